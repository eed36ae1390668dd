"""Positions in words: what breaks an invariant is refused with its place, and bad input changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.campaign.war import FLAT, FOOT, Game, army, at, begun, fought, in_battle, opened, side, war
from wartable import NotAnAction, PositionError, Refused, Seeded
from wartable.core.rules.log import PUBLIC

BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "pool and ledger": (war([{**side(), "pool": 5}, side()], ledger=[]), r"sides\[0\].pool: 5 points.*CA-RULING-01"),
    "six squads": (war([side("1.1 6 rifle 1.hq 1 hq_foot"), side()]), r"sides\[0\].list.1.1"),
    "three in an HQ": (war([side("1.1 3 rifle 1.hq 3 hq_foot"), side()]), r"1.hq: at most 2"),
    "two squads": (war([side("1.1 2 rifle 1.hq 1 hq_foot"), side()]), "CA-LIST-06"),
    "no HQ": (war([side("1.1 3 rifle"), side()]), "CA-RULING-09"),
    "two arms": (war([side("1.1 3 rifle 1.2 3 pz4h 1.hq 1 hq_foot"), side()]), "CA-RULING-10"),
    "another arm now": (war([side(FOOT, "1.1 3 pz4h"), side()]), "CA-FIX-02"),
    "squads of a disbanded platoon": (war([side(disbanded=["1.1"]), side()]), "CA-SUP-07"),
    "a disbanded HQ": (war([side(FOOT, "1.hq", disbanded=["1.hq"]), side()]), "CA-SUP-07"),
    "wins without battles": ({**war(), "draws": 1}, "draws: not as many"),
    "a draw with a winner": (war(battles=[fought("counterattack", "draw", 0)]), "CA-RULING-68"),
    "more battles than planned": (war(battles=[fought("counterattack", "draw", None)] * 6), "planned"),
    "an unknown level": (war([side(level={"1.1": "heroes"}), side()]), r"sides\[0\].level.1.1: 'heroes'"),
    "momentum of nobody": ({**war(), "momentum": 2}, "momentum"),
    "a type that does not follow": ({**war(), "kind": "assault"}, "CA-RULING-20"),
    "an empty list": (war([side(""), side()]), "CA-LIST-01"),
    "no such unit": (war([side("1.1 3 elephants 1.hq 1 hq_foot"), side()]), "elephants"),
    "no such place": (war([side("9.7 3 rifle"), side()]), "9.7"),
    "a line of no ledger": ({**war(), "ledger": [[1, 0, "gifts", 5]]}, "gifts"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_what_breaks_an_invariant_is_refused(name: str) -> None:
    words, message = BROKEN[name]
    with pytest.raises(PositionError, match=message):
        at(words)


@pytest.mark.clause("CA-FLD-04", "CA-FLD-01", "CA-HQ-01", "CA-RULING-33")
def test_forces_and_losses_in_words() -> None:
    platoons = " ".join(f"{n}.{p} 5 rifle" for n in range(1, 4) for p in range(1, 5))
    large = " ".join([platoons, *(f"{n}.hq 2 hq_foot" for n in range(1, 4))])
    with pytest.raises(PositionError, match="CA-FLD-04"):
        in_battle(large, FOOT)
    with pytest.raises(PositionError, match="CA-FLD-01"):
        at(
            war(
                [side(now="1.1 2 rifle", force=army("1.1 2 rifle")), side(force=army(FOOT))],
                "battle",
                means="table",
                turn=1,
            )
        )
    with pytest.raises(PositionError, match="CA-HQ-01"):
        in_battle(
            "1.1 3 rifle 1.2 3 rifle 1.3 3 rifle 1.hq 1 hq_foot", FOOT, forces=("1.1 3 rifle 1.hq 1 hq_foot", FOOT)
        )
    lost = side(force=army("1.1 5 rifle"), lost=army("1.2 1 rifle"))
    with pytest.raises(PositionError, match="CA-RULING-33"):
        at(war([lost, side(force=army(FOOT))], "confirm", 1, means="table", turn=8, entrant=0, outcome=0))


@pytest.mark.parametrize("step", ["lists", "disband", "prepare", "means", "battle", "result", "confirm"])
def test_a_position_is_the_same_after_its_words(step: str) -> None:
    tables: dict[str, Game] = {
        "lists": opened(),
        "disband": at(war([side("1.1 5 rifle 1.2 5 rifle 1.hq 1 hq_foot", "1.1 1 rifle"), side()], "disband")),
        "prepare": at(war([side(now="1.1 3 rifle", pool=300), side()])),
        "means": in_battle(step="means", means=""),
        "battle": in_battle(step="battle"),
        "result": in_battle(),
        "confirm": in_battle(),
    }
    table = tables[step]
    if step == "lists":
        table.act(0, "list 1.1 1 rifle ...", "list 2.1 1 pz4h ...")
    elif step == "prepare":
        table.act(0, "prepare buy 1.1 1 rifle ...", "prepare field 1.1 ...")
    elif step == "result":
        table.act(1, "result lost 1 1.1 1 rifle ...", "result lost 2 1.2 1 rifle ...")
    elif step == "confirm":
        table.act(0, "result lost 1 1.1 1 rifle outcome draw")
    words = table.state.to_dict()
    again = FLAT.from_dict(table.state.kit, words)
    assert again.to_dict() == words
    assert FLAT.invariants(again) == []


BAD_WORDS = (
    "list 1.1", "list 1.1 x rifle", "list 1.1 0 rifle", "list rifle 5", "list 65.1 3 rifle", "list 1.1 3 elephants",
    "list 1.1 1000 rifle", "list hq 3 rifle", "nation", "nation atlantis", "turn x", "over", "dice 3", "dice 0 7",
    "result outcome", "result outcome marginal 3", "result held 1", "result held 9 1", "prepare field 1.9",
    "result lost 3 1.1 1 rifle", "table 3", "", "surrender",
)  # fmt: skip


@pytest.mark.parametrize("text", BAD_WORDS)
def test_words_that_are_no_choice(text: str) -> None:
    table = opened()
    before = table.state.to_dict()
    with pytest.raises(NotAnAction):
        table.act(0, text)
    assert table.state.to_dict() == before


def test_numbers_that_are_no_action() -> None:
    for table in (opened(), begun(), in_battle()):
        before = table.state.to_dict()
        for code in (0, 1 << 40, 3 * 262144 + 9, 2 * 262144 + 262143, 6 * 262144 + 262143, 18 * 262144 + 262143):
            with pytest.raises((NotAnAction, Refused)):
                table.act(0, code)
        assert table.state.to_dict() == before


def test_both_enter_at_once_and_the_first_stands() -> None:
    table = in_battle()
    table.act(1, "result lost 1 1.1 1 rifle ...")
    table.act(0, "result outcome draw")
    assert table.deciders == (1,)
    assert table.view(1).result.by == 0
    with pytest.raises(Refused):
        table.act(0, "confirm")


def test_drafts_are_their_owners_alone() -> None:
    table = opened()
    seen = [table.view(viewer) for viewer in (PUBLIC, 1)]
    table.act(0, "list 1.1 1 rifle ...")
    assert [table.view(viewer) for viewer in (PUBLIC, 1)] == seen
    hidden = table.state.redeal(1, Seeded(1))
    assert hidden.spent == [0, 0]
    assert table.state.redeal(0, Seeded(1)).spent == [100, 0]
