"""Script: the lessons of a coached game as data, each a position with cues.

>>> cue = {"name": "march", "points": ["zone.mill"], "play": ["march mill bridge 2 foot"], "answers": ["1 pass"]}
>>> lesson = {"name": "first", "position": {"seats": 2}, "cue": [cue, {"name": "end"}]}
>>> script = read_script("script.toml", {"lesson": [lesson]})
>>> [(cue.name, cue.play, cue.answers) for cue in script.cues]
[('march', ('march mill bridge 2 foot',), ((1, 'pass'),)), ('end', (), ())]
>>> read_script("script.toml", {"lesson": [lesson | {"cue": [cue]}]})
Traceback (most recent call last):
wartable.ContentError: script.toml: lesson[first].cue[march].play: the last cue of a lesson only tells something, ...
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wartable.core.content import (
    Anything,
    File as ContentFile,
    Kind,
    List,
    Maybe,
    Pack,
    Place,
    Reading,
    Rows,
    Table,
    Text,
    Whole,
)
from wartable.core.errors import ContentError

MOST_SEATS = 30
ELLIPSIS = " …"


@dataclass(frozen=True, slots=True)
class Cue:
    """One text of the coach. It points at things and waits for one of some choices, or for "go on" if it has none.

    Then the others answer, as they are told to. `place` is where it stands, for errors. A choice that ends in an
    ellipsis (`deploy shields …`) is a row that is only begun: the next cue goes on with it.
    """

    name: str
    points: tuple[str, ...]
    play: tuple[str, ...]
    answers: tuple[tuple[int, str], ...]
    place: str


def is_begun(words: str) -> bool:
    """Return whether words are a row that is only begun.

    >>> is_begun("deploy shields …"), is_begun("deploy shields")
    (True, False)
    """
    return words.endswith(ELLIPSIS)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position in words, what is drawn from then on, and the cues that are played from it.

    What is played `before` the first cue stands in the log when the lesson opens.
    """

    name: str
    position: Mapping[str, Any]
    before: tuple[tuple[int, str], ...]
    draws: tuple[int | str, ...]
    cues: tuple[Cue, ...]
    place: str


@dataclass(frozen=True, slots=True)
class Script:
    """All lessons of a title, the learner's seat in them, and how many seats there are."""

    seat: int
    seats: int
    lessons: tuple[Lesson, ...]

    @property
    def cues(self) -> tuple[Cue, ...]:
        """All cues, in the order in which they are taught."""
        return tuple(cue for lesson in self.lessons for cue in lesson.cues)


class Drawn(Kind):
    """The name of a kind that is drawn, or the number of a die."""

    def read(self, place: Place, value: Any, reading: Reading) -> int | str:
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise ContentError("coach-not-drawn", place=place, value=repr(value))
        return value


class Answer(Kind):
    """A seat's number and its choice in words: `2 deploy shields`."""

    def read(self, place: Place, value: Any, reading: Reading) -> tuple[int, str]:
        seat, _, words = value.partition(" ") if isinstance(value, str) else ("", "", "")
        if not (seat.isascii() and seat.isdigit() and words.strip()):
            raise ContentError("coach-not-an-answer", place=place, value=repr(value))
        return int(seat), words.strip()


CUE = Table(
    {
        "name": Text(),
        "points": Maybe(List(Text()), ()),
        "play": Maybe(List(Text(), least=1), ()),
        "answers": Maybe(List(Answer()), ()),
    }
)
LESSON = Table(
    {
        "name": Text(),
        "draws": Maybe(List(Drawn()), ()),
        "position": Anything(),
        "before": Maybe(List(Answer()), ()),
        "cue": Rows("cue", CUE, "name"),
    }
)
SCHEMA = Table({"seat": Maybe(Whole(0, MOST_SEATS), 0), "lesson": Rows("lesson", LESSON, "name")})


def read_script(file: str, data: object) -> Script:
    """Return a script that was read from a file; raise ContentError with file, lesson, cue and key."""
    found = Pack({file: SCHEMA}, [ContentFile(file, data)])[file]
    lessons = tuple(_lesson(Place(file) / "lesson", row) for row in found["lesson"])
    counts = {lesson.name: lesson.position.get("seats") for lesson in lessons}
    seats = next(iter(counts.values()))
    for lesson in lessons:
        if counts[lesson.name] != seats or not isinstance(seats, int):
            given = repr(counts[lesson.name])
            raise ContentError("coach-other-seats", place=f"{lesson.place}.position.seats", given=given, seats=seats)
    assert isinstance(seats, int)
    if found["seat"] >= seats:
        raise ContentError("coach-no-seat", place=Place(file) / "seat", seat=found["seat"], last=seats - 1)
    return Script(found["seat"], seats, lessons)


def _lesson(place: Place, row: Mapping[str, Any]) -> Lesson:
    here = place.item(row["name"])
    if not isinstance(row["position"], Mapping):
        raise ContentError("coach-no-position", place=here / "position")
    cues = tuple(
        Cue(
            one["name"],
            tuple(one["points"]),
            tuple(one["play"]),
            tuple(one["answers"]),
            str((here / "cue").item(one["name"])),
        )
        for one in row["cue"]
    )
    if cues[-1].play:  # the next lesson begins elsewhere: what came of the choice would never be seen
        raise ContentError("coach-last-cue", place=f"{cues[-1].place}.play")
    return Lesson(row["name"], row["position"], tuple(row["before"]), tuple(row["draws"]), cues, str(here))
