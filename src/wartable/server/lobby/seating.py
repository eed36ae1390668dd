"""Sitting down at a table and getting up from it."""

from __future__ import annotations

import contextlib

import msgspec

from wartable.server.guards.bounds import Line
from wartable.server.guards.table_lock import Locked
from wartable.server.live import absence, events as ev
from wartable.server.live.access import welcome
from wartable.server.live.host import Host
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable
from wartable.server.people import invitations
from wartable.server.people.accounts import check_name
from wartable.server.people.identity import Forbidden, Person, hash_secret, secret
from wartable.store.models import FINISHED, GATHERING, GUEST, INVITED, OPEN, RUNNING, USER, SeatRow

EVERY_TABLE = 1 << 30


class SeatTaking(msgspec.Struct, forbid_unknown_fields=True):
    """Sitting down: a guest's name, the secret link of an invited seat, and a salt.

    The salt is a word for the seat's part in all dice and draws."""

    seat: int
    name: Line = ""
    link: Line = ""
    salt: Line = ""


async def take_seat(live: LiveTable, person: Person, wish: SeatTaking) -> str:
    """Sit down at an open seat, or at an invited one with its link. Return a guest's new secret link, or empty.

    At a running table a seat is open where the others seek a substitute for somebody who fell silent.
    """
    name = check_name(wish.name) if wish.name else ""
    salt = ev.check_salt(wish.salt) if wish.salt else None
    if live.row.phase == RUNNING:
        fresh = await absence.step_in(live, person, wish.seat, name)
        if salt is not None:
            await live.submit(wish.seat, ev.SALT, {"text": salt})
        return fresh
    async with Locked(live.lock):
        if live.row.phase != GATHERING:
            raise NotRunning("table-begun")
        before = live.seat_row(wish.seat)
        free = person.hosts(live.row) or welcome_link(live, person, wish.link)
        if before.kind == INVITED and not free and not person.holds(before) and hash_secret(wish.link) != before.link:
            raise Forbidden("seat-kept")
        if before.kind == OPEN and not live.row.public and not free and not welcome(live, person):
            raise Forbidden("table-private")
        if before.kind not in (OPEN, INVITED):
            raise Forbidden("seat-taken")
        if person.user is not None and any(row.user == person.id for row in live.seats):
            raise Forbidden("seated-already")
        # The inviter knows the invitation's link too: from now on another one opens the seat, or none.
        fresh = ""
        row = msgspec.structs.replace(before, salt=salt, invitation=None)
        if person.user is not None:
            row.kind, row.user, row.link, row.name = USER, person.user.id, None, person.user.name
        else:
            fresh = secret()
            row.kind, row.link, row.name = GUEST, hash_secret(fresh), name
        await live.change_seat(before, row)
    await live.begin()
    live.wake()
    return fresh


def welcome_link(live: LiveTable, person: Person, link: str) -> bool:
    """Return whether a person has the link to any free seat: in the browser, or in hand."""
    return invitations.table_hash(live.row) in person.links or invitations.opens(live.row, link)


async def leave_seat(live: LiveTable, person: Person, seat: int) -> None:
    """Get up. Before the game the seat is open again; in the game a bot takes it until the player comes back."""
    if not person.holds(live.seat_row(seat)):
        raise Forbidden("seat-of-another")
    if live.row.phase != GATHERING:
        await absence.hand_over(live, seat)
        return
    async with Locked(live.lock):
        before = live.seat_row(seat)
        await live.change_seat(before, SeatRow(table=live.row.id, seat=seat, kind=OPEN))
    live.wake()


async def leave_all(host: Host, person: Person) -> list[str]:
    """Get up from every table that is not over; return all tables at which the person sat or sits.

    Before the game a seat opens again; in the game a bot plays on, also where the person's clock still ran.
    """
    rows = await host.store.tables(user=person.id, limit=EVERY_TABLE)
    for row in rows:
        if row.phase == FINISHED:
            continue
        live = await host.table(row.id)
        for seat in person.seats(live.seats):
            # The game may have ended, or the seat be another's, since it was looked at.
            with contextlib.suppress(NotRunning, Forbidden):
                await leave_seat(live, person, seat)
    return [row.id for row in rows]
