"""View: all that one viewer may know, built up from nothing.

Scene, text, JSON and encodings are made from it alone.

A view and its parts are msgspec's structs: a server makes thousands a second, and they are made twenty times as fast as
frozen dataclasses.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec import Struct, structs

from wartable.core.text.messages import Messages, Phrase


class Choice(Struct, frozen=True):
    """An action that the viewer may play now.

    `text` is its notation: of a click that completes a choice the whole choice, as in the record; of a pick its own
    words and an ellipsis. `label` is what it is called, `hint` what follows from it; `targets` are the things of the
    scene that it can be clicked on; `caution` is the clause that will hurt, or empty; `final` says that it cannot be
    taken back; `warning` is the caution in words of this position, where the title has them. A `quiet` choice is
    clicked on its things and not listed with the prompt: hundreds of units on sale, say. Why such a thing is refused is
    asked when it is pointed at, so a view has no near misses of this sort.
    """

    code: int
    text: str
    label: Phrase
    hint: Phrase | None = None
    targets: tuple[str, ...] = ()
    caution: str = ""
    final: bool = False
    warning: Phrase | None = None
    quiet: bool = False

    def bound(self, messages: Messages) -> Choice:
        """Return the same choice, which can say itself."""
        hint = self.hint.bound(messages) if self.hint is not None else None
        warning = self.warning.bound(messages) if self.warning is not None else None
        return structs.replace(self, label=self.label.bound(messages), hint=hint, warning=warning)


class NearMiss(Struct, frozen=True):
    """An action that the viewer could point at but may not play, and the clause that forbids it.

    `reason` says why in words of this position; without it the clause's own short reason is told.
    """

    code: int
    text: str
    label: Phrase
    clause: str
    targets: tuple[str, ...] = ()
    reason: Phrase | None = None

    def bound(self, messages: Messages) -> NearMiss:
        """Return the same near miss, which can say itself."""
        reason = self.reason.bound(messages) if self.reason is not None else None
        return structs.replace(self, label=self.label.bound(messages), reason=reason)


class Ending(Struct, frozen=True):
    """How the game ended, for a viewer."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    clause: str


class View(Struct, frozen=True):
    """What every title's view has; titles subclass it and add their own facts."""

    title: str
    viewer: int
    seats: int
    asked: tuple[int, ...]
    prompt: Phrase
    detail: Phrase | None
    choices: tuple[Choice, ...]
    near_misses: tuple[NearMiss, ...]
    ending: Ending | None

    def to_json(self) -> dict[str, Any]:
        """Plain data for JSON; phrases become their key and arguments."""
        data = _plain(self)
        assert isinstance(data, dict)
        return data


def facts(value: object) -> tuple[str, ...]:
    """Return the names of the facts that a view or a part of it is made of, whether struct or dataclass; else nothing.

    >>> facts(Ending((0,), (1, 2), (1, 0), "GR-1")), facts("text")
    (('winners', 'ranks', 'scores', 'clause'), ())
    """
    if isinstance(value, Struct):
        return value.__struct_fields__
    if dataclasses.is_dataclass(value):
        return tuple(field.name for field in dataclasses.fields(value))
    return ()


def _plain(value: object) -> Any:
    if isinstance(value, Phrase):
        return {"key": value.key, **({"args": _plain(value.args)} if value.args else {})}
    names = facts(value)
    if names:
        return {name: _plain(getattr(value, name)) for name in names if name != "quiet" or getattr(value, name)}
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value
