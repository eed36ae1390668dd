"""Ids of drawn things: made here for rules and scene alike, never taken apart.

Equal cards of a hand have ids of their own. A choice points at the first of them, which bears the bare name.
"""

from collections.abc import Sequence
from typing import Final

DONE: Final = "done"
"""What a choice points at that completes a row: no thing of the table, but the great button."""


def thing(sort: str, *which: str | int) -> str:
    """Return the id of a thing of the scene: its sort, and which one it is.

    >>> thing("attack", 2, 0)
    'attack.2.0'
    """
    return ".".join([sort, *(str(part) for part in which)])


def hand_id(name: str, copy: int = 0) -> str:
    """Return a card of the viewer's hand, and which of equal ones it is.

    >>> hand_id("shields"), hand_id("shields", 1)
    ('hand.shields', 'hand.shields.1')
    """
    return f"hand.{name}.{copy}" if copy else f"hand.{name}"


def hand_ids(cards: Sequence[str], before: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return cards of a hand with their ids; equal cards that lie before them have the first ones.

    >>> hand_ids(["shields", "shields"])
    [('hand.shields', 'shields'), ('hand.shields.1', 'shields')]
    >>> hand_ids(["shields"], ["shields", "towers"])
    [('hand.shields.1', 'shields')]
    """
    seen = list(before)
    out = []
    for card in cards:
        out.append((hand_id(card, seen.count(card)), card))
        seen.append(card)
    return out
