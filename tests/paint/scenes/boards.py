"""A table with a board for each seat, made by hand: seven invented lands, five units each."""

from __future__ import annotations

from dataclasses import replace

from tests.paint.scenes.deck import say
from wartable.core import scene as sc
from wartable.paint import art as art_

UNITS = (("Foot", "Fanti"), ("Horse", "Cavalli"), ("Guns", "Cannoni"), ("Kites", "Aquiloni"), ("Galleys", "Galere"))
LANDS = ("Aurora", "Brenta", "Corvo", "Dorsale di Mezzo", "Estuario", "Faro", "Ghiaia Grande")
LEVELS = (
    ("Revolt", "Rivolta", "gules"),
    ("Unrest", "Fermento", "strike"),
    ("Sullen", "Scontento", "or"),
    ("Calm", "Sereno", "vert"),
    ("Merry", "Felice", "ok"),
)
SIDES = ("azure", "gules", "purpure")
SHAPES = {
    "units/0": "M8,50 L20,16 L32,50 Z M44,50 L56,16 L68,50 Z",
    "units/1": "M10,50 L22,22 L60,22 L78,10 L70,50 H58 V36 H30 V50 Z",
    "units/2": "M8,50 H90 V42 L40,38 L92,12 L86,6 L24,32 Z",
    "units/3": "M50,6 L92,34 L50,58 L8,34 Z",
    "units/4": "M6,40 H94 L82,58 H18 Z M46,40 V8 L74,34 H50 V40 Z",
    "signs/attack": "M10,58 L64,4 L70,10 L18,62 Z",
    "signs/defence": "M20,6 H80 V34 Q80,54 50,64 Q20,54 20,34 Z",
    "signs/disc": "M50,4 A30,30 0 1 1 49.9,4 Z",
    "signs/cross": "M40,4 H60 V24 H80 V44 H60 V64 H40 V44 H20 V24 H40 Z",
    "signs/lozenge": "M50,4 L80,34 L50,64 L20,34 Z",
    "signs/leaf": "M50,4 Q84,30 50,64 Q16,30 50,4 Z",
    "cards/bridge": "M6,50 Q50,6 94,50 V60 Q50,22 6,60 Z",
    "cards/storm": "M10,30 H90 L60,60 L66,38 H20 Z",
}


def _drawing(path: str, box: str = "0 0 100 68") -> art_.Symbol:
    return art_.symbol(f'<svg viewBox="{box}"><path d="{path}" fill="currentColor"/></svg>')


def _face(mouth: int) -> art_.Symbol:
    bend = 20 - 4 * mouth
    shown = (
        '<circle cx="12" cy="12" r="11" fill="#f6edd8" stroke="#221a15"/><circle cx="8" cy="9" r="1.5"/>'
        f'<circle cx="16" cy="9" r="1.5"/><path d="M6,16 Q12,{36 - bend} 18,16" fill="none" stroke="#221a15"/>'
    )
    return art_.symbol(f'<svg viewBox="0 0 24 24">{shown}</svg>')


def boards_art() -> art_.Art:
    """Art made by hand: units, flags, faces and the layers of a portrait."""
    found = {name: _drawing(path) for name, path in SHAPES.items()}
    for i in range(7):
        stripe = (
            f'<rect width="30" height="20" fill="#f7efdc"/><rect x="{i * 4}" width="6" height="20" fill="#21497a"/>'
        )
        found[f"flags/{i}"] = art_.symbol(f'<svg viewBox="0 0 30 20">{stripe}</svg>')
    for i in range(len(LEVELS)):
        found[f"faces/{i}"] = _face(i)
    found["portraits/coat"] = _drawing("M10,90 Q50,40 90,90 V110 H10 Z", "0 0 100 120")
    found["portraits/head"] = art_.symbol(
        '<svg viewBox="0 0 100 120"><circle cx="50" cy="46" r="22" fill="#e6bd94" stroke="#221a15"/></svg>'
    )
    return art_.Art(found, ornament=art_.Ornament(40, '<path d="M0,20 H40" stroke="#0002"/>'))


def readings(lang: str, unit: int, seat: int) -> tuple[sc.Reading, ...]:
    """Attack and defence of a unit, as sums of what it has."""
    base = say(lang, "base", "base")
    attack = [sc.Addend(3 + unit % 3, base)]
    defence = [sc.Addend(4, base)]
    if unit in (0, 2):
        attack.append(sc.Addend(2, say(lang, "Long pikes", "Picche lunghe"), "strike"))
        defence.append(sc.Addend(1, say(lang, "Earthworks of the Old Road", "Terrapieni della Via Vecchia"), "ally"))
    if unit == seat % 5:
        defence.append(sc.Addend(-1, say(lang, "Mud", "Fango"), "or"))
    lines = ((say(lang, "attack", "attacco"), attack), (say(lang, "defence", "difesa"), defence))
    looks = (("signs/attack", "strike-text"), ("signs/defence", "ally"))
    return tuple(
        sc.Reading(name, sum(part.value for part in parts), tuple(parts), *look)
        for (name, parts), look in zip(lines, looks, strict=True)
    )


def tiles(lang: str, seat: int) -> tuple[sc.Tile, ...]:
    """Five units; every land has lost others."""
    lost = {1} if seat == 0 else {3, 4} if seat % 3 == 1 else {4} if seat == 3 else set()
    out = []
    for i, (english, italian) in enumerate(UNITS):
        state: sc.TileState = "lost" if i in lost or seat == 5 else ""
        tag = say(lang, "destroyed", "distrutti") if state else ""
        if seat == 0 and i == 2:
            state, tag = "acting", say(lang, "attacking", "attacca")
        elif seat == 0 and i == 3:
            state, tag = "spent", say(lang, "has attacked", "ha attaccato")
        name = say(lang, english, italian)
        out.append(sc.Tile(f"unit.{seat}.{i}", name, f"units/{i}", readings(lang, i, seat), state, tag))
    return tuple(out)


def slips(lang: str, seat: int) -> tuple[sc.Slip, ...]:
    """Cards at one unit, at two side by side, at two apart, and at the board itself."""

    def unit(number: int) -> str:
        return f"unit.{seat}.{number}"

    pikes = say(lang, "Long pikes", "Picche lunghe")
    works = say(lang, "Earthworks of the Old Road", "Terrapieni della Via Vecchia")
    hooks = say(lang, "Grappling hooks", "Rampini d'arrembaggio")
    agent = say(lang, "Agent", "Agente")
    does = say(lang, "Attack +2.", "Attacco +2.")
    found = (
        sc.Slip(f"slip.{seat}.pikes", pikes, (unit(0), unit(2)), "$300", does, "strike"),
        sc.Slip(f"slip.{seat}.works", works, (unit(0), unit(1)), "$200", "", "ally"),
        sc.Slip(f"slip.{seat}.hooks", hooks, (unit(4),), "$100", does, "strike"),
        sc.Slip(f"slip.{seat}.agent", agent, (), say(lang, "laid out", "in campo")),
    )
    return found if seat in (0, 2) else found[: seat % 3]


def gauge(lang: str, seat: int) -> sc.Gauge:
    """How a land stands at home."""
    levels = tuple(
        sc.Level(say(lang, english, italian), sc.Sign(f"faces/{i}"), colour)
        for i, (english, italian, colour) in enumerate(LEVELS)
    )
    means = say(lang, "At the lowest step it falls.", "Al gradino più basso cade.")
    return sc.Gauge(f"gauge.{seat}", say(lang, "Home", "Patria"), levels, 0 if seat == 5 else 1 + seat % 4, means)


def mat(lang: str, seat: int) -> sc.Mat:
    """The board of a land."""
    who = say(lang, f"Marshal Ottavio {seat}", f"Maresciallo Ottavio {seat}")
    figure = sc.Figure(
        f"figure.{seat}",
        who,
        ("portraits/coat", "portraits/head"),
        say(lang, "Guns +1 attack", "Cannoni +1 attacco"),
        say(lang, "leaves in autumn", "lascia in autunno"),
    )
    parts = (sc.Addend(3, say(lang, "units", "unità")), sc.Addend(2, say(lang, "Galleys", "Galere")))
    limit = sc.Reading(say(lang, "Hand limit", "Limite della mano"), 5, parts, clause="XX-HAND-02")
    backs = (
        sc.Pile(f"held.{seat}.black", "", say(lang, "4 black cards", "4 carte nere"), 4, "backs/black"),
        sc.Pile(f"held.{seat}.gold", "", say(lang, "2 gold cards", "2 carte d'oro"), 2, "backs/gold"),
    )
    side = 2 if seat == 4 else seat % 2
    sign = ("signs/disc", "signs/cross", "signs/lozenge")[side]
    alone = (say(lang, "neutral: no attacks", "neutrale: nessun attacco"),) if seat == 4 else ()
    return sc.Mat(
        None if seat == 5 else figure,
        gauge(lang, seat),
        tiles(lang, seat),
        slips(lang, seat),
        (limit,) if seat == 0 else (),
        () if seat in (0, 5) else backs,
        alone,
        sign,
        SIDES[side],
    )


def seat(lang: str, number: int) -> sc.Seat:
    """A land at the table: the viewer's is asked, one is neutral, one is out."""
    side = say(lang, "Coast League, foe", "Lega della Costa, nemica")
    word = say(lang, "your turn: step 2 of 3, actions", "tocca a te: passo 2 di 3, azioni") if number == 0 else ""
    return sc.Seat(
        f"seat.{number}",
        LANDS[number],
        f"flags/{number}",
        side if number else say(lang, "Hill League, with Corvo", "Lega dei Colli, con Corvo"),
        word,
        "here" if number == 0 else "out" if number == 5 else "away" if number == 6 else "",
        hand=hand(lang) if number == 0 else (),
        hand_note=say(lang, "4 black, 2 gold · worth $900", "4 nere, 2 d'oro · valgono $900") if number == 0 else "",
        number=number,
        mat=mat(lang, number),
    )


def hand(lang: str) -> tuple[sc.Card, ...]:
    """Six cards with a head and a price."""
    names = (
        ("Storm", "Tempesta", "$100"),
        ("Pontoon Bridge", "Ponte di barche", "$100"),
        ("Field Hospital", "Ospedale da campo", "$200"),
        ("Iron Waggon", "Carro di ferro", "$500"),
        ("Agent", "Agente", ""),
        ("Sacred Union of the Valleys", "Sacra unione delle valli", ""),
    )
    out = []
    for i, (english, italian, price) in enumerate(names):
        sign = sc.Sign("cards/storm" if i % 2 else "cards/bridge")
        text = say(lang, "One unit of yours attacks at once.", "Una tua unità attacca subito.")
        head = say(lang, "Conflict", "Conflitto") if price else say(lang, "Nation", "Nazione")
        until = say(lang, "from autumn", "dall'autunno") if i == 3 else ""
        edge = "sable" if price else "azure"
        face = sc.Face(say(lang, english, italian), sign, edge=edge, text=text, head=head, price=price, until=until)
        out.append(sc.Card(f"hand.{i}", f"{face.name}, {price or head}", face, "backs/black"))
    return tuple(out)


def calendar(lang: str) -> sc.Track:
    """Twelve seasons in the bar."""
    marks = []
    for i in range(12):
        name = say(lang, "Autumn", "Autunno") if i % 2 else say(lang, "Spring", "Primavera")
        year = 1614 + i // 2
        marks.append(sc.Mark(f"{name} {year}", sc.Sign("signs/leaf"), i == 5, short=str(year)))
    return sc.Track("calendar", say(lang, "Calendar", "Calendario"), tuple(marks), bar=True)


def asked(lang: str) -> tuple[sc.Choice, ...]:
    """Whom the guns attack, and a card that goes to a unit."""
    told = say(lang, "5 + 2 against 4", "5 + 2 contro 4")
    attacks = [
        sc.Choice(
            10 + i,
            f"{LANDS[number]}: {say(lang, *UNITS[unit])}",
            told,
            sc.Sign(f"flags/{number}"),
            (f"unit.{number}.{unit}",),
            final=True,
        )
        for i, (number, unit) in enumerate([(1, 1), (1, 2), (3, 0)])
    ]
    drag = say(lang, "Lay the bridge at the Foot", "Posa il ponte presso i Fanti")
    return (*attacks, sc.Choice(20, drag, targets=("hand.1", "unit.0.0")))


def boards(lang: str = "en", seats: int = 7) -> sc.Scene:
    """A table of lands, each with its board; the viewer is asked whom to attack."""
    miss = sc.NearMiss(
        say(lang, "Corvo: Foot", "Corvo: Fanti"),
        say(lang, "4 + 1 = 5, and 5 is not greater.", "4 + 1 = 5, e 5 non è di più."),
        "XX-CBT-01",
        targets=("unit.2.0",),
    )
    notice = sc.Notice(
        "notice",
        say(lang, "First Frost", "Prime gelate"),
        say(lang, "Every land: units on the ground +1 defence.", "Ogni terra: unità di terra +1 difesa."),
        "cards/storm",
        say(lang, "Event of the season", "Evento della stagione"),
        (say(lang, "Marshals have rotated.", "I marescialli sono cambiati."),),
        "XX-EVT-04",
    )
    return sc.Scene(
        say(lang, "Seven Lands", "Sette terre"),
        say(lang, "long war", "guerra lunga"),
        lang=lang,
        prompt=sc.Prompt(
            say(lang, "Whom do the Guns attack?", "Chi attaccano i Cannoni?"),
            say(lang, "Attack 7 = 5 base + 2 Long pikes", "Attacco 7 = 5 base + 2 Picche lunghe"),
            "flags/0",
        ),
        choices=asked(lang),
        near_misses=(miss,),
        undo=say(lang, "Take the card back", "Riprendi la carta"),
        seats=tuple(seat(lang, number) for number in range(seats)),
        piles=(
            sc.Pile("pile.black", say(lang, "Black", "Nere"), say(lang, "Black, 41 cards", "Nere, 41 carte"), 41),
            sc.Pile("pile.gold", say(lang, "Gold", "D'oro"), say(lang, "Gold, 9 cards", "D'oro, 9 carte"), 9),
        ),
        tracks=(calendar(lang),),
        notices=(notice,),
        log=tuple(
            sc.LogLine(str(i), say(lang, "*Brenta* draws two cards.", "*Brenta* pesca due carte."), entry=i)
            for i in range(6)
        ),
    )


def fallen(lang: str = "en") -> sc.Scene:
    """The same after a blow: one unit of one land is gone."""
    scene = boards(lang)
    hit = scene.seats[1]
    assert hit.mat is not None
    lost = replace(hit.mat.tiles[1], state="lost", tag=say(lang, "destroyed", "distrutti"))
    tiles_ = (hit.mat.tiles[0], lost, *hit.mat.tiles[2:])
    seats = (scene.seats[0], replace(hit, mat=replace(hit.mat, tiles=tiles_)), *scene.seats[2:])
    return replace(scene, seats=seats)
