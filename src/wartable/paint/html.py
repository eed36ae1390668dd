"""A scene as HTML: bar, table, rail.

`parts` gives the pieces that a page swaps, `html` a fragment, `page` a whole document, `svg` the table as a picture.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, Literal

from wartable.core.questions import Answer
from wartable.core.scene import Board, Card, Face, Pile, Scene, Track
from wartable.paint.art import Art, load
from wartable.paint.draw import boards, cards, enlarged, furniture
from wartable.paint.geometry import RATIO
from wartable.paint.layouts import desk, layout_of, map as map_, mats, paint, round_narrow
from wartable.paint.papers import documents
from wartable.paint.papers.papers import papers
from wartable.paint.parts import SHELL, Parts
from wartable.paint.sidebar import bar, in_bar, log, prompt
from wartable.paint.svg import Brush, Layout, el, num
from wartable.paint.texts import word

Theme = Literal["day", "night", "auto"]

SIZES: Final[dict[Layout, tuple[float, float]]] = {"wide": (1228, 944), "middle": (704, 712), "narrow": (390, 640)}
"""The size of the cloth in each layout, when nobody asks for another."""
FRAMES: Final[dict[str, str]] = {
    "mats": "wt-frame wt-mats",
    "map": "wt-frame wt-map",
    "desk": "wt-frame wt-desk-frame",
}
"""The layouts that are boxes, each with a style sheet of its own, and the classes of their frames."""
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")
_TOKEN: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
_PAIR: Final = re.compile(r"light-dark\(([^,]+),\s*([^)]+)\)")


@cache
def css(name: str) -> str:
    """Return a style sheet: `web`, `table`, `mats`, `map`, `desk`, `print`, or `alone` for what brings no fonts."""
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
    return "".join(
        f"--{name}:{day};" if day == night else f"--{name}:light-dark({day},{night});"
        for name, (day, night) in art.colours.items()
    )


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


def _svg(body: str, wide: float, high: float, label: str, place: str | None = None) -> str:
    return el(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(wide)} {num(high)}",
        class_="wt-svg",
        role="group",
        aria_label=label,
        data_parts=place,
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


def opened(scene: Scene, ident: str, *, art: Art | None = None, prefix: str = "o") -> str | None:
    """Return a thing of the table opened large, as a fragment with its own drawings; None if it cannot be opened.

    >>> "Deck, 3 cards" in opened(Scene("Chess", piles=(Pile("d", "Deck", "Deck, 3 cards", 3),)), "d")
    True
    """
    thing = enlarged.find(scene, ident)
    if thing is None:
        return None
    art = load(scene.art) if art is None else art
    brush = Brush.of(Scene(scene.title), art, prefix, "wide")
    shown = enlarged.opened(brush, thing)
    drawings = el("svg", furniture.defs(brush), *brush.symbols().values(), class_="wt-sprite", aria_hidden="true")
    return el("div", drawings, shown, style=_style(art))


def answer(board: Board, told: Answer, *, art: Art, prefix: str = "w") -> dict[str, str]:
    """Return what an answer lays over a painted board: the board's id, what is drawn in it, what stands on it."""
    return boards.answer(Brush.of(Scene(""), art, prefix, "wide"), board, told)


def _loose_tracks(scene: Scene, laid: Parts) -> tuple[Track, ...]:
    """Return tracks that the cloth had no room for."""
    return tuple(track for track in scene.tracks if not track.reminder and f"cloth/track.{track.id}" not in laid)


def _hand_apart(brush: Brush, found: Parts, scene: Scene, size: tuple[float, float]) -> None:
    """Paint the hand at the foot of a phone."""
    wide = round_narrow.width_of(size)
    body, across, high = round_narrow.hand(brush, scene, wide)
    if body:
        hand = _svg(body, across, high, word(scene.lang, "hand"))
        found.add("frame", "hand", el("div", hand, class_="wt-held", style=f"--across:{num(across / wide)}"))


def _mats(brush: Brush, found: Parts, scene: Scene, size: tuple[float, float]) -> None:
    """Paint the boards of the seats, papers below the viewer's own, and on a phone the hand apart."""
    mats.paint(brush, found, scene, size)
    if brush.layout == "narrow":
        _hand_apart(brush, found, scene, size)
    laid = Parts()
    if papers(brush, laid, scene, _loose_tracks(scene, laid)):
        found.add("desk", "papers", el("div", class_="wt-papers", data_parts="papers"))
        found.update(laid)


def _map(brush: Brush, found: Parts, scene: Scene, size: tuple[float, float], ground_url: str) -> None:
    """Paint the board that fills the stage, and papers in drawers below it."""
    map_.paint(brush, found, scene, size, ground_url)
    laid = Parts()
    if papers(brush, laid, scene, fold=True):
        found.add("desk", "papers", el("div", class_="wt-papers wt-drawers", data_parts="papers"))
        found.update(laid)


def _table(brush: Brush, found: Parts, scene: Scene, size: tuple[float, float]) -> None:
    """Paint the table: the cloth with what lies on it, papers, and on a phone the hand apart."""
    drawn = ""
    laid = Parts()
    if has_cloth(scene):
        laid, wide, high = paint(brush, scene, size)
        cloth = _svg("", wide, high, word(scene.lang, "table"), "cloth")
        over = el("div", class_="wt-labels", data_parts="labels")
        drawn = el("div", cloth, over, class_="wt-cloth", style=f"--wide:{num(wide)};--high:{num(high)}")
        if brush.layout == "narrow":
            _hand_apart(brush, found, scene, size)
    if papers(brush, laid, scene, _loose_tracks(scene, laid)):
        drawn += el("div", class_="wt-papers", data_parts="papers")
    found.add("frame", "table", el("div", drawn, class_="wt-table"))
    found.update(laid)


def _sheets(laying: str) -> str:
    """Return the style sheets of a page that stands alone."""
    return "".join(map(css, ("web", "table", *((laying,) if laying in FRAMES else ()), "alone")))


def parts(
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
    print_url: str = "",
    style: bool = False,
    terse: bool = False,
) -> Parts:
    """Return the table in parts, as `html` paints it: a page that has one of them already need not get it again.

    With `terse` they leave out what the table's own page completes: docs/page-contract.md.

    >>> list(parts(Scene("Chess")))
    ['shell', 'frame/bar', 'frame/prompt', 'frame/table', 'frame/log', 'drawings/defs']
    """
    art = load(scene.art) if art is None else art
    brush = Brush.of(scene, art, prefix, layout, rules_url, home_url)
    brush.over, brush.print_url, brush.terse = True, print_url, terse
    found = Parts()
    laying = layout_of(scene)
    shell = el(
        "div",
        el("style", _sheets(laying)) if style else "",
        el("svg", class_="wt-sprite", aria_hidden="true", data_parts="drawings"),
        el("div", class_=FRAMES.get(laying, "wt-frame"), data_parts="frame"),
        el("div", data_parts="faces"),
        class_=f"wt wt-{layout}",
        data_theme=theme,
        style=_style(art),
        lang=scene.lang,
    )
    found.add("", SHELL, shell)
    found.add("frame", "bar", bar(brush, scene, tools))
    found.add("frame", "prompt", prompt(brush, scene))
    # What stands in the bar is not laid on the table as well.
    laid = replace(scene, tracks=tuple(track for track in scene.tracks if not track.bar)) if in_bar(scene) else scene
    room = size or SIZES[layout]
    if laying == "mats":
        _mats(brush, found, laid, room)
    elif laying == "map":
        _map(brush, found, laid, room, ground_url)
    elif laying == "desk":
        desk.paint(brush, found, laid)
    else:
        _table(brush, found, laid, room)
    log(brush, found, scene)
    for face in faces(scene):
        shown = el("div", large(brush, face), class_="wt-large", popover="auto", data_face=face.name)
        found.add("faces", face.name, shown)
    _drawings(brush, found, scene)
    return found


def _drawings(brush: Brush, found: Parts, scene: Scene) -> None:
    """Add what all that was painted before refers to."""
    found.add("drawings", "defs", furniture.defs(brush))
    for name in sorted(_glows(scene)):
        found.add("drawings", f"glow.{name}", furniture.glow(brush, name))
    for name, symbol in brush.symbols().items():
        found.add("drawings", name, symbol)


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
    print_url: str = "",
    style: bool = True,
) -> str:
    """Return the whole table as a fragment that stands alone: styles, drawings, bar, table, rail.

    `size` is the room of the cloth in pixels, `prefix` keeps the ids of several paintings on one page apart, `tools`
    is markup for the end of the bar, `ground_url` is where boards' grounds are fetched from by their hash, `rules_url`
    the page of the rulebook, `home_url` where the mark leads, `print_url` where documents lie; without `style` the page
    brings the style sheets `web`, `table`, `mats`, `map` and `desk` itself, and the fonts. With it they are named, and
    others stand in where they are missing.

    >>> '<button' in html(Scene("Chess"))
    False
    """
    return parts(
        scene,
        layout,
        art=art,
        theme=theme,
        size=size,
        prefix=prefix,
        tools=tools,
        ground_url=ground_url,
        rules_url=rules_url,
        home_url=home_url,
        print_url=print_url,
        style=style,
    ).whole()


def printed(scene: Scene, ident: str, *, art: Art | None = None, fonts: str = "") -> str | None:
    """Return a document of a scene as a page to print, with its styles; None if the scene has no such document.

    >>> printed(Scene("Chess"), "roster") is None
    True
    """
    page = next((one for one in scene.documents if one.id == ident), None)
    if page is None:
        return None
    art = load(scene.art) if art is None else art
    brush = Brush.of(Scene(scene.title), art, "p", "wide")
    return documents.sheet_of(brush, page, scene.lang, fonts + css("web") + css("desk") + css("print"))


def _boxed(markup: str, wide: float, high: float) -> str:
    """Return HTML as a picture of a size, for layouts that are boxes."""
    page = el("div", markup, xmlns="http://www.w3.org/1999/xhtml")
    inside = el("foreignObject", page, width=wide, height=high)
    return el("svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(wide)} {num(high)}")


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
    if layout_of(scene) in FRAMES:
        return _boxed(html(scene, layout, art=art, theme=theme, size=(width, height), prefix=prefix), width, height)
    brush = Brush.of(scene, art, prefix, layout)
    laid, wide, high = paint(brush, scene, (width, height))
    _drawings(brush, laid, scene)
    inside = el("style", css("table") + css("alone")) + laid.inside("drawings") + laid.inside("cloth")
    return resolve(_svg(inside, wide, high, escape(scene.title)), art, theme)


_PAGE: Final = (
    "html,body{margin:0;height:100%}.wt{min-height:100%}"
    ".wt-wide .wt-frame,.wt-middle .wt-frame{height:100vh}.wt-narrow .wt-frame{min-height:100dvh}"
    "@media(min-width:960px){:is(.wt-wide,.wt-middle) .wt-table{container-type:size}"
    ":is(.wt-wide,.wt-middle) .wt-cloth{--fit:calc(100cqh*var(--wide)/var(--high))}}"
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
