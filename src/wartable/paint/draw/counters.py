"""Counters, stacks and boards: a live layer of zones over a ground that never changes."""

from __future__ import annotations

from typing import Final

from wartable.core.scene import Board, Piece, Stack, Zone
from wartable.paint.art import ground_hash
from wartable.paint.geometry import Box
from wartable.paint.parts import Parts
from wartable.paint.svg import _REFERENCE, Brush, el, move, num, tincture, words

SIDE: Final = 54.0
_INK: Final = "var(--sable)"
_DARK: Final = frozenset(("gules", "azure", "vert", "purpure", "sable"))
_MOST: Final = 4


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


def face(brush: Brush, counter: Piece, side: float) -> str:
    """Paint a counter around the origin."""
    half = side / 2
    ink = "var(--argent)" if counter.ground in _DARK else _INK
    path = _outline(counter.shape, side)
    parts = [el("path", d=path, fill=tincture(counter.ground), stroke=_INK, stroke_width=1.6)]
    left = -half
    if counter.band and counter.shape == "square":
        left += side * 0.2
        parts.append(
            el(
                "path",
                d=f"M{num(left)},{num(-half)} H{num(5 - half)} a5,5 0 0 0 -5,5 V{num(half - 5)} a5,5 0 0 0 5,5"
                f" H{num(left)} Z",
                fill=tincture(counter.band),
                stroke=_INK,
                stroke_width=1,
            )
        )
        letters = "var(--argent)" if counter.band in _DARK else _INK
        parts.append(
            el("g", words(counter.letters, 0, 0, 12.5, "b", "middle", letters), transform=move(left - 3.2, 0, -90))
        )
    middle = (left + half) / 2
    sign = side * (0.62 if counter.value else 0.74)
    parts.append(
        el(
            "g",
            brush.use(counter.sign, middle - sign / 2, -half + side * (0.04 if counter.value else 0.13), sign, sign),
            color=ink,
            opacity=0.55 if counter.worn else None,
        )
    )
    if counter.value:
        parts.append(words(counter.value, left + side * 0.08, half - side * 0.09, side * 0.36, "b", fill=ink))
    if counter.note:
        parts.append(words(counter.note, half - side * 0.08, half - side * 0.1, 12.5, "b", "end", ink))
    if counter.worn:
        parts.append(el("path", d=path, fill="none", stroke="var(--or)", stroke_width=2.4, stroke_dasharray="5 4"))
        parts.append(
            el(
                "path",
                d=f"M{num(half - side * 0.34)},{num(-half)} H{num(half)} V{num(-half + side * 0.34)} Z",
                fill="var(--or)",
                stroke=_INK,
                stroke_width=1,
            )
        )
        parts.append(words("!", half - side * 0.1, -half + side * 0.22, 12.5, "b", "middle", _INK))
    parts.append(
        el("path", d=_outline(counter.shape, side + 7), class_="wt-halo chosen" if counter.chosen else "wt-halo")
    )
    return "".join(parts)


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


def stack_width(pile: Stack, side: float = SIDE) -> float:
    """Return the room of a stack.

    >>> stack_width(Stack("s", "", (Piece("a", ""), Piece("b", ""))))
    60.0
    """
    shown = min(len(pile.pieces), _MOST)
    return shown * (side + 6) - 6 if pile.spread else side + 6.0 * max(shown - 1, 0)


def stack(brush: Brush, pile: Stack, x: float, y: float, side: float = SIDE) -> str:
    """Paint a stack whose top counter is at x, y; spread, its counters stand side by side, three in a row."""
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
            depth = min(i, _MOST - 1)
            shown.append(piece(brush, pile.pieces[i], x + 6 * depth, y + 6 * depth, side))
        if len(pile.pieces) > 1:
            shown.append(
                el(
                    "circle",
                    cx=x + side / 2,
                    cy=y + side / 2,
                    r=11,
                    fill=_INK,
                    stroke="var(--argent)",
                    stroke_width=1.2,
                )
            )
            shown.append(
                words(str(len(pile.pieces)), x + side / 2, y + side / 2 + 4.6, 13, "b", "middle", "var(--argent)")
            )
    return brush.thing(pile.id, pile.label, *shown, kind="stack")


def lone(brush: Brush, thing: Piece | Stack, x: float, y: float) -> str:
    """Paint a counter or a stack off the board."""
    return piece(brush, thing, x, y) if isinstance(thing, Piece) else stack(brush, thing, x, y)


def _ring(zone: Zone) -> str:
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in zone.outline) + " Z"


def _light(brush: Brush, zone: Zone, unit: float) -> str:
    """Paint light along the inside of the zone's border; never a fill. Gold needs its black line."""
    path = _ring(zone)
    if zone.id in brush.codes:
        layers = [("var(--or)", 34, 0.34), ("var(--or)", 12, 1.0), ("#000", 3, 1.0)]
    elif zone.id in brush.refused:
        layers = [("var(--miss)", 20, 0.3), ("var(--miss)", 5, 1.0)]
    else:
        return ""
    clip = brush.name(f"clip-{zone.id}")
    lines = "".join(
        el(
            "path",
            d=path,
            fill="none",
            stroke=colour,
            stroke_width=weight * unit,
            opacity=None if opacity == 1 else opacity,
            stroke_dasharray=f"{num(8 * unit)} {num(6 * unit)}" if zone.id in brush.refused and weight == 5 else None,
        )
        for colour, weight, opacity in layers
    )
    return el("clipPath", el("path", d=path), id=clip) + el("g", lines, clip_path=f"url(#{clip})")


def _zone(brush: Brush, zone: Zone, unit: float) -> str:
    """Paint a zone: its light, its name, its stacks; counters keep their size on the screen."""
    side = SIDE * unit
    x, y = zone.at
    parts = [el("path", d=_ring(zone), class_="wt-zone-hit"), _light(brush, zone, unit)]
    size = 17 * unit
    parts.append(el("g", words(zone.name, x, y - side * 0.72, size, "z", "middle", "var(--place)"), class_="wt-place"))
    widths = [stack_width(pile) * unit + 12 * unit for pile in zone.stacks]
    left = x - sum(widths) / 2
    for pile, wide in zip(zone.stacks, widths, strict=True):
        at = move(left + wide / 2 - (0 if pile.spread else 3 * unit * min(len(pile.pieces) - 1, 3)), y, 0, unit)
        parts.append(el("g", stack(brush, pile, 0, 0), transform=at))
        left += wide
    if zone.note:
        deep = max([min(len(pile.pieces), _MOST) - 1 for pile in zone.stacks if not pile.spread] + [0]) * 6 * unit
        base = y + side * 0.5 + deep + 20 * unit
        parts.append(el("g", words(zone.note, x, base, 13 * unit, "b", "middle", "var(--place)"), class_="wt-place"))
    label = ", ".join([zone.name, *(pile.label for pile in zone.stacks), *([zone.note] if zone.note else [])])
    return brush.thing(zone.id, label, *parts, kind="zone")


def board(brush: Brush, parts: Parts, sheet: Board, box: Box, ground_url: str = "") -> None:
    """Paint a board scaled into its box, each zone a part of its own.

    With `ground_url` the ground is fetched by its hash, else drawn in place.
    """
    ground = brush.art.grounds.get(sheet.ground)
    view = ground.box if ground is not None else f"0 0 {num(box.w)} {num(box.h)}"
    left, top, across, down = (float(part) for part in view.split())
    scale = min(box.w / across, box.h / down)
    unit = 1 / scale
    under = ""
    if ground is not None and ground_url:
        under = el("image", href=f"{ground_url}{ground_hash(ground)}.svg", x=left, y=top, width=across, height=down)
    elif ground is not None:
        under = el("g", _REFERENCE.sub(rf"\g<1>{brush.prefix}-", ground.markup), aria_hidden="true")
    live = f"board.{sheet.id}"
    inner = el("svg", under, el("g", data_parts=live), x=box.x, y=box.y, width=box.w, height=box.h, viewBox=view)
    parts.add("cloth", live, brush.thing(sheet.id, sheet.name, inner, kind="board"))
    for zone in sheet.zones:
        parts.add(live, zone.id, _zone(brush, zone, unit))
