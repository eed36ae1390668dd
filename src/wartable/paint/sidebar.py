"""The sidebar: log above, prompt below, and the bar over all, as HTML."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import Final

from wartable.core.scene import Caution, Choice, Group, LogLine, NearMiss, Scene, Seat, Sign, Stamp, Track
from wartable.core.text.messages import marked
from wartable.paint import icons
from wartable.paint.draw import cards, shelf
from wartable.paint.papers.forms import sums
from wartable.paint.parts import Parts
from wartable.paint.svg import Brush, chip, el
from wartable.paint.texts import word

MOST: Final = 6
REST: Final = "\N{HORIZONTAL ELLIPSIS}"
"""The most rows of choices on a map, and the key of the group that holds the others."""


def rich(text: str) -> str:
    """Paint a log sentence with its names in bold and what one alone saw in italics.

    >>> rich("*Falco* drew _Hero_ & went")
    '<b>Falco</b> drew <i>Hero</i> &amp; went'
    """
    return marked(escape(text), r"<b>\1</b>", r"<i>\1</i>")


def icon(brush: Brush, sign: Sign | None) -> str:
    """Paint a sign before a choice."""
    if sign is None:
        return ""
    drawn = brush.print(cards.emblem(brush, sign, 1, 1, 42), 44, 44, fills=True)
    return el("svg", drawn, aria_hidden="true")


def blazon(brush: Brush, symbol: str) -> str:
    """Paint a seat's sign in the rail."""
    return el("svg", brush.use(symbol, 0, 0, 38, 44), viewBox="0 0 38 44", aria_hidden="true") if symbol else ""


def _asked(scene: Scene) -> list[Seat]:
    """Return the seats that are asked now."""
    return [seat for seat in scene.seats if seat.state in ("here", "thinking")]


def _is_own(scene: Scene) -> bool:
    """Return whether the viewer is asked: not where a bot plays the viewer's seat, after a resignation say."""
    asked = _asked(scene)
    return scene.viewer >= 0 and bool(asked) and asked[0] is scene.seats[0] and asked[0].state == "here"


def _name(scene: Scene) -> str:
    """Return who is asked, if it is one seat alone; several are not named: the bar has no room for them."""
    asked = _asked(scene)
    return asked[0].name if len(asked) == 1 else ""


def _here(scene: Scene, step: str, short: bool = False) -> str:
    """Return the step that is played now, and who is asked in it: the viewer, or another seat by its name.

    A `short` one does not say that it is the viewer: a phone's bar with a calendar has no room for it.
    """
    if _is_own(scene):
        return step if short else word(scene.lang, "here", step=step)
    name = _name(scene)
    return word(scene.lang, "their-step", who=name, step=step) if name else step


def _turn(scene: Scene) -> str:
    """Return whose turn it is, in words; nothing where nobody is asked, or many are."""
    if _is_own(scene):
        return word(scene.lang, "your-turn")
    name = _name(scene)
    return word(scene.lang, "their-turn", who=name) if name else ""


def in_bar(scene: Scene) -> list[Track]:
    """Return the tracks that stand in the bar."""
    return [track for track in scene.tracks if track.bar]


def _calendar(brush: Brush, track: Track) -> str:
    """Paint a track in the bar: where it stands in full, the places next to it, the others where there is room."""
    told = shelf.track_words(track)
    return brush.box("div", track.id, told, shelf.places(brush, track), kind="track", also="wt-calendar")


def _standing(brush: Brush, scene: Scene) -> str:
    """Paint how the seats stand, for a bar without plates: sign and figures of each."""
    sides = []
    asked = [] if scene.steps else _asked(scene)
    for seat in (one for one in scene.seats if one.standing):
        told = f"{seat.name}: {', '.join(mark.label for mark in seat.standing)}"
        if seat in asked:
            told = f"{told}. {_turn(scene)}"
        sign = el("svg", brush.use(seat.sign, 0, 0, 26, 30), viewBox="0 0 26 30") if seat.sign else ""
        figures = (el("i", escape(mark.short), data_tone=mark.tone or None) for mark in seat.standing)
        here = "here" if seat in asked else None
        sides.append(el("span", sign, *figures, role="img", aria_label=told, class_=here))
    return el("div", *sides, class_="wt-standing") if sides else ""


def bar(brush: Brush, scene: Scene, tools: str) -> str:
    """Paint the bar: title, where we are in the turn, and room for the page's own tools."""
    steps = []
    for i, step in enumerate(scene.steps, 1):
        label = escape(f"{i} {step.label}")
        if step.state == "here":
            short = brush.layout == "narrow" and bool(in_bar(scene))
            label = escape(_here(scene, f"{i} {step.label}", short))
        elif step.state == "past":
            label += icons.TICK
        elif step.state == "held":
            label = f"{i} <s>{escape(step.label)}</s>{escape(step.note)}"
        steps.append(el("li", label, class_=step.state, aria_current="step" if step.state == "here" else None))
    turn, standing = "" if steps else _turn(scene), _standing(brush, scene) if brush.layout == "narrow" else ""
    logo = ""
    if brush.layout != "narrow":
        home = {"href": brush.home_url} if brush.home_url else {}
        logo = el("a" if home else "span", icons.LOGO, "wartable", class_="wt-mark", **home)
    return el(
        "header",
        logo,
        el("div", el("b", escape(scene.title)), el("span", escape(scene.subtitle)), class_="wt-of"),
        *(_calendar(brush, track) for track in in_bar(scene)),
        standing,
        el("ol", *steps, class_="wt-steps") if steps else "",
        el("span", escape(turn), class_="wt-turn-of") if turn and not standing else "",
        el("span", escape(word(scene.lang, "watching")), class_="wt-watching") if scene.viewer < 0 else "",
        tools,
        class_="wt-bar",
    )


def _stamp(brush: Brush, mark: Stamp) -> str:
    """Paint a stamp in waiting: the page takes it out and shows it on its thing when the line is new."""
    told = el("span", el("b", escape(mark.text)), escape(mark.note))
    body = el("div", icon(brush, mark.sign), told, class_="wt-stamp", data_tone=mark.tone or None)
    return el("template", body, data_stamp=mark.thing)


def _line(brush: Brush, line: LogLine, groups: list[str], lang: str) -> str:
    group = groups.index(line.group) + 1 if line.group in groups else None
    icons = ""
    if line.turn or line.sign or line.moment:
        turn = el("span", escape(line.turn), class_="wt-turn")
        if line.moment:
            told = word(lang, "moment", turn=line.turn or "none")
            turn = el("a", escape(line.turn or "·"), href=f"#{line.moment}", class_="wt-turn", aria_label=told)
        sign = ""
        if line.sign:
            sign = el("svg", brush.use(line.sign, 0, 0, 25, 29), viewBox="0 0 25 29", aria_hidden="true")
        icons = turn + sign
    return el(
        "li",
        _stamp(brush, line.stamp) if line.stamp is not None else "",
        icons,
        el("span", rich(line.text) + chip(brush, line.clause)),
        class_="bare" if not icons else None if line.sign else "unsigned",
        data_group=group,
        data_moment=line.moment or None,
        data_entry=line.entry if line.entry >= 0 else None,
        data_things=" ".join(line.things) or None,
    )


def log(brush: Brush, parts: Parts, scene: Scene) -> None:
    """Paint the log, newest at the foot, each line a part of its own."""
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
    title = scene.log_name or word(scene.lang, "log")
    room = el("div", el("ol", data_parts="log"), class_="wt-lines")
    head = el("header", el("h2", escape(title)), tabs)
    parts.add("frame", "log", el("section", head, room, class_="wt-log", aria_label=title))
    for i, line in enumerate(scene.log):
        name = str(line.entry) if line.entry >= 0 else f"line.{i}"
        while f"log/{name}" in parts:  # an entry may be told in several lines
            name += "+"
        parts.add("log", name, _line(brush, line, groups, scene.lang))


def caution(brush: Brush, warning: Caution) -> str:
    """Paint a warning inside a choice."""
    told = el("span", escape(warning.text) + chip(brush, warning.clause, inside=True))
    return el("span", icons.WARNING, told, class_="wt-caution")


def _key(number: int) -> str:
    """Paint the key that plays a row; rows that are folded away have none."""
    return el("span", str(number) if 0 < number <= 9 else "", class_="wt-key", aria_hidden="true")


def _choice(brush: Brush, choice: Choice, key: int, first: bool = False) -> str:
    told = el("b", escape(choice.label)) + (el("span", escape(choice.note)) if choice.note else "")
    if choice.caution is not None:
        told += caution(brush, choice.caution)
    deadly = choice.caution is not None and choice.caution.deadly
    small = choice.seal and not (choice.note or choice.caution or choice.sign or choice.tone)
    seal = el("i", escape(choice.seal), class_="wt-seal", data_tone=choice.tone or None) if choice.seal else ""
    return el(
        "button",
        icon(brush, choice.sign),
        el("span", told),
        seal,
        _key(key),
        type="button",
        class_="wt-choice"
        + (" deadly" if deadly else "")
        + ("" if choice.sign else " bare")
        + (" small" if small else ""),
        data_tone=choice.tone or None,
        data_code=choice.key,
        data_things=" ".join(choice.targets) or None,
        data_final=choice.final,
        data_warned=choice.caution is not None,
        autofocus=first and brush.layout != "narrow",
    )


def _miss(brush: Brush, miss: NearMiss) -> str:
    reason = el("span", escape(miss.reason), class_="wt-why")
    told = el("b", escape(miss.label)) + reason + chip(brush, miss.clause, inside=True)
    head = el("summary", icon(brush, miss.sign), el("span", told), icons.BARRED, class_=None if miss.sign else "bare")
    body = el("p", chip(brush, miss.clause).strip(), " ", escape(miss.rule or miss.reason))
    return el("details", head, body, class_="wt-miss", data_things=" ".join(miss.targets) or None)


def _group(brush: Brush, group: Group, inner: str, key: int) -> str:
    told = el("b", escape(group.label)) + (el("span", escape(group.note)) if group.note else "")
    ends = el("span", icons.OPEN, _key(key), class_="wt-end")
    kind = "wt-choice" if group.sign is not None else "wt-choice bare"
    head = el("summary", icon(brush, group.sign), el("span", told), ends, class_=kind)
    return el("details", head, el("ul", inner), class_="wt-fold")


def _crowded(rows: list[Choice], groups: dict[str, Group], lang: str) -> tuple[list[Choice], dict[str, Group]]:
    """Fold what comes after the first six rows into one group; those in groups of the title count once.

    One row alone is not folded: a fold would take as much room.
    """
    seen: dict[str, None] = {}
    kept: list[Choice] = []
    rest: list[Choice] = []
    for choice in rows:
        seen.setdefault(choice.group or choice.key)
        folded = list(seen).index(choice.group or choice.key) >= MOST and not choice.group
        (rest if folded else kept).append(replace(choice, group=REST) if folded else choice)
    if len(rest) == 1:
        return rows, groups
    more = Group(REST, word(lang, "more-choices", count=len(rest)))
    return [*kept, *rest], {**groups, REST: more}


def _rows(brush: Brush, scene: Scene) -> str:
    """Paint choices as rows; those of a group fold into its one row, where the first of them stands."""
    rows = [choice for choice in scene.choices if not (choice.done or choice.quiet)]
    groups = {group.key: group for group in scene.groups}
    if scene.boards and len({choice.group or choice.key for choice in rows}) > MOST + 1:
        rows, groups = _crowded(rows, groups, scene.lang)
    # The focus never begins on what will hurt.
    safe = next((choice for choice in rows if choice.caution is None and choice.group not in groups), None)
    shown: list[str] = []
    for choice in rows:
        key = len(shown) + 1
        group = groups.get(choice.group)
        if group is None:
            shown.append(el("li", _choice(brush, choice, key, choice is safe)))
        elif choice is next(other for other in rows if other.group == group.key):
            inner = "".join(el("li", _choice(brush, other, 0)) for other in rows if other.group == group.key)
            shown.append(el("li", _group(brush, group, inner, key)))
    return el("ul", *shown, class_="wt-choices", aria_label=word(scene.lang, "choices")) if shown else ""


def _misses(brush: Brush, scene: Scene) -> str:
    listed = [miss for miss in scene.near_misses if not miss.done]
    if not listed:
        return ""
    first, *rest = listed
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


def _pale(miss: NearMiss) -> str:
    """Paint the great button while it may not be pressed: it names the first thing that is missing."""
    told = f"{miss.reason} {miss.clause}"
    look = {"class_": "wt-button done barred", "aria_disabled": "true"}
    return el("button", icons.LOCK, escape(miss.label), type="button", title=told, data_why=True, **look)


def _ends(brush: Brush, scene: Scene) -> str:
    """Paint undo at the left, the great button at the right, named by what it does."""
    done = [choice for choice in scene.choices if choice.done]
    buttons = []
    if scene.undo:
        buttons.append(el("button", escape(scene.undo), type="button", class_="wt-button undo", data_undo=True))
    if scene.redo:
        buttons.append(el("button", escape(scene.redo), type="button", class_="wt-button undo", data_redo=True))
    if scene.take_up:
        buttons.append(
            el(
                "button",
                escape(scene.take_up),
                type="button",
                class_="wt-button undo",
                data_take_up=True,
                title=word(scene.lang, "take-up-told"),
            )
        )
    for choice in done:
        buttons.append(
            el(
                "button",
                escape(choice.label),
                type="button",
                class_="wt-button done",
                data_code=choice.key,
                data_final=choice.final,
                data_warned=choice.caution is not None,
                title=choice.note or None,
            )
        )
    buttons += [_pale(miss) for miss in scene.near_misses if miss.done and not done]
    warned = "".join(caution(brush, choice.caution) for choice in done if choice.caution is not None)
    shown = warned + (el("div", *buttons, class_="wt-row-end") if buttons else "")
    final = scene.prompt.final if scene.prompt is not None else None
    if final is not None:
        told = escape(word(scene.lang, "final", text=final.text)) + chip(brush, final.clause)
        shown += el("p", icons.LOCK, told, class_="wt-final")
    return el("div", shown, class_="wt-ends") if shown else ""


def _outcome(brush: Brush, scene: Scene) -> str:
    if scene.outcome is None:
        return ""
    end = scene.outcome
    signs = "".join(blazon(brush, sign) for sign in end.signs)
    # A sentence that ends with what stands above it says it once.
    told = (line.removesuffix(f"{end.title}.").rstrip() for line in end.lines)
    lines = "".join(el("p", escape(line)) for line in told if line)
    return el("div", signs, el("h2", escape(end.title)), lines, chip(brush, end.clause), class_="wt-outcome")


def prompt(brush: Brush, scene: Scene) -> str:
    """Paint what is asked, the choices, what may not be done and why."""
    ask = scene.prompt
    shown = _outcome(brush, scene)
    if ask is not None and scene.outcome is None:
        note = el("p", escape(ask.note)) if ask.note else ""
        shown += el("div", blazon(brush, ask.sign), el("h2", escape(ask.question)), note, class_="wt-ask")
        if ask.tallies:
            shown += sums(ask.tallies, scene.lang)
    shown += _rows(brush, scene) + _misses(brush, scene) + _ends(brush, scene)
    return el("section", shown, class_="wt-prompt", aria_label=word(scene.lang, "prompt"))
