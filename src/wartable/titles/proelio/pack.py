"""Proelio's content: reads and checks the decks of a pack. A bad pack is refused with file, key and reason."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from wartable.core.errors import ContentError
from wartable.core.title import Content
from wartable.titles.proelio.cards import CARD_IDS, FIRST_GOLD, KINDS, TYPE

FILE = "cards.toml"
MOST_COPIES = 99

# The schema of cards.toml: tables, their keys, and the range of each number.
SCHEMA: dict[str, dict[str, tuple[int, int]]] = {
    "settings": {"opening_hand": (1, 10), "hand_limit": (1, 10)},
    "base": dict.fromkeys(CARD_IDS[:FIRST_GOLD], (0, MOST_COPIES)),
    "imperial": dict.fromkeys(CARD_IDS[FIRST_GOLD:], (0, MOST_COPIES)),
}


@dataclass(frozen=True, slots=True)
class Cards:
    """Copies by kind and the two settings that a pack may change."""

    copies: tuple[int, ...]
    opening_hand: int
    hand_limit: int


def read(pack: str | None = None) -> Content:
    """The title's own content, or a pack's.

    >>> read().data.copies[0]
    18
    """
    return _read(pack) if pack is not None else _own()


@cache
def _own() -> Content:
    # It never changes, and every table that is opened asks for it.
    return _read(None)


def _read(pack: str | None) -> Content:
    place: Traversable = files("wartable.titles.proelio") / "content" if pack is None else Path(pack)
    if not place.is_dir():
        raise ContentError(f"{pack}: there is no such folder")
    file = place / FILE
    name = str(file) if pack is not None else FILE
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except FileNotFoundError as error:
        raise ContentError(f"{name}: the pack has no file {FILE}") from error
    except UnicodeDecodeError as error:
        raise ContentError(f"{name}: not UTF-8 text (byte {error.start})") from error
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: not readable as TOML: {error}") from error
    except OSError as error:
        raise ContentError(f"{name}: cannot be read: {error.strerror}") from error
    cards = check(name, data)
    canon = repr((cards.copies, cards.opening_hand, cards.hand_limit))
    digest = hashlib.sha256(canon.encode()).hexdigest()[:16]
    return Content(cards, digest, pack or "", tuple(f"{name}: {text}" for text in warnings(cards)))


def check(name: str, data: Mapping[str, Any]) -> Cards:
    """The content of a parsed file; raises ContentError that names the key."""
    numbers: dict[str, int] = {}
    for table in data:
        if table not in SCHEMA:
            raise ContentError(f"{name}: unknown table [{table}]; there are {', '.join(f'[{t}]' for t in SCHEMA)}")
    for table, keys in SCHEMA.items():
        given = data.get(table)
        if not isinstance(given, Mapping):
            raise ContentError(f"{name}: the table [{table}] is missing")
        for key in given:
            if key not in keys:
                raise ContentError(f"{name}: [{table}] {key}: {misplaced(table, key)}")
        for key, (low, high) in keys.items():
            value = given.get(key)
            if value is None:
                raise ContentError(f"{name}: [{table}] {key}: missing")
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise ContentError(f"{name}: [{table}] {key}: {value!r} is not a whole number from {low} to {high}")
            numbers[key] = value
    cards = Cards(tuple(numbers[card] for card in CARD_IDS), numbers["opening_hand"], numbers["hand_limit"])
    check_decks(name, cards)
    return cards


def misplaced(table: str, key: str) -> str:
    """Why a key cannot stand where it stands."""
    for other, keys in SCHEMA.items():
        if key in keys:
            return f"belongs into [{other}]"
    return "no such card" if table != "settings" else "no such setting"


def check_decks(name: str, cards: Cards) -> None:
    """What the rules ask of the decks: a hand within its limit, all three types in each deck, enough to deal."""
    if cards.opening_hand > cards.hand_limit:
        dealt, limit = cards.opening_hand, cards.hand_limit
        raise ContentError(f"{name}: [settings] opening_hand: {dealt} is above hand_limit, {limit} (PR-HAND-01)")
    for table, kinds in (("base", range(FIRST_GOLD)), ("imperial", range(FIRST_GOLD, KINDS))):
        for number, word in enumerate(("defence card", "attack card", "strategy card")):
            if not any(cards.copies[kind] for kind in kinds if TYPE[kind] == number):
                raise ContentError(f"{name}: [{table}] has no {word}; each deck needs all three types (PR-GEN-06)")
    if sum(cards.copies[:FIRST_GOLD]) < 3 * cards.opening_hand:
        raise ContentError(
            f"{name}: [base] is too small to deal {cards.opening_hand} cards to three players (PR-SET-03)"
        )


def warnings(cards: Cards) -> list[str]:
    """What makes a pack odd but playable."""
    copies = dict(zip(CARD_IDS, cards.copies, strict=True))
    base = sum(cards.copies[:FIRST_GOLD])
    found = []
    if base <= 42 + copies["plague"]:
        found.append(f"[base] has {base} cards: with six players the pile can run dry (PR-DECK-01)")
    if copies["temporary_alliance"] < 2:
        found.append("[base] temporary_alliance: the rules speak of more than one (PR-ALY-04)")
    if copies["shields"] <= max(copies["palisades"], copies["towers"], copies["patrol"]):
        found.append("[base] shields: should be the commonest Defence card (PR-FORT-04)")
    for ladder in (("shields", "palisades", "towers"), ("soldiers", "knights", "trebuchets")):
        if [copies[card] for card in ladder] != sorted((copies[card] for card in ladder), reverse=True):
            found.append(f"[base] {', '.join(ladder)}: counts should not rise with the value (PR-FORT-05)")
    if copies["imperial_edict"] < copies["gunpowder"]:
        found.append("[imperial] imperial_edict: fewer than gunpowder, which nothing else stops (PR-IMP-13)")
    if copies["manure"] + copies["infiltration"] == 0 or copies["imperial_manure"] == 0:
        found.append(
            "[base] manure, infiltration, [imperial] imperial_manure: no bluff in one of the backs (PR-ATC-01)"
        )
    if abs(copies["patrol"] - copies["infiltration"]) > 3:
        found.append("[base] patrol: should be about as many as infiltration (PR-PAT-04)")
    if copies["plague"] < 2:
        found.append("[base] plague: with fewer than two, Plagues never overlap (PR-RULING-34)")
    return found
