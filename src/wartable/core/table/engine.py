"""The engine of a table: what actions do, and what is written of them.

What seats hand in is checked here, so it comes as any object. Nobody holds an engine but its table and replay.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from wartable.core.errors import NotAnAction, Refusal, Refused, UndoRefused, WartableError
from wartable.core.options import word
from wartable.core.record import record as rec
from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Line, Record
from wartable.core.rules.chance import Chance, Seeded, Traced
from wartable.core.rules.log import PUBLIC, Entry, Journal
from wartable.core.rules.notation import pick_text, pick_words, taken_back
from wartable.core.rules.state import Kit, Outcome, State
from wartable.core.rules.steps import StepState
from wartable.core.table.history import LEAVE, Act, Click, History, Past, position_after
from wartable.core.table.standing_orders import Orders
from wartable.core.text.messages import Messages, Phrase
from wartable.core.title import Title
from wartable.core.view import Choice

MARK_EVERY = 64  # lines between two positions that rollbacks keep
NOBODY = 0  # the audience of what no viewer may read
MOST_NAMED = 5  # sorts of picks that no longer fit are named up to this many; of the others the number is told


class Engine:
    """State, record, chance and history of one match. A table holds one and lets seats at it; replay plays on it."""

    def __init__(self, title: Title, kit: Kit, content_hash: str, chance: Chance) -> None:
        self.title = title
        self.kit = kit
        self.chance = Traced(chance)
        title.bind(kit, chance)
        options = {name: word(value) for name, value in kit.options.items()}  # type: ignore[arg-type]
        self.record = Record(title.name, title.sheet.rules_version, content_hash, kit.seats, options)
        self.state: State = State()
        self.names: dict[tuple[int, str], str] = {}  # by the seat that gave each, and the thing
        self.notices: list[tuple[int, Phrase]] = []
        self.journal = Journal()
        self.history = History(kit.seats)
        self.orders = Orders(title.name, title.sheet.windows, kit.seats)
        self._salted = 0
        self._marks: dict[int, State] = {}  # by a number of lines: the position after them, for rollbacks
        self.numbers = [1] * kit.seats
        self.questions = [1] * kit.seats  # the number at which each seat was asked what it is asked now
        self._moves = self._counted = 0  # whether something was completed since the seats were last numbered
        self._asked: list[list[int]] = [[] for _ in range(kit.seats)]
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

    def seat_of(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotAnAction("no-seat", seat=repr(seat), last=self.seats - 1)
        return seat

    def viewer_of(self, viewer: object) -> int:
        return PUBLIC if viewer == PUBLIC else self.seat_of(viewer)

    # -- lines --

    def write(self, kind: str, seat: int = PUBLIC, text: str = "", entries: Sequence[Entry] = ()) -> Line:
        """Add a line to the record, with what the log said and the results of chance since the last one."""
        first, words = self.record.drawn, self.title.vocabularies(self.kit)
        draws = [rec.result(draw, first + i, words) for i, draw in enumerate(self.chance.take())]
        if kind not in (rec.START, rec.CHOICE, rec.FORFEIT):
            for result in draws:
                result.audience = NOBODY  # no rule asked for it, so a replay could not say who may know it
        line = self.record.add(Line(kind, seat, text, draws, entries=list(entries)))
        self.orders.tend(self.state)
        return line

    def position_text(self) -> str:
        """Return the position as a line of the record keeps it: with the version of the rules that go on from it."""
        data = json.dumps(self.state.to_dict(), separators=(",", ":"))
        return f"{self.title.sheet.rules_version} {data}"

    def write_position(self) -> None:
        """Write the position down: replay starts anew here, nothing goes back behind it, open rows are dropped."""
        self.drop([click for seat in range(self.seats) for click in self.history.picks(seat)])
        self.history.clear()
        self._moves += 1
        self.write(rec.POSITION, text=self.position_text())
        self.renumber(PUBLIC)

    def note_salts(self) -> None:
        """Write the salts that came in since the last line: they count for all results after it."""
        if self.fair is not None:
            for seat, text in self.fair.given[self._salted :]:
                self.record.add(Line(rec.SALT, seat, text))
            self._salted = len(self.fair.given)

    def go_on_with(self, chance: Chance) -> None:
        """Go on with a chance that stands where the record does."""
        self.title.bind(self.kit, chance)
        self.chance.source = chance
        self._salted = len(self.record.salts)

    # -- what seats do --

    def check(self, state: State, seat: int, code: int, text: str) -> None:
        """Refuse what the seat may not play at a position. `why` says so without the whole list of what it may."""
        if seat not in state.deciders() or state.why(seat, code) != 0:
            raise Refused(self.refusal(state, seat, code), text)

    def refusal(self, state: State, seat: int, code: int, clause: int = 0, otherwise: Phrase | None = None) -> Refusal:
        """Return why a seat may not play a code in a position: by the clause that `why` gives, unless another is named.

        `otherwise` is said where the title has no words for this position.
        """
        number = clause or state.why(seat, code)
        phrase = state.reason(seat, code, number) or otherwise
        bound = None if phrase is None else phrase.bound(self.messages)
        return Refusal(self.title, self.title.clauses[number], bound)

    def click(self, seat: int, code: int, text: str) -> Click:
        """Play one click; the one that completes a choice writes its line."""
        self.check(self.state, seat, code, text)
        click = self._apply(seat, code, self.state.final(seat, code))
        if not self.state.drafting(seat):
            # What picks told is the draft's: the line has what the whole choice tells, in any order of picks.
            words = self.title.line(self.kit, self.history.close(seat))
            self._moves += 1
            click.line = self.write(rec.CHOICE, seat, words, click.entries)
            self._end_rows()
        self.history.forget()
        return click

    def choose(self, seat: int, text: str) -> None:
        """Play a completed choice in words."""
        click: Click | None = None
        for code in self.title.parse(self.kit, text):
            click = self.click(seat, code, text)
        if click is None or click.line is None:
            raise NotAnAction("not-complete", text=repr(text))

    def leave(self, seat: int) -> None:
        """A seat resigns."""
        click = self._apply(seat, LEAVE, True)
        self._moves += 1
        click.line = self.write(rec.FORFEIT, seat, entries=click.entries)
        self._end_rows()
        self.history.forget()

    def take_back(self, seat: int) -> None:
        """Take back the seat's last completed choice, and with it what others have sealed because of it."""
        if self.outcome is not None:
            raise UndoRefused("game-over")
        removed = self.history.choice(seat)
        past = self.history.without(removed, sealed=True)
        undone = [*self.history.undone[seat], Act([click.code for click in removed], [])]
        gone = [click.line for click in [*removed, *past.lost] if click.line is not None]
        at = len(self.record.lines)
        while at > 0 and gone:
            at -= 1
            gone = [line for line in gone if line is not self.record.lines[at]]
        self._forget_marks(at)
        self._moves += 1
        self._go_back(past)
        self.history.undone[seat] = undone
        self.write(rec.UNDO, seat, " ".join(str(click.seat) for click in past.lost))

    def rewind(self, kept: int) -> None:
        """Go back to where the record had so many lines."""
        self.state = self._position_at(kept)
        self._forget_marks(kept)
        self._moves += 1
        self.history.clear()
        self.write(rec.ROLLBACK, text=str(kept))

    def _position_at(self, kept: int) -> State:
        """Return the position after so many lines.

        Some on the way are kept, so that many rollbacks replay no line often.
        """
        begin = 0
        for at in self._marks:
            if begin < at <= kept:
                begin = at
        state = self._marks[begin].copy() if begin else State()
        opened = begin > 0
        for at in range(begin, kept):
            line = self.record.lines[at]
            if not line.struck:
                state = position_after(self.title, self.kit, state, line)
                opened = opened or line.kind in rec.OPENINGS
            if opened and (at + 1) % MARK_EVERY == 0:
                self._marks[at + 1] = state.copy()
        return state

    def _forget_marks(self, kept: int) -> None:
        """Drop the kept positions behind a line that is struck."""
        for at in [at for at in self._marks if at > kept]:
            del self._marks[at]

    def remove(self, clicks: list[Click]) -> None:
        """Play on as if these clicks had never been; picks that no longer fit are dropped and their seats told."""
        self._go_back(self.history.without(clicks))

    def withdraw(self, seat: int, clicks: list[Click]) -> list[int]:
        """Take picks of the seat's open row back; return their codes, with those of the row that no longer fit."""
        past = self.history.without(clicks)
        gone = {id(click) for click in [*clicks, *past.misfits]}
        codes = [click.code for click in self.history.picks(seat) if id(click) in gone]
        self._go_back(past)
        return codes

    def _go_back(self, past: Past) -> None:
        for click in past.misfits:
            self.history.unmake(click.seat, [click.code])
        self.history.adopt(past)
        self.state = past.state
        answered = {click.seat for click in past.lost}
        for seat in sorted({*past.dropped, *(click.seat for click in past.misfits)}):
            lost = [click for click in past.misfits if click.seat == seat]
            if seat in answered:
                told = Phrase("answer-dropped")
            elif seat in past.dropped or not self.history.drafts[seat]:
                told = Phrase("draft-dropped")
            else:
                first = list(dict.fromkeys(click.code for click in lost))[:MOST_NAMED]
                named = [self._called(click) for click in lost if click.code in first]
                told = Phrase("picks-dropped", count=len(lost), more=len(lost) - len(named), picks=named)
            self.notices.append((seat, told))

    def _called(self, click: Click) -> object:
        """Return what a pick was called when it was offered."""
        state = click.before
        if not isinstance(state, StepState):
            return self.title.line(self.kit, [click.code])
        part = state.part(click.code)
        return part.wording(state, click.seat, click.code >> part.shift, click.code & part.mask).label

    def drop(self, clicks: list[Click]) -> None:
        """Take open rows away from their seats."""
        if clicks:
            self.remove(clicks)
            for seat in sorted({click.seat for click in clicks}):
                self.notices.append((seat, Phrase("draft-dropped")))

    def _end_rows(self) -> None:
        """Drop the rows that nobody asks for any more: what others do can end a decision, or the game."""
        ended = [seat for seat in range(self.seats) if self.history.drafts[seat] and not self.state.drafting(seat)]
        self.drop([click for seat in ended for click in self.history.picks(seat)])

    def _apply(self, seat: int, code: int, final: bool) -> Click:
        self.note_salts()
        if self.fair is not None and self.fair.index != self.record.drawn:
            raise WartableError("chance-shared")
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
        told = not final and not self.state.drafting(seat) and click.confides()
        click.final = final or told or self.history.reveals(click)
        self.history.add(click)
        return click

    # -- what actions stand for --

    def clicks(self, seat: int, action: object) -> list[int]:
        """Return the clicks that an action stands for. In words they are tried first, without the table's chance.

        Words are the whole choice and must complete it, with an ellipsis they are one pick; a code is any click.
        """
        if not isinstance(action, str):
            return [self._code(action)]
        words = pick_words(action)
        if words is None:
            return self._choice(seat, action)
        code = self.title.pick(self.kit, words)
        self.check(self.state, seat, code, action)
        if self.state.completes(seat, code):
            whole = self.title.line(self.kit, [*self.history.drafts[seat], code])
            raise NotAnAction("completes", text=repr(action), whole=repr(whole))
        return [code]

    def _code(self, action: object) -> int:
        """Return the click of a choice, or a code."""
        if isinstance(action, Choice):
            return action.code
        if isinstance(action, bool) or not isinstance(action, int):
            raise NotAnAction("not-an-action", action=repr(action))
        if not 1 <= action < self.title.sheet.space:
            raise NotAnAction("no-code", code=action, last=self.title.sheet.space - 1)
        return action

    def _choice(self, seat: int, text: str) -> list[int]:
        """Return the clicks of a whole choice in words that the seat's open row does not hold yet.

        All are tried on a copy before the first is made: what chance has given cannot be put back.
        """
        row = self.history.drafts[seat]
        rest = self._rest(seat, text)
        state, luck = self.state, Seeded()
        for i, code in enumerate(rest):
            self.check(state, seat, code, text)
            last = i == len(rest) - 1
            if not last and (state.completes(seat, code) or state.final(seat, code)):
                surplus = self.state.too_many(seat, len(rest))
                if surplus:
                    raise Refused(self.refusal(self.state, seat, rest[-1], surplus), text)
                raise self._too_much(state, seat, [*row, *rest[: i + 1]], rest[i + 1], text)
            if not last:
                state = state.copy() if state is self.state else state
                state.apply(seat, code, luck)
            elif not state.completes(seat, code):
                pick = pick_text(self.title.line(self.kit, [rest[0]]))
                raise NotAnAction("not-complete-pick", text=repr(text), pick=repr(pick))
        return rest

    def _rest(self, seat: int, text: str) -> list[int]:
        """Return what the seat's open row lacks of a choice in words; refused if the row holds anything else."""
        rest = self.title.parse(self.kit, text)
        other = 0
        for code in self.history.drafts[seat]:
            if code in rest:
                rest.remove(code)
            else:
                other = other or code
        if other:
            held = pick_text(self.title.line(self.kit, [other]))
            if rest and self.state.why(seat, rest[0]):
                raise Refused(self.refusal(self.state, seat, rest[0], otherwise=Phrase("row-holds", words=held)), text)
            raise NotAnAction("row-holds-other", seat=seat, held=repr(held), text=repr(text))
        if not rest:
            raise NotAnAction("pick-in-row", text=repr(text), seat=seat)
        return rest

    def _too_much(self, state: State, seat: int, done: list[int], code: int, text: str) -> WartableError:
        """Return the refusal of a choice whose words go on too long, by the clause that forbids the next click.

        It must not tell what others have sealed or what is hidden, so the next click is judged in a redeal.
        """
        whole = self.title.line(self.kit, done)
        after = state.redeal(seat, Seeded())
        after.apply(seat, done[-1], Seeded())
        clause = self.title.clauses[after.why(seat, code)]
        if not clause:
            return NotAnAction("names-too-much", text=repr(text), whole=repr(whole))
        reason = Phrase("choice-complete", words=whole).bound(self.messages)
        return Refused(Refusal(self.title, clause, reason), text)

    def _text(self, action: object) -> str:
        """Return an action as an error names it."""
        return action.text if isinstance(action, Choice) else str(action)

    def play(self, seat: int, actions: tuple[object, ...]) -> int:
        """Play actions up to the first cut and say how many were played; refused before it, nothing has changed."""
        self.note_salts()
        if len(actions) == 1 and not isinstance(actions[0], str) and taken_back(actions[0]) is None:
            # One click is played or refused as it is, so there is nothing to come back to.
            click = self.click(seat, self._code(actions[0]), self._text(actions[0]))
            self.note(seat, Act([click.code], []))
            return 1
        history, orders = self.history.copy(), self.orders.copy()
        lines, told = len(self.record.lines), len(self.notices)
        before: State | None = None
        act = Act([], [])
        at = 0
        while at < len(actions):
            cut = False
            try:
                back = self._back_from(actions, at)
                if back:
                    if before is None:
                        before = self.state  # nothing plays on in it: what is left of the row is played in a copy
                    act.back += self.withdraw(seat, self.picks(seat, back))
                    at += len(back)
                    continue
                for code in self.clicks(seat, actions[at]):
                    click = self.click(seat, code, self._text(actions[at]))
                    act.picked.append(code)
                    if before is None:
                        before = click.before
                    cut = cut or click.cuts or seat not in self.deciders
            except WartableError:
                if before is not None:
                    self.state, self.history, self.orders = before, history, orders
                    del self.record.lines[lines:]
                    del self.notices[told:]
                raise
            at += 1
            if cut:
                break
        self.note(seat, act)
        return at

    def note(self, seat: int, act: Act) -> None:
        """Note what an act did to the seat's open row; a row that it completed is not a draft any more."""
        self.history.undone[seat] = []
        if self.history.drafts[seat]:
            self.history.acts[seat].append(act)

    def _back_from(self, actions: tuple[object, ...], at: int) -> list[object]:
        """Return the picks that actions from a place on take back, one after the other: they go together."""
        out: list[object] = []
        for action in actions[at:]:
            pick = taken_back(action)
            if pick is None:
                break
            out.append(pick)
        return out

    def picks(self, seat: int, wanted: Sequence[object]) -> list[Click]:
        """Return the clicks of the seat's open row that are to be taken back.

        In words, with or without their ellipsis.
        """
        row = self.history.picks(seat)
        out: list[Click] = []
        for pick in wanted:
            if isinstance(pick, str):
                words = pick_words(pick)
                code = self.title.pick(self.kit, " ".join(pick.split()) if words is None else words)
            else:
                code = self._code(pick)
            if not row and not out:
                raise UndoRefused("undo-no-row", seat=seat)
            at = len(row) - 1
            while at >= 0 and row[at].code != code:
                at -= 1
            if at < 0:
                raise UndoRefused("pick-not-in-row", pick=pick, seat=seat)
            out.append(row.pop(at))
        return out

    def renumber(self, actor: int) -> None:
        """Move the numbers of the seat that acted and of those that are now asked something else.

        Picks of a row move their seat's number, but the question stays the same until the row is complete.
        """
        drafted, self._counted = self._moves == self._counted, self._moves
        for seat in range(self.seats):
            asked = self.state.legal(seat) if seat in self.deciders else []
            if seat == actor or asked != self._asked[seat]:
                self.numbers[seat] += 1
                if seat != actor or not drafted:
                    self.questions[seat] = self.numbers[seat]
            self._asked[seat] = asked

    def follow_orders(self) -> None:
        """Play the standing answers of seats that are asked in a window, as long as there are any."""
        again = True
        while again:
            again = False
            for seat in range(self.seats):
                if not self.history.drafts[seat] and self.orders.declines(seat, self.state):
                    self.click(seat, self.state.answer(seat), "standing order")
                    self.renumber(seat)
                    again = True
