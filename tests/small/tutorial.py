"""The tutorial's code blocks: filled from the folder that they build, and read back as a reader would copy them.

A block stands under a comment that names its file; `until "…"` ends it before the line that contains these words, and
the next block of the file goes on from there. The tutorial shows what matters most, the reference has the rest. After a
change of the folder `python -m tests.small.tutorial` fills the pages anew.
"""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = Path(__file__).parent / "skirmish"
NAMES = ("add-a-title.md", "title-reference.md")
# In each language the pages in the order in which they are read.
EDITIONS = tuple(tuple(folder / name for name in NAMES) for folder in (DOCS, DOCS / "it"))
BLOCK = re.compile(
    r'^<!-- skirmish/(?P<file>\S+)(?: until "(?P<until>[^"]+)")? -->\n```(?P<kind>\w+)\n(?P<code>.*?)^```$', re.M | re.S
)
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.M | re.S)


def filled(pages: list[str]) -> list[str]:
    """The pages of an edition with every block as the folder has it now."""
    rest: dict[str, str] = {}

    def fill(block: re.Match[str]) -> str:
        file, until = block["file"], block["until"]
        left = rest.setdefault(file, (FOLDER / file).read_text(encoding="utf-8"))
        lines = left.splitlines(keepends=True)
        end = next(i for i, line in enumerate(lines) if until in line) if until else len(lines)
        rest[file] = "".join(lines[end:])
        comment = block[0].split("\n", 1)[0]
        return f"{comment}\n```{block['kind']}\n{''.join(lines[:end])}```"

    return [BLOCK.sub(fill, page) for page in pages]


def files(pages: list[str]) -> dict[str, str]:
    """The files that a reader has who copies every block."""
    found: dict[str, str] = {}
    for page in pages:
        for block in BLOCK.finditer(page):
            found[block["file"]] = found.get(block["file"], "") + block["code"]
    return found


def sessions(pages: list[str]) -> str:
    """What the reader types at Python's prompt, with the answers."""
    return "\n".join(session for page in pages for session in SESSION.findall(page))


def read(edition: tuple[Path, ...]) -> list[str]:
    """The pages of an edition."""
    return [path.read_text(encoding="utf-8") for path in edition]


if __name__ == "__main__":
    for edition in EDITIONS:
        for path, page in zip(edition, filled(read(edition)), strict=True):
            path.write_text(page, encoding="utf-8")
