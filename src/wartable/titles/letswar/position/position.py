"""Let's War's position: draws, losses, rows of picks and the end, on top of what lies where."""

from typing import Final

from wartable.core.rules.log import ALL
from wartable.core.rules.memory import NOWHERE
from wartable.core.rules.prelude import BIT, Chance, Log, i64
from wartable.titles.letswar.codes import entries as e, stack
from wartable.titles.letswar.codes.constants import CHARACTERS, GATE, HAPPY, IN_DECK, NO_ACT, OUT_OF_GAME
from wartable.titles.letswar.codes.frames import ANSWER, FRAME, HOW, LAST, PLAYED
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.position.areas import NO_INTS, Areas
from wartable.titles.letswar.vocabulary import FIVE

NATION_WORDS: Final = 6  # the vocabulary of chance for the Nation deck of seat 0; the others follow


class Position(Areas):
    """A position and the moves that rules are made of."""

    # -- draws --

    def draw_conflict(self, seat: i64, count: i64, chance: Chance, log: Log, dealt: bool = False) -> None:
        """Draw Conflict cards as far as there are any (LW-CONF-08); a Territory card is one of them (LW-RULING-48).

        When both Territory cards lie out, Italy's entry is the next step.
        """
        kit = self.kit
        drawn: list[i64] = [] if log.on else NO_INTS
        replaced = kit.replace_dealt if dealt else kit.replace_drawn
        left = count
        size = self.pile_size()
        while left > 0 and (size > 0 or self.renew_pile(log)):
            if size == 0:
                size = self.pile_size()
            left -= 1
            size -= 1  # an ordinary card, or a Territory card that was in the deck
            territory = self.territory_comes(chance)
            if territory >= 0:
                if not self.lay_territory(seat, territory, log) or replaced:
                    left += 1
            else:
                card = chance.draw(self.pile, 0, kit.ordinary, BIT[seat], copies=self.left_now)
                self.take_unseen(seat, card)
                if log.on:
                    drawn.append(card)
            if size == 0 and self.renew_pile(log):
                size = self.pile_size()
        if log.on and len(drawn) > 0:
            log.hide(e.DEALT if dealt else e.DREW, [seat, len(drawn)], drawn, BIT[seat])
        if not dealt:
            self.call_italy()

    def take_unseen(self, seat: i64, card: i64) -> None:
        """Move a card that only the drawer sees from its pile into the hand."""
        count: i64 = self.pile[card]
        self.pile[card] = count - 1
        room: i64 = self.nation_in_hand[seat]
        if card < self.kit.conflicts:
            self.left_now -= 1
            room = self.conflict_in_hand[seat]
        self.change_hand(seat, card, 1)
        if self.memory is not None:
            back = self.kit.cards.back[card]
            may = list(range(self.kit.starts[back], self.kit.starts[back + 1]))
            self.memory.moved(NOWHERE, seat, card, may, room)

    def territory_comes(self, chance: Chance) -> i64:
        """Return the number of the Territory card that the next draw turns up, or -1 (LW-RULING-47)."""
        if self.kit.italy < 0 or IN_DECK not in self.territory:
            return -1
        left: i64 = 0
        gate: list[i64] = [0, 0, 0]
        for i in range(len(self.territory)):
            if self.territory[i] == IN_DECK:
                gate[i] = 1
                left += 1
        gate[2] = self.depth_left - left
        self.depth_left -= 1
        found = chance.draw(gate, 0, 3, of=GATE)
        return found if found < 2 else -1

    def lay_territory(self, seat: i64, number: i64, log: Log) -> bool:
        """Lay a Territory card out before its drawer; False if it leaves the game (LW-ITALY-10, LW-RULING-50)."""
        card = self.kit.territories[number]
        if self.neutral_italy():
            self.territory = changed(self.territory, number, seat)
            log.note(e.TERRITORY_LAID, seat, card)
            return True
        self.territory = changed(self.territory, number, OUT_OF_GAME)
        log.note(e.TERRITORY_GONE, seat, card)
        return False

    def call_italy(self) -> None:
        """Have Italy enter next, once both Territory cards lie out (LW-RULING-49)."""
        if self.neutral_italy() and min(self.territory) >= 0:
            self.push(stack.ENTRY, self.kit.italy)

    def turn_up_conflict(self, seat: i64, chance: Chance, log: Log) -> i64:
        """Turn the next Conflict card up for all to see, out of its pile; -1 if there is none.

        A Territory card is given by its kind, and is left to the caller to lay out.
        """
        if self.pile_size() == 0 and not self.renew_pile(log):
            return -1
        territory = self.territory_comes(chance)
        if territory >= 0:
            return self.kit.territories[territory]
        card = chance.draw(self.pile, 0, self.kit.ordinary, copies=self.left_now)
        count: i64 = self.pile[card]
        self.pile[card] = count - 1
        self.left_now -= 1
        return card

    def renew_pile(self, log: Log) -> bool:
        """Make the discards the new draw pile; False if there are none (LW-RULING-22)."""
        total: i64 = 0
        for card in range(self.kit.ordinary):
            copies: i64 = self.discards[card]
            if copies > 0:
                kept = self.resolving(card)
                total += copies - kept
                self.pile[card] = copies - kept
                self.discards[card] = kept
        self.left_now = -1
        if total == 0:
            return False
        if self.memory is not None:
            self.memory.renewed(0, self.contents())
        log.note(e.PILE_RENEWED, total)
        return True

    def draw_nation(self, seat: i64, count: i64, chance: Chance, log: Log) -> None:
        """Draw Nation cards as far as there are any: unseen ones first, then those at the bottom, which all know."""
        kit = self.kit
        first: i64 = kit.starts[seat + 1]
        drawn: list[i64] = []
        veils: list[i64] = [ALL, ALL]
        for _ in range(count):
            if self.unseen(seat) > 0:
                card = first + chance.draw(self.pile, first, kit.starts[seat + 2], BIT[seat], NATION_WORDS + seat)
                self.take_unseen(seat, card)
                veils.append(BIT[seat])
                if self.memory is not None and self.unseen(seat) == 0:
                    self.memory.renewed(seat + 1, self.contents())
            else:
                card = self.lift_bottom(seat)
                if card < 0:
                    break
                self.come_openly(seat, card)
                veils.append(ALL)
            drawn.append(card)
        if log.on and len(drawn) > 0:
            log.write(e.DREW_NATION, [seat, len(drawn), *drawn], veils, ALL)

    def lift_bottom(self, seat: i64) -> i64:
        """Take the uppermost of the known cards off a Nation deck that has no others; -1 if it is empty."""
        for i in range(len(self.bottoms)):
            card: i64 = self.bottoms[i]
            if self.kit.cards.back[card] == seat + 1 and self.bottoms.count(card) > self.resolving(card):
                self.bottoms = self.bottoms[:i] + self.bottoms[i + 1 :]
                return card
        return -1

    def resolving(self, card: i64) -> i64:
        """Return copies of a card that are being resolved: they lie discarded, but never draw themselves."""
        count: i64 = 0
        fx = self.kit.effects
        for at in range(0, len(self.frames), FRAME):
            last: i64 = self.frames[at + LAST] - 1
            how: i64 = self.frames[at + HOW]
            if (how == PLAYED or how == ANSWER) and fx.source[last] == card:
                count += 1
        return count

    def turn_up_leader(self, seat: i64, chance: Chance) -> None:
        """Turn the next Character of a deck face up: one whose place nobody knows, else the first in order."""
        first: i64 = self.kit.leaders.start[seat]
        stop: i64 = self.kit.leaders.start[seat + 1]
        self.leader = changed(self.leader, seat, -1)
        if 1 in self.unmet[first:stop]:
            leader = chance.draw(self.own_unmet(seat), 0, len(self.unmet), of=CHARACTERS)
            self.unmet = changed(self.unmet, leader, 0)
            self.leader = changed(self.leader, seat, leader)
            return
        for i in range(len(self.leaders)):
            leader = self.leaders[i]
            if first <= leader < stop:
                self.leaders = self.leaders[:i] + self.leaders[i + 1 :]
                self.leader = changed(self.leader, seat, leader)
                return

    def own_unmet(self, seat: i64) -> list[i64]:
        """Return the Characters of a seat whose place nobody knows, 1 for each, by their numbers."""
        first: i64 = self.kit.leaders.start[seat]
        stop: i64 = self.kit.leaders.start[seat + 1]
        return [met if first <= i < stop else 0 for i, met in enumerate(self.unmet)]

    # -- units and Homefront --

    def lose_homefront(self, seat: i64, points: i64, log: Log) -> None:
        """Move a Homefront down, never below Revolution (LW-RULING-40)."""
        level: i64 = self.homefront[seat] - points
        self.homefront = changed(self.homefront, seat, level if level > 0 else 0)
        log.note(e.HOMEFRONT_FELL, seat, self.homefront[seat])

    def gain_homefront(self, seat: i64, points: i64, log: Log) -> None:
        """Move a Homefront up, never above Happy."""
        level: i64 = self.homefront[seat] + points
        if level > HAPPY:
            level = HAPPY
        if level != self.homefront[seat]:
            self.homefront = changed(self.homefront, seat, level)
            log.note(e.HOMEFRONT_ROSE, seat, level)

    def has_unit(self, seat: i64, unit: i64) -> bool:
        """Return whether a unit is active."""
        return ((self.units[seat] >> unit) & 1) == 1

    def destroy(self, seat: i64, unit: i64) -> None:
        """Put a red marker on a unit (LW-UNIT-04)."""
        self.units = changed(self.units, seat, self.units[seat] & ~BIT[unit])
        self.renew(BIT[seat])

    def revive(self, seat: i64, unit: i64) -> None:
        """Take the marker off a unit (LW-UNIT-07)."""
        self.units = changed(self.units, seat, self.units[seat] | BIT[unit])
        self.renew(BIT[seat])

    def rest(self, seat: i64) -> None:
        """Have all units of a seat as if they had not attacked (LW-CBT-04)."""
        at = seat * FIVE
        for unit in range(FIVE):
            if self.used[at + unit] != 0:
                self.used = changed(self.used, at + unit, 0)

    # -- rows: picks of a seat that decides --

    def pick(self, seat: i64, arg: i64) -> None:
        """Add a pick to a seat's open row; what is picked stays where it is until the row is complete."""
        # In one order, no matter who picked first: sealed rows must not tell it.
        self.rows = sorted([*self.rows, seat * WIDTH + arg])

    def picks(self, seat: i64) -> list[i64]:
        """Return the picks of a seat's row, ascending."""
        out: list[i64] = []
        for entry in self.rows:
            if entry // WIDTH == seat:
                out.append(entry % WIDTH)
        out.sort()
        return out

    def picked(self, seat: i64, arg: i64) -> i64:
        """Return how often an argument is picked in a seat's row."""
        count: i64 = 0
        for entry in self.rows:
            if entry == seat * WIDTH + arg:
                count += 1
        return count

    def clear_row(self, seat: i64) -> None:
        """Empty a seat's row."""
        if len(self.rows) > 0:
            self.rows = [entry for entry in self.rows if entry // WIDTH != seat]

    def drop_choice(self) -> None:
        """Forget the choice that the active seat has begun."""
        self.begun = -1
        self.begun_with = -1
        if self.active >= 0:
            self.clear_row(self.active)

    def card_in(self, seat: i64, arg: i64) -> i64:
        """Return the card that an argument names for a seat, if it is in the hand or on the board as said; else -1."""
        card = self.kit.card_of(seat, arg // 2)
        if card < 0 or arg == NONE:
            return -1
        return card if (self.laid(seat, card) if arg % 2 == 1 else self.held(seat, card)) > 0 else -1

    def unpicked(self, seat: i64, arg: i64) -> i64:
        """Return the card that an argument names, if a copy of it is there and not yet in the row; else -1."""
        card = self.card_in(seat, arg)
        if card < 0 or len(self.rows) == 0:
            return card
        copies = self.laid(seat, card) if arg % 2 == 1 else self.held(seat, card)
        return card if copies > self.picked(seat, arg) else -1

    # -- answers: what a seat that was asked has said, sealed --

    def seal(self, seat: i64, answer: i64) -> None:
        """Note a seat's answer."""
        self.answers = changed(self.answers, seat, answer)

    def unseal(self) -> None:
        """Forget all answers: they have taken effect, or others are asked for."""
        self.answers = self.kit.noughts

    # -- the act that is answered or settled --

    def clear_act(self) -> None:
        """Nothing is being answered or settled any more."""
        self.act_sort = NO_ACT
        self.act_actor = self.act_card = self.act_target = self.act_unit = self.act_target_unit = self.act_task = -1
        self.act_flags = self.act_bonus = 0
        self.stopped = self.kit.noughts

    # -- the end --

    def over(self, clause: i64, won: i64) -> None:
        """End the game; what is still open ends with it."""
        self.stack = []
        self.frames = []
        self.rows = []
        self.begun = -1
        self.begun_with = -1
        self.asking = 0
        self.ended = clause
        self.won = won

    def win(self, side: i64, clause: i64, log: Log) -> None:
        """End the game with a side's victory; all its Nations share it, the fallen too (LW-GEN-06)."""
        won: i64 = 0
        for seat in range(self.kit.n):
            if self.allegiance[seat] == side:
                won |= BIT[seat]
        log.note(e.SIDE_WON, side)
        self.over(clause, won)
