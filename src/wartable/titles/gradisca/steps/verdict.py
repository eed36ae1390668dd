"""How a combat ends: who holds the zone, the extra loss of a garrison, retreats, what falls (rulebook: 7.3, 10, 11)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.gradisca.checks import left_of, retreats
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import (
    COMBAT,
    FIGHTING,
    FROM_MASK,
    MARCHING,
    RUINED,
    STRONG,
    from_of,
    replaced,
)
from wartable.titles.gradisca.position.position import BOMBARDED, Position
from wartable.titles.gradisca.steps.combat import capacity, friends, great_battle
from wartable.titles.gradisca.steps.loot import abandon_camps, capture, reveal_loot, take_forts, take_zone
from wartable.titles.gradisca.steps.step import AskingZone, GradiscaStep


class Verdict(GradiscaStep):
    """GR-7.1-20 to 22, GR-18-07, 08: annihilation first, then who suffered more; if equal the attacker retreats."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.attacker
        other = 1 - seat
        left_alone(p, seat, log)
        left_alone(p, other, log)
        if p.fallen >= 0:
            return True  # first a captured commander's replacement appears
        mine, theirs = p.force_at(seat, p.field), p.force_at(other, p.field)
        if p.great and goes_on(p):
            p.push(stack.GOING_ON, other if p.suffered[other] < p.suffered[seat] else seat)
            return True
        p.pop()
        p.push(stack.AFTERMATH, seat)
        if mine == 0 or theirs == 0:
            return True
        taken = p.totals if p.kit.advanced else p.suffered
        if taken[other] > taken[seat]:
            if p.through >= 0:
                p.push(stack.GARRISON, other)
            else:
                p.push(stack.BEATEN, other)
        else:
            give_way(p, log)
        return True


def goes_on(p: Position) -> bool:
    """Return whether a great battle may have another round: both sides have troops, and nobody has stopped it."""
    if p.stopped or (p.kit.count_each_round and not great_battle(p)):
        return False
    return (p.force_at(0, p.field) & STRONG) != 0 and (p.force_at(1, p.field) & STRONG) != 0


def left_alone(p: Position, seat: i64, log: Log) -> None:
    """GR-RULING-49: commanders and sappers that are left alone with enemy line units or guns are eliminated."""
    if (p.force_at(seat, p.field) & STRONG) == 0 and (p.force_at(1 - seat, p.field) & STRONG) != 0:
        capture(p, seat, p.field, log)


def give_way(p: Position, log: Log) -> None:
    """GR-7.3-08, 09, GR-12-20, GR-15-04: attackers go back, each where it came from; those who cannot are lost."""
    seat = p.attacker
    group = p.in_fight(seat)
    homes: list[i64] = []
    for unit in group:
        came = from_of(p.units[unit])
        homes.append(came if came >= 0 else p.origin)
    for zone in range(-1, p.kit.n):
        if zone not in homes:
            continue
        barred = zone < 0 or p.enemy_in(seat, zone) or p.unbridged(p.kit.border(p.field, zone))
        if barred:
            log.note(entries.NO_RETREAT, seat, p.field)
        else:
            log.note(entries.RETREATED, seat, p.field, zone)
        for i in range(len(group)):
            if homes[i] == zone and barred:
                p.eliminate(group[i], log)
            elif homes[i] == zone:
                p.put(group[i], zone)


class Garrison(GradiscaStep):
    """GR-7.3-10, GR-7.3-11: a garrison beaten behind a breach holds by an extra loss, or withdraws."""

    def __init__(self) -> None:
        super().__init__(
            stack.GARRISON, verbs.STAND, verbs.RETREAT, not_now=c.R7_3_10, reveals=[verbs.STAND, verbs.RETREAT]
        )

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(verbs.STAND * WIDTH + NONE)
        for zone in zones_of_retreat(p, seat):
            out.append(verbs.RETREAT * WIDTH + zone)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.STAND:
            return 0 if arg == NONE else c.R7_3_10
        return bars_retreat(p, seat, arg)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """With nowhere to go it stands: to withdraw would be to perish."""
        seat = p.asked()
        if zones_of_retreat(p, seat):
            return False
        self.stand(p, seat, log)
        return True

    def stand(self, p: Position, seat: i64, log: Log) -> None:
        """GR-RULING-51: one hit that is not in the totals, no check of commanders; then the attacker retreats."""
        p.pop()
        log.note(entries.STOOD, seat, p.field)
        p.standing = True
        p.owed = replaced(p.owed, seat, 1)
        p.push(stack.LOSSES, seat)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.STAND:
            self.stand(p, seat, log)
        else:
            p.pop()
            withdraw(p, seat, p.in_fight(seat), arg, chance, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """GR-RULING-107: it stands if it has two steps or more."""
        zones = zones_of_retreat(p, seat)
        if capacity(p, seat) > 1 or not zones:
            return verbs.STAND * WIDTH + NONE
        return verbs.RETREAT * WIDTH + most_friends(p, seat, zones)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.STAND:
            return Wording(Phrase("label-stand"), Phrase("hint-stand"), (DONE,))
        return retreat_wording(p, arg)


class Beaten(AskingZone):
    """GR-7.3-03, 04, 06, 07: beaten defenders retreat together to one adjacent zone of their choice."""

    def __init__(self) -> None:
        super().__init__(stack.BEATEN, verbs.RETREAT, c.R7_3_03, "label-retreat")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        return zones_of_retreat(p, seat)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return bars_retreat(p, seat, arg)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """All can see where there is no choice; with nowhere to go they are eliminated (GR-7.3-09)."""
        seat = p.asked()
        zones = self.choices(p, seat)
        if len(zones) > 1:
            return False
        p.pop()
        if zones:
            withdraw(p, seat, p.in_fight(seat), zones[0], chance, log)
        else:
            log.note(entries.NO_RETREAT, seat, p.field)
            for unit in p.in_fight(seat):
                p.eliminate(unit, log)
        return True

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        withdraw(p, seat, p.in_fight(seat), arg, chance, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return verbs.RETREAT * WIDTH + most_friends(p, seat, self.choices(p, seat))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return retreat_wording(p, arg)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-beaten", zone=zone_name(p.kit.zones[p.field]))


def retreat_wording(p: Position, zone: i64) -> Wording:
    """Return what a retreat is called."""
    name = p.kit.zones[zone]
    return Wording(Phrase("label-retreat", zone=zone_name(name)), None, (zone_id(name),))


def zones_of_retreat(p: Position, seat: i64) -> list[i64]:
    """Return where a side may retreat from the fight."""
    barred = p.origin if not p.kit.retreat_to_origin and p.fight != BOMBARDED else -1
    return retreats(p, seat, p.field, barred)


def bars_retreat(p: Position, seat: i64, zone: i64) -> i64:
    """Return what forbids a retreat to a zone."""
    if zone >= p.kit.n:
        return c.R7_3_03
    at = p.kit.border(p.field, zone)
    if at < 0:
        return c.R7_3_03
    if not p.kit.passable[at]:
        return c.R7_3_07
    if p.unbridged(at):
        return c.R15_04
    if p.enemy_in(seat, zone):
        return c.R7_3_06
    return 0 if zone in zones_of_retreat(p, seat) else c.RULING_52


def most_friends(p: Position, seat: i64, zones: list[i64]) -> i64:
    """Return the zone with most units of a side, the first on the map among equals."""
    best = zones[0]
    for zone in zones:
        if friends(p, seat, zone) > friends(p, seat, best):
            best = zone
    return best


def withdraw(p: Position, seat: i64, group: list[i64], zone: i64, chance: Chance, log: Log) -> None:
    """Units retreat to a zone, with all that entering brings (GR-RULING-52)."""
    log.note(entries.RETREATED, seat, p.field, zone)
    combat = False
    for unit in group:
        p.put(unit, zone)
        combat = combat or not p.kit.is_leader(unit)
    if combat:
        reveal_loot(p, seat, zone, chance, log)
        take_zone(p, seat, zone, log)
    p.sweep_mines(log)


class Aftermath(GradiscaStep):
    """GR-10-10, GR-11-02, GR-11-04: what falls to an attacker who won; then the battle is over."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.attacker
        other = 1 - seat
        zone = p.field
        if p.standing and p.force_at(other, zone) != 0:
            left_alone(p, other, log)
            p.standing = False
            if p.force_at(other, zone) != 0:
                give_way(p, log)
            return True
        p.pop()
        mine, theirs = p.force_at(seat, zone), p.force_at(other, zone)
        won = mine != 0 and theirs == 0
        rides_on = won and not p.kit.raiders_leave and p.kit.advanced
        for unit in p.units_with(FIGHTING):
            p.clear_bits(unit, FIGHTING | FROM_MASK | (0 if rides_on and left_of(p, unit) > 0 else MARCHING))
        p.clear_battle()
        if won:
            log.note(entries.WON, seat, zone)
            if p.forts_of(other, zone) > 0:
                if (mine & COMBAT) != 0 or not p.kit.advanced:
                    take_forts(p, seat, zone, log)
            elif p.kit.borough[zone] and (p.zones[zone] & RUINED) == 0:
                p.zones[zone] = p.zones[zone] | RUINED
                log.note(entries.RUINED, zone)
            if (mine & COMBAT) != 0:
                reveal_loot(p, seat, zone, chance, log)
        elif theirs != 0:
            log.note(entries.WON, other, zone)
        abandon_camps(p, zone, log)
        p.sweep_mines(log)
        return True
