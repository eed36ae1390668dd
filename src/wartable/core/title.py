"""Title: a game we play, with its fact sheet and its doors. A new title is one folder with one object of this class."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from wartable.core.errors import NotAnAction, OptionError
from wartable.core.options import Option, settle
from wartable.core.rules.chance import Chance, Scripted, Seeded, Traced
from wartable.core.rules.log import SILENT, VEILED, Entry, Log
from wartable.core.rules.state import Kit, State
from wartable.core.scene import LogLine
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook, plain
from wartable.core.view import View

if TYPE_CHECKING:
    from wartable.core.scene import Scene
    from wartable.core.table.table import Table


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a title, and how many seats it takes."""

    name: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Sheet:
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
    warnings: tuple[str, ...] = field(default=())


class Title(ABC):
    """What a title provides. The rest of the software knows titles only through this class.

    A pack may bring other cards, units and zones, so whatever names things is handed the table's kit first.
    """

    sheet: Sheet
    messages: Messages
    rulebook: Rulebook
    clauses: Sequence[str]
    entries: Sequence[tuple[str, str]]

    # -- doors that each title builds --

    @abstractmethod
    def content(self, pack: str | None = None) -> Content:
        """The title's own content, or a pack's; raises ContentError with file, key and reason."""

    @abstractmethod
    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> Kit:
        """The kit of a table whose seats and options were checked."""

    @abstractmethod
    def start(self, kit: Kit, chance: Chance, log: Log, memory: bool) -> State:
        """A new game: set up, dealt, and run to the first decision."""

    @abstractmethod
    def from_dict(self, kit: Kit, data: Mapping[str, Any]) -> State:
        """A position from its words; raises PositionError with the place."""

    @abstractmethod
    def line(self, kit: Kit, clicks: Sequence[int]) -> str:
        """The words of one choice made of these clicks."""

    @abstractmethod
    def parse(self, kit: Kit, text: str) -> list[int]:
        """The clicks of a choice in words, whether or not it is legal now; raises NotAnAction."""

    def pick(self, kit: Kit, text: str) -> int:
        """The click that a pick's own words name (`deploy shields`), legal now or not; raises NotAnAction.

        They are what `line` gives for the click alone. A title says more if `parse` does not read them.
        """
        words = " ".join(text.split())
        for code in self.parse(kit, words):
            if self.line(kit, [code]) == words:
                return code
        raise NotAnAction(f"{text!r} is not a single pick")

    @abstractmethod
    def view(self, state: State, viewer: int) -> View:
        """All that a viewer may know."""

    @abstractmethod
    def scene(self, kit: Kit, view: View, lang: str) -> Scene:
        """What is drawn of a view. The kit is known to all; what else is drawn comes from the view alone."""

    @abstractmethod
    def tell(self, kit: Kit, kind: str, value: int) -> object:
        """An entry's argument as a phrase or number, by the kind that the entry's specification names."""

    @abstractmethod
    def vocabularies(self, kit: Kit) -> Sequence[Sequence[str]]:
        """The names of the kinds that chance draws, a list for each sort of bag."""

    def messages_of(self, kit: Kit) -> Messages:
        """What a table says: the title's messages, with the names that its pack brings along where packs may do so."""
        return self.messages

    def ask(self, kit: Kit, view: View, question: str, args: Sequence[str]) -> list[Phrase]:
        """The answer to a read-only question from what the seat may know."""
        raise OptionError(f"there is no question {question!r}")

    def invariants(self, state: State) -> list[str]:
        """What must hold in every position and does not, in words: cards lost, hands too large. For conformance."""
        return []

    def bot(self, level: str) -> Callable[[State, int, Chance], int] | None:
        """The title's own rule-based player of a level, if it has one."""
        return None

    # -- what follows from them --

    @property
    def name(self) -> str:
        """The title's name in code and on the command line."""
        return self.sheet.name

    @property
    def art(self) -> str:
        """The package whose folder `art` holds the title's drawings: its own."""
        return type(self).__module__

    def kit(self, seats: int, options: Mapping[str, object] | None = None, pack: str | None = None) -> Kit:
        """A kit from anybody's input: checks seats, mode, options and pack."""
        return self.checked_kit(seats, options or {}, self.content(pack))

    def checked_kit(self, seats: int, options: Mapping[str, object], content: Content) -> Kit:
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
            raise OptionError(f"{self.name}, mode {mode.name}, takes {span} seats, not {seats}")

    def open(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        pack: str | None = None,
        memory: bool = True,
    ) -> Table:
        """Opens a table: deals, and asks for the first decision."""
        from wartable.core.table.table import Table  # the table needs titles; only opening one needs the table

        return Table.open(self, seats, options or {}, self.source(seed, chance), pack, memory)

    def source(self, seed: int | None, chance: Chance | None) -> Chance:
        """The chance to play with: the one given, or a seeded one (seed 0 if nothing is said)."""
        if seed is not None and chance is not None:
            raise OptionError("give a seed or a chance, not both")
        return Seeded(seed or 0) if chance is None else chance

    def bind(self, kit: Kit, chance: Chance) -> None:
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
    ) -> State:
        """The raw position of a new game, for search and mass play."""
        kit = self.kit(seats, options, pack)
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
        """Why a clause refuses something: a short reason if there is one, else the rulebook's sentence."""
        key = f"why-{clause}"
        if self.messages.has(lang, key):
            return self.messages.format(lang, key)
        return plain(self.rulebook.clause(clause, lang).text)

    def seat_name(self, kit: Kit, seat: int, lang: str) -> str:
        """What a seat is called.

        >>> import wartable
        >>> table = wartable.title("proelio").open(seats=3)
        >>> table.title.seat_name(table.kit, 0, "it")
        'Giglio'
        """
        told = self.tell(kit, "seat", seat)
        return told.say(self.messages_of(kit), lang) if isinstance(told, Phrase) else str(told)

    def entry(self, kit: Kit, entry: Entry, viewer: int, lang: str) -> str | None:
        """A line of the log as a viewer reads it, or None if it is not for him."""
        seen = entry.seen(viewer)
        if seen is None:
            return None
        phrase = self.phrase(kit, entry.key, seen, viewer)
        return phrase.say(self.messages_of(kit), lang)

    def log_lines(self, kit: Kit, entries: Sequence[Entry], viewer: int, lang: str, most: int) -> tuple[LogLine, ...]:
        """The last entries that the viewer was told, as a page shows them; a title adds turns, signs, clauses."""
        first = max(len(entries) - most, 0)
        said = ((i, self.entry(kit, entries[i], viewer, lang)) for i in range(first, len(entries)))
        return tuple(LogLine("", text, entry=i) for i, text in said if text is not None)

    def phrase(self, kit: Kit, key: int, seen: Sequence[int], viewer: int) -> Phrase:
        """An entry's arguments as a phrase; `me` names the argument that is the viewer's own seat."""
        name, spec = self.entries[key]
        args: dict[str, object] = {"me": "none"}
        for i, (argument, kind) in enumerate(_arguments(spec)):
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
        return Phrase(name, **args)


@cache
def _arguments(spec: str) -> tuple[tuple[str, str], ...]:
    """The names and kinds that an entry's specification names: `seat:seat cards:card*`."""
    return tuple((name, kind) for name, kind in (part.split(":") for part in spec.split()))
