"""A bot at the table.

It is handed a redealt position, never the true one, so it cannot cheat.
"""

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
        """Return the code that it plays for a seat that is asked; of a row that it gives whole, the first."""
        return self.codes(state, seat)[0]

    def codes(self, state: State, seat: int) -> list[int]:
        """Return what it answers for a seat that is asked: one code, or those of a row that it gives whole."""
        return self._asked(self._redealt(state, seat), seat)

    def answer(self, state: State, seat: int) -> list[int]:
        """Return the codes of a whole choice, for a seat that is asked: a row to its end."""
        seen, out = self._redealt(state, seat), []
        while True:
            for code in self._asked(seen, seat):
                out.append(code)
                if seen.completes(seat, code):
                    return out
                seen.apply(seat, code, self._chance)

    def _redealt(self, state: State, seat: int) -> State:
        if seat not in state.deciders():
            raise WartableError("seat-not-asked", seat=seat)
        return state.redeal(seat, self._chance)

    def _asked(self, seen: State, seat: int) -> list[int]:
        found = self._choose(seen, seat, self._chance)
        return [found] if isinstance(found, int) else found
