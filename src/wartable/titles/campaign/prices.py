"""What a unit costs: one formula from its profile for all nations, and the command tanks that are made from tanks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wartable.titles.campaign.vocabulary import ELEMENTS

Row = Mapping[str, Any]

COMMAND_TANK = 115  # CA-RULING-57: per cent of the tank's price
STEP = 5
_COST = re.compile(r'("cost"\s*:\s*)\{[^{}]*\}')
_NEXT = re.compile(r"\s*,\s*")
_DECODER = json.JSONDecoder()


def command_tank(cost: int) -> int:
    """Return the price of a command tank made from a tank of this price: 15% more, to the nearest 5, halves up.

    >>> [command_tank(cost) for cost in (160, 190, 230, 270)]
    [185, 220, 265, 310]
    """
    return (cost * COMMAND_TANK + 50 * STEP) // (100 * STEP) * STEP


def costs(unit: Row, formula: Row, nation_factor: float) -> list[int]:
    """Return the price of a unit at each level, Recruits first: that from its profile, the others from that one."""
    first = rounded(recruits(unit, formula) * nation_factor, formula["rounding"])
    training: Sequence[float] = formula["training"][ELEMENTS.index(unit["element"])]
    return [rounded(first * factor, formula["rounding"]) for factor in training]


def recruits(unit: Row, formula: Row) -> float:
    """Return a unit's price at Recruits before it is rounded: what it fires, what it withstands, how it moves."""
    profile = unit["profile"]
    worth = formula["base"] + fire(profile, formula)
    if profile["armoured"]:
        worth += formula["armour_base"] + formula["armour"] * profile["defence"] ** formula["armour_power"]
        worth += formula["fast"] if profile["mobility"] > 4 else -formula["slow"] if profile["mobility"] <= 3 else 0
    else:
        worth += formula["soft_defence"] * profile["defence"]
        worth += formula["soft_mobility"] * max(0, profile["mobility"] - 1)
        worth -= formula["towed"] if profile["mobility"] == 0 else 0
    for arm in ("hq", "anti_aircraft"):
        worth *= formula[arm] if unit["arm"] == arm else 1
    return float(worth * formula["scale"])


def fire(profile: Row, formula: Row) -> float:
    """Return what a profile's fire is worth at its range."""
    soft = formula["soft"] * profile["soft"] ** formula["soft_power"] if profile["soft"] else 0
    hard = formula["hard"] * profile["hard"] ** formula["hard_power"] if profile["hard"] else 0
    return float((soft + hard) * formula["range"][profile["range"] - 1])


def rounded(value: float, step: int) -> int:
    """Return the nearest multiple of a step, halves up, and at least one step.

    >>> rounded(62.5, 5), rounded(62.4, 5), rounded(1, 5)
    (65, 60, 5)
    """
    return max(step, int(value / step + 0.5 + 1e-9) * step)


def repriced(text: str, prices: Mapping[str, Mapping[str, int]]) -> str:
    """Return the text of a catalogue with other prices, by unit and level; all else stays as it is written.

    >>> repriced('{"units": [{"id": "a", "cost": {"low": 5}}, {"cost": {"low": 5}, "id": "b"}]}', {"b": {"low": 10}})
    '{"units": [{"id": "a", "cost": {"low": 5}}, {"cost": {"low": 10}, "id": "b"}]}'
    """
    out, at = [], 0
    for start, stop, unit in units_in(text):
        found = _COST.search(text, start, stop)
        if found and unit["id"] in prices:
            written = ", ".join(f'"{level}": {price}' for level, price in prices[unit["id"]].items())
            out += [text[at : found.start()], found[1], f"{{{written}}}"]
            at = found.end()
    return "".join([*out, text[at:]])


def units_in(text: str) -> Iterator[tuple[int, int, Row]]:
    """Yield where each unit of a catalogue is written, and what it says."""
    opening = re.search(r'"units"\s*:\s*\[\s*', text)
    at = opening.end() if opening else len(text)
    while text.startswith("{", at):
        unit, stop = _DECODER.raw_decode(text, at)
        yield at, stop, unit
        following = _NEXT.match(text, stop)
        at = following.end() if following else len(text)
