"""The rail beside the desk: budget, pool and cap, what an army is made of, what stands between it and its lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.scene import (
    Bar,
    Budget,
    BudgetPart,
    Chart,
    Facts,
    Finding,
    Findings,
    Notice,
    Paper,
    PaperContent,
)
from wartable.core.scene.ids import thing
from wartable.titles.campaign.codes.things import MARGINAL
from wartable.titles.campaign.scene.history import follows
from wartable.titles.campaign.vocabulary import ATTACKER, COUNTERATTACK, TYPES

if TYPE_CHECKING:
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import FormationView, ListDraft, PreparationDraft, UnitView

FIRST_BUDGET = 1937
"""The clause of a year's budget is CA-BUD with the years counted from here."""


class Rail:
    """Papers of the sidebar."""

    def __init__(self, desk: CampaignTable) -> None:
        self.desk = desk
        self.clerk = desk.clerk

    def building(self, draft: ListDraft) -> Paper:
        """Budget, what the list is made of, checks."""
        say = self.desk
        made = (self.made_of(draft.formations),) if draft.formations else ()
        body = (self.budget(draft), *made, self.checks(draft))
        name = say("scene-checks")
        faults = str(len(draft.faults))
        return Paper("paper.checks", name, body, place="rail", tab=name, count=faults, alarm=bool(draft.faults))

    def budget(self, draft: ListDraft) -> Budget:
        """Return what is spent, reserved and left, with the caps of battles."""
        say, kit = self.desk, self.desk.kit
        cap = [int(value) for value in kit.cap]
        figure = self.clerk.figure
        assault = TYPES.index("assault") * 2
        note = say(
            "scene-caps", each=figure(cap[COUNTERATTACK * 2]), more=figure(cap[assault]), less=figure(cap[assault + 1])
        )
        return Budget(
            "budget",
            say("scene-points-head"),
            (
                BudgetPart(say("scene-bought"), draft.spent),
                BudgetPart(say("scene-reserved"), draft.reserved, True),
            ),
            draft.budget,
            say("scene-points-unit"),
            say("scene-left"),
            f"CA-BUD-{self.desk.view.year - FIRST_BUDGET:02}",
            (cap[COUNTERATTACK * 2 + ATTACKER],),
            (note,),
        )

    def made_of(self, formations: tuple[FormationView, ...]) -> Chart:
        """Return points by arm as bars."""
        say = self.desk
        bars = tuple(
            Bar(say(f"arm-{arm}"), points, self.clerk.figure(points), f"signs/{arm}")
            for arm, points in self.clerk.arms(formations).items()
        )
        return Chart("chart.made", say("scene-made-of"), bars)

    def checks(self, draft: ListDraft) -> Findings:
        """Return everything that stands between the list and locking it, then what is kept."""
        say = self.desk
        items = [
            Finding(
                f"{place}: {self.desk.reason(clause)}" if place else self.desk.reason(clause),
                False,
                clause,
                thing("place", place) if place else "",
            )
            for place, clause in draft.faults
        ]
        if draft.formations:
            items.append(Finding(say("scene-within"), True, "CA-LIST-03"))
            items.append(Finding(say("scene-sizes"), True, "CA-LIST-08"))
            items += self.limits(draft.formations)
        return Findings(say("scene-before-lock"), tuple(items))

    def limits(self, formations: tuple[FormationView, ...]) -> list[Finding]:
        """The limits of the catalogue that the list comes near, which are kept: a command tank counts as its tank."""
        kit = self.desk.kit
        places = [("", kit.per_army, [unit for one in formations for unit in one.units])]
        for one in formations:
            places.append((str(one.slot + 1), kit.per_company, list(one.units)))
            places += [(unit.word, kit.per_platoon, [unit]) for unit in one.units]
        return [
            self.limit(model, count, int(most[model]), where)
            for where, most, units in places
            for model, count in self.models(units).items()
            if most[model]
        ]

    def models(self, units: list[UnitView]) -> dict[int, int]:
        """Return how many squads of each entry stand in some units, a command tank as its tank."""
        found: dict[int, int] = {}
        for unit in units:
            for squads in unit.now:
                model = int(self.desk.kit.model_of[squads.row])
                found[model] = found.get(model, 0) + squads.count
        return found

    def limit(self, model: int, count: int, limit: int, where: str) -> Finding:
        """Return how much of a limit is taken, in the whole army or at a place."""
        text = f"{self.clerk.unit(model)}: {self.desk('scene-of-limit', count=count, limit=limit)}"
        return Finding(f"{where}: {text}" if where else text, True, "CA-LIST-11")

    def preparing(self, draft: PreparationDraft) -> Paper:
        """Return the pool, the cap, the force by arm, what the enemy may field."""
        say, view, figure = self.desk, self.desk.view, self.clerk.figure
        foot = self.desk.foot
        enemy = view.sides[1 - foot]
        fielded = tuple(_only_fielded(one) for one in draft.formations if any(unit.fielded for unit in one.units))
        cap = Budget(
            "budget",
            say("scene-cap"),
            (BudgetPart(say("scene-force"), draft.cost),),
            draft.cap,
            say("scene-points-unit"),
            say("scene-left"),
            "CA-FLD-04",
        )
        facts = Facts(
            "",
            (
                (say("scene-pool"), figure(draft.pool)),
                (say("scene-spent"), figure(draft.spent)),
                (say("scene-enemy-cap", side=self.clerk.side(1 - foot)), figure(enemy.cap)),
                (say("scene-enemy-pool", side=self.clerk.side(1 - foot)), figure(enemy.pool)),
            ),
        )
        body = (cap, facts, self.made_of(fielded)) if fielded else (cap, facts)
        name = say("scene-force-tab")
        return Paper("paper.checks", name, body, place="rail", tab=name)

    def score(self) -> Paper:
        """Return how the war stands: battles won, points earned, spent, in hand, and what would be left at the end."""
        say, view, figure = self.desk, self.desk.view, self.clerk.figure
        sides = view.sides
        earned = [sum(line.amount for line in side.ledger if line.amount > 0) for side in sides]
        spent = [-sum(line.amount for line in side.ledger if line.amount < 0) for side in sides]
        rows: tuple[tuple[str, ...], ...] = (
            (say("scene-wins"), *(str(side.wins) for side in sides)),
            (say("scene-earned"), *(figure(value) for value in earned)),
            (say("scene-spent-all"), *(figure(value) for value in spent)),
            (say("scene-in-hand"), *(figure(side.pool) for side in sides)),
            (say("scene-restore"), *(figure(side.restoration) for side in sides)),
            (say("scene-final" if view.level else "scene-would-be-left"), *(figure(one.final_points) for one in sides)),
        )
        if view.level:
            rows = (*self.before_the_end(), *rows)
        heads = ("", *(self.clerk.side(seat) for seat in (0, 1)))
        name = say("scene-score")
        note = say("scene-score-note", draws=view.draws, left=view.planned - view.played)
        body: tuple[PaperContent, ...] = (Facts("", rows, heads), *self.at_stake())
        return Paper("paper.score", name, body, note, "rail", tab=name, foot=(note,))

    def before_the_end(self) -> tuple[tuple[str, ...], ...]:
        """At the end the other quantities of CA-RULING-01: the list, the last cap, the points of all battles."""
        say, view, figure = self.desk, self.desk.view, self.clerk.figure
        if not view.battles:
            return ()
        fought = [sum(battle.sides[seat].points for battle in view.battles) for seat in (0, 1)]
        return (
            (say("scene-list-cost"), *(figure(side.list_cost) for side in view.sides)),
            (say("scene-last-cap"), *(figure(side.cap) for side in view.battles[-1].sides)),
            (say("scene-all-battle-points"), *(figure(value) for value in fought)),
        )

    def at_stake(self) -> tuple[Notice, ...]:
        """What a victory of each side would lead to, where it may decide the campaign."""
        battle = self.desk.view.battle
        if battle is None or self.desk.view.level or self.desk.view.played >= self.desk.view.planned:
            return ()
        found = []
        for seat in (0, 1):
            after = follows(self.desk, MARGINAL, seat)
            if after.decides:
                title = self.desk("scene-if-won", side=self.clerk.side(seat), number=battle.number)
                found.append(Notice(f"notice.stake.{seat}", title, after.text, clause=after.clause))
        return tuple(found)


def _only_fielded(one: FormationView) -> FormationView:
    """Return a formation with the units that are fielded alone."""
    units = tuple(unit for unit in one.units if unit.fielded)
    return type(one)(one.slot, one.kind, one.arm, units, sum(unit.cost for unit in units), one.full_strength)
