"""Errors carry a phrase, which is said in both languages."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl, parse

import wartable
from wartable import texts
from wartable.core import hooks
from wartable.core.errors import NotAnAction, OptionError, RecordError, UndoRefused, WartableError
from wartable.core.rules import notation as words
from wartable.core.text.messages import LANGUAGES, Phrase
from wartable.core.text.rulebook import RulebookError

SOURCE = Path(wartable.__file__).parent
OWN = "wartable"
TITLES = [f"wartable.titles.{name}" for name in wartable.title_names()]

# Functions that make an error out of a key and facts, for others to raise or to keep.
MAKERS = {"wrong", "_fail", "odd"}
# Errors that know their key themselves.
KEYED = {"Refused", "Stale", "TooMany", "Diverged"}
# The keys of a record's place are put together; which parts there are is known to `RecordError.sentence` alone.
COMPOSED = {"record-line-reason", "record-file-reason", "record-file-line-reason"}


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py")))


def nodes() -> Iterator[ast.AST]:
    for tree in trees():
        yield from ast.walk(tree)


@cache
def errors() -> frozenset[str]:
    """The names of all classes of errors that users can meet."""
    classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
    found = {"WartableError"}
    while fresh := {each.name for each in classes if each.name not in found and named(each.bases) & found}:
        found |= fresh
    return frozenset(found)


def named(nodes: list[ast.expr]) -> set[str]:
    return {str(getattr(node, "id", "") or getattr(node, "attr", "")) for node in nodes}


@cache
def raised() -> tuple[tuple[ast.expr, ast.Call], ...]:
    """What stands for the key wherever an error is made, with the call."""
    found: list[tuple[ast.expr, ast.Call]] = []
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and named([node.func]) & ((errors() - KEYED) | MAKERS):
            key = node.args[1] if named([node.func]) == {"_fail"} else node.args[0]
            found += [(one, node) for one in ([key.body, key.orelse] if isinstance(key, ast.IfExp) else [key])]
    return tuple(found)


@cache
def catalogue(package: str, lang: str) -> Mapping[str, frozenset[str]]:
    """The arguments of each text, by key."""
    found: dict[str, frozenset[str]] = {}
    text = texts.catalogue(package)[lang]
    for entry in parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.span is not None
            found[entry.id.name] = frozenset(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def known(lang: str) -> dict[str, frozenset[str]]:
    return {key: facts for package in (OWN, *TITLES) for key, facts in catalogue(package, lang).items()}


def test_no_error_is_raised_with_a_free_sentence() -> None:
    assert len(raised()) > 200
    free = [
        ast.unparse(call)
        for key, call in raised()
        if isinstance(key, ast.JoinedStr | ast.BinOp)
        or (isinstance(key, ast.Constant) and isinstance(key.value, str) and " " in key.value)
    ]
    assert free == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_a_text_with_the_same_facts(lang: str) -> None:
    for key, call in raised():
        if isinstance(key, ast.Constant):
            facts = {str(one.arg) for one in call.keywords}
            if named([call.func]) == {"RecordError"}:
                facts -= {"line", "file"}
            if named([call.func]) == {"odd"}:
                facts.add("place")
            if "None" not in facts:  # else not all of them can be read off the call
                assert set(known(lang)[str(key.value)]) == facts, ast.unparse(call)


@pytest.mark.parametrize("package", [OWN, *TITLES])
def test_the_languages_have_the_same_texts(package: str) -> None:
    assert catalogue(package, "en") == catalogue(package, "it")


def test_no_text_is_left_over() -> None:
    said = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert set(known("en")) - said == COMPOSED


def test_a_titles_keys_begin_with_its_name() -> None:
    for package in TITLES:
        name = package.rpartition(".")[2]
        assert all(key.startswith(f"{name}-") for key in catalogue(package, "en"))
        assert not any(key.startswith(f"{name}-") for key in catalogue(OWN, "en"))


def test_errors_of_all_sorts() -> None:
    table = wartable.title("proelio").open(seats=3, seed=1)
    with pytest.raises(UndoRefused) as undo:
        table.undo(0)
    assert undo.value.label("it").startswith("il posto 0 non ha nulla da annullare")
    assert undo.value.label("en") == str(undo.value) == undo.value.args[0]
    with pytest.raises(NotAnAction) as junk:
        table.act(0, "exchange a b c")
    assert junk.value.label("it").startswith("'a' non è una carta; le carte sono: shields")
    with pytest.raises(NotAnAction) as many:
        table.act(0, "exchange manure manure manure")
    assert str(many.value) == "'exchange' takes at most two cards, not 3"
    assert many.value.label("it") == "'exchange' vuole al massimo due carte, non 3"
    with pytest.raises(OptionError) as option:
        wartable.title("proelio").open(seats=3, options={"round_cap": "x"})
    assert str(option.value).endswith("x is not a number from 1 to 999, or none")
    assert option.value.label("it").endswith("x non è un numero da 1 a 999, o none")
    seat = table.deciders[0]
    with pytest.raises(wartable.Refused) as refused:
        table.act((seat + 1) % 3, "draw")
    assert refused.value.label("it") == refused.value.refusal.label("it")
    assert str(refused.value) == f"'draw' is refused by {refused.value.clause}: {refused.value.refusal.label()}"


def test_numbers_of_picks_and_seats_are_said_as_they_are() -> None:
    card = words.Names(0, "card")
    rows = [words.Verb("attack", words.Row(1, card, 1, 3)), words.Verb("swap", words.Row(2, card, 2, 2))]
    rows += [words.Verb("pick", words.Row(3, card, 0, 1)), words.Verb("pay", words.Row(4, card, 2))]
    notation = words.Notation(8, rows, [["bow"]])
    told = {
        "attack bow bow bow bow": ("at most three cards, not 4", "al massimo tre carte, non 4"),
        "swap bow bow bow": ("takes two cards, not 3", "vuole due carte, non 3"),
        "pick bow bow": ("at most one card, not 2", "al massimo una carta, non 2"),
        "pay bow": ("at least two cards, such as", "almeno due carte, per esempio"),
    }
    for text, (english, italian) in told.items():
        with pytest.raises(NotAnAction) as caught:
            notation.parse(text)
        assert english in str(caught.value)
        assert italian in caught.value.label("it")
    table = wartable.title("proelio").open(seats=3, seed=1)
    for text in ("play inquisition 9", "play inquisition 9 …"):
        with pytest.raises(NotAnAction) as seat:
            table.act(table.deciders[0], text)
        assert str(seat.value) == "'9' is no seat; the seats are 0 to 2"
    with pytest.raises(NotAnAction, match=r"there is no seat '0'; the seats are 0 to 2"):
        table.act("0", "draw")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match=r"takes 3-6 seats, not '3'"):
        wartable.title("proelio").open("3")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"seed": 1.5}, "a seed is a whole number, not 1.5"),
        ({"seed": True}, "a seed is a whole number, not True"),
        ({"chance": 5}, "chance: 5 is no chance; give a Seeded, a Scripted or a Fair"),
        ({"chance": wartable.Seeded}, "is no chance; give a Seeded"),
    ],
)
def test_a_table_is_opened_with_a_seed_or_a_chance(given: dict[str, Any], told: str) -> None:
    for way in (wartable.title("proelio").open, wartable.title("proelio").position):
        with pytest.raises(OptionError) as caught:
            way({"seats": 3} if way.__name__ == "position" else 3, **given)  # type: ignore[arg-type]
        assert told in str(caught.value)
        assert caught.value.label("it") != str(caught.value)


@pytest.mark.parametrize("words", [(1, 2, 3), (1,), (None,)])
def test_words_of_a_question_are_texts(words: tuple[Any, ...]) -> None:
    table = wartable.title("proelio").open(seats=3, seed=1)
    with pytest.raises(OptionError, match=f"what follows 'hand' is given as texts, such as \"1\", not {words[0]}"):
        table.ask(0, "hand", *words)


def test_italian_agrees_in_gender_and_number() -> None:
    assert WartableError("script-over", what="draw", number=3).label("it").endswith("la pescata numero 3 non è dettata")
    assert WartableError("script-over", what="die", number=3).label("it").endswith("il dado numero 3 non è dettato")
    with pytest.raises(wartable.PositionError) as caught:
        wartable.title("proelio").position({"seats": 3, "houses": [{}] * 4})
    assert caught.value.label("it") == "houses: l'elenco houses ha al massimo 3 voci"


def test_a_record_error_names_its_place_in_both_languages() -> None:
    error = RecordError("record-line-breaks-off", 7, "x.wtr")
    assert (str(error), error.reason) == ("x.wtr, line 7: the line breaks off", "the line breaks off")
    assert error.label("it") == "x.wtr, riga 7: la riga si interrompe"
    assert str(error.at(9)) == "line 9: the line breaks off"
    assert error.at(0, "y.wtr").label("it") == "y.wtr: la riga si interrompe"
    inner = wartable.PositionError("field-not-a-card", place="attack", value="'x'")
    assert RecordError("record-position", 3, reason=inner).label("it") == (
        "riga 3: la posizione non si può leggere: attack: 'x' non è una carta"
    )
    assert RecordError(inner, 3).label("it") == "riga 3: attack: 'x' non è una carta"
    assert RulebookError("book-no-clauses", "en", 4).label("it") == "en, riga 4: il testo non contiene clausole"


def test_a_free_sentence_is_said_as_it_is() -> None:
    error = WartableError("quite unheard of")
    assert str(error) == error.label("it") == "quite unheard of"
    assert repr(error) == "WartableError('quite unheard of')"
    assert str(RecordError("a plain reason", 2)) == "line 2: a plain reason"


def test_what_has_no_text_is_still_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(WartableError("unheard-of", seat=3)) == "unheard-of: seat=3"
    assert str(WartableError("unheard-of")) == "unheard-of"
    assert str(WartableError("no-seat", seat=3)) == "no-seat: seat=3"  # a fact is missing
    assert WartableError("no-seat", seat=3, last=1).label("fr") == "there is no seat 3; the seats are 0 to 1"
    monkeypatch.setattr(hooks, "_speakers", [])
    assert str(WartableError("no-seat", seat=3, last=1)) == "no-seat: seat=3, last=1"


def test_facts_are_said_as_they_are() -> None:
    assert str(WartableError("upload-length", most=2_000_000)) == "record: 2000000 characters at most"
    error = WartableError("option-value", name="'cap'", value="{ $x }", wanted=Phrase("wanted-flag"))
    assert str(error) == "option 'cap': { $x } is not true or false"


def test_an_error_goes_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(OptionError("no-seat", seat=3, last=1)))
    assert (type(error), error.label("it")) == (OptionError, "non c'è il posto 3; i posti vanno da 0 a 1")
