"""`wartable admin pack`: content that tables of a server can be opened with."""

from __future__ import annotations

from pathlib import Path

import typer

from wartable.cli.common import LANG, language, say
from wartable.cli.serve import DATA, DATABASE, server
from wartable.cli.stores import show, when, with_store

app = typer.Typer(
    help="Install packs: other cards, units or maps that tables can be opened with.", no_args_is_help=True
)
TITLE = typer.Argument(help="The title, such as proelio.")


@app.command()
def add(
    title: str = TITLE,
    folder: Path = typer.Argument(help="The folder of the pack."),
    name: str = typer.Option("", "--name", help="What players read; by default the folder's name."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Install a pack, or mend the words of one with the same hash."""
    pack = with_store(data, database, lambda store: server("admin").add_pack(store, title, folder, name))
    typer.echo(say("admin-pack-added", language(lang), name=pack.name, title=pack.title, hash=pack.hash))


@app.command("list")
def list_packs(data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """List the installed packs."""
    found = with_store(data, database, lambda store: store.packs.list())
    columns = [say(f"admin-{name}", language(lang)) for name in ("title", "name", "hash", "since")]
    show(columns, [[pack.title, pack.name, pack.hash, when(pack.added)] for pack in found])


@app.command()
def remove(
    title: str = TITLE,
    pack: str = typer.Argument(help="The pack's name or hash."),
    force: bool = typer.Option(False, "--force", help="Also if tables are played with it: they cannot go on."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Take a pack away."""
    gone = with_store(data, database, lambda store: server("admin").remove_pack(store, title, pack, force))
    typer.echo(say("admin-pack-removed", language(lang), name=gone.name, title=gone.title))
