"""The table as it is drawn: early and late play, in every layout and language; far marches, walls, fights, faces."""

from __future__ import annotations

import zlib
from html import unescape
from typing import Any

import pytest

import wartable
from tests.paint import checks
from tests.titles.gradisca.tools import advanced, at, play, words
from wartable import PUBLIC, Seeded, Table, paint
from wartable.core import scene as sc
from wartable.core.scene import thing_ids
from wartable.paint import Layout
from wartable.paint.art import load
from wartable.titles.gradisca.openings import OPENINGS

pytestmark = pytest.mark.plain

TITLE = wartable.title("gradisca")
LAYOUTS: tuple[Layout, ...] = ("wide", "middle", "narrow")
SIEGE, BATTLE = 0, 2


def late(number: int) -> Table:
    return TITLE.position({"seats": 2, **OPENINGS[number]}, seed=5)


def drawn(table: Table, viewer: int | None = None, lang: str = "en") -> sc.Scene:
    return table.scene(table.deciders[0] if viewer is None else viewer, lang)


def things(scene: sc.Scene, kind: type) -> list[Any]:
    board = scene.boards[0]
    found: list[Any] = [*board.borders, *(mark for zone in board.zones for mark in zone.markers)]
    return [one for one in found if isinstance(one, kind)]


@pytest.mark.parametrize("number", range(len(OPENINGS)))
def test_late_positions_are_painted_and_told(number: int) -> None:
    table = late(number)
    for viewer in (PUBLIC, 0, 1):
        scene = drawn(table, viewer, "it" if number % 2 else "en")
        idents = thing_ids(scene)
        assert len(idents) == len(set(idents))
        targets = {target for choice in scene.choices for target in choice.targets}
        targets |= {target for miss in scene.near_misses for target in miss.targets}
        assert targets <= set(idents)
        told = paint.text(scene)
        assert all(seat.name in told for seat in scene.seats)
    checks.whole(drawn(table), LAYOUTS[number % 3])


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_game_is_painted_as_it_goes(lang: str) -> None:
    table, luck = TITLE.open(seats=2, seed=8), Seeded(8)
    for click in range(120):
        if table.outcome is not None:
            break
        seat = table.deciders[0]
        choices = table.choices(seat)
        if click % 30 == 0:
            scene = drawn(table, seat, lang)
            painted = unescape(paint.html(scene, LAYOUTS[click // 30 % 3]))
            assert all(choice.label in painted for choice in scene.choices)
        table.act(seat, choices[luck.below(len(choices))])


def test_a_siege_opens_its_plate_with_walls_mines_and_garrison() -> None:
    scene = drawn(late(SIEGE))
    marks = {mark.id: mark for mark in things(scene, sc.BorderMark)}
    kinds = {mark.kind for mark in marks.values()}
    assert kinds == {"badge", "breach", "mines"}
    assert [mark.tone for mark in marks.values() if mark.kind == "breach"] == ["bad"]
    assert sorted(mark.value for mark in marks.values() if mark.kind == "mines") == ["1", "2"]
    (plate,) = scene.boards[0].insets
    assert plate.spread == ("zone.gradisca",)
    assert "zone.bruma" in plate.zones
    fronts = {row.label: (row.short, row.tone, row.told) for row in plate.rows}
    assert fronts == {
        "Old Gate": ("2", "fair", "Bruma, 2 mines"),
        "New Gate": ("0", "bad", "Farra, 1 mine"),
        "River Front": ("5", "", "S. Martino"),
        "Marcella Tower": ("4", "", "Sagrado"),
    }
    assert "New Gate" in paint.html(scene, "wide")
    markers = {mark.sign for mark in things(scene, sc.Marker)}
    assert {"markers/fort-venice", "markers/loot-hidden", "markers/breach"} <= markers


def test_no_plate_opens_for_a_friendly_fortress_on_the_way() -> None:
    army = {"italian-foot-1": "trivignano", "garrison-of-palma": "palma"}
    assert drawn(at(words(army))).boards[0].insets == ()
    (plate,) = drawn(at(words({**army, "garrison-of-palma": "udine", "uskoks-1": "palma"}))).boards[0].insets
    assert plate.id == "plate.palma"


@pytest.mark.clause("GR-19.1-02")
@pytest.mark.parametrize("lang", ["en", "it"])
def test_an_attack_says_its_odds(lang: str) -> None:
    units = {"italian-foot-1": "medea", "italian-foot-2": "medea", "german-foot-1": "cormons"}
    table = play(at(words(units)), "pick all …")
    notes = {one.targets: one.note for one in drawn(table, lang=lang).choices if one.targets and not one.group}
    # Two dice of 3 against a borough, one of 3 back: a quarter by a half.
    told = {
        "en": "2 against 1, without cards: you win in 12 of 100; expected hits 0.2 scored, 0.5 taken",
        "it": "2 contro 1, senza carte: vinci 12 volte su 100; Centri attesi 0,2 inflitti, 0,5 subiti",
    }
    assert notes["zone.cormons",] == told[lang]
    assert notes["zone.mariano",] == ""
    rough = {"italian-foot-1": "vallone", "italian-foot-2": "vallone", "german-foot-1": "comeno"}
    table = play(at(advanced(rough, camps=("doberdo", "goritia"))), "open vallone", "pick all …")
    note = next(one.note for one in drawn(table).choices if one.label == "Attack Comeno")
    # On difficult ground they fire with 2.
    assert note.startswith(
        "2 against 1, one round without cards or calls: you win in 33 of 100; expected hits 0.7 scored, 0.5 taken"
    )


@pytest.mark.clause("GR-15-08", "GR-RULING-76")
def test_a_river_without_a_bridge_costs_all_on_its_seal() -> None:
    units = {"italian-foot-1": "bruma", "cappelletti-1": "bruma"}

    def sagrado(table: Table) -> sc.Choice:
        return next(one for one in drawn(table).choices if one.label == "March to Sagrado")

    found = sagrado(play(at(advanced(units)), "open bruma", "pick all …"))
    assert (found.seal, found.note) == ("3", "The river takes the whole movement allowance.")
    found = sagrado(play(at(advanced(units, ford=1)), "open bruma", "pick all …"))
    assert found.seal == "2"
    found = sagrado(play(at(words(units)), "pick all …"))
    assert (found.seal, found.note) == ("1", "")


def test_who_allots_a_hit_sees_what_it_does() -> None:
    choices = drawn(late(BATTLE)).choices
    notes = {one.label: (one.note, one.sign.symbol if one.sign else "") for one in choices}
    assert notes["Hit on German foot I"] == ("It becomes disorganised.", "units/infantry-mercenary")
    assert notes["Hit on Field guns"] == ("It is eliminated.", "units/artillery-field")


def question(table: Table, lang: str = "en") -> str:
    prompt = drawn(table, lang=lang).prompt
    assert prompt is not None
    return prompt.question


def test_the_question_says_how_many_may_march_on() -> None:
    units = {"italian-foot-1": "trivignano", "italian-foot-2": "trivignano", "venetian-field-guns": "trivignano"}
    table = play(at(words(units)), "move visco all")
    assert question(table) == "3 units may march on"
    assert question(play(table, "on romans")) == "2 units may march on"  # the guns are at their end
    assert question(table, "it") == "2 unità possono marciare ancora"


def test_stacks_have_a_leader_tokens_and_at_most_one_side() -> None:
    scene = drawn(late(SIEGE))
    stacks = {stack.id: stack for zone in scene.boards[0].zones for stack in zone.stacks}
    bruma = stacks["stack.bruma.VEN"]
    assert bruma.leader is not None
    assert (bruma.leader.name, bruma.leader.shape) == ("Giustiniani", "round")
    assert bruma.token == sc.Token("shield", "nation-VEN", "8", "3", "*")
    assert stacks["stack.gradisca.AUS"].token == sc.Token("block", "nation-AUS", "5", "2", "*")
    assert [piece.label for piece in bruma.pieces if piece.worn] == ["Corsican foot, 2, disorganised"]


def pick(table: Table, *units: str) -> None:
    for unit in units:
        seat = table.deciders[0]
        table.act(seat, next(choice for choice in table.choices(seat) if unit in choice.text))


def test_a_far_march_is_one_click() -> None:
    table = late(SIEGE)
    pick(table, "italian-foot-1", "italian-foot-2")
    scene = drawn(table)
    far = [choice for choice in scene.choices if choice.path]
    assert far
    assert all(choice.seal for choice in far)
    calm = next(choice for choice in far if not choice.tone and choice.targets == ("zone.cervignano",))
    seat = table.deciders[0]
    assert table.act(seat, *calm.path) == ()
    homes = {one.unit: zone.zone for zone in table.view(seat).zones for one in zone.units}  # type: ignore[attr-defined]
    assert {homes["v101"], homes["v102"]} == {"cervignano"}


def test_a_march_into_enemies_is_a_battle_and_prices_stand_on_seals() -> None:
    table = late(SIEGE)
    pick(table, "italian-foot-1", "italian-foot-2")
    scene = drawn(table)
    assert {light.zone: light.tone for light in scene.boards[0].lights} == {"zone.bruma": "here"}
    moves = {choice.targets[0]: choice for choice in scene.choices if choice.seal and choice.targets}
    assert moves["zone.mariano"].tone == ""
    assert moves["zone.goritia"].tone == "battle"
    assert moves["zone.mariano"].seal == "1"


def test_a_battle_is_shown_die_by_die() -> None:
    fight = drawn(late(BATTLE)).fight
    assert fight is not None
    assert fight.title == "Battle of Rubia"
    attack, defend = fight.sides
    assert attack.rows
    assert all(1 <= row.die <= 6 for row in (*attack.rows, *defend.rows))
    assert all(row.piece is not None for row in attack.rows)
    assert "Venice attacks" in attack.name
    assert "to take" in fight.verdict


def test_the_calendar_shows_turn_and_end_marker() -> None:
    (track,) = drawn(late(SIEGE)).tracks
    assert len(track.marks) == 16
    assert [i + 1 for i, mark in enumerate(track.marks) if mark.here] == [6]
    assert [i + 1 for i, mark in enumerate(track.marks) if mark.signs] == [16]


def test_the_bar_of_a_phone_tells_points_and_morale() -> None:
    basic, late_war = drawn(late(SIEGE), 0), drawn(late(8), 0)
    assert [[mark.short for mark in seat.standing] for seat in basic.seats] == [["4"], ["6"]]
    assert [(mark.short, mark.tone) for mark in late_war.seats[1].standing] == [("0", ""), ("4", "fair")]
    for layout in LAYOUTS:
        bar = paint.parts(late_war, layout)["frame/bar"]
        assert ("Austria: 0 points, Morale 4, medium" in bar) == (layout == "narrow")


def test_units_off_the_map_are_listed_by_command() -> None:
    (pool,) = drawn(TITLE.open(2, seed=1)).sheets
    groups = [row.group for row in pool.rows]
    assert len(pool.rows) == 50
    assert list(dict.fromkeys(groups))[:2] == ["Venice · Giustiniani", "Venice · Scotti"]
    assert groups == [group for each in dict.fromkeys(groups) for group in groups if group == each]
    nassau = [row.cells for row in pool.rows if row.group == "Venice · Nassau"]
    assert ("Giovanni Ernesto di Nassau", "3") in nassau


def test_a_hand_is_its_owners_alone() -> None:
    table = late(SIEGE)
    own, other = drawn(table, 0), drawn(table, 1)
    assert [card.id for card in own.seats[0].hand] == [f"hand.{card}" for card in ("c16", "c27", "c35")]
    assert not {card.id for card in other.seats[0].hand} & {card.id for card in own.seats[0].hand}
    assert drawn(table, PUBLIC).seats[0].hand == ()


def test_the_live_layer_of_the_map_is_small() -> None:
    scene = drawn(late(SIEGE))
    painted = paint.parts(scene, ground_url="/grounds/")
    live = "".join(markup for ident, markup in painted.items() if ident.split("/")[0].endswith(".map"))
    assert len(live) < 75_000
    assert len(zlib.compress(live.encode())) < 10_000


def test_answers_draw_on_the_map() -> None:
    table = late(SIEGE)
    board = drawn(table).boards[0]
    art = load(TITLE.art)
    for question, *about in (("reach", "italian-foot-1"), ("strikers", "bruma"), ("beside", "bruma")):
        told = table.ask(0, question, *about)
        assert told.lights
        assert 'class="wt-light"' in paint.answer(board, told, art=art)["drawn"]
    way = table.ask(0, "way", "italian-foot-1", "romans")
    assert way.traces[0].via[0] == "bruma"
    assert way.traces[0].via[-1] == "romans"
