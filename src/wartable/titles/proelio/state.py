"""Proelio's state: the contract of core.State, each step's part played by the module named after it."""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, SILENT, Log
from wartable.core.rules.state import NOBODY, ONE, Outcome
from wartable.titles.proelio import checks, codes, entries
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio.cards import BASE, INQUISITION, KINDS, TEMPORARY_ALLIANCE, cost
from wartable.titles.proelio.codes import NONE, SHIFT, WIDTH
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.position import (
    ACTION,
    DEPLOY,
    EXCESS,
    HANDS,
    LOOT,
    PENALTY,
    PILE,
    SACRIFICE,
    TURN_START,
    Position,
)
from wartable.titles.proelio.redeal import redeal
from wartable.titles.proelio.steps import action, defence, hand, loot, turn
from wartable.titles.proelio.words import to_words


class ProelioState(Position):
    """A position of Proelio and its rules."""

    def deciders(self) -> tuple[int, ...]:
        return ONE[self.stack & 7] if self.stack != 0 else NOBODY

    def offers(self, seat: i64) -> list[int]:
        if self.stack == 0 or self.asked() != seat:
            return []
        step = self.step()
        if step == ACTION:
            return action.offers(self, seat)
        if step == DEPLOY:
            return defence.offers(self, seat)
        if step == EXCESS:
            return hand.offers(self, seat)
        if step == LOOT:
            return loot.offers(self, seat)
        if step == PENALTY:
            return loot.pay_offers(self, seat)
        return loot.sacrifice_offers()

    def legal(self, seat: i64) -> list[int]:
        # Whoever parts with cards may give any that is left in his hand: nothing that is offered there is refused.
        step = self.step()
        if self.paying or step == EXCESS or step == LOOT or step == PENALTY:
            return self.offers(seat)
        return super().legal(seat)

    def why(self, seat: i64, code: i64) -> i64:
        if self.stack == 0:
            return self.ended
        if self.asked() != seat:
            return c.TURN_01
        if code < WIDTH or code >= codes.SPACE:
            return c.ACT_01
        step = self.step()
        verb = code >> SHIFT
        arg = code & NONE
        if step == ACTION:
            return self.why_action(seat, verb, arg)
        if step == DEPLOY and verb == codes.DEPLOY:
            return 0 if arg == NONE else checks.may_deploy(self, seat, arg)
        if step == EXCESS and verb == codes.DISCARD:
            return checks.may_give(self, seat, arg, c.HAND_09)
        if step == LOOT and verb == codes.LOOT:
            return checks.may_give(self, seat, arg, c.LOOT_03)
        if step == PENALTY and verb == codes.PAY:
            return checks.may_give(self, seat, arg, c.RULING_25)
        if step == SACRIFICE and (verb == codes.SACRIFICE or verb == codes.KEEP) and arg == NONE:
            return 0
        return checks.not_asked(self, seat, verb, arg)

    def too_many(self, seat: i64, picks: i64) -> i64:
        step = self.step()
        if step == EXCESS and picks > self.sizes[seat] - self.kit.hand_limit - self.picks:
            return c.HAND_01
        if step == LOOT and picks > self.short - self.picks:
            return c.RES_08 if self.attack >= 0 else c.RULING_29
        return 0

    def why_action(self, seat: i64, verb: i64, arg: i64) -> i64:
        """Why a verb of the action is refused; an exchange or a Strategy card that is begun comes first."""
        if self.paying:
            return checks.may_give(self, seat, arg, c.ACT_08) if verb == codes.EXCHANGE else c.ACT_01
        if self.strategy >= 0:
            return checks.may_target(self, seat, arg) if verb == codes.TARGET else c.ACT_01
        if verb == codes.ATTACK:
            return checks.may_attack(self, seat, arg)
        if verb == codes.FORTIFY:
            return checks.may_fortify(self, seat, arg)
        if verb == codes.PLAY:
            return checks.may_play(self, seat, arg)
        if verb == codes.SUPPORT:
            return checks.may_support(self, seat, arg)
        if verb != codes.DRAW and verb != codes.EXCHANGE and verb != codes.PASS:
            return checks.not_asked(self, seat, verb, arg)
        if arg != NONE:
            return c.ACT_01
        if verb == codes.EXCHANGE:
            return checks.may_exchange(self, seat)
        return checks.may_draw(self) if verb == codes.DRAW else self.why_pass(seat)

    def why_pass(self, seat: i64) -> i64:
        """PR-RULING-09: passing is for those who can do nothing else, unless the option allows it."""
        if self.kit.allow_pass:
            return 0
        if checks.may_draw(self) == 0:
            return c.RULING_09
        for code in action.offers(self, seat):
            verb: i64 = code >> SHIFT
            if verb != codes.PASS and self.why_action(seat, verb, code & NONE) == 0:
                return c.RULING_09
        return 0

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        step = self.step()
        verb = code >> SHIFT
        arg = code & NONE
        if step == ACTION:
            action.play(self, seat, verb, arg, chance, log)
        elif step == DEPLOY:
            defence.play(self, seat, arg, chance, log)
        elif step == EXCESS:
            hand.play(self, seat, arg, log)
        elif step == LOOT:
            loot.play(self, seat, arg, log)
        elif step == PENALTY:
            loot.pay(self, seat, arg, log)
        else:
            loot.decide(self, seat, verb == codes.SACRIFICE, log)
        turn.run(self, log)

    def caution(self, seat: i64, code: i64) -> i64:
        verb = code // WIDTH
        arg = code % WIDTH
        if verb == codes.ATTACK and not self.within_limit(arg, self.levels[seat]):
            return c.ATK_13
        if verb == codes.DEPLOY and arg != NONE:
            return checks.deploy_caution(self, seat, arg)
        if verb == codes.SACRIFICE and checks.sacrifice_eliminates(self, seat):
            return c.ELIM_02  # keeping would eliminate all the more: it adds nothing to the defence
        if verb == codes.KEEP and checks.keeping_eliminates(self, seat):
            return c.RULING_14 if not checks.sacrifice_eliminates(self, seat) else c.ELIM_02
        return 0

    def final(self, seat: i64, code: i64) -> bool:
        verb = code // WIDTH
        if verb == codes.DRAW or verb == codes.TARGET or verb == codes.SUPPORT or verb == codes.PAY:
            return True
        if verb == codes.DEPLOY or verb == codes.PLAY or verb == codes.EXCHANGE or verb == codes.LOOT:
            return self.completes(seat, code)
        if verb == codes.ATTACK:
            return self.kit.ally_sees  # the ally reads which card was laid (PR-RULING-52)
        if verb == codes.SACRIFICE:
            return self.gives_all(seat, self.short - self.levels[seat])
        return verb == codes.KEEP and self.gives_all(seat, self.short)

    def gives_all(self, seat: i64, short: i64) -> bool:
        """Whether this shortfall takes the whole hand, which the attacker then sees at once (PR-RULING-13)."""
        size: i64 = self.sizes[seat]
        return size > 0 and size <= short

    def completes(self, seat: i64, code: i64) -> bool:
        verb = code // WIDTH
        if verb == codes.DEPLOY:
            return code % WIDTH == NONE
        if verb == codes.PLAY:
            return not self.asks_target(code % WIDTH)
        if verb == codes.EXCHANGE:
            return self.picks == 1
        if verb == codes.LOOT:
            return self.picks + 1 >= self.short
        return verb != codes.DISCARD or self.sizes[seat] - self.picks - 1 <= self.kit.hand_limit

    def asks_target(self, kind: i64) -> bool:
        """Whether a Strategy card names a player."""
        return kind == TEMPORARY_ALLIANCE or kind == INQUISITION

    def drafting(self, seat: i64) -> bool:
        if self.stack == 0 or self.asked() != seat:
            return False
        return self.picks > 0 or self.strategy >= 0 or self.paying

    def default(self, seat: i64, chance: Chance) -> i64:
        step = self.step()
        if step == DEPLOY:
            return codes.DEPLOY * WIDTH + NONE
        if step == SACRIFICE:
            saves = checks.keeping_eliminates(self, seat) and not checks.sacrifice_eliminates(self, seat)
            return (codes.SACRIFICE if saves else codes.KEEP) * WIDTH + NONE
        legal = self.legal(seat)
        if step != ACTION or self.paying:
            return self.cheapest(legal)
        for code in legal:
            if code // WIDTH != codes.ATTACK:
                return code
        return legal[0]

    def cheapest(self, legal: list[int]) -> i64:
        """The code that parts with the least: lowest value, Base before Imperial."""
        best: i64 = legal[0]
        for code in legal:
            if cost(code % WIDTH) < cost(best % WIDTH):
                best = code
        return best

    def forfeit(self, seat: i64, chance: Chance, log: Log = SILENT) -> None:
        """PR-RULING-51: the seat is played on by a bot, or the game ends without a result."""
        if self.stack == 0 or ((self.away >> seat) & 1) == 1:
            return
        self.away |= BIT[seat]
        if log.on:
            log.tell(entries.LEFT, [seat])
        if not self.kit.takeover:
            if log.on:
                log.tell(entries.NO_RESULT, [seat])
            self.over(c.RULING_51)
            return
        if self.kit.allied and ((self.away >> self.ally_of(seat)) & 1) == 1:
            self.won = BIT[self.left_of(seat)] | BIT[self.right_of(seat)]
            if log.on:
                log.tell(entries.ALLIANCE_SURRENDERS, [seat, self.ally_of(seat)])
            self.over(c.RULING_51)

    def vacant(self) -> i64:
        return self.away

    def on_turn(self, seat: i64) -> bool:
        return self.stack != 0 and self.active == seat

    def copy(self) -> "ProelioState":
        new = ProelioState()
        new.kit = self.kit
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
        return to_words(self)

    def outcome(self) -> Outcome | None:
        if self.ended == 0:
            return None
        winners: list[int] = []
        ranks: list[int] = []
        scores: list[int] = []
        for seat in range(self.kit.n):
            won = ((self.won >> seat) & 1) == 1
            if won:
                winners.append(seat)
            ranks.append(1 if won or self.won == 0 else 2)
            scores.append(1 if won else 0)
        return Outcome(tuple(winners), tuple(ranks), tuple(scores), self.ended)


def start(kit: ProelioKit, chance: Chance, log: Log, memory: bool) -> ProelioState:
    """PR-SET: two piles, opening hands from the Base deck, a first player at random."""
    p = ProelioState()
    p.kit = kit
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
    if log.on:
        log.tell(entries.GAME_BEGINS, [p.active])
    p.push(TURN_START, p.active)
    turn.run(p, log)
    return p
