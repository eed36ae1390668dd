"""Text mode: the table in words, with commands and live regions, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import Visitor, at_action


def read(visitor: Visitor) -> Page:
    """A table at this visitor's action, in words."""
    page = visitor.bring(at_action(options={"round_cap": 2}))
    page.keyboard.press("m")
    page.check('[data-setting="text"]')
    expect(page.locator("#command")).to_be_focused()
    expect(page.locator("#told-choices button").first).to_be_visible()
    return page


def ask(page: Page, words: str) -> str:
    page.locator("#answer").evaluate("x => { x.textContent = ''; }")
    page.fill("#command", words)
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).not_to_be_empty()
    return page.locator("#answer").inner_text()


@pytest.mark.parametrize(
    ("lang", "commands"),
    [
        (
            "en",
            {
                "help": "Neighbours",
                "what can i do": "1.",
                "my hand": ", ",
                "what lies before me": "attack",
                "neighbours": "left",
                "hands": "you hold",
                "hands of stella": "stella holds",
                "xyzzy": "help",
            },
        ),
        (
            "it",
            {
                "aiuto": "I vicini",
                "cosa posso fare": "1.",
                "la mia mano": ", ",
                "che cosa ho davanti": "attacc",
                "vicini": "sinistra",
                "mani di stella": "stella ha",
                "xyzzy": "aiuto",
            },
        ),
    ],
)
def test_commands_are_understood_in_the_readers_language(come: Come, lang: str, commands: dict[str, str]) -> None:
    page = read(come(lang=lang))
    for words, answer in commands.items():
        assert answer.lower() in ask(page, words).lower(), words
    why = ask(page, ("why " if lang == "en" else "perché ") + "attack hero")
    assert re.search(r"\(PR-[A-Z]+-\d\d\)", why)


@pytest.mark.parametrize(
    ("lang", "why", "hand"),
    [("en", "why not", "my hand"), ("it", "perché non", "la mia mano")],
)
def test_its_own_labels_are_understood_and_the_hand_tells_what_cards_do(
    come: Come, lang: str, why: str, hand: str
) -> None:
    ada = come(lang=lang)
    house = {"hand": ["knights", "patrol", "shields"]}
    page = ada.bring(wartable.title("proelio").position({"seats": 3, "houses": [house]}))
    page.keyboard.press("m")
    page.check('[data-setting="text"]')
    misses = page.locator("#told-misses li")
    expect(misses.first).to_be_visible()
    for told in misses.all_inner_texts():
        label, _, reason = told.partition(": ")
        assert ask(page, f"{why} {label}") == f"{label}: {reason[: reason.rindex(' ')]} ({reason.split()[-1]})"
    choice = page.locator("#told-choices button").first.inner_text()
    may = "Yes" if lang == "en" else "Sì"
    assert ask(page, f"{why} {choice}?").startswith(may)
    lines = ask(page, hand).splitlines()
    assert len(lines) == 3
    # The Patrol's effect names the card that it turns round, which is not in this hand.
    assert sum("Infiltra" in line for line in lines) == 1, lines
    assert not any(re.search(r"(\w+ \d)\. \1\.", line) for line in lines), lines
    # Each clause is a link with a name, and opens the book beside the table; Escape leads back.
    clause = misses.first.locator("a.wt-clause")
    assert clause.inner_text() in (clause.get_attribute("aria-label") or "")
    clause.click()
    expect(page.locator("#panel-rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    expect(clause).to_be_focused()
    nameless = page.eval_on_selector_all(
        "#textmode :is(a, button)", "all => all.filter((x) => !(x.textContent.trim() || x.ariaLabel)).length"
    )
    assert nameless == 0
    assert page.locator("#textmode nav button").count() == 6


def test_a_game_goes_on_by_typed_numbers_and_buttons(come: Come) -> None:
    ada = come()
    page = read(ada)
    for _ in range(12):
        ada.wait()
        if ada.over:
            break
        before = ada.number
        expect(page.locator("#told-choices button").first).to_be_visible()
        expect(page.locator("#now")).not_to_be_empty()
        page.fill("#command", "1")
        page.keyboard.press("Enter")
        ada.moved(before)
    assert page.locator("#told-log li").count() > 3
    # What is asked is said at once, what happened politely.
    assert page.locator("#now").get_attribute("aria-live") == "assertive"
    assert page.locator("#news").get_attribute("aria-live") == "polite"
    page.get_by_text("Back to the picture").click()
    expect(page.locator(".wt-frame")).to_be_visible()


def test_every_thing_on_the_table_has_a_name(come: Come) -> None:
    page = come().sit()
    nameless = page.eval_on_selector_all(
        "#stage [data-thing]", "all => all.filter((x) => !x.getAttribute('aria-label')).map((x) => x.dataset.thing)"
    )
    assert nameless == []
