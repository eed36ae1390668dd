"""The rail: log above, prompt below, and the bar over all, as HTML."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from wartable.core.scene import Caution, Choice, Group, LogLine, NearMiss, Scene, Sign
from wartable.paint import cards
from wartable.paint.papers import sums
from wartable.paint.svg import Brush, el
from wartable.paint.words import word

_NAMES: Final = re.compile(r"\*([^*]+)\*")
_SECRET: Final = re.compile(r"\b_([^_]+)_\b|(?<!\w)_([^_]+)_(?!\w)")
_BAR: Final = '<svg viewBox="0 0 18 18" aria-hidden="true"><circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4.5,13.5 L13.5,4.5" stroke="currentColor" stroke-width="2"/></svg>'
_WARN: Final = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8,1 L15.5,14.5 H.5 Z" fill="currentColor"/><path d="M8,5.5 V9.5 M8,11.2 V13" stroke="var(--caution-ground)" stroke-width="1.8"/></svg>'
_OPEN: Final = '<svg viewBox="0 0 18 18" aria-hidden="true"><path d="M4,7 L9,12 L14,7" fill="none" stroke="currentColor" stroke-width="2.4"/></svg>'
_LOCK: Final = '<svg viewBox="0 0 13 15" aria-hidden="true"><path d="M3,7 V4.5 a3.5,3.5 0 0 1 7,0 V7" fill="none" stroke="currentColor" stroke-width="1.8"/><rect x="1" y="6.5" width="11" height="8" rx="1.5" fill="currentColor"/></svg>'
_TICK: Final = '<svg viewBox="0 0 14 12" aria-hidden="true"><path d="M2,6.5 L5.5,10 L12,2" fill="none" stroke="currentColor" stroke-width="2"/></svg>'
LOGO: Final = '<svg class="wt-logo" viewBox="0 0 30 30" width="30" height="30" aria-hidden="true"><path d="M6,7 H24 V23 H6 Z M10,3 h4 v4 h-4 Z M16,3 h4 v4 h-4 Z M10,23 h4 v4 h-4 Z M16,23 h4 v4 h-4 Z M2,10 h4 v4 h-4 Z M2,16 h4 v4 h-4 Z M24,10 h4 v4 h-4 Z M24,16 h4 v4 h-4 Z" fill="var(--ink)"/><rect x="8.5" y="9.5" width="13" height="11" fill="var(--accent)"/><path d="M11.5,11.5 l7,7 m0,-7 l-7,7" stroke="var(--on-accent)" stroke-width="2"/></svg>'


def rich(text: str) -> str:
    """A log sentence with its names in bold and what one alone saw in italics.

    >>> rich("*Falco* drew _Hero_ & went")
    '<b>Falco</b> drew <i>Hero</i> &amp; went'
    """
    bold = _NAMES.sub(r"<b>\1</b>", escape(text))
    return _SECRET.sub(lambda found: f"<i>{found[1] or found[2]}</i>", bold)


def unmarked(text: str) -> str:
    """The same sentence without marks.

    >>> unmarked("*Falco* drew _Hero_")
    'Falco drew Hero'
    """
    return _SECRET.sub(lambda found: found[1] or found[2], _NAMES.sub(r"\1", text))


def chip(clause: str) -> str:
    """A clause's number."""
    return " " + el("span", escape(clause), class_="wt-clause") if clause else ""


def icon(brush: Brush, sign: Sign | None) -> str:
    """A sign before a choice."""
    if sign is None:
        return ""
    return el("svg", cards.emblem(brush, sign, 1, 1, 42), viewBox="0 0 44 44", aria_hidden="true")


def blazon(brush: Brush, symbol: str) -> str:
    """A seat's sign in the rail."""
    return el("svg", brush.use(symbol, 0, 0, 38, 44), viewBox="0 0 38 44", aria_hidden="true") if symbol else ""


def bar(brush: Brush, scene: Scene, tools: str) -> str:
    """Title, where we are in the turn, and whatever tools the page adds."""
    steps = []
    for i, step in enumerate(scene.steps, 1):
        label = escape(f"{i} {step.label}")
        if step.state == "here":
            label = escape(word(scene.lang, "here", step=f"{i} {step.label}"))
        elif step.state == "past":
            label += _TICK
        elif step.state == "held":
            label = f"{i} <s>{escape(step.label)}</s>{escape(step.note)}"
        steps.append(el("li", label, class_=step.state, aria_current="step" if step.state == "here" else None))
    return el(
        "header",
        el("span", LOGO, "wartable", class_="wt-mark") if brush.layout != "narrow" else "",
        el("div", el("b", escape(scene.title)), el("span", escape(scene.subtitle)), class_="wt-of"),
        el("ol", *steps, class_="wt-steps"),
        tools,
        class_="wt-bar",
    )


def _line(brush: Brush, line: LogLine, groups: list[str]) -> str:
    group = groups.index(line.group) + 1 if line.group in groups else None
    sign = el("svg", brush.use(line.sign, 0, 0, 25, 29), viewBox="0 0 25 29", aria_hidden="true")
    return el(
        "li",
        el("span", escape(line.turn), class_="wt-turn"),
        sign,
        el("span", rich(line.text) + chip(line.clause)),
        data_group=group,
        data_things=" ".join(line.things) or None,
    )


def log(brush: Brush, scene: Scene) -> str:
    """The log, newest at the foot."""
    groups = list(dict.fromkeys(line.group for line in scene.log if line.group))[:1]
    tabs = ""
    if groups:
        name = brush.name("log")
        labels = [word(scene.lang, "log-all"), *groups]
        tabs = el(
            "div",
            *(
                el("label", el("input", type="radio", name=name, value=i, checked=i == 0), escape(label))
                for i, label in enumerate(labels)
            ),
            class_="wt-tabs",
        )
    lines = "".join(_line(brush, line, groups) for line in scene.log)
    title = word(scene.lang, "log")
    return el(
        "section",
        el("header", el("h2", escape(title)), tabs),
        el("div", el("ol", lines, aria_live="polite"), class_="wt-lines"),
        class_="wt-log",
        aria_label=title,
    )


def caution(warning: Caution) -> str:
    """A warning inside a choice."""
    return el("span", _WARN, el("span", escape(warning.text) + chip(warning.clause)), class_="wt-caution")


def _choice(brush: Brush, choice: Choice, key: int) -> str:
    told = el("b", escape(choice.label)) + (el("span", escape(choice.note)) if choice.note else "")
    if choice.caution is not None:
        told += caution(choice.caution)
    deadly = choice.caution is not None and choice.caution.deadly
    return el(
        "button",
        icon(brush, choice.sign),
        el("span", told),
        el("span", str(key), class_="wt-key", aria_hidden="true") if key <= 9 else "",
        type="button",
        class_="wt-choice deadly" if deadly else "wt-choice",
        data_code=choice.code,
        data_things=" ".join(choice.targets) or None,
        autofocus=key == 1 and brush.layout != "narrow",
    )


def _miss(brush: Brush, miss: NearMiss) -> str:
    told = el("b", escape(miss.label)) + el("span", escape(miss.reason) + chip(miss.clause))
    head = el("summary", icon(brush, miss.sign), el("span", told), _BAR)
    body = el("p", chip(miss.clause).strip(), " ", escape(miss.rule or miss.reason))
    return el("details", head, body, class_="wt-miss", data_things=" ".join(miss.targets) or None)


def _group(brush: Brush, group: Group, inner: str) -> str:
    told = el("b", escape(group.label)) + (el("span", escape(group.note)) if group.note else "")
    head = el("summary", icon(brush, group.sign), el("span", told), _OPEN, class_="wt-choice")
    return el("details", head, el("ul", inner), class_="wt-fold")


def _rows(brush: Brush, scene: Scene) -> str:
    """Choices as rows; those of a group fold into its one row, where the first of them stands."""
    rows = [choice for choice in scene.choices if not choice.done]
    groups = {group.key: group for group in scene.groups}
    shown: list[str] = []
    for key, choice in enumerate(rows, 1):
        group = groups.get(choice.group)
        if group is None:
            shown.append(el("li", _choice(brush, choice, key)))
        elif choice is next(other for other in rows if other.group == group.key):
            inner = "".join(
                el("li", _choice(brush, other, place))
                for place, other in enumerate(rows, 1)
                if other.group == group.key
            )
            shown.append(el("li", _group(brush, group, inner)))
    return el("ul", *shown, class_="wt-choices", aria_label=word(scene.lang, "choices")) if shown else ""


def _misses(brush: Brush, scene: Scene) -> str:
    if not scene.near_misses:
        return ""
    first, *rest = scene.near_misses
    shown = _miss(brush, first)
    if rest:
        names = ", ".join(miss.label for miss in rest[:2]) + (" …" if len(rest) > 2 else "")
        head = el(
            "summary",
            el("u", escape(word(scene.lang, "why-not"))),
            " ",
            escape(word(scene.lang, "more", count=len(rest), names=names)),
        )
        shown += el("details", head, el("ul", *(el("li", _miss(brush, miss)) for miss in rest)), class_="wt-more")
    return shown


def _ends(scene: Scene) -> str:
    """Undo at the left, the great button at the right, named by what it does."""
    done = [choice for choice in scene.choices if choice.done]
    buttons = []
    if scene.undo:
        buttons.append(el("button", escape(scene.undo), type="button", class_="wt-button undo", data_undo=True))
    for choice in done:
        buttons.append(
            el(
                "button",
                escape(choice.label),
                type="button",
                class_="wt-button done",
                data_code=choice.code,
                title=choice.note or None,
            )
        )
    shown = el("div", *buttons, class_="wt-row-end") if buttons else ""
    final = scene.prompt.final if scene.prompt is not None else None
    if final is not None:
        told = escape(word(scene.lang, "final", text=final.text)) + chip(final.clause)
        shown += el("p", _LOCK, told, class_="wt-final")
    return shown


def _outcome(brush: Brush, scene: Scene) -> str:
    if scene.outcome is None:
        return ""
    end = scene.outcome
    signs = "".join(blazon(brush, sign) for sign in end.signs)
    lines = "".join(el("p", escape(line)) for line in end.lines)
    return el("div", signs, el("h2", escape(end.title)), lines, chip(end.clause), class_="wt-outcome")


def prompt(brush: Brush, scene: Scene) -> str:
    """What is asked, the choices, what may not be done and why."""
    ask = scene.prompt
    shown = _outcome(brush, scene)
    if ask is not None and scene.outcome is None:
        note = el("p", escape(ask.note)) if ask.note else ""
        shown += el("div", blazon(brush, ask.sign), el("h2", escape(ask.question)), note, class_="wt-ask")
        if ask.tallies:
            shown += sums(ask.tallies, scene.lang)
    shown += _rows(brush, scene) + _misses(brush, scene) + _ends(scene)
    return el("section", shown, class_="wt-prompt", aria_live="assertive", aria_label=word(scene.lang, "prompt"))
