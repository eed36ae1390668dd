"""The runbook names every log line, fact and metric that there is, and no other; its files are the files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages import ROOT
from tests.runbook.blocks import PAGES, blocks, rows, section
from wartable.server import json_logs
from wartable.server.live.host import Host
from wartable.server.metrics import Metrics
from wartable.store import Store

FILES = {"nginx": "nginx.conf", "caddy": "Caddyfile", "ini": "wartable.service", "dockerfile": "Containerfile"}
LEVELS = ("info", "warning", "error")


def logged() -> Iterator[tuple[str, str, str]]:
    """Yield the event, the level and the place of each line of code that writes to the log."""
    for path in sorted((ROOT / "src/wartable").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if isinstance(node.func.value, ast.Name) and node.func.value.id in ("logger", "logging"):
                if node.func.attr == "getLogger":
                    continue
                event = node.args[0]
                assert isinstance(event, ast.Constant), f"{path}:{node.lineno}: an event is a word"
                yield str(event.value), node.func.attr, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("lang", PAGES)
def test_every_log_line_is_explained(lang: str) -> None:
    told = {event: row[1] for row in rows(section(lang, "log")) for event in re.findall(r"`(\w+)`", row[0])}
    written: dict[str, set[str]] = {}
    for event, level, place in logged():
        assert re.fullmatch(r"[a-z_]+", event), place
        assert level in LEVELS, place
        written.setdefault(event, set()).add(level)
    assert {event: {level} for event, level in told.items()} == written


@pytest.mark.parametrize("lang", PAGES)
def test_every_fact_of_a_log_line_is_named(lang: str) -> None:
    text = section(lang, "log")
    named = re.findall(r"`(\w+)`", text[text.rindex("|") :])
    assert named == [*json_logs.FACTS, "error"]
    assert set(re.findall(r"`(\w+)`", text)) >= {"at", "level", "from", "event"}


@pytest.mark.parametrize("lang", PAGES)
async def test_every_metric_is_explained(lang: str, tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'wartable.db'}")
    metrics = Metrics()
    metrics.note(200, 0.1)
    metrics.note_message("do", 0.1)
    shown = {re.split(r"[ {]", line)[0] for line in metrics.lines(Host(store))}
    await store.close()
    told = set()
    for row in rows(section(lang, "metrics")):
        first, *more = re.findall(r"`(\w+)`", row[0])
        told |= {first, *(first.rpartition("_")[0] + each for each in more)}
    assert told == shown


@pytest.mark.parametrize("lang", PAGES)
@pytest.mark.parametrize("kind", FILES)
def test_the_page_shows_the_files_as_they_are(lang: str, kind: str) -> None:
    file = (ROOT / "docs/deploy" / FILES[kind]).read_text(encoding="utf-8")
    assert blocks(PAGES[lang].read_text(encoding="utf-8"), kind) == [file]
