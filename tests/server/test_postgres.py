"""One table through two server processes on one PostgreSQL, also while their line to each other is cut."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator

import asyncpg
import pytest

from tests import event_loop
from tests.server.conftest import wipe
from tests.server.crashing import Mortal, Tally, held_to, tables_of_four
from tests.server.socket_client import http_client, line
from wartable.server.jobs import postgres_listener
from wartable.server.jobs.bots_and_clocks import LEASE_SECONDS
from wartable.store import Store

# Not by its last query, LISTEN: a line that was quiet for some seconds has asked for a sign of life since.
LISTENING = f"application_name = '{postgres_listener.NAME}' AND query <> ''"
OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend'"

Pair = tuple[Mortal, Mortal]


@pytest.fixture(scope="module")
def pair(postgresql: str) -> Iterator[Pair]:
    """Two server processes on an empty database, which answer and hear each other."""
    event_loop.run(wipe(postgresql))
    with Mortal(postgresql) as one, Mortal(postgresql) as other:
        event_loop.run(listening(postgresql))
        yield one, other


async def listening(database: str) -> None:
    """Waits until both processes are there and hear each other."""
    connection = await asyncpg.connect(database)
    count = f"SELECT count(*) FROM pg_stat_activity WHERE {OTHERS} AND {LISTENING}"
    async with asyncio.timeout(60):
        while await connection.fetchval(count) < 2:
            await asyncio.sleep(0.05)
    await connection.close()


async def cut(database: str, which: str) -> int:
    """Ends connections to the database, as a broken network would; how many."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS} AND {which}")
    await connection.close()
    return len(rows)


async def opened(address: str) -> tuple[str, dict[int, str]]:
    """A table of four guests, and their links."""
    async with http_client(address) as client:
        body = {"title": "proelio", "seats": [{"kind": "me"}] * 4}
        answer = (await client.post("/api/tables/", json=body)).raise_for_status().json()
        return answer["table"], {int(seat): link for seat, link in answer["links"].items()}


@pytest.mark.compiled
async def test_one_table_through_two_processes_while_their_line_is_cut(postgresql: str, pair: Pair) -> None:
    await listening(postgresql)
    addresses = [server.address for server in pair]
    tally, stop = Tally(), asyncio.Event()
    async with asyncio.TaskGroup() as group:
        group.create_task(tables_of_four(addresses, tally, stop, 0))
        for _ in range(3):
            await tally.more(4)
            await listening(postgresql)
            assert await cut(postgresql, LISTENING) == 2
        await tally.more(4)
        stop.set()
    # They came to hear each other again, and both show the same game.
    table = list(tally.acknowledged)[-1]
    async with line(addresses[0], table) as here, line(addresses[1], table) as there:
        await here.hear()
        await there.hear()
        while here.table["log"] != there.table["log"]:
            # Whichever process has read less so far shows more in a moment.
            await min(here, there, key=lambda each: len(each.table["log"])).hear()
    await held_to(postgresql, tally)


@pytest.mark.compiled
async def test_what_happened_while_nobody_listened_is_read_when_the_line_is_back(postgresql: str, pair: Pair) -> None:
    here, there = (server.address for server in pair)
    table, links = await opened(here)
    async with line(there, table) as watching:
        await watching.hear()
        seat = watching.table["asked"][0]
        await listening(postgresql)
        async with line(here, table, seat, links[seat]) as acting, line(here, table) as public:
            await acting.asked()
            # Now the notice of what the player does goes to nobody.
            await cut(postgresql, LISTENING)
            assert (await acting.act(acting.table["choices"][0]["code"]))["type"] == "ack"
            await public.until(lambda told: len(told["log"]) > len(watching.table["log"]))
            await watching.until(lambda told: told["log"] == public.table["log"])


@pytest.mark.compiled
async def test_races_between_two_processes(postgresql: str, pair: Pair) -> None:
    await listening(postgresql)
    table, links = await opened(pair[0].address)
    for same in (False, True) * 5:
        await race(pair, table, links, same)
    store = await Store.open(postgresql)
    assert len(await store.events(table)) == 1 + 10
    await store.close()


async def race(pair: Pair, table: str, links: dict[int, str], same: bool) -> None:
    """One seat acts through both processes at once: with the same request, or with two."""
    async with line(pair[0].address, table) as public:
        await public.hear()
        seat: int = public.table["asked"][0]
    paths = [line(server.address, table, seat, links[seat]) for server in pair]
    async with paths[0] as here, paths[1] as there:
        await here.asked()
        await there.until(lambda told: told["number"] == here.table["number"])
        number, codes = here.table["number"], [choice["code"] for choice in here.table["choices"]]
        request = f"{seat}-{number}" if same else ""
        tries = (here.act(codes[0], number, request), there.act(codes[0 if same else -1], number, request))
        answers = await asyncio.gather(*tries)
        # The same request is one action, whichever process it reaches; of two others one comes too late.
        assert sorted(answer["type"] for answer in answers) == (["ack", "ack"] if same else ["ack", "error"])
        if same:
            assert answers[0]["number"] == answers[1]["number"]
        else:
            assert {answer.get("code") for answer in answers} == {None, "stale"}
        for each in (here, there):
            await each.until(lambda told: told["number"] > number)
        assert here.table["number"] == there.table["number"]


@pytest.mark.compiled
async def test_of_two_people_who_sit_down_at_once_one_sits(postgresql: str, pair: Pair) -> None:
    here, there = (http_client(server.address) for server in pair)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    async with here, there:
        for _ in range(5):
            answer = await here.post("/api/tables/", json={"title": "proelio", "seats": seats})
            here.cookies.clear()
            path = f"/api/tables/{answer.json()['table']}/seat"
            await there.get(path.removesuffix("/seat"))
            names = ((here, "Ann"), (there, "Bob"))
            answers = await asyncio.gather(*(one.post(path, json={"seat": 1, "name": name}) for one, name in names))
            assert sorted(answer.is_success for answer in answers) == [False, True]
            winner = "Ann" if answers[0].is_success else "Bob"
            seen = (await here.get(path.removesuffix("/seat"))).json()["seats"][1]
            assert (seen["kind"], seen["name"]) == ("guest", winner)
            for one in (here, there):
                one.cookies.clear()


@pytest.mark.soak
async def test_servers_and_connections_die_again_and_again(empty: str) -> None:
    with Mortal(empty) as one, Mortal(empty) as other:
        tally, stop, rng = Tally(), asyncio.Event(), random.Random(1)
        addresses = [server.address for server in (one, other)]
        async with asyncio.TaskGroup() as group:
            for seed in range(3):
                group.create_task(tables_of_four(addresses, tally, stop, seed))
            for _ in range(60):
                await tally.more(rng.choice((2, 5, 20)))
                harm = rng.choice(("kill", "listening", "all"))
                if harm == "kill":
                    rng.choice((one, other)).kill()
                else:
                    await cut(empty, LISTENING if harm == "listening" else "true")
            await tally.more(20)
            stop.set()
        await held_to(empty, tally)
        print(f"\n60 times killed or cut, {tally.count} acknowledged actions, {tally.repeated} sent again")


@pytest.mark.soak
async def test_the_bots_of_a_dead_process_are_taken_over(empty: str) -> None:
    with Mortal(empty) as one, Mortal(empty) as other:
        await listening(empty)
        seats = [{"kind": "bot", "level": "random"}] * 3 + [{"kind": "me"}]
        async with http_client(one.address) as client:
            wish = {"title": "proelio", "seats": seats, "bot_pace": 1.0}
            table = (await client.post("/api/tables/", json=wish)).json()["table"]
        async with line(other.address, table) as there:
            await there.hear()
            one.kill()
            before = len(there.table["log"])
            # The dead one's lease has to run out first.
            async with asyncio.timeout(2 * LEASE_SECONDS):
                while len(there.table["log"]) == before:
                    with contextlib.suppress(TimeoutError):
                        await there.hear()
