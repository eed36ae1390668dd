"""Wording: what a choice is called, what follows, and the things for it."""

from __future__ import annotations

from msgspec import Struct

from wartable.core.text.messages import Phrase


class Wording(Struct, frozen=True):
    """What a choice is called: its label, what follows from it, and the things of the scene that stand for it."""

    label: Phrase
    hint: Phrase | None = None
    targets: tuple[str, ...] = ()
