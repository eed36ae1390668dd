"""The campaign's positions in words: the table of its fields. They may begin anywhere, also in mid-battle."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from wartable.core import fields as f
from wartable.core.errors import PositionError
from wartable.core.fields.values import index, items, mapping, whole
from wartable.titles.campaign.codes.clauses import CLAUSES
from wartable.titles.campaign.codes.stack import STEP_IDS
from wartable.titles.campaign.codes.things import BOTH, GONE, LEDGER_KINDS, MEANS, MOST_FEATURES, OUTCOMES
from wartable.titles.campaign.invariants import misfits, recount
from wartable.titles.campaign.position.position import LEDGER, WHOLE, Position
from wartable.titles.campaign.position_words.battles import PLACE_NAMES, BattleWords, squad_words, squads_in
from wartable.titles.campaign.vocabulary import PLACES, REASONS, TYPES

ENDINGS = [clause for clause in CLAUSES if clause.startswith("CA-WIN") or clause in ("CA-RULING-19", "CA-RULING-53")]
NATIONS, LEVELS = attrgetter("nations"), attrgetter("level_words")
MOST_POINTS = 1_000_000
SIDE_NAMES = ("1", "2")


class Units(f.Field[Position]):
    """Squads by place: `{"1.1": {"rifle": 5}}`; the list is kept per seat, `blocks` of them for each."""

    def __init__(self, name: str, attr: str, *, blocks: int = 1, block: int = 0, other: bool = False) -> None:
        super().__init__(name)
        self.attr, self.blocks, self.block, self.other = attr, blocks, block, other

    def write(self, state: Position, seat: int) -> object:
        kept = getattr(state, self.attr)
        if not kept:
            return f.ABSENT
        base = self.base(seat)
        found = {
            place: squad_words(state, self.owner(seat), kept[base + number])
            for number, place in enumerate(PLACE_NAMES)
            if kept[base + number] > 0
        }
        return found or f.ABSENT

    def owner(self, seat: int) -> int:
        """Return whose squads they are: those that a seat enters as lost may be the other side's."""
        return self.block if self.blocks > 1 else seat

    def base(self, seat: int) -> int:
        """Return where in the list they begin."""
        return (seat * self.blocks + self.block) * PLACES

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        kept = getattr(state, self.attr)
        if not kept:
            kept = [0] * (2 * self.blocks * PLACES)
            setattr(state, self.attr, kept)
        for word, squads in mapping(place, value, PLACE_NAMES).items():
            kept[self.base(seat) + PLACE_NAMES.index(word)] = squads_in(
                state, self.owner(seat), f"{place}.{word}", squads
            )


class Standing(Units):
    """What stands now; left out, all that the list began with."""

    def derive(self, state: Position, seat: int) -> None:
        base = seat * PLACES
        state.now[base : base + PLACES] = state.start[base : base + PLACES]

    def write(self, state: Position, seat: int) -> object:
        base = seat * PLACES
        if state.now[base : base + PLACES] == state.start[base : base + PLACES]:
            return f.ABSENT
        found = super().write(state, seat)
        return {} if found is f.ABSENT else found


class Training(f.Field[Position]):
    """Levels by place; Recruits are left out: `{"1.1": "veterans"}`."""

    axes = (LEVELS,)

    def write(self, state: Position, seat: int) -> object:
        names = state.kit.level_words
        base = seat * PLACES
        return {
            place: names[state.level[base + number]]
            for number, place in enumerate(PLACE_NAMES)
            if state.level[base + number]
        } or f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for word, level in mapping(place, value, PLACE_NAMES).items():
            at = seat * PLACES + PLACE_NAMES.index(word)
            state.level[at] = index(f"{place}.{word}", level, state.kit.level_words)


class Disbanded(f.Field[Position]):
    """Platoons that are gone: `["2.1"]`."""

    def write(self, state: Position, seat: int) -> object:
        base = seat * PLACES
        return [name for at, name in enumerate(PLACE_NAMES) if state.status[base + at] == GONE] or f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for i, word in enumerate(items(place, value)):
            state.status[seat * PLACES + index(f"{place}[{i}]", word, PLACE_NAMES)] = GONE


class Picked(f.Field[Position]):
    """Units of a force, or platoons to disband, in the making: `{"1.1": "all", "1.2": {"rifle": 3}}`."""

    def write(self, state: Position, seat: int) -> object:
        if not state.picked:
            return f.ABSENT
        found: dict[str, object] = {}
        for number, place in enumerate(PLACE_NAMES):
            picked = state.picked[seat * PLACES + number]
            if picked:
                found[place] = "all" if picked == WHOLE else squad_words(state, seat, picked)
        return found or f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        if not state.picked:
            state.picked = [0] * BOTH
        for word, squads in mapping(place, value, PLACE_NAMES).items():
            at = seat * PLACES + PLACE_NAMES.index(word)
            state.picked[at] = WHOLE if squads == "all" else squads_in(state, seat, f"{place}.{word}", squads)


class Held(f.Field[Position]):
    """Who holds features at the end, by number, contested ones left out: `{"1": "2"}`."""

    def __init__(self, name: str, attr: str) -> None:
        super().__init__(name)
        self.attr = attr

    def write(self, state: Position, seat: int) -> object:
        kept = getattr(state, self.attr)
        base = max(seat, 0) * MOST_FEATURES
        found = {str(i + 1): str(kept[base + i]) for i in range(MOST_FEATURES) if kept and kept[base + i]}
        return found or f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        kept = getattr(state, self.attr) or [0] * (MOST_FEATURES * (1 if seat < 0 else 2))
        setattr(state, self.attr, kept)
        for word, holder in mapping(place, value, [str(i + 1) for i in range(MOST_FEATURES)]).items():
            at = max(seat, 0) * MOST_FEATURES + int(word) - 1
            kept[at] = index(f"{place}.{word}", holder, SIDE_NAMES) + 1


class Ledger(f.Field[Position]):
    """Changes of the pools: `[[1, 0, "kills", 300]]`: battle, seat, kind, points."""

    def write(self, state: Position, seat: int) -> object:
        rows = [state.ledger[at : at + LEDGER] for at in range(0, len(state.ledger), LEDGER)]
        return [[battle, side, LEDGER_KINDS[kind], amount] for battle, side, kind, amount in rows] or f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        state.ledger = []
        for i, row in enumerate(items(place, value)):
            there = f"{place}[{i}]"
            if len(items(there, row)) != LEDGER:
                raise PositionError("campaign-ledger-line", place=there, value=repr(row))
            state.ledger += [
                whole(f"{there}[0]", row[0], 1, 7),
                whole(f"{there}[1]", row[1], 0, 1),
                index(f"{there}[2]", row[2], LEDGER_KINDS),
                whole(f"{there}[3]", row[3], -MOST_POINTS, MOST_POINTS),
            ]

    def blank(self, state: Position, seat: int) -> None:
        state.ledger = []


class Pairs(f.Field[Position]):
    """A flat list of whole numbers, such as rolls and results of chance."""

    def __init__(self, name: str, attr: str, by: int, high: int, default: list[int]) -> None:
        super().__init__(name)
        self.attr, self.by, self.high, self.default = attr, by, high, default

    def write(self, state: Position, seat: int) -> object:
        kept: list[int] = getattr(state, self.attr)
        return f.ABSENT if kept == self.default else list(kept)

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        found = [whole(f"{place}[{i}]", number, -1, self.high) for i, number in enumerate(items(place, value))]
        if len(found) % self.by:
            raise PositionError("campaign-not-whole-rows", place=place, by=self.by)
        setattr(state, self.attr, found)

    def blank(self, state: Position, seat: int) -> None:
        setattr(state, self.attr, list(self.default))


class Bought(f.Field[Position]):
    """What was bought for the battle in hand and is open: `[{"1.2": {"rifle": 1}}, {}]`, by side."""

    def write(self, state: Position, seat: int) -> object:
        found: list[dict[str, object]] = [{}, {}]
        for at in range(0, len(state.purchases), 2):
            side, number = divmod(state.purchases[at], PLACES)
            found[side][PLACE_NAMES[number]] = squad_words(state, side, state.purchases[at + 1])
        return found if state.purchases else f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        state.purchases = []
        for side, units in enumerate(items(place, value)[:2]):
            for word, squads in mapping(f"{place}[{side}]", units, PLACE_NAMES).items():
                found = squads_in(state, side, f"{place}[{side}].{word}", squads)
                state.purchases += [side * PLACES + PLACE_NAMES.index(word), found]

    def blank(self, state: Position, seat: int) -> None:
        state.purchases = []


class DisbandedNow(f.Field[Position]):
    """What was disbanded before the battle in hand: `[["2.1"], []]`, by side."""

    def write(self, state: Position, seat: int) -> object:
        found: list[list[str]] = [[], []]
        for at in state.disbanded:
            found[at // PLACES].append(PLACE_NAMES[at % PLACES])
        return found if state.disbanded else f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        state.disbanded = []
        for side, words in enumerate(items(place, value)[:2]):
            for i, word in enumerate(items(f"{place}[{side}]", words)):
                state.disbanded.append(side * PLACES + index(f"{place}[{side}][{i}]", word, PLACE_NAMES))

    def blank(self, state: Position, seat: int) -> None:
        state.disbanded = []


class Armies(f.Field[Position]):
    """Nothing in words: it gives a new state its empty armies."""

    def write(self, state: Position, seat: int) -> object:
        return f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        pass

    def blank(self, state: Position, seat: int) -> None:
        state.begin()


FIELDS: f.Fields[Position] = f.Fields(
    "campaign",
    1,
    Armies("armies"),
    f.Stack("stack", STEP_IDS, SIDE_NAMES, deepest=1),
    f.Clause("ended", CLAUSES, ENDINGS),
    f.Seat("won", None),
    f.OneOf("victory", OUTCOMES, 0),
    f.Each(
        "sides",
        f.OneOf("nation", NATIONS),
        Units("list", "start"),
        Standing("now", "now"),
        Training("level"),
        Disbanded("disbanded"),
        f.Number("pool", high=MOST_POINTS),
        f.Number("before", high=MOST_POINTS),
        f.Number("wins", high=7),
        f.Number("marginals", high=7),
        Units("force", "force"),
        Units("lost", "losses"),
        f.Number("sealed", high=2),
        Units("bought", "bought"),
        Picked("picked"),
    ),
    # The results in the making come after both nations are known: each may name squads of both sides.
    f.Each(
        "entering",
        Units("first", "lost", blocks=2, block=0),
        Units("second", "lost", blocks=2, block=1),
        Held("held", "holds"),
        f.Number("declared", high=5),
    ),
    Ledger("ledger"),
    BattleWords("battles"),
    f.Number("draws", high=7),
    f.Number("momentum", high=14),
    f.Seat("holder", None),
    f.OneOf("kind", TYPES, 0),
    f.Seat("attacker", None),
    DisbandedNow("disbanded"),
    Bought("purchases"),
    f.OneOf("means", MEANS, 0),
    f.Seat("namer", None),
    f.Flag("named_for_good"),
    f.Number("turn", high=9999),
    Pairs("rolls", "rolls", 3, 9999, []),
    f.Seat("roller", None),
    f.Number("entered", -1, low=-1, high=35),
    f.OneOf("reason", REASONS, 0, attr="end_reason"),
    f.Seat("entrant", None),
    Held("held", "held"),
    f.Number("outcome", -1, low=-1, high=4, attr="outcome_entered"),
    Pairs("numbers", "numbers", 2, 1 << 30, [-1, -1]),
    recount=recount,
    fits=misfits,
)
