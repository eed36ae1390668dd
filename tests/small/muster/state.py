"""Muster's position: two lists, the open rows, the battle that is fought."""

from __future__ import annotations

from operator import attrgetter

from wartable.core.fields import Counts, Fields, Number, OneOf, Stack
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import SILENT, Log
from wartable.core.rules.state import Outcome, victory
from wartable.core.rules.steps import StackState, Step
from wartable.core.text.messages import Phrase

from . import codes as c
from .kit import MusterKit
from .steps import STEPS

COMPANIES = tuple(f"company_{slot + 1}" for slot in range(c.SLOTS))


class MusterState(StackState):
    """Counts by seat, company and unit."""

    def __init__(self, kit: MusterKit) -> None:
        super().__init__()
        self.kit = kit
        size = 2 * c.SLOTS * len(kit.units)
        self.rows, self.lists = [0] * size, [0] * size
        self.spent, self.locked, self.won = [0, 0], [0, 0], [0, 0]
        self.battle, self.entered, self.winner = 1, -1, -1
        self.ended, self.victor = 0, -1

    def at(self, seat: int, arg: int) -> int:
        """The place of a company's unit in the lists of counts."""
        return (seat * c.SLOTS + arg // c.UNITS) * len(self.kit.units) + arg % c.UNITS

    def named(self, arg: int) -> bool:
        """Whether an argument names a company and a unit."""
        return arg // c.UNITS < c.SLOTS and arg % c.UNITS < len(self.kit.units)

    def row(self, seat: int) -> list[int]:
        """The arguments of the seat's open row."""
        kinds, begin = len(self.kit.units), seat * c.SLOTS * len(self.kit.units)
        return [
            i // kinds * c.UNITS + i % kinds
            for i, count in enumerate(self.rows[begin : begin + c.SLOTS * kinds])
            for _ in range(count)
        ]

    def clear(self) -> None:
        """Empty both rows."""
        self.rows = [0] * len(self.rows)

    def over(self, clause: int, victor: int, log: Log) -> None:
        """End the game; a victor of -1 is nobody."""
        self.stack, self.ended, self.victor = [], clause, victor
        log.tell(c.ENDED, list(self.won))

    # -- the contract --

    def set_up(self, chance: Chance, log: Log) -> None:
        """MU-LIST-01: both muster at the same time."""
        self.push(c.LISTS, 0)

    def doing(self) -> Step[MusterState]:
        return STEPS[self.step()]

    def meanwhile(self, viewer: int) -> Phrase:
        return Phrase("prompt-wait")

    def not_asked(self, seat: int) -> int:
        return self.ended or (c.LIST_05 if self.step() == c.LISTS else c.CHECK_01)

    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        log.tell(c.RESIGNED, [seat])
        self.over(c.END_02, 1 - seat, log)

    def on_turn(self, seat: int) -> bool:
        return False

    def copy(self) -> MusterState:
        return FIELDS.copied(self)

    def redeal(self, viewer: int, chance: Chance) -> MusterState:
        """Another's row and seal are dropped; nothing else is hidden, for a sealed list is still its owner's row."""
        new = self.copy()
        kinds = c.SLOTS * len(self.kit.units)
        for seat in (0, 1):
            if seat != viewer:
                new.rows[seat * kinds : (seat + 1) * kinds] = [0] * kinds
                if self.step() == c.LISTS:
                    new.spent[seat] = new.locked[seat] = 0
        return new

    def outcome(self) -> Outcome | None:
        return victory(2, 0 if self.victor < 0 else 1 << self.victor, self.ended) if self.ended else None

    def to_dict(self) -> dict[str, object]:
        return FIELDS.to_dict(self)


UNITS = attrgetter("units")
FIELDS: Fields[MusterState] = Fields(
    "muster",
    1,
    Stack("stack", [step.name for step in STEPS], c.SEATS),
    OneOf("ended", c.CLAUSES, 0),
    Counts("rows", c.SEATS, COMPANIES, UNITS),
    Counts("lists", c.SEATS, COMPANIES, UNITS),
    Counts("spent", c.SEATS),
    Counts("locked", c.SEATS),
    Counts("won", c.SEATS),
    Number("battle"),
    OneOf("entered", c.SEATS, silent=True),
    OneOf("winner", c.SEATS, silent=True),
    OneOf("victor", c.SEATS, silent=True),
)
