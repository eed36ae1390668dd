"""Keys: none answers a question that has just come, and letters can be switched off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import at_action, draw, first_row

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
        const asked = /(<div class=["']wt-ask["']>.*?<h2>)[^<]*/s;
        parts["frame/prompt"] = parts["frame/prompt"].replace(asked, "$1Falco thinks");
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


def seven_at_work() -> wartable.Table:
    """Let's War with seven seats, at one's own actions: the room beside the table is low."""
    table = wartable.title("letswar").open(seats=7, seed=3)
    while "end" not in {one.text for one in table.choices(table.deciders[0])}:
        choices = table.choices(table.deciders[0])
        table.act(table.deciders[0], next((one for one in choices if one.text == "done"), choices[0]).code)
    return table


def focused(page: Page) -> dict[str, Any]:
    """What has the focus: its thing, its text, and whether all of it is in sight and under nothing."""
    return dict(
        page.evaluate(
            """() => {
              const part = document.activeElement;
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const hit = (y) => part.contains(document.elementFromPoint((left + right) / 2, y));
              return { thing: part.dataset.thing ?? "", text: part.textContent.trim(),
                seen: hit(top + 3) && hit((top + bottom) / 2) && hit(bottom - 3) };
            }"""
        )
    )


def test_every_card_of_the_hand_is_reached_by_arrows_and_read(come: Come) -> None:
    page = come(size="laptop").bring(at_action())
    stops = page.locator('.wt-hand .wt-card[tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    reached = {focused(page)["thing"]}
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        reached.add(focused(page)["thing"])
    assert reached == {"hand.knights", "hand.soldiers", "hand.shields"}
    refused = page.locator('.wt-hand [data-thing="hand.knights"]')
    refused.focus()
    expect(stops).to_have_count(1)
    page.keyboard.press("i")
    expect(page.locator(".wt-large:popover-open")).to_contain_text("Knights")


def test_a_choice_opens_its_card_large_and_says_so_where_there_is_none(come: Come) -> None:
    page = come().bring(at_action())
    page.locator(".wt-choice", has_text="Soldiers").first.focus()
    page.keyboard.press("i")
    expect(page.locator(".wt-large:popover-open")).to_contain_text("Soldiers")
    page.keyboard.press("Escape")
    page.locator(".wt-bar .wt-mark").focus()
    page.keyboard.press("i")
    expect(page.locator(".error")).to_contain_text("nothing here to open large")


def test_escape_leads_back_to_the_choices_and_a_number_is_heard_beside_them(come: Come) -> None:
    ada = come(size="laptop")
    page = ada.bring(at_action())
    draw(ada)
    page.keyboard.press("l")
    expect(page.locator(".wt-log .wt-turn[href]").last).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".wt-choices .wt-choice").first).to_be_focused()
    # Under the question stand the pace and bars: a number pressed there plays all the same.
    page.locator('[data-pace="since"]').focus()
    ada.ready()
    before = ada.number
    page.keyboard.press("1")
    ada.moved(before)
    assert page.evaluate("Boolean(document.activeElement.closest('.wt-prompt'))")


def test_a_number_opens_a_group_and_then_plays_its_first_choice(come: Come) -> None:
    ada = come(size="laptop")
    page = ada.bring(seven_at_work())
    fold = page.locator(".wt-fold").first
    key = fold.locator(":scope > summary .wt-key").inner_text()
    assert key.isdigit()
    ada.ready()
    before = ada.number
    page.keyboard.press(key)
    expect(fold).to_have_attribute("open", "")
    inner = fold.locator(".wt-choice[data-code]").first
    expect(inner).to_be_focused()
    expect(fold.locator(":scope > summary .wt-key")).to_be_empty()
    expect(inner.locator(".wt-key")).to_have_text(key)
    page.keyboard.press(key)
    ada.moved(before)


def numbers(page: Page) -> dict[str, str]:
    """The number keys of the choices, each with what it plays."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".wt-choices .wt-choice")]
        .map((row) => [row.querySelector(".wt-key").textContent, row.dataset.code])
        .filter(([key]) => key))"""
    )
    return found


def at_deploy() -> wartable.Table:
    """A table of Proelio at a row of picks: what seat 0 defends itself with."""
    hand = ["shields", "palisades", "towers", "soldiers"]
    mine = {"hand": hand, "waiting": [{"card": "soldiers", "level": 1, "turn": 1}]}
    other = {"hand": ["shields"]}
    return wartable.title("proelio").position({"seats": 3, "turn": 4, "step": "deploy", "houses": [mine, other, other]})


# Two keys pressed so fast that the second comes before the first is answered.
HASTE = """async (keys) => {
  for (const key of keys) {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
  }
}"""


def test_a_number_stays_with_its_choice_through_a_row(come: Come) -> None:
    ada = come(size="laptop")
    page = ada.bring(at_deploy())
    begun = numbers(page)
    assert list(begun) == ["1", "2", "3"]
    ada.ready()
    page.evaluate(HASTE, ["1", "2"])
    expect(page.locator(".wt-choices .wt-choice")).to_have_count(1)
    assert numbers(page) == {"3": begun["3"]}
    # What is taken back has its number again.
    page.keyboard.press("u")
    expect(page.locator(".wt-choices .wt-choice")).to_have_count(2)
    assert numbers(page) == {"2": begun["2"], "3": begun["3"]}
    page.keyboard.press("1")  # no choice has it now
    page.keyboard.press("3")
    expect(page.locator(".wt-choices .wt-choice")).to_have_count(1)
    assert numbers(page) == {"2": begun["2"]}


# By how much the question grows with the sign that there is more below, and by how much its buttons move.
HEIGHTS = """() => {
  const prompt = document.querySelector(".wt-prompt");
  const sign = prompt.querySelector(".below");
  const done = prompt.querySelector(".wt-ends");
  const measured = [true, false].map((hidden) => {
    sign.hidden = hidden;
    return [prompt.scrollHeight, done.offsetTop];
  });
  return measured[0].map((value, i) => measured[1][i] - value);
}"""


def test_in_a_low_room_the_focus_is_in_sight_and_the_log_opens(come: Come) -> None:
    page = come(size="laptop").bring(seven_at_work())
    expect(page.locator('[data-bar="hint"]')).to_be_visible()
    for _ in range(6):
        assert focused(page)["seen"], focused(page)
        page.keyboard.press("ArrowDown")
    expect(page.locator(".below")).to_be_attached()
    assert page.evaluate(HEIGHTS) == [0, 0]
    page.keyboard.press("l")
    lines = page.locator(".wt-lines")
    assert lines.evaluate("(one) => one.clientHeight") >= 96
    assert focused(page)["seen"]
    page.keyboard.press("Escape")
    expect(page.locator(".wt-log.over")).to_have_count(0)


# How far the sign that there is more below reaches over the buttons, when these have scrolled up a little.
OVER = """async () => {
  const prompt = document.querySelector(".wt-prompt");
  for (const part of prompt.querySelectorAll("#pace, #pace button")) part.hidden = false;
  prompt.scrollTop = prompt.scrollHeight - prompt.clientHeight - 20;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const [sign, ends] = [".below", ".wt-ends"].map((part) => prompt.querySelector(part).getBoundingClientRect());
  return sign.bottom - ends.top;
}"""


def test_the_sign_of_more_below_never_covers_a_button(come: Come) -> None:
    page = come(size="laptop").bring(seven_at_work())
    expect(page.locator('[data-bar="hint"]')).to_be_visible()
    expect(page.locator(".below")).to_be_attached()
    assert page.evaluate(OVER) <= 1


def test_the_log_follows_again_when_its_reader_has_left_it(come: Come) -> None:
    ada = come(size="laptop")
    page = ada.bring(at_action())
    for _ in range(3):
        draw(ada)
    page.keyboard.press("l")
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    lines = page.locator(".wt-lines")
    assert lines.evaluate("(one) => one.scrollTop") < -20
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.wt-lines').scrollTop === 0")


@pytest.mark.parametrize("button", ["Got it", "No more hints"])
def test_a_hint_is_reached_before_the_choices_and_leaves_the_focus_to_them(come: Come, button: str) -> None:
    ada = come(size="laptop")
    page = ada.bring(at_action())
    ada.ready()
    expect(page.locator(".wt-choices .wt-choice").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Got it")).to_be_focused()
    page.get_by_role("button", name=button).focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-bar="hint"]')).to_have_count(0)
    expect(page.locator(".wt-choices .wt-choice").first).to_be_focused()


def test_a_question_that_needs_a_word_offers_what_it_may_be(come: Come) -> None:
    page = come(size="laptop").bring(seven_at_work())
    page.keyboard.press("h")
    page.locator('[data-ask="value"]').focus()
    page.keyboard.press("Enter")
    fields = page.locator("#about select")
    expect(fields.first).to_be_focused()
    expect(page.locator("#about label").first).to_contain_text("Nation")
    assert "Germany" in fields.first.locator("option").all_inner_texts()
    fields.last.select_option(label="Navy")
    page.locator("#about button").press("Enter")
    expect(page.locator("#asked")).to_contain_text("Navy")
    expect(page.locator(".error")).to_be_hidden()
    page.locator('[data-ask="piles"]').click()
    expect(page.locator("#about")).to_be_hidden()
    expect(page.locator("#asked")).to_contain_text("Conflict")
    assert "nearer" not in (page.locator("#panel .keys").text_content() or "")


def test_what_holds_the_focus_for_tab_alone_has_no_ring_and_great_buttons_say_their_keys(come: Come) -> None:
    mine = {"hand": ["shields", "palisades"], "waiting": [{"card": "soldiers", "level": 1, "turn": 1}]}
    other = {"hand": ["shields"]}
    facts = {"seats": 3, "turn": 4, "step": "deploy", "houses": [mine, other, other]}
    page = come(size="laptop").bring(wartable.title("proelio").position(facts))
    told = "(one) => getComputedStyle(one, '::after').content"
    assert '"D"' in page.locator(".wt-button.done").evaluate(told)
    page.evaluate("async () => (await loaded('table/input/focus.js')).firstStop().blur()")
    asked = page.locator(".wt-ask")
    asked.evaluate("(one) => { one.tabIndex = -1; one.focus({ focusVisible: true }); }")
    assert asked.evaluate("(one) => getComputedStyle(one).outlineStyle") == "none"
