"""Let's War in a real browser: boxes of all seats at every width, games to their end, on a phone too."""

from __future__ import annotations

import random
import re
import time
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import PATIENCE, Visitor, any_row, play
from tests.browser.test_axe import serious
from tests.browser.test_mats import blank, show
from tests.titles.letswar import hand_made
from tests.titles.letswar.hand_made import scene
from wartable.core.text.messages import LANGUAGES
from wartable.paint.html import Theme

pytestmark = pytest.mark.plain

WINDOWS = [(1600, 1000), (1280, 720), (1024, 768), (820, 1180), (390, 844)]
MANY = (*hand_made.HAND, "tank", "censorship", "call_up", "gun_75", "storks", "renault_ft", "sacred_way")
THEMES: tuple[Theme, ...] = ("day", "night")

# What is not wholly in sight without scrolling.
HIDDEN = """() => {
  const kinds = ".wt-mat .wt-values, .wt-mat .wt-scale, .wt-cards > div, .wt-piles > div";
  const desk = document.querySelector(".wt-desk").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(kinds)].filter((node) => {
    const low = node.closest(".wt-desk") ? Math.min(desk, innerHeight) : innerHeight;
    return node.getBoundingClientRect().bottom > low + 1;
  }).length;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_and_nothing_overlaps_at_any_width(browser: Browser, lang: str) -> None:
    """Themes take turns, so that each language, width and view is drawn in both."""
    page = blank(browser)
    views = {
        "seven": hand_made.asked_whom(7),
        "six": hand_made.asked_whom(6),
        "six in turn": hand_made.in_turn(6, MANY),
        "four": hand_made.lasting(4),
        "two": hand_made.attacked(2, MANY),
        "three": hand_made.in_turn(3),
        "fallen": hand_made.fallen(7),
        "known of seven": hand_made.looked_into(7),
        "known of three": hand_made.looked_into(3),
        "curtain": hand_made.curtain(5),
        "event": hand_made.event_waits(7),
    }
    found = {}
    for number, ((name, shown), (wide, high)) in enumerate(product(views.items(), WINDOWS), LANGUAGES.index(lang)):
        theme = THEMES[number % len(THEMES)]
        if wrong := show(page, scene(shown, lang), theme, wide, high):
            found[f"{name} {theme} {wide}x{high}"] = wrong
    page.close()
    assert found == {}


def test_at_1600_all_seven_boards_are_in_sight_with_every_number(browser: Browser) -> None:
    page = blank(browser)
    assert show(page, scene(hand_made.asked_whom(7), "it"), "day", 1600, 1000) == []
    hidden = page.evaluate(HIDDEN)
    page.close()
    assert hidden == 0


# Whether every value of the own units, and of a tablet the question too, is in sight without scrolling.
IN_SIGHT = """() => {
  const low = Math.min(innerHeight, document.querySelector(".wt-foot").getBoundingClientRect().top + 1);
  const seen = (node) => node.getBoundingClientRect().bottom <= low;
  const asked = document.querySelector(".wt-ask").getBoundingClientRect();
  return [...document.querySelectorAll(".wt-own .wt-values")].every(seen) && asked.bottom <= innerHeight;
}"""


@pytest.mark.parametrize(("wide", "high"), [(1366, 768), (1280, 720), (1024, 768), (820, 1180)])
def test_of_seven_boards_the_own_values_and_the_question_are_in_sight(browser: Browser, wide: int, high: int) -> None:
    page = blank(browser)
    assert show(page, scene(hand_made.asked_whom(7), "it"), "night", wide, high) == []
    seen = page.evaluate(IN_SIGHT)
    page.close()
    assert seen


@pytest.mark.parametrize(("wide", "high"), WINDOWS)
def test_a_notice_without_a_picture_has_all_its_room_for_words(browser: Browser, wide: int, high: int) -> None:
    page = blank(browser)
    assert show(page, scene(hand_made.event_waits(7), "it"), "day", wide, high) == []
    share = page.locator(".wt-notice").first.evaluate(
        "(one) => one.querySelector('h3').closest('.wt-notice > *').clientWidth / one.clientWidth"
    )
    page.close()
    assert share > 0.9


def test_at_1600_the_whole_calendar_stands_in_the_bar(browser: Browser) -> None:
    page = blank(browser)
    for lang in ("en", "it"):
        assert show(page, scene(hand_made.asked_whom(7), lang), "day", 1600, 1000) == []
        seen = page.locator(".wt-calendar li").evaluate_all(
            "(all) => all.filter((one) => one.checkVisibility()).length"
        )
        assert seen == 12
        assert page.evaluate("document.querySelector('.wt-bar').scrollWidth <= innerWidth")
    page.close()


# How far cards of the hand lie over each other, in pixels, and how high the pictures of the own units are.
LAID = """() => {
  const boxes = [...document.querySelectorAll(".wt-cards > div > svg")].map((card) => card.getBoundingClientRect());
  const over = boxes.slice(1).map((box, i) => Math.round(boxes[i].right - box.left));
  const pictures = [...document.querySelectorAll(".wt-own .wt-scene")].map((one) => one.getBoundingClientRect());
  return [Math.max(...over), new Set(pictures.map(({ top, bottom }) => `${top} ${bottom}`)).size];
}"""


@pytest.mark.parametrize("wide", [1600, 1920])
def test_nine_cards_lie_side_by_side_and_pictures_on_one_line(browser: Browser, wide: int) -> None:
    page = blank(browser)
    assert show(page, scene(hand_made.in_turn(7, MANY[:9]), "it"), "day", wide, 1000) == []
    over, lines = page.evaluate(LAID)
    page.close()
    assert over <= 0
    assert lines == 1


@pytest.mark.parametrize("cards", [6, 7, 9])
def test_a_hand_lies_side_by_side_on_a_tablet_too(browser: Browser, cards: int) -> None:
    page = blank(browser)
    assert show(page, scene(hand_made.in_turn(7, MANY[:cards]), "it"), "day", 1024, 768) == []
    over, _ = page.evaluate(LAID)
    page.close()
    assert over <= 0


# What is left empty below the hand and the piles.
LEFT = """() => document.querySelector(".wt-table").getBoundingClientRect().bottom
  - document.querySelector(".wt-foot").getBoundingClientRect().bottom"""


@pytest.mark.parametrize("seats", [4, 7])
def test_room_that_is_left_on_a_low_screen_goes_into_the_own_units(browser: Browser, seats: int) -> None:
    page = blank(browser)
    assert show(page, wartable.title("letswar").open(seats, seed=2).scene(0, "it"), "day", 1280, 720) == []
    left = page.evaluate(LEFT)
    high = page.locator(".wt-own .wt-scene").first.evaluate("(one) => one.clientHeight")
    page.close()
    assert high >= 60
    assert left < 20


def test_without_a_hand_the_piles_lie_in_one_row(browser: Browser) -> None:
    page = blank(browser)
    assert show(page, scene(hand_made.view(7, viewer=-1), "it"), "day", 1280, 720) == []
    lows = page.locator(".wt-piles > div").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().bottom)")
    page.close()
    assert len(lows) == 4
    assert max(lows) - min(lows) < 1


# -- on the page --


def hurried(visitor: Visitor, luck: random.Random) -> None:
    """Answers with any row now and then; else ends what can be ended, so that a game is soon over."""
    done = visitor.page.locator(".wt-button.done").locator("visible=true")
    if done.count() and luck.random() < 0.85:
        done.first.click()
    else:
        any_row(visitor, luck).click()


def seats(count: int, *people: int) -> list[dict[str, Any]]:
    """Bots everywhere but at some seats: the first of these is the visitor's own, the others are open."""
    found: list[dict[str, Any]] = [{"kind": "bot", "level": "sensible"}] * count
    for number in people:
        found[number] = {"kind": "me" if number == people[0] else "open"}
    return found


def test_a_game_of_seven_two_people_and_five_bots_to_its_end(come: Come) -> None:
    ada, bea = come(), come("laptop", "it")
    table = ada.open(*seats(7, 1, 3), title="letswar", public=True, name="Ada")
    page, there = ada.go(f"/table/{table}"), bea.go(f"/table/{table}")
    there.locator("#gather ol > li .button.main").click()
    there.fill("#confirm input", "Bea")
    there.locator("#confirm .main").click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".wt-mats .wt-own")
    expect(page.locator(".wt-own h3")).to_have_text("France")
    expect(there.locator(".wt-own h3")).to_have_text("Gran Bretagna")
    expect(page.locator(".wt-others .wt-seat").first).to_contain_text("Austria-Hungary")  # the left-hand neighbour
    luck, end, answers = random.Random(7), time.monotonic() + 5 * PATIENCE, 0
    while not (ada.over and bea.over):
        assert time.monotonic() < end, "the game does not end"
        for visitor in (ada, bea):
            if visitor.over or not visitor.page.get_attribute("#stage", "data-asked"):
                continue
            before = visitor.number
            hurried(visitor, luck)
            visitor.answered(before)
            answers += 1
            if answers == 12:
                assert serious(visitor.page, "#stage") == []
    assert answers > 12
    for visitor in (ada, bea):
        expect(visitor.page.locator(".wt-prompt .wt-outcome a.wt-clause")).to_be_visible()
        assert visitor.faults == []


def test_a_game_on_a_phone_to_its_end(come: Come) -> None:
    ada = come("phone")
    page = ada.sit(*seats(4, 1), title="letswar")
    assert page.locator(".wt-others .wt-tile:visible").count() == 0
    page.locator(".wt-others .wt-seat").first.tap()
    expect(page.locator(".wt-others .wt-tile:visible")).to_have_count(5)

    def tap(visitor: Visitor, luck: random.Random) -> None:
        done = visitor.page.locator(".wt-button.done").locator("visible=true")
        (done.first if done.count() and luck.random() < 0.7 else any_row(visitor, luck)).tap()

    assert play(ada, tap) > 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_arrows_and_numbers_play_the_prelude(come: Come) -> None:
    ada = come()
    page = ada.sit(*seats(4, 1), title="letswar")
    focus = "() => document.activeElement.dataset.thing"
    page.locator('[data-thing="unit.1.cavalry"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focus) == "unit.1.artillery"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focus) == "unit.2.artillery"
    expect(page.locator("#tell")).to_contain_text(re.compile(r"attack \d = 5 base"))  # a Character may add to it
    ada.ready()
    page.keyboard.press("d")
    expect(page.locator(".wt-own strong")).not_to_have_text("equip your units")


def at_a_window(seats: int = 4) -> wartable.Table:
    """A table where a seat is asked whether it answers an attack."""
    luck = random.Random(3)
    table = wartable.title("letswar").open(seats=seats, seed=3)
    while not (len(table.deciders) == 1 and table.state.window(table.deciders[0]) == 1):
        seat = luck.choice(table.deciders)
        attacks = [one for one in table.choices(seat) if one.text.startswith("attack")]
        table.act(seat, luck.choice(attacks or table.choices(seat)).code)
    return table


def test_a_window_asks_with_the_attack_in_view_and_the_standing_orders_beside_it(come: Come) -> None:
    ada = come()
    page = ada.bring(at_a_window())
    expect(page.locator('.wt-notice[data-thing="attack"]')).to_contain_text("against")
    expect(page.locator(".wt-tile.aimed")).to_have_count(1)
    expect(page.locator(".wt-tile.acting")).to_have_count(1)
    offer = page.locator('[data-bar="order"]')
    expect(offer).to_contain_text("attacks on your units")
    before = ada.number
    offer.locator("button").click()
    ada.moved(before)
    expect(page.locator('.wt-notice[data-thing="attack"]')).to_have_count(0)


# How many answers are in sight, at least by half their height.
ANSWERS = """() => {
  const low = Math.min(document.querySelector(".wt-prompt").getBoundingClientRect().bottom, innerHeight);
  const rows = [...document.querySelectorAll(".wt-choices > li")].map((row) => row.getBoundingClientRect());
  return rows.filter(({ top, bottom }) => (top + bottom) / 2 < low).length;
}"""


@pytest.mark.parametrize("seats", [4, 7])
def test_a_first_hint_hides_no_answer_in_a_low_window(come: Come, seats: int) -> None:
    ada = come("laptop", "it", "dark")
    page = ada.bring(at_a_window(seats))
    expect(page.locator('[data-bar="hint"]')).to_be_visible()
    assert page.evaluate(ANSWERS) >= 1
    page.locator('[data-bar="hint"] .button').first.click()
    page.wait_for_function(f"() => ({ANSWERS})() >= 2 || document.querySelectorAll('.wt-choices > li').length < 2")


def test_a_hint_says_the_aim_once(come: Come) -> None:
    ada = come()
    page = ada.bring(at_a_window())
    hint = page.locator('[data-bar="hint"]')
    expect(hint).to_contain_text("Your aim:")
    hint.locator(".button").first.click()
    before = ada.number
    page.locator(".wt-choice", has_text="Play nothing").click()
    ada.moved(before)
    assert "Your aim:" not in page.locator(".wt-prompt").inner_text()


def test_the_discard_pile_opens_under_its_name(come: Come) -> None:
    ada = come("laptop")
    lying = ["boom", "miss", "mud", "fog", "tank", "censorship", "barbed_wire", "lances"]
    words = {"seats": 4, "step": "turn_main", "active": 0, "discards": lying}
    page = ada.bring(wartable.title("letswar").position(words))
    page.locator('[data-thing="discard.conflict"]').click()
    name = page.locator("#opened figcaption")
    expect(name).to_contain_text("8 discarded cards")
    top = page.evaluate("() => document.querySelector('#opened').getBoundingClientRect().top")
    box = name.bounding_box()
    assert box is not None
    assert box["y"] > top
    expect(page.locator("#opened li")).to_have_count(8)
    expect(page.locator("#opened > .button")).to_be_in_viewport()


# Whether the middle of the first choice can be clicked, no matter how the question is scrolled.
REACHED = """() => {
  const first = document.querySelector(".wt-choices .wt-choice");
  first.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = first.getBoundingClientRect();
  return first.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_of_seven_boards_on_a_low_screen_there_is_room_for_the_cards_to_pay_with(come: Come) -> None:
    ada = come("laptop", "it")
    hands: list[dict[str, Any]] = [{} for _ in range(7)]
    hands[0] = {"hand": ["strike"]}
    hands[3] = {"hand": ["boom", "boom", "boom", "machine_gun", "tank"]}
    table = wartable.title("letswar").position({"seats": 7, "step": "turn_main", "active": 0, "nations": hands})
    table.act(0, "play strike great_britain")
    page = ada.bring(table)
    for _ in range(2):
        assert page.evaluate(REACHED)
        before = ada.number
        page.locator(".wt-choices .wt-choice").first.click()
        ada.moved(before)


def test_another_s_hand_can_be_opened_and_a_row_without_a_card_opens_nothing(come: Come) -> None:
    page = come().bring(wartable.title("letswar").position({"seats": 4, "step": "turn_main", "active": 0}))
    heap = page.locator('.wt-others [data-thing$=".conflict"]').first
    heap.click()
    told = heap.get_attribute("aria-label") or ""
    expect(page.locator("#opened figcaption")).to_have_text(told)
    page.keyboard.press("Escape")
    expect(page.locator("#opened[open]")).to_have_count(0)
    page.locator(".wt-choice", has_text="Raise a tax").focus()
    page.keyboard.press("i")  # an answer from the server that says no fails the test
    page.wait_for_load_state("networkidle")


def test_a_flag_that_can_be_picked_opens_first_on_a_phone(come: Come) -> None:
    spies = {"hand": ["boom", "tank", "flamethrower"], "board": ["spy"]}
    words = {"seats": 4, "step": "turn_main", "active": 0, "nations": [spies, {}, {}, {}]}
    page = come("phone").bring(wartable.title("letswar").position(words))
    flag = page.locator(".wt-others .wt-seat.pick").first
    flag.tap()
    expect(page.locator(".wt-others .wt-tile:visible")).to_have_count(5)
    expect(page.locator("#menu")).to_be_hidden()
    flag.tap()
    expect(page.locator("#menu")).to_be_visible()


def test_on_a_low_screen_the_log_keeps_its_newest_lines(come: Come) -> None:
    page = come("laptop").sit(*seats(7, 1), title="letswar")
    log, newest = page.locator(".wt-log"), page.locator(".wt-log li").last
    assert log.evaluate("(log) => log.clientHeight") <= 60
    expect(newest).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("l")
    expect(newest.locator("a.wt-turn")).to_be_focused()
