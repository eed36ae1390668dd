"""Let's War a second time: the whole game in plain words, written from the rule texts and the ledger.

Cards are names in lists, effects are dicts as they stand in the content, and every part of the game is a story: a
generator that asks seats (`Question`) and gets their lines. What chance gives comes from a callback, pile by pile.
Slow, and meant to be read beside the rulebook. It shares no code with the rules of the title.

`game` is the door; `content` has the cards, `state` zones and sides, `cards` drawing and discarding, `values` every
number, `questions` the notation, and `rules` the game itself.
"""
