"""Seats: sides that share a result, and seats that are out of the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from wartable.conformance.sessions.base import Session, difference, perceived, views_differ
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC, Entry
from wartable.core.rules.state import Outcome, State


def check_sides(session: Session, state: State, outcome: Outcome) -> None:
    """All seats of a side share its result, and the outcome has the sides as the position has them."""
    sides = tuple(int(state.side(seat)) for seat in range(session.case.seats))
    if outcome.sides and outcome.sides != sides:
        session.find("sides", f"the game ended with sides {sides}, and the outcome has {outcome.sides}")
    results: dict[int, set[tuple[int, bool]]] = {}
    for seat, side in enumerate(sides):
        results.setdefault(side, set()).add((outcome.ranks[seat], seat in outcome.winners))
    for side, found in results.items():
        if len(found) > 1:
            session.find("sides", f"seats of side {side} do not share its result: {outcome}, sides {sides}")


def eliminated(state: State, seats: int) -> list[int]:
    """Return the seats that are out of the game."""
    bits = state.eliminated()
    return [seat for seat in range(seats) if bits >> seat & 1]


def check_eliminated(session: Session, state: State) -> None:
    """A seat that is out of the game is asked nothing, and sees what the public sees."""
    bits, seats = state.eliminated(), session.case.seats
    if bits >> seats:
        session.find("eliminated", f"seats that are not at the table are out of the game: {bits:b}")
    for seat in eliminated(state, seats):
        session.report.counts["eliminated"] += 1
        owed = [name for name in ("drafting", "window", "answer", "forced", "on_turn") if getattr(state, name)(seat)]
        if seat in state.deciders() or owed:
            session.find(
                "eliminated", f"seat {seat} is out of the game and still asked; {', '.join(owed) or 'decides'}"
            )
        mine, all_see = session.title.view(state, seat), session.title.view(state, PUBLIC)
        # The title may tell the player in other words, and in other words alone.
        same = structs.replace(mine, viewer=PUBLIC, prompt=all_see.prompt, detail=all_see.detail)
        if where := views_differ(same, all_see):
            session.find("eliminated", f"seat {seat} is out of the game and sees what the public does not: {where}")
        words, copy = state.to_dict(), state.copy()
        copy.forfeit(seat, Seeded(1))
        if copy.to_dict() != words:
            changed = difference(words, copy.to_dict())
            session.find("eliminated", f"seat {seat} is out of the game, and its leaving changes it: {changed}")


def check_stays_out(session: Session, before: Sequence[int], entries: Sequence[Entry]) -> None:
    """Who was out of the game before a click stays out, and reads of it what the public reads."""
    back = set(before) - set(eliminated(session.state, session.case.seats))
    if back:
        session.find("eliminated", f"seats {sorted(back)} were out of the game and are in it again")
    for seat in before:
        if perceived(entries, seat) != perceived(entries, PUBLIC):
            session.find("eliminated", f"seat {seat} is out of the game and reads what the public does not")
