"""The cards as data: what each one is, read from the title's content, which is data alone.

A card is named by its word: its id without `c_`, `n_`, `t_`, `e_` or its Nation. Money is in hundreds of dollars, dates
count the calendar's spaces from Spring 1914 (0) to Autumn 1919 (11).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import wartable

Effect = dict[str, Any]

CARDS = Path(wartable.__file__).parent / "titles" / "letswar" / "content"
UNITS = ["infantry", "cavalry", "artillery", "aviation", "navy"]
GROUND = UNITS[:3]
STATS = ["attack", "defence"]
# LW-CBT-08 to LW-CBT-13: what each unit may attack.
DOMAIN = {
    **dict.fromkeys(GROUND, GROUND),
    "aviation": [*GROUND, "aviation"],
    "navy": ["navy"],
}
LAST_DATE = 11


def date(text: str) -> int:
    """Return the calendar space of a date.

    >>> date("1914S"), date("1919A")
    (0, 11)
    """
    return (int(text[:4]) - 1914) * 2 + (text[4] == "A")


@dataclass(frozen=True)
class Card:
    """One kind of Conflict card, Nation card, Character or Event."""

    word: str
    kind: str
    copies: int
    value: int
    effects: list[Effect]
    equips: list[str] = field(default_factory=list)
    entry: int = 0
    exit: int | None = None
    trigger: str | None = None
    own_turn: bool = False
    requires: list[dict[str, Any]] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    season: str = "neutral"
    rotate: bool = False
    not_for_two: bool = False
    valid: tuple[int, int] = (0, LAST_DATE)

    @cached_property
    def _by_op(self) -> dict[str, list[Effect]]:
        return {effect["op"]: [one for one in self.effects if one["op"] == effect["op"]] for effect in self.effects}

    def of(self, op: str) -> list[Effect]:
        """Return the effects of this operation."""
        return self._by_op.get(op, [])

    def has(self, op: str) -> bool:
        """Tell whether the card has an effect of this operation."""
        return op in self._by_op


def read_card(data: dict[str, Any], prefix: str = "") -> Card:
    """Read one entry of a file."""
    word = data["id"]
    for start in (prefix, "c_", "n_", "t_", "e_"):
        word = word.removeprefix(start)
    return Card(
        word=word,
        kind=data.get("type", "other"),
        copies=data.get("copies", 1),
        value=data.get("value", 0),
        effects=data["effects"],
        equips=data.get("equips", []),
        entry=date(data.get("from", "1914S")),
        exit=date(data["exit"]) if data.get("exit") else None,
        trigger=data.get("trigger"),
        own_turn=data.get("timing") == "own_turn",
        requires=data.get("requires", []),
        tags=data.get("tags", []),
        season=data.get("season", "neutral"),
        rotate=data.get("rotate", False),
        not_for_two=data.get("removed_with_2_players", False),
        valid=(date(data.get("valid_from", "1914S")), date(data.get("valid_to", "1919A"))),
    )


@dataclass
class Content:
    """All cards and units."""

    conflict: dict[str, Card]
    common: dict[str, Card]
    specific: dict[str, dict[str, Card]]
    characters: dict[str, list[Card]]
    events: dict[str, Card]
    base: dict[str, dict[str, dict[str, int]]]

    @classmethod
    def read(cls, folder: Path = CARDS) -> Content:
        """Read the five files of a folder."""
        data = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")}

        def kinds(cards: list[dict[str, Any]], prefix: str = "") -> dict[str, Card]:
            return {card.word: card for card in (read_card(one, prefix) for one in cards)}

        decks = data["nation_decks"]
        return cls(
            conflict=kinds(data["conflict"]["cards"]),
            common=kinds(decks["common"]),
            specific={name: kinds(cards, f"{name}_") for name, cards in decks["specific"].items()},
            characters={
                name: [read_card(one, f"{name}_") for one in cards]
                for name, cards in data["characters"]["characters"].items()
            },
            events=kinds(data["events"]["cards"]),
            base={
                nation["id"]: {unit: dict(zip(STATS, pair, strict=True)) for unit, pair in nation["units"].items()}
                for nation in data["nations"]["nations"]
            },
        )

    def deck(self, nation: str) -> dict[str, Card]:
        """Return the kinds of a Nation's deck."""
        return {**self.common, **self.specific[nation]}

    @cached_property
    def _by_word(self) -> dict[str, Card]:
        decks = [self.conflict, self.common, *self.specific.values()]
        return {word: card for deck in decks for word, card in deck.items()}

    @cached_property
    def _characters(self) -> dict[str, Card]:
        return {card.word: card for deck in self.characters.values() for card in deck}

    def card(self, word: str) -> Card:
        """Return a Conflict or Nation card."""
        return self._by_word[word]

    def character(self, word: str) -> Card:
        """Return a Character."""
        return self._characters[word]

    def is_conflict(self, word: str) -> bool:
        """Tell a Conflict card from a Nation card."""
        return word in self.conflict
