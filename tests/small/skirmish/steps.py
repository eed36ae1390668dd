"""The steps of Skirmish: what is asked, what may be pointed at, why not, what it does, and what it is called.

Fight and Judge run by themselves; the others ask somebody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.entries import packed
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log
from wartable.core.rules.steps import Over, Step, Together
from wartable.core.scene.ids import hand_id, thing
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording

from . import codes as c
from .kit import SIDES

if TYPE_CHECKING:
    from .state import SkirmishState

CARD_HITS_FROM = 5
DECLINE = c.PASS * c.WIDTH


def picks(p: SkirmishState, seat: int, verb: int) -> list[int]:
    """The units of a seat's open row, as the clicks of a verb."""
    return [verb * c.WIDTH + unit for unit, count in enumerate(p.row(seat)) for _ in range(count)]


def zone_wording(label: str, p: SkirmishState, zone: int) -> Wording:
    """An answer that names a zone is clicked on the map."""
    name = p.kit.zones[zone]
    return Wording(Phrase(label, thing=Phrase(f"zone-{name}")), None, (thing("zone", name),))


def unit_wording(label: str, p: SkirmishState, seat: int, unit: int, zone: int) -> Wording:
    """An answer that names a unit is clicked on its stack, or in the shop where it has no zone yet."""
    name = p.kit.units[unit]
    place = thing("zone", p.kit.zones[zone], SIDES[seat]) if zone >= 0 else "shop"
    return Wording(Phrase(label, thing=Phrase(f"unit-{name}", count=1)), None, (thing(place, name),))


# -- lists (rulebook: Lists) --


class Lists(Together["SkirmishState"]):
    """SK-LIST-01: both sides buy units one by one, at the same time and in secret; the seal completes a list."""

    def seats(self, p: SkirmishState) -> tuple[int, ...]:
        return (0, 1)

    def answered(self, p: SkirmishState, seat: int) -> bool:
        return p.sealed[seat] == 1

    def offer(self, p: SkirmishState, seat: int, out: list[int]) -> None:
        out += [c.BUY * c.WIDTH + unit for unit in range(len(p.kit.units))]
        out.append(c.SEAL * c.WIDTH)

    def why(self, p: SkirmishState, seat: int, verb: int, arg: int) -> int:
        if arg >= (len(p.kit.units) if verb == c.BUY else 1):
            return c.LIST_01
        if verb == c.SEAL:
            return 0 if any(p.row(seat)) else c.LIST_03
        return 0 if p.kit.cost[arg] <= p.points(seat) else c.LIST_02

    def reason(self, p: SkirmishState, seat: int, verb: int, arg: int, clause: int) -> Phrase | None:
        return Phrase("reason-cost", cost=p.kit.cost[arg], left=p.points(seat)) if clause == c.LIST_02 else None

    def play(self, p: SkirmishState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        """A purchase only selects. A seal waits for the other side's; then one entry opens both lists (SK-LIST-04)."""
        if verb == c.BUY:
            p.pick(seat, arg)
            return
        p.sealed[seat] = 1
        if p.sealed == [1, 1]:
            log.tell(c.OPENED, [packed(p.row(0)), packed(p.row(1))])
            for side, camp in enumerate(p.kit.camps):
                p.add(side, camp, p.row(side))
                p.clear(side)
            begin(p, 0, log)

    def row(self, p: SkirmishState, seat: int) -> list[int]:
        return picks(p, seat, c.BUY)

    def wording(self, p: SkirmishState, seat: int, verb: int, arg: int) -> Wording:
        return unit_wording("label-buy", p, seat, arg, -1) if verb == c.BUY else Wording(Phrase("label-seal"))


# -- turns and marches (rulebook: Turns, Marches) --


class March(Step["SkirmishState"]):
    """SK-TURN-02: first a zone, or the end of the turn; then units, and where they go."""

    def offer(self, p: SkirmishState, seat: int, out: list[int]) -> None:
        if p.origin < 0:
            out += [c.FROM * c.WIDTH + zone for zone in range(len(p.kit.zones)) if p.force(seat, zone)]
            out.append(c.END * c.WIDTH)
        else:
            out += [c.PICK * c.WIDTH + unit for unit, count in enumerate(p.group(seat, p.origin)) if count]
            out += [c.TO * c.WIDTH + zone for zone in p.kit.neighbours(p.origin)]

    def why(self, p: SkirmishState, seat: int, verb: int, arg: int) -> int:
        if verb == c.END and arg:
            return c.TURN_02
        if (verb in (c.FROM, c.END)) != (p.origin < 0):
            return c.MARCH_01 if p.origin < 0 else c.MARCH_02
        if verb == c.FROM:
            return 0 if p.force(seat, arg) else c.MARCH_01
        if verb == c.PICK:
            return 0 if p.unpicked(seat, p.origin, arg) else c.MARCH_02
        if verb == c.TO and arg not in p.kit.neighbours(p.origin):
            return c.MARCH_03
        return 0 if verb == c.END or any(p.row(seat)) else c.MARCH_02

    def caution(self, p: SkirmishState, seat: int, verb: int, arg: int) -> int:
        return c.BATTLE_01 if verb == c.TO and p.force(1 - seat, arg) else 0

    def play(self, p: SkirmishState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        """Zone and units only select; the destination completes the march and does everything at once."""
        if verb == c.END:
            p.left = 0
        elif verb == c.FROM:
            p.origin = arg
        elif verb == c.PICK:
            p.pick(seat, arg)
        else:
            log.tell(c.MARCHED, [seat, packed(p.row(seat)), p.origin, arg])
            p.add(seat, p.origin, p.row(seat), -1)
            p.add(seat, arg, p.row(seat))
            p.clear(seat)
            p.origin = -1
            p.left -= 1
            if p.force(1 - seat, arg):
                meet(p, seat, arg, log)

    def run(self, p: SkirmishState, chance: Chance, log: Log) -> bool:
        """End the game or the turn if there is nothing left to ask."""
        alive = [side for side in (0, 1) if any(p.force(side, zone) for zone in range(len(p.kit.zones)))]
        if len(alive) < 2:
            p.over(c.END_02, alive[0] if alive else -1, log)
        elif p.left <= 0:
            begin(p, 1 - p.asked(), log)
        else:
            return False
        return True

    def final(self, p: SkirmishState, seat: int, verb: int, arg: int) -> bool:
        """Dice follow at once where no card can come in between."""
        return self.caution(p, seat, verb, arg) > 0 and not p.may_answer(1 - seat)

    def default(self, p: SkirmishState, seat: int, chance: Chance) -> int:
        """SK-RULING-02: ends the turn; brings a begun march to an end, without a battle if it can be helped."""
        legal = p.legal(seat)
        if p.origin < 0:
            return legal[-1]
        marches = [code for code in legal if code // c.WIDTH == c.TO]
        return min(marches, key=lambda code: p.caution(seat, code)) if marches else legal[0]

    def row(self, p: SkirmishState, seat: int) -> list[int]:
        return [c.FROM * c.WIDTH + p.origin, *picks(p, seat, c.PICK)] if p.origin >= 0 else []

    def prompt(self, p: SkirmishState, seat: int) -> Phrase:
        return Phrase("prompt-pick") if p.origin >= 0 else Phrase("prompt-march", left=p.left)

    def wording(self, p: SkirmishState, seat: int, verb: int, arg: int) -> Wording:
        if verb == c.END:
            return Wording(Phrase("label-end"))
        if verb == c.PICK:
            return unit_wording("label-pick", p, seat, arg, p.origin)
        return zone_wording("label-from" if verb == c.FROM else "label-to", p, arg)


def begin(p: SkirmishState, side: int, log: Log) -> None:
    """The next turn, unless the game is over."""
    p.turn += 1
    if p.turn > 2 * p.kit.rounds:
        p.over(c.END_04, -1, log)
    elif p.force(side, p.kit.goal):
        p.over(c.END_01, side, log)
    else:
        p.left = p.kit.marches
        p.stack.clear()
        p.push(c.MARCH, side)
        log.tell(c.TURN_BEGINS, [side, (p.turn + 1) // 2])


def meet(p: SkirmishState, attacker: int, zone: int, log: Log) -> None:
    """SK-BATTLE-01: the battle is laid upon the march, its first step last."""
    log.tell(c.BATTLE_BEGINS, [attacker, zone])
    p.field, p.extra = zone, 0
    defender = 1 - attacker
    for step, seat in ((c.JUDGE, attacker), (c.HITS, attacker), (c.HITS, defender), (c.FIGHT, attacker)):
        p.push(step, seat)
    if p.may_answer(defender):
        p.push(c.REACT, defender)


# -- a battle inside a march: a card, dice, losses, a retreat (rulebook: Battles, Cards) --


class React(Step["SkirmishState"]):
    """SK-CARD-02: a window before the dice, which opens by what all know and never by the hand."""

    def offer(self, p: SkirmishState, seat: int, out: list[int]) -> None:
        out += [c.PLAY * c.WIDTH + card for card, count in enumerate(p.hand(seat)) if count]
        out.append(c.PASS * c.WIDTH)

    def why(self, p: SkirmishState, seat: int, verb: int, arg: int) -> int:
        if arg >= (len(p.kit.cards) if verb == c.PLAY else 1):
            return c.CARD_02
        return 0 if verb == c.PASS or (p.hand(seat)[arg] and p.kit.dice[arg]) else c.CARD_03

    def play(self, p: SkirmishState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        if verb == c.PLAY:
            p.extra = p.kit.dice[arg]
            p.hands[seat * len(p.kit.cards) + arg] -= 1
        log.tell(c.ANSWERED, [seat, arg if verb == c.PLAY else -1])
        p.pop()

    def wording(self, p: SkirmishState, seat: int, verb: int, arg: int) -> Wording:
        if verb == c.PASS:
            return Wording(Phrase("label-pass"))
        name = p.kit.cards[arg]
        return Wording(Phrase("label-play", thing=Phrase(f"card-{name}")), None, (hand_id(name),))


class Fight(Step["SkirmishState"]):
    """SK-BATTLE-02: a die for each unit of both sides, before anybody falls."""

    def run(self, p: SkirmishState, chance: Chance, log: Log) -> bool:
        attacker = p.asked()
        for side in (attacker, 1 - attacker):
            wanted = [p.kit.hits_from[unit] for unit, count in enumerate(p.group(side, p.field)) for _ in range(count)]
            wanted += [CARD_HITS_FROM] * (p.extra if side != attacker else 0)
            dice = [chance.die(6) for _ in wanted]
            p.owed[1 - side] = sum(die >= least for die, least in zip(dice, wanted, strict=True))
            log.tell(c.ROLLED, [side, p.owed[1 - side], *dice])
        p.pop()
        return True


class Hits(Step["SkirmishState"]):
    """SK-BATTLE-03: the owner says who falls; the last pick completes the row."""

    def offer(self, p: SkirmishState, seat: int, out: list[int]) -> None:
        out += [c.LOSE * c.WIDTH + unit for unit, count in enumerate(p.group(seat, p.field)) if count]

    def why(self, p: SkirmishState, seat: int, verb: int, arg: int) -> int:
        return 0 if p.unpicked(seat, p.field, arg) else c.BATTLE_03

    def play(self, p: SkirmishState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        p.pick(seat, arg)
        if sum(p.row(seat)) >= p.owed[seat]:
            fall(p, seat, p.row(seat), log)
            p.pop()

    def run(self, p: SkirmishState, chance: Chance, log: Log) -> bool:
        """Take off the losses that leave no choice, as all can see."""
        seat = p.asked()
        group, owed = p.group(seat, p.field), p.owed[seat]
        if any(p.row(seat)) or (0 < owed < sum(group) and max(group) < sum(group)):
            return False
        fall(p, seat, [min(count, owed) for count in group], log)
        p.pop()
        return True

    def completes(self, p: SkirmishState, seat: int, verb: int, arg: int) -> bool:
        return sum(p.row(seat)) + 1 >= p.owed[seat]

    def default(self, p: SkirmishState, seat: int, chance: Chance) -> int:
        """SK-RULING-02: gives up the cheapest."""
        return min(p.legal(seat), key=lambda code: p.kit.cost[code % c.WIDTH])

    def row(self, p: SkirmishState, seat: int) -> list[int]:
        return picks(p, seat, c.LOSE)

    def prompt(self, p: SkirmishState, seat: int) -> Phrase:
        return Phrase("prompt-hits", hits=p.owed[seat])

    def wording(self, p: SkirmishState, seat: int, verb: int, arg: int) -> Wording:
        return unit_wording("label-lose", p, seat, arg, p.field)


class Judge(Step["SkirmishState"]):
    """SK-RETREAT-01, SK-RULING-01: who retreats; it is asked only if there is a choice."""

    def run(self, p: SkirmishState, chance: Chance, log: Log) -> bool:
        attacker = p.asked()
        p.pop()
        margin = p.owed[attacker] - p.owed[1 - attacker]
        loser = attacker if margin > 0 or (margin == 0 and p.kit.attacker_yields) else 1 - attacker
        if p.force(attacker, p.field) and p.force(1 - attacker, p.field):
            zones = [zone for zone in p.kit.neighbours(p.field) if not p.force(1 - loser, zone)]
            if len(zones) > 1:
                p.push(c.RETIRE, loser)
            else:
                retreat(p, loser, zones, log)
        return True


class Retire(Step["SkirmishState"]):
    """SK-RETREAT-01: the loser chooses a neighbouring zone without enemies."""

    def offer(self, p: SkirmishState, seat: int, out: list[int]) -> None:
        out += [c.RETREAT * c.WIDTH + zone for zone in p.kit.neighbours(p.field)]

    def why(self, p: SkirmishState, seat: int, verb: int, arg: int) -> int:
        return 0 if arg in p.kit.neighbours(p.field) and not p.force(1 - seat, arg) else c.RETREAT_01

    def play(self, p: SkirmishState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        retreat(p, seat, [arg], log)
        p.pop()

    def wording(self, p: SkirmishState, seat: int, verb: int, arg: int) -> Wording:
        return zone_wording("label-retreat", p, arg)


def fall(p: SkirmishState, seat: int, units: list[int], log: Log) -> None:
    """Take units off the field."""
    log.tell(c.LOST, [seat, packed(units)])
    p.add(seat, p.field, units, -1)
    p.clear(seat)


def retreat(p: SkirmishState, seat: int, zones: list[int], log: Log) -> None:
    """Send all that is left to the zone; without one it is lost (SK-RETREAT-02)."""
    units = p.group(seat, p.field)
    if not zones:
        fall(p, seat, units, log)
        return
    log.tell(c.RETREATED, [seat, zones[0]])
    p.add(seat, p.field, units, -1)
    p.add(seat, zones[0], units)


# By their numbers.
STEPS: list[Step[SkirmishState]] = [
    Over("over", c.WIDTH),
    Lists("lists", c.WIDTH, c.BUY, c.SEAL, selects=[c.BUY], not_now=c.LIST_01),
    March("march", c.WIDTH, c.FROM, c.PICK, c.TO, c.END, selects=[c.FROM, c.PICK], not_now=c.TURN_02),
    React("react", c.WIDTH, c.PLAY, c.PASS, reveals=[c.PLAY, c.PASS], not_now=c.CARD_02, window=1, declines=DECLINE),
    Fight("fight", c.WIDTH),
    Hits("hits", c.WIDTH, c.LOSE, not_now=c.BATTLE_03),
    Judge("judge", c.WIDTH),
    Retire("retire", c.WIDTH, c.RETREAT, not_now=c.RETREAT_01),
]
