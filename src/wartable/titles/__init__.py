"""The titles: each is one folder here, or a package that names itself in the entry-point group `wartable.titles`."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points

from wartable.core.clause import OptionError
from wartable.core.title import Title

GROUP = "wartable.titles"

_registered: dict[str, Title] = {}


def register(title: Title) -> Title:
    """Makes a title that is not installed known by its name (tests, notebooks, benchmarks)."""
    _registered[title.name] = title
    return title


def names() -> list[str]:
    """The names of all titles that can be played here.

    >>> "proelio" in names()
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
    wartable.core.clause.OptionError: there is no title 'chess'; there are: proelio
    """
    if name in _registered:
        return _registered[name]
    if name in _folders():
        found = import_module(f"{__name__}.{name}").TITLE
    else:
        points = [point for point in entry_points(group=GROUP) if point.name == name]
        if not points:
            raise OptionError(f"there is no title {name!r}; there are: {', '.join(names())}")
        found = points[0].load()
    if not isinstance(found, Title):
        raise OptionError(f"title {name!r}: its TITLE is no wartable.core.title.Title")
    return found


def _folders() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
