"""The steps of Auction: a lot is put up, all pledge in secret, the hammer falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.entries import packed
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import ALL, BIT, Log
from wartable.core.rules.steps import Over, Step, Together
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording

from . import kit as k
from .kit import CARDS, LOTS, WIDTH, K

if TYPE_CHECKING:
    from .state import AuctionState


def lot(p: AuctionState) -> Phrase:
    """What the lot is called that is put up."""
    return Phrase(f"lot-{LOTS[p.lot]}")


class Offering(Step["AuctionState"]):
    """AU-LOT-01: the auctioneer says which lot is put up."""

    def offer(self, p: AuctionState, seat: int, out: list[int]) -> None:
        out += [k.OFFER * WIDTH + lot for lot in range(len(LOTS))]

    def why(self, p: AuctionState, seat: int, verb: int, arg: int) -> int:
        if arg >= len(LOTS):
            return k.LOT_01
        return 0 if p.lots[arg] == k.OPEN else k.LOT_02

    def play(self, p: AuctionState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        p.lot, p.phase = arg, k.PLEDGING
        log.tell(k.OFFERED, [seat, arg])

    def wording(self, p: AuctionState, seat: int, verb: int, arg: int) -> Wording:
        return Wording(Phrase("label-offer", lot=Phrase(f"lot-{LOTS[arg]}")), None, (thing("lot", LOTS[arg]),))


class Pledging(Together["AuctionState"]):
    """AU-PLEDGE-01: all four pick cards of their hands and seal; partners see each other's (AU-PLEDGE-03)."""

    def seats(self, p: AuctionState) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def answered(self, p: AuctionState, seat: int) -> bool:
        return p.sealed[seat] == 1

    def shares(self, p: AuctionState, viewer: int, seat: int) -> bool:
        return viewer >= 0 and seat % 2 == viewer % 2

    def offer(self, p: AuctionState, seat: int, out: list[int]) -> None:
        out += [k.PLEDGE * WIDTH + card for card in range(K) if p.unpicked(seat, card)]
        out.append(k.SEAL * WIDTH)

    def why(self, p: AuctionState, seat: int, verb: int, arg: int) -> int:
        if verb == k.SEAL:
            return k.PLEDGE_01 if arg else 0
        if not p.unpicked(seat, arg):
            return k.PLEDGE_01
        return 0 if p.kit.value[arg] else k.PLEDGE_02

    def play(self, p: AuctionState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        partner = BIT[(seat + 2) % 4]
        if verb == k.PLEDGE:
            p.rows[seat * K + arg] += 1
            log.write(k.PICKED, [seat, arg], [ALL, ALL], partner)
            return
        p.sealed[seat] = 1
        log.write(k.SEALED, [seat, packed(p.of(p.rows, seat))], [ALL, ALL], partner | BIT[seat])
        if all(p.sealed):
            turn_up(p, log)

    def default(self, p: AuctionState, seat: int, chance: Chance) -> int:
        return k.SEAL * WIDTH  # AU-RULING-02: the pledge as it stands

    def row(self, p: AuctionState, seat: int) -> list[int]:
        return [k.PLEDGE * WIDTH + kind for kind in range(K) for _ in range(p.rows[seat * K + kind])]

    def prompt(self, p: AuctionState, seat: int) -> Phrase:
        return Phrase("prompt-pledge", lot=lot(p))

    def wording(self, p: AuctionState, seat: int, verb: int, arg: int) -> Wording:
        """A card can be clicked on every copy that is not picked."""
        if verb == k.SEAL:
            return Wording(Phrase("label-seal"))
        targets = tuple(thing("hand", CARDS[arg], copy) for copy in range(p.unpicked(seat, arg)))
        return Wording(Phrase("label-pledge", card=Phrase(f"card-{CARDS[arg]}")), None, targets)


class Hammer(Together["AuctionState"]):
    """AU-VETO-01: a window for three seats at once, those that by what all know may hold a Veto."""

    def seats(self, p: AuctionState) -> tuple[int, ...]:
        return tuple(seat for seat in range(4) if p.called[seat])

    def answered(self, p: AuctionState, seat: int) -> bool:
        return p.answers[seat] > 0

    def offer(self, p: AuctionState, seat: int, out: list[int]) -> None:
        out += [k.VETO * WIDTH, k.PASS * WIDTH]

    def why(self, p: AuctionState, seat: int, verb: int, arg: int) -> int:
        if arg:
            return k.VETO_01
        return 0 if verb == k.PASS or p.vetoes(seat) else k.VETO_02

    def play(self, p: AuctionState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        p.answers[seat] = 2 if verb == k.VETO else 1

    def run(self, p: AuctionState, chance: Chance, log: Log) -> bool:
        """Fall when all have answered."""
        if self.deciders(p):
            return False
        fall(p, chance, log)
        return True

    def prompt(self, p: AuctionState, seat: int) -> Phrase:
        return Phrase("prompt-hammer", lot=lot(p))

    def wording(self, p: AuctionState, seat: int, verb: int, arg: int) -> Wording:
        return Wording(Phrase("label-veto" if verb == k.VETO else "label-pass"))


def turn_up(p: AuctionState, log: Log) -> None:
    """AU-BID-01: all pledges at once, in one entry; then the hammer."""
    for i, count in enumerate(p.rows):
        p.hands[i] -= count
        p.shown[i] = max(0, p.shown[i] - count)
    p.tabled, p.rows, p.sealed = p.rows, [0] * (4 * K), [0] * 4
    log.tell(k.BIDS, [*(packed(p.of(p.tabled, seat)) for seat in range(4)), p.bid(0), p.bid(1)])
    p.called = [int(p.may_answer(seat)) for seat in range(4)]
    p.phase = k.HAMMER


def fall(p: AuctionState, chance: Chance, log: Log) -> None:
    """AU-VETO-03, AU-BID-02, AU-PAY-01: vetoes, the winner, what becomes of the cards; then the next round."""
    vetoes = [seat for seat in range(4) if p.answers[seat] == 2]
    if any(p.called):
        log.tell(k.HAMMERED, [len(vetoes), *vetoes])
    for seat in vetoes:
        card = p.vetoes(seat)[0]
        p.hands[seat * K + card] -= 1
        p.discard[card] += 1
    margin = p.bid(0) - p.bid(1)
    tied = p.auctioneer() % 2 if p.kit.tie_to_auctioneer else k.NOBODYS
    winner = k.NOBODYS if vetoes else 0 if margin > 0 else 1 if margin < 0 else tied
    p.lots[p.lot] = winner
    log.tell(k.UNSOLD if winner == k.NOBODYS else k.SOLD, [p.lot, winner][: 1 if winner == k.NOBODYS else 2])
    for i, count in enumerate(p.tabled):
        if i // K % 2 == winner:
            p.discard[i % K] += count
        else:
            p.hands[i] += count
            p.shown[i] += count
    p.tabled, p.called, p.answers = [0] * (4 * K), [0] * 4, [0] * 4
    p.round, p.phase = p.round + 1, k.OFFERING
    if k.OPEN not in p.lots:
        p.over(k.END_01, log)
        return
    for seat in range(4):
        p.draw(seat, 1, chance, log)
    log.tell(k.ROUND_BEGINS, [p.round + 1, p.auctioneer()])


DECLINE = k.PASS * WIDTH
# By their numbers, which a position keeps as its phase. All are asked in secret, and nobody knows whether an answer is
# the last one: so an offer and every answer count as final.
STEPS: list[Step[AuctionState]] = [
    Over("over", WIDTH),
    Offering("offer", WIDTH, k.OFFER, reveals=[k.OFFER], not_now=k.LOT_01),
    Pledging("pledge", WIDTH, k.PLEDGE, k.SEAL, selects=[k.PLEDGE], reveals=[k.SEAL], not_now=k.PLEDGE_01),
    Hammer("hammer", WIDTH, k.VETO, k.PASS, reveals=[k.VETO, k.PASS], not_now=k.VETO_01, window=1, declines=DECLINE),
]
