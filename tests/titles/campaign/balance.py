"""How balanced the campaign is when its bot plays itself: `python -m tests.titles.campaign.balance 600 [first seed]`.

Nations, styles and years take turns; the tables are those of docs/campaign.md.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from typing import Any

from tests.titles.campaign.bots import YEARS, by, played
from tests.titles.campaign.kits import kit_of
from wartable.core.rules.chance import Seeded
from wartable.titles.campaign.bot.lists import STYLES
from wartable.titles.campaign.bot.player import Manner
from wartable.titles.campaign.codes.things import DECISIVE
from wartable.titles.campaign.position.battle import FORCE
from wartable.titles.campaign.position.squads import entries_of
from wartable.titles.campaign.position.state import CampaignState
from wartable.titles.campaign.vocabulary import PLACES, TYPES

LENGTHS = (3, 5, 7)


def campaigns(count: int, seed: int) -> Iterator[dict[str, Any]]:
    """Campaigns one after the other: years and pairs of nations take turns, styles and lengths are drawn."""
    for number in range(seed, seed + count):
        year, turn, luck = YEARS[number % len(YEARS)], number // len(YEARS), Seeded(number)
        of_year = kit_of(year=year)
        names = [name for name, there in zip(of_year.nations, of_year.nation_open, strict=True) if there]
        pairs = list(permutations(names, 2))
        first, second = pairs[turn % len(pairs)]
        styles = [luck.below(len(STYLES)), luck.below(len(STYLES))]
        length = LENGTHS[luck.below(len(LENGTHS))]
        kit = kit_of(year=year, battles="auto", nation_1=first, nation_2=second, battles_planned=length)
        p = played(kit, (by(Manner(style=styles[0])), by(Manner(style=styles[1]))), number)
        yield {"year": year, "nations": [first, second], "styles": styles, **told(p)}


def told(p: CampaignState) -> dict[str, Any]:
    """What the tables need of a campaign."""
    battles = []
    for battle in p.battles:
        fielded, lost = [0, 0], [0, 0]
        for at in range(0, len(battle.force), FORCE):
            side = battle.force[at] // PLACES
            fielded[side] += int(p.cost_of(side, battle.force[at + 1], 0))
            lost[side] += int(p.cost_of(side, battle.force[at + 2], 0))
        row = [int(battle.kind), int(battle.attacker), int(battle.winner), int(battle.outcome), int(battle.turns)]
        battles.append([*row, fielded, lost])
    words = {
        p.kit.keys[p.row(side, entry)].removeprefix("unit-")
        for side in range(2)
        for squads in p.start[side * PLACES : (side + 1) * PLACES]
        for entry in entries_of(squads)
    }
    return {
        "won": int(p.won),
        "victory": int(p.victory),
        "planned": int(p.kit.battles),
        "battles": battles,
        "units": sorted(words),
    }


class Share:
    """Wins and half of the draws, of so many."""

    def __init__(self) -> None:
        self.points, self.count = 0.0, 0

    def add(self, points: float) -> None:
        self.points += points
        self.count += 1

    def __str__(self) -> str:
        """The share in per cent with the half width of its 95% interval."""
        share = self.points / self.count if self.count else 0.0
        return f"{100 * share:.0f} ± {196 * sqrt(share * (1 - share) / max(self.count, 1)):.0f}"


def report(rows: list[dict[str, Any]]) -> Iterator[str]:
    """The tables."""
    nations: dict[Any, Share] = defaultdict(Share)
    styles: dict[Any, Share] = defaultdict(Share)
    kinds: dict[Any, Share] = defaultdict(Share)
    early, first, units = Share(), Share(), set()
    for row in rows:
        units |= set(row["units"])
        for side in range(2):
            points = 0.5 if row["won"] < 0 else float(row["won"] == side)
            nations[row["nations"][side], row["year"]].add(points)
            nations[row["nations"][side], "all"].add(points)
            if row["styles"][0] != row["styles"][1]:
                styles[row["styles"][side], row["styles"][1 - side]].add(points)
        early.add(float(len(row["battles"]) < row["planned"]))
        if row["battles"][0][2] >= 0:
            first.add(float(row["battles"][0][2] == row["won"]))
        for kind, attacker, winner, outcome, turns, fielded, lost in row["battles"]:
            kinds[TYPES[kind], "drawn"].add(float(winner < 0))
            kinds[TYPES[kind], "decisive"].add(float(outcome == DECISIVE))
            kinds[TYPES[kind], "losses"].add(sum(lost) / max(sum(fielded), 1))
            kinds[TYPES[kind], "turns"].add(turns / 100)
            if attacker >= 0:
                kinds[TYPES[kind], "attacker"].add(float(winner == attacker))
    yield f"{len(rows)} campaigns"
    for name in dict.fromkeys(name for name, _ in nations):
        cells = [str(nations[name, year]) if (name, year) in nations else "-" for year in ("all", *YEARS)]
        yield f"| {name} | " + " | ".join(cells) + " |"
    for (one, other), share in sorted(styles.items()):
        if one < other:
            yield f"{STYLES[one]} against {STYLES[other]}: {share}"
    for key, share in sorted(kinds.items()):
        yield f"{' '.join(key)}: {share} of {share.count}"
    yield f"early end: {early}; winner of battle 1 wins: {first}; units bought: {len(units)}"


def main(count: int, seed: int) -> None:
    """Play, write each campaign as a line of JSON to the standard error, and print the tables."""
    rows = []
    for row in campaigns(count, seed):
        rows.append(row)
        print(json.dumps(row), file=sys.stderr, flush=True)
    print("\n".join(report(rows)))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
