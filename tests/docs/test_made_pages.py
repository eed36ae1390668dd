"""Pages made from the code are up to date with it, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wartable
from tests.pages import mentioned
from tools import api_page, click_page, conformance_page, pages
from wartable.conformance import CHECKS
from wartable.conformance.run import SESSIONS

pytestmark = pytest.mark.plain

MADE = [(name, lang) for name in pages.makers() for lang in pages.LANGUAGES]


@pytest.mark.parametrize(("name", "lang"), MADE)
def test_a_page_is_up_to_date(name: str, lang: str) -> None:
    text = pages.page(name, lang).read_text(encoding="utf-8")
    assert text == pages.made(name, lang), "python -m tools.pages writes it anew"


@pytest.mark.parametrize("lang", pages.LANGUAGES)
def test_every_promise_of_conformance_is_told(lang: str) -> None:
    text = pages.page("conformance", lang).read_text(encoding="utf-8")
    assert [check for group in conformance_page.groups().values() for check in group] == list(CHECKS)
    assert [check for check in CHECKS if f"| `{check}` |" not in text] == []
    assert [name for name in SESSIONS if f"`{name}`" not in text] == []


@pytest.mark.parametrize("lang", pages.LANGUAGES)
def test_the_api_reference_names_everything_of_the_door(lang: str) -> None:
    named = [name for names in api_page.SECTIONS.values() for name in names]
    assert sorted(named) == sorted(wartable.__all__)
    text = pages.page("api", lang).read_text(encoding="utf-8")
    assert re.findall(r"^### (\w+)$", text, re.M) == named
    for name, _ in api_page.members(wartable.Table):
        assert f"| `{name}" in text


def test_a_new_argument_and_a_new_method_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo(self: wartable.Table, seat: int, *, gently: bool = True) -> None:
        """Take it back. Gently."""

    monkeypatch.setattr(wartable.Table, "undo", undo)
    assert "| `undo(seat, *, gently=True)` | Take it back |" in pages.filled(
        pages.page("api", "en").read_text(encoding="utf-8"), api_page.parts("en")
    )
    with pytest.raises(pages.Untranslated, match="Take it back"):
        api_page.parts("it")


# Named beside the way: the classes that a scene is made of, which run no code of their own, and the painter that
# terminals use in place of the page's.
BESIDE = {"core/scene/scene.py", "paint/plain_text.py"}


@pytest.mark.parametrize("lang", pages.LANGUAGES)
def test_the_click_passes_every_file_that_the_prose_names(lang: str) -> None:
    text = pages.PART.sub("", pages.page("click-to-move", lang).read_text(encoding="utf-8"))
    for section, passed in zip(text.split("\n## ")[1:4], click_page.thirds(click_page.trace()).values(), strict=True):
        named = {name for name in mentioned(section) if name.endswith(".py")}
        assert named, section
        everywhere = {file for file, _ in click_page.trace()}
        assert named - everywhere - BESIDE == set()
        assert named & {file for file, _ in passed}, "no file of this way is named in its section"


def test_the_trace_goes_down_across_and_up() -> None:
    ways = click_page.thirds(click_page.trace())
    files = {name: [file for file, _ in way] for name, way in ways.items()}
    assert files["down"][0].startswith("server/socket/")
    assert {"core/table/table.py", "titles/proelio/steps/attack.py", "core/record/record.py"} <= set(files["down"])
    assert "store/writer.py" in files["across"]
    assert "titles/proelio/view_builder.py" in files["up"]
    order = [files["up"].index(file) for file in ("titles/proelio/view_builder.py", "paint/html.py")]
    assert order == sorted(order)


def test_a_promise_without_a_translation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECKS, "legal", "what is listed is welcome")
    assert "what is listed is welcome" in pages.made("conformance", "en")
    with pytest.raises(pages.Untranslated, match=r"what is listed is welcome.*to be removed: .*nothing else is"):
        pages.made("conformance", "it")


def test_a_part_that_is_missing_is_found() -> None:
    with pytest.raises(ValueError, match="the page has the parts"):
        pages.filled("no parts at all", {"a": "text"})


def test_only_parts_are_written(tmp_path: Path) -> None:
    text = "prose\n<!-- made: a -->\nold\n<!-- end -->\nprose\n"
    assert pages.filled(text, {"a": "new"}) == text.replace("old", "new")
