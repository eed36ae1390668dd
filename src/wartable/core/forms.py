"""Forms: what a title makes of filled fields, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from wartable.core.errors import WartableError
from wartable.core.text.messages import Messages, Phrase


@dataclass(frozen=True, slots=True)
class Filled:
    """The actions that a filled form stands for, as `Table.act` takes them, and what they would do, in words.

    Nothing has happened yet: the person reads the lines, then plays the actions and gives the names, by thing, as
    `Table.name_thing` takes them; an empty name takes one away.
    """

    actions: Sequence[int | str]
    lines: Sequence[Phrase] = ()
    names: Mapping[str, str] = field(default_factory=dict)

    def bound(self, messages: Messages) -> Filled:
        """Return the same, and its lines can say themselves."""
        return replace(self, lines=[line.bound(messages) for line in self.lines])


class FormError(WartableError):
    """A field of a form that cannot be taken, and why: a phrase of the title for each fault.

    >>> texts = Messages({"en": "line = line { $number } is empty", "it": "line = la riga { $number } è vuota"})
    >>> error = FormError("file", Phrase("line", number=3), Phrase("line", number=7)).bound(texts)
    >>> print(error)
    file: line 3 is empty; line 7 is empty
    """

    def __init__(self, field: str, *faults: Phrase) -> None:
        super().__init__("form-field", field=field)
        self.field = field
        self.faults = faults

    def bound(self, messages: Messages) -> FormError:
        """Return the same error, which can say itself."""
        return FormError(self.field, *(fault.bound(messages) for fault in self.faults))

    def lines(self, lang: str) -> list[str]:
        """Return what is wrong, fault by fault."""
        return [fault(lang) for fault in self.faults]

    def sentence(self, lang: str) -> str:
        """Return the field, and all that is wrong with it."""
        return f"{self.field}: {self.label(lang)}"

    def label(self, lang: str = "en") -> str:
        """Return all that is wrong with it."""
        return "; ".join(self.lines(lang))
