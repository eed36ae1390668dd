"""The dates of cards: which bind their holder by now, which wait, which may be discarded (rules 12 and 26)."""

from __future__ import annotations

from tests.titles.gradisca.model.content import Card
from tests.titles.gradisca.model.state import Game


def early(g: Game, card: Card) -> bool:
    """Tell whether a card marked R waits for its date: in the Advanced game it goes on the track (rule 26)."""
    return g.advanced and card.reinforcement and g.turn <= card.after


def binding(g: Game, word: str) -> bool:
    """Tell whether a card is mandatory in this turn (GR-12-10)."""
    card = g.content.cards[word]
    return card.mandatory and g.turn > card.after


def may_discard(g: Game, word: str) -> bool:
    """Tell whether a card may be discarded (GR-12-05, GR-12-12, GR-26-02)."""
    return not binding(g, word) and not early(g, g.content.cards[word])
