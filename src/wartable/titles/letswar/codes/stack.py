"""The steps of the game as numbers, in the order of the rulebook."""

from typing import Final

from wartable.core.rules.numbers import names

GAME_OVER: Final = 0
PRELUDE_EQUIP: Final = 1
TURN_START: Final = 2
TURN_MAIN: Final = 3
TURN_DISCARD: Final = 4
TURN_END: Final = 5
OFFENSIVE_CLOSE: Final = 6
EVENT_DRAW: Final = 7
ROTATE: Final = 8
EXITS: Final = 9
OFFENSIVE_BEGINS: Final = 10
SETTLE_ATTACK: Final = 11
SETTLE_SPY: Final = 12
SPY_INSPECT: Final = 13
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

# The rest of a turn that stands at its actions; and all steps at which nothing is open, so that a hand may write them.
TURN: Final = [TURN_END, TURN_DISCARD, TURN_MAIN]
QUIET: Final = [PRELUDE_EQUIP, TURN_START, *TURN]
# Those that go with the seat beside them when it falls, and those that ask several seats at once.
OWN: Final = [PRELUDE_EQUIP, TURN_MAIN, TURN_DISCARD, SPY_INSPECT, DROP_HAND]
SEALED: Final = [WINDOW_ATTACK, *range(CHOOSE_UNIT, CHOOSE_COUNTER + 1), PLEDGING, OFFERING, DUEL,
                 WINDOW_SPY, WINDOW_CARD, WINDOW_EVENT]  # fmt: skip
