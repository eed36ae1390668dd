"""The browser's own word in the game, and its proof at the end: as strict as the command line's."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Request, expect

import wartable
from tests.browser.conftest import Come
from wartable.core.errors import RecordError
from wartable.core.record import proof, wtr
from wartable.core.record.fair_chance import number
from wartable.core.record.record import Record
from wartable.core.table.table import Table


def test_the_words_of_this_browser_are_in_the_record(come: Come) -> None:
    ada, bea = come(), come()
    said: dict[int, str] = {}

    def heard(request: Request) -> None:
        body = json.loads(request.post_data or "{}") if request.method == "POST" else {}
        if body.get("kind") == "salt":
            said[body["seat"]] = body["body"]["text"]
        elif "salt" in body:
            said[body["seat"]] = body["salt"]

    for visitor in (ada, bea):
        visitor.page.on("request", heard)
    page = ada.go("/new/proelio#open")
    page.fill("[name=seats]", "3")
    page.locator("[name=seats]").press("Tab")
    expect(page.locator(".seat-list li")).to_have_count(3)
    page.select_option(".seat-list li:nth-child(3) select", "bot:random")
    page.click("form .main")
    expect(page.locator("#gather ol > li")).to_have_count(3)
    seal = page.locator("[data-seal]").text_content()
    bea.go(page.url).locator("#gather ol > li .button.main").first.click()
    bea.page.locator("#confirm .main").click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".wt-frame")
    table = page.url.rpartition("/")[2]
    shown = page.request.get(f"/api/tables/{table}/proof").json()
    assert shown["commitment"] == seal
    assert {salt["seat"]: salt["salt"] for salt in shown["salts"]} == said
    assert set(said) == {0, 1}
    assert all(len(bytes.fromhex(word)) == 16 for word in said.values())


def test_one_click_says_a_word_too(come: Come) -> None:
    ada = come()
    ada.go("/").locator("[data-play]").first.click()
    ada.page.wait_for_selector(".wt-frame")
    table = ada.page.url.rpartition("/")[2]
    shown = ada.page.request.get(f"/api/tables/{table}/proof").json()
    assert [salt["seat"] for salt in shown["salts"]] == [0]


def finished() -> Table:
    """A game of one round with fair chance, played to its end."""
    table = wartable.title("proelio").open(seats=3, options={"round_cap": 1}, chance=wartable.Fair())
    luck = random.Random(1)
    while table.outcome is None:
        seat = table.deciders[0]
        table.act(seat, luck.choice(table.choices(seat)))
    return table


def forged(record: Record, index: int) -> str:
    """A record in which the last result has another index, and is the one that the secret gives for it."""
    salts = dict(record.salts)
    last = next(line.draws[-1] for line in reversed(record.lines) if line.draws)
    last.index, last.raw = index, number(bytes.fromhex(record.secret), salts, index, last.n)
    return wtr.dump(record)


def moved(text: str, line: str) -> str:
    """A record with one more line before its secret, and all checksums made anew."""
    chain = wtr.Chain()
    bodies = [row.rpartition(wtr.MARK)[0] for row in text.splitlines()]
    bodies.insert(len(bodies) - 2, line)
    return "".join(f"{body}{wtr.MARK}{chain.mark(body)}\n" for body in bodies)


VERDICT = """async (text) => {
  const { check } = await loaded("common/fairness/proof.js");
  return check(text).then(({ proved }) => (proved ? "good" : "none"), (fault) => fault.kind);
}"""


def test_the_page_proves_what_the_command_line_proves(come: Come) -> None:
    page = come().go("/records")
    text = finished().wtr()
    drawn = wtr.parse(text).drawn
    assert page.evaluate(VERDICT, text) == "good"
    attacks = [
        (forged(wtr.parse(text), drawn), "index"),  # one is left out
        (forged(wtr.parse(text), 0), "index"),  # one comes twice
        (moved(text, "commitment 00"), "order"),
        (moved(text, "secret 00"), "order"),
        (moved(text, "title letswar"), "order"),
    ]
    for attack, kind in attacks:
        with pytest.raises(RecordError):
            proof.verify(attack)
        assert page.evaluate(VERDICT, attack) == kind


def test_the_browser_holds_the_end_to_what_it_saw_before_the_deal(come: Come) -> None:
    ada = come()
    ada.go("/").locator("[data-play]").first.click()
    ada.page.wait_for_selector(".wt-frame")
    table = ada.page.url.rpartition("/")[2]
    proved = ada.page.request.get(f"/api/tables/{table}/proof").json()
    kept = json.loads(ada.page.evaluate("localStorage.getItem('wartable-seals')"))[table]
    assert kept == {"seal": proved["commitment"], "words": {"0": proved["salts"][0]["salt"]}}


def test_the_word_of_one_who_was_turned_out_before_the_deal_is_not_missed_later(come: Come) -> None:
    ada, bea = come(), come()
    page = ada.go("/new/proelio#open")
    page.click("form .main")
    expect(page.locator("#gather")).to_be_visible()
    table = page.url.rpartition("/")[2]
    bea.go(page.url).locator("#gather ol > li .button.main").first.click()
    bea.page.locator("#confirm .main").click()
    expect(bea.page.locator("#gather ol > li .button:not(.main)").first).to_be_visible()
    words = f"JSON.parse(localStorage.getItem('wartable-seals'))['{table}'].words"
    [seat] = bea.page.evaluate(f"Object.keys({words})")
    ada.page.evaluate(
        """([table, seat]) => fetch(`/api/tables/${table}/seats`, {
            method: "POST",
            headers: {"content-type": "application/json", "x-csrf": document.cookie.match(/wartable_csrf=([^;]*)/)[1]},
            body: JSON.stringify({seat: Number(seat), kind: "open"}),
        }).then((answer) => answer.status)""",
        [table, seat],
    )
    bea.page.wait_for_function(f"() => Object.keys({words}).length === 0")
    assert len(ada.page.evaluate(f"Object.keys({words})")) == 1


def test_who_comes_after_the_deal_keeps_the_seal_that_was_seen_first(come: Come) -> None:
    ada, eve = come(), come()
    table = ada.open(public=True)
    page = eve.go(f"/table/{table}")
    page.wait_for_selector(".wt-frame")
    kept = json.loads(page.evaluate("localStorage.getItem('wartable-seals')"))[table]
    assert kept == {"seal": page.request.get(f"/api/tables/{table}/proof").json()["commitment"], "words": {}}


@pytest.mark.parametrize(
    ("kept", "kind"),
    [
        ({"seal": "", "words": {}}, "good"),
        ({"seal": "00" * 32, "words": {}}, "bad"),
        ({"seal": "", "words": {"0": "a red rose"}}, "bad"),
    ],
)
def test_another_seal_or_a_lost_word_is_told_at_the_end(come: Come, kept: dict[str, Any], kind: str) -> None:
    page = come().bring(finished())
    expect(page.locator(".proof .verdict.good")).to_be_visible()
    table = page.url.rpartition("/")[2]
    page.evaluate("(kept) => localStorage.setItem('wartable-seals', JSON.stringify(kept))", {table: kept})
    page.reload()
    expect(page.locator(f".proof .verdict.{kind}")).to_be_visible()
