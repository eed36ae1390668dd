"""Openings: positions of a war under way, in words, from which conformance begins games that it would seldom reach.

They hold at any table: what stands in them is to be had in every year, within the smallest budget and caps.
"""

from __future__ import annotations

from typing import Any

GERMANS: dict[str, Any] = {
    "1.1": {"rifle": 5}, "1.2": {"rifle": 3, "hmg": 2}, "1.3": {"hmg": 4}, "1.hq": {"hq_foot": 2},
    "2.1": {"pioneer": 4}, "2.hq": {"hq_foot": 1}, "4.1": {"rifle": 3}, "4.2": {"rifle": 3}, "4.hq": {"hq_foot": 1},
}  # fmt: skip
ITALIANS: dict[str, Any] = {
    "1.1": {"rifle": 4}, "1.2": {"rifle": 5}, "1.3": {"alpini": 3}, "1.4": {"hmg": 3}, "1.hq": {"hq_foot": 1},
    "3.1": {"rifle": 5}, "3.hq": {"hq_foot": 2},
}  # fmt: skip
WORN_GERMANS: dict[str, Any] = {
    "1.1": {"rifle": 2}, "1.2": {"rifle": 3}, "1.3": {"hmg": 4}, "1.hq": {"hq_foot": 1}, "2.1": {"pioneer": 1},
    "4.2": {"rifle": 3}, "4.hq": {"hq_foot": 1},
}  # fmt: skip
WORN_ITALIANS: dict[str, Any] = {
    "1.1": {"rifle": 4}, "1.2": {"rifle": 1}, "1.3": {"alpini": 2}, "1.4": {"hmg": 3}, "3.1": {"rifle": 5},
    "3.hq": {"hq_foot": 2},
}  # fmt: skip
LEVELS: tuple[dict[str, str], dict[str, str]] = (
    {"1.2": "experts", "1.3": "veterans", "4.2": "experts", "1.hq": "experts"},
    {"1.4": "experts", "3.1": "veterans", "1.2": "experts"},
)


def sides(pools: tuple[int, int], worn: bool = True, wins: tuple[int, int] = (0, 0), **forces: Any) -> list[Any]:
    """Return both sides, worn by earlier battles or fresh; `forces` are the places that fight, by nation."""
    found: list[Any] = []
    armies = (("germany", GERMANS, WORN_GERMANS), ("italy", ITALIANS, WORN_ITALIANS))
    for seat, (nation, listed, left) in enumerate(armies):
        now = left if worn else listed
        side = {"nation": nation, "list": listed, "now": now, "pool": pools[seat], "before": pools[seat]}
        side |= {"wins": wins[seat], "marginals": wins[seat], "level": LEVELS[seat] if worn else {}}
        if nation in forces:
            side["force"] = {place: now[place] for place in forces[nation]}
        found.append(side)
    return found


def ledger(pools: tuple[int, int]) -> list[list[Any]]:
    """Return ledgers that add up to the pools."""
    return [[1, seat, "kills", points] for seat, points in enumerate(pools) if points]


def won(seat: int | None) -> dict[str, Any]:
    """Return a battle of an earlier day."""
    return {
        "kind": "counterattack",
        "means": "table",
        "outcome": "draw" if seat is None else "marginal",
        "winner": seat,
    }


ADVANCE: dict[str, Any] = {"momentum": 1, "holder": 0, "kind": "advance", "attacker": 0, "battles": [won(0)]}
ASSAULT: dict[str, Any] = {"momentum": 2, "holder": 1, "kind": "assault", "attacker": 1, "battles": [won(1), won(1)]}
FORCES: dict[str, Any] = {"germany": ["1.2", "1.3", "1.hq", "4.2", "4.hq"], "italy": ["1.1", "1.4", "3.1", "3.hq"]}

OPENINGS: tuple[dict[str, Any], ...] = (
    # The first preparation with fresh armies.
    {"stack": [["prepare", "1"]], "sides": sides((0, 0), worn=False)},
    # A preparation after a marginal victory, with points to spend.
    {"stack": [["prepare", "1"]], "sides": sides((420, 700), wins=(1, 0)), "ledger": ledger((420, 700)), **ADVANCE},
    # Both sides are short of points: some platoons may be disbanded.
    {"stack": [["disband", "1"]], "sides": sides((60, 30)), "ledger": ledger((60, 30))},
    # The side that advances names the feature.
    {
        "stack": [["objective", "1"]], "sides": sides((420, 700), wins=(1, 0), **FORCES), "means": "table",
        "ledger": ledger((420, 700)), "namer": 0, **ADVANCE,
    },
    # The seventh turn of an Assault.
    {
        "stack": [["battle", "1"]], "sides": sides((60, 30), wins=(0, 2), **FORCES), "means": "table",
        "ledger": ledger((60, 30)), "turn": 7, "namer": 0, **ASSAULT,
    },
    # An Advance is over: its result is to be entered.
    {
        "stack": [["result", "1"]], "sides": sides((420, 700), wins=(1, 0), **FORCES), "means": "table", "turn": 9,
        "ledger": ledger((420, 700)), "rolls": [8, 2, 3, 9, 5, 6], "namer": 0, **ADVANCE,
    },
)  # fmt: skip
