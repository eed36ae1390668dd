"""The steps of the game as numbers, in the order of the rulebook."""

from typing import Final

from wartable.core.rules.numbers import names

GAME_OVER: Final = 0
PRELUDE: Final = 1
TURN_START: Final = 2
TURN_MAIN: Final = 3
TURN_DISCARD: Final = 4
TURN_END: Final = 5
OFFENSIVE_CLOSE: Final = 6
EVENT: Final = 7
ROTATE: Final = 8
EXITS: Final = 9
OFFENSIVE_BEGINS: Final = 10
SETTLE_ATTACK: Final = 11
SETTLE_SPY: Final = 12
INSPECT: Final = 13
WINDOW_ATTACK: Final = 14
RESOLVE: Final = 15
CHOOSE_UNIT: Final = 16
CHOOSE_CARDS: Final = 17
CHOOSE_TAKEN: Final = 18
CHOOSE_STOCK: Final = 19
CHOOSE_REVIVED: Final = 20
CHOOSE_COUNTER: Final = 21
ENTRY: Final = 22
PLEDGING: Final = 23
OFFERING: Final = 24
TIE: Final = 25
DROP_HAND: Final = 26
DUEL: Final = 27
COMPARISON: Final = 28
WINDOW_SPY: Final = 29
WINDOW_CARD: Final = 30
WINDOW_EVENT: Final = 31

STEP_IDS: Final[list[str]] = names(__name__)
