"""Support: a card for the ally (rulebook: Allied Houses)."""

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio import codes, entries, stack
from wartable.titles.proelio.cards import CARD_IDS, deck_of
from wartable.titles.proelio.position import Position
from wartable.titles.proelio.steps.step import CardStep, excess
from wartable.titles.proelio.things import card, hand_id, house


class Support(CardStep):
    """PR-ALY-06: a card of the hand to the ally."""

    def __init__(self) -> None:
        super().__init__(stack.ACTION, codes.SUPPORT, c.ALY_07, reveals=True)

    def kinds(self, p: Position, seat: i64) -> i64:
        return p.kinds_in_hand(seat) if p.kit.allied else 0

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if not p.kit.allied:
            return c.ACT_11
        if p.sizes[seat] == 0:
            return c.RULING_53
        return super().why(p, seat, verb, arg)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        """PR-ALY-07, PR-ALY-08: the ally alone sees it, and discards at once if that makes too many."""
        p.pop()
        ally = p.ally_of(seat)
        p.hand_over(seat, ally, arg)
        p.push_excess(ally, True)
        if log.on:
            log.hide(entries.SUPPORTED, [seat, ally, deck_of(arg)], [arg], BIT[seat] | BIT[ally])

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        ally = p.ally_of(seat)
        hint = Phrase("hint-support", excess=excess(p, ally, 1))
        return Wording(Phrase("label-support", card=card(arg), house=house(ally)), hint, (hand_id(CARD_IDS[arg]),))
