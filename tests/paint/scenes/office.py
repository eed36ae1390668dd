"""A desk with everything that papers can have, made by hand: a catalogue, an army, checks, plots, things to print."""

from __future__ import annotations

from tests.paint.scenes.deck import say
from wartable.core import scene as sc
from wartable.paint import art as art_

FRAME = '<rect x="1.5" y="1.5" width="33" height="21" fill="#FDF8EA" stroke="currentColor" stroke-width="2"/>'
FOOT = f'<svg viewBox="0 0 36 24">{FRAME}<path d="M3,3 L33,21 M33,3 L3,21" stroke="currentColor"/></svg>'
TANK = (
    f'<svg viewBox="0 0 36 24">{FRAME}<ellipse cx="18" cy="12" rx="10" ry="5" fill="none" stroke="currentColor"/></svg>'
)
CHEVRON = '<svg viewBox="0 0 36 24"><path d="M8,16 L18,8 L28,16" fill="none" stroke="currentColor"/></svg>'
FOOT_SIGN, TANK_SIGN, LEVEL = "signs/foot", "signs/tank", "signs/level"


def office_art() -> art_.Art:
    """Three signs and the colours of a drab cloth."""
    return art_.Art(
        symbols={FOOT_SIGN: art_.symbol(FOOT), TANK_SIGN: art_.symbol(TANK), LEVEL: art_.symbol(CHEVRON)},
        colours={
            "cloth": ("#C3BE95", "#252A1B"),
            "rim": ("#2E3820", "#171B10"),
            "title": ("#3F4A2A", "#9DAE6B"),
            "leaf-head": ("#3F4A2A", "#4B5834"),
        },
        ornament=art_.Ornament(40, '<path d="M0,0 H40 M0,0 V40" stroke="#0002" fill="none"/>'),
    )


def catalogue(lang: str) -> sc.Sheet:
    """Three kinds, one of which may not be had."""

    def row(ident: str, name: str, sign: str, numbers: tuple[int, int, int], **more: object) -> sc.SheetRow:
        add = sc.Tool("add", say(lang, f"Add {name}", f"Aggiungi {name}"))
        cells: list[sc.CellContent] = [sc.SheetCell(name, "1942–43"), *map(str, numbers), sc.SheetCell(tools=(add,))]
        return sc.SheetRow(
            f"entry.{ident}",
            tuple(cells),
            sign,
            name=name,
            act=say(lang, f"Add {name} to {{at}}", f"Aggiungi {name} a {{at}}"),
            told=f"{name}, {numbers[2]}",
            **more,  # type: ignore[arg-type]
        )

    tanks, foot = say(lang, "Tanks", "Carri"), say(lang, "Infantry", "Fanteria")
    return sc.Sheet(
        "catalogue",
        say(lang, "Catalogue", "Catalogo"),
        (
            sc.Column(say(lang, "Name", "Nome"), sorts=True),
            sc.Column(say(lang, "Soft", "Molli"), True, "s", "S", 10, sorts=True),
            sc.Column(say(lang, "Hard", "Duri"), True, "h", "H", 10, sorts=True),
            sc.Column(say(lang, "Points", "Punti"), True, sorts=True),
            sc.Column(""),
        ),
        (
            row("panther", "Panther", TANK_SIGN, (7, 9, 275), group="tank", facet="tank", words=tanks),
            row("panzer", "Panzer IV", TANK_SIGN, (6, 8, 175), group="tank", facet="tank", words=tanks),
            row("rifle", "Rifle squad", FOOT_SIGN, (5, 1, 65), group="foot", facet="foot", words=foot),
            row(
                "king",
                "Tiger II",
                TANK_SIGN,
                (8, 10, 375),
                group="no",
                facet="tank",
                state="barred",
                note=say(lang, "from 1944", "dal 1944"),
                clause="AB-LIST-11",
            ),
        ),
        groups=(
            sc.SheetGroup("tank", tanks, "2"),
            sc.SheetGroup("foot", foot, "1"),
            sc.SheetGroup("no", say(lang, "Not in this year", "Non in quest'anno"), "1"),
        ),
        search=say(lang, "Name, arm, <=200", "Nome, arma, <=200"),
        facets=(sc.Facet("tank", tanks, TANK_SIGN), sc.Facet("foot", foot, FOOT_SIGN)),
        fits=(say(lang, "Fits", "Adatti"), say(lang, "All", "Tutti"), say(lang, "Not here", "Non qui")),
    )


def army(lang: str) -> sc.Sheet:
    """Two companies: one whole, one that lacks squads."""

    def unit(place: str, kinds: str, count: int, code: int, **more: object) -> sc.SheetRow:
        group = place.partition(".")[0]
        sign = TANK_SIGN if group == "2" else FOOT_SIGN
        boxes = tuple(sc.Box(sign) if i < count else sc.Box("", "missing") for i in range(5))
        return sc.SheetRow(
            f"place.{place}",
            (
                sc.SheetCell(place),
                sc.SheetCell(kinds, boxes=boxes, tone="bad" if count < 3 else ""),
                sc.Stepper(str(count), str(code) if count < 5 else "", f"-{code}", place, "5"),
                sc.SheetCell(str(count * 65), value=count * 65),
            ),
            group=group,
            name=place,
            selects=True,
            facet="tank" if group == "2" else "foot",
            told=f"{place}, {kinds}, {count}",
            **more,  # type: ignore[arg-type]
        )

    tools = (sc.Tool("copy", say(lang, "Copy", "Copia"), "12,12,12"), sc.Tool("remove", "×", "-12,-13"))
    name = sc.Tool("name", say(lang, "Name", "Nome"), value="Lupi")
    return sc.Sheet(
        "army",
        say(lang, "Order of battle", "Ordine di battaglia"),
        (
            sc.Column(""),
            sc.Column(say(lang, "Squads", "Squadre")),
            sc.Column(""),
            sc.Column(say(lang, "Points", "Punti"), True, sorts=True),
        ),
        (
            unit("1.1", "5 × Rifle squad", 5, 11),
            unit("1.2", "4 × Rifle squad", 4, 12),
            unit("2.1", "1 × Panther", 1, 13, state="fault"),
            sc.SheetRow(
                "place.2.2",
                (sc.SheetCell("2.2"), sc.SheetCell(say(lang, "New platoon", "Nuovo plotone")), "", ""),
                group="2",
                state="spare",
                name="2.2",
                selects=True,
                told="2.2",
            ),
            sc.SheetRow(
                "place.new",
                (sc.SheetCell(), sc.SheetCell(say(lang, "New company", "Nuova compagnia")), "", ""),
                name=say(lang, "a new company", "una nuova compagnia"),
                selects=True,
                leads="place.3.1",
                told=say(lang, "New company", "Nuova compagnia"),
            ),
        ),
        groups=(
            sc.SheetGroup(
                "1",
                "1 Lupi",
                say(lang, "2 of 4 platoons", "2 plotoni su 4"),
                "585",
                FOOT_SIGN,
                "formation.1",
                (name, *tools),
                True,
            ),
            sc.SheetGroup("2", "2 Tank company", "", "275", TANK_SIGN, "formation.2", (), True),
        ),
        views=(
            sc.SheetView("groups", say(lang, "By company", "Per compagnia")),
            sc.SheetView("facets", say(lang, "By arm", "Per arma")),
            sc.SheetView("rows", say(lang, "Table", "Tabella")),
        ),
    )


def checks(lang: str) -> sc.Paper:
    """Budget, what the army is made of, what is still missing."""
    budget = sc.Budget(
        "budget",
        say(lang, "Points", "Punti"),
        (
            sc.BudgetPart(say(lang, "bought", "spesi"), 7030),
            sc.BudgetPart(say(lang, "reserved", "riservati"), 190, True),
        ),
        9000,
        say(lang, "points", "punti"),
        say(lang, "left", "restano"),
        "AB-BUD-06",
        (6000,),
        (say(lang, "A Counterattack fields 6,000", "Un Contrattacco schiera 6.000"),),
    )
    found = sc.Findings(
        say(lang, "Before you can lock it", "Prima di chiuderla"),
        (
            sc.Finding(say(lang, "2.1 has 1 squad", "2.1 ha 1 squadra"), False, "AB-LIST-06", "place.2.1"),
            sc.Finding(say(lang, "Within the budget", "Nei punti"), True, "AB-LIST-03"),
        ),
    )
    made = sc.Chart(
        "made",
        say(lang, "What it is made of", "Di che cosa è fatta"),
        (
            sc.Bar(say(lang, "Infantry", "Fanteria"), 585, "585", FOOT_SIGN),
            sc.Bar(say(lang, "Tanks", "Carri"), 275, "275", TANK_SIGN),
        ),
    )
    name = say(lang, "Checks", "Controlli")
    return sc.Paper("checks", name, (budget, made, found), place="rail", tab=name, count="1", alarm=True)


def roster(lang: str) -> sc.Document:
    """A page to print, with cards and a sheet to fill in."""
    row = sc.SheetRow("print.1", (sc.SheetCell("1.1"), sc.SheetCell("Rifle squad", boxes=(sc.Box(FOOT_SIGN),)), "325"))
    sheet = sc.Sheet("print", "", (sc.Column(""), sc.Column(say(lang, "Unit", "Unità")), sc.Column("P", True)), (row,))
    squads = sc.PrintLine(say(lang, "Squads", "Squadre"), ("", "", "", "", ""), 4)
    return sc.Document(
        "roster",
        say(lang, "Print roster", "Stampa il ruolino"),
        blocks=(
            sc.PrintBlock("1 Lupi", "585", sheet=sheet, lines=(squads,), sign=FOOT_SIGN),
            sc.PrintBlock(
                say(lang, "Signatures", "Firme"), paragraphs=("a < b",), lines=(sc.PrintLine("A", write=60),), half=True
            ),
            sc.PrintBlock(cards=tuple(sc.PrintCard(f"1.{i}", "Lupi", TANK_SIGN, ("S 5",), (squads,)) for i in (1, 2))),
        ),
        head=say(lang, "Campaign 1943", "Campagna 1943"),
    )


def desk(lang: str = "en", seats: int = 2) -> sc.Scene:
    """An army list in the making."""
    del seats
    choices = tuple(
        sc.Choice(code, label, "65", None, targets, quiet=True)
        for code, label, targets in (
            (11, "add 1.2 rifle", ("place.1.2", "entry.rifle")),
            (13, "add 2.1 panther", ("place.2.1", "entry.panther")),
            (14, "add 2.1 panzer", ("place.2.1", "entry.panzer")),
            (15, "add 3.1 rifle", ("place.new", "entry.rifle")),
        )
    )
    catalogue_, army_ = catalogue(lang), army(lang)
    return sc.Scene(
        say(lang, "Campaign", "Campagna"),
        "1943",
        lang=lang,
        steps=(sc.TurnStep(say(lang, "Army lists", "Liste"), "here"),),
        prompt=sc.Prompt(say(lang, "Build your army list", "Prepara la lista")),
        choices=choices,
        near_misses=(
            sc.NearMiss(
                say(lang, "Lock the list", "Chiudi la lista"),
                say(lang, "2.1 has 1 squad", "2.1 ha 1 squadra"),
                "AB-LIST-06",
                done=True,
            ),
        ),
        undo=say(lang, "Undo", "Annulla"),
        redo=say(lang, "Redo", "Ripeti"),
        papers=(
            sc.Paper("p.catalogue", catalogue_.name, (catalogue_,), "4", "side", catalogue_.name),
            sc.Paper(
                "p.army",
                army_.name,
                (army_,),
                say(lang, "2 companies", "2 compagnie"),
                tab=say(lang, "Army", "Armata"),
                count="10",
                uses=("roster", "import"),
            ),
            checks(lang),
        ),
        forms=(
            sc.Form(
                "import",
                say(lang, "Import", "Importa"),
                (sc.Field("text", say(lang, "List", "Lista"), "text"),),
                say(lang, "Look", "Esamina"),
            ),
        ),
        documents=(roster(lang),),
    )


def dashboard(lang: str = "en", seats: int = 2) -> sc.Scene:
    """Plots of a war, a battle with dice and features, losses to tick."""
    del seats
    red, blue = say(lang, "Germany", "Germania"), say(lang, "USSR", "URSS")
    course = sc.Chart(
        "course",
        say(lang, "The war so far", "La guerra finora"),
        kind="lines",
        labels=("", "", ""),
        series=(sc.Series(say(lang, "initiative", "iniziativa"), (0, 1, None)),),
        marks=(
            sc.ChartMark(0, "1", say(lang, "Counterattack", "Contrattacco"), red, 0),
            sc.ChartMark(1, "2", say(lang, "Advance", "Avanzata"), blue, 1),
            sc.ChartMark(2, "3", say(lang, "to be fought", "da combattere"), open=True),
        ),
        halves=(say(lang, "Germany pushes", "Avanza la Germania"), say(lang, "USSR pushes", "Avanza l'URSS")),
        ticks=((-2, ""), (2, "")),
    )
    points = sc.Chart(
        "points",
        say(lang, "Points in hand", "Punti in mano"),
        kind="lines",
        labels=("0", "1", "2"),
        series=(sc.Series(red, (0, 1650, 2460), 0), sc.Series(blue, (0, 960, 3105), 1)),
    )
    strength = sc.Chart(
        "strength",
        say(lang, "Strength", "Forza"),
        kind="steps",
        labels=("0", "1"),
        series=(sc.Series(red, (100, 82), 0, ("100%", "82%")), sc.Series(blue, (100, 81), 1, ("100%", "81%"))),
        ticks=((0, "0%"), (100, "100%")),
    )
    losses = sc.Chart(
        "losses",
        say(lang, "Losses by arm", "Perdite per arma"),
        kind="opposed",
        labels=(say(lang, "Infantry", "Fanteria"), say(lang, "Tanks", "Carri")),
        signs=(FOOT_SIGN, TANK_SIGN),
        series=(sc.Series(red, (2140, 0), 0), sc.Series(blue, (2765, 2310), 1)),
    )
    training = sc.Chart(
        "training",
        say(lang, "Training", "Addestramento"),
        kind="stacked",
        labels=("1", "2"),
        series=tuple(
            sc.Series(f"{side} {level}", ((5, 3), (0, 2))[i], at, sign=LEVEL if i else "")
            for at, side in enumerate((red, blue))
            for i, level in enumerate((say(lang, "Recruits", "Reclute"), say(lang, "Experts", "Esperti")))
        ),
    )
    turns = sc.Track(
        "turns",
        say(lang, "Turns", "Turni"),
        (sc.Mark("7", tone="good"), sc.Mark("8", tone="good", dice=(2, 4), note="6"), sc.Mark("9", here=True)),
    )
    hill = sc.Switch(
        "feature.1",
        say(lang, "Hill 209", "Quota 209"),
        (
            sc.SwitchOption(red, "31"),
            sc.SwitchOption(say(lang, "Contested", "Contesa"), "32", True),
            sc.SwitchOption(blue),
        ),
        "1",
    )
    boxes = (sc.Box(FOOT_SIGN, "", "41", say(lang, "lost", "persa")), sc.Box(FOOT_SIGN, "lost", "-41", "back"))
    result = sc.Sheet(
        "result",
        red,
        (sc.Column(say(lang, "Unit", "Unità")), sc.Column(say(lang, "Lost", "Perse")), sc.Column("")),
        (
            sc.SheetRow(
                "loss.0.1.1",
                (
                    sc.SheetCell("1.1 Rifle squad", "Experts", sign=LEVEL),
                    sc.SheetCell(boxes=boxes),
                    sc.Tick(say(lang, "field", "schiera"), True, "-51"),
                ),
                told="1.1, 1",
            ),
        ),
    )
    score = sc.Facts("", (("A", sc.SheetCell("2,405", say(lang, "points", "punti"))), ("B", "2,255")), ("", red))
    battle = say(lang, "Battle 3", "Battaglia 3")
    return sc.Scene(
        say(lang, "Campaign", "Campagna"),
        battle,
        lang=lang,
        prompt=sc.Prompt(say(lang, "Enter the result", "Inserisci il risultato")),
        choices=(
            sc.Choice(41, "lost 1.1", targets=("loss.0.1.1",), quiet=True),
            sc.Choice(31, "held 1", targets=("feature.1",), quiet=True),
            sc.Choice(60, say(lang, "Hand in", "Consegna"), done=True),
        ),
        papers=(
            sc.Paper("p.battle", battle, (turns, hill)),
            sc.Paper("p.course", course.name, (course,)),
            sc.Paper("p.points", points.name, (points,), place="half"),
            sc.Paper("p.strength", strength.name, (strength,), place="half"),
            sc.Paper("p.losses", losses.name, (losses,), place="third"),
            sc.Paper("p.training", training.name, (training,), place="third"),
            sc.Paper("p.result", red, (result,), place="third", foot=("16", "2,255")),
            sc.Paper(
                "p.score",
                say(lang, "Score", "Punteggio"),
                (score, sc.Notice("proposal", say(lang, "Proposal", "Proposta"), "1,950", clause="AB-RULING-26")),
                place="rail",
            ),
        ),
    )
