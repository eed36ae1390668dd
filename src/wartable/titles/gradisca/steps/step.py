"""What Gradisca's steps share: their words, and questions that are answered by one click on a zone or a unit."""

from collections.abc import Sequence

from wartable.core.rules.prelude import Chance, Phrase, Wording, i64
from wartable.core.rules.steps import Step
from wartable.titles.gradisca.codes.stack import STEP_IDS, ZONE_OPEN
from wartable.titles.gradisca.codes.things import side_name, unit_id, unit_name, zone_id, zone_name
from wartable.titles.gradisca.codes.verbs import WIDTH
from wartable.titles.gradisca.position.packing import BACK
from wartable.titles.gradisca.position.position import Position


class GradiscaStep(Step[Position]):
    """A step of Gradisca, by its number."""

    def __init__(
        self,
        step: int,
        *verbs: int,
        not_now: int = 0,
        selects: Sequence[int] = (),
        reveals: Sequence[int] = (),
        window: int = 0,
        declines: int = 0,
    ) -> None:
        super().__init__(
            STEP_IDS[step],
            WIDTH,
            *verbs,
            not_now=not_now,
            selects=selects,
            reveals=reveals,
            window=window,
            declines=declines,
        )

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-" + self.name, side=side_name(p.asked()))


class Order(GradiscaStep):
    """An order to units of the open zone: a part of what is asked there."""

    def __init__(self, verb: int, selects: Sequence[int] = (), reveals: Sequence[int] = ()) -> None:
        super().__init__(ZONE_OPEN, verb, selects=selects, reveals=reveals)


class Asking(GradiscaStep):
    """A question that is answered by one click: `choices` may be chosen, `pointed` may be pointed at."""

    def __init__(self, step: int, verb: int, clause: int, label: str) -> None:
        super().__init__(step, verb, not_now=clause, reveals=[verb])
        self.verb: i64 = verb
        self.clause: i64 = clause
        self.label: str = label

    def choices(self, p: Position, seat: i64) -> list[i64]:
        """Return what may be chosen, ascending."""
        raise NotImplementedError

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for arg in self.choices(p, seat):
            out.append(self.verb * WIDTH + arg)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        self.offer(p, seat, out)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg in self.choices(p, seat) else self.clause

    def baseless(self, p: Position, seat: i64) -> bool:
        return not self.choices(p, seat)


class AskingZone(Asking):
    """A question that is answered with a zone."""

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.zones[arg]
        return Wording(Phrase(self.label, zone=zone_name(name)), None, (zone_id(name),))


class AskingUnit(Asking):
    """A question that is answered with a unit; the clock takes the one that can best be spared."""

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(
            Phrase(self.label, unit=counter(p, arg)), None, (unit_id(p.kit.units[arg], p.kit.is_leader(arg)),)
        )

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        best: i64 = -1
        for unit in self.choices(p, seat):
            if best < 0 or spared_before(p, unit, best):
                best = unit
        return self.verb * WIDTH + best


def spared_before(p: Position, unit: i64, other: i64) -> bool:
    """GR-RULING-107: Cernide, then good order with a back, weakest first, then disorganised; guns and sappers last."""
    return rank(p, unit) < rank(p, other)


def rank(p: Position, unit: i64) -> i64:
    """Return how dear a unit is."""
    kit = p.kit
    if kit.type[unit] > 1:
        return 300 + p.printed(unit, False)
    if kit.klass[unit] == 0:
        return 0
    return (100 if p.steps_of(unit) > 1 else 200) + p.printed(unit, False)


def counter(p: Position, unit: i64) -> Phrase:
    """Return what a counter is called: of a commander whose replacement is up, the replacement."""
    if unit >= p.kit.u:
        return Phrase("unit-all")
    if p.kit.is_leader(unit) and p.has(unit, BACK):
        return Phrase("replacement-" + p.kit.units[unit])
    return unit_name(p.kit.units[unit])
