"""The incremental cache of a viewer's log text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wartable.core.record.record import ROLLBACK, UNDO
from wartable.core.rules.log import ALL, Entry
from wartable.core.table.table import Table
from wartable.core.text.messages import unmarked
from wartable.server.live.watchers import rows
from wartable.store.models import Settings

# Texts of lines, by all that they follow from: the same few thousand occur at every table.
MOST_KEPT = 5_000
MOST_KINDS = 100  # of tables, viewers and languages together
_texts: dict[tuple[object, ...], dict[tuple[int, ...], str]] = {}


class LogLines:
    """A log as it stood at a moment: the first lines of one that only grows, and what open rows tell at its end.

    >>> kept = ["a", "b"]
    >>> told = LogLines(kept, ["…"])
    >>> kept.append("c")
    >>> told.since(1), LogLines(kept, []).since(1), LogLines(kept, []).same_until(told)
    (['b', '…'], ['b', 'c'], 2)
    """

    def __init__(self, kept: list[str], loose: list[str]) -> None:
        self._kept = kept
        self._count = len(kept)
        self._loose = loose

    def since(self, begin: int) -> list[str]:
        """Return the lines from one on."""
        return self._kept[begin : self._count] + self._loose if self._loose else self._kept[begin : self._count]

    def same_until(self, earlier: LogLines) -> int:
        """Return how many lines this log and an earlier one begin with in common."""
        if self._kept is earlier._kept and self._count >= earlier._count and not earlier._loose:
            return earlier._count
        return common(earlier.since(0), self.since(0))

    def same(self, earlier: LogLines) -> bool:
        """Return whether this log says the same as an earlier one.

        >>> kept = ["a"]
        >>> LogLines(kept, []).same(LogLines(["a"], [])), LogLines(kept, []).same(LogLines(kept, ["b"]))
        (True, False)
        """
        if self._kept is earlier._kept and self._count == earlier._count:
            return self._loose == earlier._loose
        return self.since(0) == earlier.since(0)


NOTHING: Final = LogLines([], [])


def told_before(settings: Settings, viewer: int, rules_version: str) -> list[Entry]:
    """Return what a viewer was told in the game that a fork goes on from, veiled as it was there.

    Under other rules the numbers of entries may mean something else: then nothing is told.

    >>> settings = Settings(told=[[3, 0, 7]], told_to=1, told_rules="2")
    >>> [entry.args for entry in told_before(settings, 1, "2")]
    [[0, 7]]
    >>> told_before(settings, 0, "2"), told_before(settings, 1, "3")
    ([], [])
    """
    if viewer != settings.told_to or rules_version != settings.told_rules:
        return []
    return [Entry(key, args, [ALL] * len(args), ALL) for key, *args in settings.told]


class LogText:
    """The log of one viewer in one language: `game.log(viewer, lang)`, after what was told before a fork.

    >>> from wartable.titles import title
    >>> game = title("proelio").open(seats=3, seed=7)
    >>> said = LogText(game, 0, "en")
    >>> said.lines() == game.log(0)
    True
    """

    def __init__(self, game: Table, viewer: int, lang: str, before: Sequence[Entry] = ()) -> None:
        self.game = game
        self.before = before
        self.viewer = viewer
        self.lang = lang
        self._lines: list[str]
        self._read = 0  # how many lines of the record
        # What a line's words follow from besides the line: packs, seats and options may give things other names.
        kept = game.record
        same = (game.messages, kept.content_hash, kept.seats, *kept.options.items(), lang, viewer)
        if same not in _texts and len(_texts) >= MOST_KINDS:
            _texts.clear()
        self._texts = _texts.setdefault(same, {})
        self._begin()

    def _begin(self) -> None:
        """Begin anew, in a list of its own: what was told stays as it was."""
        self._lines = []
        for entry in self.before:
            self._say(entry, self._lines)

    def lines(self) -> list[str]:
        """Return all lines up to now; what was taken back is left out."""
        return self.now().since(0)

    def now(self) -> LogLines:
        """Return what is told up to now."""
        record = self.game.record.lines
        read, self._read = self._read, len(record)
        for at in range(read, len(record)):
            if record[at].kind in (UNDO, ROLLBACK):
                self._begin()
                read = 0
                break
        for at in range(read, len(record)):
            line = record[at]
            if not line.struck:
                for entry in line.entries:
                    self._say(entry, self._lines)
        # What open rows tell goes when the row is complete, so it is not kept.
        loose: list[str] = []
        for entry in rows(self.game):
            self._say(entry, loose)
        return LogLines(self._lines, loose)

    def _say(self, entry: Entry, said: list[str]) -> None:
        seen = entry.seen(self.viewer)
        if seen is None:
            return
        key = (entry.key, *seen)
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= MOST_KEPT:
                self._texts.clear()
            text = self._texts[key] = unmarked(
                self.game.title.entry(self.game.kit, entry, self.viewer, self.lang) or ""
            )
        said.append(text)


def common(old: list[str], new: list[str]) -> int:
    """Return how many lines two logs begin with in common.

    >>> common(["a", "b"], ["a", "b", "c"]), common(["a", "b"], ["a", "c"])
    (2, 1)
    """
    if new[: len(old)] == old:
        return len(old)
    return next(i for i, (one, other) in enumerate(zip(old, [*new, None], strict=False)) if one != other)
