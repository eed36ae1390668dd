"""How one battle leads to the next: its type is found, disbanding asked for where it is allowed, then preparation."""

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Log
from wartable.titles.campaign.checks import may_disband
from wartable.titles.campaign.codes import entries, stack
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.reckoning import set_type


def begin_round(p: Position, log: Log) -> None:
    """CA-GEN-01: the momentum gives type, attacker and caps of the next battle."""
    p.clear_battle()
    set_type(p)
    p.before = p.pool[:]
    log.note(entries.BATTLE_BEGINS, p.battles_over() + 1)
    if p.attacker < 0:
        log.note(entries.BATTLE_EVEN, p.kind, p.cap(0))
    else:
        log.note(entries.BATTLE_TYPE, p.attacker, p.kind, p.cap(0), p.cap(1))
    p.open_drafts(True)
    p.asking = 0
    for seat in range(2):
        if may_disband(p, seat):
            p.asking |= BIT[seat]
    if p.asking != 0:
        p.go(stack.DISBAND, 0)
    else:
        begin_preparation(p)


def begin_preparation(p: Position) -> None:
    """Ask both sides for purchases and force."""
    p.open_drafts(True)
    p.asking = 3
    p.go(stack.PREPARE, 0)
