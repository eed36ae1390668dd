"""The steps of a game as numbers: what is played now lies on top of the stack, what it interrupted below."""

from typing import Final

from wartable.core.rules.numbers import names

OVER: Final = 0
# The turn and its activations.
NEXT_CHIT: Final = 1
STACKING: Final = 2
EXCESS: Final = 3
ADVANCE: Final = 4
CHOOSING: Final = 5
DISCARDING: Final = 6
ORDERS: Final = 7
ZONE_OPEN: Final = 8
ACTIVATION_END: Final = 9
# Windows.
OPTION_WINDOW: Final = 10
BOMBARD_WINDOW: Final = 11
MINE_WINDOW: Final = 12
END_WINDOW: Final = 13
# Combat and siege.
VOLLEY: Final = 14
LOSSES: Final = 15
CHECKS: Final = 16
REPLACEMENT: Final = 17
VERDICT: Final = 18
GARRISON: Final = 19
BEATEN: Final = 20
AFTERMATH: Final = 21
GUNFIRE: Final = 22
SIEGE_WORK: Final = 23
UNDER_FIRE: Final = 24
# Cards and what they ask.
CARD_IN_PLAY: Final = 25
ARRIVAL: Final = 26
REFORMING: Final = 27
WALL_SIDE: Final = 28
NAMING: Final = 29
UNREST: Final = 30
CARD_LINE: Final = 31
SHIPPING: Final = 32
SPYING: Final = 33
MARKSMAN: Final = 34
BRIDGING: Final = 35
# The Advanced game.
CALLING: Final = 36
GOING_ON: Final = 37
RAIDING: Final = 38
ENTRY: Final = 39
INCURSION: Final = 40
CONVERSION: Final = 41
GROUP_DICE: Final = 42
SEA_SUPPLY: Final = 43
CUP: Final = 44

STEP_IDS: Final[list[str]] = names(__name__)

ALLOTMENTS: Final = (LOSSES, EXCESS, UNREST)  # a side says which of its units is hit or goes
