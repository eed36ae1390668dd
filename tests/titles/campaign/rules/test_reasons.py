"""Why something is refused, in words of the position: in English and in Italian, beside the clause that it names."""

from __future__ import annotations

import pytest

from tests.titles.campaign.war import (
    CAMPAIGN,
    FOOT,
    Game,
    at,
    begun,
    in_battle,
    opened,
    side,
    war,
)
from wartable import NotAnAction, OptionError, Scripted, Seeded

COMPANY = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.4 5 rifle 1.hq 2 hq_foot"


def said(table: Game, choice: str, seat: int = 0) -> tuple[str, str, str]:
    """The clause that forbids a choice, and why in both languages; empty if it is legal."""
    found = table.why_not(seat, choice)
    if found is None:
        return ("", "", "")
    return (found.clause, found.label("en"), found.label("it"))


@pytest.mark.clause("CA-RULING-19")
def test_nobody_is_made_to_buy_and_who_has_bought_fields() -> None:
    table = at(war([side(FOOT, "1.1 2 rifle 1.2", pool=1_000), side()]))
    assert said(table, "prepare")[0] == ""
    assert said(table, "prepare buy 1.1 1 rifle")[0] == "CA-RULING-19"


@pytest.mark.clause("CA-RULING-66")
def test_the_present_turn_is_closed_or_the_eighth_at_once() -> None:
    table = in_battle(step="battle", turn=1)
    for turn in ("turn 1", "turn 3", "turn 9"):
        assert said(table, turn) == (
            "CA-RULING-66",
            "You close the present turn, or turn 8 at once.",
            "Chiudi il turno in corso, oppure subito il turno 8.",
        )
    assert said(table, "turn 8")[0] == said(table, "turn")[0] == ""
    assert said(in_battle(step="battle", turn=9), "turn 8") == (
        "CA-RULING-66",
        "From turn 8 on you close the present turn: 9.",
        "Dal turno 8 in poi chiudi il turno in corso: 9.",
    )


@pytest.mark.clause("CA-RULING-28", "CA-OBJ-02")
def test_a_feature_that_is_not_there_and_one_that_is_held() -> None:
    table = in_battle(momentum=1, holder=0)
    assert said(table, "result held 4 1 outcome draw") == (
        "CA-RULING-28",
        "There is no such feature in this battle.",
        "In questa battaglia non c'è un elemento così.",
    )
    assert said(table, "result held 1 1 1 2 outcome draw") == (
        "CA-OBJ-02",
        "This feature has its holder already.",
        "Questo elemento ha già chi lo tiene.",
    )


@pytest.mark.clause("CA-ORG-01", "CA-RULING-17")
def test_what_is_in_the_field_already_and_what_a_platoon_does_not_have() -> None:
    fielded = ("CA-ORG-01", "This unit is fielded already.", "Questa unità è già schierata.")
    assert said(begun(FOOT), "prepare field 1.1 1.1") == fielded
    table = begun(FOOT, split_platoons=True)
    assert said(table, "prepare field 1.1 bring 1.1 1 rifle") == fielded
    assert said(table, "prepare bring 1.1 6 rifle") == (
        "CA-ORG-01",
        "The platoon does not have that many of these.",
        "Il plotone non ha tante squadre così.",
    )
    assert said(table, "prepare bring 1.hq 1 hq_foot") == (
        "CA-RULING-17",
        "An HQ takes the field whole.",
        "Un comando scende in campo intero.",
    )
    assert said(begun(FOOT), "prepare bring 1.1 3 rifle")[1] == "A platoon takes the field with all its squads."


@pytest.mark.clause("CA-FLD-04")
def test_the_force_is_told_with_the_unit_that_is_asked_for() -> None:
    listed = f"{COMPANY} 2.1 5 rifle 2.2 5 rifle 2.hq 2 hq_foot"
    for split in (False, True):
        options = {"year": "1939", "split_platoons": split}
        table = at(war([side(listed, "2.1 4 rifle", pool=2_000), side()], momentum=2, holder=1, options=options))
        most = "field 1.1 1.2 1.3 1.4 2.1"
        assert said(table, f"prepare {most} 2.2") == (
            "CA-FLD-04",
            "With it the force would cost 2,900 points; 2,700 may fight.",
            "Così la forza costerebbe 2.900 punti; ne possono combattere 2.700.",
        )
        if split:
            # With one squad of 2.2 two more must come: three above the 2,600 that are fielded.
            brought = said(table, f"prepare {most} 1.hq bring 2.2 1 rifle")[1]
            assert brought == "With it the force would cost 2,900 points; 2,700 may fight."


@pytest.mark.clause("CA-LIST-03", "CA-RULING-60")
def test_the_first_squad_of_a_platoon_is_told_with_all_that_the_list_then_lacks() -> None:
    # 50 squads of 100 points are the whole budget of 1939.
    table = opened(year="1939")
    full = "1.1 5 rifle 1.2 5 rifle 1.3 5 rifle 1.4 5 rifle 2.1 5 rifle 2.2 5 rifle 2.3 5 rifle"
    led = f"list {full} 2.4 3 rifle 3.1 3 rifle 1.hq 2 hq_foot 2.hq 2 hq_foot 3.hq 2 hq_foot"
    assert said(table, f"{led} 4.1 1 rifle")[1:] == (
        "With the rest of its platoon and an HQ it takes 400 points; 300 are left.",
        "Con il resto del suo plotone e un comando costa 400 punti; ne restano 300.",
    )
    assert said(table, f"{led.replace('3.1 3', '3.1 4')} 3.2 1 rifle")[1:] == (
        "With the rest of its platoon it takes 300 points; 200 are left.",
        "Con il resto del suo plotone costa 300 punti; ne restano 200.",
    )
    assert said(table, f"{led.replace('3.1 3', '3.1 2')} 4.1 1 rifle")[1:] == (
        "With the rest of its platoon and an HQ it takes 400 points; "
        "300 are left, besides 100 reserved for what the list still lacks.",
        "Con il resto del suo plotone e un comando costa 400 punti; "
        "ne restano 300, oltre ai 100 riservati a ciò che manca ancora alla lista.",
    )
    assert said(table, f"{led.replace('3.1 3', '3.1 5')} 2.4 2 rifle")[1:] == (
        "It costs 100 points; 0 are left.",
        "Costa 100 punti; ne restano 0.",
    )


@pytest.mark.clause("CA-RULING-57", "CA-RULING-38", "CA-FIX-02")
def test_an_hq_and_a_platoon_are_not_mixed_up() -> None:
    table = opened()
    assert said(table, "list 1.1 1 hq_foot") == (
        "CA-RULING-57",
        "An HQ does not go into a platoon.",
        "Un comando non entra in un plotone.",
    )
    assert said(table, "list 1.1 3 rifle 1.hq 1 rifle") == (
        "CA-RULING-57",
        "This unit is not an HQ.",
        "Questa unità non è un comando.",
    )
    assert said(table, "list 1.1 3 rifle 1.hq 1 hq_armour")[1] == "This HQ does not lead such a formation."
    table = at(war([side(FOOT, "1.hq 1 hq_foot", pool=1_000), side()]))
    assert said(table, "prepare buy 1.hq 1 hq_armour") == (
        "CA-FIX-02",
        "An HQ never changes its kind.",
        "Un comando non cambia mai natura.",
    )
    assert said(table, "prepare buy 1.1 1 hq_armour")[1] == "A platoon never changes its kind."


@pytest.mark.clause("CA-RULING-38")
def test_an_entry_of_another_nation_or_year_or_kind() -> None:
    table = CAMPAIGN.open(2, {"nation_1": "germany", "nation_2": "france", "year": "1940"}, chance=Seeded(1))
    assert said(table, "list 1.1 1 tiger1") == ("CA-RULING-38", "Not available in 1940.", "Non disponibile nel 1940.")
    assert said(table, "list 1.1 1 sherman") == (
        "CA-RULING-38",
        "It belongs to another nation.",
        "Appartiene a un'altra nazione.",
    )
    assert said(opened(), "list 1.1 1 motorcycle 1 sdkfz222") == (
        "CA-RULING-38",
        "A platoon is all squads, all vehicles or all guns.",
        "Un plotone è tutto di squadre, di veicoli o di cannoni.",
    )


@pytest.mark.clause("CA-LIST-06", "CA-RULING-09")
def test_what_a_list_lacks_before_it_can_be_locked() -> None:
    table = opened()
    assert said(table, "list 1.1 3 rifle") == (
        "CA-RULING-09",
        "Formation 1 has no HQ yet.",
        "La formazione 1 non ha ancora un comando.",
    )
    assert said(table, "list 1.1 2 rifle 1.hq 1 hq_foot")[1:] == (
        "1.1 still lacks 1 squad.",
        "Manca ancora 1 squadra a 1.1.",
    )
    assert said(table, "list 1.1 1 rifle 1.hq 1 hq_foot")[1:] == (
        "1.1 still lacks 2 squads.",
        "Mancano ancora 2 squadre a 1.1.",
    )


@pytest.mark.clause("CA-RULING-59")
def test_a_nation_that_is_not_in_the_field_and_words_that_are_no_nation() -> None:
    table = CAMPAIGN.open(2, {"year": "1940"}, chance=Scripted(then=Seeded(1)))
    assert said(table, "nation usa") == (
        "CA-RULING-59",
        "Not in the field in 1940: United States.",
        "Non in campo nel 1940: Stati Uniti.",
    )
    for words, sentence in (
        ("nation rome", "'rome' non è una nazione; le nazioni sono: "),
        ("nation", "'nation' vuole una nazione, per esempio: "),
        ("over", "'over' vuole un motivo, per esempio: "),
        ("over rain", "'rain' non è un motivo; i motivi sono: "),
    ):
        with pytest.raises(NotAnAction) as found:
            table.act(0, words)
        assert found.value.sentence("it").startswith(sentence)


@pytest.mark.clause("CA-RULING-40")
def test_points_that_are_enough_for_all_platoons() -> None:
    table = at(war([side(FOOT, "1.1 2 rifle", pool=1_000), side()]))
    assert said(table, "disband 1.1") == (
        "CA-RULING-40",
        "Your points are enough to bring all your platoons back to 3.",
        "I tuoi punti bastano per riportare a 3 tutti i plotoni.",
    )


@pytest.mark.clause("CA-GEN-04", "CA-RULING-59", "CA-SUP-03", "CA-OBJ-01", "CA-RULING-62", "CA-RULING-63")
def test_who_is_not_asked_learns_which_rule_says_so() -> None:
    table = CAMPAIGN.open(2, {"year": "1940"}, chance=Seeded(1))
    assert said(table, "nation france", 1) == (
        "CA-GEN-04",
        "Side 1 chooses its nation first, then side 2 (CA-RULING-59).",
        "Sceglie la nazione prima la parte 1, poi la parte 2 (CA-RULING-59).",
    )
    free = {"disband_condition": "any_understrength"}
    assert said(at(war([side(FOOT, "1.1 2 rifle"), side()], options=free)), "disband 1.1") == (
        "CA-GEN-04",
        "Platoons are disbanded before the battle is prepared (CA-SUP-03).",
        "I plotoni si sopprimono prima di preparare la battaglia (CA-SUP-03).",
    )
    table = in_battle(step="objective", asked=1, momentum=2, holder=0, namer=1, turn=0)
    assert said(table, "named", 0) == (
        "CA-GEN-04",
        "The features of this battle are named by Side 2 (CA-OBJ-01).",
        "Gli elementi di questa battaglia li indica Parte 2 (CA-OBJ-01).",
    )
    assert said(table, "auto", 1) == (
        "CA-GEN-04",
        "This battle is fought on the table (CA-RULING-63).",
        "Questa battaglia si combatte sul tavolo (CA-RULING-63).",
    )
    table = in_battle()
    table.act(0, "result outcome draw")
    for answer in ("confirm", "dispute"):
        assert said(table, answer, 0) == (
            "CA-GEN-04",
            "The other side confirms or disputes what you entered (CA-RULING-62).",
            "Ciò che hai inserito lo conferma o contesta l'altra parte (CA-RULING-62).",
        )
    assert said(table, "turn", 0)[1] == "You are not asked for this now."


def test_a_question_that_lacks_its_noun_names_it_in_italian() -> None:
    table = opened()
    for question, noun in (("course", "una battaglia"), ("unit", "un posto della lista")):
        with pytest.raises(OptionError) as found:
            table.ask(0, question)
        assert found.value.sentence("it") == f"'{question}' vuole dopo di sé {noun}"
        with pytest.raises(OptionError) as found:
            table.ask(0, question, "rome")
        assert found.value.sentence("it").startswith(f"'rome' non è {noun}; ")
