"""Primitives: elements, text, and the brush that knows which drawings it used.

>>> el("rect", x=1.0, y=2.25, class_="wt-x", opacity=None)
'<rect x="1" y="2.25" class="wt-x"/>'
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import blake2b
from html import escape
from typing import Final, Literal

from wartable.core.scene import Scene
from wartable.paint.art import Art, Symbol

Value = str | int | float | bool | None
Layout = Literal["wide", "middle", "narrow"]

_TO_ESCAPE: Final = re.compile("[&<>\"']").search
_REFERENCE: Final = re.compile(r'(\bid="|url\(#|href="#)')


def num(value: float) -> str:
    """Return a number with at most two decimals and no idle zeros.

    >>> num(3.0), num(0.126), num(-0.001)
    ('3', '0.13', '0')
    """
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@cache
def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _written(value: str | float) -> str:
    """Return an attribute's value as it is written; most have nothing to escape."""
    if isinstance(value, str):
        return escape(value) if _TO_ESCAPE(value) else value
    return "" if value is True else num(value)


def el(tag: str, /, *children: str, **attributes: Value) -> str:
    """Return an element; underscores in names become hyphens, None and False leave an attribute out.

    >>> el("g", el("path", d="M0,0"), data_thing="a")
    '<g data-thing="a"><path d="M0,0"/></g>'
    """
    head = tag
    for key, value in attributes.items():
        if value is not None and value is not False:
            head += f' {_key(key)}="{_written(value)}"'
    body = "".join(children)
    return f"<{head}>{body}</{tag}>" if body or tag not in _CLOSED else f"<{head}/>"


_CLOSED: Final = frozenset(
    ("circle", "ellipse", "feDropShadow", "image", "img", "input", "path", "rect", "stop", "use"),
)
"""Elements without content; in HTML all others must be closed by a tag of their own."""


def move(x: float, y: float, tilt: float = 0.0, scale: float = 1.0) -> str:
    """Return a transform: to a place, turned, scaled.

    >>> move(3, 4), move(3, 4, 6, 2)
    ('translate(3,4)', 'translate(3,4) rotate(6) scale(2)')
    """
    parts = [f"translate({num(x)},{num(y)})"]
    if tilt:
        parts.append(f"rotate({num(tilt)})")
    if scale != 1.0:
        parts.append(f"scale({num(scale)})")
    return " ".join(parts)


def words(
    text: str, x: float, y: float, size: float, style: str = "t", anchor: str = "start", fill: str = "var(--ink)"
) -> str:
    """Return one line of text. Styles: t text, b bold text, d display bold, i display italic.

    >>> words("a < b", 1, 2, 13)
    '<text x="1" y="2" font-size="13" class="wt-t" fill="var(--ink)">a &lt; b</text>'
    """
    at = None if anchor == "start" else anchor
    return el("text", escape(text), x=x, y=y, font_size=size, class_=f"wt-{style}", text_anchor=at, fill=fill)


def block(
    lines: Iterable[str],
    x: float,
    y: float,
    size: float,
    style: str = "t",
    anchor: str = "start",
    fill: str = "var(--ink)",
    lead: float = 1.25,
) -> str:
    """Return several lines, the first on the base line `y`."""
    return "".join(words(line, x, y + i * size * lead, size, style, anchor, fill) for i, line in enumerate(lines))


def tincture(name: str) -> str:
    """Return the variable of a tincture.

    >>> tincture("gules")
    'var(--gules)'
    """
    return f"var(--{name})"


def chip(brush: Brush, clause: str, inside: bool = False) -> str:
    """Return a clause's number; it leads to its place in the rulebook, unless it stands inside something to click."""
    if not clause:
        return ""
    if brush.rules_url and not inside:
        return " " + el("a", escape(clause), href=f"{brush.rules_url}#{clause}", class_="wt-clause")
    return " " + el("span", escape(clause), class_="wt-clause")


@dataclass(slots=True)
class Brush:
    """What one painting needs to know: a prefix for its ids, the art, the layout, and which drawings it has used.

    `rules_url` is the rulebook's page, where each clause has its place; without it a clause is a mere number. With
    `over` labels lie as HTML over the cloth, which is `cloth` units wide. A `terse` one leaves out what the table's
    page completes by itself.
    """

    art: Art
    prefix: str
    layout: Layout
    rules_url: str = ""
    home_url: str = ""
    print_url: str = ""
    over: bool = False
    terse: bool = False
    cloth: float = 0.0
    used: dict[str, Symbol] = field(default_factory=dict)
    printed: dict[str, str] = field(default_factory=dict)
    codes: dict[str, list[str]] = field(default_factory=dict)
    tones: dict[str, str] = field(default_factory=dict)
    seals: dict[str, str] = field(default_factory=dict)
    careful: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    lit: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, scene: Scene, art: Art, prefix: str, layout: Layout, rules_url: str = "", home_url: str = "") -> Brush:
        """Return a brush that knows which things of the scene can be picked, with care or not at all."""
        brush = cls(art, prefix, layout, rules_url, home_url)
        for choice in scene.choices:
            for thing in choice.targets:
                brush.codes.setdefault(thing, []).append(choice.key)
                if not choice.faint:
                    brush.lit.add(thing)
                if choice.tone:
                    brush.tones[thing] = choice.tone
                if choice.seal:
                    brush.seals.setdefault(thing, choice.seal)
                if choice.caution is not None:
                    brush.careful.add(thing)
        for miss in scene.near_misses:
            brush.refused.update(thing for thing in miss.targets if thing not in brush.codes)
        return brush

    @property
    def flat(self) -> bool:
        """Phones get no blur: one offset dark shape instead."""
        return self.layout == "narrow"

    def name(self, what: str) -> str:
        """Return an id of this painting."""
        return f"{self.prefix}-{what}"

    def link(self, what: str) -> str:
        """Return a reference to an id of this painting, for fills and filters."""
        return f"url(#{self.prefix}-{what})"

    def use(self, symbol: str, x: float, y: float, wide: float | None, high: float | None, **more: Value) -> str:
        """Return a drawing of the title's art, centred in a box; a name the art does not know draws nothing.

        Without a size it fills the picture that it stands in.
        """
        drawing = self.art.symbols.get(symbol)
        if drawing is None:
            return ""
        self.used[symbol] = drawing
        href = f"#{self.name('s-' + symbol.replace('/', '-'))}"
        return el("use", href=href, x=x or None, y=y or None, width=wide, height=high, **more)

    def print(self, markup: str, wide: float, high: float, fills: bool = False) -> str:
        """Return a drawing that may occur many times, a card's face say: it is defined once and referred to.

        One that `fills` the picture that it stands in needs no size of its own.
        """
        name = f"p-{urlsafe_b64encode(blake2b(markup.encode(), digest_size=6).digest()).decode()[:6]}"
        self.printed[name] = el(
            "symbol", markup, id=self.name(name), viewBox=f"0 0 {num(wide)} {num(high)}", overflow="visible"
        )
        size: dict[str, Value] = {} if fills else {"width": wide, "height": high, "data_print": True}
        return el("use", href=f"#{self.name(name)}", **size)

    def thing(
        self,
        ident: str,
        label: str,
        *body: str,
        kind: str,
        tag: str = "g",
        also: str = "",
        opens: bool = False,
        **more: Value,
    ) -> str:
        """Return a drawn thing: it has an id and a spoken name, and can be clicked if a choice names it.

        With `opens` the keyboard comes to it in any case: the page opens it large.
        """
        return el(tag, *body, **self.handle(ident, label, *body, kind=f"{kind} {also}".strip(), opens=opens), **more)

    def box(
        self, tag: str, ident: str, label: str, *body: str, kind: str, also: str = "", stop: bool = False, **more: Value
    ) -> str:
        """Return such a thing as an element of HTML, with further classes; arrow keys reach it, at a stop Tab does."""
        facts = self.handle(ident, label, *body, kind=f"{kind} {also}".strip())
        role = "group" if facts["role"] == "img" else facts["role"]
        tab = 0 if stop or facts["tabindex"] == 0 else -1
        return el(tag, *body, **{**facts, "role": role, "tabindex": tab}, **more)

    def handle(self, ident: str, label: str, *body: str, kind: str, opens: bool = False) -> dict[str, Value]:
        """Return the attributes by which a thing is found, named and clicked."""
        codes = self.codes.get(ident)
        mood = "refused" if ident in self.refused else ""
        if codes:
            mood = "pick" if ident in self.lit else "pick faint"
        # A picture has nothing inside for those who hear it.
        holds = any("data-thing=" in part or "data-parts=" in part for part in body)
        return {
            "data_thing": ident,
            "class_": " ".join(part for part in ("wt-thing", f"wt-{kind}", mood) if part),
            "role": "button" if codes or opens else "group" if holds else "img",
            "tabindex": 0 if codes or opens else None,
            "data_codes": " ".join(codes) if codes else None,
            "aria_label": label,
        }

    def symbols(self) -> dict[str, str]:
        """Return what was referred to so far by its name, each once, inner ids made this painting's own."""
        return self.printed | {name: _symbol(self.prefix, name, drawing) for name, drawing in sorted(self.used.items())}


@lru_cache(maxsize=1024)  # the same drawings are used from move to move
def _symbol(prefix: str, name: str, drawing: Symbol) -> str:
    return el(
        "symbol",
        _REFERENCE.sub(rf"\g<1>{prefix}-", drawing.markup),
        id=f"{prefix}-s-{name.replace('/', '-')}",
        viewBox=drawing.box,
    )
