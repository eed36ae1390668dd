"""What things are worth: attack, defence, limits, prices, bans (LW-RULING-27, 28, 97, 99)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.titles.letswar.model.content import DOMAIN, Card, Effect
from tests.titles.letswar.model.questions import Row
from tests.titles.letswar.model.state import OTHER, Game, Lasting, Nation


@dataclass
class Source:
    """A continuous effect that reaches a Nation, and where it comes from."""

    kind: str
    card: Card | None
    effect: Effect
    lasting: Lasting | None = None


def concerns(g: Game, owner: Nation, who: str, nation: Nation) -> bool:
    """Tell whether a selector of equipment or a Character reaches a Nation now (LW-RULING-54)."""
    if who == "self":
        return owner is nation
    if who == "all_friends":
        return owner is nation or (not owner.neutral and owner.faction == nation.faction)
    if who == "all_opponents":
        return not owner.neutral and nation.faction == OTHER[owner.faction]
    return who == "all"


def sources(g: Game, nation: Nation, op: str) -> Iterator[Source]:
    """Yield every effect of this operation that is in force for a Nation."""
    for owner in g.nations:
        # The eliminated have neither board nor Characters.
        in_play = [("board", g.content.card(card)) for card in owner.board]
        in_play += [("character", g.content.character(card)) for card in owner.characters[:1]]
        for kind, card in in_play:
            for effect in card.of(op):
                if concerns(g, owner, effect["who"], nation):
                    yield Source(kind, card, effect)
    for lasting in g.lasting:
        if lasting.effect["op"] == op and nation.name in lasting.nations:
            yield Source("lasting", None, lasting.effect, lasting)


def total(changes: list[tuple[str, int]], better: int = 1) -> int:
    """Add changes up; of Characters' changes in both directions the bonuses lapse (LW-CHAR-06, LW-RULING-27).

    >>> total([("character", 1), ("character", -1), ("board", 1)])
    0
    """
    of_characters = [change for kind, change in changes if kind == "character"]
    worse = [change for change in of_characters if change * better < 0]
    return sum(worse or of_characters) + sum(change for kind, change in changes if kind != "character")


# -- units --


def is_negated(g: Game, card: Card | None, them: Nation | None, target: str | None) -> bool:
    """Tell whether the target's equipment makes what this card adds to an attack void."""
    if card is None or them is None or target is None:
        return False
    return any(
        target in source.effect["units"] and set(source.effect["tags"]) & set(card.tags)
        for source in sources(g, them, "negate_tag")
    )


def _value(g: Game, nation: Nation, unit: str, stat: str, versus: str | None, them: Nation | None) -> int:
    changes = []
    for source in sources(g, nation, "modify"):
        effect = source.effect
        if effect["stat"] != stat or unit not in effect["units"]:
            continue
        if "vs" in effect and versus not in effect["vs"]["units"]:
            continue
        if stat == "attack" and source.kind == "board" and is_negated(g, source.card, them, versus):
            continue
        changes.append((source.kind, effect["delta"]))
    base: int = g.content.base[nation.name][unit][stat]
    return max(0, base + total(changes))


def attack_value(g: Game, nation: Nation, unit: str, them: Nation | None = None, target: str | None = None) -> int:
    """Return a unit's attack, against one unit or in general (LW-EQUIP-13, LW-CBT-02)."""
    return _value(g, nation, unit, "attack", target, them)


def defence_value(g: Game, nation: Nation, unit: str, attacker: str | None = None) -> int:
    """Return a unit's defence, against one kind of unit or in general."""
    return _value(g, nation, unit, "defence", attacker, None)


def may_reach(g: Game, nation: Nation, unit: str, target: str) -> bool:
    """Tell whether the domain table, as cards widen it, lets a unit attack another (LW-CBT-08 to LW-CBT-13)."""
    if target in DOMAIN[unit]:
        return True
    return any(
        unit in source.effect["units"] and target in source.effect["may_attack"]
        for source in sources(g, nation, "widen_targets")
    )


def is_forbidden(g: Game, nation: Nation, unit: str, them: Nation) -> bool:
    """Tell whether a card or an Event forbids this attack."""
    for source in sources(g, nation, "forbid"):
        effect, lasting = source.effect, source.lasting
        if effect["action"] != "attack":
            continue
        if "against" in effect:
            if lasting and lasting.against[nation.name] == them.name:
                return True
        elif effect.get("units") == ["chosen_by_left"]:
            if lasting and lasting.units.get(nation.name) == unit:
                return True
        elif unit in effect.get("units", [unit]):
            return True
    return False


def attacks_allowed(g: Game, nation: Nation, unit: str) -> int:
    """Return how often a unit may attack in a turn (LW-CBT-04, LW-CBT-06)."""
    more = [(s.kind, int(s.effect["n"])) for s in sources(g, nation, "extra_attack") if unit in s.effect["units"]]
    return 1 + total(more)


def miss_needed(g: Game, nation: Nation, unit: str, them: Nation, target: str) -> int:
    """Return how many Miss! block an attack (LW-P2-02)."""
    needed = [2 if g.profile == "two_player" else 1]
    for source in sources(g, nation, "miss_required"):
        if unit in source.effect["units"] and not is_negated(g, source.card, them, target):
            needed.append(source.effect["n"])
    return max(needed)


def free_attack(g: Game, nation: Nation, unit: str) -> Source | None:
    """Return the free attack that would be used: the narrowest, then the one that ends first (LW-RULING-97)."""
    ends = ["turn_end", "actor_next_turn", "offensive_end", "in_play"]
    found = []
    for source in sources(g, nation, "free_boom"):
        if unit in source.effect["units"] and free_used(nation, source) < source.effect["n"]:
            found.append(source)
    return min(found, key=lambda s: (len(s.effect["units"]), ends.index(s.effect["until"])), default=None)


def free_used(nation: Nation, source: Source) -> int:
    """Return how often a free attack was used this turn."""
    if source.lasting:
        return source.lasting.used.get(nation.name, 0)
    assert source.card
    return nation.free_used.get(source.card.word, 0)


def use_free_attack(nation: Nation, source: Source) -> None:
    """Use a free attack up."""
    if source.lasting:
        source.lasting.used[nation.name] = free_used(nation, source) + 1
    else:
        assert source.card
        nation.free_used[source.card.word] = free_used(nation, source) + 1


# -- the rest --


def holds(g: Game, nation: Nation, conditions: list[dict[str, Any]], target: Nation | None = None) -> bool:
    """Tell whether conditions that do not hang on an attack hold for a Nation."""
    for condition in conditions:
        for name, value in condition.items():
            if name == "unit_active" and not nation.active(value):
                return False
            if name == "date_from" and g.now() < (int(value[:4]) - 1914) * 2 + (value[4] == "A"):
                return False
            if name == "homefront_min" and nation.homefront < value:
                return False
            if name == "target_nation" and (target is None or target.name != value):
                return False
            if name == "attack_exceeds" and not exceeds(g, nation, value, target):
                return False
    return True


def exceeds(g: Game, nation: Nation, value: dict[str, Any], target: Nation | None) -> bool:
    """Tell whether an own unit would beat the target's; a destroyed one counts as beaten where the card says so."""
    assert target is not None
    own, their = value["own"], value["their"]
    if not target.active(their):
        return bool(value.get("or_destroyed"))
    attack = attack_value(g, nation, own, target, their)
    return nation.active(own) and attack > defence_value(g, target, their, own)


def is_shielded(g: Game, nation: Nation) -> bool:
    """Tell whether no Homefront loss reaches a Nation."""
    return any(True for _ in sources(g, nation, "shield"))


def hand_limit(g: Game, nation: Nation) -> int:
    """Return the end-of-turn limit (LW-HAND-01, LW-HAND-02; never below 1, LW-RULING-99)."""
    base = len(nation.standing()) + nation.active("navy")
    return max(1, base + total([(s.kind, s.effect["delta"]) for s in sources(g, nation, "hand_limit")]))


def draw_rate(g: Game, nation: Nation) -> int:
    """Return the Conflict cards of step 1 (LW-TURN-04, LW-P3-01)."""
    more = [
        (source.kind, source.effect["delta"])
        for source in sources(g, nation, "draw_rate")
        if holds(g, nation, source.effect.get("if", []))
    ]
    return max(0, 2 + (g.lone == nation.name) + total(more))


def spy_uses(g: Game, nation: Nation) -> int:
    """Return how many Spy tasks cards add to the one of the rules."""
    return total([(source.kind, source.effect["delta"]) for source in sources(g, nation, "spy_uses")])


def spies_banned(g: Game, nation: Nation) -> bool:
    """Tell whether no Spy of a Nation may act."""
    return any(source.effect["action"] == "spy" for source in sources(g, nation, "forbid"))


def money_bonus(g: Game, nation: Nation) -> int:
    """Return what is added to every payment (LW-P3-03, LW-RULING-61)."""
    return 2 * (g.lone == nation.name) + total([(s.kind, s.effect["amount"]) for s in sources(g, nation, "money")])


def subversion_price(g: Game, nation: Nation, target: Nation) -> int:
    """Return the price of task 3; to the payer a lower one is the bonus (LW-SPY-11, LW-RULING-27)."""
    changes = [
        (source.kind, source.effect["delta"])
        for who, payer in ((nation, "self"), (target, "opponents"))
        for source in sources(g, who, "price")
        if source.effect["payer"] == payer
    ]
    return max(1, 5 + total(changes, better=-1))


def payment(g: Game, nation: Nation, price: int) -> Row | None:
    """Return how a Nation may pay a price, if it can at all (LW-RULING-96)."""
    cards = [(card, g.content.card(card).value) for card in g.conflict(nation.hand)]
    cards += [(f"board:{card}", g.content.card(card).value) for card in g.conflict(nation.board)]
    worth = max(1, price - money_bonus(g, nation))
    return Row(cards, worth=worth) if sum(value for _, value in cards) >= worth else None
