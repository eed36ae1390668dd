"""Questions that a viewer may put to the table.

A table of them, answered from the view alone.

>>> from types import SimpleNamespace
>>> def reach(kit, view, zone, seat=None):
...     return [Phrase("reach", zone=kit.zones[zone])]
>>> questions = Questions(Question("reach", reach, Noun("zone", lambda kit: kit.zones), SEAT, least=1))
>>> kit, view = SimpleNamespace(seats=2, zones=("mill", "ford")), None
>>> questions.ask(kit, view, "reach", ["ford"])
[Phrase('reach', zone='ford')]
>>> [(each.name, each.about) for each in questions.table]
[('reach', 'zone')]
>>> questions.ask(kit, view, "reach", ["ford", "2"])
Traceback (most recent call last):
wartable.OptionError: '2' is no seat; the seats are 0 to 1
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from wartable.core.errors import OptionError
from wartable.core.rules.state import Kit
from wartable.core.scene.boards import Badge, Light, Trace
from wartable.core.text.messages import Messages, Phrase
from wartable.core.view import View


class Answer(list[Phrase]):
    """Sentences, and what a page lays over the board until it is dismissed: traces, lights, badges.

    What is drawn needs no label: the sentences tell it.

    >>> Answer([Phrase("reach")]) == [Phrase("reach")], Answer([], lights=[Light("zone.mill")]) == []
    (True, False)
    """

    def __init__(
        self,
        sentences: Iterable[Phrase] = (),
        *,
        traces: Iterable[Trace] = (),
        lights: Iterable[Light] = (),
        badges: Iterable[Badge] = (),
    ) -> None:
        super().__init__(sentences)
        self.traces, self.lights, self.badges = tuple(traces), tuple(lights), tuple(badges)

    @property
    def drawn(self) -> tuple[Trace | Light | Badge, ...]:
        """All that is laid over the board."""
        return (*self.traces, *self.lights, *self.badges)

    def bound(self, messages: Messages) -> Answer:
        """Return the same answer, whose sentences can say themselves."""
        said = [phrase.bound(messages) for phrase in self]
        return Answer(said, traces=self.traces, lights=self.lights, badges=self.badges)

    def __eq__(self, other: object) -> bool:
        drawn = other.drawn if isinstance(other, Answer) else ()
        return super().__eq__(other) and self.drawn == drawn

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None


class Noun:
    """What a word after a question must be: one of the names that the kit has, or of the ids that a page knows."""

    def __init__(
        self, noun: str, names: Callable[[Any], Sequence[str]], ids: Callable[[Any], Sequence[str]] | None = None
    ) -> None:
        self.noun, self.names, self.ids = noun, names, ids

    def index(self, kit: Kit, word: str) -> int:
        """Return the number of a name; raise OptionError."""
        known = self.names(kit)
        if self.ids is not None and word in self.ids(kit):
            return self.ids(kit).index(word)
        if word not in known:
            raise OptionError("word-not-a-name", word=repr(word), noun=self.noun, known=", ".join(known))
        return known.index(word)


class SeatNoun(Noun):
    """A seat, by its number."""

    def __init__(self) -> None:
        super().__init__("seat", lambda kit: [str(seat) for seat in range(kit.seats)])

    def index(self, kit: Kit, word: str) -> int:
        if word not in self.names(kit):
            raise OptionError("word-no-seat", word=repr(word), last=kit.seats - 1)
        return int(word)


SEAT = SeatNoun()


class Question:
    """A question and the function that answers it: `answer(kit, view, *numbers)`, one number for each word.

    At least so many of the words must be given. The answer is a list of phrases, or an `Answer` that draws too.
    """

    def __init__(self, name: str, answer: Callable[..., list[Phrase]], *words: Noun, least: int = 0) -> None:
        self.name, self.answer, self.words, self.least = name, answer, words, least

    @property
    def about(self) -> str:
        """What it is asked about, the noun of its first word: a zone, a piece, a card; empty for nothing."""
        return self.words[0].noun if self.words else ""

    def numbers(self, kit: Kit, args: Sequence[str]) -> list[int]:
        """Return what the words after the question name; raise OptionError."""
        for word in args:
            if not isinstance(word, str):
                raise OptionError("question-words", question=repr(self.name), given=repr(word))
        if len(args) > len(self.words):
            self._too_many(" ".join(args))
        if len(args) < self.least:
            raise OptionError("question-needs", question=repr(self.name), noun=self.words[len(args)].noun)
        return [noun.index(kit, word) for noun, word in zip(self.words, args, strict=False)]

    def _too_many(self, rest: str) -> None:
        if not self.words:
            raise OptionError("takes-nothing", word=repr(self.name), rest=repr(rest))
        if len(self.words) == 1:
            raise OptionError("question-takes-one", question=repr(self.name), noun=self.words[0].noun, rest=repr(rest))
        raise OptionError("question-takes", question=repr(self.name), most=len(self.words), rest=repr(rest))


class Questions:
    """The questions of a title, by name."""

    def __init__(self, *questions: Question) -> None:
        self._by_name = {question.name: question for question in questions}

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    @property
    def table(self) -> tuple[Question, ...]:
        """The questions themselves."""
        return tuple(self._by_name.values())

    def ask(self, kit: Kit, view: View, name: str, args: Sequence[str]) -> list[Phrase]:
        """Return the answer in sentences, perhaps with a drawing; raise OptionError that says what can be asked."""
        if name not in self._by_name:
            raise OptionError("no-question", question=repr(name), known=", ".join(self) or "none")
        question = self._by_name[name]
        return question.answer(kit, view, *question.numbers(kit, args))
