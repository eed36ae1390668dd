"""The clerk: what units, formations and sides are called on papers, and the signs that stand for them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from wartable.core.scene import Box, SheetCell
from wartable.titles.campaign.codes.things import PLACE_WORDS, formation_id, unit_id
from wartable.titles.campaign.codes.verbs import WIDTH
from wartable.titles.campaign.vocabulary import ARMS, HQ_ARM, HQ_UNIT, MOST_HQ, MOST_SQUADS, UNITS, WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wartable.core.text.messages import Messages
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import FormationView, Squads, UnitView

RISEN: Final = "\N{BLACK UP-POINTING TRIANGLE}"
FALLEN: Final = "\N{BLACK DOWN-POINTING TRIANGLE}"
PROFILE: Final = ("soft", "hard", "defence", "range", "mobility")
FULL: Final = {"soft": 12, "hard": 14, "defence": 14, "range": 5, "mobility": 5}
"""The highest number of each column of a profile, for its bar."""


def squad_code(verb: int, place: int, word: int) -> int:
    """Return the code of a verb for one squad at a place."""
    return verb * WIDTH + place * WORDS + word


def nation_names(messages: Messages, lang: str, nations: Sequence[str]) -> dict[str, str]:
    """Return the nations that both sides lead by "Side 1" and "Side 2", numbered if both are alike; else nothing."""
    if "" in nations:
        return {}
    alike = len(set(nations)) < len(nations)
    return {
        messages.format(lang, f"side-{seat + 1}"): messages.format(lang, f"nation-{nation}")
        + (f" {seat + 1}" if alike else "")
        for seat, nation in enumerate(nations)
    }


def by_nation(text: str, names: Mapping[str, str]) -> str:
    """Return a sentence that calls the sides by their nations.

    >>> by_nation("Side 2 confirms the result.", {"Side 1": "Germany", "Side 2": "USSR"})
    'USSR confirms the result.'
    """
    for number, nation in names.items():
        text = text.replace(number, nation)
    return text


class Clerk:
    """Names, signs and figures of one painting."""

    def __init__(self, desk: CampaignTable) -> None:
        self.desk = desk
        self.kit = desk.kit
        self._units: dict[int, str] = {}

    def figure(self, value: int) -> str:
        """Return a number with the thousands marked as the language does."""
        return f"{value:,}".replace(",", "." if self.desk.lang == "it" else ",")

    def unit(self, row: int) -> str:
        """Return what an entry of the catalogue is called."""
        if row not in self._units:
            self._units[row] = self.desk(self.kit.keys[row])
        return self._units[row]

    def arm(self, row: int) -> str:
        """Return the word of an entry's arm."""
        return ARMS[self.kit.arm[row]]

    def sign(self, row: int) -> str:
        """Return the sign of an entry."""
        return f"signs/{self.arm(row)}"

    def side(self, seat: int) -> str:
        """Return a side by its nation, or by its number while it has none."""
        nation = self.desk.view.sides[seat].nation
        if not nation:
            return self.desk(f"side-{seat + 1}")
        both = self.desk.view.sides[0].nation == self.desk.view.sides[1].nation
        name = self.desk(f"nation-{nation}")
        return f"{name} {seat + 1}" if both else name

    def level(self, level: int) -> str:
        """Return what a training level is called."""
        return self.desk(f"level-{self.kit.level_words[level]}")

    def chevrons(self, level: int) -> str:
        """Return the sign of a training level."""
        return f"signs/level_{self.kit.level_words[level]}"

    # -- places --

    def formation(self, one: FormationView, seat: int) -> str:
        """Return a formation by its number and name: the player's, else its arm and kind."""
        given = self.desk.names.get(formation_id(seat, one.slot), "")
        kind = one.kind if one.kind != "independent" else "company"
        return f"{one.slot + 1} {given or self.desk(f'scene-{kind}-{one.arm}')}"

    def given(self, place: int, seat: int, *notes: str) -> str:
        """Return the name that a player gave a unit, before what else is noted of it."""
        return " · ".join(part for part in (self.desk.names.get(unit_id(seat, place), ""), *notes) if part)

    def squads(self, found: tuple[Squads, ...]) -> str:
        """Squads in words: "3 × Panzer IV H + 1 × Panzer IV G"."""
        return " + ".join(f"{one.count} × {self.unit(one.row)}" for one in found)

    def spoken(self, unit: UnitView, seat: int) -> str:
        """Return a unit as it is read aloud: place, name, squads, strength, points."""
        kinds = ", ".join(f"{self.unit(one.row)} {one.count}" for one in unit.now)
        full = self.desk("scene-full") if unit.size >= self.most(unit.place) else ""
        points = self.desk("scene-points", points=self.figure(unit.cost))
        return ", ".join(part for part in (unit.word, self.given(unit.place, seat), kinds, full, points) if part)

    def most(self, place: int) -> int:
        """Return how many squads a place may hold."""
        return MOST_HQ if place % UNITS == HQ_UNIT else MOST_SQUADS

    def boxes(self, found: tuple[Squads, ...], most: int) -> tuple[Box, ...]:
        """Return a row of signs: one for each squad, dashed frames for those that are missing."""
        signs = [Box(self.hq_sign(one.row)) for one in found for _ in range(one.count)]
        return (*signs, *(Box("", "missing") for _ in range(most - len(signs))))

    def hq_sign(self, row: int) -> str:
        """Return the sign of a squad: HQs have their own."""
        return self.sign(row)

    def trained(self, before: int, after: int) -> SheetCell:
        """Return a training level with what became of it."""
        name = self.level(after)
        if after == before:
            return SheetCell(name, sign=self.chevrons(after), tone="faint")
        mark, tone = (RISEN, "good") if after > before else (FALLEN, "bad")
        return SheetCell(
            f"{mark}\N{NO-BREAK SPACE}{name}", sign=self.chevrons(after), tone="good" if tone == "good" else "bad"
        )

    def arms(self, formations: tuple[FormationView, ...]) -> dict[str, int]:
        """Return points at Recruits prices by arm, in the order of the vocabulary; HQs count with their formation."""
        found = dict.fromkeys(ARMS[:HQ_ARM], 0)
        for one in formations:
            found[one.arm] += one.cost
        return {arm: points for arm, points in found.items() if points}

    @cached_property
    def legal(self) -> frozenset[int]:
        """The codes that the viewer may play now."""
        return frozenset(choice.code for choice in self.desk.view.choices)

    def place_word(self, place: int) -> str:
        """Return a place as the notation calls it."""
        return PLACE_WORDS[place]
