"""An incursion of light cavalry: it strikes without being fired at, and rides back (rulebook: 25.2)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.gradisca.checks import left_of, toll
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import FIGHTING, MARCHING, SPENT, STRUCK
from wartable.titles.gradisca.position.position import STRIKE, Position
from wartable.titles.gradisca.position.siege import wall_between
from wartable.titles.gradisca.steps.combat import push_strike
from wartable.titles.gradisca.steps.loot import abandon_camps, reveal_loot, take_zone
from wartable.titles.gradisca.steps.step import GradiscaStep
from wartable.titles.gradisca.steps.verdict import left_alone


def begin_incursion(p: Position, seat: i64, group: list[i64], zone: i64, origin: i64, chance: Chance, log: Log) -> None:
    """GR-25.2-04, GR-RULING-97: only the cavalry fires, once; losses and checks follow for those who were struck."""
    if p.kit.loot_on_entry:
        reveal_loot(p, seat, zone, chance, log)
    p.clear_battle()
    p.fight = STRIKE
    p.field = zone
    p.origin = origin
    p.attacker = seat
    p.through = wall_between(p, origin, zone) if p.kit.fortress[zone] else -1
    p.zones[zone] = p.zones[zone] | STRUCK
    for unit in group:
        p.set_bits(unit, FIGHTING)
    if log.on:
        log.tell(entries.RODE_IN, [seat, origin, zone, *group])
    p.push(stack.INCURSION, seat)
    push_strike(p)


class Incursion(GradiscaStep):
    """GR-25.2-02: the cavalry goes back; where it has wiped out the enemy it may stay."""

    def __init__(self) -> None:
        answers = [verbs.STAY, verbs.RETURN]
        super().__init__(stack.INCURSION, *answers, not_now=c.RULING_97, reveals=answers)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        other = 1 - seat
        left_alone(p, other, log)
        if p.force_at(other, p.field) == 0:
            abandon_camps(p, p.field, log)  # the combat is over, whether the cavalry stays or not (GR-24-08)
            return False
        if p.kit.dislodges and p.suffered[other] > 0 and not p.stopped:
            p.stopped = True  # they retreat once
            p.push(stack.GARRISON if p.through >= 0 else stack.BEATEN, other)
            return True
        self.go_back(p, seat, log)
        return True

    def go_back(self, p: Position, seat: i64, log: Log) -> None:
        """The way back costs what the zone costs that they came from."""
        group = p.in_fight(seat)
        cost = toll(p, p.kit.border(p.field, p.origin), p.origin)
        for unit in group:
            p.put(unit, p.origin)
            p.units[unit] = p.units[unit] + cost * SPENT
        if log.on:
            log.tell(entries.WENT_BACK, [seat, p.field, p.origin, *group])
        self.done(p, group, log)

    def done(self, p: Position, group: list[i64], log: Log) -> None:
        """The fight is over; who has points left may go on."""
        zone = p.field
        p.pop()
        for unit in group:
            p.clear_bits(unit, FIGHTING if left_of(p, unit) > 0 else FIGHTING | MARCHING)
        p.clear_battle()
        abandon_camps(p, zone, log)
        p.sweep_mines(log)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(verbs.STAY * WIDTH + NONE)
        out.append(verbs.RETURN * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == NONE else c.RULING_97

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.RETURN:
            self.go_back(p, seat, log)
            return
        group, zone = p.in_fight(seat), p.field
        if log.on:
            log.tell(entries.STAYED, [seat, zone, *group])
        reveal_loot(p, seat, zone, chance, log)
        self.done(p, group, log)
        take_zone(p, seat, zone, log)

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.fight != STRIKE or p.force_at(1 - seat, p.field) != 0 or p.origin < 0

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-incursion", zone=zone_name(p.kit.zones[p.field]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.STAY:
            name = p.kit.zones[p.field]
            return Wording(Phrase("label-stay-in", zone=zone_name(name)), None, (zone_id(name),))
        return Wording(Phrase("label-return", zone=zone_name(p.kit.zones[p.origin])), None, (DONE,))
