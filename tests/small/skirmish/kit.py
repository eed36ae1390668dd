"""The kit: what stays the same while one table is played, the names of things among it. Packs may bring others."""

from itertools import accumulate

from wartable.core.rules.notation import Notation
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Phrase

from .codes import VERBS, WIDTH
from .pack import Set

SIDES = ("red", "blue")


class SkirmishKit(Kit):
    """Options and content as plain lists and numbers."""

    def __init__(self, options: dict[str, object], content: Set) -> None:
        zones, units, cards = (content.data[table] for table in ("zones", "units", "cards"))
        self.zones, self.units, self.cards = tuple(zones), tuple(units), tuple(cards)
        self.words = Notation(WIDTH, VERBS, [self.zones, self.units, self.cards])
        super().__init__(2, options, self.words)
        self.places = [zone["place"] for zone in zones.values()]
        # The neighbours of a zone z are next[first[z]:first[z + 1]].
        beside = [sorted({self.zones.index(name) for name in zone["next"]}) for zone in zones.values()]
        self.next = [other for row in beside for other in row]
        self.first = [0, *accumulate(len(row) for row in beside)]
        self.camps = [self.zones.index(name) for name in content.data["map"]["camps"]]
        self.goal = self.zones.index(content.data["map"]["goal"])
        self.ground = content.data["map"]["ground"]
        self.cost: list[int] = [unit["cost"] for unit in units.values()]
        self.hits_from = [unit["hits_from"] for unit in units.values()]
        self.copies = [card["copies"] for card in cards.values()]
        self.dice = [card["dice"] for card in cards.values()]  # more than 0: the card answers an attack
        self.icons = {name: thing["icon"] for name, thing in [*units.items(), *cards.items()]}
        self.messages = content.messages
        self.points, self.marches, self.rounds = (int(str(options[name])) for name in ("points", "marches", "rounds"))
        self.attacker_yields = options["tie"] == "attacker"

    def neighbours(self, zone: int) -> list[int]:
        """The zones next to a zone."""
        return self.next[self.first[zone] : self.first[zone + 1]]


def side(seat: int) -> Phrase:
    """What a seat is called."""
    return Phrase(f"side-{SIDES[seat]}")
