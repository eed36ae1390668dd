"""Packs of Let's War made of its own content, with something changed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

FILES = ("nations.json", "conflict.json", "nation_decks.json", "characters.json", "events.json")
Edit = Callable[[dict[str, Any]], None]


def make_pack(folder: Path, **edits: Edit) -> str:
    """Copy the content to a folder and change files: `make_pack(tmp_path, events=edit)` changes events.json."""
    own = files("wartable.titles.letswar") / "content"
    for name in FILES:
        shutil.copy(str(own / name), folder / name)
    for name, edit in edits.items():
        file = folder / f"{name}.json"
        data = json.loads(file.read_text("utf-8"))
        edit(data)
        file.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    return str(folder)


def rows(value: Any) -> Iterator[dict[str, Any]]:
    """Every card of a file."""
    if isinstance(value, dict):
        if "id" in value:
            yield value
        else:
            for item in value.values():
                yield from rows(item)
    elif isinstance(value, list):
        for item in value:
            yield from rows(item)


def row(data: Any, name: str) -> dict[str, Any]:
    """The card of a file with an id."""
    return next(one for one in rows(data) if one["id"] == name)
