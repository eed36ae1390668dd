"""Random games of the model, and what must hold at every point of them (ledger 5.9)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

from tests.titles.letswar.model.content import UNITS, Content
from tests.titles.letswar.model.game import Model, dice
from tests.titles.letswar.model.questions import Question
from tests.titles.letswar.model.state import CHOICES, EMPIRES, ENTENTE, NEUTRAL, Nation
from tests.titles.letswar.model.values import attacks_allowed, hand_limit

# A war that lasts: cards are used more often than thrown away, and nobody taxes a country into revolution.
WEIGHTS = {"attack": 8, "play": 6, "equip": 5, "spy": 3, "deploy": 6, "buy": 4, "end": 4, "tax": 0.3, "discard": 0.5}
WEIGHTS |= {"take_back": 0.3, "answer": 5, "pass": 1, "pay": 2, "done": 2}


def random_line(question: Question, rng: Random, careful: bool = True) -> str:
    """Pick an answer word by word."""
    words: list[str] = []
    while True:
        following = sorted(question.next(words))
        if following == [""]:
            return " ".join(words)
        weights = [1.0] * len(following)
        if not words and careful:
            weights = [WEIGHTS.get(word, 1.0) for word in following]
        word = rng.choices(following, weights)[0]
        if not word:
            return " ".join(words)
        words.append(word)


def random_options(rng: Random, share: float = 0.35) -> dict[str, Any]:
    """Give each option now and then another value than its default."""
    return {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < share}


def all_cards(model: Model) -> dict[str, Counter[str]]:
    """Count every card of the table, deck by deck, wherever it lies."""
    g = model.g
    common = Counter(g.pile + g.discards + g.display)
    nations: dict[str, Counter[str]] = {}
    characters = Counter[str]()
    for nation in g.nations:
        common.update(g.conflict(nation.hand + nation.board) + nation.territory)
        own = g.nation_cards(nation.hand + nation.board) + nation.unseen + nation.bottom
        nations[nation.name] = Counter(own)
        characters.update(nation.characters + nation.to_come)
    events = Counter(g.event_pile + g.event_discards + ([g.event] if g.event else []))
    removed = Counter(g.removed)
    return {"conflict": common, "characters": characters, "events": events, "removed": removed, **nations}


class Watch:
    """Hold a game to the invariants, position after position."""

    def __init__(self, model: Model) -> None:
        """Remember how the game began."""
        self.model = model
        self.whole = sum(all_cards(model).values(), Counter[str]())
        self.total_events = len(model.g.event_pile)
        self.factions = {nation.name: nation.faction for nation in model.g.nations}
        self.note()

    def note(self) -> None:
        """Remember what the next position is held against."""
        g = self.model.g
        self.date, self.latest, self.offensive = g.date, g.latest, g.offensive
        self.turn_of = g.active if any(q.about in ("main", "limit") for q in self.model.asked.values()) else None
        self.bottoms = {nation.name: list(nation.bottom) for nation in g.nations}
        self.attacks = {nation.name: dict(nation.attacks) for nation in g.nations}
        self.allowed = {n.name: {unit: attacks_allowed(g, n, unit) for unit in UNITS} for n in g.nations}

    def check(self) -> None:
        """Assert the invariants on the position, and on the way to it."""
        self.check_cards()
        for nation in self.model.g.nations:
            self.check_nation(nation)
        self.check_calendar()
        self.check_hand_limit()
        self.check_end()
        self.note()

    def check_cards(self) -> None:
        g, counts = self.model.g, all_cards(self.model)
        # LW-INV-01; Territory cards join the pile at the deal.
        now = sum(counts.values(), Counter[str]())
        for territory in ("trento", "colonies"):
            assert now[territory] == (g.italy() is not None)
            del now[territory]
        assert now == self.whole
        # LW-INV-02.
        for nation in g.nations:
            assert set(counts[nation.name]) <= set(g.content.deck(nation.name))
        # LW-INV-09.
        laid_wrongly = g.discards + [card for nation in g.nations for card in nation.hand + nation.board]
        assert not {"trento", "colonies"} & set(laid_wrongly)

    def check_nation(self, nation: Nation) -> None:
        g = self.model.g
        equipment = [card for card in nation.board if g.content.card(card).kind == "equipment"]
        # LW-INV-03, LW-INV-04.
        assert len(equipment) == len(set(equipment))
        assert set(nation.board) - set(equipment) <= {"spy"}
        assert all(g.content.card(card).entry <= g.latest for card in equipment)
        # LW-INV-06, LW-INV-07.
        assert 0 <= nation.homefront <= 4
        if nation.alive and not self.model.over:
            assert nation.homefront > 0
            assert nation.standing()
        # LW-INV-08.
        if nation.faction != self.factions[nation.name]:
            assert (nation.name, self.factions[nation.name]) == ("italy", NEUTRAL)
            self.factions[nation.name] = nation.faction
        # LW-INV-10.
        for unit, count in nation.attacks.items():
            if count > self.attacks[nation.name].get(unit, 0):
                assert count <= self.allowed[nation.name][unit]
        # LW-INV-11.
        if nation.neutral:
            assert not nation.destroyed
            assert not nation.attacks
        # LW-INV-13.
        if nation.alive:
            before = self.bottoms[nation.name]
            assert any(nation.bottom[: len(before) - k] == before[k:] for k in range(len(before) + 1))

    def check_calendar(self) -> None:
        g = self.model.g
        # LW-INV-12.
        assert g.latest >= self.latest
        assert g.date >= self.date or (self.date, g.date) == (11, 10)
        # LW-INV-17.
        if g.event:
            seasons = {"autumn" if g.date % 2 else "spring", "neutral"}
            if g.options["event_order"] == "event_then_calendar":
                seasons = {"autumn", "spring", "neutral"} if g.offensive > 1 else seasons
            assert g.content.events[g.event].season in seasons

    def check_hand_limit(self) -> None:
        g = self.model.g
        # LW-INV-05: when the next player is in step 2 of the same offensive.
        main = any(question.about == "main" for question in self.model.asked.values())
        if main and self.turn_of not in (None, g.active) and g.offensive == self.offensive:
            last = g.nations[self.turn_of or 0]
            assert not last.alive or len(last.hand) <= hand_limit(g, last)

    def check_end(self) -> None:
        g = self.model.g
        # LW-INV-18.
        if self.model.over:
            factions = {g.nation(name).faction for name in g.winners}
            assert NEUTRAL not in factions
            assert len(factions) == 1 or g.ended == "shared"
            assert all((nation.faction in factions) == (nation.name in g.winners) for nation in g.nations)
            assert factions <= {ENTENTE, EMPIRES}
        else:
            assert self.model.asked


class Recorder:
    """Chance that writes down what it gave."""

    def __init__(self, rng: Random) -> None:
        """Draw by this generator."""
        self.draws: list[tuple[str, str]] = []
        self.inner = dice(rng)

    def __call__(self, pile: str, odds: dict[str, Fraction]) -> str:
        """Give a card and note it."""
        assert sum(odds.values()) == 1
        card = self.inner(pile, odds)
        self.draws.append((pile, card))
        return card


def play_game(seed: int, seats: int, options: dict[str, Any], content: Content, cap: int = 4000) -> Model:
    """Play a random game to its end and watch it."""
    rng = Random(seed)
    model = Model(seats, options, dice(rng), content)
    watch = Watch(model)
    model.begin()
    watch.check()
    for step in range(cap):
        if model.over:
            break
        seat = rng.choice(sorted(model.asked))
        # A game that has gone on for long is brought to an end by taxes.
        model.answer(seat, random_line(model.asked[seat], rng, careful=step < cap // 4))
        watch.check()
    return model
