"""Disbanding: before a battle, platoons below three squads that cannot be refitted (CA-SUP)."""

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE
from wartable.titles.campaign.checks import bars_disband
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import BONUS, DISBANDING, GONE
from wartable.titles.campaign.codes.verbs import DISBAND, DISBANDED, WIDTH
from wartable.titles.campaign.position.position import WHOLE, Position
from wartable.titles.campaign.steps.round import begin_preparation
from wartable.titles.campaign.steps.step import Secret, place_wording
from wartable.titles.campaign.vocabulary import PLACES, UNITS


class DisbandPlatoons(Secret):
    """CA-SUP-02, CA-RULING-05: any number of platoons, in secret; all that were chosen are opened together."""

    def __init__(self) -> None:
        super().__init__(stack.DISBAND, DISBAND, DISBANDED, selects=(DISBAND,))

    def ordered(self, p: Position) -> bool:
        return p.kit.open_preparation

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for place in range(p.used_slots(seat) * UNITS):
            at = seat * PLACES + place
            if p.start[at] != 0 and p.picked[at] == 0 and bars_disband(p, seat, place) == 0:
                out.append(int(DISBAND * WIDTH + place))
        out.append(DISBANDED * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == DISBANDED:
            return 0 if arg == 0 else c.GEN_04
        clause = bars_disband(p, seat, arg)
        return c.SUP_07 if clause == 0 and p.picked[seat * PLACES + arg] != 0 else clause

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return c.SUP_06 if verb == DISBAND else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == DISBANDED:
            p.sealed[seat] = 1
            if self.ordered(p):
                tell(p, seat, log)
        else:
            p.picked[seat * PLACES + arg] = WHOLE

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        for seat in range(2):
            if p.asking & BIT[seat] != 0 and p.sealed[seat] == 0:
                return False
        for seat in range(2):
            if p.asking & BIT[seat] != 0:
                if not self.ordered(p):
                    tell(p, seat, log)
                disband(p, seat)
        begin_preparation(p)
        return True

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return DISBANDED * WIDTH

    def row(self, p: Position, seat: i64) -> list[int]:
        base = seat * PLACES
        return [DISBAND * WIDTH + place for place in range(PLACES) if p.picked[base + place] != 0]

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == DISBANDED:
            return Wording(Phrase("label-disbanded"), None, (DONE,))
        return place_wording("label-disband", arg, recovered(p, seat, arg))


def recovered(p: Position, seat: i64, place: i64) -> i64:
    """CA-COST-06: what a platoon's squads bring when it is disbanded."""
    at = seat * PLACES + place
    return p.cost_of(seat, p.now[at], p.level[at])


def tell(p: Position, seat: i64, log: Log) -> None:
    """Tell what a side disbands, and what both sides get for it."""
    total: i64 = 0
    places: list[int] = []
    for place in range(PLACES):
        if p.picked[seat * PLACES + place] != 0:
            total += recovered(p, seat, place)
            places.append(int(place))
    if len(places) == 0:
        log.note(entries.DISBANDED_NONE, seat)
    elif log.on:
        log.tell(entries.DISBANDED, [int(seat), int(total), int(total // 2), *places])


def disband(p: Position, seat: i64) -> None:
    """CA-SUP-04 to CA-SUP-06: remove the squads, credit their value, and half of the sum to the opponent."""
    p.now = p.now[:]
    p.status = p.status[:]
    total: i64 = 0
    for place in range(PLACES):
        at = seat * PLACES + place
        if p.picked[at] != 0:
            total += recovered(p, seat, place)
            p.count_in(seat, p.now[at], -1)
            p.now[at] = 0
            p.status[at] = GONE
            p.disbanded.append(int(at))
    p.earn(seat, DISBANDING, total)
    p.earn(1 - seat, BONUS, total // 2)
