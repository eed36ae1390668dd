"""A battle on paper: its turns and dice, its features, and the losses that are ticked off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.scene import (
    Box,
    Column,
    Facts,
    Mark,
    Notice,
    Paper,
    PaperContent,
    Sheet,
    SheetCell,
    SheetRow,
    Switch,
    SwitchOption,
    Tool,
    Track,
)
from wartable.titles.campaign.codes.things import DICE_FROM, OUTCOMES, feature_id, loss_id
from wartable.titles.campaign.codes.verbs import HELD, LOST_1, OUTCOME, WIDTH
from wartable.titles.campaign.scene.clerk import squad_code
from wartable.titles.campaign.scene.history import follows
from wartable.titles.campaign.vocabulary import HQ_UNIT, UNITS

if TYPE_CHECKING:
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import BattleView, ForceUnit, ResultDraft, Squads

SURVIVORS = 3
"""CA-TRN-03: with so many a platoon gains a level."""


class Battle:
    """The battle that is fought or entered."""

    def __init__(self, desk: CampaignTable, battle: BattleView) -> None:
        self.desk = desk
        self.clerk = desk.clerk
        self.kit = desk.kit
        self.battle = battle
        self.result = desk.view.result
        self.fought = self.result is not None or bool(battle.outcome)
        self.entering = self.result is not None and desk.view.step == "result"

    def sheet(self) -> Paper:
        """Turns with their dice, and the features."""
        say, battle = self.desk, self.battle
        kind = say(f"type-{battle.type}")
        name = say("scene-battle-head", number=battle.number, type=kind)
        sides = [
            say("scene-side-cap", side=self.clerk.side(seat), cap=self.clerk.figure(battle.sides[seat].cap))
            for seat in (0, 1)
        ]
        if battle.attacker >= 0:
            sides.append(say("scene-objective-worth", points=self.clerk.figure(int(self.kit.objective_points))))
        body: list[PaperContent] = []
        if battle.means != "auto" and self.desk.view.step not in ("means", "disband", "prepare"):
            body.append(self.turns())
        body += [self.feature(number) for number in range(len(battle.features))]
        tab = say("scene-battle-tab")
        return Paper("paper.battle", name, tuple(body), " · ".join(sides), tab=tab, uses=self.desk.uses)

    def turns(self) -> Track:
        """Return the turns that are over, the one that is played, and what the dice said."""
        say, battle = self.desk, self.battle
        over = bool(battle.reason)
        last = max(DICE_FROM, battle.turns + (0 if over else 1))
        rolls = {roll.turn: roll for roll in battle.rolls}
        marks = []
        for turn in range(1, last + 1):
            roll = rolls.get(turn)
            note = ""
            if roll is not None:
                key = "scene-dice-over" if roll.ends else "scene-dice-on"
                note = say(key, total=sum(roll.dice))
            done = turn <= battle.turns
            here = (not over and turn == battle.turns + 1) or (over and turn == battle.turns)
            dice = roll.dice if roll is not None else ()
            marks.append(Mark(str(turn), here=here, tone="good" if done else "", note=note, told=note, dice=dice))
        name = say("scene-turns")
        if over and battle.reason:
            name = f"{name}: {say(f'reason-{battle.reason}')}"
        return Track("track.turns", name, tuple(marks))

    def feature(self, number: int) -> Switch:
        """Return a strategic feature and who holds it."""
        say = self.desk
        ident = feature_id(number)
        name = self.desk.names.get(ident) or say("scene-feature", number=number + 1)
        held = self.result.held[number] if self.result is not None else self.battle.features[number]
        options = []
        for seat in (0, -1, 1):
            code = HELD * WIDTH + number * 2 + seat
            key = ""
            if self.entering and seat != held:
                back = f"-{HELD * WIDTH + number * 2 + held}" if held >= 0 else ""
                key = ",".join(part for part in (back, str(code) if seat >= 0 else "") if part)
            label = self.clerk.side(seat) if seat >= 0 else say("scene-contested")
            options.append(SwitchOption(label, key, seat == held))
        pencil = Tool("name", say("scene-rename", name=name), value=self.desk.names.get(ident, ""))
        named = self.battle.namer == self.desk.view.viewer
        return Switch(ident, name, tuple(options), str(number + 1), (pencil,) if named else ())

    # -- forces and their losses --

    def forces(self) -> tuple[Paper, ...]:
        """Return both forces side by side: as they fought, with boxes to tick where a result is entered."""
        return tuple(self.force(seat) for seat in (0, 1))

    def force(self, seat: int) -> Paper:
        """Return one side's force."""
        say, clerk = self.desk, self.clerk
        side = self.battle.sides[seat]
        lost = self.lost(seat)
        rows = [row for unit in side.force for row in self.unit_rows(seat, unit, lost)]
        losses = "tick" if self.entering else "destroyed" if self.fought else "squads-head"
        columns = (
            Column(""),
            Column(say("scene-unit")),
            Column(say(f"scene-{losses}")),
            Column(say("scene-level-after") if self.fought else say("scene-level")),
            Column(say("scene-points-head"), True),
        )
        sheet = Sheet(f"force.{seat}", clerk.side(seat), columns, tuple(rows))
        role = self.role(seat)
        fielded = say("scene-fielded-of", points=clerk.figure(side.force_cost), cap=clerk.figure(side.cap))
        gone = sum(lost.values())
        kills = self.result.kills if self.result is not None else tuple(one.kills for one in self.battle.sides)
        foot = (
            say("scene-lost", count=gone),
            say("scene-scores", side=clerk.side(1 - seat), points=clerk.figure(kills[1 - seat])),
        )
        name = clerk.side(seat)
        return Paper(
            f"paper.force.{seat}",
            name,
            (sheet,),
            " · ".join((role, fielded)),
            "half",
            name,
            str(len(side.force)),
            foot=foot,
        )

    def role(self, seat: int) -> str:
        """Return a side's part in the battle."""
        if self.battle.attacker < 0:
            return self.desk("type-counterattack")
        return self.desk("part-attacker" if seat == self.battle.attacker else "part-defender")

    def lost(self, seat: int) -> dict[tuple[int, int], int]:
        """Squads lost by place and entry: those entered so far, else those of the battle."""
        if self.result is not None:
            found = ((place, squads) for place, squads in self.result.lost[seat])
        else:
            found = ((unit.place, unit.lost) for unit in self.battle.sides[seat].force)
        return {(place, one.row): one.count for place, squads in found for one in squads}

    def unit_rows(self, seat: int, unit: ForceUnit, lost: dict[tuple[int, int], int]) -> list[SheetRow]:
        """Return a unit's rows, one for each kind of squad in it."""
        total = sum(one.count for one in unit.squads)
        gone = sum(lost.get((unit.place, one.row), 0) for one in unit.squads)
        after = unit.after if unit.after >= 0 else self.after(unit, total - gone) if self.fought else unit.level
        return [
            self.row(seat, unit, one, lost.get((unit.place, one.row), 0), after, at == 0)
            for at, one in enumerate(unit.squads)
        ]

    def after(self, unit: ForceUnit, left: int) -> int:
        """Return the level that so many survivors bring (CA-TRN-03 to 09)."""
        top = int(self.kit.levels) - 1
        if left == 0:
            return 0
        if unit.place % UNITS == HQ_UNIT or left >= SURVIVORS:
            return min(unit.level + 1, top)
        return unit.level if left == SURVIVORS - 1 else max(unit.level - 1, 0)

    def row(self, seat: int, unit: ForceUnit, one: Squads, lost: int, after: int, first: bool) -> SheetRow:
        """Squads of one kind: a box for each; a tick is a pick."""
        say, clerk = self.desk, self.clerk
        price = int(self.kit.price[one.row * self.kit.levels + unit.level])
        code = squad_code(LOST_1 + seat, unit.place, int(self.kit.word_of[one.row]))
        sign = clerk.sign(one.row)
        boxes = []
        for at in range(one.count):
            gone = at >= one.count - lost
            key = "" if not self.entering else str(-code) if gone else str(code)
            told = say("scene-take-back" if gone else "scene-strike", unit=clerk.unit(one.row), place=unit.word)
            boxes.append(Box(sign, "lost" if gone else "", key, told))
        each = say("scene-each", level=clerk.level(unit.level), points=clerk.figure(price))
        return SheetRow(
            loss_id(seat, unit.place, one.word),
            (
                SheetCell(unit.word if first else "", sign=clerk.chevrons(unit.level)),
                SheetCell(clerk.unit(one.row), clerk.given(unit.place, seat, each) if first else each),
                SheetCell(boxes=tuple(boxes)),
                clerk.trained(unit.level, after),
                SheetCell(clerk.figure(price * lost), value=price * lost, tone="" if lost else "faint"),
            ),
            facet=clerk.arm(one.row),
            told=say("scene-loss-told", place=unit.word, unit=clerk.unit(one.row), lost=lost, count=one.count),
        )

    # -- the rail --

    def reckoning(self) -> Paper:
        """Return both scores, the proposal with its reckoning, and the outcome as it is declared."""
        say, figure, result = self.desk, self.clerk.figure, self.result
        assert result is not None
        names = tuple(self.clerk.side(seat) for seat in (0, 1))
        objective = [result.points[seat] - result.kills[seat] for seat in (0, 1)]
        rows = (
            (say("scene-destroyed"), *(figure(value) for value in result.kills)),
            (say("scene-objective"), *(figure(value) for value in objective)),
            (say("scene-battle-points"), *(figure(value) for value in result.points)),
        )
        body: list[PaperContent] = [Facts("", rows, ("", *names)), self.proposal(result)]
        if not self.kit.computed_outcome:
            body += self.outcome(result)
        body += self.follows(result)
        name = say("scene-score")
        return Paper("paper.score", name, tuple(body), place="rail", tab=name)

    def proposal(self, result: ResultDraft) -> Notice:
        """Return what the points come to."""
        say = self.desk
        outcome = say(f"outcome-{result.proposal}")
        side = self.clerk.side(result.proposed) if result.proposed >= 0 else ""
        title = say("scene-proposal", outcome=outcome, side=side or "none")
        more = abs(result.points[0] - result.points[1])
        cap = max(result.points) if self.kit.share_of_larger else int(self.kit.counterattack_cap)
        share = f"{more * 1000 // max(cap, 1) / 10:.1f}"
        text = say("scene-proposal-note", points=self.clerk.figure(more), share=share, cap=self.clerk.figure(cap))
        return Notice("notice.proposal", title, text, clause="CA-RULING-26")

    def follows(self, result: ResultDraft) -> tuple[Notice, ...]:
        """What comes after the outcome that is declared, or the one that is computed."""
        computed = bool(self.kit.computed_outcome)
        outcome, winner = (result.proposal, result.proposed) if computed else (result.outcome, result.winner)
        if not outcome:
            return ()
        found = follows(self.desk, OUTCOMES.index(outcome), winner)
        return (Notice("notice.follows", self.desk("scene-follows"), found.text, clause=found.clause),)

    def outcome(self, result: ResultDraft) -> tuple[Switch, Switch]:
        """Return the outcome as the players declare it, and whose victory it is."""
        level = OUTCOMES.index(result.outcome) if result.outcome else -1
        now = -1 if level < 0 else 0 if level == 0 else level * 2 - 1 + result.winner
        winner = result.winner if result.winner >= 0 else max(result.proposed, 0)

        def option(label: str, at: int, on: bool) -> SwitchOption:
            back = f"-{OUTCOME * WIDTH + now}" if now >= 0 else ""
            key = ",".join(part for part in (back, str(OUTCOME * WIDTH + at)) if part)
            return SwitchOption(label, key if self.entering and at != now else "", on)

        levels = tuple(
            option(self.desk(f"scene-outcome-{OUTCOMES[one]}"), one * 2 - 1 + winner if one else 0, one == level)
            for one in range(3)
        )
        sides = tuple(
            option(self.clerk.side(seat), max(level, 1) * 2 - 1 + seat, level > 0 and seat == result.winner)
            for seat in (0, 1)
        )
        return (
            Switch("switch.outcome", self.desk("scene-outcome"), levels),
            Switch("switch.winner", self.desk("scene-winner"), sides),
        )
