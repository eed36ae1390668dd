"""Packs made of the campaign's own content, with something changed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from wartable.core.title import Content
from wartable.titles import messages, read_content
from wartable.titles.campaign.pack import make, schema_of

Edit = Callable[[dict[str, Any]], None]
OWN = messages("wartable.titles.campaign", "names.ftl")


def make_pack(folder: Path, *nations: str, **edits: Edit) -> str:
    """Copy some nations (Germany alone, if none is named) to a folder and change files.

    `make_pack(tmp_path, germany=edit)` changes germany.json.
    """
    own = files("wartable.titles.campaign") / "content"
    kept = nations or ("germany",)
    for name in ("scale", "points", "resolver", *kept):
        shutil.copy(str(own / f"{name}.json"), folder / f"{name}.json")

    def only(data: dict[str, Any]) -> None:
        data["nations"] = list(kept)
        data["price"]["nation"] = {name: data["price"]["nation"][name] for name in kept}

    for name, edit in [("scale", only), *edits.items()]:
        file_of_pack = folder / f"{name}.json"
        data = json.loads(file_of_pack.read_text("utf-8"))
        edit(data)
        file_of_pack.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    return str(folder)


def read(pack: str) -> Content:
    """Read a pack as the title does."""
    return read_content("wartable.titles.campaign", pack, schema_of(pack), lambda found: make(found, OWN))


def unit(data: dict[str, Any], name: str) -> dict[str, Any]:
    """The unit of a catalogue with an id."""
    found: dict[str, Any] = next(one for one in data["units"] if one["id"] == name)
    return found
