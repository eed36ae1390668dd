"""Disorganisation without a hit: stacking at the end of the turn, and cards (rule 9, RULING-54)."""

from __future__ import annotations

from tests.titles.gradisca.model.state import Game, Story, Unit, ask


def stacking(g: Game) -> Story:
    """Disorganise what is too much in a zone at the end of the turn (rule 9)."""
    for side in (0, 1):
        for zone in g.content.zones:
            crowd = [unit for unit in g.in_zone(zone, side) if unit.line]
            if len(crowd) > 6:
                yield from flip(g, side, "excess", crowd, len(crowd) - 6)


def flip(g: Game, seat: int, about: str, units: list[Unit], count: int) -> Story:
    """Let the owner disorganise so many of these units, or all that can be (GR-9-05, RULING-54, RULING-69)."""
    eliminate = g.options["no_back_disorganise"] == "eliminate"
    fit = [unit for unit in units if not unit.flipped and (unit.card.back or eliminate)]
    count = min(count, len(fit))
    while count:
        if count == len(fit):
            chosen = list(fit)
        else:
            answer = yield from ask(g, seat, about, [f"flip {unit.word}" for unit in fit])
            chosen = [g.units[answer.split()[1]]]
        for unit in chosen:
            if unit.card.back:
                unit.flipped = True
            else:
                g.eliminate(unit)
            fit.remove(unit)
        count -= len(chosen)
