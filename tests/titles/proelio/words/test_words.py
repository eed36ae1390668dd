"""Positions in words: what is left out, what is read, and errors that name the place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wartable
from tests.titles.proelio.moments import MOMENTS, PENALISE
from tests.titles.proelio.tools import (
    at,
    discards,
    hand,
    house,
    picked,
    state,
    texts,
    view,
)
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS
from wartable.titles.proelio.position.position import DISCARD
from wartable.titles.proelio.position.state import ProelioState


def again(table: wartable.Table) -> wartable.Table:
    """The same position, through its words and JSON."""
    return TITLE.position(json.loads(json.dumps(table.state.to_dict())))


def position(**fields: Any) -> wartable.Table:
    """Three Houses and what the test adds."""
    return TITLE.position({"seats": 3, **fields})


def test_what_is_left_out_has_its_natural_value() -> None:
    table = position()
    s = state(table)
    assert (s.turn, s.active, table.deciders, view(table, 0).step) == (1, 0, (0,), "action")
    assert (s.sizes, s.levels, s.plagues, s.waiting) == ([0] * 3, [0] * 3, 0, [])
    assert [s.pile_size(deck) for deck in range(2)] == [84, 24]
    assert [s.count_deck(DISCARD, deck) for deck in range(2)] == [0, 0]
    assert s.memory is not None
    assert s.memory.to_rows(CARD_IDS) == []
    assert state(position(memory=None)).memory is None
    assert state(position(houses=[{}])).plagues == 0
    assert (state(position(total=99, short=99)).total, state(position(total=99, short=99)).short) == (99, 99)
    assert state(position(houses=[{}, {"waiting": [{"card": "hero"}]}])).waiting == [((1 * 8 + 4) * 8 + 1) * 32 + 15]


def test_everything_is_said() -> None:
    """Every field of a position, in words."""
    houses = [
        house("shields hero", "towers", waiting="knights", level=2, turn=4),
        house("inquisition", plague=True),
        house("manure"),
    ]
    data = at(
        *houses, turn=9, active=2, discards=["manure", "fortress", "knights"], away=[1], memory=[]
    ).state.to_dict()
    assert set(data["options"]) == {option.name for option in TITLE.sheet.options}  # type: ignore[call-overload]
    del data["options"], data["piles"]
    assert data == {
        "title": "proelio",
        "version": 1,
        "seats": 3,
        "turn": 9,
        "active": 2,
        "stack": [["turn_end", 2], ["action", 2]],
        "houses": [
            {
                "hand": ["shields", "hero"],
                "fortification": "towers",
                "plague": False,
                "waiting": [{"card": "knights", "level": 2, "turn": 4}],
            },
            {"hand": ["inquisition"], "fortification": None, "plague": True, "waiting": []},
            {"hand": ["manure"], "fortification": None, "plague": False, "waiting": []},
        ],
        "discards": ["manure", "knights", "fortress"],
        "row": [],
        "deployed": [],
        "attack": None,
        "total": 0,
        "short": 0,
        "strategy": None,
        "paying": False,
        "tops": ["knights", "fortress"],
        "away": [1],
        "won": [],
        "lost": None,
        "ended": None,
        "memory": [],
    }


@pytest.mark.parametrize("name", MOMENTS)
def test_there_and_back(name: str) -> None:
    table = MOMENTS[name]()
    copy = again(table)
    assert copy.state.to_dict() == table.state.to_dict()
    assert copy.deciders == table.deciders
    assert copy.outcome == table.outcome
    for viewer in range(-1, table.seats):
        assert copy.view(viewer) == table.view(viewer)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_from_its_words(seed: int) -> None:
    """At any moment of a game the position read back from its words is played on in the same way."""
    table = TITLE.open(seats=3 + seed, seed=seed, options=PENALISE if seed % 2 else {})
    while table.deciders and len(table.record.lines) < 60:
        copy = again(table)
        assert copy.state.to_dict() == table.state.to_dict()
        [seat] = table.deciders
        code = table.state.legal(seat)[seed % len(table.state.legal(seat))]
        one, two = table.state.copy(), copy.state.copy()
        one.apply(seat, code, wartable.Seeded(5))
        two.apply(seat, code, wartable.Seeded(5))
        assert one.to_dict() == two.to_dict()
        picked(table, seed)


ACTION = ["turn_end", "action"]
GATE = [*ACTION, "defence_gate"]
STEPS: list[tuple[str, dict[str, Any], int, list[str]]] = [
    ("turn_start", {}, 0, ACTION),
    ("excess", {"houses": [house("shields " * 6)]}, 0, [*GATE, "excess"]),
    ("defence_gate", {"houses": [house(waiting="soldiers")]}, 0, [*GATE, "deploy"]),
    ("deploy", {"houses": [house(waiting="soldiers")]}, 0, [*GATE, "deploy"]),
    (
        "sacrifice",
        {"houses": [house("", "shields")], "attack": "knights", "short": 2},
        0,
        [*GATE, "defeat_check", "clean_up", "sacrifice"],
    ),
    (
        "loot",
        {"houses": [house("shields manure")], "attack": "knights", "short": 1},
        0,
        [*GATE, "defeat_check", "clean_up", "excess", "loot"],
    ),
    ("clean_up", {"houses": [house("shields")], "attack": "knights"}, 0, ACTION),
    ("defeat_check", {"houses": [house("shields")]}, 0, ACTION),
    ("pay_penalty", {"houses": [house(), house(), house("shields manure")]}, 2, [*GATE, "excess", "pay_penalty"]),
    ("action", {}, 0, ACTION),
    ("turn_end", {}, 2, ACTION),
]


@pytest.mark.parametrize(("step", "fields", "asked", "stack"), STEPS, ids=[step[0] for step in STEPS])
def test_a_turn_may_stand_at_any_step(step: str, fields: dict[str, Any], asked: int, stack: list[str]) -> None:
    table = position(step=step, options=PENALISE, **fields)
    words: Any = table.state.to_dict()["stack"]
    assert [name for name, _ in words] == stack
    seats = {"excess": (asked - 1) % 3 if step == "loot" else 0, "pay_penalty": 2}
    assert [seat for _, seat in words] == [seats.get(name, 2 if step == "turn_end" else 0) for name in stack]
    assert (table.deciders, view(table, 0).step) == ((asked,), stack[-1])
    while table.deciders == (asked,) and stack != ACTION:
        table.act(asked, table.choices(asked)[-1])
    assert TITLE.invariants(table.state) == []


def test_a_turn_at_a_step_keeps_to_the_hand_limit_of_the_table() -> None:
    """Loot is cut at once by either reading, a penalty only by the immediate one."""
    rules = {**PENALISE, "hand_limit_timing": "as_written"}
    for step, fields, _, _ in STEPS:
        words: Any = position(step=step, options=rules, **fields).state.to_dict()["stack"]
        assert ("excess" in [name for name, _ in words]) == (step in ("loot", "excess"))


def test_a_turn_that_stands_in_the_defence_goes_on_to_its_end() -> None:
    """The attack and the deployed cards are discarded, the defender is judged, the attacker's hand is cut."""
    fields: dict[str, Any] = {"attack": "knights", "deployed": ["shields"], "total": 1, "short": 1}
    full = house("resources resources soldiers soldiers manure")
    table = position(step="loot", houses=[house("manure hero"), house(), full], **fields)
    table.act(0, "loot hero")
    assert (table.deciders, texts(table, 2)[0]) == ((2,), "discard manure")
    table.act(2, "discard hero")
    assert (table.deciders, view(table, 0).step) == ((0,), "action")
    assert discards(table) == ["shields", "knights", "hero"]
    table = position(step="sacrifice", houses=[house("", "shields"), house(), full], **fields)
    table.act(0, "keep")
    assert table.outcome is not None
    assert discards(table) == ["shields", "shields", "knights"]
    all_of_it = position(step="loot", houses=[house("manure", "shields")], **fields)
    all_of_it.act(0, "loot manure")
    assert hand(all_of_it, 0) == []
    paid = position(step="pay_penalty", options=PENALISE, houses=[full, house(), house("hero shields")])
    paid.act(2, "pay hero")
    assert (paid.deciders, len(hand(paid, 0)), texts(paid, 0)[0]) == ((0,), 6, "discard manure")
    assert position(step="clean_up", houses=[house()], attack="manure").outcome is not None


def test_older_attacks_come_first_in_any_order_of_words() -> None:
    both = [{"card": "knights", "turn": 8}, {"card": "manure", "turn": 5}]
    table = position(houses=[{"waiting": both}], turn=9, step="deploy")
    assert [waiting.turn for waiting in view(table, 2).houses[0].waiting] == [5, 8]


LISTS = ("houses", "discards", "row", "deployed", "tops", "away", "won", "stack")
ERRORS: list[tuple[dict[str, Any], str]] = [
    ({"color": 1}, "position: unknown field 'color'; there are title, version"),
    ({"title": "chess"}, "title: 'chess' is not proelio"),
    ({"version": 2}, "version: 2 is not 1"),
    ({"turn": 0}, "turn: 0 is not a whole number from 1"),
    ({"turn": True}, "turn: True is not a whole number"),
    ({"turn": 1.0}, "turn: 1.0 is not a whole number"),
    ({"turn": "3"}, "turn: '3' is not a whole number"),
    ({"active": 3}, "active: 3 is not a whole number from 0 to 2"),
    ({"active": -1}, "active: -1 is not"),
    *[({name: 5}, f"{name}: a list is needed, not 5") for name in LISTS],
    *[({name: "shields"}, f"{name}: a list is needed, not 'shields'") for name in LISTS],
    ({"houses": [{}] * 4}, "houses: a list of at most 3 houses is needed"),
    ({"houses": [{}, 7]}, "houses[1]: names and values are needed, not 7"),
    (
        {"houses": [{}, {"hands": []}]},
        "houses[1]: unknown field 'hands'; there are hand, fortification, plague, waiting",
    ),
    ({"houses": [{"hand": "shields"}]}, "houses[0].hand: a list is needed, not 'shields'"),
    ({"houses": [{"hand": ["shields", "sword"]}]}, "houses[0].hand[1]: 'sword' is no card"),
    ({"houses": [{"hand": [3]}]}, "houses[0].hand[0]: 3 is no card"),
    ({"houses": [{"fortification": "sword"}]}, "houses[0].fortification: 'sword' is no card"),
    ({"houses": [{"fortification": "patrol"}]}, "houses[0].fortification: 'patrol' can never be a Fortification"),
    ({"houses": [{"fortification": "hero"}]}, "houses[0].fortification: 'hero' can never be a Fortification"),
    ({"houses": [{"fortification": "imperial_edict"}]}, "(PR-FORT-13)"),
    ({"houses": [{"plague": 1}]}, "houses[0].plague: true or false is needed, not 1"),
    ({"houses": [{"plague": None}]}, "houses[0].plague: true or false is needed"),
    ({"houses": [{"waiting": {"card": "hero"}}]}, "houses[0].waiting: a list is needed"),
    ({"houses": [{"waiting": ["hero"]}]}, "houses[0].waiting[0]: names and values are needed, not 'hero'"),
    ({"houses": [{"waiting": [{"card": "hero", "by": 1}]}]}, "houses[0].waiting[0]: unknown field 'by'"),
    ({"houses": [{"waiting": [{}]}]}, "houses[0].waiting[0].card: None is no card"),
    (
        {"houses": [{"waiting": [{"card": "towers"}]}]},
        "houses[0].waiting[0].card: 'towers' is no Attack card (PR-ATK-03)",
    ),
    ({"houses": [{"waiting": [{"card": "plague"}]}]}, "'plague' is no Attack card"),
    (
        {"houses": [{"waiting": [{"card": "hero", "level": 5}]}]},
        "waiting[0].level: 5 is not a whole number from 0 to 4",
    ),
    ({"houses": [{"waiting": [{"card": "hero", "level": -1}]}]}, "waiting[0].level: -1 is not"),
    ({"houses": [{"waiting": [{"card": "hero", "level": 1.0}]}]}, "waiting[0].level: 1.0 is not"),
    ({"houses": [{"waiting": [{"card": "hero", "level": True}]}]}, "waiting[0].level: True is not"),
    ({"houses": [{"waiting": [{"card": "hero", "turn": 0}]}]}, "waiting[0].turn: 0 is not"),
    ({"houses": [{"waiting": [{"card": "hero", "turn": "1"}]}]}, "waiting[0].turn: '1' is not"),
    ({"discards": ["sword"]}, "discards[0]: 'sword' is no card"),
    ({"deployed": ["shields", None]}, "deployed[1]: None is no card"),
    ({"attack": "sword"}, "attack: 'sword' is no card"),
    ({"attack": "towers", "step": "clean_up"}, "attack: towers is no Attack card (PR-ATK-03)"),
    ({"attack": "hero"}, "attack, deployed: no step of the stack would discard them (PR-RES-12)$"),
    ({"stack": [["turn_end", 0]] + [["excess", 0]] * 8}, "stack: 9 steps; a turn has 8 at most"),
    ({"stack": [["turn_end", 0]] + [["action", 0]] * 2}, "stack[2]: action never stands upon action"),
    ({"stack": [["turn_end", 0], ["excess", 0], ["defence_gate", 0]]}, "defence_gate never stands upon excess"),
    ({"deployed": ["shields"]}, "attack, deployed: no step of the stack would discard them"),
    ({"strategy": "sword"}, "strategy: 'sword' is no card"),
    ({"total": -1}, "total: -1 is not a whole number from 0 to 99"),
    ({"total": 100}, "total: 100 is not"),
    ({"short": 100}, "short: 100 is not"),
    ({"short": -1}, "short: -1 is not"),
    ({"short": None}, "short: None is not"),
    ({"away": [3]}, "away[0]: 3 is not a whole number from 0 to 2"),
    ({"away": [0, True]}, "away[1]: True is not"),
    ({"won": [0, -1]}, "won[1]: -1 is not"),
    ({"lost": 3}, "lost: 3 is not a whole number from 0 to 2"),
    ({"lost": -1}, "lost: -1 is not"),
    ({"ended": "PR-GEN-01"}, "ended: 'PR-GEN-01' is not one of PR-WIN-01, PR-ALY-09, PR-RULING-51, PR-RULING-56"),
    ({"ended": ""}, "ended: '' is not one of"),
    ({"tops": [None]}, "tops: two entries are needed"),
    ({"tops": [None, "sword"]}, "tops[1]: 'sword' is no card"),
    ({"tops": ["manure", None]}, "tops[0]: manure does not lie in the base discards"),
    ({"tops": [None, "manure"], "discards": ["manure"]}, "tops[1]: manure does not lie in the imperial discards"),
    ({"step": "dinner"}, "step: 'dinner' is not one of game_over, turn_start, excess"),
    ({"stack": [["action", 0, 1]]}, "stack[0]: ['action', 0, 1] is not a step and a seat"),
    ({"stack": [["turn_end", 0], ["game_over", 0]]}, "stack[1]: ['game_over', 0] is not a step and a seat"),
    ({"stack": [["turn_end", 0], "action"]}, "stack[1]: a list is needed, not 'action'"),
    ({"stack": [["turn_end", 3]]}, "stack[0][1]: 3 is not a whole number from 0 to 2"),
    ({"stack": [["turn_end", 0.0]]}, "stack[0][1]: 0.0 is not"),
    ({"stack": [["action", 0]]}, "stack[0]: the first step is one of turn_start, turn_end and no other is, not action"),
    ({"stack": [["turn_end", 0], ["turn_start", 0]]}, "stack[1]: the first step is one of turn_start, turn_end"),
    ({"stack": [["turn_end", 0], ["action", 1]]}, "stack[1]: action belongs to seat 0, not to seat 1"),
    ({"stack": [["turn_end", 0], ["loot", 0], ["excess", 2]]}, "stack[1]: loot asks at once"),
    ({"stack": [["turn_end", 0], ["pay_penalty", 1]]}, "stack[1]: pay_penalty belongs to seat 2, not to seat 1"),
    ({"stack": []}, "ended: there are no steps to play, so the clause that ended the game is needed$"),
    ({"step": "game_over"}, "ended: there are no steps to play"),
    ({"ended": "PR-WIN-01", "step": "action"}, "ended: the game is over, and yet there are steps to play$"),
    ({"won": [1]}, "won, lost: the game goes on, so nobody has won or lost$"),
    ({"lost": 1}, "won, lost: the game goes on"),
    ({"lost": 0}, "won, lost: the game goes on"),
    ({"step": "deploy"}, "step: no attack waits before seat 0"),
    ({"step": "deploy", "houses": [{}, house(waiting="hero")]}, "step: no attack waits before seat 0"),
    ({"step": "sacrifice", "short": 1, "houses": [house("", "shields")]}, "step: seat 0 has nothing to sacrifice"),
    ({"step": "sacrifice", "short": 1, "attack": "hero"}, "step: seat 0 has nothing to sacrifice"),
    (
        {"step": "sacrifice", "attack": "hero", "houses": [house("", "shields")]},
        "step: seat 0 has nothing to sacrifice",
    ),
    ({"step": "loot", "attack": "hero"}, "short: seat 0 cannot give 0 of 0 cards as loot"),
    ({"step": "loot", "short": 3, "houses": [house("shields shields")]}, "short: seat 0 cannot give 3 of 2 cards"),
    ({"step": "pay_penalty"}, "step: seat 2 has no card to pay"),
    ({"row": ["shields"]}, "row: the row holds a card that is not in the hand"),
    ({"row": ["shields"], "houses": [{}, house("shields")]}, "row: the row holds a card that is not in the hand"),
    ({"row": ["shields"], "ended": "PR-WIN-01"}, "row: a row is open and nobody decides"),
    ({"row": ["shields", "manure"], "houses": [house("shields manure")]}, "row: 2 cards are picked"),
    ({"row": ["shields"], "houses": [house("shields " * 6)], "step": "excess"}, "row: 1 cards are picked"),
    (
        {"row": ["shields"], "short": 1, "houses": [house("shields shields")], "step": "loot"},
        "row: 1 cards are picked, and the row would be complete with 1",
    ),
    ({"row": ["shields"], "houses": [{}, {}, house("shields")], "step": "pay_penalty"}, "row: 1 cards are picked"),
    ({"strategy": "inquisition"}, "row: the Strategy card being played is not in the hand"),
    ({"strategy": "plague", "houses": [house("plague")]}, "strategy: plague names no player"),
    (
        {"strategy": "inquisition", "row": ["manure"], "paying": False, "houses": [house("inquisition manure")]},
        "strategy: a Strategy card is played as the action and with no other card$",
    ),
    ({"paying": 1}, "paying: true or false is needed, not 1"),
    ({"paying": True, "houses": [house("manure")]}, "paying: seat 0 has fewer than two cards (PR-ACT-09)"),
    (
        {"paying": True, "strategy": "inquisition", "houses": [house("inquisition manure")]},
        "paying: an exchange is paid as the action, and with nothing else begun",
    ),
    (
        {"paying": True, "step": "deploy", "houses": [house("patrol manure", waiting="hero")]},
        "paying: an exchange is paid as the action, and with nothing else begun",
    ),
    ({"paying": False, "row": ["manure"], "houses": [house("manure hero")]}, "row: nothing is paid with these cards"),
    (
        {"strategy": "inquisition", "step": "deploy", "houses": [house("inquisition", waiting="hero")]},
        "strategy: a Strategy card is played as the action",
    ),
    ({"houses": [house("manure " * 5)]}, "manure: 4 in the set, 1 more on the table"),
    ({"houses": [house("", "fortress")], "discards": ["fortress"] * 4}, "fortress: 4 in the set, 1 more on the table"),
    ({"houses": [house(plague=True)], "discards": ["plague"] * 2}, "plague: 2 in the set, 1 more on the table"),
    ({"houses": [house(waiting="gunpowder")], "discards": ["gunpowder"] * 3}, "gunpowder: 3 in the set, 1 more"),
    ({"attack": "gunpowder", "step": "clean_up", "discards": ["gunpowder"] * 3}, "gunpowder: 3 in the set, 1 more"),
    ({"deployed": ["patrol"], "step": "clean_up", "discards": ["patrol"] * 4}, "patrol: 4 in the set, 1 more"),
    ({"piles": ["shields"]}, "piles: together with all other cards they do not make the set (PR-DECK-04)"),
    ({"piles": 4}, "piles: a list is needed, not 4"),
    ({"memory": 4}, "memory[0]: 4 is no lot"),
    (
        {"memory": [{"viewer": 1, "places": [0], "least": 1, "cards": ["hero"]}]},
        "memory: {'viewer': 1, 'places': [0], 'least': 1, 'cards': ['hero']} does not hold in this position",
    ),
    ({"memory": [{"viewer": 0}]}, "memory[0]: {'viewer': 0} is no lot"),
]


@pytest.mark.parametrize(("fields", "message"), ERRORS, ids=[message[:40] for _, message in ERRORS])
def test_errors_name_the_place(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(wartable.PositionError) as caught:
        position(**fields)
    assert message.rstrip("$") in str(caught.value)
    assert not message.endswith("$") or str(caught.value).endswith(message[:-1])


def test_seats_and_options_are_checked_first() -> None:
    for data in ({}, {"seats": "3"}, {"seats": 3, "options": []}):
        with pytest.raises(wartable.OptionError, match="a position needs `seats`"):
            TITLE.position(data)
    with pytest.raises(wartable.OptionError, match="3-6"):
        TITLE.position({"seats": 2})
    with pytest.raises(wartable.OptionError, match="round_cap"):
        position(options={"round_cap": 0})


def test_seats_named_twice_are_meant_once() -> None:
    table = position(away=[1, 1], ended="PR-WIN-01", won=[2, 2], lost=0)
    assert isinstance(table.state, ProelioState)
    assert (table.state.away, table.state.won) == (0b010, 0b100)
    assert table.outcome is not None
    assert table.outcome.winners == (2,)
