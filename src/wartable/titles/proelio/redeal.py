"""Redeal: a position that a viewer cannot tell from the true one."""

from mypy_extensions import i64

from wartable.core.chance import Chance
from wartable.titles.proelio.position import Position


def redeal(p: Position, viewer: i64, chance: Chance) -> None:
    raise NotImplementedError
