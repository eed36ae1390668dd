"""`wartable admin`: for those who run a server.

All of it works while the server runs but `restore` and `patch`.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from wartable.cli import packs
from wartable.cli.common import LANG, language, say
from wartable.cli.records import read_text
from wartable.cli.serve import DATA, DATABASE, server
from wartable.cli.stores import show, when, with_store
from wartable.core.errors import OptionError, PositionError
from wartable.core.rules.log import PUBLIC
from wartable.core.text.messages import LANGUAGES

if TYPE_CHECKING:
    from wartable.store import Store

app = typer.Typer(help="Look after a server: accounts, tables, backups.", no_args_is_help=True)
app.add_typer(packs.app, name="pack")
NAME = typer.Argument(help="The account's name, e-mail address or id.")
TABLE = typer.Argument(help="The table's id, as in its address.")


def dump() -> Any:
    """Return backup and restore. The database's tools are slow to load, and most commands do without them."""
    return import_module("wartable.store.backup")


@app.command()
def users(data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """List the accounts."""
    tongue = language(lang)
    found = with_store(data, database, lambda store: store.accounts.users())
    columns = [say(f"admin-{name}", tongue) for name in ("name", "mail", "since", "state")]
    rows = []
    for user in found:
        state = "disabled" if user.disabled else "robot" if user.robot else "player"
        rows.append([user.name, user.email or "", when(user.created), say(f"admin-{state}", tongue)])
    show(columns, rows)


def say_done(key: str, user: Any, lang: str | None) -> None:
    """Say what was done to an account."""
    typer.echo(say(key, language(lang), name=user.name))


@app.command()
def disable(name: str = NAME, data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """Shut an account out and end its sessions. Its games and its rating stay."""
    user = with_store(data, database, lambda store: server("admin").disable(store, name, True))
    say_done("admin-is-disabled", user, lang)


@app.command()
def enable(name: str = NAME, data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """Let an account in again."""
    user = with_store(data, database, lambda store: server("admin").disable(store, name, False))
    say_done("admin-is-enabled", user, lang)


@app.command("sign-out")
def sign_out(name: str = NAME, data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """End all sessions of an account."""
    say_done("admin-signed-out", with_store(data, database, lambda store: server("admin").sign_out(store, name)), lang)


@app.command()
def password(name: str = NAME, data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """Give an account a new password, shown once, and end its sessions."""
    fresh = with_store(data, database, lambda store: server("admin").reset_password(store, name))
    typer.echo(say("admin-new-password", language(lang), password=fresh))


@app.command("reset-link")
def reset_link(name: str = NAME, data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """Print a link by which the account's owner chooses a new password, once, within a day."""
    link = with_store(data, database, lambda store: server("admin").reset_link(store, name))
    typer.echo(say("admin-reset-link", language(lang), link=link))


@app.command()
def tables(
    phase: str = typer.Option("", "--phase", help="gathering, running or finished; all by default."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """List the tables, those that moved last first."""
    tongue = language(lang)
    found = with_store(data, database, lambda store: store.tables(phase=phase, limit=1 << 30))
    columns = [say(f"admin-{name}", tongue) for name in ("table", "title", "phase", "seats", "moved")]
    show(columns, [[row.id, row.title, row.phase, str(row.seats), when(row.updated)] for row in found])


@app.command("show")
def show_table(
    table: str = TABLE,
    position: bool = typer.Option(
        False, "--position", help="Print the whole position as JSON instead, with all hands: what `patch` takes."
    ),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Show a table's facts and who sits there; nothing of the game itself unless you ask for it."""
    tongue = language(lang)
    if position:
        found = with_store(data, database, lambda store: server("admin").position(store, table))
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return

    async def look(store: Store) -> tuple[Any, list[Any], int]:
        row = await server("admin").find_table(store, table)
        return row, (await store.seats(table))[table], len(await store.events(table))

    row, seats, events = with_store(data, database, look)
    typer.echo(f"{row.id}  {row.title}  {row.phase}  {when(row.created)} – {when(row.updated)}")
    typer.echo(say("admin-events", tongue, count=events))
    typer.echo("  ".join(f"{name}={value}" for name, value in row.settings.options.items()))
    if row.outcome is not None:
        typer.echo("  ".join(f"{name}={value}" for name, value in row.outcome.items()))
    columns = [say(f"admin-{name}", tongue) for name in ("seat", "kind", "name", "level")]
    show(columns, [[str(seat.seat), seat.kind, seat.name, seat.level] for seat in seats])


@app.command()
def abort(table: str = TABLE, data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """End a table without an outcome; nobody is rated for it."""
    with_store(data, database, lambda store: server("admin").abort(store, table))
    typer.echo(say("admin-aborted", language(lang), table=table))


@app.command()
def export(
    folder: Path = typer.Argument(help="Where the records go, one file a table."),
    running: bool = typer.Option(False, "--running", help="Running tables too: such a record shows all hands."),
    only: list[str] = typer.Option([], "--table", help="Only this table, running or not; may be given several times."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Write the records of all finished tables to a folder, or those of the tables that you name."""
    tongue = language(lang)

    async def write(store: Store) -> tuple[int, list[str]]:
        written, failed = 0, []
        async for row, good in server("admin").export(store, folder, running, only):
            written += good
            failed += [] if good else [row.id]
        return written, failed

    written, failed = with_store(data, database, write)
    typer.echo(say("admin-exported", tongue, count=written, folder=str(folder)))
    if failed:
        typer.echo(say("admin-not-exported", tongue, tables=", ".join(failed)), err=True)
        raise typer.Exit(1)


@app.command("import")
def import_record(
    file: Path = typer.Argument(help="A record (.wtr) with one whole game, as `wartable admin export` writes it."),
    seats: list[str] = typer.Option(
        [], "--seat", help="Who sits there, once for each seat in order: invited (a link), open, or bot:level."
    ),
    public: bool = typer.Option(False, "--public", help="List the table in the lobby."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Open a table with the game of a record: one that is over to look at, a running one to go on with."""
    tongue = language(lang)
    record, wishes = read_text(file), [seat_wish(seat) for seat in seats]
    opened = with_store(data, database, lambda store: server("admin").bring(store, record, wishes, public))
    typer.echo(say("admin-imported", tongue, table=opened.table))
    for seat, link in sorted(opened.links.items()):
        typer.echo(say("admin-seat-link", tongue, seat=seat, link=f"/seat/{opened.table}/{link}"))


def seat_wish(text: str) -> Any:
    """Return who is to sit at a seat, from words: `bot:random`."""
    kind, _, level = text.partition(":")
    if kind not in ("open", "invited", "bot") or bool(level) != (kind == "bot"):
        raise OptionError("import-seats", seat=repr(text))
    return server("lobby.new_table").SeatWish(kind=kind, level=level)


@app.command()
def patch(
    table: str = TABLE,
    file: Path = typer.Argument(help="A JSON file with the values to change; `show --position` prints all of them."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Correct the position of a running table. Stop the server first; the players are told in the chat."""
    changes = read_position(file)

    async def change(store: Store) -> None:
        await server("admin").patch(store, table, changes)
        await tell_players(store, table, "admin-told-patched")

    with_store(data, database, change)
    typer.echo(say("admin-patched", language(lang), table=table))


def read_position(file: Path) -> dict[str, Any]:
    """Return the values of a JSON file; raise PositionError with the line that is wrong."""
    try:
        found = json.loads(read_text(file))
    except json.JSONDecodeError as error:
        raise PositionError("patch-not-json", place=file, line=error.lineno, reason=error.msg) from error
    if not isinstance(found, dict):
        raise PositionError("patch-not-a-mapping", place=file)
    return found


@app.command()
def undo(
    table: str = TABLE,
    back: int = typer.Option(1, "--back", min=1, help="By how many things that everybody saw."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Take back what happened last at a running table, no matter who did it; the players are told in the chat."""

    async def go_back(store: Store) -> None:
        await server("admin").undo(store, table, back)
        await tell_players(store, table, "admin-told-undone", count=back)

    with_store(data, database, go_back)
    typer.echo(say("admin-undone", language(lang), table=table, count=back))


async def tell_players(store: Store, table: str, key: str, **facts: object) -> None:
    """Say something at a table in all languages: its players may read different ones."""
    await store.say(table, "wartable", PUBLIC, " · ".join(say(key, lang, **facts) for lang in LANGUAGES))


@app.command()
def backup(
    file: Path = typer.Argument(help="The file to write, such as wartable.backup."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Write everything to one file as it stands now; games go on meanwhile. It holds secrets: keep it safe."""
    rows = with_store(data, database, lambda store: dump().backup(store, file))
    typer.echo(say("admin-backed-up", language(lang), count=rows, file=str(file)))


@app.command()
def restore(
    file: Path = typer.Argument(help="A file that `wartable admin backup` wrote, from either kind of database."),
    data: Path = DATA,
    database: str | None = DATABASE,
    lang: str | None = LANG,
) -> None:
    """Fill an empty store from a backup."""
    rows = with_store(data, database, lambda store: dump().restore(store, file))
    typer.echo(say("admin-restored", language(lang), count=rows, file=str(file)))


@app.command()
def check(data: Path = DATA, database: str | None = DATABASE, lang: str | None = LANG) -> None:
    """Play all stored tables again by the present rules and list those that diverge; they go on from their position."""
    tongue = language(lang)

    async def look(store: Store) -> tuple[int, list[Any]]:
        good, findings = 0, []
        async for _, finding in server("admin").check(store):
            good += finding is None
            findings += [] if finding is None else [finding]
        return good, findings

    good, findings = with_store(data, database, look)
    for found in findings:
        key = "admin-lost-table" if found.lost is None else "admin-goes-on"
        facts = {"table": found.table, "title": found.title, "phase": found.phase, "event": found.event}
        typer.echo(say(key, tongue, **facts, lost=found.lost or 0))
    typer.echo(say("admin-checked", tongue, good=good, bad=len(findings)))
    if findings:
        raise typer.Exit(1)
