"""Coach files: the coach of a title, read from its package.

`coach/script.toml` and `messages/coach.<language>.ftl`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from wartable.core.coach.coach import Coach
from wartable.core.coach.script import Script, read_script
from wartable.core.errors import OptionError
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.title import Title
from wartable.titles import read_data

SCRIPT = "coach/script.toml"


def has_lessons(title: Title) -> bool:
    """Return whether a title ships a script.

    >>> import wartable
    >>> has_lessons(wartable.title("proelio"))
    True
    """
    return bool(title.package) and (files(title.package) / SCRIPT).is_file()


def script_of(title: Title) -> Script:
    """Return a title's script; raise ContentError with file, lesson, cue and key."""
    if not has_lessons(title):
        raise OptionError("coach-none", title=title.name)
    return _script(title.package)


def messages_of(title: Title) -> Messages:
    """Return a title's messages with those of its coach and its hints."""
    return _messages(title.package, title.messages)


def coach_of(title: Title) -> Coach:
    """Return a coach at the first cue of a title's script."""
    return Coach(title, script_of(title), messages_of(title))


@cache
def _script(package: str) -> Script:
    return read_script(SCRIPT, read_data(files(package) / SCRIPT, SCRIPT))


@cache
def _messages(package: str, own: Messages) -> Messages:
    here = files(package) / "messages"
    places = {lang: here / f"coach.{lang}.ftl" for lang in LANGUAGES}
    return own.plus({lang: place.read_text(encoding="utf-8") for lang, place in places.items() if place.is_file()})
