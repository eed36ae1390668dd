"""Steps: what they answer by default, secret answers of several seats, the stack, and counts that may be left out."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.core.errors import NotAnAction
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import PUBLIC, Log
from wartable.core.rules.notation import Click, Count, Names, Notation, Verb, examples
from wartable.core.rules.state import Outcome
from wartable.core.rules.steps import Over, StackState, Step, Together
from wartable.core.step_view import step_facts
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording

PICK, SEAL, PASS = range(1, 4)
WIDTH = 8
VERBS = [
    Verb("bid", Count(PICK, Names(0), least=0), Click(SEAL), examples=["bid 2 foot"]),
    Verb("pass", Click(PASS)),
]
NOTATION = Notation(WIDTH, VERBS, [["foot", "gun"]])


class Bids(Together["Sealed"]):
    """Three seats bid at once; seats 0 and 2 tell each other."""

    def seats(self, p: Sealed) -> tuple[int, ...]:
        return (0, 1, 2)

    def answered(self, p: Sealed, seat: int) -> bool:
        return p.done[seat]

    def shares(self, p: Sealed, viewer: int, seat: int) -> bool:
        return viewer >= 0 and viewer % 2 == seat % 2

    def offer(self, p: Sealed, seat: int, out: list[int]) -> None:
        out += [PICK * WIDTH, SEAL * WIDTH]

    def play(self, p: Sealed, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        if verb == PICK:
            p.rows[seat] += 1
        else:
            p.done[seat] = True

    def row(self, p: Sealed, seat: int) -> list[int]:
        return [PICK * WIDTH] * p.rows[seat]

    def wording(self, p: Sealed, seat: int, verb: int, arg: int) -> Wording:
        return Wording(Phrase("label"))


class Window(Step["Sealed"]):
    """Seat 1 may pass, and nothing else."""

    def offer(self, p: Sealed, seat: int, out: list[int]) -> None:
        out.append(PASS * WIDTH)


class Sealed(StackState):
    """A position of two steps."""

    def __init__(self) -> None:
        super().__init__()
        self.done = [False] * 3
        self.rows = [0] * 3

    def doing(self) -> Step[Any]:
        return STEPS[self.step()]

    def not_asked(self, seat: int) -> int:
        return 9

    def outcome(self) -> Outcome | None:
        return None


STEPS: list[Step[Any]] = [
    Over("over", WIDTH),
    Bids("bids", WIDTH, PICK, SEAL, selects=[PICK], reveals=[SEAL], not_now=5),
    Window("window", WIDTH, PASS, not_now=6, window=2, declines=PASS * WIDTH),
]


def at(step: int, seat: int = 0) -> Sealed:
    p = Sealed()
    p.push(step, seat)
    return p


def test_nobody_else_learns_who_has_answered() -> None:
    p = at(1)
    p.apply(1, SEAL * WIDTH, Seeded(0))
    assert p.deciders() == (0, 2)
    assert [STEPS[1].known_asked(p, viewer) for viewer in (PUBLIC, 0, 1)] == [(0, 1, 2), (0, 1, 2), (0, 2)]
    p.apply(0, SEAL * WIDTH, Seeded(0))
    assert [STEPS[1].known_asked(p, viewer) for viewer in (PUBLIC, 1, 2)] == [(0, 1, 2), (0, 2), (1, 2)]
    assert [STEPS[1].asks(p, seat) for seat in (PUBLIC, 0, 1, 2, 3)] == [False, False, False, True, False]
    assert p.why(0, SEAL * WIDTH) == 9


def test_a_viewer_alone_shares_by_default() -> None:
    p = at(1)
    p.done = [True, True, True]
    plain: Together[Sealed] = Together("plain", WIDTH)
    assert [(viewer, seat) for viewer in range(3) for seat in range(3) if plain.shares(p, viewer, seat)] == [
        (seat, seat) for seat in range(3)
    ]


def test_picks_leave_the_row_open_and_reveals_are_final() -> None:
    p = at(1)
    assert [p.completes(0, verb * WIDTH) for verb in (PICK, SEAL)] == [False, True]
    assert [p.final(0, verb * WIDTH) for verb in (PICK, SEAL)] == [False, True]
    assert not p.drafting(0)
    p.apply(0, PICK * WIDTH, Seeded(0))
    assert (p.drafting(0), p.drafting(2)) == (True, False)
    p.apply(0, SEAL * WIDTH, Seeded(0))
    assert not p.drafting(0), "a sealed row is no draft"


def test_what_is_not_asked_for_now_is_refused_by_the_step() -> None:
    assert [at(1).why(0, code) for code in (PASS * WIDTH, 0, -1, 10**9)] == [5] * 4
    assert at(2, 1).why(1, SEAL * WIDTH) == 6


def test_a_clock_declines_a_window_and_else_plays_the_first_legal_answer() -> None:
    assert at(2, 1).default(1, Seeded(0)) == PASS * WIDTH
    assert at(1).default(0, Seeded(0)) == PICK * WIDTH
    assert [at(2, 1).window(seat) for seat in (0, 1)] == [0, 2]


def test_steps_lie_upon_each_other() -> None:
    p = at(1)
    p.push(2, 1)
    assert (p.step(), p.asked(), p.deciders()) == (2, 1, (1,))
    p.pop()
    assert p.step() == 1
    p.pop()
    assert (p.step(), p.deciders(), p.legal(0)) == (0, (), [])


def test_a_view_has_the_steps_question_or_what_others_read() -> None:
    p = at(1)
    p.apply(1, SEAL * WIDTH, Seeded(0))
    facts = {viewer: step_facts(p, viewer, [""] * 10, NOTATION) for viewer in (0, 1)}
    assert [facts[viewer]["prompt"].key for viewer in (0, 1)] == ["prompt-bids", "wait-bids"]
    assert [choice.text for choice in facts[0]["choices"]] == ["bid 1 foot …", "bid"]
    assert facts[1]["choices"] == ()
    assert step_facts(Sealed(), 0, [""] * 10, NOTATION)["prompt"].key == "prompt-over"


def test_words_of_a_count_may_be_left_out_where_the_rules_say_what_is_missing() -> None:
    assert NOTATION.parse("bid") == [SEAL * WIDTH]
    assert NOTATION.line(NOTATION.parse("bid 2 gun 1 foot")) == "bid 1 foot 2 gun"
    strict = Notation(WIDTH, [Verb("bid", Count(PICK, Names(0)), examples=["bid 2 foot"])], [["foot"]])
    with pytest.raises(NotAnAction, match="'bid' takes numbers and names, such as: bid 2 foot"):
        strict.parse("bid")
    assert examples(VERBS) == ("bid 2 foot", "pass") == NOTATION.examples()
