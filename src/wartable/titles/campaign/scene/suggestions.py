"""Suggestions: a list, refits, units to field. They only pick; the player goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wartable.core.rules.chance import Seeded
from wartable.core.scene import Form
from wartable.titles.campaign.bot.lists import STYLES, finish
from wartable.titles.campaign.codes.verbs import BUY, FIELD, WIDTH
from wartable.titles.campaign.scene.clerk import squad_code
from wartable.titles.campaign.vocabulary import ENTRIES, HQ_UNIT, UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wartable.titles.campaign.kit import CampaignKit
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import FormationView, ListDraft, PreparationDraft, UnitView

SAMPLE: Final = "sample"
"""The name of the form that finishes a list."""


def sample_form(desk: CampaignTable, draft: ListDraft) -> Form:
    """What makes a list, or fills up the one that was begun."""
    name = desk("scene-fill-list" if draft.formations else "scene-sample")
    return Form(SAMPLE, name, (), desk("scene-import-look"))


def sample(kit: CampaignKit, nation: int, draft: ListDraft) -> list[int]:
    """The picks that finish a list as the bot makes one: arms mixed, the points spent to the last squad."""
    held = [
        (unit.place, one.row % ENTRIES)
        for part in draft.formations
        for unit in part.units
        for one in unit.now
        for _ in range(one.count)
    ]
    return finish(kit, nation, STYLES.index("mixed"), Seeded(nation), held)


def refit(draft: PreparationDraft, legal: frozenset[int], words: dict[str, int]) -> list[int]:
    """The purchases that make platoons fit again, the best trained first, as far as the points in hand go."""
    unfit = [unit for one in draft.formations for unit in one.units if unit.lacks and is_platoon(unit)]
    left, codes = draft.pool, list[int]()
    for unit in sorted(unfit, key=lambda unit: (-unit.level, unit.lacks_price, unit.place)):
        for word, price in sorted(unit.prices, key=lambda one: one[1]):
            code = squad_code(BUY, unit.place, words[word])
            if code in legal and price * unit.lacks <= left:
                codes += [code] * unit.lacks
                left -= price * unit.lacks
                break
    return codes


def is_platoon(unit: UnitView) -> bool:
    """Return whether a unit is a platoon rather than an HQ."""
    return unit.place % UNITS != HQ_UNIT


class Suggestion:
    """Units that could be added to a force, within what is left of its cap."""

    def __init__(self, draft: PreparationDraft, legal: frozenset[int], whole: bool) -> None:
        self.draft = draft
        self.legal = legal
        self.whole = whole  # companies come all or not at all (CA-RULING-12)
        self.left = draft.cap - draft.cost
        self.places = {unit.place for one in draft.formations for unit in one.units if unit.fielded}
        self.codes: list[int] = []

    def may_come(self, unit: UnitView) -> bool:
        """Return whether a platoon may be fielded now."""
        return unit.place not in self.places and FIELD * WIDTH + unit.place in self.legal

    def add(self, units: Iterable[UnitView]) -> None:
        """Take units in, if the cap bears all of them."""
        found = list(units)
        cost = sum(unit.cost for unit in found)
        if found and cost <= self.left:
            self.left -= cost
            self.places |= {unit.place for unit in found}
            self.codes += [FIELD * WIDTH + unit.place for unit in found]

    def hq(self, one: FormationView) -> list[UnitView]:
        """Return the HQ that may come along: half of its platoons are in the force (CA-HQ-01)."""
        platoons = [unit for unit in one.units if is_platoon(unit) and unit.status != "disbanded"]
        present = sum(unit.place in self.places for unit in platoons)
        if present == 0 or present * 2 < len(platoons):
            return []
        return [unit for unit in one.units if not is_platoon(unit) and unit.size and unit.place not in self.places]


def suggest(draft: PreparationDraft, legal: frozenset[int], *, trained: bool, whole: bool = False) -> list[int]:
    """Return the codes that fill a force up to its cap: the costliest or the best trained platoons, then their HQs."""
    found = Suggestion(draft, legal, whole)

    def order(units: list[UnitView]) -> tuple[float, int]:
        level = sum(unit.level for unit in units) / max(len(units), 1)
        return (-level if trained else 0.0), -sum(unit.cost for unit in units)

    if whole:
        companies = [
            [unit for unit in one.units if is_platoon(unit) and unit.status != "disbanded"] for one in draft.formations
        ]
        groups = [units for units in companies if units and all(found.may_come(unit) for unit in units)]
    else:
        groups = [[unit] for one in draft.formations for unit in one.units if is_platoon(unit) and found.may_come(unit)]
    for units in sorted(groups, key=order):
        found.add(units)
    for one in draft.formations:
        found.add(found.hq(one))
    return found.codes
