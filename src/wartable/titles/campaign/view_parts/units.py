"""Units and formations as views show them: squads, strength, training, what makes them fit."""

from __future__ import annotations

from wartable.titles.campaign.codes.things import ACTIVE, GONE, PLACE_WORDS, is_hq
from wartable.titles.campaign.position.needs import fill_price
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.squads import count, entries_of, first_entry, size
from wartable.titles.campaign.view import FormationView, Squads, UnitView
from wartable.titles.campaign.vocabulary import (
    ARMS,
    BATTERY,
    ENTRIES,
    HQ_UNIT,
    LEAST_SQUADS,
    MOST_HQ,
    MOST_SQUADS,
    PLACES,
    SLOTS,
    UNITS,
)


def squads_view(s: Position, seat: int, squads: int) -> tuple[Squads, ...]:
    """Squads of a side, by entry."""
    base = s.nation[seat] * ENTRIES
    kinds = list(dict.fromkeys(entries_of(squads)))
    return tuple([Squads(base + kind, s.kit.words[base + kind], int(count(squads, kind))) for kind in kinds])


def units_view(s: Position, seat: int, kept: list[int], start: int) -> tuple[tuple[int, tuple[Squads, ...]], ...]:
    """Return all units of a list by place that have squads, with them."""
    found = [(place, kept[start + place]) for place in range(PLACES)]
    return tuple([(place, squads_view(s, seat, squads)) for place, squads in found if squads > 0])


def formations(s: Position, seat: int) -> tuple[FormationView, ...]:
    """Return a side's order of battle as all know it: the locked list, and what stands of it."""
    return order_of_battle(s, seat, s.start, s.now, s.force)


def order_of_battle(
    s: Position, seat: int, start: list[int], now: list[int], fielded: list[int]
) -> tuple[FormationView, ...]:
    """Formations in the order of their slots, from lists by place."""
    out = []
    for slot in range(SLOTS):
        places = [slot * UNITS + unit for unit in range(UNITS) if start[seat * PLACES + slot * UNITS + unit]]
        if places:
            out.append(formation(s, seat, places, start, now, fielded))
    return tuple(out)


def formation(
    s: Position, seat: int, places: list[int], start: list[int], now: list[int], fielded: list[int]
) -> FormationView:
    """Return one formation."""
    base = seat * PLACES
    units = tuple([unit(s, seat, place, start[base + place], now, fielded) for place in places])
    row = s.row(seat, first_entry(start[base + places[0]]))
    led = places[-1] % UNITS == HQ_UNIT
    kind = "battery" if s.kit.formation[row] == BATTERY else "company" if led or len(places) > 1 else "independent"
    whole = all(one.status != "disbanded" and one.size >= one.start_size for one in units)
    return FormationView(
        slot=places[0] // UNITS,
        kind=kind,
        arm=ARMS[s.kit.arm[row]],
        units=units,
        cost=sum([one.cost for one in units]),
        full_strength=whole,
    )


def unit(s: Position, seat: int, place: int, start: int, standing: list[int], fielded: list[int]) -> UnitView:
    """Return one platoon or HQ."""
    at = seat * PLACES + place
    now = standing[at]
    level, strength = s.level[at], int(size(now))
    gone = s.status[at] == GONE
    lacks = 0 if gone or is_hq(place) else max(LEAST_SQUADS - strength, 0)
    prices = () if gone else prices_of(s, seat, place, start)
    least = int(fill_price(s, seat, place, first_entry(start), lacks, standing)) if lacks else 0
    room = strength < (MOST_HQ if is_hq(place) else MOST_SQUADS)
    return UnitView(
        place=place,
        word=PLACE_WORDS[place],
        start=squads_view(s, seat, start),
        now=squads_view(s, seat, now),
        size=strength,
        start_size=int(size(start)),
        level=level,
        status="disbanded" if gone else "empty" if not now else "unfit" if lacks else "active",
        fielded=bool(fielded) and fielded[at] != 0,
        cost=int(s.cost_of(seat, now, 0)),
        lacks=lacks,
        lacks_price=least,
        prices=prices if room and s.status[at] == ACTIVE else (),
    )


def prices_of(s: Position, seat: int, place: int, start: int) -> tuple[tuple[str, int], ...]:
    """Return what one more squad costs at the unit's level, by word, of all entries that it may be filled up with."""
    kit, nation = s.kit, s.nation[seat]
    group, level = kit.group[s.row(seat, first_entry(start))], s.level[seat * PLACES + place]
    rows = range(nation * ENTRIES, nation * ENTRIES + int(kit.entries[nation]))
    fitting = [row for row in rows if kit.open[row] == 1 and kit.group[row] == group]
    return tuple([(kit.words[row], int(kit.price[row * kit.levels + level])) for row in fitting])
