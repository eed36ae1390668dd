"""A House at the table: plate, hand, walls, Plague, and the attacks that lie before it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wartable.core.scene import Card, Meter, Seat, SeatState, Slot, Strike, Strip, Tag
from wartable.core.scene.ids import hand_id, hand_ids, thing
from wartable.titles.proelio.codes.things import (
    attack_id,
    blazon,
    deck_back,
    house as house_of,
    pile_id,
    printed,
    seat_id,
    walls_id,
)
from wartable.titles.proelio.scene import faces
from wartable.titles.proelio.scene.desk import ProelioDesk
from wartable.titles.proelio.view import House, Waiting

SKULL: Final = "icons/plague"


def hand(desk: ProelioDesk, house: House) -> tuple[Card, ...]:
    """Return the own hand open; of another the cards that the viewer knows for certain, and the backs of the rest."""
    view = desk.view
    if house.seat == view.viewer:
        picked = hand_id(view.row[0]) if desk.naming else ""
        return tuple(
            faces.open_card(ident, card, desk, chosen=ident == picked, origin=(pile_id(faces.FACTS[card].deck),))
            for ident, card in hand_ids(desk.hand())
        )
    gold = house.gold - sum(faces.FACTS[card].deck == "imperial" for card in house.known)
    black = house.hand_size - len(house.known) - gold
    decks = ["base"] * black + ["imperial"] * gold
    known = [faces.open_card(thing("known", house.seat, i), card, desk) for i, card in enumerate(house.known)]
    backs = [faces.closed_card(thing("held", house.seat, i), deck, desk) for i, deck in enumerate(decks)]
    return (*known, *backs)


def played_by(desk: ProelioDesk, seat: int, card: str = "") -> tuple[str, ...]:
    """Return where a card that a House lays on the table comes from: the viewer's own from the hand."""
    if seat != desk.view.viewer or not card:
        return (seat_id(seat),)
    return (*(hand_id(card, i) for i in range(desk.view.hand_limit)), seat_id(seat))


def may_be(desk: ProelioDesk, waiting: Waiting) -> str:
    """Return what all know that an attack may be."""
    if "infiltration" in waiting.may_be:
        return desk("scene-at-most", value=max(faces.FACTS[card].value for card in waiting.may_be))
    return desk("scene-may-be", cards=[printed(card) for card in waiting.may_be])


def tag(desk: ProelioDesk, house: House, waiting: Waiting) -> Tag:
    """Return the paper beside an attack: whose, whether it is held, what it is or may be."""
    held = "yes" if desk.view.plague else "no"
    attacker, target = house_of(waiting.attacker), house_of(house.seat)
    if waiting.card:
        known = desk("scene-seen-by-you", card=printed(waiting.card))
        return Tag(desk("scene-your-attack", house=target, held=held), (known,))
    key = "scene-attack-on-you" if house.seat == desk.view.viewer else "scene-attack-on-other"
    laid = desk("scene-tag", back=deck_back(waiting.deck), level=waiting.level)
    return Tag(desk(key, house=attacker, target=target, held=held), (laid, may_be(desk, waiting)))


def attack_card(desk: ProelioDesk, house: House, index: int) -> Card:
    """Return an attack face down; its owner sees its face in a corner."""
    waiting, ident = house.waiting[index], attack_id(house.seat, index)
    label = desk("scene-attack-down", house=house_of(waiting.attacker), back=deck_back(waiting.deck))
    origin = played_by(desk, waiting.attacker, waiting.card)
    if waiting.card:
        told = f"{label}: {faces.spoken(waiting.card, desk)}"
        return replace(faces.open_card(ident, waiting.card, desk, told, origin=origin), down=True)
    seal = SKULL if desk.view.plague else ""
    by = "" if house.seat == desk.foot else blazon(waiting.attacker)
    return Card(ident, label, back=faces.back(waiting.deck), seal=seal, by=by, origin=origin)


def walls(desk: ProelioDesk, house: House) -> Card | None:
    """Return the Fortification."""
    card = house.fortification
    if not card:
        return None
    label = desk("scene-fortification", house=house_of(house.seat), card=printed(card))
    return faces.open_card(walls_id(house.seat), card, desk, label, origin=played_by(desk, house.seat, card))


def front(desk: ProelioDesk, house: House) -> tuple[Card | Slot, ...]:
    """Return what lies before a House: walls, or the place where they may be built, and its Plague while it lasts."""
    built = walls(desk, house) or Slot(walls_id(house.seat), desk("scene-no-walls"))
    if not house.plague:
        return (built,)
    label = desk("scene-plague-card", house=house_of(house.seat))
    origin = played_by(desk, house.seat, "plague")
    laid = faces.open_card(thing("plague", house.seat), "plague", desk, label, origin=origin)
    return built, replace(laid, glow="vert")


def level(desk: ProelioDesk, house: House) -> Meter:
    """Return the level in words: for the viewer also what may be played at it."""
    key = "scene-level-own" if house.seat == desk.view.viewer else "scene-level"
    return Meter(house.level, faces.MOST_LEVEL, desk(key, level=house.level, limit=house.level + 1))


def hand_note(desk: ProelioDesk, house: House) -> str:
    """Return how many cards are held, and how many of them are gold."""
    view = desk.view
    if house.seat != view.viewer:
        return desk("scene-hand", count=house.hand_size, gold=house.gold)
    if view.row and not desk.naming:
        return desk("scene-hand-row", count=house.hand_size - len(view.row), picked=len(view.row))
    return desk("scene-hand-own", count=house.hand_size, limit=view.hand_limit, gold=house.gold)


def word(desk: ProelioDesk, house: House, state: SeatState) -> str:
    """Return what a House does now, in a word or two."""
    view = desk.view
    if state == "here":
        return desk(f"scene-doing-{view.step}", me="yes" if house.seat == view.viewer else "no")
    if state:
        return desk(f"scene-{state}")
    if view.ending is not None:
        return ""
    if view.viewer >= 0 and not view.plague and any(one.attacker == house.seat for one in desk.own.waiting):
        return desk("scene-attacks-you")
    return desk("scene-next") if house.seat == (view.active - 1) % view.seats else ""


def note(desk: ProelioDesk, house: House) -> str:
    """Return who it is to the viewer."""
    if house.seat == desk.view.viewer:
        return desk("scene-you")
    return desk("scene-ally") if house.ally == desk.view.viewer and desk.view.viewer >= 0 else ""


def seat(desk: ProelioDesk, house: House, strip: Strip | None) -> Seat:
    """Return a House with all that is its own; what lies on its strip is not drawn twice."""
    mat = desk.mat(house.seat)
    shown = {cell.id for cell in strip.cells if isinstance(cell, Card | Slot)} if strip is not None else set()
    strikes = tuple(
        Strike(attack_card(desk, house, i), seat_id(waiting.attacker), tag(desk, house, waiting))
        for i, waiting in enumerate(house.waiting)
        if attack_id(house.seat, i) not in shown
    )
    return replace(
        mat,
        note=note(desk, house),
        word=word(desk, house, mat.state),
        hand=hand(desk, house),
        hand_note=hand_note(desk, house),
        front=tuple(thing for thing in front(desk, house) if thing.id not in shown),
        meter=None if strip is not None and strip.seat == mat.id else level(desk, house),
        strikes=strikes,
        ally=house.ally == desk.view.viewer >= 0,
    )
