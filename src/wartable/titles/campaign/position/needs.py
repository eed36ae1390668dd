"""What a list in the making still needs, what refits and the settlement cost, and what a force still owes."""

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
    UNITS,
    VEHICLE,
    VEHICLES,
)


def leader(p: Position, seat: i64, entry: i64) -> i64:
    """What must lead a platoon of an entry: CA-RULING-57."""
    at = p.row(seat, entry)
    if p.kit.formation[at] == BATTERY:
        return BATTERIES
    return VEHICLES if p.kit.element[at] == VEHICLE else FOOT


def hq_price(p: Position, seat: i64, leads: i64) -> i64:
    """The Recruits price of the cheapest HQ without limits that leads something."""
    entry = p.kit.cheapest_entry(p.nation[seat], HQ_GROUP + leads, 0)
    return p.kit.cost(p.nation[seat], entry, 0) if entry >= 0 else 0


def least_price(p: Position, seat: i64, entry: i64) -> i64:
    """The Recruits price of the cheapest entry without limits in an entry's group."""
    nation = p.nation[seat]
    cheapest = p.kit.cheapest_entry(nation, p.kit.group[nation * ENTRIES + entry], 0)
    return p.kit.cost(nation, cheapest, 0) if cheapest >= 0 else 0


def formation_need(p: Position, seat: i64, slot: i64) -> i64:
    """CA-RULING-60: what a formation of a list in the making still needs, in points."""
    base = seat * PLACES + slot * UNITS
    need: i64 = 0
    platoons: i64 = 0
    hq: i64 = -1
    for at in range(base, base + HQ_UNIT):
        squads: i64 = p.bought[at]
        if squads == 0:
            continue
        platoons += 1
        entry = first_entry(squads)
        lacks = LEAST_SQUADS - size(squads)
        if lacks > 0:
            need += lacks * least_price(p, seat, entry)
        price = hq_price(p, seat, leader(p, seat, entry))
        if hq < 0 or price < hq:
            hq = price
    if platoons > 0 and p.bought[base + HQ_UNIT] == 0 and not (p.kit.independent_platoons and platoons == 1):
        need += hq
    return need


def refit_cost(p: Position, seat: i64, to_start: bool) -> i64:
    """The least points that fill units up, each at its level, with the cheapest legal entries; -1: not to be had.

    Platoons below 3 are brought to 3 (CA-RULING-40), or all units, HQs among them, to their start (CA-RULING-47).
    Where an entry with limits is cheaper than any without, what room it has is used where it saves most.
    """
    kit, nation = p.kit, p.nation[seat]
    total: i64 = 0
    savings: list[int] = []  # what a squad of a limited entry saves, with its place and entry: (saving, place, entry)
    lacking: list[int] = [0] * PLACES
    for place in range(p.used_slots(seat) * UNITS):
        at = seat * PLACES + place
        if p.start[at] == 0 or p.status[at] != ACTIVE or (is_hq(place) and not to_start):
            continue
        lacks = (size(p.start[at]) if to_start else LEAST_SQUADS) - size(p.now[at])
        if lacks <= 0:
            continue
        lacking[place] = int(lacks)
        group, level = p.group_of(seat, place), p.level[at]
        cheapest = kit.cheapest_entry(nation, group, level)
        if cheapest < 0:
            return -1
        price = kit.cost(nation, cheapest, level)
        total += lacks * price
        for entry in range(kit.entries[nation]):
            row = nation * ENTRIES + entry
            if kit.open[row] == 1 and kit.limited[row] == 1 and kit.group[row] == group:
                saving = price - kit.cost(nation, entry, level)
                if saving > 0:
                    savings.append(int((saving * PLACES + place) * ENTRIES + entry))
    if len(savings) > 0:
        total -= saved(p, seat, savings, lacking)
    return total


def saved(p: Position, seat: i64, savings: list[int], lacking: list[int]) -> i64:
    """What cheap entries with limits save, the greatest saving first."""
    total: i64 = 0
    room = [0] * ENTRIES
    for entry in range(p.kit.entries[p.nation[seat]]):
        row = p.row(seat, entry)
        room[entry] = int(p.kit.per_army[row] - p.stock[seat * ENTRIES + p.kit.model_of[row] % ENTRIES])
    savings.sort()
    for packed in reversed(savings):
        entry = packed % ENTRIES
        place = packed // ENTRIES % PLACES
        row = p.row(seat, entry)
        model = p.kit.model_of[row] % ENTRIES
        taken = lacking[place]
        if p.kit.per_platoon[row] > 0:
            taken = min(taken, max(int(p.kit.per_platoon[row] - of_model(p, seat, place, p.kit.model_of[row])), 0))
        if p.kit.per_army[row] > 0:
            taken = min(taken, max(room[model], 0))
            room[model] -= taken
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
    """The prices of single squads at a level, ascending."""
    out: list[int] = []
    for entry in entries_of(squads):
        out.append(int(p.kit.cost(p.nation[seat], entry, level)))
    out.sort()
    return out


def dearest(p: Position, seat: i64, squads: i64, level: i64, number: i64) -> i64:
    """What the dearest of some squads cost."""
    found = prices(p, seat, squads, level)
    total: i64 = 0
    for at in range(len(found) - number, len(found)):
        total += found[at]
    return total


def cheapest(p: Position, seat: i64, squads: i64, number: i64) -> i64:
    """What the cheapest of some squads cost at Recruits prices."""
    found = prices(p, seat, squads, 0)
    total: i64 = 0
    for at in range(number):
        total += found[at]
    return total


def formation_due(p: Position, seat: i64, slot: i64) -> i64:
    """What a formation must still bring, at least, for the force to be legal: CA-RULING-12, CA-RULING-17."""
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
    kit = p.kit
    row = p.row(seat, entry)
    if kit.limited[row] == 0:
        return True
    model = kit.model_of[row]
    if kit.per_army[row] > 0 and p.stock[seat * ENTRIES + model % ENTRIES] >= kit.per_army[row]:
        return False
    if kit.per_platoon[row] > 0 and of_model(p, seat, place, model) >= kit.per_platoon[row]:
        return False
    if kit.per_company[row] > 0:
        there: i64 = 0
        slot = place // UNITS
        for other in range(slot * UNITS, slot * UNITS + UNITS):
            there += of_model(p, seat, other, model)
        return there < kit.per_company[row]
    return True


def of_model(p: Position, seat: i64, place: i64, model: i64) -> i64:
    """How many squads of a unit count against a limit."""
    found: i64 = 0
    squads = p.standing(seat, place)
    while squads != 0:
        if p.kit.model_of[p.row(seat, (squads & SQUAD_MASK) - 1)] == model:
            found += 1
        squads >>= SQUAD_BITS
    return found
