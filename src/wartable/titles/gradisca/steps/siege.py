"""Siege work: guns, mines, countermines, walls, forts (rulebook: 7.4 to 7.7, 10)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import ARTILLERY, MOST_FORTS, SAPPERS, unit_id, wall_id, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import (
    ACTED,
    COMBAT,
    FIRING,
    FORT_OWNER,
    FORTS,
    PICKED,
    die_row,
    fresh_of,
    miner_of,
    mines_of,
    replaced,
    sappers_of,
    tried_of,
)
from wartable.titles.gradisca.position.position import BOMBARDED, Position
from wartable.titles.gradisca.position.siege import breached, gun_value, shelter, wall_between
from wartable.titles.gradisca.position.supply import bars_operation
from wartable.titles.gradisca.steps.combat import suffer
from wartable.titles.gradisca.steps.loot import abandon_camps
from wartable.titles.gradisca.steps.step import GradiscaStep, Order, counter
from wartable.titles.gradisca.steps.verdict import bars_retreat, retreat_wording, withdraw, zones_of_retreat

EXPLODES_ON = 3  # GR-7.5-08
BURSTS_ON = 6  # GR-7.4-06, and a mine is lost on it (GR-7.5-09)


class Work(Order):
    """A siege work that the picked units declare, on a side of a fortress or, for guns, on the units in a zone."""

    def __init__(self, verb: int, clause: int) -> None:
        super().__init__(verb, reveals=[verb])
        self.verb: i64 = verb
        self.clause: i64 = clause

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        picked = p.picked()
        if picked and self.fits(p, picked) == 0:
            for arg in self.near(p, p.opened):
                out.append(self.verb * WIDTH + arg)

    def fits(self, p: Position, picked: list[i64]) -> i64:
        """Return 0, or the clause that says which units do this work."""
        for unit in picked:
            if p.kit.type[unit] != SAPPERS:
                return self.clause
        return c.RULING_118 if len(picked) > 1 else 0

    def near(self, p: Position, zone: i64) -> list[i64]:
        """Return what a player could point at from a zone: the walls of it, or those that it faces."""
        kit = p.kit
        return [
            wall for wall in range(len(kit.walls)) if kit.wall_facing[wall] == zone or kit.wall_fortress[wall] == zone
        ]

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        picked = p.picked()
        if not picked:
            return c.RULING_32
        clause = self.fits(p, picked)
        if clause != 0:
            return clause
        return self.bars(p, seat, arg) if arg < len(p.kit.walls) else self.clause

    def bars(self, p: Position, seat: i64, wall: i64) -> i64:
        """Return 0, or the clause that forbids the work on a side."""
        raise NotImplementedError

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.end_march()
        units = p.picked()
        p.drop_row()
        for unit in units:
            p.set_bits(unit, ACTED | FIRING)
        p.work = verb
        p.work_wall = arg
        if log.on:
            log.tell(entries.AIMED if verb == verbs.FIRE else entries.DECLARED, [seat, verb, arg, *units])
        self.declare(p, seat)

    def declare(self, p: Position, seat: i64) -> None:
        """Have it carried out, after the other side's answer where there may be one."""
        p.push(stack.SIEGE_WORK, seat)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.walls[arg]
        key = "label-" + verbs.VERB_IDS[verb - 1]
        zone = zone_name(p.kit.zones[p.kit.wall_fortress[arg]])
        return Wording(Phrase(key, wall=Phrase("wall-" + name), zone=zone), None, (wall_id(p.kit.wall_borders[arg]),))


def bars_outside(p: Position, seat: i64, wall: i64, clause: i64) -> i64:
    """Return what keeps besiegers from working on a side: the wrong zone, a truce (GR-7.4.1-01, GR-7.5-01)."""
    if p.kit.wall_facing[wall] != p.opened:
        return clause
    return c.R12_02 if p.truce else 0


class Bombard(Work):
    """GR-7.4.1-01: guns fire at the side that they face, of a fortress that enemies hold (GR-RULING-57)."""

    def fits(self, p: Position, picked: list[i64]) -> i64:
        for unit in picked:
            if p.kit.type[unit] != ARTILLERY:
                return self.clause
        return 0

    def bars(self, p: Position, seat: i64, wall: i64) -> i64:
        clause = bars_outside(p, seat, wall, c.R7_4_1_01)
        if clause != 0:
            return clause
        fortress: i64 = p.kit.wall_fortress[wall]
        held = p.enemy_in(seat, fortress) or (p.kit.bombard_empty and p.force_at(seat, fortress) == 0)
        return bars_operation(p, seat, p.opened, c.R21_1_04) if held and not breached(p, wall) else c.RULING_57

    def declare(self, p: Position, seat: i64) -> None:
        p.work_zone = p.kit.wall_fortress[p.work_wall]
        p.push(stack.GUNFIRE, seat)
        if p.enemy_in(seat, p.work_zone):  # by option nobody may be there to answer
            p.push(stack.BOMBARD_WINDOW, 1 - seat)


class Fire(Bombard):
    """GR-7.4.2-01, GR-7.4.2-02: guns in a fortress fire at units outside, or any guns through a breach."""

    def near(self, p: Position, zone: i64) -> list[i64]:
        kit = p.kit
        out: list[i64] = []
        for at in range(kit.first[zone], kit.first[zone + 1]):
            other = kit.next[at]
            if (kit.fortress[zone] or kit.fortress[other]) and p.enemy_in(kit.corps_side[p.active], other):
                out.append(other)
        return out

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        picked = p.picked()
        if not picked:
            return c.RULING_32
        clause = self.fits(p, picked)
        if clause != 0:
            return clause
        kit = p.kit
        if arg >= kit.n or kit.border(p.opened, arg) < 0 or not p.enemy_in(seat, arg):
            return c.R5_1_05
        if p.truce:
            return c.R12_02
        if (p.force_at(1 - seat, arg) & COMBAT) == 0:
            return c.RULING_62
        if kit.fortress[p.opened]:
            return 0 if not kit.fortress[arg] or breached(p, wall_between(p, p.opened, arg)) else c.R7_4_2_02
        if not kit.fortress[arg]:
            return c.R5_1_05
        return 0 if breached(p, wall_between(p, p.opened, arg)) else c.R7_4_2_02

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        """GR-RULING-59: fire that cannot hit."""
        picked = p.picked()
        value, _ = gun_value(p, picked[0], p.opened, p.kit.fortress[arg])
        return c.RULING_59 if value == 0 else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.work_zone = arg
        super().play(p, seat, verb, arg, chance, log)

    def declare(self, p: Position, seat: i64) -> None:
        p.work_wall = -1
        p.push(stack.GUNFIRE, seat)
        if p.kit.fortress[p.work_zone]:
            p.push(stack.BOMBARD_WINDOW, 1 - seat)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.zones[arg]
        return Wording(Phrase("label-fire", zone=zone_name(name)), None, (zone_id(name),))


class Mine(Work):
    """GR-7.5-01: sappers lay a mine before the side they face (GR-RULING-66)."""

    def bars(self, p: Position, seat: i64, wall: i64) -> i64:
        clause = bars_outside(p, seat, wall, c.R7_5_01)
        if clause != 0:
            return clause
        held = p.enemy_in(seat, p.kit.wall_fortress[wall])
        if not held or breached(p, wall):
            return c.RULING_66
        return c.R7_5_04 if mines_of(p.walls[wall]) >= 60 else bars_operation(p, seat, p.opened, c.R21_1_05)

    def declare(self, p: Position, seat: i64) -> None:
        p.push(stack.SIEGE_WORK, seat)
        p.push(stack.MINE_WINDOW, 1 - seat)


class Explode(Mine):
    """GR-7.5-05, GR-7.5-06: sappers try to set off a mine that was laid in an earlier activation."""

    def bars(self, p: Position, seat: i64, wall: i64) -> i64:
        clause = bars_outside(p, seat, wall, c.R7_5_01)
        if clause != 0:
            return clause
        packed = p.walls[wall]
        if mines_of(packed) == 0 or miner_of(packed) != seat:
            return c.R7_5_05
        old = mines_of(packed) - fresh_of(packed)
        if old <= 0:
            return c.R7_5_06
        if not p.kit.any_mine and old - tried_of(packed) <= 0:
            return c.RULING_63
        if not p.enemy_in(seat, p.kit.wall_fortress[wall]):
            return c.RULING_105
        return c.RULING_66 if breached(p, wall) else 0


class Countermine(Work):
    """GR-7.6-01: sappers in a fortress clear a mine of the enemy."""

    def bars(self, p: Position, seat: i64, wall: i64) -> i64:
        packed = p.walls[wall]
        if p.kit.wall_fortress[wall] != p.opened:
            return self.clause
        return 0 if mines_of(packed) > 0 and miner_of(packed) != seat else c.R7_6_01


class Rebuild(Work):
    """GR-7.7-01: sappers in a fortress rebuild a damaged side."""

    def bars(self, p: Position, seat: i64, wall: i64) -> i64:
        if p.kit.wall_fortress[wall] != p.opened:
            return self.clause
        return 0 if p.level(wall) < p.kit.wall_level[wall] else c.R7_7_01


class Fort(Order):
    """GR-10-01: sappers build a fort where they stand."""

    def __init__(self) -> None:
        super().__init__(verbs.FORT)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        picked = p.picked()
        if len(picked) == 1 and p.kit.type[picked[0]] == SAPPERS:
            out.append(verbs.FORT * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        picked = p.picked()
        if not picked or arg != NONE:
            return c.RULING_32
        for unit in picked:
            if p.kit.type[unit] != SAPPERS:
                return c.R5_1_07
        if len(picked) > 1:
            return c.RULING_118
        if p.kit.fortress[p.opened]:
            return c.R10_07
        forts = p.zones[p.opened] & FORTS
        if forts >= (MOST_FORTS if p.kit.advanced else 1):
            return c.R19_2_01 if p.kit.advanced else c.R10_05
        if p.built:
            return c.R19_2_03
        return bars_operation(p, seat, p.opened, c.R21_1_06) if p.forts_left[seat] > 0 else c.R10_08

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.end_march()
        unit = p.picked()[0]
        p.drop_row()
        p.set_bits(unit, ACTED)
        p.zones[p.opened] = (p.zones[p.opened] + 1) | (FORT_OWNER if seat == 1 else 0)
        p.built = p.kit.advanced
        p.forts_left = replaced(p.forts_left, seat, p.forts_left[seat] - 1)
        log.note(entries.FORT_BUILT, seat, p.opened, unit)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-fort"), Phrase("hint-fort", count=p.forts_left[seat]))


# -- what was declared is carried out --


def end_work(p: Position) -> None:
    """Nothing is declared any more."""
    p.clear_all(FIRING)
    p.clear_work()


class Gunfire(GradiscaStep):
    """GR-7.4-04 to 06: a die for each gun; those that are gone take no part (GR-RULING-113)."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        p.pop()
        guns = p.units_with(FIRING)
        wall, zone = p.work_wall, p.work_zone
        at_wall = p.work == verbs.BOMBARD
        end_work(p)
        if not guns or (at_wall and breached(p, wall)):
            log.note(entries.NOT_CARRIED_OUT, seat)
            return True
        here = p.place_of(guns[0])
        rows = shoot(p, guns, here, not at_wall and p.kit.fortress[zone], False, chance, log)
        if p.battery > 0 and sappers_of(p.force_at(seat, here)) > 0:
            p.battery = 2
            left = [gun for gun in guns if p.on_map(gun)]
            rows += shoot(p, left, here, not at_wall and p.kit.fortress[zone], True, chance, log)
        hits: i64 = 0
        for row in rows:
            hits += row >> 19
        if at_wall:
            if log.on:
                log.tell(entries.SHOT_AT_WALL, [seat, wall, hits, *rows])
            lower(p, wall, hits, log)
        else:
            strike(p, seat, zone, here, hits, rows, log)
        p.sweep_mines(log)
        return True


def shoot(p: Position, guns: list[i64], zone: i64, through: bool, again: bool, chance: Chance, log: Log) -> list[i64]:
    """Fire one shot of each gun; a 6 never hits and bursts it, unless a card gave the shot."""
    rows: list[i64] = []
    for gun in guns:
        value, why = gun_value(p, gun, zone, through)
        die = chance.die(6)
        rows.append(die_row(gun, die, value, p.printed(gun, True), why, die <= value and die < BURSTS_ON))
        if die == BURSTS_ON and not again:
            log.note(entries.BURST, gun)
            p.eliminate(gun, log)
    return rows


def lower(p: Position, wall: i64, hits: i64, log: Log) -> None:
    """GR-7.4.1-02, 08, 09: each success takes one level, down to a breach."""
    if hits > 0:
        level = p.level(wall) - hits
        p.set_level(wall, level if level > 0 else 0)
        log.note(entries.BREACHED if level <= 0 else entries.LOWERED, wall, level if level > 0 else 0)


def strike(p: Position, seat: i64, zone: i64, origin: i64, hits: i64, rows: list[i64], log: Log) -> None:
    """GR-7.4.2-05 to 09: units under fire take hits, their commanders are checked, and they may retreat."""
    other = 1 - seat
    absorbed = min(hits, shelter(p, other, zone))
    if log.on:
        log.tell(entries.SHOT_AT_UNITS, [seat, zone, hits, absorbed, *rows])
    p.clear_battle()
    p.fight = BOMBARDED
    p.field = zone
    p.origin = origin
    p.attacker = seat
    p.through = wall_between(p, origin, zone) if p.kit.fortress[zone] else -1
    p.rolls = rows
    p.scored = replaced(p.scored, seat, hits)
    p.absorbed = absorbed
    suffer(p, other, hits - absorbed)
    if p.suffered[other] == 0:
        p.clear_battle()
        return
    for step in (stack.UNDER_FIRE, stack.CHECKS, stack.LOSSES):
        p.push(step, other)


class UnderFire(GradiscaStep):
    """GR-7.4.2-06, GR-7.4.2-07: units that were hit may retreat, all together (GR-RULING-61)."""

    def __init__(self) -> None:
        hold = [verbs.RETREAT, verbs.HOLD]
        super().__init__(stack.UNDER_FIRE, verbs.PICK, *hold, not_now=c.RULING_61, selects=[verbs.PICK], reveals=hold)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        if p.force_at(seat, p.field) != 0 and zones_of_retreat(p, seat):
            return False
        p.pop()
        self.done(p, log)
        return True

    def done(self, p: Position, log: Log) -> None:
        """The fire is over."""
        zone = p.field
        p.clear_battle()
        abandon_camps(p, zone, log)
        p.sweep_mines(log)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if p.kit.partial_retreat:
            for unit in p.units_in(seat, p.field):
                if not p.has(unit, PICKED):
                    out.append(verbs.PICK * WIDTH + unit)
        for zone in zones_of_retreat(p, seat):
            out.append(verbs.RETREAT * WIDTH + zone)
        if not p.picked():
            out.append(verbs.HOLD * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.HOLD:
            return 0 if arg == NONE and not p.picked() else c.RULING_61
        if verb == verbs.PICK:
            fits = p.kit.partial_retreat and arg in p.units_in(seat, p.field) and not p.has(arg, PICKED)
            return 0 if fits else c.RULING_61
        return bars_retreat(p, seat, arg)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.PICK:
            p.set_bits(arg, PICKED)
            return
        p.pop()  # before what the retreat may ask
        if verb == verbs.RETREAT:
            group = p.picked() or p.units_in(seat, p.field)
            p.drop_row()
            withdraw(p, seat, group, arg, chance, log)
        else:
            log.note(entries.HELD, seat, p.field)
        self.done(p, log)

    def row(self, p: Position, seat: i64) -> list[int]:
        return [verbs.PICK * WIDTH + unit for unit in p.picked()]

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        if p.picked():
            return verbs.RETREAT * WIDTH + zones_of_retreat(p, seat)[0]
        return verbs.HOLD * WIDTH + NONE

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-under_fire", zone=zone_name(p.kit.zones[p.field]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.PICK:
            return Wording(
                Phrase("label-pick", unit=counter(p, arg)), None, (unit_id(p.kit.units[arg], p.kit.is_leader(arg)),)
            )
        return retreat_wording(p, arg) if verb == verbs.RETREAT else Wording(Phrase("label-hold"), None, (DONE,))


class SiegeWork(GradiscaStep):
    """GR-7.5 to 7.7: one die for a sapper unit that lays, sets off or clears a mine, or rebuilds a wall."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        p.pop()
        units = p.units_with(FIRING)
        work, wall = p.work, p.work_wall
        end_work(p)
        old = mines_of(p.walls[wall]) - fresh_of(p.walls[wall])
        if not units or (work == verbs.EXPLODE and old <= 0):
            log.note(entries.NOT_CARRIED_OUT, seat)
            return True
        die = chance.die(6)
        value = EXPLODES_ON if work == verbs.EXPLODE else p.printed(units[0], True)
        log.note(entries.DUG, units[0], work, wall, die)
        if work == verbs.EXPLODE:
            explode(p, seat, wall, die, log)
        elif die <= value:
            succeed(p, seat, work, wall, log)
        return True


def explode(p: Position, seat: i64, wall: i64, die: i64, log: Log) -> None:
    """GR-7.5-08 to 10, GR-RULING-64: a breach, nothing, or the mine is lost; it has been tried."""
    packed = p.walls[wall]
    mines, fresh, tried = mines_of(packed), fresh_of(packed), tried_of(packed)
    if die <= EXPLODES_ON:
        p.set_level(wall, 0)
        p.set_mines(wall, seat, mines - 1, fresh, tried)
        log.note(entries.BREACHED, wall, 0)
    elif die == BURSTS_ON:
        p.set_mines(wall, seat, mines - 1, fresh, tried)
        log.note(entries.MINES_LOST, wall, 1)
    else:
        p.set_mines(wall, seat, mines, fresh, tried if p.kit.any_mine else tried + 1)


def succeed(p: Position, seat: i64, work: i64, wall: i64, log: Log) -> None:
    """A mine is laid or cleared, or a level returns."""
    packed = p.walls[wall]
    mines, fresh, tried = mines_of(packed), fresh_of(packed), tried_of(packed)
    if work == verbs.MINE:
        p.set_mines(wall, seat, mines + 1, fresh + 1, tried)
        log.note(entries.MINE_LAID, wall, mines + 1)
    elif work == verbs.COUNTERMINE:
        clear_mine(p, wall, log)
    else:
        p.set_level(wall, p.level(wall) + 1)
        log.note(entries.RAISED, wall, p.level(wall))


def clear_mine(p: Position, wall: i64, log: Log) -> None:
    """Take one mine away: an old one that was not tried first, so that the numbers stay in order."""
    packed = p.walls[wall]
    mines, fresh, tried = mines_of(packed) - 1, fresh_of(packed), tried_of(packed)
    fresh = fresh if fresh <= mines else mines
    tried = tried if tried <= mines - fresh else mines - fresh
    p.set_mines(wall, miner_of(packed), mines, fresh, tried)
    log.note(entries.MINE_CLEARED, wall, mines)
