"""Quiet choices in text mode: a list of a hundred units is built by words, with nothing but the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come


def in_words(page: Page) -> tuple[Callable[[str, str], None], str]:
    """The table in words: a way to type something and wait for what is answered, and what is said of a choice."""
    page.evaluate("async () => (await loaded('table/input/text-mode.js')).textMode(true)")

    def type_in(words: str, heard: str) -> None:
        page.locator("#answer").evaluate("(answer) => { answer.textContent = ''; }")
        page.fill("#command", words)
        page.keyboard.press("Enter")
        expect(page.locator("#answer")).to_contain_text(heard)

    return type_in, page.evaluate("JSON.parse(document.querySelector('#texts').textContent).played")


@pytest.mark.parametrize(
    ("lang", "find", "redo", "told"),
    [("en", "do rifle", "redo", "without a number"), ("it", "scelte rifle", "ripristina", "senza numero")],
)
def test_text_mode_numbers_no_quiet_choice_and_finds_it_by_its_words(
    come: Come, lang: str, find: str, redo: str, told: str
) -> None:
    page = come(lang=lang).sit({"kind": "me"}, {"kind": "bot", "level": "random"}, title="campaign")
    type_in, played = in_words(page)
    type_in("1", played)
    expect(page.locator("#told-choices li").last).to_contain_text(told)
    type_in(find, "(list 1.1 1 rifle …)")
    type_in("list 1.1 1 rifle ...", played)
    type_in(find, "(list 1.1 1 rifle …)")
    type_in("undo list 1.1 1 rifle" if lang == "en" else "annulla list 1.1 1 rifle", played)
    type_in(find, "(list 1.1 1 rifle …)")
    type_in(redo, played)
    expect(page.locator("#told-choices li").last).to_contain_text(told)


def test_what_is_typed_follows_from_what_was_typed_before_though_the_page_is_not_told_yet(come: Come) -> None:
    page = come().sit({"kind": "me"}, {"kind": "bot", "level": "random"}, title="campaign")
    type_in, played = in_words(page)
    type_in("1", played)
    expect(page.locator("#told-choices li").last).to_contain_text("without a number")
    # From here on answers come at once, and the table as it then stands does not.
    page.evaluate("async () => { (await loaded('table/state.js')).table.line.ears.heard = () => {}; }")
    for words in ("list 1.1 1 rifle ...", "undo list 1.1 1 rifle", "redo"):
        type_in(words, played)


def test_commands_typed_without_waiting_for_an_answer_are_played_in_their_sequence(come: Come) -> None:
    page = come().sit({"kind": "me"}, {"kind": "bot", "level": "random"}, title="campaign")
    type_in, played = in_words(page)
    type_in("1", played)
    expect(page.locator("#told-choices li").last).to_contain_text("without a number")
    page.evaluate(
        """() => {
            const field = document.querySelector("#command");
            for (const words of ["list 1.1 1 rifle ...", "undo list 1.1 1 rifle", "redo", "do 1.1 1 rifle"]) {
                field.value = words;
                field.form.requestSubmit();
            }
        }"""
    )
    expect(page.locator("#answer")).to_contain_text("(list 1.1 1 rifle …)")
    type_in("undo list 1.1 1 rifle", played)
    type_in("undo list 1.1 1 rifle", "no open row")
