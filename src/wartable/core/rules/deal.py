"""Deal: hidden cards dealt anew, in agreement with what a viewer knows.

A title's redeal stands on it.

A title names what is hidden from the viewer, place by place; those cards go into the pool, and what is not dealt stays
there: the piles. Kinds are numbered by back, as in memory. Nothing else is read, and in a fixed order, so that from two
positions that look the same to the viewer the same chance gives the same deal.

Every possible deal can come up. Without lots each one is equally likely as long as of two groups' sets of kinds one
holds the other or they have no kind in common: the most bound slots are dealt first, so that no choice narrows another.
A lot takes what it lacks with equal chance for each copy that it counts and each free slot, and the rest is dealt as
without lots. These are the true odds while lots do not overlap (a look, then a theft from that hand) and near them
where they do. At a dead end it starts again; after some of them it searches.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT
from wartable.core.rules.lot import NO_LOTS, Lot
from wartable.core.rules.slots import NO_KINDS, Group, a_slot, fits, free_slots, lying, narrower, swap

# Dead ends come from lots that overlap and are rare; after so many the exact search takes over.
TRIES: Final = 16

# A search that begins badly can take for ever, another order of the same one no time: so it is begun anew after so many
# cards put down, with twice as many each time. In between, as many exchanges: where kinds and places are many they find
# a deal much sooner, but they cannot tell that there is none.
PATIENCE: Final[i64] = 500
LONGEST: Final[i64] = 500_000

# An exchange that helps one lot and harms others more is kept one time in so many.
STUBBORN: Final[i64] = 8


class Deal:
    """The hidden slots, and the pool: the cards that the viewer cannot locate.

    Kinds 0 and 1 have one back, kind 2 another. A hand is hidden, and a card on the table that can only be kind 0 or 2:

    >>> from wartable.core.rules.chance import Seeded
    >>> pile, hand = [1, 0, 0], [0, 2, 1]
    >>> deal = Deal([0, 2, 3], pile)
    >>> for back in range(2):
    ...     deal.hide(1, back, hand, 0)
    >>> trap = deal.hide_card(2, 0, [0, 2])
    >>> deal.fill(Seeded(1))
    >>> trap.card(), sum(pile), sum(hand[:2]), hand[2]
    (0, 1, 2, 1)
    """

    def __init__(self, starts: list[i64], pool: list[i64], at: i64 = 0) -> None:
        """Start with nothing hidden.

        `starts` is the first kind of each back and, last, the number of kinds; `pool[at + kind]` counts the cards that
        lie in piles. The pool, and every list that is handed to `hide`, is changed in place.
        """
        self.starts: list[i64] = starts
        self.pool: list[i64] = pool
        self.at: i64 = at
        self.lots: list[Lot] = NO_LOTS
        self.spans: list[list[Group]] = []  # the groups that each lot speaks of
        self.groups: list[Group] = []
        self.bound: i64 = 0  # groups that not every kind fits: they come first
        self.patience: i64 = 0

    # -- what is hidden --

    def hide(self, place: i64, back: i64, cards: list[i64], at: i64, may: list[i64] | None = None) -> None:
        """Hide the cards of a back in a place: as many are dealt there, the kind's count to `cards[at + kind]`.

        `may` lists the kinds that can lie there by public facts; None means all that have the back.
        """
        size: i64 = 0
        pool = self.pool
        for kind in range(self.starts[back], self.starts[back + 1]):
            copies: i64 = cards[at + kind]
            if copies > 0:
                size += copies
                cards[at + kind] = 0
                count: i64 = pool[self.at + kind]
                pool[self.at + kind] = count + copies
        if size > 0:
            self.add(Group(BIT[place] if place >= 0 else 0, back, size, cards, at), may)

    def hide_card(self, place: i64, kind: i64, may: list[i64] | None = None) -> Group:
        """Hide a single card that lies in a place; the group's `card` says what was dealt there."""
        back: i64 = 0
        while self.starts[back + 1] <= kind:
            back += 1
        first: i64 = self.starts[back]
        slot = [0] * (self.starts[back + 1] - first)
        group = Group(BIT[place] if place >= 0 else 0, back, 1, slot, -first)
        self.add(group, may)
        count: i64 = self.pool[self.at + kind]
        self.pool[self.at + kind] = count + 1
        return group

    def add(self, group: Group, may: list[i64] | None) -> None:
        """Put a group in its place: bound ones first, back by back, those with the fewest kinds before others."""
        if may is None:
            self.groups.append(group)
            return
        first: i64 = self.starts[group.back]
        stop: i64 = self.starts[group.back + 1]
        only = [0] * (stop - first)
        for kind in may:
            if first <= kind < stop:
                only[kind - first] = 1
        group.only = only
        group.width = sum(only)
        at = self.bound
        while at > 0 and narrower(group, self.groups[at - 1]):
            at -= 1
        self.groups.insert(at, group)
        self.bound += 1

    # -- dealing --

    def fill(self, chance: Chance, lots: list[Lot] = NO_LOTS, tries: i64 = TRIES) -> None:
        """Deal cards of the pool to all slots, so that every lot holds; lots come in the order of `Memory.of`."""
        self.heed(lots)
        for _ in range(tries):
            if self.at_random(chance):
                return
            self.take_back()
        for back in range(len(self.starts) - 1):
            assert self.possible(back), "no deal agrees with what the viewer knows"
        patience = PATIENCE
        while True:
            self.patience = patience
            if self.search(0, NO_KINDS, chance):
                return
            assert self.patience <= 0, "no deal agrees with what the viewer knows"
            assert patience < LONGEST, "no deal was found that agrees with what the viewer knows"
            self.patience = patience
            if self.repair(chance):
                return
            self.take_back()
            patience *= 2

    def heed(self, lots: list[Lot]) -> None:
        """Have the deal agree with these lots, once all is hidden."""
        self.lots = lots
        self.spans = [
            [group for group in self.groups if group.back == lot.back and (group.bit & lot.places) != 0] for lot in lots
        ]

    def put(self, kind: i64, group: Group) -> None:
        """Put a card of the pool into a group."""
        # Here and below counts are read and written in two steps: compiled, `+=` on an item of a list is slow.
        count: i64 = self.pool[self.at + kind]
        self.pool[self.at + kind] = count - 1
        count = group.cards[group.at + kind]
        group.cards[group.at + kind] = count + 1
        group.free -= 1

    def take(self, kind: i64, group: Group) -> None:
        """Take it back."""
        count: i64 = self.pool[self.at + kind]
        self.pool[self.at + kind] = count + 1
        count = group.cards[group.at + kind]
        group.cards[group.at + kind] = count - 1
        group.free += 1

    def take_back(self) -> None:
        """Take all cards back into the pool."""
        for group in self.groups:
            for kind in range(self.starts[group.back], self.starts[group.back + 1]):
                while group.cards[group.at + kind] > 0:
                    self.take(kind, group)

    # -- at random --

    def at_random(self, chance: Chance) -> bool:
        """Deal what the lots lack, then the bound groups, then the others; False at a dead end."""
        for i in range(len(self.lots)):
            if not self.meet(self.lots[i], self.spans[i], chance):
                return False
        return self.deal_rest(chance)

    def deal_rest(self, chance: Chance) -> bool:
        """Deal to all slots that are free, without regard to lots; False at a dead end."""
        for group in self.groups:
            first: i64 = self.starts[group.back]
            free = group.free
            for _ in range(free):
                if group.only:
                    bag = self.fitting(group, NO_KINDS)
                    if not bag:
                        return False
                    self.put(first + chance.draw(bag, 0, len(bag)), group)
                else:
                    stop: i64 = self.starts[group.back + 1]
                    self.put(first + chance.draw(self.pool, self.at + first, self.at + stop), group)
        return True

    def fitting(self, group: Group, banned: list[i64]) -> list[i64]:
        """Return the cards of the pool that can lie in a group, by index; an empty list if there is none."""
        bag = self.pool[self.at + self.starts[group.back] : self.at + self.starts[group.back + 1]]
        total: i64 = 0
        for i in range(len(bag)):
            if (group.only and group.only[i] == 0) or (banned and banned[i] == 1):
                bag[i] = 0
            total += bag[i]
        return bag if total > 0 else NO_KINDS

    def dealt(self, lot: Lot, groups: list[Group]) -> list[i64]:
        """Return what has been dealt to the groups of a lot so far, by index."""
        first: i64 = self.starts[lot.back]
        bag = [0] * len(lot.bag)
        for group in groups:
            if group.free < group.size:
                for i in range(len(bag)):
                    bag[i] += group.cards[group.at + first + i]
        return bag

    def lacking(self, lot: Lot, bag: list[i64]) -> tuple[i64, i64]:
        """Return how many cards a lot lacks when this is dealt to its groups, and how many of the pool would do."""
        at: i64 = self.at + self.starts[lot.back]
        lacks = lot.least
        copies: i64 = 0
        for i in range(len(bag)):
            here: i64 = bag[i]
            wanted: i64 = lot.bag[i] - here
            if wanted > 0:
                pool: i64 = self.pool[at + i]
                copies += wanted if wanted < pool else pool
                lacks -= here
            else:
                lacks -= lot.bag[i]
        return lacks, copies

    def meet(self, lot: Lot, groups: list[Group], chance: Chance) -> bool:
        """Deal what a lot lacks to its groups; False if that cannot be."""
        bag = self.dealt(lot, groups)
        lacks, copies = self.lacking(lot, bag)
        if copies < lacks:
            return False
        first: i64 = self.starts[lot.back]
        while lacks > 0:
            # Where all must be dealt their order does not matter, and chance need not be asked.
            index = self.next_kind(lot, groups, bag, copies == lacks, chance)
            if index < 0:
                return False
            number = a_slot(groups, index, chance)
            if number < 0:
                return False
            self.put(first + index, groups[number])
            count: i64 = bag[index]
            bag[index] = count + 1
            lacks -= 1
            copies -= 1
        return True

    def next_kind(self, lot: Lot, groups: list[Group], bag: list[i64], all_of_it: bool, chance: Chance) -> i64:
        """Return the index of a kind that a lot still counts: any one, or by its copies and their free slots.

        -1 if none.
        """
        first: i64 = self.at + self.starts[lot.back]
        weights = [0] * len(bag)
        ways: i64 = 0
        for i in range(len(bag)):
            wanted: i64 = lot.bag[i] - bag[i]
            if wanted > 0:
                pool: i64 = self.pool[first + i]
                if wanted > pool:
                    wanted = pool
                if wanted > 0:
                    if all_of_it:
                        return i
                    wanted *= free_slots(groups, i)
                    weights[i] = wanted
                    ways += wanted
        return chance.draw(weights, 0, len(weights)) if ways > 0 else -1

    # -- by search --

    def search(self, number: i64, banned: list[i64], chance: Chance) -> bool:
        """Fill the groups from this number on by trying everything, in random order.

        `banned` has, by index, 1 for each kind of which no further copy can lie in this group, as has been tried; it
        may be empty. Gives up, with everything taken back, when the patience is spent.
        """
        while number < len(self.groups) and self.groups[number].free == 0:
            number += 1
            banned = NO_KINDS
        if number == len(self.groups):
            return True
        group = self.groups[number]
        bag = self.fitting(group, banned)
        if bag:
            banned = banned[:] if banned else [0] * len(bag)
        while bag:
            if self.patience <= 0:
                return False
            self.patience -= 1
            index = chance.draw(bag, 0, len(bag))
            kind = self.starts[group.back] + index
            self.put(kind, group)
            if self.possible(group.back) and self.search(number, banned, chance):
                return True
            self.take(kind, group)
            banned[index] = 1
            bag = self.fitting(group, banned)
        return False

    def possible(self, back: i64) -> bool:
        """Return whether no lot of a back lacks more than its free slots and the pool can give.

        Exact once all is dealt.
        """
        for i in range(len(self.lots)):
            lot = self.lots[i]
            if lot.back != back:
                continue
            groups = self.spans[i]
            lacks, copies = self.lacking(lot, self.dealt(lot, groups))
            room: i64 = 0
            for group in groups:
                room += group.free
            if lacks > copies or lacks > room:
                return False
        return True

    # -- by exchange --

    def repair(self, chance: Chance) -> bool:
        """Deal without regard to lots, then exchange cards until all of them hold; False when the patience is spent."""
        if not self.deal_rest(chance):
            return False
        lacks = self.lacks()
        while sum(lacks) > 0 and self.patience > 0:
            self.patience -= 1
            lacks = self.exchange(chance.draw(lacks, 0, len(lacks)), lacks, chance)
        return sum(lacks) == 0

    def lacks(self) -> list[i64]:
        """Return how many cards each lot lacks."""
        out: list[i64] = []
        for i in range(len(self.lots)):
            lacks, _ = self.lacking(self.lots[i], self.dealt(self.lots[i], self.spans[i]))
            out.append(lacks if lacks > 0 else 0)
        return out

    def exchange(self, number: i64, lacks: list[i64], chance: Chance) -> list[i64]:
        """Bring a card that a lot lacks into its places for one that it does not count; say what each lot lacks now."""
        lot = self.lots[number]
        first: i64 = self.starts[lot.back]
        takers = self.spans[number]
        bag = self.dealt(lot, takers)
        givers = [group for group in self.groups if group.back == lot.back and (group.bit & lot.places) == 0]
        givers.append(Group(0, lot.back, 0, self.pool, self.at))
        kinds: list[i64] = [1 if bag[i] < lot.bag[i] else 0 for i in range(len(bag))]
        wanted = lying(givers, first, kinds)
        if sum(wanted) == 0:
            return lacks
        at = chance.draw(wanted, 0, len(wanted))
        giver = givers[at // len(bag)]
        card = at % len(bag)
        takers = [group for group in takers if fits(group, card)]
        kinds = [1 if bag[i] > lot.bag[i] and fits(giver, i) else 0 for i in range(len(bag))]
        spare = lying(takers, first, kinds)
        if sum(spare) == 0:
            return lacks
        at = chance.draw(spare, 0, len(spare))
        taker = takers[at // len(bag)]
        other = at % len(bag)
        swap(giver, first + card, taker, first + other)
        now = self.lacks()
        if sum(now) > sum(lacks) and chance.below(STUBBORN) > 0:
            swap(taker, first + card, giver, first + other)
            return lacks
        return now
