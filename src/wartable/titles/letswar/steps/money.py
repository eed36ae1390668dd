"""Money: cards discarded for their value, and what they buy (rulebook: Money)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar.checks import argument, bars_money, can_pay, money_help, purse, row_value
from wartable.titles.letswar.codes import clauses as c, entries as e, verbs
from wartable.titles.letswar.codes.constants import LAID, NATION_PRICE
from wartable.titles.letswar.codes.things import nation_pile_id
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import ACTIONS, ClickStep, LetsWarStep, card_wording, cheapest


class Payment(LetsWarStep):
    """LW-RULING-96: Conflict cards of hand and board, one by one; the card that reaches the price completes it."""

    def __init__(self, step: int, verb: int, label: str) -> None:
        super().__init__(step, verb, reveals=True)
        self.verb: i64 = verb
        self.label: str = label

    def price(self, p: Position, seat: i64) -> i64:
        """Return what is to be paid, in hundreds."""
        raise NotImplementedError

    def paid(self, p: Position, seat: i64, cards: list[i64], chance: Chance, log: Log) -> None:
        """Do what was paid for; the cards are discarded already."""
        raise NotImplementedError

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        offer_money(p, seat, self.verb, out)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        self.offer(p, seat, out)  # anything that is worth money pays

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return bars_money(p, seat, arg)

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return paid_with(p, seat, arg) >= self.price(p, seat)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        done = self.completes(p, seat, verb, arg)
        p.pick(seat, arg)
        if done:
            self.paid(p, seat, spend_row(p, seat), chance, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return cheapest(p, seat, p.legal(seat))

    def row(self, p: Position, seat: i64) -> list[int]:
        return [p.begun, *[self.verb * WIDTH + arg for arg in p.picks(seat)]]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        left = self.price(p, seat) - money_help(p, seat) - row_value(p, seat)
        return Phrase("prompt-payment", left=100 * left, price=100 * self.price(p, seat))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return pay_wording(p, self.label, seat, arg)


def offer_money(p: Position, seat: i64, verb: i64, out: list[int]) -> None:
    """Add the Conflict cards of a seat that its row has not picked, ascending."""
    first = len(out)
    at = seat * p.kit.width
    p.look(seat)
    for card in p.hand_now[seat]:
        if card < p.kit.ordinary:
            arg = argument(p, card, 0)
            if p.hands[at + card] > p.picked(seat, arg):
                out.append(verb * WIDTH + arg)
    for card in p.board_now[seat]:
        if card < p.kit.ordinary:
            arg = argument(p, card, 1)
            if p.boards[at + card] > p.picked(seat, arg):
                out.append(verb * WIDTH + arg)
    out[first:] = sorted(out[first:])


def paid_with(p: Position, seat: i64, arg: i64) -> i64:
    """Return what is paid once one more card is picked."""
    return row_value(p, seat) + p.kit.cards.value[p.kit.card_of(seat, arg // 2)] + money_help(p, seat)


def pay_wording(p: Position, label: str, seat: i64, arg: i64) -> Wording:
    """Return a card that pays, and what it is worth."""
    value = p.kit.cards.value[p.kit.card_of(seat, arg // 2)]
    return card_wording(p, label, seat, arg, Phrase("hint-worth", dollars=100 * value))


def spend_row(p: Position, seat: i64) -> list[i64]:
    """Discard the cards of a complete row and return them as entries tell them."""
    out: list[i64] = []
    for arg in p.picks(seat):
        card = p.kit.card_of(seat, arg // 2)
        p.discard_from(seat, card, arg % 2)
        out.append(card + LAID * (arg % 2))
    p.clear_row(seat)
    return out


class Buy(ClickStep):
    """LW-MONEY-05: a Nation card. This click begins the payment."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.BUY, c.MONEY_05)

    def bars(self, p: Position, seat: i64) -> i64:
        if not can_pay(p, seat, NATION_PRICE):
            return c.MONEY_05
        if p.deck_size(seat) == 0:
            return c.RULING_21
        return c.RULING_20 if p.kit.one_purchase and p.purchases > 0 else 0

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause != c.MONEY_05 or arg != NONE:
            return None
        return Phrase("reason-purse", dollars=100 * (purse(p, seat) + money_help(p, seat)), price=100 * NATION_PRICE)

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return False

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.begun = self.code

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-buy"), None, (nation_pile_id(seat),))


class Purchase(Payment):
    """LW-MONEY-07: the price of a Nation card, which then comes from the top of the own deck."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.BUY, "label-pay")

    def price(self, p: Position, seat: i64) -> i64:
        return NATION_PRICE

    def paid(self, p: Position, seat: i64, cards: list[i64], chance: Chance, log: Log) -> None:
        p.begun = -1
        p.purchases += 1
        if log.on:
            log.tell(e.BOUGHT, [seat, len(cards), *cards])
        p.draw_nation(seat, 1, chance, log)
