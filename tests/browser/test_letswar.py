"""Let's War in a real browser: boxes of all seats at every width, games to their end, on a phone too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.test_mats import blank, show
from tests.titles.letswar import hand_made
from tests.titles.letswar.hand_made import scene
from wartable.paint.html import Theme

pytestmark = pytest.mark.plain

WINDOWS = [(1600, 1000), (1280, 720), (1024, 768), (820, 1180), (390, 844)]
MANY = (*hand_made.HAND, "tank", "censorship", "call_up", "gun_75", "storks", "renault_ft", "sacred_way")
LOOKS: list[tuple[str, Theme]] = [("en", "day"), ("it", "night")]

# What is not wholly in sight without scrolling.
HIDDEN = """() => {
  const kinds = ".wt-mat .wt-values, .wt-mat .wt-scale, .wt-cards > div, .wt-piles > div";
  const desk = document.querySelector(".wt-desk").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(kinds)].filter((node) => {
    const low = node.closest(".wt-desk") ? Math.min(desk, innerHeight) : innerHeight;
    return node.getBoundingClientRect().bottom > low + 1;
  }).length;
}"""


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_nothing_is_cut_and_nothing_overlaps_at_any_width(browser: Browser, lang: str, theme: Theme) -> None:
    page = blank(browser)
    views = {
        "seven": hand_made.asked_whom(7),
        "four": hand_made.lasting(4),
        "two": hand_made.attacked(2, MANY),
        "fallen": hand_made.fallen(7),
        "curtain": hand_made.curtain(5),
    }
    found = {}
    for name, shown in views.items():
        for wide, high in WINDOWS:
            if wrong := show(page, scene(shown, lang), theme, wide, high):
                found[f"{name} {wide}x{high}"] = wrong
    page.close()
    assert found == {}


def test_at_1600_all_seven_boards_are_in_sight_with_every_number(browser: Browser) -> None:
    page = blank(browser)
    assert show(page, scene(hand_made.asked_whom(7), "it"), "day", 1600, 1000) == []
    hidden = page.evaluate(HIDDEN)
    page.close()
    assert hidden == 0
