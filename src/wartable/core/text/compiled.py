"""Patterns: Fluent texts made ready to be said again and again.

fluent.runtime reads a text's tree anew each time that it is said, and a server says hundreds of new sentences a second.
What our texts are made of (words, arguments, other messages, choices by a word or a number) is made ready here, once,
and says the same. Anything else falls back to the library: `NotReady` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fluent.syntax import ast

# Numbers from here on are grouped as the language has it, which the library knows.
GROUPED = 1000

Plural = Callable[[int], str]


class NotReady(Exception):
    """The library must say it."""


class Part:
    """A part of a text."""

    def say(self, args: Mapping[str, object]) -> str:
        """Return the part with these arguments; raise NotReady."""
        raise NotReady


class Words(Part):
    """Words that stand there."""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, args: Mapping[str, object]) -> str:
        return self.text


class Argument(Part):
    """What was given."""

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, args: Mapping[str, object]) -> str:
        value = args.get(self.name)
        if isinstance(value, str):
            return value
        if isinstance(value, int) and not isinstance(value, bool) and -GROUPED < value < GROUPED:
            return str(value)
        raise NotReady


class Reference(Part):
    """Another message, with the same arguments."""

    def __init__(self, key: str, patterns: Patterns) -> None:
        self.key = key
        self.patterns = patterns

    def say(self, args: Mapping[str, object]) -> str:
        return self.patterns.say(self.key, args)


class Choice(Part):
    """One of several texts, by an argument: the same word, the same number, or the plural that goes with the number."""

    def __init__(self, name: str, plural: Plural) -> None:
        self.name = name
        self.plural = plural
        self.words: dict[str, list[Part]] = {}
        self.numbers: dict[int, list[Part]] = {}
        self.otherwise: list[Part] = []

    def say(self, args: Mapping[str, object]) -> str:
        value = args.get(self.name)
        if isinstance(value, str):
            if self.numbers:
                raise NotReady
            return say_parts(self.words.get(value, self.otherwise), args)
        if isinstance(value, int) and not isinstance(value, bool):
            found = self.numbers.get(value)
            if found is None and self.words:
                found = self.words.get(self.plural(value))
            return say_parts(self.otherwise if found is None else found, args)
        raise NotReady


class Patterns:
    """The messages of one language, made ready when they are said first.

    >>> from fluent.syntax import parse
    >>> patterns = Patterns(lambda number: "one" if number == 1 else "other")
    >>> patterns.add(parse("drew = { $who } drew { $n ->\\n [one] a card\\n *[other] { $n } cards\\n }"))
    >>> patterns.say("drew", {"who": "Falco", "n": 2}), patterns.say("drew", {"who": "Falco", "n": 1})
    ('Falco drew 2 cards', 'Falco drew a card')
    """

    def __init__(self, plural: Plural) -> None:
        self._plural = plural
        self._messages: dict[str, ast.Message] = {}
        self._ready: dict[str, list[Part]] = {}

    def add(self, resource: ast.Resource) -> None:
        """More messages; a later one takes the place of an earlier one."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages[entry.id.name] = entry
        self._ready.clear()

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """Return the text of a message; raise NotReady if the library must say it, or say what is wrong with it."""
        parts = self._ready.get(key)
        if parts is None:
            message = self._messages.get(key)
            if message is None or message.value is None:
                raise NotReady
            parts = self._ready[key] = self._parts(message.value)
        return say_parts(parts, args)

    def _parts(self, pattern: ast.Pattern) -> list[Part]:
        return [
            Words(element.value) if isinstance(element, ast.TextElement) else self._part(element.expression)
            for element in pattern.elements
        ]

    def _part(self, expression: object) -> Part:
        if isinstance(expression, ast.VariableReference):
            return Argument(expression.id.name)
        if isinstance(expression, ast.StringLiteral):
            return Words(expression.parse()["value"])
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return Reference(expression.id.name, self)
        if isinstance(expression, ast.Placeable):
            return self._part(expression.expression)
        if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
            return self._choice(expression.selector.id.name, expression.variants)
        return Part()

    def _choice(self, name: str, variants: Sequence[ast.Variant]) -> Part:
        choice = Choice(name, self._plural)
        for variant in variants:
            parts = self._parts(variant.value)
            if isinstance(variant.key, ast.Identifier):
                choice.words.setdefault(variant.key.name, parts)
            elif variant.key.value.isdigit():
                choice.numbers.setdefault(int(variant.key.value), parts)
            else:
                return Part()
            if variant.default:
                choice.otherwise = parts
        return choice


def say_parts(parts: Sequence[Part], args: Mapping[str, object]) -> str:
    """Return the parts of a text, one after the other."""
    return "".join([part.say(args) for part in parts])
