"""Frames: cards that are being resolved, nine ints each; every one has a RESOLVE step on the stack."""

from typing import Final

# Its next effect and the end of its effects, who played it, what it names, how far the effect has come, what it is part
# of, and which of its parts an answer has stopped.
FRAME: Final = 9
EFFECT: Final = 0
LAST: Final = 1
ACTOR: Final = 2
TARGET: Final = 3
UNIT: Final = 4
TARGET_UNIT: Final = 5
PHASE: Final = 6
HOW: Final = 7
STOPPED: Final = 8

# What a frame is part of.
PLAYED: Final = 0
EVENT: Final = 1
ANSWER: Final = 2
COUNTER_ATTACK: Final = 3

# What an answer can stop, beside the triggers: a demand that was paid.
PAID: Final = 16
