"""What a seat may point at: choices, near misses with their clause, what cannot be taken back, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from tests.titles.proelio.moments import CARDS, DECISIONS, MOMENTS, PENALISE, clicked
from tests.titles.proelio.tools import allied, at, attacked, house, play, state, texts, view
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes import verbs
from wartable.titles.proelio.codes.cards import CARD_IDS, KINDS
from wartable.titles.proelio.codes.clauses import CLAUSES
from wartable.titles.proelio.codes.verbs import NONE, SPACE, WIDTH


def misses(table: wartable.Table, seat: int = 0) -> dict[str, str]:
    """The near misses of a seat, with the clause that refuses each."""
    return {miss.text: miss.clause for miss in view(table, seat).near_misses}


def test_near_misses_of_the_action() -> None:
    """A card is offered for what its type can do; what the table never allows is not offered at all."""
    table = at(house("palisades knights resources"))
    assert texts(table) == ["draw", "play resources", "exchange …"]
    assert misses(table) == {"attack knights": "PR-ATK-09", "fortify palisades": "PR-FORT-04"}
    assert misses(at(house("patrol"))) == {"fortify patrol": "PR-FORT-19", "exchange …": "PR-ACT-09"}
    assert misses(at(house("fortress towers", "fortress"))) == {
        "fortify towers": "PR-FORT-18",
        "fortify fortress": "PR-FORT-18",
    }
    assert misses(at(house())) == {}
    assert misses(allied(house())) == {}


def test_near_misses_of_an_open_row() -> None:
    """Once an exchange or a Strategy card is begun, only what completes it is offered."""
    exchange = at(house("palisades palisades knights resources"))
    exchange.act(0, "exchange …")
    assert texts(exchange) == ["exchange palisades …", "exchange knights …", "exchange resources …"]
    exchange.act(0, "exchange palisades …")
    assert texts(exchange) == [
        "exchange palisades palisades",
        "exchange palisades knights",
        "exchange palisades resources",
    ]
    assert misses(exchange) == {}
    table = at(house("inquisition"), *[house()] * 4)
    table.act(0, "play inquisition …")
    assert texts(table) == ["play inquisition 1", "play inquisition 4"]
    assert misses(table) == dict.fromkeys([f"play inquisition {seat}" for seat in (0, 2, 3)], "PR-STR-07")


def test_offers_depend_on_nothing_else_on_the_table() -> None:
    """Discards, deployed cards and other hands do not change what a hand can be used for."""
    cards = " ".join(["shields", "patrol", "knights", "plague"])
    for others in ([], CARD_IDS):
        table = attacked("soldiers", house(cards, "palisades"), house("towers hero"), discards=others)
        assert texts(table) == ["deploy shields …", "deploy patrol …", "deploy"]
        assert misses(table) == {"deploy knights …": "PR-DEF-05", "deploy plague …": "PR-DEF-05"}
        table.act(0, "deploy")
        table.act(0, "keep")
        assert texts(table) == [f"loot {card}" for card in ("shields", "patrol", "knights", "plague")]


def test_near_misses_of_the_other_steps() -> None:
    deploy = attacked("soldiers", house("shields shields knights plague", "shields"))
    assert texts(deploy) == ["deploy shields …", "deploy"]
    refused = {"deploy knights …": "PR-DEF-05", "deploy plague …": "PR-DEF-05"}
    assert misses(deploy) == refused
    deploy.act(0, "deploy shields …")
    assert texts(deploy) == ["deploy shields …", "deploy shields"]
    deploy.act(0, "deploy shields …")
    assert texts(deploy) == ["deploy shields shields"]
    assert misses(deploy) == refused, "a pick is called by its own words, no matter what the row holds"
    loot = attacked("knights", house("shields shields knights"))
    loot.act(0, "deploy")
    loot.act(0, "loot knights …")
    assert (texts(loot), misses(loot)) == (["loot shields knights"], {})
    excess = at(house("shields shields knights manure manure manure hero"), step="turn_start")
    excess.act(0, "discard hero …")
    assert texts(excess) == ["discard shields hero", "discard manure hero", "discard knights hero"]
    penalty = attacked("knights", house(), house("shields manure"), level=0, options=PENALISE)
    penalty.act(0, "deploy")
    assert (texts(penalty, 2), misses(penalty, 2)) == (["pay shields", "pay manure"], {})


@pytest.mark.clause("PR-TURN-01")
def test_who_is_not_asked_has_nothing_to_point_at() -> None:
    table = at(house("soldiers shields"), house("soldiers"), house())
    for viewer in (-1, 1, 2):
        seen = view(table, viewer)
        assert (seen.choices, seen.near_misses, seen.asked) == ((), (), (0,))
    s = state(table)
    assert s.offers(1) == s.legal(1) == []
    assert [s.on_turn(seat) for seat in range(3)] == [True, False, False]
    assert [s.drafting(seat) for seat in range(3)] == [False, False, False]
    table.act(0, "exchange …", "exchange shields …")
    assert [state(table).drafting(seat) for seat in range(3)] == [True, False, False], "the open row is seat 0's alone"


@pytest.mark.clause("PR-ACT-01")
def test_any_number_may_be_asked_about() -> None:
    """Codes that are no action at all are refused by the clause that lists the actions; what `why` allows is legal."""
    table = at(house("shields soldiers resources inquisition"))
    s = state(table)
    for code in (-1, 0, 1, 31, SPACE, SPACE + 7):
        assert CLAUSES[s.why(0, code)] == "PR-ACT-01"
    for verb in (verbs.DRAW, verbs.EXCHANGE, verbs.PASS):
        assert CLAUSES[s.why(0, verb * WIDTH)] == "PR-ACT-01", "these name no card, not even one that is held"
    assert CLAUSES[s.why(0, verbs.TARGET * WIDTH)] == "PR-TURN-05"
    for verb in (verbs.SACRIFICE, verbs.KEEP):
        assert CLAUSES[s.why(0, verb * WIDTH + NONE)] == "PR-TURN-05"


@pytest.mark.parametrize("name", DECISIONS)
def test_what_is_not_refused_is_offered(name: str) -> None:
    """`why` and `legal` agree on every code there is, and offers are in order."""
    table = DECISIONS[name]()
    [seat] = table.deciders
    s = state(table)
    assert [code for code in range(-2, SPACE + 2) if s.why(seat, code) == 0] == s.legal(seat)
    assert s.offers(seat) == sorted(set(s.offers(seat)))
    for code in range(SPACE):
        assert s.why((seat + 1) % s.kit.seats, code) == CLAUSES.index("PR-TURN-01")
    elsewhere = {"deploy": "PR-TURN-07", "sacrifice": "PR-TURN-07", "loot": "PR-TURN-10", "pay_penalty": "PR-TURN-01"}
    elsewhere["excess"] = "PR-TURN-05" if s.active == seat else "PR-TURN-01"
    if view(table, seat).step != "action":
        assert CLAUSES[s.why(seat, verbs.DRAW * WIDTH + NONE)] == elsewhere[view(table, seat).step]


def test_what_follows_at_once_is_final() -> None:
    """Draws, looks and reveals cannot be taken back; laying, building and picking can."""
    cards = "shields soldiers resources inquisition plague temporary_alliance"
    final = {choice.text: choice.final for choice in at(house(cards)).choices(0)}
    assert [text for text, is_final in final.items() if is_final] == ["draw", "play resources", "play plague"]
    exchange = at(house(cards))
    exchange.act(0, "exchange …", "exchange shields …")
    assert {choice.final for choice in exchange.choices(0)} == {True}
    for card in ("inquisition", "temporary_alliance"):
        target = at(house(cards))
        target.act(0, f"play {card} …")
        assert {choice.final for choice in target.choices(0)} == {True}
    deploy = attacked("knights", house("shields shields", "shields"))
    assert {choice.text: choice.final for choice in deploy.choices(0)} == {"deploy shields …": False, "deploy": True}
    deploy.act(0, "deploy")
    assert {choice.text: choice.final for choice in deploy.choices(0)} == {"sacrifice": False, "keep": True}
    excess = at(house("shields " * 6), step="turn_start")
    assert {choice.final for choice in excess.choices(0)} == {False}


def losing(cards: str, fort: str | None = None) -> wartable.Table:
    """Seat 0 has met Knights without deploying anything: it is two short."""
    return clicked(attacked("knights", house(cards, fort)), "deploy")


def penalised() -> wartable.Table:
    """Seat 2 has attacked beyond its limit, and owes a card."""
    return clicked(attacked("knights", house(), house(CARDS), level=0, options=PENALISE), "deploy")


SEEN = {"ally_hand_visible": True}
SHOWN: dict[str, tuple[Callable[[], wartable.Table], str]] = {
    "support": (lambda: allied(house("shields")), "support shields"),
    "loot": (lambda: losing("shields manure hero"), "loot shields manure"),
    "the whole hand": (lambda: losing("shields manure", "shields"), "keep"),
    "more than the hand": (lambda: losing("manure", "shields"), "keep"),
    "all behind fallen walls": (lambda: losing("manure", "shields"), "sacrifice"),
    "penalty": (penalised, "pay hero"),
    "before an ally's eyes": (lambda: allied(house("soldiers"), options=SEEN), "attack soldiers"),
}
OPEN: dict[str, tuple[Callable[[], wartable.Table], str]] = {
    "loot is still to be chosen": (lambda: losing("shields manure hero", "shields"), "keep"),
    "behind fallen walls too": (lambda: losing("shields manure", "shields"), "sacrifice"),
    "the walls are enough": (lambda: losing("manure", "palisades"), "sacrifice"),
    "no hand to give": (lambda: losing("", "palisades"), "sacrifice"),
    "an ally who sees no hand": (lambda: allied(house("soldiers")), "attack soldiers"),
    "seen by all": (lambda: at(house("shields " * 6), step="turn_start"), "discard shields"),
}


@pytest.mark.clause("PR-RULING-13", "PR-RULING-44", "PR-RULING-25", "PR-RULING-52", "PR-ALY-07")
@pytest.mark.parametrize("name", SHOWN)
def test_what_one_player_alone_was_shown_cannot_be_taken_back(name: str) -> None:
    """Give a card, undo, give another: a hand would be shown card by card. So it is final, and the page says so."""
    build, choice = SHOWN[name]
    table = build()
    [seat] = table.deciders
    *picks, last = TITLE.parse(table.kit, choice)
    for pick in picks:
        assert not state(table).final(seat, pick), "a pick only selects"
        table.act(seat, pick)
        table.undo(seat)
        table.act(seat, pick)
    assert state(table).final(seat, last)
    table.act(seat, last)
    assert not table.can_undo(seat)
    with pytest.raises(wartable.UndoRefused):
        table.undo(seat)


@pytest.mark.clause("PR-RULING-13", "PR-RULING-44", "PR-RULING-52")
@pytest.mark.parametrize("name", OPEN)
def test_what_all_or_nobody_was_shown_can_be_taken_back(name: str) -> None:
    build, choice = OPEN[name]
    table = build()
    before = table.state.to_dict()
    assert {each.text: each.final for each in table.choices(0)}[choice] is False
    table.act(0, choice)
    if table.outcome is None:
        table.undo(0)
        assert table.state.to_dict() == before


def test_an_open_choice_is_a_draft() -> None:
    table = at(house("shields inquisition manure"), house(), house())
    for action in ("exchange shields …", "play inquisition …"):
        table.act(0, *["exchange …"] * action.startswith("exchange"), action)
        assert [state(table).drafting(seat) for seat in range(3)] == [True, False, False]
        assert view(table, 0).row == (action.split()[1],)
        assert all(view(table, viewer).row == () for viewer in (-1, 1, 2))
        assert [view(table, viewer).paying for viewer in (-1, 0, 1)] == [False, action.startswith("exchange"), False]
        while table.history.drafts[0]:
            table.undo(0)
        assert not state(table).drafting(0)
    play(table, "exchange shields manure")
    assert not state(table).drafting(0)
    # Out of turn too: the attacker cuts two cards of the loot.
    excess = attacked("trebuchets", house("shields shields shields manure"), house("soldiers " * 4))
    play(excess, "deploy", "loot shields shields shields")
    excess.act(2, "discard soldiers …")
    assert [state(excess).drafting(seat) for seat in range(3)] == [False, False, True]
    assert [state(excess).on_turn(seat) for seat in range(3)] == [True, False, False]
    over = attacked("soldiers", house())
    over.act(0, "deploy")
    assert [state(over).drafting(0), state(over).on_turn(0), state(over).offers(0)] == [False, False, []]


def test_an_unfinished_choice_moves_no_card() -> None:
    """Picks only select: hands, piles and discards stay as they are, and undo gives back the very same position."""
    for build in DECISIONS.values():
        [seat] = build().deciders
        for number, choice in enumerate(build().choices(seat)):
            if choice.final:
                continue
            table = build()
            before = table.state.to_dict()
            table.act(seat, table.choices(seat)[number])
            drafting = state(table).drafting(seat)
            if drafting and state(table).picks > before_picks(before):
                assert without_row(table.state.to_dict()) == without_row(before)
            table.undo(seat)
            # Of a choice that was completed all picks are taken back, earlier ones too.
            after = table.state.to_dict()
            assert after == before if drafting or not before["row"] else after == {**before, "row": []}


def without_row(position: dict[str, object]) -> dict[str, object]:
    """A position but for its open row."""
    return {name: value for name, value in position.items() if name != "row"}


def before_picks(position: dict[str, object]) -> int:
    """How many cards a position's row holds."""
    row = position["row"]
    assert isinstance(row, list)
    return len(row)


@pytest.mark.parametrize("name", MOMENTS)
def test_copies_are_independent(name: str) -> None:
    """A copy has everything, what is remembered too; what is played on it leaves the first one alone."""
    s = state(MOMENTS[name]())
    before = s.to_dict()
    copy = s.copy()
    assert copy.to_dict() == before
    assert (copy.kit, copy.picks, copy.sizes, copy.outcome()) == (s.kit, s.picks, s.sizes, s.outcome())
    assert (copy.memory is None) == (s.memory is None)
    assert copy.memory is None or copy.memory is not s.memory
    for seat in s.deciders():
        for code in s.legal(seat):
            copy = s.copy()
            copy.apply(seat, code, wartable.Seeded(1))
            assert s.to_dict() == before
    copy = s.copy()
    copy.forfeit(0, wartable.Seeded(1))
    assert s.to_dict() == before


def test_names_of_cards_are_kept() -> None:
    """The notation is permanent, so a kind's number and name stay together."""
    assert len(CARD_IDS) == KINDS == len(set(CARD_IDS))
    assert table_of_names() == CARD_IDS


def table_of_names() -> list[str]:
    """The name of each kind as a table tells it: one hand with a card of every kind."""
    table = at(house(" ".join(CARD_IDS)), options={"allow_pass": True})
    table.act(0, "exchange …")
    return [text.split()[1] for text in texts(table) if text.startswith("exchange")]
