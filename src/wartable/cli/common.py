"""What commands share: language, options in words, the command line's messages."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from wartable import texts
from wartable.core.errors import OptionError
from wartable.core.text.messages import LANGUAGES
from wartable.core.title import Title
from wartable.titles import playable

LANG = typer.Option(None, "--lang", help="Language: en or it. By default that of your system.")

PRESET = typer.Option("", "--preset", help="A named set of options; an option given beside it goes over it.")


def home_language() -> str:
    """Return the user's language from the environment, English where it is none of ours."""
    wanted = os.environ.get("WARTABLE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def spoken_language(arguments: Sequence[str] | None = None) -> str:
    """Return the language of a command as it was typed: what stands after --lang, else the user's own.

    >>> spoken_language(["titles", "--lang", "it"])
    'it'
    """
    words = sys.argv if arguments is None else arguments
    given = [words[i + 1] for i, word in enumerate(words[:-1]) if word == "--lang"]
    return given[-1] if given and given[-1] in LANGUAGES else home_language()


def say(key: str, lang: str | None = None, **args: object) -> str:
    """Return one of the command line's messages.

    >>> say("bye", "it")
    'Arrivederci.'
    """
    return texts.messages(__package__).format(lang or home_language(), key, **args)


def language(given: str | None) -> str:
    """Return a language as given on the command line, or the user's own.

    >>> language("it")
    'it'
    """
    if given is None:
        return home_language()
    if given not in LANGUAGES:
        raise OptionError("no-language", lang=repr(given), known=", ".join(LANGUAGES))
    return given


def all_titles(lang: str) -> list[Title]:
    """Return the titles that load; one line each says what is wrong with the others."""
    return playable(lambda error: typer.echo(f"wartable: {error.label(lang)}", err=True))


def parse_options(pairs: Sequence[str]) -> dict[str, object]:
    """Return options given as name=value.

    >>> parse_options(["allow_pass=true", "round_cap=9"])
    {'allow_pass': 'true', 'round_cap': '9'}
    """
    found: dict[str, object] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise OptionError("option-in-words", pair=repr(pair))
        found[name] = value
    return found
