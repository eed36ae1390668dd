"""The strip: a deployment in the making, an attack turned over, cards picked for loot, a discard or an exchange."""

from __future__ import annotations

from dataclasses import replace

from wartable.core.scene import Card, Case, Cell, Outlook, Sign, Slot, Strip, Tone, Total, Verdict
from wartable.core.scene.ids import hand_ids, thing
from wartable.titles.proelio.codes.things import attack_id, blazon, deck_back, house as house_of, seat_id
from wartable.titles.proelio.scene import faces, seats
from wartable.titles.proelio.scene.desk import ProelioDesk
from wartable.titles.proelio.view import House

GOOD = ("repelled", "turned", "cancelled", "void")


def strip(desk: ProelioDesk) -> Strip | None:
    """Return the strip of this moment, if there is one."""
    view = desk.view
    if view.ending is not None:
        return None
    if view.possibilities:
        return deployment(desk)
    if view.attack:
        return reveal(desk)
    return row(desk) if view.paying or (view.row and not desk.naming) else None


def picked(desk: ProelioDesk) -> list[Card]:
    """Return the cards of the open row; they keep the ids that they would have as the last of their kind in hand."""
    return [faces.open_card(ident, card, desk, chosen=True) for ident, card in hand_ids(desk.view.row, desk.hand())]


def fortification(desk: ProelioDesk, house: House) -> list[Cell]:
    """Return the walls, with what they count."""
    walls, own = seats.walls(desk, house), house.seat == desk.view.viewer
    if walls is None:
        return []
    caption = (
        desk("scene-your-fortification" if own else "scene-fortification-of"),
        desk("scene-level", level=house.level),
        desk("scene-counts-if" if own else "scene-counts-if-other"),
    )
    return [replace(walls, caption=caption)]


def deployment(desk: ProelioDesk) -> Strip:
    """Return the defender's own strip: walls, cards picked, their sum, the attack, and all that it may be."""
    view, house = desk.view, desk.view.houses[desk.view.viewer]
    waiting = house.waiting[0]
    attack = replace(seats.attack_card(desk, house, 0), seal="?", by=blazon(waiting.attacker))
    total = Total(str(view.total), Sign("", "shield", "azure"), desk("scene-against"))
    cases = tuple(
        Case(
            faces.FACTS[one.card].sign,
            desk(f"card-{one.card}"),
            desk(f"verdict-{one.verdict}", short=one.short),
            "good" if one.verdict in GOOD else "bad",
        )
        for one in view.possibilities
    )
    laid = desk("scene-laid", back=deck_back(waiting.deck), level=waiting.level)
    cells: list[Cell] = [
        *fortification(desk, house),
        *picked(desk),
        Slot("slot", desk("scene-add-or-done")),
        total,
        attack,
        Outlook(desk("scene-what-it-may-be"), laid, cases),
    ]
    for i in range(1, len(house.waiting)):
        cells.append(replace(seats.attack_card(desk, house, i), caption=(desk("scene-also-waits"),)))
    return Strip("strip", desk("scene-strip-defence"), seat_id(house.seat), tuple(cells))


def reveal(desk: ProelioDesk) -> Strip:
    """Return an attack turned over, for all: walls, deployed cards, sum against value, and what is missing."""
    view = desk.view
    house = view.houses[view.active]
    attacker = (view.active - 1) % view.seats
    deployed = [
        faces.open_card(thing("deployed", i), card, desk, origin=seats.played_by(desk, house.seat, card))
        for i, card in enumerate(view.deployed)
    ]
    laid = (attack_id(house.seat, 0), *seats.played_by(desk, attacker))
    attack = replace(faces.open_card(thing("attack", "up"), view.attack, desk, origin=laid), by=blazon(attacker))
    value = faces.FACTS[view.attack].value
    tone: Tone = "bad" if view.short else "good"
    title = desk("scene-short", short=view.short) if view.short else desk("scene-covered")
    lines = (desk("scene-sum", total=view.total, value=value),) if value >= 0 else (desk(f"effect-{view.attack}"),)
    cells: list[Cell] = [
        *fortification(desk, house),
        *deployed,
        Total(str(view.total), Sign("", "shield", "azure"), desk("scene-against")),
        attack,
        Verdict(title, lines, tone),
    ]
    if view.row:
        cells.extend(picked(desk))
    label = desk("scene-strip-reveal", attacker=house_of(attacker), house=house_of(house.seat))
    return Strip("strip", label, seat_id(house.seat), tuple(cells))


def row(desk: ProelioDesk) -> Strip:
    """Return cards picked for an exchange or a discard, and the places still empty."""
    view = desk.view
    empty = 2 - len(view.row) if view.paying else 1
    cells: list[Cell] = [*picked(desk), *(Slot(thing("slot", i), desk("scene-pick")) for i in range(empty))]
    if view.paying:
        cells.append(replace(faces.closed_card("drawn", "imperial", desk), caption=(desk("scene-new-card"),)))
    return Strip("strip", desk("scene-strip-row"), "", tuple(cells))
