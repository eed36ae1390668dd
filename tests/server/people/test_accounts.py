"""Accounts: new passwords, confirmed addresses, links that open once, and what stays of an account that is deleted."""

from __future__ import annotations

import asyncio
import logging
import time
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.running_server import PASSWORD, House, Someone, house, play, until
from tests.server.test_admin import while_running
from wartable.core.errors import OptionError
from wartable.server.jobs import mail
from wartable.server.json_logs import JsonLines
from wartable.server.people import account_links
from wartable.server.people.addresses import check_address
from wartable.server.people.csrf import CSRF_HEADER
from wartable.server.render import player_names
from wartable.store import schema

# Nothing of this is compiled.
pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

MAIL = "smtp://mail.test"
NEW = "another long password"


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """Stands in for the mail server."""
    sent: list[EmailMessage] = []
    monkeypatch.setattr(mail, "send_mail", lambda server, message: sent.append(message))
    return sent


async def letter(sent: list[EmailMessage], subject: str) -> EmailMessage:
    """The last letter about something, when it has come."""

    async def there() -> bool:
        return any(subject in message["Subject"] for message in sent)

    await until(there)
    return next(message for message in reversed(sent) if subject in message["Subject"])


def key_of(message: EmailMessage) -> str:
    return str(message.get_content()).split("#")[1].split()[0]


async def status(there: House, path: str, body: Any) -> int:
    """What somebody without an account is answered."""
    headers = {CSRF_HEADER: "x"}
    return (await there.guest().client.post(f"/api/accounts/{path}", json=body, headers=headers)).status_code


async def signs_in(there: House, name: str, password: str) -> bool:
    return (await status(there, "sign-in", {"name": name, "password": password})) == 200


async def test_a_new_password_ends_every_other_session(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, elsewhere = await there.player("Ann"), there.guest()
        await elsewhere.post("/api/accounts/sign-in", {"name": "Ann", "password": PASSWORD})
        told = await ann.refused("/api/accounts/password", {"password": "wrong", "new": NEW}, "option_error", 400)
        assert told == "password: this is not your password"
        await ann.refused("/api/accounts/password", {"password": PASSWORD, "new": "short"}, "option_error", 400)
        assert await signs_in(there, "Ann", PASSWORD)
        await ann.post("/api/accounts/password", {"password": PASSWORD, "new": NEW})
        assert (await ann.get("/api/accounts/me"))["name"] == "Ann"
        assert (await elsewhere.get("/api/accounts/me"))["name"] == ""
        assert not await signs_in(there, "Ann", PASSWORD)
        assert await signs_in(there, "Ann", NEW)


async def test_a_token_is_not_enough_for_what_only_the_owner_does(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        robot = await there.player("Marvin", robot=True)
        token = (await robot.post("/api/accounts/token", {}))["token"]
        robot.client.cookies.clear()
        robot.client.headers["authorization"] = f"Bearer {token}"
        for path, body in (
            ("password", {"password": PASSWORD, "new": NEW}),
            ("email", {"password": PASSWORD, "email": ""}),
            ("delete", {"password": PASSWORD}),
        ):
            await robot.refused(f"/api/accounts/{path}", body, "forbidden", 403)
            await there.guest().refused(f"/api/accounts/{path}", body, "not_signed_in", 401)


async def test_a_forgotten_password_by_mail(tmp_path: Path, post: list[EmailMessage]) -> None:
    async with house(tmp_path, mail=MAIL, address="https://table.test") as there:
        ann = await there.player("Ann", "ann@people.test")
        guest = there.guest()
        for name in ("Nobody", "nobody@people.test", "x" * 1_000):
            assert await guest.post("/api/accounts/forgotten", {"name": name}, 202) == {}
        assert await guest.post("/api/accounts/forgotten", {"name": "ANN@people.test"}, 202) == {}
        message = await letter(post, "a new password")
        assert message["To"] == "ann@people.test"
        assert "https://table.test/account/reset#" in message.get_content()
        assert len(post) == 1
        key = key_of(message)
        # Too short a password does not use the link up.
        await guest.refused("/api/accounts/reset", {"key": key, "password": "short"}, "option_error", 400)
        await guest.post("/api/accounts/reset", {"key": key, "password": NEW})
        assert (await guest.get("/api/accounts/me"))["name"] == "Ann"
        assert (await ann.get("/api/accounts/me"))["name"] == ""
        assert await signs_in(there, "Ann", NEW)
        await there.guest().refused("/api/accounts/reset", {"key": key, "password": PASSWORD}, "forbidden", 403)
        assert await signs_in(there, "Ann", NEW)


async def test_links_are_stored_hashed_expire_and_are_not_in_the_log(
    tmp_path: Path, post: list[EmailMessage], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, logger="wartable"):
        async with house(tmp_path, mail=MAIL) as there:
            await there.player("Ann", "ann@people.test")
            await there.guest().post("/api/accounts/forgotten", {"name": "Ann"})
            key = key_of(await letter(post, "a new password"))
            store = there.host.store
            [row] = await store.rows(select(schema.account_links))
            assert key not in str(row)
            assert time.time() + 3500 < row.expires < time.time() + 3700
            await store.do(update(schema.account_links).values(expires=time.time() - 1))
            await there.guest().refused("/api/accounts/reset", {"key": key, "password": NEW}, "forbidden", 403)
            lines = [JsonLines().format(record) for record in caplog.records]
            assert any("letter_sent" in line for line in lines)
            assert not any(key in line or "people.test" in line for line in lines)


async def test_nobody_floods_a_mailbox(tmp_path: Path, post: list[EmailMessage]) -> None:
    async with house(tmp_path, mail=MAIL) as there:
        await there.player("Ann", "ann@people.test")
        for _ in range(account_links.MOST_AN_HOUR + 3):
            await there.guest().post("/api/accounts/forgotten", {"name": "Ann"})
            await there.app.state.account_mail.stop()
        assert len(post) == account_links.MOST_AN_HOUR


async def test_of_two_at_once_one_opens_a_link(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        key = await account_links.new_link(there.host.store, ann.id, account_links.RESET)
        body = {"key": key, "password": NEW}
        answers = await asyncio.gather(*(status(there, "reset", body) for _ in range(6)))
        assert sorted(answers) == [200, *[403] * 5]


async def page(someone: Someone, path: str) -> str:
    """What a page says."""
    return (await someone.client.get(path, headers={"accept": "text/html"})).text


async def test_an_address_counts_when_it_is_confirmed(tmp_path: Path, post: list[EmailMessage]) -> None:
    async with house(tmp_path, mail=MAIL) as there:
        ann = there.guest()
        body = {"name": "Ann", "password": PASSWORD, "email": "Ann@People.test"}
        ann.id = (await ann.post("/api/accounts/register", body))["id"]
        first = await letter(post, "confirm your address")
        assert first["To"] == "ann@people.test"
        # Until then the pages know that it waits, and do not say that there is none.
        waits = "We sent a link to ann@people.test."
        for path in ("/account", "/tables?welcome=yes"):
            assert waits in await page(ann, path)
        assert "You have given no address" not in await page(ann, "/account")
        await ann.refused("/api/accounts/settings", {"mail": True}, "option_error")
        assert not await signs_in(there, "ann@people.test", PASSWORD)
        await there.guest().post("/api/accounts/confirm", {"key": key_of(first)})
        assert waits not in await page(ann, "/account")
        assert await signs_in(there, "ann@people.test", PASSWORD)
        await ann.post("/api/accounts/settings", {"mail": True})
        # Another one: the old address is told.
        change = {"email": "ann@elsewhere.test", "password": "wrong"}
        await ann.refused("/api/accounts/email", change, "option_error", 400)
        post.clear()
        await ann.post("/api/accounts/email", {**change, "password": PASSWORD}, 202)
        second = await letter(post, "confirm your address")
        assert second["To"] == "ann@elsewhere.test"
        assert await signs_in(there, "ann@people.test", PASSWORD)
        await ann.post("/api/accounts/confirm", {"key": key_of(second)})
        assert (await letter(post, "was changed"))["To"] == "ann@people.test"
        assert await signs_in(there, "ann@elsewhere.test", PASSWORD)
        await ann.refused("/api/accounts/confirm", {"key": key_of(second)}, "forbidden", 403)
        # None at all: no notices either.
        await ann.post("/api/accounts/email", {"email": "", "password": PASSWORD}, 202)
        user = await there.host.store.accounts.user(id=ann.id)
        assert user is not None
        assert (user.email, user.settings["mail"]) == (None, False)


async def test_whose_an_address_is_only_its_reader_learns(tmp_path: Path, post: list[EmailMessage]) -> None:
    async with house(tmp_path, mail=MAIL) as there:
        await there.player("Ann", "ann@people.test")
        mallory = there.guest()
        body = {"name": "Mallory", "password": PASSWORD, "email": "ann@people.test"}
        await mallory.post("/api/accounts/register", body, 201)
        key = key_of(await letter(post, "confirm your address"))
        await mallory.refused("/api/accounts/confirm", {"key": key}, "email_taken", 400)


async def test_without_mail_there_are_no_addresses(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        body = {"name": "Ann", "password": PASSWORD, "email": "ann@people.test"}
        told = await there.guest().refused("/api/accounts/register", body, "option_error", 400)
        assert told == "email: this server sends no mail, so an address could not be confirmed"
        assert not await signs_in(there, "Ann", PASSWORD)


NO_ADDRESSES = [
    "ann",
    "ann@",
    "@people.test",
    "ann@people",
    "ann@@people.test",
    "ann@people..test",
    "ann@-people.test",
    ".ann@people.test",
    "ann@1.2.3.4",
    "ann@[::1]",
    "<ann@people.test>",
    "ann@people.test,bob@people.test",
]
TOO_LONG = [
    "x" * 65 + "@people.test",
    "ann@" + "x" * 64 + ".test",
    "ann@" + "x." * 130 + "test",
    "a@" + "@" * 1_000_000,
]


@pytest.mark.parametrize("address", ["", "a b@people.test", "ann@people.test\nBcc: x@y.test", *NO_ADDRESSES, *TOO_LONG])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(OptionError, match="email: not an e-mail address"):
        check_address(address)


async def test_an_admin_gives_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_ADDRESS", "https://table.test")
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        told = await while_running(tmp_path, "reset-link", "ann")
        assert "https://table.test/account/reset#" in told
        body = {"key": told.split("#")[1].strip(), "password": NEW}
        await there.guest().post("/api/accounts/reset", body)
        assert (await ann.get("/api/accounts/me"))["name"] == ""
        assert await signs_in(there, "Ann", NEW)
        assert "un giorno" in await while_running(tmp_path, "reset-link", "Ann", lang="it")


async def three_tables(there: House, ann: Someone, bob: Someone) -> dict[str, str]:
    """Ann and Bob at a finished table, at a running one and at one that waits for a third."""
    found = {}
    for phase, kinds in (
        ("finished", ("me", "open", "bot:random")),
        ("running", ("me", "open", "open")),
        ("gathering", ("me", "open", "open")),
    ):
        table = found[phase] = await ann.open(*kinds)
        await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
        await ann.post(f"/api/tables/{table}/chat", {"text": "hello"})
    await there.guest().post(f"/api/tables/{found['running']}/seat", {"seat": 2})
    await play(await there.live(found["finished"]))
    return found


async def test_what_stays_of_an_account_that_is_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        tables = await three_tables(there, ann, bob)
        record = await bob.get(f"/api/tables/{tables['finished']}/record")

        async def rated() -> Any:
            return "proelio" in (await ann.get("/api/accounts/me"))["ratings"]

        await until(rated)
        await ann.refused("/api/accounts/delete", {"password": "wrong"}, "option_error", 400)
        await ann.post("/api/accounts/delete", {"password": PASSWORD})
        assert (await ann.get("/api/accounts/me"))["name"] == ""
        assert not await signs_in(there, "Ann", PASSWORD)
        seats = {phase: (await bob.get(f"/api/tables/{table}"))["seats"] for phase, table in tables.items()}
        assert [seats[phase][0]["kind"] for phase in tables] == ["user", "bot", "open"]
        assert [seats[phase][0]["name"] for phase in tables] == ["", "", ""]
        assert not seats["running"][0]["away"]
        assert await bob.get(f"/api/tables/{tables['finished']}/record") == record
        for table in tables.values():
            assert [line["name"] for line in await bob.get(f"/api/tables/{table}/chat")] == [""]
        for lang, name in (("en", "A former player"), ("it", "Un ex giocatore")):
            page = await bob.client.get("/tables", params={"lang": lang}, headers={"accept": "text/html"})
            assert "Ann" not in page.text
            live = await there.live(tables["finished"])
            assert player_names.player(live.row, live.seats[0], lang) == name
        store = there.host.store
        assert [row.who for row in await store.rows(select(schema.ratings)) if row.who == ann.id] == []
        assert await store.rows(select(schema.seats).where(schema.seats.c.absent == ann.id)) == []
        # The name is free again, and nothing of the old account comes back with it.
        again = await there.player("Ann")
        assert await again.get("/api/tables/", mine=True) == []
