"""Rehearsal: plays a script as a learner would, and finds what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.coach.coach import ANSWER, BACK, NEXT, OVER, PLAY, SHOW, SHOWN, Coach
from wartable.core.coach.script import Cue, Script
from wartable.core.errors import WartableError
from wartable.core.scene import thing_ids
from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.title import Title


def rehearse(title: Title, script: Script, messages: Messages) -> list[str]:
    """Return everything that is wrong with a script: none if it can be taught in every language."""
    found = list(_texts(script, messages))
    try:
        coach = Coach(title, script, messages)
    except WartableError as error:
        return [*found, f"{script.lessons[0].place}.position: {error}"]
    alternatives = max(len(cue.play) for cue in script.cues)
    for which in range(max(1, alternatives)):
        found += _Rehearsal(coach, which).run()
        coach = Coach(title, script, messages)
    return list(dict.fromkeys(found))


def _texts(script: Script, messages: Messages) -> Iterator[str]:
    keys = {f"coach-lesson-{lesson.name}": lesson.place for lesson in script.lessons}
    keys |= {f"coach-cue-{cue.name}": cue.place for cue in script.cues}
    for key, place in keys.items():
        for lang in LANGUAGES:
            if not messages.has(lang, key):
                yield f"{place}: messages/coach.{lang}.ftl has no text {key}"
    for cue in script.cues:
        own = f"coach-other-{cue.name}"
        if len({messages.has(lang, own) for lang in LANGUAGES}) > 1:
            yield f"{cue.place}: {own} is in one language alone"


class _Rehearsal:
    """One way through a script: with the first of the choices that each cue waits for, the second, and so on."""

    def __init__(self, coach: Coach, which: int) -> None:
        self.coach = coach
        self.which = which
        self.found: list[str] = []

    def run(self) -> list[str]:
        coach = self.coach
        seen: Cue | None = None
        while coach.waits != OVER:
            cue, key = coach.cue, "answers" if coach.waits == ANSWER else "play"
            try:
                if seen is not cue:
                    self._look(cue)
                seen = cue
                if self._stuck():
                    self.found.append(f"{cue.place}.{key}: {self._stuck()}")
                    break
                self._go_on(cue)
            except WartableError as error:
                moved = coach.lesson.place if coach.cue is not cue else ""
                self.found.append(f"{moved}.position: {error}" if moved else f"{cue.place}.{key}: {error}")
                break
        return self.found

    def _stuck(self) -> str:
        """Return why nobody can do what is waited for, or nothing."""
        coach, table = self.coach, self.coach.table
        if coach.answer is not None and coach.answer[0] not in table.deciders:
            return f"seat {coach.answer[0]} is not asked; asked are {list(table.deciders)}"
        return "no choice of the learner leads there" if coach.waits == PLAY and not coach.codes() else ""

    def _go_on(self, cue: Cue) -> None:
        coach = self.coach
        if coach.answer is not None:
            coach.act(*coach.answer)
        elif coach.waits == PLAY:
            if self.which == 0:
                self._show(cue)
            coach.act(coach.seat, *coach.actions(cue.play[min(self.which, len(cue.play) - 1)]))
        else:
            coach.move(NEXT)
        if coach.table.outcome is not None:
            self.found.append(f"{cue.place}: the game is over here; a lesson stops before that")

    def _show(self, cue: Cue) -> None:
        """The cue can be shown, and begun again after that."""
        coach = self.coach
        coach.move(SHOW)
        while coach.answer is not None:
            coach.act(*coach.answer)
        if coach.waits != SHOWN:
            self.found.append(f"{cue.place}.play: after it was shown, {coach.waits} is waited for")
        coach.move(BACK)
        if (coach.cue, coach.waits) != (cue, PLAY):
            self.found.append(f"{cue.place}.play: it cannot be begun again")

    def _look(self, cue: Cue) -> None:
        """What the cue points at is drawn, and the position is sound."""
        coach, table = self.coach, self.coach.table
        for lang in LANGUAGES:
            drawn = set(thing_ids(table.scene(coach.seat, lang)))
            for thing in cue.points:
                if thing not in drawn:
                    shown = ", ".join(sorted(drawn))
                    self.found.append(f"{cue.place}.points: {thing!r} is not on the table; there are {shown}")
        self.found += [f"{cue.place}: {wrong}" for wrong in coach.title.invariants(table.state)]
