"""One game as plain text: what changed on the table, what may and may not be played, and what is told to whom."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import wartable
from tests.titles.gradisca.proof.side_by_side import SIEGE, WEIGHTS, by_verb
from tests.titles.playthroughs import entries
from wartable.titles.gradisca import TITLE

MOST_TOLD = 8
"""Refusals of one question that are told: some have a hundred."""


def text_of(table: wartable.Table, seed: int, choices: int) -> str:
    """A game from where a table stands, played by the seed's luck as far as so many choices."""
    return "\n".join(lines_of(table, Random(seed), choices)) + "\n"


def lines_of(table: wartable.Table, rng: Random, choices: int) -> Iterator[str]:
    """The game, line by line. Of the table only what is new is told; a choice of several clicks is told whole."""
    known: set[str] = set()
    yield f"{TITLE.name} {TITLE.sheet.rules_version}, {table.record.options['mode']}"
    yield from entries(table, table.record.lines[-1])
    for _ in range(choices):
        if not table.deciders:
            break
        seat = table.deciders[0]
        now = list(position(table))
        yield from ("", *(line for line in now if line not in known), *decision(table, seat))
        known = set(now)
        lines = len(table.record.lines)
        while len(table.record.lines) == lines and table.deciders:
            table.act(seat, pick(table, seat, rng))
        for line in table.record.lines[lines:]:
            yield f"{line.seat} {line.text}"
            yield from entries(table, line)
    yield from ("", *(line for line in position(table) if line not in known))


def pick(table: wartable.Table, seat: int, rng: Random) -> int:
    """A click by its verb, sieges first."""
    codes = by_verb(table.state.legal(seat))
    verbs = [verb for verb in codes if verb in SIEGE] or list(codes)
    verb = rng.choices(verbs, [WEIGHTS.get(word, 1.5) for word in verbs])[0]
    return rng.choice(codes[verb])


def position(table: wartable.Table) -> Iterator[str]:
    """What lies where, a line each zone, wall and army."""
    words: dict[str, Any] = table.state.to_dict()
    yield f"turn {words['turn']}, end {words['end']}"
    here: dict[str, list[str]] = {}
    for unit, said in words["units"].items():
        zone, *flags = said.split()
        here.setdefault(zone, []).append("-".join([unit, *flags]))
    for zone, units in here.items():
        yield f"  {zone}: {' '.join(units)}"
    for name, facts in (*words["zones"].items(), *words["walls"].items()):
        yield f"  {name}: {told(facts)}"
    for seat, army in enumerate(words["armies"]):
        yield f"  {seat} {told(army)}"


def told(facts: dict[str, Any]) -> str:
    """Facts in words, those that are nought left out."""
    return ", ".join(f"{name} {' '.join(value) if isinstance(value, list) else value}" for name, value in facts.items())


def decision(table: wartable.Table, seat: int) -> Iterator[str]:
    """What a seat may play (`!` with a caution, `.` if it cannot be taken back), and its near misses."""
    seen = table.view(seat)
    marks = [f"{c.text}{'.' if c.final else ''}{f' !{c.caution}' if c.caution else ''}" for c in seen.choices]
    yield f"  {seat} may: {', '.join(marks)}"
    misses = [f"{miss.text} ({miss.clause})" for miss in seen.near_misses[:MOST_TOLD]]
    if misses:
        yield f"  {seat} may not: {', '.join(misses)}"
