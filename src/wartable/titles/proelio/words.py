"""A position of Proelio in words: snapshots, test positions and bug reports, versioned.

What is left out of a given position has its natural value: empty hands, no walls, the rest of the cards in the piles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.errors import PositionError
from wartable.core.rules.log import BIT
from wartable.titles.proelio.cards import CARD_IDS, DEFENCE, FIRST_GOLD, KINDS, LADDER, PLAGUE, TYPE, names
from wartable.titles.proelio.clauses import ALY_09, CLAUSES, RULING_51, RULING_56, WIN_01
from wartable.titles.proelio.fits import misfits
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.places import untrue
from wartable.titles.proelio.position import (
    ACTION,
    CLEAN_UP,
    DEEPEST,
    DEFEAT,
    DEPLOYED,
    DISCARD,
    GATE,
    HANDS,
    LOOT,
    PENALTY,
    PILE,
    ROW,
    SACRIFICE,
    STEP_IDS,
    TURN_END,
    TURN_START,
    Position,
)

VERSION = 1
MOST_TURNS = 1 << 40
ENDINGS = [CLAUSES[number] for number in (WIN_01, ALY_09, RULING_51, RULING_56)]
FIELDS = [
    "title",
    "version",
    "rules",
    "seats",
    "options",
    "turn",
    "active",
    "step",
    "stack",
    "houses",
    "piles",
    "discards",
    "row",
    "deployed",
    "attack",
    "total",
    "short",
    "strategy",
    "paying",
    "tops",
    "away",
    "won",
    "lost",
    "ended",
    "memory",
]
HOUSE_FIELDS = ("hand", "fortification", "plague", "waiting")
WAITING_FIELDS = ("card", "level", "turn")


def to_words(p: Position) -> dict[str, object]:
    """Everything of a position, in words."""
    n = p.kit.seats
    return {
        "title": "proelio",
        "version": VERSION,
        "seats": n,
        "options": dict(p.kit.options),
        "turn": p.turn,
        "active": p.active,
        "stack": [[STEP_IDS[entry >> 3], entry & 7] for entry in p.steps()],
        "houses": [
            {
                "hand": cards_at(p, HANDS + seat * KINDS),
                "fortification": CARD_IDS[LADDER[p.levels[seat]]] if p.levels[seat] else None,
                "plague": p.has_plague(seat),
                "waiting": [
                    {"card": CARD_IDS[w & 31], "level": (w >> 8) & 7, "turn": w >> 11}
                    for w in p.waiting
                    if (w >> 5) & 7 == seat
                ],
            }
            for seat in range(n)
        ],
        "piles": cards_at(p, PILE),
        "discards": cards_at(p, DISCARD),
        "row": cards_at(p, ROW),
        "deployed": cards_at(p, DEPLOYED),
        "attack": CARD_IDS[p.attack] if p.attack >= 0 else None,
        "total": p.total,
        "short": p.short,
        "strategy": CARD_IDS[p.strategy] if p.strategy >= 0 else None,
        "paying": p.paying,
        "tops": [CARD_IDS[top - 1] if top else None for top in (p.tops & 31, p.tops >> 5)],
        "away": [seat for seat in range(n) if p.away & BIT[seat]],
        "won": [seat for seat in range(n) if p.won & BIT[seat]],
        "lost": p.lost if p.lost >= 0 else None,
        "ended": CLAUSES[p.ended] or None,
        "memory": None if p.memory is None else p.memory.to_rows(CARD_IDS),
    }


def cards_at(p: Position, at: int) -> list[str]:
    """The cards of an area by name."""
    return list(names(p.cards, at, at + KINDS))


class Reader:
    """Fills a position from words; every error names its place."""

    def __init__(self, p: Position, kit: ProelioKit, data: Mapping[str, Any]) -> None:
        self.p = p
        self.kit = kit
        self.data = data

    def read(self) -> None:
        """Everything, or a PositionError."""
        p, kit = self.p, self.kit
        self.known("position", self.data, FIELDS)
        if self.data.get("title", "proelio") != "proelio":
            raise PositionError(f"title: {self.data['title']!r} is not proelio")
        if self.data.get("version", VERSION) != VERSION:
            raise PositionError(f"version: {self.data['version']!r} is not {VERSION}, the version that is read here")
        p.kit = kit
        p.cards = [0] * (HANDS + KINDS * kit.seats)
        p.sizes, p.levels = [0] * kit.seats, [0] * kit.seats
        p.waiting = []
        p.turn = self.number("turn", 1, 1, MOST_TURNS)
        p.active = self.number("active", 0, 0, kit.seats - 1)
        houses = self.items("houses", self.data.get("houses", []))
        if len(houses) > kit.seats:
            raise PositionError(f"houses: a list of at most {kit.seats} houses is needed")
        for seat, house in enumerate(houses):
            self.house(seat, house)
        p.waiting.sort(key=lambda w: w >> 11)
        self.area("discards", DISCARD)
        self.area("row", ROW)
        self.area("deployed", DEPLOYED)
        p.picks = sum(p.cards[ROW : ROW + KINDS])
        self.scalars()
        self.steps()
        # A row at the action is an exchange that was begun; without one it must be said.
        p.paying = bool(self.data.get("paying", p.picks > 0 and p.step() == ACTION))
        self.piles()
        p.recount()
        for problem in misfits(p):
            raise PositionError(problem)
        rows = self.data.get("memory", [])
        if rows is not None:
            p.remember()
            assert p.memory is not None
            p.memory.from_rows(rows, CARD_IDS)
            wrong = untrue(p.memory, p.cards, HANDS, p.waiting)
            if wrong >= 0:
                raise PositionError(f"memory: {p.memory.to_rows(CARD_IDS)[wrong]} does not hold in this position")

    def known(self, place: str, data: Mapping[str, Any], fields: Sequence[str]) -> None:
        """Refuses fields that nobody reads: a typing slip must not pass in silence."""
        for name in data:
            if name not in fields:
                raise PositionError(f"{place}: unknown field {name!r}; there are {', '.join(fields)}")

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        return self.whole(name, self.data.get(name, default), low, high)

    def whole(self, place: str, value: object, low: int, high: int) -> int:
        """A value that must be a whole number in a range."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise PositionError(f"{place}: {value!r} is not a whole number from {low} to {high}")
        return value

    def items(self, place: str, value: object) -> Sequence[Any]:
        """A value that must be a list."""
        if not isinstance(value, Sequence) or isinstance(value, str | bytes):
            raise PositionError(f"{place}: a list is needed, not {value!r}")
        return value

    def card(self, place: str, name: object) -> int:
        """The kind of a card's name."""
        if not isinstance(name, str) or name not in CARD_IDS:
            raise PositionError(f"{place}: {name!r} is no card")
        return CARD_IDS.index(name)

    def area(self, name: str, at: int) -> None:
        """A list of cards into an area."""
        self.fill(name, self.data.get(name, []), at)

    def fill(self, place: str, names: object, at: int) -> int:
        """Puts cards into an area and counts them."""
        cards = self.items(place, names)
        for i, name in enumerate(cards):
            self.p.cards[at + self.card(f"{place}[{i}]", name)] += 1
        return len(cards)

    def house(self, seat: int, house: object) -> None:
        """One House."""
        place = f"houses[{seat}]"
        if not isinstance(house, Mapping):
            raise PositionError(f"{place}: names and values are needed, not {house!r}")
        self.known(place, house, HOUSE_FIELDS)
        p = self.p
        p.sizes[seat] = self.fill(f"{place}.hand", house.get("hand", []), HANDS + seat * KINDS)
        fortification = house.get("fortification")
        if fortification is not None:
            kind = self.card(f"{place}.fortification", fortification)
            if TYPE[kind] != DEFENCE or kind not in LADDER:
                raise PositionError(
                    f"{place}.fortification: {fortification!r} can never be a Fortification (PR-FORT-13)"
                )
            p.levels[seat] = LADDER.index(kind)
        if not isinstance(house.get("plague", False), bool):
            raise PositionError(f"{place}.plague: true or false is needed, not {house['plague']!r}")
        if house.get("plague", False):
            p.plagues |= BIT[seat]
        for i, waiting in enumerate(self.items(f"{place}.waiting", house.get("waiting", []))):
            self.waiting(f"{place}.waiting[{i}]", seat, waiting)

    def waiting(self, place: str, target: int, data: object) -> None:
        """An attack that lies before a House."""
        if not isinstance(data, Mapping):
            raise PositionError(f"{place}: names and values are needed, not {data!r}")
        self.known(place, data, WAITING_FIELDS)
        kind = self.card(f"{place}.card", data.get("card"))
        if TYPE[kind] != 1:
            raise PositionError(f"{place}.card: {data['card']!r} is no Attack card (PR-ATK-03)")
        level = self.whole(f"{place}.level", data.get("level", 4), 0, 4)
        turn = self.whole(f"{place}.turn", data.get("turn", 1), 1, MOST_TURNS)
        self.p.waiting.append(((turn * 8 + level) * 8 + target) * 32 + kind)

    def scalars(self) -> None:
        """The fields that are one value."""
        p, seats = self.p, self.kit.seats
        attack, strategy = self.data.get("attack"), self.data.get("strategy")
        p.attack = -1 if attack is None else self.card("attack", attack)
        p.strategy = -1 if strategy is None else self.card("strategy", strategy)
        paying = self.data.get("paying", None)
        if paying is not None and not isinstance(paying, bool):
            raise PositionError(f"paying: true or false is needed, not {paying!r}")
        p.total = self.number("total", 0, 0, 99)
        p.short = self.number("short", 0, 0, 99)
        p.away = sum(BIT[seat] for seat in self.seats("away"))
        p.won = sum(BIT[seat] for seat in self.seats("won"))
        lost = self.data.get("lost")
        p.lost = -1 if lost is None else self.number("lost", 0, 0, seats - 1)
        ended = self.data.get("ended")
        if ended is not None and ended not in ENDINGS:
            raise PositionError(f"ended: {ended!r} is not one of {', '.join(ENDINGS)}")
        p.ended = 0 if ended is None else CLAUSES.index(ended)
        p.tops = self.tops()

    def tops(self) -> int:
        """The cards on top of the discards: as given, or the last of each deck that `discards` names."""
        last = [0, 0]
        for name in self.data.get("discards", []):
            kind = CARD_IDS.index(name)
            last[kind >= FIRST_GOLD] = kind + 1
        given = self.items("tops", self.data.get("tops", [None, None]))
        if len(given) != 2:
            raise PositionError("tops: two entries are needed, for the Base and the Imperial discards")
        for deck, name in enumerate(given):
            if name is not None:
                last[deck] = self.card(f"tops[{deck}]", name) + 1
        return last[0] | (last[1] << 5)

    def seats(self, name: str) -> list[int]:
        """A list of seats."""
        found = self.items(name, self.data.get(name, []))
        return sorted({self.whole(f"{name}[{i}]", seat, 0, self.kit.seats - 1) for i, seat in enumerate(found)})

    def steps(self) -> None:
        """The stack as given, or the one of a turn that stands at `step` (by default: the action)."""
        p = self.p
        if "stack" in self.data:
            if len(found := self.items("stack", self.data["stack"])) > DEEPEST:
                raise PositionError(f"stack: {len(found)} steps; a turn has {DEEPEST} at most")
            for i, entry in enumerate(found):
                if len(self.items(f"stack[{i}]", entry)) != 2 or entry[0] not in STEP_IDS[1:]:
                    raise PositionError(f"stack[{i}]: {entry!r} is not a step and a seat")
                seat = self.whole(f"stack[{i}][1]", entry[1], 0, self.kit.seats - 1)
                p.push(STEP_IDS.index(entry[0]), seat)
            return
        step = self.data.get("step", "game_over" if p.ended else "action")
        if step not in STEP_IDS:
            raise PositionError(f"step: {step!r} is not one of {', '.join(STEP_IDS)}")
        if step != "game_over":
            self.stand_at(STEP_IDS.index(step))

    def stand_at(self, step: int) -> None:
        """The rest of a turn that stands at a step."""
        p = self.p
        if step == TURN_START:
            p.push(TURN_START, p.active)
            return
        p.push(TURN_END, p.active)
        if step == TURN_END:
            return
        p.push(ACTION, p.active)
        if step == ACTION:
            return
        p.push(GATE, p.active)
        if step in (SACRIFICE, LOOT, CLEAN_UP):
            p.push(DEFEAT, p.active)
        if step in (SACRIFICE, LOOT):
            p.push(CLEAN_UP, p.active)
        if step == LOOT:
            p.push_excess(p.right_of(p.active), True)
        if step == PENALTY:
            p.push_excess(p.active, False)
        if step != GATE:
            p.push(step, p.right_of(p.active) if step == PENALTY else p.active)

    def piles(self) -> None:
        """What lies nowhere else is in the piles; more cards than there are is an error."""
        p, kit = self.p, self.kit
        left = list(kit.copies)
        for at in (DISCARD, DEPLOYED, *(HANDS + seat * KINDS for seat in range(kit.seats))):
            for kind in range(KINDS):
                left[kind] -= p.cards[at + kind]
        for packed in p.waiting:
            left[packed & 31] -= 1
        for seat in range(kit.seats):
            left[PLAGUE] -= p.has_plague(seat)
            if p.levels[seat]:
                left[LADDER[p.levels[seat]]] -= 1
        if p.attack >= 0:
            left[p.attack] -= 1
        for kind in range(KINDS):
            if left[kind] < 0:
                raise PositionError(f"{CARD_IDS[kind]}: {kit.copies[kind]} in the set, {-left[kind]} more on the table")
        if "piles" in self.data:
            self.area("piles", PILE)
            if p.cards[PILE : PILE + KINDS] != left:
                raise PositionError("piles: together with all other cards they do not make the set (PR-DECK-04)")
        else:
            p.cards[PILE : PILE + KINDS] = left
