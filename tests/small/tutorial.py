"""The tutorial's code blocks: filled from the folder that they build, and read back as a reader would copy them.

A block stands under a comment that names its file; `until "…"` ends it before the line that contains these words, and
the next block of the file goes on from there. After a change of the folder `python -m tests.small.tutorial` fills the
pages anew.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "skirmish"
PAGES = (ROOT / "docs" / "add-a-title.md", ROOT / "docs" / "it" / "add-a-title.md")
BLOCK = re.compile(
    r'^<!-- skirmish/(?P<file>\S+)(?: until "(?P<until>[^"]+)")? -->\n```(?P<kind>\w+)\n(?P<code>.*?)^```$', re.M | re.S
)
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.M | re.S)


def filled(page: str) -> str:
    """The page with every block as the folder has it now."""
    rest: dict[str, str] = {}

    def fill(block: re.Match[str]) -> str:
        file, until = block["file"], block["until"]
        left = rest.setdefault(file, (FOLDER / file).read_text(encoding="utf-8"))
        lines = left.splitlines(keepends=True)
        end = next(i for i, line in enumerate(lines) if until in line) if until else len(lines)
        rest[file] = "".join(lines[end:])
        comment = block[0].split("\n", 1)[0]
        return f"{comment}\n```{block['kind']}\n{''.join(lines[:end])}```"

    return BLOCK.sub(fill, page)


def files(page: str) -> dict[str, str]:
    """The files that a reader has who copies every block."""
    found: dict[str, str] = {}
    for block in BLOCK.finditer(page):
        found[block["file"]] = found.get(block["file"], "") + block["code"]
    return found


def sessions(page: str) -> str:
    """What the reader types at Python's prompt, with the answers."""
    return "\n".join(SESSION.findall(page))


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
