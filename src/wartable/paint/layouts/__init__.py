"""Where things lie: one layout a module, or a few that bear its name.

A scene names the one that it is painted in.
"""

from __future__ import annotations

from typing import Final, Protocol

from wartable.core.scene import Scene, TableLayout
from wartable.paint.layouts import round as round_layout
from wartable.paint.parts import Cloth
from wartable.paint.svg import Brush


class Paint(Protocol):
    """What the module of a layout offers under the name `paint`."""

    def __call__(self, brush: Brush, scene: Scene, size: tuple[float, float]) -> Cloth: ...


CLOTHS: Final[dict[TableLayout, Paint]] = {"round": round_layout.paint}
"""The layouts that are drawn on a cloth. The others are boxes, which the browser lays out."""


def layout_of(scene: Scene) -> TableLayout:
    """Return the layout of a scene: the one that it names, else the one that its things ask for.

    >>> layout_of(Scene("Chess")), layout_of(Scene("Chess", layout="map"))
    ('round', 'map')
    """
    mats = any(seat.mat is not None for seat in scene.seats)
    return scene.layout or ("desk" if scene.papers else "map" if scene.boards else "mats" if mats else "round")


def paint(brush: Brush, scene: Scene, size: tuple[float, float]) -> Cloth:
    """Paint a scene's cloth in its layout and in the brush's form of it: wide, middle or narrow."""
    return CLOTHS[layout_of(scene)](brush, scene, size)
