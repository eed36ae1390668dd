"""The actions of Let's War as numbers, verb * WIDTH + argument, and in words.

An argument is a card (2 * its word's number, one more for the copy that lies on the board), a unit, a seat, a seat's
unit (5 * seat + unit), a Spy's task against a seat, a side, a pledged card, or NONE. Conflict cards are numbered by
value, so that a payment read in the order of its words is complete with the last of them.
"""

from collections.abc import Sequence
from typing import Final

from wartable.core.rules.notation import Click, Name, Names, Notation, Part, Row, Verb
from wartable.titles.letswar.vocabulary import FACTIONS, NEUTRAL, UNITS

WIDTH: Final = 512
SHIFT: Final = 9  # a code shifted by it is its verb
NONE: Final = 511  # and the code masked by it its argument

EQUIP: Final = 1
DEPLOY: Final = 2
TAKE_BACK: Final = 3
PLAY: Final = 4
PLAY_WITH: Final = 5
PLAY_AT: Final = 6
PLAY_ON: Final = 7
DISCARD: Final = 8
BUY: Final = 9
SPY: Final = 10
SPY_COST: Final = 11
ATTACK: Final = 12
ATTACK_AT: Final = 13
TAX: Final = 14
END: Final = 15
DONE: Final = 16
ANSWER: Final = 17
PAY: Final = 18
PASS: Final = 19
CHOOSE_CARD: Final = 20
CHOOSE_UNIT: Final = 21
CHOOSE_AT: Final = 22
CHOOSE_NATION: Final = 23
JOIN: Final = 24
PLEDGE: Final = 25
OFFER: Final = 26
REPORT: Final = 27
SPACE: Final = 28 * WIDTH

# The three tasks of a Spy.
INSPECT: Final = 0
COUNTER: Final = 1
SUBVERT: Final = 2
TASK_IDS: Final[list[str]] = ["inspect", "counter", "subvert"]

CARD: Final = Names(0, "card")
UNIT: Final = Names(1, "unit")
NATION: Final = Names(2, "nation")
AIM: Final = Names(3, "nation and unit")
TASK: Final = Names(4, "task and nation")
SIDE: Final = Names(5, "faction")
PLEDGED: Final = Names(6, "pledged card")


class Pair(Name):
    """One click that is said with two words: a Nation and its unit, a task and a Nation."""

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        assert self.names is not None
        if len(rest) < 2:
            return super().read(words, [], said, example)
        both = " ".join(rest[:2])
        del rest[:2]
        return [self.names.index(words, both)]


class Maybe(Part):
    """A click that some choices have and others have not: its words say whether it is there."""

    def __init__(self, verb: int, names: Names, length: int = 1) -> None:
        super().__init__(verb, names)
        self.length = length

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        assert self.names is not None
        return [self.names.word(words, arg) for arg in args]

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        assert self.names is not None
        word = " ".join(rest[: self.length])
        if len(rest) < self.length or word not in words[self.names.sort]:
            return []
        del rest[: self.length]
        return [self.names.index(words, word)]


class Some(Maybe):
    """Any number of such clicks, said one after the other."""

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        out: list[int] = []
        found = super().read(words, rest, said, example)
        while found:
            out += found
            found = super().read(words, rest, said, example)
        return sorted(out)


class Sum(Row):
    """Picks whose order does not matter, read in the order of their numbers."""

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        return sorted(super().read(words, rest, said, example))


PLAYS: Final[list[Part]] = [Maybe(PLAY_WITH, UNIT), Maybe(PLAY_AT, AIM, 2), Maybe(PLAY_ON, NATION)]
CHOOSES: Final[list[Part]] = [
    Some(CHOOSE_CARD, CARD), Some(CHOOSE_UNIT, UNIT), Maybe(CHOOSE_AT, AIM, 2), Maybe(CHOOSE_NATION, NATION),
]  # fmt: skip
VERBS: Final[list[Verb]] = [
    Verb("equip", Name(EQUIP, CARD), examples=["equip tank"]),
    Verb("deploy", Name(DEPLOY, CARD), examples=["deploy spy"]),
    Verb("take_back", Name(TAKE_BACK, CARD), examples=["take_back tank"]),
    Verb("play", Name(PLAY, CARD), *PLAYS, examples=["play zeppelin_raid france", "play reinforcements"]),
    Verb("discard", Name(DISCARD, CARD), examples=["discard boom", "discard board:tank"]),
    Verb("buy", Click(BUY, NONE), Sum(BUY, CARD), examples=["buy tank dreadnought"]),
    Verb("spy", Pair(SPY, TASK), Sum(SPY_COST, CARD), examples=["spy subvert france boom tank", "spy counter france"]),
    Verb("attack", Name(ATTACK, UNIT), Pair(ATTACK_AT, AIM), examples=["attack artillery germany cavalry"]),
    Verb("tax", Click(TAX, NONE)),
    Verb("end", Click(END, NONE)),
    Verb("done", Click(DONE, NONE)),
    Verb("answer", Sum(ANSWER, CARD, least=1), examples=["answer miss miss"]),
    Verb("pay", Sum(PAY, CARD, least=1), examples=["pay boom tank"]),
    Verb("pass", Click(PASS, NONE)),
    Verb("choose", *CHOOSES, examples=["choose infantry", "choose tank", "choose france navy", "choose board:alpini"]),
    Verb("join", Name(JOIN, SIDE), examples=["join entente"]),
    Verb("pledge", Sum(PLEDGE, CARD), Click(PLEDGE, NONE), examples=["pledge submarine tank"]),
    Verb("offer", Sum(OFFER, PLEDGED), Click(OFFER, NONE), examples=["offer germany:tank france:board:tank"]),
    Verb("report", Name(REPORT, SIDE), examples=["report entente"]),
]  # fmt: skip


def on_board(word: str) -> str:
    """Return the word for the copy of a card that lies on its owner's board.

    >>> on_board("tank")
    'board:tank'
    """
    return f"board:{word}"


def notation(cards: Sequence[str], nations: Sequence[str], pledged: Sequence[str]) -> Notation:
    """Return the verbs with the names of one table."""
    words = [
        [form for word in cards for form in (word, on_board(word))],
        list(UNITS),
        list(nations),
        [f"{nation} {unit}" for nation in nations for unit in UNITS],
        [f"{task} {nation}" for task in TASK_IDS for nation in nations],
        list(FACTIONS[:NEUTRAL]),
        list(pledged),
    ]
    return Notation(WIDTH, VERBS, words)
