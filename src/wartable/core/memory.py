"""Memory: what each viewer may remember about places that he does not see, as lots.

A lot says: of this bag of cards at least so many lie in these places. It never excludes what is possible, and it changes only by what
its viewer perceives, so that two games that look alike to him leave him the same lots. Cards of different backs never share a lot:
the backs of hidden cards are public, so a move of one back tells nothing about the other.

Lots, and a viewer's list of them, are never changed in place: copies of a memory share them.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.log import BIT

# A place that no lot speaks of, such as a pile: whatever goes there is forgotten, whatever comes from there is unknown.
NOWHERE: Final = -1
# A viewer's list is cut to this length. It is reached only in the turns after a pile was renewed at a full table.
MOST_LOTS: Final = 24

NO_INTS: Final[list[int]] = []


class Lot:
    """Of `bag`, whose cards all have the same back, at least `least` lie in `places` (a bit each)."""

    def __init__(self, places: i64, back: i64, least: i64, bag: list[int]) -> None:
        self.places: i64 = places
        self.back: i64 = back
        self.least: i64 = least
        self.bag: list[int] = bag
        self.total: i64 = 0
        for count in bag:
            self.total += count

    def row(self) -> list[int]:
        """The lot as plain ints: places, back, least, then the bag.

        >>> Lot(BIT[2], 0, 1, [0, 3]).row()
        [4, 0, 1, 0, 3]
        """
        return [int(self.places), int(self.back), int(self.least), *self.bag]


NO_LOTS: Final[list[Lot]] = []
NOBODY: Final[list[list[Lot]]] = []


class Memory:
    """The lots of all viewers. Places are numbered by the title, below 62.

    Two kinds with one back; seat 0 sees place 0, seat 1 place 1, the public nothing. Seat 0 looks at place 1, then a card
    that he does not see goes from there to place 2:

    >>> memory = Memory()
    >>> memory.begin([0, 2], [0, BIT[0], BIT[1]])
    >>> memory.look(0, 1, [1, 1], 0)
    >>> memory.moved(1, 2, 0, [0, 1], 0)
    >>> [lot.row() for lot in memory.of(0)]
    [[2, 0, 1, 1, 1], [6, 0, 2, 1, 1]]
    >>> memory.of(1)
    []
    """

    def __init__(self) -> None:
        self.starts: list[int] = NO_INTS
        self.eyes: list[int] = NO_INTS
        self.lots: list[list[Lot]] = NOBODY

    def begin(self, starts: list[int], eyes: list[int]) -> None:
        """Starts with nothing remembered.

        `starts` is the first kind of each back and, last, the number of kinds; `eyes` the places that each viewer sees at
        all times, a bit each, PUBLIC first: no lot of his ever speaks of them.
        """
        self.starts = starts
        self.eyes = eyes
        self.lots = [NO_LOTS] * len(eyes)

    def of(self, viewer: i64) -> list[Lot]:
        """A viewer's lots, those with the fewest places first."""
        return self.lots[viewer + 1]

    def only(self, viewer: i64) -> None:
        """Forgets what all others remember."""
        kept = self.lots[viewer + 1]
        self.lots = [NO_LOTS] * len(self.lots)
        self.lots[viewer + 1] = kept

    def copy(self) -> "Memory":
        """An independent copy."""
        new = Memory()
        new.starts = self.starts
        new.eyes = self.eyes
        new.lots = self.lots[:]
        return new

    def restore(self, viewer: i64, rows: list[list[int]]) -> None:
        """Sets a viewer's lots from what `Lot.row` gave."""
        lots: list[Lot] = []
        for row in rows:
            lots.append(Lot(row[0], row[1], row[2], row[3:]))
        self.keep(viewer + 1, lots)

    def keep(self, index: i64, lots: list[Lot]) -> None:
        """Stores the list at an index (a viewer + 1) in its canonical form."""
        self.lots[index] = tidy(lots, self.starts)

    def blind(self, index: i64, place: i64) -> bool:
        """Whether the viewer at an index does not see a place."""
        return place >= 0 and (self.eyes[index] & BIT[place]) == 0

    # -- what viewers learn --

    def look(self, viewer: i64, place: i64, bag: list[int], at: i64) -> None:
        """The viewer sees all that lies in a place: the kinds counted from bag[at] on."""
        if not self.blind(viewer + 1, place):
            return
        for back in range(len(self.starts) - 1):
            seen = [0] * self.starts[-1]
            count = 0
            for kind in range(self.starts[back], self.starts[back + 1]):
                seen[kind] = bag[at + kind]
                count += bag[at + kind]
            if count > 0:
                lots = self.lots[viewer + 1] + [Lot(BIT[place], back, count, seen)]
                lots += elsewhere(lots, BIT[place], back, count, self.starts)
                self.keep(viewer + 1, lots)

    def know(self, viewer: i64, places: i64, back: i64, least: i64, bag: list[int]) -> None:
        """The viewer learns that of a bag at least so many lie in these places, none of which he sees."""
        self.keep(viewer + 1, self.lots[viewer + 1] + [Lot(places, back, least, bag)])

    # -- what happens before their eyes --

    def left(self, place: i64, kind: i64) -> None:
        """A card leaves a place face up."""
        for index in range(len(self.lots)):
            if self.blind(index, place):
                self.lose(index, place, kind)

    def came(self, place: i64, kind: i64) -> None:
        """A card that all have seen comes into a place."""
        for index in range(len(self.lots)):
            if self.blind(index, place):
                self.gain(index, place, kind)

    def moved(self, src: i64, dst: i64, kind: i64, may: list[int], room: i64) -> None:
        """A card goes face down from place to place: those who see either place see it.

        To the others it may be any kind of `may`, which must follow from public facts. `room` is how many cards of its
        back lay in `dst` before.
        """
        for index in range(len(self.lots)):
            if not self.blind(index, src) and src >= 0:
                if self.blind(index, dst):
                    self.gain(index, dst, kind)
            elif not self.blind(index, dst) and dst >= 0:
                self.lose(index, src, kind)
            elif self.lots[index]:
                self.spread(index, src, dst, self.back_of(kind), may, room)

    def emptied(self, place: i64, back: i64) -> None:
        """No card of a back lies in a place any more, as all can see."""
        bit: i64 = BIT[place]
        for index in range(len(self.lots)):
            if touches(self.lots[index], bit):
                lots: list[Lot] = []
                for lot in self.lots[index]:
                    if lot.back == back and (lot.places & bit) != 0:
                        lots.append(Lot(lot.places & ~bit, back, lot.least, lot.bag))
                    else:
                        lots.append(lot)
                self.keep(index, lots)

    def renamed(self, old: i64, new: i64) -> None:
        """What lay in one place is now spoken of as another, which was empty."""
        bit: i64 = BIT[old]
        for index in range(len(self.lots)):
            if touches(self.lots[index], bit):
                lots: list[Lot] = []
                for lot in self.lots[index]:
                    if (lot.places & bit) != 0:
                        lots.append(Lot((lot.places & ~bit) | BIT[new], lot.back, lot.least, lot.bag))
                    else:
                        lots.append(lot)
                self.keep(index, lots)

    # -- what that does to one viewer's lots --

    def back_of(self, kind: i64) -> i64:
        """The back of a kind."""
        back: i64 = 0
        while self.starts[back + 1] <= kind:
            back += 1
        return back

    def lose(self, index: i64, place: i64, kind: i64) -> None:
        """A card that the viewer sees leaves a place that he does not see."""
        if place < 0 or not touches(self.lots[index], BIT[place]):
            return
        lots: list[Lot] = []
        for lot in self.lots[index]:
            if (lot.places & BIT[place]) != 0 and lot.bag[kind] > 0:
                bag = lot.bag[:]
                bag[kind] -= 1
                lots.append(Lot(lot.places, lot.back, lot.least - 1, bag))
            else:
                lots.append(lot)
        self.keep(index, lots)

    def gain(self, index: i64, place: i64, kind: i64) -> None:
        """A card that the viewer has seen comes into a place that he does not see."""
        back = self.back_of(kind)
        lots: list[Lot] = []
        for lot in self.lots[index]:
            if lot.back == back and (lot.places & BIT[place]) != 0:
                bag = lot.bag[:]
                bag[kind] += 1
                lots.append(Lot(lot.places, back, lot.least + 1, bag))
            else:
                lots.append(lot)
        one = [0] * self.starts[-1]
        one[kind] = 1
        lots.append(Lot(BIT[place], back, 1, one))
        self.keep(index, lots)

    def spread(self, index: i64, src: i64, dst: i64, back: i64, may: list[int], room: i64) -> None:
        """A card that the viewer does not see goes from one place that he does not see to another."""
        old = self.lots[index]
        source: i64 = BIT[src] if src >= 0 else 0
        target: i64 = BIT[dst] if dst >= 0 else 0
        if not touches(old, source | target):
            return
        # The new card may stand in for one of those counted there, so what must lie in the other places is noted first.
        lots = old + elsewhere(old, target, back, room, self.starts)
        new: list[Lot] = []
        for lot in lots:
            if lot.back == back and (lot.places & source) != 0 and (lot.places & target) == 0:
                new += parted(lot, target, may)
            else:
                new.append(lot)
        self.keep(index, new)


def touches(lots: list[Lot], places: i64) -> bool:
    """Whether any lot speaks of any of the places."""
    for lot in lots:
        if (lot.places & places) != 0:
            return True
    return False


def shared(a: list[int], b: list[int]) -> i64:
    """How many cards two bags have in common.

    >>> shared([2, 0, 1], [1, 1, 1])
    2
    """
    count: i64 = 0
    for kind in range(len(a)):
        count += a[kind] if a[kind] < b[kind] else b[kind]
    return count


def parted(lot: Lot, target: i64, may: list[int]) -> list[Lot]:
    """What is left of a lot when an unseen card, of a kind among `may`, goes from one of its places to a target."""
    movable = [0] * len(lot.bag)
    fixed = lot.bag[:]
    inside: i64 = 0
    for kind in may:
        movable[kind] = lot.bag[kind]
        fixed[kind] = 0
        inside += lot.bag[kind] if lot.bag[kind] < lot.least else lot.least
    if inside == 0:
        return [lot]
    out: list[Lot] = []
    bag = lot.bag
    least = lot.least
    if lot.least == lot.total:
        # All of it lies there, so its parts can be followed one by one, and nothing is lost by that.
        bag = movable
        least = inside
    out.append(Lot(lot.places, lot.back, lot.least - inside, fixed))
    out.append(Lot(lot.places, lot.back, least - 1, bag))
    if target != 0:
        out.append(Lot(lot.places | target, lot.back, least, bag))
    return out


def elsewhere(lots: list[Lot], place: i64, back: i64, room: i64, starts: list[int]) -> list[Lot]:
    """What must lie outside a place because only `room` cards of the back lie inside it."""
    out: list[Lot] = []
    for lot in lots:
        if lot.back != back or (lot.places & place) == 0 or lot.places == place:
            continue
        most = room
        for known in lots:
            if known.places != place or known.back != back:
                continue
            common = shared(known.bag, lot.bag)
            # Cards known to lie inside that the lot does not count take up room.
            if room - (known.least - common) < most:
                most = room - (known.least - common)
            if known.least == known.total == room:
                rest = lot.bag[:]
                for kind in range(starts[back], starts[back + 1]):
                    rest[kind] -= known.bag[kind] if known.bag[kind] < rest[kind] else rest[kind]
                out.append(Lot(lot.places & ~place, back, lot.least - common, rest))
        out.append(Lot(lot.places & ~place, back, lot.least - most, lot.bag))
    return out


def implies(a: Lot, b: Lot) -> bool:
    """Whether one lot says all that another one says.

    >>> implies(Lot(1, 0, 2, [1, 1]), Lot(3, 0, 1, [1, 0])), implies(Lot(3, 0, 1, [1, 0]), Lot(1, 0, 1, [1, 0]))
    (True, False)
    """
    if a.back != b.back or (a.places & ~b.places) != 0 or a.least < b.least:
        return False
    least = a.least
    for kind in range(len(a.bag)):
        count = a.bag[kind]
        if count > a.least:
            count = a.least
        if count > b.bag[kind]:
            least -= count - b.bag[kind]
    return least >= b.least


def before(a: Lot, b: Lot) -> bool:
    """The canonical order: fewest places first."""
    wide = width(a.places) - width(b.places)
    if wide != 0:
        return wide < 0
    if a.places != b.places:
        return a.places < b.places
    if a.back != b.back:
        return a.back < b.back
    if a.least != b.least:
        return a.least > b.least
    return a.bag < b.bag


def width(places: i64) -> i64:
    """How many places a mask has.

    >>> width(5)
    2
    """
    count: i64 = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


def merged(lots: list[Lot]) -> list[Lot]:
    """Drops what says nothing, and joins lots that hold in full for the same places."""
    out: list[Lot] = []
    for lot in lots:
        if lot.least <= 0:
            continue
        joined = False
        if lot.least == lot.total:
            for i in range(len(out)):
                other = out[i]
                if other.places == lot.places and other.back == lot.back and other.least == other.total:
                    bag = other.bag[:]
                    count: i64 = 0
                    for kind in range(len(bag)):
                        if lot.bag[kind] > bag[kind]:
                            bag[kind] = lot.bag[kind]
                        count += bag[kind]
                    out[i] = Lot(lot.places, lot.back, count, bag)
                    joined = True
                    break
        if not joined:
            out.append(lot)
    return out


def tidy(lots: list[Lot], starts: list[int]) -> list[Lot]:
    """The same knowledge in canonical form: nothing empty, nothing implied by another lot, sorted, not too long."""
    if not lots:
        return NO_LOTS
    out: list[Lot] = []
    for lot in merged(lots):
        at = len(out)
        while at > 0 and before(lot, out[at - 1]):
            at -= 1
        out.insert(at, lot)
    i = 0
    while i < len(out):
        for j in range(len(out)):
            if j != i and implies(out[j], out[i]):
                del out[i]
                i -= 1
                break
        i += 1
    return out if len(out) <= MOST_LOTS else out[:MOST_LOTS]
