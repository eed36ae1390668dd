"""What a club prints: roster, unit cards, battle sheet, campaign sheet, and the war so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.scene import (
    Box,
    Column,
    Document,
    PrintBlock,
    PrintCard,
    PrintLine,
    Sheet,
    SheetCell,
    SheetRow,
)
from wartable.titles.campaign.codes.things import feature_id
from wartable.titles.campaign.scene.clerk import PROFILE
from wartable.titles.campaign.scene.dashboard import Dashboard
from wartable.titles.campaign.vocabulary import TYPES

if TYPE_CHECKING:
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import BattleView, FormationView, UnitView

TURNS = 14
"""How many turns a battle sheet has boxes for."""

MOST_NAMED = 2
"""With more kinds of squads than these a unit's card has short names of profile columns, and their key."""
NOTES = 3
"""Lines for notes on the card of a unit of one kind."""


def cited(text: str, clause: str) -> str:
    """Return a label with the clause that it follows from.

    >>> cited("Turns", "CA-LEN-05")
    'Turns (CA-LEN-05)'
    """
    return f"{text} ({clause})"


class Printing:
    """Documents of one viewer."""

    def __init__(self, desk: CampaignTable) -> None:
        self.desk = desk
        self.clerk = desk.clerk
        self.kit = desk.kit
        self.view = desk.view
        self.say = desk

    def documents(self, formations: tuple[FormationView, ...]) -> tuple[Document, ...]:
        """Return everything that can be printed now."""
        found = []
        if formations:
            found += [self.roster(formations), self.cards(formations)]
        if self.view.battle is not None:
            found.append(self.battle_sheet(self.view.battle))
        if self.view.sides[0].formations:
            found += [self.campaign_sheet(), self.war()]
        return tuple(found)

    def head(self) -> str:
        """Return the line over every page: campaign, year, sides."""
        sides = [self.clerk.side(seat) for seat in (0, 1)]
        return self.say("scene-print-head", year=str(self.view.year), first=sides[0], second=sides[1])

    def boxes(self, unit: UnitView) -> PrintLine:
        """Return a box for every squad, those of the start with a thick edge."""
        most = self.clerk.most(unit.place)
        return PrintLine(self.say("scene-squads-head"), ("",) * most, unit.start_size)

    def levels(self, level: int = -1) -> PrintLine:
        """Return a box for every training level; the present one has a thick edge, which the first so many show."""
        names = tuple(self.clerk.level(one)[:3] for one in range(int(self.kit.levels)))
        return PrintLine(self.say("scene-level"), names, level + 1)

    # -- roster --

    def roster(self, formations: tuple[FormationView, ...]) -> Document:
        """Return the list: one formation after the other, a row a unit."""
        name = self.say("scene-roster")
        total = sum(one.cost for one in formations)
        budget = self.say(
            "scene-roster-sum", points=self.clerk.figure(total), budget=self.clerk.figure(int(self.kit.budget))
        )
        blocks = [PrintBlock(paragraphs=(f"{self.clerk.side(self.desk.foot)} · {self.view.year} · {budget}",))]
        blocks += [self.formation(one) for one in formations]
        return Document("roster", name, blocks=tuple(blocks), head=self.head())

    def formation(self, one: FormationView) -> PrintBlock:
        """Return a formation that is never broken across pages."""
        say = self.say
        profile = [Column(say(f"scene-{name}-short"), True) for name in PROFILE]
        columns = (
            Column(say("scene-place")),
            Column(say("scene-unit-head")),
            *profile,
            Column(say("scene-level")),
            Column(say("scene-squads-head")),
            Column(say("scene-points-head"), True),
        )
        rows = tuple(self.unit(unit) for unit in one.units)
        sheet = Sheet(f"print.{one.slot}", "", columns, rows)
        name = self.clerk.formation(one, self.desk.foot)
        return PrintBlock(name, self.clerk.figure(one.cost), sheet=sheet, sign=f"signs/{one.arm}")

    def unit(self, unit: UnitView) -> SheetRow:
        """Return a unit's row: profile of its first squads, boxes for levels and squads."""
        row = unit.now[0].row if unit.now else unit.start[0].row
        numbers = tuple(str(int(getattr(self.kit, name)[row])) for name in PROFILE)
        most = self.clerk.most(unit.place)
        levels = tuple(Box("", "start" if at <= unit.level else "open") for at in range(int(self.kit.levels)))
        squads = tuple(Box("", "start" if at < unit.start_size else "open") for at in range(most))
        return SheetRow(
            f"print.{unit.word}",
            (
                SheetCell(unit.word),
                SheetCell(
                    self.clerk.squads(unit.now),
                    self.clerk.given(unit.place, self.desk.foot),
                    sign=self.clerk.sign(row),
                ),
                *numbers,
                SheetCell(boxes=levels),
                SheetCell(boxes=squads),
                self.clerk.figure(unit.cost),
            ),
        )

    # -- cards --

    def cards(self, formations: tuple[FormationView, ...]) -> Document:
        """Return a card a unit, nine to a page."""
        cards = tuple(self.card(one, unit) for one in formations for unit in one.units)
        return Document("cards", self.say("scene-cards"), blocks=(PrintBlock(cards=cards),), head=self.head())

    def card(self, one: FormationView, unit: UnitView) -> PrintCard:
        """Return a unit's card: what it is, its profile, boxes for squads and levels."""
        lines = []
        for squads in unit.now:
            numbers = {name: int(getattr(self.kit, name)[squads.row]) for name in PROFILE}
            lines.append(f"{squads.count} × {self.clerk.unit(squads.row)}")
            if len(unit.now) <= MOST_NAMED:
                lines += [f"{self.say(f'scene-{name}')}: {number}" for name, number in numbers.items()]
            else:
                lines.append(" ".join(f"{self.say(f'scene-{name}-short')}{number}" for name, number in numbers.items()))
        if len(unit.now) > MOST_NAMED:
            lines.append(self.say("scene-profile-key"))
        row = unit.start[0].row
        name = self.clerk.given(unit.place, self.desk.foot, self.clerk.formation(one, self.desk.foot))
        fought = PrintLine(self.say("scene-battles"), tuple(str(at + 1) for at in range(self.view.planned)))
        notes = (PrintLine(self.say("scene-notes"), write=40), *(PrintLine("", write=57) for _ in range(NOTES - 1)))
        boxes = (self.boxes(unit), self.levels(unit.level), fought, *(notes if len(unit.now) < MOST_NAMED else ()))
        return PrintCard(unit.word, name, self.clerk.sign(row), tuple(lines), boxes)

    # -- battle sheet --

    def battle_sheet(self, battle: BattleView) -> Document:
        """Type, caps, roles, features, turns, dice, both forces, outcome, signatures."""
        say = self.say
        kind = say(f"type-{battle.type}")
        head = PrintBlock(
            say("scene-battle-head", number=battle.number, type=kind),
            paragraphs=tuple(
                say(
                    "scene-print-side",
                    side=self.clerk.side(seat),
                    role=self.role(battle, seat),
                    cap=self.clerk.figure(battle.sides[seat].cap),
                )
                for seat in (0, 1)
            ),
            lines=(
                PrintLine(cited(say("scene-turns"), "CA-LEN-05"), tuple(str(turn + 1) for turn in range(TURNS))),
                *(PrintLine(cited(say("scene-dice-line", turn=turn), "CA-LEN-07"), write=60) for turn in range(8, 13)),
                *(
                    PrintLine(
                        cited(self.feature(number), "CA-OBJ-01"),
                        (self.clerk.side(0), say("scene-contested"), self.clerk.side(1)),
                        write=60,
                    )
                    for number in range(len(battle.features))
                ),
            ),
        )
        forces = tuple(self.force(battle, seat) for seat in (0, 1))
        outcomes = tuple(say(f"scene-outcome-{level}") for level in ("draw", "marginal", "decisive"))
        sign = PrintBlock(
            say("scene-outcome"),
            lines=(
                PrintLine(cited(say("scene-outcome"), "CA-RULING-26"), outcomes),
                PrintLine(say("scene-winner"), (self.clerk.side(0), self.clerk.side(1))),
                *(PrintLine(say("scene-signature", side=self.clerk.side(seat)), write=70) for seat in (0, 1)),
            ),
        )
        return Document("battle", say("scene-battle-sheet"), blocks=(head, *forces, sign), head=self.head())

    def feature(self, number: int) -> str:
        """Return a strategic feature by its number, and its name if it has one."""
        name = self.desk.names.get(feature_id(number), "")
        return " · ".join(part for part in (self.say("scene-feature", number=number + 1), name) if part)

    def role(self, battle: BattleView, seat: int) -> str:
        """Return a side's part in a battle."""
        if battle.attacker < 0:
            return self.say("type-counterattack")
        return self.say("part-attacker" if seat == battle.attacker else "part-defender")

    def force(self, battle: BattleView, seat: int) -> PrintBlock:
        """Return a side's force with a box for every squad."""
        lines = tuple(
            PrintLine(
                f"{unit.word} {self.clerk.given(unit.place, seat, self.clerk.squads(unit.squads))}",
                ("",) * sum(one.count for one in unit.squads),
            )
            for unit in battle.sides[seat].force
        )
        note = self.clerk.figure(battle.sides[seat].force_cost)
        empty = (PrintLine(self.say("scene-force-open"), write=60),)
        return PrintBlock(self.clerk.side(seat), note, lines=lines or empty, half=True)

    # -- campaign sheet --

    def campaign_sheet(self) -> Document:
        """Battles, points and momentum of the whole campaign, empty rows for those to come."""
        say = self.say
        columns = (
            Column(say("scene-battle-tab")),
            Column(say("scene-type")),
            Column(say("scene-outcome")),
            Column(say("scene-momentum")),
            *(Column(say("scene-side-points", side=self.clerk.side(seat)), True) for seat in (0, 1)),
        )
        rows = []
        for number in range(self.view.planned):
            cells: tuple[str, ...] = (str(number + 1), "", "", "", "", "")
            if number < len(self.view.battles):
                battle = self.view.battles[number]
                winner = self.clerk.side(battle.winner) if battle.winner >= 0 else "none"
                cells = (
                    str(number + 1),
                    say(f"type-{battle.type}"),
                    say("scene-result", side=winner, outcome=say(f"outcome-{battle.outcome}")),
                    self.momentum(battle),
                    *(self.clerk.figure(battle.sides[seat].pool_after) for seat in (0, 1)),
                )
            rows.append(SheetRow(f"print.battle.{number}", cells))
        sheet = Sheet("print.campaign", "", columns, tuple(rows))
        name = say("scene-campaign-sheet")
        coming = tuple(self.to_come(number) for number in range(len(self.view.battles) + 1, self.view.planned + 1))
        return Document("campaign", name, blocks=(PrintBlock(sheet=sheet), *coming), head=self.head())

    def momentum(self, battle: BattleView) -> str:
        """Return who has the momentum after a battle, and how much of it (CA-RULING-20)."""
        return f"{self.clerk.side(battle.holder)} {battle.momentum}" if battle.holder >= 0 else str(battle.momentum)

    def to_come(self, number: int) -> PrintBlock:
        """A battle to come, to be filled in: type, attacker, outcome, and what each side earns, spends and keeps."""
        say, sides = self.say, (self.clerk.side(0), self.clerk.side(1))
        kinds = tuple(say(f"type-{kind}") for kind in TYPES)
        outcomes = tuple(say(f"scene-outcome-{level}") for level in ("draw", "marginal", "decisive"))
        return PrintBlock(
            say("scene-battle-short", number=number),
            lines=(
                PrintLine(cited(say("scene-type"), "CA-TYP-01"), kinds),
                PrintLine(say("part-attacker"), sides),
                PrintLine(cited(say("scene-outcome"), "CA-RULING-26"), outcomes),
                PrintLine(say("scene-winner"), sides),
                PrintLine(cited(say("scene-momentum"), "CA-RULING-20"), sides, write=20),
                *(
                    PrintLine(f"{side}: {say(key)}", write=60)
                    for side in sides
                    for key in ("scene-earned", "scene-spent-all", "scene-in-hand")
                ),
            ),
        )

    def war(self) -> Document:
        """Return the dashboard as one file without scripts, for the club's wall."""
        charts = Dashboard(self.desk).charts()
        blocks = tuple(PrintBlock(chart.name, chart=chart) for chart in charts)
        return Document("war", self.say("scene-war"), blocks=blocks, head=self.head())
