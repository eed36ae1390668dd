"""Auction's position and rules."""

from __future__ import annotations

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import ALL, BIT, SILENT, Log
from wartable.core.rules.state import Outcome, State

from . import kit as k
from .kit import LOTS, WIDTH, AuctionKit, K
from .words import to_words


class AuctionState(State):
    """Cards by kind in flat lists, four seats in a row."""

    def __init__(self) -> None:
        self.kit: AuctionKit
        self.hands = [0] * (4 * K)
        self.rows = [0] * (4 * K)  # drafts and sealed pledges; the cards are still in the hand
        self.tabled = [0] * (4 * K)  # pledges turned up, out of the hand
        self.shown = [0] * (4 * K)  # what all know to be in a hand, because it was turned up and taken back
        self.pile = [0] * K
        self.discard = [0] * K
        self.lots = [k.OPEN] * len(LOTS)
        self.sealed = [0] * 4
        self.called = [0] * 4  # the seats that the window asks
        self.answers = [0] * 4  # 1: pass, 2: veto
        self.phase = k.OFFERING
        self.round = self.lot = self.ended = 0
        self.resigned = 0  # a seat + 1

    # -- small questions --

    def of(self, counts: list[int], seat: int) -> list[int]:
        """One seat's part of a list."""
        return counts[seat * K : seat * K + K]

    def size(self, seat: int) -> int:
        return sum(self.of(self.hands, seat))

    def auctioneer(self) -> int:
        return self.round % 4

    def bid(self, team: int) -> int:
        return sum(self.tabled[seat * K + c] * self.kit.value[c] for seat in (team, team + 2) for c in range(K))

    def won(self, team: int) -> int:
        return self.lots.count(team)

    def may_answer(self, seat: int) -> bool:
        """AU-VETO-01: whether, by what all know, a seat may hold a card that names the hammer."""
        unseen = sum(self.kit.copies[c] - self.discard[c] for c in range(K) if self.kit.answers[c])
        return seat != self.auctioneer() and unseen > 0 and self.size(seat) > sum(self.of(self.shown, seat))

    # -- the contract --

    def deciders(self) -> tuple[int, ...]:
        if self.phase == k.OFFERING:
            return (self.auctioneer(),)
        if self.phase == k.PLEDGING:
            return tuple(seat for seat in range(4) if not self.sealed[seat])
        if self.phase == k.HAMMER:
            return tuple(seat for seat in range(4) if self.called[seat] and not self.answers[seat])
        return ()

    def asked(self, viewer: int) -> tuple[int, ...]:
        """Who is asked, as a viewer knows it: partners see each other's seals, but no answer to the hammer."""
        if self.phase == k.PLEDGING:
            return tuple(s for s in range(4) if not (viewer >= 0 and s % 2 == viewer % 2 and self.sealed[s]))
        if self.phase == k.HAMMER:
            return tuple(s for s in range(4) if self.called[s] and not (s == viewer and self.answers[s]))
        return self.deciders()

    def offers(self, seat: int) -> list[int]:
        if seat not in self.deciders():
            return []
        if self.phase == k.OFFERING:
            return [k.OFFER * WIDTH + lot for lot in range(len(LOTS))]
        if self.phase == k.HAMMER:
            return [k.VETO * WIDTH, k.PASS * WIDTH]
        held = [c for c in range(K) if self.hands[seat * K + c] > self.rows[seat * K + c]]
        return [*(k.PLEDGE * WIDTH + c for c in held), k.SEAL * WIDTH]

    def why(self, seat: int, code: int) -> int:
        verb, argument = divmod(code, WIDTH)
        if self.phase == k.OVER:
            return self.ended
        if self.phase == k.OFFERING:
            if seat != self.auctioneer() or verb != k.OFFER or argument >= len(LOTS):
                return k.LOT_01
            return 0 if self.lots[argument] == k.OPEN else k.LOT_02
        if self.phase == k.HAMMER:
            if seat not in self.deciders() or verb not in (k.VETO, k.PASS) or argument:
                return k.VETO_01
            held = any(self.hands[seat * K + c] for c in range(K) if self.kit.answers[c])
            return 0 if verb == k.PASS or held else k.VETO_02
        if seat not in self.deciders():
            return k.PLEDGE_04
        if verb == k.SEAL and argument == 0:
            return 0
        if verb != k.PLEDGE or argument >= K or self.hands[seat * K + argument] <= self.rows[seat * K + argument]:
            return k.PLEDGE_01
        return 0 if self.kit.value[argument] else k.PLEDGE_02

    def apply(self, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        verb, argument = divmod(code, WIDTH)
        partner = BIT[(seat + 2) % 4]
        if verb == k.OFFER:
            self.lot, self.phase = argument, k.PLEDGING
            log.tell(k.OFFERED, [seat, argument])
        elif verb == k.PLEDGE:
            self.rows[seat * K + argument] += 1
            log.write(k.PICKED, [seat, argument], [ALL, ALL], partner)
        elif verb == k.SEAL:
            self.sealed[seat] = 1
            log.write(k.SEALED, [seat, k.pack(self.of(self.rows, seat))], [ALL, ALL], partner | BIT[seat])
            if all(self.sealed):
                self.turn_up(log)
        else:
            self.answers[seat] = 2 if verb == k.VETO else 1
        if self.phase == k.HAMMER and not self.deciders():
            self.fall(chance, log)

    def turn_up(self, log: Log) -> None:
        """AU-BID-01: all pledges at once, in one entry; then the hammer."""
        for i, count in enumerate(self.rows):
            self.tabled[i] = count
            self.hands[i] -= count
            self.shown[i] = max(0, self.shown[i] - count)
        pledges = [k.pack(self.of(self.rows, seat)) for seat in range(4)]
        log.tell(k.BIDS, [*pledges, self.bid(0), self.bid(1)])
        self.rows, self.sealed = [0] * (4 * K), [0] * 4
        self.called = [int(self.may_answer(seat)) for seat in range(4)]
        self.phase = k.HAMMER

    def fall(self, chance: Chance, log: Log) -> None:
        """AU-VETO-03, AU-BID-02, AU-PAY-01: vetoes, the winner, and what becomes of the cards."""
        vetoes = [seat for seat in range(4) if self.answers[seat] == 2]
        if any(self.called):
            log.tell(k.HAMMERED, [len(vetoes), *vetoes])
        for seat in vetoes:
            card = next(c for c in range(K) if self.kit.answers[c] and self.hands[seat * K + c])
            self.hands[seat * K + card] -= 1
            self.discard[card] += 1
        margin = self.bid(0) - self.bid(1)
        winner = 0 if margin > 0 else 1 if margin < 0 else k.NOBODYS
        if winner == k.NOBODYS and self.kit.tie_to_auctioneer:
            winner = self.auctioneer() % 2
        winner = k.NOBODYS if vetoes else winner
        self.lots[self.lot] = winner
        log.tell(k.UNSOLD if winner == k.NOBODYS else k.SOLD, [self.lot, winner][: 1 if winner == k.NOBODYS else 2])
        for i, count in enumerate(self.tabled):
            if i // K % 2 == winner:
                self.discard[i % K] += count
            else:
                self.hands[i] += count
                self.shown[i] += count
        self.tabled, self.called, self.answers = [0] * (4 * K), [0] * 4, [0] * 4
        self.next_round(chance, log)

    def next_round(self, chance: Chance, log: Log) -> None:
        self.round += 1
        self.phase = k.OFFERING
        if k.OPEN not in self.lots:
            self.over(k.END_01, log)
            return
        for seat in range(4):
            self.draw(seat, 1, chance, log)
        log.tell(k.ROUND_BEGINS, [self.round + 1, self.auctioneer()])

    def draw(self, seat: int, count: int, chance: Chance, log: Log) -> None:
        """AU-SET-02: cards that their owner alone sees."""
        cards: list[int] = []
        for _ in range(min(count, sum(self.pile))):
            card = chance.draw(self.pile, 0, K, BIT[seat])
            self.pile[card] -= 1
            self.hands[seat * K + card] += 1
            cards.append(card)
        if cards:
            log.write(k.DEALT, [seat, len(cards), *cards], [ALL, ALL, *[BIT[seat]] * len(cards)], ALL)

    def over(self, clause: int, log: Log) -> None:
        self.phase, self.ended = k.OVER, clause
        log.tell(k.GAME_ENDS, [self.won(0), self.won(1)])

    def final(self, seat: int, code: int) -> bool:
        """An offer asks all in secret; a seat never knows whether its answer is the last, so each counts as final."""
        return code // WIDTH != k.PLEDGE

    def drafting(self, seat: int) -> bool:
        return self.phase == k.PLEDGING and not self.sealed[seat] and sum(self.of(self.rows, seat)) > 0

    def completes(self, seat: int, code: int) -> bool:
        return code // WIDTH != k.PLEDGE

    def default(self, seat: int, chance: Chance) -> int:
        """AU-RULING-02: the first lot, the pledge as it stands, no veto."""
        return self.legal(seat)[0] if self.phase == k.OFFERING else self.offers(seat)[-1]

    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        self.resigned = seat + 1
        log.tell(k.RESIGNED, [seat, 1 - seat % 2])
        self.over(k.END_02, log)

    def window(self, seat: int) -> int:
        return 1 if self.phase == k.HAMMER and seat in self.deciders() else 0

    def answer(self, seat: int) -> int:
        return k.PASS * WIDTH if self.window(seat) else 0

    def on_turn(self, seat: int) -> bool:
        return self.phase != k.OVER and seat == self.auctioneer()

    def copy(self) -> AuctionState:
        new = AuctionState()
        for name, value in vars(self).items():
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def redeal(self, viewer: int, chance: Chance) -> AuctionState:
        """Kept: the own hand, what was shown, a partner's row. The rest is dealt anew, others' answers are dropped."""
        new = self.copy()
        sizes = [self.size(seat) for seat in range(4)]
        for seat in range(4):
            if seat == viewer:
                continue
            if viewer < 0 or seat != (viewer + 2) % 4:
                new.rows[seat * K : seat * K + K] = [0] * K
                new.sealed[seat] = 0
            new.answers[seat] = 0
            for i in range(seat * K, seat * K + K):
                certain = max(new.shown[i], new.rows[i])
                new.pile[i % K] += new.hands[i] - certain
                new.hands[i] = certain
        for seat in range(4):
            while new.size(seat) < sizes[seat]:
                card = chance.draw(new.pile, 0, K, ALL)
                new.pile[card] -= 1
                new.hands[seat * K + card] += 1
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != k.OVER:
            return None
        scores = [self.won(0), self.won(1)]
        ranks = [1 + int(scores[team] < scores[1 - team]) for team in (0, 1)]
        if self.resigned:
            ranks = [2, 1] if self.resigned % 2 else [1, 2]
        winners = tuple(seat for seat in range(4) if ranks[seat % 2] < ranks[1 - seat % 2])
        return Outcome(winners, tuple(ranks * 2), tuple(scores * 2), self.ended)

    def to_dict(self) -> dict[str, object]:
        return to_words(self)


def start(kit: AuctionKit, chance: Chance, log: Log) -> AuctionState:
    """AU-SET-02: the hands, then the first round."""
    s = AuctionState()
    s.kit = kit
    s.pile = list(kit.copies)
    for seat in range(4):
        s.draw(seat, kit.dealt, chance, log)
    log.tell(k.ROUND_BEGINS, [1, 0])
    return s
