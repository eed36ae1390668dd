"""Redeal: a position that a viewer cannot tell from the true one (rulebook: who sees what, LW-RULING-90).

Hard facts, kept by every redeal: what lies open (boards, discards, the known bottoms of Nation decks, Characters and
Events in sight); the viewer's own hand; how many cards of each back are in a hand and in a pile; the cards that a Spy
shows to the viewer just now; what the viewer's side has pledged, once all pledges are in, and what both sides have
offered; and the viewer's lots. All else is dealt anew (core's `Deal`): a Nation's cards among its own hand and deck,
Conflict cards among all hands and the pile. Others' open rows and sealed answers are dropped.
"""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.deal import Deal
from wartable.core.rules.lot import NO_LOTS, Lot
from wartable.core.rules.memory import Memory
from wartable.titles.letswar.codes import stack
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.pledges import pledge_any, sees_pledges, takes_part
from wartable.titles.letswar.position.position import Position


def redeal(p: Position, viewer: i64, chance: Chance) -> None:
    """Change a position, which must be a copy, into one that the viewer cannot tell from it."""
    p.look_away()
    drop_secrets(p, viewer)
    certain = pledged_cards(p, viewer)
    lots = NO_LOTS
    if p.memory is not None:
        p.memory.only(viewer)
        lots = lots_beside(p, p.memory, viewer, certain)
    for seat, card in certain:
        at = p.slot(seat, card)
        p.hands[at] = p.hands[at] - 1
    deal = Deal(p.kit.starts, p.pile)
    for seat in range(p.kit.n):
        if seat != viewer and p.lives(seat):
            deal.hide(seat, 0, p.hands, seat * p.kit.width)
            # What a Spy shows just now stays as it is; lots say so, too, where seats remember.
            shown = p.step() == stack.SPY_INSPECT and p.asked() == viewer and p.act_target == seat
            if p.memory is not None or not shown:
                deal.hide(seat, seat + 1, p.hands, p.kit.shift[seat])
    deal.fill(chance, lots)
    for seat, card in certain:
        at = p.slot(seat, card)
        p.hands[at] = p.hands[at] + 1
    if p.step() == stack.OFFERING:
        for seat in range(p.kit.n):
            if p.lives(seat) and takes_part(p, seat) and not sees_pledges(p, viewer, seat):
                pledge_any(p, seat, chance)


def drop_secrets(p: Position, viewer: i64) -> None:
    """Drop what others have begun, picked or sealed."""
    if p.active != viewer:
        p.begun = -1
        p.begun_with = -1
    p.rows = [entry for entry in p.rows if entry // WIDTH == viewer]
    p.answers = [answer if seat == viewer else 0 for seat, answer in enumerate(p.answers)]


def pledged_cards(p: Position, viewer: i64) -> list[tuple[i64, i64]]:
    """Return the cards of other hands that the viewer sees pledged, or that all see offered, each with its seat."""
    out: list[tuple[i64, i64]] = []
    step = p.step()
    open_to_all = step == stack.TIE
    if open_to_all or step == stack.OFFERING:
        for entry in p.offers_made if open_to_all else p.pledges:
            seat = entry // WIDTH
            if seat != viewer and entry % 2 == 0 and (open_to_all or sees_pledges(p, viewer, seat)):
                out.append((seat, p.kit.card_of(seat, (entry % WIDTH) // 2)))
    return out


def lots_beside(p: Position, memory: Memory, viewer: i64, certain: list[tuple[i64, i64]]) -> list[Lot]:
    """Return the viewer's lots, less the cards that are not dealt because the viewer sees them."""
    if len(certain) > 0:
        memory = memory.copy()
        for seat, card in certain:
            memory.lose(viewer + 1, seat, card)
    return memory.of(viewer)
