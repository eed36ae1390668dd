"""Table: one match with its seats. It takes an action only from a seat's legal list, and at that seat's number."""

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
from wartable.core.record import record as rec
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import BIT, PUBLIC, Entry, sees
from wartable.core.rules.state import Kit
from wartable.core.table.keeping import Keeping
from wartable.core.table.playing import NOBODY
from wartable.core.table.standing_orders import REVOKE
from wartable.core.text.messages import Phrase, unmarked
from wartable.core.title import Content, Title
from wartable.core.view import Choice, View

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

    def __init__(self, title: Title, kit: Kit, content: Content, chance: Chance) -> None:
        super().__init__(title, kit, content.hash, chance)
        self._proposal: Proposal | None = None

    # -- opening --

    @classmethod
    def open(
        cls, title: Title, seats: int, options: Mapping[str, object], chance: Chance, pack: str | None, memory: bool
    ) -> Table:
        """A new game."""
        content = title.content(pack)
        table = cls(title, title.checked_kit(seats, options, content), content, chance)
        table.note_salts()
        table.state = title.start(table.kit, table.chance, table.journal, memory)
        table.write(rec.START, text="" if memory else rec.NO_MEMORY, entries=table.journal.take())
        table.renumber(PUBLIC)
        return table

    @classmethod
    def at(cls, title: Title, data: Mapping[str, Any], chance: Chance, pack: str | None) -> Table:
        """A game that starts from a position in words."""
        if not isinstance(data, Mapping):
            raise PositionError(f"a position is names and values, not {data!r}")
        content = title.content(pack)
        seats, options = data.get("seats"), data.get("options", {})
        if not isinstance(seats, int) or not isinstance(options, Mapping):
            raise OptionError("a position needs `seats` (a number) and may have `options` (names and values)")
        table = cls(title, title.checked_kit(seats, options, content), content, chance)
        table.note_salts()
        table.state = title.from_dict(table.kit, data)
        for seat in table.deciders:
            if not table.state.legal(seat):
                raise PositionError(f"seat {seat} is asked and can do nothing")
        table.write(rec.POSITION, text=table.position_text())
        table.renumber(PUBLIC)
        return table

    def fork(self, viewer: int, chance: Chance) -> Table:
        """A new table from here as the viewer knows it: what he may not know is dealt anew; open rows are dropped."""
        table = Table(self.title, self.kit, Content(None, self.record.content_hash), chance)
        table.note_salts()
        # Two results settle the whole redeal, so that the new record can hold all that its chance has given.
        seed = table.chance.below(1 << 30, NOBODY) << 30 | table.chance.below(1 << 30, NOBODY)
        table.state = self.history.settled(self.state).redeal(self._viewer(viewer), Seeded(seed))
        table.write(rec.POSITION, text=table.position_text())
        table.renumber(PUBLIC)
        return table

    def write_position(self) -> None:
        """Writes the position down: replay starts anew here, nothing goes back behind it, open rows are dropped."""
        self.drop([click for seat in range(self.seats) for click in self.history.picks(seat)])
        self.history.clear()
        self.write(rec.POSITION, text=self.position_text())
        self.renumber(PUBLIC)

    # -- reading --

    def number(self, seat: int) -> int:
        """The seat's own number: it moves with its own acts and when what it is asked changes."""
        return self._numbers[self._seat(seat)]

    def view(self, viewer: int) -> View:
        """All that a viewer (a seat, or PUBLIC) may know."""
        view: View = self.title.view(self.state, self._viewer(viewer))
        return view

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What the seat may play now; each can say what it is called: `choice.label("it")`."""
        return tuple(choice.bound(self.messages) for choice in self.view(self._seat(seat)).choices)

    def scene(self, viewer: int, lang: str = "en") -> Scene:
        """What is drawn for a viewer, with the last lines of the log."""
        viewer = self._viewer(viewer)
        told = [entry for entry in self._told() if sees(entry.audience, viewer)]
        drawn = self.title.scene(self.kit, self.view(viewer), lang)
        return replace(drawn, log=self.title.log_lines(self.kit, told, viewer, lang, LOG_LINES))

    def _repr_html_(self) -> str | None:
        """How a notebook shows it: through the eyes of whoever is asked, so that one can play on."""
        return hooks.paint(self.scene(self.deciders[0] if self.deciders else PUBLIC))

    def log(self, viewer: int, lang: str = "en") -> list[str]:
        """What happened, in words, as the viewer may know it; what was taken back is left out.

        At the end stands what open rows tell those who may see them; it goes when the row is complete.
        """
        viewer = self._viewer(viewer)
        said = (self.title.entry(self.kit, entry, viewer, lang) for entry in self._told())
        return [unmarked(text) for text in said if text is not None]

    def _told(self) -> list[Entry]:
        told = [entry for line in self.record.lines if not line.struck for entry in line.entries]
        told.extend(entry for seat in range(self.seats) for pick in self.history.picks(seat) for entry in pick.entries)
        return told

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not play something now, or None if it may. What is no action raises, as in `act`."""
        seat = self._seat(seat)
        try:
            self.check(self.state, seat, self._clicks(seat, action)[0], "")
        except Refused as refused:
            return refused.refusal
        return None

    def ask(self, viewer: int, question: str, *args: str) -> list[Phrase]:
        """The answer to a read-only question, from what the viewer may know."""
        answer = self.title.ask(self.kit, self.view(viewer), question, args)
        return [phrase.bound(self.messages) for phrase in answer]

    # -- playing --

    def act(self, seat: int, *actions: Action, number: int | None = None) -> tuple[Action, ...]:
        """Plays one action or several. Returns what is left over after a cut: chance, a reveal or another's decision.

        Words are a whole choice, as in the record; with an ellipsis (`deploy shields …`) they are one pick of a row. A
        code or a `Choice` is one click. If an action is refused before the first cut, nothing has changed.
        """
        seat = self._seat(seat)
        if number is not None and number != self._numbers[seat]:
            raise Stale(seat, number, self._numbers[seat])
        if not actions:
            raise NotAnAction("no action was given")
        played = self._play(seat, actions)
        self.renumber(seat)
        self._follow_orders()
        return actions[played:]

    def play_default(self, seat: int) -> str:
        """Plays what the title says for an absent seat, to the end of the choice; returns its words."""
        seat = self._seat(seat)
        if seat not in self.deciders:
            raise Refused(self._refusal(self.state, seat, 1), "default")
        self.note_salts()
        while True:
            code = self.state.default(seat, self.chance)
            self.write(rec.CLOCK, seat)
            click = self.click(seat, code, "default")
            if click.line is not None:
                self.renumber(seat)
                self._follow_orders()
                return click.line.text

    def forfeit(self, seat: int) -> None:
        """Resigns by the title's rules."""
        seat = self._seat(seat)
        if self.outcome is not None:
            raise WartableError("the game is over")
        if self.state.vacant() & BIT[seat]:
            raise WartableError(f"seat {seat} has left the table before")
        self.leave(seat)
        self.renumber(seat)
        self._follow_orders()

    def undo(self, seat: int, pick: Action | None = None) -> None:
        """Takes back a pick of the open row (the last one if none is named), or the seat's last completed choice.

        A pick is named by its code, its `Choice` or its own words, with or without their ellipsis.
        """
        seat = self._seat(seat)
        if self.history.drafts[seat]:
            self.remove([self._pick(seat, pick)])
        elif pick is not None:
            raise UndoRefused(f"seat {seat} has no open row to take a pick out of")
        else:
            self.take_back(seat)
        self.renumber(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has something to take back now, as far as it can know.

        >>> import wartable
        >>> table = wartable.title("proelio").open(seats=3, seed=5)
        >>> seat = table.deciders[0]
        >>> table.can_undo(seat), table.act(seat, "fortify shields"), table.can_undo(seat)
        (False, (), True)
        """
        seat = self._seat(seat)
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
        seat = self._seat(seat)
        text = self.orders.decline(seat, windows, until_turn, self.state.on_turn(seat))
        self.write(rec.ORDER, seat, text)
        self._follow_orders()

    def revoke(self, seat: int) -> None:
        """Ends the seat's standing order."""
        seat = self._seat(seat)
        if self.orders.of[seat] is not None:
            self.orders.of[seat] = None
            self.write(rec.ORDER, seat, REVOKE)

    # -- going back by consent --

    @property
    def points(self) -> list[int]:
        """The points that all may agree to go back to, as numbers of lines kept."""
        return self.record.points

    def agree_rollback(self, seat: int, point: int) -> bool:
        """Agrees to go back to a point (0: the opening); True once all seats agree and it is done."""
        seat = self._seat(seat)
        count = len(self.points)
        self._check_point(point, count)
        if self._proposal is None or (self._proposal.point, self._proposal.points) != (point, count):
            self._proposal = Proposal(point, count)
        self._proposal.agreed.add(seat)
        if len(self._proposal.agreed) < self.seats:
            return False
        self.roll_back(point)
        return True

    def roll_back(self, point: int) -> None:
        """Goes back to a point; what was played since is struck. The index of chance never goes back."""
        points = self.points
        self._check_point(point, len(points))
        self.rewind(points[point])
        self._proposal = None
        self._numbers = [number + 1 for number in self._numbers]
        self.renumber(PUBLIC)

    def _check_point(self, point: int, count: int) -> None:
        if self.record.secret:
            raise UndoRefused("the game is over and the secret of its chance is published")
        if isinstance(point, bool) or not isinstance(point, int) or not 0 <= point < count:
            raise UndoRefused(f"there is no point {point!r} to go back to; the points are 0 to {count - 1}")
