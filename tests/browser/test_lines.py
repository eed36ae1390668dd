"""The line to the table: it comes back by itself, and nothing is lost or played twice."""

from __future__ import annotations

import re
import signal
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, expect

from tests.browser.conftest import Come
from tests.browser.running_server import ALONE, Server, click_row, first_row, play


def test_the_page_comes_back_after_the_server_was_killed(come: Come, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada = come(at=server)
        page = ada.sit(*ALONE, options={"round_cap": 2})
        hand = page.locator(".wt-hand .wt-card").evaluate_all("all => all.map((x) => x.dataset.thing)")
        number = ada.number
        # A new server cuts its fonts now: what is still on its way would be cut off with the line.
        page.wait_for_load_state("load")
        page.evaluate("document.fonts.ready.then(() => true)")
        server.kill()
        expect(page.locator("#line-down")).to_be_visible()
        # A choice made while the line is down is sent when it is back, once.
        first_row(ada).click()
        server.start()
        expect(page.locator("#line-down")).to_be_hidden()
        ada.moved(number)
        log = page.locator(".wt-log li").count()
        assert hand
        play(ada, click_row)
        assert page.locator(".wt-log li").count() >= log
        # What the browser said while nobody answered is no fault of the page.
        ada.faults[:] = [fault for fault in ada.faults if "ERR_CONNECTION_REFUSED" not in fault]
    finally:
        server.stop()


def test_a_page_that_slept_catches_up(come: Come) -> None:
    ada = come()
    page = ada.sit()
    number = ada.number
    ada.context.set_offline(True)
    page.evaluate("async () => { const { table } = await loaded('table/state.js'); table.line.socket.close(); }")
    expect(page.locator("#line-down")).to_be_visible()
    ada.context.set_offline(False)
    expect(page.locator("#line-down")).to_be_hidden()
    first_row(ada).click()
    ada.moved(number)
    ada.faults[:] = [fault for fault in ada.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_a_line_that_is_dead_without_being_closed_is_noticed(come: Come, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada = come(at=server)
        page = ada.sit(*ALONE, options={"round_cap": 2})
        page.wait_for_load_state("load")
        expect(page.locator("#line-down")).to_be_hidden()
        number = ada.number
        # The process stands still and its sockets stay open, as on a line that was cut somewhere on the way.
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        expect(page.locator("#line-down")).to_be_visible()
        # A choice shows at once that it was pressed, and stays so while nothing answers.
        row = first_row(ada)
        row.click()
        expect(row).to_have_class(re.compile("pressed"))
        server.process.send_signal(signal.SIGCONT)
        expect(page.locator("#line-down")).to_be_hidden()
        ada.moved(number)
        expect(page.locator(".pressed")).to_have_count(0)
    finally:
        server.stop()


def test_the_page_asks_a_silent_line_often_enough_to_notice_within_two_seconds(come: Come) -> None:
    ada = come()
    page = ada.sit()
    # In the page's own clock: a silent socket is pinged, and called down, in less than two seconds together.
    steps = page.evaluate(
        """async () => {
          const { table } = await loaded("table/state.js");
          const { line } = table;
          clearInterval(line.beat);
          const told = [];
          line.tell = ({ type }) => told.push(type);
          line.ears.lost = (down) => told.push(down ? "down" : "up");
          let now = 0;
          const clock = performance.now.bind(performance);
          performance.now = () => now;
          Object.assign(line, { heard: 0, pinged: 0 });
          const at = {};
          for (now = 0; now <= 2000; now += 200) {
            line.listen();
            for (const what of told.splice(0)) at[what] ??= now;
          }
          performance.now = clock;
          return at;
        }"""
    )
    assert set(steps) == {"ping", "down"}
    assert steps["ping"] <= 1000
    assert steps["down"] <= 2000


def test_a_seat_that_is_lost_is_not_shown_any_more(come: Come) -> None:
    ada = come()
    page = ada.sit({"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}, public=True, hot_seat=True)
    table = page.url.rsplit("/", 1)[1]
    with suppress(Error):  # the page may be gone before it hears the answer: that is what is looked for
        ada.send(f"/api/tables/{table}/leave", {"seat": 0})
    # Both seats were this browser's: it now looks through the other one, behind the curtain.
    page.wait_for_function("() => document.body?.dataset.seats === '1'")
    expect(page.locator(".wt-frame, #curtain").first).to_be_attached()
