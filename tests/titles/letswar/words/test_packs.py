"""Content: what the own set holds, and how a bad pack is refused, with file, card and key."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.titles.letswar.packs import make_pack, row, rows
from wartable.core.errors import ContentError
from wartable.core.rules.chance import Seeded
from wartable.core.text.messages import LANGUAGES
from wartable.titles.letswar import TITLE, vocabulary as v
from wartable.titles.letswar.pack.words import card_word

KIT = TITLE.kit(7)
OWN = TITLE.content().data.data


# -- the own content --


@pytest.mark.clause("LW-CONTENT-01", "LW-UNIT-01", "LW-UNIT-03")
def test_every_nation_has_five_units_with_values() -> None:
    assert len(OWN["nations.json"]["nations"]) == 7
    assert len(KIT.attack) == len(KIT.defence) == 35
    assert all(value > 0 for value in [*KIT.attack, *KIT.defence])


@pytest.mark.clause(
    "LW-CONF-01", "LW-CONF-02", "LW-CONF-03", "LW-CONF-06", "LW-CONTENT-10", "LW-CONTENT-11", "LW-CONTENT-20"
)
def test_conflict_cards_have_a_kind_a_value_and_an_effect() -> None:
    cards = OWN["conflict.json"]["cards"]
    assert sum(card["copies"] for card in cards) == 132 >= 110
    assert {card["type"] for card in cards} == {"standard", "equipment", "territory"}
    assert all(card["effects"] for card in cards)
    assert all(0 < card["value"] < 10 for card in cards if card["type"] != "territory")


@pytest.mark.clause(
    "LW-CONTENT-12", "LW-CONTENT-13", "LW-CONTENT-14", "LW-CONTENT-15", "LW-CONTENT-16", "LW-CONTENT-17", "LW-RULING-75"
)
def test_there_is_enough_to_fight_with() -> None:
    cards = OWN["conflict.json"]["cards"]
    copies = {card["id"]: card["copies"] for card in cards}
    assert copies["c_boom"] >= 20
    assert copies["c_miss"] >= 20
    sizes = {len(card["equips"]) for card in cards if card["type"] == "equipment"}
    assert sizes >= {1, 2, 3}
    red = [card["from"] for card in cards if card["from"]]
    assert red
    assert all("1914S" != date in v.DATES for date in red)
    assert max(card["copies"] for card in cards if card["type"] == "equipment") > 1


@pytest.mark.clause(
    "LW-NAT-01",
    "LW-NAT-03",
    "LW-NAT-04",
    "LW-NAT-05",
    "LW-NAT-06",
    "LW-CONTENT-30",
    "LW-CONTENT-31",
    "LW-CONTENT-32",
    "LW-CONTENT-33",
    "LW-CONTENT-34",
    "LW-RULING-19",
)
def test_nation_decks_have_eight_cards_in_common_three_of_them_spies() -> None:
    decks = OWN["nation_decks.json"]
    common = {card["id"]: card["copies"] for card in decks["common"]}
    assert (sum(common.values()), common["n_spy"]) == (8, 3)
    for deck in decks["specific"].values():
        assert 8 + sum(card["copies"] for card in deck) >= 12
        assert {card["type"] for card in deck} == {"standard", "equipment"}
    assert not any("value" in card for card in rows(decks))


def most(nation: str, unit: str, stat: str, other: str) -> int:
    """The highest value that a unit can reach in fights with another: all equipment, one Character, one own card."""
    base: int = row(OWN["nations.json"], nation)["units"][unit][v.STATS.index(stat)]
    decks = OWN["nation_decks.json"]
    equipment = [*rows(OWN["conflict.json"]), *decks["specific"][nation]]
    total = base + sum(gain(card, unit, stat, other) for card in equipment if card["type"] == "equipment")
    total += max(gain(card, unit, stat, other) for card in OWN["characters.json"]["characters"][nation])
    return total + (1 if stat == "attack" else 0)  # Great Offensive


def gain(card: Any, unit: str, stat: str, other: str) -> int:
    """What a card adds to a value in fights with a unit."""
    return sum(
        effect["delta"]
        for effect in card["effects"]
        if effect["op"] == "modify"
        and (effect["stat"], effect["who"]) == (stat, "self")
        and unit in effect["units"]
        and (not effect["vs"] or other in effect["vs"]["units"])
    )


@pytest.mark.clause("LW-CONTENT-02", "LW-CONTENT-03")
def test_no_unit_is_unbeatable_and_no_domain_is_dead() -> None:
    sides = {nation["id"]: nation["faction"] for nation in OWN["nations.json"]["nations"]}
    # Guns reach planes with the Anti-aircraft Gun.
    reach: dict[str, tuple[str, ...]] = dict.fromkeys(v.UNITS[:3], ("infantry", "cavalry", "artillery", "aviation"))
    reach["aviation"], reach["navy"] = ("aviation", "artillery"), ("navy",)
    for target, side in sides.items():
        for unit, attackers in reach.items():
            enemies = [nation for nation in sides if sides[nation] != side]
            strongest = max(most(nation, one, "attack", unit) for nation in enemies for one in attackers)
            assert strongest > most(target, unit, "defence", attackers[0]), (target, unit)
            bare = row(OWN["nations.json"], target)["units"][unit][1]
            assert all(max(most(nation, one, "attack", unit) for one in attackers) > bare for nation in enemies)


@pytest.mark.clause("LW-CONTENT-41", "LW-CONTENT-43", "LW-CONTENT-54", "LW-CONTENT-56", "LW-CHAR-03")
def test_characters_and_events_say_whom_they_concern() -> None:
    for card in [*rows(OWN["characters.json"]), *rows(OWN["events.json"])]:
        assert all(effect["who"] in v.SELECTORS for effect in card["effects"])
    assert sum(card["rotate"] for card in rows(OWN["events.json"])) == 19


@pytest.mark.clause(
    "LW-CONTENT-18", "LW-CONTENT-60", "LW-CONTENT-61", "LW-CONTENT-62", "LW-CONTENT-63", "LW-CONTENT-64",
    "LW-CONTENT-65", "LW-CONTENT-66", "LW-CONTENT-67", "LW-CONTENT-68", "LW-CONTENT-69", "LW-CONTENT-70",
)  # fmt: skip
def test_every_operation_of_the_vocabulary_is_used() -> None:
    used = {effect["op"] for file in OWN.values() for card in rows(file) for effect in card.get("effects", [])}
    assert used == set(v.OPERATIONS)
    attacks = [
        e for file in OWN.values() for card in rows(file) for e in card.get("effects", []) if e["op"] == "auto_attack"
    ]
    assert {effect["boom"] for effect in attacks} == {True, False}


@pytest.mark.clause("LW-COMP-01", "LW-NAT-02")
def test_every_card_has_a_word_of_its_own() -> None:
    names = [card["id"] for file in ("conflict.json", "nation_decks.json") for card in rows(OWN[file])]
    words = [card_word(name) for name in names]
    assert len(words) == len(set(words)) == 109
    assert sorted(words) == sorted(KIT.words)
    assert all(" " not in word and ":" not in word for word in words)
    assert not set(words) & {*v.UNITS, *KIT.nations, *v.FACTIONS}


def test_everything_has_a_name_and_a_text_in_both_languages() -> None:
    messages = TITLE.messages_of(KIT)
    for lang in LANGUAGES:
        for word in KIT.words:
            assert messages.format(lang, f"card-{word}")
            assert messages.format(lang, f"effect-{word}").endswith((".", "!"))
        for name in KIT.event_ids:
            assert messages.format(lang, f"event-{name}")
            assert messages.format(lang, f"event-text-{name}").endswith((".", "!"))
        for name in KIT.leader_ids:
            assert messages.format(lang, f"character-{name}")
            assert messages.format(lang, f"character-text-{name}").endswith((".", "!"))


# -- bad packs --


def set_key(name: str, key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Change a key of a card."""

    def edit(data: dict[str, Any]) -> None:
        row(data, name)[key] = value

    return edit


def set_effect(name: str, key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Change a key of a card's first effect."""

    def edit(data: dict[str, Any]) -> None:
        row(data, name)["effects"][0][key] = value

    return edit


def without(name: str, key: str, part: str = "") -> Callable[[dict[str, Any]], None]:
    """Take a key away from a card, or a part of what it holds."""

    def edit(data: dict[str, Any]) -> None:
        del (row(data, name)[key] if part else row(data, name))[part or key]

    return edit


def add_effect(name: str, other: str) -> Callable[[dict[str, Any]], None]:
    """Give a card the first effect of another one as well."""

    def edit(data: dict[str, Any]) -> None:
        row(data, name)["effects"].append(row(data, other)["effects"][0])

    return edit


def no_loss(data: dict[str, Any]) -> None:
    """A strike that lifts the Homefront of those who do not pay."""
    row(data, "c_strike")["effects"][0]["else"][0]["delta"] = 1


def both_sides(data: dict[str, Any]) -> None:
    """A railway for an ally and an opponent."""
    row(data, "ottoman_baghdad_railway")["effects"][0]["who"] = "opponent"


def crowded(data: dict[str, Any]) -> None:
    """Fifteen more kinds of equipment."""
    tank = row(data, "c_tank")
    data["cards"] += [{**tank, "id": f"c_tank_{number}"} for number in range(15)]


def fewer(data: dict[str, Any]) -> None:
    """A Nation deck that has lost two Spies' companions."""
    row(data, "n_counter_espionage")["copies"] = 1


def twice(data: dict[str, Any]) -> None:
    """A card that is there twice."""
    data["cards"].append(row(data, "c_fog"))


def no_spring(data: dict[str, Any]) -> None:
    """Only autumn has Events."""
    for card in data["cards"]:
        if not card.get("optional"):
            card["season"] = "autumn"


BAD = [
    ("conflict", set_effect("c_fog", "op", "forbit"), "cards[c_fog].effects[0].op: 'forbit' is not one of"),
    ("conflict", set_effect("c_fog", "colour", "grey"), "cards[c_fog].effects[0].colour: no such key"),
    ("conflict", set_effect("c_fog", "who", "nobody"), "cards[c_fog].effects[0].who: 'nobody' is not one of"),
    ("conflict", set_effect("c_fog", "units", ["dragons"]), "cards[c_fog].effects[0].units[0]: 'dragons' is not"),
    ("conflict", set_effect("c_fog", "until", "doomsday"), "cards[c_fog].effects[0].until: 'doomsday' is not"),
    ("conflict", set_key("c_tank", "from", "1913S"), "cards[c_tank].from: '1913S' is not one of"),
    ("conflict", set_key("c_miss", "trigger", "sneeze"), "cards[c_miss].trigger: 'sneeze' is not one of"),
    ("conflict", without("c_fog", "text", "it"), "cards[c_fog].text.it: missing"),
    ("conflict", set_key("c_fog", "name", {"en": "Fog", "it": " "}), "cards[c_fog].name.it: missing"),
    ("conflict", without("c_fog", "value"), "cards[c_fog].value: missing"),
    ("conflict", set_key("c_fog", "copies", -1), "cards[c_fog].copies: -1 is not a whole number from 0 to"),
    ("conflict", twice, "cards[53].id: 'c_fog' is the name of another thing"),
    ("conflict", set_key("c_fog", "id", "t_tank"), "c_tank.id: the word tank also stands for t_tank"),
    ("conflict", set_key("c_boom", "copies", 0), "cards: no card begins with boom"),
    ("conflict", set_key("t_trento", "copies", 2), "cards: two Territory cards are needed"),
    ("conflict", set_key("c_fog", "timing", "continuous"), "c_fog.timing: continuous does not go with"),
    ("conflict", set_key("c_fog", "trigger", "attack_on_self"), "c_fog.trigger: a reaction needs a trigger"),
    ("conflict", set_key("c_fog", "equips", ["navy"]), "c_fog.equips: equipment names the units"),
    ("conflict", set_key("c_fog", "from", "1915S"), "c_fog.from: only equipment has an entry date"),
    ("conflict", set_effect("c_tank", "until", "turn_end"), "c_tank.effects[0].until: turn_end does not fit"),
    ("conflict", set_effect("c_deserter", "who", "target"), "c_deserter.effects[0].who: target names nobody"),
    ("conflict", set_key("c_fog", "requires", [{}]), "cards[c_fog].requires[0]: a condition has exactly one"),
    ("conflict", set_effect("c_trench_raid", "kind", "any"), "c_trench_raid.effects[0].kind: any does not go with"),
    ("conflict", set_effect("c_trench_raid", "who", "all"), "c_trench_raid.effects[0].by: actor cannot pick here"),
    ("conflict", set_effect("c_drumfire", "targets", ["navy"]), "c_drumfire.effects[0].targets: a card of the"),
    ("conflict", add_effect("c_reinforcements", "c_drumfire"), "c_reinforcements.effects[1].op: an attack is"),
    ("conflict", add_effect("c_drumfire", "c_strike"), "c_drumfire.effects[1].op: one card cannot both attack"),
    ("conflict", no_loss, "c_strike.effects[0].else: whoever does not pay loses Homefront"),
    ("conflict", crowded, "cards: 45 kinds of equipment, and there is room for 42"),
    ("nation_decks", both_sides, "ottoman_baghdad_railway.effects[0].who: a card names an opponent or an ally"),
    ("nation_decks", fewer, "common: 7 cards, and all Nation decks have 8 in common"),
    ("nation_decks", set_key("n_spy", "copies", 2), "common: 7 cards"),
    ("events", no_spring, "cards: no Event fits the offensive 1914S"),
    ("events", set_key("e_thaw", "valid_from", "summer"), "cards[e_thaw].valid_from: 'summer' is not one of"),
    ("events", set_key("e_armistice", "copies", 0), "cards: one Event that ends the game is needed"),
    ("events", set_effect("e_thaw", "who", "opponent"), "e_thaw.effects[0].who: opponent names nobody here"),
    ("characters", set_effect("france_foch", "until", "turn_end"), "france_foch.effects[0].until"),
    ("characters", set_key("france_foch", "id", "france_petain"), "characters.france[5].id: 'france_petain' is"),
    ("nations", set_key("france", "faction", "central_empires"), "france.faction: this Nation belongs to entente"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "edit", "said"), BAD, ids=[said[:40] for _, _, said in BAD])
def test_a_bad_pack_is_refused_with_its_place(
    tmp_path: Path, file: str, edit: Callable[[dict[str, Any]], None], said: str
) -> None:
    pack = make_pack(tmp_path, **{file: edit})
    with pytest.raises(ContentError) as refused:
        TITLE.content(pack)
    assert f"{file}.json: {said}" in str(refused.value)
    assert refused.value.sentence("it") != str(refused.value)  # it is said in Italian, too


def test_a_pack_without_a_file_or_with_broken_json_is_refused(tmp_path: Path) -> None:
    make_pack(tmp_path)
    (tmp_path / "events.json").write_text("{", "utf-8")
    with pytest.raises(ContentError, match=r"events\.json"):
        TITLE.content(str(tmp_path))
    (tmp_path / "events.json").unlink()
    with pytest.raises(ContentError, match=r"events\.json"):
        TITLE.content(str(tmp_path))


def test_a_pack_that_is_odd_is_played_with_a_warning(tmp_path: Path) -> None:
    def small(data: dict[str, Any]) -> None:
        row(data, "c_boom")["copies"] = 5

    content = TITLE.content(make_pack(tmp_path, conflict=small))
    assert any("109 cards" in str(warning) for warning in content.warnings)
    assert TITLE.content().warnings == ()


def test_a_pack_of_its_own_plays_and_words_are_no_part_of_the_hash(tmp_path: Path) -> None:
    def renamed(data: dict[str, Any]) -> None:
        row(data, "c_fog")["name"] = {"en": "Thick {Fog}", "it": "Nebbia fitta"}

    pack = make_pack(tmp_path, conflict=renamed)
    assert TITLE.content(pack).hash == TITLE.content().hash
    kit = TITLE.kit(4, pack=pack)
    assert TITLE.messages_of(kit).format("en", "card-fog") == "Thick {Fog}"
    assert TITLE.messages_of(KIT).format("en", "card-fog") == "Fog"

    def stronger(data: dict[str, Any]) -> None:
        row(data, "c_tank")["effects"][0]["delta"] = 4

    changed = make_pack(tmp_path, conflict=stronger)
    assert TITLE.content(changed).hash != TITLE.content().hash
    assert TITLE.new_state(4, chance=Seeded(1), pack=changed).deciders()


def test_the_content_is_written_for_people_to_edit() -> None:
    text = json.dumps(OWN["conflict.json"]["note"])
    assert "reconstruction" in text
