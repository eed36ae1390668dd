"""After a battle: points, levels, what comes next, and the end (ledger 5.2, 5.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.titles.campaign.model.reckoning import final_points, kills, objective, proposal
from tests.titles.campaign.model.state import Battle, Game, is_hq, order


def aftermath(game: Game) -> None:
    """Settle a battle in the order of CA-RULING-03; the campaign may end."""
    battle = game.battle
    points = [(kills(game, seat), objective(game, seat)) for seat in (0, 1)]
    proposed = proposal(game)
    computed = battle.means == "auto" or (battle.means == "table" and game.rules["battle_outcome"] == "computed")
    outcome = proposed if computed or battle.declared is None else battle.declared
    if battle.means == "forfeit":
        # No points, no losses, no levels: nothing was fought.
        points, proposed = [(0, 0), (0, 0)], outcome
        battle.held = []
    for seat, (killed, taken) in enumerate(points):
        game.pay(seat, "kills", killed)
        if game.rules["objective_points_to_pool"]:
            game.pay(seat, "objective", taken)
    before = [{place: unit.level for place, unit in side.units.items()} for side in game.sides]
    for seat in (0, 1) if battle.means != "forfeit" else ():
        train(game, seat)
    level, winner = outcome
    if winner is None:
        game.draws += 1
    else:
        game.sides[winner].wins += 1
        game.sides[winner].marginals += level == "marginal"
    move(game, level, winner)
    game.battles.append(note(game, before, points, proposed, outcome))
    planned, played = game.rules["battles_planned"], len(game.battles)
    for seat, side in enumerate(game.sides):
        if side.wins * 2 > planned and played < planned:
            game.finish("CA-WIN-01", "decisive", seat)
    if played == planned:
        settle(game)
    next_battle(game)


def train(game: Game, seat: int) -> None:
    """Take a side's losses off and move the levels of what fought (CA-TRN-03 to CA-TRN-10)."""
    side, top = game.sides[seat], len(game.ladder) - 1
    for place, fought in side.force.items():
        unit, lost = side.units[place], side.lost.get(place, Counter())
        survivors = sum(fought.values()) - sum(lost.values())
        unit.now = unit.now - lost
        if survivors == 0:
            unit.level = 0
        elif is_hq(place) or survivors >= 3:
            unit.level = min(top, unit.level + 1)
        elif survivors == 1:
            unit.level = max(0, unit.level - 1)


def move(game: Game, level: str, winner: int | None) -> None:
    """Move the momentum (CA-RULING-20 to CA-RULING-24)."""
    battle, rules = game.battle, game.rules
    gain = {"draw": 0, "marginal": 1, "decisive": 2}[level]
    attacked = winner == battle.attacker
    repelled = battle.kind == "assault" and not attacked
    thrown_back = battle.kind == "advance" and not attacked
    if (
        winner is None
        or (repelled and not (rules["repelled_assault"] == "by_result" and level == "decisive"))
        or (thrown_back and rules["lost_advance"] == "counterattack")
    ):
        game.momentum, game.holder = 0, None
    elif battle.kind == "assault" and attacked and rules["after_won_assault"] == "by_last_result":
        game.momentum, game.holder = gain, winner
    elif rules["marginal_count"] == "cumulative":
        game.momentum = 2 if level == "decisive" or game.sides[winner].marginals >= 2 else 1
        game.holder = winner
    else:
        game.momentum, game.holder = gain + (game.momentum if game.holder == winner else 0), winner


def note(
    game: Game,
    before: list[dict[str, int]],
    points: list[tuple[int, int]],
    proposed: tuple[str, int | None],
    outcome: tuple[str, int | None],
) -> dict[str, Any]:
    """Return what the record of a battle keeps."""
    battle, levels = game.battle, game.content.levels
    forces = []
    for side, level in zip(game.sides, before, strict=True):
        forces.append(
            {
                place: {
                    "squads": dict(side.force[place]),
                    "lost": dict(side.lost.get(place, {})),
                    "level": levels[level[place]],
                    "after": levels[side.units[place].level],
                }
                for place in sorted(side.force, key=order)
            }
        )
    return {
        "kind": battle.kind,
        "means": battle.means,
        "reason": battle.reason,
        "proposal": proposed[0],
        "proposed": proposed[1],
        "outcome": outcome[0],
        "winner": outcome[1],
        "attacker": battle.attacker,
        "namer": battle.namer,
        "turns": battle.turn,
        "momentum": game.momentum,
        "holder": game.holder,
        "caps": [game.cap(0), game.cap(1)],
        "kills": [killed for killed, _ in points],
        "objective": [taken for _, taken in points],
        "before": [side.pool_before for side in game.sides],
        "after": [side.pool for side in game.sides],
        "rolls": [number for roll in battle.rolls for number in roll],
        "held": list(battle.held),
        "numbers": list(battle.numbers),
        "disbanded": [side.disbanded for side in game.sides],
        "bought": [{place: dict(squads) for place, squads in side.bought.items()} for side in game.sides],
        "force": forces,
    }


def next_battle(game: Game) -> None:
    """Name the next battle: 0 a Counterattack, 1 an Advance, more an Assault of the side that has the momentum."""
    kind = ("counterattack", "advance", "assault")[min(2, game.momentum)]
    game.battle = Battle(kind, game.holder)
    game.battle.held = [None] * game.features
    for side in game.sides:
        side.pool_before = side.pool
        side.disbanded, side.bought, side.force, side.lost = [], {}, {}, {}


def settle(game: Game) -> None:
    """End the campaign after its last battle (CA-WIN-02 to CA-WIN-07)."""
    first, second = (final_points(game, seat) for seat in (0, 1))
    wins = [side.wins for side in game.sides]
    mark = game.rules["final_vp_threshold"]
    if wins[0] != wins[1]:
        winner = 0 if wins[0] > wins[1] else 1
        if (first, second)[winner] >= mark:
            game.finish("CA-WIN-02", "decisive", winner)
        game.finish("CA-WIN-03", "marginal", winner)
    if abs(first - second) >= mark and first != second:
        game.finish("CA-WIN-04", "marginal", 0 if first > second else 1)
    game.finish("CA-WIN-05", "draw", None)
