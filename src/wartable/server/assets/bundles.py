"""Bundles: a page's modules in one script, its styles in one sheet.

The files of web/ are written for readers, one concept each. Here they are put together, the modules in the order of
their imports, each in a function of its own, so that names never meet. Nothing has to be installed for it.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from posixpath import dirname, join, normpath
from typing import Final

import brotli

from wartable.server.assets import client_files

FOLDER: Final = "/web/bundles/"

_SITE: Final = ("site/site.js", "common/notices.js")
_COMMON: Final = ("common/base.css", "common/dialogs.css", "common/rulebook.css")
CONTENTS: Final[dict[str, tuple[str, ...]]] = {
    "table.js": ("table/table.js", "table/panels/turn-notice.js"),
    "site.js": _SITE,
    "account.js": (*_SITE, "site/account.js"),
    "new-table.js": (*_SITE, "site/new-table.js"),
    "records.js": (*_SITE, "site/records.js"),
    "table.css": (
        *_COMMON,
        "table/stage/stage.css",
        "table/panels/panel.css",
        "table/panels/bars.css",
        "table/panels/coach.css",
        "table/table.css",
        "table/mats/mats.css",
        "table/desk/desk.css",
    ),
    "site.css": (*_COMMON, "site/site.css", "site/first-page.css", "site/rulebooks.css", "site/forms.css"),
}
"""What a page's head names, with the files that it begins with; modules bring along what they import."""

_IMPORT: Final = re.compile(r'^import (?:(?P<names>[^";]+) from )?"(?P<path>\.[^"]+)";\n', re.M)
_EXPORT: Final = re.compile(r"^export (?=(?P<kind>(?:async )?function|class|const|let) (?P<name>\w+))", re.M)
_LEFT: Final = re.compile(r"^(?:import|export)\b.*|\bimport\(.*|^await\b.*", re.M)
_ENCODING: Final = re.compile(r"([a-z]+)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?")
_REMARK: Final = re.compile(r"^ *(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/)\n", re.M)


class Packed:
    """A text as it is sent: as it is, and compressed in the ways that browsers understand, the best one first."""

    def __init__(self, text: str) -> None:
        self.plain = text.encode()
        self.encodings = {"br": brotli.compress(self.plain), "gzip": gzip.compress(self.plain, mtime=0)}

    def accepted(self, wanted: str) -> tuple[bytes, dict[str, str]]:
        """Return what a client takes that names these encodings, with the headers that say so.

        >>> Packed("a" * 99).accepted("gzip, deflate, br;q=0.9")[1]
        {'vary': 'accept-encoding', 'content-encoding': 'br'}
        >>> Packed("a" * 99).accepted("br;q=0")[1]
        {'vary': 'accept-encoding'}
        """
        named = dict(_ENCODING.findall(wanted))
        for name, body in self.encodings.items():
            if name in named and float(named[name] or 1):
                return body, {"vary": "accept-encoding", "content-encoding": name}
        return self.plain, {"vary": "accept-encoding"}


@cache
def address(name: str) -> str:
    """Return the address of a bundle: it has its hash in it, so that a browser keeps it for ever.

    >>> address("table.js").startswith("/web/bundles/table.") and address("table.js").endswith(".js")
    True
    """
    stem, _, kind = name.rpartition(".")
    return f"{FOLDER}{stem}.{blake2b(text(name).encode(), digest_size=8).hexdigest()}.{kind}"


@cache
def text(name: str) -> str:
    """Return a bundle."""
    entries = CONTENTS[name]
    if name.endswith(".css"):
        return "".join(_source(path) for path in entries)
    return _script(entries)


@cache
def packed() -> dict[str, Packed]:
    """Return all bundles by their addresses."""
    return {address(name): Packed(text(name)) for name in CONTENTS}


def modules(entries: Sequence[str]) -> list[str]:
    """Return modules and all that they import, each after those that it imports; raise ValueError for a ring.

    >>> modules(["common/share.js"])[-1]
    'common/share.js'
    """
    found: list[str] = []

    def visit(path: str, way: tuple[str, ...]) -> None:
        if path in way:
            raise ValueError(f"modules import each other: {' > '.join([*way, path])}")
        if path not in found:
            for each in _IMPORT.finditer(_source(path)):
                visit(_beside(path, each["path"]), (*way, path))
            found.append(path)

    for entry in entries:
        visit(entry, ())
    return found


def _script(entries: Sequence[str]) -> str:
    """Return modules as one; it exports `modules`, by which a script finds them by their paths."""
    paths = modules(entries)
    names = {path: f"$${number}" for number, path in enumerate(paths)}
    variables = {path: {each["name"] for each in _exports(path) if each["kind"] == "let"} for path in paths}
    bodies = [f"const {names[path]} = (() => {{\n{_body(path, names, variables)}}})();\n" for path in paths]
    table = "".join(f'  "{path}": {name},\n' for path, name in names.items())
    return f"{''.join(bodies)}export const modules = {{\n{table}}};\n"


def _body(path: str, names: dict[str, str], variables: dict[str, set[str]]) -> str:
    """Return a module as the body of a function that returns what the module exports."""

    def bound(found: re.Match[str]) -> str:
        other = _beside(path, found["path"])
        given = (found["names"] or "").strip()
        if not given:
            return ""
        if given.startswith("* as "):
            return f"const {given.removeprefix('* as ')} = {names[other]};\n"
        wanted = [name.strip() for name in given.strip("{} \n").split(",") if name.strip()]
        if lost := variables[other].intersection(name.split(" as ")[0] for name in wanted):
            raise ValueError(f"{path} would not see {', '.join(sorted(lost))} of {other} change: import it whole")
        return f"const {{ {', '.join(name.replace(' as ', ': ') for name in wanted)} }} = {names[other]};\n"

    returned = [
        f"get {each['name']}() {{ return {each['name']}; }}" if each["kind"] == "let" else each["name"]
        for each in _exports(path)
    ]
    body = _EXPORT.sub("", _IMPORT.sub(bound, _REMARK.sub("", _source(path))))
    if left := _LEFT.search(body):
        raise ValueError(f"{path} cannot be bundled: {left[0]}")
    return f"{body}return {{ {', '.join(returned)} }};\n"


def _exports(path: str) -> list[re.Match[str]]:
    return list(_EXPORT.finditer(_source(path)))


def _beside(path: str, other: str) -> str:
    return normpath(join(dirname(path), other))


def _source(path: str) -> str:
    return (client_files.FOLDER / path).read_text(encoding="utf-8")
