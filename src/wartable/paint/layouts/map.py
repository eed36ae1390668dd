"""The map layout: a board fills the stage.

Below it seats, hand, piles, trays and tracks as boxes laid out by CSS.
"""

from __future__ import annotations

from html import escape
from typing import Final

from wartable.core.scene import Scene
from wartable.paint import icons
from wartable.paint.draw import boards, fights, furniture, shelf
from wartable.paint.geometry import Box, ribbon_width
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, el
from wartable.paint.texts import word

CARD: Final = {"wide": 104.0, "middle": 84.0, "narrow": 92.0}
DECK: Final = {"wide": 62.0, "middle": 48.0, "narrow": 48.0}
SMALL: Final = 36.0
"""Widths of a card in the hand, on a pile, and before another seat."""
_ICONS: Final = {
    "prompt": icons.ORDERS,
    "fight": icons.FIGHT,
    "cards": icons.CARDS,
    "state": icons.STATE,
    "log": icons.LOG,
}


def _foot(brush: Brush, parts: Parts, scene: Scene) -> None:
    """Paint what lies below the board, each box a part of its own."""
    seats = "".join(shelf.plate(brush, seat, SMALL, own=i == 0) for i, seat in enumerate(scene.seats))
    parts.add("foot", "seats", el("div", seats, class_="wt-seats") if seats else "")
    held = scene.seats[0].hand if scene.seats else ()
    if held:
        cards = "".join(shelf.card(brush, one, CARD[brush.layout]) for one in held)
        label = word(scene.lang, "hand")
        parts.add("foot", "hand", el("div", cards, class_="wt-hand", role="group", aria_label=label))
    if scene.piles:
        heaps = "".join(shelf.pile(brush, heap, DECK[brush.layout]) for heap in scene.piles)
        parts.add("foot", "piles", el("div", heaps, class_="wt-piles"))
    if scene.tracks or scene.trays:
        # It may scroll, so the keyboard comes to it.
        label = word(scene.lang, "pane-state")
        box = el("div", class_="wt-state", data_parts="state", role="group", tabindex=0, aria_label=label)
        parts.add("foot", "state", box)
        for track in scene.tracks:
            parts.add("state", f"track.{track.id}", shelf.track(brush, track))
        for tray in scene.trays:
            parts.add("state", f"tray.{tray.id}", shelf.shelf(brush, tray, DECK[brush.layout]))


def _panes(brush: Brush, scene: Scene) -> str:
    """Paint the tabs of a phone: what is not the board shares the other half of the screen."""
    shown = ["prompt", *(["fight"] if scene.fight is not None else ())]
    shown += ["cards"] if scene.seats and scene.seats[0].hand else []
    shown += ["state", "log"]
    tabs = "".join(
        el("button", _ICONS[name], escape(word(scene.lang, f"pane-{name}")), type="button", data_pane=name)
        for name in shown
    )
    return el("nav", tabs, class_="wt-panes", aria_label=word(scene.lang, "panes"))


def paint(brush: Brush, found: Parts, scene: Scene, size: tuple[float, float], url: str = "") -> None:
    """Paint the table with its boards, what lies below them, and on a phone the tabs."""
    label = word(scene.lang, "table")
    found.add("frame", "table", el("div", class_="wt-table", data_parts="desk", role="group", aria_label=label))
    for state in scene.ribbons:
        box = Box(2, 2, min(max(ribbon_width(state.text), 240), size[0] - 30), 32)
        drawn = shelf.drawing(furniture.ribbon(brush, state, box, 15), box.w + 4, 38)
        found.add("desk", f"ribbon.{state.id}", el("div", drawn, class_="wt-row"))
    if scene.boards:
        found.add("desk", "boards", el("div", class_="wt-boards", data_parts="boards"))
        for board in scene.boards:
            boards.paint(brush, found, "boards", board, url)
    found.add("desk", "foot", el("div", class_="wt-foot", data_parts="foot"))
    _foot(brush, found, scene)
    if scene.fight is not None:
        found.add("frame", "fight", fights.fight(brush, scene.fight))
    if brush.layout == "narrow":
        found.add("frame", "panes", _panes(brush, scene))
