"""The resolver: a battle fought by the program, in whole numbers, so that every build fights the same one.

Chances are in 1/10000; factors are applied one after the other as value * factor // 10000. A force is flat rows of
ROW ints: place, entry (nation * ENTRIES + entry), level, elements, ascending by place, then by entry. A row is a group.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.titles.campaign.vocabulary import COUNTERATTACK, DESTROYED, DICE, HQ_UNIT, UNITS

ROW: Final = 4
COURSE: Final = 5  # a row of a battle's course: turn, what happened, side, row of the force, elements
KILLED: Final = 0
WITHDREW: Final = 1

WHOLE: Final = 10_000
LAST_FIXED_TURN: Final = 8  # CA-LEN-05: the end of this turn and of each later one asks the dice
ENDS_ABOVE: Final = 6  # CA-LEN-07
INDIRECT: Final = 5  # the range of fire over any distance
FARTHEST: Final = 4


class BattleModel:
    """The numbers of the battle, by level, distance, type and cover, and the profiles of all entries."""

    def __init__(self) -> None:
        self.distance: list[i64] = []  # of each turn; the last holds for all later turns
        self.fortune: list[i64] = []  # by face of a side's die
        self.hit: list[i64] = []  # by level
        self.training: list[i64] = []  # by level of the target
        self.withdraws: list[i64] = []  # by level
        self.withdraws_at: i64 = 0  # per cent of the elements that a platoon began with
        self.hq_bonus: i64 = WHOLE
        self.soft_attack: i64 = 0
        self.soft_defence: i64 = 0
        self.base: i64 = 0
        self.step: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.close_bonus: i64 = 0
        self.range_factor: list[i64] = []  # by distance - 1
        self.indirect: i64 = WHOLE
        self.hidden_from_indirect: i64 = WHOLE
        self.hidden_when_close: i64 = WHOLE
        self.recon: i64 = WHOLE
        self.crew_served: i64 = WHOLE
        self.cover: list[i64] = []  # by (type * 2 + part) * 2 + armoured
        self.objective: list[i64] = []  # by type, per cent of the defender's cost in action; 0: none
        self.soft: list[i64] = []  # from here on by entry
        self.hard: list[i64] = []
        self.defence: list[i64] = []
        self.armoured: list[i64] = []
        self.range: list[i64] = []
        self.mobility: list[i64] = []
        self.is_squad: list[i64] = []
        self.is_recon: list[i64] = []
        self.cost: list[i64] = []  # at Recruits

    def distance_of(self, turn: i64, shooter: i64) -> i64:
        """Return the distance at which an entry fights in a turn: the fast are one nearer."""
        last: i64 = len(self.distance)
        far = self.distance[min(turn, last) - 1]
        return max(far - 1, 1) if self.mobility[shooter] >= 4 else far

    def kill(self, shooter: i64, target: i64, distance: i64) -> i64:
        """Return the chance that a hit kills, with all factors but cover and training; 0: it cannot be fired on."""
        indirect = self.range[shooter] == INDIRECT
        if not indirect and self.range[shooter] < distance:
            return 0
        chance = (
            self.on_armour(shooter, target, distance) if self.armoured[target] == 1 else self.on_soft(shooter, target)
        )
        chance = chance * (self.indirect if indirect else self.range_factor[distance - 1]) // WHOLE
        if self.range[target] == INDIRECT:
            if indirect:
                chance = chance * self.hidden_from_indirect // WHOLE
            elif distance == 1 and self.mobility[shooter] >= 1:
                chance = chance * self.hidden_when_close // WHOLE
            else:
                return 0
        if self.is_recon[shooter] == 1:
            chance = chance * self.recon // WHOLE
        if distance == 1 and self.crew_serves(target):
            chance = chance * self.crew_served // WHOLE
        return chance

    def on_soft(self, shooter: i64, target: i64) -> i64:
        """Return the bare chance against a soft target."""
        attack = self.soft_attack * self.soft[shooter]
        return 0 if attack == 0 else WHOLE * attack // (attack + self.soft_defence * self.defence[target])

    def on_armour(self, shooter: i64, target: i64, distance: i64) -> i64:
        """Return the bare chance against armour: squads on foot dare more when they are close."""
        hard = self.hard[shooter]
        if hard == 0:
            return 0
        if distance == 1 and self.is_squad[shooter] == 1 and self.armoured[shooter] == 0:
            hard += self.close_bonus
        return min(max(self.base + self.step * (hard - self.defence[target]), self.least), self.most)

    def crew_serves(self, target: i64) -> bool:
        """Return whether an entry is a gun or a machine-gun team, which suffers when it is overrun."""
        if self.armoured[target] == 1 or self.mobility[target] > 1:
            return False
        return self.range[target] == 3 or self.range[target] == 4


class Battle:
    """What came of a battle: all that the rules need of it, and its course."""

    def __init__(self, rows: list[int]) -> None:
        self.lost: list[list[i64]] = [[0] * rows[0], [0] * rows[1]]  # by side, for each row of its force
        self.turns: i64 = 0
        self.dice: list[i64] = []  # two for each turn that asked
        self.fortune: list[i64] = [0, 0]  # by side, the face of its die
        self.reason: i64 = DICE
        self.taken: bool = False  # the attacker took the objective
        self.course: list[i64] = []  # flat rows of COURSE ints


class Force:
    """One side in battle."""

    def __init__(self, model: BattleModel, rows: list[i64]) -> None:
        self.size: i64 = len(rows) // ROW
        self.place: list[i64] = rows[0::ROW]
        self.entry: list[i64] = rows[1::ROW]
        self.level: list[i64] = rows[2::ROW]
        self.count: list[i64] = rows[3::ROW]  # in action
        self.hits: list[i64] = [0] * self.size
        self.kinds: list[i64] = []  # each entry of the force once
        self.kind: list[i64] = []  # of each row, the place of its entry there
        self.leader: list[i64] = []  # the first row of the same platoon or HQ
        self.start: list[i64] = [0] * self.size  # elements of the platoon that a row leads, at the start
        for row in range(self.size):
            entry = self.entry[row]
            if entry not in self.kinds:
                self.kinds.append(entry)
            self.kind.append(self.kinds.index(entry))
            follows = row > 0 and self.place[row - 1] == self.place[row]
            self.leader.append(self.leader[row - 1] if follows else row)
            self.start[self.leader[row]] += self.count[row]

    def in_action(self) -> i64:
        """Return how many elements are in action."""
        total: i64 = 0
        for count in self.count:
            total += count
        return total

    def led(self) -> bool:
        """Return whether an element of any HQ is in action."""
        return any(self.count[row] > 0 and self.place[row] % UNITS == HQ_UNIT for row in range(self.size))

    def cost_in_action(self, model: BattleModel) -> i64:
        """Return the Recruits cost of what is in action."""
        total: i64 = 0
        for row in range(self.size):
            total += self.count[row] * model.cost[self.entry[row]]
        return total


class Fight:
    """A battle under way."""

    def __init__(self, model: BattleModel, kind: i64, attacker: i64, forces: list[list[i64]], luck: Chance) -> None:
        self.model = model
        self.kind = kind
        self.attacker = attacker  # a side, or -1 in a Counterattack
        self.luck = luck
        self.sides: list[Force] = [Force(model, forces[0]), Force(model, forces[1])]
        self.first: i64 = 1 if attacker == 1 else 0
        self.battle = Battle([len(forces[0]) // ROW, len(forces[1]) // ROW])
        # By side: the kill chances of its kinds against the other's at each distance, -1 where nobody asked yet.
        pairs = len(self.sides[0].kinds) * len(self.sides[1].kinds) * (FARTHEST + 1)
        self.known: list[list[i64]] = [[-1] * pairs, [-1] * pairs]

    def run(self) -> Battle:
        """Fight to the end."""
        for side in (self.first, 1 - self.first):
            self.battle.fortune[side] = self.luck.die(6)
        over = False
        while not over:
            self.battle.turns += 1
            self.shoot(self.first)
            self.shoot(1 - self.first)
            self.remove(self.first)
            self.remove(1 - self.first)
            self.withdraw(self.first)
            self.withdraw(1 - self.first)
            over = self.ends()
        self.judge()
        return self.battle

    def kill(self, side: i64, shooter: i64, target: i64, distance: i64) -> i64:
        """Return the kill chance of one kind against another, figured once a battle."""
        own = self.sides[side].kinds
        other = self.sides[1 - side].kinds
        at = (shooter * len(other) + target) * (FARTHEST + 1) + distance
        found = self.known[side][at]
        if found < 0:
            found = self.model.kill(own[shooter], other[target], distance)
            self.known[side][at] = found
        return found

    def shoot(self, side: i64) -> None:
        """Every element of a side fires once; what it hits falls at the end of the turn."""
        model, luck = self.model, self.luck
        own, other = self.sides[side], self.sides[1 - side]
        sums: list[list[i64]] = [[] for _ in own.kinds]  # running weights of the enemy's groups, by kind
        fortune = model.fortune[self.battle.fortune[side] - 1]
        led = own.led()
        part: i64 = 0 if self.attacker < 0 or self.attacker == 1 - side else 1
        cover = (self.kind * 2 + part) * 2
        for row in range(own.size):
            count = own.count[row]
            if count == 0:
                continue
            kind = own.kind[row]
            distance = model.distance_of(self.battle.turns, own.entry[row])
            if not sums[kind]:
                sums[kind] = self.weights(side, kind, distance)
            weights = sums[kind]
            total = weights[other.size - 1]
            if total == 0:
                continue
            hit = model.hit[own.level[row]]
            if led:
                hit = hit * model.hq_bonus // WHOLE
            hit = hit * fortune // WHOLE
            for _ in range(count):
                drawn = luck.below(total)
                target: i64 = 0
                while weights[target] <= drawn:
                    target += 1
                chance = hit * self.kill(side, kind, other.kind[target], distance) // WHOLE
                chance = chance * model.cover[cover + model.armoured[other.entry[target]]] // WHOLE
                chance = chance * model.training[other.level[target]] // WHOLE
                if luck.below(WHOLE) < chance:
                    other.hits[target] += 1

    def weights(self, side: i64, kind: i64, distance: i64) -> list[i64]:
        """Running sums over the enemy's groups: elements * (kill chance // 100) squared * Recruits cost."""
        other = self.sides[1 - side]
        total: i64 = 0
        out: list[i64] = []
        for row in range(other.size):
            if other.count[row] > 0:
                chance = self.kill(side, kind, other.kind[row], distance) // 100
                total += other.count[row] * chance * chance * self.model.cost[other.entry[row]]
            out.append(total)
        return out

    def remove(self, side: i64) -> None:
        """Take off what was hit; what is killed twice is lost once."""
        force, battle = self.sides[side], self.battle
        for row in range(force.size):
            if force.hits[row] > 0:
                lost = min(force.hits[row], force.count[row])
                force.hits[row] = 0
                force.count[row] -= lost
                battle.lost[side][row] += lost
                self.note(KILLED, side, row, lost)

    def withdraw(self, side: i64) -> None:
        """Shattered platoons may leave the battle; an HQ never does."""
        force = self.sides[side]
        row: i64 = 0
        while row < force.size:
            first = row
            left: i64 = 0
            while row < force.size and force.leader[row] == first:
                left += force.count[row]
                row += 1
            shattered = 0 < left * 100 <= force.start[first] * self.model.withdraws_at
            if force.place[first] % UNITS == HQ_UNIT or not shattered:
                continue
            if self.luck.below(WHOLE) < self.model.withdraws[force.level[first]]:
                self.leave(side, first, row)

    def leave(self, side: i64, start: i64, stop: i64) -> None:
        """The survivors of a platoon leave the battle."""
        force = self.sides[side]
        for row in range(start, stop):
            if force.count[row] > 0:
                self.note(WITHDREW, side, row, force.count[row])
                force.count[row] = 0

    def note(self, what: i64, side: i64, row: i64, count: i64) -> None:
        """A row of the battle's course."""
        self.battle.course += [self.battle.turns, what, side, row, count]

    def ends(self) -> bool:
        """Return whether the battle is over: a side has nobody in action, or the dice say so (CA-LEN-05 to 08)."""
        if self.sides[0].in_action() == 0 or self.sides[1].in_action() == 0:
            self.battle.reason = DESTROYED
            return True
        if self.battle.turns < LAST_FIXED_TURN:
            return False
        dice = [self.luck.die(6), self.luck.die(6)]
        self.battle.dice += dice
        return dice[0] + dice[1] > ENDS_ABOVE

    def judge(self) -> None:
        """The attacker takes the objective if enough of its force is still in action."""
        if self.kind == COUNTERATTACK or self.attacker < 0:
            return
        own = self.sides[self.attacker].cost_in_action(self.model)
        other = self.sides[1 - self.attacker].cost_in_action(self.model)
        self.battle.taken = own > 0 and own * 100 >= other * self.model.objective[self.kind]


def resolve(model: BattleModel, kind: i64, attacker: i64, forces: list[list[i64]], luck: Chance) -> Battle:
    """Fight a battle of a type between the forces of both sides; the attacker is a side, or -1 in a Counterattack."""
    return Fight(model, kind, attacker, forces, luck).run()
