"""Wrap the prose of pages at 120 columns: `python -m tools.wrap` does it for every page that needs it.

Only paragraphs and items with a line that is too long are filled anew, so that a change stays small. Tables, code,
headings, comments and a template's head stay as they are; words inside backticks, and a link's address, stay whole.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WIDTH = 120
ROOT = Path(__file__).parents[1]

FENCE = re.compile(r"\s*```")
# Lines that are no prose: headings, tables, comments and tags.
FIXED = re.compile(r"\s*(#|\||<)")
ITEM = re.compile(r"(\s*)([-*]|\d+\.) +(\[[ x]\] +)?")
# What must not be parted: code, and a link's address with the end of its text.
WHOLE = re.compile(r"(?:`[^`]*`|\]\([^)]*\)|\S)+")
# What would begin a list, a quotation, a heading or a table at the head of a line, and so stays by the word before it.
SIGN = re.compile(r"[-+*]$|\d+[.)]$|#+$|[>|<]|=+$|-+$")


def pages() -> list[Path]:
    """Return the pages of the project that people read."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")])


def prose(lines: Sequence[str]) -> Iterator[int]:
    """Yield the indexes of the lines that are prose.

    >>> list(prose(["# A", "b", "```sh", "c", "```", "| d |", "- e"]))
    [1, 6]
    """
    code = lines[:1] == ["---"]  # the head of a template, for programs
    for i, line in enumerate(lines):
        if FENCE.match(line) or (i > 0 and lines[0] == line == "---"):
            code = not code
        elif not code and line.strip() and not FIXED.match(line):
            yield i


def filled(text: str, first: str = "", rest: str = "") -> list[str]:
    """Return a paragraph in lines as long as the width allows; `first` and `rest` go before its lines.

    >>> filled("see `a b` and " + "[c](d e) " * 12, "- ", "  ")[1]
    '  [c](d e)'
    """
    words: list[str] = []
    for word in WHOLE.findall(text):
        if words and SIGN.match(word):
            words[-1] += " " + word
        else:
            words.append(word)
    out, line = [], first
    for word in words:
        if len(line) + len(word) + 1 > WIDTH and line not in (first, rest):
            out.append(line.rstrip())
            line = rest
        line += word if line in (first, rest) else " " + word
    return [*out, line]


def paragraphs(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the paragraphs and items of a page: the first line of each, and the one after its last."""
    start = end = -1
    for i in prose(lines):
        if start >= 0 and (i != end or ITEM.match(lines[i])):
            yield start, end
            start = -1
        start = i if start < 0 else start
        end = i + 1
    if start >= 0:
        yield start, end


def wrapped(page: str) -> str:
    """Return a page with all prose within the width.

    >>> print(wrapped("- " + "word " * 30 + "\\n"))
    - word word word word word word word word word word word word word word word word word word word word word word word
      word word word word word word word
    <BLANKLINE>
    """
    lines = page.split("\n")
    for start, end in reversed(list(paragraphs(lines))):
        if any(len(line) > WIDTH for line in lines[start:end]):
            item = ITEM.match(lines[start])
            first = item[0] if item else re.match(r"\s*", lines[start])[0]  # type: ignore[index]
            text = " ".join([lines[start][len(first) :], *(line.strip() for line in lines[start + 1 : end])])
            lines[start:end] = filled(text, first, " " * len(item[1] + item[2] + " ") if item else first)
    return "\n".join(lines)


def main(names: Sequence[str]) -> None:
    """Wrap these pages, or all of them, and name those that changed."""
    for path in [Path(name) for name in names] or pages():
        before = path.read_text(encoding="utf-8")
        after = wrapped(before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
