"""The rest of a turn: its steps as numbers, and each with its seat packed into an entry of the stack."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.numbers import names

# Some ask the seat in their entry; the others run by themselves.
GAME_OVER: Final = 0
TURN_START: Final = 1
EXCESS: Final = 2
DEFENCE_GATE: Final = 3
DEPLOY: Final = 4
SACRIFICE: Final = 5
LOOT: Final = 6
CLEAN_UP: Final = 7
DEFEAT_CHECK: Final = 8
PAY_PENALTY: Final = 9
ACTION: Final = 10
TURN_END: Final = 11

STEP_IDS: Final[list[str]] = names(__name__)

# Steps lie upon each other in this order alone, each once at most: so deep does a turn grow and no deeper. A turn is at
# its start, or its end lies below all that is left of it; what is asked in the Defence phase is asked at once.
BEGIN: Final = [TURN_START, TURN_END]
AT_ONCE: Final = [DEPLOY, SACRIFICE, LOOT, PAY_PENALTY]
ORDER: Final[list[i64]] = [*BEGIN, ACTION, DEFENCE_GATE, DEFEAT_CHECK, CLEAN_UP, EXCESS, *AT_ONCE]
PHASES: Final = {"hand": [EXCESS], "defence": AT_ONCE, "action": [ACTION]}  # what each part of a turn asks

BITS: Final = 7  # of an entry
DEEPEST: Final = 8  # entries that a turn needs at most


def entry(step: i64, seat: i64) -> i64:
    """Return a step with its seat.

    >>> step_of(entry(LOOT, 5)) == LOOT, seat_of(entry(LOOT, 5))
    (True, 5)
    """
    return step * 8 + seat


def later(step: i64) -> list[i64]:
    """Return what the active House plays after a step that a turn stands at, the last first.

    >>> [STEP_IDS[after] for after in later(LOOT)]
    ['turn_end', 'action', 'defence_gate', 'defeat_check', 'clean_up']
    >>> [STEP_IDS[after] for after in later(DEPLOY)]
    ['turn_end', 'action', 'defence_gate']
    """
    at = ORDER.index(step)
    if at >= ORDER.index(EXCESS):
        # Only where an attack is being resolved there is something to judge and to put away.
        at = ORDER.index(EXCESS if step == SACRIFICE or step == LOOT else DEFEAT_CHECK)
    return ORDER[1:at]


def step_of(stack: i64) -> i64:
    """Return the step of an entry, or of the lowest one of a stack."""
    return (stack >> 3) & 15


def seat_of(stack: i64) -> i64:
    """Return the seat of an entry, or of the lowest one of a stack."""
    return stack & 7
