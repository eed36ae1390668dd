"""Tables in the middle of everything, for tests that must hold in any position."""

from __future__ import annotations

import wartable
from tests.titles.proelio.tools import allied, at, attacked, house, play
from wartable.titles.proelio import TITLE

PENALISE = {"illegal_attack": "allow_and_penalise"}


def decisions() -> list[wartable.Table]:
    """One table at each kind of decision."""
    cards = "shields soldiers resources inquisition hero"
    others = [house("shields soldiers")] * 3
    begun = at(house(cards), *others)
    begun.act(0, "exchange shields")
    target = at(house(cards), *others)
    target.act(0, "play inquisition")
    deploy = attacked("knights", house(cards, "shields"))
    picked = attacked("knights", house(cards, "shields"))
    picked.act(0, "deploy shields")
    walls = attacked("knights", house(cards, "shields"))
    walls.act(0, "deploy")
    loot = attacked("knights", house(cards))
    loot.act(0, "deploy")
    penalty = attacked("knights", house(), house(cards), level=0, options=PENALISE)
    penalty.act(0, "deploy")
    excess = at(house(cards + " shields manure"), step="turn_start")
    return [
        at(house(cards), *others),
        allied(house(cards), *others),
        begun,
        target,
        deploy,
        picked,
        walls,
        loot,
        penalty,
        excess,
    ]


def moments() -> list[wartable.Table]:
    """Tables in the middle of everything."""
    row = at(house("shields manure hero"), discards=["hero", "manure"])
    row.act(0, "exchange hero")
    target = at(house("inquisition"), house("manure"), house(plague=True), memory=[])
    target.act(0, "play inquisition")
    known = at(house("inquisition"), house("manure"), house(plague=True), memory=[])
    play(known, "play inquisition 1")
    deploy = attacked("knights", house("shields shields", "shields"), turn=12)
    deploy.act(0, "deploy shields")
    walls = attacked("hero", house("palisades shields manure", "shields"))
    play(walls, "deploy palisades shields")
    loot = attacked("hero", house("shields manure hero soldiers", "shields"))
    play(loot, "deploy shields", "sacrifice")
    loot.act(0, "loot hero")
    powder = attacked("gunpowder", house("shields manure", "towers"), options={"gunpowder_loot": 1})
    play(powder, "deploy")
    thief = attacked("infiltration", house("shields manure", "towers"), house("soldiers " * 5))
    play(thief, "deploy")
    turned = attacked("infiltration", house("patrol" + " shields" * 5), house("soldiers"))
    play(turned, "deploy patrol")
    penalty = attacked("hero", house("shields manure"), house("knights knights"), level=1, options=PENALISE)
    play(penalty, "deploy")
    excess = at(house("shields " * 7), step="turn_start")
    excess.act(0, "discard shields")
    over = attacked("soldiers", house())
    play(over, "deploy")
    pair = allied(house(waiting="soldiers"), step="deploy", memory=[])
    play(pair, "deploy")
    left = TITLE.open(seats=4, seed=3, options={"mode": "allied_houses", "round_cap": 7, "gunpowder_min_level": 2})
    left.forfeit(3)
    many = at(
        house("soldiers"),
        house(waiting="manure", turn=2),
        house(),
        turn=5,
        options={"pending_attacks_per_target": "unlimited"},
    )
    play(many, "attack soldiers")
    return [row, target, known, deploy, walls, loot, powder, thief, turned, penalty, excess, over, pair, left, many]
