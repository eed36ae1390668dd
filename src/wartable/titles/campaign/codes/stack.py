"""The steps of a campaign as numbers."""

from typing import Final

from wartable.core.rules.numbers import names

OVER: Final = 0
NATION: Final = 1
LISTS: Final = 2
DISBAND: Final = 3
PREPARE: Final = 4
MEANS: Final = 5
OBJECTIVE: Final = 6
ANSWER: Final = 7
BATTLE: Final = 8
DICE: Final = 9
CHECK_DICE: Final = 10
RESULT: Final = 11
CONFIRM: Final = 12
RESOLVE: Final = 13
AFTERMATH: Final = 14
SETTLEMENT: Final = 15

STEP_IDS: Final[list[str]] = names(__name__)
