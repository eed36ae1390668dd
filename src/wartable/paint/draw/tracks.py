"""Tracks as HTML: a line of places with tones and markers; where room is short it folds to where it stands."""

from __future__ import annotations

from html import escape
from typing import Final

from wartable.core.scene import Mark, Track
from wartable.paint.draw import cards
from wartable.paint.svg import Brush, el

FAR: Final = 3
"""How many places away a track's mark is far: it is the first to go where room is short."""


def spoken(track: Track) -> str:
    """Return a track in words: its name, and each place where something stands.

    >>> spoken(Track("t", "Morale", (Mark("1"), Mark("2", here=True), Mark("3", told="Austria"))))
    'Morale: 2, 3 Austria'
    """
    at = [" ".join(part for part in (mark.label, mark.told) if part) for mark in track.marks if mark.here or mark.told]
    return f"{track.name}: {', '.join(at)}" if at else track.name


def _place(brush: Brush, mark: Mark, mood: str) -> str:
    short = mark.short if mark.short and not mark.here else ""
    sign = ""
    if mark.sign is not None:
        sign = el("svg", cards.emblem(brush, mark.sign, 0, 0, 20), viewBox="0 0 20 20", aria_hidden="true")
    label = el("span", escape(short or mark.label), title=mark.label if short else None)
    note = el("small", escape(mark.note)) if mark.note else ""
    stand = "".join(
        el("svg", brush.use(one, 0, 0, 20, 22), viewBox="0 0 20 22", class_="wt-stands", aria_hidden="true")
        for one in mark.signs
    )
    current = "step" if mark.here else None
    tone = mark.tone or None
    return el("li", sign, label, note, stand, class_=mood or None, data_tone=tone, aria_current=current)


def places(brush: Brush, track: Track) -> str:
    """Paint the places of a track; those where it stands, or something else does, are kept where room is short."""
    at = [i for i, mark in enumerate(track.marks) if mark.here]
    shown = []
    for i, mark in enumerate(track.marks):
        away = min((abs(i - one) for one in at), default=FAR + 1)
        mood = "here" if mark.here else "near" if mark.signs or away == 1 else "far" if away > FAR else ""
        shown.append(_place(brush, mark, mood))
    return el("ol", *shown)


def track(brush: Brush, one: Track) -> str:
    """Paint a track with its name, for the foot of a table."""
    return brush.box("div", one.id, spoken(one), el("h4", escape(one.name)), places(brush, one), kind="track")
