"""The entries of Gradisca's log: numbers, message names and what each argument is.

A roll is a packed die (position/packing.py); a face is that of a loot marker; a work is the verb that declared it.
"""

from typing import Final

from wartable.core.entries import EntryRow, StampRow, bad, good
from wartable.core.rules.numbers import check_rows

GAME_BEGINS: Final = 0
TURN_BEGINS: Final = 1
DEALT: Final = 2
CHIT_DRAWN: Final = 3
OPTION_TAKEN: Final = 4
LED: Final = 5
DREW: Final = 6
DISCARDED: Final = 7
RENEWED: Final = 8
NEW_YEAR: Final = 9
CARD_PLAYED: Final = 10
NO_EFFECT: Final = 11
PASSED: Final = 12
OPENED: Final = 13
CLOSED: Final = 14
ENDED: Final = 15
MARCHED: Final = 16
LEFT_BEHIND: Final = 17
EXITED: Final = 18
RECOVERED: Final = 19
RESTED: Final = 20
LOOTED: Final = 21
MINES_LOST: Final = 22
FORT_LOST: Final = 23
FORT_BUILT: Final = 24
CAPTURED: Final = 25
BATTLE_BEGINS: Final = 26
FIRST_FIRE: Final = 27
ROLLED: Final = 28
DISORGANISED: Final = 29
ELIMINATED: Final = 30
CHECKED: Final = 31
FELL: Final = 32
REPLACED: Final = 33
WON: Final = 34
STOOD: Final = 35
RETREATED: Final = 36
NO_RETREAT: Final = 37
RUINED: Final = 38
HELD: Final = 39
DECLARED: Final = 40
AIMED: Final = 41
NOT_CARRIED_OUT: Final = 42
SHOT_AT_WALL: Final = 43
SHOT_AT_UNITS: Final = 44
BURST: Final = 45
LOWERED: Final = 46
BREACHED: Final = 47
DUG: Final = 48
MINE_LAID: Final = 49
MINE_CLEARED: Final = 50
RAISED: Final = 51
CROWDED: Final = 52
ARRIVED: Final = 53
CHIT_JOINS: Final = 54
CHIT_GONE: Final = 55
DISMISSED: Final = 56
REFORMED: Final = 57
POINTS: Final = 58
END_MOVED: Final = 59
TRUCE: Final = 60
CAPPED: Final = 61
CHOSEN: Final = 62
SORTIE: Final = 63
LOOKED: Final = 64
EXPOSED: Final = 65
UNREST: Final = 66
SHIPPED: Final = 67
END_POINTS: Final = 68
GAME_WON: Final = 69
DRAWN_GAME: Final = 70
RESIGNED: Final = 71
# The Advanced game.
CALLED: Final = 72
ROUND_BEGINS: Final = 73
BATTLE_STOPPED: Final = 74
RAID_TRIED: Final = 75
RAIDED: Final = 76
RAID_FAILED: Final = 77
RODE_IN: Final = 78
WENT_BACK: Final = 79
STAYED: Final = 80
UNSUPPLIED: Final = 81
RESUPPLIED: Final = 82
MORALE: Final = 83
CAMP_MOVED: Final = 84
CAMP_LOST: Final = 85
CAMP_BACK: Final = 86
FORTS_CONVERTED: Final = 87
FORT_RAZED: Final = 88
SEA_SUPPLY: Final = 89
SEA_BLOCKED: Final = 90
GROUPED: Final = 91
GROUP_ROLLED: Final = 92
GROUP_WAITS: Final = 93
BRIDGE_BUILT: Final = 94
BRIDGE_BROKEN: Final = 95
FLOOD: Final = 96
FORD: Final = 97
RELIEVED: Final = 98
NEW_RAIDS: Final = 99
BATTLE_JOINED: Final = 100
WANTS_MORE: Final = 101

# The filters of the log.
MARCHES: Final = "group-marches"
LOSSES: Final = "group-battles"
SIEGE: Final = "group-siege"
CARDS: Final = "group-cards"
RAIDS: Final = "group-raids"
SUPPLIES: Final = "group-supplies"

ENTRIES: Final[list[EntryRow]] = [
    EntryRow("game-begins"),
    EntryRow("turn-begins", "turn:number", counts="turn"),
    EntryRow("dealt", "seat count:number cards:card*"),
    EntryRow("chit-drawn", "seat corps"),
    EntryRow("option-taken", "seat option:number"),
    EntryRow("led", "seat unit"),
    EntryRow("drew", "seat card"),
    EntryRow("discarded", "seat card"),
    EntryRow("renewed", "count:number", clause="GR-5-15"),
    EntryRow("new-year", "count:number", clause="GR-12-15"),
    EntryRow("card-played", "seat card", group=CARDS),
    EntryRow("no-effect", "card", clause="GR-RULING-27", group=CARDS),
    EntryRow("passed", "seat"),
    EntryRow("opened", "seat zone"),
    EntryRow("closed", "seat zone"),
    EntryRow("ended", "seat corps"),
    EntryRow("marched", "seat from:zone to:zone units:unit*", group=MARCHES),
    EntryRow("left-behind", "seat unit zone", group=MARCHES),
    EntryRow("exited", "seat zone units:unit*", clause="GR-6-24", group=MARCHES),
    EntryRow("recovered", "seat zone units:unit*"),
    EntryRow("rested", "seat zone units:unit*"),
    EntryRow("looted", "seat zone face points:number", "GR-13-07", LOSSES, good("seat")),
    EntryRow("mines-lost", "wall count:number", clause="GR-7.5-11", group=SIEGE),
    EntryRow("fort-lost", "seat zone", "GR-10-09", SIEGE, bad("zone")),
    EntryRow("fort-built", "seat zone unit", clause="GR-10-01", group=SIEGE),
    EntryRow("captured", "seat unit zone", clause="GR-6-20", group=LOSSES),
    EntryRow("battle-begins", "seat zone", "GR-7-01", LOSSES, StampRow("zone")),
    EntryRow("first-fire", "seat", group=LOSSES),
    EntryRow("rolled", "seat hits:number absorbed:number rolls:roll*", clause="GR-7.1-10", group=LOSSES),
    EntryRow("disorganised", "unit", clause="GR-7.2-01", group=LOSSES),
    EntryRow("eliminated", "unit", group=LOSSES),
    EntryRow("checked", "unit die:number hit:number", clause="GR-7.1-18", group=LOSSES),
    EntryRow("fell", "unit", clause="GR-7.2-04", group=LOSSES),
    EntryRow("replaced", "unit zone", clause="GR-7.2-06", group=LOSSES),
    EntryRow("won", "seat zone", "GR-7.1-20", LOSSES, StampRow("zone")),
    EntryRow("stood", "seat zone", clause="GR-7.3-10", group=LOSSES),
    EntryRow("retreated", "seat from:zone to:zone", clause="GR-7.3-03", group=LOSSES),
    EntryRow("no-retreat", "seat zone", clause="GR-7.3-09", group=LOSSES),
    EntryRow("ruined", "zone", clause="GR-11-02", group=LOSSES),
    EntryRow("held", "seat zone", group=SIEGE),
    EntryRow("declared", "seat work wall units:unit*", group=SIEGE),
    EntryRow("aimed", "seat work zone units:unit*", group=SIEGE),
    EntryRow("not-carried-out", "seat", clause="GR-RULING-113", group=SIEGE),
    EntryRow("shot-at-wall", "seat wall hits:number rolls:roll*", clause="GR-7.4.1-02", group=SIEGE),
    EntryRow("shot-at-units", "seat zone hits:number absorbed:number rolls:roll*", clause="GR-7.4.2-01", group=SIEGE),
    EntryRow("burst", "unit", clause="GR-7.4-06", group=SIEGE),
    EntryRow("lowered", "wall level:number", clause="GR-7.4.1-02", group=SIEGE),
    EntryRow("breached", "wall level:number", "GR-7.4.1-04", SIEGE, StampRow("wall")),
    EntryRow("dug", "unit work wall die:number", group=SIEGE),
    EntryRow("mine-laid", "wall count:number", clause="GR-7.5-02", group=SIEGE),
    EntryRow("mine-cleared", "wall count:number", group=SIEGE),
    EntryRow("raised", "wall level:number", clause="GR-7.7-02", group=SIEGE),
    EntryRow("crowded", "seat zone count:number", clause="GR-9-02"),
    EntryRow("arrived", "seat zone units:unit*", "GR-12-21", CARDS, good("zone")),
    EntryRow("chit-joins", "corps", clause="GR-12-17"),
    EntryRow("chit-gone", "corps", clause="GR-4-03"),
    EntryRow("dismissed", "unit", group=CARDS),
    EntryRow("reformed", "seat unit", group=CARDS),
    EntryRow("points", "seat points:number", "GR-12-23", CARDS),
    EntryRow("end-moved", "turn", clause="GR-4-07", group=CARDS),
    EntryRow("truce", group=CARDS),
    EntryRow("capped", "corps value:number", group=CARDS),
    EntryRow("chosen", "seat card line:number", group=CARDS),
    EntryRow("sortie", "seat die:number hit:number", group=CARDS),
    EntryRow("looked", "seat other:seat count:number free:number cards:card*", group=CARDS),
    EntryRow("exposed", "seat card", group=CARDS),
    EntryRow("unrest", "seat zone", group=CARDS),
    EntryRow("shipped", "seat from:zone to:zone units:unit*", group=MARCHES),
    EntryRow("end-points", "seat zone points:number", clause="GR-13-10"),
    EntryRow("game-won", "seat venice:number austria:number", clause="GR-13-15"),
    EntryRow("drawn-game", "points:number", clause="GR-13-16"),
    EntryRow("resigned", "seat", clause="GR-RULING-108"),
    EntryRow("called", "seat unit from:zone", "GR-17-02", LOSSES),
    EntryRow("round-begins", "zone round:number", "GR-18-04", LOSSES),
    EntryRow("battle-stopped", "seat zone", "GR-18-06", LOSSES),
    EntryRow("raid-tried", "seat zone die:number added:number raiders:number", "GR-23-05", RAIDS),
    EntryRow("raided", "seat zone", "GR-23-15", RAIDS, good("zone")),
    EntryRow("raid-failed", "seat zone", "GR-23-10", RAIDS),
    EntryRow("rode-in", "seat from:zone zone units:unit*", "GR-25.2-02", RAIDS, StampRow("zone")),
    EntryRow("went-back", "seat from:zone to:zone units:unit*", "GR-25.2-02", RAIDS),
    EntryRow("stayed", "seat zone units:unit*", "GR-RULING-97", RAIDS),
    EntryRow("unsupplied", "seat zone units:unit*", "GR-21-13", SUPPLIES),
    EntryRow("resupplied", "seat units:unit*", "GR-21-14", SUPPLIES),
    EntryRow("morale", "seat value:number band", "GR-22-01", SUPPLIES),
    EntryRow("camp-moved", "seat from:zone to:zone", "GR-24-02", SUPPLIES),
    EntryRow("camp-lost", "seat zone", "GR-24-08", SUPPLIES, bad("zone")),
    EntryRow("camp-back", "seat zone", "GR-24-12", SUPPLIES, good("zone")),
    EntryRow("forts-converted", "seat zone count:number", "GR-19.2-05", SIEGE),
    EntryRow("fort-razed", "seat zone unit", "GR-19.2-07", SIEGE),
    EntryRow("sea-supply", "zone", "GR-21-07", SUPPLIES),
    EntryRow("sea-blocked", "", "GR-12-02", CARDS),
    EntryRow("grouped", "seat turn units:unit*", "GR-26-04", CARDS),
    EntryRow("group-rolled", "seat card die:number needed:number", "GR-26-06", CARDS),
    EntryRow("group-waits", "seat card", "GR-RULING-28", CARDS),
    EntryRow("bridge-built", "seat stretch", "GR-12-01", CARDS),
    EntryRow("bridge-broken", "seat stretch", "GR-12-01", CARDS),
    EntryRow("flood", "", "GR-12-02", CARDS),
    EntryRow("ford", "seat", "GR-12-02", CARDS),
    EntryRow("relieved", "zone turn", "GR-12-02", CARDS),
    EntryRow("new-raids", "", "GR-23-17", RAIDS),
    EntryRow("battle-joined", "seat zone", "GR-17-14", LOSSES),
    EntryRow("wants-more", "seat zone", "GR-18-05", LOSSES),
]
check_rows(__name__, [row.name for row in ENTRIES])
