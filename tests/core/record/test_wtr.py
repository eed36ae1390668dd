"""The record as text: each tampering is found, with the line and the reason, and nothing is loaded."""

from __future__ import annotations

import pytest

from tests.core.games import PROELIO, dictated_game, lively_game
from wartable.core.errors import RecordError
from wartable.core.record import wtr
from wartable.core.table import replay
from wartable.core.table.table import Table


def short_game() -> Table:
    return lively_game(PROELIO, 4, 1, 25)


def marked(text: str) -> str:
    """A text with new marks, as somebody would make them who knows how."""
    chain = wtr.Chain()
    bodies = [line.rpartition(" #")[0] for line in text.splitlines()]
    return "".join(f"{body} #{chain.mark(body)}\n" for body in bodies)


def lines_of(table: Table) -> list[str]:
    return table.wtr().splitlines(keepends=True)


def loaded(text: str) -> list[Table]:
    found = wtr.scan(text.splitlines(keepends=True))
    return [replay.restored(PROELIO, record, PROELIO.content()) for record in found]


def at_line(text: str) -> tuple[int, str]:
    """Where a text is refused, and why."""
    with pytest.raises(RecordError) as error:
        loaded(text)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value.line, error.value.reason


def test_any_edited_line_is_found() -> None:
    lines = lines_of(short_game())
    for i, line in enumerate(lines):
        for edited in (line.replace(" ", "  ", 1), "x " + line, line.upper(), line[1:], line[:-2] + "\n"):
            if edited != line:
                found, _ = at_line("".join([*lines[:i], edited, *lines[i + 1 :]]))
                assert found == i + 1


def test_any_removed_line_is_found() -> None:
    lines = lines_of(short_game())
    for i in range(len(lines)):
        found, reason = at_line("".join(lines[:i] + lines[i + 1 :]))
        assert found == min(i + 1, len(lines) - 1)
        assert "begins with" in reason or "a line before it is gone" in reason or "breaks off" in reason


def test_any_two_lines_that_changed_places_are_found() -> None:
    lines = lines_of(short_game())
    for i in range(1, len(lines) - 1):
        swapped = [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]
        assert at_line("".join(swapped))[0] == i + 1


def test_any_doubled_line_is_found() -> None:
    lines = lines_of(short_game())
    for i in range(len(lines) - 1):
        assert at_line("".join([*lines[: i + 1], *lines[i:]]))[0] == i + 2


def test_a_text_that_breaks_off_anywhere_is_found() -> None:
    text = short_game().wtr()
    for length in range(1, len(text) - 1, 7):
        line, reason = at_line(text[:length])
        assert line == len(text[:length].splitlines())
        assert "breaks off" in reason or "checksum" in reason or "begins with" in reason or "format" in reason


def test_an_empty_line_in_a_game_is_found() -> None:
    lines = lines_of(short_game())
    assert at_line("".join([*lines[:9], "\n", *lines[9:]])) == (
        10,
        "the line has no checksum; it was cut off, or added by hand",
    )


def test_lines_may_end_as_on_other_systems() -> None:
    text = short_game().wtr()
    assert wtr.dump(wtr.parse(text.replace("\n", "\r\n"))) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "one game is needed, here are 0"),
        ("hello\n", "line 1: a game begins with `wartable`"),
        ("\x89PNG\r\n", "line 1: a game begins with `wartable`"),
        ("\nwartable 2 #00000000\n", "line 2: the record has format '2'; format 1 is read here"),
        ("wartable\n", "line 1: the record has format ''"),
        ("wartable 1\n", "line 1: the line has no checksum"),
        ("wartable 1 #00000000\n", "line 1: the checksum is 00000000"),
    ],
)
def test_a_text_that_is_no_record(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        wtr.parse(text)
    assert str(error.value).startswith(reason)


HEAD = ["wartable 1", "title proelio", "rules 1", "content c0ffee", "seats 3", "options a=b"]
HEX = "0" * 64


@pytest.mark.parametrize(
    ("bodies", "line", "reason"),
    [
        ([*HEAD[:4], "end open"], 5, "the header has no 'seats'"),
        ([HEAD[0], HEAD[2], HEAD[1]], 3, "'title' is out of order"),
        ([*HEAD, "seats 3"], 7, "'seats' is out of order"),
        ([HEAD[0], "title "], 2, "'title' is empty"),
        ([*HEAD[:4], "seats 0", HEAD[5], "start"], 7, "'0' is not a number of seats"),
        ([*HEAD[:4], "seats three", HEAD[5], "start"], 7, "'three' is not a number of seats"),
        ([*HEAD, "commitment abc", "start"], 8, "'abc' is not 64 hexadecimal digits"),
        ([*HEAD, "veiled 3", "start"], 8, "'3' is not a seat (0 to 2)"),
        ([*HEAD, "start", "3 draw"], 8, "'3' is not a seat"),
        ([*HEAD, "start", "00000000000000000000000 draw"], 8, "is not a seat"),
        ([*HEAD, "0 draw"], 7, "the game must be opened before this"),
        ([*HEAD, "undo 0"], 7, "the game must be opened before this"),
        ([*HEAD, "rollback 0"], 7, "the game must be opened before this"),
        ([*HEAD, "start", "start"], 8, "the game was opened before"),
        ([*HEAD, "start soon"], 7, "'start soon' is no line of a record"),
        ([*HEAD, "position 1"], 7, "'position 1' is no line of a record"),
        ([*HEAD, "start", "> drew"], 8, "'> drew' is no line of a record"),
        ([*HEAD, "start", "dance 0"], 8, "'dance 0' is no line of a record"),
        ([*HEAD, "start", "0"], 8, "the line breaks off"),
        ([*HEAD, "start", "note 0"], 8, "the line breaks off"),
        ([*HEAD, "start", "salt - rose"], 8, "'-' is not a seat"),
        ([*HEAD, "~ 0 6 3"], 7, "does not belong to the line before it"),
        ([*HEAD, "note - hm", "~ 0 6 3"], 8, "does not belong to the line before it"),
        ([*HEAD, "start", "x ~ 0 6 3"], 8, "does not belong to the line before it"),
        ([*HEAD, "start", "~ 0 6"], 8, "an index, a range and a result"),
        ([*HEAD, "start", "~ 0 6 6"], 8, "'6' is not a result of this range (0 to 5)"),
        ([*HEAD, "start", "~ 0 6 ?"], 8, "'?' is not a result of this range"),
        ([*HEAD, "start", "~ 0 6 -1"], 8, "'-1' is not a result of this range"),
        ([*HEAD, "start", "~ 0 6 3 die 3"], 8, "the result 3 of a die is its face 4, not 'die 3'"),
        ([*HEAD, "start", "~ 1 6 3", "end open"], 8, "the draw index 0 is missing before 1"),
        ([*HEAD, "start", "~ 0 6 3", "~ 0 6 3", "end open"], 9, "the draw index 0 is used twice"),
        ([*HEAD, "start", "0 draw", "~ 0 6 3", "1 draw", "~ 0 6 3", "end open"], 11, "the draw index 0 is used twice"),
        ([*HEAD, "start", "undo 0", "end open"], 8, "seat 0 has no choice to take back"),
        ([*HEAD, "start", "rollback 9"], 8, "'9' is not a number of lines (0 to 1)"),
        ([*HEAD, "note - hm", "start", "rollback 1", "end open"], 9, "a rollback keeps 2 to 2 lines here, not 1"),
        ([*HEAD, "start", "x 0 draw", "end open"], 8, "the line is struck out, but nothing took it back"),
        ([*HEAD, "start", "0 draw", "undo 0", "end open"], 8, "the line is not struck out, but it was taken back"),
        ([*HEAD, "start", f"secret {HEX}", "end open"], 8, "a secret only where there is a commitment"),
        ([*HEAD, f"commitment {HEX}", "start", "secret 00", "end open"], 9, "'00' is not 64 hexadecimal digits"),
        ([*HEAD, f"commitment {HEX}", "start", f"secret {HEX}", "0 draw"], 10, "after the secret comes the end"),
        ([*HEAD, "start", "end"], 8, "the line breaks off"),
        ([*HEAD, "start"], 7, "the record breaks off after this line"),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(bodies: list[str], line: int, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        wtr.parse(marked("".join(f"{body} #\n" for body in bodies)))
    assert reason in error.value.reason
    assert error.value.line == line


def edited(table: Table, old: str, new: str) -> str:
    """The table's text with new marks after a change that somebody made with care."""
    text = table.wtr()
    assert text.count(old) >= 1
    return marked(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("0 exchange shields shields", "0 exchange shields", "'exchange shields' is no complete choice"),
        ("0 exchange shields shields", "0 exchange shields hero", "'exchange shields hero' is refused by PR-ACT"),
        ("0 exchange shields shields", "1 exchange shields shields", "is refused by PR-TURN-01"),
        ("0 exchange shields shields", "0 dance", "'dance' is no action"),
        ("0 exchange shields shields", "0 draw", "a result out of 24 where the game draws out of 69"),
        ("~ 16 24 9 hero", "~ 16 24 9 gunpowder", "the record says 'gunpowder', the rules make it 'hero'"),
        ("~ 16 24 9 hero", "~ 16 23 9 hero", "a result out of 23 where the game draws out of 24"),
        ("end open", "end PR-WIN-01 winners=0", "the record ends with 'PR-WIN-01 winners=0', its replay with 'open'"),
        ("mode=open_war", "mode=truce", "option 'mode': truce is not one of"),
        ("mode=open_war", "peace=open_war", "there is no option 'peace'"),
        ("seats 3", "seats 7", "takes 3-6 seats, not 7"),
    ],
)
def test_a_change_with_new_marks_is_found_by_the_rules(old: str, new: str, reason: str) -> None:
    table = dictated_game()
    text = edited(table, old, new)
    line, found = at_line(text)
    assert reason in found
    assert line > 0


def test_results_that_no_rule_asks_for_are_found() -> None:
    table = PROELIO.open(seats=3, seed=5, memory=False)
    seat = table.deciders[0]
    choice = next(choice for choice in table.choices(seat) if choice.text.startswith(("attack", "fortify")))
    table.act(seat, choice)
    text = table.wtr()
    line = f"{seat} {choice.text}"
    more = marked(text.replace(line, f"{line} #\n~ 16 6 3"))
    assert at_line(more)[1] == "the rules ask for no such result of chance"
    fewer = marked("".join(body for body in text.splitlines(keepends=True) if not body.startswith("~ 15 ")))
    assert "the record has no result for draw 16" in at_line(fewer)[1]


@pytest.mark.parametrize(
    "position", ["[]", "7", "{", '{"seats":3,"houses":7}', '{"seats":3,"tops":[{},{}]}', "[" * 9999]
)
def test_a_position_that_makes_no_sense(position: str) -> None:
    table = PROELIO.position({"seats": 3}, seed=1)
    text = "".join(
        f"position 0.8.2 {position} #\n" if line.startswith("position") else line
        for line in table.wtr().splitlines(keepends=True)
    )
    line, reason = at_line(marked(text))
    assert (line, reason.startswith("the position cannot be read: ")) == (8, True)
