"""Skirmish's position, and the contract of core.State: each step's part is played by its module."""

from __future__ import annotations

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import ALL, BIT, SILENT, Log
from wartable.core.rules.state import Outcome, State

from . import checks
from . import codes as c
from .kit import SkirmishKit
from .steps import battle, lists, march
from .words import to_words


class SkirmishState(State):
    """Counts by kind in flat lists, and the rest of the turn as a stack of steps, the next one last."""

    def __init__(self) -> None:
        self.kit: SkirmishKit
        self.units: list[int] = []  # of each side, in each zone, of each kind
        self.rows: list[int] = []  # what each side has picked, by kind
        self.hands: list[int] = []
        self.pile: list[int] = []
        self.sealed = [0, 0]
        self.owed = [0, 0]  # hits of the battle
        self.stack: list[int] = []
        self.turn = self.left = self.extra = 0  # `left`: marches; `extra`: dice of a card
        self.origin = self.field = -1  # the zones of the open march and of the battle
        self.ended, self.won = 0, -1

    # -- what lies where, and what moves --

    def group(self, side: int, zone: int) -> list[int]:
        """A side's units in a zone, by kind."""
        start = self.spot(side, zone, 0)
        return self.units[start : start + len(self.kit.units)]

    def spot(self, side: int, zone: int, unit: int) -> int:
        """Where the number of a side's units of a kind in a zone stands."""
        return (side * len(self.kit.zones) + zone) * len(self.kit.units) + unit

    def force(self, side: int, zone: int) -> int:
        return sum(self.group(side, zone))

    def row(self, seat: int) -> list[int]:
        return self.rows[seat * len(self.kit.units) : (seat + 1) * len(self.kit.units)]

    def picked(self, seat: int) -> int:
        return sum(self.row(seat))

    def packed(self, seat: int) -> int:
        """A row as one number, for the log."""
        return sum(count << (8 * unit) for unit, count in enumerate(self.row(seat)))

    def spent(self, seat: int) -> int:
        return sum(count * cost for count, cost in zip(self.row(seat), self.kit.cost, strict=True))

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * len(self.kit.cards) : (seat + 1) * len(self.kit.cards)]

    def pick(self, seat: int, unit: int) -> None:
        self.rows[seat * len(self.kit.units) + unit] += 1

    def clear(self, seat: int) -> None:
        for unit in range(len(self.kit.units)):
            self.rows[seat * len(self.kit.units) + unit] = 0

    def take(self, seat: int, zone: int, sign: int = -1) -> None:
        """Takes a row's units out of a zone."""
        for unit, count in enumerate(self.row(seat)):
            self.units[self.spot(seat, zone, unit)] += sign * count

    def place(self, seat: int, zone: int) -> None:
        """Puts a row's units into a zone; the row is empty afterwards."""
        self.take(seat, zone, 1)
        self.clear(seat)

    def deal(self, seat: int, chance: Chance) -> int:
        """A card from the pile, which that side alone sees."""
        card = chance.draw(self.pile, 0, len(self.pile), BIT[seat])
        self.pile[card] -= 1
        self.hands[seat * len(self.pile) + card] += 1
        return card

    def play_card(self, seat: int, card: int) -> None:
        self.hands[seat * len(self.pile) + card] -= 1

    def may_answer(self, seat: int) -> bool:
        """SK-CARD-02: whether, by what all know, the side may hold a card that answers an attack."""
        unseen = zip(self.pile, self.hand(0), self.hand(1), self.kit.dice, strict=True)
        return sum(self.hand(seat)) > 0 and any(dice and sum(counts) for *counts, dice in unseen)

    def over(self, clause: int, winner: int, log: Log) -> None:
        self.stack, self.ended, self.won = [], clause, winner
        log.tell(c.WON if winner >= 0 else c.DRAWN, [winner] if winner >= 0 else [])

    # -- the contract --

    def step(self) -> int:
        return self.stack[-1] // 2 if self.stack else 0

    def deciders(self) -> tuple[int, ...]:
        if self.step() == c.LISTS:
            return tuple(seat for seat in (0, 1) if not self.sealed[seat])
        return (self.stack[-1] % 2,) if self.stack else ()

    def asked(self, viewer: int) -> tuple[int, ...]:
        """Who is asked, as a viewer knows it: of the other side's seal he knows nothing."""
        if self.step() == c.LISTS:
            return tuple(seat for seat in (0, 1) if seat != viewer or not self.sealed[seat])
        return self.deciders()

    def offers(self, seat: int) -> list[int]:
        if seat not in self.deciders():
            return []
        if self.step() == c.LISTS:
            return lists.offers(self, seat)
        return march.offers(self, seat) if self.step() == c.MARCH else battle.offers(self, seat)

    def why(self, seat: int, code: int) -> int:
        if not self.stack:
            return self.ended
        if seat not in self.deciders():
            return c.LIST_04 if self.step() == c.LISTS else c.TURN_01
        return checks.why(self, seat, code)

    def apply(self, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        verb, argument = divmod(code, c.WIDTH)
        step = {c.LISTS: lists, c.MARCH: march}.get(self.step(), battle)
        step.play(self, seat, verb, argument, log)
        self.run(chance, log)

    def run(self, chance: Chance, log: Log) -> None:
        """Plays the steps that ask nobody."""
        while self.stack:
            step, seat = divmod(self.stack[-1], 2)
            if step == c.FIGHT:
                self.stack.pop()
                battle.fight(self, seat, chance, log)
            elif step == c.JUDGE:
                self.stack.pop()
                battle.judge(self, seat, log)
            elif step == c.HITS and not self.picked(seat) and battle.forced(self, seat, log):
                self.stack.pop()
            elif step != c.MARCH or not march.go_on(self, seat, log):
                return

    def caution(self, seat: int, code: int) -> int:
        verb, zone = divmod(code, c.WIDTH)
        return c.BATTLE_01 if verb == c.TO and self.force(1 - seat, zone) else 0

    def final(self, seat: int, code: int) -> bool:
        """Whatever lets the dice roll at once. A seal is not: its owner cannot know whether it is the last one."""
        if self.caution(seat, code):
            return not self.may_answer(1 - seat)
        return code // c.WIDTH in (c.PLAY, c.PASS)

    def drafting(self, seat: int) -> bool:
        return seat in self.deciders() and (self.picked(seat) > 0 or self.origin >= 0)

    def completes(self, seat: int, code: int) -> bool:
        verb = code // c.WIDTH
        if verb == c.LOSE:
            return self.picked(seat) + 1 >= self.owed[seat]
        return verb not in (c.BUY, c.FROM, c.PICK)

    def default(self, seat: int, chance: Chance) -> int:
        """SK-RULING-02: buys, seals, ends the turn, declines, gives up the cheapest; brings a begun march to an end."""
        legal = self.legal(seat)
        if self.step() == c.REACT or (self.step() == c.MARCH and self.origin < 0):
            return legal[-1]
        if self.step() == c.HITS:
            return min(legal, key=lambda code: self.kit.cost[code % c.WIDTH])
        marches = [code for code in legal if code // c.WIDTH == c.TO]
        return min(marches, key=lambda code: self.caution(seat, code)) if marches else legal[0]

    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        log.tell(c.RESIGNED, [seat])
        self.over(c.END_03, 1 - seat, log)

    def window(self, seat: int) -> int:
        return 1 if self.step() == c.REACT and seat in self.deciders() else 0

    def answer(self, seat: int) -> int:
        return c.PASS * c.WIDTH if self.window(seat) else 0

    def on_turn(self, seat: int) -> bool:
        return bool(self.stack) and self.stack[0] == c.MARCH * 2 + seat

    def copy(self) -> SkirmishState:
        new = SkirmishState()
        for name, value in vars(self).items():
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def redeal(self, viewer: int, chance: Chance) -> SkirmishState:
        """The others' rows and seals are dropped, their cards dealt anew from all that the viewer does not see."""
        new = self.copy()
        others = [seat for seat in (0, 1) if seat != viewer]
        for seat in others:
            if new.step() == c.LISTS:
                new.sealed[seat] = 0
            if new.on_turn(seat):
                new.origin = -1
            new.clear(seat)
            for card, count in enumerate(self.hand(seat)):
                new.pile[card] += count
                new.hands[seat * len(self.pile) + card] = 0
        for seat in others:
            for _ in range(sum(self.hand(seat))):
                new.deal(seat, chance)
        return new

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        winners = () if self.won < 0 else (self.won,)
        ranks = tuple(1 if self.won in (seat, -1) else 2 for seat in (0, 1))
        return Outcome(winners, ranks, tuple(int(seat == self.won) for seat in (0, 1)), self.ended)

    def to_dict(self) -> dict[str, object]:
        return to_words(self)


def start(kit: SkirmishKit, chance: Chance, log: Log) -> SkirmishState:
    """SK-CARD-01: two cards for each side, then both build their lists."""
    s = SkirmishState()
    s.kit = kit
    s.units = [0] * (2 * len(kit.zones) * len(kit.units))
    s.rows, s.hands = [0] * (2 * len(kit.units)), [0] * (2 * len(kit.cards))
    s.pile = list(kit.copies)
    for seat in (0, 1):
        cards = [s.deal(seat, chance) for _ in range(2)]
        log.write(c.DEALT, [seat, 2, *cards], [ALL, ALL, BIT[seat], BIT[seat]], ALL)
    s.stack = [c.LISTS * 2]
    return s
