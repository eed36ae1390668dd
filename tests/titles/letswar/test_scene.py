"""Let's War's table: boards, sums, papers and rows as they are drawn, from views made by hand."""

from __future__ import annotations

import os
import random
import zlib
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

import wartable
from tests.paint import checks
from tests.titles.letswar import hand_made
from tests.titles.letswar.hand_made import FRANCE, MOMENTS, SEATING, scene, view
from wartable.core.scene import Card, Mat, Scene, Seat, Tile, Total, Verdict, thing_ids
from wartable.paint import Layout, parts, text
from wartable.paint.art import load
from wartable.server.render.cache import PaintedPart
from wartable.server.socket.client_parts import ClientParts
from wartable.titles.letswar import view as views
from wartable.titles.letswar.view import LetsWarView

pytestmark = pytest.mark.plain

LAYOUTS: tuple[Layout, ...] = ("wide", "middle", "narrow")


def mat(seat: Seat) -> Mat:
    assert seat.mat is not None
    return seat.mat


def tile(drawn: Scene, seat: int, unit: str) -> Tile:
    tiles = [one for place in drawn.seats for one in mat(place).tiles]
    return next(one for one in tiles if one.id == f"unit.{seat}.{unit}")


# -- everything that can be drawn --


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_painted_whole(moment: str, lang: str) -> None:
    drawn = scene(MOMENTS[moment](), lang)
    for layout in LAYOUTS:
        checks.whole(drawn, layout)
    assert text(drawn, ask=True)


@pytest.mark.parametrize("seats", SEATING)
def test_a_table_of_any_size_begins_with_the_viewer_and_goes_on_to_the_left(seats: int) -> None:
    drawn = scene(view(seats))
    assert [seat.number for seat in drawn.seats] == [(FRANCE + i) % seats for i in range(seats)]
    assert drawn.layout == "mats"
    assert all(len(mat(seat).tiles) == 5 for seat in drawn.seats)


def test_all_content_has_its_drawing() -> None:
    kit = wartable.title("letswar").kit(7)
    symbols = set(load("wartable.titles.letswar").symbols)
    wanted = {card.picture for card in kit.printed_cards.values()}
    wanted |= {event.picture for event in kit.printed_events.values()}
    wanted |= {f"portraits/{part}" for one in kit.printed_characters.values() for part in one.portrait}
    wanted |= {f"backs/{deck}" for deck in ("conflict", "event", *kit.nations)}
    wanted |= {f"emblems/flag-{nation}" for nation in kit.nations}
    assert wanted - symbols == set()
    cards = {name for name in symbols if name.partition("/")[0] in ("cards", "events")}
    assert cards - wanted == {"cards/money"}  # the sign of a payment


# -- boards --


def test_a_unit_tells_where_each_point_comes_from() -> None:
    drawn = scene(hand_made.asked_whom())
    guns = tile(drawn, FRANCE, "artillery")
    assert [one.told for one in guns.readings] == [
        "attack 6 = 5 base + 1 Robert Nivelle",
        "defence 6 = 4 base + 1 Trench System + 1 First Snow",
    ]
    colours = [[part.tincture for part in one.addends] for one in guns.readings]
    assert colours == [["", "part-character"], ["", "ally", "part-event"]]
    for seat in drawn.seats:
        for one in mat(seat).tiles:
            assert all(each.value == sum(part.value for part in each.addends) for each in one.readings)


def test_what_became_of_a_unit_stands_on_it() -> None:
    drawn = scene(hand_made.asked_whom())
    units = ("infantry", "cavalry", "artillery", "aviation")
    tags = [(tile(drawn, FRANCE, unit).state, tile(drawn, FRANCE, unit).tag) for unit in units]
    assert tags == [("", ""), ("lost", "destroyed"), ("acting", "attacking"), ("spent", "has attacked")]
    drawn = scene(hand_made.attacked())
    assert (tile(drawn, 0, "artillery").state, tile(drawn, FRANCE, "infantry").state) == ("acting", "aimed")


def test_what_counts_in_some_fights_only_is_told_beside_the_sum() -> None:
    base = view(2)
    versus = views.Versus(True, hand_made.UNITS[:3], views.Addend(2, "equipment", "bomber", FRANCE))
    planes = structs.replace(base.nations[1].units[3], versus=(versus,), barred="fog", free=1, misses=2)
    units = (*base.nations[1].units[:3], planes, base.nations[1].units[4])
    nations = (base.nations[0], structs.replace(base.nations[1], units=units))
    told = tile(scene(structs.replace(base, nations=nations)), FRANCE, "aviation").note
    assert told == (
        "Attack +2 against ground units (Bomber Squadron). May not attack: Fog. One attack needs no Boom! "
        "Its attacks take 2 Miss! to stop."
    )


def test_equipment_lies_at_its_units_and_other_cards_at_the_board() -> None:
    slips = {one.id: one for one in mat(scene(hand_made.lasting()).seats[0]).slips}
    assert slips["slip.1.trenches"].tiles == ("unit.1.infantry", "unit.1.artillery")
    assert (slips["slip.1.trenches"].note, slips["slip.1.gun_75"].note) == ("$200", "Nation")
    assert (slips["spies.1"].name, slips["spies.1"].tiles, slips["spies.1"].note) == ("2 Spies", (), "may act")
    fog = slips["lasting.1.0"]
    assert (fog.name, fog.tiles) == ("Fog", ("unit.1.artillery", "unit.1.aviation"))
    assert fog.note == "until Germany's next turn"
    austria = mat(scene(view(7)).seats[1])
    assert [one.name for one in austria.slips if one.id == "territory.trento"] == ["Trento"]


def test_a_side_has_its_sign_colour_and_word() -> None:
    drawn = scene(view(7))
    found = {seat.name: (mat(seat).tincture, mat(seat).sign, seat.note, seat.ally) for seat in drawn.seats}
    assert found["France"] == ("entente", "emblems/faction-entente", "Entente, with Great Britain and Russia", False)
    assert found["Russia"] == ("entente", "emblems/faction-entente", "Entente, ally", True)
    assert found["Germany"] == ("central", "emblems/faction-central", "Central Empires, foe", False)
    assert found["Italy"] == ("neutral", "emblems/faction-neutral", "neutral", False)
    italy = next(seat for seat in drawn.seats if seat.name == "Italy")
    assert mat(italy).notes == ("Neutral: whoever attacks it makes it an enemy",)


@pytest.mark.clause("LW-RULING-51")
def test_a_neutral_italy_that_may_not_be_attacked_says_so() -> None:
    title = wartable.title("letswar")
    drawn = title.scene(title.kit(7, {"neutral_italy_attack": "forbidden"}), view(7), "en")
    italy = next(seat for seat in drawn.seats if seat.name == "Italy")
    assert mat(italy).notes == ("Neutral: only Spies can act against it",)


def test_the_dead_are_out_and_hold_nothing() -> None:
    germany = scene(hand_made.fallen()).seats[-1]
    assert (germany.state, germany.word, mat(germany).piles, mat(germany).figure) == (
        "out",
        "out of the game",
        (),
        None,
    )
    assert {one.state for one in mat(germany).tiles} == {"lost"}


def test_the_homefront_has_five_named_steps() -> None:
    gauge = mat(scene(view(4)).seats[0]).gauge
    assert gauge is not None
    assert [level.label for level in gauge.levels] == ["Revolution", "Unrest", "Dissatisfied", "Content", "Happy"]
    assert gauge.told == "Homefront: Content (3/4)"


def test_the_hand_limit_is_a_sum() -> None:
    assert [one.told for one in mat(scene(view(4)).seats[0]).readings] == ["Hand limit 5 = 3 units + 2 Navy"]
    assert all(mat(seat).readings == () for seat in scene(view(4)).seats[1:])


def test_a_character_says_what_it_does_and_when_it_leaves() -> None:
    figure = mat(scene(view(4)).seats[0]).figure
    assert figure is not None
    assert (figure.name, figure.text, figure.until) == (
        "Robert Nivelle",
        "Artillery +1 attack.",
        "leaves in Autumn 1917",
    )


# -- hands and piles --


def test_hands_of_others_are_backs_and_what_is_known_of_them() -> None:
    drawn = scene(view(7))
    assert all(seat.hand == () for seat in drawn.seats[1:])
    ottoman = next(seat for seat in drawn.seats if seat.name == "Ottoman Empire")
    assert [(heap.back, heap.count) for heap in mat(ottoman).piles] == [("backs/conflict", 4), ("backs/nation", 1)]
    assert mat(ottoman).notes == ("Known cards: Miss! and Spy",)
    assert mat(drawn.seats[0]).piles == ()


def test_the_own_hand_says_what_it_is_worth_and_what_is_too_much() -> None:
    own = scene(view(4)).seats[0]
    assert own.hand_note == "4 Conflict, 2 Nation · worth $600 · 1 above the limit of 5 at the end of your turn"
    tank = next(card for card in own.hand if card.id == "hand.tank")
    assert tank.face is not None
    assert (tank.face.head, tank.face.price, tank.face.until) == ("Equipment", "$300", "from Autumn 1916")
    assert tank.label.startswith("Tank (Equipment, $300, from Autumn 1916): Infantry +2 attack")


def test_a_spectator_sees_the_table_and_nobody_s_hand() -> None:
    drawn = scene(view(7, viewer=-1))
    assert all(seat.hand == () and seat.hand_note == "" for seat in drawn.seats)
    assert all(mat(seat).piles for seat in drawn.seats)
    assert "pile.nation.0" not in [heap.id for heap in drawn.piles]


def test_piles_have_counts_and_discards_open_to_all_their_cards() -> None:
    piles = {heap.id: heap for heap in scene(view(4)).piles}
    counts = {name: heap.count for name, heap in piles.items()}
    assert counts == {
        "pile.conflict": 41,
        "discard.conflict": 6,
        "pile.nation.1": 9,
        "pile.event": 22,
        "discard.event": 3,
    }
    assert [face.name for face in piles["discard.conflict"].cards][-2:] == ["Railway Gun", "Mud"]
    assert [face.name for face in piles["pile.nation.1"].cards] == ["75 mm Field Gun", "Sacred Way"]
    assert piles["discard.event"].of == "pile.event"


# -- papers --


def test_the_calendar_stands_in_the_bar() -> None:
    (track,) = scene(view(4)).tracks
    assert (track.bar, len(track.marks)) == (True, 12)
    assert [mark.label for mark in track.marks if mark.here] == ["Autumn 1916"]


def test_the_event_is_a_paper_with_its_story_its_end_and_the_characters() -> None:
    (notice,) = scene(view(4)).notices
    assert (notice.head, notice.title) == ("Event of the offensive, Autumn 1916", "First Snow")
    story, ends, passed = notice.notes
    assert story.startswith("“")
    assert ends == "Until the offensive ends. New Characters take over."
    assert passed == "Passed over: Thaw and Aces of the Sky."
    still = view(4, event=views.EventCard("first_snow", False))
    assert "The Characters stay." in scene(still).notices[0].notes[1]


def test_what_waits_for_an_answer_is_in_view_with_both_sums() -> None:
    attack, event = scene(hand_made.attacked()).notices
    assert attack.title == "Germany's Artillery against France's Infantry"
    assert "Attack 8 = 5 base + 2 Big Bertha + 1 Erich von Falkenhayn; defence 7 = 4 base" in attack.text
    assert attack.notes == ("One Miss! stops it.",)
    assert event.id == "event"
    prompt = scene(hand_made.attacked()).prompt
    assert prompt is not None
    assert prompt.note == "Germany's Artillery attacks your Infantry: 8 against 7."
    drawn = scene(hand_made.spied())
    assert drawn.prompt is not None
    assert drawn.prompt.note == "Germany's Spy against France. It would lower the Homefront by one level."
    spy = drawn.notices[0]
    assert spy.title == "Germany's Spy against France"
    assert spy.notes == ("At stake: 1 Homefront level.", "One Miss! stops it.")


# -- rows --


def test_at_most_six_rows_and_discards_at_their_foot() -> None:
    drawn = scene(hand_made.in_turn())
    rows = list(dict.fromkeys(one.group or one.label + str(one.code) for one in drawn.choices if not one.done))
    assert len(rows) <= 6
    assert rows[0] == "attack"
    assert rows[-1] == "tidy"
    assert {group.key for group in drawn.groups} == {one.group for one in drawn.choices} - {""}
    assert [one.label for one in drawn.choices if one.done]


def test_a_card_of_a_row_stays_where_it_lies_marked_and_the_tally_fills() -> None:
    drawn = scene(hand_made.paying())
    assert drawn.prompt is not None
    assert [(one.value, one.limit) for one in drawn.prompt.tallies] == [(500, 700)]
    assert [card.id for card in drawn.seats[0].hand if card.chosen] == ["hand.tank"]
    assert [one.id for one in mat(drawn.seats[0]).slips if one.chosen] == ["slip.1.trenches"]
    assert drawn.undo


def test_what_is_aimed_at_wears_both_numbers_and_tells_the_sum() -> None:
    drawn = scene(hand_made.asked_whom(7))
    guns = tile(drawn, 0, "artillery")
    assert (guns.state, guns.tag) == ("target", "6 > 5")
    assert guns.note == "6 against 3 + 1 + 1 = 5; a Miss! may stop it."
    foot = tile(drawn, 0, "infantry")
    assert (foot.state, foot.tag) == ("beyond", "6 ≤ 6")
    assert foot.note == "6 against 4 + 1 + 1 = 6: the attack must be higher."
    assert (tile(drawn, 0, "navy").state, tile(drawn, 3, "cavalry").tag) == ("", "")
    assert drawn.prompt is not None
    assert drawn.prompt.note == "Attack 5 + 1 = 6: it must be higher than the defence."


def test_the_auction_is_a_curtain_that_rises_on_both_offers() -> None:
    strip = scene(hand_made.curtain()).strip
    assert strip is not None
    down = [cell for cell in strip.cells if isinstance(cell, Card)]
    assert (len(down), {card.face for card in down}) == (6, {None})
    trays = [(tray.name, [one.id for one in tray.things]) for tray in scene(hand_made.curtain()).trays]
    assert trays == [
        ("Your pledge", ["pledge.1.tank", "pledge.1.flamethrower"]),
        ("Great Britain's pledge", ["pledge.3.submarine"]),
    ]
    risen = scene(hand_made.revealed()).strip
    assert risen is not None
    assert [cell.value for cell in risen.cells if isinstance(cell, Total)] == ["$700", "$500"]
    up = [cell for cell in risen.cells if isinstance(cell, Card)]
    assert [card.face.name for card in up if card.face is not None][:2] == ["Tank", "Trench System"]
    assert {card.id for card in up} <= {card.id for card in down}, "the cards behind the curtain are turned over"
    assert [cell.title for cell in risen.cells if isinstance(cell, Verdict)] == ["Italy joins the Entente"]


def test_cards_that_lie_open_have_ids_of_their_own() -> None:
    (tray,) = scene(hand_made.inspected()).trays
    assert [one.id for one in tray.things] == ["shown.spy", "shown.big_bertha", "shown.spy.1"]
    (market,) = scene(hand_made.lasting()).trays
    assert [one.id for one in market.things] == ["shown.boom", "shown.boom.1", "shown.trento"]


@pytest.mark.parametrize(("viewer", "told"), [(1, "You win"), (0, "You lose"), (-1, "Victory for the Entente:")])
def test_how_it_ended_is_told_to_each(viewer: int, told: str) -> None:
    drawn = scene(hand_made.over(4, viewer))
    assert drawn.outcome is not None
    assert drawn.outcome.title.startswith(told)
    assert (drawn.outcome.clause, drawn.steps) == ("LW-WIN-05", ())


def test_the_text_table_tells_each_board_in_three_lines() -> None:
    lines = text(scene(view(7)), 600).splitlines()
    at = next(i for i, line in enumerate(lines) if "Germany" in line and "Central Empires" in line)
    assert lines[at].strip() == "Germany · Central Empires, foe · Homefront: Content (3/4)"
    assert lines[at + 1].strip() == "Infantry 3/6, Cavalry 3/4, Artillery 8/5, Aviation destroyed, Navy 4/4"
    leader = "Erich von Falkenhayn: Artillery +1 attack, leaves in Spring 1917 · Big Bertha"
    assert lines[at + 2].strip().startswith(leader)
    assert lines[at + 3] == ""


def test_a_view_from_another_seat_begins_there() -> None:
    shown: LetsWarView = view(7, viewer=3)
    drawn = scene(shown)
    assert (drawn.seats[0].name, drawn.seats[0].note) == ("Great Britain", "Entente, with Russia and France")
    assert drawn.seats[0].state == ""
    assert drawn.seats[-2].state == "here"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_page_of_seven_boards_is_small(layout: Layout) -> None:
    size = {"wide": (1228.0, 944.0), "middle": (704.0, 712.0), "narrow": (390.0, 640.0)}[layout]
    table = wartable.title("letswar").open(seats=7, seed=1)
    log = table.scene(0, "it").log
    drawn = parts(replace(scene(hand_made.in_turn(7), "it"), log=log), layout, size=size)
    news = ClientParts().news({ident: PaintedPart(markup) for ident, markup in drawn.items()})
    squeeze = zlib.compressobj(wbits=-12, memLevel=5)  # as the server's sockets do it
    body = squeeze.compress(msgspec.json.encode(news)) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    assert len(body) <= 25_000


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_table_in_words_is_as_it_was_read_and_found_good(lang: str) -> None:
    """To accept a change, run with WARTABLE_GOLDEN=write and read the difference."""
    told = text(scene(hand_made.asked_whom(5), lang), 100, ask=True) + "\n"
    file = Path(__file__).parent / "golden" / f"table-{lang}.txt"
    if os.environ.get("WARTABLE_GOLDEN") == "write":
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [3, 7])
def test_in_played_games_every_choice_and_refusal_points_at_what_is_drawn(seats: int) -> None:
    luck = random.Random(seats)
    table = wartable.title("letswar").open(seats=seats, seed=seats, options={"mode": "attrition"})
    usual, lang, seen = ("prelude_equip", "turn_main", "turn_discard"), "en", set()
    for count in range(240):
        if not table.deciders:
            break
        seat = luck.choice(table.deciders)
        shown = table.view(seat)
        assert isinstance(shown, LetsWarView)
        if shown.step not in usual or count % 15 == 0:
            drawn, lang = table.scene(seat, lang), "it" if lang == "en" else "en"
            things = [one.targets for one in drawn.choices] + [one.targets for one in drawn.near_misses]
            assert {one for each in things for one in each} - set(thing_ids(drawn)) == set(), shown.step
            seen.add(shown.step)
        table.act(seat, luck.choice(table.choices(seat)).code)
    assert len(seen) > 3
