"""Reads what chromium prints: the pages of a PDF as text, line by line, by the maps that its fonts carry."""

from __future__ import annotations

import re
import zlib
from collections import defaultdict

OBJECT = re.compile(rb"(\d+) 0 obj\s*(.*?)endobj", re.S)
STREAM = re.compile(rb"stream\r?\n(.*)\r?\nendstream", re.S)
SHOWN = re.compile(
    rb"/(F\d+) [\d.]+ Tf|([-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+) (?:Tm|cm)|(\[.*?\]|<[0-9a-fA-F]*>)\s*T[jJ]"
)
HEX = re.compile(rb"<([0-9a-fA-F]+)>")


class Pdf:
    """A printed document."""

    def __init__(self, data: bytes) -> None:
        self.objects = {int(number): body for number, body in OBJECT.findall(data)}
        kids = [body for body in self.objects.values() if re.search(rb"/Type\s*/Page\b", body)]
        self.pages = [self._text(body) for body in kids]

    def _stream(self, number: int) -> bytes:
        body = self.objects[number]
        found = STREAM.search(body)
        assert found is not None
        return zlib.decompress(found[1]) if b"FlateDecode" in body else found[1]

    def _ref(self, body: bytes, key: bytes) -> int:
        found = re.search(rb"/" + key + rb"\s+(?:\[\s*)?(\d+) 0 R", body)
        return int(found[1]) if found else -1

    def _map(self, font: int) -> dict[int, str]:
        """The letters of a font by its glyphs."""
        letters: dict[int, str] = {}
        where = self._ref(self.objects[font], b"ToUnicode")
        if where < 0:
            return letters
        text = self._stream(where)
        for block in re.findall(rb"beginbfchar(.*?)endbfchar", text, re.S):
            found = HEX.findall(block)
            for glyph, letter in zip(found[::2], found[1::2], strict=True):
                letters[int(glyph, 16)] = bytes.fromhex(letter.decode()).decode("utf-16-be")
        for block in re.findall(rb"beginbfrange(.*?)endbfrange", text, re.S):
            found = HEX.findall(block)
            for low, high, first in zip(found[::3], found[1::3], found[2::3], strict=True):
                for at in range(int(low, 16), int(high, 16) + 1):
                    letters[at] = chr(int(first, 16) + at - int(low, 16))
        return letters

    def _text(self, page: bytes) -> str:
        """The words of a page in the order in which they are drawn; those at one height stand in one line."""
        resources = page
        if (apart := self._ref(page, b"Resources")) >= 0:
            resources = self.objects[apart]
        fonts = {name: self._map(int(number)) for name, number in re.findall(rb"/(F\d+)\s+(\d+) 0 R", resources)}
        lines: defaultdict[str, str] = defaultdict(str)
        font, height = b"", ""
        for name, matrix, shown in SHOWN.findall(self._stream(self._ref(page, b"Contents"))):
            if name:
                font = name
            elif matrix:
                height = matrix.split()[5].decode()
            else:
                codes = "".join(part.decode() for part in HEX.findall(shown))
                letters = fonts.get(font, {})
                lines[height] += "".join(letters.get(int(codes[at : at + 4], 16), "") for at in range(0, len(codes), 4))
        return "\n".join(lines.values())
