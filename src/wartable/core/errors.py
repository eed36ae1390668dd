"""Errors: a user's mistakes, and refusals with the clause, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core import hooks

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
        """Return the reason in a language."""
        return self._title.reason(self.clause, lang) if self._phrase is None else self._phrase(lang)

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r})"


class WartableError(ValueError):
    """Anything a user can do wrong. The message says what and where, and nothing has changed.

    It carries a phrase: the key of a text in `messages/errors.<language>.ftl` and the facts that it names. A key with a
    space in it is the text itself.

    >>> error = WartableError("no-seat", seat=9, last=3)
    >>> print(error)
    there is no seat 9; the seats are 0 to 3
    >>> error.label("it")
    "non c'è il posto 9; i posti vanno da 0 a 3"
    """

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def sentence(self, lang: str) -> str:
        """Return the whole sentence in a language."""
        return hooks.say(self.key, self.facts, lang)

    def label(self, lang: str = "en") -> str:
        """Return what a person is told, in their language."""
        return self.sentence(lang)

    @property
    def args(self) -> tuple[str]:  # type: ignore[override]  # nobody sets them
        """The sentence, as in any other exception: titles quote `error.args[0]`."""
        return (str(self),)

    def __str__(self) -> str:
        return self.sentence("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class Refused(WartableError):
    """An action that the rules forbid now."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__("refused", text=repr(text), clause=refusal.clause, reason=refusal)
        self.refusal = refusal
        self.clause = refusal.clause

    def label(self, lang: str = "en") -> str:
        """Return the reason alone: the person knows what they tried."""
        return self.refusal.label(lang)


class Stale(WartableError):
    """An action for a decision that is no longer asked: the seat's number has moved on."""

    def __init__(self, seat: int, given: int, number: int) -> None:
        super().__init__("stale", seat=seat, number=number, given=given)
        self.number = number


class NotAnAction(WartableError):
    """A text or number that is not an action of this title at all."""


class UndoRefused(WartableError):
    """Something cannot be taken back: chance, a reveal or another's visible choice came after it."""


class OptionError(WartableError):
    """An option, a mode or a number of seats that the title does not have."""


class Excluded(OptionError):
    """Options that exclude each other: each is right by itself, and no table has both."""


class PositionError(WartableError):
    """A position in words that makes no sense; the message names the place."""


class ContentError(WartableError):
    """A pack that cannot be played with; the message names file, key and reason."""


class RecordError(WartableError):
    """A record that is malformed, truncated, edited or from other rules; the message names the line."""

    def __init__(self, reason: str | WartableError, /, line: int = 0, file: str = "", **facts: object) -> None:
        self._reason = reason if isinstance(reason, WartableError) else WartableError(reason, **facts)
        super().__init__(self._reason.key, **self._reason.facts)
        self.line = line
        self.file = file

    @property
    def reason(self) -> str:
        """What is wrong, without the place."""
        return self._reason.sentence("en")

    def at(self, line: int, file: str = "") -> RecordError:
        """Return the same error at another place."""
        return RecordError(self._reason, line, file)

    def sentence(self, lang: str) -> str:
        """Return the place and what is wrong there."""
        place = ("file-" if self.file else "") + ("line-" if self.line else "")
        facts = {"file": self.file, "line": self.line, "reason": self._reason}
        return hooks.say(f"record-{place}reason", facts, lang) if place else self._reason.sentence(lang)


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
