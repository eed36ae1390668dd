"""The places that memory speaks of: hands, and attacks that wait before a target. A pile is none: it is the rest."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.core.rules.lots import shared
from wartable.core.rules.memory import NOWHERE, Memory
from wartable.titles.proelio.cards import FIRST_GOLD, KINDS, deck_of, end_kind, first_kind
from wartable.titles.proelio.kit import ProelioKit

# Hands are places 0 to 5. More than one attack waits before a target only by option (PR-RULING-32) and after Plagues;
# of the tenth and later ones nothing is remembered.
WAITING_PLACE: Final = 6
MOST_WAITING: Final = 9

STARTS: Final[list[i64]] = [0, FIRST_GOLD, KINDS]
NO_CARDS: Final[list[i64]] = [0] * KINDS


def waiting_place(target: i64, behind: i64) -> i64:
    """The place of the attack before a target that has so many older ones before it.

    >>> waiting_place(2, 0), waiting_place(2, 1), waiting_place(2, MOST_WAITING)
    (8, 14, -1)
    """
    return WAITING_PLACE + target + 6 * behind if behind < MOST_WAITING else NOWHERE


def eyes(kit: ProelioKit) -> list[i64]:
    """The places that each viewer sees, PUBLIC first: the own hand and attacks, the ally's hand by PR-RULING-52."""
    out: list[i64] = [0]
    for seat in range(kit.seats):
        seen = BIT[seat]
        for behind in range(MOST_WAITING):
            seen |= BIT[waiting_place((seat + 1) % kit.seats, behind)]
        if kit.ally_sees:
            seen |= BIT[(seat + 2) % 4]
        out.append(seen)
    return out


def untrue(memory: Memory, cards: list[i64], hands: i64, waiting: list[i64]) -> int:
    """The number of the first lot, in the order of `Memory.to_rows`, that does not hold; -1 if all do."""
    row = 0
    for lots in memory.lots:
        for lot in lots:
            bag = NO_CARDS[:]
            for seat in range(len(memory.eyes) - 1):
                if (lot.places & BIT[seat]) != 0:
                    for kind in range(KINDS):
                        bag[kind] += cards[hands + seat * KINDS + kind]
            behind = [0] * len(memory.eyes)
            for packed in waiting:
                target = (packed >> 5) & 7
                place = waiting_place(target, behind[target])
                behind[target] += 1
                if place >= 0 and (lot.places & BIT[place]) != 0:
                    bag[packed & 31] += 1
            if shared(bag, lot.bag) < lot.least:
                return row
            row += 1
    return -1


def renewed(memory: Memory, cards: list[i64], hands: i64, waiting: list[i64], deck: i64) -> None:
    """A pile was made anew: everybody knows which cards of that deck lie outside it, though not where each lies."""
    start = first_kind(deck)
    stop = end_kind(deck)
    for index in range(len(memory.eyes)):
        places: i64 = 0
        least: i64 = 0
        bag = NO_CARDS[:]
        for seat in range(len(memory.eyes) - 1):
            if memory.sees(index, seat):
                continue
            for kind in range(start, stop):
                copies = cards[hands + seat * KINDS + kind]
                if copies > 0:
                    bag[kind] += copies
                    least += copies
                    places |= BIT[seat]
        behind = [0] * len(memory.eyes)
        for packed in waiting:
            target = (packed >> 5) & 7
            place = waiting_place(target, behind[target])
            behind[target] += 1
            if deck_of(packed & 31) != deck or memory.sees(index, place):
                continue
            bag[packed & 31] += 1
            if place >= 0:
                least += 1
                places |= BIT[place]
        memory.know(index - 1, places, deck, least, bag)
