"""The record: games in which everything happens come back exactly, one or many to a text."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import wartable
from tests.core.games import PROELIO, again, click, dictated_game, lively_game, perceived
from tests.small.auction import TITLE as AUCTION
from wartable.core.errors import OptionError, RecordError, UndoRefused
from wartable.core.record import record as rec, wtr
from wartable.core.record.record import Line, Record, Result, clean
from wartable.core.table.table import Table
from wartable.core.title import Title

GAMES: list[tuple[Title, int, int, dict[str, Any]]] = [
    *[(PROELIO, 3 + seed % 4, seed, {}) for seed in range(12)],
    *[(PROELIO, 4, seed, {"options": {"mode": "allied_houses"}, "memory": False}) for seed in range(12, 18)],
    *[(PROELIO, 3, seed, {"chance": "fair"}) for seed in range(18, 24)],
    *[(AUCTION, 4, seed, {"chance": "fair"} if seed % 2 else {}) for seed in range(24, 30)],
]


def game(number: int, clicks: int = 80) -> Table:
    title, seats, seed, how = GAMES[number]
    if how.get("chance") == "fair":
        how = {**how, "chance": wartable.Fair(bytes([seed] * 32))}
    return lively_game(title, seats, seed, clicks, **how)


def settled(table: Table) -> dict[str, object]:
    return table.history.without_rows(table.state).to_dict()


def undone(table: Table, seat: int) -> str:
    """What comes of an attempt to take back, on a table that can be thrown away."""
    try:
        table._engine.take_back(seat)
    except UndoRefused as refusal:
        return str(refusal)
    return str(table.state.to_dict())


# -- there and back --


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_comes_back_exactly(number: int) -> None:
    table = game(number)
    back = again(table)
    assert back.wtr() == table.wtr()
    assert settled(back) == settled(table)
    assert back.outcome == table.outcome
    assert back.names == table.names
    assert back.points == table.points
    for viewer in range(-1, table.seats):
        assert perceived(back, viewer) == perceived(table, viewer)
        assert back.wtr(viewer) == table.wtr(viewer)
    assert [(a and (a.windows, a.until_turn, a.seen_off_turn)) for a in back.orders.of] == [
        (b and (b.windows, b.until_turn, b.seen_off_turn)) for b in table.orders.of
    ]


def test_the_games_hold_everything_that_a_record_can_hold() -> None:
    found = {(line.kind, line.struck) for number in range(len(GAMES)) for line in game(number).record.lines}
    played = {(kind, struck) for kind in (rec.CHOICE, rec.FORFEIT, rec.CLOCK) for struck in (False, True)}
    others = (rec.START, rec.UNDO, rec.ROLLBACK, rec.ORDER, rec.SALT, rec.NOTE, rec.NAME)
    assert found >= played | {(kind, False) for kind in others}


@pytest.mark.parametrize("number", [1, 3, 13, 19, 25])
def test_a_loaded_table_goes_on_as_the_saved_one_would_have(number: int) -> None:
    table = game(number, 40)
    for seat in range(table.seats):
        while table.history.drafts[seat]:
            table.undo(seat)
    back = again(table)
    for seat in range(table.seats):
        assert undone(again(table), seat) == undone(again(back), seat)
    for one in (table, back):
        rng = random.Random(number)
        for _ in range(40):
            if one.outcome is None:
                click(one, rng)
    assert table.wtr() == back.wtr()
    assert len(table.record.lines) > len(game(number, 40).record.lines)


def test_undo_after_loading_is_undo_before_saving() -> None:
    table = PROELIO.open(seats=3, seed=5)
    seat = table.deciders[0]
    choice = next(choice for choice in table.choices(seat) if choice.text.startswith(("attack", "fortify")))
    before = table.state.to_dict()
    table.act(seat, choice)
    back = again(table)
    back.undo(seat)
    assert back.state.to_dict() == before


def test_a_start_without_memory_is_one_after_loading_too() -> None:
    table = PROELIO.open(seats=3, seed=5, memory=False)
    assert "\nstart memory=off #" in table.wtr()
    assert again(table).state.to_dict()["memory"] is None


def test_a_record_is_small_and_readable() -> None:
    table = dictated_game()
    table.note(1, "che mossa!")
    texts = [line.rpartition(" #")[0] for line in table.wtr().splitlines()]
    assert texts[:5] == ["wartable 1", "title proelio", "rules 0.8.2", f"content {PROELIO.content().hash}", "seats 3"]
    assert texts[5].startswith("options mode=open_war illegal_attack=prevent ")
    assert texts[-4:] == ["0 exchange shields shields", "~ 16 24 9 hero", "note 1 che mossa!", "end open"]


def test_every_line_is_chained_to_those_before_it() -> None:
    lines = [line.rpartition(" #") for line in game(0).wtr().splitlines()]
    chain = wtr.Chain()
    assert [chain.mark(text) for text, _, _ in lines] == [mark for _, _, mark in lines]
    assert len({mark for _, _, mark in lines}) == len(lines)


# -- many games --


def counted(lines: list[str], taken: list[int]) -> Iterator[str]:
    for line in lines:
        taken.append(1)
        yield line


def test_many_games_are_read_one_by_one_and_no_line_too_early() -> None:
    texts = [game(number, 20).wtr() for number in (0, 2, 4)]
    lines = "\n".join(texts).splitlines(keepends=True)
    taken: list[int] = []
    reader = wtr.scan(counted(lines, taken))
    read = 0
    for text in texts:
        record = next(reader)
        read += len(text.splitlines())
        assert len(taken) == read
        assert wtr.dump(record) == text
        read += 1  # the empty line between games
    assert next(reader, None) is None


def test_a_fault_in_a_later_game_does_not_touch_the_earlier_ones() -> None:
    first, second = game(0, 20).wtr(), game(2, 20).wtr()
    reader = wtr.scan((first + second.replace("start", "stop")).splitlines(keepends=True))
    assert wtr.dump(next(reader)) == first
    with pytest.raises(RecordError) as error:
        next(reader)
    wanted = next(i for i, line in enumerate(second.splitlines(), 1) if "start" in line)
    assert error.value.line == len(first.splitlines()) + wanted


def test_one_game_is_wanted_and_there_are_two() -> None:
    text = game(0, 20).wtr()
    with pytest.raises(RecordError) as error:
        wtr.parse(text + text)
    assert error.value.line == len(text.splitlines()) + 1


# -- small parts --


def test_lines_strike_what_they_take_back() -> None:
    record = Record("proelio", "1", "c0ffee", 3, {})
    lines = [
        record.add(Line(*parts)) for parts in ((rec.START, -1, ""), *((rec.CHOICE, s % 2, "draw") for s in range(4)))
    ]
    record.add(Line(rec.UNDO, 0, ""))
    assert [line.struck for line in lines] == [False, False, False, True, False]
    note = record.add(Line(rec.NOTE, 0, "hm"))
    record.add(Line(rec.ROLLBACK, -1, "2"))
    assert [line.struck for line in lines] == [False, False, True, True, True]
    assert not note.struck


def test_a_refused_line_changes_nothing() -> None:
    record = Record("proelio", "1", "c0ffee", 3, {})
    record.add(Line(rec.START, -1, "", [Result(0, 6, 3, "", -1)]))
    for bad in (
        Line(rec.UNDO, 0, ""),
        Line(rec.ROLLBACK, -1, "7"),
        Line(rec.ROLLBACK, -1, "²"),
        Line(rec.CHOICE, 0, "draw", [Result(0, 6, 3, "", -1)]),
        Line(rec.CHOICE, 0, "draw", [Result(2, 6, 3, "", -1)]),
    ):
        with pytest.raises(RecordError):
            record.add(bad)
        assert len(record.lines) == 1
        assert record.drawn == 1


@pytest.mark.parametrize(
    ("text", "wanted"),
    [(" a  b\tc\n", "a b c"), ("perché? #1", "perché? #1"), ("\u2028a", "a"), ("\U0001f469\u200d\U0001f33e", None)],
)
def test_free_text_fits_one_line(text: str, wanted: str | None) -> None:
    assert clean("a note", text, 100) == (text if wanted is None else wanted)


@pytest.mark.parametrize("text", ["", " ", "\x00", "a\u202eb", "\ud800", "\ufeffa", "x" * 101])
def test_free_text_that_would_hide_something(text: str) -> None:
    with pytest.raises(OptionError):
        clean("a note", text, 100)


@pytest.mark.parametrize("spoil", [lambda text: text + "x", lambda text: text[:-1], lambda text: ""])
def test_orders_in_words_must_make_sense(spoil: Callable[[str], str]) -> None:
    table = PROELIO.open(seats=3, seed=1)
    table.order(0)
    line = table.record.lines[-1]
    with pytest.raises(OptionError, match="is no standing order"):
        table.orders.read(0, spoil(line.text), False)
