"""What holds for all tests. The marker `clause` and the others are registered in pyproject.toml."""

import inspect
import os
from asyncio import events
from collections.abc import Generator

import pytest
from hypothesis import settings

import wartable
from tests import event_loop, times

# `make test` always tries the same examples, on machines of any speed; `make soak` looks for new ones.
settings.register_profile("test", derandomize=True, deadline=None)
settings.register_profile("soak", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile("test")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="say at the end where the time went")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say where the time went; tests that ran side by side count with their own seconds each."""
    if terminalreporter.config.getoption("--times"):
        reports = [report for kind in terminalreporter.stats.values() for report in kind]
        durations = [(report.nodeid, report.duration) for report in reports if hasattr(report, "duration")]
        terminalreporter.section("times")
        for line in times.lines(durations, wartable.title_names()):
            terminalreporter.write_line(line)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Hide the browser's loop, which runs from its first test to the end, from tests that use no browser.

    Which tests a process runs after which is decided by their speed: what calls `asyncio.run` must not hang on that.
    """
    if "browser" in getattr(item, "fixturenames", ()):
        yield
        return
    running = events._get_running_loop()
    events._set_running_loop(None)
    try:
        yield
    finally:
        events._set_running_loop(running)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is an `async def`."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    event_loop.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


def pytest_sessionfinish(session: pytest.Session) -> None:
    """On a developer's machine a part may be skipped for want of a tool; in CI that is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or os.environ.get("CI") != "true":
        return
    skipped = reporter.stats.get("skipped", [])
    if skipped:
        reporter.write_line(f"\nCI must not skip, but {len(skipped)} tests were skipped", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
