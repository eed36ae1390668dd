"""What stands where: nations, armies, pools, the battle in hand, drafts; and the moves that change them."""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.steps import STACKED, StackState
from wartable.titles.campaign.codes.things import ACTIVE, BOTH, GONE, MOST_FEATURES, NOBODY, UNKNOWN
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.position.battle import Battle
from wartable.titles.campaign.position.squads import cost, entries_of, first_entry, size, with_all
from wartable.titles.campaign.vocabulary import (
    ADVANCE,
    ASSAULT,
    ATTACKER,
    BATTERY,
    COUNTERATTACK,
    DEFENDER,
    ENTRIES,
    HQ_UNIT,
    LEAST_SQUADS,
    PLACES,
    UNITS,
)

WHOLE: Final = -1  # picked: the unit with all its squads
LEDGER: Final = 4  # a line of the ledger: battle, seat, kind, amount


class Position(StackState):
    """Flat lists by seat * PLACES + place; squads of a unit are one int (squads.py).

    What the lists began with, what stands now, levels and forces change a few times in a battle: they are never changed
    but replaced, like the ledger and the battles that are over, and copies share them. So they share what a battle came
    to. The lists of drafts and of the battle are empty while there is none.
    """

    def __init__(self, kit: CampaignKit) -> None:
        super().__init__()
        self.kit = kit
        self.nation: list[int] = [NOBODY, NOBODY]
        # `begin` makes these lists as long as they must be; a copy takes them over.
        self.start: list[int] = []
        self.now: list[int] = []
        self.level: list[int] = []
        self.status: list[int] = []
        self.stock: list[int] = []  # squads standing, drafts included, by what their limit counts
        self.list_cost: list[int] = [0, 0]
        self.pool: list[int] = [0, 0]
        self.ledger: list[int] = []
        self.wins: list[int] = [0, 0]
        self.marginals: list[int] = [0, 0]
        self.draws: i64 = 0
        self.momentum: i64 = 0
        self.holder: i64 = NOBODY
        self.battles: list[Battle] = []
        # The battle in hand.
        self.kind: i64 = COUNTERATTACK
        self.attacker: i64 = NOBODY
        self.before: list[int] = [0, 0]  # pools when its preparation began
        self.disbanded: list[int] = []
        self.purchases: list[int] = []
        self.force: list[int] = []
        self.means: i64 = UNKNOWN
        self.namer: i64 = NOBODY
        self.named_for_good: bool = False
        self.turn: i64 = 0  # that is being played
        self.rolls: list[int] = []
        self.roller: i64 = NOBODY  # who enters dice
        self.entered: i64 = -1  # dice that wait for the other's word
        self.end_reason: i64 = 0
        self.entrant: i64 = NOBODY  # who entered the result that stands
        self.losses: list[int] = []
        self.held: list[int] = []
        self.outcome_entered: i64 = -1
        self.numbers: list[int] = [-1, -1]
        # Drafts and sealed answers.
        self.asking: i64 = 0  # bits: whom a step asks that need not ask both
        self.sealed: list[int] = [0, 0]
        self.bought: list[int] = []  # squads of a list in the making, or of purchases
        self.picked: list[int] = []  # fielded or disbanded: WHOLE, or the squads that a platoon brings
        self.spent: list[int] = [0, 0]
        self.reserved: list[int] = [0, 0]
        self.force_cost: list[int] = [0, 0]
        self.lost: list[int] = []  # by seat that enters, then by side and place
        self.holds: list[int] = []  # by seat that enters and feature: seat + 1
        self.declared: list[int] = [0, 0]  # argument of OUTCOME + 1
        # The end.
        self.ended: i64 = 0
        self.won: i64 = NOBODY
        self.victory: i64 = 0
        self.victory_points: list[int] = [0, 0]

    def begin(self) -> None:
        """Give a new position its empty armies."""
        self.start = [0] * BOTH
        self.now = [0] * BOTH
        self.level = [0] * BOTH
        self.status = [ACTIVE] * BOTH
        self.stock = [0] * (2 * ENTRIES)

    # -- steps --

    def go(self, step: i64, seat: i64) -> None:
        """Play this step next, alone."""
        self.stack = [step * STACKED + seat]

    # -- what is known of a unit --

    def row(self, seat: i64, entry: i64) -> i64:
        """Return the place of a side's entry in the kit's lists."""
        return self.nation[seat] * ENTRIES + entry

    def standing(self, seat: i64, place: i64) -> i64:
        """Return the squads of a unit with those of the open draft."""
        at = seat * PLACES + place
        squads: i64 = self.now[at]
        if len(self.bought) == 0:
            return squads
        bought: i64 = self.bought[at]
        return squads if bought == 0 else with_all(squads, bought)

    def cost_of(self, seat: i64, squads: i64, level: i64) -> i64:
        """Return what squads of a side cost at a level."""
        nation: i64 = self.nation[seat]
        return cost(self.kit, nation, squads, level)

    def group_of(self, seat: i64, place: i64) -> i64:
        """Return the substitution group that a unit of the locked list is of."""
        return self.kit.group[self.row(seat, first_entry(self.start[seat * PLACES + place]))]

    def is_battery(self, seat: i64, slot: i64) -> bool:
        """Return whether a formation of the locked list is a battery."""
        squads: i64 = self.start[seat * PLACES + slot * UNITS]
        unit: i64 = 0
        while squads == 0 and unit < HQ_UNIT - 1:
            unit += 1
            squads = self.start[seat * PLACES + slot * UNITS + unit]
        return squads != 0 and self.kit.formation[self.row(seat, first_entry(squads))] == BATTERY

    def platoons(self, seat: i64, slot: i64) -> i64:
        """Return how many platoons of a formation are not disbanded (CA-RULING-14)."""
        found: i64 = 0
        base = seat * PLACES + slot * UNITS
        for at in range(base, base + HQ_UNIT):
            if self.start[at] != 0 and self.status[at] == ACTIVE:
                found += 1
        return found

    def full_strength(self, seat: i64, slot: i64) -> bool:
        """CA-RULING-58: nothing disbanded, every unit as large as in the list; purchases of a draft count."""
        for place in range(slot * UNITS, slot * UNITS + UNITS):
            at = seat * PLACES + place
            if self.status[at] == GONE or size(self.standing(seat, place)) < size(self.start[at]):
                return False
        return True

    def used_slots(self, seat: i64) -> i64:
        """Return one more than the last slot with a formation of the locked list."""
        last: i64 = 0
        for at in range(PLACES):
            if self.start[seat * PLACES + at] != 0:
                last = at // UNITS + 1
        return last

    # -- the battle in hand --

    def battles_over(self) -> i64:
        """Return how many battles are over."""
        return len(self.battles)

    def cap(self, seat: i64) -> i64:
        """CA-TYP-11, CA-TYP-12: the points that a side may field in the battle in hand."""
        part: i64 = ATTACKER if self.attacker < 0 or self.attacker == seat else DEFENDER
        return self.kit.cap[self.kind * 2 + part]

    def features(self) -> i64:
        """CA-RULING-28, CA-RULING-30: how many features count in the battle in hand."""
        if self.kind == ASSAULT:
            return self.kit.features
        return 1 if self.kind == ADVANCE else 0

    def first_to_prepare(self) -> i64:
        """CA-RULING-05: who goes first in the open: the lower cap; with equal caps side 1 in odd battles."""
        if self.attacker >= 0:
            return 1 - self.attacker
        return self.battles_over() % 2

    # -- moves --

    def earn(self, seat: i64, kind: i64, amount: i64) -> None:
        """Change a pool and note it in the ledger; nothing is written of nothing."""
        if amount != 0:
            self.pool[seat] += amount
            self.ledger = [*self.ledger, int(self.battles_over() + 1), int(seat), int(kind), int(amount)]

    def count_in(self, seat: i64, squads: i64, sign: i64) -> None:
        """Count squads among those that stand, or no longer."""
        kit = self.kit
        for entry in entries_of(squads):
            model = kit.model_of[self.row(seat, entry)] % ENTRIES
            self.stock[seat * ENTRIES + model] += sign

    def open_drafts(self, picked: bool) -> None:
        """Begin a decision that is drafted squad by squad."""
        self.sealed = [0, 0]
        self.bought = [0] * BOTH
        self.picked = [0] * BOTH if picked else []
        self.spent = [0, 0]
        self.reserved = [0, 0]
        self.force_cost = [0, 0]

    def close_drafts(self) -> None:
        """Drop all drafts."""
        self.sealed = [0, 0]
        self.bought = []
        self.picked = []
        self.spent = [0, 0]
        self.reserved = [0, 0]
        self.force_cost = [0, 0]
        self.asking = 0

    def clear_draft(self, seat: i64) -> None:
        """Drop one side's draft and sealed answer."""
        base = seat * PLACES
        self.sealed[seat] = 0
        if len(self.bought) > 0:
            for at in range(base, base + PLACES):
                if self.bought[at] != 0:
                    self.count_in(seat, self.bought[at], -1)
                    self.bought[at] = 0
        if len(self.picked) > 0:
            for at in range(base, base + PLACES):
                self.picked[at] = 0
        self.spent[seat] = 0
        self.reserved[seat] = 0
        self.force_cost[seat] = 0
        if len(self.lost) > 0:
            for at in range(seat * BOTH, (seat + 1) * BOTH):
                self.lost[at] = 0
            for at in range(seat * MOST_FEATURES, (seat + 1) * MOST_FEATURES):
                self.holds[at] = 0
        self.declared[seat] = 0

    def open_entry(self) -> None:
        """Ask for a result: both sides may enter it."""
        self.lost = [0] * (2 * BOTH)
        self.holds = [0] * (2 * MOST_FEATURES)
        self.declared = [0, 0]

    def close_entry(self) -> None:
        """Drop the results in the making."""
        self.lost = []
        self.holds = []
        self.declared = [0, 0]

    def clear_result(self) -> None:
        """Forget the result that was entered."""
        self.entrant = NOBODY
        self.losses = []
        self.held = []
        self.outcome_entered = -1

    def clear_battle(self) -> None:
        """Forget the battle in hand: it is over, or not yet begun."""
        self.disbanded = []
        self.purchases = []
        self.force = []
        self.means = UNKNOWN
        self.namer = NOBODY
        self.named_for_good = False
        self.turn = 0
        self.rolls = []
        self.roller = NOBODY
        self.entered = -1
        self.end_reason = 0
        self.numbers = [-1, -1]
        self.clear_result()

    def over(self, clause: i64, winner: i64, victory: i64) -> None:
        """End the campaign."""
        self.stack = []
        for seat in range(2):
            self.clear_draft(seat)
        self.close_drafts()
        self.close_entry()
        self.clear_battle()
        self.ended = clause
        self.won = winner
        self.victory = victory

    def fit(self, seat: i64, place: i64) -> bool:
        """CA-FLD-01: whether a platoon may fight, with the purchases of the open draft."""
        return self.status[seat * PLACES + place] == ACTIVE and size(self.standing(seat, place)) >= LEAST_SQUADS
