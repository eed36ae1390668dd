"""`wartable simulate`, `conformance`, `fuzz` and `bench`.

Measuring instead of playing.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import time
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import wartable
from wartable.cli.common import LANG, PRESET, language, parse_options, say
from wartable.cli.terminal.play import usual_seats
from wartable.core.errors import OptionError
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Messages
from wartable.core.title import Title
from wartable.lab.series import WINDOWS, Result, series
from wartable.lab.statistics import wilson

OPTION = typer.Option([], "--option", "-o", help="An option of the table, as name=value; may be repeated.")
TITLE = typer.Argument(help="Which game: see `wartable titles`.")
SEED = typer.Option(0, "--seed", help="The same seed gives the same games.")


def simulate(
    title: str = TITLE,
    games: int = typer.Option(1000, "--games", "-n", min=1, help="How many games."),
    seats: int = typer.Option(0, "--seats", help="How many seats."),
    bots: str = typer.Option(
        "random", "--bots", help="Who plays: one level for all seats, or one a seat: sensible,random,random."
    ),
    sides: str = typer.Option("", "--sides", help="One level a side, with all its seats: sensible,random."),
    rotate: bool = typer.Option(True, help="Let the players change seats, or sides, from game to game."),
    option: list[str] = OPTION,
    preset: str = PRESET,
    pack: str | None = typer.Option(None, "--pack", help="A folder with replaced content."),
    seed: int = SEED,
    lang: str | None = LANG,
) -> None:
    """Let bots play many games and show who wins how often, with confidence intervals."""
    game = wartable.title(title)
    options = game.preset(preset, parse_options(option))
    number = seats or usual_seats(game, options)
    levels = (sides or bots).split(",")
    if len(levels) == 1 and not sides:
        levels = levels * number
    if len(levels) != number and not sides:
        raise OptionError("bots-and-seats", bots=len(levels), seats=number)
    kit = game.kit(number, options, pack)
    console = Console()
    started = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=games)
        result = series(game, kit, levels, games, seed, rotate, lambda: progress.advance(task), bool(sides))
    report(console, game, kit, result, time.perf_counter() - started, language(lang))


def report(console: Console, game: Title, kit: Kit, result: Result, seconds: float, lang: str) -> None:
    """The figures of a series as a table."""
    rate = f"{result.games / seconds:.0f}"
    heading = say(
        "simulated", lang, games=result.games, title=game.name, seats=result.seats, seconds=f"{seconds:.1f}", rate=rate
    )
    grid = Grid(title=heading, title_justify="left")
    for column in ("seat", "bot", "wins", "share", "interval"):
        grid.add_column(say(f"column-{column}", lang), justify="left" if column == "bot" else "right")
    sides = [
        ((say("of-side", lang, name=game.side_name(kit, side, lang)), ""), wins, played)
        for side, wins, played in result.side_rows()
    ]
    for (where, level), wins, played in (*result.rows(), *sides):
        low, high = wilson(wins, played)
        grid.add_row(where, level, str(wins), f"{100 * wins / played:.1f} %", f"{100 * low:.1f} - {100 * high:.1f} %")
    console.print(grid)
    low10, median, high90 = result.lengths()
    console.print(say("length", lang, median=median, low=low10, high=high90))
    console.print(
        say("endings", lang, endings=", ".join(f"{clause} {count}" for clause, count in result.endings.items()))
    )
    report_measures(console, game.messages_of(kit), result, lang)
    if result.capped:
        console.print(say("capped", lang, count=result.capped, cap=result.cap))


def report_measures(console: Console, messages: Messages, result: Result, lang: str) -> None:
    """What the numbers that the title counts come to: those of a yes or no as shares, the others with quantiles."""
    numbers, shares = Grid(), Grid()
    for grid, columns in (
        (numbers, ("mean", "least", "low", "median", "high")),
        (shares, ("games", "share", "interval")),
    ):
        grid.add_column(say("column-measure", lang))
        for column in columns:
            grid.add_column(say(f"column-{column}", lang), justify="right")
    for name, one in result.summaries().items():
        key = next((key for key in (f"measure-{name}", name) if messages.has(lang, key)), "")
        called = messages.format(lang, key) if key else say("windows", lang) if name == WINDOWS else name
        if one.is_share:
            low, high = wilson(round(one.mean * one.count), one.count)
            shares.add_row(called, str(one.count), f"{100 * one.mean:.1f} %", f"{100 * low:.1f} - {100 * high:.1f} %")
        else:
            quantiles = (f"{round(number, 2):g}" for number in (one.least, one.low, one.median, one.high))
            numbers.add_row(called, f"{one.mean:.2f}", *quantiles)
    for grid in (numbers, shares):
        if grid.row_count:
            console.print(grid)


def conformance(
    title: str = TITLE,
    seconds: float = typer.Option(60, "--seconds", min=1, help="How long to look for faults."),
    seed: int = SEED,
    pack: str | None = typer.Option(None, "--pack", help="A folder with replaced content."),
    lang: str | None = LANG,
) -> None:
    """Check that a title keeps every contract: legality, replay, undo, no leak of a secret, honest redeals."""
    from wartable.conformance import check  # only here: playing must not wait for it to load

    game = wartable.title(title)
    with Console(stderr=True).status(title):
        found = check(game, seconds=seconds, seed=seed, pack=pack)
    if not found.findings:
        typer.echo(
            say("conforms", language(lang), title=title, games=found.counts["games"], steps=found.counts["steps"])
        )
        return
    for finding in found.findings:
        typer.echo(str(finding))
    typer.echo(say("findings", language(lang), count=len(found.findings)), err=True)
    raise typer.Exit(1)


def fuzz(
    title: str = TITLE,
    seconds: float = typer.Option(10, "--seconds", min=1, help="How long."),
    seed: int = SEED,
    lang: str | None = LANG,
) -> None:
    """Throw random games, options and junk at a title; any crash is a fault."""
    from wartable.conformance import fuzz as run

    found = run(wartable.title(title), seconds=seconds, seed=seed)
    for finding in found.findings:
        typer.echo(str(finding))
    if found.findings:
        typer.echo(say("findings", language(lang), count=len(found.findings)), err=True)
        raise typer.Exit(1)
    typer.echo(
        say(
            "fuzzed",
            language(lang),
            games=found.counts["games"],
            steps=found.counts["steps"],
            junk=found.counts["junk"],
        )
    )


def bench(lang: str | None = LANG) -> None:
    """Run the project's benchmarks (from the project's folder)."""
    if importlib.util.find_spec("benchmarks") is None and not Path("benchmarks").is_dir():
        raise OptionError("bench-missing")
    raise typer.Exit(subprocess.call([sys.executable, "-m", "benchmarks"]))
