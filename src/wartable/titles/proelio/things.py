"""What Proelio's things are called, in words and as things of the scene: ids are made here and nowhere taken apart."""

from wartable.core.text.messages import Phrase
from wartable.titles.proelio.cards import CARD_IDS, DECK_IDS, PLAGUE, deck_of


def card(kind: int) -> Phrase:
    """A card's name in a sentence: without the cry that is printed on the Plague.

    >>> card(7), card(11)
    (Phrase('card-knights'), Phrase('told-plague'))
    """
    return Phrase("told-plague") if kind == PLAGUE else Phrase(f"card-{CARD_IDS[kind]}")


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
    return Phrase(f"back-{DECK_IDS[deck_of(kind)]}")


def hand_id(name: str, copy: int = 0) -> str:
    """A card of the viewer's hand; of equal cards the first bears the bare name that choices point at.

    >>> hand_id("shields"), hand_id("shields", 1)
    ('hand.shields', 'hand.shields.1')
    """
    return f"hand.{name}.{copy}" if copy else f"hand.{name}"


def seat_id(seat: int) -> str:
    """A House's plate."""
    return f"seat.{seat}"


def walls_id(seat: int) -> str:
    """A House's Fortification, or the place where it would stand."""
    return f"fortification.{seat}"


def pile_id(name: str) -> str:
    """The face-down pile of a deck."""
    return f"pile.{name}"


def attack_id(target: int, index: int) -> str:
    """An attack that waits before a House."""
    return f"attack.{target}.{index}"
