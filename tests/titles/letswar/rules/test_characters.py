"""Every Character, and how they come, go and weigh against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.titles.letswar.packs import make_pack, row
from tests.titles.letswar.stage import Stage, event
from wartable.core.rules.chance import Seeded
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.checks import money_help, subvert_price
from wartable.titles.letswar.vocabulary import UNITS

# What each adds to its own Nation's units: (attack, defence).
OWN: dict[str, dict[str, tuple[int, int]]] = {
    "france_joffre": {"infantry": (0, 1)},
    "france_nivelle": {"artillery": (1, 0)},
    "france_petain": {"infantry": (0, 1), "artillery": (0, 1)},
    "great_britain_churchill": {"navy": (1, 0)},
    "great_britain_haig": {"infantry": (1, 0)},
    "russia_grand_duke": {"cavalry": (1, 0)},
    "russia_brusilov": {"infantry": (1, 0)},
    "russia_trotsky": {"infantry": (0, 1), "cavalry": (0, 1)},
    "germany_moltke": {"infantry": (1, 0)},
    "germany_falkenhayn": {"artillery": (1, 0)},
    "germany_hindenburg": {"infantry": (0, 1)},
    "austria_hungary_conrad": {"artillery": (1, 0)},
    "austria_hungary_boroevic": {"infantry": (0, 1)},
    "austria_hungary_horthy": {"navy": (1, 1)},
    "ottoman_enver": {"infantry": (1, 0)},
    "ottoman_liman": {"infantry": (0, 1), "artillery": (0, 1)},
    "ottoman_kemal": {"infantry": (0, 1), "cavalry": (0, 1), "artillery": (0, 1)},
    "ottoman_halil": {"cavalry": (1, 0)},
    "italy_cadorna": {"infantry": (1, 0)},
    "italy_baracca": {"aviation": (1, 1)},
    "italy_diaz": {"infantry": (0, 1), "artillery": (0, 1)},
}
LIMITS = [
    "france_gallieni", "great_britain_kitchener", "russia_nicholas_ii", "germany_wilhelm_ii", "austria_hungary_karl_i",
    "italy_vittorio_emanuele",
]  # fmt: skip
PAYMENTS = ["great_britain_lloyd_george", "ottoman_mehmed_v", "italy_salandra"]
EXITS = {
    "france_joffre": "1917S", "france_gallieni": "1916A", "france_nivelle": "1917A", "great_britain_kitchener": "1916A",
    "great_britain_churchill": "1915A", "great_britain_jellicoe": "1918S", "russia_grand_duke": "1916S",
    "russia_nicholas_ii": "1917A", "russia_rasputin": "1917S", "russia_brusilov": "1918S", "germany_moltke": "1915S",
    "germany_wilhelm_ii": "1919S", "germany_falkenhayn": "1917S", "germany_richthofen": "1918A",
    "germany_ludendorff": "1919S", "austria_hungary_conrad": "1917A", "austria_hungary_franz_joseph": "1917S",
    "austria_hungary_karl_i": "1919S", "ottoman_enver": "1919S", "ottoman_liman": "1919A", "ottoman_mehmed_v": "1919S",
    "italy_salandra": "1916A", "italy_cadorna": "1918S", "italy_baracca": "1918A",
}  # fmt: skip
ORDER = {
    "france": "joffre gallieni nivelle petain clemenceau foch",
    "great_britain": "kitchener churchill jellicoe haig lloyd_george",
    "russia": "grand_duke nicholas_ii rasputin brusilov lenin trotsky",
    "germany": "moltke wilhelm_ii falkenhayn richthofen hindenburg ludendorff",
    "austria_hungary": "conrad franz_joseph boroevic karl_i horthy",
    "ottoman": "enver liman mehmed_v kemal halil",
    "italy": "salandra cadorna vittorio_emanuele baracca diaz dannunzio",
}


def nation_of(character: str) -> str:
    """The Nation of a Character."""
    return next(nation for nation in ORDER if character.startswith(f"{nation}_"))


def led(*characters: str, **more: Any) -> Stage:
    """All seven Nations, some of them led by a Character; those below are left out."""
    rows: dict[str, Any] = {nation_of(one): {"character": one} for one in characters}
    for nation, given in more.pop("nations", {}).items():
        rows[nation] = {**rows.get(nation, {}), **given}
    return Stage(7, **rows, **more)


def gains(stage: Stage) -> dict[str, dict[str, tuple[int, int]]]:
    """What differs from a table without Characters, by Nation and unit."""
    bare, found = Stage(7), {}
    for nation in stage.kit.nations:
        old, new = bare.values(nation), stage.values(nation)
        changed = {unit: (new[unit][0] - old[unit][0], new[unit][1] - old[unit][1]) for unit in UNITS}
        found[nation] = {unit: change for unit, change in changed.items() if change != (0, 0)}
    return {nation: changed for nation, changed in found.items() if changed}


# -- what each of them does --


@pytest.mark.clause("LW-CHAR-03", "LW-CHAR-05")
@pytest.mark.parametrize("character", OWN)
def test_a_character_helps_the_own_nation(character: str) -> None:
    assert gains(led(character)) == {nation_of(character): OWN[character]}


@pytest.mark.clause("LW-CHAR-03", "LW-HAND-01")
@pytest.mark.parametrize("character", LIMITS)
def test_some_raise_the_hand_limit(character: str) -> None:
    stage = led(character)
    assert [stage.limit(nation) for nation in ORDER] == [7 if nation == nation_of(character) else 6 for nation in ORDER]


@pytest.mark.clause("LW-CHAR-03", "LW-RULING-96")
@pytest.mark.parametrize("character", PAYMENTS)
def test_some_add_to_every_payment(character: str) -> None:
    nation = nation_of(character)
    hand = {nation: {"hand": "dreadnought tank submarine boom"}}
    stage = led(character, active=nation, nations=hand)
    assert money_help(stage.state, stage.seat(nation)) == 1
    stage.say(nation, "buy boom submarine tank dreadnought")  # 100 + 200 + 300 + 300 + 100
    assert stage.state.nation_in_hand[stage.seat(nation)] == 1


@pytest.mark.clause("LW-RULING-27", "LW-SPY-11")
@pytest.mark.parametrize("character", ["france_clemenceau", "austria_hungary_franz_joseph"])
def test_some_make_spies_dear(character: str) -> None:
    victim = nation_of(character)
    stage = led(character)
    prices = {
        other: subvert_price(stage.state, stage.seat(other), stage.seat(victim)) for other in ORDER if other != victim
    }
    assert set(prices.values()) == {7}
    assert subvert_price(stage.state, stage.seat(victim), stage.seat("germany")) == 5


@pytest.mark.clause("LW-RULING-27", "LW-SPY-11")
@pytest.mark.parametrize("character", ["russia_lenin", "italy_dannunzio"])
def test_some_make_the_own_spies_cheap(character: str) -> None:
    stage = led(character)
    assert subvert_price(stage.state, stage.seat(nation_of(character)), stage.seat("germany")) == 4
    assert subvert_price(stage.state, stage.seat("france"), stage.seat("germany")) == 5


@pytest.mark.clause("LW-SPY-01", "LW-CHAR-03")
def test_rasputin_sends_a_spy_twice() -> None:
    spies = {"russia": {"board": "spy", "hand": "boom boom boom"}}
    stage = led("russia_rasputin", active="russia", nations=spies)
    stage.say("russia", "spy inspect germany boom", "spy inspect germany boom")
    assert stage.why("russia", "spy inspect germany boom") == "LW-SPY-01"


@pytest.mark.clause("LW-CBT-06", "LW-CHAR-03")
def test_ludendorff_lets_the_infantry_attack_twice() -> None:
    stage = led("germany_ludendorff", nations={"germany": {"hand": "boom boom boom", "board": "hand_grenades"}})
    stage.say("germany", "attack infantry great_britain cavalry", "attack infantry great_britain artillery")
    assert stage.why("germany", "attack infantry great_britain infantry") == "LW-CBT-04"


@pytest.mark.clause("LW-CHAR-03", "LW-RULING-54")
def test_jellicoe_and_richthofen_weigh_on_enemies() -> None:
    central = ("germany", "austria_hungary", "ottoman")
    assert gains(led("great_britain_jellicoe")) == {nation: {"navy": (-1, 0)} for nation in central}
    enemies = {nation: {"aviation": (-1, 0)} for nation in ("france", "great_britain", "russia")}
    assert gains(led("germany_richthofen")) == {**enemies, "germany": {"aviation": (1, 0)}}
    # Once Italy has joined, they reach it too.
    joined = led("germany_richthofen", nations={"italy": {"side": "entente"}})
    assert gains(joined)["italy"] == {"aviation": (-1, 0)}


@pytest.mark.clause("LW-CHAR-03")
def test_foch_leads_the_whole_faction() -> None:
    expected = {nation: {"infantry": (1, 0)} for nation in ("france", "great_britain", "russia")}
    assert gains(led("france_foch")) == expected


# -- against each other --


@pytest.mark.clause("LW-CHAR-06", "LW-RULING-27")
def test_of_a_bonus_and_a_penalty_on_one_value_the_bonus_lapses() -> None:
    stage = led(
        "italy_baracca", "germany_richthofen", nations={"italy": {"side": "entente", "board": "fighter_patrol"}}
    )
    # Attack 3 + 1 - 1: the bonus lapses. Defence 3 + 1, and equipment adds up with what is left.
    assert stage.values("italy")["aviation"] == (2, 5)
    price = led("italy_dannunzio", "austria_hungary_franz_joseph")
    assert subvert_price(price.state, price.seat("italy"), price.seat("austria_hungary")) == 7


@pytest.mark.clause("LW-RULING-27")
def test_penalties_add_up_and_so_do_bonuses() -> None:
    bonuses = led("france_foch", "great_britain_haig")
    assert gains(bonuses)["great_britain"] == {"infantry": (2, 0)}


def stern(data: dict[str, Any]) -> None:
    """Foch keeps enemy guns from firing, Haig lowers every enemy hand limit, Jellicoe every own one."""
    ban = {"op": "forbid", "action": "attack", "units": ["artillery"], "who": "all_opponents", "until": "in_play"}
    row(data, "france_foch")["effects"] = [ban]
    lower = {"op": "hand_limit", "delta": -1, "who": "all_opponents", "until": "in_play"}
    row(data, "great_britain_haig")["effects"] = [lower]
    row(data, "great_britain_jellicoe")["effects"] = [{**lower, "who": "self"}]


@pytest.mark.clause("LW-CHAR-13", "LW-RULING-28", "LW-GEN-05")
def test_what_a_character_forbids_no_card_grants(tmp_path: Path) -> None:
    guns = {"hand": "boom", "board": "creeping_barrage heavy_howitzer"}
    pack = make_pack(tmp_path, characters=stern)
    stage = Stage(4, pack=pack, germany=guns, france={"character": "france_foch"}, common={"date": "1919A"})
    assert stage.why("germany", "attack artillery france infantry") == "LW-CBT-03"
    free = Stage(4, pack=pack, germany=guns, common={"date": "1919A"})
    assert free.why("germany", "attack artillery france infantry") == ""
    event_ban = event("shell_crisis", france={"board": "gun_75", "hand": "boom"}, germany=guns, date="1919A")
    assert event_ban.why("germany", "attack artillery france infantry") == "LW-CBT-03"


@pytest.mark.clause("LW-CHAR-06", "LW-RULING-27")
def test_a_lower_hand_limit_by_an_enemy_undoes_a_higher_one(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, characters=stern)
    rows: dict[str, Any] = {
        "germany": {"character": "germany_wilhelm_ii"},
        "great_britain": {"character": "great_britain_haig"},
    }
    stage = Stage(4, pack=pack, **rows)
    assert stage.limit("germany") == 5  # 6 - 1: the own +1 lapses
    assert stage.limit("austria_hungary") == 5
    rows["germany"]["board"] = "field_telephone"
    assert Stage(4, pack=pack, **rows).limit("germany") == 6  # a card's +1 adds up with what is left


# -- how they come and go --


@pytest.mark.clause("LW-CHAR-01", "LW-CHAR-02", "LW-CHAR-08", "LW-RULING-25", "LW-CONTENT-40")
def test_every_deck_has_its_order() -> None:
    kit = TITLE.kit(7)
    state = TITLE.new_state(7, chance=Seeded(1))
    for seat, nation in enumerate(kit.nations):
        deck = [kit.leader_ids[leader] for leader in range(kit.leaders.start[seat], kit.leaders.start[seat + 1])]
        assert deck == [f"{nation}_{name}" for name in ORDER[nation].split()]
    assert len({len(order.split()) for order in ORDER.values()}) > 1
    assert all(leader >= 0 for leader in state.leader)


@pytest.mark.clause("LW-CHAR-09", "LW-CONTENT-42", "LW-CONTENT-44")
def test_exit_dates_and_somebody_stays_everywhere() -> None:
    kit = TITLE.kit(7)
    dates = [f"{year}{half}" for year in range(1914, 1920) for half in "SA"]
    found = {name: dates[exit] for name, exit in zip(kit.leader_ids, kit.leaders.exit, strict=True) if exit < 12}
    assert found == EXITS
    assert all(any(f"{nation}_{name}" not in EXITS for name in order.split()) for nation, order in ORDER.items())


@pytest.mark.clause("LW-CHAR-07", "LW-EVT-04", "LW-RULING-24", "LW-OFF-03")
def test_the_icon_turns_every_deck() -> None:
    decks = {
        nation: {
            "character": f"{nation}_{order.split()[0]}",
            "characters": [f"{nation}_{name}" for name in order.split()[1:3]],
        }
        for nation, order in ORDER.items()
    }
    stage = event("cabinet_crisis", 7, **decks)
    assert [stage.character(nation) for nation in ORDER] == [
        f"{nation}_{order.split()[1]}" for nation, order in ORDER.items()
    ]
    below = [stage.kit.leader_ids[leader] for leader in stage.state.leaders]
    for nation, order in ORDER.items():
        mine = [name for name in below if name.startswith(nation)]
        assert mine == [f"{nation}_{order.split()[2]}", f"{nation}_{order.split()[0]}"]
    still = event("shell_crisis", 7, **decks)
    assert still.character("france") == "france_joffre"


@pytest.mark.clause("LW-RULING-24")
def test_a_lone_character_stays_and_by_an_option_only_the_first_player_turns() -> None:
    lone = event("cabinet_crisis", france={"character": "france_foch"})
    assert lone.character("france") == "france_foch"
    decks = {name: {"character": first, "characters": [second]} for name, first, second in PAIRS}
    stage = event("cabinet_crisis", options={"character_rotation_scope": "first_player"}, **decks)
    assert [stage.character(name) for name, _, _ in PAIRS] == ["germany_ludendorff", "france_petain"]


PAIRS = [("germany", "germany_hindenburg", "germany_ludendorff"), ("france", "france_petain", "france_foch")]


@pytest.mark.clause("LW-CHAR-10", "LW-CHAR-11", "LW-CHAR-12", "LW-OFF-04", "LW-OFF-05", "LW-RULING-26")
@pytest.mark.parametrize(("character", "date"), EXITS.items())
def test_a_character_leaves_on_the_day(character: str, date: str) -> None:
    nation = nation_of(character)
    stays = next(f"{nation}_{name}" for name in ORDER[nation].split() if f"{nation}_{name}" not in EXITS)
    dates = [f"{year}{half}" for year in range(1914, 1920) for half in "SA"]
    deck = {nation: {"character": character, "characters": [stays]}}
    stage = event("shell_crisis", 7, date=date, **deck)
    assert stage.character(nation) == stays
    assert stage.state.leaders == []
    before = event("shell_crisis", 7, date=dates[dates.index(date) - 1], **deck)
    assert before.character(nation) == character


@pytest.mark.clause("LW-RULING-26", "LW-OFF-04")
def test_a_character_leaves_from_below_too_and_a_deck_may_run_dry() -> None:
    deck = {"germany": {"character": "germany_hindenburg", "characters": ["germany_falkenhayn"]}}
    stage = event("shell_crisis", date="1917S", **deck)
    assert (stage.character("germany"), stage.state.leaders) == ("germany_hindenburg", [])
    dry = event("shell_crisis", date="1915S", germany={"character": "germany_moltke"})
    assert dry.character("germany") == ""
    assert dry.values("germany")["infantry"] == (3, 4)


@pytest.mark.clause("LW-CHAR-04", "LW-CHAR-14", "LW-QA-05")
def test_the_effect_ends_with_the_character_and_nobody_can_change_him() -> None:
    deck = {"france": {"character": "france_joffre", "characters": ["france_nivelle"]}}
    stage = event("cabinet_crisis", **deck)
    assert stage.values("france") | {} == {**Stage(4).values("france"), "artillery": (6, 4)}
    assert not [line for line in stage.lines("germany") if "rotate" in line]


@pytest.mark.clause("LW-RULING-25")
def test_shuffled_characters_come_up_one_by_one() -> None:
    tops = {TITLE.new_state(4, {"shuffle_characters": True}, chance=Seeded(seed)).leader[0] for seed in range(20)}
    assert len(tops) > 2
