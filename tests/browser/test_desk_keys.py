"""The desk by keys alone: a long list typed without a pause, places, copies, moves, names, folds, and the help."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.test_desk import desk, entry, place

KEYS = ("/", "↑", "Tab", "Enter", "+", "-", "Backspace", "N", "P", "C", "M", "F2", "[", "]", "1", "U", "D", "?")
SELECTED = re.compile("selected")


def typed(page: Page, keys: str) -> None:
    """Keys one after the other, as fast as the page takes them."""
    for key in keys.split():
        page.keyboard.press(key)


def find(page: Page, words: str) -> None:
    """Search, and go down to the first row that is found."""
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.keyboard.press("ArrowDown")


def squads(page: Page) -> int:
    """How many squads stand on the list."""
    counts = page.locator("#stage .wt-stepper b").all_inner_texts()
    return sum(map(int, counts))


def test_a_list_of_150_picks_typed_without_a_pause_loses_none(come: Come) -> None:
    page = desk(come, year="1945")
    find(page, "<=65 rifle squad")
    expect(page.locator(entry("rifle"))).to_be_focused()
    for platoon in range(30):
        typed(page, "Enter Enter Enter Enter Enter " + ("N" if platoon % 4 == 3 else "P"))
    place(page, "8.2", 5)
    expect(page.locator("#stage")).not_to_have_class(re.compile("sending"))
    assert squads(page) == 150
    page.reload()  # what the server knows is what was shown
    page.locator("#curtain button").click()
    place(page, "8.2", 5)
    assert squads(page) == 150


def test_places_copies_moves_names_and_folds_by_keys(come: Come) -> None:
    page = desk(come)
    find(page, "<=65 rifle squad")
    typed(page, "Enter Enter Enter P + + +")
    place(page, "1.2", 3)
    typed(page, "Backspace")
    place(page, "1.2", 2)
    typed(page, "-")
    place(page, "1.2", 1)
    typed(page, "u")
    place(page, "1.2", 2)
    typed(page, "Shift+U")
    place(page, "1.2", 1)
    page.locator("tr[data-thing='place.1.1']").focus()
    typed(page, "c")  # the platoon, into the next place of its company
    place(page, "1.3", 3)
    page.locator("tr[data-thing='place.1.2']").focus()
    typed(page, "m")
    expect(page.locator("[data-bar=moving]")).to_contain_text("Move 1.2")
    typed(page, "n Enter")  # to a company of its own
    place(page, "2.1", 1)
    expect(page.locator("tr[data-thing='place.1.2'] .wt-stepper")).to_have_count(0)
    page.locator("tr[data-thing='place.2.1']").focus()
    typed(page, "ArrowUp ArrowDown")
    expect(page.locator("tr[data-thing='place.2.1']")).to_have_class(SELECTED)
    typed(page, "F2")
    page.keyboard.type("Wolves")
    page.keyboard.press("Enter")
    expect(page.locator("tr[data-thing='formation.0.2']")).to_contain_text("2 Wolves")
    page.locator("tr[data-thing='place.2.1']").focus()
    typed(page, "ArrowRight Enter")  # the pencil of the platoon itself
    page.keyboard.type("Bears")
    page.keyboard.press("Enter")
    expect(page.locator("tr[data-thing='place.2.1']")).to_contain_text("Bears")
    expect(page.locator("tr[data-thing='formation.0.2']")).to_contain_text("2 Wolves")
    page.locator("tr[data-thing='place.2.1']").focus()
    typed(page, "[")
    expect(page.locator("tr[data-thing='place.2.1']")).to_be_hidden()
    typed(page, "]")
    expect(page.locator("tr[data-thing='place.2.1']")).to_be_visible()
    typed(page, "?")
    expect(page.locator(".wt-miss[open], .error:not([hidden])").first).to_be_visible()


def test_the_help_has_every_key_of_the_desk(come: Come) -> None:
    page = desk(come)
    page.keyboard.press("h")
    caps = page.locator("#panel .keys kbd").all_inner_texts()
    assert set(KEYS) <= set(caps)
    expect(page.locator("#panel .keys").first).to_contain_text("move the platoon")
