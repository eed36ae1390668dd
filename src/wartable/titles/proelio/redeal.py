"""Redeal: a position that a viewer cannot tell from the true one (PR-RULING-41 to 44 and 52 say what he knows).

Hard facts, kept by every redeal: what lies open; the viewer's own hand and attacks, and his ally's hand by
PR-RULING-52; the backs in each hand and pile (PR-RULING-42); the back of each waiting attack and the level it was laid
at, which bound what it can be (PR-ATK-09, PR-RULING-28); and his lots. Nothing else is read, and in a fixed order, so
that from two positions that look the same to him the same chance gives the same redeal.

Every possible position can come up. Without lots each deal of the unseen cards is equally likely: attacks are dealt
before hands and the most bound first, so that no choice narrows another. A lot takes what it lacks with equal chance
for each copy that it counts and each free slot, and the rest is dealt as without lots. These are the true odds while
lots do not overlap (a look, then a theft from that hand) and near them where they do. How players choose is no part
of it.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT
from wartable.core.rules.lots import NO_LOTS, Lot
from wartable.titles.proelio.cards import FIRST_GOLD, KINDS, among, deck_of, end_kind, first_kind
from wartable.titles.proelio.places import NO_CARDS, waiting_place
from wartable.titles.proelio.position import HANDS, PILE, ROW, Position

# Dead ends come from lots that overlap and are rare; after so many the exact search takes over.
TRIES: Final = 16

# A search that begins badly can take for ever, another order of the same one no time: so it is begun anew after so many
# cards put down, with twice as many each time.
PATIENCE: Final[i64] = 500

ANY_KIND: Final[i64] = 0x7FFFF


def redeal(p: Position, viewer: i64, chance: Chance, tries: i64 = TRIES) -> None:
    """Changes a position, which must be a copy, into one that the viewer cannot tell from it."""
    drop_drafts(p, viewer)
    lots = NO_LOTS
    if p.memory is not None:
        p.memory.only(viewer)
        lots = p.memory.of(viewer)
    deal = Deal(p, viewer, lots)
    for _ in range(tries):
        if deal.at_random(chance):
            deal.finish()
            return
        deal.take_back()
    patience = PATIENCE
    deal.patience = patience
    while not deal.search(0, 0, chance):
        assert deal.patience <= 0, "no position agrees with what the viewer knows"
        patience *= 2
        deal.patience = patience
    deal.finish()


def drop_drafts(p: Position, viewer: i64) -> None:
    """Forgets the open choice of another seat."""
    if (p.picks > 0 or p.strategy >= 0 or p.paying) and p.asked() != viewer:
        for i in range(ROW, ROW + KINDS):
            p.cards[i] = 0
        p.picks = 0
        p.strategy = -1
        p.paying = False


class Deal:
    """The hidden slots, and the cards that the viewer cannot locate: the pile's part of `cards` is the pool.

    Slots are grouped: one waiting attack, the black backs of a hand, or its gold backs. A group has a place (a bit, as
    in lots), a deck, free slots, the kinds that can lie there (a bit each), and where its counts begin in `cards`.
    """

    def __init__(self, p: Position, viewer: i64, lots: list[Lot]) -> None:
        self.p = p
        self.lots = lots
        self.patience: i64 = 0
        # Behind the position's own areas each hidden attack gets one, so that all groups are alike.
        self.cards: list[i64] = p.cards[:]
        self.length: i64 = len(p.cards)
        self.bits: list[i64] = []
        self.decks: list[i64] = []
        self.sizes: list[i64] = []
        self.kinds: list[i64] = []
        self.ats: list[i64] = []
        self.attacks: list[i64] = []  # the index in `waiting` of each group that is an attack
        for i in range(len(p.waiting)):
            self.gather_attack(i, viewer)
        for seat in range(p.kit.n):
            self.gather_hand(seat, viewer)
        self.free: list[i64] = self.sizes[:]

    def gather_attack(self, i: i64, viewer: i64) -> None:
        """Makes a group of an attack that the viewer does not see; the most bound ones come first."""
        p = self.p
        packed: i64 = p.waiting[i]
        target = (packed >> 5) & 7
        if p.right_of(target) == viewer:
            return
        behind: i64 = 0
        for j in range(i):
            if ((p.waiting[j] >> 5) & 7) == target:
                behind += 1
        place = waiting_place(target, behind)
        kind = packed & 31
        can_be: i64 = 0
        for other in p.may_be(deck_of(kind), (packed >> 8) & 7):
            can_be |= BIT[other]
        at = len(self.attacks)
        # Within a deck of two sets of kinds one holds the other, so that the smaller number is the smaller set.
        while at > 0 and can_be < self.kinds[at - 1]:
            at -= 1
        self.attacks.insert(at, i)
        self.bits.insert(at, BIT[place] if place >= 0 else 0)
        self.decks.insert(at, deck_of(kind))
        self.kinds.insert(at, can_be)
        self.sizes.append(1)
        self.ats.append(len(self.cards))
        self.cards += NO_CARDS
        self.cards[PILE + kind] += 1

    def gather_hand(self, seat: i64, viewer: i64) -> None:
        """Makes groups of a hand that the viewer does not see, and puts its cards into the pool."""
        p = self.p
        if seat == viewer or (viewer >= 0 and (p.ally_bits(seat) & BIT[viewer]) != 0):
            return
        at = HANDS + seat * KINDS
        gold: i64 = 0
        for kind in range(KINDS):
            copies: i64 = self.cards[at + kind]
            if copies > 0:
                self.cards[at + kind] = 0
                self.cards[PILE + kind] += copies
                if kind >= FIRST_GOLD:
                    gold += copies
        self.add_backs(seat, 0, p.sizes[seat] - gold)
        self.add_backs(seat, 1, gold)

    def add_backs(self, seat: i64, deck: i64, size: i64) -> None:
        """Makes a group of the cards of one back in a hand."""
        if size > 0:
            self.bits.append(BIT[seat])
            self.decks.append(deck)
            self.kinds.append(ANY_KIND)
            self.sizes.append(size)
            self.ats.append(HANDS + seat * KINDS)

    def put(self, kind: i64, group: i64) -> None:
        """Puts a card of the pool into a group."""
        self.cards[PILE + kind] -= 1
        self.cards[self.ats[group] + kind] += 1
        self.free[group] -= 1

    def take(self, kind: i64, group: i64) -> None:
        """Takes it back."""
        self.cards[PILE + kind] += 1
        self.cards[self.ats[group] + kind] -= 1
        self.free[group] += 1

    def take_back(self) -> None:
        """Takes all cards back into the pool."""
        for group in range(len(self.ats)):
            at: i64 = self.ats[group]
            for kind in range(KINDS):
                copies: i64 = self.cards[at + kind]
                if copies > 0:
                    self.cards[at + kind] = 0
                    self.cards[PILE + kind] += copies
        self.free = self.sizes[:]

    def finish(self) -> None:
        """Makes the deal the position's own."""
        waiting = self.p.waiting
        for group in range(len(self.attacks)):
            i = self.attacks[group]
            kind: i64 = 0
            while self.cards[self.ats[group] + kind] == 0:
                kind += 1
            waiting[i] = (waiting[i] & ~31) | kind
        self.p.cards = self.cards[: self.length] if self.attacks else self.cards
        self.p.recount()

    # -- at random --

    def at_random(self, chance: Chance) -> bool:
        """Deals what the lots lack, then attacks, then hands; False at a dead end."""
        for lot in self.lots:
            if not self.meet(lot, chance):
                return False
        for group in range(len(self.attacks)):
            if self.free[group] > 0:
                can_be = self.fitting(group, 0)
                if not can_be:
                    return False
                self.put(chance.draw(can_be, 0, KINDS), group)
        for group in range(len(self.attacks), len(self.free)):
            start = first_kind(self.decks[group])
            stop = end_kind(self.decks[group])
            for _ in range(self.free[group]):
                self.put(start + chance.draw(self.cards, PILE + start, PILE + stop), group)
        return True

    def fitting(self, group: i64, banned: i64) -> list[i64]:
        """The cards of the pool that can lie in a group; an empty list if there is none."""
        start = first_kind(self.decks[group])
        stop = end_kind(self.decks[group])
        kinds: i64 = self.kinds[group] & ~banned
        bag = NO_CARDS[:]
        total: i64 = 0
        for kind in range(start, stop):
            if among(kind, kinds):
                bag[kind] = self.cards[PILE + kind]
                total += bag[kind]
        return bag if total > 0 else []

    def dealt(self, lot: Lot) -> list[i64]:
        """What has been dealt to the places of a lot so far."""
        bag = NO_CARDS[:]
        for group in range(len(self.bits)):
            if self.decks[group] == lot.back and (self.bits[group] & lot.places) != 0:
                at: i64 = self.ats[group]
                for kind in range(KINDS):
                    bag[kind] += self.cards[at + kind]
        return bag

    def lacking(self, lot: Lot, bag: list[i64]) -> tuple[i64, i64]:
        """How many cards a lot lacks when this is dealt to its places, and how many the pool has that would do."""
        lacks = lot.least
        copies: i64 = 0
        for kind in range(KINDS):
            wanted: i64 = lot.bag[kind] - bag[kind]
            lacks -= lot.bag[kind] if wanted < 0 else bag[kind]
            if wanted > 0:
                pool: i64 = self.cards[PILE + kind]
                copies += wanted if wanted < pool else pool
        return lacks, copies

    def meet(self, lot: Lot, chance: Chance) -> bool:
        """Deals what a lot lacks into its places; False if that cannot be."""
        bag = self.dealt(lot)
        lacks, copies = self.lacking(lot, bag)
        if copies < lacks:
            return False
        while lacks > 0:
            # Where all must be dealt their order is no matter, and chance need not be asked.
            kind = self.next_kind(lot, bag, copies == lacks, chance)
            group = self.slot(lot, kind, chance) if kind >= 0 else -1
            if group < 0:
                return False
            self.put(kind, group)
            bag[kind] += 1
            lacks -= 1
            copies -= 1
        return True

    def next_kind(self, lot: Lot, bag: list[i64], all_of_it: bool, chance: Chance) -> i64:
        """A kind that a lot still counts: any one, or by its copies and their free slots; -1 if there is none."""
        weights = NO_CARDS[:]
        ways: i64 = 0
        for kind in range(KINDS):
            wanted: i64 = lot.bag[kind] - bag[kind]
            if wanted > self.cards[PILE + kind]:
                wanted = self.cards[PILE + kind]
            if wanted > 0:
                if all_of_it:
                    return kind
                weights[kind] = wanted * self.slots(lot, kind)
                ways += weights[kind]
        return chance.draw(weights, 0, KINDS) if ways > 0 else -1

    def slots(self, lot: Lot, kind: i64) -> i64:
        """Free slots for a kind in the places of a lot."""
        count: i64 = 0
        for group in range(len(self.free)):
            if self.takes(group, lot, kind):
                count += self.free[group]
        return count

    def takes(self, group: i64, lot: Lot, kind: i64) -> bool:
        """Whether a group belongs to a lot and can take a kind."""
        return (self.bits[group] & lot.places) != 0 and self.decks[group] == lot.back and among(kind, self.kinds[group])

    def slot(self, lot: Lot, kind: i64, chance: Chance) -> i64:
        """A free slot for a kind in the places of a lot, each with equal chance: its group."""
        count = self.slots(lot, kind)
        for group in range(len(self.free)):
            free: i64 = self.free[group]
            if free > 0 and self.takes(group, lot, kind):
                if free == count or chance.below(count) < free:
                    return group
                count -= free
        return -1

    # -- by search --

    def search(self, group: i64, banned: i64, chance: Chance) -> bool:
        """Fills the groups from this one on by trying everything, in random order.

        `banned` are kinds of which no further copy can lie in this group, as has been tried. Gives up, with everything
        taken back, when the patience is spent.
        """
        while group < len(self.free) and self.free[group] == 0:
            group += 1
            banned = 0
        if group == len(self.free):
            return True
        can_be = self.fitting(group, banned)
        while can_be:
            if self.patience <= 0:
                return False
            self.patience -= 1
            kind = chance.draw(can_be, 0, KINDS)
            self.put(kind, group)
            if self.possible() and self.search(group, banned, chance):
                return True
            self.take(kind, group)
            banned |= BIT[kind]
            can_be = self.fitting(group, banned)
        return False

    def possible(self) -> bool:
        """Whether no lot lacks more than its free slots and the pool can give: exact once all is dealt."""
        for lot in self.lots:
            lacks, copies = self.lacking(lot, self.dealt(lot))
            room: i64 = 0
            for group in range(len(self.free)):
                if self.decks[group] == lot.back and (self.bits[group] & lot.places) != 0:
                    room += self.free[group]
            if lacks > copies or lacks > room:
                return False
        return True
