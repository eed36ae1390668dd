"""Forks: new tables that go on against bots from a moment of another game."""

from __future__ import annotations

import json

import msgspec

from wartable.core.errors import OptionError
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC
from wartable.core.table.table import LOG_LINES, Table
from wartable.server.guards.bounds import Word
from wartable.server.guards.costly import POOL
from wartable.server.live.access import NOTHING
from wartable.server.live.host import Host
from wartable.server.live.moments import record_at, replay_record
from wartable.server.live.stored_table import NotRunning
from wartable.server.live.table import LiveTable
from wartable.server.lobby.new_table import Before, Opened, Wish, against_bots, open_table
from wartable.server.people.identity import Person
from wartable.store.models import FORKED


class Forking(msgspec.Struct, forbid_unknown_fields=True):
    """A moment to play on from against bots: now if none is named.

    `seat` is whose eyes it is seen through, `play` the seat that a spectator takes."""

    moment: int | None = None
    level: Word = ""
    seat: int | None = None
    play: int | None = None


def fork_game(game: Table, viewer: int, chance: Seeded) -> Table:
    """Return a game that is not over, as a viewer knows it."""
    if game.outcome is not None:
        raise NotRunning("fork-over")
    return game.fork(viewer, chance)


def told_until(live: LiveTable, game: Table, viewer: int) -> list[list[int]]:
    """Return the last entries of the log that a viewer was told up to now, here and in what this table goes on from."""
    entries = (entry for line in game.record.lines if not line.struck for entry in line.entries)
    here = [[entry.key, *seen] for entry in entries if (seen := entry.seen(viewer)) is not None]
    settings = live.row.settings
    same = viewer == settings.told_to and game.title.sheet.rules_version == settings.told_rules
    before = settings.told if same else []
    return [*before, *here][-LOG_LINES:]


async def fork(host: Host, person: Person, live: LiveTable, viewer: int, data: Forking) -> Opened:
    """Open a table against bots, from a moment as this viewer knew it: what was hidden then is dealt anew."""
    # The server's own chance deals: nothing of the new table's secret, nor of the old one's, is in the position.
    chance = Seeded(host.luck.seed(live.row))
    async with live.still():
        record = None if data.moment is None else record_at(live, viewer, data.moment)
        forked = fork_game(live.playing, viewer, chance) if record is None else None
        told = told_until(live, live.playing, viewer) if record is None else []
    if record is not None:
        past = await POOL.run(replay_record, live, record)
        forked = fork_game(past, viewer, chance)
        told = told_until(live, past, viewer)
    assert forked is not None
    seat = viewer if viewer != PUBLIC else forked.deciders[0] if data.play is None else data.play
    if not 0 <= seat < forked.seats:
        raise OptionError("fork-seat", seat=seat, last=forked.seats - 1)
    wish = Wish(
        title=live.row.title,
        seats=against_bots(forked, seat, data.level),
        options={**live.row.settings.options},
        pack=live.row.settings.pack,
        public=False,
        spectators=NOTHING,
    )
    parent = live.row.id if data.moment is None else f"{live.row.id}#{data.moment}"
    before = Before(parent, told, seat, forked.title.sheet.rules_version)
    return await open_table(host, person, wish, json.dumps(forked.state.to_dict()), FORKED, before=before)
