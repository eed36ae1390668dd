"""The campaign a second time: the whole war in plain words, written from the rule text and the ledger.

Units are dicts of words by place (`3.2`, `3.hq`), every part of the war is a story: a generator that asks sides
(`Question`) and gets the picks of their answers. What chance gives comes from a callback. Slow, and meant to be read
beside the rulebook. It shares no code with the rules of the title; of core it takes the generator that expands the two
numbers of a resolved battle.

`game` is the door; `content` has the catalogues, `state` sides and units, `questions` the notation, `reckoning` every
sum, `resolver` the program's battle, `sight` who may know what, and `rules` the war itself.
"""
