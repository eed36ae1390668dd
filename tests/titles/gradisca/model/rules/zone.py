"""An open zone: units are picked, then they march, work at walls, build, recover or rest (rules 5.1 and 6)."""

from __future__ import annotations

from tests.titles.gradisca.model.rules.march import may_step, step
from tests.titles.gradisca.model.rules.siege import WORKS, may_work, work
from tests.titles.gradisca.model.rules.supply import allowance, armed, attack_supply, check_supply, dry
from tests.titles.gradisca.model.state import Fort, Game, Story, Unit, ask

# How a march goes on, by its verb.
STEPS = {"on": "", "raid": "raid", "incursion": "incursion"}


def open_zone(g: Game, zone: str) -> Story:
    """Give orders in a zone until it is closed (GR-5-19 to GR-5-21)."""
    g.open_zone = zone
    g.opened.append(zone)
    if g.advanced:
        check_supply(g, g.idle(zone))
        g.attack_supply, g.built_here = attack_supply(g, g.seat, zone), False
    for unit in g.all():
        unit.spent, unit.allowance = 0, allowance(g, unit)
    g.marching, g.picked = [], []
    while True:
        answer = yield from ask(g, g.seat, "zone_open", answers(g), force=False)
        verb, *names = answer.split()
        if verb == "close":
            break
        yield from obey(g, verb, names)
    g.marching, g.picked, g.open_zone = [], [], ""
    # Each mine is tried once in the activation of a zone (RULING-63).
    for wall in g.walls.values():
        wall.tried = 0
    for unit in g.all():
        unit.spent = 0


def answers(g: Game) -> list[str]:
    """Return every click that may come next."""
    idle = [unit for unit in g.idle(g.open_zone) if unit.word not in g.picked]
    picks = [f"pick {unit.word} …" for unit in idle]
    if g.picked:
        return picks + deeds(g, [unit for unit in g.all() if unit.word in g.picked])
    if len(idle) > 1:
        picks.append("pick all …")
    found = [*picks, "close"]
    march = [unit for unit in g.all() if unit.word in g.marching]
    if march:
        for verb, how in STEPS.items():
            found += [f"{verb} {zone}" for zone in g.content.zones if may_step(g, march, zone, how)]
        found += ["exit"] if may_exit(g, march) else []
        if len(march) > 1:
            found += [f"leave {unit.word}" for unit in march]
    return found + [f"camp {zone}" for zone in g.content.zones if may_move_camp(g, zone)]


def may_move_camp(g: Game, zone: str) -> bool:
    """Tell whether the camp of the open zone may go to another (GR-24-02, 03, 07, 16, RULING-93)."""
    camp = g.camps[g.seat]
    if not g.advanced or camp != g.open_zone or g.camp_moved[g.seat] or g.content.zones[zone].fortress:
        return False
    border = g.content.border(camp, zone)
    return border is not None and dry(g, border) and not g.in_zone(zone, 1 - g.seat)


def deeds(g: Game, units: list[Unit]) -> list[str]:
    """Return what the picked units may do together."""
    said = "all" if g.whole else g.names([unit.word for unit in units])
    found = [f"move {zone} {said}" for zone in g.content.zones if may_step(g, units, zone)]
    for how in ("raid", "incursion"):
        found += [f"{how} {zone} {said}" for zone in g.content.zones if may_step(g, units, zone, how)]
    if may_exit(g, units):
        found.append(f"exit {said}")
    for verb in WORKS:
        found += [f"{verb} {target} {said}" for target in may_work(g, verb, units)]
    if may_build(g, units):
        found.append(f"fort {said}")
    if may_raze(g, units):
        found.append(f"raze {said}")
    if all(unit.flipped and not unit.commander and not unit.unsupplied for unit in units):
        found.append(f"recover {said}")
    return [*found, f"rest {said}"]


def may_exit(g: Game, units: list[Unit]) -> bool:
    """Tell whether units may leave the map (RULING-40)."""
    edge = g.content.zones[units[0].place].map_edge
    return edge and g.options["exit_map"] == "allowed" and all(unit.spent < unit.allowance for unit in units)


def may_build(g: Game, units: list[Unit]) -> bool:
    """Tell whether a fort may be built (rule 10, RULING-118)."""
    zone = units[0].place
    if len(units) > 1 or units[0].type != "sappers" or g.content.zones[zone].fortress:
        return False
    fort = g.forts.get(zone)
    room = fort is None or (g.advanced and fort.count < 3 and fort.side == units[0].side)
    return room and g.fort_pool[units[0].side] > 0 and armed(g) and not (g.advanced and g.built_here)


def may_raze(g: Game, units: list[Unit]) -> bool:
    """Tell whether sappers may destroy a fort of their own (GR-19.2-07)."""
    fort = g.forts.get(units[0].place)
    return g.advanced and len(units) == 1 and units[0].type == "sappers" and bool(fort and fort.side == g.seat)


def obey(g: Game, verb: str, names: list[str]) -> Story:
    """Do what was ordered."""
    if verb == "pick":
        g.whole = names[0] == "all"
        wanted = [unit.word for unit in g.idle(g.open_zone)] if g.whole else names[:1]
        g.picked += [word for word in wanted if word not in g.picked]
        g.marching = []
        return
    if verb in STEPS and not g.picked:
        yield from step(g, [unit for unit in g.all() if unit.word in g.marching], names[0], STEPS[verb])
        return
    if verb == "camp":
        g.camps[g.seat], g.camp_moved[g.seat], g.marching = names[0], True, []
        return
    if verb == "leave":
        g.marching.remove(names[0])
        return
    units = [unit for unit in g.all() if unit.word in (g.picked or g.marching)]
    g.picked, g.marching = [], []
    for unit in units:
        unit.acted = True
    if verb in ("move", "raid", "incursion"):
        if g.options["stack_mp"] == "fixed_at_start":
            for unit in units:
                unit.allowance = min(other.allowance for other in units)
        yield from step(g, units, names[0], STEPS.get(verb, ""))
    elif verb == "exit":
        for unit in units:
            g.eliminate(unit)
    elif verb == "fort":
        g.fort_pool[units[0].side] -= 1
        g.forts.setdefault(units[0].place, Fort(units[0].side, 0)).count += 1
        g.built_here = True
    elif verb == "raze":
        g.forts[units[0].place].count -= 1
        if not g.forts[units[0].place].count:
            del g.forts[units[0].place]
    elif verb == "recover":
        for unit in units:
            unit.flipped = False
    elif verb in WORKS:
        yield from work(g, verb, units, names[0])
