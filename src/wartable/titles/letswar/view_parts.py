"""Where numbers of a view come from: the parts of a unit's values and of a hand limit."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from wartable.titles.letswar.checks import free_attack
from wartable.titles.letswar.effects.seat_values import among
from wartable.titles.letswar.effects.values import in_force, lapses, lapses_plainly
from wartable.titles.letswar.effects.whom import holds
from wartable.titles.letswar.position.order import two_player
from wartable.titles.letswar.position.state import LetsWarState
from wartable.titles.letswar.view import Addend, Unit, Versus
from wartable.titles.letswar.vocabulary import (
    ATTACK,
    EQUIPS,
    FIVE,
    FORBID,
    FORBID_SPY,
    HAND_LIMIT,
    LEFT,
    MISS_REQUIRED,
    MODIFY,
    OF_CHARACTER,
    OF_EVENT,
    TAGS,
    UNITS,
)

# The units of each set.
SETS = [tuple(name for unit, name in enumerate(UNITS) if units >> unit & 1) for units in range(32)]


def unit_words(units: int) -> tuple[str, ...]:
    """Return the units of a set."""
    return SETS[units & 31]


def force_on(s: LetsWarState, seat: int) -> list[int]:
    """Return what concerns a seat now and counts: pairs of an effect and the units picked for it."""
    fx, force = s.kit.effects, in_force(s, seat)
    out: list[int] = []
    for i in range(0, len(force), 2):
        if holds(s, fx.if_first[force[i]], fx.if_last[force[i]], seat, seat, seat, -1):
            out += force[i : i + 2]
    return out


def addend(s: LetsWarState, seat: int, effect: int) -> Addend:
    """Return one part of a number."""
    kit, origin = s.kit, s.kit.effects.origin[effect]
    source, owner = "card", kit.effect_seat[effect]
    if origin == OF_CHARACTER:
        source = "character"
    elif origin == OF_EVENT:
        source = "event"
    elif kit.cards.type[kit.effects.source[effect]] == EQUIPS:
        source, owner = "equipment", seat
    tags = tag_words(kit.effects.tags[effect]) if kit.effects.tags[effect] else ()
    return Addend(kit.effects.n[effect], source, kit.effect_source[effect], owner, tags)


def tag_words(tags: int) -> tuple[str, ...]:
    """Return the tags of a set."""
    return tuple([tag for number, tag in enumerate(TAGS) if tags >> number & 1])


class ValueFacts(NamedTuple):
    """What the values of a Nation that is not at its turn tell; it is kept with them, and goes when they go."""

    units: tuple[Unit, ...]
    limit: tuple[Addend, ...]


def value_facts(s: LetsWarState, seat: int) -> ValueFacts:
    """Return what a Nation's values tell."""
    known = s.reckoned(seat).facts
    if isinstance(known, ValueFacts):
        return known
    force = force_on(s, seat)
    found = ValueFacts(tuple([unit_of(s, seat, unit, force) for unit in range(FIVE)]), limit_of(s, seat, force))
    s.reckoned(seat).facts = found
    return found


def units_of(s: LetsWarState, seat: int) -> tuple[Unit, ...]:
    """Return a Nation's five units with their values and what those are the sums of."""
    idle = value_facts(s, seat).units
    return idle if s.active != seat else tuple([acting(s, seat, unit, idle[unit]) for unit in range(FIVE)])


def acting(s: LetsWarState, seat: int, number: int, unit: Unit) -> Unit:
    """Return a unit of the Nation whose turn it is: the attacks that are left to it."""
    if not unit.active:
        return unit
    left = max(0, s.reckoned(seat).attacks[number] - s.used[seat * FIVE + number])
    free = 1 if left and free_attack(s, seat, number) >= 0 else 0
    return replace(unit, attacks=left, free=free, spent=left == 0)


def limit_parts(s: LetsWarState, seat: int) -> tuple[Addend, ...]:
    """Return what a hand limit is the sum of."""
    return value_facts(s, seat).limit


def unit_of(s: LetsWarState, seat: int, unit: int, force: list[int]) -> Unit:
    """Return one unit, at rest."""
    kit, values, fx = s.kit, s.reckoned(seat), s.kit.effects
    sums: tuple[list[Addend], list[Addend]] = (
        [Addend(kit.attack[seat * FIVE + unit], "base")],
        [Addend(kit.defence[seat * FIVE + unit], "base")],
    )
    versus: list[Versus] = []
    demands: list[Addend] = []
    barred = ""
    for i in range(0, len(force), 2):
        effect, units = force[i], force[i + 1] or fx.units[force[i]]
        bans = fx.op[effect] == FORBID and fx.sort[effect] != FORBID_SPY and fx.other[effect] != LEFT
        if bans and (not units or among(unit, units)):
            barred = kit.effect_source[effect]
        if fx.op[effect] == MISS_REQUIRED and among(unit, units):
            demands.append(addend(s, seat, effect))
        if fx.op[effect] != MODIFY or not among(unit, units):
            continue
        part = addend(s, seat, effect)
        if fx.other[effect]:
            against = [o for o in range(FIVE) if among(o, fx.other[effect]) and not lapses(fx, effect, unit, o, force)]
            if against:
                versus.append(Versus(fx.sort[effect] == ATTACK, tuple(UNITS[o] for o in against), part))
        elif not lapses_plainly(fx, effect, unit, force):
            sums[0 if fx.sort[effect] == ATTACK else 1].append(part)
    return Unit(
        unit=UNITS[unit],
        active=s.has_unit(seat, unit),
        attack=max(0, values.plain_attack[unit]),
        defence=max(0, values.plain_defence[unit]),
        attack_parts=tuple(sums[0]),
        defence_parts=tuple(sums[1]),
        versus=tuple(versus),
        barred=barred,
        misses=max(2 if two_player(s) else 1, *(part.value for part in demands), 0),
        demands=tuple(demands),
        reach=unit_words(values.reach[unit]),
        wards=tag_words(values.ignores[unit]),
    )


def limit_of(s: LetsWarState, seat: int, force: list[int]) -> tuple[Addend, ...]:
    """Return what a hand limit is the sum of, by all that is in force."""
    fx = s.kit.effects
    out = [Addend(2 if unit == FIVE - 1 else 1, "unit", UNITS[unit]) for unit in range(FIVE) if s.has_unit(seat, unit)]
    for i in range(0, len(force), 2):
        if fx.op[force[i]] == HAND_LIMIT and not lapses(fx, force[i], 0, 0, force):
            out.append(addend(s, seat, force[i]))
    return tuple(out)
