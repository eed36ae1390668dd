"""`wartable replay`, `wartable verify`, `wartable content check` and `price`.

Files that people hand in.
"""

from __future__ import annotations

from pathlib import Path

import typer

import wartable
from wartable import paint
from wartable.cli.common import LANG, language, say
from wartable.core.errors import OptionError
from wartable.core.record.proof import verify as prove
from wartable.core.rules.log import PUBLIC
from wartable.core.table.table import Table

content_app = typer.Typer(help="Check and price content packs.", no_args_is_help=True)


def replay(
    file: Path = typer.Argument(help="A record (.wtr) with one game or many."),
    seat: int = typer.Option(PUBLIC, "--seat", help="Replay as this seat saw it; by default as a spectator."),
    show_table: bool = typer.Option(False, "--table", help="Draw the table at the end."),
    pack: str | None = typer.Option(None, "--pack", help="The folder with the content that was played with."),
    lang: str | None = LANG,
) -> None:
    """Play a record again, checking every line, and tell what happened."""
    tongue = language(lang)
    for table in wartable.read(file, pack=pack):
        lines = sum(1 for line in table.record.lines if line.kind == "choice" and not line.struck)
        typer.echo(say("game-heading", tongue, title=table.title.name, seats=table.seats, lines=lines))
        for line in table.log(seat, tongue):
            typer.echo(f"  · {line}")
        if show_table:
            typer.echo(paint.text(table.scene(seat, tongue)))
        typer.echo(result(table, tongue))


def result(table: Table, lang: str) -> str:
    """Return how a game stands, in a line."""
    if table.outcome is None:
        return say("result-open", lang)
    clause = table.title.clauses[table.outcome.clause]
    names = ", ".join(table.title.seat_name(table.kit, seat, lang) for seat in table.outcome.winners)
    return say("result-won", lang, names=names, clause=clause) if names else say("result-none", lang, clause=clause)


def verify(
    file: Path = typer.Argument(help="The record (.wtr) of a finished table with fair chance."),
    lang: str | None = LANG,
) -> None:
    """Prove that every die and draw follows from the secret committed to at the start and the players' salts."""
    report = prove(read_text(file))
    typer.echo(say("verified", language(lang), draws=report.draws))


def read_text(file: Path) -> str:
    """Return a file's text, or a clear error."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError("at-place", place=file, reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise OptionError("not-utf8", place=file, byte=error.start) from error


@content_app.command("check")
def content_check(
    folder: str = typer.Argument(help="The folder of the pack."),
    title: str | None = typer.Option(None, "--title", "-t", help="The game it is for, if there are several."),
    lang: str | None = LANG,
) -> None:
    """Check a pack: errors name file, key and reason; warnings do not keep it from being played."""
    content = named(title).content(folder)
    for warning in content.warnings:
        typer.echo(f"! {warning if isinstance(warning, str) else warning.label(language(lang))}")
    typer.echo(say("content-good", language(lang), place=folder, hash=content.hash))


@content_app.command("price")
def content_price(
    folder: str = typer.Argument(help="The folder of the pack."),
    title: str | None = typer.Option(None, "--title", "-t", help="The game it is for, if there are several."),
    write: bool = typer.Option(False, "--write", help="Write the new prices into the files of the pack."),
    lang: str | None = LANG,
) -> None:
    """Price a pack by the game's own formula: tell what changes, and write it if asked to."""
    game, tongue = named(title), language(lang)
    priced = game.reprice(folder)
    for change in priced.changes:
        typer.echo(change.label(tongue))
    if write:
        for name, text in priced.files.items():
            write_text(Path(folder, name), text)
    told = "content-prices-same" if not priced.changes else f"content-prices-{'written' if write else 'differ'}"
    typer.echo(say(told, tongue, place=folder, changes=len(priced.changes)))


def named(title: str | None) -> wartable.Title:
    """Return the title of a name, or the only one that is installed."""
    names = wartable.title_names()
    if title is None and len(names) > 1:
        raise OptionError("which-title", known=" | ".join(names))
    return wartable.title(title or names[0])


def write_text(file: Path, text: str) -> None:
    """Write a file, or raise a clear error."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError("at-place", place=file, reason=error.strerror) from error
