"""Games kept as text, for every title: compared line by line, and renewed where a change is meant.

    WARTABLE_RENEW=1 .venv/bin/python -m pytest tests/titles -k playthroughs

Read the difference before it is kept.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import wartable
from wartable.core.record.record import Line
from wartable.core.rules.log import PUBLIC, Entry


def kept(folder: Path, name: str) -> str:
    """A game as it is kept."""
    return (folder / f"{name}.txt").read_text(encoding="utf-8")


def is_as_kept(folder: Path, name: str, text: str) -> None:
    """A game that was played now is the one that is kept, line by line."""
    if os.environ.get("WARTABLE_RENEW"):
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    was, now = kept(folder, name).splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(was, now, strict=False), start=1):
        assert new == old, f"{name}.txt, line {number}"
    assert len(now) == len(was)


def none_left_over(folder: Path, names: Iterable[str]) -> None:
    """Each kept text is a game that is played."""
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{name}.txt" for name in names)


def shown(folder: Path, name: str) -> set[str]:
    """The sorts of entries that a kept text shows."""
    return {line.split()[1] for line in kept(folder, name).splitlines() if line.startswith("  > ")}


def entries(table: wartable.Table, line: Line) -> Iterator[str]:
    """What is told, and to whom if not to all."""
    for entry in line.entries:
        values = " ".join(str(value) for value in entry.args)
        yield f"  > {table.title.entries[entry.key].name} {values}".rstrip() + audience(table, entry)


def audience(table: wartable.Table, entry: Entry) -> str:
    """Who reads the whole entry, where that is not everybody."""
    if entry.seen(PUBLIC) == entry.args:
        return ""
    return f"  (only {' '.join(str(seat) for seat in range(table.seats) if entry.seen(seat) == entry.args)})"
