"""Drafts: an open row is taken back pick by pick or act by act, done again, and taken up after it was struck."""

from __future__ import annotations

from wartable.core.errors import UndoRefused
from wartable.core.table.engine import Engine
from wartable.core.table.history import Act, Click


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
