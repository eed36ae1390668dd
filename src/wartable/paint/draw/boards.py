"""Boards: a fixed ground, a live layer over it, counters that keep their size.

A board is a sheet that the page moves and scales. Its ground is a picture; zones, lights and lines are a drawing in the
ground's units; what must keep its size on the screen is an element placed on the sheet in per cent.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from wartable.core.questions import Answer
from wartable.core.scene import Badge, Band, Board, BorderMark, Inset, Marker, Piece, Point, Stack, Trace, Zone
from wartable.paint.art import NO_SHAPES, Shapes, Symbol, ground_hash
from wartable.paint.draw import borders, counters
from wartable.paint.parts import Parts
from wartable.paint.svg import _REFERENCE, Brush, Value, chip, el, num

_EMPTY: Final = Symbol("0 0 800 500", "")
_GAP: Final = 64.0
"""Pixels from one stack of a zone to the next."""
_LAYERS: Final = ("wt-glow", "wt-rim", "wt-keyline")


@dataclass(frozen=True, slots=True)
class Chart:
    """One board while it is painted: its shapes, its box, and the address of its grounds."""

    brush: Brush
    board: Board
    shapes: Shapes
    box: tuple[float, float, float, float]
    url: str = ""

    @classmethod
    def of(cls, brush: Brush, board: Board, url: str = "") -> Chart:
        """Return the chart of a board; one whose ground the art lacks has a plain one."""
        ground = brush.art.grounds.get(board.ground, _EMPTY)
        left, top, across, down = (float(part) for part in ground.box.split())
        return cls(brush, board, brush.art.shapes.get(board.ground, NO_SHAPES), (left, top, across, down), url)

    @property
    def ids(self) -> str:
        """What the ids of the ground's shapes begin with."""
        return self.brush.name(f"{self.board.ground}-")

    def where(self, point: Point) -> str:
        """Return the style that places something on the sheet."""
        left, top, across, down = self.box
        return f"left:{num((point[0] - left) / across * 100)}%;top:{num((point[1] - top) / down * 100)}%"

    def middle(self, zone: Zone) -> Point:
        """Return where a zone's counters stand."""
        if zone.at is not None:
            return zone.at
        found = self.shapes.zones.get(zone.shape)
        return found.at if found is not None else (self.box[0], self.box[1])

    def place(self, name: str | Point) -> Point:
        """Return the place of a zone or a border by its name, of a point itself; of a zone's id too."""
        if not isinstance(name, str):
            return name
        found = self.shapes.place(name)
        if found is not None:
            return found
        for zone in self.board.zones:
            if name in (zone.id, zone.word):
                return self.middle(zone)
        return self.box[0], self.box[1]

    def outline(self, zone: Zone, look: str | None = None) -> str:
        """Return the element of a zone's outline: the ground's shape, or the zone's own ring."""
        if zone.shape in self.shapes.zones:
            return el("use", href=f"#{self.ids}{zone.shape}", class_=look)
        ring = "M" + " L".join(f"{num(x)},{num(y)}" for x, y in zone.outline) + " Z"
        return el("path", d=ring, class_=look)

    def clip(self, zone: Zone) -> str:
        """Return the reference by which a zone's outline clips."""
        if zone.shape in self.shapes.zones:
            return f"url(#{self.ids}{zone.shape}-clip)"
        return self.brush.link(f"clip-{zone.id}")

    def href(self, ground: str) -> str:
        """Return the address of a ground by its hash."""
        found = self.brush.art.grounds.get(ground)
        return f"{self.url}{ground_hash(found)}.svg" if found is not None else ""


def spoken(zone: Zone) -> str:
    """Return all that stands in a zone, in words."""
    parts = [zone.name, *(pile.label for pile in zone.stacks), *(each.label for each in zone.markers), zone.note]
    return ", ".join(part for part in parts if part)


def _named(chart: Chart, facts: dict[str, Value], part: bool = False) -> dict[str, Value]:
    """Return a thing's attributes: always within reach of arrow keys.

    The table's page needs not be told that a thing is a mere picture, nor that a thing is called like its part.
    """
    found: dict[str, Value] = {**facts, "tabindex": 0 if facts["tabindex"] == 0 else -1}
    if chart.brush.terse and found["role"] == "img":
        del found["role"], found["tabindex"]
    if chart.brush.terse and part:
        del found["data_thing"]
    return found


def _word(one: Zone | Piece) -> str | None:
    """Return the word that names a thing in questions; an empty one stands for the end of its id."""
    if not one.word:
        return None
    return "" if one.id.endswith(f".{one.word}") else one.word


# -- in the drawing: zones and their light --


def _light(chart: Chart, zone: Zone, tone: str) -> str:
    """Paint light along the inside of a zone's border; never a fill, and gold has its black line."""
    own = ""
    if zone.shape not in chart.shapes.zones:
        own = el("clipPath", chart.outline(zone), id=chart.brush.name(f"clip-{zone.id}"))
    lines = "".join(chart.outline(zone, layer) for layer in _LAYERS)
    return own + el("g", lines, clip_path=chart.clip(zone), class_="wt-light", data_tone=tone)


def tone_of(chart: Chart, zone: Zone) -> str:
    """Return how a zone is lit: as the board says, else by the choices and refusals that name it."""
    for light in chart.board.lights:
        if light.zone == zone.id:
            return light.tone
    brush = chart.brush
    if zone.id in brush.codes:
        return brush.tones.get(zone.id, "") or "go"
    return "no" if zone.id in brush.refused else ""


def zone(chart: Chart, one: Zone, copy: bool = False) -> str:
    """Paint a zone: the area that takes clicks, and its light."""
    tone = tone_of(chart, one)
    body = chart.outline(one, "wt-zone-hit")
    # A zone with its own ring has its own clip, which stands in the drawing once.
    if tone and (not copy or one.shape in chart.shapes.zones):
        body += _light(chart, one, tone)
    # A page hears from the spot what stands in the zone.
    facts = _named(chart, chart.brush.handle(one.id, one.name if chart.brush.terse else spoken(one), kind="zone"), True)
    return el("g", body, **facts, data_word=_word(one) or None)


# -- on the sheet: counters, markers, seals --


def _piece(chart: Chart, one: Piece, style: str | None, also: str) -> str:
    brush = chart.brush
    shape = "" if one.shape == "square" else one.shape
    look = " ".join(part for part in (shape, also, "chosen" if one.chosen else "", "worn" if one.worn else "") if part)
    facts = _named(chart, brush.handle(one.id, one.label, kind=f"piece {look}".rstrip()))
    return el("div", counters.picture(brush, one), **facts, style=style, data_word=_word(one))


def _fan(chart: Chart, pile: Stack) -> tuple[str, str]:
    """Paint the pieces of a stack, each with its place in the closed stack and in the fan; and the fan's size."""
    everything = pile.all
    across, down = counters.fan(len(everything))
    if chart.brush.terse:  # the page finds the places by itself
        lead = pile.leader is not None
        drawn = (_piece(chart, one, None, "leader" if lead and i == 0 else "") for i, one in enumerate(everything))
        return "".join(drawn), f"--across:{across};--down:{down}"
    shown = []
    for i, one in enumerate(everything):
        at = i - (1 if pile.leader is not None else 0)
        column, row = i % across - (across - 1) / 2, i // across - (down - 1) / 2
        also = "leader" if at < 0 else "deep" if at >= 3 else ""
        style = f"--c:{counters.depth(max(at, 0))};--fx:{num(column)};--fy:{num(row)}"
        shown.append(_piece(chart, one, style, also))
    return "".join(shown), f"--across:{across};--down:{down}"


def stack(chart: Chart, pile: Stack, shift: float, spread: bool = False) -> str:
    """Paint a stack: a token for afar, at most three counters, all of them in the fan."""
    brush = chart.brush
    body, size = _fan(chart, pile)
    if pile.token is not None:
        drawn = brush.print(
            el("g", counters.token(brush, pile.token), transform="translate(32,32)"), 64, 64, fills=True
        )
        body += el("svg", drawn, class_="wt-token", aria_hidden="true")
    if len(pile.pieces) > 1:
        body += el("b", str(len(pile.pieces)), class_="wt-size", aria_hidden="true")
    also = "stack" + (" spread" if pile.spread or spread else "") + (" several" if len(pile.all) > 1 else "")
    short = bool(chart.brush.terse and pile.head)
    facts = _named(chart, brush.handle(pile.id, pile.head if short else pile.label, body, kind=also))
    moved = f";--dx:{num(shift)}px" if shift else ""
    return el("div", body, **facts, style=f"{size}{moved}", data_bare=pile.token is None, data_names=short)


def marker(chart: Chart, one: Marker) -> str:
    """Paint a marker with its number."""
    brush = chart.brush
    drawn = el("svg", brush.use(one.sign, 0, 0, None, None))
    value = el("b", escape(one.value), aria_hidden="true") if one.value else ""
    return el("div", drawn, value, **_named(chart, brush.handle(one.id, one.label, kind="marker")))


def _seal(chart: Chart, one: Zone) -> str:
    """Paint what a move into a zone costs, or why there is none, on a scalloped seal."""
    tone = tone_of(chart, one)
    light = next((each for each in chart.board.lights if each.zone == one.id), None)
    text = light.seal if light is not None else chart.brush.seals.get(one.id, "")
    if tone == "no" and not text and one.shape:
        text = "?"
    return el("i", escape(text), class_="wt-seal", data_tone=tone, aria_hidden="true") if text and tone else ""


def spot(chart: Chart, one: Zone, spread: bool = False) -> str:
    """Paint what stands in a zone and keeps its size: its name where the ground lacks it, stacks, markers, seal."""
    parts = []
    printed = chart.shapes.printed and one.shape in chart.shapes.zones
    if not printed:
        parts.append(el("span", escape(one.name), class_="wt-place", aria_hidden="true"))
    count = len(one.stacks)
    for i, pile in enumerate(one.stacks):
        parts.append(stack(chart, pile, (i - (count - 1) / 2) * _GAP, spread))
    if one.markers:
        shown = "".join(marker(chart, each) for each in one.markers)
        parts.append(el("div", shown, class_="wt-markers"))
    if one.note:
        parts.append(el("span", escape(one.note), class_="wt-fact", aria_hidden="true"))
    parts.append(_seal(chart, one))
    body = "".join(parts)
    held = " held" if one.stacks or one.markers else ""
    return el("div", body, class_=f"wt-spot{held}", style=chart.where(chart.middle(one))) if body else ""


def border(chart: Chart, one: BorderMark) -> str:
    """Paint a thing on a border."""
    at, angle = one.at, one.angle
    known = chart.shapes.borders.get(one.border)
    if known is not None:
        at, angle = at or known.at, angle or known.angle
    drawn = borders.mark(one)
    if "wt-along" in drawn:  # turned by the place that it has on the border
        drawn = el("svg", drawn, viewBox="-36 -36 72 72", aria_hidden="true", data_print=True)
    else:
        shared = el("g", drawn, transform="translate(36,36)")
        drawn = el("svg", chart.brush.print(shared, 72, 72, fills=True), aria_hidden="true")
    facts = _named(chart, chart.brush.handle(one.id, one.label, kind="border"), True)
    style = f"{chart.where(at or (chart.box[0], chart.box[1]))};--turn:{num(angle)}deg"
    return el("div", drawn, **facts, data_kind=one.kind, style=style)


def badge(chart: Chart, one: Badge) -> str:
    """Paint a few letters in a ring."""
    return el("i", escape(one.text), class_="wt-badge", style=chart.where(chart.place(one.at)))


def trace(chart: Chart, one: Trace, name: bool = True) -> str:
    """Paint a line through the places that it names."""
    points = [chart.place(each) for each in one.via] or [(chart.box[0], chart.box[1])]
    if len(points) < 2:
        points = [*points, points[0]]
    first = one.via[0] if one.via else ""
    known = chart.shapes.borders.get(first) if isinstance(first, str) else None
    return borders.trace(chart.brush, one, points, known.angle if known is not None else 0.0, name)


# -- the sheet --


def _ground(chart: Chart, ground: str) -> str:
    """Paint what lies under everything: fetched by its hash, or drawn in place."""
    found = chart.brush.art.grounds.get(ground)
    if found is None:
        return ""
    if chart.url:
        return el("img", src=chart.href(ground), alt="", class_="wt-under", draggable="false")
    drawn = _REFERENCE.sub(rf"\g<1>{chart.brush.prefix}-", found.markup)
    return el("svg", drawn, viewBox=found.box, class_="wt-under", aria_hidden="true")


def definitions(shapes: Shapes, prefix: str) -> str:
    """Return the shapes of a ground as elements that others refer to: each outline, and the clip along it."""
    shown = []
    for key, shape in shapes.zones.items():
        name = f"{prefix}{key}"
        shown.append(el("path", id=name, d=shape.ring))
        shown.append(el("clipPath", el("use", href=f"#{name}"), id=f"{name}-clip"))
    if shapes.over:
        shown.append(el("g", shapes.over, id=f"{prefix}over"))
    return el("defs", *shown)


def _over(chart: Chart) -> str:
    """Return what the ground wants above the lights, by reference."""
    return el("use", href=f"#{chart.ids}over", class_="wt-over") if chart.shapes.over else ""


def _bands(chart: Chart) -> tuple[Band, ...]:
    return chart.board.bands or (Band(chart.board.ground),)


def _box(chart: Chart) -> str:
    return " ".join(num(each) for each in chart.box)


def inset(chart: Chart, one: Inset) -> str:
    """Paint a plate: a window of the same board that can be folded, with copies of what lies in it."""
    left, top, across, down = chart.box
    x, y, wide, high = one.window
    shown = [each for each in chart.board.zones if each.id in one.zones]
    inside = [each for each in chart.board.borders if _inside(chart, each, one.window)]
    drawn = spots = ""
    if not chart.brush.terse:  # the page copies what lies on its board
        drawn = "".join(zone(chart, each, copy=True) for each in shown)
        spots = "".join(spot(chart, each, spread=each.id in one.spread) for each in shown)
        spots += "".join(border(chart, each) for each in inside)
    sheet = el(
        "div",
        _ground(chart, _bands(chart)[-1].ground) if chart.url else "",
        el("svg", drawn, _over(chart), viewBox=_box(chart), class_="wt-live"),
        el("div", spots, class_="wt-spots"),
        class_="wt-sheet",
        style=f"width:{num(across / wide * 100)}%;height:{num(down / high * 100)}%;"
        f"left:{num((left - x) / wide * 100)}%;top:{num((top - y) / high * 100)}%",
    )
    note = el("span", escape(one.note)) if one.note else ""
    head = el("summary", el("b", escape(one.name)), note, chip(chart.brush, one.clause, inside=True))
    window = el("div", sheet, class_="wt-window", style=f"aspect-ratio:{num(wide)}/{num(high)}")
    facts = chart.brush.handle(one.id, one.name, kind="inset")
    del facts["role"], facts["tabindex"]
    if chart.brush.terse:
        facts["data_copies"] = " ".join([*(each.id for each in shown), *(each.id for each in inside)])
        facts["data_spread"] = " ".join(one.spread) or None
    rows = "".join(
        el("li", el("i", escape(row.short), data_tone=row.tone or None), el("b", escape(row.label)), escape(row.told))
        for row in one.rows
    )
    told = el("ul", rows, class_="wt-fronts") if rows else ""
    return el("details", head, window, told, **facts, open=chart.brush.layout != "narrow")


def _inside(chart: Chart, one: BorderMark, window: tuple[float, float, float, float]) -> bool:
    at = one.at or chart.place(one.border)
    x, y, wide, high = window
    return x <= at[0] <= x + wide and y <= at[1] <= y + high


def paint(brush: Brush, parts: Parts, place: str, board: Board, url: str = "") -> None:
    """Paint a board into a container, each zone, spot, mark, line and plate a part of its own."""
    chart = Chart.of(brush, board, url)
    _, _, across, down = chart.box
    bands = _bands(chart)
    start = next((band for band in bands if band.ground == board.ground), bands[0])
    live, over = f"zones.{board.id}", f"spots.{board.id}"
    drawn = el(
        "svg",
        el("g", data_parts=live),
        _over(chart),
        el("g", data_parts=f"traces.{board.id}"),
        el("g", class_="wt-answer"),
        viewBox=_box(chart),
        class_="wt-live",
    )
    sheet = el(
        "div",
        _ground(chart, start.ground),
        drawn,
        el("div", class_="wt-spots", data_parts=over),
        el("div", class_="wt-spots wt-answer"),
        class_="wt-sheet",
        style=f"aspect-ratio:{num(across)}/{num(down)}",
    )
    listed = " ".join(f"{num(band.pixels)}|{'t' if band.tokens else 'c'}|{chart.href(band.ground)}" for band in bands)
    facts: dict[str, Value] = {**brush.handle(board.id, board.name, sheet, kind="board"), "tabindex": 0}
    shapes = chart.shapes if url and chart.shapes.zones else None
    whole = el(
        "div",
        sheet,
        el("div", class_="wt-insets", data_parts=f"insets.{board.id}"),
        **facts,
        data_box=_box(chart),
        data_bands=listed if url else None,
        data_band="tokens" if start.tokens else None,
        data_shapes=f"{url}{shapes.hash}.json" if shapes is not None else None,
        data_ids=chart.ids if shapes is not None else None,
    )
    parts.add(place, f"board.{board.id}", whole)
    if chart.shapes.zones and not url:
        parts.add("drawings", f"shapes.{board.ground}", definitions(chart.shapes, chart.ids))
    _live(chart, parts, live, over)
    for each in board.insets:
        parts.add(f"insets.{board.id}", each.id, inset(chart, each))


def _live(chart: Chart, parts: Parts, live: str, over: str) -> None:
    """Paint what changes on a board."""
    board = chart.board
    for one in board.zones:
        parts.add(live, one.id, zone(chart, one))
    for line in board.traces:
        parts.add(f"traces.{board.id}", line.id, trace(chart, line))
    focus = " ".join(board.focus)
    parts.add(over, "focus", el("i", data_focus=focus, hidden=True) if focus else "")
    for one in board.zones:
        parts.add(over, one.id, spot(chart, one))
    for mark in board.borders:
        parts.add(over, mark.id, border(chart, mark))


def answer(brush: Brush, board: Board, told: Answer) -> dict[str, str]:
    """Return what an answer lays over a board: the board, what goes into its drawing, and onto its sheet."""
    chart = Chart.of(brush, board)
    lit = {light.zone: light for light in told.lights}
    drawn, spots = "", "".join(badge(chart, each) for each in told.badges)
    for one in board.zones:
        light = next((lit[key] for key in (one.id, one.shape) if key in lit), None)
        if light is not None:
            drawn += _light(chart, one, light.tone)
        if light is not None and light.seal:
            seal = el("i", escape(light.seal), class_="wt-seal", data_tone=light.tone)
            spots += el("div", seal, class_="wt-spot", style=chart.where(chart.middle(one)))
    drawn += "".join(trace(chart, line, name=False) for line in told.traces)
    return {"board": board.id, "drawn": drawn, "spots": spots}
