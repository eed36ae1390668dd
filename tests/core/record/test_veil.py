"""The veiled record: what one viewer saw, and nothing that depends on what is hidden from that viewer."""

from __future__ import annotations

import re

import pytest

import wartable
from tests.core.games import PROELIO, again, lively_game, sealed
from tests.small.auction import TITLE as AUCTION, steps as auction
from tests.small.auction.state import AuctionState
from wartable.core.errors import RecordError
from wartable.core.record import record as rec, veiled, wtr
from wartable.core.rules.log import BIT, PUBLIC
from wartable.core.table import replay
from wartable.core.table.table import Table
from wartable.core.text.messages import Phrase


def bodies(text: str) -> list[str]:
    return [line.rpartition(" #")[0] for line in text.splitlines()]


def hidden_game(second: str, third: str, drawn: str, attack: str) -> Table:
    """A game of which seat 0 sees the same, no matter what the other Houses hold, draw and lay face down."""
    hands = ["knights"] * 5 + second.split() + third.split()
    table = PROELIO.open(seats=3, chance=wartable.Scripted(*hands, 0, "towers", drawn, "fortress"))
    table.act(0, "draw")
    table.act(0, "discard knights")
    table.act(2, "exchange shields shields")
    table.act(1, f"attack {attack}")
    table.act(0, "exchange knights knights")
    return table


def twins() -> tuple[Table, Table]:
    return (
        hidden_game(
            "manure soldiers shields patrol resources", "shields shields towers plague patrol", "hero", "manure"
        ),
        hidden_game(
            "soldiers soldiers palisades manure patrol",
            "shields shields manure manure palisades",
            "gunpowder",
            "soldiers",
        ),
    )


def test_a_twin_that_differs_in_hidden_things_alone_has_the_same_veiled_record() -> None:
    one, two = twins()
    assert one.wtr() != two.wtr()
    assert one.wtr(0) == two.wtr(0)
    assert one.wtr(PUBLIC) == two.wtr(PUBLIC)
    assert one.wtr(1) != two.wtr(1)


def test_the_raw_number_of_a_draw_would_tell_what_else_lies_in_the_pile() -> None:
    drawn = [next(line for line in table.record.lines if line.text == "draw").draws[0] for table in twins()]
    assert (drawn[0].n, drawn[0].word) == (drawn[1].n, drawn[1].word)
    assert drawn[0].raw != drawn[1].raw
    assert "~ 16 69 ? towers" in bodies(twins()[0].wtr(0))


def test_own_choices_stand_in_full_and_others_as_the_log_told_them() -> None:
    lines = bodies(twins()[0].wtr(0))
    assert "0 exchange knights knights" in lines
    assert not any(re.match(r"[12] ", line) for line in lines)
    laid = next(line for line in lines if line.startswith("> attack-laid"))
    assert laid.startswith("> attack-laid seat=house-1 target=house-2 ")
    assert laid.endswith(" card=?")
    assert "~ 17 24 ?" in lines
    assert "1 attack manure" in bodies(twins()[0].wtr(1))
    assert "card=card-manure" in twins()[0].wtr(1)


def test_sealed_answers_of_others_are_not_there_at_all() -> None:
    without, with_answers = sealed(), sealed()
    with_answers.act(1, "pledge nothing")
    pledge = next(choice for choice in with_answers.choices(3) if choice.text != "pledge nothing")
    with_answers.act(3, pledge)
    for viewer in (0, 2, PUBLIC):
        assert with_answers.wtr(viewer) == without.wtr(viewer)
    assert with_answers.wtr(1) != without.wtr(1)


def test_a_sealed_answer_taken_back_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AuctionState, "final", lambda self, seat, code: False)
    monkeypatch.setattr(auction, "BIT", [*BIT[:3], 0])  # East's partner is not told of the pledge
    without, with_answers = sealed(), sealed()
    with_answers.act(1, "pledge nothing")
    with_answers.undo(1)
    for viewer in (0, 2, PUBLIC):
        assert with_answers.wtr(viewer) == without.wtr(viewer)
    assert bodies(with_answers.wtr(1))[-4:-1] == [
        "x 1 pledge nothing",
        "x " + bodies(with_answers.wtr(1))[-3][2:],
        "undo 1",
    ]


def test_who_answered_last_is_not_told() -> None:
    first, last = sealed(), sealed()
    for table, order in ((first, (0, 1, 2, 3)), (last, (0, 3, 1, 2))):
        for seat in order:
            table.act(seat, "pledge nothing")
    assert first.wtr() != last.wtr()
    assert first.wtr(PUBLIC) == last.wtr(PUBLIC)


def test_orders_clocks_notes_and_names_of_others_are_not_there_at_all() -> None:
    plain, busy = sealed(), sealed()
    busy.order(1)
    busy.note(1, "a secret plan")
    busy.name_thing("platoon-1", "The Old Guard", 1)
    busy.play_default(1)
    assert busy.wtr(0) == plain.wtr(0)
    assert busy.wtr(PUBLIC) == plain.wtr(PUBLIC)
    mine = "\n".join(bodies(busy.wtr(1)))
    for line in ("order 1 decline turn", "note 1 a secret plan", "name 1 platoon-1 The Old Guard", "clock 1"):
        assert line in mine
    busy.note(PUBLIC, "tea is served")
    busy.name_thing("seat-0", "Ada")
    assert bodies(busy.wtr(0))[-3:-1] == ["note - tea is served", "name - seat-0 Ada"]


def test_a_rollback_counts_the_lines_that_the_viewer_has() -> None:
    def rolled_back(busy: bool) -> Table:
        table = PROELIO.open(seats=3, seed=5)
        if busy:
            for _ in range(3):
                table.note(1, "a secret plan")
        for _ in range(4):
            table.play_default(table.deciders[0])
        table.roll_back(2)
        return table

    quiet, busy = rolled_back(False), rolled_back(True)
    assert quiet.record.lines[-1].text != busy.record.lines[-1].text
    assert quiet.wtr(0) == busy.wtr(0)
    assert any(line.startswith("rollback ") for line in bodies(quiet.wtr(0)))
    assert any(line.startswith("x > ") for line in bodies(quiet.wtr(0)))


def test_no_seed_no_secret_no_position() -> None:
    seeded = PROELIO.open(seats=3, seed=424242)
    assert "424242" in seeded.wtr()
    fair = PROELIO.open(seats=3, chance=wartable.Fair(bytes(range(32))))
    assert bytes(range(32)).hex() in fair.wtr()
    at = PROELIO.position({"seats": 3, "houses": [{"hand": ["hero"]}]}, seed=1)
    assert "hero" in at.wtr()
    for viewer in (PUBLIC, 1):
        assert "424242" not in seeded.wtr(viewer)
        assert bytes(range(32)).hex() not in fair.wtr(viewer)
        assert f"commitment {fair.record.commitment}" in bodies(fair.wtr(viewer))
        assert "position 0.8.2" in bodies(at.wtr(viewer))
        assert "hero" not in at.wtr(viewer)


def test_even_of_a_game_that_is_over_the_veiled_record_holds_no_secret() -> None:
    table = PROELIO.open(seats=3, chance=wartable.Fair(bytes(range(32))), options={"absent_player": "abort_no_result"})
    table.forfeit(1)
    table.wtr()
    assert table.record.secret
    assert table.record.secret not in table.wtr(0)


def test_the_chain_of_a_veiled_record_follows_from_its_own_lines() -> None:
    text = twins()[0].wtr(0)
    chain = wtr.Chain()
    assert "".join(f"{body} #{chain.mark(body)}\n" for body in bodies(text)) == text


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 3])
def test_a_veiled_record_is_read_and_its_log_shown(viewer: int) -> None:
    for seed in range(4):
        table = lively_game(AUCTION, 4, seed, 60)
        table.history.clear()
        record = wtr.parse(table.wtr(viewer))
        assert record.viewer == viewer
        assert wtr.dump(record) == table.wtr(viewer)
        for lang in ("en", "it"):
            assert veiled.log(record, AUCTION, table.kit, lang) == table.log(viewer, lang)


def test_a_veiled_record_is_not_played_on() -> None:
    table = twins()[0]
    for viewer, whose in ((0, "seat 0"), (PUBLIC, "the public")):
        with pytest.raises(RecordError, match=f"line 1: the record is veiled for {whose}"):
            replay.restored(PROELIO, wtr.parse(table.wtr(viewer)), PROELIO.content())


def test_a_loaded_table_gives_out_the_same_veiled_records() -> None:
    for seed in range(3):
        table = lively_game(PROELIO, 3, seed, 60)
        back = again(table)
        for viewer in range(-1, 3):
            assert back.wtr(viewer) == table.wtr(viewer)


def test_results_that_no_rule_asked_for_are_nobody_s() -> None:
    fork = PROELIO.open(seats=3, seed=3).fork(0, wartable.Seeded(5))
    assert "~ 0 1073741824 ?" in bodies(fork.wtr(0))
    assert [line.kind for line in fork.record.lines] == [rec.POSITION]


@pytest.mark.parametrize(
    "phrase",
    [
        Phrase("plain", me="none"),
        Phrase("all", me="seat", seat=Phrase("house-0"), n=-3, hidden="veiled", text='two words, "quoted" = (x)'),
        Phrase(
            "deep",
            me="none",
            cards=[Phrase("so-many", card=Phrase("card-gold"), count=2), Phrase("no-cards"), 7, "veiled"],
        ),
        Phrase("empty", me="none", cards=[]),
    ],
)
def test_entries_come_back_from_their_words(phrase: Phrase) -> None:
    assert veiled.phrase_of(veiled.entry_text(phrase)) == phrase


@pytest.mark.parametrize(
    "words",
    ["drew cards=[a", "drew cards", "drew cards=", "drew x=(", "drew x=a(b", 'drew x="', "drew 7=7", "drew x=a,"],
)
def test_an_entry_that_makes_no_sense(words: str) -> None:
    table = sealed()
    record = wtr.parse(table.wtr(0))
    record.lines.append(rec.Line(rec.ENTRY, PUBLIC, words, number=99))
    with pytest.raises(RecordError, match="line 99: the entry cannot be read"):
        veiled.log(record, AUCTION, table.kit, "en")
