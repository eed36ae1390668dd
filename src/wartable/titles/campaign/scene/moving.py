"""Moving a platoon of a list in the making to another place: its picks go back and come anew there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wartable.core.forms import Filled, FormError
from wartable.core.text.messages import Phrase
from wartable.titles.campaign.codes.things import NEW_FORMATION, place_id
from wartable.titles.campaign.codes.verbs import PLACE_NUMBERS, WIDTH
from wartable.titles.campaign.vocabulary import HQ_UNIT, UNITS, WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wartable.titles.campaign.view import CampaignView, ListDraft

MOVE: Final = "move"
"""The name of the form that moves a platoon; nobody fills it in, the page sends it."""
FROM: Final = "from"
TO: Final = "to"
"""Its fields."""


def platoon(view: CampaignView, draft: ListDraft, fields: Mapping[str, object]) -> Filled:
    """Return what moves a platoon: the place that is named, or the first free one of its company."""
    places = {place_id(number): number for number in PLACE_NUMBERS.values()}
    start = places.get(str(fields.get(FROM)), -1)
    codes = [pick.code for pick in draft.picks if pick.place == start]
    if not codes or start % UNITS == HQ_UNIT:
        raise FormError(FROM, Phrase("form-nothing-there"))
    goal = free_place(view, draft, str(fields.get(TO)), places, start)
    if goal < 0:
        raise FormError(TO, Phrase("form-no-room"))
    return Filled([*(-code for code in codes), *(code + (goal - start) * WORDS for code in codes)])


def free_place(view: CampaignView, draft: ListDraft, to: str, places: Mapping[str, int], start: int) -> int:
    """Return the free place that is meant: a new company, the place itself, or the first beside it; -1 for none."""
    held = {unit.place for one in draft.formations for unit in one.units}
    if to == NEW_FORMATION:
        found = (choice.code % WIDTH // WORDS for choice in view.choices if NEW_FORMATION in choice.targets)
        return next(found, -1)
    goal = places.get(to, -1)
    if goal < 0 or (goal // UNITS == start // UNITS and goal in held):
        return -1
    if goal % UNITS != HQ_UNIT and goal not in held:
        return goal
    first = goal // UNITS * UNITS
    return next((place for place in range(first, first + HQ_UNIT) if place not in held), -1)
