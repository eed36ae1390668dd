"""Counters and stacks: units, commanders, orders, and the tokens of stacks."""

from __future__ import annotations

from typing import Final

from wartable.core.scene import Piece, Stack, Token
from wartable.paint.art import MOST_KEPT
from wartable.paint.measure import width
from wartable.paint.svg import Brush, el, move, num, tincture, words

SIDE: Final = 54.0
UNIT: Final = 60.0
"""The side of a counter in the units that it is drawn in."""
_INK: Final = "var(--sable)"
_DARK: Final = frozenset(("gules", "azure", "vert", "purpure", "sable"))
_MOST: Final = 3
_NARROWEST: Final = 0.72  # of the width of letters, below which a name is no longer well read
_HALF: Final = UNIT / 2


def ink_on(brush: Brush, name: str) -> str:
    """Return the ink that reads on a tincture: the title's own `on-<tincture>`, else light on dark ones."""
    if f"on-{name}" in brush.art.colours:
        return tincture(f"on-{name}")
    return "var(--argent)" if name in _DARK else _INK


def _outline(shape: str, side: float) -> str:
    half = side / 2
    if shape == "round":
        arc = f"a{num(half)},{num(half)} 0 1 0"
        return f"M{num(-half)},0 {arc} {num(side)},0 {arc} {num(-side)},0 Z"
    if shape == "hex":
        slope = half * 0.52
        return (
            f"M0,{num(-half)} L{num(half * 0.87)},{num(-slope)} V{num(slope)} L0,{num(half)} "
            f"L{num(-half * 0.87)},{num(slope)} V{num(-slope)} Z"
        )
    return (
        f"M{num(-half + 5)},{num(-half)} H{num(half - 5)} a5,5 0 0 1 5,5 V{num(half - 5)} a5,5 0 0 1 -5,5 "
        f"H{num(-half + 5)} a5,5 0 0 1 -5,-5 V{num(-half + 5)} a5,5 0 0 1 5,-5 Z"
    )


def _fitted(text: str, x: float, y: float, size: float, room: float, fill: str) -> str:
    """Paint one line in the middle of a room, as large as it may be; long names are narrowed before they shrink."""
    need = width(text, size, bold=True)
    if need <= room:
        return words(text, x, y, size, "b", "middle", fill)
    narrow = max(room / need, _NARROWEST)
    line = words(text, 0, 0, size * room / need / narrow, "b", "middle", fill)
    return el("g", line, transform=f"translate({num(x)} {num(y)}) scale({num(narrow)} 1)")


def _disc(text: str, x: float, y: float, radius: float = 9.5) -> str:
    ring = el("circle", cx=x, cy=y, r=radius, fill=_INK, stroke="var(--argent)", stroke_width=1.4)
    return ring + words(text, x, y + 5, 14, "b", "middle", "var(--argent)")


def _square(brush: Brush, counter: Piece) -> str:
    """Paint stripe, picture and value of a unit."""
    ink, left, parts = ink_on(brush, counter.ground), -_HALF, []
    if counter.band:
        left += 12.0
        shape = f"M{num(left)},-30 H-25 a5,5 0 0 0 -5,5 V25 a5,5 0 0 0 5,5 H{num(left)} Z"
        parts.append(el("path", d=shape, fill=tincture(counter.band)))
        parts.append(el("path", d=f"M{num(left)},-30 V30", stroke="var(--argent)", stroke_width=1.2))
        letters = words(counter.letters, 0, 0, 11, "b", "middle", ink_on(brush, counter.band))
        parts.append(el("g", letters, transform=move(left - 2.6, 0, -90)))
    middle, sign = (left + _HALF) / 2, 38.0 if counter.value else 46.0
    if counter.corner:  # its letters stand over the picture, which gives way
        middle, sign = middle - 4.0, 31.0
    lean = "rotate(-12)" if counter.worn else None
    drawn = brush.use(counter.sign, -sign / 2, -sign / 2, sign, sign)
    place = move(middle, (-3.0 if counter.corner else -7.0) if counter.value else 0.0)
    faded = 0.6 if counter.worn else None
    parts.append(el("g", el("g", drawn, transform=lean), transform=place, color=ink, opacity=faded))
    if counter.value:
        parts.append(words(counter.value, left + 3.5, 26, 21, "b", fill=ink))
    if counter.note:
        parts.append(words(counter.note, 27, 26, 14, "b", "end", ink))
    if counter.corner:
        parts.append(words(counter.corner, 28, -19, 11, "b", "end", ink))
    return "".join(parts)


def _round(brush: Brush, counter: Piece) -> str:
    """Paint ring, bust, ribbon and disc of a commander."""
    parts = []
    if counter.band:
        parts.append(el("circle", r=26.5, fill="none", stroke=tincture(counter.band), stroke_width=5))
        parts.append(el("circle", r=24, fill="none", stroke=_INK, stroke_width=0.8))
    drawn = brush.use(counter.sign, -23, -25, 46, 50)
    parts.append(el("g", drawn, color=ink_on(brush, counter.ground)))
    if counter.name:
        shape = "M-31,12 H31 L27.5,19 L31,26 H-31 L-27.5,19 Z"
        parts.append(el("path", d=shape, fill="var(--argent)", stroke=_INK, stroke_width=1.2))
        parts.append(_fitted(counter.name, 0, 23.2, 12, 54, _INK))
    if counter.value:
        parts.append(_disc(counter.value, 21, -21))
    return "".join(parts)


def _hex(brush: Brush, counter: Piece) -> str:
    """Paint sign and band of an order, with its name on the band."""
    ink = ink_on(brush, counter.ground)
    sign = brush.use(counter.sign, -11, -27, 22, 20)
    parts = [el("g", sign, color=ink)]
    if counter.band:
        parts.append(
            el("path", d="M-26.1,-7 H26.1 V8 H-26.1 Z", fill=tincture(counter.band), stroke=_INK, stroke_width=1)
        )
    name = counter.name or counter.letters
    if name:
        fill = ink_on(brush, counter.band) if counter.band else ink
        parts.append(_fitted(name, 0, 4.6, 12.5, 48, fill))
    if counter.value:
        parts.append(words(counter.value, 0, 24, 14, "b", "middle", ink))
    return "".join(parts)


def _worn(counter: Piece) -> str:
    rim = el(
        "path", d=_outline(counter.shape, 57), fill="none", stroke="var(--or)", stroke_width=3, stroke_dasharray="6 4"
    )
    if counter.shape != "square":
        return rim
    corner = el("path", d="M8,-30 H25 a5,5 0 0 1 5,5 V-8 Z", fill="var(--or)", stroke=_INK, stroke_width=1)
    return rim + corner + words("!", 23.5, -14, 14, "b", "middle", _INK)


_BODIES: Final = {"square": _square, "round": _round, "hex": _hex}


def printed(brush: Brush, counter: Piece) -> str:
    """Paint what is printed on a counter, in its own units around the origin."""
    path = _outline(counter.shape, UNIT)
    parts = [
        el("path", d=path, fill=tincture(counter.ground), stroke=_INK, stroke_width=1.6),
        _BODIES[counter.shape](brush, counter),
    ]
    if counter.worn:
        parts.append(_worn(counter))
    for i, sign in enumerate(counter.marks):
        parts.append(brush.use(sign, 16 - 17 * i, -36, 19, 19))
    return "".join(parts)


def picture(brush: Brush, counter: Piece) -> str:
    """Paint a counter as a picture of its own, defined once for all that look alike; one that was painted is kept."""
    kept = brush.art.kept
    key = (
        brush.prefix, counter.shape, counter.sign, counter.ground, counter.band, counter.letters, counter.value,
        counter.note, counter.worn, counter.name, counter.corner, counter.marks,
    )  # fmt: skip
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        inner = Brush(brush.art, brush.prefix, brush.layout, brush.rules_url)
        drawn = inner.print(el("g", printed(inner, counter), transform=move(_HALF, _HALF)), UNIT, UNIT, fills=True)
        shown = el("svg", drawn)
        kept[key] = shown, inner.used, inner.printed
    markup: str
    markup, used, prints = kept[key]
    brush.used.update(used)
    brush.printed.update(prints)
    return markup


def face(brush: Brush, counter: Piece, side: float) -> str:
    """Paint a counter around the origin, with the outline that shows what can be picked."""
    drawn = el("g", printed(brush, counter), transform=f"scale({num(side / UNIT)})", data_print=True)
    return drawn + el(
        "path", d=_outline(counter.shape, side + 7), class_="wt-halo chosen" if counter.chosen else "wt-halo"
    )


def piece(brush: Brush, counter: Piece, x: float, y: float, side: float = SIDE) -> str:
    """Paint a counter whose middle is at x, y."""
    shade = None if brush.flat else brush.link("lying")
    return brush.thing(
        counter.id,
        counter.label,
        face(brush, counter, side),
        kind="piece",
        transform=move(x, y),
        filter=shade,
        data_print=True,
    )


def token(brush: Brush, one: Token) -> str:
    """Paint a token around the origin, some 40 units wide: a shield or a gabled block, its number, disc and mark."""
    ink = ink_on(brush, one.ground)
    shape = (
        "M-19,-22 H19 V2 C19,14 8,20 0,24 C-8,20 -19,14 -19,2 Z"
        if one.shape == "shield"
        else "M-18,22 V-14 L0,-24 L18,-14 V22 Z"
    )
    parts = [
        el("path", d=shape, fill=tincture(one.ground), stroke=_INK, stroke_width=2.2),
        words(one.value, 0, 10, 24, "b", "middle", ink),
    ]
    if one.disc:
        parts.append(_disc(one.disc, 17, -20, 9))
    if one.mark:
        parts.append(_disc(one.mark, -17, 17, 8))
    return "".join(parts)


def stack_width(pile: Stack, side: float = SIDE) -> float:
    """Return the room of a stack.

    >>> stack_width(Stack("s", "", (Piece("a", ""), Piece("b", ""))))
    60.0
    """
    shown = min(len(pile.pieces), _MOST)
    return shown * (side + 6) - 6 if pile.spread else side + 6.0 * max(shown - 1, 0)


def depth(index: int) -> int:
    """Return how deep a piece lies in a closed stack: at most three show.

    >>> [depth(i) for i in range(5)]
    [0, 1, 2, 2, 2]
    """
    return min(index, _MOST - 1)


def fan(count: int) -> tuple[int, int]:
    """Return the columns and rows that pieces fan out in: two or three columns, more for a crowd.

    >>> fan(1), fan(2), fan(4), fan(6), fan(12)
    ((1, 1), (2, 1), (2, 2), (3, 2), (4, 3))
    """
    across = count if count < 3 else 2 if count == 4 else 3 if count <= 9 else 4
    return across, -(-count // across) if count else 0


def stack(brush: Brush, pile: Stack, x: float, y: float, side: float = SIDE) -> str:
    """Paint a stack off the board whose top counter is at x, y; spread, its counters stand side by side."""
    shown: list[str] = []
    if pile.spread:
        across = min(3, len(pile.pieces))
        for i, counter in enumerate(pile.pieces):
            column, row = i % across, i // across
            shown.append(
                piece(brush, counter, x + (column - (across - 1) / 2) * (side + 6), y + row * (side + 6), side)
            )
    else:
        for i in range(len(pile.pieces) - 1, -1, -1):
            shown.append(piece(brush, pile.pieces[i], x + 6 * depth(i), y + 6 * depth(i), side))
        if len(pile.pieces) > 1:
            edge = side / 2
            shown.append(el("g", _disc(str(len(pile.pieces)), 0, 0, 11), transform=move(x + edge, y + edge)))
    if pile.leader is not None:
        shown.append(piece(brush, pile.leader, x - side * 0.4, y - side * 0.4, side * 0.8))
    return brush.thing(pile.id, pile.label, *shown, kind="stack")


def lone(brush: Brush, thing: Piece | Stack, x: float, y: float) -> str:
    """Paint a counter or a stack off the board."""
    return piece(brush, thing, x, y) if isinstance(thing, Piece) else stack(brush, thing, x, y)
