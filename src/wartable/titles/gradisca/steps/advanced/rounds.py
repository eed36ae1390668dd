"""Battles in several rounds, and forts that fall to the winner (rulebook: 18, 19.2)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE, thing
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import SAPPERS, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.packing import ACTED, FORT_OWNER, FORTS
from wartable.titles.gradisca.position.position import FIELD, Position
from wartable.titles.gradisca.steps.combat import push_round
from wartable.titles.gradisca.steps.step import GradiscaStep, Order


class GoingOn(GradiscaStep):
    """GR-18-05, GR-18-06: the winner of the round decides; after an equal one both must want another."""

    def __init__(self) -> None:
        answers = [verbs.FIGHT, verbs.STOP]
        super().__init__(stack.GOING_ON, *answers, not_now=c.RULING_82, reveals=answers)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(verbs.FIGHT * WIDTH + NONE)
        out.append(verbs.STOP * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == NONE else c.RULING_82

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        log.note(entries.BATTLE_STOPPED if verb == verbs.STOP else entries.WANTS_MORE, seat, p.field)
        if verb == verbs.STOP:
            p.stopped = True
        elif p.suffered[0] == p.suffered[1] and seat == p.attacker:
            p.push(stack.GOING_ON, 1 - seat)
        else:
            next_round(p, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """GR-RULING-107: no further round."""
        return verbs.STOP * WIDTH + NONE

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.fight != FIELD or not p.great or p.stopped

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-going_on", round=p.round, zone=zone_name(p.kit.zones[p.field]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == verbs.FIGHT:
            return Wording(Phrase("label-fight-on"), None, (thing("fight", "on"),))
        return Wording(Phrase("label-stop"), Phrase("hint-stop"), (DONE,))


def next_round(p: Position, log: Log) -> None:
    """Another round: dice, losses and checks anew, totals go on."""
    p.round += 1
    p.first_fire = False
    p.absorbed = 0
    p.scored = [0, 0]
    p.suffered = [0, 0]
    p.owed = [0, 0]
    p.rolls = []
    p.checks = []
    log.note(entries.ROUND_BEGINS, p.field, p.round)
    push_round(p)


class Conversion(GradiscaStep):
    """GR-19.2-04 to 06, GR-RULING-84: enemy forts that fell are turned, some or all; the rest is destroyed."""

    def __init__(self) -> None:
        super().__init__(stack.CONVERSION, verbs.CONVERT, not_now=c.RULING_84, reveals=[verbs.CONVERT])

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for count in range(p.forts_of(1 - seat, p.prize) + 1):
            out.append(verbs.CONVERT * WIDTH + count)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg <= p.forts_of(1 - seat, p.prize) else c.RULING_84

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        zone = p.prize
        lost = p.forts_of(1 - seat, zone) - arg
        p.prize = -1
        p.pop()
        p.remove_forts(zone)
        p.zones[zone] = p.zones[zone] + arg + (FORT_OWNER if seat == 1 and arg > 0 else 0)
        if arg > 0:
            log.note(entries.FORTS_CONVERTED, seat, zone, arg)
        if lost > 0:
            log.note(entries.FORT_LOST, 1 - seat, zone)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """GR-RULING-107: forts are converted."""
        return verbs.CONVERT * WIDTH + p.forts_of(1 - seat, p.prize)

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.prize < 0 or p.forts_of(1 - seat, p.prize) == 0

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-conversion", zone=zone_name(p.kit.zones[p.prize]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        all = p.forts_of(1 - seat, p.prize)
        return Wording(Phrase("label-convert", count=arg, lost=all - arg), None, (thing("convert", arg),))


class Raze(Order):
    """GR-19.2-07: sappers destroy one fort of their own side where they stand."""

    def __init__(self) -> None:
        super().__init__(verbs.RAZE)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        picked = p.picked()
        if p.kit.advanced and len(picked) == 1 and p.kit.type[picked[0]] == SAPPERS:
            out.append(verbs.RAZE * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        picked = p.picked()
        if not p.kit.advanced or not picked or arg != NONE:
            return c.RULING_32
        for unit in picked:
            if p.kit.type[unit] != SAPPERS:
                return c.R5_1_07
        if len(picked) > 1:
            return c.RULING_118
        return 0 if p.forts_of(seat, p.opened) > 0 else c.R19_2_07

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.end_march()
        unit = p.picked()[0]
        p.drop_row()
        p.set_bits(unit, ACTED)
        left = p.forts_of(seat, p.opened) - 1
        p.remove_forts(p.opened)
        if left > 0:
            p.zones[p.opened] = (p.zones[p.opened] & ~FORTS) + left + (FORT_OWNER if seat == 1 else 0)
        log.note(entries.FORT_RAZED, seat, p.opened, unit)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-raze"))
