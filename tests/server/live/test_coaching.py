"""Coached tables: private, unlisted, unrated; they follow from their events, and refuse kindly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.server.running_server import House, Someone, house, until
from wartable.coach_files import messages_of, script_of
from wartable.core.coach.coach import Coach
from wartable.server.jobs.ratings import rated_seats
from wartable.server.live import stored_table
from wartable.server.live.table import LiveTable
from wartable.server.lobby import new_table
from wartable.server.people.rate_limits import kind_of
from wartable.store.models import FINISHED

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_table, "LESSON_PACE", 0.0)


async def lesson(there: House, someone: Someone) -> LiveTable:
    """A coached game of Proelio, at its first cue."""
    return await there.live((await someone.post("/api/titles/proelio/coach"))["table"])


async def do(someone: Someone, live: LiveTable, kind: str, **body: Any) -> Any:
    return await someone.post(f"/api/tables/{live.row.id}/do", {"kind": kind, "body": body})


async def play(someone: Someone, live: LiveTable, action: str) -> Any:
    return await do(someone, live, "act", actions=[action], number=live.playing.number(0))


async def cue(someone: Someone, live: LiveTable, name: str) -> None:
    """Play on to a cue as a learner would."""
    while coach(live).cue.name != name:
        here = coach(live)
        if here.waits == "play":
            await play(someone, live, here.cue.play[0])
        elif here.waits == "answer":
            await until(lambda: waits(live, "answer", is_not=True))
        else:
            await do(someone, live, "coach", move="next")


def coach(live: LiveTable) -> Coach:
    assert live.coach is not None
    return live.coach


async def waits(live: LiveTable, what: str, is_not: bool = False) -> bool:
    return (coach(live).waits == what) is not is_not


async def test_a_lesson_is_played_through_by_the_ordinary_requests(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ada = there.guest()
        live = await lesson(there, ada)
        at = f"/api/tables/{live.row.id}"
        shown = (await ada.get(at))["coach"]
        assert (shown["at"], shown["count"], shown["waits"], shown["points"]) == (1, 14, "read", ["seat.1"])
        assert (await ada.get(at, lang="it"))["coach"]["lesson"] == "All'attacco"
        await cue(ada, live, "edict")
        assert (await ada.get(at))["coach"]["at"] == 14
        assert live.row.phase == "running"


async def test_another_choice_is_refused_kindly_in_the_readers_language(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ada = there.guest()
        live = await lesson(there, ada)
        await cue(ada, live, "build")
        before = live.n, live.playing.number(0)
        body = {"kind": "act", "body": {"actions": ["draw"], "number": live.playing.number(0)}}
        told = await ada.refused(f"/api/tables/{live.row.id}/do", body, "not_now")
        assert told.startswith("All in good time.")
        assert (live.n, live.playing.number(0)) == before


async def test_a_lesson_is_in_no_list_and_nobody_else_sees_it(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ada, eve = await there.player("Ada"), there.guest()
        live = await lesson(there, ada)
        table = await ada.open("me", "bot:random", "bot:random", public=False)
        assert [row["id"] for row in await ada.get("/api/tables/", mine=True)] == [table]
        assert [row["id"] for row in await ada.get("/api/tables/")] == []
        assert live.row.id not in await ada.get("/tables") + await ada.get("/")
        await eve.get(f"/api/tables/{live.row.id}", status=403)


async def test_a_lesson_is_never_rated(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        live = await lesson(there, await there.player("Ada"))
        live.row.phase, live.row.outcome = FINISHED, {"winners": [0], "ranks": [1, 2, 2], "clause": "PR-WIN-01"}
        assert rated_seats(live.row, live.seats) == []


async def test_a_lesson_follows_from_its_events(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ada = there.guest()
        live = await lesson(there, ada)
        await cue(ada, live, "defend")
        await play(ada, live, "deploy patrol …")
        await do(ada, live, "undo", number=live.playing.number(0))
        await do(ada, live, "coach", move="show")
        table, cues = live.row.id, (coach(live).at, coach(live).waits, live.playing.number(0))
        position = live.playing.state.to_dict()
        assert cues[1] == "shown"
    async with house(tmp_path) as there:
        again = await there.live(table)
        assert (coach(again).at, coach(again).waits, again.playing.number(0)) == cues
        assert again.playing.state.to_dict() == position
        await do(ada_again(there, ada), again, "coach", move="next")
        assert coach(again).cue.name == "upgrade"


def ada_again(there: House, before: Someone) -> Someone:
    """The same browser at a server that was started anew."""
    someone = there.guest()
    someone.client.cookies = before.client.cookies
    return someone


async def test_a_script_that_was_rewritten_passes_over_what_no_longer_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = wartable.title("proelio")
    whole = script_of(title)
    async with house(tmp_path) as there:
        ada = there.guest()
        live = await lesson(there, ada)
        await cue(ada, live, "attack")
        table = live.row.id
    shorter = replace(whole, lessons=whole.lessons[1:])
    monkeypatch.setattr(stored_table, "coach_of", lambda _: Coach(title, shorter, messages_of(title)))
    async with house(tmp_path) as there:
        again = await there.live(table)
        assert coach(again).cue.name == "defend"
        await play(ada_again(there, ada), again, "deploy shields patrol")
        assert coach(again).cue.name == "upgrade"


@pytest.mark.parametrize("kind", ["forfeit", "order", "revoke"])
async def test_a_lesson_has_nothing_but_choices_and_moves(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as there:
        ada = there.guest()
        live = await lesson(there, ada)
        told = await ada.refused(f"/api/tables/{live.row.id}/do", {"kind": kind}, "not_an_action")
        assert told == f"a coached game has no {kind}"


async def test_an_ordinary_table_has_no_coach(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ada = there.guest()
        table = await ada.open("me", "bot:random", "bot:random", public=False)
        body = {"kind": "coach", "body": {"move": "next"}}
        told = await ada.refused(f"/api/tables/{table}/do", body, "not_an_action")
        assert told == "this is not a coached game"
        assert "coach" not in await ada.get(f"/api/tables/{table}")


async def test_a_title_without_a_script_opens_no_lesson(tmp_path: Path) -> None:
    from tests.server.running_server import AUCTION, known

    with known(AUCTION):
        async with house(tmp_path) as there:
            ada = there.guest()
            assert "no coached game" in await ada.refused("/api/titles/auction/coach")
            first = await ada.get("/")
            assert 'data-learn="proelio"' in first
            assert 'data-learn="auction"' not in first


def test_opening_a_lesson_counts_as_opening_a_table() -> None:
    scope: Any = {"type": "http", "method": "POST", "path": "/api/titles/proelio/coach"}
    assert kind_of(scope) == "open"
    scope["path"] = "/api/titles/proelio/rules"
    assert kind_of(scope) == "act"
