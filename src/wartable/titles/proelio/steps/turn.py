"""The turn: its start, the gate of the Defence phase, the defeat check, its end (rulebook: The turn, Victory)."""

from wartable.core.rules.log import BIT, Log
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio import entries
from wartable.titles.proelio.cards import KINDS, deck_of
from wartable.titles.proelio.position import (
    ACTION,
    CLEAN_UP,
    DEFEAT,
    DEPLOY,
    DEPLOYED,
    EXCESS,
    GATE,
    TURN_END,
    TURN_START,
    Position,
)


def run(p: Position, log: Log) -> None:
    """Plays the steps that ask nobody, until somebody must decide or the game is over."""
    while p.stack != 0:
        step = p.step()
        if step == TURN_START:
            start(p, log)
        elif step == EXCESS:
            if p.sizes[p.asked()] > p.kit.hand_limit:
                return
            p.pop()
        elif step == GATE:
            gate(p, log)
        elif step == CLEAN_UP:
            clean_up(p)
        elif step == DEFEAT:
            defeat(p, log)
        elif step == TURN_END:
            end(p, log)
        else:
            return


def start(p: Position, log: Log) -> None:
    """PR-TURN-05, PR-TURN-11: own Plague away, then hand, defence, action, in this order."""
    p.pop()
    seat = p.active
    if log.on:
        log.tell(entries.TURN_BEGINS, [seat, p.turn])
    if p.has_plague(seat):
        p.end_plague(seat)
        if log.on:
            log.tell(entries.PLAGUE_ENDS, [seat])
    p.push(TURN_END, seat)
    p.push(ACTION, seat)
    if p.oldest(seat) >= 0:
        p.push(GATE, seat)
    if p.sizes[seat] > p.kit.hand_limit:
        p.push(EXCESS, seat)


def gate(p: Position, log: Log) -> None:
    """PR-TURN-07, PR-TURN-08: each waiting attack is met before the action, unless a Plague holds it."""
    i = p.oldest(p.active)
    if i < 0:
        p.pop()
    elif p.plague_in_force():
        p.pop()
        if log.on:
            log.tell(entries.DEFENCE_HELD, [p.active])
    else:
        p.push(DEPLOY, p.active)
        if log.on:
            packed = p.waiting[i]
            level = (packed >> 8) & 7
            log.tell(entries.DEFENCE_OPENS, [p.active, p.right_of(p.active), deck_of(packed & 31), level])


def clean_up(p: Position) -> None:
    """PR-RES-12, PR-RES-13: the attack and all deployed cards are discarded."""
    if p.step() == CLEAN_UP:
        p.pop()
    if p.attack >= 0:
        p.discard(p.attack)
        p.attack = -1
    cards = p.cards
    for kind in range(KINDS):
        if cards[DEPLOYED + kind] > 0:
            for _ in range(cards[DEPLOYED + kind]):
                p.discard(kind)
            cards[DEPLOYED + kind] = 0
    p.total = 0
    p.short = 0


def defeat(p: Position, log: Log) -> None:
    """PR-ELIM-02: empty hand and no Fortification after an attack; the attacker has won (PR-WIN-01, PR-ALY-11)."""
    p.pop()
    seat = p.active
    if p.sizes[seat] > 0 or p.levels[seat] > 0:
        return
    attacker = p.right_of(seat)
    p.lost = seat
    p.won = BIT[attacker]
    if log.on:
        log.tell(entries.ELIMINATED, [seat, attacker])
    if p.kit.allied:
        p.won |= BIT[p.ally_of(attacker)]
        if log.on:
            log.tell(entries.ALLIANCE_SURRENDERS, [seat, p.ally_of(seat)])
        p.over(c.ALY_09)
    else:
        p.over(c.WIN_01)


def end(p: Position, log: Log) -> None:
    """PR-TURN-12: the right-hand neighbour is next; a cap on rounds ends in a draw (PR-RULING-56)."""
    p.pop()
    if p.kit.round_cap > 0 and p.turn >= p.kit.round_cap * p.kit.n:
        if log.on:
            log.tell(entries.GAME_DRAWN, [p.turn])
        p.over(c.RULING_56)
        return
    p.active = p.right_of(p.active)
    p.turn += 1
    p.push(TURN_START, p.active)
    start(p, log)
