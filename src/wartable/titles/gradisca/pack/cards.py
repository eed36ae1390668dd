"""What the cards must be: 36 of them, with dates on the track, windows and zones that exist (GR-CONTENT-13 to 19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wartable.core.content import Pack
from wartable.core.errors import ContentError
from wartable.titles.gradisca.codes.things import KINDS
from wartable.titles.gradisca.pack.counters import effects_of, once

LEFT_TO_DRAW = 9  # eight are dealt, and one must be left
PLACES = ("@ven_sea", "@any_with_ven_units")


def check_cards(pack: Pack) -> Iterator[ContentError]:
    """Yield what is wrong with the cards."""
    file, cards = pack.place("cards.json"), pack["cards.json"]["cards"]
    numbers = sorted(card["number"] for card in cards)
    if numbers != list(range(1, KINDS + 1)):
        yield ContentError("gradisca-deck", place=f"{file}: cards", count=len(cards), wanted=KINDS)
    yield from once(file, "cards", [card["word"] for card in cards])
    first = sum(not card["year1617"] for card in cards)
    if first < LEFT_TO_DRAW or first == KINDS:
        yield ContentError("gradisca-first-deck", place=f"{file}: cards", count=first, least=LEFT_TO_DRAW)
    turns = [turn["id"] for turn in pack["scenario.json"]["turns"]]
    for card in cards:
        yield from check_card(pack, f"{file}: cards[{card['id']}]", card, turns)


def check_card(pack: Pack, place: str, card: dict[str, Any], turns: list[str]) -> Iterator[ContentError]:
    """One card's date, windows, and the places that its effects name."""
    if card["only_after"] is not None and card["only_after"] not in turns:
        yield ContentError("gradisca-date", place=f"{place}.only_after", date=repr(card["only_after"]))
    reacts = card["timing"] != "own"
    if reacts != bool(card["windows"]):
        yield ContentError("gradisca-windows", place=f"{place}.windows")
    if reacts and card["obligatory"]:
        yield ContentError("gradisca-obligatory", place=f"{place}.obligatory")
    if card["timing"] == "own_or_reaction" and {line["when"] for line in card["lines"]} != {"own", "reaction"}:
        yield ContentError("gradisca-lines", place=f"{place}.lines")
    zones, leaders = pack.names["zone"], pack.names["commander"]
    for effect in effects_of(card):
        for zone in effect.get("zones", []) if effect["do"] == "reinforce" else []:
            if zone.removesuffix("!") not in zones and zone not in PLACES:
                yield ContentError("gradisca-card-zone", place=f"{place}.lines", zone=repr(zone))
        named = {"recover": ("where", "zone_of:", leaders), "if": ("test", "placed_in:", zones)}.get(effect["do"])
        if named is not None:
            key, head, known = named
            if not effect[key].startswith(head) or effect[key].removeprefix(head) not in known:
                yield ContentError("gradisca-effect", place=f"{place}.lines", effect=effect["do"], key=key)
        if effect["do"] == "wall" and effect["fortress"] not in fortresses(pack):
            yield ContentError("gradisca-effect", place=f"{place}.lines", effect="wall", key="fortress")


def fortresses(pack: Pack) -> list[str]:
    """Return the zones inside walls."""
    return [zone["id"] for zone in pack["zones.json"]["zones"] if zone["terrain"] == "fortress"]
