"""The cards: what each does, whom it asks, when it can be played (rule 12 and the cards of the content)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import (
    AUSTRIA,
    GRADISCA,
    VENICE,
    Game,
    at,
    offered,
    play,
    points,
    refusal,
    wall,
    where,
    words,
)
from wartable import PUBLIC
from wartable.core.rules.chance import Seeded
from wartable.titles.gradisca.position.position import DISCARD, REMOVED

CORPS = ("v_giustiniani", "a_arciducali")
FORCE = {
    "giustiniani": "monfalcone", "italian-foot-1": "monfalcone", "italian-foot-2": "monfalcone",
    "corsican-foot": "trivignano", "garrison-of-palma": "palma", "trautmannsdorf": "goritia",
    "german-foot-1": "goritia", "german-foot-2": "goritia", "styrian-foot": "rubia", "german-garrison-1": "gradisca",
}  # fmt: skip
LATE = 13  # every date has passed


def holding(card: str, seat: int, step: str = "orders", **more: Any) -> Game:
    """A side that gives orders and holds one card."""
    hands: list[list[str]] = [[], []]
    hands[seat] = [card]
    more.setdefault("turn", LATE)
    dice = more.pop("dice", ())
    force = more.pop("force", FORCE)
    return at(words(force, CORPS[seat], step=step, hands=hands, **more), *dice)


@pytest.mark.parametrize("seat", [VENICE, AUSTRIA])
@pytest.mark.parametrize("card", GRADISCA.kit(2).cards)
@pytest.mark.clause("GR-2.2-02", "GR-12-01", "GR-RULING-27", "GR-RULING-115")
def test_each_card_is_played_by_each_side_that_can(card: str, seat: int) -> None:
    table = holding(card, seat, end=16)
    kind = table.kit.cards.index(card)
    clause = refusal(table, f"play {card}")
    assert clause == ("GR-4.1-03" if not table.kit.own[kind] else "")
    if clause:
        return
    play(table, f"play {card}")
    while table.deciders and table.view(0).step != "orders":
        table.play_default(table.deciders[0])
    area = REMOVED if table.kit.once[kind] else DISCARD
    assert table.state.cards[area + kind] == 1
    assert GRADISCA.invariants(table.state) == []


REINFORCEMENTS = [
    ("dalmatians", "place udine", {"albanian-horse": "udine", "albanian-and-dalmatian-foot": "udine"}),
    ("lombards", "place codroipo", {"martinengo": "codroipo", "lombard-foot": "codroipo"}),
    ("baglioni", "place palma", {"baglioni": "palma", "greek-foot": "palma"}),
    ("swiss", "place udine", {"swiss-foot": "udine", "grisons-foot": "udine"}),
    ("arsenal", "place palma", {"culverins": "palma", "arsenal-sappers": "palma"}),
    ("uskoks", "place duino", {"hussars": "duino", "uskoks-of-segna-1": "duino"}),
    ("marradas", "place vipacco", {"marradas": "vipacco", "walloon-arquebusiers": "vipacco"}),
    ("bamberg", "", {"bamberg-horse": "tarvis", "bamberg-foot-1": "tarvis"}),
    ("carinthians", "place senosecchia", {"guns-from-graz": "senosecchia", "sappers-from-graz": "senosecchia"}),
    ("wassenhoven", "", {"regiment-wassenhoven-1": "monfalcone"}),
    ("marquis", "place goritia", {"marchese": "goritia", "dampierre-cuirassiers": "goritia"}),
    ("tyrol", "place vipacco", {"tyrolean-foot": "vipacco", "viennese-foot": "vipacco"}),
    ("dutch", "", {"nassau": "monfalcone", "english-volunteers": "monfalcone"}),
]


@pytest.mark.parametrize("seat", [VENICE, AUSTRIA])
@pytest.mark.parametrize(("card", "answer", "units"), REINFORCEMENTS)
@pytest.mark.clause("GR-4-10", "GR-12-21", "GR-12-02", "GR-RULING-30", "GR-RULING-115")
def test_reinforcements_come_for_their_own_army_whoever_plays_them(
    card: str, answer: str, units: dict[str, str], seat: int
) -> None:
    table = play(holding(card, seat), f"play {card}")
    if answer:
        assert table.deciders == (table.kit.side[table.kit.unit_words.index(next(iter(units)))],)
        play(table, answer)
    assert {unit: where(table, unit).split()[0] for unit in units} == units


@pytest.mark.clause("GR-4-04", "GR-12-17", "GR-12-18", "GR-RULING-29")
def test_a_new_corps_waits_for_the_next_turn() -> None:
    table = play(holding("lombards", VENICE), "play lombards", "place udine")
    assert next(one for one in table.view(0).corps if one.corps == "v_martinengo").chit == "played"
    assert where(table, "lombard-foot") == "udine acted"
    of_the_active = play(holding("carinthians", AUSTRIA), "play carinthians", "place vipacco")
    assert where(of_the_active, "carinthian-militia") == "vipacco"


@pytest.mark.clause("GR-12-19", "GR-12-20", "GR-RULING-55")
def test_units_that_a_card_brings_among_enemies_fight_and_cannot_go_back() -> None:
    force = {**FORCE, "cappelletti-1": "tarvis"}
    table = holding("bamberg", VENICE, force=force, dice=(6, 6, 6, 6))
    assert where(play(table, "play bamberg"), "bamberg-foot-1") == "gone"
    won = holding("bamberg", VENICE, force=force, dice=(1, 1, 6, 6))
    assert where(play(won, "play bamberg"), "bamberg-foot-1").startswith("tarvis")


@pytest.mark.clause("GR-RULING-28")
def test_a_fortress_that_enemies_hold_is_never_entered_by_card() -> None:
    force = {**FORCE, "garrison-of-palma": "trivignano", "uskoks-1": "palma", "uskoks-2": "udine"}
    table = play(holding("arsenal", VENICE, force=force, dice=(1, 1, 6)), "play arsenal")
    assert where(table, "culverins").startswith("udine")  # Palma is closed, and there is no choice left


@pytest.mark.clause("GR-VEC-39")
def test_wallenstein_relieves_gradisca() -> None:
    walls = {"gradisca-new-gate": {"level": 2}, "gradisca-old-gate": {"level": 0}}
    force = {**FORCE, "italian-foot-1": "farra"}
    table = play(holding("wallenstein", VENICE, force=force, walls=walls), "play wallenstein", "place gradisca")
    assert offered(table) == ["raise gradisca-old-gate", "raise gradisca-new-gate"]
    play(table, "raise gradisca-new-gate")
    assert wall(table, "gradisca-new-gate") == {"level": 3}
    assert points(table) == [0, 1]
    elsewhere = play(holding("wallenstein", VENICE, force=force, walls=walls), "play wallenstein", "place merna")
    assert points(elsewhere) == [0, 0]
    nobody = {unit: place for unit, place in force.items() if place != "gradisca"}
    assert "place gradisca" not in offered(play(holding("wallenstein", VENICE, force=nobody), "play wallenstein"))


def test_medici_takes_over_and_restores_order() -> None:
    force = {
        **FORCE,
        "italian-foot-1": "monfalcone back",
        "italian-foot-2": "monfalcone back",
        "overseas-foot": "pirano",
    }
    force |= {"mainland-militia": "monfalcone back", "italian-foot-3": "monfalcone back"}
    table = play(holding("medici", AUSTRIA, force=force), "play medici", "place monfalcone")
    assert table.deciders == (VENICE,)
    assert where(table, "giustiniani") == "gone"
    play(table, "reform italian-foot-1", "reform italian-foot-2", "reform mainland-militia")
    assert where(table, "italian-foot-3") == "monfalcone back"
    assert where(table, "italian-foot-1") == "monfalcone"


@pytest.mark.clause("GR-VEC-35", "GR-12-22", "GR-12-03")
def test_no_pay() -> None:
    names = ("italian-foot-1", "italian-foot-2", "italian-foot-3", "corsican-foot")
    force = dict.fromkeys(names, "trivignano") | {"giustiniani": "trivignano", "german-foot-1": "goritia"}
    force |= {"corsican-foot": "trivignano back", "french-foot": "udine"}
    table = play(holding("no-pay", VENICE, force=force), "play no-pay")
    assert table.deciders == (AUSTRIA,)
    assert offered(table) == ["name udine", "name trivignano"]
    view = table.view(AUSTRIA)
    assert view.prompt.say(table.messages, "en") == "No pay: in which zone are enemy units disorganised?"
    play(table, "name trivignano")
    assert table.deciders == (VENICE,)
    assert len(offered(table)) == 3
    play(table, "flip italian-foot-1", "flip italian-foot-3")
    assert where(table, "italian-foot-2") == "trivignano"
    assert where(table, "corsican-foot") == "trivignano back"


def test_fever_strikes_the_most_crowded_zone_of_both_armies() -> None:
    table = play(holding("fever", AUSTRIA), "play fever")
    assert table.deciders == (VENICE,)
    assert offered(table) == ["flip italian-foot-1", "flip italian-foot-2"]
    play(table, "flip italian-foot-2")
    assert table.deciders == (AUSTRIA,)
    assert offered(table) == ["flip german-foot-1", "flip german-foot-2"]
    play(table, "flip german-foot-1")
    assert table.view(0).step == "orders"


@pytest.mark.clause("GR-RULING-54")
def test_fever_leaves_units_without_a_second_side_alone_in_every_option() -> None:
    force = {"italian-foot-1": "medea", "cernide-of-palma": "medea", "german-foot-1": "goritia"}
    options = {"no_back_disorganise": "eliminate"}
    table = play(at(words(force, step="orders", hands=(["fever"], []), options=options)), "play fever")
    assert where(table, "cernide-of-palma") == "medea"
    assert where(table, "italian-foot-1") == "medea back"


@pytest.mark.clause("GR-4.1-03", "GR-RULING-17", "GR-RULING-33")
def test_jealous_commanders() -> None:
    hands: tuple[list[str], list[str]] = ([], ["jealousy"])
    table = play(at(words(FORCE, step="choosing", hands=hands)), "option 3 giustiniani")
    assert table.deciders == (AUSTRIA,)
    assert table.view(1).windows == "option_chosen"
    play(table, "play jealousy")
    assert table.view(0).zones_left == 1
    assert table.deciders == (VENICE,)
    passed = play(at(words(FORCE, step="choosing", hands=hands)), "option 3 giustiniani", "pass")
    assert passed.view(0).zones_left == 3
    first = play(at(words(FORCE, step="choosing", hands=hands)), "option 1")
    assert first.deciders == (VENICE,)  # nothing answers option 1 in the Basic game


@pytest.mark.clause("GR-RULING-17", "GR-RULING-112")
def test_a_window_opens_by_what_all_can_see() -> None:
    for hand in (["grain"], ["jealousy"]):
        assert play(at(words(FORCE, step="choosing", hands=([], hand))), "option 3 giustiniani").deciders == (AUSTRIA,)
    seen = words(FORCE, step="choosing", hands=([], ["grain"]), discards=["jealousy"])
    assert play(at(seen), "option 3 giustiniani").deciders == (VENICE,)
    nothing = words(FORCE, step="choosing", hands=([], []))
    assert play(at(nothing), "option 3 giustiniani").deciders == (VENICE,)
    table = play(at(words(FORCE, step="choosing", hands=([], ["grain"]))), "option 3 giustiniani")
    assert refusal(table, "play grain") == "GR-4.1-03"


@pytest.mark.clause("GR-RULING-10", "GR-4-07", "GR-13-02")
def test_envoys_and_war_move_the_end_marker() -> None:
    table = play(holding("envoys", VENICE, end=14), "play envoys")
    assert offered(table) == ["choose 1", "choose 2"]
    assert play(table, "choose 1").state.end == 13
    assert play(holding("envoys", VENICE, end=14), "play envoys", "choose 2").state.end == 15
    assert play(holding("resolve", VENICE, end=16), "play resolve").state.end == 16
    assert play(holding("mediation", VENICE, end=16), "play mediation").state.end == 15
    assert refusal(holding("envoys", VENICE, turn=6), "play envoys") == "GR-12-01"


def test_a_truce_forbids_all_hostilities_until_the_end_of_the_turn() -> None:
    force = {"italian-foot-1": "bruma", "siege-train": "bruma", "venetian-sappers": "bruma", "german-foot-1": "mariano"}
    force |= {"german-garrison-1": "gradisca"}
    table = play(holding("truce", VENICE, force=force, turn=4), "play truce", "open bruma")
    for choice in (
        "move mariano italian-foot-1",
        "bombard gradisca-old-gate siege-train",
        "mine gradisca-old-gate venetian-sappers",
    ):
        assert refusal(table, choice) == "GR-12-02"
    assert refusal(table, "move farra italian-foot-1") == refusal(table, "fort venetian-sappers") == ""


@pytest.mark.clause("GR-12-23", "GR-RULING-74")
def test_the_sea_brings_points() -> None:
    assert points(play(holding("corsairs", AUSTRIA), "play corsairs")) == [0, 2]
    assert points(play(holding("corsairs", VENICE), "play corsairs")) == [1, 0]
    assert points(play(holding("galleys", AUSTRIA), "play galleys")) == [0, 1]


def test_galleys_ship_units_of_the_active_corps() -> None:
    table = play(holding("galleys", VENICE), "play galleys")
    assert "pick corsican-foot …" not in offered(table)  # not in a sea zone
    play(table, "ship pirano giustiniani italian-foot-1")
    assert where(table, "italian-foot-1") == where(table, "giustiniani") == "pirano acted"
    inland = {"italian-foot-1": "medea", "german-foot-1": "goritia"}
    assert refusal(holding("galleys", VENICE, force=inland), "play galleys") == "GR-RULING-115"


def test_news_of_the_feat() -> None:
    force = {"italian-foot-1": "cormons", "italian-foot-2": "medea", "giustiniani": "romans", "corsican-foot": "udine"}
    assert points(play(holding("renown", VENICE, force=force), "play renown")) == [2, 0]  # named, once the enemy's


@pytest.mark.clause("GR-RULING-07", "GR-INV-18")
def test_the_spy_sees_the_hand_and_takes_a_card() -> None:
    hands = (["spy"], ["fever", "grain", "truce"])
    table = play(at(words(FORCE, step="orders", hands=hands)), "play spy")
    assert set(table.view(VENICE).armies[AUSTRIA].known) == {"c16", "c21", "c27"}
    assert table.view(PUBLIC).armies[AUSTRIA].known == ()
    assert refusal(table, "expose fever") == "GR-12-05"
    play(table, "expose grain")
    assert table.view(VENICE).armies[AUSTRIA].hand_size == 2
    assert set(table.view(VENICE).armies[AUSTRIA].known) == {"c21", "c27"}
    bound = play(at(words(FORCE, step="orders", hands=(["spy"], ["fever"]))), "play spy")
    assert bound.view(0).step == "orders"
    assert bound.view(PUBLIC).armies[AUSTRIA].hand_size == 1


@pytest.mark.clause("GR-12-05", "GR-12-10", "GR-12-12", "GR-26-01", "GR-26-02")
@pytest.mark.parametrize(
    ("mode", "card", "turn", "clause"),
    [
        ("basic", "marradas", 5, ""),
        ("basic", "marradas", 6, "GR-12-05"),
        ("basic", "madrid", 12, ""),
        ("basic", "madrid", 13, "GR-12-05"),
        ("advanced", "marradas", 5, "GR-26-02"),
        ("advanced", "marradas", 6, "GR-12-05"),
        ("advanced", "madrid", 12, ""),
        ("advanced", "madrid", 13, "GR-12-05"),
    ],
)
def test_a_spy_takes_a_dated_card_until_its_date(mode: str, card: str, turn: int, clause: str) -> None:
    position = words(FORCE, step="orders", hands=(["spy"], [card, "truce"]), turn=turn, options={"mode": mode})
    table = play(at(position), "play spy")
    assert refusal(table, f"expose {card}") == clause
    alone = play(at({**position, "armies": [{"hand": ["spy"]}, {"hand": [card]}]}), "play spy")
    assert alone.view(VENICE).step == ("orders" if clause else "spying")
    for seed in range(8):
        assert alone.state.redeal(PUBLIC, Seeded(seed)).legal(VENICE), "some card may be taken from every hand dealt"


@pytest.mark.clause("GR-VEC-37")
def test_surprise_fires_first() -> None:
    names = ("italian-foot-1", "italian-foot-2", "italian-foot-3", "mainland-militia")
    force = dict.fromkeys(names, "medea") | {"val-canale-levy": "romans", "peasants-of-the-coglio": "romans"}
    table = holding("surprise", VENICE, force=force, dice=(1, 2, 5, 6))
    play(table, "play surprise", "open medea", "move romans all")
    assert where(table, "val-canale-levy") == where(table, "peasants-of-the-coglio") == "gone"
    assert where(table, "italian-foot-1") == "romans acted spent-1"
    assert table.state.surprise == 0
    five = force | {"corsican-foot": "medea"}
    table = holding("surprise", VENICE, force=five, dice=(1, 2, 5, 6, 6, 6, 6))
    play(table, "play surprise", "open medea", "move romans all")
    assert table.state.surprise == 4  # it waits for a smaller combat


SIEGE = {
    "italian-foot-1": "bruma", "siege-train": "bruma", "venetian-field-guns": "bruma", "venetian-sappers": "bruma",
    "german-garrison-1": "gradisca", "sappers-of-gradisca": "gradisca",
}  # fmt: skip
OLD = "gradisca-old-gate"


@pytest.mark.clause("GR-VEC-36", "GR-RULING-113")
def test_a_sally_removes_the_mine_that_is_to_be_set_off() -> None:
    position = words(SIEGE, hands=([], ["surprise"]), walls={OLD: {"mines": 1, "miner": 0}})
    table = play(at(position), f"explode {OLD} venetian-sappers")
    assert table.deciders == (AUSTRIA,)
    assert table.view(1).windows == "mine_declared"
    play(table, "play surprise", "choose 1")
    assert wall(table, OLD) == {}
    assert where(table, "venetian-sappers") == "bruma acted"
    assert table.deciders == (VENICE,)


@pytest.mark.clause("GR-RULING-115")
def test_a_sally_strikes_a_besieger() -> None:
    position = words(SIEGE, hands=([], ["surprise"]))
    # There is no mine, as all can see: the other line is not asked for.
    table = play(at(position, 3), f"bombard {OLD} siege-train", "play surprise")
    assert table.deciders == (VENICE,)
    play(table, "lose siege-train")
    assert where(table, "siege-train") == "gone"
    assert wall(table, OLD) == {}
    missed = play(at(position, 4, 1), f"bombard {OLD} siege-train", "play surprise")
    assert wall(missed, OLD) == {"level": 3}


@pytest.mark.clause("GR-VEC-38")
def test_the_royal_battery_shoots_twice() -> None:
    position = words(SIEGE, walls={OLD: {"level": 3}}, battery=1)
    table = play(at(position, 4, 6, 6), f"bombard {OLD} siege-train venetian-field-guns")
    assert wall(table, OLD) == {"level": 2}
    assert where(table, "siege-train") == "bruma acted"
    assert where(table, "venetian-field-guns") == "gone"
    assert play(table, "close").state.battery == 0


def test_an_arquebus_shot_at_the_end_of_an_activation() -> None:
    force = {"italian-foot-1": "medea", "trautmannsdorf": "romans", "german-foot-1": "romans", "uskoks-1": "duino"}
    chits = {"a_arciducali": "active", "v_giustiniani": "played", "a_uscocchi": "played"}
    position = words(force, "a_arciducali", step="orders", hands=(["shot"], []), chits=chits)
    table = play(at(position, 3), "end")
    assert table.deciders == (VENICE,)
    assert table.view(0).windows == "activation_end"
    play(table, "play shot")
    assert table.deciders == (AUSTRIA,)
    assert offered(table) == ["replace romans", "replace duino"]
    safe = play(at(position, 4, "v_giustiniani"), "end", "play shot")
    assert where(safe, "trautmannsdorf").startswith("romans")
    assert "back" not in where(safe, "trautmannsdorf")
    far = words({**force, "italian-foot-1": "udine"}, "a_arciducali", step="orders", hands=(["shot"], []), chits=chits)
    assert play(at(far), "end").view(0).windows == ""


@pytest.mark.parametrize("card", ["grain", "waggons", "convoy", "pay", "flood", "bridge"])
@pytest.mark.clause("GR-RULING-27")
def test_cards_of_the_advanced_game_do_nothing(card: str) -> None:
    table = holding(card, VENICE)
    before = {key: value for key, value in table.state.to_dict().items() if key in ("units", "zones", "walls", "end")}
    play(table, f"play {card}")
    assert before == {key: table.state.to_dict()[key] for key in before}
