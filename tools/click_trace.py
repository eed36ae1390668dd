"""One click, traced: a server, a page's line to a table, and every file of the program that the click passes.

`python -m tools.click_trace` prints the trace as JSON. It is run in a process of its own, where nothing is cached yet.
"""

from __future__ import annotations

import asyncio
import contextvars
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
from litestar import Litestar

import wartable
from wartable.server.app import Settings, create_app
from wartable.server.jobs.notices import NoticeSettings
from wartable.server.live import table as live_table
from wartable.server.people.cookies import CSRF_COOKIE
from wartable.server.people.csrf import CSRF_HEADER

SOURCE = Path(wartable.__file__).parent
SEED = 4
CLICK = "attack soldiers"
SEAT = 0
# Tasks that the page's line starts inherit it; bots, clocks and notices, which go on beside the click, do not have it.
OF_THE_CLICK: contextvars.ContextVar[bool] = contextvars.ContextVar("of_the_click", default=False)
WRITER = "wartable writer"  # the task and the thread that make the move durable; they serve all tables


class Trace:
    """The functions of the program that were called, in order, from any thread."""

    def __init__(self) -> None:
        self.on = False
        self.calls: list[tuple[str, str]] = []
        threading.setprofile(self._hook)
        sys.setprofile(self._hook)

    def _hook(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if not (self.on and event == "call" and code.co_filename.startswith(str(SOURCE)) and of_the_click()):
            return
        if "<" not in code.co_qualname:  # a comprehension has no name to look for
            self.calls.append((str(Path(code.co_filename).relative_to(SOURCE)), code.co_qualname))

    def files(self) -> list[tuple[str, str]]:
        """Return each file with the function by which the click first came to it."""
        first: dict[str, str] = {}
        for file, name in self.calls:
            first.setdefault(file, name)
        return list(first.items())


def of_the_click() -> bool:
    """Return whether this thread is at work for the page that clicked."""
    if threading.current_thread() is not threading.main_thread():
        return threading.current_thread().name.startswith(WRITER)
    try:
        task = asyncio.current_task()
    except RuntimeError:
        return False
    return OF_THE_CLICK.get() or (task is not None and task.get_name() == WRITER)


class Line:
    """A page's line to its table, straight into the application."""

    def __init__(self, app: Litestar, table: str, cookie: str) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "ws",
            "server": ("table.test", 80),
            "client": ("127.0.0.1", 1),
            "path": f"/api/tables/{table}/live",
            "raw_path": f"/api/tables/{table}/live".encode(),
            "root_path": "",
            "query_string": f"seat={SEAT}".encode(),
            "headers": [(b"host", b"table.test"), (b"cookie", cookie.encode())],
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }
        self.incoming.put_nowait({"type": "websocket.connect"})
        plain: Any = app
        self.task = asyncio.create_task(plain(scope, self.incoming.get, self.outgoing.put))

    def tell(self, **message: Any) -> None:
        """Send a message."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Wait until a message of each of these kinds has come; return them by kind."""
        heard: dict[str, Any] = {}
        while not heard.keys() >= set(kinds):
            async with asyncio.timeout(60):
                sent = await self.outgoing.get()
            text = sent.get("text") or (sent.get("bytes") or b"").decode()
            if text:
                message = json.loads(text)
                heard[message["type"]] = message
        return heard

    async def close(self) -> None:
        """Hang up."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


def game() -> wartable.Table:
    """Return the game that is played: the same each time."""
    return wartable.title("proelio").open(seats=4, seed=SEED)


async def open_table(app: Litestar) -> tuple[str, str]:
    """Open a table with a known game, all its seats at one screen; return its id and the cookie of its guests."""
    plain: Any = app
    async with httpx.AsyncClient(transport=httpx.ASGITransport(plain), base_url="http://table.test") as page:
        page.cookies.set(CSRF_COOKIE, "x")
        body = {"record": game().wtr(), "seats": [{"kind": "me"}] * game().seats}
        answer = await page.post("/api/records", json=body, headers={CSRF_HEADER: "x"})
        assert answer.is_success, answer.text
        cookie = "; ".join(f"{name}={value}" for name, value in page.cookies.items())
        return str(answer.json()["table"]), cookie


async def click(folder: Path, trace: Trace) -> dict[str, Any]:
    """Play one click at a server and trace it; return what was sent and what came back."""
    app = create_app(Settings(f"sqlite:///{folder / 'wartable.db'}", NoticeSettings(), limits=None))
    async with app.lifespan():
        table, cookie = await open_table(app)
        OF_THE_CLICK.set(True)
        line = Line(app, table, cookie)
        OF_THE_CLICK.set(False)
        line.tell(type="hello", format="html", lang="en", layout="wide")
        shown: dict[str, Any] = {}
        while "parts" not in shown:  # before it said hello it was shown the table as a program sees it
            shown = (await line.hear("table"))["table"]
        code = next(choice.code for choice in game().choices(SEAT) if choice.text == CLICK)
        body = {"actions": [code], "number": shown["number"]}
        trace.on = True
        line.tell(type="do", kind="act", body=body, request="1")
        heard = await line.hear("ack", "table")
        trace.on = False
        await line.close()
    return {"sent": body, "heard": list(heard)}


def main() -> None:
    """Print the trace."""
    live_table.UPDATE_SECONDS = float("inf")  # a slow machine must not come by what is done every few seconds
    trace = Trace()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(click(Path(folder), trace))
    print(json.dumps({**told, "files": trace.files()}))


if __name__ == "__main__":
    main()
