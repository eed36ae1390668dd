"""The names of things, the map, and the kit: what stays the same while one table is played."""

from collections.abc import Mapping

from wartable.core.kit import Kit

SIDES = ("red", "blue")
UNITS = ("foot", "cavalry", "gun")
CARDS = ("ambush", "rumour")
ZONES = ("red_camp", "mill", "orchard", "bridge", "farm", "chapel", "blue_camp")
CAMPS = (0, 6)
BRIDGE = 3

# The neighbours of a zone z are NEXT[FIRST[z]:FIRST[z + 1]].
NEXT = (1, 2, 0, 2, 3, 4, 0, 1, 3, 1, 2, 4, 5, 1, 3, 5, 6, 3, 4, 6, 4, 5)
FIRST = (0, 2, 6, 9, 13, 17, 20, 22)


def neighbours(zone: int) -> tuple[int, ...]:
    """The zones next to a zone.

    >>> [ZONES[zone] for zone in neighbours(BRIDGE)]
    ['mill', 'orchard', 'farm', 'chapel']
    """
    return NEXT[FIRST[zone] : FIRST[zone + 1]]


class SkirmishKit(Kit):
    """Options and content as plain numbers."""

    def __init__(self, options: dict[str, object], content: Mapping[str, Mapping[str, Mapping[str, int]]]) -> None:
        super().__init__(2, options)
        self.cost = [content["units"][name]["cost"] for name in UNITS]
        self.hits_from = [content["units"][name]["hits_from"] for name in UNITS]
        self.copies = [content["cards"][name]["copies"] for name in CARDS]
        self.dice = [content["cards"][name]["dice"] for name in CARDS]  # more than 0: the card answers an attack
        self.points, self.marches, self.rounds = (int(str(options[name])) for name in ("points", "marches", "rounds"))
        self.attacker_yields = options["tie"] == "attacker"
