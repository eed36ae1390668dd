"""Redeal: a position that a viewer cannot tell from the true one (PR-RULING-41 to 44 and 52 say what a viewer knows).

Hard facts, kept by every redeal: what lies open; the viewer's own hand and attacks, and the ally's hand by
PR-RULING-52; the backs in each hand and pile (PR-RULING-42); the back of each waiting attack and the level it was laid
at, which bound what it can be (PR-ATK-09, PR-RULING-28); and the viewer's lots. All else is dealt anew (core/deal.py).

Without lots each deal of the unseen cards is equally likely: of what two attacks of one back can be, one set holds the
other. How players choose is not part of it.
"""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.deal import TRIES, Deal
from wartable.core.rules.log import BIT
from wartable.core.rules.lot import NO_LOTS
from wartable.core.rules.slots import Group
from wartable.titles.proelio.codes.cards import BASE, IMPERIAL, KINDS, STARTS, deck_of
from wartable.titles.proelio.position.places import kind_of, level_of, packed, target_of, turn_of, waiting_places
from wartable.titles.proelio.position.position import HANDS, PILE, Position


def redeal(p: Position, viewer: i64, chance: Chance, tries: i64 = TRIES) -> None:
    """Change a position, which must be a copy, into one that the viewer cannot tell from it."""
    if p.asked() != viewer:
        p.drop_choice()
    lots = NO_LOTS
    if p.memory is not None:
        p.memory.only(viewer)
        lots = p.memory.of(viewer)
    deal = Deal(STARTS, p.cards, PILE)
    slots = hide_attacks(p, viewer, deal)
    hide_hands(p, viewer, deal)
    deal.fill(chance, lots, tries)
    for i in range(len(slots)):
        slot = slots[i]
        if slot is not None:
            attack: i64 = p.waiting[i]
            p.waiting[i] = packed(slot.card(), target_of(attack), level_of(attack), turn_of(attack))
    p.recount()


def hide_attacks(p: Position, viewer: i64, deal: Deal) -> list[Group | None]:
    """Hide the attacks that the viewer did not lay: each is a slot of its own, bound by its back and its level."""
    out: list[Group | None] = []
    places = waiting_places(p.waiting)
    for i in range(len(p.waiting)):
        attack: i64 = p.waiting[i]
        if p.right_of(target_of(attack)) == viewer:
            out.append(None)
        else:
            kind = kind_of(attack)
            out.append(deal.hide_card(places[i], kind, p.may_be(deck_of(kind), level_of(attack))))
    return out


def hide_hands(p: Position, viewer: i64, deal: Deal) -> None:
    """Hide the hands that the viewer does not see: any card can lie in them."""
    for seat in range(p.kit.n):
        if seat != viewer and (viewer < 0 or (p.ally_bits(seat) & BIT[viewer]) == 0):
            deal.hide(seat, BASE, p.cards, HANDS + seat * KINDS)
            deal.hide(seat, IMPERIAL, p.cards, HANDS + seat * KINDS)
