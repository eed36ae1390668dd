"""Pledges of the auction: who may see whose, and what others may have pledged."""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import PUBLIC
from wartable.titles.letswar.codes.constants import AUCTION_CARDS
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.vocabulary import EQUIPS, NEUTRAL


def sees_pledges(p: Position, viewer: i64, seat: i64) -> bool:
    """Return whether a viewer sees a seat's pledges once all are in: its own side's (LW-RULING-59)."""
    return viewer != PUBLIC and p.lives(viewer) and p.allegiance[viewer] == p.allegiance[seat]


def takes_part(p: Position, seat: i64) -> bool:
    """Return whether a seat takes part in the auction."""
    return p.allegiance[seat] != NEUTRAL


def pledge_any(p: Position, seat: i64, chance: Chance) -> None:
    """Have a seat pledge any of its equipment, as many cards as it must, in place of what it has pledged."""
    p.pledges = [entry for entry in p.pledges if entry // WIDTH != seat]
    kit = p.kit
    left: list[i64] = []
    for card in range(kit.ordinary):
        if kit.cards.type[card] == EQUIPS:
            for zone in range(1 if kit.offer_hands_only else 2):
                copies = p.laid(seat, card) if zone == 1 else p.held(seat, card)
                for _ in range(copies):
                    left.append(seat * WIDTH + kit.cards.word[card] * 2 + zone)
    picked: list[i64] = []
    while len(left) > 0 and len(picked) < AUCTION_CARDS:
        at = chance.below(len(left))
        picked.append(left[at])
        del left[at]
    picked.sort()
    p.pledges += picked
