"""The door: a game of Let's War that takes lines of words and says who is asked and where every card lies."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from tests.titles.letswar.model.content import Content
from tests.titles.letswar.model.questions import Answers, Asked, Story
from tests.titles.letswar.model.rules.ending import CLAUSES
from tests.titles.letswar.model.rules.events import event_step
from tests.titles.letswar.model.rules.setup import build, deal
from tests.titles.letswar.model.rules.turn import offensive, offensives, prelude_equip, rest_of_turn, turn
from tests.titles.letswar.model.state import DEFAULTS, Chance, Game, GameOver, Lasting, Nation


class Refused(Exception):
    """A line that is no answer to the question of that seat; nothing has changed."""


def dice(rng: Random) -> Chance:
    """Return a chance that draws by itself."""

    def draw(pile: str, odds: dict[str, Fraction]) -> str:
        cards = sorted(odds)
        return rng.choices(cards, [float(odds[card]) for card in cards])[0]

    return draw


class Given:
    """Chance that is handed in: what each pile gives next, under the names that the model asks by.

    The piles are `conflict`, `events`, `nation france` (the unseen part of a deck), `hand france` (a random card of a
    hand), `characters france` (their shuffle), `auction` and `duel` (a faction).
    """

    def __init__(self) -> None:
        """Start with nothing given."""
        self.draws: dict[str, list[str]] = {}

    def add(self, pile: str, *cards: str) -> None:
        """Hand in the next cards of a pile."""
        self.draws.setdefault(pile, []).extend(cards)

    def left(self) -> dict[str, list[str]]:
        """Return what was handed in and not taken."""
        return {pile: cards for pile, cards in self.draws.items() if cards}

    def __call__(self, pile: str, odds: dict[str, Fraction]) -> str:
        """Give the next card of a pile; more than was handed in is an error."""
        return self.draws[pile].pop(0)


class Model:
    """A game of Let's War.

    >>> model = Model(2, chance=dice(Random(1)))
    >>> model.begin()
    >>> [(seat, question.about) for seat, question in model.asked.items()]
    [(0, 'prelude')]
    """

    def __init__(
        self,
        seats: int,
        options: dict[str, Any] | None = None,
        chance: Chance | None = None,
        content: Content | None = None,
    ) -> None:
        """Build a table whose decks are whole; nothing is dealt before `begin`."""
        rules = {**DEFAULTS, **(options or {})}
        unknown = set(rules) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"no such option: {sorted(unknown)}")
        self.g = Game(content or Content.read(), rules, chance or dice(Random(0)))
        build(self.g, seats)
        self.asked: Asked = {}
        self._answers: Answers = {}
        self._story: Story | None = None

    # -- going on --

    def begin(self, at: str = "setup", seat: int = 0) -> None:
        """Start at `setup`, `prelude` (its Event), `equip`, `turn` or `main` (step 2) of a seat, or `event`."""
        self._story = self._whole(at, seat)
        self._go(None)

    def _whole(self, at: str, seat: int) -> Story:
        g = self.g
        if at == "setup":
            yield from deal(g)
        if at in ("setup", "prelude"):
            yield from event_step(g, prelude=True)
        if at in ("setup", "prelude", "equip"):
            yield from prelude_equip(g)
            yield from offensive(g)
        elif at == "main":
            g.active = seat
            yield from rest_of_turn(g, g.nations[seat])
            yield from self._others(seat)
        elif at == "turn":
            yield from turn(g, g.nations[seat])
            yield from self._others(seat)
        yield from offensives(g)

    def _others(self, seat: int) -> Story:
        """Play the turns of this offensive that come after a seat's."""
        order = self.g.nations[self.g.first :] + self.g.nations[: self.g.first]
        seats = [nation.seat for nation in order]
        for later in seats[seats.index(seat) + 1 :]:
            if self.g.nations[later].alive:
                yield from turn(self.g, self.g.nations[later])

    def _go(self, answers: Answers | None) -> None:
        assert self._story is not None
        try:
            self.asked = dict(next(self._story) if answers is None else self._story.send(answers))
        except GameOver:
            self.asked = {}

    def answer(self, seat: int, line: str) -> None:
        """Take a seat's line; the game goes on once everybody who is asked has answered."""
        if seat not in self.asked or not self.asked[seat].allows(line):
            raise Refused(f"seat {seat}: {line}")
        del self.asked[seat]
        self._answers[seat] = line
        if not self.asked:
            answers, self._answers = self._answers, {}
            self._go(answers)

    # -- what there is --

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.g.ended is not None

    @property
    def clause(self) -> str | None:
        """Return the clause that ended the game."""
        return CLAUSES[self.g.ended] if self.g.ended else None

    @property
    def winners(self) -> list[int]:
        """Return the seats that won."""
        return [nation.seat for nation in self.g.nations if nation.name in self.g.winners]

    def words(self) -> dict[str, Any]:
        """Return the position in words: every zone, sorted where its order means nothing."""
        g = self.g
        return {
            "options": dict(g.options),
            "date": g.date,
            "latest": g.latest,
            "offensive": g.offensive,
            "first": g.first,
            "active": g.active,
            "profile": g.profile,
            "lone": g.lone,
            "pile": sorted(g.pile),
            "depth": g.depth,
            "drawn": g.drawn,
            "discards": sorted(g.discards),
            "display": sorted(g.display),
            "event": g.event,
            "armistice_after": g.armistice_after,
            "events_drawn": g.events_drawn,
            "event_pile": sorted(g.event_pile),
            "event_discards": sorted(g.event_discards),
            "removed": sorted(g.removed),
            "lasting": sorted(words for one in g.lasting for words in self._lasting_words(one)),
            "nations": [self._nation_words(nation) for nation in g.nations],
            "winners": self.winners,
            "ended": self.clause,
        }

    def _lasting_words(self, one: Lasting) -> list[str]:
        """Return an effect in force, once for each Nation: card and number, until when, whose it is, on whom.

        What is forbidden against a Nation that is out is in force no more.
        """
        seats = {nation.name: nation.seat for nation in self.g.nations}
        alive = {nation.name for nation in self.g.nations if nation.alive}
        actor = seats[one.actor] if one.actor else -1
        held = [name for name in one.nations if one.against.get(name, name) in alive]
        return [f"{one.card}.{one.number} {one.until} by {actor} on {seats[name]}" for name in held]

    def _nation_words(self, nation: Nation) -> dict[str, Any]:
        return {
            "name": nation.name,
            "faction": nation.faction,
            "alive": nation.alive,
            "active": nation.standing(),
            "homefront": nation.homefront,
            "hand": sorted(nation.hand),
            "board": sorted(nation.board),
            "unseen": sorted(nation.unseen),
            "bottom": list(nation.bottom),
            "characters": list(nation.characters),
            "to_come": sorted(nation.to_come),
            "territory": sorted(nation.territory),
            "attacks": dict(sorted(nation.attacks.items())),
        }
