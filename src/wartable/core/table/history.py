"""History: the clicks that can still be taken back, and the open rows among them.

A click is kept until something final came after it and no row that began before it is open any more.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from wartable.core.errors import ChanceError, UndoRefused
from wartable.core.record.record import CHOICE, FORFEIT, NO_MEMORY, POSITION, START, Line
from wartable.core.rules.chance import Draw, Recorded
from wartable.core.rules.log import PUBLIC, SILENT, Entry, sees
from wartable.core.rules.state import Kit, State
from wartable.core.title import Title

LEAVE = 0  # in place of a code: the seat resigned. No code of a title is 0.


@dataclass(slots=True)
class Click:
    """One click since the last point that nobody can go back behind."""

    seat: int
    code: int
    before: State
    draws: list[Draw]
    entries: list[Entry]
    final: bool
    line: Line | None = None  # the record's line that this click completed
    bygone: bool = False  # somebody else has the seat by now: its player does not take this back

    @property
    def cuts(self) -> bool:
        """Whether nothing before this click can be taken back any more by those who know of it."""
        return self.final or bool(self.draws)

    def bars(self, seat: int) -> bool:
        """Return whether the seat cannot go back behind this click.

        What others have sealed never bars it: if it did, a refusal would tell that they have answered.
        """
        known = seat == self.seat or self.seen_by(seat) or any(sees(draw.audience, seat) for draw in self.draws)
        return self.cuts and known

    @property
    def public(self) -> bool:
        """Whether the click told everybody something."""
        return self.seen_by(PUBLIC)

    def confides(self) -> bool:
        """Return whether the click told another seat what not everybody was told."""
        for entry in self.entries:
            if entry.confides(self.seat):
                return True
        return False

    def seen_by(self, viewer: int) -> bool:
        """Return whether the click told the viewer anything."""
        return any(sees(entry.audience, viewer) for entry in self.entries)


@dataclass(slots=True)
class Act:
    """What one act did to a seat's open row: the codes picked, and those taken back."""

    picked: list[int]
    back: list[int]


@dataclass(slots=True)
class Past:
    """What is left when clicks are taken back: a position and its clicks, and what of others no longer fits.

    `dropped` are the seats whose sealed answers are gone, `lost` the clicks that completed such answers. `misfits` are
    the picks of open rows that no longer fit: they go one by one, and the others stay.
    """

    state: State
    tail: list[Click]
    dropped: set[int] = field(default_factory=set)
    lost: list[Click] = field(default_factory=list)
    misfits: list[Click] = field(default_factory=list)


class History:
    """The tail of a table's clicks."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tail: list[Click] = []
        self.drafts: list[list[int]] = [[] for _ in range(seats)]
        self.acts: list[list[Act]] = [[] for _ in range(seats)]  # what made each open row, act by act
        self.undone: list[list[Act]] = [[] for _ in range(seats)]  # what was taken back since: redo does the last again

    def clear(self) -> None:
        """Forget everything, open rows too."""
        self.tail = []
        self.drafts = [[] for _ in range(self.seats)]
        self.acts = [[] for _ in range(self.seats)]
        self.undone = [[] for _ in range(self.seats)]

    def reveals(self, click: Click) -> bool:
        """Return whether a click opened sealed answers.

        It told everybody something after others' choices had told nobody.
        """
        if not click.public:
            return False
        for other in reversed(self.tail):
            if other.cuts and other.public:
                break
            if other.seat != click.seat and other.line is not None and not other.public:
                return True
        return False

    def copy(self) -> History:
        """Return the same clicks and rows, to come back to."""
        new = History(self.seats)
        new.tail = self.tail[:]
        new.drafts = [draft[:] for draft in self.drafts]
        new.acts = [[Act(act.picked[:], act.back[:]) for act in acts] for acts in self.acts]
        new.undone = [undone[:] for undone in self.undone]
        return new

    def add(self, click: Click) -> None:
        """A click that was played; a resignation is not part of a row."""
        self.tail.append(click)
        if click.code != LEAVE:
            self.drafts[click.seat].append(click.code)

    def close(self, seat: int) -> list[int]:
        """End the seat's row and return its codes."""
        codes = self.drafts[seat]
        self.drafts[seat] = []
        self.acts[seat] = []
        return codes

    def unmake(self, seat: int, codes: list[int]) -> None:
        """Strike picks from the acts that made them."""
        for code in codes:
            for act in reversed(self.acts[seat]):
                if code in act.picked:
                    act.picked.remove(code)
                    break
        self.acts[seat] = [act for act in self.acts[seat] if act.picked or act.back]

    def forget(self) -> None:
        """Drop the clicks that nobody can take back: before all open rows, with something final after them."""
        barred: set[int] = set()
        first = len(self.tail)
        for i in range(len(self.tail) - 1, -1, -1):
            click = self.tail[i]
            if click.cuts:
                barred.update(seat for seat in range(self.seats) if click.bars(seat))
            if click.seat not in barred:
                first = i
            elif len(barred) == self.seats:
                break
        del self.tail[: min(first, self._first_open())]

    def _first_open(self) -> int:
        """Return the index of the first click that belongs to a row still open."""
        left = [len(draft) for draft in self.drafts]
        first = len(self.tail)
        for i in range(len(self.tail) - 1, -1, -1):
            click = self.tail[i]
            if left[click.seat] and click.line is None and click.code != LEAVE:
                left[click.seat] -= 1
                first = i
        return first

    def hand_over(self, seat: int) -> None:
        """Give the seat to another player, who does not take back what was completed there before."""
        for click in self.tail:
            if click.seat == seat:
                click.bygone = True

    def picks(self, seat: int) -> list[Click]:
        """Return the clicks of the seat's open row."""
        count = len(self.drafts[seat])
        clicks = [click for click in self.tail if click.seat == seat and click.code != LEAVE]
        return clicks[len(clicks) - count :]

    def choice(self, seat: int) -> list[Click]:
        """Return the clicks of the seat's last completed choice; raise UndoRefused where it cannot be taken back."""
        for i in range(len(self.tail) - 1, -1, -1):
            click = self.tail[i]
            if click.bars(seat):
                break
            if click.seat == seat and click.line is not None:
                if click.bygone:
                    raise UndoRefused("undo-of-another", seat=seat)
                return self._clicks_of(i)
            if click.seat != seat and click.line is not None and click.seen_by(seat):
                raise UndoRefused("undo-answered", seat=click.seat)
        raise UndoRefused("undo-nothing", seat=seat)

    def _clicks_of(self, end: int) -> list[Click]:
        """Return the clicks of the completed choice that ends at this index."""
        seat = self.tail[end].seat
        clicks = [self.tail[end]]
        for i in range(end - 1, -1, -1):
            click = self.tail[i]
            if click.seat == seat:
                if click.line is not None or click.code == LEAVE:
                    break
                clicks.insert(0, click)
        return clicks

    def _in_choices(self, first: int) -> set[int]:
        """Return the clicks from an index on, by id, that belong to completed choices.

        The others are picks of open rows.
        """
        found: set[int] = set()
        closed = [False] * self.seats
        for i in range(len(self.tail) - 1, first - 1, -1):
            click = self.tail[i]
            closed[click.seat] = closed[click.seat] or click.line is not None
            if closed[click.seat]:
                found.add(id(click))
        return found

    def without(self, removed: list[Click], sealed: bool = False) -> Past:
        """Go back behind the first of these clicks and play the others again; picks that do not fit are dropped.

        With `sealed`, so are answers, whole: the caller knows that the seat that takes something back has seen none of
        them.
        """
        gone = {id(click) for click in removed}
        first = next(i for i, click in enumerate(self.tail) if id(click) in gone)
        whole = self._in_choices(first)
        past = Past(self.tail[first].before.copy(), self.tail[:first])
        for click in self.tail[first:]:
            if id(click) in gone:
                continue
            before = past.state.copy()
            stands = click.seat not in past.dropped or click.code == LEAVE
            if stands and _replayed(past.state, click):
                kept = Click(click.seat, click.code, before, click.draws, click.entries, click.final, click.line)
                kept.bygone = click.bygone
                past.tail.append(kept)
                continue
            past.state = before
            if id(click) not in whole:
                past.misfits.append(click)
                continue
            if click.line is not None and not sealed:
                raise UndoRefused("undo-answered", seat=click.seat)
            past.dropped.add(click.seat)
            past.lost.extend([click] if click.line is not None else [])
        return past

    def adopt(self, past: Past) -> None:
        """Make a past the present."""
        self.tail = past.tail
        self.drafts = [self._row(past.state, seat) for seat in range(self.seats)]
        self.acts = [acts if draft else [] for acts, draft in zip(self.acts, self.drafts, strict=True)]

    def _row(self, state: State, seat: int) -> list[int]:
        """Return the codes of the seat's open row."""
        codes: list[int] = []
        for click in self.tail:
            if click.seat != seat or click.code == LEAVE:
                continue
            if click.line is None:
                codes.append(click.code)
            else:
                codes = []
        return codes if state.drafting(seat) else []

    def without_rows(self, state: State) -> State:
        """Return the position without anybody's open row."""
        drafts = [click for seat in range(self.seats) for click in self.picks(seat)]
        return self.without(drafts).state if drafts else state


def _replayed(state: State, click: Click) -> bool:
    """Play a click again with its old results; return whether it fits. A resignation always does."""
    chance = Recorded([draw.n for draw in click.draws], [draw.raw for draw in click.draws])
    if click.code == LEAVE:
        state.forfeit(click.seat, chance)
        return True
    if click.seat not in state.deciders() or state.why(click.seat, click.code) != 0:
        return False
    try:
        state.apply(click.seat, click.code, chance)
    except ChanceError:
        return False  # it would draw from something else now
    return chance.at == len(click.draws)


def position_after(title: Title, kit: Kit, state: State, line: Line) -> State:
    """Return the position after a line that was played before in this place; it may be the same object."""
    chance = Recorded([draw.n for draw in line.draws], [draw.raw or 0 for draw in line.draws])
    if line.kind == START:
        state = title.start(kit, chance, SILENT, line.text != NO_MEMORY)
    elif line.kind == POSITION:
        state = title.from_dict(kit, json.loads(line.text.partition(" ")[2]))
    elif line.kind == CHOICE:
        for code in title.parse(kit, line.text):
            state.apply(line.seat, code, chance)
    elif line.kind == FORFEIT:
        state.forfeit(line.seat, chance)
    return state
