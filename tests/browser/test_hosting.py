"""The host of a table: invitations that let friends sit down, bots, fewer seats, closing it; and previews of links."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import Visitor

FRIENDS = [{"kind": "me"}, *[{"kind": "invited"}] * 3]
at_both_sizes = pytest.mark.parametrize(("size", "lang"), [("phone", "it"), ("laptop", "en")])

# What a phone hands a link on with; the clipboard of a browser without a window is not to be read.
SHEET = """(phone) => {
  window.handed = [];
  if (phone) navigator.share = async ({ url }) => { window.handed.push(url); };
  else navigator.clipboard.writeText = async (text) => { window.handed.push(text); };
}"""


def gathering(host: Visitor) -> Page:
    """A table among friends, at its host's."""
    page = host.go(f"/table/{host.open(*FRIENDS, public=None, name='Ada')}")
    expect(page.locator(".host-seat input")).to_have_count(3)
    page.evaluate(SHEET, page.evaluate("matchMedia('(pointer: coarse)').matches"))
    return page


def handed(page: Page) -> str:
    """The link that was handed on last."""
    page.wait_for_function("() => window.handed.length")
    return str(page.evaluate("() => window.handed.pop()"))


def sit_down(guest: Visitor, link: str, name: str) -> Page:
    """Opens an invitation and takes the first seat that it offers."""
    page = guest.go(link)
    page.locator("#gather ol > li .button.main").first.click()
    page.locator("#confirm input").fill(name)
    page.locator("#confirm button[value=yes]").click()
    return page


@at_both_sizes
def test_invitations_are_seen_again_and_let_friends_sit_down(come: Come, size: str, lang: str) -> None:
    ada, bea, cleo, dan = come(size, lang), come(), come(), come()
    page = gathering(ada)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    links = [field.input_value() for field in page.locator(".host-seat input").all()]
    page.locator(".host-seat button").first.click()
    assert handed(page) == links[0]
    page.reload()
    expect(page.locator(".host-seat input").first).to_have_value(links[0])
    page.evaluate(SHEET, page.evaluate("matchMedia('(pointer: coarse)').matches"))
    sit_down(bea, links[1], "Bea")
    expect(page.locator("#gather li", has_text="Bea")).to_be_visible()
    page.locator("[data-copy-link]").click()
    anybody = handed(page)
    for guest, name in ((cleo, "Cleo"), (dan, "Dan")):
        there = sit_down(guest, anybody, name)
        assert anybody.split("/")[-1] not in there.url, "the secret stands in the address"
    for each in (page, bea.page, cleo.page, dan.page):
        each.wait_for_selector(".wt-frame")


@at_both_sizes
def test_each_link_says_whose_it_is(come: Come, size: str, lang: str) -> None:
    page = gathering(come(size, lang))
    for row in page.locator("#gather ol > li:has(.host-seat input)").all():
        name = row.locator("b").inner_text()
        for button in row.locator(".host-seat button").all():
            assert name in button.inner_text()
    expect(page.locator("[data-copy-link]")).to_contain_text("any free seat" if lang == "en" else "posto libero")
    assert not re.search("seal|sigill", page.locator("#gather").inner_text(), re.IGNORECASE)


@at_both_sizes
def test_a_new_link_a_bot_and_a_start_with_fewer(come: Come, size: str, lang: str) -> None:
    ada, bea = come(size, lang), come()
    page = gathering(ada)
    seats = page.locator("#gather ol > li")
    old = page.locator(".host-seat input").first.input_value()
    page.locator(".host-seat button").nth(1).click()
    expect(page.locator(".host-seat input").first).not_to_have_value(old)
    assert page.request.get(old, headers={"accept": "text/html"}).status == 404
    seats.nth(2).locator("select").select_option("bot:random")
    expect(page.locator(".host-seat input")).to_have_count(2)
    start = page.locator("[data-hosting] button").first
    expect(start).to_be_hidden()
    expect(page.locator("[data-fewer]")).to_be_hidden()
    sit_down(bea, page.locator(".host-seat input").nth(1).input_value(), "Bea")
    expect(start).to_have_text({"en": "Start with 3 players", "it": "Comincia in 3"}[lang])
    expect(page.locator("#gather .lead")).to_contain_text(
        {"en": "You can also start now", "it": "iniziare subito"}[lang]
    )
    start.click()
    for each in (page, bea.page):
        each.wait_for_selector(".wt-frame")
        expect(each.locator(".wt-wide .wt-seat, .wt-narrow .wt-seat, .wt-middle .wt-seat")).to_have_count(3)


@at_both_sizes
def test_a_closed_table_says_so_with_ways_on_and_is_offered_to_nobody(come: Come, size: str, lang: str) -> None:
    ada, bea = come(size, lang), come(size, lang)
    page = gathering(ada)
    guest = sit_down(bea, page.locator(".host-seat input").first.input_value(), "Bea")
    expect(guest.locator("#gather li", has_text="Bea")).to_be_visible()
    page.locator("[data-hosting] button").nth(1).click()
    page.locator("#confirm button[value=no]").click()
    expect(page.locator("#gather")).to_be_visible()
    page.locator("[data-hosting] button").nth(1).click()
    page.locator("#confirm button[value=yes]").click()
    said = {"en": "closed", "it": "chiuso"}[lang]
    for each in (ada, bea):
        expect(each.page.locator("h1")).to_contain_text(said)
        way = each.page.locator("main .button.main")
        expect(way).to_have_attribute("href", "/new/proelio")
        expect(way).to_be_in_viewport()
        expect(each.page.locator('.site-bar a[href="/tables"]')).to_be_visible()
        address = each.page.url
        each.go("/tables")
        expect(each.page.locator(f'a[href="{address[address.index("/table/") :]}"]')).to_have_count(0)


@at_both_sizes
def test_friends_are_private_unless_the_host_says_otherwise(come: Come, size: str, lang: str) -> None:
    page = come(size, lang).go("/new/proelio")
    public = page.locator("[name=public]")
    for preset, listed in (("bots", False), ("friends", False), ("open", True), ("hot", False)):
        page.locator(f"[name=preset][value={preset}]").check(force=True)
        expect(public).to_be_checked(checked=listed)
    public.check()
    page.locator("[name=preset][value=friends]").check(force=True)
    expect(public).to_be_checked()


def test_a_link_without_its_cookie_says_what_is_played(come: Come) -> None:
    ada, bot = come(), come(lang="it")
    table = ada.open(*FRIENDS, public=None)
    page = bot.go(f"/invited/{table}")
    expect(page.locator("h1")).to_contain_text("Proelio")
    assert page.locator('meta[property="og:title"]').get_attribute("content") == "Proelio: sei invitato a un tavolo"
