"""Messages in the reader's language: Fluent texts by key, with plurals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from wartable.core.errors import MessageError as MessageError
from wartable.core.text.compiled import NotReady, Patterns

LANGUAGES = ("en", "it")
AND = {"en": " and ", "it": " e "}  # before the last item of a list

# Texts that are kept after they were formatted once: a table says the same few thousand things over and over.
MOST_KEPT = 20_000


class Messages:
    """Texts by language and key. Later sources add to earlier ones.

    >>> texts = Messages({"en": "hello = Hello, { $name }", "it": "hello = Ciao, { $name }"})
    >>> texts.format("it", "hello", name="Stella")
    'Ciao, Stella'
    """

    def __init__(self, *sources: Mapping[str, str]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._patterns: dict[str, Patterns] = {}
        for lang in LANGUAGES:
            bundle = self._bundles[lang] = FluentBundle([lang], use_isolating=False)
            patterns = self._patterns[lang] = Patterns(Locale(lang).plural_form)
            for source in sources:
                resource = FluentResource(source.get(lang, ""))
                bundle.add_resource(resource, allow_overrides=True)
                patterns.add(resource)
        self._sources = sources
        self._kept: dict[tuple[object, ...], str] = {}

    def plus(self, *sources: Mapping[str, str]) -> Messages:
        """Return these texts and more, such as the names of things that a pack brings along; they stay as they are.

        >>> own = Messages({"en": "zone-mill = Mill", "it": "zone-mill = Mulino"})
        >>> more = own.plus({"en": "zone-pier = Pier", "it": "zone-pier = Molo"})
        >>> more.format("it", "zone-mill"), more.format("it", "zone-pier"), own.has("it", "zone-pier")
        ('Mulino', 'Molo', False)
        """
        return Messages(*self._sources, *sources)

    def has(self, lang: str, key: str) -> bool:
        """Return whether the key has a text in that language."""
        return self._bundle(lang).has_message(key)

    def format(self, lang: str, key: str, **args: object) -> str:
        """Return the text of a key.

        Raises MessageError if the key, or an argument of its text, is missing: a half-finished sentence is never shown.
        """
        return self.text_of(Phrase(key, **args), lang)

    def text_of(self, phrase: Phrase, lang: str) -> str:
        """Return the text of a phrase; what was said once is said again at once."""
        # Found by the phrases within it, without their texts.
        request = (lang, phrase.key, *phrase.args.items())
        try:
            text = self._kept.get(request)
        except TypeError:  # a list among the arguments
            return self._format(lang, phrase.key, phrase.spoken_args(self, lang))
        if text is None:
            text = self._format(lang, phrase.key, phrase.spoken_args(self, lang))
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[request] = text
        return text

    def once(self, lang: str, key: str, args: Mapping[str, object]) -> str:
        """Return the text of a key, which is not kept: what users typed, of any length, stands in it."""
        return self._format(lang, key, args)

    def _format(self, lang: str, key: str, args: Mapping[str, object]) -> str:
        bundle = self._bundle(lang)
        try:
            return self._patterns[lang].say(key, args)
        except NotReady:
            pass
        if not bundle.has_message(key):
            raise MessageError("message-missing", name=repr(key), lang=repr(lang))
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MessageError("message-empty", name=repr(key), lang=repr(lang))
        text, errors = bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MessageError("message-broken", name=repr(key), lang=lang, reason=errors[0])
        return str(text)

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            raise MessageError("message-language", lang=repr(lang), known=", ".join(LANGUAGES))
        return self._bundles[lang]


class Phrase:
    """A message to be said later, in any language: a key and its arguments. Phrases may stand inside phrases.

    >>> texts = Messages({"en": "card = Hero\\nlay = lay { $card }", "it": "card = Eroe\\nlay = posa { $card }"})
    >>> Phrase("lay", card=Phrase("card")).say(texts, "it")
    'posa Eroe'
    """

    __slots__ = ("_messages", "args", "key")

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args = args
        self._messages: Messages | None = None

    def bound(self, messages: Messages) -> Phrase:
        """Return the same phrase, which can say itself: `phrase("it")`."""
        new = Phrase(self.key, **self.args)
        new._messages = messages
        return new

    def __call__(self, lang: str = "en") -> str:
        """Return the text in a language, of a phrase that a table handed out.

        >>> Phrase("card").bound(Messages({"en": "card = Hero", "it": "card = Eroe"}))("it")
        'Eroe'
        """
        if self._messages is None:
            raise MessageError("phrase-not-bound", name=repr(self.key))
        return self.say(self._messages, lang)

    def say(self, messages: Messages, lang: str) -> str:
        """Return the text in a language.

        Lists of phrases are joined by commas and a final "and", equal ones counted.
        """
        return messages.text_of(self, lang)

    def spoken_args(self, messages: Messages, lang: str) -> dict[str, object]:
        """Return the arguments as the message takes them: phrases and lists of phrases in words."""
        return {name: _text(value, messages, lang) for name, value in self.args.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.key!r}{inner})"


_NAMES = re.compile(r"\*([^*]+)\*")
_SECRET = re.compile(r"\b_([^_]+)_\b|(?<!\w)_([^_]+)_(?!\w)")


def marked(text: str, name: str, secret: str) -> str:
    r"""Return a line of the log with its marks replaced: `*names*`, and `_what one viewer alone saw_`.

    >>> marked("*Falco* drew _Hero_", r"<b>\1</b>", r"<i>\1</i>")
    '<b>Falco</b> drew <i>Hero</i>'
    >>> marked("*Falco* drew _Hero_", r"\1", r"\1")
    'Falco drew Hero'
    """
    if "_" not in text:
        return _NAMES.sub(name, text)
    return _SECRET.sub(lambda found: secret.replace(r"\1", found[1] or found[2]), _NAMES.sub(name, text))


def unmarked(text: str) -> str:
    """Return a line of the log without its marks.

    >>> unmarked("*Falco* drew _Hero_")
    'Falco drew Hero'
    """
    # Marks that stand in plain pairs need no pattern.
    if "_" not in text and "**" not in text and text.count("*") % 2 == 0:
        return text.replace("*", "")
    return marked(text, r"\1", r"\1")


def _text(value: object, messages: Messages, lang: str) -> object:
    if isinstance(value, Phrase):
        return value.say(messages, lang)
    if isinstance(value, (list, tuple)):
        return join([str(_text(item, messages, lang)) for item in value], lang)
    return value


def join(items: Sequence[str], lang: str) -> str:
    """Return a list in words; equal items are counted.

    >>> join(["Shields", "Patrol", "Towers"], "en"), join(["Scudi", "Ronda", "Ronda"], "it")
    ('Shields, Patrol and Towers', 'Scudi e Ronda ×2')
    """
    words = [item if count == 1 else f"{item} ×{count}" for item, count in Counter(items).items()]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + AND[lang] + words[-1]
