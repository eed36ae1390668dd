"""Errors as clients are told of them.

A code for programs, a text for people, the clause or the field.
"""

from __future__ import annotations

import re

import msgspec
from msgspec import UNSET, UnsetType

from wartable.core.errors import Refused, Stale, WartableError
from wartable.core.forms import FormError
from wartable.server.people.rate_limits import TooMany

# The texts of mistakes in a request begin with the field that is wrong.
FIELD = re.compile(r"([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?): ")


class ErrorFacts(msgspec.Struct, kw_only=True):
    """An error: a code for programs, a text for people, and what it is about."""

    code: str
    text: str
    clause: str | UnsetType = UNSET
    field: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    retry_after: int | UnsetType = UNSET
    lines: list[str] | UnsetType = UNSET


def error_facts(error: WartableError, lang: str) -> ErrorFacts:
    """Return what a client is told of an error, in a language.

    >>> from wartable.core.errors import OptionError
    >>> error_facts(OptionError("seats[1].level: there is no such level"), "en").field
    'seats[1].level'
    """
    text = error.label(lang)
    if isinstance(error, Refused):
        return ErrorFacts(code="refused", clause=error.clause, text=text)
    if isinstance(error, Stale):
        return ErrorFacts(code="stale", number=error.number, text=text)
    if isinstance(error, TooMany):
        return ErrorFacts(code="too_many_requests", retry_after=error.retry_after, text=text)
    if isinstance(error, FormError):
        return ErrorFacts(code="form_error", field=error.field, text=text, lines=error.lines(lang))
    field = FIELD.match(str(error))
    return ErrorFacts(code=snake(type(error).__name__), text=text, field=field[1] if field else UNSET)


def error_message(error: WartableError, lang: str) -> dict[str, object]:
    """Return an error as a message over a socket.

    >>> from wartable.core.errors import OptionError
    >>> error_message(OptionError("no such level"), "en")
    {'type': 'error', 'code': 'option_error', 'text': 'no such level'}
    """
    return {"type": "error", **msgspec.to_builtins(error_facts(error, lang))}


def snake(name: str) -> str:
    """Return a class name as a code.

    >>> snake("NotAnAction")
    'not_an_action'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
