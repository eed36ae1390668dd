"""What squads are worth in the next battle: the points that they destroy less a share of those that they lose.

It is figured from the resolver's own chances against the enemy's army, which both sides see, without drawing anything.
"""

from typing import Final

from mypy_extensions import i64

from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.squads import entries_of
from wartable.titles.campaign.resolver import FARTHEST, WHOLE
from wartable.titles.campaign.vocabulary import ASSAULT, ATTACKER, DEFENDER, ENTRIES, PLACES

TURNS: Final = 9  # about how long a battle lasts
LOSS_SHARE: Final = 40  # per cent of what is lost that counts: the enemy fires as often at others


class Army:
    """The squads of one side that stand, by entry."""

    def __init__(self, p: Position, seat: i64) -> None:
        kit = p.kit
        self.entry: list[i64] = []  # with its nation
        self.count: list[i64] = []
        self.hit: list[i64] = []  # the mean hit chance of these squads
        self.training: list[i64] = []  # and how hard they are to kill
        where: list[i64] = [-1] * ENTRIES
        for place in range(PLACES):
            at = seat * PLACES + place
            if p.now[at] == 0:
                continue
            level = p.level[at]
            for entry in entries_of(p.now[at]):
                if where[entry] < 0:
                    where[entry] = len(self.entry)
                    self.entry.append(p.row(seat, entry))
                    self.count.append(0)
                    self.hit.append(0)
                    self.training.append(0)
                row = where[entry]
                self.count[row] += 1
                self.hit[row] += kit.model.hit[level]
                self.training[row] += kit.model.training[level]
        for row in range(len(self.entry)):
            self.hit[row] //= self.count[row]
            self.training[row] //= self.count[row]


class Worth:
    """What a side's entries are worth against the enemy's army in the battle in hand."""

    def __init__(self, p: Position, seat: i64) -> None:
        self.p = p
        self.kit: CampaignKit = p.kit
        self.seat = seat
        self.nation: i64 = p.nation[seat]
        self.own = Army(p, seat)
        self.enemy = Army(p, 1 - seat)
        self.attacks: list[i64] = [-1] * ENTRIES  # points destroyed for a hit chance of WHOLE; -1: not figured yet
        self.suffers: list[i64] = [-1] * ENTRIES  # chance to be lost, in 1/WHOLE, at the training of Recruits
        self.totals: list[i64] = []  # weights of this side's army for each enemy shooter and distance

    def cover(self, side: i64, entry: i64) -> i64:
        """Return the cover of an entry of a side."""
        part = ATTACKER if self.p.attacker < 0 or self.p.attacker == side else DEFENDER
        return self.kit.model.cover[(self.p.kind * 2 + part) * 2 + self.kit.armoured[entry]]

    def value(self, entry: i64, level: i64) -> i64:
        """Return what a squad of an entry is worth at a level, in points."""
        model = self.kit.model
        if self.attacks[entry] < 0:
            self.attacks[entry] = self.attack(self.nation * ENTRIES + entry)
            self.suffers[entry] = self.suffer(self.nation * ENTRIES + entry)
        gain = self.attacks[entry] * model.hit[level] // WHOLE
        falls = min(self.suffers[entry] * model.training[level] // WHOLE, WHOLE)
        if self.p.kind == ASSAULT and self.p.attacker == self.seat:
            # The objective is taken by what is still in action at the end, at Recruits prices.
            return max(gain + (WHOLE - falls) * self.kit.cost(self.nation, entry, 0) // WHOLE, 1)
        lost = falls * self.kit.cost(self.nation, entry, level) // WHOLE
        return max(gain - lost * LOSS_SHARE // 100, 1)

    def attack(self, entry: i64) -> i64:
        """Return the points that a squad destroys in a battle, if every shot hit."""
        model, enemy = self.kit.model, self.enemy
        total: i64 = 0
        for turn in range(1, TURNS + 1):
            distance = model.distance_of(turn, entry)
            weights: i64 = 0
            points: i64 = 0
            for row in range(len(enemy.entry)):
                target = enemy.entry[row]
                kill = model.kill(entry, target, distance)
                share = kill // 100
                weight = enemy.count[row] * share * share * model.cost[target]
                weights += weight
                kill = kill * self.cover(1 - self.seat, target) // WHOLE * enemy.training[row] // WHOLE
                points += weight // 100 * kill // WHOLE * model.cost[target]
            if weights >= 100:
                total += points // (weights // 100)
        return total

    def suffer(self, entry: i64) -> i64:
        """Return the chance that a squad is lost in a battle, in 1/WHOLE; it may exceed WHOLE."""
        model, enemy = self.kit.model, self.enemy
        cover = self.cover(self.seat, entry)
        total: i64 = 0
        for row in range(len(enemy.entry)):
            shooter = enemy.entry[row]
            for turn in range(1, TURNS + 1):
                distance = model.distance_of(turn, shooter)
                kill = model.kill(shooter, entry, distance)
                weights = self.weights(row, distance)
                if kill == 0 or weights == 0:
                    continue
                share = kill // 100
                shots = enemy.count[row] * share * share * model.cost[entry] * 1000 // weights
                total += shots * enemy.hit[row] // WHOLE * kill // 1000 * cover // WHOLE
        return total

    def weights(self, shooter: i64, distance: i64) -> i64:
        """Return the weights of this side's whole army as an enemy's target."""
        model, own = self.kit.model, self.own
        if len(self.totals) == 0:
            self.totals = [-1] * (len(self.enemy.entry) * (FARTHEST + 1))
        at = shooter * (FARTHEST + 1) + distance
        if self.totals[at] < 0:
            total: i64 = 0
            for row in range(len(own.entry)):
                share = model.kill(self.enemy.entry[shooter], own.entry[row], distance) // 100
                total += own.count[row] * share * share * model.cost[own.entry[row]]
            self.totals[at] = total
        return self.totals[at]
