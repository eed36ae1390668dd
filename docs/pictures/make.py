"""Paints table.jpg and table.it.jpg anew: bots play until seat 0 has a decision that is worth a picture.

    python docs/pictures/make.py

Needs playwright and chromium, as the tests in the browser do. The drawings of the layers are made by hand.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

import wartable
from wartable import paint
from wartable.bots.player import Player
from wartable.paint import fonts

HERE = Path(__file__).parent
SIZE = {"width": 1440, "height": 900}
PICTURES = {"en": "table.jpg", "it": "table.it.jpg"}
QUALITY = 88


def worth_a_picture(table: wartable.Table) -> bool:
    """Whether seat 0 is asked for a defence, with walls, attacks and different cards all round the table."""
    if table.deciders != (0,):
        return False
    view = table.view(0)
    levels = [house.level for house in view.houses]
    return (
        view.step == "deploy"
        and not view.row
        and len(set(view.hand)) == 5
        and any(choice.text == "deploy towers …" for choice in view.choices)
        and levels[0] >= 2
        and sum(level > 0 for level in levels) >= 3
        and sum(len(house.waiting) for house in view.houses) >= 2
    )


def moment() -> wartable.Table:
    """A table at such a decision, with one card picked already."""
    title = wartable.title("proelio")
    for seed in range(10_000):
        table = title.open(seats=4, seed=seed)
        bots = [Player(title, "sensible", wartable.Seeded(10 * seed + seat)) for seat in range(4)]
        while table.deciders and len(table.record.lines) < 60:
            if worth_a_picture(table):
                table.act(0, "deploy towers …")
                return table
            seat = table.deciders[0]
            table.act(seat, bots[seat].choose(table.state, seat))
    raise SystemExit("no game came to such a decision")


def main() -> None:
    """Takes the pictures."""
    table = moment()
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)
        for lang, name in PICTURES.items():
            page.set_content(paint.page(table.scene(0, lang), theme="day", layout="wide"))
            page.add_style_tag(content=fonts.css(fonts.load()))
            page.evaluate("() => document.fonts.ready.then(() => null)")
            page.screenshot(path=HERE / name, type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
