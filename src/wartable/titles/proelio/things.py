"""What Proelio's things are called, in words and as things of the scene: ids are made here and nowhere taken apart."""

from typing import Final

from wartable.core.text.messages import Phrase
from wartable.titles.proelio.cards import CARD_IDS, DECK_IDS, PLAGUE, deck_of

BLAZONS: Final = ("giglio", "rovere", "stella", "falco", "onda", "luna")
DONE: Final = "done"  # what completes a row is clicked on its own button


def printed(name: str) -> Phrase:
    """A card's name as it is printed on it."""
    return Phrase(f"card-{name}")


def told(name: str) -> Phrase:
    """A card's name in a sentence: without the cry that is printed on the Plague.

    >>> told("knights"), told("plague")
    (Phrase('card-knights'), Phrase('told-plague'))
    """
    return Phrase("told-plague") if name == CARD_IDS[PLAGUE] else printed(name)


def card(kind: int) -> Phrase:
    """A card's name in a sentence, by its kind."""
    return told(CARD_IDS[kind])


def house(seat: int) -> Phrase:
    """A House's name.

    >>> house(0)
    Phrase('house-0')
    """
    return Phrase(f"house-{seat}")


def back(kind: int) -> Phrase:
    """The back of a card.

    >>> back(7)
    Phrase('back-base')
    """
    return deck_back(DECK_IDS[deck_of(kind)])


def deck_back(deck: str) -> Phrase:
    """The back of a deck's cards."""
    return Phrase(f"back-{deck}")


def blazon(seat: int) -> str:
    """The drawing of a House's arms.

    >>> blazon(3)
    'blazons/falco'
    """
    return f"blazons/{BLAZONS[seat]}"


def thing(sort: str, *which: str | int) -> str:
    """The id of a thing of the scene: its sort, and which one it is.

    >>> thing("attack", 2, 0)
    'attack.2.0'
    """
    return ".".join([sort, *(str(part) for part in which)])


def hand_id(name: str, copy: int = 0) -> str:
    """A card of the viewer's hand; of equal cards the first bears the bare name that choices point at.

    >>> hand_id("shields"), hand_id("shields", 1)
    ('hand.shields', 'hand.shields.1')
    """
    return f"hand.{name}.{copy}" if copy else f"hand.{name}"


def hand_ids(cards: list[str], before: list[str] | None = None) -> list[tuple[str, str]]:
    """Cards of a hand with their ids; those of equal cards that lie before them are taken.

    >>> hand_ids(["shields", "shields"])
    [('hand.shields', 'shields'), ('hand.shields.1', 'shields')]
    >>> hand_ids(["shields"], ["shields", "towers"])
    [('hand.shields.1', 'shields')]
    """
    seen = list(before) if before is not None else []
    out = []
    for card in cards:
        out.append((hand_id(card, seen.count(card)), card))
        seen.append(card)
    return out


def seat_id(seat: int) -> str:
    """A House's plate."""
    return thing("seat", seat)


def walls_id(seat: int) -> str:
    """A House's Fortification, or the place where it would stand."""
    return thing("fortification", seat)


def pile_id(deck: str) -> str:
    """The face-down pile of a deck."""
    return thing("pile", deck)


def attack_id(target: int, index: int) -> str:
    """An attack that waits before a House."""
    return thing("attack", target, index)
