"""Short ways to set up a position of Proelio and to look at it."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from wartable.core.entries import EntryRow
from wartable.core.rules.log import PUBLIC, VEILED, Entry
from wartable.core.table.table import Table
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_IDS, FIRST_GOLD, KINDS
from wartable.titles.proelio.position.position import DISCARD, HANDS, PILE
from wartable.titles.proelio.position.state import ProelioState
from wartable.titles.proelio.view import ProelioView


def house(
    hand: str = "", fort: str | None = None, plague: bool = False, waiting: str = "", level: int = 4, turn: int = 1
) -> dict[str, Any]:
    """A House: hand and waiting attacks as words, the attacks laid at `level`."""
    attacks = [{"card": card, "level": level, "turn": turn} for card in waiting.split()]
    return {"hand": hand.split(), "fortification": fort, "plague": plague, "waiting": attacks}


def at(*houses: dict[str, Any], draws: str = "", options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A table at seat 0's action (or as `fields` say), with the next draws dictated."""
    data = {"seats": max(3, len(houses)), "memory": None, "options": options or {}, "houses": list(houses), **fields}
    chance = wartable.Scripted(*draws.split(), then=wartable.Seeded(1))
    return TITLE.position(data, chance=chance)


def attacked(attack: str, defender: dict[str, Any], attacker: dict[str, Any] | None = None, **more: Any) -> Table:
    """Seat 0 is to deploy against an attack that seat 2 laid before it, three Houses at the table."""
    level = more.pop("level", 4)
    defender = {**defender, "waiting": house(waiting=attack, level=level)["waiting"]}
    return at(defender, house("resources"), attacker or house("resources resources"), step="deploy", **more)


def allied(*houses: dict[str, Any], options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Four Houses in pairs, seat 0 at its action."""
    full = [*houses, *[house("soldiers")] * (4 - len(houses))]
    return at(*full, options={"mode": "allied_houses", **(options or {})}, **fields)


def state(table: Table) -> ProelioState:
    """The position, typed."""
    assert isinstance(table.state, ProelioState)
    return table.state


def hand(table: Table, seat: int) -> list[str]:
    """A hand by names, in the order of kinds."""
    s = state(table)
    return [CARD_IDS[k] for k in range(KINDS) for _ in range(s.cards[HANDS + seat * KINDS + k])]


def discards(table: Table) -> list[str]:
    """Both discard piles by names."""
    s = state(table)
    return [CARD_IDS[k] for k in range(KINDS) for _ in range(s.cards[DISCARD + k])]


def level(table: Table, seat: int) -> int:
    """A House's level."""
    return state(table).levels[seat]


def texts(table: Table, seat: int = 0) -> list[str]:
    """What a seat may play, in words."""
    return [choice.text for choice in table.choices(seat)]


def verbs(table: Table, seat: int = 0) -> set[str]:
    """The first words of what a seat may play."""
    return {text.split()[0] for text in texts(table, seat)}


def refused(table: Table, seat: int, action: str) -> str:
    """The clause that refuses an action; checks that nothing changes by trying."""
    before = table.state.to_dict()
    with pytest.raises(wartable.Refused) as caught:
        table.act(seat, action)
    assert table.state.to_dict() == before
    answer = table.why_not(seat, action)
    assert answer is not None
    assert answer.clause == caught.value.clause
    return caught.value.clause


def play(table: Table, *moves: str) -> None:
    """Plays choices in words, each by the seat that is asked."""
    for move in moves:
        table.act(table.deciders[0], *table.title.parse(table.kit, move))


def view(table: Table, viewer: int) -> ProelioView:
    """What a viewer sees, typed."""
    found = table.view(viewer)
    assert isinstance(found, ProelioView)
    return found


def told(table: Table, viewer: int | None = PUBLIC, last: int = 0) -> list[str]:
    """The log as facts, as a viewer may know it (None: all of it), or that of the last lines of the record alone.

    `looted 0 2 1 0 ?` is loot whose card the viewer did not see.
    """
    lines = [line for line in table.record.lines if not line.struck][-last:]
    said = (as_facts(entry, viewer) for line in lines for entry in line.entries)
    return [text for text in said if text is not None]


def as_facts(entry: Entry, viewer: int | None) -> str | None:
    """One entry: its name and arguments, `?` for what is veiled; None if it is not for this viewer."""
    seen = entry.args if viewer is None else entry.seen(viewer)
    if seen is None:
        return None
    row = TITLE.entries[entry.key]
    name, spec = row.name, row.spec
    kinds = [kind for _, kind in row.arguments]
    words = [name]
    for i, value in enumerate(seen):
        kind = kinds[min(i, len(kinds) - 1)]
        assert i < len(kinds) or kind.endswith("*"), f"{name} has {len(seen)} arguments, {spec!r} names {len(kinds)}"
        words.append("?" if value == VEILED else as_word(kind.rstrip("*"), value))
    return " ".join(words)


def spec_of(row: EntryRow) -> str:
    """The arguments of an entry, each with its kind."""
    return " ".join(f"{name}:{kind}" for name, kind in row.arguments)


def as_word(kind: str, value: int) -> str:
    """An argument of an entry: `knights`, `imperial`, a number, or `towers=3` for what a deployed card counts."""
    if kind == "counted":
        return f"{CARD_IDS[value % 32]}={value // 32}"
    names = {"card": CARD_IDS, "deck": DECK_IDS, "back": DECK_IDS}.get(kind)
    return names[value] if names else str(value)


def bury(table: Table, deck: int, left: str = "") -> None:
    """Moves a pile to its discards, all but the cards that are named."""
    s = state(table)
    for kind in range(FIRST_GOLD) if deck == 0 else range(FIRST_GOLD, KINDS):
        for _ in range(s.cards[PILE + kind] - left.split().count(CARD_IDS[kind])):
            s.cards[PILE + kind] -= 1
            s.discard(kind)


def picked(table: Table, seed: int) -> str:
    """Plays a choice at random, click by click, the same for the same seed; returns its words."""
    chance = wartable.Seeded(seed * 1_000_003 + len(table.record.lines))
    seat = table.deciders[0]
    lines = len(table.record.lines)
    while len(table.record.lines) == lines:
        legal = table.state.legal(seat)
        table.act(seat, legal[chance.below(len(legal))])
    return table.record.lines[-1].text
