"""Records as files: whole or not at all, one game or many, read as far as is needed and no further."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.core.games import PROELIO, lively_game
from wartable import files
from wartable.core import hooks
from wartable.core.errors import RecordError
from wartable.core.record import wtr
from wartable.core.table.table import Table


def running(seed: int = 3) -> Table:
    return lively_game(PROELIO, 3, seed, 30)


def test_saved_and_loaded(tmp_path: Path) -> None:
    place = tmp_path / "game.wtr"
    table = running()
    table.save(place)
    back = wartable.load(place)
    assert back.wtr() == table.wtr() == place.read_text("utf-8")
    table.save(str(place))
    assert wartable.load(str(place)).wtr() == table.wtr()
    assert [path.name for path in tmp_path.iterdir()] == ["game.wtr"]


def test_saved_veiled_for_one_viewer(tmp_path: Path) -> None:
    place = tmp_path / "mine.wtr"
    table = running()
    table.history.clear()
    table.save(place, viewer=0)
    (record,) = wartable.records(place)
    assert record.viewer == 0
    assert files.log(record, "it") == table.log(0, "it")
    with pytest.raises(RecordError, match="line 1: the record is veiled for seat 0"):
        wartable.load(place)
    with pytest.raises(RecordError, match="veiled"):
        list(wartable.read(place))


def test_many_games_in_one_file(tmp_path: Path) -> None:
    place = tmp_path / "games.wtr"
    tables = [running(seed) for seed in range(4)]
    for table in tables:
        files.save(table, place, append=True)
    assert [table.wtr() for table in wartable.read(place)] == [table.wtr() for table in tables]
    assert len(list(wartable.records(place))) == 4
    with pytest.raises(RecordError) as error:
        wartable.load(place)
    assert error.value.line == len(tables[0].wtr().splitlines()) + 2
    assert "a second game begins here" in str(error.value)


def test_nothing_is_added_to_a_file_that_breaks_off(tmp_path: Path) -> None:
    place = tmp_path / "games.wtr"
    text = running().wtr()
    place.write_text(text[:-20])
    with pytest.raises(RecordError, match="the file breaks off"):
        files.save(running(), place, append=True)
    assert place.read_text() == text[:-20]


def test_the_reader_takes_no_more_of_a_file_than_it_needs(tmp_path: Path) -> None:
    place = tmp_path / "games.wtr"
    text = running().wtr()
    # A second game of many megabytes, which would fail at its first line.
    place.write_bytes(text.encode() + b"junk\n" + b"\xff" * (64 << 20))
    games = wartable.read(place)
    assert next(games).wtr() == text
    with pytest.raises(RecordError) as error:
        next(games)
    assert error.value.line == len(text.splitlines()) + 1


def test_a_pipe_is_read_game_by_game(tmp_path: Path) -> None:
    place = tmp_path / "pipe"
    os.mkfifo(place)
    text = running().wtr()
    taken = threading.Event()

    def write() -> None:
        with place.open("w") as pipe:
            pipe.write(text)
            pipe.flush()
            taken.wait(30)
            pipe.write(text)

    writer = threading.Thread(target=write)
    writer.start()
    games = wartable.read(place)
    assert next(games).wtr() == text  # although the writer has not closed the pipe
    taken.set()
    assert next(games).wtr() == text
    assert next(games, None) is None
    writer.join()


def test_errors_name_file_and_line(tmp_path: Path) -> None:
    place = tmp_path / "game.wtr"
    lines = running().wtr().splitlines(keepends=True)
    place.write_text("".join([*lines[:11], *lines[12:]]))
    for door in (wartable.load, lambda path: list(wartable.read(path)), lambda path: list(wartable.records(path))):
        with pytest.raises(RecordError) as error:
            door(place)
        assert str(error.value).startswith(f"{place}, line 12: the checksum is")
        assert (error.value.line, error.value.file) == (12, str(place))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "there is no game in this file"),
        (b"\n\n", "there is no game in this file"),
        (b"wartable 1 #c2aa279e\ntitle \xff\xfe\n", "line 2: not UTF-8 text (byte 7 of the line)"),
        (b"\x00" * 100, "line 1: a game begins with `wartable`"),
        (b"x" * (1 << 24) + b"\n", "line 1: the line is too long"),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, reason: str) -> None:
    place = tmp_path / "game.wtr"
    place.write_bytes(content)
    with pytest.raises(RecordError) as error:
        wartable.load(place)
    assert reason in str(error.value)
    assert str(place) in str(error.value)


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        wartable.load(tmp_path / "nowhere.wtr")
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        wartable.load(tmp_path)
    with pytest.raises(RecordError, match="cannot be written: No such file"):
        running().save(tmp_path / "nowhere" / "game.wtr")
    with pytest.raises(RecordError, match="cannot be written"):
        running().save(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_title_that_is_not_here(tmp_path: Path) -> None:
    place = tmp_path / "game.wtr"
    record = wtr.parse(running().wtr())
    record.title = "chess"
    place.write_text(wtr.dump(record))
    with pytest.raises(RecordError, match="line 2: there is no title 'chess'"):
        wartable.load(place)


def test_a_crash_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "game.wtr"
    old = running(1)
    old.save(place)

    def crash(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", crash)
        with pytest.raises(RecordError, match="cannot be written: No space left on device"):
            running(2).save(place)
    assert wartable.load(place).wtr() == old.wtr()
    assert [path.name for path in tmp_path.iterdir()] == ["game.wtr"]


def test_a_pack_is_given_to_load_and_read(tmp_path: Path) -> None:
    source = Path(wartable.__file__).parent / "titles" / "proelio" / "content" / "cards.toml"
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "cards.toml").write_text(source.read_text().replace("shields = 18", "shields = 25"))
    table = PROELIO.open(seats=3, seed=1, pack=str(folder))
    place = tmp_path / "game.wtr"
    table.save(place)
    with pytest.raises(RecordError, match="line 4: the table was played with the content"):
        wartable.load(place)
    with pytest.raises(RecordError, match="line 4"):
        list(wartable.read(place))
    assert wartable.load(place, pack=str(folder)).wtr() == table.wtr()
    assert [game.wtr() for game in wartable.read(place, pack=str(folder))] == [table.wtr()]


def test_a_chance_and_a_position_are_given_to_load(tmp_path: Path) -> None:
    place = tmp_path / "game.wtr"
    table = PROELIO.open(seats=3, chance=wartable.Fair(bytes(32)))
    table.save(place)
    assert wartable.load(place, chance=wartable.Fair(bytes(32))).fair is not None
    position = table.state.to_dict()
    assert wartable.load(place, position=position).wtr() == table.wtr()
    position["turn"] = 77
    assert wartable.load(place, position=position).state.to_dict()["turn"] == 77


def test_verify_a_file(tmp_path: Path) -> None:
    place = tmp_path / "game.wtr"
    fair = wartable.Fair(bytes(32))
    fair.salt(0, "rose")
    table = PROELIO.open(seats=3, chance=fair, options={"absent_player": "abort_no_result"})
    table.forfeit(0)
    table.save(place)
    report = wartable.verify(place)
    assert (report.games, report.draws, report.salts) == (1, 16, 1)
    other = PROELIO.open(seats=3, seed=1)
    other.save(place)
    with pytest.raises(RecordError, match="line 1: the chance was not committed to"):
        wartable.verify(place)


def test_the_core_alone_writes_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hooks, "_writers", [])
    with pytest.raises(wartable.WartableError, match="nothing here can write a file"):
        running().save(tmp_path / "game.wtr")
