"""What a club prints, as chromium prints it: words, boxes and page breaks of each document, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import wartable
from tests.browser.conftest import Come
from tests.browser.pdf import Pdf
from wartable.core.table.table import Table

KEPT = Path(__file__).parent / "printed"
COMPANY = "{0}.1 5 rifle {0}.2 4 rifle {0}.3 3 hmg {0}.hq 2 hq_foot"
LISTS = (
    "list " + " ".join(COMPANY.format(number) for number in range(1, 8)) + " 8.1 3 lefh18 8.hq 1 hq_battery",
    "list 1.1 5 rifle 1.2 3 hmg 1.hq 1 hq_foot",
)
MILLIMETRE = 96 / 25.4
POINT = 96 / 72

_SMALL = """() => [...document.querySelectorAll(".wt-print *")]
  .filter((part) => part.checkVisibility() && !part.closest("svg") &&
    [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((part) => [parseFloat(getComputedStyle(part).fontSize), part.textContent.trim().slice(0, 40)])"""
_BOXES = """() => [...document.querySelectorAll(".wt-fill > i, .wt-box:is([data-state=open], [data-state=start])")]
  .map((box) => box.getBoundingClientRect()).map(({ width, height }) => [width, height])"""


def at_the_first_battle() -> Table:
    """A campaign whose first forces lie open."""
    options = {"year": "1943", "nation_1": "germany", "nation_2": "ussr", "battles_planned": 3, "battles": "table"}
    table = wartable.title("campaign").open(seats=2, options=options, seed=3)
    for seat, text in enumerate(LISTS):
        table.act(seat, text)
    table.act(0, "prepare field 1.1 1.2 1.hq 2.1 2.2 2.hq")
    table.act(1, "prepare field 1.1 1.2 1.hq")
    return table


def at_an_assault() -> Table:
    """The campaign one battle later: an Assault with its features, a battle filled in, platoons that have risen."""
    table = at_the_first_battle()
    table.act(0, "turn 8")
    table.act(0, "result lost 1 1.1 2 rifle lost 2 1.1 2 rifle outcome decisive 2")
    table.act(1, "confirm")
    table.act(0, "prepare field 1.1 1.2 1.hq 2.1 2.2 2.hq")
    table.act(1, "prepare field 1.1 1.2 1.hq")
    return table


def printed(page: Page, name: str) -> Pdf:
    """A document as it comes out of the printer."""
    page.goto(f"{page.url.split('/paper/')[0]}/paper/0/{name}")
    page.emulate_media(media="print")
    return Pdf(page.pdf(prefer_css_page_size=True))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("when", "begun"), [("", at_the_first_battle), ("assault_", at_an_assault)])
def test_what_is_printed_is_as_it_was_kept(come: Come, when: str, begun: Callable[[], Table], lang: str) -> None:
    page = come(lang=lang).bring(begun())
    for name in ("roster", "cards", "battle", "campaign"):
        document = printed(page, name)
        found = "\n\f\n".join(document.pages) + "\n"
        kept = KEPT / f"{when}{name}.{lang}.txt"
        assert found == kept.read_text(encoding="utf-8"), f"{kept.name}: {found}"
        assert "http" not in found
        assert "127.0.0.1" not in found
        small = [text for size, text in page.evaluate(_SMALL) if size < 9 * POINT - 0.05]
        assert small == []
        for width, height in page.evaluate(_BOXES):
            assert height == pytest.approx(4.5 * MILLIMETRE, abs=0.3)
            assert width >= 4.5 * MILLIMETRE - 0.3


def test_no_company_is_broken_across_pages_and_nine_cards_fill_one(come: Come) -> None:
    page = come().bring(at_the_first_battle())
    roster = printed(page, "roster").pages
    assert len(roster) > 1
    for number in range(1, 8):
        (whole,) = [text for text in roster if f"{number} Riﬂe company" in text or f"{number} Rifle company" in text]
        for place in ("1", "2", "3", "hq"):
            assert f"\n{number}.{place}" in whole
    cards = printed(page, "cards").pages
    units = 7 * 4 + 2
    assert len(cards) == -(-units // 9)
