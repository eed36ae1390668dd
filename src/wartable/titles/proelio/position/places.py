"""Attacks that wait, and the places that memory speaks of: hands and waiting attacks. A pile is none: it is the rest.

An attack that waits is packed into one int: its card, its target, the attacker's level, the turn it was laid in.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.core.rules.memory import NOWHERE, Contents
from wartable.titles.proelio.codes.cards import KINDS
from wartable.titles.proelio.kit import ProelioKit

# Hands are places 0 to 5. More than one attack waits before a target only by option (PR-RULING-32) and after Plagues;
# of the tenth and later ones nothing is remembered.
WAITING_PLACE: Final = 6
MOST_WAITING: Final = 9


def kind_of(attack: i64) -> i64:
    """Return the card of an attack."""
    return attack & 31


def target_of(attack: i64) -> i64:
    """Return the House that an attack waits before."""
    return (attack >> 5) & 7


def level_of(attack: i64) -> i64:
    """Return the attacker's level when the attack was laid."""
    return (attack >> 8) & 7


def turn_of(attack: i64) -> i64:
    """Return the turn in which an attack was laid."""
    return attack >> 11


def packed(kind: i64, target: i64, level: i64, turn: i64) -> i64:
    """Return an attack that waits, as one int.

    >>> attack = packed(7, 2, 1, 9)
    >>> kind_of(attack), target_of(attack), level_of(attack), turn_of(attack)
    (7, 2, 1, 9)
    """
    return ((turn * 8 + level) * 8 + target) * 32 + kind


def waiting_place(target: i64, behind: i64) -> i64:
    """Return the place of the attack before a target that has so many older ones before it.

    >>> waiting_place(2, 0), waiting_place(2, 1), waiting_place(2, MOST_WAITING)
    (8, 14, -1)
    """
    return WAITING_PLACE + target + 6 * behind if behind < MOST_WAITING else NOWHERE


def eyes(kit: ProelioKit) -> list[i64]:
    """Return the places that each viewer sees, PUBLIC first: own hand and attacks, the ally's hand by PR-RULING-52."""
    out: list[i64] = [0]
    for seat in range(kit.seats):
        seen = BIT[seat]
        for behind in range(MOST_WAITING):
            seen |= BIT[waiting_place((seat + 1) % kit.seats, behind)]
        if kit.ally_sees:
            seen |= BIT[(seat + 2) % 4]
        out.append(seen)
    return out


def waiting_places(waiting: list[i64]) -> list[i64]:
    """Return the place of each waiting attack, given packed and oldest first.

    >>> waiting_places([2 * 32, 3 * 32, 2 * 32])
    [8, 9, 14]
    """
    behind: list[i64] = [0] * 6
    out: list[i64] = []
    for attack in waiting:
        target = target_of(attack)
        out.append(waiting_place(target, behind[target]))
        behind[target] += 1
    return out


def contents(cards: list[i64], hands: i64, seats: i64, waiting: list[i64]) -> Contents:
    """Return what lies in each place."""
    out: Contents = []
    for seat in range(seats):
        at = hands + seat * KINDS
        out.append((seat, cards[at : at + KINDS]))
    places = waiting_places(waiting)
    for i in range(len(waiting)):
        one: list[i64] = [0] * KINDS
        one[kind_of(waiting[i])] = 1
        out.append((places[i], one))
    return out
