"""A title of a few rules that has something of everything: hands, looks, traps laid face down, a window with sealed answers, a forced step.

It can be broken on purpose: a flaw is a word, and `TinyState` or `Tiny` does the wrong thing where it is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.chance import Chance
from wartable.core.kit import Kit
from wartable.core.log import BIT, SILENT, Log
from wartable.core.lots import shared
from wartable.core.memory import NOWHERE, Memory
from wartable.core.state import Outcome, State

CARDS = ["hare", "fox", "bear"]
KINDS = 3
COPIES = 5
HAND = 3
TURNS = 16
TRAP = 6  # the place of the trap in memory, after the hands

DRAW, LAY, PEEK, GUARD, DONE, PASS, LOSE = range(1, 8)
VERBS = ["", "draw", "lay", "peek", "guard", "done", "pass", "lose"]
WIDTH = 8
ACT, WINDOW, LOSS = range(3)
STEPS = ["act", "window", "loss"]
CLAUSES = ["", "TI-TURN-01", "TI-HAND-01", "TI-PEEK-01", "TI-END-01", "TI-PEEK-02"]
TURN, HELD, OTHER, END, BEAR = range(1, 6)
ENTRIES = [
    ("drew", "seat:seat card:card"),
    ("laid", "seat:seat card:card"),
    ("looked", "seat:seat target:seat cards:card*"),
    ("sprung", "card:card guards:card*"),
    ("lost", "seat:seat card:card"),
    ("over", "seat:seat"),
    ("thinks", "seat:seat"),
    ("passed", "seat:seat"),
]
DREW, LAID, LOOKED, SPRUNG, LOST, OVER, THINKS, PASSED = range(8)
NO_CARD = KINDS


class TinyKit(Kit):
    def __init__(self, seats: int, options: dict[str, object], flaw: str) -> None:
        super().__init__(seats, options)
        self.flaw = flaw
        self.long = options["long"] is True


class TinyState(State):
    """Hands, a pile, discards and a trap as counts by kind; drafts and sealed answers of the window by seat."""

    def __init__(self) -> None:
        self.kit: TinyKit = TinyKit(2, {"long": False}, "")
        self.hands: list[list[int]] = []
        self.pile: list[int] = []
        self.open: list[int] = []
        self.trap = -1
        self.turn = 0
        self.step = ACT
        self.asked = 0  # seats of the window, or the seat that loses a card
        self.draft: list[int] = []
        self.sealed: list[int] = []
        self.memory: Memory | None = None
        self.ended = 0

    # -- who is asked what --

    @property
    def active(self) -> int:
        return self.turn % self.kit.seats

    def deciders(self) -> tuple[int, ...]:
        if self.ended:
            return ()
        if self.step == ACT:
            return (self.active,)
        return tuple(s for s in range(self.kit.seats) if self.asked & BIT[s] and self.sealed[s] < 0)

    def offers(self, seat: int) -> list[int]:
        if seat not in self.deciders():
            return []
        held = [kind for kind in range(KINDS) if self.hands[seat][kind]]
        if self.step == LOSS:
            return [LOSE * WIDTH + kind for kind in held]
        if self.step == WINDOW:
            if self.draft[seat] >= 0:
                return [DONE * WIDTH, *([PASS * WIDTH] if self.kit.flaw == "turn" else [])]
            return [*(GUARD * WIDTH + kind for kind in held), PASS * WIDTH]
        peeks = [PEEK * WIDTH + s for s in range(self.kit.seats)]
        return [*([DRAW * WIDTH] if any(self.pile) else []), *(LAY * WIDTH + kind for kind in held), *peeks, PASS * WIDTH]

    def why(self, seat: int, code: int) -> int:
        if self.ended:
            return END
        if code not in range(WIDTH, len(VERBS) * WIDTH) or seat not in self.deciders():
            return TURN
        verb, arg = divmod(code, WIDTH)
        if verb == PEEK and self.step == ACT and arg < self.kit.seats:
            if arg == seat:
                return OTHER
            return BEAR if self.kit.flaw == "refusal" and self.hands[arg][2] else 0
        if verb in (LAY, GUARD, LOSE) and (arg >= KINDS or not self.hands[seat][arg]):
            return HELD
        return 0 if code in self.offers(seat) else TURN

    def legal(self, seat: int) -> list[int]:
        return self.offers(seat) if self.kit.flaw == "listed" else super().legal(seat)

    def final(self, seat: int, code: int) -> bool:
        return code // WIDTH in (DRAW, PEEK)

    def drafting(self, seat: int) -> bool:
        return self.step == WINDOW and bool(self.draft) and self.draft[seat] >= 0 and self.sealed[seat] < 0

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
        verb, arg = divmod(code, WIDTH)
        if verb == DRAW:
            self.draw(seat, chance, log)
            self.next_turn(log)
        elif verb == LAY:
            self.lay(seat, arg, log)
        elif verb == PEEK:
            self.peek(seat, arg, log)
            self.next_turn(log)
        elif verb == GUARD:
            self.draft[seat] = arg
            if self.kit.flaw == "draft":
                log.tell(THINKS, [seat])
        elif verb == LOSE:
            self.lose(seat, arg, log)
        elif self.step == ACT:
            log.tell(PASSED, [seat])
            self.next_turn(log)
        elif verb == PASS and self.draft[seat] >= 0:
            self.draft[seat] = -1
        else:
            self.sealed[seat] = self.draft[seat] if verb == DONE else NO_CARD
            if not self.deciders():
                self.spring(log)

    def draw(self, seat: int, chance: Chance, log: Log) -> None:
        kind = chance.draw(self.pile, 0, KINDS, BIT[seat])
        self.pile[kind] -= 1
        self.hands[seat][kind] += 1
        if self.memory is not None:
            self.memory.moved(NOWHERE, seat, kind, list(range(KINDS)), sum(self.hands[seat]) - 1)
        args = [seat, kind] if self.kit.flaw != "argument" else [kind % self.kit.seats, kind]
        log.write(DREW, args, [-1, BIT[seat]], -1)

    def lay(self, seat: int, kind: int, log: Log) -> None:
        self.hands[seat][kind] -= 1
        self.trap = kind
        if self.memory is not None:
            self.memory.moved(seat, TRAP, kind, list(range(KINDS)), 0)
        log.write(LAID, [seat, kind], [-1, -1 if self.kit.flaw == "audience" else BIT[seat]], -1)
        self.step = WINDOW
        self.draft = [-1] * self.kit.seats
        self.sealed = [-1] * self.kit.seats
        for other in range(self.kit.seats):
            able = sum(self.hands[other]) > 0
            if self.kit.flaw == "window":
                able = self.hands[other][2] > 0
            if other != seat and able:
                self.asked |= BIT[other]
        if not self.asked:
            self.spring(log)

    def peek(self, seat: int, target: int, log: Log) -> None:
        seen = [kind for kind in range(KINDS) for _ in range(self.hands[target][kind])]
        both = BIT[seat] | BIT[target]
        log.write(LOOKED, [seat, target, *seen], [-1, -1, *([both] * len(seen))], -1)
        if self.memory is not None and self.kit.flaw != "forgotten":
            who = seat if self.kit.flaw != "remembered" else (seat + 1) % self.kit.seats
            self.memory.look(who, target, self.hands[target], 0)

    def spring(self, log: Log) -> None:
        """The trap is turned over with all answers; the first to the left who was not on guard with that card loses one."""
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
        for seat in range(self.active + 1, self.active + self.kit.seats):
            victim = seat % self.kit.seats
            if guards[victim] != trap and sum(self.hands[victim]):
                self.step, self.asked = LOSS, BIT[victim]
                self.sealed = [-1] * self.kit.seats
                kinds = [kind for kind in range(KINDS) if self.hands[victim][kind]]
                if sum(self.hands[victim]) == 1 or (self.kit.flaw == "forced" and len(kinds) == 1):
                    self.lose(victim, kinds[0], log)
                return
        self.next_turn(log)

    def lose(self, seat: int, kind: int, log: Log) -> None:
        self.discard(seat, kind)
        log.tell(LOST, [seat, kind])
        self.next_turn(log)

    def discard(self, seat: int, kind: int) -> None:
        self.hands[seat][kind] -= 1
        if self.kit.flaw != "lost":
            self.open[kind] += 1
        if self.memory is not None:
            self.memory.left(seat, kind)

    def next_turn(self, log: Log) -> None:
        self.step, self.asked, self.sealed, self.draft = ACT, 0, [], []
        self.turn += 1
        if self.turn >= TURNS * (2 if self.kit.long else 1):
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

    # -- copies --

    def copy(self) -> TinyState:
        new = type(self)()
        new.__dict__.update(self.__dict__)
        new.hands = [hand[:] for hand in self.hands]
        new.pile, new.draft, new.sealed = self.pile[:], self.draft[:], self.sealed[:]
        new.open = self.open if self.kit.flaw == "copy" else self.open[:]
        new.memory = None if self.memory is None else self.memory.copy()
        return new

    def redeal(self, viewer: int, chance: Chance) -> TinyState:
        new = self.copy()
        if self.kit.flaw == "identity":
            return new
        if self.kit.flaw != "sealed":
            new.draft = [kind if seat == viewer else -1 for seat, kind in enumerate(self.draft)]
            new.sealed = [kind if seat == viewer else -1 for seat, kind in enumerate(self.sealed)]
        lots = []
        if new.memory is not None:
            new.memory.only(viewer)
            lots = new.memory.of(viewer)
        own_trap = self.trap < 0 or self.active == viewer
        while True:
            new.hands = [self.hands[s][:] if s == viewer else [0] * KINDS for s in range(self.kit.seats)]
            new.pile = [COPIES - self.open[kind] for kind in range(KINDS)]
            for kind in range(KINDS):
                new.pile[kind] -= new.hands[viewer][kind] if viewer >= 0 else 0
                new.pile[kind] -= 1 if own_trap and self.trap == kind else 0
            for seat in range(self.kit.seats):
                for _ in range(sum(self.hands[seat]) - sum(new.hands[seat])):
                    kind = chance.draw(new.pile, 0, KINDS)
                    new.pile[kind] -= 1
                    new.hands[seat][kind] += 1
            if not own_trap and self.kit.flaw == "trap":
                new.trap = 0
            elif not own_trap:
                new.trap = chance.draw(new.pile, 0, KINDS)
                new.pile[new.trap] -= 1
            if all(shared(lot.bag, new.held(lot.places)) >= lot.least for lot in lots):
                return new

    def held(self, places: int) -> list[int]:
        """What lies in some places together."""
        out = [0] * KINDS
        for seat in range(self.kit.seats):
            if places & BIT[seat]:
                out = [a + b for a, b in zip(out, self.hands[seat], strict=True)]
        if places & BIT[TRAP] and self.trap >= 0:
            out[self.trap] += 1
        return out

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        sizes = [sum(hand) for hand in self.hands]
        ranks = tuple(1 + sum(other > size for other in sizes) for size in sizes)
        return Outcome(tuple(s for s in range(self.kit.seats) if ranks[s] == 1), ranks, tuple(sizes), self.ended)

    def to_dict(self) -> dict[str, object]:
        return {
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
            "seats": self.kit.seats,
            "options": dict(self.kit.options),
            "memory": None if self.memory is None else self.memory.to_rows(CARDS),
        }


def named(counts: Sequence[int]) -> list[str]:
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def counted(names: Sequence[str]) -> list[int]:
    return [sum(name == card for name in names) for card in CARDS]
