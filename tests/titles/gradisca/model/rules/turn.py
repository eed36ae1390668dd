"""The sequence of play: chits, options, orders, stacking, the next turn (rules 4, 5 and 9)."""

from __future__ import annotations

from tests.titles.gradisca.model.cards import due, enter_groups, may_play, may_play_more, play, window
from tests.titles.gradisca.model.content import ARMIES
from tests.titles.gradisca.model.rules.dates import binding, may_discard
from tests.titles.gradisca.model.rules.disorder import stacking
from tests.titles.gradisca.model.rules.supply import HIGH, band, change_morale, check_supply, in_radius
from tests.titles.gradisca.model.rules.zone import open_zone
from tests.titles.gradisca.model.state import ACTIVE, CUP, PLAYED, Game, Story, Unit, Wall, ask


def war(g: Game) -> Story:
    """Play from the set-up to the end, or go on from a chit that was drawn."""
    if g.corps:
        yield from activation(g)
    else:
        deal(g)
        yield from sea_supply(g)
    while True:
        yield from turn(g)
        if g.turn == 16:
            g.finish("GR-4.1-10")
        g.turn += 1
        if g.turn > g.end:
            g.finish("GR-4.1-08")
        yield from new_turn(g)


# -- setting up (rule 4) --


def set_up(g: Game) -> None:
    """Lay everything out as the scenario says; chance comes later."""
    scenario = g.content.scenario
    for counter in g.content.counters.values():
        g.units[counter.word] = Unit(counter)
    by_id = {unit.card.id: unit for unit in g.all()}
    for zone, there in scenario["setup"].items():
        for name in there["units"] + there["commanders"]:
            by_id[name].place = zone
    for corps in scenario["chits_in_cup"]:
        g.chits[corps] = CUP
    for word, border in g.content.walls().items():
        g.walls[word] = Wall(border.level)
    for side, army in enumerate(ARMIES):
        for zone in scenario["loot"][army]["zones"]:
            g.loot[zone] = side
        g.loot_bag[side] = [str(face) for face in scenario["loot"][army]["markers"]]
        g.fort_pool[side] = scenario["forts"][army]
    if g.advanced:
        g.morale = [scenario["morale"]["start"][army] for army in ARMIES]
        g.camps = [scenario["camp"][army] for army in ARMIES]
        g.sea_zone = scenario["sea_supply_start"]
    g.turn, g.end = scenario["turn_marker_start"], scenario["end_marker_start"]
    g.deck = [word for word, card in g.content.cards.items() if not card.new_year]
    g.aside = [word for word, card in g.content.cards.items() if card.new_year]


def deal(g: Game) -> None:
    """Deal four cards to each side, Venice first (GR-4-12)."""
    for seat in (0, 1):
        for _ in range(g.content.scenario["hand_start"]):
            draw(g, seat)


def draw(g: Game, seat: int) -> str:
    """Draw a card: one of 1617 first, while there are any on the deck (GR-12-15)."""
    pile = g.upper or g.deck
    card = g.chance("card", pile)
    pile.remove(card)
    g.hands[seat].append(card)
    return card


def reform(g: Game) -> None:
    """Make the discards the deck where it has run out (GR-5-15, RULING-22)."""
    if not g.deck and not g.upper:
        g.deck, g.discards = g.discards, []


# -- a turn --


def turn(g: Game) -> Story:
    """Draw chit after chit, then check stacking (GR-4.1-01 to 06)."""
    while cup := [corps for corps in g.content.corps if g.chits.get(corps) == CUP]:
        g.corps = g.chance("chit", cup)
        g.seat = g.content.corps[g.corps]
        g.chits[g.corps] = ACTIVE
        yield from activation(g)
    yield from stacking(g)


def new_turn(g: Game) -> Story:
    """Begin a turn, step by step (RULING-13)."""
    box = g.content.scenario["turns"][g.turn - 1]
    g.truce = g.sea_blocked = False
    g.flood, g.corps = [], ""
    if box["first_of_year"]:
        g.raids.clear()
    for unit in g.all():
        unit.acted = False
    g.camp_moved = [False, False]
    if g.advanced:
        for side in (0, 1):
            change_morale(g, side, box["morale"])
        for side in (0, 1):
            if not g.camps[side]:
                change_morale(g, side, -1)
        yield from enter_groups(g)
    if box["id"] == "1617-GF":
        g.upper, g.aside = g.aside, []
    yield from sea_supply(g)
    for corps in g.chits:
        g.chits[corps] = CUP


def sea_supply(g: Game) -> Story:
    """Let Venice lay the marker of sea supply (GR-21-07, GR-21-08, RULING-88)."""
    if g.advanced:
        coast = [zone.id for zone in g.content.zones.values() if zone.sea]
        answer = yield from ask(g, 0, "sea_supply", [f"sea {zone}" for zone in coast])
        g.sea_zone = answer.split()[1]


# -- an activation (rule 5) --


def activation(g: Game) -> Story:
    """Play the drawn corps' activation."""
    begin(g)
    answer = yield from ask(g, g.seat, "choosing", options(g), force=False)
    g.option = int(answer.split()[1])
    if g.option == 2:
        yield from drawing(g)
    else:
        g.leader = answer.split()[2] if g.option == 3 else ""
        if g.leader:
            g.led_from = g.units[g.leader].place
            if g.advanced:
                check_supply(g, [g.units[g.leader]])
        g.allowed = 2 if g.option == 1 else 1
        yield from window(g, "option_chosen")
        g.budget = 1 if g.option == 1 else g.leadership(g.units[g.leader])
        yield from orders(g)
    yield from end_activation(g)


def begin(g: Game) -> None:
    """Forget the activation before."""
    g.option = g.budget = g.allowed = g.surprise = 0
    g.leader = g.battery = g.open_zone = ""
    g.duty_done = g.begun = g.over_zones = False
    g.cap = None
    g.opened, g.picked, g.marching = [], [], []
    g.played = [0, 0]


def options(g: Game) -> list[str]:
    """Return the options that are open (GR-5-02 to GR-5-11, GR-12-07, GR-12-08)."""
    found = ["option 1"]
    if may_draw(g):
        found.append("option 2")
    leaders = [unit for unit in g.all() if unit.commander and unit.on_map and unit.card.corps == g.corps]
    return found + [f"option 3 {unit.word}" for unit in leaders]


def may_draw(g: Game) -> bool:
    """Tell whether option 2 is open."""
    hand = g.hands[g.seat]
    if due(g, g.seat):
        return False
    if g.options["blocked_mandatory"] == "no_draw" and any(binding(g, card) for card in hand):
        return False
    if len(hand) >= 4 and not any(may_discard(g, card) for card in hand):
        return False
    return bool(g.upper or g.deck or (g.options["reshuffle"] == "on_need" and g.discards))


def drawing(g: Game) -> Story:
    """Draw a card; who then holds five discards one (GR-5-09, RULING-20)."""
    if g.options["reshuffle"] == "on_need":
        reform(g)
    draw(g, g.seat)
    hand = g.hands[g.seat]
    if len(hand) > 4:
        answers = [f"discard {card}" for card in g.content.cards if card in hand and may_discard(g, card)]
        answer = yield from ask(g, g.seat, "discarding", answers, force=False)
        hand.remove(answer.split()[1])
        g.discards.append(answer.split()[1])
    if g.options["reshuffle"] == "on_empty":
        reform(g)


def orders(g: Game) -> Story:
    """Take orders until they end: cards, zones (RULING-109)."""
    while True:
        cards = [f"play {word}" for word in g.content.cards if may_play(g, word)]
        must = [f"play {word}" for word in due(g, g.seat)] if may_play_more(g) and not g.duty_done else []
        zones = [f"open {zone}" for zone in g.content.zones if may_open(g, zone)]
        camps = [f"camp {zone}" for zone in g.content.zones if may_return_camp(g, zone)]
        answer = yield from ask(g, g.seat, "orders", must or [*cards, *zones, *camps, "end"], force=False)
        verb, _, name = answer.partition(" ")
        if verb == "end":
            return
        if verb == "open":
            g.begun = True
            g.budget -= 1
            yield from open_zone(g, name)
        elif verb == "camp":
            g.camps[g.seat], g.camp_moved[g.seat] = name, False
        else:
            g.allowed -= 1
            if binding(g, name):
                g.duty_done = True
            if g.begun and g.options["cards_between_zones"] == "no":
                g.over_zones = True
            yield from play(g, name, g.seat)


def may_open(g: Game, zone: str) -> bool:
    """Tell whether a zone may be opened (GR-5-13, GR-5-18, RULING-31, 33, 111)."""
    if g.budget < 1 or g.over_zones or zone in g.opened or not g.idle(zone):
        return False
    if not g.leader:
        return True
    leader = g.units[g.leader]
    if not leader.on_map or not g.advanced:
        return leader.on_map
    if g.opened and band(g, g.seat) != HIGH:
        return False
    start = g.led_from if g.options["radius_from"] == "zone_at_draw" else leader.place
    return in_radius(g, g.seat, start, zone)


def may_return_camp(g: Game, zone: str) -> bool:
    """Tell whether a lost camp may come back in a zone (GR-24-12 to 15, RULING-92)."""
    place = g.content.zones[zone]
    lost = g.advanced and not g.camps[g.seat] and g.camp_lost[g.seat] < g.turn
    return lost and place.source == g.seat and not place.fortress and bool(g.in_zone(zone, g.seat))


def end_activation(g: Game) -> Story:
    """Put the chit away; mines are old now; then the window of the other side."""
    for unit in g.all():
        if unit.card.corps == g.corps and unit.on_map:
            unit.acted = True
        unit.spent = 0
    g.chits[g.corps] = PLAYED
    g.struck, g.ford = [], 0
    for wall in g.walls.values():
        wall.fresh = wall.tried = 0
    g.settle()
    yield from window(g, "activation_end")
