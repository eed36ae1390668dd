"""What a list in the making still needs, what refits and the settlement cost, and what a force still owes."""

from typing import Final

from mypy_extensions import i64

from wartable.titles.campaign.codes.things import ACTIVE, is_hq
from wartable.titles.campaign.position.position import WHOLE, Position
from wartable.titles.campaign.position.squads import (
    SQUAD_BITS,
    SQUAD_MASK,
    entries_of,
    first_entry,
    size,
    without_all,
)
from wartable.titles.campaign.vocabulary import (
    BATTERIES,
    BATTERY,
    ENTRIES,
    FOOT,
    HQ_GROUP,
    HQ_UNIT,
    LEAST_SQUADS,
    PLACES,
    SLOTS,
    UNITS,
    VEHICLE,
    VEHICLES,
)

# Which limit of an entry leaves no room for one more.
NO_LIMIT: Final = 0
OF_ARMY: Final = 1
OF_COMPANY: Final = 2
OF_PLATOON: Final = 3


def leader(p: Position, seat: i64, entry: i64) -> i64:
    """Return what must lead a platoon of an entry: CA-RULING-57."""
    at = p.row(seat, entry)
    if p.kit.formation[at] == BATTERY:
        return BATTERIES
    return VEHICLES if p.kit.element[at] == VEHICLE else FOOT


def hq_price(p: Position, seat: i64, leads: i64) -> i64:
    """Return the Recruits price of the cheapest HQ without limits that leads something."""
    entry = p.kit.cheapest_entry(p.nation[seat], HQ_GROUP + leads, 0)
    return p.kit.cost(p.nation[seat], entry, 0) if entry >= 0 else 0


def least_price(p: Position, seat: i64, entry: i64) -> i64:
    """Return the Recruits price of the cheapest entry without limits in an entry's group."""
    nation = p.nation[seat]
    cheapest = p.kit.cheapest_entry(nation, p.kit.group[nation * ENTRIES + entry], 0)
    return p.kit.cost(nation, cheapest, 0) if cheapest >= 0 else 0


def formation_need(p: Position, seat: i64, slot: i64) -> i64:
    """CA-RULING-60: what a formation of a list in the making still needs, in points."""
    base = seat * PLACES + slot * UNITS
    need = platoons_need(p, seat, slot)
    if p.bought[base + HQ_UNIT] != 0:
        return need
    platoons: i64 = 0
    hq: i64 = -1
    for at in range(base, base + HQ_UNIT):
        if p.bought[at] != 0:
            platoons += 1
            price = hq_price(p, seat, leader(p, seat, first_entry(p.bought[at])))
            if hq < 0 or price < hq:
                hq = price
    return need if platoons == 0 or (p.kit.independent_platoons and platoons == 1) else need + hq


def platoons_need(p: Position, seat: i64, slot: i64) -> i64:
    """Return what the platoons of a formation in the making still need, its HQ apart."""
    base = seat * PLACES + slot * UNITS
    need: i64 = 0
    for at in range(base, base + HQ_UNIT):
        squads: i64 = p.bought[at]
        lacks = LEAST_SQUADS - size(squads)
        if squads != 0 and lacks > 0:
            need += lacks * least_price(p, seat, first_entry(squads))
    return need


def refit_cost(p: Position, seat: i64, to_start: bool) -> i64:
    """Return the least points that fill units up, each at its level, with the cheapest legal entries; -1: impossible.

    Platoons below 3 are brought to 3 (CA-RULING-40), or all units, HQs among them, to their start (CA-RULING-47).
    Where an entry with limits is cheaper than any without, what room it has is used where it saves most.
    """
    total: i64 = 0
    savings: list[int] = []
    lacking: list[int] = [0] * PLACES
    for place in range(p.used_slots(seat) * UNITS):
        at = seat * PLACES + place
        if p.start[at] == 0 or p.status[at] != ACTIVE or (is_hq(place) and not to_start):
            continue
        lacks = (size(p.start[at]) if to_start else LEAST_SQUADS) - size(p.now[at])
        if lacks > 0:
            price = note_lack(p, seat, place, p.group_of(seat, place), lacks, savings, lacking)
            if price < 0:
                return -1
            total += price
    return total - saved(p, seat, savings, lacking, p.now)


def fill_price(p: Position, seat: i64, place: i64, entry: i64, lacks: i64, now: list[int]) -> i64:
    """Return the least points for so many squads like an entry at one place, beside those in `now`; 0: impossible."""
    savings: list[int] = []
    lacking: list[int] = [0] * PLACES
    group = p.kit.group[p.row(seat, entry)]
    price = note_lack(p, seat, place, group, lacks, savings, lacking)
    return price - saved(p, seat, savings, lacking, now) if price > 0 else 0


def note_lack(
    p: Position, seat: i64, place: i64, group: i64, lacks: i64, savings: list[int], lacking: list[int]
) -> i64:
    """Return what the squads that a unit lacks cost without limited entries; -1 if none is to be had.

    What a squad of a cheaper limited entry would save is noted, with its place and entry.
    """
    kit = p.kit
    nation: i64 = p.nation[seat]
    level: i64 = p.level[seat * PLACES + place]
    cheapest = kit.cheapest_entry(nation, group, level)
    if cheapest < 0:
        return -1
    lacking[place] = int(lacks)
    price = kit.cost(nation, cheapest, level)
    for entry in range(kit.entries[nation]):
        row = nation * ENTRIES + entry
        if kit.open[row] == 1 and kit.limited[row] == 1 and kit.group[row] == group:
            saving = price - kit.cost(nation, entry, level)
            if saving > 0:
                savings.append(int((saving * PLACES + place) * ENTRIES + entry))
    return lacks * price


def saved(p: Position, seat: i64, savings: list[int], lacking: list[int], now: list[int]) -> i64:
    """Return what cheap entries with limits save, the greatest saving first; limits count what stands in `now`.

    What a draft buys is not part of that, unless its owner asks: all see what a side's refit would cost.
    """
    if len(savings) == 0:
        return 0
    kit = p.kit
    total: i64 = 0
    army = [0] * ENTRIES
    company = [0] * (SLOTS * ENTRIES)
    for place in range(PLACES):
        for entry in entries_of(now[seat * PLACES + place]):
            model = kit.model_of[p.row(seat, entry)] % ENTRIES
            army[model] += 1
            company[place // UNITS * ENTRIES + model] += 1
    savings.sort()
    for packed in reversed(savings):
        place = packed // ENTRIES % PLACES
        row = p.row(seat, packed % ENTRIES)
        model = kit.model_of[row] % ENTRIES
        beside = place // UNITS * ENTRIES + model
        taken = lacking[place]
        if kit.per_platoon[row] > 0:
            there = of_model(p, seat, now[seat * PLACES + place], kit.model_of[row])
            taken = min(taken, max(int(kit.per_platoon[row] - there), 0))
        if kit.per_company[row] > 0:
            taken = min(taken, max(int(kit.per_company[row] - company[beside]), 0))
        if kit.per_army[row] > 0:
            taken = min(taken, max(int(kit.per_army[row] - army[model]), 0))
        army[model] += taken
        company[beside] += taken
        lacking[place] -= taken
        total += taken * (packed // ENTRIES // PLACES)
    return total


def restoration(p: Position, seat: i64) -> i64:
    """CA-RULING-46 to CA-RULING-48: what the settlement takes; what cannot be bought counts as nothing."""
    if p.kit.restore_cheapest:
        return max(refit_cost(p, seat, True), 0)
    total: i64 = 0
    for place in range(p.used_slots(seat) * UNITS):
        at = seat * PLACES + place
        missing = size(p.start[at]) - size(p.now[at])
        if missing > 0 and p.status[at] == ACTIVE:
            total += dearest(p, seat, without_all(p.start[at], p.now[at]), p.level[at], missing)
    return total


def final_points(p: Position, seat: i64) -> i64:
    """CA-END-04: the victory points that are left after the settlement."""
    left = p.pool[seat] - restoration(p, seat)
    return left if left > 0 else 0


def prices(p: Position, seat: i64, squads: i64, level: i64) -> list[int]:
    """Return the prices of single squads at a level, ascending."""
    out: list[int] = []
    for entry in entries_of(squads):
        out.append(int(p.kit.cost(p.nation[seat], entry, level)))
    out.sort()
    return out


def dearest(p: Position, seat: i64, squads: i64, level: i64, number: i64) -> i64:
    """Return what the dearest of some squads cost."""
    found = prices(p, seat, squads, level)
    total: i64 = 0
    for at in range(len(found) - number, len(found)):
        total += found[at]
    return total


def cheapest(p: Position, seat: i64, squads: i64, number: i64) -> i64:
    """Return what the cheapest of some squads cost at Recruits prices."""
    found = prices(p, seat, squads, 0)
    total: i64 = 0
    for at in range(number):
        total += found[at]
    return total


def formation_due(p: Position, seat: i64, slot: i64) -> i64:
    """Return what a formation must still bring, at least, for the force to be legal: CA-RULING-12, CA-RULING-17."""
    kit = p.kit
    if not kit.split_platoons and not kit.only_full_strength:
        return 0
    base = seat * PLACES + slot * UNITS
    all_or_none = False
    if kit.only_full_strength:
        for at in range(base, base + HQ_UNIT):
            all_or_none = all_or_none or p.picked[at] != 0
        all_or_none = all_or_none and not p.full_strength(seat, slot)
    due: i64 = 0
    for place in range(slot * UNITS, slot * UNITS + HQ_UNIT):
        picked: i64 = p.picked[seat * PLACES + place]
        if picked == WHOLE or (picked == 0 and not (all_or_none and p.fit(seat, place))):
            continue
        squads = p.standing(seat, place)
        if not kit.split_platoons:
            due += p.cost_of(seat, squads, 0)
        elif size(picked) < LEAST_SQUADS:
            due += cheapest(p, seat, without_all(squads, picked), LEAST_SQUADS - size(picked))
    return due


def room_for(p: Position, seat: i64, place: i64, entry: i64) -> bool:
    """CA-LIST-11, CA-RULING-56: whether the limits of an entry leave room for one more at a place."""
    return limit_reached(p, seat, place, entry) == NO_LIMIT


def limit_reached(p: Position, seat: i64, place: i64, entry: i64) -> i64:
    """Return which limit of an entry leaves no room for one more at a place: that of the army before all others."""
    kit = p.kit
    row = p.row(seat, entry)
    if kit.limited[row] == 0:
        return NO_LIMIT
    model = kit.model_of[row]
    if kit.per_army[row] > 0 and p.stock[seat * ENTRIES + model % ENTRIES] >= kit.per_army[row]:
        return OF_ARMY
    if kit.per_platoon[row] > 0 and of_model(p, seat, p.standing(seat, place), model) >= kit.per_platoon[row]:
        return OF_PLATOON
    if kit.per_company[row] > 0:
        there: i64 = 0
        slot = place // UNITS
        for other in range(slot * UNITS, slot * UNITS + UNITS):
            there += of_model(p, seat, p.standing(seat, other), model)
        return OF_COMPANY if there >= kit.per_company[row] else NO_LIMIT
    return NO_LIMIT


def of_model(p: Position, seat: i64, squads: i64, model: i64) -> i64:
    """Return how many squads of a unit count against a limit."""
    found: i64 = 0
    while squads != 0:
        if p.kit.model_of[p.row(seat, (squads & SQUAD_MASK) - 1)] == model:
            found += 1
        squads >>= SQUAD_BITS
    return found
