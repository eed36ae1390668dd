"""Muster: battles decided elsewhere, going back, bots that answer whole rows, conformance of a large space."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import wartable
from tests.small.muster import TITLE, Muster, codes as c
from tests.small.muster.kit import MusterKit
from tests.small.muster_table import CAPTAIN, LIST, NORTH, PIKE, SOUTH, fighting, opened, row, told
from wartable import PUBLIC, Fair, Scripted, Seeded
from wartable.bots.player import Player
from wartable.conformance import assert_conforms
from wartable.conformance.cases import cases_of
from wartable.core.errors import Excluded, OptionError, UndoRefused
from wartable.core.record import proof, record as rec
from wartable.core.title import Content
from wartable.lab.series import series

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


def test_a_disputed_row_of_a_real_table_is_taken_up_by_any_seat() -> None:
    table = fighting()
    assert not table.can_take_up(SOUTH)
    table.act(NORTH, "result 1 2 pike north")
    table.act(SOUTH, "dispute")
    for seat in (NORTH, SOUTH):
        table.take_up(seat)
        assert [code - c.LOSE * c.WIDTH for code in row(table, seat)] == [1, 1]


def test_a_list_that_is_locked_is_taken_up_by_nobody_else() -> None:
    table = opened()
    table.act(NORTH, LIST)
    assert not table.can_take_up(SOUTH)


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
