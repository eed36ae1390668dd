"""Delivery by parts in a real browser: the page makes anew what looks different, and leaves all else where it is."""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import expect

import wartable
from benchmarks.page.__main__ import CHAIN
from benchmarks.page.browser import load
from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, Visitor, click_row, play

pytestmark = pytest.mark.plain

_MARK = """() => { for (const part of document.querySelectorAll("#stage [data-part]")) part.before_ = true; }"""
_STAYED = """() => Object.fromEntries([...document.querySelectorAll("#stage [data-part]")]
  .map((part) => [part.dataset.part, part.before_ === true]))"""
_WHOLE = """async () => {
  const { painting } = await loaded("table/stage/parts.js");
  const shown = [...document.querySelectorAll("#stage [data-part]")].map((part) => part.dataset.part);
  const told = Object.keys(painting());
  return [shown.toSorted(), told.toSorted()];
}"""
_NEWS = """async () => {
  const { table } = await loaded("table/state.js");
  return [Object.keys(table.message.parts).length, Boolean(table.message.whole)];
}"""


def attack(visitor: Visitor) -> None:
    """A table at which this visitor has been attacked and may deploy."""
    title = wartable.title("proelio")
    houses = [{"hand": ["shields", "shields", "patrol"], "waiting": [{"card": "soldiers"}]}, {}, {}]
    visitor.bring(title.position({"seats": 3, "houses": houses, "step": "deploy"}))


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_pick_makes_only_some_parts_anew(come: Come, size: str) -> None:
    ada = come(size)
    attack(ada)
    page = ada.page
    page.evaluate(_MARK)
    before = ada.number
    page.locator(".wt-choices .wt-choice[data-code]").first.click()
    ada.moved(before)
    stayed = page.evaluate(_STAYED)
    assert stayed["shell"]
    assert not stayed["frame/prompt"]
    assert sum(stayed.values()) > len(stayed) / 2
    lines = [ident for ident in stayed if ident.startswith("log/")]
    assert all(stayed[ident] for ident in lines)
    shown, told = page.evaluate(_WHOLE)
    assert shown == told
    count, whole = page.evaluate(_NEWS)
    assert 0 < count < len(told) / 2
    assert not whole


def test_the_focus_stays_on_what_was_not_made_anew(come: Come) -> None:
    ada = come()
    page = ada.sit(*ALONE)
    opener = page.locator(".wt-log .wt-turn[href]").last
    opener.focus()
    page.evaluate("() => { document.activeElement.before_ = true; }")
    page.evaluate(
        """async () => { const { swap } = await loaded("table/stage/stage.js");
        const { painting } = await loaded("table/stage/parts.js");
        const parts = painting();
        parts["frame/bar"] = parts["frame/bar"].replace("Proelio", "Proelio!");
        swap(parts, false); }"""
    )
    expect(page.locator(".wt-of b")).to_have_text("Proelio!")
    assert page.evaluate("() => document.activeElement.before_ === true")
    assert page.locator(".wt-bar .site-tools").count() == 1


def test_after_a_broken_line_the_page_gets_only_what_it_lacks(come: Come) -> None:
    ada = come()
    page = ada.sit(*ALONE)
    page.evaluate(_MARK)
    page.evaluate(
        """async () => { const { table } = await loaded("table/state.js");
        table.message = { ...table.message, old_: true };
        table.line.socket.close(); }"""
    )
    ada.until("() => !table.message.old_")
    count, whole = page.evaluate(_NEWS)
    assert (count, whole) == (0, False)
    assert all(page.evaluate(_STAYED).values())


def test_a_look_back_and_the_present_share_their_parts(come: Come) -> None:
    ada = come()
    page = ada.finish()
    page.evaluate(_MARK)
    page.locator(".wt-log li[data-moment]").first.click()
    page.wait_for_selector(".past")
    ada.until("() => table.past !== null && document.querySelector('#stage .wt-log li.at') !== null")
    assert page.evaluate(_STAYED)["shell"]
    page.locator("[data-now]").click()
    page.wait_for_selector(".past", state="detached")
    shown, told = page.evaluate(_WHOLE)
    assert set(told) <= set(shown)
    assert {ident for ident in shown if not ident.startswith(("drawings/", "faces/"))} <= set(told)
    expect(page.locator(".after")).to_have_count(1)


def test_nothing_of_one_players_painting_is_left_for_the_next(come: Come) -> None:
    ada = come()
    page = ada.sit({"kind": "me"}, {"kind": "me"}, {"kind": "me"}, hot_seat=True)
    page.locator("#curtain button").click()
    page.wait_for_selector("#curtain[hidden]", state="attached")
    page.evaluate(_MARK)
    page.evaluate(
        """async () => { const { table } = await loaded("table/state.js");
        const { swap } = await loaded("table/stage/stage.js");
        const { painting } = await loaded("table/stage/parts.js");
        table.viewer = (table.viewer + 1) % 3;
        swap(painting(), false); }"""
    )
    assert not any(page.evaluate(_STAYED).values())


def test_the_first_load_needs_few_requests_in_a_row(come: Come) -> None:
    ada = come(fresh=True)
    table = ada.open(*ALONE)
    ada.go("/")
    chain, _ = load(ada.page, f"{ada.server.address}/table/{table}", slow=False)
    assert 8 < len(chain.parents) <= 15  # all of them: a slow line takes six at a time
    assert 2 < chain.deepest <= CHAIN


def test_the_focus_begins_on_a_choice_without_a_caution(come: Come) -> None:
    title = wartable.title("proelio")
    houses = [{"hand": ["towers", "shields"], "waiting": [{"card": "soldiers"}]}, {}, {}]
    ada = come()
    page = ada.bring(title.position({"seats": 3, "houses": houses, "step": "deploy"}))
    assert page.locator(".wt-choices .wt-caution").count() > 0
    focused = page.evaluate_handle("() => document.activeElement").as_element()
    assert focused is not None
    assert focused.evaluate("(row) => row.matches('.wt-choice, .wt-button.done') && !row.querySelector('.wt-caution')")


def test_a_swap_lays_out_the_page_few_times(come: Come) -> None:
    ada = come(motion="no-preference")
    page = ada.sit(options={"round_cap": 2})
    play(ada, click_row)
    name = page.url.rpartition("/")[2]
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")

    def layouts() -> int:
        found = cdp.send("Performance.getMetrics")["metrics"]
        return int(next(each["value"] for each in found if each["name"] == "LayoutCount"))

    page.evaluate(
        """async (api) => {
          globalThis.change = (await loaded("table/stage/stage.js")).swap;
          const { moments } = await (await fetch(`${api}/moments`)).json();
          const found = Array.from({ length: moments }, (_, i) => fetch(`${api}/moments/${i + 1}?parts=true`));
          globalThis.paintings = await Promise.all(found.map(async (one) => (await (await one).json()).parts));
        }""",
        f"/api/tables/{name}",
    )
    moments = page.evaluate("() => paintings.length")

    def counted(moment: int) -> int:
        before = layouts()
        page.evaluate("(moment) => change(paintings[moment], false)", moment)
        return layouts() - before

    # One for the new painting, one for the focus, and what frames add meanwhile: on a busy machine more, never fewer.
    counts = [counted(moment) for moment in range(moments)]
    for _ in range(11):
        if statistics.median(counts) <= 4:
            break
        counts = [min(known, counted(moment)) for moment, known in enumerate(counts)]
    cdp.detach()
    assert statistics.median(counts) <= 4, counts
