"""The server's own texts, in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from litestar import Request

from wartable import texts
from wartable.core.errors import OptionError
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.server.people.cookies import LANG_COOKIE

_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)", re.M)


def messages() -> Messages:
    """Return the texts of pages, notices and the command line's admin part."""
    return texts.messages("wartable.server")


@cache
def for_page(lang: str, prefix: str) -> dict[str, str]:
    """Return the texts that a page says by itself: all whose key begins so. What it fills in stands in braces.

    >>> for_page("en", "table-moment")["moment"]
    'Moment {moment} of {moments}'
    """
    found = {}
    for key, body in _MESSAGE.findall(texts.sources("wartable.server")[lang]):
        if key.startswith(prefix):
            arguments = {name: f"{{{name}}}" for name in re.findall(r"\$(\w+)", body)}
            found[key.partition("-")[2]] = messages().format(lang, key, **arguments)
    return found


def reader_language(request: Request[Any, Any, Any]) -> str:
    """Return the reader's language: chosen in the address, kept in a cookie, or the browser's."""
    for wanted in (request.query_params.get("lang"), request.cookies.get(LANG_COOKIE)):
        if wanted in LANGUAGES:
            return str(wanted)
    accepted = request.headers.get("accept-language", "")
    return next((part[:2] for part in re.split(r"[,\s]+", accepted) if part[:2] in LANGUAGES), "en")


def check_language(lang: str) -> str:
    """Return a language that there is."""
    if lang not in LANGUAGES:
        raise OptionError("field-not-one-of", place="lang", value=repr(lang), known=", ".join(LANGUAGES))
    return lang
