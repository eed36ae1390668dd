"""A map with everything that a board can have, made by hand: shapes, bands, walls, lines, a plate, a fight."""

from __future__ import annotations

import json

from tests.paint.scenes.deck import say
from wartable.core import scene as sc
from wartable.paint import art as art_

FOOT = '<svg viewBox="0 0 40 40"><path d="M16,8 h8 v12 l6,14 h-20 l6,-14 Z" fill="currentColor"/></svg>'
TENT = '<svg viewBox="0 0 40 40"><path d="M20,6 L36,34 H4 Z" fill="#b03a2e" stroke="#1c1512" stroke-width="2"/></svg>'
GROUND = (
    '<svg viewBox="0 0 1200 900"><rect width="1200" height="900" fill="{paper}"/>'
    '<path d="M600,0 L560,450 L640,900" fill="none" stroke="#2f5763" stroke-width="12"/></svg>'
)
RINGS = {
    "ford": ((60, 60), (580, 60), (555, 430), (60, 430)),
    "mill": ((620, 60), (1140, 60), (1140, 430), (590, 430)),
    "fort": ((590, 470), (1140, 470), (1140, 840), (650, 840)),
    "marsh": ((60, 470), (560, 470), (610, 840), (60, 840)),
}
AT = {"ford": (300, 250), "mill": (870, 250), "fort": (870, 660), "marsh": (320, 660)}


def shapes() -> str:
    """The file of the ground's shapes."""
    zones = {
        name: {"ring": "M" + " L".join(f"{x},{y}" for x, y in ring) + " Z", "at": AT[name]}
        for name, ring in RINGS.items()
    }
    borders = {"wall": {"at": [870, 450], "angle": 0}, "river": {"at": [575, 250], "angle": 84}}
    return json.dumps({"printed": False, "zones": zones, "borders": borders})


def siege_art() -> art_.Art:
    """Art made by hand: two signs, a ground for each of two bands, and their shapes."""
    return art_.Art(
        symbols={"units/foot": art_.symbol(FOOT), "markers/tent": art_.symbol(TENT)},
        colours={"lion": ("#b03a2e", "#b03a2e"), "on-lion": ("#fff4d8", "#fff4d8")},
        grounds={
            "far": art_.symbol(GROUND.format(paper="#e6d8b2")),
            "near": art_.symbol(GROUND.format(paper="#efe4c4")),
        },
        shapes={"near": art_.shapes(shapes())},
    )


def foot(ident: str, value: str, **more: object) -> sc.Piece:
    return sc.Piece(ident, f"foot {value}", "units/foot", "lion", "or", "GI", value, **more)  # type: ignore[arg-type]


def besiegers(lang: str, chosen: int = 2) -> sc.Stack:
    """Six foot and their leader; two of them are chosen."""
    pieces = tuple(foot(f"b.{i}", "3", chosen=i < chosen, corner="CER" if i == 4 else "") for i in range(6))
    leader = sc.Piece("b.lead", "Ricci", "units/foot", "lion", "azure", value="3", shape="round", name="Ricci")
    token = sc.Token("shield", "lion", "6", "3", "*")
    return sc.Stack("b", say(lang, "six foot under Ricci", "sei fanti con Ricci"), pieces, leader=leader, token=token)


def fight(lang: str) -> sc.Fight:
    """A fight with every part."""
    attack = sc.FightSide(
        say(lang, "Lions attack", "I Leoni attaccano"),
        "markers/tent",
        (
            sc.FightRow("Foot I", "3", "2", say(lang, "rough −1", "aspro −1"), "SG-4", 1, True, foot("f.1", "3")),
            sc.FightRow("Foot II", "3", die=5),
        ),
        (say(lang, "1 hit", "1 colpo"),),
    )
    defend = sc.FightSide(
        say(lang, "Eagles defend", "Le Aquile difendono"), "", (sc.FightRow("Guard", "2", die=2, hit=True),)
    )
    check = sc.Check(say(lang, "Ricci is safe", "Ricci è salvo"), 4, "good", "SG-5")
    verdict = say(lang, "One each: the attack is thrown back.", "Uno a uno: l'attacco è respinto.")
    return sc.Fight(
        "fight.1",
        say(lang, "Battle of the mill", "Battaglia del mulino"),
        (attack, defend),
        checks=(check,),
        verdict=verdict,
        tone="bad",
    )


def siege(lang: str = "en", seats: int = 2) -> sc.Scene:
    """The whole table."""
    names = {
        "ford": say(lang, "Ford", "Guado"),
        "mill": say(lang, "Mill", "Mulino"),
        "fort": say(lang, "Fort", "Forte"),
        "marsh": say(lang, "Marsh", "Palude"),
    }
    garrison = sc.Stack(
        "g",
        say(lang, "garrison", "presidio"),
        (foot("g.1", "2", worn=True), foot("g.2", "1", note="L")),
        token=sc.Token("block", "argent", "2"),
    )
    tent = sc.Marker("m.camp", say(lang, "camp", "campo"), "markers/tent", "2")
    zones = (
        sc.Zone("z.ford", names["ford"], stacks=(besiegers(lang),), shape="ford", word="ford", markers=(tent,)),
        sc.Zone("z.mill", names["mill"], shape="mill", word="mill"),
        sc.Zone("z.fort", names["fort"], stacks=(garrison,), shape="fort", word="fort"),
        sc.Zone("z.marsh", names["marsh"], shape="marsh", word="marsh"),
    )
    borders = (
        sc.BorderMark("w.1", say(lang, "wall, level 2 of 4", "muro, livello 2 di 4"), "badge", "wall", "2", "low"),
        sc.BorderMark("w.2", say(lang, "breach", "breccia"), "breach", at=(700, 450), value="0", tone="bad"),
        sc.BorderMark("w.3", say(lang, "two mines", "due mine"), "mines", at=(980, 430), value="2"),
        sc.BorderMark("w.4", say(lang, "bridge of boats", "ponte di barche"), "bridge", "river"),
        sc.BorderMark("w.5", say(lang, "battle at the wall", "battaglia al muro"), "swords", at=(1050, 450)),
    )
    traces = (
        sc.Trace(
            "t.1",
            say(lang, "supply line of the camp", "linea di rifornimento"),
            "supply",
            ("marsh", "ford", "mill"),
            "lion",
            "markers/tent",
            "2",
        ),
        sc.Trace("t.2", say(lang, "the way to the mill", "la via per il mulino"), "way", ("ford", "river", "mill")),
        sc.Trace("t.3", say(lang, "broken at the wall", "interrotta al muro"), "break", ("wall",)),
    )
    board = sc.Board(
        "map",
        say(lang, "Valley", "Valle"),
        "near",
        zones,
        borders,
        traces,
        (sc.Light("z.ford", "here"),),
        (sc.Band("far", tokens=True), sc.Band("near", 1.0)),
        ("z.ford", "z.mill"),
        (
            sc.Inset(
                "plate",
                say(lang, "Siege of the fort", "Assedio del forte"),
                (590, 430, 560, 420),
                ("z.fort", "z.mill"),
                ("z.fort",),
                say(lang, "fed", "rifornito"),
                "SG-7",
            ),
        ),
    )
    morale = tuple(
        sc.Mark(
            str(i),
            here=i == 5,
            tone="bad" if i < 3 else "fair" if i < 6 else "good",
            signs=("units/foot",) if i == 7 else (),
            told="Eagles" if i == 7 else "",
            note="−1" if i == 8 else "",
        )
        for i in range(1, 10)
    )
    far = tuple(sc.Choice(20 + i, say(lang, f"Zone {i}", f"Zona {i}"), seal=str(i)) for i in range(2, 9))
    return sc.Scene(
        say(lang, "Siege", "Assedio"),
        lang=lang,
        prompt=sc.Prompt(say(lang, "Where do the two go?", "Dove vanno i due?")),
        choices=(
            sc.Choice(11, say(lang, "To the mill", "Al mulino"), targets=("z.mill",), seal="1"),
            sc.Choice(
                12,
                say(lang, "Assault", "Assalto"),
                say(lang, "2 against 2", "2 contro 2"),
                targets=("z.fort", "w.2"),
                path=(11, 12),
                seal="2",
                tone="battle",
            ),
            *far,
            sc.Choice(40, say(lang, "Close the zone", "Chiudi la zona"), done=True),
        ),
        near_misses=(
            sc.NearMiss(
                say(lang, "To the marsh", "Alla palude"),
                say(lang, "no way", "nessuna via"),
                "SG-2",
                targets=("z.marsh",),
            ),
        ),
        seats=(sc.Seat("s0", say(lang, "Lions", "Leoni"), state="here"), sc.Seat("s1", say(lang, "Eagles", "Aquile"))),
        boards=(board,),
        trays=(
            sc.Tray(
                "cup",
                say(lang, "Cup", "Sacchetto"),
                (sc.Piece("c.1", "Ricci", "units/foot", "lion", "or", shape="hex", name="Ricci"),),
            ),
        ),
        tracks=(
            sc.Track("morale", say(lang, "Morale", "Morale"), morale),
            sc.Track("time", say(lang, "Time", "Tempo"), morale, bar=True),
        ),
        fight=fight(lang),
    )
