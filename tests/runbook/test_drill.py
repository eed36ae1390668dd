"""The drill of the runbook, command by command: a backup of a server at which people play is a server again."""

from __future__ import annotations

import contextlib
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.runbook.blocks import PAGES, blocks, section

PATIENCE = 120.0
WARTABLE = [sys.executable, "-W", "ignore", "-c", "from wartable.cli import main; main()"]


@contextlib.contextmanager
def serving(command: list[str], folder: Path) -> Iterator[httpx.Client]:
    """A server by its command, at any free port, and a browser at it."""
    process = subprocess.Popen([*command, "--quiet"], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().removeprefix("wartable: ").strip()
        assert address, "the server has not started"
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            client.get("/health").raise_for_status()  # it listens before it says where; the answer comes when it serves
            yield client
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


def at_any_port(command: list[str]) -> list[str]:
    """Return a command that serves, at a port that is free wherever it runs."""
    words = [*command]
    if "--port" in words:
        words[words.index("--port") + 1] = "0"
        return words
    return [*words, "--port", "0"]


def seen(client: httpx.Client, table: str, links: dict[str, str]) -> list[Any]:
    """Return a table as each of its seats sees it."""
    client.cookies.clear()
    views = []
    for seat, link in links.items():
        answer = client.get(f"/api/tables/{table}?seat={seat}", headers={"cookie": f"wartable_seats={link}"})
        views.append(answer.raise_for_status().json())
    return views


def moved(client: httpx.Client, table: str, links: dict[str, str]) -> list[Any]:
    """Let whoever is asked play their first choice; return what is seen then."""
    for seat, view in enumerate(seen(client, table, links)):
        if view.get("choices"):
            body = {"actions": [view["choices"][0]["code"]], "number": view["number"]}
            cookies = f"wartable_seats={links[str(seat)]}; wartable_csrf=x"
            headers = {"cookie": cookies, "x-csrf": "x"}
            wish = {"kind": "act", "seat": seat, "body": body}
            client.post(f"/api/tables/{table}/do", json=wish, headers=headers).raise_for_status()
            return seen(client, table, links)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("lang", PAGES)
def test_the_drill_brings_a_running_table_back(lang: str, tmp_path: Path) -> None:
    (drill,) = blocks(section(lang, "drill"), "sh")
    *before, serve = [shlex.split(line)[1:] for line in drill.splitlines()]
    with serving([*WARTABLE, "serve", "--data", "wartable-data", "--port", "0"], tmp_path) as client:
        opened = client.post("/api/tables/", json={"title": "proelio", "seats": [{"kind": "me"}] * 3}).json()
        table, links = opened["table"], opened["links"]
        views = moved(client, table, links)
        for words in before:
            done = subprocess.run([*WARTABLE, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
            assert done.returncode == 0, (words, done.stdout, done.stderr)
        assert table in done.stdout, "the list of running tables"
        # What is played after the backup is not in it.
        later = moved(client, table, links)
        assert later != views
    with serving([*WARTABLE, *at_any_port(serve)], tmp_path) as client:
        assert seen(client, table, links) == views
        assert moved(client, table, links) != views, "the game goes on"
