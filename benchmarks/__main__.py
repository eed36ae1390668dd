"""`make bench`: our engine beside its peers, round after round, as ratios of medians.

Every measurement runs in a fresh process that stays on one core, and a round goes through all of them, so that what a
shared machine does meanwhile falls on all alike. A decision is one action chosen by a player, also where there was but
one choice; chance is paid for, not counted. Rates are per second of CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks import ours, peers, report, special
from wartable._build import COMPILED

PACKAGES = ("wartable", "open-spiel", "rlcard", "pettingzoo", "chess", "catanatron", "diplomacy", "mypy")
PACKAGE_OF = {
    "OpenSpiel": "pyspiel",
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
    "python-chess": "chess",
    "Catanatron": "catanatron",
    "diplomacy": "diplomacy",
}


def main() -> None:
    """Measures and prints; with --results also keeps every single measurement as a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--plain", default=sys.executable, help="a Python that has wartable uncompiled")
    parser.add_argument("--tree", type=Path, default=Path.cwd(), help="the folder with `benchmarks` for that Python")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--core", type=int, default=0)
    parser.add_argument("--only", default="", help="a regular expression for the names of benchmarks")
    parser.add_argument("--results", type=Path, help="a file for the single measurements")
    wanted = parser.parse_args()
    jobs = [job for job in plan() if re.search(wanted.only, " ".join(job))]
    results: dict[tuple[str, str], list[dict[str, float]]] = {job: [] for job in jobs}
    with Progress(transient=True) as progress:
        task = progress.add_task("measuring", total=wanted.rounds * len(jobs))
        for _ in range(wanted.rounds):
            for job in jobs:
                progress.update(task, description=" ".join(job))
                found = measured(job, wanted)
                results[job].append(found)
                if wanted.results:
                    with wanted.results.open("a") as file:
                        file.write(json.dumps({"build": job[0], "bench": job[1], **found}) + "\n")
                progress.advance(task)
    show(results, wanted)


def plan() -> list[tuple[str, str]]:
    """All measurements of a round, ours next to the peers'."""
    build = report.COMPILED if COMPILED else report.PLAIN
    jobs = [
        (each, bench) for bench in (*ours.BENCHES, *special.BENCHES) for each in dict.fromkeys((build, report.PLAIN))
    ]
    for bench in peers.BENCHES:
        try:
            __import__(PACKAGE_OF[bench.split()[0]])
        except ImportError:
            print(f"not installed, left out: {bench}")
        else:
            jobs.append((report.PEER, bench))
    return jobs


def measured(job: tuple[str, str], wanted: argparse.Namespace) -> dict[str, float]:
    """One measurement in a fresh process."""
    build, bench = job
    python, tree = (wanted.plain, wanted.tree) if build == report.PLAIN else (sys.executable, Path.cwd())
    command = [str(Path(python).absolute()), "-m", "benchmarks.one", bench]
    command += ["--seconds", str(wanted.seconds), "--core", str(wanted.core)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "0"})
    if done.returncode:
        raise SystemExit(f"{build} {bench} failed:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def show(results: report.Results, wanted: argparse.Namespace) -> None:
    """Prints versions, figures and ratios."""
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(f"{wanted.rounds} rounds of {wanted.seconds:g} s on core {wanted.core}; {', '.join(versions())}")
    table = Table("build", "benchmark", title="a second of CPU time (median, ± half the range)")
    for name in ("rate", "±", "games/s", "decisions/game", "decisions with ≥ 2 choices", "branching"):
        table.add_column(name, justify="right")
    for row in report.figures(results):
        table.add_row(*row)
    console.print(table)
    table = Table("build", "ours", "beside", title="ratios of medians")
    for name in ("ratio", "target", ""):
        table.add_column(name, justify="right")
    for row in report.ratios(results):
        table.add_row(*row)
    console.print(table)
    table = Table("build", "ours", title="time of one, in milliseconds (median)")
    for name in ("ms", "at most", ""):
        table.add_column(name, justify="right")
    for row in report.times(results):
        table.add_row(*row)
    console.print(table)


def versions() -> list[str]:
    """What was measured."""
    found = [f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return found


if __name__ == "__main__":
    main()
