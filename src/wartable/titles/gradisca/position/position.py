"""Gradisca's position: what lies where. Every unit, card, marker and chit moves through a method of this class.

`cards` is one flat list of counts by kind, an area after the other. Deck, cards of 1617, cup and loot are bags: nothing
is drawn before it is needed (GR-INV-21).
"""

from typing import Final

from wartable.core.rules.memory import NOWHERE, Memory
from wartable.core.rules.prelude import BIT, Chance, Log, i64
from wartable.titles.gradisca.codes import entries
from wartable.titles.gradisca.codes.things import GONE, KINDS, NO_CHIT, POOL
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.position.armies import Armies
from wartable.titles.gradisca.position.packing import (
    BACK,
    COMBAT,
    FIGHTING,
    FORT_OWNER,
    FORTS,
    LEVEL,
    LOOT,
    MARCHING,
    MINE,
    MINER,
    OUT,
    PICKED,
    PLACE,
    WEIGHT,
    fresh_of,
    miner_of,
    mines_of,
    replaced,
)

# Where each area begins in `cards`.
DECK: Final = 0
NEW_YEAR: Final = 36  # the cards of 1617 that lie on top of the deck
ASIDE: Final = 72
DISCARD: Final = 108
REMOVED: Final = 144
HANDS: Final = 180
AREAS: Final = 252

ALL_KINDS: Final[list[i64]] = list(range(KINDS))
STARTS: Final[list[i64]] = [0, KINDS]
EYES: Final[list[i64]] = [0, BIT[0], BIT[1]]
NO_INTS: Final[list[i64]] = []

# Kinds of fights.
NO_FIGHT: Final = 0
FIELD: Final = 1
BOMBARDED: Final = 2
STRIKE: Final = 3  # an incursion of light cavalry


class Position(Armies):
    """What lies where, and whose step it is."""

    def __init__(self, kit: GradiscaKit) -> None:
        super().__init__(kit)
        # Copied with the position. Shared constants until then, so that building the object costs no allocation.
        self.units: list[i64] = NO_INTS
        self.zones: list[i64] = NO_INTS
        self.walls: list[i64] = NO_INTS
        self.force: list[i64] = NO_INTS  # of each side in each zone, as `units` says too
        self.alive: list[i64] = NO_INTS  # units of each corps on the map, as `units` says too
        self.cards: list[i64] = NO_INTS
        self.sizes: list[i64] = NO_INTS
        # Shared with copies: who changes one puts another in its place.
        self.chits: list[i64] = NO_INTS
        self.loot: list[i64] = NO_INTS
        self.points: list[i64] = NO_INTS
        self.forts_left: list[i64] = NO_INTS
        self.scored: list[i64] = NO_INTS
        self.suffered: list[i64] = NO_INTS
        self.owed: list[i64] = NO_INTS
        self.rolls: list[i64] = NO_INTS
        self.checks: list[i64] = NO_INTS
        self.memory: Memory | None = None
        # Found once for all answers to a question, and forgotten when a unit changes: no part of the position.
        self.row: list[i64] | None = None
        self.column: list[i64] | None = None
        self.turn: i64 = 1
        self.end: i64 = 16
        self.top: i64 = -1  # the card on top of the discards
        self.mixed: bool = False  # cards of 1617 were shuffled into the deck
        self.truce: bool = False
        self.begin_activation(-1)
        self.opened: i64 = -1  # the open zone
        self.whole: bool = False  # the row was picked all at once
        self.leave_field()
        self.clear_work()
        self.clear_card()
        self.cursor: i64 = 0  # zones and commanders that are gone through one by one
        self.left: i64 = 0  # units still to be chosen
        self.fallen: i64 = -1  # a commander whose replacement is to appear
        self.won: i64 = 0
        self.ended: i64 = 0

    def begin_activation(self, corps: i64) -> None:
        """Forget what held for the last activation; -1: none is under way."""
        self.begin_command()
        self.active: i64 = corps
        self.option: i64 = 0
        self.leader: i64 = -1
        self.budget: i64 = 0  # zones that may still be opened
        self.allowed: i64 = 0  # cards that may still be played
        self.duty: bool = False  # a mandatory card was played
        self.zones_begun: bool = False
        self.zones_over: bool = False  # a card was played after a zone
        self.cap: i64 = 0  # most Leadership of the active corps, by a card
        self.surprise: i64 = 0  # most units for which a card lets the attackers fire first
        self.battery: i64 = 0  # by a card guns shoot twice: 1 somewhere, 2 in the open zone

    def clear_battle(self) -> None:
        """Nobody fights."""
        self.leave_field()
        self.totals = [0, 0]
        self.scored = [0, 0]
        self.suffered = [0, 0]
        self.owed = [0, 0]
        self.rolls = []
        self.checks = []

    def leave_field(self) -> None:
        """No battle is under way; what was rolled and lost in the last one still stands."""
        self.clear_rounds()
        self.fight: i64 = NO_FIGHT
        self.field: i64 = -1
        self.origin: i64 = -1
        self.through: i64 = -1  # the breached side that it is fought over
        self.attacker: i64 = 0
        self.first_fire: bool = False
        self.standing: bool = False  # the garrison takes its extra loss
        self.absorbed: i64 = 0

    def clear_work(self) -> None:
        """No siege work is declared."""
        self.work: i64 = 0  # the verb
        self.work_wall: i64 = -1
        self.work_zone: i64 = -1

    def clear_card(self) -> None:
        """No card is being played."""
        self.card: i64 = -1
        self.card_seat: i64 = 0
        self.pc: i64 = 0  # its next effect
        self.placed: i64 = -1  # the zone that it brought units into
        self.answer_card: bool = False

    # -- who is where --

    def place_of(self, unit: i64) -> i64:
        """Return the zone of a unit, or POOL, or GONE."""
        return self.units[unit] & PLACE

    def on_map(self, unit: i64) -> bool:
        """Return whether a unit stands in a zone."""
        return (self.units[unit] & PLACE) < POOL

    def has(self, unit: i64, bits: i64) -> bool:
        """Return whether a unit has one of some bits."""
        return (self.units[unit] & bits) != 0

    def force_at(self, seat: i64, zone: i64) -> i64:
        """Return the packed force of a side in a zone."""
        return self.force[seat * self.kit.n + zone]

    def enemy_in(self, seat: i64, zone: i64) -> bool:
        """Return whether any enemy unit of a side is in a zone."""
        return self.force[(1 - seat) * self.kit.n + zone] != 0

    def holds(self, seat: i64, zone: i64) -> bool:
        """Return whether a side occupies a zone, as the table reads it (GR-RULING-03)."""
        force = self.force_at(seat, zone)
        return force != 0 if self.kit.any_occupies else (force & COMBAT) != 0

    def units_in(self, seat: i64, zone: i64) -> list[i64]:
        """Return the units of a side in a zone, commanders last."""
        out: list[i64] = []
        if self.force_at(seat, zone) != 0:
            side = self.kit.side
            for unit in range(self.kit.u):
                if (self.units[unit] & PLACE) == zone and side[unit] == seat:
                    out.append(unit)
        return out

    def units_with(self, bits: i64) -> list[i64]:
        """Return the units that have one of some bits."""
        out: list[i64] = []
        for unit in range(self.kit.u):
            if (self.units[unit] & bits) != 0:
                out.append(unit)
        return out

    def in_fight(self, seat: i64) -> list[i64]:
        """Return the units of a side that take part in the fight: attackers are those that entered (GR-7.1-23)."""
        here = self.units_in(seat, self.field)
        if (self.fight == FIELD or self.fight == STRIKE) and seat == self.attacker:
            return [unit for unit in here if self.has(unit, FIGHTING)]
        return here

    def printed(self, unit: i64, attacking: bool) -> i64:
        """Return the value on the face that is up (GR-RULING-68, GR-8.2-01, GR-8.2-02)."""
        at = unit * 2 + (1 if self.has(unit, BACK) else 0)
        value: i64 = self.kit.attack[at] if attacking else self.kit.defend[at]
        return value

    def leadership(self, unit: i64) -> i64:
        """Return a commander's Leadership: 1 out of supply (GR-21-15); a card may cap it while its corps is active."""
        value = self.printed(unit, True)
        if self.has(unit, OUT):
            return 1
        return self.cap if 0 < self.cap < value and self.kit.corps_of[unit] == self.active else value

    # -- units move --

    def put(self, unit: i64, place: i64) -> None:
        """Move a unit to a zone, POOL or GONE; all counts go with it. Mines are looked after by `sweep_mines`."""
        self.row = self.column = None
        kit = self.kit
        before = self.units[unit] & PLACE
        weight: i64 = WEIGHT[kit.type[unit]]
        row: i64 = kit.side[unit] * kit.n
        corps: i64 = kit.corps_of[unit]
        if before < POOL:
            self.force[row + before] = self.force[row + before] - weight
            self.alive[corps] = self.alive[corps] - 1
        self.units[unit] = (self.units[unit] & ~PLACE) | place
        if place < POOL:
            self.force[row + place] = self.force[row + place] + weight
            self.alive[corps] = self.alive[corps] + 1

    def set_bits(self, unit: i64, bits: i64) -> None:
        """Set bits of a unit."""
        self.row = self.column = None
        self.units[unit] = self.units[unit] | bits

    def clear_bits(self, unit: i64, bits: i64) -> None:
        """Clear bits of a unit."""
        self.row = self.column = None
        self.units[unit] = self.units[unit] & ~bits

    def clear_all(self, bits: i64) -> None:
        """Clear bits of all units."""
        for unit in range(self.kit.u):
            if (self.units[unit] & bits) != 0:
                self.clear_bits(unit, bits)

    def eliminate(self, unit: i64, log: Log) -> None:
        """Put a unit into its box for good; a corps without units loses its chit at once (GR-4-03, GR-RULING-08)."""
        self.put(unit, GONE)
        self.units[unit] = GONE
        log.note(entries.ELIMINATED, unit)
        self.check_chit(self.kit.corps_of[unit], log)
        self.sweep_mines(log)

    def check_chit(self, corps: i64, log: Log) -> None:
        """Take the chit of a dead corps away; that of the activation under way goes when it ends."""
        if self.alive[corps] == 0 and corps != self.active and self.chits[corps] != NO_CHIT:
            self.chits = replaced(self.chits, corps, NO_CHIT)
            log.note(entries.CHIT_GONE, corps)

    def steps_of(self, unit: i64) -> i64:
        """Return how many hits a combat unit can take; none for commanders (GR-7.1-16, GR-8.3-01)."""
        kit = self.kit
        if kit.is_leader(unit):
            return 0
        return 2 if kit.has_back[unit] and not self.has(unit, BACK) and kit.klass[unit] != 0 else 1

    def hit(self, unit: i64, log: Log) -> None:
        """A combat unit takes a hit (GR-7.2-01 to 03, GR-8.3-01)."""
        if self.steps_of(unit) > 1:
            self.set_bits(unit, BACK)
            log.note(entries.DISORGANISED, unit)
        else:
            self.eliminate(unit, log)

    # -- markers --

    def forts_of(self, seat: i64, zone: i64) -> i64:
        """Return forts of a side in a zone."""
        cell: i64 = self.zones[zone]
        owner = 1 if (cell & FORT_OWNER) != 0 else 0
        return cell & FORTS if owner == seat else 0

    def remove_forts(self, zone: i64) -> None:
        """Take the forts of a zone away for good (GR-10-11)."""
        self.zones[zone] = self.zones[zone] & ~(FORTS | FORT_OWNER)

    def remove_loot(self, zone: i64) -> None:
        """Take a loot marker away."""
        self.zones[zone] = self.zones[zone] & ~LOOT

    def level(self, wall: i64) -> i64:
        """Return the level of a side of a fortress."""
        return self.walls[wall] & LEVEL

    def set_level(self, wall: i64, level: i64) -> None:
        """Mark the level of a side."""
        self.walls[wall] = (self.walls[wall] & ~LEVEL) | level

    def set_mines(self, wall: i64, seat: i64, mines: i64, fresh: i64, tried: i64) -> None:
        """Mark the mines before a side."""
        packed = self.level(wall) + mines * MINE + fresh * 1024 + tried * 65536
        self.walls[wall] = packed + MINER if seat == 1 and mines > 0 else packed

    def sweep_mines(self, log: Log) -> None:
        """Mines vanish where their side has left the facing zone or taken the fortress (GR-7.5-11, GR-RULING-105)."""
        for wall in range(len(self.walls)):
            mines = mines_of(self.walls[wall])
            if mines > 0:
                seat = miner_of(self.walls[wall])
                facing = self.force_at(seat, self.kit.wall_facing[wall])
                if facing == 0 or self.force_at(seat, self.kit.wall_fortress[wall]) != 0:
                    self.set_mines(wall, 0, 0, 0, 0)
                    log.note(entries.MINES_LOST, wall, mines)

    def settle_mines(self, laid: bool) -> None:
        """Mines may be tried anew in another zone's time; at the end of an activation those laid in it are old."""
        for wall in range(len(self.walls)):
            packed = self.walls[wall]
            if (packed >> 10) != 0 and mines_of(packed) > 0:
                fresh = 0 if laid else fresh_of(packed)
                self.set_mines(wall, miner_of(packed), mines_of(packed), fresh, 0)

    def gain(self, seat: i64, points: i64) -> None:
        """Give a side victory points."""
        self.points = replaced(self.points, seat, self.points[seat] + points)

    # -- cards --

    def count(self, area: i64) -> i64:
        """Return cards in an area."""
        total: i64 = 0
        for i in range(area, area + KINDS):
            total += self.cards[i]
        return total

    def listed(self, area: i64) -> list[i64]:
        """Return the kinds in an area."""
        out: list[i64] = []
        for kind in range(KINDS):
            if self.cards[area + kind] > 0:
                out.append(kind)
        return out

    def held(self, seat: i64, kind: i64) -> bool:
        """Return whether a hand holds a card of this number."""
        return kind < KINDS and self.cards[HANDS + seat * KINDS + kind] > 0

    def to_draw(self) -> i64:
        """Return cards that the face-down piles hold."""
        return self.count(DECK) + self.count(NEW_YEAR)

    def draw(self, seat: i64, chance: Chance) -> i64:
        """Draw a card into a hand, the cards of 1617 first (GR-12-15); give its kind."""
        area = NEW_YEAR if self.count(NEW_YEAR) > 0 else DECK
        kind = chance.draw(self.cards, area, area + KINDS, BIT[seat])
        self.cards[area + kind] = 0
        self.cards[HANDS + seat * KINDS + kind] = 1
        self.sizes[seat] = self.sizes[seat] + 1
        if self.memory is not None:
            self.memory.moved(NOWHERE, seat, kind, ALL_KINDS, self.sizes[seat] - 1)
            if area == NEW_YEAR and self.count(NEW_YEAR) == 0:
                self.all_new_known(self.memory)
        return kind

    def all_new_known(self, memory: Memory) -> None:
        """With the last card of 1617 drawn, all of them that lie nowhere open are known to be in the hands."""
        for viewer in range(-1, 2):
            places: i64 = 0
            bag: list[i64] = [0] * KINDS
            for seat in range(2):
                for kind in range(self.kit.first_new, KINDS):
                    if seat != viewer and self.cards[HANDS + seat * KINDS + kind] > 0:
                        places |= BIT[seat]
                        bag[kind] = 1
            if places != 0:
                memory.know(viewer, places, 0, sum(bag), bag)

    def show(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand in the sight of all."""
        self.cards[HANDS + seat * KINDS + kind] = 0
        self.sizes[seat] = self.sizes[seat] - 1
        if self.memory is not None:
            self.memory.left(seat, kind)
            if self.sizes[seat] == 0:
                self.memory.emptied(seat, 0)

    def discard(self, kind: i64) -> None:
        """Put a card on the discards."""
        self.cards[DISCARD + kind] = 1
        self.top = kind

    def spend(self, seat: i64, kind: i64) -> None:
        """Play a card out of a hand: to the discards, or out of the game (GR-5-14, GR-5-17)."""
        self.show(seat, kind)
        if self.kit.once[kind]:
            self.cards[REMOVED + kind] = 1
        else:
            self.discard(kind)

    def renew(self, log: Log) -> None:
        """Make the discards the new deck, if there are any (GR-5-15); hands are then known to all (GR-VEC-42)."""
        count = self.count(DISCARD)
        if count == 0:
            return
        for kind in range(KINDS):
            if self.cards[DISCARD + kind] > 0:
                self.cards[DISCARD + kind] = 0
                self.cards[DECK + kind] = 1
                if self.kit.new_year[kind]:
                    self.mixed = True
        self.top = -1
        log.note(entries.RENEWED, count)
        if self.memory is not None:
            self.memory.renewed(0, self.contents())

    def contents(self) -> list[tuple[i64, list[i64]]]:
        """Return what lies in the places that memory speaks of: the hands."""
        return [(seat, self.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]) for seat in range(2)]

    def remember(self) -> None:
        """Have everybody remember from now on."""
        self.memory = Memory()
        self.memory.begin(STARTS, EYES)

    def discardable(self, kind: i64) -> bool:
        """Return whether a card may be discarded: none that is mandatory by now (GR-12-05, GR-12-12, GR-26-02)."""
        if not self.kit.mandatory[kind]:
            return True
        return self.turn <= self.kit.after[kind] and not (self.kit.advanced and self.kit.reinforces[kind])

    def open_elsewhere(self, kind: i64) -> bool:
        """Return whether all can see that a card is in no hand: removed, set aside, or in sight on the discards."""
        if self.cards[REMOVED + kind] > 0 or self.cards[ASIDE + kind] > 0:
            return True
        return self.cards[DISCARD + kind] > 0 and (not self.kit.top_only or self.top == kind)

    # -- the row of picks --

    def picked(self) -> list[i64]:
        """Return the units of the open row."""
        row = self.row
        if row is None:
            row = self.units_with(PICKED)
            self.row = row
        return row

    def marching(self) -> list[i64]:
        """Return the units on the march."""
        column = self.column
        if column is None:
            column = self.units_with(MARCHING)
            self.column = column
        return column

    def drop_row(self) -> None:
        """Let the open row go."""
        self.clear_all(PICKED)
        self.whole = False

    def end_march(self) -> None:
        """Units on the march go no further (GR-RULING-117)."""
        self.clear_all(MARCHING)

    # -- counting anew, and the end --

    def recount(self) -> None:
        """Count anew what is kept beside units and cards, after they were laid out by other means."""
        kit = self.kit
        self.force = [0] * (2 * kit.n)
        self.alive = [0] * len(kit.corps)
        for unit in range(kit.u):
            place = self.units[unit] & PLACE
            if place < POOL:
                self.force[kit.side[unit] * kit.n + place] += WEIGHT[kit.type[unit]]
                self.alive[kit.corps_of[unit]] += 1
        self.sizes = [self.count(HANDS), self.count(HANDS + KINDS)]

    def score(self, seat: i64) -> i64:
        """Return the points of a side if the game ended now (GR-13-10 to 14, GR-RULING-75)."""
        total: i64 = self.points[seat]
        for zone in range(self.kit.n):
            points: i64 = self.kit.end_points[seat * self.kit.n + zone]
            if points > 0 and self.holds(seat, zone):
                total += points
        return total

    def over(self, clause: i64) -> None:
        """End the game."""
        self.stack.clear()
        self.ended = clause
        self.drop_row()
