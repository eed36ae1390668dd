"""Drafts: an open row is taken back, done again, or taken up once struck."""

from __future__ import annotations

from wartable.core.errors import UndoRefused
from wartable.core.record.record import CHOICE
from wartable.core.rules.chance import Seeded
from wartable.core.rules.state import State
from wartable.core.table.engine import Engine
from wartable.core.table.history import Act, Click
from wartable.core.text.messages import Phrase


def undo(engine: Engine, seat: int, picks: list[Click]) -> None:
    """Take back picks of the seat's open row."""
    undone = engine.history.undone[seat]
    codes = engine.withdraw(seat, picks)
    engine.history.unmake(seat, [click.code for click in picks])
    engine.history.undone[seat] = [*undone, Act(codes, [])]


def undo_act(engine: Engine, seat: int) -> None:
    """Take back the seat's last act of its open row as a whole."""
    acts, undone = engine.history.acts[seat], engine.history.undone[seat]
    last = acts[-1]
    _redraft(engine, seat, Act(last.back, last.picked), acts[:-1], [*undone, last])


def redo(engine: Engine, seat: int) -> None:
    """Do again what the seat took back last."""
    acts, undone = engine.history.acts[seat], engine.history.undone[seat]
    if not undone:
        raise UndoRefused("redo-nothing", seat=seat)
    _redraft(engine, seat, undone[-1], [*acts, undone[-1]], undone[:-1])


def _redraft(engine: Engine, seat: int, act: Act, acts: list[Act], undone: list[Act]) -> None:
    """Do an act, and make these the acts of the seat's row and those that redo does again."""
    engine.play(seat, (*(-code for code in act.back), *act.picked))
    engine.history.acts[seat] = acts if engine.history.drafts[seat] else []
    engine.history.undone[seat] = undone


def struck_row(engine: Engine, seat: int) -> list[int]:
    """Return the clicks of the seat's last row that fits what it is asked now, to be taken up as a draft; or nothing.

    That is a choice that was struck after the seat's last one that stands, or that one: it may have been disputed.
    What comes from a real table is common: a seat without a row of its own goes on from another's.
    """
    if seat not in engine.deciders or engine.history.drafts[seat]:
        return []
    found = _last_row(engine, seat, seat)
    if not found and engine.state.outside():
        for other in range(engine.kit.seats):
            if other != seat and not found:
                found = _last_row(engine, other, seat)
    return found


def _last_row(engine: Engine, owner: int, seat: int) -> list[int]:
    """Return the clicks of the owner's last row, if the seat may pick any of them now."""
    for line in reversed(engine.record.lines):
        if line.kind != CHOICE or line.seat != owner:
            continue
        codes = engine.title.parse(engine.kit, line.text)
        if any(_picks(engine.state, seat, code) for code in codes):
            return codes
        if not line.struck:
            return []
    return []


def take_up(engine: Engine, seat: int) -> None:
    """Draft a struck row again: its picks as far as they fit; the seat is told how many do not."""
    codes = struck_row(engine, seat)
    if not codes:
        raise UndoRefused("nothing-to-take-up", seat=seat)
    trial, luck = engine.state.copy(), Seeded()
    taken, left = [], 0
    for code in codes:
        if _picks(trial, seat, code):
            trial.apply(seat, code, luck)
            taken.append(code)
        elif trial.why(seat, code) != 0:
            left += 1
    engine.play(seat, tuple(taken))
    if left:
        engine.notices.append((seat, Phrase("picks-left-out", count=left)))


def _picks(state: State, seat: int, code: int) -> bool:
    """Return whether a code may be played now and leaves the row open."""
    return state.why(seat, code) == 0 and not state.completes(seat, code)
