"""The table session: acts, undo, numbers, rollback, records, bad input."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.conformance.bad_calls import BadInput, Snapshot, refuses, snapshot
from wartable.conformance.sessions.base import Session, difference, views_differ
from wartable.core.errors import Refused, Stale, UndoRefused, WartableError
from wartable.core.record import wtr
from wartable.core.record.record import CHOICE
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC, sees
from wartable.core.table import replay
from wartable.core.table.table import Action, Table
from wartable.core.view import View


class Tables(Session):
    """Plays one table as its seats would, and holds it to what a table promises."""

    name = "table"

    def run(self) -> None:
        self.late = self.late_position()
        if self.late:
            self.table: Table = self.title.position(self.late, chance=Seeded(self.seed))
        else:
            self.table = self.title.open(self.case.seats, self.case.options, chance=Seeded(self.seed))
        self.state = self.table.state
        self.bad = BadInput(self.title, self.rng)
        self.points: dict[int, dict[str, object]] = {0: self.table.state.to_dict()}
        self.ordered = False
        # Where each seat's open choice began, unless another seat has acted since.
        self.began: list[tuple[Snapshot, list[View]] | None] = [None] * self.case.seats
        self.report.counts["games"] += 1
        clicks = 0
        while self.table.deciders and clicks < self.title.sheet.game_cap:
            self.report.counts["steps"] += 1
            clicks += 1
            self.budget.spend()
            self.turn()
            self.lines = [
                f"{line.seat} {line.text}" for line in self.table.record.lines if line.text and not line.struck
            ]
            if self.budget.spent:
                break
        self.replayed()

    def turn(self) -> None:
        """One click of a seat, and now and then something else."""
        self.drafts = self.table.history.drafts
        if self.one_in(3):
            self.bad_input()
            if not self.table.deciders:
                return  # not so bad: it ended the game
        if self.one_in(6):
            self.word_too_many(self.pick(self.table.deciders))
            if not self.table.deciders:
                return
        if self.one_in(5) and len(self.table.deciders) > 1 and self.draft_between():
            return
        seat = self.pick(self.table.deciders)
        if self.one_in(25):
            self.began = [None] * self.case.seats
            self.table.play_default(seat)
        elif self.one_in(25) and self.title.sheet.windows:
            self.orders(seat)
        elif self.one_in(60) and not self.ordered:
            self.rollback()
        else:
            self.act(seat)
        if self.one_in(40):
            self.replayed()

    def bad_input(self) -> None:
        """Bad input is refused with an error for users, and changes nothing."""
        before = snapshot(self.table)
        name, call = self.bad.call(self.table)
        try:
            call()
        except Exception as error:
            if refuses(error):
                self.report.counts["bad input refused"] += 1
                self.unchanged(before, f"{name} was refused and")
            else:
                self.find("junk", f"{name} raises {type(error).__name__}: {error}")
        else:
            self.began = [None] * self.case.seats
            self.ordered = self.ordered or any(order is not None for order in self.table.orders.of)

    def word_too_many(self, seat: int) -> None:
        """A choice in words with something after its end is refused whole, and `why_not` says the same."""
        text = self.pick(self.table.choices(seat)).text
        text += " " + self.pick((text, text.split()[-1]))
        before, said, told = snapshot(self.table), self.refusal(seat, text), ""
        try:
            self.table.act(seat, text)
        except WartableError as error:
            self.report.counts["bad input refused"] += 1
            self.unchanged(before, f"act({seat}, {text!r}) was refused and")
            told = error.clause if isinstance(error, Refused) else str(error)
        else:
            self.began = [None] * self.case.seats  # a longer choice, which may be played too
        if told != said:
            self.find("junk", f"act({seat}, {text!r}) says {told!r}, why_not {said!r}")

    def refusal(self, seat: int, text: str) -> str:
        """Return what `why_not` answers: a clause, the words of an error, or nothing."""
        try:
            found = self.table.why_not(seat, text)
        except WartableError as error:
            return str(error)
        return found.clause if found is not None else ""

    def unchanged(self, before: Snapshot, what: str) -> None:
        """Nothing of the table has changed."""
        now = snapshot(self.table)
        if now != before:
            self.find("junk", f"{what} changed the table: {difference(before.plain(), now.plain())}")

    # -- one click --

    def action(self, seat: int, code: int) -> Action:
        """Return a click as a code, as a choice, or in words."""
        choices = {choice.code: choice for choice in self.table.choices(seat)}
        forms: list[Action] = [code, choices[code], choices[code].text]
        return self.pick(forms)

    def act(self, seat: int) -> None:
        """A click; its number; and an undo, after which everything is as it was."""
        table = self.table
        code = self.choose(seat, self.legal(table.state, seat))
        final, drawn = table.state.final(seat, code), table.record.drawn
        before, views = snapshot(table), self.views()
        begun = self.begin_choice(seat, before, views)
        clicks = [*table.history.drafts[seat], code]
        sealed = self.sealed(seat, views)
        could = [table.can_undo(other) for other in range(table.seats)]
        others = [other for other in range(table.seats) if other != seat and table.history.drafts[other]]
        if table.why_not(seat, code) is not None:
            self.find("legal", f"why_not refuses code {code} of seat {seat}, which is legal")
        self.stale(seat, code)
        action = self.action(seat, code)
        table.act(seat, action, number=table.number(seat))
        self.check_click(seat, action, clicks, len(before.lines))
        after, seen = snapshot(table), self.views()
        if not self.ordered:
            self.numbers(seat, before, after, views, seen)
        self.undo_blind(seat, could, len(before.lines))
        self.note_point()
        if self.ordered or table.outcome is not None:
            return
        reveals = sealed and views[-1] != seen[-1]
        if any(not table.history.drafts[other] for other in others):
            return  # it ended a decision that others drafted for, and their rows do not come back
        if final or table.record.drawn != drawn or reveals:
            self.undo_refused(seat, after)
        elif table.history.drafts[seat]:
            self.undo_exact(seat, [code], before, after, views)
        elif begun is not None:
            # The whole choice is taken back, so everything is as it was before its first click.
            self.undo_exact(seat, clicks, begun[0], after, begun[1])

    def check_click(self, seat: int, action: Action, clicks: list[int], lines: int) -> None:
        """An action, in any form, has made the one click: it lies in the row, or has completed it."""
        row = self.table.history.drafts[seat]
        texts = [line.text for line in self.table.record.lines[lines:] if line.kind == CHOICE and line.seat == seat]
        wanted = self.title.line(self.kit, clicks)
        if row != clicks if row else texts[:1] != [wanted]:
            self.find("text", f"{action!r} of seat {seat} plays {texts or row}, not {wanted!r}")

    def undo_blind(self, actor: int, could: Sequence[bool], lines: int) -> None:
        """Whether a seat can take something back is no news to it unless it was told something."""
        told = [entry for line in self.table.record.lines[lines:] for entry in line.entries]
        for seat, before in enumerate(could):
            if seat == actor or any(sees(entry.audience, seat) for entry in told):
                continue
            if self.table.can_undo(seat) != before:
                self.find("leak-undo", f"seat {seat} can{'not' * before} undo after seat {actor} acted unseen")

    def begin_choice(self, seat: int, before: Snapshot, views: list[View]) -> tuple[Snapshot, list[View]] | None:
        """Return where the seat's open choice began; the choices of others have now been interrupted."""
        if not self.table.history.drafts[seat]:
            self.began[seat] = before, views
        mine = self.began[seat]
        self.began = [None] * self.case.seats
        self.began[seat] = mine
        return mine

    def views(self) -> list[View]:
        """Return every seat's view, and last the public's: a viewer is an index."""
        return [self.table.view(viewer) for viewer in [*range(self.table.seats), PUBLIC]]

    def sealed(self, seat: int, views: Sequence[View]) -> bool:
        """Return whether another seat has sealed an answer, so that the last answer reveals something."""
        public = set(views[-1].asked)
        return any(other != seat and other not in self.table.deciders for other in public)

    def stale(self, seat: int, code: int) -> None:
        """An action for another number is refused."""
        before = snapshot(self.table)
        try:
            self.table.act(seat, code, number=self.table.number(seat) - 1)
        except Stale:
            self.unchanged(before, "a stale action was refused and")
        else:
            self.find("number", f"a stale action of seat {seat} was accepted")

    def numbers(self, actor: int, before: Snapshot, after: Snapshot, old: Sequence[View], new: Sequence[View]) -> None:
        """Numbers move with own acts and with what is asked, and with nothing else."""
        for seat in range(self.table.seats):
            moved = before.numbers[seat] != after.numbers[seat]
            asked = (old[seat].prompt, old[seat].choices) != (new[seat].prompt, new[seat].choices)
            codes = [choice.code for choice in old[seat].choices] != [choice.code for choice in new[seat].choices]
            if seat == actor and not moved:
                self.find("number", f"seat {seat} acted and its number stayed at {after.numbers[seat]}")
            if seat != actor and moved and not asked:
                self.find("number", f"the number of seat {seat} moved, but nothing that it is asked has changed")
            if codes and not moved:
                self.find("number", f"seat {seat} is asked something else and its number stayed")

    def undo_exact(
        self, seat: int, clicks: Sequence[int], before: Snapshot, after: Snapshot, views: Sequence[View]
    ) -> None:
        """Act and undo leave the position, all views and the log as they were; the same act leads on again."""
        table, what = self.table, f"{self.title.line(self.kit, clicks)!r} of seat {seat}"
        self.report.counts["undos"] += 1
        try:
            table.undo(seat)
        except UndoRefused as error:
            self.find("undo", f"{what} could not be taken back at once: {error}")
            return
        now = snapshot(table)
        if now.words != before.words:
            self.find("undo", f"undo of {what}: {difference(before.words, now.words)}")
        if now.logs != before.logs:
            self.find("undo", f"undo of {what} left the log changed")
        for old, new in zip(views, self.views(), strict=True):
            if old != new:
                self.find("undo", f"undo of {what}: viewer {old.viewer}: {views_differ(old, new)}")
        if now.numbers[seat] == after.numbers[seat]:
            self.find("number", f"seat {seat} took something back and its number stayed")
        table.act(seat, *clicks)
        if table.state.to_dict() != after.words:
            self.find("undo", f"{what}, taken back and played again, leads elsewhere")

    def undo_refused(self, seat: int, after: Snapshot) -> None:
        """Chance or a reveal is never taken back."""
        if self.table.state.drafting(seat):
            return
        try:
            self.table.undo(seat)
        except UndoRefused:
            self.unchanged(after, "an undo was refused and")
        else:
            self.find("undo", f"seat {seat} took back what chance or a reveal had followed")

    def draft_between(self) -> bool:
        """Let a seat answer or pick and another begin a row: the first takes its own back, and sees what it saw."""
        table = self.table
        first, second = table.deciders[0], table.deciders[1]
        if self.one_in(2):
            first, second = second, first
        code = self.choose(first, self.legal(table.state, first))
        if table.state.final(first, code) or self.ordered or table.history.drafts[first]:
            return False
        self.began = [None] * self.case.seats
        alone, drawn = table.state.copy(), table.record.drawn
        table.act(first, code)
        pick = self.draft_of(second)
        if pick is None or table.record.drawn != drawn:
            self.note_point()
            return True
        table.act(second, pick)
        self.report.counts["undos"] += 1
        try:
            table.undo(first)
        except UndoRefused as error:
            message = f"code {code} of seat {first} could not be taken back after seat {second} began a row: {error}"
            self.find("undo", message)
            return True
        if second in alone.deciders() and alone.why(second, pick) == 0:
            alone.apply(second, pick, Seeded(1))  # allies may see each other's rows
        seen = self.title.view(alone, first)
        if table.view(first) != seen:
            where = views_differ(seen, table.view(first))
            self.find("undo", f"undo of code {code} of seat {first} with an open row of seat {second}: {where}")
        return True

    def draft_of(self, seat: int) -> int | None:
        """Return a click that only opens a row of the seat."""
        if seat not in self.table.deciders or self.table.state.drafting(seat):
            return None
        for code in self.table.state.legal(seat):
            state = self.table.state.copy()
            if not state.final(seat, code):
                state.apply(seat, code, Seeded(1))
                if state.drafting(seat):
                    return code
        return None

    # -- the whole table --

    def orders(self, seat: int) -> None:
        """A standing order is followed: the seat is not asked in such a window any more."""
        self.ordered = True
        self.table.order(seat)
        if self.table.state.window(seat) and seat in self.table.deciders and not self.table.state.drafting(seat):
            self.find("number", f"seat {seat} declined all windows and is asked in one")

    def note_point(self) -> None:
        """Remember the position of each point that can be gone back to."""
        sealed = set(self.table.view(PUBLIC).asked) != set(self.table.deciders)
        if not sealed and not any(self.table.history.drafts):
            self.points[len(self.table.points) - 1] = self.table.state.to_dict()

    def rollback(self) -> None:
        """All seats that are in the game go back to a point."""
        count = len(self.table.points)
        point = self.pick(range(count))
        self.report.counts["rollbacks"] += 1
        self.began = [None] * self.case.seats
        out = self.table.state.eliminated()
        for seat in range(self.table.seats):
            if not out >> seat & 1:
                self.table.agree_rollback(seat, point)
        known = self.points.get(point)
        if known is not None and self.table.state.to_dict() != known:
            self.find("replay", f"going back to point {point}: {difference(known, self.table.state.to_dict())}")
        self.points = {at: words for at, words in self.points.items() if at <= point}

    def replayed(self) -> None:
        """The record, written and read again, is the same table."""
        table = self.table
        text = table.wtr()
        self.report.counts["replays"] += 1
        try:
            fresh = replay.restored(self.title, wtr.parse(text), self.title.content())
        except WartableError as error:
            self.find("replay", f"the record cannot be played again: {error}")
            return
        words, again = table.history.without_rows(table.state).to_dict(), fresh.state.to_dict()
        if words != again:
            self.find("replay", f"a replay leads to another position: {difference(words, again)}")
        # What an open row told partners is in the log while it is open, and never in the record.
        for viewer in self.viewers() if not any(table.history.drafts) else ():
            if fresh.log(viewer) != table.log(viewer):
                self.find("replay", f"a replay tells viewer {viewer} another log")
        for lang in ("en", "it"):
            table.log(PUBLIC, lang)
        if fresh.wtr() != text:
            self.find("replay", "a replayed record is written differently")
        able = [seat for seat in range(fresh.seats) if fresh.can_undo(seat)]
        if able and fresh.outcome is None:
            self.undo_anywhere(fresh, self.pick(able))

    def undo_anywhere(self, fresh: Table, seat: int) -> None:
        """A seat that can take something back does so, even if others have sealed answers; the record still replays."""
        try:
            fresh.undo(seat)
            again = replay.restored(self.title, wtr.parse(fresh.wtr()), self.title.content())
        except WartableError as error:
            self.find("undo", f"seat {seat} could take something back, but: {error}")
            return
        if again.state.to_dict() != fresh.state.to_dict():
            where = difference(fresh.state.to_dict(), again.state.to_dict())
            self.find("replay", f"a replay of an undo of seat {seat} leads to another position: {where}")
