"""One server and one browser for all tests of this folder; each visitor has a context of their own."""

from __future__ import annotations

import os
import signal
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.running_server import ARGS, CHROMIUM, PATIENCE, Server, Visitor

Come = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE * 1000)


# A browser that does not answer at all is not waited for: it is stopped, its test fails, and the next gets another.
LONGEST_TEST = 600.0
MARK = f"--of-the-tests={os.getpid()}"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Callable[[], Browser]]:
    """Debian's chromium. Without it these tests are skipped, which the CI counts as a failure."""
    if CHROMIUM is None:
        pytest.skip("NO BROWSER TESTS: chromium is missing (on Debian: apt install chromium-headless-shell)")
    with sync_playwright() as playwright:
        started: list[Browser] = []

        def running() -> Browser:
            if not started or not started[-1].is_connected():
                started.append(playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGS, MARK]))
            return started[-1]

        yield running
        for browser in started:
            browser.close()


@pytest.fixture
def browser(chromium: Callable[[], Browser]) -> Iterator[Browser]:
    """A browser that answers."""
    watch = threading.Timer(LONGEST_TEST, stop_browser)
    watch.daemon = True
    watch.start()
    yield chromium()
    watch.cancel()


def stop_browser() -> None:
    """Ends the browser of these tests from outside."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if MARK.encode() in path.read_bytes().split(b"\0"):
                os.kill(int(path.parent.name), signal.SIGKILL)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def contexts() -> dict[tuple[object, ...], list[BrowserContext]]:
    """Contexts that a visitor has left, by what cannot be changed of them: what is in their cache need not be read."""
    return defaultdict(list)


@pytest.fixture
def come(browser: Browser, server: Server, contexts: dict[tuple[object, ...], list[BrowserContext]]) -> Iterator[Come]:
    """Somebody comes, with nothing stored; what went wrong on a page fails the test.

    `fresh`: with an empty cache too, and in a context that nobody has after them.
    """
    visitors: list[Visitor] = []
    places: dict[Visitor, list[BrowserContext]] = {}

    def arrive(
        size: str = "wide",
        lang: str = "en",
        theme: Any = "light",
        motion: Any = "reduce",
        at: Server = server,
        fresh: bool = False,
    ) -> Visitor:
        touch = size in ("phone", "small")
        left = [] if fresh else contexts[browser, at.address, lang, theme, motion, touch]
        context = (
            left.pop()
            if left
            else browser.new_context(
                locale=lang, color_scheme=theme, reduced_motion=motion, has_touch=touch, base_url=at.address
            )
        )
        visitors.append(Visitor(context, at, size, len(visitors)))
        if not fresh:
            places[visitors[-1]] = left
        return visitors[-1]

    yield arrive
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        if visitor in places and visitor.leave():
            places[visitor].append(visitor.context)
        elif browser.is_connected():
            visitor.context.close()
    assert faults == []
