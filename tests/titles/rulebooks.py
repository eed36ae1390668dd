"""What holds for every title's rulebook and short texts. A title's test class extends one of these with its facts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import ClassVar

import pytest

from wartable.core.text.messages import LANGUAGES, Messages
from wartable.core.text.rulebook import ClauseOption, Rulebook, plain

# Words that give a language away.
ENGLISH = {"the", "and", "of", "is", "are", "you", "your", "with", "card", "cards", "hand", "attack", "player", "may"}
ITALIAN = {"il", "gli", "della", "di", "che", "non", "è", "sono", "con", "carta", "carte", "una", "nella", "puoi"}
# A clause is cited alone, so it must not begin with a word that leans on the clause before.
LEANING = r"(?:It|Its|They|Their|Th[oe]se|Th[ia][st]|Such|Nor|But|And|So|Also|His|He|Then|Otherwise|In that case)\b"
ID = re.compile(r"[A-Z]{2}-[A-Z0-9.]+-[0-9]+")
NUMBER = {"en": "number", "it": "numero"}
LONGEST_REASON = 75


def source(title: str, lang: str) -> str:
    """The text of a rulebook."""
    return (files("wartable") / "titles" / title / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")


@cache
def book_of(title: str) -> Rulebook:
    """The rulebook of a title, read from its folder: the title need not be playable yet."""
    return Rulebook({lang: source(title, lang) for lang in LANGUAGES})


@cache
def catalogue(title: str, ending: str) -> dict[str, dict[str, str]]:
    """The messages of one of a title's files, by language and key."""
    folder = files("wartable") / "titles" / title / "messages"
    texts = {lang: (folder / f"{lang}.{ending}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    messages = Messages(texts)
    found = {lang: re.findall(r"^([^#\s]+) =", texts[lang], re.M) for lang in LANGUAGES}
    # Some names are of dates, and hold a year.
    return {lang: {key: messages.format(lang, key, year=1919) for key in keys} for lang, keys in found.items()}


def words(text: str) -> set[str]:
    """The words of a text without the names of options, which are the same in every language."""
    return set(re.findall(r"[a-zàèéìòù]+", re.sub(r"`[^`]*`", "", text).casefold()))


def sentences(text: str) -> set[str]:
    """The sentences of a text that have more than two words."""
    return {part.strip() for part in re.split(r"(?<=[.?]) ", plain(text)) if len(part.split()) > 2}


def table_rows(text: str) -> list[list[str]]:
    """The cells of the rows of all tables of a text."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def chapters(book: Rulebook, key: str, lang: str) -> dict[str, list[str]]:
    """The smaller headings of a section, each with the clauses below it."""
    parts = [part.partition("\n") for part in book.section(key, lang).text.split("### ")[1:]]
    return {title: re.findall(rf"^- \*\*({ID.pattern})\*\*", text, re.M) for title, _, text in parts}


class RulebookTests:
    """A rulebook is whole, says the same in both languages, and each clause can stand alone as an answer."""

    title: ClassVar[str]
    prefix: ClassVar[str]  # of all clause ids
    topics: ClassVar[Mapping[str, tuple[str, int]]]  # of the ids, in order: the section, and how many clauses it has
    clauses: ClassVar[int]  # how many there are, without the rulings
    rulings: ClassVar[int]
    chapters: ClassVar[int]  # of the rulings
    options: ClassVar[Mapping[str, ClauseOption]]
    tables: ClassVar[Mapping[str, int]]  # sections for the reader: how many rows their tables have at least
    pairs: ClassVar[tuple[tuple[str, str], ...]]  # the first names the second
    longest_ruling: ClassVar[int] = 900
    leaning: ClassVar[tuple[str, ...]] = ()  # clauses that begin like those that lean, and are clear all the same
    in_tables: ClassVar[str] = rf"{ID.pattern}|\d+"  # what the rows of both languages share
    explained_together: ClassVar[tuple[str, ...]] = ()  # options whose values need no word each

    @pytest.fixture
    def book(self) -> Rulebook:
        return book_of(self.title)

    def topic_ids(self, section: str = "") -> list[str]:
        """The clauses of a section, or all, in the order of their topics; no rulings."""
        return [
            f"{self.prefix}-{topic}-{n:02}"
            for topic, (key, count) in self.topics.items()
            for n in range(1, count + 1)
            if section in ("", key)
        ]

    # -- the clauses --

    def test_every_clause_and_ruling_is_there_once(self, book: Rulebook) -> None:
        wanted = self.topic_ids()
        assert list(book.ids[: len(wanted)]) == wanted
        assert len(wanted) == self.clauses
        rulings = book.ids[len(wanted) :]
        assert sorted(rulings) == sorted(f"{self.prefix}-RULING-{n:02}" for n in range(1, self.rulings + 1))

    def test_clauses_stand_in_the_sections_of_their_topics(self, book: Rulebook) -> None:
        for section, _ in self.topics.values():
            assert [clause.id for clause in book.section(section, "en").clauses] == self.topic_ids(section)

    def test_rulings_stand_in_the_same_chapters_in_both_languages(self, book: Rulebook) -> None:
        en, it = (list(chapters(book, "rulings", lang).values()) for lang in LANGUAGES)
        assert en == it
        assert len(en) == self.chapters
        assert all(en)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_clause_is_a_short_complete_sentence(self, book: Rulebook, lang: str) -> None:
        for name in book.ids:
            text = plain(book.clause(name, lang).text)
            assert text[0].isupper(), name
            assert text.endswith("."), name
            assert not re.search(r"  |[!?:]\.", text), name
            most = self.longest_ruling if "RULING" in name else 230
            assert len(text) <= most, f"{name} has {len(text)} characters"

    def test_a_clause_can_stand_alone_as_an_answer(self, book: Rulebook) -> None:
        alone = [name for name in book.ids if "RULING" not in name]
        assert tuple(name for name in alone if re.match(LEANING, book.clause(name, "en").text)) == self.leaning

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_ruling_asks_and_answers(self, book: Rulebook, lang: str) -> None:
        for clause in book.section("rulings", lang).clauses:
            question, mark, answer = clause.text.partition("? ")
            assert question
            assert mark, f"{clause.id} asks nothing"
            assert answer

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_only_clauses_of_the_book_are_named(self, book: Rulebook, lang: str) -> None:
        assert set(ID.findall(source(self.title, lang))) <= set(book.ids)
        for name in book.ids:
            assert name not in book.clause(name, lang).text, f"{name} points to itself"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_clauses_that_belong_together_name_each_other(self, book: Rulebook, lang: str) -> None:
        for one, other in self.pairs:
            assert f"{self.prefix}-{other}" in book.clause(f"{self.prefix}-{one}", lang).text

    # -- the languages --

    @pytest.mark.parametrize(("lang", "foreign"), [("it", ENGLISH), ("en", ITALIAN)])
    def test_no_clause_speaks_the_other_language(self, book: Rulebook, lang: str, foreign: set[str]) -> None:
        found = {name: words(book.clause(name, lang).text) & foreign for name in book.ids}
        assert {name: hits for name, hits in found.items() if hits} == {}

    def test_no_sentence_is_the_same_in_both_languages(self, book: Rulebook) -> None:
        for name in book.ids:
            en, it = (sentences(book.clause(name, lang).text) for lang in LANGUAGES)
            assert en & it == set(), name

    def test_figures_options_and_references_are_the_same_in_both_languages(self, book: Rulebook) -> None:
        for name in book.ids:
            en, it = (book.clause(name, lang).text for lang in LANGUAGES)
            for pattern in (r"\d+", r"`[^`]+`", ID.pattern):
                assert Counter(re.findall(pattern, en)) == Counter(re.findall(pattern, it)), name

    def test_tables_for_the_reader_have_the_same_rows_in_both_languages(self, book: Rulebook) -> None:
        for key, least in self.tables.items():
            rows = [table_rows(book.section(key, lang).text) for lang in LANGUAGES]
            named = [[re.findall(self.in_tables, " ".join(row)) for row in table] for table in rows]
            assert len(rows[0]) == len(rows[1]) >= least, key
            assert named[0] == named[1]

    # -- the options --

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_option_is_described_in_its_clause(self, book: Rulebook, lang: str) -> None:
        clauses = [book.clause(name, lang) for name in book.ids]
        assert {clause.id: clause.option for clause in clauses if clause.option} == self.options

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_what_another_value_of_an_option_changes_is_said(self, book: Rulebook, lang: str) -> None:
        for name, option in self.options.items():
            for value in () if name in self.explained_together else option.others:
                shown = NUMBER[lang] if "-" in value else f"`{value}`"
                assert shown in book.clause(name, lang).text, f"{name} does not say what {value} changes"


class ShortTextTests:
    """A title's short reasons and names: in both languages, each reason about a clause of the book."""

    title: ClassVar[str]
    prefix: ClassVar[str]
    cited: ClassVar[tuple[str, ...]]  # what refusals, cautions and endings cite: each has a reason of its own
    shared_names: ClassVar[frozenset[str]] = frozenset()  # keys whose names are the same in both languages

    def reasons(self, lang: str) -> dict[str, str]:
        """The reasons by their keys."""
        return catalogue(self.title, "why")[lang]

    def names(self, lang: str) -> dict[str, str]:
        """The names by their keys."""
        return catalogue(self.title, "names")[lang]

    def key_of(self, clause: str) -> str:
        """The key of a clause's reason: it cannot hold a point, so it has _ instead."""
        return f"why-{self.prefix}-{clause.replace('.', '_')}"

    def test_every_reason_names_a_clause_of_the_book(self) -> None:
        book = book_of(self.title)
        assert list(self.reasons("en")) == list(self.reasons("it"))
        for lang in LANGUAGES:
            for key, reason in self.reasons(lang).items():
                clause = key.removeprefix("why-").replace("_", ".")
                assert clause in book.ids
                assert reason[0].isupper(), key
                assert reason.endswith("."), key
                assert len(reason) <= LONGEST_REASON, key
                assert not re.search(r"[!?:]\.", reason), key

    def test_every_refusal_caution_and_ending_has_a_reason_of_its_own(self) -> None:
        en, it = (self.reasons(lang) for lang in LANGUAGES)
        assert {self.key_of(name) for name in self.cited} <= set(en)
        assert [key for key in en if en[key] == it[key]] == []
        for lang in LANGUAGES:
            assert [text for text, times in Counter(self.reasons(lang).values()).items() if times > 1] == []

    @pytest.mark.parametrize(("lang", "foreign"), [("it", ENGLISH), ("en", ITALIAN)])
    def test_reasons_keep_to_their_language(self, lang: str, foreign: set[str]) -> None:
        assert [text for text in self.reasons(lang).values() if words(text) & foreign] == []

    def test_names_are_in_both_languages(self) -> None:
        en, it = (self.names(lang) for lang in LANGUAGES)
        assert list(en) == list(it)
        assert {key for key in en if en[key] == it[key]} == self.shared_names
