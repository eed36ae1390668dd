"""Battles that are over in words, and squads in words wherever positions have them."""

from __future__ import annotations

from typing import Any

from wartable.core import fields as f
from wartable.core.errors import PositionError
from wartable.core.fields.values import index, items, mapping, whole
from wartable.titles.campaign.codes.things import MEANS, OUTCOMES, PLACE_WORDS
from wartable.titles.campaign.position.battle import FORCE, Battle
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.squads import count, entries_of, with_squad
from wartable.titles.campaign.vocabulary import ENTRIES, MOST_SQUADS, PLACES, REASONS, TYPES

PLACE_NAMES = list(PLACE_WORDS)
MOST_POINTS = 1_000_000


def squad_words(state: Position, seat: int, squads: int) -> dict[str, int]:
    """Squads of a side by word: `{"rifle": 5}`."""
    base = state.nation[seat] * ENTRIES
    return {state.kit.words[base + entry]: int(count(squads, entry)) for entry in dict.fromkeys(entries_of(squads))}


def squads_in(state: Position, seat: int, place: str, value: object) -> int:
    """Return the squads that words name, or PositionError with the place."""
    nation = state.nation[seat]
    if nation < 0:
        raise PositionError("campaign-no-nation", place=place)
    known = [word for word in state.kit.words[nation * ENTRIES : (nation + 1) * ENTRIES] if word]
    squads = 0
    for word, number in mapping(place, value, known).items():
        for _ in range(whole(f"{place}.{word}", number, 1, MOST_SQUADS)):
            squads = int(with_squad(squads, known.index(word)))
    if len(entries_of(squads)) > MOST_SQUADS:
        raise PositionError("campaign-too-many-squads", place=place, most=MOST_SQUADS)
    return squads


def numbers(place: str, value: object, low: int, high: int, length: int = 0) -> list[int]:
    """Return a list of whole numbers, of some length where one is given."""
    found = [whole(f"{place}[{i}]", number, low, high) for i, number in enumerate(items(place, value))]
    if length and len(found) != length:
        raise PositionError("campaign-not-whole-rows", place=place, by=length)
    return found


SEATS = (0, 1)
NUMBERS = {"turns": (0, 9999), "momentum": (0, 14)}
SEAT_KEYS = ("attacker", "namer", "proposed", "winner", "holder")
NAMED = {"kind": TYPES, "means": MEANS, "reason": REASONS, "proposal": OUTCOMES, "outcome": OUTCOMES}
PAIRS = ("caps", "kills", "objective", "before", "after")
KEYS = [*NAMED, *SEAT_KEYS, *NUMBERS, *PAIRS, "disbanded", "bought", "force", "rolls", "held", "numbers"]


class BattleWords(f.Field[Position]):
    """All battles that are over, each with what it was and what came of it."""

    def write(self, state: Position, seat: int) -> object:
        return [self.words_of(state, battle) for battle in state.battles] or f.ABSENT

    def words_of(self, state: Position, battle: Battle) -> dict[str, object]:
        """Return one battle."""
        words: dict[str, object] = {key: names[getattr(battle, key)] for key, names in NAMED.items()}
        words |= {key: None if getattr(battle, key) < 0 else getattr(battle, key) for key in SEAT_KEYS}
        words |= {key: getattr(battle, key) for key in NUMBERS}
        words |= {key: list(getattr(battle, key)) for key in (*PAIRS, "rolls", "held", "numbers")}
        words["disbanded"] = [
            [PLACE_NAMES[at % PLACES] for at in battle.disbanded if at // PLACES == side] for side in SEATS
        ]
        words["bought"] = [self.bought(state, battle, side) for side in SEATS]
        words["force"] = [self.force(state, battle, side) for side in SEATS]
        return words

    def bought(self, state: Position, battle: Battle, side: int) -> dict[str, object]:
        """Return what a side bought."""
        pairs = zip(battle.bought[::2], battle.bought[1::2], strict=True)
        return {PLACE_NAMES[at % PLACES]: squad_words(state, side, s) for at, s in pairs if at // PLACES == side}

    def force(self, state: Position, battle: Battle, side: int) -> dict[str, object]:
        """Return a side's force: what each unit brought and lost, its level before and after."""
        found: dict[str, object] = {}
        levels = state.kit.level_words
        for row in range(0, len(battle.force), FORCE):
            at, squads, lost, before, after = battle.force[row : row + FORCE]
            if at // PLACES == side:
                found[PLACE_NAMES[at % PLACES]] = {
                    "squads": squad_words(state, side, squads),
                    "lost": squad_words(state, side, lost),
                    "level": levels[before],
                    "after": levels[after],
                }
        return found

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        state.battles = [
            self.found(state, f"{place}[{i}]", mapping(f"{place}[{i}]", one, KEYS))
            for i, one in enumerate(items(place, value))
        ]

    def found(self, state: Position, place: str, words: Any) -> Battle:
        """Return the battle that words tell of."""
        battle = Battle(0, -1)
        for key, names in NAMED.items():
            if key in words:
                setattr(battle, key, index(f"{place}.{key}", words[key], names))
        for key in SEAT_KEYS:
            if words.get(key) is not None:
                setattr(battle, key, whole(f"{place}.{key}", words[key], 0, 1))
        for key, (low, high) in NUMBERS.items():
            if key in words:
                setattr(battle, key, whole(f"{place}.{key}", words[key], low, high))
        for key in PAIRS:
            if key in words:
                setattr(battle, key, numbers(f"{place}.{key}", words[key], 0, MOST_POINTS, 2))
        battle.rolls = numbers(f"{place}.rolls", words.get("rolls", []), 1, 9999)
        battle.held = numbers(f"{place}.held", words.get("held", []), 0, 2)
        if "numbers" in words:
            battle.numbers = numbers(f"{place}.numbers", words["numbers"], -1, 1 << 30, 2)
        for side, names_gone in enumerate(items(f"{place}.disbanded", words.get("disbanded", []))[:2]):
            there = f"{place}.disbanded[{side}]"
            battle.disbanded += [side * PLACES + index(there, word, PLACE_NAMES) for word in items(there, names_gone)]
        for side, units in enumerate(items(f"{place}.bought", words.get("bought", []))[:2]):
            for word, squads in mapping(f"{place}.bought[{side}]", units, PLACE_NAMES).items():
                at = side * PLACES + PLACE_NAMES.index(word)
                battle.bought += [at, squads_in(state, side, f"{place}.bought[{side}].{word}", squads)]
        for side, units in enumerate(items(f"{place}.force", words.get("force", []))[:2]):
            for word, unit in mapping(f"{place}.force[{side}]", units, PLACE_NAMES).items():
                battle.force += self.unit(state, side, f"{place}.force[{side}].{word}", word, unit)
        return battle

    def unit(self, state: Position, side: int, place: str, word: str, unit: object) -> list[int]:
        """Return a row of a force."""
        words = mapping(place, unit, ("squads", "lost", "level", "after"))
        levels = state.kit.level_words
        return [
            side * PLACES + PLACE_NAMES.index(word),
            squads_in(state, side, f"{place}.squads", words.get("squads", {})),
            squads_in(state, side, f"{place}.lost", words.get("lost", {})),
            index(f"{place}.level", words.get("level", levels[0]), levels),
            index(f"{place}.after", words.get("after", levels[0]), levels),
        ]

    def blank(self, state: Position, seat: int) -> None:
        state.battles = []
