"""The promises of conformance as a page: `docs/conformance.md`, from the table of checks itself."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping

from tools.pages import Translator, table
from wartable.conformance import report

HEADINGS = {"en": ("check", "promise"), "it": ("controllo", "promessa")}


def groups() -> dict[str, list[str]]:
    """Return the names of the checks by the comment above them in the table: rules, words, table and so on.

    >>> groups()["words"]
    ['messages', 'text', 'notation', 'coach']
    """
    source = inspect.getsource(report)
    checks = next(
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CHECKS"
    )
    assert isinstance(checks, ast.Dict)
    keys = {key.lineno: ast.literal_eval(key) for key in checks.keys if key is not None}
    found: dict[str, list[str]] = {}
    for number, line in enumerate(source.splitlines(), 1):
        if checks.lineno < number <= (checks.end_lineno or 0) and line.strip().startswith("#"):
            found[line.strip(" #")] = []
        elif number in keys:
            list(found.values())[-1].append(keys[number])
    return found


def parts(lang: str) -> Mapping[str, str]:
    """Return the tables of the page in a language, one for each group of checks."""
    say = Translator("conformance", lang)
    made = {
        name: table(HEADINGS[lang], [[f"`{check}`", say(report.CHECKS[check])] for check in checks])
        for name, checks in groups().items()
    }
    say.check()
    return made
