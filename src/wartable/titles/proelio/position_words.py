"""A position of Proelio in words: snapshots, test positions and bug reports, versioned.

What is left out of a given position has its natural value: empty hands, no walls, the rest of the cards in the piles.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from wartable.core import fields as f
from wartable.core.errors import PositionError
from wartable.core.rules.state import Kit
from wartable.titles.proelio.codes import stack
from wartable.titles.proelio.codes.cards import ATTACK, CARD_IDS, KINDS, LADDER, PLAGUE, TYPE
from wartable.titles.proelio.codes.clauses import ALY_09, CLAUSES, RULING_51, RULING_56, WIN_01
from wartable.titles.proelio.invariants import misfits
from wartable.titles.proelio.position.places import contents, kind_of, level_of, packed, target_of, turn_of
from wartable.titles.proelio.position.position import DEPLOYED, DISCARD, HANDS, PILE, ROW, Position

MOST_TURNS = 1 << 40  # a waiting attack keeps its turn above eleven other bits
ENDINGS = [CLAUSES[number] for number in (WIN_01, ALY_09, RULING_51, RULING_56)]


class Turn(f.Stack[Position]):
    """The rest of the turn, or for short the `step` that it stands at; where neither is given, the action."""

    also = "step"

    def entries(self, state: Position) -> list[tuple[int, int]]:
        return [(stack.step_of(entry), stack.seat_of(entry)) for entry in state.steps()]

    def push(self, state: Position, step: int, seat: int) -> None:
        state.push(step, seat)

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        if place != self.also:
            super().read(state, seat, place, value)
        elif step := f.index(place, value, stack.STEP_IDS):
            stand_at(state, step)

    def blank(self, state: Position, seat: int) -> None:
        state.stack = 0

    def derive(self, state: Position, seat: int) -> None:
        if not state.ended:
            stand_at(state, stack.ACTION)


class Fortification(f.Single[Position]):
    """The card that shows a House's level."""

    def word(self, kit: Kit, value: int) -> object:
        return CARD_IDS[LADDER[value]] if value else None

    def value(self, kit: Kit, place: str, word: object) -> int:
        kind = -1 if word is None else f.card(place, word, CARD_IDS)
        if kind not in LADDER:
            raise PositionError("proelio-no-fortification", place=place, word=repr(word))
        return LADDER.index(kind)

    def tally(self, state: Position, seat: int, names: Sequence[str], bag: list[int]) -> None:
        if state.levels[seat]:
            bag[LADDER[state.levels[seat]]] += 1


class Waiting(f.Field[Position]):
    """The attacks before a House, the oldest first."""

    def write(self, state: Position, seat: int) -> object:
        return [
            {"card": CARD_IDS[kind_of(attack)], "level": level_of(attack), "turn": turn_of(attack)}
            for attack in state.waiting
            if target_of(attack) == seat
        ]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for i, attack in enumerate(f.items(place, value)):
            there = f"{place}[{i}]"
            given = f.mapping(there, attack, ("card", "level", "turn"))
            kind = f.card(f"{there}.card", given.get("card"), CARD_IDS)
            if TYPE[kind] != ATTACK:
                raise PositionError("proelio-no-attack-card", place=there, word=repr(given["card"]))
            level = f.whole(f"{there}.level", given.get("level", 4), 0, 4)
            turn = f.whole(f"{there}.turn", given.get("turn", 1), 1, MOST_TURNS)
            state.waiting.append(packed(kind, seat, level, turn))
        state.waiting.sort(key=turn_of)

    def blank(self, state: Position, seat: int) -> None:
        state.waiting = []

    def tally(self, state: Position, seat: int, names: Sequence[str], bag: list[int]) -> None:
        for attack in state.waiting:
            bag[kind_of(attack)] += target_of(attack) == seat


class Discards(f.Cards[Position]):
    """The discards; the card that is named last of each deck is its top, unless `tops` says otherwise."""

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for kind in f.kinds(place, value, CARD_IDS):
            state.discard(kind)


class Tops(f.Field[Position]):
    """The cards on top of the Base and of the Imperial discards."""

    def write(self, state: Position, seat: int) -> object:
        return [CARD_IDS[top] if top >= 0 else None for top in map(state.top, range(2))]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        if len(f.items(place, value)) != 2:
            raise PositionError("proelio-two-discards", place=place)
        for deck, name in enumerate(value):
            if name is not None:
                state.set_top(deck, f.card(f"{place}[{deck}]", name, CARD_IDS))

    def blank(self, state: Position, seat: int) -> None:
        state.tops = 0


FIELDS: f.Fields[Position] = f.Fields(
    "proelio",
    1,
    f.Ignored("rules"),
    f.Number("turn", 1, low=1, high=MOST_TURNS),
    f.Seat("active"),
    Turn("stack", stack.STEP_IDS, deepest=stack.DEEPEST, first=stack.BEGIN, last=stack.AT_ONCE, order=stack.ORDER),
    f.Each(
        "houses",
        f.Cards("hand", CARD_IDS, attr="cards", at=HANDS),
        Fortification("fortification", 0, "levels"),
        f.Bit("plague", attr="plagues", card=CARD_IDS[PLAGUE]),
        Waiting("waiting"),
    ),
    f.Rest(f.Cards("piles", CARD_IDS, attr="cards", at=PILE), of=attrgetter("copies"), clause="PR-DECK-04"),
    Discards("discards", CARD_IDS, attr="cards", at=DISCARD),
    f.Cards("row", CARD_IDS, attr="cards", at=ROW, part_of="hand"),
    f.Cards("deployed", CARD_IDS, attr="cards", at=DEPLOYED),
    f.Card("attack", CARD_IDS),
    f.Number("total", high=99),
    f.Number("short", high=99),
    f.Card("strategy", CARD_IDS, part_of="hand"),
    # A row at the action is an exchange that was begun; without one it must be said.
    f.Flag("paying", lambda p: p.step() == stack.ACTION and any(p.cards[ROW : ROW + KINDS])),
    Tops("tops"),
    f.Seats("away"),
    f.Seats("won"),
    f.Seat("lost", None),
    f.Clause("ended", CLAUSES, ENDINGS),
    f.Lots("memory", CARD_IDS, Position.remember, lambda p: contents(p.cards, HANDS, p.kit.n, p.waiting)),
    recount=Position.recount,
    fits=misfits,
)


def stand_at(p: Position, step: int) -> None:
    """Put down the rest of a turn that stands at a step."""
    for later in stack.later(step):
        p.push(later, p.active)
    if step == stack.LOOT:
        p.push_excess(p.right_of(p.active), True)
    if step == stack.PAY_PENALTY:
        p.push_excess(p.active, False)
    p.push(step, p.right_of(p.active) if step == stack.PAY_PENALTY else p.active)
