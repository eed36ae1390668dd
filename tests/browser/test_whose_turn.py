"""The bar of every title says whose turn it is, to players and spectators; spectators read that they watch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come

BOT: dict[str, Any] = {"kind": "bot", "level": "random"}
OWN = {"en": "you are here|your turn", "it": "sei qui|tocca a te"}
WATCHING = {"en": "watching", "it": "stai guardando"}

# What the bar says of the turn, also to those who hear it.
_TOLD = """() => [...document.querySelectorAll(".wt-bar :is(.wt-steps .here, .wt-turn-of, .wt-standing .here)")]
  .filter((part) => part.checkVisibility()).map((part) => part.ariaLabel ?? part.innerText).join(" ")"""
_NAME = "async (seat) => (await loaded('common/dom.js')).texts.names[seat]"


def told(page: Page) -> str:
    return str(page.evaluate(_TOLD))


@pytest.mark.parametrize(
    ("title", "seats", "lang", "size"),
    [
        ("proelio", 3, "en", "laptop"),
        ("letswar", 4, "it", "laptop"),
        ("gradisca", 2, "en", "laptop"),
        ("gradisca", 2, "it", "phone"),
        ("letswar", 4, "it", "phone"),
        ("campaign", 2, "it", "laptop"),
    ],
)
def test_the_bar_says_whose_turn_it_is(come: Come, title: str, seats: int, lang: str, size: str) -> None:
    ada, eve = come(size, lang), come(size, lang)
    page = ada.sit({"kind": "me"}, *[BOT] * (seats - 1), title=title, public=True)
    if (title, size) != ("letswar", "phone"):  # beside a calendar a phone's bar has room for the step alone
        assert re.search(OWN[lang], told(page), re.I), told(page)
    assert page.locator(".wt-watching").count() == 0
    assert page.locator(".wt-steps:empty").count() == 0
    watched = eve.go(page.url)
    expect(watched.locator(".wt-watching")).to_have_text(WATCHING[lang])
    if title != "letswar":  # its first question is asked of all at once
        assert watched.evaluate(_NAME, 0) in told(watched)
    assert not re.search(OWN[lang], told(watched), re.I)
    outside = "(all) => all.filter((part) => part.getBoundingClientRect().right > innerWidth).length"
    assert watched.locator(".wt-bar > *").evaluate_all(outside) == 0
