"""The parts that a table is made of, as the program that runs it reads them.

Compiled, since a server always does.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from wartable.core.record.fair_chance import Fair
from wartable.core.record.record import Record
from wartable.core.rules.state import Kit, Outcome, State
from wartable.core.table.engine import Engine
from wartable.core.table.history import History
from wartable.core.table.standing_orders import Orders
from wartable.core.text.messages import Messages, Phrase
from wartable.core.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class TableParts:
    """What a table is made of: the game, the position, the record and so on."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def title(self) -> Title:
        """The game that is played."""
        return self._engine.title

    @property
    def kit(self) -> Kit:
        """The table's options and content, made flat for the rules."""
        return self._engine.kit

    @property
    def state(self) -> State:
        """The whole position, secrets included: for those who run the table."""
        return self._engine.state

    @property
    def record(self) -> Record:
        """What was played, line by line."""
        return self._engine.record

    @property
    def history(self) -> History:
        """What can still be undone, and the open rows."""
        return self._engine.history

    @property
    def orders(self) -> Orders:
        """The standing orders."""
        return self._engine.orders

    @property
    def notices(self) -> list[tuple[int, Phrase]]:
        """What seats are to be told beside the log: a draft that was dropped, rules that changed."""
        return self._engine.notices

    @property
    def names(self) -> dict[str, str]:
        """Names that players gave to things."""
        return self._engine.record.names

    @property
    def fair(self) -> Fair | None:
        """The table's chance, if its dice and draws can be proved after the game."""
        return self._engine.fair

    @property
    def messages(self) -> Messages:
        """What the table says: the title's messages, with the names of its pack."""
        return self._engine.messages

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._engine.seats

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of each seat, as `Table.number` tells it of one."""
        return tuple(self._engine.numbers)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that still owe an answer."""
        return self._engine.deciders

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self._engine.outcome
