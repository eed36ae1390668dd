"""The two builds: plain Python, and compiled where that is asked for. It is compiled whole, or the build fails."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from setuptools.archive_util import unpack_archive

from wartable import _build

ROOT = Path(__file__).parents[2]
PROJECT_FILES = ("pyproject.toml", "setup.py", "constraints.txt", "MANIFEST.in", "README.md", "LICENSE")
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
    rules = package / "core" / "rules"
    rules.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "core" / "__init__.py").touch()
    (rules / "__init__.py").touch()
    shutil.copy(ROOT / "src/wartable/_build.py", package)
    (rules / "chance.py").write_text("class Chance:\n    def die(self) -> int:\n        return 6\n")
    (rules / "state.py").write_text(
        "from wartable.core.rules.chance import Chance\n\n\nclass State(Chance):\n    def roll(self) -> int:\n"
        "        return self.die() + 1\n"
    )
    return folder


def call(project: Path, hook: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Call a hook of the build backend as pip does, with the compiled build asked for."""
    (project / "out").mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", f"from setuptools import build_meta; print(build_meta.{hook})"],
        cwd=project,
        env={**os.environ, "WARTABLE_COMPILE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def build(project: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel; return it with all that the build said."""
    done = call(project, "build_wheel('out')", **environment)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    (wheel,) = (project / "out").glob("*.whl")
    return wheel, said


def complaint(project: Path, hook: str = "build_wheel('out')", **environment: str) -> str:
    """Return the last line of a build that fails: pip shows it to everybody, and nothing is left behind."""
    done = call(project, hook, **environment)
    assert done.returncode != 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert list((project / "out").iterdir()) == []
    assert list(project.rglob("*.so")) == []
    return done.stderr.strip().splitlines()[-1]


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
@pytest.mark.parametrize("value", ["", "0"])
def test_without_being_asked_for_nothing_is_compiled(tmp_path: Path, value: str) -> None:
    project = lay_out(tmp_path, sources=ROOT / "src/wartable")
    wheel, _ = build(project, WARTABLE_COMPILE=value, CC="/bin/false")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert "wartable/py.typed" in archive.namelist()
    assert compiled_files(wheel) == []
    code = "import wartable, wartable._build as b; print(wartable.__file__); print(b.build())"
    where, which = run_from(wheel, code).splitlines()
    assert where.startswith(str(tmp_path))
    assert which == "plain Python"


@pytest.mark.plain
def test_an_isolated_build_asks_for_what_mypyc_takes(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    assert call(project, "get_requires_for_build_wheel()", WARTABLE_COMPILE="0").stdout.splitlines()[-1] == "[]"
    asked = call(project, "get_requires_for_build_wheel()").stdout.splitlines()[-1]
    requirements = [Requirement(line) for line in ast.literal_eval(asked)]
    # The compiled modules name types of the libraries: without them mypy takes these for Any and refuses the sources.
    dependencies = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    wanted = [Requirement(line) for line in ("mypy", *dependencies)]
    assert [(r.name, r.marker) for r in requirements] == [(r.name, r.marker) for r in wanted]
    versions = pins()
    for requirement in requirements:
        assert str(requirement.specifier) == f"=={versions[canonicalize_name(requirement.name)]}"


@pytest.mark.plain
def test_a_source_distribution_carries_what_a_build_reads(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    done = call(project, "build_sdist('out')", CC="/bin/false")
    assert done.returncode == 0, done.stderr
    (sdist,) = (project / "out").iterdir()
    unpack_archive(str(sdist), str(tmp_path / "unpacked"))
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert {"constraints.txt", "setup.py", "pyproject.toml"} <= {path.name for path in unpacked.iterdir()}
    wheel, _ = build(unpacked, WARTABLE_COMPILE="0")
    assert run_from(wheel, TRY_TINY) == "plain Python 7"
    assert "'mypy==" in call(unpacked, "get_requires_for_build_wheel()").stdout


@pytest.mark.plain
def test_a_broken_compiler_fails_the_build(tmp_path: Path) -> None:
    said = complaint(lay_out(tmp_path), CC="/bin/false")
    assert said.startswith("wartable: cannot compile: no working C compiler with Python's headers (tried: /bin/false)")
    assert said.endswith("Without WARTABLE_COMPILE the install is plain Python.")


@pytest.mark.plain
@needs_compiler
def test_without_mypy_the_build_fails(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    shadow = tmp_path / "shadow" / "mypyc"
    shadow.mkdir(parents=True)
    (shadow / "__init__.py").write_text("raise ImportError('No module named mypyc')\n")
    said = complaint(project, PYTHONPATH=str(shadow.parent))
    assert said.startswith("wartable: cannot compile: mypy is missing (No module named mypyc)")
    assert f"install mypy=={pins()['mypy']} first" in said


@pytest.mark.plain
@pytest.mark.parametrize("value", ["yes", "true", "2"])
def test_a_value_that_means_nothing_fails_the_build(tmp_path: Path, value: str) -> None:
    said = complaint(lay_out(tmp_path), WARTABLE_COMPILE=value)
    assert said.startswith(f"wartable: cannot compile: WARTABLE_COMPILE is {value!r}, and only 1 switches it on")


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
def test_one_module_that_fails_to_compile_fails_the_build(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    moody = tmp_path / "moody-cc"
    moody.write_text('#!/bin/sh\ncase "$*" in *chance*) exit 1 ;; esac\nexec cc "$@"\n')
    moody.chmod(0o755)
    said = complaint(project, CC=str(moody))
    assert re.match(r"wartable: cannot compile: \d of \d files failed, for the errors above \(.*chance.*\)", said)


@pytest.mark.plain
@needs_compiler
def test_sources_that_mypyc_refuses_fail_the_build(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    (project / "src/wartable/core/rules/chance.py").write_text(
        "class Chance:\n    def die(self) -> int:\n        return 6.0\n"
    )
    assert complaint(project).startswith("wartable: cannot compile: mypyc refused the sources, for the errors above")


@pytest.mark.plain
@needs_compiler
def test_a_library_that_is_missing_fails_the_build(tmp_path: Path) -> None:
    project = lay_out(tmp_path)
    chance = project / "src/wartable/core/rules/chance.py"
    chance.write_text("import no_such_library\n\n" + chance.read_text())
    assert 'library stub for module named "no_such_library"' in call(project, "build_wheel('out')").stdout
    assert complaint(project).startswith("wartable: cannot compile: mypyc refused the sources")


@pytest.mark.plain
def test_an_editable_install_is_never_compiled(tmp_path: Path) -> None:
    said = complaint(lay_out(tmp_path), hook="build_editable('out')")
    assert said.startswith("wartable: cannot compile: an editable install is never compiled")


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
