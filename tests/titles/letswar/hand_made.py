"""Views made by hand, so that the looks can be tried in positions that a game seldom reaches."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from wartable.core.text.messages import Phrase
from wartable.core.view import Choice, NearMiss
from wartable.titles.letswar import view as v
from wartable.titles.letswar.view import Addend, LetsWarView, Lying, Nation, Unit

UNITS: Final = ("infantry", "cavalry", "artillery", "aviation", "navy")
SEATING: Final = {
    2: ("germany", "france"),
    3: ("germany", "france", "italy"),
    4: ("germany", "france", "austria_hungary", "great_britain"),
    5: ("germany", "france", "austria_hungary", "great_britain", "italy"),
    6: ("germany", "france", "austria_hungary", "great_britain", "ottoman", "russia"),
    7: ("germany", "france", "austria_hungary", "great_britain", "ottoman", "russia", "italy"),
}
ENTENTE: Final = ("france", "great_britain", "russia")
LEADERS: Final = {
    "germany": "germany_falkenhayn",
    "france": "france_nivelle",
    "austria_hungary": "austria_hungary_conrad",
    "great_britain": "great_britain_haig",
    "ottoman": "ottoman_enver",
    "russia": "russia_brusilov",
    "italy": "italy_cadorna",
}
# Equipment by Nation, with the units it lies at and what it adds there: (attack, defence).
BOARDS: Final[dict[str, list[tuple[str, dict[str, tuple[int, int]]]]]] = {
    "france": [
        ("flamethrower", {"infantry": (2, 0)}),
        ("machine_gun", {"infantry": (0, 1)}),
        ("trenches", {"infantry": (0, 1), "artillery": (0, 1)}),
        ("gun_75", {"artillery": (0, 0)}),
        ("storks", {"aviation": (1, 1)}),
    ],
    "austria_hungary": [
        ("skoda_mortar", {"artillery": (2, 0)}),
        ("machine_gun", {"infantry": (0, 1)}),
        ("barbed_wire", {"infantry": (0, 1)}),
    ],
    "great_britain": [("grand_fleet", {"navy": (1, 1)}), ("hand_grenades", {"infantry": (1, 0)})],
    "ottoman": [("mehmetcik", {"infantry": (0, 2)})],
    "russia": [("cossacks", {"cavalry": (2, 0)})],
    "italy": [("alpini", {"infantry": (1, 1)})],
    "germany": [
        ("big_bertha", {"artillery": (2, 0)}),
        ("trenches", {"infantry": (0, 1), "artillery": (0, 1)}),
        ("gas_mask", {}),
    ],
}
BASES: Final = {
    "france": ((4, 4), (3, 4), (5, 4), (3, 4), (3, 4)),
    "great_britain": ((3, 4), (3, 3), (4, 3), (3, 3), (4, 4)),
    "russia": ((3, 5), (3, 3), (4, 3), (2, 3), (2, 4)),
    "germany": ((3, 4), (3, 3), (5, 3), (3, 3), (4, 4)),
    "austria_hungary": ((3, 4), (3, 3), (5, 3), (3, 3), (3, 4)),
    "ottoman": ((3, 5), (4, 3), (4, 3), (2, 3), (2, 4)),
    "italy": ((3, 4), (3, 3), (4, 3), (3, 3), (3, 4)),
}
LOST: Final = {"france": (1,), "austria_hungary": (4,), "ottoman": (3,), "russia": (2, 4), "germany": (3,)}
HAND: Final = ("boom", "miss", "field_hospital", "tank", "spy", "propaganda")
FRANCE: Final = 1


def _unit(seat: int, nation: str, number: int, alone: int) -> Unit:
    """A unit with its sums: base, equipment, its Nation's Character on the guns, First Snow on the ground."""
    name = UNITS[number]
    sums: tuple[list[Addend], list[Addend]] = ([], [])
    for side in (0, 1):
        sums[side].append(Addend(BASES[nation][number][side], "base"))
        for card, gives in BOARDS[nation]:
            if gives.get(name, (0, 0))[side]:
                sums[side].append(Addend(gives[name][side], "equipment", card, seat))
    if number == 2 and nation in ("france", "germany", "austria_hungary"):
        sums[0].append(Addend(1, "character", LEADERS[nation], seat))
    if number < 3:
        sums[1].append(Addend(1, "event", "first_snow"))
    return Unit(
        name,
        number not in LOST.get(nation, ()),
        sum(part.value for part in sums[0]),
        sum(part.value for part in sums[1]),
        tuple(sums[0]),
        tuple(sums[1]),
        attacks=0 if (seat, number) == (alone, 3) else 1,
        spent=(seat, number) == (alone, 3),
    )


def nation(seat: int, name: str, active: int = FRANCE) -> Nation:
    """A Nation in the middle of the war."""
    units = tuple(_unit(seat, name, i, active) for i in range(5))
    parts = tuple(Addend(2 if one.unit == "navy" else 1, "unit", one.unit, seat) for one in units if one.active)
    side = "neutral" if name == "italy" else "entente" if name in ENTENTE else "central_empires"
    return Nation(
        seat=seat,
        nation=name,
        side=side,
        alive=True,
        homefront={"france": 3, "austria_hungary": 2, "russia": 1, "italy": 4}.get(name, 3),
        units=units,
        equipment=tuple(Lying(card, tuple(gives)) for card, gives in BOARDS[name]),
        spies=2 if name == "france" else 1 if name in ("germany", "russia") else 0,
        tasks=1,
        character=LEADERS[name],
        characters=4,
        next_characters=(),
        conflict=4 if name == "france" else 5 - seat % 3,
        cards=2 if name == "france" else 1 + seat % 2,
        known=("miss", "spy") if name == "ottoman" else (),
        limit=sum(part.value for part in parts),
        limit_parts=parts,
        deck=9,
        bottom=("gun_75", "sacred_way") if name == "france" else (),
        territories=("trento",) if name == "austria_hungary" else (),
    )


def view(seats: int = 7, viewer: int = FRANCE, **changes: Any) -> LetsWarView:
    """A table in Autumn 1916, France in the middle of its turn; `changes` replace facts."""
    names = SEATING[seats]
    found = LetsWarView(
        title="letswar",
        viewer=viewer,
        seats=seats,
        asked=(FRANCE,),
        prompt=Phrase("scene-group-attack"),
        detail=None,
        choices=(),
        near_misses=(),
        ending=None,
        mode="historical",
        step="turn_main",
        phase="actions",
        turn=38,
        offensive=6,
        date=5,
        latest=5,
        active=FRANCE,
        first=0,
        profile="two_player" if seats == 2 else "standard",
        lone=-1,
        nations=tuple(nation(seat, name) for seat, name in enumerate(names)),
        event=v.EventCard("first_snow", True, ("thaw", "aces")),
        lasting=(),
        pile=41,
        discards=("boom", "boom", "miss", "censorship", "railway_gun", "mud"),
        event_pile=22,
        event_discards=("thaw", "aces", "spirit_of_1914"),
        hand=HAND if viewer == FRANCE else (),
        row=None,
        attack=None,
        window=None,
        auction=None,
        shown=None,
        market=(),
        taxed=False,
        scores=(),
    )
    return structs.replace(found, **changes)


def asked_whom(seats: int = 7) -> LetsWarView:
    """France's Artillery has been picked: whom does it attack?"""
    names = SEATING[seats]
    choices, misses = [], []
    targets = {"germany": (1, 2), "austria_hungary": (1, 2), "ottoman": (1, 2)}
    for seat, name in enumerate(names):
        for number in targets.get(name, ()):
            text = f"attack artillery {name} {UNITS[number]}"
            label = Phrase("label-test", nation=Phrase(f"nation-{name}"), unit=Phrase(f"unit-{UNITS[number]}"))
            hint = Phrase("hint-test")
            at = (f"unit.{seat}.{UNITS[number]}",)
            choices.append(Choice(1000 + seat * 5 + number, text, label, hint, at, final=True))
    for seat, name, number, clause in ((0, "germany", 0, "LW-CBT-01"), (0, "germany", 4, "LW-CBT-08")):
        label = Phrase("label-test", nation=Phrase(f"nation-{name}"), unit=Phrase(f"unit-{UNITS[number]}"))
        text = f"attack artillery {name} {UNITS[number]}"
        misses.append(NearMiss(1000 + seat * 5 + number, text, label, clause, (f"unit.{seat}.{UNITS[number]}",)))
    row = v.Row("attack", unit="artillery")
    return view(seats, choices=tuple(choices), near_misses=tuple(misses), row=row, prompt=Phrase("prompt-test"))
