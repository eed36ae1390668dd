"""What a table keeps beside the game: its record and secret, salts, names of things, notes, what forms stand for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wartable.core import hooks
from wartable.core.errors import NotAnAction, OptionError, WartableError
from wartable.core.forms import Filled, FormError
from wartable.core.record import record as rec, veiled, wtr
from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Record, clean
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import Kit, Outcome, State
from wartable.core.table.engine import Engine
from wartable.core.table.history import History
from wartable.core.table.standing_orders import Orders
from wartable.core.text.messages import Messages, Phrase
from wartable.core.title import Title
from wartable.core.view import View

NOTE_LENGTH = 500
NAME_LENGTH = 80


class Keeping:
    """The table's own papers. None of them is part of the position."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

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
        return self.record.names

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
        """Names a thing (a platoon, a seat); no name takes it away. A seat names what is its own, as the title says.

        Others read the name once the thing is public; who runs the table (PUBLIC) names things for all.
        """
        seat = self._engine.viewer_of(seat)
        thing = clean("what-thing", thing, NAME_LENGTH)
        if " " in thing:
            raise OptionError("thing-one-word", thing=repr(thing))
        name = clean("what-name", name, NAME_LENGTH) if name else ""
        if seat != PUBLIC and not self.title.may_name(self.kit, self.title.view(self.state, seat), thing):
            raise OptionError("name-not-yours", seat=seat, thing=repr(thing))
        self._engine.write(rec.NAME, seat, f"{thing} {name}".rstrip())
        self._engine.names = self.record.namings

    def names_for(self, view: View) -> dict[str, str]:
        """The names of things that a viewer may know: public ones, their own, and those of things that are public."""
        out: dict[str, str] = {}
        own: dict[str, str] = {}
        for (seat, thing), name in self._engine.names.items():
            if seat == view.viewer:
                own[thing] = name
            elif seat == PUBLIC or self.title.knows_thing(self.kit, view, thing):
                out[thing] = name
        return {**out, **own}

    def fill(self, seat: int, form: str, fields: Mapping[str, object]) -> Filled:
        """What a form stands for that the seat filled in; nothing is played. Raises FormError for a field."""
        seat = self._engine.seat_of(seat)
        if not isinstance(form, str) or not isinstance(fields, Mapping):
            raise NotAnAction("not-an-action", action=repr(form))
        try:
            found = self.title.read_form(self.kit, self.title.view(self.state, seat), form, fields)
        except FormError as error:
            raise error.bound(self.messages) from None
        return found.bound(self.messages)

    def note(self, seat: int, text: str) -> None:
        """A comment in the record; a seat's own, or everybody's (PUBLIC)."""
        self._engine.write(rec.NOTE, self._engine.viewer_of(seat), clean("what-note", text, NOTE_LENGTH))
