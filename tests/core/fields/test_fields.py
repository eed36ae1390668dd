"""The field table: every kind of field there and back, natural values, the place of every error, conservation."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from operator import attrgetter
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.small.auction import TITLE as AUCTION
from tests.small.skirmish import TITLE as SKIRMISH
from wartable import PositionError, Seeded, Title, title as installed
from wartable.core.fields import (
    ABSENT,
    Bit,
    Card,
    Cards,
    Clause,
    Counts,
    Each,
    Field,
    Fields,
    Flag,
    Ignored,
    Lots,
    Number,
    OneOf,
    OneOfEach,
    Rest,
    Seat,
    Seats,
    Stack,
)
from wartable.core.rules.log import BIT
from wartable.core.rules.memory import Memory
from wartable.core.rules.state import Kit
from wartable.core.rules.steps import STACKED

CARDS = ("pike", "bow", "axe")
SIDES = ("red", "blue")
ZONES = attrgetter("zones")
CLAUSES = ("", "RA-WIN-01", "RA-WIN-02", "RA-GEN-01")


class RaidKit(Kit):
    """Two seats and the names of a pack."""

    def __init__(self, zones: Sequence[str] = ("mill", "ford"), copies: Sequence[int] = (4, 2, 3)) -> None:
        super().__init__(2, {"night": True})
        self.zones, self.copies = zones, copies


class Raid(SimpleNamespace):
    """A state with something of every kind of field."""

    kit: RaidKit


class Oath(Field[Raid]):
    """A title's own kind of field, with another name that it may be given by."""

    also = "vow"

    def write(self, state: Raid, seat: int) -> object:
        return state.oath if state.oath else ABSENT

    def read(self, state: Raid, seat: int, place: str, value: Any) -> None:
        if not isinstance(value, str):
            raise PositionError(f"{place}: no oath")
        state.oath = value.upper() if place.endswith(self.also) else value

    def blank(self, state: Raid, seat: int) -> None:
        state.oath = ""


def remember(state: Raid) -> None:
    state.memory = Memory()
    state.memory.begin([0, len(CARDS)], [0, BIT[0], BIT[1]])


def table(*, spent: bool = False) -> Fields[Raid]:
    return Fields(
        "raid",
        3,
        Ignored("remark"),
        Number("turn", 1, low=1, high=99),
        Number("supply", lambda s: len(s.kit.zones) + s.turn),
        Seat("active"),
        Seat("lost", None),
        Seats("away"),
        Flag("dawn"),
        Flag("paying", lambda s: sum(s.row) > 0),
        OneOf("weather", ("fair", "rain"), 0),
        OneOf("goal", ZONES),
        OneOf("origin", ZONES, silent=True),
        Clause("ended", CLAUSES, CLAUSES[1:3]),
        Stack("stack", ("over", "march", "fight"), SIDES, deepest=3),
        OneOfEach("burnt", ZONES, ("no", "half", "whole")),
        Each(
            "camps",
            Cards("hand", CARDS, attr="cards", at=3),
            Counts("spoils", CARDS, attr="hoard", at=1, stride=4, part_of="hand"),
            Number("food", 5, attr="foods"),
            OneOf("chief", ("ann", "bob"), attr="chiefs"),
            Bit("fed", attr="fed_bits"),
            Flag("cold", attr="colds"),
        ),
        Counts("units", SIDES, ZONES, ("foot", "gun"), most=9),
        Cards("row", CARDS, part_of="hand"),
        Card("leader", CARDS),
        Card("drawn", CARDS, part_of="hand"),
        Rest(Cards("pile", CARDS, attr="cards"), of=attrgetter("copies"), clause="RA-SET-01", spent=spent),
        Oath("oath"),
        Lots("memory", CARDS, remember),
    )


FIELDS = table()


def raid(words: Mapping[str, Any] | None = None, fields: Fields[Raid] = FIELDS, kit: RaidKit | None = None) -> Raid:
    state = Raid(kit=kit or RaidKit(), extra="never written")
    fields.read(state, {} if words is None else words)
    return state


NATURAL = {
    "title": "raid",
    "version": 3,
    "seats": 2,
    "options": {"night": True},
    "turn": 1,
    "supply": 3,
    "active": 0,
    "lost": None,
    "away": [],
    "dawn": False,
    "paying": False,
    "weather": "fair",
    "goal": None,
    "ended": None,
    "stack": [],
    "burnt": {},
    "camps": [{"hand": [], "spoils": {}, "food": 5, "chief": None, "fed": False, "cold": False}] * 2,
    "units": {},
    "row": [],
    "leader": None,
    "drawn": None,
    "pile": [*["pike"] * 4, *["bow"] * 2, *["axe"] * 3],
    "memory": [],
}
FULL = {
    **NATURAL,
    "turn": 99,
    "supply": 255,
    "active": 1,
    "lost": 0,
    "away": [0, 1],
    "dawn": True,
    "paying": True,
    "weather": "rain",
    "goal": "mill",
    "origin": "ford",
    "ended": "RA-WIN-02",
    "stack": [["march", "blue"], ["fight", "red"], ["march", "red"]],
    "burnt": {"ford": "whole"},
    "camps": [
        {"hand": ["pike", "bow", "bow"], "spoils": {"bow": 1}, "food": 0, "chief": "bob", "fed": True, "cold": True},
        {"hand": ["axe"], "spoils": {"pike": 7, "axe": 2}, "food": 255, "chief": "ann", "fed": False, "cold": False},
    ],
    "units": {"red": {"ford": {"foot": 9}}, "blue": {"mill": {"foot": 1, "gun": 2}, "ford": {"gun": 3}}},
    "row": ["bow", "bow"],
    "leader": "axe",
    "drawn": "pike",
    "pile": ["pike", "pike", "pike", "axe"],
    "oath": "blood",
    "memory": [{"viewer": 0, "places": [1], "least": 1, "cards": ["axe"]}],
}


# -- there and back --


def test_what_is_left_out_has_its_natural_value() -> None:
    assert FIELDS.to_dict(raid()) == NATURAL


def test_everything_is_written_in_the_order_of_the_table() -> None:
    words = FIELDS.to_dict(raid(FULL))
    assert words == FULL
    assert [name for name in words if name != "origin"] == [*list(NATURAL)[:-1], "oath", "memory"]
    assert list(words).index("origin") == list(words).index("goal") + 1


def test_words_survive_json() -> None:
    again = FIELDS.to_dict(raid(json.loads(json.dumps(FULL))))
    assert json.dumps(again) == json.dumps(FIELDS.to_dict(raid(FULL)))


def test_a_state_keeps_plain_ints() -> None:
    s = raid(FULL)
    assert s.cards == [3, 0, 1, 1, 2, 0, 0, 0, 1]  # the pile, then the hands
    assert s.hoard == [0, 0, 1, 0, 0, 7, 0, 2]  # from 1 on, a stride of 4
    assert s.units == [0, 0, 9, 0, 1, 2, 0, 3]
    assert (s.foods, s.chiefs, s.fed_bits, s.colds, s.burnt) == ([0, 255], [1, 0], 0b01, [1, 0], [0, 2])
    assert (s.away, s.lost, s.goal, s.origin, s.ended, s.leader, s.weather) == (0b11, 0, 0, 1, 2, 2, 1)
    assert s.stack == [1 * STACKED + 1, 2 * STACKED + 0, 1 * STACKED + 0]
    empty = raid()
    assert (empty.lost, empty.goal, empty.origin, empty.ended, empty.leader, empty.chiefs) == (
        -1,
        -1,
        -1,
        0,
        -1,
        [-1, -1],
    )


def test_a_natural_value_may_follow_from_what_was_given_anywhere() -> None:
    assert raid({"turn": 7}).supply == 9
    assert raid({"row": ["axe"]}).paying is True
    assert raid({"row": ["axe"], "paying": False}).paying is False


def test_seats_at_the_end_of_a_list_may_be_left_out() -> None:
    assert FIELDS.to_dict(raid({"camps": [{"food": 2}]}))["camps"] == [
        {**NATURAL["camps"][0], "food": 2},  # type: ignore[index]
        NATURAL["camps"][1],  # type: ignore[index]
    ]


def test_another_name_reads_the_same_field() -> None:
    assert (raid({"vow": "iron"}).oath, raid({"oath": "iron"}).oath) == ("IRON", "iron")
    assert raid({"vow": "iron", "oath": "blood"}).oath == "blood"
    assert raid({"remark": [1, 2]}).oath == ""


def test_null_is_nothing_where_nothing_is_possible() -> None:
    s = raid({"goal": None, "origin": None, "lost": None, "leader": None, "ended": None, "memory": None})
    assert (s.goal, s.origin, s.lost, s.leader, s.ended, s.memory) == (-1, -1, -1, -1, 0, None)
    assert FIELDS.to_dict(s)["memory"] is None


def test_names_are_those_of_the_table_that_is_written() -> None:
    """What is made ready for one pack does not serve another one."""
    other = RaidKit(["isle", "cape", "reef"], [1, 1, 1])
    words = {"goal": "reef", "units": {"blue": {"reef": {"gun": 4}}}, "burnt": {"cape": "half"}}
    for _ in range(2):
        assert FIELDS.to_dict(raid(FULL))["burnt"] == {"ford": "whole"}
        said = FIELDS.to_dict(raid(words, kit=other))
        assert {name: said[name] for name in words} == words
        assert said["pile"] == ["pike", "bow", "axe"]
    with pytest.raises(PositionError, match=r"goal: 'reef' is not one of mill, ford"):
        raid(words)


def test_writers_of_many_packs_are_not_kept_for_ever() -> None:
    fields = table()
    for i in range(200):
        said = fields.to_dict(raid({"goal": f"z{i}"}, fields, RaidKit((f"z{i}",))))
        assert said["goal"] == f"z{i}"
    assert len(fields.ready) <= 64


def test_positions_are_the_same_if_their_words_are() -> None:
    one, other = raid(FULL), raid(FULL)
    other.extra = "of no account"
    assert FIELDS.same(one, other)
    other.foods[1] = 1
    assert not FIELDS.same(one, other)


# -- errors --

ERRORS: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "position: unknown field 'colour'; there are title, version, seats, options, remark, turn, supply"),
    ({"colour": 1}, ", pile, vow, oath, memory$"),
    ({"title": "chess"}, "title: 'chess' is not raid$"),
    ({"version": 2}, "version: 2 is not 3, the version that is read here$"),
    ({"turn": 0}, "turn: 0 is not a whole number from 1 to 99$"),
    ({"turn": True}, "turn: True is not a whole number"),
    ({"turn": 2.0}, r"turn: 2\.0 is not a whole number"),
    ({"supply": 256}, "supply: 256 is not a whole number from 0 to 255$"),
    ({"active": 2}, "active: 2 is not a whole number from 0 to 1$"),
    ({"active": None}, "active: None is not a whole number"),
    ({"lost": "red"}, "lost: 'red' is not a whole number from 0 to 1$"),
    ({"away": 1}, "away: a list is needed, not 1$"),
    ({"away": [0, 2]}, r"away\[1\]: 2 is not a whole number from 0 to 1$"),
    ({"dawn": 1}, "dawn: true or false is needed, not 1$"),
    ({"paying": None}, "paying: true or false is needed, not None$"),
    ({"weather": None}, "weather: None is not one of fair, rain$"),
    ({"weather": 1}, "weather: 1 is not one of fair, rain$"),
    ({"goal": "moon"}, "goal: 'moon' is not one of mill, ford$"),
    ({"origin": ["mill"]}, r"origin: \['mill'\] is not one of mill, ford$"),
    ({"ended": ""}, "ended: '' is not one of RA-WIN-01, RA-WIN-02$"),
    ({"ended": "RA-GEN-01"}, "ended: 'RA-GEN-01' is not one of"),
    ({"stack": "march"}, "stack: a list is needed, not 'march'$"),
    ({"stack": [["march", "red"]] * 4}, "stack: 4 steps; a turn has 3 at most$"),
    ({"stack": [["march", "red"], "fight"]}, r"stack\[1\]: a list is needed, not 'fight'$"),
    ({"stack": [["march"]]}, r"stack\[0\]: \['march'\] is not a step and a seat$"),
    ({"stack": [["over", "red"]]}, r"stack\[0\]: \['over', 'red'\] is not a step and a seat$"),
    ({"stack": [["march", 0]]}, r"stack\[0\]\[1\]: 0 is not one of red, blue$"),
    ({"burnt": []}, r"burnt: names and values are needed, not \[\]$"),
    ({"burnt": {"moon": "half"}}, "burnt: 'moon' is not one of mill, ford$"),
    ({"burnt": {"ford": 1}}, "burnt.ford: 1 is not one of no, half, whole$"),
    ({"camps": {}}, "camps: a list is needed, not {}$"),
    ({"camps": [{}, {}, {}]}, "camps: a list of at most 2 camps is needed$"),
    ({"camps": [{}, None]}, r"camps\[1\]: names and values are needed, not None$"),
    ({"camps": [{"hnad": []}]}, r"camps\[0\]: unknown field 'hnad'; there are hand, spoils, food, chief, fed, cold$"),
    ({"camps": [{}, {"hand": "pike"}]}, r"camps\[1\]\.hand: a list is needed, not 'pike'$"),
    ({"camps": [{}, {"hand": ["pike", "sword"]}]}, r"camps\[1\]\.hand\[1\]: 'sword' is no card$"),
    ({"camps": [{"hand": [["pike"]]}]}, r"camps\[0\]\.hand\[0\]: \['pike'\] is no card$"),
    ({"camps": [{"spoils": {"pike": -1}}]}, r"camps\[0\]\.spoils\.pike: -1 is not a whole number from 0 to 255$"),
    ({"camps": [{"food": -1}]}, r"camps\[0\]\.food: -1 is not"),
    ({"camps": [{}, {"chief": "cid"}]}, r"camps\[1\]\.chief: 'cid' is not one of ann, bob$"),
    ({"camps": [{"fed": 0}]}, r"camps\[0\]\.fed: true or false is needed, not 0$"),
    ({"camps": [{"cold": "no"}]}, r"camps\[0\]\.cold: true or false is needed, not 'no'$"),
    ({"units": ["red"]}, r"units: names and values are needed, not \['red'\]$"),
    ({"units": {"green": {}}}, "units: 'green' is not one of red, blue$"),
    ({"units": {"red": {"mill": 3}}}, "units.red.mill: names and values are needed, not 3$"),
    ({"units": {"red": {"mill": {"foot": 10}}}}, "units.red.mill.foot: 10 is not a whole number from 0 to 9$"),
    ({"row": [None]}, r"row\[0\]: None is no card$"),
    ({"leader": "sword"}, "leader: 'sword' is no card$"),
    ({"vow": 3}, "vow: no oath$"),
    ({"memory": [{"viewer": 0.0, "places": [1], "least": 1, "cards": ["axe"]}]}, r"memory\[0\]: .* is no lot"),
    # sets
    ({"camps": [{"hand": ["bow"] * 3}]}, "camps: bow: 2 in the set, 1 more on the table$"),
    ({"camps": [{"hand": ["axe"] * 3}], "leader": "axe"}, "camps, leader: axe: 3 in the set, 1 more on the table$"),
    ({"pile": ["pike"]}, r"pile: together with all other cards they do not make the set \(RA-SET-01\)$"),
    ({"pile": ["pike"] * 5}, "pile: together with all other cards they do not make the set"),
]


@pytest.mark.parametrize(("words", "message"), ERRORS, ids=[message[:40] for _, message in ERRORS])
def test_an_error_names_its_place(words: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        raid(words)


@pytest.mark.parametrize("words", [words for words, _ in ERRORS if "vow" not in words], ids=str)
def test_an_error_is_said_in_italian_with_its_place(words: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        raid(words)
    english, italian = str(caught.value), caught.value.label("it")
    assert italian != english
    assert italian.partition(":")[0] == english.partition(":")[0]


def test_words_that_are_no_mapping() -> None:
    with pytest.raises(PositionError, match=r"position: names and values are needed, not \[\]"):
        raid([])  # type: ignore[arg-type]


# -- conservation --


def test_what_lies_nowhere_else_is_the_rest() -> None:
    s = raid(
        {"camps": [{"hand": ["pike", "axe"]}, {"hand": ["pike"]}], "leader": "axe", "row": ["pike"], "drawn": "axe"}
    )
    assert s.cards[:3] == [2, 2, 1]
    assert FIELDS.lying(s, "pile") == [4, 2, 3]


def test_where_cards_leave_the_game_fewer_may_be_given_and_never_more() -> None:
    fields = table(spent=True)
    assert raid({"pile": ["pike"]}, fields).cards[:3] == [1, 0, 0]
    assert raid({}, fields).cards[:3] == [4, 2, 3]
    with pytest.raises(PositionError, match="camps, pile: bow: 2 in the set, 1 more on the table"):
        raid({"camps": [{"hand": ["bow"]}], "pile": ["bow", "bow"]}, fields)


def test_lost_and_surplus_cards_break_the_table() -> None:
    s = raid()
    assert FIELDS.broken(s) == []
    s.cards[0] -= 1
    s.cards[4] += 1
    assert FIELDS.broken(s) == [
        "pike: 4 in the set, 3 on the table (RA-SET-01)",
        "bow: 2 in the set, 3 on the table (RA-SET-01)",
    ]
    assert table(spent=True).broken(s) == ["bow: 2 in the set, 3 on the table (RA-SET-01)"]


def test_counts_below_zero_break_the_table() -> None:
    s = raid()
    s.cards[0], s.cards[6] = 5, -1
    s.units[3] = -2
    assert FIELDS.broken(s) == ["camps[1].hand: a count below zero", "units: a count below zero"]


def test_equal_names_are_one_set_however_they_were_looked_up() -> None:
    fields: Fields[Raid] = Fields(
        "raid",
        1,
        Counts("held", attrgetter("zones")),
        Rest(Counts("bag", attrgetter("zones")), of=attrgetter("copies"), clause="RA-SET-02"),
    )
    s = Raid(kit=RaidKit(copies=(1, 1)))
    fields.read(s, {"held": {"ford": 1}})
    assert (s.held, s.bag) == ([0, 1], [1, 0])


# -- anything at all --

WORDS = [*CARDS, *SIDES, "mill", "march", "foot", "shields", "hero", "action", "north", "PR-WIN-01", "x", ""]
plain = st.none() | st.booleans() | st.integers(-3, 12) | st.integers() | st.floats(allow_nan=False)
single = plain | st.sampled_from(WORDS)
several = st.lists(single, max_size=3) | st.dictionaries(st.sampled_from(WORDS), single, max_size=2)
anything = single | several | st.lists(several, max_size=2)


def at_random(fields: Fields[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Known fields with anything in them."""
    return st.dictionaries(st.sampled_from(fields.names), anything, max_size=4)


def bent(data: st.DataObject, words: Any) -> Any:
    """Words that make sense, but for one value somewhere."""
    if isinstance(words, dict) and words and data.draw(st.integers(0, 5)):
        name = data.draw(st.sampled_from(sorted(words)))
        return {**words, name: bent(data, words[name])}
    if isinstance(words, list) and words and data.draw(st.integers(0, 3)):
        i = data.draw(st.integers(0, len(words) - 1))
        return [*words[:i], bent(data, words[i]), *words[i + 1 :]]
    return data.draw(anything)


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_anything_is_read_or_refused_with_a_place(data: st.DataObject) -> None:
    words = data.draw(at_random(FIELDS)) if data.draw(st.booleans()) else bent(data, FULL)
    before = repr(words)
    try:
        state = raid(words)
    except PositionError as error:
        place, _, reason = str(error).partition(": ")
        assert place and reason  # noqa: PT018
    else:
        said = FIELDS.to_dict(state)
        assert FIELDS.to_dict(raid(said)) == said
        assert FIELDS.broken(state) == []
    assert repr(words) == before


TITLES = {"proelio": installed("proelio"), "skirmish": SKIRMISH, "auction": AUCTION}


def played(title: Title, seed: int) -> dict[str, Any]:
    """The words of a position in the middle of a game."""
    game, hand = title.open(title.sheet.seats[1], seed=seed), Seeded(seed)
    for _ in range(20 + 5 * seed):
        if game.deciders:
            seat = game.deciders[hand.below(len(game.deciders))]
            legal = game.state.legal(seat)
            game.act(seat, legal[hand.below(len(legal))])
    return game.state.to_dict()


POSITIONS = {name: [played(title, seed) for seed in range(6)] for name, title in TITLES.items()}


@pytest.mark.parametrize("name", TITLES)
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_a_title_reads_anything_or_refuses_it(name: str, data: st.DataObject) -> None:
    """Through the title's own fields and checks: no other error than one for users, and the words stay as they were."""
    title, base = TITLES[name], data.draw(st.sampled_from(POSITIONS[name]))
    kit = title.kit(base["seats"], base["options"])
    words = bent(data, base)
    before = repr(words)
    try:
        state = title.from_dict(kit, words)
    except PositionError as error:
        place, _, reason = str(error).partition(": ")
        assert place and reason  # noqa: PT018
    else:
        said = state.to_dict()
        assert title.from_dict(kit, said).to_dict() == said
    assert repr(words) == before
