"""What the pages about running a server show: their code blocks and the tables of their sections."""

from __future__ import annotations

import re

from tests.pages import BLOCK, ROOT

PAGES = {lang: ROOT / "docs" / name for lang, name in (("en", "server.md"), ("it", "it/server.md"))}
HEADINGS = {
    "en": {"log": "The log", "metrics": "Metrics", "drill": "Backup and restore"},
    "it": {"log": "Il registro", "metrics": "Misure", "drill": "Copie di riserva e ripristino"},
}


def section(lang: str, name: str) -> str:
    """Return a section of a page, by what it is about."""
    text = PAGES[lang].read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(HEADINGS[lang][name])}\n(.*?)(?=^## )", text, re.M | re.S)
    assert found, name
    return found[1]


def blocks(text: str, kind: str) -> list[str]:
    """Return the code blocks of a kind."""
    return [found["code"] for found in BLOCK.finditer(text) if found["kind"] == kind]


def rows(text: str) -> list[list[str]]:
    """Return the rows of the tables in a text, without their heads."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    heads = {i for i, row in enumerate(cells) if set("".join(row)) <= set("-:")}
    return [row for i, row in enumerate(cells) if i not in heads and i + 1 not in heads]
