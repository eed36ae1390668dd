"""Views made by hand, so that the looks can be tried in positions that a game seldom reaches."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

import wartable
from wartable.core.scene import Scene
from wartable.core.text.messages import Phrase
from wartable.core.view import Choice, Ending, NearMiss
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


def _attack(code: int, seat: int, name: str, number: int) -> tuple[int, str, Phrase, tuple[str, ...]]:
    label = Phrase(
        "scene-attack-title",
        nation=Phrase("nation-france"),
        unit=Phrase("unit-artillery"),
        target=Phrase(f"nation-{name}"),
        target_unit=Phrase(f"unit-{UNITS[number]}"),
    )
    return code, f"attack artillery {name} {UNITS[number]}", label, (f"unit.{seat}.{UNITS[number]}",)


def asked_whom(seats: int = 7) -> LetsWarView:
    """France's Artillery has been picked: whom does it attack?"""
    names = SEATING[seats]
    choices, misses = [], []
    for seat, name in enumerate(names):
        if name in ENTENTE or name == "italy":
            continue
        for number in (1, 2):
            code, text, label, at = _attack(1000 + seat * 5 + number, seat, name, number)
            hint = Phrase("hint-fight", attack=6, defence=nation(seat, name).units[number].defence, misses=1)
            choices.append(Choice(code, text, label, hint, at, final=True))
    for number, clause in ((0, "LW-CBT-01"), (4, "LW-CBT-08")):
        code, text, label, at = _attack(1000 + number, 0, "germany", number)
        weak = Phrase("reason-too-weak", attack=6, defence=nation(0, "germany").units[0].defence, misses=1)
        misses.append(NearMiss(code, text, label, clause, at, weak if number == 0 else None))
    row = v.Row("attack", unit="artillery")
    asked = Phrase("scene-group-attack")
    return view(seats, choices=tuple(choices), near_misses=tuple(misses), row=row, prompt=asked)


def in_turn(seats: int = 7, hand: tuple[str, ...] = HAND) -> LetsWarView:
    """France may do anything: attack, play, equip, spy, buy, tax, discard, take back, end."""
    told: list[tuple[str, tuple[str, ...]]] = []
    told += [("attack infantry …", ("unit.1.infantry",)), ("attack artillery …", ("unit.1.artillery",))]
    told += [("play field_hospital …", ("hand.field_hospital",)), ("play propaganda", ("hand.propaganda",))]
    told += [("equip tank", ("hand.tank", "unit.1.infantry")), ("deploy spy", ("hand.spy",))]
    told += [("spy inspect germany …", ("seat.0",)), ("buy …", ("pile.nation.1",)), ("tax", ("homefront.1",))]
    told += [("take_back trenches", ("slip.1.trenches",)), ("discard board:trenches", ("slip.1.trenches",))]
    told += [(f"discard {card}", (f"hand.{card}",)) for card in dict.fromkeys(hand)]
    told.append(("end", ()))
    label = Phrase("scene-undo")
    choices = tuple(Choice(100 + i, text, label, None, at) for i, (text, at) in enumerate(told))
    return view(seats, choices=choices, hand=hand)


def pick(card: str, zone: str = "hand", seat: int = FRANCE) -> v.Pick:
    """A card in an open row or an offer."""
    return v.Pick(card, zone, seat)


def paying(seats: int = 4) -> LetsWarView:
    """France pays a Spy with a card of the hand and one of the board."""
    picks = (pick("tank"), pick("trenches", "board"))
    row = v.Row("spy", task="subvert", target=0, picks=picks, price=7, paid=5)
    return view(seats, row=row, choices=(Choice(7, "spy subvert germany boom …", Phrase("scene-undo")),))


def attacked(seats: int = 5, hand: tuple[str, ...] = HAND) -> LetsWarView:
    """Germany's guns wait for France's answer."""
    parts = (
        Addend(5, "base"),
        Addend(2, "equipment", "big_bertha", 0),
        Addend(1, "character", LEADERS["germany"], 0),
    )
    against = nation(FRANCE, "france").units[0].defence_parts
    attack = v.Attack(0, "artillery", FRANCE, "infantry", 8, 7, parts, against, 1)
    answers = (
        Choice(1, "answer miss", Phrase("card-miss"), None, ("hand.miss",)),
        Choice(2, "pass", Phrase("scene-undo")),
    )
    window = v.Window("attack", 0, (FRANCE,), misses=1)
    return view(seats, active=0, attack=attack, window=window, choices=answers, hand=hand)


def spied(seats: int = 4) -> LetsWarView:
    """A Spy of Germany is aimed at France's Homefront."""
    return view(seats, active=0, window=v.Window("spy", 0, (FRANCE,), task="subvert", misses=1, loss=1))


def event_waits(seats: int = 7) -> LetsWarView:
    """An Event that lowers every Homefront waits for answers: no card is to be seen."""
    answers = (Choice(2, "pass", Phrase("scene-undo")),)
    window = v.Window("event", -1, tuple(range(seats)), loss=1)
    return view(seats, active=0, window=window, choices=answers)


def curtain(seats: int = 5) -> LetsWarView:
    """The auction for Italy: the own side's pledges, and both offers face down."""
    pledges = (pick("tank"), pick("submarine", "board", 3), pick("flamethrower"))
    return view(seats, auction=v.Auction("offer", pledges), asked=(0, 1))


def revealed(seats: int = 5) -> LetsWarView:
    """Both offers in the open."""
    mine = v.Offer("entente", (pick("tank"), pick("trenches"), pick("flamethrower", "board", 3)), 7)
    theirs = v.Offer("central_empires", (pick("submarine", "hand", 0), pick("tank", "board", 2)), 5)
    return view(seats, auction=v.Auction("revealed", (), (mine, theirs), "entente"))


def inspected(seats: int = 7) -> LetsWarView:
    """France sees Germany's Nation cards."""
    return view(seats, shown=v.Shown("inspect", 0, ("spy", "big_bertha", "spy"), ("board", "board", "hand")))


def lasting(seats: int = 4) -> LetsWarView:
    """Cards that are still in force, over units of all and of one."""
    fog = v.Lasting("fog", 0, "actor_next_turn", tuple(range(seats)), ("artillery", "aviation"))
    shock = v.Lasting("shell_shock", 2, "actor_next_turn", (FRANCE,), ("infantry",))
    return view(seats, lasting=(fog, shock), market=("boom", "boom", "trento"))


def looked_into(seats: int = 7) -> LetsWarView:
    """France knows a card of Italy, which is neutral: two things to say of one board."""
    base = view(seats)
    nations = (structs.replace(one, known=("boom",)) if one.nation == "italy" else one for one in base.nations)
    return structs.replace(base, nations=tuple(nations))


def fallen(seats: int = 7) -> LetsWarView:
    """Germany is out of the game."""
    base = view(seats)
    lost = structs.replace(
        base.nations[0],
        alive=False,
        units=tuple(structs.replace(one, active=False) for one in base.nations[0].units),
        equipment=(),
        spies=0,
        character="",
        conflict=0,
        cards=0,
    )
    return structs.replace(base, nations=(lost, *base.nations[1:]))


def over(seats: int = 4, viewer: int = FRANCE) -> LetsWarView:
    """The Entente has won."""
    winners = tuple(i for i, name in enumerate(SEATING[seats]) if name in ENTENTE)
    ranks = tuple(1 if i in winners else 2 for i in range(seats))
    ending = Ending(winners, ranks, tuple(3 - rank for rank in ranks), "LW-WIN-05")
    return view(seats, viewer, asked=(), ending=ending, phase="over", hand=())


MOMENTS: Final = {
    "turn": in_turn,
    "whom": asked_whom,
    "paying": paying,
    "attacked": attacked,
    "spied": spied,
    "curtain": curtain,
    "revealed": revealed,
    "inspected": inspected,
    "lasting": lasting,
    "looked_into": looked_into,
    "fallen": fallen,
    "over": over,
}


def scene(shown: LetsWarView, lang: str = "en") -> Scene:
    """What is drawn of a view."""
    title = wartable.title("letswar")
    return title.scene(title.kit(shown.seats), shown, lang)
