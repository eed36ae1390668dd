"""Playing: what the lines of a record do to a table's state, in play and in replay alike."""

from __future__ import annotations

import json
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from wartable.core.errors import NotAnAction, Refusal, Refused, UndoRefused, WartableError
from wartable.core.options import word
from wartable.core.record import record as rec
from wartable.core.record.fair import Fair
from wartable.core.record.record import Line, Record
from wartable.core.rules.chance import Chance, Seeded, Traced
from wartable.core.rules.log import PUBLIC, Entry, Journal
from wartable.core.rules.state import Kit, Outcome, State
from wartable.core.table.history import LEAVE, Click, History, Past, position_after
from wartable.core.table.standing_orders import Orders
from wartable.core.text.messages import Messages, Phrase
from wartable.core.title import Title

NOBODY = 0  # the audience of what no viewer may read


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """State, record and chance of one match. The table that seats talk to is built on it, and so is replay."""

    def __init__(self, title: Title, kit: Kit, content_hash: str, chance: Chance) -> None:
        self.title = title
        self.kit = kit
        self.chance = Traced(chance)
        title.bind(kit, chance)
        options = {name: word(value) for name, value in kit.options.items()}  # type: ignore[arg-type]
        self.record = Record(title.name, title.sheet.rules_version, content_hash, kit.seats, options)
        self.state: State = State()
        self.names: dict[str, str] = {}
        self.told: list[tuple[int, Phrase]] = []
        self.journal = Journal()
        self.history = History(kit.seats)
        self.orders = Orders(title.name, title.sheet.windows, kit.seats)
        self._salted = 0
        if isinstance(chance, Fair):
            chance.sit(kit.seats)
            self.record.commitment = chance.commitment
        elif isinstance(chance, Seeded) and chance.fresh():
            self.record.seed = str(chance.seed)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.kit.seats

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that still owe an answer."""
        return self.state.deciders()

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.state.outcome()

    @property
    def messages(self) -> Messages:
        """What the table says: the title's messages, with the names of its pack."""
        return self.title.messages_of(self.kit)

    @property
    def fair(self) -> Fair | None:
        """The table's chance, if its dice and draws can be proved after the game."""
        source = self.chance.source
        return source if isinstance(source, Fair) else None

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotAnAction(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return seat

    def _viewer(self, viewer: object) -> int:
        return PUBLIC if viewer == PUBLIC else self._seat(viewer)

    # -- lines --

    def write(self, kind: str, seat: int = PUBLIC, text: str = "", entries: Sequence[Entry] = ()) -> Line:
        """Adds a line to the record, with what the log said and the results of chance since the last one."""
        first, words = self.record.drawn, self.title.vocabularies(self.kit)
        draws = [rec.result(draw, first + i, words) for i, draw in enumerate(self.chance.take())]
        if kind not in (rec.START, rec.CHOICE, rec.FORFEIT):
            for result in draws:
                result.audience = NOBODY  # no rule asked for it, so a replay could not say who may know it
        line = self.record.add(Line(kind, seat, text, draws, entries=list(entries)))
        self.orders.tend(self.state)
        return line

    def position_text(self) -> str:
        """The position as a line of the record keeps it: with the version of the rules that go on from it."""
        data = json.dumps(self.state.to_dict(), separators=(",", ":"))
        return f"{self.title.sheet.rules_version} {data}"

    def note_salts(self) -> None:
        """Writes the salts that came in since the last line: they count for all results after it."""
        if self.fair is not None:
            for seat, text in self.fair.given[self._salted :]:
                self.record.add(Line(rec.SALT, seat, text))
            self._salted = len(self.fair.given)

    def go_on_with(self, chance: Chance) -> None:
        """Goes on with a chance that stands where the record does."""
        self.title.bind(self.kit, chance)
        self.chance.source = chance
        self._salted = len(self.record.salts)

    # -- what seats do --

    def check(self, state: State, seat: int, code: int, text: str) -> None:
        """Refuses what is not in the seat's legal list at a position."""
        if seat not in state.deciders() or code not in state.legal(seat):
            raise Refused(self._refusal(state, seat, code), text)

    def _refusal(self, state: State, seat: int, code: int, clause: int = 0, otherwise: Phrase | None = None) -> Refusal:
        """Why a seat may not play a code in a position: by the clause that `why` gives, unless another is named.

        `otherwise` is said where the title has no words for this position.
        """
        number = clause or state.why(seat, code)
        phrase = state.reason(seat, code, number) or otherwise
        bound = None if phrase is None else phrase.bound(self.messages)
        return Refusal(self.title, self.title.clauses[number], bound)

    def click(self, seat: int, code: int, text: str) -> Click:
        """Plays one click; the one that completes a choice writes its line."""
        self.check(self.state, seat, code, text)
        click = self._apply(seat, code, self.state.final(seat, code))
        if not self.state.drafting(seat):
            # What picks told is the draft's: the line has what the whole choice tells, in whatever order it was picked.
            words = self.title.line(self.kit, self.history.close(seat))
            click.line = self.write(rec.CHOICE, seat, words, click.entries)
            self._end_rows()
        self.history.forget()
        return click

    def choose(self, seat: int, text: str) -> None:
        """Plays a completed choice in words."""
        click: Click | None = None
        for code in self.title.parse(self.kit, text):
            click = self.click(seat, code, text)
        if click is None or click.line is None:
            raise NotAnAction(f"{text!r} is no complete choice")

    def leave(self, seat: int) -> None:
        """A seat resigns."""
        click = self._apply(seat, LEAVE, True)
        click.line = self.write(rec.FORFEIT, seat, entries=click.entries)
        self._end_rows()
        self.history.forget()

    def take_back(self, seat: int) -> None:
        """Takes back the seat's last completed choice, and with it what others have sealed because of it."""
        if self.outcome is not None:
            raise UndoRefused("the game is over")
        past = self.history.without(self.history.choice(seat), sealed=True)
        self._go_back(past)
        self.write(rec.UNDO, seat, " ".join(str(click.seat) for click in past.lost))

    def rewind(self, kept: int) -> None:
        """Goes back to where the record had so many lines."""
        standing = [line for line in self.record.lines[:kept] if not line.struck]
        self.state = position_after(self.title, self.kit, standing)
        self.history.clear()
        self.write(rec.ROLLBACK, text=str(kept))

    def remove(self, clicks: list[Click]) -> None:
        """Plays on as if these clicks had never been; open rows that no longer fit are dropped and their seats told."""
        self._go_back(self.history.without(clicks))

    def _go_back(self, past: Past) -> None:
        self.history.adopt(past)
        self.state = past.state
        answered = {click.seat for click in past.lost}
        for seat in sorted(past.dropped):
            self.told.append((seat, Phrase("answer-dropped" if seat in answered else "draft-dropped")))

    def drop(self, clicks: list[Click]) -> None:
        """Takes open rows away from their seats."""
        if clicks:
            self.remove(clicks)
            for seat in sorted({click.seat for click in clicks}):
                self.told.append((seat, Phrase("draft-dropped")))

    def _end_rows(self) -> None:
        """Drops the rows that nobody asks for any more: what others do can end a decision, or the game."""
        ended = [seat for seat in range(self.seats) if self.history.drafts[seat] and not self.state.drafting(seat)]
        self.drop([click for seat in ended for click in self.history.picks(seat)])

    def _apply(self, seat: int, code: int, final: bool) -> Click:
        self.note_salts()
        if self.fair is not None and self.fair.index != self.record.drawn:
            raise WartableError("something else has drawn from this table's chance: its results could not be proved")
        before = self.state.copy()
        try:
            if code == LEAVE:
                self.state.forfeit(seat, self.chance, self.journal)
            else:
                self.state.apply(seat, code, self.chance, self.journal)
        except Exception:
            # Chance may fail in the middle (a script runs out): then nothing has happened.
            self.state = before
            self.chance.take()
            self.journal.take()
            raise
        click = Click(seat, code, before, self.chance.draws[:], self.journal.take(), final)
        # Picks are free to change, even where allies see them: only a completed choice is final by what it told.
        told = not self.state.drafting(seat) and click.confides
        click.final = final or told or self.history.reveals(click)
        self.history.add(click)
        return click
