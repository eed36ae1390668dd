"""Proelio's state: which step is played, how a House leaves, copies, the outcome, and how a game begins."""

from wartable.core.rules.prelude import BIT, SILENT, Chance, Log, Phrase, i64
from wartable.core.rules.state import NOBODY, ONE, Outcome, victory
from wartable.core.rules.steps import Step
from wartable.titles.proelio.codes import clauses as c, entries, stack, verbs
from wartable.titles.proelio.codes.cards import BASE, KINDS
from wartable.titles.proelio.codes.verbs import NONE, SHIFT, WIDTH
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.position import turn_order
from wartable.titles.proelio.position.position import HANDS, PILE, Position
from wartable.titles.proelio.position.redeal import redeal
from wartable.titles.proelio.position_words import FIELDS
from wartable.titles.proelio.steps import PAYMENT, STEPS, TARGET


class ProelioState(Position):
    """A position of Proelio and its rules."""

    def doing(self) -> Step[Position]:
        if self.paying:
            return PAYMENT
        return TARGET if self.strategy >= 0 else STEPS[self.step()]

    def asks(self, seat: i64) -> bool:
        return self.stack != 0 and self.asked() == seat

    def deciders(self) -> tuple[int, ...]:
        return ONE[self.asked()] if self.stack != 0 else NOBODY

    # At every decision these two are called. Python reaches them fastest on the class of the position itself.

    def legal(self, seat: i64) -> list[int]:
        out: list[int] = []
        if self.asks(seat):
            self.doing().add_legal(self, seat, out)
        return out

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        verb = code >> SHIFT
        self.doing().part(verb).play(self, seat, verb, code & NONE, chance, log)
        self.run(chance, log)

    def not_asked(self, seat: i64) -> i64:
        return c.TURN_01 if self.stack != 0 else self.ended

    def not_now(self, seat: i64, code: i64) -> i64:
        if code < WIDTH or code >= verbs.SPACE or self.paying or self.strategy >= 0:
            return c.ACT_01
        return turn_order.not_now(self, seat, code >> SHIFT, code & NONE)

    def reason(self, seat: i64, code: i64, clause: i64) -> Phrase | None:
        return turn_order.reason(self, seat, code, clause) or super().reason(seat, code, clause)

    def forfeit(self, seat: i64, chance: Chance, log: Log = SILENT) -> None:
        """PR-RULING-51: the seat is played on by a bot, or the game ends without a result."""
        if self.stack == 0 or ((self.away >> seat) & 1) == 1:
            return
        self.away |= BIT[seat]
        log.note(entries.LEFT, seat)
        if not self.kit.takeover:
            log.note(entries.NO_RESULT, seat)
            self.over(c.RULING_51)
            return
        if self.kit.allied and ((self.away >> self.ally_of(seat)) & 1) == 1:
            self.won = BIT[self.left_of(seat)] | BIT[self.right_of(seat)]
            log.note(entries.ALLIANCE_SURRENDERS, seat, self.ally_of(seat))
            self.over(c.RULING_51)

    def vacant(self) -> i64:
        return self.away

    def side(self, seat: i64) -> i64:
        return self.kit.faction(seat)

    def on_turn(self, seat: i64) -> bool:
        return self.stack != 0 and self.active == seat

    def copy(self) -> "ProelioState":
        new = ProelioState(self.kit)
        new.cards = self.cards[:]
        new.sizes = self.sizes[:]
        new.levels = self.levels[:]
        new.waiting = self.waiting[:]
        if self.memory is not None:
            new.memory = self.memory.copy()
        new.kinds_low = self.kinds_low
        new.kinds_high = self.kinds_high
        new.stack = self.stack
        new.plagues = self.plagues
        new.turn = self.turn
        new.active = self.active
        new.picks = self.picks
        new.strategy = self.strategy
        new.paying = self.paying
        new.attack = self.attack
        new.total = self.total
        new.short = self.short
        new.tops = self.tops
        new.away = self.away
        new.won = self.won
        new.lost = self.lost
        new.ended = self.ended
        return new

    def redeal(self, viewer: i64, chance: Chance) -> "ProelioState":
        new = self.copy()
        redeal(new, viewer, chance)
        return new

    def to_dict(self) -> dict[str, object]:
        return FIELDS.to_dict(self)

    def outcome(self) -> Outcome | None:
        return victory(self.kit.n, self.won, self.ended) if self.ended > 0 else None


def start(kit: ProelioKit, chance: Chance, log: Log, memory: bool) -> ProelioState:
    """PR-SET: two piles, opening hands from the Base deck, a first player at random."""
    p = ProelioState(kit)
    p.cards = [0] * (HANDS + KINDS * kit.seats)
    for kind in range(KINDS):
        p.cards[PILE + kind] = kit.copies[kind]
    p.sizes = [0] * kit.seats
    p.levels = [0] * kit.seats
    p.waiting = []
    if memory:
        p.remember()
    for seat in range(kit.seats):
        p.draw(seat, BASE, kit.opening_hand, chance, log)
    p.turn = 1
    p.active = chance.below(kit.seats)
    log.note(entries.GAME_BEGINS, p.active)
    p.push(stack.TURN_START, p.active)
    p.run(chance, log)
    return p
