"""The Advanced table: questions that draw, markers, positions in words, packs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import AUSTRIA, GRADISCA, VENICE, Game, advanced, at, in_zone, play, words
from wartable import PositionError
from wartable.core import scene as sc

RING = {"uskoks-1": "romans", "uskoks-2": "medea", "croatian-foot": "cormons", "croatian-horse": "bruma"}
FOOT = {"italian-foot-1": "mariano", "giustiniani": "mariano", "italian-foot-2": "farra", "german-foot-1": "rubia"}


def ask(table: Game, question: str, *args: str) -> Any:
    """An answer: sentences, and what is drawn."""
    return GRADISCA.ask(table.kit, table.view(VENICE), question, args)


def keys(answer: Any) -> list[str]:
    """The keys of an answer's sentences."""
    return [phrase.key for phrase in answer]


def test_the_supply_line_is_told_and_drawn() -> None:
    answer = ask(at(advanced(FOOT)), "supply", "mariano")
    assert keys(answer) == ["ask-supplied"]
    assert [trace.kind for trace in answer.traces] == ["supply"]
    assert answer.traces[0].via == ("mariano", "romans", "visco", "palma")
    assert keys(ask(at(advanced({**FOOT, "men-at-arms-1": "udine"})), "supply", "udine")) == ["ask-supplied-here"]
    assert keys(ask(at(advanced(FOOT)), "supply", "tolmino")) == ["ask-nobody"]


def test_the_border_that_breaks_a_line_is_named_and_drawn() -> None:
    table = at(advanced({**FOOT, **RING, "uskoks-of-segna-1": "farra", "italian-foot-2": "udine"}))
    answer = ask(table, "supply", "mariano")
    assert keys(answer) == ["ask-unsupplied", "ask-broken"]
    assert answer[1].args["reason"].key == "clause-enemies"
    assert answer.traces[0].kind == "break"
    assert answer.traces[0].via[0] == "mariano"
    river = at(advanced({"italian-foot-1": "sagrado", "uskoks-1": "s_martino_carso", "uskoks-2": "cassegliano"}))
    answer = ask(river, "supply", "sagrado")
    assert answer[1].args["reason"].key == "clause-river"
    assert answer.traces[0].via == ("sagrado", "bruma")


def test_exceptions_of_supply_are_told() -> None:
    siege = {"german-garrison-1": "gradisca", "italian-foot-1": "bruma", "italian-foot-2": "farra", "uskoks-1": "rubia"}
    assert keys(ask(at(advanced(siege)), "supply", "gradisca")) == ["ask-supplied-rubia"]
    lone = {unit: place for unit, place in siege.items() if place != "rubia"}
    assert keys(ask(at(advanced(lone)), "supply", "gradisca"))[0] == "ask-unsupplied"
    helped = advanced(lone, relief="gradisca", relief_until=3)
    assert keys(ask(at(helped), "supply", "gradisca")) == ["ask-supplied-card"]
    harbour = {"garrison-of-monfalcone": "monfalcone", "german-foot-1": "rubia"}
    by_sea = at(advanced(harbour, "v_presidii", sea="monfalcone"))
    assert keys(ask(by_sea, "supply", "monfalcone")) == ["ask-supplied-sea"]
    assert keys(ask(by_sea, "attack_supply", "monfalcone")) == ["ask-armed-sea"]


def test_attack_supply_is_told_and_drawn_with_its_distance() -> None:
    answer = ask(at(advanced(FOOT)), "attack_supply", "mariano")
    assert keys(answer) == ["ask-armed"]
    assert answer[0].args["cost"] == 3
    assert len(answer.traces) == 2  # to the camp, and from the camp to its source
    far = ask(at(advanced(FOOT, camps=("udine", "goritia"))), "attack_supply", "mariano")
    assert keys(far) == ["ask-camp-far"]
    assert keys(ask(at(advanced(FOOT, morale=(2, 7))), "attack_supply", "mariano")) == ["ask-low"]
    assert keys(ask(at(advanced(FOOT, turn=5, camps=("lost-4", "goritia"))), "attack_supply", "mariano")) == [
        "ask-no-camp"
    ]
    inside = {"german-garrison-1": "gradisca", "italian-foot-1": "bruma"}
    assert keys(ask(at(advanced(inside)), "attack_supply", "gradisca")) == ["ask-exempt"]
    ring = {**RING, "uskoks-of-segna-1": "farra", "italian-foot-1": "mariano"}
    cut = ask(at(advanced(ring, camps=("mariano", "goritia"))), "attack_supply", "mariano")
    assert keys(cut)[0] == "ask-camp-cut"


def test_the_command_radius_is_told_and_lit() -> None:
    answer = ask(at(advanced(FOOT)), "command", "giustiniani")
    assert keys(answer) == ["ask-command", "ask-commanded"]
    lit = {light.zone: light.tone for light in answer.lights}
    assert lit["zone.farra"] == "go"
    assert "zone.rubia" not in lit
    assert keys(ask(at(advanced(FOOT)), "command", "italian-foot-1")) == ["ask-not-on-map"]


@pytest.mark.parametrize("question", ["supply mariano", "attack_supply mariano", "command giustiniani"])
def test_the_basic_game_has_no_supply(question: str) -> None:
    assert keys(ask(at(words(FOOT)), *question.split())) == ["ask-basic"]


def test_reach_knows_rivers_and_bridges() -> None:
    told = ask(at(advanced({"italian-foot-1": "farra"})), "reach", "italian-foot-1")
    costs = {light.zone: light.seal for light in told.lights}
    assert costs["zone.rubia"] == "3"  # the Lisonzo takes the whole allowance
    assert costs["zone.mossa"] == "1"
    guns = ask(at(advanced({"siege-train": "farra"})), "reach", "siege-train")
    assert "zone.rubia" not in {light.zone for light in guns.lights}
    kinds = {phrase.args["border"].key for phrase in ask(at(advanced(FOOT)), "beside", "s_andrea")[1:]}
    assert kinds == {"border-open", "border-river", "border-bridge"}


def markers(table: Game) -> dict[str, str]:
    """The markers on the map, by their drawing."""
    return {mark.sign: mark.label for zone in table.scene(VENICE).boards[0].zones for mark in zone.markers}


def test_camps_raids_and_the_sea_are_drawn() -> None:
    position = advanced(FOOT, zones={"mossa": {"raided": True}}, sea="monfalcone", camps=("mariano moved", "goritia"))
    found = markers(at(position))
    assert found["markers/camp-venice"] == "camp of Venice, moved"
    assert found["markers/raid"] == "raided this year"
    assert found["markers/ship"] == "sea supply"
    table = in_zone(at(advanced({**FOOT, **RING, "italian-foot-2": "udine", "uskoks-of-segna-1": "farra"})), "mariano")
    pieces = [piece for zone in table.scene(VENICE).boards[0].zones for stack in zone.stacks for piece in stack.pieces]
    assert any("markers/out-of-supply" in piece.marks and "out of supply" in piece.label for piece in pieces)


def test_bridges_of_boats_and_broken_ones_are_drawn() -> None:
    table = at(advanced(FOOT, bridges={"bruma-sagrado": "built", "goritia-podgora": "none"}))
    bridges = [mark for mark in table.scene(VENICE).boards[0].borders if mark.kind == "bridge"]
    assert sorted(mark.tone for mark in bridges) == ["", "bad"]
    table = at(advanced({**FOOT, "venetian-sappers": "farra"}, hands=(("bridge",), ())))
    play(table, "play bridge")
    scene = table.scene(VENICE)
    things = {mark.id for mark in scene.boards[0].borders}
    assert {target for choice in scene.choices for target in choice.targets} <= things


def test_the_lines_of_an_open_zone_are_drawn_for_its_player_alone() -> None:
    table = in_zone(at(advanced(FOOT)), "mariano")
    assert [trace.kind for trace in table.scene(VENICE).boards[0].traces] == ["supply", "supply"]
    assert table.scene(AUSTRIA).boards[0].traces == ()


def test_groups_wait_on_a_sheet() -> None:
    units = {**FOOT, "swiss-foot": "group", "grisons-foot": "group"}
    table = at(advanced(units, turn=4, groups=[{"card": "swiss", "turn": 6}]))
    (sheet,) = [one for one in table.scene(VENICE).sheets if one.id == "sheet.groups"]
    assert isinstance(sheet, sc.Sheet)
    assert len(sheet.rows) == 2


WRONG = [
    ({"camps": ("palma", "goritia")}, "armies[0].camp"),
    ({"camps": ("nowhere", "goritia")}, "armies[0].camp"),
    ({"camps": ("lost-9", "goritia")}, "armies[0].camp"),
    ({"camps": ("rubia", "goritia")}, "armies[0].camp"),
    ({"morale": (0, 7)}, "armies[0].morale"),
    ({"groups": [{"card": "swiss", "turn": 6}]}, "groups"),
    ({"groups": [{"card": "grain", "turn": 6}]}, "groups[0].card"),
    ({"bridges": {"udine-palma": "built"}}, "bridges"),
    ({"flood": ["Nile"]}, "flood[0]"),
    ({"zones": {"gradisca": {"raided": True}}}, "zones.gradisca"),
]


@pytest.mark.clause("GR-INV-06", "GR-INV-11", "GR-INV-12", "GR-INV-16")
@pytest.mark.parametrize(("more", "place"), WRONG)
def test_positions_that_cannot_be_are_refused_with_their_place(more: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError) as refused:
        at(advanced(FOOT, **more))
    assert place in str(refused.value)


def test_a_basic_table_refuses_words_of_the_advanced_game() -> None:
    with pytest.raises(PositionError, match="only the Advanced game has it"):
        at(words(FOOT, step="orders", sea="monfalcone"))
    with pytest.raises(PositionError):
        at(words({**FOOT, "italian-foot-1": "mariano out"}, step="orders"))
