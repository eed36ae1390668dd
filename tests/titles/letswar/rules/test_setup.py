"""Setup: Nations, seats, decks, opening hands, the Prelude, gauges and the calendar."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.letswar.stage import Stage
from wartable.core.errors import OptionError
from wartable.core.rules.chance import Scripted, Seeded
from wartable.core.rules.log import Journal
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.vocabulary import DATES, UNITS

ENTENTE = ("france", "great_britain", "russia")
CENTRAL = ("germany", "austria_hungary", "ottoman")
USUAL = {
    2: "germany france",
    3: "germany france italy",
    4: "germany france austria_hungary great_britain",
    5: "germany france austria_hungary great_britain italy",
    6: "germany france austria_hungary great_britain ottoman russia",
    7: "germany france austria_hungary great_britain ottoman russia italy",
}
ORDERS = {
    "entente": [f"{a}_{b}_{c}" for a in ENTENTE for b in ENTENTE for c in ENTENTE if len({a, b, c}) == 3],
    "central_empires": [f"{a}_{b}_{c}" for a in CENTRAL for b in CENTRAL for c in CENTRAL if len({a, b, c}) == 3],
}


def side(nation: str) -> str:
    """The faction that a Nation begins in: E, C, or I for Italy."""
    return "E" if nation in ENTENTE else "C" if nation in CENTRAL else "I"


# -- who plays --


@pytest.mark.clause("LW-GEN-01", "LW-WIN-01", "LW-WIN-02")
@pytest.mark.parametrize("mode", ["historical", "attrition"])
def test_two_to_seven_play_in_one_of_two_modes(mode: str) -> None:
    for seats in range(2, 8):
        assert len(TITLE.kit(seats, {"mode": mode}).nations) == seats
    for seats in (1, 8):
        with pytest.raises(OptionError):
            TITLE.kit(seats, {"mode": mode})
    with pytest.raises(OptionError):
        TITLE.kit(4, {"mode": "both"})


@pytest.mark.clause(
    "LW-SETUP-08", "LW-SETUP-09", "LW-SETUP-10", "LW-SETUP-11", "LW-SETUP-12", "LW-SETUP-13", "LW-SETUP-03",
    "LW-SETUP-06", "LW-RULING-45", "LW-RULING-81",
)  # fmt: skip
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_suggested_nations_are_the_usual_ones(seats: int) -> None:
    assert " ".join(TITLE.kit(seats).nations) == USUAL[seats]


@pytest.mark.clause(
    "LW-SETUP-01", "LW-SETUP-02", "LW-SETUP-04", "LW-SETUP-14", "LW-SETUP-29", "LW-GEN-02", "LW-RULING-46",
    "LW-SEAT-01", "LW-SEAT-02", "LW-SEAT-03", "LW-RULING-79",
)  # fmt: skip
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_line_up_is_fair_and_alternates(seats: int) -> None:
    for entente in ORDERS["entente"]:
        for central in ORDERS["central_empires"]:
            for place in range(1, 7):
                options = {"entente": entente, "central_empires": central, "italy_seat": place}
                kit = TITLE.kit(seats, options)
                sides = [side(nation) for nation in kit.nations]
                assert len(set(kit.nations)) == seats
                assert sides.count("E") == sides.count("C") == seats // 2
                assert sides.count("I") == seats % 2
                assert [kit.sides[i] for i in range(seats)] == ["ECI".index(one) for one in sides]
                round_table = [one for one in sides if one != "I"]
                assert all(
                    one != other for one, other in zip(round_table, [*round_table[1:], round_table[0]], strict=True)
                )


@pytest.mark.clause("LW-TURN-01", "LW-TURN-02", "LW-RULING-44", "LW-SEAT-04")
def test_germany_begins_or_else_the_first_of_the_central_empires() -> None:
    assert TITLE.kit(4, {"central_empires": "austria_hungary_germany_ottoman"}).nations[0] == "germany"
    options = {"central_empires": "ottoman_austria_hungary_germany", "entente": "russia_france_great_britain"}
    assert TITLE.kit(2, options).nations == ("ottoman", "russia")
    stage = Stage(4)
    for nation in ("germany", "france", "austria_hungary", "great_britain"):
        assert stage.asked == [nation]
        stage.end_turn(nation)
    fallen = Stage(4, active="great_britain", options={"mode": "attrition"}, common={"out": [0]}, draws="shell_crisis")
    assert fallen.end_turn("great_britain").asked == ["france"]


@pytest.mark.clause("LW-RULING-79")
def test_italy_sits_where_the_table_says() -> None:
    assert TITLE.kit(5, {"italy_seat": 2}).nations[2] == "italy"
    assert TITLE.kit(3, {"italy_seat": 5}).nations[2] == "italy"


# -- what lies there --


@pytest.mark.clause(
    "LW-SETUP-15", "LW-SETUP-16", "LW-SETUP-17", "LW-SETUP-18", "LW-SETUP-22", "LW-HOME-01", "LW-HOME-02",
    "LW-HOME-03", "LW-UNIT-05", "LW-CAL-01", "LW-CAL-02", "LW-COMP-02", "LW-CONTENT-04", "LW-CONTENT-05",
)  # fmt: skip
@pytest.mark.parametrize("seats", range(2, 8))
def test_everybody_begins_whole_and_happy_in_spring_1914(seats: int) -> None:
    log = Journal()
    state = TITLE.new_state(seats, chance=Seeded(1), log=log)
    lowered = {entry.args[0] for entry in log.entries if TITLE.entries[entry.key].name == "homefront-fell"}
    words: dict[str, Any] = state.to_dict()
    for seat, nation in enumerate(words["nations"]):
        assert nation["destroyed"] == []
        assert seat in lowered or nation["homefront"] == "happy"
        assert nation["character"]
    assert (words["date"], state.date) == ("1914S", 0)
    assert len(state.pile) == state.kit.kinds


@pytest.mark.clause("LW-SETUP-23", "LW-SETUP-24", "LW-SETUP-25", "LW-SETUP-26", "LW-SETUP-27", "LW-RULING-43")
@pytest.mark.parametrize("seats", range(2, 8))
def test_opening_hands(seats: int) -> None:
    log = Journal()
    TITLE.new_state(seats, chance=Seeded(9), log=log)
    names = [TITLE.entries[entry.key].name for entry in log.entries]
    opening = log.entries[: names.index("event-comes")]
    dealt, nation = [0] * seats, [0] * seats
    for entry in opening:
        name = TITLE.entries[entry.key].name
        if name == "dealt":
            dealt[entry.args[0]] += entry.args[1]
        elif name == "drew-nation":
            nation[entry.args[0]] += entry.args[1]
    assert dealt == {6: [5, 5, 5, 6, 7, 8], 7: [5, 5, 5, 6, 7, 8, 5]}.get(seats, [5] * seats)
    assert nation == [2] * seats


@pytest.mark.clause("LW-NAT-09", "LW-NAT-10", "LW-NAT-11", "LW-SETUP-15")
def test_a_nation_deck_gives_unseen_cards_first_each_equally_likely_then_those_put_under_it() -> None:
    stage = Stage(4, germany={"hand": "propaganda call_up", "bottom": "sealed_train"})
    stage.say("germany", "discard call_up", "discard propaganda")
    assert stage.bottom("germany") == ["sealed_train", "call_up", "propaganda"]
    unseen = stage.state.unseen(0)
    drawn = []
    for _ in range(unseen + 3):
        before = stage.hand("germany")
        stage.state.draw_nation(0, 1, stage.chance, stage.log)
        after = stage.hand("germany")
        for card in before:
            after.remove(card)
        drawn += after
    assert drawn[unseen:] == ["sealed_train", "call_up", "propaganda"]
    # What nobody has seen lies in no order: any of its kinds may come next.
    tops = set()
    begun = Stage(4).state
    kinds = begun.kit.starts[2] - begun.kit.starts[1]
    for kind in range(kinds):
        state = begun.copy()
        state.draw_nation(0, 1, Scripted(kind), Journal())
        tops.add(state.cards_of(state.hands, 0)[0])
    assert len(tops) == kinds


# -- the Prelude --


@pytest.mark.clause("LW-PREL-05", "LW-PREL-09", "LW-PREL-10", "LW-PREL-06", "LW-PREL-07", "LW-PREL-08", "LW-RULING-71")
def test_in_the_prelude_everybody_may_equip_once_in_turn_order() -> None:
    hand = {"hand": "trenches machine_gun tank boom reinforcements spy"}
    stage = Stage(4, step="prelude", germany=hand)
    assert stage.asked == ["germany"]
    for line in ("attack artillery france infantry", "play reinforcements", "deploy spy", "tax", "end"):
        assert stage.why("germany", line) == "LW-PREL-09"
    assert stage.why("germany", "equip tank") == "LW-EQUIP-08"
    stage.say("germany", "equip trenches", "equip machine_gun", "done")
    view = TITLE.view(stage.state, 1)
    laid = {lying.card: lying.units for lying in view.nations[0].equipment}
    assert laid == {"trenches": ("infantry", "artillery"), "machine_gun": ("infantry",)}
    for nation in ("france", "austria_hungary", "great_britain"):
        assert stage.asked == [nation]
        stage.say(nation, "done")
    assert (stage.asked, stage.step) == (["germany"], "turn_main")


@pytest.mark.clause("LW-PREL-03", "LW-EVT-01", "LW-EVT-09")
def test_the_event_of_the_prelude_turns_characters_too() -> None:
    deal = ["boom"] * 20 + ["spy"] * 8
    state = TITLE.new_state(4, chance=Scripted(*deal, "cabinet_crisis", then=Seeded(1)))
    assert [state.kit.leader_ids[leader] for leader in state.leader] == [
        "germany_wilhelm_ii",
        "france_gallieni",
        "austria_hungary_franz_joseph",
        "great_britain_churchill",
    ]
    # One deck for all: the Event is out of it, and nobody in particular has it.
    assert (sum(state.event_pile), state.event) == (38, state.kit.event_ids.index("cabinet_crisis"))


# -- the calendar --


@pytest.mark.clause(
    "LW-CAL-03", "LW-CAL-04", "LW-CAL-05", "LW-CAL-06", "LW-CAL-07", "LW-RULING-04", "LW-RULING-02", "LW-OFF-01"
)
def test_the_calendar_moves_once_an_offensive_and_loops_at_the_end() -> None:
    stage = Stage(2, common={"date": "1914S"})
    seen = []
    for _ in range(15):
        for nation in ("germany", "france"):
            date = stage.state.date
            while stage.state.active == stage.seat(nation) or stage.step != "turn_main":
                seat = stage.state.deciders()[0]
                stage.state.apply(seat, stage.state.default(seat, stage.chance), stage.chance, stage.log)
            if nation == "germany":
                assert stage.state.date == date  # not with a single player's turn
        seen.append(DATES[stage.state.date])
    assert seen == [*DATES[1:], "1919S", "1919A", "1919S", "1919A"]
    assert stage.ending == ""


@pytest.mark.clause("LW-HOME-04", "LW-HOME-05", "LW-UNIT-04", "LW-COMP-03", "LW-CBT-18")
def test_everybody_sees_markers() -> None:
    stage = Stage(4, france={"homefront": "unrest", "destroyed": "navy"}, common={"date": "1916A"})
    for viewer in (-1, 0, 3):
        view = TITLE.view(stage.state, viewer)
        assert view.nations[1].homefront == 1
        assert [unit.unit for unit in view.nations[1].units if not unit.active] == ["navy"]
        assert [unit.unit for unit in view.nations[1].units] == list(UNITS)
    low = Stage(4, options={"mode": "attrition"}, germany={"hand": "boom"})
    for level in (3, 2, 1, 0):
        low.state.lose_homefront(1, 1, low.log)
        assert low.level("france") == level


@pytest.mark.clause("LW-COMP-04", "LW-COMP-01", "LW-SETUP-28", "LW-WIN-14", "LW-RULING-01")
def test_what_is_no_rule_is_told_all_the_same() -> None:
    for clause in ("LW-COMP-04", "LW-SETUP-28", "LW-WIN-14", "LW-RULING-01"):
        assert all(TITLE.rulebook.clause(clause, lang).text for lang in ("en", "it"))
    assert TITLE.content().data.data["conflict.json"]["note"].startswith("A reconstruction")


def test_tables_alike_share_what_never_changes() -> None:
    kit = TITLE.kit(7, {"mode": "attrition"})
    assert TITLE.kit(7, {"mode": "attrition"}) is kit
    assert TITLE.kit(7) is not kit
    assert TITLE.kit(5, {"mode": "attrition"}) is not kit
    for number in range(70):  # more than are kept
        TITLE.kit(3 + number % 5, {"italy_seat": 1 + number % 6, "tax_per_turn": "1" if number % 2 else "unlimited"})
    fresh = TITLE.kit(7, {"mode": "attrition"})
    assert (fresh.n, fresh.historical) == (7, False)
