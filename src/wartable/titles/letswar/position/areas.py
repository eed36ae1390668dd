"""The areas of Let's War's position: what lies where. Every card that moves, moves through a method of this class.

Cards are counted by kind: Conflict cards first, then those of each seat's Nation. Hands and boards have a part for each
seat: the Conflict cards, then the seat's own Nation's, so that `slot` says where a card is counted. Counts are read and
written in two steps: compiled, `+=` on an item of a list is slow.
"""

from typing import Final

from wartable.core.rules.memory import Contents, Memory
from wartable.core.rules.prelude import BIT, Chance, i64
from wartable.core.rules.steps import StackState
from wartable.titles.letswar.codes.constants import IN_DECK, NO_ACT
from wartable.titles.letswar.effects.seat_values import Values, changed
from wartable.titles.letswar.kit import LetsWarKit
from wartable.titles.letswar.vocabulary import NEUTRAL

NO_INTS: Final[list[i64]] = []
NO_LISTS: Final[list[list[i64]]] = []
NO_VALUES: Final[list[Values]] = []


def note_kind(kinds: list[i64], card: i64, comes: bool) -> None:
    """Change kinds in ascending order once the first copy of a card has come, or the last one gone.

    >>> kinds = [2, 5]
    >>> note_kind(kinds, 3, True)
    >>> note_kind(kinds, 5, False)
    >>> kinds
    [2, 3]
    """
    at: i64 = len(kinds)
    while at > 0 and kinds[at - 1] >= card:
        at -= 1
    if comes:
        kinds.insert(at, card)
    else:
        kinds.pop(at)


class Areas(StackState):
    """What lies where, and whose step it is."""

    # What is being answered or settled: who acts, by which card or unit, against whom.
    act_actor: i64
    act_card: i64
    act_target: i64
    act_unit: i64
    act_target_unit: i64
    act_task: i64
    act_flags: i64
    act_bonus: i64
    won: i64
    ended: i64

    def __init__(self, kit: LetsWarKit) -> None:
        super().__init__()
        self.kit: LetsWarKit = kit
        # Shared constants: `copy` replaces every list, so that building the object costs no allocation.
        self.hands: list[i64] = NO_INTS
        self.boards: list[i64] = NO_INTS
        self.pile: list[i64] = NO_INTS  # Conflict cards to be drawn, and of each Nation deck the cards nobody has seen
        self.discards: list[i64] = NO_INTS
        self.bottoms: list[i64] = NO_INTS  # Nation cards under their decks, in order; a card tells whose
        self.conflict_in_hand: list[i64] = NO_INTS
        self.nation_in_hand: list[i64] = NO_INTS
        self.units: list[i64] = NO_INTS  # the active ones, a bit each
        self.homefront: list[i64] = NO_INTS
        self.allegiance: list[i64] = NO_INTS
        self.used: list[i64] = NO_INTS  # attacks made in this turn, by seat and unit
        self.by_card: list[i64] = NO_INTS  # units that attacked by a card in this turn
        self.leader: list[i64] = NO_INTS  # the Character in play, -1 for none
        self.leaders: list[i64] = NO_INTS  # those below, in order; a number tells whose
        self.unmet: list[i64] = NO_INTS  # 1 for each Character whose place is not known yet
        self.event_pile: list[i64] = NO_INTS
        self.event_discards: list[i64] = NO_INTS
        self.lasting: list[i64] = NO_INTS
        self.frames: list[i64] = NO_INTS
        self.rows: list[i64] = NO_INTS  # picks of open rows and sealed ones, seat * WIDTH + argument
        self.answers: list[i64] = NO_INTS
        self.stopped: list[i64] = NO_INTS
        self.territory: list[i64] = NO_INTS  # before which seat, in the deck or out of the game
        self.taken: list[i64] = NO_INTS  # cards taken back in this turn (LW-RULING-76)
        self.free_used: list[i64] = NO_INTS
        self.stock: list[i64] = NO_INTS
        self.pledges: list[i64] = NO_INTS
        self.offers_made: list[i64] = NO_INTS
        self.values: list[Values] = NO_VALUES
        self.stale: i64 = 0  # seats whose values are to be reckoned anew before they are read, a bit each
        self.memory: Memory | None = None
        self.alive: i64 = 0
        self.away: i64 = 0
        self.date: i64 = 0
        self.latest: i64 = 0
        self.offensive: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = -1
        self.depth_left: i64 = 0  # draws within which the Territory cards come up (LW-RULING-47)
        self.event: i64 = -1
        self.event_draws: i64 = 0
        self.rotated: bool = False
        self.prelude: bool = False
        self.begun: i64 = -1  # the first click of a choice that has more
        self.begun_with: i64 = -1  # the unit of an attack by a card
        self.spied: i64 = 0
        self.spies_spent: i64 = 0
        self.purchases: i64 = 0
        self.taxed: bool = False
        self.asking: i64 = 0
        self.act_sort: i64 = NO_ACT
        self.act_actor = self.act_card = self.act_target = self.act_unit = self.act_target_unit = self.act_task = -1
        self.act_flags = self.act_bonus = self.won = self.ended = 0
        self.rebids: i64 = 0
        self.both_fell: bool = False
        self.look_away()

    def look_away(self) -> None:
        """Forget what is kept beside the position, outside copies and words.

        That is what the seats that were looked at have, as cards move, which units of one of them have a target, and
        how many Conflict cards are left.
        """
        self.looked: i64 = 0  # seats, a bit each
        self.hand_now: list[list[i64]] = NO_LISTS  # kinds, ascending; they change as cards move
        self.board_now: list[list[i64]] = NO_LISTS
        self.purse_now: list[i64] = NO_INTS
        self.left_now: i64 = -1  # below 0: not counted
        self.hunter: i64 = -1  # the seat whose units that have a target were found last
        self.hunters_now: i64 = 0

    # -- values, which state.py keeps --

    def renew(self, seats: i64) -> None:
        """Have the values of some seats, a bit each, reckoned anew when they are read next.

        An offensive changes the same ones again and again: what lasts ends, Characters rotate, an Event begins.
        """
        self.stale |= seats
        self.hunter = -1
        if self.kit.conditional:
            for seat in range(self.kit.n):
                self.reckoned(seat)

    def renew_all(self) -> None:
        """Have all values reckoned anew, after a Character, a side or the rules of a table changed."""
        self.renew(BIT[self.kit.n] - 1)

    def reckoned(self, seat: i64) -> Values:
        """Return the values of a seat: the only way to read them."""
        if ((self.stale >> seat) & 1) == 1:
            self.reckon(seat)
        return self.values[seat]

    def reckon(self, seat: i64) -> None:
        """Reckon the values of a seat anew."""
        raise NotImplementedError

    def end_truce(self, seat: i64) -> None:
        """End what lasts against a Nation that falls, as somebody's left-hand neighbour (LW-RULING-99)."""
        raise NotImplementedError

    def end_lasting(self, seat: i64) -> None:
        """End what lasts until a seat's next turn (LW-RULING-99)."""
        raise NotImplementedError

    # -- what lies where --

    def lives(self, seat: i64) -> bool:
        """Return whether a Nation is still in the game."""
        return ((self.alive >> seat) & 1) == 1

    def slot(self, seat: i64, card: i64) -> i64:
        """Return where a card is counted in a seat's hand or on its board."""
        kit = self.kit
        if card < kit.conflicts:
            return seat * kit.width + card
        return kit.shift[seat] + card

    def held(self, seat: i64, card: i64) -> i64:
        """Return copies of a card in a hand."""
        kit = self.kit
        return self.hands[(seat * kit.width if card < kit.conflicts else kit.shift[seat]) + card]

    def laid(self, seat: i64, card: i64) -> i64:
        """Return copies of a card on a board."""
        kit = self.kit
        return self.boards[(seat * kit.width if card < kit.conflicts else kit.shift[seat]) + card]

    def hand_size(self, seat: i64) -> i64:
        """Return cards in a hand."""
        return self.conflict_in_hand[seat] + self.nation_in_hand[seat]

    def cards_of(self, area: list[i64], seat: i64) -> list[i64]:
        """Return the cards of a seat's part of `hands` or `boards`, ascending, one entry a card."""
        out: list[i64] = []
        kit = self.kit
        at = seat * kit.width
        for card in range(kit.conflicts):
            copies: i64 = area[at + card]
            for _ in range(copies):
                out.append(card)
        at = kit.shift[seat]
        for card in range(kit.starts[seat + 1], kit.starts[seat + 2]):
            copies = area[at + card]
            for _ in range(copies):
                out.append(card)
        return out

    def kinds_of(self, area: list[i64], seat: i64) -> list[i64]:
        """Return the cards of a seat's part of `hands` or `boards`, ascending, one entry a kind."""
        kit = self.kit
        at = seat * kit.width
        here = area[at : at + kit.width]
        out: list[i64] = [card for card, copies in enumerate(here) if copies > 0]
        # Behind the Conflict cards come those of the Nation, by their own numbers.
        more: i64 = kit.starts[seat + 1] - kit.conflicts
        if more > 0:
            for i in range(len(out) - 1, -1, -1):
                if out[i] < kit.conflicts:
                    break
                out[i] += more
        return out

    def look(self, seat: i64) -> None:
        """Find what a seat has, once for all that is asked about it: `hand_now`, `board_now` and `purse_now`."""
        if ((self.looked >> seat) & 1) == 1:
            return
        kit = self.kit
        if self.looked == 0:
            self.hand_now = [NO_INTS] * kit.n
            self.board_now = [NO_INTS] * kit.n
            self.purse_now = [0] * kit.n
        self.looked |= BIT[seat]
        hand = self.kinds_of(self.hands, seat)
        board = self.kinds_of(self.boards, seat)
        value = kit.cards.value
        at = seat * kit.width
        total: i64 = 0
        for card in hand:
            if card >= kit.ordinary:
                break
            total += self.hands[at + card] * value[card]
        for card in board:
            if card >= kit.ordinary:
                break
            total += self.boards[at + card] * value[card]
        self.hand_now[seat] = hand
        self.board_now[seat] = board
        self.purse_now[seat] = total

    def spies(self, area: list[i64], seat: i64) -> i64:
        """Spies in a seat's part of `hands` or `boards`."""
        count: i64 = 0
        for card in self.kit.spies[seat]:
            count += area[self.kit.shift[seat] + card]
        return count

    def spy_of(self, area: list[i64], seat: i64) -> i64:
        """Return a Spy of a seat's part of `hands` or `boards`, or -1."""
        for card in self.kit.spies[seat]:
            if area[self.kit.shift[seat] + card] > 0:
                return card
        return -1

    def deck_size(self, seat: i64) -> i64:
        """Return cards in a Nation deck."""
        return self.unseen(seat) + self.bottom_size(seat)

    def unseen(self, seat: i64) -> i64:
        """Return cards of a Nation deck that nobody has seen."""
        return sum(self.pile[self.kit.starts[seat + 1] : self.kit.starts[seat + 2]])

    def bottom_size(self, seat: i64) -> i64:
        """Return cards at the bottom of a Nation deck, which all know."""
        count: i64 = 0
        for card in self.bottoms:
            if self.kit.cards.back[card] == seat + 1:
                count += 1
        return count

    def pile_size(self) -> i64:
        """Conflict cards to be drawn, Territory cards among them."""
        if self.left_now < 0:
            self.left_now = sum(self.pile[: self.kit.ordinary])
        return self.left_now if self.kit.italy < 0 else self.left_now + self.territory.count(IN_DECK)

    def reached(self, date: i64) -> bool:
        """Return whether an offensive has been reached, for cards that wait for it (LW-RULING-05)."""
        return date <= (self.date if self.kit.date_by_marker else self.latest)

    def neutral_italy(self) -> bool:
        """Return whether Italy is in the game and neutral."""
        italy = self.kit.italy
        return italy >= 0 and self.lives(italy) and self.allegiance[italy] == NEUTRAL

    # -- moves --

    def change_hand(self, seat: i64, card: i64, by: i64) -> None:
        """Put cards into a hand, or take them out."""
        kit = self.kit
        ours = card < kit.conflicts
        at = (seat * kit.width if ours else kit.shift[seat]) + card
        count: i64 = self.hands[at]
        self.hands[at] = count + by
        if ((self.looked >> seat) & 1) == 1:
            if (count > 0) != (count + by > 0):
                note_kind(self.hand_now[seat], card, by > 0)
            if card < kit.ordinary:
                purse: i64 = self.purse_now[seat]
                self.purse_now[seat] = purse + by * kit.cards.value[card]
        if ours:
            count = self.conflict_in_hand[seat]
            self.conflict_in_hand[seat] = count + by
        else:
            count = self.nation_in_hand[seat]
            self.nation_in_hand[seat] = count + by

    def change_board(self, seat: i64, card: i64, by: i64) -> None:
        """Put a card onto a board, or take it off."""
        kit = self.kit
        at = (seat * kit.width if card < kit.conflicts else kit.shift[seat]) + card
        count: i64 = self.boards[at]
        self.boards = changed(self.boards, at, count + by)
        changes = (count > 0) != (count + by > 0)
        if ((self.looked >> seat) & 1) == 1:
            if changes:
                note_kind(self.board_now[seat], card, by > 0)
            if card < kit.ordinary:
                purse: i64 = self.purse_now[seat]
                self.purse_now[seat] = purse + by * kit.cards.value[card]
        # Two copies do what one does, and a card without effects nothing.
        if changes and kit.cards.first[card] < kit.cards.last[card]:
            self.renew(BIT[seat])

    def put_away(self, card: i64) -> None:
        """Discard a card, taken from wherever it lay: to the pile, or under its own deck (LW-PLAY-05, LW-NAT-10)."""
        if card < self.kit.conflicts:
            count: i64 = self.discards[card]
            self.discards[card] = count + 1
        else:
            self.bottoms = [*self.bottoms, card]

    def show_from_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand in the sight of all."""
        self.change_hand(seat, card, -1)
        if self.memory is not None:
            self.memory.left(seat, card)
            self.notice(self.memory, seat, card)

    def notice(self, memory: Memory, seat: i64, card: i64) -> None:
        """All see when the last card with the back of this one has left a hand."""
        if card < self.kit.conflicts:
            if self.conflict_in_hand[seat] == 0:
                memory.emptied(seat, 0)
        elif self.nation_in_hand[seat] == 0:
            memory.emptied(seat, seat + 1)

    def discard_hand(self, seat: i64, card: i64) -> None:
        """Discard a card of a hand face up."""
        self.show_from_hand(seat, card)
        self.put_away(card)

    def discard_board(self, seat: i64, card: i64) -> None:
        """Discard a card of a board."""
        self.change_board(seat, card, -1)
        self.put_away(card)

    def discard_from(self, seat: i64, card: i64, zone: i64) -> None:
        """Discard a card of the hand (zone 0) or of the board (zone 1)."""
        if zone == 1:
            self.discard_board(seat, card)
        else:
            self.discard_hand(seat, card)

    def lay(self, seat: i64, card: i64) -> None:
        """Lay a card of a hand on the board."""
        self.show_from_hand(seat, card)
        self.change_board(seat, card, 1)

    def take_back(self, seat: i64, card: i64) -> None:
        """Take a card of the board back into the hand."""
        self.change_board(seat, card, -1)
        self.come_openly(seat, card)

    def come_openly(self, seat: i64, card: i64) -> None:
        """Put a card that all have seen into a hand."""
        self.change_hand(seat, card, 1)
        if self.memory is not None:
            self.memory.came(seat, card)

    def take_openly(self, seat: i64, card: i64) -> None:
        """Take a card from the discards into a hand."""
        count: i64 = self.discards[card]
        self.discards[card] = count - 1
        self.come_openly(seat, card)

    def hand_over(self, giver: i64, taker: i64, card: i64) -> None:
        """Pass a Conflict card face down from hand to hand; the two see it, the others its back."""
        room: i64 = self.conflict_in_hand[taker]
        self.change_hand(giver, card, -1)
        self.change_hand(taker, card, 1)
        if self.memory is not None:
            self.memory.moved(giver, taker, card, list(range(self.kit.ordinary)), room)
            self.notice(self.memory, giver, card)

    def random_conflict(self, seat: i64, chance: Chance, audience: i64) -> i64:
        """Return a Conflict card of a hand, each equally likely; the hand must have one."""
        at = seat * self.kit.width
        return chance.draw(self.hands, at, at + self.kit.ordinary, audience, copies=self.conflict_in_hand[seat])

    def bag(self, seat: i64) -> list[i64]:
        """Return a hand as counts of all kinds."""
        kit = self.kit
        out = [0] * kit.kinds
        at = seat * kit.width
        for card in range(kit.ordinary):
            out[card] = self.hands[at + card]
        for card in range(kit.starts[seat + 1], kit.starts[seat + 2]):
            out[card] = self.hands[kit.shift[seat] + card]
        return out

    def contents(self) -> Contents:
        """Return what lies in the places that memory speaks of: the hands."""
        out: Contents = []
        for seat in range(self.kit.n):
            out.append((seat, self.bag(seat)))
        return out

    def remember(self) -> None:
        """Have everybody remember from now on."""
        self.memory = Memory()
        self.memory.begin(self.kit.starts, [0, *BIT[: self.kit.n]])

    def show_hand(self, viewer: i64, seat: i64) -> None:
        """Have a viewer look at a whole hand."""
        if self.memory is not None:
            self.memory.look(viewer, seat, self.bag(seat), 0)

    def show_nation_cards(self, viewer: i64, seat: i64) -> None:
        """Have a viewer look at the Nation cards of a hand."""
        if self.memory is not None:
            bag = self.bag(seat)
            for card in range(self.kit.conflicts):
                bag[card] = 0
            self.memory.look(viewer, seat, bag, 0)
