"""Campaigns for the tests of the rules: armies in words, positions anywhere in the war, dice dictated.

Most tests play with the flat pack: every squad of the only nation costs 100, 130, 160 or 190 by its level.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.titles.campaign.packs import make_pack
from wartable import Scripted, Seeded
from wartable.core.title import Content
from wartable.titles.campaign import Campaign

CAMPAIGN = Campaign()
Game = Any  # a table: its state, view and kit are the campaign's own
Words = Mapping[str, Any]
LEVELS = ("recruits", "experts", "veterans", "elite")
FLAT_PRICES = (100, 130, 160, 190)

# An infantry company of two platoons with its HQ, and one of tanks.
FOOT = "1.1 5 rifle 1.2 5 rifle 1.hq 2 hq_foot"
TANKS = "2.1 4 pz4h 2.hq 1 hq_armour"


@cache
def flat() -> Content:
    """Content of one nation in which every squad costs the same."""

    def price(data: dict[str, Any]) -> None:
        for one in data["units"]:
            one["cost"] = dict(zip(LEVELS, FLAT_PRICES, strict=True))

    with tempfile.TemporaryDirectory() as folder:
        return CAMPAIGN.content(make_pack(Path(folder), germany=price))


class FlatCampaign(Campaign):
    """The campaign with the flat pack, which is read once."""

    def content(self, pack: str | None = None) -> Content:
        return flat()


FLAT = FlatCampaign()


def army(text: str) -> dict[str, dict[str, int]]:
    """Units in words: `1.1 5 rifle 1.hq 1 hq_foot`.

    >>> army("1.1 5 rifle 1 hmg 1.hq 1 hq_foot")
    {'1.1': {'rifle': 5, 'hmg': 1}, '1.hq': {'hq_foot': 1}}
    """
    found: dict[str, dict[str, int]] = {}
    place, words = "", text.split()
    while words:
        if "." in words[0]:
            place = words.pop(0)
            found[place] = {}
            if not words or "." in words[0]:
                continue
        count = int(words.pop(0))
        found[place][words.pop(0)] = count
    return found


def side(listed: str = FOOT, now: str | None = None, pool: int = 0, **more: Any) -> dict[str, Any]:
    """One side in words; `now` names what stands of each unit that is not as it began."""
    found: dict[str, Any] = {"nation": "germany", "list": army(listed), "pool": pool, "before": pool, **more}
    if now is not None:
        found["now"] = {place: squads for place, squads in {**army(listed), **army(now)}.items() if squads}
    return found


def fought(kind: str, outcome: str, winner: int | None, attacker: int | None = None) -> dict[str, Any]:
    """A battle that is over, as far as its result goes."""
    return {"kind": kind, "attacker": attacker, "outcome": outcome, "winner": winner, "means": "table"}


def war(
    sides: Sequence[Words] | None = None,
    step: str = "prepare",
    asked: int = 0,
    battles: Sequence[Words] = (),
    momentum: int = 0,
    holder: int | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position in words. Pools are put into the ledger, wins follow from the battles, the type from the momentum."""
    options = {"year": "1943", **more.pop("options", {})}
    found = [dict(one) for one in (sides or (side(), side()))]
    ledger = [[1, seat, "kills", one.get("pool", 0)] for seat, one in enumerate(found) if one.get("pool")]
    for seat, one in enumerate(found):
        won = [battle for battle in battles if battle["winner"] == seat]
        one["wins"] = len(won)
        one["marginals"] = sum(battle["outcome"] == "marginal" for battle in won)
    return {
        "seats": 2,
        "options": options,
        "stack": [[step, str(asked + 1)]],
        "sides": found,
        "ledger": ledger,
        "battles": list(battles),
        "draws": sum(battle["winner"] is None for battle in battles),
        "momentum": momentum,
        "holder": holder,
        "kind": ("counterattack", "advance", "assault")[min(momentum, 2)],
        "attacker": holder,
        **more,
    }


def at(position: Words, *dice: int, title: Campaign = FLAT) -> Game:
    """A table at a position; what chance gives first is dictated."""
    return title.position(position, chance=Scripted(*dice, then=Seeded(1)))


def in_battle(
    first: str = FOOT,
    second: str = FOOT,
    step: str = "result",
    levels: Sequence[Mapping[str, str]] = ({}, {}),
    forces: Sequence[str] = (),
    *dice: int,
    **more: Any,
) -> Game:
    """A table at a battle in which both sides field all they have, or the forces named; by default at its result."""
    found = []
    for listed, level, force in zip((first, second), levels, forces or (first, second), strict=True):
        found.append(side(listed, level=dict(level), force=army(force)))
    more = {"means": "table", "turn": 8, **more}
    return at(war(found, step, **more), *dice)


def opened(*dice: int, title: Campaign = FLAT, **options: Any) -> Game:
    """A new campaign of 1943 with both nations chosen, at the lists."""
    names = {"nation_1": "germany", "nation_2": "germany", "year": "1943", **options}
    return title.open(2, names, chance=Scripted(*dice, then=Seeded(1)))


def begun(first: str = FOOT, second: str = FOOT, *dice: int, **options: Any) -> Game:
    """A campaign whose lists are open, at its first preparation."""
    table = opened(*dice, **options)
    table.act(0, f"list {first}")
    table.act(1, f"list {second}")
    return table


def play(table: Game, *choices: str) -> Game:
    """Play choices in words, each by the first seat that is asked; `1: turn` names another seat by its number."""
    for choice in choices:
        seat, _, words = choice.rpartition(": ")
        table.act(int(seat) if seat else table.deciders[0], words)
    return table


def confirmed(table: Game, result: str) -> Game:
    """Enter a result by the first side; the other confirms it."""
    table.act(0, f"result {result}".rstrip())
    table.act(1, "confirm")
    return table


def refusal(table: Game, choice: str, seat: int | None = None) -> str:
    """The clause that forbids a choice; empty if it is legal."""
    found = table.why_not(table.deciders[0] if seat is None else seat, choice)
    return "" if found is None else found.clause


def unit(table: Game, seat: int, place: str) -> Any:
    """What all know of a unit."""
    return next(one for each in table.view(-1).sides[seat].formations for one in each.units if one.word == place)


def level(table: Game, seat: int, place: str) -> str:
    """A unit's training."""
    return LEVELS[unit(table, seat, place).level]


def pools(table: Game) -> tuple[int, int]:
    """Both sides' points in hand."""
    return tuple(one.pool for one in table.view(-1).sides)


def next_battle(table: Game) -> tuple[str, int, tuple[int, int]]:
    """Type, attacker and caps of the battle in hand."""
    battle = table.view(-1).battle
    assert battle is not None
    return battle.type, battle.attacker, tuple(one.cap for one in battle.sides)
