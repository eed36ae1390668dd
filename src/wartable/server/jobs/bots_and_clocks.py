"""Bots and clocks: one process at a time, by a lease, tends a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from wartable.bots.levels import levels
from wartable.bots.player import Player
from wartable.core.errors import WartableError
from wartable.core.rules.chance import Seeded
from wartable.server.live import absence, events as ev
from wartable.server.live.host import Host
from wartable.server.live.table import LiveTable
from wartable.server.lobby import gathering

logger = logging.getLogger("wartable.tend")

LEASE_SECONDS = 30.0  # longer than a bot may think, with time to spare
SWEEP_SECONDS = 5.0
FORGOTTEN_SECONDS = 3600.0  # between two looks for tables that nobody has touched for days
AHEAD_SECONDS = 3 * SWEEP_SECONDS  # what is due later is left to a later sweep, and its table may leave the memory
IDLE_SECONDS = 300.0  # how long a table stays in memory that nobody looks at,
OVER_SECONDS = 10.0  # and how long when its game is over
RETRY_SECONDS = 600.0  # at the latest a table that cannot be read is tried again after this time
LEAST_PAUSE = 0.01  # between two things done for a table, so that others get their turn
THINKING_SECONDS = 10.0


class Unreadable:
    """A table that could not be opened: when it is tried again, later each time.

    A database that failed is back soon; a title or a pack that is missing takes somebody to install it.
    """

    def __init__(self) -> None:
        self.wait = SWEEP_SECONDS
        self.again = 0.0

    def note(self, lasting: bool) -> None:
        """Count one more failure."""
        self.again = time.monotonic() + (RETRY_SECONDS if lasting else self.wait)
        self.wait = min(2 * self.wait, RETRY_SECONDS)


class Tender:
    """Looks after the tables of this process that have bots or clocks."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.me = secrets.token_hex(8)
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        self._nudges: dict[str, asyncio.Event] = {}  # set when a table that is tended changes
        self._unreadable: dict[str, Unreadable] = {}
        self._pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")
        self._alone = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots alone")  # where no person waits
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start: look at tables that change, and now and then at all running ones."""
        self.host.observers.append(self.look)
        self._sweeper = asyncio.create_task(self._sweep(), name="wartable sweeper")

    async def stop(self) -> None:
        """Stop; what was not written has not happened."""
        self.host.observers.remove(self.look)
        tasks: list[asyncio.Task[Any]] = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in (self._pool, self._alone):
            pool.shutdown(wait=False, cancel_futures=True)

    def look(self, live: LiveTable) -> None:
        """Tend a table that changed, if it needs it soon; who tends it already looks again."""
        table = live.row.id
        if table in self._nudges:
            self._nudges[table].set()
        if table not in self._tasks and self._next(live) is not None:
            task = asyncio.create_task(self._tend(live), name=f"tend {table}")
            self._tasks[table] = task
            task.add_done_callback(lambda task: self._tended(live, task))

    def _tended(self, live: LiveTable, task: asyncio.Task[bool]) -> None:
        """Look once more: there may be something to do again since the lease was given back."""
        del self._tasks[live.row.id]
        if not task.cancelled() and task.result():
            self.look(live)

    def _next(self, live: LiveTable) -> float | None:
        """Return when there is something to do for a table, if it is soon."""
        now = time.time()
        due = live.due(now)
        return due if due is not None and due <= now + AHEAD_SECONDS else None

    async def _sweep(self) -> None:
        """Find running tables that nobody has open: their bots and clocks go on all the same. Drop idle ones."""
        forgotten = 0.0  # when forgotten tables are looked for next
        while True:
            try:
                for table in await self.host.store.due_tables(time.time() + AHEAD_SECONDS):
                    if table not in self._tasks and self._may_try(table):
                        await self._find(table)
                if time.monotonic() >= forgotten:
                    await gathering.close_forgotten(self.host)
                    forgotten = time.monotonic() + FORGOTTEN_SECONDS
                await self.host.tidy(IDLE_SECONDS, OVER_SECONDS, busy=self._tasks)
            except Exception as error:
                logger.warning("sweep_failed", exc_info=error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _find(self, table: str) -> None:
        """Open one table and tend it; if it cannot be opened, the others go on."""
        try:
            self.look(await self.host.table(table))
            self._unreadable.pop(table, None)
        except Exception as error:
            self._unreadable.setdefault(table, Unreadable()).note(isinstance(error, WartableError))
            logger.error("table_unreadable", extra={"table": table}, exc_info=error)

    def _may_try(self, table: str) -> bool:
        """Return whether a table is to be opened, again if it could not be read lately."""
        found = self._unreadable.get(table)
        return found is None or time.monotonic() >= found.again

    async def _tend(self, live: LiveTable) -> bool:
        """Do what is due until nothing is; return False if a fault stopped it."""
        lease = f"tend {live.row.id}"
        nudge = self._nudges[live.row.id] = asyncio.Event()
        asked, since = (-1, 0), time.monotonic()  # the bot that thinks, at which number, and since when
        try:
            while (due := self._next(live)) is not None:
                nudge.clear()
                bots = live.bots_due()
                now = (bots[0], live.playing.number(bots[0])) if bots else (-1, 0)
                if now != asked:
                    asked, since = now, time.monotonic()
                passed = time.monotonic() - since
                wait = live.bot_wait - passed if bots else min(due - time.time(), AHEAD_SECONDS)
                if not await self._wait(lease, max(wait, LEAST_PAUSE), nudge):
                    continue
                if bots:
                    await self._answer(live, bots[0])
                    asked = (-1, 0)
                for seat in live.clocks.out(time.time()):
                    await self._absent(live, seat)
        except Exception as error:
            logger.error("tending_stopped", extra={"table": live.row.id}, exc_info=error)
            return False
        finally:
            del self._nudges[live.row.id]
            if self.host.store.shared:
                with contextlib.suppress(Exception):
                    await asyncio.shield(self.host.store.drop_lease(lease, self.me))
        return True

    async def _wait(self, lease: str, seconds: float, nudge: asyncio.Event) -> bool:
        """Wait with the lease in hand; return False if the table changes, or another process has the lease."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if self.host.store.shared and not await self.host.store.take_lease(lease, self.me, LEASE_SECONDS):
                await asyncio.sleep(LEASE_SECONDS / 4)
                return False
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(left, LEASE_SECONDS / 4)):
                    await nudge.wait()
                return False
        return True

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Let a bot think in a thread, on a redealt copy, and answer a whole choice; if it is too slow, the default."""
        async with live.still():
            game = live.playing
            if seat not in live.bots_asked():
                return
            state, number = game.state.copy(), game.number(seat)
            lesson = None if live.coach is None else live.coach.answer
        known: int | str = lesson[1] if lesson is not None else state.forced(seat)
        if known:
            await self._act(live, seat, number, [known])
            return
        player = self._player(live, seat, number)
        loop = asyncio.get_running_loop()
        pool = self._pool if live.people() else self._alone
        try:
            async with asyncio.timeout(THINKING_SECONDS):
                codes = await loop.run_in_executor(pool, player.answer, state, seat)
        except TimeoutError:
            logger.warning("bot_slow", extra={"table": live.row.id, "level": player.level})
            await self._default(live, seat, number)
            return
        await self._act(live, seat, number, codes)

    async def _act(self, live: LiveTable, seat: int, number: int, actions: Sequence[int | str]) -> None:
        # Somebody may have taken something back meanwhile: then the answer is stale, and the seat is asked again.
        with contextlib.suppress(WartableError):
            await live.submit(seat, ev.ACT, {"actions": list(actions), "number": number}, for_seat=True)

    def _player(self, live: LiveTable, seat: int, number: int) -> Player:
        level = live.seats[seat].level or levels(live.title)[-1]
        return Player(live.title, level, Seeded(self.host.luck.seed(live.row, seat, number)))

    async def _default(self, live: LiveTable, seat: int, number: int) -> None:
        with contextlib.suppress(WartableError):
            await live.submit(seat, ev.DEFAULT, {"number": number}, for_seat=True)

    async def _absent(self, live: LiveTable, seat: int) -> None:
        """Do what the table's setting says when a clock has run out. An answer that comes in meanwhile is in time."""
        await live.refresh()
        if seat not in live.clocks.out(time.time()):
            return
        number = live.playing.number(seat)
        what = live.row.settings.on_absence
        if what == "forfeit":
            with contextlib.suppress(WartableError):
                await live.submit(seat, ev.FORFEIT, {"number": number, ev.TIMED_OUT: True}, for_seat=True)
        elif what == "bot":
            with contextlib.suppress(WartableError):
                await absence.hand_over(live, seat)
        else:
            await self._default(live, seat, number)
