"""Packs in the store: installed once, unfolded by each process that plays them."""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, select

from wartable.core.errors import ContentError
from wartable.store import schema as s
from wartable.store.database import Database
from wartable.store.models import FINISHED, PackRow, TableRow

# A file of a pack, at most one folder deep; nothing that leads out of it.
FILE = re.compile(r"(?:[\w-][\w.-]*/)?[\w-][\w.-]*\.(?:toml|json|ftl)")
HASH = re.compile("[0-9a-f]{1,64}")


@cache
def _room() -> Path:
    """Return a folder of this process for packs; it goes with the process."""
    room = Path(tempfile.mkdtemp(prefix="wartable-packs-"))
    atexit.register(shutil.rmtree, room, ignore_errors=True)
    return room


def pack_folder(table: TableRow) -> str | None:
    """Return the folder of a table's pack, None for the title's own content; raise ContentError if it is missing."""
    return unfolded(table.title, table.settings.pack) if table.settings.pack else None


def unfolded(title: str, hash: str) -> str:
    """Return the folder of a pack that this process has unfolded; raise ContentError if there is no such pack."""
    if not HASH.fullmatch(hash) or not _place(title, hash).is_dir():
        raise ContentError("pack-missing", title=title, pack=hash)
    return str(_place(title, hash))


def _place(title: str, hash: str) -> Path:
    return _room() / f"{title}-{hash}"


class Packs:
    """The packs of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, pack: PackRow) -> None:
        """Install a pack; one with the same hash takes the files and the name of the new one."""
        values = {**msgspec.structs.asdict(pack), "files": msgspec.json.encode(pack.files).decode()}
        statement = self._database.upsert(s.packs).values(values)
        await self._database.do(statement.on_conflict_do_update(index_elements=["title", "hash"], set_=values))

    async def list(self, title: str = "") -> list[PackRow]:
        """Return the installed packs of a title, or all, the newest first."""
        query = select(s.packs).order_by(s.packs.c.title, s.packs.c.added.desc())
        return [
            _pack_row(row)
            for row in await self._database.rows(query.where(s.packs.c.title == title) if title else query)
        ]

    async def find(self, title: str, called: str) -> PackRow | None:
        """Return a pack by its hash or, the newest, by its name."""
        by = (s.packs.c.hash == called) | (s.packs.c.name == called)
        query = select(s.packs).where(s.packs.c.title == title, by).order_by(s.packs.c.added.desc()).limit(1)
        return next((_pack_row(row) for row in await self._database.rows(query)), None)

    async def remove(self, pack: PackRow) -> None:
        """Take a pack away. Tables that are played with it cannot be read any more."""
        await self._database.do(delete(s.packs).where(s.packs.c.title == pack.title, s.packs.c.hash == pack.hash))

    async def tables(self, pack: PackRow) -> int:
        """Return how many tables that are not over are played with a pack."""
        told = s.tables.c.settings.contains(f'"pack":"{pack.hash}"', autoescape=True)
        query = select(func.count()).select_from(s.tables)
        query = query.where(s.tables.c.title == pack.title, s.tables.c.phase != FINISHED, told)
        return int((await self._database.rows(query))[0][0])

    async def unfold(self, rows: Iterable[TableRow]) -> None:
        """Bring the packs of these tables into a folder of this process, where they are not there yet."""
        for title, hash in {(row.title, row.settings.pack) for row in rows if row.settings.pack}:
            await self.unfold_one(title, hash)

    async def unfold_one(self, title: str, hash: str) -> None:
        """Bring one pack into a folder of this process, if it is installed and not there yet."""
        if not HASH.fullmatch(hash) or _place(title, hash).is_dir():
            return
        query = select(s.packs).where(s.packs.c.title == title, s.packs.c.hash == hash)
        for row in await self._database.rows(query):
            unfold_pack(_pack_row(row))


def unfold_pack(pack: PackRow) -> str:
    """Write a pack's files to the folder of this process, all or nothing, and return where they are."""
    part = Path(tempfile.mkdtemp(dir=_room()))
    for name, text in pack.files.items():
        if not FILE.fullmatch(name):
            raise ContentError("pack-file", file=repr(name))
        (part / name).parent.mkdir(exist_ok=True)
        (part / name).write_text(text, encoding="utf-8")
    place = _place(pack.title, pack.hash)
    try:
        part.rename(place)
    except OSError:
        shutil.rmtree(part)  # it is there already
    return str(place)


def _pack_row(row: Row[Any]) -> PackRow:
    values = dict(row._asdict())
    return PackRow(**{**values, "files": msgspec.json.decode(values["files"])})
