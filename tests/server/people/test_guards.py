"""Who may ask at all: requests of foreign pages, too many of them, and messages that are none."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running_server import House, Someone, database, house, prepared
from tests.server.socket_client import line, serving
from wartable.server.app import Settings, create_app
from wartable.server.json_logs import JsonLines
from wartable.server.people.rate_limits import Limit, Limits

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

HERE = "http://table.test"  # where a test's browser believes to be
FOREIGN = ("http://evil.test", "https://evil.test:8080", "http://table.test.evil.test", "null")


async def posted(someone: Someone, path: str, body: Any, **headers: str) -> tuple[int, str]:
    """The status and the code of the error, if any."""
    answer = await someone.client.post(path, json=body, headers=headers)
    told = answer.json()
    return answer.status_code, told["error"]["code"] if "error" in told else ""


async def test_a_foreign_page_cannot_act_for_somebody(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "me")
        live = await there.live(table)
        path = f"/api/tables/{table}/do"
        body = {"kind": "note", "body": {"text": "was here"}}
        refused = (403, "foreign_page")
        for origin in FOREIGN:
            assert await posted(ann, path, body, **{"x-csrf": "x", "origin": origin}) == refused
        assert await posted(ann, path, body, **{"x-csrf": "x", "referer": "http://evil.test/page"}) == refused
        assert await posted(ann, path, body) == refused
        assert await posted(ann, path, body, **{"x-csrf": "guessed"}) == refused
        assert await posted(ann, path, body, **{"x-csrf": ""}) == refused
        ann.client.cookies.delete("wartable_csrf")
        assert await posted(ann, path, body, **{"x-csrf": "x"}) == refused
        assert live.n == 1
        # Nor can it sign somebody in as somebody else, though there is no cookie yet to be abused.
        signing = {"name": "Ann", "password": "a long enough password"}
        stranger = there.guest()
        stranger.client.cookies.clear()
        assert await posted(stranger, "/api/accounts/sign-in", signing, origin=FOREIGN[0]) == refused
        ann.client.cookies.set("wartable_csrf", "x")
        for headers in ({"x-csrf": "x"}, {"x-csrf": "x", "origin": HERE}):
            assert await posted(ann, path, body, **headers) == (200, "")
        assert live.n == 3


async def test_a_foreign_page_cannot_open_a_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        link = ann.client.cookies["wartable_seats"]
        for origin in FOREIGN:
            with pytest.raises(InvalidStatus) as error:
                async with line(address, table, 0, link, origin=origin):
                    pass
            assert error.value.response.status_code == 403
        async with line(address, table, 0, link, origin=address) as own:
            assert (await own.hear())["viewer"] == 0


async def test_a_token_speaks_for_itself_and_a_wrong_one_for_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        robot = await there.player("Marvin", robot=True)
        token = (await robot.post("/api/accounts/token", {}))["token"]
        program = there.guest()
        program.client.cookies.clear()
        wish = {"title": "proelio", "seats": [{"kind": "me"}] * 3}
        for wrong in ("nonsense", token[:-1], ""):
            assert await posted(program, "/api/tables/", wish, authorization=f"Bearer {wrong}") == (
                401,
                "not_signed_in",
            )
        answer = await program.client.post("/api/tables/", json=wish, headers={"authorization": f"Bearer {token}"})
        table = answer.json()["table"]
        async with line(address, table, 0, authorization=f"Bearer {token}") as own:
            assert (await own.hear())["viewer"] == 0
        async with line(address, table, 0, authorization="Bearer nonsense") as wrong_one:
            assert (await wrong_one.hear())["code"] == "not_signed_in"


SLOW = Limits(
    sign_in=Limit(2, 0.01),
    register=Limit(3, 0.01),
    open=Limit(2, 0.01),
    chat=Limit(2, 0.01),
    act=Limit(3, 0.01),
    look=Limit(9, 0.01),
    message=Limit(4, 0.01),
)


async def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    prepared(tmp_path)
    app = create_app(Settings(database(tmp_path), limits=SLOW))
    async with app.lifespan(), serving(app) as address:
        there = House(app)
        ann, bob = there.guest(), there.guest()
        table = await ann.open("me", "me", "me")
        await ann.open("me", "me", "me")
        # What a browser may do counts by the seats that it holds: they are the same for all of these requests.
        at, live = f"/api/tables/{table}", await there.live(table)
        link = ann.client.cookies["wartable_seats"]
        for path, body, most in (
            (f"{at}/do", {"kind": "note", "body": {"text": "hm"}}, SLOW.act.burst),
            (f"{at}/chat", {"text": "hello"}, SLOW.chat.burst),
        ):
            for _ in range(int(most)):
                await ann.post(path, body)
            answer = await ann.client.post(path, json=body, headers={"x-csrf": "x"})
            assert answer.status_code == 429
            error = answer.json()["error"]
            assert error["code"] == "too_many_requests"
            assert int(answer.headers["retry-after"]) == error["retry_after"] > 0
        assert live.n == 1 + SLOW.act.burst
        for _ in range(int(SLOW.sign_in.burst)):
            await bob.refused("/api/accounts/sign-in", {"name": "Ann", "password": "?"}, "forbidden")
        await bob.refused("/api/accounts/sign-in", {"name": "Ann", "password": "?"}, "too_many_requests", 429)
        async with line(address, table, 0, link) as own:
            await own.hear()
            for i in range(int(SLOW.message.burst)):
                await own.ask({"type": "why", "action": 1, "request": str(i)})
            await own.tell({"type": "do", "kind": "note", "body": {"text": "hm"}, "request": "x"})
            told = await own.hear()
            assert (told["code"], told["type"]) == ("too_many_requests", "error")
            assert told["retry_after"] > 0
        assert live.n == 1 + SLOW.act.burst
        looks = 1  # the socket
        while (await ann.client.get(at)).status_code == 200:
            looks += 1
        assert looks == SLOW.look.burst
        with pytest.raises(InvalidStatus) as closed:
            async with line(address, table, 0, link):
                pass
        assert closed.value.response.status_code == 403
        assert (await ann.client.get("/health")).status_code == 200


MESSAGES: list[str | bytes] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "{}",
    '{"type":"fly"}',
    '{"type":"do"}',
    '{"type":"do","kind":"act"}',
    '{"type":"do","kind":"act","body":{"actions":[1]}}',
    '{"type":"do","kind":"act","body":{"actions":["draw"],"number":1e99}}',
    '{"type":"do","kind":"start","body":{}}',
    '{"type":"do","kind":"note","body":{"text":"\\ud800"}}',
    '{"type":"do","kind":"note","body":{"text":"a\\u0000b"}}',
    '{"type":"hello","lang":"fr"}',
    '{"type":"hello","format":"xml"}',
    '{"type":"hello","layout":"round"}',
    '{"type":"ask","question":"where is the gold"}',
    '{"type":"ask","question":"odds","args":["\\u202e"]}',
    '{"type":"why","action":"\\u0000"}',
    '{"type":"why","action":123456789012345678901234567890}',
    "[" * 5_000,
    '{"type":"why","action":"' + "x" * 30_000 + '"}',
    b'{"type":"why","action":1',
    b"\xff\xfe\x00",
]


async def test_a_message_that_is_none_gets_an_error_and_the_socket_stays_open(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        ann = there.guest()
        table = await ann.open("me", "me", "me")
        live = await there.live(table)
        seat = live.playing.deciders[0]
        async with line(address, table, seat, ann.client.cookies["wartable_seats"]) as own:
            await own.asked()
            for message in MESSAGES:
                await own.tell(message)
                told = await own.hear()
                assert told["type"] == "error", message[:60]
                assert told["code"] in ("not_an_action", "option_error", "refused"), (message[:60], told)
                assert told["text"]
            assert live.n == 1
            choice = own.table["choices"][0]["code"]
            assert (await own.act(choice))["type"] == "ack"
        async with line(address, table, 9) as nobody:
            assert (await nobody.hear())["code"] == "not_an_action"
            await nobody.socket.wait_closed()
            assert nobody.socket.close_code == 4404
        with pytest.raises(InvalidStatus):
            async with line(address, table, "first"):
                pass


async def test_a_table_that_cannot_be_opened_closes_the_socket_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, logger="wartable"):
        async with house(tmp_path) as there, serving(there.app) as address:
            ann = there.guest()
            table = await ann.open("me", "me", "me")
            link = ann.client.cookies["wartable_seats"]

            async def broken(_: str) -> None:
                raise RuntimeError("boom")

            monkeypatch.setattr(there.host, "table", broken)
            with pytest.raises(InvalidStatus):
                async with line(address, table, 0, link):
                    pass
            assert await posted(ann, f"/api/tables/{table}/do", {"kind": "revoke"}, **{"x-csrf": "x"}) == (500, "fault")
    told = [JsonLines().format(record) for record in caplog.records if record.levelno >= logging.ERROR]
    assert [json.loads(each)["event"] for each in told if "wartable" in each] == ["socket_fault", "fault"]
    assert not any("boom" in each for each in told)
