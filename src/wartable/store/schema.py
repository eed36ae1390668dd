"""The tables of the database.

Changes go through a migration (see migrations/), never through this file alone.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from wartable.store.models import COACHED, Settings, TableRow

_SETTINGS = msgspec.json.Decoder(Settings)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are seconds since 1970 in UTC. Secrets of people (passwords, sessions, links, tokens) are stored hashed only; a
# table's own secret of chance is stored as it is: the server draws with it, and publishes it when the game is over.

users = Table(
    "users",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(40), nullable=False, unique=True),
    Column("email", String(254), unique=True),
    Column("password", String(200), nullable=False),
    Column("robot", Boolean, nullable=False, default=False),
    Column("settings", Text, nullable=False, default="{}"),
    Column("created", Float, nullable=False),
    Column("disabled", Boolean, nullable=False, default=False),
    Column("noticed", Float),  # when a notice was last sent: they are gathered, so that nobody is flooded
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user", String(20), ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user", String(20), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

# Links by which an account's owner sets a new password or confirms an address: each opens once, until it expires.
account_links = Table(
    "account_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user", String(20), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("email", String(254)),  # the address to confirm
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("phase", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("outcome", Text),
    Column("clocks", Text),
    Column("due", Float, index=True),  # when a bot or a clock next has something to do here; nothing: never
    Column("lesson", Boolean, nullable=False, default=False),  # whether it was opened as one: lessons are in no list
    Column("outside", Boolean, nullable=False, default=False),  # whether it waits for what is decided on a real table
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user", String(20), ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("level", String(20), nullable=False, default=""),
    Column("link", String(64), unique=True),
    Column("asked", Float),
    Column("absent", String(64)),  # who left this seat in a running game (an account, or the hash of a guest's link)
    Column("invitation", String(40)),  # what an invited seat's link follows from, with the table's secret
    Column("salt", String(100)),  # its word for the deal, if it says one; empty: the table waits for it
)

# The events of a table: append-only, one position each. Of two processes that write the same position one tries again.
events = Table(
    "events",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("body", Text, nullable=False),
    Column("request", String(40)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "request", name="uq_events_request"),
)

# A cache, but for one use: a table whose events no longer fit new rules goes on from its last snapshot.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("rules", String(20), nullable=False),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_table_id", "table", "id"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("user", String(20), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False, default=0),
    UniqueConstraint("user", "table", "kind", name="uq_outbox_once"),
)

# Browsers that are told of a turn by their maker's push service, each as long as the session that it belongs to.
pushes = Table(
    "pushes",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the endpoint
    Column("user", String(20), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("until", Float, nullable=False),
)

# Content that those who run the server installed: the files of a pack as they are, known by its title and hash.
packs = Table(
    "packs",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("files", Text, nullable=False),
    Column("added", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(40), primary_key=True),  # a user's id, or "bot:<level>"
    Column("title", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)


def is_lesson(settings: str) -> bool:
    """Return whether a table with these settings, as they are stored, was opened as a lesson."""
    return _SETTINGS.decode(settings).origin == COACHED


def table_row(row: Row[Any]) -> TableRow:
    """Return a table's facts from its row."""
    values = dict(row._asdict())
    del values["lesson"]  # for queries alone: the settings say where a table comes from
    values["settings"] = _SETTINGS.decode(values["settings"])
    for name in ("outcome", "clocks"):
        values[name] = msgspec.json.decode(values[name]) if values[name] else None
    return TableRow(**values)
