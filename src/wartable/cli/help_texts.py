"""Help texts: what `--help` says, in the reader's language.

The sentences stand in English where the commands are. Their other languages are in `messages/help.<language>.toml`,
with the English sentence as the key; so are the words with which typer frames them. What typer complains of
comes as a finished sentence; `messages/complaints.<language>.toml` has those.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any

BLANK = "{}"

# typer's own words, by the names under which it keeps them.
FRAME = (
    "OPTIONS_PANEL_TITLE",
    "COMMANDS_PANEL_TITLE",
    "ARGUMENTS_PANEL_TITLE",
    "ERRORS_PANEL_TITLE",
    "ABORTED_TEXT",
    "DEFAULT_STRING",
    "REQUIRED_LONG_STRING",
    "RICH_HELP",
)
METAVARS = ("options_metavar", "subcommand_metavar")


def catalogue(lang: str) -> dict[str, str]:
    """Return the sentences of a language, by the English ones.

    >>> catalogue("it")["How many seats."], catalogue("en")
    ('Quanti posti.', {})
    """
    return _read(f"help.{lang}.toml")


@cache
def complaints(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return what typer can complain of, as patterns of the English sentences, the longest first."""
    found = _read(f"complaints.{lang}.toml")
    order = sorted(found, key=lambda english: -len(english.replace(BLANK, "")))
    return tuple((_pattern(english), found[english]) for english in order)


def _read(name: str) -> dict[str, str]:
    place = files(__package__) / "messages" / name
    return tomllib.loads(place.read_text(encoding="utf-8")) if place.is_file() else {}


def _pattern(english: str) -> re.Pattern[str]:
    """Return a sentence with anything in its blanks."""
    return re.compile("(.+?)".join(re.escape(part) for part in english.split(BLANK)), re.DOTALL)


def complaint(text: str, lang: str) -> str:
    """Return one of typer's complaints in a language, as it is where it is not known.

    >>> complaint("No such command 'plya'. Did you mean 'play'?", "it")
    "Non c'è il comando 'plya'. Forse 'play'?"
    """
    for pattern, other in complaints(lang):
        if found := pattern.fullmatch(text):
            for part in found.groups():
                other = other.replace(BLANK, complaint(part, lang), 1)
            return other
    return text


def commands(command: Any) -> Iterator[Any]:
    """Return a command and all that are below it."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from commands(below)


def translate(command: Any, lang: str) -> None:
    """Put the help of a command, and of all below it, into a language."""
    known = catalogue(lang)
    if not known:
        return
    from typer import rich_utils  # slow to load, and English readers seldom need it

    _replace(rich_utils, FRAME, known)
    rich_utils.rich_format_error = partial(_complain, rich_utils.rich_format_error, lang)
    for each in commands(command):
        _replace(each, ("help", *METAVARS), known)
        for param in each.params:
            _replace(param, ("help",), known)
        # What typer makes only when it is asked for.
        each.get_help_option = partial(_help_option, each.get_help_option, known)
        each.format_usage = partial(_format_usage, each, known["Usage: "])


def _replace(thing: Any, names: Sequence[str], known: Mapping[str, str]) -> None:
    """Say what stands under these names in another language; another typer may say something that is not known."""
    for name in names:
        english: str = getattr(thing, name, "")
        if english in known:
            setattr(thing, name, known[english])


def _complain(complain: Callable[[Any], None], lang: str, error: Any) -> None:
    said = complaint(error.format_message(), lang)
    error.format_message = lambda: said
    complain(error)


def _help_option(made: Callable[[Any], Any], known: Mapping[str, str], context: Any) -> Any:
    option = made(context)
    _replace(option, ("help",), known)
    return option


def _format_usage(command: Any, prefix: str, context: Any, formatter: Any) -> None:
    formatter.write_usage(context.command_path, " ".join(command.collect_usage_pieces(context)), prefix)
