"""The furniture of a table: cloth, ribbons, ring of the turn, lines of attacks."""

from __future__ import annotations

import math
from typing import Final

from wartable.core.scene import Ribbon, Ring, Strike
from wartable.paint.draw.cards import INK, seal
from wartable.paint.geometry import Box, SeatPlan, Spot
from wartable.paint.measure import NOTE, SLACK, fit, width
from wartable.paint.svg import Brush, block, el, move, num, tincture, words

PAPER: Final = "var(--paper)"
EDGE: Final = "var(--line-2)"


def defs(brush: Brush) -> str:
    """Paint what every painting refers to: shadows, the light on the cloth, the ornament."""
    parts = [
        el(
            "filter",
            el("feDropShadow", dx=0, dy=3, stdDeviation=1.5, flood_opacity=0.42),
            id=brush.name("lying"),
            x="-20%",
            y="-20%",
            width="140%",
            height="150%",
        ),
        el(
            "filter",
            el("feDropShadow", dx=0, dy=9, stdDeviation=4, flood_opacity=0.5),
            id=brush.name("lifted"),
            x="-20%",
            y="-20%",
            width="140%",
            height="160%",
        ),
    ]
    parts.append(
        el(
            "radialGradient",
            el("stop", offset="0", stop_color="var(--cloth-lit)"),
            el("stop", offset=".62", stop_color="var(--cloth)"),
            el("stop", offset="1", stop_color="var(--cloth-edge)"),
            id=brush.name("light"),
            cx=".5",
            cy=".45",
            r=".75",
        )
    )
    if brush.art.ornament is not None:
        side = brush.art.ornament.size
        parts.append(
            el(
                "pattern",
                brush.art.ornament.markup,
                id=brush.name("ornament"),
                width=side,
                height=side,
                patternUnits="userSpaceOnUse",
            )
        )
    return el("defs", *parts)


def glow(brush: Brush, name: str) -> str:
    """Paint the light round a card in a tincture."""
    return el(
        "radialGradient",
        el("stop", offset=".45", stop_color=tincture(name), stop_opacity=0.62),
        el("stop", offset="1", stop_color=tincture(name), stop_opacity=0),
        id=brush.name(f"glow-{name}"),
    )


def cloth(brush: Brush, wide: float, high: float, ribbons: tuple[Ribbon, ...]) -> str:
    """Paint wooden rim, inlay, cloth with its ornament; a state in force colours the inlay and seals the corners."""
    inlay = tincture(ribbons[0].tincture) if ribbons else "var(--inlay)"
    rim = 14.0 if brush.layout != "narrow" else 7.0
    weight = 5.0 if ribbons else 2.0
    parts = [
        el("rect", width=wide, height=high, fill="var(--rim)"),
        el(
            "rect",
            x=rim * 0.36,
            y=rim * 0.36,
            width=wide - rim * 0.72,
            height=high - rim * 0.72,
            rx=14,
            fill="none",
            stroke="var(--rim-lit)",
            stroke_width=rim * 0.36,
        ),
        el("rect", x=rim, y=rim, width=wide - 2 * rim, height=high - 2 * rim, rx=14, fill=brush.link("light")),
    ]
    if brush.art.ornament is not None:
        parts.append(
            el(
                "rect",
                x=rim,
                y=rim,
                width=wide - 2 * rim,
                height=high - 2 * rim,
                rx=14,
                fill=brush.link("ornament"),
                class_="wt-ornament",
            )
        )
    at = rim if ribbons else rim + 5
    parts.append(
        el(
            "rect",
            x=at,
            y=at,
            width=wide - 2 * at,
            height=high - 2 * at,
            rx=13,
            fill="none",
            stroke=inlay,
            stroke_width=weight,
        )
    )
    if ribbons and brush.layout == "wide":
        for x in (rim + 24, wide - rim - 24):
            parts.append(seal(brush, ribbons[0].sign, x, rim + 24, 17, inlay))
    return el("g", *parts, aria_hidden="true")


def ribbon_lines(text: str, size: float, wide: float) -> tuple[float, list[str]]:
    """Return the size and the lines of a ribbon's words: one line, or two small ones.

    >>> ribbon_lines("no attacks", 16, 300)
    (16, ['no attacks'])
    """
    fitted, lines = fit(text, size, wide - 84, "display", True, least=13.5)
    if len(lines) == 1:
        return fitted, lines
    return fit(text, NOTE, wide - 84, "display", True, most=2)


def ribbon(brush: Brush, state: Ribbon, box: Box, size: float = 16, lines: list[str] | None = None) -> str:
    """Paint a state in force, on a ribbon with cut ends."""
    if lines is None:
        size, lines = ribbon_lines(state.text, size, box.w)
    cut = box.h * 0.4
    path = (
        f"M{num(box.x)},{num(box.y)} H{num(box.right)} l{num(-cut)},{num(box.h / 2)} l{num(cut)},{num(box.h / 2)} "
        f"H{num(box.x)} l{num(cut)},{num(-box.h / 2)} Z"
    )
    side = min(box.h * 0.78, 26.0)
    span = side + 10 + max(width(line, size, "display", True) for line in lines) / SLACK
    x = box.x + (box.w - span) / 2
    body = (
        el(
            "path",
            d=path,
            fill=tincture(state.tincture),
            stroke=INK,
            stroke_width=1.6,
            stroke_linejoin="round",
            filter=None if brush.flat else brush.link("lying"),
        )
        + brush.use(state.sign, x, box.y + (box.h - side) / 2, side, side)
        + block(
            lines,
            x + side + 10 + (span - side - 10) / 2,
            box.y + box.h / 2 + size * (0.34 - 0.55 * (len(lines) - 1)),
            size,
            "d",
            "middle",
            tincture("argent"),
            lead=1.1,
        )
    )
    return brush.thing(state.id, state.text, body, kind="ribbon")


def ring(brush: Brush, way: Ring, place: tuple[float, float, float, float], labelled: bool) -> str:
    """Paint the golden ring that shows the way of the turn."""
    x, y, across, down = place
    arrow = "M-17,-10 L13,0 L-17,10 L-9,0 Z"
    heads = []
    for angle in (0.72, 2.42, 3.86, 5.56):
        px, py = x + across * math.cos(angle), y + down * math.sin(angle)
        turn = math.degrees(math.atan2(down * math.cos(angle), -across * math.sin(angle)))
        heads.append(
            el(
                "path",
                d=arrow,
                fill="var(--gild)",
                transform=move(px, py, turn if way.clockwise else turn + 180, across / 228 * 0.45 + 0.55),
            )
        )
    body = (
        el("ellipse", cx=x, cy=y, rx=across, ry=down, fill="none", stroke="var(--gild)", stroke_width=2.2)
        + el("ellipse", cx=x, cy=y, rx=across - 6, ry=down - 6, fill="none", stroke="var(--gild)", stroke_width=0.8)
        + "".join(heads)
    )
    if labelled:
        body += words(way.text, x, y + down * 0.75, 15, "i", "middle")
    return el("g", body, role="img", aria_label=way.text)


def token(x: float, y: float, turn: float) -> str:
    """Paint the token that stands before who decides."""
    return el(
        "g",
        el("circle", r=18, fill="var(--accent)", stroke="var(--argent)", stroke_width=2.4)
        + el("path", d="M0,8 L9.5,-7 L0,-2.5 L-9.5,-7 Z", fill="var(--argent)"),
        transform=move(x, y, turn),
        aria_hidden="true",
    )


def token_box(place: tuple[float, float, float]) -> Box:
    """Return the room of the token.

    >>> token_box((20, 20, 0))
    Box(x=1, y=1, w=38, h=38)
    """
    return Box(place[0] - 19, place[1] - 19, 38, 38)


def strike_line(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Paint a dotted line from the attacker to the attack, with a head."""
    sx, sy = start
    ex, ey = end
    bend, reach = sy + (ey - sy) * 0.75, ex + (sx - ex) * 0.6
    path = f"M{num(sx)},{num(sy)} C{num(sx)},{num(bend)} {num(reach)},{num(ey - 6)} {num(ex + 14)},{num(ey)}"
    return el(
        "g",
        el(
            "path",
            d=path,
            fill="none",
            stroke="var(--strike)",
            stroke_width=4,
            stroke_dasharray="0.1 9",
            stroke_linecap="round",
        )
        + el("path", d=f"M{num(ex)},{num(ey)} l16,-9 v18 Z", fill="var(--strike)"),
        aria_hidden="true",
    )


def count(x: float, y: float, number: int, dark: bool, radius: float = 14) -> str:
    """Paint a number in a disc: dark on a deck, light on discards."""
    fill, ink = ("var(--sable)", "var(--argent)") if dark else ("var(--argent)", "var(--sable)")
    return el("circle", cx=x, cy=y, r=radius, fill=fill, stroke=ink if dark else "none", stroke_width=1.2) + words(
        str(number), x, y + 4.6, NOTE, "b", "middle", ink
    )


def strike_start(plans: list[SeatPlan], strike: Strike) -> tuple[float, float] | None:
    """Return where the line of an attack begins: under the pill, or the plate, of its attacker."""
    for plan in plans:
        if plan.seat.id == strike.by and plan.side != "foot":
            box = plan.pill or plan.plate
            spot = plan.front[0].box if plan.front and plan.pill is None else box
            return spot.x + spot.w / 2, spot.low + 6
    return None


def spot_edge(spot: Spot) -> tuple[float, float]:
    """Return the right-hand edge of a card, where a strike line ends."""
    return spot.box.right + 4, spot.y - 12
