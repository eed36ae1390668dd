"""`make bench`, the page: what a move weighs, how long a swap takes on a slow machine, how deep the first load is."""

from __future__ import annotations

import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.page import browser, gestures, moves
from benchmarks.server.processes import ours
from wartable.paint import Layout

MOVE = 6.0  # kB of a compressed move, at most
SWAP = 50.0  # milliseconds
FRAME = 50.0  # milliseconds of nine frames in ten
CHAIN = 5  # requests in a row
LARGEST = ("letswar", 7)
PAINTED = 15.0  # milliseconds of a whole page of it
PACKED = 25.0  # kB of it, compressed
BESIDE: dict[Layout, int] = {"wide": 372, "middle": 320, "narrow": 0}  # how wide the sidebar is
LAYOUTS: tuple[Layout, ...] = ("wide", "middle", "narrow")
WINDOWS: dict[Layout, tuple[int, int]] = {"wide": (1600, 900), "middle": (1000, 768), "narrow": (390, 844)}


def weights() -> Table:
    """A move on the wire."""
    shown = Table("kB", "whole painting", "first push", "a move", "compressed", "largest move", "compressed", "goal")
    for layout in LAYOUTS:
        found = moves.sizes(layout)
        figures = (
            found.painting,
            found.first[0],
            found.median(packed=False),
            found.median(packed=True),
            found.most(packed=False),
            found.most(packed=True),
        )
        shown.add_row(layout, *(f"{each / 1000:.1f}" for each in figures), f"{MOVE:.0f}")
    return shown


def largest() -> Table:
    """A whole page of the table with the most seats: how long it takes to paint, what it weighs."""
    name, seats = LARGEST
    shown = Table(f"{name}, {seats} seats", "painted, ms", "at most", "largest, compressed kB", "at most", "")
    for layout in LAYOUTS:
        wide, high = WINDOWS[layout]
        spent, weight = moves.painting(name, seats, layout, (wide - BESIDE[layout], high - 56))
        kept = "reached" if spent <= PAINTED and weight <= PACKED * 1000 else "MISSED"
        shown.add_row(layout, f"{spent:.1f}", f"{PAINTED:g}", f"{weight / 1000:.1f}", f"{PACKED:g}", kept)
    return shown


def pages() -> Table:
    """The page in a browser."""
    shown = Table(
        "page", "requests in a row", "goal", "painted, slow 3G", f"swap, {browser.SLOWER} times slower", "goal"
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        browser.browser() as chromium,
        ours(f"sqlite:///{Path(folder) / 'table.db'}") as (address, _),
    ):
        for layout in LAYOUTS:
            wide, high = WINDOWS[layout]
            context = chromium.new_context(viewport={"width": wide, "height": high})
            page = context.new_page()
            name = browser.table(page, address)
            chain, seconds = browser.load(page, f"{address}/table/{name}", slow=True)
            context.close()
            context = chromium.new_context(viewport={"width": wide, "height": high})
            page = context.new_page()
            median, most = browser.quantiles(browser.swaps(page, address, browser.table(page, address)))
            context.close()
            shown.add_row(
                layout,
                str(chain.deepest),
                str(CHAIN),
                f"{seconds:.1f} s",
                f"{median:.0f} ms, nine in ten below {most:.0f}",
                f"{SWAP:.0f} ms",
            )
    return shown


def charts() -> Table:
    """A large map under the fingers."""
    shown = Table(
        f"{gestures.TITLE}, {browser.SLOWER} times slower", "frames", "median", "nine in ten below", "goal", ""
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        browser.browser() as chromium,
        ours(f"sqlite:///{Path(folder) / 'table.db'}") as (address, _),
    ):
        for gesture, times in gestures.frames(chromium, address).items():
            median, most = browser.quantiles(times)
            kept = "reached" if most <= FRAME else "MISSED"
            shown.add_row(gesture, str(len(times)), f"{median:.0f} ms", f"{most:.0f} ms", f"{FRAME:.0f} ms", kept)
    return shown


def main() -> None:
    """Measure and print."""
    console = Console()
    console.print(weights())
    console.print(largest())
    if browser.CHROMIUM is None:
        console.print("The page was NOT measured in a browser: chromium is missing.")
    else:
        console.print(pages())
        console.print(charts())


if __name__ == "__main__":
    main()
