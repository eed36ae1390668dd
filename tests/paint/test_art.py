"""A title's drawings: what is read, what is refused, and that Proelio's own are whole."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from wartable.paint.art import Art, ArtError, Symbol, ground_hash, load, read, symbol

ART = "wartable.titles.proelio"
DRAWN = {"icons": 19, "blazons": 6, "backs": 4}


def test_proelio_is_whole() -> None:
    art = load(ART)
    for room, count in DRAWN.items():
        assert len([name for name in art.symbols if name.startswith(f"{room}/")]) == count
    for name, drawing in art.symbols.items():
        ElementTree.fromstring(f"<svg>{drawing.markup}</svg>")
        assert drawing.ratio > 0, name
    assert art.ornament is not None
    ElementTree.fromstring(f"<svg>{art.ornament.markup}</svg>")
    poster = ElementTree.fromstring(art.posters["proelio"])
    found = [node.get("id") for node in poster.iter() if node.get("id")]
    assert len(found) == len(set(found))


def test_a_back_tells_its_deck_even_small() -> None:
    art = load(ART)
    for deck in ("base", "imperial"):
        small = art.symbols[f"backs/{deck}-small"]
        assert "pattern" not in small.markup
        assert small.box == art.symbols[f"backs/{deck}"].box


def test_a_package_without_art_gives_plain_art() -> None:
    assert load("wartable.core") == Art()


@pytest.mark.parametrize("markup", ["", "<p>no</p>", "<svg><path/></svg>", "text <svg viewBox='0 0 1 1'/>"])
def test_a_drawing_that_is_none_is_refused_with_its_name(markup: str) -> None:
    with pytest.raises(ArtError, match=r"icons/broken\.svg"):
        symbol(markup, "icons/broken.svg")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[colours]\ncloth = '#fff'", "colours.cloth needs a day and a night value"),
        ("[colours]\ncloth = ['#fff']", "colours.cloth needs a day and a night value"),
        ("[colours", "art.toml"),
        ("[ornament]\nsize = 8", "ornament needs a size and a markup"),
    ],
)
def test_settings_that_cannot_be_used_are_refused(text: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "art.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ArtError, match=reason):
        read(tmp_path)


def test_a_folder_is_read(tmp_path: Path) -> None:
    for room in ("icons", "grounds", "posters"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "one.svg").write_text(
            '<svg viewBox="0 0 2 1" fill="red"><path d="M0,0"/></svg>', encoding="utf-8"
        )
        (tmp_path / room / "notes.txt").write_text("not a drawing", encoding="utf-8")
    art = read(tmp_path)
    assert art.symbols == {"icons/one": Symbol("0 0 2 1", '<g fill="red"><path d="M0,0"/></g>')}
    assert list(art.grounds) == ["one"]
    assert list(art.posters) == ["one"]


def test_the_hash_of_a_ground_changes_with_the_drawing() -> None:
    one = Symbol("0 0 9 9", "<path/>")
    assert ground_hash(one) != ground_hash(Symbol("0 0 9 9", "<rect/>"))
    assert ground_hash(one) != ground_hash(Symbol("0 0 9 8", "<path/>"))
