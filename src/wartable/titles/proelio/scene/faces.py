"""Proelio's cards as they are printed: shape by kind, edge by deck, merlons for the walls a card asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wartable.core.scene import Card, Face, Meter, Shape, Sign
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.cards import CARD_IDS, DECK_IDS, TYPE, TYPE_IDS, VALUE, deck_of
from wartable.titles.proelio.things import deck_back, pile_id, printed

Speak = Callable[..., str]

SHAPES: Final[dict[str, tuple[Shape, str]]] = {
    "defence": ("shield", "azure"),
    "attack": ("banner", "gules"),
    "strategy": ("roundel", "vert"),
}
# What stands in the disc of a card that has no value.
MARKS: Final = {
    "imperial_edict": "∞",
    "gunpowder": "∞",
    "resources": "+2",
    "temporary_alliance": "+1",
    "imperial_resources": "+3",
    "plague": "!",
    "inquisition": "?",
}
MOST_LEVEL: Final = 4


def kind_of(card: str) -> str:
    """The type of a card.

    >>> kind_of("knights"), kind_of("patrol")
    ('attack', 'defence')
    """
    return TYPE_IDS[TYPE[CARD_IDS.index(card)]]


def deck(card: str) -> str:
    """The deck of a card.

    >>> deck("hero")
    'imperial'
    """
    return DECK_IDS[deck_of(CARD_IDS.index(card))]


def value(card: str) -> int:
    """The value of a card, or -1.

    >>> value("towers"), value("plague")
    (3, -1)
    """
    return VALUE[CARD_IDS.index(card)]


def back(name: str) -> str:
    """The drawing of a deck's back."""
    return f"backs/{name}"


def sign(card: str) -> Sign:
    """A card's sign on the shape of its kind.

    >>> sign("knights")
    Sign(symbol='icons/knights', shape='banner', tincture='gules')
    """
    shape, tincture = SHAPES[kind_of(card)]
    return Sign(f"icons/{card}", shape, tincture)


def face(card: str, speak: Speak) -> Face:
    """The front of a card in the reader's language."""
    number = value(card)
    asks = max(number - 1, 0)
    return Face(
        speak(f"card-{card}"),
        sign(card),
        MARKS.get(card, str(number)),
        Meter(asks, MOST_LEVEL) if asks else None,
        "or" if deck(card) == "imperial" else "sable",
        speak(f"type-{kind_of(card)}"),
        speak(f"effect-{card}"),
    )


def spoken(card: str, speak: Speak) -> str:
    """A card's name, type and value, for those who hear it."""
    name, kind = printed(card), Phrase(f"type-{kind_of(card)}")
    if value(card) < 0:
        return speak("scene-card-plain", card=name, type=kind)
    return speak("scene-card", card=name, type=kind, value=value(card))


def open_card(
    ident: str,
    card: str,
    speak: Speak,
    label: str = "",
    *,
    down: bool = False,
    chosen: bool = False,
    origin: tuple[str, ...] = (),
) -> Card:
    """A card whose face the viewer sees."""
    shown = label or spoken(card, speak)
    return Card(ident, shown, face(card, speak), back(deck(card)), down, chosen, origin=origin)


def closed_card(ident: str, name: str, speak: Speak) -> Card:
    """The back of a card of a deck; new, it comes from there."""
    return Card(ident, speak("scene-back", back=deck_back(name)), back=back(name), origin=(pile_id(name),))
