"""Packs to play with: the title's own counts as TOML, changed where a test wants it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD

SETTINGS = ("opening_hand", "hand_limit")


def own_counts() -> dict[str, int]:
    """The title's own counts and settings."""
    cards = TITLE.content().data
    counts = dict(zip(CARD_IDS, cards.copies, strict=True))
    return {**counts, "opening_hand": cards.opening_hand, "hand_limit": cards.hand_limit}


def toml(values: Mapping[str, object]) -> str:
    """These values in the three tables of a pack; None leaves a key out."""
    tables = {"settings": SETTINGS, "base": CARD_IDS[:FIRST_GOLD], "imperial": CARD_IDS[FIRST_GOLD:]}
    lines = []
    for table, keys in tables.items():
        lines.append(f"[{table}]")
        lines.extend(f"{key} = {values[key]}" for key in keys if values[key] is not None)
    return "\n".join(lines) + "\n"


def write_pack(folder: Path, text: str = "", /, **changes: object) -> str:
    """Writes a pack: this text, or the title's own content with some changes; returns the folder."""
    folder.mkdir(exist_ok=True)
    (folder / "cards.toml").write_text(text or toml({**own_counts(), **changes}), encoding="utf-8")
    return str(folder)
