"""The log: what happened, and who may know which part of it.

An entry is a message number with int arguments; each argument, and the entry as a whole, has an audience (a bit for
each seat, or ALL). Outside the audience an argument is VEILED, and an entry is not there at all. Perception is the
log: the page, the veiled record, replay from a seat and search all read entries through `Entry.seen`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

ALL: Final = -1
PUBLIC: Final = -1
VEILED: Final = -1073741824
NO_ARG: Final = -1073741825

# A table and not `1 << seat`: compiled shifts of a literal are done on 32 bits.
BIT: Final[list[int]] = [1 << k for k in range(62)]


def sees(audience: i64, viewer: i64) -> bool:
    """Return whether `viewer` belongs to an audience.

    >>> sees(ALL, PUBLIC), sees(BIT[2], 2), sees(BIT[2], 1), sees(BIT[2], PUBLIC)
    (True, True, False, False)
    """
    if audience == -1:
        return True
    if viewer < 0:
        return False
    return ((audience >> viewer) & 1) == 1


class Entry:
    """One line of the log: a message number, its arguments, and their audiences."""

    def __init__(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        self.key = key
        self.args = args
        self.veils = veils
        self.audience = audience

    def seen(self, viewer: int) -> list[int] | None:
        """Return the arguments as `viewer` reads them, or None if the entry is not for that viewer.

        >>> Entry(3, [0, 7], [ALL, BIT[0]], ALL).seen(1) == [0, VEILED]
        True
        >>> Entry(3, [0], [ALL], BIT[0]).seen(1) is None
        True
        """
        if not sees(self.audience, viewer):
            return None
        out: list[int] = []
        for i in range(len(self.args)):
            out.append(self.args[i] if sees(self.veils[i], viewer) else VEILED)
        return out

    def confides(self, actor: int) -> bool:
        """Return whether a seat other than `actor` reads here what not everybody reads.

        The entry, or an argument of it.

        >>> Entry(3, [0, 7], [ALL, BIT[0] | BIT[2]], ALL).confides(0)
        True
        >>> Entry(3, [0, 7], [ALL, BIT[0]], ALL).confides(0), Entry(3, [0], [ALL], ALL).confides(0)
        (False, False)
        """
        own = BIT[actor]
        if self.audience != ALL and (self.audience | own) != own:
            return True
        for veil in self.veils:
            # An argument is read by those who read the entry. ALL has every bit.
            if veil != ALL and ((veil & self.audience) | own) != own:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """A log that is switched off: play-outs pay one test of `on` a line and nothing else.

    >>> SILENT.on
    False
    """

    def __init__(self) -> None:
        self.on: bool = False

    def tell(self, key: int, args: list[int]) -> None:
        """Write what everybody sees."""
        self.write(key, args, [ALL] * len(args), ALL)

    def note(self, key: i64, a: i64 = NO_ARG, b: i64 = NO_ARG, c: i64 = NO_ARG, d: i64 = NO_ARG) -> None:
        """Write what everybody sees, at most four arguments; on a silent log no list is made of them.

        >>> journal = Journal()
        >>> journal.note(2, 0, 7)
        >>> journal.entries[0].args
        [0, 7]
        """
        if self.on:
            self.tell(key, [arg for arg in (a, b, c, d) if arg != NO_ARG])

    def hide(self, key: int, args: list[int], hidden: list[int], audience: int) -> None:
        """Write what everybody sees, and behind it arguments that only an audience reads.

        >>> journal = Journal()
        >>> journal.hide(4, [0, 2], [7, 7], BIT[0])
        >>> [journal.entries[0].seen(viewer)[2:] for viewer in (0, PUBLIC)] == [[7, 7], [VEILED, VEILED]]
        True
        """
        self.write(key, args + hidden, [ALL] * len(args) + [audience] * len(hidden), ALL)

    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        """Write an entry with an audience for each argument and for the whole."""


class Journal(Log):
    """A log that keeps its entries.

    >>> journal = Journal()
    >>> journal.tell(1, [0, 4])
    >>> [entry.key for entry in journal.entries]
    [1]
    """

    def __init__(self) -> None:
        super().__init__()
        self.on = True
        self.entries: list[Entry] = []

    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        self.entries.append(Entry(key, args, veils, audience))

    def take(self) -> list[Entry]:
        """Return the entries since the last call; the journal is empty afterwards."""
        out = self.entries
        self.entries = []
        return out


SILENT: Final = Log()
