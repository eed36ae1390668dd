"""Verbs: the words of every choice, declared once.

Notation there and back follows.

A verb is a word and the clicks that it stands for: names, rows of picks, and clicks that have no word. A code is
`verb * width + argument`. Records keep words, never codes, so what is declared here is permanent.

>>> CARD, ZONE, UNIT = Names(0, "card"), Names(1), Names(2)
>>> words = [["shields", "knights"], ["mill", "ford"], ["foot", "gun"]]
>>> march = Verb("march", Name(3, ZONE), Count(4, UNIT), Name(5, ZONE), said=(0, 2, 1))
>>> notation = Notation(8, [Verb("draw", Click(1)), Verb("deploy", Row(2, CARD), Click(2, 7)), march], words)
>>> notation.parse("deploy knights shields"), notation.line([17, 16, 23])
([17, 16, 23], 'deploy shields knights')
>>> notation.parse("march mill ford 2 foot"), notation.line([24, 32, 32, 41])
([24, 32, 32, 41], 'march mill ford 2 foot')
>>> notation.alone(17), notation.pick("deploy knights")
('deploy knights', 17)

Several verbs may begin with the same picks, if one that is theirs alone is declared first:

>>> take, go = Verb("take", Row(1, UNIT), shared=True), Verb("go", Row(1, UNIT), Name(2, ZONE), said=(1, 0))
>>> notation = Notation(8, [take, go, Verb("dig", Row(1, UNIT), Click(3))], words)
>>> notation.parse("go ford gun"), notation.line([9, 17]), notation.line([9, 24]), notation.alone(9)
([9, 17], 'go ford gun', 'dig gun', 'take gun')
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from wartable.core.errors import NotAnAction

ELLIPSIS: Final = "…"
DOTS: Final = "..."  # the same on a keyboard that has no ellipsis


def pick_text(words: str) -> str:
    """Return how a pick is written: its own words and an ellipsis.

    >>> pick_text("deploy shields")
    'deploy shields …'
    """
    return f"{words} {ELLIPSIS}"


def pick_words(text: str) -> str | None:
    """Return the words of a pick; None where a text has no ellipsis at its end and so is a whole choice.

    >>> pick_words("deploy shields …"), pick_words(" deploy  shields..."), pick_words("deploy shields")
    ('deploy shields', 'deploy shields', None)
    """
    words = " ".join(text.split())
    for end in (ELLIPSIS, DOTS):
        if words.endswith(end):
            return words.removesuffix(end).rstrip()
    return None


BACK: Final = "undo "  # begins the words of an action that takes a pick back


def taken_back(action: object) -> object:
    """Return the pick that an action takes back, a code below 0 or words after `undo`; None where it plays.

    >>> taken_back(-17), taken_back("undo deploy shields …"), taken_back(17), taken_back("deploy shields …")
    (17, 'deploy shields …', None, None)
    """
    if isinstance(action, int) and not isinstance(action, bool) and action < 0:
        return -action
    if isinstance(action, str) and action.startswith(BACK):
        return action.removeprefix(BACK)
    return None


NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MOST_COUNTED: Final = 999


class Names:
    """A sort of thing that arguments count: cards, zones. The words themselves are a table's own, since packs differ.

    `noun` tells a wrong word what it should have been; `numbers` more than 0 makes the names numbers below it (seats).
    """

    def __init__(self, sort: int, noun: str = "", numbers: int = 0) -> None:
        self.sort = sort
        self.noun = noun
        self.numbers = numbers

    def index(self, words: Sequence[Sequence[str]], word: str) -> int:
        """Return the argument that a word names; raise NotAnAction."""
        if self.numbers:
            if word.isascii() and word.isdigit() and len(word) < 6 and int(word) < self.numbers:
                return int(word)
            raise NotAnAction("word-not-a-number", word=repr(word), noun=self.noun)
        known = words[self.sort]
        if word in known:
            return known.index(word)
        if self.noun:
            raise NotAnAction("word-not-a-name", word=repr(word), noun=self.noun, known=", ".join(known))
        raise NotAnAction("word-not-one-of", word=repr(word), known=", ".join(known))

    def word(self, words: Sequence[Sequence[str]], arg: int) -> str:
        """Return the word for an argument; empty for a number that names nothing."""
        if self.numbers:
            return str(arg) if arg < self.numbers else ""
        known = words[self.sort]
        return known[arg] if arg < len(known) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Clicks of a choice that stand together, all with one verb, and how they are said."""

    def __init__(self, verb: int, names: Names | None = None) -> None:
        self.verb = verb
        self.names = names

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        """Return the words of these clicks."""
        raise NotImplementedError

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        """Take this part's words off the rest and return its arguments; `said` is what was read before."""
        raise NotImplementedError

    def args(self, words: Sequence[Sequence[str]]) -> Sequence[int]:
        """Return the arguments that a pick by its own words can have, where that is not a choice by itself.

        A few, if any.
        """
        return range(self.names.numbers or len(words[self.names.sort])) if self.names is not None else []


class Click(Part):
    """A click that has no word: it opens a row, completes one, or is the whole choice."""

    def __init__(self, verb: int, arg: int = 0) -> None:
        super().__init__(verb)
        self.arg = arg

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        return []

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        return [self.arg]

    def args(self, words: Sequence[Sequence[str]]) -> Sequence[int]:
        return [self.arg]


class Name(Part):
    """One click on a thing with a name."""

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        assert self.names is not None
        return [self.names.word(words, arg) for arg in args]

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        assert self.names is not None
        if not rest:
            raise NotAnAction("verb-takes", said=repr(" ".join(said)), noun=self.names.noun or "name", example=example)
        return [self.names.index(words, rest.pop(0))]


class Then(Name):
    """One more click, after some names alone: a Strategy card that names a player."""

    def __init__(self, verb: int, names: Names, after: Sequence[str]) -> None:
        super().__init__(verb, names)
        self.after = after

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        if len(rest) != 1 or said[-1] not in self.after:
            return []
        return super().read(words, rest, said, example)


class Row(Part):
    """Picks, each said by its name, in the order of the names; which was picked first is nobody's business."""

    def __init__(self, verb: int, names: Names, least: int = 0, most: int = 0) -> None:
        super().__init__(verb, names)
        self.least = least
        self.most = most

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        assert self.names is not None
        return [self.names.word(words, arg) for arg in sorted(args)]

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        assert self.names is not None
        head, noun = said[0], self.names.noun or "name"
        args = [self.names.index(words, word) for word in rest]
        rest.clear()
        if len(args) < self.least:
            raise NotAnAction(
                "verb-takes-at-least", verb=repr(head), number=NUMBERS[self.least], noun=noun, example=example
            )
        if 0 < self.most < len(args):
            key = "verb-takes-exactly" if self.least == self.most else "verb-takes-at-most"
            raise NotAnAction(key, verb=repr(head), number=NUMBERS[self.most], noun=noun, given=len(args))
        return args


class Count(Part):
    """Picks, said as numbers of each name: `2 foot 1 gun`.

    `none` is the word for no picks at all, if there is one. With `least` 0 the words may be left out, and the rules
    say that something is missing.
    """

    def __init__(self, verb: int, names: Names, none: str = "", least: int = 1) -> None:
        super().__init__(verb, names)
        self.none = none
        self.least = least

    def say(self, words: Sequence[Sequence[str]], args: list[int]) -> list[str]:
        assert self.names is not None
        out: list[str] = []
        for arg in sorted(set(args)):
            out += [str(args.count(arg)), self.names.word(words, arg)]
        return out or ([self.none] if self.none else [])

    def read(self, words: Sequence[Sequence[str]], rest: list[str], said: Sequence[str], example: str) -> list[int]:
        assert self.names is not None
        if self.none and rest == [self.none]:
            rest.clear()
            return []
        args: list[int] = []
        while rest:
            count, word = rest.pop(0), rest.pop(0) if rest else ""
            if not (count.isascii() and count.isdigit() and len(count) < 4 and 0 < int(count) <= MOST_COUNTED):
                raise NotAnAction("not-a-count", count=repr(count), example=example)
            args += [self.names.index(words, word)] * int(count)
        if len(args) < self.least:
            raise NotAnAction("verb-takes-counts", said=repr(" ".join(said)), example=example)
        return args


class Verb:
    """A word of the notation: its parts in the order of their clicks, and in which order they are said.

    A row or a count takes all words that are left, so it is said last. The picks of a verb that is `shared` may begin
    the choices of others, which are then called by the click that follows: first units, then what they do.
    """

    def __init__(
        self,
        word: str,
        *parts: Part,
        said: Sequence[int] = (),
        examples: Sequence[str] = (),
        shared: bool = False,
    ) -> None:
        self.word = word
        self.shared = shared
        self.parts: list[Part] = list(parts)
        self.said: list[int] = list(said) if said else list(range(len(parts)))
        self.examples: list[str] = list(examples) if examples else [word]


def examples(verbs: Sequence[Verb]) -> tuple[str, ...]:
    """Return one or more examples of each verb, for a fact sheet.

    >>> examples([Verb("end", Click(1)), Verb("play", Name(2, Names(0)), examples=["play ambush"])])
    ('end', 'play ambush')
    """
    return tuple(example for verb in verbs for example in verb.examples)


class Notation:
    """The verbs of a title with the names of one table. A kit holds it, since packs may bring names of their own."""

    def __init__(self, width: int, verbs: Sequence[Verb], words: Sequence[Sequence[str]]) -> None:
        self.width = width
        self.verbs: list[Verb] = list(verbs)
        self.words: list[list[str]] = [list(names) for names in words]
        self.by_number: dict[int, Verb] = {}
        self.shared: set[int] = set()  # picks that several verbs begin with
        for verb in verbs:
            for part in verb.parts:
                owner = self.by_number.setdefault(part.verb, verb)
                if owner is not verb:
                    assert owner.shared, f"{verb.word}: its clicks are another verb's"
                    self.shared.add(part.verb)
        # What single clicks are called, by themselves and as picks, and back: a view asks for it of every choice.
        self.single: dict[int, str] = {}
        self.pick_texts: dict[int, str] = {}
        self.picks: dict[str, int] = {}

    def examples(self) -> tuple[str, ...]:
        """Return one or more examples of each verb."""
        return examples(self.verbs)

    def line(self, clicks: Sequence[int]) -> str:
        """Return the words of a choice made of these clicks."""
        verb = self._said_by(clicks)
        args: list[list[int]] = [[] for _ in verb.parts]
        for code in clicks:
            args[self._part(verb, code)].append(code % self.width)
        out = [verb.word]
        for i in verb.said:
            out += verb.parts[i].say(self.words, args[i])
        return " ".join(out)

    def _said_by(self, clicks: Sequence[int]) -> Verb:
        """Return the verb of a choice: that of its first click which belongs to one alone."""
        for code in clicks:
            if code // self.width not in self.shared:
                return self.by_number[code // self.width]
        return self.by_number[clicks[0] // self.width]

    def _part(self, verb: Verb, code: int) -> int:
        """Return which part of a verb a click belongs to.

        The wordless click that it is, else the part with its number.
        """
        number, arg = code // self.width, code % self.width
        found = -1
        for i, part in enumerate(verb.parts):
            if part.verb == number:
                if not isinstance(part, Click):
                    found = i
                elif part.arg == arg:
                    return i
        return found

    def parse(self, text: str) -> list[int]:
        """Return the clicks of a choice in words, whether or not it is legal now; raise NotAnAction."""
        rest = text.split()
        if not rest:
            raise NotAnAction("action-empty", example=self.verbs[0].examples[0])
        said = [rest.pop(0)]
        verb = self._verb(said[0])
        args: list[list[int]] = [[] for _ in verb.parts]
        for i in verb.said:
            before = rest[:]
            args[i] = verb.parts[i].read(self.words, rest, said, verb.examples[0])
            said += before[: len(before) - len(rest)]
        if rest:
            if len(said) == 1:
                raise NotAnAction("takes-nothing", word=repr(verb.word), rest=repr(" ".join(rest)))
            raise NotAnAction("too-much-after", rest=repr(" ".join(rest)), said=" ".join(said))
        return [part.verb * self.width + arg for i, part in enumerate(verb.parts) for arg in args[i]]

    def _verb(self, word: str) -> Verb:
        for verb in self.verbs:
            if verb.word == word:
                return verb
        raise NotAnAction("no-action", word=repr(word), known=", ".join(verb.word for verb in self.verbs))

    def alone(self, code: int) -> str:
        """Return the words of one click by itself, which those of a pick begin with."""
        if code not in self.single:
            self.single[code] = self.line([code])
        return self.single[code]

    def pick_text(self, code: int) -> str:
        """Return how a pick is written: its own words and an ellipsis."""
        if code not in self.pick_texts:
            self.pick_texts[code] = pick_text(self.alone(code))
        return self.pick_texts[code]

    def pick(self, text: str) -> int:
        """Return the click that a pick's own words name; raise NotAnAction."""
        words = " ".join(text.split())
        if words in self.picks:
            return self.picks[words]
        self._learn(words)
        if words not in self.picks:
            self.parse(words)  # says what is wrong with the words, if they are not a choice either
            raise NotAnAction("not-a-pick", text=repr(text))
        return self.picks[words]

    def _learn(self, words: str) -> None:
        """Note what words name: a click of the choice that they are, or else any click whose names are few."""
        try:
            codes = self.parse(words)
        except NotAnAction:
            codes = []
        if words not in [self.alone(code) for code in codes]:
            parts = [part for verb in self.verbs for part in verb.parts]
            codes = [part.verb * self.width + arg for part in parts for arg in part.args(self.words)]
        for code in codes:
            self.picks.setdefault(self.alone(code), code)
