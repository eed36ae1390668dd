"""Paints the pictures of tables anew: bots play until a seat has a decision that is worth one.

    python docs/pictures/make.py
    python docs/pictures/make.py letswar

Each is painted in both languages: table.jpg and table.it.jpg, letswar.jpg and letswar.it.jpg. Needs
playwright and chromium, as the tests in the browser do. The drawings of the layers are made by hand.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import wartable
from wartable import paint
from wartable.bots.player import Player
from wartable.paint import fonts

HERE = Path(__file__).parent
QUALITY = 88


def defending(view: Any) -> str:
    """A defence, with walls, attacks and different cards all round the table: one card is picked already."""
    if view.viewer != 0:
        return ""
    levels = [house.level for house in view.houses]
    fits = (
        view.step == "deploy"
        and not view.row
        and len(set(view.hand)) == 5
        and any(choice.text == "deploy towers …" for choice in view.choices)
        and levels[0] >= 2
        and sum(level > 0 for level in levels) >= 3
        and sum(len(house.waiting) for house in view.houses) >= 2
    )
    return "deploy towers …" if fits else ""


def attacking(view: Any) -> str:
    """An attack in a war that has lasted, by a unit with equipment: whom does it strike?"""
    if view.step != "turn_main" or view.row is not None or not 3 <= view.date <= 9 or len(set(view.hand)) < 5:
        return ""
    own = view.nations[view.viewer]
    lost = [sum(not unit.active for unit in nation.units) for nation in view.nations]
    attacks = [choice.text for choice in view.choices if choice.text.startswith("attack artillery")]
    strong = own.units[2].attack >= 6 and len(own.equipment) >= 3 and all(nation.alive for nation in view.nations)
    fits = attacks and strong and lost[view.viewer] <= 2 and sum(lost) >= 3 and len(view.hand) <= 7
    return attacks[0] if fits else ""


@dataclass(frozen=True)
class Picture:
    """A table worth a picture: how many sit at it, how large it is painted, and which choice is begun on it."""

    title: str
    seats: int
    size: tuple[int, int]
    choice: Callable[[Any], str]
    most: int


PICTURES = {
    "table": Picture("proelio", 4, (1440, 900), defending, 60),
    "letswar": Picture("letswar", 7, (1600, 1000), attacking, 700),
}


def moment(wanted: Picture) -> tuple[wartable.Table, int]:
    """A table at such a decision, with a choice begun, and the seat that has it."""
    title = wartable.title(wanted.title)
    for seed in range(10_000):
        table = title.open(seats=wanted.seats, seed=seed)
        bots = [Player(title, "sensible", wartable.Seeded(10 * seed + seat)) for seat in range(wanted.seats)]
        while table.deciders and len(table.record.lines) < wanted.most:
            seat = table.deciders[0]
            begun = wanted.choice(table.view(seat)) if len(table.deciders) == 1 else ""
            if begun:
                table.act(seat, begun)
                return table, seat
            table.act(seat, bots[seat].choose(table.state, seat))
    raise SystemExit("no game came to such a decision")


def main() -> None:
    """Takes the pictures that are named, or all."""
    with sync_playwright() as browsers:
        found = next(filter(None, map(shutil.which, ("chromium", "chromium-headless-shell"))), None)
        browser = browsers.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name in sys.argv[1:] or PICTURES:
            wide, high = PICTURES[name].size
            page = browser.new_page(viewport={"width": wide, "height": high})
            table, seat = moment(PICTURES[name])
            for lang, ending in (("en", "jpg"), ("it", "it.jpg")):
                page.set_content(paint.page(table.scene(seat, lang), theme="day", layout="wide"))
                page.add_style_tag(content=fonts.css(fonts.load()))
                page.evaluate("() => document.fonts.ready.then(() => null)")
                page.screenshot(path=HERE / f"{name}.{ending}", type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
