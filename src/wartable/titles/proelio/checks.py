"""Legality that several steps share, written once: each check returns 0 or the number of the clause that forbids."""

from mypy_extensions import i64

from wartable.titles.proelio.codes import cards, clauses as c
from wartable.titles.proelio.codes.cards import ATTACKS, DEFENCES, KINDS, LADDER, STRATEGIES, VALUE, among
from wartable.titles.proelio.position.position import ROW, Position


def bars_attack(p: Position, seat: i64, kind: i64) -> i64:
    """Return what forbids an attack with a card of the kind, in any hand."""
    if not among(kind, ATTACKS):
        return c.ATK_03
    if p.plague_in_force():
        return c.PLG_03
    if p.kit.one_waiting and p.oldest(p.left_of(seat)) >= 0:
        return c.RULING_32
    if not p.kit.penalise and not p.within_limit(kind, p.levels[seat]):
        return c.RULING_28 if kind == cards.GUNPOWDER else c.ATK_09
    return 0


def bars_fortify(p: Position, seat: i64, kind: i64) -> i64:
    """Return what forbids a card of the kind as the next Fortification, in any hand."""
    if not among(kind, DEFENCES):
        return c.FORT_01
    if kind == cards.PATROL:
        return c.FORT_19
    if kind == cards.IMPERIAL_EDICT:
        return c.FORT_20
    level: i64 = p.levels[seat]
    if level == 4:
        return c.FORT_18
    if LADDER[level + 1] != kind:
        return c.FORT_04 if level == 0 else c.FORT_12
    return 0


def is_idle(p: Position, seat: i64, kind: i64) -> bool:
    """Return whether the seat could only exchange or give away a card of the kind, by public facts (PR-RULING-09)."""
    # A Strategy card can always be played: in Allied Houses there is no Temporary Alliance (PR-ALY-04).
    return not among(kind, STRATEGIES) and bars_attack(p, seat, kind) != 0 and bars_fortify(p, seat, kind) != 0


def counted(p: Position, kind: i64, level: i64) -> i64:
    """Return what a deployed card counts: its value up to level + 1, else nothing (PR-DEF-10, PR-DEF-11)."""
    value: i64 = VALUE[kind]
    return value if 0 < value <= level + 1 else 0


def verdict(p: Position, seat: i64, kind: i64, level: i64) -> tuple[str, int]:
    """Return what becomes of an attack of a kind, laid at a level, against the picked cards; and the shortfall."""
    if p.kit.penalise and not p.within_limit(kind, level):
        return ("void", 0)
    if p.cards[ROW + cards.IMPERIAL_EDICT] > 0:
        return ("cancelled", 0)
    if kind == cards.GUNPOWDER:
        return ("sweeps", 0)
    if kind == cards.INFILTRATION:
        return ("turned", 0) if p.cards[ROW + cards.PATROL] > 0 else ("steals", 0)
    short: i64 = VALUE[kind] - row_total(p, seat)
    return ("short", short) if short > 0 else ("repelled", 0)


def row_total(p: Position, seat: i64) -> i64:
    """Return what the cards picked so far count in defence."""
    return counted_at(p, ROW, p.levels[seat]) if p.picks > 0 else 0


def counted_at(p: Position, area: i64, level: i64) -> i64:
    """Return what all cards of an area count in defence."""
    total: i64 = 0
    for kind in range(KINDS):
        if p.cards[area + kind] > 0:
            total += p.cards[area + kind] * counted(p, kind, level)
    return total
