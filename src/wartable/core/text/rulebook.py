"""A title's rulebook, read from markdown.

One text per language, the same clauses in each.

A rulebook is ordinary markdown in which three kinds of line mean something to software:

    ## 3. The turn {#turn}
    - **PR-TURN-01** Turns are taken one after another.
    - **PR-RULING-03** (option `illegal_attack`: **`prevent`**, `allow_and_penalise`) May it be placed? No.

A heading of the second level opens a section and names its key. A list item that starts with a clause id in bold
type is a clause; indented lines below it continue it. A clause may begin with an option in brackets, its default in
bold type. All else (introductions, tables, smaller headings) is for the reader alone.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from wartable.core import hooks
from wartable.core.errors import Defect, WartableError

__all__ = ["Clause", "ClauseOption", "Rulebook", "RulebookError", "Section", "plain"]

_HEADING = re.compile(r"## (?P<title>\S.*?) \{#(?P<key>[a-z][a-z0-9_]*)\}")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]{2,}-[A-Z0-9]+(?:\.[0-9]+)*-[0-9]{2,})\*\* (?P<text>\S.*)")
# An item that begins with something like an id is meant as a clause, so a misspelt one is an error and not prose.
_CLAUSE_LIKE = re.compile(r"\s*[-*+]\s+\**(?:[A-Z]{2,}-[A-Z0-9]|[A-Za-z]{2,}-[A-Za-z0-9.]+-[0-9])")
_CONTINUES = re.compile(r"  +\S")
_LAZY = re.compile(r"[^\s#|>+*-]")
_OPTION = re.compile(r"\(\w+ `(?P<name>[a-z][a-z0-9_]*)`: (?P<values>[^()]*)\) (?P<text>\S.*)")
_OPTION_LIKE = re.compile(r"\(\w+ `")
_VALUE = re.compile(r"\*\*`(?P<default>[^`]+)`\*\*|`(?P<other>[^`]+)`")
_SHORT_ID = re.compile(r"[a-z0-9.]+-[0-9]+")

MOST_WORDS = 10  # that a reader looks for at once
_CODE = re.compile(r"`([^`]*)`")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_EMPHASIS = re.compile(r"(?<![\w*])\*(\S(?:.*?\S)?)\*(?![\w*])")


class RulebookError(Defect):
    """A rulebook that cannot be read, or a question about something that it does not hold.

    ``lang`` and ``line`` say where; they are empty and 0 where no place in a text is at fault.

    >>> print(RulebookError("a clause outside a section", "en", 4))
    en, line 4: a clause outside a section
    """

    def __init__(self, key: str, /, lang: str = "", line: int = 0, **facts: object) -> None:
        super().__init__(key, **facts)
        self.lang = lang
        self.line = line

    @property
    def reason(self) -> str:
        """What is wrong, without the place."""
        return super().sentence("en")

    def sentence(self, lang: str) -> str:
        """Return the place and what is wrong there."""
        facts = {"lang": self.lang, "line": self.line, "reason": WartableError(self.key, **self.facts)}
        return hooks.say("rulebook-reason", facts, lang) if self.line else super().sentence(lang)


@dataclass(frozen=True, slots=True)
class ClauseOption:
    """The option of a table that a clause describes: its name, its default and the other values."""

    name: str
    default: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause in one language. ``text`` is markdown without the id and without the option."""

    id: str
    section: str
    text: str
    option: ClauseOption | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """One section in one language: its key, its title as written, the clauses in it, and its whole text as markdown."""

    key: str
    title: str
    clauses: tuple[Clause, ...]
    text: str = ""


def plain(text: str) -> str:
    """Inline markdown as plain text, for terminals and labels.

    >>> plain("(option `round_cap`: **`none`**) *Never* [two](x.md) cards")
    '(option round_cap: none) Never two cards'
    >>> plain("`2**3` stays")
    '2**3 stays'
    """
    # Code is set aside first: what it holds is never markup.
    text = text.replace("\0", "")
    codes = _CODE.findall(text)
    text = _LINK.sub(r"\1", _CODE.sub("\0", text))
    pieces = _EMPHASIS.sub(r"\1", _STRONG.sub(r"\1", text)).split("\0")
    return "".join(piece + code for piece, code in zip(pieces, [*codes, ""], strict=True))


def _fold(text: str) -> str:
    """Lower case without accents, so that a search for "puo" finds "può"."""
    marks = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in marks if not unicodedata.combining(c))


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9_]+", _fold(text))


def _searchable(clause: Clause) -> list[str]:
    option = clause.option
    names = "" if option is None else " ".join((option.name, option.default, *option.others))
    return _words(f"{plain(clause.text)} {names}")


class _Reader:
    """Reads one language and keeps the line of every clause and section for the errors."""

    def __init__(self, lang: str, text: str) -> None:
        self.lang = lang
        self.titles: dict[str, str] = {}
        self.bodies: dict[str, list[str]] = {}
        self.clauses: dict[str, Clause] = {}
        self.lines: dict[str, int] = {}
        self._key = ""
        rows = text.splitlines()
        number = 0
        while number < len(rows):
            first = number
            line = rows[number].rstrip()
            number += 1
            if line.startswith("## "):
                self._open(line, number)
                continue
            if _CLAUSE_LIKE.match(line):
                while number < len(rows) and _CONTINUES.match(rows[number]) and not _CLAUSE_LIKE.match(rows[number]):
                    line += " " + rows[number].strip()
                    number += 1
                if number < len(rows) and _LAZY.match(rows[number]):
                    raise self._fail(number + 1, "book-indent")
                self._add(line, first + 1)
            if self._key:
                self.bodies[self._key] += rows[first:number]
        if not self.clauses:
            raise RulebookError("book-no-clauses", lang, max(1, len(rows)))

    def _fail(self, line: int, key: str, /, **facts: object) -> RulebookError:
        return RulebookError(key, self.lang, line, **facts)

    def _open(self, line: str, number: int) -> None:
        match = _HEADING.fullmatch(line)
        if match is None:
            raise self._fail(number, "book-section", text=repr(line))
        key = match["key"]
        if key in self.titles:
            raise self._fail(number, "book-section-twice", section=key, first=self.lines["#" + key])
        self.titles[key] = match["title"]
        self.bodies[key] = []
        self.lines["#" + key] = number
        self._key = key

    def _add(self, line: str, number: int) -> None:
        match = _CLAUSE.fullmatch(line)
        if match is None:
            raise self._fail(number, "book-clause", text=repr(line[:40]))
        name, text = match["id"], match["text"]
        if name in self.clauses:
            raise self._fail(number, "book-clause-twice", clause=name, first=self.lines[name])
        if not self._key:
            raise self._fail(number, "book-clause-outside", clause=name)
        if text.count("`") % 2 or text.count("**") % 2:
            raise self._fail(number, "book-clause-open", clause=name)
        option = None
        if _OPTION_LIKE.match(text):
            option, text = self._option(name, text, number)
        self.clauses[name] = Clause(name, self._key, text, option)
        self.lines[name] = number

    def _option(self, name: str, text: str, number: int) -> tuple[ClauseOption, str]:
        match = _OPTION.fullmatch(text)
        if match is None:
            raise self._fail(number, "book-option", clause=name)
        values = list(_VALUE.finditer(match["values"]))
        defaults = [v["default"] for v in values if v["default"]]
        others = tuple(v["other"] for v in values if v["other"])
        if len(defaults) != 1 or not others:
            raise self._fail(number, "book-option-values", clause=name)
        return ClauseOption(match["name"], defaults[0], others), match["text"]


def _compare(one: _Reader, two: _Reader) -> None:
    """Refuse two languages that do not hold the same clauses, in the same places, with the same options."""
    for a, b in ((one, two), (two, one)):
        for name, line in a.lines.items():
            if name not in b.lines:
                if name.startswith("#"):
                    raise RulebookError("book-section-missing", a.lang, line, section=name[1:], other=b.lang)
                raise RulebookError("book-clause-missing", a.lang, line, clause=name, other=b.lang)
    for name, other in zip(one.lines, two.lines, strict=True):
        if name != other:
            places = {"name": other.strip("#"), "other": one.lang, "wanted": name.strip("#"), "first": one.lines[name]}
            raise RulebookError("book-order", two.lang, two.lines[other], **places)
    for name, clause in two.clauses.items():
        if clause.option != one.clauses[name].option:
            facts = {"clause": name, "other": one.lang, "first": one.lines[name]}
            raise RulebookError("book-option-differs", two.lang, two.lines[name], **facts)


class Rulebook:
    """The clauses of a title in every language it is written in.

    >>> book = Rulebook({
    ...     "en": "## Setup {#setup}\\n- **AB-SET-01** Deal **five** cards.\\n- **AB-SET-02** You may look.",
    ...     "it": "## Inizio {#setup}\\n- **AB-SET-01** Dai **cinque** carte.\\n- **AB-SET-02** Si può guardare.",
    ... })
    >>> book.ids
    ('AB-SET-01', 'AB-SET-02')
    >>> book.clause("AB-SET-01", "it").text
    'Dai **cinque** carte.'
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Read one markdown text per language; a ``RulebookError`` names language and line of what is wrong."""
        if not texts:
            raise RulebookError("book-no-language")
        readers = {lang: _Reader(lang, text) for lang, text in texts.items()}
        first, *rest = readers.values()
        for other in rest:
            _compare(first, other)
        self.languages: tuple[str, ...] = tuple(readers)
        self.ids: tuple[str, ...] = tuple(first.clauses)
        self.section_keys: tuple[str, ...] = tuple(first.titles)
        self._clauses = {lang: reader.clauses for lang, reader in readers.items()}
        self._titles = {lang: reader.titles for lang, reader in readers.items()}
        self._bodies = {lang: reader.bodies for lang, reader in readers.items()}
        self._index = {
            lang: {name: _searchable(clause) for name, clause in reader.clauses.items()}
            for lang, reader in readers.items()
        }

    def _check(self, lang: str) -> None:
        if lang not in self._clauses:
            raise RulebookError("book-language", wanted=repr(lang), known=", ".join(self.languages))

    def clause(self, id: str, lang: str) -> Clause:
        """Return the clause of this id.

        >>> book = Rulebook({"en": "## Setup {#setup}\\n- **AB-SET-01** Deal five cards."})
        >>> book.clause("AB-SET-01", "en").section
        'setup'
        >>> book.clause("AB-SET-09", "en")
        Traceback (most recent call last):
        wartable.core.text.rulebook.RulebookError: no clause 'AB-SET-09' in this rulebook
        """
        self._check(lang)
        found = self._clauses[lang].get(id)
        if found is None:
            raise RulebookError("book-unknown-clause", clause=repr(id))
        return found

    def section(self, key: str, lang: str) -> Section:
        """Return the section of this key with its clauses.

        >>> book = Rulebook({"en": "## 1. Setup {#setup}\\n- **AB-SET-01** Deal five cards."})
        >>> book.section("setup", "en").title
        '1. Setup'
        >>> [clause.id for clause in book.section("setup", "en").clauses]
        ['AB-SET-01']
        >>> book.section("setup", "en").text
        '- **AB-SET-01** Deal five cards.'
        """
        self._check(lang)
        if key not in self._titles[lang]:
            raise RulebookError("book-unknown-section", section=repr(key), known=", ".join(self.section_keys))
        clauses = tuple(clause for clause in self._clauses[lang].values() if clause.section == key)
        return Section(key, self._titles[lang][key], clauses, "\n".join(self._bodies[lang][key]).strip())

    def find(self, words: str, lang: str) -> list[Clause]:
        """Return the clauses that a reader asks for, in the order of the book.

        An id gives its clause, the beginning of an id all that begin so; the title's letters may be left out of a
        whole id. Anything else is words: a clause is found if each of the first ten begins a word of its sentence or
        names its option. Capitals and accents do not matter.

        >>> book = Rulebook({"it": "## Mano {#hand}\\n- **AB-HAND-01** Si può.\\n- **AB-HAND-02** Le carte."})
        >>> [clause.id for clause in book.find("ab-hand", "it")]
        ['AB-HAND-01', 'AB-HAND-02']
        >>> [clause.id for clause in book.find("hand-02", "it")]
        ['AB-HAND-02']
        >>> [clause.id for clause in book.find("PUO", "it")]
        ['AB-HAND-01']
        >>> book.find("castello", "it")
        []
        """
        self._check(lang)
        asked = _fold(words.strip())
        clauses = self._clauses[lang]
        for name in self.ids:
            if asked == name.casefold():
                return [clauses[name]]
        if _SHORT_ID.fullmatch(asked):
            whole = [clauses[name] for name in self.ids if name.casefold().endswith("-" + asked)]
            if whole:
                return whole
        if "-" in asked:
            begun = [clauses[name] for name in self.ids if name.casefold().startswith(asked)]
            if begun:
                return begun
        wanted = list(dict.fromkeys(_words(asked)))[:MOST_WORDS]
        if not wanted:
            return []
        index = self._index[lang]
        return [clauses[n] for n in self.ids if all(any(w.startswith(q) for w in index[n]) for q in wanted)]
