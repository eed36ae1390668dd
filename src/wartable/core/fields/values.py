"""Values out of words, checked, with the place of what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.errors import PositionError

LISTS = (list, tuple)


def whole(place: str, value: object, low: int, high: int) -> int:
    """Return a value that must be a whole number in a range.

    >>> whole("turn", 0, 1, 99)
    Traceback (most recent call last):
    wartable...PositionError: turn: 0 is not a whole number from 1 to 99
    """
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError("field-not-whole", place=place, value=repr(value), low=low, high=high)
    return value


def truth(place: str, value: object) -> bool:
    """Return a value that must be true or false.

    >>> truth("paying", "yes")
    Traceback (most recent call last):
    wartable...PositionError: paying: true or false is needed, not 'yes'
    """
    if not isinstance(value, bool):
        raise PositionError("field-not-a-flag", place=place, value=repr(value))
    return value


def items(place: str, value: object) -> Sequence[Any]:
    """Return a value that must be a list.

    >>> items("won", 3)
    Traceback (most recent call last):
    wartable...PositionError: won: a list is needed, not 3
    """
    if not isinstance(value, LISTS):
        raise PositionError("field-not-a-list", place=place, value=repr(value))
    return value


def mapping(place: str, value: object, fields: Sequence[str] = ()) -> Mapping[str, Any]:
    """Return a value that must be names and values, with no other names than these fields where any are given.

    >>> mapping("camps[0]", {"hnad": []}, ("hand", "fed"))
    Traceback (most recent call last):
    wartable...PositionError: camps[0]: unknown field 'hnad'; there are hand, fed
    """
    if not isinstance(value, Mapping):
        raise PositionError("field-not-a-mapping", place=place, value=repr(value))
    for name in value if fields else ():
        if name not in fields:
            raise PositionError("field-unknown", place=place, name=repr(name), known=", ".join(fields))
    return value


def index(place: str, value: object, names: Sequence[str]) -> int:
    """Return the number of a name.

    >>> index("origin", "mill", ("camp", "mill"))
    1
    >>> index("origin", "moon", ("camp", "mill"))
    Traceback (most recent call last):
    wartable...PositionError: origin: 'moon' is not one of camp, mill
    """
    if not isinstance(value, str) or value not in names:
        raise PositionError("field-not-one-of", place=place, value=repr(value), known=", ".join(names))
    return names.index(value)


def card(place: str, value: object, names: Sequence[str]) -> int:
    """Return the number of a card's name.

    >>> card("attack", "bow", ("pike", "bow"))
    1
    """
    if not isinstance(value, str) or value not in names:
        raise PositionError("field-not-a-card", place=place, value=repr(value))
    return names.index(value)
