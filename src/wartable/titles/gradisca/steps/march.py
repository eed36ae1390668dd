"""Marching: step by step through adjacent zones, leaving units, leaving the map (rulebook: 6)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.gradisca.checks import bars_step, fresh, left_of, slowest, takes_all, toll, weight_of
from wartable.titles.gradisca.codes import clauses as c, entries, verbs
from wartable.titles.gradisca.codes.things import unit_id, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import (
    ACTED,
    COMBAT,
    FIGHTING,
    MARCHING,
    SPENT,
    STRONG,
    line_of,
    miner_of,
    mines_of,
)
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.supply import supplied
from wartable.titles.gradisca.steps.advanced.incursion import begin_incursion
from wartable.titles.gradisca.steps.advanced.raid import begin_raid
from wartable.titles.gradisca.steps.combat import begin_battle
from wartable.titles.gradisca.steps.loot import has_loot, reveal_loot, take_zone
from wartable.titles.gradisca.steps.step import Order, counter


class March(Order):
    """GR-6-07, GR-RULING-117: the picked units go to an adjacent zone, or those on the march go on."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb)
        self.verb: i64 = verb

    def group(self, p: Position) -> list[i64]:
        """Return the units that would march: none unless it is their time."""
        if self.verb == verbs.MOVE:
            return p.picked()
        return [] if p.picked() else p.marching()

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        group = self.group(p)
        if group:
            kit = p.kit
            zone = p.place_of(group[0])
            for at in range(kit.first[zone], kit.first[zone + 1]):
                out.append(self.verb * WIDTH + kit.next[at])

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        group = self.group(p)
        if group:
            kit = p.kit
            zone = p.place_of(group[0])
            force = weight_of(p, group)
            points = slowest(p, group)
            rested = fresh(p, group)
            for at in range(kit.first[zone], kit.first[zone + 1]):
                if bars_step(p, seat, force, points, zone, kit.next[at], rested) == 0:
                    out.append(self.verb * WIDTH + kit.next[at])

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        group = self.group(p)
        if not group:
            return c.RULING_117
        zone = p.place_of(group[0])
        clause = bars_step(p, seat, weight_of(p, group), slowest(p, group), zone, arg, fresh(p, group))
        if clause == c.R6_09 and any(left_of(p, unit) >= p.kit.cost[arg] for unit in group):
            return c.R6_14
        return clause

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        group = self.group(p)
        if clause == c.R6_09 or clause == c.R6_14:
            cost = toll(p, p.kit.border(p.place_of(group[0]), arg), arg)
            return Phrase("reason-points", cost=cost, left=slowest(p, group))
        return None

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        """No way back over a river, what is left behind alone, mines that would be lost, no supply ahead."""
        group = self.group(p)
        zone = p.place_of(group[0])
        rest = p.force_at(seat, zone) - weight_of(p, group)
        if p.unbridged(p.kit.border(zone, arg)) and (p.force_at(1 - seat, arg) & STRONG) != 0:
            return c.RULING_77
        if rest == 0:
            if p.camps[seat] == zone:
                return c.R24_10
            for wall in range(len(p.walls)):
                packed = p.walls[wall]
                if p.kit.wall_facing[wall] == zone and mines_of(packed) > 0 and miner_of(packed) == seat:
                    return c.R7_5_11
        elif (rest & STRONG) == 0 and not p.kit.fortress[zone]:
            return c.R6_20
        if not p.enemy_in(seat, arg) and line_of(p.force_at(seat, arg)) + line_of(weight_of(p, group)) > 6:
            return c.R9_02
        return 0 if supplied(p, seat, arg) else c.R21_13

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        """GR-RULING-116: combat, loot, lone enemies and lone forts are not taken back."""
        fights = (weight_of(p, self.group(p)) & COMBAT) != 0
        prize = has_loot(p, seat, arg) or p.forts_of(1 - seat, arg) > 0 or p.camps[1 - seat] == arg
        return p.enemy_in(seat, arg) or (fights and prize)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        group = self.group(p)
        if verb == verbs.MOVE:
            set_out(p, group)
        advance(p, seat, group, arg, verb, chance, log)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.zones[arg]
        key = "label-attack" if p.enemy_in(seat, arg) else "label-move" if verb == verbs.MOVE else "label-on"
        hint = step_hint(p, p.place_of(self.group(p)[0]), arg)
        return Wording(Phrase(key, zone=zone_name(name)), hint, (zone_id(name),))


def set_out(p: Position, group: list[i64]) -> None:
    """Begin the march of those who were picked: the one before it ends."""
    p.end_march()
    p.drop_row()
    if p.kit.fixed_march:
        level_points(p, group)


def level_points(p: Position, group: list[i64]) -> None:
    """GR-RULING-34 as an option: the whole stack has the allowance of its slowest member for good."""
    least = slowest(p, group)
    for unit in group:
        p.units[unit] = p.units[unit] + (left_of(p, unit) - least) * SPENT


def step_hint(p: Position, zone: i64, other: i64) -> Phrase:
    """Return what a step costs."""
    at = p.kit.border(zone, other)
    return Phrase("hint-crossing") if takes_all(p, at) else Phrase("hint-cost", cost=toll(p, at, other))


def step(p: Position, group: list[i64], zone: i64) -> None:
    """Units go to a zone next to theirs and pay for it; a river without a bridge takes all that they have."""
    at = p.kit.border(p.place_of(group[0]), zone)
    cost = toll(p, at, zone)
    for unit in group:
        p.units[unit] = p.units[unit] + (left_of(p, unit) if takes_all(p, at) else cost) * SPENT
        p.put(unit, zone)
        p.set_bits(unit, ACTED | MARCHING)


def advance(p: Position, seat: i64, group: list[i64], zone: i64, verb: i64, chance: Chance, log: Log) -> None:
    """One step of a march (state machine: one movement step)."""
    origin = p.place_of(group[0])
    if log.on:
        log.tell(entries.MARCHED, [seat, origin, zone, *group])
    step(p, group, zone)
    p.sweep_mines(log)
    come_in(p, seat, group, zone, origin, verb, chance, log)


def come_in(
    p: Position, seat: i64, group: list[i64], zone: i64, origin: i64, verb: i64, chance: Chance, log: Log
) -> None:
    """Units on the march have come into a zone: to raid it, to strike and ride off, or as any units do."""
    if verb == verbs.RAID:
        begin_raid(p, seat, group, zone, origin, chance, log)
        return
    if verb == verbs.INCURSION:
        begin_incursion(p, seat, group, zone, origin, chance, log)
        return
    stops = p.enemy_in(seat, zone) and not (all_light(p, group) and (p.force_at(1 - seat, zone) & STRONG) == 0)
    enter(p, seat, group, zone, origin, chance, log)
    for unit in group:
        if stops or left_of(p, unit) == 0:
            p.clear_bits(unit, MARCHING)


def all_light(p: Position, group: list[i64]) -> bool:
    """Return whether a stack is light cavalry alone; the Basic game knows no such thing (GR-25.2-01, GR-RULING-37)."""
    for unit in group:
        if not p.kit.light[unit]:
            return False
    return p.kit.advanced


def enter(p: Position, seat: i64, group: list[i64], zone: i64, origin: i64, chance: Chance, log: Log) -> None:
    """What follows when units have entered a zone: loot, then combat or what falls to them."""
    if (weight_of(p, group) & COMBAT) != 0:
        battle = (p.force_at(1 - seat, zone) & STRONG) != 0
        if p.kit.loot_on_entry or not battle:
            reveal_loot(p, seat, zone, chance, log)
        if battle:
            for unit in group:
                p.set_bits(unit, FIGHTING)
            begin_battle(p, seat, zone, origin, log)
        else:
            take_zone(p, seat, zone, log)
            p.sweep_mines(log)


class Leave(Order):
    """GR-6-16, GR-RULING-35: a unit of the march stays where it is; its action is over."""

    def __init__(self) -> None:
        super().__init__(verbs.LEAVE)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        group = p.marching()
        if len(group) > 1 and not p.picked():
            for unit in group:
                out.append(verbs.LEAVE * WIDTH + unit)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        self.offer(p, seat, out)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        group = p.marching()
        return 0 if len(group) > 1 and not p.picked() and arg in group else c.RULING_117

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.clear_bits(arg, MARCHING)
        log.note(entries.LEFT_BEHIND, seat, arg, p.place_of(arg))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(
            Phrase("label-leave", unit=counter(p, arg)), None, (unit_id(p.kit.units[arg], p.kit.is_leader(arg)),)
        )


class Exit(Order):
    """GR-6-24, GR-RULING-40: units leave the map over its edge, and are eliminated."""

    def __init__(self) -> None:
        super().__init__(verbs.EXIT)

    def group(self, p: Position) -> list[i64]:
        """Return the units that would go."""
        return p.picked() or p.marching()

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if self.why(p, seat, verbs.EXIT, NONE) == 0:
            out.append(verbs.EXIT * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        group = self.group(p)
        if arg != NONE or not group or not p.kit.exits or not p.kit.edge[p.place_of(group[0])]:
            return c.RULING_40
        return 0 if slowest(p, group) > 0 else c.R6_09

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return c.R6_24

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        group = self.group(p)
        p.drop_row()
        p.end_march()
        if log.on:
            log.tell(entries.EXITED, [seat, p.place_of(group[0]), *group])
        for unit in group:
            p.eliminate(unit, log)
        p.sweep_mines(log)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-exit", count=len(self.group(p))), Phrase("hint-exit"))
