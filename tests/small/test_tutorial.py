"""The tutorial builds Skirmish: pages and folder are the same, and a reader who copies them has a title that works."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.small.tutorial import EDITIONS, FOLDER, files, filled, read, sessions
from wartable.core import content, entries, fields, questions, scene
from wartable.core.desk import Desk
from wartable.core.rules import deal, notation, steps
from wartable.core.rules.state import State
from wartable.core.title import FactSheet, Title

ENGLISH, ITALIAN = (read(edition) for edition in EDITIONS)
REFRESH = "the pages are behind the folder: python -m tests.small.tutorial fills them anew"
MOST_LINES = 900
CALL = r"\b([A-Z]\w+)\(([a-z_*, ]*)\)"

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


@pytest.mark.parametrize("pages", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_every_block_is_what_the_folder_has(pages: list[str]) -> None:
    assert filled(pages) == pages, REFRESH
    folder = {
        path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in FOLDER.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files(pages) == folder, REFRESH
    assert len(pages[0].splitlines()) < MOST_LINES, "the tutorial tells the way; the rest belongs into the reference"


# What an author writes or calls; the reference has a line for each.
NAMED = {
    Title: ("kit", "preset", "checked_kit", "check_seats", "open", "source", "bind", "new_state", "position", "reason",
            "name", "package", "art", "seat_name", "entry", "log_lines", "stamp"),
    FactSheet: ("seats",),
    State: (),
    steps.Step: (),
    steps.Together: (),
    steps.Either: (),
    steps.StepState: (),
    steps.StackState: (),
    Desk: (),
    content.Pack: ("schema", "files", "words", "folder"),
}  # fmt: skip


@pytest.mark.plain  # compiled, attributes stand among the methods
@pytest.mark.parametrize("pages", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_the_reference_has_every_method_of_a_title(pages: list[str]) -> None:
    listed = {word for row in re.findall(r"^\| `([^`]+)` \|", pages[1], re.M) for word in re.findall(r"\w+", row)}
    for owner, others in NAMED.items():
        public = {name for name in vars(owner) if not name.startswith("_")} | set(getattr(owner, "__annotations__", ()))
        assert public - set(others) <= listed, f"{owner.__name__}: {sorted(public - set(others) - listed)}"
    made = [notation.Notation, notation.Verb, notation.Names, steps.OneOf, steps.Over]
    made += [one for one in notation.Part.__subclasses__() if one.__module__ == notation.__name__]
    kinds = [fields.Field, fields.Single, fields.Area, fields.Ignored, fields.Fields]
    made += [one for one in vars(fields).values() if isinstance(one, type) and one not in kinds]
    made += [entries.EntryRow, entries.StampRow]
    made += [one for one in vars(content).values() if isinstance(one, type) and content.Kind in one.mro()[1:]]
    assert {one.__name__ for one in made} <= listed


# Where the constructors that a section of the reference names live.
SECTIONS = {
    "Step": steps,
    "Together, Either, OneOf, Over": steps,
    "Verbs and notation": notation,
    "Fields": fields,
    "Content": content,
    "Questions": questions,
    "Entries": entries,
    "Scene": scene,
    "Hidden cards": deal,
}


@pytest.mark.plain  # compiled, a class has no signature
def test_the_reference_writes_arguments_as_they_are_given() -> None:
    found = 0
    for heading, text in re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", ENGLISH[1], re.M | re.S):
        calls = [(name, call) for row in re.findall(r"`([^`]+)`", text) for name, call in re.findall(CALL, row)]
        for name, call in calls if heading in SECTIONS else ():
            owner = getattr(SECTIONS[heading], name, None)
            if not isinstance(owner, type):
                continue
            parameters = inspect.signature(owner).parameters
            by_name = False
            for given in filter(None, call.split(", ")):
                by_name = by_name or given.startswith("*")
                if given == "*":
                    continue
                assert given.lstrip("*") in parameters, f"{name}: {given}"
                must = parameters[given.lstrip("*")].kind is inspect.Parameter.KEYWORD_ONLY
                assert by_name or not must, f"{name}: {given} is given by name alone"
            found += 1
    assert found > 50


def test_both_languages_show_the_same_code() -> None:
    assert sessions(ENGLISH) == sessions(ITALIAN)
    for english, italian in zip(ENGLISH, ITALIAN, strict=True):
        assert re.findall(r"^#+ \d*", english, re.M) == re.findall(r"^#+ \d*", italian, re.M)
        assert re.findall(r"^\| (`[^`]+`) \|", english, re.M) == re.findall(r"^\| (`[^`]+`) \|", italian, re.M)


def build(place: Path) -> None:
    """Copies every block of the pages, as a reader would."""
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
    (block,) = re.findall(r"^```toml\n(\[build-system\].*?)^```$", ENGLISH[0], re.M | re.S)
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
