"""Absent players: who plays on for them, how the others decide that, and how they come back.

A seat whose player left, whose clock ran out (where the table says so), or whom the others voted out, is played by a
bot. Who left it is remembered: he may take it back as long as the game lasts and no substitute has sat down. The others
can also seek a substitute: the seat is open then, and a bot plays until somebody sits down.

Whether a seat has answered a secret decision is nobody's business, so a vote never depends on it: it may be held about
a seat that everybody sees is asked, when the table has not moved for anybody to see for a while; and it lapses when the
table moves on.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from functools import partial
from typing import Any

import msgspec

from wartable.bots.levels import levels
from wartable.core.errors import OptionError
from wartable.core.rules.log import PUBLIC
from wartable.server.live import events as ev
from wartable.server.live.stored_table import PEOPLE, NotRunning
from wartable.server.live.table import LiveTable
from wartable.server.people.identity import Forbidden, Person, hashed, secret
from wartable.store.models import BOT, GUEST, OPEN, RUNNING, USER, SeatRow

logger = logging.getLogger("wartable.absence")

# How long a table must have stood still before the others may vote, by its pace.
SILENCE = {"live": 120.0, "correspondence": 48 * 3600.0}
WAYS = (BOT, OPEN)


def vacated(live: LiveTable, seat: int, kind: str) -> SeatRow:
    """A seat without its player, whom it remembers. An earlier one is remembered rather than a substitute."""
    row = live.seat_row(seat)
    absent = row.absent or row.user or row.link
    level = levels(live.title)[-1]
    return msgspec.structs.replace(row, kind=kind, level=level, user=None, link=None, absent=absent)


async def hand_over(live: LiveTable, seat: int) -> None:
    """A bot plays on for a seat at once."""

    def decide() -> tuple[dict[str, Any], dict[str, Any], list[SeatRow]]:
        row = live.seat_row(seat)
        check_goes_on(live)
        if row.kind not in PEOPLE:
            raise NotRunning("bot-plays-there")
        return {"kind": BOT}, {}, [vacated(live, seat, BOT)]

    await live.around(seat, ev.SEAT, decide)
    logger.info("seat_handed", extra={"table": live.row.id, "kind": BOT})


async def vote(live: LiveTable, voters: tuple[int, ...], seat: int, way: str) -> dict[str, Any]:
    """The players at these seats are for handing a silent seat to a bot or a substitute; says how the vote stands."""
    if way not in WAYS:
        raise OptionError("field-not-one-of", place="by", value=repr(way), known=", ".join(WAYS))
    told: dict[str, Any] = {}
    for voter in voters:
        if not told.get("done"):
            told = (await live.around(voter, ev.VOTE, partial(_voted, live, voter, seat, way))).told
    if told.get("done"):
        logger.info("seat_handed", extra={"table": live.row.id, "kind": way})
    return told


def _voted(live: LiveTable, voter: int, seat: int, way: str) -> tuple[dict[str, Any], dict[str, Any], list[SeatRow]]:
    check_silent(live, voter, seat)
    votes = {**live.votes.get(seat, {}), voter: way}
    count, needed = sum(1 for other in votes.values() if other == way), majority(live, seat)
    done = count >= needed
    body = {"seat": seat, "by": way, "done": done}
    return body, {"votes": count, "needed": needed, "done": done}, [vacated(live, seat, way)] if done else []


def majority(live: LiveTable, seat: int) -> int:
    """More than half of the other people at the table."""
    return len([other for other in live.people() if other != seat]) // 2 + 1


def votes_json(live: LiveTable) -> list[dict[str, Any]]:
    """The votes that are being held, for everybody."""
    return [
        {"seat": seat, "by": way, "votes": count, "needed": majority(live, seat)}
        for seat, votes in sorted(live.votes.items())
        for way, count in sorted(Counter(votes.values()).items())
    ]


def check_goes_on(live: LiveTable) -> None:
    """Refuses what makes sense only while the game lasts."""
    if live.row.phase != RUNNING or live.over:
        raise NotRunning("vote-not-running")


def check_silent(live: LiveTable, voter: int, seat: int) -> None:
    """Refuses a vote about a seat that is not silent, judged by what everybody can see."""
    row = live.seat_row(seat)
    check_goes_on(live)
    if row.kind not in PEOPLE:
        raise NotRunning("vote-no-player")
    if voter == seat:
        raise Forbidden("vote-own-seat")
    if seat not in live.game.view(PUBLIC).asked:
        raise NotRunning("vote-not-waited-for")
    wait = until_vote(live, time.time())
    if wait > 0:
        raise NotRunning("vote-too-early", seconds=int(wait) + 1)


def until_vote(live: LiveTable, now: float) -> float:
    """How many seconds the table must stand still from now on before a vote may be held."""
    return max(SILENCE[live.row.settings.pace] - (now - live.moved), 0.0)


async def come_back(live: LiveTable, person: Person, seat: int) -> None:
    """Takes one's seat back from the bot that plays on."""

    def decide() -> tuple[dict[str, Any], dict[str, Any], list[SeatRow]]:
        row = live.seat_row(seat)
        check_goes_on(live)
        if not person.left(row):
            raise Forbidden("seat-not-yours")
        if row.kind not in WAYS:
            raise NotRunning("seat-substituted")
        mine = row.absent == person.id
        kind = USER if mine else GUEST
        back = msgspec.structs.replace(row, kind=kind, absent=None, level="")
        back.user, back.link = (person.id, None) if mine else (None, row.absent)
        return {"kind": kind}, {}, [back]

    await live.around(seat, ev.SEAT, decide)


async def step_in(live: LiveTable, person: Person, seat: int, name: str) -> str:
    """Sits down as a substitute; returns a guest's new secret link, or empty."""
    fresh = "" if person.user is not None else secret()

    def decide() -> tuple[dict[str, Any], dict[str, Any], list[SeatRow]]:
        row = live.seat_row(seat)
        check_goes_on(live)
        if row.kind != OPEN:
            raise NotRunning("table-begun")
        if person.seats(live.seats):
            raise Forbidden("seated-already")
        if person.user is not None:
            taken = msgspec.structs.replace(row, kind=USER, user=person.user.id, name=person.user.name, level="")
        else:
            taken = msgspec.structs.replace(row, kind=GUEST, link=hashed(fresh), name=name, level="")
        return {"kind": taken.kind}, {}, [taken]

    await live.around(seat, ev.SEAT, decide)
    return fresh
