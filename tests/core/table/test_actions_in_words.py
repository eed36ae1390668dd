"""Actions in words: the whole choice, as in the record, or with an ellipsis one pick. A choice is refused whole."""

from __future__ import annotations

import pytest

import wartable
from tests.conformance.tiny import Tiny
from tests.core.games import again, at, attacked, facts
from tests.small.skirmish import TITLE as SKIRMISH
from wartable.core.errors import NotAnAction, Refused, UndoRefused, WartableError
from wartable.core.record import record as rec
from wartable.core.rules.chance import ChanceError
from wartable.core.table.table import Action, Table


def choices(table: Table) -> list[str]:
    return [line.text for line in table.record.lines if line.kind == rec.CHOICE]


def texts(table: Table, seat: int = 0) -> list[str]:
    return [choice.text for choice in table.choices(seat)]


def refused(table: Table, seat: int, text: str) -> WartableError:
    """How `act` refuses a text. Nothing has changed by it, and `why_not` says the same."""
    before = facts(table)
    with pytest.raises(WartableError) as caught:
        table.act(seat, text)
    assert facts(table) == before
    if isinstance(caught.value, Refused):
        refusal = table.why_not(seat, text)
        assert refusal is not None
        said = caught.value.refusal
        assert (refusal.clause, refusal.label("it")) == (said.clause, said.label("it"))
    else:
        with pytest.raises(type(caught.value)) as asked:
            table.why_not(seat, text)
        assert str(asked.value) == str(caught.value)
    assert facts(table) == before
    return caught.value


# -- one text, one meaning --


def test_words_are_the_whole_choice_as_in_the_record() -> None:
    for words in ("deploy shields", "deploy patrol shields", "deploy"):
        table = attacked("shields patrol towers")
        assert table.why_not(0, words) is None
        table.act(0, words)
        assert table.history.drafts[0] == []
        (line,) = choices(table)
        assert sorted(line.split()) == sorted(words.split())
        assert again(table).state.to_dict() == table.state.to_dict()


@pytest.mark.parametrize("dots", [" …", "…", " ...", "...", "  … "])
def test_with_an_ellipsis_they_are_one_pick(dots: str) -> None:
    table = attacked("shields shields patrol")
    pick = next(choice for choice in table.choices(0) if choice.text == "deploy shields …")
    assert table.why_not(0, f"deploy shields{dots}") is None
    table.act(0, f"deploy shields{dots}")
    assert table.history.drafts[0] == [pick.code]
    table.act(0, f"deploy shields{dots}")
    assert table.history.drafts[0] == [pick.code] * 2, "a pick names itself alone, not the row so far"
    assert choices(table) == []
    assert texts(table) == ["deploy patrol …", "deploy shields shields"]


def test_the_code_and_the_choice_are_the_same_pick() -> None:
    tables = [at("knights shields", "resources", "resources") for _ in range(3)]
    opening = next(choice for choice in tables[0].choices(0) if choice.text == "exchange …")
    actions: list[Action] = [opening, opening.code, opening.text]
    for table, action in zip(tables, actions, strict=True):
        table.act(0, action)
    assert facts(tables[0]) == facts(tables[1]) == facts(tables[2])


def test_every_choice_of_a_row_is_played_by_its_text() -> None:
    table = at("trebuchets resources shields", "resources", "resources")
    for text, offered in (
        ("exchange …", ["exchange shields …", "exchange trebuchets …", "exchange resources …"]),
        ("exchange trebuchets …", ["exchange shields trebuchets", "exchange trebuchets resources"]),
    ):
        table.act(0, text)
        assert texts(table) == offered
    table.act(0, "exchange trebuchets resources")
    assert choices(table) == ["exchange trebuchets resources"]
    look = at("inquisition", "resources", "resources")
    assert "play inquisition …" in texts(look)
    look.act(0, "play inquisition …")
    assert texts(look) == ["play inquisition 1", "play inquisition 2"]
    look.act(0, "play inquisition 2")
    assert choices(look) == ["play inquisition 2"]


@pytest.mark.parametrize("words", ["deploy patrol shields", "deploy shields patrol"])
def test_of_a_choice_that_is_begun_the_rest_is_played(words: str) -> None:
    table = attacked("shields patrol towers")
    table.act(0, "deploy shields …")
    table.act(0, words)
    assert choices(table) == ["deploy shields patrol"]


def test_what_the_open_row_holds_and_the_words_do_not_is_said() -> None:
    table = attacked("shields patrol towers")
    table.act(0, "deploy shields …", "deploy patrol …")
    for words in ("deploy", "deploy patrol", "deploy patrol towers"):
        said = str(refused(table, 0, words))
        assert said == f"the open row of seat 0 holds 'deploy shields …', which {words!r} does not: undo it first"
    table.undo(0, "deploy shields …")
    table.act(0, "deploy patrol")
    assert choices(table) == ["deploy patrol"]


def test_another_choice_than_the_one_that_is_begun_is_refused_by_its_clause() -> None:
    table = at("knights shields", "resources", "resources")
    table.act(0, "exchange …")
    error = refused(table, 0, "draw")
    assert isinstance(error, Refused)
    assert error.clause == "PR-ACT-01"
    assert error.refusal.label("en") == "Finish what you began, or take it back."
    assert error.refusal.label("it") == "Finisci ciò che hai iniziato, oppure annullalo."


@pytest.mark.parametrize(
    ("words", "pick"),
    [("exchange", "exchange …"), ("exchange knights", "exchange …"), ("play inquisition", "play inquisition …")],
)
def test_half_a_choice_is_none(words: str, pick: str) -> None:
    table = at("knights shields inquisition", "resources", "resources")
    error = refused(table, 0, words)
    assert isinstance(error, NotAnAction)
    assert f"{words!r} is not a complete choice; a single pick ends in an ellipsis: {pick!r}" in str(error)


def test_half_a_choice_that_the_rules_forbid_says_which_one() -> None:
    table = at("knights", "resources", "resources")
    error = refused(table, 0, "exchange knights")
    assert isinstance(error, Refused)
    assert error.clause == "PR-ACT-09"


@pytest.mark.parametrize(
    ("text", "whole"), [("draw …", "draw"), ("attack soldiers...", "attack soldiers"), ("deploy …", "deploy")]
)
def test_what_completes_a_choice_is_no_pick(text: str, whole: str) -> None:
    table = attacked("soldiers shields") if whole == "deploy" else at("soldiers shields", "resources", "resources")
    error = refused(table, 0, text)
    assert isinstance(error, NotAnAction)
    assert str(error) == f"{text!r} would complete the choice: without an ellipsis it is {whole!r}"


def test_the_last_pick_of_a_row_completes_it_so_its_words_are_all_of_them() -> None:
    table = at("knights shields towers", "resources", "resources")
    table.act(0, "exchange …", "exchange knights …")
    error = refused(table, 0, "exchange shields …")
    assert str(error).endswith("would complete the choice: without an ellipsis it is 'exchange shields knights'")
    assert texts(table) == ["exchange shields knights", "exchange towers knights"]


@pytest.mark.parametrize("text", ["…", "...", "dance …", "deploy …… shields", "deploy shields patrol …", "deploy … …"])
def test_an_ellipsis_after_anything_else_is_no_action(text: str) -> None:
    assert isinstance(refused(attacked("shields patrol"), 0, text), NotAnAction)


def test_a_pick_that_the_rules_forbid_is_refused_by_its_clause() -> None:
    table = attacked("shields knights")
    for text, clause in (("deploy knights …", "PR-DEF-05"), ("deploy towers …", "PR-DEF-04")):
        error = refused(table, 0, text)
        assert isinstance(error, Refused)
        assert error.clause == clause
    error = refused(table, 1, "deploy shields …")
    assert isinstance(error, Refused)
    assert error.clause == "PR-TURN-01"


def test_a_pick_is_taken_back_by_its_words_with_or_without_the_ellipsis() -> None:
    table = attacked("shields patrol towers")
    for text in ("deploy shields …", "deploy shields", "deploy  shields..."):
        table.act(0, "deploy shields …", "deploy patrol …")
        table.undo(0, text)
        assert texts(table)[-1] == "deploy patrol"
        table.undo(0)
    with pytest.raises(UndoRefused):
        table.undo(0, "deploy patrol …")


def test_picks_that_are_no_choice_by_themselves() -> None:
    table = SKIRMISH.open(2, seed=1)
    table.act(0, "list 2 foot 1 gun")
    table.act(1, "list 1 foot")
    assert texts(table) == ["march red_camp …", "end"]
    table.act(0, "march red_camp …", "march 1 foot …", "march 1 gun …", "march 1 foot …")
    assert texts(table) == ["march red_camp mill 2 foot 1 gun", "march red_camp orchard 2 foot 1 gun"]
    table.undo(0, "march 1 foot …")
    table.act(0, "march red_camp orchard 1 foot 1 gun")
    assert choices(table)[-1] == "march red_camp orchard 1 foot 1 gun"


# -- a choice is refused whole --


def test_a_word_too_many_is_refused_though_another_is_asked_next() -> None:
    table = at("hero shields shields towers patrol", "resources", "resources", draws="soldiers")
    table.act(0, "draw")
    assert texts(table)[-1] == "discard hero"
    error = refused(table, 0, "discard hero shields")
    assert isinstance(error, Refused)
    assert error.clause == "PR-HAND-01"
    assert error.refusal.label("en") == "Too many: only 1 card is due."
    assert error.refusal.label("it") == "Troppe: ne basta 1."
    table.act(0, "discard hero")
    assert table.deciders == (2,)


def test_a_word_too_many_is_refused_though_the_same_seat_is_asked_next() -> None:
    table = at("hero shields shields towers patrol knights", "resources", "resources", step="excess")
    error = refused(table, 0, "discard hero shields")
    assert isinstance(error, Refused)
    assert error.clause == "PR-HAND-01"


def test_a_word_too_many_after_what_cannot_be_taken_back() -> None:
    table = attacked("manure shields knights")
    table.act(0, "deploy")
    assert [(choice.text, choice.final) for choice in table.choices(0)][1] == ("loot manure", True)
    refused(table, 0, "loot manure shields")
    table.act(0, "loot manure")
    assert choices(table) == ["deploy", "loot manure"]


def test_a_word_too_many_is_found_before_chance_is_asked() -> None:
    fair = wartable.Fair(bytes(32))
    table = Tiny().open(2, chance=fair)
    index = fair.index
    seat = table.deciders[0]
    assert isinstance(refused(table, seat, "draw draw"), Refused)
    assert fair.index == index == table.record.drawn
    table.act(seat, "draw")
    assert fair.index == index + 1
    assert again(table, wartable.Fair(bytes(32))).state.to_dict() == table.state.to_dict()


def test_a_word_too_many_that_would_be_a_choice_of_its_own() -> None:
    table = Tiny().open(2, seed=6)
    table.act(0, next(text for text in texts(table) if text.startswith("lay")))
    table.act(1, "pass")
    assert table.deciders == (1,)
    lost = texts(table, 1)[0]
    error = refused(table, 1, f"{lost} draw")
    assert str(error) == f"'{lost} draw' names too much: {lost!r} is the whole choice"


def test_a_word_too_many_tells_nothing_of_sealed_answers() -> None:
    """The last answer to a trap springs it. Who gives it must not learn so from a refusal."""
    said = []
    for others in ((), (2,)):
        table = Tiny().open(3, seed=6)
        table.act(0, next(text for text in texts(table) if text.startswith("lay")))
        for seat in others:
            table.act(seat, "pass")
        card = next(text.split()[1] for text in texts(table, 1) if text.startswith("guard"))
        said.append(str(refused(table, 1, f"pass lose {card}")))  # which is what the seat would be asked next
    assert said[0] == said[1]


def test_a_script_that_runs_out_leaves_no_pick_behind() -> None:
    table = wartable.title("proelio").position(
        {"seats": 3, "houses": [{"hand": ["trebuchets", "resources"]}]}, chance=wartable.Scripted()
    )
    before = facts(table)
    with pytest.raises(ChanceError):
        table.act(0, "exchange trebuchets resources")
    assert facts(table) == before


def test_what_was_played_before_a_refused_choice_stays_after_a_cut() -> None:
    table = at("knights shields", "resources", "resources", draws="towers")
    assert table.act(0, "draw", "discard knights shields") == ("discard knights shields",)
    assert choices(table) == ["draw"]


def test_a_refusal_brings_back_the_orders_that_had_ended_before_it() -> None:
    table = Tiny().open(2, seed=6)
    table.act(0, next(text for text in texts(table) if text.startswith("lay")))
    table.act(1, "pass")
    table.order(1)
    lost = texts(table, 1)[0]
    with pytest.raises(NotAnAction):
        table.act(1, lost, "dance")  # a turn of seat 1 begins in between
    assert table.orders.of[1] is not None
    table.act(1, lost)
    assert table.orders.of[1] is None


def test_before_a_cut_a_refused_choice_takes_those_before_it_along() -> None:
    table = at("hero shields shields towers patrol knights", "resources", "resources", step="excess")
    before = facts(table)
    with pytest.raises(Refused):
        table.act(0, "discard hero", "discard shields patrol")
    assert facts(table) == before
