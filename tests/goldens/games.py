"""Seeded games of a title, condensed: positions, legal lists, views and records, a short hash of each.

A table is played through its door with every mode, seat count and option value in turn. The hashes are kept in a text
file beside this module, one line a game, so that a change of the code which changes a game shows which part of which
game it was:

    python -m tests.goldens proelio          writes the file anew
    python -m tests.goldens --show proelio 17    prints game 17 in full, to compare two versions of the code
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from tests.conformance.tiny import Tiny
from tests.small.auction import TITLE as AUCTION
from tests.small.skirmish import TITLE as SKIRMISH
from wartable import PUBLIC, Seeded, Table, Title, title as installed
from wartable.conformance.cases import alone

GAMES = 200
FOLDER = Path(__file__).parent
TITLES: dict[str, Title] = {"proelio": installed("proelio"), "auction": AUCTION, "skirmish": SKIRMISH, "tiny": Tiny()}
ASPECTS = ("positions", "legal", "views", "record")


def facts(title: Title, seed: int) -> Iterator[tuple[str, str]]:
    """Everything that happens in one game, each fact with the aspect that it belongs to."""
    cases = list(alone(title))
    case = cases[seed % len(cases)]
    table, hand = title.open(case.seats, case.options, seed=seed), Seeded(seed + 1_000_003)
    for _ in range(title.sheet.game_cap):
        if not table.deciders:
            break
        seat = table.deciders[hand.below(len(table.deciders))]
        legal = table.state.legal(seat)
        yield "positions", written(table.state.to_dict())
        yield "legal", f"{seat} {legal} {table.state.offers(seat)}"
        yield from looks(table, seat)
        table.act(seat, legal[hand.below(len(legal))])
    yield "positions", written(table.state.to_dict())
    yield from looks(table, 0)
    yield "record", table.wtr()


def looks(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    """What the seat that decides sees, and what onlookers do, with every line of the log at the end."""
    for viewer in (seat, PUBLIC):
        yield "views", written(table.view(viewer).to_json())
    if not table.deciders:
        for viewer in (*range(table.seats), PUBLIC):
            for lang in ("en", "it"):
                yield "views", "\n".join(table.log(viewer, lang))


def written(data: object) -> str:
    """Plain data as one line of text, in an order that does not depend on how it was made."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def condensed(title: Title, seed: int) -> str:
    """The line that is kept of a game."""
    found = {aspect: hashlib.sha256() for aspect in ASPECTS}
    for aspect, text in facts(title, seed):
        found[aspect].update(text.encode() + b"\n")
    return " ".join([str(seed), *(hashed.hexdigest()[:10] for hashed in found.values())])


def kept(name: str) -> list[str]:
    """The lines of a title's file, one a game."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()[1:]


def write(name: str) -> None:
    """Writes a title's file anew."""
    lines = [" ".join(["game", *ASPECTS]), *(condensed(TITLES[name], seed) for seed in range(GAMES))]
    (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
