"""Playing a standard card in one's own turn (ledger 2.15, LW-ACT-03, LW-ACT-11, LW-RULING-91)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.titles.letswar.model.cards import discard
from tests.titles.letswar.model.content import Card, Effect
from tests.titles.letswar.model.questions import Story
from tests.titles.letswar.model.rules.combat import beats, card_attack_lines, counter_attacks, destroy, pay_attack
from tests.titles.letswar.model.rules.effects import Cause, apply, can_lose, discardable
from tests.titles.letswar.model.rules.italy import after_war, war_on_italy
from tests.titles.letswar.model.rules.windows import Act, Outcome, window
from tests.titles.letswar.model.state import HAPPY, Game, Nation
from tests.titles.letswar.model.values import holds, miss_needed


def play_lines(g: Game, me: Nation) -> Iterator[str]:
    """Yield every way to play a standard card of the hand."""
    for word in sorted(set(me.hand)):
        card = g.content.card(word)
        if card.kind != "standard" or not card.own_turn or card.has("boom") or card.has("spy"):
            continue
        if me.neutral and harmful(card):
            # LW-ITALY-03, LW-RULING-53.
            continue
        attack = next((effect for effect in card.effects if effect["op"] == "auto_attack"), None)
        if attack:
            if holds(g, me, card.requires):
                yield from (f"play {word} {line}" for line in card_attack_lines(g, me, attack))
            continue
        for target in targets(g, me, card):
            met = holds(g, me, card.requires, target)
            if met and any(changes(g, me, effect, target) for effect in card.effects):
                yield f"play {word} {target.name}" if target else f"play {word}"


def selectors(card: Card) -> list[str]:
    """Return whom a card's effects name."""
    return [effect["who"] for effect in card.effects]


def harmful(card: Card) -> bool:
    """Tell whether a card lowers, takes, discards, forbids, looks at or attacks what is not the player's own."""
    return any(who in ("opponent", "target", "all", "all_opponents") for who in selectors(card))


def targets(g: Game, me: Nation, card: Card) -> list[Nation | None]:
    """Return whom a card may name; nobody where it names none."""
    if "opponent" in selectors(card):
        return list(g.open_targets(me))
    if "ally" in selectors(card):
        # Where there is no choice nobody is named.
        allies = allies_of(g, me)
        return list(allies) if len(allies) > 1 else [None]
    return [None]


def allies_of(g: Game, me: Nation) -> list[Nation]:
    """Return the other living Nations of the player's faction."""
    return [] if me.neutral else [nation for nation in g.living(me.faction) if nation is not me]


def changes(g: Game, me: Nation, effect: Effect, target: Nation | None) -> bool:
    """Tell, by what all can see, whether an effect changes something (LW-RULING-91)."""
    whom = target if effect["who"] in ("opponent", "target") else me
    assert whom
    op = effect["op"]
    if op == "homefront":
        if effect["delta"] > 0:
            return whom.homefront < HAPPY
        return can_lose(g, whom, effect, Cause(g.content.card("boom"), me, whom))
    if op == "reactivate":
        return any(not whom.active(unit) for unit in effect["units"])
    if op == "discard":
        return bool(discardable(g, whom, effect))
    if op == "steal":
        return bool(g.conflict(whom.hand))
    if op == "peek":
        return bool(whom.hand)
    if op == "recover":
        return bool(g.equipment(g.discards))
    if op == "unless_pay":
        return any(changes(g, me, other, target) for other in effect["else"])
    return True


def play(g: Game, me: Nation, word: str, words: list[str]) -> Story:
    """Play a card: targets and costs, then the window, then the effects in order."""
    card = g.content.card(word)
    cause = Cause(card, me)
    if len(words) == 3:
        cause.target, cause.attack = g.nation(words[1]), (words[0], words[2])
    elif words:
        cause.target = g.nation(words[0])
    elif "ally" in selectors(card):
        cause.target = (allies_of(g, me) or [me])[0]
    discard(g, me, word)
    g.cards_used.append(word)
    g.playing.append(word)
    if cause.attack:
        unit = cause.attack[0]
        if any(effect.get("boom") for effect in card.effects):
            pay_attack(g, me, unit)
        me.attacks[unit] = me.attacks.get(unit, 0) + 1
    them = cause.target
    war = them is not None and them.neutral and them is not me
    if war and them:
        war_on_italy(g, me, them)
    outcome = Outcome()
    if them and them is not me:
        outcome = yield from window(g, them, act_of(g, cause))
        cause.stopped, cause.paid = outcome.stopped, outcome.paid
    if "card" not in outcome.stopped:
        yield from effects_in_order(g, cause, outcome)
    g.playing.remove(word)
    if war and them:
        after_war(g, them)


def act_of(g: Game, cause: Cause) -> Act:
    """Return what the target of a card may answer (LW-RULING-93)."""
    me, them = cause.actor, cause.target
    assert me
    assert them
    act = Act("card", me, card=True)
    for effect in cause.card.effects:
        if effect["op"] == "auto_attack" and cause.attack:
            unit, act.attacked = cause.attack
            if effect["missable"] or g.options["miss_stops_automatic"]:
                # LW-RULING-30.
                act.miss_attack = miss_needed(g, me, unit, them, act.attacked)
        elif effect["op"] == "unless_pay":
            act.pay = effect["pay"]["money"]
        for loss in [effect, *effect.get("else", [])]:
            if loss["op"] == "homefront" and loss["delta"] < 0 and can_lose(g, them, loss, cause):
                act.loss = True
                act.miss_loss = act.miss_loss or bool(loss.get("missable"))
    return act


def effects_in_order(g: Game, cause: Cause, outcome: Outcome) -> Story:
    """Let the effects of a card happen; the rest is dropped once its player is out (LW-RULING-80)."""
    me, them = cause.actor, cause.target
    assert me
    for effect in cause.card.effects:
        if not me.alive:
            return
        if effect["op"] != "auto_attack":
            yield from apply(g, cause, effect)
            continue
        assert them
        assert cause.attack
        unit, target = cause.attack
        greater = not effect["needs_greater"] or beats(g, me, unit, them, target, effect["bonus"])
        if "attack" not in outcome.stopped and greater:
            yield from destroy(g, me, them, target)
        yield from counter_attacks(g, me, unit, them, outcome)
