"""Hooks: core does no I/O.

The package installs the file writer, the painter and the voice of errors here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import PathLike
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wartable.core.scene import Scene

Path = str | PathLike[str]
Writer = Callable[[Path, str], None]

Painter = Callable[["Scene"], str]
Speaker = Callable[[str, Mapping[str, object], str], str]

_writers: list[Writer] = []
_painters: list[Painter] = []
_speakers: list[Speaker] = []


def plug(writer: Writer) -> None:
    """Make this the way in which files are written."""
    _writers[:] = [writer]


def write(path: Path, text: str) -> None:
    """Write a whole file by the way that was plugged in."""
    if not _writers:
        from wartable.core.errors import WartableError  # errors speak through these hooks

        raise WartableError("no-writer", path=path)
    _writers[0](path, text)


def plug_painter(painter: Painter) -> None:
    """Make this the way in which a scene shows itself in a notebook."""
    _painters[:] = [painter]


def paint(scene: Scene) -> str | None:
    """Return a scene as a picture for a notebook, if anything here can paint."""
    return _painters[0](scene) if _painters else None


def plug_speaker(speaker: Speaker) -> None:
    """Make this the way in which an error's key and facts become a sentence."""
    _speakers[:] = [speaker]


def say(key: str, facts: Mapping[str, object], lang: str) -> str:
    """Return an error's sentence in a language, or its key and facts while nothing can put them into words."""
    return _speakers[0](key, facts, lang) if _speakers else plain(key, facts)


def plain(key: str, facts: Mapping[str, object]) -> str:
    """Return a key and its facts as they are.

    >>> plain("no-seat", {"seat": 9, "last": 3})
    'no-seat: seat=9, last=3'
    """
    return f"{key}: {', '.join(f'{name}={value}' for name, value in facts.items())}" if facts else key
