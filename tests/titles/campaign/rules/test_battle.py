"""How a battle is fought: means, features, turns, dice, the result and its confirmation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.war import (
    FOOT,
    Game,
    at,
    begun,
    confirmed,
    fought,
    in_battle,
    play,
    pools,
    refusal,
    unit,
    war,
)
from wartable import NotAnAction, Scripted
from wartable.core.rules.chance import Seeded

READY = ("0: prepare field 1.1 1.2 1.hq", "1: prepare field 1.1 1.2 1.hq")
MARGINAL = [fought("counterattack", "marginal", 0)]
DECISIVE = [fought("counterattack", "decisive", 0)]


def on_table(*dice: int, **more: Any) -> Game:
    """A battle on the table, at its first turn."""
    return in_battle(FOOT, FOOT, "battle", ({}, {}), (), *dice, **{"turn": 1, **more})


def advance(*choices: str, dice: tuple[int, ...] = (), **options: Any) -> Game:
    """An Advance of side 1, both forces open, to be fought on the table."""
    table = at(war(momentum=1, holder=0, battles=MARGINAL, options={"battles": "table", **options}), *dice)
    return play(table, *READY, *choices)


def assault(*choices: str, **options: Any) -> Game:
    """An Assault of side 1, both forces open, to be fought on the table."""
    table = at(war(momentum=2, holder=0, battles=DECISIVE, options={"battles": "table", **options}))
    return play(table, *READY, *choices)


# -- means --


@pytest.mark.clause("CA-RULING-63", "CA-GEN-03")
def test_vector_45_both_must_want_the_program() -> None:
    table = play(begun(), *READY)
    table.act(0, "auto")
    assert table.view(1).asked == (0, 1)
    assert table.view(1).battle.means == ""
    table.act(1, "table")
    assert table.view(0).battle.means == "table"
    assert table.view(0).step == "battle"
    assert any("program" in line for line in table.log(1))


@pytest.mark.clause("CA-RULING-63")
def test_battles_may_all_be_fought_one_way() -> None:
    assert play(begun(battles="table"), *READY).view(0).step == "battle"
    auto = play(begun(FOOT, FOOT, 5, 6, battles="auto"), *READY)
    battle = auto.view(-1).battles[0]
    assert (battle.means, battle.numbers) == ("auto", (5, 6))
    assert auto.view(0).step in ("prepare", "disband")


@pytest.mark.clause("CA-RULING-63", "CA-RULING-26")
def test_vector_52_the_same_numbers_fight_the_same_battle() -> None:
    tables = [play(begun(FOOT, FOOT, 77, 1234, battles="auto"), *READY) for _ in range(2)]
    one, other = (table.view(-1).battles[0] for table in tables)
    assert one == other
    assert tables[0].ask(0, "course", "1") == tables[1].ask(0, "course", "1")
    assert one.outcome == one.proposal, "battles of the program are always computed"
    drawn = [line for line in tables[0].record.lines if line.draws]
    assert [len(line.draws) for line in drawn] == [2]


@pytest.mark.clause("CA-RULING-61")
def test_what_a_clock_answers() -> None:
    table = play(begun(), *READY)
    assert table.title.line(table.state.kit, [table.state.default(0, Seeded(1))]) == "table"
    named = advance()
    assert named.title.line(named.state.kit, [named.state.default(0, Seeded(1))]) == "named"
    named.act(0, "named")
    assert named.title.line(named.state.kit, [named.state.default(1, Seeded(1))]) == "agree"
    entered = in_battle()
    entered.act(0, "result outcome draw")
    assert entered.title.line(entered.state.kit, [entered.state.default(1, Seeded(1))]) == "confirm"


# -- features --


@pytest.mark.clause("CA-OBJ-01", "CA-OBJ-03", "CA-RULING-28", "CA-RULING-29")
def test_the_entrenched_side_of_an_assault_names_the_features() -> None:
    table = assault()
    assert table.deciders == (1,)
    assert table.view(0).battle.namer == 1
    assert len(table.view(0).battle.features) == 3
    table.act(1, "named")
    assert table.view(0).step == "battle"
    assert refusal(table, "named", 1) == "CA-GEN-04", "not changeable"
    assert len(assault(strategic_features=5).view(0).battle.features) == 5
    assert play(begun(battles="table"), *READY).view(0).step == "battle", "none in a Counterattack"


@pytest.mark.clause("CA-RULING-30")
@pytest.mark.parametrize(("die", "namer"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_a_disputed_feature_of_an_advance_is_named_by_the_die(die: int, namer: int) -> None:
    table = advance(dice=(die,))
    assert table.deciders == (0,)
    assert len(table.view(0).battle.features) == 1
    play(table, "0: named", "1: dispute")
    assert table.deciders == (namer,)
    table.act(namer, "named")
    assert table.view(0).step == "battle"


@pytest.mark.clause("CA-RULING-30")
def test_an_agreed_feature_stands() -> None:
    assert advance("0: named", "1: agree").view(0).step == "battle"


@pytest.mark.clause("CA-RULING-64")
def test_features_and_units_are_counted_and_names_are_the_tables() -> None:
    table = assault("1: named", "0: over other")
    labels = [choice.text for choice in table.choices(0) if "held" in choice.text]
    assert labels == [f"result held {n} {s} …" for n in (1, 2, 3) for s in (1, 2)]


# -- turns and dice --


@pytest.mark.clause("CA-LEN-04", "CA-RULING-66")
def test_turns_are_counted_or_skipped_to_the_eighth() -> None:
    table = on_table(1, 1)
    play(table, "0: turn", "1: turn")
    assert table.view(0).turn == 3
    assert refusal(table, "turn 7", 0) == "CA-RULING-66"
    play(table, "1: turn 8")
    assert [roll.turn for roll in table.view(0).battle.rolls] == [8]
    assert table.view(0).turn == 9


@pytest.mark.clause("CA-LEN-05")
def test_no_dice_before_the_end_of_turn_eight() -> None:
    assert refusal(on_table(), "dice 3 4", 0) == "CA-LEN-05"
    table = on_table(turn=7, options={"dice_source": "entered"})
    assert refusal(table, "dice 6 6", 0) == "CA-LEN-05"
    table.act(0, "turn")
    assert table.view(0).battle.rolls == ()
    play(table, "0: turn", "0: dice 6 6", "1: confirm")
    assert table.view(0).step == "result"


@pytest.mark.clause("CA-LEN-06", "CA-LEN-07", "CA-LEN-08")
def test_vectors_10_and_11_a_total_above_six_ends_it() -> None:
    table = on_table(3, 3, 1, 6)
    play(table, "0: turn 8")
    assert table.view(0).turn == 9
    assert table.view(0).battle.rolls[0].ends is False
    play(table, "1: turn")
    assert table.view(0).step == "result"
    assert [roll.dice for roll in table.view(0).battle.rolls] == [(3, 3), (1, 6)]
    assert table.view(0).battle.reason == "dice"


@pytest.mark.clause("CA-LEN-09")
def test_a_battle_has_no_last_turn() -> None:
    table = on_table(*[1, 1] * 40, turn=8)
    for _ in range(40):
        table.act(0, "turn")
    assert table.view(0).turn == 48


@pytest.mark.clause("CA-RULING-54", "CA-RULING-66")
@pytest.mark.parametrize("reason", ["destroyed", "conceded", "other"])
def test_a_battle_may_end_for_another_reason(reason: str) -> None:
    table = on_table()
    play(table, f"1: over {reason}")
    battle = table.view(0).battle
    assert (battle.reason, battle.turns, battle.rolls) == (reason, 1, ())
    with pytest.raises(NotAnAction):
        on_table().act(0, "over rain")


@pytest.mark.clause("CA-RULING-55")
def test_entered_dice_are_confirmed_or_entered_again() -> None:
    table = on_table(turn=8, options={"dice_source": "entered"})
    play(table, "1: turn")
    assert table.deciders == (1,)
    play(table, "1: dice 6 6")
    assert table.view(0).entered == (6, 6)
    play(table, "0: dispute", "1: dice 2 2", "0: confirm")
    assert [roll.dice for roll in table.view(0).battle.rolls] == [(2, 2)]
    assert table.view(0).turn == 9
    with pytest.raises(NotAnAction, match="1 to 6"):
        play(on_table(turn=8, options={"dice_source": "entered"}), "0: turn", "0: dice 7 1")


@pytest.mark.clause("CA-RULING-55")
def test_the_tables_dice_are_in_the_record() -> None:
    table = on_table(2, 5, turn=8)
    play(table, "0: turn")
    assert [draw.raw for line in table.record.lines for draw in line.draws] == [1, 4]


# -- the result --


@pytest.mark.clause("CA-RULING-62")
def test_either_side_enters_and_the_other_confirms() -> None:
    for seat in (0, 1):
        table = in_battle()
        assert table.deciders == (0, 1)
        table.act(seat, "result lost 1 1.1 2 rifle outcome marginal 2")
        assert table.deciders == (1 - seat,)
        assert table.view(1 - seat).result.by == seat
        table.act(1 - seat, "confirm")
        assert table.view(0).battles[0].winner == 1


@pytest.mark.clause("CA-RULING-62")
def test_vector_46_a_disputed_entry_leaves_nothing() -> None:
    table = in_battle()
    table.act(0, "result lost 1 1.1 1 rifle lost 2 1.1 5 rifle outcome decisive 1")
    table.act(1, "dispute")
    assert table.deciders == (0, 1)
    assert pools(table) == (0, 0)
    table.act(1, "result lost 1 1.2 2 rifle outcome marginal 2")
    table.act(0, "confirm")
    assert pools(table) == (0, 200)
    assert [unit(table, 0, place).size for place in ("1.1", "1.2")] == [5, 3]
    assert table.view(-1).sides[0].wins == 0


@pytest.mark.clause("CA-RULING-62")
def test_a_disputed_entry_is_where_both_may_start_from() -> None:
    table = in_battle()
    assert not any(table.can_take_up(seat) for seat in (0, 1))
    table.act(0, "result lost 1 1.1 2 rifle outcome marginal 2")
    table.act(1, "dispute")
    for seat in (0, 1):
        table.take_up(seat)
        assert table.choices(seat)[-1].text == "result lost 1 1.1 2 rifle outcome marginal 2"
    table.undo(1, "result lost 1 1.1 1 rifle")
    table.act(1, table.choices(1)[-1])
    table.act(0, "dispute")
    for seat in (0, 1):
        table.take_up(seat)
        assert table.choices(seat)[-1].text == "result lost 1 1.1 1 rifle outcome marginal 2"


@pytest.mark.clause("CA-RULING-33", "CA-ORG-01", "CA-RULING-67")
def test_only_what_was_fielded_is_lost_entry_by_entry() -> None:
    mixed = "1.1 3 rifle 2 hmg 1.2 5 rifle 1.hq 2 hq_foot"
    table = in_battle(mixed, FOOT, forces=("1.1 3 rifle 2 hmg", FOOT))
    assert refusal(table, "result lost 1 1.1 4 rifle outcome draw", 0) == "CA-RULING-33"
    assert refusal(table, "result lost 1 1.2 1 rifle outcome draw", 0) == "CA-ORG-01"
    confirmed(table, "lost 1 1.1 1 rifle 2 hmg outcome draw")
    assert {one.word: one.count for one in unit(table, 0, "1.1").now} == {"rifle": 2}


@pytest.mark.clause("CA-TYP-08")
def test_vector_37_no_objective_in_a_counterattack() -> None:
    assert refusal(in_battle(), "result held 1 1 outcome draw", 0) == "CA-TYP-08"


@pytest.mark.clause("CA-VP-05", "CA-RULING-68")
def test_an_outcome_is_needed_and_a_victory_names_its_winner() -> None:
    assert refusal(in_battle(), "result lost 1 1.1 1 rifle", 0) == "CA-VP-05"
    assert refusal(in_battle(), "result outcome draw outcome draw", 0) == "CA-RULING-68"
    with pytest.raises(NotAnAction):
        in_battle().act(0, "result outcome marginal")


@pytest.mark.clause("CA-RULING-68")
def test_an_outcome_against_the_points_is_a_caution_to_both() -> None:
    table = in_battle()
    picked = {choice.text: choice.caution for choice in table.choices(0) if "outcome" in choice.text}
    assert picked["result outcome draw …"] == ""
    assert picked["result outcome decisive 1 …"] == "CA-RULING-68"
    table.act(0, "result outcome decisive 1")
    assert {choice.text: choice.caution for choice in table.choices(1)}["confirm"] == "CA-RULING-68"


@pytest.mark.clause("CA-RULING-26")
def test_a_computed_outcome_is_not_declared() -> None:
    table = in_battle(options={"battle_outcome": "computed"})
    assert refusal(table, "result outcome draw", 0) == "CA-RULING-26"
    confirmed(table, "lost 1 1.1 5 rifle")
    assert (table.view(0).battles[0].outcome, table.view(0).battles[0].winner) == ("marginal", 1)


@pytest.mark.clause("CA-OBJ-02", "CA-TYP-09", "CA-TYP-10", "CA-RULING-28")
def test_control_is_recorded_feature_by_feature_at_the_end() -> None:
    table = assault("1: named", "0: over other")
    assert refusal(table, "result held 1 1 1 2 outcome draw", 0) == "CA-OBJ-02"
    assert refusal(table, "result held 4 1 outcome draw", 0) == "CA-RULING-28"
    confirmed(table, "held 1 1 2 1 3 2 outcome marginal 1")
    assert table.view(0).battles[1].features == (0, 0, 1)
    near = advance("0: named", "1: agree", "0: over other")
    assert refusal(near, "result held 2 1 outcome draw", 0) == "CA-RULING-28"
    assert refusal(near, "result held 1 1 outcome draw", 0) == ""


def test_the_same_question_again_after_a_dispute() -> None:
    table = in_battle()
    table.act(1, "result outcome draw")
    table.act(0, "dispute")
    assert table.view(0).step == table.view(1).step == "result"
    assert table.view(0).result.outcome == ""


def test_dice_dictated_are_used_up() -> None:
    script = Scripted(6, 6)
    table = on_table(turn=8)
    table.state.apply(0, 15 * 262144, script)
    assert script.at == 2
