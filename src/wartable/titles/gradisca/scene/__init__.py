"""The table as it is drawn: what of a view looks like Gradisca."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from wartable.core.desk import Desk
from wartable.core.scene import Choice, ChoiceTone, Group, Prompt, Scene, Seat, Sign, TableLayout
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Phrase
from wartable.titles.gradisca.codes.things import ARMIES, zone_id
from wartable.titles.gradisca.codes.verbs import ADVANCES, MARCHES, PICK, PLAY, WIDTH, WITH_UNITS
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.questions import odds_of
from wartable.titles.gradisca.scene.board import Map
from wartable.titles.gradisca.scene.counters import Counters
from wartable.titles.gradisca.scene.panels import ARMS, Panels
from wartable.titles.gradisca.view import Counter, GradiscaView


class GradiscaTable(Desk[GradiscaKit, GradiscaView]):
    """The map with all that stands on it and beside it."""

    layout: TableLayout = "map"

    @cached_property
    def counters(self) -> Counters:
        """What makes counters."""
        return Counters(self)

    @cached_property
    def map(self) -> Map:
        """What makes the board."""
        return Map(self, self.counters)

    @cached_property
    def panels(self) -> Panels:
        """What makes the rest."""
        return Panels(self, self.counters)

    def scene(self) -> Scene:
        return replace(
            super().scene(),
            subtitle=self(f"turn-{self.view.turn}"),
            seats=self.around([self.mat(seat) for seat in range(2)]),
            boards=(self.map.board(),),
            tracks=(self.panels.calendar(), *self.panels.morale()),
            trays=self.panels.trays(),
            piles=self.panels.piles(),
            sheets=self.panels.sheets(),
            fight=self.panels.fight(),
        )

    def mat(self, seat: int) -> Seat:
        army = self.view.armies[seat]
        own = seat == self.view.viewer
        return replace(
            super().mat(seat),
            id=thing("seat", seat),
            sign=ARMS[seat],
            word=self("scene-points", points=army.points, end=army.end_points),
            hand_note=self("scene-held", cards=army.hand_size, forts=army.forts_left),
            hand=self.panels.hand() if own else self.panels.known(seat),
            standing=self.panels.standing(army),
        )

    # -- what is asked --

    def prompt(self) -> Prompt:
        asked = next(iter(self.view.asked), self.foot)
        return replace(super().prompt(), sign=ARMS[asked])

    def choices(self) -> tuple[Choice, ...]:
        """Marches first; further picks are folded once something is picked. A march says its price on its seal."""
        found = [replace(one, note=self.prospect(one)) if one.seal else one for one in super().choices()]
        found.sort(key=lambda one: self.group(one.code) == "pick")
        return (*found, *self.map.far())

    def prospect(self, one: Choice) -> str:
        """Return what a march brings: the odds of an attack, a river without a bridge; else its seal says all."""
        verb, zone = divmod(one.code, WIDTH)
        if one.tone == "battle" and verb in ADVANCES:
            theirs = len(self.view.zones[zone].units)
            mine = [unit for unit in self.going if unit.left >= self.kit.cost[zone]]
            told = [self("scene-odds", mine=len(mine), theirs=theirs, **odds_of(self.kit, self.view, mine, zone))]
            told += [self("hint-crossing")] if self.river(zone) and not self.view.ford else []
        else:
            told = [one.note] if one.caution is not None or self.river(zone) else []
        return " ".join(told)

    @cached_property
    def going(self) -> tuple[Counter, ...]:
        """Return the units that a march would take along."""
        named = self.view.picked or self.view.marching
        return tuple(unit for zone in self.view.zones for unit in zone.units if unit.unit in named)

    def river(self, zone: int) -> bool:
        """Return whether a river without a bridge lies between the units of a march and a zone."""
        kit, view = self.kit, self.view
        home = next((at for at, each in enumerate(view.zones) if any(one in each.units for one in self.going)), -1)
        rows = range(kit.first[home], kit.first[home + 1]) if home >= 0 else ()
        return any(
            kit.next[row] == zone and kit.stretch[row] >= 0 and kit.stretches[kit.stretch[row]] in view.unbridged
            for row in rows
        )

    def group(self, code: int) -> str:
        return "pick" if code // WIDTH == PICK and self.view.picked else ""

    def groups(self) -> tuple[Group, ...]:
        far = Group("far", self("scene-far-group"), self("scene-far-note"))
        return Group("pick", self("scene-pick-group")), far

    def sign(self, code: int, targets: tuple[str, ...]) -> Sign | None:
        """Return a unit's drawing or a commander's face before what is done with it, a card's picture before a card."""
        verb, at = divmod(code, WIDTH)
        if verb in WITH_UNITS and at < self.kit.u:
            piece = self.counters.piece(self.kit.units[at], self.kit.units[at] in self.turned)
            return Sign(piece.sign, "panel", piece.ground)
        return Sign(f"cards/{self.kit.card_ids[at]}") if verb == PLAY and at < len(self.kit.card_ids) else None

    @cached_property
    def turned(self) -> frozenset[str]:
        """Return the counters on the map whose back is up."""
        return frozenset(one.unit for zone in self.view.zones for one in zone.units if one.back)

    def seal(self, code: int, targets: tuple[str, ...]) -> str:
        """Return what it costs to enter a zone: over a river without a bridge all that the slowest has, or a ford's."""
        verb, zone = divmod(code, WIDTH)
        if verb not in MARCHES or zone >= self.kit.n:
            return ""
        cost = self.kit.cost[zone]
        if self.river(zone):
            cost = cost + self.view.ford if self.view.ford else min(unit.left for unit in self.going)
        return str(cost)

    def tone(self, code: int, targets: tuple[str, ...]) -> ChoiceTone:
        """A march into enemies is a battle."""
        verb, zone = divmod(code, WIDTH)
        battle = verb in MARCHES and zone < self.kit.n and self.map.enemy(zone_id(self.kit.zones[zone]))
        return "battle" if battle else ""

    def things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """Return what a choice is clicked on: what the view names, as far as it is drawn."""
        return tuple(target for target in super().things(code, targets) if target in self.drawn)

    @cached_property
    def drawn(self) -> frozenset[str]:
        """All things that a choice may point at."""
        view, kit = self.view, self.kit
        zones = {zone_id(zone.zone) for zone in view.zones}
        units = {self.counters.ident(one.unit) for zone in view.zones for one in zone.units}
        walls = {mark.id for mark in (*self.map.bridges(),)} | {thing("wall", border) for border in kit.wall_borders}
        chits = {thing("chit", one.corps) for one in view.corps if one.chit != "none"}
        cards = {card.id for card in self.panels.hand()}
        known = {card.id for seat in range(2) if seat != view.viewer for card in self.panels.known(seat)}
        return frozenset({*zones, *units, *walls, *chits, *cards, *known, "pile.deck", "pile.discard"})

    def ended(self, winners: tuple[int, ...]) -> str:
        if not winners:
            return self("scene-drawn")
        return self("scene-won", side=Phrase(f"side-{ARMIES[winners[0]]}"))
