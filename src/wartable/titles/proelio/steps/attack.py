"""Attacking the left-hand neighbour (rulebook: Attacking)."""

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio.checks import bars_attack
from wartable.titles.proelio.codes import clauses as c, entries, verbs
from wartable.titles.proelio.codes.cards import ATTACKS, deck_of
from wartable.titles.proelio.codes.things import back, card, held, house
from wartable.titles.proelio.position.position import Position
from wartable.titles.proelio.steps.step import CardStep


class Attack(CardStep):
    """PR-ATK: one Attack card of the hand, face down before the left-hand neighbour."""

    def __init__(self) -> None:
        super().__init__(verbs.ATTACK, c.ATK_02)

    def kinds(self, p: Position, seat: i64) -> i64:
        return p.kinds_in_hand(seat) & ATTACKS

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return bars_attack(p, seat, arg) if p.holds(seat, arg) else c.ATK_02

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        level: i64 = p.levels[seat]
        if clause == c.ATK_09:
            return Phrase("reason-too-strong", verb="attack", level=level, limit=p.limit(seat))
        if clause == c.RULING_28:
            return Phrase("reason-gunpowder", level=level, needs=p.kit.gunpowder_min_level)
        return super().reason(p, seat, verb, arg, clause)

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if p.within_limit(arg, p.levels[seat]) else c.ATK_13

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return p.kit.ally_sees  # the ally reads which card was laid (PR-RULING-52)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        p.lay_from_hand(seat, arg)
        if log.on:
            # Who sees a hand sees which card has left it (PR-RULING-52).
            laid = [seat, p.left_of(seat), deck_of(arg), p.levels[seat]]
            log.hide(entries.ATTACK_LAID, laid, [arg], BIT[seat] | p.ally_bits(seat))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        label = Phrase("label-attack", card=card(arg), house=house(p.left_of(seat)))
        return Wording(label, Phrase("hint-attack", back=back(arg)), (held(arg),))
