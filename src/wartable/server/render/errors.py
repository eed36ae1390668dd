"""Errors as JSON: a code for programs, a text for people, the clause or the field."""

from __future__ import annotations

import re
from typing import Any

from wartable.core.errors import Refused, Stale, WartableError
from wartable.server.people.rate_limits import TooMany

# The texts of mistakes in a request begin with the field that is wrong.
FIELD = re.compile(r"([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?): ")


def error_json(error: WartableError, lang: str) -> dict[str, Any]:
    """Return an error as JSON: a code for programs, a text for people, the clause or the field that it is about.

    >>> from wartable.core.errors import OptionError
    >>> error_json(OptionError("seats[1].level: there is no such level"), "en")["field"]
    'seats[1].level'
    """
    if isinstance(error, Refused):
        return {"code": "refused", "clause": error.clause, "text": error.label(lang)}
    if isinstance(error, Stale):
        return {"code": "stale", "number": error.number, "text": error.label(lang)}
    if isinstance(error, TooMany):
        return {"code": "too_many_requests", "retry_after": error.retry_after, "text": error.label(lang)}
    found = {"code": snake(type(error).__name__), "text": error.label(lang)}
    field = FIELD.match(str(error))
    return {**found, "field": field[1]} if field else found


def snake(name: str) -> str:
    """Return a class name as a code.

    >>> snake("NotAnAction")
    'not_an_action'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
