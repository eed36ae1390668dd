"""The entries of the campaign's log: numbers, message names and what each argument is.

Squads at a place are one argument, (place * 8 + count) * 1024 + row of the kit; a change of training is
(place * 8 + before) * 8 + after.
"""

from typing import Final

from wartable.core.entries import EntryRow
from wartable.core.rules.numbers import check_rows

CHOSE_NATION: Final = 0
LIST_OPENED: Final = 1
CARRIED: Final = 2
BATTLE_BEGINS: Final = 3
BATTLE_TYPE: Final = 4
BATTLE_EVEN: Final = 5
DISBANDED: Final = 6
DISBANDED_NONE: Final = 7
BOUGHT: Final = 8
BOUGHT_NONE: Final = 9
FIELDED: Final = 10
NO_FORCE: Final = 11
MEANS_CHOSEN: Final = 12
FEATURES_NAMED: Final = 13
NAMING_AGREED: Final = 14
NAMING_DISPUTED: Final = 15
NAMER_DRAWN: Final = 16
TURN_OVER: Final = 17
ROLLED: Final = 18
DICE_ENTERED: Final = 19
DICE_DISPUTED: Final = 20
BATTLE_OVER: Final = 21
RESULT_ENTERED: Final = 22
DRAW_ENTERED: Final = 23
RESULT_DISPUTED: Final = 24
RESULT_CONFIRMED: Final = 25
RESOLVED: Final = 26
LOST: Final = 27
LOST_NONE: Final = 28
SCORED: Final = 29
BATTLE_WON: Final = 30
BATTLE_DRAWN: Final = 31
TRAINED: Final = 32
SETTLED: Final = 33
CONCEDED: Final = 34
CAMPAIGN_WON: Final = 35
CAMPAIGN_DRAWN: Final = 36
NO_RESULT: Final = 37

ENTRIES: Final = (
    EntryRow("chose-nation", "seat nation", clause="CA-RULING-59"),
    EntryRow("list-opened", "seat points:number formations:number squads:number", clause="CA-LIST-01"),
    EntryRow("carried", "seat points:number", clause="CA-RULING-07"),
    EntryRow("battle-begins", "number", counts="number"),
    EntryRow("battle-type", "seat type first:number second:number", clause="CA-GEN-01"),
    EntryRow("battle-even", "type points:number", clause="CA-GEN-01"),
    EntryRow("disbanded", "seat points:number bonus:number places:place*", clause="CA-SUP-05"),
    EntryRow("disbanded-none", "seat", clause="CA-SUP-02"),
    EntryRow("bought", "seat points:number left:number squads*", clause="CA-SPD-01"),
    EntryRow("bought-none", "seat left:number", clause="CA-SPD-05"),
    EntryRow("fielded", "seat points:number cap:number places:place*", clause="CA-ORG-01"),
    EntryRow("no-force", "seat", clause="CA-RULING-19"),
    EntryRow("means-chosen", "first:means second:means", clause="CA-RULING-63"),
    EntryRow("features-named", "seat count:number", clause="CA-OBJ-01"),
    EntryRow("naming-agreed", "seat", clause="CA-RULING-30"),
    EntryRow("naming-disputed", "seat", clause="CA-RULING-30"),
    EntryRow("namer-drawn", "seat die:number", clause="CA-RULING-30"),
    EntryRow("turn-over", "turn:number", clause="CA-LEN-04"),
    EntryRow("rolled", "turn:number first:number second:number total:number ends:number", clause="CA-LEN-07"),
    EntryRow("dice-entered", "seat turn:number first:number second:number", clause="CA-RULING-55"),
    EntryRow("dice-disputed", "seat", clause="CA-RULING-55"),
    EntryRow("battle-over", "reason turns:number number", clause="CA-RULING-54", point="point-result"),
    EntryRow("result-entered", "seat outcome winner:seat", clause="CA-RULING-62"),
    EntryRow("draw-entered", "seat", clause="CA-RULING-62"),
    EntryRow("result-disputed", "seat", clause="CA-RULING-62"),
    EntryRow("result-confirmed", "seat number", clause="CA-RULING-62"),
    EntryRow("resolved", "reason turns:number", clause="CA-RULING-63"),
    EntryRow("lost", "seat points:number squads*", clause="CA-VP-04"),
    EntryRow("lost-none", "seat", clause="CA-VP-04"),
    EntryRow("scored", "seat kills:number objective:number pool:number", clause="CA-PTS-01"),
    EntryRow("battle-won", "seat outcome", clause="CA-VP-05"),
    EntryRow("battle-drawn", "", clause="CA-TYP-03"),
    EntryRow("trained", "seat changes:change*", clause="CA-TRN-02"),
    EntryRow("settled", "seat pool:number restoration:number points:number", clause="CA-END-03"),
    EntryRow("conceded", "seat", clause="CA-RULING-53"),
    EntryRow("campaign-won", "seat outcome"),
    EntryRow("campaign-drawn", ""),
    EntryRow("no-result", "", clause="CA-RULING-53"),
)
check_rows(__name__, [row.name for row in ENTRIES])
