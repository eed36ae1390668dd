"""Defeat: who falls after an effect, what becomes of their things, and whether the game is over (rulebook: Victory)."""

from wartable.core.rules.memory import NOWHERE
from wartable.core.rules.prelude import BIT, Log, i64
from wartable.core.rules.steps import STACKED
from wartable.titles.letswar.codes import clauses as c, entries as e, stack
from wartable.titles.letswar.codes.constants import OUT_OF_GAME
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.position.order import members
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.vocabulary import CENTRAL, ENTENTE, NEUTRAL


def check(p: Position, log: Log) -> bool:
    """Put out the Nations that have no active unit or no Homefront left; True if there is one (LW-WIN-03 to 12)."""
    dead: i64 = 0
    hit: i64 = 0  # factions, a bit each
    clause: i64 = c.WIN_04
    for seat in range(p.kit.n):
        if p.lives(seat) and (p.units[seat] == 0 or p.homefront[seat] == 0):
            dead |= BIT[seat]
            if p.allegiance[seat] != NEUTRAL:
                hit |= BIT[p.allegiance[seat]]
                if p.units[seat] == 0:
                    clause = c.WIN_03
    if dead == 0:
        return False
    for seat in range(p.kit.n):
        if (dead & BIT[seat]) != 0:
            eliminate(p, seat, log)
    drop_steps(p, dead)
    if not p.kit.historical:
        hit = 0
        clause = c.WIN_10
        for side in (ENTENTE, CENTRAL):
            if members(p, side) == 0:
                hit |= BIT[side]
    if hit == BIT[ENTENTE] | BIT[CENTRAL]:
        # LW-RULING-37: both at once, so the comparison of the Armistice decides.
        log.note(e.BOTH_FELL)
        p.both_fell = True
        p.stack = [stack.COMPARISON * STACKED]
        p.frames = []
    elif hit != 0:
        p.win(CENTRAL if hit == BIT[ENTENTE] else ENTENTE, clause, log)
    return True


def eliminate(p: Position, seat: i64, log: Log) -> None:
    """Take a Nation out of the game with its things (LW-RULING-36)."""
    if log.on:
        # The Conflict cards of the hand are discarded face up.
        shown = [card for card in p.cards_of(p.hands, seat) if card < p.kit.conflicts]
        log.tell(e.ELIMINATED, [seat, len(shown), *shown])
    p.end_truce(seat)
    p.alive &= ~BIT[seat]
    p.clear_row(seat)
    kit = p.kit
    for card in p.cards_of(p.hands, seat):
        if card < kit.conflicts:
            p.discard_hand(seat, card)
        else:
            remove_hidden(p, seat, card)
    if p.memory is not None:
        p.memory.emptied(seat, seat + 1)
    for card in p.cards_of(p.boards, seat):
        if card < kit.conflicts:
            p.discard_board(seat, card)
        else:
            p.change_board(seat, card, -1)
            p.pile[card] = p.pile[card] + 1
    p.leader = changed(p.leader, seat, -1)
    p.units = changed(p.units, seat, 0)
    p.homefront = changed(p.homefront, seat, 0)
    if seat == kit.italy and p.allegiance[seat] == NEUTRAL:
        # LW-RULING-55: what is laid out is of no use any more; what comes up later leaves the game.
        for i in range(len(p.territory)):
            if p.territory[i] >= 0:
                p.territory = changed(p.territory, i, OUT_OF_GAME)
    p.end_lasting(seat)
    p.renew_all()


def remove_hidden(p: Position, seat: i64, card: i64) -> None:
    """A Nation card of a fallen hand leaves the game unseen: it lies with the unseen cards of a deck nobody draws."""
    p.change_hand(seat, card, -1)
    p.pile[card] = p.pile[card] + 1
    if p.memory is not None:
        p.memory.moved(seat, NOWHERE, card, list(range(p.kit.starts[seat + 1], p.kit.starts[seat + 2])), 0)


def drop_steps(p: Position, dead: i64) -> None:
    """Drop the turns of the dead, and all that was still to be asked of them (LW-RULING-80)."""
    p.stack = [entry for entry in p.stack if (dead & BIT[entry % STACKED]) == 0 or entry // STACKED not in stack.OWN]
    p.asking &= p.alive
    if p.active >= 0 and (dead & BIT[p.active]) != 0:
        p.begun = -1
        p.begun_with = -1
