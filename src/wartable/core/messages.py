"""Messages in the reader's language: Fluent texts, looked up by key, with plurals and selectors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")


class MessageError(KeyError):
    """A message is missing or cannot be formatted."""


class Messages:
    """Texts by language and key. Later sources add to earlier ones.

    >>> texts = Messages({"en": "hello = Hello, { $name }", "it": "hello = Ciao, { $name }"})
    >>> texts.format("it", "hello", name="Stella")
    'Ciao, Stella'
    """

    def __init__(self, *sources: Mapping[str, str]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for source in sources:
                bundle.add_resource(FluentResource(source.get(lang, "")), allow_overrides=True)
            self._bundles[lang] = bundle

    def has(self, lang: str, key: str) -> bool:
        """Whether the key has a text in that language."""
        return self._bundle(lang).has_message(key)

    def format(self, lang: str, key: str, **args: object) -> str:
        """The text of a key.

        Raises MessageError if the key, or an argument of its text, is missing: a half-finished sentence is never shown.
        """
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            raise MessageError(f"no message {key!r} in language {lang!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MessageError(f"message {key!r} has no text in language {lang!r}")
        text, errors = bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MessageError(f"message {key!r} ({lang}): {errors[0]}")
        return str(text)

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            raise MessageError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        return self._bundles[lang]


class Phrase:
    """A message to be said later, in whatever language: a key and its arguments. Phrases may stand inside phrases.

    >>> texts = Messages({"en": "card = Hero\\nlay = lay { $card }", "it": "card = Eroe\\nlay = posa { $card }"})
    >>> Phrase("lay", card=Phrase("card")).say(texts, "it")
    'posa Eroe'
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args = args

    def say(self, messages: Messages, lang: str) -> str:
        """The text in a language; lists of phrases are joined by commas and a final "and", equal ones counted."""
        return messages.format(
            lang, self.key, **{name: _said(value, messages, lang) for name, value in self.args.items()}
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.key!r}{inner})"


def _said(value: object, messages: Messages, lang: str) -> object:
    if isinstance(value, Phrase):
        return value.say(messages, lang)
    if isinstance(value, (list, tuple)):
        return join([str(_said(item, messages, lang)) for item in value], lang)
    return value


def join(items: Sequence[str], lang: str) -> str:
    """A list in words; equal items are counted.

    >>> join(["Shields", "Patrol", "Towers"], "en"), join(["Scudi", "Ronda", "Ronda"], "it")
    ('Shields, Patrol and Towers', 'Scudi e Ronda ×2')
    """
    words = [item if count == 1 else f"{item} ×{count}" for item, count in Counter(items).items()]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + {"en": " and ", "it": " e "}[lang] + words[-1]
