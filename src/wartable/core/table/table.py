"""Table: one match with its seats. It takes only what a seat may play, and at that seat's number."""

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
from wartable.core.record import record as rec, veiled, wtr
from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Record, clean
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import BIT, PUBLIC, Entry, sees
from wartable.core.rules.state import Kit, Outcome, State, sides_of
from wartable.core.table.engine import NOBODY, Engine
from wartable.core.table.history import History
from wartable.core.table.standing_orders import REVOKE, Orders
from wartable.core.text.messages import Messages, Phrase, unmarked
from wartable.core.title import Title
from wartable.core.view import Choice, View

if TYPE_CHECKING:
    from wartable.core.scene import Scene

Action = int | str | Choice

# A page shows so many entries; the whole log is `Table.log`.
LOG_LINES = 60
NOTE_LENGTH = 500
NAME_LENGTH = 80


@dataclass(slots=True)
class Proposal:
    """A rollback that some seats have agreed to; it lapses when there is a new point to go back to."""

    point: int
    points: int
    agreed: set[int] = field(default_factory=set)


class Table:
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
        self._engine = engine
        self._proposal: Proposal | None = None

    # -- opening --

    @classmethod
    def open(
        cls, title: Title, seats: int, options: Mapping[str, object], chance: Chance, pack: str | None, memory: bool
    ) -> Table:
        """A new game."""
        content = title.content(pack)
        engine = Engine(title, title.checked_kit(seats, options, content), content.hash, chance)
        engine.note_salts()
        engine.state = title.start(engine.kit, engine.chance, engine.journal, memory)
        engine.write(rec.START, text="" if memory else rec.NO_MEMORY, entries=engine.journal.take())
        engine.renumber(PUBLIC)
        return cls(engine)

    @classmethod
    def at(cls, title: Title, data: Mapping[str, Any], chance: Chance, pack: str | None) -> Table:
        """A game that starts from a position in words."""
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
        """A new table from here as the viewer knows it: what they may not know is dealt anew; open rows are dropped."""
        engine = Engine(self.title, self.kit, self.record.content_hash, chance)
        engine.note_salts()
        # Two results settle the whole redeal, so that the new record can hold all that its chance has given.
        seed = engine.chance.below(1 << 30, NOBODY) << 30 | engine.chance.below(1 << 30, NOBODY)
        engine.state = self.history.settled(self.state).redeal(engine.viewer_of(viewer), Seeded(seed))
        engine.write(rec.POSITION, text=engine.position_text())
        engine.renumber(PUBLIC)
        return Table(engine)

    def write_position(self) -> None:
        """Writes the position down: replay starts anew here, nothing goes back behind it, open rows are dropped."""
        self._engine.write_position()

    # -- what it is made of --

    @property
    def title(self) -> Title:
        """The game that is played."""
        return self._engine.title

    @property
    def kit(self) -> Kit:
        """The table's options and content, made flat for the rules."""
        return self._engine.kit

    @property
    def state(self) -> State:
        """The whole position, secrets included: for those who run the table."""
        return self._engine.state

    @property
    def record(self) -> Record:
        """What was played, line by line."""
        return self._engine.record

    @property
    def history(self) -> History:
        """What can still be undone, and the open rows."""
        return self._engine.history

    @property
    def orders(self) -> Orders:
        """The standing orders."""
        return self._engine.orders

    @property
    def told(self) -> list[tuple[int, Phrase]]:
        """What seats are to be told beside the log: a draft that was dropped, rules that changed."""
        return self._engine.told

    @property
    def names(self) -> dict[str, str]:
        """Names that players gave to things."""
        return self._engine.names

    @property
    def fair(self) -> Fair | None:
        """The table's chance, if its dice and draws can be proved after the game."""
        return self._engine.fair

    @property
    def messages(self) -> Messages:
        """What the table says: the title's messages, with the names of its pack."""
        return self._engine.messages

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._engine.seats

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that still owe an answer."""
        return self._engine.deciders

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self._engine.outcome

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
        """The seat's own number: it moves with its own acts and when what it is asked changes."""
        return self._engine.numbers[self._engine.seat_of(seat)]

    def count_on(self, numbers: Sequence[int]) -> None:
        """Count on from the numbers of a table that this one takes the place of: what was made for it is stale."""
        self._engine.numbers = [last + 1 for last in numbers]

    def view(self, viewer: int) -> View:
        """All that a viewer (a seat, or PUBLIC) may know."""
        view: View = self.title.view(self.state, self._engine.viewer_of(viewer))
        return view

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What the seat may play now; each can say what it is called: `choice.label("it")`."""
        return tuple(choice.bound(self.messages) for choice in self.view(self._engine.seat_of(seat)).choices)

    def scene(self, viewer: int, lang: str = "en", *, view: View | None = None) -> Scene:
        """What is drawn for a viewer, with the last lines of the log; a view made already is not made again."""
        viewer = self._engine.viewer_of(viewer)
        told = [entry for entry in self._told() if sees(entry.audience, viewer)]
        drawn = self.title.scene(self.kit, view or self.view(viewer), lang)
        return replace(drawn, log=self.title.log_lines(self.kit, told, viewer, lang, LOG_LINES))

    def _repr_html_(self) -> str | None:
        """How a notebook shows it: through the eyes of the seat that is asked, so that one can play on."""
        return hooks.paint(self.scene(self.deciders[0] if self.deciders else PUBLIC))

    def log(self, viewer: int, lang: str = "en") -> list[str]:
        """What happened, in words, as the viewer may know it; what was taken back is left out.

        At the end stands what open rows tell those who may see them; it goes when the row is complete.
        """
        viewer = self._engine.viewer_of(viewer)
        said = (self.title.entry(self.kit, entry, viewer, lang) for entry in self._told())
        return [unmarked(text) for text in said if text is not None]

    def _told(self) -> list[Entry]:
        told = [entry for line in self.record.lines if not line.struck for entry in line.entries]
        told.extend(entry for seat in range(self.seats) for pick in self.history.picks(seat) for entry in pick.entries)
        return told

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not play something now, or None if it may. What is no action raises, as in `act`."""
        seat = self._engine.seat_of(seat)
        try:
            self._engine.check(self.state, seat, self._engine.clicks(seat, action)[0], "")
        except Refused as refused:
            return refused.refusal
        return None

    def ask(self, viewer: int, question: str, *args: str) -> Answer:
        """The answer to a read-only question, from what the viewer may know: sentences, perhaps with a drawing."""
        answer = self.title.ask(self.kit, self.view(viewer), question, args)
        return (answer if isinstance(answer, Answer) else Answer(answer)).bound(self.messages)

    # -- playing --

    def check_number(self, seat: int, number: int | None) -> None:
        """Refuse what was meant for another decision than the seat's present one; None fits any."""
        present = self._engine.numbers[self._engine.seat_of(seat)]
        if number is not None and number != present:
            raise Stale(seat, number, present)

    def act(self, seat: int, *actions: Action, number: int | None = None) -> tuple[Action, ...]:
        """Plays one action or several. Returns what is left over after a cut: chance, a reveal or another's decision.

        Words are a whole choice, as in the record; with an ellipsis (`deploy shields …`) they are one pick of a row. A
        code or a `Choice` is one click. If an action is refused before the first cut, nothing has changed.
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
        """Plays what the title says for an absent seat, to the end of the choice; returns its words."""
        seat = self._engine.seat_of(seat)
        if seat not in self.deciders:
            raise Refused(self._engine.refusal(self.state, seat, 1), "default")
        self._engine.note_salts()
        while True:
            code = self.state.default(seat, self._engine.chance)
            self._engine.write(rec.CLOCK, seat)
            click = self._engine.click(seat, code, "default")
            if click.line is not None:
                self._engine.renumber(seat)
                self._engine.follow_orders()
                return click.line.text

    def forfeit(self, seat: int) -> None:
        """Resigns by the title's rules."""
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

    def undo(self, seat: int, pick: Action | None = None) -> None:
        """Takes back a pick of the open row (the last one if none is named), or the seat's last completed choice.

        A pick is named by its code, its `Choice` or its own words, with or without their ellipsis.
        """
        seat = self._engine.seat_of(seat)
        if self.history.drafts[seat]:
            self._engine.remove([self._engine.pick(seat, pick)])
        elif pick is not None:
            raise UndoRefused("undo-no-row", seat=seat)
        else:
            self._engine.take_back(seat)
        self._engine.renumber(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has something to take back now, as far as it can know.

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
        """Ends the seat's standing order."""
        seat = self._engine.seat_of(seat)
        if self.orders.of[seat] is not None:
            self.orders.of[seat] = None
            self._engine.write(rec.ORDER, seat, REVOKE)

    # -- going back by consent --

    @property
    def points(self) -> list[int]:
        """The points that all may agree to go back to, as numbers of lines kept."""
        return self.record.points

    def agree_rollback(self, seat: int, point: int) -> bool:
        """Agrees to go back to a point (0: the opening); True once all seats agree and it is done.

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
        """Goes back to a point; what was played since is struck. The index of chance never goes back."""
        points = self.points
        self._check_point(point, len(points))
        self._engine.rewind(points[point])
        self._proposal = None
        self._engine.numbers = [number + 1 for number in self._engine.numbers]
        self._engine.renumber(PUBLIC)

    def _check_point(self, point: int, count: int) -> None:
        if self.record.secret:
            raise UndoRefused("game-over-published")
        if isinstance(point, bool) or not isinstance(point, int) or not 0 <= point < count:
            raise UndoRefused("no-point", point=repr(point), last=count - 1)

    # -- keeping --

    def salt(self, seat: int, text: str) -> None:
        """A seat's part in all dice and draws from now on."""
        seat = self._engine.seat_of(seat)
        if self.fair is None:
            raise OptionError("chance-without-salts")
        self.fair.salt(seat, text)
        self._engine.note_salts()

    def reveal(self) -> str:
        """Publishes the secret of a table that is over: from now on everybody can prove its dice and draws."""
        if self.outcome is None:
            raise WartableError("secret-kept")
        if self.fair is not None:
            self.record.secret = self.fair.reveal()
        return self.record.secret

    def wtr(self, viewer: int | None = None) -> str:
        """The record as text: whole, or veiled for one viewer. A table that is over publishes its secret here.

        Of a running table the whole record is for those who run it: it holds all hands, and the secret to go on with.
        """
        self._engine.note_salts()
        self.record.ending = wtr.ending(self.outcome, self.title.clauses)
        if viewer is not None:
            return wtr.dump(veiled.veiled(self.title, self.kit, self.record, self._engine.viewer_of(viewer)))
        if self.outcome is not None:
            self.reveal()
        whole = self.record
        if self.fair is not None:
            whole = replace(whole, secret=self.fair.secret)
        return wtr.dump(whole)

    def save(self, path: hooks.Path, viewer: int | None = None) -> None:
        """Writes the record to a file: whole, or veiled for one viewer."""
        hooks.write(path, self.wtr(viewer))

    # -- names and notes: the table's own, never in the state --

    def name_thing(self, thing: str, name: str, seat: int = PUBLIC) -> None:
        """Names a thing (a platoon, a seat); no name takes it away. A seat's names are veiled for the others."""
        thing = clean("what-thing", thing, NAME_LENGTH)
        if " " in thing:
            raise OptionError("thing-one-word", thing=repr(thing))
        name = clean("what-name", name, NAME_LENGTH) if name else ""
        self._engine.write(rec.NAME, self._engine.viewer_of(seat), f"{thing} {name}".rstrip())
        self._engine.names = self.record.names

    def note(self, seat: int, text: str) -> None:
        """A comment in the record; a seat's own, or everybody's (PUBLIC)."""
        self._engine.write(rec.NOTE, self._engine.viewer_of(seat), clean("what-note", text, NOTE_LENGTH))
