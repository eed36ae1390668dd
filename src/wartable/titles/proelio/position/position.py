"""Proelio's position: what lies where. Every card that moves, moves through a method of this class.

`cards` is one flat list of counts by kind: the piles, the discards, the open row, the deployed cards, then the hands.
`stack` is the rest of the turn, its entries packed into one int, the step that is played now lowest. Counts are read
and written in two steps: compiled, `+=` on an item of a list is slow.
"""

from typing import Final

from wartable.core.rules.memory import NOWHERE, Memory
from wartable.core.rules.prelude import BIT, Chance, Log, i64
from wartable.core.rules.steps import StepState
from wartable.titles.proelio.codes import cards, entries, stack
from wartable.titles.proelio.codes.cards import BASE, IMPERIAL, KINDS, LADDER, SAME_BACK, STARTS, VALUE, among, deck_of
from wartable.titles.proelio.codes.stack import BITS, seat_of, step_of
from wartable.titles.proelio.codes.verbs import WIDTH
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.position.places import contents, eyes, kind_of, packed, target_of, waiting_place

# Where each area begins in `cards`.
PILE: Final = 0
DISCARD: Final = 19
ROW: Final = 38
DEPLOYED: Final = 57
HANDS: Final = 76

NO_INTS: Final[list[i64]] = []


class Position(StepState):
    """What lies where, and whose step it is."""

    def __init__(self, kit: ProelioKit) -> None:
        self.kit: ProelioKit = kit
        # Shared constants: `copy` replaces every list, so that building the object costs no allocation.
        self.cards: list[i64] = NO_INTS
        self.sizes: list[i64] = NO_INTS
        self.levels: list[i64] = NO_INTS
        self.waiting: list[i64] = NO_INTS
        self.memory: Memory | None = None
        # Which kinds the hands hold, a bit each, as `cards` says too: seats 0 to 2 in one int, 3 to 5 in the other.
        self.kinds_low: i64 = 0
        self.kinds_high: i64 = 0
        self.stack: i64 = 0  # 0: the game is over
        self.plagues: i64 = 0  # a bit for each House with a Plague before it
        self.turn: i64 = 0
        self.active: i64 = 0
        self.picks: i64 = 0  # cards in the open row
        self.strategy: i64 = -1  # a Strategy card whose target is being chosen
        self.paying: bool = False  # the cards that pay an exchange are being picked
        self.attack: i64 = -1  # the attack being resolved
        self.total: i64 = 0
        self.short: i64 = 0
        self.tops: i64 = 0  # kinds on top of the two discards, each + 1, Base in the low bits
        self.away: i64 = 0
        self.won: i64 = 0
        self.lost: i64 = -1
        self.ended: i64 = 0

    # -- who sits where (PR-TURN-02, PR-TURN-03, PR-RULING-02) --

    def left_of(self, seat: i64) -> i64:
        """Return the neighbour whom the seat strikes."""
        return 0 if seat + 1 == self.kit.n else seat + 1

    def right_of(self, seat: i64) -> i64:
        """Return the neighbour who plays next and who strikes this seat."""
        return self.kit.n - 1 if seat == 0 else seat - 1

    def ally_of(self, seat: i64) -> i64:
        """Return the House opposite, in Allied Houses (PR-ALY-02)."""
        return (seat + 2) % 4

    # -- what lies where --

    def held(self, seat: i64, kind: i64) -> i64:
        """Return copies of a kind in a hand that the open row has not picked."""
        count: i64 = self.cards[HANDS + seat * KINDS + kind]
        if self.picks > 0 and seat_of(self.stack) == seat:
            count -= self.cards[ROW + kind]
        return count

    def holds(self, seat: i64, kind: i64) -> bool:
        """Return whether a hand has a card of this number that the open row has not picked."""
        if self.picks > 0:
            return kind < KINDS and self.held(seat, kind) > 0
        return among(kind, self.kinds_in_hand(seat))

    def kinds_in_hand(self, seat: i64) -> i64:
        """Return the kinds in a hand, a bit each."""
        if seat < 3:
            return (self.kinds_low >> (seat * KINDS)) & cards.ALL_KINDS
        return (self.kinds_high >> ((seat - 3) * KINDS)) & cards.ALL_KINDS

    def gold_in_hand(self, seat: i64) -> i64:
        """Gold backs in a hand, which everybody sees (PR-RULING-42)."""
        return self.count_deck(HANDS + seat * KINDS, IMPERIAL)

    def backs_in_hand(self, seat: i64, deck: i64) -> i64:
        """Return backs of a deck in a hand."""
        gold = self.gold_in_hand(seat)
        return gold if deck == IMPERIAL else self.sizes[seat] - gold

    def pile_size(self, deck: i64) -> i64:
        """Return cards in a face-down pile."""
        return self.count_deck(PILE, deck)

    def count_deck(self, area: i64, deck: i64) -> i64:
        """Return cards of a deck in an area."""
        count: i64 = 0
        lying = self.cards
        for i in range(area + STARTS[deck], area + STARTS[deck + 1]):
            count += lying[i]
        return count

    def top(self, deck: i64) -> i64:
        """Return the kind on top of a deck's discards, or -1."""
        return ((self.tops >> (5 * deck)) & 31) - 1

    def set_top(self, deck: i64, kind: i64) -> None:
        """Say which kind lies on top of a deck's discards; -1 for none."""
        mask: i64 = 31
        self.tops = (self.tops & ~(mask << (5 * deck))) | ((kind + 1) << (5 * deck))

    def left_to_draw(self) -> i64:
        """Return how many Base cards can be drawn: the pile, and the discards that would renew it (PR-DECK-01)."""
        return self.count_deck(PILE, BASE) + self.count_deck(DISCARD, BASE)

    def listed(self, area: i64) -> list[i64]:
        """Return the cards of an area, ascending, one entry a card."""
        out: list[i64] = []
        for kind in range(KINDS):
            copies: i64 = self.cards[area + kind]
            for _ in range(copies):
                out.append(kind)
        return out

    def cards_of(self, seat: i64) -> list[i64]:
        """Return the cards of a hand, ascending, one entry a card."""
        return self.listed(HANDS + seat * KINDS)

    def both_bits(self, one: i64, other: i64) -> i64:
        """Return who sees a card that passes between two Houses: they, and allies who see hands (PR-RULING-44)."""
        return BIT[one] | BIT[other] | self.ally_bits(one) | self.ally_bits(other)

    def has_pile(self, deck: i64) -> bool:
        """Return whether a card is left in a face-down pile; unlike counting them it stops at the first."""
        lying = self.cards
        for i in range(PILE + STARTS[deck], PILE + STARTS[deck + 1]):
            if lying[i] > 0:
                return True
        return False

    def can_draw(self, deck: i64) -> bool:
        """Return whether a deck has a card left, in its pile or in the discards that would renew it (PR-RULING-47)."""
        return self.top(deck) >= 0 or self.has_pile(deck)

    def limit(self, seat: i64) -> i64:
        """Return the greatest value that counts: level + 1 (PR-FORT-05)."""
        return self.levels[seat] + 1

    def plague_in_force(self) -> bool:
        """Return whether any House has a Plague lying before it (PR-RULING-34)."""
        return self.plagues != 0

    def has_plague(self, seat: i64) -> bool:
        """Return whether a Plague lies before this House."""
        return ((self.plagues >> seat) & 1) == 1

    # -- attacks that wait --

    def lay(self, target: i64, kind: i64, level: i64) -> None:
        """Add an attack to those that wait."""
        self.waiting.append(packed(kind, target, level, self.turn))

    def oldest(self, target: i64) -> i64:
        """Return the index of the oldest attack that waits before a target, or -1."""
        for i in range(len(self.waiting)):
            if target_of(self.waiting[i]) == target:
                return i
        return -1

    def attacks_before(self, target: i64) -> i64:
        """Return how many attacks wait before a target."""
        count: i64 = 0
        for attack in self.waiting:
            if target_of(attack) == target:
                count += 1
        return count

    def may_be(self, deck: i64, level: i64) -> list[i64]:
        """Return the kinds that an attack of that back, laid at that level, can be by public facts alone."""
        out: list[i64] = []
        for kind in range(STARTS[deck], STARTS[deck + 1]):
            if cards.TYPE[kind] == cards.ATTACK and (self.kit.penalise or self.within_limit(kind, level)):
                out.append(kind)
        return out

    def within_limit(self, kind: i64, level: i64) -> bool:
        """Return whether an Attack card may be laid at a level (PR-ATK-09, PR-RULING-28)."""
        if kind == cards.GUNPOWDER:
            return level >= self.kit.gunpowder_min_level
        value: i64 = VALUE[kind]
        return value <= level + 1

    # -- moves --

    def change(self, at: i64, by: i64) -> i64:
        """Add to a count of cards, or take away from it; return the new one."""
        count: i64 = self.cards[at] + by
        self.cards[at] = count
        return count

    def change_hand(self, seat: i64, kind: i64, by: i64) -> None:
        """Put cards into a hand, or take them out."""
        count = self.change(HANDS + seat * KINDS + kind, by)
        if count == 0 or count == by:
            self.flip(seat, kind)
        size: i64 = self.sizes[seat]
        self.sizes[seat] = size + by

    def flip(self, seat: i64, kind: i64) -> None:
        """A hand has got its first card of a kind, or lost its last one."""
        # In two steps: compiled, a constant that is shifted has only 32 bits.
        bit: i64 = 1 << kind
        if seat < 3:
            self.kinds_low ^= bit << (seat * KINDS)
        else:
            self.kinds_high ^= bit << ((seat - 3) * KINDS)

    def recount(self) -> None:
        """Counts anew what is kept beside the cards, after they were laid out by other means."""
        self.kinds_low = 0
        self.kinds_high = 0
        self.sizes = [0] * self.kit.n
        for i in range(self.kit.n * KINDS):
            if self.cards[HANDS + i] > 0:
                self.flip(i // KINDS, i % KINDS)
                self.sizes[i // KINDS] += self.cards[HANDS + i]
        self.picks = len(self.listed(ROW))

    def discard(self, kind: i64) -> None:
        """Put a card, taken from wherever it lay, on the discards of its own deck (PR-RULING-48)."""
        self.change(DISCARD + kind, 1)
        self.set_top(deck_of(kind), kind)

    def show_from_hand(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand in the sight of all."""
        self.change_hand(seat, kind, -1)
        if self.memory is not None:
            self.memory.left(seat, kind)
            self.notice(self.memory, seat, kind)

    def discard_from_hand(self, seat: i64, kind: i64) -> None:
        """Discard a card of a hand face up."""
        self.show_from_hand(seat, kind)
        self.discard(kind)

    def take_openly(self, seat: i64, kind: i64) -> None:
        """Put a card that all have seen into a hand."""
        self.change_hand(seat, kind, 1)
        if self.memory is not None:
            self.memory.came(seat, kind)

    def remember(self) -> None:
        """Have everybody remember from now on."""
        self.memory = Memory()
        self.memory.begin(STARTS, eyes(self.kit))

    def notice(self, memory: Memory, seat: i64, kind: i64) -> None:
        """All see when the last card with the back of this kind has left a hand."""
        if self.backs_in_hand(seat, deck_of(kind)) == 0:
            memory.emptied(seat, deck_of(kind))

    def hand_over(self, giver: i64, taker: i64, kind: i64) -> None:
        """Pass a card face down from hand to hand; the two see it, the others its back (PR-RULING-44)."""
        room = self.backs_in_hand(taker, deck_of(kind)) if self.memory is not None else 0
        self.change_hand(giver, kind, -1)
        self.change_hand(taker, kind, 1)
        if self.memory is not None:
            self.memory.moved(giver, taker, kind, SAME_BACK[deck_of(kind)], room)
            self.notice(self.memory, giver, kind)

    def ally_bits(self, seat: i64) -> i64:
        """Return the ally's bit where allies see each other's hands (PR-RULING-52), else 0."""
        return BIT[self.ally_of(seat)] if self.kit.ally_sees else 0

    def lay_from_hand(self, seat: i64, kind: i64) -> None:
        """Lay an attack face down before the left-hand neighbour."""
        self.change_hand(seat, kind, -1)
        target = self.left_of(seat)
        level: i64 = self.levels[seat]
        if self.memory is not None:
            place = waiting_place(target, self.attacks_before(target))
            self.memory.moved(seat, place, kind, self.may_be(deck_of(kind), level), 0)
            self.notice(self.memory, seat, kind)
        self.lay(target, kind, level)

    def turn_over(self, target: i64) -> i64:
        """Take the oldest attack before a target and return it; its face is now known to all."""
        i = self.oldest(target)
        attack: i64 = self.waiting[i]
        del self.waiting[i]
        if self.memory is not None:
            self.memory.left(waiting_place(target, 0), kind_of(attack))
            self.memory.emptied(waiting_place(target, 0), deck_of(kind_of(attack)))
            for behind in range(self.attacks_before(target)):
                self.memory.renamed(waiting_place(target, behind + 1), waiting_place(target, behind))
        return attack

    def draw(self, seat: i64, deck: i64, count: i64, chance: Chance, log: Log) -> None:
        """Draw as far as cards exist, renewing the pile from its discards when needed (PR-DECK, PR-RULING-47)."""
        drawn: list[i64] = [] if log.on else NO_INTS
        audience: i64 = BIT[seat] | self.ally_bits(seat)
        first: i64 = STARTS[deck]
        end: i64 = STARTS[deck + 1]
        for _ in range(count):
            if not self.has_pile(deck) and not self.renew(deck, log):
                break
            kind = chance.draw(self.cards, PILE + first, PILE + end, audience, deck + 1) + first
            self.change(PILE + kind, -1)
            self.change_hand(seat, kind, 1)
            if self.memory is not None:
                self.memory.moved(NOWHERE, seat, kind, SAME_BACK[deck_of(kind)], self.backs_in_hand(seat, deck) - 1)
            if log.on:
                drawn.append(kind)
            if self.kit.renew_at_once and not self.has_pile(deck):
                self.renew(deck, log)
        if log.on:
            if drawn:
                log.hide(entries.DREW, [seat, deck, len(drawn)], drawn, audience)
            else:
                log.tell(entries.NOTHING_DRAWN, [seat])

    def renew(self, deck: i64, log: Log) -> bool:
        """Make the discards of a deck its new pile; False if there are none (PR-DECK-01, PR-RULING-45)."""
        count: i64 = 0
        for kind in range(STARTS[deck], STARTS[deck + 1]):
            copies: i64 = self.cards[DISCARD + kind]
            if copies > 0:
                count += copies
                self.change(PILE + kind, copies)
                self.cards[DISCARD + kind] = 0
        if count == 0:
            return False
        self.set_top(deck, -1)
        if self.memory is not None:
            self.memory.renewed(deck, contents(self.cards, HANDS, self.kit.n, self.waiting))
        log.note(entries.RENEWED, deck, count)
        return True

    def drop_fortification(self, seat: i64) -> None:
        """Discard the card that is a House's Fortification."""
        level: i64 = self.levels[seat]
        if level > 0:
            self.discard(LADDER[level])
            self.levels[seat] = 0

    def end_plague(self, seat: i64) -> None:
        """Discard the Plague before a House (PR-PLG-08)."""
        self.plagues &= ~BIT[seat]
        self.discard(cards.PLAGUE)

    # -- the row: picks of the seat that decides --

    def pick(self, kind: i64) -> None:
        """Add a card to the open row; the hand stays as it is until the row is complete."""
        self.change(ROW + kind, 1)
        self.picks += 1

    def take_row(self) -> list[i64]:
        """Return the kinds of the open row, ascending, one entry a card; the row is empty afterwards."""
        out: list[i64] = []
        lying = self.cards
        kind: i64 = 0
        while self.picks > 0:
            if lying[ROW + kind] > 0:
                copies: i64 = lying[ROW + kind]
                for _ in range(copies):
                    out.append(kind)
                lying[ROW + kind] = 0
                self.picks -= copies
            kind += 1
        return out

    def drop_choice(self) -> None:
        """Forget the open choice: its picks, a Strategy card that was begun, an exchange."""
        self.take_row()
        self.strategy = -1
        self.paying = False

    def left_in_hand(self, seat: i64) -> i64:
        """Return the kinds, a bit each, that the open row has left in the hand."""
        kinds = self.kinds_in_hand(seat)
        lying = self.cards
        picks = self.picks
        kind: i64 = 0
        while picks > 0:
            if lying[ROW + kind] > 0:
                picked: i64 = lying[ROW + kind]
                if lying[HANDS + seat * KINDS + kind] == picked:
                    kinds &= ~(1 << kind)
                picks -= picked
            kind += 1
        return kinds

    def row_codes(self, verb: i64) -> list[int]:
        """Return the picks of the open row as codes of a verb."""
        return [verb * WIDTH + kind for kind in self.listed(ROW)] if self.picks > 0 else []

    # -- the stack of steps --

    def push(self, step: i64, seat: i64) -> None:
        """Put a step before all others."""
        self.stack = (self.stack << BITS) | stack.entry(step, seat)

    def pop(self) -> None:
        """Take the step that is played off the stack."""
        self.stack >>= BITS

    def step(self) -> i64:
        """Return the step that is played now."""
        return step_of(self.stack)

    def asked(self) -> i64:
        """Return the seat of the step that is played now."""
        return seat_of(self.stack)

    def steps(self) -> list[int]:
        """Return the rest of the turn, the step that is played now last; empty when the game is over."""
        out: list[int] = []
        rest = self.stack
        while rest != 0:
            out.append(rest & ((1 << BITS) - 1))
            rest >>= BITS
        out.reverse()
        return out

    def push_excess(self, seat: i64, written: bool) -> None:
        """Have a House discard down to the limit next; `written` where the text says at once (PR-RULING-06)."""
        if written or self.kit.immediate:
            self.push(stack.EXCESS, seat)

    def over(self, clause: i64) -> None:
        """End the game; a choice that is still open, as when somebody resigns, ends with it."""
        self.drop_choice()
        self.ended = clause
        self.stack = 0
