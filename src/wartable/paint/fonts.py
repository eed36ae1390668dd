"""The fonts that pages bring: faces, their letters, where they lie, their widths.

Text is set in Source Sans, display in Source Serif, from the packages `font-source-sans-pro` and
`font-source-serif-pro`. Their licence (SIL OFL 1.1) reserves the name "Source" for the fonts as they were made, so a
face that is cut to our letters has a name of its own, and keeps the notices of its makers.

A server serves the cut faces by their hash (`load`, `css`). Pictures and notebooks only name the families.

>>> [face.name for face in FACES[:2]]
['sans-400', 'serif-700']
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import re
import tempfile
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, lru_cache
from html import unescape
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, Final

SANS: Final = "wartable Sans"
SERIF: Final = "wartable Serif"


@dataclass(frozen=True, slots=True)
class Face:
    """One face: the family it belongs to on a page, and the font of which package it is cut from."""

    family: str
    weight: int
    italic: bool
    package: str
    font: str

    @property
    def name(self) -> str:
        """Its name in the cache."""
        return f"{self.family.split()[-1].lower()}-{self.weight}{'-italic' if self.italic else ''}"

    @property
    def style(self) -> str:
        """What it is called within its family."""
        return {(400, False): "Regular", (400, True): "Italic", (700, False): "Bold"}[self.weight, self.italic]

    def whole(self) -> Any:
        """Return the font that it is cut from; only what is used of it is read."""
        from fontTools.ttLib import TTFont

        path = Path(import_module(self.package).font_files_ttf[self.font])
        return TTFont(io.BytesIO(path.read_bytes()), lazy=True, recalcTimestamp=False)


def _sans(weight: int, italic: bool, font: str) -> Face:
    return Face(SANS, weight, italic, "font_source_sans_pro", font)


def _serif(weight: int, italic: bool, font: str) -> Face:
    return Face(SERIF, weight, italic, "font_source_serif_pro", font)


TEXT: Final = _sans(400, False, "SourceSansPro")
DISPLAY: Final = _serif(700, False, "SourceSerifProBold")
BOLD: Final = _sans(700, False, "SourceSansProBold")
DISPLAY_ITALIC: Final = _serif(400, True, "SourceSerifProIt")
TEXT_ITALIC: Final = _sans(400, True, "SourceSansProIt")
DISPLAY_PLAIN: Final = _serif(400, False, "SourceSerifPro")

FACES: Final = (TEXT, DISPLAY, BOLD, DISPLAY_ITALIC, TEXT_ITALIC, DISPLAY_PLAIN)
"""Every face that the style sheets ask for; pages preload the first two, which all of them show at once."""

_BLOCKS: Final = ((0x20, 0x7F), (0xA0, 0x180), (0x218, 0x21C))
_SIGNS: Final = "\u2007\u2010\u2012–—―‘’‚“”„†‡•…\u202f‰′″‹›⁄€←↑→↓−∞≈≠≤≥■▲△▶▷▼▽◀◁◆◊☐☑✓ẞ"
LETTERS: Final = frozenset([chr(code) for first, end in _BLOCKS for code in range(first, end)] + list(_SIGNS))
"""The letters that faces are cut to, decided here alone: ASCII, Latin-1 and Latin Extended-A, with Romanian's commas,
for names and packs in any language that is written so, and the signs that texts of tables use. A test holds every text
of ours to them. A letter beyond them is shown in the font that stands behind ours in the style sheet."""

FEATURES: Final = ("ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum")
_NOTICES: Final = (0, 5, 7, 13, 14)  # copyright, version, trademark, licence and its address: they stay in every cut
_RECIPE: Final = 1  # counts what this module does to a font, so that a cache knows an older cut
_SHORT: Final = 20  # letters of a hash in a file's name


# -- cutting --


@lru_cache(maxsize=64)
def cut(face: Face, letters: frozenset[str] = LETTERS) -> bytes:
    """Return a face with these letters alone, as WOFF2; the same fontTools and brotli give the same bytes."""
    from fontTools import subset

    options = subset.Options()
    options.layout_features = list(FEATURES)
    options.name_IDs = list(_NOTICES)
    options.notdef_outline = True
    font = face.whole()
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=map(ord, letters))
    cutter.subset(font)
    _rename(font, face)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def _rename(font: Any, face: Face) -> None:
    full = f"{face.family} {face.style}"
    names = {1: face.family, 2: face.style, 3: full, 4: full, 6: full.replace(" ", "")}
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)


@dataclass(frozen=True, slots=True)
class Cut:
    """A face that is ready to be served."""

    face: Face
    body: bytes = field(repr=False)

    @property
    def name(self) -> str:
        """The name of its file, which changes if a byte of it does.

        >>> Cut(TEXT, b"a").name != Cut(TEXT, b"b").name
        True
        """
        return f"{self.face.name}.{_hash(self.body)}.woff2"


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:_SHORT]


# -- the cache --


def load(folder: Path | None = None) -> tuple[Cut, ...]:
    """Return every face, from the cache in a folder where it is there, else cut and put there.

    Where nothing can be written the cache is in the system's folder for temporary files.
    """
    places = list(_places(folder))
    return tuple(_recalled(face, places) or _made(face, places) for face in FACES)


def recall(folder: Path | None = None) -> tuple[Cut, ...]:
    """Return every face if the cache has them all, else none; nothing is cut."""
    places = list(_places(folder))
    found = [cut_ for face in FACES if (cut_ := _recalled(face, places))]
    return tuple(found) if len(found) == len(FACES) else ()


@cache
def _key() -> str:
    from importlib.metadata import version

    packages = ("fonttools", "brotli", "font-source-sans-pro", "font-source-serif-pro")
    facts = [str(_RECIPE), *(version(package) for package in packages), *FEATURES, *sorted(LETTERS)]
    return _hash("\n".join(facts).encode())


def _places(folder: Path | None) -> Iterator[Path]:
    if folder is not None:
        yield folder
    user = os.getuid() if hasattr(os, "getuid") else 0
    shared = Path(tempfile.gettempdir()) / f"wartable-fonts-{user}"
    with suppress(OSError):
        shared.mkdir(mode=0o700, exist_ok=True)
        # Everybody may write beside it: a folder of that name which another user made is not ours to read.
        if not hasattr(os, "getuid") or shared.lstat().st_uid == user:
            yield shared


def _recalled(face: Face, places: list[Path]) -> Cut | None:
    for place in places:
        with suppress(OSError):
            for path in place.glob(f"{_key()}-{face.name}.*.woff2"):
                found = Cut(face, path.read_bytes())
                if path.name == f"{_key()}-{found.name}":
                    return found
                path.unlink()  # damaged
    return None


def _made(face: Face, places: list[Path]) -> Cut:
    made = Cut(face, cut(face))
    for place in places:
        with suppress(OSError):
            _write(place, f"{_key()}-{made.name}", made.body)
            break
    return made


def _write(place: Path, name: str, body: bytes) -> None:
    """Put a file there whole or not at all: other servers may read the folder meanwhile."""
    place.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=place, delete=False) as file:
        file.write(body)
    Path(file.name).replace(place / name)


# -- style sheets --


def css(cuts: Iterable[Cut], folder_url: str = "") -> str:
    """Return the rules that bring cut faces to a page: from a folder, or without one inside the rules themselves.

    >>> print(css([Cut(TEXT, b"")], "/fonts/"))
    @font-face{font-family:"wartable Sans";font-weight:400;font-style:normal;font-display:block;src:url(/fonts/sans...
    """
    rules = []
    for cut_ in cuts:
        face = cut_.face
        inside = "data:font/woff2;base64," + base64.b64encode(cut_.body).decode()
        source = folder_url + cut_.name if folder_url else inside
        # block: tables are laid out by the widths of these faces, so that words in another font would lie on each
        # other; the page's own server sends them at once, and keeps a reader waiting three seconds at most.
        rules.append(
            f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
            f"font-style:{'italic' if face.italic else 'normal'};font-display:block;"
            f'src:url({source}) format("woff2")}}\n'
        )
    return "".join(rules)


_TOLD: Final = re.compile(r"<text\b[^>]*>(.*?)</text>", re.S)
_TAG: Final = re.compile(r"<[^>]*>")
_ROOT: Final = re.compile(r"<svg\b[^>]*>")


def embed(picture: str) -> str:
    """Return an SVG picture with the faces it names inside it, cut to its own letters: an <img> brings no other fonts.

    >>> embed('<svg viewBox="0 0 1 1"></svg>')
    '<svg viewBox="0 0 1 1"></svg>'
    """
    letters = frozenset(unescape(_TAG.sub("", "".join(_TOLD.findall(picture))))) & LETTERS
    heavy, slanted = re.search(r"font-weight\W+(bold|700)", picture), "italic" in picture
    faces = [
        face
        for face in FACES
        if face.family in picture and (face.weight == 400 or heavy) and (slanted or not face.italic)
    ]
    if not faces or not letters:
        return picture
    style = f"<style>{css(Cut(face, cut(face, letters)) for face in faces)}</style>"
    return _ROOT.sub(lambda root: root[0] + style, picture, count=1)


# -- widths --


class Metrics:
    """How wide the letters of a face are, as a browser sets them: with kerning and ligatures."""

    def __init__(self, face: Face) -> None:
        font = face.whole()
        known: dict[int, str] = font.getBestCmap()
        self._em: int = font["head"].unitsPerEm
        self._glyphs = {letter: known[ord(letter)] for letter in LETTERS if ord(letter) in known}
        self._joined: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for table in _subtables(font["GSUB"].table, "liga", 4):
            for first, ligatures in table.ligatures.items():
                forms = [((first, *form.Component), form.LigGlyph) for form in ligatures]
                self._joined.setdefault(first, []).extend(forms)
        self._advances: dict[str, int] = {glyph: advance for glyph, (advance, _) in font["hmtx"].metrics.items()}
        self._kerning = [Pairs(table) for table in _subtables(font["GPOS"].table, "kern", 2)]
        self._known: dict[tuple[str, str], int] = {}
        self._reading = Lock()  # a part of the font is made when it is first used, and pictures are painted in threads

    def holds(self, text: str) -> bool:
        """Return whether the cut face has every letter of a text."""
        return all(letter in self._glyphs for letter in text)

    def width(self, text: str) -> float:
        """Return the width of a line, in ems.

        >>> Metrics(TEXT).width("100") == 3 * Metrics(TEXT).width("1")
        True
        """
        units, strange, last = 0, 0.0, ""
        for glyph in self._set(text):
            advance = self._advances.get(glyph)
            if advance is None:
                strange += _strange(glyph)
                last = ""
            else:
                units += advance + (self._kern(last, glyph) if last else 0)
                last = glyph
        return units / self._em + strange

    def _set(self, text: str) -> list[str]:
        """Return the glyphs of a text; a letter that the face lacks stands for itself."""
        glyphs = [self._glyphs.get(letter, letter) for letter in text]
        out: list[str] = []
        at = 0
        while at < len(glyphs):
            for parts, joined in self._joined.get(glyphs[at], ()):
                if tuple(glyphs[at : at + len(parts)]) == parts:
                    out.append(joined)
                    at += len(parts)
                    break
            else:
                out.append(glyphs[at])
                at += 1
        return out

    def _kern(self, one: str, two: str) -> int:
        known = self._known.get((one, two))
        if known is None:
            with self._reading:
                known = next(filter(None, (pairs.closer(one, two) for pairs in self._kerning)), 0)
            self._known[one, two] = known
        return known


class Pairs:
    """A kerning table of a font. It is large, and few pairs occur in our words: each is looked up when it does."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self._rows: dict[str, int] = {glyph: i for i, glyph in enumerate(table.Coverage.glyphs)}

    def closer(self, one: str, two: str) -> int:
        """Return how much is added between two glyphs; mostly it is less than nothing."""
        row, table = self._rows.get(one), self._table
        if row is None:
            return 0
        if table.Format == 1:
            found = (pair.Value1 for pair in table.PairSet[row].PairValueRecord if pair.SecondGlyph == two)
            value = next(found, None)
        else:
            before = table.Class1Record[table.ClassDef1.classDefs.get(one, 0)]
            value = before.Class2Record[table.ClassDef2.classDefs.get(two, 0)].Value1
        return getattr(value, "XAdvance", 0) if value else 0


@cache
def metrics(face: Face) -> Metrics:
    """Return the widths of a face, read once and not before they are needed."""
    return Metrics(face)


def _subtables(table: Any, tag: str, kind: int) -> Iterator[Any]:
    """Return the subtables of one kind that a feature of a font uses."""
    records = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag]
    for i in sorted({i for feature in records for i in feature.LookupListIndex}):
        for part in table.LookupList.Lookup[i].SubTable:
            inner = part.ExtSubTable if hasattr(part, "ExtSubTable") else part
            if inner.LookupType == kind:
                yield inner


def _strange(letter: str) -> float:
    """Return the width to keep for a letter of another font, in ems: marks need none, pictures and ideographs much."""
    kind = unicodedata.category(letter)
    if kind[0] in "MC":
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.3 if kind == "So" else 1.0
    return 0.9
