"""Bad input of all sorts, and what a table is before and after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wartable.core.errors import Defect, WartableError
from wartable.core.rules.chance import Seeded
from wartable.core.rules.notation import DOTS, ELLIPSIS
from wartable.core.table.table import Table
from wartable.core.text.messages import Phrase
from wartable.core.title import Title
from wartable.core.view import Choice

WORDS = (
    "",
    " ",
    "draw",
    "pass pass",
    "0",
    "-1",
    "attack",
    "attack attack attack",
    "\x00",
    "\n",
    "é" * 40,
    "%s %d {0}",
    "{ $name }",
    "../../etc",
    "a" * 5000,
    "play 99999999999999999999",
    "‮",
)
THINGS: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    3,
    7,
    1 << 70,
    -(1 << 70),
    1.5,
    float("nan"),
    "1",
    b"1",
    [],
    {},
    (),
)


@dataclass(frozen=True)
class Snapshot:
    """All of a table that must not change when something is refused."""

    words: dict[str, object]
    numbers: tuple[int, ...]
    lines: tuple[tuple[str, int, str, bool, int], ...]
    logs: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[int, ...], ...]  # of each seat, its open row
    undo: tuple[bool, ...]
    drawn: int

    def plain(self) -> dict[str, object]:
        """Return a value as data that can be compared place by place."""
        rest = {"rows": self.rows, "undo": self.undo, "results of chance": self.drawn}
        return {"position": self.words, "numbers": self.numbers, "record": self.lines, "log": self.logs, **rest}


def snapshot(table: Table) -> Snapshot:
    """Return a table as it stands."""
    lines = table.record.lines
    return Snapshot(
        table.state.to_dict(),
        tuple(table.number(seat) for seat in range(table.seats)),
        tuple((line.kind, line.seat, line.text, line.struck, len(line.draws)) for line in lines),
        (tuple(f"{entry.key} {entry.args}" for line in lines if not line.struck for entry in line.entries),),
        tuple(tuple(row) for row in table.history.drafts),
        tuple(table.can_undo(seat) for seat in range(table.seats)),
        table.record.drawn,
    )


class BadInput:
    """Makes calls that a careless or hostile user could make."""

    def __init__(self, title: Title, rng: Seeded) -> None:
        self.title = title
        self.rng = rng

    def pick(self, items: Any) -> Any:
        """Return one of them."""
        return items[self.rng.below(len(items))]

    def seat(self, table: Table) -> Any:
        """Return a seat, or something that is none."""
        return self.rng.below(table.seats) if self.rng.below(3) else self.pick((-1, table.seats, 99, *THINGS))

    def word(self) -> str:
        """Return a text: of the notation, bent, or from nowhere."""
        shape = self.rng.below(5)
        words = self.pick(self.title.sheet.notation).split()
        if shape == 0:
            return str(self.pick(WORDS))
        if shape == 1 and len(words) > 1:
            del words[self.rng.below(len(words))]
        elif shape == 2:
            words.insert(self.rng.below(len(words) + 1), self.pick(self.pick(self.title.sheet.notation).split()))
        elif shape == 3:
            words.append(self.pick((ELLIPSIS, DOTS)))
        return " ".join(words)

    def action(self) -> Any:
        """Return a click, or something that is none."""
        shape = self.rng.below(5)
        if shape == 0:
            return self.pick(THINGS)
        if shape == 1:
            return self.rng.below(self.title.sheet.space + 8) - 4
        if shape == 2:
            return Choice(self.rng.below(self.title.sheet.space + 8) - 4, "junk", Phrase("junk"))
        return self.word()

    def call(self, table: Table) -> tuple[str, Callable[[], object]]:
        """Return a call and its name. It may succeed by accident; if not, only an error for users may come of it."""
        seat, action, other = self.seat(table), self.action(), self.action()
        number = self.pick((None, table.number(0), *THINGS))
        thing, word = self.pick(THINGS), self.word()
        calls: list[tuple[str, Callable[[], object]]] = [
            (f"act({seat!r}, {action!r})", lambda: table.act(seat, action)),
            (f"act({seat!r}, {action!r}, {other!r})", lambda: table.act(seat, action, other)),
            (f"act({seat!r}, {action!r}, number={number!r})", lambda: table.act(seat, action, number=number)),
            (f"act({seat!r})", lambda: table.act(seat)),
            (f"undo({seat!r}, {action!r})", lambda: table.undo(seat, action)),
            (f"why_not({seat!r}, {action!r})", lambda: table.why_not(seat, action)),
            (f"view({seat!r})", lambda: table.view(seat)),
            (f"choices({seat!r})", lambda: table.choices(seat)),
            (f"number({seat!r})", lambda: table.number(seat)),
            (f"log({seat!r})", lambda: table.log(seat)),
            (f"ask({seat!r}, {word!r})", lambda: table.ask(seat, word)),
            (f"order({seat!r}, [{word!r}])", lambda: table.order(seat, [word])),
            (f"play_default({seat!r})", lambda: table.play_default(self.pick((table.seats, -1, 99)))),
            (
                f"agree_rollback({seat!r}, {thing!r})",
                lambda: table.agree_rollback(seat, 1_000 if thing == 0 else thing),
            ),
            (f"note({seat!r}, {word!r})", lambda: table.note(99, word)),
            (f"parse({word!r})", lambda: self.title.parse(table.kit, word)),
        ]
        found: tuple[str, Callable[[], object]] = self.pick(calls)
        return found


def refuses(error: Exception) -> bool:
    """Tell an error for users, which bad input must give, from a defect of the title.

    >>> from wartable.core.errors import ChanceError, NotAnAction
    >>> refuses(NotAnAction("no such action")), refuses(ChanceError("the script ran out")), refuses(KeyError(3))
    (True, False, False)
    """
    return isinstance(error, WartableError) and not isinstance(error, Defect)
