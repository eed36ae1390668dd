"""Field combat: dice, hits, commanders, and who goes (rules 7.1 to 7.3, 8, 10 and 11)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.titles.gradisca.model.rules.calls import calls
from tests.titles.gradisca.model.rules.entry import (
    appoint,
    capture,
    check_camps,
    may_retreat,
    raze,
    retreat_to,
    retreat_zones,
    strike_commander,
)
from tests.titles.gradisca.model.state import Game, Question, Story, Unit, ask


@dataclass
class Battle:
    """A field combat: who entered, from where, through which wall, and what each side suffered."""

    zone: str
    attacker: int
    entered: list[Unit]
    origin: str
    wall: str
    suffered: list[int] = field(default_factory=lambda: [0, 0])
    # Where called units came from, if elsewhere than the others (rule 17).
    origins: dict[str, str] = field(default_factory=dict)

    def of(self, g: Game, side: int) -> list[Unit]:
        """Return the units of a side that are still in it."""
        if side == self.attacker:
            return [unit for unit in self.entered if unit.place == self.zone]
        return g.in_zone(self.zone, side)


def field_combat(g: Game, entered: list[Unit], zone: str, origin: str, wall: str) -> Story:
    """Fight it out; units that a card brought have no origin (GR-12-19, GR-12-20)."""
    entered = sorted(entered, key=g.all().index)
    battle = Battle(zone, entered[0].side, entered, origin, wall)
    fighters = [unit for unit in entered if not unit.commander]
    first = bool(g.surprise and origin and battle.attacker == g.seat and len(fighters) <= g.surprise)
    if first:
        g.surprise = 0
    if g.advanced and origin:
        yield from calls(g, battle.entered, battle.origins, zone)
        battle.entered.sort(key=g.all().index)
    great = is_great(g, battle)
    while True:
        before = list(battle.suffered)
        yield from fight(g, battle, first)
        first = False
        if g.options["rounds_threshold"] == "each_round":
            great = is_great(g, battle)
        if not great or not (yield from go_on(g, battle, before)):
            break
    yield from verdict(g, battle)
    check_camps(g, zone)
    g.settle()


def is_great(g: Game, battle: Battle) -> bool:
    """Tell whether a battle may go on for several rounds (GR-18-01, RULING-81)."""
    sides = [[unit for unit in battle.of(g, side) if not unit.commander] for side in (0, 1)]
    return g.advanced and all(len(units) >= 6 for units in sides)


def go_on(g: Game, battle: Battle, before: list[int]) -> Generator[Question, str, bool]:
    """Ask for another round: the winner of the last, or both (GR-18-05, GR-18-06, RULING-82)."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    if not all(any(not unit.soft for unit in battle.of(g, side)) for side in (0, 1)):
        return False
    lost = [battle.suffered[side] - before[side] for side in (0, 1)]
    if lost[0] == lost[1]:
        asked = [attacker, defender]
    else:
        asked = [attacker if lost[attacker] < lost[defender] else defender]
    for side in asked:
        answer = yield from ask(g, side, "going_on", ["fight", "stop"])
        if answer == "stop":
            return False
    return True


def fight(g: Game, battle: Battle, first: bool) -> Story:
    """Roll, allot, check: at once, or the attacker first (card 32)."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    scored = shoot(g, battle, attacker)
    if first:
        yield from suffer(g, battle, defender, absorb(g, battle.zone, defender, scored))
        yield from alone(g, battle)
        if battle.of(g, defender):
            yield from suffer(g, battle, attacker, shoot(g, battle, defender))
            yield from alone(g, battle)
        return
    answered = shoot(g, battle, defender)
    hits = {
        defender: min(absorb(g, battle.zone, defender, scored), strength(battle.of(g, defender))),
        attacker: min(answered, strength(battle.of(g, attacker))),
    }
    for side in (defender, attacker):
        battle.suffered[side] += hits[side]
        yield from allot(g, side, battle.of(g, side), hits[side])
    for side in (defender, attacker):
        if hits[side]:
            yield from check_commanders(g, battle.of(g, side), battle.zone)
    yield from alone(g, battle)


def suffer(g: Game, battle: Battle, side: int, hits: int) -> Story:
    """Let one side take its hits and check its commanders."""
    units = battle.of(g, side)
    hits = min(hits, strength(units))
    battle.suffered[side] += hits
    yield from allot(g, side, units, hits)
    if hits:
        yield from check_commanders(g, battle.of(g, side), battle.zone)


def shoot(g: Game, battle: Battle, side: int) -> int:
    """Roll for every unit of a side that fires; return the hits scored (GR-7.1-03 to GR-7.1-10)."""
    attacking, hits = side == battle.attacker, 0
    for unit in battle.of(g, side):
        if unit.type == "sappers":
            continue
        gun = unit.type == "artillery"
        if gun and not attacking and battle.wall and g.options["garrison_guns_fire"] == "no":
            continue
        value = g.leadership(unit) if unit.commander else unit.value[0 if attacking else 1]
        if attacking and hampered(g, battle.zone, unit) and value >= 3:
            value -= 1
        roll = g.die()
        if gun and roll == 6 and g.options["gun_burst_in_field"] == "yes":
            g.eliminate(unit)
        hits += roll <= value
    return hits


def hampered(g: Game, zone: str, unit: Unit) -> bool:
    """Tell whether difficult ground lowers an attacker's value (GR-19.1-01, RULING-83)."""
    touched = not unit.commander or g.options["difficult_affects_commander"] == "yes"
    return g.advanced and g.content.zones[zone].difficult and touched


def absorb(g: Game, zone: str, defender: int, hits: int) -> int:
    """Take off what forts and boroughs stop (GR-7.1-12, GR-7.1-13, GR-10-03, GR-11-01, RULING-71)."""
    fort = g.forts.get(zone)
    shelter = fort.count if fort and fort.side == defender else 0
    if g.content.zones[zone].borough and zone not in g.ruined:
        shelter += 1
    return max(0, hits - shelter)


def strength(units: list[Unit]) -> int:
    """Return how many hits units can take (RULING-45)."""
    return sum(unit.steps for unit in units)


# -- hits --


def allot(g: Game, side: int, units: list[Unit], hits: int) -> Story:
    """Let the owner allot hits one by one; where all must fall there is nothing to choose (GR-7.1-14, RULING-46)."""
    while hits:
        able = [unit for unit in units if unit.steps and unit.on_map]
        if not able:
            return
        if hits >= strength(able):
            for unit in able:
                g.eliminate(unit)
            return
        answer = yield from ask(g, side, "losses", [f"lose {unit.word}" for unit in able])
        hit(g, g.units[answer.split()[1]])
        hits -= 1


def hit(g: Game, unit: Unit) -> None:
    """Hit a combat unit (GR-7.2-01 to 03, GR-8.3-01)."""
    if unit.steps == 2:
        unit.flipped = True
    else:
        g.eliminate(unit)


def check_commanders(g: Game, units: list[Unit], zone: str) -> Story:
    """Roll for each commander of a side that was hit (GR-7.1-17, GR-7.1-18)."""
    for unit in [unit for unit in units if unit.commander]:
        if g.die() <= 2:
            yield from strike_commander(g, unit, zone)


def alone(g: Game, battle: Battle) -> Story:
    """Eliminate commanders and sappers who are alone with enemies (RULING-49)."""
    hard = [any(not unit.soft for unit in battle.of(g, side)) for side in (0, 1)]
    for side in (0, 1):
        if not hard[side] and hard[1 - side]:
            yield from appoint(g, capture(g, battle.of(g, side)))


# -- the end of it --


def verdict(g: Game, battle: Battle) -> Story:
    """Say who has won, and let the loser go (GR-7.1-20 to 22, RULING-50)."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    left = [bool(battle.of(g, side)) for side in (0, 1)]
    if not left[attacker]:
        return
    if not left[defender]:
        yield from conquer(g, battle)
    elif battle.suffered[defender] <= battle.suffered[attacker]:
        yield from turn_back(g, battle)
    else:
        yield from retreat_from(g, battle)


def retreat_from(g: Game, battle: Battle) -> Story:
    """Let beaten defenders go, or a garrison stand (GR-7.3-04, GR-7.3-09, GR-7.3-10)."""
    defender = 1 - battle.attacker
    barred = battle.origin if g.options["retreat_to_attacker_origin"] == "no" else ""
    ways = [f"retreat {zone}" for zone in retreat_zones(g, battle.zone, defender, barred)]
    answer = ""
    if battle.wall and strength(battle.of(g, defender)):
        answer = yield from ask(g, defender, "garrison", ["stand", *ways])
        if answer == "stand":
            yield from stand(g, battle)
            return
    elif ways:
        answer = yield from ask(g, defender, "beaten", ways)
    units = battle.of(g, defender)
    if answer:
        yield from retreat_to(g, units, answer.split()[1])
    else:
        for unit in units:
            g.eliminate(unit)
    yield from conquer(g, battle)


def stand(g: Game, battle: Battle) -> Story:
    """Hold a breached fortress at the price of one more hit (GR-7.3-10, GR-7.3-11, RULING-51)."""
    defender = 1 - battle.attacker
    units = battle.of(g, defender)
    if g.options["stand_loss"] == "one_unit":
        able = [unit for unit in units if unit.steps]
        answer = yield from ask(g, defender, "losses", [f"lose {unit.word}" for unit in able])
        g.eliminate(g.units[answer.split()[1]])
    else:
        yield from allot(g, defender, units, 1)
    yield from alone(g, battle)
    if battle.of(g, defender):
        yield from turn_back(g, battle)
    else:
        yield from conquer(g, battle)


def turn_back(g: Game, battle: Battle) -> Story:
    """Send the attackers where they came from; who cannot is eliminated (GR-7.3-08, GR-7.3-09, GR-7.3-12)."""
    units = battle.of(g, battle.attacker)
    ways = {unit.word: battle.origins.get(unit.word, battle.origin) for unit in units}
    for origin in g.content.zones:
        home = [unit for unit in units if ways[unit.word] == origin]
        if home and may_retreat(g, battle.attacker, battle.zone, origin):
            yield from retreat_to(g, home, origin)
    for unit in battle.of(g, battle.attacker):
        g.eliminate(unit)


def conquer(g: Game, battle: Battle) -> Story:
    """Bring down camp and fort, or else the borough, of a zone that was won (GR-24-08, GR-10-10, GR-11-02, 04)."""
    check_camps(g, battle.zone)
    fort = g.forts.get(battle.zone)
    if fort and fort.side != battle.attacker:
        yield from raze(g, battle.attacker, battle.zone)
    elif g.content.zones[battle.zone].borough:
        g.ruined.add(battle.zone)
