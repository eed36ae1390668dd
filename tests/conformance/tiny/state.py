"""The state of the tiny title: hands, looks, traps laid face down, a window with sealed answers, a forced step."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.entries import EntryRow
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, SILENT, Log
from wartable.core.rules.lot import shared
from wartable.core.rules.memory import NOWHERE, Memory
from wartable.core.rules.state import Kit, Outcome, State

CARDS = ["hare", "fox", "bear"]
KINDS = 3
COPIES = 5
HAND = 3
TURNS = 16
TRAP = 6  # the place of the trap in memory, after the hands
MOST_DEALS = 5_000

DRAW, LAY, PEEK, GUARD, DONE, PASS, LOSE = range(1, 8)
VERBS = ["", "draw", "lay", "peek", "guard", "done", "pass", "lose"]
WIDTH = 8
ACT, WINDOW, LOSS = range(3)
STEPS = ["act", "window", "loss"]
CLAUSES = ["", "TI-TURN-01", "TI-HAND-01", "TI-PEEK-01", "TI-END-01"]
TURN, HELD, OTHER, END = range(1, 5)
ENTRIES = [
    EntryRow("drew", "seat:seat card:card"),
    EntryRow("laid", "seat:seat card:card"),
    EntryRow("looked", "seat:seat target:seat cards:card*"),
    EntryRow("sprung", "card:card guards:card*"),
    EntryRow("lost", "seat:seat card:card"),
    EntryRow("over", "seat:seat"),
    EntryRow("passed", "seat:seat"),
]
DREW, LAID, LOOKED, SPRUNG, LOST, OVER, PASSED = range(7)
NO_CARD = KINDS


class TinyKit(Kit):
    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.turns = TURNS * 2 if options["long"] is True else TURNS


class TinyState(State):
    """Hands, pile, discards and the trap as counts by kind; drafts and sealed answers by seat."""

    def __init__(self) -> None:
        self.kit: TinyKit = TinyKit(2, {"long": False})
        self.hands: list[list[int]] = []
        self.pile: list[int] = []
        self.open: list[int] = []
        self.trap = -1
        self.turn = 0
        self.step = ACT
        self.asked = 0  # a bit for each seat of the window, or for the one that loses a card
        self.draft: list[int] = []
        self.sealed: list[int] = []
        self.memory: Memory | None = None
        self.ended = 0

    @property
    def active(self) -> int:
        return self.turn % self.kit.seats

    @property
    def others(self) -> list[int]:
        """The seats in turn after the active one."""
        return [seat % self.kit.seats for seat in range(self.active + 1, self.active + self.kit.seats)]

    def size(self, seat: int) -> int:
        return sum(self.hands[seat])

    # -- who is asked what --

    def deciders(self) -> tuple[int, ...]:
        if self.ended:
            return ()
        if self.step == ACT:
            return (self.active,)
        return tuple(seat for seat in range(self.kit.seats) if self.asked & BIT[seat] and self.sealed[seat] < 0)

    def offers(self, seat: int) -> list[int]:
        if seat not in self.deciders():
            return []
        held = [kind for kind in range(KINDS) if self.hands[seat][kind]]
        if self.step == LOSS:
            return [LOSE * WIDTH + kind for kind in held]
        if self.step == WINDOW:
            return [DONE * WIDTH] if self.draft[seat] >= 0 else [*(GUARD * WIDTH + kind for kind in held), PASS * WIDTH]
        draw = [DRAW * WIDTH] if any(self.pile) else []
        peeks = [PEEK * WIDTH + other for other in range(self.kit.seats)]
        return [*draw, *(LAY * WIDTH + kind for kind in held), *peeks, PASS * WIDTH]

    def why(self, seat: int, code: int) -> int:
        if self.ended:
            return END
        if code not in range(WIDTH, len(VERBS) * WIDTH) or seat not in self.deciders():
            return TURN
        verb, argument = divmod(code, WIDTH)
        if verb == PEEK and self.step == ACT and argument == seat:
            return OTHER
        if verb in (LAY, GUARD, LOSE) and (argument >= KINDS or not self.hands[seat][argument]):
            return HELD
        return 0 if code in self.offers(seat) else TURN

    def final(self, seat: int, code: int) -> bool:
        verb = code // WIDTH
        alone = self.step == WINDOW and self.asked == BIT[seat]  # then the answer turns the trap over at once
        return verb in (DRAW, PEEK) or (alone and verb in (DONE, PASS))

    def drafting(self, seat: int) -> bool:
        return self.step == WINDOW and self.draft[seat] >= 0 and self.sealed[seat] < 0

    def completes(self, seat: int, code: int) -> bool:
        return code // WIDTH != GUARD

    def default(self, seat: int, chance: Chance) -> int:
        return self.legal(seat)[-1]

    def window(self, seat: int) -> int:
        return 1 if self.step == WINDOW and seat in self.deciders() else 0

    def answer(self, seat: int) -> int:
        return PASS * WIDTH if self.window(seat) else 0

    def on_turn(self, seat: int) -> bool:
        return not self.ended and self.active == seat

    # -- what happens --

    def apply(self, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        verb, argument = divmod(code, WIDTH)
        if verb == DRAW:
            self.draw(seat, chance, log)
            self.next_turn(log)
        elif verb == LAY:
            self.lay(seat, argument, log)
        elif verb == PEEK:
            self.peek(seat, argument, log)
            self.next_turn(log)
        elif verb == GUARD:
            self.draft[seat] = argument
        elif verb == LOSE:
            self.lose(seat, argument, log)
        elif self.step == ACT:
            log.tell(PASSED, [seat])
            self.next_turn(log)
        else:
            self.sealed[seat] = self.draft[seat] if verb == DONE else NO_CARD
            if not self.deciders():
                self.spring(log)

    def draw(self, seat: int, chance: Chance, log: Log) -> None:
        kind = chance.draw(self.pile, 0, KINDS, BIT[seat])
        self.pile[kind] -= 1
        self.hands[seat][kind] += 1
        if self.memory is not None:
            self.memory.moved(NOWHERE, seat, kind, list(range(KINDS)), self.size(seat) - 1)
        log.write(DREW, [seat, kind], [-1, BIT[seat]], -1)

    def lay(self, seat: int, kind: int, log: Log) -> None:
        self.hands[seat][kind] -= 1
        self.trap = kind
        if self.memory is not None:
            self.memory.moved(seat, TRAP, kind, list(range(KINDS)), 0)
        log.write(LAID, [seat, kind], [-1, BIT[seat]], -1)
        self.step = WINDOW
        self.draft = [-1] * self.kit.seats
        self.sealed = [-1] * self.kit.seats
        for other in self.others:
            if self.may_guard(other):
                self.asked |= BIT[other]
        if not self.asked:
            self.spring(log)

    def may_guard(self, seat: int) -> bool:
        """Whether the window asks a seat: by the size of its hand, which all can see."""
        return self.size(seat) > 0

    def peek(self, seat: int, target: int, log: Log) -> None:
        seen = [kind for kind in range(KINDS) for _ in range(self.hands[target][kind])]
        both = BIT[seat] | BIT[target]
        log.write(LOOKED, [seat, target, *seen], [-1, -1, *([both] * len(seen))], -1)
        if self.memory is not None:
            self.memory.look(seat, target, self.hands[target], 0)

    def spring(self, log: Log) -> None:
        """Turns over the trap and all answers; the first seat to the left without the right guard loses a card."""
        guards = [NO_CARD if kind < 0 else kind for kind in self.sealed]
        log.tell(SPRUNG, [self.trap, *guards])
        trap, self.trap, self.asked, self.sealed, self.draft = self.trap, -1, 0, [], []
        self.open[trap] += 1
        if self.memory is not None:
            self.memory.left(TRAP, trap)
            self.memory.emptied(TRAP, 0)
        for seat in range(self.kit.seats):
            if guards[seat] != NO_CARD:
                self.discard(seat, guards[seat])
        for victim in self.others:
            if guards[victim] != trap and self.size(victim):
                self.step, self.asked, self.sealed = LOSS, BIT[victim], [-1] * self.kit.seats
                if self.one_card(victim):
                    self.lose(victim, next(kind for kind in range(KINDS) if self.hands[victim][kind]), log)
                return
        self.next_turn(log)

    def one_card(self, seat: int) -> bool:
        """Whether all can see that a seat has nothing to choose."""
        return self.size(seat) == 1

    def lose(self, seat: int, kind: int, log: Log) -> None:
        self.discard(seat, kind)
        log.tell(LOST, [seat, kind])
        self.next_turn(log)

    def discard(self, seat: int, kind: int) -> None:
        self.hands[seat][kind] -= 1
        self.open[kind] += 1
        if self.memory is not None:
            self.memory.left(seat, kind)

    def next_turn(self, log: Log) -> None:
        self.step, self.asked, self.sealed, self.draft = ACT, 0, [], []
        self.turn += 1
        if self.turn >= self.kit.turns:
            self.over(log)

    def over(self, log: Log) -> None:
        self.ended = END
        log.tell(OVER, [self.active])

    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        self.step, self.asked, self.sealed, self.draft = ACT, 0, [], []
        if self.trap >= 0:
            self.open[self.trap] += 1
            self.trap = -1
        self.over(log)

    # -- copies and words --

    def copy(self) -> TinyState:
        new = type(self)()
        new.__dict__.update(self.__dict__)
        new.hands = [hand[:] for hand in self.hands]
        new.pile, new.open, new.draft, new.sealed = self.pile[:], self.open[:], self.draft[:], self.sealed[:]
        new.memory = None if self.memory is None else self.memory.copy()
        return new

    def redeal(self, viewer: int, chance: Chance) -> TinyState:
        new = self.copy()
        new.forget(viewer)
        lots = [] if new.memory is None else new.memory.of(viewer)
        for _ in range(MOST_DEALS):
            new.deal(self, viewer, chance)
            if all(shared(lot, new.lying(lot.places)) >= lot.least for lot in lots):
                return new
        raise AssertionError("no deal agrees with what the viewer remembers")

    def forget(self, viewer: int) -> None:
        """Drops the drafts, sealed answers and memories of others."""
        self.draft = [kind if seat == viewer else -1 for seat, kind in enumerate(self.draft)]
        self.sealed = [kind if seat == viewer else -1 for seat, kind in enumerate(self.sealed)]
        if self.memory is not None:
            self.memory.only(viewer)

    def deal(self, true: TinyState, viewer: int, chance: Chance) -> None:
        """Deals what the viewer does not see anew."""
        own_trap = true.trap < 0 or true.active == viewer
        self.hands = [hand[:] if seat == viewer else [0] * KINDS for seat, hand in enumerate(true.hands)]
        self.trap = true.trap if own_trap else -1
        self.pile = [COPIES - true.open[kind] - sum(hand[kind] for hand in self.hands) for kind in range(KINDS)]
        if self.trap >= 0:
            self.pile[self.trap] -= 1
        elif not own_trap:
            self.trap = self.taken(chance)
        for seat in range(self.kit.seats):
            while self.size(seat) < true.size(seat):
                self.hands[seat][self.taken(chance)] += 1

    def taken(self, chance: Chance) -> int:
        """A card out of the pile."""
        kind = chance.draw(self.pile, 0, KINDS)
        self.pile[kind] -= 1
        return kind

    def lying(self, places: int) -> list[int]:
        """What lies in some places together."""
        seats = [seat for seat in range(self.kit.seats) if places & BIT[seat]]
        out = [sum(self.hands[seat][kind] for seat in seats) for kind in range(KINDS)]
        if places & BIT[TRAP] and self.trap >= 0:
            out[self.trap] += 1
        return out

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        sizes = [self.size(seat) for seat in range(self.kit.seats)]
        ranks = tuple(1 + sum(1 for other in sizes if other > size) for size in sizes)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(winners, ranks, tuple(sizes), self.ended)

    def to_dict(self) -> dict[str, object]:
        return {
            "seats": self.kit.seats,
            "options": dict(self.kit.options),
            "hands": [named(hand) for hand in self.hands],
            "pile": named(self.pile),
            "open": named(self.open),
            "trap": CARDS[self.trap] if self.trap >= 0 else None,
            "turn": self.turn,
            "step": STEPS[self.step],
            "asked": self.asked,
            "draft": list(self.draft),
            "sealed": list(self.sealed),
            "ended": self.ended,
            "memory": None if self.memory is None else self.memory.to_rows(CARDS),
        }


def named(counts: Sequence[int]) -> list[str]:
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def counted(names: Sequence[str]) -> list[int]:
    return [sum(1 for name in names if name == card) for card in CARDS]
