"""The entries of Let's War's log: numbers, message names and what each argument is.

An argument's kind says how it is told: seat, card (by its kind), unit, side, level, date, task, event, character,
number. A star takes all arguments that are left.
"""

from typing import Final

from wartable.core.entries import EntryRow, StampRow, bad, good
from wartable.core.rules.numbers import check_rows

GAME_BEGINS: Final = 0
TURN_BEGINS: Final = 1
DEALT: Final = 2
DREW: Final = 3
DREW_NATION: Final = 4
PILE_RENEWED: Final = 5
TERRITORY_LAID: Final = 6
TERRITORY_GONE: Final = 7
EQUIPPED: Final = 8
SPY_DEPLOYED: Final = 9
TOOK_BACK: Final = 10
DISCARDED: Final = 11
BOUGHT: Final = 12
TAXED: Final = 13
ATTACKED: Final = 14
ATTACKED_FREE: Final = 15
BLOCKED: Final = 16
HELD: Final = 17
DESTROYED: Final = 18
SPIED: Final = 19
SPY_STOPPED: Final = 20
SAW_CARDS: Final = 21
SPY_TOOK: Final = 22
SPY_TOOK_NOTHING: Final = 23
SPY_UNMASKED: Final = 24
HAND_SEARCHED: Final = 25
HOMEFRONT_FELL: Final = 26
HOMEFRONT_ROSE: Final = 27
ELIMINATED: Final = 28
OFFENSIVE_BEGINS: Final = 29
PASSED_ON: Final = 30
LEFT_TABLE: Final = 31
SIDE_WON: Final = 32
BOTH_FELL: Final = 33
SIDE_LEFT: Final = 34
PLAYED: Final = 35
PLAYED_ON: Final = 36
ANSWERED: Final = 37
PAID_OFF: Final = 38
CARD_CANCELLED: Final = 39
LOSS_STOPPED: Final = 40
STOLE: Final = 41
GAVE: Final = 42
RECOVERED: Final = 43
LOOKED: Final = 44
TURNED_UP: Final = 45
DRAFTED: Final = 46
REVIVED: Final = 47
BANNED: Final = 48
EVENT_COMES: Final = 49
EVENT_PASSED_OVER: Final = 50
NO_EVENT: Final = 51
EVENTS_RENEWED: Final = 52
ARMISTICE_WAITS: Final = 53
CHARACTER_COMES: Final = 54
CHARACTER_LEAVES: Final = 55
WAR_ON_ITALY: Final = 56
ITALY_JOINS: Final = 57
ITALY_DROPS: Final = 58
AUCTION_OPENS: Final = 59
PLEDGES_IN: Final = 60
OFFERS: Final = 61
AUCTION_WON: Final = 62
AUCTION_TIED: Final = 63
SCORES: Final = 64
MONEY_COUNTED: Final = 65
DUEL_FOUGHT: Final = 66
VICTORY_SHARED: Final = 67
OVER_LIMIT: Final = 68
ALL_PLEDGED: Final = 69

# Filters of the log.
COMBAT: Final = "scene-combat"
SPIES: Final = "scene-spies"
MORALE: Final = "scene-homefront"

ENTRIES: Final[list[EntryRow]] = [
    EntryRow("game-begins", "first:seat"),
    EntryRow("turn-begins", "seat turn:number", counts="turn"),
    EntryRow("dealt", "seat count:number cards:card*"),
    EntryRow("drew", "seat count:number cards:card*"),
    EntryRow("drew-nation", "seat count:number cards:card*"),
    EntryRow("pile-renewed", "count:number", clause="LW-CONF-08"),
    EntryRow("territory-laid", "seat card", clause="LW-ITALY-10", stamp=StampRow("seat")),
    EntryRow("territory-gone", "seat card", clause="LW-RULING-50"),
    EntryRow("equipped", "seat card"),
    EntryRow("spy-deployed", "seat"),
    EntryRow("took-back", "seat card"),
    EntryRow("discarded", "seat card"),
    EntryRow("bought", "seat count:number cards:card*"),
    EntryRow("taxed", "seat level", clause="LW-HF-05", stamp=bad("seat")),
    EntryRow("attacked", "seat unit target:seat target_unit:unit", group=COMBAT),
    EntryRow("attacked-free", "seat unit target:seat target_unit:unit", group=COMBAT),
    EntryRow("blocked", "target:seat target_unit:unit seat", clause="LW-CBT-15", group=COMBAT, stamp=good("target")),
    EntryRow("held", "target:seat target_unit:unit seat", clause="LW-RULING-32", group=COMBAT, stamp=good("target")),
    EntryRow("destroyed", "seat unit by:seat", clause="LW-CBT-17", group=COMBAT, stamp=bad("seat")),
    EntryRow("spied", "seat task target:seat count:number cards:card*", group=SPIES),
    EntryRow("spy-stopped", "target:seat seat", clause="LW-SPY-13", group=SPIES, stamp=good("target")),
    EntryRow("saw-cards", "seat target:seat count:number cards:card*", group=SPIES),
    EntryRow("spy-took", "seat target:seat card", clause="LW-SPY-04", group=SPIES, stamp=bad("target")),
    EntryRow("spy-took-nothing", "seat target:seat", clause="LW-RULING-14", group=SPIES),
    EntryRow("spy-unmasked", "target:seat seat", clause="LW-SPY-08", group=SPIES, stamp=bad("target")),
    EntryRow("hand-searched", "target:seat seat spies:number", clause="LW-RULING-15", group=SPIES),
    EntryRow("homefront-fell", "seat level", group=MORALE, stamp=bad("seat")),
    EntryRow("homefront-rose", "seat level", group=MORALE, stamp=good("seat")),
    EntryRow("eliminated", "seat count:number cards:card*", group=COMBAT, stamp=bad("seat")),
    EntryRow("offensive-begins", "date number:number"),
    EntryRow("passed-on", "seat"),
    EntryRow("left-table", "seat"),
    EntryRow("side-won", "side"),
    EntryRow("both-fell", "", clause="LW-RULING-37"),
    EntryRow("side-left", "side", clause="LW-RULING-89"),
    EntryRow("played", "seat card", stamp=StampRow("seat")),
    EntryRow("played-on", "seat card target:seat", stamp=StampRow("target")),
    EntryRow("answered", "seat count:number cards:card*"),
    EntryRow("paid-off", "seat count:number cards:card*"),
    EntryRow("card-cancelled", "target:seat card", stamp=good("target")),
    EntryRow("loss-stopped", "seat", group=MORALE, stamp=good("seat")),
    EntryRow("stole", "seat target:seat card", stamp=bad("target")),
    EntryRow("gave", "seat target:seat card"),
    EntryRow("recovered", "seat card"),
    EntryRow("looked", "seat target:seat count:number cards:card*"),
    EntryRow("turned-up", "count:number cards:card*"),
    EntryRow("drafted", "seat card"),
    EntryRow("revived", "seat unit", stamp=good("seat")),
    EntryRow("banned", "seat unit by:seat", stamp=bad("seat")),
    EntryRow("event-comes", "event", clause="LW-EVT-03"),
    EntryRow("event-passed-over", "event", clause="LW-EVT-06"),
    EntryRow("no-event", "", clause="LW-RULING-23"),
    EntryRow("events-renewed", "count:number", clause="LW-EVT-08"),
    EntryRow("armistice-waits", "", clause="LW-RULING-65"),
    EntryRow("character-comes", "seat character", clause="LW-CHAR-07"),
    EntryRow("character-leaves", "seat character", clause="LW-CHAR-10"),
    EntryRow("war-on-italy", "seat side", clause="LW-ITALY-09", stamp=bad("seat")),
    EntryRow("italy-joins", "seat side", clause="LW-ITALY-12", stamp=StampRow("seat")),
    EntryRow("italy-drops", "seat count:number cards:card*", clause="LW-ITALY-17"),
    EntryRow("auction-opens", "seat", clause="LW-ITALY-15"),
    EntryRow("pledges-in", "side count:number cards:card*", clause="LW-RULING-59"),
    EntryRow("offers", "side value:number count:number cards:card*", clause="LW-AUC-03"),
    EntryRow("auction-won", "side", clause="LW-AUC-04"),
    EntryRow("auction-tied", "", clause="LW-RULING-58"),
    EntryRow("scores", "entente:number central:number", clause="LW-ARM-06"),
    EntryRow("money-counted", "entente:number central:number", clause="LW-ARM-09"),
    EntryRow("duel-fought", "one:seat two:seat side", clause="LW-ARM-10"),
    EntryRow("victory-shared", "", clause="LW-RULING-68"),
    EntryRow("over-limit", "seat count:number", clause="LW-HAND-04"),
    EntryRow("all-pledged", "seat", clause="LW-RULING-59"),
]
check_rows(__name__, [row.name for row in ENTRIES])
