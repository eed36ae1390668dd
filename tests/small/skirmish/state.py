"""Skirmish's position: what lies where, the contract of core.State, and the position in words."""

from __future__ import annotations

from operator import attrgetter

from wartable.core.errors import PositionError
from wartable.core.fields import Counts, Fields, Number, OneOf, Rest, Stack
from wartable.core.rules.chance import Chance
from wartable.core.rules.deal import Deal
from wartable.core.rules.draw import draw_into
from wartable.core.rules.log import BIT, SILENT, Log
from wartable.core.rules.state import Outcome, victory
from wartable.core.rules.steps import STACKED, StackState, Step
from wartable.core.text.messages import Phrase

from . import codes as c
from .kit import SIDES, SkirmishKit, side
from .steps import STEPS


class SkirmishState(StackState):
    """Counts by kind in flat lists. The rest of the turn is the stack of steps that it inherits."""

    def __init__(self, kit: SkirmishKit) -> None:
        super().__init__()
        self.kit = kit
        self.units = [0] * (2 * len(kit.zones) * len(kit.units))  # of each side, in each zone, of each kind
        self.rows = [0] * (2 * len(kit.units))  # what each side has picked, by kind
        self.hands = [0] * (2 * len(kit.cards))
        self.pile = list(kit.copies)
        self.sealed = [0, 0]
        self.owed = [0, 0]  # hits of the battle
        self.turn = self.left = self.extra = 0  # `left`: marches; `extra`: dice of a card
        self.origin = self.field = -1  # the zones of the open march and of the battle
        self.ended, self.won = 0, -1

    # -- what lies where, and how it moves --

    def group(self, side: int, zone: int) -> list[int]:
        """A side's units in a zone, by kind."""
        start = (side * len(self.kit.zones) + zone) * len(self.kit.units)
        return self.units[start : start + len(self.kit.units)]

    def force(self, side: int, zone: int) -> int:
        """How many units a side has in a zone; none where there is no such zone."""
        return sum(self.group(side, zone)) if zone < len(self.kit.zones) else 0

    def add(self, side: int, zone: int, units: list[int], sign: int = 1) -> None:
        """Put units into a zone, or take them out with the sign -1."""
        start = (side * len(self.kit.zones) + zone) * len(self.kit.units)
        for unit, count in enumerate(units):
            self.units[start + unit] += sign * count

    def row(self, seat: int) -> list[int]:
        """What a seat has picked, by kind."""
        return self.rows[seat * len(self.kit.units) : (seat + 1) * len(self.kit.units)]

    def pick(self, seat: int, unit: int) -> None:
        self.rows[seat * len(self.kit.units) + unit] += 1

    def clear(self, seat: int) -> None:
        """Empty a row."""
        self.rows[seat * len(self.kit.units) : (seat + 1) * len(self.kit.units)] = [0] * len(self.kit.units)

    def unpicked(self, seat: int, zone: int, unit: int) -> int:
        """How many units of a kind stand in a zone and not in the open row; none where there is no such unit."""
        return self.group(seat, zone)[unit] - self.row(seat)[unit] if unit < len(self.kit.units) else 0

    def points(self, seat: int) -> int:
        """What a side may still spend on its list."""
        return self.kit.points - sum(count * cost for count, cost in zip(self.row(seat), self.kit.cost, strict=True))

    def hand(self, seat: int) -> list[int]:
        """A side's cards, by kind."""
        return self.hands[seat * len(self.kit.cards) : (seat + 1) * len(self.kit.cards)]

    def may_answer(self, seat: int) -> bool:
        """SK-CARD-02: whether, by what all know, the side may hold a card that answers an attack."""
        unseen = zip(self.pile, self.hand(0), self.hand(1), self.kit.dice, strict=True)
        return sum(self.hand(seat)) > 0 and any(dice and sum(counts) for *counts, dice in unseen)

    def active(self) -> int:
        """Whose turn it is; -1 while lists are built, and at the end."""
        return self.stack[0] % STACKED if self.stack and self.stack[0] // STACKED == c.MARCH else -1

    def over(self, clause: int, winner: int, log: Log) -> None:
        """End the game; a winner of -1 is nobody."""
        self.stack, self.ended, self.won = [], clause, winner
        log.tell(c.WON if winner >= 0 else c.DRAWN, [winner] if winner >= 0 else [])

    # -- the contract --

    def set_up(self, chance: Chance, log: Log) -> None:
        """SK-CARD-01: two cards for each side, then both build their lists."""
        for seat in (0, 1):
            cards = draw_into(self.hands, seat * len(self.pile), self.pile, 2, chance, BIT[seat])
            log.hide(c.DEALT, [seat, 2], cards, BIT[seat])
        self.push(c.LISTS, 0)

    def doing(self) -> Step[SkirmishState]:
        return STEPS[self.step()]

    def meanwhile(self, viewer: int) -> Phrase:
        return Phrase("prompt-wait", sides=[side(seat) for seat in self.doing().known_asked(self, viewer)])

    def not_asked(self, seat: int) -> int:
        if not self.stack:
            return self.ended
        return c.LIST_04 if self.step() == c.LISTS else c.TURN_01

    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        log.tell(c.RESIGNED, [seat])
        self.over(c.END_03, 1 - seat, log)

    def on_turn(self, seat: int) -> bool:
        return self.active() == seat

    def copy(self) -> SkirmishState:
        return FIELDS.copied(self)

    def redeal(self, viewer: int, chance: Chance) -> SkirmishState:
        """The others' rows and seals are dropped, their cards dealt anew from all that the viewer does not see."""
        new = self.copy()
        deal = Deal([0, len(self.pile)], new.pile)
        for seat in (0, 1):
            if seat == viewer:
                continue
            if new.step() == c.LISTS:
                new.sealed[seat] = 0
            if new.on_turn(seat):
                new.origin = -1
            new.clear(seat)
            deal.hide(seat, 0, new.hands, seat * len(self.pile))
        deal.fill(chance)
        return new

    def outcome(self) -> Outcome | None:
        return victory(2, 0 if self.won < 0 else 1 << self.won, self.ended) if self.ended else None

    def to_dict(self) -> dict[str, object]:
        return FIELDS.to_dict(self)


# The names that a pack may bring.
ZONES, UNITS, CARDS = attrgetter("zones"), attrgetter("units"), attrgetter("cards")

FIELDS: Fields[SkirmishState] = Fields(
    "skirmish",
    1,
    Stack("stack", [step.name for step in STEPS], SIDES),
    OneOf("ended", c.CLAUSES, 0),
    Counts("units", SIDES, ZONES, UNITS),
    Counts("rows", SIDES, UNITS),
    Counts("hands", SIDES, CARDS),
    Rest(Counts("pile", CARDS), of=attrgetter("copies"), clause="SK-CARD-01", spent=True),
    Counts("sealed", SIDES),
    Counts("owed", SIDES),
    OneOf("origin", ZONES, silent=True),
    OneOf("field", ZONES, silent=True),
    OneOf("won", SIDES, silent=True),
    Number("turn"),
    Number("left", lambda s: s.kit.marches),
    Number("extra"),
)


def checked(s: SkirmishState) -> SkirmishState:
    """A position as it was read, if its rows make sense; raises PositionError with the place."""
    zone = s.origin if s.origin >= 0 else s.field
    for seat in (0, 1):
        there = s.group(seat, zone) if zone >= 0 else [0] * len(s.kit.units)
        if s.step() != c.LISTS and any(picked > count for picked, count in zip(s.row(seat), there, strict=True)):
            raise PositionError(f"rows.{SIDES[seat]}: not all of these units are where they are picked")
    return s
