"""A rulebook as a page: markdown set in HTML, an address for every clause."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from wartable.core.title import Title

_ID = re.compile(r"[A-Z]{2,}-[A-Z0-9]+(?:\.[0-9]+)*-[0-9]{2,}")
_SET = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True, slots=True)
class Chapter:
    """One section of a rulebook, ready to be shown; `aid` if it has no clauses and so can be read beside the table."""

    key: str
    title: str
    html: str
    aid: bool


@lru_cache(maxsize=64)
def chapters(title: Title, lang: str) -> tuple[Chapter, ...]:
    """Return all sections of a title's rulebook in a language.

    >>> from wartable.titles import title
    >>> first = chapters(title("proelio"), "en")[0]
    >>> first.key, first.aid
    ('introduction', True)
    """
    book = title.rulebook
    sections = [book.section(key, lang) for key in book.section_keys]
    return tuple(Chapter(one.key, one.title, set_in_html(one.text), not one.clauses) for one in sections)


def set_in_html(markdown: str) -> str:
    """Markdown as HTML. A list item that begins with a clause's number gets it as its id.

    >>> print(set_in_html("- **AB-SET-01** Deal *five*."))
    <ul class="clauses">
    <li id="AB-SET-01"><a href="#AB-SET-01" class="wt-clause">AB-SET-01</a><span> Deal <em>five</em>.</span></li>
    </ul>
    <BLANKLINE>
    """
    tokens = _SET.parse(markdown)
    lists: list[Token] = []
    for i, token in enumerate(tokens):
        if token.type == "bullet_list_open":
            lists.append(token)
        elif token.type == "bullet_list_close":
            lists.pop()
        elif token.type == "table_open":
            # A table may be wider than a phone: then it scrolls by itself, by keyboard too.
            token.attrSet("tabindex", "0")
        elif token.type == "inline" and (number := _clause(token)):
            tokens[i - 2].attrSet("id", number)
            lists[-1].attrSet("class", "clauses")
    return str(_SET.renderer.render(tokens, _SET.options, {}))


def _clause(inline: Token) -> str:
    """Return the clause's number that a list item begins with, made a link to its own place; empty if there is none."""
    children = inline.children or []
    kinds = [child.type for child in children]
    if "strong_open" not in kinds[:2]:
        return ""
    start = kinds.index("strong_open")  # an empty text may stand before it
    number = children[start + 1].content
    if not _ID.fullmatch(number):
        return ""
    link = Token("link_open", "a", 1, attrs={"href": f"#{number}", "class": "wt-clause"})
    rest = children[start + 3 :]
    span = [Token("span_open", "span", 1), *rest, Token("span_close", "span", -1)]
    inline.children = [link, children[start + 1], Token("link_close", "a", -1), *span]
    return number
