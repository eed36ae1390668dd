"""Wars in words, one for every way a campaign can end: what is agreed, and each choice with its seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.titles.campaign.small import SMALL
from wartable import Scripted, Seeded
from wartable.core.table.table import Table

FOOT = "list 1.1 5 rifle 1.2 5 rifle 1.hq 2 hq_foot"
TANKS = "list 1.1 4 pz4d 1.2 3 pz3h 1.hq 1 hq_pz4d"
WHOLE = "prepare field 1.1 1.2 1.hq"


@dataclass(frozen=True)
class War:
    """How a war is played, and how it must end. Results are put to the other side, which confirms them."""

    clause: str
    level: str
    winners: tuple[int, ...]
    choices: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    dice: tuple[int, ...] = ()
    resigns: int = -1


def battle(result: str, first: str = WHOLE, second: str = WHOLE, *before: str) -> tuple[str, ...]:
    """A battle on the table, from both preparations to its confirmed result."""
    return (f"0: {first}", f"1: {second}", *before, "0: over other", f"0: result {result}", "1: confirm")


NAMED = ("0: named", "1: agree")
ENTRENCHED = ("1: named",)
BOTH = (f"0: {FOOT}", f"1: {FOOT}")
ON_TABLE = {"battles": "table", "battles_planned": 3}

WARS = {
    "early_majority": War(
        "CA-WIN-01", "decisive", (0,),
        (
            *BOTH, *battle("lost 2 1.1 4 rifle outcome marginal 1"), "1: disband",
            *battle("held 1 1 outcome decisive 1", WHOLE, "prepare field 1.2 1.hq", *NAMED),
        ),
        ON_TABLE,
    ),
    "decisive_by_points": War(
        "CA-WIN-02", "decisive", (0,),
        (
            f"0: {FOOT}", f"1: {TANKS}", *battle("lost 2 1.1 1 pz4d outcome draw"), *battle("outcome draw"),
            *battle("lost 2 1.1 2 pz4d 1.2 3 pz3h outcome marginal 1"),
        ),
        {**ON_TABLE, "final_vp_threshold": 400},
    ),
    "marginal_by_wins": War(
        "CA-WIN-03", "marginal", (1,),
        (*BOTH, *battle("outcome draw"), *battle("outcome draw"), *battle("lost 1 1.1 1 rifle outcome marginal 2")),
        ON_TABLE,
    ),
    "marginal_by_points": War(
        "CA-WIN-04", "marginal", (0,),
        (
            f"0: {FOOT}", f"1: {TANKS}", *battle("outcome draw"), *battle("outcome draw"),
            *battle("lost 2 1.1 4 pz4d 1.2 3 pz3h outcome draw"),
        ),
        {**ON_TABLE, "final_vp_threshold": 400},
    ),
    "drawn": War(
        "CA-WIN-05", "draw", (),
        (
            *BOTH, f"0: {WHOLE}", f"1: {WHOLE}", "0: table", "1: auto", "0: turn 8", "1: turn",
            "1: result lost 2 1.2 2 rifle outcome draw", "0: dispute",
            "0: result lost 1 1.2 1 rifle outcome draw", "1: confirm",
            "0: prepare field 1.1", "1: prepare field 1.1",
            "0: auto", "1: auto", "1: disband 1.1", "0: prepare field 1.2", "1: prepare field 1.2",
            "0: table", "1: table", "1: over conceded", "1: result outcome draw", "0: confirm",
        ),
        {"battles_planned": 3, "draw_below": 1000, "decisive_from": 1000}, (2, 4, 5, 5, 11, 22),
    ),
    "conceded": War("CA-RULING-53", "decisive", (1,), BOTH, ON_TABLE, resigns=0),
    "no_result": War("CA-RULING-53", "none", (), BOTH, {**ON_TABLE, "concede": "no_result"}, resigns=1),
    "no_force": War(
        "CA-RULING-19", "decisive", (0,),
        (
            *BOTH, *battle("lost 2 1.1 4 rifle 1.2 4 rifle outcome draw"), "1: disband 1.1",
            f"0: {WHOLE}", "1: prepare",
        ),
        {**ON_TABLE, "no_force": "campaign_lost"},
    ),
    "forfeited_battle": War(
        "CA-WIN-01", "decisive", (0,),
        (
            *BOTH, *battle("lost 2 1.1 5 rifle 1.2 5 rifle outcome marginal 1"), f"0: {WHOLE}", "1: prepare",
        ),
        ON_TABLE,
    ),
}  # fmt: skip


def fought(name: str) -> Table:
    """A war, played to its end."""
    war = WARS[name]
    options = {"nation_1": "germany", "nation_2": "germany", "year": "1942", **war.options}
    table = SMALL.open(2, options, chance=Scripted(*war.dice, then=Seeded(1)))
    for choice in war.choices:
        seat, _, words = choice.partition(": ")
        table.act(int(seat), words)
    if war.resigns >= 0:
        table.forfeit(war.resigns)
    return table
