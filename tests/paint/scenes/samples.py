"""Scenes made by hand, in two languages, as hard on the painters as a table can be."""

from __future__ import annotations

from dataclasses import replace

from tests.paint.scenes.deck import HOUSES, NAMES, backs, card, face, say, sign
from wartable.core import scene as sc


def other(seat: int, lang: str, fort: str, level: int, black: int, gold: int, **more: object) -> sc.Seat:
    house = HOUSES[seat]
    note = say(lang, f"{black + gold} cards", f"{black + gold} carte") + (
        say(lang, f", {gold} gold", f", {gold} d’oro") if gold else ""
    )
    front: tuple[sc.Card | sc.Slot, ...] = (
        (card(f"f{seat}", fort, lang),) if fort else (sc.Slot(f"f{seat}", say(lang, "no walls", "senza mura")),)
    )
    front += tuple(more.pop("extra", ()))  # type: ignore[arg-type]
    meter = sc.Meter(level, 4, say(lang, f"level {level}", f"livello {level}"))
    return sc.Seat(
        f"s{seat}",
        house.capitalize(),
        f"blazons/{house}",
        hand=backs(seat, black, gold),
        hand_note=note,
        front=front,
        meter=meter,
        **more,  # type: ignore[arg-type]
    )


def own_hand(lang: str, *names: str) -> tuple[sc.Card, ...]:
    return tuple(card(f"h{i}", name, lang) for i, name in enumerate(names))


def log(lang: str) -> tuple[sc.LogLine, ...]:
    attacks = say(lang, "Attacks", "Attacchi")
    return (
        sc.LogLine(
            "16", say(lang, "*Falco* upgraded to *Palisades*.", "*Falco* migliora a *Palizzate*."), "blazons/falco"
        ),
        sc.LogLine(
            "17",
            say(
                lang,
                "*Stella* deployed *Palisades*, 2 against 2: Rovere’s *Knights* repelled.",
                "*Stella* schiera *Palizzate*, 2 contro 2: respinti i *Cavalieri* di Rovere.",
            ),
            "blazons/stella",
            "PR-RES-04",
            attacks,
        ),
        sc.LogLine(
            "18", say(lang, "*Rovere* upgraded to *Palisades*.", "*Rovere* migliora a *Palizzate*."), "blazons/rovere"
        ),
        sc.LogLine(
            "19",
            say(
                lang,
                "*You* laid an attack before *Rovere*, gold back: _Imperial Manure_.",
                "*Hai* posto un attacco davanti a *Rovere*, dorso d’oro: _Letame Imperiale_.",
            ),
            "blazons/giglio",
            "",
            attacks,
        ),
        sc.LogLine(
            "20",
            say(
                lang,
                "*Falco* laid an attack before *you*, black back.",
                "*Falco* pone un attacco davanti a *te*, dorso nero.",
            ),
            "blazons/falco",
            "",
            attacks,
        ),
        sc.LogLine(
            "21",
            say(
                lang,
                "*Stella* laid *The Plague!* and drew 1 Base card.",
                "*Stella* gioca *La Peste!* e pesca 1 carta Base.",
            ),
            "blazons/stella",
            "PR-PLG-01",
        ),
        sc.LogLine(
            "22",
            say(
                lang,
                "*Rovere* discarded *Soldiers* and *Shields* and drew 1 Imperial card.",
                "*Rovere* scarta *Soldati* e *Scudi* e pesca 1 carta Imperiale.",
            ),
            "blazons/rovere",
        ),
        sc.LogLine(
            "23",
            say(
                lang,
                "Your Defence phase is skipped: the Plague is in force.",
                "La tua Fase Difesa è saltata: c’è la Peste.",
            ),
            "blazons/giglio",
            "PR-TURN-08",
        ),
    )


def levels(lang: str) -> sc.Track:
    words = [say(lang, f"up to {i}", f"fino a {i}") for i in (2, 3, 4)] + [say(lang, "all", "tutto")]
    ladder = ("shields", "palisades", "towers", "fortress")
    marks = tuple(sc.Mark(text, sign(name), here=name == "shields") for text, name in zip(words, ladder, strict=True))
    return sc.Track("levels", say(lang, "What each level lets you play", "Cosa permette ogni livello"), marks, True)


def piles(lang: str) -> tuple[sc.Pile, ...]:
    return (
        sc.Pile("deck.base", "Base", "Base deck, 41 cards", 41, "backs/base"),
        sc.Pile("discard.base", "", "Base discards, 24", 24, "backs/base", face("soldiers", lang), "deck.base"),
        sc.Pile("deck.gold", say(lang, "Imperial", "Imperiale"), "Imperial deck, 18", 18, "backs/imperial"),
        sc.Pile("discard.gold", "", "Imperial discards, 3", 3, "backs/imperial", face("hero", lang), "deck.gold"),
    )


def plague(lang: str = "en", seats: int = 4) -> sc.Scene:
    """Picture 1: a Plague in force, the viewer's action."""
    skull = "icons/plague"
    strike = sc.Strike(
        sc.Card("a0", "face-down attack by Falco, black back", back="backs/base", seal=skull),
        f"s{seats - 1}",
        sc.Tag(
            say(lang, "Falco attacks you: held by the Plague", "Falco ti attacca: sospeso dalla Peste"),
            (
                say(lang, "black back, laid at level 2:", "dorso nero, posto a livello 2:"),
                say(lang, "3 at most, or Infiltration", "al più 3, oppure Infiltrazione"),
            ),
        ),
    )
    me = sc.Seat(
        "s0",
        "Giglio",
        "blazons/giglio",
        say(lang, "you", "tu"),
        say(lang, "your turn", "è il tuo turno"),
        "here",
        own_hand(lang, "palisades", "shields", "knights", "resources", "gunpowder"),
        say(lang, "5 of 5 cards, 1 gold", "5 carte su 5, 1 d’oro"),
        (card("f0", "shields", lang),),
        sc.Meter(1, 4, say(lang, "level 1: up to 2", "livello 1: fino a 2")),
        (strike,),
    )
    mine = sc.Strike(
        replace(card("a1", "imperial_manure", lang), down=True, seal=""),
        "s0",
        sc.Tag(
            say(lang, "Your attack on Rovere: held", "Il tuo attacco a Rovere: sospeso"),
            (say(lang, "Imperial Manure, seen by you alone", "Letame Imperiale, lo vedi solo tu"),),
        ),
    )
    rest = [
        other(1, lang, "palisades", 2, 3, 1, note="Carlo · bot", strikes=(mine,)),
        other(2, lang, "towers", 3, 2, 0, note="Bianca · bot", extra=(card("p2", "plague", lang, glow="vert"),)),
        other(3, lang, "palisades", 2, 4, 0, note="Dora", word=say(lang, "plays next", "è la prossima")),
        other(4, lang, "", 0, 5, 0, note="Elio", state="away"),
        other(5, lang, "fortress", 4, 3, 2, note="Fosco · bot", state="thinking"),
    ][: seats - 1]
    return sc.Scene(
        "Proelio",
        say(lang, "Open War · turn 23", "Guerra Aperta · turno 23"),
        "wartable.titles.proelio",
        lang,
        0,
        (
            sc.TurnStep(say(lang, "Hand", "Mano"), "past"),
            sc.TurnStep(say(lang, "Defence", "Difesa"), "held", say(lang, "held", "sospesa")),
            sc.TurnStep(say(lang, "Action", "Azione"), "here"),
        ),
        sc.Prompt(
            say(lang, "Your action", "La tua Azione"),
            say(lang, "Choose one. It ends your turn.", "Scegline una: chiude il turno."),
            "blazons/giglio",
        ),
        (
            sc.Choice(
                1,
                say(lang, "Upgrade to Palisades", "Migliora a Palizzate"),
                say(lang, "Level 2: your cards may reach 3", "Livello 2: carte fino al valore 3"),
                sign("palisades"),
                ("h0", "f0"),
            ),
            sc.Choice(
                2,
                say(lang, "Play Resources", "Gioca Risorse"),
                say(lang, "Draw 2, then discard 1", "Pesca 2, poi scarta 1"),
                sign("resources"),
                ("h3",),
            ),
            sc.Choice(
                3,
                say(lang, "Draw from the Base deck", "Pesca dal mazzo Base"),
                say(lang, "Hand full: then discard 1", "Mano piena: poi scarta 1"),
                sc.Sign("backs/base"),
                ("deck.base",),
            ),
            sc.Choice(
                4,
                say(lang, "Draw an Imperial card", "Pesca una carta Imperiale"),
                say(lang, "Costs any 2 cards of your hand", "Costa 2 carte a scelta della mano"),
                sc.Sign("backs/imperial"),
                ("deck.gold",),
            ),
        ),
        near_misses=(
            sc.NearMiss(
                say(lang, "Attack Rovere with Knights", "Attacca Rovere con Cavalieri"),
                say(lang, "No attack while the Plague is in force", "Niente attacchi finché dura la Peste"),
                "PR-PLG-03",
                sign("knights"),
                ("h2",),
            ),
            sc.NearMiss(
                say(lang, "Attack Rovere with Gunpowder", "Attacca Rovere con Polvere Pirica"),
                say(lang, "No attack while the Plague is in force", "Niente attacchi finché dura la Peste"),
                "PR-PLG-03",
                sign("gunpowder"),
                ("h4",),
            ),
        ),
        seats=(me, *rest),
        ring=sc.Ring(
            say(lang, "play passes right, you strike left", "si gioca a destra, si colpisce a sinistra"), False
        ),
        piles=piles(lang),
        tracks=(levels(lang),),
        ribbons=(
            sc.Ribbon(
                "r0",
                say(
                    lang,
                    "The Plague is in force until Stella plays: no attacks",
                    "La Peste dura fino al turno di Stella: niente attacchi",
                ),
                skull,
                "vert",
            ),
        ),
        log=log(lang),
    )


def deploy(lang: str = "en", seats: int = 4) -> sc.Scene:
    """Picture 6: a deployment in the making."""
    base = plague(lang, seats)
    cases = (
        ("manure", "good", say(lang, "repelled", "respinto")),
        ("soldiers", "good", say(lang, "repelled", "respinto")),
        ("knights", "good", say(lang, "repelled", "respinto")),
        ("trebuchets", "bad", say(lang, "1 short", "manca 1")),
        ("infiltration", "bad", say(lang, "steals 1", "ruba 1")),
    )
    outlook = sc.Outlook(
        say(lang, "What it may be", "Che cosa può essere"),
        say(lang, "black back, laid at level 2", "dorso nero, posto a livello 2"),
        tuple(sc.Case(sign(name), NAMES[lang][name], text, tone) for name, tone, text in cases),  # type: ignore[arg-type]
    )
    fort = card(
        "f0",
        "shields",
        lang,
        caption=(
            say(lang, "Your Fortification", "La tua Fortificazione"),
            say(lang, "level 1", "livello 1"),
            say(lang, "counts only if you sacrifice it", "conta solo se la sacrifichi"),
        ),
    )
    strip = sc.Strip(
        "strip",
        say(lang, "Deployment", "Schieramento"),
        "s0",
        (
            fort,
            card("h9", "palisades", lang, chosen=True),
            sc.Slot("slot", say(lang, "add a card or be done", "aggiungi o concludi")),
            sc.Total("2", sc.Sign("", "shield", "azure"), say(lang, "against", "contro")),
            sc.Card("a0", "face-down attack by Falco", back="backs/base", seal="?", by="blazons/falco"),
            outlook,
        ),
    )
    me = replace(
        base.seats[0],
        word=say(lang, "defending", "in difesa"),
        front=(),
        strikes=(),
        meter=None,
        hand=own_hand(lang, "patrol", "shields", "towers", "knights"),
        hand_note=say(lang, "4 in hand, 1 deployed", "4 in mano, 1 schierata"),
    )
    stella = replace(base.seats[2], front=base.seats[2].front[:1]) if seats > 2 else base.seats[1]
    rest = tuple(replace(stella if i == 2 else seat, strikes=()) for i, seat in enumerate(base.seats) if i)
    caution = sc.Caution(say(lang, "Counts 0 at level 1, and is lost", "A livello 1 conta 0, ed è persa"), "PR-DEF-11")
    return replace(
        base,
        seats=(me, *rest),
        ribbons=(),
        strip=strip,
        tracks=(),
        undo=say(lang, "Undo", "Riprendi"),
        steps=(
            sc.TurnStep(say(lang, "Hand", "Mano"), "past"),
            sc.TurnStep(say(lang, "Defence", "Difesa"), "here"),
            sc.TurnStep(say(lang, "Action", "Azione"), "next"),
        ),
        prompt=sc.Prompt(
            say(lang, "Deploy your defence", "Schiera la difesa"),
            say(lang, "Falco attacks. Add cards, then be done.", "Falco attacca. Aggiungi carte, poi concludi."),
            "blazons/giglio",
            (
                sc.Tally(say(lang, "Deployed", "Schierate"), 1),
                sc.Tally(say(lang, "Total", "Totale"), 2),
                sc.Tally(say(lang, "In hand after", "In mano poi"), 4),
            ),
            sc.Caution(
                say(
                    lang,
                    "the attack turns over. Deployed cards are lost whatever comes.",
                    "l’attacco si scopre. Le carte schierate sono perse in ogni caso.",
                ),
                "PR-DEF-08",
            ),
        ),
        choices=(
            sc.Choice(
                1,
                say(lang, "Add Patrol", "Aggiungi Ronda"),
                say(lang, "Counts 1: total 3. Turns Infiltration round", "Vale 1: totale 3. Rovescia l’Infiltrazione"),
                sign("patrol"),
                ("h0",),
            ),
            sc.Choice(
                2,
                say(lang, "Add Shields", "Aggiungi Scudi"),
                say(lang, "Counts 1: total 3", "Vale 1: totale 3"),
                sign("shields"),
                ("h1",),
            ),
            sc.Choice(3, say(lang, "Add Towers", "Aggiungi Torri"), "", sign("towers"), ("h2",), caution),
            sc.Choice(9, say(lang, "Done: deploy Palisades", "Concludi: schiera Palizzate"), done=True),
        ),
        near_misses=(
            sc.NearMiss(
                say(lang, "Add Knights", "Aggiungi Cavalieri"),
                say(lang, "Only Defence cards deploy", "Si schierano solo carte Difesa"),
                "PR-DEF-05",
                sign("knights"),
                ("h3",),
            ),
        ),
    )


def finished(lang: str = "en", seats: int = 4) -> sc.Scene:
    """A table that is over."""
    base = plague(lang, seats)
    end = sc.Outcome(
        say(lang, "You win", "Hai vinto"),
        (say(lang, "Rovere is eliminated.", "Rovere è eliminata."),),
        ("blazons/giglio",),
        "PR-WIN-01",
        True,
    )
    lost = replace(
        base.seats[1], state="out", hand=(), hand_note=say(lang, "no cards", "nessuna carta"), strikes=(), front=()
    )
    return replace(
        base,
        seats=(base.seats[0], lost, *base.seats[2:]),
        ribbons=(),
        choices=(),
        near_misses=(),
        prompt=None,
        steps=(),
        outcome=end,
    )


def crowded(lang: str = "en", seats: int = 4) -> sc.Scene:
    """As much as a table can hold at once: every House attacked, two Plagues, full hands."""
    base = plague(lang, seats)

    def strike(target: int) -> sc.Strike:
        attacker = (target - 1) % seats
        by = HOUSES[attacker].capitalize()
        title = say(
            lang,
            f"{by} attacks {HOUSES[target].capitalize()}: held",
            f"{by} attacca {HOUSES[target].capitalize()}: sospeso",
        )
        known = say(
            lang, "one of Imperial Manure, Hero and Gunpowder", "una fra Letame Imperiale, Eroe e Polvere Pirica"
        )
        tag = sc.Tag(title, (say(lang, "gold back, laid at level 3", "dorso d’oro, posto a livello 3"), known))
        hidden = sc.Card(
            f"a{target}", "attack", back="backs/imperial", seal="icons/plague", by=f"blazons/{HOUSES[attacker]}"
        )
        return sc.Strike(hidden, f"s{attacker}", tag)

    others = []
    for i in range(1, seats):
        extra = (card(f"p{i}", "plague", lang, glow="vert"),) if i in (2, seats - 1) else ()
        others.append(
            other(
                i,
                lang,
                "fortress",
                4,
                3,
                2,
                note="",
                word=say(lang, "plays next", "gioca dopo"),
                extra=extra,
                strikes=(strike(i),),
            )
        )
    text = say(
        lang,
        "The Plague is in force until Rovere and Luna have played: no attacks",
        "La Peste dura finché non hanno giocato Rovere e Luna: niente attacchi",
    )
    ribbons = (sc.Ribbon("r0", text, "icons/plague", "vert"),)
    return replace(base, seats=(base.seats[0], *others), ribbons=ribbons)
