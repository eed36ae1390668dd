"""What holds in every position of every game, in both modes and with all options: GR-INV-01 to GR-INV-22.

Counted from the words of positions (watch.py), not with the rules' own code.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings, strategies as st

import wartable
from tests.titles.gradisca.model.game import Model
from tests.titles.gradisca.model.rules.supply import attack_supply, in_radius, supplied
from tests.titles.gradisca.model.sieges import random_siege
from tests.titles.gradisca.proof.side_by_side import CHOICES, CONTENT, SIEGE, WEIGHTS, Fed, by_verb
from tests.titles.gradisca.watch import Watch
from wartable.core.rules.log import PUBLIC
from wartable.titles.gradisca import TITLE

MODES = ("basic", "advanced")
options = {
    mode: st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in CHOICES[mode].items()})
    for mode in MODES
}
seeds = st.integers(0, 2**32)
# A shorter seed is no simpler game.
PHASES = [Phase.explicit, Phase.reuse, Phase.generate]
RADIUS = ("GR-15-06", "GR-16-02", "GR-16-04", "GR-16-05")


def click(table: wartable.Table, rng: Random) -> None:
    """Play a choice of the seat that is asked, at random by its verb, click by click."""
    lines = len(table.record.lines)
    while len(table.record.lines) == lines:
        seat = table.deciders[0]
        codes = by_verb(table.state.legal(seat))
        verbs = [verb for verb in codes if verb in SIEGE and rng.random() < 0.6] or list(codes)
        verb = rng.choices(verbs, [WEIGHTS.get(word, 1.5) for word in verbs])[0]
        table.act(seat, rng.choice(codes[verb]))


def begin(mode: str, chosen: dict[str, str], siege: bool, seed: int) -> wartable.Table:
    """Open a game at the set-up or somewhere in a siege."""
    given_options = {**chosen, "mode": mode}
    if not siege:
        return TITLE.open(2, options=given_options, seed=seed)
    found = random_siege(Random(seed), CONTENT, "gradisca" if seed % 2 else "palma", mode == "advanced")
    return TITLE.position({"seats": 2, "options": given_options, **found}, seed=seed)


def trace(table: wartable.Table, before: dict[str, Any]) -> None:
    """GR-INV-22: what is kept of a zone that was opened, and the radius that choices keep to, are traced anew."""
    words: dict[str, Any] = table.state.to_dict()
    opened = words["open"] if words["open"] != before["open"] else ""
    if not opened and (words["stack"][-1][0], words["option"]) != ("orders", 3):
        return
    model = Model({**words["options"]}, Fed(), CONTENT)
    model.load(words)
    g, seat = model.g, table.deciders[0]
    if opened:
        assert words["attack_supply"] == attack_supply(g, seat, opened), f"GR-INV-22: {opened}"
        for unit in g.idle(opened):
            assert unit.unsupplied != supplied(g, seat, opened), f"GR-INV-22: {unit.word}"
        return
    start = words["base"] if words["options"]["radius_from"] == "zone_at_draw" else g.units[words["leader"]].place
    for zone in CONTENT.zones if start in CONTENT.zones else ():
        found = table.why_not(seat, f"open {zone}")
        if found is None or found.clause in RADIUS:
            assert (found is None) == in_radius(g, seat, start, zone), f"GR-INV-22: {start} to {zone}"


@pytest.mark.compiled
@pytest.mark.clause(
    "GR-INV-01",
    "GR-INV-02",
    "GR-INV-03",
    "GR-INV-04",
    "GR-INV-05",
    "GR-INV-06",
    "GR-INV-07",
    "GR-INV-08",
    "GR-INV-09",
    "GR-INV-10",
    "GR-INV-11",
    "GR-INV-12",
    "GR-INV-13",
    "GR-INV-14",
    "GR-INV-15",
    "GR-INV-16",
    "GR-INV-17",
    "GR-INV-21",
    "GR-INV-22",
)
@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=8, phases=PHASES)
@given(data=st.data(), siege=st.booleans(), seed=seeds)
def test_invariants_hold_at_every_point(mode: str, data: Any, siege: bool, seed: int) -> None:
    rng = Random(seed)
    table = begin(mode, data.draw(options[mode]), siege, seed)
    watch = Watch(table.state.to_dict())
    for _ in range(110):
        if not table.deciders:
            break
        click(table, rng)
        if mode == "advanced" and table.deciders:
            trace(table, watch.before)
        watch.check(table.state.to_dict())
        assert TITLE.invariants(table.state) == []
    assert (table.outcome is None) == bool(table.deciders)


def twin(table: wartable.Table, viewer: int, rng: Random) -> wartable.Table:
    """Return a table at a position that differs only in cards that the viewer may not know; nothing is remembered."""
    words: dict[str, Any] = {**table.state.to_dict(), "memory": None}
    late = {card.word for card in CONTENT.cards.values() if card.new_year}
    for seat in range(2):
        if seat == viewer:
            continue
        for kinds in (late, {card.word for card in CONTENT.cards.values()} - late):
            pile = "new_year" if kinds is late and not words["mixed"] else "deck"
            held = [card for card in words["armies"][seat]["hand"] if card in kinds]
            free = [*held, *(card for card in words[pile] if card in kinds)]
            rng.shuffle(free)
            rest = Counter(words[pile])
            rest.subtract(free[: len(held)])
            rest.update(held)
            words["armies"][seat]["hand"] = [
                *(card for card in words["armies"][seat]["hand"] if card not in kinds),
                *free[: len(held)],
            ]
            words[pile] = list(rest.elements())
    return TITLE.position(words, seed=1)


@pytest.mark.compiled
@pytest.mark.clause("GR-INV-18")
@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=6, phases=PHASES)
@given(data=st.data(), siege=st.booleans(), seed=seeds)
def test_a_view_hangs_on_nothing_that_its_viewer_may_not_know(mode: str, data: Any, siege: bool, seed: int) -> None:
    rng = Random(seed)
    table = begin(mode, data.draw(options[mode]), siege, seed)
    for moment in range(60):
        if not table.deciders:
            break
        click(table, rng)
        words: dict[str, Any] = table.state.to_dict()
        step = words["stack"][-1][0] if table.deciders else "over"
        # Who looks at a hand, or owes a card of it, is asked by what is in it.
        if moment % 4 or step in ("over", "spying", "discarding"):
            continue
        for viewer in (PUBLIC, 1 - table.deciders[0]):
            one, other = (twin(table, viewer, rng) for _ in range(2))
            assert TITLE.view(one.state, viewer) == TITLE.view(other.state, viewer)


@pytest.mark.compiled
@pytest.mark.clause("GR-INV-19")
@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=5, phases=PHASES)
@given(seed=seeds)
def test_refusals_change_nothing_and_games_can_be_played_again(mode: str, seed: int) -> None:
    rng = Random(seed)
    table = begin(mode, {}, False, seed)
    for _ in range(60):
        if not table.deciders:
            break
        before = table.state.to_dict()
        for seat in range(2):
            code = rng.randrange(1, TITLE.sheet.space)
            if seat not in table.deciders or code not in table.state.legal(seat):
                with pytest.raises((wartable.Refused, wartable.NotAnAction)):
                    table.act(seat, code)
        assert table.state.to_dict() == before
        click(table, rng)
    again = begin(mode, {}, False, seed)
    for line in table.record.lines:
        if line.kind == "choice":
            again.act(line.seat, line.text)
    assert again.state.to_dict() == table.state.to_dict()


@pytest.mark.compiled
@pytest.mark.clause("GR-INV-20")
@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=6, phases=PHASES)
@given(siege=st.booleans(), seed=seeds)
def test_an_activation_cannot_end_past_a_mandatory_card(mode: str, siege: bool, seed: int) -> None:
    rng = Random(seed)
    table = begin(mode, {}, siege, seed)
    due = {card.word for card in CONTENT.cards.values() if card.mandatory and not card.after}
    for _ in range(110):
        if not table.deciders:
            break
        seat = table.deciders[0]
        words: dict[str, Any] = table.state.to_dict()
        if words["stack"][-1][0] == "orders" and words["allowed"] and not words["duty"]:
            texts = {choice.text for choice in table.choices(seat)}
            playable = {f"play {card}" for card in due & set(words["armies"][seat]["hand"])} & texts
            assert not playable or "end" not in texts
        click(table, rng)
