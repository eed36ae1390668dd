"""The titles: each is one folder here, or a package that names itself in the entry-point group `wartable.titles`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from wartable.core.errors import OptionError
from wartable.core.text.messages import Messages
from wartable.core.title import Title
from wartable.texts import sources, speak_for
from wartable.texts import texts as texts

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
        raise OptionError("title-not-registered", name=repr(name), known=known)
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
            raise OptionError("no-title", name=repr(name), known=", ".join(title_names()))
        found = points[0].load()
    if not isinstance(found, Title):
        raise OptionError("title-not-a-title", name=repr(name))
    return found


def messages(package: str, *endings: str) -> Messages:
    """A title's messages, from its files messages/<language>.<ending>, after those that the table itself says.

    Its errors speak from messages/errors.<language>.ftl, where the title has such files.

    >>> messages("wartable.titles.proelio", "ftl").format("it", "card-knights")
    'Cavalieri'
    """
    speak_for(package)
    return Messages(sources("wartable"), *(texts(package, "messages", ending) for ending in endings))


@cache
def _folders() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
