"""Discarding down to the limit (rulebook: The hand)."""

from mypy_extensions import i64

from wartable.core.rules.log import Log
from wartable.titles.proelio import entries
from wartable.titles.proelio.cards import KINDS
from wartable.titles.proelio.codes import DISCARD, WIDTH
from wartable.titles.proelio.position import HANDS, ROW, Position


def offers(p: Position, seat: i64) -> list[int]:
    """Every kind that the row has left in the hand."""
    return with_each(left_in_hand(p, seat), DISCARD)


def left_in_hand(p: Position, seat: i64) -> i64:
    """The kinds, a bit each, that the open row has left in the hand."""
    kinds = p.kinds_in_hand(seat)
    cards = p.cards
    picks = p.picks
    kind: i64 = 0
    while picks > 0:
        if cards[ROW + kind] > 0:
            picked: i64 = cards[ROW + kind]
            if cards[HANDS + seat * KINDS + kind] == picked:
                kinds &= ~(1 << kind)
            picks -= picked
        kind += 1
    return kinds


def with_each(kinds: i64, verb: i64) -> list[int]:
    """A code of the verb for each of the kinds."""
    out: list[int] = []
    add_each(out, kinds, verb)
    return out


def add_each(out: list[int], kinds: i64, verb: i64) -> None:
    """Adds a code of the verb for each of the kinds, ascending."""
    code = verb * WIDTH
    while kinds != 0:
        if (kinds & 1) == 1:
            out.append(code)
        code += 1
        kinds >>= 1


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
