"""The client's files by their hash, in a folder that a browser keeps for ever."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

WEB: Final = "/web"
FOLDER: Final = Path(str(files("wartable.server"))) / "web"


@cache
def version() -> str:
    """Return the hash of all files together: one that changes gives all of them another address.

    >>> len(version())
    16
    """
    found = blake2b(digest_size=8)
    for path in sorted(path for path in FOLDER.rglob("*") if path.is_file()):
        found.update(f"{path.relative_to(FOLDER).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def folder() -> str:
    """Return the address under which the files lie as they are now.

    >>> folder() == f"/web/{version()}"
    True
    """
    return f"{WEB}/{version()}"
