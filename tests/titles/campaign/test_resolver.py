"""The resolver fights exactly as its numbers say: chances by hand, the order of draws, the end, the objective."""

from __future__ import annotations

import pytest

from tests.titles.campaign.kits import entry, force, kit_of
from wartable.core.rules.chance import Chance, Scripted, Seeded
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.resolver import COURSE, KILLED, WITHDREW, Battle, resolve
from wartable.titles.campaign.vocabulary import ADVANCE, ASSAULT, COUNTERATTACK, DESTROYED, DICE

NEVER = 9_999  # a draw that no chance is above


class Quiet(Chance):
    """A chance whose shots all miss; dice come from a list."""

    def __init__(self, *dice: int) -> None:
        super().__init__()
        self.dice = list(dice)
        self.asked: list[int] = []

    def below(self, n: int, audience: int = -1) -> int:
        self.asked.append(n)
        return n - 1

    def die(self, sides: int, audience: int = -1) -> int:
        self.asked.append(-sides)
        return self.dice.pop(0)


@pytest.fixture(scope="module")
def kit() -> CampaignKit:
    return kit_of(year=1943)


def fought(
    kit: CampaignKit, own: str, other: str, luck: Chance, kind: int = COUNTERATTACK, attacker: int = -1
) -> Battle:
    forces = [force(kit, "germany", own), force(kit, "ussr", other)]
    return resolve(kit.model, kind, attacker, forces, luck)


def kill(kit: CampaignKit, shooter: str, target: str, distance: int) -> int:
    return kit.model.kill(entry(kit, "germany", shooter), entry(kit, "ussr", target), distance)


def test_chances_by_hand(kit: CampaignKit) -> None:
    # Soft 5 against defence 4, at range 2: 10000*50 // (50 + 68), then 95%.
    assert kill(kit, "rifle", "rifle", 2) == 10000 * 50 // 118 * 9500 // 10000
    assert kill(kit, "rifle", "rifle", 3) == 0  # range 2
    # Hard 1 + 2 against armour 6 at distance 1: 1900 + 850 * (3 - defence), at least 500.
    armour = kit.model.defence[entry(kit, "ussr", "t34_76")]
    assert kill(kit, "rifle", "t34_76", 1) == max(1900 + 850 * (3 - armour), 500)
    assert kill(kit, "hmg", "t34_76", 1) == 0  # hard 0
    # A tank has no such bonus.
    hard = kit.model.hard[entry(kit, "germany", "pz4h")]
    assert kill(kit, "pz4h", "t34_76", 1) == min(1900 + 850 * (hard - armour), 9000)
    assert kill(kit, "pz4h", "t34_76", 4) in (0, min(1900 + 850 * (hard - armour), 9000) * 9000 // 10000)


def test_artillery_is_hidden(kit: CampaignKit) -> None:
    assert kill(kit, "pz4h", "howitzer122", 2) == 0
    model = kit.model
    gun = entry(kit, "ussr", "howitzer122")
    tank, howitzer = entry(kit, "germany", "pz4h"), entry(kit, "germany", "lefh18")
    assert kill(kit, "pz4h", "howitzer122", 1) == model.on_soft(tank, gun) * 6000 // 10000
    bare = model.on_soft(howitzer, gun) * 8000 // 10000
    assert kill(kit, "lefh18", "howitzer122", 4) == bare * 3500 // 10000
    # A heavy gun that cannot move overruns nobody.
    assert model.mobility[entry(kit, "germany", "flak88")] == 0
    assert kill(kit, "flak88", "howitzer122", 1) == 0


def test_guns_that_are_overrun_and_scouts_that_watch(kit: CampaignKit) -> None:
    rifle, gun = entry(kit, "germany", "rifle"), entry(kit, "ussr", "gun45")
    assert kill(kit, "rifle", "gun45", 1) == kit.model.on_soft(rifle, gun) * 14000 // 10000
    assert kill(kit, "rifle", "gun45", 2) == kit.model.on_soft(rifle, gun) * 9500 // 10000
    car, target = entry(kit, "germany", "puma"), entry(kit, "ussr", "rifle")
    assert kill(kit, "puma", "rifle", 1) == kit.model.on_soft(car, target) * 9000 // 10000


def test_the_fast_are_nearer(kit: CampaignKit) -> None:
    slow, fast = entry(kit, "germany", "rifle"), entry(kit, "germany", "pz4h")
    assert kit.model.mobility[fast] >= 4
    assert [kit.model.distance_of(turn, slow) for turn in range(1, 8)] == [4, 3, 2, 2, 1, 1, 1]
    assert [kit.model.distance_of(turn, fast) for turn in range(1, 8)] == [3, 2, 1, 1, 1, 1, 1]


def test_the_order_of_draws(kit: CampaignKit) -> None:
    """Fortune of both, then from turn 3 on (rifles reach 2) for each element a target and a shot."""
    luck = Quiet(3, 4, 6, 6)
    battle = fought(kit, "1.1 2 rifle 1 hmg", "1.1 3 rifle", luck)
    assert battle.turns == 8
    assert battle.fortune == [3, 4]
    assert battle.dice == [6, 6]
    assert luck.asked[:2] == [-6, -6]
    rifle, hmg, target = (entry(kit, n, w) for n, w in (("germany", "rifle"), ("germany", "hmg"), ("ussr", "rifle")))

    def weight(shooter: int, distance: int) -> int:
        chance = kit.model.kill(shooter, target, distance) // 100
        return int(3 * chance * chance * kit.model.cost[target])

    # Turn 1: nobody reaches 4. Turn 2: the machine gun alone, which has range 3.
    assert luck.asked[2:4] == [weight(hmg, 3), 10000]
    # Turn 3: two rifles, then the machine gun, then the other side's three rifles at two groups.
    third = [weight(rifle, 2), 10000] * 2 + [weight(hmg, 2), 10000]
    assert luck.asked[4:10] == third
    assert len(luck.asked) == 2 + 2 + 6 * (6 + 6) + 2


@pytest.mark.clause("CA-LEN-04", "CA-LEN-05", "CA-LEN-06", "CA-LEN-07", "CA-LEN-08")
def test_from_the_end_of_turn_8_two_dice_end_it_above_6(kit: CampaignKit) -> None:
    battle = fought(kit, "1.1 3 rifle", "1.1 3 rifle", Quiet(3, 3, 3, 3, 1, 5, 1, 6))
    assert battle.turns == 10
    assert battle.dice == [3, 3, 1, 5, 1, 6]
    assert battle.reason == DICE
    assert battle.lost == [[0], [0]]


@pytest.mark.clause("CA-LEN-09")
def test_how_long_battles_last(kit: CampaignKit) -> None:
    turns = [fought(kit, "1.1 3 hq_foot", "1.1 3 hq_foot", Ends(seed)).turns for seed in range(1, 2001)]
    assert sum(turns) / len(turns) == pytest.approx(8.71, abs=0.06)
    assert sum(turn > 10 for turn in turns) / len(turns) == pytest.approx(0.072, abs=0.02)


class Ends(Quiet):
    """A chance whose shots all miss, and whose dice are rolled."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.source = Seeded(seed)

    def die(self, sides: int, audience: int = -1) -> int:
        return self.source.die(sides)


def test_a_shot_kills_below_the_product_of_its_chances(kit: CampaignKit) -> None:
    """Hit 2300, fortune 130%, the kill chance, soft cover 80%: the first shot of turn 2 just kills, or just misses."""
    machine_gun = kill(kit, "hmg", "rifle", 3)
    chance = 2300 * 13000 // 10000 * machine_gun // 10000 * 8000 // 10000
    for drawn, lost in ((chance - 1, 1), (chance, 0)):
        luck = Scripted(6, 3, 0, drawn, then=Quiet(6, 6))
        battle = fought(kit, "1.1 1 hmg", "1.1 3 rifle", luck)
        assert battle.lost == [[0], [lost]]
        assert battle.course == ([2, KILLED, 1, 0, 1] if lost else [])


def test_an_hq_in_action_helps(kit: CampaignKit) -> None:
    machine_gun = kill(kit, "hmg", "rifle", 3)
    chance = 2300 * 11000 // 10000 * machine_gun // 10000 * 8000 // 10000
    for drawn, lost in ((chance - 1, 1), (chance, 0)):
        luck = Scripted(3, 3, 0, drawn, then=Quiet(6, 6))
        assert fought(kit, "1.1 1 hmg 1.hq 1 hq_foot", "1.1 3 rifle", luck).lost[1] == [lost]


@pytest.mark.parametrize(
    ("kind", "attacker", "cover"),
    [(COUNTERATTACK, -1, 8000), (ADVANCE, 0, 5500), (ADVANCE, 1, 9500), (ASSAULT, 0, 2200), (ASSAULT, 1, 10000)],
)
def test_cover(kit: CampaignKit, kind: int, attacker: int, cover: int) -> None:
    chance = 2300 * kill(kit, "hmg", "rifle", 3) // 10000 * cover // 10000
    for drawn, lost in ((chance - 1, 1), (chance, 0)):
        luck = Scripted(3, 3, 0, drawn, then=Quiet(6, 6))
        assert fought(kit, "1.1 1 hmg", "1.1 3 rifle", luck, kind, attacker).lost[1] == [lost]


def test_trained_shooters_and_targets(kit: CampaignKit) -> None:
    chance = 3300 * kill(kit, "hmg", "rifle", 3) // 10000 * 8000 // 10000 * 7000 // 10000
    forces = [force(kit, "germany", "1.1 1 hmg", 2), force(kit, "ussr", "1.1 3 rifle", 3)]
    for drawn, lost in ((chance - 1, 1), (chance, 0)):
        luck = Scripted(3, 3, 0, drawn, then=Quiet(6, 6))
        assert resolve(kit.model, COUNTERATTACK, -1, forces, luck).lost[1] == [lost]


def test_the_attacker_fires_first_and_side_1_may_be_it(kit: CampaignKit) -> None:
    assert fought(kit, "1.1 3 rifle", "1.1 3 rifle", Quiet(1, 6, 6, 6), ADVANCE, 1).fortune == [6, 1]


def test_what_is_killed_twice_is_lost_once(kit: CampaignKit) -> None:
    sure = [0, 0] * 5
    luck = Scripted(6, 1, *sure, then=Quiet(6, 6))
    battle = fought(kit, "1.1 5 hmg", "1.1 1 rifle 1.2 3 rifle", luck)
    assert battle.lost[1] == [1, 0]


def test_a_side_without_anybody_in_action_ends_it_at_once(kit: CampaignKit) -> None:
    luck = Scripted(6, 1, 0, 0, then=Quiet())
    battle = fought(kit, "1.1 1 hmg", "1.1 1 rifle", luck)
    assert (battle.turns, battle.reason, battle.dice) == (2, DESTROYED, [])
    assert battle.lost == [[0], [1]]


def test_a_shattered_platoon_may_leave_and_survives(kit: CampaignKit) -> None:
    """Two of five are left, 40%: they leave if a number is below 3500. An HQ never does."""
    kills = [0, 0] * 3
    for drawn, left in ((3499, True), (3500, False)):
        rest = Quiet(6, 6)
        luck = Scripted(6, 1, *kills, drawn, then=rest)
        battle = fought(kit, "1.1 3 hmg", "1.1 5 rifle 1.hq 2 hq_foot", luck)
        assert battle.lost[1] == [3, 0]
        gone = [battle.course[at : at + COURSE] for at in range(0, len(battle.course), COURSE)]
        assert ([2, WITHDREW, 1, 0, 2] in gone) == left


@pytest.mark.parametrize(("kind", "per_cent"), [(ADVANCE, 138), (ASSAULT, 183)])
def test_the_attacker_takes_the_objective_with_enough_in_action(kit: CampaignKit, kind: int, per_cent: int) -> None:
    rifle = kit.model.cost[entry(kit, "germany", "rifle")]
    other = kit.model.cost[entry(kit, "ussr", "rifle")]
    for count in range(1, 6):
        own = f"1.1 {count} rifle"
        battle = fought(kit, own, "1.1 2 rifle", Quiet(3, 3, 6, 6), kind, 0)
        assert battle.taken == (count * rifle * 100 >= 2 * other * per_cent)
    assert not fought(kit, "1.1 5 rifle", "1.1 1 rifle", Quiet(3, 3, 6, 6)).taken


def test_the_same_numbers_give_the_same_battle(kit: CampaignKit) -> None:
    own, other = (
        "1.1 5 pz4h 1.hq 1 hq_armour 2.1 5 rifle 2.2 4 hmg 2.hq 2 hq_foot",
        "1.1 5 t34_76 2.1 5 rifle 2.2 5 rifle",
    )
    one, two = (fought(kit, own, other, Seeded(5 << 30 | 9)) for _ in range(2))
    assert one.course == two.course
    assert one.lost == two.lost
    assert (one.turns, one.dice, one.fortune) == (two.turns, two.dice, two.fortune)
    assert fought(kit, own, other, Seeded(6 << 30 | 9)).course != one.course
    for side in range(2):
        killed = [0] * len(one.lost[side])
        for at in range(0, len(one.course), COURSE):
            _, what, whose, row, count = one.course[at : at + COURSE]
            if what == KILLED and whose == side:
                killed[row] += count
        assert killed == one.lost[side]
