"""`wartable new-title`: writes a small title that plays, to be changed at will."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Collection, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import typer

import wartable
from wartable.cli.common import LANG, language, say
from wartable.core.errors import OptionError
from wartable.titles import playable

TEMPLATES = "new_title_files"
SUFFIX = ".template"  # the files are not modules of wartable: tools must not read them as such
NAME = re.compile(r"[a-z][a-z0-9]+(_[a-z0-9]+)*")
LONGEST = 30
TAKEN = ("wartable", "test", "tests")


def new_title(
    name: str = typer.Argument(help="The new game's name in code: small letters, such as border_war."),
    folder: Path = typer.Option(Path(), "--folder", help="Where its folder is written; by default here."),
    lang: str | None = LANG,
) -> None:
    """Write a folder with a small game that plays and passes all checks, to be changed into your own."""
    tongue = language(lang)
    place = write(name, folder)
    typer.echo(say("new-title", tongue, folder=str(place), name=name))


def write(name: str, folder: Path) -> Path:
    """Write the files of a new title into a folder of its name, and return that folder.

    >>> write("Border War", Path("nowhere"))
    Traceback (most recent call last):
        ...
    wartable.OptionError: 'Border War' is no name for a title; write small letters, such as: border_war
    """
    check(name)
    if not folder.is_dir():
        raise OptionError("no-folder", place=folder)
    place = folder / name
    if place.exists():
        raise OptionError("new-title-there", place=place)
    for path, text in sorted(filled(name).items()):
        file = place / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return place


def check(name: str) -> None:
    """Refuse a name that Python, or a title that is there, could not live with."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise OptionError("new-title-name", name=repr(name))
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in TAKEN:
        raise OptionError("new-title-python", name=repr(name))
    if name in wartable.title_names():
        raise OptionError("new-title-taken", name=repr(name))


def filled(name: str) -> dict[str, str]:
    """Return the files of a new title by their paths, with its name filled in."""
    words = name.split("_")
    names = {
        "@name@": name,
        "@Class@": "".join(word.capitalize() for word in words),
        "@Title@": " ".join(word.capitalize() for word in words),
        "@PX@": prefix(name, taken_prefixes()),
    }
    out = {}
    for path, text in templates(files(__package__) / TEMPLATES, ""):
        for mark, value in names.items():
            text = text.replace(mark, value)
        out[path.replace("NAME", name)] = text
    return out


def prefix(name: str, taken: Collection[str]) -> str:
    """Return what the clauses of a new title begin with: two letters, or more where another title has these.

    >>> prefix("border_war", []), prefix("probe", ["PR"]), prefix("probe", ["PR", "PRO", "PROB"])
    ('BW', 'PRO', 'PROBE')
    """
    letters = re.sub("[^a-z]", "", name).upper()
    initials = "".join(word[0] for word in name.split("_")[:2] if word[0].isalpha()).upper()
    found = initials if len(initials) == 2 else letters[:2].ljust(2, "T")
    length = 3
    while found in taken:
        found = letters[:length].ljust(length, "T")
        length += 1
    return found


def taken_prefixes() -> set[str]:
    """Return what the clauses of the titles begin with that load here."""
    return {clause.partition("-")[0] for title in playable(lambda _: None) for clause in title.rulebook.ids}


def templates(folder: Traversable, within: str) -> Iterator[tuple[str, str]]:
    """Return all templates of a folder with the paths of what is made of them."""
    for item in folder.iterdir():
        if item.is_dir():
            yield from templates(item, f"{within}{item.name}/")
        elif item.name.endswith(SUFFIX):
            yield within + item.name.removesuffix(SUFFIX), item.read_text(encoding="utf-8")
