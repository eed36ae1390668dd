"""The titles: each is one folder here, or a package that names itself in the entry-point group `wartable.titles`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files

from wartable.core.errors import OptionError
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.title import Title

GROUP = "wartable.titles"

_registered: dict[str, Title] = {}


def register(title: Title) -> Title:
    """Makes a title that is not installed known by its name (tests, notebooks, benchmarks)."""
    _registered[title.name] = title
    return title


def unregister(name: str) -> Title:
    """Takes a registered title away again and returns it; one that is installed under its name is found once more.

    >>> unregister("proelio")
    Traceback (most recent call last):
        ...
    wartable.OptionError: the title 'proelio' is not registered; those are: none
    """
    if name not in _registered:
        known = ", ".join(sorted(_registered)) or "none"
        raise OptionError(f"the title {name!r} is not registered; those are: {known}")
    return _registered.pop(name)


def title_names() -> list[str]:
    """The names of all titles that can be played here.

    >>> "proelio" in title_names()
    True
    """
    return sorted({*_folders(), *(point.name for point in entry_points(group=GROUP)), *_registered})


def title(name: str) -> Title:
    """A title by its name.

    >>> title("proelio").sheet.seats
    (3, 6)
    >>> title("chess")
    Traceback (most recent call last):
        ...
    wartable.OptionError: there is no title 'chess'; there are: proelio
    """
    return _registered[name] if name in _registered else _installed(name)


@cache
def _installed(name: str) -> Title:
    if name in _folders():
        found = import_module(f"{__name__}.{name}").TITLE
    else:
        points = [point for point in entry_points(group=GROUP) if point.name == name]
        if not points:
            raise OptionError(f"there is no title {name!r}; there are: {', '.join(title_names())}")
        found = points[0].load()
    if not isinstance(found, Title):
        raise OptionError(f"title {name!r}: its TITLE is no wartable.core.title.Title")
    return found


def texts(package: str, folder: str, ending: str) -> dict[str, str]:
    """The files of a package that exist once a language, such as rulebook/en.md and rulebook/it.md, by language.

    >>> sorted(texts("wartable.titles.proelio", "rulebook", "md"))
    ['en', 'it']
    """
    here = files(package) / folder
    return {lang: (here / f"{lang}.{ending}").read_text(encoding="utf-8") for lang in LANGUAGES}


def messages(package: str, *endings: str) -> Messages:
    """A title's messages, from its files messages/<language>.<ending>, after those that the table itself says.

    >>> messages("wartable.titles.proelio", "ftl").format("it", "card-knights")
    'Cavalieri'
    """
    return Messages(texts("wartable", "messages", "ftl"), *(texts(package, "messages", ending) for ending in endings))


@cache
def _folders() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
