"""The two builds: compiled where a compiler works, plain Python everywhere else, never a mixture."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from wartable import _build

ROOT = Path(__file__).parents[2]
PROJECT_FILES = ("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE")
WORKING_COMPILER = shutil.which("cc") is not None

needs_compiler = pytest.mark.skipif(not WORKING_COMPILER, reason="no C compiler on this machine")


def lay_out(folder: Path, *, sources: Path | None = None) -> Path:
    """A copy of the project that a build may write into: with all sources, or with two small modules in their place."""
    for name in PROJECT_FILES:
        shutil.copy(ROOT / name, folder / name)
    package = folder / "src" / "wartable"
    if sources is not None:
        shutil.copytree(sources, package, ignore=shutil.ignore_patterns("__pycache__"))
        return folder
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "core" / "__init__.py").touch()
    shutil.copy(ROOT / "src/wartable/_build.py", package)
    (package / "core" / "chance.py").write_text("class Chance:\n    def die(self) -> int:\n        return 6\n")
    (package / "core" / "state.py").write_text(
        "from wartable.core.rules.chance import Chance\n\n\nclass State(Chance):\n    def roll(self) -> int:\n"
        "        return self.die() + 1\n"
    )
    return folder


def build(project: Path, hook: str = "build_wheel", **environment: str) -> tuple[Path, str]:
    """Builds a wheel as pip does, by the backend's own hook. Returns it with all that the build said."""
    out = project / "out"
    out.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", f"from setuptools import build_meta; build_meta.{hook}('out')"],
        cwd=project,
        env={**os.environ, "WARTABLE_COMPILE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    (wheel,) = out.glob("*.whl")
    return wheel, said


def compiled_files(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return [name for name in archive.namelist() if name.endswith(".so")]


def run_from(wheel: Path, code: str) -> str:
    """What the code prints with this wheel's package, and no other wartable, in reach."""
    unpacked = wheel.parent / "unpacked"
    shutil.rmtree(unpacked, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(unpacked)!r}); {code}"],
        cwd=unpacked,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


TRY_TINY = (
    "from wartable._build import build; from wartable.core.rules.state import State; print(build(), State().roll())"
)


def test_the_build_in_use_is_named() -> None:
    from wartable.core.rules import state

    compiled = not str(state.__file__).endswith(".py")
    assert compiled == _build.COMPILED
    assert _build.build() == ("compiled (mypyc)" if compiled else "plain Python")


@pytest.mark.plain
def test_a_broken_compiler_leaves_the_whole_package_in_plain_python(tmp_path: Path) -> None:
    project = lay_out(tmp_path, sources=ROOT / "src/wartable")
    wheel, said = build(project, CC="/bin/false")
    assert "wartable: building in plain Python: no working C compiler" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert "wartable/py.typed" in archive.namelist()
    assert compiled_files(wheel) == []
    code = "import wartable, wartable._build as b; print(wartable.__file__); print(b.build())"
    where, which = run_from(wheel, code).splitlines()
    assert where.startswith(str(tmp_path))
    assert which == "plain Python"


@pytest.mark.plain
def test_without_mypy_the_build_stays_plain_and_says_so(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    shadow = tmp_path / "shadow" / "mypyc"
    shadow.mkdir(parents=True)
    (shadow / "__init__.py").write_text("raise ImportError('No module named mypyc')\n")
    wheel, said = build(project, PYTHONPATH=str(shadow.parent))
    assert "wartable: building in plain Python: mypy is not here (No module named mypyc)" in said
    assert run_from(wheel, TRY_TINY) == "plain Python 7"


@pytest.mark.plain
@needs_compiler
def test_a_working_compiler_compiles_every_listed_module(tmp_path: Path) -> None:
    wheel, said = build(lay_out(tmp_path))
    assert "wartable: compiled 2 modules" in said
    modules = {Path(name).name.split(".")[0] for name in compiled_files(wheel)}
    assert {"state", "chance"} <= modules
    assert run_from(wheel, TRY_TINY) == "compiled (mypyc) 7"


@pytest.mark.plain
@needs_compiler
def test_a_module_gone_from_the_sources_is_gone_from_the_next_wheel(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    memory = project / "src/wartable/core/rules/memory.py"
    memory.write_text("SIZE = 3\n")
    wheel, _ = build(project)
    assert any("/memory." in name for name in compiled_files(wheel))
    wheel.unlink()
    memory.unlink()
    wheel, said = build(project)
    assert "wartable: compiled 2 modules" in said
    assert not any("/memory" in name for name in compiled_files(wheel))


@pytest.mark.plain
@needs_compiler
def test_one_module_that_fails_to_compile_leaves_none_compiled(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    moody = tmp_path / "moody-cc"
    moody.write_text('#!/bin/sh\ncase "$*" in *chance*) exit 1 ;; esac\nexec cc "$@"\n')
    moody.chmod(0o755)
    wheel, said = build(project, CC=str(moody))
    assert re.search(r"wartable: building in plain Python: \d of \d files failed to compile", said)
    assert compiled_files(wheel) == []
    assert run_from(wheel, TRY_TINY) == "plain Python 7"


@pytest.mark.plain
@needs_compiler
def test_sources_that_mypyc_refuses_stay_plain(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    (project / "src/wartable/core/rules/chance.py").write_text(
        "class Chance:\n    def die(self) -> int:\n        return 6.0\n"
    )
    wheel, said = build(project)
    assert "wartable: building in plain Python: mypyc refused the sources" in said
    assert compiled_files(wheel) == []


@pytest.mark.plain
def test_an_editable_install_puts_no_compiled_file_into_src(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    _, said = build(project, hook="build_editable")
    assert "wartable: building in plain Python: an editable install is never compiled" in said
    assert list((project / "src").rglob("*.so")) == []


@pytest.mark.plain
def test_no_compiled_file_lies_in_src() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


@pytest.mark.plain
def test_data_of_titles_and_painters_is_in_the_wheel(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    folder = project / "src/wartable/titles/skirmish"
    (folder / "content").mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "__init__.py").touch()
    names = [f"a.{suffix}" for suffix in ("toml", "json", "md", "ftl", "svg", "css")]
    for name in names:
        (folder / "content" / name).write_text("")
    wheel, _ = build(project, WARTABLE_COMPILE="0")
    with zipfile.ZipFile(wheel) as archive:
        packed = archive.namelist()
    assert [name for name in names if f"wartable/titles/skirmish/content/{name}" not in packed] == []


def pins() -> dict[str, str]:
    found: dict[str, str] = {}
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            match = re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.]+)", line)
            assert match, f"constraints.txt holds more than a name and a version: {line}"
            found[canonicalize_name(match[1])] = match[2]
    return found


def installed_for(name: str, extras: frozenset[str], seen: dict[str, str]) -> None:
    """Gathers into `seen` what this distribution and its extras bring along, and what that brings along in turn."""
    for line in distribution(name).requires or []:
        needed = Requirement(line)
        if needed.marker and not any(needed.marker.evaluate({"extra": extra}) for extra in extras | {""}):
            continue
        key = canonicalize_name(needed.name)
        if key not in seen:
            seen[key] = distribution(needed.name).version
            installed_for(needed.name, frozenset(needed.extras), seen)


def test_every_installed_version_is_the_pinned_one() -> None:
    installed: dict[str, str] = {}
    installed_for("wartable", frozenset({"dev"}), installed)
    assert {"mypy", "librt", "pluggy", "fluent-runtime", "babel"} <= installed.keys()
    pinned = pins()
    assert {name: pinned.get(name) for name in installed} == installed
