"""What forbids a squad of a list, a purchase, a unit in the field, a disbanding: 0, or the number of a clause."""

from mypy_extensions import i64

from wartable.titles.campaign.codes import clauses as c
from wartable.titles.campaign.codes.things import ACTIVE, GONE, is_hq
from wartable.titles.campaign.position.needs import (
    formation_due,
    formation_need,
    leader,
    least_price,
    refit_cost,
    room_for,
)
from wartable.titles.campaign.position.position import WHOLE, Position
from wartable.titles.campaign.position.squads import count, first_entry, size, with_squad
from wartable.titles.campaign.vocabulary import (
    BATTERY,
    ENTRIES,
    HQ_SECTION,
    HQ_UNIT,
    LEAST_SQUADS,
    MOST_HQ,
    MOST_SQUADS,
    PLACES,
    UNITS,
    WORDS,
)


def entry_of(p: Position, seat: i64, arg: i64) -> i64:
    """Return the entry of a side's nation that an argument names; -1 where the nation has none of that word."""
    word = arg % WORDS
    return p.kit.entry_of[p.nation[seat] * WORDS + word]


def bars_entry(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what forbids an entry by itself: it is not of the nation or year, or over its limit."""
    if entry < 0 or p.kit.open[p.row(seat, entry)] == 0:
        return c.RULING_38
    return 0 if room_for(p, seat, place, entry) else c.LIST_11


# -- the list --


def bars_add(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what forbids one more squad of a list in the making (CA-LIST, CA-RULING-60)."""
    clause = bars_entry(p, seat, place, entry)
    if clause == 0:
        clause = bars_hq(p, seat, place, entry) if is_hq(place) else bars_squad(p, seat, place, entry)
    if clause != 0:
        return clause
    return c.LIST_03 if over_budget(p, seat, place, entry) else 0


def bars_squad(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what forbids a squad in a platoon, the budget apart."""
    kit = p.kit
    row = p.row(seat, entry)
    if kit.formation[row] == HQ_SECTION:
        return c.RULING_57
    squads: i64 = p.bought[seat * PLACES + place]
    if squads == 0 or kit.group[p.row(seat, first_entry(squads))] != kit.group[row]:
        base = seat * PLACES + place // UNITS * UNITS
        for at in range(base, base + HQ_UNIT):
            if p.bought[at] != 0:
                other = p.row(seat, first_entry(p.bought[at]))
                if kit.arm[other] != kit.arm[row] or kit.formation[other] != kit.formation[row]:
                    return c.RULING_10
        if squads != 0:
            return c.RULING_38
    if size(squads) >= MOST_SQUADS:
        return c.LIST_07
    return c.LIST_09 if kit.formation[row] == BATTERY and place % UNITS >= 2 else 0


def bars_hq(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what forbids a squad of an HQ, the budget apart (CA-RULING-57)."""
    kit = p.kit
    row = p.row(seat, entry)
    if kit.formation[row] != HQ_SECTION:
        return c.RULING_57
    squads: i64 = p.bought[seat * PLACES + place]
    if squads != 0 and kit.element[p.row(seat, first_entry(squads))] != kit.element[row]:
        return c.RULING_38
    begun = False
    base = seat * PLACES + place - HQ_UNIT
    for at in range(base, base + HQ_UNIT):
        if p.bought[at] != 0:
            begun = True
            if leader(p, seat, first_entry(p.bought[at])) == kit.leads[row]:
                return c.HQ_09 if size(squads) >= MOST_HQ else 0
    return c.RULING_57 if begun else c.RULING_09


def over_budget(p: Position, seat: i64, place: i64, entry: i64) -> bool:
    """CA-LIST-03, CA-RULING-60: whether the budget could not pay a squad and what the list then still lacks."""
    return whole_list(p, seat, place, entry) > p.kit.budget


def whole_list(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what a list takes with one more squad and with what it then still lacks, in points."""
    at = seat * PLACES + place
    before: i64 = p.bought[at]
    total = p.spent[seat] + p.reserved[seat] + p.kit.cost(p.nation[seat], entry, 0)
    if before != 0:
        # One squad less is reserved for a platoon that is begun; one of three, or an HQ, changes nothing.
        if not is_hq(place) and size(before) < LEAST_SQUADS:
            total -= least_price(p, seat, entry)
    else:
        slot = place // UNITS
        total -= formation_need(p, seat, slot)
        p.bought[at] = with_squad(before, entry)
        total += formation_need(p, seat, slot)
        p.bought[at] = before
    return total


def list_fault(p: Position, seat: i64) -> i64:
    """Return the first fault that keeps a list from being locked; 0 if nothing does."""
    found = list_faults(p, seat)
    return found[0] if len(found) > 0 else 0


def list_faults(p: Position, seat: i64) -> list[int]:
    """Return all that keeps a list from being locked, each as (place + 1) * 64 + clause; an empty list has no place."""
    out: list[int] = []
    formations: i64 = 0
    for slot in range(PLACES // UNITS):
        base = seat * PLACES + slot * UNITS
        platoons: i64 = 0
        for unit in range(HQ_UNIT):
            squads: i64 = p.bought[base + unit]
            if squads != 0:
                platoons += 1
                if size(squads) < LEAST_SQUADS:
                    out.append(int(fault(slot * UNITS + unit, c.LIST_06)))
        if platoons > 0:
            formations += 1
            if p.bought[base + HQ_UNIT] == 0 and not (p.kit.independent_platoons and platoons == 1):
                out.append(int(fault(slot * UNITS + HQ_UNIT, c.RULING_09)))
    if formations == 0:
        out.append(c.LIST_01)
    return out


def fault(place: i64, clause: i64) -> i64:
    """Return a place and the clause that is broken there, as one number."""
    return (place + 1) * 64 + clause


# -- before a battle --


def bars_disband(p: Position, seat: i64, place: i64) -> i64:
    """Return what forbids disbanding a platoon of a side that may disband at all (CA-SUP-01, CA-RULING-41)."""
    at = seat * PLACES + place
    if place >= PLACES or p.start[at] == 0:
        return c.FIX_06
    if is_hq(place):
        return c.HQ_06
    if p.status[at] == GONE:
        return c.SUP_07
    squads = size(p.now[at])
    if squads == 0:
        return c.RULING_41
    if squads >= LEAST_SQUADS:
        return c.SUP_01
    return 0


def bars_late_disbanding(p: Position, seat: i64, place: i64) -> i64:
    """Return what answers a side that would disband while it prepares: why it may not, or that it is too late."""
    clause = bars_disband(p, seat, place)
    if clause != 0:
        return clause
    return c.GEN_04 if p.kit.disband_any or short_of_points(p, seat) else c.RULING_40


def short_of_points(p: Position, seat: i64) -> bool:
    """CA-RULING-40: whether the pool cannot bring all platoons that are below three squads to three."""
    needed = refit_cost(p, seat, False)
    return needed < 0 or p.pool[seat] < needed


def may_disband(p: Position, seat: i64) -> bool:
    """Return whether a side may disband anything now; all can see it."""
    weak = False
    for place in range(p.used_slots(seat) * UNITS):
        at = seat * PLACES + place
        if p.status[at] == ACTIVE and p.now[at] != 0 and size(p.now[at]) < LEAST_SQUADS and not is_hq(place):
            weak = True
    return weak and (p.kit.disband_any or short_of_points(p, seat))


def bars_buy(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what forbids a purchase (CA-SPD, CA-FIX)."""
    clause = bars_entry(p, seat, place, entry)
    if clause != 0:
        return clause
    at = seat * PLACES + place
    if p.status[at] == GONE:
        return c.SUP_07
    if p.start[at] == 0:
        return c.FIX_06
    if p.kit.group[p.row(seat, entry)] != p.group_of(seat, place):
        return c.FIX_02
    squads = size(p.standing(seat, place))
    if is_hq(place):
        if squads >= MOST_HQ:
            return c.HQ_08
    elif squads >= MOST_SQUADS:
        return c.SPD_03
    if p.kit.cost(p.nation[seat], entry, p.level[at]) > p.pool[seat] - p.spent[seat]:
        return c.SPD_08
    return c.FLD_04 if buys_over_cap(p, seat, place, entry) else 0


def buys_over_cap(p: Position, seat: i64, place: i64, entry: i64) -> bool:
    """Return whether a squad bought for a unit of the force would lift it above the cap."""
    return force_with_squad(p, seat, place, entry) > p.cap(seat)


def force_with_squad(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what the force would cost with one more squad in a unit, and what it must bring besides."""
    at = seat * PLACES + place
    total = p.force_cost[seat] + p.reserved[seat]
    if p.picked[at] == WHOLE:
        total += p.kit.cost(p.nation[seat], entry, 0)
    if p.kit.only_full_strength:
        before: i64 = p.bought[at]
        total -= formation_due(p, seat, place // UNITS)
        p.bought[at] = with_squad(before, entry)
        total += formation_due(p, seat, place // UNITS)
        p.bought[at] = before
    return total


def bars_field(p: Position, seat: i64, place: i64) -> i64:
    """Return what forbids a unit in the field with all its squads (CA-FLD, CA-HQ-01)."""
    if place >= PLACES or p.start[seat * PLACES + place] == 0:
        return c.FIX_06
    at = seat * PLACES + place
    if p.status[at] == GONE:
        return c.SUP_07
    squads = p.standing(seat, place)
    if is_hq(place):
        if not half_present(p, seat, place // UNITS):
            return c.HQ_01
        if squads == 0:
            return c.RULING_16
    elif size(squads) < LEAST_SQUADS:
        return c.FLD_01
    return c.ORG_01 if p.picked[at] != 0 else bars_force(p, seat, place, WHOLE, p.cost_of(seat, squads, 0))


def half_present(p: Position, seat: i64, slot: i64) -> bool:
    """CA-HQ-01, CA-RULING-13, CA-RULING-14: whether at least half of a formation's platoons are in the force."""
    present: i64 = 0
    base = seat * PLACES + slot * UNITS
    for at in range(base, base + HQ_UNIT):
        if p.picked[at] != 0:
            present += 1
    return present > 0 and present * 2 >= p.platoons(seat, slot)


def bars_bring(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return what forbids one squad of a platoon in the field, where platoons may be split (CA-RULING-17)."""
    if not p.kit.split_platoons or is_hq(place):
        return c.RULING_17
    at = seat * PLACES + place
    if p.start[at] == 0:
        return c.FIX_06
    if p.status[at] == GONE:
        return c.SUP_07
    squads = p.standing(seat, place)
    if size(squads) < LEAST_SQUADS:
        return c.FLD_01
    picked: i64 = p.picked[at]
    if entry < 0 or picked == WHOLE or count(picked, entry) >= count(squads, entry):
        return c.ORG_01
    return bars_force(p, seat, place, with_squad(picked, entry), p.kit.cost(p.nation[seat], entry, 0))


def bars_force(p: Position, seat: i64, place: i64, picked: i64, more: i64) -> i64:
    """CA-FLD-04, CA-RULING-12: whether the cap bears a unit in the force, and what it then must bring besides."""
    if p.force_cost[seat] + more > p.cap(seat):
        return c.FLD_04
    if force_with_unit(p, seat, place, picked, more) <= p.cap(seat):
        return 0
    return c.RULING_12 if p.kit.only_full_strength else c.FLD_04


def force_with_unit(p: Position, seat: i64, place: i64, picked: i64, more: i64) -> i64:
    """Return what the force would cost with a unit picked so, and with what it then must bring besides."""
    if not p.kit.split_platoons and not p.kit.only_full_strength:
        return p.force_cost[seat] + more
    at = seat * PLACES + place
    before = p.picked[at]
    slot = place // UNITS
    due = p.reserved[seat] - formation_due(p, seat, slot)
    p.picked[at] = int(picked)
    due += formation_due(p, seat, slot)
    p.picked[at] = before
    return p.force_cost[seat] + more + due


def able(p: Position, seat: i64) -> bool:
    """CA-RULING-19: whether some platoon could be fielded, with the purchases of the draft."""
    for place in range(p.used_slots(seat) * UNITS):
        if is_hq(place) or p.start[seat * PLACES + place] == 0:
            continue
        if bars_field(p, seat, place) == 0:
            return True
        if p.kit.split_platoons:
            for entry in range(ENTRIES):
                if bars_bring(p, seat, place, entry) == 0:
                    return True
    return False


def force_fault(p: Position, seat: i64) -> i64:
    """Return the clause that keeps a preparation from being complete; 0 if nothing does."""
    fielded = False
    for place in range(p.used_slots(seat) * UNITS):
        picked: i64 = p.picked[seat * PLACES + place]
        if picked == 0 or is_hq(place):
            continue
        fielded = True
        if picked != WHOLE and size(picked) < LEAST_SQUADS:
            return c.FLD_01
    if not fielded:
        return c.RULING_19 if able(p, seat) else 0
    return c.RULING_12 if p.reserved[seat] > 0 else 0
