"""The store's models: plain structs, no database types."""

from __future__ import annotations

from typing import Any

import msgspec

# Phases of a table's life.
GATHERING = "gathering"
RUNNING = "running"
FINISHED = "finished"

# Who sits at a seat.
OPEN = "open"
USER = "user"
GUEST = "guest"
BOT = "bot"
INVITED = "invited"

# Where a table that was not dealt here comes from.
FORKED = "forked"
UPLOADED = "uploaded"
COACHED = "coached"  # a lesson: it is in no list and never rated


class Collision(Exception):
    """Another process has written this position of the table; read on and try again."""


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table was opened with."""

    options: dict[str, str] = {}
    pack: str = ""  # the hash of an installed pack; empty: the title's own content
    content: str = ""
    rules: str = ""
    pace: str = "live"
    bank: float = 0.0
    increment: float = 0.0
    cap: float = 0.0
    spectators: str = "public"
    on_absence: str = "default"
    bot_pace: float = 0.8
    hot_seat: bool = False
    held: bool = False  # the bots wait from the beginning, until they are let go
    owner: str = ""  # who opened the table: an account's id, or the hash of a guest's link
    invitation: str = ""  # what the link to any free seat follows from, with the table's secret
    record: str = ""  # an uploaded or forked game's own beginning: a position in JSON
    parent: str = ""  # the table that a fork goes on from, and after a `#` the moment
    told: list[list[int]] = []  # what was told before a fork: entries of the log, a number and what its viewer read
    told_to: int = -1  # the seat of the fork that may read it
    told_rules: str = ""  # the version of the rules that these numbers are from
    origin: str = ""  # where a game comes from that was not dealt here: FORKED, UPLOADED or COACHED


class TableRow(msgspec.Struct, kw_only=True):
    """A table's facts; its game is in its events."""

    id: str
    title: str
    seats: int
    settings: Settings
    secret: bytes
    phase: str
    public: bool
    created: float
    updated: float
    outcome: dict[str, Any] | None = None
    clocks: dict[str, Any] | None = None
    due: float | None = None
    outside: bool = False


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits where. `link` is the hash of a secret link; `asked` when the seat was last asked for an answer.

    `absent` is who left the seat in a running game: an account's id, or the hash of a guest's link. They may come back
    while a bot plays on for them. `invitation` is what an invited seat's link follows from. `salt` is the seat's word
    for the deal: None if it says none, and an empty one is still waited for.
    """

    table: str
    seat: int
    kind: str
    user: str | None = None
    name: str = ""
    level: str = ""
    link: str | None = None
    asked: float | None = None
    absent: str | None = None
    invitation: str | None = None
    salt: str | None = None


class Event(msgspec.Struct, kw_only=True):
    """One thing that happened at a table, with the results of chance that it brought: (range, result) each."""

    n: int
    seat: int
    kind: str
    body: dict[str, Any]
    draws: list[tuple[int, int]] = []
    request: str | None = None
    at: float = 0.0


class UserRow(msgspec.Struct, kw_only=True):
    """A registered player, or the account of a bot."""

    id: str
    name: str
    email: str | None
    password: str
    robot: bool = False
    settings: dict[str, Any] = {}
    created: float = 0.0
    disabled: bool = False
    noticed: float | None = None


class AccountLink(msgspec.Struct, kw_only=True):
    """A link that opens once: to set a new password, or to confirm an address. Only its hash is stored."""

    hash: str
    user: str
    kind: str
    email: str | None = None
    created: float
    expires: float


class TokenRow(msgspec.Struct):
    """A token of a bot's account, by its hash."""

    hash: str
    label: str
    created: float


class PackRow(msgspec.Struct, kw_only=True):
    """An installed pack: the title that it is for, the hash that records name it by, and its files by their paths."""

    title: str
    hash: str
    name: str
    files: dict[str, str]
    added: float


class ChatLine(msgspec.Struct):
    """A line of chat, in the order of its columns."""

    id: int
    table: str
    name: str
    seat: int
    text: str
    at: float
