"""Proelio's actions as numbers: verb * WIDTH + argument, where an argument is a kind of card, a seat, or NONE."""

from typing import Final

WIDTH: Final = 32
SHIFT: Final = 5  # a code shifted by it is its verb
NONE: Final = 31  # and the code masked by it its argument

DRAW: Final = 1
ATTACK: Final = 2
FORTIFY: Final = 3
PLAY: Final = 4
EXCHANGE: Final = 5
SUPPORT: Final = 6
DEPLOY: Final = 7
SACRIFICE: Final = 8
KEEP: Final = 9
LOOT: Final = 10
PAY: Final = 11
DISCARD: Final = 12
PASS: Final = 13
TARGET: Final = 14

SPACE: Final = 15 * WIDTH

VERB_IDS: Final[list[str]] = [
    "",
    "draw",
    "attack",
    "fortify",
    "play",
    "exchange",
    "support",
    "deploy",
    "sacrifice",
    "keep",
    "loot",
    "pay",
    "discard",
    "pass",
    "target",
]
