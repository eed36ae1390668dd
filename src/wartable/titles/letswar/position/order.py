"""Who sits where and on which side: turn order, neighbours, enemies, speakers, and the rules of small tables."""

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.titles.letswar.codes.constants import SIZE
from wartable.titles.letswar.position.areas import Areas
from wartable.titles.letswar.vocabulary import NEUTRAL


def first_player(p: Areas) -> i64:
    """Seat 0, or after its fall the next living Nation (LW-RULING-44)."""
    return next_living(p, 0)


def next_living(p: Areas, seat: i64) -> i64:
    """Return the first living Nation from a seat on, to the end of the turn order; -1 if there is none."""
    while seat < p.kit.n:
        if p.lives(seat):
            return seat
        seat += 1
    return -1


def left_of(p: Areas, seat: i64) -> i64:
    """Return the next living Nation clockwise (LW-RULING-94); with nobody else, the seat itself."""
    n = p.kit.n
    other = 0 if seat + 1 == n else seat + 1
    while other != seat and not p.lives(other):
        other = 0 if other + 1 == n else other + 1
    return other


def opponents(p: Areas, seat: i64) -> i64:
    """Whom a Spy may act against: all living Nations that are not of the seat's faction (LW-RULING-17)."""
    out: i64 = 0
    own: i64 = p.allegiance[seat]
    for other in range(p.kit.n):
        if other != seat and p.lives(other) and (own == NEUTRAL or p.allegiance[other] != own):
            out |= BIT[other]
    return out


def enemies(p: Areas, seat: i64) -> i64:
    """Return the living members of the opposing faction; nobody for a neutral Italy, and never a neutral Italy."""
    out: i64 = 0
    own: i64 = p.allegiance[seat]
    if own == NEUTRAL:
        return 0
    for other in range(p.kit.n):
        if p.lives(other) and p.allegiance[other] == 1 - own:
            out |= BIT[other]
    return out


def friends(p: Areas, seat: i64) -> i64:
    """Return the living members of the seat's faction, the seat included; Italy alone while it is neutral."""
    out: i64 = 0
    own: i64 = p.allegiance[seat]
    for other in range(p.kit.n):
        if p.lives(other) and p.allegiance[other] == own:
            out |= BIT[other]
    return out


def members(p: Areas, side: i64) -> i64:
    """Return the living members of a faction."""
    out: i64 = 0
    for seat in range(p.kit.n):
        if p.lives(seat) and p.allegiance[seat] == side:
            out |= BIT[seat]
    return out


def speaker(p: Areas, side: i64) -> i64:
    """Return who decides for a faction: its living member who is first in turn order (LW-RULING-95); -1 for nobody."""
    for seat in range(p.kit.n):
        if p.lives(seat) and p.allegiance[seat] == side:
            return seat
    return -1


def seats_of(mask: i64) -> list[i64]:
    """Return the seats of a set, ascending.

    >>> seats_of(0b101)
    [0, 2]
    """
    out: list[i64] = []
    seat: i64 = 0
    while mask != 0:
        if (mask & 1) == 1:
            out.append(seat)
        mask >>= 1
        seat += 1
    return out


def two_player(p: Areas) -> bool:
    """Return whether the rules for two players hold (LW-P2-02, LW-RULING-62)."""
    if p.kit.n == 2:
        return True
    return p.kit.n == 3 and p.kit.two_player_fallback and len(seats_of(p.alive)) < 3


def lone(p: Areas) -> i64:
    """Return the player left alone in a game of three after Italy's entry, or -1 (LW-P3-01, LW-P3-06)."""
    if p.kit.n != 3 or p.neutral_italy() or len(seats_of(p.alive)) < 3:
        return -1
    for seat in range(3):
        if len(seats_of(members(p, p.allegiance[seat]))) == 1:
            return seat
    return -1


def hand_limit(p: Areas, seat: i64) -> i64:
    """Return how many cards a hand may have at the end of its turn (LW-HAND-01 to 03); never below 1 (LW-RULING-99)."""
    units: i64 = p.units[seat]
    limit: i64 = SIZE[units] + (units >> 4) + p.reckoned(seat).limit
    return limit if limit > 1 else 1
