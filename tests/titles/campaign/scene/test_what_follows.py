"""Beside a battle: what a result would lead to, forces as soon as they lie open, features that get names, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.scene.test_desk import moments, opened as desk_opened, picked, sheet
from tests.titles.campaign.war import begun, confirmed, fought, in_battle, next_battle
from wartable.core import scene as sc
from wartable.core.errors import WartableError
from wartable.paint import printed, text
from wartable.titles.campaign.codes.things import OUTCOMES
from wartable.titles.campaign.scene.history import follows

SAID = [("draw", -1), ("marginal", 0), ("marginal", 1), ("decisive", 1)]


def notices(scene: sc.Scene) -> dict[str, sc.Notice]:
    return {piece.id: piece for paper in scene.papers for piece in paper.body if isinstance(piece, sc.Notice)}


def entered(words: str, **more: Any) -> sc.Notice:
    """What follows a result, as the side sees it that has entered it."""
    table = in_battle(**more)
    codes = table.title.parse(table.kit, f"result {words}")[:-1]  # not handed in
    table.act(0, *codes)
    return notices(table.scene(0, "en"))["notice.follows"]


def test_a_result_that_is_not_said_leads_nowhere_yet() -> None:
    assert "notice.follows" not in notices(in_battle().scene(0, "en"))


@pytest.mark.clause("CA-TYP-03", "CA-TYP-05", "CA-TYP-07")
@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        ("outcome draw", "Counterattack, 6,000 each."),
        ("outcome marginal 1", "Advance by Germany 1, 6,750 against 5,250."),
        ("outcome decisive 2", "Assault by Germany 2, 8,000 against 4,000."),
    ],
)
def test_an_outcome_says_which_battle_it_leads_to(outcome: str, text: str) -> None:
    notice = entered(outcome, options={"battles_planned": 7})
    assert (notice.text, notice.clause) == (text, "CA-TYP-01")


@pytest.mark.clause("CA-WIN-01")
def test_a_victory_before_the_last_one_says_so() -> None:
    won = [fought("counterattack", "marginal", 0)]
    near = entered("outcome marginal 1", battles=won, options={"battles_planned": 5})
    assert near.text.endswith("One more victory ends the campaign.")
    assert near.clause == "CA-WIN-01"
    over = entered("outcome marginal 1", battles=won, options={"battles_planned": 3})
    assert (over.text, over.clause) == ("The campaign is over: decisive victory, Germany 1.", "CA-WIN-01")


@pytest.mark.clause("CA-WIN-02", "CA-WIN-04")
@pytest.mark.parametrize(
    ("outcome", "clause", "word"),
    [("marginal 1", "CA-WIN-02", "Victory: Germany 1"), ("marginal 2", "CA-WIN-04", "drawn")],
)
def test_the_last_battle_is_followed_by_the_settlement(outcome: str, clause: str, word: str) -> None:
    before = [fought("counterattack", "draw", None), fought("counterattack", "marginal", 0)]
    notice = entered(f"outcome {outcome}", battles=before, options={"battles_planned": 3})
    assert notice.clause == clause
    assert word in notice.text
    assert "3,000" in notice.text


@pytest.mark.clause("CA-RULING-20", "CA-RULING-23", "CA-RULING-24")
@pytest.mark.parametrize("options", [{}, {"marginal_count": "cumulative"}, {"repelled_assault": "by_result"}])
@pytest.mark.parametrize("last", SAID)
def test_what_is_foretold_comes_true(options: dict[str, Any], last: tuple[str, int]) -> None:
    """Three battles on the table, each with any result: the next one is as it was said."""
    for first in SAID:
        for second in SAID:
            table = begun(battles="table", battles_planned=7, **options)
            for outcome, winner in (first, second, last):
                while table.view(-1).step != "battle":
                    table.play_default(table.deciders[0])
                desk = table.title.desk(table.title, table.kit, table.view(0), "en")
                told = follows(desk, OUTCOMES.index(outcome), winner).text
                table.act(0, "over other")
                confirmed(table, f"outcome {outcome} {winner + 1 or ''}".rstrip())
            kind, attacker, caps = next_battle(table)
            by = f" by Germany {attacker + 1}, " if attacker >= 0 else ", "
            points = f"{caps[attacker]:,} against {caps[1 - attacker]:,}" if attacker >= 0 else f"{caps[0]:,} each"
            assert told.startswith(f"{kind.capitalize()}{by}{points}.")


def test_both_forces_lie_open_while_it_is_asked_how_to_fight() -> None:
    table = begun(battles="each")
    for seat in (0, 1):
        table.play_default(seat)
    assert table.view(0).step == "means"
    for viewer in (0, 1, -1):
        scene = table.scene(viewer, "en")
        assert all(sheet(scene, f"force.{seat}").rows for seat in (0, 1))


@pytest.mark.clause("CA-RULING-55")
def test_dice_that_wait_for_a_word_lie_beside_both_forces() -> None:
    table = in_battle(step="dice", roller=0, options={"dice_source": "entered"})
    table.act(0, "dice 2 3")
    assert table.view(1).step == "check_dice"
    scene = table.scene(1, "en")
    assert {paper.id for paper in scene.papers} >= {"paper.battle", "paper.force.0", "paper.force.1"}
    assert [step.state for step in scene.steps].index("here") == 2


@pytest.mark.clause("CA-RULING-64")
def test_only_the_side_that_names_a_feature_has_a_pencil() -> None:
    table = in_battle(step="objective", momentum=1, holder=0, namer=0)
    tools = []
    for viewer in (0, 1):
        (hill,) = (
            piece
            for paper in table.scene(viewer, "en").papers
            for piece in paper.body
            if isinstance(piece, sc.Switch) and piece.number
        )
        tools.append([tool.kind for tool in hill.tools])
    assert tools == [["name"], []]
    table.name_thing("feature.1", "Hill 209", 0)
    assert "Hill 209" in text(table.scene(1, "en"))
    assert "Feature 1 · Hill 209 (CA-OBJ-01)" in (printed(table.scene(1, "en"), "battle") or "")
    for thing in ("feature.2", "feature.0", "feature.x"):
        with pytest.raises(WartableError):
            table.name_thing(thing, "Hill 210", 0)


@pytest.mark.clause("CA-RULING-20")
def test_the_sheets_of_a_later_battle_have_momentum_and_the_levels_that_platoons_rose_to() -> None:
    table = confirmed(in_battle(), "outcome decisive 2")
    documents = {one.id: one for one in table.scene(0, "en").documents}
    (fought,) = [block.sheet for block in documents["campaign"].blocks if block.sheet is not None]
    head = [column.name for column in fought.columns].index("Momentum")
    assert [row.cells[head] for row in fought.rows] == ["Germany 2 2", *[""] * (len(fought.rows) - 1)]
    units = [row for block in documents["roster"].blocks if block.sheet is not None for row in block.sheet.rows]
    levels = {
        row.id: [box.state for box in row.cells[7].boxes] for row in units if isinstance(row.cells[7], sc.SheetCell)
    }
    assert levels["print.1.1"] == ["start", "start", "open", "open"]


def test_limits_that_are_kept_stand_below_the_checks() -> None:
    scene = picked(desk_opened(), "list 1.1 3 tiger1 1.hq 1 hq_tiger1").scene(0, "en")
    found = next(piece for paper in scene.papers for piece in paper.body if isinstance(piece, sc.Findings))
    assert [item.text for item in found.items if item.clause == "CA-LIST-11"] == ["Tiger I: 4 of 10"]


@pytest.mark.clause("CA-RULING-01")
def test_the_end_shows_all_five_quantities() -> None:
    facts = [piece for paper in moments()["over"].papers for piece in paper.body if isinstance(piece, sc.Facts)]
    heads = [str(row[0]) for row in facts[0].rows]
    for name in (
        "Lista dell'esercito",
        "Limite dell'ultima battaglia",
        "Punti di battaglia, in tutto",
        "Punti in mano",
    ):
        assert name in heads
    assert heads[-1] == "Punti vittoria alla fine"


def test_the_year_lies_beside_the_nations() -> None:
    scene = desk_opened(year="1940", nation_1="choose", nation_2="choose").scene(0, "en")
    (facts,) = (piece for paper in scene.papers for piece in paper.body if isinstance(piece, sc.Facts))
    assert [row[1:] for row in facts.rows] == [
        ("6,000", "6,000"), ("4,000", "4,000"), ("4,500", "3,500"), ("5,300", "2,700"), ("1,200", ""),
    ]  # fmt: skip
