"""Texts: the one reader of messages, and the voice of errors.

A package keeps its texts in `messages/<language>*.ftl`, and what can go wrong with it in
`messages/errors.<language>.ftl`. Core does no I/O: an error holds a key and its facts, and is put into words here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from wartable.core import hooks
from wartable.core.errors import MessageError, Refusal, WartableError
from wartable.core.text.messages import LANGUAGES, Messages, Phrase

_speaking: list[str] = ["wartable"]  # the packages whose errors can be put into words


def texts(package: str, folder: str, ending: str) -> dict[str, str]:
    """Return the files of a package that exist once a language, such as rulebook/en.md and rulebook/it.md, by language.

    >>> sorted(texts("wartable.titles.proelio", "rulebook", "md"))
    ['en', 'it']
    """
    here = files(package) / folder
    return {lang: (here / f"{lang}.{ending}").read_text(encoding="utf-8") for lang in LANGUAGES}


@cache
def sources(package: str) -> Mapping[str, str]:
    """Return all of a package's messages as they are written, by language: messages/en.ftl, messages/en.scene.ftl …

    >>> "vote" in sources("wartable.server")["en"]
    True
    """
    places = sorted((files(package) / "messages").iterdir(), key=lambda place: place.name)
    found: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    for place in places:
        lang = place.name.partition(".")[0]
        if lang in found and place.name.endswith(".ftl"):
            found[lang].append(place.read_text(encoding="utf-8"))
    return {lang: "\n".join(parts) for lang, parts in found.items()}


@cache
def messages(package: str) -> Messages:
    """Return a package's own messages.

    >>> messages("wartable.paint").format("it", "log")
    'Cronaca'
    """
    return Messages(sources(package))


def speak_for(package: str) -> None:
    """Make the errors of one more package known; a title's keys begin with the title's name."""
    if package not in _speaking:
        _speaking.append(package)


def say(key: str, facts: Mapping[str, object], lang: str) -> str:
    """Return an error's sentence in a language, in English where there is no such language.

    >>> say("no-seat", {"seat": 9, "last": 3}, "it")
    "non c'è il posto 9; i posti vanno da 0 a 3"
    """
    if " " in key:  # a text itself
        return key
    spoken = lang if lang in LANGUAGES else "en"
    said = {name: _fact(value, spoken) for name, value in facts.items()}
    try:
        return _errors(tuple(_speaking)).once(spoken, key, said)
    except MessageError:  # an error without a text must still be raised, not hidden by another one
        return hooks.plain(key, said)


def _fact(value: object, lang: str) -> str:
    # All as words: a library that groups digits would write a seed or a byte's place with commas.
    if isinstance(value, WartableError):
        return value.sentence(lang)
    if isinstance(value, Refusal):
        return value.label(lang)
    if isinstance(value, Phrase):
        return say(value.key, value.args, lang)
    return str(value)


@cache
def _errors(packages: tuple[str, ...]) -> Messages:
    return Messages(*(catalogue(package) for package in packages))


def catalogue(package: str) -> dict[str, str]:
    """Return what can go wrong with a package, as it is written, by language; nothing where there is no such file.

    >>> sorted(catalogue("wartable"))
    ['en', 'it']
    """
    here = files(package) / "messages"
    places = {lang: here / f"errors.{lang}.ftl" for lang in LANGUAGES}
    return {lang: place.read_text(encoding="utf-8") for lang, place in places.items() if place.is_file()}


hooks.plug_speaker(say)
