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

# The filters of the log.
MARCHES: Final = "group-marches"
LOSSES: Final = "group-battles"
SIEGE: Final = "group-siege"
CARDS: Final = "group-cards"

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
    EntryRow("shot-at-units", "seat zone hits:number rolls:roll*", clause="GR-7.4.2-01", group=SIEGE),
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
]
check_rows(__name__, [row.name for row in ENTRIES])
