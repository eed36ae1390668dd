"""The action: exactly one a turn (rulebook: The action)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import OneOf, Step
from wartable.titles.proelio.checks import is_idle
from wartable.titles.proelio.codes import clauses as c, entries, verbs
from wartable.titles.proelio.codes.cards import BASE, DECK_IDS, IMPERIAL, KINDS, deck_of
from wartable.titles.proelio.codes.stack import ACTION, STEP_IDS
from wartable.titles.proelio.codes.things import house, pile_id
from wartable.titles.proelio.codes.verbs import WIDTH
from wartable.titles.proelio.position.position import Position
from wartable.titles.proelio.steps.attack import Attack
from wartable.titles.proelio.steps.exchange import Exchange, Support
from wartable.titles.proelio.steps.fortify import Fortify
from wartable.titles.proelio.steps.step import ClickStep, draw_hint
from wartable.titles.proelio.steps.strategy import Play


class Draw(ClickStep):
    """PR-ACT-02: one card of the Base deck, if there is one."""

    def bars(self, p: Position, seat: i64) -> i64:
        return 0 if p.can_draw(BASE) else c.RULING_47

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        p.push_excess(seat, True)
        p.draw(seat, BASE, 1, chance, log)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-draw"), draw_hint(p, seat, 1), (pile_id(DECK_IDS[BASE]),))


class Pass(ClickStep):
    """PR-RULING-09: for those who can do nothing else, unless the option allows it at will."""

    def offered(self, p: Position, seat: i64) -> bool:
        return p.kit.allow_pass or not p.can_draw(BASE)

    def bars(self, p: Position, seat: i64) -> i64:
        if p.kit.allow_pass:
            return 0
        for code in p.offers(seat):
            if code >> verbs.SHIFT != verbs.PASS and p.why(seat, code) == 0:
                return c.RULING_09
        return 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        """Unless it is allowed at will, a pass tells that no card of the hand can be played."""
        p.pop()
        if p.memory is not None and not p.kit.allow_pass:
            for deck in range(2):
                idle = [0] * KINDS
                for kind in range(KINDS):
                    if deck_of(kind) == deck and is_idle(p, seat, kind):
                        idle[kind] = p.kit.copies[kind]
                p.memory.announce(seat, deck, p.backs_in_hand(seat, deck), idle)
        log.note(entries.PASSED, seat)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-pass"))


class Action(OneOf[Position]):
    """PR-ACT-01: one of these, and the turn is over."""

    def __init__(self) -> None:
        self.draw = Draw(verbs.DRAW, BASE, reveals=True)
        self.attack = Attack()
        self.fortify = Fortify()
        self.strategy = Play()
        self.exchange = Exchange(verbs.EXCHANGE, IMPERIAL)
        self.support = Support()
        self.idle = Pass(verbs.PASS)
        cards: list[Step[Position]] = [self.attack, self.fortify, self.strategy, self.exchange, self.support]
        super().__init__(STEP_IDS[ACTION], WIDTH, [self.draw, *cards, self.idle])

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        # Most decisions are actions: called by their names the parts cost compiled code a fraction.
        self.draw.add_legal(p, seat, out)
        self.attack.add_legal(p, seat, out)
        self.fortify.add_legal(p, seat, out)
        self.strategy.add_legal(p, seat, out)
        self.exchange.add_legal(p, seat, out)
        self.support.add_legal(p, seat, out)
        self.idle.add_legal(p, seat, out)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """PR-RULING-51: a clock draws; where nothing can be drawn, anything but an attack."""
        legal = p.legal(seat)
        for code in legal:
            if code >> verbs.SHIFT != verbs.ATTACK:
                return code
        return legal[0]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-action", count=1)

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-action", house=house(p.asked()))

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        return Phrase("detail-action") if viewer == p.asked() else None
