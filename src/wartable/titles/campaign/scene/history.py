"""The course of a war from public facts: units after every battle, and what a result would lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wartable.titles.campaign.codes.things import DRAW, MARGINAL
from wartable.titles.campaign.vocabulary import ASSAULT, ATTACKER, DEFENDER, TYPES

if TYPE_CHECKING:
    from wartable.titles.campaign.kit import CampaignKit
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import BattleView, CampaignView, Squads

Standing = dict[int, dict[int, int]]
"""By place the squads of each entry."""


class Course:
    """One side's army after each battle, from the start on. `fought` says which units took the field."""

    def __init__(self, kit: CampaignKit, view: CampaignView, seat: int) -> None:
        self.kit = kit
        side = view.sides[seat]
        standing: Standing = {unit.place: counted(unit.start) for one in side.formations for unit in one.units}
        levels = dict.fromkeys(standing, 0)
        self.strength = [self.cost(standing)]
        self.levels = [dict(levels)]
        self.standing = [copied(standing)]
        self.fought: list[set[int]] = [set()]
        self.losses: dict[str, int] = {}
        words = {unit.word: unit.place for one in side.formations for unit in one.units}
        for battle in view.battles:
            self.add(battle, seat, standing, levels, words)

    def add(
        self, battle: BattleView, seat: int, standing: Standing, levels: dict[int, int], words: dict[str, int]
    ) -> None:
        """One more battle: disbandings, purchases, losses, training."""
        side = battle.sides[seat]
        for word in side.disbanded:
            standing[words[word]] = {}
        for word, bought in side.bought:
            change(standing[words[word]], bought, 1)
        for unit in side.force:
            change(standing[unit.place], unit.lost, -1)
            if unit.after >= 0:
                levels[unit.place] = unit.after
            for one in unit.lost:
                arm = int(self.kit.arm[one.row])
                key = str(arm)
                self.losses[key] = self.losses.get(key, 0) + one.count * int(self.kit.price[one.row * self.kit.levels])
        self.strength.append(self.cost(standing))
        self.levels.append(dict(levels))
        self.standing.append(copied(standing))
        self.fought.append({unit.place for unit in side.force})

    def cost(self, standing: Standing) -> int:
        """Return what stands, at Recruits prices."""
        return sum(
            count * int(self.kit.price[row * self.kit.levels])
            for unit in standing.values()
            for row, count in unit.items()
        )

    def share(self, battle: int) -> int:
        """Return the strength after a battle, in per cent of the start."""
        return round(100 * self.strength[battle] / max(self.strength[0], 1))

    def trained(self, battle: int) -> list[int]:
        """Return how many units have each level after a battle."""
        found = [0] * int(self.kit.levels)
        for level in self.levels[battle].values():
            found[level] += 1
        return found


def counted(squads: tuple[Squads, ...]) -> dict[int, int]:
    """Squads by entry."""
    return {one.row: one.count for one in squads}


def change(unit: dict[int, int], squads: tuple[Squads, ...], sign: int) -> None:
    """Add squads to a unit, or take them away."""
    for one in squads:
        unit[one.row] = unit.get(one.row, 0) + sign * one.count


def copied(standing: Standing) -> Standing:
    """Return the same standing, to be kept."""
    return {place: dict(unit) for place, unit in standing.items()}


class Follows(NamedTuple):
    """What a result leads to, in words, with its clause; `decides` if it may be the campaign's last word."""

    text: str
    clause: str
    decides: bool


def follows(desk: CampaignTable, outcome: int, winner: int) -> Follows:
    """What comes after the battle in hand if it ends so; `winner` is -1 for a draw."""
    view, battle = desk.view, desk.view.battle
    assert battle is not None
    wins = [side.wins + (side.seat == winner) for side in view.sides]
    played, planned = view.played + 1, view.planned
    threshold = desk.clerk.figure(int(desk.kit.final_threshold))
    if played < planned:
        if winner >= 0 and wins[winner] * 2 > planned:
            return Follows(desk("scene-follows-won", side=desk.clerk.side(winner)), "CA-WIN-01", True)
        return _next_battle(desk, battle, outcome, winner, wins)
    if wins[0] == wins[1]:
        return Follows(desk("scene-follows-even", points=threshold), "CA-WIN-04", True)
    leader = desk.clerk.side(0 if wins[0] > wins[1] else 1)
    return Follows(desk("scene-follows-settled", side=leader, points=threshold), "CA-WIN-02", True)


def _next_battle(desk: CampaignTable, battle: BattleView, outcome: int, winner: int, wins: list[int]) -> Follows:
    """The type, attacker and caps of the battle after this one, and whether it may end the campaign."""
    view, kit, figure = desk.view, desk.kit, desk.clerk.figure
    held = view.momentum if winner >= 0 and view.holder == winner else 0
    marginals = view.sides[winner].marginal_wins + (outcome == MARGINAL) if winner >= 0 else 0
    level = outcome if winner >= 0 else DRAW
    value = kit.momentum_after(TYPES.index(battle.type), winner == battle.attacker, level, held, marginals)
    kind = min(int(value), ASSAULT)
    first, second = (figure(int(kit.cap[kind * 2 + part])) for part in (ATTACKER, DEFENDER))
    side = desk.clerk.side(winner) if value else "none"
    text = desk("scene-follows-battle", type=desk(f"type-{TYPES[kind]}"), side=side, first=first, second=second)
    near = view.played + 2 < view.planned and any((won + 1) * 2 > view.planned for won in wins)
    return Follows(f"{text} {desk('scene-follows-near')}" if near else text, "CA-WIN-01" if near else "CA-TYP-01", near)
