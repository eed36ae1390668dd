"""Questions and their answers: lines of the notation, one line a choice.

| line | choice |
|---|---|
| `equip tank`, `take_back tank`, `done`, `end`, `tax`, `pass` | as they say |
| `discard boom`, `discard board:tank` | discard a card, in step 2 for nothing, in step 3 because of the limit |
| `attack artillery germany cavalry` | own unit, Nation, its unit; a free attack is used before a Boom! |
| `play propaganda`, `play zeppelin_raid france`, `play drumfire artillery france infantry` | a standard card |
| `buy tank dreadnought` | a Nation card, and what is paid |
| `deploy spy` | lay a Spy out |
| `spy inspect russia miss`, `spy counter france`, `spy subvert italy tank boom` | the three tasks, with their cost |
| `answer miss miss`, `pay boom tank` | in a window |
| `choose infantry`, `choose france navy`, `choose board:alpini` | what a card or a Spy lets somebody pick |
| `pledge tank submarine`, `offer france:tank great_britain:board:submarine ...`, `join entente`, `report entente` | |

A card on a board is written `board:tank`, in a hand `tank`; in an offer the owner stands before it.

Small choices are whole lines (`Question.lines`). Payments, pledges and offers are rows (`Question.rows`): an opening,
such as `buy` or `spy subvert italy`, and cards picked one by one until the row is complete. `Question.next` walks lines
and rows word by word, as a player clicks; `Question.all` writes every row out in one order, the cheapest card first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations


@dataclass
class Row:
    """Cards to be picked: so many, or until they are worth so much."""

    cards: list[tuple[str, int]]
    worth: int | None = None
    count: int = 0

    def complete(self, picks: list[str]) -> bool:
        """Tell whether these picks are a whole row (LW-RULING-96: at least one card pays)."""
        if self.worth is None:
            return len(picks) == self.count
        values = dict(self.cards)
        return bool(picks) and sum(values[pick] for pick in picks) >= self.worth

    def next(self, picks: list[str]) -> set[str]:
        """Return the cards that may be picked after these; none once the row is complete (LW-RULING-18)."""
        if self.complete(picks):
            return set()
        left = Counter(word for word, _ in self.cards)
        left.subtract(picks)
        return {word for word, count in left.items() if count > 0}

    def allows(self, picks: list[str]) -> bool:
        """Tell whether these picks, in this order, make the row."""
        return all(pick in self.next(picks[:i]) for i, pick in enumerate(picks)) and self.complete(picks)

    def all(self) -> Iterator[list[str]]:
        """Yield every row once, the cheapest card first."""
        pool = sorted(self.cards, key=lambda card: (card[1], card[0]))
        if self.worth is None:
            yield from ([word for word, _ in part] for part in sorted(set(combinations(pool, self.count))))
            return
        counts = Counter(pool)
        yield from self._paying(list(counts.items()), [], 0)

    def _paying(self, left: list[tuple[tuple[str, int], int]], picks: list[str], total: int) -> Iterator[list[str]]:
        # The dearest card comes last, so a row is whole as soon as it is worth enough.
        assert self.worth is not None
        for i, ((word, value), count) in enumerate(left):
            for copies in range(1, count + 1):
                paid = total + value * copies
                if paid >= self.worth:
                    yield [*picks, *[word] * copies]
                    break
                yield from self._paying(left[i + 1 :], [*picks, *[word] * copies], paid)


@dataclass
class Question:
    """What one seat is asked: every answer, as whole lines and as rows by their opening."""

    about: str
    lines: set[str] = field(default_factory=set)
    rows: dict[str, Row] = field(default_factory=dict)

    def allows(self, line: str) -> bool:
        """Tell whether a line is an answer."""
        if line in self.lines:
            return True
        for opening, row in self.rows.items():
            if (line + " ").startswith(opening + " "):
                return row.allows(line[len(opening) :].split())
        return False

    def next(self, words: list[str]) -> set[str]:
        """Return the words that may follow these; the empty word where the line may end."""
        found = set()
        for line in self.lines:
            parts = line.split()
            if parts[: len(words)] == words:
                found.add(parts[len(words)] if len(parts) > len(words) else "")
        for opening, row in self.rows.items():
            parts = opening.split()
            picks = words[len(parts) :]
            if len(words) < len(parts):
                if parts[: len(words)] == words:
                    found.add(parts[len(words)])
            elif words[: len(parts)] == parts and all(p in row.next(picks[:i]) for i, p in enumerate(picks)):
                found |= row.next(picks) or {""}
        return found

    def all(self) -> Iterator[str]:
        """Yield every answer as a whole line."""
        yield from sorted(self.lines)
        for opening, row in self.rows.items():
            yield from (" ".join([opening, *picks]) for picks in row.all())


# A part of the game: it asks seats, all at once, and gets their lines.
Asked = dict[int, Question]
Answers = dict[int, str]
Story = Generator[Asked, Answers, None]


def ask(
    seat: int, about: str, lines: Iterable[str], rows: dict[str, Row] | None = None
) -> Generator[Asked, Answers, str]:
    """Ask one seat and return its line."""
    answers = yield {seat: Question(about, set(lines), rows or {})}
    return answers[seat]


def several(verb: str, words: Iterable[str], count: int) -> set[str]:
    """Return every choice of so many of these words."""
    return {" ".join([verb, *part]) for part in combinations(sorted(words), count)}
