"""`make` alone lists what can be made, in the reader's language; the list is made from the Makefile's own comments."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(shutil.which("make") is None, reason="no make on this machine"),
]

ROOT = Path(__file__).parents[2]


def listed(lang: str, *words: str, makefile: Path = ROOT / "Makefile") -> dict[str, str]:
    """Return what `make` says of each of its goals."""
    done = subprocess.run(
        ["make", "--no-print-directory", "-f", str(makefile), *words],
        cwd=ROOT,
        # `make test` runs these tests, and its flags are not theirs.
        env={**{name: value for name, value in os.environ.items() if "MAKE" not in name}, "WARTABLE_LANG": lang},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return dict(line.removeprefix("make ").split(None, 1) for line in done.stdout.splitlines())


def goals() -> list[str]:
    """Return the goals that are no files."""
    found = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert found
    return found[1].split()


def test_every_goal_is_listed_in_both_languages() -> None:
    english, italian = listed("en"), listed("it")
    assert sorted(english) == sorted(italian) == sorted(goals())
    assert [goal for goal in goals() if english[goal] == italian[goal]] == []
    assert english == listed("en", "help")
    assert english == listed("fr")


def test_a_goal_without_a_comment_is_found(tmp_path: Path) -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    bare = tmp_path / "Makefile"
    bare.write_text(re.sub(r"^##.*\n(?=##.*\nclean:|clean:)", "", text, flags=re.M), encoding="utf-8")
    assert set(listed("en")) - set(listed("en", makefile=bare)) == {"clean"}


def folders_of_the_compiled_build() -> list[str]:
    """Return the folders of tests that run on the compiled build."""
    found = re.search(r"^COMPILED_TESTS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert found
    return found[1].split()


def test_what_is_left_to_the_compiled_build_is_run_there() -> None:
    marks = ("mark.compiled", 'add_marker("compiled")')
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py")}
    left = [path for path, text in texts.items() if any(mark in text for mark in marks)]
    left.remove(Path(__file__))
    assert left
    run = [ROOT / folder for folder in folders_of_the_compiled_build()]
    assert [path for path in left if not any(path.is_relative_to(folder) for folder in run)] == []


@pytest.mark.parametrize(
    ("goal", "marks"), [("test-plain", "not soak"), ("test-plain BOTH=yes", "not soak and not compiled")]
)
def test_only_beside_the_compiled_build_the_plain_one_is_spared(goal: str, marks: str, tmp_path: Path) -> None:
    """An environment whose python says what it is called with, on a machine that has everything."""
    for name in ("python", "chromium-headless-shell"):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text('#!/bin/sh\nprintf "%s|" "$@"\n')
        program.chmod(0o755)
    for mark in (".venv", ".play", ".dev"):
        (tmp_path / mark).touch()
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    clean = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "BOTH"}
    done = subprocess.run(
        ["make", "--no-print-directory", *goal.split(), f"PLAIN={tmp_path}"],
        cwd=ROOT,
        env={**clean, "PATH": path, "PYTHON": str(tmp_path / "bin" / "python")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert f"--times|-m|{marks}|" in done.stdout


def test_both_builds_are_told_to_run() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    goal = re.search(r"^test:\n((?:\t.*\n)+)", text, re.M)
    assert goal
    assert re.findall(r"(check|test-plain BOTH=yes|test-fast)(?: |\n)", goal[1]) == [
        "check",
        "test-plain BOTH=yes",
        "test-fast",
    ]
