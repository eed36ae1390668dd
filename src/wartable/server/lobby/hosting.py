"""What a table's host does before the game.

Links, bots at free seats, a start with fewer, closing it.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wartable.bots.levels import levels
from wartable.core.errors import OptionError
from wartable.core.options import word
from wartable.server.guards.bounds import Word
from wartable.server.guards.table_lock import Locked
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable
from wartable.server.lobby.new_table import invited
from wartable.server.people import invitations
from wartable.server.people.identity import Forbidden, Person
from wartable.store import Collision
from wartable.store.models import BOT, GATHERING, INVITED, OPEN, SeatRow, Settings
from wartable.store.packs import pack_folder

Burden = Callable[[], None]  # counts what a table costs the others; it may refuse it


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: anybody (open), a bot of a level, or somebody with a new link (invited)."""

    seat: int
    kind: Word
    level: Word = ""


class SeatLink(msgspec.Struct):
    """An invited seat and the path of its link; empty where only a new one can be given."""

    seat: int
    link: str


class Invitations(msgspec.Struct):
    """What the host sends to friends: the link to any free seat, those of invited seats, and how many could start now.

    `fewer` is 0 where the game cannot be played by those who sit there.
    """

    link: str
    seats: list[SeatLink]
    fewer: int


def check_host(live: LiveTable, person: Person) -> None:
    """Refuse all but the host, and a table whose game has begun."""
    if not person.hosts(live.row):
        raise Forbidden("host-only")
    if live.row.phase != GATHERING:
        raise NotRunning("table-begun")


def invitations_of(live: LiveTable, person: Person) -> Invitations:
    """Return the links of a table, for its host alone."""
    check_host(live, person)
    row, whole = live.row, invitations.table_key(live.row)
    keys = [(seat.seat, invitations.seat_key(row, seat)) for seat in live.seats if seat.kind == INVITED]
    links = [SeatLink(seat, f"/seat/{row.id}/{key}" if key else "") for seat, key in keys]
    return Invitations(f"/join/{row.id}/{whole}" if whole else "", links, fewer(live))


async def set_seat(live: LiveTable, person: Person, wish: SeatChoice, burden: Burden) -> None:
    """Give a seat to a bot, to anybody, or to somebody with a new link; another person who sits there is turned out.

    `burden` is called before bots are left to play for nobody; it may refuse that.
    """
    kinds = (OPEN, BOT, INVITED)
    if wish.kind not in kinds:
        raise OptionError("field-not-one-of", place="kind", value=repr(wish.kind), known=", ".join(kinds))
    known = levels(live.title)
    if wish.kind == BOT and wish.level not in known:
        raise OptionError("field-not-one-of", place="level", value=repr(wish.level), known=", ".join(known))
    async with Locked(live.lock):
        check_host(live, person)
        before = live.seat_row(wish.seat)
        if before.kind not in kinds and person.holds(before):
            raise Forbidden("seat-own")
        after = SeatRow(table=live.row.id, seat=wish.seat, kind=wish.kind, level=wish.level if wish.kind == BOT else "")
        check_company([after if row.seat == wish.seat else row for row in live.seats], burden)
        await live.change_seat(before, invited(live.row, after) if wish.kind == INVITED else after)
    await live.begin()
    live.wake()


def fewer(live: LiveTable) -> int:
    """Return how many sit there if the game can be played without the free seats, else 0."""
    try:
        return len(fewer_seats(live)[1])
    except OptionError:
        return 0


def fewer_seats(live: LiveTable) -> tuple[Settings, list[SeatRow]]:
    """Return the settings and seats of a table without its free seats; raise OptionError if it cannot be played so."""
    taken = [row for row in live.seats if row.kind not in (OPEN, INVITED)]
    settings = live.row.settings
    if settings.record or len(taken) == len(live.seats):
        raise OptionError("seats-settled")
    kit = live.title.kit(len(taken), settings.options, pack_folder(live.row))
    options = {name: word(value) for name, value in kit.options.items()}
    rows = [msgspec.structs.replace(row, seat=number) for number, row in enumerate(taken)]
    return msgspec.structs.replace(settings, options=options), rows


def check_company(seats: list[SeatRow], burden: Burden) -> None:
    """Count seats at which nobody but bots would play."""
    if all(row.kind == BOT for row in seats):
        burden()


async def start_with_fewer(live: LiveTable, person: Person, burden: Burden) -> None:
    """Drop the free seats and begin with those who sit there; `burden` as for `set_seat`."""
    async with Locked(live.lock):
        check_host(live, person)
        settings, after = fewer_seats(live)
        check_company(after, burden)
        try:
            await live.store.reseat(msgspec.structs.replace(live.row, settings=settings), live.seats, after)
        except Collision as error:
            raise NotRunning("table-collision") from error
        finally:
            await live.reload()
    await live.begin()
    live.wake()


async def close_table(live: LiveTable, person: Person) -> None:
    """Close a table before its game begins; it leaves the lists, and nobody can sit down any more."""
    async with Locked(live.lock):
        check_host(live, person)
        try:
            await live.store.close_gathering(live.row.id)
        except Collision as error:
            raise NotRunning("table-collision") from error  # it has begun in another process
        finally:
            await live.reload()
    live.wake()
