"""Attacks on the line itself: frames, headers, addresses and bodies that no page of ours would send."""

from __future__ import annotations

import asyncio
import contextlib
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from tests.server.running_server import House, house
from tests.server.socket_client import PATIENCE, http_client, line, serving
from wartable.server.guards import connections

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

TOO_BIG = 1009


async def table_of(there: House) -> tuple[str, str]:
    """A running table, and the link of its first seat."""
    ann = there.guest()
    return await ann.open("me", "me", "me"), ann.client.cookies["wartable_seats"]


async def answered(address: str) -> bool:
    """Whether somebody else is answered meanwhile."""
    async with http_client(address) as client:
        return (await client.get("/health")).status_code == 200


# -- frames --


@pytest.mark.parametrize("whole", [True, False])
async def test_a_frame_that_no_message_needs_closes_the_socket(tmp_path: Path, whole: bool) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        table, link = await table_of(there)
        async with line(address, table, 0, link) as own:
            await own.hear()
            parts = ["x" * 1_000_000] if whole else ["x" * 10_000] * 100
            with contextlib.suppress(ConnectionClosed):
                await own.socket.send(parts[0] if whole else parts)
            async with asyncio.timeout(PATIENCE):
                await own.socket.wait_closed()
            assert own.socket.close_code == TOO_BIG
        assert await answered(address)


async def test_a_small_frame_that_unfolds_to_megabytes_closes_the_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        table, link = await table_of(there)
        folded = connect(
            f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat=0",
            additional_headers={"cookie": f"wartable_seats={link}"},
            extensions=[ClientPerMessageDeflateFactory()],
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        async with folded as socket:
            assert [extension.name for extension in socket.protocol.extensions] == ["permessage-deflate"]
            await socket.send("x" * 10_000_000)
            async with asyncio.timeout(PATIENCE):
                await socket.wait_closed()
            assert socket.close_code == TOO_BIG
        assert await answered(address)


# -- headers and bodies --


async def sent(address: str, data: bytes, *, seconds: float = PATIENCE) -> bytes:
    """What a server answers to raw bytes until it closes the connection."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(data)
        async with asyncio.timeout(seconds):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


def status(answer: bytes) -> int:
    return int(answer.split()[1]) if answer else 0


async def test_headers_have_a_size(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        many = b"".join(b"x-%d: y\r\n" % i for i in range(20_000))
        for data in (
            b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: " + b"y" * 200_000 + b"\r\n\r\n",
            b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n" + many + b"\r\n",
            b"GET /health?" + b"y" * 200_000 + b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        ):
            assert status(await sent(address, data)) in (0, 400, 431), data[:40]
        plain = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        assert status(await sent(address, plain)) == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST /api/accounts/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: 1000\r\n\r\n{",
    ],
)
async def test_a_request_that_never_ends_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.4)
    async with house(tmp_path) as there, serving(there.app) as address:
        assert status(await sent(address, begun)) in (0, 400, 408)
        assert await answered(address)


async def test_time_limits_leave_an_open_socket_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deadlines: list[asyncio.TimerHandle | None] = []
    hang_up_after = connections.Connection._hang_up_after

    def noted(connection: connections.Connection, seconds: float) -> None:
        hang_up_after(connection, seconds)
        deadlines.append(connection._deadline)

    monkeypatch.setattr(connections.Connection, "_hang_up_after", noted)
    async with house(tmp_path) as there, serving(there.app) as address:
        table, link = await table_of(there)
        async with line(address, table, 0, link) as own:
            await own.hear()
            assert deadlines
            assert all(deadline is None or deadline.cancelled() for deadline in deadlines)
            await own.tell({"type": "ping"})
            assert (await own.hear())["type"] == "pong"


NULLS = ("/web/%00", "/web/%00.js", "/art/%00/poster.svg", "/rules/%00", "/api/tables/%00", "/table/a%0ab", "/%7f")


async def test_an_address_with_invisible_signs_is_refused(tmp_path: Path) -> None:
    async with (
        house(tmp_path) as there,
        serving(there.app) as address,
        http_client(address) as client,
    ):
        for path in NULLS:
            assert (await client.get(path)).status_code in (400, 404), path


@pytest.mark.parametrize("deep", ["[" * 30_000, '{"a":' * 30_000])
async def test_a_deep_body_is_refused(tmp_path: Path, deep: str) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        json = {"content-type": "application/json"}
        async with http_client(address) as client:
            for path in ("/api/tables/", "/api/accounts/sign-in", "/api/records/"):
                assert (await client.post(path, content=deep, headers=json)).status_code == 400, path
            inside = f'{{"title": "proelio", "seats": [], "options": {{"mode": {deep}}}}}'
            assert (await client.post("/api/tables/", content=inside, headers=json)).status_code == 400
            table, _ = await table_of(there)
            doing = f'{{"kind": "act", "body": {{"actions": {deep}}}}}'
            assert (await client.post(f"/api/tables/{table}/do", content=doing, headers=json)).status_code == 400


async def test_a_deep_message_is_refused_and_the_socket_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as there, serving(there.app) as address:
        table, link = await table_of(there)
        async with line(address, table, 0, link) as own:
            await own.hear()
            await own.tell('{"type": "do", "kind": "act", "body": {"actions": ' + "[" * 19_000)
            assert (await own.hear())["type"] == "error"
            await own.tell({"type": "ping"})
            assert (await own.hear())["type"] == "pong"


JSON = b"content-type: application/json\r\n"
NONSENSE = {
    "letters in the token": b"POST /api/tables/ HTTP/1.1\r\ncookie: wartable_csrf=\xc3\xa9\r\nx-csrf: \xc3\xa9\r\n"
    + JSON,
    "an origin that is none": b"POST /api/tables/ HTTP/1.1\r\norigin: http://[::1\r\n" + JSON,
    "a body that is no text": b"POST /api/tables/ HTTP/1.1\r\n" + JSON,
    "a seat of many digits": b"GET /table/%(table)b/paper/" + b"9" * 5000 + b"/x HTTP/1.1\r\n",
    "a table of many letters": b"GET /table/" + b"a" * 30_000 + b" HTTP/1.1\r\n",
}


@pytest.mark.parametrize("kind", NONSENSE)
async def test_nonsense_is_no_mistake_of_ours(tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    body = b'{"title": "\xff"}'
    async with house(tmp_path) as there, serving(there.app) as address:
        table, _ = await table_of(there)
        head = NONSENSE[kind].replace(b"%(table)b", table.encode()) + b"host: x\r\nconnection: close\r\n"
        answer = await sent(address, head + b"content-length: %d\r\n\r\n" % len(body) + body)
    assert 400 <= status(answer) < 500
    assert len(answer) < 2_000
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# -- what browsers are told --


async def test_the_schema_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with (
        house(tmp_path) as there,
        serving(there.app) as address,
        http_client(address, follow_redirects=True) as client,
    ):
        for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements", "/schema/scalar"):
            answer = await client.get(path, headers={"accept": "text/html"})
            assert not re.search(r"""(?:src|href)=["']?(?:https?:)?//""", answer.text), path
        described = (await client.get("/schema/openapi.json")).json()
        assert "/api/tables" in described["paths"]


async def test_every_answer_says_what_a_browser_may_do_with_it(tmp_path: Path) -> None:
    async with (
        house(tmp_path) as there,
        serving(there.app) as address,
        http_client(address) as client,
    ):
        answers = [
            await client.get(path, headers={"accept": accept})
            for path in ("/", "/api/titles", "/health", "/web/common/base.css", "/nothing", "/api/tables/nothing")
            for accept in ("text/html", "*/*")
        ]
        foreign = {"origin": "http://evil.test"}
        answers.append(await client.post("/api/tables/", json={}, headers=foreign))
        for answer in answers:
            headers, told = answer.headers, str(answer.url)
            assert headers["x-content-type-options"] == "nosniff", told
            assert headers["x-frame-options"] == "DENY", told
            assert headers["referrer-policy"] == "same-origin", told
            policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
            assert policy["default-src"] == "'none'"
            assert policy["frame-ancestors"] == "'none'"
            assert not re.search(r"unsafe|http|\*", policy["script-src"]), told
            assert "strict-transport-security" not in headers
            if answer.url.path.startswith("/api"):
                assert headers["cache-control"] == "no-store", told
        secure = await client.get("/", headers={"x-forwarded-proto": "https"})
        assert "max-age" in secure.headers["strict-transport-security"]
        # Past the server's own line there is no proxy that could be believed.
        plain = await there.guest().client.get("/", headers={"x-forwarded-proto": "https"})
        assert "strict-transport-security" not in plain.headers
        assert not any("secure" in each.lower() for each in plain.headers.get_list("set-cookie"))
