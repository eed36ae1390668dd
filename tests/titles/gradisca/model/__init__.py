"""A second reading of La Guerra di Gradisca, written from the rule text and the ledger alone: plain, and not fast.

`content` reads the data, `state` holds the position, the other modules are the rules by chapter, and `game.Model` asks
one question at a time. A question lists its answers in the words of the notation, one click an answer.
"""
