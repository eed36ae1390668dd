"""State and kit: a table's whole position, and the contract that rules keep.

A state is plain typed data with no randomness and no I/O inside. Codes are ints, `verb * width + argument`, from 1 to
the title's space - 1. `why` is the only place where legality is written: `legal`, "why not?" and the greyed near misses
all use it.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import PUBLIC, SILENT, Log
from wartable.core.rules.notation import Notation
from wartable.core.text.messages import Phrase

# One shared tuple for each single decider: asking who decides must not allocate.
ONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(64)]
NOBODY: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Kit:
    """A table's options, roles and content, made flat for the rules; immutable, shared by copies of a state."""

    def __init__(self, seats: int, options: dict[str, object], notation: Notation | None = None) -> None:
        self.seats = seats
        self.options = options
        self.notation = notation  # none where a title reads and writes its choices by itself

    def faction(self, seat: int) -> int:
        """Return the number of the faction that the seat begins in; by default each seat stands alone.

        Where factions change, `State.side` says which one the seat belongs to now, and results go by that.
        """
        return seat


class Outcome:
    """How a game ended: winners, ranks (1 is best), scores, and the number of the clause that ended it.

    `sides` are the factions as they were at the end, by seat; empty where `State.side` alone says it. All seats of a
    side share its result.

    >>> Outcome((0,), (1, 2, 2), (1, 0, 0), 7, (0, 1, 1)).sides
    (0, 1, 1)
    """

    def __init__(
        self,
        winners: tuple[int, ...],
        ranks: tuple[int, ...],
        scores: tuple[int, ...],
        clause: int,
        sides: tuple[int, ...] = (),
    ) -> None:
        self.winners = winners
        self.ranks = ranks
        self.scores = scores
        self.clause = clause
        self.sides = sides

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return False
        mine = (self.winners, self.ranks, self.scores, self.clause, self.sides)
        return mine == (other.winners, other.ranks, other.scores, other.clause, other.sides)

    def __hash__(self) -> int:
        return hash((self.winners, self.ranks, self.scores, self.clause, self.sides))

    def __repr__(self) -> str:
        sides = f", sides={self.sides}" if self.sides else ""
        return f"Outcome(winners={self.winners}, ranks={self.ranks}, scores={self.scores}, clause={self.clause}{sides})"


def victory(seats: int, won: int, clause: int) -> Outcome:
    """Return the outcome of a game that some seats have won, given as bits, and the others lost.

    Without winners, of a draw.

    >>> victory(3, 0b100, 7)
    Outcome(winners=(2,), ranks=(2, 2, 1), scores=(0, 0, 1), clause=7)
    >>> victory(2, 0, 8)
    Outcome(winners=(), ranks=(1, 1), scores=(0, 0), clause=8)
    """
    scores = tuple([won >> seat & 1 for seat in range(seats)])
    ranks = tuple([2 - score if won else 1 for score in scores])
    return Outcome(tuple([seat for seat in range(seats) if scores[seat]]), ranks, scores, clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The contract of a position. Titles subclass it; the table, bots, search and conformance know nothing else."""

    def deciders(self) -> tuple[int, ...]:
        """Return all seats that still owe an answer; empty when the game is over."""
        raise NotImplementedError

    def offers(self, seat: i64) -> list[int]:
        """Return all that this seat could point at, judged by what it may see; a new list, ascending and unique."""
        raise NotImplementedError

    def why(self, seat: i64, code: i64) -> i64:
        """0 if the seat may play the code now, else the number of the clause that forbids it. Any int may be asked."""
        raise NotImplementedError

    def reason(self, seat: i64, code: i64, clause: i64) -> Phrase | None:
        """Return why a clause forbids a code in this position, or warns of it, in words that name what is at stake.

        None leaves it to the clause's own short reason. It is told from what the seat may know, like `why`.
        """
        return None

    def legal(self, seat: i64) -> list[int]:
        """Return the offers that `why` does not refuse: ascending, unique, never empty for a decider."""
        offered: list[i64] = self.offers(seat)
        # In place: a second list would cost as much as the checks.
        kept: i64 = 0
        for i in range(len(offered)):
            code = offered[i]
            if self.why(seat, code) == 0:
                if kept < i:
                    offered[kept] = code
                kept += 1
        for _ in range(len(offered) - kept):
            offered.pop()
        return offered

    def unlisted(self, seat: i64, code: i64) -> bool:
        """Return whether a code may be legal and yet no offer.

        Of thousands of equal places, say, only the first is one.
        """
        return False

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        """Play a legal code. The only way a position changes; it trusts its caller."""
        raise NotImplementedError

    def caution(self, seat: i64, code: i64) -> i64:
        """Return 0, or the number of the clause that will hurt: punished later, starts a war, eliminates you."""
        return 0

    def final(self, seat: i64, code: i64) -> bool:
        """Return whether chance or a reveal follows at once, as far as the seat knows: the code cannot be undone.

        A reveal is also what a completed choice tells another seat and not everybody, such as a card given to an ally.
        The table never takes such a choice back, even if this says otherwise; picks of an open row stay free.

        A title may say so, too, of a code after which others answer in secret. Where it does not, undo of it throws
        their answers away: a refusal would tell that they have answered.
        """
        return False

    def too_many(self, seat: i64, picks: i64) -> i64:
        """Return 0, or the number of the clause by which so many more picks are too many for the open row.

        Asked of a choice in words whose first click `why` allows: a row that takes a fixed number ends by itself, and
        what follows it in one breath belongs to no decision.
        """
        return 0

    def drafting(self, seat: i64) -> bool:
        """Return whether the seat has an open row: picks that only select, until the click that completes them."""
        return False

    def completes(self, seat: i64, code: i64) -> bool:
        """Return whether a code that the seat is offered would complete its choice; a pick leaves the row open."""
        return True

    def default(self, seat: i64, chance: Chance) -> i64:
        """Return what a clock plays for an absent seat."""
        raise NotImplementedError

    def defaults(self, seat: i64, chance: Chance) -> list[int]:
        """Return the codes that a clock plays for an absent seat, one after the other: by default the one of `default`.

        A title whose rows are long gives the whole choice at once.
        """
        return [self.default(seat, chance)]

    def outside(self) -> bool:
        """Return whether what is asked is decided away from this table, on a real one.

        Then no clock runs, nobody is late.
        """
        return False

    def forfeit(self, seat: i64, chance: Chance, log: Log = SILENT) -> None:
        """Resignation by the title's rules."""
        raise NotImplementedError

    def vacant(self) -> i64:
        """Return the seats (a bit each) whose players left for good and that a bot is to play on for."""
        return 0

    def eliminated(self) -> i64:
        """Return the seats (a bit each) that the rules have put out of the game; all can see it, and nobody comes back.

        Such a seat owes nothing more, knows what the public knows, and still shares the result of its side.
        """
        return 0

    def eyes(self, viewer: i64) -> i64:
        """Return the viewer whose knowledge a viewer has: an eliminated seat sees what the public sees."""
        return PUBLIC if viewer >= 0 and (self.eliminated() >> viewer) & 1 == 1 else viewer

    def side(self, seat: i64) -> i64:
        """Return the faction that the seat belongs to now; by default each seat stands alone. All can see it."""
        return seat

    def forced(self, seat: i64) -> i64:
        """Return the seat's only answer, where every viewer can see that there is no other.

        0 when the seat is to be asked.

        A table plays it without asking. It must follow from what all can see: a question that is left out because of a
        hand would tell of the hand.
        """
        return 0

    def window(self, seat: i64) -> i64:
        """Return the number of the reaction window that the seat is asked in, from 1; 0 when it is not a window."""
        return 0

    def answer(self, seat: i64) -> i64:
        """Return the code that declines a reaction window; standing orders play it. 0 when there is none."""
        return 0

    def on_turn(self, seat: i64) -> bool:
        """Return whether it is this seat's own turn: orders "until my next turn" end here.

        All can see whose turn it is.
        """
        raise NotImplementedError

    def copy(self) -> "State":
        """Return an independent copy that shares only the kit."""
        raise NotImplementedError

    def redeal(self, viewer: i64, chance: Chance) -> "State":
        """Return a position that the viewer cannot tell from this one, at random among all possible ones."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, object]:
        """Return everything, in words: card, zone and step names; versioned."""
        raise NotImplementedError


def sides_of(state: State, seats: int) -> tuple[int, ...]:
    """Return the side of each seat: as it is now, or as the outcome says it was at the end."""
    outcome = state.outcome()
    if outcome is not None and outcome.sides:
        return outcome.sides
    return tuple([int(state.side(seat)) for seat in range(seats)])
