"""A real server and a real browser, and short ways to sit down and play."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

import wartable
from tests.luck import HEADER, of_this_test
from wartable.server.people.cookies import CSRF_COOKIE
from wartable.server.people.csrf import CSRF_HEADER

# The one without windows paints the same pages in half the time.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds; machines that test are often busy
SIZES = {
    "wide": (1600, 1000),
    "laptop": (1280, 720),
    "middle": (1024, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "side": (844, 390),
}

ROUNDS = 4
GUARD = 400  # milliseconds in which a new question does not hear Enter
ROWS = ".wt-choices .wt-choice[data-code], .wt-button.done"
BOTS = [{"kind": "bot", "level": "sensible"}] * 2
ALONE = [{"kind": "me"}, *BOTS]

# The salts of this browser: they follow from the test as the server's secrets do, and no two visitors say the same.
_SALTS = """(() => {
  let state = Number("0x%s") ^ %d;
  Crypto.prototype.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return bytes;
  };
})()"""


# The page's own modules by their paths, so that a test reads and calls what the page itself uses.
_LOADED = """globalThis.loaded = async (path) =>
  (await import(document.querySelector("script[type=module]").src)).modules[path];"""


class Server:
    """A server process that can be killed and started again on the same port and database."""

    def __init__(
        self, folder: Path, silence: float | None = None, small_titles: bool = True, mail: bool = False
    ) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port: int = trial.getsockname()[1]
        self.folder = folder
        self.more = ["small" if small_titles else "alone", *([] if silence is None else [str(silence)])]
        self.environment = {"CI": "", **({"WARTABLE_MAIL": "smtp://localhost"} if mail else {})}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        facts = [str(self.port), str(self.folder / "table.db"), *self.more]
        command = [sys.executable, "-m", "tests.browser.serve", *facts]
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdout=log, stderr=log, env=os.environ | self.environment
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(OSError, urllib.error.URLError), urllib.request.urlopen(self.address + "/health", timeout=5):
                return self
            time.sleep(0.1)
        raise RuntimeError("the server does not answer: " + (self.folder / "log.txt").read_text()[-2000:])

    def letters(self) -> list[EmailMessage]:
        """What this server has sent by mail."""
        kept = sorted(self.folder.glob("*.eml"))
        return [message_from_bytes(path.read_bytes(), _class=EmailMessage, policy=default) for path in kept]

    def kill(self) -> None:
        """As hard as it gets: kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.kill()


# What the page shows and knows when nothing goes on: its question, rows, words of the program, and numbers.
_STANDING = """async () => {
  const { table } = await loaded("table/state.js");
  const words = (which) => [...document.querySelectorAll(which)]
    .filter((one) => one.checkVisibility()).map((one) => one.innerText).filter(Boolean);
  const { number, past, message, line } = table;
  return JSON.stringify({
    asks: words(".wt-ask, .wt-choice, .wt-button"), says: words("[role=alert], [role=status], dialog[open], #panel"),
    number, past, told: message.number, asked: message.asked,
    under_way: line.waiting.size, open: line.socket.readyState,
  });
}"""


class Visitor:
    """Somebody with a browser of their own: a page, and all that went wrong on it."""

    def __init__(
        self,
        context: BrowserContext,
        server: Server,
        size: str = "wide",
        number: int = 0,
    ) -> None:
        self.context = context
        self.server = server
        context.set_extra_http_headers({HEADER: of_this_test()})
        context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = context.new_page()
        self.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
        self.page.add_init_script(_LOADED)
        self.page.add_init_script(_SALTS % (of_this_test()[:8], number))
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def reload(self) -> Page:
        """The page anew, after what lay over the table was closed: its entry in the history has to be gone first."""
        self.page.wait_for_function("() => !history.state?.over")
        self.page.reload()
        return self.page

    def send(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A request as a page of ours would send it, from this browser; no page has to be loaded for it."""
        csrf = {each["name"]: each["value"] for each in self.context.cookies()}.get(CSRF_COOKIE)
        if csrf is None:
            self.context.request.get("/account").dispose()
            return self.send(path, body)
        answer = self.context.request.post(path, data=body, headers={CSRF_HEADER: csrf})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        answer.dispose()
        return found

    def open(self, *seats: dict[str, Any], title: str = "proelio", **more: Any) -> str:
        """A new table; bots answer at once, and a game of Proelio ends after a few rounds at the latest."""
        options = {"round_cap": ROUNDS} if title == "proelio" else {}
        wish = {"title": title, "seats": list(seats) or ALONE, "public": False, "bot_pace": 0, "options": options}
        wish.update(more)
        return str(self.send("/api/tables/", wish)["table"])

    def sit(self, *seats: dict[str, Any], **more: Any) -> Page:
        """A new table, and its page when something is asked; at a hot seat when the curtain hangs."""
        page = self.go(f"/table/{self.open(*seats, **more)}")
        if more.get("hot_seat"):
            page.wait_for_selector("#curtain:not([hidden])")
        else:
            self.wait()
        return page

    def bring(self, table: wartable.Table, *seats: dict[str, Any], bot_pace: float = 0.0) -> Page:
        """A table brought along as it stands, and its page: this visitor at the seat that is asked, or at `seats`."""
        wish = {"record": table.wtr(), "public": False, **({"seats": list(seats)} if seats else {})}
        name = self.send("/api/records/", wish)["table"]
        if not seats and table.outcome is None:
            self.send(f"/api/tables/{name}/pace", {"speed": bot_pace})
        page = self.go(f"/table/{name}")
        self.wait()
        return page

    def finish(self, **more: Any) -> Page:
        """A game of one round, played to its end, and its page."""
        page = self.sit(*ALONE, options={"round_cap": 1}, **more)
        play(self, click_row)
        return page

    def wait(self) -> None:
        """Until this seat is asked, or the game is over."""
        self.page.wait_for_selector("#stage:is([data-asked='yes'], [data-phase='finished'])", state="attached")

    @property
    def over(self) -> bool:
        return self.page.get_attribute("#stage", "data-phase") == "finished"

    @property
    def number(self) -> str:
        return self.page.get_attribute("#stage", "data-number") or ""

    def moved(self, before: str) -> None:
        """Until what this seat is asked has changed, and it is asked again or the game is over."""
        self.page.wait_for_function(
            """(before) => { const { number, asked, phase } = document.querySelector("#stage").dataset;
            return phase === "finished" || (number !== before && asked === "yes"); }""",
            arg=before,
        )

    def answered(self, before: str) -> None:
        """Until an answer has changed what this seat is asked; if it never does, say what stands there."""
        try:
            self.page.wait_for_function(
                """(before) => { const { number, phase } = document.querySelector("#stage").dataset;
                return phase === "finished" || number !== before; }""",
                arg=before,
            )
        except Error as error:
            standing = self.page.evaluate(_STANDING)
            raise AssertionError(f"no answer taken at {before}: {standing}, {self.faults}") from error

    def ready(self) -> None:
        """Until the question has stood long enough to hear Enter."""
        self.until(f"() => performance.now() - table.arrived > {GUARD}")

    def until(self, condition: str) -> None:
        """Until a condition about the page's own `table` holds: a function, as JavaScript."""
        self.page.evaluate(
            f"""async (patience) => {{
              const {{ table }} = await loaded("table/state.js");
              const holds = {condition};
              const end = performance.now() + patience;
              while (!holds()) {{
                if (performance.now() > end) throw new Error(`never: ${{holds}}`);
                await new Promise((done) => setTimeout(done, 20));
              }}
            }}""",
            PATIENCE * 1000,
        )

    def leave(self) -> bool:
        """Closes all pages and leaves nothing behind but the browser's cache; gives whether that went well."""
        try:
            self.context.set_offline(False)
            self.go("/health")  # nothing of ours runs there
            self.page.evaluate("() => { localStorage.clear(); }")
            for page in self.context.pages:
                page.close()
            self.context.clear_cookies()
            self.context.clear_permissions()
        except Error:
            return False
        return True


def frames(page: Page) -> None:
    """Until the page has been drawn twice: what it was told of has been heard, and shows."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def visible(page: Page, selector: str) -> list[Any]:
    return [part for part in page.query_selector_all(selector) if part.is_visible()]


def play(visitor: Visitor, answer: Callable[[Visitor, random.Random], None], most: int = 400) -> int:
    """Plays a game to its end, answering whatever is asked; gives how many answers that took."""
    luck = random.Random(5)
    for count in range(most):
        visitor.wait()
        if visitor.over:
            return count
        before = visitor.number
        answer(visitor, luck)
        visitor.moved(before)
    raise AssertionError(f"no end after {most} answers")


def any_row(visitor: Visitor, luck: random.Random) -> Locator:
    """One of the rows. It is found again by its place when it is clicked: the prompt may be painted anew meanwhile."""
    rows = visitor.page.locator(ROWS).locator("visible=true")
    if not rows.count():
        visitor.page.locator(".wt-fold:not([open]) > summary").first.click()
    return rows.nth(luck.randrange(rows.count()))


def first_row(visitor: Visitor) -> Locator:
    """The first of the rows; those of a closed fold cannot be clicked."""
    return visitor.page.locator(ROWS).locator("visible=true").first


def click_row(visitor: Visitor, luck: random.Random) -> None:
    """One of the rows, by mouse."""
    any_row(visitor, luck).click()


def at_action(**more: Any) -> wartable.Table:
    """A table of Proelio at seat 0's action: what can be laid is in the hand, and Knights, which are refused.

    The others hold nothing to attack with, so that seat 0 is next asked for its second action.
    """
    others = {"hand": ["shields", "palisades"]}
    mine = {"hand": ["knights", "soldiers", "shields"]}
    return wartable.title("proelio").position({"seats": 3, "houses": [mine, others, others], **more})


def draw(visitor: Visitor) -> None:
    """Draws a card, at one's action; then the bots have answered, and the log tells of it."""
    before = visitor.number
    visitor.page.locator(".wt-choice[data-final]", has_text=re.compile("Draw from the Base deck|Pesca dal")).click()
    visitor.moved(before)


def shown(visitor: Visitor, selector: str) -> None:
    expect(visitor.page.locator(selector).first).to_be_visible()
