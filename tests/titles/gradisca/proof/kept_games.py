"""Kept games: which games lie in fixtures/gradisca, and how new ones are found when the content changes.

    .venv/bin/python -m tests.titles.gradisca.proof.kept_games

plays at random until each ending has come up, and writes the records anew; with names only those.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import wartable
from tests.titles.gradisca.proof.side_by_side import SIEGE, WEIGHTS, by_verb
from wartable.titles.gradisca import TITLE
from wartable.titles.gradisca.openings import OPENINGS

FOLDER = Path(__file__).parents[4] / "fixtures" / "gradisca"


@dataclass(frozen=True)
class Kept:
    """What a record must lead to, and something that happened on the way."""

    mode: str
    clause: str
    happened: tuple[str, ...] = ()
    fair: bool = False
    late: bool = False  # from a siege in turn 15: cards end most wars before


BATTLES = ("marched", "battle-begins", "rolled", "card-played", "looted")
RAIDS = (*BATTLES, "raid-tried", "morale", "unsupplied")
GAMES = {
    "marker_passed_basic": Kept("basic", "GR-4.1-08", (*BATTLES, "shot-at-wall", "lowered")),
    "marker_passed_advanced_fair": Kept("advanced", "GR-4.1-08", RAIDS, fair=True),
    "card_basic": Kept("basic", "GR-13-01", BATTLES),
    "card_advanced": Kept("advanced", "GR-13-01", (*RAIDS, "camp-lost")),
    "turn_16_basic": Kept("basic", "GR-4.1-10", BATTLES),
    "turn_16_advanced": Kept("advanced", "GR-4.1-10", ("marched", "card-played", "morale"), late=True),
    "drawn_basic": Kept("basic", "GR-13-16", BATTLES),
    "drawn_advanced": Kept("advanced", "GR-13-16", (*BATTLES, "morale")),
    "resigned_basic": Kept("basic", "GR-RULING-108", BATTLES),
    "resigned_advanced": Kept("advanced", "GR-RULING-108", RAIDS),
}
RESIGN_AFTER = 400


def entries_of(table: wartable.Table) -> set[str]:
    """Return the names of all that the log tells."""
    return {TITLE.entries[entry.key].name for line in table.record.lines for entry in line.entries}


def begin(kept: Kept, seed: int) -> wartable.Table:
    """Open a game at the set-up, or before the walls of Gradisca."""
    if kept.fair:
        return TITLE.open(2, options={"mode": kept.mode}, chance=wartable.Fair(seed.to_bytes(32, "big")), memory=False)
    if not kept.late:
        return TITLE.open(2, options={"mode": kept.mode}, seed=seed, memory=False)
    return TITLE.position({**siege_words(kept.mode), "turn": 15}, seed=seed)


def siege_words(mode: str) -> dict[str, Any]:
    """Return the first of the openings, the siege of Gradisca, in either mode."""
    found: dict[str, Any] = {"seats": 2, **OPENINGS[0], "options": {"mode": mode}}
    if mode == "advanced":
        camps = ({"morale": 8, "camp": "mariano"}, {"morale": 7, "camp": "goritia"})
        found["armies"] = [{**army, **camp} for army, camp in zip(found["armies"], camps, strict=True)]
        found["attack_supply"] = "armed"
    return found


def play(kept: Kept, seed: int) -> wartable.Table:
    """Play a game at random, by verbs that make a war last; where a resignation is wanted, one resigns on the way."""
    rng = Random(seed)
    weights = {**WEIGHTS, **({"play": 0.05} if kept.clause == "GR-4.1-10" else {})}
    table = begin(kept, seed)
    while table.deciders:
        seat = table.deciders[0]
        if kept.clause == "GR-RULING-108" and len(table.record.lines) > RESIGN_AFTER:
            table.forfeit(rng.randrange(2))
            break
        codes = by_verb(table.state.legal(seat))
        verbs = [verb for verb in codes if verb in SIEGE and rng.random() < 0.8] or list(codes)
        verb = rng.choices(verbs, [weights.get(word, 1.5) for word in verbs])[0]
        table.act(seat, rng.choice(codes[verb]))
    return table


def find(kept: Kept) -> wartable.Table:
    """Play until a game ends as it must and tells what it must."""
    seed = 0
    while True:
        seed += 1
        table = play(kept, seed)
        assert table.outcome is not None
        if TITLE.clauses[table.outcome.clause] == kept.clause and set(kept.happened) <= entries_of(table):
            return table


def main(names: list[str]) -> None:
    """Write games anew."""
    for name in names or GAMES:
        table = find(GAMES[name])
        table.save(FOLDER / f"{name}.wtr")
        print(name, len(table.record.lines), table.outcome)


if __name__ == "__main__":
    main(sys.argv[1:])
