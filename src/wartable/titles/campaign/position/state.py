"""The campaign's state: which step is played, conceding, copies, redeals, the outcome, and how it begins."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import SILENT, Log
from wartable.core.rules.state import Outcome
from wartable.core.rules.steps import Step
from wartable.core.text.messages import Phrase
from wartable.titles.campaign.checks import bars_late_disbanding
from wartable.titles.campaign.codes import clauses as c, stack
from wartable.titles.campaign.codes.verbs import DISBAND, MASK, SHIFT
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.reasons import unasked_reason
from wartable.titles.campaign.position_words.fields import FIELDS
from wartable.titles.campaign.steps import STEPS
from wartable.titles.campaign.steps.nation import ask_nation
from wartable.titles.campaign.steps.settlement import concede


class CampaignState(Position):
    """A position of the campaign and its rules."""

    def doing(self) -> Step[Position]:
        return STEPS[self.step()]

    def not_asked(self, seat: i64) -> i64:
        return c.GEN_04 if len(self.stack) > 0 else c.GEN_05

    def not_now(self, seat: i64, code: i64) -> i64:
        """Where nobody may disband the step is never asked: preparation says why (CA-RULING-40)."""
        if self.step() == stack.PREPARE and code >> SHIFT == DISBAND:
            return bars_late_disbanding(self, seat, code & MASK)
        return c.GEN_04

    def reason(self, seat: i64, code: i64, clause: i64) -> Phrase | None:
        if clause == c.GEN_04:
            return unasked_reason(self, code >> SHIFT)
        return super().reason(seat, code, clause)

    def forfeit(self, seat: i64, chance: Chance, log: Log = SILENT) -> None:
        """CA-RULING-53: conceding the campaign."""
        if len(self.stack) > 0:
            concede(self, seat, log)

    def on_turn(self, seat: i64) -> bool:
        """Most decisions are both sides' own; where one side alone is asked, it is that side's turn."""
        return self.step() in SINGLE and self.asked() == seat

    def meanwhile(self, viewer: i64) -> Phrase:
        return self.doing().waiting(self, viewer)

    def copy(self) -> "CampaignState":
        new = CampaignState(self.kit)
        copy_position(self, new)
        return new

    def redeal(self, viewer: i64, chance: Chance) -> "CampaignState":
        """What others have drafted or sealed is dropped; all else is open (rulebook: what is hidden)."""
        new = self.copy()
        for seat in range(2):
            if seat != viewer and new.asks_in_secret(seat):
                new.clear_draft(seat)
        return new

    def asks_in_secret(self, seat: i64) -> bool:
        """Return whether a seat's draft or answer is hidden from the others now."""
        step = self.step()
        if step == stack.PREPARE or step == stack.DISBAND:
            return not self.kit.open_preparation or self.sealed[seat] == 0
        return step in (stack.LISTS, stack.MEANS, stack.RESULT)

    def to_dict(self) -> dict[str, object]:
        return FIELDS.to_dict(self)

    def outcome(self) -> Outcome | None:
        """CA-RULING-69: winner rank 1, loser 2; drawn both 1; the scores are the final victory points."""
        if self.ended == 0:
            return None
        scores = (self.victory_points[0], self.victory_points[1])
        if self.won < 0:
            return Outcome((), (1, 1), scores, self.ended)
        return Outcome((int(self.won),), (1, 2) if self.won == 0 else (2, 1), scores, self.ended)

    def set_up(self, chance: Chance, log: Log) -> None:
        """Ask for the nations that no option names, then for the lists."""
        self.begin()
        ask_nation(self, log)


SINGLE: Final = (stack.NATION, stack.OBJECTIVE, stack.ANSWER, stack.DICE, stack.CHECK_DICE, stack.CONFIRM)


def copy_position(old: Position, new: Position) -> None:
    """Copy what is changed in place; what is only ever replaced is shared."""
    new.stack = old.stack[:]
    new.nation = old.nation[:]
    new.start = old.start
    new.now = old.now
    new.level = old.level
    new.status = old.status
    new.stock = old.stock[:]
    new.list_cost = old.list_cost[:]
    new.pool = old.pool[:]
    new.ledger = old.ledger
    new.wins = old.wins[:]
    new.marginals = old.marginals[:]
    new.draws = old.draws
    new.momentum = old.momentum
    new.holder = old.holder
    new.battles = old.battles
    new.ended = old.ended
    new.won = old.won
    new.victory = old.victory
    new.victory_points = old.victory_points[:]
    copy_battle(old, new)
    copy_drafts(old, new)


def copy_battle(old: Position, new: Position) -> None:
    """Copy the battle in hand."""
    new.kind = old.kind
    new.attacker = old.attacker
    new.before = old.before[:]
    new.disbanded = old.disbanded[:]
    new.purchases = old.purchases[:]
    new.force = old.force
    new.means = old.means
    new.namer = old.namer
    new.named_for_good = old.named_for_good
    new.turn = old.turn
    new.rolls = old.rolls[:]
    new.roller = old.roller
    new.entered = old.entered
    new.end_reason = old.end_reason
    new.entrant = old.entrant
    new.losses = old.losses
    new.held = old.held
    new.outcome_entered = old.outcome_entered
    new.numbers = old.numbers[:]


def copy_drafts(old: Position, new: Position) -> None:
    """Copy drafts and sealed answers."""
    new.asking = old.asking
    new.sealed = old.sealed[:]
    new.bought = old.bought[:]
    new.picked = old.picked[:]
    new.spent = old.spent[:]
    new.reserved = old.reserved[:]
    new.force_cost = old.force_cost[:]
    new.lost = old.lost[:]
    new.holds = old.holds[:]
    new.declared = old.declared[:]


def start(kit: CampaignKit, chance: Chance, log: Log) -> CampaignState:
    """Return a new campaign, up to the first decision."""
    p = CampaignState(kit)
    p.set_up(chance, log)
    return p
