"""Muster: long rows pick by pick and act by act, quiet choices, names, forms, what is decided elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import wartable
from tests.small.muster import TITLE, Muster, codes as c
from tests.small.muster.kit import MusterKit
from wartable import PUBLIC, Fair, Scripted, Seeded, Table
from wartable.bots.player import Player
from wartable.conformance import assert_conforms
from wartable.conformance.cases import cases_of
from wartable.core.errors import Excluded, NotAnAction, OptionError, Refused, UndoRefused
from wartable.core.forms import FormError
from wartable.core.record import proof, record as rec
from wartable.core.title import Content
from wartable.lab.series import series
from wartable.paint import html, text

NORTH, SOUTH = 0, 1
LIST = "list 1 1 captain 1 3 pike"


def code(company: int, unit: int) -> int:
    """The pick of a unit for a company, both from 0."""
    return c.ADD * c.WIDTH + company * c.UNITS + unit


CAPTAIN, PIKE, HORSE = code(0, 0), code(0, 1), code(0, 2)


def opened(**options: object) -> Table:
    return TITLE.open(2, options, seed=1)


def fighting(**options: object) -> Table:
    """A table whose lists are opened, before the first battle."""
    table = opened(**options)
    for seat in (NORTH, SOUTH):
        table.act(seat, LIST)
    return table


def row(table: Table, seat: int) -> list[int]:
    return table.history.drafts[seat]


def told(table: Table, seat: int, lang: str = "en") -> list[str]:
    return [phrase.say(table.messages, lang) for to, phrase in table.told if to == seat]


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
    assert [phrase.key for _, phrase in table.told] == ["draft-dropped"]
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
    before = (table.state.to_dict(), list(row(table, NORTH)), table.number(NORTH), list(table.told))
    with pytest.raises(wartable.WartableError):
        table.act(NORTH, -PIKE, -CAPTAIN, wrong, PIKE)
    assert (table.state.to_dict(), row(table, NORTH), table.number(NORTH), list(table.told)) == before
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


# -- battles: decided elsewhere, entered by either, checked, or by dice --


@pytest.mark.clause("MU-BATTLE-01", "MU-BATTLE-02")
def test_either_enters_the_result_and_the_other_s_draft_is_dropped_and_told() -> None:
    table = fighting()
    assert table.deciders == (NORTH, SOUTH)
    assert table.state.outside()
    assert not opened().state.outside()
    lost = c.LOSE * c.WIDTH + 1
    table.act(NORTH, lost, lost)
    assert table.view(SOUTH) == fighting().view(SOUTH)
    refusal = table.why_not(NORTH, c.LOSE * c.WIDTH + 2)
    assert refusal is not None
    assert refusal.clause == "MU-BATTLE-02"
    number = table.number(NORTH)
    table.act(SOUTH, "result south")
    assert row(table, NORTH) == []
    assert told(table, NORTH) == ["The choice you had begun no longer stands. Begin it again."]
    assert table.number(NORTH) > number
    with pytest.raises(wartable.Stale):
        table.act(NORTH, "result north", number=number)


@pytest.mark.clause("MU-CHECK-01")
def test_a_disputed_result_is_entered_again_by_either() -> None:
    table = fighting()
    table.act(NORTH, "result 1 2 pike north")
    assert NORTH not in table.deciders
    table.act(SOUTH, "dispute")
    assert set(table.deciders) == {NORTH, SOUTH}
    table.act(SOUTH, "result south")
    table.act(NORTH, "confirm")
    assert table.log(PUBLIC)[-1] == "South has won battle 1."


@pytest.mark.clause("MU-END-01", "MU-END-02")
def test_the_war_ends_after_its_battles_or_by_resignation() -> None:
    table = fighting(battles=1)
    table.act(NORTH, "result south")
    table.act(SOUTH, "confirm")
    assert table.outcome is not None
    assert table.outcome.winners == (SOUTH,)
    other = fighting()
    other.forfeit(SOUTH)
    assert other.outcome is not None
    assert (other.outcome.winners, TITLE.clauses[other.outcome.clause]) == ((NORTH,), "MU-END-02")


@pytest.mark.clause("MU-RULING-01")
def test_a_battle_of_many_dice_is_two_results_of_the_record() -> None:
    luck = Seeded(5 << 30 | 9)
    north, south = (sum(luck.die(6) for _ in range(count)) for count in (4, 1))
    table = TITLE.open(2, {"fought": "dice", "battles": 1}, chance=Scripted(5, 9))
    table.act(NORTH, LIST)
    table.act(SOUTH, "list 1 1 captain")
    assert table.outcome is not None
    assert table.outcome.winners == ((NORTH,) if north >= south else (SOUTH,))
    assert [(draw.n, draw.raw) for draw in table.record.lines[-1].draws] == [(1 << 30, 5), (1 << 30, 9)]


def test_spawned_chance_is_proved_with_the_record() -> None:
    table = TITLE.open(2, {"fought": "dice", "battles": 5}, chance=Fair(bytes(32)))
    table.salt(NORTH, "a red rose")
    for seat in (NORTH, SOUTH):
        table.act(seat, LIST)
    assert table.outcome is not None
    assert proof.verify(table.wtr()).draws == 10


@pytest.mark.clause("MU-RULING-02")
def test_a_clock_plays_a_whole_row_at_once() -> None:
    table = opened()
    table.act(NORTH, CAPTAIN, PIKE)
    assert table.play_default(NORTH) == "list 1 1 captain 1 1 pike"
    assert table.play_default(SOUTH) == "list 1 1 captain"
    assert [line.kind for line in table.record.lines].count(rec.CLOCK) == 2


@pytest.mark.clause("MU-RULING-03")
def test_the_values_of_an_option_come_from_the_content(tmp_path: Path) -> None:
    assert opened(season="autumn").kit.options["season"] == "autumn"
    with pytest.raises(OptionError, match="spring, autumn"):
        opened(season="winter")
    pack = tmp_path / "north"
    (pack / "messages").mkdir(parents=True)
    (pack / "muster.toml").write_text('seasons = ["winter"]\n[units]\nchief = { cost = 1, most = 1 }\n')
    (pack / "messages" / "en.ftl").write_text("unit-chief = Chief\n")
    (pack / "messages" / "it.ftl").write_text("unit-chief = Capo\n")
    assert TITLE.open(2, pack=str(pack)).kit.options["season"] == "winter"
    with pytest.raises(OptionError, match="winter"):
        TITLE.open(2, {"season": "autumn"}, pack=str(pack))


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


# -- going back: points with names, struck rows as drafts --


def test_points_have_names_and_a_proposal_is_seen_by_all() -> None:
    table = fighting(battles=3)
    for number in (1, 2):
        table.act(NORTH, "result south")
        table.act(SOUTH, "confirm")
        assert list(table.point_names().values())[-1] == f"Result of battle {number}"
    names = table.point_names("it")
    assert list(names.values()) == ["Risultato della battaglia 1", "Risultato della battaglia 2"]
    first = next(iter(names))
    assert table.proposal is None
    table.agree_rollback(NORTH, first)
    assert table.proposal == (first, (NORTH,))
    table.agree_rollback(SOUTH, first)
    assert table.proposal is None
    assert table.view(PUBLIC).battle == 2  # type: ignore[attr-defined]
    assert list(table.point_names()) == [first]


def test_a_row_that_a_rollback_struck_is_taken_up_as_a_draft() -> None:
    table = fighting(points=24)
    assert not table.can_take_up(NORTH)
    for seat in (NORTH, SOUTH):
        table.agree_rollback(seat, 0)
    table.act(SOUTH, LIST)
    assert table.can_take_up(NORTH)
    table.take_up(NORTH)
    assert table.history.drafts[NORTH] == [CAPTAIN, *[PIKE] * 3]
    assert not table.can_take_up(NORTH)
    table.undo(NORTH, act=True)
    assert row(table, NORTH) == []
    with pytest.raises(UndoRefused, match="no struck choice"):
        fighting().take_up(NORTH)


def test_what_no_longer_fits_of_a_struck_row_is_left_out_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fighting()
    for seat in (NORTH, SOUTH):
        table.agree_rollback(seat, 0)
    monkeypatch.setattr(table.kit, "points", 8)
    table.take_up(NORTH)
    assert row(table, NORTH) == [CAPTAIN, PIKE, PIKE]
    assert told(table, NORTH) == ["One pick of it no longer fits and was left out."]


def test_a_disputed_row_is_taken_up_by_its_seat_alone() -> None:
    table = fighting()
    table.act(NORTH, "result 1 2 pike north")
    table.act(SOUTH, "dispute")
    assert not table.can_take_up(SOUTH)
    table.take_up(NORTH)
    assert [code - c.LOSE * c.WIDTH for code in row(table, NORTH)] == [1, 1]


# -- bots --


def test_a_bot_answers_a_whole_row() -> None:
    table = opened()
    player = Player(TITLE, "sensible", Seeded(1))
    codes = player.answer(table.state, NORTH)
    assert player.choose(table.state, NORTH) == codes[0] == CAPTAIN
    assert codes[-1] == c.LOCK * c.WIDTH
    table.act(NORTH, *codes)
    assert len([line for line in table.record.lines if line.kind == rec.CHOICE]) == 1
    by_chance = Player(TITLE, "random", Seeded(2)).answer(table.state, SOUTH)
    table.act(SOUTH, *by_chance)
    assert table.state.outside()


def test_the_lab_plays_bots_that_answer_whole_rows() -> None:
    result = series(TITLE, TITLE.kit(2, {"fought": "dice"}), ["sensible", "random"], games=6, seed=1)
    assert result.games == 6
    assert result.capped == 0


# -- conformance: a space of a hundred thousand codes, and a small pack --


def large_pack(folder: Path, units: int) -> str:
    """A pack with many units."""
    (folder / "messages").mkdir(parents=True)
    names = ["chief", *(f"unit_{number}" for number in range(1, units))]
    lines = [f"{name} = {{ cost = {1 + number % 7}, most = 9 }}" for number, name in enumerate(names)]
    (folder / "muster.toml").write_text("\n".join(['seasons = ["winter", "spring"]', "[units]", *lines, ""]))
    for lang, word in (("en", "Unit"), ("it", "Unità")):
        texts = "".join(f"unit-{name} = {word} {number}\n" for number, name in enumerate(names))
        (folder / "messages" / f"{lang}.ftl").write_text(texts)
    return str(folder)


def test_it_conforms_with_its_own_content_and_with_a_large_pack(tmp_path: Path) -> None:
    assert TITLE.sheet.space > 100_000
    assert_conforms(TITLE, steps=600)
    assert_conforms(TITLE, steps=60, pack=large_pack(tmp_path / "large", 30), sessions=("rules", "table"))


def test_options_that_exclude_each_other_are_tried_apart() -> None:
    class Picky(Muster):
        def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> MusterKit:
            if options["season"] == "autumn" and options["fought"] == "dice":
                raise Excluded("no dice in autumn")
            return super().make_kit(seats, options, content)

    tried = [dict(one.options) for one in cases_of(Picky(), pairs=True)]
    assert len(tried) > 4
    assert not any(one["season"] == "autumn" and one["fought"] == "dice" for one in tried)
    assert {"season": "autumn"} in [dict(one.options) for one in cases_of(Picky())]
