"""What holds for every file of the project."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]
NOT_OURS = {ROOT / "build", ROOT / "dist"}
LINES_IN_A_FILE = 500
LINES_IN_A_TEST_FILE = 520
LINES_IN_A_FUNCTION = 60
MODULES_IN_A_ROOM = 12
MIGRATIONS = str(ROOT / "src/wartable/store/migrations")  # there are more of them with the years

# Data in the form of code: schemas as they were, and scenes drawn by hand for the painters.
DATA = ("src/wartable/store/migrations/", "tests/paint/scenes/")

# Put together here, so that this file does not name them.
REGISTRY_HOSTS = [
    ".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))
]


def files(folder: Path = ROOT) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path in NOT_OURS or path.name == "__pycache__" or path.suffix == ".egg-info":
            continue
        if path.is_dir():
            if not path.name.startswith(".") or path.name in (".ci", ".github"):
                yield from files(path)
        else:
            yield path


def modules() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"]


def test_no_file_names_a_package_registry() -> None:
    named = [
        f"{path.relative_to(ROOT)}: {host}"
        for path in files()
        for host in REGISTRY_HOSTS
        if host.encode() in path.read_bytes()
    ]
    assert named == []


def test_files_stay_short() -> None:
    found = {}
    for path in modules():
        name, lines = str(path.relative_to(ROOT)), len(path.read_text().splitlines())
        if lines > (LINES_IN_A_TEST_FILE if name.startswith("tests/") else LINES_IN_A_FILE):
            found[name] = lines
    assert found == {}


def test_a_room_has_at_most_a_dozen_modules() -> None:
    rooms = Counter(
        path.parent
        for path in files(ROOT / "src")
        if path.suffix in (".py", ".js") and path.name != "__init__.py" and not str(path).startswith(MIGRATIONS)
    )
    assert {str(room.relative_to(ROOT)): count for room, count in rooms.items() if count > MODULES_IN_A_ROOM} == {}


def test_every_module_of_conformance_has_its_layer() -> None:
    # Its sessions lie in two layers, so the contract names modules one by one and cannot say that it knows them all.
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    contracts = tools["importlinter"]["contracts"]
    [layers] = [each["layers"] for each in contracts if each["name"].startswith("Conformance")]
    named = {name for layer in layers for name in re.findall(r"[\w.]+", layer)}
    folder = ROOT / "src" / "wartable" / "conformance"
    found = {path.relative_to(ROOT / "src") for path in folder.rglob("*.py") if path.name != "__init__.py"}
    assert named == {".".join(path.with_suffix("").parts) for path in found}


def test_functions_stay_short() -> None:
    found = {}
    for path in modules():
        if str(path.relative_to(ROOT)).startswith(DATA):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LINES_IN_A_FUNCTION:
                    found[f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"] = lines
    assert found == {}
