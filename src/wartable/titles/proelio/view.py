"""Proelio's view: all that one viewer may know of the table."""

from __future__ import annotations

from msgspec import Struct

from wartable.core.view import View


class Waiting(Struct, frozen=True):
    """An attack that lies face down before its target. `card` is its face for its owner, else empty."""

    attacker: int
    deck: str
    level: int
    turn: int
    card: str
    may_be: tuple[str, ...]


class House(Struct, frozen=True):
    """What all see of a seat, and the cards of its hand that this viewer knows."""

    seat: int
    hand_size: int
    gold: int
    level: int
    fortification: str
    plague: bool
    waiting: tuple[Waiting, ...]
    known: tuple[str, ...]
    away: bool
    eliminated: bool
    ally: int


class Deck(Struct, frozen=True):
    """A face-down pile and its discards. `discards` is empty where only the top card is shown."""

    deck: str
    pile: int
    discard: int
    top: str
    discards: tuple[str, ...]


class Possibility(Struct, frozen=True):
    """What the attack before the viewer may be, and what then happens to the defence as it stands now."""

    card: str
    verdict: str  # repelled, short, steals, turned, sweeps, cancelled, void
    short: int


class ProelioView(View, frozen=True):
    """The whole table for one viewer."""

    mode: str
    step: str
    turn: int
    active: int
    plague: bool
    houses: tuple[House, ...]
    decks: tuple[Deck, ...]
    hand: tuple[str, ...]
    row: tuple[str, ...]
    paying: bool  # an exchange is begun, and the row is its price
    deployed: tuple[str, ...]
    attack: str
    total: int
    short: int
    hand_limit: int
    set_copies: tuple[tuple[str, int], ...]  # how many copies of each card there are at this table
    possibilities: tuple[Possibility, ...]
