"""`wartable new-title` writes a title that plays, conforms and is clean, and overwrites nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wartable
from wartable.cli.new_title import filled, write
from wartable.core.errors import OptionError
from wartable.core.text.messages import LANGUAGES
from wartable.core.text.rulebook import Rulebook

ROOT = Path(__file__).parents[2]

PLAYED = """
import wartable
from border_war import TITLE
from wartable.conformance import assert_conforms
from wartable.paint import html, text

wartable.register(TITLE)
for seed in range(20):
    table = TITLE.open(2, {"hand": 2 + seed % 4}, seed=seed)
    while table.deciders:
        seat = table.deciders[0]
        choices = table.choices(seat)
        held = [card.id for mat in table.scene(seat).seats for card in mat.hand]
        clicked = [thing for choice in table.scene(seat).choices for thing in choice.targets]
        missed = [thing for miss in table.scene(seat).near_misses for thing in miss.targets]
        assert sorted(held) == sorted(clicked + missed), "each of equal cards can be clicked"
        for lang in ("en", "it"):
            scene = table.scene(seat, lang)
            assert "Border War" in text(scene) and html(scene) and scene.prompt.question
        table.act(seat, choices[seed % len(choices)])
    assert table.outcome is not None and table.log(0, "it")
    table.save("game.wtr")
    assert wartable.load("game.wtr").state.to_dict() == table.state.to_dict()
report = assert_conforms(TITLE, seconds=3, whole=True)
assert not report.untried, report
"""


def run(place: Path, *command: str) -> None:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write("border_war", tmp_path_factory.mktemp("titles"))


def test_a_new_title_plays_and_conforms(place: Path) -> None:
    run(place, "-W", "error", "-c", PLAYED)


def test_its_own_tests_pass(place: Path) -> None:
    run(place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not conforms", ".")


@pytest.mark.plain
def test_a_longer_prefix_is_clean_too(tmp_path: Path) -> None:
    place = write("probe", tmp_path)
    assert '"PRO-LEAD-01"' in (place / "probe" / "codes.py").read_text(encoding="utf-8")
    run(place, "-m", "ruff", "check", "--no-cache", ".")
    run(place, "-m", "ruff", "format", "--no-cache", "--check", ".")
    run(place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not conforms", ".")


@pytest.mark.plain
def test_it_is_clean(place: Path) -> None:
    run(place, "-m", "ruff", "check", "--no-cache", ".")
    run(place, "-m", "ruff", "format", "--no-cache", "--check", ".")
    run(place, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), ".")


def test_every_clause_is_named_in_its_test_file(place: Path) -> None:
    texts = {lang: (place / "border_war" / "rulebook" / f"{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
    tests = (place / "test_border_war.py").read_text(encoding="utf-8")
    assert [clause for clause in Rulebook(texts).ids if clause not in tests] == []


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("raid", "RA"), ("border_war", "BW"), ("war_of_roses", "WO"), ("a1", "AT"), ("risk_2", "RI"), ("probe", "PRO")],
)
def test_the_name_is_filled_in_everywhere(name: str, prefix: str) -> None:
    made = filled(name)
    assert "@" not in "".join(made) + "".join(text.replace("@property", "") for text in made.values())
    assert {f"{name}/steps.py", f"{name}/rulebook/it.md", f"{name}/content/{name}.toml", f"test_{name}.py"} <= set(made)
    assert f"**{prefix}-HAND-01**" in made[f"{name}/rulebook/en.md"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Border", "is no name for a title"),
        ("border war", "is no name for a title"),
        ("../raid", "is no name for a title"),
        ("x", "is no name for a title"),
        ("", "is no name for a title"),
        ("a" * 31, "is no name for a title"),
        ("lambda", "means something else in Python"),
        ("json", "means something else in Python"),
        ("wartable", "means something else in Python"),
        ("proelio", "there is a title 'proelio' already"),
    ],
)
def test_a_bad_name_is_refused(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(OptionError, match=why) as error:
        write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert error.value.label("it") != str(error.value)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "raid").mkdir()
    (tmp_path / "raid" / "mine.txt").write_text("mine")
    with pytest.raises(OptionError, match="is there already; nothing was written"):
        write("raid", tmp_path)
    assert [path.name for path in (tmp_path / "raid").iterdir()] == ["mine.txt"]
    with pytest.raises(OptionError, match="there is no such folder"):
        write("raid", tmp_path / "nowhere")


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "CONTRIBUTING.it.md", "docs/add-a-title.md", "docs/it/add-a-title.md"]
)
def test_pages_install_it_before_it_is_played(page: str) -> None:
    lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
    after = lines[lines.index("wartable new-title border_war") + 1]
    assert after == ".venv/bin/pip install --editable border_war"


def test_a_title_that_is_not_found_may_not_be_installed() -> None:
    with pytest.raises(OptionError, match=r"no title 'border_war' \(is it installed\?\)") as caught:
        wartable.title("border_war")
    assert "(è installato?)" in caught.value.label("it")


@pytest.mark.parametrize("page", ["docs/add-a-title.md", "docs/it/add-a-title.md"])
def test_the_page_says_which_files_of_the_example_it_does_not_have(page: str) -> None:
    parts = {path.split("/")[1] for path in filled("border_war") if path.startswith("border_war/")}
    text = (ROOT / page).read_text(encoding="utf-8")
    (listed,) = re.findall(r"^skirmish/\n(.*?)^```", text, re.M | re.S)
    missing = set(re.findall(r"\w+\.py|\w+(?=/)", listed)) - parts
    assert missing == {"pack.py", "art"}
    assert "`pack.py`" in text.split("skirmish/\n")[0]
    assert "`art/`" in text.split("skirmish/\n")[0]
