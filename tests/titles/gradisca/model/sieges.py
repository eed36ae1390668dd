"""Positions at random, in words: a fortress besieged, walls shot down, mines laid, a chit just drawn."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.titles.gradisca.model.content import ARMIES, AUSTRIA, VENICE, Content, Counter

Words = dict[str, Any]


def random_siege(rng: Random, content: Content, fortress: str, advanced: bool) -> Words:
    """Return a position in which a fortress is besieged and a corps has to choose its option."""
    holder = AUSTRIA if fortress == "gradisca" else VENICE
    if rng.random() < 0.25:
        holder = 1 - holder
    turn = rng.randint(1, 16)
    # In every third position a corps stands together, and the enemy in front of it.
    host = rng.choice(["v_giustiniani", "a_arciducali"]) if rng.random() < 0.34 else ""
    units, sides = deploy(rng, content, fortress, holder, host)
    corps = host or rng.choice(sorted({content.counters[word].corps for word in units if units[word] != "gone"}))
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
    return add_advanced(rng, content, found, sides) if advanced else found


def add_advanced(rng: Random, content: Content, found: Words, sides: dict[str, int]) -> Words:
    """Add morale, camps, bridges, raids and the marker of sea supply."""
    for side, army in enumerate(found["armies"]):
        zones = [zone.id for zone in content.zones.values() if not zone.fortress and sides.get(zone.id, side) == side]
        near = [zone for zone in zones if sides.get(zone) == side]
        army["morale"] = rng.choice([1, 2, 4, 6, 8, 9])
        army["camp"] = rng.choice(near or zones) if rng.random() < 0.7 else rng.choice(zones)
        if rng.random() < 0.1:
            army["camp"] = f"lost-{rng.randint(1, found['turn'])}"
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
    rng: Random, content: Content, fortress: str, holder: int, host: str
) -> tuple[dict[str, str], dict[str, int]]:
    """Scatter the units of the set-up: a garrison, besiegers next to it, the rest anywhere."""
    near = [border.other(fortress) for border in content.around[fortress]]
    sides = {fortress: holder}
    if host:
        camp = rng.choice(near)
        field = rng.choice([border.other(camp) for border in content.around[camp] if border.kind == "open"])
        sides = {camp: content.corps[host], field: 1 - content.corps[host]}
    pool = {name for boxes in content.scenario["reinforcement_box"].values() for box in boxes.values() for name in box}
    found: dict[str, str] = {}
    for counter in content.counters.values():
        if counter.id in pool:
            continue
        if rng.random() < 0.1 and counter.corps != host:
            found[counter.word] = "gone"
            continue
        zone = _zone(rng, content, counter, fortress, near)
        if host and (counter.corps == host or (counter.side != content.corps[host] and rng.random() < 0.5)):
            zone = camp if counter.corps == host else field
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
