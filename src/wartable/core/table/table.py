"""Table: one match with its seats.

It takes only what a seat may play, and at that seat's number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from wartable.core import hooks
from wartable.core.errors import (
    NotAnAction,
    OptionError,
    PositionError,
    Refusal,
    Refused,
    Stale,
    UndoRefused,
    WartableError,
)
from wartable.core.questions import Answer
from wartable.core.record import record as rec
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, PUBLIC, Entry, sees
from wartable.core.rules.notation import taken_back
from wartable.core.rules.state import sides_of
from wartable.core.table import drafts
from wartable.core.table.engine import NOBODY, Engine
from wartable.core.table.keeping import Keeping
from wartable.core.table.standing_orders import REVOKE
from wartable.core.text.messages import Phrase, unmarked
from wartable.core.title import Title
from wartable.core.view import Choice, NearMiss, View

if TYPE_CHECKING:
    from wartable.core.scene import Scene

Action = int | str | Choice

# A page shows so many entries; the whole log is `Table.log`.
LOG_LINES = 60


@dataclass(slots=True)
class Proposal:
    """A rollback that some seats have agreed to; it lapses when there is a new point to go back to."""

    point: int
    points: int
    agreed: set[int] = field(default_factory=set)


class Table(Keeping):
    """One match of a title, with seats.

    >>> import wartable
    >>> table = wartable.title("proelio").open(seats=3, seed=5)
    >>> seat = table.deciders[0]
    >>> table.act(seat, "fortify shields")
    ()
    >>> table.undo(seat)
    >>> table.why_not(seat, "attack hero").clause
    'PR-ATK-02'
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._proposal: Proposal | None = None

    # -- opening --

    @classmethod
    def open(
        cls, title: Title, seats: int, options: Mapping[str, object], chance: Chance, pack: str | None, memory: bool
    ) -> Table:
        """Return a new game."""
        content = title.content(pack)
        engine = Engine(title, title.checked_kit(seats, options, content), content.hash, chance)
        engine.note_salts()
        engine.state = title.start(engine.kit, engine.chance, engine.journal, memory)
        engine.write(rec.START, text="" if memory else rec.NO_MEMORY, entries=engine.journal.take())
        engine.renumber(PUBLIC)
        return cls(engine)

    @classmethod
    def at(cls, title: Title, data: Mapping[str, Any], chance: Chance, pack: str | None) -> Table:
        """Return a game that starts from a position in words."""
        if not isinstance(data, Mapping):
            raise PositionError("position-not-a-mapping", value=repr(data))
        content = title.content(pack)
        seats, options = data.get("seats"), data.get("options", {})
        if not isinstance(seats, int) or not isinstance(options, Mapping):
            raise OptionError("position-needs-seats")
        engine = Engine(title, title.checked_kit(seats, options, content), content.hash, chance)
        engine.note_salts()
        engine.state = title.from_dict(engine.kit, data)
        for seat in engine.deciders:
            if not engine.state.legal(seat):
                raise PositionError("position-stuck", seat=seat)
        engine.write(rec.POSITION, text=engine.position_text())
        engine.renumber(PUBLIC)
        return cls(engine)

    def fork(self, viewer: int, chance: Chance) -> Table:
        """Return a new table from here as the viewer knows it: what they may not know is dealt anew.

        Open rows are dropped.
        """
        engine = Engine(self.title, self.kit, self.record.content_hash, chance)
        engine.note_salts()
        # Two results settle the whole redeal, so that the new record can hold all that its chance has given.
        dealt = engine.chance.spawn(NOBODY)
        engine.state = self.history.without_rows(self.state).redeal(engine.viewer_of(viewer), dealt)
        engine.write(rec.POSITION, text=engine.position_text())
        engine.renumber(PUBLIC)
        return Table(engine)

    def write_position(self) -> None:
        """Write the position down: replay starts anew here, nothing goes back behind it, open rows are dropped."""
        self._engine.write_position()

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each seat belongs to now, or belonged to at the end: seats of a side share its result.

        >>> import wartable
        >>> wartable.title("proelio").open(seats=4, options={"mode": "allied_houses"}).sides
        (0, 1, 0, 1)
        """
        return sides_of(self.state, self.seats)

    # -- reading --

    def number(self, seat: int) -> int:
        """Return the seat's own number: it moves with its own acts and when what it is asked changes."""
        return self._engine.numbers[self._engine.seat_of(seat)]

    def count_on(self, numbers: Sequence[int]) -> None:
        """Count on from the numbers of a table that this one takes the place of: what was made for it is stale."""
        self._engine.numbers = [last + 1 for last in numbers]
        self._engine.questions = list(self._engine.numbers)

    def question(self, seat: int) -> int:
        """Return the number at which the seat was asked what it is asked now: the same over all picks of a row.

        >>> import wartable
        >>> table = wartable.title("proelio").open(seats=3, seed=5)
        >>> seat = table.deciders[0]
        >>> table.act(seat, "exchange …")
        ()
        >>> table.number(seat) - table.question(seat)
        1
        """
        return self._engine.questions[self._engine.seat_of(seat)]

    def view(self, viewer: int) -> View:
        """Return all that a viewer (a seat, or PUBLIC) may know."""
        view: View = self.title.view(self.state, self._engine.viewer_of(viewer))
        return view

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """Return what the seat may play now; each can say what it is called: `choice.label("it")`."""
        return tuple(choice.bound(self.messages) for choice in self.view(self._engine.seat_of(seat)).choices)

    def scene(self, viewer: int, lang: str = "en", *, view: View | None = None) -> Scene:
        """Return what is drawn for a viewer, with the last lines of the log; a view made already is not made again."""
        viewer = self._engine.viewer_of(viewer)
        told = [entry for entry in self._entries() if sees(entry.audience, viewer)]
        seen = view or self.view(viewer)
        drawn = self.title.scene(self.kit, seen, lang, self.names_for(seen))
        return replace(drawn, log=self.title.log_lines(self.kit, told, viewer, lang, LOG_LINES))

    def _repr_html_(self) -> str | None:
        """Return how a notebook shows it: through the eyes of the seat that is asked, so that one can play on."""
        return hooks.paint(self.scene(self.deciders[0] if self.deciders else PUBLIC))

    def log(self, viewer: int, lang: str = "en") -> list[str]:
        """Return what happened, in words, as the viewer may know it; what was taken back is left out.

        At the end stands what open rows tell those who may see them; it goes when the row is complete.
        """
        viewer = self._engine.viewer_of(viewer)
        said = (self.title.entry(self.kit, entry, viewer, lang) for entry in self._entries())
        return [unmarked(text) for text in said if text is not None]

    def _entries(self) -> list[Entry]:
        told = [entry for line in self.record.lines if not line.struck for entry in line.entries]
        told.extend(entry for seat in range(self.seats) for pick in self.history.picks(seat) for entry in pick.entries)
        return told

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Return why the seat may not play something now, or None if it may. What is no action raises, as in `act`."""
        seat = self._engine.seat_of(seat)
        back = taken_back(action)
        if back is not None:
            self._engine.picks(seat, [back])  # what is not in the row raises
            return None
        try:
            self._engine.check(self.state, seat, self._engine.clicks(seat, action)[0], "")
        except Refused as refused:
            return refused.refusal
        return None

    def misses(self, seat: int, *things: str) -> list[NearMiss]:
        """Return what the seat may not play on all of these things, where such choices are quiet.

        Asked when pointed at.
        """
        found = self.title.misses(self.state, self._engine.seat_of(seat), things)
        return [miss.bound(self.messages) for miss in found]

    def ask(self, viewer: int, question: str, *args: str) -> Answer:
        """Return the answer to a read-only question, from what the viewer may know.

        Sentences, perhaps with a drawing.
        """
        answer = self.title.ask(self.kit, self.view(viewer), question, args)
        return (answer if isinstance(answer, Answer) else Answer(answer)).bound(self.messages)

    # -- playing --

    def check_number(self, seat: int, number: int | None) -> None:
        """Refuse what was meant for another decision than the seat's present one; None fits any."""
        present = self._engine.numbers[self._engine.seat_of(seat)]
        if number is not None and number != present:
            raise Stale(seat, number, present)

    def act(self, seat: int, *actions: Action, number: int | None = None) -> tuple[Action, ...]:
        """Play one action or several. Return what is left over after a cut: chance, a reveal or another's decision.

        Words are a whole choice, as in the record; with an ellipsis (`deploy shields …`) they are one pick of a row. A
        code or a `Choice` is one click; a code below 0, or words after `undo`, take that pick of the open row back. If
        an action is refused before the first cut, nothing has changed.
        """
        seat = self._engine.seat_of(seat)
        self.check_number(seat, number)
        if not actions:
            raise NotAnAction("no-action-given")
        played = self._engine.play(seat, actions)
        self._engine.renumber(seat)
        self._engine.follow_orders()
        return actions[played:]

    def play_default(self, seat: int) -> str:
        """Play what the title says for an absent seat, to the end of the choice; return its words."""
        seat = self._engine.seat_of(seat)
        if seat not in self.deciders:
            raise Refused(self._engine.refusal(self.state, seat, 1), "default")
        self._engine.note_salts()
        self.history.undone[seat] = []
        while True:
            codes = self.state.defaults(seat, self._engine.chance)
            self._engine.write(rec.CLOCK, seat)
            for code in codes:
                click = self._engine.click(seat, code, "default")
                if click.line is not None:
                    self._engine.renumber(seat)
                    self._engine.follow_orders()
                    return click.line.text

    def forfeit(self, seat: int) -> None:
        """Resign by the title's rules."""
        seat = self._engine.seat_of(seat)
        if self.outcome is not None:
            raise WartableError("game-over")
        if self.state.vacant() & BIT[seat]:
            raise WartableError("left-before", seat=seat)
        self._check_in(seat)
        self._engine.leave(seat)
        self._engine.renumber(seat)
        self._engine.follow_orders()

    def _check_in(self, seat: int) -> None:
        """Refuse what an eliminated seat has no more say in."""
        if self.state.eliminated() & BIT[seat]:
            raise WartableError("seat-out", seat=seat)

    def undo(self, seat: int, pick: Action | Sequence[Action] | None = None, *, act: bool = False) -> None:
        """Take back a pick of the open row (the last one if none is named), or the seat's last completed choice.

        A pick is named by its code, its `Choice` or its own words, with or without their ellipsis; several, in a list,
        go at once. Picks after it that no longer fit go too, and the seat is told; the others stay. With `act` the last
        act of the row goes as a whole, however many picks it made or took back.
        """
        seat = self._engine.seat_of(seat)
        row = self.history.drafts[seat]
        if act and pick is None and self.history.acts[seat]:
            drafts.undo_act(self._engine, seat)
        elif pick is not None or row:
            named = row[-1:] if pick is None else list(pick) if isinstance(pick, (list, tuple)) else [pick]
            if not named:
                raise NotAnAction("no-action-given")
            drafts.undo(self._engine, seat, self._engine.picks(seat, named))
        else:
            self._engine.take_back(seat)
        self._engine.renumber(seat)

    def redo(self, seat: int) -> None:
        """Play again what the seat took back last, as long as it has played nothing else since.

        >>> import wartable
        >>> table = wartable.title("proelio").open(seats=3, seed=5)
        >>> seat = table.deciders[0]
        >>> table.act(seat, "fortify shields")
        ()
        >>> table.undo(seat)
        >>> table.redo(seat)
        >>> table.record.lines[-1].text
        'fortify shields'
        """
        seat = self._engine.seat_of(seat)
        drafts.redo(self._engine, seat)
        self._engine.renumber(seat)
        self._engine.follow_orders()

    def take_up(self, seat: int) -> None:
        """Take up the seat's last row as a draft, after it was struck by a rollback, or disputed: what of it fits."""
        seat = self._engine.seat_of(seat)
        drafts.take_up(self._engine, seat)
        self._engine.renumber(seat)

    def can_take_up(self, seat: int) -> bool:
        """Return whether the seat has a row that it may take up again as a draft."""
        return bool(drafts.struck_row(self._engine, self._engine.seat_of(seat)))

    def can_redo(self, seat: int) -> bool:
        """Return whether the seat has taken something back that it may play again now."""
        seat = self._engine.seat_of(seat)
        undone = self.history.undone[seat]
        if not undone or seat not in self.deciders:
            return False
        act = undone[-1]
        return not act.picked or bool(act.back) or self.state.why(seat, act.picked[0]) == 0

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat has something to take back now, as far as it can know.

        >>> import wartable
        >>> table = wartable.title("proelio").open(seats=3, seed=5)
        >>> seat = table.deciders[0]
        >>> table.can_undo(seat), table.act(seat, "fortify shields"), table.can_undo(seat)
        (False, (), True)
        """
        seat = self._engine.seat_of(seat)
        if self.history.drafts[seat]:
            return True
        if self.outcome is not None:
            return False
        try:
            return bool(self.history.choice(seat))
        except UndoRefused:
            return False

    def order(self, seat: int, windows: Sequence[str] = (), *, until_turn: bool = True) -> None:
        """A standing order: decline these windows (none named: all) until the seat's next turn, or until revoked."""
        seat = self._engine.seat_of(seat)
        text = self.orders.decline(seat, windows, until_turn, self.state.on_turn(seat))
        self._engine.write(rec.ORDER, seat, text)
        self._engine.follow_orders()

    def revoke(self, seat: int) -> None:
        """End the seat's standing order."""
        seat = self._engine.seat_of(seat)
        if self.orders.of[seat] is not None:
            self.orders.of[seat] = None
            self._engine.write(rec.ORDER, seat, REVOKE)

    # -- going back by consent --

    @property
    def points(self) -> list[int]:
        """The points that all may agree to go back to, as numbers of lines kept."""
        return self.record.points

    def point_names(self, lang: str = "en") -> dict[int, str]:
        """Return what the points are called that have a name ("Result of battle 3"), by their numbers."""
        rows, found = self.title.entries, {}
        if not any(row.point for row in rows):
            return {}
        for number, kept in enumerate(self.points):
            for entry in self.record.lines[kept - 1].entries:
                seen = entry.seen(PUBLIC)
                if seen is not None and rows[entry.key].point:
                    told = self.title.phrase(self.kit, entry.key, seen, PUBLIC)
                    found[number] = Phrase(rows[entry.key].point, **told.args).say(self.messages, lang)
        return found

    @property
    def proposal(self) -> tuple[int, tuple[int, ...]] | None:
        """The point that some seats have agreed to go back to, and which seats; None if there is none."""
        proposed = self._proposal
        if proposed is None or proposed.points != len(self.points):
            return None
        return proposed.point, tuple(sorted(proposed.agreed))

    def agree_rollback(self, seat: int, point: int) -> bool:
        """Agree to go back to a point (0: the opening); True once all seats agree and it is done.

        Seats that are eliminated have no say in it.
        """
        seat = self._engine.seat_of(seat)
        self._check_in(seat)
        count = len(self.points)
        self._check_point(point, count)
        if self._proposal is None or (self._proposal.point, self._proposal.points) != (point, count):
            self._proposal = Proposal(point, count)
        self._proposal.agreed.add(seat)
        out = self.state.eliminated()
        if any(not out & BIT[other] and other not in self._proposal.agreed for other in range(self.seats)):
            return False
        self.roll_back(point)
        return True

    def roll_back(self, point: int) -> None:
        """Go back to a point; what was played since is struck. The index of chance never goes back."""
        points = self.points
        self._check_point(point, len(points))
        self._engine.rewind(points[point])
        self._proposal = None
        self.count_on(self._engine.numbers)
        self._engine.renumber(PUBLIC)

    def _check_point(self, point: int, count: int) -> None:
        if self.record.secret:
            raise UndoRefused("game-over-published")
        if isinstance(point, bool) or not isinstance(point, int) or not 0 <= point < count:
            raise UndoRefused("no-point", point=repr(point), last=count - 1)
