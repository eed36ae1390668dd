"""Taking back a choice that asked others in secret: nobody learns who has answered, and their answers go with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import wartable
from tests.conformance.tiny import Tiny
from tests.conformance.tiny.state import DONE, PASS, WIDTH, TinyState
from tests.core.games import again
from tests.core.record.test_wtr import edited
from tests.small.auction import TITLE as AUCTION
from tests.small.auction.kit import SEAL, WIDTH as AUCTION_WIDTH
from tests.small.auction.state import AuctionState
from wartable import PUBLIC, Seeded, Table, UndoRefused
from wartable.core.errors import RecordError
from wartable.core.record import record as rec, veiled, wtr
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, SILENT, Log

ADA, BEN, CYD, DAN = range(4)


class RollsInSecret(TinyState):
    """A seat that answers the trap rolls a die of its own, and nobody else hears of it."""

    def apply(self, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        if self.window(seat) and code // WIDTH in (PASS, DONE):
            chance.die(6, BIT[seat])
        super().apply(seat, code, chance, log)


class RollsByAnswers(TinyState):
    """A seat that answers the trap rolls a die of its own that is the larger the more have answered before."""

    def apply(self, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        if self.window(seat) and code // WIDTH in (PASS, DONE):
            answered = sum(kind >= 0 for kind in self.sealed)
            if answered:
                chance.die(6 + answered, BIT[seat])
        super().apply(seat, code, chance, log)


class SealsForGood(TinyState):
    """Nobody may take back an answer to the trap."""

    def final(self, seat: int, code: int) -> bool:
        return super().final(seat, code) or bool(self.window(seat))


def trapped(state: type[TinyState] = TinyState) -> Table:
    """Four seats; Ada has laid a trap, and all the others are asked in secret."""
    title = Tiny()
    title.state_class = state
    table = title.open(4, seed=6)
    table.act(ADA, next(choice for choice in table.choices(ADA) if choice.text.startswith("lay")))
    assert table.deciders == (BEN, CYD, DAN)
    return table


def nobody(table: Table) -> None:
    """Nobody has answered."""


def one(table: Table) -> None:
    table.act(BEN, "pass")


def two(table: Table) -> None:
    table.act(DAN, "pass")
    guard = next(choice for choice in table.choices(BEN) if choice.text.startswith("guard"))
    table.act(BEN, guard)
    table.act(BEN, *table.choices(BEN))


def one_and_a_draft(table: Table) -> None:
    table.act(CYD, next(choice for choice in table.choices(CYD) if choice.text.startswith("guard")))
    table.act(BEN, "pass")


ANSWERS = [nobody, one, two, one_and_a_draft]
GONE = {nobody: "", one: "1", two: "3 1", one_and_a_draft: "1"}
TOLD = {
    nobody: [],
    one: [(BEN, "answer-dropped")],
    two: [(BEN, "answer-dropped"), (DAN, "answer-dropped")],
    one_and_a_draft: [(BEN, "answer-dropped"), (CYD, "draft-dropped")],
}
STATES = [TinyState, SealsForGood, RollsInSecret]


def known(table: Table, viewer: int) -> tuple[object, ...]:
    """All that a viewer can learn from a table, by any door."""
    seat = max(viewer, 0)
    return (
        table.view(viewer),
        table.log(viewer),
        table.wtr(viewer),
        viewer == PUBLIC or (table.number(seat), table.can_undo(seat), table.choices(seat)),
        table.points,
    )


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("answer", ANSWERS)
def test_who_takes_back_learns_nothing_of_the_answers(answer: Callable[[Table], None], state: type[TinyState]) -> None:
    plain, table = trapped(state), trapped(state)
    before = known(table, ADA)
    answer(table)
    assert known(table, ADA) == before == known(plain, ADA)
    plain.undo(ADA)
    table.undo(ADA)
    for viewer in (ADA, PUBLIC):
        assert known(table, viewer) == known(plain, viewer)
    assert table.state.to_dict() == plain.state.to_dict()
    assert table.deciders == (ADA,)


@pytest.mark.parametrize("answer", ANSWERS)
def test_indexes_of_draws_tell_nothing_of_dice_rolled_in_secret(answer: Callable[[Table], None]) -> None:
    table = trapped(RollsInSecret)
    answer(table)
    table.undo(ADA)
    table.act(ADA, "draw")
    true = [draw.index for line in table.record.lines for draw in line.draws]
    assert true == list(range(table.record.drawn))
    for viewer in (ADA, PUBLIC):
        shown = [draw.index for line in wtr.parse(table.wtr(viewer)).lines for draw in line.draws]
        assert shown == list(range(len(true) - (len(GONE[answer].split()))))  # type: ignore[index]


@pytest.mark.parametrize("answer", ANSWERS)
def test_who_had_answered_is_told_that_it_is_gone(answer: Callable[[Table], None]) -> None:
    table = trapped()
    answer(table)
    table.undo(ADA)
    assert [(seat, phrase.key) for seat, phrase in table.notices] == TOLD[answer]  # type: ignore[index]
    assert table.record.lines[-1].text == GONE[answer]  # type: ignore[index]
    assert all(line.struck for line in table.record.lines if line.kind == rec.CHOICE)
    for lang, word in (("en", "answered"), ("it", "risposta")):
        assert all(
            word in phrase.say(wartable.title("proelio").messages, lang)
            for _, phrase in table.notices
            if phrase.key == "answer-dropped"
        )


@pytest.mark.parametrize("state", STATES)
def test_the_record_says_it_and_replays(state: type[TinyState], tmp_path: Path) -> None:
    table = trapped(state)
    two(table)
    table.undo(ADA)
    table.act(ADA, "pass")
    text = table.wtr()
    assert "\nundo 0 3 1 #" in text
    fresh = again(table, Seeded(1))
    assert fresh.state.to_dict() == table.state.to_dict()
    assert [line.struck for line in fresh.record.lines] == [line.struck for line in table.record.lines]
    assert fresh.record.drawn == table.record.drawn
    own = wtr.parse(table.wtr(BEN))
    assert [line.text for line in own.lines if line.struck and line.kind == rec.CHOICE] != []
    assert all("undo" not in line for line in table.wtr(BEN).splitlines())
    for viewer in range(-1, 4):
        assert fresh.wtr(viewer) == table.wtr(viewer)
        assert veiled.log(wtr.parse(table.wtr(viewer)), table.title, table.kit, "it") == table.log(viewer, "it")
    mine = [line.partition(" #")[0] for line in table.wtr(ADA).splitlines()]
    assert "undo 0" in mine


@pytest.mark.parametrize(("line", "why"), [("undo 0 9", "not a seat"), ("undo 0 2", "no choice"), ("undo 0 x", "seat")])
def test_an_undo_that_names_what_is_not_there_is_refused(line: str, why: str) -> None:
    table = trapped()
    one(table)
    table.undo(ADA)
    with pytest.raises(RecordError, match=why):
        wtr.parse(edited(table, "undo 0 1", line))


def test_the_others_answers_stand_if_they_do_not_hang_on_what_is_taken_back() -> None:
    table = trapped(RollsInSecret)
    table.act(BEN, "pass")
    drawn = table.record.drawn
    table.act(CYD, "pass")
    with pytest.raises(UndoRefused):
        table.undo(BEN)  # the die was seen
    plain = trapped()
    plain.act(BEN, "pass")
    plain.act(CYD, "pass")
    plain.undo(BEN)
    assert plain.deciders == (BEN, DAN)
    assert plain.notices == []
    assert plain.record.lines[-1].text == ""
    assert table.record.drawn == drawn + 1


def test_an_answer_whose_dice_would_be_others_now_is_gone() -> None:
    table = trapped(RollsByAnswers)
    table.act(BEN, "pass")
    table.act(CYD, "pass")
    assert table.can_undo(BEN), "Cyd's die is hers alone"
    table.undo(BEN)
    assert table.deciders == (BEN, CYD, DAN)
    assert [(seat, phrase.key) for seat, phrase in table.notices] == [(CYD, "answer-dropped")]
    assert table.record.lines[-1].text == "2"
    assert again(table).wtr() == table.wtr()


def test_after_the_reveal_nothing_goes_back() -> None:
    for state in STATES:
        table = trapped(state)
        for seat in (BEN, CYD, DAN):
            table.act(seat, "pass")
        for seat in range(4):
            assert not table.can_undo(seat)
            with pytest.raises(UndoRefused):
                table.undo(seat)


def test_a_title_may_close_the_door_before_anybody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the auction's own rules an offer is final at once; by these only a sealed pledge is, for its own seat."""
    for offers, refused in ((True, True), (False, False)):
        kept = AuctionState.final if offers else lambda self, seat, code: code // AUCTION_WIDTH == SEAL
        with monkeypatch.context() as changed:
            changed.setattr(AuctionState, "final", kept)
            for sealed in ((), (1,), (1, 2, 3)):
                table = AUCTION.open(seats=4, seed=3)
                table.act(0, "offer ring")
                for seat in sealed:
                    table.act(seat, "pledge nothing")
                # South is North's partner and sees what is pledged there: that is an answer which South can see.
                seen = 2 in sealed
                assert table.can_undo(0) == (not refused and not seen)
                if table.can_undo(0):
                    table.undo(0)
                    assert [(seat, phrase.key) for seat, phrase in table.notices] == [
                        (seat, "answer-dropped") for seat in sealed
                    ]
                else:
                    with pytest.raises(UndoRefused):
                        table.undo(0)
