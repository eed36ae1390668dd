"""The store: one schema for SQLite (the default) and PostgreSQL (many servers).

What is written survives a crash.
"""

from wartable.store.models import Collision, Event, SeatRow, TableRow
from wartable.store.store import Store

__all__ = ["Collision", "Event", "SeatRow", "Store", "TableRow"]
