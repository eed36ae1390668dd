"""The outlets: the core writes no file and paints no picture, so the door plugs in here what does."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from typing import TYPE_CHECKING

from wartable.core.errors import WartableError

if TYPE_CHECKING:
    from wartable.core.scene import Scene

Path = str | PathLike[str]
Writer = Callable[[Path, str], None]

Painter = Callable[["Scene"], str]

_writers: list[Writer] = []
_painters: list[Painter] = []


def plug(writer: Writer) -> None:
    """Makes this the way in which files are written."""
    _writers[:] = [writer]


def write(path: Path, text: str) -> None:
    """Writes a whole file by the way that was plugged in."""
    if not _writers:
        raise WartableError(f"{path}: nothing here can write a file")
    _writers[0](path, text)


def plug_painter(painter: Painter) -> None:
    """Makes this the way in which a scene shows itself in a notebook."""
    _painters[:] = [painter]


def paint(scene: Scene) -> str | None:
    """A scene as a picture for a notebook, if anything here can paint."""
    return _painters[0](scene) if _painters else None
