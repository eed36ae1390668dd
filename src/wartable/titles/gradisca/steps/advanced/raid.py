"""A raid: one die for all raiders, again as long as they have points, then combat among enemies (rulebook: 23)."""

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.gradisca.checks import flips, is_line, left_of
from wartable.titles.gradisca.codes import entries
from wartable.titles.gradisca.codes.stack import RAIDING
from wartable.titles.gradisca.position.packing import FIGHTING, MARCHING, OUT, RAIDED, SPENT, STRONG
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.steps.combat import begin_battle, friends
from wartable.titles.gradisca.steps.loot import capture, reveal_loot, take_zone
from wartable.titles.gradisca.steps.turn import disorganise

ALWAYS = 1  # GR-23-06
NEVER = 6  # GR-23-07


def among_enemies(p: Position, seat: i64, zone: i64) -> bool:
    """Return whether enemy line units or guns are in a zone."""
    return (p.force_at(1 - seat, zone) & STRONG) != 0


def begin_raid(p: Position, seat: i64, group: list[i64], zone: i64, origin: i64, chance: Chance, log: Log) -> None:
    """Raiders have entered: loot is turned up, lone commanders and sappers fall, then the first die (GR-RULING-96)."""
    battle = among_enemies(p, seat, zone)
    if p.kit.loot_on_entry or not battle:
        reveal_loot(p, seat, zone, chance, log)
    if not battle:
        capture(p, 1 - seat, zone, log)
    p.raid = zone
    p.raid_from = origin
    p.push(RAIDING, seat)
    attempt(p, seat, chance, log)


def raiders(p: Position, seat: i64) -> list[i64]:
    """Infantry and cavalry of the march in the raided zone (GR-23-01, GR-RULING-95)."""
    return [unit for unit in p.marching() if p.place_of(unit) == p.raid and is_line(p, unit)]


def attempt(p: Position, seat: i64, chance: Chance, log: Log) -> None:
    """GR-23-04 to 18, GR-25.3-01: one die; what it costs, what it brings, whom it disorganises."""
    group = raiders(p, seat)
    for unit in group:
        p.units[unit] = p.units[unit] + SPENT
    added = friends(p, 1 - seat, p.raid) + p.forts_of(1 - seat, p.raid)
    die = chance.die(6)
    if log.on:
        log.tell(entries.RAID_TRIED, [seat, p.raid, die, added, len(group)])
    if die == ALWAYS or (die != NEVER and die + added <= len(group)):
        succeed(p, seat, group, log)
    else:
        log.note(entries.RAID_FAILED, seat, p.raid)
    for unit in group:
        if (die == NEVER or p.kit.light[unit]) and flips(p, unit):
            disorganise(p, unit, log)
        if die == NEVER:
            p.clear_bits(unit, MARCHING)
    for unit in p.marching():
        if left_of(p, unit) <= 0:
            p.clear_bits(unit, MARCHING)


def succeed(p: Position, seat: i64, group: list[i64], log: Log) -> None:
    """GR-23-13 to 18: supplies, morale, a marker; two points where the enemy's camp is."""
    p.zones[p.raid] = p.zones[p.raid] | RAIDED
    log.note(entries.RAIDED, seat, p.raid)
    fed = [unit for unit in group if p.has(unit, OUT)]
    for unit in fed:
        p.clear_bits(unit, OUT)
        p.units[unit] = p.units[unit] + SPENT  # the allowance of this march stays (GR-RULING-101)
    if log.on and fed:
        log.tell(entries.RESUPPLIED, [seat, *fed])
    p.change_morale(seat, 2 if p.camps[1 - seat] == p.raid else 1, log)


def end_raid(p: Position, seat: i64, log: Log) -> None:
    """GR-23-20, GR-RULING-94, 96: those who are left among enemies fight; else camp and forts fall to them."""
    zone, origin = p.raid, p.raid_from
    p.raid = -1
    p.raid_from = -1
    stay(p, seat, zone, origin, log)


def stay(p: Position, seat: i64, zone: i64, origin: i64, log: Log) -> None:
    """What follows for units that stay in a zone that was raided."""
    if not among_enemies(p, seat, zone):
        take_zone(p, seat, zone, log)
        p.sweep_mines(log)
        return
    if (p.force_at(seat, zone) & STRONG) == 0:
        capture(p, seat, zone, log)
        p.sweep_mines(log)
        return
    for unit in p.units_in(seat, zone):
        p.set_bits(unit, FIGHTING)
        if p.kit.raiders_leave:
            p.clear_bits(unit, MARCHING)
    begin_battle(p, seat, zone, origin, log)
