"""Let's War's state: which step is played, how a Nation leaves, copies, the outcome, and how a game begins."""

from typing import Final

from wartable.core.rules.prelude import BIT, SILENT, Chance, Log, Phrase, i64
from wartable.core.rules.state import Outcome
from wartable.core.rules.steps import STACKED, Step, bits
from wartable.titles.letswar.codes import clauses as c, entries as e, stack, verbs
from wartable.titles.letswar.codes.constants import NO_ACT
from wartable.titles.letswar.codes.verbs import NONE, SHIFT
from wartable.titles.letswar.effects import values
from wartable.titles.letswar.position import defeat
from wartable.titles.letswar.position.order import members
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.position.redeal import redeal
from wartable.titles.letswar.position.setup import set_up
from wartable.titles.letswar.position_words import FIELDS, sealed
from wartable.titles.letswar.steps import ATTACK_TARGET, PURCHASE, SPY_COST, STEPS
from wartable.titles.letswar.steps.cards.play import PLAY_TARGET
from wartable.titles.letswar.vocabulary import CENTRAL, ENTENTE, NEUTRAL, NEXT_TURN

SEALED: Final[i64] = bits(stack.SEALED)
QUIET: Final[i64] = bits(stack.QUIET)


class LetsWarState(Position):
    """A position of Let's War and its rules."""

    def reckon(self, seat: i64) -> None:
        values.reckon(self, seat)

    def end_truce(self, seat: i64) -> None:
        values.end_truce(self, seat)

    def end_lasting(self, seat: i64) -> None:
        values.end(self, NEXT_TURN, seat)

    def set_up(self, chance: Chance, log: Log) -> None:
        """Set the table up, deal, and lay the Prelude's steps."""
        set_up(self, chance, log)

    # -- the step that is played --

    def doing(self) -> Step[Position]:
        # At every decision several times, so the stack is read here and not by `step`.
        steps = self.stack
        step: i64 = steps[-1] // STACKED if len(steps) > 0 else stack.GAME_OVER
        if self.begun >= 0 and step == stack.TURN_MAIN:
            verb = self.begun >> SHIFT
            if verb == verbs.ATTACK:
                return ATTACK_TARGET
            if verb == verbs.BUY:
                return PURCHASE
            return SPY_COST if verb == verbs.SPY else PLAY_TARGET
        return STEPS[step]

    # At every decision these are called. Python reaches them fastest on the class of the position itself.

    def deciders(self) -> tuple[int, ...]:
        return self.doing().deciders(self)

    def legal(self, seat: i64) -> list[int]:
        out: list[int] = []
        step = self.doing()
        if step.asks(self, seat):
            step.add_legal(self, seat, out)
        return out

    def apply(self, seat: i64, code: i64, chance: Chance, log: Log = SILENT) -> None:
        verb = code >> SHIFT
        self.doing().part(verb).play(self, seat, verb, code & NONE, chance, log)
        self.run(chance, log)

    def run(self, chance: Chance, log: Log) -> None:
        """Play the steps that ask nobody; answers and acts that are settled are then forgotten."""
        while self.doing().run(self, chance, log):
            pass
        step = self.step()
        if self.answers is not self.kit.noughts and ((SEALED >> step) & 1) == 0:
            self.unseal()
        if (self.act_sort != NO_ACT or self.asking != 0) and len(self.frames) == 0 and ((QUIET >> step) & 1) == 1:
            self.clear_act()
            self.asking = 0
            self.stopped = self.kit.noughts

    def not_asked(self, seat: i64) -> i64:
        if len(self.stack) == 0:
            return self.ended
        if not self.lives(seat):
            return c.WIN_13
        window = self.doing().window
        if window > 0:
            return c.RULING_29 if window == 1 else c.RULING_90
        return c.RULING_59 if self.step() == stack.PLEDGING or self.step() == stack.OFFERING else c.TURN_08

    def not_now(self, seat: i64, code: i64) -> i64:
        clause: i64 = self.doing().not_now
        if clause != 0:
            return clause
        return c.RULING_90 if self.doing().window > 0 else c.TURN_03

    # -- players who leave (LW-RULING-89) --

    def forfeit(self, seat: i64, chance: Chance, log: Log = SILENT) -> None:
        """A bot plays on, or the Nation falls; when all players of a side have left, it loses."""
        if len(self.stack) == 0 or not self.lives(seat) or ((self.away >> seat) & 1) == 1:
            return
        self.away |= BIT[seat]
        log.note(e.LEFT_TABLE, seat)
        side: i64 = self.allegiance[seat]
        if not self.kit.takeover:
            self.fall(seat, side, log)
            self.run(chance, log)
        elif side != NEUTRAL and (members(self, side) & ~self.away) == 0:
            log.note(e.SIDE_LEFT, side)
            self.win(CENTRAL if side == ENTENTE else ENTENTE, c.RULING_89, log)

    def fall(self, seat: i64, side: i64, log: Log) -> None:
        """A Nation whose player has left counts as eliminated."""
        if side != NEUTRAL and self.kit.historical:
            log.note(e.SIDE_LEFT, side)
            self.win(CENTRAL if side == ENTENTE else ENTENTE, c.RULING_89, log)
            return
        defeat.eliminate(self, seat, log)
        defeat.drop_steps(self, BIT[seat])
        if side != NEUTRAL and members(self, side) == 0:
            self.win(CENTRAL if side == ENTENTE else ENTENTE, c.WIN_10, log)

    def vacant(self) -> i64:
        return self.away & self.alive

    def eliminated(self) -> i64:
        return (BIT[self.kit.n] - 1) & ~self.alive

    def side(self, seat: i64) -> i64:
        return self.allegiance[seat]

    def on_turn(self, seat: i64) -> bool:
        return len(self.stack) > 0 and self.active == seat

    def meanwhile(self, viewer: i64) -> Phrase:
        return self.doing().waiting(self, viewer)

    # -- copies --

    def copy(self) -> "LetsWarState":
        new = LetsWarState(self.kit)
        new.stack = self.stack[:]
        self.copy_lists(new)
        self.share_lists(new)
        self.copy_numbers(new)
        if self.memory is not None:
            new.memory = self.memory.copy()
        return new

    def copy_lists(self, new: Position) -> None:
        """Give a copy its own lists."""
        new.hands = self.hands[:]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.conflict_in_hand = self.conflict_in_hand[:]
        new.nation_in_hand = self.nation_in_hand[:]

    def share_lists(self, new: Position) -> None:
        """Give a copy the same lists: what changes seldom is replaced when it changes."""
        new.boards = self.boards
        new.homefront = self.homefront
        new.used = self.used
        new.frames = self.frames
        new.answers = self.answers
        new.event_pile = self.event_pile
        new.event_discards = self.event_discards
        new.unmet = self.unmet
        new.leaders = self.leaders
        new.leader = self.leader
        new.territory = self.territory
        new.allegiance = self.allegiance
        new.taken = self.taken
        new.free_used = self.free_used
        new.lasting = self.lasting
        new.offers_made = self.offers_made
        new.stock = self.stock
        new.pledges = self.pledges
        new.by_card = self.by_card
        new.units = self.units
        new.bottoms = self.bottoms
        new.stopped = self.stopped
        new.rows = self.rows
        new.values = self.values
        new.stale = self.stale

    def copy_numbers(self, new: Position) -> None:
        """Give a copy the same numbers."""
        new.alive = self.alive
        new.away = self.away
        new.date = self.date
        new.latest = self.latest
        new.offensive = self.offensive
        new.turn = self.turn
        new.active = self.active
        new.depth_left = self.depth_left
        new.event = self.event
        new.event_draws = self.event_draws
        new.rotated = self.rotated
        new.prelude = self.prelude
        new.begun = self.begun
        new.begun_with = self.begun_with
        new.spied = self.spied
        new.spies_spent = self.spies_spent
        new.purchases = self.purchases
        new.taxed = self.taxed
        new.asking = self.asking
        new.act_sort = self.act_sort
        new.act_actor = self.act_actor
        new.act_card = self.act_card
        new.act_target = self.act_target
        new.act_unit = self.act_unit
        new.act_target_unit = self.act_target_unit
        new.act_task = self.act_task
        new.act_flags = self.act_flags
        new.act_bonus = self.act_bonus
        new.rebids = self.rebids
        new.both_fell = self.both_fell
        new.won = self.won
        new.ended = self.ended

    def redeal(self, viewer: i64, chance: Chance) -> "LetsWarState":
        new = self.copy()
        redeal(new, viewer, chance)
        return new

    def to_dict(self) -> dict[str, object]:
        words = FIELDS.to_dict(self)
        if "resolving" in words:
            words.update(sealed(words))
        return words

    def outcome(self) -> Outcome | None:
        if self.ended == 0:
            return None
        scores = tuple([(self.won >> seat) & 1 for seat in range(self.kit.seats)])
        winners = tuple([seat for seat in range(self.kit.seats) if scores[seat] == 1])
        ranks = tuple([2 - score for score in scores])
        sides = tuple([int(side) for side in self.allegiance])
        return Outcome(winners, ranks, scores, self.ended, sides)
