"""The entries of Proelio's log: numbers, message names and what each argument is.

An argument's kind says how it is told: seat, card, deck, back (a deck told by its back), number, or counted (a card and
what it counts in defence, packed as kind + 32 * value). A star takes all arguments that are left.
"""

from typing import Final

from wartable.core.entries import EntryRow, StampRow, bad, good
from wartable.core.rules.numbers import check_rows

GAME_BEGINS: Final = 0
TURN_BEGINS: Final = 1
PLAGUE_ENDS: Final = 2
DISCARDED: Final = 3
DEFENCE_HELD: Final = 4
DEFENCE_OPENS: Final = 5
DEPLOYED: Final = 6
REVEALED: Final = 7
VOID: Final = 8
CANCELLED: Final = 9
SWEPT: Final = 10
TURNED_ROUND: Final = 11
STOLEN: Final = 12
NOTHING_STOLEN: Final = 13
COMPARED: Final = 14
SACRIFICED: Final = 15
KEPT: Final = 16
LOOTED: Final = 17
OVERRUN: Final = 18
PENALTY: Final = 19
ELIMINATED: Final = 20
DREW: Final = 21
RENEWED: Final = 22
ATTACK_LAID: Final = 23
FORTIFIED: Final = 24
PLAYED: Final = 25
PLAYED_ON: Final = 26
LOOKED: Final = 27
EXCHANGED: Final = 28
SUPPORTED: Final = 29
PASSED: Final = 30
LEFT: Final = 31
GAME_DRAWN: Final = 32
NO_RESULT: Final = 33
ALLIANCE_SURRENDERS: Final = 34
NOTHING_DRAWN: Final = 35
RETURNED: Final = 36

ATTACKS: Final = "scene-attacks"  # the filter of all that an attack brings
SUMS: Final = "seat attacker:seat card value:number total:number short:number count:number counted*"
LOOT: Final = "giver:seat taker:seat count:number gold:number cards:card*"

ENTRIES: Final[list[EntryRow]] = [
    EntryRow("game-begins", "first:seat"),
    EntryRow("turn-begins", "seat turn:number", counts="turn"),
    EntryRow("plague-ends", "seat"),
    EntryRow("discarded", "seat count:number cards:card*"),
    EntryRow("defence-held", "seat", clause="PR-TURN-08"),
    EntryRow("defence-opens", "seat attacker:seat back level:number", group=ATTACKS),
    EntryRow("deployed", "seat count:number cards:card*", group=ATTACKS),
    EntryRow("revealed", "seat attacker:seat card", group=ATTACKS),
    EntryRow("void", "attacker:seat seat card level:number", "PR-ATK-12", ATTACKS, good("seat")),
    EntryRow("cancelled", "seat attacker:seat card", "PR-IMP-09", ATTACKS, good("seat")),
    EntryRow("swept", "seat attacker:seat level:number", "PR-IMP-12", ATTACKS, bad("seat")),
    EntryRow("turned-round", "seat attacker:seat", "PR-PAT-05", ATTACKS, good("seat")),
    EntryRow("stolen", "taker:seat giver:seat card", "PR-INF-04", ATTACKS, bad("giver")),
    EntryRow("nothing-stolen", "taker:seat giver:seat"),
    EntryRow("compared", SUMS, "PR-RES-02", ATTACKS, good("seat", bad_if="short")),
    EntryRow("sacrificed", "seat level:number", "PR-RES-07", ATTACKS, bad("seat")),
    EntryRow("kept", "seat level:number", group=ATTACKS),
    EntryRow(
        "looted", "giver:seat taker:seat count:number gold:number cards:card*", "PR-LOOT-02", ATTACKS, bad("giver")
    ),
    EntryRow("overrun", "seat level:number", "PR-RES-11", ATTACKS, bad("seat")),
    EntryRow("penalty", "giver:seat taker:seat back card", "PR-ATK-13", ATTACKS, bad("giver")),
    EntryRow("eliminated", "seat attacker:seat", "PR-ELIM-02", ATTACKS, bad("seat")),
    EntryRow("drew", "seat deck count:number cards:card*"),
    EntryRow("renewed", "deck count:number", clause="PR-DECK-01"),
    EntryRow("attack-laid", "seat target:seat back level:number card", group=ATTACKS),
    EntryRow("fortified", "seat card level:number"),
    EntryRow("played", "seat card", stamp=StampRow("seat")),
    EntryRow("played-on", "seat card target:seat", stamp=StampRow("target")),
    EntryRow("looked", "seat target:seat count:number cards:card*"),
    EntryRow("exchanged", "seat cards:card*"),
    EntryRow("supported", "seat ally:seat back card"),
    EntryRow("passed", "seat"),
    EntryRow("left", "seat"),
    EntryRow("game-drawn", "turn:number", clause="PR-RULING-56"),
    EntryRow("no-result", "seat", clause="PR-RULING-51"),
    EntryRow("alliance-surrenders", "seat ally:seat", clause="PR-ALY-10"),
    EntryRow("nothing-drawn", "seat"),
    EntryRow("returned", "seat count:number cards:card*"),
]
check_rows(__name__, [row.name for row in ENTRIES])
