"""What a battle is worth: kills, objective, the outcome that follows from the points; and the next battle's type."""

from mypy_extensions import i64

from wartable.titles.campaign.codes.things import DECISIVE, DRAW, MARGINAL, NOBODY
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.vocabulary import ASSAULT, COUNTERATTACK, PLACES


class Reckoning:
    """The points of both sides in a battle, and the outcome that they propose (CA-RULING-26)."""

    def __init__(self, p: Position, lost: list[int], start: i64, held: list[int], held_at: i64) -> None:
        """Reckon with the losses of a list from `start` on and the features held of another from `held_at` on."""
        self.kills: list[int] = [0, 0]
        self.objective: list[int] = [0, 0]
        self.points: list[int] = [0, 0]
        destroyed: list[int] = [0, 0]  # at Recruits prices, by the side that lost it
        for side in range(2):
            for place in range(PLACES):
                squads: i64 = lost[start + side * PLACES + place]
                if squads != 0:
                    self.kills[1 - side] += int(p.cost_of(side, squads, p.level[side * PLACES + place]))
                    destroyed[side] += int(p.cost_of(side, squads, 0))
        scorer = taker(p, held, held_at)
        if scorer >= 0:
            self.objective[scorer] = int(p.kit.objective_points)
        elif p.kind == COUNTERATTACK and p.kit.destruction_scores:
            for side in range(2):
                if halved(p, destroyed, 1 - side) and not halved(p, destroyed, side):
                    self.objective[side] = int(p.kit.objective_points)
        for side in range(2):
            self.points[side] = self.kills[side] + self.objective[side]
        self.proposal: i64 = level_of(p, self.points)
        self.proposed: i64 = NOBODY
        if self.proposal != DRAW:
            self.proposed = 0 if self.points[0] > self.points[1] else 1


def level_of(p: Position, points: list[int]) -> i64:
    """CA-RULING-26: draw, marginal or decisive, by the difference of the points."""
    margin: i64 = abs(points[0] - points[1])
    whole: i64 = max(points[0], points[1]) if p.kit.share_of_larger else p.kit.counterattack_cap
    if margin == 0 or margin * 1000 < p.kit.draw_below * whole:
        return DRAW
    return MARGINAL if margin * 1000 < p.kit.decisive_from * whole else DECISIVE


def taker(p: Position, held: list[int], held_at: i64) -> i64:
    """CA-RULING-27, CA-RULING-28: who scores the objective; nobody in a Counterattack."""
    features = p.features()
    if features == 0:
        return NOBODY
    for side in range(2):
        controls: i64 = 0
        for feature in range(features):
            if held[held_at + feature] == side + 1:
                controls += 1
        enough = controls == features if p.kit.all_features else controls * 2 > features
        if enough and (side == p.attacker or p.kit.controller_scores):
            return side
    return NOBODY


def halved(p: Position, destroyed: list[int], side: i64) -> bool:
    """Return whether a side lost at least half of the points that it fielded."""
    return destroyed[side] * 2 >= force_cost(p, side)


def force_cost(p: Position, side: i64) -> i64:
    """CA-COST-02: what the force of a side counts against the cap, at Recruits prices."""
    total: i64 = 0
    for at in range(side * PLACES, (side + 1) * PLACES):
        squads: i64 = p.force[at]
        if squads != 0:
            total += p.cost_of(side, squads, 0)
    return total


def note_momentum(p: Position, outcome: i64, winner: i64) -> None:
    """Give the momentum to whom a result gives it; the battle in hand is the one just fought."""
    held: i64 = p.momentum if winner >= 0 and p.holder == winner else 0
    marginals: i64 = p.marginals[winner] if winner >= 0 else 0
    value = p.kit.momentum_after(p.kind, winner == p.attacker, outcome if winner >= 0 else DRAW, held, marginals)
    p.holder = winner if value > 0 else NOBODY
    p.momentum = value


def set_type(p: Position) -> None:
    """CA-TYP-02 to CA-TYP-07: the type of the next battle, and who attacks."""
    p.kind = min(p.momentum, ASSAULT)
    p.attacker = p.holder
