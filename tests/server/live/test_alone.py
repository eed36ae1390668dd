"""Alone with bots: their speed, holding them, skipping to one's own decision, and going back to the last one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.server.running_server import House, Someone, house, until
from wartable.core.record.record import CHOICE, ROLLBACK
from wartable.server.jobs.ratings import rated_seats
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

BOTS = ("bot:random", "bot:random")


async def sit(there: House, **wish: Any) -> tuple[Someone, LiveTable, str]:
    ann = await there.player("Ann")
    table = await ann.open("me", *BOTS, **wish)
    return ann, await there.live(table), f"/api/tables/{table}"


async def asked(live: LiveTable, seat: int = 0) -> bool:
    return live.over or seat in live.playing.deciders


async def answer(ann: Someone, live: LiveTable, at: str) -> None:
    """Ann plays the first whole choice that she may, or a pick where there is none."""
    choices = live.playing.choices(0)
    choice = next((choice for choice in choices if live.playing.state.completes(0, choice.code)), choices[0])
    body = {"actions": [choice.code], "number": live.playing.number(0)}
    await ann.post(f"{at}/do", {"kind": "act", "seat": 0, "body": body})


async def test_bots_are_held_and_let_go(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, at = await sit(there, bot_pace=60)
        await ann.post(f"{at}/pace", {"paused": True, "speed": 0})
        assert (live.paused, live.bot_pace, live.bots_due()) == (True, 0, [])
        for _ in range(30):  # until it is a bot's turn
            if live.bots_asked():
                break
            await answer(ann, live, at)
        before = live.n
        assert live.due(0.0) is None
        bot = live.bots_asked()[0]
        with pytest.raises(Exception, match="held"):
            await live.submit(bot, "act", {"actions": [live.playing.state.legal(bot)[0]]}, for_seat=True)
        assert live.n == before
        again = LiveTable(live.store, live.row, live.seats)
        await again.reload()
        assert (again.paused, again.bot_pace) == (True, 0)
        await ann.post(f"{at}/pace", {"paused": False})
        await until(lambda: asked(live))
        await ann.post(f"{at}/pace", {"paused": True})
        await ann.post(f"{at}/do", {"kind": "forfeit", "seat": 0})
        assert not live.paused


async def test_slow_bots_are_hurried_to_the_next_decision_and_no_further(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, at = await sit(there, bot_pace=60)
        for _ in range(4):
            if not live.bots_asked():
                await answer(ann, live, at)
                continue
            await ann.post(f"{at}/pace", {"skip": True})
            await until(lambda: asked(live))
            assert (live.skipping, live.bot_wait) == (False, 60)


async def test_the_pace_is_the_only_persons(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, at = await sit(there)
        eve = await there.player("Eve")
        await eve.refused(f"{at}/pace", {"paused": True}, "forbidden")
        assert "speed" in await ann.refused(f"{at}/pace", {"speed": 61}, "option_error")
        both = await ann.open("me", "open", "bot:random", bot_pace=60)
        await eve.post(f"/api/tables/{both}/seat", {"seat": 1})
        for path, body in (("pace", {"paused": True}), ("take-back", {"seat": 0})):
            told = await ann.refused(f"/api/tables/{both}/{path}", body, "forbidden")
            assert "others play here" in told
        assert not live.paused


async def test_one_goes_back_to_ones_last_decision_and_it_is_marked_and_not_rated(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, at = await sit(there, options={"round_cap": 2})
        await until(lambda: asked(live))
        await ann.refused(f"{at}/take-back", {"seat": 0}, "undo_refused")
        where = live.playing.state.to_dict()
        await answer(ann, live, at)
        await until(lambda: asked(live))
        drawn = live.playing.record.drawn
        await ann.post(f"{at}/take-back", {"seat": 0})
        assert live.playing.state.to_dict() == where
        assert live.playing.record.drawn == drawn  # chance never goes back
        assert live.playing.record.lines[-1].kind == ROLLBACK
        again = LiveTable(live.store, live.row, live.seats)
        await again.reload()
        assert again.playing.state.to_dict() == where
        while not live.over:
            await answer(ann, live, at)
            await until(lambda: asked(live))
        assert live.row.outcome is not None
        assert live.row.outcome["taken_back"] is True
        assert rated_seats(live.row, live.seats) == []
        fresh = {**live.row.outcome}
        del fresh["taken_back"]
        live.row.outcome = fresh
        assert rated_seats(live.row, live.seats) != []
        await ann.refused(f"{at}/take-back", {"seat": 0}, "not_running")


async def test_what_a_bot_played_for_the_seat_is_not_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, at = await sit(there, options={"round_cap": 999}, bot_pace=0.05)
        await until(lambda: asked(live))
        await ann.post(f"{at}/leave", {"seat": 0})
        turns = live.playing.number(0)
        await until(lambda: numbered(live, turns + 2))
        await ann.post(f"{at}/pace", {"paused": True}, 403)
        await ann.post(f"{at}/return", {"seat": 0})
        await ann.refused(f"{at}/take-back", {"seat": 0}, "undo_refused")


async def test_a_bot_that_thought_too_long_does_not_answer_for_a_player_who_is_back(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann, live, at = await sit(there, bot_pace=60)
        await ann.post(f"{at}/pace", {"skip": True})
        await until(lambda: asked(live))
        await ann.post(f"{at}/leave", {"seat": 0})
        number, code = live.playing.number(0), live.playing.state.legal(0)[0]
        await ann.post(f"{at}/return", {"seat": 0})
        before = live.n
        with pytest.raises(NotRunning, match="somebody sits there"):
            await live.submit(0, "act", {"actions": [code], "number": number}, for_seat=True)
        assert live.n == before


async def numbered(live: LiveTable, number: int) -> bool:
    return live.playing.number(0) >= number


async def test_a_player_whose_answer_is_forced_is_not_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        waiting = [{"card": "soldiers", "level": 4, "turn": 1}]
        houses = [{"hand": [], "fortification": "towers", "waiting": waiting}, *[{"hand": ["resources"]}] * 2]
        position = {"seats": 3, "memory": None, "houses": houses, "step": "deploy"}
        record = wartable.title("proelio").position(position).wtr()
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
        opened = await ann.post("/api/records/", {"record": record, "seats": seats})
        live, at = await there.live(opened["table"]), f"/api/tables/{opened['table']}"
        if live.playing.state.forced(0):
            shown = await ann.get(at)
            assert (shown["prompt"], shown["choices"], shown["asked"]) == ("Nothing to choose", [], [])
            assert live.answering == ()
        await until(lambda: unforced(live))
        assert next(line.text for line in live.playing.record.lines if line.kind == CHOICE) == "deploy"
        await ann.refused(f"{at}/take-back", {"seat": 0}, "undo_refused")  # nobody decided anything yet
        again = LiveTable(live.store, live.row, live.seats)
        await again.reload()
        assert again.last_decision(0) is live.last_decision(0) is None


async def unforced(live: LiveTable) -> bool:
    return not live.playing.state.forced(0)
