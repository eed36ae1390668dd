"""What Proelio's things are called, in words and as things of the scene."""

from typing import Final

from wartable.core.scene.ids import hand_id, thing
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_IDS, PLAGUE, deck_of

BLAZONS: Final = ("giglio", "rovere", "stella", "falco", "onda", "luna")


def printed(name: str) -> Phrase:
    """A card's name as it is printed on it."""
    return Phrase(f"card-{name}")


def in_a_sentence(name: str) -> Phrase:
    """A card's name in a sentence: without the cry that is printed on the Plague.

    >>> in_a_sentence("knights"), in_a_sentence("plague")
    (Phrase('card-knights'), Phrase('told-plague'))
    """
    return Phrase("told-plague") if name == CARD_IDS[PLAGUE] else printed(name)


def card(kind: int) -> Phrase:
    """A card's name in a sentence, by its kind."""
    return in_a_sentence(CARD_IDS[kind])


def held(kind: int) -> str:
    """A card of the viewer's hand, as choices point at it."""
    return hand_id(CARD_IDS[kind])


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
