"""The bot: legal lists for any nation and year, whole campaigns under every option, and no one-sided twin beats it."""

from __future__ import annotations

import pytest

from tests.titles.campaign.bots import ONE_SIDED, YEARS, at_random, played, points, resolved, sensible
from tests.titles.campaign.kits import kit_of
from tests.titles.campaign.war import FOOT, at, side, war
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import SILENT
from wartable.titles.campaign.bot.lists import STYLES
from wartable.titles.campaign.bot.player import Manner, answer
from wartable.titles.campaign.checks import list_faults
from wartable.titles.campaign.codes.verbs import LOCK, WIDTH
from wartable.titles.campaign.facts import OPTIONS
from wartable.titles.campaign.position.state import start


@pytest.mark.parametrize("year", YEARS)
def test_lists_are_legal_and_spend_97_per_cent(year: int) -> None:
    for nation, there in enumerate(resolved(year).nation_open):
        if not there:
            continue
        for style in range(len(STYLES)):
            name = resolved(year).nations[nation]
            p = start(kit_of(year=year, nation_1=name, nation_2=name), Seeded(0), SILENT)
            picks = answer(p, 0, Seeded(style + 1), Manner(style=style))
            assert picks.pop() == LOCK * WIDTH
            for code in picks:
                assert p.why(0, code) == 0
                p.apply(0, code, Seeded(0), SILENT)
            assert list_faults(p, 0) == []
            assert p.spent[0] * 100 >= 97 * p.kit.budget, (p.kit.nations[nation], STYLES[style])


# Every option that a campaign of resolved battles can feel, away from its default.
OTHER = [
    (option.name, value)
    for option in OPTIONS
    for value in option.each_value()
    if value != option.default and not option.name.startswith(("nation", "year"))
]


@pytest.mark.parametrize(("name", "value"), OTHER, ids=lambda one: str(one))
def test_it_plays_under_every_option(name: str, value: object) -> None:
    options: dict[str, object] = {"battles_planned": 3, "battles": "auto", "year": 1939, name: value}
    if name == "draw_below":
        options["decisive_from"] = 1000
    if name == "decisive_from":
        options["draw_below"] = 0
    assert played(kit_of(**options), (sensible, sensible), 5).outcome() is not None


def test_it_rolls_the_dice_that_a_table_asks_it_to_enter() -> None:
    kit = kit_of(battles_planned=3, battles="table", dice_source="entered")
    assert played(kit, (sensible, sensible), 5).outcome() is not None


def test_it_beats_random_players() -> None:
    assert points(sensible, at_random, 7) >= 6.5


@pytest.mark.soak
def test_it_beats_random_players_in_98_per_cent() -> None:
    assert points(sensible, at_random, 500) >= 490


@pytest.mark.soak
@pytest.mark.parametrize("name", ONE_SIDED)
def test_no_one_sided_player_beats_it(name: str) -> None:
    """1,000 campaigns each, a draw is half a point: 55 per cent at most."""
    assert points(ONE_SIDED[name], sensible, 1000) <= 550


@pytest.mark.clause("CA-RULING-19")
def test_a_force_at_random_takes_the_only_platoon_that_is_fit() -> None:
    p = at(war([side(FOOT, "1.1 3 rifle 1.2"), side()])).state
    for code in answer(p, 0, Seeded(1), Manner(random_force=True)):
        assert p.why(0, code) == 0
        p.apply(0, code, Seeded(0), SILENT)
    assert not p.asks(0)


def test_it_refits_rather_than_not() -> None:
    assert points(sensible, ONE_SIDED["never refits"], 14) >= 9
