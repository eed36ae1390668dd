"""What each type is worth for its price: `python -m tests.titles.campaign.worth 84000 [first seed]`.

It prints the tables of docs/campaign.md, one in each language, and all types.
Random armies of Recruits fight Counterattacks of all years. The difference in points destroyed is laid by least squares
on the points that each side fielded of each type and on both dice of fortune: what a point of a type adds, beside what
a point adds on the mean. A type is worth the price at which its points would add just the mean.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from tests.titles.campaign.bots import YEARS
from tests.titles.campaign.curves import army
from tests.titles.campaign.kits import kit_of
from wartable.core.rules.chance import Seeded
from wartable.titles import read_pack
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.pack import SCHEMA
from wartable.titles.campaign.pack.schema import SCALE_FILE, catalogue_of
from wartable.titles.campaign.resolver import ROW, resolve
from wartable.titles.campaign.vocabulary import COUNTERATTACK, ENTRIES, HQ_ARM

# Forces differ in size, or a point of everything would be worth nothing beside a point of anything else.
LEAST, SPREAD = 85, 31  # per cent of the cap
# How far a type may well lie from the mean: those that are hardly ever fielded are drawn to it.
PRIOR = 0.15
FACES = 6


@dataclass
class Battle:
    """A battle as the fit needs it; points are shares of the cap, those of the second side count negative."""

    margin: float = 0.0  # points that the first side destroyed less those that it lost
    fortune: tuple[int, int] = (0, 0)
    fielded: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # by type
    brought: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # by type, both sides together
    lost: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def battles(count: int, seed: int) -> Iterator[Battle]:
    """Battles of random armies, year after year."""
    kits = [kit_of(year=year) for year in YEARS]
    for number in range(seed, seed + count):
        yield fight(kits[number % len(YEARS)], Seeded(number))


def fight(kit: CampaignKit, luck: Seeded) -> Battle:
    """One battle; types are named by nation and word."""
    cap = int(kit.counterattack_cap)
    forces = [army(kit, cap * (LEAST + luck.below(SPREAD)) // 100, 0, luck) for _ in range(2)]
    fought = resolve(kit.model, COUNTERATTACK, -1, forces, luck)
    found = Battle(fortune=(int(fought.fortune[0]), int(fought.fortune[1])))
    for side, sign in ((0, 1), (1, -1)):
        for row, gone in enumerate(fought.lost[side]):
            entry, _, squads = forces[side][row * ROW + 1 : row * ROW + ROW]
            cost, kind = int(kit.model.cost[entry]) / cap, name(kit, entry)
            found.margin -= sign * int(gone) * cost
            found.fielded[kind] += sign * squads * cost
            found.brought[kind] += squads * cost
            found.lost[kind] += int(gone) * cost
    return found


def name(kit: CampaignKit, entry: int) -> str:
    """The type of an entry: HQs of a nation are one, since they are bought for what they lead."""
    nation = kit.nations[entry // ENTRIES]
    return f"{nation} HQ" if kit.arm[entry] == HQ_ARM else f"{nation} {kit.words[entry]}"


class Fit:
    """Least squares by the normal equations: the mean worth of a point, then by type the worth of its price."""

    def __init__(self, rows: list[Battle]) -> None:
        self.types = sorted({each for row in rows for each in row.brought})
        self.number = {each: at + 1 + FACES for at, each in enumerate(self.types)}
        size = len(self.types) + 1 + FACES
        self.matrix = [[0.0] * size for _ in range(size)]
        self.vector = [0.0] * size
        for row in rows:
            self.add(row)
        noise = self.spread(rows)
        for at in range(1, 1 + FACES):
            self.matrix[at][at] += 1e-6  # one face of six says nothing that the others do not
        for at in range(1 + FACES, size):
            self.matrix[at][at] += noise / PRIOR**2
        found = self.solve()
        self.mean = found[0]
        self.worth: dict[str, float] = {}
        self.error: dict[str, float] = {}
        for each, at in self.number.items():
            lost = sum(row.lost.get(each, 0.0) for row in rows) / sum(row.brought.get(each, 0.0) for row in rows)
            # What it destroys does not change with its price, what it loses does.
            self.worth[each] = (self.mean + found[at] + lost) / (self.mean + lost)
            self.error[each] = sqrt(noise * inverse(self.matrix, at)) / (self.mean + lost)

    def cells(self, row: Battle) -> list[tuple[int, float]]:
        """The columns of a battle: all points, the faces of both dice, the points of each type."""
        found = [(0, sum(row.fielded.values()))]
        if row.fortune[0] != row.fortune[1]:
            found += [(row.fortune[0], 1.0), (row.fortune[1], -1.0)]
        return found + [(self.number[each], points) for each, points in row.fielded.items()]

    def add(self, row: Battle) -> None:
        """Add a battle to the equations."""
        cells = self.cells(row)
        for one, points in cells:
            self.vector[one] += points * row.margin
            line = self.matrix[one]
            for other, more in cells:
                line[other] += points * more

    def spread(self, rows: list[Battle]) -> float:
        """About the variance that neither size nor fortune explains; the prior is weighed against it."""
        dice, sizes = defaultdict[tuple[int, int], list[float]](list), 0.0
        squares = sum(sum(row.fielded.values()) ** 2 for row in rows)
        slope = sum(sum(row.fielded.values()) * row.margin for row in rows) / squares
        for row in rows:
            dice[row.fortune].append(row.margin - slope * sum(row.fielded.values()))
        for rest in dice.values():
            mean = sum(rest) / len(rest)
            sizes += sum((each - mean) ** 2 for each in rest)
        return sizes / len(rows)

    def solve(self) -> list[float]:
        """The coefficients by Cholesky's method, whose factor takes the matrix's place."""
        size, low = len(self.vector), self.matrix
        for i in range(size):
            line = low[i]
            for j in range(i + 1):
                other = low[j]
                rest = line[j] - sum(a * b for a, b in zip(line[:j], other[:j], strict=True))
                line[j] = sqrt(rest) if i == j else rest / other[j]
        found = self.vector[:]
        for i in range(size):
            found[i] = (found[i] - sum(low[i][k] * found[k] for k in range(i))) / low[i][i]
        for i in reversed(range(size)):
            found[i] = (found[i] - sum(low[k][i] * found[k] for k in range(i + 1, size))) / low[i][i]
        return found


def inverse(low: list[list[float]], at: int) -> float:
    """One element of the diagonal of the inverse, of a matrix by its Cholesky factor."""
    column = [0.0] * len(low)
    for i in range(at, len(low)):
        known = 1.0 if i == at else 0.0
        column[i] = (known - sum(low[i][k] * column[k] for k in range(at, i))) / low[i][i]
    return sum(each * each for each in column)


NEAR = 0.1  # this close to its price a type is called well priced


def table(fit: Fit, lang: str) -> Iterator[str]:
    """A row for each nation: its types, how many are worth about their price, the least and the most worth."""
    pack = read_pack("wartable.titles.campaign", None, SCHEMA)
    for nation in pack[SCALE_FILE]["nations"]:
        catalogue = pack[catalogue_of(nation)]
        names = {f"{nation} {unit['id'].removeprefix(nation + '_')}": unit["name"][lang] for unit in catalogue["units"]}
        types = sorted((each for each in fit.types if each in names), key=fit.worth.__getitem__)
        near = sum(abs(fit.worth[each] - 1) <= NEAR for each in types)
        ends = [f"{names[each]} {fit.worth[each]:.2f} ± {1.96 * fit.error[each]:.2f}" for each in (types[0], types[-1])]
        if lang == "it":
            ends = [re.sub(r"(?<=\d)\.(?=\d\d)", ",", end) for end in ends]
        yield f"| {catalogue['nation']['name'][lang]} | {len(types)} | {near} | " + " | ".join(ends) + " |"


def main(count: int, seed: int) -> None:
    """Print the tables, then all types, the worst bargains first."""
    fit = Fit(list(battles(count, seed)))
    print(f"{count} battles; a point adds {fit.mean:.2f}")
    for lang in ("en", "it"):
        print("\n".join(table(fit, lang)))
    for each in sorted(fit.types, key=fit.worth.__getitem__):
        print(f"{each}: {fit.worth[each]:.2f} ± {1.96 * fit.error[each]:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
