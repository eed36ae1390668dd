"""Redeal: a position that a viewer cannot tell from the true one (PR-RULING-41 to 44 and 52 say what a viewer knows).

Hard facts, kept by every redeal: what lies open; the viewer's own hand and attacks, and the ally's hand by
PR-RULING-52; the backs in each hand and pile (PR-RULING-42); the back of each waiting attack and the level it was laid
at, which bound what it can be (PR-ATK-09, PR-RULING-28); and the viewer's lots. All else is dealt anew (core/deal.py).

Without lots each deal of the unseen cards is equally likely: of what two attacks of one back can be, one set holds the
other. How players choose is no part of it.
"""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.deal import TRIES, Deal
from wartable.core.rules.log import BIT
from wartable.core.rules.lots import NO_LOTS
from wartable.core.rules.slots import Group
from wartable.titles.proelio.cards import BASE, IMPERIAL, KINDS, deck_of
from wartable.titles.proelio.places import STARTS, kind_of, level_of, packed, target_of, turn_of, waiting_places
from wartable.titles.proelio.position import HANDS, PILE, ROW, Position


def redeal(p: Position, viewer: i64, chance: Chance, tries: i64 = TRIES) -> None:
    """Change a position, which must be a copy, into one that the viewer cannot tell from it."""
    drop_drafts(p, viewer)
    lots = NO_LOTS
    if p.memory is not None:
        p.memory.only(viewer)
        lots = p.memory.of(viewer)
    deal = Deal(STARTS, p.cards, PILE)
    attacks = hidden_attacks(p, viewer)
    slots = hide_attacks(p, attacks, deal)
    hide_hands(p, viewer, deal)
    deal.fill(chance, lots, tries)
    for i in range(len(attacks)):
        at = attacks[i]
        attack: i64 = p.waiting[at]
        p.waiting[at] = packed(slots[i].card(), target_of(attack), level_of(attack), turn_of(attack))
    p.recount()


def drop_drafts(p: Position, viewer: i64) -> None:
    """Forget the open choice of another seat."""
    if (p.picks > 0 or p.strategy >= 0 or p.paying) and p.asked() != viewer:
        for i in range(ROW, ROW + KINDS):
            p.cards[i] = 0
        p.picks = 0
        p.strategy = -1
        p.paying = False


def hidden_attacks(p: Position, viewer: i64) -> list[i64]:
    """The numbers in `waiting` of the attacks that the viewer did not lay."""
    out: list[i64] = []
    for i in range(len(p.waiting)):
        if p.right_of(target_of(p.waiting[i])) != viewer:
            out.append(i)
    return out


def hide_attacks(p: Position, attacks: list[i64], deal: Deal) -> list[Group]:
    """Hide these attacks: each is a slot of its own, bound by its back and by the level it was laid at."""
    out: list[Group] = []
    places = waiting_places(p.waiting)
    for i in attacks:
        kind = kind_of(p.waiting[i])
        out.append(deal.hide_card(places[i], kind, p.may_be(deck_of(kind), level_of(p.waiting[i]))))
    return out


def hide_hands(p: Position, viewer: i64, deal: Deal) -> None:
    """Hide the hands that the viewer does not see: any card can lie in them."""
    for seat in range(p.kit.n):
        if seat != viewer and (viewer < 0 or (p.ally_bits(seat) & BIT[viewer]) == 0):
            deal.hide(seat, BASE, p.cards, HANDS + seat * KINDS)
            deal.hide(seat, IMPERIAL, p.cards, HANDS + seat * KINDS)
