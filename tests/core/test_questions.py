"""Questions: names, words that follow, and what is refused, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from tests.small.auction import TITLE as AUCTION
from wartable import OptionError
from wartable.core.questions import SEAT, Noun, Question, Questions
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Phrase

ZONES = ("mill", "ford")
KIT, VIEW = Kit(3, {}), wartable.title("proelio").open(3).view(0)


def answer(kit: Kit, view: Any, *numbers: int) -> list[Phrase]:
    assert (kit, view) == (KIT, VIEW)
    return [Phrase("told", numbers=numbers)]


ZONE = Noun("zone", lambda kit: ZONES)
QUESTIONS = Questions(
    Question("piles", answer),
    Question("hand", answer, SEAT),
    Question("reach", answer, ZONE, SEAT, least=1),
)


def test_the_words_are_handed_on_as_numbers() -> None:
    assert tuple(QUESTIONS) == ("piles", "hand", "reach")
    for name, args, numbers in (
        ("piles", [], ()),
        ("hand", [], ()),
        ("hand", ["2"], (2,)),
        ("reach", ["ford"], (1,)),
        ("reach", ["mill", "0"], (0, 0)),
    ):
        assert QUESTIONS.ask(KIT, VIEW, name, args) == [Phrase("told", numbers=numbers)]


@pytest.mark.parametrize(
    ("words", "english", "italian"),
    [
        ("moon", "there is no question 'moon'; there are: piles, hand, reach", "non c'è la domanda 'moon'; ci sono: "),
        ("piles 1", "'piles' takes nothing after it, not '1'", "'piles' non vuole nulla dopo di sé, non '1'"),
        ("hand 0 1", "'hand' takes one seat at most, not '0 1'", "'hand' vuole al massimo un posto, non '0 1'"),
        ("hand 3", "'3' is no seat; the seats are 0 to 2", "'3' non è un posto; i posti vanno da 0 a 2"),
        ("hand -1", "'-1' is no seat; the seats are 0 to 2", "'-1' non è un posto"),
        ("reach", "'reach' needs a zone after it", "'reach' vuole dopo di sé una zona"),
        (
            "reach moon",
            "'moon' is no zone; the zones are: mill, ford",
            "'moon' non è una zona; le zone sono: mill",
        ),
        ("reach mill 0 1", "'reach' takes 2 words at most, not 'mill 0 1'", "'reach' vuole al massimo 2 parole"),
    ],
)
def test_what_cannot_be_asked_is_refused(words: str, english: str, italian: str) -> None:
    name, *args = words.split()
    with pytest.raises(OptionError) as caught:
        QUESTIONS.ask(KIT, VIEW, name, args)
    assert str(caught.value) == english
    assert caught.value.label("it").startswith(italian)


def test_a_title_without_questions_says_so() -> None:
    with pytest.raises(OptionError, match="there is no question 'piles'; there are: none"):
        AUCTION.open(4, seed=1).ask(0, "piles")
