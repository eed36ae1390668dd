"""Standing orders: a player's own word that a seat declines reaction windows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wartable.core.errors import OptionError
from wartable.core.rules.state import State

UNTIL_TURN = "turn"
UNTIL_REVOKED = "revoked"
REVOKE = "revoke"


@dataclass(slots=True)
class Order:
    """Declines these windows (none named: all of them), until the seat's next turn or until it is revoked."""

    windows: tuple[str, ...]
    until_turn: bool
    seen_off_turn: bool  # "the next turn" is none that was going on when the order was given


class Orders:
    """The standing orders of a table, written in the record as `decline turn parry` or `revoke`.

    >>> orders = Orders("skirmish", ["parry", "dodge"], 2)
    >>> orders.decline(0, ["parry"], until_turn=False)
    'decline revoked parry'
    >>> orders.decline(0, ["miss"])
    Traceback (most recent call last):
        ...
    wartable.OptionError: skirmish has no window 'miss'; its windows: parry, dodge
    """

    def __init__(self, title: str, windows: Sequence[str], seats: int) -> None:
        self.title = title
        self.windows = windows
        self.of: list[Order | None] = [None] * seats

    def copy(self) -> Orders:
        """Return the same orders, to come back to."""
        new = Orders(self.title, self.windows, len(self.of))
        new.of = [order and replace(order) for order in self.of]
        return new

    def decline(self, seat: int, windows: Sequence[str], until_turn: bool = True, on_turn: bool = False) -> str:
        """Give an order in place of the seat's old one; return its words."""
        for name in windows:
            if name not in self.windows:
                known = ", ".join(self.windows) or "none"
                raise OptionError("no-window", title=self.title, name=repr(name), known=known)
        self.of[seat] = Order(tuple(windows), until_turn, not on_turn)
        return " ".join(["decline", UNTIL_TURN if until_turn else UNTIL_REVOKED, *windows])

    def read(self, seat: int, text: str, on_turn: bool) -> None:
        """Give or revoke an order from its words."""
        words = text.split()
        if words == [REVOKE]:
            self.of[seat] = None
        elif len(words) > 1 and words[0] == "decline" and words[1] in (UNTIL_TURN, UNTIL_REVOKED):
            self.decline(seat, words[2:], words[1] == UNTIL_TURN, on_turn)
        else:
            raise OptionError("not-an-order", text=repr(text))

    def tend(self, state: State) -> None:
        """End the orders whose seat's next turn has come."""
        for seat, order in enumerate(self.of):
            if order is None:
                continue
            on_turn = state.on_turn(seat)
            if order.until_turn and on_turn and order.seen_off_turn:
                self.of[seat] = None
            order.seen_off_turn = order.seen_off_turn or not on_turn

    def declines(self, seat: int, state: State) -> bool:
        """Return whether the seat is asked in a window that its order declines."""
        order = self.of[seat]
        if order is None or seat not in state.deciders():
            return False
        window = state.window(seat)
        return window > 0 and (not order.windows or self.windows[window - 1] in order.windows)
