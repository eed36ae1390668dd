"""Entering a zone: loot, lone enemies, lone forts, a lone camp (rulebook: 6, 10, 13, 19.2, 24)."""

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.gradisca.checks import friends_elsewhere
from wartable.titles.gradisca.codes import entries
from wartable.titles.gradisca.codes.stack import CONVERSION, REPLACEMENT
from wartable.titles.gradisca.codes.things import FACES
from wartable.titles.gradisca.position.packing import BACK, COMBAT, STRONG, WAITING, loot_of, replaced
from wartable.titles.gradisca.position.position import Position


def has_loot(p: Position, seat: i64, zone: i64) -> bool:
    """Return whether an enemy loot marker lies in a zone."""
    return loot_of(p.zones[zone]) == 1 - seat


def reveal_loot(p: Position, seat: i64, zone: i64, chance: Chance, log: Log) -> None:
    """GR-13-07 to 09: turn an enemy marker up; its value is drawn only now (GR-RULING-73)."""
    if not has_loot(p, seat, zone):
        return
    first = (1 - seat) * FACES
    face = chance.draw(p.loot, first, first + FACES, of=1)
    p.loot = replaced(p.loot, first + face, p.loot[first + face] - 1)
    p.remove_loot(zone)
    points = face - 1
    if face == 0:
        points = chance.die(6)
    p.gain(seat, points)
    log.note(entries.LOOTED, seat, zone, face, points)


def take_zone(p: Position, seat: i64, zone: i64, log: Log) -> None:
    """What falls to combat units that are in a zone without enemy line units or guns (GR-6-20, GR-10-09)."""
    if (p.force_at(seat, zone) & COMBAT) == 0:
        return
    if (p.force_at(1 - seat, zone) & STRONG) == 0:
        capture(p, 1 - seat, zone, log)
        take_forts(p, seat, zone, log)
        abandon_camps(p, zone, log)


def capture(p: Position, seat: i64, zone: i64, log: Log) -> None:
    """Eliminate commanders and sappers of a side that are alone with the enemy (GR-RULING-38)."""
    for unit in p.units_in(seat, zone):
        if p.kit.replace_captured and p.kit.is_leader(unit) and p.kit.has_back[unit] and not p.has(unit, BACK):
            zones = friends_elsewhere(p, unit)
            if zones:
                p.set_bits(unit, BACK)
                log.note(entries.CAPTURED, seat, unit, zone)
                p.put(unit, zones[0])
                if unit == p.leader:
                    p.base = zones[0]  # GR-RULING-33
                if len(zones) > 1:
                    # The owner says where, once all that the entry brings is done.
                    p.set_bits(unit, WAITING)
                    p.fallen = p.units_with(WAITING)[0]
                    p.push(REPLACEMENT, seat)
                else:
                    log.note(entries.REPLACED, unit, zones[0])
                continue
        log.note(entries.CAPTURED, seat, unit, zone)
        p.eliminate(unit, log)


def take_forts(p: Position, seat: i64, zone: i64, log: Log) -> None:
    """Enemy forts without defenders are destroyed; the Advanced game asks what becomes of them (GR-19.2-04, 05)."""
    if p.forts_of(1 - seat, zone) == 0:
        return
    if p.kit.advanced:
        p.prize = zone
        p.push(CONVERSION, seat)
    else:
        p.remove_forts(zone)
        log.note(entries.FORT_LOST, 1 - seat, zone)


def abandon_camps(p: Position, zone: i64, log: Log) -> None:
    """A camp without a friendly unit in its zone is lost, after a fight or to those who enter (GR-24-08 to 10)."""
    for seat in range(2):
        if p.camps[seat] == zone and p.force_at(seat, zone) == 0:
            p.lose_camp(seat, p.turn, log)
