"""The outlet: the core does no input or output of its own, so the door plugs in here what writes a file."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike

from wartable.core.clause import WartableError

Path = str | PathLike[str]
Writer = Callable[[Path, str], None]

_writers: list[Writer] = []


def plug(writer: Writer) -> None:
    """Makes this the way in which files are written."""
    _writers[:] = [writer]


def write(path: Path, text: str) -> None:
    """Writes a whole file by the way that was plugged in."""
    if not _writers:
        raise WartableError(f"{path}: nothing here can write a file")
    _writers[0](path, text)
