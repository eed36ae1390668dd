"""Lots: of this bag of cards, at least so many lie in these places.

A lot never excludes what is possible. All its cards have the same back: backs of hidden cards are public, so a move of
one back tells nothing about the other. Nothing here changes a lot; what happens makes new ones.
"""

from typing import Final

from mypy_extensions import i64

# A viewer's list is cut to this length. It is reached only in the turns after a pile was renewed at a full table.
MOST_LOTS: Final = 24

NO_KINDS: Final[list[i64]] = []


class Lot:
    """Of `bag`, at least `least` cards lie in `places` (a bit each).

    The bag counts the kinds of its own back alone, from the first of them on. `kinds` are those that it holds, in their
    order: a set may have many kinds, and a look sees few. These and the `total` need not be counted where they are
    known.
    """

    def __init__(
        self, places: i64, back: i64, least: i64, bag: list[i64], total: i64 = -1, kinds: list[i64] = NO_KINDS
    ) -> None:
        self.places: i64 = places
        self.back: i64 = back
        self.least: i64 = least
        self.bag: list[i64] = bag
        if total < 0:
            total = 0
            kinds = []
            for kind in range(len(bag)):
                count: i64 = bag[kind]
                if count > 0:
                    kinds.append(kind)
                    total += count
        self.total: i64 = total
        self.kinds: list[i64] = kinds

    def saying(self, places: i64, least: i64) -> "Lot":
        """Return a lot of the same bag that says something else of it."""
        return Lot(places, self.back, least, self.bag, self.total, self.kinds)

    def row(self) -> list[i64]:
        """Return the lot as plain ints: places, back, least, then the bag.

        >>> Lot(4, 0, 1, [0, 3]).row()
        [4, 0, 1, 0, 3]
        """
        return [int(self.places), int(self.back), int(self.least), *self.bag]


NO_LOTS: Final[list[Lot]] = []


def touches(lots: list[Lot], places: i64) -> bool:
    """Return whether any lot speaks of any of the places."""
    return any((lot.places & places) != 0 for lot in lots)


def shared(lot: Lot, bag: list[i64]) -> i64:
    """Return how many cards the bag of a lot and another one have in common.

    >>> shared(Lot(1, 0, 1, [2, 0, 1]), [1, 1, 1])
    2
    """
    mine = lot.bag
    count: i64 = 0
    for kind in lot.kinds:
        count += mine[kind] if mine[kind] < bag[kind] else bag[kind]
    return count


def parted(lot: Lot, target: i64, may: list[i64], first: i64) -> list[Lot]:
    """Return what is left of a lot when an unseen card, of a kind among `may`, goes from one of its places to a target.

    `first` is the first kind of the lot's back.
    """
    movable = [0] * len(lot.bag)
    fixed = lot.bag[:]
    inside: i64 = 0
    for kind in may:
        at = kind - first
        if 0 <= at < len(fixed):
            copies: i64 = lot.bag[at]
            movable[at] = copies
            fixed[at] = 0
            inside += copies if copies < lot.least else lot.least
    if inside == 0:
        return [lot]
    out: list[Lot] = []
    least = lot.least
    part = lot
    if lot.least == lot.total:
        # All of it lies there, so its parts can be followed one by one, and nothing is lost by that.
        least = inside
        part = Lot(lot.places, lot.back, inside, movable)
    out.append(Lot(lot.places, lot.back, lot.least - inside, fixed))
    out.append(part.saying(lot.places, least - 1))
    if target != 0:
        out.append(part.saying(lot.places | target, least))
    return out


def together(lots: list[Lot], source: i64, target: i64, back: i64) -> list[Lot]:
    """Return what two lots say together, one of each side of a move: a card that goes across does not change the sum.

    Only where they count the same kinds: else they can be followed apart.
    """
    out: list[Lot] = []
    for a in lots:
        if a.back != back or (a.places & source) == 0 or (a.places & target) != 0:
            continue
        for b in lots:
            if b.back == back and (b.places & target) != 0 and (a.places & b.places) == 0 and shared(a, b.bag) > 0:
                bag = a.bag[:]
                for kind in b.kinds:
                    bag[kind] += b.bag[kind]
                out.append(Lot(a.places | b.places, back, a.least + b.least, bag))
    return out


def elsewhere(lots: list[Lot], place: i64, back: i64, room: i64) -> list[Lot]:
    """Return what must lie outside a place because only `room` cards of the back lie inside it."""
    out: list[Lot] = []
    for lot in lots:
        if lot.back != back or (lot.places & place) == 0 or lot.places == place:
            continue
        most = room
        for known in lots:
            if known.places != place or known.back != back:
                continue
            common = shared(known, lot.bag)
            # Cards known to lie inside that the lot does not count take up room.
            if room - (known.least - common) < most:
                most = room - (known.least - common)
            if known.least == known.total == room and lot.least > common:
                rest = lot.bag[:]
                for kind in known.kinds:
                    rest[kind] -= known.bag[kind] if known.bag[kind] < rest[kind] else rest[kind]
                out.append(Lot(lot.places & ~place, back, lot.least - common, rest))
        if lot.least > most:
            out.append(lot.saying(lot.places & ~place, lot.least - most))
    return out


def implies(a: Lot, b: Lot) -> bool:
    """Return whether one lot says all that another one says.

    >>> implies(Lot(1, 0, 2, [1, 1]), Lot(3, 0, 1, [1, 0])), implies(Lot(3, 0, 1, [1, 0]), Lot(1, 0, 1, [1, 0]))
    (True, False)
    """
    if a.back != b.back or (a.places & ~b.places) != 0 or a.least < b.least:
        return False
    least = a.least
    for kind in a.kinds:
        count = a.bag[kind]
        if count > a.least:
            count = a.least
        if count > b.bag[kind]:
            least -= count - b.bag[kind]
            if least < b.least:
                return False
    return True


def before(a: Lot, b: Lot) -> bool:
    """Return whether a lot comes before another in canonical order: fewest places first."""
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
    """Return how many places a mask has.

    >>> width(5)
    2
    """
    count: i64 = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


def merged(lots: list[Lot]) -> list[Lot]:
    """Drop what says nothing, and join lots that hold in full for the same places."""
    out: list[Lot] = []
    for lot in lots:
        if lot.least <= 0:
            continue
        joined = False
        if lot.least == lot.total:
            for i in range(len(out)):
                other = out[i]
                if other.places == lot.places and other.back == lot.back and other.least == other.total:
                    count = other.total + lot.total - shared(lot, other.bag)
                    if count > other.total:
                        bag = other.bag[:]
                        for kind in lot.kinds:
                            if lot.bag[kind] > bag[kind]:
                                bag[kind] = lot.bag[kind]
                        out[i] = Lot(lot.places, lot.back, count, bag)
                    joined = True
                    break
        if not joined:
            out.append(lot)
    return out


def tidy(lots: list[Lot]) -> list[Lot]:
    """Return the same knowledge in canonical form: nothing empty, nothing implied by another lot, sorted, not too long.

    >>> [lot.row() for lot in tidy([Lot(3, 0, 1, [1, 0]), Lot(1, 0, 0, [1, 1]), Lot(1, 0, 1, [1, 0])])]
    [[1, 0, 1, 1, 0]]
    """
    if not lots:
        return NO_LOTS
    out = condensed(lots)
    return cut(out) if len(out) > MOST_LOTS else out


def condensed(lots: list[Lot]) -> list[Lot]:
    """Return the same knowledge without what is empty or implied by another lot, sorted."""
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
    return out


def of_back(lots: list[Lot], back: i64) -> list[Lot]:
    """Return the lots of one back."""
    out: list[Lot] = []
    for lot in lots:
        if lot.back == back:
            out.append(lot)
    return out


def replaced(lots: list[Lot], back: i64, new: list[Lot]) -> list[Lot]:
    """Tidy lots with those of one back replaced, tidy again.

    Lots of different backs never imply each other, so the others need not be looked at.

    >>> old, new = [Lot(1, 0, 1, [1]), Lot(2, 1, 1, [1])], [Lot(3, 0, 1, [1]), Lot(3, 0, 1, [1])]
    >>> [lot.row() for lot in replaced(old, 0, new)]
    [[2, 1, 1, 1], [3, 0, 1, 1]]
    """
    mine = condensed(new)
    out: list[Lot] = []
    at = 0
    for lot in lots:
        if lot.back != back:
            while at < len(mine) and before(mine[at], lot):
                out.append(mine[at])
                at += 1
            out.append(lot)
    while at < len(mine):
        out.append(mine[at])
        at += 1
    if not out:
        return NO_LOTS
    return cut(out) if len(out) > MOST_LOTS else out


def cut(lots: list[Lot]) -> list[Lot]:
    """Return the most useful of too many lots: those that hold in full before parts, fewer places before more."""
    out = lots[:]
    at = len(out)
    while len(out) > MOST_LOTS and at > 0:
        at -= 1
        if out[at].least < out[at].total:
            del out[at]
    return out[:MOST_LOTS]
