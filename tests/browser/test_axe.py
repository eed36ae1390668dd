"""Accessibility: axe finds no serious fault on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import Visitor, shown

AXE = Axe()
ACCOUNT = ("/account", "/account/forgotten", "/account/reset", "/account/confirm", "/account/bots")
SITE = ("/", "/tables", "/new/proelio", *ACCOUNT, "/rules", "/rules/proelio", "/records", "/no-such-page")


def serious(page: Page, part: str = "") -> list[str]:
    """What axe calls serious or critical in a page or a part of it, with the place."""
    found = AXE.run(page, context=part or None, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{page.url} {fault['id']}: {node['target']} {node['failureSummary'][:300]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:4]
    ]


def gathering(ada: Visitor) -> None:
    ada.go(f"/table/{ada.open({'kind': 'me'}, {'kind': 'open'}, {'kind': 'open'}, public=True)}")
    shown(ada, "#gather ol > li")


def table(ada: Visitor) -> None:
    ada.sit()


def refusal(ada: Visitor) -> None:
    ada.page.keyboard.press("?")


def chat(ada: Visitor) -> None:
    ada.page.keyboard.press("c")
    ada.page.fill("#say", "salve")
    ada.page.keyboard.press("Enter")
    shown(ada, "#chat li")


def aid(ada: Visitor) -> None:
    ada.page.click("#tab-aid")
    ada.page.click("[data-ask=neighbours]")
    shown(ada, "#asked p")


def rules(ada: Visitor) -> None:
    ada.page.click("#tab-rules")
    shown(ada, "#panel .book")


def replay(ada: Visitor) -> None:
    ada.page.click("#tab-replay")
    shown(ada, "#panel [data-replay]")


def settings(ada: Visitor) -> None:
    ada.page.click("#tab-settings")
    shown(ada, "[data-setting=text]")


def question(ada: Visitor) -> None:
    ada.page.click("[data-leave]")
    shown(ada, "#confirm")


def past(ada: Visitor) -> None:
    for _ in range(2):
        ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#panel")).to_be_hidden()
    ada.page.locator(".wt-log li[data-moment]").last.locator("a.wt-turn").press("Enter")
    shown(ada, "#replay")


def text(ada: Visitor) -> None:
    ada.page.click("[data-now]")
    ada.page.keyboard.press("m")
    ada.page.check('[data-setting="text"]')
    shown(ada, "#told-choices button")


# One after the other at one table, then tables of their own. What only opens a part of the page is looked at there.
PARTS = {"chat": "#panel", "aid": "#panel", "rules": "#panel", "replay": "#panel", "settings": "#panel"}
AT_TABLE: list[Callable[[Visitor], None]] = [
    gathering,
    table,
    refusal,
    chat,
    aid,
    rules,
    replay,
    settings,
    question,
    past,
    text,
]


def board(ada: Visitor) -> None:
    ada.sit({"kind": "me"}, {"kind": "bot", "level": "random"}, title="skirmish").keyboard.press("m")
    shown(ada, "[data-order]")


def bids(ada: Visitor) -> None:
    ada.sit({"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3, title="auction")


def curtain(ada: Visitor) -> None:
    ada.sit(*[{"kind": "me"}] * 3, hot_seat=True)


def end(ada: Visitor) -> None:
    ada.finish()
    shown(ada, ".proof .verdict.good")


OTHERS: list[Callable[[Visitor], None]] = [board, bids, curtain, end]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_of_the_site_has_a_serious_fault(come: Come, theme: str) -> None:
    ada = come("wide" if theme == "light" else "phone", "en" if theme == "light" else "it", theme)
    faults = [fault for path in SITE for fault in serious(ada.go(path))]
    assert faults == []
    ada.faults[:] = [fault for fault in ada.faults if "404" not in fault]  # the page that is not there


@pytest.mark.parametrize(("size", "theme"), [("wide", "light"), ("middle", "dark"), ("phone", "dark")])
def test_no_moment_of_the_table_has_a_serious_fault(come: Come, size: str, theme: str) -> None:
    ada = come(size, theme=theme)
    faults: dict[str, list[str]] = {}
    for moment in AT_TABLE:
        moment(ada)
        faults[moment.__name__] = serious(ada.page, PARTS.get(moment.__name__, ""))
    ada.page.get_by_text("Back to the picture").click()
    for moment in OTHERS:
        moment(ada)
        faults[moment.__name__] = serious(ada.page)
    assert {name: found for name, found in faults.items() if found} == {}
