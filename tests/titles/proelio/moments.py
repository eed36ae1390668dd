"""Tables in the middle of everything, by name, for tests that must hold in any position."""

from __future__ import annotations

from collections.abc import Callable

import wartable
from tests.titles.proelio.tools import allied, at, attacked, house
from wartable.titles.proelio import TITLE

PENALISE = {"illegal_attack": "allow_and_penalise"}
CARDS = "shields soldiers resources inquisition hero"
OTHERS = [house("shields soldiers")] * 3


def clicked(table: wartable.Table, *moves: str) -> wartable.Table:
    """A table after these moves, choices or picks, each by the seat that is asked."""
    for move in moves:
        table.act(table.deciders[0], move)
    return table


def left() -> wartable.Table:
    """Allied Houses with options, and a seat whose player is gone."""
    rules = {"mode": "allied_houses", "round_cap": 7, "gunpowder_min_level": 2}
    table = TITLE.open(seats=4, seed=3, options=rules)
    table.forfeit(3)
    return table


def all_in() -> wartable.Table:
    """Every card of the hand is picked for the defence, and nothing is deployed yet."""
    table = attacked("hero", house("shields patrol"))
    table.act(0, *TITLE.parse(table.kit, "deploy shields patrol")[:-1])
    return table


def aborted() -> wartable.Table:
    """Somebody left while an attack lay open on the table, and that was the end."""
    rules = {"absent_player": "abort_no_result"}
    table = clicked(attacked("hero", house("shields manure", "shields"), options=rules), "deploy")
    table.forfeit(1)
    return table


# One table at each kind of decision.
DECISIONS: dict[str, Callable[[], wartable.Table]] = {
    "action": lambda: at(house(CARDS), *OTHERS),
    "allied action": lambda: allied(house(CARDS), *OTHERS),
    "exchange": lambda: clicked(at(house(CARDS), *OTHERS), "exchange …", "exchange shields …"),
    "target": lambda: clicked(at(house(CARDS), *OTHERS), "play inquisition …"),
    "deploy": lambda: attacked("knights", house(CARDS, "shields")),
    "deploy, one picked": lambda: clicked(attacked("knights", house(CARDS, "shields")), "deploy shields …"),
    "walls": lambda: clicked(attacked("knights", house(CARDS, "shields")), "deploy"),
    "loot": lambda: clicked(attacked("knights", house(CARDS)), "deploy"),
    "penalty": lambda: clicked(attacked("knights", house(), house(CARDS), level=0, options=PENALISE), "deploy"),
    "excess": lambda: at(house(f"{CARDS} shields manure"), step="turn_start"),
    # The same at other seats, each with a card picked.
    "exchange of seat 2": lambda: clicked(
        at(house(), house(), house(CARDS), active=2), "exchange …", "exchange shields …"
    ),
    "deploy of seat 1": lambda: clicked(
        at(house("shields"), house(CARDS, "shields", waiting="knights"), house(), active=1, step="deploy"),
        "deploy shields …",
    ),
    "loot of seat 1": lambda: clicked(
        at(house("shields"), house(CARDS, waiting="knights"), house(), active=1, step="deploy"), "deploy", "loot hero …"
    ),
    "excess out of turn": lambda: clicked(
        attacked("trebuchets", house("shields shields shields manure"), house("soldiers knights hero manure")),
        "deploy",
        "loot shields shields shields",
        "discard hero …",
    ),
}

# Rows half made, Houses half plundered, games that are over: every field of a position has something to say.
MOMENTS: dict[str, Callable[[], wartable.Table]] = {
    **DECISIONS,
    "discards": lambda: clicked(
        at(house("shields manure hero"), discards=["hero", "manure"]), "exchange …", "exchange hero …"
    ),
    "remembered": lambda: clicked(
        at(house("inquisition"), house("manure"), house(plague=True), memory=[]),
        "play inquisition …",
        "play inquisition 1",
    ),
    "late": lambda: clicked(attacked("knights", house("shields shields", "shields"), turn=12), "deploy shields …"),
    "partly defended": lambda: clicked(
        attacked("hero", house("palisades shields manure", "shields")), "deploy palisades shields", "keep"
    ),
    "sacrificed": lambda: clicked(
        attacked("hero", house("shields manure hero soldiers", "shields")), "deploy shields", "sacrifice", "loot hero …"
    ),
    "gunpowder": lambda: clicked(
        attacked("gunpowder", house("shields manure", "towers"), options={"gunpowder_loot": 1}), "deploy"
    ),
    "thief": lambda: clicked(
        attacked("infiltration", house("shields manure", "towers"), house("soldiers " * 5)), "deploy"
    ),
    "turned round": lambda: clicked(
        attacked("infiltration", house("patrol" + " shields" * 5), house("soldiers")),
        "deploy patrol",
        "discard shields",
    ),
    "cut": lambda: clicked(at(house("shields " * 7), step="turn_start"), "discard shields …"),
    "conquered": lambda: clicked(attacked("soldiers", house()), "deploy"),
    "surrendered": lambda: clicked(allied(house(waiting="soldiers"), step="deploy", memory=[]), "deploy"),
    "left": left,
    "aborted": aborted,
    "alliance": lambda: clicked(at(house("temporary_alliance"), *OTHERS), "play temporary_alliance …"),
    "everything deployed": all_in,
    "looter": lambda: clicked(
        attacked("trebuchets", house("shields shields shields manure"), house("soldiers " * 4)),
        "deploy",
        "loot shields shields shields",
        "discard soldiers …",
    ),
    "many attacks": lambda: clicked(
        at(
            house("soldiers"),
            house(waiting="manure", turn=2),
            house(),
            turn=5,
            options={"pending_attacks_per_target": "unlimited"},
        ),
        "attack soldiers",
    ),
}
