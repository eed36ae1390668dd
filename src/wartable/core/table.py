"""Table: a state, its record and its chance. It accepts an action only if it is in that seat's legal list at that seat's number."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wartable.core import record as rec
from wartable.core.chance import Chance, Draw, Recorded, Traced
from wartable.core.clause import (
    NotAnAction,
    OptionError,
    RecordError,
    Refusal,
    Refused,
    Stale,
    UndoRefused,
    WartableError,
)
from wartable.core.kit import Kit
from wartable.core.log import PUBLIC, Entry, Journal, sees
from wartable.core.messages import Phrase
from wartable.core.options import word
from wartable.core.record import Line, Record
from wartable.core.state import Outcome, State
from wartable.core.title import Content, Title
from wartable.core.view import Choice, View

if TYPE_CHECKING:
    from wartable.core.scene import Scene

Action = int | str | Choice


@dataclass(slots=True)
class Click:
    """One click since the last point that nobody can go back behind."""

    seat: int
    code: int
    before: State
    draws: list[Draw]
    entries: list[Entry]
    final: bool
    line: Line | None = None  # the record's line that this click completed

    def seen_by(self, viewer: int) -> bool:
        """Whether the click told the viewer anything."""
        return any(sees(entry.audience, viewer) for entry in self.entries)


@dataclass(slots=True)
class Order:
    """A standing order: decline these reaction windows (none named: all), until the seat's next turn or until revoked."""

    windows: tuple[str, ...]
    until_turn: bool
    seen_off_turn: bool = False


@dataclass(slots=True)
class Proposal:
    """A rollback that some seats have agreed to: the record is to be cut after that many lines."""

    lines: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """One match of a title, with seats."""

    def __init__(self, title: Title, kit: Kit, content: Content, chance: Chance) -> None:
        self.title = title
        self.kit = kit
        self.chance = Traced(chance)
        options = {name: word(value) for name, value in kit.options.items()}  # type: ignore[arg-type]
        self.record = Record(title.name, title.sheet.rules_version, content.hash, kit.seats, options)
        self.state: State = State()
        self.names: dict[str, str] = {}
        self.told: list[tuple[int, Phrase]] = []
        self._journal = Journal()
        self._numbers = [1] * kit.seats
        self._asked: list[list[int]] = [[] for _ in range(kit.seats)]
        self._drafts: list[list[int]] = [[] for _ in range(kit.seats)]
        self._orders: list[Order | None] = [None] * kit.seats
        self._tail: list[Click] = []
        self._proposal: Proposal | None = None

    # -- opening --

    @classmethod
    def open(
        cls, title: Title, seats: int, options: Mapping[str, object], chance: Chance, pack: str | None, memory: bool
    ) -> Table:
        """A new game."""
        content = title.content(pack)
        table = cls(title, title.checked_kit(seats, options, content), content, chance)
        table.state = title.start(table.kit, table.chance, table._journal, memory)
        table._write(Line(rec.START, PUBLIC, ""))
        table._renumber(PUBLIC)
        return table

    @classmethod
    def at(cls, title: Title, data: Mapping[str, Any], chance: Chance, pack: str | None) -> Table:
        """A game that starts from a position in words."""
        content = title.content(pack)
        seats, options = data.get("seats"), data.get("options", {})
        if not isinstance(seats, int) or not isinstance(options, Mapping):
            raise OptionError("a position needs `seats` (a number) and may have `options` (names and values)")
        table = cls(title, title.checked_kit(seats, options, content), content, chance)
        table.state = title.from_dict(table.kit, data)
        table._write(Line(rec.POSITION, PUBLIC, ""))
        table._renumber(PUBLIC)
        return table

    # -- reading --

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

    def number(self, seat: int) -> int:
        """The seat's own number: it moves with its own acts and when what it is asked changes."""
        return self._numbers[self._seat(seat)]

    def view(self, viewer: int) -> View:
        """All that a viewer (a seat, or PUBLIC) may know."""
        return self.title.view(self.state, self._viewer(viewer))

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What the seat may play now."""
        return self.view(self._seat(seat)).choices

    def scene(self, viewer: int, lang: str = "en") -> Scene:
        """What is drawn for a viewer."""
        return self.title.scene(self.view(viewer), lang)

    def log(self, viewer: int, lang: str = "en") -> list[str]:
        """What happened, in words, as the viewer may know it; what was taken back is left out."""
        viewer = self._viewer(viewer)
        said = (
            self.title.entry(e, viewer, lang) for line in self.record.lines if not line.struck for e in line.entries
        )
        return [text for text in said if text is not None]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not play something now, or None if it may."""
        seat = self._seat(seat)
        if isinstance(action, str) and self._named(seat, action) is not None:
            return None
        state = self.state
        for step, code in enumerate(self._codes(seat, action)):
            clause = state.why(seat, code)
            if clause or code not in state.legal(seat):
                return Refusal(self.title, self.title.clauses[clause])
            if step == 0:
                state = state.copy()
            if state.final(seat, code):
                return None
            state.apply(seat, code, self.chance)
        return None

    def ask(self, viewer: int, question: str, *args: str) -> list[Phrase]:
        """The answer to a read-only question, from what the viewer may know."""
        return self.title.ask(self.view(viewer), question, args)

    # -- playing --

    def act(self, seat: int, *actions: Action, number: int | None = None) -> tuple[Action, ...]:
        """Plays one action or several. Returns what is left over after a cut: chance, a reveal or another's decision.

        Refused before the first cut, nothing has changed; refused after it, the rest is handed back.
        """
        seat = self._seat(seat)
        if number is not None and number != self._numbers[seat]:
            raise Stale(seat, number, self._numbers[seat])
        if not actions:
            raise NotAnAction("no action was given")
        before = len(self._tail)
        cut = False
        for i, action in enumerate(actions):
            codes = self._codes(seat, action)
            try:
                for j, code in enumerate(codes):
                    if cut and j == 0:
                        return actions[i:]
                    cut = self._click(seat, code, action) or cut
            except Refused:
                if cut:
                    return actions[i:]
                self._take_back(seat, len(self._tail) - before)
                raise
        self._follow_orders()
        return ()

    def play_default(self, seat: int) -> str:
        """Plays what the title says for an absent seat, to the end of the choice; returns its words."""
        seat = self._seat(seat)
        if seat not in self.deciders:
            raise Refused(Refusal(self.title, self.title.clauses[self.state.why(seat, 1)]), "default")
        clicks = list(self._drafts[seat])
        while True:
            code = self.state.default(seat, self.chance)
            clicks.append(code)
            self._click(seat, code, code)
            if not self.state.drafting(seat):
                self._follow_orders()
                return self.title.line(clicks)

    def forfeit(self, seat: int) -> None:
        """Resigns by the title's rules."""
        seat = self._seat(seat)
        if self.outcome is not None:
            raise WartableError("the game is over")
        self.state.forfeit(seat, self.chance, self._journal)
        self._tail.clear()
        self._write(Line(rec.FORFEIT, seat, ""))
        self._renumber(seat)

    def undo(self, seat: int, pick: Action | None = None) -> None:
        """Takes back a pick of the open row (the last one if none is named), or the seat's last completed choice."""
        seat = self._seat(seat)
        if self._drafts[seat]:
            self._undo_pick(seat, pick)
        elif pick is not None:
            raise UndoRefused(f"seat {seat} has no open row to take a pick out of")
        else:
            self._undo_choice(seat)
        self._renumber(seat)

    def order(self, seat: int, windows: Sequence[str] = (), *, until_turn: bool = True) -> None:
        """A standing order: decline these windows (none named: all of them) until the seat's next turn, or until revoked."""
        seat = self._seat(seat)
        for name in windows:
            if name not in self.title.sheet.windows:
                known = ", ".join(self.title.sheet.windows) or "none"
                raise OptionError(f"{self.title.name} has no window {name!r}; its windows: {known}")
        self._orders[seat] = Order(tuple(windows), until_turn, not self.state.on_turn(seat))
        until = "turn" if until_turn else "revoked"
        self._write(Line(rec.ORDER, seat, " ".join(["decline", until, *windows])))
        self._follow_orders()

    def revoke(self, seat: int) -> None:
        """Ends the seat's standing order."""
        seat = self._seat(seat)
        if self._orders[seat] is not None:
            self._orders[seat] = None
            self._write(Line(rec.ORDER, seat, "revoke"))

    def agree_rollback(self, seat: int, lines: int) -> bool:
        """Agrees to cut the record after that many lines; True once all seats agree and it is done."""
        seat = self._seat(seat)
        if not 1 <= lines < len(self.record.lines):
            raise UndoRefused(f"the record has {len(self.record.lines)} lines; {lines} is not a point to go back to")
        if self._proposal is None or self._proposal.lines != lines:
            self._proposal = Proposal(lines)
        self._proposal.agreed.add(seat)
        if len(self._proposal.agreed) < self.seats:
            return False
        self.roll_back(lines)
        return True

    def roll_back(self, lines: int) -> None:
        """Replays the record's first lines; the rest is struck. The index of chance never goes back."""
        kept = [line for line in self.record.lines[:lines] if not line.struck]
        fresh = Table.replayed(self.title, self.kit, self.record, kept)
        for line in self.record.lines[lines:]:
            line.struck = True
        self.state = fresh.state
        self._tail.clear()
        self._proposal = None
        self._drafts = [[] for _ in range(self.seats)]
        self._write(Line(rec.ROLLBACK, PUBLIC, str(lines)))
        self._renumber(PUBLIC)

    def fork(self, viewer: int, chance: Chance) -> Table:
        """A new table from here as the viewer knows it: what he may not know is dealt anew."""
        content = Content(None, self.record.content_hash)
        table = Table(self.title, self.kit, content, chance)
        table.state = self.state.redeal(self._viewer(viewer), table.chance)
        table.chance.take()
        table._write(Line(rec.POSITION, PUBLIC, ""))
        table._renumber(PUBLIC)
        return table

    # -- names and notes: the table's own, never in the state --

    def name_thing(self, thing: str, name: str) -> None:
        """Names a thing (a platoon, a seat); an empty name takes it away."""
        self.names.pop(thing, None)
        if name:
            self.names[thing] = name

    def note(self, seat: int, text: str) -> None:
        """A comment in the record."""
        self._write(Line(rec.NOTE, self._viewer(seat), " ".join(text.split())))

    # -- replay --

    @classmethod
    def replayed(cls, title: Title, kit: Kit, record: Record, lines: Sequence[Line]) -> Table:
        """A table that has played these lines of a record again; raises RecordError or Refused where they do not fit."""
        table = cls(title, kit, Content(None, record.content_hash), Recorded([], []))
        for line in lines:
            table.replay(line)
        return table

    def replay(self, line: Line) -> None:
        """Plays one line again with its recorded chance."""
        source = Recorded([draw.n for draw in line.draws], [draw.raw for draw in line.draws])
        self.chance.source = source
        if line.kind == rec.START:
            self.state = self.title.start(self.kit, self.chance, self._journal, True)
        elif line.kind == rec.POSITION:
            self.state = self.title.from_dict(self.kit, json.loads(line.text))
        elif line.kind == rec.CHOICE:
            for code in self.title.parse(line.text):
                self._check(line.seat, code, line.text)
                self.state.apply(line.seat, code, self.chance, self._journal)
            if self.state.drafting(line.seat):
                raise RecordError(f"{line.text!r} is no complete choice")
        elif line.kind == rec.FORFEIT:
            self.state.forfeit(line.seat, self.chance, self._journal)
        if source.at != len(line.draws):
            raise RecordError(f"{len(line.draws)} results of chance are recorded, the rules used {source.at}")
        self.chance.take()
        line.entries = self._journal.take()

    # -- inner workings --

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotAnAction(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return seat

    def _viewer(self, viewer: int) -> int:
        return PUBLIC if viewer == PUBLIC else self._seat(viewer)

    def _named(self, seat: int, text: str) -> int | None:
        """The legal click with exactly this text."""
        drafts = self._drafts[seat]
        wanted = " ".join(text.split())
        for code in self.state.legal(seat) if seat in self.deciders else []:
            if self.title.line([*drafts, code]) == wanted:
                return code
        return None

    def _codes(self, seat: int, action: Action) -> list[int]:
        """The clicks that an action stands for: itself, or all of a choice in words."""
        if isinstance(action, Choice):
            return [action.code]
        if isinstance(action, str):
            code = self._named(seat, action)
            return [code] if code is not None else self._rest(seat, self.title.parse(action))
        if isinstance(action, bool) or not isinstance(action, int):
            raise NotAnAction(f"{action!r} is neither a code nor an action in words")
        if not 1 <= action < self.title.sheet.space:
            raise NotAnAction(f"{action} is no action; codes run from 1 to {self.title.sheet.space - 1}")
        return [action]

    def _rest(self, seat: int, clicks: list[int]) -> list[int]:
        """The clicks of a choice in words that its open row does not hold yet."""
        rest = list(clicks)
        for code in self._drafts[seat]:
            if code not in rest:
                return clicks
            rest.remove(code)
        return rest

    def _check(self, seat: int, code: int, action: Action) -> None:
        if seat not in self.deciders or code not in self.state.legal(seat):
            text = action.text if isinstance(action, Choice) else str(action)
            clause = self.title.clauses[self.state.why(seat, code)]
            raise Refused(Refusal(self.title, clause), text)

    def _click(self, seat: int, code: int, action: Action) -> bool:
        """Plays one click; True if it was a cut."""
        self._check(seat, code, action)
        before = self.state.copy()
        final = self.state.final(seat, code)
        drawn, told = len(self.chance.draws), len(self._journal.entries)
        self.state.apply(seat, code, self.chance, self._journal)
        self._drafts[seat].append(code)
        click = Click(seat, code, before, self.chance.draws[drawn:], self._journal.entries[told:], final)
        self._tail.append(click)
        self._proposal = None
        if not self.state.drafting(seat):
            text = self.title.line(self._drafts[seat])
            self._drafts[seat] = []
            click.line = self._write(Line(rec.CHOICE, seat, text))
        self._forget()
        self._renumber(seat)
        return final or bool(click.draws) or seat not in self.deciders

    def _write(self, line: Line) -> Line:
        line.first_draw = self.record.draws_made
        line.draws = self.chance.take()
        line.entries = self._journal.take()
        if line.kind == rec.POSITION:
            line.text = json.dumps(self.state.to_dict(), separators=(",", ":"))
        self.record.lines.append(line)
        return line

    def _forget(self) -> None:
        """Drops the clicks that nobody can take back any more: before all open rows, with something final after them."""
        last = -1
        for i, click in enumerate(self._tail):
            if click.final or click.draws:
                last = i
        open_from = self._first_open()
        del self._tail[: min(last + 1, open_from)]

    def _first_open(self) -> int:
        """The index of the first click of the tail that belongs to a row still open."""
        left = [len(draft) for draft in self._drafts]
        first = len(self._tail)
        for i in range(len(self._tail) - 1, -1, -1):
            seat = self._tail[i].seat
            if left[seat] and self._tail[i].line is None:
                left[seat] -= 1
                first = i
        return first

    def _take_back(self, seat: int, count: int) -> None:
        """Takes back the seat's own last clicks of an `act` that was refused; nothing came in between."""
        if count:
            self._rebuild(self._tail[len(self._tail) - count :])

    def _undo_pick(self, seat: int, pick: Action | None) -> None:
        picks = [click for click in self._tail if click.seat == seat][-len(self._drafts[seat]) :]
        if pick is None:
            self._rebuild([picks[-1]])
            return
        wanted = self._pick_code(seat, pick)
        for click in reversed(picks):
            if click.code == wanted:
                self._rebuild([click])
                return
        raise UndoRefused(f"{pick} is not in the open row of seat {seat}")

    def _pick_code(self, seat: int, pick: Action) -> int:
        if isinstance(pick, str):
            return self.title.parse(pick)[0]
        return pick.code if isinstance(pick, Choice) else pick

    def _undo_choice(self, seat: int) -> None:
        if self.outcome is not None:
            raise UndoRefused("the game is over")
        for i in range(len(self._tail) - 1, -1, -1):
            click = self._tail[i]
            if click.seat == seat and click.line is not None:
                if click.final or click.draws:
                    break
                self._rebuild(self._choice_clicks(i))
                click.line.struck = True
                return
            if click.seat != seat and click.seen_by(seat):
                raise UndoRefused(f"seat {click.seat} has answered since")
        raise UndoRefused(f"seat {seat} has nothing to take back: chance or a reveal came after its last choice")

    def _choice_clicks(self, end: int) -> list[Click]:
        """The clicks of the completed choice that ends at this index."""
        seat = self._tail[end].seat
        clicks = [self._tail[end]]
        for i in range(end - 1, -1, -1):
            click = self._tail[i]
            if click.seat == seat:
                if click.line is not None:
                    break
                clicks.insert(0, click)
        return clicks

    def _rebuild(self, removed: list[Click]) -> None:
        """Goes back to before the first removed click and plays the kept ones again; others' rows that no longer fit are dropped."""
        first = next(i for i, click in enumerate(self._tail) if click is removed[0])
        state = removed[0].before.copy()
        tail = self._tail[:first]
        dropped: set[int] = set()
        for click in self._tail[first:]:
            if any(click is gone for gone in removed):
                continue
            fits = click.seat in state.deciders() and click.code in state.legal(click.seat)
            if click.seat in dropped or not fits:
                if click.line is not None:
                    raise UndoRefused(f"seat {click.seat} has answered since")
                dropped.add(click.seat)
                continue
            before = state.copy()
            state.apply(click.seat, click.code, Recorded([d.n for d in click.draws], [d.raw for d in click.draws]))
            tail.append(Click(click.seat, click.code, before, click.draws, click.entries, click.final, click.line))
        self.state = state
        self._tail = tail
        self._drafts = [self._open_codes(seat) for seat in range(self.seats)]
        for seat in sorted(dropped):
            self.told.append((seat, Phrase("draft-dropped")))

    def _open_codes(self, seat: int) -> list[int]:
        """The codes of the seat's open row, from the tail."""
        codes: list[int] = []
        for click in self._tail:
            if click.seat == seat:
                codes = [] if click.line is not None else [*codes, click.code]
        return codes if self.state.drafting(seat) else []

    def _renumber(self, actor: int) -> None:
        for seat in range(self.seats):
            asked = self.state.legal(seat) if seat in self.state.deciders() else []
            if seat == actor or asked != self._asked[seat]:
                self._numbers[seat] += 1
            self._asked[seat] = asked

    def _follow_orders(self) -> None:
        """Plays the standing answers of seats that are asked in a window, as long as there are any."""
        again = True
        while again:
            again = False
            for seat in range(self.seats):
                order = self._orders[seat]
                if order is not None and self._declines(seat, order):
                    code = self.state.answer(seat)
                    self._click(seat, code, code)
                    again = True

    def _declines(self, seat: int, order: Order) -> bool:
        on_turn = self.state.on_turn(seat)
        if order.until_turn and on_turn and order.seen_off_turn:
            self._orders[seat] = None
            return False
        order.seen_off_turn = order.seen_off_turn or not on_turn
        if seat not in self.deciders or self._drafts[seat]:
            return False
        window = self.state.window(seat)
        if window == 0:
            return False
        return not order.windows or self.title.sheet.windows[window - 1] in order.windows
