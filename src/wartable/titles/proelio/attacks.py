"""Attacks that wait, each packed into one int: its card, its target, the attacker's level, the turn it was laid in."""

from mypy_extensions import i64


def kind_of(attack: i64) -> i64:
    """The card of an attack."""
    return attack & 31


def target_of(attack: i64) -> i64:
    """The House that an attack waits before."""
    return (attack >> 5) & 7


def level_of(attack: i64) -> i64:
    """The attacker's level when the attack was laid."""
    return (attack >> 8) & 7


def turn_of(attack: i64) -> i64:
    """The turn in which an attack was laid."""
    return attack >> 11


def packed(kind: i64, target: i64, level: i64, turn: i64) -> i64:
    """An attack that waits, as one int.

    >>> attack = packed(7, 2, 1, 9)
    >>> kind_of(attack), target_of(attack), level_of(attack), turn_of(attack)
    (7, 2, 1, 9)
    """
    return ((turn * 8 + level) * 8 + target) * 32 + kind
