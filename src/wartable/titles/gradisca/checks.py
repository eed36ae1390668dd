"""Legality that several steps share, written once: each check returns 0 or the number of the clause that forbids."""

from mypy_extensions import i64

from wartable.titles.gradisca.codes import clauses as c, effects as e
from wartable.titles.gradisca.codes.things import (
    ALLOWANCE,
    BUILT,
    CAVALRY,
    COMMANDER,
    HIGH,
    INFANTRY,
    KINDS,
    LOW,
    POOL,
    SUPPLY_NEEDED,
    VENICE,
    WINTER_HORSE,
)
from wartable.titles.gradisca.position.packing import (
    ACTED,
    BACK,
    COMBAT,
    LEADER,
    OUT,
    PLACE,
    STRONG,
    WEIGHT,
    combat_of,
    guns_of,
    leaders_of,
    line_of,
    sappers_of,
    spent_of,
)
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.siege import closed_to
from wartable.titles.gradisca.position.supply import bars_operation

# -- cards (rulebook: 12) --


def bars_card(p: Position, seat: i64, kind: i64, answer: bool) -> i64:
    """Return what forbids a card by facts that all can see, in any hand: its date, its moment, a target it needs."""
    kit = p.kit
    if not answer and not kit.own[kind]:
        return c.R4_1_03
    if on_track(p, kind):
        return 0
    if p.turn <= kit.after[kind]:
        return c.R12_11 if kit.mandatory[kind] else c.R12_01
    at: i64 = kit.programs[kind * 4 + seat * 2 + (1 if answer else 0)]
    if at == 0:
        return c.RULING_112 if answer else 0
    bridges = 0  # lines of the card that want a river: one of them must find it
    while kit.code[at] != e.DONE:
        op = kit.code[at]
        if op == e.REINFORCE and in_pool(p, kit.lists[kit.code[at + 2]]):
            if not entry_zones(p, kit.code[at + 1], kit.lists[kit.code[at + 3]]):
                return c.RULING_28
        elif (op == e.SEA_MOVE and not shipping_zones(p, seat)) or (op == e.COMMANDER_CHECK and not targets(p, seat)):
            return c.RULING_115
        elif op == e.FLOOD and not near_water(p, kit.code[at + 2]):
            return c.R4_1_03
        elif op == e.BRIDGE_ADD or op == e.BRIDGE_REMOVE:
            bridges = 2 if bridges == 2 or river_targets(p, seat, op) else 1
        at += e.ROW
    return c.RULING_115 if bridges == 1 else 0


def on_track(p: Position, kind: i64) -> bool:
    """Return whether a card played now sends its reinforcements to the time track (GR-26-03, GR-RULING-98)."""
    kit = p.kit
    if not kit.advanced or not kit.reinforces[kind] or kit.after[kind] == 0:
        return False
    return kit.late_track or p.turn <= kit.after[kind]


def near_water(p: Position, rivers: i64) -> bool:
    """Return whether a unit of the active corps is beside a stretch of some rivers that has no bridge."""
    kit = p.kit
    if p.active < 0:
        return False
    for unit in kit.members[p.active]:
        if p.on_map(unit):
            zone = p.place_of(unit)
            for row in range(kit.first[zone], kit.first[zone + 1]):
                if p.unbridged(row) and ((rivers >> kit.stretch_river[kit.stretch[row]]) & 1) == 1:
                    return True
    return False


def river_targets(p: Position, seat: i64, op: i64) -> list[i64]:
    """Return the stretches of river that a card can bridge, or whose bridge it can break."""
    kit = p.kit
    building = op == e.BRIDGE_ADD
    built = 0
    for bridge in p.bridges:
        built += 1 if bridge == BUILT else 0
    out: list[i64] = []
    if building and built >= kit.most_bridges:
        return out
    for stretch in range(len(p.bridges)):
        if (p.bridges[stretch] == 0) != building or (building and not kit.bridgeable[stretch]):
            continue
        for zone in kit.stretch_ends[stretch]:
            force = p.force_at(seat, zone)
            if (sappers_of(force) > 0 or p.camps[seat] == zone) if building else (force & COMBAT) != 0:
                out.append(stretch)
                break
    return out


def obliges(p: Position, kind: i64) -> bool:
    """Return whether a card is mandatory by now: its date has passed (GR-12-10, GR-26-01)."""
    return p.kit.mandatory[kind] and p.turn > p.kit.after[kind]


def is_due(p: Position, seat: i64, kind: i64) -> bool:
    """Return whether a card, if it is held, must be played now (GR-12-04, 06, 10, GR-RULING-19)."""
    return obliges(p, kind) and not p.duty and bars_card(p, seat, kind, False) == 0


def holds_due(p: Position, seat: i64) -> bool:
    """Return whether a hand holds a mandatory card that is due."""
    if p.duty:
        return False
    for kind in range(KINDS):
        if p.kit.mandatory[kind] and p.held(seat, kind) and is_due(p, seat, kind):
            return True
    return False


def bars_draw(p: Position, seat: i64, kind: i64) -> bool:
    """Return whether a card, if it is held, keeps its player from drawing (GR-12-08, GR-RULING-19)."""
    if not obliges(p, kind):
        return False
    return not p.kit.blocked_may_draw or bars_card(p, seat, kind, False) == 0


def reveal_no_duty(p: Position, seat: i64, draws: bool) -> None:
    """All learn from what a player does that no mandatory card was due (ledger of hands: drawing, opening, ending)."""
    if p.memory is None or p.duty or p.sizes[seat] == 0:
        return
    if not draws and cards_left(p, seat) == 0:
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
    """Return whether any of some units waits on the flag."""
    for unit in units:
        if p.place_of(unit) == POOL:
            return True
    return False


def entry_zones(p: Position, seat: i64, listed: list[i64]) -> list[i64]:
    """Return the zones that a reinforcement may enter, in the order of the map (GR-RULING-28)."""
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
    """Return enemy commanders next to a zone with own combat units, over any border."""
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


def bars_more_cards(p: Position, seat: i64) -> bool:
    """Return whether low morale lets a side play no more cards in this activation (GR-22-12, GR-RULING-26)."""
    return p.band(seat) == LOW and p.played[seat] > 0


def cards_left(p: Position, seat: i64) -> i64:
    """Return how many cards the active side may still play."""
    if p.band(seat) != LOW:
        return p.allowed
    return 0 if p.played[seat] > 0 else 1 if p.allowed > 0 else 0


def zones_left(p: Position, seat: i64) -> i64:
    """Return how many zones may still be opened (GR-22-09, GR-22-11, GR-RULING-91)."""
    if p.zones_over or (p.band(seat) != HIGH and p.zones_begun):
        return 0
    return 1 if p.band(seat) != HIGH and p.budget > 0 else p.budget


# -- windows (rulebook: reactions): they open by what all can see, never by the hand --


def window_open(p: Position, seat: i64, window: i64) -> bool:
    """Return whether a seat is asked in a window."""
    if p.sizes[seat] == 0 or bars_more_cards(p, seat):
        return False
    for kind in range(KINDS):
        if answers(p, kind, window) and not p.open_elsewhere(kind) and bars_card(p, seat, kind, True) == 0:
            return True
    return False


def answers(p: Position, kind: i64, window: i64) -> bool:
    """Return whether a card answers what happens in a window."""
    if ((p.kit.windows[kind] >> window) & 1) == 0:
        return False
    return not p.kit.leader_only[kind] or p.option == 3


# -- marching (rulebook: 6) --


def allowance(p: Position, unit: i64) -> i64:
    """Return a unit's movement allowance: less in winter and out of supply (GR-21-16, GR-25.1-01, GR-RULING-87)."""
    type = p.kit.type[unit]
    points: i64 = ALLOWANCE[type]
    if p.kit.advanced:
        if type == CAVALRY and p.kit.winter[p.turn]:
            points = WINTER_HORSE
        if type != COMMANDER and p.has(unit, OUT):
            points -= 1
    return points


def left_of(p: Position, unit: i64) -> i64:
    """Return the movement points that a unit still has."""
    return allowance(p, unit) - spent_of(p.units[unit])


def weight_of(p: Position, units: list[i64]) -> i64:
    """Return the packed force of some units."""
    total: i64 = 0
    for unit in units:
        total += WEIGHT[p.kit.type[unit]]
    return total


def slowest(p: Position, units: list[i64]) -> i64:
    """Return the fewest movement points that one of some units has left."""
    least: i64 = 9
    for unit in units:
        points = left_of(p, unit)
        if points < least:
            least = points
    return least


def fresh(p: Position, units: list[i64]) -> bool:
    """Return whether none of some units has spent a point, so that they can cross a river (GR-RULING-76)."""
    for unit in units:
        if spent_of(p.units[unit]) > 0:
            return False
    return True


def toll(p: Position, at: i64, other: i64) -> i64:
    """Return what a step over a border costs, but for a crossing that takes all that is left."""
    return p.kit.cost[other] + (p.ford if p.ford > 0 and p.unbridged(at) else 0)


def takes_all(p: Position, at: i64) -> bool:
    """Return whether a step over a border ends the move: a river without a bridge (GR-15-08)."""
    return p.ford == 0 and p.unbridged(at)


def bars_border(p: Position, force: i64, points: i64, zone: i64, other: i64, rested: bool) -> i64:
    """Return what keeps a stack, given by force, its slowest unit's points and whether it moved, from a border."""
    kit = p.kit
    if other >= kit.n:
        return c.R2_3_09
    at = kit.border(zone, other)
    if at < 0:
        return c.R2_3_09
    if not kit.passable[at]:
        return c.R6_10
    if p.unbridged(at):
        if guns_of(force) > 0:
            return c.R15_02
        if p.flooded(at):
            return c.R12_02
        if p.ford == 0 and kit.whole_crossing:
            return 0 if rested else c.RULING_76
    return c.R6_09 if toll(p, at, other) > points else 0


def bars_step(p: Position, seat: i64, force: i64, points: i64, zone: i64, other: i64, rested: bool = True) -> i64:
    """Return what keeps a stack from going to a zone next to it, into a combat if enemies are there."""
    clause = bars_border(p, force, points, zone, other, rested)
    if clause != 0 or not p.enemy_in(seat, other):
        return clause
    clause = bars_entry(p, seat, force, zone, other)
    if clause != 0 or combat_of(force) < SUPPLY_NEEDED or (p.force_at(1 - seat, other) & STRONG) == 0:
        return clause
    return bars_operation(p, seat, p.opened if p.opened >= 0 else zone, c.R21_1_02)


def bars_entry(p: Position, seat: i64, force: i64, zone: i64, other: i64) -> i64:
    """Return what keeps a stack from entering among enemies: a truce, a wall, no escort, guns."""
    if p.truce:
        return c.R12_02
    if closed_to(p, seat, zone, other):
        return c.R6_21
    if line_of(force) == 0:
        return alone(force)
    return c.RULING_43 if p.kit.fortress[other] and guns_of(force) > 0 else 0


def alone(force: i64) -> i64:
    """Return which rule wants an escort (GR-6-17 to 19, GR-8.1-01)."""
    if guns_of(force) > 0:
        return c.R6_19
    if sappers_of(force) > 0:
        return c.R8_1_01 if leaders_of(force) > 0 else c.R6_18
    return c.R6_17


# -- the open zone (rulebook: 5) --


def idle(p: Position, unit: i64) -> bool:
    """Return whether a unit of the active corps has not acted this turn."""
    return p.kit.corps_of[unit] == p.active and p.on_map(unit) and not p.has(unit, ACTED)


def idle_in(p: Position, zone: i64) -> list[i64]:
    """Return the units of the active corps in a zone that have not acted."""
    out: list[i64] = []
    for unit in p.kit.members[p.active]:
        if (p.units[unit] & PLACE) == zone and not p.has(unit, ACTED):
            out.append(unit)
    return out


def corps_in(p: Position, zone: i64) -> bool:
    """Return whether a unit of the active corps is in a zone."""
    for unit in p.kit.members[p.active]:
        if (p.units[unit] & PLACE) == zone:
            return True
    return False


def leader_of(p: Position, corps: i64) -> list[i64]:
    """Return the commanders of a corps in play (GR-5-11)."""
    return [unit for unit in p.kit.members[corps] if p.kit.is_leader(unit) and p.on_map(unit)]


def is_line(p: Position, unit: i64) -> bool:
    """Return whether a unit is infantry or cavalry."""
    return p.kit.type[unit] == INFANTRY or p.kit.type[unit] == CAVALRY


def flips(p: Position, unit: i64) -> bool:
    """Return whether stacking touches a unit: in good order, with a second side or by option without (GR-RULING-54)."""
    return not p.has(unit, BACK) and (p.kit.has_back[unit] or p.kit.eliminate_backless)


def friends_elsewhere(p: Position, unit: i64) -> list[i64]:
    """Return where a replacement may appear beside the zone he fell in (GR-7.2-06, GR-RULING-48)."""
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
    """Return where a side may retreat from a zone (GR-7.3-06, 07, GR-15-04, GR-RULING-52); `barred`: a zone, or -1."""
    kit = p.kit
    out: list[i64] = []
    for at in range(kit.first[zone], kit.first[zone + 1]):
        other = kit.next[at]
        if kit.passable[at] and not p.unbridged(at) and not p.enemy_in(seat, other) and other != barred:
            out.append(other)
    return out
