"""Who sees what: the view of one viewer, built up from nothing (rulebook: who sees what)."""

from __future__ import annotations

from collections.abc import Callable

from wartable.core.rules.log import PUBLIC
from wartable.core.step_view import ending, step_answers
from wartable.titles.gradisca import checks
from wartable.titles.gradisca.advanced_words import STANDS
from wartable.titles.gradisca.codes import stack
from wartable.titles.gradisca.codes.clauses import CLAUSES
from wartable.titles.gradisca.codes.effects import WINDOWS
from wartable.titles.gradisca.codes.stack import STEP_IDS
from wartable.titles.gradisca.codes.things import BANDS, BUILT, CHITS, GONE, KINDS, POOL
from wartable.titles.gradisca.codes.verbs import NONE, PLAY, SHIFT, VERB_IDS
from wartable.titles.gradisca.position import packing as bits
from wartable.titles.gradisca.position.position import ASIDE, DISCARD, HANDS, NEW_YEAR, REMOVED
from wartable.titles.gradisca.position.redeal import shown
from wartable.titles.gradisca.position.state import GradiscaState
from wartable.titles.gradisca.steps.advanced.upkeep import BOX, members, side_of
from wartable.titles.gradisca.view import (
    Army,
    Battle,
    Check,
    Corps,
    Counter,
    Declared,
    GradiscaView,
    Group,
    Roll,
    Wall,
    ZoneView,
)

KINDS_OF_FIGHT = ("", "field", "bombard", "strike")
# Why a die's value is not the printed one: the clause.
CHANGED = ("", "GR-7.4-05", "GR-7.4.2-03", "GR-7.4.2-03", "GR-12-02", "GR-19.1-02", "GR-21-15")


def view(s: GradiscaState, viewer: int) -> GradiscaView:
    """Return all that `viewer` may know of a position."""
    kit, step, mine = s.kit, s.step(), s.asks(viewer)
    doing = s.doing()
    assert kit.notation is not None
    choices, near_misses = step_answers(s, viewer, CLAUSES, kit.notation)
    by_zone = counters(s, mine)
    return GradiscaView(
        title="gradisca",
        viewer=viewer,
        seats=2,
        asked=s.deciders(),
        prompt=doing.prompt(s, viewer) if mine or step == stack.OVER else doing.waiting(s, viewer),
        detail=doing.detail(s, viewer),
        choices=choices,
        near_misses=near_misses,
        ending=ending(s, CLAUSES),
        mode="advanced" if kit.advanced else "basic",
        step=STEP_IDS[step],
        turn=s.turn,
        end=s.end,
        truce=s.truce,
        zones=tuple(zone_view(s, zone, by_zone[zone]) for zone in range(kit.n)),
        walls=tuple(wall_view(s, wall) for wall in range(len(kit.walls))),
        corps=tuple(corps_view(s, corps) for corps in range(len(kit.corps))),
        armies=tuple(army_view(s, viewer, seat) for seat in range(2)),
        hand=cards_at(s, HANDS + viewer * KINDS) if viewer >= 0 else (),
        playable=tuple(kit.card_ids[one.code & NONE] for one in choices if one.code >> SHIFT == PLAY),
        deck=s.to_draw(),
        new_year=s.count(NEW_YEAR),
        aside=cards_at(s, ASIDE),
        discard=len(cards_at(s, DISCARD)),
        discards=discards(s),
        removed=cards_at(s, REMOVED),
        active=kit.corps[s.active] if s.active >= 0 else "",
        player=kit.corps_side[s.active] if s.active >= 0 else -1,
        option=s.option,
        leader=kit.units[s.leader] if s.leader >= 0 else "",
        zones_left=checks.zones_left(s, kit.corps_side[s.active]) if s.active >= 0 else 0,
        cards_left=checks.cards_left(s, kit.corps_side[s.active]) if s.active >= 0 else 0,
        open_zone=kit.zones[s.opened] if s.opened >= 0 else "",
        picked=units_with(s, bits.PICKED) if mine else (),
        marching=units_with(s, bits.MARCHING),
        card=kit.card_ids[s.card] if s.card >= 0 else "",
        battle=battle_view(s) if s.fight else None,
        declared=declared_view(s) if s.work else None,
        windows=WINDOWS[doing.window - 1] if doing.window else "",
        sea=kit.zones[s.sea] if s.sea >= 0 else "",
        sea_blocked=s.sea_blocked,
        unbridged=stretches(s, lambda printed, now: now == 0),
        built=stretches(s, lambda printed, now: now == BUILT),
        broken=stretches(s, lambda printed, now: printed > 0 and now == 0),
        flood=tuple(river for number, river in enumerate(kit.rivers) if s.flood >> number & 1),
        ford=s.ford,
        relief=kit.zones[s.relief] if s.relief >= 0 else "",
        relief_until=s.relief_until,
        groups=tuple(group_view(s, group) for group in sorted(s.groups)),
        raid=kit.zones[s.raid] if s.raid >= 0 else "",
        attack_supply=STANDS[s.armed] if s.opened >= 0 and kit.advanced else "",
    )


def discards(s: GradiscaState) -> tuple[str, ...]:
    """Return the discards that lie open, the last one at the end."""
    top = (s.kit.card_ids[s.top],) if s.top >= 0 else ()
    return top if s.kit.top_only else tuple(card for card in cards_at(s, DISCARD) if card not in top) + top


def stretches(s: GradiscaState, fits: Callable[[int, int], bool]) -> tuple[str, ...]:
    """Return the stretches of river whose printed and present bridges fit; none in the Basic game."""
    found = zip(s.kit.stretches, s.kit.printed_bridges, s.bridges, strict=True) if s.kit.advanced else ()
    return tuple(word for word, printed, now in found if fits(printed, now))


def group_view(s: GradiscaState, group: int) -> Group:
    """Return reinforcements on the time track."""
    kind = group % BOX
    units = tuple(s.kit.units[unit] for unit in members(s, kind))
    return Group(s.kit.card_ids[kind], side_of(s, kind), group // BOX, units)


def cards_at(s: GradiscaState, area: int) -> tuple[str, ...]:
    """Return the cards of an area."""
    return tuple(s.kit.card_ids[kind] for kind in s.listed(area))


def units_with(s: GradiscaState, bit: int) -> tuple[str, ...]:
    """Return the units with a bit."""
    return tuple(s.kit.units[unit] for unit in s.units_with(bit))


def counters(s: GradiscaState, mine: bool) -> list[list[Counter]]:
    """Return the units in each zone; picks are for the seat that makes them alone."""
    kit = s.kit
    out: list[list[Counter]] = [[] for _ in range(kit.n)]
    for unit in range(kit.u):
        packed = s.units[unit]
        zone = packed & bits.PLACE
        if zone < POOL:
            out[zone].append(
                Counter(
                    kit.units[unit],
                    kit.side[unit],
                    (packed & bits.BACK) != 0,
                    s.printed(unit, True),
                    s.printed(unit, False),
                    (packed & bits.ACTED) != 0,
                    mine and (packed & bits.PICKED) != 0,
                    (packed & bits.MARCHING) != 0,
                    checks.left_of(s, unit),
                    checks.allowance(s, unit),
                    (packed & bits.FIGHTING) != 0,
                    (packed & bits.OUT) != 0,
                )
            )
    return out


def zone_view(s: GradiscaState, zone: int, units: list[Counter]) -> ZoneView:
    """Return what lies in a zone."""
    cell = s.zones[zone]
    holder = 0 if s.force_at(0, zone) else 1 if s.force_at(1, zone) else -1
    return ZoneView(
        s.kit.zones[zone],
        holder,
        tuple(units),
        cell & bits.FORTS,
        -1 if cell & bits.FORTS == 0 else 1 if cell & bits.FORT_OWNER else 0,
        (cell & bits.RUINED) != 0,
        bits.loot_of(cell),
        (cell & bits.OPENED) != 0,
        (cell & bits.RAIDED) != 0,
        (cell & bits.STRUCK) != 0,
        bits.line_of(s.force_at(0, zone)) + bits.line_of(s.force_at(1, zone)),
    )


def wall_view(s: GradiscaState, wall: int) -> Wall:
    """Return a side of a fortress."""
    kit, packed = s.kit, s.walls[wall]
    level, mines = bits.level_of(packed), bits.mines_of(packed)
    return Wall(
        kit.walls[wall],
        kit.zones[kit.wall_fortress[wall]],
        kit.zones[kit.wall_facing[wall]],
        level,
        kit.wall_level[wall],
        level == 0,
        mines,
        bits.fresh_of(packed),
        bits.miner_of(packed) if mines else -1,
    )


def corps_view(s: GradiscaState, corps: int) -> Corps:
    """Return a corps and its chit."""
    kit = s.kit
    leaders = tuple(kit.units[unit] for unit in checks.leader_of(s, corps))
    return Corps(kit.corps[corps], kit.corps_side[corps], CHITS[s.chits[corps]], s.alive[corps], leaders)


def army_view(s: GradiscaState, viewer: int, seat: int) -> Army:
    """Return a side, and what this viewer knows of its hand."""
    kit = s.kit
    boxes: dict[int, tuple[str, ...]] = {
        place: tuple(kit.units[u] for u in range(kit.u) if kit.side[u] == seat and s.place_of(u) == place)
        for place in (POOL, GONE)
    }
    return Army(
        side=seat,
        points=s.points[seat],
        end_points=s.score(seat) - s.points[seat],
        forts_left=s.forts_left[seat],
        hand_size=s.sizes[seat],
        known=known_of(s, viewer, seat),
        pool=boxes[POOL],
        eliminated=boxes[GONE],
        morale=s.morale[seat],
        band=BANDS[s.band(seat)],
        camp=kit.zones[s.camps[seat]] if s.camps[seat] >= 0 else "",
        camp_moved=s.camp_moved[seat] != 0,
        camp_lost=s.camp_lost[seat],
    )


def known_of(s: GradiscaState, viewer: int, seat: int) -> tuple[str, ...]:
    """Return the cards of another hand that this viewer sees or remembers for certain."""
    if viewer == seat:
        return ()
    if viewer != PUBLIC and shown(s, viewer, seat):
        return cards_at(s, HANDS + seat * KINDS)
    if s.memory is None:
        return ()
    return tuple(s.kit.card_ids[kind] for kind, count in enumerate(s.memory.known(viewer, seat)) if count)


def battle_view(s: GradiscaState) -> Battle:
    """Return the fight in progress, die by die."""
    kit = s.kit
    return Battle(
        kind=KINDS_OF_FIGHT[s.fight],
        zone=kit.zones[s.field],
        origin=kit.zones[s.origin] if s.origin >= 0 else "",
        wall=kit.walls[s.through] if s.through >= 0 else "",
        attacker=s.attacker,
        first_fire=s.first_fire,
        rolls=tuple(roll_of(s, row) for row in s.rolls),
        checks=tuple(Check(kit.units[row & 127], kit.side[row & 127], row >> 7 & 7, row >> 19 > 0) for row in s.checks),
        scored=(s.scored[0], s.scored[1]),
        absorbed=s.absorbed,
        suffered=(s.suffered[0], s.suffered[1]),
        pending=(s.owed[0], s.owed[1]),
        round=s.round,
        totals=(s.totals[0], s.totals[1]) if kit.advanced else (s.suffered[0], s.suffered[1]),
        calls=s.calls,
    )


def roll_of(s: GradiscaState, row: int) -> Roll:
    """Return one die."""
    unit = row & 127
    kit = s.kit
    return Roll(
        kit.units[unit],
        kit.side[unit],
        row >> 13 & 7,
        row >> 10 & 7,
        CHANGED[row >> 16 & 7],
        row >> 7 & 7,
        row >> 19 > 0,
    )


def declared_view(s: GradiscaState) -> Declared:
    """Return the siege work that was announced."""
    kit = s.kit
    return Declared(
        VERB_IDS[s.work - 1],
        units_with(s, bits.FIRING),
        kit.walls[s.work_wall] if s.work_wall >= 0 else "",
        kit.zones[s.work_zone] if s.work_zone >= 0 else "",
    )
