"""The fonts: which letters they are cut to, where they are kept, how wide they are, and what stands alone."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from tests.paint.scenes import samples
from wartable.paint import fonts, svg
from wartable.paint.art import load
from wartable.paint.html import css, html, tokens
from wartable.paint.measure import SLACK, width

# What people read of ours, and the modules that draw signs; what is tried against hostile input is no text of ours.
READ = (".ftl", ".toml", ".md", ".html", ".js", ".css", ".svg", ".py")
HOSTILE = ("conformance",)


@pytest.fixture
def no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """An empty folder for temporary files; gives the names of the faces that are cut."""
    made: list[str] = []
    real = fonts.cut

    def counted(face: fonts.Face, letters: frozenset[str] = fonts.LETTERS) -> bytes:
        made.append(face.name)
        return real(face, letters)

    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    monkeypatch.setattr(fonts, "cut", counted)
    return made


def opened(body: bytes) -> Any:
    return TTFont(io.BytesIO(body))


def texts(folder: Traversable) -> list[tuple[str, str]]:
    """Every file with words in a folder."""
    found = []
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in HOSTILE:
            found += texts(entry)
        elif entry.name.endswith(READ):
            found.append((entry.name, entry.read_text(encoding="utf-8")))
    return found


# -- letters --


def test_every_letter_of_our_own_texts_is_cut() -> None:
    found = texts(files("wartable"))
    assert len(found) > 200
    strange = {(name, letter) for name, text in found for letter in set(text) - fonts.LETTERS - {"\n", "\t"}}
    assert strange == set()


def test_upright_faces_hold_every_letter_of_our_own_texts() -> None:
    listed = "fonts.py"  # the list itself, which has some to spare
    used = set("".join(text for name, text in texts(files("wartable")) if name != listed)) - {"\n", "\t"}
    for face in fonts.FACES:
        lacking = used - {chr(code) for code in opened(fonts.cut(face)).getBestCmap()}
        # Slanted display letters caption pictures and name places; there are no keys and no marks among them.
        assert lacking == (set("←↑→↓▶✓") if face is fonts.DISPLAY_ITALIC else set()), face.name


@pytest.mark.parametrize("face", fonts.FACES, ids=lambda face: face.name)
def test_a_cut_face_is_small_and_holds_what_names_need(face: fonts.Face) -> None:
    body = fonts.cut(face)
    font = opened(body)
    assert body[:4] == b"wOF2"
    assert len(body) < 33_000
    held = set(font.getBestCmap())
    assert set(range(0x20, 0x7F)) | set(range(0xA0, 0x100)) <= held
    assert {ord(letter) for letter in "ĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț"} <= held
    assert max(held) <= max(map(ord, fonts.LETTERS))
    assert not any(0x370 <= code < 0x530 for code in held)  # Greek and Cyrillic stay behind


@pytest.mark.parametrize("face", fonts.FACES, ids=lambda face: face.name)
def test_a_cut_face_has_a_name_of_its_own_and_the_notices_of_its_makers(face: fonts.Face) -> None:
    names = {record.nameID: record.toUnicode() for record in opened(fonts.cut(face))["name"].names}
    assert (names[1], names[2]) == (face.family, face.style)
    assert not any("Source" in names[number] for number in (1, 2, 3, 4, 6))  # the licence reserves it
    assert "Adobe" in names[0]
    assert "SIL Open Font License" in names[13]


def test_the_same_face_is_cut_to_the_same_bytes() -> None:
    assert fonts.cut.__wrapped__(fonts.TEXT) == fonts.cut(fonts.TEXT)


def test_figures_are_of_one_width_as_they_come() -> None:
    for face in fonts.FACES:
        font = opened(fonts.cut(face))
        glyphs = font.getBestCmap()
        assert len({font["hmtx"][glyphs[ord(figure)]][0] for figure in "0123456789"}) == 1, face.name


# -- the cache --


def test_a_second_start_reads_the_cache(no_cache: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "data" / "fonts"
    assert fonts.recall(folder) == ()
    first = fonts.load(folder)
    assert no_cache == [face.name for face in fonts.FACES]
    assert len(list(folder.iterdir())) == len(fonts.FACES)
    assert list((tmp_path / "tmp" / f"wartable-fonts-{os.getuid()}").iterdir()) == []
    no_cache.clear()
    assert fonts.load(folder) == first == fonts.recall(folder)
    assert no_cache == []


def test_a_start_with_a_cache_does_not_load_the_tools_that_cut(tmp_path: Path) -> None:
    fonts.load(tmp_path)
    code = (
        "import sys, wartable, pathlib; from wartable.paint import fonts; assert 'fontTools' not in sys.modules;"
        f"assert fonts.recall(pathlib.Path({str(tmp_path)!r})); assert 'fontTools' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_where_nothing_can_be_written_it_lies_with_temporary_files(no_cache: list[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    folder = tmp_path / "file" / "fonts"
    first = fonts.load(folder)
    no_cache.clear()
    assert fonts.load(folder) == first
    assert no_cache == []
    kept = tmp_path / "tmp" / f"wartable-fonts-{os.getuid()}"
    assert len(list(kept.iterdir())) == len(fonts.FACES)
    assert kept.stat().st_mode & 0o077 == 0


def test_a_folder_of_another_user_is_not_read(
    no_cache: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = os.getuid()
    fonts.load()
    shared = tmp_path / "tmp" / f"wartable-fonts-{mine}"
    monkeypatch.setattr(os, "getuid", lambda: mine + 1)
    shared.rename(tmp_path / "tmp" / f"wartable-fonts-{mine + 1}")
    no_cache.clear()
    fonts.load()
    assert len(no_cache) == len(fonts.FACES)


@pytest.mark.parametrize("damage", [b"", b"wOF2 and then nothing"])
def test_a_damaged_file_is_made_anew(no_cache: list[str], tmp_path: Path, damage: bytes) -> None:
    first = fonts.load(tmp_path)
    broken = next(path for path in tmp_path.iterdir() if fonts.DISPLAY.name in path.name)
    broken.write_bytes(damage)
    no_cache.clear()
    assert fonts.load(tmp_path) == first
    assert no_cache == [fonts.DISPLAY.name]
    assert broken.read_bytes() == fonts.cut(fonts.DISPLAY)


def test_another_recipe_is_another_cache(no_cache: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fonts.load(tmp_path)
    no_cache.clear()
    monkeypatch.setattr(fonts, "_RECIPE", -1)
    fonts._key.cache_clear()
    fonts.load(tmp_path)
    fonts._key.cache_clear()
    assert len(no_cache) == len(fonts.FACES)


# -- style sheets --


def test_the_rules_name_each_face_by_its_hash_and_wait_for_it() -> None:
    cuts = fonts.load()
    rules = fonts.css(cuts, "/web/fonts/")
    assert rules.count("@font-face") == rules.count("font-display:block") == len(fonts.FACES)
    named = re.findall(r"url\(/web/fonts/([a-z0-9-]+)\.([0-9a-f]{20})\.woff2\)", rules)
    assert [name for name, _ in named] == [face.name for face in fonts.FACES]
    assert len({digest for _, digest in named}) == len(fonts.FACES)
    assert "/web/fonts/" not in fonts.css(cuts)


def test_our_families_stand_first_and_there_is_no_third() -> None:
    assert tokens()["text"][0].split(", ")[:3] == [f"'{fonts.SANS}'", "'Source Sans 3'", "'Source Sans Pro'"]
    assert tokens()["display"][0].split(", ")[:3] == [f"'{fonts.SERIF}'", "'Source Serif 4'", "'Source Serif Pro'"]
    for name, text in texts(files("wartable")):
        if name.endswith(".css"):
            assert "mono" not in text, name
            asked = re.findall(r"font(?:-family)?: ([^;]*)", text)
            assert all(re.search(r"var\(--(text|display)\)|^inherit$", value) for value in asked), name


def test_what_stands_alone_names_the_families_and_holds_no_font() -> None:
    for markup in (svg(samples.plague("en", 4)), html(samples.plague("en", 4))):
        assert markup.index(fonts.SANS) < markup.index("Source Sans 3") < markup.index("system-ui")
        assert "font/woff2" not in markup
        assert css("alone") in markup


def test_what_stands_alone_adjusts_other_fonts_to_ours() -> None:
    faces = {"t": fonts.TEXT, "b": fonts.BOLD, "d": fonts.DISPLAY, "i": fonts.DISPLAY_ITALIC}
    told = {}
    for names, value in re.findall(r"^([^{/]*) \{ font-size-adjust: ([.0-9]+); \}$", css("alone"), re.M):
        told.update({name.removeprefix(".wt-"): float(value) for name in names.split(", ")})
    assert told == {style: face.whole()["OS/2"].sxHeight / 1000 for style, face in faces.items()}


def test_a_picture_for_a_page_holds_the_fonts_it_names() -> None:
    plain = svg(samples.plague("it", 4))
    picture = fonts.embed(plain)
    assert picture.count("data:font/woff2") == len(fonts.FACES)
    assert len(picture) - len(plain) < 90_000
    poster = load("wartable.titles.proelio").posters["proelio"]
    assert fonts.embed(poster).count("data:font/woff2") == 2
    assert len(fonts.embed(poster)) - len(poster) < 9_000


# -- widths --


def test_a_width_is_the_sum_of_the_fonts_own_advances() -> None:
    for face, bold, source in (
        ("text", False, fonts.TEXT),
        ("text", True, fonts.BOLD),
        ("display", True, fonts.DISPLAY),
        ("display", False, fonts.DISPLAY_PLAIN),
        ("italic", False, fonts.DISPLAY_ITALIC),
    ):
        font = opened(fonts.cut(source))
        advance = {chr(code): font["hmtx"][glyph][0] for code, glyph in font.getBestCmap().items()}
        # These pairs are not kerned in any of the faces.
        for line in ["HHH HHH", "2000", *filter(str.isprintable, advance)]:
            total = sum(advance[letter] for letter in line)
            assert width(line, 1000, face, bold) == pytest.approx(total * SLACK), line


def test_letters_move_closer_and_join_as_in_a_browser() -> None:
    metrics = fonts.metrics(fonts.DISPLAY)
    assert metrics.width("AV") < metrics.width("A") + metrics.width("V")
    assert metrics.width("fi") < metrics.width("f") + metrics.width("i")
    assert metrics.width("ffi") < metrics.width("ff") + metrics.width("i")


def widths(metrics: fonts.Metrics, lines: list[str]) -> list[float]:
    return [metrics.width(line) for line in lines]


def test_threads_may_measure_at_once() -> None:
    lines = [one + two for one in "AFLPRTVWYafkrvwxy" for two in "AacdegoqsTVWY.,"]
    right = widths(fonts.metrics(fonts.DISPLAY), lines)
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(5):
            fresh = fonts.Metrics(fonts.DISPLAY)  # nothing of its kerning is read yet
            with ThreadPoolExecutor(4) as pool:
                waiting = [pool.submit(widths, fresh, lines) for _ in range(4)]
                assert all(each.result() == right for each in waiting)
    finally:
        sys.setswitchinterval(often)


@pytest.mark.parametrize(
    ("letter", "least", "most"), [("я", 0.8, 1), ("漢", 1, 1.1), ("🏰", 1.2, 1.4), ("\u0301", 0, 0)]
)
def test_a_letter_that_our_fonts_lack_is_guessed(letter: str, least: float, most: float) -> None:
    assert least <= fonts.metrics(fonts.TEXT).width(letter) <= most
    assert width(f"a{letter}", 10) >= width("a", 10)
