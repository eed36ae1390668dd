"""What Proelio's things are called, in words and as things of the scene."""

from typing import Final

from wartable.core.scene.ids import hand_id, thing
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_IDS, PLAGUE, deck_of

BLAZONS: Final = ("giglio", "rovere", "stella", "falco", "onda", "luna")


def printed(name: str) -> Phrase:
    """Return a card's name as it is printed on it."""
    return Phrase(f"card-{name}")


def in_a_sentence(name: str) -> Phrase:
    """Return a card's name in a sentence: without the cry that is printed on the Plague.

    >>> in_a_sentence("knights"), in_a_sentence("plague")
    (Phrase('card-knights'), Phrase('told-plague'))
    """
    return Phrase("told-plague") if name == CARD_IDS[PLAGUE] else printed(name)


def card(kind: int) -> Phrase:
    """Return a card's name in a sentence, by its kind."""
    return in_a_sentence(CARD_IDS[kind])


def held(kind: int) -> str:
    """Return a card of the viewer's hand, as choices point at it."""
    return hand_id(CARD_IDS[kind])


def house(seat: int) -> Phrase:
    """Return a House's name.

    >>> house(0)
    Phrase('house-0')
    """
    return Phrase(f"house-{seat}")


def back(kind: int) -> Phrase:
    """Return the back of a card.

    >>> back(7)
    Phrase('back-base')
    """
    return deck_back(DECK_IDS[deck_of(kind)])


def deck_back(deck: str) -> Phrase:
    """Return the back of a deck's cards."""
    return Phrase(f"back-{deck}")


def blazon(seat: int) -> str:
    """Return the drawing of a House's arms.

    >>> blazon(3)
    'blazons/falco'
    """
    return f"blazons/{BLAZONS[seat]}"


def seat_id(seat: int) -> str:
    """Return a House's plate."""
    return thing("seat", seat)


def walls_id(seat: int) -> str:
    """Return a House's Fortification, or the place where it would stand."""
    return thing("fortification", seat)


def pile_id(deck: str) -> str:
    """Return the face-down pile of a deck."""
    return thing("pile", deck)


def attack_id(target: int, index: int) -> str:
    """Return an attack that waits before a House."""
    return thing("attack", target, index)
