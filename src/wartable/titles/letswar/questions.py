"""Questions that a player may put to the table, answered from what the player sees."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from wartable.core.questions import Noun, Question, Questions
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.codes.things import card, nation
from wartable.titles.letswar.kit import LetsWarKit
from wartable.titles.letswar.view import Addend, LetsWarView, fight_parts, unwarded
from wartable.titles.letswar.vocabulary import UNITS

NATION, UNIT = Noun("nation", attrgetter("nations")), Noun("unit", lambda kit: UNITS)


def value(kit: LetsWarKit, view: LetsWarView, seat: int, number: int) -> list[Phrase]:
    """Return where a unit's attack and defence come from."""
    unit = view.nations[seat].units[number]
    named = {"nation": nation(kit.nations[seat]), "unit": Phrase(f"unit-{unit.unit}")}
    if not unit.active:
        return [Phrase("ask-destroyed", **named)]
    out = [Phrase("ask-attack-value", value=unit.attack, **named), *map(part, unit.attack_parts)]
    out += [Phrase("ask-defence-value", value=unit.defence, **named), *map(part, unit.defence_parts)]
    for one in unit.versus:
        units = [Phrase(f"unit-{name}") for name in one.units]
        key = "ask-attack-versus" if one.attack else "ask-defence-versus"
        out.append(Phrase(key, units=units, value=one.part.value, source=source(one.part)))
    return out


def part(one: Addend) -> Phrase:
    """Return one part of a sum."""
    return Phrase("ask-part", value=one.value, source=source(one))


def source(one: Addend) -> Phrase:
    """Return what gives a part."""
    if one.source == "base":
        return Phrase("ask-base")
    if one.source in ("character", "event"):
        return Phrase(f"{one.source}-{one.name}")
    return card(one.name)


def attack(kit: LetsWarKit, view: LetsWarView, number: int, seat: int, other: int) -> list[Phrase]:
    """Return what an attack of the viewer's unit on another's would do, by what all see."""
    if view.viewer < 0:
        return [Phrase("ask-no-seat")]
    own, foe = view.nations[view.viewer], view.nations[seat]
    mine, theirs = own.units[number], foe.units[other]
    for one, unit in ((own, mine), (foe, theirs)):
        if not unit.active:
            return [Phrase("ask-destroyed", nation=nation(one.nation), unit=Phrase(f"unit-{unit.unit}"))]
    if own.side == foe.side:
        return [Phrase("why-LW-RULING-33")]
    named = {
        "unit": Phrase(f"unit-{mine.unit}"),
        "nation": nation(foe.nation),
        "other": Phrase(f"unit-{theirs.unit}"),
    }
    if theirs.unit not in mine.reach:
        return [Phrase("ask-out-of-reach", **named)]
    strength = total(unwarded(fight_parts(mine, theirs, True), theirs))
    guard = total(fight_parts(theirs, mine, False))
    usual = 2 if view.profile == "two_player" else 1
    misses = max(usual, *(part.value for part in unwarded(mine.demands, theirs)), 0)
    key = "ask-would-win" if strength > guard else "ask-would-fail"
    return [Phrase(key, attack=strength, defence=guard, misses=misses, **named)]


def total(parts: Iterable[Addend]) -> int:
    """Return the sum of some parts, never below 0."""
    return max(0, sum(one.value for one in parts))


def hand(kit: LetsWarKit, view: LetsWarView, seat: int | None = None) -> list[Phrase]:
    """Return what the viewer knows of one hand, or of all."""
    out = []
    for one in view.nations:
        if seat in (None, one.seat) and one.alive:
            cards = view.hand if one.seat == view.viewer else one.known
            facts = {"conflict": one.conflict, "cards": one.cards, "count": len(cards)}
            out.append(Phrase("ask-hand", nation=nation(one.nation), known=[card(word) for word in cards], **facts))
    return out


def deck(kit: LetsWarKit, view: LetsWarView, seat: int | None = None) -> list[Phrase]:
    """Return the Nation decks: how many cards, and those at the bottom that all know."""
    out = []
    for one in view.nations:
        if seat in (None, one.seat) and one.alive:
            known = [card(word) for word in one.bottom]
            out.append(Phrase("ask-deck", nation=nation(one.nation), cards=one.deck, count=len(known), known=known))
    return out


def piles(kit: LetsWarKit, view: LetsWarView) -> list[Phrase]:
    """Return the common piles, and all Conflict cards that lie among the discards."""
    discards = [card(word) for word in view.discards]
    out = [Phrase("ask-pile", pile=view.pile, count=len(discards), cards=discards)]
    return [*out, Phrase("ask-event-pile", pile=view.event_pile, count=len(view.event_discards))]


QUESTIONS = Questions(
    Question("value", value, NATION, UNIT, least=2),
    Question("attack", attack, UNIT, NATION, UNIT, least=3),
    Question("hand", hand, NATION),
    Question("deck", deck, NATION),
    Question("piles", piles),
)
