"""Let's War's cards as they are printed: a band with the deck and the price, a picture, the name, what it does."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.scene import Card, Face, Sign
from wartable.core.scene.ids import hand_ids, thing
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.printed import PrintedCard
from wartable.titles.letswar.scene.desk import LetsWarDesk, card as named, date


def edge(printed: PrintedCard) -> str:
    """Return the tincture of a card's band: its deck's, of Conflict equipment its own."""
    if printed.deck == "nation":
        return "nation"
    return "equipment" if printed.equipment else "conflict"


def back(printed: PrintedCard, nation: str) -> str:
    """Return the drawing of a card's back; Nation cards have the flag of their owner."""
    return "backs/conflict" if printed.deck == "conflict" else f"backs/{nation}"


def head(desk: LetsWarDesk, printed: PrintedCard) -> str:
    """Return what stands in a card's band: its deck, or that it is equipment."""
    if printed.territory:
        return desk("scene-territory")
    if printed.deck == "nation":
        return desk("scene-nation-equipment" if printed.equipment else "deck-nation")
    return desk("scene-equipment" if printed.equipment else "deck-conflict")


def price(desk: LetsWarDesk, printed: PrintedCard) -> str:
    """Return what a Conflict card is worth; Nation and Territory cards are worth nothing."""
    return desk.dollars(printed.price) if printed.deck == "conflict" and not printed.territory else ""


def face(desk: LetsWarDesk, name: str) -> Face:
    """Return the front of a card in the reader's language."""
    printed = desk.kit.printed_cards[name]
    return Face(
        desk(f"card-{name}"),
        Sign(printed.picture),
        edge=edge(printed),
        kind=head(desk, printed),
        text=desk(f"effect-{name}"),
        head=head(desk, printed),
        price=price(desk, printed),
        until=desk("scene-since", date=date(printed.since)) if printed.since > 0 else "",
    )


def spoken(desk: LetsWarDesk, name: str) -> str:
    """Return a card's name, its deck and price and what it does, for those who hear it."""
    printed = desk.kit.printed_cards[name]
    facts = [head(desk, printed), price(desk, printed)]
    if printed.since > 0:
        facts.append(desk("scene-since", date=date(printed.since)))
    told = ", ".join(filter(None, facts))
    return desk("scene-card", card=named(name), facts=told, effect=Phrase(f"effect-{name}"))


def open_card(desk: LetsWarDesk, ident: str, name: str, nation: str, chosen: bool = False, origin: str = "") -> Card:
    """Return a card whose face the viewer sees."""
    rear = back(desk.kit.printed_cards[name], nation)
    came = (origin,) if origin else ()
    return Card(ident, spoken(desk, name), face(desk, name), rear, chosen=chosen, origin=came)


def own_hand(desk: LetsWarDesk) -> tuple[Card, ...]:
    """Return the viewer's hand; cards that are picked for an open row stay in it, marked."""
    own = desk.own
    shown = []
    for ident, name in hand_ids(desk.hand()):
        nation = desk.kit.printed_cards[name].deck == "nation"
        pile = thing("pile", "nation", own.seat) if nation else thing("pile", "conflict")
        shown.append(open_card(desk, ident, name, own.nation, ident in desk.picked, pile))
    return tuple(shown)


def worth(desk: LetsWarDesk, cards: Sequence[str]) -> int:
    """Return what the Conflict cards among these are worth, in hundreds."""
    return sum(desk.kit.printed_cards[name].price for name in cards if desk.kit.printed_cards[name].deck == "conflict")


def event_face(desk: LetsWarDesk, name: str) -> Face:
    """Return the front of an Event in the reader's language."""
    printed = desk.kit.printed_events[name]
    return Face(
        desk(f"event-{name}"),
        Sign(printed.picture),
        edge="equipment",
        text=desk(f"event-text-{name}"),
        head=desk("deck-event"),
        price=desk(f"season-{printed.season}"),
    )
