"""Why not? What a refusal says fits the position: what comes first, what is missing, and where."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.gradisca.tools import Game, advanced, at, play, refusal, words

SIEGE = {
    "italian-foot-1": "bruma",
    "siege-train": "bruma",
    "venetian-sappers": "bruma",
    "cappelletti-1": "bruma",
    "german-garrison-1": "gradisca",
    "corsican-foot": "udine",
    "erizzo": "udine",
}
PALMA = {"sappers-of-palma": "palma", "guns-of-palma": "palma", "german-foot-1": "visco"}


def told(table: Game, choice: str, lang: str = "en") -> str:
    """What the seat that is asked reads when it asks why not."""
    found = table.why_not(table.deciders[0], choice)
    assert found is not None
    return str(found.label(lang))


def both(table: Game, choice: str) -> tuple[str, str]:
    """The same in English and in Italian."""
    return told(table, choice), told(table, choice, "it")


def basic(step: str = "zone_open", **more: Any) -> Game:
    """A siege in the Basic game."""
    return at(words(SIEGE, step=step, **more))


OPTION_FIRST = ("First choose an option.", "Prima scegli un'opzione.")
OPEN_FIRST = ("First open its zone.", "Prima apri la sua zona.")
NOT_ASKED = ("That is not what is asked now.", "Ora non è questo che si chiede.")
NOT_IN_HAND = ("This card is not in your hand.", "Non hai in mano questa carta.")
ADVANCED = ("Only in the Advanced game.", "Solo nel Gioco Avanzato.")
ACTED = ("This unit has already acted.", "Questa unità ha già agito.")
INSIDE = ("That is done from inside the fortress.", "Si fa da dentro la Fortezza.")
OWN_WALLS = ("You work on enemy walls, from outside.", "Si lavora alle mura nemiche, da fuori.")
ORDER_FIRST = ("First give an order to the units you chose.", "Prima dai un ordine alle unità scelte.")
FIVE = ("You discard only with five cards in hand.", "Si scarta solo con cinque carte in mano.")


@pytest.mark.parametrize("choice", ["open bruma", "move farra italian-foot-1", "end", "play spy", "close"])
def test_before_the_option_nothing_else_is_chosen(choice: str) -> None:
    assert both(basic("choosing", option=0, allowed=0, budget=0, hands=(["spy"], [])), choice) == OPTION_FIRST


@pytest.mark.parametrize(
    "choice", ["pick italian-foot-1 …", "move farra italian-foot-1", "recover italian-foot-1", "fort venetian-sappers"]
)
def test_units_are_ordered_in_an_open_zone(choice: str) -> None:
    assert both(basic("orders"), choice) == OPEN_FIRST


@pytest.mark.clause("GR-5-10")
@pytest.mark.parametrize("step", ["choosing", "orders", "zone_open"])
def test_a_discard_needs_five_cards(step: str) -> None:
    table = basic(step, hands=(["spy"], []))
    assert (refusal(table, "discard spy"), both(table, "discard spy")) == ("GR-5-10", FIVE)


@pytest.mark.parametrize("commander", ["erizzo", "scotti"])
def test_a_commander_leads_his_own_corps(commander: str) -> None:
    en, it = both(basic("choosing"), f"option 3 {commander}")
    assert en.endswith(" does not command the drawn corps.")
    assert it.endswith(" non comanda il Corpo estratto.")


def test_a_card_is_played_from_the_hand() -> None:
    assert both(basic("orders", hands=(["spy"], ["grain"])), "play grain") == NOT_IN_HAND
    assert both(basic("orders", hands=(["spy"], ["grain"])), "place udine") == NOT_ASKED
    spying = play(basic("orders", hands=(["spy"], ["grain", "corsairs"])), "play spy")
    assert both(spying, "expose truce") == ("This card is not in that hand.", "Questa carta non è in quella mano.")


@pytest.mark.clause("GR-5-12")
def test_an_open_zone_does_not_hold_up_a_card_that_is_no_longer_allowed() -> None:
    table = basic(hands=(["spy"], []), option=3, leader="giustiniani", allowed=0)
    assert refusal(table, "play spy") == "GR-5-12"
    assert refusal(basic(hands=(["spy"], []), allowed=0), "play spy") == "GR-5-03"
    assert refusal(basic(hands=(["spy"], [])), "play spy") == "GR-5-21"


@pytest.mark.parametrize(
    ("choice", "clause", "texts"),
    [
        ("countermine gradisca-old-gate", "GR-5.1-06", INSIDE),
        ("rebuild gradisca-old-gate", "GR-5.1-06", INSIDE),
        ("fire gradisca", "GR-5.1-05", ("Only artillery fires at units.", "Solo l'Artiglieria spara a unità.")),
        ("pick venetian-sappers …", "GR-5.1-01", ("You have already chosen it.", "L'hai già scelta.")),
        ("pick german-garrison-1 …", "GR-1-02", ("These counters are not yours.", "Queste pedine non sono tue.")),
        ("pick italian-foot-2 …", "GR-5-21", ("It is not on the map.", "Non è sulla mappa.")),
        ("on farra", "GR-RULING-117", ORDER_FIRST),
        ("raid farra", "GR-RULING-32", ADVANCED),
        ("incursion farra", "GR-RULING-32", ADVANCED),
        ("raze", "GR-RULING-32", ADVANCED),
        ("camp farra", "GR-RULING-32", ADVANCED),
    ],
)
def test_to_sappers_that_are_chosen(choice: str, clause: str, texts: tuple[str, str]) -> None:
    table = play(basic(), "pick venetian-sappers …")
    assert (refusal(table, choice), both(table, choice)) == (clause, texts)


@pytest.mark.clause("GR-5.1-01", "GR-RULING-117")
def test_to_units_that_have_marched() -> None:
    table = play(basic(), "move mariano italian-foot-1")
    assert both(table, "pick italian-foot-1 …") == ACTED
    assert both(table, "leave italian-foot-1") == ("It marches alone.", "È in marcia da sola.")
    assert both(table, "leave siege-train") == ("This unit is not on the march.", "Questa unità non è in marcia.")
    play(table, "rest siege-train")
    no_points = ("No unit on the march has movement points left.", "Nessuna unità in marcia ha ancora punti movimento.")
    assert both(table, "on mariano") == no_points
    assert both(table, "recover") == ("First choose units.", "Prima scegli le unità.")


@pytest.mark.parametrize(
    ("choice", "texts"),
    [
        ("mine palma-east-front sappers-of-palma", OWN_WALLS),
        ("bombard palma-east-front guns-of-palma", OWN_WALLS),
        ("fire castions guns-of-palma", ("There are no enemies there.", "Lì non ci sono nemici.")),
        ("fire visco sappers-of-palma", ("Only artillery fires at units.", "Solo l'Artiglieria spara a unità.")),
    ],
)
def test_to_a_garrison(choice: str, texts: tuple[str, str]) -> None:
    unit = choice.split()[-1]
    table = play(at(words(PALMA, "v_presidii")), f"pick {unit} …")
    assert both(table, choice.removesuffix(f" {unit}")) == texts


@pytest.mark.parametrize("choice", ["bombard gradisca-old-gate", "move farra"])
def test_a_truce_is_named(choice: str) -> None:
    table = at(words({**SIEGE, "german-foot-1": "farra"}, truce=True))
    play(table, "pick siege-train …" if choice.startswith("bombard") else "pick italian-foot-1 …")
    assert both(table, choice) == ("The truce forbids it.", "La tregua lo vieta.")


def test_a_raid_does_not_follow_a_crossing() -> None:
    table = play(at(advanced(SIEGE, step="zone_open")), "pick cappelletti-1 …")
    assert told(table, "raid sagrado") == "Crossing takes all its movement: no raid follows."
    assert told(table, "raid sagrado", "it") == "Passare il fiume prende tutto il movimento: dopo non si razzia."


def test_after_a_failed_raid_without_enemies_comes_the_next_or_none() -> None:
    units = {"italian-foot-1": "bruma", "italian-foot-2": "bruma", "german-foot-1": "goritia"}
    table = play(at(advanced(units, step="zone_open"), 4), "raid farra italian-foot-1 italian-foot-2")
    first = ("First say: raid once more, or stay.", "Prima decidi: un'altra Razzia, o restare.")
    assert [both(table, choice) for choice in ("on mossa", "close")] == [first, first]


@pytest.mark.clause("GR-24-02")
def test_a_camp_that_has_moved_says_so_before_and_in_an_open_zone() -> None:
    position = advanced({"italian-foot-1": "bruma", "german-foot-1": "goritia"}, camps=("visco moved", "goritia"))
    table = at(position)
    assert refusal(table, "camp trivignano") == "GR-24-02"
    assert refusal(play(table, "open bruma"), "camp trivignano") == "GR-24-02"


@pytest.mark.clause("GR-7.3-03", "GR-7.3-10")
def test_where_the_beaten_go() -> None:
    units = {f"italian-foot-{one}": "trivignano" for one in (1, 2, 3)}
    enemies = {"german-foot-1": "visco", "german-foot-2": "visco"}
    table = play(at(words(units | enemies), 1, 6, 6, 6, 6), "move visco all", "lose german-foot-1")
    assert table.state.doing().name == "beaten"
    assert both(table, "retreat goritia") == (
        "A retreat goes to an adjacent zone.",
        "Ci si ritira in una zona adiacente.",
    )
    assert [refusal(table, choice) for choice in ("stand", "hold")] == ["GR-7.3-10", "GR-7.3-10"]
    assert both(table, "open udine") == NOT_ASKED


def test_reinforcements_enter_where_the_card_says() -> None:
    table = at(words({"italian-foot-1": "udine"}, step="orders", turn=9, hands=(["lombards"], [])))
    play(table, "play lombards")
    assert both(table, "place palma") == ("The card does not name this zone.", "La carta non nomina questa zona.")


@pytest.mark.parametrize(
    ("zone", "texts"),
    [
        ("duino", ("Enemies hold Duino.", "Duino è in mano ai nemici.")),
        ("udine", ("Udine is not on the sea.", "Udine non è sul mare.")),
        ("marano", ("They are already in Marano.", "Sono già a Marano.")),
    ],
)
def test_where_galleys_do_not_land(zone: str, texts: tuple[str, str]) -> None:
    units = {"italian-foot-1": "marano", "german-foot-1": "duino"}
    table = play(at(words(units, step="orders", turn=4, hands=(["galleys"], []))), "play galleys")
    assert both(play(table, "pick italian-foot-1 …"), f"ship {zone}") == texts


@pytest.mark.clause("GR-RULING-54", "GR-1-02")
def test_what_a_crowded_zone_does_not_disorganise() -> None:
    foot = ["italian-foot-1", "italian-foot-2", "italian-foot-3", "corsican-foot", "overseas-foot", "mainland-militia"]
    units = dict.fromkeys([*foot, "cernide-of-udine"], "medea") | {"men-at-arms-1": "udine", "german-foot-1": "goritia"}
    chits = dict.fromkeys(["v_cavalleria", "v_presidii", "v_istria", "a_arciducali"], "played")
    chits["v_giustiniani"] = "active"
    table = play(at(words(units, step="orders", chits=chits)), "end")
    assert table.state.doing().name == "excess"
    assert refusal(table, "flip cernide-of-udine") == "GR-RULING-54"
    assert refusal(table, "flip german-foot-1") == "GR-1-02"
    assert both(table, "flip men-at-arms-1") == ("It is not in this zone.", "Non è in questa zona.")


def test_austria_has_its_article() -> None:
    found = at(words({"german-foot-1": "goritia"}, "a_arciducali")).why_not(0, "close")
    assert (found.label("en"), found.label("it")) == ("Austria decides now.", "Ora decide l'Austria.")


def test_the_log_tells_what_a_fort_stops_under_fire() -> None:
    fort = {"visco": {"forts": 1, "owner": 1}}
    table = play(at(words(PALMA, "v_presidii", zones=fort), 1), "fire visco guns-of-palma")
    assert "1 hit, 1 stopped by fort or borough." in " ".join(table.log(0, "en"))
    assert "1 Centro, 1 fermato da Forte o Borgo." in " ".join(table.log(0, "it"))


@pytest.mark.parametrize(("die", "ending"), [(1, ": 1."), (6, ": 6."), (4, ": 4, and 1 for the enemies there.")])
def test_the_log_of_a_raid_adds_nothing_to_a_natural_one_or_six(die: int, ending: str) -> None:
    units = {"italian-foot-1": "bruma", "italian-foot-2": "bruma", "german-foot-1": "farra"}
    position = advanced(units, step="zone_open", camps=("bruma", "goritia"))
    table = play(at(position, die), "raid farra italian-foot-1 italian-foot-2")
    assert next(line for line in table.log(0, "en") if "raids" in line).endswith(ending)
