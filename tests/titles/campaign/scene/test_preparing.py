"""Before a battle: suggestions that only pick, the enemy as last seen, battles turn by turn; platoons that move."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.campaign.scene.test_desk import opened, picked, seen, sheet
from wartable.core import scene as sc
from wartable.core.errors import WartableError
from wartable.core.forms import FormError
from wartable.core.table.table import Table
from wartable.titles.campaign.codes.things import PLACE_WORDS
from wartable.titles.campaign.codes.verbs import WIDTH
from wartable.titles.campaign.openings import OPENINGS
from wartable.titles.campaign.questions import turns_of

LIST = (
    "list 1.1 5 rifle 1.2 4 rifle 1.3 3 hmg 1.hq 2 hq_foot 2.1 5 pz4h 2.2 5 pz4h 2.3 3 tiger1 2.hq 1 hq_pz4h "
    "3.1 4 lefh18 3.2 3 lefh18 3.hq 1 hq_battery 4.1 5 rifle 4.2 5 rifle 4.hq 1 hq_foot "
    "5.1 5 pz4h 5.2 5 pz4h 5.hq 1 hq_pz4h"
)


def begun(**options: object) -> Table:
    """A campaign of resolved battles at its first preparation."""
    table = opened(battles="auto", **options)
    table.act(0, LIST)
    table.act(1, "list 1.1 5 rifle 1.2 5 rifle 1.hq 1 hq_foot 2.1 5 t34_76 2.2 4 t34_76 2.hq 1 hq_t34_76")
    return table


def paper(table: Table, name: str, seat: int = 0) -> sc.Paper:
    return next(one for one in table.scene(seat, "en").papers if one.id == name)


def preparation(table: Table) -> tuple[int, int, set[str]]:
    """What the force costs, its cap, and the places that are in it."""
    draft = seen(table).preparation
    assert draft is not None
    places = {unit.word for one in draft.formations for unit in one.units if unit.fielded}
    return draft.cost, draft.cap, places


@pytest.mark.parametrize("options", [{}, {"partial_company": "only_full_strength"}, {"split_platoons": True}])
@pytest.mark.parametrize("which", [0, 1])
def test_a_suggestion_only_picks_what_fits_under_the_cap(options: dict[str, object], which: int) -> None:
    table = begun(**options)
    act = paper(table, "paper.army").acts[which]
    for code in act.key.split(","):
        table.act(0, int(code))
    cost, cap, places = preparation(table)
    assert 0 < cost <= cap
    assert places
    assert 0 in table.deciders, "nothing is handed in"
    again = paper(table, "paper.army").acts[which]
    assert again.key == "", "a second time there is nothing to add"
    table.undo(0)
    assert preparation(table)[2] < places


def test_the_cap_is_filled_by_the_costliest_and_the_best_trained_come_first() -> None:
    table = begun()
    full, trained = paper(table, "paper.army").acts
    assert (full.label, trained.label) == ("Fill the force", "Field the best trained")
    table.act(0, *map(int, full.key.split(",")))
    cost, cap, places = preparation(table)
    assert {"2.1", "2.2", "2.3"} <= places
    assert cap - cost < 195, "no platoon is left out that would fit"
    worn = wartable.title("campaign").position({**OPENINGS[1], "seats": 2})  # 1.3 are veterans, 1.2 and 4.2 experts
    codes = paper(worn, "paper.army").acts[1].key.split(",")
    assert [PLACE_WORDS[int(code) % WIDTH] for code in codes][:3] == ["1.3", "1.2", "4.2"]


def test_the_enemy_is_shown_as_it_was_last_seen() -> None:
    table = begun()
    before = paper(table, "paper.enemy")
    assert before.tab == "Enemy"
    words = [row.cells[0].text for row in before.body[0].rows]  # type: ignore[union-attr]
    assert words == ["1.hq", "1.1", "1.2", "2.hq", "2.1", "2.2"] or set(words) == {
        "1.1", "1.2", "1.hq", "2.1", "2.2", "2.hq",
    }  # fmt: skip
    table.act(1, next(choice.code for choice in table.choices(1) if "field" in choice.text))
    assert paper(table, "paper.enemy") == before, "what the other side picks is its own"


def test_a_resolved_battle_is_read_turn_by_turn() -> None:
    table = begun()
    while seen(table).played == 0:
        for seat in table.deciders:
            if seat in table.deciders:
                table.play_default(seat)
    battle = seen(table).battles[0]
    rows = sheet(table.scene(0, "en"), "battles").rows
    turns = turns_of(table.kit, battle)  # type: ignore[arg-type]
    assert len(turns) == battle.turns
    assert [row.cells[0].text for row in rows[:-1]] == [str(turn.number) for turn in turns]  # type: ignore[union-attr]
    assert "Over after" in rows[-1].told
    for seat in (0, 1):
        lost = sum(one.count for unit in battle.sides[seat].force for one in unit.lost)
        assert lost == sum(count for turn in turns for killed, _, _, count in turn.sides[seat] if killed)
    head = sheet(table.scene(0, "en"), "battles").groups[0]
    assert head.folds
    assert not head.closed


def test_the_sides_are_called_by_their_nations() -> None:
    table = begun()
    for seat in (0, 1):
        table.play_default(seat)
    texts = [line.text for line in table.scene(0, "en").log]
    assert any("Germany" in text and "fields" in text for text in texts)
    assert not any(text.startswith("Side") for text in texts if "leads" not in text)


def moved(table: Table, start: str, goal: str) -> None:
    table.act(0, *table.fill(0, "move", {"from": start, "to": goal}).actions)


def places(table: Table) -> dict[str, int]:
    draft = seen(table).list_draft
    assert draft is not None
    return {unit.word: unit.size for one in draft.formations for unit in one.units}


def test_a_platoon_moves_to_a_place_a_company_or_a_company_of_its_own() -> None:
    table = picked(opened(), LIST)
    moved(table, "place.4.2", "place.1.4")
    assert places(table)["1.4"] == 5
    assert "4.2" not in places(table)
    moved(table, "place.1.4", "place.4.1")  # taken: the first free place beside it
    assert places(table)["4.2"] == 5
    moved(table, "place.1.3", "place.new")
    assert places(table)["6.1"] == 3
    table.undo(0)


@pytest.mark.parametrize(
    ("start", "goal"), [("place.9.1", "place.1.4"), ("place.1.hq", "place.4.3"), ("place.1.1", "nowhere"), ("", "")]
)
def test_what_cannot_be_moved_stays(start: str, goal: str) -> None:
    table = picked(opened(), LIST)
    before = places(table)
    with pytest.raises(FormError):
        moved(table, start, goal)
    assert places(table) == before


def test_a_platoon_of_another_arm_is_refused_by_its_rule_and_stays() -> None:
    table = picked(opened(), LIST)
    before = places(table)
    with pytest.raises(WartableError, match="CA-RULING-10"):
        moved(table, "place.4.2", "place.2.4")
    assert places(table) == before
