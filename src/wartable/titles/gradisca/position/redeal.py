"""Redeal: a position that a viewer cannot tell from the true one. Hands are the only secret.

Hard facts that every redeal keeps: what lies open; the viewer's own hand; how many cards of 1617 each hand holds while
they are apart from the deck (GR-12-15); that a hand which owes a discard holds a card that may go; what a spy sees; and
the viewer's lots (re-formed decks, looks, duties that were not there).
"""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.deal import TRIES, Deal
from wartable.core.rules.log import BIT
from wartable.core.rules.lot import NO_LOTS, Lot, tidy
from wartable.titles.gradisca.codes import stack
from wartable.titles.gradisca.codes.things import KINDS
from wartable.titles.gradisca.position.position import DECK, HANDS, NEW_YEAR, STARTS, Position


def redeal(p: Position, viewer: i64, chance: Chance, tries: i64 = TRIES) -> None:
    """Change a position, which must be a copy, into one that the viewer cannot tell from it."""
    if p.asked() != viewer:
        p.drop_row()
    lots = NO_LOTS
    if p.memory is not None:
        p.memory.only(viewer)
        lots = p.memory.of(viewer)
    hidden = [seat for seat in range(2) if seat != viewer and not shown(p, viewer, seat)]
    if not hidden:
        return
    known = lots[:]
    for seat in hidden:
        known += facts(p, seat)
    pool: list[i64] = [p.cards[DECK + kind] + p.cards[NEW_YEAR + kind] for kind in range(KINDS)]
    deal = Deal(STARTS, pool, 0)
    for seat in hidden:
        deal.hide(seat, 0, p.cards, HANDS + seat * KINDS)
    deal.fill(chance, tidy(known), tries)
    for kind in range(KINDS):
        on_top = p.kit.new_year[kind] and not p.mixed
        p.cards[DECK + kind] = 0 if on_top else pool[kind]
        p.cards[NEW_YEAR + kind] = pool[kind] if on_top else 0


def shown(p: Position, viewer: i64, seat: i64) -> bool:
    """Return whether a viewer is looking at a hand just now: a spy before the choice."""
    return viewer >= 0 and viewer != seat and p.step() == stack.SPYING and p.asked() == viewer


def facts(p: Position, seat: i64) -> list[Lot]:
    """Return what all know of a hand by the piles and by the question that is asked."""
    out: list[Lot] = []
    bag: list[i64] = [0] * KINDS
    if not p.mixed:
        new: i64 = 0
        for kind in range(KINDS):
            if p.kit.new_year[kind]:
                bag[kind] = 1
                new += p.cards[HANDS + seat * KINDS + kind]
        out.append(Lot(BIT[seat], 0, new, bag))
        out.append(Lot(BIT[seat], 0, p.sizes[seat] - new, [1 - one for one in bag]))
    owes = p.step() == stack.DISCARDING and p.asked() == seat
    spied = p.step() == stack.SPYING and p.asked() != seat
    if owes or spied:
        out.append(Lot(BIT[seat], 0, 1, [1 if p.discardable(kind) else 0 for kind in range(KINDS)]))
    return out
