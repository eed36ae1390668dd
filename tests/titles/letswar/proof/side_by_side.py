"""Games played by both implementations at once: the title's table leads, the second reading follows.

At every click the two must offer the same, after every line stand the same, and take the same results of chance.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import wartable
from tests.titles.letswar.first import position_words
from tests.titles.letswar.model.cards import TERRITORIES
from tests.titles.letswar.model.checks import WEIGHTS
from tests.titles.letswar.model.content import Content
from tests.titles.letswar.model.game import Model
from tests.titles.letswar.model.questions import Question
from tests.titles.letswar.model.rules.setup import MEMBERS
from tests.titles.letswar.model.state import EMPIRES, ENTENTE, NEUTRAL
from tests.titles.letswar.tables import in_order
from wartable.core.record.record import Result
from wartable.core.rules.notation import pick_words
from wartable.titles.letswar import TITLE

CONTENT = Content.read()
NATIONS = {"italy", *(name for names in MEMBERS.values() for name in names)}
# Verbs that are one click, and those whose rows are closed by a click of their own.
SIDES = [ENTENTE, EMPIRES, NEUTRAL]
GONE = ["homefront", "active", "unseen", "bottom", "characters", "to_come"]
BARE = {"end", "done", "tax", "pass"}
CLOSED = {"pledge", "offer"}


class Fed:
    """Chance of the second reading: the results of the title's table, each held against the odds."""

    def __init__(self) -> None:
        """Start with no result."""
        self.results: list[Result] = []

    def __call__(self, pile: str, odds: dict[str, Fraction]) -> str:
        """Give the next result of a pile."""
        # Whether a Territory card comes is asked before the card (LW-RULING-47).
        gated = [word for word in TERRITORIES if odds.get(word)]
        if gated and len(gated) < len(odds):
            result = self.results.pop(0)
            assert all(odds[word] == Fraction(1, result.n) for word in gated), f"{pile}: {result}"
            if result.word in gated:
                return result.word
            assert result.word == "other", f"{pile}: {result}"
            left = 1 - sum(odds[word] for word in gated)
            odds = {word: chance / left for word, chance in odds.items() if word not in gated}
        result = self.results.pop(0)
        word = result.word.removeprefix(f"{pile.split()[-1]}_") if pile.startswith("characters") else result.word
        assert (odds.get(word, Fraction(0)) * result.n).denominator == 1, f"{pile}: {result}"
        return word


# -- clicks --


def whole_click(words: list[str]) -> bool:
    """Tell whether these words end where a click does: some clicks are said with two words."""
    verb, count = words[0], len(words)
    if verb in BARE or verb == "buy":
        return True
    if verb == "attack":
        return count in (2, 4)
    if verb == "spy":
        return count >= 3
    if verb == "play":
        return count in (2, 3, 5)
    if verb == "choose" and count > 1:
        return count == 3 if words[1] in NATIONS else count >= 2
    return count >= 2


def clicks(question: Question, words: list[str]) -> dict[str, list[str]]:
    """Return what may be clicked after these words, as the title's table writes it, and the words after it."""
    found: dict[str, list[str]] = {}
    grown = [[*words, word] for word in question.next(words) if word]
    if "" in question.next(words) and words:
        found[in_order(" ".join(words))] = words
    while grown:
        longer = grown.pop()
        after = question.next(longer)
        if after == {""} and longer[0] not in CLOSED:
            found[in_order(" ".join(longer))] = longer
        elif after == {""} and len(longer) == 1:
            found[longer[0]] = longer
        elif whole_click(longer):
            own = longer if not words else [longer[0], *longer[len(words) :]]
            found[" ".join([*own, "…"])] = longer
        else:
            grown += [[*longer, word] for word in after]
    return found


def offered(table: wartable.Table, seat: int) -> dict[str, int]:
    """Return what the title's table offers at this click: its words and the code."""
    return {
        choice.text if pick_words(choice.text) is not None else in_order(choice.text): choice.code
        for choice in table.choices(seat)
    }


def apart(mine: Any, theirs: Any) -> Any:
    """Return what differs between two positions, and nothing else of them."""
    if isinstance(mine, dict):
        return {key: apart(value, theirs[key]) for key, value in mine.items() if value != theirs[key]}
    if isinstance(mine, list) and mine and isinstance(mine[0], dict):
        return {i: apart(one, other) for i, (one, other) in enumerate(zip(mine, theirs, strict=True)) if one != other}
    if isinstance(mine, list):
        both = Counter(mine), Counter(theirs)
        return (
            (list((both[0] - both[1]).elements()), list((both[1] - both[0]).elements()))
            if both[0] != both[1]
            else (mine, theirs)
        )
    return () if mine == theirs else (mine, theirs)


class Pair:
    """A table of the title and the second reading of it."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int, pack: str | None = None) -> None:
        """Open both; the second takes the draws of the first."""
        self.fate = Fed()
        self.table = TITLE.open(seats=seats, options=options, seed=seed, memory=False, pack=pack)
        self.model = Model(seats, options, self.fate, Content.read(Path(pack)) if pack else CONTENT)
        self.rng = Random(seed)
        self.taken = 0
        self.lines: list[str] = []
        self.feed()
        self.model.begin()
        self.compare()

    def feed(self) -> None:
        """Hand the results of the table's new lines on."""
        for line in self.table.record.lines[self.taken :]:
            self.fate.results += line.draws
        self.taken = len(self.table.record.lines)

    def compare(self) -> None:
        """Hold the two positions against each other."""
        assert self.fate.results == [], f"after {self.lines[-3:]} chance gave more: {self.fate.results}"
        asked = {seat: question.about for seat, question in self.model.asked.items()}
        assert set(self.table.deciders) == set(asked), f"after {self.lines[-3:]}: {self.table.deciders} and {asked}"
        mine, theirs = position_words(self.table), self.model.words()
        for nation, other in zip(mine["nations"], theirs["nations"], strict=True):
            if not nation["alive"]:
                # What the eliminated had is out of the game, however it is written down (LW-RULING-36).
                nation |= {
                    key: other[key] for key in ("homefront", "active", "unseen", "bottom", "characters", "to_come")
                }
        assert not apart(mine, theirs), f"after {self.lines[-3:]}: {apart(mine, theirs)}"
        outcome = self.table.outcome
        assert (outcome is not None) == self.model.over
        if outcome is not None:
            assert list(outcome.winners) == self.model.winners
            assert TITLE.clauses[outcome.clause] == self.model.clause
            # Allies share one result (LW-GEN-06); a neutral Italy loses (LW-WIN-07, LW-WIN-12).
            assert list(outcome.ranks) == [1 if seat in outcome.winners else 2 for seat in range(self.table.seats)]
            sides = [SIDES.index(nation.faction) for nation in self.model.g.nations]
            assert list(outcome.sides) == sides

    def choose(self) -> str:
        """Play a choice of one of the seats, click by click, and let the second reading follow."""
        seat = self.rng.choice(sorted(self.model.asked))
        question = self.model.asked[seat]
        lines, words = len(self.table.record.lines), list[str]()
        while len(self.table.record.lines) == lines:
            mine, theirs = offered(self.table, seat), clicks(question, words)
            where = f"{question.about} {words} after {self.lines[-3:]}"
            assert set(mine) == set(theirs), f"{where}: +{set(mine) - set(theirs)} -{set(theirs) - set(mine)}"
            text = self.pick(sorted(mine))
            words = theirs[text]
            self.table.act(seat, mine[text])
        line = self.table.record.lines[lines].text
        self.lines.append(f"{seat} {line}")
        self.feed()
        self.model.answer(seat, line)
        self.compare()
        return line

    def pick(self, texts: list[str]) -> str:
        """Pick a click: its verb first, by what makes a war last."""
        verbs = sorted({text.split()[0] for text in texts})
        verb = self.rng.choices(verbs, [WEIGHTS.get(word, 1.0) for word in verbs])[0]
        return self.rng.choice([text for text in texts if text.split()[0] == verb])


def play(seats: int, options: dict[str, Any], seed: int, pack: str | None = None, cap: int = 3000) -> Pair:
    """Play a random game to its end by both."""
    pair = Pair(seats, options, seed, pack)
    for _ in range(cap):
        if pair.model.over:
            break
        pair.choose()
    return pair
