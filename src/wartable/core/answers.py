"""What a title's view says of the answers that a seat may give, and of the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wartable.core.rules.state import State
from wartable.core.text.messages import Phrase
from wartable.core.view import Choice, Ending, NearMiss, Told, pick_text


def answers(
    state: State,
    seat: int,
    clauses: Sequence[str],
    row: Sequence[int],
    line: Callable[[list[int]], str],
    tell: Callable[[int], Told],
    explain: Callable[[int, str], Phrase | None] | None = None,
) -> tuple[tuple[Choice, ...], tuple[NearMiss, ...]]:
    """A seat's offers, told: those that it may play, and those that a clause forbids.

    `row` has the clicks of the seat's open row, `line` gives the words of a choice made of clicks, `tell` how a code is
    told, `explain` what a clause has to do with it in this position, where there is more to say than its short reason.
    """
    choices: list[Choice] = []
    near_misses: list[NearMiss] = []
    for code in state.offers(seat):
        text = line([*row, code]) if state.completes(seat, code) else pick_text(line([code]))
        told, clause = tell(code), clauses[state.why(seat, code)]
        if clause:
            reason = explain(code, clause) if explain is not None else None
            near_misses.append(NearMiss(code, text, told.label, clause, told.targets, reason))
        else:
            caution, final = clauses[state.caution(seat, code)], state.final(seat, code)
            warning = explain(code, caution) if caution and explain is not None else None
            choices.append(Choice(code, text, told.label, told.hint, told.targets, caution, final, warning))
    return tuple(choices), tuple(near_misses)


def ending(state: State, clauses: Sequence[str]) -> Ending | None:
    """How the game ended, or None while it goes on."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return Ending(outcome.winners, outcome.ranks, outcome.scores, clauses[outcome.clause])
