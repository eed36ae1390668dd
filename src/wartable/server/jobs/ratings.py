"""Ratings: after each game, once, for registered players and bots.

One scale a title (Plackett-Luce of openskill).

Seats of one side at the end are a team. Guests are not rated, nor are games that were not dealt here (forks, uploads),
hot seats, games in which somebody went back to an earlier decision, and games ended by those who run the server. A seat
that changed hands in the game counts for the player who left it, never for the one who played on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy.exc import IntegrityError

import wartable
from wartable.core.errors import WartableError
from wartable.server.jobs.worker import Worker
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.store import SeatRow, TableRow
from wartable.store.models import BOT, FINISHED
from wartable.store.packs import pack_folder
from wartable.store.ratings import BOT_PREFIX, Rating

logger = logging.getLogger("wartable.ratings")

MODEL = PlackettLuce()
GUEST_ABSENT = 64  # a guest is remembered by the hash of a link, an account by its short id


def who_played(row: SeatRow) -> str:
    """Return who a seat is rated for, or empty.

    >>> who_played(SeatRow(table="t", seat=0, kind="bot", level="sensible"))
    'bot:sensible'
    >>> who_played(SeatRow(table="t", seat=0, kind="bot", level="sensible", absent="0123456789ab"))
    '0123456789ab'
    """
    if row.absent is not None:
        return row.absent if len(row.absent) < GUEST_ABSENT else ""
    return f"{BOT_PREFIX}{row.level}" if row.kind == BOT else row.user or ""


def rated_seats(row: TableRow, seats: Sequence[SeatRow]) -> list[tuple[int, int, str]]:
    """Return the rated seats of a finished table: side at the end, rank, player. None if the game does not count."""
    outcome = row.outcome or {}
    if row.settings.origin or row.settings.hot_seat or "ranks" not in outcome or outcome.get("taken_back"):
        return []
    sides = outcome.get("sides") or opening_sides(row)
    found = [(sides[seat.seat], outcome["ranks"][seat.seat], who_played(seat)) for seat in seats]
    found = [(side, rank, who) for side, rank, who in found if who]
    # Nobody is rated for a game with themselves; bots of one level often meet each other.
    people = [who for _, _, who in found if not who.startswith(BOT_PREFIX)]
    return found if len(people) == len(set(people)) else []


def opening_sides(row: TableRow) -> list[int]:
    """Return the sides of a table that ended before sides were stored: those that its kit begins with."""
    kit = wartable.title(row.title).kit(row.seats, row.settings.options, pack_folder(row))
    return [kit.faction(seat) for seat in range(row.seats)]


def to_rate(row: TableRow, seats: Sequence[SeatRow]) -> list[tuple[int, int, str]]:
    """Return the seats to rate; nothing if the title, or an option of it, is gone: nobody can say who won with whom."""
    try:
        return rated_seats(row, seats)
    except WartableError:
        return []


def rate(title: str, played: Sequence[tuple[int, int, str]], old: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the new ratings of all who played; nothing if there are not two different players on two sides.

    >>> new = rate("proelio", [(0, 1, "ann"), (1, 2, "bot:random")], {})
    >>> new["ann"].mu > 25 > new["bot:random"].mu, new["ann"].games
    (True, 1)
    >>> rate("proelio", [(0, 1, "bot:random"), (1, 2, "bot:random")], {})
    {}
    """
    sides = sorted({side for side, _, _ in played})
    if len(sides) < 2 or len({who for _, _, who in played}) < 2:
        return {}
    teams = [[(rank, who) for of, rank, who in played if of == side] for side in sides]
    given = [[_rating(old.get(who)) for _, who in team] for team in teams]
    made = MODEL.rate(given, ranks=[float(min(rank for rank, _ in team)) for team in teams])
    results: dict[str, list[Any]] = {}
    for team, new in zip(teams, made, strict=True):
        for (_, who), rating in zip(team, new, strict=True):
            results.setdefault(who, []).append(rating)
    return {
        # A level of bot that held several seats has played once: the mean of what they brought.
        who: Rating(
            who=who,
            title=title,
            mu=fmean(rating.mu for rating in found),
            sigma=fmean(rating.sigma for rating in found),
            games=(old[who].games if who in old else 0) + 1,
        )
        for who, found in results.items()
    }


def _rating(known: Rating | None) -> Any:
    return MODEL.rating(mu=known.mu, sigma=known.sigma) if known else MODEL.rating()


class Rater(Worker):
    """Rates the tables that have finished."""

    name = "ratings"
    every = 20.0
    least = 0.5

    def __init__(self, host: Host) -> None:
        super().__init__(host.store)
        host.observers.append(self.look)

    def look(self, live: LiveTable) -> None:
        """Wake up when a table has finished."""
        if live.row.phase == FINISHED:
            self.wake()

    async def work(self) -> None:
        """Rate the tables that have finished since, in the order in which they did."""
        finished = await self.store.ratings.unrated()
        if not finished:
            return
        await self.store.packs.unfold(finished)
        seats = await self.store.seats(*(row.id for row in finished))
        played = {row.id: to_rate(row, seats[row.id]) for row in finished}
        # Those at which nobody is rated, as between guests, are done with at once.
        await asyncio.gather(*(self._write(row, {}) for row in finished if not played[row.id]))
        for row in finished:
            if played[row.id]:
                await self.rate_table(row, played[row.id])

    async def rate_table(self, row: TableRow, played: Sequence[tuple[int, int, str]]) -> None:
        """Rate one table, once and for all."""
        there = await self._there(played)
        who = sorted({name for _, _, name in there})
        known = await self.store.ratings.find(row.title, who) if who else []
        await self._write(row, rate(row.title, there, {rating.who: rating for rating in known}))

    async def _write(self, row: TableRow, new: Mapping[str, Rating]) -> None:
        try:
            await self.store.ratings.write(row.id, new)
        except IntegrityError:
            return  # another process rated it in the same moment
        if new:
            logger.info("table_rated", extra={"table": row.id, "title": row.title, "count": len(new)})

    async def _there(self, played: Sequence[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
        """Return the seats to rate, without those of accounts that are gone."""
        names = {who for _, _, who in played if not who.startswith(BOT_PREFIX)}
        there = {user.id for user in await self.store.accounts.users(*names)} if names else set()
        return [(side, rank, who) for side, rank, who in played if who not in names or who in there]
