"""Facts of a title for pages and programs.

Modes, options, seats' names and signs, a picture of its table.

All of it comes from the title's messages, sheet and art; a text that a title does not have is left out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Literal

import msgspec

import wartable
from wartable import paint
from wartable.bots.levels import levels
from wartable.bots.player import Player
from wartable.coach_files import has_lessons
from wartable.core.errors import WartableError
from wartable.core.options import Option, word
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import Kit
from wartable.core.scene import Scene, Slot
from wartable.core.table.table import Table
from wartable.core.text.messages import Messages
from wartable.core.title import Title
from wartable.paint import fonts
from wartable.paint.art import ground_hash, load
from wartable.store.models import TableRow
from wartable.store.packs import pack_folder
from wartable.titles import playable

logger = logging.getLogger("wartable.titles")

USUAL_SEATS = 4
PICTURE_ACTIONS = 60
MOST_HOW = 5


def all_titles() -> list[Title]:
    """Return the titles that load; what is wrong with the others goes to the server's log, and they are not offered."""
    return playable(lambda error: logger.error("title_broken", extra={"reason": str(error)}))


class ModeInfo(msgspec.Struct):
    """A way to play a title, and how many seats it takes."""

    name: str
    label: str
    low: int
    high: int


class OptionInfo(msgspec.Struct):
    """An option of a title: its default and its values as words, or the range of a number."""

    name: str
    default: str
    values: list[str]
    low: int | None
    high: int | None
    optional: bool
    clause: str
    modes: list[str]
    seats: list[int]
    group: str


class PresetInfo(msgspec.Struct):
    """A named set of option values, as words; all other options are at their default."""

    name: str
    label: str
    about: str
    values: dict[str, str]
    opens: str


class TitleInfo(msgspec.Struct):
    """A title for programs: its modes, options, presets and the levels of its bots."""

    name: str
    label: str
    line: str
    rules_version: str
    modes: list[ModeInfo]
    options: list[OptionInfo]
    levels: list[str]
    presets: list[PresetInfo]


class ModePage(ModeInfo):
    """A way to play a title, as a page tells it."""

    about: str


class ValuePage(msgspec.Struct):
    """A value of an option, and its words."""

    value: str
    label: str


class OptionPage(msgspec.Struct):
    """An option as a form shows it."""

    name: str
    label: str
    about: str
    default: str
    values: list[ValuePage]
    low: int | None
    high: int | None
    optional: bool
    clause: str
    modes: str
    seats: str


class OptionGroup(msgspec.Struct):
    """Options that a form folds away together; the usual few have no name and come first."""

    name: str
    label: str
    options: list[OptionPage]


class TitlePage(msgspec.Struct):
    """A title as pages present it."""

    name: str
    label: str
    line: str
    pitch: str
    how: list[str]
    low: int
    high: int
    usual: int
    level: str
    easy: str
    modes: list[ModePage]
    ink: tuple[str, str]
    poster: bool
    version: str
    aim: str
    lessons: bool
    preset: str
    alone: list[PresetInfo]
    layout: str
    figures: list[str]


class SpecialOption(msgspec.Struct):
    """An option that differs from the usual, in words."""

    label: str
    value: str
    clause: str


class TableSettings(msgspec.Struct):
    """What a table is played with."""

    mode: str
    options: list[SpecialOption]


def message_or(text: Messages, lang: str, key: str, otherwise: str = "") -> str:
    """Return a message of a title if it has it."""
    return text.format(lang, key) if text.has(lang, key) else otherwise


def aim(title: Title, options: dict[str, str], lang: str) -> str:
    """Return what a player is after: of the mode that is played, where it differs, or of the whole title."""
    mode = options.get("mode", title.sheet.modes[0].name)
    usual = message_or(title.messages, lang, "title-aim")
    return message_or(title.messages, lang, f"mode-{mode}-aim", usual)


def usual_seats(title: Title) -> int:
    """Return how many sit down if nobody says otherwise."""
    mode = title.sheet.modes[0]
    return min(max(USUAL_SEATS, mode.low), mode.high)


def modes(title: Title, lang: str) -> list[ModePage]:
    """Return the ways to play a title, in words."""
    text = title.messages
    return [
        ModePage(
            name=mode.name,
            label=text.format(lang, f"mode-{mode.name}"),
            low=mode.low,
            high=mode.high,
            about=message_or(text, lang, f"mode-{mode.name}-about"),
        )
        for mode in title.sheet.modes
    ]


def option_info(option: Option) -> OptionInfo:
    """Return what a program has to know of an option."""
    listed = option.values or isinstance(option.default, bool)
    return OptionInfo(
        name=option.name,
        default=word(option.default),
        values=[word(value) for value in option.each_value()] if listed else [],
        low=option.low,
        high=option.high,
        optional=option.optional,
        clause=option.clause,
        modes=list(option.modes),
        seats=list(option.seats),
        group=option.group,
    )


def describe(title: Title, lang: str) -> TitleInfo:
    """Return what a program has to know of a title to open a table of it."""
    text = title.messages
    return TitleInfo(
        name=title.name,
        label=text.format(lang, "title-name"),
        line=text.format(lang, "title-line"),
        rules_version=title.sheet.rules_version,
        modes=[ModeInfo(mode.name, mode.label, mode.low, mode.high) for mode in modes(title, lang)],
        options=[option_info(option) for option in title.options(title.content())],
        levels=list(levels(title)),
        presets=presets(title, lang),
    )


def presets(title: Title, lang: str) -> list[PresetInfo]:
    """Return the named sets of option values of a title, in words."""
    return [
        PresetInfo(
            name=preset.name,
            label=message_or(title.messages, lang, f"preset-{preset.name}", preset.name),
            about=message_or(title.messages, lang, f"preset-{preset.name}-about"),
            values={name: word(value) for name, value in preset.values.items()},
            opens=preset.opens,
        )
        for preset in title.sheet.presets
    ]


def present(title: Title, lang: str) -> TitlePage:
    """Return what a page says of a title."""
    text = title.messages
    low, high = title.sheet.seats
    art = load(title.art)
    how = (message_or(text, lang, f"title-how-{n}") for n in range(1, MOST_HOW + 1))
    return TitlePage(
        name=title.name,
        label=text.format(lang, "title-name"),
        line=text.format(lang, "title-line"),
        pitch=message_or(text, lang, "title-pitch"),
        how=[line for line in how if line],
        low=low,
        high=high,
        usual=usual_seats(title),
        level=levels(title)[-1],
        easy=levels(title)[0],
        modes=modes(title, lang),
        ink=art.colours.get("title", ("#9B1F27", "#B9323A")),
        poster=title.name in art.posters,
        version=title.sheet.rules_version,
        aim=message_or(text, lang, "title-aim"),
        lessons=has_lessons(title),
        preset=next((preset.name for preset in title.sheet.presets if preset.opens == "play"), ""),
        alone=[preset for preset in presets(title, lang) if preset.opens == "alone"],
        layout=getattr(title.desk, "layout", ""),
        figures=list(art.figures),
    )


def grounds(title: Title) -> list[str]:
    """Return where the grounds of a title's boards lie, so that a page fetches them before the table is painted."""
    return [f"/art/{title.name}/ground/{ground_hash(each)}.svg" for each in load(title.art).grounds.values()]


def on_show(lang: str) -> list[TitlePage]:
    """Return all titles as pages present them, in the order that they themselves ask for.

    >>> [title.name for title in on_show("en")]
    ['proelio', 'letswar', 'gradisca', 'campaign']
    """
    games = sorted(all_titles(), key=lambda title: title.sheet.rank)
    return [present(game, lang) for game in games]


def option_groups(title: Title, lang: str) -> list[OptionGroup]:
    """Return the options of a title for a form, with defaults and clauses: the usual few before the groups."""
    text = title.messages
    shown = [option for option in title.options(title.content()) if option.name != "mode"]
    return [
        OptionGroup(
            name=group,
            label=message_or(text, lang, f"option-group-{group}", group),
            options=[_option(text, lang, option) for option in shown if option.group == group],
        )
        for group in sorted({option.group for option in shown}, key=["", *(option.group for option in shown)].index)
    ]


def _option(text: Messages, lang: str, option: Option) -> OptionPage:
    info = option_info(option)
    return OptionPage(
        name=info.name,
        label=message_or(text, lang, f"option-{info.name}", info.name),
        about=message_or(text, lang, f"option-{info.name}-about"),
        default=info.default,
        values=[ValuePage(value, value_label(text, lang, info.name, value)) for value in info.values],
        low=info.low,
        high=info.high,
        optional=info.optional,
        clause=info.clause,
        modes=" ".join(info.modes),
        seats=" ".join(map(str, info.seats)),
    )


def value_label(text: Messages, lang: str, option: str, value: str) -> str:
    """Return a value of an option in words."""
    return message_or(text, lang, f"option-{option}-{value}", value)


def table_settings(title: Title, chosen: dict[str, str], lang: str) -> TableSettings:
    """Return what a table is played with: its mode, and the options that differ from the usual."""
    text = title.messages
    mode = chosen.get("mode", title.sheet.modes[0].name)
    special = [
        SpecialOption(
            label=message_or(text, lang, f"option-{option.name}", option.name),
            value=value_label(text, lang, option.name, chosen[option.name]),
            clause=option.clause,
        )
        for option in title.options(title.content())
        if option.name != "mode" and option.name in chosen and chosen[option.name] != word(option.default)
    ]
    return TableSettings(message_or(text, lang, f"mode-{mode}", mode), special)


def seat_names(row: TableRow, lang: str) -> list[str]:
    """Return the names of a table's seats; numbers alone if its pack is gone, since it is still listed."""
    title = wartable.title(row.title)
    return _names(title, row.seats, lang, lambda: title.kit(row.seats, row.settings.options, pack_folder(row)))


def names_of_seats(title: Title, seats: int, options: Mapping[str, str], lang: str) -> list[str]:
    """Return what the seats of a game with these options are called; numbers alone if it cannot be played here.

    >>> title = wartable.title("proelio")
    >>> names_of_seats(title, 3, {}, "en"), names_of_seats(title, 9, {}, "en")[0]
    (['Giglio', 'Rovere', 'Stella'], '1')
    """
    return _names(title, seats, lang, lambda: title.kit(seats, options))


def _names(title: Title, seats: int, lang: str, made: Callable[[], Kit]) -> list[str]:
    try:
        kit = made()
    except WartableError:
        return [str(seat + 1) for seat in range(seats)]
    return [title.seat_name(kit, seat, lang) for seat in range(seats)]


@lru_cache(maxsize=128)
def usual_seat_names(title: Title, seats: int, lang: str) -> tuple[str, ...]:
    """Return what the seats of a table are called that nobody has opened yet."""
    game = sample(title, seats)
    return tuple(title.seat_name(game.kit, seat, lang) if game is not None else "" for seat in range(seats))


@lru_cache(maxsize=128)
def seat_signs(title: Title, seats: int) -> tuple[str, ...]:
    """Return the signs of a table's seats, as its scene draws them; empty where a title draws none."""
    found = [""] * seats
    game = sample(title, seats)
    for seat in game.scene(PUBLIC).seats if game is not None else ():
        if 0 <= seat.number < seats:
            found[seat.number] = seat.sign
    return tuple(found)


def sample(title: Title, seats: int) -> Table | None:
    """Return a game of a title with this number of seats, in the first mode that takes them; None without one."""
    for mode in title.sheet.modes:
        if mode.low <= seats <= mode.high:
            named = any(option.name == "mode" for option in title.sheet.options)
            return title.open(seats, {"mode": mode.name} if named else {}, seed=2)
    return None


@lru_cache(maxsize=64)
def picture(name: str, lang: str, theme: Literal["day", "night"]) -> str:
    """Return a picture of a title's table as seat 0 sees it: at the position that the title names.

    Without one it is a game of bots, when there is most to see.
    """
    title = wartable.title(name)
    if title.pictures:
        return fonts.embed(paint.svg(title.position(title.pictures[0]).scene(0, lang), theme=theme))
    game = sample(title, usual_seats(title))
    assert game is not None  # the usual number of seats is one that the first mode takes
    player = Player(title, levels(title)[-1], Seeded(7))
    scenes = [game.scene(0, lang)]
    for _ in range(PICTURE_ACTIONS):
        seat = game.deciders[0]
        game.act(seat, *player.codes(game.state, seat))
        if game.outcome is not None:
            break
        if 0 in game.deciders:
            scenes.append(game.scene(0, lang))
    return fonts.embed(paint.svg(max(scenes, key=richness), theme=theme))


@lru_cache(maxsize=32)
def poster(name: str) -> str:
    """Return a title's poster, with its lettering in it."""
    return fonts.embed(load(wartable.title(name).art).posters[name])


def richness(scene: Scene) -> tuple[bool, int]:
    """Return how much a picture of a table would show: attacks, cards and pieces that lie on it, a hand."""
    lying = [thing for seat in scene.seats for thing in seat.front if not isinstance(thing, Slot)]
    stacks = [stack for board in scene.boards for zone in board.zones for stack in zone.stacks]
    attacks = sum(len(seat.strikes) for seat in scene.seats)
    held = len(scene.seats[0].hand) if scene.seats else 0
    return scene.strip is None, 3 * attacks + 2 * len(lying) + len(stacks) + held + 2 * len(scene.ribbons)
