"""A scene as HTML: bar, table, rail. `html` gives a fragment, `page` a whole document, `svg` the table as a picture."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, Literal

from wartable.core.scene import Card, Face, Pile, Scene, Track
from wartable.paint.art import Art, load
from wartable.paint.draw import cards, furniture
from wartable.paint.geometry import MIDDLE, RATIO, WIDE, hand_fan
from wartable.paint.layouts import map as map_layout, round as round_layout, round_narrow
from wartable.paint.layouts.round_plan import plan
from wartable.paint.sheets import papers
from wartable.paint.sidebar import bar, log, prompt
from wartable.paint.svg import Brush, Layout, el, num
from wartable.paint.texts import word

Theme = Literal["day", "night", "auto"]

SIZES: Final[dict[Layout, tuple[float, float]]] = {"wide": (1228, 944), "middle": (704, 712), "narrow": (390, 640)}
"""The size of the cloth in each layout, when nobody asks for another."""
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")
_TOKEN: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
_PAIR: Final = re.compile(r"light-dark\(([^,]+),\s*([^)]+)\)")


@cache
def css(name: str) -> str:
    """Return a style sheet of the painters: `web`, `table`, or `alone` for what stands alone and brings no fonts."""
    return files(__package__).joinpath(f"{name}.css").read_text(encoding="utf-8")


@cache
def tokens() -> dict[str, tuple[str, str]]:
    """Return each token of the chrome with its day and its night value.

    >>> tokens()["paper"]
    ('#FBF5E6', '#241C18')
    """
    found: dict[str, tuple[str, str]] = {}
    for name, value in _TOKEN.findall(css("web")):
        pair = _PAIR.match(value)
        found[name] = (pair[1].strip(), pair[2].strip()) if pair else (value.strip(), value.strip())
    return found


def colours(art: Art) -> dict[str, tuple[str, str]]:
    """Return the tokens of the chrome and of a title's cloth together."""
    return {**tokens(), **art.colours}


def _style(art: Art) -> str:
    return "".join(f"--{name}:light-dark({day},{night});" for name, (day, night) in art.colours.items())


def resolve(markup: str, art: Art, theme: Theme) -> str:
    """Return markup with every variable replaced by its value in a theme."""
    values = colours(art)
    side = 1 if theme == "night" else 0

    def value(found: re.Match[str]) -> str:
        return values[found[1]][side].replace('"', "'") if found[1] in values else found[0]

    return _VARIABLE.sub(value, markup)


def _glows(scene: Scene) -> set[str]:
    things = [card for seat in scene.seats for card in seat.front if isinstance(card, Card)]
    return {card.glow for card in things if card.glow}


def cloth(brush: Brush, scene: Scene, size: tuple[float, float], ground_url: str = "") -> tuple[str, float, float]:
    """Return the drawing of the table in a brush's layout, and the size it took."""
    if scene.boards:
        body, (wide, high) = map_layout.paint(brush, scene, size, ground_url)
        return body, wide, high
    if brush.layout == "narrow":
        body, high = round_narrow.table(brush, scene)
        return body, round_narrow.WIDE, high
    sizes = WIDE if brush.layout == "wide" else MIDDLE
    laid = plan(scene, size, sizes)
    wide = laid.size[0]
    held = scene.seats[0].hand if scene.seats else ()
    left = max([seat.plate.right for seat in laid.seats[:1]] + [0.0]) + 16
    right = min([box.x for box in laid.tracks] + [wide - 16]) - 10
    spots = hand_fan(len(held), laid.size, sizes, left, right)
    return round_layout.paint(brush, scene, laid, spots), *laid.size


def _svg(brush: Brush, body: str, wide: float, high: float, label: str, inside: str = "") -> str:
    return el(
        "svg",
        inside,
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(wide)} {num(high)}",
        class_="wt-svg",
        role="group",
        aria_label=label,
    )


def has_cloth(scene: Scene) -> bool:
    """Return whether anything of the scene lies on the cloth."""
    return bool(scene.seats or scene.boards or scene.piles or scene.trays)


def faces(scene: Scene) -> list[Face]:
    """Return the different faces with an effect that the viewer can see, in the order of the table."""
    found: dict[str, Face] = {}
    things: list[object] = [thing for seat in scene.seats for thing in (*seat.hand, *seat.front)]
    things += [strike.card for seat in scene.seats for strike in seat.strikes]
    things += [
        *scene.piles,
        *(scene.strip.cells if scene.strip else ()),
        *(t for tray in scene.trays for t in tray.things),
    ]
    for thing in things:
        face = thing.face if isinstance(thing, Card | Pile) else None
        if face is not None and face.text:
            found.setdefault(face.name, face)
    return list(found.values())


def large(brush: Brush, face: Face, wide: float = 260) -> str:
    """Return the large card with its effect."""
    return el(
        "svg",
        cards.front(brush, face, wide),
        viewBox="-1 -1 102 146",
        width=wide,
        height=wide * RATIO,
        role="img",
        aria_label=f"{face.name}. {face.text}",
    )


def _large_cards(brush: Brush, scene: Scene) -> str:
    return "".join(
        el("div", large(brush, face), class_="wt-large", popover="auto", data_face=face.name) for face in faces(scene)
    )


def _loose_tracks(scene: Scene, layout: Layout) -> tuple[Track, ...]:
    """Return tracks that the cloth of a layout has no room for."""
    if scene.boards or (layout == "wide" and has_cloth(scene)):
        return ()
    return tuple(track for track in scene.tracks if not track.reminder)


def html(
    scene: Scene,
    layout: Layout = "wide",
    *,
    art: Art | None = None,
    theme: Theme = "auto",
    size: tuple[float, float] | None = None,
    prefix: str = "w",
    tools: str = "",
    ground_url: str = "",
    rules_url: str = "",
    home_url: str = "",
    style: bool = True,
) -> str:
    """Return the whole table as a fragment that stands alone: styles, drawings, bar, table, rail.

    `size` is the room of the cloth in pixels, `prefix` keeps the ids of several paintings on one page apart, `tools`
    is markup for the end of the bar, `ground_url` is where boards' grounds are fetched from by their hash, `rules_url`
    the page of the rulebook, `home_url` where the mark leads; without `style` the page brings the style sheets `web`
    and `table` itself, and the fonts. With it they are named, and others stand in for them where they are missing.

    >>> '<button' in html(Scene("Chess"))
    False
    """
    art = load(scene.art) if art is None else art
    brush = Brush.of(scene, art, prefix, layout, rules_url, home_url)
    ask = prompt(brush, scene)
    drawn = ""
    held = ""
    if has_cloth(scene):
        body, wide, high = cloth(brush, scene, size or SIZES[layout], ground_url)
        drawn = _svg(brush, body, wide, high, word(scene.lang, "table"))
        if layout == "narrow":
            body, high = round_narrow.hand(brush, scene)
            if body:
                held = el("div", _svg(brush, body, round_narrow.WIDE, high, word(scene.lang, "hand")), class_="wt-held")
    table_ = el("div", drawn, papers(brush, scene, _loose_tracks(scene, layout)), class_="wt-table")
    frame = el("div", bar(brush, scene, tools), ask, held, table_, log(brush, scene), class_="wt-frame")
    shown = frame + _large_cards(brush, scene)
    sprite = el("svg", furniture.defs(brush, _glows(scene)), brush.symbols(), class_="wt-sprite", aria_hidden="true")
    sheets = el("style", css("web") + css("table") + css("alone")) if style else ""
    return el(
        "div", sheets, sprite, shown, class_=f"wt wt-{layout}", data_theme=theme, style=_style(art), lang=scene.lang
    )


def svg(
    scene: Scene,
    width: float = 1228,
    height: float = 944,
    *,
    art: Art | None = None,
    theme: Theme = "day",
    prefix: str = "w",
) -> str:
    """Return the table alone as a picture with fixed colours, for documents and notebooks.

    >>> svg(Scene("Empty"))[:38]
    '<svg xmlns="http://www.w3.org/2000/svg'
    """
    art = load(scene.art) if art is None else art
    layout: Layout = "wide" if width >= 900 else "middle" if width >= 560 else "narrow"
    brush = Brush.of(scene, art, prefix, layout)
    body, wide, high = cloth(brush, scene, (width, height))
    inside = el("style", css("table") + css("alone")) + furniture.defs(brush, _glows(scene)) + brush.symbols()
    return resolve(_svg(brush, body, wide, high, escape(scene.title), inside), art, theme)


_PAGE: Final = (
    "html,body{margin:0;height:100%}.wt{min-height:100%}"
    ".wt-wide .wt-frame,.wt-middle .wt-frame{height:100vh}.wt-narrow .wt-frame{min-height:100dvh}"
)
_PICK: Final = (
    "@media(max-width:1199px){.wt-wide{display:none}}"
    "@media(min-width:1200px),(max-width:699px){.wt-middle{display:none}}"
    "@media(min-width:700px){.wt-narrow{display:none}}"
)


def page(
    scene: Scene,
    theme: Theme = "auto",
    layout: Layout | Literal["auto"] = "auto",
    *,
    art: Art | None = None,
    tools: str = "",
) -> str:
    """Return a standalone page. With layout "auto" it holds all three layouts and the width of the window picks one.

    >>> page(Scene("Chess"), "night")[:15]
    '<!doctype html>'
    """
    layouts: tuple[Layout, ...] = ("wide", "middle", "narrow") if layout == "auto" else (layout,)
    bodies = "".join(html(scene, each, art=art, theme=theme, prefix=each[0], tools=tools) for each in layouts)
    style = _PAGE + (_PICK if layout == "auto" else "")
    head = (
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/>'
        + el("title", escape(scene.title))
        + el("style", style)
    )
    return f'<!doctype html><html lang="{scene.lang}"><head>{head}</head><body>{bodies}</body></html>'
