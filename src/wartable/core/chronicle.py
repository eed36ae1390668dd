"""The chronicle: how a title tells what happened.

Entries become sentences, lines of a page, and stamps on things.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic

from typing_extensions import TypeVar

from wartable.core.entries import EntryRow
from wartable.core.rules.log import VEILED, Entry
from wartable.core.rules.state import Kit
from wartable.core.scene import LogLine, Sign, Stamp
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook, plain

K = TypeVar("K", bound=Kit, default=Any)


class Chronicle(ABC, Generic[K]):
    """What a title says of clauses and entries; a title overrides what its own things are called and how they look."""

    messages: Messages
    rulebook: Rulebook
    entries: Sequence[EntryRow]

    @abstractmethod
    def tell(self, kit: K, kind: str, value: int) -> object:
        """Return an entry's argument as a phrase or number, by the kind that the entry's specification names."""

    @abstractmethod
    def messages_of(self, kit: K) -> Messages:
        """Return what a table says."""

    def reason(self, clause: str, lang: str) -> str:
        """Return why a clause refuses something: a short reason if there is one, else the rulebook's sentence.

        The short reason of PR-ATK-09 is the message `why-PR-ATK-09`; a key has no points, so AB-7.1-03 is called
        `why-AB-7_1-03` there.
        """
        key = f"why-{clause.replace('.', '_')}"
        if self.messages.has(lang, key):
            return self.messages.format(lang, key)
        return plain(self.rulebook.clause(clause, lang).text)

    def seat_name(self, kit: K, seat: int, lang: str) -> str:
        """Return what a seat is called.

        >>> import wartable
        >>> table = wartable.title("proelio").open(seats=3)
        >>> table.title.seat_name(table.kit, 0, "it")
        'Giglio'
        """
        told = self.tell(kit, "seat", seat)
        return told.say(self.messages_of(kit), lang) if isinstance(told, Phrase) else str(told)

    def side_name(self, kit: K, side: int, lang: str) -> str:
        """Return what a side is called: by default its name among `names`, under `side`, or its number."""
        told = self.tell(kit, "side", side)
        return told.say(self.messages_of(kit), lang) if isinstance(told, Phrase) else str(told)

    def entry(self, kit: K, entry: Entry, viewer: int, lang: str) -> str | None:
        """Return a line of the log as a viewer reads it, or None if it is not for that viewer."""
        seen = entry.seen(viewer)
        if seen is None:
            return None
        phrase = self.phrase(kit, entry.key, seen, viewer)
        return phrase.say(self.messages_of(kit), lang)

    def log_lines(self, kit: K, entries: Sequence[Entry], viewer: int, lang: str, most: int) -> tuple[LogLine, ...]:
        """Return the last entries that the viewer was told, as a page shows them: with turn, sign, clause and stamp."""
        messages = self.messages_of(kit)
        out: list[LogLine] = []
        turn = ""
        for i, entry in enumerate(entries):
            row, seen = self.entries[entry.key], entry.seen(viewer)
            if seen is None:
                continue
            if row.counts:
                turn = str(row.facts(seen)[row.counts])
                continue
            if i < len(entries) - most:
                continue
            seats = [
                value
                for (_, kind), value in zip(row.arguments, seen, strict=False)
                if kind == "seat" and value != VEILED
            ]
            out.append(
                LogLine(
                    turn,
                    self.phrase(kit, entry.key, seen, viewer).say(messages, lang),
                    self.seat_sign(kit, seats[0]) if seats else "",
                    self.entry_clause(entries, i),
                    messages.format(lang, row.group) if row.group else "",
                    tuple(filter(None, (self.seat_thing(kit, seat) for seat in seats))),
                    entry=i,
                    stamp=self.stamp(kit, entries, i, viewer, lang),
                )
            )
        return tuple(out)

    def stamp(self, kit: K, entries: Sequence[Entry], at: int, viewer: int, lang: str) -> Stamp | None:
        """Return what an entry that the viewer was told stamps on the thing that it befell, if its row says so."""
        entry = entries[at]
        row, seen = self.entries[entry.key], entry.seen(viewer)
        if row.stamp is None or seen is None:
            return None
        facts = row.facts(seen)
        thing = self.stamp_thing(kit, entries, at, facts.get(row.stamp.on, VEILED))
        if not thing:
            return None
        tone = row.stamp.tone_of(facts)
        if tone and viewer >= 0 and self._foe_of(kit, entries, at, facts, viewer):
            tone = "bad" if tone == "good" else "good"
        args = self.stamp_args(kit, entry.key, seen, viewer)
        said = [Phrase(f"stamp-{row.name}{part}", **args).say(self.messages_of(kit), lang) for part in ("", "-note")]
        return Stamp(said[0], said[1], thing, self.stamp_sign(kit, row.name, facts), tone)

    def _foe_of(self, kit: K, entries: Sequence[Entry], at: int, facts: Mapping[str, int], viewer: int) -> bool:
        """Return whether an entry names a seat of the viewer's side against the one that its stamp lands on."""
        row = self.entries[entries[at].key]
        assert row.stamp is not None
        seats = {name: facts[name] for name, kind in row.arguments if kind == "seat" and facts[name] >= 0}
        on = seats.pop(row.stamp.on, viewer)
        mine = self.side_at(kit, entries, at, viewer)
        if self.side_at(kit, entries, at, on) == mine:
            return False
        return any(self.side_at(kit, entries, at, other) == mine for other in seats.values())

    # -- how a page draws entries: a title says what its things are called --

    def side_at(self, kit: K, entries: Sequence[Entry], at: int, seat: int) -> int:
        """Return the side that a seat was on when an entry was written: by default the one that the kit begins with.

        A title whose sides change looks in the entries before it for the last one that tells of a change.
        """
        return kit.faction(seat)

    def seat_sign(self, kit: K, seat: int) -> str:
        """Return the drawing that stands for a seat beside a line of the log."""
        return ""

    def seat_thing(self, kit: K, seat: int) -> str:
        """Return the thing of the scene that a line of the log points at when it names a seat."""
        return ""

    def entry_clause(self, entries: Sequence[Entry], at: int) -> str:
        """Return the clause beside a line of the log: that of its row, unless it hangs on what came before."""
        return self.entries[entries[at].key].clause

    def stamp_args(self, kit: K, key: int, seen: Sequence[int], viewer: int) -> Mapping[str, object]:
        """Return what the words of a stamp are told: as in the log, unless a title prints names in another way."""
        return self.phrase(kit, key, seen, viewer).args

    def stamp_thing(self, kit: K, entries: Sequence[Entry], at: int, value: int) -> str:
        """Return the thing that an entry's stamp lands on, by the argument that its row names; none: no stamp."""
        return ""

    def stamp_sign(self, kit: K, name: str, facts: Mapping[str, int]) -> Sign | None:
        """Return what is drawn on an entry's stamp."""
        return None

    def phrase(self, kit: K, key: int, seen: Sequence[int], viewer: int) -> Phrase:
        """Return an entry's arguments as a phrase; `me` names the argument that is the viewer's own seat."""
        row = self.entries[key]
        args: dict[str, object] = {"me": "none"}
        for i, (argument, kind) in enumerate(row.arguments):
            if kind.endswith("*"):
                rest = list(seen[i:])
                args[argument] = (
                    "veiled" if VEILED in rest else tuple(self.tell(kit, kind[:-1], value) for value in rest)
                )
                break
            value = seen[i]
            if kind == "seat" and value == viewer and args["me"] == "none":
                args["me"] = argument
            args[argument] = "veiled" if value == VEILED else self.tell(kit, kind, value)
        return Phrase(row.name, **args)
