"""The proof: a finished table's dice and draws follow from secret and salts, and one change anywhere ends it."""

from __future__ import annotations

import re
from functools import cache

import pytest

import wartable
from tests.core.games import PROELIO, lively_game
from tests.core.record.test_wtr import marked
from wartable.core.errors import RecordError
from wartable.core.record import proof, record as rec, wtr
from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Line, Record, Result
from wartable.core.table.table import Table

SECRET = bytes(range(32))


def finished(seed: int = 3) -> Table:
    """A game to its end, with salts before the deal and in between, undo and rollback."""
    fair = Fair(SECRET)
    for seat in range(3):
        fair.salt(seat, f"salt of {seat}")
    options = {"absent_player": "abort_no_result"}
    table = lively_game(PROELIO, 3, seed, 60, chance=fair, options=options)
    if table.outcome is None:
        table.salt(1, "a late rose")
        table.play_default(table.deciders[0])
        table.forfeit(0)
    return table


@cache
def text() -> str:
    return finished().wtr()


@cache
def dice() -> str:
    """A record with dice, of a title that nobody here knows: the proof needs no rules."""
    fair = Fair(SECRET)
    fair.salt(0, "rose")
    record = Record("unknown", "7", "c0ffee", 2, {}, fair.commitment)
    record.add(Line(rec.SALT, 0, "rose"))
    record.add(Line(rec.START, -1, ""))
    for turn in range(12):
        face = fair.die(6)
        result = Result(turn, 6, face - 1, f"die {face}", -1)
        record.add(Line(rec.CHOICE, turn % 2, "roll", [result]))
    record.secret, record.ending = fair.reveal(), "XX-END-01 winners=0 ranks=1,2 scores=1,0"
    return wtr.dump(record)


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as error:
        proof.verify(text)
    return error.value.line, error.value.reason


def changed(text: str, line: int, new: str) -> str:
    """The text with another line in one place, and marks that fit."""
    lines = text.splitlines()
    return marked("".join(f"{old}\n" for old in [*lines[: line - 1], f"{new} #", *lines[line:]]))


def lines_with(text: str, start: str) -> list[tuple[int, str]]:
    """The lines that begin like this, numbered, without marks."""
    bodies = [line.rpartition(" #")[0] for line in text.splitlines()]
    return [(i, body) for i, body in enumerate(bodies, 1) if body.removeprefix("x ").startswith(start)]


def test_a_finished_table_is_proved() -> None:
    table = finished()
    draws = sum(len(line.draws) for line in table.record.lines)
    salts = sum(line.kind == rec.SALT for line in table.record.lines)
    assert draws > 20
    assert any(line.struck for line in table.record.lines if line.draws)
    assert proof.verify(table.wtr()) == proof.Report(1, draws, salts)
    assert proof.verify(dice()) == proof.Report(1, 12, 1)


def test_all_games_of_a_text_are_proved() -> None:
    report = proof.verify(f"{text()}\n{dice()}")
    assert (report.games, report.draws) == (2, proof.verify(text()).draws + 12)
    bad = changed(dice(), *lines_with(dice(), "salt")[0]) + changed(
        dice(), lines_with(dice(), "salt")[0][0], "salt 0 tulip"
    )
    assert refused(bad)[0] > len(dice().splitlines())


def test_one_changed_result_is_found_wherever_it_is() -> None:
    found = 0
    for number, body in lines_with(text(), "~"):
        match = re.fullmatch(r"(x )?~ (\d+) (\d+) (\d+)(.*)", body)
        assert match
        struck, index, n, raw, word = match.groups()
        if int(n) > 1:
            other = (int(raw) + 1) % int(n)
            line, reason = refused(changed(text(), number, f"{struck or ''}~ {index} {n} {other}{word}"))
            assert line == number
            assert f"draw {index} is {other} out of {n}, but secret and salts give {raw}" in reason
            found += 1
    assert found > 20


def test_one_changed_die_is_found() -> None:
    for number, body in lines_with(dice(), "~"):
        _, index, n, raw, _, face = body.split()
        other = (int(raw) + 1) % 6
        line, reason = refused(changed(dice(), number, f"~ {index} {n} {other} die {other + 1}"))
        assert (line, reason.startswith(f"draw {index} is {other} out of 6")) == (number, True)
        line, reason = refused(changed(dice(), number, f"~ {index} {n} {raw} die {int(face) % 6 + 1}"))
        assert (line, "is its face" in reason) == (number, True)


def test_one_changed_range_is_found() -> None:
    number, body = lines_with(text(), "~ 0 ")[0]
    _, index, n, raw, word = body.split()
    assert refused(changed(text(), number, f"~ {index} {int(n) + 1} {raw} {word}"))[0] == number


def test_one_changed_salt_is_found() -> None:
    salts = lines_with(text(), "salt")
    assert len(salts) >= 3
    for number, body in salts[:3]:
        line, reason = refused(changed(text(), number, body + "!"))
        assert line > number
        assert "a salt before it, was changed" in reason
    number, _ = salts[0]
    assert refused(changed(text(), number, "salt 1 salt of 0"))[0] > number


def test_a_salt_that_came_or_went_is_found() -> None:
    number, body = lines_with(dice(), "salt")[0]
    lines = dice().splitlines(keepends=True)
    assert "was changed" in refused(marked("".join(lines[: number - 1] + lines[number:])))[1]
    assert "was changed" in refused(marked("".join([*lines[:number], "salt 1 tulip #\n", *lines[number:]])))[1]
    late = lines_with(dice(), "~ 5 ")[0][0]
    assert refused(marked("".join([*lines[:late], "salt 1 tulip #\n", *lines[late:]])))[0] > late
    moved = [*lines[: number - 1], *lines[number:late], f"{body} #\n", *lines[late:]]
    assert "was changed" in refused(marked("".join(moved)))[1]


def test_a_draw_index_used_twice_is_found() -> None:
    number, body = lines_with(dice(), "~ 7 ")[0]
    assert refused(changed(dice(), number, body.replace("~ 7 ", "~ 6 "))) == (number, "the draw index 6 is used twice")


def test_a_gap_in_the_draws_is_found() -> None:
    number, _ = lines_with(dice(), "~ 7 ")[0]
    lines = dice().splitlines(keepends=True)
    gap = marked("".join(lines[: number - 1] + lines[number:]))
    assert refused(gap) == (number + 1, "the draw index 7 is missing before 8")


def test_draws_that_changed_places_are_found() -> None:
    (one, body), (two, other) = lines_with(dice(), "~ 3 ")[0], lines_with(dice(), "~ 4 ")[0]
    swapped = changed(changed(dice(), one, other), two, body)
    assert refused(swapped)[0] == one
    renumbered = changed(changed(dice(), one, other.replace("~ 4", "~ 3")), two, body.replace("~ 3", "~ 4"))
    assert body.split()[3] == other.split()[3] or refused(renumbered)[0] == one


@pytest.mark.parametrize("secret", [bytes(32).hex(), SECRET.hex()[:-1] + "0"])
def test_a_wrong_secret_is_found(secret: str) -> None:
    number, _ = lines_with(text(), "secret")[0]
    line, reason = refused(changed(text(), number, f"secret {secret}"))
    assert (line, reason) == (number, "the secret is not the one that was committed to")


def test_a_wrong_commitment_is_found() -> None:
    number, _ = lines_with(text(), "commitment")[0]
    assert "not the one that was committed to" in refused(changed(text(), number, f"commitment {'0' * 64}"))[1]


def test_what_cannot_be_proved_is_not_proved() -> None:
    seeded = PROELIO.open(seats=3, seed=1)
    assert "was not committed to" in refused(seeded.wtr())[1]
    fair = PROELIO.open(seats=3, chance=Fair(SECRET))
    assert "a veiled record proves nothing" in refused(fair.wtr(0))[1]
    number, _ = lines_with(text(), "secret")[0]
    lines = text().splitlines(keepends=True)
    assert "the secret is not published" in refused(marked("".join(lines[: number - 1] + lines[number:])))[1]
    assert refused("")[1] == "there is no game in this record"


def test_an_edited_text_without_new_marks_is_found_by_its_chain() -> None:
    lines = text().splitlines(keepends=True)
    for i in range(0, len(lines), 9):
        edited = lines[i].replace(" ", "  ", 1)
        assert refused("".join([*lines[:i], edited, *lines[i + 1 :]]))[0] == i + 1


def test_the_secret_is_published_with_the_finished_record_and_nothing_is_drawn_after() -> None:
    table = finished()
    assert table.record.secret == ""
    assert f"secret {SECRET.hex()}" in table.wtr()
    assert table.record.secret == SECRET.hex()
    with pytest.raises(wartable.UndoRefused, match="published"):
        table.roll_back(0)
