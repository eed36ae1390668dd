"""The rules against a second reading of them (model.py): the same questions, the same answers, the same positions.

Every choice of a game is compared whole: who is asked, every answer, and where every card lies afterwards.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wartable
from tests.titles.proelio.packs import write_pack
from tests.titles.proelio.proof.model import Model, drawn, sorted_words
from tests.titles.proelio.proof.test_invariants import FREE, middle
from tests.titles.proelio.tools import state, told
from wartable.core.rules.log import Journal
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.position.state import ProelioState

SEATINGS = [("open_war", 3), ("open_war", 4), ("open_war", 5), ("open_war", 6), ("allied_houses", 4)]
# Few of each, so that piles run dry, hands are small and Plagues overlap.
SMALL = {
    **dict.fromkeys(("shields", "infiltration", "soldiers", "plague"), 3),
    **dict.fromkeys(("palisades", "towers", "patrol", "manure", "knights", "resources", "temporary_alliance"), 2),
    **dict.fromkeys(("trebuchets", "fortress", "imperial_edict", "imperial_manure", "hero", "inquisition"), 1),
    **dict.fromkeys(("gunpowder", "imperial_resources"), 2),
}


def answers(s: ProelioState) -> frozenset[str]:
    """All completed choices of the seat that is asked, click by click."""
    [seat] = s.deciders()
    found: set[str] = set()
    met: set[tuple[int, ...]] = set()
    drafts: list[tuple[ProelioState, list[int]]] = [(s, [])]
    while drafts:
        draft, clicks = drafts.pop()
        for code in draft.legal(seat):
            after, journal = draft.copy(), Journal()
            after.apply(seat, code, wartable.Seeded(1), journal)
            row = tuple(sorted([*clicks, code]))
            if journal.entries:
                found.add(TITLE.line(s.kit, [*clicks, code]))
            elif row not in met:
                met.add(row)
                drafts.append((after, [*clicks, code]))
    return frozenset(found)


def follow(table: wartable.Table, model: Model, rng: Random, choices: int, heard: Counter[str]) -> None:
    """Plays both side by side."""
    story = model.play()
    asked = next(story, None)
    for _ in range(choices):
        assert sorted_words(table.state.to_dict()) == model.words()
        if asked is None:
            assert table.deciders == ()
            return
        assert table.deciders == (asked.seat,)
        assert answers(state(table)) == asked.answers
        # Half of the time a kind of action first, so that the many exchanges do not crowd out the rest.
        pool = sorted(asked.answers)
        verb = rng.choice(sorted({answer.split()[0] for answer in pool}))
        answer = rng.choice([one for one in pool if one.startswith(verb)] if rng.random() < 0.5 else pool)
        table.act(asked.seat, *TITLE.parse(table.kit, answer))
        facts = told(table, None, last=1)
        heard.update(fact.split()[0] for fact in facts)
        model.fate = drawn(facts)
        try:
            asked = story.send(answer)
        except StopIteration:
            asked = None
        assert model.fate == [], f"{answer}: chance gave more than the model took"


def rules_of(rng: Random, mode: str) -> dict[str, Any]:
    """The mode, and now and then another value than the default of an option that it has."""
    rules: dict[str, Any] = {"mode": mode}
    for option in FREE:
        if mode in (option.modes or (mode,)) and rng.random() < 0.35:
            rules[option.name] = rng.choice(option.each_value())
    return rules


def in_the_middle(seats: int, rules: dict[str, Any], seed: int) -> tuple[wartable.Table, Model]:
    """A game well under way, and the model of it at the start of the turn."""
    given = {**middle(seats, rules, seed), "memory": None}
    table = TITLE.position(given, seed=seed)
    houses = [{"waiting": [], **house} for house in given["houses"]]
    return table, Model({**table.state.to_dict(), "houses": houses, "discards": given["discards"]})


def compare(seeds: range, mode: str, seats: int, pack: str | None, heard: Counter[str]) -> None:
    """Games of many seeds: from the deal, or in the middle of everything."""
    for seed in seeds:
        rng = Random(seed)
        rules = rules_of(rng, mode)
        if seed % 3 == 0 or pack:
            table = TITLE.open(seats=seats, options=rules, seed=seed, memory=False, pack=pack)
            model = Model(table.state.to_dict(), state(table).kit.hand_limit)
        else:
            table, model = in_the_middle(seats, rules, seed)
        follow(table, model, rng, 60, heard)


HEARD = {
    *("turn-begins", "plague-ends", "discarded", "defence-held", "defence-opens", "deployed", "revealed", "void"),
    *("cancelled", "swept", "turned-round", "stolen", "nothing-stolen", "compared", "sacrificed", "kept", "looted"),
    *("overrun", "penalty", "eliminated", "drew", "renewed", "attack-laid", "fortified", "played", "played-on"),
    *("looked", "exchanged", "passed", "returned"),
}


@pytest.mark.compiled
@pytest.mark.clause("PR-ALY-05", "PR-TURN-05", "PR-ACT-01", "PR-RES-02", "PR-ELIM-02")
@pytest.mark.parametrize(("mode", "seats"), SEATINGS)
def test_the_rules_agree_with_a_second_reading(mode: str, seats: int) -> None:
    heard: Counter[str] = Counter()
    compare(range(60), mode, seats, None, heard)
    more = {"supported", "alliance-surrenders"} if mode == "allied_houses" else set()
    assert len((HEARD | more) - set(heard)) <= 2


@pytest.mark.compiled
@pytest.mark.clause("PR-DECK-01", "PR-RULING-09", "PR-RULING-32", "PR-RULING-34", "PR-RULING-47")
@pytest.mark.parametrize(("mode", "seats"), SEATINGS)
def test_the_rules_agree_when_cards_are_few(mode: str, seats: int, tmp_path: Path) -> None:
    heard: Counter[str] = Counter()
    compare(range(30), mode, seats, write_pack(tmp_path, **SMALL, opening_hand=3, hand_limit=4), heard)
    assert heard["renewed"] > 5


@pytest.mark.plain
@pytest.mark.parametrize(("mode", "seats"), SEATINGS)
def test_plain_python_agrees_with_a_second_reading(mode: str, seats: int, tmp_path: Path) -> None:
    heard: Counter[str] = Counter()
    compare(range(60, 66), mode, seats, None, heard)
    compare(range(30, 33), mode, seats, write_pack(tmp_path, **SMALL, opening_hand=3, hand_limit=4), heard)
    assert len(heard) > len(HEARD) / 2


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "seats"), SEATINGS)
def test_the_rules_agree_with_a_second_reading_at_length(mode: str, seats: int, tmp_path: Path) -> None:
    heard: Counter[str] = Counter()
    pack = write_pack(tmp_path, **SMALL, opening_hand=3, hand_limit=4)
    compare(range(1_000, 1_600), mode, seats, None, heard)
    compare(range(2_000, 2_600), mode, seats, pack, heard)
    assert set(heard) >= HEARD
