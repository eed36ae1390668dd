"""Field combat: dice, losses, commanders, replacements (rulebook: 7.1, 7.2)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.gradisca.checks import friends_elsewhere
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import ARTILLERY, GREAT_BATTLE, LOW, side_name, zone_name
from wartable.titles.gradisca.codes.verbs import WIDTH
from wartable.titles.gradisca.position.packing import (
    AS_PRINTED,
    BACK,
    CAPPED,
    FIGHTING,
    MARCHING,
    ON_DIFFICULT,
    OUT,
    STRONG,
    UNSUPPLIED,
    WAITING,
    die_row,
    replaced,
)
from wartable.titles.gradisca.position.position import FIELD, NO_FIGHT, Position
from wartable.titles.gradisca.position.siege import fires, on_difficult, shelter, wall_between
from wartable.titles.gradisca.steps.loot import capture
from wartable.titles.gradisca.steps.step import AskingUnit, AskingZone, GradiscaStep, counter

FALLS_ON = 2  # GR-7.1-18: a commander is hit on 1 or 2


def begin_battle(p: Position, seat: i64, zone: i64, origin: i64, log: Log) -> None:
    """GR-7-01: units have entered a zone with enemies; an origin of -1: a card brought them."""
    p.clear_battle()
    p.fight = FIELD
    p.field = zone
    p.origin = origin
    p.attacker = seat
    p.through = wall_between(p, origin, zone) if origin >= 0 and p.kit.fortress[zone] else -1
    p.first_fire = origin >= 0 and p.surprise > 0 and fighters(p, seat) <= p.surprise
    log.note(entries.BATTLE_BEGINS, seat, zone)
    if p.first_fire:
        p.surprise = 0
        log.note(entries.FIRST_FIRE, seat)
    p.push(stack.VERDICT, seat)
    push_round(p)
    if p.kit.advanced and origin >= 0 and (p.kit.low_calls or p.band(seat) != LOW):
        for unit in p.in_fight(seat):
            if p.kit.is_leader(unit):
                p.calls += p.leadership(unit)
        p.push(stack.CALLING, seat)


def push_round(p: Position) -> None:
    """Lay out the steps of a round of combat: both fire, both lose, commanders are checked; or one side first."""
    seat = p.attacker
    other = 1 - seat
    steps = [stack.VOLLEY, stack.VOLLEY, stack.LOSSES, stack.LOSSES, stack.CHECKS, stack.CHECKS]
    seats = [seat, other, other, seat, other, seat]
    if p.first_fire:
        steps = [stack.VOLLEY, stack.LOSSES, stack.CHECKS, stack.VOLLEY, stack.LOSSES, stack.CHECKS]
        seats = [seat, other, other, other, seat, seat]
    for i in range(len(steps)):
        p.push(steps[len(steps) - 1 - i], seats[len(steps) - 1 - i])


def push_strike(p: Position) -> None:
    """Lay out the steps of a fight in which the attacker alone fires."""
    p.push(stack.CHECKS, 1 - p.attacker)
    p.push(stack.LOSSES, 1 - p.attacker)
    p.push(stack.VOLLEY, p.attacker)


def fighters(p: Position, seat: i64) -> i64:
    """Combat units of a side in the fight (GR-RULING-81)."""
    count: i64 = 0
    for unit in p.in_fight(seat):
        if not p.kit.is_leader(unit):
            count += 1
    return count


def great_battle(p: Position) -> bool:
    """Return whether both sides are strong enough for several rounds (GR-18-01)."""
    return fighters(p, 0) >= GREAT_BATTLE and fighters(p, 1) >= GREAT_BATTLE


class Volley(GradiscaStep):
    """GR-7.1-03 to 11: one die for each commander and combat unit of a side; sappers never fire."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        p.pop()
        if p.kit.advanced and p.round == 0 and p.fight == FIELD:
            p.round = 1
            p.great = great_battle(p)
        attacking = seat == p.attacker
        alone = (strength(p, seat) & STRONG) == 0 and (strength(p, 1 - seat) & STRONG) != 0
        if not attacking and p.first_fire and alone:
            capture(p, seat, p.field, log)  # before the reply
        rows: list[i64] = []
        scored: i64 = 0
        for unit in p.in_fight(seat):
            if fires(p.kit, unit, attacking, p.through >= 0):
                row = roll(p, unit, attacking, chance)
                rows.append(row)
                scored += row >> 19
        p.rolls = p.rolls + rows
        p.scored = replaced(p.scored, seat, scored)
        absorbed: i64 = 0
        if attacking:
            absorbed = min(scored, shelter(p, 1 - seat, p.field))
            p.absorbed = absorbed
        if log.on and rows:
            log.tell(entries.ROLLED, [seat, scored, absorbed, *rows])
        suffer(p, 1 - seat, scored - absorbed)
        if p.kit.field_burst:
            burst(p, rows, log)
        return True


def roll(p: Position, unit: i64, attacking: bool, chance: Chance) -> i64:
    """Roll one die against a unit's value, or a commander's Leadership (GR-7.1-08 to 10)."""
    printed = p.printed(unit, attacking)
    value = p.leadership(unit) if p.kit.is_leader(unit) else printed
    why: i64 = AS_PRINTED
    if value < printed:
        why = UNSUPPLIED if p.has(unit, OUT) else CAPPED
    rough = on_difficult(p.kit, unit, value) if p.kit.advanced and attacking and p.kit.difficult[p.field] else value
    if rough < value:
        value = rough
        why = ON_DIFFICULT
    die = chance.die(6)
    return die_row(unit, die, value, printed, why, die <= value)


def burst(p: Position, rows: list[i64], log: Log) -> None:
    """GR-RULING-44 as an option: guns that rolled a 6 in the field are lost too."""
    for row in rows:
        unit = row & 127
        if p.kit.type[unit] == ARTILLERY and ((row >> 7) & 7) == 6:
            log.note(entries.BURST, unit)
            p.eliminate(unit, log)
            spare(p, p.kit.side[unit])


def spare(p: Position, seat: i64) -> None:
    """GR-RULING-45, GR-7.1-15: hits that a side can no longer take are lost, and were not suffered."""
    lost = p.owed[seat] - capacity(p, seat)
    if lost > 0:
        p.owed = replaced(p.owed, seat, p.owed[seat] - lost)
        p.suffered = replaced(p.suffered, seat, p.suffered[seat] - lost)
        p.totals = replaced(p.totals, seat, p.totals[seat] - lost)


def strength(p: Position, seat: i64) -> i64:
    """Return the packed force of a side in the fight."""
    return p.force_at(seat, p.field)


def capacity(p: Position, seat: i64) -> i64:
    """Return how many hits the units of a side in the fight can take."""
    total: i64 = 0
    for unit in p.in_fight(seat):
        total += p.steps_of(unit)
    return total


def suffer(p: Position, seat: i64, hits: i64) -> None:
    """GR-RULING-45: hits that can be taken are suffered, and still to be allotted."""
    most = capacity(p, seat)
    taken = hits if hits < most else most
    p.suffered = replaced(p.suffered, seat, taken)
    p.totals = replaced(p.totals, seat, p.totals[seat] + taken)
    p.owed = replaced(p.owed, seat, taken)


class Losses(AskingUnit):
    """GR-7.1-14, GR-RULING-46: the owner allots the hits one by one; it is asked only where there is a choice."""

    def __init__(self) -> None:
        super().__init__(stack.LOSSES, verbs.LOSE, c.R7_1_14, "label-lose")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        return [unit for unit in p.in_fight(seat) if not p.kit.is_leader(unit)]

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        found = super().wording(p, seat, verb, arg)
        falls = p.steps_of(arg) < 2 or (p.standing and p.kit.stand_unit)
        return Wording(found.label, Phrase("hint-lose", fate="falls" if falls else "flips"), found.targets)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg < p.kit.u and p.kit.is_leader(arg) and p.place_of(arg) == p.field:
            return c.R7_1_16
        return 0 if arg in self.choices(p, seat) else c.R7_1_23

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        while p.owed[seat] > 0:
            units = self.choices(p, seat)
            most = capacity(p, seat)
            if len(units) > 1 and p.owed[seat] < most:
                return False
            if not units:
                p.owed = replaced(p.owed, seat, 0)
                break
            self.take(p, seat, units[0], log)
        p.pop()
        if p.fight == NO_FIGHT:
            p.field = -1
            p.sweep_mines(log)
        return True

    def take(self, p: Position, seat: i64, unit: i64, log: Log) -> None:
        """One hit, or by option the whole unit as a garrison's extra loss."""
        p.owed = replaced(p.owed, seat, p.owed[seat] - 1)
        if p.standing and p.kit.stand_unit:
            p.eliminate(unit, log)
        else:
            p.hit(unit, log)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.take(p, seat, arg, log)

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.owed[seat] == 0 or not self.choices(p, seat)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-losses", hits=p.owed[seat], zone=zone_name(p.kit.zones[p.field]))


class Checks(GradiscaStep):
    """GR-7.1-17 to 19: a side that suffered a hit rolls for each of its commanders there."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        if p.suffered[seat] > 0:
            leaders = [unit for unit in p.in_fight(seat) if p.kit.is_leader(unit) and unit >= p.cursor]
            if leaders:
                unit = leaders[0]
                p.cursor = unit + 1
                die = chance.die(6)
                p.checks = [*p.checks, die_row(unit, die, FALLS_ON, FALLS_ON, AS_PRINTED, die <= FALLS_ON)]
                log.note(entries.CHECKED, unit, die, 1 if die <= FALLS_ON else 0)
                if die <= FALLS_ON:
                    fall(p, unit, log)
                return True
        p.cursor = 0
        p.pop()
        return True


def fall(p: Position, unit: i64, log: Log) -> None:
    """GR-7.2-04 to 07: a commander who is hit is replaced where his side chooses, or eliminated."""
    seat = p.kit.side[unit]
    if not p.kit.has_back[unit] or p.has(unit, BACK):
        log.note(entries.FELL, unit)
        p.eliminate(unit, log)
        return
    log.note(entries.FELL, unit)
    p.set_bits(unit, BACK)
    p.fallen = unit
    p.push(stack.REPLACEMENT, seat)


class Replacement(AskingZone):
    """GR-7.2-06, GR-7.2-07: where a replacement commander appears."""

    def __init__(self) -> None:
        super().__init__(stack.REPLACEMENT, verbs.REPLACE, c.R7_2_06, "label-replace")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        if p.fallen < 0:
            return []
        zones = friends_elsewhere(p, p.fallen)
        here = p.place_of(p.fallen)
        return zones if here in zones else sorted([*zones, here])

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        zones = self.choices(p, p.asked())
        if len(zones) > 1:
            return False
        self.appear(p, zones[0], log)
        return True

    def appear(self, p: Position, zone: i64, log: Log) -> None:
        """Put him there; only in the zone of the fight he takes part in what follows."""
        unit = p.fallen
        if zone != p.place_of(unit):
            p.put(unit, zone)
            p.clear_bits(unit, FIGHTING | MARCHING)
        if unit == p.leader:
            p.base = zone  # GR-RULING-33
        p.clear_bits(unit, WAITING)
        waiting = p.units_with(WAITING)
        p.fallen = waiting[0] if waiting else -1
        log.note(entries.REPLACED, unit, zone)
        p.pop()
        p.sweep_mines(log)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.appear(p, arg, log)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg in self.choices(p, seat):
            return 0
        return c.RULING_48 if arg < p.kit.n and p.enemy_in(seat, arg) else c.R7_2_06

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """GR-RULING-107: with most friends."""
        best: i64 = -1
        for zone in self.choices(p, seat):
            if best < 0 or friends(p, seat, zone) > friends(p, seat, best):
                best = zone
        return self.verb * WIDTH + best

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-replacement", unit=counter(p, p.fallen), side=side_name(seat))


def friends(p: Position, seat: i64, zone: i64) -> i64:
    """Return how many units of a side are in a zone."""
    force = p.force_at(seat, zone)
    return (force & 255) + ((force >> 8) & 255) + ((force >> 16) & 255) + (force >> 24)
