"""The table's page: what glows can be clicked, what may not be played says why, and all can be looked back at."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, ROWS, at_action, click_row, draw, first_row, shown, visible

FIVE_BASE = 5

# The same game with one result changed, and all its checksums made anew: only the proof can tell. And with a line
# changed and its checksum left: the chain tells.
FORGE = """async () => {
  const { check } = await loaded("common/fairness/proof.js");
  const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const kind = (text) => check(text).then(() => "good", (fault) => fault.kind);
  const text = await (await fetch(`/api/tables/${document.body.dataset.table}/record`)).text();
  const good = await check(text);
  let [digest, done, out] = [new Uint8Array(), false, ""];
  for (const row of text.trimEnd().split("\\n")) {
    let body = row.slice(0, row.lastIndexOf(" #"));
    const draw = body.match(/^~ (\\d+) (\\d+) (\\d+)(.*)$/);
    if (draw && !done && Number(draw[2]) > 1) {
      body = `~ ${draw[1]} ${draw[2]} ${(Number(draw[3]) + 1) % draw[2]}${draw[4]}`;
      done = true;
    }
    const said = new TextEncoder().encode(body);
    const whole = new Uint8Array(digest.length + said.length);
    whole.set(digest);
    whole.set(said, digest.length);
    digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
    out += `${body} #${hex(digest).slice(0, 8)}\\n`;
  }
  return [good.proved, good.draws.length, await kind(out), await kind(text.replace("seats", "seat2"))];
}"""


def test_what_can_be_played_glows_and_is_the_same_on_the_table_and_beside_it(come: Come) -> None:
    page = come().bring(at_action())
    on_table = set(" ".join(page.eval_on_selector_all(".pick", "all => all.map((x) => x.dataset.codes)")).split())
    beside = set(page.eval_on_selector_all(ROWS, "all => all.map((x) => x.dataset.code)"))
    assert on_table
    assert on_table <= beside
    halo = page.locator(".pick .wt-halo").first
    assert halo.evaluate("x => getComputedStyle(x).stroke") != "none"


# As a painter would write a thing that stands for two choices: the deck, with the second row's choice too.
SEVERAL = """() => {
  const [one, two] = document.querySelectorAll(".wt-choices .wt-choice[data-code]");
  const thing = document.querySelector(`#stage [data-thing="${one.dataset.things.split(" ")[0]}"]`);
  thing.dataset.codes = `${one.dataset.code} ${two.dataset.code}`;
  two.dataset.things = `${two.dataset.things ?? ""} ${thing.dataset.thing}`.trim();
  return [thing.dataset.thing, one.dataset.code, two.dataset.code];
}"""


def test_a_thing_with_several_choices_offers_them_beside_it(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    name, *codes = page.evaluate(SEVERAL)
    thing = page.locator(f'#stage [data-thing="{name}"]')
    thing.click()
    shown(ada, "#menu")
    assert page.eval_on_selector_all("#menu [data-code]", "all => all.map((x) => x.dataset.code)") == codes
    # By keyboard too: arrows move, Escape closes, and the thing has the focus again.
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.code") == codes[1]
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    thing.click()
    before = ada.number
    page.locator("#menu [data-code]").first.click()
    ada.moved(before)


def test_a_pick_lies_marked_and_can_be_taken_back(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    before = ada.number
    page.locator('[data-thing="pile.imperial"][data-codes]').click()
    ada.moved(before)
    before = ada.number
    first_row(ada).click()
    ada.moved(before)
    expect(page.locator(".wt-halo.chosen")).to_have_count(1)
    before = ada.number
    page.keyboard.press("u")
    ada.moved(before)
    expect(page.locator(".wt-halo.chosen")).to_have_count(0)


def test_what_may_not_be_played_says_why_and_opens_the_rulebook_there(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    page.keyboard.press("?")
    miss = page.locator(".wt-miss").first
    expect(miss).to_have_attribute("open", "")
    clause = miss.locator("p .wt-clause").inner_text()
    assert re.fullmatch(r"PR-[A-Z]+-\d\d", clause)
    assert miss.locator("p").inner_text().removeprefix(clause).strip()
    miss.locator("p a.wt-clause").click()
    shown(ada, f"#panel-rules #{clause}")
    expect(page.locator(f"#panel-rules #{clause}")).to_have_class(re.compile("sought"))
    # The question is never covered.
    panel, prompt = (page.locator(part).bounding_box() for part in ("#panel", ".wt-prompt"))
    assert panel is not None
    assert prompt is not None
    assert panel["x"] + panel["width"] <= prompt["x"] + 1
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()


def test_a_refused_card_in_the_hand_tells_its_reason(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    page.locator(".wt-hand .refused").last.click()
    shown(ada, "#menu .wt-miss p")
    assert page.locator("#menu .wt-clause").first.inner_text().startswith("PR-")


def test_a_completed_choice_can_be_taken_back_as_long_as_nobody_answered(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action(), *[{"kind": "me"}] * 3)
    page.click("#curtain button")
    expect(page.locator("#curtain")).to_be_hidden()
    row = page.locator(".wt-choice[data-code]:not([data-final])", has_text=re.compile("Attack|Upgrade")).first
    label = row.locator("b").inner_text()
    row.click()
    shown(ada, '[data-bar="next"]')
    page.click("[data-undo]")
    expect(page.locator(".wt-choice b", has_text=label).first).to_be_visible()
    expect(page.locator('[data-bar="next"]')).to_have_count(0)


def test_before_what_cannot_be_undone_the_page_asks_if_told_to(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    page.keyboard.press("m")
    page.check('[data-setting="confirm"]')
    page.keyboard.press("Escape")
    before = ada.number
    draw = page.locator(".wt-choice[data-final]", has_text="Draw from the Base deck")
    draw.click()
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#confirm p")).to_contain_text("Draw from the Base deck")
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    assert ada.number == before
    draw.click()
    page.locator("#confirm .main").click()
    ada.moved(before)


# Press Enter when the question has stood for some time, and leave it as it was.
ENTER = """async (stood) => {
  const { table } = await loaded("table/state.js");
  const { arrived } = table;
  table.arrived = performance.now() - stood;
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  const through = document.activeElement.dispatchEvent(event);
  table.arrived = arrived;
  return { arrived, through };
}"""


def test_enter_does_not_answer_in_the_first_moment_of_a_question(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    first = page.evaluate(ENTER, 0)["arrived"]
    draw(ada)
    # Each question has a moment of its own; within it, and only then, Enter is held back.
    assert page.evaluate(ENTER, 0)["arrived"] > first
    assert page.evaluate(ENTER, 0)["through"] is False, "Enter went through at once"
    assert page.evaluate(ENTER, 5000)["through"] is True


def test_a_line_of_the_log_shows_the_table_at_that_moment(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    draw(ada)
    lines = page.locator(".wt-log li[data-moment]")
    first = lines.first
    text, moment = first.locator("span").last.inner_text(), first.get_attribute("data-moment")
    first.locator("span").last.click()
    shown(ada, "#replay")
    page.wait_for_url(f"**/table/*#{moment}")
    expect(page.locator(".wt-log li.at")).to_be_visible()
    assert text in page.locator(".wt-log").inner_text()
    # In the past nothing can be played.
    before = ada.number
    page.keyboard.press("1")
    shown(ada, ".error")
    assert ada.number == before
    page.keyboard.press("Escape")
    expect(page.locator("#replay")).to_be_hidden()
    expect(page.locator(".wt-ask h2")).to_have_text("Your action")


def test_what_happened_since_ones_own_answer_is_marked_in_the_log(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    draw(ada)
    last = int(page.locator(".wt-log li[data-moment]").last.get_attribute("data-moment") or 0)
    draw(ada)
    lines = page.locator(".wt-log li[data-moment]")
    new = [int(line.get_attribute("data-moment") or 0) > last for line in lines.all()]
    marked = ["fresh" in (line.get_attribute("class") or "") for line in lines.all()]
    assert marked == new
    assert any(new)
    assert not all(new)


def test_replay_steps_plays_and_is_shared_by_a_link(come: Come) -> None:
    ada, bea = come(), come()
    page = ada.finish(public=True)
    shown(ada, ".after")
    page.click(".after [data-replay]")
    shown(ada, "#replay")
    slider = page.locator("#replay input")
    expect(slider).to_have_value("1")
    # The bar covers nothing of the table.
    box = "(part) => document.querySelector(part).getBoundingClientRect().toJSON()"
    assert page.evaluate(box, ".wt-frame")["bottom"] <= page.evaluate(box, "#replay")["top"]
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.wait_for_url("**/table/*#2")
    page.click("[data-step=play]")
    expect(slider).not_to_have_value("2")
    page.click("[data-step=play]")
    expect(page.locator("[data-step=play]")).to_have_attribute("aria-pressed", "false")
    at = slider.input_value()
    page.wait_for_url(f"**/table/*#{at}")  # what the slider names is on the stage
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("[data-share]")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"?seat=0#{at}")
    # Whoever opens the link sees the same moment through the same eyes: the game is over, nothing is secret.
    there = bea.go(link)
    shown(bea, "#replay")
    expect(there.locator("#replay input")).to_have_value(at)
    expect(there.locator(".wt-log li")).to_have_count(page.locator(".wt-log li").count())
    assert there.locator(".wt-hand [data-up]").count() == page.locator(".wt-hand [data-up]").count() > 0
    # And through another's.
    there.select_option("#replay select", "1")
    expect(there.locator(".wt-hand [data-up]").first).to_be_visible()
    there.keyboard.press("Escape")
    expect(there.locator("#replay")).to_be_hidden()


def test_on_a_phone_the_replay_leaves_the_hand_in_sight(come: Come) -> None:
    page = (visitor := come("phone", "it")).finish()
    page.locator(".after [data-replay]").click()
    expect(page.locator("#replay .eyes")).to_be_visible()  # its longest form: through whose eyes, too
    visitor.until("() => table.past !== null")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function(
        """() => document.querySelector(".wt-held").getBoundingClientRect().bottom
        <= document.querySelector("#replay").getBoundingClientRect().top + 1"""
    )


def test_the_proof_of_fairness_is_checked_in_the_page_and_fails_if_a_draw_was_changed(come: Come) -> None:
    ada = come()
    page = ada.finish()
    expect(page.locator(".proof .verdict.good")).to_be_visible()
    draws = page.evaluate(FORGE)
    assert draws[0] is True
    assert draws[1] > FIVE_BASE
    assert draws[2:] == ["draw", "mark"]


def test_a_finished_game_can_be_played_again_and_on_from_a_moment(come: Come) -> None:
    ada = come()
    page = ada.finish()
    old = page.url
    page.click(".after [data-again]")
    page.wait_for_url(lambda url: url != old)
    ada.wait()
    page.goto(old + "#1")
    shown(ada, "#replay")
    page.click("[data-fork-here]")
    page.click("#confirm [value=no]")
    assert page.url == old + "#1"
    page.click("[data-fork-here]")
    page.click("#confirm [value=yes]")
    page.wait_for_url(lambda url: "#" not in url and url != old)
    ada.wait()
    assert visible(page, ROWS)
    # It says what it is, and leads back.
    note = page.locator("[data-bar=forked]")
    expect(note).to_contain_text("moment 1 of another table")
    # What happened before is in the log, to be read alone.
    before = page.locator(".wt-log li:not([data-entry])")
    expect(before.last).to_contain_text("Here you play on")
    assert before.count() > 1
    expect(page.locator(".wt-log li:not([data-entry])[data-moment]")).to_have_count(0)
    note.locator("button").first.click()
    expect(note).to_have_count(0)
    ada.reload()
    page.locator("[data-bar=forked] button").nth(1).click()
    page.wait_for_url(old + "#1")


def test_chat_is_pushed_and_what_was_not_seen_is_counted(come: Come) -> None:
    ada, bea = come(), come("phone", "it")
    table = ada.open({"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}, public=True, name="Ada")
    bea.send(f"/api/tables/{table}/seat", {"seat": 1, "name": "Bea"})
    page, there = ada.go(f"/table/{table}"), bea.go(f"/table/{table}")
    for each in (page, there):
        each.wait_for_selector(".wt-frame")
    page.keyboard.press("c")
    page.fill("#say", "salve <b>a tutti</b>")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_have_count(1)
    expect(there.locator("#stage .unread")).to_have_text("1")
    there.locator("#stage .tool.menu").click()
    expect(there.locator("#chat li span")).to_have_text("salve <b>a tutti</b>")
    expect(there.locator("#chat li b")).to_have_text("Ada")
    expect(there.locator("#stage .unread")).to_be_hidden()


def test_clocks_run_on_the_plates(come: Come) -> None:
    ada = come()
    page = ada.sit({"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}, bank=600)
    clock = page.locator('.wt-clock[data-seat="0"]')
    expect(page.locator(".wt-clock")).to_have_count(1)
    expect(clock).to_have_text(re.compile(r"9:5\d|10:00"))
    first = clock.text_content()
    assert first
    expect(clock).not_to_have_text(first)


def test_the_language_changes_in_play(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    page.click('[data-lang="it"]')
    page.wait_for_selector('html[lang="it"]')
    expect(page.locator(".wt-ask h2")).to_have_text("La tua Azione")


def test_day_and_night_are_kept_and_never_flash(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    day = page.locator(".wt-prompt").evaluate("x => getComputedStyle(x).backgroundColor")
    page.click('[data-theme-set="night"]')
    night = page.locator(".wt-prompt").evaluate("x => getComputedStyle(x).backgroundColor")
    assert day != night
    # On a phone the switch stands among the settings.
    page.keyboard.press("m")
    expect(page.locator('#panel [data-theme-set="night"]')).to_have_attribute("aria-pressed", "true")
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.wait_for_selector(".wt-prompt")
    assert page.locator(".wt-prompt").evaluate("x => getComputedStyle(x).backgroundColor") == night


def test_the_large_card_comes_by_key_and_by_a_rest_of_the_pointer(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    ada.ready()  # the focus has come to the first choice by then
    card = page.locator(".wt-hand .pick[data-shows]").first
    card.focus()
    expect(card).to_be_focused()
    page.keyboard.press("i")
    name = card.get_attribute("data-shows")
    large = page.locator(f'.wt-large[data-face="{name}"]')
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    card.hover(position={"x": 20, "y": 60})
    expect(large).to_be_visible()


def test_a_phone_on_its_side_shows_table_hand_and_question_at_once(come: Come) -> None:
    page = come("side").bring(at_action())
    for part in (".wt-narrow .wt-table", ".wt-held", ".wt-ask h2", ".wt-choices .wt-choice >> nth=0"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_where_the_log_is_short_all_of_it_is_one_click_away(come: Come, size: str) -> None:
    ada = come(size)
    page = ada.sit()
    lines = page.locator(".wt-log li")
    assert lines.count() > 3
    assert lines.first.is_hidden()
    page.click(".older")
    expect(lines.first).to_be_visible()
    before = ada.number
    click_row(ada, random.Random(2))
    ada.moved(before)
    expect(page.locator(".wt-log li").first).to_be_visible()
    page.click(".older")
    expect(page.locator(".wt-log li").first).to_be_hidden()


def test_standing_orders_are_given_and_shown(come: Come) -> None:
    ada = come()
    page = ada.sit({"kind": "me"}, {"kind": "bot", "level": "random"}, title="skirmish")
    page.keyboard.press("m")
    page.check("[data-order] [name=battle]")
    ada.until("() => table.message.order !== null")
    page.reload()
    ada.wait()
    page.keyboard.press("m")
    expect(page.locator("[data-order] [name=battle]")).to_be_checked()


def test_the_style_sheets_are_sent_once_and_a_painting_is_small(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    size, styles = page.evaluate(
        """async () => { const { painting } = await loaded("table/stage/parts.js");
        const html = Object.values(painting()).join("");
        return [html.length, html.includes("<style")]; }"""
    )
    assert not styles
    assert 10_000 < size < 100_000


def test_spectators_see_the_public_table_or_nothing(come: Come) -> None:
    ada, eve = come(), come()
    seen, hidden = (ada.open(*ALONE, public=True, spectators=what) for what in ("public", "nothing"))
    page = eve.go(f"/table/{seen}")
    page.wait_for_selector(".wt-frame")
    assert page.locator(".wt-hand [data-up]").count() == 0
    assert page.locator(ROWS).count() == 0
    page = eve.go(f"/table/{hidden}")
    shown(eve, '[data-bar="blind"]')
    assert page.locator(".wt-frame").count() == 0
