"""Drawing, discarding, renewing piles (ledger 2.4, 2.5, 2.7; LW-RULING-22)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from tests.titles.letswar.model.state import Game, Nation

TERRITORIES = ["trento", "colonies"]


def even(cards: list[str]) -> dict[str, Fraction]:
    """Return the odds of each card of a bag, all cards alike."""
    return {card: Fraction(count, len(cards)) for card, count in Counter(cards).items()}


def at_random(g: Game, pile: str, odds: dict[str, Fraction]) -> str:
    """Take what chance gives."""
    card = g.chance(pile, odds)
    assert odds.get(card), f"{card} cannot come out of {pile}"
    return card


# -- the Conflict deck --


def renew(g: Game) -> None:
    """Shuffle the discards into a new deck (LW-CONF-08), save a card whose effects are happening."""
    left = [card for card in g.playing if card in g.discards]
    pool = list(g.discards)
    for card in left:
        pool.remove(card)
    if pool:
        g.pile, g.discards = pool, left


def turn_up(g: Game) -> str | None:
    """Draw one Conflict card, wherever it goes; nothing if both piles are empty (LW-RULING-22)."""
    if not g.pile:
        renew(g)
    if not g.pile:
        return None
    territory = [card for card in g.pile if card in TERRITORIES]
    rest = [card for card in g.pile if card not in TERRITORIES]
    odds = even(rest)
    if territory:
        # LW-RULING-47: one of the Territory cards comes with chance (left) / (depth - draws made).
        chance = Fraction(len(territory), g.depth - g.drawn)
        odds = {card: share * (1 - chance) for card, share in odds.items()}
        odds |= {card: chance / len(territory) for card in territory}
    card = at_random(g, "conflict", odds)
    g.pile.remove(card)
    g.drawn += 1
    return card


def territory_matters(g: Game) -> bool:
    """Tell whether Territory cards still decide anything (LW-RULING-50, LW-RULING-55)."""
    italy = g.italy()
    return italy is not None and italy.alive and italy.neutral


def lay_territory(g: Game, nation: Nation, card: str, setup: bool = False) -> bool:
    """Lay a Territory card out (LW-ITALY-10) and tell whether its drawer draws another (LW-RULING-48)."""
    if not territory_matters(g):
        g.removed.append(card)
        return True
    nation.territory.append(card)
    rule = g.options["territory_replacement"]
    return bool(rule == "always" or (setup and rule == "setup_only"))


def draw_conflict(g: Game, nation: Nation, count: int, setup: bool = False) -> None:
    """Draw Conflict cards; an empty deck is renewed as soon as the last card is where it belongs."""
    for _ in range(count):
        again = True
        while again:
            card = turn_up(g)
            if card is None:
                return
            again = card in TERRITORIES and lay_territory(g, nation, card, setup)
            if card not in TERRITORIES:
                nation.hand.append(card)
            if not g.pile:
                renew(g)


# -- Nation decks --


def draw_nation(g: Game, nation: Nation) -> None:
    """Draw the top Nation card: an unseen one, else the first that was put at the bottom (LW-NAT-10)."""
    if nation.unseen:
        card = at_random(g, f"nation {nation.name}", even(nation.unseen))
        nation.unseen.remove(card)
        nation.hand.append(card)
        return
    playing = list(g.playing)
    for card in nation.bottom:
        if card in playing:
            playing.remove(card)
        else:
            nation.bottom.remove(card)
            nation.hand.append(card)
            return


def has_nation_cards_left(nation: Nation) -> bool:
    """Tell whether the deck has a card (LW-RULING-21)."""
    return bool(nation.unseen or nation.bottom)


# -- Character decks --


def turn_up_character(g: Game, nation: Nation) -> None:
    """Turn up the next Character of a shuffled deck, if its order is still open (LW-RULING-25)."""
    if nation.to_come:
        card = at_random(g, f"characters {nation.name}", even(nation.to_come))
        nation.to_come.remove(card)
        nation.characters.insert(0, card)


# -- discarding --


def put_away(g: Game, nation: Nation, card: str) -> None:
    """Put a card that left its zone where its kind belongs (LW-PLAY-05, LW-NAT-10)."""
    if g.content.is_conflict(card):
        g.discards.append(card)
    else:
        nation.bottom.append(card)


def discard(g: Game, nation: Nation, word: str) -> None:
    """Discard `tank` of the hand or `board:tank` of the board."""
    zone, card = place(nation, word)
    zone.remove(card)
    put_away(g, nation, card)


def place(nation: Nation, word: str) -> tuple[list[str], str]:
    """Return the zone and the card that a word names."""
    if word.startswith("board:"):
        return nation.board, word.removeprefix("board:")
    return nation.hand, word


def words_of(hand: list[str], board: list[str]) -> list[str]:
    """Return the words of cards of a hand and a board."""
    return [*hand, *(f"board:{card}" for card in board)]


def discard_conflict_hand(g: Game, nation: Nation) -> None:
    """Discard every Conflict card in hand (LW-ITALY-17)."""
    for card in g.conflict(nation.hand):
        discard(g, nation, card)


def random_card(g: Game, nation: Nation) -> str:
    """Pick a Conflict card of a hand, each card equally likely, and take it out."""
    card = at_random(g, f"hand {nation.name}", even(g.conflict(nation.hand)))
    nation.hand.remove(card)
    return card
