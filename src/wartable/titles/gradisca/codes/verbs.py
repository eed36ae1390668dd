"""Gradisca's actions: as numbers, verb * WIDTH + argument (a zone, unit, wall side, card, or NONE), and in words."""

from collections.abc import Sequence
from typing import Final

from wartable.core.errors import NotAnAction
from wartable.core.rules.notation import Click, Name, Names, Part, Row, Verb
from wartable.core.rules.numbers import names

# The activation.
OPTION: Final = 1
PLAY: Final = 2
OPEN: Final = 3
END: Final = 4
DISCARD: Final = 5
PASS: Final = 6
# Orders to units of the open zone.
PICK: Final = 7
MOVE: Final = 8
ON: Final = 9
LEAVE: Final = 10
EXIT: Final = 11
BOMBARD: Final = 12
FIRE: Final = 13
MINE: Final = 14
EXPLODE: Final = 15
COUNTERMINE: Final = 16
REBUILD: Final = 17
FORT: Final = 18
RECOVER: Final = 19
REST: Final = 20
CLOSE: Final = 21
# Combat and stacking.
LOSE: Final = 22
REPLACE: Final = 23
STAND: Final = 24
RETREAT: Final = 25
HOLD: Final = 26
FLIP: Final = 27
# What cards ask.
PLACE: Final = 28
REFORM: Final = 29
RAISE: Final = 30
NAME: Final = 31
CHOOSE: Final = 32
SHIP: Final = 33
EXPOSE: Final = 34
SHOOT: Final = 35
# The Advanced game.
RAID: Final = 36
INCURSION: Final = 37
AGAIN: Final = 38
STAY: Final = 39
RETURN: Final = 40
CALL: Final = 41
FIGHT: Final = 42
STOP: Final = 43
CONVERT: Final = 44
RAZE: Final = 45
CAMP: Final = 46
SEA: Final = 47
BRIDGE: Final = 48

VERB_IDS: Final[list[str]] = names(__name__, 1)
WIDTH: Final = 128
SHIFT: Final = 7
NONE: Final = 127
SPACE: Final = 49 * WIDTH

# What leads into an adjacent zone.
MARCHES: Final = (MOVE, ON, RAID, INCURSION)
ADVANCES: Final = (MOVE, ON)  # of these, the ones that enter a zone to take it

# What names a single unit.
WITH_UNITS: Final = (PICK, LEAVE, LOSE, FLIP, REFORM, SHOOT, CALL)

# Arguments of OPTION: option 3 is the number of the commander, and commanders come after all other units.
FIRST_OPTION: Final = 1
SECOND_OPTION: Final = 2

ZONE: Final = Names(0, "zone")
UNIT: Final = Names(1, "unit")
WALL: Final = Names(2, "wall")
CARD: Final = Names(3, "card")
LINE: Final = Names(4, "line", numbers=3)
FORTS: Final = Names(4, "forts", numbers=4)
STRETCH: Final = Names(5, "river")


class Option(Part):
    """The option of an activation, the third with the commander who leads it: `option 3 giustiniani`."""

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        assert self.names is not None
        return [
            word
            for arg in args
            for word in ([str(arg)] if arg <= SECOND_OPTION else ["3", self.names.word(words, arg)])
        ]

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        assert self.names is not None
        number = rest.pop(0) if rest else ""
        if number in ("1", "2"):
            return [int(number)]
        if number != "3" or not rest:
            raise NotAnAction("verb-takes", said=repr(" ".join(said)), noun="option", example=example)
        return [self.names.index(words, rest.pop(0))]


PICKED: Final = Row(PICK, UNIT)
VERBS: Final[list[Verb]] = [
    Verb("option", Option(OPTION, UNIT), examples=["option 3 giustiniani", "option 1"]),
    Verb("play", Name(PLAY, CARD), examples=["play fever"]),
    Verb("open", Name(OPEN, ZONE), examples=["open bruma"]),
    Verb("end", Click(END, NONE)),
    Verb("discard", Name(DISCARD, CARD), examples=["discard grain"]),
    Verb("pass", Click(PASS, NONE)),
    Verb("pick", PICKED, shared=True, examples=["pick italian-foot-1"]),
    Verb("move", PICKED, Name(MOVE, ZONE), said=(1, 0), examples=["move farra italian-foot-1 corsican-foot"]),
    Verb("on", Name(ON, ZONE), examples=["on mariano"]),
    Verb("leave", Name(LEAVE, UNIT), examples=["leave corsican-foot"]),
    Verb("exit", PICKED, Click(EXIT, NONE), examples=["exit corsican-foot"]),
    Verb("bombard", PICKED, Name(BOMBARD, WALL), said=(1, 0), examples=["bombard gradisca-old-gate siege-train"]),
    Verb("fire", PICKED, Name(FIRE, ZONE), said=(1, 0), examples=["fire bruma gunners-of-gradisca"]),
    Verb("mine", PICKED, Name(MINE, WALL), said=(1, 0), examples=["mine gradisca-old-gate venetian-sappers"]),
    Verb("explode", PICKED, Name(EXPLODE, WALL), said=(1, 0), examples=["explode gradisca-old-gate venetian-sappers"]),
    Verb(
        "countermine",
        PICKED,
        Name(COUNTERMINE, WALL),
        said=(1, 0),
        examples=["countermine gradisca-old-gate sappers-of-gradisca"],
    ),
    Verb(
        "rebuild", PICKED, Name(REBUILD, WALL), said=(1, 0), examples=["rebuild gradisca-old-gate sappers-of-gradisca"]
    ),
    Verb("fort", PICKED, Click(FORT, NONE), examples=["fort venetian-sappers"]),
    Verb("recover", PICKED, Click(RECOVER, NONE), examples=["recover italian-foot-1"]),
    Verb("rest", PICKED, Click(REST, NONE), examples=["rest corsican-foot"]),
    Verb("close", Click(CLOSE, NONE)),
    Verb("lose", Name(LOSE, UNIT), examples=["lose german-foot-1"]),
    Verb("replace", Name(REPLACE, ZONE), examples=["replace palma"]),
    Verb("stand", Click(STAND, NONE)),
    Verb("retreat", PICKED, Name(RETREAT, ZONE), said=(1, 0), examples=["retreat mossa"]),
    Verb("hold", Click(HOLD, NONE)),
    Verb("flip", Name(FLIP, UNIT), examples=["flip italian-foot-1"]),
    Verb("place", Name(PLACE, ZONE), examples=["place udine"]),
    Verb("reform", Name(REFORM, UNIT), examples=["reform italian-foot-1"]),
    Verb("raise", Name(RAISE, WALL), examples=["raise gradisca-old-gate"]),
    Verb("name", Name(NAME, ZONE), examples=["name trivignano"]),
    Verb("choose", Name(CHOOSE, LINE), examples=["choose 1"]),
    Verb("ship", PICKED, Name(SHIP, ZONE), said=(1, 0), examples=["ship pirano corsican-foot"]),
    Verb("expose", Name(EXPOSE, CARD), examples=["expose truce"]),
    Verb("shoot", Name(SHOOT, UNIT), examples=["shoot trautmannsdorf"]),
    Verb("raid", PICKED, Name(RAID, ZONE), said=(1, 0), examples=["raid merna cappelletti-1", "raid merna"]),
    Verb("incursion", PICKED, Name(INCURSION, ZONE), said=(1, 0), examples=["incursion merna cappelletti-1"]),
    Verb("again", Click(AGAIN, NONE)),
    Verb("stay", Click(STAY, NONE)),
    Verb("return", Click(RETURN, NONE)),
    Verb("call", Name(CALL, UNIT), examples=["call men-at-arms-1"]),
    Verb("fight", Click(FIGHT, NONE)),
    Verb("stop", Click(STOP, NONE)),
    Verb("convert", Name(CONVERT, FORTS), examples=["convert 2"]),
    Verb("raze", PICKED, Click(RAZE, NONE), examples=["raze venetian-sappers"]),
    Verb("camp", Name(CAMP, ZONE), examples=["camp mariano"]),
    Verb("sea", Name(SEA, ZONE), examples=["sea monfalcone"]),
    Verb("bridge", Name(BRIDGE, STRETCH), examples=["bridge cassegliano-villesse"]),
]
