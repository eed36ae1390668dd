"""Nothing that a viewer is sent depends on another's secret: twin play over the wire.

Two servers hold two games that look the same to a viewer. All that the viewer does is done at both; of
what the others do, the first game is ahead by their secret clicks when the viewer's traffic is compared. All of it must
be equal, letter by letter and message by message: two sockets, and every answer of HTTP about the table. A server made
to leak is found out.
"""

from __future__ import annotations

import contextlib
import itertools
import time
import traceback
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.luck import Foreseen
from tests.server.running_server import AUCTION, House, Someone, house, known
from tests.server.socket_client import Line, line, serving
from tests.server.twin_games import Pair, pairs
from tests.small.muster import TITLE as MUSTER
from tests.small.muster.codes import SEATS
from tests.titles.campaign.small import SMALL
from wartable.conformance.sessions.base import Step
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import PUBLIC, Entry
from wartable.core.scene.ids import thing
from wartable.core.table.table import Table
from wartable.core.title import Title
from wartable.server.live import events, moments, table as live_table, watchers
from wartable.server.live.table import LiveTable
from wartable.server.live.watchers import Before
from wartable.server.lobby import new_table
from wartable.server.people.cookies import SEAT_COOKIE
from wartable.server.render import table_json
from wartable.server.render.log_text import LogLines
from wartable.server.routes import replay
from wartable.server.socket import session
from wartable.server.socket.session import Session
from wartable.store.models import TableRow

pytestmark = [
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
    pytest.mark.plain,  # both servers, and those made to leak, are made by putting other functions in place of ours
]

BEGIN = events.begin


Naming = Callable[[int], str]
"""A thing that a seat may name before others may know it."""


class Clock:
    """The time that both servers believe in."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Seen:
    """A viewer at one of the servers: two sockets, a browser, and all that came."""

    def __init__(self, there: House, table: LiveTable, browser: Someone, chatter: Someone, lines: list[Line]) -> None:
        self.there, self.live, self.browser, self.chatter, self.lines = there, table, browser, chatter, lines
        self.answers: list[str] = []

    async def play(self, steps: list[Step]) -> None:
        """Others click."""
        for step in steps:
            await self.live.submit(step.seat, "act", {"actions": [step.code]})

    async def act(self, step: Step, request: str) -> None:
        """The viewer clicks, over the socket."""
        message = {"actions": [step.code], "number": self.lines[0].table["number"]}
        assert (await self.lines[0].do("act", message, request))["type"] == "ack"

    async def name(self, named: Naming, name: str) -> None:
        """Another seat names a thing of its own that the viewer may not know yet, or takes its name away."""
        seat, playing = (self.viewer + 1) % self.live.row.seats, self.live.playing
        word = named(seat)
        if not self.live.title.knows_thing(playing.kit, playing.view(self.viewer), word):
            await self.live.submit(seat, "name", {"thing": word, "name": name})

    async def look_again(self) -> None:
        """The page is loaded anew: it is told everything."""
        await self.lines[1].tell({"type": "hello", "format": "html", "chat": True, "lang": "en"})

    async def mark(self, text: str) -> None:
        """Waits until everything has come that was to come: a word in the chat comes after it."""
        await self.chatter.post(f"/api/tables/{self.live.row.id}/chat", {"text": text})
        for each in self.lines:
            while not ((told := await each.hear())["type"] == "chat" and told["lines"][-1]["text"] == text):
                pass

    async def ask(self, *rest: str) -> None:
        """Asks for the table in every way there is, and keeps the answers."""
        seat = {} if self.viewer == PUBLIC else {"seat": self.viewer}
        at = f"/api/tables/{self.live.row.id}"
        for path in (
            "/api/tables/",
            "/tables",
            *(f"{at}{part}" for part in ("", "/text", "/moments", "/chat", "/proof", *rest)),
        ):
            answer = await self.browser.client.get(path, params=seat if path.startswith(at) else {})
            assert path != "/api/tables/" or self.live.row.id in answer.text, "the lobby has the table"
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            self.answers.append(f"{path} {answer.status_code} {headers} {answer.text}")
        await self.question(f"q{len(self.answers)}")

    async def question(self, name: str) -> None:
        """Asks every question that the title answers, and why something may not be done."""
        socket = self.lines[0]
        for i, question in enumerate(self.live.title.sheet.questions):
            await socket.ask({"type": "ask", "question": question, "request": f"{name}-{i}"})
        for miss in socket.table["near_misses"][:2]:
            await socket.ask({"type": "why", "action": miss["code"], "request": f"{name}-{miss['code']}"})

    @property
    def viewer(self) -> int:
        return int(self.lines[0].table["viewer"])

    def traffic(self) -> list[str]:
        """All that came."""
        return [*(text for each in self.lines for text in each.heard), *self.answers]


@contextlib.asynccontextmanager
async def seen(folder: Path, name: str, pair: Pair, chance: Chance, bank: float) -> AsyncIterator[Seen]:
    """A server with one of the games, and the viewer there."""

    def begin(title: Title, row: TableRow, salts: Mapping[int, str], record: str = "") -> Table:
        return title.open(row.seats, row.settings.options, chance=chance)

    async with contextlib.AsyncExitStack() as stack:
        there = await stack.enter_async_context(house(folder))
        address = await stack.enter_async_context(serving(there.app))
        host = there.guest()
        wish = {
            "title": name,
            "seats": [{"kind": "me"}] * pair.seats,
            "public": True,
            "bank": bank,
            "increment": bank / 100,
        }
        events.begin = begin
        try:
            opened = await host.post("/api/tables/", wish)
        finally:
            events.begin = BEGIN
        links = {int(seat): link for seat, link in opened["links"].items()}
        browser, chatter = there.guest(), there.guest()
        own = links.get(pair.viewer, "")
        if own:
            browser.client.cookies.set(SEAT_COOKIE, own)
        chatter.client.cookies.set(SEAT_COOKIE, links[(pair.viewer + 1) % pair.seats])
        seat = None if pair.viewer == PUBLIC else pair.viewer
        lines = [await stack.enter_async_context(line(address, opened["table"], seat, own)) for _ in range(2)]
        for each, form in zip(lines, ("json", "html"), strict=True):
            await each.hear()
            await each.tell({"type": "hello", "format": form, "chat": True, "lang": "it"})
        yield Seen(there, await there.live(opened["table"]), browser, chatter, lines)


def chunks(steps: list[Step], viewer: int) -> list[list[Step]]:
    """The clicks of a turn up to each that shows the viewer something: the viewer's own, and the last."""
    ends = [i + 1 for i, step in enumerate(steps) if step.seat == viewer or i == len(steps) - 1]
    return [steps[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]


async def same(folder: Path, clock: Clock, title: str, pair: Pair, bank: float, named: Naming | None = None) -> None:
    """Plays both games, and compares all that came to the viewer after every turn and in the middle of each."""
    truth, twin = pair.chances()
    names = itertools.count()
    async with (
        seen(folder / "one", title, pair, truth, bank) as one,
        seen(folder / "two", title, pair, twin, bank) as two,
    ):

        async def compare(*rest: str) -> None:
            name = f"mark {next(names)}"
            for each in (one, two):
                await each.mark(name)
                await each.ask(*rest)
            mine, other = one.traffic(), two.traffic()
            where = next((i for i, both in enumerate(zip(mine, other, strict=False)) if both[0] != both[1]), -1)
            told = f"{name}: the traffic of viewer {pair.viewer} depends on what they may not know"
            assert where < 0, f"{told}: {mine[where]} / {other[where]}"
            assert len(mine) == len(other), told

        await compare()
        for ahead, behind in pair.turns:
            for mine, other in zip(chunks(ahead, pair.viewer), chunks(behind, pair.viewer), strict=True):
                clock.now += 2
                if len(mine) > 1 or len(other) > 1:
                    await one.play(mine[:-1])
                    if named is not None:
                        await one.name(named, "Wolves")
                    clock.now += 3
                    for each in (one, two):
                        await each.look_again()
                    await compare()
                    if named is not None:
                        await one.name(named, "")
                    clock.now -= 3
                    await two.play(other[:-1])
                clock.now += 5
                for each, last in ((one, mine[-1]), (two, other[-1])):
                    if last.seat == pair.viewer:
                        await each.act(last, f"click-{len(each.lines[0].heard)}")
                    else:
                        await each.play([last])
                await compare()
        await compare("/record", "/things/discard.base", "/moments/1", f"/moments/{len(pair.turns) // 2}")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What is drawn by the server itself is the same at both, and so is the time."""
    found = Clock()
    monkeypatch.setattr(time, "time", found)
    monkeypatch.setattr(new_table, "slug", lambda: "0123456789ab")
    monkeypatch.setattr(Foreseen, "secret", lambda self: bytes(32))
    # What is told together would otherwise hang on how fast each server happens to be.
    monkeypatch.setattr(watchers, "LOOK_SECONDS", 0.0)
    return found


def in_step(pair: Pair) -> bool:
    """Whether all secret clicks are made at the same time in both games.

    When everybody has answered, clocks may show how long each took: under a clock that has to be the same.
    """
    sizes = ([[len(chunk) for chunk in chunks(steps, pair.viewer)] for steps in turn] for turn in pair.turns)
    return all(mine == other for mine, other in sizes)


SEATED = {"auction": 4, "proelio": 4, "muster": 2, "campaign": 2}
NAMED: dict[str, Naming] = {
    "muster": lambda seat: thing("company", SEATS[seat], 1),
    "campaign": lambda seat: thing("unit", seat, "1.1"),
}


def pairs_of(name: str, viewer: int, turns: int, silent: int, bank: float) -> Iterator[Pair]:
    """Pairs of games of so many turns, with secret clicks in them.

    All that is secret of a list is when it is made: it is opened whole, so both games are the same one.
    """
    found = pairs(wartable.title(name), SEATED[name], viewer, turns, name in NAMED)
    return (pair for pair in found if pair.silent >= silent and (not bank or in_step(pair)))


@pytest.mark.parametrize(("viewer", "bank"), [(PUBLIC, 1000.0), (0, 1000.0), (2, 0.0)])
async def test_secret_answers_leave_no_trace(tmp_path: Path, clock: Clock, viewer: int, bank: float) -> None:
    with known(AUCTION):
        pair = next(pairs_of("auction", viewer, 10, 6, bank))
        await same(tmp_path, clock, "auction", pair, bank)


@pytest.mark.parametrize("viewer", [PUBLIC, 1])
async def test_hidden_cards_leave_no_trace(tmp_path: Path, clock: Clock, viewer: int) -> None:
    pair = next(pairs_of("proelio", viewer, 12, 1, 0.0))
    await same(tmp_path, clock, "proelio", pair, 0.0)


@pytest.mark.parametrize(("viewer", "bank"), [(PUBLIC, 1000.0), (0, 0.0), (1, 0.0)])
@pytest.mark.parametrize("title", list(NAMED))
async def test_secret_lists_and_names_leave_no_trace(
    tmp_path: Path, clock: Clock, title: str, viewer: int, bank: float
) -> None:
    with known(MUSTER, SMALL):
        pair = next(pairs_of(title, viewer, 4, 3, bank))
        await same(tmp_path, clock, title, pair, bank, NAMED[title])


# -- servers made to leak --

Patch = pytest.MonkeyPatch


def tells_the_position(patch: Patch) -> None:
    """How many things have happened at the table."""
    facts = table_json.facts
    patch.setattr(table_json, "facts", lambda live, viewer: {**facts(live, viewer), "n": live.n})


def tells_who_has_answered(patch: Patch) -> None:
    view_data = table_json.view_data
    patch.setattr(table_json, "view_data", lambda live, *how: {**view_data(live, *how), "open": live.playing.deciders})


def sends_everything_that_happens(patch: Patch) -> None:
    """A message for each event, though it says nothing new: that something happened is a secret too."""
    news = Session._news

    def always(session: Session) -> bytes:
        session._body = b""
        return news(session)

    patch.setattr(Session, "_news", always)
    patch.setattr(Before, "noticed", lambda self, seat: None)


def tells_the_time(patch: Patch) -> None:
    """When something last happened, secret or not."""
    facts, count = table_json.facts, LiveTable._count
    last: dict[int, float] = {}

    def counted(self: LiveTable, event: Any, told: Any) -> Any:
        last[id(self)] = event.at
        return count(self, event, told)

    patch.setattr(LiveTable, "_count", counted)
    patch.setattr(table_json, "facts", lambda live, viewer: {**facts(live, viewer), "at": last[id(live)]})


def dates_the_row_of_the_lobby(patch: Patch) -> None:
    """When something last happened, in the list of tables."""
    count = LiveTable._count

    def counted(self: LiveTable, event: Any, told: Any) -> Any:
        found = count(self, event, told)
        self.moved = event.at
        return found

    patch.setattr(live_table, "UPDATE_SECONDS", 0.0)
    patch.setattr(LiveTable, "_count", counted)


def shows_all_clocks(patch: Patch) -> None:
    def clocks(live: LiveTable, viewer: int, asked: Any, now: float) -> dict[str, Any]:
        return {str(seat): round(live.clocks.left(seat, now) or 0.0, 1) for seat in sorted(live.clocks.timed)}

    patch.setattr(session, "clocks_json", clocks)


def reads_the_log_aloud(patch: Patch) -> None:
    """A line of the log with what only others may read in it."""
    seen = Entry.seen
    patch.setattr(table_json, "log", lambda live, viewer, lang: LogLines([str(seen(e, 0)) for e in entries(live)], []))


def entries(live: LiveTable) -> list[Entry]:
    return [entry for line in live.playing.record.lines for entry in line.entries]


def shows_the_moment_of_others(patch: Patch) -> None:
    """Looking back counts moments that others alone have seen."""
    for module in (moments, replay):
        patch.setattr(module, "visible_points", lambda game, viewer: range(1, len(game.record.lines) + 1))


LEAKS: list[tuple[Callable[[Patch], None], str, int, float]] = [
    (tells_the_position, "auction", 2, 0.0),
    (tells_who_has_answered, "auction", PUBLIC, 0.0),
    (sends_everything_that_happens, "auction", 2, 0.0),
    (tells_the_time, "auction", 0, 0.0),
    (sends_everything_that_happens, "campaign", 0, 0.0),
    (tells_the_position, "muster", PUBLIC, 0.0),
    (dates_the_row_of_the_lobby, "muster", PUBLIC, 0.0),
    (shows_all_clocks, "auction", 2, 1000.0),
    (reads_the_log_aloud, "proelio", 1, 0.0),
    (shows_the_moment_of_others, "auction", PUBLIC, 0.0),
]


@pytest.mark.parametrize(("leak", "title", "viewer", "bank"), LEAKS, ids=lambda value: getattr(value, "__name__", ""))
async def test_a_server_that_leaks_is_found_out(
    tmp_path: Path,
    clock: Clock,
    monkeypatch: Patch,
    leak: Callable[[Patch], None],
    title: str,
    viewer: int,
    bank: float,
) -> None:
    leak(monkeypatch)
    with known(AUCTION, MUSTER, SMALL):
        pair = next(pairs_of(title, viewer, 4 if title in NAMED else 6, 1, bank))
        with pytest.raises((AssertionError, ExceptionGroup)) as error:
            await same(tmp_path, clock, title, pair, bank, NAMED.get(title))
    assert "depends on what they may not know" in "".join(traceback.format_exception(error.value))


@pytest.mark.soak
@pytest.mark.parametrize("bank", [0.0, 1000.0], ids=["no clock", "clock"])
@pytest.mark.parametrize(
    ("title", "viewer"), [(title, viewer) for title, seats in SEATED.items() for viewer in (PUBLIC, *range(seats))]
)
async def test_many_games_leave_no_trace(tmp_path: Path, clock: Clock, title: str, viewer: int, bank: float) -> None:
    with known(AUCTION, MUSTER, SMALL):
        turns = 6 if title in NAMED else 20
        for i, pair in enumerate(itertools.islice(pairs_of(title, viewer, turns, 0, bank), 5)):
            await same(tmp_path / str(i), clock, title, pair, bank, NAMED.get(title))
