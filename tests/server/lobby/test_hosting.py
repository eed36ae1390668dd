"""What the host of a table does before the game: links that let others sit, bots, fewer seats, closing it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.server.running_server import House, Someone, house
from tests.server.socket_client import line, serving
from wartable.server.live.host import Host
from wartable.server.people.cookies import SEAT_COOKIE
from wartable.server.people.identity import Forbidden, Person
from wartable.server.socket.session import Session
from wartable.store import schema

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def follow(someone: Someone, link: str) -> int:
    """Opens a link as a browser does; the status of the page that it leads to."""
    answer = await someone.client.get(link, headers={"accept": "text/html"}, follow_redirects=True)
    return answer.status_code


async def friends(there: House, host: Someone, seats: int = 4) -> tuple[str, dict[str, Any]]:
    """A table with friends, and the links that its host is shown."""
    table = await host.open("me", *["invited"] * (seats - 1))
    return table, await host.get(f"/api/tables/{table}/invitations")


@pytest.mark.parametrize("account", [True, False])
async def test_the_host_sees_every_link_again_and_they_let_others_sit(tmp_path: Path, account: bool) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann") if account else there.guest()
        table, links = await friends(there, ann)
        assert links == await ann.get(f"/api/tables/{table}/invitations")
        assert [each["seat"] for each in links["seats"]] == [1, 2, 3]
        assert links["fewer"] == 0
        # By a seat's own link.
        bob = there.guest()
        await bob.get(f"/api/tables/{table}", 403)
        assert await follow(bob, links["seats"][1]["link"]) == 200
        await bob.refused(f"/api/tables/{table}/seat", {"seat": 1}, "forbidden")
        await bob.post(f"/api/tables/{table}/seat", {"seat": 2, "name": "Bob"})
        # Two by the one link to any free seat.
        for seat, name in ((1, "Cleo"), (3, "Dan")):
            one = there.guest()
            await one.refused(f"/api/tables/{table}/seat", {"seat": seat}, "forbidden")
            assert await follow(one, links["link"]) == 200
            await one.refused(f"/api/tables/{table}/seat", {"seat": 2}, "forbidden")
            await one.post(f"/api/tables/{table}/seat", {"seat": seat, "name": name})
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "running"


async def test_links_are_stored_nowhere(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        _, links = await friends(there, ann)
        store = there.host.store
        kept = str(await store.rows(select(schema.seats))) + str(await store.rows(select(schema.tables)))
        for link in (links["link"], *[each["link"] for each in links["seats"]]):
            assert link.rpartition("/")[2] not in kept


async def test_only_the_host_is_shown_links_and_changes_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), there.guest()
        table, links = await friends(there, ann)
        await follow(bob, links["seats"][0]["link"])
        await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
        for one in (bob, there.guest(), await there.player("Eve")):
            await one.get(f"/api/tables/{table}/invitations", 403)
            for path, body in (("seats", {"seat": 2, "kind": "open"}), ("start", {}), ("close", {})):
                await one.refused(f"/api/tables/{table}/{path}", body, "forbidden", 403)


async def test_the_host_turns_somebody_out_before_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), there.guest()
        table, links = await friends(there, ann)
        await follow(bob, links["seats"][0]["link"])
        await bob.post(f"/api/tables/{table}/seat", {"seat": 1, "name": "Bob"})
        assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["name"] == "Bob"
        await ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "open"})
        assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"
        await bob.refused(f"/api/tables/{table}/leave", {"seat": 1}, "forbidden", 403)
        assert await follow(there.guest(), links["seats"][0]["link"]) == 404
        # Hosts do not turn themselves out by mistake: they get up.
        await ann.refused(f"/api/tables/{table}/seats", {"seat": 0, "kind": "open"}, "forbidden", 403)
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Ann"


async def test_a_cancelled_link_opens_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), there.guest()
        table, old = await friends(there, ann)
        await follow(bob, old["seats"][0]["link"])
        await ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "invited"})
        new = await ann.get(f"/api/tables/{table}/invitations")
        assert new["seats"][0]["link"] != old["seats"][0]["link"]
        assert new["seats"][1:] == old["seats"][1:]
        assert await follow(there.guest(), old["seats"][0]["link"]) == 404
        await bob.refused(f"/api/tables/{table}/seat", {"seat": 1}, "forbidden", 403)
        assert await follow(bob, new["seats"][0]["link"]) == 200
        assert await follow(there.guest(), f"/join/{table}/guessed") == 404


async def test_a_bot_takes_a_free_seat_and_the_host_another(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = there.guest()
        table = await ann.open("open", "invited", "invited")
        bad = {"seat": 1, "kind": "bot", "level": "genius"}
        await ann.refused(f"/api/tables/{table}/seats", bad, "option_error", 400)
        await ann.refused(f"/api/tables/{table}/seats", {"seat": 9, "kind": "open"}, "not_an_action", 400)
        await ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "level": "random"})
        await ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "open"})
        await ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "level": "sensible"})
        await ann.post(f"/api/tables/{table}/seat", {"seat": 2, "name": "Ann"})
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "gathering"
        await ann.post(f"/api/tables/{table}/seats", {"seat": 0, "kind": "bot", "level": "random"})
        found = await ann.get(f"/api/tables/{table}")
        assert (found["phase"], [seat["kind"] for seat in found["seats"]]) == ("running", ["bot", "bot", "guest"])
        await ann.refused(f"/api/tables/{table}/seats", {"seat": 0, "kind": "open"}, "not_running", 409)


async def test_the_game_begins_with_fewer(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob, cleo = [await there.player(name) for name in ("Ann", "Bob", "Cleo")]
        table, links = await friends(there, ann, 5)
        await follow(bob, links["seats"][1]["link"])
        await bob.post(f"/api/tables/{table}/seat", {"seat": 2})
        assert (await ann.get(f"/api/tables/{table}/invitations"))["fewer"] == 0
        told = await ann.refused(f"/api/tables/{table}/start", {}, "option_error", 400)
        assert "3" in told
        await follow(cleo, links["seats"][3]["link"])
        await cleo.post(f"/api/tables/{table}/seat", {"seat": 4})
        assert (await ann.get(f"/api/tables/{table}/invitations"))["fewer"] == 3
        await ann.post(f"/api/tables/{table}/start")
        live = await there.live(table)
        assert [row.user for row in live.seats] == [ann.id, bob.id, cleo.id]
        assert (live.row.seats, live.playing.seats, live.row.phase) == (3, 3, "running")
        for seat, one in enumerate((ann, bob, cleo)):
            assert (await one.get(f"/api/tables/{table}"))["viewer"] == seat
        other = await Host(there.host.store).table(table)
        assert other.playing.wtr() == live.playing.wtr()
        for row in links["seats"]:
            assert await follow(there.guest(), row["link"]) == 404


async def test_a_page_that_looked_through_another_seat_is_cut_off_before_the_deal(tmp_path: Path) -> None:
    """Seats move up when some are left out: nobody sees the hand of the player who now has the old number."""
    async with house(tmp_path) as there, serving(there.app) as address:
        people = [there.guest() for _ in range(4)]
        table = await people[0].open("me", "open", "open", "open", "open", public=True)
        for seat, one in ((2, people[1]), (3, people[2]), (4, people[3])):
            await one.post(f"/api/tables/{table}/seat", {"seat": seat})
        async with line(address, table, 2, people[1].client.cookies[SEAT_COOKIE]) as bob:
            assert (await bob.hear())["viewer"] == 2
            await people[0].post(f"/api/tables/{table}/start")
            told = await bob.hear()
            assert (told["type"], told["code"]) == ("error", "forbidden")
        assert (await people[1].get(f"/api/tables/{table}"))["viewer"] == 1


@pytest.mark.plain  # it replaces a method
async def test_nothing_is_shown_if_the_seats_move_while_the_table_settles(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        table = await ann.open("me", "open", "open", public=True)
        await bob.post(f"/api/tables/{table}/seat", {"seat": 2})
        live = await there.live(table)
        user = await there.host.store.accounts.user(id=bob.id)
        sent: list[bytes] = []

        async def send(message: bytes) -> None:
            sent.append(message)

        session = Session(live, 2, Person(user), send)
        await session.show()
        assert len(sent) == 1

        async def moving() -> None:
            live.seats = [msgspec.structs.replace(live.seats[n], seat=i) for i, n in enumerate((0, 2))]

        live.refresh = moving  # type: ignore[method-assign]
        with pytest.raises(Forbidden):
            await session.show()
        assert len(sent) == 1
        session.close()


async def test_a_closed_table_is_over_and_listed_nowhere(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, bob = await there.player("Ann"), await there.player("Bob")
        table = await ann.open("me", "open", "open")
        await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
        await ann.post(f"/api/tables/{table}/close")
        found = await bob.get(f"/api/tables/{table}")
        assert (found["phase"], found["outcome"]) == ("finished", {"aborted": True})
        await (await there.player("Eve")).refused(f"/api/tables/{table}/seat", {"seat": 2}, "not_running", 409)
        assert await there.guest().get("/api/tables/") == []
        assert await bob.get("/api/tables/", mine=True) == []  # there is nothing to look back at
        await ann.refused(f"/api/tables/{table}/close", {}, "not_running", 409)


async def test_friends_are_among_themselves_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        private = await ann.open("me", "invited", "open")
        shown = [await ann.open("me", "invited", "open", public=True), await ann.open("me", "open", "open")]
        guest = there.guest()
        assert sorted(row["id"] for row in await guest.get("/api/tables/")) == sorted(shown)
        # Who only knows the number of a private table cannot sit down there, not even at an open seat.
        told = await guest.refused(f"/api/tables/{private}/seat", {"seat": 2}, "forbidden", 403)
        assert told == "this table is private"
        link = (await ann.get(f"/api/tables/{private}/invitations"))["link"]
        await guest.post(f"/api/tables/{private}/seat", {"seat": 2, "link": link.rpartition("/")[2]})


async def test_a_preview_says_what_is_played_and_nothing_secret(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        table, links = await friends(there, ann)
        for link in (links["link"], links["seats"][0]["link"]):
            # A program that makes previews follows redirects, and keeps no cookies.
            first = await there.guest().client.get(link, headers={"accept": "text/html"})
            answer = await there.guest().client.get(first.headers["location"], headers={"accept": "text/html"})
            assert answer.status_code == 200
            assert '<meta property="og:title" content="Proelio' in answer.text
            assert 'property="og:description"' in answer.text
            for secret in (link.rpartition("/")[2], "Ann", (await there.live(table)).row.secret.hex()):
                assert secret not in answer.text
