"""Bundles: one script and one sheet a page, made of the modules as they are, and compressed once."""

from __future__ import annotations

import gzip
from pathlib import Path

import brotli
import pytest

from tests.server.running_server import house
from wartable.server.assets import bundles, client_files

pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of its own, to be written."""
    monkeypatch.setattr(client_files, "FOLDER", tmp_path)
    return tmp_path


def script(*entries: str) -> str:
    return bundles._script(entries)


def test_a_module_comes_once_and_after_all_that_it_imports() -> None:
    paths = bundles.modules(bundles.CONTENTS["table.js"])
    assert len(paths) == len(set(paths)) > 30
    made = bundles.text("table.js")
    for number, path in enumerate(paths):
        source = (client_files.FOLDER / path).read_text(encoding="utf-8")
        for found in bundles._IMPORT.finditer(source):
            assert paths.index(bundles._beside(path, found["path"])) < number
        assert f'"{path}": $${number},' in made


def test_names_are_bound_as_the_modules_say(web: Path) -> None:
    (web / "a.js").write_text("export const one = 1;\nexport let two = 2;\nexport async function three() {}\n")
    (web / "b.js").write_text(
        'import { one as first, three } from "./a.js";\nimport * as all from "./a.js";\n'
        "console.log(first, three, all.two);\n"
    )
    assert script("b.js") == (
        "const $$0 = (() => {\nconst one = 1;\nlet two = 2;\nasync function three() {}\n"
        "return { one, get two() { return two; }, three };\n})();\n"
        "const $$1 = (() => {\nconst { one: first, three } = $$0;\nconst all = $$0;\n"
        "console.log(first, three, all.two);\nreturn {  };\n})();\n"
        'export const modules = {\n  "a.js": $$0,\n  "b.js": $$1,\n};\n'
    )


@pytest.mark.parametrize(
    ("sources", "fault"),
    [
        ({"b": 'import "./a.js";\n', "a": 'import "./b.js";\n'}, "import each other: b.js > a.js > b.js"),
        ({"b": "export default 1;\n"}, "cannot be bundled: export default 1;"),
        ({"b": "await fetch(1);\n"}, "cannot be bundled: await"),
        ({"b": 'const late = () => import("./a.js");\n', "a": ""}, "cannot be bundled: import"),
        ({"b": 'import { two } from "./a.js";\n', "a": "export let two = 2;\n"}, "b.js would not see two of a.js"),
    ],
)
def test_what_would_mean_something_else_is_refused(web: Path, sources: dict[str, str], fault: str) -> None:
    for name, source in sources.items():
        (web / f"{name}.js").write_text(source)
    with pytest.raises(ValueError, match=fault.replace("(", r"\(")):
        script("b.js")


async def test_a_browser_gets_the_shortest_form_that_it_takes(tmp_path: Path) -> None:
    address = bundles.address("table.js")
    body = bundles.text("table.js").encode()
    async with house(tmp_path) as there:
        client = there.guest().client
        sizes = {}
        for wanted, unpack in (
            ("br, gzip", brotli.decompress),
            ("gzip;q=0.5, br;q=0", gzip.decompress),
            ("identity", bytes),
        ):
            async with client.stream("GET", address, headers={"accept-encoding": wanted}) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert unpack(raw) == body
            sizes[wanted] = len(raw)
        assert list(sizes.values()) == sorted(sizes.values())
        assert sizes["br, gzip"] < 50_000  # bytes of a first load
