"""Gradisca in a real browser: on a desk and a phone, questions that draw, a turn and a war's end by keys alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import Page, expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import Visitor, play
from tests.browser.test_axe import serious
from tests.titles.gradisca.proof.kept_games import siege_words
from tests.titles.gradisca.tools import GRADISCA, at, words
from wartable.titles.gradisca.openings import OPENINGS

pytestmark = pytest.mark.plain

DESK = {"width": 1440, "height": 900}


@dataclass(frozen=True)
class Shown:
    """A position of late play: the step that asks in it, and what must be on the table."""

    step: str
    things: tuple[str, ...]
    question: dict[str, str]


TABLES = (
    Shown(
        "going_on",
        ("camp.VEN", "camp.AUS", "morale", "fort.mossa", "line.0"),
        {"en": "Mossa, round 1 is over: fight on?", "it": "Mossa, finito il round 1: si combatte ancora?"},
    ),
    Shown("raiding", ("camp.VEN", "morale"), {"en": "The raiders are in Goritia", "it": "Goritia"}),
    Shown("choosing", ("camp.AUS", "morale", "raid.mossa"), {"en": "which option?", "it": "quale opzione?"}),
    Shown(
        "sea_supply",
        ("camp.VEN", "camp.AUS", "morale", "sea.supply"),
        {"en": "Which zone is supplied by sea?", "it": "mare"},
    ),
)


def table_of(step: str) -> wartable.Table:
    """The Advanced game where a step asks."""
    found = next(
        one for one in OPENINGS if one.get("options", {}).get("mode") == "advanced" and one["stack"][-1][0] == step
    )
    return GRADISCA.position({"seats": 2, **found}, seed=3)


def sits_well(page: Page) -> None:
    """Nothing is wider than the window, the bar's tools are in it, and every choice that is listed can be read."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.querySelector('.wt-bar > :last-child').getBoundingClientRect().right <= innerWidth")
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".wt-choices .wt-choice b, .wt-ask h2, .wt-button")]
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .map((one) => one.textContent)"""
    )
    assert cut == []


@pytest.mark.parametrize("shown", TABLES, ids=lambda shown: shown.step)
@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [("wide", "en", "light"), ("wide", "it", "dark"), ("phone", "it", "dark"), ("phone", "en", "light")],
)
def test_the_advanced_table_shows_what_is_asked(come: Come, shown: Shown, size: str, lang: str, theme: str) -> None:
    ada = come(size=size, lang=lang, theme=theme)
    if size == "wide":
        ada.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page = ada.bring(table_of(shown.step))
    expect(page.locator(".wt-ask h2")).to_contain_text(shown.question[lang])
    for thing in shown.things:
        expect(page.locator(f'#stage [data-thing="{thing}"]').first).to_be_attached()
    sits_well(page)
    assert serious(page) == []


@pytest.mark.parametrize(("size", "lang"), [("wide", "it"), ("wide", "en"), ("phone", "en"), ("phone", "it")])
def test_a_siege_shows_its_plate_and_nothing_of_the_table_is_cut(come: Come, size: str, lang: str) -> None:
    ada = come(size=size, lang=lang)
    if size == "wide":
        ada.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page = ada.bring(GRADISCA.position(siege_words("advanced"), seed=3))
    gate = page.locator(
        '[data-thing="plate.gradisca"] .wt-fronts', has_text="Old Gate" if lang == "en" else "Porta Vecchia"
    )
    if size == "phone":
        expect(page.locator(".wt-bar .wt-standing")).to_contain_text("4")
        page.locator('[data-thing="plate.gradisca"] > summary').click()
    else:
        # All sixteen turns, and all chits of the cup.
        assert page.locator(".wt-calendar li").locator("visible=true").count() == 16
        assert (
            page.evaluate(
                "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.wt-state'))"
            )
            <= 1
        )
    expect(gate).to_be_visible()
    sits_well(page)
    assert serious(page) == []


@pytest.mark.parametrize(("size", "lang"), [("wide", "it"), ("phone", "en")])
def test_groups_on_the_time_track_are_listed(come: Come, size: str, lang: str) -> None:
    page = come(size=size, lang=lang).bring(table_of("sea_supply"))
    listed = page.locator("#stage tr", has_text="Marradas").first
    expect(listed).to_be_attached()


def test_the_picture_of_a_counter_fills_it(come: Come) -> None:
    page = come(size="wide").bring(table_of("choosing"))
    sizes = page.evaluate(
        """() => [...document.querySelectorAll(".wt-spots .wt-piece, .wt-spots .wt-marker, .wt-state .wt-piece")]
        .map((one) => [one, one.querySelector("svg")]
          .map((part) => [part.getBoundingClientRect().width, part.getBoundingClientRect().height]))"""
    )
    assert len(sizes) > 30
    assert [pair for pair in sizes if pair[0] != pytest.approx(pair[1], abs=1)] == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_question_after_supply_draws_its_line(come: Come, lang: str) -> None:
    page = come(lang=lang).bring(table_of("choosing"))
    page.locator('.wt-live [data-thing="zone.cormons"]').first.focus()
    page.keyboard.press("q")
    asked = "Supply line of a zone" if lang == "en" else "Linea di Rifornimento di una zona"
    page.locator("#menu button", has_text=asked).click()
    expect(page.locator("#bars [data-bar=answer]")).to_contain_text("Cormons")
    expect(page.locator(".wt-answer .wt-trace").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".wt-answer .wt-trace")).to_have_count(0)


def test_an_activation_and_the_rest_of_the_turn_by_keys_alone(come: Come) -> None:
    """Option, zone, unit, march, close, end; then whatever is asked, until the next turn has begun."""
    units = {"giustiniani": "medea", "italian-foot-1": "medea", "scotti": "udine", "german-foot-1": "goritia"}
    chits = {"v_giustiniani": "active", "v_cavalleria": "cup", "a_arciducali": "cup"}
    ada = come()
    page = ada.bring(at(words(units, step="choosing", hands=(["grain"], ["waggons"]), chits=chits)))

    def press(key: str, asks: str) -> None:
        expect(page.locator(".wt-ask h2")).to_contain_text(asks)
        ada.ready()
        before = ada.number
        page.keyboard.press(key)
        ada.moved(before)

    press("1", "which option?")
    press("2", "Your orders")
    press("1", "Medea is open")
    press("1", "1 unit chosen")
    expect(page.locator('#stage [data-thing="stack.medea.VEN"]').first).to_be_attached()
    press("d", "1 unit may march on")
    press("d", "Your orders")
    for _ in range(12):
        if "Nov-Dec 1615" in page.locator("#stage").inner_text():
            break
        ada.ready()
        before = ada.number
        done = page.locator("#stage .wt-button.done")
        page.keyboard.press("d" if done.count() and done.first.is_enabled() else "1")
        ada.moved(before)
    expect(page.locator("#stage")).to_contain_text("Nov-Dec 1615")


def by_keys(visitor: Visitor, luck: Random) -> None:
    """D for what is done; the number of a row where there is nothing to be done with, and now and then else."""
    visitor.ready()
    page = visitor.page
    done = page.locator("#stage .wt-button.done").locator("visible=true")
    plain = [
        number
        for number, row in enumerate(page.query_selector_all(".wt-choices > li"), 1)
        if number <= 6 and row.query_selector(":scope > button[data-code]")
    ]
    ends = done.count() > 0 and done.first.is_enabled()
    page.keyboard.press("d" if ends and (not plain or luck.random() < 0.7) else str(luck.choice(plain)))


def ends_with_a_winner(page: Page) -> None:
    expect(page.locator(".wt-prompt .wt-outcome h2")).to_be_visible()
    expect(page.locator(".wt-prompt .wt-outcome a.wt-clause")).to_be_visible()


@pytest.mark.parametrize(("mode", "lang"), [("basic", "en"), ("advanced", "it")])
def test_the_end_of_a_war_by_keys_alone(come: Come, mode: str, lang: str) -> None:
    ada = come(lang=lang)
    page = ada.bring(GRADISCA.position({**siege_words(mode), "turn": 16}, seed=3))
    assert play(ada, by_keys) > 8
    ends_with_a_winner(page)


@pytest.mark.soak
def test_a_whole_war_by_keys_alone_from_the_first_page_on(come: Come) -> None:
    ada = come()
    page = ada.go("/")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.play === 'gradisca'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    ada.wait()
    ada.send(f"/api/tables/{page.url.rsplit('/', 1)[1]}/pace", {"speed": 0})
    assert play(ada, by_keys, 3000) > 100
    ends_with_a_winner(page)


def test_the_map_is_worked_by_keys_from_the_question_and_names_what_has_the_focus(come: Come) -> None:
    page = come(size="laptop").bring(table_of("choosing"))
    beside = """(foot) => { const at = (name) => foot.querySelector(name).getBoundingClientRect();
        return [foot.scrollWidth - foot.clientWidth, at(".wt-plate").right <= at(".wt-hand .wt-card").left]; }"""
    assert page.locator(".wt-foot").evaluate(beside) == [0, True]
    fetched = page.locator("link[rel=preload][as=image]").evaluate_all("(all) => all.map((one) => one.href)")
    assert page.locator(".wt-under").first.evaluate("(one) => one.src") in fetched
    sheet = page.locator(".wt-board > .wt-sheet")
    before = sheet.get_attribute("style")
    expect(page.locator(".wt-choices .wt-choice").first).to_be_focused()
    page.keyboard.press("+")
    page.wait_for_function("(was) => document.querySelector('.wt-sheet').getAttribute('style') !== was", arg=before)
    page.locator(".wt-board").focus()
    ring = "(one) => getComputedStyle(one, '::after').borderTopWidth"
    assert page.locator(".wt-board").evaluate(ring) == "4px"
    page.keyboard.press("Enter")
    named = page.evaluate("document.activeElement.getAttribute('aria-label')")
    expect(page.locator(".focused")).to_have_text(named)
    page.keyboard.press("q")
    expect(page.locator("#menu > .about")).to_be_visible()
    assert named.startswith(page.locator("#menu > .about").inner_text())
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".focused")).to_be_hidden()
    expect(page.locator(".wt-hand .wt-card[tabindex='0']")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator("#panel .keys")).to_contain_text("nearer")
    page.locator('[data-ask="inside"]').click()
    page.locator("#about button").click()
    expect(page.locator("#asked")).not_to_be_empty()
    expect(page.locator(".error")).to_be_hidden()
