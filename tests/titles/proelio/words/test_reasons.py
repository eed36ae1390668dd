"""Why not? The answer is about what was asked: the clause that forbids it, and what is at stake in this position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from tests.titles.proelio.moments import DECISIONS, MOMENTS, PENALISE
from tests.titles.proelio.tools import allied, at, attacked, house, play, refused, state, view
from wartable.core.rules.chance import Seeded
from wartable.core.text.messages import LANGUAGES
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes import verbs
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD, KINDS
from wartable.titles.proelio.codes.clauses import CLAUSES
from wartable.titles.proelio.codes.verbs import NONE, SPACE, WIDTH
from wartable.titles.proelio.position.position import DISCARD, PILE
from wartable.titles.proelio.position.state import ProelioState

CARDS = "shields soldiers resources"
STRICT = {"over_limit_defence": "forbidden"}
LOOTING = {"gunpowder_loot": 1}


def begun(table: wartable.Table, *moves: str) -> wartable.Table:
    """A table at which a choice is begun, click by click."""
    for move in moves:
        verb, _, card = move.partition(" ")
        arg = CARD_IDS.index(card) if card else NONE
        table.act(table.deciders[0], getattr(verbs, verb.upper()) * WIDTH + arg)
    return table


def played(table: wartable.Table, *moves: str) -> wartable.Table:
    """A table after whole choices."""
    play(table, *moves)
    return table


def emptied(table: wartable.Table, deck: int) -> wartable.Table:
    """A table with no card of a deck in its pile or its discards: they lie in the hand of seat 1."""
    s = state(table)
    for kind in range(FIRST_GOLD) if deck == 0 else range(FIRST_GOLD, KINDS):
        s.change_hand(1, kind, s.cards[PILE + kind])
        s.cards[PILE + kind] = s.cards[DISCARD + kind] = 0
    return table


def held() -> wartable.Table:
    """Seat 0 is at its action, and a Plague holds the attack before it."""
    return at(house("shields", waiting="soldiers"), house("shields", plague=True), house())


def looter() -> wartable.Table:
    """Seat 2 has got loot in seat 0's turn, two cards too many."""
    table = attacked("trebuchets", house("shields shields shields manure"), house("soldiers " * 4))
    return played(table, "deploy", "loot shields shields shields")


def left(table: wartable.Table, *seats: int) -> wartable.Table:
    """A table that these seats have left."""
    for seat in seats:
        table.forfeit(seat)
    return table


# Where somebody asks, and as which seat.
PLACES: dict[str, tuple[int, Callable[[], wartable.Table]]] = {
    "at the action": (0, lambda: at(house(CARDS))),
    "another's action": (1, lambda: at(house(CARDS))),
    "with an empty hand": (0, lambda: at(house())),
    "with one card": (0, lambda: at(house("hero"))),
    "walls of Palisades": (0, lambda: at(house(CARDS, "palisades"))),
    "at level 1": (
        0,
        lambda: at(house("knights hero towers gunpowder", "shields"), options={"gunpowder_min_level": 3}),
    ),
    "four Houses, Inquisition": (0, lambda: at(house("inquisition"), house(), house(), house())),
    "no Imperial card left": (0, lambda: emptied(at(house(CARDS), house(), house()), 1)),
    "no Base card left": (0, lambda: emptied(at(house(CARDS), house(), house()), 0)),
    "exchange begun": (0, lambda: begun(at(house("shields soldiers inquisition")), "exchange", "exchange shields")),
    "Inquisition begun": (0, lambda: begun(at(house("shields soldiers inquisition")), "play inquisition")),
    "held by a Plague": (0, held),
    "before the defence": (0, lambda: attacked("soldiers", house(CARDS + " plague"))),
    "before the defence, allied": (0, lambda: allied(house(CARDS, waiting="soldiers"), step="deploy")),
    "before the defence, strict": (0, lambda: attacked("soldiers", house("towers shields shields"), options=STRICT)),
    "walls or loot": (0, lambda: played(attacked("knights", house(CARDS, "shields")), "deploy")),
    "loot, walls sacrificed": (
        0,
        lambda: played(attacked("hero", house("hero " * 4, "shields")), "deploy", "sacrifice"),
    ),
    "loot, walls kept": (0, lambda: played(attacked("knights", house(CARDS, "shields")), "deploy", "keep")),
    "loot, no walls": (0, lambda: played(attacked("knights", house("shields shields plague")), "deploy")),
    "loot by Gunpowder": (0, lambda: played(attacked("gunpowder", house(CARDS, "towers"), options=LOOTING), "deploy")),
    "penalty": (2, lambda: played(attacked("knights", house(), house(CARDS), level=0, options=PENALISE), "deploy")),
    "hand too large": (0, lambda: at(house("shields " * 7), step="turn_start")),
    "hand too large, attacked": (0, lambda: at(house("shields " * 7, waiting="soldiers"), step="turn_start")),
    "hand too large, held by a Plague": (
        0,
        lambda: at(house("shields " * 7, waiting="soldiers"), house(plague=True), house(), step="turn_start"),
    ),
    "sixth card drawn": (0, lambda: played(at(house("shields " * 5)), "draw")),
    "loot out of turn": (2, looter),
    "conqueror": (2, lambda: played(attacked("soldiers", house()), "deploy")),
    "conquered": (0, lambda: played(attacked("soldiers", house()), "deploy")),
    "allied conquest": (1, lambda: played(allied(house(waiting="soldiers"), step="deploy"), "deploy")),
    "last round played": (0, lambda: played(at(house(), house(), house(), options={"round_cap": 1}, turn=3), "draw")),
    "aborted": (0, lambda: left(at(house(CARDS), options={"absent_player": "abort_no_result"}), 1)),
    "alliance gone": (0, lambda: left(allied(house(CARDS)), 1, 3)),
}

# Where: what is asked for (several: each of them), the clause, and the answer in both languages.
ANSWERS = """
at the action: sacrifice, keep, loot shields, pay shields, discard shields: PR-TURN-05
  This is not asked now: choose your action.
  Questo ora non è richiesto: scegli la tua Azione.
at the action: deploy shields, deploy: PR-TURN-08
  No attack lies before you.
  Non hai attacchi davanti a te.
held by a Plague: deploy shields: PR-RULING-33
  The Plague holds the attack: it cannot be resolved now.
  La Peste sospende l'attacco: ora non si può risolvere.
walls or loot: deploy shields: PR-DEF-13
  The attack is revealed: nothing more can be deployed.
  L'attacco è rivelato: non si schiera più nulla.
loot, no walls: deploy shields, deploy: PR-DEF-13
  The attack is revealed: nothing more can be deployed.
  L'attacco è rivelato: non si schiera più nulla.
loot, walls sacrificed: sacrifice, keep: PR-RES-06
  You have decided already.
  Hai già deciso.
loot, walls kept: sacrifice, keep: PR-RES-06
  You have decided already.
  Hai già deciso.
loot, no walls: sacrifice, keep: PR-RES-16
  You have no Fortification.
  Non hai una Fortificazione.
loot by Gunpowder: sacrifice, keep: PR-IMP-12
  Gunpowder leaves you no choice: the walls are gone.
  La Polvere Pirica non ti lascia scelta: le mura non ci sono più.
loot out of turn: discard soldiers soldiers shields: PR-HAND-01
  Too many: only 2 cards are due.
  Troppe: ne bastano 2.
sixth card drawn: discard shields shields: PR-HAND-01
  Too many: only 1 card is due.
  Troppe: ne basta 1.
loot, no walls: loot shields shields plague: PR-RES-08
  Too many: only 2 cards are due.
  Troppe: ne bastano 2.
loot by Gunpowder: loot shields soldiers: PR-RULING-29
  Too many: only 1 card is due.
  Troppe: ne basta 1.
before the defence: play plague: PR-PLG-11
  First resolve the attack, then you may play the Plague.
  Prima risolvi l'attacco, poi puoi giocare la Peste.
before the defence: draw, attack soldiers, fortify shields, play resources, exchange shields soldiers, pass: PR-TURN-07
  First deploy your defence against the attack.
  Prima schiera la difesa contro l'attacco.
before the defence: sacrifice, keep, loot shields: PR-TURN-05
  First deploy your defence against the attack.
  Prima schiera la difesa contro l'attacco.
before the defence, allied: play temporary_alliance 1: PR-ALY-04
  Allied Houses is played without Temporary Alliance.
  Nelle Casate Alleate non c'è l'Alleanza Temporanea.
before the defence, allied: support shields: PR-TURN-07
  First deploy your defence against the attack.
  Prima schiera la difesa contro l'attacco.
before the defence: support shields: PR-ACT-11
  There is no Support in Open War.
  In Guerra Aperta non c'è il Supporto.
loot, no walls: draw, play plague: PR-TURN-10
  First give 2 cards as loot.
  Prima dai 2 carte come bottino.
at the action: play soldiers: PR-ACT-06
  That is not a Strategy card.
  Quella non è una carta Strategia.
at the action: play plague: PR-ACT-06
  You don't hold that card.
  Non hai in mano quella carta.
at the action: attack hero: PR-ATK-02
  You don't hold that card.
  Non hai in mano quella carta.
at the action: exchange shields shields: PR-ACT-08
  You hold only one.
  Ne hai una sola.
walls of Palisades: exchange palisades shields: PR-ACT-08
  That card is your Fortification: it is not in your hand.
  Quella carta è la tua Fortificazione: non è in mano.
before the defence, strict: deploy shields shields shields: PR-DEF-04
  You hold only 2.
  Ne hai solo 2.
before the defence, strict: deploy towers: PR-RULING-05
  Too strong: at level 0 you deploy 1 at most.
  Troppo forte: a livello 0 schieri al massimo 1.
exchange begun: draw, attack soldiers, deploy: PR-ACT-01
  Finish what you began, or take it back.
  Finisci ciò che hai iniziato, oppure annullalo.
Inquisition begun: draw, exchange shields soldiers, pass: PR-ACT-01
  Finish what you began, or take it back.
  Finisci ciò che hai iniziato, oppure annullalo.
at level 1: attack hero: PR-ATK-09
  Too strong: at level 1 you attack with 2 at most.
  Troppo forte: a livello 1 attacchi al massimo con 2.
at level 1: attack gunpowder: PR-RULING-28
  At this table Gunpowder needs level 3; you are at level 1.
  A questo tavolo la Polvere Pirica vuole il livello 3: sei al livello 1.
at level 1: fortify towers: PR-FORT-12
  One level at a time: next comes Palisades.
  Un livello alla volta: la prossima carta è Palizzate.
no Imperial card left: exchange shields soldiers: PR-RULING-47
  There is no Imperial card left to draw.
  Non ci sono più carte Imperiali da pescare.
no Base card left: draw: PR-RULING-47
  There is no Base card left to draw.
  Non ci sono più carte Base da pescare.
with one card: exchange hero hero: PR-ACT-09
  It costs two cards, and you hold only one.
  Costa due carte e ne hai una sola.
with an empty hand: exchange hero hero: PR-ACT-09
  It costs two cards, and you hold none.
  Costa due carte e non ne hai.
four Houses, Inquisition: play inquisition 2, play inquisition 0: PR-STR-07
  Only a neighbour: Rovere or Falco.
  Solo un vicino: Rovere o Falco.
another's action: draw, deploy: PR-TURN-01
  It is not your decision now: Giglio decides.
  Adesso non tocca a te: decide Giglio.
loot out of turn: draw, play resources: PR-TURN-01
  It is not your turn: now you only discard.
  Non è il tuo turno: ora devi solo scartare.
penalty: draw: PR-TURN-01
  It is not your turn: now you only pay a card.
  Non è il tuo turno: ora devi solo pagare una carta.
penalty: sacrifice, deploy, discard shields: PR-TURN-05
  This is not asked now: pay the card that you owe.
  Questo ora non è richiesto: paga la carta che devi.
sixth card drawn: draw, attack shields: PR-TURN-09
  You have taken your action: now discard 1 card.
  Hai già fatto la tua Azione: ora scarta 1 carta.
sixth card drawn: deploy: PR-TURN-05
  This is not asked now: discard 1 card.
  Questo ora non è richiesto: scarta 1 carta.
hand too large: draw, fortify shields: PR-TURN-05
  First discard 2 cards.
  Prima scarta 2 carte.
hand too large: deploy, sacrifice, loot shields: PR-TURN-05
  This is not asked now: discard 2 cards.
  Questo ora non è richiesto: scarta 2 carte.
hand too large, attacked: draw, deploy shields, deploy: PR-TURN-05
  First discard 2 cards.
  Prima scarta 2 carte.
hand too large, attacked: sacrifice, loot shields: PR-TURN-05
  This is not asked now: discard 2 cards.
  Questo ora non è richiesto: scarta 2 carte.
hand too large, held by a Plague: deploy: PR-TURN-05
  This is not asked now: discard 2 cards.
  Questo ora non è richiesto: scarta 2 carte.
walls or loot: loot shields: PR-TURN-05
  First decide about your Fortification.
  Prima decidi della tua Fortificazione.
walls or loot: pay shields, discard shields: PR-TURN-05
  This is not asked now: decide about your Fortification.
  Questo ora non è richiesto: decidi della tua Fortificazione.
conqueror: draw, deploy: PR-WIN-01
  The game is over: Giglio has fallen.
  La partita è finita: la Casata Giglio è caduta.
conquered: draw: PR-WIN-01
  The game is over: you have been eliminated.
  La partita è finita: la tua Casata è stata eliminata.
allied conquest: draw: PR-ALY-09
  The game is over: Giglio has fallen.
  La partita è finita: la Casata Giglio è caduta.
last round played: draw: PR-RULING-56
  The game is over: the last round has been played.
  La partita è finita: l'ultimo giro è stato giocato.
aborted: draw: PR-RULING-51
  The game is over: a player left the table.
  La partita è finita: un giocatore ha lasciato il tavolo.
alliance gone: attack hero: PR-RULING-51
  The game is over: an alliance left the table.
  La partita è finita: un'Alleanza ha lasciato il tavolo.
"""


def cases() -> list[tuple[str, str, str, str, str]]:
    """The answers above: place, action, clause, English, Italian."""
    lines = ANSWERS.strip().splitlines()
    out = []
    for head, en, it in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        place, asked, clause = head.split(": ")
        out += [(place, action, clause, en.strip(), it.strip()) for action in asked.split(", ")]
    return out


@pytest.mark.clause("PR-TURN-01", "PR-TURN-05", "PR-TURN-07", "PR-TURN-08", "PR-TURN-09", "PR-TURN-10", "PR-PLG-11")
@pytest.mark.clause("PR-DEF-13", "PR-RES-06", "PR-RES-08", "PR-RES-16", "PR-IMP-12", "PR-HAND-01", "PR-RULING-29")
@pytest.mark.clause("PR-WIN-01", "PR-ALY-09", "PR-RULING-33", "PR-RULING-51", "PR-RULING-56")
@pytest.mark.clause("PR-ACT-01", "PR-ACT-06", "PR-ACT-08", "PR-ACT-09", "PR-ACT-11", "PR-ALY-04", "PR-ATK-02")
@pytest.mark.clause("PR-ATK-09", "PR-DEF-04", "PR-FORT-12", "PR-STR-07", "PR-RULING-05", "PR-RULING-28", "PR-RULING-47")
@pytest.mark.parametrize(("place", "action", "clause", "en", "it"), cases())
def test_the_answer_is_about_what_was_asked(place: str, action: str, clause: str, en: str, it: str) -> None:
    seat, build = PLACES[place]
    table = build()
    assert refused(table, seat, action) == clause
    answer = table.why_not(seat, action)
    assert answer is not None
    assert (answer.label("en"), answer.label("it")) == (en, it)


def test_a_refused_row_changes_nothing() -> None:
    """One card too many: none is discarded, although the next decision is another's."""
    for place, action in (
        ("loot out of turn", "discard soldiers shields soldiers"),
        ("sixth card drawn", "discard shields shields"),
    ):
        seat, build = PLACES[place]
        table = build()
        before, lines = table.state.to_dict(), len(table.record.lines)
        with pytest.raises(wartable.Refused):
            table.act(seat, action)
        assert (table.state.to_dict(), len(table.record.lines)) == (before, lines)


@pytest.mark.clause("PR-ACT-01")
@pytest.mark.parametrize("place", ["at the action", "before the defence", "exchange begun", "Inquisition begun"])
def test_a_number_that_is_no_action_is_called_so(place: str) -> None:
    """No matter what is begun: only an action that is one can be told to wait until that is finished."""
    s = state(PLACES[place][1]())
    for code in (-1, 0, WIDTH - 1, SPACE):
        clause = s.why(0, code)
        phrase = s.reason(0, code, clause)
        assert phrase is not None
        assert (CLAUSES[clause], phrase.say(TITLE.messages, "en")) == ("PR-ACT-01", "There is no such action.")


def test_near_misses_say_the_same() -> None:
    """On the page, in the view and in answer to a question: the same words."""
    table = at(house("knights palisades gunpowder"), options={"gunpowder_min_level": 2})
    for lang in LANGUAGES:
        asked = {miss.text: table.why_not(0, miss.code) for miss in view(table, 0).near_misses}
        told = {miss.label: (miss.reason, miss.clause) for miss in table.scene(0, lang).near_misses}
        answers = {(answer.label(lang), answer.clause) for answer in asked.values() if answer is not None}
        assert len(asked) == 3
        assert set(told.values()) == answers


@pytest.mark.clause("PR-ELIM-02", "PR-RULING-11")
@pytest.mark.parametrize(
    ("cards", "attack", "laid_at", "rules", "sure"),
    [
        ("shields", "soldiers", 4, {}, True),
        ("palisades", "soldiers", 4, {}, True),
        ("patrol", "soldiers", 4, {}, False),  # it may be an Infiltration, which the Patrol turns back
        ("patrol", "hero", 4, {}, True),  # a gold back is none
        ("shields", "soldiers", 0, PENALISE, False),  # it may be unlawful
        ("shields", "soldiers", 4, PENALISE, True),
    ],
)
def test_a_caution_says_whether_the_end_is_sure(
    cards: str, attack: str, laid_at: int, rules: dict[str, object], sure: bool
) -> None:
    table = attacked(attack, house(cards), level=laid_at, options=rules)
    [choice] = [choice for choice in table.choices(0) if choice.caution]
    assert (choice.caution, choice.warning is not None) == ("PR-ELIM-02", True)
    assert choice.warning is not None
    verb = "eliminates" if sure else "may eliminate"
    assert choice.warning("en") == f"This {verb} you: no cards, no walls left."
    assert choice.warning("it").endswith("eliminazione.")
    [drawn] = [one for one in table.scene(0, "en").choices if one.caution is not None]
    assert drawn.caution is not None
    assert (drawn.caution.text, drawn.caution.deadly) == (choice.warning("en"), True)


def answers(s: ProelioState, seat: int) -> list[object]:
    """Every refusal that a seat can ask for: its clause and its words."""
    out: list[object] = []
    for code in range(-1, SPACE + 1):
        clause = s.why(seat, code)
        out.append((CLAUSES[clause], s.reason(seat, code, clause) if clause else None))
    return out


@pytest.mark.parametrize("name", MOMENTS)
def test_no_answer_tells_what_the_seat_may_not_know(name: str) -> None:
    """With other hidden cards every answer is the same, word for word."""
    s = state(MOMENTS[name]())
    for seat in range(s.kit.seats):
        known = answers(s, seat)
        for seed in range(3):
            assert answers(s.redeal(seat, Seeded(seed)), seat) == known


@pytest.mark.parametrize("name", DECISIONS)
def test_every_answer_can_be_said(name: str) -> None:
    """Any code of any seat is answered in a short sentence, in both languages."""
    s = state(DECISIONS[name]())
    for seat in range(s.kit.seats):
        for code in range(-1, SPACE + 1):
            clause = s.why(seat, code)
            phrase = s.reason(seat, code, clause) if clause else None
            if phrase is not None:
                for lang in LANGUAGES:
                    text = phrase.say(TITLE.messages, lang)
                    assert text.endswith(".")
                    assert len(text) <= 80, text
