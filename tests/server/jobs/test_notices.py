"""Notices: written with the event, gathered, taken back when answered, sent by one process, never a flood."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from email.message import EmailMessage
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import AUCTION, House, Someone, house, known
from wartable.core.errors import OptionError
from wartable.server.jobs import mail, webhook
from wartable.server.jobs.notices import FIRST_RETRY, MOST_TRIES, Notices
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable
from wartable.store import schema
from wartable.store.outbox import Outbox, Waiting

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

MAIL = "smtp://clerk:very-secret@mail.test"


class Post:
    """Stands in for the mail server and for webhooks."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.calls: list[tuple[str, Any]] = []
        self.broken = False

    def send(self, server: str, message: EmailMessage) -> None:
        if self.broken:
            raise OSError("clerk:very-secret was refused")
        self.mails.append(message)

    async def call(self, url: str, body: Any, private: bool) -> None:
        if self.broken:
            raise OSError("no answer")
        self.calls.append((url, body))


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Iterator[Post]:
    found = Post()
    monkeypatch.setattr(mail, "send_mail", found.send)
    monkeypatch.setattr(webhook, "call", found.call)
    # The server's own worker waits; the tests say when it works.
    monkeypatch.setattr(Notices, "start", lambda self: None)
    with known(AUCTION):
        yield found


async def waiting(there: House) -> list[Waiting]:
    return await there.host.store.outbox.due(float("inf"))


def sender(there: House) -> Notices:
    return Notices(there.host.store, there.app.state.notice_settings)


async def asked(there: House, ann: Someone, bob: Someone) -> LiveTable:
    """A table of four at which Ann is asked to offer a lot."""
    table = await bob.open("open", "me", "me", "me", title="auction")
    await ann.post(f"/api/tables/{table}/seat", {"seat": 0})
    live = await there.live(table)
    while live.playing.deciders != (0,):
        seat = live.playing.deciders[0]
        await live.submit(seat, "default", {})
    return live


async def two(there: House, **wishes: Any) -> tuple[Someone, Someone]:
    """Ann, who wants notices, and Bob, who does not."""
    ann, bob = await there.player("Ann", "ann@people.test"), await there.player("Bob")
    await ann.post("/api/accounts/settings", {"mail": True, **wishes}, lang="en")
    return ann, bob


async def test_one_mail_for_all_tables_that_wait(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, mail=MAIL, delay=0.0, address="https://war.test") as there:
        ann, bob = await two(there, lang="it")
        tables = [(await asked(there, ann, bob)).row.id for _ in range(2)]
        await sender(there).work()
        (mail,) = post.mails
        assert (mail["To"], mail["Subject"]) == ("ann@people.test", "Tocca a te a 2 tavoli")
        text = mail.get_content()
        assert all(f"https://war.test/table/{table}" in text for table in tables)
        assert "Ciao Ann" in text
        assert await waiting(there) == []
        await sender(there).work()
        assert len(post.mails) == 1


async def test_english_and_a_single_table(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, mail=MAIL, delay=0.0) as there:
        ann, bob = await two(there)
        await asked(there, ann, bob)
        await sender(there).work()
        assert post.mails[0]["Subject"] == "Your turn at a table"
        assert "one table waits for you" in post.mails[0].get_content()


async def test_nothing_is_sent_to_who_answers_in_time(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, mail=MAIL, delay=60.0) as there:
        ann, bob = await two(there)
        live = await asked(there, ann, bob)
        (row,) = await waiting(there)
        assert (row.user, row.kind, row.table, row.tries) == (ann.id, "mail", live.row.id, 0)
        assert 50 < row.due - time.time() <= 60
        await sender(there).work()
        assert post.mails == []  # not yet due
        lot = live.playing.choices(0)[0].text
        await live.submit(0, "act", {"actions": [lot]})
        await live.submit(0, "default", {})  # and her pledge, for which she was asked at once
        assert await waiting(there) == []


async def test_no_flood(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, mail=MAIL, delay=0.0, interval=3600.0) as there:
        ann, bob = await two(there)
        live = await asked(there, ann, bob)
        await sender(there).work()
        await live.submit(0, "default", {})
        await live.submit(0, "default", {})
        await asked(there, ann, bob)
        await sender(there).work()
        assert len(post.mails) == 1
        (row,) = await waiting(there)
        assert 3500 < row.due - time.time() <= 3600
        await there.host.store.accounts.change_user(ann.id, noticed=time.time() - 3601)
        await there.host.store.outbox.postpone([row], time.time() - 1, 0)
        await sender(there).work()
        assert len(post.mails) == 2
        assert "one table" in post.mails[1].get_content()


async def test_it_is_tried_again_and_then_given_up(
    tmp_path: Path, post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        async with house(tmp_path, mail=MAIL, delay=0.0) as there:
            ann, bob = await two(there)
            await asked(there, ann, bob)
            post.broken = True
            waits = []
            for tries in range(1, MOST_TRIES):
                await sender(there).work()
                (row,) = await waiting(there)
                assert row.tries == tries
                waits.append(row.due - time.time())
                await there.host.store.outbox.postpone([row], 0.0, tries)
            assert abs(waits[0] - FIRST_RETRY) < 5
            assert all(later > 3 * sooner for sooner, later in pairwise(waits))
            await sender(there).work()
            assert await waiting(there) == []
            assert post.mails == []
    assert "notice_failed" in caplog.text
    told = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert "very-secret" not in told
    assert "ann@people.test" not in told


async def test_a_notice_that_means_nothing_any_more_is_dropped(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, mail=MAIL, delay=0.0) as there:
        ann, bob = await two(there)
        live = await asked(there, ann, bob)
        await ann.post(f"/api/tables/{live.row.id}/leave", {"seat": 0})
        assert await waiting(there) == []
        await asked(there, ann, bob)
        await ann.post("/api/accounts/settings", {"mail": False})
        await sender(there).work()
        assert (post.mails, await waiting(there)) == ([], [])
        quiet = await asked(there, ann, bob)
        assert await waiting(there) == []
        await ann.post("/api/accounts/settings", {"mail": True})
        await quiet.submit(0, "default", {})
        await quiet.submit(0, "default", {})
        await there.host.store.accounts.change_user(ann.id, disabled=True)
        await sender(there).work()
        assert (post.mails, await waiting(there)) == ([], [])


async def test_both_channels_and_each_once(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, mail=MAIL, delay=0.0, private=True, address="https://war.test") as there:
        ann, bob = await two(there, webhook="http://127.0.0.1:9/turn")
        live = await asked(there, ann, bob)
        assert sorted(row.kind for row in await waiting(there)) == ["mail", "webhook"]
        await sender(there).work()
        (call,) = post.calls
        tables = [{"table": live.row.id, "title": "auction", "link": f"https://war.test/table/{live.row.id}"}]
        assert call == ("http://127.0.0.1:9/turn", {"kind": "turn", "name": "Ann", "tables": tables})
        assert len(post.mails) == 1


async def test_mail_is_off_by_default(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, delay=0.0) as there:
        ann, bob = await two(there)
        assert (await ann.post("/api/accounts/settings", {"mail": True}))["sends_mail"] is False
        await asked(there, ann, bob)
        assert await waiting(there) == []


async def test_the_row_is_written_with_the_event_or_not_at_all(
    tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, mail=MAIL, delay=0.0) as there:
        ann, bob = await two(there)
        table = await bob.open("me", "open", "me", "me", title="auction")
        await ann.post(f"/api/tables/{table}/seat", {"seat": 1})
        live = await there.live(table)
        assert await waiting(there) == []
        before = live.n

        def broken(*_: Any) -> Any:
            return schema.outbox.insert().values(user="nobody", table="none", kind="mail", due=0.0, tries=0)

        with monkeypatch.context() as patch:
            patch.setattr(Outbox, "add", broken)
            with pytest.raises(NotRunning, match="too busy"):
                await live.submit(0, "default", {})
        assert live.n == before
        assert len(await there.host.store.events(table)) == before
        await live.submit(0, "default", {})
        assert [row.user for row in await waiting(there)] == [ann.id]


async def test_exactly_one_process_sends(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path, mail=MAIL, delay=0.0) as there:
        ann, bob = await two(there)
        await asked(there, ann, bob)
        senders = [sender(there) for _ in range(4)]
        await asyncio.gather(*(one.round() for one in senders))
        assert len(post.mails) == 1


async def test_settings_are_checked(tmp_path: Path, post: Post) -> None:
    async with house(tmp_path) as there:
        bob = await there.player("Bob")
        for body, reason in (
            ({"mail": True}, "mail: this account has no e-mail address"),
            ({"webhook": "ftp://people.test/x"}, "webhook: an address begins with https:// or http://"),
            ({"webhook": "http://127.0.0.1/x"}, "webhook: the address lies in a private network"),
            ({"webhook": "http://[::1]:8000/"}, "webhook: the address lies in a private network"),
            ({"webhook": "http://localhost/"}, "webhook: the address lies in a private network"),
            ({"webhook": "http://169.254.169.254/latest"}, "webhook: the address lies in a private network"),
            (
                {"webhook": "http://me:pass@93.184.216.34/"},
                "webhook: an address must not hold a name or a password",
            ),
            ({"webhook": "http:///x"}, "webhook: the address names no server"),
            ({"webhook": "http://a" + "b" * 300}, "webhook: an address has 300 characters at most"),
            ({"webhook": "http://93.184.216.34:99999/"}, "webhook: this is no address"),
            ({"lang": "de"}, "lang: 'de' is not one of en, it"),
        ):
            assert await bob.refused("/api/accounts/settings", body, "option_error", 400) == reason
        await bob.post("/api/accounts/settings", {"webhook": "http://93.184.216.34/turn"})
        await there.guest().refused("/api/accounts/settings", {}, "not_signed_in", 401)


async def test_a_name_that_points_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", port)), (0, 0, 0, "", ("10.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(OptionError, match="private network"):
        await webhook.place("http://hooks.people.test/", False)
    assert await webhook.place("http://hooks.people.test/", True) == "93.184.216.34"


async def test_a_webhook_is_called_with_its_own_name_and_no_redirect_is_followed() -> None:
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"}"))
        writer.write(b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        with pytest.raises(OSError, match="answered 302"):
            await webhook.call(f"http://localhost:{port}/turn?x=1", {"kind": "turn"}, True)
        with pytest.raises(OSError, match="not reachable"):
            await webhook.call(f"http://localhost:{port}/", {}, False)
    assert len(heard) == 1
    assert heard[0].startswith(b"POST /turn?x=1 HTTP/1.1\r\n")
    assert f"host: localhost:{port}".encode() in heard[0].lower()
    assert heard[0].endswith(b'{"kind":"turn"}')
