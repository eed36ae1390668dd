"""The `wartable` command."""

from __future__ import annotations

import os
import sys

import typer

import wartable
from wartable._build import build
from wartable.cli import admin, help_texts, lab, new_title, records, rules, serve
from wartable.cli.common import say, spoken_language
from wartable.cli.terminal import coach, play
from wartable.core.errors import WartableError

app = typer.Typer(
    name="wartable",
    help="A digital war table: play, replay, verify and measure historical games by the book.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wartable {wartable.__version__}, {build()}")
        raise typer.Exit


@app.callback()
def root(
    version: bool = typer.Option(
        False, "--version", help="Show the version and which build runs.", is_eager=True, callback=_version
    ),
) -> None:
    """A digital war table."""


app.command("titles")(play.titles)
app.command("play")(play.play)
app.command("coach")(coach.coach)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.add_typer(records.content_app, name="content")
app.command("rules")(rules.rules)
app.command("new-title")(new_title.new_title)
app.command("simulate")(lab.simulate)
app.command("conformance")(lab.conformance)
app.command("fuzz")(lab.fuzz)
app.command("bench")(lab.bench)


def main() -> None:
    """Run the command; a user's mistake gives one clear line and exit code 2."""
    command = typer.main.get_command(app)
    help_texts.translate(command, spoken_language())
    try:
        command()
    except WartableError as error:
        typer.echo(f"wartable: {error.label(spoken_language())}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo(say("interrupted"), err=True)
        sys.exit(130)
    except BrokenPipeError:
        # The reader of a pipe went away (`wartable rules | head`); nothing is wrong, but Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
