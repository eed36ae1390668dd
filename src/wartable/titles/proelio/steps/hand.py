"""Discarding down to the limit (rulebook: The hand)."""

from mypy_extensions import i64

from wartable.core.log import Log
from wartable.titles.proelio import entries
from wartable.titles.proelio.cards import KINDS
from wartable.titles.proelio.codes import DISCARD, NONE, WIDTH
from wartable.titles.proelio.position import HANDS, ROW, Position


def offers(p: Position, seat: i64) -> list[int]:
    """Every kind that the row has left in the hand."""
    return left_in_hand(p, seat, DISCARD)


def left_in_hand(p: Position, seat: i64, verb: i64) -> list[int]:
    """A code of the verb for every kind that the open row has left in the hand."""
    out: list[int] = []
    cards = p.cards
    picks = p.picks
    at = HANDS + seat * KINDS
    code = verb * WIDTH
    left: i64 = p.sizes[seat]
    left -= picks
    while left > 0:
        copies: i64 = cards[at]
        if copies > 0:
            if picks > 0:
                copies -= cards[ROW + (code & NONE)]
            if copies > 0:
                out.append(code)
                left -= copies
        at += 1
        code += 1
    return out


def play(p: Position, seat: i64, kind: i64, log: Log) -> None:
    """PR-HAND-09: the holder chooses; the last pick of the excess completes the row, and the turn runs on."""
    p.pick(kind)
    if p.sizes[seat] - p.picks <= p.kit.hand_limit:
        discard_row(p, seat, log)


def discard_row(p: Position, seat: i64, log: Log) -> None:
    """Discards the open row face up."""
    row = p.take_row()
    for kind in row:
        p.discard_from_hand(seat, kind)
    if log.on:
        log.tell(entries.DISCARDED, [seat, len(row), *row])
