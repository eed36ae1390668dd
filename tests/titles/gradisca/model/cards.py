"""Cards: when they may be played, what they do, and the windows of the other side (rule 12, ledger 5.6 and 5.9)."""

from __future__ import annotations

from typing import Any

from tests.titles.gradisca.model import effects
from tests.titles.gradisca.model.content import Card
from tests.titles.gradisca.model.effects import Played, entry_zones, sea_zones, shippable
from tests.titles.gradisca.model.state import Game, Story, ask

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
    if effect["do"] == "choose":
        return any(real(g, one) for option in effect["options"] for one in option)
    return effect["do"] not in g.content.advanced_effects


# -- may they --


def ready(g: Game, card: Card, seat: int) -> bool:
    """Tell whether a card's own conditions are met (GR-12-01, GR-12-11, RULING-28, RULING-115)."""
    if g.turn <= card.after or not card.own:
        return False
    for effect in lines_of(g, card, seat, "own"):
        if effect["do"] == "reinforce" and not entry_zones(g, effect):
            return False
        if effect["do"] == "sea_move" and not any(
            shippable(g, zone) and [other for other in sea_zones(g) if other != zone]
            for zone in g.content.zones
            if g.content.zones[zone].sea
        ):
            return False
    return True


def due(g: Game, seat: int) -> list[str]:
    """Return the mandatory cards that must be played now (GR-12-06, RULING-19)."""
    hand = g.hands[seat]
    cards = [card for word, card in g.content.cards.items() if word in hand and card.mandatory]
    return [card.word for card in cards if ready(g, card, seat)]


def may_play(g: Game, word: str) -> bool:
    """Tell whether the active side may play a card now (GR-5-03, GR-5-12, RULING-109)."""
    return word in g.hands[g.seat] and g.allowed > 0 and ready(g, g.content.cards[word], g.seat)


# -- windows --


def window(g: Game, name: str, wall: str = "", zone: str = "") -> Story:
    """Ask the other side for cards while, by what all know, one may come (ledger 5.6, RULING-17)."""
    seat = 1 - g.seat
    while g.hands[seat] and any(may_come(g, card, name, seat) for card in g.content.cards.values()):
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
    if "commander_check" in dos:
        return bool(effects.marks(g, seat))
    return True


# -- playing --


def play(g: Game, word: str, seat: int, played: Played | None = None) -> Story:
    """Play a card: it lies open, then its effects happen in order (GR-5-14, GR-5-17)."""
    card = g.content.cards[word]
    g.hands[seat].remove(word)
    (g.removed if card.removed else g.discards).append(word)
    g.cards_used.append(word)
    played = played or Played("", seat, "own")
    played.word = word
    for effect in lines_of(g, card, seat, played.when):
        yield from effects.happen(g, effect, played)
    g.settle()
    if g.end < g.turn:
        g.finish("GR-13-01")
