"""Memory: what viewers may remember about places out of sight, as lots.

A viewer's lots change only by what that viewer perceives, so that two games that look alike leave the same ones. Lots
and lists of lots are never changed in place: copies of a memory share them.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.errors import PositionError
from wartable.core.rules.log import BIT
from wartable.core.rules.lot import NO_LOTS, Lot, elsewhere, of_back, parted, replaced, shared, tidy, together, touches

# A place that no lot speaks of, such as a pile: what goes there is forgotten, what comes from there is unknown.
NOWHERE: Final = -1

NO_INTS: Final[list[i64]] = []
NOBODY: Final[list[list[Lot]]] = []

# What lies where: places (or NOWHERE) and counts of all kinds.
Contents = list[tuple[i64, list[i64]]]


class Memory:
    """The lots of all viewers. Places are numbered by the title, below 62.

    Two kinds with one back; seat 0 sees place 0, seat 1 place 1, the public nothing. Seat 0 looks at place 1, then a
    card that seat 0 does not see goes from there to place 2:

    >>> memory = Memory()
    >>> memory.begin([0, 2], [0, BIT[0], BIT[1]])
    >>> memory.look(0, 1, [1, 1], 0)
    >>> memory.moved(1, 2, 0, [0, 1], 0)
    >>> [lot.row() for lot in memory.of(0)]
    [[2, 0, 1, 1, 1], [6, 0, 2, 1, 1]]
    >>> memory.of(-1)
    []
    """

    def __init__(self) -> None:
        self.starts: list[i64] = NO_INTS
        self.eyes: list[i64] = NO_INTS
        self.lots: list[list[Lot]] = NOBODY

    def begin(self, starts: list[i64], eyes: list[i64]) -> None:
        """Start with nothing remembered.

        `starts` is the first kind of each back and, last, the number of kinds; `eyes` the places that each viewer sees
        at all times, a bit each, PUBLIC first: no lot of that viewer ever speaks of them.
        """
        self.starts = starts
        self.eyes = eyes
        self.lots = [NO_LOTS] * len(eyes)

    def of(self, viewer: i64) -> list[Lot]:
        """Return a viewer's lots, those with the fewest places first."""
        return self.lots[viewer + 1]

    def only(self, viewer: i64) -> None:
        """Forget what all others remember."""
        kept = self.lots[viewer + 1]
        self.lots = [NO_LOTS] * len(self.lots)
        self.lots[viewer + 1] = kept

    def copy(self) -> "Memory":
        """Return an independent copy."""
        new = Memory()
        new.starts = self.starts
        new.eyes = self.eyes
        new.lots = self.lots[:]
        return new

    def known(self, viewer: i64, place: i64) -> list[i64]:
        """Return what the viewer knows for certain to lie in a place out of sight: counts by kind.

        >>> memory = Memory()
        >>> memory.begin([0, 2], [0])
        >>> memory.know(-1, BIT[5], 0, 2, [1, 2])
        >>> memory.known(-1, 5)
        [0, 1]
        """
        bag = [0] * self.starts[-1]
        for lot in self.lots[viewer + 1]:
            if lot.places != BIT[place]:
                continue
            first: i64 = self.starts[lot.back]
            for i in range(len(lot.bag)):
                least = lot.least - (lot.total - lot.bag[i])
                if least > bag[first + i]:
                    bag[first + i] = least
        return bag

    def to_rows(self, names: list[str]) -> list[dict[str, object]]:
        """Return all lots in words, kinds by name.

        >>> memory = Memory()
        >>> memory.begin([0, 2], [0])
        >>> memory.know(-1, BIT[5] | BIT[1], 0, 2, [1, 2])
        >>> memory.to_rows(["pike", "bow"])
        [{'viewer': -1, 'places': [1, 5], 'least': 2, 'cards': ['pike', 'bow', 'bow']}]
        """
        rows: list[dict[str, object]] = []
        for index in range(len(self.lots)):
            for lot in self.lots[index]:
                places = [place for place in range(len(BIT)) if (lot.places & BIT[place]) != 0]
                first = self.starts[lot.back]
                cards = [names[first + i] for i in range(len(lot.bag)) for _ in range(lot.bag[i])]
                rows.append({"viewer": index - 1, "places": places, "least": int(lot.least), "cards": cards})
        return rows

    def from_rows(self, rows: object, names: list[str]) -> None:
        """Remember what `to_rows` wrote; `begin` comes first. An error names its place and changes nothing."""
        lots: list[list[Lot]] = [[] for _ in self.eyes]
        for i, row in enumerate(rows if isinstance(rows, list) else [rows]):
            try:
                viewer, lot = self.read(row, names)
            except (KeyError, TypeError, ValueError) as error:
                raise PositionError("memory-not-a-lot", number=i, row=repr(row), reason=error) from error
            lots[viewer + 1].append(lot)
        for index in range(len(lots)):
            self.lots[index] = tidy(lots[index])

    def read(self, row: object, names: list[str]) -> tuple[int, Lot]:
        """Return a viewer and a lot out of words."""
        if not isinstance(row, dict) or sorted(row) != ["cards", "least", "places", "viewer"]:
            raise PositionError("lot-fields")
        viewer, least = row["viewer"], row["least"]
        if not within(viewer, -1, len(self.eyes) - 2):
            raise PositionError("lot-viewer", viewer=repr(viewer))
        if not isinstance(row["places"], list) or not isinstance(row["cards"], list):
            raise PositionError("lot-lists")
        places: int = 0
        for place in row["places"]:
            if not within(place, 0, len(BIT) - 1) or self.sees(viewer + 1, place):
                raise PositionError("lot-place", place=repr(place))
            places |= BIT[place]
        bag = [0] * self.starts[-1]
        for name in row["cards"]:
            bag[names.index(name)] += 1
        backs = {int(self.back_of(kind)) for kind in range(len(bag)) if bag[kind] > 0}
        if len(backs) != 1 or not within(least, 1, sum(bag)) or places == 0:
            raise PositionError("lot-contents")
        return viewer, self.lot(places, backs.pop(), least, bag)

    def lot(self, places: i64, back: i64, least: i64, bag: list[i64]) -> Lot:
        """Make a lot out of counts of all kinds."""
        return Lot(places, back, least, bag[self.starts[back] : self.starts[back + 1]])

    def keep(self, index: i64, back: i64, lots: list[Lot]) -> None:
        """Store the lots of one back at an index (a viewer + 1), all in their canonical form."""
        self.lots[index] = replaced(self.lots[index], back, lots)

    def sees(self, index: i64, place: i64) -> bool:
        """Return whether the viewer at an index sees a place at all times."""
        return place >= 0 and (self.eyes[index] & BIT[place]) != 0

    # -- what viewers learn --

    def look(self, viewer: i64, place: i64, bag: list[i64], at: i64) -> None:
        """The viewer sees all that lies in a place: the kinds counted from bag[at] on."""
        if self.sees(viewer + 1, place):
            return
        for back in range(len(self.starts) - 1):
            first: i64 = at + self.starts[back]
            last: i64 = at + self.starts[back + 1]
            kinds: list[i64] = []
            count: i64 = 0
            for i in range(first, last):
                copies: i64 = bag[i]
                if copies > 0:
                    kinds.append(i - first)
                    count += copies
            if count > 0:
                seen = Lot(BIT[place], back, count, bag[first:last], count, kinds)
                lots = [*of_back(self.lots[viewer + 1], back), seen]
                lots += elsewhere(lots, BIT[place], back, count)
                self.keep(viewer + 1, back, lots)

    def know(self, viewer: i64, places: i64, back: i64, least: i64, bag: list[i64]) -> None:
        """The viewer learns that of a bag at least so many lie in these places, none of which the viewer sees.

        The bag counts all kinds; those of other backs do not matter.
        """
        lots = [*of_back(self.lots[viewer + 1], back), self.lot(places, back, least, bag)]
        self.keep(viewer + 1, back, lots)

    def announce(self, place: i64, back: i64, least: i64, bag: list[i64]) -> None:
        """All who do not see a place learn that of a bag at least so many lie there."""
        for index in range(len(self.lots)):
            if not self.sees(index, place):
                self.know(index - 1, BIT[place], back, least, bag)

    # -- what happens before their eyes --

    def left(self, place: i64, kind: i64) -> None:
        """A card leaves a place face up."""
        for index in range(len(self.lots)):
            if not self.sees(index, place):
                self.lose(index, place, kind)

    def came(self, place: i64, kind: i64) -> None:
        """A card that all have seen comes into a place."""
        for index in range(len(self.lots)):
            if not self.sees(index, place):
                self.gain(index, place, kind)

    def moved(self, src: i64, dst: i64, kind: i64, may: list[i64], room: i64) -> None:
        """A card goes face down from place to place: those who see either place see it.

        To the others it may be any kind of `may`, which must follow from public facts. `room` is how many cards of its
        back lay in `dst` before.
        """
        for index in range(len(self.lots)):
            if self.sees(index, src):
                if not self.sees(index, dst):
                    self.gain(index, dst, kind)
            elif self.sees(index, dst):
                self.lose(index, src, kind)
            elif self.lots[index]:
                self.spread(index, src, dst, self.back_of(kind), may, room)

    def emptied(self, place: i64, back: i64) -> None:
        """No card of a back lies in a place any more, as all can see."""
        bit: i64 = BIT[place]
        for index in range(len(self.lots)):
            if touches(self.lots[index], bit):
                lots: list[Lot] = []
                for lot in of_back(self.lots[index], back):
                    if (lot.places & bit) != 0:
                        lot = lot.saying(lot.places & ~bit, lot.least)
                    lots.append(lot)
                self.keep(index, back, lots)

    def renamed(self, old: i64, new: i64) -> None:
        """What lay in one place is now spoken of as another, which was empty."""
        bit: i64 = BIT[old]
        for index in range(len(self.lots)):
            if touches(self.lots[index], bit):
                lots: list[Lot] = []
                for lot in self.lots[index]:
                    if (lot.places & bit) != 0:
                        lots.append(lot.saying((lot.places & ~bit) | BIT[new], lot.least))
                    else:
                        lots.append(lot)
                self.lots[index] = tidy(lots)

    def renewed(self, back: i64, contents: Contents) -> None:
        """A pile was made anew: everybody knows which cards of that back lie outside it, though not where each lies.

        Place 0 is seen by nobody, and one card lies where memory does not follow it:

        >>> memory = Memory()
        >>> memory.begin([0, 2], [0])
        >>> memory.renewed(0, [(0, [1, 0]), (NOWHERE, [0, 1])])
        >>> [lot.row() for lot in memory.of(-1)]
        [[1, 0, 1, 1, 1]]
        """
        first: i64 = self.starts[back]
        for index in range(len(self.eyes)):
            places: i64 = 0
            least: i64 = 0
            bag = [0] * (self.starts[back + 1] - first)
            for place, lying in contents:
                if self.sees(index, place):
                    continue
                count: i64 = 0
                for i in range(len(bag)):
                    bag[i] += lying[first + i]
                    count += lying[first + i]
                if place >= 0 and count > 0:
                    places |= BIT[place]
                    least += count
            self.keep(index, back, [*of_back(self.lots[index], back), Lot(places, back, least, bag)])

    def untrue(self, contents: Contents) -> int:
        """Return the number of the first lot, in the order of `to_rows`, that does not hold; -1 if all do.

        >>> memory = Memory()
        >>> memory.begin([0, 2], [0])
        >>> memory.know(-1, BIT[5], 0, 1, [0, 2])
        >>> memory.untrue([(5, [0, 1])]), memory.untrue([(5, [1, 0])])
        (-1, 0)
        """
        row = 0
        for lots in self.lots:
            for lot in lots:
                first: i64 = self.starts[lot.back]
                bag = [0] * len(lot.bag)
                for place, lying in contents:
                    if place >= 0 and (lot.places & BIT[place]) != 0:
                        for i in range(len(bag)):
                            bag[i] += lying[first + i]
                if shared(lot, bag) < lot.least:
                    return row
                row += 1
        return -1

    # -- what that does to one viewer's lots --

    def back_of(self, kind: i64) -> i64:
        """Return the back of a kind."""
        back: i64 = 0
        while self.starts[back + 1] <= kind:
            back += 1
        return back

    def lose(self, index: i64, place: i64, kind: i64) -> None:
        """A card that the viewer sees leaves a place hidden from the viewer."""
        if place < 0 or not touches(self.lots[index], BIT[place]):
            return
        back = self.back_of(kind)
        at = kind - self.starts[back]
        lots: list[Lot] = []
        for lot in of_back(self.lots[index], back):
            if (lot.places & BIT[place]) != 0 and lot.bag[at] > 0:
                bag = lot.bag[:]
                bag[at] -= 1
                lots.append(Lot(lot.places, back, lot.least - 1, bag))
            else:
                lots.append(lot)
        self.keep(index, back, lots)

    def gain(self, index: i64, place: i64, kind: i64) -> None:
        """A card that the viewer has seen comes into a place hidden from the viewer."""
        if place < 0:
            return
        back = self.back_of(kind)
        at = kind - self.starts[back]
        lots: list[Lot] = []
        for lot in of_back(self.lots[index], back):
            if (lot.places & BIT[place]) != 0:
                bag = lot.bag[:]
                bag[at] += 1
                lots.append(Lot(lot.places, back, lot.least + 1, bag))
            else:
                lots.append(lot)
        one = [0] * (self.starts[back + 1] - self.starts[back])
        one[at] = 1
        lots.append(Lot(BIT[place], back, 1, one, 1, [at]))
        self.keep(index, back, lots)

    def spread(self, index: i64, src: i64, dst: i64, back: i64, may: list[i64], room: i64) -> None:
        """A card that the viewer does not see goes from one hidden place to another."""
        old = of_back(self.lots[index], back)
        source: i64 = BIT[src] if src >= 0 else 0
        target: i64 = BIT[dst] if dst >= 0 else 0
        if not touches(old, source | target):
            return
        # The new card may stand in for one of those counted there, so what must lie in the other places is noted first.
        lots = old + elsewhere(old, target, back, room)
        lots += together(old, source, target, back)
        new: list[Lot] = []
        for lot in lots:
            if (lot.places & source) != 0 and (lot.places & target) == 0:
                new += parted(lot, target, may, self.starts[back])
            else:
                new.append(lot)
        self.keep(index, back, new)


def within(number: object, low: int, high: int) -> bool:
    """Return whether something out of words is a whole number in a range: 1.0 and true would pass as one elsewhere.

    >>> within(1, 0, 2), within(3, 0, 2), within(1.0, 0, 2), within(True, 0, 2)
    (True, False, False, False)
    """
    return isinstance(number, int) and not isinstance(number, bool) and low <= number <= high
