"""What painters and templates write, what the page reads, and docs/page-contract.md, which names it all: they agree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.paint.scenes import boards, office, samples, siege, valley
from wartable.paint.html import html, parts
from wartable.paint.svg import Layout

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "wartable"
WEB = PACKAGE / "server" / "web"
PAGES = {"en": ROOT / "docs" / "page-contract.md", "it": ROOT / "docs" / "it" / "page-contract.md"}
LAYOUTS: tuple[Layout, ...] = ("wide", "middle", "narrow")

NAME = re.compile(r"(?<![\w-])(?:wt|data)-[a-z]+(?:-[a-z]+)*(?![\w-])")
FAMILY = "wt-<kind>"


# -- the tables --


@cache
def sections(lang: str) -> list[dict[str, str]]:
    """The tables of the page under each second-level heading: names and what is said of them."""
    parts = re.split(r"^## ", PAGES[lang].read_text(encoding="utf-8"), flags=re.M)[1:]
    return [dict(re.findall(r"^\| `([^`]+)` \| (.*) \|$", part, re.M)) for part in parts]


def section(number: int) -> set[str]:
    return set(sections("en")[number])


CLASSES, STATES, ATTRIBUTES, TABLE, SITE, OWN, HANDLES, EVENTS = range(8)


def kinds() -> set[str]:
    """The kinds of things that the page names for the family `wt-<kind>`."""
    return {f"wt-{kind}" for kind in re.findall(r"`([a-z]+)`", sections("en")[CLASSES][FAMILY])}


# -- who writes --


class Collector(HTMLParser):
    """Collects the classes and data attributes of markup."""

    def __init__(self) -> None:
        super().__init__()
        self.classes: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "class":
                self.classes |= set((value or "").split())
            elif name.startswith("data-"):
                self.attributes.add(name)


@cache
def paintings() -> Collector:
    """All that sample tables are painted with."""
    found = Collector()
    for layout in LAYOUTS:
        for scene in (samples.plague(), samples.deploy(), samples.finished(), samples.crowded()):
            found.feed(html(scene, layout, style=False))
        found.feed(html(valley.skirmish(), layout, art=valley.board_art(), style=False))
        for terse in (False, True):
            found.feed(parts(siege.siege(), layout, art=siege.siege_art(), terse=terse).whole())
        found.feed(html(boards.boards(), layout, art=boards.boards_art(), style=False))
        for scene in (office.desk(), office.dashboard()):
            found.feed(html(scene, layout, art=office.office_art(), style=False))
    return found


def nodes(folder: Path) -> Iterator[ast.AST]:
    """The code of a folder without its docstrings."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
        yield from (node for node in ast.walk(tree) if node not in texts)


def literals(folder: Path) -> set[str]:
    """The names in a folder's code: in strings, and as arguments such as `data_thing=`."""
    found: set[str] = set()
    for node in nodes(folder):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= set(NAME.findall(node.value))
        elif isinstance(node, ast.keyword) and node.arg and node.arg.startswith("data_"):
            found.add(node.arg.replace("_", "-"))
    return found


def painted() -> set[str]:
    """The classes and attributes of the painters, those of the family `wt-<kind>` left out."""
    seen = {name for name in paintings().classes if name.startswith("wt-")} | paintings().attributes
    return (seen | literals(PACKAGE / "paint") | literals(PACKAGE / "server" / "render")) - kinds()


def painted_kinds() -> set[str]:
    """The kinds with which painters make a thing."""
    given = [node.value for node in nodes(PACKAGE / "paint") if isinstance(node, ast.keyword) and node.arg == "kind"]
    return {"wt-" + str(kind.value) for kind in given if isinstance(kind, ast.Constant)}


def in_templates(paths: Iterable[Path]) -> set[str]:
    return {name for path in paths for name in NAME.findall(path.read_text(encoding="utf-8"))}


# -- who reads --


def scripts() -> list[str]:
    """The page's scripts without their comments."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.js"))]
    return [re.sub(r"^\s*//.*$", "", re.sub(r"/\*.*?\*/", "", text, flags=re.S), flags=re.M) for text in texts]


def styles() -> list[str]:
    """The styles that the page brings, without their comments: its own, and the painters'."""
    paths = [*sorted(WEB.rglob("*.css")), *sorted((PACKAGE / "paint").glob("*.css"))]
    return [re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S) for path in paths]


def attribute(key: str) -> str:
    """The attribute of a key of `dataset`."""
    return "data-" + re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), key)


def read_by_script(text: str) -> set[str]:
    """The names in a script's selectors, and the keys of `dataset` that it reads."""
    found = {name for name in NAME.findall(text) if name.startswith("wt-")}
    found |= set(re.findall(r"(?:\[|hasAttribute\(\")(data-[a-z-]+)", text))
    found |= {attribute(key) for key in re.findall(r"dataset\??\.(\w+)(?! = )\b", text)}
    for keys in re.findall(r"\{([^{}]*)\} = [^;]*?\bdataset\b(?!\.|\?\.)", text):
        found |= {attribute(key.partition(":")[0].strip()) for key in keys.split(",")}
    return found


def set_by_script(text: str) -> set[str]:
    """The keys of `dataset` that a script writes."""
    found = {attribute(key) for key in re.findall(r"dataset\.(\w+) = ", text)}
    for keys in re.findall(r"Object\.assign\([^,;]*\bdataset, \{([^{}]*)\}", text):
        found |= {attribute(key) for key in re.findall(r"(\w+):", keys)}
    return found


def read_by_style(text: str) -> set[str]:
    return set(re.findall(r"\.(wt-[a-z]+(?:-[a-z]+)*)", text)) | set(re.findall(r"(?:\[|attr\()(data-[a-z-]+)", text))


def read() -> set[str]:
    """All that the page reads."""
    return set().union(*map(read_by_script, scripts()), *map(read_by_style, styles()))


def written_by_page() -> set[str]:
    return set().union(*map(set_by_script, scripts()))


def heard() -> set[str]:
    """The events that the stage listens to."""
    found: set[str] = set()
    for text in scripts():
        found |= set(re.findall(r'\bstage\.addEventListener\(\s*"(\w+)"', text))
        for names in re.findall(r"for \(const [^;]*? of \[([^;]*?)\]\)\s*\{?\s*stage\.addEventListener\(kind", text):
            found |= set(re.findall(r'"(\w+)"', names))
    return found


# -- both sides --


def test_the_tables_name_what_painters_write() -> None:
    handles = {name for name in section(HANDLES) if name.startswith("wt-")}
    assert painted() == (section(CLASSES) - {FAMILY}) | section(ATTRIBUTES) | handles
    assert painted_kinds() == kinds()


def test_the_tables_name_what_templates_write() -> None:
    templates = PACKAGE / "server" / "templates"
    table = templates / "table.html"
    others = in_templates(path for path in templates.glob("*.html") if path != table)
    assert in_templates([table]) | others == section(TABLE) | section(SITE)
    assert section(TABLE) & section(SITE) == set()
    assert section(TABLE) & others == set(), "not only the table's page has it"


def test_the_tables_name_what_the_page_writes_for_itself() -> None:
    mine = section(OWN) | {name for name in section(HANDLES) if name.startswith("data-")}
    assert written_by_page() - section(ATTRIBUTES) - section(SITE) == mine


def test_every_name_is_read_and_nothing_else_is() -> None:
    names = section(CLASSES) | section(ATTRIBUTES) | section(TABLE) | section(SITE) | section(OWN)
    assert read() - kinds() == names - {FAMILY}
    assert read() & kinds()


def test_states_are_written_and_read() -> None:
    given = paintings().classes | {
        word
        for node in nodes(PACKAGE / "paint")
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for word in node.value.split()
    }
    assert section(STATES) - given == set()
    selectors = "\n".join([*styles(), *scripts()])
    assert {state for state in section(STATES) if not re.search(rf"\.{state}\b(?! ?[=(])", selectors)} == set()


def test_handles_serve_a_test_and_not_the_page() -> None:
    paths = [path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    tests = {name for path in paths for name in NAME.findall(path.read_text(encoding="utf-8"))}
    assert section(HANDLES) - tests == set()
    assert section(HANDLES) & read() == set()


def test_events_are_those_that_the_stage_hears() -> None:
    assert heard() == section(EVENTS)
    assert not any("CustomEvent" in text for text in scripts())


def test_both_languages_have_the_same_tables() -> None:
    english, italian = sections("en"), sections("it")
    assert len(english) == EVENTS + 1
    assert [list(part) for part in english] == [list(part) for part in italian]
    assert all(
        part[name] and part[name] != other[name] for part, other in zip(english, italian, strict=True) for name in part
    )
    assert re.findall(r"`([a-z]+)`", italian[CLASSES][FAMILY]) == re.findall(r"`([a-z]+)`", english[CLASSES][FAMILY])


def test_a_table_has_a_name_once_and_the_page_names_every_style() -> None:
    for path in PAGES.values():
        text = path.read_text(encoding="utf-8")
        for part in re.split(r"^##", text, flags=re.M)[1:]:
            names = re.findall(r"^\| `([^`]+)` \|", part, re.M)
            assert sorted(names) == sorted(set(names))
        assert [style.name for style in (PACKAGE / "paint").glob("*.css") if f"`paint/{style.name}`" not in text] == []


def test_a_name_on_one_side_alone_is_found() -> None:
    script = (
        'const { play, seats: count } = button.dataset; a.dataset.themeSet; b.dataset.gone = 1; c("[data-x].wt-y");'
    )
    assert read_by_script(script) == {"data-play", "data-seats", "data-theme-set", "data-x", "wt-y"}
    assert set_by_script(script + "Object.assign(d.dataset, { bar: name, text: told });") == {
        "data-gone",
        "data-bar",
        "data-text",
    }
    assert read_by_style(".wt-a > .wt-b-c[data-d='1'] { content: attr(data-e); }") == {
        "wt-a",
        "wt-b-c",
        "data-d",
        "data-e",
    }
