"""A thing opened large: a card, a fanned pile, a stack's counters, in words too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import Final

from wartable.core.scene import Card, Face, Piece, Pile, Scene, Stack
from wartable.paint.draw import cards, counters
from wartable.paint.geometry import RATIO
from wartable.paint.svg import Brush, el, num

Openable = Card | Pile | Piece | Stack

WIDE: Final = 260.0  # pixels of a card that is opened alone
FANNED: Final = 120.0  # of one among many: what it does stands below it


def openable(scene: Scene) -> Iterator[Openable]:
    """Yield all things of a scene that can be opened."""
    for seat in scene.seats:
        yield from (thing for thing in (*seat.hand, *seat.front) if isinstance(thing, Openable))
        yield from (strike.card for strike in seat.strikes)
        yield from seat.mat.piles if seat.mat is not None else ()
    yield from scene.piles
    for tray in scene.trays:
        yield from tray.things
    if scene.strip is not None:
        yield from (cell for cell in scene.strip.cells if isinstance(cell, Card))
    for board in scene.boards:
        for zone in board.zones:
            yield from zone.stacks


def find(scene: Scene, ident: str) -> Openable | None:
    """Return a thing by its id, one of the counters in a stack too; None if there is no such thing to open.

    >>> find(Scene("t", piles=(Pile("d", "Deck", "Deck, 3 cards", 3),)), "d").label
    'Deck, 3 cards'
    """
    for thing in openable(scene):
        if thing.id == ident:
            return thing
        if isinstance(thing, Stack):
            for piece in thing.pieces:
                if piece.id == ident:
                    return piece
    return None


def opened(brush: Brush, thing: Openable) -> str:
    """Return a thing large, with what it is called; a pile shows the cards that are known to lie in it.

    The name stands below a single thing, and over several.
    """
    match thing:
        case Pile(cards=known) if known:
            inside = el("ul", *(_fanned(brush, face, copies) for face, copies in Counter(known).items()))
        case Pile():
            inside = _drawing(_top(brush, thing), WIDE)
        case Card(face=None) | Card(down=True):
            inside = _drawing(cards.body(brush, thing, WIDE), WIDE)
        case Card(face=Face() as face):
            inside = _drawing(cards.front(brush, face, WIDE), WIDE)
        case Stack(pieces=pieces):
            inside = el("ul", *(el("li", _counter(brush, piece), el("span", escape(piece.label))) for piece in pieces))
        case _:
            assert isinstance(thing, Piece)
            inside = _counter(brush, thing)
    name = el("figcaption", escape(thing.label))
    parts = (name, inside) if inside.startswith("<ul") else (inside, name)
    return el("figure", *parts, class_="wt-opened")


def _drawing(markup: str, wide: float) -> str:
    return el("svg", markup, viewBox="-1 -1 102 146", width=wide, height=wide * RATIO, aria_hidden="true")


def _top(brush: Brush, pile: Pile) -> str:
    """Paint what lies on top of a pile of which nothing else is known."""
    if not pile.count:
        return el("rect", width=100, height=144, rx=7, class_="wt-empty")
    return cards.reverse(brush, pile.back) if pile.face is None else cards.front(brush, pile.face, WIDE)


def _fanned(brush: Brush, face: Face, copies: int) -> str:
    times = f"{copies} × " if copies > 1 else ""
    told = el("b", escape(f"{times}{face.name}")) + (el("span", escape(face.text)) if face.text else "")
    return el("li", _drawing(cards.front(brush, face, FANNED), FANNED), told)


def _counter(brush: Brush, piece: Piece) -> str:
    side, half = counters.SIDE, counters.SIDE / 2 + 8
    view = f"{num(-half)} {num(-half)} {num(side + 16)} {num(side + 16)}"
    return el("svg", counters.face(brush, piece, side), viewBox=view, width=FANNED, height=FANNED, aria_hidden="true")
