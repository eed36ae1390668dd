"""Let's War's view: all that one viewer may know of the table.

A card, an Event and a Character are called by their words, a Nation by its seat, a date by its number among the
twelve offensives of the calendar (0 is Spring 1914). Dollars are counted in hundreds, as they are printed.
"""

from __future__ import annotations

from msgspec import Struct

from wartable.core.view import View


class Addend(Struct, frozen=True):
    """One part of a number. `name` is the card, Event or Character that gives it; `seat` is whose it is, or -1.

    `source` is `base`, `equipment`, `character`, `event` (the Event in force), `card` (a played card that lasts),
    `unit` (an active unit, for the hand limit: then `name` is the unit) or `lone` (help for the lone player). Of
    equipment that can be warded off, `tags` say as what: `gas`, `tank`.
    """

    value: int
    source: str
    name: str = ""
    seat: int = -1
    tags: tuple[str, ...] = ()


class Versus(Struct, frozen=True):
    """A change that counts only in fights against some units. `attack` says which of the two values it changes."""

    attack: bool
    units: tuple[str, ...]
    part: Addend


class Unit(Struct, frozen=True):
    """One of a Nation's five units. Its values are the sums of their parts, but never below 0.

    `attacks` are the attacks left to it in this turn, `free` how many of them need no Boom!; `spent` says that it has
    attacked in this turn and may not again; `barred` is the card, Event or Character that forbids it to attack, or
    empty; `misses` is what an attack of it takes to be blocked, `demands` what asks for more than the rules do;
    `reach` are the kinds that it may attack. What bears one of the tags in `wards` counts nothing in an attack on it.
    """

    unit: str
    active: bool
    attack: int
    defence: int
    attack_parts: tuple[Addend, ...]
    defence_parts: tuple[Addend, ...]
    versus: tuple[Versus, ...] = ()
    attacks: int = 0
    free: int = 0
    spent: bool = False
    barred: str = ""
    misses: int = 1
    demands: tuple[Addend, ...] = ()
    reach: tuple[str, ...] = ()
    wards: tuple[str, ...] = ()


def fight_parts(unit: Unit, other: Unit, attack: bool) -> tuple[Addend, ...]:
    """Return what a unit's attack or defence is the sum of in a fight with another."""
    plain = unit.attack_parts if attack else unit.defence_parts
    return plain + tuple(one.part for one in unit.versus if one.attack == attack and other.unit in one.units)


def unwarded(parts: tuple[Addend, ...], target: Unit) -> tuple[Addend, ...]:
    """Return the parts of an attack that its target does not ward off."""
    return tuple(one for one in parts if not set(one.tags) & set(target.wards))


class Lying(Struct, frozen=True):
    """Equipment on a board, and the units that it lies at; none: it is bound to no unit."""

    card: str
    units: tuple[str, ...]


class Lasting(Struct, frozen=True):
    """A played card that is still in force: by whom, until when, for which seats and which of their units.

    `until` is one of `turn_end`, `offensive_end`, `actor_next_turn`. No units: it concerns more than units.
    """

    card: str
    by: int
    until: str
    seats: tuple[int, ...]
    units: tuple[str, ...] = ()


class Nation(Struct, frozen=True):
    """What all see of a seat, and the cards of its hand that this viewer knows.

    `side` is its allegiance now: `entente`, `central_empires` or `neutral`. `conflict` and `cards` count the cards in
    hand by their backs. `deck` counts its Nation deck, whose last cards are the `bottom`, known to all, uppermost
    first; `next_characters` are those known to lie under the one in sight, in order. `spies` lie face up on the board,
    `tasks` are what they may still do in this turn.
    """

    seat: int
    nation: str
    side: str
    alive: bool
    homefront: int
    units: tuple[Unit, ...]
    equipment: tuple[Lying, ...]
    spies: int
    tasks: int
    character: str
    characters: int
    next_characters: tuple[str, ...]
    conflict: int
    cards: int
    known: tuple[str, ...]
    limit: int
    limit_parts: tuple[Addend, ...]
    deck: int
    bottom: tuple[str, ...]
    territories: tuple[str, ...]
    draws: int = 2
    shielded: bool = False
    away: bool = False
    speaker: bool = False


class EventCard(Struct, frozen=True):
    """The Event of the offensive: whether Characters rotated, and which Events were passed over on the way to it."""

    event: str
    rotated: bool
    passed: tuple[str, ...] = ()


class Pick(Struct, frozen=True):
    """A card of an open row and where it lies: `hand`, `board`, or the `pledges` of an auction."""

    card: str
    zone: str
    seat: int = -1


class Row(Struct, frozen=True):
    """The viewer's open row. `verb` is its word (`buy`, `spy`, `play`, `answer`, `pledge`, `offer`, `attack`).

    `card` is the card that is played, `task` a Spy's, `unit` the own unit, `target` the seat named so far. Of a payment
    `price` is what is asked and `paid` what lies there, `help` included; of a row of so many cards, `wanted`.
    """

    verb: str
    card: str = ""
    task: str = ""
    unit: str = ""
    target: int = -1
    picks: tuple[Pick, ...] = ()
    price: int = 0
    paid: int = 0
    help: int = 0
    wanted: int = 0


class Attack(Struct, frozen=True):
    """An attack that is declared and waits for an answer; its values count for this fight, with their parts.

    `card` is the card that attacks, or empty; `boom` says that a Boom! was laid; `missable`, that Miss! may block it.
    """

    attacker: int
    unit: str
    target: int
    target_unit: str
    attack: int
    defence: int
    attack_parts: tuple[Addend, ...]
    defence_parts: tuple[Addend, ...]
    misses: int
    card: str = ""
    boom: bool = True
    missable: bool = True


class Window(Struct, frozen=True):
    """A moment in which an answer may be played: `attack`, `spy`, `card` or `event`.

    `by` is whose attack, Spy or card it is (-1: the Event's), `targets` are those it concerns; `misses` is how many
    Miss! stop it (0: none does), `price` what buys it off, `loss` the Homefront points at stake.
    """

    window: str
    by: int
    targets: tuple[int, ...]
    card: str = ""
    task: str = ""
    misses: int = 0
    price: int = 0
    loss: int = 0


class Offer(Struct, frozen=True):
    """What a side offers for Italy, in the open, and its sum."""

    side: str
    cards: tuple[Pick, ...]
    dollars: int


class Auction(Struct, frozen=True):
    """The auction for Italy. `stage` is `pledge`, `offer`, `tie` or `revealed`.

    `pledges` are those that this viewer may see: the own ones, the side's when all are in. `offers` are empty behind
    the curtain; once revealed they stay in sight until the turn ends, with the side that `won`.
    """

    stage: str
    pledges: tuple[Pick, ...] = ()
    offers: tuple[Offer, ...] = ()
    won: str = ""


class Shown(Struct, frozen=True):
    """Cards that lie open for this viewer, for a choice. `why` is `inspect`, `peek`, `draft` or `recover`.

    `seat` is whose hand and board they are of, or -1; `zones` says for each where it lies.
    """

    why: str
    seat: int
    cards: tuple[str, ...]
    zones: tuple[str, ...] = ()


class Score(Struct, frozen=True):
    """What a side counts in the Armistice comparison."""

    side: str
    units: int
    homefront: int
    dollars: int


class LetsWarView(View, frozen=True):
    """The whole table for one viewer.

    `phase` is `prelude`, `draw`, `actions`, `discard`, `event` or `over`; `step` is the word of the step that is
    played. `profile` is `standard`, `two_player` or `three_player_lone`, and `lone` then the seat with help.
    `date` is where the calendar stands, `latest` the latest offensive that was reached.
    `discards` and `event_discards` are all cards that lie there, the last on top.
    """

    mode: str
    step: str
    phase: str
    turn: int
    offensive: int
    date: int
    latest: int
    active: int
    first: int
    profile: str
    lone: int
    nations: tuple[Nation, ...]
    event: EventCard | None
    lasting: tuple[Lasting, ...]
    pile: int
    discards: tuple[str, ...]
    event_pile: int
    event_discards: tuple[str, ...]
    hand: tuple[str, ...]
    row: Row | None
    attack: Attack | None
    window: Window | None
    auction: Auction | None
    shown: Shown | None
    market: tuple[str, ...]
    taxed: bool
    scores: tuple[Score, ...]
