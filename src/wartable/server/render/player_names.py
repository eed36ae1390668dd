"""Players' names as readers see them.

A name, or "guest" or "bot" in the reader's language. Nothing is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wartable.server.render.texts import messages
from wartable.store.models import BOT, GUEST, INVITED, OPEN, USER, SeatRow, TableRow


def bot(level: str, lang: str, seat: str = "") -> str:
    """Return what a bot of a level is called; with its seat's name it is told apart from another one.

    >>> bot("sensible", "en"), bot("sensible", "it", "Stella")
    ('Bot (skilled)', 'Bot Stella (abile)')
    """
    key = "table-player-bot-apart" if seat else "table-player-bot"
    return messages().format(lang, key, level=messages().format(lang, f"table-level-{level}"), seat=seat)


def guest(lang: str, seat: str = "") -> str:
    """Return what a guest is called who gave no name.

    >>> guest("en"), guest("it", "Stella")
    ('Guest', 'Ospite Stella')
    """
    return messages().format(lang, "table-player-guest-apart" if seat else "table-player-guest", seat=seat)


def former(lang: str, seat: str = "") -> str:
    """Return what a player is called whose account is gone.

    >>> former("en"), former("it", "Stella")
    ('A former player', 'Ex giocatore (Stella)')
    """
    return messages().format(lang, "table-player-former-apart" if seat else "table-player-former", seat=seat)


def player(table: TableRow, row: SeatRow, lang: str, seat: str = "") -> str:
    """Return who plays a seat; empty where nobody has sat down, and for those at one screen who gave no names."""
    if row.kind in (OPEN, INVITED):
        return ""
    if row.kind == BOT:
        return row.name or bot(row.level, lang, seat)
    if row.kind == USER and row.user is None:
        return row.name or former(lang, seat)
    if row.kind == GUEST and not table.settings.hot_seat:
        return row.name or guest(lang, seat)
    return row.name


def players(table: TableRow, rows: Sequence[SeatRow], seats: Sequence[str], lang: str) -> list[str]:
    """Return who plays each seat, for a list without seats: players of one name are told apart by theirs."""
    names = [player(table, row, lang) for row in rows]
    alike = Counter(names)
    return [
        player(table, row, lang, seats[row.seat] if alike[name] > 1 else "")
        for row, name in zip(rows, names, strict=True)
    ]
