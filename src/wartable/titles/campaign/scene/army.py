"""The order of battle as a paper: a list in the making, a preparation, or an army that all can see."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from wartable.core.scene import (
    CellContent,
    Column,
    Paper,
    Sheet,
    SheetCell,
    SheetGroup,
    SheetRow,
    SheetView,
    Stepper,
    Tick,
    Tool,
)
from wartable.titles.campaign.codes.things import NEW_FORMATION, formation_id, place_id, unit_id
from wartable.titles.campaign.codes.verbs import ADD, BUY, DISBAND, FIELD, WIDTH
from wartable.titles.campaign.scene.clerk import squad_code
from wartable.titles.campaign.scene.moving import MOVE
from wartable.titles.campaign.scene.suggestions import refit, suggest
from wartable.titles.campaign.vocabulary import ENTRIES, HQ_UNIT, LEAST_SQUADS, MOST_PLATOONS, PLACES, UNITS, WORDS

if TYPE_CHECKING:
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import FormationView, Pick, PreparationDraft, UnitView


class Army:
    """One side's order of battle on paper."""

    def __init__(self, desk: CampaignTable, seat: int) -> None:
        self.desk = desk
        self.clerk = desk.clerk
        self.kit = desk.kit
        self.seat = seat
        self.own = seat == desk.view.viewer
        self.nation = desk.nation_of(seat)

    def word(self, row: int) -> int:
        """Return the number of an entry's word, as codes have it."""
        return int(self.kit.word_of[row])

    # -- the list in the making --

    def building(self) -> Paper:
        """Return the list, with a place for everything that can be begun."""
        draft = self.desk.view.list_draft
        assert draft is not None
        rows: list[SheetRow] = []
        for one in draft.formations:
            rows += self.formation_rows(one, draft.picks, dict(draft.faults))
        free = self.free_slot()
        if free >= 0 and not draft.locked:
            rows.append(self.new_formation(free))
        say = self.desk
        platoons = sum(unit.place % UNITS != HQ_UNIT for one in draft.formations for unit in one.units)
        squads = sum(unit.size for one in draft.formations for unit in one.units)
        note = say("scene-army-note", formations=len(draft.formations), platoons=platoons, squads=squads)
        columns = (Column(""), Column(""), Column(""), Column("", True))
        heads = tuple(self.head(one, draft.picks, free) for one in draft.formations)
        return self.paper(columns, rows, heads, note, squads)

    def paper(
        self,
        columns: tuple[Column, ...],
        rows: list[SheetRow],
        heads: tuple[SheetGroup, ...],
        note: str,
        count: int,
        acts: tuple[Tool, ...] = (),
    ) -> Paper:
        """Return the side's own order of battle, as it is worked on: sheet, tab and what is opened from it."""
        name = self.desk("scene-order")
        sheet = Sheet("army", name, columns, tuple(rows), groups=heads, views=self.views())
        tab = self.desk("scene-army")
        return Paper("paper.army", name, (sheet,), note, tab=tab, count=str(count), uses=self.desk.uses, acts=acts)

    def views(self) -> tuple[SheetView, ...]:
        """By company, by arm, or a mere table."""
        say = self.desk
        return (
            SheetView("groups", say("scene-by-company")),
            SheetView("facets", say("scene-by-arm")),
            SheetView("rows", say("scene-as-table")),
        )

    def free_slot(self) -> int:
        """Return the slot that a new formation would have; -1 where none can be begun."""
        for choice in self.desk.view.choices:
            if NEW_FORMATION in choice.targets:
                return choice.code % WIDTH // WORDS // UNITS
        return -1

    def new_formation(self, slot: int) -> SheetRow:
        """Return the place of the next company or battery."""
        say = self.desk
        text = SheetCell(say("scene-new-formation"), say("scene-new-formation-note"))
        return SheetRow(
            NEW_FORMATION,
            (SheetCell("+"), text, "", ""),
            name=say("scene-a-formation"),
            selects=True,
            leads=place_id(slot * UNITS),
            told=say("scene-new-formation"),
        )

    def head(self, one: FormationView, picks: tuple[Pick, ...], free: int) -> SheetGroup:
        """Return a formation's head: what it has, copy and remove, points."""
        say = self.desk
        platoons = [unit for unit in one.units if unit.place % UNITS != HQ_UNIT]
        led = len(platoons) < len(one.units)
        most = MOST_PLATOONS[1 if one.kind == "battery" else 0]
        note = say("scene-formation-note", count=len(platoons), most=most, hq="yes" if led else "no")
        tools: list[Tool] = []
        name = self.clerk.formation(one, self.seat)
        ident = formation_id(self.seat, one.slot)
        if self.own:
            tools.append(Tool("name", say("scene-rename", name=name), value=self.desk.names.get(ident, "")))
        if self.own and picks:
            own = [-pick.code for pick in picks if pick.place // UNITS == one.slot]
            if free >= 0:
                tools.append(Tool("copy", say("scene-copy", name=name), self.copied(one.units, one.slot, free)))
            tools.append(Tool("remove", say("scene-remove", name=name), ",".join(map(str, own))))
        return SheetGroup(
            str(one.slot),
            name,
            note,
            self.clerk.figure(one.cost),
            f"signs/{one.arm}",
            ident,
            tuple(tools),
            True,
        )

    def copied(self, units: tuple[UnitView, ...], at: int, to: int, each: int = UNITS) -> str:
        """Return the picks that make the same units again in another slot, or at another place."""
        moved = (to - at) * each
        return ",".join(
            str(squad_code(ADD, unit.place + moved, self.word(one.row)))
            for unit in units
            for one in unit.now
            for _ in range(one.count)
        )

    def formation_rows(self, one: FormationView, picks: tuple[Pick, ...], faults: dict[str, str]) -> list[SheetRow]:
        """Return the units of a formation, its HQ first, and the platoon that could be begun."""
        hq = [unit for unit in one.units if unit.place % UNITS == HQ_UNIT]
        others = [unit for unit in one.units if unit.place % UNITS != HQ_UNIT]
        rows = [self.unit_row(one, unit, picks, faults) for unit in (*hq, *others)]
        begun = {unit.place for unit in one.units}
        open_ = {
            choice.code % WIDTH // WORDS
            for choice in self.desk.view.choices
            if choice.code // WIDTH == ADD and choice.code % WIDTH // WORDS // UNITS == one.slot
        }
        for place in sorted(open_ - begun):
            spare = self.spare_row(one, place)
            if place % UNITS == HQ_UNIT:
                rows.insert(0, spare)
            else:
                rows.append(spare)
        return rows

    def spare_row(self, one: FormationView, place: int) -> SheetRow:
        """Return a platoon that may be begun, or an HQ that is missing."""
        say, word = self.desk, self.clerk.place_word(place)
        hq = place % UNITS == HQ_UNIT
        text = say("scene-hq-missing") if hq else say("scene-new-platoon")
        boxes = self.clerk.boxes((), self.clerk.most(place)) if hq else ()
        return SheetRow(
            place_id(place),
            (SheetCell(word), SheetCell(text, boxes=boxes, tone="bad" if hq else "faint"), "", ""),
            group=str(one.slot),
            state="fault" if hq else "spare",
            name=word,
            selects=True,
            facet=one.arm if hq else "",
            words=say(f"arm-{one.arm}") if hq else "",
            told=f"{word}, {text}",
        )

    def unit_row(self, one: FormationView, unit: UnitView, picks: tuple[Pick, ...], faults: dict[str, str]) -> SheetRow:
        """Return a unit: place, signs, words, stepper, points; what it lacks in red."""
        say, clerk = self.desk, self.clerk
        lacks = unit.word in faults
        text = clerk.squads(unit.now)
        if lacks:
            text = say("scene-lacks", count=unit.size, missing=LEAST_SQUADS - unit.size, least=LEAST_SQUADS)
        own = [pick for pick in picks if pick.place == unit.place]
        last = own[-1] if own else None
        more = squad_code(ADD, unit.place, self.word(last.row)) if last is not None else 0
        why = say("scene-full") if unit.size >= clerk.most(unit.place) else ""
        stepper: CellContent = Stepper(
            str(unit.size),
            str(more) if more in clerk.legal else "",
            str(-last.code) if last is not None else "",
            unit.word,
            why,
        )
        return SheetRow(
            place_id(unit.place),
            (
                SheetCell(unit.word),
                SheetCell(
                    text,
                    clerk.given(unit.place, self.seat),
                    boxes=clerk.boxes(unit.now, clerk.most(unit.place)),
                    tone="bad" if lacks else "",
                    tools=(*self.pencil(unit), *self.platoon_tools(one, unit)) if picks else (),
                ),
                stepper if picks else str(unit.size),
                SheetCell(clerk.figure(unit.cost), value=unit.cost),
            ),
            group=str(one.slot),
            state="fault" if lacks else "",
            name=unit.word,
            selects=bool(picks),
            facet=one.arm,
            words=say(f"arm-{one.arm}"),
            told=clerk.spoken(unit, self.seat) + (f", {text}" if lacks else ""),
            moves=MOVE if picks and unit.place % UNITS != HQ_UNIT else "",
        )

    def pencil(self, unit: UnitView) -> tuple[Tool, ...]:
        """Return what names a unit of the viewer's own."""
        ident = unit_id(self.seat, unit.place)
        label = self.desk("scene-rename", name=unit.word)
        return (Tool("name", label, value=self.desk.names.get(ident, ""), thing=ident),) if self.own else ()

    def platoon_tools(self, one: FormationView, unit: UnitView) -> tuple[Tool, ...]:
        """Return what copies a platoon into the next free place of its company, where there is one."""
        held = {other.place for other in one.units}
        free = next((place for place in range(one.slot * UNITS, one.slot * UNITS + HQ_UNIT) if place not in held), -1)
        if unit.place % UNITS == HQ_UNIT or free not in self.open_places:
            return ()
        label = self.desk("scene-copy", name=unit.word)
        return (Tool("copy", label, self.copied((unit,), unit.place, free, 1)),)

    @cached_property
    def open_places(self) -> frozenset[int]:
        """The places at which a squad may be added now."""
        codes = (choice.code for choice in self.desk.view.choices)
        return frozenset(code % WIDTH // WORDS for code in codes if code // WIDTH == ADD)

    # -- preparation --

    def preparing(self) -> Paper:
        """Return the army before a battle: what may be bought, and who is fielded."""
        say, draft = self.desk, self.desk.view.preparation
        assert draft is not None
        disbanding = self.desk.view.step == "disband"
        rows = [
            self.prepared_row(one, unit, draft.picks, disbanding)
            for one in draft.formations
            for unit in sorted(one.units, key=lambda unit: (unit.place % UNITS != HQ_UNIT, unit.place))
        ]
        columns = (
            Column(""),
            Column(""),
            Column(say("scene-level")),
            Column(say("scene-buy-head")),
            Column(say("scene-points-head"), True),
            Column(say("scene-disband-head") if disbanding else say("scene-field-head")),
        )
        heads = tuple(self.head(one, (), -1) for one in draft.formations)
        fielded = sum(unit.fielded for one in draft.formations for unit in one.units)
        note = say("scene-fielded-note", count=fielded, points=self.clerk.figure(draft.cost))
        acts = () if disbanding else self.suggestions(draft)
        squads = sum(unit.size for one in draft.formations for unit in one.units)
        return self.paper(columns, rows, heads, note, squads, acts)

    def suggestions(self, draft: PreparationDraft) -> tuple[Tool, ...]:
        """Return ways to fill the force, to the cap or with those trained best; and what makes platoons fit."""
        whole = bool(self.kit.only_full_strength)
        full, trained = (
            ",".join(map(str, suggest(draft, self.clerk.legal, trained=by_level, whole=whole)))
            for by_level in (False, True)
        )
        entries = range(self.nation * ENTRIES, (self.nation + 1) * ENTRIES)
        words = {self.kit.words[row]: self.word(row) for row in entries}
        worn = any(unit.lacks for one in draft.formations for unit in one.units)
        bought = ",".join(map(str, refit(draft, self.clerk.legal, words))) if worn else ""
        return (
            Tool("pick", self.desk("scene-fill-cap"), full),
            Tool("pick", self.desk("scene-field-trained"), trained),
            *((Tool("pick", self.desk("scene-refit-all"), bought),) if worn else ()),
        )

    def prepared_row(self, one: FormationView, unit: UnitView, picks: tuple[Pick, ...], disbanding: bool) -> SheetRow:
        """Return a unit before a battle: strength and start, level, purchases, a box to field it."""
        say, clerk = self.desk, self.clerk
        most = max(unit.start_size, unit.size, 0 if unit.place % UNITS == HQ_UNIT else LEAST_SQUADS)
        unfit = unit.status in ("unfit", "empty") and unit.place % UNITS != HQ_UNIT
        strength = say("scene-strength", count=unit.size, start=unit.start_size)
        text = clerk.squads(unit.now) or say("scene-nobody")
        note = strength
        if unit.status == "disbanded":
            note = say("scene-disbanded")
        elif unfit:
            note = f"{strength} · " + say("scene-fit-for", count=unit.lacks, points=clerk.figure(unit.lacks_price))
        verb = DISBAND if disbanding else FIELD
        code = verb * WIDTH + unit.place
        on = any(pick.code == code for pick in picks)
        label = say("scene-disband-unit" if disbanding else "scene-field-unit", place=unit.word)
        key = str(-code) if on else str(code) if code in clerk.legal else ""
        return SheetRow(
            place_id(unit.place),
            (
                SheetCell(unit.word),
                SheetCell(
                    text,
                    clerk.given(unit.place, self.seat, note),
                    boxes=clerk.boxes(unit.now, most),
                    tools=self.pencil(unit),
                ),
                SheetCell(clerk.level(unit.level), sign=clerk.chevrons(unit.level)),
                self.purchases(unit, picks),
                SheetCell(clerk.figure(unit.cost), value=unit.cost),
                Tick(label, on, key, "" if key or disbanding else self.not_fielded(unit)),
            ),
            group=str(one.slot),
            state="barred" if unit.status == "disbanded" else "fault" if unfit else "",
            name=unit.word,
            selects=not disbanding and bool(unit.prices),
            facet=one.arm,
            words=say(f"arm-{one.arm}"),
            told=f"{clerk.spoken(unit, self.seat)}, {clerk.level(unit.level)}, {note}"
            + (f", {say('scene-fielded')}" if on else ""),
        )

    def not_fielded(self, unit: UnitView) -> str:
        """Return why a unit cannot be fielded now."""
        if unit.place % UNITS == HQ_UNIT and unit.size:
            return self.desk("scene-hq-barred", place=unit.word)
        if unit.lacks:
            points = self.clerk.figure(unit.lacks_price)
            return f"{unit.word}: " + self.desk("scene-fit-for", count=unit.lacks, points=points)
        return self.desk("scene-field-barred", place=unit.word)

    def purchases(self, unit: UnitView, picks: tuple[Pick, ...]) -> CellContent:
        """Return a stepper for what is bought: more of what the unit began with, less of what was bought last."""
        bought = [pick for pick in picks if pick.code // WIDTH == BUY and pick.place == unit.place]
        kinds = [self.word(one.row) for one in (*unit.now, *unit.start)]
        codes = [bought[-1].code] if bought else []
        codes += [squad_code(BUY, unit.place, word) for word in kinds]
        more = next((code for code in codes if code in self.clerk.legal), 0)
        if not (more or bought):
            return ""
        return Stepper(str(len(bought)), str(more) if more else "", str(-bought[-1].code) if bought else "", unit.word)

    # -- what all see --

    def open(self, formations: tuple[FormationView, ...], ident: str = "paper.army", tab: str = "") -> Paper:
        """Return an order of battle to read: the locked list, or the enemy's."""
        say, clerk = self.desk, self.clerk
        rows = [self.open_row(one, unit) for one in formations for unit in one.units]
        columns = (Column(""), Column(""), Column(say("scene-level")), Column(say("scene-points-head"), True))
        heads = tuple(
            SheetGroup(
                str(one.slot),
                clerk.formation(one, self.seat),
                "",
                clerk.figure(one.cost),
                f"signs/{one.arm}",
                formation_id(self.seat, one.slot),
                (),
                True,
            )
            for one in formations
        )
        sheet = Sheet(f"{ident}.rows", say("scene-order"), columns, tuple(rows), groups=heads, views=self.views())
        squads = sum(unit.size for one in formations for unit in one.units)
        name = clerk.side(self.seat)
        uses = self.desk.uses if self.own else ()
        note = say("scene-squads", count=squads)
        return Paper(ident, name, (sheet,), note, tab=tab or name, count=str(squads), uses=uses)

    def open_row(self, one: FormationView, unit: UnitView) -> SheetRow:
        """Return a unit as all see it."""
        clerk = self.clerk
        note = self.desk("scene-strength", count=unit.size, start=unit.start_size)
        if unit.status == "disbanded":
            note = self.desk("scene-disbanded")
        mine = self.seat == self.desk.foot
        return SheetRow(
            place_id(unit.place) if mine else f"enemy.{unit.word}",
            (
                SheetCell(unit.word),
                SheetCell(
                    clerk.squads(unit.now),
                    clerk.given(unit.place, self.seat, note),
                    boxes=clerk.boxes(unit.now, max(unit.start_size, unit.size)),
                ),
                SheetCell(clerk.level(unit.level), sign=clerk.chevrons(unit.level)),
                SheetCell(clerk.figure(unit.cost), value=unit.cost),
            ),
            group=str(one.slot),
            state="barred" if unit.status == "disbanded" else "",
            facet=one.arm,
            words=self.desk(f"arm-{one.arm}"),
            told=f"{clerk.spoken(unit, self.seat)}, {clerk.level(unit.level)}, {note}",
        )


def place_of(code: int) -> int:
    """Return the place that a code of squads or of a unit speaks of; -1 for none."""
    verb, arg = divmod(code, WIDTH)
    place = arg // WORDS if verb in (ADD, BUY) else arg
    return place if place < PLACES else -1
