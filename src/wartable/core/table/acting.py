"""Acting: which clicks a seat's actions stand for, and the numbers at which seats may act.

What seats hand in is checked here, so it comes as any object.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from wartable.core.errors import NotAnAction, Refusal, Refused, UndoRefused, WartableError
from wartable.core.rules.chance import Chance, ChanceError, Seeded
from wartable.core.rules.state import Kit, State
from wartable.core.table.history import Click
from wartable.core.table.playing import Playing
from wartable.core.text.messages import Phrase
from wartable.core.title import Title
from wartable.core.view import Choice, pick_text, pick_words


@mypyc_attr(allow_interpreted_subclasses=True)
class Acting(Playing):
    """A match whose seats act, each at its own number."""

    def __init__(self, title: Title, kit: Kit, content_hash: str, chance: Chance) -> None:
        super().__init__(title, kit, content_hash, chance)
        self._numbers = [1] * kit.seats
        self._asked: list[list[int]] = [[] for _ in range(kit.seats)]

    def _clicks(self, seat: int, action: object) -> list[int]:
        """The clicks that an action stands for. In words they are tried first, without the table's chance.

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
            raise NotAnAction(f"{action!r} would complete the choice: without an ellipsis it is {whole!r}")
        return [code]

    def _code(self, action: object) -> int:
        """The click of a choice, or a code."""
        if isinstance(action, Choice):
            return action.code
        if isinstance(action, bool) or not isinstance(action, int):
            raise NotAnAction(f"{action!r} is neither a code nor an action in words")
        if not 1 <= action < self.title.sheet.space:
            raise NotAnAction(f"{action} is no action; codes run from 1 to {self.title.sheet.space - 1}")
        return action

    def _choice(self, seat: int, text: str) -> list[int]:
        """The clicks of a whole choice in words that the seat's open row does not hold yet.

        All are tried on a copy before the first is made: what chance has given cannot be put back.
        """
        row = self.history.drafts[seat]
        rest = self._rest(seat, text)
        state = self.state
        for i, code in enumerate(rest):
            self.check(state, seat, code, text)
            last = i == len(rest) - 1
            if not last and (state.completes(seat, code) or state.final(seat, code)):
                surplus = self.state.too_many(seat, len(rest))
                if surplus:
                    raise Refused(self._refusal(self.state, seat, rest[-1], surplus), text)
                raise self._too_much(state, seat, [*row, *rest[: i + 1]], rest[i + 1], text)
            if not last:
                state = state.copy() if state is self.state else state
                state.apply(seat, code, Seeded())
            elif not state.completes(seat, code):
                pick = pick_text(self.title.line(self.kit, [rest[0]]))
                raise NotAnAction(f"{text!r} is not a complete choice; a single pick ends in an ellipsis: {pick!r}")
        return rest

    def _rest(self, seat: int, text: str) -> list[int]:
        """What the seat's open row lacks of a choice in words; refused if the row holds anything else."""
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
                raise Refused(self._refusal(self.state, seat, rest[0], otherwise=Phrase("row-holds", words=held)), text)
            raise NotAnAction(f"the open row of seat {seat} holds {held!r}, which {text!r} does not: undo it first")
        if not rest:
            raise NotAnAction(f"{text!r} is in the open row of seat {seat} already")
        return rest

    def _too_much(self, state: State, seat: int, done: list[int], code: int, text: str) -> WartableError:
        """The refusal of a choice whose words go on after it is complete, by the clause that forbids the next click.

        It must not tell what others have sealed or what is hidden, so the next click is judged in a redeal.
        """
        whole = self.title.line(self.kit, done)
        after = state.redeal(seat, Seeded())
        after.apply(seat, done[-1], Seeded())
        clause = self.title.clauses[after.why(seat, code)]
        if not clause:
            return NotAnAction(f"{text!r} names too much: {whole!r} is the whole choice")
        reason = Phrase("choice-complete", words=whole).bound(self.messages)
        return Refused(Refusal(self.title, clause, reason), text)

    def _play(self, seat: int, actions: tuple[object, ...]) -> int:
        """Plays actions up to the first cut and says how many were played; refused before it, nothing has changed."""
        self.note_salts()
        history, orders = self.history.copy(), self.orders.copy()
        lines, told = len(self.record.lines), len(self.told)
        first: Click | None = None
        for i, action in enumerate(actions):
            cut = False
            try:
                for code in self._clicks(seat, action):
                    click = self.click(seat, code, action.text if isinstance(action, Choice) else str(action))
                    first = first or click
                    cut = cut or click.cuts or seat not in self.deciders
            except (WartableError, ChanceError):
                if first is not None:
                    self.state, self.history, self.orders = first.before, history, orders
                    del self.record.lines[lines:]
                    del self.told[told:]
                raise
            if cut:
                return i + 1
        return len(actions)

    def _pick(self, seat: int, pick: object) -> Click:
        """The click of the seat's open row that is to be taken back; in words, with or without their ellipsis."""
        picks = self.history.picks(seat)
        if pick is None:
            return picks[-1]
        if isinstance(pick, str):
            words = pick_words(pick)
            code = self.title.pick(self.kit, " ".join(pick.split()) if words is None else words)
        else:
            code = self._code(pick)
        named = [click for click in picks if click.code == code]
        if named:
            return named[-1]
        raise UndoRefused(f"{pick} is not in the open row of seat {seat}")

    def renumber(self, actor: int) -> None:
        """Moves the numbers of the seat that acted and of those that are now asked something else."""
        for seat in range(self.seats):
            asked = self.state.legal(seat) if seat in self.deciders else []
            if seat == actor or asked != self._asked[seat]:
                self._numbers[seat] += 1
            self._asked[seat] = asked

    def _follow_orders(self) -> None:
        """Plays the standing answers of seats that are asked in a window, as long as there are any."""
        again = True
        while again:
            again = False
            for seat in range(self.seats):
                if not self.history.drafts[seat] and self.orders.declines(seat, self.state):
                    self.click(seat, self.state.answer(seat), "standing order")
                    self.renumber(seat)
                    again = True
