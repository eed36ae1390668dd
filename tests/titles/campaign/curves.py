"""The resolver in numbers: points, training, cover, losses. `python -m tests.titles.campaign.curves 400` tells."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from tests.titles.campaign.kits import kit_of
from wartable.core.rules.chance import Seeded
from wartable.titles.campaign.bot.lists import STYLES, Muster
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.resolver import ROW, WHOLE, resolve
from wartable.titles.campaign.vocabulary import ADVANCE, ASSAULT, COUNTERATTACK, DEFENDER, ENTRIES, TYPES


def army(kit: CampaignKit, points: int, level: int, luck: Seeded) -> list[int]:
    """A force of any nation and style for so many points, all at one level."""
    nations = [nation for nation, there in enumerate(kit.nation_open) if there]
    nation = nations[luck.below(len(nations))]
    muster = Muster(kit, nation, luck.below(len(STYLES)), luck)
    muster.left = points
    muster.build()
    rows: list[int] = []
    for place, squads in enumerate(muster.squads):
        for entry in sorted(set(squads)):
            rows += [place, nation * ENTRIES + entry, level, squads.count(entry)]
    return rows


@dataclass
class Tally:
    """How battles went for the first side."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    decisive: int = 0
    turns: int = 0
    losses: list[float] = field(default_factory=lambda: [0.0, 0.0])  # shares of the Recruits points fielded

    @property
    def count(self) -> int:
        return self.won + self.lost + self.drawn

    def __str__(self) -> str:
        shares = [round(100 * part / self.count) for part in (self.won, self.drawn, self.lost, self.decisive)]
        losses = [round(100 * loss / self.count) for loss in self.losses]
        return (
            f"won {shares[0]}, drawn {shares[1]}, lost {shares[2]}, decisive {shares[3]} per cent; "
            f"losses {losses[0]} and {losses[1]} per cent; {self.turns / self.count:.1f} turns"
        )


def battles(
    count: int,
    kind: int,
    points: tuple[int, int],
    levels: tuple[int, int] = (0, 0),
    year: int = 1943,
    cover: int | None = None,
) -> Tally:
    """Battles between random armies; the first side attacks. Outcomes are those of CA-RULING-26.

    `cover` is the per cent of its kill chance that a hit keeps on the second side of a Counterattack.
    """
    kit, tally = kit_of(year=year), Tally()
    attacker = -1 if kind == COUNTERATTACK and cover is None else 0
    if cover is not None:
        # A Counterattack has no defender: the cover of one stands in its table, and no other battle reads it.
        at = (kind * 2 + DEFENDER) * 2
        kit.model.cover[at : at + 2] = [cover * WHOLE // 100] * 2
    for number in range(count):
        luck = Seeded(number * 64 + year)
        forces = [army(kit, points[side], levels[side], luck) for side in range(2)]
        battle = resolve(kit.model, kind, attacker, forces, luck)
        kills = [0, 0]
        for side in range(2):
            fielded = lost = 0
            for row, gone in enumerate(battle.lost[side]):
                entry, level, squads = forces[side][row * ROW + 1 : row * ROW + ROW]
                kills[1 - side] += gone * kit.price[entry * kit.levels + level]
                fielded += squads * kit.model.cost[entry]
                lost += gone * kit.model.cost[entry]
            tally.losses[side] += lost / fielded
        kills[0] += kit.objective_points if battle.taken else 0
        margin, draw = (kills[0] - kills[1]) * 1000 / int(kit.counterattack_cap), int(kit.draw_below)
        tally.turns += battle.turns
        tally.won += margin >= draw
        tally.lost += -margin >= draw
        tally.drawn += abs(margin) < draw
        tally.decisive += abs(margin) >= int(kit.decisive_from)
    return tally


def main(count: int) -> None:
    """Print the curves."""
    for more in (0, 5, 10, 20, 30, 50):
        print(f"{more} per cent more points:", battles(count, COUNTERATTACK, (6000 + 60 * more, 6000)))
    for level, name in enumerate(kit_of().level_words):
        print(f"{name} against recruits:", battles(count, COUNTERATTACK, (6000, 6000), (level, 0)))
    for cover in (100, 80, 60, 40, 20):
        print(
            f"hits on the second side keep {cover} per cent:", battles(count, COUNTERATTACK, (6000, 6000), cover=cover)
        )
    for kind, points in ((ADVANCE, (6750, 5250)), (ASSAULT, (8000, 4000))):
        print(f"{TYPES[kind]}:", battles(count, kind, points))


if __name__ == "__main__":
    main(int(sys.argv[1]))
