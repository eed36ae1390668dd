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
