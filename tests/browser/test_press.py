"""A press: a click that the browser would lose, because the table moved between its two halves, is heard."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.running_server import at_action

# Let the page hear of the table once more, with a question that is painted anew.
HEAR = """async () => {
  const { table } = await loaded("table/state.js");
  const { painting } = await loaded("table/stage/parts.js");
  const prompt = painting()["frame/prompt"].replace("</h2>", " </h2>");
  table.line.ears.heard({ ...table.message, whole: false, parts: { "frame/prompt": prompt } });
}"""
PAINTED = "() => document.querySelector('.wt-ask h2').textContent.endsWith(' ')"


def press(page: Page) -> None:
    """Put a pointer down on the first choice; the table is heard of while it is down."""
    box = page.locator(".wt-choices .wt-choice").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.evaluate(HEAR)


def test_a_choice_that_is_painted_anew_under_the_pointer_is_played(come: Come) -> None:
    ada = come()
    page = ada.bring(at_action())
    before = ada.number
    press(page)
    assert not page.evaluate(PAINTED)
    page.mouse.up()
    ada.moved(before)


def test_what_was_heard_meanwhile_is_shown_when_the_pointer_is_up(come: Come) -> None:
    page = come().bring(at_action())
    press(page)
    page.mouse.move(2, 2)  # beside what was pressed: no click
    assert not page.evaluate(PAINTED)
    page.mouse.up()
    page.wait_for_function(PAINTED)


def test_one_who_holds_the_pointer_down_sees_what_happens_all_the_same(come: Come) -> None:
    page = come().bring(at_action())
    press(page)
    assert not page.evaluate(PAINTED)
    page.wait_for_function(PAINTED)
    page.mouse.up()
