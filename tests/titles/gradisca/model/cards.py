"""Cards: when they may be played, what they do, and the windows of the other side (rule 12, ledger 5.6 and 5.9)."""

from __future__ import annotations

from typing import Any

from tests.titles.gradisca.model import effects
from tests.titles.gradisca.model.content import Card
from tests.titles.gradisca.model.effects import Played, bridges, entry_zones, sea_zones, shippable
from tests.titles.gradisca.model.rules.dates import early
from tests.titles.gradisca.model.rules.supply import LOW, band, wet
from tests.titles.gradisca.model.state import GROUP, POOL, Game, Story, ask

Effect = dict[str, Any]


def lines_of(g: Game, card: Card, seat: int, when: str) -> list[Effect]:
    """Return the effects of a card that hold for whoever plays it, in this game (RULING-27)."""
    found: list[Effect] = []
    for line in card.lines:
        if line.get("only_if_played_by", ("VEN", "AUS")[seat]) != ("VEN", "AUS")[seat]:
            continue
        if line.get("when", when) == when:
            found += [effect for effect in line["effects"] if real(g, effect)]
    return found


def real(g: Game, effect: Effect) -> bool:
    """Tell whether an effect exists in this game: the Basic one leaves some out (RULING-27)."""
    if g.advanced:
        return True
    if effect["do"] == "choose":
        return any(real(g, one) for option in effect["options"] for one in option)
    return effect["do"] not in g.content.advanced_effects


# -- may they --


def on_track(g: Game, card: Card) -> bool:
    """Tell whether a card's units would wait on the time track (RULING-98)."""
    late = g.options["late_r_card"] == "track_at_current_turn" and card.reinforcement and card.after > 0
    return early(g, card) or (g.advanced and late)


def ready(g: Game, card: Card, seat: int) -> bool:
    """Tell whether a card's own conditions are met (GR-12-01, GR-12-11, RULING-28, RULING-115)."""
    if not card.own:
        return False
    if on_track(g, card):
        return True
    return g.turn > card.after and all(able(g, effect, seat) for effect in lines_of(g, card, seat, "own"))


def able(g: Game, effect: Effect, seat: int) -> bool:
    """Tell whether an effect that needs a target has one."""
    if effect["do"] == "reinforce":
        return bool(entry_zones(g, effect))
    if effect["do"] == "sea_move":
        ports = [zone for zone in g.content.zones if shippable(g, zone)]
        return any(other != port for port in ports for other in sea_zones(g))
    if effect["do"] == "choose" and effect["options"][0][0]["do"].startswith("bridge"):
        return any(bridges(g, seat, line[0]["do"]) for line in effect["options"])
    return True


def due(g: Game, seat: int) -> list[str]:
    """Return the mandatory cards that must be played now (GR-12-06, RULING-19)."""
    hand = g.hands[seat]
    cards = [card for word, card in g.content.cards.items() if word in hand and card.mandatory]
    return [card.word for card in cards if g.turn > card.after and ready(g, card, seat)]


def may_play(g: Game, word: str) -> bool:
    """Tell whether the active side may play a card now (GR-5-03, GR-5-12, RULING-109)."""
    return word in g.hands[g.seat] and may_play_more(g) and ready(g, g.content.cards[word], g.seat)


def may_play_more(g: Game) -> bool:
    """Tell whether the active side may still play a card (GR-5-03, GR-5-12, GR-22-12)."""
    return g.allowed > 0 and in_heart(g, g.seat)


def in_heart(g: Game, seat: int) -> bool:
    """Tell whether morale leaves a side a card in this activation (GR-22-12, RULING-26)."""
    return not g.advanced or g.played[seat] == 0 or band(g, seat) != LOW


# -- windows --


def window(g: Game, name: str, wall: str = "", zone: str = "") -> Story:
    """Ask the other side for cards while, by what all know, one may come (ledger 5.6, RULING-17)."""
    seat = 1 - g.seat
    while (
        g.hands[seat] and in_heart(g, seat) and any(may_come(g, card, name, seat) for card in g.content.cards.values())
    ):
        hand = g.hands[seat]
        fit = [f"play {word}" for word, card in g.content.cards.items() if word in hand and fits(g, card, name, seat)]
        answer = yield from ask(g, seat, "window", [*fit, "pass"], force=False)
        if answer == "pass":
            return
        yield from play(g, answer.split()[1], seat, Played("", seat, "reaction", wall, zone))


def may_come(g: Game, card: Card, name: str, seat: int) -> bool:
    """Tell whether all must reckon with a card in a window: it does not lie open anywhere."""
    seen = g.discards if g.options["discards"] == "open" else g.discards[-1:]
    return card.word not in seen + g.removed + g.aside and fits(g, card, name, seat)


def fits(g: Game, card: Card, name: str, seat: int) -> bool:
    """Tell whether a card answers in a window, by what all can see (RULING-112)."""
    if name not in card.windows or g.turn <= card.after or not lines_of(g, card, seat, "reaction"):
        return False
    dos = [effect["do"] for effect in lines_of(g, card, seat, "reaction")]
    if "leadership_cap" in dos:
        return g.option == 3
    if "flood" in dos:
        return g.option in (1, 3) and beside_water(g, card, seat)
    if "commander_check" in dos:
        return bool(effects.marks(g, seat))
    return True


def beside_water(g: Game, card: Card, seat: int) -> bool:
    """Tell whether the drawn command has units beside a river that may flood (card 33)."""
    rivers = [river for effect in lines_of(g, card, seat, "reaction") for river in effect["rivers"]]
    places = {unit.place for unit in g.all() if unit.on_map and unit.card.corps == g.corps}
    near = [border for border in g.content.borders if places & set(border.zones)]
    return any(wet(g, border) and border.river in rivers for border in near)


# -- playing --


def play(g: Game, word: str, seat: int, played: Played | None = None) -> Story:
    """Play a card: it lies open, then its effects happen in order (GR-5-14, GR-5-17)."""
    card = g.content.cards[word]
    g.hands[seat].remove(word)
    (g.removed if card.removed else g.discards).append(word)
    g.cards_used.append(word)
    played = played or Played("", seat, "own")
    played.word = word
    g.played[seat] += 1
    if played.when == "own" and on_track(g, card):
        wait(g, card)
    else:
        for effect in lines_of(g, card, seat, played.when):
            yield from effects.happen(g, effect, played)
    g.settle()
    if g.end < g.turn:
        g.finish("GR-13-01")


# -- groups on the time track (rule 26) --


def wait(g: Game, card: Card) -> None:
    """Put a card's units on the track, in the box of its date (GR-26-04)."""
    names = effects.listed(card)
    for unit in g.all():
        if unit.card.id in names and unit.place == POOL:
            unit.place = GROUP
    g.groups.append((max(card.after, g.turn) if g.turn > card.after else card.after, card.word))


def enter_groups(g: Game) -> Story:
    """Roll for each group that lies on an earlier box (GR-26-05 to 08, RULING-99)."""
    cards = g.content.cards
    waiting = sorted(g.groups, key=lambda group: (group[0], army_of(g, group[1]), cards[group[1]].number))
    for box, word in waiting:
        if box >= g.turn or g.die() > g.turn - box:
            continue
        card = g.content.cards[word]
        side = army_of(g, word)
        lines = lines_of(g, card, side, "own")
        if not all(entry_zones(g, effect) for effect in lines if effect["do"] == "reinforce"):
            continue
        g.groups.remove((box, word))
        for unit in g.all():
            if unit.card.id in effects.listed(card) and unit.place == GROUP:
                unit.place = POOL
        played = Played(word, side, "group")
        for effect in lines:
            yield from effects.happen(g, effect, played)


def army_of(g: Game, word: str) -> int:
    """Return whose units a card brings."""
    line = g.content.cards[word].lines[0]
    return ("VEN", "AUS").index(next(effect["army"] for effect in line["effects"] if effect["do"] == "reinforce"))
