"""Bounds of what a stranger can send.

No text, list or map of a request is without one.

They are held to while a request is decoded, before any work is done on it. They are wide: what a name or a line of chat
may be is checked later, with a sentence for people.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wartable.core.record.record import BLANK

NO_NUL = r"^[^\u0000]*$"  # PostgreSQL keeps no text with such a sign in it
Word = Annotated[str, Meta(max_length=100, pattern=NO_NUL)]  # one of a few known words
Line = Annotated[str, Meta(max_length=1_000, pattern=NO_NUL)]  # a name, a password, a link, a line of chat
# A choice in words: a list has hundreds of them.
ActionText = Annotated[str, Meta(max_length=10_000, pattern=NO_NUL)]
# A field of a form: a list from a file has half of that.
FieldText = Annotated[str, Meta(max_length=30_000, pattern=NO_NUL)]
# A record: a game of a thousand turns has a tenth of that.
RecordText = Annotated[str, Meta(max_length=600_000, pattern=NO_NUL)]
Actions = Annotated[list[int | ActionText], Meta(max_length=2_000)]
Words = Annotated[list[Word], Meta(max_length=50)]
PartHashes = Annotated[dict[Line, Word], Meta(max_length=2_000)]
FewSeats = Meta(max_length=20)
FewOptions = Meta(max_length=100)


def is_seen(text: str) -> bool:
    """Return whether there is anything to be seen of a text.

    >>> is_seen("well done"), is_seen(""), is_seen("\\u2800 \\u3164"), is_seen("\\u200d")
    (True, False, False, False)
    """
    return any(letter.isprintable() and not letter.isspace() and letter not in BLANK for letter in text)
