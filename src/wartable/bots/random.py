"""The random player: any legal answer, each equally likely."""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State


def choose(state: State, seat: i64, chance: Chance) -> i64:
    """Return one of the seat's legal codes."""
    legal = state.legal(seat)
    return legal[chance.below(len(legal))]
