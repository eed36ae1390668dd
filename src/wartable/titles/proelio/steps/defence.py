"""Deploying the defence before the attack is turned over (rulebook: The Defence phase)."""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log
from wartable.titles.proelio import entries
from wartable.titles.proelio.codes import DEPLOY, NONE, WIDTH
from wartable.titles.proelio.position import DEPLOYED, Position
from wartable.titles.proelio.steps import resolution
from wartable.titles.proelio.steps.hand import left_in_hand, with_each


def offers(p: Position, seat: i64) -> list[int]:
    """Every kind left in the hand, and being done."""
    out = with_each(left_in_hand(p, seat), DEPLOY)
    out.append(DEPLOY * WIDTH + NONE)
    return out


def play(p: Position, seat: i64, kind: i64, chance: Chance, log: Log) -> None:
    """PR-DEF-06: any number, none included; done turns the attack over."""
    if kind != NONE:
        p.pick(kind)
        return
    row = p.take_row()
    for k in row:
        p.show_from_hand(seat, k)
        p.change(DEPLOYED + k, 1)
    if log.on:
        log.tell(entries.DEPLOYED, [seat, len(row), *row])
    p.pop()
    resolution.reveal(p, seat, chance, log)
