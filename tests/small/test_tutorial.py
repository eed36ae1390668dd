"""The tutorial builds Skirmish: page and folder are the same, and whoever copies the page has a title that works."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.small.tutorial import FOLDER, PAGES, files, filled, sessions

ENGLISH, ITALIAN = (path.read_text(encoding="utf-8") for path in PAGES)
REFRESH = "the page is behind the folder: python -m tests.small.tutorial fills it anew"

# What a new user does: Python in the folder that holds `skirmish/`, the page typed in line by line.
TYPED_IN = """
import doctest, sys
test = doctest.DocTestParser().get_doctest(open("page.txt", encoding="utf-8").read(), {}, "page", "page", 0)
sys.exit(doctest.DocTestRunner().run(test).failed)
"""
INSTALLED = """
import wartable
assert "skirmish" in wartable.title_names()
assert wartable.title("skirmish").open(2).deciders == (0, 1)
"""


@pytest.mark.parametrize("page", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_every_block_is_what_the_folder_has(page: str) -> None:
    assert filled(page) == page, REFRESH
    folder = {
        path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in FOLDER.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files(page) == folder, REFRESH


def test_both_languages_show_the_same_code() -> None:
    assert sessions(ENGLISH) == sessions(ITALIAN)
    assert re.findall(r"^#+ \d*", ENGLISH, re.M) == re.findall(r"^#+ \d*", ITALIAN, re.M)


def build(place: Path) -> None:
    """Copies every block of the page, as its reader would."""
    for name, text in files(ENGLISH).items():
        path = place / "skirmish" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def run(program: str, place: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_user_who_copies_the_page_can_play_it(tmp_path: Path) -> None:
    build(tmp_path)
    (tmp_path / "page.txt").write_text(sessions(ENGLISH), encoding="utf-8")
    run(TYPED_IN, tmp_path)


def test_the_package_of_the_page_names_itself(tmp_path: Path) -> None:
    build(tmp_path)
    (block,) = re.findall(r"^```toml\n(\[build-system\].*?)^```$", ENGLISH, re.M | re.S)
    project = tomllib.loads(block)
    packed = project["tool"]["setuptools"]
    assert all((tmp_path / name.replace(".", "/") / "__init__.py").is_file() for name in packed["packages"])
    endings = {pattern.rpartition(".")[2] for pattern in packed["package-data"]["skirmish"]}
    assert {Path(name).suffix[1:] for name in files(ENGLISH)} == {"py", *endings}
    ((group, points),) = project["project"]["entry-points"].items()
    # An installed package is a folder of facts beside its code; this is the part that Python reads entry points from.
    facts = tmp_path / f"{project['project']['name']}-{project['project']['version']}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: skirmish\nVersion: 1\n", encoding="utf-8")
    lines = [f"[{group}]", *(f"{name} = {place}" for name, place in points.items())]
    (facts / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    run(INSTALLED, tmp_path)
