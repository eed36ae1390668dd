"""A House at the table: plate, hand, walls, Plague, and the attacks that lie before it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wartable.core.scene import Card, Meter, Seat, SeatState, Slot, Strike, Strip, Tag
from wartable.core.scene.ids import hand_id, hand_ids, thing
from wartable.titles.proelio.scene import faces
from wartable.titles.proelio.scene.desk import ProelioDesk
from wartable.titles.proelio.things import attack_id, blazon, deck_back, pile_id, printed, seat_id, walls_id
from wartable.titles.proelio.things import house as house_of
from wartable.titles.proelio.view import House, Waiting

SKULL: Final = "icons/plague"


def hand(desk: ProelioDesk, house: House) -> tuple[Card, ...]:
    """The own hand open; of another the cards that the viewer knows for certain, and the backs of the rest."""
    view = desk.view
    if house.seat == view.viewer:
        picked = hand_id(view.row[0]) if desk.naming else ""
        return tuple(
            faces.open_card(ident, card, desk, chosen=ident == picked, origin=(pile_id(faces.deck(card)),))
            for ident, card in hand_ids(desk.kept)
        )
    gold = house.gold - sum(faces.deck(card) == "imperial" for card in house.known)
    black = house.hand_size - len(house.known) - gold
    decks = ["base"] * black + ["imperial"] * gold
    known = [faces.open_card(thing("known", house.seat, i), card, desk) for i, card in enumerate(house.known)]
    backs = [faces.closed_card(thing("held", house.seat, i), deck, desk) for i, deck in enumerate(decks)]
    return (*known, *backs)


def played_by(desk: ProelioDesk, seat: int, card: str = "") -> tuple[str, ...]:
    """Where a card that a House lays on the table comes from: the viewer's own from his hand."""
    if seat != desk.view.viewer or not card:
        return (seat_id(seat),)
    return (*(hand_id(card, i) for i in range(desk.view.hand_limit)), seat_id(seat))


def may_be(desk: ProelioDesk, waiting: Waiting) -> str:
    """What all know that an attack may be."""
    if "infiltration" in waiting.may_be:
        return desk("scene-at-most", value=max(faces.value(card) for card in waiting.may_be))
    return desk("scene-may-be", cards=[printed(card) for card in waiting.may_be])


def tag(desk: ProelioDesk, house: House, waiting: Waiting) -> Tag:
    """The paper beside an attack: whose, whether it is held, what it is or may be."""
    view = desk.view
    held = "yes" if view.plague else "no"
    back = deck_back(waiting.deck)
    laid = desk("scene-tag", back=back, level=waiting.level)
    if waiting.card:
        known = desk("scene-seen-by-you", card=printed(waiting.card))
        return Tag(desk("scene-your-attack", house=house_of(house.seat), held=held), (known,))
    attacker = house_of(waiting.attacker)
    if house.seat == view.viewer:
        return Tag(desk("scene-attack-on-you", house=attacker, held=held), (laid, may_be(desk, waiting)))
    title = desk("scene-attack-on-other", house=attacker, target=house_of(house.seat), held=held)
    return Tag(title, (laid, may_be(desk, waiting)))


def attack_card(desk: ProelioDesk, house: House, index: int) -> Card:
    """An attack face down; its owner sees its face in a corner."""
    waiting = house.waiting[index]
    back = deck_back(waiting.deck)
    label = desk("scene-attack-down", house=house_of(waiting.attacker), back=back)
    ident = attack_id(house.seat, index)
    held = SKULL if desk.view.plague else ""
    origin = played_by(desk, waiting.attacker, waiting.card)
    if waiting.card:
        told = f"{label}: {faces.spoken(waiting.card, desk)}"
        return faces.open_card(ident, waiting.card, desk, told, down=True, origin=origin)
    by = "" if house.seat == desk.foot else blazon(waiting.attacker)
    return Card(ident, label, back=faces.back(waiting.deck), seal=held, by=by, origin=origin)


def walls(desk: ProelioDesk, house: House) -> Card | Slot:
    """The Fortification, or the empty place where one may be built."""
    ident = walls_id(house.seat)
    if not house.fortification:
        return Slot(ident, desk("scene-no-walls"))
    name = printed(house.fortification)
    label = desk("scene-fortification", house=house_of(house.seat), card=name)
    origin = played_by(desk, house.seat, house.fortification)
    return faces.open_card(ident, house.fortification, desk, label, origin=origin)


def front(desk: ProelioDesk, house: House) -> tuple[Card | Slot, ...]:
    """What lies before a House: walls, and its Plague while it lasts."""
    out: tuple[Card | Slot, ...] = (walls(desk, house),)
    if house.plague:
        label = desk("scene-plague-card", house=house_of(house.seat))
        origin = played_by(desk, house.seat, "plague")
        laid = faces.open_card(thing("plague", house.seat), "plague", desk, label, origin=origin)
        out += (replace(laid, glow="vert"),)
    return out


def level(desk: ProelioDesk, house: House) -> Meter:
    """The level in words: for the viewer also what it lets him play."""
    own = house.seat == desk.view.viewer
    text = (
        desk("scene-level-own", level=house.level, limit=house.level + 1)
        if own
        else desk("scene-level", level=house.level)
    )
    return Meter(house.level, faces.MOST_LEVEL, text)


def hand_note(desk: ProelioDesk, house: House) -> str:
    """How many cards are held, and how many of them are gold."""
    view = desk.view
    if house.seat != view.viewer:
        return desk("scene-hand", count=house.hand_size, gold=house.gold)
    if view.row and not desk.naming:
        return desk("scene-hand-row", count=house.hand_size - len(view.row), picked=len(view.row))
    return desk("scene-hand-own", count=house.hand_size, limit=view.hand_limit, gold=house.gold)


def state(desk: ProelioDesk, house: House) -> SeatState:
    """What the plate shows besides words."""
    if house.eliminated:
        return "out"
    if house.seat in desk.view.asked:
        return "here"
    return "away" if house.away else ""


def word(desk: ProelioDesk, house: House) -> str:
    """What a House does now, in a word or two."""
    view = desk.view
    if house.eliminated:
        return desk("scene-out")
    if house.seat in view.asked:
        if view.step == "action":
            return desk("scene-your-turn" if house.seat == view.viewer else "scene-their-turn")
        keys = {"deploy": "scene-defending", "excess": "scene-discarding"}
        return desk(keys.get(view.step, "scene-deciding"))
    if house.away:
        return desk("scene-away")
    attacks = desk.view.viewer >= 0 and any(w.attacker == house.seat for w in view.houses[desk.foot].waiting)
    if attacks and not view.plague and view.ending is None:
        return desk("scene-attacks-you")
    if view.ending is None and house.seat == (view.active - 1) % view.seats:
        return desk("scene-next")
    return ""


def note(desk: ProelioDesk, house: House) -> str:
    """Who it is to the viewer."""
    if house.seat == desk.view.viewer:
        return desk("scene-you")
    return desk("scene-ally") if house.ally == desk.view.viewer and desk.view.viewer >= 0 else ""


def seat(desk: ProelioDesk, house: House, strip: Strip | None) -> Seat:
    """A House with all that is its own; what lies on its strip is not drawn twice."""
    own_strip = strip is not None and strip.seat == seat_id(house.seat)
    shown = {cell.id for cell in strip.cells if isinstance(cell, Card | Slot)} if strip is not None else set()
    strikes = tuple(
        Strike(attack_card(desk, house, i), seat_id(waiting.attacker), tag(desk, house, waiting))
        for i, waiting in enumerate(house.waiting)
        if attack_id(house.seat, i) not in shown
    )
    return Seat(
        seat_id(house.seat),
        desk.say(house_of(house.seat)),
        blazon(house.seat),
        note(desk, house),
        word(desk, house),
        state(desk, house),
        hand(desk, house),
        hand_note(desk, house),
        tuple(thing for thing in front(desk, house) if thing.id not in shown),
        None if own_strip else level(desk, house),
        strikes,
        house.seat,
    )
