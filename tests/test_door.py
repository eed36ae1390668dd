"""The public door: its names hide no package, and what is registered can be taken away again."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from types import ModuleType

import pytest

import wartable
from tests.conformance.tiny import Tiny
from wartable.core.rules.state import State

# A name of the door that is also a package would win over it: `import wartable.titles.proelio as p` then fails.
FRESH = """
import wartable
import wartable.titles.proelio as p
assert wartable.title("proelio") is p.TITLE
assert "proelio" in wartable.title_names()
"""


def test_a_titles_package_can_be_imported_by_its_name() -> None:
    done = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_no_name_of_the_door_hides_a_package() -> None:
    packages = {module.name for module in pkgutil.iter_modules(wartable.__path__) if not module.name.startswith("_")}
    for name in packages:
        importlib.import_module(f"wartable.{name}")
        assert isinstance(getattr(wartable, name), ModuleType), name
    assert not packages & set(wartable.__all__)


def test_all_that_the_door_names_is_there() -> None:
    assert [name for name in wartable.__all__ if not hasattr(wartable, name)] == []


def test_a_title_is_registered_and_taken_away_again() -> None:
    title = Tiny()
    assert "tiny" not in wartable.title_names()
    assert wartable.register(title) is title
    try:
        assert wartable.title("tiny") is title
        assert "tiny" in wartable.title_names()
        with pytest.raises(wartable.OptionError, match=r"the title .chess. is not registered; those are: .*tiny"):
            wartable.unregister("chess")
    finally:
        assert wartable.unregister("tiny") is title
    assert "tiny" not in wartable.title_names()
    with pytest.raises(wartable.OptionError, match="there is no title 'tiny'"):
        wartable.title("tiny")
    with pytest.raises(wartable.WartableError, match="the title 'tiny' is not registered"):
        wartable.unregister("tiny")


def test_an_installed_title_is_found_again_after_its_stand_in_is_gone() -> None:
    class Impostor(Tiny):
        name = "proelio"

    installed = wartable.title("proelio")
    stand_in = wartable.register(Impostor())
    try:
        assert wartable.title("proelio") is stand_in
    finally:
        wartable.unregister("proelio")
    assert wartable.title("proelio") is installed


def test_every_title_says_itself_whose_turn_it_is() -> None:
    with pytest.raises(NotImplementedError):
        State().on_turn(0)
