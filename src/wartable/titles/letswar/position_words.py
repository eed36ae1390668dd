"""A position of Let's War in words: snapshots, test positions and bug reports, versioned.

What is left out of a given position has its natural value: empty hands, all units active, Happy, the rest of the cards
in the piles, step 2 of the active seat's turn. What is open in the middle of a choice or of a card stands under
`resolving`, as the program wrote it, under a seal: nobody can bend such a position by hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from operator import attrgetter
from typing import Any

from wartable.core import fields as f
from wartable.core.errors import PositionError
from wartable.core.rules.steps import STACKED
from wartable.titles.letswar.codes import stack
from wartable.titles.letswar.codes.clauses import CLAUSES
from wartable.titles.letswar.codes.constants import IN_DECK, LEVEL_IDS, OUT_OF_GAME
from wartable.titles.letswar.effects.values import RECORD
from wartable.titles.letswar.invariants import misfits
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.position.setup import lay_out
from wartable.titles.letswar.vocabulary import ALL_UNITS, DATES, FACTIONS, UNITS, UNTIL

MOST = 1 << 30
ENDINGS = ("WIN-03", "WIN-04", "WIN-10", "ARM-07", "ARM-09", "ARM-11", "RULING-37", "RULING-68", "RULING-89")
ENDING_IDS = [f"LW-{ending}" for ending in ENDINGS]
KINDS, WORDS, EVENTS = attrgetter("kind_names"), attrgetter("words"), attrgetter("event_ids")
LISTS = ("frames", "rows", "answers", "stopped", "stock", "pledges", "offers_made")
NUMBERS = (
    "begun", "begun_with", "asking", "act_sort", "act_actor", "act_card", "act_target", "act_unit", "act_target_unit",
    "act_task", "act_flags", "act_bonus", "rebids", "both_fell",
)  # fmt: skip
HIDDEN = ("pile", "memory", "nations", "resolving")
DRAFTS = ("rows", "answers", "begun", "begun_with")
SEALS = ("seal", "draft_seal")


class Turn(f.Stack[Position]):
    """The rest of the turn, or for short the `step` that it stands at; where neither is given, the actions."""

    also = "step"

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        if place == self.also:
            stand_at(state, f.index(place, value, [step.removesuffix("_equip") for step in stack.STEP_IDS]))
        else:
            super().read(state, seat, place, value)

    def derive(self, state: Position, seat: int) -> None:
        if not state.ended:
            stand_at(state, stack.TURN[-1])


def stand_at(p: Position, step: int) -> None:
    """Put down the rest of a turn that stands at a step."""
    if step not in stack.QUIET:
        raise PositionError("letswar-no-step", step=stack.STEP_IDS[step])
    if step == stack.QUIET[0]:
        p.push(stack.TURN_START, 0)
        for seat in range(p.kit.n - 1, max(p.active, 0) - 1, -1):
            p.push(step, seat)
        p.active, p.prelude = -1, True
        return
    p.active = max(p.active, 0)
    turn = [stack.TURN_START] if step == stack.TURN_START else stack.TURN[: stack.TURN.index(step) + 1]
    for later in turn:
        p.push(later, p.active)


class Blank(f.Field[Position]):
    """Begins with a table that is set up and not dealt."""

    def write(self, state: Position, seat: int) -> object:
        return f.ABSENT

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        pass

    def blank(self, state: Position, seat: int) -> None:
        lay_out(state)
        state.leader = [int(start) for start in state.kit.leaders.start[:-1]]
        state.leaders = [i for i in state.leaders if i not in state.leader]


class Held(f.Field[Position]):
    """The cards of a hand or a board, by their words."""

    def __init__(self, name: str, attr: str) -> None:
        super().__init__(name)
        self.area = attr

    def write(self, state: Position, seat: int) -> object:
        return [state.kit.card_words[card] for card in state.cards_of(getattr(state, self.area), seat)]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        counts = getattr(state, self.area)
        for i, word in enumerate(f.items(place, value)):
            card = state.kit.card_of(seat, f.card(f"{place}[{i}]", word, state.kit.words))
            if card < 0 or card in state.kit.territories:
                raise PositionError("letswar-not-the-nations", place=f"{place}[{i}]", word=word)
            counts[state.slot(seat, card)] += 1

    def tally(self, state: Position, seat: int, names: Sequence[str], bag: list[int]) -> None:
        if names == state.kit.kind_names:
            for card in state.cards_of(getattr(state, self.area), seat):
                bag[card] += 1


class Bottom(f.Field[Position]):
    """The known cards at the bottom of a Nation deck, the uppermost first."""

    def write(self, state: Position, seat: int) -> object:
        return [state.kit.card_words[card] for card in own(state, seat)]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for i, word in enumerate(f.items(place, value)):
            card = state.kit.card_of(seat, f.card(f"{place}[{i}]", word, state.kit.words))
            if card < state.kit.conflicts:
                raise PositionError("letswar-not-the-nations", place=f"{place}[{i}]", word=word)
            state.bottoms.append(card)

    def tally(self, state: Position, seat: int, names: Sequence[str], bag: list[int]) -> None:
        if names == state.kit.kind_names:
            for card in own(state, seat):
                bag[card] += 1


def own(p: Position, seat: int) -> list[int]:
    """Return the cards under a seat's Nation deck."""
    return [card for card in p.bottoms if p.kit.cards.back[card] == seat + 1]


class Discards(f.Cards[Position]):
    """The Conflict discards."""

    def tally(self, state: Position, seat: int, names: Sequence[str], bag: list[int]) -> None:
        if names == state.kit.kind_names:
            for card, count in enumerate(state.discards):
                bag[card] += count


class Units(f.Field[Position]):
    """A set of units: the destroyed ones of `units`, or those of another set as they are."""

    def __init__(self, name: str, attr: str, inverse: bool) -> None:
        super().__init__(name)
        self.area, self.inverse = attr, ALL_UNITS if inverse else 0

    def write(self, state: Position, seat: int) -> object:
        units = getattr(state, self.area)[seat] ^ self.inverse
        return [name for unit, name in enumerate(UNITS) if units >> unit & 1]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        units = 0
        for i, word in enumerate(f.items(place, value)):
            units |= 1 << f.index(f"{place}[{i}]", word, UNITS)
        getattr(state, self.area)[seat] = units ^ self.inverse


class Side(f.OneOf[Position]):
    """A Nation's side; left out, the one that it begins on."""

    def blank(self, state: Position, seat: int) -> None:
        self.put(state, seat, state.kit.sides[seat])

    def derive(self, state: Position, seat: int) -> None:
        self.blank(state, seat)


class Character(f.OneOf[Position]):
    """The Character in play; left out, the first of the deck."""

    def blank(self, state: Position, seat: int) -> None:
        pass

    def derive(self, state: Position, seat: int) -> None:
        pass


class Below(f.Field[Position]):
    """The Characters below the one in play, in order."""

    def write(self, state: Position, seat: int) -> object:
        span = range(state.kit.leaders.start[seat], state.kit.leaders.start[seat + 1])
        return [state.kit.leader_ids[leader] for leader in state.leaders if leader in span]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        span = range(state.kit.leaders.start[seat], state.kit.leaders.start[seat + 1])
        found = [f.index(f"{place}[{i}]", word, state.kit.leader_ids) for i, word in enumerate(f.items(place, value))]
        if any(leader not in span for leader in found):
            raise PositionError("letswar-other-nation", place=place)
        state.leaders = [leader for leader in state.leaders if leader not in span] + found

    def derive(self, state: Position, seat: int) -> None:
        span = range(state.kit.leaders.start[seat], state.kit.leaders.start[seat + 1])
        rest = [leader for leader in span if leader != state.leader[seat] and not state.unmet[leader]]
        state.leaders = [leader for leader in state.leaders if leader not in span] + rest


class Latest(f.OneOf[Position]):
    """The latest offensive that was reached; left out, the present one."""

    def derive(self, state: Position, seat: int) -> None:
        state.latest = state.date


class Territories(f.Field[Position]):
    """Where the Territory cards are: before a seat (its number), in the `deck`, or `out` of the game."""

    def write(self, state: Position, seat: int) -> object:
        words = {IN_DECK: "deck", OUT_OF_GAME: "out"}
        cards = zip(state.kit.territories, state.territory, strict=True)
        return {state.kit.card_words[card]: words.get(place, place) for card, place in cards}

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        words = [state.kit.card_words[card] for card in state.kit.territories]
        for word, where in f.mapping(place, value, words).items():
            there = f"{place}.{word}"
            known = {"deck": IN_DECK, "out": OUT_OF_GAME}
            at = (
                known[where] if isinstance(where, str) and where in known else f.whole(there, where, 0, state.kit.n - 1)
            )
            if at != OUT_OF_GAME and state.kit.italy < 0:
                raise PositionError("letswar-no-italy", place=there)
            state.territory[words.index(word)] = at


class Fallen(f.Field[Position]):
    """The seats that are out of the game."""

    def write(self, state: Position, seat: int) -> object:
        return [seat for seat in range(state.kit.n) if not state.lives(seat)]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for i, one in enumerate(f.items(place, value)):
            fallen = f.whole(f"{place}[{i}]", one, 0, state.kit.n - 1)
            state.alive &= ~(1 << fallen)
            state.units[fallen] = state.homefront[fallen] = 0
            state.leader[fallen] = -1


class InForce(f.Field[Position]):
    """Effects of played cards and Events that last."""

    KEYS = ("effect", "by", "nations", "until", "units")

    def write(self, state: Position, seat: int) -> object:
        kit, out = state.kit, []
        for at in range(0, len(state.lasting), RECORD):
            effect, by, nations, until, units = state.lasting[at : at + RECORD]
            words = (kit.effect_names[effect], by, [s for s in range(kit.n) if nations >> s & 1], UNTIL[until], units)
            out.append(dict(zip(self.KEYS, words, strict=True)))
        return out

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        kit = state.kit
        for i, given in enumerate(f.items(place, value)):
            there = f"{place}[{i}]"
            words = f.mapping(there, given, self.KEYS)
            if len(words) < len(self.KEYS):
                raise PositionError("letswar-lasting", place=there)
            effect = f.index(f"{there}.effect", words["effect"], kit.effect_names)
            nations = sum(
                {
                    1 << f.whole(f"{there}.nations[{k}]", one, 0, kit.n - 1)
                    for k, one in enumerate(f.items(there, words["nations"]))
                }
            )
            until = f.index(f"{there}.until", words["until"], UNTIL)
            units = f.whole(f"{there}.units", words["units"], 0, ALL_UNITS)
            state.lasting += [effect, f.whole(f"{there}.by", words["by"], -1, kit.n - 1), nations, until, units]
            if kit.effects.until[effect] != until:
                raise PositionError("letswar-lasting", place=there)


class Names(f.Field[Position]):
    """A list of numbers, by names of the kit."""

    def __init__(self, name: str, names: f.Names, attr: str) -> None:
        super().__init__(name)
        self.names, self.attr = names, attr
        self.axes = (names,)

    def write(self, state: Position, seat: int) -> object:
        assert callable(self.names)
        names = self.names(state.kit)
        return [names[number] for number in getattr(state, self.attr)]

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        assert callable(self.names)
        names = self.names(state.kit)
        setattr(
            state, self.attr, [f.index(f"{place}[{i}]", word, names) for i, word in enumerate(f.items(place, value))]
        )


class Remembered(f.Lots[Position]):
    """What the seats remember, with this table's names."""

    def write(self, state: Position, seat: int) -> object:
        return None if state.memory is None else state.memory.to_rows(state.kit.kind_names)

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        if value is not None:
            state.remember()
            assert state.memory is not None
            state.memory.from_rows(value, state.kit.kind_names)

    def misfits(self, state: Position) -> Iterator[PositionError]:
        self.names = state.kit.kind_names
        yield from super().misfits(state)


class Resolving(f.Field[Position]):
    """All that is open in the middle of a choice, a card or an auction: plain numbers."""

    def write(self, state: Position, seat: int) -> object:
        if quiet(state):
            return f.ABSENT
        lists = {name: [int(number) for number in getattr(state, name)] for name in LISTS}
        return {**lists, **{name: int(getattr(state, name)) for name in NUMBERS}}

    def read(self, state: Position, seat: int, place: str, value: Any) -> None:
        for name, given in f.mapping(place, value, (*LISTS, *NUMBERS)).items():
            if name in LISTS:
                numbers = [f.whole(f"{place}.{name}[{i}]", n, -MOST, MOST) for i, n in enumerate(f.items(place, given))]
                setattr(state, name, numbers)
            else:
                number = f.whole(f"{place}.{name}", given, -MOST, MOST)
                setattr(state, name, bool(number) if name == "both_fell" else number)

    def tally(self, state: Position, seat: int, names: Sequence[str], bag: list[int]) -> None:
        if names == state.kit.kind_names:
            for card in state.stock:
                bag[card] += card < state.kit.ordinary


def quiet(p: Position) -> bool:
    """Return whether nothing is open: only then a position may be written by hand."""
    at_rest = all(step // STACKED in stack.QUIET for step in p.stack)
    return at_rest and p.begun < 0 and not (p.rows or p.frames or p.pledges or p.offers_made or p.stock)


def sealed(words: Mapping[str, Any]) -> dict[str, str]:
    """Return the seals of a position that is not quiet: over all that lies open, and over what is picked or answered.

    Hidden cards are no part of the first, so that it tells nothing of them; the set and the pledges are checked anyway.
    """
    resolving = words["resolving"]
    shown = {key: value for key, value in words.items() if key not in (*HIDDEN, *SEALS)}
    shown["nations"] = [{key: value for key, value in nation.items() if key != "hand"} for nation in words["nations"]]
    shown["resolving"] = {key: value for key, value in resolving.items() if key not in (*DRAFTS, "pledges")}
    drafts = {key: resolving[key] for key in DRAFTS}
    return dict(zip(SEALS, (digest(shown), digest(drafts)), strict=True))


def digest(words: Mapping[str, Any]) -> str:
    """Return a short hash of words."""
    return sha256(json.dumps(words, sort_keys=True, default=str).encode()).hexdigest()[:16]


def check_seal(words: Mapping[str, Any]) -> None:
    """Refuse a position in the middle of something that was not written so; raise PositionError."""
    if not isinstance(words, Mapping) or not any(key in words for key in ("resolving", *SEALS)):
        return
    try:
        right = all(words.get(key) == value for key, value in sealed(words).items())
    except (KeyError, TypeError, AttributeError):
        right = False
    if not right:
        raise PositionError("letswar-seal")


def recount(p: Position) -> None:
    """Count anew what is kept beside the fields."""
    kit = p.kit
    for seat in range(kit.n):
        cards = p.cards_of(p.hands, seat)
        p.conflict_in_hand[seat] = sum(card < kit.conflicts for card in cards)
        p.nation_in_hand[seat] = len(cards) - p.conflict_in_hand[seat]
    if IN_DECK in p.territory and p.depth_left == 0:
        p.depth_left = p.pile_size()
    p.renew_all()


FIELDS: f.Fields[Position] = f.Fields(
    "letswar",
    1,
    Blank("rules"),
    f.Number("turn", 1, high=MOST),
    f.Number("offensive", high=MOST),
    f.OneOf("date", DATES, 0),
    Latest("latest", DATES, 0),
    f.Seat("active", None),
    f.Flag("prelude"),
    f.Counts("unmet", attrgetter("leader_ids"), most=1),
    f.Each(
        "nations",
        Held("hand", "hands"),
        Held("board", "boards"),
        Bottom("bottom"),
        Units("destroyed", "units", True),
        f.OneOf("homefront", LEVEL_IDS, len(LEVEL_IDS) - 1),
        Side("side", FACTIONS, 0, attr="allegiance"),
        f.Counts("attacked", UNITS, attr="used"),
        Units("attacked_by_card", "by_card", False),
        Character("character", attrgetter("leader_ids"), attr="leader"),
        Below("characters"),
    ),
    Fallen("out"),
    f.Rest(f.Cards("pile", KINDS), of=attrgetter("card_set"), clause="LW-CONF-01"),
    Discards("discards", lambda kit: kit.kind_names[: kit.conflicts]),
    f.Card("event", EVENTS),
    f.Rest(f.Cards("event_pile", EVENTS), of=attrgetter("event_set"), clause="LW-EVT-01"),
    f.Cards("event_discards", EVENTS),
    f.Number("event_draws", high=MOST),
    f.Flag("rotated"),
    Territories("territory"),
    f.Number("depth_left", high=MOST),
    InForce("lasting"),
    Names("taken", attrgetter("kind_names"), "taken"),
    Names("free_used", attrgetter("effect_names"), "free_used"),
    f.Number("spied"),
    f.Number("spies_spent"),
    f.Number("purchases"),
    f.Flag("taxed"),
    Turn("stack", stack.STEP_IDS),
    Resolving("resolving"),
    f.Ignored("seal"),
    f.Ignored("draft_seal"),
    f.Seats("away"),
    f.Seats("won"),
    f.Clause("ended", CLAUSES, ENDING_IDS),
    Remembered("memory", (), Position.remember, Position.contents),
    recount=recount,
    fits=misfits,
)
