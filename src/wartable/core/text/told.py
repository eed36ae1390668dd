"""What a choice is called."""

from __future__ import annotations

from msgspec import Struct

from wartable.core.text.messages import Phrase


class Told(Struct, frozen=True):
    """How an action is told: its label, what follows from it, and the things of the scene that stand for it."""

    label: Phrase
    hint: Phrase | None = None
    targets: tuple[str, ...] = ()
