"""Mutated rules: change each clause number and each condition of a title once, and see that its citing tests notice.

usage: python -m tests.mutation [title ...] [--jobs 2] [--only checks.py:42] [--all] [--verbose]
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.mutation.mutants import Mutant
from tests.mutation.report import Report, judged_in, least_in
from tests.mutation.trial import ROOT, Trials, run

TITLES = sorted(path.parent.name for path in (ROOT / "tests/titles").glob("*/rules"))


def main() -> int:
    """Try the mutants of the titles that are named, or of all; end with 1 if too many survive."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", default=TITLES, help="names of titles (all)")
    parser.add_argument("--package", default="wartable.titles", help="where the titles' folders lie (wartable.titles)")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests/titles", help="where their tests lie")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants tried at a time")
    parser.add_argument("--only", action="append", default=[], help="a file, or a file and a line; may be repeated")
    parser.add_argument("--all", action="store_true", help="let tests notice that do not cite the clause")
    parser.add_argument("--verbose", action="store_true", help="say of each mutant which test noticed it")
    given = parser.parse_args()
    faults = [fault for name in given.titles for fault in tried(name, given)]
    for fault in faults:
        print(f"FAILED: {fault}")
    return 1 if faults else 0


def tried(name: str, given: argparse.Namespace) -> list[str]:
    """Try one title and print what came of it; return what is wrong."""
    began = time.monotonic()
    trials = Trials(
        f"{given.package}.{name}", lambda mutant: is_chosen(mutant, given.only), given.jobs, show, given.all
    )
    run(trials, given.tests / name)
    if trials.trouble:
        return [f"{name}: {trials.trouble}"]
    said = given.tests / name / "judged.toml"
    report = Report(name, trials.results, judged_in(said), time.monotonic() - began, least_in(said))
    print()
    if given.verbose:
        for result in trials.results:
            print(f"{result.mutant.file}:{result.mutant.line} {result.mutant.change}: {result.test or 'survived'}")
    print(*report.lines(), sep="\n")
    return [] if given.only or given.all else [f"{name}: {fault}" for fault in report.faults()]


def is_chosen(mutant: Mutant, only: Sequence[str]) -> bool:
    """Whether a mutant stands where the caller wants to look."""
    place = f"{mutant.file}:{mutant.line}:"
    return not only or any(place.startswith(f"{one}:") for one in only)


def show(done: int, of: int) -> None:
    """Show on a terminal how far the trials are."""
    if sys.stdout.isatty():
        print(f"\r{done} of {of} mutants", end="", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
