"""Random games of the model, and what must hold at every point of them (ledger 5.9)."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from tests.titles.letswar.model.content import Content
from tests.titles.letswar.model.game import Model, dice
from tests.titles.letswar.model.questions import Question
from tests.titles.letswar.model.state import CHOICES
from tests.titles.letswar.watch import Watch

# A war that lasts: cards are used more often than thrown away, and nobody taxes a country into revolution.
WEIGHTS = {"attack": 8, "play": 6, "equip": 5, "spy": 3, "deploy": 6, "buy": 4, "end": 4, "tax": 0.3, "discard": 0.5}
WEIGHTS |= {"take_back": 0.3, "answer": 5, "pass": 1, "pay": 2, "done": 2}


def random_line(question: Question, rng: Random, careful: bool = True) -> str:
    """Pick an answer word by word."""
    words: list[str] = []
    while True:
        following = sorted(question.next(words))
        if following == [""]:
            return " ".join(words)
        weights = [1.0] * len(following)
        if not words and careful:
            weights = [WEIGHTS.get(word, 1.0) for word in following]
        word = rng.choices(following, weights)[0]
        if not word:
            return " ".join(words)
        words.append(word)


def random_options(rng: Random, share: float = 0.35) -> dict[str, Any]:
    """Give each option now and then another value than its default."""
    return {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < share}


class Recorder:
    """Chance that writes down what it gave."""

    def __init__(self, rng: Random) -> None:
        """Draw by this generator."""
        self.draws: list[tuple[str, str]] = []
        self.inner = dice(rng)

    def __call__(self, pile: str, odds: dict[str, Fraction]) -> str:
        """Give a card and note it."""
        assert sum(odds.values()) == 1
        card = self.inner(pile, odds)
        self.draws.append((pile, card))
        return card


def in_main(model: Model) -> int | None:
    """Return the seat whose step 2 it is."""
    return next((seat for seat, question in model.asked.items() if question.about == "main"), None)


def play_game(seed: int, seats: int, options: dict[str, Any], content: Content, cap: int = 4000) -> Model:
    """Play a random game to its end and watch it."""
    rng = Random(seed)
    model = Model(seats, options, dice(rng), content)
    model.begin()
    watch = Watch(model.words())
    for step in range(cap):
        if model.over:
            break
        seat = rng.choice(sorted(model.asked))
        # A game that has gone on for long is brought to an end by taxes.
        model.answer(seat, random_line(model.asked[seat], rng, careful=step < cap // 4))
        watch.check(model.words(), in_main(model))
    return model
