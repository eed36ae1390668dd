"""A table with a map and every kind of paper, made by hand."""

from __future__ import annotations

from dataclasses import replace

from tests.paint.scenes.deck import say
from wartable.core import scene as sc
from wartable.paint import art as art_

HORSE = '<svg viewBox="0 0 40 40"><path d="M6,30 L10,14 L20,8 L30,12 L34,30 Z" fill="currentColor"/></svg>'
GROUND = (
    '<svg viewBox="0 0 800 500"><defs><linearGradient id="sea"><stop offset="0" stop-color="#c9d6cd"/>'
    '<stop offset="1" stop-color="#e6d8b2"/></linearGradient></defs><rect width="800" height="500" fill="#e6d8b2"/>'
    '<path d="M0,0 H240 L200,500 H0 Z" fill="url(#sea)"/><path d="M260,0 L230,250 L300,500" fill="none" '
    'stroke="#2f5763" stroke-width="9"/></svg>'
)


def board_art() -> art_.Art:
    """Art made by hand: one unit, one ground."""
    return art_.Art(symbols={"units/horse": art_.symbol(HORSE)}, grounds={"valley": art_.symbol(GROUND)})


def unit(ident: str, side: str, value: str, **more: object) -> sc.Piece:
    return sc.Piece(ident, f"horse {value}", "units/horse", side, "or", "GI", value, **more)  # type: ignore[arg-type]


def skirmish(lang: str = "en", seats: int = 2) -> sc.Scene:
    """A zone map with stacks, trays, tracks, and every kind of paper."""
    field = ((20, 20), (240, 20), (220, 240), (20, 240))
    hill = ((270, 20), (540, 20), (540, 240), (240, 240))
    ford = ((250, 260), (540, 260), (540, 480), (300, 480))
    wood = ((560, 20), (780, 20), (780, 480), (560, 480))
    zones = (
        sc.Zone(
            "z.field",
            say(lang, "Field", "Campo"),
            (125, 140),
            field,
            (
                sc.Stack(
                    "k.1",
                    say(lang, "three horse", "tre cavalli"),
                    (unit("u.1", "gules", "3"), unit("u.2", "gules", "2"), unit("u.3", "gules", "2", worn=True)),
                ),
            ),
        ),
        sc.Zone(
            "z.hill",
            say(lang, "Hill", "Colle"),
            (400, 140),
            hill,
            (
                sc.Stack(
                    "k.2",
                    say(lang, "five horse", "cinque cavalli"),
                    tuple(unit(f"v.{i}", "argent", "1") for i in range(5)),
                ),
            ),
            say(lang, "rough", "aspro"),
        ),
        sc.Zone("z.ford", say(lang, "Ford", "Guado"), (410, 380), ford),
        sc.Zone(
            "z.wood",
            say(lang, "Wood", "Bosco"),
            (670, 240),
            wood,
            (
                sc.Stack(
                    "k.3",
                    say(lang, "picked horse", "cavalli scelti"),
                    (
                        unit("w.1", "azure", "2", chosen=True),
                        unit("w.2", "azure", "3*"),
                        unit("w.3", "azure", "1", note="L"),
                    ),
                    spread=True,
                ),
            ),
        ),
    )
    rows = (
        sc.SheetRow(
            "row.1", (say(lang, "Horse", "Cavalli"), "2", "4"), "units/horse", group=say(lang, "Mounted", "A cavallo")
        ),
        sc.SheetRow(
            "row.2",
            (say(lang, "Guns", "Cannoni"), "3", "3"),
            note=say(lang, "cannot cross the ford", "non passano il guado"),
            group=say(lang, "On foot", "A piedi"),
        ),
    )
    sheet = sc.Sheet(
        "sheet",
        say(lang, "Order of battle", "Ordine di battaglia"),
        (
            sc.Column(say(lang, "Unit", "Unità")),
            sc.Column(say(lang, "Cost", "Costo"), True),
            sc.Column(say(lang, "Left", "Restano"), True),
        ),
        rows,
        (say(lang, "Sum", "Somma"), "5", "7"),
    )
    cup = sc.Tray(
        "cup",
        say(lang, "Cup", "Sacchetto"),
        (
            unit("c.1", "vert", "", shape="hex"),
            sc.Piece("c.2", "commander", "units/horse", "purpure", shape="round"),
            sc.Pile("c.3", "", say(lang, "cards, 4", "carte, 4"), 4),
        ),
    )
    return sc.Scene(
        say(lang, "Skirmish", "Scaramuccia"),
        say(lang, "round 2", "giro 2"),
        lang=lang,
        steps=(sc.TurnStep(say(lang, "March", "Marcia"), "here"),),
        prompt=sc.Prompt(
            say(lang, "Where do they go?", "Dove vanno?"),
            say(lang, "Two horse from the Field", "Due cavalli dal Campo"),
        ),
        choices=(
            sc.Choice(5, say(lang, "To the Ford", "Al Guado"), "", None, ("z.ford", "row.1")),
            sc.Choice(
                6,
                say(lang, "To the Wood", "Al Bosco"),
                say(lang, "battle", "battaglia"),
                None,
                ("z.wood",),
                sc.Caution(say(lang, "3 against 6", "3 contro 6"), "SK-2", True),
            ),
        ),
        near_misses=(
            sc.NearMiss(
                say(lang, "To the Hill", "Al Colle"),
                say(lang, "five stand there already", "ce ne sono già cinque"),
                "SK-3",
                None,
                ("z.hill",),
            ),
        ),
        seats=(
            sc.Seat(
                "s0",
                say(lang, "Red", "Rossi"),
                state="here",
                word=say(lang, "your turn", "è il tuo turno"),
                hand=(
                    sc.Card(
                        "m.1",
                        "Ambush",
                        sc.Face(
                            say(lang, "Ambush", "Imboscata"), sc.Sign("units/horse", "panel", "vert"), text="Two dice."
                        ),
                        "",
                    ),
                ),
                hand_note=say(lang, "1 card", "1 carta"),
            ),
            sc.Seat(
                "s1",
                say(lang, "White", "Bianchi"),
                note="bot",
                hand=(sc.Card("m.2", "a card", back=""),),
                hand_note=say(lang, "1 card", "1 carta"),
                front=(
                    sc.Piece("m.3", "camp", "units/horse", "argent"),
                    sc.Stack("m.4", "reserve", (unit("m.5", "argent", "1"), unit("m.6", "argent", "1"))),
                ),
            ),
        ),
        boards=(sc.Board("map", say(lang, "Valley", "Valle"), "valley", zones),),
        trays=(cup,),
        tracks=(
            sc.Track(
                "morale",
                say(lang, "Morale", "Morale"),
                tuple(sc.Mark(str(i), here=i == 3, signs=("units/horse",) if i == 3 else ()) for i in range(1, 6)),
            ),
        ),
        tallies=(
            sc.Tally(say(lang, "Points", "Punti"), 4020, 6000, "SK-1"),
            sc.Tally(say(lang, "Losses", "Perdite"), 7, 5),
        ),
        sheets=(sheet,),
        charts=(sc.Chart("odds", say(lang, "Hits", "Colpi"), (sc.Bar("0", 0.25, "25%"), sc.Bar("1", 0.5, "50%"))),),
        forms=(
            sc.Form(
                "names",
                say(lang, "Names", "Nomi"),
                (
                    sc.Field("a", say(lang, "Troop", "Truppa"), value="Lupi", limit=20),
                    sc.Field("b", say(lang, "Notes", "Note"), "text"),
                    sc.Field("c", say(lang, "Strength", "Forza"), "number", "3", limit=9),
                    sc.Field("d", say(lang, "Colour", "Colore"), "pick", "red", ("red", "white")),
                ),
                say(lang, "Keep", "Salva"),
            ),
        ),
        documents=(
            sc.Document(
                "orders",
                say(lang, "Orders", "Ordini"),
                (say(lang, "Hold the ford until dusk.", "Tenere il guado fino a sera."),),
                (replace(sheet, id="sheet2", rows=(replace(rows[0], id="row.3"),)),),
            ),
        ),
        ribbons=(
            sc.Ribbon(
                "rain",
                say(lang, "Rain until round 3: no guns", "Pioggia fino al giro 3: niente cannoni"),
                "units/horse",
                "azure",
            ),
        ),
    )
