"""Spies: laid out, and their three tasks (rulebook: Playing the Spy card)."""

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar.checks import argument, can_pay, money_help, not_mine, offer_cards, purse, subvert_price
from wartable.titles.letswar.codes import clauses as c, entries as e, verbs
from wartable.titles.letswar.codes.constants import LAID, SPY_ACT, UNREST
from wartable.titles.letswar.codes.stack import SETTLE_SPY, SPY_INSPECT
from wartable.titles.letswar.codes.things import card as card_name, nation, seat_id, shown_id, spies_id
from wartable.titles.letswar.codes.verbs import NONE, TASK_IDS, WIDTH
from wartable.titles.letswar.position import defeat
from wartable.titles.letswar.position.order import opponents
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.cards.answer import open_spy
from wartable.titles.letswar.steps.money import Payment, offer_money
from wartable.titles.letswar.steps.step import ACTIONS, LetsWarStep, card_wording
from wartable.titles.letswar.vocabulary import EQUIPS, LOSS_ON_SELF, NEUTRAL, SPY_ON_SELF


class Deploy(LetsWarStep):
    """LW-RULING-11: a Spy of the hand is laid out beside the units, where Spies lie on the board."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.DEPLOY)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if p.kit.spies_on_board:
            for card in p.kit.spies[seat]:
                if p.held(seat, card) > 0:
                    out.append(verbs.DEPLOY * WIDTH + argument(p, card, 0))

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        if p.nation_in_hand[seat] > 0:
            self.offer(p, seat, out)  # any Spy of the hand can be laid out

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = p.card_in(seat, arg)
        if card < 0 or arg % 2 == 1:
            return not_mine(p, seat, arg)
        return 0 if p.kit.spies_on_board and p.kit.cards.spy[card] == 1 else c.RULING_11

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        log.note(e.SPY_DEPLOYED, seat)
        p.lay(seat, p.kit.card_of(seat, arg // 2))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return card_wording(p, "label-deploy", seat, arg)


def spies_ready(p: Position, seat: i64) -> i64:
    """Spies that could act, whether or not they have: on the board, or in hand where they live there."""
    return p.spies(p.boards if p.kit.spies_on_board else p.hands, seat)


def tasks_left(p: Position, seat: i64) -> i64:
    """Return how many tasks a seat's Spies may still do in this turn (LW-SPY-01, LW-RULING-12)."""
    allowed = 1 if not p.kit.each_spy else spies_ready(p, seat) + p.spies_spent
    left = allowed + p.reckoned(seat).spies - p.spied
    return left if left > 0 else 0


class Spy(LetsWarStep):
    """LW-SPY-02: one of three tasks against an opponent. The second one is complete with this click."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.SPY, reveals=True)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if spies_ready(p, seat) == 0:
            return
        others = opponents(p, seat)
        for task in range(len(TASK_IDS)):
            for target in range(p.kit.n):
                if (others & BIT[target]) != 0:
                    out.append(verbs.SPY * WIDTH + task * p.kit.n + target)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        if spies_ready(p, seat) > 0 and tasks_left(p, seat) > 0:
            super().add_legal(p, seat, out)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        task, target = arg // p.kit.n, arg % p.kit.n
        if task >= len(TASK_IDS) or spies_ready(p, seat) == 0:
            return c.RULING_11
        against = (opponents(p, seat) & BIT[target]) != 0
        if task == verbs.SUBVERT and against and not can_pay(p, seat, subvert_price(p, seat, target)):
            return c.SPY_11
        if tasks_left(p, seat) == 0:
            return c.RULING_12 if p.kit.each_spy else c.SPY_01
        if not against:
            return c.RULING_17
        if task == verbs.INSPECT and p.hand_size(seat) < 2 and p.hand_size(seat) + board_size(p, seat) < 2:
            return c.SPY_06
        if task == verbs.COUNTER and not p.kit.counter_anywhere and p.spies(p.boards, target) == 0:
            return c.SPY_08
        if p.reckoned(seat).spy_barred:
            return c.SPY_13
        return bars_loss(p, target) if task == verbs.SUBVERT else 0

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause == c.RULING_11 and spies_ready(p, seat) == 0:
            return Phrase("reason-no-spy")
        if clause != c.SPY_11:
            return None
        price = subvert_price(p, seat, arg % p.kit.n)
        return Phrase("reason-purse", dollars=100 * (purse(p, seat) + money_help(p, seat)), price=100 * price)

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return arg // p.kit.n == verbs.COUNTER

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if arg // p.kit.n == verbs.COUNTER:
            launch(p, seat, verbs.COUNTER, arg % p.kit.n, [], chance, log)
        else:
            p.begun = verbs.SPY * WIDTH + arg

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        task, target = arg // p.kit.n, arg % p.kit.n
        hint: Phrase | None = None
        if task == verbs.SUBVERT:
            hint = Phrase("hint-subvert", dollars=100 * subvert_price(p, seat, target))
        place = spies_id(target) if task == verbs.COUNTER and p.spies(p.boards, target) > 0 else seat_id(target)
        return Wording(Phrase(f"label-spy-{TASK_IDS[task]}", nation=nation(p.kit.nations[target])), hint, (place,))


def board_size(p: Position, seat: i64) -> i64:
    """Return cards on a board."""
    at = seat * p.kit.width
    return sum(p.boards[at : at + p.kit.width])


def bars_loss(p: Position, target: i64) -> i64:
    """Return what keeps a Spy from lowering a Homefront: a shield (LW-RULING-91), or Italy's floor (LW-RULING-55)."""
    if p.reckoned(target).shielded:
        return c.RULING_91
    floor = p.kit.italy_floor and p.allegiance[target] == NEUTRAL and p.homefront[target] <= UNREST
    return c.RULING_55 if floor else 0


class SpyCost(Payment):
    """LW-SPY-06, LW-SPY-11: any one card for a look, Conflict cards for a subversion."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.SPY_COST, "label-pay")

    def task(self, p: Position) -> i64:
        """Return the task that is paid for."""
        return (p.begun % WIDTH) // p.kit.n

    def price(self, p: Position, seat: i64) -> i64:
        return subvert_price(p, seat, (p.begun % WIDTH) % p.kit.n)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if self.task(p) == verbs.SUBVERT:
            offer_money(p, seat, verbs.SPY_COST, out)
            return
        offer_cards(p, seat, p.kit.spy_cost_codes, out)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        offered: list[i64] = []
        self.offer(p, seat, offered)
        for code in offered:
            if self.why(p, seat, verbs.SPY_COST, code % WIDTH) == 0:
                out.append(code)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if self.task(p) == verbs.SUBVERT:
            return super().why(p, seat, verb, arg)
        card = p.card_in(seat, arg)
        if card < 0:
            return not_mine(p, seat, arg)
        acting_zone: i64 = 1 if p.kit.spies_on_board else 0
        if p.kit.cards.spy[card] == 1 and arg % 2 == acting_zone and spies_ready(p, seat) == 1:
            return c.RULING_14
        return 0

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return self.task(p) == verbs.INSPECT or super().completes(p, seat, verb, arg)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        done = self.completes(p, seat, verb, arg)
        p.pick(seat, arg)
        if done:
            task, target = self.task(p), (p.begun % WIDTH) % p.kit.n
            args = p.picks(seat)
            p.clear_row(seat)
            p.begun = -1
            launch(p, seat, task, target, args, chance, log)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-inspect-cost") if self.task(p) == verbs.INSPECT else super().prompt(p, seat)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if self.task(p) == verbs.INSPECT:
            return card_wording(p, "label-pay", seat, arg)
        return super().wording(p, seat, verb, arg)


def launch(p: Position, seat: i64, task: i64, target: i64, args: list[i64], chance: Chance, log: Log) -> None:
    """Pay for a task and have it answered; then it is settled (LW-RULING-14, LW-RULING-63)."""
    cards: list[i64] = []
    for arg in args:
        card = p.kit.card_of(seat, arg // 2)
        cards.append(card + LAID * (arg % 2))
        p.discard_from(seat, card, arg % 2)
    if log.on:
        log.tell(e.SPIED, [seat, task, target, len(cards), *cards])
    acting = p.spy_of(p.boards if p.kit.spies_on_board else p.hands, seat)
    p.spied += 1
    if task == verbs.COUNTER or p.kit.spies_one_shot:
        p.spies_spent += 1
        p.discard_from(seat, acting, 1 if p.kit.spies_on_board else 0)
    elif p.kit.spies_in_hand:
        announce_spy(p, seat)
    p.clear_act()
    p.act_sort = SPY_ACT
    p.act_actor = seat
    p.act_task = task
    p.act_target = target
    p.push(SETTLE_SPY, seat)
    open_spy(p)


def announce_spy(p: Position, seat: i64) -> None:
    """A Spy that is shown and kept: all know that one is in the hand."""
    if p.memory is not None:
        bag = [0] * p.kit.kinds
        for card in p.kit.spies[seat]:
            bag[card] = p.kit.cards.copies[card]
        p.memory.announce(seat, seat + 1, 1, bag)


def announce_no_spy(p: Position, seat: i64) -> None:
    """A hand that turns out to hold no Spy: all know what its Nation cards are not."""
    if p.memory is not None and p.nation_in_hand[seat] > 0:
        bag = [0] * p.kit.kinds
        for card in range(p.kit.starts[seat + 1], p.kit.starts[seat + 2]):
            if p.kit.cards.spy[card] == 0:
                bag[card] = p.kit.cards.copies[card]
        p.memory.announce(seat, seat + 1, p.nation_in_hand[seat], bag)


class SettleSpy(LetsWarStep):
    """LW-SPY-03 to 12: once it is answered, the task is done."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat, task, target = p.act_actor, p.act_task, p.act_target
        p.pop()
        stopped: i64 = SPY_ON_SELF | LOSS_ON_SELF if task == verbs.SUBVERT else SPY_ON_SELF
        if not p.lives(seat) or not p.lives(target):
            p.clear_act()
        elif (p.stopped[target] & stopped) != 0:
            log.note(e.SPY_STOPPED, target, seat)
            p.clear_act()
        elif task == verbs.INSPECT:
            look(p, seat, target, log)
        else:
            p.clear_act()
            if task == verbs.COUNTER:
                unmask(p, seat, target, log)
            else:
                p.lose_homefront(target, 1, log)
                defeat.check(p, log)
        return True


def look(p: Position, seat: i64, target: i64, log: Log) -> None:
    """Show a Nation's cards in hand to the actor alone, who then takes one (LW-SPY-03, LW-SPY-04)."""
    if p.nation_in_hand[target] > 0:
        p.show_nation_cards(seat, target)
        if log.on:
            seen = [card for card in p.cards_of(p.hands, target) if card >= p.kit.conflicts]
            log.hide(e.SAW_CARDS, [seat, target, len(seen)], seen, BIT[seat])
    elif not laid_to_take(p, target):
        log.note(e.SPY_TOOK_NOTHING, seat, target)
        p.clear_act()
        return
    p.push(SPY_INSPECT, seat)


def laid_to_take(p: Position, target: i64) -> bool:
    """Return whether a Nation card lies on a board that the first task may take, which all can see."""
    for card in range(p.kit.starts[target + 1], p.kit.starts[target + 2]):
        if p.laid(target, card) > 0 and (p.kit.cards.type[card] == EQUIPS or p.kit.take_laid_spies):
            return True
    return False


def unmask(p: Position, seat: i64, target: i64, log: Log) -> None:
    """Discard an opponent's Spy: one that lies out, else by an option one of the hand (LW-RULING-15)."""
    spy = p.spy_of(p.boards, target)
    if spy >= 0:
        p.discard_board(target, spy)
        log.note(e.SPY_UNMASKED, target, seat)
        return
    spy = p.spy_of(p.hands, target) if p.kit.counter_anywhere else -1
    # The same line for either find: until it is read nobody else can know which.
    log.note(e.HAND_SEARCHED, target, seat, 1 if spy >= 0 else 0)
    if spy >= 0:
        p.discard_hand(target, spy)
        log.note(e.SPY_UNMASKED, target, seat)
    else:
        announce_no_spy(p, target)


class Inspect(LetsWarStep):
    """LW-RULING-14: the actor takes one of the Nation cards that the Spy shows; it goes under its owner's deck."""

    def __init__(self) -> None:
        super().__init__(SPY_INSPECT, verbs.CHOOSE_CARD, verbs.PASS, reveals=True)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        target = p.act_target
        for card in range(p.kit.starts[target + 1], p.kit.starts[target + 2]):
            for zone in range(2):
                if (p.laid(target, card) if zone == 1 else p.held(target, card)) > 0:
                    out.append(verbs.CHOOSE_CARD * WIDTH + argument(p, card, zone))
        out.sort()
        if self.nothing_to_take(p):
            out.insert(0, verbs.PASS * WIDTH + NONE)

    def nothing_to_take(self, p: Position) -> bool:
        """Return whether an option forbids every card that there is."""
        target = p.act_target
        for card in range(p.kit.starts[target + 1], p.kit.starts[target + 2]):
            for zone in range(2):
                if self.why(p, p.act_actor, verbs.CHOOSE_CARD, argument(p, card, zone)) == 0:
                    return False
        return True

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.PASS:
            return 0 if arg == NONE and self.nothing_to_take(p) else c.SPY_04
        card = p.card_in(p.act_target, arg)
        if card < p.kit.conflicts:
            return c.SPY_04
        if p.kit.cards.spy[card] == 1 and not (p.kit.take_laid_spies if arg % 2 == 1 else p.kit.take_hidden_spies):
            return c.RULING_86
        return 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        target = p.act_target
        p.clear_act()
        if verb == verbs.PASS:
            log.note(e.SPY_TOOK_NOTHING, seat, target)
            return
        card = p.kit.card_of(target, arg // 2)
        p.discard_from(target, card, arg % 2)
        log.note(e.SPY_TOOK, seat, target, card + LAID * (arg % 2))

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-inspect", nation=nation(p.kit.nations[p.act_target]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.PASS:
            return Wording(Phrase("label-take-nothing"))
        word = p.kit.words[arg // 2]
        label = Phrase("label-inspect-take", card=card_name(word), zone="board" if arg % 2 else "hand")
        return Wording(label, None, (shown_id(word),))
