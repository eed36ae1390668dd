"""The client's files by their hash: a page names them in a folder that a browser keeps for ever."""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final

WEB: Final = "/web"
FOLDER: Final = Path(str(files("wartable.server"))) / "web"
_IMPORT: Final = re.compile(r'^import (?:[^";]* from )?"(\.[^"]+)";', re.M)


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


@cache
def modules(entry: str) -> tuple[str, ...]:
    """Return a module and all that it imports, directly or not, so that a page fetches them side by side.

    >>> modules("common/preferences.js")[0]
    'common/preferences.js'
    >>> "table/state.js" in modules("table/table.js")
    True
    """
    found = [entry]
    for path in found:
        text = (FOLDER / path).read_text(encoding="utf-8")
        named = (normpath(join(dirname(path), other)) for other in _IMPORT.findall(text))
        found.extend(other for other in dict.fromkeys(named) if other not in found)
    return tuple(found)


def import_map() -> dict[str, dict[str, str]]:
    """Return the map for a page's modules: one that is named without the hash is the one with it.

    >>> sorted(import_map()["imports"]) == ["/web/", f"/web/{version()}/"]
    True
    """
    return {"imports": {f"{WEB}/": f"{folder()}/", f"{folder()}/": f"{folder()}/"}}
