"""An open zone: units are picked, then ordered; each acts once a turn (rulebook: 5, 5.1)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import OneOf
from wartable.core.scene.ids import DONE
from wartable.titles.gradisca.checks import idle_in
from wartable.titles.gradisca.codes import clauses as c, entries, verbs
from wartable.titles.gradisca.codes.stack import STEP_IDS, ZONE_OPEN
from wartable.titles.gradisca.codes.things import side_name, unit_id, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import NONE, WIDTH
from wartable.titles.gradisca.position.armies import UNARMED
from wartable.titles.gradisca.position.packing import ACTED, BACK, OUT, PICKED
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.steps.advanced.raiders import Riding, Striking
from wartable.titles.gradisca.steps.advanced.rounds import Raze
from wartable.titles.gradisca.steps.advanced.supplies import Camp
from wartable.titles.gradisca.steps.march import Exit, Leave, March
from wartable.titles.gradisca.steps.siege import Bombard, Countermine, Explode, Fire, Fort, Mine, Rebuild
from wartable.titles.gradisca.steps.step import Order, counter


class Pick(Order):
    """GR-5-19, GR-6-13: units of the corps in the open zone that have not acted, one by one or all at once."""

    def __init__(self) -> None:
        super().__init__(verbs.PICK, selects=[verbs.PICK])

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        idle = 0
        for unit in p.units_in(seat, p.opened):
            if not p.has(unit, PICKED):
                out.append(verbs.PICK * WIDTH + unit)
                idle += 1
        if not p.picked() and len(idle_in(p, p.opened)) > 1:
            out.append(verbs.PICK * WIDTH + p.kit.u)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        idle = idle_in(p, p.opened)
        picked = False
        for unit in idle:
            if p.has(unit, PICKED):
                picked = True
            else:
                out.append(verbs.PICK * WIDTH + unit)
        if not picked and len(idle) > 1:
            out.append(verbs.PICK * WIDTH + p.kit.u)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg == p.kit.u:
            return 0 if not p.picked() and len(idle_in(p, p.opened)) > 1 else c.R5_1_01
        if arg > p.kit.u:
            return c.R5_21
        if p.kit.side[arg] != seat:
            return c.R1_02
        if p.kit.corps_of[arg] != p.active:
            return c.R5_20
        if p.on_map(arg) and p.has(arg, ACTED | PICKED):
            return c.R5_1_01
        return 0 if p.place_of(arg) == p.opened else c.R5_21

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.whole = arg == p.kit.u
        for unit in idle_in(p, p.opened) if p.whole else [arg]:
            p.set_bits(unit, PICKED)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if arg == p.kit.u:
            return Wording(Phrase("label-pick-all"), None, (zone_id(p.kit.zones[p.opened]),))
        return Wording(
            Phrase("label-pick", unit=counter(p, arg)), None, (unit_id(p.kit.units[arg], p.kit.is_leader(arg)),)
        )


class Simple(Order):
    """What picked units do where they stand, with one click."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb)
        self.verb: i64 = verb

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if p.picked():
            out.append(self.verb * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == NONE and p.picked() else c.RULING_32

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.end_march()
        units = p.picked()
        p.drop_row()
        for unit in units:
            p.set_bits(unit, ACTED)
            if self.verb == verbs.RECOVER:
                p.clear_bits(unit, BACK)
        if log.on:
            log.tell(entries.RECOVERED if self.verb == verbs.RECOVER else entries.RESTED, [seat, p.opened, *units])


class Recover(Simple):
    """GR-7.2-11, GR-7.2-12: disorganised combat units return to good order and do nothing else."""

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if any(not p.kit.is_leader(unit) and p.has(unit, BACK) for unit in p.picked()):
            out.append(self.verb * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        clause = super().why(p, seat, verb, arg)
        if clause != 0:
            return clause
        for unit in p.picked():
            if p.kit.is_leader(unit) or not p.has(unit, BACK):
                return c.R5_1_08
            if p.has(unit, OUT):
                return c.R20_02
        return 0

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-recover", count=len(p.picked())))


class Rest(Simple):
    """GR-5.1-11: an action is optional; units that rest have had their chance."""

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-rest", count=len(p.picked())), Phrase("hint-rest", count=len(p.picked())))


class Close(Order):
    """GR-5-21: the zone is done with; the next one may be opened."""

    def __init__(self) -> None:
        super().__init__(verbs.CLOSE)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if not p.picked():
            out.append(verbs.CLOSE * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == NONE and not p.picked() else c.R5_21

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        log.note(entries.CLOSED, seat, p.opened)
        p.end_march()
        p.opened = -1
        p.armed = UNARMED
        p.built = False
        p.settle_mines(False)
        if p.battery == 2:
            p.battery = 0
        p.pop()

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-close", zone=zone_name(p.kit.zones[p.opened])), None, (DONE,))


class ZoneOpen(OneOf[Position]):
    """Orders to the units of the open zone, until it is closed."""

    def __init__(self) -> None:
        super().__init__(
            STEP_IDS[ZONE_OPEN],
            WIDTH,
            [
                Pick(),
                March(verbs.MOVE),
                March(verbs.ON),
                Leave(),
                Exit(),
                Bombard(verbs.BOMBARD, c.R5_1_04),
                Fire(verbs.FIRE, c.R5_1_05),
                Mine(verbs.MINE, c.R5_1_06),
                Explode(verbs.EXPLODE, c.R5_1_06),
                Countermine(verbs.COUNTERMINE, c.R5_1_06),
                Rebuild(verbs.REBUILD, c.R5_1_06),
                Fort(),
                Recover(verbs.RECOVER),
                Rest(verbs.REST),
                Close(),
                Riding(verbs.RAID),
                Striking(verbs.INCURSION),
                Raze(),
                Camp(),
            ],
        )
        self.not_now = c.R5_21

    def row(self, p: Position, seat: i64) -> list[int]:
        if p.whole:
            return [verbs.PICK * WIDTH + p.kit.u]
        return [verbs.PICK * WIDTH + unit for unit in p.picked()]

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """GR-RULING-107: the zone is closed; units picked already do nothing."""
        return (verbs.REST if p.picked() else verbs.CLOSE) * WIDTH + NONE

    def prompt(self, p: Position, seat: i64) -> Phrase:
        key = "prompt-picked" if p.picked() else "prompt-marching" if p.marching() else "prompt-zone_open"
        return Phrase(key, zone=zone_name(p.kit.zones[p.opened]), count=len(p.picked() or p.marching()))

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-zone_open", side=side_name(p.asked()), zone=zone_name(p.kit.zones[p.opened]))
