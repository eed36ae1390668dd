"""What holds in every position of every game, with all options, seats and choices: invariants I-1 to I-7.

Counted here from the words of a position, not with the rules' own code. Games start from the deal or in mid-play.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import wartable
from tests.titles.proelio.tools import picked, told, view
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, FIRST_GOLD
from wartable.titles.proelio.view import ProelioView

BLACK = set(CARD_IDS[:FIRST_GOLD])
MINIMUM = {"knights": 1, "trebuchets": 2, "hero": 3}
ATTACKS = ["manure", "infiltration", "soldiers", "knights", "trebuchets", "imperial_manure", "hero", "gunpowder"]
WALLS = [None, "shields", "palisades", "towers", "fortress"]
HIT = {"revealed", "stolen", "nothing-stolen", "looted", "swept", "overrun", "eliminated", "compared", "deployed"}
FREE = [option for option in TITLE.sheet.options if option.name != "mode"]

modes = st.sampled_from([("open_war", 3), ("open_war", 4), ("open_war", 5), ("open_war", 6), ("allied_houses", 4)])
options = st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.each_value()) for option in FREE})


def middle(seats: int, rules: dict[str, Any], seed: int) -> dict[str, Any]:
    """A position in the middle of a game: walls, attacks that wait, Plagues and full hands, all lawful."""
    rng = Random(seed)
    copies = dict(zip(CARD_IDS, TITLE.content().data.copies, strict=True))
    if rules["mode"] == "allied_houses":
        copies["temporary_alliance"] = 0
    levels = [rng.randrange(5) for _ in range(seats)]
    for seat in range(seats):
        if levels[: seat + 1].count(4) > copies["fortress"]:
            levels[seat] = 3
    houses: list[dict[str, Any]] = []
    for seat in range(seats):
        house: dict[str, Any] = {"hand": [], "fortification": WALLS[levels[seat]]}
        if levels[seat]:
            copies[str(WALLS[levels[seat]])] -= 1
        laid_at = levels[seat - 1]
        gunpowder = rules.get("gunpowder_min_level", 0)
        lawful = [card for card in ATTACKS if laid_at >= (gunpowder if card == "gunpowder" else MINIMUM.get(card, 0))]
        card = rng.choice(lawful)
        if rng.random() < 0.6 and copies[card]:
            copies[card] -= 1
            house["waiting"] = [{"card": card, "level": laid_at, "turn": rng.randrange(1, 9)}]
        house["plague"] = rng.random() < 0.15 and copies["plague"] > 0
        copies["plague"] -= house["plague"]
        houses.append(house)
    pool = [card for card, count in copies.items() for _ in range(count)]
    rng.shuffle(pool)
    for house in houses:
        house["hand"] = [pool.pop() for _ in range(rng.randrange(6))]
    buried = [pool.pop() for _ in range(rng.choice([0, 20, len(pool)]))]
    return {
        "seats": seats,
        "options": rules,
        "turn": 9,
        "active": rng.randrange(seats),
        "step": "turn_start",
        "houses": houses,
        "discards": buried,
        "memory": [],
    }


def check_ending(table: wartable.Table) -> None:
    """I-4 and I-6. The winner is the right-hand neighbour of the fallen House, alone or with the ally."""
    words: dict[str, Any] = table.state.to_dict()
    outcome, lost = table.outcome, words["lost"]
    if outcome is None:
        return
    clause = TITLE.clauses[outcome.clause]
    assert clause in TITLE.sheet.endings
    allied = words["options"]["mode"] == "allied_houses"
    if lost is None:
        assert clause in ("PR-RULING-51", "PR-RULING-56")
        assert len(outcome.winners) in ((0, 2) if allied else (0,))
        return
    winner = (lost - 1) % table.seats
    assert outcome.winners == (tuple(sorted((winner, (winner + 2) % 4))) if allied else (winner,))
    assert clause == ("PR-ALY-09" if allied else "PR-WIN-01")
    assert words["active"] == lost
    assert (words["houses"][lost]["hand"], words["houses"][lost]["fortification"]) == ([], None)


@settings(max_examples=60)
@given(mode=modes, rules=options, seed=st.integers(0, 10_000))
def test_the_right_house_wins(mode: tuple[str, int], rules: dict[str, Any], seed: int) -> None:
    """I-4 and I-6 where it matters: Houses with a card or none, so that one of them soon falls."""
    position = middle(mode[1], {**rules, "mode": mode[0]}, seed)
    for house in position["houses"]:
        house["hand"] = house["hand"][: seed % 2]
    table = TITLE.position({**position, "memory": None}, seed=seed)
    while table.deciders and len(table.record.lines) < 60:
        picked(table, seed)
        check_ending(table)


class Games(RuleBasedStateMachine):
    """Opens a table with some options and plays what hypothesis picks."""

    table: wartable.Table
    plague_before = False

    @initialize(mode=modes, rules=options, seed=st.integers(0, 10_000), dealt=st.booleans())
    def open(self, mode: tuple[str, int], rules: dict[str, Any], seed: int, dealt: bool) -> None:
        """A new game, or one that is well under way."""
        name, self.seats = mode
        self.chosen = {**rules, "mode": name}
        self.immediate = self.chosen.get("hand_limit_timing", "immediate") == "immediate"
        self.begin(seed, dealt)

    def begin(self, seed: int, dealt: bool) -> None:
        """Sits down to a game."""
        if dealt:
            self.table = TITLE.open(seats=self.seats, options=self.chosen, seed=seed)
        else:
            self.table = TITLE.position(middle(self.seats, self.chosen, seed), seed=seed)
        self.look()
        self.full = Counter(self.everything())

    @precondition(lambda self: not self.table.deciders)
    @rule(seed=st.integers(0, 10_000))
    def play_another(self, seed: int) -> None:
        """After a game is before the game."""
        self.begin(seed, False)

    def house(self, seat: int) -> dict[str, Any]:
        """A House in words."""
        return self.words["houses"][seat]  # type: ignore[no-any-return]

    def look(self) -> None:
        """Writes down the position that all checks are about."""
        self.words: dict[str, Any] = self.table.state.to_dict()
        self.views = {viewer: view(self.table, viewer) for viewer in range(-1, self.table.seats)}

    def everything(self) -> list[str]:
        """Every card on the table."""
        words = self.words
        found = [*words["piles"], *words["discards"], *words["deployed"]]
        found.extend([words["attack"]] if words["attack"] else [])
        for house in words["houses"]:
            found.extend(house["hand"])
            found.extend([house["fortification"]] if house["fortification"] else [])
            found.extend(["plague"] if house["plague"] else [])
            found.extend(attack["card"] for attack in house["waiting"])
        return found

    def plague(self) -> bool:
        """Whether one is in force."""
        return any(house["plague"] for house in self.words["houses"])

    @precondition(lambda self: self.table.deciders)
    @rule(pick=st.integers(0, 999))
    def click(self, pick: int) -> None:
        """One click."""
        [seat] = self.table.deciders
        legal = self.table.state.legal(seat)
        self.plague_before = self.plague()
        lines = len(self.table.record.lines)
        self.table.act(seat, legal[pick % len(legal)])
        self.look()
        if len(self.table.record.lines) > lines and self.plague_before and self.plague():
            # I-5. No reveal, theft, loot or elimination while a Plague is in force.
            assert not {fact.split()[0] for fact in told(self.table, last=1)} & HIT

    @precondition(lambda self: self.table.deciders and len(self.table.record.lines) > 20)
    @rule(seat=st.integers(0, 5))
    def leave(self, seat: int) -> None:
        """A player leaves; the second time there is nobody to leave."""
        if seat < self.table.seats and seat not in self.words["away"]:
            self.table.forfeit(seat)
            self.look()

    @invariant()
    def cards_are_conserved(self) -> None:
        """I-1. No card is lost, none appears; each deck keeps its own."""
        assert Counter(self.everything()) == self.full

    @invariant()
    def hands_are_within_the_limit(self) -> None:
        """I-2. Nobody holds more than five but to discard, and then only the one who is asked."""
        over = [seat for seat in range(self.table.seats) if len(self.house(seat)["hand"]) > 5]
        if self.immediate and self.table.deciders:
            assert over in ([], list(self.table.deciders))
            assert not over or self.views[-1].step == "excess"

    @invariant()
    def one_of_each_before_a_house(self) -> None:
        """I-3. One Fortification and, unless the table allows more, one attack that waits."""
        for seat in range(self.table.seats):
            assert self.house(seat)["fortification"] in WALLS
            if self.chosen.get("pending_attacks_per_target", "1") == "1":
                assert len(self.house(seat)["waiting"]) <= 1

    @invariant()
    def nobody_is_stuck(self) -> None:
        """A game asks exactly one seat, which can answer; or it is over and asks nobody."""
        assert (self.table.outcome is None) == (len(self.table.deciders) == 1)
        for seat in self.table.deciders:
            assert self.views[seat].choices
            assert self.table.state.legal(seat) == [choice.code for choice in self.views[seat].choices]

    @invariant()
    def the_right_house_has_won(self) -> None:
        """I-4 and I-6, in every way that a game can end."""
        check_ending(self.table)

    @invariant()
    def a_view_shows_no_hidden_face(self) -> None:
        """I-7. Own hand and attacks; of the others backs, and what the log has shown this viewer and still holds."""
        for viewer, seen in self.views.items():
            self.check_view(viewer, seen)

    def check_view(self, viewer: int, seen: ProelioView) -> None:
        """Every card that a view names, held against what the viewer may know."""
        own = self.house(viewer)["hand"] if viewer >= 0 else []
        assert sorted(seen.hand) == sorted(own)
        for house in seen.houses:
            truth = self.house(house.seat)
            backs = [card in BLACK for card in truth["hand"]]
            assert (house.hand_size, house.gold) == (len(backs), backs.count(False))
            allies = self.chosen.get("ally_hand_visible", False) and self.chosen["mode"] == "allied_houses"
            if allies and viewer >= 0 and house.seat == (viewer + 2) % 4:
                assert sorted(house.known) == sorted(truth["hand"])
            else:
                # Remembered, so that it must be true; and once shown, or worked out from what a new pile leaves out.
                assert not Counter(house.known) - Counter(truth["hand"])
                assert not house.known or set(house.known) <= self.shown(viewer) or "renewed" in self.shown(viewer)
            for lying, attack in zip(house.waiting, truth["waiting"], strict=True):
                mine = viewer == (house.seat - 1) % self.table.seats
                assert lying.card == (attack["card"] if mine else "")
                assert lying.deck == ("base" if attack["card"] in BLACK else "imperial")
                assert attack["card"] in lying.may_be
        for text in [choice.text for choice in seen.choices] + [miss.text for miss in seen.near_misses]:
            assert set(text.split()[1:]) <= {*own, *"012345…"}
        if viewer not in seen.asked:
            assert (seen.choices, seen.near_misses, seen.row, seen.possibilities) == ((), (), (), ())

    def shown(self, viewer: int) -> set[str]:
        """Every word that the log has ever said to a viewer."""
        return {word for fact in told(self.table, viewer) for word in fact.split()}

    @precondition(lambda self: len(self.table.record.lines) % 4 == 0)
    @invariant()
    def a_redeal_looks_the_same(self) -> None:
        """What is hidden from a viewer cannot show in the view, for with other hidden cards it is the same."""
        for viewer in range(-1, self.table.seats):
            other = self.table.state.redeal(viewer, wartable.Seeded(len(self.table.record.lines)))
            assert TITLE.view(other, viewer) == self.views[viewer]


TestGames = Games.TestCase
TestGames.settings = settings(max_examples=30, stateful_step_count=40)


@pytest.mark.soak
class TestManyGames(Games.TestCase):  # type: ignore[misc, valid-type]
    """The same, for longer."""

    settings = settings(max_examples=1_000, stateful_step_count=120)
