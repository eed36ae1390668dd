"""Proelio's table: every moment of the game for every viewer, in both languages, from the view alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import wartable
from tests.paint import checks
from tests.paint.test_layout import SIZES, clashes
from wartable.core.scene import Outlook, Scene, Slot, Total, Verdict
from wartable.paint import Layout, html, text
from wartable.paint.layouts.round_plan import plan
from wartable.titles.proelio import TITLE

DISCARDS = ["knights", "shields", "soldiers", "hero"]


def house(hand: str, walls: str | None = None, plague: bool = False, *waiting: tuple[str, int, int]) -> dict[str, Any]:
    attacks = [{"card": card, "level": level, "turn": turn} for card, level, turn in waiting]
    return {"hand": hand.split(), "fortification": walls, "plague": plague, "waiting": attacks}


GIGLIO = house("palisades shields shields resources gunpowder", "shields", False, ("knights", 2, 20))
ROVERE = house("shields soldiers manure hero", "palisades", False, ("imperial_manure", 1, 19))
STELLA = house("towers patrol", "towers", True)
FALCO = house("shields trebuchets knights knights", "palisades")
ONDA = house("soldiers temporary_alliance towers inquisition imperial_edict", None, False, ("hero", 3, 17))
LUNA = house("shields shields", "fortress", True, ("infiltration", 2, 16))
CALM = [{**one, "plague": False} for one in (GIGLIO, ROVERE, STELLA, FALCO, ONDA, LUNA)]
DEFENDER = house("palisades patrol shields towers knights", "shields", False, ("knights", 2, 24))
TURNED: dict[str, Any] = {
    "seats": 4,
    "step": "sacrifice",
    "deployed": ["shields"],
    "attack": "trebuchets",
    "total": 1,
    "short": 2,
    "houses": [house("patrol towers knights", "palisades"), *CALM[1:4]],
}
MOMENTS: dict[str, dict[str, Any]] = {
    "action": {"seats": 4, "houses": CALM[:4]},
    "plague": {"seats": 4, "houses": [GIGLIO, ROVERE, STELLA, FALCO]},
    "two plagues": {"seats": 6, "houses": [GIGLIO, ROVERE, STELLA, FALCO, ONDA, LUNA]},
    "six": {"seats": 6, "houses": CALM, "active": 3},
    "five": {"seats": 5, "houses": CALM[:5], "active": 4},
    "three": {"seats": 3, "houses": CALM[:3]},
    "deploy": {"seats": 4, "step": "deploy", "houses": [DEFENDER, *CALM[1:4]]},
    "deploy, one picked": {"seats": 4, "step": "deploy", "row": ["palisades"], "houses": [DEFENDER, *CALM[1:4]]},
    "sacrifice": TURNED,
    "loot": {**TURNED, "step": "loot"},
    "loot, one picked": {**TURNED, "step": "loot", "row": ["knights"]},
    "exchange, one picked": {"seats": 4, "row": ["shields"], "houses": CALM[:4]},
    "target": {"seats": 5, "strategy": "temporary_alliance", "houses": CALM[:5], "active": 4},
    "excess, one picked": {
        "seats": 4,
        "step": "excess",
        "row": ["shields"],
        "houses": [house("palisades shields knights resources inquisition hero towers", "shields"), *CALM[1:4]],
    },
    "allied": {"seats": 4, "options": {"mode": "allied_houses"}, "houses": CALM[:4]},
    "ally in sight": {
        "seats": 4,
        "options": {"mode": "allied_houses", "ally_hand_visible": True},
        "houses": CALM[:4],
    },
    "over": {
        "seats": 4,
        "step": "game_over",
        "won": [0],
        "lost": 1,
        "ended": "PR-WIN-01",
        "active": 1,
        "houses": [CALM[0], house(""), *CALM[2:4]],
    },
    "drawn": {"seats": 3, "step": "game_over", "ended": "PR-RULING-56", "houses": CALM[:3]},
}


def shown(data: dict[str, Any], viewer: int, lang: str = "en") -> Scene:
    data = {"turn": 27, "discards": DISCARDS, **data}
    kit = TITLE.checked_kit(data["seats"], data.get("options", {}), TITLE.content(None))
    return TITLE.scene(kit, TITLE.view(TITLE.from_dict(kit, data), viewer), lang)


def full(seats: int, mode: str) -> dict[str, dict[str, Any]]:
    """Every strip that a table can see, as full as it can be, while attacks wait before all other Houses."""
    options = {"mode": mode, "pending_attacks_per_target": "unlimited"}
    struck = [{**one, "waiting": [{"card": "knights", "level": 3, "turn": 20}]} for one in CALM[:seats]]
    begun: dict[str, Any] = {"seats": seats, "options": options, "houses": struck}
    hand = ["palisades", "palisades", "shields", "shields", "patrol"]
    gold = {"card": "hero", "level": 4, "turn": 24}
    two = [{"card": "knights", "level": 3, "turn": 20}, gold]
    out: dict[str, dict[str, Any]] = {}
    for many in (0, 1, 3, 5):
        for name, waits in (("black", two[:1]), ("gold", two[1:]), ("two", two)):
            house_ = {"hand": hand, "fortification": "towers", "plague": False, "waiting": waits}
            houses = [house_, *struck[1:]]
            out[f"deploy {many}, {name}"] = {**begun, "step": "deploy", "row": hand[:many], "houses": houses}
        for active in range(seats):
            houses = [{**one, "waiting": two[: int(i != active)]} for i, one in enumerate(struck)]
            houses[active] = {**houses[active], "hand": ["towers", "knights", "hero"], "fortification": "palisades"}
            turned = {"attack": "hero", "deployed": hand[:many], "total": many, "short": 2, "houses": houses}
            loot = {**begun, **turned, "step": "loot", "active": active}
            out[f"loot of seat {active}, {many} deployed"] = loot
            out[f"loot of seat {active}, {many} deployed, one picked"] = {**loot, "row": ["towers"]}
    paid = [{**struck[0], "hand": hand}, *struck[1:]]
    out["exchange"] = {**begun, "row": ["shields"], "paying": True, "houses": paid}
    laid = [{**one, "plague": i < 2} for i, one in enumerate(struck[1:])]
    out["exchange in the Plague"] = {**out["exchange"], "houses": [paid[0], *laid]}
    fallen = [struck[0], {**house(""), "waiting": two[:1]}, *struck[2:]]
    over = {"step": "game_over", "won": [0], "lost": 1, "ended": "PR-WIN-01", "active": 1}
    out["over"] = {**begun, **over, "houses": fallen}
    excess = [{**struck[0], "hand": [*hand, *hand[:4]]}, *struck[1:]]
    out["excess"] = {**begun, "step": "excess", "row": hand[:3], "houses": excess}
    return out


def viewers(data: dict[str, Any]) -> range:
    return range(-1, data["seats"])


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_drawn_and_told_for_every_viewer(moment: str) -> None:
    layouts: tuple[Layout, ...] = ("wide", "middle", "narrow")
    for viewer in viewers(MOMENTS[moment]):
        scene = shown(MOMENTS[moment], viewer, ("it", "en")[viewer % 2])
        checks.whole(scene, layouts[viewer % 3])
        assert scene.seats[0].name in text(scene, 80, ask=True)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("layout", ["wide", "middle"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_nothing_lies_on_anything_else(moment: str, layout: str, lang: str) -> None:
    sizes, size = SIZES[layout]
    for viewer in viewers(MOMENTS[moment]):
        scene = shown(MOMENTS[moment], viewer, lang)
        assert clashes(scene, plan(scene, size, sizes), sizes) == []


def dressed(scene: Scene) -> Scene:
    """With a player at every seat, as at a table on the page."""
    names = ("Carlo", "Bianca", "Dora", "Maximilian", "Enrico", "Wilhelmina")
    return replace(scene, seats=tuple(replace(one, player=names[one.number], note="bot") for one in scene.seats))


TABLES = [(3, "open_war"), (4, "open_war"), (4, "allied_houses"), (5, "open_war"), (6, "open_war")]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
@pytest.mark.parametrize("layout", ["wide", "middle"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_strip_covers_a_seat_a_hand_or_a_deck(seats: int, mode: str, layout: str, lang: str) -> None:
    sizes, size = SIZES[layout]
    for name, data in full(seats, mode).items():
        for viewer in {0, data.get("active", 0), seats - 1, -1}:
            scene = dressed(shown(data, viewer, lang))
            assert clashes(scene, plan(scene, size, sizes), sizes) == [], (name, viewer)


@pytest.mark.parametrize("layout", ["wide", "middle", "narrow"])
def test_a_plate_says_who_plays_and_for_which_house(layout: Layout) -> None:
    for moment in ("three", "action", "five", "six"):
        scene = dressed(shown(MOMENTS[moment], -1, "it"))
        drawn = checks.things(checks.parsed(html(scene, layout)))
        for seat in scene.seats:
            told = ["".join(node.itertext()) for node in drawn[seat.id].iter() if node.tag in ("b", "span")]
            assert any(words in (seat.name, seat.name[:3] + "…") for words in told)
            assert any(words.startswith(seat.player[:3]) for words in told), (moment, seat.player, told)


@pytest.mark.parametrize("viewer", range(6))
def test_whom_you_strike_sits_left_and_who_strikes_you_right(viewer: int) -> None:
    scene = shown(MOMENTS["six"], viewer)
    assert [seat.id for seat in scene.seats] == [f"seat.{(viewer + i) % 6}" for i in range(6)]
    sizes, size = SIZES["wide"]
    sides = [place.side for place in plan(scene, size, sizes).seats]
    assert sides == ["foot", "left", "left", "top", "right", "right"]


def test_a_spectator_sits_behind_the_first_house_and_sees_backs() -> None:
    scene = shown(MOMENTS["action"], -1)
    assert scene.seats[0].id == "seat.0"
    assert [card.face for card in scene.seats[0].hand] == [None] * 5
    assert scene.choices == ()
    assert all(strike.card.face is None for seat in scene.seats for strike in seat.strikes)


def test_only_the_attacker_sees_the_face_of_his_attack() -> None:
    for viewer in viewers(MOMENTS["action"]):
        scene = shown(MOMENTS["action"], viewer)
        known = [strike.by for seat in scene.seats for strike in seat.strikes if strike.card.face is not None]
        assert known == ([f"seat.{viewer}"] if viewer in (0, 3) else [])


@pytest.mark.parametrize("viewer", [-1, 2, 3])
def test_what_a_viewer_may_not_know_leaves_no_trace(viewer: int) -> None:
    other = [
        house("soldiers soldiers towers patrol hero", "shields", False, ("trebuchets", 2, 20)),
        house("manure manure palisades imperial_edict", "palisades", False, ("gunpowder", 1, 19)),
        *CALM[2:4],
    ]
    # Falco, seat 3, knows the own attack before Giglio.
    if viewer == 3:
        other[0] = {**other[0], "waiting": CALM[0]["waiting"]}
    assert shown({"seats": 4, "houses": other, "active": 3}, viewer) == shown(
        {"seats": 4, "houses": CALM[:4], "active": 3}, viewer
    )


def test_a_deployment_shows_its_sum_and_all_that_the_attack_may_be() -> None:
    scene = shown(MOMENTS["deploy, one picked"], 0)
    assert scene.strip is not None
    totals = [cell.value for cell in scene.strip.cells if isinstance(cell, Total)]
    outlooks = [cell for cell in scene.strip.cells if isinstance(cell, Outlook)]
    assert totals == ["2"]
    assert [(case.label, case.text, case.tone) for case in outlooks[0].cases] == [
        ("Manure", "repelled", "good"),
        ("Infiltration", "steals 1", "bad"),
        ("Soldiers", "repelled", "good"),
        ("Knights", "repelled", "good"),
        ("Trebuchets", "1 short", "bad"),
    ]
    assert [choice.done for choice in scene.choices].count(True) == 1
    assert scene.undo
    assert scene.prompt is not None
    assert scene.prompt.final is not None
    assert [tally.value for tally in scene.prompt.tallies] == [1, 2, 4]
    assert "hand.palisades" not in [card.id for card in scene.seats[0].hand]


def test_others_do_not_see_a_deployment_in_the_making() -> None:
    for viewer in (-1, 1, 2, 3):
        one, two = (shown(MOMENTS[moment], viewer) for moment in ("deploy", "deploy, one picked"))
        assert one == two
        assert one.strip is None


def test_an_attack_turned_over_is_seen_by_all() -> None:
    for viewer in viewers(TURNED):
        strip = shown(TURNED, viewer).strip
        assert strip is not None
        verdicts = [cell for cell in strip.cells if isinstance(cell, Verdict)]
        assert [(verdict.title, verdict.tone) for verdict in verdicts] == [("2 short", "bad")]


def test_the_plague_is_a_card_a_ribbon_and_a_seal_on_what_it_holds() -> None:
    scene = shown(MOMENTS["plague"], 0)
    assert [ribbon.text for ribbon in scene.ribbons] == ["The Plague is in force until Stella plays: no attacks"]
    assert [card.id for seat in scene.seats for card in seat.front if card.id.startswith("plague.")] == ["plague.2"]
    assert scene.seats[0].strikes[0].card.seal == "icons/plague"
    assert [step.state for step in scene.steps] == ["past", "held", "here"]
    assert scene.near_misses[0].clause == "PR-PLG-03"


@pytest.mark.parametrize(
    ("moment", "lit", "own", "seen"),
    [
        ("action", 2, "your turn", "takes a turn"),
        ("deploy", 1, "defending", "defending"),
        ("sacrifice", 1, "deciding", "deciding"),
        ("loot", 1, "deciding", "deciding"),
        ("excess, one picked", 2, "discarding", "discarding"),
    ],
)
def test_the_turn_and_its_house_say_what_is_done_now(moment: str, lit: int, own: str, seen: str) -> None:
    for viewer, word in ((0, own), (1, seen), (-1, seen)):
        scene = shown(MOMENTS[moment], viewer)
        assert [step.state for step in scene.steps] == ["past"] * lit + ["here"] + ["next"] * (2 - lit)
        assert [(seat.number, seat.word) for seat in scene.seats if seat.state == "here"] == [(0, word)]
        assert scene.prompt is not None
        assert scene.prompt.sign == "blazons/giglio"


def test_cards_beyond_the_limit_go_before_the_defence() -> None:
    excess = MOMENTS["excess, one picked"]
    struck = {**excess["houses"][0], "waiting": [{"card": "knights", "level": 2, "turn": 24}]}
    scene = shown({**excess, "houses": [struck, *excess["houses"][1:]]}, 0)
    assert [step.state for step in scene.steps] == ["here", "next", "next"]


def test_the_end_names_winners_and_losers_with_their_arms() -> None:
    ends = [shown(MOMENTS["over"], viewer).outcome for viewer in (0, 1, -1)]
    assert [one and (one.title, one.won) for one in ends] == [
        ("You win", True),
        ("You lose", False),
        ("Giglio wins", False),
    ]
    assert all(one is not None and one.signs == ("blazons/giglio",) and len(one.lines) == 1 for one in ends)
    assert [seat.state for seat in shown(MOMENTS["over"], 0).seats] == ["", "out", "", ""]
    drawn = shown(MOMENTS["drawn"], 0).outcome
    assert drawn is not None
    assert (drawn.title, drawn.signs) == ("Nobody wins", ())


def test_a_card_held_twice_can_be_clicked_on_both_copies() -> None:
    scene = shown({"seats": 4, "houses": [house("shields shields"), *CALM[1:4]]}, 0)
    build = next(choice for choice in scene.choices if choice.targets and choice.targets[0].startswith("hand.shields"))
    assert build.targets == ("hand.shields", "hand.shields.1", "fortification.0")
    assert isinstance(scene.seats[0].front[0], Slot)


def test_an_exchange_begins_at_the_imperial_deck_and_is_paid_from_the_hand() -> None:
    scene = shown(MOMENTS["action"], 0)
    assert len([choice for choice in scene.choices if choice.targets == ("pile.imperial",)]) == 1
    assert scene.groups == ()
    begun = shown({**MOMENTS["action"], "paying": True}, 0)
    assert len(begun.choices) == 4  # kinds held
    assert all(target.startswith("hand.") for choice in begun.choices for target in choice.targets)
    assert begun.undo
    assert begun.strip is not None
    assert len([cell for cell in begun.strip.cells if isinstance(cell, Slot)]) == 2


def test_the_end_names_the_winner_to_each() -> None:
    titles = [shown(MOMENTS["over"], viewer).outcome for viewer in (0, 1, -1)]
    assert [end.title for end in titles if end] == ["You win", "You lose", "Giglio wins"]
    assert [end.won for end in titles if end] == [True, False, False]
    assert shown(MOMENTS["over"], 0).seats[1].state == "out"


def test_the_log_stands_beside_the_table_with_turn_house_and_clause() -> None:
    table = TITLE.position({"turn": 27, "discards": DISCARDS, **MOMENTS["deploy"]}, seed=3)
    table.act(0, "deploy palisades")
    lines = table.scene(0).log
    assert [(line.turn, line.sign) for line in lines[:1]] == [("", "blazons/giglio")]
    assert "*You* deployed *Palisades*" in lines[0].text
    assert {line.group for line in lines} == {"Attacks"}
    compared = [line for line in lines if line.clause == "PR-RES-02"]
    assert len(compared) == 1
    hidden = table.scene(2).log
    assert len(hidden) == len(lines)
    table.act(0, "draw")
    later = table.scene(0).log
    assert any(line.text.startswith("*You* drew 1") for line in later)
    assert all("_" not in line.text for line in table.scene(-1).log)
    # The next turn begins with its number alone.
    assert all(not line.text.startswith("Turn") for line in later)


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Knights: Attack 2, from level 1."), ("it", "Cavalieri: Attacco 2, dal livello 1.")],
)
def test_a_card_says_what_it_needs_and_does(lang: str, told: str) -> None:
    table = TITLE.position({"seats": 3, "houses": [{"hand": ["knights"]}]})
    (card,) = next(seat for seat in table.scene(0, lang).seats if seat.number == 0).hand
    assert card.label == told
    assert card.face is not None
    assert card.face.text == told.partition(": ")[2]


def test_a_defence_card_that_may_not_be_built_is_greyed_and_the_walls_are_not() -> None:
    mine = {"hand": ["patrol", "towers", "soldiers"], "fortification": "shields"}
    scene = wartable.title("proelio").position({"seats": 3, "houses": [mine, {}, {}]}).scene(0, lang="en")
    refused = {thing for miss in scene.near_misses for thing in miss.targets}
    assert {"hand.patrol", "hand.towers"} <= refused
    assert "fortification.0" not in refused
    drawn = checks.things(checks.parsed(html(scene)))
    assert "refused" in drawn["hand.towers"].get("class", "").split()
    assert "refused" not in drawn["hand.soldiers"].get("class", "").split()
