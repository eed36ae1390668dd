"""Who may know what (ledger 5.5): what a viewer sees of a campaign, from what is open and from the viewer's own picks.

Nothing that is sealed has changed the position yet, so what is open is the position itself; of what is being picked
only its owner sees anything.
"""

from __future__ import annotations

from typing import Any

from tests.titles.campaign.model.game import Model, squads_words
from tests.titles.campaign.model.questions import Picks
from tests.titles.campaign.model.reckoning import (
    LEAST,
    cost,
    final_points,
    kills,
    least_cost,
    objective,
    restoration,
    total,
)
from tests.titles.campaign.model.rules.lists import Draft, stand
from tests.titles.campaign.model.rules.preparation import Plan, may_disband
from tests.titles.campaign.model.state import Game, Unit, is_hq, order


def sight(model: Model, viewer: int, picks: Picks) -> dict[str, Any]:
    """Return all that a viewer sees; the picks are the viewer's own."""
    game = model.game
    return {
        # Whether the other side has answered is nobody's to know.
        "asked": [seat for seat in sorted(model.together) if seat != viewer or seat in model.asked],
        "sides": [side_seen(game, seat) for seat in (0, 1)],
        "battle": battle_seen(game) if game.listed and not model.over else None,
        "draft": draft_seen(model, viewer, picks),
    }


def side_seen(game: Game, seat: int) -> dict[str, Any]:
    """Return what everybody sees of a side: its nation, and its army once both lists are locked."""
    side = game.sides[seat]
    return {
        "nation": side.nation,
        "units": {place: unit_seen(game, seat, place, unit) for place, unit in side.units.items()},
        "list_cost": total(game, seat, {place: unit.start for place, unit in side.units.items()}),
        "pool": side.pool,
        "ledger": [(battle, kind, amount) for battle, whose, kind, amount in game.ledger if whose == seat],
        "wins": (side.wins, side.marginals),
        "worth": sum(cost(game, seat, unit.now, unit.level) for unit in side.units.values()),
        "end": (restoration(game, seat), final_points(game, seat)),
        "may_disband": bool(may_disband(game, seat)),
    }


def unit_seen(game: Game, seat: int, place: str, unit: Unit) -> tuple[Any, ...]:
    """Return what everybody sees of a unit."""
    status = "disbanded" if unit.disbanded else "empty" if not unit.size else "active"
    if status == "active" and not is_hq(place) and unit.size < LEAST:
        status = "unfit"
    lacks = 0 if unit.disbanded or is_hq(place) else max(0, LEAST - unit.size)
    least = least_cost(game, seat, {place: LEAST}) if lacks else 0
    return dict(unit.start), dict(unit.now), unit.level, status, cost(game, seat, unit.now), lacks, least


def battle_seen(game: Game) -> dict[str, Any]:
    """Return what everybody sees of the battle at hand."""
    battle = game.battle
    lost = any(side.lost for side in game.sides)
    return {
        "type": (game.number, battle.kind, battle.attacker, battle.means),
        "caps": [game.cap(seat) for seat in (0, 1)],
        "disbanded": [sorted(side.disbanded, key=order) for side in game.sides],
        "bought": [squads_words(side.bought) for side in game.sides],
        "force": [squads_words(side.force) for side in game.sides],
        "cost": [total(game, seat, game.sides[seat].force) for seat in (0, 1)],
        "lost": [squads_words(side.lost) for side in game.sides],
        "points": [(kills(game, seat), objective(game, seat)) if lost else None for seat in (0, 1)],
        "rolls": battle.rolls,
        "entered": game.entered or (0, 0),
        "held": battle.held,
        "namer": battle.namer,
    }


def draft_seen(model: Model, viewer: int, picks: Picks) -> dict[str, Any] | None:
    """Return what the viewer sees of a list or a preparation in the making, which is the viewer's own alone."""
    game, about = model.game, model.about
    if viewer not in model.together:
        return None
    if about == "lists":
        draft = Draft(game, viewer, stand(picks))
        return {"spent": total(game, viewer, draft.standing), "reserved": draft.reserved(), "picks": len(picks)}
    if about == "prepare":
        plan = Plan(game, viewer, picks)
        return {"spent": plan.spent, "cost": total(game, viewer, plan.force), "picks": len(picks)}
    return {"picks": len(picks)} if about == "disband" else None
