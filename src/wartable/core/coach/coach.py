"""Coach: teaches a title's script at an ordinary table, whose rules hold as ever.

It decides what is waited for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wartable.core.coach.script import ELLIPSIS, Cue, Lesson, Script, is_begun
from wartable.core.errors import NotAnAction, UndoRefused, WartableError
from wartable.core.rules.chance import Scripted
from wartable.core.rules.notation import pick_words, taken_back
from wartable.core.table.table import Action, Table
from wartable.core.text.messages import Messages, Phrase
from wartable.core.title import Title
from wartable.core.view import Choice

# What a coach waits for.
READ: Final = "read"  # the learner reads, and goes on
PLAY: Final = "play"  # the learner's choice
ANSWER: Final = "answer"  # another seat's answer
SHOWN: Final = "shown"  # the cue was shown: the learner tries it, or goes on
OVER: Final = "over"  # nothing: the last cue was read

# What a learner may do besides playing.
NEXT, BACK, SHOW, AGAIN = "next", "back", "show", "again"
MOVES: Final = (NEXT, BACK, SHOW, AGAIN)


class NotNow(WartableError):
    """A legal choice that this cue does not wait for. Nothing has changed."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__("coach-not-now")
        self._phrase = phrase

    def sentence(self, lang: str) -> str:
        """Return what the learner is told: kindly, and what to choose instead."""
        return self._phrase(lang)


class Coach:
    """One learner's way through a script. What it holds follows from the script and from what the learner did.

    >>> from wartable.coach_files import coach_of
    >>> import wartable
    >>> coach = coach_of(wartable.title("proelio"))
    >>> coach.at, coach.waits
    (0, 'read')
    >>> coach.move("next")
    >>> coach.at
    1
    """

    def __init__(self, title: Title, script: Script, messages: Messages) -> None:
        self.title = title
        self.script = script
        self.messages = messages
        self.at = 0  # among all cues
        self.shown = False  # whether this cue is played for the learner
        self._lessons = [lesson for lesson in script.lessons for _ in lesson.cues]
        self._cues = script.cues
        self._played = False
        self._answered = 0
        self._over = False
        self.table = self._opened(self._lessons[0])
        self._held: list[int] = []  # the learner's open row as the cue found it

    # -- where it stands --

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.script.seat

    @property
    def cue(self) -> Cue:
        """The cue that is taught."""
        return self._cues[self.at]

    @property
    def lesson(self) -> Lesson:
        """The lesson that it belongs to."""
        return self._lessons[self.at]

    @property
    def count(self) -> int:
        """How many cues there are."""
        return len(self._cues)

    @property
    def waits(self) -> str:
        """What is waited for: READ, PLAY, ANSWER, SHOWN or OVER."""
        if self._over:
            return OVER
        if self.cue.play and not self._played:
            return PLAY
        if self._answered < len(self.cue.answers):
            return ANSWER
        return SHOWN if self.shown else READ

    @property
    def answer(self) -> tuple[int, str] | None:
        """The seat that answers next and its choice in words, while an answer is waited for."""
        return self.cue.answers[self._answered] if self.waits == ANSWER else None

    def text(self, lang: str) -> str:
        """Return what the coach says now."""
        return self.messages.format(lang, f"coach-cue-{self.cue.name}")

    def heading(self, lang: str) -> str:
        """Return what the lesson is called."""
        return self.messages.format(lang, f"coach-lesson-{self.lesson.name}")

    def codes(self) -> list[int]:
        """Return the clicks that lead on now: what the page lights up."""
        if self.waits != PLAY:
            return []
        state = self.table.state
        legal = state.legal(self.seat) if self.seat in self.table.deciders else []
        return [code for code in legal if self._fits([code])]

    # -- what the learner does --

    def act(self, seat: int, *actions: Action) -> tuple[Action, ...]:
        """Play a choice that the cue waits for; refuse any other one kindly, and what is illegal by its rule."""
        if self.table.why_not(seat, actions[0]) is not None or seat not in (self.seat, (self.answer or (-1, ""))[0]):
            return self.table.act(seat, *actions)  # refused, with its clause
        if seat != self.seat or self.waits == ANSWER:
            return self._answer(seat, actions)
        if all(taken_back(action) is not None for action in actions):
            return self.table.act(seat, *actions)  # picks of the learner's row go back as they like
        if self.waits != PLAY or not self._fits([code for action in actions for code in self._clicks(action)]):
            raise NotNow(self._not_now())
        left = self.table.act(seat, *actions)
        self._played = self._is_played()
        self._go_on()
        return left

    def undo(self, seat: int, pick: Action | Sequence[Action] | None = None) -> None:
        """Take back a pick of the learner's open row; without one go back a cue."""
        if seat != self.seat:
            raise UndoRefused("coach-undo")
        if self._row() != self._held:
            self.table.undo(seat, pick)
        else:
            self.move(BACK)

    def move(self, how: str) -> None:
        """Go on, go back, be shown the cue, or begin again."""
        if how not in MOVES:
            raise NotAnAction("field-not-one-of", place="move", value=repr(how), known=", ".join(MOVES))
        if how == AGAIN:
            self._go(0)
        elif how == BACK:
            begun = self._played or self._over or self._row() != self._held
            self._go(self.at if begun else max(0, self.at - 1))
        elif how == SHOW:
            self._show()
        elif self.waits in (READ, SHOWN):
            self._next()
        elif self.waits != OVER:
            raise NotNow(self._not_now())

    # -- how it goes on --

    def _show(self) -> None:
        if self.waits != PLAY:
            raise NotAnAction("coach-nothing-to-show")
        if self._row() != self._held:
            self._go(self.at)
        self.shown = True
        self.table.act(self.seat, *self.actions(self.cue.play[0]))
        self._played = True

    def _answer(self, seat: int, actions: Sequence[Action]) -> tuple[Action, ...]:
        if self.answer != (seat, actions[0]):
            raise NotNow(self._not_now())
        left = self.table.act(seat, *actions)
        self._answered += 1
        self._go_on()
        return left

    def _go_on(self) -> None:
        """Go on by itself when a choice was made and answered; what was only told or shown waits for the learner."""
        if self.cue.play and self.waits == READ:
            self._next()

    def _next(self) -> None:
        if self.at + 1 == self.count:
            self._over = True
            return
        before, self.at = self.lesson, self.at + 1
        self._played, self._answered, self.shown = False, 0, False
        if self.lesson is before:
            self.table.count_on(self._numbers())  # a second "go on" for the same cue is stale
        else:
            self._renew()
        self._held = self._row()

    def _go(self, at: int) -> None:
        """Begin a cue anew: its lesson from the start, with every cue before it played as it is shown."""
        self.at, self._over, self.shown = at, False, False
        self._played, self._answered = False, 0
        self._renew()
        first = self._lessons.index(self.lesson)
        for cue in self._cues[first:at]:
            for seat, words in (*((self.seat, play) for play in cue.play[:1]), *cue.answers):
                self.table.act(seat, *(self.actions(words) if seat == self.seat else (words,)))
        self._held = self._row()

    def _renew(self) -> None:
        numbers = self._numbers()
        self.table = self._opened(self.lesson)
        self.table.count_on(numbers)

    def _numbers(self) -> list[int]:
        return [self.table.number(seat) for seat in range(self.table.seats)]

    def _opened(self, lesson: Lesson) -> Table:
        table = self.title.position(lesson.position, chance=Scripted(*lesson.draws))
        for seat, words in lesson.before:
            table.act(seat, words)
        return table

    # -- what fits --

    def actions(self, words: str) -> Sequence[Action]:
        """Return what plays a choice of the learner's.

        Its words, or the picks that a row which is only begun still lacks.
        """
        if not is_begun(words):
            return (words,)
        return list((self._whole(words) - Counter(self._row())).elements())

    def _row(self) -> list[int]:
        return list(self.table.history.drafts[self.seat])

    def _whole(self, words: str) -> Counter[int]:
        """Return the clicks of a choice; of a row that is only begun all but the one that completes it."""
        clicks = self.title.parse(self.table.kit, words.removesuffix(ELLIPSIS))
        return Counter(clicks[:-1] if is_begun(words) else clicks)

    def _is_played(self) -> bool:
        """Return whether one of the choices that are waited for lies there as a whole."""
        row = Counter(self._row())
        return not row or any(is_begun(words) and self._whole(words) == row for words in self.cue.play)

    def _clicks(self, action: Action) -> list[int]:
        if isinstance(action, Choice):
            return [action.code]
        if not isinstance(action, str):
            return [action]
        words = pick_words(action)
        if words is not None:
            return [self.title.pick(self.table.kit, words)]
        whole = self.title.parse(self.table.kit, action)
        return list((Counter(whole) - Counter(self.table.history.drafts[self.seat])).elements())

    def _rests(self) -> list[Counter[int]]:
        """Return, of each choice that is waited for and still possible, the clicks that the open row lacks."""
        row = Counter(self.table.history.drafts[self.seat])
        whole = [self._whole(words) for words in self.cue.play]
        return [one - row for one in whole if row <= one]

    def _fits(self, clicks: Sequence[int]) -> bool:
        given = Counter(clicks)
        for rest in self._rests():
            if given == rest or (given <= rest and not self.table.state.completes(self.seat, clicks[-1])):
                return True
        return False

    def _not_now(self) -> Phrase:
        """Return the cue's own kind words, or what to choose instead."""
        own = f"coach-other-{self.cue.name}"
        if self.messages.has("en", own):
            return Phrase(own).bound(self.messages)
        codes = self.codes()
        for choice in self.table.view(self.seat).choices:
            if choice.code in codes:
                return Phrase("coach-choose", choice=choice.label).bound(self.messages)
        return Phrase("coach-read-first" if self.waits in (READ, SHOWN, OVER) else "coach-wait").bound(self.messages)
