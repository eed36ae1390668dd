"""Absent players: who plays on for them, how that is decided, how they return.

A seat whose player left, whose clock ran out (where the table says so), or whom the others voted out, is played by a
bot. Its player is remembered, and may take it back as long as the game lasts and no substitute has sat down. The others
can also seek a substitute: the seat is open then, and a bot plays until somebody sits down.

Whether a seat has answered a secret decision is nobody's business, so a vote never depends on it: it may be held about
a seat that everybody sees is asked, when the table has not moved for anybody to see for a while; and it lapses when the
table moves on.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Any

import msgspec

from wartable.bots.levels import levels
from wartable.core.errors import OptionError
from wartable.core.rules.log import PUBLIC
from wartable.server.live import events as ev
from wartable.server.live.stored_table import PEOPLE, NotRunning, Resigned
from wartable.server.live.table import LiveTable, SeatChange
from wartable.server.people.identity import Forbidden, Person, hash_secret, secret
from wartable.store.models import BOT, GUEST, OPEN, RUNNING, USER, SeatRow

logger = logging.getLogger("wartable.absence")

# How long a table must have stood still before the others may vote, by its pace.
SILENCE = {"live": 120.0, "correspondence": 48 * 3600.0}
WAYS = (BOT, OPEN)


def vacate(live: LiveTable, seat: int, kind: str) -> SeatRow:
    """Return a seat without its player, whom it remembers. An earlier one is remembered rather than a substitute."""
    row = live.seat_row(seat)
    absent = row.absent or row.user or row.link
    level = levels(live.title)[-1]
    return msgspec.structs.replace(row, kind=kind, level=level, user=None, link=None, absent=absent)


class HandOver(SeatChange):
    """A bot plays on for a seat at once."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ev.SEAT)

    def decide(self, live: LiveTable) -> dict[str, Any]:
        """Refuse a seat at which no person sits."""
        row = live.seat_row(self.seat)
        check_goes_on(live)
        if row.kind not in PEOPLE or live.retired(self.seat):
            raise NotRunning("bot-plays-there")
        self.rows = [vacate(live, self.seat, BOT)]
        return {"kind": BOT}


async def hand_over(live: LiveTable, seat: int) -> None:
    """Let a bot play on for a seat; one that is out of the game is left as it is, since nobody plays there."""
    if live.eliminated(seat):
        return
    await live.write(HandOver(seat))
    logger.info("seat_handed", extra={"table": live.row.id, "kind": BOT})


class Vote(SeatChange):
    """One player is for handing a silent seat to a bot or a substitute; the last one needed hands it over."""

    def __init__(self, voter: int, about: int, way: str) -> None:
        super().__init__(voter, ev.VOTE)
        self.about = about
        self.way = way

    def decide(self, live: LiveTable) -> dict[str, Any]:
        """Count the votes for this way out."""
        check_silent(live, self.seat, self.about)
        votes = {**live.votes.get(self.about, {}), self.seat: self.way}
        count, needed = sum(1 for other in votes.values() if other == self.way), majority(live, self.about)
        done = count >= needed
        self.answer = {"votes": count, "needed": needed, "done": done}
        self.rows = [vacate(live, self.about, self.way)] if done else []
        return {"seat": self.about, "by": self.way, "done": done}


async def vote(live: LiveTable, voters: tuple[int, ...], seat: int, way: str) -> dict[str, Any]:
    """Vote at these seats for handing a silent seat to a bot or a substitute; return how the vote stands."""
    if way not in WAYS:
        raise OptionError("field-not-one-of", place="by", value=repr(way), known=", ".join(WAYS))
    standing: dict[str, Any] = {}
    for voter in [seat for seat in voters if not live.eliminated(seat)] or voters[:1]:
        if not standing.get("done"):
            standing = (await live.write(Vote(voter, seat, way))).answer
    if standing.get("done"):
        logger.info("seat_handed", extra={"table": live.row.id, "kind": way})
    return standing


def majority(live: LiveTable, seat: int) -> int:
    """Return how many votes it takes: more than half of the other people who are in the game."""
    return len([other for other in live.people() if other != seat and not live.eliminated(other)]) // 2 + 1


def votes_json(live: LiveTable) -> list[dict[str, Any]]:
    """Return the votes that are being held, for everybody."""
    return [
        {"seat": seat, "by": way, "votes": count, "needed": majority(live, seat)}
        for seat, votes in sorted(live.votes.items())
        for way, count in sorted(Counter(votes.values()).items())
    ]


def check_goes_on(live: LiveTable) -> None:
    """Refuse what makes sense only while the game lasts."""
    if live.row.phase != RUNNING or live.over:
        raise NotRunning("vote-not-running")


def check_silent(live: LiveTable, voter: int, seat: int) -> None:
    """Refuse a vote about a seat that is not silent, judged by what everybody can see."""
    row = live.seat_row(seat)
    check_goes_on(live)
    if row.kind not in PEOPLE or live.retired(seat):
        raise NotRunning("vote-no-player")
    if voter == seat:
        raise Forbidden("vote-own-seat")
    if live.eliminated(voter):
        raise Resigned("seat-eliminated")
    if live.outside or seat not in live.playing.view(PUBLIC).asked:
        raise NotRunning("vote-not-waited-for")
    wait = until_vote(live, time.time())
    if wait > 0:
        raise NotRunning("vote-too-early", seconds=int(wait) + 1)


def until_vote(live: LiveTable, now: float) -> float:
    """Return how many seconds the table must stand still from now on before a vote may be held."""
    return max(SILENCE[live.row.settings.pace] - (now - live.moved), 0.0)


class ComeBack(SeatChange):
    """A player takes the seat back from the bot that plays on."""

    def __init__(self, person: Person, seat: int) -> None:
        super().__init__(seat, ev.SEAT)
        self.person = person

    def decide(self, live: LiveTable) -> dict[str, Any]:
        """Refuse those who did not leave this seat, and a seat that a substitute has taken."""
        row = live.seat_row(self.seat)
        check_goes_on(live)
        if not self.person.left(row):
            raise Forbidden("seat-not-yours")
        if row.kind not in WAYS:
            raise NotRunning("seat-substituted")
        # A substitute knows another hand by now; several seats from the beginning are one screen's.
        if any(self.person.holds(other) and other.absent for other in live.seats):
            raise Forbidden("seated-already")
        mine = row.absent == self.person.id
        kind = USER if mine else GUEST
        back = msgspec.structs.replace(row, kind=kind, absent=None, level="")
        back.user, back.link = (self.person.id, None) if mine else (None, row.absent)
        self.rows = [back]
        return {"kind": kind}


async def come_back(live: LiveTable, person: Person, seat: int) -> None:
    """Take one's seat back from the bot that plays on."""
    await live.write(ComeBack(person, seat))


class StepIn(SeatChange):
    """A substitute sits down at a seat that the others opened; a guest is known by a new secret link."""

    def __init__(self, person: Person, seat: int, name: str, link: str) -> None:
        super().__init__(seat, ev.SEAT)
        self.person = person
        self.name = name
        self.link = link

    def decide(self, live: LiveTable) -> dict[str, Any]:
        """Refuse a seat that is not open, and those who sit at the table already or left a seat of it."""
        row = live.seat_row(self.seat)
        check_goes_on(live)
        if row.kind != OPEN:
            raise NotRunning("table-begun")
        if self.person.seats(live.seats):
            raise Forbidden("seated-already")
        if any(self.person.left(other) for other in live.seats):
            raise Forbidden("seat-left")
        user = self.person.user
        if user is not None:
            taken = msgspec.structs.replace(row, kind=USER, user=user.id, name=user.name, level="")
        else:
            taken = msgspec.structs.replace(row, kind=GUEST, link=hash_secret(self.link), name=self.name, level="")
        self.rows = [taken]
        return {"kind": taken.kind}


async def step_in(live: LiveTable, person: Person, seat: int, name: str) -> str:
    """Sit down as a substitute; return a guest's new secret link, or nothing."""
    fresh = "" if person.user is not None else secret()
    await live.write(StepIn(person, seat, name, fresh))
    return fresh
