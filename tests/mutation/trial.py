"""Trials of mutants: the tests are collected once, then each mutant is tried in a fork of that process.

A mutant's functions get its code in place, so that every module that has imported them plays by the changed rule. This
holds for the plain build alone.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import NoReturn

import pytest

from tests.mutation.mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]

# How a fork ends.
SURVIVED, CAUGHT, ENDLESS, BROKEN = 40, 41, 42, 43

# A test that takes this much longer than before plays for ever: seconds of the processor, and times the first run.
PATIENCE = 4.0
SLOWER = 10.0
MEMORY = 2 << 30


@dataclass(frozen=True)
class Result:
    """What came of a mutant."""

    mutant: Mutant
    ending: int
    test: str  # the one that caught it
    seconds: float

    @property
    def caught(self) -> bool:
        """Whether a test failed, ran for ever or brought the process down."""
        return self.ending != SURVIVED


@dataclass
class Trials:
    """A pytest plugin that tries mutants in place of running the tests once."""

    package: str
    chosen: Callable[[Mutant], bool]
    jobs: int
    progress: Callable[[int, int], None]
    everything: bool = False  # any test may catch any mutant
    results: list[Result] = field(default_factory=list)
    trouble: str = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mutants against the tests that were collected."""
        if session.testsfailed:
            self.trouble = "the tests cannot be collected"
            return True
        tests = Tests(session, self.everything)
        self.trouble = tests.time()
        if self.trouble:
            return True
        found = [mutant for mutant in mutants_of(self.package, tests.known) if self.chosen(mutant)]
        gc.freeze()  # else the collector of every fork would copy all that they share
        for result in tried(found, tests, self.jobs):
            self.results.append(result)
            self.progress(len(self.results), len(found))
        order = {id(mutant): i for i, mutant in enumerate(found)}
        self.results.sort(key=lambda result: order[id(result.mutant)])
        return True


def mutants_of(package: str, known: frozenset[str]) -> list[Mutant]:
    """Return the mutants of an installed title."""
    module = importlib.import_module(package)
    folder = package if importlib.util.find_spec(f"{package}.clauses") else f"{package}.codes"
    clauses = importlib.import_module(f"{folder}.clauses")
    numbers = {name: number for name, number in vars(clauses).items() if isinstance(number, int)}
    assert module.__file__ is not None
    return mutants(Path(module.__file__).parent, numbers, module.TITLE.clauses, known)


class Tests:
    """The collected tests, with the clauses that each cites and the time that it takes."""

    def __init__(self, session: pytest.Session, everything: bool) -> None:
        self.session = session
        self.everything = everything
        self.cites = {
            item: frozenset(str(name) for mark in item.iter_markers("clause") for name in mark.args)
            for item in session.items
        }
        self.known = frozenset().union(*self.cites.values())
        self.seconds: dict[pytest.Item, float] = {}
        self.functions = functions_by_file()
        self.parent = os.getpid()
        # Made before the forks, which would else each make one, and leave it.
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]

    def time(self) -> str:
        """Run all once without a mutant, and learn how long each takes; return what is wrong, if anything is."""
        with tempfile.TemporaryFile("w+") as told:
            items = self.session.items
            pid = os.fork()
            if pid == 0:
                in_fork(lambda: self.run_timed(items, told.fileno()))
            _, status = os.waitpid(pid, 0)
            told.seek(0)
            said = told.read()
        if os.waitstatus_to_exitcode(status) != SURVIVED:
            return f"without a mutant a test fails: {said}"
        self.seconds = dict(zip(items, json.loads(said), strict=True))
        return ""

    def run_timed(self, items: Sequence[pytest.Item], told: int) -> int:
        seconds: list[float] = []
        for item, following in with_next(items):
            began = time.process_time()
            if not self.passes(item, following):
                os.write(told, item.nodeid.encode())
                return CAUGHT
            seconds.append(time.process_time() - began)
        os.write(told, json.dumps(seconds).encode())
        return SURVIVED

    def passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        """Run a test as pytest does."""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return self.session.testsfailed == 0

    def noticing(self, mutant: Mutant) -> list[pytest.Item]:
        """Return the tests that should catch a mutant: those nearest to it first, of these the quickest."""
        wanted = self.known if mutant.clauses is None else mutant.clauses
        found = [item for item in self.seconds if self.everything or self.cites[item] & wanted]
        return sorted(found, key=lambda item: (not self.cites[item] & mutant.nearest, self.seconds[item]))

    def put_in(self, mutant: Mutant) -> None:
        """Give the functions of a mutant's module its code."""
        code = mutant.code()
        for function in self.functions[str(mutant.path)]:
            old = function.__code__
            function.__code__ = code.get((old.co_qualname, old.co_firstlineno), old)

    def run(self, mutant: Mutant, told: int) -> int:
        """Play by a mutant's rules until a test fails."""
        self.put_in(mutant)
        for item, following in with_next(self.noticing(mutant)):
            if os.getppid() != self.parent:
                return BROKEN  # the trials were stopped
            os.ftruncate(told, 0)
            os.pwrite(told, item.nodeid.encode(), 0)
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + SLOWER * self.seconds[item])
            if not self.passes(item, following):
                return CAUGHT
        return SURVIVED


def with_next(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Yield each test with the one that follows it."""
    return zip(items, [*items[1:], None], strict=True)


def functions_by_file() -> dict[str, list[FunctionType]]:
    """Return all functions of this process by the file that they come from, decorated ones and methods too."""
    found: dict[str, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found.setdefault(thing.__code__.co_filename, []).append(thing)
    return found


def in_fork(work: Callable[[], int]) -> NoReturn:
    """Do the work of a fork, silently, and end it; nothing of it may come back to the process that forked."""
    ending = BROKEN
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, resource.getrlimit(resource.RLIMIT_DATA)[1]))
        signal.signal(signal.SIGPROF, lambda *_: os._exit(ENDLESS))
        ending = work()
    finally:
        os._exit(ending)


def tried(found: Sequence[Mutant], tests: Tests, jobs: int) -> Iterator[Result]:
    """Try mutants, some at a time; yield each one's result when it is there."""
    waiting = list(reversed(found))
    running: dict[int, tuple[Mutant, int, float]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            told = os.memfd_create("test")
            pid = os.fork()
            if pid == 0:
                in_fork(lambda mutant=mutant, told=told: tests.run(mutant, told))  # type: ignore[misc]
            running[pid] = (mutant, told, time.monotonic())
        pid, status = os.wait()
        mutant, told, began = running.pop(pid)
        ending = os.waitstatus_to_exitcode(status)
        if ending == BROKEN:
            raise RuntimeError(f"the trial itself failed: {mutant.file}:{mutant.line} {mutant.change}")
        test = os.pread(told, 10_000, 0).decode() if ending != SURVIVED else ""
        os.close(told)
        yield Result(mutant, ending, test, time.monotonic() - began)


def run(trials: Trials, tests: Path) -> None:
    """Collect a title's tests and try its mutants against them."""
    quiet = ["-q", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"]
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-m", "not soak"]
    ending = pytest.main([str(tests), *quiet, *settings], plugins=[trials])
    if ending not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not trials.trouble:
        trials.trouble = f"pytest ended with {ending!r}"
    sys.stdout.flush()
