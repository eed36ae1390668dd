"""What cards do: one function an effect, named as in the data (ledger 5.9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.titles.gradisca.model.content import ARMIES, Border, Card
from tests.titles.gradisca.model.rules.combat import hit
from tests.titles.gradisca.model.rules.dates import may_discard
from tests.titles.gradisca.model.rules.disorder import flip
from tests.titles.gradisca.model.rules.entry import strike_commander
from tests.titles.gradisca.model.rules.march import arrive
from tests.titles.gradisca.model.rules.supply import bridged, camp_supplied, change_morale, wet
from tests.titles.gradisca.model.state import ACTIVE, CUP, GONE, PLAYED, POOL, Game, Story, Unit, ask

Effect = dict[str, Any]


@dataclass
class Played:
    """A card that is happening: who played it, in the own activation or as an answer, and to what work."""

    word: str
    seat: int
    when: str
    wall: str = ""
    zone: str = ""
    placed: str = ""

    def army(self, effect: Effect) -> int:
        """Return the side that an effect names (GR-12-02, GR-12-03)."""
        name = effect.get("army", "PLAYER")
        return {"PLAYER": self.seat, "OPPONENT": 1 - self.seat, "VEN": 0, "AUS": 1}[name]


def happen(g: Game, effect: Effect, played: Played) -> Story:
    """Let one effect happen."""
    if effect["do"] in g.content.advanced_effects and g.options["mode"] == "basic":
        return
    yield from DEEDS[effect["do"]](g, effect, played)


# -- units that enter --


def entry_zones(g: Game, effect: Effect) -> list[str]:
    """Return where reinforcements may enter (card data: reinforce; RULING-28)."""
    side = ARMIES.index(effect["army"])
    listed: set[str] = set()
    for name in effect["zones"]:
        if name == "@ven_sea":
            coast = [zone for zone in g.content.zones.values() if zone.sea]
            held = [zone.id for zone in coast if g.combat_units(zone.id, 0)]
            listed.update(held or [zone.id for zone in coast if zone.held == 0 and not g.in_zone(zone.id, 1)])
        elif name == "@any_with_ven_units":
            listed.update(zone for zone in g.content.zones if g.combat_units(zone, 0))
        elif name.endswith("!"):
            listed.update([name[:-1]] if g.combat_units(name[:-1], side) else [])
        else:
            listed.add(name)
    return [zone for zone in g.content.zones if zone in listed and enterable(g, zone, side)]


def enterable(g: Game, zone: str, side: int) -> bool:
    """Tell whether units may enter a zone by card: never a fortress with enemies, nor any enemy in a truce."""
    return not g.in_zone(zone, 1 - side) or not (g.truce or g.content.zones[zone].fortress)


def reinforce(g: Game, effect: Effect, played: Played) -> Story:
    """Bring units in; the army's own player chooses where (GR-12-17 to 21, RULING-29, RULING-30)."""
    side = ARMIES.index(effect["army"])
    answer = yield from ask(g, side, "arrival", [f"place {zone}" for zone in entry_zones(g, effect)])
    zone = answer.split()[1]
    played.placed = zone
    names = effect["units"] + effect["commanders"]
    units = [unit for unit in g.all() if unit.card.id in names and unit.place == POOL]
    for unit in units:
        corps = unit.card.corps
        g.chits.setdefault(corps, PLAYED)
        g.go(unit, zone)
        unit.acted = played.when != "group" and g.chits[corps] not in (CUP, ACTIVE)
        if unit.word == g.leader:
            g.led_from = zone
    if units:
        yield from arrive(g, units, zone, "", "")


def listed(card: Card) -> list[str]:
    """Return the ids of the units that a card brings."""
    effects = [effect for line in card.lines for effect in line["effects"] if effect["do"] == "reinforce"]
    return [name for effect in effects for name in effect["units"] + effect["commanders"]]


def remove_commander(g: Game, effect: Effect, played: Played) -> Story:
    """Take the commander of a command out of play (card 10)."""
    for unit in [one for one in g.all() if one.commander and one.on_map and one.card.corps == effect["command"]]:
        if g.leader == unit.word:
            g.leader = "medici"
        unit.place = GONE
    g.settle()
    yield from ()


def recover(g: Game, effect: Effect, played: Played) -> Story:
    """Put units of the zone in order, at the owner's choice (card 10)."""
    side = played.army(effect)
    left = effect["count"]
    while True:
        poor = [unit for unit in g.combat_units(played.placed, side) if unit.flipped and not unit.unsupplied]
        if left >= len(poor):
            for unit in poor:
                unit.flipped = False
            return
        if not left:
            return
        answer = yield from ask(g, side, "reforming", [f"reform {unit.word}" for unit in poor])
        g.units[answer.split()[1]].flipped = False
        left -= 1


def when_placed(g: Game, effect: Effect, played: Played) -> Story:
    """Go on only if units entered at a certain place (card 14)."""
    if effect["test"] == f"placed_in:{played.placed}":
        for one in effect["then"]:
            yield from happen(g, one, played)


def wall(g: Game, effect: Effect, played: Played) -> Story:
    """Raise a side of a fortress (card 14)."""
    walls = [word for word, border in g.content.walls().items() if border.fortress == effect["fortress"]]
    low = [word for word in walls if g.walls[word].level < g.content.walls()[word].level]
    if low:
        answer = yield from ask(g, 1, "wall_side", [f"raise {word}" for word in low])
        g.walls[answer.split()[1]].level += effect["delta"]


# -- points and time --


def vp(g: Game, effect: Effect, played: Played) -> Story:
    """Give points (GR-12-23, card 30)."""
    side = played.army(effect)
    amount = effect["amount"]
    if isinstance(amount, dict):
        taken = [zone for zone in g.content.zones.values() if zone.named and zone.held != side]
        count = sum(1 for zone in taken if g.combat_units(zone.id, side))
        amount = min(amount["max"], count * amount["each"])
    g.points[side] += amount
    yield from ()


def end_marker(g: Game, effect: Effect, played: Played) -> Story:
    """Move the game-end marker (RULING-10)."""
    g.end = max(1, min(16, g.end + effect["delta"]))
    yield from ()


def truce(g: Game, effect: Effect, played: Played) -> Story:
    """Stop the fighting until the end of the turn."""
    g.truce = True
    yield from ()


# -- trouble --


def disorganise(g: Game, effect: Effect, played: Played) -> Story:
    """Disorganise units of one zone (cards 20 and 21)."""
    side = played.army(effect)
    zones = [zone for zone in g.content.zones if _fitting(g, effect, zone, side)]
    namer = 1 - played.seat
    if effect["where"] == "largest_stack":
        crowd = {zone: sum(unit.line for unit in g.in_zone(zone, side)) for zone in g.content.zones}
        most = max(crowd.values())
        zones = [zone for zone in g.content.zones if crowd[zone] == most and most]
        namer = side
    if not zones:
        return
    answer = yield from ask(g, namer, "naming", [f"name {zone}" for zone in zones])
    fit = _fitting(g, effect, answer.split()[1], side)
    count = (len(fit) + 1) // 2 if effect["count"] == "half_up" else effect["count"]
    yield from flip(g, side, "unrest", fit, count)


def _fitting(g: Game, effect: Effect, zone: str, side: int) -> list[Unit]:
    """Return the good-order units of a zone that a card means; they need a second side."""
    kinds = effect["filter"].get("class", []) + effect["filter"].get("type", [])
    units = [unit for unit in g.combat_units(zone, side) if unit.card.kind in kinds or unit.type in kinds]
    return [unit for unit in units if not unit.flipped and unit.card.back]


def leadership_cap(g: Game, effect: Effect, played: Played) -> Story:
    """Lower the Leadership of the drawn command (card 22)."""
    g.cap = effect["value"]
    yield from ()


def choose(g: Game, effect: Effect, played: Played) -> Story:
    """Let the player of the card pick one line."""
    lines = [number for number, line in enumerate(effect["options"], 1) if _possible(g, line, played)]
    answer = yield from ask(g, played.seat, "card_line", [f"choose {number}" for number in lines])
    for one in effect["options"][int(answer.split()[1]) - 1]:
        yield from happen(g, one, played)


def _possible(g: Game, line: list[Effect], played: Played) -> bool:
    """Tell whether a line can do anything."""
    if line[0]["do"].startswith("bridge"):
        return bool(bridges(g, played.seat, line[0]["do"]))
    return line[0]["do"] != "mine_remove" or (bool(played.wall) and g.walls[played.wall].mines > 0)


def mine_remove(g: Game, effect: Effect, played: Played) -> Story:
    """Take a mine from the side that is worked on (card 32)."""
    g.walls[played.wall].lose()
    yield from ()


def strike(g: Game, effect: Effect, played: Played) -> Story:
    """Roll for a hit on one of the besiegers (card 32)."""
    side = played.army(effect)
    if g.die() in effect["roll"]["hit_on"]:
        units = g.combat_units(played.zone, side)
        answer = yield from ask(g, side, "losses", [f"lose {unit.word}" for unit in units])
        hit(g, g.units[answer.split()[1]])


def marks(g: Game, seat: int) -> list[Unit]:
    """Return the enemy commanders next to a zone with own combat units, whatever the border (card 34)."""
    found = []
    for unit in g.all():
        if unit.commander and unit.on_map and unit.side != seat:
            near = [border.other(unit.place) for border in g.content.around[unit.place]]
            if any(g.combat_units(zone, seat) for zone in near):
                found.append(unit)
    return found


def commander_check(g: Game, effect: Effect, played: Played) -> Story:
    """Shoot at a commander (card 34)."""
    answer = yield from ask(g, played.seat, "marksman", [f"shoot {unit.word}" for unit in marks(g, played.seat)])
    unit = g.units[answer.split()[1]]
    if g.die() in effect["hit_on"]:
        yield from strike_commander(g, unit, unit.place)


# -- hands --


def hand_look(g: Game, effect: Effect, played: Played) -> Story:
    """Show the other hand (card 31)."""
    g.looks.append((played.seat, sorted(g.hands[1 - played.seat])))
    yield from ()


def hand_discard(g: Game, effect: Effect, played: Played) -> Story:
    """Discard a card of the other hand that is not obligatory by now (card 31, GR-12-10, GR-12-12, GR-26-02)."""
    hand = g.hands[1 - played.seat]
    open_cards = [f"expose {word}" for word in g.content.cards if word in hand and may_discard(g, word)]
    if open_cards:
        answer = yield from ask(g, played.seat, "spying", open_cards, force=False)
        hand.remove(answer.split()[1])
        g.discards.append(answer.split()[1])


# -- the sea --


def sea_zones(g: Game) -> list[str]:
    """Return the sea zones where Venice may land."""
    return [zone.id for zone in g.content.zones.values() if zone.sea and not g.in_zone(zone.id, 1)]


def shippable(g: Game, zone: str) -> list[Unit]:
    """Return the units of the active command that may go aboard in a zone."""
    return g.idle(zone) if g.content.zones[zone].sea else []


def sea_move(g: Game, effect: Effect, played: Played) -> Story:
    """Ship units from one sea zone to another (card 29)."""
    g.picked = []
    while True:
        picked = [g.units[word] for word in g.picked]
        ports = [picked[0].place] if picked else [zone for zone in g.content.zones if shippable(g, zone)]
        room = [unit for zone in ports for unit in shippable(g, zone) if _room(effect, picked, unit)]
        answers = [f"pick {unit.word} …" for unit in g.all() if unit in room]
        if picked:
            said = g.names(g.picked)
            answers += [f"ship {zone} {said}" for zone in sea_zones(g) if zone != picked[0].place]
        answer = yield from ask(g, 0, "shipping", answers, force=False)
        verb, name = answer.split()[:2]
        if verb == "ship":
            break
        g.picked.append(name)
    units = [unit for unit in g.all() if unit.word in g.picked]
    g.picked = []
    for unit in units:
        unit.acted = True
        g.go(unit, name)
    g.settle()
    yield from arrive(g, units, name, "", "")


def _room(effect: Effect, picked: list[Unit], unit: Unit) -> bool:
    """Tell whether there is room for one more."""
    same = [one for one in picked if one.commander == unit.commander]
    return unit not in picked and len(same) < (effect["commanders"] if unit.commander else effect["max_units"])


# -- rivers, morale, supply (Advanced) --


def bridges(g: Game, seat: int, verb: str) -> list[Border]:
    """Return the borders that may be bridged, or whose bridge may be broken (card 36)."""
    found = []
    for border in g.content.borders:
        if verb == "bridge_remove":
            near = any(g.combat_units(zone, seat) for zone in border.zones)
            fit = bool(border.river) and bridged(g, border)
        else:
            diggers = [unit for zone in border.zones for unit in g.in_zone(zone, seat) if unit.type == "sappers"]
            near = bool(diggers) or g.camps[seat] in border.zones
            fit = wet(g, border) and not border.wall and not border.impassable
            fit = fit and len(g.built) < g.content.scenario["marker_pool"]["bridge"]
        if near and fit:
            found.append(border)
    return found


def bridge(g: Game, effect: Effect, played: Played) -> Story:
    """Build a bridge, or break one (card 36)."""
    fit = {f"bridge {border.zones[0]}-{border.zones[1]}": border for border in bridges(g, played.seat, effect["do"])}
    answer = yield from ask(g, played.seat, "bridging", list(fit))
    border = fit[answer]
    if effect["do"] == "bridge_add":
        g.built.add(border.id)
    else:
        g.built.discard(border.id)
        g.broken.add(border.id)


def supply(g: Game, effect: Effect, played: Played) -> Story:
    """Feed an army whose camp has its line, or starve it (GR-21-19, GR-21-20)."""
    side = played.army(effect)
    change_morale(g, side, effect["amount"] if camp_supplied(g, side) else -effect["amount"])
    yield from ()


def morale(g: Game, effect: Effect, played: Played) -> Story:
    """Move an army's morale."""
    change_morale(g, played.army(effect), effect["delta"])
    yield from ()


def mark_supplied(g: Game, effect: Effect, played: Played) -> Story:
    """Feed a zone for this turn and the next ones (card 14)."""
    g.fed[effect["zone"]] = g.turn + effect["turns"] - 1
    yield from ()


def sea_supply_move(g: Game, effect: Effect, played: Played) -> Story:
    """Let Venice move the marker of sea supply (card 28)."""
    coast = [zone.id for zone in g.content.zones.values() if zone.sea]
    answer = yield from ask(g, 0, "sea_supply", [f"sea {zone}" for zone in coast])
    g.sea_zone = answer.split()[1]


def sea_supply_block(g: Game, effect: Effect, played: Played) -> Story:
    """Stop sea supply for the turn (card 29)."""
    g.sea_blocked = True
    yield from ()


def ford(g: Game, effect: Effect, played: Played) -> Story:
    """Find fords for the activation (card 33)."""
    g.ford = effect["extra_cost"]
    yield from ()


def flood(g: Game, effect: Effect, played: Played) -> Story:
    """Flood rivers until the end of the turn (card 33)."""
    g.flood = list(effect["rivers"])
    yield from ()


# -- what waits for its moment --


def first_fire(g: Game, effect: Effect, played: Played) -> Story:
    """Fire first in the next field combat (card 32)."""
    g.surprise = effect["max_units"]
    yield from ()


def bombard_bonus(g: Game, effect: Effect, played: Played) -> Story:
    """Let guns shoot twice in one zone (card 35)."""
    g.battery = "armed"
    yield from ()


DEEDS: dict[str, Callable[[Game, Effect, Played], Story]] = {
    "reinforce": reinforce,
    "remove_commander": remove_commander,
    "recover": recover,
    "if": when_placed,
    "wall": wall,
    "vp": vp,
    "end_marker": end_marker,
    "truce": truce,
    "disorganise": disorganise,
    "leadership_cap": leadership_cap,
    "choose": choose,
    "mine_remove": mine_remove,
    "hit": strike,
    "commander_check": commander_check,
    "hand_look": hand_look,
    "hand_discard": hand_discard,
    "sea_move": sea_move,
    "first_fire": first_fire,
    "bombard_bonus": bombard_bonus,
    "bridge_add": bridge,
    "bridge_remove": bridge,
    "supply": supply,
    "morale": morale,
    "mark_supplied": mark_supplied,
    "sea_supply_move": sea_supply_move,
    "sea_supply_block": sea_supply_block,
    "ford": ford,
    "flood": flood,
}
