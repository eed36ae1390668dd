"""Opening tables and sitting down: seats, options, pace; who may see what."""

from __future__ import annotations

import contextlib
import secrets as system
import time
from typing import Any

import msgspec

import wartable
from wartable.bots.levels import levels
from wartable.core.errors import OptionError
from wartable.core.options import word
from wartable.core.record.fair import SECRET_BYTES, Fair
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import Kit
from wartable.lessons import script_of
from wartable.server.live import absence, events as ev
from wartable.server.live.access import check_alone, welcome
from wartable.server.live.host import Host
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable, SeatChange
from wartable.server.people import invitations
from wartable.server.people.accounts import check_name
from wartable.server.people.identity import Forbidden, Person, hash_secret, secret, slug
from wartable.store import Collision
from wartable.store.models import (
    BOT,
    COACHED,
    FINISHED,
    GATHERING,
    GUEST,
    INVITED,
    OPEN,
    RUNNING,
    USER,
    SeatRow,
    Settings,
    TableRow,
)
from wartable.store.packs import pack_folder, unfold_pack

PACES = ("live", "correspondence")
SPECTATORS = ("nothing", "public", "after_end")
ON_ABSENCE = ("default", "bot", "forfeit")
EVERY_TABLE = 1 << 30
WISHED = ("me", OPEN, BOT, INVITED)
LESSON_PACE = 1.4  # seconds before each answer of a script, so that a learner can follow
SLOWEST_BOT = 60.0  # seconds


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: me, anybody (open), a bot of a level, or somebody with a secret link (invited)."""

    kind: str = OPEN
    level: str = ""
    name: str = ""


class Wish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody wants to open."""

    title: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool | None] = {}
    pack: str = ""  # the hash or the name of an installed pack; empty: the title's own content
    pace: str = "live"
    bank: float = 0.0
    increment: float = 0.0
    cap: float = 0.0
    public: bool | None = None  # by default unless somebody is invited: friends are among themselves
    spectators: str = "public"
    on_absence: str = "default"
    bot_pace: float = 0.8
    hot_seat: bool = False
    name: str = ""
    salts: bool = False  # I will give a salt for each of my seats: the game waits for them


class SeatTaking(msgspec.Struct, forbid_unknown_fields=True):
    """Sitting down: a guest's name, the secret link of an invited seat, and a salt: a word for the seat's part in all
    dice and draws."""

    seat: int
    name: str = ""
    link: str = ""
    salt: str = ""


class PaceWish(msgspec.Struct, forbid_unknown_fields=True):
    """How the bots are to play from now on: the seconds before an answer, held or not, at once to my next decision."""

    speed: float | None = None
    paused: bool | None = None
    skip: bool = False


class Opened(msgspec.Struct):
    """A new table, the secret links of seats that need one, and a guest's own to look after a table without a seat.

    They are stored only as hashes.
    """

    table: str
    links: dict[int, str]
    commitment: str
    host: str = ""


def check_wish(wish: Wish) -> None:
    """Refuse what no table can be opened with, and name the field."""
    for field, value, known in (
        ("pace", wish.pace, PACES),
        ("spectators", wish.spectators, SPECTATORS),
        ("on_absence", wish.on_absence, ON_ABSENCE),
    ):
        if value not in known:
            raise OptionError("field-not-one-of", place=field, value=repr(value), known=", ".join(known))
    for field, number, most in (
        ("bank", wish.bank, 366 * 86400),
        ("increment", wish.increment, 30 * 86400),
        ("cap", wish.cap, 366 * 86400),
        ("bot_pace", wish.bot_pace, SLOWEST_BOT),
    ):
        check_seconds(field, number, most)
    known_levels = levels(wartable.title(wish.title))
    for number, seat in enumerate(wish.seats):
        place = f"seats[{number}]"
        if seat.kind not in WISHED:
            kinds = ", ".join(WISHED)
            raise OptionError("field-not-one-of", place=f"{place}.kind", value=repr(seat.kind), known=kinds)
        if seat.kind == BOT and seat.level not in known_levels:
            raise OptionError(
                "field-not-one-of", place=f"{place}.level", value=repr(seat.level), known=", ".join(known_levels)
            )
        if seat.name:
            check_name(seat.name, f"seats[{number}].name")


def check_seconds(field: str, number: float, most: float) -> None:
    """Refuse a span of time that no table has, and name the field."""
    if not 0 <= number <= most:
        raise OptionError("seconds-range", place=field, value=number, most=most)


async def chosen_pack(host: Host, wish: Wish) -> tuple[str, str | None]:
    """Return the hash and the folder of the pack that a table is to be opened with; none for the title's own."""
    if not wish.pack:
        return "", None
    found = await host.store.packs.find(wish.title, wish.pack)
    if found is None:
        raise OptionError("pack-unknown", place="pack", title=wish.title, pack=repr(wish.pack))
    return found.hash, unfold_pack(found)


async def open_table(
    host: Host, person: Person, wish: Wish, position: str = "", origin: str = "", played: str = ""
) -> Opened:
    """Open a table; it begins at once when no seat is open.

    It may begin from a position in JSON, or be a played game's record to look at.
    """
    title = wartable.title(wish.title)
    check_wish(wish)
    pack, folder = await chosen_pack(host, wish)
    kit: Kit = title.kit(len(wish.seats), wish.options, folder)
    content = title.content(folder)
    now = time.time()
    settings = Settings(
        options={name: word(value) for name, value in kit.options.items()},  # type: ignore[arg-type]
        pack=pack,
        content=content.hash,
        rules=title.sheet.rules_version,
        pace=wish.pace,
        bank=wish.bank,
        increment=wish.increment,
        cap=wish.cap,
        spectators=wish.spectators,
        on_absence=wish.on_absence,
        bot_pace=wish.bot_pace,
        hot_seat=wish.hot_seat,
        invitation=invitations.new_nonce(),
        record=position,
        origin=origin,
    )
    row = TableRow(
        id=slug(),
        title=wish.title,
        seats=len(wish.seats),
        settings=settings,
        secret=system.token_bytes(SECRET_BYTES),
        phase=GATHERING,
        public=all(seat.kind != INVITED for seat in wish.seats) if wish.public is None else wish.public,
        created=now,
        updated=now,
    )
    links: dict[int, str] = {}
    seats = [seat_row(row, number, seat, person, wish, links) for number, seat in enumerate(wish.seats)]
    mine = [links[number] for number, seat in enumerate(wish.seats) if seat.kind == "me" and number in links]
    own = "" if mine or person.user is not None else secret()
    settings.owner = person.id or hash_secret(mine[0] if mine else own)
    await host.store.add_table(row, seats)
    live = host.add(row, seats)
    await live.begin(played, fresh=True)
    commitment = live.playing.record.commitment if played else Fair(row.secret).commitment
    return Opened(row.id, links, commitment, own)


async def open_lesson(host: Host, person: Person, name: str) -> Opened:
    """Open a coached table of a title: the learner at one seat, the script's answers at the others."""
    title = wartable.title(name)
    script = script_of(title)
    level = levels(title)[0]
    seats = [SeatWish(kind="me") if n == script.seat else SeatWish(BOT, level) for n in range(script.seats)]
    options = dict(script.lessons[0].position.get("options", {}))
    wish = Wish(title=name, seats=seats, options=options, public=False, spectators="nothing", bot_pace=LESSON_PACE)
    return await open_table(host, person, wish, origin=COACHED)


def seat_row(
    table: TableRow, number: int, wish: SeatWish, person: Person, whole: Wish, links: dict[int, str]
) -> SeatRow:
    """Return a seat as it is stored; secret links go into `links`."""
    row = SeatRow(table=table.id, seat=number, kind=wish.kind, name=wish.name, level=wish.level)
    if wish.kind == "me":
        row.salt = "" if whole.salts else None
        if person.user is not None:
            # At one screen an account plays for several people: those without a name are known by their seats.
            own = "" if whole.hot_seat else person.user.name
            row.kind, row.user, row.name = USER, person.user.id, wish.name or own
            return row
        row.kind, row.name = GUEST, wish.name or check_name(whole.name) if (wish.name or whole.name) else ""
        links[number] = secret()
        row.link = hash_secret(links[number])
    elif wish.kind == INVITED:
        row = invited(table, row)
        links[number] = invitations.seat_key(table, row)
    return row


def invited(table: TableRow, row: SeatRow) -> SeatRow:
    """Return a seat with a new link to it; an older one opens nothing any more."""
    fresh = SeatRow(table=row.table, seat=row.seat, kind=INVITED, name=row.name, invitation=invitations.new_nonce())
    fresh.link = hash_secret(invitations.seat_key(table, fresh))
    return fresh


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
    async with live.lock:
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
    async with live.lock:
        before = live.seat_row(seat)
        await live.change_seat(before, SeatRow(table=live.row.id, seat=seat, kind=OPEN))
    live.wake()


# -- what the host does before the game --


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a free seat: anybody (open), a bot of a level, or somebody with a new link (invited)."""

    seat: int
    kind: str
    level: str = ""


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


async def set_seat(live: LiveTable, person: Person, wish: SeatChoice) -> None:
    """Give a seat at which no person sits to a bot, to anybody, or to somebody with a new link."""
    kinds = (OPEN, BOT, INVITED)
    if wish.kind not in kinds:
        raise OptionError("field-not-one-of", place="kind", value=repr(wish.kind), known=", ".join(kinds))
    known = levels(live.title)
    if wish.kind == BOT and wish.level not in known:
        raise OptionError("field-not-one-of", place="level", value=repr(wish.level), known=", ".join(known))
    async with live.lock:
        check_host(live, person)
        before = live.seat_row(wish.seat)
        if before.kind not in kinds:
            raise Forbidden("seat-taken")
        after = SeatRow(table=live.row.id, seat=wish.seat, kind=wish.kind, level=wish.level if wish.kind == BOT else "")
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


async def start_with_fewer(live: LiveTable, person: Person) -> None:
    """Drop the free seats and begin with those who sit there."""
    async with live.lock:
        check_host(live, person)
        settings, after = fewer_seats(live)
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
    async with live.lock:
        check_host(live, person)
        over = live.store.table_update(live.row.id, phase=FINISHED, outcome={"aborted": True}, due=None, public=False)
        await live.store.do(over)
        await live.store.nudge(live.row.id)
        await live.reload_seats()
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


class BotPace(SeatChange):
    """The only person at a table sets how fast the bots answer, holds them, or lets them play on at once."""

    def __init__(self, person: Person, wish: PaceWish) -> None:
        super().__init__(PUBLIC, ev.PACE)
        self.person = person
        self.wish = wish

    def decide(self, live: LiveTable) -> dict[str, Any]:
        """Refuse it where others play, too: they would be made to wait, or to hurry."""
        absence.check_goes_on(live)
        check_alone(live, self.person)
        body = {"speed": self.wish.speed, "paused": self.wish.paused, "skip": self.wish.skip or None}
        return {name: value for name, value in body.items() if value is not None}


async def set_pace(live: LiveTable, person: Person, wish: PaceWish) -> None:
    """Set the pace of the bots."""
    if wish.speed is not None:
        check_seconds("speed", wish.speed, SLOWEST_BOT)
    if wish.skip:
        wish.paused = False
    await live.write(BotPace(person, wish))
