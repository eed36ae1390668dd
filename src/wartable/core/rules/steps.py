"""Steps: what a seat is asked, one class each, and the state that plays them.

A step is all that the rulebook says of one moment of a turn: what may be pointed at, why something is refused, what it
does, whether it can be undone, what it is called, and what a clock plays. Steps are stateless, one object for all
tables; the position says which of them is played now and whom it asks. Steps that ask nobody run by themselves.

A title's steps stand in a list by number, number 0 being the end of the game (`Over`), and its state gives out the
current one: `doing`. Everything else of the contract of `State` follows.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, SILENT, Log
from wartable.core.rules.state import NOBODY, ONE, State
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording

P = TypeVar("P", bound="StepState")

# Verbs are bits of one int; the sign and the bit above it stay free.
MOST_VERBS: Final = 62
# An entry of a stack of steps is step * STACKED + seat.
STACKED: Final = 8


def bits(verbs: Sequence[int]) -> i64:
    """Return verbs as one int, a bit each.

    >>> bits([1, 3]), bits([])
    (10, 0)
    """
    out: i64 = 0
    for verb in verbs:
        assert 0 < verb < MOST_VERBS
        out |= BIT[verb]
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One moment of a turn, under its heading in the rulebook.

    `name` is the step's word in positions and messages, `width` the title's width of a code (a power of two), `verbs`
    the verbs that answer it; those that `selects` names are picks of a row and leave it open, those that `reveals`
    names are followed by chance or a reveal as soon as the choice is complete, and those that `quiets` names are
    clicked on their things and listed nowhere. A verb that `unlisted` names may be legal without being offered: a list
    is brought along with gaps, and only its first free place is on offer. `not_now` is the clause that answers an asked
    seat that plays something else. Of an `outside` step the answer is found away from this table, as the result of a
    battle on a real one is. A reaction `window` has its number and the code that declines it.
    """

    def __init__(
        self,
        name: str,
        width: int,
        *verbs: int,
        selects: Sequence[int] = (),
        reveals: Sequence[int] = (),
        quiets: Sequence[int] = (),
        unlisted: Sequence[int] = (),
        not_now: int = 0,
        window: int = 0,
        declines: int = 0,
        outside: bool = False,
    ) -> None:
        assert width & (width - 1) == 0, "the width of a code is a power of two"
        self.name: str = name
        self.shift: i64 = width.bit_length() - 1
        self.mask: i64 = width - 1
        self.takes: i64 = bits(verbs)
        self.selects: i64 = bits(selects)
        self.reveals: i64 = bits(reveals)
        self.quiets: i64 = bits(quiets)
        self.unlisted: i64 = bits(unlisted)
        self.not_now: i64 = not_now
        self.window: i64 = window
        self.declines: i64 = declines
        self.outside: bool = outside

    def answered_by(self, code: i64) -> bool:
        """Return whether a code has a verb of this step; any int may be asked."""
        verb = code >> self.shift
        return 0 < verb < MOST_VERBS and ((self.takes >> verb) & 1) == 1

    def part(self, verb: i64) -> "Step[P]":
        """Return the step that says what an answer with a verb of this step means: itself, or a part of it."""
        return self

    # -- who is asked --

    def deciders(self, p: P) -> tuple[int, ...]:
        """Return the seats that still owe an answer: by default the one that the position names."""
        return ONE[p.asked()]

    def asks(self, p: P, seat: i64) -> bool:
        """Return whether this seat still owes an answer."""
        return p.asked() == seat

    def known_asked(self, p: P, viewer: i64) -> tuple[int, ...]:
        """Return who is asked as far as a viewer knows: others' sealed answers never show."""
        return self.deciders(p)

    # -- what may be pointed at, and why not --

    def offer(self, p: P, seat: i64, out: list[int]) -> None:
        """Add all that the seat could point at, judged by what it may see: ascending and unique."""
        if self.takes != 0:
            raise NotImplementedError

    def add_legal(self, p: P, seat: i64, out: list[i64]) -> None:
        """Add the offers that `why` does not refuse."""
        offered: list[i64] = []
        self.offer(p, seat, offered)
        for code in offered:
            if self.why(p, seat, code >> self.shift, code & self.mask) == 0:
                out.append(code)

    def why(self, p: P, seat: i64, verb: i64, arg: i64) -> i64:
        """Return 0, or the number of the clause that forbids it.

        The verb is the step's own; the argument may be anything.
        """
        return 0

    def reason(self, p: P, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        """Return why a clause forbids an answer here, or warns of it; None: the clause's short reason will do."""
        return None

    def caution(self, p: P, seat: i64, verb: i64, arg: i64) -> i64:
        """Return 0, or the number of the clause that will hurt."""
        return 0

    def needed(self, p: P, seat: i64) -> i64:
        """Return how many picks the open row still asks for, where the rules say how many."""
        return 1

    def baseless(self, p: P, seat: i64) -> bool:
        """Return whether there is nothing to ask about, so that a position in words cannot stand here."""
        return False

    def too_many(self, p: P, seat: i64, picks: i64) -> i64:
        """Return 0, or the clause that says how many picks the row takes, if so many more are too many."""
        return 0

    # -- what it does --

    def play(self, p: P, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        """Play a legal answer."""
        raise NotImplementedError

    def run(self, p: P, chance: Chance, log: Log) -> bool:
        """Play a step that asks nobody, or has nothing to ask just now; False if somebody is to be asked."""
        return False

    def completes(self, p: P, seat: i64, verb: i64, arg: i64) -> bool:
        """Return whether an answer completes the choice; a pick leaves the row open."""
        return ((self.selects >> verb) & 1) == 0

    def final(self, p: P, seat: i64, verb: i64, arg: i64) -> bool:
        """Return whether chance or a reveal follows at once, as far as the seat knows."""
        return ((self.reveals >> verb) & 1) == 1 and self.completes(p, seat, verb, arg)

    def default(self, p: P, seat: i64, chance: Chance) -> i64:
        """Return the code that a clock plays for an absent seat.

        By default it declines a window, else the first legal one.
        """
        return self.declines if self.window > 0 else p.legal(seat)[0]

    def defaults(self, p: P, seat: i64, chance: Chance) -> list[int]:
        """Return a long row, whole, as a clock plays it; by default nothing: `default` is asked click by click."""
        return []

    def forced(self, p: P, seat: i64) -> i64:
        """Return the only answer, where every viewer can see that there is no other; 0 when the seat is to be asked."""
        return 0

    # -- what it is called --

    def row(self, p: P, seat: i64) -> list[int]:
        """Return the clicks of the seat's open row, as codes."""
        return []

    def drafting(self, p: P, seat: i64) -> bool:
        """Return whether the seat's row is open.

        A title with long rows says so without making the list of its clicks.
        """
        return len(self.row(p, seat)) > 0

    def prompt(self, p: P, seat: i64) -> Phrase:
        """Return the question, to a seat that is asked."""
        return Phrase("prompt-" + self.name)

    def waiting(self, p: P, viewer: i64) -> Phrase:
        """Return what the others read meanwhile."""
        return Phrase("wait-" + self.name)

    def detail(self, p: P, viewer: i64) -> Phrase | None:
        """Return one line under the prompt: what is at stake."""
        return None

    def wording(self, p: P, seat: i64, verb: i64, arg: i64) -> Wording:
        """Return what an answer is called, what follows from it, and the things of the scene that stand for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Step[P]):
    """A step that is answered in one of several ways, each a step of its own with its own verb: attack, fortify, …

    The parts stand in the order of their verbs, so that what they offer is ascending.
    """

    def __init__(self, name: str, width: int, parts: list[Step[P]]) -> None:
        super().__init__(name, width)
        self.parts = parts
        self.by_verb: list[Step[P]] = [self] * MOST_VERBS
        for part in parts:
            assert part.takes & self.takes == 0, "two parts take the same verb"
            self.takes |= part.takes
            for verb in range(MOST_VERBS):
                if (part.takes >> verb) & 1 == 1:
                    self.by_verb[verb] = part

    def offer(self, p: P, seat: i64, out: list[int]) -> None:
        for part in self.parts:
            part.offer(p, seat, out)

    def add_legal(self, p: P, seat: i64, out: list[i64]) -> None:
        for part in self.parts:
            part.add_legal(p, seat, out)

    def part(self, verb: i64) -> Step[P]:
        return self.by_verb[verb]


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[P]):
    """A step that asks several seats at the same time; nobody learns of another's answer before all are in."""

    def seats(self, p: P) -> tuple[int, ...]:
        """Return all seats that the step asks, those that have answered among them."""
        raise NotImplementedError

    def answered(self, p: P, seat: i64) -> bool:
        """Return whether a seat that is asked has given its answer."""
        raise NotImplementedError

    def shares(self, p: P, viewer: i64, seat: i64) -> bool:
        """Return whether a viewer learns that a seat has answered: by default of the viewer's own answer alone."""
        return viewer == seat

    def deciders(self, p: P) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats(p) if not self.answered(p, seat)])

    def asks(self, p: P, seat: i64) -> bool:
        return seat in self.seats(p) and not self.answered(p, seat)

    def known_asked(self, p: P, viewer: i64) -> tuple[int, ...]:
        out: list[int] = []
        for seat in self.seats(p):
            if not self.shares(p, viewer, seat) or not self.answered(p, seat):
                out.append(seat)
        return tuple(out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Step[P]):
    """A step that asks several seats for one answer: the first that completes it has answered for all.

    Each drafts for itself; the table drops the others' rows when the step is over, and tells them.
    """

    def seats(self, p: P) -> tuple[int, ...]:
        """Return the seats that may answer."""
        raise NotImplementedError

    def deciders(self, p: P) -> tuple[int, ...]:
        return self.seats(p)

    def asks(self, p: P, seat: i64) -> bool:
        return seat in self.seats(p)


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Step[P]):
    """The end of the game: nobody is asked."""

    def deciders(self, p: P) -> tuple[int, ...]:
        return NOBODY

    def asks(self, p: P, seat: i64) -> bool:
        return False

    def offer(self, p: P, seat: i64, out: list[int]) -> None:
        pass

    def prompt(self, p: P, seat: i64) -> Phrase:
        return Phrase("prompt-over")


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A position whose rules are steps. A title says which step is played, whom it asks, and what it keeps where."""

    def doing(self) -> "Step[Any]":
        """Return the step that is played now."""
        raise NotImplementedError

    def part(self, code: i64) -> "Step[Any]":
        """Return the step, or the part of it, that says what a code with one of its verbs means."""
        step = self.doing()
        return step.part(code >> step.shift)

    def asked(self) -> i64:
        """Return the seat that the current step asks, where it asks one."""
        raise NotImplementedError

    def asks(self, seat: i64) -> bool:
        """Return whether a seat still owes an answer."""
        return self.doing().asks(self, seat)

    def not_asked(self, seat: i64) -> i64:
        """Return the clause that answers a seat that is not asked: the game is over, or it is another's decision."""
        raise NotImplementedError

    def not_now(self, seat: i64, code: i64) -> i64:
        """Return the clause against a verb of another step, or a number that is not a code, from an asked seat."""
        return self.doing().not_now

    def meanwhile(self, viewer: i64) -> Phrase:
        """Return what a viewer who is not asked reads: by default what the step says to those who wait."""
        return self.doing().waiting(self, viewer)

    def deciders(self) -> tuple[int, ...]:
        return self.doing().deciders(self)

    def offers(self, seat: i64) -> list[int]:
        out: list[int] = []
        if self.asks(seat):
            self.doing().offer(self, seat, out)
        return out

    def why(self, seat: i64, code: i64) -> i64:
        if not self.asks(seat):
            return self.not_asked(seat)
        if not self.doing().answered_by(code):
            return self.not_now(seat, code)
        step = self.part(code)
        return step.why(self, seat, code >> step.shift, code & step.mask)

    def reason(self, seat: i64, code: i64, clause: i64) -> Phrase | None:
        if not self.asks(seat) or not self.doing().answered_by(code):
            return None
        step = self.part(code)
        return step.reason(self, seat, code >> step.shift, code & step.mask, clause)

    def legal(self, seat: i64) -> list[int]:
        out: list[int] = []
        if self.asks(seat):
            self.doing().add_legal(self, seat, out)
        return out

    def unlisted(self, seat: i64, code: i64) -> bool:
        if not self.asks(seat) or not self.doing().answered_by(code):
            return False
        step = self.part(code)
        return ((step.unlisted >> (code >> step.shift)) & 1) == 1

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        step = self.part(code)
        step.play(self, seat, code >> step.shift, code & step.mask, chance, log)
        self.run(chance, log)

    def run(self, chance: Chance, log: Log) -> None:
        """Play the steps that ask nobody, until somebody must decide or the game is over."""
        while self.doing().run(self, chance, log):
            pass

    def caution(self, seat: i64, code: i64) -> i64:
        step = self.part(code)
        return step.caution(self, seat, code >> step.shift, code & step.mask)

    def completes(self, seat: i64, code: i64) -> bool:
        step = self.part(code)
        return step.completes(self, seat, code >> step.shift, code & step.mask)

    def final(self, seat: i64, code: i64) -> bool:
        step = self.part(code)
        return step.final(self, seat, code >> step.shift, code & step.mask)

    def too_many(self, seat: i64, picks: i64) -> i64:
        return self.doing().too_many(self, seat, picks)

    def drafting(self, seat: i64) -> bool:
        return self.asks(seat) and self.doing().drafting(self, seat)

    def outside(self) -> bool:
        return self.doing().outside

    def default(self, seat: i64, chance: Chance) -> i64:
        return self.doing().default(self, seat, chance)

    def defaults(self, seat: i64, chance: Chance) -> list[int]:
        whole = self.doing().defaults(self, seat, chance)
        return whole if len(whole) > 0 else [self.default(seat, chance)]

    def forced(self, seat: i64) -> i64:
        return self.doing().forced(self, seat) if self.asks(seat) else 0

    def window(self, seat: i64) -> i64:
        step = self.doing()
        return step.window if step.window > 0 and self.asks(seat) else 0

    def answer(self, seat: i64) -> i64:
        step = self.doing()
        return step.declines if step.window > 0 and self.asks(seat) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState(StepState):
    """A position that keeps the rest of the turn as a stack of steps, each with its seat; the next one lies on top.

    A step that interrupts another is pushed upon it, and what was interrupted goes on when it is popped. With nothing
    left on the stack the game is over. Positions write it with the field `Stack`.

    >>> p = StackState()
    >>> p.push(2, 1)
    >>> p.push(5, 0)
    >>> p.step(), p.asked()
    (5, 0)
    >>> p.pop()
    >>> p.step(), p.asked()
    (2, 1)
    """

    def __init__(self) -> None:
        self.stack: list[int] = []  # step * STACKED + seat, the next one last

    def step(self) -> i64:
        """Return the number of the step on top; 0 when the game is over."""
        stack = self.stack
        if len(stack) == 0:
            return 0
        top: i64 = stack[-1]
        return top // STACKED

    def asked(self) -> i64:
        stack = self.stack
        if len(stack) == 0:
            return -1
        top: i64 = stack[-1]
        return top % STACKED

    def push(self, step: i64, seat: i64) -> None:
        """Lay a step upon the others: it is played next."""
        self.stack.append(step * STACKED + seat)

    def pop(self) -> None:
        """Take the step on top away: it is done."""
        self.stack.pop()
