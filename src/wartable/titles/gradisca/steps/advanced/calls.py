"""Calls: a commander who has entered among enemies calls units to the battle before the dice (rulebook: 17)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.gradisca.checks import allowance
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import ARTILLERY, unit_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import ACTED, FIGHTING, FROM, OPENED, OUT, SPENT, loot_of, spent_of
from wartable.titles.gradisca.position.position import FIELD, Position
from wartable.titles.gradisca.position.siege import closed_to
from wartable.titles.gradisca.position.supply import ENEMIES, commanded, linked, supplied
from wartable.titles.gradisca.position.ways import NOT_REACHED, ways
from wartable.titles.gradisca.steps.advanced.supplies import check_supply
from wartable.titles.gradisca.steps.step import GradiscaStep, counter


class Way:
    """How a called unit comes: what it costs, and the zone before that of the battle (-1: there is no way)."""

    def __init__(self, cost: i64, last: i64) -> None:
        self.cost: i64 = cost
        self.last: i64 = last


def way_to_battle(p: Position, seat: i64, unit: i64) -> Way:
    """Return a unit's way into the battle, by the points that its supply leaves it (GR-17-13, GR-RULING-79, 106)."""
    kit = p.kit
    start = p.place_of(unit)
    points = allowance_if_checked(p, seat, unit)
    closed: list[bool] = [hostile(p, seat, zone) for zone in range(kit.n)]
    tolls: list[i64] = [river_toll(p, unit, at) for at in range(len(kit.next))]
    found = ways(kit, start, points, closed, [False] * kit.n, tolls)
    best = Way(NOT_REACHED, -1)
    barred = False
    zones: i64 = 0
    for at in range(kit.first[p.field], kit.first[p.field + 1]):
        last = kit.next[at]
        row = kit.border(last, p.field)
        if not kit.passable[row] or not found.reaches(last) or closed_to(p, seat, last, p.field):
            continue
        wet = p.unbridged(row)
        cost = found.cost[last] + kit.cost[p.field] + tolls[row]
        if cost > points and wet and last == start and crosses(p, unit, row):
            cost = points  # the whole allowance
        if cost > points:
            continue
        nearer = cost < best.cost or (cost == best.cost and barred and not wet)
        if nearer or (cost == best.cost and barred == wet and found.zones[last] < zones):
            best = Way(cost, last)
            barred = wet
            zones = found.zones[last]
    return best


def allowance_if_checked(p: Position, seat: i64, unit: i64) -> i64:
    """Return the points that a unit will have once its supply has been checked."""
    out = p.has(unit, OUT)
    fed = supplied(p, seat, p.place_of(unit))
    points = allowance(p, unit)
    if p.kit.is_leader(unit) or out != fed:
        return points
    return points + 1 if out else points - 1


def hostile(p: Position, seat: i64, zone: i64) -> bool:
    """Return whether a zone stops a march: enemies, their loot, forts or camp (GR-RULING-106)."""
    other = 1 - seat
    prize = loot_of(p.zones[zone]) == other or p.forts_of(other, zone) > 0 or p.camps[other] == zone
    return prize or p.enemy_in(seat, zone)


def river_toll(p: Position, unit: i64, at: i64) -> i64:
    """Return what a river costs a called unit on its way: a ford's points; without one it is not a way."""
    if not p.unbridged(at):
        return 0
    return p.ford if p.ford > 0 and not p.flooded(at) and p.kit.type[unit] != ARTILLERY else NOT_REACHED


def crosses(p: Position, unit: i64, at: i64) -> bool:
    """Return whether a unit can cross a river as its one and only step."""
    return p.kit.type[unit] != ARTILLERY and not p.flooded(at) and spent_of(p.units[unit]) == 0


def bars_call(p: Position, seat: i64, unit: i64) -> i64:
    """Return what keeps a unit from being called (GR-17-04 to 13, GR-RULING-79, 80, 100)."""
    kit = p.kit
    if unit >= kit.u or not p.on_map(unit) or kit.side[unit] != seat:
        return c.R1_02
    zone = p.place_of(unit)
    if p.calls <= 0:
        return c.R17_05
    if p.has(unit, ACTED):
        return c.R17_04
    if kit.corps_of[unit] == p.active and (p.zones[zone] & OPENED) != 0:
        return c.RULING_100
    if not commanded(p, seat, p.field, zone):
        if linked(p, seat, p.field, zone, ENEMIES):
            return c.R17_08
        return c.R17_07 if kit.hops[p.field * kit.n + zone] <= 2 else c.R17_06
    if kit.fortress[p.field] and kit.type[unit] == ARTILLERY:
        return c.RULING_80
    return 0 if way_to_battle(p, seat, unit).last >= 0 else c.R17_13


class Calling(GradiscaStep):
    """GR-17-01, GR-17-02: units within the radius come into the battle one by one, then it is fought."""

    def __init__(self) -> None:
        answers = [verbs.CALL, verbs.FIGHT]
        super().__init__(stack.CALLING, *answers, not_now=c.R17_04, reveals=[verbs.FIGHT])

    def choices(self, p: Position, seat: i64) -> list[i64]:
        """Return the units that may be called."""
        return [unit for unit in self.near(p, seat) if bars_call(p, seat, unit) == 0]

    def near(self, p: Position, seat: i64) -> list[i64]:
        """Return own units within two steps, no matter what bars them."""
        kit = p.kit
        out: list[i64] = []
        for unit in range(kit.u):
            zone = p.place_of(unit)
            if zone < kit.n and kit.side[unit] == seat and zone != p.field and kit.hops[p.field * kit.n + zone] <= 2:
                out.append(unit)
        return out

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        if p.calls > 0 and self.choices(p, p.asked()):
            return False
        p.calls = 0
        p.pop()
        return True

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for unit in self.near(p, seat):
            out.append(verbs.CALL * WIDTH + unit)
        out.append(verbs.FIGHT * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.FIGHT:
            return 0 if arg == NONE else c.R17_04
        return bars_call(p, seat, arg)

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.FIGHT:
            return 0
        last = way_to_battle(p, seat, arg).last
        return c.RULING_77 if p.unbridged(p.kit.border(last, p.field)) else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.FIGHT:
            p.calls = 0
            log.note(entries.BATTLE_JOINED, seat, p.field)
            return
        way = way_to_battle(p, seat, arg)
        check_supply(p, seat, [arg], p.place_of(arg), log)
        log.note(entries.CALLED, seat, arg, p.place_of(arg))
        p.calls -= 1
        p.put(arg, p.field)
        p.set_bits(arg, ACTED | FIGHTING)
        p.units[arg] = p.units[arg] + way.cost * SPENT + (way.last + 1) * FROM
        p.sweep_mines(log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return verbs.FIGHT * WIDTH + NONE

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.fight != FIELD or not self.choices(p, seat)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-calling", count=p.calls, zone=zone_name(p.kit.zones[p.field]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.FIGHT:
            return Wording(Phrase("label-fight"), None, (DONE,))
        place = unit_id(p.kit.units[arg], p.kit.is_leader(arg))
        return Wording(Phrase("label-call", unit=counter(p, arg)), None, (place,))
