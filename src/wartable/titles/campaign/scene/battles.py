"""The battles so far on paper: each with its result, and turn by turn how it went."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from wartable.core.scene import Column, Facts, Paper, Sheet, SheetCell, SheetGroup, SheetRow
from wartable.titles.campaign.codes.things import PLACE_WORDS
from wartable.titles.campaign.questions import Turn, turns_of
from wartable.titles.campaign.scene.clerk import FALLEN, RISEN

if TYPE_CHECKING:
    from wartable.titles.campaign.kit import CampaignKit
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import BattleView


@lru_cache(maxsize=64)
def course(kit: CampaignKit, battle: BattleView) -> tuple[Turn, ...]:
    """Return the turns of a resolved battle; it never changes once it is over, and is shown again and again."""
    return tuple(turns_of(kit, battle))


class Battles:
    """All battles that are over."""

    def __init__(self, desk: CampaignTable) -> None:
        self.desk = desk
        self.clerk = desk.clerk
        self.sides = tuple(self.clerk.side(seat) for seat in (0, 1))

    def paper(self, tab: str) -> Paper:
        """Return a fold for each battle, the last one open."""
        say = self.desk
        battles = self.desk.view.battles
        columns = (Column(say("scene-turn")), *(Column(side) for side in self.sides))
        rows = [row for battle in battles for row in self.rows(battle)]
        heads = tuple(self.head(battle, battle is not battles[-1]) for battle in battles)
        sheet = Sheet("battles", say("scene-battles"), columns, tuple(rows), groups=heads)
        note = say("scene-battles-note")
        return Paper("paper.battles", say("scene-battles"), (sheet,), note, tab=tab)

    # -- the report of the last battle --

    def report(self) -> Paper:
        """The last battle until it is read: won or lost, what each side lost and earned, and its course in a fold."""
        say, battle = self.desk, self.desk.view.battles[-1]
        viewer = self.desk.view.viewer
        side = self.sides[battle.winner] if battle.winner >= 0 else "none"
        own = "none" if viewer < 0 or battle.winner < 0 else "won" if viewer == battle.winner else "lost"
        key = f"scene-report-{own}" if own != "none" else "scene-report"
        notes = [say(f"type-{battle.type}")]
        if battle.winner >= 0:
            notes.append(say(f"outcome-{battle.outcome}"))
        ident = f"report.{battle.number}"
        columns = (Column(say("scene-turn")), *(Column(side) for side in self.sides))
        fold = SheetGroup(
            str(battle.number),
            say("scene-turn-by-turn"),
            str(battle.turns),
            id=f"{ident}.fold",
            folds=True,
            closed=True,
        )
        rows = tuple(replace(row, id=f"{ident}.{row.id}") for row in self.rows(battle))
        sheet = Sheet(f"{ident}.turns", say("scene-turn-by-turn"), columns, rows, groups=(fold,))
        body = (self.reckoned(battle), sheet)
        title = say(key, side=side, number=battle.number)
        return Paper(f"paper.{ident}", title, body, " · ".join(notes), "news")

    def reckoned(self, battle: BattleView) -> Facts:
        """What both sides lost, destroyed and held, what they have in hand, who has learned."""
        say, figure, sides = self.desk, self.clerk.figure, battle.sides
        rows = [
            (say("scene-report-losses"), *(self.lost(battle, seat) for seat in (0, 1))),
            (say("scene-destroyed-points"), *(figure(side.kills) for side in sides)),
            (say("scene-objective"), *(figure(side.objective) for side in sides)),
            (say("scene-battle-points"), *(figure(side.points) for side in sides)),
            (say("scene-in-hand"), *(figure(side.pool_after) for side in sides)),
            (say("scene-training"), *(self.learned(battle, seat) for seat in (0, 1))),
        ]
        if battle.attacker < 0:
            del rows[2]
        return Facts("", tuple(rows), ("", *self.sides))

    def lost(self, battle: BattleView, seat: int) -> str:
        """The squads that a side lost, by kind."""
        found: dict[int, int] = {}
        for unit in battle.sides[seat].force:
            for one in unit.lost:
                found[one.row] = found.get(one.row, 0) + one.count
        told = ", ".join(f"{count} × {self.clerk.unit(row)}" for row, count in found.items())
        return told or self.desk("scene-report-nothing")

    def learned(self, battle: BattleView, seat: int) -> str:
        """How many units rose and fell in training."""
        force = battle.sides[seat].force
        counts = (
            (RISEN, sum(one.after > one.level for one in force)),
            (FALLEN, sum(0 <= one.after < one.level for one in force)),
        )
        return "  ".join(f"{mark} {count}" for mark, count in counts if count) or "–"

    def head(self, battle: BattleView, closed: bool) -> SheetGroup:
        """Return a battle's number and type, who won it and by how much."""
        say, figure = self.desk, self.clerk.figure
        name = say("scene-battle-head", number=battle.number, type=say(f"type-{battle.type}"))
        winner = self.sides[battle.winner] if battle.winner >= 0 else "none"
        result = say("scene-result", side=winner, outcome=say(f"outcome-{battle.outcome}"))
        points = f"{figure(battle.sides[0].points)} : {figure(battle.sides[1].points)}"
        return SheetGroup(
            str(battle.number), name, result, points, id=f"fought.{battle.number}", folds=True, closed=closed
        )

    def rows(self, battle: BattleView) -> list[SheetRow]:
        """Return what fell in each turn; of a battle on the table the dice, and what was lost in all."""
        rows = self.resolved(battle) if battle.means == "auto" else self.on_table(battle)
        end = self.desk("scene-over-after", turns=battle.turns, reason=self.desk(f"reason-{battle.reason}"))
        if battle.means == "forfeit":
            end = self.desk("reason-forfeit")
        return [*rows, self.row(battle, "end", "", (end, ""))]

    def resolved(self, battle: BattleView) -> list[SheetRow]:
        """Return the turns of a resolved battle."""
        shown = []
        for turn in course(self.desk.kit, battle):
            told = [self.events(one) for one in turn.sides]
            quiet = "" if any(told) else self.desk("scene-quiet")
            shown.append(self.row(battle, str(turn.number), str(turn.number), (told[0] or quiet, told[1])))
        return shown

    def events(self, found: list[tuple[bool, int, int, int]]) -> str:
        """Return what one side lost and withdrew in a turn."""
        told = []
        for key, killed in (("scene-loses", True), ("scene-withdraws", False)):
            units = [
                f"{PLACE_WORDS[place]} {count} × {self.clerk.unit(row)}"
                for fell, place, row, count in found
                if fell == killed
            ]
            if units:
                told.append(self.desk(key, units=", ".join(units)))
        return " ".join(told)

    def on_table(self, battle: BattleView) -> list[SheetRow]:
        """Return the dice of a battle on the table, and what was destroyed in it."""
        rows = []
        for roll in battle.rolls:
            first, second = roll.dice
            key = "scene-roll-over" if roll.ends else "scene-roll-on"
            text = self.desk(key, first=first, second=second, total=first + second)
            rows.append(self.row(battle, f"roll{roll.turn}", str(roll.turn), (text, "")))
        lost = tuple(
            ", ".join(f"{unit.word} {self.clerk.squads(unit.lost)}" for unit in battle.sides[seat].force if unit.lost)
            for seat in (0, 1)
        )
        if any(lost):
            told = tuple(self.desk("scene-loses", units=one) if one else "" for one in lost)
            rows.append(self.row(battle, "lost", "", (told[0], told[1])))
        return rows

    def row(self, battle: BattleView, name: str, turn: str, texts: tuple[str, str]) -> SheetRow:
        """Return one line of a battle."""
        said = f"{self.desk('scene-turn')} {turn}" if turn else ""
        spoken = [
            f"{self.sides[seat]}: {text}" if text and texts[1 - seat] else text for seat, text in enumerate(texts)
        ]
        return SheetRow(
            f"fought.{battle.number}.{name}",
            (SheetCell(turn), *(SheetCell(text) for text in texts)),
            group=str(battle.number),
            told=", ".join(part for part in (said, *spoken) if part),
        )
