"""Turns, activations, options, orders, the hand and the deck, the end of the war (rules 4, 5, 12, 13)."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from tests.titles.gradisca.tools import (
    AUSTRIA,
    GRADISCA,
    VENICE,
    at,
    offered,
    opened,
    play,
    points,
    refusal,
    where,
    words,
)
from wartable import Scripted
from wartable.core.rules.chance import Seeded
from wartable.titles.gradisca.openings import OPENINGS
from wartable.titles.gradisca.position.position import ASIDE, DECK, DISCARD, HANDS, NEW_YEAR, REMOVED

FORCE = {
    "giustiniani": "medea", "italian-foot-1": "medea", "italian-foot-2": "romans", "corsican-foot": "villesse",
    "cappelletti-1": "ruda", "cernide-of-udine": "medea", "german-foot-1": "goritia",
}  # fmt: skip
PLAYED = {"v_giustiniani": "active", "v_presidii": "played", "a_arciducali": "played"}


@pytest.mark.clause("GR-1-01", "GR-4-05", "GR-4-06", "GR-4-12", "GR-4-13", "GR-4-14", "GR-2.2-01", "GR-4-11")
def test_the_first_deal() -> None:
    state = opened(3).state
    assert state.kit.seats == 2
    assert (state.turn, state.end) == (1, 16)
    assert [state.count(HANDS), state.count(HANDS + 36), state.count(DECK), state.count(ASIDE)] == [4, 4, 20, 8]
    assert list(state.points) == [0, 0]
    assert sum(state.cards) == 36
    assert not any(state.kit.new_year[kind] for seat in (0, 1) for kind in state.listed(HANDS + seat * 36))


@pytest.mark.clause("GR-4-01", "GR-4-02", "GR-4-08", "GR-4-09", "GR-13-05", "GR-7.4.1-03")
def test_counters_chits_and_markers_at_the_start() -> None:
    table = opened(3)
    scenario = table.kit.data["scenario.json"]
    view = table.view(wartable.PUBLIC)
    placed = {counter.unit: zone.zone for zone in view.zones for counter in zone.units}
    wanted = {
        unit: zone for zone, force in scenario["setup"].items() for unit in (*force["units"], *force["commanders"])
    }
    assert placed == wanted
    assert {one.corps for one in view.corps if one.chit != "none"} == set(scenario["chits_in_cup"])
    assert sum(len(army.pool) for army in view.armies) == table.kit.u - len(wanted)
    assert {zone.zone for zone in view.zones if zone.loot == 0} == set(scenario["loot"]["VEN"]["zones"])
    assert all(wall.level == wall.printed and not wall.mines for wall in view.walls)


@pytest.mark.clause("GR-4.1-01", "GR-4.1-02", "GR-4.1-04", "GR-4.1-05", "GR-4.1-11", "GR-4.1-09", "GR-4.1-07")
def test_each_corps_is_drawn_once_a_turn() -> None:
    table = opened(5)
    drawn = []
    while table.state.turn == 1:
        step = table.view(0).step
        if step == "choosing":
            drawn.append(table.view(0).active)
            play(table, "option 1")
        else:
            table.play_default(table.deciders[0])
    assert sorted(drawn) == sorted(table.kit.data["scenario.json"]["chits_in_cup"])
    assert sum(one.chit == "cup" for one in table.view(0).corps) == 9  # one is drawn again already


@pytest.mark.clause("GR-5-01", "GR-5-02", "GR-5-03", "GR-5-04", "GR-RULING-15", "GR-5-23")
def test_option_one_is_two_cards_and_one_zone() -> None:
    table = at(words(FORCE, step="choosing", hands=(["grain", "waggons", "convoy"], [])))
    play(table, "option 1")
    assert refusal(table, "option 3 giustiniani") == "GR-RULING-15"
    play(table, "play grain", "play waggons")
    assert refusal(table, "play convoy") == "GR-5-03"
    play(table, "open medea", "close")
    assert refusal(table, "open romans") == "GR-5-04"
    play(table, "end")


@pytest.mark.clause("GR-5-11", "GR-5-12", "GR-5-13", "GR-5-21", "GR-RULING-31", "GR-8.1-03")
def test_option_three_is_one_card_and_as_many_zones_as_the_commander_leads() -> None:
    table = at(words(FORCE, step="choosing", hands=(["grain", "waggons"], [])))
    play(table, "option 3 giustiniani", "play grain")
    assert refusal(table, "play waggons") == "GR-5-12"
    play(table, "open medea")
    assert refusal(table, "open romans") == "GR-5-21"
    play(table, "close")
    assert refusal(table, "open medea") == "GR-RULING-31"
    play(table, "open romans", "close", "open villesse", "close")
    assert refusal(table, "open ruda") == "GR-5-13"
    alone = words({"swiss-foot": "udine"}, "v_svizzeri", step="choosing")
    assert offered(at(alone)) == ["option 1", "option 2"]


@pytest.mark.clause("GR-5-05", "GR-5-06", "GR-5-07", "GR-5-08", "GR-5-09", "GR-5-10")
def test_option_two_draws_and_five_cards_are_one_too_many() -> None:
    hand = ["grain", "waggons", "convoy", "truce"]
    table = at(words(FORCE, step="choosing", hands=(hand, [])), "spy")
    play(table, "option 2")
    assert table.view(0).step == "discarding"
    assert len(table.view(0).hand) == 5
    assert refusal(table, "open medea") == refusal(table, "play grain") == "GR-5-09"
    play(table, "discard grain")
    assert table.view(0).armies[0].hand_size == 4
    assert table.view(0).step == "choosing"
    three = play(at(words(FORCE, step="choosing", hands=(hand[:3], [])), "spy"), "option 2")
    assert three.view(0).step == "choosing"
    assert three.view(0).armies[0].hand_size == 4


@pytest.mark.clause("GR-5-14", "GR-5-17", "GR-12-14", "GR-RULING-23")
def test_a_played_card_is_discarded_or_leaves_the_game() -> None:
    table = play(at(words(FORCE, step="orders", hands=(["grain", "convoy"], []))), "play grain", "play convoy")
    kit, state = table.kit, table.state
    assert state.cards[DISCARD + kit.cards.index("grain")] == 1
    assert state.cards[REMOVED + kit.cards.index("convoy")] == 1


@pytest.mark.clause("GR-5-18", "GR-5-19", "GR-5-20", "GR-RULING-111", "GR-1-02", "GR-2.1-13")
def test_units_of_the_drawn_corps_act_and_no_others() -> None:
    table = play(at(words(FORCE, step="orders")), "open medea")
    assert refusal(table, "pick cernide-of-udine …") == "GR-5-20"
    assert {"pick giustiniani …", "pick italian-foot-1 …", "pick all …"} <= set(offered(table))
    assert refusal(at(words(FORCE, step="orders")), "open udine") == "GR-5-18"
    spent = {**FORCE, "italian-foot-2": "romans acted"}
    assert refusal(at(words(spent, step="orders")), "open romans") == "GR-RULING-111"
    mixed = at(words({"italian-foot-1": "medea", "german-foot-1": "goritia"}))
    assert refusal(mixed, "pick german-foot-1 …") == "GR-1-02"


@pytest.mark.clause("GR-5-22", "GR-5.1-09", "GR-2.1-17")
def test_when_an_activation_ends_all_its_units_have_been_activated() -> None:
    table = at(words(FORCE, step="orders"), "a_arciducali")
    play(table, "end")
    assert where(table, "italian-foot-2") == "romans acted"
    assert next(one for one in table.view(0).corps if one.corps == "v_giustiniani").chit == "played"
    assert table.kit.side[table.kit.units.index("o101")] == VENICE


@pytest.mark.clause("GR-RULING-16", "GR-RULING-109", "GR-12-16", "GR-5-16")
def test_cards_come_before_the_first_zone_or_after_the_last() -> None:
    more: dict[str, Any] = {"option": 3, "leader": "giustiniani", "budget": 3, "allowed": 1}
    table = play(at(words(FORCE, step="orders", hands=(["grain"], []), **more)), "open medea", "close", "play grain")
    assert refusal(table, "open romans") == "GR-RULING-109"
    more["options"] = {"cards_between_zones": "yes"}
    table = play(at(words(FORCE, step="orders", hands=(["grain"], []), **more)), "open medea", "close", "play grain")
    assert refusal(table, "open romans") == ""


@pytest.mark.clause("GR-12-04", "GR-12-06", "GR-12-07", "GR-12-08", "GR-12-09", "GR-12-13", "GR-RULING-18", "GR-INV-20")
def test_a_mandatory_card_comes_first() -> None:
    hand = ["fever", "pay", "grain"]
    table = at(words(FORCE, step="choosing", hands=(hand, [])))
    assert refusal(table, "option 2") == "GR-12-08"
    play(table, "option 1")
    assert refusal(table, "end") == "GR-12-04"
    assert refusal(table, "open medea") == refusal(table, "play grain") == "GR-12-09"
    play(table, "play pay")
    assert refusal(table, "end") == ""
    assert refusal(table, "play grain") == ""


@pytest.mark.clause("GR-12-05", "GR-12-10", "GR-12-11", "GR-12-12", "GR-VEC-17", "GR-RULING-24")
def test_a_mandatory_card_before_its_date() -> None:
    hand = ["marradas", "grain", "waggons", "truce"]  # after turn 5
    early = at(words(FORCE, step="choosing", hands=(hand, []), turn=5), "spy")
    assert refusal(play(early, "option 2"), "discard marradas") == ""
    orders = at(words(FORCE, step="orders", hands=(hand, []), turn=5))
    assert refusal(orders, "play marradas") == "GR-12-11"
    assert refusal(orders, "end") == ""
    late = at(words(FORCE, step="choosing", hands=(hand, []), turn=6))
    assert refusal(late, "option 2") == "GR-12-08"


@pytest.mark.clause("GR-RULING-19", "GR-RULING-20", "GR-RULING-21", "GR-RULING-28")
def test_a_blocked_mandatory_card_may_be_kept() -> None:
    force = {"giustiniani": "medea", "italian-foot-1": "tarvis"}
    blocked = words(force, step="choosing", hands=(["bamberg"], []), turn=6, truce=True)
    table = at(blocked)
    assert refusal(table, "option 2") == ""
    assert refusal(play(table, "option 1"), "play bamberg") == "GR-RULING-28"
    strict = at({**blocked, "options": {"blocked_mandatory": "no_draw"}})
    assert refusal(strict, "option 2") == "GR-RULING-19"
    full = words(force, step="choosing", hands=(["bamberg", "carinthians", "uskoks", "arsenal"], []), turn=6)
    assert refusal(at(full), "option 2") == "GR-12-08"
    sixteen = {"italian-foot-1": "tarvis", "giustiniani": "medea", "italian-foot-2": "senosecchia"}
    sixteen |= {"corsican-foot": "vipacco"}
    closed = words(sixteen, step="choosing", hands=(["bamberg", "carinthians"], []), turn=6, truce=True)
    assert refusal(at(closed), "option 2") == ""
    # Four that can be neither played nor discarded: there is no room for a fifth.
    table = at({"seats": 2, **OPENINGS[-1]})
    assert refusal(table, "option 2") == "GR-RULING-21"
    assert [refusal(table, choice) for choice in ("option 1", "option 3 trautmannsdorf")] == ["", ""]
    play(table, "option 1")
    assert {choice.split()[0] for choice in offered(table)} == {"open", "end"}


@pytest.mark.clause("GR-5-15", "GR-RULING-22", "GR-VEC-42")
def test_the_deck_is_made_anew_from_the_discards() -> None:
    kit = GRADISCA.kit(2)
    own = ["grain", "waggons", "convoy"]
    rest = [card for card in kit.cards[:28] if card not in (*own, "truce", "spy")]
    position = words(FORCE, step="choosing", hands=(own, ["spy"]), deck=["truce"], discards=rest, chits=PLAYED)
    table = play(at(position, "truce"), "option 2")
    assert table.state.count(DECK) == len(rest)
    assert table.state.count(DISCARD) == 0
    # The other hand is exactly what is nowhere else.
    assert table.view(VENICE).armies[AUSTRIA].known == ("c31",)
    empty = words(FORCE, step="choosing", hands=(own, ["spy"]), deck=[], removed=[*rest, "truce"])
    assert refusal(at(empty), "option 2") == "GR-RULING-22"


@pytest.mark.clause("GR-RULING-22")
def test_by_option_the_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    kit = GRADISCA.kit(2)
    rest = [card for card in kit.cards[:28] if card not in ("grain", "spy", "truce")]
    more: dict[str, Any] = {"deck": ["truce"], "discards": rest, "options": {"reshuffle": "on_need"}}
    table = play(at(words(FORCE, step="choosing", hands=(["grain"], ["spy"]), **more), "truce"), "option 2")
    assert table.state.to_draw() == 0
    last: dict[str, Any] = {"deck": [], "discards": [*rest, "truce"], "options": {"reshuffle": "on_need"}}
    table = play(at(words(FORCE, step="choosing", hands=(["grain"], ["spy"]), **last), "fever"), "option 2")
    assert table.state.count(DECK) == len(rest)


@pytest.mark.clause("GR-12-15", "GR-RULING-13", "GR-RULING-14", "GR-INV-04")
def test_the_cards_of_1617_come_on_top_of_the_deck() -> None:
    chits = {"v_giustiniani": "active", "v_presidii": "played", "a_arciducali": "played"}
    table = play(at(words(FORCE, step="orders", turn=8, chits=chits), "v_giustiniani"), "end")
    assert table.state.turn == 9
    assert table.state.count(NEW_YEAR) == 8
    assert table.state.count(ASIDE) == 0
    play(table, "option 2")
    drawn = table.view(VENICE).hand
    assert len(drawn) == 1
    assert table.kit.new_year[table.kit.card_ids.index(drawn[0])]


@pytest.mark.clause("GR-4-03", "GR-VEC-28", "GR-RULING-08", "GR-INV-05")
def test_the_chit_of_a_dead_corps_leaves_the_cup() -> None:
    force = {"italian-foot-1": "medea", "val-canale-levy": "romans", "german-foot-1": "goritia"}
    table = play(at(words(force), 1, 6), "move romans italian-foot-1")
    assert next(one for one in table.view(0).corps if one.corps == "a_carinzia").chit == "none"


@pytest.mark.clause("GR-RULING-08", "GR-RULING-09")
def test_an_activation_outlives_its_corps() -> None:
    force = {"cappelletti-2": "tarvis", "german-foot-1": "goritia"}
    table = play(
        at(words(force, "v_cavalleria", hands=(["grain"], []))), "exit cappelletti-2", "close", "play grain", "end"
    )
    assert next(one for one in table.view(0).corps if one.corps == "v_cavalleria").chit == "none"


@pytest.mark.clause("GR-4.1-08", "GR-4.1-12", "GR-13-15", "GR-2.4-01")
def test_the_war_ends_when_the_turn_marker_passes_the_end_marker() -> None:
    table = play(at(words(FORCE, step="orders", turn=12, end=12, chits=PLAYED)), "end")
    assert table.outcome is not None
    assert GRADISCA.clauses[table.outcome.clause] in ("GR-4.1-08", "GR-13-16")


@pytest.mark.clause("GR-4.1-10", "GR-INV-15")
def test_the_war_ends_after_turn_sixteen() -> None:
    position = words(FORCE, step="orders", turn=16, end=16, chits=PLAYED)
    position["armies"][0]["points"] = 3
    table = play(at(position), "end")
    assert table.outcome is not None
    assert GRADISCA.clauses[table.outcome.clause] == "GR-4.1-10"
    assert table.outcome.winners == (VENICE,)


@pytest.mark.clause("GR-VEC-25", "GR-13-01", "GR-RULING-11", "GR-4-07")
def test_a_card_can_end_the_war_at_once() -> None:
    position = words(FORCE, step="orders", turn=13, end=14, hands=(["madrid"], []))
    position["armies"][1]["points"] = 2
    table = play(at(position), "play madrid")
    assert table.outcome is not None
    assert GRADISCA.clauses[table.outcome.clause] == "GR-13-01"
    later = play(at(words(FORCE, step="orders", turn=13, end=15, hands=(["madrid"], []))), "play madrid")
    assert later.outcome is None
    assert later.state.end == 13


@pytest.mark.clause(
    "GR-VEC-26", "GR-13-10", "GR-13-11", "GR-13-12", "GR-13-13", "GR-13-16", "GR-RULING-75", "GR-RULING-03"
)
def test_great_towns_count_at_the_end_and_a_draw_is_possible() -> None:
    force = {"italian-foot-1": "gradisca", "giustiniani": "goritia", "german-foot-1": "palma"}
    chits = {"v_giustiniani": "active", "a_arciducali": "played"}
    for venice, outcome in ((4, (VENICE,)), (3, ())):
        position = words(force, step="orders", turn=12, end=12, chits=chits)
        position["armies"][0]["points"], position["armies"][1]["points"] = venice, 3
        table = play(at(position), "end")
        assert table.outcome is not None
        assert table.outcome.winners == outcome
        assert table.outcome.scores == (20 + venice, 23)
    strict = {**position, "options": {"occupation": "combat_unit"}}
    assert (found := play(at(strict), "end").outcome) is not None
    assert found.scores == (13, 23)
    assert GRADISCA.clauses[table.outcome.clause] == "GR-13-16"


@pytest.mark.clause("GR-13-14", "GR-13-11", "GR-13-02", "GR-13-04")
def test_trieste_and_udine_count_ten() -> None:
    table = at(words({"italian-foot-1": "trieste", "german-foot-1": "udine"}))
    assert [army.end_points for army in table.view(0).armies] == [10, 10]


@pytest.mark.clause("GR-RULING-108")
def test_who_resigns_has_lost() -> None:
    table = at(words(FORCE))
    table.forfeit(VENICE)
    assert table.outcome is not None
    assert table.outcome.winners == (AUSTRIA,)
    assert GRADISCA.clauses[table.outcome.clause] == "GR-RULING-108"


@pytest.mark.clause("GR-RULING-114")
def test_a_side_without_units_plays_on() -> None:
    table = at(words({"german-foot-1": "goritia"}, "a_arciducali", step="orders"), "a_arciducali")
    play(table, "end")
    assert table.state.turn == 2
    assert table.deciders == (AUSTRIA,)


@pytest.mark.clause("GR-RULING-107")
def test_what_the_clock_plays() -> None:
    table = at(words(FORCE, step="choosing", hands=(["fever", "no-pay", "grain"], [])))
    played = []
    for _ in range(3):
        table.play_default(table.deciders[0])
        played.append(table.record.lines[-1].text)
    assert played[:2] == ["option 1", "play no-pay"]


@pytest.mark.clause("GR-VEC-41", "GR-RULING-110", "GR-RULING-33")
def test_a_card_puts_another_commander_in_his_place() -> None:
    force = {**FORCE, "cernide-of-monfalcone": "monfalcone"}
    table = at(words(force, step="choosing", hands=(["medici"], []), turn=9))
    play(table, "option 3 giustiniani", "play medici", "place monfalcone")
    assert where(table, "giustiniani") == "gone"
    assert where(table, "medici") == "monfalcone"
    assert table.view(0).leader == "medici"
    assert table.view(0).zones_left == 3
    assert refusal(table, "open monfalcone") == ""


@pytest.mark.clause("GR-RULING-33", "GR-RULING-110")
def test_a_card_puts_nobody_in_the_place_of_a_commander_lost_before() -> None:
    more: dict[str, Any] = {"option": 3, "leader": "giustiniani", "budget": 2, "allowed": 2}
    force = {**FORCE, "giustiniani": "gone", "cernide-of-monfalcone": "monfalcone"}
    table = play(at(words(force, step="orders", hands=(["medici"], []), turn=9, **more)), "play medici")
    play(table, "place monfalcone")
    assert where(table, "medici") == "monfalcone"
    assert table.view(0).leader == "giustiniani"
    assert refusal(table, "open monfalcone") == refusal(table, "open romans") == "GR-RULING-33"


@pytest.mark.clause("GR-RULING-33")
def test_no_more_zones_when_the_leading_commander_is_lost() -> None:
    more: dict[str, Any] = {"option": 3, "leader": "giustiniani", "budget": 2, "allowed": 0, "zones_begun": True}
    gone = {unit: place for unit, place in FORCE.items() if unit != "giustiniani"}
    assert refusal(at(words(gone, step="orders", **more)), "open romans") == "GR-RULING-33"


def test_points_are_what_the_track_shows() -> None:
    assert points(at(words(FORCE))) == [0, 0]
    assert isinstance(Scripted(1, then=Seeded(1)), Scripted)
