"""A battle inside a march: a card, dice, losses, a retreat (rulebook: Battles)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log

from .. import codes as c

if TYPE_CHECKING:
    from ..state import SkirmishState

CARD_HITS_FROM = 5


def offers(s: SkirmishState, seat: int) -> list[int]:
    """The cards of the hand and "pass", the units that can be lost, or the zones around the field."""
    if s.step() == c.REACT:
        held = [c.PLAY * c.WIDTH + card for card, count in enumerate(s.hand(seat)) if count]
        return [*held, c.PASS * c.WIDTH]
    if s.step() == c.HITS:
        return [c.LOSE * c.WIDTH + unit for unit, count in enumerate(s.group(seat, s.field)) if count]
    return [c.RETREAT * c.WIDTH + zone for zone in s.kit.neighbours(s.field)]


def play(s: SkirmishState, seat: int, verb: int, argument: int, log: Log) -> None:
    """One answer of the side that is asked; the last pick of the losses completes their row."""
    if verb == c.LOSE:
        s.pick(seat, argument)
        if s.picked(seat) < s.owed[seat]:
            return
        lose(s, seat, log)
    elif verb == c.RETREAT:
        retreat(s, seat, [argument], log)
    else:
        if verb == c.PLAY:
            s.extra = s.kit.dice[argument]
            s.play_card(seat, argument)
        log.tell(c.ANSWERED, [seat, argument if verb == c.PLAY else -1])
    s.stack.pop()


def fight(s: SkirmishState, attacker: int, chance: Chance, log: Log) -> None:
    """SK-BATTLE-02: a die for each unit of both sides, before anybody falls."""
    for side in (attacker, 1 - attacker):
        wanted = [s.kit.hits_from[unit] for unit, count in enumerate(s.group(side, s.field)) for _ in range(count)]
        wanted += [CARD_HITS_FROM] * (s.extra if side != attacker else 0)
        dice = [chance.die(6) for _ in wanted]
        s.owed[1 - side] = sum(die >= least for die, least in zip(dice, wanted, strict=True))
        log.tell(c.ROLLED, [side, s.owed[1 - side], *dice])


def forced(s: SkirmishState, seat: int, log: Log) -> bool:
    """Takes off the losses that leave no choice, as all can see; whether there was none."""
    group = s.group(seat, s.field)
    if 0 < s.owed[seat] < sum(group) and max(group) < sum(group):
        return False
    for unit, count in enumerate(group):
        for _ in range(min(count, s.owed[seat])):
            s.pick(seat, unit)
    lose(s, seat, log)
    return True


def lose(s: SkirmishState, seat: int, log: Log) -> None:
    log.tell(c.LOST, [seat, s.packed(seat)])
    s.take(seat, s.field)
    s.clear(seat)


def judge(s: SkirmishState, attacker: int, log: Log) -> None:
    """SK-RETREAT-01, SK-RULING-01: who retreats; it is asked only if there is a choice."""
    margin = s.owed[attacker] - s.owed[1 - attacker]
    loser = attacker if margin > 0 or (margin == 0 and s.kit.attacker_yields) else 1 - attacker
    zones = [zone for zone in s.kit.neighbours(s.field) if not s.force(1 - loser, zone)]
    if s.force(attacker, s.field) and s.force(1 - attacker, s.field):
        if len(zones) > 1:
            s.stack.append(c.RETIRE * 2 + loser)
        else:
            retreat(s, loser, zones, log)


def retreat(s: SkirmishState, seat: int, zones: list[int], log: Log) -> None:
    """All that is left goes to the zone; without one it is lost (SK-RETREAT-02)."""
    for unit, count in enumerate(s.group(seat, s.field)):
        s.rows[seat * len(s.kit.units) + unit] = count
    if zones:
        log.tell(c.RETREATED, [seat, zones[0]])
        s.take(seat, s.field)
        s.place(seat, zones[0])
    else:
        lose(s, seat, log)
