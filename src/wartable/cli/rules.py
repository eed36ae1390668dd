"""`wartable rules`: reads the rulebook, and says which clauses tests cite."""

from __future__ import annotations

import ast
from pathlib import Path

import typer

import wartable
from wartable.cli.common import LANG, all_titles, language, say
from wartable.core.errors import OptionError
from wartable.core.text.rulebook import plain
from wartable.core.title import Title


def chosen(title: str | None, lang: str) -> list[Title]:
    """Return the titles to look through."""
    return [wartable.title(title)] if title else all_titles(lang)


def rules(
    words: list[str] = typer.Argument(help="A clause (PR-ATK-09), the beginning of one (PR-ATK), words, or: coverage"),
    title: str | None = typer.Option(None, "--title", "-t", help="Which game's rulebook; by default all of them."),
    tests: Path = typer.Option(Path("tests"), "--tests", help="With `coverage`: the folder with the tests."),
    lang: str | None = LANG,
) -> None:
    """Read the rulebooks: look up a clause, search for words, or say which share of the clauses tests cite."""
    tongue = language(lang)
    if words == ["coverage"]:
        # A title that cannot be loaded is not covered: that is an error.
        coverage([wartable.title(name) for name in ([title] if title else wartable.title_names())], tests, tongue)
        return
    games = chosen(title, tongue)
    found = [show_rules(game, " ".join(words), tongue, quiet=True) for game in games]
    if not any(found):
        names = ", ".join(game.name for game in games)
        typer.echo(say("no-rule", tongue, title=names, words=" ".join(words)), err=True)
        raise typer.Exit(1)


def show_rules(title: Title, words: str, lang: str, quiet: bool = False) -> int:
    """Print the clauses that match; return how many."""
    clauses = title.rulebook.find(words, lang)
    for clause in clauses:
        typer.echo(f"{clause.id}  {plain(clause.text)}")
    if not clauses and not quiet:
        typer.echo(say("no-rule", lang, title=title.name, words=words))
    return len(clauses)


def coverage(titles: list[Title], tests: Path, lang: str) -> None:
    """Which share of the clauses and rulings is cited by tests; exit code 1 if any is not."""
    if not tests.is_dir():
        raise OptionError("no-folder", place=tests)
    cited = cited_ids(tests)
    missing = False
    for game in titles:
        ids = game.rulebook.ids
        left = [clause for clause in ids if clause not in cited]
        seen = len(ids) - len(left)
        share = f"{100 * seen / len(ids):.1f}"
        typer.echo(say("coverage", lang, title=game.name, cited=seen, all=len(ids), share=share))
        if left:
            typer.echo(say("coverage-missing", lang, ids=", ".join(left)))
            missing = True
    raise typer.Exit(1 if missing else 0)


def cited_ids(tests: Path) -> set[str]:
    """Return the ids in all `@pytest.mark.clause(...)` marks below a folder; read, not run."""
    found: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                found.update(
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
    return found
