"""Legality that several steps share, written once: each check returns 0 or the number of the clause that forbids."""

from mypy_extensions import i64

from wartable.titles.gradisca.codes import clauses as c, effects as e
from wartable.titles.gradisca.codes.things import ALLOWANCE, CAVALRY, INFANTRY, KINDS, POOL, VENICE
from wartable.titles.gradisca.position.packing import (
    ACTED,
    BACK,
    COMBAT,
    LEADER,
    PLACE,
    WEIGHT,
    guns_of,
    leaders_of,
    line_of,
    sappers_of,
    spent_of,
)
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.siege import closed_to

# -- cards (rulebook: 12) --


def bars_card(p: Position, seat: i64, kind: i64, answer: bool) -> i64:
    """What forbids a card by facts that all can see, whoever holds it: its date, its moment, a target it needs."""
    kit = p.kit
    if not answer and not kit.own[kind]:
        return c.R4_1_03
    if p.turn <= kit.after[kind]:
        return c.R12_11 if kit.mandatory[kind] else c.R12_01
    at: i64 = kit.programs[kind * 4 + seat * 2 + (1 if answer else 0)]
    if at == 0:
        return c.RULING_112 if answer else 0
    while kit.code[at] != e.DONE:
        op = kit.code[at]
        if op == e.REINFORCE and in_pool(p, kit.lists[kit.code[at + 2]]):
            if not entry_zones(p, kit.code[at + 1], kit.lists[kit.code[at + 3]]):
                return c.RULING_28
        elif (op == e.SEA_MOVE and not shipping_zones(p, seat)) or (op == e.COMMANDER_CHECK and not targets(p, seat)):
            return c.RULING_115
        at += e.ROW
    return 0


def is_due(p: Position, seat: i64, kind: i64) -> bool:
    """Whether a card, if it is held, must be played now (GR-12-04, 06, 10, GR-RULING-19)."""
    return p.kit.mandatory[kind] and not p.duty and bars_card(p, seat, kind, False) == 0


def holds_due(p: Position, seat: i64) -> bool:
    """Whether a hand holds a mandatory card that is due."""
    if p.duty:
        return False
    for kind in range(KINDS):
        if p.kit.mandatory[kind] and p.held(seat, kind) and is_due(p, seat, kind):
            return True
    return False


def bars_draw(p: Position, seat: i64, kind: i64) -> bool:
    """Whether a card, if it is held, keeps its player from drawing (GR-12-08, GR-RULING-19)."""
    if not p.kit.mandatory[kind] or p.turn <= p.kit.after[kind]:
        return False
    return not p.kit.blocked_may_draw or bars_card(p, seat, kind, False) == 0


def reveal_no_duty(p: Position, seat: i64, draws: bool) -> None:
    """All learn from what a player does that no mandatory card was due (ledger of hands: drawing, opening, ending)."""
    if p.memory is None or p.duty or p.sizes[seat] == 0:
        return
    if not draws and p.allowed == 0:
        return  # no card could be played, so nothing follows
    bag: list[i64] = [1] * KINDS
    bound = False
    for kind in range(KINDS):
        if bars_draw(p, seat, kind) if draws else is_due(p, seat, kind):
            bag[kind] = 0
            bound = True
    if bound:
        p.memory.announce(seat, 0, p.sizes[seat], bag)


def in_pool(p: Position, units: list[i64]) -> bool:
    """Whether any of some units waits on the flag."""
    for unit in units:
        if p.place_of(unit) == POOL:
            return True
    return False


def entry_zones(p: Position, seat: i64, listed: list[i64]) -> list[i64]:
    """The zones that a reinforcement may enter, in the order of the map (GR-RULING-28)."""
    kit = p.kit
    may: list[bool] = [False] * kit.n
    for entry in listed:
        if entry >= e.HELD:
            may[entry - e.HELD] = (p.force_at(seat, entry - e.HELD) & COMBAT) != 0
        elif entry == e.WITH_UNITS:
            for zone in range(kit.n):
                if (p.force_at(seat, zone) & COMBAT) != 0:
                    may[zone] = True
        elif entry == e.VENETIAN_SEA:
            for zone in sea_zones(p):
                may[zone] = True
        elif not p.enemy_in(seat, entry) or (not kit.fortress[entry] and not p.truce):
            may[entry] = True
    return [zone for zone in range(kit.n) if may[zone]]


def sea_zones(p: Position) -> list[i64]:
    """Sea zones with Venetian combat units, or else those that Venice held in 1615 and no Austrian is in."""
    kit = p.kit
    out = [zone for zone in range(kit.n) if kit.sea[zone] and (p.force_at(VENICE, zone) & COMBAT) != 0]
    if out:
        return out
    return [
        zone for zone in range(kit.n) if kit.sea[zone] and kit.held[zone] == VENICE and not p.enemy_in(VENICE, zone)
    ]


def shipping_zones(p: Position, seat: i64) -> list[i64]:
    """Sea zones with units of the active corps that have not acted, if there is another one to sail to."""
    kit = p.kit
    if p.active < 0 or kit.corps_side[p.active] != seat:
        return []
    free = [zone for zone in range(kit.n) if kit.sea[zone] and not p.enemy_in(seat, zone)]
    out: list[i64] = []
    for zone in free:
        if len(free) > 1 and idle_in(p, zone):
            out.append(zone)
    return out


def targets(p: Position, seat: i64) -> list[i64]:
    """Enemy commanders next to a zone with own combat units, whatever the border."""
    kit = p.kit
    out: list[i64] = []
    for unit in range(kit.leaders, kit.u):
        if kit.side[unit] != seat and p.on_map(unit):
            zone = p.place_of(unit)
            for at in range(kit.first[zone], kit.first[zone + 1]):
                if (p.force_at(seat, kit.next[at]) & COMBAT) != 0:
                    out.append(unit)
                    break
    return out


# -- windows (rulebook: reactions): they open by what all can see, never by the hand --


def window_open(p: Position, seat: i64, window: i64) -> bool:
    """Whether a seat is asked in a window."""
    if p.sizes[seat] == 0:
        return False
    for kind in range(KINDS):
        if answers(p, kind, window) and not p.open_elsewhere(kind) and bars_card(p, seat, kind, True) == 0:
            return True
    return False


def answers(p: Position, kind: i64, window: i64) -> bool:
    """Whether a card answers what happens in a window."""
    if ((p.kit.windows[kind] >> window) & 1) == 0:
        return False
    return not p.kit.leader_only[kind] or p.option == 3


# -- marching (rulebook: 6) --


def left_of(p: Position, unit: i64) -> i64:
    """The movement points that a unit still has."""
    return ALLOWANCE[p.kit.type[unit]] - spent_of(p.units[unit])


def weight_of(p: Position, units: list[i64]) -> i64:
    """The packed force of some units."""
    total: i64 = 0
    for unit in units:
        total += WEIGHT[p.kit.type[unit]]
    return total


def slowest(p: Position, units: list[i64]) -> i64:
    """The fewest movement points that one of some units has left."""
    least: i64 = 9
    for unit in units:
        points = left_of(p, unit)
        if points < least:
            least = points
    return least


def bars_step(p: Position, seat: i64, force: i64, points: i64, zone: i64, other: i64) -> i64:
    """What keeps a stack, given by its force and its slowest unit's points, from going to a zone next to it."""
    kit = p.kit
    if other >= kit.n:
        return c.R2_3_09
    at = kit.border(zone, other)
    if at < 0:
        return c.R2_3_09
    if not kit.passable[at]:
        return c.R6_10
    if kit.cost[other] > points:
        return c.R6_09
    if not p.enemy_in(seat, other):
        return 0
    if p.truce:
        return c.R12_02
    if closed_to(p, seat, zone, other):
        return c.R6_21
    if line_of(force) == 0:
        return alone(force)
    return c.RULING_43 if kit.fortress[other] and guns_of(force) > 0 else 0


def alone(force: i64) -> i64:
    """Which rule wants an escort (GR-6-17 to 19, GR-8.1-01)."""
    if guns_of(force) > 0:
        return c.R6_19
    if sappers_of(force) > 0:
        return c.R8_1_01 if leaders_of(force) > 0 else c.R6_18
    return c.R6_17


# -- the open zone (rulebook: 5) --


def idle(p: Position, unit: i64) -> bool:
    """Whether a unit of the active corps has not acted this turn."""
    return p.kit.corps_of[unit] == p.active and p.on_map(unit) and not p.has(unit, ACTED)


def idle_in(p: Position, zone: i64) -> list[i64]:
    """The units of the active corps in a zone that have not acted."""
    out: list[i64] = []
    for unit in p.kit.members[p.active]:
        if (p.units[unit] & PLACE) == zone and not p.has(unit, ACTED):
            out.append(unit)
    return out


def corps_in(p: Position, zone: i64) -> bool:
    """Whether a unit of the active corps is in a zone."""
    for unit in p.kit.members[p.active]:
        if (p.units[unit] & PLACE) == zone:
            return True
    return False


def leader_of(p: Position, corps: i64) -> list[i64]:
    """The commanders of a corps in play (GR-5-11)."""
    return [unit for unit in p.kit.members[corps] if p.kit.is_leader(unit) and p.on_map(unit)]


def is_line(p: Position, unit: i64) -> bool:
    """Whether a unit is infantry or cavalry."""
    return p.kit.type[unit] == INFANTRY or p.kit.type[unit] == CAVALRY


def flips(p: Position, unit: i64) -> bool:
    """Whether stacking touches a unit: in good order, with a second side or by option without (GR-RULING-54)."""
    return not p.has(unit, BACK) and (p.kit.has_back[unit] or p.kit.eliminate_backless)


def friends_elsewhere(p: Position, unit: i64) -> list[i64]:
    """Where a replacement may appear beside the zone he fell in (GR-7.2-06, GR-RULING-48)."""
    kit = p.kit
    seat = kit.side[unit]
    here = p.place_of(unit)
    out: list[i64] = []
    for zone in range(kit.n):
        force = p.force_at(seat, zone)
        if zone == here:
            force -= LEADER
        if force != 0 and not p.enemy_in(seat, zone):
            out.append(zone)
    return out


def retreats(p: Position, seat: i64, zone: i64, barred: i64) -> list[i64]:
    """Where a side may retreat from a zone (GR-7.3-06, 07, GR-RULING-52); `barred` is the attacker's origin, or -1."""
    kit = p.kit
    out: list[i64] = []
    for at in range(kit.first[zone], kit.first[zone + 1]):
        other = kit.next[at]
        if kit.passable[at] and not p.enemy_in(seat, other) and other != barred:
            out.append(other)
    return out
