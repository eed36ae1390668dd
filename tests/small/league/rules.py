"""League's tables, its one step, its position and what a viewer may know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wartable.core.entries import EntryRow
from wartable.core.errors import PositionError
from wartable.core.fields import Cards, Each, Fields, Number, OneOf, Rest, Seat
from wartable.core.rules.chance import Chance
from wartable.core.rules.deal import Deal
from wartable.core.rules.draw import draw_into
from wartable.core.rules.log import BIT, PUBLIC, SILENT, Log
from wartable.core.rules.notation import Click, Name, Names, Notation, Verb
from wartable.core.rules.state import Kit, Outcome
from wartable.core.rules.steps import Over, Step, StepState
from wartable.core.step_view import step_facts
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording
from wartable.core.view import View

SEATS = ("ash", "birch", "cedar", "elm", "fir", "holly", "oak")
BADGES = ("lion", "bear", "wolf")
COPIES = (3, 3, 3)
K = len(BADGES)
SIDES = ("west", "east", "free")
FREE = 2
ROUNDS = 12

WIDTH = 8
STRIKE, JOIN, WAIT = range(1, 4)
SPACE = 4 * WIDTH
VERBS = (
    Verb("strike", Name(STRIKE, Names(0, "seat")), examples=["strike elm"]),
    Verb("join", Name(JOIN, Names(1, "side")), examples=["join east"]),
    Verb("wait", Click(WAIT)),
)
NOTATION = Notation(WIDTH, VERBS, [SEATS, SIDES])

CLAUSES = ("", "LG-TURN-01", "LG-STRIKE-01", "LG-SIDE-02", "LG-END-01", "LG-END-02", "LG-END-03")
TURN_01, STRIKE_01, SIDE_02, END_01, END_02, END_03 = range(1, len(CLAUSES))
ENTRIES = (
    EntryRow("drew", "seat:seat badge:badge"),
    EntryRow("struck", "seat:seat target:seat die:number"),
    EntryRow("fell", "seat:seat badge:badge"),
    EntryRow("joined", "seat:seat side:side"),
    EntryRow("waited", "seat:seat"),
    EntryRow("won", "side:side"),
    EntryRow("drawn"),
)
DREW, STRUCK, FELL, JOINED, WAITED, WON, DRAWN = range(len(ENTRIES))


class LeagueKit(Kit):
    """Options as plain numbers."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, NOTATION)
        self.lives = int(str(options["lives"]))
        self.hit_from = int(str(options["hit_from"]))
        self.free = options["free_captain"] is True and seats % 2 == 1

    def faction(self, seat: int) -> int:
        return FREE if self.free and seat == self.seats - 1 else seat % 2


class Turn(Step["LeagueState"]):
    """LG-TURN-01: a captain strikes, joins a side or waits."""

    def offer(self, p: LeagueState, seat: int, out: list[int]) -> None:
        out += [STRIKE * WIDTH + other for other in range(p.kit.seats) if other != seat]
        out += [JOIN * WIDTH + side for side in (0, 1)]
        out.append(WAIT * WIDTH)

    def why(self, p: LeagueState, seat: int, verb: int, arg: int) -> int:
        if verb == JOIN:
            return 0 if arg < FREE and p.sides[seat] == FREE else SIDE_02
        if verb == WAIT:
            return TURN_01 if arg else 0
        return 0 if arg < p.kit.seats and p.lives[arg] and p.sides[arg] != p.sides[seat] else STRIKE_01

    def play(self, p: LeagueState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        if verb == STRIKE:
            die = chance.die(6)
            log.tell(STRUCK, [seat, arg, die])
            if die >= p.kit.hit_from:
                p.lives[arg] -= 1
                if not p.lives[arg]:
                    p.fall(arg, log)
        elif verb == JOIN:
            p.sides[seat] = arg
            log.tell(JOINED, [seat, arg])
        else:
            log.tell(WAITED, [seat])
        p.next_turn(log)

    def wording(self, p: LeagueState, seat: int, verb: int, arg: int) -> Wording:
        if verb == STRIKE:
            return Wording(Phrase("label-strike", seat=captain(arg)))
        return Wording(
            Phrase("label-join", side=Phrase(f"side-{SIDES[arg]}")) if verb == JOIN else Phrase("label-wait")
        )


def captain(seat: int) -> Phrase:
    """What a seat is called."""
    return Phrase(f"seat-{SEATS[seat]}")


STEPS: list[Step[LeagueState]] = [
    Over("over", WIDTH),
    Turn("turn", WIDTH, STRIKE, JOIN, WAIT, reveals=[STRIKE], not_now=TURN_01),
]


class LeagueState(StepState):
    """Lives and sides by seat, badges as counts of each seat; the pile has the badges that nobody drew."""

    def __init__(self, kit: LeagueKit) -> None:
        self.kit = kit
        self.lives = [kit.lives] * kit.seats
        self.sides = [kit.faction(seat) for seat in range(kit.seats)]
        self.badges = [0] * (kit.seats * K)
        self.pile = list(COPIES)
        self.at = self.turn = self.ended = 0
        self.won = -1  # the side that won

    def fall(self, seat: int, log: Log) -> None:
        """LG-STRIKE-02: a captain without lives shows the badge and is out."""
        self.lives[seat] = 0
        log.tell(FELL, [seat, self.badges.index(1, seat * K) - seat * K])

    def next_turn(self, log: Log) -> None:
        """The next living captain; or the end."""
        standing = {self.sides[seat] for seat in range(self.kit.seats) if self.lives[seat]}
        self.turn += 1
        if len(standing) == 1:
            self.over(END_01, standing.pop(), log)
        elif self.turn >= ROUNDS * self.kit.seats:
            sums = [sum(self.lives[i] for i, of in enumerate(self.sides) if of == side) for side in range(3)]
            self.over(END_02, sums.index(max(sums)) if sums.count(max(sums)) == 1 else -1, log)
        else:
            self.at = (self.at + 1) % self.kit.seats
            while not self.lives[self.at]:
                self.at = (self.at + 1) % self.kit.seats

    def over(self, clause: int, side: int, log: Log) -> None:
        self.ended, self.won = clause, side
        log.tell(WON if side >= 0 else DRAWN, [side] if side >= 0 else [])

    # -- the contract --

    def set_up(self, chance: Chance, log: Log) -> None:
        """LG-BADGE-01: the badges."""
        for seat in range(self.kit.seats):
            drawn = draw_into(self.badges, seat * K, self.pile, 1, chance, BIT[seat])
            log.hide(DREW, [seat], drawn, BIT[seat])

    def doing(self) -> Step[LeagueState]:
        return STEPS[0 if self.ended else 1]

    def asked(self) -> int:
        return self.at

    def meanwhile(self, viewer: int) -> Phrase:
        return Phrase("prompt-out") if self.eyes(viewer) != viewer else Phrase("wait", seat=captain(self.at))

    def not_asked(self, seat: int) -> int:
        return self.ended or TURN_01

    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        if self.ended or not self.lives[seat]:
            return
        self.fall(seat, log)
        standing = {self.sides[other] for other in range(self.kit.seats) if self.lives[other]}
        if len(standing) == 1:
            self.over(END_03, standing.pop(), log)
        elif seat == self.at:
            self.next_turn(log)

    def side(self, seat: int) -> int:
        return self.sides[seat]

    def eliminated(self) -> int:
        return sum(BIT[seat] for seat in range(self.kit.seats) if not self.lives[seat])

    def on_turn(self, seat: int) -> bool:
        return not self.ended and seat == self.at

    def copy(self) -> LeagueState:
        return FIELDS.copied(self)

    def redeal(self, viewer: int, chance: Chance) -> LeagueState:
        """The badges of living captains are dealt anew, but for the viewer's own."""
        new = self.copy()
        deal = Deal([0, K], new.pile)
        for seat in range(self.kit.seats):
            if seat != viewer and self.lives[seat]:
                deal.hide(seat, 0, new.badges, seat * K)
        deal.fill(chance)
        return new

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        sides = tuple(self.sides)
        winners = tuple(seat for seat, side in enumerate(sides) if side == self.won)
        ranks = tuple(1 if self.won in (-1, side) else 2 for side in sides)
        return Outcome(winners, ranks, tuple(2 - rank for rank in ranks), self.ended, sides)

    def to_dict(self) -> dict[str, object]:
        return FIELDS.to_dict(self)


def misfits(state: LeagueState) -> Iterator[PositionError]:
    for seat in range(state.kit.seats):
        if sum(state.badges[seat * K : seat * K + K]) != 1:
            yield PositionError(f"captains[{seat}].badge: a captain has one badge")
    if not state.ended and not state.lives[state.at]:
        yield PositionError("at: a fallen captain is not asked")


FIELDS: Fields[LeagueState] = Fields(
    "league",
    1,
    Each(
        "captains",
        Cards("badge", BADGES, attr="badges"),
        Number("lives", 1, high=3),
        OneOf("side", SIDES, 0, attr="sides"),
    ),
    Rest(Cards("pile", BADGES), of=lambda kit: COPIES, clause="LG-BADGE-01"),
    Seat("at"),
    Number("turn"),
    OneOf("ended", CLAUSES, 0),
    OneOf("won", SIDES, silent=True),
    fits=misfits,
)


class LeagueView(View, frozen=True):
    """Lives and sides are open, a badge is its owner's until the owner falls."""

    at: int
    turn: int
    lives: tuple[int, ...]
    sides: tuple[int, ...]
    badges: tuple[str, ...]  # empty where the viewer does not see it


def view(s: LeagueState, viewer: int, clauses: Sequence[str]) -> LeagueView:
    """All that `viewer` may know of a position; who has fallen sees what the public sees."""
    eyes = s.eyes(viewer)
    seen = [seat == eyes != PUBLIC or not s.lives[seat] for seat in range(s.kit.seats)]
    return LeagueView(
        title="league",
        seats=s.kit.seats,
        **step_facts(s, viewer, clauses, NOTATION),
        at=s.at,
        turn=s.turn,
        lives=tuple(s.lives),
        sides=tuple(s.sides),
        badges=tuple(BADGES[s.badges.index(1, i * K) - i * K] if seen[i] else "" for i in range(s.kit.seats)),
    )
