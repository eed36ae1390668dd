"""What holds in every position of every game, with all options, seats and choices: LW-INV-01 to LW-INV-18.

Counted from the words of positions (watch.py), not with the rules' own code.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings, strategies as st

import wartable
from tests.titles.letswar.first import position_words
from tests.titles.letswar.model.checks import WEIGHTS
from tests.titles.letswar.watch import Watch, split
from wartable.core.rules.log import BIT, PUBLIC
from wartable.titles.letswar import TITLE

FREE = [option for option in TITLE.sheet.options if option.name not in ("mode", "absent_player")]

modes = st.sampled_from(["historical", "attrition"])
options = st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.each_value()) for option in FREE})
seeds = st.integers(0, 2**32)
# A shorter seed is no simpler game.
PHASES = [Phase.explicit, Phase.reuse, Phase.generate]


def verbs(table: wartable.Table, seat: int) -> dict[str, list[int]]:
    """Return the codes that a seat may play, by the verb of each."""
    found: dict[str, list[int]] = {}
    for choice in table.choices(seat):
        found.setdefault(choice.text.split()[0], []).append(choice.code)
    return found


def played(table: wartable.Table, rng: Random) -> None:
    """Play a choice of one of the seats at random, click by click."""
    seat = rng.choice(table.deciders)
    if table.state.vacant() & BIT[seat]:
        table.play_default(seat)
        return
    lines = len(table.record.lines)
    while len(table.record.lines) == lines:
        found = verbs(table, seat)
        verb = rng.choices(list(found), [WEIGHTS.get(word, 1.0) for word in found])[0]
        table.act(seat, rng.choice(found[verb]))


def in_main(table: wartable.Table) -> int | None:
    """Return the seat whose step 2 it is."""
    return next((seat for seat in table.deciders if "end" in verbs(table, seat)), None)


@pytest.mark.compiled
@pytest.mark.clause(
    "LW-EQUIP-03",
    "LW-EQUIP-08",
    "LW-HAND-04",
    "LW-NAT-02",
    "LW-NAT-11",
    "LW-CAL-05",
    "LW-WIN-13",
    "LW-INV-01",
    "LW-INV-02",
    "LW-INV-03",
    "LW-INV-04",
    "LW-INV-05",
    "LW-INV-06",
    "LW-INV-07",
    "LW-INV-08",
    "LW-INV-09",
    "LW-INV-10",
    "LW-INV-11",
    "LW-INV-12",
    "LW-INV-13",
    "LW-INV-17",
    "LW-INV-18",
)
@settings(max_examples=25, phases=PHASES)
@given(seats=st.integers(2, 7), mode=modes, chosen=options, seed=seeds)
def test_invariants_hold_at_every_point(seats: int, mode: str, chosen: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    table = TITLE.open(seats=seats, options={**chosen, "mode": mode}, seed=seed)
    watch = Watch(position_words(table))
    for _ in range(150):
        if not table.deciders:
            break
        played(table, rng)
        watch.check(position_words(table), in_main(table))
    assert (table.outcome is None) == bool(table.deciders)


@pytest.mark.compiled
@pytest.mark.clause("LW-RULING-36", "LW-RULING-89")
@settings(max_examples=20, phases=PHASES)
@given(
    seats=st.integers(2, 7),
    mode=modes,
    absent=st.sampled_from(["automated_takeover", "defeat"]),
    seed=seeds,
    moments=st.lists(st.integers(0, 60), min_size=1, max_size=4),
)
def test_invariants_outlast_players_who_leave(
    seats: int, mode: str, absent: str, seed: int, moments: list[int]
) -> None:
    rng = Random(seed)
    table = TITLE.open(seats=seats, options={"mode": mode, "absent_player": absent}, seed=seed)
    watch = Watch(position_words(table))
    for moment in range(90):
        if not table.deciders:
            break
        gone = table.state.vacant() | table.state.eliminated()
        here = [seat for seat in range(seats) if not gone & BIT[seat]]
        if moment in moments and here:
            table.forfeit(rng.choice(here))
        else:
            played(table, rng)
        watch.check(position_words(table), in_main(table))


def hidden_cards(words: dict[str, Any], viewer: int) -> dict[str, list[tuple[str, int, str]]]:
    """Return, by back, what a viewer cannot tell apart: the place, the seat and the card (table 5.8)."""
    found: dict[str, list[tuple[str, int, str]]] = {"conflict": [("pile", -1, card) for card in words["pile"]]}
    for seat, nation in enumerate(words["nations"]):
        if seat == viewer or not nation["alive"]:
            continue
        conflict, own = split(nation["hand"])
        found["conflict"] += [("hand", seat, card) for card in conflict]
        found[nation["name"]] = [("hand", seat, card) for card in own]
        found[nation["name"]] += [("unseen", seat, card) for card in nation["unseen"]]
    found["conflict"] = [one for one in found["conflict"] if one[2] not in ("trento", "colonies")]
    return found


def twin(table: wartable.Table, viewer: int, rng: Random) -> wartable.Table:
    """Return a table at a position that differs only in what the viewer may not know."""
    data: dict[str, Any] = table.state.to_dict()
    names = list(TITLE.names(table.kit)["nation"])
    hands = [Counter(nation["hand"]) for nation in data["nations"]]
    for places in hidden_cards(position_words(table), viewer).values():
        cards = [card for _, _, card in places]
        rng.shuffle(cards)
        for (place, seat, old), new in zip(places, cards, strict=True):
            if place == "hand":
                hands[seat].subtract([old])
                hands[seat].update([new])
    for seat, nation in enumerate(data["nations"]):
        if names[seat]:
            nation["hand"] = sorted(hands[seat].elements())
    # The piles are what is left.
    del data["pile"]
    return TITLE.position(data, seed=1)


@pytest.mark.compiled
@pytest.mark.clause("LW-RULING-90", "LW-SPY-03", "LW-NAT-09", "LW-INV-14")
@settings(max_examples=25, phases=PHASES)
@given(seats=st.integers(2, 7), mode=modes, chosen=options, seed=seeds)
def test_a_view_hangs_on_nothing_that_its_viewer_may_not_know(
    seats: int, mode: str, chosen: dict[str, Any], seed: int
) -> None:
    """Other cards in hidden places give the same view, the same choices, the same windows."""
    rng = Random(seed)
    table = TITLE.open(seats=seats, options={**chosen, "mode": mode}, seed=seed, memory=False)
    for _ in range(60):
        if not table.deciders:
            break
        played(table, rng)
        # Where somebody looks at cards, or has sealed some of them, they are no longer free to be others.
        if in_main(table) is None or not table.deciders:
            continue
        viewer = rng.choice([PUBLIC, *table.deciders, rng.randrange(seats)])
        assert TITLE.view(table.state, viewer) == TITLE.view(twin(table, viewer, rng).state, viewer)


@pytest.mark.compiled
@pytest.mark.clause("LW-INV-15", "LW-INV-16")
@settings(max_examples=15, phases=PHASES)
@given(seats=st.integers(2, 7), mode=modes, seed=seeds)
def test_refusals_change_nothing_and_games_can_be_played_again(seats: int, mode: str, seed: int) -> None:
    rng = Random(seed)
    table = TITLE.open(seats=seats, options={"mode": mode}, seed=seed)
    for _ in range(50):
        if not table.deciders:
            break
        before = table.state.to_dict()
        for seat in range(seats):
            code = rng.randrange(TITLE.sheet.space)
            if seat not in table.deciders or code not in table.state.legal(seat):
                with pytest.raises((wartable.Refused, wartable.NotAnAction)):
                    table.act(seat, code)
        assert table.state.to_dict() == before
        played(table, rng)
    again = TITLE.open(seats=seats, options={"mode": mode}, seed=seed)
    for line in table.record.lines:
        if line.kind == "choice":
            again.act(line.seat, line.text)
    assert again.state.to_dict() == table.state.to_dict()
