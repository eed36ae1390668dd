"""Whatever can go wrong is said in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import wartable
from wartable.core.errors import NotAnAction, RecordError, UndoRefused, WartableError
from wartable.core.text.messages import LANGUAGES
from wartable.tongue import BLANK, catalogues, filled, sentences, told, translated

SOURCE = Path(wartable.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

# Functions that make an error out of a sentence for somebody else to raise.
MAKERS = {"wrong"}


def errors() -> set[str]:
    """The names of all classes of errors that users can meet."""
    found, classes = {"WartableError"}, []
    for path in SOURCE.rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        classes += [node for node in nodes if isinstance(node, ast.ClassDef)]
    while fresh := {each.name for each in classes if each.name not in {*found, "Defect"} and named(each.bases) & found}:
        found |= fresh
    return found | MAKERS | {"NotationError"}


def named(nodes: list[ast.expr]) -> set[str]:
    return {str(getattr(node, "id", "") or getattr(node, "attr", "")) for node in nodes}


def sentence(node: ast.expr) -> str | None:
    """The text of an expression with blanks for what differs."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else BLANK for part in node.values)
    return None


def raised() -> set[str]:
    """Every sentence that a program text raises, by itself or through a maker."""
    names, found = errors(), set()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and named([node.func]) & names and node.args:
                texts = [text for text in map(sentence, node.args) if text is not None]
                found |= set(texts[:1])
    # A place before another sentence is no sentence; one word is the name of something.
    return {text for text in found if re.search(r"[a-z]{2}.* ", text.replace(BLANK, ""))}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_has_its_translation(lang: str) -> None:
    known = {english for catalogue in catalogues(lang, ("proelio",)) for english in catalogue}
    assert raised() - known == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_fills_the_same_blanks(lang: str) -> None:
    for catalogue in catalogues(lang, ("proelio",)):
        for english, other in catalogue.items():
            assert len(re.findall(r"\{\d*\}", other)) == english.count(BLANK), english


def test_errors_of_all_sorts() -> None:
    table = wartable.title("proelio").open(seats=3, seed=1)
    with pytest.raises(UndoRefused) as undo:
        table.undo(0)
    assert told(undo.value, "it").startswith("il posto 0 non ha nulla da annullare")
    assert told(undo.value, "en") == str(undo.value)
    with pytest.raises(NotAnAction) as junk:
        table.act(0, "exchange a b c")
    assert told(junk.value, "it").startswith("'a' non è una carta; le carte sono: shields")
    assert told(RecordError("the line breaks off", 7, "x.wtr"), "it") == "x.wtr, riga 7: la riga si interrompe"
    seat = table.deciders[0]
    with pytest.raises(wartable.Refused) as refused:
        table.act((seat + 1) % 3, "draw")
    assert told(refused.value, "it") == refused.value.refusal.label("it")


def test_what_nobody_knows_stays_as_it_is() -> None:
    assert told(WartableError("quite unheard of"), "it") == "quite unheard of"


def test_a_sentence_within_a_sentence() -> None:
    known = sentences("it", ("proelio",))
    text = "a.toml: [base] shields: 'x' is not a whole number from 0 to 9"
    assert translated(text, known) == "a.toml: [base] shields: 'x' non è un numero intero da 0 a 9"
    assert translated("the position cannot be read: memory: 3 does not hold in this position", known) == (
        "la posizione non si può leggere: memory: 3 non vale in questa posizione"
    )
    assert filled("{2}, {1}", ["a", "b"]) == "b, a"
