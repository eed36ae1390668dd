"""Scouts: Skirmish with questions about zones that draw on its board, and far marches in one click."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

from tests.small import skirmish
from tests.small.skirmish import Skirmish, codes
from tests.small.skirmish.kit import SkirmishKit
from tests.small.skirmish.scene import SkirmishDesk
from tests.small.skirmish.view import SkirmishView
from wartable.core import scene as sc
from wartable.core.questions import Answer, Noun, Question, Questions
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.core.title import Title


def reach(kit: SkirmishKit, view: SkirmishView, zone: int) -> Answer:
    """The zones next to a zone: named, lit, each at the end of a way."""
    near = kit.neighbours(zone)
    here = thing("zone", kit.zones[zone])
    return Answer(
        [Phrase(f"zone-{kit.zones[each]}") for each in near],
        traces=[sc.Trace("", "", "way", (here, thing("zone", kit.zones[each]))) for each in near],
        lights=[sc.Light(thing("zone", kit.zones[each]), "go", "1") for each in near],
        badges=[sc.Badge(here, str(len(near)))],
    )


def rounds(kit: SkirmishKit, view: SkirmishView) -> list[Phrase]:
    """A question about nothing, answered in words alone."""
    return [Phrase("subtitle", round=view.round)]


QUESTIONS = Questions(Question("reach", reach, Noun("zone", attrgetter("zones")), least=1), Question("rounds", rounds))


class ScoutsDesk(SkirmishDesk):
    """Zones know the word by which they are asked about; a march shows what it costs."""

    def zone(self, zone: int) -> sc.Zone:
        return replace(super().zone(zone), word=self.kit.zones[zone])

    def seal(self, code: int, targets: tuple[str, ...]) -> str:
        return "1" if code // codes.WIDTH == codes.TO else ""


class Scouts(Skirmish):
    """Scouts' doors."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = replace(skirmish.SHEET, name="scouts", questions=tuple(QUESTIONS))
        self.questions = QUESTIONS
        self.desk = ScoutsDesk


TITLE: Title = Scouts()
