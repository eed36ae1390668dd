"""What helps a newcomer: a report of each resolved battle, a list made by the program, words of caution, names."""

from __future__ import annotations

import pytest

import wartable
from tests.titles.campaign.scene.test_desk import opened, picked, seen
from tests.titles.campaign.scene.test_preparing import begun, paper, preparation
from tests.titles.campaign.war import confirmed, in_battle
from wartable.core import scene as sc
from wartable.core.rules.chance import Seeded
from wartable.core.table.table import Table
from wartable.paint import html, text
from wartable.titles.campaign.bot.player import choose
from wartable.titles.campaign.codes.verbs import NATION, WIDTH
from wartable.titles.campaign.openings import OPENINGS
from wartable.titles.campaign.vocabulary import UNITS


def after_a_battle(**options: object) -> Table:
    """A campaign whose first battle the program has fought."""
    table = begun(**options)
    while seen(table).played == 0:
        for seat in table.deciders:
            if seat in table.deciders:
                table.play_default(seat)
    return table


def news(table: Table, seat: int = 0, lang: str = "en") -> list[sc.Paper]:
    return [one for one in table.scene(seat, lang).papers if one.place == "news"]


def test_a_resolved_battle_is_reported_to_both_sides_in_plain_words() -> None:
    table = after_a_battle()
    battle = seen(table).battles[0]
    assert battle.winner >= 0
    (won,), (lost,) = (news(table, seat) for seat in (battle.winner, 1 - battle.winner))
    assert (won.name, lost.name) == ("You win battle 1", "You lose battle 1")
    (italian,) = news(table, battle.winner, "it")
    assert italian.name == "Hai vinto la battaglia 1"
    facts = won.body[0]
    assert isinstance(facts, sc.Facts)
    rows = {str(row[0]): row[1:] for row in facts.rows}
    for seat, side in enumerate(battle.sides):
        assert rows["Points in hand"][seat] == f"{side.pool_after:,}"
        assert rows["Destroyed, points"][seat] == f"{side.kills:,}"
        for unit in side.force:
            for one in unit.lost:
                kind = table.kit.messages.format("en", table.kit.keys[one.row])  # type: ignore[attr-defined]
                assert kind in str(rows["Lost"][seat])
    course = won.body[1]
    assert isinstance(course, sc.Sheet)
    assert len(course.rows) == battle.turns + 1
    assert course.groups[0].folds
    assert course.groups[0].closed
    assert "You win battle 1" in text(table.scene(battle.winner, "en"))


def test_a_battle_on_the_table_needs_no_report_and_none_comes_before_the_first() -> None:
    assert news(begun()) == []
    table = confirmed(in_battle(), "outcome marginal 1")
    assert table.view(0).played == 1
    assert news(table) == []


@pytest.mark.parametrize("nation", ["germany", "italy", "ussr", "france", "japan"])
def test_a_sample_list_is_whole_and_only_picked(nation: str) -> None:
    table = opened(nation_1=nation)
    filled = table.fill(0, "sample", {})
    table.act(0, *filled.actions)
    draft = seen(table).list_draft
    assert draft is not None
    assert draft.faults == ()
    assert draft.spent >= draft.budget * 97 // 100
    assert not draft.locked
    assert f"{len(filled.actions)} squads" in filled.lines[0]("en")
    table.undo(0)
    assert len(table.view(0).list_draft.picks) == len(filled.actions) - 1  # type: ignore[attr-defined]


def test_the_rest_of_a_list_is_filled_up_and_what_was_picked_stays() -> None:
    table = picked(opened(), "list 1.1 5 rifle 2.1 2 pz4h 3.1 3 lefh18 3.hq 1 hq_battery")
    table.act(0, *(-one.code for one in seen(table).list_draft.picks if one.place // UNITS == 1))  # type: ignore[union-attr]
    before = {unit.word: unit.now for one in seen(table).list_draft.formations for unit in one.units}  # type: ignore[union-attr]
    assert next(one.name for one in table.scene(0, "en").forms) == "Fill the rest"
    table.act(0, *table.fill(0, "sample", {}).actions)
    draft = seen(table).list_draft
    assert draft is not None
    assert draft.faults == ()
    assert draft.spent >= draft.budget * 97 // 100
    after = {unit.word: unit.now for one in draft.formations for unit in one.units}
    for word, squads in before.items():
        assert after[word][0].row == squads[0].row
        assert after[word][0].count >= squads[0].count
    assert table.fill(0, "sample", {}).lines[0]("en") == "There is nothing left to add."


@pytest.mark.clause("CA-RULING-59")
def test_the_bot_takes_another_nation_than_the_one_it_sees() -> None:
    table = wartable.title("campaign").open(seats=2, options={"year": "1943"}, seed=1)
    table.act(0, next(one.code for one in table.choices(0) if one.text == "nation italy"))
    state = table.state
    taken = NATION * WIDTH + state.kit.nations.index("italy")  # type: ignore[attr-defined]
    found = {choose(state, 1, Seeded(seed))[0] for seed in range(40)}
    assert taken not in found
    assert len(found) > 1


@pytest.mark.parametrize("nations", [("italy", "italy"), ("germany", "ussr")])
def test_the_log_calls_the_sides_by_their_nations_even_where_both_lead_the_same(nations: tuple[str, str]) -> None:
    table = opened(nation_1=nations[0], nation_2=nations[1], battles="auto")
    for seat in (0, 1):
        table.play_default(seat)
    lines = [line.text for line in table.scene(0, "en").log if "opens a list" in line.text]
    named = ["Italy 1", "Italy 2"] if len(set(nations)) == 1 else ["Germany", "USSR"]
    assert [line.split(" opens")[0] for line in lines] == named


def test_the_log_of_a_position_names_the_nations_of_its_options() -> None:
    options = {"nation_1": "germany", "nation_2": "italy"}
    table = wartable.title("campaign").position({**OPENINGS[0], "seats": 2, "options": options})
    for seat in (0, 1):
        table.play_default(seat)
    texts = [line.text for line in table.scene(0, "en").log]
    assert any("Germany" in line for line in texts)
    assert not any("Side " in line for line in texts)


def cautions(table: Table, lang: str = "en") -> list[str]:
    return [one.caution.text for one in table.scene(0, lang).choices if one.done and one.caution is not None]


def test_points_that_are_given_away_are_told_beside_the_button() -> None:
    table = picked(opened(battles="auto"), "list 1.1 3 rifle 1.hq 1 hq_foot")
    assert cautions(table) == ["8,735 points are not spent yet: they are lost once you lock."]
    assert cautions(table, "it") == ["Restano 8.735 punti da spendere: bloccando la lista vanno persi."]
    assert "8,735 points are not spent yet" in html(table.scene(0, "en"))
    kept = picked(opened(carry_unspent_budget=True), "list 1.1 3 rifle 1.hq 1 hq_foot")
    assert cautions(kept) == ["8,735 points are not spent yet: you keep them in hand."]
    table.act(0, *table.fill(0, "sample", {}).actions)
    assert cautions(table) == []


def test_a_small_force_is_told_and_a_full_one_is_not() -> None:
    table = begun()
    first = next(int(row.cells[-1].key) for row in _rows(table) if row.cells[-1].key)  # type: ignore[union-attr]
    table.act(0, first)
    cost, cap, _ = preparation(table)
    assert cautions(table) == [f"Only {cost:,} of {cap:,} points are fielded, and there are units left."]
    table.act(0, *map(int, paper(table, "paper.army").acts[0].key.split(",")))
    assert cautions(table) == []


def _rows(table: Table) -> tuple[sc.SheetRow, ...]:
    sheet = paper(table, "paper.army").body[0]
    assert isinstance(sheet, sc.Sheet)
    return sheet.rows


def test_platoons_are_refitted_as_far_as_the_points_go() -> None:
    table = wartable.title("campaign").position({**OPENINGS[1], "seats": 2})
    act = next(one for one in paper(table, "paper.army").acts if one.label == "Refit all")
    before = seen(table).preparation
    assert before is not None
    unfit = [unit for one in before.formations for unit in one.units if unit.lacks]
    table.act(0, *map(int, act.key.split(",")))
    after = seen(table).preparation
    assert after is not None
    assert 0 < after.spent <= before.pool
    fit = {unit.word for one in after.formations for unit in one.units if not unit.lacks}
    assert fit & {unit.word for unit in unfit}


def test_a_box_that_cannot_be_ticked_says_why() -> None:
    ticks = {row.name: row.cells[-1] for row in _rows(begun())}
    hq = ticks["1.hq"]
    assert isinstance(hq, sc.Tick)
    assert hq.key == ""
    assert hq.why == "1.hq comes along once half of its platoons are fielded"
    assert hq.why in html(begun().scene(0, "en"))


def test_the_end_is_told_to_the_one_who_reads_it() -> None:
    table = after_a_battle()
    while table.outcome is None:
        for seat in table.deciders:
            if seat in table.deciders:
                table.play_default(seat)
    (winner,) = table.outcome.winners
    titles = [table.scene(seat, "en").outcome.title for seat in (winner, 1 - winner, -1)]  # type: ignore[union-attr]
    assert titles[0].startswith("You win: ")
    assert titles[1].startswith("You lose: ")
    assert "You" not in titles[2]


def test_nations_are_chosen_on_their_rows_and_the_buttons_say_what_they_have() -> None:
    table = wartable.title("campaign").open(seats=2, options={"year": "1943"}, seed=1)
    scene = table.scene(0, "en")
    notes = {one.label: one.note for one in scene.choices}
    assert "Panther" in notes["Lead Germany"]
    assert all(notes.values())
    assert {target for one in scene.choices for target in one.targets} >= {"nation.italy"}


def test_what_was_fought_is_opened_from_the_chart() -> None:
    chart = paper(after_a_battle(), "paper.war").body[0]
    assert isinstance(chart, sc.Chart)
    assert [mark.go for mark in chart.marks] == ["fought.1", "", ""]
    assert 'data-go="fought.1"' in html(after_a_battle().scene(0, "en"))


def test_a_paper_of_the_catalogue_explains_its_columns_and_an_empty_list_has_no_empty_chart() -> None:
    table = opened()
    assert paper(table, "paper.catalogue").foot[0].startswith("S against soft targets, H against armour")
    assert not any(isinstance(piece, sc.Chart) for piece in paper(table, "paper.checks").body)
    picked(table, "list 1.1 3 rifle")
    assert any(isinstance(piece, sc.Chart) for piece in paper(table, "paper.checks").body)
