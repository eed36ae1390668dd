"""What holds in every position of Gradisca, reached by play or given in words."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.errors import PositionError
from wartable.titles.gradisca.checks import allowance
from wartable.titles.gradisca.codes import stack
from wartable.titles.gradisca.codes.things import (
    ACTIVE,
    BUILT,
    GONE,
    GROUP,
    HAND_LIMIT,
    KINDS,
    LAST_TURN,
    NEW_YEAR_TURN,
    NO_CHIT,
    POOL,
)
from wartable.titles.gradisca.position import packing as bits
from wartable.titles.gradisca.position.position import ASIDE, DISCARD, FIELD, NEW_YEAR, STRIKE, Position
from wartable.titles.gradisca.steps.advanced.upkeep import BOX, members


def misfits(p: Position) -> Iterator[PositionError]:
    """What keeps play from going on, each with the field that it is about."""
    for place, problem in (
        *ending(p),
        *question(p),
        *places(p),
        *markers(p),
        *cards(p),
        *chits(p),
        *armies(p),
    ):
        yield PositionError("gradisca-position", place=place, problem=problem)


def broken(p: Position) -> list[str]:
    """Return what follows from play beside, and does not hold; the table of fields tells of misfits and of cards."""
    return [f"{place}: {problem}" for place, problem in counts(p)]


Found = Iterator[tuple[str, str]]


def ending(p: Position) -> Found:
    """A game is over, or it asks somebody (GR-INV-15)."""
    if p.stack and p.ended:
        yield "ended", "a game that is over has no steps left"
    if not p.stack and not p.ended:
        yield "stack", "there is no step to be played, and the game is not over"
    if p.stack and p.won:
        yield "won", "the game goes on"


def question(p: Position) -> Found:
    """The steps that ask have something to ask about."""
    steps = [entry // 8 for entry in p.stack]
    if p.stack and steps[0] not in (stack.NEXT_CHIT, stack.ADVANCE):
        yield "stack[0]", "next_chit or advance stands lowest"
    for at, step in enumerate(steps[1:], 1):
        if step in (stack.NEXT_CHIT, stack.ADVANCE):
            yield f"stack[{at}]", "next_chit or advance stands lowest alone"
    activation = [stack.CHOOSING, stack.ORDERS, stack.ZONE_OPEN, stack.DISCARDING, stack.ACTIVATION_END]
    running = any(step in activation for step in steps)
    if running and (p.active < 0 or p.chits[p.active] != ACTIVE):
        yield "corps", "an activation needs the corps whose chit was drawn"
    elif running and any(entry // 8 in activation and entry % 8 != p.kit.corps_side[p.active] for entry in p.stack):
        yield "stack", "an activation is the drawn corps' own side's"
    if p.active >= 0 and not running:
        yield "corps", "no activation is under way"
    if (stack.ZONE_OPEN in steps) != (p.opened >= 0):
        yield "open", "a zone is open exactly while orders are given in it"
    battle = any(step in (stack.VERDICT, stack.AFTERMATH, stack.CALLING, stack.GOING_ON) for step in steps)
    if battle and (p.fight != 1 or p.field < 0):
        yield "fight", "a battle needs its zone"
    if any(step in stack.ALLOTMENTS for step in steps[-1:]) and p.field < 0:
        yield "field", "the zone is not said"
    if p.stack and p.doing().baseless(p, p.asked()):
        yield "stack", f"{p.doing().name} has nothing to ask"
    card_steps = any(stack.CARD_IN_PLAY <= step <= stack.BRIDGING for step in steps)
    if card_steps and p.card < 0:
        yield "card", "no card is being played"


def places(p: Position) -> Found:
    """Both sides share a zone in battle alone; soft units are not alone among enemies (GR-INV-01, 02, 06, 14)."""
    for zone in range(p.kit.n):
        both = p.force_at(0, zone) != 0 and p.force_at(1, zone) != 0
        fought = p.fight in (FIELD, STRIKE) and p.field == zone
        entered = p.entry > 0 and any(p.place_of(unit) == zone for unit in p.marching())
        if both and p.stack and not fought and p.raid != zone and not entered:
            yield f"units: {p.kit.zones[zone]}", "units of both sides (GR-INV-01)"
    for unit in range(p.kit.u):
        name, packed = p.kit.unit_words[unit], p.units[unit]
        if packed & bits.BACK and not p.kit.has_back[unit]:
            yield f"units.{name}", "it has no second side"
        if (packed & bits.PLACE) in (POOL, GONE, GROUP) and packed & ~(bits.PLACE | bits.BACK):
            yield f"units.{name}", "it is not on the map"
        # A unit may be found out of supply after it has marched.
        if bits.spent_of(packed) > allowance(p, unit) + (1 if packed & bits.OUT else 0):
            yield f"units.{name}", "more movement points spent than it has (GR-INV-14)"
        if packed & bits.PICKED and (not p.stack or p.kit.side[unit] != p.asked()):
            yield f"units.{name}", "picked by nobody who is asked"


def markers(p: Position) -> Found:
    """Walls, mines, forts, loot (GR-INV-07 to 10)."""
    for wall, name in enumerate(p.kit.walls):
        packed = p.walls[wall]
        if bits.level_of(packed) > p.kit.wall_level[wall]:
            yield f"walls.{name}", "above its printed level (GR-INV-07)"
        if bits.mines_of(packed) and p.force_at(bits.miner_of(packed), p.kit.wall_facing[wall]) == 0:
            yield f"walls.{name}", "mines without a unit of their side before the wall (GR-INV-10)"
        if bits.mines_of(packed) and p.force_at(bits.miner_of(packed), p.kit.wall_fortress[wall]) != 0:
            yield f"walls.{name}", "mines of the side that is in the fortress (GR-RULING-105)"
    built = [0, 0]
    loot = [0, 0]
    for zone, name in enumerate(p.kit.zones):
        cell = p.zones[zone]
        forts = cell & bits.FORTS
        if forts > (3 if p.kit.advanced else 1) or (forts and p.kit.fortress[zone]):
            yield f"zones.{name}", "too many forts, or one in a fortress (GR-INV-08)"
        if cell & bits.RUINED and not p.kit.borough[zone]:
            yield f"zones.{name}", "there is no borough to be ruined"
        built[1 if cell & bits.FORT_OWNER else 0] += forts
        if bits.loot_of(cell) >= 0:
            loot[bits.loot_of(cell)] += 1
    for seat in range(2):
        # A converted fort is on the other side's ground (GR-RULING-72).
        if sum(built) + sum(p.forts_left) > sum(p.kit.forts) or p.forts_left[seat] > p.kit.forts[seat]:
            yield "zones", "more forts than markers (GR-INV-09)"
        faces = p.loot[seat * 11 : seat * 11 + 11]
        if sum(faces) < loot[seat]:
            yield "loot", "fewer faces than markers on the map"


def cards(p: Position) -> Found:
    """Hands within their limit; no card of 1617 before its time (GR-INV-03, 04)."""
    for seat in range(2):
        most = HAND_LIMIT + (1 if p.stack and p.step() == stack.DISCARDING and p.asked() == seat else 0)
        if p.stack and p.sizes[seat] > most:
            yield f"armies[{seat}].hand", f"{p.sizes[seat]} cards, at most {most} (GR-INV-03)"
    if p.turn < NEW_YEAR_TURN and any(p.cards[ASIDE + kind] == 0 for kind in range(p.kit.first_new, KINDS)):
        yield "aside", "the cards of 1617 are set aside before that year (GR-INV-04)"
    if p.count(NEW_YEAR) and p.mixed:
        yield "mixed", "cards of 1617 lie on the deck"
    if any(p.cards[area + kind] for area in (ASIDE, NEW_YEAR) for kind in range(p.kit.first_new)):
        yield "new_year", "only cards of 1617 lie apart"
    if not p.mixed and any(p.cards[kind] for kind in range(p.kit.first_new, KINDS)):
        yield "mixed", "cards of 1617 are in the deck"
    if (p.top >= 0) != (p.count(DISCARD) > 0) or (p.top >= 0 and p.cards[DISCARD + p.top] == 0):
        yield "top", "the top card lies on the discards"
    if not 1 <= p.turn <= LAST_TURN:
        yield "turn", "off the track (GR-INV-15)"


def chits(p: Position) -> Found:
    """Chits of corps on the map, and of no others but the active one (GR-INV-05)."""
    for corps, name in enumerate(p.kit.corps):
        chit = p.chits[corps]
        if (chit == ACTIVE) != (corps == p.active) and p.stack:
            yield f"chits.{name}", "the active chit is that of the activation"
        if corps != p.active and p.stack and (chit != NO_CHIT) != (p.alive[corps] > 0):
            yield f"chits.{name}", "a chit is in play exactly while its corps has units on the map (GR-INV-05)"


def armies(p: Position) -> Found:
    """Camps, groups, raids and bridges of the Advanced game (GR-INV-06, 11, 12, 16)."""
    if not p.kit.advanced:
        return
    for seat in range(2):
        camp, place = p.camps[seat], f"armies[{seat}].camp"
        if camp >= 0 and p.kit.fortress[camp]:
            yield place, "a camp is never in a fortress (GR-INV-12)"
        fought = p.fight or p.raid >= 0 or p.entry > 0
        alone = camp >= 0 and p.force_at(seat, camp) == 0 and p.force_at(1 - seat, camp) & bits.COMBAT
        if alone and p.stack and not fought:
            yield place, "a camp alone with enemies (GR-INV-12)"
        if (camp < 0) != (p.camp_lost[seat] > 0) or p.camp_lost[seat] > p.turn:
            yield place, "a camp is in play or was lost in some turn"
        if not 1 <= p.morale[seat] <= 9:
            yield f"armies[{seat}].morale", "off the track (GR-INV-11)"
    grouped = [unit for group in p.groups for unit in members(p, group % BOX)]
    if len(set(grouped)) < len(grouped) or any(not members(p, group % BOX) for group in p.groups):
        yield "groups", "each group has units of its own (GR-INV-06)"
    if any(p.place_of(unit) == GROUP and unit not in grouped for unit in range(p.kit.u)):
        yield "units", "a unit on the time track belongs to no group (GR-INV-06)"
    for zone, name in enumerate(p.kit.zones):
        if p.zones[zone] & bits.RAIDED and p.kit.fortress[zone]:
            yield f"zones.{name}", "a fortress is not raided (GR-INV-16)"
    if sum(bridge == BUILT for bridge in p.bridges) > p.kit.most_bridges:
        yield "bridges", "more bridges than markers"


def counts(p: Position) -> Found:
    """What is counted beside units and cards agrees with them."""
    again = p.copy()
    assert isinstance(again, Position)
    again.recount()
    for name in ("force", "alive", "sizes"):
        if getattr(p, name) != getattr(again, name):
            yield name, "is kept otherwise than the units and cards make it"
