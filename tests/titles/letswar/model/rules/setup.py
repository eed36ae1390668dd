"""Seats, decks and the deal (ledger 2.11, 2.12, 6.4)."""

from __future__ import annotations

from itertools import permutations
from math import ceil

from tests.titles.letswar.model.cards import TERRITORIES, draw_conflict, draw_nation, turn_up_character
from tests.titles.letswar.model.questions import Story
from tests.titles.letswar.model.rules.italy import entry
from tests.titles.letswar.model.state import CHOICES, EMPIRES, ENTENTE, NEUTRAL, Game, Nation

MEMBERS = {ENTENTE: ["france", "great_britain", "russia"], EMPIRES: ["germany", "austria_hungary", "ottoman"]}
ORDERS = {
    faction: {"_".join(order): list(order) for order in permutations(names)} for faction, names in MEMBERS.items()
}
for _faction, _orders in ORDERS.items():
    CHOICES[_faction] = list(_orders)


def seating(seats: int, entente: str, central_empires: str, italy_seat: int) -> list[str]:
    """Return the Nations clockwise from the first player (LW-RULING-44, 46, 79; LW-SEAT-01 to LW-SEAT-03).

    >>> seating(5, "france_great_britain_russia", "germany_austria_hungary_ottoman", 6)
    ['germany', 'france', 'austria_hungary', 'great_britain', 'italy']
    """
    half = seats // 2
    pairs = zip(ORDERS[EMPIRES][central_empires][:half], ORDERS[ENTENTE][entente][:half], strict=True)
    circle = [name for pair in pairs for name in pair]
    if "germany" in circle:
        start = circle.index("germany")
        circle = circle[start:] + circle[:start]
    if seats % 2:
        circle.insert(min(italy_seat, len(circle)), "italy")
    return circle


def faction_of(name: str) -> str:
    """Return the faction a Nation begins in (LW-SETUP-01, LW-SETUP-02, LW-SETUP-07)."""
    return next((faction for faction, names in MEMBERS.items() if name in names), NEUTRAL)


def build(g: Game, seats: int) -> None:
    """Seat the Nations and build every deck; nothing is dealt."""
    options = g.options
    names = seating(seats, options[ENTENTE], options[EMPIRES], int(options["italy_seat"]))
    g.nations = [Nation(name, seat, faction_of(name)) for seat, name in enumerate(names)]
    g.profile = "two_player" if seats == 2 else "standard"
    for nation in g.nations:
        kinds = g.content.deck(nation.name).values()
        nation.unseen = [card.word for card in kinds for _ in range(card.copies)]
        nation.characters = [card.word for card in g.content.characters[nation.name]]
    kinds = g.content.conflict.values()
    g.pile = [card.word for card in kinds if card.word not in TERRITORIES for _ in range(card.copies)]
    g.event_pile = [
        card.word
        for card in g.content.events.values()
        if card.word != "armistice" and not (seats == 2 and card.not_for_two)
        for _ in range(card.copies)
    ]
    if options["armistice"] != "off":
        g.event_pile.append("armistice")
    if options["armistice"] == "second_half":
        # LW-RULING-69: in the last ceil((n + 1) / 2) places.
        g.armistice_after = len(g.event_pile) - ceil(len(g.event_pile) / 2)


def add_territory(g: Game) -> None:
    """Put the two Territory cards into the pile, so deep at most (LW-SETUP-20, LW-RULING-47)."""
    g.pile += TERRITORIES
    parts = {"whole": 1, "half": 2, "third": 3}
    g.depth = ceil(len(g.pile) / parts[g.options["territory_depth"]])
    g.drawn = 0


def deal(g: Game) -> Story:
    """Deal the opening hands (LW-SETUP-23 to LW-SETUP-27)."""
    with_italy = g.italy() is not None
    if g.options["shuffle_characters"]:
        for nation in g.nations:
            # LW-RULING-25: nothing is drawn before it is needed.
            nation.to_come, nation.characters = nation.characters, []
            turn_up_character(g, nation)
    if with_italy and g.options["territory_timing"] == "before_deal":
        add_territory(g)
    for nation in g.nations:
        draw_conflict(g, nation, 5, setup=True)
    if len(g.nations) >= 6:
        # LW-RULING-43.
        late = [nation for nation in g.nations if nation.name != "italy"][-3:]
        for extra, nation in enumerate(late, start=1):
            draw_conflict(g, nation, extra, setup=True)
    for nation in g.nations:
        draw_nation(g, nation)
        draw_nation(g, nation)
    if with_italy and g.options["territory_timing"] == "after_deal":
        add_territory(g)
    yield from entry(g)
