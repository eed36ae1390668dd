"""The habits that are written down hold: how-tos name what exists, hooks run what `make check` runs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import wartable
from tests.build.test_tree import files
from tests.pages import HABITS, ROOT

pytestmark = pytest.mark.plain

GUIDES = HABITS[0]
TEXT = {".py", ".md", ".toml", ".ftl", ".js", ".css", ".html", ".svg", ".txt", ".sh", ".yaml", ".template", ".wtr"}
TRACKED = [path for path in files() if path.suffix in TEXT or path.name in ("Makefile", ".editorconfig", ".gitignore")]


def test_the_style_has_ten_lines() -> None:
    for path in GUIDES:
        section = path.read_text(encoding="utf-8").split("\n## ")[1]
        assert re.findall(r"^(\d+)\. ", section, re.M) == [str(n) for n in range(1, 11)]


# Each of these words stood for several things. `told` is left where a drawn thing says itself in words.
NAMES_NOTHING = {"kept", "painted", "played", "said", "settle", "settled", "told"}
SPOKEN_OF = {"core/scene/fights.py", "core/scene/mats.py"}


def test_words_that_meant_several_things_name_nothing() -> None:
    package, found, count = ROOT / "src" / "wartable", [], 0
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package).as_posix()
        defined = [
            node.name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        count += len(defined)
        for name in (path.stem, *defined):
            if name.strip("_").lower() in NAMES_NOTHING and not (name == "told" and place in SPOKEN_OF):
                found.append(f"{place}: {name}")
    assert count > 5_000
    assert found == []


TOP_LEVEL = re.compile(r"^(?:export )?(?:async )?(?:function|class|const|let|var)\*? +(?:(\w+)|\{([^}]*)\})", re.M)


def test_words_that_meant_several_things_name_nothing_at_the_head_of_a_script() -> None:
    web, found, count = ROOT / "src" / "wartable" / "server" / "web", [], 0
    for path in sorted(web.rglob("*.js")):
        for one, several in TOP_LEVEL.findall(path.read_text(encoding="utf-8")):
            defined = [one] if one else re.findall(r"\w+(?=\s*(?:,|=|$))", several)
            count += len(defined)
            found += [f"{path.relative_to(web)}: {name}" for name in defined if name.strip("_") in NAMES_NOTHING]
    assert count > 400
    assert found == []


def test_first_lines_of_modules_are_short() -> None:
    package, firsts = ROOT / "src" / "wartable", {}
    for path in sorted(package.rglob("*.py")):
        # Alembic writes the head of a migration; a title's modules have their own limits.
        if "migrations" not in path.parts and not path.is_relative_to(package / "titles"):
            docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            firsts[str(path.relative_to(package))] = docstring.split("\n")[0]
    assert len(firsts) > 200
    assert {name: first for name, first in firsts.items() if not 0 < len(first) <= 80} == {}


def test_classes_and_functions_say_what_they_are_in_one_line() -> None:
    package, found, count = ROOT / "src" / "wartable", [], 0
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                first, *rest = (ast.get_docstring(node) or "").split("\n")
                count += bool(first)
                if rest and rest[0]:
                    found.append(f"{path.relative_to(package)}:{node.lineno} {node.name}")
    assert count > 4_000
    assert found == []


# A title's docstrings may also state the rule that a function plays.
NOT_IMPERATIVE = {"A", "All", "An", "Each", "How", "The", "What", "Whether", "Where", "Which", "Who"}
DECLARES = re.compile(r"property|setter|\b(?:get|post|delete|patch|websocket|command|callback)\b")


def test_docstrings_of_functions_are_imperatives() -> None:
    package, found, count = ROOT / "src" / "wartable", [], 0
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.returns is None:
                continue
            first = (ast.get_docstring(node) or "").partition(" ")[0]
            if any(DECLARES.search(ast.unparse(each)) for each in node.decorator_list) or not first:
                continue
            count += 1
            words = {"Whether"} if path.is_relative_to(package / "titles") else NOT_IMPERATIVE
            if first in words and ast.unparse(node.returns) != "None" and not node.name.startswith("_"):
                found.append(f"{path.relative_to(package)}:{node.lineno} {node.name}")
    assert count > 2_500
    assert found == []


def patterns(page: Path) -> list[str]:
    """Return the names of files that the how-to for a language gives."""
    section = page.read_text(encoding="utf-8").split("\n## ")[-1]
    rows = [line for line in section.splitlines() if line.strip().startswith("| ")]
    return [name for row in rows for name in re.findall(r"`([\w./*]*it[\w./*]*)`", row)]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_every_file_of_a_language_is_named_by_the_how_to(page: Path) -> None:
    assert len(patterns(page)) > 8
    found = [list(ROOT.glob(pattern)) for pattern in patterns(page)]
    assert all(found), "a pattern that nothing fits"
    named = {path for each in found for path in each}
    italian = {
        path
        for path in files()
        if re.search(r"(^|[./])it([./]|$)", str(path.relative_to(ROOT))) and "goldens" not in path.parts
    }
    assert len(italian) > 30
    assert italian - named == set()


def test_the_examples_of_the_how_to_for_a_rule_play() -> None:
    table = wartable.title("proelio").open(seats=4, seed=4)
    refusal = table.why_not(0, "fortify towers")
    assert refusal is not None
    assert refusal.clause == "PR-FORT-04"
    assert "PR-FORT-23" not in wartable.title("proelio").rulebook.ids, "the how-to takes the next number"


def test_hooks_run_what_make_check_runs_and_fetch_nothing() -> None:
    config = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    said = {name: re.findall(rf"^[ -]*{name}: (.*)$", config, re.M) for name in ("repo", "entry", "language", "rev")}
    assert said == {"repo": ["local"], "entry": ["make check"], "language": ["system"], "rev": []}
    [recipe] = re.findall(r"^check: .*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    for tool in ("ruff check", "ruff format --check", "mypy", "lint-imports", "check-web"):
        assert tool in recipe


@pytest.mark.parametrize("name", ["ISSUE_TEMPLATE/bug.md", "ISSUE_TEMPLATE/idea.md", "ISSUE_TEMPLATE/rule.md"])
def test_templates_have_a_head_in_both_languages(name: str) -> None:
    _, head, body = (ROOT / ".github" / name).read_text(encoding="utf-8").split("---\n", 2)
    assert re.findall(r"^(\w+): .+ · .+$", head, re.M) == ["name", "about"]
    assert body.strip()


def test_the_code_of_conduct_has_two_sentences() -> None:
    for path in HABITS[2]:
        body = path.read_text(encoding="utf-8").split("\n\n", 2)[2]
        assert len(re.findall(r"\.(?=\s)", body)) == 2


def test_files_are_as_the_editor_is_told() -> None:
    wrong = []
    for path in TRACKED:
        data = path.read_bytes()
        text = data.decode("utf-8")
        lines = text.split("\n")
        if b"\r" in data or (data and not data.endswith(b"\n")) or any(line != line.rstrip(" \t") for line in lines):
            wrong.append(str(path.relative_to(ROOT)))
        if path.name != "Makefile" and any(line.startswith("\t") for line in lines):
            wrong.append(f"{path.relative_to(ROOT)}: tabs")
    assert len(TRACKED) > 500
    assert wrong == []
