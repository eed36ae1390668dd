"""One game as plain text: what changed on the table, what may and may not be played, and what is told to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import wartable
from tests.titles.letswar.first import position_words
from tests.titles.playthroughs import entries
from wartable.core.rules.chance import Seeded
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.bot.player import choose
from wartable.titles.letswar.position.state import LetsWarState


def text_of(seats: int, options: dict[str, object], seed: int) -> str:
    """The game that the seed deals and bots play, to its end, click by click."""
    return "\n".join(lines_of(TITLE.open(seats=seats, options=options, seed=seed), seed)) + "\n"


def lines_of(table: wartable.Table, seed: int) -> Iterator[str]:
    """The game, line by line. Of the table only what is new is told; a choice of several clicks is told whole."""
    luck = Seeded(seed)
    known: set[str] = set()
    yield f"{TITLE.name} {TITLE.sheet.rules_version}, {table.seats} seats, seed {seed}"
    yield from entries(table, table.record.lines[-1])
    while table.deciders:
        seat = table.deciders[0]
        now = list(position(table))
        yield from ("", *(line for line in now if line not in known), *decision(table, seat))
        known = set(now)
        lines = len(table.record.lines)
        while len(table.record.lines) == lines and seat in table.deciders:
            before = len(table.history.drafts[seat])
            table.act(seat, choose(table.state, seat, luck))
            if len(table.record.lines) == lines and len(table.history.drafts[seat]) <= before:
                break  # sealed: it is told when all answers are in
        for line in table.record.lines[lines:]:
            yield f"{line.seat} {line.text}"
            yield from entries(table, line)
    yield from ("", *(line for line in position(table) if line not in known))
    outcome = table.outcome
    assert outcome is not None
    yield f"over by {TITLE.clauses[outcome.clause]}: winners {outcome.winners}, sides {outcome.sides}"


def position(table: wartable.Table) -> Iterator[str]:
    """What lies where, a line each thing."""
    words, state = position_words(table), table.state
    assert isinstance(state, LetsWarState)
    yield f"turn {state.turn}, offensive {state.offensive + 1}, {state.doing().name}"
    yield f"  event {words['event']}, discards {counted(words['discards'])}"
    for seat, nation in enumerate(words["nations"]):
        units = " ".join(nation["active"]) or "none"
        yield f"  {seat} {nation['name']}: {nation['faction']}, Homefront {nation['homefront']}, active {units}"
        yield f"  {seat} holds {counted(nation['hand'])} | board {counted(nation['board'])}"


def counted(cards: Iterable[str]) -> str:
    """An area, as `boom*2 miss`."""
    found = sorted(Counter(cards).items())
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in found) or "-"


def decision(table: wartable.Table, seat: int) -> Iterator[str]:
    """What a seat may play (`!` with a caution, `.` if it cannot be taken back), and its near misses."""
    seen = table.view(seat)
    marks = [f"{c.text}{'.' if c.final else ''}{f' !{c.caution}' if c.caution else ''}" for c in seen.choices]
    yield f"  {seat} may: {', '.join(marks)}"
    if seen.near_misses:
        yield f"  {seat} may not: {', '.join(f'{miss.text} ({miss.clause})' for miss in seen.near_misses)}"
