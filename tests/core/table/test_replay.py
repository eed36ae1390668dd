"""Other rules, content or chance: a record is refused with a reason, and a running table goes on all the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.core.games import PROELIO, again, dictated_game
from wartable.core.errors import RecordError, UndoRefused, WartableError
from wartable.core.record import proof, record as rec, wtr
from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Record
from wartable.core.table import replay
from wartable.core.table.table import Table
from wartable.core.title import Content
from wartable.titles.proelio import Proelio
from wartable.titles.proelio.kit import ProelioKit

SECRET = bytes(range(32))


class Newer(Proelio):
    """Proelio by a later version of its rules that changes nothing in most games."""

    def __init__(self, version: str = "0.9") -> None:
        super().__init__()
        self.sheet = replace(self.sheet, rules_version=version)


class Stricter(Newer):
    """A later version that deals four cards, so that no older game can be played again."""

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> ProelioKit:
        kit = super().make_kit(seats, options, content)
        kit.opening_hand = 4
        return kit


NEWER, NEWEST, STRICTER = Newer(), Newer("1.0"), Stricter()


def running(turns: int = 6, **how: Any) -> Table:
    table = PROELIO.open(seats=3, **(how or {"seed": 5}))
    for _ in range(turns):
        table.play_default(table.deciders[0])
    return table


def read(table: Table) -> Record:
    return wtr.parse(table.wtr())


def gone_on(title: Proelio, table: Table) -> Table:
    return replay.continued(title, read(table), table.state.to_dict(), title.content())


# -- rules --


def test_a_record_of_other_rules_is_refused_and_says_which() -> None:
    with pytest.raises(RecordError) as error:
        replay.restored(NEWER, read(running()), PROELIO.content())
    assert str(error.value) == "line 3: the table was played by rules 0.8.2 of proelio; these are rules 0.9"


def test_a_running_table_that_fits_the_new_rules_goes_on_as_it_is() -> None:
    table = running()
    later = gone_on(NEWER, table)
    assert later.state.to_dict() == table.state.to_dict()
    assert later.record.rules_version == "0.9"
    assert [line.kind for line in later.record.lines] == [line.kind for line in table.record.lines]
    assert later.notices == []
    assert len(later.record.lines[0].entries) == len(table.record.lines[0].entries)
    assert again(later).state.to_dict() == table.state.to_dict()


def test_a_running_table_that_does_not_fit_goes_on_from_its_position() -> None:
    table = running()
    later = gone_on(STRICTER, table)
    assert later.state.to_dict() == table.state.to_dict()
    assert later.record.rules_version == "0.8.2"
    opening = later.record.lines[-1]
    assert (opening.kind, opening.text.partition(" ")[0]) == (rec.POSITION, "0.9")
    assert [(seat, phrase.key) for seat, phrase in later.notices] == [(seat, "rules-changed") for seat in range(3)]
    assert later.points == [len(later.record.lines)]
    with pytest.raises(UndoRefused):
        later.undo(later.deciders[0])


def test_after_the_change_the_record_is_read_by_the_new_rules() -> None:
    table = running()
    later = gone_on(STRICTER, table)
    for _ in range(4):
        later.play_default(later.deciders[0])
    back = again(later)
    assert back.wtr() == later.wtr()
    assert back.state.to_dict() == later.state.to_dict()
    for viewer in range(-1, 3):
        assert back.wtr(viewer) == later.wtr(viewer)
    with pytest.raises(RecordError) as error:
        replay.restored(PROELIO, read(later), PROELIO.content())
    assert "played by rules 0.9 of proelio; these are rules 0.8.2" in error.value.reason
    wanted = next(i for i, line in enumerate(later.wtr().splitlines(), 1) if line.startswith("position"))
    assert error.value.line == wanted


def test_a_change_of_rules_does_not_end_the_proof() -> None:
    fair = wartable.Fair(SECRET)
    fair.salt(0, "rose")
    later = gone_on(STRICTER, running(chance=fair))
    later.salt(1, "tulip")
    for _ in range(4):
        later.play_default(later.deciders[0])
    drawn = [draw.index for line in later.record.lines for draw in line.draws]
    assert drawn == list(range(len(drawn)))
    assert proof.verify(later.wtr()) == proof.Report(1, len(drawn), 2)


def test_rules_change_more_than_once() -> None:
    later = gone_on(STRICTER, running())
    later.play_default(later.deciders[0])
    latest = gone_on(NEWEST, later)
    assert latest.state.to_dict() == later.state.to_dict()
    positions = [line.text.partition(" ")[0] for line in latest.record.lines if line.kind == rec.POSITION]
    assert positions == ["1.0"]  # the game since the last change fits the newest rules
    latest.play_default(latest.deciders[0])
    assert again(latest).state.to_dict() == latest.state.to_dict()


def test_a_stored_position_wins_over_a_replay_that_leads_elsewhere() -> None:
    table = running()
    position = table.state.to_dict()
    position["turn"] = 77
    later = replay.continued(NEWER, read(table), position, PROELIO.content())
    assert later.state.to_dict()["turn"] == 77
    assert later.record.lines[-1].kind == rec.POSITION


def test_a_table_with_fair_chance_goes_on_from_a_position_that_its_replay_misses() -> None:
    secret = bytes(range(32))
    table = running(chance=Fair(secret))
    position = {**table.state.to_dict(), "turn": 77}
    later = replay.continued(NEWER, read(table), position, PROELIO.content(), Fair(secret))
    assert later.state.to_dict()["turn"] == 77
    assert later.record.drawn == table.record.drawn
    assert later.fair is not None
    assert later.fair.commitment == table.record.commitment
    for _ in range(6):
        later.play_default(later.deciders[0])


def test_going_on_is_no_way_round_other_refusals() -> None:
    table = running()
    other = Content(PROELIO.content().data, "c0ffee")
    with pytest.raises(RecordError, match="content"):
        replay.continued(STRICTER, read(table), table.state.to_dict(), other)
    with pytest.raises(RecordError, match="veiled"):
        replay.continued(STRICTER, wtr.parse(table.wtr(0)), table.state.to_dict(), PROELIO.content())
    with pytest.raises(RecordError, match="the position cannot be read"):
        replay.continued(STRICTER, read(table), {"houses": 7}, PROELIO.content())


def test_names_and_notes_outlast_a_change_of_rules() -> None:
    table = running()
    table.name_thing("seat-0", "Ada")
    table.note(0, "che mossa!")
    later = gone_on(STRICTER, table)
    assert later.names == {"seat-0": "Ada"}
    assert "note 0 che mossa!" in later.wtr()


@pytest.mark.plain
def test_a_name_costs_no_more_after_a_thousand_others(monkeypatch: pytest.MonkeyPatch) -> None:
    namings = Record.namings
    looked: list[int] = []

    def look(record: Record) -> Any:
        looked.append(len(record.lines))
        return namings.__get__(record)

    table = running()
    monkeypatch.setattr(Record, "namings", property(look))
    for i in range(1_000):
        table.name_thing(f"thing-{i % 300}", f"name {i}" if i % 7 else "")
    assert looked == []
    later = again(table)
    assert looked == []
    assert later._engine.names == table._engine.names == table.record.namings
    assert list(later._engine.names) == list(table.record.namings)


# -- content --


def pack(folder: Path, shields: int) -> str:
    source = Path(wartable.__file__).parent / "titles" / "proelio" / "content" / "cards.toml"
    lines = [f"shields = {shields}" if line.startswith("shields") else line for line in source.read_text().splitlines()]
    (folder / "cards.toml").write_text("\n".join(lines))
    return str(folder)


def test_other_content_needs_its_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, 25)
    table = PROELIO.open(seats=3, seed=2, pack=folder)
    record = read(table)
    with pytest.raises(RecordError) as error:
        replay.restored(PROELIO, record, PROELIO.content())
    assert error.value.line == 4
    assert table.record.content_hash in error.value.reason
    assert f"the title's own is {PROELIO.content().hash}" in error.value.reason
    assert replay.restored(PROELIO, record, PROELIO.content(folder)).state.to_dict() == table.state.to_dict()
    own = read(PROELIO.open(seats=3, seed=2))
    with pytest.raises(RecordError, match=r"the pack '.*' has"):
        replay.restored(PROELIO, own, PROELIO.content(folder))


# -- chance --


def test_a_seeded_table_goes_on_with_its_own_seed() -> None:
    table, back = running(), again(running())
    for one in (table, back):
        for _ in range(10):
            one.play_default(one.deciders[0])
    assert table.wtr() == back.wtr()
    assert back.record.seed == "5"


def test_a_fair_table_goes_on_with_its_own_secret() -> None:
    table, back = running(chance=wartable.Fair(SECRET)), again(running(chance=wartable.Fair(SECRET)))
    for one in (table, back):
        one.salt(1, "tulip")
        for _ in range(10):
            one.play_default(one.deciders[0])
    assert table.wtr() == back.wtr()
    assert back.record.secret == ""
    proof.verify(back.wtr())


def test_the_chance_of_a_fair_table_can_be_brought_along() -> None:
    table = running(chance=wartable.Fair(SECRET))
    record = read(table)
    record.secret = ""
    back = replay.restored(PROELIO, record, PROELIO.content(), wartable.Fair(SECRET))
    back.play_default(back.deciders[0])
    table.play_default(table.deciders[0])
    assert back.wtr() == table.wtr()
    for wrong in (wartable.Fair(), wartable.Seeded(1)):
        with pytest.raises(RecordError, match="not the one that the record is committed to"):
            replay.restored(PROELIO, record, PROELIO.content(), wrong)
    with pytest.raises(RecordError, match="not the one that the record is committed to"):
        replay.restored(PROELIO, read(running()), PROELIO.content(), wartable.Fair())


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    record = read(running(chance=wartable.Fair(SECRET)))
    record.secret = bytes(32).hex()
    with pytest.raises(RecordError, match="not the one that the record is committed to"):
        replay.restored(PROELIO, record, PROELIO.content())


def test_without_a_chance_everything_but_draws_goes_on() -> None:
    back = again(dictated_game())
    before = back.state.to_dict()
    with pytest.raises(WartableError, match="load it with a chance of your own"):
        back.act(2, "draw")
    assert back.state.to_dict() == before
    back.act(2, "attack soldiers")
    given = replay.restored(PROELIO, read(dictated_game()), PROELIO.content(), wartable.Scripted("towers"))
    given.act(2, "draw")
    assert given.record.lines[-1].draws[0].word == "towers"


def test_a_seed_that_does_not_lead_to_the_results_is_not_gone_on_with() -> None:
    used = wartable.Seeded(5)
    used.die(6)
    table = PROELIO.open(seats=3, chance=used)
    assert table.record.seed == ""
    record = read(running())
    record.seed = "6"
    back = replay.restored(PROELIO, record, PROELIO.content())
    assert back.record.seed == ""
    with pytest.raises(WartableError, match="a chance of your own"):
        back.act(back.deciders[0], "draw")


def test_a_chance_of_one_s_own_takes_the_seed_out_of_the_record() -> None:
    back = replay.restored(PROELIO, read(running()), PROELIO.content(), wartable.Seeded(99))
    assert back.record.seed == ""
    back.play_default(back.deciders[0])
    assert again(back).state.to_dict() == back.state.to_dict()


def test_a_game_never_opened() -> None:
    record = Record("proelio", PROELIO.sheet.rules_version, PROELIO.content().hash, 3, {})
    with pytest.raises(RecordError, match="never opened"):
        replay.restored(PROELIO, wtr.parse(wtr.dump(record)), PROELIO.content())
