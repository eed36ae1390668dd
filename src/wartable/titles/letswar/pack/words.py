"""Words of the notation, and the texts that content brings along as messages in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wartable.titles.letswar.pack.schema import (
    CHARACTERS_FILE,
    CONFLICT_FILE,
    DECKS_FILE,
    EVENTS_FILE,
    NATIONS,
    NATIONS_FILE,
)

PREFIXES = ("c_", "n_", "t_", *(f"{nation}_" for nation in NATIONS))


def card_word(name: str) -> str:
    """Return a card's word in the notation: its id without `c_`, `n_`, `t_` or its Nation.

    >>> card_word("c_tank"), card_word("austria_hungary_hussars"), card_word("n_spy"), card_word("t_trento")
    ('tank', 'hussars', 'spy', 'trento')
    """
    for prefix in PREFIXES:
        if name.startswith(prefix) and len(name) > len(prefix):
            return name.removeprefix(prefix)
    return name


def event_word(name: str) -> str:
    """Return an Event's word: its id without `e_`.

    >>> event_word("e_thaw")
    'thaw'
    """
    return name.removeprefix("e_") or name


def picture_word(name: str) -> str:
    """Return the name of a card's drawing: its id without `c_`, `n_` or `t_`.

    >>> picture_word("c_tank"), picture_word("france_gun_75")
    ('tank', 'france_gun_75')
    """
    return name[2:] if name[:2] in ("c_", "n_", "t_") and len(name) > 2 else name


def cards_of(data: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Yield every Conflict and Nation card with its file and its Nation, empty where all have it."""
    for row in data[CONFLICT_FILE]["cards"]:
        yield CONFLICT_FILE, "", row
    for row in data[DECKS_FILE]["common"]:
        yield DECKS_FILE, "", row
    for nation, rows in data[DECKS_FILE]["specific"].items():
        for row in rows:
            yield DECKS_FILE, nation, row


def messages_in(data: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield every message that content brings: its key, and its text by language."""
    for row in data[NATIONS_FILE]["nations"]:
        yield f"nation-{row['id']}", row["name"]
    for _, _, row in cards_of(data):
        yield f"card-{card_word(row['id'])}", row["name"]
        yield f"effect-{card_word(row['id'])}", row["text"]
    for row in data[EVENTS_FILE]["cards"]:
        word = event_word(row["id"])
        yield from ((f"event-{word}", row["name"]), (f"event-text-{word}", row["text"]))
        yield f"event-story-{word}", row["history"]
    for rows in data[CHARACTERS_FILE]["characters"].values():
        for row in rows:
            name = row["id"]
            yield from ((f"character-{name}", row["name"]), (f"character-text-{name}", row["text"]))
            yield f"character-role-{name}", row["role"]
            if row["exit_reason"]:
                yield f"character-exit-{name}", row["exit_reason"]
