"""Hidden slots, in groups of those that are alike.

An `index` is a kind, counted from the first one of its back on.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance

NO_KINDS: Final[list[i64]] = []


class Group:
    """Hidden slots that are alike: in one place, with one back, open to the same kinds.

    `cards[at + kind]` counts what is dealt to them. `only` has, by index, 1 for each kind that can lie there; it is
    empty where all of the back can.
    """

    def __init__(self, bit: i64, back: i64, size: i64, cards: list[i64], at: i64) -> None:
        self.bit: i64 = bit
        self.back: i64 = back
        self.size: i64 = size
        self.free: i64 = size
        self.cards: list[i64] = cards
        self.at: i64 = at
        self.only: list[i64] = NO_KINDS
        self.width: i64 = 0  # how many kinds that are, where not all

    def card(self) -> i64:
        """Return the kind dealt to a slot that was hidden by `Deal.hide_card`."""
        kind = -self.at
        while self.cards[self.at + kind] == 0:
            kind += 1
        return kind


def narrower(a: Group, b: Group) -> bool:
    """Return whether one bound group is dealt before another."""
    return a.width < b.width if a.back == b.back else a.back < b.back


def fits(group: Group, index: i64) -> bool:
    """Return whether a kind of its back can lie in a group."""
    return not group.only or group.only[index] == 1


def free_slots(groups: list[Group], index: i64) -> i64:
    """Free slots for a kind of the groups' back."""
    count: i64 = 0
    for group in groups:
        if fits(group, index):
            count += group.free
    return count


def a_slot(groups: list[Group], index: i64, chance: Chance) -> i64:
    """Return a free slot for a kind of the groups' back, each with equal chance: its group's number.

    -1 if there is none.
    """
    count = free_slots(groups, index)
    for number in range(len(groups)):
        group = groups[number]
        free = group.free
        if free > 0 and fits(group, index):
            if free == count or chance.below(count) < free:
                return number
            count -= free
    return -1


def lying(groups: list[Group], first: i64, kinds: list[i64]) -> list[i64]:
    """Return how many cards lie in groups, group by group, of the kinds that have 1.

    `first` is the first kind of the back.
    """
    out: list[i64] = []
    for group in groups:
        for i in range(len(kinds)):
            out.append(group.cards[group.at + first + i] if kinds[i] == 1 else 0)
    return out


def swap(a: Group, kind: i64, b: Group, other: i64) -> None:
    """Move a card of a kind from one group to another, and one of another kind back."""
    a.cards[a.at + kind] -= 1
    b.cards[b.at + kind] += 1
    b.cards[b.at + other] -= 1
    a.cards[a.at + other] += 1
