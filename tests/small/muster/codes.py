"""The tables of Muster: verbs and their words, steps, clauses, entries."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.entries import EntryRow
from wartable.core.errors import NotAnAction
from wartable.core.rules.notation import Click, Name, Names, Part, Verb

SEATS = ("north", "south")
SLOTS = 8  # companies of a list
UNITS = 64  # most units of a pack

# An argument is company * UNITS + unit, so the codes of a list alone are thousands.
WIDTH = 16384
ADD, LOCK, LOSE, WON, CONFIRM, DISPUTE = range(1, 7)
SPACE = 7 * WIDTH


class Placed(Part):
    """Picks said as company, number and name: `1 1 captain 1 3 pike`."""

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        out: list[str] = []
        for arg in sorted(set(args)):
            out += [str(arg // UNITS + 1), str(args.count(arg)), words[0][arg % UNITS]]
        return out

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        args: list[int] = []
        while rest and rest[0] not in SEATS:
            slot, count, word = ([*rest, "", "", ""])[:3]
            del rest[:3]
            if not (slot.isdigit() and count.isdigit() and 0 < int(slot) <= SLOTS and 0 < int(count) < 100):
                raise NotAnAction("not-a-count", count=repr(f"{slot} {count}"), example=example)
            args += [(int(slot) - 1) * UNITS + Names(0, "unit").index(words, word)] * int(count)
        return args


SEAT = Names(1, "seat")
# A pick is called `add 1 1 pike`; the whole list begins with `list`.
VERBS = (
    Verb("add", Placed(ADD), shared=True, examples=["add 1 1 captain"]),
    Verb("list", Placed(ADD), Click(LOCK), examples=["list 1 1 captain 1 3 pike"]),
    Verb("fallen", Placed(LOSE), shared=True, examples=["fallen 1 1 pike"]),
    Verb("result", Placed(LOSE), Name(WON, SEAT), examples=["result 1 2 pike north"]),
    Verb("confirm", Click(CONFIRM)),
    Verb("dispute", Click(DISPUTE)),
)

# The numbers of the steps; steps.py has the steps themselves, in this order.
OVER, LISTS, BATTLE, CHECK, DICE = range(5)

CLAUSES = (
    "", "MU-LIST-01", "MU-LIST-02", "MU-LIST-03", "MU-LIST-04", "MU-LIST-05", "MU-BATTLE-01", "MU-BATTLE-02",
    "MU-CHECK-01", "MU-END-01", "MU-END-02",
)  # fmt: skip
LIST_01, LIST_02, LIST_03, LIST_04, LIST_05, BATTLE_01, BATTLE_02, CHECK_01, END_01, END_02 = range(1, len(CLAUSES))

ENTRIES = (
    EntryRow("opened", "north:number south:number"),
    EntryRow("entered", "seat winner:seat battle:number"),
    EntryRow("disputed", "seat"),
    EntryRow("fought", "winner:seat battle:number", point="point-fought"),
    EntryRow("resigned", "seat"),
    EntryRow("ended", "north:number south:number"),
)
OPENED, ENTERED, DISPUTED, FOUGHT, RESIGNED, ENDED = range(6)
