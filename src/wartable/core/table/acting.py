"""Acting: which clicks a seat's actions stand for, and the numbers at which seats may act.

What seats hand in is checked here, so it comes as any object.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from wartable.core.errors import NotAnAction, Refused, UndoRefused, WartableError
from wartable.core.rules.chance import Chance, ChanceError
from wartable.core.rules.state import Kit
from wartable.core.table.history import Click
from wartable.core.table.playing import Playing
from wartable.core.title import Title
from wartable.core.view import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Acting(Playing):
    """A match whose seats act, each at its own number."""

    def __init__(self, title: Title, kit: Kit, content_hash: str, chance: Chance) -> None:
        super().__init__(title, kit, content_hash, chance)
        self._numbers = [1] * kit.seats
        self._asked: list[list[int]] = [[] for _ in range(kit.seats)]

    def _named(self, seat: int, text: str) -> int | None:
        """The legal click with exactly this text."""
        drafts = self.history.drafts[seat]
        wanted = " ".join(text.split())
        for code in self.state.legal(seat) if seat in self.deciders else []:
            if self.title.line(self.kit, [*drafts, code]) == wanted:
                return code
        return None

    def _codes(self, seat: int, action: object) -> list[int]:
        """The clicks that an action stands for: itself, or all of a choice in words."""
        if isinstance(action, Choice):
            return [action.code]
        if isinstance(action, str):
            code = self._named(seat, action)
            return [code] if code is not None else self._rest(seat, self.title.parse(self.kit, action))
        if isinstance(action, bool) or not isinstance(action, int):
            raise NotAnAction(f"{action!r} is neither a code nor an action in words")
        if not 1 <= action < self.title.sheet.space:
            raise NotAnAction(f"{action} is no action; codes run from 1 to {self.title.sheet.space - 1}")
        return [action]

    def _rest(self, seat: int, clicks: list[int]) -> list[int]:
        """The clicks of a choice in words that its open row does not hold yet.

        If the row holds something else they are further picks; the click that opened the row is not made again.
        """
        rest = list(clicks)
        for code in self.history.drafts[seat]:
            if code not in rest:
                return clicks if clicks[0] in self.state.legal(seat) else rest
            rest.remove(code)
        if not rest:
            raise NotAnAction(f"{self.title.line(self.kit, clicks)!r} is in the open row of seat {seat} already")
        return rest

    def _play(self, seat: int, actions: tuple[object, ...]) -> int:
        """Plays actions up to the first cut and says how many were played; refused before it, nothing has changed."""
        self.note_salts()
        history, lines = self.history.copy(), len(self.record.lines)
        first: Click | None = None
        cut = False
        for i, action in enumerate(actions):
            if cut:
                return i
            try:
                codes = self._codes(seat, action)
                surplus = self._surplus(seat, codes)
                if surplus is not None:
                    raise Refused(surplus, str(action))
                for code in codes:
                    click = self.click(seat, code, action.text if isinstance(action, Choice) else str(action))
                    first = first or click
                    cut = cut or click.cuts or seat not in self.deciders
            except (WartableError, ChanceError):
                if cut:
                    return i
                if first is not None:
                    self.state, self.history = first.before, history
                    del self.record.lines[lines:]
                raise
        return len(actions)

    def _pick(self, seat: int, pick: object) -> Click:
        """The click of the seat's open row that is to be taken back."""
        picks = self.history.picks(seat)
        if pick is None:
            return picks[-1]
        if isinstance(pick, str):
            self.title.parse(self.kit, pick)
            named = [click for click in picks if self.title.line(self.kit, [click.code]) == " ".join(pick.split())]
        else:
            named = [click for click in picks if click.code == self._codes(seat, pick)[0]]
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
