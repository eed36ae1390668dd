"""Gradisca's state: which step is played, resignation, copies, the outcome, and how a game begins."""

from wartable.core.rules.prelude import BIT, SILENT, Chance, Log, Phrase, i64
from wartable.core.rules.state import NOBODY, ONE, Outcome
from wartable.core.rules.steps import Step
from wartable.titles.gradisca.codes import clauses as c, entries, stack
from wartable.titles.gradisca.codes.things import IN_CUP, KINDS, NO_CHIT, VENICE, side_name
from wartable.titles.gradisca.codes.verbs import NONE, SHIFT, SPACE, WIDTH
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.position.position import AREAS, ASIDE, DECK, Position
from wartable.titles.gradisca.position.reasons import out_of_time, why_not_now, why_refused
from wartable.titles.gradisca.position.redeal import redeal
from wartable.titles.gradisca.position_words import FIELDS
from wartable.titles.gradisca.steps import STEPS


class GradiscaState(Position):
    """A position of Gradisca and its rules."""

    def doing(self) -> Step[Position]:
        return STEPS[self.step()]

    def asks(self, seat: i64) -> bool:
        return len(self.stack) > 0 and self.asked() == seat

    def deciders(self) -> tuple[int, ...]:
        return ONE[self.asked()] if len(self.stack) > 0 else NOBODY

    # At every decision these two are called. Python reaches them fastest on the class of the position itself.

    def legal(self, seat: i64) -> list[int]:
        out: list[int] = []
        if self.asks(seat):
            self.doing().add_legal(self, seat, out)
        return out

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        verb = code >> SHIFT
        self.doing().part(verb).play(self, seat, verb, code & NONE, chance, log)
        self.run(chance, log)

    def not_asked(self, seat: i64) -> i64:
        return c.R4_1_02 if len(self.stack) > 0 else self.ended

    def not_now(self, seat: i64, code: i64) -> i64:
        return out_of_time(self, code >> SHIFT, self.doing().not_now) if WIDTH <= code < SPACE else c.RULING_32

    def reason(self, seat: i64, code: i64, clause: i64) -> Phrase | None:
        if clause == c.R4_1_02 and len(self.stack) > 0:
            return Phrase("reason-not-you", side=side_name(self.asked()))
        if not self.asks(seat) or not WIDTH <= code < SPACE:
            return None
        if not self.doing().answered_by(code):
            return why_not_now(self, seat, code >> SHIFT, clause != self.doing().not_now)
        return super().reason(seat, code, clause) or why_refused(self, seat, code >> SHIFT, code & NONE, clause)

    def forfeit(self, seat: i64, chance: Chance, log: Log = SILENT) -> None:
        """GR-RULING-108: the other side has won at once; the points stay as they stand."""
        if len(self.stack) == 0:
            return
        log.note(entries.RESIGNED, seat)
        self.won = BIT[1 - seat]
        self.begin_activation(-1)
        self.clear_battle()
        self.clear_work()
        self.clear_card()
        self.clear_raid()
        self.opened = -1
        self.over(c.RULING_108)

    def on_turn(self, seat: i64) -> bool:
        return self.active >= 0 and self.kit.corps_side[self.active] == seat

    def copy(self) -> "GradiscaState":
        new = GradiscaState(self.kit)
        new.stack = self.stack[:]
        new.units = self.units[:]
        new.zones = self.zones[:]
        new.walls = self.walls[:]
        new.force = self.force[:]
        new.alive = self.alive[:]
        new.chits = self.chits
        new.cards = self.cards[:]
        new.sizes = self.sizes[:]
        new.loot = self.loot
        new.points = self.points
        new.forts_left = self.forts_left
        if self.memory is not None:
            new.memory = self.memory.copy()
        copy_armies(self, new)
        new.turn = self.turn
        new.end = self.end
        new.top = self.top
        new.mixed = self.mixed
        new.truce = self.truce
        new.opened = self.opened
        new.whole = self.whole
        new.cursor = self.cursor
        new.left = self.left
        new.fallen = self.fallen
        new.won = self.won
        new.ended = self.ended
        copy_activation(self, new)
        copy_battle(self, new)
        return new

    def redeal(self, viewer: i64, chance: Chance) -> "GradiscaState":
        new = self.copy()
        redeal(new, viewer, chance)
        return new

    def to_dict(self) -> dict[str, object]:
        return FIELDS.to_dict(self)

    def outcome(self) -> Outcome | None:
        if self.ended == 0:
            return None
        resigned = self.ended == c.RULING_108
        scores = tuple([int(self.points[seat] if resigned else self.score(seat)) for seat in range(2)])
        if self.won == 0:
            return Outcome((), (1, 1), scores, self.ended)
        winner = 0 if self.won == 1 else 1
        return Outcome((winner,), (1, 2) if winner == 0 else (2, 1), scores, self.ended)

    def set_up(self, chance: Chance, log: Log, memory: bool) -> None:
        """GR-4-01 to 14, GR-13-05: counters, markers, cards; then the first chit is drawn."""
        kit = self.kit
        FIELDS.blank(self)
        self.units = kit.start[:]
        self.walls = kit.wall_level[:]
        self.loot = kit.loot[:]
        self.points = kit.points_start[:]
        self.forts_left = kit.forts[:]
        self.morale = kit.morale_start[:]
        self.camps = kit.camp_start[:]
        self.sea = kit.sea_start
        for zone in range(kit.n):
            self.zones[zone] = (kit.loot_zones[zone] + 1) * 16
        self.turn = kit.first_turn
        self.end = kit.end_turn
        self.cards = [0] * AREAS
        for kind in range(KINDS):
            self.cards[(ASIDE if kit.new_year[kind] else DECK) + kind] = 1
        self.recount()
        if memory:
            self.remember()
        for corps in range(len(kit.corps)):
            self.chits[corps] = IN_CUP if self.alive[corps] > 0 else NO_CHIT
        log.note(entries.GAME_BEGINS)
        for number in range(2):
            seat = (kit.first_dealt + number) % 2
            dealt: list[int] = []
            for _ in range(kit.hand_start):
                dealt.append(int(self.draw(seat, chance)))
            if log.on:
                log.hide(entries.DEALT, [seat, len(dealt)], sorted(dealt), BIT[seat])
        log.note(entries.TURN_BEGINS, self.turn)
        self.push(stack.NEXT_CHIT, 0)
        if kit.advanced:  # GR-RULING-12
            self.push(stack.SEA_SUPPLY, VENICE)
        self.run(chance, log)


def copy_armies(old: Position, new: Position) -> None:
    """Copy what holds for both armies as wholes."""
    new.morale = old.morale
    new.camps = old.camps
    new.camp_lost = old.camp_lost
    new.camp_moved = old.camp_moved
    new.bridges = old.bridges
    new.groups = old.groups
    new.played = old.played
    new.sea = old.sea
    new.sea_blocked = old.sea_blocked
    new.flood = old.flood
    new.relief = old.relief
    new.relief_until = old.relief_until
    new.rolled = old.rolled
    new.raid = old.raid
    new.raid_from = old.raid_from
    new.prize = old.prize
    new.entry = old.entry
    new.entry_from = old.entry_from
    new.ford = old.ford
    new.base = old.base
    new.armed = old.armed
    new.built = old.built
    new.round = old.round
    new.great = old.great
    new.stopped = old.stopped
    new.calls = old.calls
    new.totals = old.totals


def copy_activation(old: Position, new: Position) -> None:
    """Copy what holds for the activation, the work declared and the card played."""
    new.active = old.active
    new.option = old.option
    new.leader = old.leader
    new.budget = old.budget
    new.allowed = old.allowed
    new.duty = old.duty
    new.zones_begun = old.zones_begun
    new.zones_over = old.zones_over
    new.cap = old.cap
    new.surprise = old.surprise
    new.battery = old.battery
    new.work = old.work
    new.work_wall = old.work_wall
    new.work_zone = old.work_zone
    new.card = old.card
    new.card_seat = old.card_seat
    new.pc = old.pc
    new.placed = old.placed
    new.answer_card = old.answer_card


def copy_battle(old: Position, new: Position) -> None:
    """Copy the fight in progress."""
    new.fight = old.fight
    new.field = old.field
    new.origin = old.origin
    new.through = old.through
    new.attacker = old.attacker
    new.first_fire = old.first_fire
    new.standing = old.standing
    new.absorbed = old.absorbed
    new.scored = old.scored
    new.suffered = old.suffered
    new.owed = old.owed
    new.rolls = old.rolls
    new.checks = old.checks


def start(kit: GradiscaKit, chance: Chance, log: Log, memory: bool) -> GradiscaState:
    """Return a new game, up to the first decision."""
    p = GradiscaState(kit)
    p.set_up(chance, log, memory)
    return p
