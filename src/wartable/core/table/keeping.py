"""Keeping: what a table keeps for later, its record as a file, its secret, names and notes."""

from __future__ import annotations

from dataclasses import replace

from wartable.core import hooks
from wartable.core.errors import OptionError, WartableError
from wartable.core.record import record as rec
from wartable.core.record import redacted, wtr
from wartable.core.record.record import clean
from wartable.core.rules.log import PUBLIC
from wartable.core.table.acting import Acting

NOTE_LENGTH = 500
NAME_LENGTH = 80


class Keeping(Acting):
    """A match that can be saved, proved and commented on."""

    def salt(self, seat: int, text: str) -> None:
        """A seat's part in all dice and draws from now on."""
        seat = self._seat(seat)
        if self.fair is None:
            raise OptionError("this table's chance takes no salts; open it with chance=wartable.Fair()")
        self.fair.salt(seat, text)
        self.note_salts()

    def reveal(self) -> str:
        """Publishes the secret of a table that is over: from now on everybody can prove its dice and draws."""
        if self.outcome is None:
            raise WartableError("the game goes on, so the secret of its chance stays one")
        if self.fair is not None:
            self.record.secret = self.fair.reveal()
        return self.record.secret

    def wtr(self, viewer: int | None = None) -> str:
        """The record as text: whole, or veiled for one viewer. A table that is over publishes its secret here.

        Of a running table the whole record is for those who run it: it holds all hands, and the secret to go on with.
        """
        self.note_salts()
        self.record.ending = wtr.ending(self.outcome, self.title.clauses)
        if viewer is not None:
            return wtr.dump(redacted.veiled(self.title, self.kit, self.record, self._viewer(viewer)))
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
        thing = clean("the name of a thing", thing, NAME_LENGTH)
        if " " in thing:
            raise OptionError(f"a thing is one word, not {thing!r}")
        name = clean("a name", name, NAME_LENGTH) if name else ""
        self.write(rec.NAME, self._viewer(seat), f"{thing} {name}".rstrip())
        self.names = self.record.names

    def note(self, seat: int, text: str) -> None:
        """A comment in the record; a seat's own, or everybody's (PUBLIC)."""
        self.write(rec.NOTE, self._viewer(seat), clean("a note", text, NOTE_LENGTH))
