"""Title: a game we play, with its fact sheet and its doors. A new title is one folder with one object of this class."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from wartable.core.entries import EntryRow
from wartable.core.errors import ChanceError, ContentError, NotAnAction, OptionError, PositionError
from wartable.core.fields import Fields
from wartable.core.options import Option, Preset, Value, settle
from wartable.core.questions import Questions
from wartable.core.rules.chance import Chance, Scripted, Seeded, Traced
from wartable.core.rules.log import SILENT, VEILED, Entry, Log
from wartable.core.rules.notation import Notation
from wartable.core.rules.state import Kit, State
from wartable.core.rules.steps import StepState
from wartable.core.scene import LogLine, Sign, Stamp
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook, plain
from wartable.core.view import View

# A title's own kit, state and view. Code that serves any title says plain `Title`.
K = TypeVar("K", bound=Kit, default=Any)
S = TypeVar("S", bound=State, default=Any)
V = TypeVar("V", bound=View, default=Any)

if TYPE_CHECKING:
    from wartable.core.desk import Desk
    from wartable.core.scene import Scene
    from wartable.core.table.table import Table


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a title, and how many seats it takes."""

    name: str
    low: int
    high: int

    @property
    def counts(self) -> range:
        """The numbers of seats that it takes."""
        return range(self.low, self.high + 1)


@dataclass(frozen=True, slots=True)
class FactSheet:
    """The fact sheet that generic tests, the table form and the lab read."""

    name: str
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    rules_version: str
    space: int
    encoding_version: int
    turn_cap: int  # most actions one seat can take before another seat or chance has a say
    game_cap: int  # actions after which a simulated game is cut off; no outcome
    secrets: tuple[str, ...]
    endings: tuple[str, ...]  # clauses that can end a game
    notation: tuple[str, ...]  # one example of each action
    questions: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()  # names of the reaction windows, from number 1
    roles: tuple[str, ...] = ()
    presets: tuple[Preset, ...] = ()  # option values that a table form picks at once

    def __post_init__(self) -> None:
        """Refuse a preset with a value that its option does not take, and an option that never matters."""
        for preset in self.presets:
            settle(self.options, preset.values)
        for option in self.options:
            if not any(option.matters(mode.name, seats) for mode in self.modes for seats in mode.counts):
                raise OptionError("option-never-matters", name=repr(option.name))

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the most seats of any mode."""
        return min(mode.low for mode in self.modes), max(mode.high for mode in self.modes)


@dataclass(frozen=True, slots=True)
class Content:
    """Content of a table as the title read it, with the hash that a record names it by."""

    data: Any
    hash: str
    source: str = ""
    warnings: tuple[str | ContentError, ...] = field(default=())


class Title(ABC, Generic[K, S, V]):
    """What a title provides. The rest of the software knows titles only through this class.

    A pack may bring other cards, units and zones, so everything that names things is handed the table's kit first.
    """

    sheet: FactSheet
    messages: Messages
    rulebook: Rulebook
    clauses: Sequence[str]
    entries: Sequence[EntryRow]
    questions: Questions = Questions()
    state: Callable[[K], S]
    desk: Callable[[Any, K, V, str], Desk[K, V]]
    fields: Fields[Any] | None = None
    openings: Sequence[Mapping[str, Any]] = ()  # in words, with options they need: conformance begins games there too

    # -- doors that each title builds --

    @abstractmethod
    def content(self, pack: str | None = None) -> Content:
        """The title's own content, or a pack's; raises ContentError with file, key and reason."""

    @abstractmethod
    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> K:
        """The kit of a table whose seats and options were checked."""

    def start(self, kit: K, chance: Chance, log: Log, memory: bool) -> S:
        """A new game: set up, dealt, and run to the first decision. By default a new `state` does it: `set_up`."""
        begun: Any = self.state(kit)
        begun.set_up(chance, log)
        found: S = begun
        return found

    def from_dict(self, kit: K, data: Mapping[str, Any]) -> S:
        """A position from its words; raises PositionError with the place. By default `fields` reads a new `state`.

        Steps that ask nobody run on, until somebody is asked who can answer; they cannot draw anything.
        """
        assert self.fields is not None, "a title without a table of fields reads positions by itself"
        found: S = self.fields.read(self.state(kit), data)
        if isinstance(found, StepState):
            step = found.doing().name
            try:
                found.run(Scripted(), SILENT)
            except ChanceError:
                raise PositionError("field-chance-first", step=step) from None
            if not all(found.legal(seat) for seat in found.deciders()):
                raise PositionError("field-no-answer", step=found.doing().name)
        return found

    def line(self, kit: K, clicks: Sequence[int]) -> str:
        """The words of one choice made of these clicks; of a pick alone, the words that it is called by."""
        return self._notation(kit).line(clicks)

    def parse(self, kit: K, text: str) -> list[int]:
        """The clicks of a choice in words, whether or not it is legal now; raises NotAnAction."""
        notation = self._notation(kit)
        try:
            return notation.parse(text)
        except NotAnAction as error:
            raise self._at_table(kit, error) from None

    def pick(self, kit: K, text: str) -> int:
        """The click that a pick's own words name (`deploy shields`), legal now or not; raises NotAnAction."""
        if kit.notation is not None:
            try:
                return kit.notation.pick(text)
            except NotAnAction as error:
                raise self._at_table(kit, error) from None
        words = " ".join(text.split())
        for code in self.parse(kit, words):
            if self.line(kit, [code]) == words:
                return code
        raise NotAnAction("not-a-pick", text=repr(text))

    def _at_table(self, kit: Kit, error: NotAnAction) -> NotAnAction:
        """What was wrong with words: a notation has seats enough for every table, so this one's are named here."""
        if error.key == "word-not-a-number" and error.facts["noun"] == "seat":
            return NotAnAction("word-no-seat", word=error.facts["word"], last=kit.seats - 1)
        return error

    def _notation(self, kit: Kit) -> Notation:
        if kit.notation is None:
            raise NotImplementedError("a title whose kit has no notation reads and writes its choices by itself")
        return kit.notation

    @abstractmethod
    def view(self, state: S, viewer: int) -> V:
        """All that a viewer may know."""

    def scene(self, kit: K, view: V, lang: str) -> Scene:
        """What is drawn of a view: by default what the title's `desk` lays out.

        The kit is known to all; what else is drawn comes from the view alone.
        """
        return self.desk(self, kit, view, lang).scene()

    def names(self, kit: K) -> Mapping[str, Sequence[str]]:
        """The names of things, by the kind of argument that counts them: `card`, `zone`, `seat`."""
        return {}

    def tell(self, kit: K, kind: str, value: int) -> object:
        """An entry's argument as a phrase or number, by the kind that the entry's specification names.

        By default a thing that has a name is the message `<kind>-<name>`.
        """
        names = self.names(kit)
        return Phrase(f"{kind}-{names[kind][value]}") if kind in names else value

    def vocabularies(self, kit: K) -> Sequence[Sequence[str]]:
        """The names of the kinds that chance draws, a list for each sort of bag: by default the cards of `names`."""
        names = self.names(kit)
        return (names["card"],) if "card" in names else ()

    def messages_of(self, kit: K) -> Messages:
        """What a table says: the title's messages, with the names that its pack brings along where packs may do so."""
        return self.messages

    def ask(self, kit: K, view: V, question: str, args: Sequence[str]) -> list[Phrase]:
        """The answer to a read-only question from what the seat may know; raises OptionError."""
        return self.questions.ask(kit, view, question, args)

    def invariants(self, state: S) -> list[str]:
        """What must hold in every position and does not, in words: cards lost, hands too large. For conformance."""
        return [] if self.fields is None else self.fields.broken(state)

    def measures(self, state: S) -> Mapping[str, float]:
        """Numbers that the title counts, of a game that is over, by name: turns, cards played. For the lab.

        A number is called by the message `measure-<name>`, where there is one.
        """
        return {}

    def bot(self, level: str) -> Callable[[State, int, Chance], int] | None:
        """The title's own rule-based player of a level, if it has one."""
        return None

    # -- what follows from them --

    @property
    def name(self) -> str:
        """The title's name in code and on the command line."""
        return self.sheet.name

    @property
    def package(self) -> str:
        """The package that holds what the title is drawn, taught and told with: its own, or that of one it extends."""
        modules = [owner.__module__ for owner in type(self).__mro__]
        return next((name for name in modules if hasattr(sys.modules.get(name), "__path__")), "")

    @property
    def art(self) -> str:
        """The package whose folder `art` holds the title's drawings."""
        return self.package

    def kit(
        self, seats: int, options: Mapping[str, object] | None = None, pack: str | None = None, *, preset: str = ""
    ) -> K:
        """A kit from anybody's input: checks seats, mode, preset, options and pack."""
        return self.checked_kit(seats, self.preset(preset, options), self.content(pack))

    def preset(self, name: str, options: Mapping[str, object] | None = None) -> dict[str, object]:
        """The option values of a preset, and over them options of one's own; of no preset, these alone."""
        found: Mapping[str, Value] = {}
        if name:
            known = {preset.name: preset for preset in self.sheet.presets}
            if name not in known:
                key = "no-preset" if known else "no-presets"
                raise OptionError(key, title=self.name, name=repr(name), known=", ".join(known))
            found = known[name].values
        return {**found, **(options or {})}

    def checked_kit(self, seats: int, options: Mapping[str, object], content: Content) -> K:
        """A kit from read content; raises OptionError."""
        settled = settle(self.sheet.options, options)
        self.check_seats(seats, settled)
        return self.make_kit(seats, settled, content)

    def check_seats(self, seats: int, options: Mapping[str, object]) -> None:
        """Refuses a number of seats that the mode does not take."""
        modes = {mode.name: mode for mode in self.sheet.modes}
        mode = modes[str(options["mode"])] if "mode" in options else self.sheet.modes[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or not mode.low <= seats <= mode.high:
            span = str(mode.low) if mode.low == mode.high else f"{mode.low}-{mode.high}"
            raise OptionError("seats-of-mode", title=self.name, mode=mode.name, span=span, seats=repr(seats))

    def open(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        pack: str | None = None,
        memory: bool = True,
        preset: str = "",
    ) -> Table:
        """Opens a table: deals, and asks for the first decision. Options go over the values of a preset."""
        from wartable.core.table.table import Table  # the table needs titles; only opening one needs the table

        return Table.open(self, seats, self.preset(preset, options), self.source(seed, chance), pack, memory)

    def source(self, seed: int | None, chance: Chance | None) -> Chance:
        """The chance to play with: the one given, or a seeded one (seed 0 if nothing is said)."""
        if seed is not None and chance is not None:
            raise OptionError("seed-or-chance")
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise OptionError("seed-not-whole", seed=repr(seed))
        if chance is not None and not isinstance(chance, Chance):
            raise OptionError("not-a-chance", given=repr(chance))
        return Seeded(seed or 0) if chance is None else chance

    def bind(self, kit: K, chance: Chance) -> None:
        """Teaches a scripted chance the table's names of kinds."""
        if isinstance(chance, Scripted):
            chance.bind([list(words) for words in self.vocabularies(kit)])
        elif isinstance(chance, Traced):
            self.bind(kit, chance.source)

    def new_state(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        chance: Chance,
        pack: str | None = None,
        memory: bool = False,
        log: Log = SILENT,
        preset: str = "",
    ) -> S:
        """The raw position of a new game, for search and mass play."""
        kit = self.kit(seats, options, pack, preset=preset)
        self.bind(kit, chance)
        return self.start(kit, chance, log, memory)

    def position(
        self,
        data: Mapping[str, Any],
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        pack: str | None = None,
    ) -> Table:
        """A table that starts from a position in words."""
        from wartable.core.table.table import Table

        return Table.at(self, data, self.source(seed, chance), pack)

    def reason(self, clause: str, lang: str) -> str:
        """Why a clause refuses something: a short reason if there is one, else the rulebook's sentence.

        The short reason of PR-ATK-09 is the message `why-PR-ATK-09`; a key has no points, so AB-7.1-03 is called
        `why-AB-7_1-03` there.
        """
        key = f"why-{clause.replace('.', '_')}"
        if self.messages.has(lang, key):
            return self.messages.format(lang, key)
        return plain(self.rulebook.clause(clause, lang).text)

    def seat_name(self, kit: K, seat: int, lang: str) -> str:
        """What a seat is called.

        >>> import wartable
        >>> table = wartable.title("proelio").open(seats=3)
        >>> table.title.seat_name(table.kit, 0, "it")
        'Giglio'
        """
        told = self.tell(kit, "seat", seat)
        return told.say(self.messages_of(kit), lang) if isinstance(told, Phrase) else str(told)

    def side_name(self, kit: K, side: int, lang: str) -> str:
        """What a side is called: by default its name among `names`, under `side`, or its number."""
        told = self.tell(kit, "side", side)
        return told.say(self.messages_of(kit), lang) if isinstance(told, Phrase) else str(told)

    def entry(self, kit: K, entry: Entry, viewer: int, lang: str) -> str | None:
        """A line of the log as a viewer reads it, or None if it is not for that viewer."""
        seen = entry.seen(viewer)
        if seen is None:
            return None
        phrase = self.phrase(kit, entry.key, seen, viewer)
        return phrase.say(self.messages_of(kit), lang)

    def log_lines(self, kit: K, entries: Sequence[Entry], viewer: int, lang: str, most: int) -> tuple[LogLine, ...]:
        """The last entries that the viewer was told, as a page shows them: with turn, sign, clause and stamp."""
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
        """What an entry that the viewer was told stamps on the thing that it befell, if its row says so."""
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
        """Whether an entry names a seat of the viewer's side against the one that its stamp lands on."""
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
        """The side that a seat was on when an entry was written: by default the one that the kit begins with.

        A title whose sides change looks in the entries before it for the last one that tells of a change.
        """
        return kit.faction(seat)

    def seat_sign(self, kit: K, seat: int) -> str:
        """The drawing that stands for a seat beside a line of the log."""
        return ""

    def seat_thing(self, kit: K, seat: int) -> str:
        """The thing of the scene that a line of the log points at when it names a seat."""
        return ""

    def entry_clause(self, entries: Sequence[Entry], at: int) -> str:
        """The clause beside a line of the log: that of its row, unless it hangs on what came before."""
        return self.entries[entries[at].key].clause

    def stamp_args(self, kit: K, key: int, seen: Sequence[int], viewer: int) -> Mapping[str, object]:
        """What the words of a stamp are told: as in the log, unless a title prints names in another way."""
        return self.phrase(kit, key, seen, viewer).args

    def stamp_thing(self, kit: K, entries: Sequence[Entry], at: int, value: int) -> str:
        """The thing that an entry's stamp lands on, by the argument that its row names; none: no stamp."""
        return ""

    def stamp_sign(self, kit: K, name: str, facts: Mapping[str, int]) -> Sign | None:
        """What is drawn on an entry's stamp."""
        return None

    def phrase(self, kit: K, key: int, seen: Sequence[int], viewer: int) -> Phrase:
        """An entry's arguments as a phrase; `me` names the argument that is the viewer's own seat."""
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
