"""A bot at the table. It is handed a redealt position, never the true one, so it cannot cheat."""

from __future__ import annotations

from wartable.bots.levels import Choose, bot
from wartable.core.errors import WartableError
from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State
from wartable.core.title import Title


class Player:
    """A bot of a level. Its own chance, for redeals and for what it leaves to luck, is never the table's.

    >>> from wartable.core.rules.chance import Seeded
    >>> from wartable.titles import title
    >>> table = title("proelio").open(seats=3, seed=7)
    >>> player = Player(table.title, "sensible", Seeded(1))
    >>> seat = table.deciders[0]
    >>> player.choose(table.state, seat) in [choice.code for choice in table.choices(seat)]
    True
    """

    def __init__(self, title: Title, level: str, chance: Chance) -> None:
        self.level = level
        self._choose: Choose = bot(title, level)
        self._chance = chance

    def choose(self, state: State, seat: int) -> int:
        """The code that it plays for a seat that is asked."""
        if seat not in state.deciders():
            raise WartableError("seat-not-asked", seat=seat)
        return self._choose(state.redeal(seat, self._chance), seat, self._chance)
