"""Who may look at a table, through whose eyes, and who may act or talk there."""

from __future__ import annotations

from collections.abc import Collection

from wartable.core.rules.log import PUBLIC
from wartable.server.live.table import LiveTable
from wartable.server.people import invitations
from wartable.server.people.identity import Forbidden, Person
from wartable.store.models import BOT, FINISHED

NOTHING = "nothing"
EVERYTHING = "after_end"


def may_watch(live: LiveTable, viewer: int) -> bool:
    """Return whether somebody without a seat may see anything of the game now."""
    if viewer != PUBLIC:
        return True
    spectators = live.row.settings.spectators
    return spectators == "public" or (spectators == EVERYTHING and live.row.phase == FINISHED)


def check_watch(live: LiveTable, viewer: int) -> None:
    """Refuse a viewer who may see nothing of the game now."""
    if not may_watch(live, viewer):
        raise Forbidden("spectators-blind")


def welcome(live: LiveTable, person: Person) -> bool:
    """Return whether a private table is open to a person: its host, its players, and those with its link."""
    if person.hosts(live.row) or any(person.holds(row) or person.left(row) for row in live.seats):
        return True
    return bool(person.links) and invitations.table_hash(live.row) in person.links


def viewer_of(live: LiveTable, person: Person, seat: int | None) -> int:
    """Return the viewer a person looks as: one of their seats, or the public where spectators may come.

    Where spectators see everything after the end, they may then look through every seat's eyes.
    """
    seats = person.seats(live.seats)
    if seat is None and seats:
        return seats[0]
    if seat is not None and seat in seats:
        return seat
    if not live.row.public and not welcome(live, person):
        raise Forbidden("table-private")
    if seat is not None and seat != PUBLIC:
        live.seat_row(seat)
        if live.row.phase != FINISHED or live.row.settings.spectators != EVERYTHING:
            raise Forbidden("not-seated-there")
        return seat
    return PUBLIC


def eyes(live: LiveTable, person: Person, seat: int | None) -> int:
    """Return the viewer a person looks back as; after the end, when the record is open, any seat."""
    if seat is not None and seat != PUBLIC and played_out(live) and may_watch(live, viewer_of(live, person, None)):
        live.seat_row(seat)
        return seat
    viewer = viewer_of(live, person, seat)
    check_watch(live, viewer)
    return viewer


def played_out(live: LiveTable) -> bool:
    """Return whether the game came to its end, so that nothing of it is secret any more."""
    return live.game is not None and live.game.outcome is not None


def acting_seat(live: LiveTable, person: Person, seat: int | None) -> int:
    """Return the seat that a person acts for."""
    seats = person.seats(live.seats)
    if not seats:
        raise Forbidden("seated-only")
    if seat is None:
        asked = [s for s in seats if s in live.answering]
        return (asked or list(seats))[0]
    if seat not in seats:
        raise Forbidden("not-seated-there")
    return seat


def alone(live: LiveTable, person: Person) -> bool:
    """Return whether a person plays against bots alone: nobody else sits at the table or may come back to it."""
    held = person.seats(live.seats)
    return bool(held) and all(
        row.seat in held or (row.kind == BOT and (row.absent is None or person.left(row))) for row in live.seats
    )


def check_alone(live: LiveTable, person: Person) -> None:
    """Refuse what concerns others, too, where there are any."""
    if not person.seats(live.seats):
        raise Forbidden("seated-only")
    if not alone(live, person):
        raise Forbidden("alone-only")


def check_acting(seat: int, held: Collection[int]) -> int:
    """Return the seat that somebody acts for; refuse it if it is not among those held."""
    if seat not in held:
        raise Forbidden("seated-only")
    return seat


def check_talk(live: LiveTable, person: Person) -> tuple[int, ...]:
    """Return the seats of a person who may talk: seated players may, and signed-in spectators."""
    seats = person.seats(live.seats)
    if not seats:
        check_watch(live, viewer_of(live, person, None))
        if person.user is None:
            raise Forbidden("talk-not-allowed")
    return seats
