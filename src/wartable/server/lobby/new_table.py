"""New tables: what may be wished for, the seats as they are stored, and lessons."""

from __future__ import annotations

import time
from typing import Annotated, Final, NamedTuple

import msgspec

import wartable
from wartable.bots.levels import levels
from wartable.coach_files import script_of
from wartable.core.errors import OptionError
from wartable.core.options import word
from wartable.core.record.fair_chance import Fair
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import Kit
from wartable.core.table.table import Table
from wartable.server.guards.bounds import FewOptions, FewSeats, Line, Word
from wartable.server.live.alone import SLOWEST_BOT
from wartable.server.live.clocks import check_seconds
from wartable.server.live.host import Host
from wartable.server.people import invitations
from wartable.server.people.accounts import check_name
from wartable.server.people.identity import Person, hash_secret, secret, slug
from wartable.store.models import BOT, COACHED, GATHERING, GUEST, INVITED, OPEN, USER, SeatRow, Settings, TableRow
from wartable.store.packs import unfold_pack

PACES = ("live", "correspondence")
SPECTATORS = ("nothing", "public", "after_end")
ON_ABSENCE = ("default", "bot", "forfeit")
WISHED = ("me", OPEN, BOT, INVITED)
LESSON_PACE = 1.4  # seconds before each answer of a script, so that a learner can follow


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: me, anybody (open), a bot of a level, or somebody with a secret link (invited)."""

    kind: Word = OPEN
    level: Word = ""
    name: Line = ""


class Wish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody wants to open."""

    title: Word
    seats: Annotated[list[SeatWish], FewSeats]
    options: Annotated[dict[Word, Line | int | bool | None], FewOptions] = {}
    preset: Word = ""  # a named set of options, which `options` go over
    pack: Line = ""  # the hash or the name of an installed pack; empty: the title's own content
    pace: Word = "live"
    bank: float = 0.0
    increment: float = 0.0
    cap: float = 0.0
    public: bool | None = None  # by default unless somebody is invited: friends are among themselves
    spectators: Word = "public"
    on_absence: Word = "default"
    bot_pace: float = 0.8
    hot_seat: bool = False
    held: bool = False  # the bots wait until they are let go
    name: Line = ""
    salts: bool = False  # I will give a salt for each of my seats: the game waits for them


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


async def chosen_pack(host: Host, wish: Wish) -> tuple[str, str | None]:
    """Return the hash and the folder of the pack that a table is to be opened with; none for the title's own."""
    if not wish.pack:
        return "", None
    found = await host.store.packs.find(wish.title, wish.pack)
    if found is None:
        raise OptionError("pack-unknown", place="pack", title=wish.title, pack=repr(wish.pack))
    return found.hash, unfold_pack(found)


class Before(NamedTuple):
    """What a fork goes on from: the table and its moment, what was told there, to whom, by which rules."""

    parent: str
    told: list[list[int]]
    seat: int
    rules_version: str


NEW: Final = Before("", [], PUBLIC, "")


async def open_table(
    host: Host, person: Person, wish: Wish, position: str = "", origin: str = "", played: str = "", before: Before = NEW
) -> Opened:
    """Open a table; it begins at once when no seat is open.

    It may begin from a position in JSON, or be a played game's record to look at.
    """
    title = wartable.title(wish.title)
    check_wish(wish)
    pack, folder = await chosen_pack(host, wish)
    kit: Kit = title.kit(len(wish.seats), wish.options, folder, preset=wish.preset)
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
        held=wish.held,
        invitation=invitations.new_nonce(),
        record=position,
        origin=origin,
        parent=before.parent,
        told=before.told,
        told_to=before.seat,
        told_rules=before.rules_version,
    )
    row = TableRow(
        id=slug(),
        title=wish.title,
        seats=len(wish.seats),
        settings=settings,
        secret=host.luck.secret(),
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


def against_bots(game: Table, seat: int, level: str) -> list[SeatWish]:
    """Return seats with the person at one of them and bots at the others."""
    known = levels(game.title)
    level = level or known[-1]
    if level not in known:
        raise OptionError("field-not-one-of", place="level", value=repr(level), known=", ".join(known))
    return [SeatWish(kind="me") if n == seat else SeatWish(kind=BOT, level=level) for n in range(game.seats)]


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
