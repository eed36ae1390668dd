"""The turn: drawing chits, stacking, the next turn, the end of the war (rulebook: 4.1, 9, 13)."""

from typing import Final

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, i64
from wartable.core.rules.steps import Over
from wartable.titles.gradisca.checks import flips, is_line
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import (
    ACTIVE,
    IN_CUP,
    LAST_TURN,
    STACK_LIMIT,
    VENICE,
    side_name,
    zone_name,
)
from wartable.titles.gradisca.position.packing import (
    ACTED,
    BACK,
    FIGHTING,
    FIRING,
    FROM_MASK,
    MARCHING,
    PICKED,
    SPENT_MASK,
    SPENT_SHIFT,
    line_of,
    replaced,
)
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.steps.advanced.upkeep import refresh
from wartable.titles.gradisca.steps.step import AskingUnit, GradiscaStep

# What a new turn takes off the units.
MARKS: Final[i64] = ACTED | PICKED | MARCHING | FIGHTING | FIRING | FROM_MASK | (SPENT_MASK << SPENT_SHIFT)


class GameOver(Over[Position]):
    """Nobody is asked any more; all read how it ended."""

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        own, other = p.score(0), p.score(1)
        if p.ended == c.RULING_108:
            own, other = p.points[0], p.points[1]
            return Phrase("ending-resigned", side=side_name(0 if p.won == 1 else 1), venice=own, austria=other)
        if p.won == 0:
            return Phrase("ending-drawn", points=own)
        return Phrase("ending-won", side=side_name(0 if p.won == 1 else 1), venice=own, austria=other)


class Turn(GradiscaStep):
    """GR-4.1-01: one chit is drawn from the cup; when it is empty, stacking is checked (GR-4.1-06)."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        bag: list[i64] = [1 if chit == IN_CUP else 0 for chit in p.chits]
        if sum(bag) == 0:
            p.pop()
            p.cursor = 0
            p.push(stack.ADVANCE, 0)
            p.push(stack.STACKING, 0)
            return True
        corps = chance.draw(bag, 0, len(bag), of=2)
        seat = p.kit.corps_side[corps]
        p.chits = replaced(p.chits, corps, ACTIVE)
        p.begin_activation(corps)
        for side in range(2):
            p.played = replaced(p.played, side, 0)
        log.note(entries.CHIT_DRAWN, seat, corps)
        p.push(stack.ACTIVATION_END, seat)
        p.push(stack.CHOOSING, seat)
        return True


class Stacking(GradiscaStep):
    """GR-9-02: each zone with more than six infantry and cavalry, Venetian ones first (GR-RULING-06)."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        while p.cursor < 2 * p.kit.n:
            at = p.cursor
            p.cursor += 1
            line = line_of(p.force[at])
            if line > STACK_LIMIT:
                seat, zone = at // p.kit.n, at % p.kit.n
                p.left = line - STACK_LIMIT
                p.field = zone
                log.note(entries.CROWDED, seat, zone, p.left)
                p.push(stack.EXCESS, seat)
                return True
        p.cursor = 0
        p.pop()
        return True


class Flipping(AskingUnit):
    """The owner chooses which good-order units are disorganised; asked only where there is a choice."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        units = self.choices(p, seat)
        if 0 < p.left < len(units):
            return False
        for unit in units if p.left > 0 else []:
            disorganise(p, unit, log)
        self.done(p, log)
        return True

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        disorganise(p, arg, log)
        p.left -= 1

    def done(self, p: Position, log: Log) -> None:
        """Enough have been chosen."""
        p.left = 0
        p.field = -1
        p.pop()
        p.sweep_mines(log)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-" + self.name, count=p.left, zone=zone_name(p.kit.zones[p.field]))


def disorganise(p: Position, unit: i64, log: Log) -> None:
    """Not a hit: the unit shows its back; one without a back is lost only by option (GR-RULING-54)."""
    if p.kit.has_back[unit]:
        p.set_bits(unit, BACK)
        log.note(entries.DISORGANISED, unit)
    else:
        p.eliminate(unit, log)


class Excess(Flipping):
    """GR-9-04, GR-9-05: as many as there are above six, as long as there are any in good order."""

    def __init__(self) -> None:
        super().__init__(stack.EXCESS, verbs.FLIP, c.RULING_69, "label-flip")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        return [unit for unit in p.units_in(seat, p.field) if is_line(p, unit) and flips(p, unit)]

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        clause = super().why(p, seat, verb, arg)
        if clause == 0 or arg >= p.kit.u:
            return clause
        if p.kit.side[arg] != seat:
            return c.R1_02
        here = p.place_of(arg) == p.field
        return c.RULING_54 if here and is_line(p, arg) and not p.kit.has_back[arg] else clause


class Advance(GradiscaStep):
    """GR-4.1-07 to 10, GR-RULING-13: the turn marker moves on; beyond the end marker the war is over."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        if p.turn >= LAST_TURN:
            finish(p, c.R4_1_10, log)
            return True
        p.turn += 1
        if p.turn > p.end:
            finish(p, c.R4_1_08, log)
            return True
        log.note(entries.TURN_BEGINS, p.turn)
        p.truce = False
        p.clear_all(MARKS)
        p.push(stack.NEXT_CHIT, VENICE)
        p.push(stack.CUP, VENICE)
        if p.kit.advanced:
            refresh(p, log)
            p.push(stack.SEA_SUPPLY, VENICE)
        p.push(stack.GROUP_DICE, VENICE)
        return True


def finish(p: Position, clause: i64, log: Log) -> None:
    """GR-13-10 to 16: points for zones are added, and most points win; equal points are a draw."""
    for seat in range(2):
        for zone in range(p.kit.n):
            points: i64 = p.kit.end_points[seat * p.kit.n + zone]
            if points > 0 and p.holds(seat, zone):
                log.note(entries.END_POINTS, seat, zone, points)
    venice, austria = p.score(0), p.score(1)
    p.begin_activation(-1)
    p.clear_battle()
    p.clear_work()
    p.clear_card()
    p.clear_raid()
    p.opened = -1
    if venice == austria:
        log.note(entries.DRAWN_GAME, venice)
        p.over(c.R13_16)
        return
    winner = 0 if venice > austria else 1
    p.won = BIT[winner]
    log.note(entries.GAME_WON, winner, venice, austria)
    p.over(clause)
