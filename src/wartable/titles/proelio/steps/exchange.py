"""Cards that leave the hand as an action: exchange and support (rulebook: The action, Allied Houses)."""

from typing import Final

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio.codes import clauses as c, entries, verbs
from wartable.titles.proelio.codes.cards import DECK_IDS, IMPERIAL, KINDS, deck_of
from wartable.titles.proelio.codes.things import card, held, house, pile_id
from wartable.titles.proelio.codes.verbs import NONE, WIDTH
from wartable.titles.proelio.position.position import Position
from wartable.titles.proelio.steps.discards_and_loot import Giving
from wartable.titles.proelio.steps.step import CardStep, ClickStep, excess

PRICE: Final = 2


class Exchange(ClickStep):
    """PR-ACT-07: two cards of the hand for one Imperial card, if there is one. This click begins it."""

    def offered(self, p: Position, seat: i64) -> bool:
        return p.sizes[seat] > 0

    def bars(self, p: Position, seat: i64) -> i64:
        if p.sizes[seat] < PRICE:
            return c.ACT_09
        return 0 if p.can_draw(IMPERIAL) else c.RULING_47

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause == c.ACT_09:
            return Phrase("reason-two-cards", count=p.sizes[seat])
        return super().reason(p, seat, verb, arg, clause)

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return False

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.paying = True

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-exchange"), Phrase("hint-exchange"), (pile_id(DECK_IDS[IMPERIAL]),))


class Payment(Giving):
    """PR-ACT-08: any two cards of the hand; the second pick completes the exchange."""

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        return Phrase("reason-begun") if arg >= KINDS else super().reason(p, seat, verb, arg, clause)

    def needed(self, p: Position, seat: i64) -> i64:
        return PRICE - p.picks

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        p.paying = False
        p.pop()
        for kind in row:
            p.discard_from_hand(seat, kind)
        if log.on:
            log.tell(entries.EXCHANGED, [seat, *row])
        p.draw(seat, IMPERIAL, 1, chance, log)

    def row(self, p: Position, seat: i64) -> list[int]:
        return [verbs.EXCHANGE * WIDTH + NONE, *super().row(p, seat)]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-exchange", left=self.needed(p, seat))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        named = super().wording(p, seat, verb, arg)
        return Wording(named.label, Phrase("hint-pay-exchange", left=self.needed(p, seat) - 1), named.targets)


class Support(CardStep):
    """PR-ALY-06: a card of the hand to the ally."""

    def __init__(self) -> None:
        super().__init__(verbs.SUPPORT, c.ALY_07, reveals=True)

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
        return Wording(Phrase("label-support", card=card(arg), house=house(ally)), hint, (held(arg),))
