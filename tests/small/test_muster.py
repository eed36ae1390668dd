"""Muster: long rows pick by pick and act by act, quiet choices, names, forms."""

from __future__ import annotations

import random

import pytest

import wartable
from tests.small.muster import TITLE, codes as c
from tests.small.muster_table import CAPTAIN, HORSE, LIST, NORTH, PIKE, SOUTH, code, fighting, opened, row, told
from wartable import PUBLIC, Seeded
from wartable.bots.player import Player
from wartable.cli.terminal.play import Terminal
from wartable.core.errors import NotAnAction, OptionError, Refused, UndoRefused
from wartable.core.forms import FormError
from wartable.core.record import record as rec
from wartable.paint import html, text

# -- rows of many picks --


@pytest.mark.clause("MU-LIST-01", "MU-LIST-05")
def test_both_muster_in_secret_and_the_lists_are_opened_together() -> None:
    table = opened()
    table.act(NORTH, LIST)
    assert table.view(SOUTH) == opened().view(SOUTH)
    assert table.why_not(NORTH, PIKE) is not None
    table.act(SOUTH, CAPTAIN, c.LOCK * c.WIDTH)
    assert table.log(PUBLIC)[-1] == "The lists are opened. North: 10 points. South: 4 points."
    assert [line.text for line in table.record.lines[1:]] == [LIST, "list 1 1 captain"]


@pytest.mark.clause("MU-LIST-02", "MU-LIST-03", "MU-LIST-04")
@pytest.mark.parametrize(
    ("row", "pick", "clause"),
    [
        ((CAPTAIN, *[PIKE] * 2), PIKE, "MU-LIST-02"),
        ((), c.LOCK * c.WIDTH, "MU-LIST-03"),
        ((), PIKE, "MU-LIST-04"),
        ((CAPTAIN,), CAPTAIN, "MU-LIST-04"),
        ((CAPTAIN,), code(1, 1), "MU-LIST-04"),
        ((CAPTAIN,), code(c.SLOTS, 0), "MU-LIST-01"),
    ],
)
def test_what_a_list_cannot_have(row: tuple[int, ...], pick: int, clause: str) -> None:
    table = opened(points=9)
    if row:
        table.act(NORTH, *row)
    refusal = table.why_not(NORTH, pick)
    assert refusal is not None
    assert refusal.clause == clause


def test_a_pick_s_text_is_its_own_and_leads_back_to_it() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, PIKE)
    texts = {choice.code: choice.text for choice in table.choices(NORTH)}
    assert texts[PIKE] == "add 1 1 pike …"
    assert texts[c.LOCK * c.WIDTH] == "list 1 1 captain 1 2 pike"
    assert TITLE.pick(table.kit, "add 1 1 pike") == PIKE


def test_what_no_longer_fits_goes_pick_by_pick_and_the_others_stay() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, code(1, 0), HORSE, code(1, 1))
    table.undo(NORTH, CAPTAIN)
    assert row(table, NORTH) == [code(1, 0), code(1, 1)]
    assert told(table, NORTH) == [
        "These no longer fit and were taken off: Add to company 1: Pikes and Add to company 1: Horse."
    ]
    assert told(table, NORTH, "it")[0].startswith("Non vanno più bene e sono stati tolti: Aggiungi alla compagnia 1")
    assert told(table, SOUTH) == []


def test_of_many_picks_that_no_longer_fit_some_are_named() -> None:
    table = opened(points=999)
    picks = [code(slot, unit) for slot in range(3) for unit in (0, 1, 1, 2)]
    table.act(NORTH, *picks, code(3, 0))
    table.undo(NORTH, [code(0, 0), code(1, 0), code(2, 0)])
    assert row(table, NORTH) == [code(3, 0)]
    assert told(table, NORTH)[0].startswith("These no longer fit and were taken off: Add to company 1: Pikes ×2, Add")
    assert told(table, NORTH)[0].endswith("and Add to company 3: Pikes ×2, and 1 more.")


def test_a_row_of_which_nothing_is_left_is_told_as_a_whole() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE)
    table.undo(NORTH, CAPTAIN)
    assert row(table, NORTH) == []
    assert [phrase.key for _, phrase in table.notices] == ["draft-dropped"]
    assert not table.can_undo(NORTH)


def test_several_picks_are_taken_back_at_once() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, PIKE, HORSE)
    number = table.number(NORTH)
    table.undo(NORTH, [PIKE, HORSE])
    assert row(table, NORTH) == [CAPTAIN, PIKE]
    assert table.number(NORTH) == number + 1
    with pytest.raises(UndoRefused, match="not in the open row"):
        table.undo(NORTH, [PIKE, PIKE])
    with pytest.raises(NotAnAction):
        table.undo(NORTH, [])
    assert row(table, NORTH) == [CAPTAIN, PIKE]


def test_an_act_mixes_picks_and_takings_back() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, PIKE)
    assert table.act(NORTH, -PIKE, "undo add 1 1 pike …", HORSE, "add 1 1 pike …") == ()
    assert row(table, NORTH) == [CAPTAIN, HORSE, PIKE]


@pytest.mark.parametrize("wrong", [-HORSE, code(0, 3) + 1, "undo add 1 1 horse …", "dance", -CAPTAIN])
def test_an_act_that_is_refused_in_the_middle_changes_nothing(wrong: int | str) -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, PIKE)
    before = (table.state.to_dict(), list(row(table, NORTH)), table.number(NORTH), list(table.notices))
    with pytest.raises(wartable.WartableError):
        table.act(NORTH, -PIKE, -CAPTAIN, wrong, PIKE)
    assert (table.state.to_dict(), row(table, NORTH), table.number(NORTH), list(table.notices)) == before
    table.undo(NORTH, act=True)
    assert row(table, NORTH) == []


def test_redo_does_again_what_was_taken_back_until_something_else_is_played() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, HORSE)
    table.undo(NORTH)
    table.undo(NORTH, PIKE)
    assert table.can_redo(NORTH)
    table.redo(NORTH)
    assert row(table, NORTH) == [CAPTAIN, PIKE]
    table.redo(NORTH)
    assert row(table, NORTH) == [CAPTAIN, PIKE, HORSE]
    assert not table.can_redo(NORTH)
    with pytest.raises(UndoRefused, match="taken nothing back"):
        table.redo(NORTH)
    table.undo(NORTH)
    table.act(NORTH, PIKE)
    assert not table.can_redo(NORTH)


def test_redo_brings_back_what_went_with_a_pick() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, code(1, 0))
    table.undo(NORTH, CAPTAIN)
    assert row(table, NORTH) == [code(1, 0)]
    table.redo(NORTH)
    assert sorted(row(table, NORTH)) == [CAPTAIN, PIKE, code(1, 0)]


def test_an_act_is_taken_back_and_done_again_as_a_whole() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE)
    table.act(NORTH, -PIKE, HORSE, HORSE)
    table.undo(NORTH, act=True)
    assert row(table, NORTH) == [CAPTAIN, PIKE]
    table.redo(NORTH)
    assert row(table, NORTH) == [CAPTAIN, HORSE, HORSE]
    table.undo(NORTH, act=True)
    table.undo(NORTH, act=True)
    assert row(table, NORTH) == []
    table.redo(NORTH)
    table.redo(NORTH)
    assert row(table, NORTH) == [CAPTAIN, HORSE, HORSE]


@pytest.mark.parametrize("seed", range(8))
def test_a_row_is_what_its_picks_are_whatever_was_done_and_undone(seed: int) -> None:
    rng, table = random.Random(seed), opened(points=60)
    for _ in range(80):
        picks = list(row(table, NORTH))
        legal = [one for one in table.state.legal(NORTH) if one != c.LOCK * c.WIDTH]
        before, how = sorted(picks), rng.randrange(6)
        if picks and (how == 2 or not legal):
            table.act(NORTH, -rng.choice(picks))
        elif how < 3 or not picks:
            table.act(NORTH, rng.choice(legal))
        elif how == 3:
            table.undo(NORTH, rng.sample(picks, min(2, len(picks))))
            table.redo(NORTH)
            assert sorted(row(table, NORTH)) == before
        elif how == 4:
            table.undo(NORTH, act=True)
            table.redo(NORTH)
            assert sorted(row(table, NORTH)) == before
        else:
            table.undo(NORTH, act=rng.random() < 0.5)
        assert table.can_undo(NORTH) == bool(row(table, NORTH))
        plain = opened(points=60)
        if row(table, NORTH):
            plain.act(NORTH, *sorted(row(table, NORTH)))
        assert plain.state.to_dict() == table.state.to_dict()
        assert plain.view(NORTH) == table.view(NORTH)


def test_a_locked_list_is_taken_back_and_locked_again() -> None:
    table = opened()
    table.act(NORTH, LIST)
    table.undo(NORTH)
    assert NORTH in table.deciders
    table.redo(NORTH)
    assert table.deciders == (SOUTH,)
    assert [(line.text, line.struck) for line in table.record.lines if line.kind == rec.CHOICE] == [
        (LIST, True),
        (LIST, False),
    ]


def test_a_question_stays_the_same_over_all_picks_of_its_row() -> None:
    table = opened()
    asked = table.question(NORTH)
    table.act(NORTH, CAPTAIN)
    table.act(NORTH, PIKE)
    table.undo(NORTH)
    table.redo(NORTH)
    table.act(SOUTH, CAPTAIN)
    assert table.question(NORTH) == asked < table.number(NORTH)
    table.act(NORTH, c.LOCK * c.WIDTH)
    table.act(SOUTH, c.LOCK * c.WIDTH)
    assert table.question(NORTH) > asked
    assert table.question(NORTH) == table.number(NORTH)


def test_whole_lists_replay_and_stay_in_one_line() -> None:
    table = fighting()
    again = wartable.core.table.replay.restored(TITLE, wartable.core.record.wtr.parse(table.wtr()), TITLE.content())
    assert again.state.to_dict() == table.state.to_dict()


# -- quiet choices --


def test_quiet_choices_are_not_listed_with_the_prompt() -> None:
    table = opened()
    scene = table.scene(NORTH)
    assert [choice.quiet for choice in scene.choices] == [True]
    assert "Add to company" not in html(scene)
    said = text(scene, ask=True)
    assert "Add to company" not in said
    assert "1 more choice, by its own words" in said
    assert "Un'altra scelta, con le sue parole" in text(table.scene(NORTH, "it"), ask=True)


def test_why_a_quiet_thing_is_refused_is_asked_when_it_is_pointed_at() -> None:
    table = opened(points=5)
    assert [miss.label.key for miss in table.view(NORTH).near_misses] == ["label-lock"]
    assert [(miss.code, miss.clause) for miss in table.misses(NORTH, "unit.pike", "company.1")] == [
        (PIKE, "MU-LIST-04")
    ]
    table.act(NORTH, CAPTAIN)
    [miss] = table.misses(NORTH, "company.1", "unit.pike")
    assert miss.reason is not None
    assert (miss.label("it"), miss.reason("it")) == ("Aggiungi alla compagnia 1: Picche", "Resta 1 punto.")
    assert table.misses(NORTH) == table.misses(NORTH, "unit.dragon") == []


# -- names, forms, downloads --


def test_only_the_owner_names_a_thing_and_others_learn_it_when_it_is_public() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN)
    table.name_thing("company.north.1", "The Old Guard", NORTH)
    with pytest.raises(OptionError, match="not its own"):
        table.name_thing("company.north.1", "The Cowards", SOUTH)
    table.undo(NORTH)
    table.act(NORTH, LIST)
    assert "The Old Guard" in text(table.scene(NORTH))
    for viewer in (SOUTH, PUBLIC):
        assert "The Old Guard" not in text(table.scene(viewer))
        assert "The Old Guard" not in table.wtr(viewer)
    table.act(SOUTH, LIST)
    assert all("The Old Guard" in text(table.scene(viewer)) for viewer in (NORTH, SOUTH, PUBLIC))
    again = wartable.core.table.replay.restored(TITLE, wartable.core.record.wtr.parse(table.wtr()), TITLE.content())
    assert "The Old Guard" in text(again.scene(SOUTH))
    table.name_thing("company.north.1", "", NORTH)
    assert "The Old Guard" not in text(table.scene(NORTH))


def test_a_form_gives_actions_and_says_first_what_they_would_do() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, PIKE)
    filled = table.fill(NORTH, "import", {"file": "1 1 captain\n1 1 pike\n2 1 captain\n", "replace": True})
    assert [line("en") for line in filled.lines] == ["1 unit is added.", "1 unit is taken off."]
    assert row(table, NORTH) == [CAPTAIN, PIKE, PIKE]
    table.act(NORTH, *filled.actions)
    assert sorted(row(table, NORTH)) == [CAPTAIN, PIKE, code(1, 0)]
    table.undo(NORTH, act=True)
    assert row(table, NORTH) == [CAPTAIN, PIKE, PIKE]


def test_a_fault_of_a_form_names_its_field_and_place() -> None:
    table = opened()
    with pytest.raises(FormError) as error:
        table.fill(NORTH, "import", {"file": "1 1 captain\n1 dragon\n"})
    assert error.value.field == "file"
    assert error.value.lines("it") == ["riga 2: '1 dragon' non è una compagnia, un numero e un'unità"]
    with pytest.raises(OptionError, match="no form 'export'"):
        table.fill(NORTH, "export", {})
    with pytest.raises(Refused):
        table.act(NORTH, *table.fill(NORTH, "import", {"file": "2 1 captain"}).actions, code(2, 1))


def test_what_is_downloaded_is_read_again_by_the_form() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE, HORSE)
    [file] = table.scene(NORTH).downloads
    assert (file.name, file.type, file.label) == ("list.txt", "text/plain", "The list as a file")
    assert table.scene(SOUTH).downloads == ()
    other = opened()
    other.act(SOUTH, *other.fill(SOUTH, "import", {"file": file.text}).actions)
    assert row(other, SOUTH) == [CAPTAIN, PIKE, HORSE]


# -- the terminal --


def test_the_terminal_numbers_no_quiet_choice_and_finds_it_by_its_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["add 1 1 captain ...", "choices PIKE", "undo add 1 1 captain", "redo", "quit"]
    monkeypatch.setattr("builtins.input", lambda _: typed.pop(0))
    table = opened()
    Terminal(table, NORTH, Player(TITLE, "sensible", Seeded(1)), "en").run()
    said = capsys.readouterr().out
    assert "… 1 more choice, by its words" in said
    assert "  ·  Add to company 1: Pikes  [add 1 1 pike …]" in said
    assert "Add to company 1: Horse  [" not in said
    assert "  1  Lock the list  [list 1 1 captain]" in said
    assert said.index("Taken back.") < said.index("Done again.")
    assert row(table, NORTH) == [CAPTAIN]
