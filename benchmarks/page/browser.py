"""The page in a real browser: how long its chain of requests is, and how long a swap takes on a slow machine."""

from __future__ import annotations

import shutil
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
PATIENCE = 300_000  # milliseconds
SLOW_3G = {"offline": False, "latency": 2000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOWER = 4  # times, the processor
PAINTED = "#stage .wt-frame"

_OPEN = """async ({ title, bots }) => {
  const csrf = document.cookie.split("; ").find((part) => part.startsWith("wartable_csrf=")).slice(14);
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot", level: "sensible" })];
  const wish = { title, seats, public: false, bot_pace: 0 };
  const answer = await fetch("/api/tables/", { method: "POST", headers, body: JSON.stringify(wish) });
  return (await answer.json()).table;
}"""
_LOADED = """globalThis.loaded = async (path) =>
  (await import(document.querySelector("script[type=module]").src)).modules[path];"""
_PLAY = """async (moves) => {
  const { table } = await loaded("table/state.js");
  for (let i = 0; i < moves && table.message.phase === "running"; i += 1) {
    const row = document.querySelector(".wt-choices .wt-choice[data-code], .wt-button.done");
    const { number } = table.message;
    if (row) row.click();
    const end = performance.now() + 20000;
    while (table.message.number === number && table.message.phase === "running" && performance.now() < end)
      await new Promise((done) => setTimeout(done, 20));
  }
}"""
_SWAPS = """async (api) => {
  const { swap } = await loaded("table/stage/stage.js");
  const { moments } = await (await fetch(`${api}/moments`)).json();
  const times = [];
  for (let moment = 1; moment <= moments; moment += 1) {
    const { parts } = await (await fetch(`${api}/moments/${moment}?parts=true`)).json();
    await new Promise(requestAnimationFrame);
    const begin = performance.now();
    swap(parts, false);
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""


@contextmanager
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        try:
            yield started
        finally:
            started.close()


class Chain:
    """The requests of a page, each with the request that made it necessary."""

    def __init__(self, cdp: CDPSession) -> None:
        self.parents: dict[str, str] = {}
        cdp.on("Network.requestWillBeSent", self._request)
        cdp.on("Network.webSocketCreated", self._request)

    def _request(self, event: dict[str, Any]) -> None:
        url = event.get("request", event)["url"]
        by = event.get("initiator", {})
        frames = by.get("stack", {}).get("callFrames", [])
        self.parents.setdefault(url, by.get("url") or (frames[0]["url"] if frames else ""))

    def depth(self, url: str) -> int:
        """How many requests follow one another up to this one."""
        seen = []
        while url and url in self.parents and url not in seen:
            seen.append(url)
            url = self.parents[url]
        return len(seen)

    @property
    def deepest(self) -> int:
        """The longest chain of the page."""
        return max(self.depth(url) for url in self.parents)


def load(page: Page, address: str, slow: bool) -> tuple[Chain, float]:
    """Load a table's page with nothing in the cache: its requests, and the seconds until the table is painted."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
    if slow:
        cdp.send("Network.emulateNetworkConditions", SLOW_3G)
    chain = Chain(cdp)
    page.goto(address, timeout=PATIENCE, wait_until="commit")
    page.wait_for_selector(PAINTED, timeout=PATIENCE)
    painted: float = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    cdp.detach()
    return chain, painted / 1000


def table(page: Page, address: str, title: str = "proelio", seats: int = 4) -> str:
    """Open a table against bots; gives its id."""
    page.add_init_script(_LOADED)
    page.goto(address, timeout=PATIENCE)
    found: str = page.evaluate(_OPEN, {"title": title, "bots": seats - 1})
    return found


def swaps(page: Page, address: str, name: str, moves: int = 12) -> list[float]:
    """Play a few moves, then show every moment of the game in turn on a slow machine: milliseconds of each swap."""
    page.goto(f"{address}/table/{name}", timeout=PATIENCE)
    page.wait_for_selector(PAINTED, timeout=PATIENCE)
    page.evaluate(_PLAY, moves)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    times: list[float] = page.evaluate(_SWAPS, f"/api/tables/{name}")
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    cdp.detach()
    return times[1:]


def quantiles(times: list[float]) -> tuple[float, float]:
    """The median, and what nine in ten stay below."""
    return statistics.median(times), statistics.quantiles(times, n=10)[-1]
