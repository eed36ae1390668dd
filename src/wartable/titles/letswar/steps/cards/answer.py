"""Windows: cards that answer an attack, a Spy, a card or an Event (LW-RULING-90, LW-RULING-93).

A window opens by what all know, never by a hand. All who are asked answer at once, sealed; the last answer closes it.
"""

from typing import Final

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import Together
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.checks import argument, bars_money, can_pay, misses_in, money_help, not_mine, row_value
from wartable.titles.letswar.codes import clauses as c, entries, frames as parts, stack, verbs
from wartable.titles.letswar.codes.constants import ATTACK_ACT, CARD_ACT, COUNTER, EVENT_ACT, NO_MISS, SPY_ACT
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.effects import frames
from wartable.titles.letswar.effects.cards import end_asking
from wartable.titles.letswar.effects.changes import loses
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.effects.whom import holds
from wartable.titles.letswar.position.order import seats_of, two_player
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.money import offer_money, paid_with, pay_wording, spend_row
from wartable.titles.letswar.steps.step import card_wording, waits

DECLINE: Final = verbs.PASS * WIDTH + NONE
OPEN: Final = 0
PASSED: Final = 1
ANSWERED: Final = 2
PAYS: Final = 3

# The steps in the order of the windows' numbers: attack 1, spy 2, card 3, event 4.
WINDOWS: Final = (stack.WINDOW_ATTACK, stack.WINDOW_SPY, stack.WINDOW_CARD, stack.WINDOW_EVENT)


# -- what a window is about --


def stake(p: Position) -> i64:
    """Return what can be answered in the window of the present act, as bits of the triggers."""
    if p.act_sort == ATTACK_ACT:
        by_card = p.act_card >= 0 and (p.act_flags & COUNTER) == 0
        return v.ATTACK_ON_SELF | (v.CARD_ON_SELF if by_card else 0)
    if p.act_sort == SPY_ACT:
        return v.SPY_ON_SELF | (v.LOSS_ON_SELF if p.act_task == verbs.SUBVERT else 0)
    if p.act_sort == EVENT_ACT:
        return v.LOSS_ON_SELF
    return v.CARD_ON_SELF | (v.LOSS_ON_SELF if losing_effect(p) >= 0 else 0)


def losing_effect(p: Position) -> i64:
    """Return the effect of the present card that would cost its target Homefront, or -1."""
    fx, cards = p.kit.effects, p.kit.cards
    for e in range(cards.first[p.act_card], cards.last[p.act_card]):
        lost = fx.else_first[e] if fx.op[e] == v.UNLESS_PAY else e
        if loses(p, lost, p.act_actor, p.act_target, p.act_target) > 0:
            return lost
    return -1


def misses(p: Position) -> i64:
    """Return how many Miss! stop the present act, or what of it a Miss! can stop; 0 if none does."""
    if p.act_sort == ATTACK_ACT:
        if (p.act_flags & NO_MISS) != 0 and not p.kit.miss_stops_automatic:
            return 0  # LW-RULING-30
        return misses_in(p, p.act_actor, p.act_unit, p.act_target, p.act_target_unit)
    if p.act_sort == SPY_ACT:
        return 1 if two_player(p) and p.act_task == verbs.SUBVERT else 0  # LW-P2-04
    e = frames.effect_of(p) if p.act_sort == EVENT_ACT else losing_effect(p)
    return 1 if e >= 0 and (p.kit.effects.flags[e] & v.MISSABLE) != 0 else 0


def demand(p: Position) -> i64:
    """Return what the target of the present card may pay to be spared, in hundreds; 0 if nothing is demanded."""
    if p.act_sort == CARD_ACT:
        fx, cards = p.kit.effects, p.kit.cards
        for e in range(cards.first[p.act_card], cards.last[p.act_card]):
            if fx.op[e] == v.UNLESS_PAY:
                return fx.n[e]
    return 0


def fits(p: Position, seat: i64, card: i64, stakes: i64) -> bool:
    """Return whether a seat's card, other than as a Miss!, answers the present act; what it requires is open to all."""
    cards = p.kit.cards
    if cards.miss[card] == 1 or (cards.trigger[card] & stakes) == 0:
        return False
    first, last = cards.need_first[card], cards.need_last[card]
    return holds(p, first, last, seat, p.act_actor, seat, p.act_target_unit)


def may_answer(p: Position, seat: i64) -> bool:
    """Return whether, by what all know, a seat may hold an answer to the act, or be able to pay (LW-RULING-90)."""
    kit = p.kit
    stakes, needed = stake(p), misses(p)
    if p.conflict_in_hand[seat] > 0:
        hidden: i64 = 0  # copies that count as a Miss!
        for card in kit.cards.answering[0]:
            unseen: i64 = kit.cards.copies[card] - p.discards[card]
            if unseen > 0:
                if kit.cards.miss[card] == 1:
                    hidden += unseen
                elif fits(p, seat, card, stakes):
                    return True
        if 0 < needed <= hidden and p.conflict_in_hand[seat] >= needed:
            return True
    if p.nation_in_hand[seat] > 0:
        for card in kit.cards.answering[1 + seat]:
            if kit.cards.copies[card] > p.bottoms.count(card) and fits(p, seat, card, stakes):
                return True
    price = demand(p)
    if price == 0:
        return False
    if p.conflict_in_hand[seat] > 0:
        return True
    return can_pay(p, seat, price)


# -- opening and closing --


def open_window(p: Position, step: i64, seats: i64) -> bool:
    """Ask those of some seats who may hold an answer; False if nobody is asked."""
    asked: i64 = 0
    p.stopped = p.kit.noughts
    p.unseal()
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) != 0 and p.lives(seat) and may_answer(p, seat):
            asked |= BIT[seat]
    p.asking = asked
    if asked == 0:
        return False
    p.rows = []
    p.push(step, seats_of(asked)[0])
    return True


def open_attack(p: Position) -> None:
    """The window of a declared attack, for the owner of the attacked unit; of an attack by a card, both windows."""
    open_window(p, stack.WINDOW_ATTACK, BIT[p.act_target])


def open_spy(p: Position) -> None:
    """The window of a Spy's task, for its target."""
    open_window(p, stack.WINDOW_SPY, BIT[p.act_target])


def close(p: Position, chance: Chance, log: Log) -> None:
    """Have all answers take effect, in turn order from the active player (LW-RULING-90)."""
    p.pop()
    order: list[i64] = []
    for i in range(p.kit.n):
        seat = (p.active + i) % p.kit.n if p.active >= 0 else i
        if (p.asking & BIT[seat]) != 0 and p.lives(seat):
            order.append(seat)
    played: list[i64] = []  # pairs of a seat and an answer of more than one effect
    for seat in order:
        answer: i64 = p.answers[seat]
        used = spend_row(p, seat) if answer != PASSED else []
        if log.on:
            log.tell(entries.PAID_OFF if answer == PAYS else entries.ANSWERED, [seat, len(used), *used])
        if answer == PAYS:
            p.stopped = changed(p.stopped, seat, parts.PAID)
        elif answer == ANSWERED:
            for card in used:
                p.stopped = changed(p.stopped, seat, p.stopped[seat] | stops(p, card))
                if p.kit.cards.last[card] - p.kit.cards.first[card] > 1:
                    played.append(seat)
                    played.append(card)
    end_asking(p)
    heed(p, log)
    if (p.act_flags & COUNTER) == 0:
        further(p, played)


def stops(p: Position, card: i64) -> i64:
    """Return what an answer stops, as bits of the triggers."""
    fx, cards = p.kit.effects, p.kit.cards
    if cards.miss[card] == 1:
        return v.ATTACK_ON_SELF if p.act_sort == ATTACK_ACT else v.LOSS_ON_SELF
    out: i64 = 0
    for e in range(cards.first[card], cards.last[card]):
        if fx.op[e] == v.CANCEL:
            what = fx.sort[e]
            if what == v.CANCEL_ATTACK:
                out |= v.ATTACK_ON_SELF
            elif what == v.CANCEL_SPY:
                out |= v.SPY_ON_SELF
            else:
                out |= v.CARD_ON_SELF if what == v.CANCEL_CARD else v.LOSS_ON_SELF
    return out


def heed(p: Position, log: Log) -> None:
    """Tell the card that was answered what of it is stopped; with the whole card its attack is, too."""
    by_card = p.act_sort == CARD_ACT or (p.act_sort == ATTACK_ACT and p.act_card >= 0 and (p.act_flags & COUNTER) == 0)
    if not by_card:
        return
    stopped: i64 = p.stopped[p.act_target]
    frames.set_part(p, parts.STOPPED, stopped)
    if (stopped & v.CARD_ON_SELF) != 0:
        p.stopped = changed(p.stopped, p.act_target, stopped | v.ATTACK_ON_SELF)
        frames.set_part(p, parts.EFFECT, frames.part(p, parts.LAST))
        log.note(entries.CARD_CANCELLED, p.act_target, p.act_card)


def further(p: Position, played: list[i64]) -> None:
    """What else the answers say happens at once; a counter-attack waits until the attack is settled (LW-RULING-98)."""
    fx, cards = p.kit.effects, p.kit.cards
    for i in range(len(played) - 2, -1, -2):
        seat, card = played[i], played[i + 1]
        for e in range(cards.first[card], cards.last[card]):
            if fx.op[e] == v.AUTO_ATTACK and p.act_sort == ATTACK_ACT:
                frames.push_frame(p, e, e + 1, seat, p.act_actor, -1, p.act_unit, parts.COUNTER_ATTACK, True)
    for i in range(len(played) - 2, -1, -2):
        seat, card = played[i], played[i + 1]
        first, last = cards.first[card], cards.last[card]
        frames.push_frame(p, first, last, seat, p.act_actor, -1, p.act_unit, parts.ANSWER, False)


# -- the step --


class Window(Together[Position]):
    """LW-RULING-90: one answer for each who is asked, or none."""

    def __init__(self, number: int) -> None:
        name = stack.STEP_IDS[WINDOWS[number - 1]]
        answers = [verbs.ANSWER, verbs.PAY, verbs.PASS]  # a list: mypyc cannot hand on a tuple so
        super().__init__(name, WIDTH, *answers, reveals=answers, not_now=c.RULING_90, window=number, declines=DECLINE)

    def seats(self, p: Position) -> tuple[int, ...]:
        return tuple(seats_of(p.asking & p.alive))

    def answered(self, p: Position, seat: i64) -> bool:
        return p.answers[seat] != OPEN

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """Whoever leaves the game owes no answer."""
        if len(self.deciders(p)) > 0:
            return False
        close(p, chance, log)
        return True

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        p.look(seat)
        for card in p.hand_now[seat]:
            if p.kit.cards.timing[card] == v.REACTION:
                arg = argument(p, card, 0)
                if p.held(seat, card) > p.picked(seat, arg):
                    out.append(verbs.ANSWER * WIDTH + arg)
        if demand(p) > 0:
            offer_money(p, seat, verbs.PAY, out)
        out.append(DECLINE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        begun = len(p.picks(seat)) > 0
        if verb == verbs.PASS:
            return c.RULING_90 if arg != NONE or begun else 0
        if verb == verbs.PAY:
            if demand(p) == 0:
                return c.RULING_90
            return bars_money(p, seat, arg) if can_pay(p, seat, demand(p)) else c.RULING_96
        card = p.unpicked(seat, arg)
        if card < 0 or arg % 2 == 1:
            return not_mine(p, seat, arg)
        if begun and p.act_sort != ATTACK_ACT:
            return c.RULING_96
        return self.bars_answer(p, seat, card, begun)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        return Phrase("reason-begun") if verb == verbs.PASS and len(p.picks(seat)) > 0 else None

    def bars_answer(self, p: Position, seat: i64, card: i64, begun: bool) -> i64:
        """Return what forbids a card as an answer; the second card of a row must be a Miss! like the first."""
        cards = p.kit.cards
        needed = misses(p)
        if cards.miss[card] == 1:
            if needed == 0:
                return c.RULING_30 if p.act_sort == ATTACK_ACT else c.RULING_82
            if needed > 1 and held_misses(p, seat) < needed:
                return c.P2_02 if two_player(p) else c.CBT_15
            return 0
        if begun or (cards.trigger[card] & stake(p)) == 0:
            return c.RULING_82
        return 0 if fits(p, seat, card, stake(p)) else c.PLAY_03

    def too_many(self, p: Position, seat: i64, picks: i64) -> i64:
        if demand(p) > 0:
            return 0
        return c.CBT_15 if len(p.picks(seat)) + picks > max(1, misses(p)) else 0

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        if verb == verbs.PAY:
            return paid_with(p, seat, arg) >= demand(p)
        if verb == verbs.ANSWER:
            card = p.kit.card_of(seat, arg // 2)
            return card < 0 or p.kit.cards.miss[card] == 0 or len(p.picks(seat)) + 1 >= misses(p)
        return True

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        done = self.completes(p, seat, verb, arg)
        if verb != verbs.PASS:
            p.pick(seat, arg)
        if done:
            p.seal(seat, PASSED if verb == verbs.PASS else PAYS if verb == verbs.PAY else ANSWERED)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return DECLINE if len(p.picks(seat)) == 0 else p.legal(seat)[0]

    def row(self, p: Position, seat: i64) -> list[int]:
        verb = verbs.PAY if demand(p) > 0 else verbs.ANSWER
        return [verb * WIDTH + arg for arg in p.picks(seat)]

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return waits(p, self.known_asked(p, viewer))

    def prompt(self, p: Position, seat: i64) -> Phrase:
        if demand(p) > 0:
            paid = row_value(p, seat)
            left = demand(p) - money_help(p, seat) - paid if paid > 0 else 0
            return Phrase("prompt-demand", price=100 * demand(p), left=100 * left)
        return Phrase("prompt-" + self.name, misses=misses(p) - len(p.picks(seat)))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.PASS:
            return Wording(Phrase("label-pass" if demand(p) == 0 else "label-pass-demand"))
        if verb == verbs.PAY:
            return pay_wording(p, "label-pay-off", seat, arg)
        return card_wording(p, "label-answer", seat, arg)


def held_misses(p: Position, seat: i64) -> i64:
    """Return how many cards of a hand count as a Miss!"""
    count: i64 = 0
    for card in p.kinds_of(p.hands, seat):
        if p.kit.cards.miss[card] == 1:
            count += p.held(seat, card)
    return count
