"""Numbers that the rulebook itself names: Nations, levels, prices, and which units reach which."""

from typing import Final

from mypy_extensions import i64

# The kinds of unit that each kind may attack, a bit each (LW-CBT-08 to 13).
REACH: Final[list[i64]] = [0b00111, 0b00111, 0b00111, 0b01111, 0b10000]
# How many units a set has.
SIZE: Final[list[i64]] = [bin(units).count("1") for units in range(32)]
# Which units a set has, ascending.
UNITS_OF: Final[list[list[i64]]] = [[unit for unit in range(5) if units >> unit & 1 == 1] for units in range(32)]

NATION_IDS: Final[list[str]] = [
    "france", "great_britain", "russia", "germany", "austria_hungary", "ottoman", "italy",
]  # fmt: skip
ITALY: Final = 6
FIRST_CENTRAL: Final = 3

# Homefront (LW-RULING-40).
REVOLUTION: Final = 0
UNREST: Final = 1
HAPPY: Final = 4
LEVEL_IDS: Final[list[str]] = ["revolution", "unrest", "dissatisfied", "content", "happy"]

# After the last offensive of the calendar comes this one again (LW-CAL-05).
AFTER_LAST: Final = 10

# Prices in hundreds, and cards (LW-MONEY-05, LW-SPY-11, LW-P3-03, LW-HF-06, LW-SETUP-23, LW-SETUP-24, LW-AUC-01).
NATION_PRICE: Final = 10
SUBVERT_PRICE: Final = 5
LONE_HELP: Final = 2
TAX_CARDS: Final = 3
CONFLICT_DEALT: Final = 5
NATION_DEALT: Final = 2
AUCTION_CARDS: Final = 3

# Where a Territory card is, if it does not lie before a seat.
OUT_OF_GAME: Final = -2
IN_DECK: Final = -1

# Entries tell a card that leaves a board as this + its kind: from a hand it would look alike.
LAID: Final = 1000

# What is being answered or resolved.
NO_ACT: Final = 0
ATTACK_ACT: Final = 1
SPY_ACT: Final = 2
CARD_ACT: Final = 3
EVENT_ACT: Final = 4

# Flags of an attack.
BY_CARD: Final = 1  # LW-CBT-24
NO_MISS: Final = 2  # LW-RULING-30
NO_COMPARISON: Final = 4  # LW-RULING-34
COUNTER: Final = 8  # LW-RULING-98
LAID_BOOM: Final = 16

# Vocabularies of chance, beside 0 for cards.
GATE: Final = 1
EVENTS: Final = 2
CHARACTERS: Final = 3
ARMISTICE_GATE: Final = 4
SIDES: Final = 5
