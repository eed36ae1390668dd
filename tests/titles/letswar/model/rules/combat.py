"""Attacks, with Boom! or by a card (ledger 2.19, 5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.titles.letswar.model.cards import discard, draw_nation
from tests.titles.letswar.model.content import UNITS, Effect
from tests.titles.letswar.model.questions import Story, ask, several
from tests.titles.letswar.model.rules.ending import defeat_check
from tests.titles.letswar.model.rules.italy import after_war, war_on_italy
from tests.titles.letswar.model.rules.windows import Act, Outcome, window
from tests.titles.letswar.model.state import Game, Nation
from tests.titles.letswar.model.values import (
    attack_value,
    attacks_allowed,
    defence_value,
    free_attack,
    is_forbidden,
    may_reach,
    miss_needed,
    use_free_attack,
)


def beats(g: Game, me: Nation, unit: str, them: Nation, target: str, bonus: int = 0) -> bool:
    """Tell whether attack strictly exceeds defence (LW-CBT-01)."""
    return attack_value(g, me, unit, them, target) + bonus > defence_value(g, them, target, unit)


def may_attack(g: Game, me: Nation, unit: str, them: Nation, target: str) -> bool:
    """Tell what holds for every attack but its values and its cost (LW-RULING-33, LW-UNIT-06, LW-CBT-03)."""
    return (
        me.active(unit)
        and them.active(target)
        and may_reach(g, me, unit, target)
        and not is_forbidden(g, me, unit, them)
    )


def may_attack_again(g: Game, me: Nation, unit: str) -> bool:
    """Tell whether a unit may attack once more this turn (LW-CBT-04)."""
    return me.attacks.get(unit, 0) < attacks_allowed(g, me, unit)


def booms(g: Game, me: Nation) -> list[str]:
    """Return the cards in hand that pay for an attack (LW-RULING-75: by what they do)."""
    return [card for card in me.hand if g.content.card(card).has("boom")]


def can_pay_attack(g: Game, me: Nation, unit: str) -> bool:
    """Tell whether a free attack or a Boom! is at hand (LW-CBT-14, LW-RULING-97)."""
    return bool(free_attack(g, me, unit) or booms(g, me))


def pay_attack(g: Game, me: Nation, unit: str) -> None:
    """Use a free attack, else lay a Boom!."""
    free = free_attack(g, me, unit)
    if free:
        use_free_attack(me, free)
    else:
        boom = booms(g, me)[0]
        discard(g, me, boom)
        g.cards_used.append(boom)


def attack_lines(g: Game, me: Nation) -> Iterator[str]:
    """Yield every attack that may be declared (LW-ACT-10)."""
    for unit in UNITS:
        if not me.active(unit) or not may_attack_again(g, me, unit) or not can_pay_attack(g, me, unit):
            continue
        for them in g.open_targets(me):
            for target in UNITS:
                if may_attack(g, me, unit, them, target) and beats(g, me, unit, them, target):
                    yield f"attack {unit} {them.name} {target}"


def card_attack_lines(g: Game, me: Nation, effect: Effect) -> Iterator[str]:
    """Yield unit, Nation and target of every attack that a card allows (LW-ACT-11, LW-RULING-34)."""
    for unit in effect["units"]:
        if (
            not me.active(unit)
            or not may_attack_again(g, me, unit)
            or (effect["boom"] and not can_pay_attack(g, me, unit))
        ):
            continue
        for them in g.open_targets(me):
            for target in UNITS:
                greater = not effect["needs_greater"] or beats(g, me, unit, them, target, effect["bonus"])
                if greater and may_attack(g, me, unit, them, target):
                    yield f"{unit} {them.name} {target}"


def attack(g: Game, me: Nation, unit: str, them: Nation, target: str) -> Story:
    """Make an attack with Boom! (5.6)."""
    pay_attack(g, me, unit)
    me.attacks[unit] = me.attacks.get(unit, 0) + 1
    war = them.neutral
    if war:
        war_on_italy(g, me, them)
    act = Act("attack", me, attacked=target, miss_attack=miss_needed(g, me, unit, them, target))
    outcome = yield from window(g, them, act)
    if "attack" not in outcome.stopped and beats(g, me, unit, them, target):
        # LW-RULING-32: compared again, as Italy's entry may have changed a value.
        yield from destroy(g, me, them, target)
    yield from counter_attacks(g, me, unit, them, outcome)
    if war:
        after_war(g, them)


def destroy(g: Game, me: Nation, them: Nation, target: str) -> Story:
    """Destroy a unit; its equipment stays, the attacker draws a Nation card (LW-CBT-17, 19, LW-RULING-35)."""
    them.destroyed.append(target)
    draw_nation(g, me)
    yield from defeat_check(g)


def counter_attacks(g: Game, attacker: Nation, unit: str, me: Nation, outcome: Outcome) -> Story:
    """Carry out the attacks that an answer makes on the attacking unit (LW-RULING-98)."""
    for card in outcome.counter:
        for effect in card.effects:
            if effect["op"] != "auto_attack" or not attacker.alive or not attacker.active(unit):
                continue
            able = [
                own
                for own in effect["units"]
                if may_attack(g, me, own, attacker, unit) and beats(g, me, own, attacker, unit, effect["bonus"])
            ]
            if not able:
                continue
            own = able[0]
            if len(able) > 1:
                own = (yield from ask(me.seat, "counter_attack", several("choose", able, 1))).split()[1]
            g.playing.append(card.word)
            needed = miss_needed(g, me, own, attacker, unit) if effect["missable"] else 0
            act = Act("attack", me, attacked=unit, miss_attack=needed, stops_only=True)
            answer = yield from window(g, attacker, act)
            if "attack" not in answer.stopped and beats(g, me, own, attacker, unit, effect["bonus"]):
                yield from destroy(g, me, attacker, unit)
            g.playing.remove(card.word)
