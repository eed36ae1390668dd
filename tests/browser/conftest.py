"""One server and one browser for all tests of this folder; each visitor has a context of his own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import ARGS, CHROMIUM, PATIENCE, Server, Visitor

Come = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium. Without it these tests are skipped, which the CI counts as a failure."""
    if CHROMIUM is None:
        pytest.skip("NO BROWSER TESTS: chromium is missing (on Debian: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Somebody comes; whatever went wrong on his page fails the test."""
    visitors: list[Visitor] = []

    def arrive(
        size: str = "wide", lang: str = "en", theme: str = "light", motion: str = "reduce", at: Server = server
    ) -> Visitor:
        visitors.append(Visitor(browser, at, size, lang, theme, motion))
        return visitors[-1]

    yield arrive
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert faults == []
