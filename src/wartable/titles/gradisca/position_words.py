"""Gradisca's positions in words: the table of its fields. They may begin anywhere, also in mid-battle."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, ClassVar

from wartable.core import fields as f
from wartable.core.errors import PositionError
from wartable.core.fields.compound import Lots, OneOfEach
from wartable.core.fields.values import index, items, mapping, truth, whole
from wartable.titles.gradisca import advanced_words
from wartable.titles.gradisca.codes import clauses as c
from wartable.titles.gradisca.codes.clauses import CLAUSES
from wartable.titles.gradisca.codes.effects import ROW
from wartable.titles.gradisca.codes.stack import STEP_IDS
from wartable.titles.gradisca.codes.things import (
    ACTIVE,
    ARMIES,
    CHITS,
    GONE,
    GROUP,
    IN_CUP,
    KINDS,
    LAST_TURN,
    LOOT_FACES,
    NEW_YEAR_TURN,
    PLAYED,
    POOL,
)
from wartable.titles.gradisca.codes.verbs import VERB_IDS
from wartable.titles.gradisca.invariants import misfits
from wartable.titles.gradisca.position import packing as bits
from wartable.titles.gradisca.position.position import ASIDE, DECK, DISCARD, HANDS, NEW_YEAR, REMOVED, Position

ENDINGS = [CLAUSES[number] for number in (c.R4_1_08, c.R4_1_10, c.R13_01, c.R13_16, c.RULING_108)]
FLAGS = {
    "back": bits.BACK,
    "acted": bits.ACTED,
    "picked": bits.PICKED,
    "marching": bits.MARCHING,
    "fighting": bits.FIGHTING,
    "firing": bits.FIRING,
    "waiting": bits.WAITING,
}
OUT = "out"  # of supply: a mark of the Advanced game alone
CARDS, ZONES, UNITS = attrgetter("cards"), attrgetter("zones"), attrgetter("unit_words")
WALLS, CORPS = attrgetter("walls"), attrgetter("corps")
MOST_SPENT = 7
BOXES = {GONE: "gone", POOL: "pool", GROUP: "group"}


class Units(f.Field[Position]):
    """Where each unit is, and its bits: `"goritia back acted"`; those that are not named wait on their flag."""

    axes = (UNITS, ZONES)

    def write(self, state: Position, seat: int) -> object:
        return {
            state.kit.unit_words[unit]: self.words_of(state, unit)
            for unit in range(state.kit.u)
            if state.units[unit] != POOL
        }

    def words_of(self, state: Position, unit: int) -> str:
        """Return one unit's words."""
        packed, place = state.units[unit], state.place_of(unit)
        words = [BOXES[place] if place in BOXES else state.kit.zones[place]]
        words += [flag for flag, bit in FLAGS.items() if packed & bit]
        words += [OUT] if packed & bits.OUT else []
        spent, came = bits.spent_of(packed), bits.from_of(packed)
        words += [f"spent-{spent}"] if spent else []
        return " ".join([*words, f"from-{state.kit.zones[came]}"] if came >= 0 else words)

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for name, words in mapping(place, value).items():
            unit, there = index(place, name, state.kit.unit_words), f"{place}.{name}"
            said = words.split() if isinstance(words, str) else []
            if not said or said[0] not in (*state.kit.zones, *BOXES.values()):
                raise PositionError("gradisca-unit-place", place=there, value=repr(words))
            known = {word: box for box, word in BOXES.items()}
            packed = known[said[0]] if said[0] in known else state.kit.zones.index(said[0])
            for word in said[1:]:
                if word.startswith("spent-") and word[6:].isdigit():
                    packed |= whole(there, int(word[6:]), 1, MOST_SPENT) * bits.SPENT
                elif state.kit.advanced and word == OUT:
                    packed |= bits.OUT
                elif state.kit.advanced and word.startswith("from-"):
                    packed |= (index(there, word[5:], state.kit.zones) + 1) * bits.FROM
                else:
                    packed |= list(FLAGS.values())[index(there, word, list(FLAGS))]
            state.units[unit] = packed

    def blank(self, state: Position, seat: int) -> None:
        state.units = [POOL] * state.kit.u


class Zones(f.Field[Position]):
    """Forts, ruined boroughs, loot markers and opened zones: `{"cormons": {"forts": 1, "owner": 0}}`."""

    axes = (ZONES,)
    keys = ("forts", "owner", "ruined", "loot", "opened", "raided", "struck")
    marks: ClassVar = {"ruined": bits.RUINED, "opened": bits.OPENED, "raided": bits.RAIDED, "struck": bits.STRUCK}

    def write(self, state: Position, seat: int) -> object:
        out = {}
        for name, cell in zip(state.kit.zones, state.zones, strict=True):
            forts, loot = cell & bits.FORTS, bits.loot_of(cell)
            words: dict[str, object] = {"forts": forts, "owner": 1 if cell & bits.FORT_OWNER else 0} if forts else {}
            words |= {"loot": loot} if loot >= 0 else {}
            words |= {mark: True for mark, bit in self.marks.items() if cell & bit}
            if words:
                out[name] = words
        return out

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for name, words in mapping(place, value).items():
            zone, there = index(place, name, state.kit.zones), f"{place}.{name}"
            given = mapping(there, words, self.keys)
            forts = whole(f"{there}.forts", given.get("forts", 0), 0, 3)
            cell = forts
            if forts and whole(f"{there}.owner", given.get("owner", 0), 0, 1):
                cell |= bits.FORT_OWNER
            for mark, bit in self.marks.items():
                cell |= bit if truth(f"{there}.{mark}", given.get(mark, False)) else 0
            if "loot" in given:
                cell |= (whole(f"{there}.loot", given["loot"], 0, 1) + 1) << bits.LOOT_SHIFT
            state.zones[zone] = cell

    def blank(self, state: Position, seat: int) -> None:
        state.zones = [0] * state.kit.n


class Walls(f.Field[Position]):
    """Levels and mines of the sides of fortresses; those that are not named are as printed."""

    axes = (WALLS,)
    keys = ("level", "mines", "fresh", "tried", "miner")

    def write(self, state: Position, seat: int) -> object:
        out = {}
        for number, name in enumerate(state.kit.walls):
            packed = state.walls[number]
            words: dict[str, int] = {}
            if bits.level_of(packed) != state.kit.wall_level[number]:
                words["level"] = bits.level_of(packed)
            if bits.mines_of(packed):
                words |= {"mines": bits.mines_of(packed), "miner": bits.miner_of(packed)}
                found = {"fresh": bits.fresh_of(packed), "tried": bits.tried_of(packed)}
                words |= {key: count for key, count in found.items() if count}
            if words:
                out[name] = words
        return out

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for name, words in mapping(place, value).items():
            wall, there = index(place, name, state.kit.walls), f"{place}.{name}"
            given = mapping(there, words, self.keys)
            printed = state.kit.wall_level[wall]
            state.set_level(wall, whole(f"{there}.level", given.get("level", printed), 0, printed))
            mines = whole(f"{there}.mines", given.get("mines", 0), 0, 60)
            fresh = whole(f"{there}.fresh", given.get("fresh", 0), 0, mines)
            tried = whole(f"{there}.tried", given.get("tried", 0), 0, mines - fresh)
            state.set_mines(wall, whole(f"{there}.miner", given.get("miner", 0), 0, 1), mines, fresh, tried)

    def blank(self, state: Position, seat: int) -> None:
        state.walls = state.kit.wall_level[:]


class Chits(OneOfEach[Position]):
    """Where the chits are; left out, those of corps on the map are in the cup."""

    def derive(self, state: Position, seat: int) -> None:
        on_map = {state.kit.corps_of[unit] for unit in range(state.kit.u) if state.on_map(unit)}
        begun = False
        for corps in range(len(state.kit.corps)):
            if corps == state.active:
                state.chits[corps], begun = ACTIVE, True
            elif corps in on_map:
                state.chits[corps] = IN_CUP
        if state.stack and not begun and not any(chit == IN_CUP for chit in state.chits):
            state.chits = [PLAYED if corps in on_map else 0 for corps in range(len(state.kit.corps))]


class Apart(f.Cards[Position]):
    """The cards of 1617, aside before that year, then on the deck; left out, all of them that lie nowhere else."""

    def derive(self, state: Position, seat: int) -> None:
        early = state.turn < NEW_YEAR_TURN
        if early == (self.at == ASIDE) and not state.mixed:
            for kind in range(state.kit.first_new, KINDS):
                lying = sum(state.cards[area + kind] for area in range(DECK, HANDS + 2 * KINDS, KINDS))
                state.cards[self.at + kind] = 1 if lying == 0 else 0


class Top(f.OneOf[Position]):
    """The card on top of the discards; left out, the last of them."""

    def derive(self, state: Position, seat: int) -> None:
        lying = state.listed(DISCARD)
        state.top = lying[-1] if lying else -1


class Loot(f.Counts[Position]):
    """Faces of loot markers that were not turned up; left out, all of them."""

    def derive(self, state: Position, seat: int) -> None:
        state.loot = state.kit.loot[:]


class Forts(f.Number[Position]):
    """Fort markers that a side can still build; left out, all that are not on the map."""

    def derive(self, state: Position, seat: int) -> None:
        built = sum(state.forts_of(seat, zone) for zone in range(state.kit.n))  # converted ones among them
        state.forts_left[seat] = max(0, state.kit.forts[seat] - built)


class Effect(f.Field[Position]):
    """The next effect of the card that is played, counted from its first."""

    def write(self, state: Position, seat: int) -> object:
        return (state.pc - self.first(state)) // ROW if state.card >= 0 else 0

    def first(self, state: Position) -> int:
        """Return where the card's effects begin."""
        at = state.card * 4 + state.card_seat * 2 + (1 if state.answer_card else 0)
        return state.kit.programs[at] if state.card >= 0 else 0

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        first, most = self.first(state), 0
        while first and state.kit.code[first + most * ROW]:
            most += 1
        state.pc = first + whole(place, value, 0, most) * ROW

    def blank(self, state: Position, seat: int) -> None:
        state.pc = 0


class Dice(f.Field[Position]):
    """Dice of the fight: unit, face, value, printed value, why they differ, and whether it hit."""

    axes = (UNITS,)

    def write(self, state: Position, seat: int) -> object:
        return [
            [state.kit.unit_words[row & 127], row >> 7 & 7, row >> 10 & 7, row >> 13 & 7, row >> 16 & 7, row >> 19]
            for row in getattr(state, self.name)
        ]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        rows = []
        for i, row in enumerate(items(place, value)):
            there = f"{place}[{i}]"
            if len(items(there, row)) != 6:
                raise PositionError("gradisca-position", place=there, problem="six values are needed")
            unit = index(there, row[0], state.kit.unit_words)
            die, value_, printed, why, hit = (
                whole(there, number, low, high)
                for number, low, high in zip(row[1:], (1, 0, 0, 0, 0), (6, 7, 7, 7, 1), strict=True)
            )
            rows.append(bits.die_row(unit, die, value_, printed, why, bool(hit)))
        setattr(state, self.name, rows)

    def blank(self, state: Position, seat: int) -> None:
        setattr(state, self.name, [])


class Memory(Lots[Position]):
    """What the seats remember, with the names of the table's own cards."""

    def __init__(self) -> None:
        super().__init__("memory", (), Position.remember, Position.contents)

    def write(self, state: Position, seat: int) -> object:
        return None if state.memory is None else state.memory.to_rows(list(state.kit.cards))

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        if value is not None:
            state.remember()
            assert state.memory is not None
            state.memory.from_rows(value, list(state.kit.cards))

    def misfits(self, state: Position) -> Any:
        if state.memory is not None and (wrong := state.memory.untrue(state.contents())) >= 0:
            row = state.memory.to_rows(list(state.kit.cards))[wrong]
            yield PositionError("field-not-so", place=self.name, row=row)


def full_set(kit: object) -> Sequence[int]:
    """Return one of each card."""
    return [1] * KINDS


FIELDS: f.Fields[Position] = f.Fields(
    "gradisca",
    1,
    f.Ignored("rules"),
    f.Number("turn", 1, low=1, high=LAST_TURN),
    f.Number("end", LAST_TURN, low=1, high=LAST_TURN),
    f.Stack("stack", STEP_IDS),
    Units("units"),
    Zones("zones"),
    Walls("walls"),
    f.Each(
        "armies",
        f.Cards("hand", CARDS, attr="cards", at=HANDS),
        f.Number("points", high=999),
        Forts("forts", attr="forts_left", high=99),
        f.Number("scored", high=99),
        f.Number("suffered", high=99),
        f.Number("owed", high=99),
        *advanced_words.ARMY,
    ),
    f.OneOf("corps", CORPS, attr="active"),
    Chits("chits", CORPS, CHITS),
    f.Rest(f.Cards("deck", CARDS, attr="cards", at=DECK), of=full_set, clause="GR-2.2-01"),
    Apart("new_year", CARDS, attr="cards", at=NEW_YEAR),
    f.Cards("discards", CARDS, attr="cards", at=DISCARD),
    f.Cards("removed", CARDS, attr="cards", at=REMOVED),
    Apart("aside", CARDS, attr="cards", at=ASIDE),
    Top("top", CARDS),
    Loot("loot", ARMIES, LOOT_FACES),
    f.Flag("mixed"),
    f.Flag("truce"),
    f.Number("option", high=3),
    f.OneOf("leader", UNITS),
    f.Number("budget", high=9),
    f.Number("allowed", high=2),
    f.Flag("duty"),
    f.Flag("zones_begun"),
    f.Flag("zones_over"),
    f.Number("cap", high=9),
    f.Number("surprise", high=20),
    f.Number("battery", high=2),
    f.OneOf("open", ZONES, attr="opened"),
    f.Flag("whole"),
    f.OneOf("work", ["none", *VERB_IDS], 0),
    f.OneOf("work_wall", WALLS),
    f.OneOf("work_zone", ZONES),
    f.OneOf("card", CARDS),
    f.Seat("card_seat"),
    f.Flag("answer", attr="answer_card"),
    Effect("effect"),
    f.OneOf("placed", ZONES),
    f.OneOf("fight", ["none", "field", "bombard", "strike"], 0),
    f.OneOf("field", ZONES),
    f.OneOf("origin", ZONES),
    f.OneOf("through", WALLS),
    f.Seat("attacker"),
    f.Flag("first_fire"),
    f.Flag("standing"),
    f.Number("absorbed", high=9),
    Dice("rolls"),
    Dice("checks"),
    f.Number("cursor", high=999),
    f.Number("left", high=99),
    f.OneOf("fallen", UNITS),
    *advanced_words.TABLE,
    f.Seats("won"),
    f.Clause("ended", CLAUSES, ENDINGS),
    Memory(),
    recount=Position.recount,
    fits=misfits,
)
