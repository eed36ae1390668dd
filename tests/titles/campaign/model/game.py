"""The door: a campaign that takes answers in words and says who is asked and how both armies stand."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.titles.campaign.model.content import Content
from tests.titles.campaign.model.questions import Answer, Answers, Question, Story
from tests.titles.campaign.model.rules.aftermath import aftermath, next_battle
from tests.titles.campaign.model.rules.battles import battle
from tests.titles.campaign.model.rules.lists import lists, nations
from tests.titles.campaign.model.rules.preparation import disbanding, preparing
from tests.titles.campaign.model.state import DEFAULTS, CampaignOver, Chance, Game, order


class Refused(Exception):
    """An answer that is none to the question of that side; nothing has changed."""


def rolls(rng: Random) -> Chance:
    """Return a chance that rolls by itself."""
    return lambda kind, n: rng.randint(1, n) if kind == "die" else rng.randrange(n)


class Model:
    """A campaign.

    >>> model = Model({"nation_1": "italy"})
    >>> [(seat, question.about) for seat, question in model.asked.items()]
    [(1, 'nation')]
    """

    def __init__(
        self, options: dict[str, Any] | None = None, chance: Chance | None = None, content: Content | None = None
    ) -> None:
        """Open a campaign and go on to its first question."""
        rules = {**DEFAULTS, **(options or {})}
        unknown = set(rules) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"no such option: {sorted(unknown)}")
        self.game = Game(content or Content.read(), rules, chance or rolls(Random(0)))
        self.asked: dict[int, Question] = {}
        # All who were asked together, those that have answered included, and what about.
        self.together: set[int] = set()
        self.about = ""
        self._mode = ""
        self._answers: Answers = {}
        self._story = self._whole()
        self._go(None)

    def _whole(self) -> Story:
        game = self.game
        yield from nations(game)
        yield from lists(game)
        next_battle(game)
        while True:
            yield from disbanding(game)
            yield from preparing(game)
            yield from battle(game)
            aftermath(game)

    def _go(self, answers: Answers | None) -> None:
        try:
            asked = next(self._story) if answers is None else self._story.send(answers)
            self._mode, self.asked = asked[0], dict(asked[1])
            self.together = set(self.asked)
            self.about = next(iter(self.asked.values())).about
        except CampaignOver:
            self.asked, self.together, self.about = {}, set(), ""

    def answer(self, seat: int, answer: Answer) -> None:
        """Take a side's line or picks; the campaign goes on once enough sides have answered."""
        if seat not in self.asked or not allows(self.asked[seat], answer):
            raise Refused(f"seat {seat}: {answer}")
        del self.asked[seat]
        self._answers[seat] = answer
        if self._mode == "any" or not self.asked:
            answers, self._answers = self._answers, {}
            self._go(answers)

    def concede(self, seat: int) -> None:
        """Give the campaign up (CA-RULING-53)."""
        won = self.game.rules["concede"] == "decisive_for_opponent"
        try:
            self.game.finish("CA-RULING-53", "decisive" if won else "none", 1 - seat if won else None)
        except CampaignOver:
            self.asked, self.together, self.about = {}, set(), ""

    @property
    def over(self) -> bool:
        """Tell whether the campaign has ended."""
        return bool(self.game.ended)

    def sealed_answer(self, seat: int) -> Answer | None:
        """Return what a side has answered while the other is still asked."""
        return self._answers.get(seat)

    def words(self) -> dict[str, Any]:
        """Return the whole position, without what is sealed or half picked."""
        game = self.game
        return {
            "sides": [side_words(game, seat) for seat in (0, 1)],
            "ledger": [list(line) for line in game.ledger],
            "battles": game.battles,
            "draws": game.draws,
            "momentum": game.momentum,
            "holder": game.holder,
            "ended": game.ended or None,
            "won": game.winners[0] if game.winners else None,
            "battle": battle_words(game),
        }


def allows(question: Question, answer: Answer) -> bool:
    """Tell whether an answer is one to a question, in the order in which it was picked."""
    if isinstance(answer, str):
        return answer in question.lines
    if question.next is None or question.fault is None:
        return False
    return question.fault(answer) == ""


def squads_words(squads: dict[str, Counter[str]]) -> dict[str, dict[str, int]]:
    """Return squads by place, those that stand alone."""
    return {place: dict(+squads[place]) for place in sorted(squads, key=order) if +squads[place]}


def side_words(game: Game, seat: int) -> dict[str, Any]:
    """Return a side in words."""
    side = game.sides[seat]
    return {
        "nation": side.nation or None,
        "list": squads_words({place: unit.start for place, unit in side.units.items()}),
        "now": squads_words(side.standing()),
        "level": {place: game.content.levels[unit.level] for place, unit in side.units.items() if unit.level},
        "disbanded": [place for place, unit in side.units.items() if unit.disbanded],
        "pool": side.pool,
        "before": side.pool_before,
        "wins": side.wins,
        "marginals": side.marginals,
        "force": squads_words(side.force),
        "lost": squads_words(side.lost),
    }


def battle_words(game: Game) -> dict[str, Any]:
    """Return the battle at hand in words."""
    battle = game.battle
    return {
        "kind": battle.kind,
        "attacker": battle.attacker,
        "means": battle.means,
        "namer": battle.namer,
        "turn": battle.turn,
        "rolls": [number for roll in battle.rolls for number in roll],
        "held": battle.held,
    }
