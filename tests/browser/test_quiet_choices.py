"""Quiet choices in text mode: a list of a hundred units is built by words, with nothing but the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come


@pytest.mark.parametrize(
    ("lang", "find", "redo", "told"),
    [("en", "do rifle", "redo", "without a number"), ("it", "scelte rifle", "ripristina", "senza numero")],
)
def test_text_mode_numbers_no_quiet_choice_and_finds_it_by_its_words(
    come: Come, lang: str, find: str, redo: str, told: str
) -> None:
    page = come(lang=lang).sit({"kind": "me"}, {"kind": "bot", "level": "random"}, title="campaign")
    page.evaluate("async () => (await loaded('table/input/text-mode.js')).textMode(true)")

    def type_in(words: str, heard: str) -> None:
        page.fill("#command", words)
        page.keyboard.press("Enter")
        expect(page.locator("#answer")).to_contain_text(heard)

    played = page.evaluate("JSON.parse(document.querySelector('#texts').textContent).played")
    type_in("1", played)
    expect(page.locator("#told-choices li").last).to_contain_text(told)
    type_in(find, "(list 1.1 1 rifle …)")
    type_in("list 1.1 1 rifle ...", played)
    type_in(find, "(list 1.1 1 rifle …)")
    type_in("undo list 1.1 1 rifle" if lang == "en" else "annulla list 1.1 1 rifle", played)
    type_in(find, "(list 1.1 1 rifle …)")
    type_in(redo, played)
    expect(page.locator("#told-choices li").last).to_contain_text(told)
