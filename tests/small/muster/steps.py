"""The steps of Muster: lists of hundreds of picks in secret, a battle fought elsewhere, the check of its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log
from wartable.core.rules.steps import Either, Over, Step, Together
from wartable.core.scene.ids import DONE, thing
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording

from . import codes as c

if TYPE_CHECKING:
    from .state import MusterState

CAPTAIN = 0  # the first unit of every pack leads a company


def unit_wording(label: str, p: MusterState, arg: int) -> Wording:
    """A pick is clicked on its unit and its company."""
    slot, name = arg // c.UNITS, p.kit.units[arg % c.UNITS]
    called = Phrase(label, unit=Phrase(f"unit-{name}"), company=slot + 1)
    return Wording(called, None, (thing("unit", name), thing("company", slot + 1)))


class Lists(Together["MusterState"]):
    """MU-LIST-01: both sides add units to companies; a lock completes a list, and both are opened together."""

    def seats(self, p: MusterState) -> tuple[int, ...]:
        return (0, 1)

    def answered(self, p: MusterState, seat: int) -> bool:
        return p.locked[seat] == 1

    def offer(self, p: MusterState, seat: int, out: list[int]) -> None:
        """All units for every company that has begun, and for the next one."""
        for slot in range(c.SLOTS):
            first = c.ADD * c.WIDTH + slot * c.UNITS
            out.extend(range(first, first + len(p.kit.units)))
            if p.rows[p.at(seat, slot * c.UNITS + CAPTAIN)] == 0:
                break
        out.append(c.LOCK * c.WIDTH)

    def why(self, p: MusterState, seat: int, verb: int, arg: int) -> int:
        if verb == c.LOCK:
            return c.LIST_01 if arg else 0 if p.spent[seat] else c.LIST_03
        if not p.named(arg):
            return c.LIST_01
        if p.spent[seat] + p.kit.cost[arg % c.UNITS] > p.kit.points:
            return c.LIST_02
        if arg % c.UNITS != CAPTAIN and p.rows[p.at(seat, arg - arg % c.UNITS + CAPTAIN)] == 0:
            return c.LIST_04
        return 0 if p.rows[p.at(seat, arg)] < p.kit.most[arg % c.UNITS] else c.LIST_04

    def reason(self, p: MusterState, seat: int, verb: int, arg: int, clause: int) -> Phrase | None:
        return Phrase("reason-points", left=p.kit.points - p.spent[seat]) if clause == c.LIST_02 else None

    def play(self, p: MusterState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        if verb == c.ADD:
            p.rows[p.at(seat, arg)] += 1
            p.spent[seat] += p.kit.cost[arg % c.UNITS]
            return
        p.locked[seat] = 1
        if p.locked == [1, 1]:
            p.lists = p.rows[:]
            log.tell(c.OPENED, list(p.spent))
            p.clear()
            p.pop()
            p.push(c.DICE if p.kit.by_dice else c.BATTLE, 0)

    def final(self, p: MusterState, seat: int, verb: int, arg: int) -> bool:
        """The lock that is the last is followed by dice, where these decide."""
        return verb == c.LOCK and p.kit.by_dice

    def row(self, p: MusterState, seat: int) -> list[int]:
        return [c.ADD * c.WIDTH + arg for arg in p.row(seat)]

    def drafting(self, p: MusterState, seat: int) -> bool:
        return p.spent[seat] > 0

    def defaults(self, p: MusterState, seat: int, chance: Chance) -> list[int]:
        """MU-RULING-02: the list as far as it goes, a captain if there is none."""
        captain = [] if p.spent[seat] else [c.ADD * c.WIDTH + CAPTAIN]
        return [*captain, c.LOCK * c.WIDTH]

    def wording(self, p: MusterState, seat: int, verb: int, arg: int) -> Wording:
        if verb == c.LOCK:
            return Wording(Phrase("label-lock"), None, (DONE,))
        return unit_wording("label-add", p, arg)


class Battle(Either["MusterState"]):
    """MU-BATTLE-01: fought on a real table; either side enters who won and what the winner lost."""

    def seats(self, p: MusterState) -> tuple[int, ...]:
        return (0, 1)

    def offer(self, p: MusterState, seat: int, out: list[int]) -> None:
        kinds = len(p.kit.units)
        for i in range(c.SLOTS * kinds):
            if p.lists[seat * c.SLOTS * kinds + i]:
                out.append(c.LOSE * c.WIDTH + i // kinds * c.UNITS + i % kinds)
        out += [c.WON * c.WIDTH, c.WON * c.WIDTH + 1]

    def why(self, p: MusterState, seat: int, verb: int, arg: int) -> int:
        if verb == c.WON:
            return 0 if arg < 2 else c.BATTLE_01
        return 0 if p.named(arg) and p.rows[p.at(seat, arg)] < p.lists[p.at(seat, arg)] else c.BATTLE_02

    def play(self, p: MusterState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        if verb == c.LOSE:
            p.rows[p.at(seat, arg)] += 1
            return
        p.clear()
        p.entered, p.winner = seat, arg
        log.tell(c.ENTERED, [seat, arg, p.battle])
        p.pop()
        p.push(c.CHECK, 1 - seat)

    def row(self, p: MusterState, seat: int) -> list[int]:
        return [c.LOSE * c.WIDTH + arg for arg in p.row(seat)]

    def default(self, p: MusterState, seat: int, chance: Chance) -> int:
        return c.WON * c.WIDTH + 1 - seat

    def wording(self, p: MusterState, seat: int, verb: int, arg: int) -> Wording:
        if verb == c.LOSE:
            return unit_wording("label-lose", p, arg)
        return Wording(Phrase("label-won", seat=Phrase(f"seat-{c.SEATS[arg]}")))


class Check(Step["MusterState"]):
    """MU-CHECK-01: the other side confirms the result or disputes it; then it is entered again."""

    def offer(self, p: MusterState, seat: int, out: list[int]) -> None:
        out += [c.CONFIRM * c.WIDTH, c.DISPUTE * c.WIDTH]

    def why(self, p: MusterState, seat: int, verb: int, arg: int) -> int:
        return c.CHECK_01 if arg else 0

    def play(self, p: MusterState, seat: int, verb: int, arg: int, chance: Chance, log: Log) -> None:
        p.pop()
        if verb == c.DISPUTE:
            log.tell(c.DISPUTED, [seat])
            p.push(c.BATTLE, 0)
        else:
            settle(p, log)

    def wording(self, p: MusterState, seat: int, verb: int, arg: int) -> Wording:
        return Wording(Phrase("label-confirm" if verb == c.CONFIRM else "label-dispute"))


class Dice(Step["MusterState"]):
    """MU-RULING-01: a die for each unit of both lists, all from two results of the table's chance."""

    def run(self, p: MusterState, chance: Chance, log: Log) -> bool:
        luck = chance.spawn()
        half = len(p.lists) // 2
        totals = [sum(luck.die(6) for _ in range(sum(side))) for side in (p.lists[:half], p.lists[half:])]
        p.winner = 0 if totals[0] >= totals[1] else 1
        p.pop()
        settle(p, log)
        return True


def settle(p: MusterState, log: Log) -> None:
    """The battle is over; the next one, or the end."""
    p.won[p.winner] += 1
    log.tell(c.FOUGHT, [p.winner, p.battle])
    p.entered = p.winner = -1
    if p.battle == p.kit.battles:
        p.over(c.END_01, -1 if p.won[0] == p.won[1] else int(p.won[1] > p.won[0]), log)
        return
    p.battle += 1
    p.push(c.DICE if p.kit.by_dice else c.BATTLE, 0)


# By their numbers.
STEPS: list[Step[MusterState]] = [
    Over("over", c.WIDTH),
    Lists("lists", c.WIDTH, c.ADD, c.LOCK, selects=[c.ADD], quiets=[c.ADD], unlisted=[c.ADD], not_now=c.LIST_01),
    Battle("battle", c.WIDTH, c.LOSE, c.WON, selects=[c.LOSE], quiets=[c.LOSE], not_now=c.BATTLE_01, outside=True),
    Check("check", c.WIDTH, c.CONFIRM, c.DISPUTE, not_now=c.CHECK_01),
    Dice("dice", c.WIDTH),
]
