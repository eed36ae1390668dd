"""Questions and their answers: picks in words, one by one, as a player clicks.

A pick is a tuple of words: `("add", "1.1", "rifle")`, `("disband", "1.1")`, `("buy", "1.2", "rifle")`,
`("field", "1.hq")`, `("bring", "1.1", "hmg")`, `("lost", "2", "1.1", "rifle")`, `("held", "1", "2")`,
`("outcome", "marginal", "1")`. A row of picks ends with its last word; a small choice is that last word alone:
`("table",)`, `("over", "other")`, `("dice", "3", "4")`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field

Pick = tuple[str, ...]
Picks = list[Pick]
Answer = str | Picks
# How the verb of a row is written, and the words before the pick's own.
ROWS = {
    "add": "list", "disband": "disband", "buy": "prepare buy", "field": "prepare field", "bring": "prepare bring",
    "lost": "result lost", "held": "result held", "outcome": "result outcome",
}  # fmt: skip
SQUADS = ("add", "buy", "bring", "lost")
SECTIONS = {"buy", "field", "bring", "lost", "held", "outcome"}


def click(pick: Pick) -> str:
    """Return a pick as the table writes it.

    >>> click(("add", "1.1", "rifle")), click(("held", "1", "2"))
    ('list 1.1 1 rifle …', 'result held 1 2 …')
    """
    words = list(pick[1:])
    if pick[0] in SQUADS:
        words.insert(-1, "1")
    return " ".join([ROWS[pick[0]], *words, "…"])


def picks_of(line: str) -> Counter[Pick]:
    """Return the picks that a whole row is made of.

    >>> sorted(picks_of("prepare buy 1.2 1 rifle field 1.1 1.2").elements())
    [('buy', '1.2', 'rifle'), ('field', '1.1'), ('field', '1.2')]
    """
    verb, *words = line.split()
    section = {"list": "add", "disband": "disband"}.get(verb, "")
    found: Counter[Pick] = Counter()
    lead: list[str] = []
    place = ""
    while words:
        word = words.pop(0)
        if word in SECTIONS:
            section, lead = word, [words.pop(0)] if word == "lost" else []
        elif section in ("disband", "field"):
            found[(section, word)] += 1
        elif section == "held":
            found[(section, word, words.pop(0))] += 1
        elif section == "outcome":
            found[(section, word) if word == "draw" else (section, word, words.pop(0))] += 1
        elif "." in word:
            place = word
        else:
            found[(section, *lead, place, words.pop(0))] += int(word)
    return found


@dataclass
class Question:
    """What one side is asked: whole lines, or a row of picks."""

    about: str
    lines: set[str] = field(default_factory=set)
    # What may be picked after these picks, and what stands between them and the end of the row (a clause).
    next: Callable[[Picks], set[Pick]] | None = None
    fault: Callable[[Picks], str] | None = None
    # The clause that forbids a pick after these (ledger 5.4), where the row has more than one.
    why: Callable[[Picks, Pick], str] | None = None
    # What stays of picks after others were taken back; as they come, where nothing else is said.
    keep: Callable[[Picks], Picks] | None = None
    # What is played for a side that does not answer (CA-RULING-61); a line where there is one, else picks.
    usual: Callable[[], Answer] | None = None

    def remaining(self, picks: Picks) -> Picks:
        """Return what stays of picks after others were taken back."""
        assert self.next is not None
        if self.keep is not None:
            return self.keep(picks)
        found: Picks = []
        for pick in picks:
            if pick in self.next(found):
                found.append(pick)
        return found


# A part of the war: it asks sides and gets what they answered. `any` ends with the first answer, `all` with the last.
Asked = tuple[str, dict[int, Question]]
Answers = dict[int, Answer]
Story = Generator[Asked, Answers, None]


def ask(seat: int, about: str, lines: list[str], usual: bool = True) -> Generator[Asked, Answers, str]:
    """Ask one side for a line; the first is played for a side that does not answer, where anything is."""
    answers = yield "all", {seat: Question(about, set(lines), usual=(lambda: lines[0]) if usual else None)}
    return str(answers[seat])


def of(answer: Answer) -> Picks:
    """Return the picks of an answer that is a row."""
    assert isinstance(answer, list)
    return answer
