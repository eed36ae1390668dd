"""Games that people bring along, forks from any moment, and the proof of fairness."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.core.games import lively_game, sealed
from tests.server.running_server import AUCTION, House, Someone, house, known, play
from wartable.core.errors import RecordError
from wartable.core.record import proof, wtr
from wartable.core.record.fair_chance import Fair
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC
from wartable.core.table.table import Table
from wartable.core.text.messages import unmarked
from wartable.server.live.moments import record_at, replay_record
from wartable.server.live.table import LiveTable
from wartable.server.lobby.forks import Forking, fork
from wartable.server.lobby.new_table import SeatWish, Wish, open_table
from wartable.server.lobby.uploads import LONGEST_RECORD, parse_record, play_record
from wartable.server.people.identity import Person
from wartable.server.render.table_scene import dress

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def finished(seed: int = 4) -> Table:
    """A finished Auction with fair chance."""
    table = AUCTION.open(seats=4, chance=Fair(bytes([seed] * 32)))
    while table.outcome is None:
        table.play_default(table.deciders[0])
    return table


def told_again(text: str, old: str, new: str) -> str:
    """A record with something changed and all checksums made anew, as a forger would."""
    chain = wtr.Chain()
    bodies = [line.rpartition(wtr.MARK)[0] for line in text.splitlines()]
    assert any(old in body for body in bodies)
    changed = [body.replace(old, new) for body in bodies]
    return "".join(f"{body}{wtr.MARK}{chain.mark(body)}\n" for body in changed)


async def bring(someone: Someone, record: str, **more: Any) -> str:
    return str((await someone.post("/api/records/", {"record": record, **more}, 201))["table"])


async def test_a_finished_game_becomes_a_table_to_look_at(tmp_path: Path) -> None:
    with known(AUCTION):
        game = finished()
        async with house(tmp_path) as there:
            guest, other = there.guest(), there.guest()
            table = await bring(guest, game.wtr())
            for seat in range(4):
                seen = await guest.get(f"/api/tables/{table}", seat=seat)
                assert seen["phase"] == "finished"
                assert seen["log"] == game.log(seat)
            assert await guest.get(f"/api/tables/{table}/record") == game.wtr()
            shown = await guest.get(f"/api/tables/{table}/proof")
            assert shown["verified"] is True
            assert (shown["secret"], shown["commitment"]) == (game.reveal(), game.record.commitment)
            assert shown["draws"] == game.record.drawn
            await other.get(f"/api/tables/{table}", 403)
            public = await bring(guest, game.wtr(), public=True)
            assert (await other.get(f"/api/tables/{public}", seat=3))["log"] == game.log(3)
            await other.refused(f"/api/tables/{public}/do", {"kind": "note", "body": {"text": "hm"}}, status=403)


async def test_a_running_game_goes_on_with_new_chance(tmp_path: Path) -> None:
    with known(AUCTION):
        game = lively_game(AUCTION, 4, 5, 14, chance=Fair(bytes(32)))
        position = game.history.without_rows(game.state).to_dict()
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            table = await bring(ann, game.wtr())
            live = await there.live(table)
            assert live.row.settings.origin == "uploaded"
            assert [row.kind for row in live.seats].count("bot") == 3
            assert live.seats[game.deciders[0]].user == ann.id
            assert live.playing.record.commitment != game.record.commitment
            first = live.playing.record.lines[live.playing.record.first_point - 1]
            assert json.loads(first.text.partition(" ")[2]) == json.loads(json.dumps(position))
            await play(live)
            assert (await ann.get(f"/api/tables/{table}/proof"))["verified"] is True
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
            gathering = await bring(ann, game.wtr(), seats=seats)
            assert (await ann.get(f"/api/tables/{gathering}"))["phase"] == "gathering"
            text = await ann.refused("/api/records/", {"record": game.wtr(), "seats": seats[:3]})
            assert text == "seats: the game has 4 seats, not 3"


async def test_what_is_no_true_record_is_refused_with_its_line(tmp_path: Path) -> None:
    with known(AUCTION):
        game = finished()
        text = game.wtr()
        choice = next(line.text for line in game.record.lines if line.text.startswith("offer"))
        lot = next(word for word in ("horse", "sword", "ring", "map", "tapestry") if word not in choice)
        draw = next(line for line in text.splitlines() if line.startswith("~ 3 "))
        index, n, raw = draw.split(" ")[1:4]
        other = (int(raw) + 1) % int(n)
        forged = told_again(text, f"~ {index} {n} {raw} ", f"~ {index} {n} {other} ")
        cases = [
            ("once upon a time", "line 1: a game begins with `wartable`"),
            ("", "one game is needed, here are 0"),
            (text + "\n" + text, "one game is needed, here are 2"),
            (text.replace(choice, f"offer {lot}", 1), "was edited or moved"),
            ("\n".join(text.splitlines()[:9]), "breaks off"),
            (told_again(text, choice, "offer moon"), "line "),
            (told_again(text, "title auction", "title chess"), "there is no title 'chess'"),
            (forged, "line "),
            (told_again(text, "rules 1", "rules 0"), "was played by rules 0"),
            (lively_game(AUCTION, 4, 5, 9).wtr(1), "veiled for seat 1"),
            ("x" * (LONGEST_RECORD + 1), "record: 500000 characters at most"),
        ]
        async with house(tmp_path) as there:
            guest = there.guest()
            for record, reason in cases:
                assert reason in await guest.refused("/api/records/", {"record": record}, status=400)
            await guest.refused("/api/records/", {"record": "x" * 2_100_000}, "too_large", 413)
            assert await there.host.store.tables() == []


def test_an_edited_draw_is_found_by_the_proof_where_the_rules_do_not_notice() -> None:
    game = finished()
    text = told_again(game.wtr(), game.reveal(), Fair(bytes([1] * 32)).secret)
    with known(AUCTION), pytest.raises(RecordError, match="not the one that was committed to"):
        play_record(parse_record(text))


async def opened_at(there: House, position: dict[str, object]) -> LiveTable:
    """A table of four guests at a position."""
    wish = Wish(title="auction", seats=[SeatWish(kind="bot", level="random")] * 4, bot_pace=60)
    opened = await open_table(there.host, Person(), wish, json.dumps(position))
    return await there.live(opened.table)


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
async def test_a_fork_depends_on_nothing_that_its_viewer_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: int
) -> None:
    with known(AUCTION):
        table = sealed()
        for seat, pledge in ((3, "pledge 1 copper"), (2, "pledge nothing")):
            if table.why_not(seat, pledge) is None:
                table.act(seat, pledge)
        truth = table.state
        twin = truth.redeal(viewer, Seeded(99))
        assert twin.to_dict() != truth.to_dict()
        async with house(tmp_path) as there:
            monkeypatch.setattr(there.host.luck, "seed", lambda *place: 12345)
            forks = []
            for state in (truth, twin):
                live = await opened_at(there, state.to_dict())
                made = await fork(there.host, Person(), live, viewer, Forking(level="random"))
                forks.append(await there.live(made.table))
            assert forks[0].row.settings.record == forks[1].row.settings.record
            assert forks[0].row.settings.record != json.dumps(truth.to_dict())
            assert forks[0].row.settings.options == forks[1].row.settings.options
            if viewer != PUBLIC:
                assert forks[0].playing.view(viewer).to_json() == table.view(viewer).to_json()


async def test_a_fork_is_private_and_starts_where_its_viewer_says(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann, bob, looker = await there.player("Ann"), there.guest(), there.guest()
            table = await ann.open("me", "open", "bot:random", "bot:random", title="auction", bot_pace=60)
            await bob.post(f"/api/tables/{table}/seat", {"seat": 1})
            live = await there.live(table)
            while (await bob.get(f"/api/tables/{table}/moments"))["moments"] <= 3:
                await play(live, 1, seed=live.n)
            assert not live.over
            made = await bob.post(f"/api/tables/{table}/fork", {"moment": 2, "level": "random"}, 201)
            forked = await there.live(made["table"])
            assert [row.kind for row in forked.seats] == ["bot", "guest", "bot", "bot"]
            assert not forked.row.public
            assert forked.row.settings.parent == f"{table}#2"
            record = record_at(live, 1, 2)
            assert record is not None
            past = replay_record(live, record)
            assert forked.playing.view(1).to_json() == past.view(1).to_json()
            assert (await bob.get(f"/api/tables/{made['table']}"))["viewer"] == 1
            # What happened before can be read there, as this seat saw it and by this seat alone.
            told = (await bob.get(f"/api/tables/{made['table']}"))["log"]
            before = past.log(1)
            assert before
            assert told[: len(before)] == before
            for lang in ("en", "it"):
                lines = [unmarked(line.text) for line in dress(forked, forked.playing, 1, lang).log]
                assert lines[: len(before)] == past.log(1, lang)
                for other in (0, 2, PUBLIC):
                    assert len(dress(forked, forked.playing, other, lang).log) == len(
                        forked.playing.scene(other, lang).log
                    )
            for stranger in (ann, looker):
                await stranger.get(f"/api/tables/{made['table']}", 403)
            seen = await looker.post(f"/api/tables/{table}/fork", {"play": 3}, 201)
            assert (await there.live(seen["table"])).seats[3].kind == "guest"
            await looker.refused(f"/api/tables/{table}/fork", {"play": 4}, "option_error")
            await looker.refused(f"/api/tables/{table}/fork", {"moment": 99}, "option_error")
            await looker.refused(f"/api/tables/{table}/fork", {"level": "perfect"}, "option_error")
            await looker.refused(f"/api/tables/{table}/fork", {"seat": 0}, "forbidden")
            await play(live)
            assert "over at that moment" in await ann.refused(f"/api/tables/{table}/fork", {}, "not_running")
            await play(forked)
            assert (await bob.get(f"/api/tables/{made['table']}/proof"))["verified"] is True


async def test_the_proof_says_nothing_before_the_end(tmp_path: Path) -> None:
    with known(AUCTION):
        async with house(tmp_path) as there:
            ann, other = await there.player("Ann"), there.guest()
            table = await ann.open(*["me"] * 4, title="auction", spectators="nothing")
            live = await there.live(table)
            before = await ann.get(f"/api/tables/{table}/proof")
            assert (before["finished"], before["secret"], before["verified"]) == (False, "", None)
            assert before["salts"] == []
            assert live.row.secret.hex() not in json.dumps(before)
            await other.get(f"/api/tables/{table}/proof", 403)
            await play(live)
            after = await ann.get(f"/api/tables/{table}/proof")
            assert after["commitment"] == before["commitment"]
            assert (after["secret"], after["verified"]) == (live.row.secret.hex(), True)
            assert after["draws"] == proof.verify(await ann.get(f"/api/tables/{table}/record")).draws


async def test_a_record_is_told_in_the_words_of_its_title_and_nothing_is_counted_without_end(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        someone = there.guest()
        asked: dict[str, Any] = {"title": "proelio", "lang": "it"}
        facts: dict[str, Any] = {"seats": 4, "ending": "PR-ALY-09", "options": "mode=allied_houses"}
        told = await someone.get("/records/words", **asked, **facts)
        assert told["names"] == ["Giglio", "Rovere", "Stella", "Falco"]
        assert told["poster"] == "/art/proelio/poster.svg"
        assert told["ending"] == wartable.title("proelio").rulebook.clause("PR-ALY-09", "it").text
        # What no table can be: numbers for names where the options are wrong, and no list of a million seats.
        odd = await someone.get("/records/words", **asked, seats=3, ending="x", options="mode=none odd")
        assert (odd["names"], odd["ending"]) == (["1", "2", "3"], "")
        assert (await someone.get("/records/words", **asked, seats=10**6))["names"] == []
