"""The fields of positions that only the Advanced game has; a Basic game's words are without them."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from wartable.core import fields as f
from wartable.core.errors import PositionError
from wartable.core.fields.values import index, items, mapping, whole
from wartable.titles.gradisca.codes.things import BEST_MORALE, BRIDGES, LAST_TURN, WORST_MORALE
from wartable.titles.gradisca.codes.verbs import VERB_IDS
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.steps.advanced.upkeep import BOX

CARDS, ZONES = attrgetter("cards"), attrgetter("zones")
STANDS = ["none", "armed", "exempt"]


class Advanced(f.Field[Position]):
    """A field of the Advanced game: not written at a Basic table, and refused there."""

    def __init__(self, field: f.Field[Position]) -> None:
        super().__init__(field.name)
        self.field = field
        self.axes = field.axes

    def writer(self, kit: Any, seat: int) -> Callable[[Position], object]:
        inner = self.field.writer(kit, seat)
        return lambda state: inner(state) if state.kit.advanced else f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        if not state.kit.advanced:
            raise PositionError("gradisca-position", place=place, problem="only the Advanced game has it")
        self.field.read(state, seat, place, value)

    def measure(self, kit: Any, seat: int, sizes: dict[str, int]) -> None:
        self.field.measure(kit, seat, sizes)

    def blank(self, state: Position, seat: int) -> None:
        self.field.blank(state, seat)

    def derive(self, state: Position, seat: int) -> None:
        self.field.derive(state, seat)


class Morale(f.Number[Position]):
    """The morale of an army; left out, that of the set-up."""

    def derive(self, state: Position, seat: int) -> None:
        state.morale[seat] = state.kit.morale_start[seat]


class Camp(f.Field[Position]):
    """Where a camp is: `"goritia"`, `"goritia moved"`, or `"lost-7"` with the turn; left out, where it begins."""

    axes = (ZONES,)

    def write(self, state: Position, seat: int) -> object:
        zone = state.camps[seat]
        if zone < 0:
            return f"lost-{state.camp_lost[seat]}"
        return state.kit.zones[zone] + (" moved" if state.camp_moved[seat] else "")

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        words = value.split() if isinstance(value, str) else []
        if len(words) == 1 and words[0].startswith("lost-") and words[0][5:].isdigit():
            state.camps[seat] = -1
            state.camp_lost[seat] = whole(place, int(words[0][5:]), 1, LAST_TURN)
            return
        if not words or words[1:] not in ([], ["moved"]):
            raise PositionError("gradisca-position", place=place, problem="a zone, a zone and moved, or lost-7")
        state.camps[seat] = index(place, words[0], state.kit.zones)
        state.camp_moved[seat] = len(words) - 1

    def measure(self, kit: Any, seat: int, sizes: dict[str, int]) -> None:
        sizes.update(camps=2, camp_lost=2, camp_moved=2)

    def blank(self, state: Position, seat: int) -> None:
        state.camps[seat] = state.kit.camp_start[seat]


class Bridges(f.Field[Position]):
    """Bridges over the stretches of river, where they differ from what is printed: `{"bruma-sagrado": "built"}`."""

    axes = (attrgetter("stretches"),)

    def write(self, state: Position, seat: int) -> object:
        found = zip(state.kit.stretches, state.kit.printed_bridges, state.bridges, strict=True)
        return {word: BRIDGES[now] for word, printed, now in found if now != printed}

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for word, bridge in mapping(place, value).items():
            stretch = index(place, word, state.kit.stretches)
            state.bridges[stretch] = index(f"{place}.{word}", bridge, BRIDGES)

    def blank(self, state: Position, seat: int) -> None:
        state.bridges = state.kit.printed_bridges[:]


class Flood(f.Field[Position]):
    """The rivers that can only be crossed by bridges until the end of the turn."""

    axes = (attrgetter("rivers"),)

    def write(self, state: Position, seat: int) -> object:
        return [river for number, river in enumerate(state.kit.rivers) if state.flood >> number & 1]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for i, river in enumerate(items(place, value)):
            state.flood |= 1 << index(f"{place}[{i}]", river, state.kit.rivers)

    def blank(self, state: Position, seat: int) -> None:
        state.flood = 0


class Groups(f.Field[Position]):
    """Groups of reinforcements on the time track, in the order they were laid there: `[{"card": …, "turn": 11}]`."""

    axes = (CARDS,)

    def write(self, state: Position, seat: int) -> object:
        return [{"card": state.kit.cards[group % BOX], "turn": group // BOX} for group in state.groups]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for i, words in enumerate(items(place, value)):
            there = f"{place}[{i}]"
            given = mapping(there, words, ("card", "turn"))
            kind = index(f"{there}.card", given.get("card"), state.kit.cards)
            if not state.kit.reinforces[kind] or state.kit.after[kind] == 0:
                raise PositionError("gradisca-position", place=f"{there}.card", problem="it brings no dated group")
            state.groups.append(whole(f"{there}.turn", given.get("turn"), 1, LAST_TURN) * BOX + kind)

    def blank(self, state: Position, seat: int) -> None:
        state.groups = []


ARMY: tuple[f.Field[Position], ...] = (
    Advanced(Morale("morale", low=WORST_MORALE, high=BEST_MORALE)),
    Advanced(Camp("camp")),
    Advanced(f.Number("played", high=36)),
    Advanced(f.Number("total", attr="totals", high=999)),
)

TABLE: tuple[f.Field[Position], ...] = (
    Advanced(f.OneOf("sea", ZONES)),
    Advanced(f.Flag("sea_blocked")),
    Advanced(Bridges("bridges")),
    Advanced(Flood("flood")),
    Advanced(f.OneOf("relief", ZONES)),
    Advanced(f.Number("relief_until", high=99)),
    Advanced(Groups("groups")),
    Advanced(f.Number("rolled", high=9999)),
    Advanced(f.Number("ford", high=9)),
    Advanced(f.OneOf("base", ZONES)),
    Advanced(f.OneOf("attack_supply", STANDS, 0, attr="armed")),
    Advanced(f.Flag("built")),
    Advanced(f.Number("round", high=99)),
    Advanced(f.Flag("great")),
    Advanced(f.Flag("stopped")),
    Advanced(f.Number("calls", high=99)),
    Advanced(f.OneOf("raid", ZONES)),
    Advanced(f.OneOf("raid_from", ZONES)),
    Advanced(f.OneOf("prize", ZONES)),
    Advanced(f.OneOf("entry", ["none", *VERB_IDS], 0)),
    Advanced(f.OneOf("entry_from", ZONES)),
)
