"""One game as plain text: every position, everything that may and may not be played, and what is told to whom."""

from __future__ import annotations

from collections.abc import Iterator

import wartable
from tests.titles.playthroughs import audience
from tests.titles.proelio.tools import as_facts, picked, state, view
from wartable.core.record.record import Line
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_IDS, KINDS, LADDER
from wartable.titles.proelio.codes.stack import STEP_IDS
from wartable.titles.proelio.position.places import kind_of, level_of, target_of, turn_of
from wartable.titles.proelio.position.position import DEPLOYED, DISCARD, HANDS
from wartable.titles.proelio.position.state import ProelioState


def text_of(seats: int, options: dict[str, object], seed: int) -> str:
    """The game that the seed deals and plays, to its end, click by click at random."""
    table = TITLE.open(seats=seats, options=options, seed=seed)
    return "\n".join(lines_of(table, options, seed)) + "\n"


def lines_of(table: wartable.Table, options: dict[str, object], seed: int) -> Iterator[str]:
    """The game, line by line."""
    given = " ".join(f"{name}={value}" for name, value in options.items())
    yield f"{TITLE.name} {TITLE.sheet.rules_version}, {table.seats} seats, seed {seed} {given}".rstrip()
    yield from entries(table, table.record.lines[-1])
    while table.deciders:
        yield ""
        yield from position(state(table))
        [seat] = table.deciders
        yield from decision(table, seat)
        choice = picked(table, seed)
        yield f"{seat} {choice}"
        yield from entries(table, table.record.lines[-1])
    yield ""
    yield from position(state(table))
    outcome = table.outcome
    assert outcome is not None
    yield f"over by {TITLE.clauses[outcome.clause]}: winners {outcome.winners}, ranks {outcome.ranks}"


def position(s: ProelioState) -> Iterator[str]:
    """What lies where."""
    step = STEP_IDS[s.step()]
    yield f"turn {s.turn}, active {s.active}, {step}"
    for seat in range(s.kit.seats):
        walls = f" | {CARD_IDS[LADDER[s.levels[seat]]]}" if s.levels[seat] else ""
        plague = " | plague" if s.has_plague(seat) else ""
        waiting = [w for w in s.waiting if target_of(w) == seat]
        attacks = "".join(f" | attack {CARD_IDS[kind_of(w)]} at {level_of(w)} of turn {turn_of(w)}" for w in waiting)
        yield f"  {seat}: {cards(s, HANDS + seat * KINDS)}{walls}{plague}{attacks}"
    for deck in range(2):
        yield f"  {DECK_IDS[deck]}: {s.pile_size(deck)} in the pile, {s.count_deck(DISCARD, deck)} discarded"
    yield f"  discards: {cards(s, DISCARD)}"
    if s.attack >= 0:
        yield f"  {CARD_IDS[s.attack]} against {cards(s, DEPLOYED)}: {s.total}, {s.short} short"


def cards(s: ProelioState, at: int) -> str:
    """An area, as `knights*2 hero`."""
    names = [(CARD_IDS[kind], s.cards[at + kind]) for kind in range(KINDS) if s.cards[at + kind]]
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in names) or "-"


def decision(table: wartable.Table, seat: int) -> Iterator[str]:
    """What a seat may play (`!` with a caution, `.` if it cannot be taken back), and its near misses."""
    seen = view(table, seat)
    marks = [f"{c.text}{'.' if c.final else ''}{f' !{c.caution}' if c.caution else ''}" for c in seen.choices]
    yield f"  may: {', '.join(marks)}"
    if seen.near_misses:
        yield f"  may not: {', '.join(f'{miss.text} ({miss.clause})' for miss in seen.near_misses)}"
    if seen.possibilities:
        told = [f"{p.card} {p.verdict}{f' {p.short}' if p.short else ''}" for p in seen.possibilities]
        yield f"  it may be: {', '.join(told)}"


def entries(table: wartable.Table, line: Line) -> Iterator[str]:
    """What is told, and to whom if not to all."""
    for entry in line.entries:
        yield f"  > {as_facts(entry, None)}{audience(table, entry)}"
