"""Pages made from the code: parts between two comments are written anew, the prose around them stays.

`python -m tools.pages` writes all of them. A sentence of the code is translated by `texts/<page>.it.toml`, with the
English sentence as the key, so that a change of the code shows which translation is behind.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LANGUAGES = ("en", "it")
TEXTS = Path(__file__).parent / "texts"

PART = re.compile(r"(?P<open><!-- made: (?P<name>[\w.-]+) -->\n)(?P<body>.*?)(?P<close><!-- end -->)", re.S)


class Untranslated(Exception):
    """Sentences of the code that have no translation, or translations that nothing says any more."""


class Translator:
    """Says English sentences in a page's language, and knows which were said."""

    def __init__(self, page: str, lang: str) -> None:
        self.place = TEXTS / f"{page}.{lang}.toml"
        self.lang = lang
        self.known: Mapping[str, str] = {} if lang == "en" else tomllib.loads(self.place.read_text(encoding="utf-8"))
        self.asked: set[str] = set()

    def __call__(self, sentence: str) -> str:
        """Return a sentence in the page's language; one without a translation stays English and is noted."""
        self.asked.add(sentence)
        return self.known.get(sentence, sentence)

    def check(self) -> None:
        """Raise Untranslated where code and translations are not of the same age."""
        if self.lang == "en":
            return
        missing, idle = sorted(self.asked - set(self.known)), sorted(set(self.known) - self.asked)
        if missing or idle:
            raise Untranslated(f"{self.place.name}: to be translated: {missing}; to be removed: {idle}")


def page(name: str, lang: str) -> Path:
    """Return where a page is."""
    return DOCS / ("" if lang == "en" else lang) / f"{name}.md"


def filled(text: str, parts: Mapping[str, str]) -> str:
    """Return a page with its parts as they are given; each must be there once.

    >>> print(filled("<!-- made: a -->\\nold\\n<!-- end -->", {"a": "new"}))
    <!-- made: a -->
    new
    <!-- end -->
    """
    names = [part["name"] for part in PART.finditer(text)]
    if sorted(names) != sorted(parts):
        raise ValueError(f"the page has the parts {sorted(names)}, made were {sorted(parts)}")
    return PART.sub(lambda part: f"{part['open']}{parts[part['name']].strip()}\n{part['close']}", text)


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table as pages write it.

    >>> print(table(["a", "b"], [["1", "2 | 3"]]))
    | a | b |
    |---|---|
    | 1 | 2 \\| 3 |
    """
    heading = list(headings)
    lines = [heading, *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    out = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([out[0], "|" + "---|" * len(heading), *out[1:]])


Maker = Callable[[str], Mapping[str, str]]


def makers() -> dict[str, Maker]:
    """Return what makes the parts of each page, by the page's name; each is handed a language."""
    from tools import api_page, click_page, conformance_page

    return {"api": api_page.parts, "click-to-move": click_page.parts, "conformance": conformance_page.parts}


def made(name: str, lang: str) -> str:
    """Return a page as it should be now."""
    return filled(page(name, lang).read_text(encoding="utf-8"), makers()[name](lang))


def main() -> None:
    """Write every page that is behind the code, and name it."""
    for name in makers():
        for lang in LANGUAGES:
            path = page(name, lang)
            fresh = made(name, lang)
            if fresh != path.read_text(encoding="utf-8"):
                path.write_text(fresh, encoding="utf-8")
                print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
