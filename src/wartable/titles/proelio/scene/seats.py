"""A House at the table: plate, hand, walls, Plague, and the attacks that lie before it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from wartable.core.scene import Card, Meter, Seat, SeatState, Slot, Strike, Strip, Tag
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.scene import faces
from wartable.titles.proelio.scene.voice import Voice
from wartable.titles.proelio.view import House, Waiting

BLAZONS: Final = ("giglio", "rovere", "stella", "falco", "onda", "luna")
SKULL: Final = "icons/plague"


def blazon(seat: int) -> str:
    """The arms of a House.

    >>> blazon(3)
    'blazons/falco'
    """
    return f"blazons/{BLAZONS[seat]}"


def numbered(cards: list[str], prefix: str, start: Counter[str] | None = None) -> list[tuple[str, str]]:
    """Cards with ids: of equal cards the first bears the bare name that choices point at.

    >>> numbered(["shields", "shields"], "hand")
    [('hand.shields', 'shields'), ('hand.shields.1', 'shields')]
    """
    seen: Counter[str] = Counter() if start is None else start
    out = []
    for card in cards:
        out.append((f"{prefix}.{card}" + (f".{seen[card]}" if seen[card] else ""), card))
        seen[card] += 1
    return out


def hand(voice: Voice, house: House) -> tuple[Card, ...]:
    """The own hand open; of another the cards that the viewer knows for certain, and the backs of the rest."""
    view = voice.view
    if house.seat == view.viewer:
        picked = view.row[0] if voice.naming and view.row else ""
        return tuple(
            faces.open_card(ident, card, voice, chosen=ident == f"hand.{picked}", origin=faces.pile(faces.deck(card)))
            for ident, card in numbered(voice.kept, "hand")
        )
    gold = house.gold - sum(faces.deck(card) == "imperial" for card in house.known)
    black = house.hand_size - len(house.known) - gold
    decks = ["base"] * black + ["imperial"] * gold
    known = [faces.open_card(f"known.{house.seat}.{i}", card, voice) for i, card in enumerate(house.known)]
    backs = [faces.closed_card(f"held.{house.seat}.{i}", deck, voice) for i, deck in enumerate(decks)]
    return (*known, *backs)


def played_by(voice: Voice, seat: int, card: str = "") -> tuple[str, ...]:
    """Where a card that a House lays on the table comes from: the viewer's own from his hand."""
    if seat != voice.view.viewer or not card:
        return (f"seat.{seat}",)
    return (*(f"hand.{card}" + (f".{i}" if i else "") for i in range(voice.view.hand_limit)), f"seat.{seat}")


def may_be(voice: Voice, waiting: Waiting) -> str:
    """What all know that an attack may be."""
    if "infiltration" in waiting.may_be:
        return voice("scene-at-most", value=max(faces.value(card) for card in waiting.may_be))
    return voice("scene-may-be", cards=[Phrase(f"card-{card}") for card in waiting.may_be])


def tag(voice: Voice, house: House, waiting: Waiting) -> Tag:
    """The paper beside an attack: whose, whether it is held, what it is or may be."""
    view = voice.view
    held = "yes" if view.plague else "no"
    back = Phrase(f"back-{waiting.deck}")
    laid = voice("scene-tag", back=back, level=waiting.level)
    if waiting.card:
        known = voice("scene-seen-by-you", card=Phrase(f"card-{waiting.card}"))
        return Tag(voice("scene-your-attack", house=voice.house(house.seat), held=held), (known,))
    attacker = voice.house(waiting.attacker)
    if house.seat == view.viewer:
        return Tag(voice("scene-attack-on-you", house=attacker, held=held), (laid, may_be(voice, waiting)))
    title = voice("scene-attack-on-other", house=attacker, target=voice.house(house.seat), held=held)
    return Tag(title, (laid, may_be(voice, waiting)))


def attack_card(voice: Voice, house: House, index: int) -> Card:
    """An attack face down; its owner sees its face in a corner."""
    waiting = house.waiting[index]
    back = Phrase(f"back-{waiting.deck}")
    label = voice("scene-attack-down", house=voice.house(waiting.attacker), back=back)
    ident = f"attack.{house.seat}.{index}"
    held = SKULL if voice.view.plague else ""
    origin = played_by(voice, waiting.attacker, waiting.card)
    if waiting.card:
        told = f"{label}: {faces.spoken(waiting.card, voice)}"
        return faces.open_card(ident, waiting.card, voice, told, down=True, origin=origin)
    by = "" if house.seat == voice.foot else blazon(waiting.attacker)
    return Card(ident, label, back=faces.back(waiting.deck), seal=held, by=by, origin=origin)


def walls(voice: Voice, house: House) -> Card | Slot:
    """The Fortification, or the empty place where one may be built."""
    ident = f"fortification.{house.seat}"
    if not house.fortification:
        return Slot(ident, voice("scene-no-walls"))
    name = Phrase(f"card-{house.fortification}")
    label = voice("scene-fortification", house=voice.house(house.seat), card=name)
    origin = played_by(voice, house.seat, house.fortification)
    return faces.open_card(ident, house.fortification, voice, label, origin=origin)


def front(voice: Voice, house: House) -> tuple[Card | Slot, ...]:
    """What lies before a House: walls, and its Plague while it lasts."""
    out: tuple[Card | Slot, ...] = (walls(voice, house),)
    if house.plague:
        label = voice("scene-plague-card", house=voice.house(house.seat))
        origin = played_by(voice, house.seat, "plague")
        laid = faces.open_card(f"plague.{house.seat}", "plague", voice, label, origin=origin)
        out += (replace(laid, glow="vert"),)
    return out


def level(voice: Voice, house: House) -> Meter:
    """The level in words: for the viewer also what it lets him play."""
    own = house.seat == voice.view.viewer
    text = (
        voice("scene-level-own", level=house.level, limit=house.level + 1)
        if own
        else voice("scene-level", level=house.level)
    )
    return Meter(house.level, faces.MOST_LEVEL, text)


def hand_note(voice: Voice, house: House) -> str:
    """How many cards are held, and how many of them are gold."""
    view = voice.view
    if house.seat != view.viewer:
        return voice("scene-hand", count=house.hand_size, gold=house.gold)
    if view.row and not voice.naming:
        return voice("scene-hand-row", count=house.hand_size - len(view.row), picked=len(view.row))
    return voice("scene-hand-own", count=house.hand_size, limit=view.hand_limit, gold=house.gold)


def state(voice: Voice, house: House) -> SeatState:
    """What the plate shows besides words."""
    if house.eliminated:
        return "out"
    if house.seat in voice.view.asked:
        return "here"
    return "away" if house.away else ""


def word(voice: Voice, house: House) -> str:
    """What a House does now, in a word or two."""
    view = voice.view
    if house.eliminated:
        return voice("scene-out")
    if house.seat in view.asked:
        if view.step == "action":
            return voice("scene-your-turn" if house.seat == view.viewer else "scene-their-turn")
        keys = {"deploy": "scene-defending", "excess": "scene-discarding"}
        return voice(keys.get(view.step, "scene-deciding"))
    if house.away:
        return voice("scene-away")
    attacks = voice.view.viewer >= 0 and any(w.attacker == house.seat for w in view.houses[voice.foot].waiting)
    if attacks and not view.plague and view.ending is None:
        return voice("scene-attacks-you")
    if view.ending is None and house.seat == (view.active - 1) % view.seats:
        return voice("scene-next")
    return ""


def note(voice: Voice, house: House) -> str:
    """Who it is to the viewer."""
    if house.seat == voice.view.viewer:
        return voice("scene-you")
    return voice("scene-ally") if house.ally == voice.view.viewer and voice.view.viewer >= 0 else ""


def seat(voice: Voice, house: House, strip: Strip | None) -> Seat:
    """A House with all that is its own; what lies on its strip is not drawn twice."""
    own_strip = strip is not None and strip.seat == f"seat.{house.seat}"
    shown = {cell.id for cell in strip.cells if isinstance(cell, Card | Slot)} if strip is not None else set()
    strikes = tuple(
        Strike(attack_card(voice, house, i), f"seat.{waiting.attacker}", tag(voice, house, waiting))
        for i, waiting in enumerate(house.waiting)
        if f"attack.{house.seat}.{i}" not in shown
    )
    return Seat(
        f"seat.{house.seat}",
        voice.say(voice.house(house.seat)),
        blazon(house.seat),
        note(voice, house),
        word(voice, house),
        state(voice, house),
        hand(voice, house),
        hand_note(voice, house),
        tuple(thing for thing in front(voice, house) if thing.id not in shown),
        None if own_strip else level(voice, house),
        strikes,
        house.seat,
    )
