"""The second reading as a game that can be played: one question at a time, and the position in words."""

from __future__ import annotations

from typing import Any

from tests.titles.gradisca.model.content import Content
from tests.titles.gradisca.model.state import DEFAULTS, POOL, Chance, Game, GameOver, Question
from tests.titles.gradisca.model.turn import set_up, war


class Model:
    """A game of the second reading."""

    def __init__(self, options: dict[str, str], chance: Chance, content: Content) -> None:
        """Lay the game out; `begin` plays up to the first question."""
        self.g = Game(content, {**DEFAULTS, **options}, chance)
        set_up(self.g)
        self.story = war(self.g)
        self.asked: Question | None = None

    def begin(self) -> None:
        """Play up to the first question."""
        self._go(None)

    def answer(self, text: str) -> None:
        """Answer the question that is asked; the game goes on to the next."""
        assert self.asked is not None
        assert text in self.asked.answers, f"{self.asked}: {text}"
        self._go(text)

    def _go(self, text: str | None) -> None:
        try:
            self.asked = next(self.story) if text is None else self.story.send(text)
        except GameOver:
            self.asked = None

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return bool(self.g.ended)

    def words(self) -> dict[str, Any]:
        """Return the position in the words of the title's own positions."""
        g = self.g
        return {
            "turn": g.turn,
            "end": g.end,
            "truce": g.truce,
            "units": {unit.word: self.unit_words(unit.word) for unit in g.all() if unit.place != POOL},
            "zones": self.zone_words(),
            "walls": self.wall_words(),
            "hands": [sorted(hand) for hand in g.hands],
            "points": list(g.points),
            "forts": list(g.fort_pool),
            "chits": dict(sorted(g.chits.items())),
            "deck": sorted(g.deck),
            "new_year": sorted(g.upper),
            "aside": sorted(g.aside),
            "discards": sorted(g.discards),
            "removed": sorted(g.removed),
            "loot": [sorted(bag) for bag in g.loot_bag],
            "ended": g.ended,
        }

    def unit_words(self, word: str) -> str:
        """Return where a unit is, and what can be said of it."""
        unit = self.g.units[word]
        said = [unit.place]
        said += ["back"] if unit.flipped and unit.on_map else []
        said += ["acted"] if unit.acted and unit.on_map else []
        return " ".join(said)

    def zone_words(self) -> dict[str, dict[str, Any]]:
        """Return forts, ruins and loot."""
        g = self.g
        found: dict[str, dict[str, Any]] = {}
        for zone in g.content.zones:
            said: dict[str, Any] = {}
            if fort := g.forts.get(zone):
                said |= {"forts": fort.count, "owner": fort.side}
            said |= {"ruined": True} if zone in g.ruined else {}
            said |= {"loot": g.loot[zone]} if zone in g.loot else {}
            if said:
                found[zone] = said
        return found

    def wall_words(self) -> dict[str, dict[str, int]]:
        """Return what differs from the printed walls."""
        g = self.g
        found: dict[str, dict[str, int]] = {}
        for word, border in g.content.walls().items():
            wall = g.walls[word]
            said = {"level": wall.level} if wall.level != border.level else {}
            if wall.mines:
                said |= {"mines": wall.mines, "miner": wall.miner}
                said |= {"fresh": wall.fresh} if wall.fresh else {}
                said |= {"tried": wall.tried} if wall.tried else {}
            if said:
                found[word] = said
        return found
