"""Let's War's content, the title's own or a pack's: read, checked, made flat. A bad pack is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wartable.core.content import Pack, digest, spoken
from wartable.core.text.messages import Messages
from wartable.core.title import Content
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.pack.flat import Flattener
from wartable.titles.letswar.pack.rules import check, warnings
from wartable.titles.letswar.pack.schema import CHARACTERS_FILE, EVENTS_FILE, SCHEMA as SCHEMA
from wartable.titles.letswar.pack.words import card_word, cards_of, event_word, messages_in, picture_word
from wartable.titles.letswar.printed import PrintedCard, PrintedCharacter, PrintedEvent

# Words can be mended without losing records: they are not part of the hash.
WORDS = ("name", "text", "history", "role", "exit_reason", "portrait", "provenance", "note")


class Set(NamedTuple):
    """A checked set of cards, the messages with its names, and what is printed on the cards, by word."""

    data: Mapping[str, Mapping[str, Any]]
    messages: Messages
    cards: dict[str, PrintedCard]
    characters: dict[str, PrintedCharacter]
    events: dict[str, PrintedEvent]

    def tables(self, nations: Sequence[str]) -> v.Tables:
        """Return the set made flat for the Nations of a table, by seat."""
        return Flattener(self.data, nations).build()


def make(pack: Pack, own: Messages) -> Content:
    """Return what the kit is made of."""
    check(pack)
    messages = own.plus(spoken(messages_in(pack.data)))
    found = Set(pack.data, messages, _cards(pack.data), _characters(pack.data), _events(pack.data))
    return Content(found, digest(json.dumps(_without_words(pack.data))), pack.source, tuple(warnings(pack)))


def _without_words(value: Any) -> Any:
    """Return what games are played with: everything but the words."""
    if isinstance(value, Mapping):
        return {key: _without_words(item) for key, item in value.items() if key not in WORDS}
    return [_without_words(item) for item in value] if isinstance(value, (list, tuple)) else value


def _cards(data: Mapping[str, Mapping[str, Any]]) -> dict[str, PrintedCard]:
    return {
        card_word(row["id"]): PrintedCard(
            "conflict" if "value" in row else "nation",
            nation,
            row["type"] == "equipment",
            row["type"] == "territory",
            row.get("value", 0),
            v.DATES.index(row["from"]) if row["from"] else -1,
            tuple(row["equips"]),
            f"cards/{picture_word(row['id'])}",
        )
        for _, nation, row in cards_of(data)
    }


def _characters(data: Mapping[str, Mapping[str, Any]]) -> dict[str, PrintedCharacter]:
    return {
        row["id"]: PrintedCharacter(nation, tuple(row["portrait"]), v.DATES.index(row["exit"]) if row["exit"] else -1)
        for nation, rows in data[CHARACTERS_FILE]["characters"].items()
        for row in rows
    }


def _events(data: Mapping[str, Mapping[str, Any]]) -> dict[str, PrintedEvent]:
    found = {}
    for row in data[EVENTS_FILE]["cards"]:
        lasts = next((effect["until"] for effect in row["effects"] if "until" in effect), v.UNTIL[v.AT_ONCE])
        word = event_word(row["id"])
        found[word] = PrintedEvent(row["season"], row["rotate"], lasts, f"events/{word}")
    return found
