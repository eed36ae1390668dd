"""The browser's own word in the game: said after the seal is public, and in the record."""

from __future__ import annotations

import json

from playwright.sync_api import Request, expect

from tests.browser.conftest import Come


def test_the_words_of_this_browser_are_in_the_record(come: Come) -> None:
    ada, bea = come(), come()
    said: dict[int, str] = {}

    def heard(request: Request) -> None:
        body = json.loads(request.post_data or "{}") if request.method == "POST" else {}
        if body.get("kind") == "salt":
            said[body["seat"]] = body["body"]["text"]
        elif "salt" in body:
            said[body["seat"]] = body["salt"]

    for visitor in (ada, bea):
        visitor.page.on("request", heard)
    page = ada.go("/new/proelio#open")
    page.fill("[name=seats]", "3")
    page.locator("[name=seats]").press("Tab")
    expect(page.locator(".seat-list li")).to_have_count(3)
    page.select_option(".seat-list li:nth-child(3) select", "bot:random")
    page.click("form .main")
    expect(page.locator("#gather ol > li")).to_have_count(3)
    seal = page.locator("[data-seal]").text_content()
    bea.go(page.url).locator("#gather ol > li .button.main").first.click()
    bea.page.locator("#confirm .main").click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".wt-frame")
    table = page.url.rpartition("/")[2]
    proof = page.request.get(f"/api/tables/{table}/proof").json()
    assert proof["commitment"] == seal
    assert {salt["seat"]: salt["salt"] for salt in proof["salts"]} == said
    assert set(said) == {0, 1}
    assert all(len(bytes.fromhex(word)) == 16 for word in said.values())


def test_one_click_says_a_word_too(come: Come) -> None:
    ada = come()
    ada.go("/").locator("[data-play]").first.click()
    ada.page.wait_for_selector(".wt-frame")
    table = ada.page.url.rpartition("/")[2]
    proof = ada.page.request.get(f"/api/tables/{table}/proof").json()
    assert [salt["seat"] for salt in proof["salts"]] == [0]
