"""The calendar, the Event step and Characters (ledger 2.6, 2.7, 2.10, 2.22, 5.5)."""

from __future__ import annotations

from fractions import Fraction

from tests.titles.letswar.model.cards import at_random, even, turn_up_character
from tests.titles.letswar.model.content import LAST_DATE, Card
from tests.titles.letswar.model.questions import Story
from tests.titles.letswar.model.rules.effects import Cause, apply
from tests.titles.letswar.model.rules.ending import defeat_check
from tests.titles.letswar.model.state import Game


def advance(g: Game) -> None:
    """Move the calendar on; after Autumn 1919 comes Spring 1919 again (LW-CAL-04, LW-CAL-05)."""
    g.date = g.date + 1 if g.date < LAST_DATE else LAST_DATE - 1
    g.latest = max(g.latest, g.date)


def fits_now(g: Game, card: Card) -> bool:
    """Tell whether an Event fits the season, its own dates and the rules in force (LW-EVT-06, LW-RULING-64, 92)."""
    season = "autumn" if g.date % 2 else "spring"
    if g.profile == "two_player" and card.not_for_two:
        return False
    return card.season in (season, "neutral") and card.valid[0] <= g.now() <= card.valid[1]


def draw_event(g: Game) -> str:
    """Draw an Event; the Armistice in the second half never comes before its time (LW-RULING-69)."""
    odds = even(g.event_pile)
    if "armistice" in g.event_pile and g.events_drawn < g.armistice_after:
        odds = even([card for card in g.event_pile if card != "armistice"])
        odds["armistice"] = Fraction(0)
    card = at_random(g, "events", odds)
    g.event_pile.remove(card)
    g.events_drawn += 1
    return card


def renew_events(g: Game) -> None:
    """Shuffle the Event discards into a new deck (LW-EVT-08)."""
    g.event_pile, g.event_discards = g.event_discards, []


def search(g: Game, prelude: bool) -> None:
    """Draw until an Event fits (LW-EVT-06, LW-RULING-23)."""
    aside = []
    while g.event is None:
        if not g.event_pile:
            renew_events(g)
            if not any(fits_now(g, g.content.events[card]) for card in g.event_pile):
                break
        card = draw_event(g)
        if card == "armistice" and prelude and g.options["armistice_in_prelude"] == "reshuffle":
            # LW-RULING-65.
            aside.append(card)
        elif fits_now(g, g.content.events[card]):
            g.event = card
        else:
            g.event_discards.append(card)
    if not g.event_pile and g.event_discards and g.event != "armistice":
        # LW-RULING-22: at once, after the drawn card is where it belongs.
        renew_events(g)
    if aside:
        g.event_pile += aside
        g.armistice_after = 0


def rotate(g: Game) -> None:
    """Put every Character on top under its deck (LW-CHAR-07, LW-RULING-24)."""
    nations = g.in_turn_order()
    if g.options["character_rotation_scope"] == "first_player":
        nations = nations[:1]
    for nation in nations:
        nation.characters = nation.characters[1:] + nation.characters[:1]
        turn_up_character(g, nation)


def characters_leave(g: Game) -> None:
    """Take every Character out whose date has come, wherever it lies (LW-OFF-04, LW-RULING-26)."""
    for nation in g.nations:
        top = nation.characters[:1]
        for deck in (nation.characters, nation.to_come):
            for word in list(deck):
                leaves = g.content.character(word).exit
                if leaves is not None and leaves <= g.latest:
                    deck.remove(word)
                    g.removed.append(word)
        if top and top[0] not in nation.characters:
            turn_up_character(g, nation)


def event_step(g: Game, prelude: bool) -> Story:
    """Begin an offensive (5.5)."""
    before = g.options["event_order"] == "calendar_then_event"
    # LW-RULING-99: "until the offensive ends".
    g.lasting = [lasting for lasting in g.lasting if lasting.until != "offensive_end"]
    if not prelude and before:
        advance(g)
    if g.event:
        g.event_discards.append(g.event)
        g.event = None
    search(g, prelude)
    if g.event:
        card = g.content.events[g.event]
        g.cards_used.append(card.word)
        for effect in card.effects:
            yield from apply(g, Cause(card), effect)
        if card.rotate:
            rotate(g)
    yield from defeat_check(g)
    if not prelude:
        characters_leave(g)
        if not before:
            advance(g)
