"""Each build fights any battle as a second reading of the resolver does (model), so both fight the same ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.titles.campaign.bots import YEARS, resolved
from tests.titles.campaign.curves import army
from tests.titles.campaign.model.content import Content
from tests.titles.campaign.model.resolver import Fight
from tests.titles.campaign.model.state import DEFAULTS, Battle, Game, Side, Unit
from wartable.core.rules.chance import Seeded
from wartable.titles.campaign.codes.things import PLACE_WORDS
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.resolver import ROW, resolve
from wartable.titles.campaign.vocabulary import COUNTERATTACK, DESTROYED, ENTRIES, TYPES

NUMBERS = st.integers(0, (1 << 60) - 1)
POINTS = st.integers(500, 8000)
BATTLES = (st.sampled_from(YEARS), st.sampled_from(range(len(TYPES))), st.integers(0, 1), POINTS, POINTS, NUMBERS)


def trained(kit: CampaignKit, points: int, luck: Seeded) -> list[int]:
    """A force of any nation for so many points, each unit at a level of its own."""
    rows = army(kit, points, 0, luck)
    levels = {place: luck.below(int(kit.levels)) for place in sorted(set(rows[::ROW]))}
    for at in range(0, len(rows), ROW):
        rows[at + 2] = levels[rows[at]]
    return rows


def in_words(kit: CampaignKit, rows: list[int]) -> Side:
    """The same force for the second reading."""
    side = Side(kit.nations[rows[1] // ENTRIES])
    for at in range(0, len(rows), ROW):
        place, entry, level, count = rows[at : at + ROW]
        squads = side.force.setdefault(PLACE_WORDS[place], Counter())
        squads[kit.words[entry]] = count
        side.units[PLACE_WORDS[place]] = Unit(squads, squads, level)
    return side


def fought(kit: CampaignKit, kind: int, attacker: int, forces: list[list[int]], number: int) -> tuple[Any, ...]:
    """A battle by the rules: how it ended, who took the objective, the dice and the losses row by row."""
    battle = resolve(kit.model, kind, attacker, forces, Seeded(number))
    reason = "destroyed" if battle.reason == DESTROYED else "dice"
    return battle.turns, reason, battle.taken, list(battle.dice), [list(lost) for lost in battle.lost]


def read_again(kit: CampaignKit, kind: int, attacker: int, forces: list[list[int]], number: int) -> tuple[Any, ...]:
    """The same battle by the second reading."""
    game = Game(
        Content.read(), {**DEFAULTS, "year": int(kit.year)}, lambda *_: 0, [in_words(kit, one) for one in forces]
    )
    game.battle = Battle(TYPES[kind], None if attacker < 0 else attacker)
    fight = Fight(game, number)
    reason = fight.fight()
    dice = [die for _, *both in fight.rolls for die in both]
    lost = [[group.lost for group in groups] for groups in fight.groups]
    return fight.turn, reason, fight.takes_objective(), dice, lost


def compare(year: int, kind: int, side: int, own: int, other: int, number: int) -> None:
    """Fight one battle by both."""
    kit, luck = resolved(year), Seeded(number)
    forces = [trained(kit, points, luck) for points in (own, other)]
    battle = (kit, kind, -1 if kind == COUNTERATTACK else side, forces, number)
    assert fought(*battle) == read_again(*battle)


@pytest.mark.compiled
@settings(max_examples=60)
@given(*BATTLES)
@pytest.mark.clause("CA-RULING-63")
def test_battles_agree_with_a_second_reading(
    year: int, kind: int, side: int, own: int, other: int, number: int
) -> None:
    compare(year, kind, side, own, other, number)


@pytest.mark.plain
@settings(max_examples=60)
@given(*BATTLES)
def test_battles_of_plain_python_agree_with_a_second_reading(
    year: int, kind: int, side: int, own: int, other: int, number: int
) -> None:
    compare(year, kind, side, own, other, number)
