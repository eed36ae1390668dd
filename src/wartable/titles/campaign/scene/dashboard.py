"""The war so far as plots: initiative, points in hand, strength, losses by arm, training, unit histories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.scene import (
    Box,
    Chart,
    ChartMark,
    Column,
    Paper,
    Series,
    Sheet,
    SheetCell,
    SheetRow,
)
from wartable.titles.campaign.scene.battles import Battles
from wartable.titles.campaign.scene.history import Course
from wartable.titles.campaign.vocabulary import ARMS

if TYPE_CHECKING:
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import BattleView

MOST_SHOWN = 3
"""How many battles a unit's history shows."""
REACH = 3
"""How far from the middle the initiative is drawn."""


class Dashboard:
    """Plots from public facts alone."""

    def __init__(self, desk: CampaignTable) -> None:
        self.desk = desk
        self.clerk = desk.clerk
        self.view = desk.view
        self.sides = tuple(self.clerk.side(seat) for seat in (0, 1))
        self.courses = tuple(Course(desk.kit, desk.view, seat) for seat in (0, 1))
        self.count = len(self.view.battles)

    def papers(self) -> tuple[Paper, ...]:
        """Return all papers of the dashboard; before the first battle there is nothing to plot but the way to go."""
        say = self.desk
        tab = say("scene-war-tab")
        found = [Paper("paper.war", say("scene-war"), (self.initiative(),), say("scene-war-note"), tab=tab)]
        if not self.count:
            return tuple(found)
        found += [
            Paper("paper.points", say("scene-in-hand"), (self.points(),), say("scene-in-hand-note"), "half", tab),
            Paper(
                "paper.strength",
                say("scene-strength-head"),
                (self.strength(),),
                say("scene-strength-note"),
                "half",
                tab,
            ),
            Paper("paper.losses", say("scene-losses"), (self.losses(),), say("scene-losses-note"), "half", tab),
            Paper("paper.training", say("scene-training"), (self.training(),), say("scene-training-note"), "half", tab),
            self.histories(tab),
            Battles(self.desk).paper(tab),
        ]
        return tuple(found)

    def charts(self) -> tuple[Chart, ...]:
        """Return the plots alone, for print."""
        shown = (self.initiative(),)
        return (*shown, self.points(), self.strength(), self.losses(), self.training()) if self.count else shown

    def battles(self) -> list[BattleView]:
        """Return all battles that were fought, and the one at hand."""
        now = self.view.battle
        return [*self.view.battles, *([now] if now is not None and now.number > self.count else [])]

    def initiative(self) -> Chart:
        """Return who holds the initiative at each battle: up for the first side, down for the second."""
        say = self.desk
        shown = self.battles()
        values: list[float | None] = []
        marks = []
        for at in range(self.view.planned):
            battle = shown[at] if at < len(shown) else None
            value = self.push(at)
            values.append(value if battle is not None else None)
            if battle is None:
                marks.append(ChartMark(at, str(at + 1), open=True))
                continue
            over = at < self.count
            note = say("scene-to-be-fought")
            if over:
                winner = self.sides[battle.winner] if battle.winner >= 0 else "none"
                note = say("scene-result", side=winner, outcome=say(f"outcome-{battle.outcome}"))
            kind, side = say(f"type-{battle.type}"), battle.winner if over else -1
            go = f"fought.{at + 1}" if over else ""
            marks.append(ChartMark(at, str(at + 1), kind, note, side, not over, go))
        return Chart(
            "chart.war",
            say("scene-war"),
            kind="lines",
            labels=("",) * self.view.planned,
            series=(Series(say("scene-initiative"), tuple(values)),),
            marks=tuple(marks),
            halves=(say("scene-pushes", side=self.sides[0]), say("scene-pushes", side=self.sides[1])),
            ticks=((-REACH, ""), (REACH, "")),
        )

    def push(self, at: int) -> float:
        """Return how far the initiative stood for the first side when a battle began."""
        if at == 0 or at > self.count:
            return 0.0
        before = self.view.battles[at - 1]
        if before.holder < 0:
            return 0.0
        return float(min(before.momentum, REACH - 1)) * (1 if before.holder == 0 else -1)

    def labels(self) -> tuple[str, ...]:
        """Return the start, then the battles that were fought."""
        return (self.desk("scene-start"), *(str(battle.number) for battle in self.view.battles))

    def points(self) -> Chart:
        """Return points in hand after each battle."""
        series = []
        for seat in (0, 1):
            first = self.view.battles[0].sides[seat].pool_before
            values = (first, *(battle.sides[seat].pool_after for battle in self.view.battles))
            series.append(Series(self.sides[seat], tuple(float(value) for value in values), seat))
        name = self.desk("scene-in-hand")
        return Chart("chart.points", name, kind="lines", labels=self.labels(), series=tuple(series))

    def strength(self) -> Chart:
        """Return what of the starting list stands, in per cent."""
        series = []
        for seat in (0, 1):
            values = [self.courses[seat].share(battle) for battle in range(self.count + 1)]
            texts = tuple(f"{value}%" for value in values)
            series.append(Series(self.sides[seat], tuple(float(value) for value in values), seat, texts))
        top = max([100.0, *(value or 0.0 for one in series for value in one.values)])
        ticks = tuple((float(value), f"{value}%") for value in range(0, int(top) + 25, 25))
        name = self.desk("scene-strength-head")
        return Chart("chart.strength", name, kind="steps", labels=self.labels(), series=tuple(series), ticks=ticks)

    def losses(self) -> Chart:
        """Return points lost by arm, at Recruits prices."""
        lost = [course.losses for course in self.courses]
        arms = [arm for arm in range(len(ARMS)) if any(str(arm) in one for one in lost)]
        series = tuple(
            Series(
                self.desk("scene-side-lost", side=self.sides[seat]),
                tuple(float(lost[seat].get(str(arm), 0)) for arm in arms),
                seat,
            )
            for seat in (0, 1)
        )
        return Chart(
            "chart.losses",
            self.desk("scene-losses"),
            kind="opposed",
            labels=tuple(self.desk(f"arm-{ARMS[arm]}") for arm in arms),
            series=series,
            signs=tuple(f"signs/{ARMS[arm]}" for arm in arms),
        )

    def training(self) -> Chart:
        """Return the share of units at each level after every battle."""
        series = []
        for seat in (0, 1):
            counts = [self.courses[seat].trained(battle) for battle in range(self.count + 1)]
            for level in range(int(self.desk.kit.levels)):
                values = tuple(float(count[level]) for count in counts)
                name = f"{self.sides[seat]}, {self.clerk.level(level)}"
                series.append(Series(name, values, seat, sign=self.clerk.chevrons(level) if level else ""))
        name = self.desk("scene-training")
        return Chart("chart.training", name, kind="stacked", labels=self.labels(), series=tuple(series))

    def histories(self, tab: str) -> Paper:
        """Return units of the viewer's side through the last battles."""
        say, seat = self.desk, self.desk.foot
        course = self.courses[seat]
        shown = list(range(max(1, self.count - MOST_SHOWN + 1), self.count + 1))
        columns = (
            Column(""),
            Column(say("scene-unit-head")),
            *(Column(say("scene-battle-short", number=battle)) for battle in shown),
            Column(say("scene-now")),
        )
        rows = []
        units = [unit for one in self.view.sides[seat].formations for unit in one.units]
        for unit in units:
            row = unit.start[0].row
            rows.append(
                SheetRow(
                    f"history.{unit.word}",
                    (
                        SheetCell(unit.word),
                        SheetCell(self.clerk.unit(row), sign=self.clerk.sign(row)),
                        *(self.moment(course, unit.place, battle, unit.start_size) for battle in shown),
                        SheetCell(self.clerk.level(unit.level), sign=self.clerk.chevrons(unit.level)),
                    ),
                    told=f"{unit.word}, {self.clerk.unit(row)}, {self.clerk.level(unit.level)}",
                )
            )
        sheet = Sheet("histories", say("scene-histories"), columns, tuple(rows))
        note = say("scene-units", count=len(units))
        return Paper("paper.histories", say("scene-histories"), (sheet,), note, tab=tab)

    def moment(self, course: Course, place: int, battle: int, start: int) -> SheetCell:
        """Return a unit after a battle: level and strength, or that it stayed in reserve."""
        if place not in course.fought[battle]:
            return SheetCell(self.desk("scene-reserve"), tone="faint")
        left = sum(course.standing[battle][place].values())
        boxes = tuple(Box("signs/full") if at < left else Box("signs/empty", "gone") for at in range(max(start, left)))
        return SheetCell(boxes=boxes, sign=self.clerk.chevrons(course.levels[battle][place]))
