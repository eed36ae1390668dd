"""Two clubs at a campaign, from the nations to victory: a dispute, a correction, a reload in every state, and axe."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import Visitor
from tests.browser.test_axe import serious

OPTIONS = {"year": "1943", "battles_planned": 3, "battles": "table"}
LISTS = (
    "list 1.1 5 rifle 1.2 4 rifle 1.hq 1 hq_foot 2.1 4 pz4h 2.hq 1 hq_pz4h",
    "list 1.1 5 rifle 1.2 5 rifle 1.hq 1 hq_foot 2.1 5 t34_76 2.hq 1 hq_t34_76",
)
HAND_IN = ".wt-button.done:not(.barred)"


class Club:
    """A club behind a browser of its own; what it sees is reloaded, and held to be accessible, once in each state."""

    def __init__(self, visitor: Visitor, seat: int) -> None:
        self.visitor = visitor
        self.seat = seat
        self.page: Page = visitor.page
        self.looked: set[str] = set()

    def look(self, state: str) -> None:
        """The page as it is after a reload, without a serious fault."""
        self.visitor.wait()
        if state in self.looked:
            return
        self.looked.add(state)
        self.visitor.reload()
        self.visitor.wait()
        assert serious(self.page, "#stage") == []

    def choose(self, words: str) -> None:
        """Play a choice of the question."""
        self.page.locator(".wt-choice[data-code]", has_text=words).first.click()

    def finish(self) -> None:
        """The great button, once it may be pressed."""
        self.page.locator(HAND_IN).click()


def bring(club: Club) -> None:
    """A list from a text, which says first what it would do; then it is locked."""
    page = club.page
    page.locator("[data-form=import]").click()
    page.locator("dialog[open] textarea").fill(LISTS[club.seat])
    page.locator("dialog[open] form button").click()
    expect(page.locator("dialog[open] .told")).to_contain_text("Found")
    page.locator("dialog[open] .told button").click()
    expect(page.locator("tr[data-thing='place.2.1'] .wt-stepper b")).to_have_text(str(4 + club.seat))
    club.look("a list")
    club.finish()


def keep_all(club: Club) -> None:
    """Disband nothing, where it is asked."""
    asked = club.page.locator(".wt-ask")
    expect(asked).to_contain_text(re.compile("Disband|be disbanded|Buy"))
    if "Disband" in asked.inner_text():
        club.look("disbanding")
        club.finish()
        expect(asked).not_to_contain_text("Disband")


def prepare(club: Club) -> None:
    """Field what the cap bears."""
    expect(club.page.locator(".wt-ask")).to_contain_text("Buy")
    club.look("preparation")
    club.page.locator(".wt-uses button").first.click()
    expect(club.page.locator(".wt-tick[aria-checked=true]").first).to_be_visible()
    club.finish()


def lose(club: Club, seat: int, place: str, word: str, count: int) -> None:
    """A number typed on a row: so many lost."""
    row = club.page.locator(f"tr[data-thing='loss.{seat}.{place}.{word}']")
    club.visitor.ready()
    row.focus()
    club.page.keyboard.press(str(count))
    expect(row.locator("button[data-state=lost]")).to_have_count(count)


def declare(club: Club, level: int, winner: int) -> None:
    """The outcome and the winner by the switches of the rail."""
    club.page.locator("[data-thing='switch.outcome'] button").nth(level).click()
    expect(club.page.locator("[data-thing='switch.outcome'] button").nth(level)).to_have_attribute(
        "aria-pressed", "true"
    )
    side = club.page.locator("[data-thing='switch.winner'] button").nth(winner)
    if side.get_attribute("aria-pressed") != "true":
        side.click()
    expect(side).to_have_attribute("aria-pressed", "true")


def fight(clubs: tuple[Club, Club]) -> None:
    """The turns of a battle that a side gives up."""
    first, second = clubs
    for club in clubs:
        club.look("battle")
    first.choose("Turn 1 is over")
    expect(second.page.locator(".wt-turns .here")).to_have_text("2")
    second.choose("a side gives up")
    for club in clubs:
        expect(club.page.locator("[data-thing='switch.outcome']")).to_be_visible()
        club.look("result")


def correct(clubs: tuple[Club, Club]) -> None:
    """A correction that both agree to: the entry lies there again, is mended and confirmed."""
    first, second = clubs
    for club in clubs:
        club.look("preparation")
    first.page.locator(".corrections summary").click()
    expect(first.page.locator(".corrections button")).to_have_text("Correct the result of battle 1: both must agree")
    first.page.locator(".corrections button").click()
    first.page.locator("#confirm [value=yes]").click()
    expect(first.page.locator("[data-bar=correct]")).to_contain_text("You agreed")
    expect(second.page.locator("[data-bar=correct]")).to_contain_text("would like to correct the result of battle 1")
    second.visitor.reload()
    second.page.locator("[data-bar=correct] button").click()
    expect(first.page.locator("tr[data-thing='loss.1.1.1.rifle'] button[data-state=lost]")).to_have_count(2)
    lose(first, 1, "1.1", "rifle", 1)
    first.finish()
    second.choose("Confirm")
    expect(second.page.locator("tr[data-thing='place.1.1']")).to_contain_text("4 of 5")


def test_two_clubs_from_nations_to_victory(come: Come) -> None:
    ann, bob = come(), come()
    table = ann.open({"kind": "me"}, {"kind": "open"}, title="campaign", options=OPTIONS, public=True, name="Ann")
    ann.go(f"/table/{table}")
    bob.go(f"/table/{table}").locator("#gather ol > li .button.main").click()
    bob.page.locator("#confirm .main").click()
    clubs = Club(ann, 0), Club(bob, 1)
    first, second = clubs
    for club, name in zip(clubs, ("Germany", "USSR"), strict=True):
        club.look("nations")
        club.choose(f"Lead {name}")
    for club in clubs:
        bring(club)
    for club in clubs:
        prepare(club)
    fight(clubs)

    # A result that is disputed, entered again as it was, mended, and confirmed.
    lose(first, 1, "1.1", "rifle", 3)
    declare(first, 1, 0)
    first.finish()
    second.look("confirmation")
    expect(second.page.locator(".wt-ask")).to_contain_text("Germany entered a result")
    second.choose("Dispute")
    for club in clubs:
        club.look("a dispute")
    first.page.locator("[data-take-up]").click()
    expect(first.page.locator("tr[data-thing='loss.1.1.1.rifle'] button[data-state=lost]")).to_have_count(3)
    lose(first, 1, "1.1", "rifle", 2)
    first.finish()
    second.choose("Confirm")
    expect(second.page.locator("tr[data-thing='place.1.1']")).to_contain_text("3 of 5")

    correct(clubs)

    # On to victory: an Advance, for which the attacker names what is to be held, won decisively.
    for club in clubs:
        keep_all(club)
    for club in clubs:
        prepare(club)
    first.look("objective")
    first.page.locator("[data-thing='feature.1'] [data-tool=name]").click()
    first.page.keyboard.type("Hill 209")
    first.page.keyboard.press("Enter")
    expect(second.page.locator("[data-thing='feature.1']")).to_contain_text("Hill 209")
    expect(second.page.locator("[data-thing='feature.1'] [data-tool=name]")).to_have_count(0)
    first.choose("is named")
    second.look("answer")
    second.choose("Agree with")
    fight(clubs)
    declare(first, 2, 0)
    expect(first.page.locator("[data-thing='notice.follows']")).to_contain_text("decisive victory, Germany")
    first.finish()
    second.choose("Confirm")
    for club, told in ((first, "You win: decisive victory"), (second, "You lose: decisive victory for Germany")):
        expect(club.page.locator(".wt-outcome")).to_contain_text(told)
        club.look("the end")
