"""A title that cannot be loaded is one clear line where it is listed or asked for; every other title works on."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

import wartable
from tests.cli.test_commands import run_anew
from wartable.cli.rules import chosen
from wartable.server.json_logs import JsonLines
from wartable.server.render.title_info import all_titles
from wartable.titles import playable

# Nothing of this is compiled.
pytestmark = pytest.mark.plain

RAISED = "title 'sortie' cannot be loaded: state.py line 3: NameError: name 'Feild' is not defined"
STATES = {
    "name": ('"""A state."""\n\nFIELDS = Feild("x")\n', RAISED),
    "syntax": ("def (:\n", "title 'sortie' cannot be loaded: state.py line 1: SyntaxError: invalid syntax"),
    "silent": ("\nraise KeyError\n", "title 'sortie' cannot be loaded: state.py line 2: KeyError"),
    "content": (
        "from wartable.core.errors import ContentError\nraise ContentError('no-folder', place='x')\n",
        "title 'sortie' cannot be loaded: state.py line 2: x: there is no such folder",
    ),
}


def installed(place: Path, state: str) -> None:
    """An installed package is a folder of facts beside its code."""
    package, facts = place / "sortie", place / "sortie-1.dist-info"
    package.mkdir(parents=True)
    facts.mkdir()
    (package / "__init__.py").write_text("from .state import TITLE\n", encoding="utf-8")
    (package / "state.py").write_text(state, encoding="utf-8")
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: sortie\nVersion: 1\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text("[wartable.titles]\nsortie = sortie:TITLE\n", encoding="utf-8")


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    installed(tmp_path, STATES["name"][0])
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("case", STATES)
def test_one_line_says_where_and_what(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, STATES[case][0])
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(wartable.OptionError) as caught:
        wartable.title("sortie")
    assert str(caught.value) == STATES[case][1]


def test_a_package_that_is_gone_has_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, "")
    (tmp_path / "sortie-1.dist-info" / "entry_points.txt").write_text(
        "[wartable.titles]\nsortie = sortie_gone:TITLE\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(wartable.OptionError, match=r"cannot be loaded: ModuleNotFoundError: No module named"):
        wartable.title("sortie")


def test_the_commands_go_on_with_the_others(broken: Path) -> None:
    done = run_anew("titles")
    assert (done.returncode, done.stderr) == (0, f"wartable: {RAISED}\n")
    assert "proelio" in done.stdout
    done = run_anew("play", "sortie", lang="it")
    assert done.returncode == 2
    assert done.stderr.startswith("wartable: il titolo 'sortie' non si può caricare: state.py riga 3: NameError")
    assert run_anew("rules", "PR-WIN-01", "--title", "proelio").stderr == ""


def test_lists_leave_it_out_and_say_so(broken: Path, caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []
    names = [title.name for title in playable(lambda error: told.append(str(error)))]
    assert "proelio" in names
    assert "sortie" not in names
    assert told == [RAISED]
    assert [title.name for title in chosen(None, "en")] == names
    with caplog.at_level(logging.ERROR):
        assert [title.name for title in all_titles()] == names
    (line,) = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert (line["event"], line["reason"]) == ("title_broken", RAISED)
