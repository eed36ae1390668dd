"""What the Advanced game adds to a position: morale, camps, sea supply, bridges, groups on the time track.

In the Basic game all of it stays as it is made here.
"""

from typing import Final

from wartable.core.rules.prelude import Log, i64
from wartable.core.rules.steps import StackState
from wartable.titles.gradisca.codes import entries
from wartable.titles.gradisca.codes.things import BEST_MORALE, HIGH, LOW, MEDIUM, WORST_MORALE
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.position.packing import replaced

NO_ONE: Final[list[i64]] = []

# How the open zone stands to attack supply, as it was found when it was opened.
UNARMED: Final = 0
ARMED: Final = 1
EXEMPT: Final = 2  # GR-21.1-13, GR-21.1-14: no attack supply is needed


class Armies(StackState):
    """Both armies as wholes."""

    def __init__(self, kit: GradiscaKit) -> None:
        super().__init__()
        self.kit: GradiscaKit = kit
        # A position and its copies share these lists: who changes one puts another in its place.
        self.morale: list[i64] = NO_ONE
        self.camps: list[i64] = NO_ONE  # zones, -1 while out of play
        self.camp_lost: list[i64] = NO_ONE  # the turn it was lost in, 0 while it is in play
        self.camp_moved: list[i64] = NO_ONE
        self.played: list[i64] = NO_ONE  # cards of each side in this activation
        self.bridges: list[i64] = NO_ONE  # by stretch of river: none, printed, built
        self.totals: list[i64] = NO_ONE  # steps lost in all rounds of a battle
        self.groups: list[i64] = NO_ONE  # on the time track: box * 64 + card
        self.sea: i64 = -1  # the zone of the sea supply marker
        self.sea_blocked: bool = False
        self.flood: i64 = 0  # rivers, a bit each
        self.relief: i64 = -1  # a zone that a card supplies
        self.relief_until: i64 = 0
        self.rolled: i64 = 0  # groups below this rank have had their die this turn
        self.clear_raid()

    def begin_command(self) -> None:
        """Forget what held for the last activation."""
        self.ford: i64 = 0  # what crossing a river costs more than the zone, by a card
        self.base: i64 = -1  # where the commander of option 3 was when the chit was drawn
        self.armed: i64 = UNARMED
        self.built: bool = False  # a fort, in the open zone

    def clear_raid(self) -> None:
        """No raid is in progress, and no forts have fallen."""
        self.raid: i64 = -1  # the zone
        self.raid_from: i64 = -1
        self.prize: i64 = -1  # the zone whose forts fall to somebody
        self.entry: i64 = 0  # how units that have left a raid enter the next zone: the verb
        self.entry_from: i64 = -1

    def clear_rounds(self) -> None:
        """No battle of rounds is fought."""
        self.round: i64 = 0
        self.great: bool = False  # it may have several rounds
        self.stopped: bool = False
        self.calls: i64 = 0  # units that may still be called

    # -- morale --

    def band(self, seat: i64) -> i64:
        """Return how the morale of an army is: LOW, MEDIUM or HIGH (GR-22-08 to 11); always high in the Basic game."""
        if not self.kit.advanced:
            return HIGH
        value = self.morale[seat]
        return LOW if value <= self.kit.low_most else MEDIUM if value <= self.kit.medium_most else HIGH

    def change_morale(self, seat: i64, points: i64, log: Log) -> None:
        """Move the marker of an army, within the track (GR-22-13, GR-22-14)."""
        value = self.morale[seat] + points
        value = WORST_MORALE if value < WORST_MORALE else BEST_MORALE if value > BEST_MORALE else value
        if value != self.morale[seat]:
            self.morale = replaced(self.morale, seat, value)
            log.note(entries.MORALE, seat, value, self.band(seat))

    # -- rivers --

    def unbridged(self, at: i64) -> bool:
        """Return whether a border, in the kit's rows of neighbours, is a river without a bridge (GR-15-01)."""
        stretch = self.kit.stretch[at]
        return stretch >= 0 and self.bridges[stretch] == 0

    def flooded(self, at: i64) -> bool:
        """Return whether a card has made a river that is no bridge's impassable."""
        stretch = self.kit.stretch[at]
        return stretch >= 0 and ((self.flood >> self.kit.stretch_river[stretch]) & 1) == 1

    # -- camps --

    def lose_camp(self, seat: i64, turn: i64, log: Log) -> None:
        """A camp is out of play: morale falls by 1 at once (GR-24-11, GR-RULING-92)."""
        log.note(entries.CAMP_LOST, seat, self.camps[seat])
        self.camps = replaced(self.camps, seat, -1)
        self.camp_lost = replaced(self.camp_lost, seat, turn)
        self.camp_moved = replaced(self.camp_moved, seat, 0)
        self.change_morale(seat, -1, log)
