"""Proelio's cards as they are printed: shape by kind, edge by deck, merlons for the walls a card asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from wartable.core.scene import Card, Face, Meter, Shape, Sign
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_IDS, LADDER, TYPE, TYPE_IDS, VALUE, deck_of
from wartable.titles.proelio.codes.things import deck_back, pile_id, printed

Speak = Callable[..., str]
Ids = tuple[str, ...]

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
MOST_LEVEL: Final = len(LADDER) - 1


class Facts(NamedTuple):
    """What is printed on a card, but for its words; the value is -1 where there is none."""

    type: str
    deck: str
    value: int
    sign: Sign


def facts_of(kind: int) -> Facts:
    """Return what is printed on a kind of card.

    >>> facts_of(CARD_IDS.index("knights")).sign
    Sign(symbol='icons/knights', shape='banner', tincture='gules')
    """
    name = TYPE_IDS[TYPE[kind]]
    return Facts(name, DECK_IDS[deck_of(kind)], VALUE[kind], Sign(f"icons/{CARD_IDS[kind]}", *SHAPES[name]))


FACTS: Final = {card: facts_of(kind) for kind, card in enumerate(CARD_IDS)}


def back(deck: str) -> str:
    """Return the drawing of a deck's back."""
    return f"backs/{deck}"


def face(card: str, speak: Speak) -> Face:
    """Return the front of a card in the reader's language."""
    facts = FACTS[card]
    return Face(
        speak(f"card-{card}"),
        facts.sign,
        MARKS.get(card, str(facts.value)),
        Meter(facts.value - 1, MOST_LEVEL) if facts.value > 1 else None,
        "or" if facts.deck == "imperial" else "sable",
        speak(f"type-{facts.type}"),
        speak(f"effect-{card}"),
    )


def spoken(card: str, speak: Speak) -> str:
    """Return a card's name, and what it needs and does, for those who hear it."""
    return speak("scene-card", card=printed(card), effect=Phrase(f"effect-{card}"))


def open_card(ident: str, card: str, speak: Speak, label: str = "", chosen: bool = False, origin: Ids = ()) -> Card:
    """Return a card whose face the viewer sees."""
    shown, rear = label or spoken(card, speak), back(FACTS[card].deck)
    return Card(ident, shown, face(card, speak), rear, chosen=chosen, origin=origin)


def closed_card(ident: str, deck: str, speak: Speak) -> Card:
    """Return the back of a card of a deck; new, it comes from there."""
    return Card(ident, speak("scene-back", back=deck_back(deck)), back=back(deck), origin=(pile_id(deck),))
