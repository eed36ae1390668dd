"""The entries of Proelio's log: numbers, message names and what each argument is.

An argument's kind says how it is told: seat, card, deck, back (a deck told by its back), number, or counted (a card and
what it counts in defence, packed as kind + 32 * value). A star takes all arguments that are left.
"""

from typing import Final

ENTRIES: Final[list[tuple[str, str]]] = [
    ("game-begins", "first:seat"),
    ("turn-begins", "seat:seat turn:number"),
    ("plague-ends", "seat:seat"),
    ("discarded", "seat:seat count:number cards:card*"),
    ("defence-held", "seat:seat"),
    ("defence-opens", "seat:seat attacker:seat back:back level:number"),
    ("deployed", "seat:seat count:number cards:card*"),
    ("revealed", "seat:seat attacker:seat card:card"),
    ("void", "attacker:seat seat:seat card:card level:number"),
    ("cancelled", "seat:seat attacker:seat card:card"),
    ("swept", "seat:seat attacker:seat level:number"),
    ("turned-round", "seat:seat attacker:seat"),
    ("stolen", "taker:seat giver:seat card:card"),
    ("nothing-stolen", "taker:seat giver:seat"),
    (
        "compared",
        "seat:seat attacker:seat card:card value:number total:number short:number count:number counted:counted*",
    ),
    ("sacrificed", "seat:seat level:number"),
    ("kept", "seat:seat level:number"),
    ("looted", "giver:seat taker:seat count:number gold:number cards:card*"),
    ("overrun", "seat:seat level:number"),
    ("penalty", "giver:seat taker:seat back:back card:card"),
    ("eliminated", "seat:seat attacker:seat"),
    ("drew", "seat:seat deck:deck count:number cards:card*"),
    ("renewed", "deck:deck count:number"),
    ("attack-laid", "seat:seat target:seat back:back level:number card:card"),
    ("fortified", "seat:seat card:card level:number"),
    ("played", "seat:seat card:card"),
    ("played-on", "seat:seat card:card target:seat"),
    ("looked", "seat:seat target:seat count:number cards:card*"),
    ("exchanged", "seat:seat cards:card*"),
    ("supported", "seat:seat ally:seat back:back card:card"),
    ("passed", "seat:seat"),
    ("left", "seat:seat"),
    ("game-drawn", "turn:number"),
    ("no-result", "seat:seat"),
    ("alliance-surrenders", "seat:seat ally:seat"),
    ("nothing-drawn", "seat:seat"),
    ("returned", "seat:seat count:number cards:card*"),
]

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
