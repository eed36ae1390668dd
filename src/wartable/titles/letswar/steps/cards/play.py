"""Playing a standard card in the own turn (rulebook: Playing cards)."""

from typing import Final

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.checks import (
    argument,
    bars_any_target,
    bars_target,
    bars_unit,
    boom_of,
    free_attack,
    not_mine,
)
from wartable.titles.letswar.codes import clauses as c, entries, frames as parts, stack, verbs
from wartable.titles.letswar.codes.constants import BY_CARD, CARD_ACT, NO_COMPARISON, NO_MISS
from wartable.titles.letswar.codes.things import card as card_name, nation, seat_id, unit as unit_name, unit_id
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.effects import frames
from wartable.titles.letswar.effects.changes import changes
from wartable.titles.letswar.effects.seat_values import among
from wartable.titles.letswar.effects.whom import holds
from wartable.titles.letswar.position.order import friends, opponents, seats_of
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.battle import declare, fight_phrase, offer_targets, target_wording, war_caution
from wartable.titles.letswar.steps.cards.answer import open_attack, open_window
from wartable.titles.letswar.steps.italy.entry import declare_war
from wartable.titles.letswar.steps.step import ACTIONS, LetsWarStep, card_wording

# -- what a card needs --


def allies(p: Position, seat: i64) -> i64:
    """Return those whom a card for an ally may name: the other living Nations of the faction."""
    return friends(p, seat) & ~BIT[seat]


def only_ally(p: Position, seat: i64) -> i64:
    """Whom a card for an ally concerns where nobody is to be named: the only ally, or the player without one."""
    others = seats_of(allies(p, seat))
    return others[0] if len(others) > 0 else seat


def asks_target(p: Position, seat: i64, card: i64) -> bool:
    """Return whether the player of a card names a Nation for it."""
    aims = p.kit.cards.aims[card]
    return aims == v.OPPONENT or (aims == v.ALLY and len(seats_of(allies(p, seat))) > 1)


def bars_play(p: Position, seat: i64, card: i64) -> i64:
    """Return what forbids a standard card: harm by a neutral player, a condition, or that it would change nothing."""
    cards = p.kit.cards
    if cards.harmful[card] == 1 and p.allegiance[seat] == v.NEUTRAL:
        return c.ITALY_07
    if cards.attacks[card] >= 0:
        return bars_attack(p, seat, card)
    if not asks_target(p, seat, card):
        return bars_on(p, seat, card, only_ally(p, seat) if cards.aims[card] == v.ALLY else -1)
    nearest: i64 = c.RULING_91
    named = opponents(p, seat) if cards.aims[card] == v.OPPONENT else allies(p, seat)
    for target in range(p.kit.n):
        if (named & BIT[target]) != 0:
            clause = bars_on(p, seat, card, target)
            if clause == 0:
                return 0
            nearest = clause
    return nearest


def bars_on(p: Position, seat: i64, card: i64, target: i64) -> i64:
    """Return what forbids a card on a target that it may name; -1: it names nobody."""
    cards = p.kit.cards
    if target >= 0 and p.kit.italy_protected and p.allegiance[target] == v.NEUTRAL and target != seat:
        return c.RULING_51
    if not holds(p, cards.need_first[card], cards.need_last[card], seat, target, target, -1):
        return c.PLAY_03
    for e in range(cards.first[card], cards.last[card]):
        if changes(p, e, seat, target):
            return 0
    return c.RULING_91


def bars_attack(p: Position, seat: i64, card: i64) -> i64:
    """Return what forbids a card that attacks: no unit that it names can attack anything."""
    if not holds(p, p.kit.cards.need_first[card], p.kit.cards.need_last[card], seat, -1, seat, -1):
        return c.PLAY_03
    nearest: i64 = 0
    for unit in range(v.FIVE):
        clause = bars_with(p, seat, card, unit)
        if clause == 0:
            return 0
        if among(unit, p.kit.effects.units[p.kit.cards.attacks[card]]):
            nearest = clause
    return nearest


def bars_with(p: Position, seat: i64, card: i64, unit: i64) -> i64:
    """Return what forbids a card to attack with a unit."""
    fx = p.kit.effects
    e = p.kit.cards.attacks[card]
    if not among(unit, fx.units[e]):
        return c.PLAY_03
    clause = bars_unit(p, seat, unit)
    if clause == 0:
        clause = bars_any_target(p, seat, unit, fx.n[e], (fx.flags[e] & v.NEEDS_GREATER) != 0)
    if clause == 0 and (fx.flags[e] & v.NEEDS_BOOM) != 0 and free_attack(p, seat, unit) < 0 and boom_of(p, seat) < 0:
        clause = c.CBT_14
    return clause


# -- the card --


class Play(LetsWarStep):
    """LW-PLAY-03: a standard card of the hand; those that name somebody ask whom."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.PLAY, reveals=True)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        p.look(seat)
        playable = p.kit.playable
        for card in p.hand_now[seat]:
            if playable[card] == 1:
                out.append(verbs.PLAY * WIDTH + argument(p, card, 0))

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        p.look(seat)
        playable = p.kit.playable
        for card in p.hand_now[seat]:
            if playable[card] == 1 and bars_play(p, seat, card) == 0:
                out.append(verbs.PLAY * WIDTH + argument(p, card, 0))

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = p.card_in(seat, arg)
        if card < 0 or arg % 2 == 1:
            return not_mine(p, seat, arg)
        cards = p.kit.cards
        if cards.timing[card] == v.REACTION:
            return c.RULING_82
        if cards.spy[card] == 1:
            return c.RULING_11
        if cards.type[card] != v.STANDARD or cards.boom[card] == 1:
            return c.PLAY_03
        return bars_play(p, seat, card)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause != c.PLAY_03 or p.card_in(seat, arg) < 0:
            return None
        return Phrase("reason-requires", effect=Phrase(f"effect-{p.kit.words[arg // 2]}"))

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        card = p.kit.card_of(seat, arg // 2)
        return card < 0 or (p.kit.cards.attacks[card] < 0 and not asks_target(p, seat, card))

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        card = p.kit.card_of(seat, arg // 2)
        return card >= 0 and p.kit.cards.reveals[card] == 1 and self.completes(p, seat, verb, arg)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if not self.completes(p, seat, verb, arg):
            p.begun = verbs.PLAY * WIDTH + arg
            return
        card = p.kit.card_of(seat, arg // 2)
        perform(p, seat, card, only_ally(p, seat) if p.kit.cards.aims[card] == v.ALLY else -1, log)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return card_wording(p, "label-play", seat, arg, Phrase(f"effect-{p.kit.words[arg // 2]}"))


class PlayTarget(LetsWarStep):
    """LW-PLAY-02: whom a card is played on; for an attack by a card first the own unit, then the other's."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.PLAY_WITH, verbs.PLAY_AT, verbs.PLAY_ON, reveals=True)

    def card(self, p: Position, seat: i64) -> i64:
        """Return the card that is being played."""
        return p.kit.card_of(seat, (p.begun % WIDTH) // 2)

    def asks(self, p: Position, seat: i64) -> bool:
        return p.active == seat

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        card = self.card(p, seat)
        if p.kit.cards.attacks[card] < 0:
            named = opponents(p, seat) if p.kit.cards.aims[card] == v.OPPONENT else allies(p, seat)
            out += [verbs.PLAY_ON * WIDTH + target for target in seats_of(named)]
        elif p.begun_with < 0:
            units: i64 = p.kit.effects.units[p.kit.cards.attacks[card]]
            for unit in range(v.FIVE):
                if among(unit, units):
                    out.append(verbs.PLAY_WITH * WIDTH + unit)
        else:
            offer_targets(p, seat, p.begun_with, verbs.PLAY_AT, out)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = self.card(p, seat)
        e = p.kit.cards.attacks[card]
        if verb == verbs.PLAY_ON:
            named = opponents(p, seat) if p.kit.cards.aims[card] == v.OPPONENT else allies(p, seat)
            if e >= 0:
                return c.PLAY_03
            return bars_on(p, seat, card, arg) if arg < p.kit.n and (named & BIT[arg]) != 0 else c.RULING_33
        if e < 0 or (p.begun_with >= 0) != (verb == verbs.PLAY_AT):
            return c.PLAY_03
        if verb == verbs.PLAY_WITH:
            return bars_with(p, seat, card, arg) if arg < v.FIVE else c.PLAY_03
        fx = p.kit.effects
        greater = (fx.flags[e] & v.NEEDS_GREATER) != 0
        return bars_target(p, seat, p.begun_with, arg // v.FIVE, arg % v.FIVE, fx.n[e], greater)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause != c.CBT_01 or verb != verbs.PLAY_AT:
            return None
        bonus = p.kit.effects.n[p.kit.cards.attacks[self.card(p, seat)]]
        return fight_phrase(p, "reason-too-weak", seat, p.begun_with, arg // v.FIVE, arg % v.FIVE, bonus)

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.PLAY_WITH:
            return 0
        target = arg // v.FIVE if verb == verbs.PLAY_AT else arg
        return war_caution(p, target) if target != seat else 0

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return verb != verbs.PLAY_WITH

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == verbs.PLAY_WITH:
            p.begun_with = arg
            return
        card, unit = self.card(p, seat), p.begun_with
        p.begun = -1
        p.begun_with = -1
        if verb == verbs.PLAY_ON:
            perform(p, seat, card, arg, log)
        else:
            attack_by_card(p, seat, card, unit, arg // v.FIVE, arg % v.FIVE, log)

    def row(self, p: Position, seat: i64) -> list[int]:
        return [p.begun] if p.begun_with < 0 else [p.begun, verbs.PLAY_WITH * WIDTH + p.begun_with]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        name = card_name(p.kit.words[(p.begun % WIDTH) // 2])
        if p.kit.cards.attacks[self.card(p, seat)] < 0:
            return Phrase("prompt-play-on", card=name)
        if p.begun_with < 0:
            return Phrase("prompt-play-with", card=name)
        return Phrase("prompt-attack-target", unit=unit_name(p.begun_with))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.PLAY_WITH:
            return Wording(Phrase("label-play-with", unit=unit_name(arg)), None, (unit_id(seat, arg),))
        if verb == verbs.PLAY_ON:
            return Wording(Phrase("label-play-on", nation=nation(p.kit.nations[arg])), None, (seat_id(arg),))
        bonus = p.kit.effects.n[p.kit.cards.attacks[self.card(p, seat)]]
        return target_wording(p, "label-attack-target", seat, p.begun_with, arg, bonus)


# -- what it does --


def perform(p: Position, seat: i64, card: i64, target: i64, log: Log) -> None:
    """Play a card: it goes to its discards, names its target, may be answered, then its effects happen."""
    cards = p.kit.cards
    aimed = cards.aims[card] == v.OPPONENT
    p.discard_hand(seat, card)
    if target >= 0 and target != seat:
        log.note(entries.PLAYED_ON, seat, card, target)
    else:
        log.note(entries.PLAYED, seat, card)
    p.clear_act()
    if aimed and p.allegiance[target] == v.NEUTRAL:
        declare_war(p, seat, log)
    p.act_sort = CARD_ACT
    p.act_actor = seat
    p.act_card = card
    p.act_target = target
    frames.push_frame(p, cards.first[card], cards.last[card], seat, target, -1, -1, parts.PLAYED, False)
    if target >= 0 and target != seat:
        open_window(p, stack.WINDOW_CARD, BIT[target])


def attack_by_card(p: Position, seat: i64, card: i64, unit: i64, target: i64, other: i64, log: Log) -> None:
    """Play a card that attacks: costs first, then one window for the card and its attack, then both (LW-RULING-93)."""
    cards, fx = p.kit.cards, p.kit.effects
    e = cards.attacks[card]
    p.discard_hand(seat, card)
    log.note(entries.PLAYED_ON, seat, card, target)
    p.clear_act()
    if p.allegiance[target] == v.NEUTRAL:
        declare_war(p, seat, log)  # Italy's hand goes when the whole card is resolved (LW-RULING-52)
    frames.push_frame(p, e + 1, cards.last[card], seat, target, -1, -1, parts.PLAYED, False)
    p.act_card = card
    p.act_bonus = fx.n[e]
    p.act_flags = BY_CARD
    if (fx.flags[e] & v.MISSABLE) == 0:
        p.act_flags |= NO_MISS
    if (fx.flags[e] & v.NEEDS_GREATER) == 0:
        p.act_flags |= NO_COMPARISON
    declare(p, seat, unit, target, other, (fx.flags[e] & v.NEEDS_BOOM) != 0, log)
    p.push(stack.SETTLE_ATTACK, seat)
    open_attack(p)


PLAY: Final = Play()
PLAY_TARGET: Final = PlayTarget()
