"""Answers over HTTP: described one by one in /schema, and on the wire key for key what clients have read so far."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import House, database, house, known, play
from tests.small.league import TITLE as LEAGUE
from wartable.server.app import Settings, create_app
from wartable.server.render.table_json import table_json, view_bytes

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

FACTS = ["table", "title", "phase", "viewer", "seats", "outcome", "diverged", "votes"]
ASKED = ["prompt", "detail", "choices", "near_misses", "number"]
GAME = ["view", "asked", *ASKED, "question", "notices", "log_from", "log"]
LISTED = ["id", "title", "phase", "pace", "public", "updated", "options", "origin", "outcome", "seats"]
CHOICE = ["code", "text", "label", "hint", "targets", "caution", "final"]
PROVED = ["commitment", "salts", "finished", "secret", "verified"]


def described(schema: dict[str, Any], node: dict[str, Any]) -> bool:
    """Whether a schema says which fields an answer has, all the way down to plain values."""
    if "$ref" in node:
        return described(schema, schema["components"]["schemas"][node["$ref"].rpartition("/")[2]])
    kinds = node.get("oneOf", [])
    if kinds:
        return all(described(schema, kind) for kind in kinds)
    if node.get("type") == "array":
        return described(schema, node["items"])
    if node.get("type") == "object" and "properties" in node:
        # What a title's own view holds, each title says.
        return all(described(schema, field) for name, field in node["properties"].items() if name != "view")
    if node.get("type") == "object":
        inner = node.get("additionalProperties")
        return isinstance(inner, dict) and bool(inner) and described(schema, inner)
    return "type" in node


def test_each_answer_is_described_in_the_schema(tmp_path: Path) -> None:
    schema = create_app(Settings(database(tmp_path), limits=None)).openapi_schema.to_schema()
    bare, count = [], 0
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                content = answer.get("content", {}).get("application/json")
                if status.startswith("2") and content is not None:
                    count += 1
                    empty = content["schema"].get("$ref", "").endswith(".Nothing")
                    if not empty and not described(schema, content["schema"]):
                        bare.append(f"{method} {path}")
    assert bare == []
    assert count >= 20


async def answers(there: House) -> dict[str, Any]:
    """One answer of each kind, at a table before, in and after its game."""
    ann = await there.player("Ann")
    found: dict[str, Any] = {"me": await ann.get("/api/accounts/me")}
    found["settings"] = await ann.post("/api/accounts/settings", {"lang": "it"})
    found["title"] = (await ann.get("/api/titles"))[0]
    found["rule"] = (await ann.get("/api/titles/proelio/rules", words="PR-ATK-02"))[0]
    table = await ann.open("me", "me", "open")
    found["gathering"] = await ann.get(f"/api/tables/{table}")
    bob = there.guest()
    found["seat"] = await bob.post(f"/api/tables/{table}/seat", {"seat": 2, "name": "Bob"})
    found["running"] = await ann.get(f"/api/tables/{table}", seat=0)
    found["public"] = await there.guest().get(f"/api/tables/{table}")
    found["text"] = await ann.get(f"/api/tables/{table}/text", seat=0)
    live = await there.live(table)
    seat = live.playing.deciders[0]
    await ann.post(f"/api/tables/{table}/chat", {"text": "hello"})
    found["chat"] = (await ann.get(f"/api/tables/{table}/chat"))[0]
    found["why"] = await ann.get(f"/api/tables/{table}/why", action="draw", seat=0)
    found["proof"] = await ann.get(f"/api/tables/{table}/proof")
    found["rollback"] = await ann.post(f"/api/tables/{table}/do", {"kind": "rollback", "body": {"lines": 0}, "seat": 0})
    body = {"actions": [live.playing.state.legal(seat)[0]], "number": live.playing.number(seat)}
    someone = ann if seat < 2 else bob
    found["do"] = await someone.post(f"/api/tables/{table}/do", {"kind": "act", "body": body, "seat": seat})
    found["left"] = await bob.post(f"/api/tables/{table}/leave", {"seat": 2})
    found["back"] = await bob.post(f"/api/tables/{table}/return", {"seat": 2})
    await play(live)
    found["finished"] = await ann.get(f"/api/tables/{table}", seat=0)
    found["proved"] = await ann.get(f"/api/tables/{table}/proof")
    found["moments"] = await ann.get(f"/api/tables/{table}/moments")
    found["opened"] = await ann.get(f"/api/tables/{table}/things/pile.base")
    found["moment"] = await ann.get(f"/api/tables/{table}/moments/1")
    found["listed"] = (await ann.get("/api/tables", phase="finished"))[0]
    return found


async def test_answers_keep_their_keys_and_their_order(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        found = await answers(there)
    keys = {name: list(answer) for name, answer in found.items()}
    assert keys == {
        "me": ["id", "name", "robot", "ratings"],
        "settings": ["mail", "webhook", "lang", "sends_mail"],
        "title": ["name", "label", "line", "rules_version", "modes", "options", "levels", "presets"],
        "rule": ["id", "section", "text"],
        "gathering": ["commitment", "awaited", *FACTS, "log_from", "log"],
        "seat": ["seat", "link"],
        "running": [*FACTS, *GAME],
        "public": [*FACTS, *(key for key in GAME if key not in ("number", "question", "notices"))],
        "text": ["text", "log", *ASKED],
        "chat": ["id", "table", "name", "seat", "text", "at"],
        "why": ["clause", "text"],
        "proof": PROVED,
        "rollback": ["number", "done"],
        "do": ["number"],
        "left": [],
        "back": ["seat"],
        "finished": [*FACTS, *GAME],
        "proved": [*PROVED, "draws"],
        "moments": ["moments"],
        "opened": ["html"],
        "moment": ["html", "moment", "moments", "public_moment"],
        "listed": LISTED,
    }
    assert [list(seat) for seat in found["running"]["seats"][:1]] == [
        ["seat", "kind", "name", "level", "away", "eliminated"]
    ]
    assert [list(seat) for seat in found["listed"]["seats"][:1]] == [["seat", "kind", "name", "level"]]
    assert list(found["finished"]["outcome"]) == ["winners", "ranks", "clause", "sides"]
    option = ["name", "default", "values", "low", "high", "optional", "clause", "modes", "seats", "group"]
    assert list(found["title"]["options"][0]) == option
    assert list(found["title"]["modes"][0]) == ["name", "label", "low", "high"]
    asked = [choice for view in ("running", "finished") for choice in found[view]["choices"]]
    assert all(list(choice) == CHOICE for choice in asked)


@pytest.mark.parametrize("lang", ["en", "it"])
async def test_a_view_is_sent_as_it_is_over_the_socket(tmp_path: Path, lang: str) -> None:
    """The typed answer loses nothing of what a socket is sent, for every title's view."""
    async with house(tmp_path) as there:
        ann = await there.player("Ann")
        table = await ann.open("me", "me", "me", "me")
        live = await there.live(table)
        for steps in range(0, 60, 20):
            await play(live, steps)
            made = table_json(live, 0, lang)
            answer = await ann.client.get(f"/api/tables/{table}", params={"seat": 0, "lang": lang})
            assert answer.content == view_bytes(made.body, made.log, 0)


async def test_a_table_is_opened_with_a_preset_and_own_options_go_over_it(tmp_path: Path) -> None:
    with known(LEAGUE):
        async with house(tmp_path) as there:
            ann = await there.player("Ann")
            (told,) = [title for title in await ann.get("/api/titles/") if title["name"] == "league"]
            assert told["presets"][0] == {
                "opens": "",
                "name": "bloody",
                "label": "Bloody",
                "about": "One life each, and almost every strike hits.",
                "values": {"lives": "1", "hit_from": "2"},
            }
            assert [(option["seats"], option["group"]) for option in told["options"]] == [
                ([3, 5, 7], ""),
                ([], "fight"),
                ([], "fight"),
            ]
            table = await ann.open("me", "open", "open", title="league", preset="bloody", options={"lives": 3})
            live = await there.live(table)
            assert live.row.settings.options == {"free_captain": "true", "lives": "3", "hit_from": "2"}
            wish = {"title": "league", "seats": [{"kind": "me"}] * 3, "preset": "cruel"}
            assert "its presets: bloody, gentle" in await ann.refused("/api/tables/", wish)
