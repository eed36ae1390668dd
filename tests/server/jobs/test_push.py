"""Push notices: a fake push service reads what its browser alone can read, and says who has left."""

from __future__ import annotations

import asyncio
import contextlib
import json
import stat
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.jobs.test_notices import asked
from tests.server.running_server import AUCTION, PASSWORD, House, Someone, house, known
from wartable.core.errors import OptionError
from wartable.server.jobs import web_push
from wartable.server.jobs.notices import FIRST_RETRY, Notices, NoticeSettings, from_environment
from wartable.server.jobs.push_encryption import decode, encode, public_key
from wartable.server.run import pushing
from wartable.store.subscriptions import MOST

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@dataclass
class Browser:
    """A browser with its key: what it is sent can be read here, by the receiver's half of RFC 8291."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = b"sixteen bytes!!!"

    @property
    def point(self) -> bytes:
        form = serialization.PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(serialization.Encoding.X962, form)

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "key": encode(self.point), "secret": encode(self.secret)}

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        mixed = derive(shared, self.secret, b"WebPush: info\0" + self.point + sender, 32)
        content = derive(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(mixed, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text[-1:] == b"\2"
        return json.loads(text[:-1])


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_sender(header: str, endpoint: str) -> dict[str, Any]:
    """What a push service checks: the sender's key has signed, for this service and not for ever."""
    scheme, _, rest = header.partition(" ")
    facts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signature = facts["t"].rpartition(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(facts["k"]))
    r, s = (int.from_bytes(half, "big") for half in (decode(signature)[:32], decode(signature)[32:]))
    point.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decode(part)) for part in said.split("."))
    there = urlsplit(endpoint)
    assert (scheme, head["alg"], claims["aud"]) == ("vapid", "ES256", f"{there.scheme}://{there.netloc}")
    assert time.time() < claims["exp"] <= time.time() + 86400
    return {**claims, "k": facts["k"]}


class Service:
    """A push service at loopback: it keeps what it was sent, and answers as it is told."""

    def __init__(self) -> None:
        self.port = 0
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.status: dict[str, int] = {}
        self.endless = False
        self.calls: set[asyncio.Task[Any]] = set()

    def browser(self, name: str) -> Browser:
        return Browser(f"http://127.0.0.1:{self.port}/push/{name}")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        call = asyncio.current_task()
        assert call is not None
        self.calls.add(call)
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        path = first.split()[1]
        self.sent.append((path, headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status.get(path, 201)} So\r\ncontent-length: 1000000\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):
            while self.endless:  # a body that nobody should read
                writer.write(b"x" * 1000)
                await writer.drain()
                await asyncio.sleep(0.01)
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The server's own worker waits; the tests say when it works."""
    monkeypatch.setattr(Notices, "start", lambda self: None)
    with known(AUCTION):
        yield


@contextlib.asynccontextmanager
async def service() -> AsyncIterator[Service]:
    there = Service()
    server = await asyncio.start_server(there.serve, "127.0.0.1", 0)
    there.port = server.sockets[0].getsockname()[1]
    try:
        yield there
    finally:
        there.endless = False
        server.close()
        await server.wait_closed()
        await asyncio.gather(*there.calls)


@contextlib.asynccontextmanager
async def pushing_house(folder: Path, **more: Any) -> AsyncIterator[House]:
    facts = {"push": str(folder / "push.key"), "private": True, "delay": 0.0, "address": "https://war.test", **more}
    async with house(folder, **facts) as there:
        yield there


async def subscribe(ann: Someone, browser: Browser) -> None:
    await ann.post("/api/accounts/settings/push", browser.subscription(), 200)


def sender(there: House) -> Notices:
    return Notices(there.host.store, there.app.state.notice_settings)


async def browsers(there: House, who: Someone) -> list[str]:
    return [one.endpoint for one in await there.host.store.subscriptions.of(who.id)]


async def test_a_turn_is_pushed_so_that_the_browser_alone_can_read_it(tmp_path: Path, quiet: None) -> None:
    async with service() as maker, pushing_house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        browser = maker.browser("one")
        await subscribe(ann, browser)
        await ann.post("/api/accounts/settings", {"lang": "it"})
        live = await asked(there, ann, bob)
        await sender(there).work()
        [(path, headers, body)] = maker.sent
        assert path == "/push/one"
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        message = browser.read(body)
        assert message == {"turn": "Tocca a te a un tavolo", "tables": [{"table": live.row.id, "title": "Asta"}]}
        claims = check_sender(headers["authorization"], browser.endpoint)
        assert claims["sub"] == "https://war.test"
        assert claims["k"] == public_key(web_push.load_key(str(tmp_path / "push.key")))
        page = await ann.get("/account")
        assert f'<meta name="push-key" content="{claims["k"]}">' in page
        assert "push-key" not in await there.guest().get("/account")
        # Nobody else can read it, and nobody else can say that this server sent it.
        with pytest.raises(InvalidTag):
            maker.browser("other").read(body)
        forged = headers["authorization"].replace(claims["k"], encode(browser.point))
        with pytest.raises(InvalidSignature):
            check_sender(forged, browser.endpoint)
        await sender(there).work()
        assert len(maker.sent) == 1


async def test_a_browser_that_has_left_is_forgotten_and_a_fault_is_tried_again(tmp_path: Path, quiet: None) -> None:
    async with service() as maker, pushing_house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        one, two = maker.browser("one"), maker.browser("two")
        for browser in (one, two):
            await subscribe(ann, browser)
        maker.status = {"/push/one": 410, "/push/two": 503}
        await asked(there, ann, bob)
        await sender(there).work()
        assert await browsers(there, ann) == [two.endpoint]
        [row] = await there.host.store.outbox.due(float("inf"))
        assert row.tries == 1
        assert FIRST_RETRY / 2 < row.due - time.time() <= FIRST_RETRY
        maker.status = {"/push/two": 404}
        await there.host.store.outbox.postpone([row], 0.0, 1)
        await sender(there).work()
        assert await browsers(there, ann) == []
        assert await there.host.store.outbox.due(float("inf")) == []


async def test_a_subscription_ends_with_its_session_or_when_it_is_taken_back(tmp_path: Path, quiet: None) -> None:
    async with service() as maker, pushing_house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        one, two, three = (maker.browser(name) for name in ("one", "two", "three"))
        elsewhere = there.guest()
        await elsewhere.post("/api/accounts/sign-in", {"name": "Ann", "password": PASSWORD})
        for who, browser in ((ann, one), (ann, two), (elsewhere, three)):
            await subscribe(who, browser)
        await bob.post("/api/accounts/settings/push/end", {"endpoint": one.endpoint})
        assert len(await browsers(there, ann)) == 3, "one's own browsers alone"
        await ann.post("/api/accounts/settings/push/end", {"endpoint": one.endpoint})
        assert await browsers(there, ann) == [two.endpoint, three.endpoint]
        await elsewhere.post("/api/accounts/sign-out")
        assert await browsers(there, ann) == [two.endpoint]
        # The same browser, another person: it is theirs from then on.
        await subscribe(bob, two)
        assert (await browsers(there, ann), await browsers(there, bob)) == ([], [two.endpoint])
        await asked(there, ann, bob)
        await sender(there).work()
        assert maker.sent == []


async def test_no_more_browsers_than_anybody_has(tmp_path: Path, quiet: None) -> None:
    async with service() as maker, pushing_house(tmp_path) as there:
        ann = await there.player("Ann")
        for number in range(MOST + 2):
            await subscribe(ann, maker.browser(str(number)))
        held = await browsers(there, ann)
        assert len(held) == MOST
        assert held[-1].endswith(f"/{MOST + 1}")


async def test_what_cannot_be_called_is_refused(tmp_path: Path, quiet: None) -> None:
    async with service() as maker, pushing_house(tmp_path, private=False) as there:
        ann = await there.player("Ann")
        good = maker.browser("one").subscription()
        public = "https://93.184.216.34/push"
        wrong = [
            ({}, "https://"),
            ({"endpoint": f"https://127.0.0.1:{maker.port}/push"}, "private network"),
            ({"endpoint": "https://10.0.0.8/push"}, "private network"),
            ({"endpoint": public, "key": good["key"][:-4]}, "key of a browser"),
            ({"endpoint": public, "key": encode(b"\4" + bytes(64))}, "key of a browser"),
            ({"endpoint": public, "secret": "????"}, "secret of a browser"),
            ({"endpoint": public, "secret": encode(bytes(15))}, "secret of a browser"),
        ]
        for change, told in wrong:
            assert told in await ann.refused("/api/accounts/settings/push", {**good, **change}), change
        await there.guest().refused("/api/accounts/settings/push", good, status=401)
        assert await browsers(there, ann) == []


async def test_a_service_that_never_ends_its_answer_holds_up_nothing(tmp_path: Path, quiet: None) -> None:
    async with service() as maker, pushing_house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        await subscribe(ann, maker.browser("one"))
        maker.endless = True
        await asked(there, ann, bob)
        await sender(there).work()
        assert await there.host.store.outbox.due(float("inf")) == []


async def test_without_a_key_nothing_is_pushed(tmp_path: Path, quiet: None) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        told = await ann.refused("/api/accounts/settings/push", Browser("https://push.test/x").subscription())
        assert "no push notices" in told
        assert "push-key" not in await ann.get("/account")
        assert "push" not in there.app.state.notice_settings.channels.kinds


def test_a_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    place = tmp_path / "push.key"
    key = web_push.load_key(str(place))
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert public_key(web_push.load_key(str(place))) == public_key(key)
    assert [path.name for path in tmp_path.iterdir()] == ["push.key"]
    other = tmp_path / "other.key"
    other.write_text("not a key")
    with pytest.raises(OptionError, match=r"other\.key"):
        web_push.load_key(str(other))
    with pytest.raises(OptionError, match="missing"):
        web_push.load_key(str(tmp_path / "missing" / "push.key"))


def test_a_data_folder_has_its_own_key_unless_one_is_named(tmp_path: Path) -> None:
    assert pushing(NoticeSettings(), f"sqlite:///{tmp_path}/wartable.db").push == str(tmp_path / "push.key")
    assert pushing(NoticeSettings(), "postgresql://games.test/war").push == ""
    named = from_environment({"WARTABLE_PUSH_KEY": "/keys/push.key"})
    assert pushing(named, "postgresql://games.test/war").push == "/keys/push.key"
