"""What `--help` says, in the reader's language.

The sentences stand in English where the commands are. Their other languages are in `messages/help.<language>.toml`,
with the English sentence as the key; so are the words with which typer frames them. What typer has to complain of is
translated like our own errors.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.resources import files
from typing import Any

from wartable.titles import title_names
from wartable.tongue import sentences, translated

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
    """The sentences of a language, by the English ones.

    >>> catalogue("it")["How many seats."], catalogue("en")
    ('Quanti posti.', {})
    """
    path = files(__package__) / "messages" / f"help.{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def commands(command: Any) -> Iterator[Any]:
    """A command and all that are below it."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from commands(below)


def helped(command: Any) -> list[Any]:
    """The command itself and its arguments and options, each with a sentence of its own."""
    context = command.make_context(None, [], resilient_parsing=True)
    return [thing for thing in (command, *command.get_params(context)) if getattr(thing, "help", None)]


def translate(command: Any, lang: str) -> None:
    """Puts the help of a command, and of all below it, into a language."""
    known = catalogue(lang)
    if not known:
        return
    from typer import rich_utils  # slow to load, and whoever reads English seldom needs it

    _replace(rich_utils, FRAME, known)
    rich_utils.rich_format_error = partial(_complain, rich_utils.rich_format_error, lang)
    for each in commands(command):
        for thing in helped(each):
            _replace(thing, ("help",), known)
        _replace(each, METAVARS, known)
        each.format_usage = partial(_format_usage, each, known["Usage: "])


def _replace(thing: Any, names: Sequence[str], known: Mapping[str, str]) -> None:
    """Says what stands under these names in another language; another typer may say something that is not known."""
    for name in names:
        english: str = getattr(thing, name, "")
        if english in known:
            setattr(thing, name, known[english])


def _complain(complain: Callable[[Any], None], lang: str, error: Any) -> None:
    said = translated(error.format_message(), sentences(lang, tuple(title_names())))
    error.format_message = lambda: said
    complain(error)


def _format_usage(command: Any, prefix: str, context: Any, formatter: Any) -> None:
    formatter.write_usage(context.command_path, " ".join(command.collect_usage_pieces(context)), prefix)
