"""Proelio's notation: permanent words for every choice, as the record keeps them (`exchange trebuchets resources`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wartable.titles.proelio import codes
from wartable.titles.proelio.cards import CARD_IDS, INQUISITION, TEMPORARY_ALLIANCE
from wartable.titles.proelio.codes import NONE, VERB_IDS, WIDTH

BARE = (codes.DRAW, codes.SACRIFICE, codes.KEEP, codes.PASS)
ROWS = (codes.EXCHANGE, codes.DEPLOY, codes.LOOT, codes.DISCARD)
NAMES_A_PLAYER = (TEMPORARY_ALLIANCE, INQUISITION)


class NotationError(ValueError):
    """A text is no action of Proelio."""


def line(clicks: Sequence[int]) -> str:
    """The words of a choice made of these clicks; the cards of a row are put in a fixed order.

    >>> line([codes.EXCHANGE * WIDTH + 9, codes.EXCHANGE * WIDTH + 8])
    'exchange trebuchets resources'
    >>> line([codes.DEPLOY * WIDTH + NONE])
    'deploy'
    """
    if len(clicks) == 1 and ALONE[clicks[0]]:
        return ALONE[clicks[0]]
    return several(clicks)


def several(clicks: Sequence[int]) -> str:
    """The words of any clicks, put together."""
    first = clicks[0]
    verb = first // WIDTH
    if verb in ROWS:
        kinds = sorted(code % WIDTH for code in clicks if code % WIDTH != NONE)
        return " ".join([VERB_IDS[verb], *(CARD_IDS[kind] for kind in kinds)])
    if verb in BARE:
        return VERB_IDS[verb]
    words = [VERB_IDS[verb], CARD_IDS[first % WIDTH]]
    words.extend(str(code % WIDTH) for code in clicks[1:])
    return " ".join(words)


def parse(text: str) -> list[int]:
    """The clicks of a choice in words, a row with its last click included.

    >>> parse("deploy shields") == [codes.DEPLOY * WIDTH, codes.DEPLOY * WIDTH + NONE]
    True
    """
    words = text.split()
    if not words:
        raise NotationError("an action must have a word, such as: draw")
    if words[0] not in VERB_IDS[1:-1]:
        raise NotationError(f"{words[0]!r} is no action; the actions are: {', '.join(VERB_IDS[1:-1])}")
    verb = VERB_IDS.index(words[0])
    rest = words[1:]
    if verb in BARE:
        if rest:
            raise NotationError(f"{words[0]!r} takes nothing after it, not {' '.join(rest)!r}")
        return [verb * WIDTH + NONE]
    if verb in ROWS:
        return row(verb, rest)
    if not rest:
        raise NotationError(f"{words[0]!r} takes a card, such as: {words[0]} {CARD_IDS[example_kind(verb)]}")
    clicks = [verb * WIDTH + kind_of(rest[0])]
    if verb == codes.PLAY and len(rest) == 2 and clicks[0] % WIDTH in NAMES_A_PLAYER:
        return [*clicks, codes.TARGET * WIDTH + seat_of(rest[1])]
    if len(rest) > 1:
        raise NotationError(f"{' '.join(rest[1:])!r} is too much after {words[0]} {rest[0]}")
    return clicks


def row(verb: int, words: Sequence[str]) -> list[int]:
    """The clicks of a choice of several cards."""
    clicks = [verb * WIDTH + kind_of(word) for word in words]
    if verb == codes.DEPLOY:
        return [*clicks, verb * WIDTH + NONE]
    if verb == codes.EXCHANGE:
        if len(clicks) > 2:
            raise NotationError(f"'exchange' takes two cards, not {len(clicks)}")
        return [verb * WIDTH + NONE, *clicks]
    if not clicks:
        raise NotationError(f"{VERB_IDS[verb]!r} takes at least one card, such as: {VERB_IDS[verb]} manure")
    return clicks


def kind_of(word: str) -> int:
    """The kind of a card's name."""
    if word not in CARD_IDS:
        raise NotationError(f"{word!r} is no card; the cards are: {', '.join(CARD_IDS)}")
    return CARD_IDS.index(word)


def seat_of(word: str) -> int:
    """A seat's number."""
    if not word.isascii() or not word.isdigit() or int(word) > 5:
        raise NotationError(f"{word!r} is no seat; seats are numbers from 0")
    return int(word)


def example_kind(verb: int) -> int:
    """A card for the example in an error."""
    return {codes.FORTIFY: 0, codes.PLAY: 9}.get(verb, 6)


def alone(code: int) -> str:
    """The words of one click; none where it has no words by itself."""
    verb, kind = divmod(code, WIDTH)
    if kind == NONE:
        return VERB_IDS[verb] if verb in BARE or verb in ROWS else ""
    if verb in (0, codes.TARGET) or verb in BARE or kind >= len(CARD_IDS):
        return ""
    return f"{VERB_IDS[verb]} {CARD_IDS[kind]}"


ALONE: Final = [alone(code) for code in range(codes.SPACE)]  # a view asks for those of every choice
