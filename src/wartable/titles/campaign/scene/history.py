"""The course of a war from public facts: strength and training of each unit after every battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wartable.titles.campaign.kit import CampaignKit
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
        """What stands, at Recruits prices."""
        return sum(
            count * int(self.kit.price[row * self.kit.levels])
            for unit in standing.values()
            for row, count in unit.items()
        )

    def share(self, battle: int) -> int:
        """The strength after a battle, in per cent of the start."""
        return round(100 * self.strength[battle] / max(self.strength[0], 1))

    def trained(self, battle: int) -> list[int]:
        """How many units have each level after a battle."""
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
    """The same standing, to be kept."""
    return {place: dict(unit) for place, unit in standing.items()}
