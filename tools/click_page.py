"""The files that a click passes, as parts of `docs/click-to-move.md`: from a trace of one that is really played."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import cache

from tools.pages import ROOT, table

HEADINGS = {"en": ("file", "the click comes in by"), "it": ("file", "il clic entra da")}
STORE = "store/"
RENDER = "server/render/table_"


@cache
def trace() -> list[tuple[str, str]]:
    """Return the files that a click passes, each with the function by which it first came there."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.click_trace"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=300
    )
    return [(file, name) for file, name in json.loads(done.stdout)["files"]]


def thirds(files: list[tuple[str, str]]) -> dict[str, list[tuple[str, str]]]:
    """Return the ways down, across and up: down ends at the store, up begins where a viewer's table is rendered.

    >>> thirds([("core/a.py", "A.b"), ("store/c.py", "c"), ("server/render/table_d.py", "e")])["across"]
    [('store/c.py', 'c')]
    """
    across = next(i for i, (file, _) in enumerate(files) if file.startswith(STORE))
    up = next(i for i, (file, _) in enumerate(files) if file.startswith(RENDER))
    return {"down": files[:across], "across": files[across:up], "up": files[up:]}


def parts(lang: str) -> Mapping[str, str]:
    """Return the three tables of the page in a language."""
    return {
        name: table(HEADINGS[lang], [[f"`{file}`", f"`{function}`"] for file, function in files])
        for name, files in thirds(trace()).items()
    }
