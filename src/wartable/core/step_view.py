"""What a view says of the step that is played.

The question, the answers that a seat may give, the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wartable.core.rules.notation import Notation
from wartable.core.rules.state import State
from wartable.core.rules.steps import StepState
from wartable.core.view import Choice, Ending, NearMiss

Answers = tuple[tuple[Choice, ...], tuple[NearMiss, ...]]


def step_answers(state: StepState, seat: int, clauses: Sequence[str], notation: Notation) -> Answers:
    """Return a seat's offers, named: those that it may play, and those that a clause forbids."""
    if not state.asks(seat):
        return (), ()
    step = state.doing()
    choices, near_misses = [], []
    row: list[int] | None = None
    for code in state.offers(seat):
        verb, arg = code >> step.shift, code & step.mask
        part = step.part(verb)
        quiet, clause = ((part.quiets >> verb) & 1) == 1, part.why(state, seat, verb, arg)
        if quiet and clause:
            continue  # there may be hundreds: they are asked for when they are pointed at
        if not part.completes(state, seat, verb, arg):
            text = notation.pick_text(code)
        else:
            row = step.row(state, seat) if row is None else row
            text = notation.line([*row, code]) if row else notation.alone(code)
        called = part.wording(state, seat, verb, arg)
        if clause:
            reason = state.reason(seat, code, clause)
            near_misses.append(NearMiss(code, text, called.label, clauses[clause], called.targets, reason))
        else:
            caution, final = part.caution(state, seat, verb, arg), part.final(state, seat, verb, arg)
            warning = state.reason(seat, code, caution) if caution else None
            choices.append(
                Choice(code, text, called.label, called.hint, called.targets, clauses[caution], final, warning, quiet)
            )
    return tuple(choices), tuple(near_misses)


def quiet_misses(state: StepState, seat: int, things: Sequence[str], clauses: Sequence[str]) -> list[NearMiss]:
    """Return the refused quiet offers of a seat that are clicked on all of these things."""
    if not things or not state.asks(seat):
        return []
    step, out = state.doing(), []
    for code in state.offers(seat):
        verb, arg = code >> step.shift, code & step.mask
        part = step.part(verb)
        if ((part.quiets >> verb) & 1) == 0:
            continue
        clause = part.why(state, seat, verb, arg)
        if clause == 0:
            continue
        called = part.wording(state, seat, verb, arg)
        if set(things) <= set(called.targets):
            reason = state.reason(seat, code, clause)
            out.append(NearMiss(code, "", called.label, clauses[clause], called.targets, reason))
    return out


def step_facts(state: StepState, viewer: int, clauses: Sequence[str], notation: Notation) -> dict[str, Any]:
    """Return what every view has of a position that is played by steps: all but the title and the number of seats."""
    step = state.doing()
    asked = step.known_asked(state, viewer)
    waits = len(asked) > 0 and viewer not in asked
    choices, near_misses = step_answers(state, viewer, clauses, notation)
    return {
        "viewer": viewer,
        "asked": asked,
        "prompt": state.meanwhile(viewer) if waits else step.prompt(state, viewer),
        "detail": step.detail(state, viewer),
        "choices": choices,
        "near_misses": near_misses,
        "ending": ending(state, clauses),
    }


def ending(state: State, clauses: Sequence[str]) -> Ending | None:
    """Return how the game ended, or None while it goes on."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return Ending(outcome.winners, outcome.ranks, outcome.scores, clauses[outcome.clause])
