"""Attacks by people: tokens that outlive their owner, names that deceive, lobbies that are filled, costly requests."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.server.running_server import AUCTION, PASSWORD, House, Someone, database, house, known, play, prepared, until
from tests.server.socket_client import http_client, line, serving
from wartable.bots.player import Player
from wartable.server.app import Settings, create_app
from wartable.server.guards import costly
from wartable.server.jobs import bots_and_clocks
from wartable.server.live.host import Host
from wartable.server.lobby import gathering, uploads
from wartable.server.people.rate_limits import Limit, Limits, network

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

CSRF = {"x-csrf": "x"}


# -- tokens --


def program(there: House, token: str) -> Someone:
    """A program that has a token and nothing else."""
    found = there.guest()
    found.client.cookies.clear()
    found.client.headers["authorization"] = f"Bearer {token}"
    return found


async def works(there: House, token: str) -> bool:
    return (await program(there, token).client.get("/api/accounts/me")).status_code == 200


async def test_tokens_are_listed_revoked_and_die_with_their_owners_sessions(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        robot = await there.player("Marvin", robot=True)

        async def new(label: str) -> str:
            return str((await robot.post("/api/accounts/token", {"label": label}))["token"])

        first, second = await new("first"), await new("second")
        listed = await robot.get("/api/accounts/tokens")
        assert [each["label"] for each in listed] == ["first", "second"]
        assert not any(token in str(listed) for token in (first, second))
        other = await there.player("Deep Thought", robot=True)
        await other.refused("/api/accounts/tokens/revoke", {"id": listed[0]["id"]}, status=404)
        await robot.post("/api/accounts/tokens/revoke", {"id": listed[0]["id"]})
        assert [await works(there, first), await works(there, second)] == [False, True]
        # A program does not make, list or revoke tokens: who has found one has found no more than that.
        for path, body in (("token", {}), ("tokens/revoke", {"id": listed[1]["id"]})):
            await program(there, second).refused(f"/api/accounts/{path}", body, "forbidden", 403)
        await robot.post("/api/accounts/sign-out", everywhere="true")
        assert not await works(there, second)
        await robot.post("/api/accounts/sign-in", {"name": "Marvin", "password": PASSWORD})
        third = await new("third")
        await robot.post("/api/accounts/password", {"password": PASSWORD, "new": "another long password"})
        assert not await works(there, third)


async def test_an_open_socket_of_a_revoked_token_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.server.socket.session.RECHECK_SECONDS", 0.0)
    async with house(tmp_path) as there, serving(there.app) as address:
        robot = await there.player("Marvin", robot=True)
        token = (await robot.post("/api/accounts/token", {}))["token"]
        table = await robot.open("me", "me", "me")
        async with line(address, table, 0, authorization=f"Bearer {token}") as own:
            await own.hear()
            (listed,) = await robot.get("/api/accounts/tokens")
            await robot.post("/api/accounts/tokens/revoke", {"id": listed["id"]})
            await own.tell({"type": "ping"})
            async with asyncio.timeout(60):
                await own.socket.wait_closed()


async def test_a_person_has_no_tokens(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        await ann.refused("/api/accounts/token", {}, "forbidden", 403)


# -- chat --


async def test_the_chat_of_a_private_table_is_for_those_who_may_look(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann, eve = await there.player("Ann"), await there.player("Eve")
        table = await ann.open("me", "me", "me", public=False)
        await ann.post(f"/api/tables/{table}/chat", {"text": "the password is rose"})
        await eve.refused(f"/api/tables/{table}/chat", {"text": "hello"}, "forbidden", 403)
        assert (await eve.client.get(f"/api/tables/{table}/chat")).status_code == 403
        async with line(address, table, cookie=f"wartable_session={eve.client.cookies['wartable_session']}") as own:
            assert (await own.hear())["type"] == "error"
        assert [each["text"] for each in await ann.get(f"/api/tables/{table}/chat")] == ["the password is rose"]


# -- names --

INVISIBLE = ["An\u200bn", "\u200eAnn", "Ann\u00ad", "\u3164", "\u2800\u2800", "A\u180en", "\ufeffAnn", "Ann\U000e0041"]


async def test_names_have_no_invisible_letters_and_nobody_takes_anothers(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        for name in INVISIBLE:
            body = {"name": name, "password": PASSWORD}
            told = await there.guest().refused("/api/accounts/register", body, "option_error", 400)
            assert told.startswith("name")
        ann = await there.player("Ann Lee")
        for same in ("ann lee", "ANN  LEE", "\uff21nn Lee", "A\uff4en Lee"):
            await there.guest().refused("/api/accounts/register", {"name": same, "password": PASSWORD}, status=400)
        table = await ann.open("me", "open", "open")
        at = f"/api/tables/{table}"
        eve = there.guest()
        for same in ("Ann Lee", "ann lee", "\uff21nn Lee"):
            await eve.refused(f"{at}/seat", {"seat": 1, "name": same}, "name_taken", 400)
            wish = {"title": "proelio", "seats": [{"kind": "me"}] * 3, "name": same}
            await eve.refused("/api/tables/", wish, "name_taken", 400)
            wish = {"title": "proelio", "seats": [{"kind": "me", "name": same}, {"kind": "me"}, {"kind": "me"}]}
            await eve.refused("/api/tables/", wish, "name_taken", 400)
        await eve.post(f"{at}/seat", {"seat": 1, "name": "Eve"})
        # An account may name the people at one screen, and by its own name too, but by no other's.
        await ann.open("me", "me", "me", name="Ann Lee")
        bob = await there.player("Bob")
        for same in ("Ann Lee", "ann lee", "\uff21nn Lee"):
            wish = {"title": "proelio", "seats": [{"kind": "me"}, {"kind": "me", "name": same}, {"kind": "me"}]}
            await bob.refused("/api/tables/", {**wish, "hot_seat": True}, "name_taken", 400)
        await bob.post(
            "/api/tables/", {**wish, "seats": [{"kind": "me", "name": name} for name in ("Bob", "Mum", "Dad")]}
        )


@pytest.mark.parametrize("blank", ["\u2800\u2800", "\u3164", "\u115f", "\u200d", "\uffa0 \u034f"])
async def test_nobody_says_or_names_what_cannot_be_seen(tmp_path: Path, blank: str) -> None:
    async with house(tmp_path) as there:
        ann = there.guest()
        at = f"/api/tables/{await ann.open('me', 'me', 'me')}"
        await ann.refused(f"{at}/chat", {"text": blank}, "option_error", 400)
        for kind, body in (("note", {"text": blank}), ("name", {"thing": "pile.base", "name": blank})):
            await ann.refused(f"{at}/do", {"kind": kind, "body": body}, "option_error", 400)
        await ann.post(f"{at}/do", {"kind": "name", "body": {"thing": "pile.base", "name": "the pile"}})
        await ann.post(f"{at}/do", {"kind": "name", "body": {"thing": "pile.base", "name": ""}})


async def test_one_account_sits_once_at_a_rated_table(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann, bob = await there.player("Ann"), await there.player("Bob")
            table = await ann.open("me", "open", "open", "open", title="auction")
            await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
            for someone in (ann, bob):
                await someone.refused(f"/api/tables/{table}/seat", {"seat": 2}, "forbidden", 403)
            # At several seats from the beginning it is a table at one screen, and not rated.
            alone = await ann.open("me", "me", "me", "bot:random", title="auction")
            await play(await there.live(alone))

            async def rated() -> bool:
                return alone not in {row.id for row in await there.host.store.ratings.unrated()}

            await until(rated)
            assert await there.host.store.ratings.find("auction") == []


# -- the lobby --


async def test_one_owner_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        for _ in range(gathering.MOST_WAITING):
            await ann.open("me", "open", "open")
        wish = {"title": "proelio", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        await ann.refused("/api/tables/", wish, "too_many_tables", 429)
        await bob.open("me", "open", "open")
        await ann.open("me", "bot:random", "bot:random")  # one that waits for nobody
        await ann.open("me", "open", "open", public=False)  # one that is in no list


async def test_guests_of_one_network_cannot_fill_the_lobby(tmp_path: Path) -> None:
    prepared(tmp_path)
    slow = Limits(lobby=Limit(3, 0.01))
    app = create_app(Settings(database(tmp_path), limits=slow))
    wish = {"title": "proelio", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    async with app.lifespan(), serving(app) as address:
        answers = []
        for i in range(5):  # each as a new browser, from another address of one network
            headers = {"x-forwarded-for": f"2001:db8:1:2::{i + 1}"}
            async with http_client(address, headers=headers) as client:
                answers.append((await client.post("/api/tables/", json=wish)).status_code)
        assert answers == [201, 201, 201, 429, 429]
        async with http_client(address, headers={"x-forwarded-for": "2001:db8:1:3::1"}) as client:
            assert (await client.post("/api/tables/", json=wish)).status_code == 201
        ann = await House(app).player("Ann")
        await ann.open("me", "open", "open")


WAITING = [
    {"seats": [{"kind": "me"}] * 3, "salts": True},
    {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
]


@pytest.mark.parametrize("wish", WAITING)
async def test_tables_that_wait_for_a_salt_fill_the_lobby_too(tmp_path: Path, wish: dict[str, Any]) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        for _ in range(gathering.MOST_WAITING):
            await ann.post("/api/tables/", {"title": "proelio", **wish})
        await ann.refused("/api/tables/", {"title": "proelio", **wish}, "too_many_tables", 429)


async def test_games_that_are_brought_along_fill_the_lobby_too(tmp_path: Path) -> None:
    game = wartable.title("proelio").open(seats=3, seed=1).wtr()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        for _ in range(gathering.MOST_WAITING):
            await ann.open("me", "open", "open")
        await ann.refused("/api/records/", {"record": game, "seats": seats, "public": True}, "too_many_tables", 429)
        await ann.post("/api/records/", {"record": game, "seats": seats})
        await bob.post("/api/records/", {"record": game, "seats": seats, "public": True})


async def test_nobody_brings_a_game_along_under_the_name_of_an_account(tmp_path: Path) -> None:
    game = wartable.title("proelio").open(seats=3, seed=1).wtr()
    async with house(tmp_path) as there:
        ann, eve = await there.player("Ann"), there.guest()
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        told = await eve.refused("/api/records/", {"record": game, "seats": seats}, status=400)
        assert "account" in told
        await ann.post("/api/records/", {"record": game, "seats": seats})


def test_a_network_is_what_one_house_has() -> None:
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::7")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") != network("192.0.2.8")
    assert network("somewhere") == "somewhere"


async def test_a_table_that_waits_too_long_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(bots_and_clocks, "FORGOTTEN_SECONDS", 0.0)
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        old, new = await ann.open("me", "open", "open"), await ann.open("me", "open", "open")
        running = await ann.open("me", "me", "me")
        store = there.host.store
        past = time.time() - gathering.WAITING_SECONDS - 60
        for table in (old, running):
            aged = store.table_update(table)
            await store.do(aged.values(updated=past))

        async def closed() -> bool:
            return bool((await ann.get(f"/api/tables/{old}"))["phase"] == "finished")

        await until(closed)
        assert (await ann.get(f"/api/tables/{new}"))["phase"] == "gathering"
        assert (await ann.get(f"/api/tables/{running}"))["phase"] == "running"
        await (await there.player("Bob")).refused(f"/api/tables/{old}/seat", {"seat": 1})


async def test_a_table_at_which_somebody_sat_down_lately_is_not_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        tables = [await ann.open("me", "open", "open") for _ in range(3)]
        store = there.host.store
        for table in tables:
            await store.do(store.table_update(table).values(updated=time.time() - gathering.WAITING_SECONDS - 60))
        await bob.post(f"/api/tables/{tables[0]}/seat", {"seat": 1})
        await ann.post(f"/api/tables/{tables[1]}/seats", {"seat": 1, "kind": "bot", "level": "random"})
        assert await gathering.close_forgotten(there.host) == 1
        assert [(await ann.get(f"/api/tables/{table}"))["phase"] for table in tables] == [
            "gathering",
            "gathering",
            "finished",
        ]


async def test_forgotten_tables_are_not_looked_for_on_every_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.01)
    looked, swept = [], []

    async def look(host: Host) -> int:
        looked.append(host)
        return 0

    monkeypatch.setattr(gathering, "close_forgotten", look)
    async with house(tmp_path) as there:
        due = there.host.store.due_tables

        async def sweep(until: float) -> list[str]:
            swept.append(until)
            return await due(until)

        monkeypatch.setattr(there.host.store, "due_tables", sweep)

        async def often() -> bool:
            return len(swept) > 5

        await until(often)
        assert len(looked) == 1


# -- costly requests --


async def test_costly_requests_have_a_limit_of_their_own(tmp_path: Path) -> None:
    prepared(tmp_path)
    app = create_app(Settings(database(tmp_path), limits=Limits(costly=Limit(3, 0.01))))
    bots = {"title": "proelio", "seats": [{"kind": "bot", "level": "random"}] * 3}
    async with app.lifespan(), serving(app) as address:
        ann = House(app).guest()
        table = await ann.open("me", "me", "me")
        attacks = [
            ("POST", "/api/tables/", bots),
            ("POST", f"/api/tables/{table}/fork", {}),
            ("POST", "/api/records/", {"record": "wartable 1"}),
            ("GET", f"/api/tables/{table}/moments/1", None),
            ("GET", f"/api/tables/{table}/things/pile.base?moment=1", None),
            ("GET", f"/api/tables/{table}/proof", None),
        ]
        for number, (method, path, body) in enumerate(attacks):
            statuses = []
            for i in range(5):  # forged cookies make nobody a new person
                headers = {"x-forwarded-for": f"198.51.100.{number}", "cookie": f"wartable_session=forged{i}"}
                if method == "POST":
                    headers |= {"cookie": f"wartable_session=forged{i}; wartable_csrf=x", **CSRF}
                async with http_client(address, headers=headers) as client:
                    statuses.append((await client.request(method, path, json=body)).status_code)
            assert statuses[3:] == [429, 429], (path, statuses)
            assert 429 not in statuses[:3], (path, statuses)


async def test_a_host_leaves_bots_to_themselves_no_more_often_than_others(tmp_path: Path) -> None:
    prepared(tmp_path)
    app = create_app(Settings(database(tmp_path), limits=Limits(costly=Limit(2, 0.01))))
    async with app.lifespan():
        ann = House(app).guest()
        seat = {"seat": 0, "kind": "bot", "level": "random"}
        tables = [await ann.open("open", "bot:random", "bot:random", "bot:random", public=False) for _ in range(4)]
        await ann.post(f"/api/tables/{tables[0]}/seats", seat)
        await ann.post(f"/api/tables/{tables[1]}/start")
        await ann.refused(f"/api/tables/{tables[2]}/seats", seat, "too_many_requests", 429)
        await ann.refused(f"/api/tables/{tables[3]}/start", code="too_many_requests", status=429)
        phases = [(await ann.get(f"/api/tables/{table}"))["phase"] for table in tables]
        assert phases == ["running", "running", "gathering", "gathering"]


async def test_costly_requests_hold_up_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Look-backs that take for ever fill their own pool; people sign in, play and look on meanwhile."""
    monkeypatch.setattr(costly, "MOST_WAITING", 6)
    release = asyncio.Event()
    loop = asyncio.get_running_loop()

    def endless(*_: Any) -> Any:
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result()
        raise RuntimeError("never mind")

    with known(AUCTION):
        async with house(tmp_path) as there, serving(there.app) as address:
            ann = await there.player("Ann")
            table = await ann.open("me", "me", "me", "me", title="auction")
            await play(await there.live(table), 12)
            monkeypatch.setattr(uploads, "parse_record", endless)
            async with http_client(address) as client:
                attacks = [asyncio.create_task(client.post("/api/records/", json={"record": "x"})) for _ in range(40)]
                done, _ = await asyncio.wait(attacks, return_when=asyncio.FIRST_COMPLETED, timeout=60)
                assert {task.result().status_code for task in done} == {503}
                # Others are answered, with passwords hashed beside the event loop, too.
                await ann.post("/api/accounts/sign-in", {"name": "Ann", "password": PASSWORD})
                await ann.post(f"/api/tables/{table}/chat", {"text": "still here"})
                release.set()
                answers = [task.result() for task in attacks if await asyncio.wait({task}, timeout=60)]
            assert sum(answer.status_code == 503 for answer in answers) == 40 - 6


async def test_bots_among_themselves_do_not_hold_up_those_who_play_with_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = asyncio.Event()
    loop = asyncio.get_running_loop()
    choose = Player.choose

    def slow(self: Any, state: Any, seat: int) -> int:
        if state.kit.seats == 4:
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result()
        return choose(self, state, seat)

    monkeypatch.setattr(Player, "choose", slow)
    async with house(tmp_path) as there:
        eve, ann = there.guest(), there.guest()
        for _ in range(3):
            await eve.open(*["bot:random"] * 4)
        table = await ann.open("me", "bot:random", "bot:random")
        live = await there.live(table)

        async def played() -> bool:
            if 0 in live.answering:
                await live.submit(0, "default", {})
            return live.n > 12

        try:
            await until(played)
        finally:
            release.set()
