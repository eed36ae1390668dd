"""Parting with cards: discards, loot, penalties (rulebook: The hand, Resolution, Loot)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio.codes import clauses as c, entries, stack
from wartable.titles.proelio.codes.cards import FIRST_GOLD, cost, deck_of
from wartable.titles.proelio.codes.things import card, held, house
from wartable.titles.proelio.codes.verbs import NONE
from wartable.titles.proelio.position.position import Position
from wartable.titles.proelio.steps.step import CardStep


class Giving(CardStep):
    """A step that takes any cards of the hand, one by one: loot, penalties, discards, payments."""

    def __init__(self, step: int, verb: int, clause: int, label: str, key: str = "", reveals: bool = False) -> None:
        super().__init__(verb, clause, step, key, reveals)
        self.label: str = label

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        self.offer(p, seat, out)  # any card that is left can be parted with

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """Return the card that is worth least: lowest value, Base before Imperial."""
        offered = p.offers(seat)
        best: i64 = offered[0]
        for code in offered:
            if cost(code & NONE) < cost(best & NONE):
                best = code
        return best

    def needed(self, p: Position, seat: i64) -> i64:
        return 1 - p.picks

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return self.needed(p, seat) <= 1

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pick(arg)
        if self.needed(p, seat) <= 0:
            self.give(p, seat, p.take_row(), chance, log)

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        """Do what the cards are for, once there are enough."""
        raise NotImplementedError

    def row(self, p: Position, seat: i64) -> list[int]:
        return p.row_codes(self.verb)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase(self.label, card=card(arg)), None, (held(arg),))


class Excess(Giving):
    """PR-HAND-09: the holder chooses; the last pick of the excess completes the row, and the turn runs on."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """A hand that has become small enough meanwhile discards nothing."""
        if p.sizes[p.asked()] > p.kit.hand_limit:
            return False
        p.pop()
        return True

    def owner(self, p: Position) -> i64:
        return -1

    def needed(self, p: Position, seat: i64) -> i64:
        return p.sizes[seat] - p.kit.hand_limit - p.picks

    def too_many(self, p: Position, seat: i64, picks: i64) -> i64:
        return c.HAND_01 if picks > self.needed(p, seat) else 0

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        for kind in row:
            p.discard_from_hand(seat, kind)
        if log.on:
            log.tell(entries.DISCARDED, [seat, len(row), *row])

    def stake(self, p: Position, seat: i64) -> Phrase | None:
        return Phrase("detail-excess", limit=p.kit.hand_limit)


class Loot(Giving):
    """PR-LOOT-02: the defender chooses; the last pick hands everything over."""

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.short == 0 or p.short > p.sizes[seat]

    def needed(self, p: Position, seat: i64) -> i64:
        return p.short - p.picks

    def too_many(self, p: Position, seat: i64, picks: i64) -> i64:
        if picks <= self.needed(p, seat):
            return 0
        return c.RES_08 if p.attack >= 0 else c.RULING_29

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        p.pop()
        hand_loot(p, seat, row, log)

    def stake(self, p: Position, seat: i64) -> Phrase | None:
        return Phrase("detail-loot", house=house(p.right_of(seat)))


class Penalty(Giving):
    """PR-ATK-13, PR-RULING-25: the attacker chooses the card that the defender gets, face down."""

    def owner(self, p: Position) -> i64:
        return p.right_of(p.active)

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.sizes[seat] == 0

    def give(self, p: Position, seat: i64, row: list[i64], chance: Chance, log: Log) -> None:
        p.pop()
        pay(p, seat, row[0], log)

    def stake(self, p: Position, seat: i64) -> Phrase | None:
        return Phrase("detail-penalty", house=house(p.left_of(seat)))


def ask_loot(p: Position, seat: i64, log: Log) -> None:
    """PR-RES-08, PR-RES-11: as many cards as the shortfall; who cannot pay loses everything (PR-RULING-13)."""
    if p.sizes[seat] < p.short:
        level: i64 = p.levels[seat]
        hand_loot(p, seat, p.cards_of(seat), log)
        p.drop_fortification(seat)
        log.note(entries.OVERRUN, seat, level)
        return
    # When it is the whole hand everybody sees that there is nothing to choose.
    p.push_excess(p.right_of(seat), True)
    if p.sizes[seat] == p.short:
        hand_loot(p, seat, p.cards_of(seat), log)
    else:
        p.push(stack.LOOT, seat)


def hand_loot(p: Position, seat: i64, row: list[i64], log: Log) -> None:
    """Pass loot to the attacker; the two Houses see it, the others the backs."""
    attacker = p.right_of(seat)
    gold = 0
    for kind in row:
        p.hand_over(seat, attacker, kind)
        if kind >= FIRST_GOLD:
            gold += 1
    if log.on:
        log.hide(entries.LOOTED, [seat, attacker, len(row), gold], row, p.both_bits(seat, attacker))


def pay(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """Pass the penalty; the two Houses see it, the others its back."""
    defender = p.left_of(seat)
    p.hand_over(seat, defender, kind)
    if log.on:
        log.hide(entries.PENALTY, [seat, defender, deck_of(kind)], [kind], p.both_bits(seat, defender))


def ask_penalty(p: Position, seat: i64, log: Log) -> None:
    """Ask for the penalty, if there is a card to pay; with a single one everybody sees which it is."""
    if p.sizes[seat] == 1:
        pay(p, seat, p.cards_of(seat)[0], log)
    elif p.sizes[seat] > 0:
        p.push(stack.PAY_PENALTY, seat)
