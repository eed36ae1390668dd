"""Defence, resolution, loot and defeat (rulebook: The Defence phase, Resolution, Loot, Defeat)."""

from __future__ import annotations

import pytest

from tests.titles.proelio.tools import (
    at,
    attacked,
    discards,
    hand,
    house,
    level,
    play,
    refused,
    state,
    texts,
    told,
    view,
)
from wartable.titles.proelio import TITLE

FORTS = [None, "shields", "palisades", "towers", "fortress"]
ATTACK_OF = {1: "soldiers", 2: "knights", 3: "trebuchets", 4: "hero"}
NOT_REPELLED = {"elimination_check": "only_if_not_repelled"}


@pytest.mark.clause("PR-DEF-01", "PR-DEF-02", "PR-RES-01")
def test_the_defence_phase_opens_and_hides_the_attack() -> None:
    table = at(house("shields knights", waiting="soldiers"), house(), house(), step="turn_start")
    assert "defence-opens 0 2 base 4" in opened("soldiers")
    assert "defence-opens 0 2 imperial 3" in opened("hero", 3)
    for deployed in (None, "deploy shields …"):
        if deployed:
            table.act(0, deployed)
        assert (view(table, 0).step, table.deciders) == ("deploy", (0,))
        for viewer in (-1, 0, 1):
            assert view(table, viewer).houses[0].waiting[0].card == ""
            assert view(table, viewer).attack == ""
    shown = attacked("soldiers", house("shields knights", "shields"))
    shown.act(0, "deploy")
    for viewer in (-1, 0, 1, 2):
        assert view(shown, viewer).attack == "soldiers"


def opened(attack: str, laid_at: int = 4) -> list[str]:
    """What is told when seat 2 has passed its turn on to seat 0, before whom the attack lies."""
    table = at(house("shields", waiting=attack, level=laid_at), house(), house(), active=1)
    play(table, "draw")
    return told(table)


@pytest.mark.clause("PR-DEF-03")
def test_deployed_cards_are_face_up() -> None:
    table = attacked("hero", house("shields knights shields", "shields"))
    pick, done = table.title.parse(table.kit, "deploy shields")
    table.act(0, pick)
    assert view(table, 1).deployed == ()
    assert view(table, 0).row == ("shields",)
    assert told(table, 1) == []
    table.act(0, done)
    for viewer in (-1, 0, 1, 2):
        assert view(table, viewer).deployed == ("shields",)
        assert "deployed 0 1 shields" in told(table, viewer)
        for lang, name in (("en", "Shields"), ("it", "Scudi")):
            assert name in table.log(viewer, lang=lang)[0]


@pytest.mark.clause("PR-DEF-04", "PR-DEF-05")
def test_only_defence_cards_of_the_hand() -> None:
    table = attacked("soldiers", house("patrol knights resources", "shields"))
    assert refused(table, 0, "deploy shields") == "PR-DEF-04"
    assert refused(table, 0, "deploy knights") == "PR-DEF-05"
    assert refused(table, 0, "deploy resources") == "PR-DEF-05"
    assert texts(table) == ["deploy patrol …", "deploy"]


@pytest.mark.clause("PR-DEF-06", "PR-DEF-07")
def test_any_number_or_none() -> None:
    table = attacked("manure", house("shields shields patrol"))
    table.act(0, "deploy")
    assert hand(table, 0) == ["shields", "shields", "patrol"]
    every = attacked("manure", house("shields shields patrol knights"))
    play(every, "deploy shields shields patrol")
    assert hand(every, 0) == ["knights"]
    none = attacked("manure", house("knights"))
    assert texts(none) == ["deploy"]
    empty = attacked("soldiers", house("", "shields"))
    assert texts(empty) == ["deploy"]
    empty.act(0, "deploy")
    assert told(empty)[:2] == ["deployed 0 0", "revealed 0 2 soldiers"]


@pytest.mark.clause("PR-DEF-08", "PR-DEF-09", "PR-RES-13")
def test_deployed_cards_are_lost_in_any_case() -> None:
    table = attacked("soldiers", house("towers knights", "palisades"))
    play(table, "deploy towers")
    assert discards(table) == ["towers", "soldiers"]
    assert level(table, 0) == 2
    beaten = attacked("hero", house("shields knights manure manure manure", "palisades"))
    play(beaten, "deploy shields", "keep", "loot knights manure manure")
    assert discards(beaten) == ["shields", "hero"]


@pytest.mark.clause("PR-DEF-10", "PR-DEF-11", "PR-RULING-05")
def test_over_the_limit_counts_nothing() -> None:
    """V-2: Palisades at level 0 count nothing against Knights and are lost."""
    table = attacked("knights", house("palisades shields knights manure"))
    picks = {choice.text: choice.caution for choice in table.choices(0)}
    assert picks == {"deploy shields …": "", "deploy palisades …": "PR-DEF-11", "deploy": ""}
    play(table, "deploy palisades shields")
    assert state(table).total == 1
    assert state(table).short == 1
    play(table, "loot manure")
    assert discards(table) == ["shields", "palisades", "knights"]


@pytest.mark.clause("PR-RULING-05", "PR-IMP-08", "PR-PAT-02")
@pytest.mark.parametrize("fort_level", range(5))
def test_over_the_limit_may_be_forbidden(fort_level: int) -> None:
    """By option only what counts may be deployed; Patrol and Edict always may."""
    cards = ["shields", "palisades", "towers", "fortress"]
    defender = house(" ".join([*cards, "patrol", "imperial_edict"]), FORTS[fort_level])
    table = attacked("knights", defender, options={"over_limit_defence": "forbidden"})
    allowed = [
        f"deploy {card} …" for card in ["shields", "palisades", "towers", "patrol", "fortress", "imperial_edict"]
    ]
    for value, card in enumerate(cards, start=1):
        if value > fort_level + 1:
            allowed.remove(f"deploy {card} …")
            assert refused(table, 0, f"deploy {card}") == "PR-RULING-05"
    assert texts(table) == [*allowed, "deploy"]


@pytest.mark.clause("PR-DEF-12", "PR-RES-02", "PR-RES-03", "PR-RES-04", "PR-RES-05", "PR-RES-17")
@pytest.mark.parametrize(("deployed", "total"), [("shields shields", 2), ("palisades", 2), ("palisades shields", 3)])
def test_enough_defence_repels(deployed: str, total: int) -> None:
    """V-3 among them: equal is enough, more is too; no loot, no question about the walls."""
    table = attacked("knights", house(f"{deployed} manure", "shields"))
    play(table, f"deploy {deployed}")
    assert hand(table, 0) == ["manure"]
    assert hand(table, 2) == ["resources", "resources"]
    assert level(table, 0) == 1
    assert view(table, 0).step == "action"
    counts = " ".join(f"{card}={2 if card == 'palisades' else 1}" for card in sorted(deployed.split(), reverse=True))
    assert f"compared 0 2 knights 2 {total} 0 {len(deployed.split())} {counts}" in told(table)


@pytest.mark.clause("PR-DEF-13", "PR-RES-06")
def test_after_the_reveal_only_walls_or_loot() -> None:
    table = attacked("knights", house("shields shields manure", "shields"))
    play(table, "deploy shields")
    assert view(table, 0).attack == "knights"
    assert texts(table) == ["sacrifice", "keep"]
    assert refused(table, 0, "deploy shields") == "PR-DEF-13"


@pytest.mark.clause("PR-RES-07", "PR-RES-08", "PR-RES-14", "PR-RULING-15")
def test_a_sacrificed_fortification_adds_its_value() -> None:
    """Hero against one Shields, Shields sacrificed: two short, and the deployed card keeps its value."""
    table = attacked("hero", house("shields manure knights soldiers", "shields"))
    play(table, "deploy shields", "sacrifice")
    assert level(table, 0) == 0
    assert state(table).short == 2
    assert state(table).total == 2
    assert told(table)[-1] == "sacrificed 0 1"
    play(table, "loot manure knights")
    assert hand(table, 0) == ["soldiers"]
    assert discards(table) == ["shields", "shields", "hero"]


@pytest.mark.clause("PR-RULING-15")
@pytest.mark.parametrize(("fort", "card"), [("shields", "palisades"), ("palisades", "towers")])
def test_a_sacrifice_does_not_lower_what_is_deployed(fort: str, card: str) -> None:
    """A card at the very limit of the walls keeps its value when they go: Hero is met by it, by them and by loot."""
    table = attacked("hero", house(f"{card} manure manure manure", fort))
    play(table, f"deploy {card}")
    value = FORTS.index(card)
    assert (state(table).total, state(table).short) == (value, 4 - value)
    table.act(0, "sacrifice")
    left = max(0, 4 - value - FORTS.index(fort))
    assert (state(table).total, state(table).short, level(table, 0)) == (
        (2 * value - 1, left, 0) if left else (0, 0, 0)
    )
    assert view(table, 0).step == ("loot" if left else "action")
    if left:
        play(table, "loot manure")
    assert hand(table, 0) == ["manure"] * (3 - left)


@pytest.mark.clause("PR-RES-09")
@pytest.mark.parametrize("fort", ["shields", "towers"])
def test_a_sacrifice_may_cover_everything(fort: str) -> None:
    table = attacked("knights", house("shields manure", fort))
    play(table, "deploy shields", "sacrifice")
    assert view(table, 0).step == "action"
    assert hand(table, 0) == ["manure"]
    assert hand(table, 2) == ["resources", "resources"]
    assert level(table, 0) == 0


@pytest.mark.clause("PR-RES-10", "PR-RES-15", "PR-LOOT-01", "PR-LOOT-02", "PR-LOOT-03", "PR-IMP-15")
def test_loot_is_chosen_by_the_defender_out_of_his_hand() -> None:
    table = attacked("knights", house("manure knights hero", "shields"))
    play(table, "deploy", "keep")
    assert table.deciders == (0,)
    assert texts(table) == ["loot manure …", "loot knights …", "loot hero …"]
    assert refused(table, 0, "loot shields") == "PR-LOOT-03"
    play(table, "loot manure hero")
    assert hand(table, 0) == ["knights"]
    assert hand(table, 2) == ["manure", "resources", "resources", "hero"]
    assert level(table, 0) == 1
    assert view(table, 0).step == "action"
    assert "kept 0 1" in told(table)


@pytest.mark.clause("PR-RULING-44", "PR-LOOT-01")
def test_loot_is_seen_by_the_two() -> None:
    """The others learn how many cards changed hands and how many of them have a gold back."""
    table = attacked("trebuchets", house("manure knights fortress inquisition"), house("shields"))
    play(table, "deploy", "loot manure fortress inquisition")
    for viewer in (0, 2):
        assert told(table, viewer)[-1] == "looted 0 2 3 2 manure fortress inquisition"
    for viewer in (-1, 1):
        assert told(table, viewer)[-1] == "looted 0 2 3 2 ? ? ?"


@pytest.mark.clause("PR-LOOT-02", "PR-RES-10")
def test_loot_of_the_whole_hand_asks_nothing() -> None:
    """Everybody can see that there is nothing to choose."""
    table = attacked("knights", house("manure hero", "shields"))
    play(table, "deploy", "keep")
    assert (hand(table, 0), hand(table, 2)) == ([], ["manure", "resources", "resources", "hero"])
    assert view(table, 0).step == "action"


@pytest.mark.clause("PR-RES-11", "PR-RULING-13", "PR-ELIM-05")
def test_who_cannot_pay_loses_everything() -> None:
    table = attacked("knights", house("manure", "palisades"), house("resources soldiers soldiers knights knights"))
    play(table, "deploy", "keep")
    assert level(table, 0) == 0
    assert hand(table, 0) == []
    assert hand(table, 2) == ["manure", "soldiers", "soldiers", "knights", "knights", "resources"]
    assert discards(table) == ["palisades", "knights"]
    assert table.outcome is not None
    assert table.outcome.winners == (2,)
    # The attacker's sixth card is not asked back: the game is over.
    assert told(table)[-3:] == ["looted 0 2 1 0 ?", "overrun 0 2", "eliminated 0 2"]
    bare = attacked("knights", house("manure"))
    bare.act(0, "deploy")
    assert "overrun 0 0" in told(bare)


@pytest.mark.clause("PR-RES-10", "PR-RES-11", "PR-RULING-13", "PR-LOOT-01")
@pytest.mark.parametrize("cards", ["manure", "manure fortress", "manure fortress hero"])
@pytest.mark.parametrize("seat", range(4))
def test_loot_goes_to_the_right_hand_neighbour(cards: str, seat: int) -> None:
    """At any seat, and whether the hand is too small, just enough, or more than enough."""
    houses = [house("soldiers soldiers") for _ in range(4)]
    houses[seat] = house(cards, "shields", waiting="knights")
    table = at(*houses, active=seat, step="deploy")
    play(table, "deploy", "keep")
    if len(cards.split()) == 3:
        assert table.deciders == (seat,)
        play(table, "loot fortress hero")
    taken = {1: ["manure"], 2: ["manure", "fortress"], 3: ["fortress", "hero"]}[len(cards.split())]
    assert sorted(hand(table, (seat - 1) % 4)) == sorted(["soldiers", "soldiers", *taken])
    assert hand(table, seat) == (["manure"] if len(taken) == 2 and "hero" in taken else [])
    assert (table.outcome is not None) == (len(taken) == 1)
    assert level(table, seat) == (len(taken) > 1)
    assert TITLE.invariants(table.state) == []


@pytest.mark.clause("PR-RES-12", "PR-RES-13")
def test_nothing_is_left_of_a_resolved_attack() -> None:
    """Neither card nor number: the next one begins afresh."""
    for answers in (["keep", "loot manure"], ["sacrifice"]):
        table = attacked("knights", house("shields manure manure", "shields"))
        play(table, "deploy shields", *answers)
        seen = view(table, 0)
        assert (seen.attack, seen.deployed, seen.total, seen.short, seen.step) == ("", (), 0, 0, "action")
        assert TITLE.invariants(table.state) == []


@pytest.mark.clause("PR-RES-16")
def test_no_question_about_walls_that_are_not_there() -> None:
    table = attacked("knights", house("manure knights soldiers"))
    table.act(0, "deploy")
    assert texts(table) == ["loot manure …", "loot soldiers …", "loot knights …"]


@pytest.mark.clause("PR-RES-18")
def test_worked_example() -> None:
    """V-4: Knights against one Shields at level 1: break even by sacrifice, or one card."""
    table = attacked("knights", house("shields manure knights", "shields"))
    play(table, "deploy shields", "sacrifice")
    assert (level(table, 0), hand(table, 0)) == (0, ["manure", "knights"])
    other = attacked("knights", house("shields manure knights", "shields"))
    play(other, "deploy shields", "keep", "loot manure")
    assert (level(other, 0), hand(other, 0)) == (1, ["knights"])


VECTORS = [
    ("V-E1", 2, 3, 2, "keep", 1, 2, False),
    ("V-E2", 2, 2, 2, "keep", 0, 2, False),
    ("V-E3", 2, 1, 2, "keep", 0, 0, True),
    ("V-E4", 2, 1, 2, "sacrifice", 1, 0, False),
    ("V-E5", 1, 1, 2, "sacrifice", 0, 0, True),
    ("V-E6", 3, 0, 1, "keep", 0, 0, True),
    ("V-E7", 3, 0, 1, "sacrifice", 0, 0, True),
    ("V-E8", 0, 3, 2, "", 1, 0, False),
    ("V-E9", 0, 2, 2, "", 0, 0, True),
    ("V-E10", 0, 0, 0, "", 0, 0, True),
]


@pytest.mark.clause("PR-ELIM-02", "PR-ELIM-03", "PR-ELIM-04", "PR-ELIM-07")
@pytest.mark.parametrize(("name", "fort", "cards", "short", "choice", "left", "walls", "out"), VECTORS)
def test_defeat_table(
    name: str, fort: int, cards: int, short: int, choice: str, left: int, walls: int, out: bool
) -> None:
    attack = ATTACK_OF.get(short, "manure")
    table = attacked(attack, house("soldiers " * cards, FORTS[fort]))
    table.act(0, "deploy")
    if choice:
        table.act(0, choice)
    while table.deciders and view(table, 0).step == "loot":
        table.act(0, table.choices(0)[0])
    assert (len(hand(table, 0)), level(table, 0), table.outcome is not None) == (left, walls, out), name


@pytest.mark.clause("PR-RULING-10")
def test_repelled_and_nothing_left() -> None:
    """V-E7 and V-E10 under both options."""
    for attack, fort, choice in (("soldiers", "towers", "sacrifice"), ("manure", None, "")):
        for options, out in (({}, True), (NOT_REPELLED, False)):
            table = attacked(attack, house("", fort), options=options)
            table.act(0, "deploy")
            if choice:
                table.act(0, choice)
            assert (table.outcome is not None) == out
            assert (view(table, 0).step == "action") != out
    table = attacked("soldiers", house("shields"), options=NOT_REPELLED)
    play(table, "deploy shields")
    assert table.outcome is None
    # Loot, theft and Gunpowder are judged by either reading.
    for attack, cards in (("soldiers", "manure"), ("infiltration", "manure"), ("gunpowder", "")):
        table = attacked(attack, house(cards), options=NOT_REPELLED)
        table.act(0, "deploy")
        assert table.outcome is not None
    # A sacrifice that does not cover the attack has not repelled it.
    table = attacked("knights", house("manure", "shields"), options=NOT_REPELLED)
    play(table, "deploy", "sacrifice")
    assert table.outcome is not None


@pytest.mark.clause("PR-RULING-11", "PR-IMP-08", "PR-IMP-09", "PR-IMP-10", "PR-RULING-31")
@pytest.mark.parametrize("attack", ["hero", "gunpowder", "infiltration", "soldiers"])
def test_the_edict_cancels_everything_and_never_kills_its_user(attack: str) -> None:
    table = attacked(attack, house("imperial_edict"))
    play(table, "deploy imperial_edict")
    assert table.outcome is None
    assert attack in discards(table)
    assert "imperial_edict" in discards(table)
    assert told(table)[:3] == ["deployed 0 1 imperial_edict", f"revealed 0 2 {attack}", f"cancelled 0 2 {attack}"]
    assert state(table).waiting == []
    assert view(table, 0).step == "action"


@pytest.mark.clause("PR-ELIM-01", "PR-ELIM-06")
def test_emptying_hand_and_table_oneself_is_no_defeat() -> None:
    """V-16: the last Soldiers are laid at level 0; the House plays on."""
    table = at(house("soldiers"), house("shields"), house())
    table.act(0, "attack soldiers")
    assert (hand(table, 0), level(table, 0), table.outcome) == ([], 0, None)
    play(table, "draw", "deploy shields")
    assert table.outcome is not None
    table = at(house("soldiers"), house("shields shields"), house())
    play(table, "attack soldiers", "draw", "deploy shields", "draw")
    assert table.deciders == (0,)
    assert "draw" in texts(table)


@pytest.mark.clause("PR-WIN-01", "PR-WIN-02", "PR-WIN-03", "PR-WIN-04", "PR-WIN-05", "PR-RULING-49", "PR-RULING-50")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_first_conquest_ends_open_war(seats: int) -> None:
    houses = [house("soldiers") for _ in range(seats)]
    houses[0] = house(waiting="soldiers")
    houses[1] = house("soldiers", waiting="hero")
    table = at(*houses, step="deploy")
    table.act(0, "deploy")
    assert table.outcome is not None
    assert table.outcome.winners == (seats - 1,)
    assert TITLE.clauses[table.outcome.clause] == "PR-WIN-01"
    assert table.outcome.ranks == (*[2] * (seats - 1), 1)
    assert table.outcome.scores == (*[0] * (seats - 1), 1)
    assert [h.eliminated for h in view(table, -1).houses] == [True] + [False] * (seats - 1)
    assert told(table)[-1] == f"eliminated 0 {seats - 1}"
    assert state(table).active == 0
    assert table.deciders == ()
    assert refused(table, 0, "draw") == "PR-WIN-01"
    assert len(state(table).waiting) == 1
    assert view(table, -1).houses[1].waiting[0].card == ""
