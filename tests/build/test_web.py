"""The client's files: few in a folder, each of them used, and the two kinds of pages apart from each other."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from wartable.server.assets import bundles

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "wartable" / "server"
WEB = SERVER / "web"
MOST_FILES = 12
LONGEST_LINE = 120

IMPORTED = re.compile(r"""^import (?:[^"']* from )?"(\.[^"]+)";$""", re.M)
NAMED = re.compile(r'(?:{{ web }}|/web)/([\w./-]+\.\w+)"')
BUNDLED = re.compile(r'(?:bundle\((?:script \| default\()?|set script = )"([\w.-]+)"')

# Which folders a folder may import from.
MAY_USE = {"app": {"app"}, "common": {"common"}, "site": {"site", "common"}, "table": {"table", "common"}}


def files() -> list[Path]:
    return sorted(path for path in WEB.rglob("*") if path.is_file())


def imports(module: Path) -> list[Path]:
    return [(module.parent / name).resolve() for name in IMPORTED.findall(module.read_text(encoding="utf-8"))]


def test_a_folder_has_at_most_a_dozen_files() -> None:
    folders = [path for path in (WEB, *WEB.rglob("*")) if path.is_dir()]
    counts = {str(folder.relative_to(SERVER)): len(list(folder.iterdir())) for folder in folders}
    assert {name: count for name, count in counts.items() if count > MOST_FILES} == {}


def test_every_file_is_used_by_a_page() -> None:
    pages = [path.read_text(encoding="utf-8") for path in (SERVER / "templates").glob("*.html")]
    pages.append((SERVER / "routes" / "art.py").read_text(encoding="utf-8"))  # what is sent from another address
    waiting = [WEB / name for page in pages for name in NAMED.findall(page) if name != "paint.css"]
    bundled = {name for page in pages for name in BUNDLED.findall(page)}
    assert bundled == set(bundles.CONTENTS)
    waiting += [WEB / path for name in bundled for path in bundles.CONTENTS[name]]
    waiting.append(WEB / "app" / "service-worker.js")
    used: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in used:
            used.add(path)
            waiting += imports(path) if path.suffix == ".js" else []
    assert sorted(used) == files()


def test_a_page_names_files_by_their_hash_alone() -> None:
    for page in (SERVER / "templates").glob("*.html"):
        assert '"/web/' not in page.read_text(encoding="utf-8"), page.name


def test_the_table_and_the_site_know_nothing_of_each_other() -> None:
    def part(path: Path) -> str:
        return path.relative_to(WEB).parts[0]

    modules = [path for path in files() if path.suffix == ".js"]
    strangers = [
        f"{module.relative_to(WEB)} imports {other.relative_to(WEB)}"
        for module in modules
        for other in imports(module)
        if part(other) not in MAY_USE[part(module)]
    ]
    assert strangers == []
    assert sum(len(imports(module)) for module in modules) > len(modules)


def test_lines_stay_short() -> None:
    # The formatter breaks code, but neither comments nor texts.
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in files()
        if path.suffix in (".js", ".css")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert long == []


def test_the_tool_that_checks_these_files_is_pinned() -> None:
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    assert set(package) & {"dependencies", "scripts"} == set()
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["devDependencies"].values())
    assert not list(ROOT.glob("*lock*"))
