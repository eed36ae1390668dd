"""Panning and pinching a map on a slow machine: how long each frame takes."""

from __future__ import annotations

import math

from playwright.sync_api import Browser, CDPSession

from benchmarks.page.browser import PAINTED, PATIENCE, SLOWER, table

TITLE = "gradisca"
WINDOW = (1000, 768)
STEPS = 60  # of a gesture
BOARD = ".wt-board"
_FRAMES = """() => {
  globalThis.frames = [];
  const note = (now) => { frames.push(now); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
_TIMES = "() => frames.slice(1).map((now, i) => now - frames[i])"
_PLACE = """() => {
  const { x, y, width } = document.querySelector(".wt-board .wt-sheet").getBoundingClientRect();
  return [x, y, width];
}"""
_RESTART = "() => { frames.length = 0; }"


def touch(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Tell the page of fingers on the screen."""
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def gesture(cdp: CDPSession, x: float, y: float, fingers: int) -> None:
    """One finger moves the map along an arc, two bring it nearer and farther."""
    for step in range(STEPS):
        turn = 1.75 * math.pi * step / STEPS
        far = 60 + 50 * math.sin(turn)
        one = (x + 90 * math.sin(turn), y + 60 * (1 - math.cos(turn)))
        points = [one] if fingers == 1 else [(x - far, y), (x + far, y)]
        touch(cdp, "touchMove" if step else "touchStart", *points)
    touch(cdp, "touchEnd")


def frames(chromium: Browser, address: str) -> dict[str, list[float]]:
    """Return the milliseconds of each frame while a map is panned, and while it is pinched."""
    wide, high = WINDOW
    context = chromium.new_context(viewport={"width": wide, "height": high}, has_touch=True)
    page = context.new_page()
    page.goto(f"{address}/table/{table(page, address, TITLE, 2)}", timeout=PATIENCE)
    page.wait_for_selector(PAINTED, timeout=PATIENCE)
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    box = page.locator(BOARD).first.bounding_box()
    assert box is not None
    cdp = context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(_FRAMES)
    found: dict[str, list[float]] = {}
    before = page.evaluate(_PLACE)
    for name, fingers in (("pan", 1), ("pinch", 2)):
        page.evaluate(_RESTART)
        gesture(cdp, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, fingers)
        found[name] = page.evaluate(_TIMES)
        before, after = page.evaluate(_PLACE), before
        assert before != after, f"the map did not move: {name}"
    context.close()
    return found
