"""Texts that were made ready say what the library says, for every message that we have."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import wartable
from wartable.core.text.compiled import NotReady, Patterns
from wartable.core.text.messages import LANGUAGES, MessageError, Messages

FILES = sorted(Path(wartable.__file__).parent.rglob("*.ftl"))
TRIES = 30  # sets of arguments for each message
NUMBERS = (0, 1, 2, 3, 21, 999, 1000, -1)


class Wanted:
    """The arguments of a message and of those it refers to, and the words and numbers that its choices know."""

    def __init__(self, messages: dict[str, ast.Message], key: str) -> None:
        self.names: set[str] = set()
        self.words: set[str | int] = {"Falco", "veiled"}
        self._messages = messages
        self._look(messages[key])

    def _look(self, node: object) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self._look(self._messages[node.id.name])
        elif isinstance(node, ast.Variant):
            self.words.add(node.key.name if isinstance(node.key, ast.Identifier) else int(node.key.value))
        inside = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
        for part in inside:
            self._look(part)


def by_the_library(bundle: FluentBundle, key: str, args: dict[str, object]) -> str | None:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    return None if errors else str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_say_what_the_library_says(lang: str) -> None:
    rng = random.Random(1)
    bundle = FluentBundle([lang], use_isolating=False)
    patterns = Patterns(Locale(lang).plural_form)
    messages: dict[str, ast.Message] = {}
    for path in FILES:
        if path.stem == lang:
            resource = FluentResource(path.read_text())
            bundle.add_resource(resource, allow_overrides=True)
            patterns.add(resource)
            messages.update({entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)})
    assert len(messages) > 500
    ready = 0
    for key in messages:
        about = Wanted(messages, key)
        values = [*NUMBERS, *sorted(about.words, key=str)]
        for _ in range(TRIES if about.names else 1):
            args: dict[str, object] = {name: rng.choice(values) for name in about.names}
            try:
                told = patterns.say(key, args)
            except NotReady:
                continue
            ready += 1
            assert told == by_the_library(bundle, key, args), (key, args)
    assert ready > 4000


def test_what_is_not_ready_is_left_to_the_library() -> None:
    texts = Messages(
        {
            "en": "-brand = Falco\nterm = { -brand }\nmany = { $n }\nfunction = { NUMBER($n) }\nlacks = { $what }",
            "it": "",
        }
    )
    assert texts.format("en", "term") == "Falco"
    assert texts.format("en", "many", n=12345) == "12,345"
    assert texts.format("en", "function", n=7) == "7"
    with pytest.raises(MessageError, match="what"):
        texts.format("en", "lacks")
    with pytest.raises(MessageError, match="no message"):
        texts.format("en", "unheard-of")


def test_words_that_are_plurals_are_not_taken_for_numbers() -> None:
    source = "{ $n ->\n [0] none\n [one] one\n *[other] other\n }"
    texts = Messages({"en": f"count = {source}", "it": f"count = {source}"})
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"count = {source}"))
    for lang, value in itertools.product(LANGUAGES, (0, 1, 2, "one", "other", "Falco", True)):
        expected = by_the_library(bundle, "count", {"n": value})
        assert texts.format(lang, "count", n=value) == expected, (lang, value)
