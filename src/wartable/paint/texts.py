"""The painters' own few words, in the reader's language."""

from __future__ import annotations

from wartable import texts


def word(lang: str, key: str, **args: object) -> str:
    """Return one of the painters' words.

    >>> word("it", "log"), word("en", "of", value=3, limit=5)
    ('Cronaca', '3 of 5')
    """
    return texts.messages(__package__).format(lang, key, **args)


def number(lang: str, value: int) -> str:
    """Return a number with the thousands marked as the language does.

    >>> number("en", 4020), number("it", 4020)
    ('4,020', '4.020')
    """
    return f"{value:,}".replace(",", "." if lang == "it" else ",")
