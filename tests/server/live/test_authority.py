"""The server is the authority: what it accepts, once; what it refuses, clearly; and who may ask at all."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.conformance.tiny import Tiny
from tests.server.running_server import AUCTION, House, Someone, house, known
from tests.server.socket_client import Line, line, serving
from wartable.core.errors import Refused, Stale
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable
from wartable.server.socket import session as live_module
from wartable.store import schema

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@contextlib.asynccontextmanager
async def four(folder: Path, title: str = "proelio") -> AsyncIterator[tuple[House, LiveTable, list[Someone]]]:
    """A table of four people in their own browsers."""
    async with house(folder) as there:
        people = [there.guest() for _ in range(4)]
        table = await people[0].open("me", "open", "open", "open", title=title)
        for seat in (1, 2, 3):
            await people[seat].post(f"/api/tables/{table}/seat", {"seat": seat, "name": f"guest {seat}"})
        yield there, await there.live(table), people


async def near_miss(live: LiveTable) -> tuple[int, int]:
    """Plays on until a seat could point at something that it may not play; gives the seat and the code."""
    rng = random.Random(2)
    while True:
        seat = live.playing.deciders[0]
        legal = live.playing.state.legal(seat)
        for code in live.playing.state.offers(seat):
            if code not in legal:
                return seat, code
        await live.submit(seat, "act", {"actions": [rng.choice(legal)]})


def snapshot(live: LiveTable) -> tuple[Any, ...]:
    """All that must stay as it was when something is refused."""
    game = live.playing
    numbers = [game.number(seat) for seat in range(game.seats)]
    return live.n, numbers, game.state.to_dict(), len(game.record.lines), game.record.drawn, game.log(0)


async def test_only_legal_actions_of_the_seat_asked_at_its_number(tmp_path: Path) -> None:
    async with four(tmp_path) as (_, live, people):
        path, game = f"/api/tables/{live.row.id}/do", live.playing
        seat, illegal = await near_miss(live)
        number, legal = game.number(seat), game.state.legal(seat)
        before = snapshot(live)

        def act(code: Any, at: Any = number) -> dict[str, Any]:
            return {"kind": "act", "body": {"actions": [code], "number": at}}

        answer = await people[seat].client.post(path, json=act(illegal), headers={"x-csrf": "x"})
        assert answer.status_code == 409
        error = answer.json()["error"]
        assert error["code"] == "refused"
        assert error["clause"] == live.title.clauses[game.state.why(seat, illegal)]
        assert await people[seat].refused(path, act(legal[0], number + 1), "stale", 409)
        assert await people[seat].refused(path, act(legal[0], number - 1), "stale", 409)
        other = (seat + 1) % 4
        assert await people[other].refused(path, act(legal[0], game.number(other)), "refused", 409)
        assert await people[other].refused(path, {**act(legal[0]), "seat": seat}, "forbidden", 403)
        assert await Someone(people[0].client._transport.app).refused(path, act(legal[0]), "forbidden", 403)  # type: ignore[attr-defined]
        assert snapshot(live) == before

        told = await people[seat].post(path, act(legal[0]))
        assert told["number"] == game.number(seat)
        assert live.n == before[0] + 1


JUNK: list[tuple[Any, str]] = [
    ({"kind": "act"}, "body"),
    ({"kind": "act", "body": {"actions": [1]}}, "body"),
    ({"kind": "act", "body": {"actions": 1, "number": 2}}, "body"),
    ({"kind": "act", "body": {"actions": [None], "number": 2}}, "body"),
    ({"kind": "act", "body": {"actions": [1], "number": 2, "force": True}}, "body"),
    ({"kind": "act", "body": {"actions": [1], "number": "2"}}, "body"),
    ({"kind": "act", "body": []}, "body"),
    ({"kind": "start", "body": {}}, "kind"),
    ({"kind": "default", "body": {}}, "kind"),
    ({"kind": "position", "body": {}}, "kind"),
    ({"kind": "abort", "body": {}}, "kind"),
    ({"kind": 7, "body": {}}, "kind"),
    ({"kind": "undo", "body": {"pick": {}}}, "body"),
    ({"kind": "rollback", "body": {"lines": "all"}}, "body"),
    ({"kind": "note", "body": {}}, "body"),
    ({"kind": "forfeit", "body": {"why": "bored"}}, "body"),
    ({"kind": "act", "body": {"actions": ["draw"], "number": 2}, "request": "x" * 41}, "request"),
    ({"kind": "act", "body": {"actions": ["draw"], "number": 2}, "request": "a\x00b"}, "request"),
    ({"kind": "act", "body": {"actions": ["draw"], "number": 2}, "request": ""}, "request"),
    ({"kind": "act", "body": {"actions": ["draw"], "number": 2}, "seat": "first"}, "seat"),
    ({"kind": "act", "body": {"actions": ["draw"], "number": 2}, "cheat": 1}, ""),
    ([], ""),
    ("act", ""),
    (None, ""),
]


async def test_junk_is_refused_with_a_code_and_the_field(tmp_path: Path) -> None:
    async with four(tmp_path) as (_, live, people):
        path = f"/api/tables/{live.row.id}/do"
        before = snapshot(live)
        for body, field in JUNK:
            answer = await people[0].client.post(path, json=body, headers={"x-csrf": "x"})
            assert answer.status_code == 400, (body, answer.text)
            error = answer.json()["error"]
            assert error["code"] in ("option_error", "not_an_action", "bad_request"), (body, error)
            assert error["text"], body
            assert not field or error.get("field", "") == field or field in error["text"], (body, error)
        raw = await people[0].client.post(path, content=b"\xff\xfe{", headers={"x-csrf": "x"})
        assert raw.status_code == 400
        assert raw.json()["error"]["code"] == "bad_request"
        assert snapshot(live) == before


async def test_words_codes_and_questions_that_make_no_sense_change_nothing(tmp_path: Path) -> None:
    async with four(tmp_path) as (_, live, people):
        game = live.playing
        seat = game.deciders[0]
        path, number = f"/api/tables/{live.row.id}/do", game.number(seat)
        before = snapshot(live)
        nonsense: list[Any] = ["fly to the moon", "", "draw draw", 0, -1, 10**9, 2**70, "attack", "\u202e"]
        for action in nonsense:
            body = {"kind": "act", "body": {"actions": [action], "number": number}}
            await people[seat].refused(path, body)
        await people[seat].refused(path, {"kind": "act", "body": {"actions": [], "number": number}}, "not_an_action")
        senseless: list[tuple[str, dict[str, Any]]] = [
            ("undo", {}),
            ("undo", {"pick": 3}),
            ("rollback", {"lines": 99}),
            ("rollback", {"lines": -1}),
            ("order", {"windows": ["no such window"]}),
            ("salt", {"text": " "}),
            ("salt", {"text": "x" * 101}),
            ("note", {"text": "x" * 501}),
            ("name", {"thing": "two words", "name": "x"}),
        ]
        for kind, body in senseless:
            await people[seat].refused(path, {"kind": kind, "body": body})
        for action in nonsense[:4]:
            answer = await people[seat].client.get(
                f"/api/tables/{live.row.id}/why", params={"action": action, "seat": seat}
            )
            assert answer.status_code in (200, 400)
        assert snapshot(live) == before


async def test_a_refusal_speaks_the_readers_language(tmp_path: Path) -> None:
    async with four(tmp_path) as (_, live, people):
        game = live.playing
        seat, illegal = await near_miss(live)
        body = {"kind": "act", "body": {"actions": [illegal], "number": game.number(seat)}}
        path = f"/api/tables/{live.row.id}/do"
        told = {lang: await people[seat].refused(path, body, "refused", lang=lang) for lang in ("en", "it")}
        refusal = game.why_not(seat, illegal)
        assert refusal is not None
        assert told == {lang: refusal.label(lang) for lang in ("en", "it")}
        assert told["en"] != told["it"]


async def test_the_same_request_changes_nothing_and_gets_the_same_answer(tmp_path: Path) -> None:
    async with four(tmp_path) as (there, live, people):
        path, game = f"/api/tables/{live.row.id}/do", live.playing
        seat = game.deciders[0]
        code = game.state.legal(seat)[0]
        body = {"kind": "act", "body": {"actions": [code], "number": game.number(seat)}, "request": "once"}
        first = await people[seat].post(path, body)
        after = snapshot(live)
        assert await people[seat].post(path, body) == first
        assert snapshot(live) == after

        # Others may call theirs the same: it is another request.
        other = (seat + 1) % 4
        salt = {"kind": "salt", "body": {"text": "rose"}, "request": "once"}
        await people[other].post(path, salt)
        assert live.n == after[0] + 1

        # Read anew from disk, by this process or the next, it is remembered.
        live.trusted = False
        assert await people[seat].post(path, body) == first
        assert live.n == after[0] + 1
        await there.host.close()
        there.host._tables.clear()
        assert await people[seat].post(path, body) == first
        assert (await there.live(live.row.id)).n == after[0] + 1
        events = schema.events
        asked = select(events.c.n).where(events.c.table == live.row.id, events.c.request == "once")
        assert len(await there.host.store.rows(asked)) == 2


async def test_of_two_racing_actions_of_a_seat_exactly_one_wins(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with four(tmp_path) as (_, live, _people):
        for _ in range(40):
            game = live.playing
            seat = game.deciders[0]
            number, n = game.number(seat), live.n
            codes = rng.choices(game.state.legal(seat), k=3)
            tries = [live.submit(seat, "act", {"actions": [code], "number": number}) for code in codes]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert live.n == n + 1
            if live.over:
                assert sum(isinstance(result, NotRunning) for result in results) == 2
                break
            lost = [result for result in results if isinstance(result, Stale)]
            assert len(lost) == 2
            assert {error.number for error in lost} == {live.playing.number(seat)}


async def test_the_loser_of_a_race_is_told_the_new_number_and_the_new_view(tmp_path: Path) -> None:
    async with four(tmp_path) as (there, live, people), serving(there.app) as address:
        seat = live.playing.deciders[0]
        link = people[seat].client.cookies["wartable_seats"]
        async with line(address, live.row.id, seat, link) as one, line(address, live.row.id, seat, link) as two:
            await one.asked()
            await two.asked()
            number, codes = one.table["number"], [choice["code"] for choice in one.table["choices"]]
            answers = await asyncio.gather(one.act(codes[0], number), two.act(codes[-1], number))
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
            error = next(answer for answer in answers if answer["type"] == "error")
            assert error["code"] == "stale"
            assert error["number"] == live.playing.number(seat) > number
            for each in (one, two):
                await each.until(lambda table: table["number"] == error["number"])
                assert each.table["log"] == live.playing.log(seat)
            assert one.table == two.table


async def test_what_is_not_on_disk_is_seen_by_nobody_and_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with four(tmp_path) as (there, live, people), serving(there.app) as address:
        seat = live.playing.deciders[0]
        other = (seat + 1) % 4
        before = snapshot(live)
        append, writing, release = there.host.store.append, asyncio.Event(), asyncio.Event()

        async def disk_full(*_: Any, **__: Any) -> None:
            writing.set()
            await release.wait()
            raise OSError("no space left")

        async with line(address, live.row.id, other, people[other].client.cookies["wartable_seats"]) as watcher:
            await watcher.hear()
            monkeypatch.setattr(there.host.store, "append", disk_full)
            body = {"actions": [live.playing.state.legal(seat)[0]], "number": live.playing.number(seat)}
            acting = asyncio.create_task(live.submit(seat, "act", body, "lost"))
            await writing.wait()
            # Memory is ahead of the disk now. A viewer has to wait.
            live.talk()
            reading = asyncio.create_task(people[other].get(f"/api/tables/{live.row.id}"))
            await watcher.tell({"type": "hello", "lang": "it"})
            assert await watcher.silence()
            assert not reading.done()
            release.set()
            with pytest.raises(OSError, match="no space"):
                await acting
            monkeypatch.setattr(there.host.store, "append", append)
            assert (await reading)["number"] == before[1][other]
            await watcher.hear()
            assert watcher.table["log"] == live.playing.log(other, "it")
        assert snapshot(live) == before
        await live.submit(seat, "act", body, "lost")
        assert live.n == before[0] + 1


async def test_a_caller_who_is_cut_off_leaves_memory_and_disk_in_step(tmp_path: Path) -> None:
    async with four(tmp_path) as (there, live, _):
        rng = random.Random(1)
        for _ in range(20):
            seat = live.playing.deciders[0]
            body = {"actions": [rng.choice(live.playing.state.legal(seat))], "number": live.playing.number(seat)}
            task = asyncio.create_task(live.submit(seat, "act", body))
            await asyncio.sleep(rng.choice((0, 0, 0.001, 0.003)))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await live.refresh()
            assert live.n == len(await there.host.store.events(live.row.id))
            if live.over:
                break


async def test_a_seat_that_was_left_cannot_be_played_through_an_old_socket(tmp_path: Path) -> None:
    async with four(tmp_path) as (there, live, people), serving(there.app) as address:
        seat = live.playing.deciders[0]
        link = people[seat].client.cookies["wartable_seats"]
        async with line(address, live.row.id, seat, link) as old:
            await old.asked()
            lost = msgspec.structs.replace(live.seats[seat], kind="guest", link="another's")
            live.seats = [lost if row.seat == seat else row for row in live.seats]
            before = snapshot(live)
            await old.tell({"type": "do", "kind": "act", "body": {"actions": [1], "number": 1}})
            assert (await old.hear())["code"] == "forbidden"
            await old.socket.wait_closed()
            assert old.socket.close_code == 4403
            assert snapshot(live) == before


async def test_signing_out_everywhere_closes_the_open_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "RECHECK_SECONDS", 0.0)
    async with house(tmp_path) as there, serving(there.app) as address:
        stella = await there.player("Stella")
        table = await stella.open("me", "me", "me")
        session = stella.client.cookies["wartable_session"]
        async with line(address, table, 0, cookie=f"wartable_session={session}") as socket:
            await socket.hear()
            await stella.post("/api/accounts/sign-out", everywhere=True)
            await socket.tell({"type": "do", "kind": "note", "body": {"text": "still here?"}, "request": "n"})
            assert (await socket.hear())["code"] == "forbidden"
            await socket.socket.wait_closed()
        assert (await there.live(table)).n == 1


async def test_a_spectator_may_look_and_nothing_else(tmp_path: Path) -> None:
    async with four(tmp_path) as (there, live, people), serving(there.app) as address:
        async with line(address, live.row.id) as public:
            await public.hear()
            assert public.table["viewer"] == -1
            assert "number" not in public.table
            assert public.table["choices"] == []
            for message in (
                {"type": "do", "kind": "act", "body": {"actions": [1], "number": 1}, "request": "a"},
                {"type": "do", "kind": "act", "body": {"actions": [1], "number": 1}, "seat": 0, "request": "b"},
                {"type": "do", "kind": "forfeit", "seat": 1, "request": "c"},
                {"type": "why", "action": 1, "request": "d"},
            ):
                assert (await public.ask(message))["code"] == "forbidden", message
        assert live.n == 1
        async with line(address, live.row.id, 2) as intruder:
            assert (await intruder.hear())["code"] == "forbidden"
        private = await people[0].open("me", "me", "me", public=False)
        async with line(address, private) as intruder:
            assert (await intruder.hear())["code"] == "forbidden"
        async with line(address, "0123456789ab") as nowhere:
            assert (await nowhere.hear())["code"] == "gone"


async def test_secret_answers_of_several_seats_never_make_each_other_stale(tmp_path: Path) -> None:
    with known(AUCTION):
        async with four(tmp_path, "auction") as (_, live, _people):
            offers = live.playing.state.legal(0)
            await live.submit(0, "act", {"actions": [offers[0]], "number": live.playing.number(0)})
            numbers = [live.playing.number(seat) for seat in range(4)]
            seal = [live.playing.state.legal(seat)[-1] for seat in range(4)]
            tries = [live.submit(seat, "act", {"actions": [seal[seat]], "number": numbers[seat]}) for seat in range(4)]
            acks = await asyncio.gather(*tries)
            assert [ack.n for ack in acks] == [3, 4, 5, 6]
            with pytest.raises((Stale, Refused)):
                await live.submit(1, "act", {"actions": [seal[1]], "number": numbers[1]})


async def test_a_whole_game_over_sockets_ends_as_its_events_say(tmp_path: Path) -> None:
    async with four(tmp_path) as (there, live, people), serving(there.app) as address:
        async with contextlib.AsyncExitStack() as stack:
            lines: list[Line] = []
            for seat in range(4):
                link = people[seat].client.cookies["wartable_seats"]
                lines.append(await stack.enter_async_context(line(address, live.row.id, seat, link)))
            played = await asyncio.gather(*(each.play(random.Random(seat)) for seat, each in enumerate(lines)))
            for each in lines:
                await each.until(lambda table: table["phase"] == "finished")
            assert live.over
            assert [each.table["log"] for each in lines] == [live.playing.log(seat) for seat in range(4)]
        acts = [event for event in await there.host.store.events(live.row.id) if event.kind == "act"]
        # An answer that all see is the only one is given by the server, without a request.
        assert sum(played) == sum(bool(act.request) for act in acts)


async def test_whose_sealed_answer_went_with_anothers_choice_is_told_so(tmp_path: Path) -> None:
    with known(Tiny()):
        async with four(tmp_path, "tiny") as (there, live, people), serving(there.app) as address:
            cookies = [person.client.cookies["wartable_seats"] for person in people]
            first = live.playing.deciders[0]
            lay = next(choice.text for choice in live.playing.choices(first) if choice.text.startswith("lay"))
            await live.submit(first, "act", {"actions": [lay]})
            seat, other = live.playing.deciders[:2]
            async with (
                line(address, live.row.id, seat, cookies[seat]) as sealed,
                line(address, live.row.id, other, cookies[other]) as silent,
            ):
                await sealed.asked()
                await silent.asked()
                await sealed.act("pass")
                await live.submit(first, "undo", {})
                await sealed.until(lambda table: table["notices"])
                await silent.until(lambda table: not table["asked"] or table["asked"] == [first])
                assert sealed.table["notices"] == [
                    "What you had answered no longer stands: the choice that asked for it was taken back."
                ]
                assert silent.table["notices"] == []
