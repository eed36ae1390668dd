"""Orders to raiders: where they enter and raid, where light cavalry strikes, and what comes after each die."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.gradisca.checks import (
    bars_border,
    bars_entry,
    fresh,
    is_line,
    left_of,
    slowest,
    takes_all,
    toll,
    weight_of,
)
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import SUPPLY_NEEDED, unit_id, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import MARCHING, RAIDED, STRUCK
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.supply import bars_operation
from wartable.titles.gradisca.steps.advanced.raid import among_enemies, attempt, end_raid, raiders, stay
from wartable.titles.gradisca.steps.march import March, advance, all_light, come_in, set_out, step, step_hint
from wartable.titles.gradisca.steps.step import GradiscaStep, Order, counter


def home(p: Position, zone: i64) -> i64:
    """Return the zone whose attack supply counts: where units are activated (GR-21.1-01)."""
    return p.opened if p.opened >= 0 else zone


def bars_raid(p: Position, seat: i64, group: list[i64], other: i64) -> i64:
    """Return what keeps a stack from raiding a zone next to it (GR-23-01 to 04, GR-RULING-05, 76, 95)."""
    kit = p.kit
    zone = p.place_of(group[0])
    force = weight_of(p, group)
    if other >= kit.n or kit.border(zone, other) < 0:
        return c.R2_3_09
    if kit.fortress[other]:
        return c.R23_02
    if not kit.raidable[seat * kit.n + other]:
        return c.RULING_05
    if (p.zones[other] & RAIDED) != 0:
        return c.R23_16
    if p.truce:
        return c.R12_02
    clause = bars_border(p, force, slowest(p, group), zone, other, fresh(p, group))
    if clause == 0 and p.enemy_in(seat, other):
        clause = bars_entry(p, seat, force, zone, other)
    if clause != 0:
        return clause
    at = kit.border(zone, other)
    if takes_all(p, at):
        return c.RULING_76
    count = 0
    for unit in group:
        if is_line(p, unit):
            count += 1
            if left_of(p, unit) <= toll(p, at, other):
                return c.R23_04
    if count == 0:
        return c.R23_01
    return 0 if count < SUPPLY_NEEDED else bars_operation(p, seat, home(p, zone), c.R21_1_03)


def bars_incursion(p: Position, seat: i64, group: list[i64], other: i64) -> i64:
    """Return what keeps a stack from an incursion into the next zone (GR-25.2-01 to 06, GR-RULING-76, 89, 97)."""
    kit = p.kit
    zone = p.place_of(group[0])
    if other >= kit.n or kit.border(zone, other) < 0:
        return c.R2_3_09
    if not all_light(p, group):
        return c.R25_2_01
    if not among_enemies(p, seat, other) or p.enemy_in(seat, zone):
        return c.RULING_97
    if (p.zones[other] & STRUCK) != 0:
        return c.R25_2_06
    force = weight_of(p, group)
    points = slowest(p, group)
    clause = bars_border(p, force, points, zone, other, fresh(p, group))
    if clause == 0:
        clause = bars_entry(p, seat, force, zone, other)
    if clause != 0:
        return clause
    at = kit.border(zone, other)
    if takes_all(p, at):
        return c.RULING_76
    if points < toll(p, at, other) + toll(p, kit.border(other, zone), zone):
        return c.R25_2_03
    return 0 if len(group) < SUPPLY_NEEDED else bars_operation(p, seat, home(p, zone), c.R21_1_02)


class Riding(Order):
    """An order that names an adjacent zone, to units that are picked or on the march."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb, reveals=[verb])
        self.verb: i64 = verb

    def group(self, p: Position) -> list[i64]:
        """Return the units that would go."""
        return p.picked() or p.marching()

    def bars(self, p: Position, seat: i64, group: list[i64], zone: i64) -> i64:
        """Return 0, or the clause that forbids it."""
        return bars_raid(p, seat, group, zone)

    def may_point(self, p: Position, seat: i64, zone: i64) -> bool:
        """Return whether a zone is worth pointing at."""
        return p.kit.raidable[seat * p.kit.n + zone]

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        group = self.group(p)
        if p.kit.advanced and group:
            kit = p.kit
            zone = p.place_of(group[0])
            for at in range(kit.first[zone], kit.first[zone + 1]):
                if self.may_point(p, seat, kit.next[at]):
                    out.append(self.verb * WIDTH + kit.next[at])

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        group = self.group(p)
        if not p.kit.advanced or not group:
            return c.RULING_32
        return self.bars(p, seat, group, arg)

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        for unit in self.group(p):
            if p.kit.light[unit] and p.steps_of(unit) > 1:
                return c.R25_3_01
        return 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        group = self.group(p)
        if p.picked():
            set_out(p, group)
        advance(p, seat, group, arg, verb, chance, log)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.zones[arg]
        hint = step_hint(p, p.place_of(self.group(p)[0]), arg)
        return Wording(Phrase("label-" + verbs.VERB_IDS[verb - 1], zone=zone_name(name)), hint, (zone_id(name),))


class Striking(Riding):
    """Light cavalry alone strikes a zone with enemies and rides back."""

    def bars(self, p: Position, seat: i64, group: list[i64], zone: i64) -> i64:
        return bars_incursion(p, seat, group, zone)

    def may_point(self, p: Position, seat: i64, zone: i64) -> bool:
        return among_enemies(p, seat, zone) and all_light(p, self.group(p))

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0


class Raiding(GradiscaStep):
    """GR-23-19, GR-RULING-94: another attempt; or out of the zone; or to stay, and fight those who are there."""

    def __init__(self) -> None:
        answers = [verbs.ON, verbs.RAID, verbs.AGAIN, verbs.STAY]
        super().__init__(stack.RAIDING, verbs.LEAVE, *answers, not_now=c.RULING_94, reveals=answers)
        self.marching: March = March(verbs.ON)
        self.raiding: Riding = Riding(verbs.RAID)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        if self.bars_again(p, seat) == 0 or self.ways_out(p, seat):
            return False
        self.stay(p, seat, log)
        return True

    def bars_again(self, p: Position, seat: i64) -> i64:
        """Return what forbids another attempt: success, no points, raiders who are held."""
        if (p.zones[p.raid] & RAIDED) != 0:
            return c.R23_16
        group = raiders(p, seat)
        if not group or p.truce:
            return c.R23_04
        return 0 if len(group) < SUPPLY_NEEDED else bars_operation(p, seat, home(p, p.raid_from), c.R21_1_03)

    def may_leave(self, p: Position, seat: i64) -> bool:
        """Return whether the march may leave from among enemies before it fights."""
        return p.kit.raiders_leave and among_enemies(p, seat, p.raid) and len(p.marching()) > 0

    def ways_out(self, p: Position, seat: i64) -> list[int]:
        """Return all that leads out of the zone."""
        out: list[int] = []
        if self.may_leave(p, seat):
            self.marching.add_legal(p, seat, out)
            self.raiding.add_legal(p, seat, out)
        return out

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if self.may_leave(p, seat):
            self.marching.offer(p, seat, out)
            group = p.marching()
            if len(group) > 1:
                for unit in group:
                    out.append(verbs.LEAVE * WIDTH + unit)
            self.raiding.offer(p, seat, out)
        out.append(verbs.AGAIN * WIDTH + NONE)
        out.append(verbs.STAY * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.STAY:
            return 0 if arg == NONE else c.RULING_94
        if verb == verbs.AGAIN:
            return self.bars_again(p, seat) if arg == NONE else c.RULING_94
        if not self.may_leave(p, seat):
            return c.RULING_94
        if verb == verbs.LEAVE:
            return 0 if len(p.marching()) > 1 and arg in p.marching() else c.RULING_117
        return self.marching.why(p, seat, verb, arg) if verb == verbs.ON else self.raiding.why(p, seat, verb, arg)

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return verb != verbs.LEAVE

    def stay(self, p: Position, seat: i64, log: Log) -> None:
        """The raid is over."""
        p.pop()
        end_raid(p, seat, log)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.STAY:
            if log.on:
                log.tell(entries.STAYED, [seat, p.raid, *p.units_in(seat, p.raid)])
            self.stay(p, seat, log)
        elif verb == verbs.AGAIN:
            attempt(p, seat, chance, log)
        elif verb == verbs.LEAVE:
            p.clear_bits(arg, MARCHING)
            log.note(entries.LEFT_BEHIND, seat, arg, p.raid)
        else:
            self.leave(p, seat, verb, arg, chance, log)

    def leave(self, p: Position, seat: i64, verb: i64, zone: i64, chance: Chance, log: Log) -> None:
        """The march goes out; those who stay fight first, then it comes into the next zone."""
        raided, origin = p.raid, p.raid_from
        group = p.marching()
        p.pop()
        p.raid = -1
        p.raid_from = -1
        if log.on:
            log.tell(entries.MARCHED, [seat, raided, zone, *group])
        step(p, group, zone)
        p.sweep_mines(log)
        if p.force_at(seat, raided) == 0:
            come_in(p, seat, group, zone, raided, verb, chance, log)
            return
        p.entry = verb
        p.entry_from = raided
        p.push(stack.ENTRY, seat)
        stay(p, seat, raided, origin, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return verbs.STAY * WIDTH + NONE

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.raid < 0 or p.force_at(seat, p.raid) == 0

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-raiding", zone=zone_name(p.kit.zones[p.raid]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.AGAIN:
            return Wording(Phrase("label-again"), Phrase("hint-cost", cost=1), (zone_id(p.kit.zones[p.raid]),))
        if verb == verbs.STAY:
            return Wording(Phrase("label-stay"), None, (DONE,))
        if verb == verbs.LEAVE:
            leader = p.kit.is_leader(arg)
            return Wording(Phrase("label-leave", unit=counter(p, arg)), None, (unit_id(p.kit.units[arg], leader),))
        if verb == verbs.ON:
            return self.marching.wording(p, seat, verb, arg)
        return self.raiding.wording(p, seat, verb, arg)


class Entry(GradiscaStep):
    """Units that left a raid come into the next zone, once those whom they left behind have fought."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        p.pop()
        verb, origin = p.entry, p.entry_from
        p.entry = 0
        p.entry_from = -1
        group = p.marching()
        if group:
            come_in(p, seat, group, p.place_of(group[0]), origin, verb, chance, log)
        return True
