"""Keys: none answers a question that has just come, and letters can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import at_action, first_row

# Press a key in the very moment in which a question arrives, and once more when it has stood for a while.
PRESS = """async ([key, fresh]) => {
  const { table } = await loaded("table/state.js");
  table.arrived = performance.now() - (fresh ? 0 : 5000);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const told = [];
  const { line } = table;
  const { ask } = line;
  line.ask = (message) => { told.push(message.kind); return new Promise(() => {}); };
  document.querySelector(".wt-choices .wt-choice").dispatchEvent(event);
  await new Promise((done) => setTimeout(done));
  line.ask = ask;
  return told;
}"""


@pytest.mark.parametrize("key", ["1", "2"])
def test_a_number_does_not_answer_a_question_that_has_just_come(come: Come, key: str) -> None:
    page = come().bring(at_action())
    assert page.evaluate(PRESS, [key, True]) == []
    assert page.evaluate(PRESS, [key, False]) == ["act"]


def test_letters_can_be_switched_off_and_stay_off(come: Come) -> None:
    ada = come()
    page = ada.sit()
    page.keyboard.press("m")
    page.check('[data-setting="noletters"]')
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    for key in ("m", "h", "c", "r", "?"):
        page.keyboard.press(key)
    expect(page.locator("#panel")).to_be_hidden()
    ada.reload()
    ada.wait()
    page.keyboard.press("m")
    expect(page.locator("#panel")).to_be_hidden()
    # Numbers, arrows and Enter go on to work.
    ada.ready()
    before = ada.number
    first_row(ada).focus()
    page.keyboard.press("Enter")
    ada.moved(before)


def test_only_what_one_is_asked_interrupts_a_screen_reader(come: Come) -> None:
    ada = come()
    page = ada.sit()
    assert page.locator("[aria-live=assertive], [role=alert]").count() == 1
    asked = page.locator("#now").inner_text()
    assert page.locator(".wt-ask h2").inner_text() in asked
    # Another's step, or the end, is told politely.
    page.evaluate(
        """async () => { const { swap } = await loaded("table/stage/stage.js");
        const { painting } = await loaded("table/stage/parts.js");
        const parts = { ...painting() };
        parts["frame/prompt"] = parts["frame/prompt"].replace(/(<div class="wt-ask">.*?<h2>)[^<]*/s, "$1Falco thinks");
        swap(parts, false); }"""
    )
    expect(page.locator("#now")).to_be_empty()
    expect(page.locator("#news")).to_contain_text("Falco thinks")


@pytest.mark.parametrize("key", ["1", "d", "u"])
def test_a_key_of_the_question_is_not_heard_in_the_settings(come: Come, key: str) -> None:
    ada = come()
    page = ada.bring(at_action())
    ada.ready()
    before = ada.number
    page.keyboard.press("m")
    page.locator('[data-setting="sound"]').focus()
    page.keyboard.press(key)
    expect(page.locator(".error")).to_be_hidden()
    expect(page.locator("#stage .pressed")).to_have_count(0)
    assert ada.number == before
    # Back at the question the number is heard again.
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    ada.moved(before)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_enter_or_a_finger_on_a_card_offers_its_choice_before_it_is_played(come: Come, size: str) -> None:
    ada = come(size=size)
    page = ada.bring(at_action())
    ada.ready()
    before = ada.number
    card = page.locator('.wt-hand [data-thing="hand.soldiers"]')
    code = card.get_attribute("data-codes")
    card.focus()
    page.keyboard.press("Enter")
    offered = page.locator(f'#menu [data-code="{code}"]')
    expect(offered).to_be_focused()
    assert ada.number == before
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    expect(card).to_be_focused()
    if size == "phone":
        card.tap()
    else:
        page.keyboard.press("Enter")
    expect(offered).to_be_visible()
    assert ada.number == before
    offered.click()
    page.wait_for_function("(before) => document.querySelector('#stage').dataset.number !== before", arg=before)


def test_enter_on_a_card_of_an_open_row_picks_it_at_once(come: Come) -> None:
    mine = {"hand": ["shields", "palisades"], "waiting": [{"card": "soldiers", "level": 1, "turn": 1}]}
    other = {"hand": ["shields"]}
    facts = {"seats": 3, "turn": 4, "step": "deploy", "houses": [mine, other, other]}
    ada = come()
    page = ada.bring(wartable.title("proelio").position(facts))
    ada.ready()
    page.locator('.wt-hand [data-thing="hand.shields"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".wt-button.undo")).to_be_visible()
    expect(page.locator("#menu")).to_be_hidden()


@pytest.mark.parametrize(("lang", "told"), [("en", "There is nothing to undo"), ("it", "Non c'è niente da annullare")])
def test_undo_says_when_there_is_nothing_to_take_back(come: Come, lang: str, told: str) -> None:
    page = come(lang=lang).bring(at_action())
    page.keyboard.press("u")
    expect(page.locator(".error")).to_contain_text(told)


@pytest.mark.parametrize("size", ["wide", "laptop"])
def test_the_list_of_keys_is_one_key_or_one_click_away(come: Come, size: str) -> None:
    page = come(size=size).bring(at_action())
    page.keyboard.press("h")
    expect(page.locator("#panel .keys")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    page.get_by_role("button", name="Help and keys").click()
    expect(page.locator("#panel .keys")).to_be_attached()
    expect(page.locator("#panel-aid summary", has_text="Keys")).to_be_in_viewport()


def test_a_refusal_that_is_asked_for_comes_into_sight(come: Come) -> None:
    hand = ["knights", "soldiers", "towers", "trebuchets", "palisades"]
    others = {"hand": ["shields", "palisades"]}
    page = come(size="laptop").bring(
        wartable.title("proelio").position({"seats": 3, "houses": [{"hand": hand}, others, others]})
    )
    more = page.locator(".wt-more > summary")
    more.click()
    expect(page.locator(".wt-more .wt-miss").first).to_be_in_viewport(ratio=0.9)
    last = page.locator(".wt-more .wt-miss > summary").last
    last.click()
    expect(page.locator(".wt-more .wt-miss > p").last).to_be_in_viewport(ratio=0.9)
