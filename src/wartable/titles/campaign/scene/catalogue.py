"""The catalogue: what may be added to a list, or bought for a unit, with profile, price and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wartable.core.scene import Column, Facet, Facts, Paper, Sheet, SheetCell, SheetGroup, SheetRow, Tool
from wartable.core.scene.ids import thing
from wartable.titles.campaign.codes.things import entry_id
from wartable.titles.campaign.codes.verbs import NATIONS
from wartable.titles.campaign.scene.clerk import FULL, PROFILE
from wartable.titles.campaign.vocabulary import ARMS, ELEMENTS, ENTRIES, HQ_SECTION, TYPES

if TYPE_CHECKING:
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import FormationView

NAMED: Final = 3  # of a nation's best units, beside its name


class Catalogue:
    """The entries of the viewer's nation."""

    def __init__(self, desk: CampaignTable) -> None:
        self.desk = desk
        self.clerk = desk.clerk
        self.kit = desk.kit
        self.nation = self.kit.nations.index(desk.view.sides[desk.foot].nation)

    def rows(self) -> list[int]:
        """Return all entries of the nation, as the kit counts them."""
        start = self.nation * ENTRIES
        return list(range(start, start + int(self.kit.entries[self.nation])))

    def paper(self, formations: tuple[FormationView, ...], buying: bool = False) -> Paper:
        """Return the paper at the side of the desk."""
        say, rows = self.desk, self.rows()
        held = standing(formations)
        if buying:
            wanted = {price for one in formations for unit in one.units for price in unit.prices}
            rows = [row for row in rows if self.kit.words[row] in {word for word, _ in wanted}]
        key = "scene-to-buy" if buying else "scene-catalogue"
        name = say(key)
        nation = say(f"nation-{self.kit.nations[self.nation]}")
        open_ = sum(self.kit.open[row] for row in rows)
        note = say("scene-catalogue-note", nation=nation, year=str(self.desk.view.year), count=int(open_))
        foot = (say("scene-profile-key"), say("scene-search-key"))
        return Paper("paper.catalogue", name, (self.sheet(rows, held, buying),), note, "side", name, foot=foot)

    def sheet(self, rows: list[int], held: dict[int, int], buying: bool) -> Sheet:
        """Return the entries by arm; those of other years last."""
        say = self.desk
        made = [self.row(row, held.get(row, 0), buying) for row in rows]
        groups: dict[str, int] = {}
        for one in made:
            groups[one.group] = groups.get(one.group, 0) + 1
        order = [*ARMS, "barred"]
        made.sort(key=lambda one: (order.index(one.group), one.name))
        heads = tuple(
            SheetGroup(arm, say("scene-other-years") if arm == "barred" else say(f"arm-{arm}"), str(groups[arm]))
            for arm in order
            if arm in groups
        )
        facets = tuple(
            Facet(arm, say(f"arm-{arm}"), f"signs/{arm}") for arm in ARMS if any(o.facet == arm for o in made)
        )
        profile = [
            Column(say(f"scene-{name}"), True, name[0], say(f"scene-{name}-short"), FULL[name], sorts=True)
            for name in PROFILE
        ]
        points = Column(say("scene-points-head"), True, sorts=True)
        return Sheet(
            "catalogue",
            say("scene-catalogue"),
            (Column(say("scene-name"), sorts=True), *profile, points, Column("")),
            tuple(made),
            groups=heads,
            search=say("scene-search"),
            facets=facets,
            fits=(say("scene-fits"), say("scene-all"), say("scene-rest")),
        )

    def row(self, row: int, held: int, buying: bool) -> SheetRow:
        """Return one entry: sign, name, years and how many there are, profile, points, and the button that adds it."""
        say, clerk, kit = self.desk, self.clerk, self.kit
        name = clerk.unit(row)
        numbers = [getattr(kit, one)[row] for one in PROFILE]
        price = int(kit.price[row * kit.levels])
        first, last = int(kit.since[row]), int(kit.until[row])
        years = f"{first}–{last % 100}" if last > first else str(first)
        limit = int(kit.per_army[row])
        count = say("scene-of-limit", count=held, limit=limit) if limit else say("scene-on-list", count=held)
        barred = not kit.open[row]
        smaller = self.smaller_limits(row)
        note = " · ".join(part for part in (years, count if held or limit else "", *smaller) if part)
        clause = "CA-RULING-38" if barred else "CA-LIST-11" if limit or smaller else ""
        arm = clerk.arm(row)
        verb = "scene-buy" if buying else "scene-add"
        add = Tool("add", say(f"{verb}-short", unit=name))
        return SheetRow(
            entry_id(kit.words[row]),
            (
                SheetCell(name, note, clause, sign=clerk.sign(row)),
                *(str(number) for number in numbers),
                SheetCell(clerk.figure(price), value=price),
                SheetCell(tools=() if barred else (add,)),
            ),
            group="barred" if barred else arm,
            state="barred" if barred else "",
            name=name,
            act=say(verb, unit=name, place="{at}"),
            facet=arm,
            words=say(f"arm-{arm}"),
            told=f"{name}, {say('scene-points', points=clerk.figure(price))}",
        )

    def smaller_limits(self, row: int) -> list[str]:
        """Return what a pack allows of an entry in one formation, and in one platoon."""
        most = {"formation": int(self.kit.per_company[row]), "platoon": int(self.kit.per_platoon[row])}
        return [self.desk(f"scene-limit-{of}", limit=limit) for of, limit in most.items() if limit]


def standing(formations: tuple[FormationView, ...]) -> dict[int, int]:
    """Return how many squads of each entry stand in some formations."""
    found: dict[int, int] = {}
    for one in formations:
        for unit in one.units:
            for squads in unit.now:
                found[squads.row] = found.get(squads.row, 0) + squads.count
    return found


def nations(desk: CampaignTable) -> Paper:
    """Return the nations to choose from: how much of each sort their catalogues have this year, and the best of it."""
    kit, year = desk.kit, str(desk.view.year)
    rows = []
    for number, name in enumerate(kit.nations):
        there = bool(kit.nation_open[number])
        label = desk(f"nation-{name}")
        entries = [at for at in range(number * ENTRIES, (number + 1) * ENTRIES) if kit.open[at]]
        fighting = [at for at in entries if kit.formation[at] != HQ_SECTION]
        counts = [sum(kit.element[at] == element for at in fighting) for element in range(len(ELEMENTS))]
        rows.append(
            SheetRow(
                thing(NATIONS.noun, name),
                (SheetCell(label, best_of(desk, number)), *(str(count) if there else "" for count in counts)),
                state="" if there else "barred",
                note="" if there else desk("scene-not-in-year", year=year),
                clause="" if there else "CA-RULING-59",
                told=f"{label}, {desk('scene-nation-units', count=len(entries), year=year)}",
            )
        )
    heads = (Column(desk(f"scene-{element}s-head"), True) for element in ELEMENTS)
    sheet = Sheet("nations", desk("scene-nations"), (Column(desk("scene-nation-head")), *heads), tuple(rows))
    head = desk("scene-nations")
    return Paper("paper.nations", head, (sheet,), year, tab=head)


def best_of(desk: CampaignTable, nation: int, most: int = NAMED) -> str:
    """The best units that a nation has this year, by name: one of an arm, so many at most."""
    kit = desk.kit
    entries = [at for at in range(nation * ENTRIES, (nation + 1) * ENTRIES) if kit.open[at]]
    fighting = [at for at in entries if kit.formation[at] != HQ_SECTION]
    return ", ".join(desk.clerk.unit(at) for at in _dearest(desk, fighting)[:most])


def year(desk: CampaignTable) -> Paper:
    """What the year gives to both: points for the list, points to field in each type of battle, the objective."""
    kit, figure = desk.kit, desk.clerk.figure
    caps = [figure(int(value)) for value in kit.cap]
    budget = figure(int(kit.budget))
    rows: list[tuple[str, ...]] = [(desk("scene-list-points"), budget, budget)]
    rows += [(desk(f"type-{kind}"), *caps[2 * at : 2 * at + 2]) for at, kind in enumerate(TYPES)]
    objective = figure(int(kit.objective_points))
    rows.append((desk("scene-objective"), objective, objective if kit.controller_scores else ""))
    heads = ("", desk("part-attacker"), desk("part-defender"))
    name = desk("scene-year-head", year=str(desk.view.year))
    return Paper("paper.year", name, (Facts(name, tuple(rows), heads),), place="rail", tab=name)


def _dearest(desk: CampaignTable, entries: list[int]) -> list[int]:
    """Return the dearest entry of each arm, the dearest first."""
    kit, found = desk.kit, dict[int, int]()
    for at in sorted(entries, key=lambda at: -kit.price[at * kit.levels]):
        found.setdefault(int(kit.arm[at]), at)
    return list(found.values())
