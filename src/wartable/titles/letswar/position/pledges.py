"""Pledges of the auction: who may see whose, what can be pledged, and what an absent player pledges."""

from mypy_extensions import i64

from wartable.core.rules.log import PUBLIC
from wartable.titles.letswar.codes.constants import AUCTION_CARDS
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.vocabulary import EQUIPS, NEUTRAL


def sees_pledges(p: Position, viewer: i64, seat: i64) -> bool:
    """Whether a viewer sees a seat's pledges once all are in: its own side's (LW-RULING-59)."""
    return viewer != PUBLIC and p.lives(viewer) and p.allegiance[viewer] == p.allegiance[seat]


def eligible(p: Position, seat: i64) -> bool:
    """Whether a seat takes part in the auction."""
    return p.allegiance[seat] != NEUTRAL


def pledge_least(p: Position, seat: i64) -> None:
    """Have a seat pledge its cheapest equipment, board before hand, in place of what it has pledged."""
    p.pledges = [entry for entry in p.pledges if entry // WIDTH != seat]
    found: list[i64] = []
    kit = p.kit
    for value_zone in range(200):
        value, zone = value_zone // 2, 1 - value_zone % 2
        if zone == 1 and kit.offer_hands_only:
            continue
        for card in range(kit.ordinary):
            if kit.cards.type[card] == EQUIPS and kit.cards.value[card] == value:
                copies = p.laid(seat, card) if zone == 1 else p.held(seat, card)
                for _ in range(copies):
                    found.append(seat * WIDTH + kit.cards.word[card] * 2 + zone)
    p.pledges += found[:AUCTION_CARDS]
