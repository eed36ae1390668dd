"""Errors: what a user can do wrong, and refusals with the clause that forbids something, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wartable.core.text.messages import Phrase
    from wartable.core.title import Title


class Refusal:
    """A clause and what it says. `label` gives a short reason, or the rulebook's own sentence.

    `phrase` is the reason in words of this very position, bound to messages, where the title has one.
    """

    __slots__ = ("_phrase", "_title", "clause")

    def __init__(self, title: Title, clause: str, phrase: Phrase | None = None) -> None:
        self._title = title
        self.clause = clause
        self._phrase = phrase

    def label(self, lang: str = "en") -> str:
        """The reason in a language."""
        return self._title.reason(self.clause, lang) if self._phrase is None else self._phrase(lang)

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r})"


class WartableError(ValueError):
    """Anything a user can do wrong. The message says what and where, and nothing has changed."""


class Refused(WartableError):
    """An action that the rules forbid now."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(f"{text!r} is refused by {refusal.clause}: {refusal.label()}")
        self.refusal = refusal
        self.clause = refusal.clause


class Stale(WartableError):
    """An action for a decision that is no longer asked: the seat's number has moved on."""

    def __init__(self, seat: int, given: int, number: int) -> None:
        super().__init__(f"stale: seat {seat} is at number {number}, the action was made for number {given}")
        self.number = number


class NotAnAction(WartableError):
    """A text or number that is no action of this title at all."""


class UndoRefused(WartableError):
    """Something cannot be taken back: chance, a reveal or another's visible choice came after it."""


class OptionError(WartableError):
    """An option, a mode or a number of seats that the title does not have."""


class PositionError(WartableError):
    """A position in words that makes no sense; the message names the place."""


class ContentError(WartableError):
    """A pack that cannot be played with; the message names file, key and reason."""


class RecordError(WartableError):
    """A record that is malformed, truncated, edited or from other rules; the message names the line."""

    def __init__(self, reason: str, line: int = 0, file: str = "") -> None:
        place = ", ".join([*([file] if file else []), *([f"line {line}"] if line else [])])
        super().__init__(f"{place}: {reason}" if place else reason)
        self.reason = reason
        self.line = line
        self.file = file


class Defect(WartableError):
    """Something is wrong with a title, its texts or its drawings, or with a script of chance: no player did wrong."""


class ChanceError(Defect):
    """A scripted or recorded result does not fit what the game asks for."""


class MessageError(Defect):
    """A message is missing or cannot be formatted."""


# The door hands these out, so a traceback names them as users import them: `wartable.Refused`.
PUBLIC_ERRORS = (
    Refusal,
    WartableError,
    Refused,
    Stale,
    NotAnAction,
    UndoRefused,
    OptionError,
    PositionError,
    ContentError,
    RecordError,
)
for _public in PUBLIC_ERRORS:
    _public.__module__ = "wartable"
