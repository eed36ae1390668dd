"""Cards: faces, backs, and the states they can be in.

Drawn on 100 by 144 and scaled.

Shape tells the kind (banner, shield, roundel, panel), the edge tells the deck, merlons tell what the card asks for.
Below 84 px the name goes and the charge grows; from 200 px the effect comes. A face with a head is a sheet: a band, a
picture, the name; from 110 px head and price stand in the band, from 127 px the effect stands below the name.
"""

from __future__ import annotations

from typing import Final

from wartable.core.scene import Card, Face, Meter, Shape, Sign
from wartable.paint.measure import fit, width, wrap
from wartable.paint.svg import Brush, block, el, move, num, tincture, words

"""Height of a card by its width."""
SMALL: Final = 60
NAMED: Final = 84
LARGE: Final = 200
HEADED: Final = 110
WORDED: Final = 127
TITLED: Final = 70
READ: Final = 12.5
"""What is read on a sheet is printed no smaller than this, in pixels, where it finds room."""
INK: Final = "var(--sable)"
PAPER: Final = "var(--card)"


def shield(x: float, y: float, wide: float, high: float) -> str:
    """Paint the path of a heater shield in a box.

    >>> shield(0, 0, 100, 120)[:13]
    'M0,0 H100 V60'
    """
    right, low = x + wide, y + high
    waist = y + high * 0.5
    return (
        f"M{num(x)},{num(y)} H{num(right)} V{num(waist)} C{num(right)},{num(y + high * 0.76)} "
        f"{num(x + wide * 0.74)},{num(y + high * 0.91)} {num(x + wide / 2)},{num(low)} "
        f"C{num(x + wide * 0.26)},{num(y + high * 0.91)} {num(x)},{num(y + high * 0.76)} {num(x)},{num(waist)} Z"
    )


def banner(x: float, y: float, wide: float, high: float, teeth: int = 3) -> str:
    """Paint the path of a banner with a cut foot.

    >>> banner(0, 0, 60, 60).count("L")
    6
    """
    low, notch = y + high, y + high - wide * 0.135
    step = wide / (2 * teeth)
    foot = " ".join(f"L{num(x + wide - step * i)},{num(notch if i % 2 else low)}" for i in range(1, 2 * teeth + 1))
    return f"M{num(x)},{num(y)} H{num(x + wide)} V{num(low)} {foot} Z"


def _edged(path: str, inner: str, fill: str, line: str, weight: float) -> str:
    return el("path", d=path, fill=fill, stroke=INK, stroke_width=weight, stroke_linejoin="round") + el(
        "path", d=inner, fill="none", stroke=line, stroke_width=weight * 0.45, opacity=0.85
    )


def emblem(brush: Brush, sign: Sign, x: float, y: float, size: float) -> str:
    """Paint a sign as it stands before a choice or among what may be: its symbol on its shape, in a square box."""
    if not sign.shape:
        return brush.use(sign.symbol, x, y, size, size)
    fill, line = tincture(sign.tincture), tincture("argent")
    weight = max(size / 34, 1.0)
    inset = weight * 1.9
    if sign.shape == "shield":
        wide = size * 0.86
        left = x + (size - wide) / 2
        ground = _edged(
            shield(left, y, wide, size),
            shield(left + inset, y + inset, wide - 2 * inset, size - 2.3 * inset),
            fill,
            line,
            weight,
        )
        charge = (0.78, 0.45)
    elif sign.shape == "banner":
        wide = size * 0.86
        left = x + (size - wide) / 2
        ground = _edged(
            banner(left, y, wide, size),
            banner(left + inset, y + inset, wide - 2 * inset, size - 2.4 * inset),
            fill,
            line,
            weight,
        )
        charge = (0.8, 0.46)
    elif sign.shape == "roundel":
        middle, radius = (x + size / 2, y + size / 2), size / 2 - weight / 2
        ground = el("circle", cx=middle[0], cy=middle[1], r=radius, fill=fill, stroke=INK, stroke_width=weight) + el(
            "circle",
            cx=middle[0],
            cy=middle[1],
            r=radius - inset,
            fill="none",
            stroke=line,
            stroke_width=weight * 0.5,
            opacity=0.85,
        )
        charge = (0.86, 0.5)
    else:
        ground = el(
            "rect", x=x, y=y, width=size, height=size, rx=size * 0.1, fill=fill, stroke=INK, stroke_width=weight
        )
        charge = (0.78, 0.5)
    span, middle_y = charge
    side = size * span
    charged = brush.use(sign.symbol, x + (size - side) / 2, y + size * middle_y - side / 2, side, side)
    # A title's own tincture may bring the ink of what is charged on it.
    own = f"on-{sign.tincture}"
    return ground + (el("g", charged, color=tincture(own)) if own in brush.art.colours else charged)


def merlons(meter: Meter, x: float, y: float, wide: float, ink: str = INK, empty: str = "var(--merlon)") -> str:
    """Paint merlons on their wall, some of them filled."""
    step = wide / meter.of
    high = wide * 0.3
    boxes = "".join(
        el("rect", x=x + i * step, y=y, width=step * 0.86, height=high, fill=ink)
        if i < meter.value
        else el(
            "rect",
            x=x + i * step + step * 0.09,
            y=y + step * 0.09,
            width=step * 0.68,
            height=high - step * 0.18,
            fill="none",
            stroke=empty,
            stroke_width=step * 0.18,
        )
        for i in range(meter.of)
    )
    return boxes + el("rect", x=x, y=y + high * 1.08, width=wide - step * 0.14, height=high * 0.26, fill=ink)


def _rim(face: Face) -> str:
    if face.edge == "sable":
        return el(
            "rect", x=0.7, y=0.7, width=98.6, height=142.6, rx=7, fill=INK, stroke="var(--card-line)", stroke_width=1.4
        ) + el("rect", x=5.2, y=5.2, width=89.6, height=133.6, rx=3.4, fill=PAPER)
    return (
        el("rect", x=0.7, y=0.7, width=98.6, height=142.6, rx=7, fill=tincture(face.edge), stroke=INK, stroke_width=1.4)
        + el("rect", x=2.9, y=2.9, width=94.2, height=138.2, rx=5.2, fill="none", stroke="#00000038", stroke_width=1)
        + el("rect", x=5.2, y=5.2, width=89.6, height=133.6, rx=4.4, fill=PAPER, stroke=INK, stroke_width=0.9)
    )


def _charge(brush: Brush, face: Face, foot: float) -> str:
    """Paint the shape with its symbol, from under the value down to `foot`."""
    line = tincture("or" if face.edge == "or" else "argent")
    fill = tincture(face.sign.tincture)
    shape: Shape = face.sign.shape
    if shape == "shield":
        high = foot - 24.5
        ground = _edged(shield(9, 24.5, 82, high), shield(12.4, 27.9, 75.2, high - 7.4), fill, line, 2.6)
        middle, span = 24.5 + high * 0.435, high * 0.69
    elif shape == "banner":
        high = foot - 24.5
        ground = (
            _edged(banner(9.5, 24.5, 81, high), banner(12.6, 27.5, 74.8, high - 6.4), fill, line, 2.4)
            + el("path", d="M8,24.5 H93.5", stroke=INK, stroke_width=5.4, stroke_linecap="round")
            + el("path", d="M8,24.5 H93", stroke="var(--or)", stroke_width=2.4, stroke_linecap="round")
        )
        middle, span = 26 + (high - 11) * 0.5, high * 0.76
    elif shape == "roundel":
        middle = (foot + 25.5) / 2
        radius = min(41.5, (foot - 25.5) / 2 + 2)
        ground = el("circle", cx=50, cy=middle, r=radius, fill=fill, stroke=INK, stroke_width=2.4) + el(
            "circle",
            cx=50,
            cy=middle,
            r=radius - 4,
            fill="none",
            stroke=line,
            stroke_width=1.9,
            stroke_dasharray="0.1 3.9",
            stroke_linecap="round",
        )
        span = radius * 1.66
    else:
        high = foot - 27
        ground = el("rect", x=9.5, y=26, width=81, height=high, rx=2.5, fill=fill, stroke=INK, stroke_width=2)
        middle, span = 26 + high / 2, min(high, 78) * 0.94
    return ground + brush.use(face.sign.symbol, 50 - span / 2, middle - span / 2, span, span)


def _value(face: Face) -> str:
    if not face.value:
        return ""
    # Metal on colour; on metal, ink.
    metal = face.sign.tincture in ("or", "argent")
    line = INK if metal else tincture("or" if face.edge == "or" else "argent")
    size = 20.0 if len(face.value) < 2 else 15.5
    return (
        el("circle", cx=19.2, cy=19.2, r=13, fill=tincture(face.sign.tincture), stroke=INK, stroke_width=2.3)
        + el("circle", cx=19.2, cy=19.2, r=10.9, fill="none", stroke=line, stroke_width=0.9)
        + words(face.value, 19.2, 19.2 + size * 0.34, size, "d", "middle", INK if metal else tincture("argent"))
    )


def _name(name: str) -> tuple[float, list[str]]:
    """Return the size and the lines of a card's name: one line if it can be."""
    size, lines = fit(name, 12.6, 84, "display", True, least=10.4)
    if len(lines) == 1 and width(name, size, "display", True) <= 84:
        return size, lines
    return fit(name, 10.2, 86, "display", True, most=2, least=7.5)


def front(brush: Brush, face: Face, wide: float) -> str:
    """Paint a face on 100 by 144 units, as rich as `wide` pixels allow."""
    if face.head:
        return _sheet(brush, face, wide)
    if wide >= LARGE:
        return _large(brush, face)
    top = merlons(face.asks, 60, 8.6, 30) if face.asks else ""
    if wide < NAMED:
        return _rim(face) + _charge(brush, face, 136.0) + top + _value(face)
    size, lines = _name(face.name)
    foot, base = (119.5, 133.7) if len(lines) == 1 else (113.5, 124.5)
    name = block(lines, 50, base, size, "d", "middle", INK, lead=0.98)
    return _rim(face) + _charge(brush, face, foot) + top + _value(face) + name


def _band(face: Face, wide: float, high: float) -> str:
    """Paint the band of a sheet: head and price, or on a small card what is most wanted of them."""
    path = f"M.7,{num(high)} V7.7 a7,7 0 0 1 7,-7 H92.3 a7,7 0 0 1 7,7 V{num(high)} Z"
    band = el("path", d=path, fill=tincture(face.edge), stroke=INK, stroke_width=1)
    base, light = high - 4.8, tincture("argent")
    if wide < TITLED:
        return band
    if wide < HEADED:
        told = face.price or face.head
        size, _ = fit(told, 10.5, 88, "text", True, least=6)
        return band + words(told, 50, base, size, "b", "middle", light)
    room = 88 - (width(face.price, 9, "text", True) + 5 if face.price else 0)
    size, _ = fit(face.head, 9, room, "text", True, least=5.5)
    return band + words(face.head, 6, base, size, "b", fill=light) + words(face.price, 94, base, 9, "b", "end", light)


def _sheet(brush: Brush, face: Face, wide: float) -> str:
    """Paint a face with a head: a band, a picture on its ground, the name, and from 127 pixels what it does."""
    high = 16.0
    worded = wide >= WORDED and bool(face.text or face.until)
    size, lines = _name(face.name)
    told = 68.0 if wide >= LARGE else 60.0
    foot = 143.3 if wide < TITLED else told if worded else 118.0 if len(lines) == 1 else 111.0
    rim = el("rect", x=0.7, y=0.7, width=98.6, height=142.6, rx=7, fill=PAPER, stroke=INK, stroke_width=1.4)
    clip = 6.3 if wide < TITLED else 0.0
    ground = el("rect", x=0.7, y=high, width=98.6, height=foot - high - clip, fill="var(--card-ground)")
    line = el("path", d=f"M.7,{num(foot)} H99.3", stroke=INK, stroke_width=1) if not clip else ""
    drawn = brush.use(face.sign.symbol, 4, high + 3, 92, foot - high - 6, color=INK)
    parts = [rim, ground, line, _band(face, wide, high), drawn]
    if wide >= TITLED:
        base = foot + (14.5 if len(lines) == 1 else 11.5)
        parts.append(block(lines, 50, base, size, "d", "middle", INK, lead=0.98))
    if worded:
        parts.append(_effect(face, foot + (20 if len(lines) == 1 else 28), wide))
    return "".join(parts)


def _effect(face: Face, top: float, wide: float) -> str:
    """Paint what a sheet does, as large as its room allows, and a short fact at its foot."""
    size, room = max(7.6, 100 * READ / wide), 139.5 - top - (9 if face.until else 0)
    while len(wrap(face.text, size, 88)) * size * 1.24 > room and size > 4.4:
        size -= 0.2
    told = block(wrap(face.text, size, 88), 6, top + size, size, fill=INK, lead=1.24)
    last, _ = fit(face.until, 7, 88, "text", True, least=5)
    return told + (words(face.until, 94, 138, last, "b", "end", tincture("gules")) if face.until else "")


def _large(brush: Brush, face: Face) -> str:
    """Paint the large card: a smaller charge, the name, its kind, and what it does."""
    size = 6.8
    while len(wrap(face.text, size, 82)) * size * 1.26 > 42 and size > 4.9:
        size -= 0.1
    top = merlons(face.asks, 60, 8.6, 30) if face.asks else ""
    name_size, _ = fit(face.name, 11, 84, "display", True, least=6.5)
    return (
        _rim(face)
        + el("g", _charge(brush, face, 116), transform="translate(21.5,1.5) scale(.57)")
        + top
        + _value(face)
        + words(face.name, 50, 80.5, name_size, "d", "middle", INK)
        + words(face.kind, 50, 87.4, 5.4, "t", "middle", "var(--card-ink-2)")
        + el("path", d="M30,90.6 H70", stroke="var(--merlon)", stroke_width=0.8)
        + block(wrap(face.text, size, 82), 50, 91.5 + size * 1.15, size, "t", "middle", INK, lead=1.26)
    )


def reverse(brush: Brush, back: str, wide: float = 100) -> str:
    """Paint a back on 100 by 144 units; small, without its ornament where the art has such a drawing."""
    small = f"{back}-small"
    name = small if wide < SMALL and small in brush.art.symbols else back
    if name not in brush.art.symbols:
        return el("rect", x=0.7, y=0.7, width=98.6, height=142.6, rx=7, fill=INK, stroke="var(--card-line)") + el(
            "rect", x=7, y=7, width=86, height=130, rx=4, fill="var(--accent)", stroke=PAPER, stroke_width=2
        )
    return brush.use(name, 0, 0, 100, 144)


def seal(brush: Brush, symbol: str, x: float, y: float, radius: float, fill: str = "var(--vert)") -> str:
    """Paint a round seal with a symbol, or with a letter."""
    if symbol not in brush.art.symbols:
        return el(
            "circle", cx=x, cy=y, r=radius, fill="var(--gules)", stroke=tincture("argent"), stroke_width=2
        ) + words(symbol, x, y + radius * 0.42, radius * 1.25, "d", "middle", tincture("argent"))
    side = radius * 1.5
    return el(
        "circle", cx=x, cy=y, r=radius, fill=fill, stroke=tincture("argent"), stroke_width=radius * 0.1
    ) + brush.use(symbol, x - side / 2, y - side / 2, side, side)


def barred(x: float, y: float, radius: float) -> str:
    """Paint the seal of what may not be."""
    cut = radius * 0.4
    return (
        el("circle", cx=x, cy=y, r=radius, fill=PAPER, stroke=INK, stroke_width=radius * 0.2)
        + el("circle", cx=x, cy=y, r=radius * 0.6, fill="none", stroke=INK, stroke_width=radius * 0.22)
        + el(
            "path",
            d=f"M{num(x - cut)},{num(y + cut)} L{num(x + cut)},{num(y - cut)}",
            stroke=INK,
            stroke_width=radius * 0.22,
        )
    )


def triangle(x: float, y: float, size: float) -> str:
    """Paint the sign of a caution, centred."""
    high = size * 0.88
    top, low = y - high / 2, y + high / 2
    return (
        el(
            "path",
            d=f"M{num(x)},{num(top)} L{num(x + size / 2)},{num(low)} H{num(x - size / 2)} Z",
            fill="#FFD27A",
            stroke=INK,
            stroke_width=size * 0.07,
            stroke_linejoin="round",
        )
        + el(
            "path",
            d=f"M{num(x)},{num(top + high * 0.36)} V{num(top + high * 0.66)}",
            stroke=INK,
            stroke_width=size * 0.1,
            stroke_linecap="round",
        )
        + el("circle", cx=x, cy=top + high * 0.83, r=size * 0.06, fill=INK)
    )


def halo(card: Card) -> str:
    """Paint the line round a card: can be picked, chosen, or free for the focus ring."""
    kind = "wt-halo chosen" if card.chosen else "wt-halo"
    return el("rect", x=-4, y=-4, width=108, height=152, rx=10.5, class_=kind)


def _shadow(brush: Brush) -> str:
    return el("rect", x=2, y=4, width=100, height=144, rx=7, fill="#000", opacity=0.32) if brush.flat else ""


def body(brush: Brush, card: Card, wide: float) -> str:
    """Paint a card without its group: shadow, back or face, corner, seals, state."""
    hidden = card.face is None or card.down
    parts = [_shadow(brush)]
    if hidden:
        parts.append(reverse(brush, card.back, wide))
    elif card.face is not None:
        parts.append(brush.print(front(brush, card.face, wide), 100, 144))
    if card.face is not None and card.down:
        parts.append(
            el("rect", x=54, y=92, width=50, height=54, rx=7, fill=PAPER, stroke=INK, stroke_width=2.4)
            + brush.use(card.face.sign.symbol, 58, 96, 42, 46)
        )
    if card.id in brush.refused:
        pale = el("rect", width=100, height=144, rx=7, fill=PAPER, opacity=0.36)
        parts.append(el("g", pale, barred(50, 111, 12), class_="wt-barred"))
    elif card.id in brush.careful:
        parts.append(triangle(50, 103, 27))
    if card.seal:
        parts.append(seal(brush, card.seal, 50, 72, 24 if hidden else 16))
    if card.by:
        parts.append(brush.use(card.by, 82, -12, 28, 34))
    return "".join(parts)


def paint(brush: Brush, card: Card, x: float, y: float, wide: float, tilt: float = 0.0, lifted: bool = False) -> str:
    """Paint a card of `wide` pixels whose middle is at x, y."""
    scale = wide / 100
    shade = None if brush.flat else brush.link("lifted" if lifted else "lying")
    glow = ""
    if card.glow and not brush.flat:
        glow = el("ellipse", cx=50, cy=72, rx=96, ry=112, fill=brush.link(f"glow-{card.glow}"))
    inner = glow + el("g", body(brush, card, wide), filter=shade) + halo(card)
    placed = el("g", inner, transform=move(-50 * scale, -72 * scale, 0, scale))
    shows = card.face.name if card.face is not None and card.face.text else None
    return brush.thing(
        card.id,
        card.label,
        placed,
        kind="card",
        transform=move(x, y, tilt),
        data_print=True,
        data_shows=shows,
        data_up=None if card.face is None or card.down else True,
        data_from=" ".join(card.origin) or None,
    )
