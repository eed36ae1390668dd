"""What a table keeps beside the game.

Its record and secret, salts, names of things, notes, what forms stand for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wartable.core import hooks
from wartable.core.errors import NotAnAction, OptionError, WartableError
from wartable.core.forms import Filled, FormError
from wartable.core.record import record as rec, veiled, wtr
from wartable.core.record.record import NAME_LENGTH, clean, note_name
from wartable.core.rules.log import PUBLIC
from wartable.core.table.parts import TableParts
from wartable.core.view import View

NOTE_LENGTH = 500
THING_LENGTH = 80


class Keeping(TableParts):
    """The table's own papers. None of them is part of the position."""

    def salt(self, seat: int, text: str) -> None:
        """A seat's part in all dice and draws from now on."""
        seat = self._engine.seat_of(seat)
        if self.fair is None:
            raise OptionError("chance-without-salts")
        self.fair.salt(seat, text)
        self._engine.note_salts()

    def reveal(self) -> str:
        """Publish the secret of a table that is over: from now on everybody can prove its dice and draws."""
        if self.outcome is None:
            raise WartableError("secret-kept")
        if self.fair is not None:
            self.record.secret = self.fair.reveal()
        return self.record.secret

    def wtr(self, viewer: int | None = None) -> str:
        """Return the record as text: whole, or veiled for one viewer. A table that is over publishes its secret here.

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
        """Write the record to a file: whole, or veiled for one viewer."""
        hooks.write(path, self.wtr(viewer))

    # -- names and notes: the table's own, never in the state --

    def name_thing(self, thing: str, name: str, seat: int = PUBLIC) -> None:
        """Names a thing (a platoon, a seat); no name takes it away. A seat names what is its own, as the title says.

        Others read the name once the thing is public; who runs the table (PUBLIC) names things for all.
        """
        seat = self._engine.viewer_of(seat)
        thing = clean("what-thing", thing, THING_LENGTH)
        if " " in thing:
            raise OptionError("thing-one-word", thing=repr(thing))
        name = clean("what-name", name, NAME_LENGTH) if name else ""
        if seat != PUBLIC and not self.title.may_name(self.kit, self.title.view(self.state, seat), thing):
            raise OptionError("name-not-yours", seat=seat, thing=repr(thing))
        self._engine.write(rec.NAME, seat, f"{thing} {name}".rstrip())
        note_name(self._engine.names, self.record.lines[-1])

    def names_for(self, view: View) -> dict[str, str]:
        """Return the names of things that a viewer may know.

        Public ones, their own, and those of things that are public.
        """
        out: dict[str, str] = {}
        own: dict[str, str] = {}
        for (seat, thing), name in self._engine.names.items():
            if seat == view.viewer:
                own[thing] = name
            elif seat == PUBLIC or self.title.knows_thing(self.kit, view, thing):
                out[thing] = name
        return {**out, **own}

    def fill(self, seat: int, form: str, fields: Mapping[str, object]) -> Filled:
        """Return what a form stands for that the seat filled in; nothing is played. Raise FormError for a field."""
        seat = self._engine.seat_of(seat)
        view = self.title.view(self.state, seat)
        if not isinstance(form, str) or not isinstance(fields, Mapping):
            raise NotAnAction("not-an-action", action=repr(form))
        try:
            found = self.title.read_form(self.kit, view, form, fields)
        except FormError as error:
            raise error.bound(self.messages) from None
        given = self.names_for(view)
        names = {thing: name for thing, name in found.names.items() if given.get(thing, "") != name}
        return replace(found, names=names).bound(self.messages)

    def note(self, seat: int, text: str) -> None:
        """A comment in the record; a seat's own, or everybody's (PUBLIC)."""
        self._engine.write(rec.NOTE, self._engine.viewer_of(seat), clean("what-note", text, NOTE_LENGTH))
