"""Title: a game we play, with its fact sheet and its doors.

A new title is one folder with one object of this class.
"""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from wartable.core.chronicle import Chronicle
from wartable.core.errors import ChanceError, ContentError, NotAnAction, OptionError, PositionError
from wartable.core.fields import Fields
from wartable.core.forms import Filled
from wartable.core.options import Option, Preset, Value, with_defaults
from wartable.core.questions import Questions
from wartable.core.rules.chance import Chance, Scripted, Seeded, Traced
from wartable.core.rules.log import SILENT, Log
from wartable.core.rules.notation import Notation
from wartable.core.rules.state import Kit, State
from wartable.core.rules.steps import StepState
from wartable.core.step_view import quiet_misses
from wartable.core.text.messages import Messages, Phrase
from wartable.core.view import NearMiss, View

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
    rank: int = 100  # its place among the posters of several titles: lower ones come first

    def __post_init__(self) -> None:
        """Refuse a preset with a value that its option does not take, and an option that never matters."""
        for preset in self.presets:
            with_defaults(self.options, preset.values)
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


@dataclass(frozen=True, slots=True)
class Repricing:
    """What new prices change in a pack: the texts of its files by name, and each change with its place."""

    files: Mapping[str, str]
    changes: Sequence[ContentError]


class Title(Chronicle[K], Generic[K, S, V]):
    """What a title provides. The rest of the software knows titles only through this class.

    A pack may bring other cards, units and zones, so everything that names things is handed the table's kit first.
    """

    sheet: FactSheet
    clauses: Sequence[str]
    questions: Questions = Questions()
    state: Callable[[K], S]
    desk: Callable[[Any, K, V, str], Desk[K, V]]
    fields: Fields[Any] | None = None
    openings: Sequence[Mapping[str, Any]] = ()  # in words, with options they need: conformance begins games there too
    pictures: Sequence[Mapping[str, Any]] = ()  # positions in words that the title is shown by, the first one first

    # -- doors that each title builds --

    @abstractmethod
    def content(self, pack: str | None = None) -> Content:
        """Return the title's own content, or a pack's; raise ContentError with file, key and reason."""

    def reprice(self, pack: str) -> Repricing:
        """Return a pack's things priced by the title's own formula, where it has one; raise ContentError."""
        raise OptionError("no-prices", title=self.name)

    @abstractmethod
    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> K:
        """Return the kit of a table whose seats and options were checked."""

    def start(self, kit: K, chance: Chance, log: Log, memory: bool) -> S:
        """Return a new game: set up, dealt, and run to the first decision.

        By default a new `state` does it: `set_up`.
        """
        begun: Any = self.state(kit)
        begun.set_up(chance, log)
        found: S = begun
        return found

    def from_dict(self, kit: K, data: Mapping[str, Any]) -> S:
        """Return a position from its words; raise PositionError with the place.

        By default `fields` reads a new `state`.

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
        """Return the words of one choice made of these clicks; of a pick alone, the words that it is called by."""
        return self._notation(kit).line(clicks)

    def parse(self, kit: K, text: str) -> list[int]:
        """Return the clicks of a choice in words, whether or not it is legal now; raise NotAnAction."""
        notation = self._notation(kit)
        try:
            return notation.parse(text)
        except NotAnAction as error:
            raise self._at_table(kit, error) from None

    def pick(self, kit: K, text: str) -> int:
        """Return the click that a pick's own words name (`deploy shields`), legal now or not; raise NotAnAction."""
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
        """Return what was wrong with words.

        A notation has seats enough for every table, so this one's are named here.
        """
        if error.key == "word-not-a-number" and error.facts["noun"] == "seat":
            return NotAnAction("word-no-seat", word=error.facts["word"], last=kit.seats - 1)
        return error

    def _notation(self, kit: Kit) -> Notation:
        if kit.notation is None:
            raise NotImplementedError("a title whose kit has no notation reads and writes its choices by itself")
        return kit.notation

    @abstractmethod
    def view(self, state: S, viewer: int) -> V:
        """Return all that a viewer may know."""

    def misses(self, state: S, seat: int, things: Sequence[str]) -> list[NearMiss]:
        """Return what a seat may not play on all of these things, where the choices there are quiet; by its steps."""
        return quiet_misses(state, seat, things, self.clauses) if isinstance(state, StepState) else []

    def scene(self, kit: K, view: V, lang: str, names: Mapping[str, str] | None = None) -> Scene:
        """Return what is drawn of a view: by default what the title's `desk` lays out.

        The kit is known to all; what else is drawn comes from the view alone, and from the `names` that the viewer may
        know of things.
        """
        desk = self.desk(self, kit, view, lang)
        desk.names = names or {}
        return desk.scene()

    def may_name(self, kit: K, view: V, thing: str) -> bool:
        """Return whether a seat may give a thing a name, by what it sees: where names become public, its owner alone.

        By default anything may have one, for the seat's own eyes.
        """
        return True

    def knows_thing(self, kit: K, view: V, thing: str) -> bool:
        """Return whether a viewer who is not the owner may know a thing by its name: not before it is public."""
        return False

    def read_form(self, kit: K, view: V, form: str, fields: Mapping[str, object]) -> Filled:
        """Return what a filled form stands for, from what its seat may know.

        Raise FormError for a field, or OptionError.
        """
        raise OptionError("no-form", title=self.name, form=repr(form))

    def names(self, kit: K) -> Mapping[str, Sequence[str]]:
        """Return the names of things, by the kind of argument that counts them: `card`, `zone`, `seat`."""
        return {}

    def tell(self, kit: K, kind: str, value: int) -> object:
        """Return an entry's argument as a phrase or number, by the kind that the entry's specification names.

        By default a thing that has a name is the message `<kind>-<name>`.
        """
        names = self.names(kit)
        return Phrase(f"{kind}-{names[kind][value]}") if kind in names else value

    def vocabularies(self, kit: K) -> Sequence[Sequence[str]]:
        """Return the names of the kinds that chance draws, a list for each sort of bag.

        By default the cards of `names`.
        """
        names = self.names(kit)
        return (names["card"],) if "card" in names else ()

    def messages_of(self, kit: K) -> Messages:
        """Return what a table says.

        The title's messages, with the names that its pack brings along where packs may do so.
        """
        return self.messages

    def ask(self, kit: K, view: V, question: str, args: Sequence[str]) -> list[Phrase]:
        """Return the answer to a read-only question from what the seat may know; raise OptionError."""
        return self.questions.ask(kit, view, question, args)

    def invariants(self, state: S) -> list[str]:
        """Return what must hold in every position and does not, in words: cards lost, hands too large.

        For conformance.
        """
        return [] if self.fields is None else self.fields.broken(state)

    def measures(self, state: S) -> Mapping[str, float]:
        """Return numbers that the title counts, of a game that is over, by name: turns, cards played. For the lab.

        A number is called by the message `measure-<name>`, or else by the message `<name>`, where there is one.
        """
        return {}

    def gauge(self) -> Log:
        """Return the log that the lab plays a game with, for `counts` to read: by default one that is switched off."""
        return SILENT

    def counts(self, kit: K, log: Log) -> Mapping[str, float]:
        """Return numbers that the title reads off the log of a game that is over, beside its measures. For the lab."""
        return {}

    def bot(self, level: str) -> Callable[[State, int, Chance], int | list[int]] | None:
        """Return the title's own rule-based player of a level, if it has one.

        It answers a code, or a whole row of them.
        """
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
        """Return a kit from anybody's input: checks seats, mode, preset, options and pack."""
        return self.checked_kit(seats, self.preset(preset, options), self.content(pack))

    def preset(self, name: str, options: Mapping[str, object] | None = None) -> dict[str, object]:
        """Return the option values of a preset, and over them options of one's own; of no preset, these alone."""
        found: Mapping[str, Value] = {}
        if name:
            known = {preset.name: preset for preset in self.sheet.presets}
            if name not in known:
                key = "no-preset" if known else "no-presets"
                raise OptionError(key, title=self.name, name=repr(name), known=", ".join(known))
            found = known[name].values
        return {**found, **(options or {})}

    def options(self, content: Content) -> tuple[Option, ...]:
        """Return the options of a table with this content.

        Those of the fact sheet, unless values come from the content.
        """
        return self.sheet.options

    def checked_kit(self, seats: int, options: Mapping[str, object], content: Content) -> K:
        """Return a kit from read content; raise OptionError."""
        chosen = with_defaults(self.options(content), options)
        self.check_seats(seats, chosen)
        return self.make_kit(seats, chosen, content)

    def check_seats(self, seats: int, options: Mapping[str, object]) -> None:
        """Refuse a number of seats that the mode does not take."""
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
        """Open a table: deal, and ask for the first decision. Options go over the values of a preset."""
        from wartable.core.table.table import Table  # the table needs titles; only opening one needs the table

        return Table.open(self, seats, self.preset(preset, options), self.source(seed, chance), pack, memory)

    def source(self, seed: int | None, chance: Chance | None) -> Chance:
        """Return the chance to play with: the one given, or a seeded one (seed 0 if nothing is said)."""
        if seed is not None and chance is not None:
            raise OptionError("seed-or-chance")
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise OptionError("seed-not-whole", seed=repr(seed))
        if chance is not None and not isinstance(chance, Chance):
            raise OptionError("not-a-chance", given=repr(chance))
        return Seeded(seed or 0) if chance is None else chance

    def bind(self, kit: K, chance: Chance) -> None:
        """Teach a scripted chance the table's names of kinds."""
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
        """Return the raw position of a new game, for search and mass play."""
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
        """Return a table that starts from a position in words."""
        from wartable.core.table.table import Table

        return Table.at(self, data, self.source(seed, chance), pack)
