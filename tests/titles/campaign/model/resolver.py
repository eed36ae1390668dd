"""A battle that the program fights, by the page of the content: whole numbers, in ten-thousandths."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tests.titles.campaign.model.content import Entry
from tests.titles.campaign.model.state import Game, is_hq, order
from wartable import Seeded

WHOLE = 10_000


@dataclass
class Group:
    """All elements of one entry in one unit."""

    side: int
    place: str
    entry: Entry
    level: str
    count: int
    hits: int = 0
    lost: int = 0
    gone: int = 0

    @property
    def profile(self) -> dict[str, Any]:
        """What it is worth in a fight."""
        return self.entry.profile


def times(value: int, *factors: int) -> int:
    """Apply factors one after the other."""
    for factor in factors:
        value = value * factor // WHOLE
    return value


class Fight:
    """One battle of the resolver."""

    def __init__(self, game: Game, seed: int) -> None:
        """Draw both sides up."""
        self.game = game
        self.page = game.content.resolver
        self.chance = Seeded(seed)
        attacker = game.battle.attacker or 0
        self.sides = [attacker, 1 - attacker]
        self.groups = [self.draw_up(seat) for seat in (0, 1)]
        self.fortune = {seat: self.page["fortune"][self.chance.die(6) - 1] for seat in self.sides}
        self.turn = 0
        self.rolls: list[tuple[int, int, int]] = []

    def draw_up(self, seat: int) -> list[Group]:
        """Return a side's groups: by formation, platoon and entry."""
        side = self.game.sides[seat]
        found = []
        for place in sorted(side.force, key=order):
            level = self.game.content.levels[side.units[place].level]
            entries = sorted((self.game.entry(seat, word) for word in side.force[place]), key=lambda one: one.number)
            found += [Group(seat, place, entry, level, side.force[place][entry.word]) for entry in entries]
        return found

    def fight(self) -> str:
        """Fight to the end; return why it ended."""
        while True:
            self.turn += 1
            for seat in self.sides:
                for group in self.groups[seat]:
                    self.fire(group)
            for group in [*self.groups[0], *self.groups[1]]:
                lost = min(group.hits, group.count)
                group.count, group.lost, group.hits = group.count - lost, group.lost + lost, 0
            for seat in self.sides:
                self.withdraw(seat)
            if any(not self.in_action(seat) for seat in (0, 1)):
                return "destroyed"
            if self.turn >= 8:
                first, second = self.chance.die(6), self.chance.die(6)
                self.rolls.append((self.turn, first, second))
                if first + second > 6:
                    return "dice"

    def in_action(self, seat: int) -> int:
        """Return what a side still has in action, at Recruits prices."""
        return sum(group.count * group.entry.cost[0] for group in self.groups[seat])

    def fire(self, group: Group) -> None:
        """Fire once with each element of a group."""
        profile, distance = group.profile, self.distance(group)
        if profile["range"] != 5 and profile["range"] < distance:
            return
        enemies = self.groups[1 - group.side]
        chances = [self.kill_chance(group, enemy, distance) for enemy in enemies]
        weights = [
            enemy.count * (kill // 100) ** 2 * enemy.entry.cost[0] for enemy, kill in zip(enemies, chances, strict=True)
        ]
        if sum(weights) == 0:
            return
        hit: int = self.page["hit"][group.level]
        if any(own.count and is_hq(own.place) for own in self.groups[group.side]):
            hit = times(hit, self.page["hq_bonus"])
        for _ in range(group.count):
            number = self.chance.draw(weights, 0, len(weights))
            enemy = enemies[number]
            chance = times(
                hit,
                self.fortune[group.side],
                chances[number],
                self.cover(enemy),
                self.page["target_training"][enemy.level],
            )
            enemy.hits += self.chance.below(WHOLE) < chance

    def distance(self, group: Group) -> int:
        """Return how far the enemy is from a group in this turn."""
        steps = self.page["distance"]
        far: int = steps[min(self.turn, len(steps)) - 1]
        near = int(group.profile["mobility"] >= 4)
        return max(1, far - near)

    def kill_chance(self, group: Group, enemy: Group, distance: int) -> int:
        """Return how surely a hit kills, without cover and the target's training; 0 where there is no shot."""
        mine, theirs, page = group.profile, enemy.profile, self.page
        if theirs["armoured"]:
            steel = page["kill_armoured"]
            close = steel["close_bonus"] if group.entry.element == "squad" and distance == 1 else 0
            close = 0 if mine["armoured"] else close
            kill = steel["base"] + steel["step"] * (mine["hard"] + close - theirs["defence"])
            kill = max(steel["least"], min(steel["most"], kill)) if mine["hard"] else 0
        else:
            soft = page["kill_soft"]["attack"] * mine["soft"]
            kill = WHOLE * soft // (soft + page["kill_soft"]["defence"] * theirs["defence"])
        indirect = mine["range"] == 5
        kill = times(kill, page["indirect_factor"] if indirect else page["range_factor"][distance - 1])
        if theirs["range"] == 5:
            hidden = page["hidden_artillery"]
            if indirect:
                kill = times(kill, hidden["by_range_5"])
            elif distance == 1 and mine["mobility"] >= 1:
                kill = times(kill, hidden["by_others_at_distance_1"])
            else:
                return 0
        if group.entry.arm == "recon":
            kill = times(kill, page["recon_factor"])
        overrun = not theirs["armoured"] and theirs["range"] in (3, 4) and theirs["mobility"] in (0, 1)
        return times(kill, page["crew_served_at_distance_1"]) if overrun and distance == 1 else kill

    def cover(self, enemy: Group) -> int:
        """Return what the target's cover leaves of a chance."""
        battle = self.game.battle
        part = "attacker" if enemy.side == self.sides[0] else "defender"
        found: int = self.page["cover"][battle.kind][f"{'armoured' if enemy.profile['armoured'] else 'soft'}_{part}"]
        return found

    def withdraw(self, seat: int) -> None:
        """Let shattered platoons of a side leave; an HQ stays."""
        page = self.page["withdrawal"]
        for place in dict.fromkeys(group.place for group in self.groups[seat]):
            groups = [group for group in self.groups[seat] if group.place == place]
            left = sum(group.count for group in groups)
            began = sum(self.game.sides[seat].force[place].values())
            if is_hq(place) or left == 0 or left * 100 > began * page["per_cent_left"]:
                continue
            if self.chance.below(WHOLE) < page["chance"][groups[0].level]:
                for group in groups:
                    group.count, group.gone = 0, group.count

    def takes_objective(self) -> bool:
        """Tell whether the attacker takes the objective."""
        battle = self.game.battle
        if battle.kind == "counterattack":
            return False
        attacker, defender = self.in_action(self.sides[0]), self.in_action(self.sides[1])
        share: int = self.page["objective"][battle.kind]
        return attacker > 0 and attacker * 100 >= defender * share


def resolve(game: Game) -> None:
    """Fight the battle at hand: two numbers of chance settle it whole."""
    first, second = game.chance("number", 1 << 30), game.chance("number", 1 << 30)
    fight = Fight(game, first << 30 | second)
    battle = game.battle
    battle.numbers = (first, second)
    battle.reason = fight.fight()
    battle.turn, battle.rolls, battle.took = fight.turn, fight.rolls, fight.takes_objective()
    if battle.attacker is not None:
        battle.held = [battle.attacker if battle.took else 1 - battle.attacker] * game.features
    for seat in (0, 1):
        lost = game.sides[seat].lost
        for group in fight.groups[seat]:
            if group.lost:
                lost.setdefault(group.place, Counter())[group.entry.word] = group.lost
