"""The strip: a deployment in the making, an attack turned over, cards picked for loot, a discard or an exchange."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from wartable.core.scene import Card, Case, Cell, Outlook, Sign, Slot, Strip, Tone, Total, Verdict
from wartable.core.text.messages import Phrase
from wartable.titles.proelio.scene import faces, seats
from wartable.titles.proelio.scene.voice import Voice
from wartable.titles.proelio.view import House

GOOD = ("repelled", "turned", "cancelled", "void")


def strip(voice: Voice) -> Strip | None:
    """The strip of this moment, if there is one."""
    view = voice.view
    if view.ending is not None:
        return None
    if view.step == "deploy" and voice.mine:
        return deployment(voice)
    if view.attack:
        return reveal(voice)
    if view.paying or (view.row and not voice.naming):
        return row(voice)
    return None


def picked(voice: Voice) -> list[Card]:
    """The cards of the open row; they keep the ids that they would have as the last of their kind in the hand."""
    held = Counter(voice.kept)
    pairs = seats.numbered(list(voice.view.row), "hand", held)
    return [faces.open_card(ident, card, voice, chosen=True) for ident, card in pairs]


def fortification(voice: Voice, house: House) -> list[Cell]:
    """The walls, with what they count."""
    if not house.fortification:
        return []
    own = house.seat == voice.view.viewer
    walls = seats.walls(voice, house)
    assert isinstance(walls, Card)
    caption = (
        voice("scene-your-fortification" if own else "scene-fortification-of"),
        voice("scene-level", level=house.level),
        voice("scene-counts-if" if own else "scene-counts-if-other"),
    )
    return [replace(walls, caption=caption)]


def deployment(voice: Voice) -> Strip:
    """The defender's own strip: walls, cards picked, their sum, the attack, and all that it may be."""
    view = voice.view
    house = view.houses[view.viewer]
    waiting = house.waiting[0]
    attack = replace(seats.attack_card(voice, house, 0), seal="?", by=seats.blazon(waiting.attacker))
    total = Total(str(view.total), Sign("", "shield", "azure"), voice("scene-against"))
    cases = tuple(
        Case(
            faces.sign(one.card),
            voice(f"card-{one.card}"),
            voice(f"verdict-{one.verdict}", short=one.short),
            "good" if one.verdict in GOOD else "bad",
        )
        for one in view.possibilities
    )
    laid = voice("scene-laid", back=Phrase(f"back-{waiting.deck}"), level=waiting.level)
    cells: list[Cell] = [
        *fortification(voice, house),
        *picked(voice),
        Slot("slot", voice("scene-add-or-done")),
        total,
        attack,
        Outlook(voice("scene-what-it-may-be"), laid, cases),
    ]
    for i in range(1, len(house.waiting)):
        cells.append(replace(seats.attack_card(voice, house, i), caption=(voice("scene-also-waits"),)))
    return Strip("strip", voice("scene-strip-deploy"), f"seat.{house.seat}", tuple(cells))


def reveal(voice: Voice) -> Strip:
    """An attack turned over, for all: walls, deployed cards, sum against value, and what is missing."""
    view = voice.view
    house = view.houses[view.active]
    attacker = (view.active - 1) % view.seats
    deployed = [
        faces.open_card(f"deployed.{i}", card, voice, origin=seats.played_by(voice, house.seat, card))
        for i, card in enumerate(view.deployed)
    ]
    laid = (f"attack.{house.seat}.0", *seats.played_by(voice, attacker))
    attack = replace(faces.open_card("attack.up", view.attack, voice, origin=laid), by=seats.blazon(attacker))
    value = faces.value(view.attack)
    tone: Tone = "bad" if view.short else "good"
    title = voice("scene-short", short=view.short) if view.short else voice("scene-covered")
    lines = (voice("scene-sum", total=view.total, value=value),) if value >= 0 else (voice(f"effect-{view.attack}"),)
    cells: list[Cell] = [
        *fortification(voice, house),
        *deployed,
        Total(str(view.total), Sign("", "shield", "azure"), voice("scene-against")),
        attack,
        Verdict(title, lines, tone),
    ]
    if view.row:
        cells.extend(picked(voice))
    label = voice("scene-strip-reveal", attacker=voice.house(attacker), house=voice.house(house.seat))
    return Strip("strip", label, f"seat.{house.seat}", tuple(cells))


def row(voice: Voice) -> Strip:
    """Cards picked for an exchange or a discard, and the places still empty."""
    view = voice.view
    empty = 2 - len(view.row) if view.paying else 1
    cells: list[Cell] = [*picked(voice), *(Slot(f"slot.{i}", voice("scene-pick")) for i in range(empty))]
    if view.paying:
        cells.append(replace(faces.closed_card("drawn", "imperial", voice), caption=(voice("scene-exchange"),)))
    return Strip("strip", voice("scene-strip-row"), "", tuple(cells))
