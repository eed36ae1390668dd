"""Positions at random, in words: a fortress besieged, walls shot down, mines laid, a chit just drawn."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.titles.gradisca.model.content import ARMIES, AUSTRIA, VENICE, Content, Counter

Words = dict[str, Any]
# Who besieges a fortress with guns and sappers, and the garrison, by the side that holds it.
WORKS = {AUSTRIA: ("v_giustiniani", "a_gradisca"), VENICE: ("a_arciducali", "v_presidii")}


def random_siege(rng: Random, content: Content, fortress: str, advanced: bool) -> Words:
    """Return a position in which a fortress is besieged and a corps has to choose its option."""
    holder = AUSTRIA if fortress == "gradisca" else VENICE
    if rng.random() < 0.25:
        holder = 1 - holder
    turn = rng.randint(1, 16)
    # In most positions a corps lies with its guns and sappers before the walls, and the garrison behind them; in every
    # fifth a corps stands together, and the enemy in front of it.
    host, garrison, kind = "", "", rng.random()
    if kind < 0.6:
        host, garrison = WORKS[holder]
    elif kind < 0.8:
        host = rng.choice(["v_giustiniani", "a_arciducali"])
    units, sides = deploy(rng, content, fortress, holder, host, garrison)
    corps = rng.choice([host, garrison or host])
    if not host:
        corps = rng.choice(sorted({content.counters[word].corps for word in units if units[word] != "gone"}))
    alive = {content.counters[word].corps for word, said in units.items() if said != "gone"}
    chits = {name: rng.choice(["cup", "cup", "played"]) for name in sorted(alive)}
    chits[corps] = "active"
    for word, said in units.items():
        if said != "gone" and chits[content.counters[word].corps] == "played":
            units[word] = f"{said} acted"
        if advanced and said != "gone" and rng.random() < 0.2:
            units[word] += " out"
    found = {
        "turn": turn,
        "end": rng.randint(turn, 16),
        "stack": [["next_chit", 0], ["activation_end", seat := content.corps[corps]], ["choosing", seat]],
        "corps": corps,
        "chits": chits,
        "units": units,
        "zones": zones(rng, content, sides, 3 if advanced else 1),
        "walls": walls(rng, content, sides),
        **cards(rng, content, turn),
    }
    if not advanced:
        return found
    return add_advanced(rng, content, found, sides, host if garrison else "")


def add_advanced(rng: Random, content: Content, found: Words, sides: dict[str, int], host: str) -> Words:
    """Add morale, camps, bridges, raids and the marker of sea supply; besiegers have their camp with them, in heart."""
    for side, army in enumerate(found["armies"]):
        zones = [zone.id for zone in content.zones.values() if not zone.fortress and sides.get(zone.id, side) == side]
        near = [zone for zone in zones if sides.get(zone) == side]
        army["morale"] = rng.choice([1, 2, 4, 6, 8, 9])
        army["camp"] = rng.choice(near or zones) if rng.random() < 0.7 else rng.choice(zones)
        if rng.random() < 0.1:
            army["camp"] = f"lost-{rng.randint(1, found['turn'])}"
        if host and side == content.corps[host] and rng.random() < 0.8:
            army["morale"] = rng.randint(6, 9)
            army["camp"] = next(
                said.split()[0] for word, said in found["units"].items() if content.counters[word].corps == host
            )
    rivers = [border for border in content.borders if border.river and not border.wall and not border.impassable]
    bridges = {f"{border.zones[0]}-{border.zones[1]}": border.bridge for border in rivers}
    built = rng.sample([name for name, bridge in bridges.items() if not bridge], 2)
    broken = rng.sample([name for name, bridge in bridges.items() if bridge], 2)
    found["bridges"] = dict.fromkeys(built, "built") | dict.fromkeys(broken, "none")
    found["sea"] = rng.choice([zone.id for zone in content.zones.values() if zone.sea])
    for zone in content.zones.values():
        if not zone.fortress and rng.random() < 0.05:
            found["zones"].setdefault(zone.id, {})["raided"] = True
    return found


def deploy(
    rng: Random, content: Content, fortress: str, holder: int, host: str, garrison: str
) -> tuple[dict[str, str], dict[str, int]]:
    """Scatter the units of the set-up: a garrison, besiegers next to it, the rest anywhere."""
    near = [border.other(fortress) for border in content.around[fortress]]
    sides = {fortress: holder}
    if host:
        camp = rng.choice(near)
        field = rng.choice([border.other(camp) for border in content.around[camp] if border.kind == "open"])
        if garrison:
            field = fortress
        sides = {camp: content.corps[host], field: 1 - content.corps[host]}
    pool = {name for boxes in content.scenario["reinforcement_box"].values() for box in boxes.values() for name in box}
    found: dict[str, str] = {}
    for counter in content.counters.values():
        if counter.id in pool:
            continue
        if rng.random() < 0.1 and counter.corps not in (host, garrison):
            found[counter.word] = "gone"
            continue
        zone = _zone(rng, content, counter, fortress, near)
        if host and counter.corps == host:
            zone = camp
        elif host and counter.side != content.corps[host] and (counter.corps == garrison or rng.random() < 0.5):
            zone = field
        if sides.setdefault(zone, counter.side) != counter.side:
            zone = rng.choice([name for name in content.zones if name not in sides])
            sides[zone] = counter.side
        turned = counter.back and rng.random() < 0.3
        found[counter.word] = f"{zone} back" if turned else zone
    return found, sides


def _zone(rng: Random, content: Content, counter: Counter, fortress: str, near: list[str]) -> str:
    """Return where a unit might stand."""
    if rng.random() < 0.25:
        return fortress
    return rng.choice(near) if rng.random() < 0.6 else rng.choice(sorted(content.zones))


def zones(rng: Random, content: Content, sides: dict[str, int], most: int) -> Words:
    """Lay loot, and build forts here and there."""
    found: Words = {}
    for side, army in enumerate(ARMIES):
        for zone in content.scenario["loot"][army]["zones"]:
            if sides.get(zone, side) == side:
                found[zone] = {"loot": side}
    built = [0, 0]
    for zone in content.zones.values():
        if zone.borough and rng.random() < 0.2:
            found.setdefault(zone.id, {})["ruined"] = True
        side = sides.get(zone.id, rng.randint(0, 1))
        if rng.random() < 0.15 and built[side] < 4 and not zone.fortress:
            count = min(rng.randint(1, most), 5 - built[side])
            built[side] += count
            found.setdefault(zone.id, {}).update({"forts": count, "owner": side})
    return found


def walls(rng: Random, content: Content, sides: dict[str, int]) -> Words:
    """Shoot walls down, and lay mines where somebody guards them."""
    found: Words = {}
    for word, border in content.walls().items():
        level = rng.choice([0, 1, border.level, rng.randint(0, border.level)])
        found[word] = {"level": level}
        miner = sides.get(border.outside)
        if miner is not None and sides.get(border.fortress, 1 - miner) != miner and rng.random() < 0.5:
            found[word] |= {"mines": rng.randint(1, 2), "miner": miner}
    return found


def cards(rng: Random, content: Content, turn: int) -> Words:
    """Deal the cards out: hands, discards, the rest in the deck."""
    pile = [word for word, card in content.cards.items() if turn >= 9 or not card.new_year]
    rng.shuffle(pile)
    hands = [[pile.pop() for _ in range(rng.randint(0, 4))] for _ in (0, 1)]
    gone = [pile.pop() for _ in range(rng.randint(0, len(pile) - 1))]
    removed = [word for word in gone if content.cards[word].removed]
    armies = [{"hand": hand, "points": rng.randint(0, 9)} for hand in hands]
    return {"armies": armies, "removed": removed, "discards": [word for word in gone if word not in removed]}
