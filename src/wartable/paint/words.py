"""The painters' own few words, in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from wartable.core.text.messages import LANGUAGES, Messages


@cache
def _messages() -> Messages:
    folder = files(__package__).joinpath("messages")
    return Messages({lang: folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES})


def word(lang: str, key: str, **args: object) -> str:
    """One of the painters' words.

    >>> word("it", "log"), word("en", "of", value=3, limit=5)
    ('Diario', '3 of 5')
    """
    return _messages().format(lang, key, **args)


def number(lang: str, value: int) -> str:
    """A number with the thousands marked as the language does.

    >>> number("en", 4020), number("it", 4020)
    ('4,020', '4.020')
    """
    return f"{value:,}".replace(",", "." if lang == "it" else ",")
