"""What stands beside the map: the calendar, chits, piles, sheets of units off the map, the battle die by die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.core.scene import (
    Card,
    Check,
    Column,
    Face,
    Fight,
    FightRow,
    FightSide,
    Mark,
    MarkTone,
    Pile,
    Sheet,
    SheetRow,
    Sign,
    Track,
    Tray,
)
from wartable.core.scene.ids import hand_ids, thing
from wartable.core.text.messages import Phrase
from wartable.titles.gradisca.codes.things import ARMIES, BEST_MORALE, WORST_MORALE, zone_name
from wartable.titles.gradisca.scene.counters import Counters
from wartable.titles.gradisca.view import Army, Roll

if TYPE_CHECKING:
    from wartable.titles.gradisca.scene import GradiscaTable

ARMS = ("arms/venice", "arms/austria")
SIDES = ("venice", "austria")
TONES: dict[str, MarkTone] = {"red": "bad", "yellow": "fair", "green": "good"}


class Panels:
    """Makes what stands beside the map."""

    def __init__(self, desk: GradiscaTable, counters: Counters) -> None:
        self.desk, self.counters, self.view, self.kit = desk, counters, desk.view, desk.kit

    # -- the calendar --

    def calendar(self) -> Track:
        """Return the turns, with the end marker where it stands."""
        marks = []
        for number, turn in enumerate(self.kit.data["scenario.json"]["turns"], 1):
            ends = number == self.view.end
            note = "−1" if turn["morale"] < 0 and self.view.mode == "advanced" else ""
            marks.append(
                Mark(
                    self.desk(f"turn-{number}"),
                    here=number == self.view.turn,
                    short=str(number),
                    signs=("markers/game-end",) if ends else (),
                    note=note,
                    told=self.desk("scene-end-marker") if ends else "",
                )
            )
        return Track("turns", self.desk("scene-turns"), tuple(marks), bar=True)

    def morale(self) -> tuple[Track, ...]:
        """Return the morale of both armies on one track, with its bands."""
        view = self.view
        if view.mode != "advanced":
            return ()
        marks = []
        for value in range(WORST_MORALE, BEST_MORALE + 1):
            band = self.band(value)
            here = [army for army in view.armies if army.morale == value]
            told = [self.desk("scene-morale-of", side=Phrase(f"side-{ARMIES[one.side]}"), value=value) for one in here]
            marks.append(
                Mark(
                    self.desk("scene-morale-at", value=value, band=Phrase(f"morale-{band}")),
                    short=str(value),
                    signs=tuple(f"markers/morale-{SIDES[one.side]}" for one in here),
                    tone=TONES[band],
                    told=" · ".join(told),
                )
            )
        return (Track("morale", self.desk("scene-morale"), tuple(marks)),)

    def band(self, morale: int) -> str:
        """The band that a morale lies in."""
        bands: dict[str, list[int]] = self.kit.data["scenario.json"]["morale"]["bands"]
        return next(name for name, (low, high) in bands.items() if low <= morale <= high)

    def standing(self, army: Army) -> tuple[Mark, ...]:
        """The points of a side, and its morale in the band's colour."""
        points = Mark(self.desk("scene-points", points=army.points, end=army.end_points), short=str(army.points))
        if self.view.mode != "advanced":
            return (points,)
        band = self.band(army.morale)
        told = self.desk("scene-morale-at", value=army.morale, band=Phrase(f"morale-{band}"))
        label = f"{self.desk('scene-morale')} {told}"
        return points, Mark(label, short=str(army.morale), tone=TONES[band])

    # -- chits and cards --

    def trays(self) -> tuple[Tray, ...]:
        """Return the chits in the cup, the active one, those that were played."""
        out = []
        for chit in ("active", "cup", "played"):
            pieces = tuple(self.counters.chit(one) for one in self.view.corps if one.chit == chit)
            if pieces:
                out.append(Tray(thing("tray", chit), self.desk(f"scene-chits-{chit}", count=len(pieces)), pieces))
        return tuple(out)

    def face(self, card: str) -> Face:
        """Return the front of a card."""
        rows = self.kit.data["cards.json"]["cards"]
        row = next(one for one in rows if one["id"] == card)
        flags = [self.desk(f"scene-card-{flag}") for flag in ("obligatory", "remove_if_used") if row[flag]]
        if row["timing"] != "own":
            flags.append(self.desk("scene-card-reaction"))
        return Face(
            self.desk(f"card-{card}"),
            Sign(f"cards/{card}", "", ""),
            text=self.desk(f"effect-{card}"),
            head=self.desk("scene-card-number", number=row["number"]),
            edge="gules" if row["obligatory"] else "vert" if row["R"] else "sable",
            until=" · ".join(flags),
        )

    def hand(self) -> tuple[Card, ...]:
        """Return the viewer's own cards."""
        return tuple(
            Card(ident, self.desk(f"card-{card}"), self.face(card)) for ident, card in hand_ids(self.view.hand)
        )

    def known(self, seat: int) -> tuple[Card, ...]:
        """Return cards of another hand that the viewer knows."""
        return tuple(
            Card(thing("known", ARMIES[seat], card), self.desk(f"card-{card}"), self.face(card))
            for card in self.view.armies[seat].known
        )

    def piles(self) -> tuple[Pile, ...]:
        """Return the deck and the discards."""
        view = self.view
        top = self.face(view.discards[-1]) if view.discards else None
        faces = tuple(self.face(card) for card in view.discards)
        deck = Pile("pile.deck", self.desk("scene-deck"), self.desk("scene-deck-count", count=view.deck), view.deck)
        label = self.desk("scene-discards-count", count=view.discard)
        return deck, Pile(
            "pile.discard", self.desk("scene-discards"), label, view.discard, face=top, of="pile.deck", cards=faces
        )

    # -- sheets --

    def sheets(self) -> tuple[Sheet, ...]:
        """Return units that wait on the flags, and those that are out of the war."""
        names = [name for name in ("pool", "eliminated") if any(getattr(army, name) for army in self.view.armies)]
        return (*self.groups(), *(self.sheet(name) for name in names))

    def groups(self) -> tuple[Sheet, ...]:
        """Return reinforcements on the time track, by the box that they wait in."""
        found = self.view.groups
        if not found:
            return ()
        columns = (Column(self.desk("scene-column-unit")), Column(self.desk("scene-column-command")))
        rows = []
        for group in found:
            side, turn = self.desk(f"side-{ARMIES[group.side]}"), Phrase(f"turn-{group.turn}")
            name = " · ".join((side, self.desk(f"card-{group.card}"), self.desk("scene-group", turn=turn)))
            for unit in group.units:
                cells = (self.counters.name(unit), self.desk(f"corps-{self.counters.row(unit)['command']}"))
                rows.append(SheetRow(thing("group", unit), cells, group=name))
        return (Sheet(thing("sheet", "groups"), self.desk("scene-groups", count=len(found)), columns, tuple(rows)),)

    def sheet(self, name: str) -> Sheet:
        """Return units off the map, by side and command."""
        columns = (Column(self.desk("scene-column-unit")), Column(self.desk("scene-column-value"), True))
        rows = []
        for army in self.view.armies:
            side = self.desk(f"side-{ARMIES[army.side]}")
            off = {unit: self.counters.row(unit)["command"] for unit in getattr(army, name)}
            for corps in dict.fromkeys(off.values()):
                group = f"{side} · {self.desk(f'corps-{corps}')}"
                rows += [
                    SheetRow(
                        thing(name, unit), (self.counters.name(unit), self.counters.value(unit, False)), group=group
                    )
                    for unit in off
                    if off[unit] == corps
                ]
        return Sheet(thing("sheet", name), self.desk(f"scene-{name}", count=len(rows)), columns, tuple(rows))

    # -- the battle --

    def fight(self) -> Fight | None:
        """Return the fight in progress, die by die."""
        battle = self.view.battle
        if battle is None:
            return None
        order = (battle.attacker, 1 - battle.attacker)
        sides = tuple(self.side(side, side == battle.attacker) for side in order)
        checks = tuple(
            Check(
                self.desk("scene-check", unit=self.counters.name(one.unit), hit="yes" if one.hit else "no"),
                one.die,
                "bad" if one.hit else "good",
            )
            for one in battle.checks
        )
        key = {"bombard": "scene-bombard", "strike": "scene-strike"}.get(battle.kind, "scene-battle")
        note = self.desk("scene-through", wall=Phrase(f"wall-{battle.wall}")) if battle.wall else ""
        if battle.round > 1:
            venice, austria = battle.totals
            past = self.desk("scene-round", round=battle.round, venice=venice, austria=austria)
            note = " · ".join(filter(None, (note, past)))
        return Fight(
            thing("fight", self.view.turn, battle.zone, self.view.active, battle.round, len(battle.rolls)),
            self.desk(key, zone=zone_name(battle.zone)),
            sides,
            note,
            checks=checks,
            verdict=self.verdict(),
        )

    def verdict(self) -> str:
        """Return what is still to be done about the hits."""
        battle = self.view.battle
        assert battle is not None
        owed = [
            self.desk("scene-owed", side=Phrase(f"side-{ARMIES[side]}"), count=battle.pending[side])
            for side in range(2)
            if battle.pending[side]
        ]
        return " ".join(owed)

    def side(self, side: int, attacks: bool) -> FightSide:
        """Return one side's dice and what they came to."""
        battle = self.view.battle
        assert battle is not None
        rows = tuple(self.row(one) for one in battle.rolls if one.side == side)
        key = "scene-attacks" if attacks else "scene-defends"
        absorbed = battle.absorbed if attacks else 0
        sums = (self.desk("scene-hits", count=battle.scored[side], absorbed=absorbed, left=battle.suffered[1 - side]),)
        return FightSide(self.desk(key, side=Phrase(f"side-{ARMIES[side]}")), ARMS[side], rows, sums if rows else ())

    def row(self, one: Roll) -> FightRow:
        """Return one die, with the counter that rolled it."""
        piece = self.counters.piece(one.unit)
        after = str(one.value) if one.value != one.printed else ""
        reason = self.desk.reason(one.clause) if one.clause else ""
        return FightRow(
            self.counters.name(one.unit), str(one.printed), after, reason, one.clause, one.die, one.hit, piece
        )
