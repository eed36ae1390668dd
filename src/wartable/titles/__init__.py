"""The titles: a folder each, here or by the entry-point group `wartable.titles`."""

from __future__ import annotations

import json
import pkgutil
import tomllib
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from wartable.core.content import File, Pack, Table
from wartable.core.errors import ContentError, OptionError, WartableError
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.title import Content, Title
from wartable.texts import sources, speak_for, texts as texts

GROUP = "wartable.titles"

_registered: dict[str, Title] = {}
_own: dict[str, tuple[Mapping[str, Table], Content]] = {}


def register(title: Title) -> Title:
    """Make a title that is not installed known by its name (tests, notebooks, benchmarks)."""
    _registered[title.name] = title
    return title


def unregister(name: str) -> Title:
    """Take a registered title away again and return it; one that is installed under its name is found once more.

    >>> unregister("proelio")
    Traceback (most recent call last):
        ...
    wartable.OptionError: the title 'proelio' is not registered; those are: none
    """
    if name not in _registered:
        known = ", ".join(sorted(_registered)) or "none"
        raise OptionError("title-not-registered", name=repr(name), known=known)
    return _registered.pop(name)


def title_names() -> list[str]:
    """Return the names of all titles that can be played here.

    >>> "proelio" in title_names()
    True
    """
    return sorted({*_folders(), *(point.name for point in entry_points(group=GROUP)), *_registered})


def title(name: str) -> Title:
    """Return a title by its name.

    >>> title("proelio").sheet.seats
    (3, 6)
    >>> title("chess")
    Traceback (most recent call last):
        ...
    wartable.OptionError: there is no title 'chess' (is it installed?); there are: campaign, gradisca, letswar, proelio
    """
    return _registered[name] if name in _registered else _installed(name)


def playable(report: Callable[[OptionError], object]) -> list[Title]:
    """Return all titles that load, by name; what is wrong with each of the others is reported, and they are left out.

    >>> [one.name for one in playable(print)]
    ['campaign', 'gradisca', 'letswar', 'proelio']
    """
    found = []
    for name in title_names():
        try:
            found.append(title(name))
        except OptionError as error:
            report(error)
    return found


@cache
def _installed(name: str) -> Title:
    if name in _folders():
        found = _loaded(name, f"{__name__}.{name}", lambda: import_module(f"{__name__}.{name}").TITLE)
    else:
        points = [point for point in entry_points(group=GROUP) if point.name == name]
        if not points:
            raise OptionError("no-title", name=repr(name), known=", ".join(title_names()))
        found = _loaded(name, points[0].module, points[0].load)
    if not isinstance(found, Title):
        raise OptionError("title-not-a-title", name=repr(name))
    return found


def _loaded(name: str, package: str, load: Callable[[], object]) -> object:
    """Return what a title's package has as its title. Its code may raise anything: that is one line, with the place."""
    try:
        return load()
    except Exception as error:
        reason = error if isinstance(error, WartableError) else _first_line(error)
        file, line = _place(error, package.rpartition(".")[2])
        if not file:
            raise OptionError("title-not-loaded", name=repr(name), reason=reason) from error
        raise OptionError("title-not-loaded-at", name=repr(name), file=file, line=line, reason=reason) from error


def _first_line(error: Exception) -> str:
    told = error.msg if isinstance(error, SyntaxError) else str(error)
    return ": ".join((type(error).__name__, *told.splitlines()[:1]))


def _place(error: Exception, folder: str) -> tuple[str, int]:
    """Return the title's own file and line that an error comes from; neither where no file of the title was run."""
    if isinstance(error, SyntaxError) and error.filename:
        return Path(error.filename).name, error.lineno or 0
    frames = [one for one in traceback.extract_tb(error.__traceback__) if folder in Path(one.filename).parts[:-1]]
    return (Path(frames[-1].filename).name, frames[-1].lineno or 0) if frames else ("", 0)


def messages(package: str, *endings: str) -> Messages:
    """Return a title's messages, from its files messages/<language>.<ending>, after those that the table itself says.

    Its errors speak from messages/errors.<language>.ftl, where the title has such files.

    >>> messages("wartable.titles.proelio", "ftl").format("it", "card-knights")
    'Cavalieri'
    """
    speak_for(package)
    return Messages(sources("wartable"), *(texts(package, "messages", ending) for ending in endings))


def read_content(
    package: str, pack: str | None, schema: Mapping[str, Table], make: Callable[[Pack], Content]
) -> Content:
    """Return what a title makes of its own content or a pack's.

    Its own is made once: every table that is opened asks for it.

    >>> from wartable.titles.proelio.pack import SCHEMA, make
    >>> read_content("wartable.titles.proelio", None, SCHEMA, make).data.hand_limit
    5
    """
    if pack is not None:
        return make(read_pack(package, pack, schema))
    if package not in _own or _own[package][0] is not schema:  # another one after a title was loaded anew
        _own[package] = schema, make(read_pack(package, None, schema))
    return _own[package][1]


def read_pack(package: str, pack: str | None, schema: Mapping[str, Table]) -> Pack:
    """Return a title's own content, from its folder `content`, or a pack's: the files that the schema names, checked.

    Files are TOML or JSON by their suffix. A pack may bring messages for its names, `messages/<language>.ftl`.

    >>> from wartable.titles.proelio.pack import SCHEMA
    >>> read_pack("wartable.titles.proelio", None, SCHEMA)["cards.toml"]["settings"]
    {'opening_hand': 5, 'hand_limit': 5}
    """
    folder: Traversable = files(package) / "content" if pack is None else Path(pack)
    if not folder.is_dir():
        raise ContentError("no-folder", place=folder)
    before = "" if pack is None else f"{folder}/"
    found = []
    for name in schema:
        text = _text(folder / name, before + name)
        found.append(File(before + name, _parsed(text, before + name), text))
    places = {lang: folder / "messages" / f"{lang}.ftl" for lang in LANGUAGES}
    words = {lang: _text(file, f"{before}messages/{lang}.ftl") for lang, file in places.items() if file.is_file()}
    return Pack(schema, found, pack or "", words, before)


def read_data(file: Traversable, place: str) -> object:
    """Return what a TOML or JSON file holds, by its suffix; `place` is what errors call it."""
    return _parsed(_text(file, place), place)


def _text(file: Traversable, place: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise ContentError("content-no-file", place=place, file=file.name) from error
    except UnicodeDecodeError as error:
        raise ContentError("not-utf8", place=place, byte=error.start) from error
    except OSError as error:
        raise ContentError("content-not-read", place=place, reason=error.strerror) from error


def _parsed(text: str, place: str) -> object:
    try:
        if place.endswith(".toml"):
            return tomllib.loads(text)
        return json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:  # too deep, or a number of thousands of digits, among others
        wanted = "TOML" if place.endswith(".toml") else "JSON"
        raise ContentError("content-not-parsed", place=place, format=wanted, reason=error) from error


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r} stands twice")
        found[key] = value
    return found


def _no_number(word: str) -> object:
    raise ValueError(f"{word} is not a number")


@cache
def _folders() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
