"""Gradisca's view: all that one viewer may know of the table. What never changes (names, values, map) is in the kit."""

from __future__ import annotations

from msgspec import Struct

from wartable.core.view import View


class Counter(Struct, frozen=True):
    """A unit or commander on the map, by the id that content gives it; `back` shows the disorganised or second side."""

    unit: str
    side: int
    back: bool
    attack: int  # what it hits with when it attacks: a fire value, or a commander's Leadership
    defend: int
    acted: bool
    picked: bool  # in the viewer's own open row
    marching: bool
    left: int  # movement points that it still has
    allowance: int
    fighting: bool  # it entered the zone of the battle in progress
    out: bool  # of supply


class ZoneView(Struct, frozen=True):
    """What lies in a zone. `holder` is the seat whose units stand there, -1 for none; `loot` the owner of a marker."""

    zone: str
    holder: int
    units: tuple[Counter, ...]
    forts: int
    fort_owner: int
    ruined: bool  # a borough that gives no more shelter
    loot: int
    opened: bool  # in this activation
    raided: bool  # in this year
    struck: bool  # by an incursion of this activation
    line: int  # infantry and cavalry, which stacking counts


class Wall(Struct, frozen=True):
    """A side of a fortress: `wall` is its word in notation; mines lie before the zone that it faces."""

    wall: str
    fortress: str
    facing: str
    level: int
    printed: int
    breach: bool
    mines: int
    fresh: int  # of these, laid in this activation: they cannot be set off yet
    miner: int


class Corps(Struct, frozen=True):
    """A corps and where its chit is: cup, active, played, or none while it has no unit on the map."""

    corps: str
    side: int
    chit: str
    units: int
    commanders: tuple[str, ...]


class Army(Struct, frozen=True):
    """What all see of a side, and the cards of its hand that this viewer knows."""

    side: int
    points: int
    end_points: int  # for zones that count at the end, if it ended now
    forts_left: int
    hand_size: int
    known: tuple[str, ...]
    pool: tuple[str, ...]
    eliminated: tuple[str, ...]
    morale: int  # 0 in the Basic game
    band: str  # of morale: low, medium, high
    camp: str  # its zone, empty while it is out of play
    camp_moved: bool
    camp_lost: int  # the turn in which it was lost


class Group(Struct, frozen=True):
    """Reinforcements on the time track: the card that brings them, whose they are, the box they lie on."""

    card: str
    side: int
    turn: int
    units: tuple[str, ...]


class Roll(Struct, frozen=True):
    """One die: who fired, with what value before and after what changes it (its clause), what came up."""

    unit: str
    side: int
    printed: int
    value: int
    clause: str
    die: int
    hit: bool


class Check(Struct, frozen=True):
    """A commander's die after a fight."""

    unit: str
    side: int
    die: int
    hit: bool


class Battle(Struct, frozen=True):
    """A fight in progress: a field combat, or guns that fire at units. Hits are by the seat that suffers them."""

    kind: str  # field, bombard, or strike: an incursion
    zone: str
    origin: str  # where the attackers came from, or the guns stand; empty for units that a card brought
    wall: str  # the breached side that it is fought through, or empty
    attacker: int
    first_fire: bool
    rolls: tuple[Roll, ...]
    checks: tuple[Check, ...]
    scored: tuple[int, int]  # by the seat that scored them
    absorbed: int
    suffered: tuple[int, int]
    pending: tuple[int, int]  # still to be allotted
    round: int  # 0 in the Basic game and before the dice
    totals: tuple[int, int]  # suffered over all rounds
    calls: int  # units that may still be called


class Declared(Struct, frozen=True):
    """A work of siege that was announced and not yet carried out: bombard, fire, mine or explode."""

    work: str
    units: tuple[str, ...]
    wall: str
    zone: str


class GradiscaView(View, frozen=True):
    """The whole table for one viewer."""

    mode: str
    step: str
    turn: int
    end: int
    truce: bool
    zones: tuple[ZoneView, ...]
    walls: tuple[Wall, ...]
    corps: tuple[Corps, ...]
    armies: tuple[Army, ...]
    hand: tuple[str, ...]
    playable: tuple[str, ...]  # of the viewer's hand, now
    deck: int
    new_year: int  # cards of 1617 on top of the deck
    aside: tuple[str, ...]
    discard: int
    discards: tuple[str, ...]  # the top one alone, last, where only that is shown
    removed: tuple[str, ...]
    active: str  # corps
    player: int  # the side whose activation it is, -1 between them
    option: int
    leader: str
    zones_left: int
    cards_left: int
    open_zone: str
    picked: tuple[str, ...]
    marching: tuple[str, ...]
    card: str  # that is being played
    battle: Battle | None
    declared: Declared | None
    windows: str  # the name of the window that is open
    # Of the Advanced game.
    sea: str  # the zone that is supplied by sea
    sea_blocked: bool
    unbridged: tuple[str, ...]  # stretches of river without a bridge, by their words
    built: tuple[str, ...]  # with a bridge of boats
    broken: tuple[str, ...]  # whose printed bridge is broken
    flood: tuple[str, ...]  # rivers
    ford: int  # what crossing costs more than the zone
    relief: str  # a zone that a card supplies, until a turn
    relief_until: int
    groups: tuple[Group, ...]
    raid: str  # the zone of the raid in progress
    attack_supply: str  # of the open zone: none, armed, exempt
