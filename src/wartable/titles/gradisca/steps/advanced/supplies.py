"""Supplies: checking units, moving camps and bringing them back, the sea supply marker (rulebook: 21, 24)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.gradisca.codes import clauses as c, entries, stack, verbs
from wartable.titles.gradisca.codes.things import VENICE, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import WIDTH
from wartable.titles.gradisca.position.packing import OUT, replaced
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.position.supply import supplied
from wartable.titles.gradisca.steps.step import AskingZone, Order


def check_supply(p: Position, seat: i64, units: list[i64], zone: i64, log: Log) -> None:
    """GR-21-13, GR-21-14: units of a zone are marked out of supply, or their markers go."""
    fed = supplied(p, seat, zone)
    changed = [unit for unit in units if p.has(unit, OUT) == fed]
    if not changed:
        return
    for unit in changed:
        if fed:
            p.clear_bits(unit, OUT)
        else:
            p.set_bits(unit, OUT)
    if log.on and fed:
        log.tell(entries.RESUPPLIED, [seat, *changed])
    elif log.on:
        log.tell(entries.UNSUPPLIED, [seat, zone, *changed])


class Camp(Order):
    """GR-24-02, GR-24-03: while its zone is open the camp moves to an adjacent one, once a turn."""

    def __init__(self) -> None:
        super().__init__(verbs.CAMP)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if p.kit.advanced and p.camps[seat] == p.opened and not p.picked():
            kit = p.kit
            for at in range(kit.first[p.opened], kit.first[p.opened + 1]):
                out.append(verbs.CAMP * WIDTH + kit.next[at])

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        kit = p.kit
        if not kit.advanced or p.picked():
            return c.RULING_32
        if p.camps[seat] >= 0 and p.camp_moved[seat] != 0:
            return c.R24_02
        if p.camps[seat] != p.opened:
            return c.R24_03
        at = kit.border(p.opened, arg) if arg < kit.n else -1
        if at < 0:
            return c.R2_3_09
        if kit.fortress[arg]:
            return c.R24_07
        if not kit.passable[at] or p.enemy_in(seat, arg):
            return c.RULING_93
        return c.R24_16 if p.unbridged(at) else 0

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return c.R24_10 if p.force_at(seat, arg) == 0 else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.end_march()
        log.note(entries.CAMP_MOVED, seat, p.opened, arg)
        p.camps = replaced(p.camps, seat, arg)
        p.camp_moved = replaced(p.camp_moved, seat, 1)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return camp_wording(p, "label-camp", arg)


def camp_wording(p: Position, key: str, zone: i64) -> Wording:
    """Return what a move of the camp is called."""
    name = p.kit.zones[zone]
    return Wording(Phrase(key, zone=zone_name(name)), None, (zone_id(name),))


def bars_camp_back(p: Position, seat: i64, zone: i64) -> i64:
    """Return what keeps a camp from coming back in a zone (GR-24-12 to 15, GR-RULING-92)."""
    kit = p.kit
    if p.camps[seat] >= 0 or p.camp_lost[seat] == 0:
        return c.R24_02 if p.camps[seat] >= 0 and p.camp_moved[seat] != 0 else c.R24_03
    if p.turn <= p.camp_lost[seat]:
        return c.R24_12
    if zone >= kit.n or kit.source[zone] != seat or kit.fortress[zone]:
        return c.R24_13
    return 0 if p.force_at(seat, zone) != 0 else c.R24_14


def camp_back(p: Position, seat: i64, zone: i64, log: Log) -> None:
    """A camp is in play again; it has not moved."""
    p.camps = replaced(p.camps, seat, zone)
    p.camp_lost = replaced(p.camp_lost, seat, 0)
    p.camp_moved = replaced(p.camp_moved, seat, 0)
    log.note(entries.CAMP_BACK, seat, zone)


class SeaSupply(AskingZone):
    """GR-21-07, GR-21-08: Venice lays the sea supply marker in a zone on the sea, or leaves it where it is."""

    def __init__(self) -> None:
        super().__init__(stack.SEA_SUPPLY, verbs.SEA, c.R21_07, "label-sea")

    def choices(self, p: Position, seat: i64) -> list[i64]:
        return [zone for zone in range(p.kit.n) if p.kit.sea[zone]] if seat == VENICE else []

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        found = self.choices(p, p.asked())
        if len(found) > 1:
            return False
        p.pop()
        p.sea = found[0] if found else -1
        return True

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        p.sea = arg
        log.note(entries.SEA_SUPPLY, arg)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return camp_wording(p, "label-sea-stays" if arg == p.sea else "label-sea", arg)
