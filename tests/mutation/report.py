"""What came of the trials: the share that was caught, what survived, and what was judged to change nothing."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutation.mutants import Mutant
from tests.mutation.trial import ENDLESS, Result

LEAST_CAUGHT = 0.95
MOST_JUDGED = 0.03


@dataclass(frozen=True)
class Judged:
    """A change that no test can notice, because the rules stay the same: named by its text, with the reason.

    A change that a function has twice is judged in both places.
    """

    file: str
    function: str
    change: str
    why: str

    def fits(self, mutant: Mutant) -> bool:
        """Whether a mutant is this change."""
        return (self.file, self.function, self.change) == (mutant.file, mutant.function, mutant.change)


def judged_in(path: Path) -> list[Judged]:
    """Read the list of a title; a title without one has no such mutant."""
    return [Judged(**row) for row in read(path).get("judged", [])]


def least_in(path: Path) -> float:
    """Read the share that must be caught of a title; its own is lower only where more was never measured."""
    return float(read(path).get("least_caught", LEAST_CAUGHT))


def read(path: Path) -> dict[str, Any]:
    """Read what a title says of its mutants."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@dataclass(frozen=True)
class Report:
    """The results of a title, and its judged mutants."""

    name: str
    results: Sequence[Result]
    judged: Sequence[Judged]
    seconds: float
    least: float = LEAST_CAUGHT

    @property
    def survivors(self) -> list[Result]:
        """What no test noticed, though it is not judged."""
        return [r for r in self.results if not r.caught and not any(j.fits(r.mutant) for j in self.judged)]

    @property
    def share(self) -> float:
        """The share that was caught, of those that are not judged."""
        caught = sum(result.caught for result in self.results)
        return caught / max(1, caught + len(self.survivors))

    def faults(self) -> Iterator[str]:
        """Yield what makes the trials fail."""
        if not self.results:
            yield "there is not one mutant"
        if self.share < self.least:
            yield f"only {self.share:.1%} were caught; at least {self.least:.0%} must be"
        for judged in self.judged:
            fitting = [result for result in self.results if judged.fits(result.mutant)]
            if not fitting:
                yield f"judged, but there is no such mutant now: {judged.file} {judged.function}: {judged.change}"
            for result in fitting:
                if result.caught:
                    yield f"judged to change nothing, but {result.test} noticed: {place(result.mutant)} {judged.change}"
        if len(self.judged) > MOST_JUDGED * len(self.results):
            yield f"{len(self.judged)} of {len(self.results)} are judged; at most {MOST_JUDGED:.0%} may be"

    def lines(self) -> Iterator[str]:
        """Yield the report."""
        for result in self.survivors:
            mutant = result.mutant
            clauses = ["any clause"] if mutant.clauses is None else sorted(mutant.nearest)
            more = f" and {len(clauses) - 4} more" if len(clauses) > 4 else ""
            yield f"survived: {place(mutant)} {mutant.function}: {mutant.change} [{', '.join(clauses[:4])}{more}]"
        caught = sum(result.caught for result in self.results)
        endless = sum(result.ending == ENDLESS for result in self.results)
        yield (
            f"{self.name}: {self.share:.1%} of the mutated rules caught: {caught} of {caught + len(self.survivors)}, "
            f"{endless} of them by the clock; {len(self.judged)} more judged to change nothing; {self.seconds:.0f} s"
        )


def place(mutant: Mutant) -> str:
    """Return where a mutant stands, as editors read it."""
    return f"{mutant.path}:{mutant.line}"
