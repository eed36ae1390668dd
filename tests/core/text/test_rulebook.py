"""The rulebook reader: what it reads, what it finds, and how it refuses what it cannot read."""

from typing import Any

import pytest

from wartable.core.text.rulebook import MOST_WORDS, ClauseOption, Rulebook, RulebookError, plain

EN = """\
# The rules

Some words before the first section.

## 1. Setup {#setup}

- a list that is no clause
- **Well-known** words in bold type

- **AB-SET-01** Deal **five** cards
  to each player.
- **AB-SET-02** The Plague is not `dealt`.

## 2. Zones {#zones}

| a | table |
|---|---|

- **AB-7.1-03** A zone holds three units.

### Rulings

- **AB-RULING-01** (option `last_card`: **`keep`**, `lose`, `1-9`) Who keeps it? You do.
"""

IT = """\
## 1. Preparazione {#setup}

- **AB-SET-01** Dai **cinque** carte a ognuno.
- **AB-SET-02** La Peste non si può dare.

## 2. Le zone {#zones}

- **AB-7.1-03** Una zona contiene tre unità.
- **AB-RULING-01** (opzione `last_card`: **`keep`**, `lose`, `1-9`) Chi la tiene? Tu.
"""

HEAD = "## A {#a}\n"


def book() -> Rulebook:
    return Rulebook({"en": EN, "it": IT})


def test_ids_stand_in_the_order_of_the_book() -> None:
    assert book().ids == ("AB-SET-01", "AB-SET-02", "AB-7.1-03", "AB-RULING-01")


def test_a_clause_knows_its_section_and_joins_its_lines() -> None:
    clause = book().clause("AB-SET-01", "en")
    assert clause.id == "AB-SET-01"
    assert clause.section == "setup"
    assert clause.text == "Deal **five** cards to each player."
    assert clause.option is None


def test_an_option_is_read_apart_from_the_text() -> None:
    clause = book().clause("AB-RULING-01", "it")
    assert clause.option == ClauseOption("last_card", "keep", ("lose", "1-9"))
    assert clause.text == "Chi la tiene? Tu."


def test_a_section_has_a_title_in_each_language_and_its_clauses() -> None:
    assert book().section_keys == ("setup", "zones")
    assert book().section("zones", "en").title == "2. Zones"
    section = book().section("zones", "it")
    assert section.title == "2. Le zone"
    assert [clause.id for clause in section.clauses] == ["AB-7.1-03", "AB-RULING-01"]


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("AB-SET-01", "en", ["AB-SET-01"]),
        (" ab-set-01 ", "it", ["AB-SET-01"]),
        ("AB-SET", "en", ["AB-SET-01", "AB-SET-02"]),
        ("ab-", "en", ["AB-SET-01", "AB-SET-02", "AB-7.1-03", "AB-RULING-01"]),
        ("7.1-03", "en", ["AB-7.1-03"]),
        ("ruling-01", "it", ["AB-RULING-01"]),
        ("DEAL", "en", ["AB-SET-01", "AB-SET-02"]),
        ("plague deal", "en", ["AB-SET-02"]),
        ("deal castle", "en", []),
        ("unita", "it", ["AB-7.1-03"]),
        ("PUÒ", "it", ["AB-SET-02"]),
        ("last_card", "en", ["AB-RULING-01"]),
        ("lose", "it", ["AB-RULING-01"]),
        ("eal", "en", []),
        ("", "en", []),
        (" ?! ", "en", []),
    ],
)
def test_find(words: str, lang: str, found: list[str]) -> None:
    assert [clause.id for clause in book().find(words, lang)] == found


def test_find_takes_each_word_once_and_no_more_than_ten() -> None:
    class Counted(list[str]):
        reads = 0

        def __iter__(self) -> Any:
            Counted.reads += 1
            return super().__iter__()

    book = Rulebook({"en": EN, "it": IT})
    book._index = {"en": {name: Counted(words) for name, words in book._index["en"].items()}}
    found = book.find("deal five", "en")
    once, Counted.reads = Counted.reads, 0
    assert book.find("deal five " * 5_000, "en") == found
    assert Counted.reads == once
    words = [f"{chr(97 + i)}{chr(97 + j)}" for i in range(26) for j in range(26)]
    book.find(" ".join(words), "en")
    assert Counted.reads <= once + MOST_WORDS * len(book.ids)
    assert book.find("deal five cards to each player deal d de dea f fi nothing", "en") == found


def test_find_gives_the_clause_in_the_language_asked_for() -> None:
    assert book().find("AB-SET-01", "it") == [book().clause("AB-SET-01", "it")]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no clause"),
        ("# Rules\n\n## A {#a}\n", 3, "no clause"),
        ("- **AB-SET-01** Deal.\n", 1, "outside a section"),
        ("## Setup\n", 1, "a section is written"),
        ("## Setup {#Set Up}\n", 1, "a section is written"),
        ("## {#setup}\n", 1, "a section is written"),
        (HEAD + "- **AB-A-01** x\n\n## B {#a}\n", 4, "section a is opened twice, first on line 1"),
        (HEAD + "\n- **AB-A-01** x\n- **AB-A-01** y\n", 4, "clause AB-A-01 is written twice, first on line 3"),
        (HEAD + "- **AB-A-1** x\n", 2, "a clause is written"),
        (HEAD + "- **AB-A-01**\n", 2, "a clause is written"),
        (HEAD + "- **AB-A-01 x\n", 2, "a clause is written"),
        (HEAD + "- AB-A-01 x\n", 2, "a clause is written"),
        (HEAD + "- **ab-a-01** x\n", 2, "a clause is written"),
        (HEAD + "* **AB-A-01** x\n", 2, "a clause is written"),
        (HEAD + "- **AB-A-01** x\n  - **AB-A-02** y\n", 3, "a clause is written"),
        (HEAD + "- **AB-A-01** x\ny\n", 3, "indented by two spaces"),
        (HEAD + "- **AB-A-01** a **bold word\n", 2, "leaves ** or ` open"),
        (HEAD + "- **AB-A-01** a `name\n", 2, "leaves ** or ` open"),
        (HEAD + "- **AB-A-01** (option `o`) x\n", 2, "the option of AB-A-01 is written"),
        (HEAD + "- **AB-A-01** (option `o`: **`a`**, `b`)\n", 2, "the option of AB-A-01 is written"),
        (HEAD + "- **AB-A-01** (option `o`: `a`, `b`) x\n", 2, "one default"),
        (HEAD + "- **AB-A-01** (option `o`: **`a`**, **`b`**) x\n", 2, "one default"),
        (HEAD + "- **AB-A-01** (option `o`: **`a`**) x\n", 2, "another value"),
    ],
)
def test_a_malformed_text_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RulebookError) as refusal:
        Rulebook({"en": text})
    assert reason in refusal.value.reason
    assert (refusal.value.lang, refusal.value.line) == ("en", line)
    assert str(refusal.value).startswith(f"en, line {line}: ")


def test_prose_is_no_clause() -> None:
    text = HEAD + "A word on AB-A-09.\n\n- **AB-A-01** x\n\nMore words.\n- **half-timbered** houses\n"
    assert Rulebook({"en": text}).ids == ("AB-A-01",)


@pytest.mark.parametrize(
    ("old", "new", "lang", "line", "reason"),
    [
        (
            "- **AB-7.1-03** Una zona contiene tre unità.\n",
            "",
            "en",
            19,
            "clause AB-7.1-03 stands here but is missing in it",
        ),
        ("{#zones}\n\n", "{#zones}\n\n- **AB-7.1-04** Di più.\n", "it", 8, "clause AB-7.1-04 stands here"),
        ("{#zones}", "{#lands}", "en", 14, "section zones stands here but is missing in it"),
        ("**`keep`**, `lose`", "**`lose`**, `keep`", "it", 9, "the option of AB-RULING-01 differs from en (line 23)"),
        ("(opzione `last_card`: **`keep`**, `lose`, `1-9`) ", "", "it", 9, "the option of AB-RULING-01 differs"),
    ],
)
def test_languages_that_differ_are_refused(old: str, new: str, lang: str, line: int, reason: str) -> None:
    assert old in IT
    with pytest.raises(RulebookError) as refusal:
        Rulebook({"en": EN, "it": IT.replace(old, new)})
    assert reason in refusal.value.reason
    assert (refusal.value.lang, refusal.value.line) == (lang, line)


def test_languages_with_another_order_are_refused() -> None:
    one = HEAD + "- **AB-A-01** x\n- **AB-A-02** y\n"
    two = HEAD + "- **AB-A-02** y\n- **AB-A-01** x\n"
    with pytest.raises(RulebookError, match=r"it, line 2: AB-A-02 stands where en has AB-A-01 \(line 2\)"):
        Rulebook({"en": one, "it": two})


def test_a_clause_in_another_section_is_refused() -> None:
    one = HEAD + "- **AB-A-01** x\n## B {#b}\n- **AB-A-02** y\n"
    two = HEAD + "- **AB-A-01** x\n- **AB-A-02** y\n## B {#b}\n"
    with pytest.raises(RulebookError, match=r"it, line 3: AB-A-02 stands where en has b \(line 3\)"):
        Rulebook({"en": one, "it": two})


def test_questions_that_the_book_cannot_answer() -> None:
    with pytest.raises(RulebookError, match="no clause 'AB-SET-99'"):
        book().clause("AB-SET-99", "en")
    with pytest.raises(RulebookError, match="no language 'de' in this rulebook; it has en, it"):
        book().clause("AB-SET-01", "de")
    with pytest.raises(RulebookError, match="no language 'de'"):
        book().find("zone", "de")
    with pytest.raises(RulebookError, match="no section 'loot' in this rulebook; it has setup, zones"):
        book().section("loot", "en")
    with pytest.raises(RulebookError, match="at least one language"):
        Rulebook({})


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("no markup", "no markup"),
        ("**bold** and *slanted* and `code`", "bold and slanted and code"),
        ("**`both`**", "both"),
        ("`a*b*c` and `**`", "a*b*c and **"),
        ("[words](https://example.org/*x*)", "words"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("over_limit_defence", "over_limit_defence"),
        ("", ""),
    ],
)
def test_plain(text: str, shown: str) -> None:
    assert plain(text) == shown
