"""Fair chance: committed to before, salted by all, computed by anybody afterwards, and never going back."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import Counter

import pytest

import wartable
from tests.core.games import PROELIO
from wartable.core.errors import OptionError, WartableError
from wartable.core.record import record as rec
from wartable.core.record.fair_chance import SPAN, Fair, commit, message, number
from wartable.core.rules.chance import ChanceError

SECRET = bytes(range(32))
SALTS = {0: "a red rose", 2: "perché?"}


def by_hand(secret: bytes, salts: dict[int, str], index: int, n: int) -> tuple[int, int]:
    """A result and its attempt, computed as the documentation says and with nothing of the module."""
    for attempt in range(1000):
        text = "".join(f"{seat} {salts[seat]}\n" for seat in sorted(salts)) + f"{index} {attempt}"
        mac = hmac.new(secret, text.encode("utf-8"), hashlib.sha256).digest()
        (value,) = struct.unpack(">I", mac[:4])
        if value < 2**32 - 2**32 % n:
            return value % n, attempt
    raise AssertionError


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    fair = Fair(SECRET)
    assert fair.commitment == hashlib.sha256(SECRET).hexdigest() == commit(SECRET)
    assert fair.reveal() == SECRET.hex()


def test_secrets_are_long_and_new_each_time() -> None:
    first, second = Fair(), Fair()
    assert first.commitment != second.commitment
    assert len(bytes.fromhex(first.secret)) == 32
    with pytest.raises(OptionError, match="32 bytes, not 31"):
        Fair(bytes(31))


def test_a_fair_chance_does_not_show_its_secret() -> None:
    assert SECRET.hex() not in repr(Fair(SECRET))
    assert SECRET.hex()[:8] not in repr(Fair(SECRET))


@pytest.mark.parametrize("n", [1, 2, 6, 84, 1000, SPAN])
def test_results_are_those_computed_by_hand(n: int) -> None:
    fair = Fair(SECRET)
    for seat, text in SALTS.items():
        fair.salt(seat, text)
    found = [fair.below(n) for _ in range(20)]
    assert found == [by_hand(SECRET, SALTS, index, n)[0] for index in range(20)]
    assert found == [number(SECRET, SALTS, index, n) for index in range(20)]


def test_results_that_would_favour_some_numbers_are_tried_again() -> None:
    n = SPAN // 2 + 1
    found = [by_hand(SECRET, SALTS, index, n) for index in range(60)]
    assert {attempt for _, attempt in found} >= {0, 1, 2}
    assert [number(SECRET, SALTS, index, n) for index in range(60)] == [result for result, _ in found]


@pytest.mark.parametrize("n", [0, -1, SPAN + 1])
def test_a_range_that_cannot_be(n: int) -> None:
    fair = Fair(SECRET)
    with pytest.raises(ChanceError):
        fair.below(n)
    assert fair.index == 0


def test_all_results_are_about_equally_likely() -> None:
    fair = Fair(SECRET)
    counts = Counter(fair.die(6) for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(900 <= count <= 1100 for count in counts.values())


def test_the_message_cannot_be_read_in_two_ways() -> None:
    assert message({0: "a", 1: "b"}, 3, 0) == b"0 a\n1 b\n3 0"
    assert message({1: "b", 0: "a"}, 3, 0) == message({0: "a", 1: "b"}, 3, 0)
    ambiguous = [message({0: "a"}, 1, 2), message({0: "a 1"}, 2, 0), message({}, 12, 0), message({}, 1, 20)]
    assert len(set(ambiguous)) == 4


def test_each_seat_changes_every_result_after_its_salt() -> None:
    plain, salted = Fair(SECRET), Fair(SECRET)
    before = [plain.below(1000) for _ in range(5)], [salted.below(1000) for _ in range(5)]
    assert before[0] == before[1]
    salted.salt(1, "tulip")
    after = [plain.below(1000) for _ in range(20)], [salted.below(1000) for _ in range(20)]
    assert sum(a == b for a, b in zip(*after, strict=True)) < 3


def test_a_seats_new_salt_takes_the_place_of_its_old_one() -> None:
    fair = Fair(SECRET)
    fair.salt(0, "rose")
    fair.salt(0, "tulip")
    assert fair.salts == {0: "tulip"}
    assert fair.given == [(0, "rose"), (0, "tulip")]
    assert fair.below(1000) == number(SECRET, {0: "tulip"}, 0, 1000)


@pytest.mark.parametrize("text", ["", "  ", "x" * 101, "a\x00b", "\x1b[31m", "\u202eabc", "\ud800", 7])
def test_a_salt_that_could_not_stand_in_a_record(text: str) -> None:
    fair = Fair(SECRET)
    with pytest.raises(OptionError, match="a salt"):
        fair.salt(0, text)
    assert fair.given == []


@pytest.mark.parametrize("seat", [-1, True, "0"])
def test_a_salt_of_no_seat(seat: int) -> None:
    with pytest.raises(OptionError, match="there is no seat"):
        Fair(SECRET).salt(seat, "rose")


def test_a_salt_is_one_line() -> None:
    fair = Fair(SECRET)
    fair.salt(0, " a\n red\t rose ")
    assert fair.salts == {0: "a red rose"}


def test_nothing_is_drawn_once_the_secret_is_published() -> None:
    fair = Fair(SECRET)
    fair.reveal()
    with pytest.raises(ChanceError, match="published"):
        fair.die(6)
    with pytest.raises(OptionError, match="published"):
        fair.salt(0, "rose")


def test_going_on_where_a_record_stands() -> None:
    fair, again = Fair(SECRET), Fair(SECRET)
    fair.salt(0, "rose")
    for _ in range(7):
        fair.below(84)
    again.resume([(0, "rose")], 7)
    assert [fair.below(84) for _ in range(5)] == [again.below(84) for _ in range(5)]
    with pytest.raises(OptionError, match="cannot go back"):
        again.resume([(0, "rose")], 7)
    with pytest.raises(OptionError, match="cannot go back"):
        again.resume([(0, "tulip")], 20)


# -- at a table --


def fair_table() -> wartable.Table:
    fair = Fair(SECRET)
    fair.salt(0, "rose")
    fair.salt(2, "tulip")
    return PROELIO.open(seats=3, chance=fair)


def test_a_table_writes_commitment_and_salts_before_the_deal() -> None:
    table = fair_table()
    assert table.record.commitment == commit(SECRET)
    assert [(line.kind, line.seat, line.text) for line in table.record.lines] == [
        (rec.SALT, 0, "rose"),
        (rec.SALT, 2, "tulip"),
        (rec.START, -1, ""),
    ]
    deal = table.record.lines[-1].draws
    assert [draw.index for draw in deal] == list(range(16))
    assert [draw.raw for draw in deal] == [number(SECRET, {0: "rose", 2: "tulip"}, d.index, d.n) for d in deal]


def test_a_later_salt_counts_from_then_on() -> None:
    table = fair_table()
    table.salt(1, "lily")
    seat = table.deciders[0]
    table.act(seat, "draw")
    salt, choice = table.record.lines[-2:]
    assert (salt.kind, salt.seat, salt.text) == (rec.SALT, 1, "lily")
    (draw,) = choice.draws
    assert (draw.index, draw.raw) == (16, number(SECRET, {0: "rose", 1: "lily", 2: "tulip"}, 16, draw.n))


def test_a_salt_given_to_the_chance_itself_is_written_all_the_same() -> None:
    table = fair_table()
    assert table.fair is not None
    table.fair.salt(1, "lily")
    assert "salt 1 lily" in table.wtr()
    table.act(table.deciders[0], "draw")
    assert [line.kind for line in table.record.lines[-2:]] == [rec.SALT, rec.CHOICE]


def test_no_index_comes_twice_not_even_by_undo_or_rollback() -> None:
    table = fair_table()
    for _ in range(2):
        for _ in range(3):
            table.act(table.deciders[0], "draw")
            while "discard" in table.choices(table.deciders[0])[0].text:
                table.act(table.deciders[0], table.choices(table.deciders[0])[0])
        for seat in range(3):
            table.agree_rollback(seat, 0)
    table.act(table.deciders[0], "draw")
    draws = [draw for line in table.record.lines for draw in line.draws]
    assert [draw.index for draw in draws] == list(range(16 + 7))
    assert table.fair is not None
    assert table.fair.index == 23
    assert [draw.raw for draw in draws] == [number(SECRET, table.fair.salts, d.index, d.n) for d in draws]
    assert sum(line.struck for line in table.record.lines if line.draws) == 6


def test_each_table_has_a_chance_of_its_own() -> None:
    table = fair_table()
    assert table.fair is not None
    with pytest.raises(OptionError, match="its own Fair"):
        PROELIO.open(seats=3, chance=table.fair)
    used = Fair(SECRET)
    used.die(6)
    with pytest.raises(OptionError, match="its own Fair"):
        PROELIO.open(seats=3, chance=used)


def test_a_chance_that_something_else_draws_from_is_refused() -> None:
    table = fair_table()
    assert table.fair is not None
    table.fair.die(6)
    before = table.state.to_dict()
    with pytest.raises(WartableError, match="something else has drawn"):
        table.act(table.deciders[0], "draw")
    assert table.state.to_dict() == before


def test_salts_of_seats_that_are_not_there() -> None:
    fair = Fair(SECRET)
    fair.salt(5, "rose")
    with pytest.raises(OptionError, match="seat 5 gave a salt, but the seats are 0 to 2"):
        PROELIO.open(seats=3, chance=fair)
    table = fair_table()
    assert table.fair is not None
    with pytest.raises(OptionError, match="no seat 3"):
        table.fair.salt(3, "rose")
    with pytest.raises(WartableError, match="no seat 3"):
        table.salt(3, "rose")


def test_a_seeded_table_takes_no_salts() -> None:
    with pytest.raises(OptionError, match="takes no salts"):
        PROELIO.open(seats=3, seed=1).salt(0, "rose")


def test_the_secret_stays_one_while_the_game_goes_on() -> None:
    table = fair_table()
    with pytest.raises(WartableError, match="goes on"):
        table.reveal()
    assert table.record.secret == ""
    for viewer in range(-1, 3):
        assert SECRET.hex() not in table.wtr(viewer)
