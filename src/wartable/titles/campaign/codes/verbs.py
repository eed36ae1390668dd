"""The campaign's actions: as numbers, verb * WIDTH + argument, and in words.

Where an argument names squads it is place * WORDS + word: words are numbered over all nations, since a record is read
without knowing who plays which.
"""

from collections.abc import Sequence
from typing import Final

from wartable.core.errors import NotAnAction
from wartable.core.rules.notation import MOST_COUNTED, Click, Name, Names, Part, Verb
from wartable.core.rules.numbers import names
from wartable.titles.campaign.codes.things import MOST_FEATURES, OUTCOMES, PLACE_WORDS, SIDES
from wartable.titles.campaign.vocabulary import PLACES, WORDS

NATION: Final = 1
# The list.
ADD: Final = 2
LOCK: Final = 3
# Before a battle.
DISBAND: Final = 4
DISBANDED: Final = 5
BUY: Final = 6
FIELD: Final = 7
BRING: Final = 8
READY: Final = 9
TABLE: Final = 10
AUTO: Final = 11
NAMED: Final = 12
AGREE: Final = 13
DISPUTE: Final = 14
# The battle on the table and its result.
TURN: Final = 15
OVER: Final = 16
DICE: Final = 17
LOST_1: Final = 18
LOST_2: Final = 19
HELD: Final = 20
OUTCOME: Final = 21
DONE: Final = 22
CONFIRM: Final = 23

VERB_IDS: Final[list[str]] = names(__name__, 1)
WIDTH: Final = 262144
SHIFT: Final = 18
MASK: Final = 262143
SPACE: Final = 24 * WIDTH

# Arguments of OUTCOME: a draw, else 1 + level * 2 + winner with the levels marginal and decisive.
OUTCOME_DRAW: Final = 0
MOST_OUTCOMES: Final = 5
# Arguments of TURN: this one is over, or the eighth.
THIS_TURN: Final = 0
# Arguments of DICE: (first - 1) * 6 + second - 1.
MOST_DICE: Final = 36

PLACE: Final = Names(0, "place")
NATIONS: Final = Names(2, "nation")
REASON: Final = Names(3, "reason")

# Words that begin a part of a choice, and so end the one before.
SECTIONS: Final = ("buy", "field", "bring", "lost", "held", "outcome")


def place_number(word: str) -> int:
    """Return the place that a word names; raise NotAnAction.

    >>> place_number("3.2"), place_number("1.hq")
    (11, 4)
    """
    if word not in PLACE_NUMBERS:
        raise NotAnAction("campaign-no-place", word=repr(word))
    return PLACE_NUMBERS[word]


PLACE_NUMBERS: Final[dict[str, int]] = {word: number for number, word in enumerate(PLACE_WORDS)}


def begun(rest: list[str], word: str) -> bool:
    """Return whether the words that are left begin with this section; its word is taken off."""
    if rest and rest[0] == word:
        rest.pop(0)
        return True
    return False


def more(rest: list[str]) -> bool:
    """Return whether words of the same section are left."""
    return len(rest) > 0 and rest[0] not in SECTIONS


def taken(rest: list[str], example: str) -> str:
    """Return the next word, taken off; raise NotAnAction where there is none."""
    if not rest:
        raise NotAnAction("campaign-word-missing", example=example)
    return rest.pop(0)


class Squads(Part):
    """Squads at places: `1.1 5 rifle 1 hmg 1.hq 1 hq_foot`, behind a word of their own where they have one."""

    def __init__(self, verb: int, *section: str) -> None:
        super().__init__(verb)
        self.section: list[str] = list(section)

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        if not args:
            return []
        out, place, known = list(self.section), -1, words[1]
        counts: dict[int, int] = {}
        for arg in args:
            counts[arg] = counts.get(arg, 0) + 1
        for arg in sorted(counts):
            if arg // WORDS != place:
                place = arg // WORDS
                out.append(PLACE_WORDS[place] if place < PLACES else "?")
            out += [str(counts[arg]), known[arg % WORDS] if arg % WORDS < len(known) else "?"]
        return out

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        if self.section:
            if rest[: len(self.section)] != self.section:
                return []
            del rest[: len(self.section)]
        args: list[int] = []
        place, known = -1, words[1]
        while more(rest):
            if not rest[0].isdigit():
                place = place_number(rest.pop(0))
            if place < 0:
                raise NotAnAction("campaign-no-place", word=repr(rest[0]))
            count, word = taken(rest, example), taken(rest, example)
            if not (count.isascii() and count.isdigit() and len(count) < 4 and 0 < int(count) <= MOST_COUNTED):
                raise NotAnAction("not-a-count", count=repr(count), example=example)
            if word not in known:
                raise NotAnAction("campaign-no-unit", word=repr(word))
            args += [place * WORDS + known.index(word)] * int(count)
        return args


class Places(Part):
    """Places, behind a word of their own where they have one: `field 1.1 1.2 1.hq`."""

    def __init__(self, verb: int, section: str = "") -> None:
        super().__init__(verb)
        self.section = section

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        found = [PLACE_WORDS[arg] if arg < PLACES else "?" for arg in sorted(args)]
        return [self.section, *found] if self.section and found else found

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        if self.section and not begun(rest, self.section):
            return []
        args: list[int] = []
        while more(rest):
            args.append(place_number(rest.pop(0)))
        return args


class Holders(Part):
    """Features and who holds them, in pairs: `held 1 2 3 1`."""

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        out: list[str] = ["held"] if args else []
        for arg in sorted(args):
            out += [str(arg // SIDES + 1), str(arg % SIDES + 1)]
        return out

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        args: list[int] = []
        if begun(rest, "held"):
            while more(rest):
                feature, side = taken(rest, example), taken(rest, example)
                if feature not in FEATURE_WORDS or side not in SIDE_WORDS:
                    raise NotAnAction("campaign-no-holder", words=repr(f"{feature} {side}"), example=example)
                args.append(FEATURE_WORDS.index(feature) * SIDES + SIDE_WORDS.index(side))
        return args


FEATURE_WORDS: Final[list[str]] = [str(number + 1) for number in range(MOST_FEATURES)]
SIDE_WORDS: Final[list[str]] = ["1", "2"]


class Declared(Part):
    """An outcome: `outcome draw`, `outcome marginal 1`."""

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        out: list[str] = []
        for arg in args:
            if arg >= MOST_OUTCOMES:
                out += ["outcome", "?"]
            elif arg == OUTCOME_DRAW:
                out += ["outcome", OUTCOMES[0]]
            else:
                out += ["outcome", OUTCOMES[(arg + 1) // 2], SIDE_WORDS[(arg - 1) % SIDES]]
        return out

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        args: list[int] = []
        while begun(rest, "outcome"):
            level = taken(rest, example)
            if level == OUTCOMES[0]:
                args.append(OUTCOME_DRAW)
                continue
            side = taken(rest, example)
            if level not in OUTCOMES[1:3] or side not in SIDE_WORDS:
                raise NotAnAction("campaign-no-outcome", words=repr(f"{level} {side}"))
            args.append(OUTCOMES.index(level) * 2 - 1 + SIDE_WORDS.index(side))
        return args


class Turns(Part):
    """Which turn is over: the one that is played, or the eighth: `turn`, `turn 8`."""

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        return [str(arg) for arg in args if arg != THIS_TURN]

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        if not rest:
            return [THIS_TURN]
        turn = rest.pop(0)
        if not (turn.isascii() and turn.isdigit() and len(turn) < 4 and int(turn) > 0):
            raise NotAnAction("not-a-count", count=repr(turn), example=example)
        return [int(turn)]


class Faces(Part):
    """Two dice, the first side's first: `dice 3 4`."""

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        return [word for arg in args for word in (str(arg // 6 + 1), str(arg % 6 + 1))]

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        first, second = taken(rest, example), taken(rest, example)
        if first not in FACE_WORDS or second not in FACE_WORDS:
            raise NotAnAction("campaign-no-dice", words=repr(f"{first} {second}"), example=example)
        return [FACE_WORDS.index(first) * 6 + FACE_WORDS.index(second)]


FACE_WORDS: Final[list[str]] = ["1", "2", "3", "4", "5", "6"]
VERBS: Final[list[Verb]] = [
    Verb("nation", Name(NATION, NATIONS), examples=["nation germany"]),
    Verb("list", Squads(ADD), Click(LOCK), examples=["list 1.1 5 rifle 1.hq 1 hq_foot"]),
    Verb("disband", Places(DISBAND), Click(DISBANDED), examples=["disband 2.1"]),
    Verb(
        "prepare",
        Squads(BUY, "buy"),
        Places(FIELD, "field"),
        Squads(BRING, "bring"),
        Click(READY),
        examples=["prepare buy 1.2 1 rifle field 1.1 1.2 1.hq"],
    ),
    Verb("table", Click(TABLE)),
    Verb("auto", Click(AUTO)),
    Verb("named", Click(NAMED)),
    Verb("agree", Click(AGREE)),
    Verb("dispute", Click(DISPUTE)),
    Verb("turn", Turns(TURN), examples=["turn", "turn 8"]),
    Verb("over", Name(OVER, REASON), examples=["over conceded"]),
    Verb("dice", Faces(DICE), examples=["dice 3 4"]),
    Verb(
        "result",
        Squads(LOST_1, "lost", "1"),
        Squads(LOST_2, "lost", "2"),
        Holders(HELD),
        Declared(OUTCOME),
        Click(DONE),
        examples=["result lost 1 3.2 2 rifle held 1 2 outcome marginal 1"],
    ),
    Verb("confirm", Click(CONFIRM)),
]
# The verbs that only select: picks of an open row.
PICKS: Final = (ADD, DISBAND, BUY, FIELD, BRING, LOST_1, LOST_2, HELD, OUTCOME)
