"""A silent player: the others vote for a bot or a substitute, and somebody who looks on may sit down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import Server, Visitor

PATIENT = 2.0  # seconds; the server's own patience is minutes


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls a table silent after a moment."""
    server = Server(tmp_path_factory.mktemp("hasty"), silence=PATIENT).start()
    yield server
    server.stop()


def three(come: Come, server: Server) -> tuple[list[Visitor], str]:
    """Ada, Bea and Cleo at one table; one of them does not answer."""
    visitors = [come(size, lang, at=server) for size, lang in (("wide", "en"), ("middle", "en"), ("phone", "it"))]
    # A bot that took over thinks for a minute: nobody else is asked, and called silent, while these tests look on.
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = visitors[0].open(*seats, public=True, name="Ada", bot_pace=60)
    for seat, name in ((1, "Bea"), (2, "Cleo")):
        visitors[seat].send(f"/api/tables/{table}/seat", {"seat": seat, "name": name})
    for visitor in visitors:
        visitor.go(f"/table/{table}").wait_for_selector(".wt-frame")
    return visitors, table


def asked(visitors: list[Visitor]) -> int:
    """Who is asked, and will not answer."""
    for visitor in visitors:
        visitor.page.wait_for_selector("#stage[data-number]")
    return next(i for i, one in enumerate(visitors) if one.page.get_attribute("#stage", "data-asked"))


def silent(page: Page) -> None:
    expect(page.locator('[data-bar="silent"]')).to_be_visible()


def test_the_others_let_a_bot_play_on(come: Come, hasty: Server) -> None:
    visitors, _ = three(come, hasty)
    quiet = asked(visitors)
    voters = [one.page for i, one in enumerate(visitors) if i != quiet]
    for page in voters:
        silent(page)
    assert visitors[quiet].page.locator('[data-bar="silent"]').count() == 0
    voters[0].locator('[data-bar="silent"] .button').first.click()
    # Everybody sees how the vote stands.
    for page in voters:
        expect(page.locator('[data-bar="silent"] .button').first).to_contain_text("1 ")
    voters[1].locator('[data-bar="silent"] .button').first.click()
    for page in voters:
        expect(page.locator('[data-bar="silent"]')).to_have_count(0)
    page = visitors[quiet].page
    page.wait_for_selector('[data-bar="return"]')
    page.locator('[data-bar="return"] .button').click()
    page.wait_for_function("() => document.body?.dataset.seats > ''")


def test_a_substitute_sits_down_in_a_running_game(come: Come, hasty: Server) -> None:
    visitors, table = three(come, hasty)
    quiet = asked(visitors)
    for i, visitor in enumerate(visitors):
        if i != quiet:
            visitor.page.locator('[data-bar="silent"] .button').nth(1).click()
    dan = come(at=hasty)
    page = dan.go(f"/table/{table}")
    expect(page.locator('[data-bar="free"]')).to_be_visible()
    expect(page.locator('.wt-seat[aria-label*="a free seat"]')).to_be_visible()
    page.locator('[data-bar="free"] .button').click()
    page.fill("#confirm input", "Dan")
    page.locator("#confirm .main").click()
    page.wait_for_function(f"() => document.body?.dataset.seats === '{quiet}'")
    expect(page.locator(".wt-hand [data-up]").first).to_be_visible()
    other = visitors[quiet - 1].page
    expect(other.locator('.wt-seat[aria-label*=", Dan,"]')).to_be_visible()
