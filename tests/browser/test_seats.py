"""Sitting down: invitations, hot seats with their curtain, leaving to a bot and coming back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.running_server import at_action, shown


def test_an_invited_player_opens_the_link_and_sits_down(come: Come) -> None:
    ada, bea = come(), come("phone", "it", "dark")
    page = ada.go("/new/proelio#friends")
    page.fill("[name=name]", "Ada")
    page.fill("[name=seats]", "3")
    page.locator("[name=seats]").press("Tab")
    expect(page.locator(".seat-list li")).to_have_count(3)
    page.select_option(".seat-list li:nth-child(3) select", "bot:random")
    page.click("form .main")
    expect(page.locator("dialog li")).to_have_count(1)
    link = page.input_value("dialog li input")
    page.click("dialog a.main")
    expect(page.locator("#gather ol > li")).to_have_count(3)
    there = bea.go(link)
    assert link.split("/")[-1] not in there.url, "the secret stands in the address"
    sit = there.locator("#gather ol > li .button.main")
    sit.click()
    # Who would rather wait has not sat down.
    there.locator("#confirm button[value=no]").click()
    expect(sit).to_be_visible()
    sit.click()
    expect(there.locator("#confirm input")).to_have_attribute("placeholder", "Ospite")
    there.keyboard.type("Bea")
    there.keyboard.press("Enter")
    for each in (page, there):
        each.wait_for_selector(".wt-frame")
    expect(page.locator('.wt-seat[aria-label*=", Bea,"]')).to_be_visible()
    # The one who wrote the invitation cannot look into the hand with it: it is used up.
    assert ada.page.request.get(link, headers={"accept": "text/html"}).status == 404


def test_who_gives_no_name_is_a_guest_and_who_has_an_account_is_not_asked(come: Come) -> None:
    ada, bea, cleo = come(lang="it"), come(), come()
    bots = [{"kind": "bot", "level": "sensible"}] * 2
    table = ada.open({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, *bots, public=True, name="Ada")
    page = ada.go(f"/table/{table}")
    seats = page.locator("#gather ol > li small")
    expect(seats).to_have_text(["Ada", *["un posto libero"] * 2, *["Bot (abile)"] * 2])
    bea.go(f"/table/{table}").locator("#gather ol > li .button.main").first.click()
    bea.page.locator("#confirm button[value=yes]").click()
    expect(seats.nth(1)).to_have_text("Ospite")
    cleo.send("/api/accounts/register", {"name": "Cleo", "password": "a long enough password"})
    cleo.go(f"/table/{table}").locator("#gather ol > li .button.main").first.click()
    for name in ("Ospite", "Cleo", "Bot (abile)"):
        # A plate that says who is next leaves the player's name to its label.
        expect(page.locator(f'.wt-seat[aria-label*=", {name},"]').first).to_be_visible()


def test_a_hot_seat_hides_every_hand_behind_a_curtain(come: Come) -> None:
    ada = come()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}, {"kind": "bot", "level": "random"}]
    page = ada.bring(at_action(), *seats)
    for player, seat in (("Ada", "Giglio"), ("Bea", "Rovere")):
        shown(ada, "#curtain")
        expect(page.locator(".wt-hand")).to_be_hidden()
        expect(page.locator("#curtain h2")).to_have_text(f"{player} ({seat})")
        page.click("#curtain button")
        expect(page.locator("#curtain")).to_be_hidden()
        expect(page.locator(".wt-hand")).to_be_visible()
        # It is this House's own table now, and the keys are its player's.
        expect(page.locator('.wt-seat[aria-label*=", you,"]')).to_contain_text(seat)
        expect(page.locator(".wt-choices .wt-choice:focus")).to_have_count(1)
        if player == "Ada":
            ada.ready()
            page.keyboard.press("1")
            page.click('[data-bar="next"] button')


def test_leaving_hands_the_seat_to_a_bot_and_one_may_come_back(come: Come) -> None:
    # Bea never answers, so the game is still there when Ada comes back.
    ada, bea = come(), come()
    table = ada.open({"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}, public=True)
    bea.send(f"/api/tables/{table}/seat", {"seat": 1, "name": "Bea"})
    page = ada.go(f"/table/{table}")
    page.wait_for_selector(".wt-frame")
    page.keyboard.press("m")
    page.click("[data-leave]")
    expect(page.locator("#confirm")).to_be_visible()
    page.locator("#confirm .main").click()
    page.wait_for_selector('[data-bar="return"]')
    assert page.get_attribute("body", "data-seats") == ""
    page.click('[data-bar="return"] button')
    page.wait_for_function("() => document.body?.dataset.seats === '0'")


def test_open_seats_wait_and_can_be_left_again(come: Come) -> None:
    ada = come("tablet")
    table = ada.open({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, public=True, name="Ada")
    page = ada.go(f"/table/{table}")
    expect(page.locator("#gather ol > li.free")).to_have_count(2)
    page.locator("#gather ol > li .button", has_text="Leave the seat").click()
    expect(page.locator("#gather ol > li.free")).to_have_count(3)
