"""The second reading as a game that can be played: one question at a time, and the position in words."""

from __future__ import annotations

from typing import Any

from tests.titles.gradisca.model.content import Content
from tests.titles.gradisca.model.rules.turn import set_up, war
from tests.titles.gradisca.model.state import DEFAULTS, POOL, Chance, Fort, Game, GameOver, Question, Wall


class Model:
    """A game of the second reading."""

    def __init__(self, options: dict[str, str], chance: Chance, content: Content) -> None:
        """Lay the game out; `begin` plays up to the first question."""
        self.g = Game(content, {**DEFAULTS, **options}, chance)
        set_up(self.g)
        self.story = war(self.g)
        self.asked: Question | None = None

    def load(self, words: dict[str, Any]) -> None:
        """Stand at a position in words, at the option of the corps whose chit was drawn."""
        g = self.g
        for unit in g.all():
            unit.place, *flags = words["units"].get(unit.word, POOL).split()
            unit.flipped, unit.acted = "back" in flags, "acted" in flags
        g.forts = {zone: Fort(said["owner"], said["forts"]) for zone, said in words["zones"].items() if "forts" in said}
        g.ruined = {zone for zone, said in words["zones"].items() if "ruined" in said}
        g.loot = {zone: said["loot"] for zone, said in words["zones"].items() if "loot" in said}
        for wall, said in words["walls"].items():
            found = {key: value for key, value in said.items() if key != "level"}
            g.walls[wall] = Wall(said.get("level", g.walls[wall].level), **found)
        for side, army in enumerate(words["armies"]):
            g.hands[side], g.points[side], g.fort_pool[side] = list(army["hand"]), army["points"], army["forts"]
        g.chits = {corps: chit for corps, chit in words["chits"].items() if chit != "none"}
        g.deck, g.upper, g.aside = list(words["deck"]), list(words["new_year"]), list(words["aside"])
        g.discards = sorted(words["discards"], key=lambda card: card == words["top"])
        g.removed = list(words["removed"])
        g.turn, g.end, g.truce = words["turn"], words["end"], words["truce"]
        if g.advanced:
            self.load_advanced(words)
        g.corps = words["corps"]
        g.seat = g.content.corps[g.corps]

    def load_advanced(self, words: dict[str, Any]) -> None:
        """Take over what only the Advanced game has."""
        g = self.g
        for unit in g.all():
            unit.unsupplied = "out" in words["units"].get(unit.word, POOL).split()
        for side, army in enumerate(words["armies"]):
            camp, *moved = army["camp"].split()
            lost = camp.startswith("lost-")
            g.morale[side], g.camp_moved[side] = army["morale"], bool(moved)
            g.camps[side], g.camp_lost[side] = ("", int(camp.removeprefix("lost-"))) if lost else (camp, 0)
        g.sea_zone, g.sea_blocked = words["sea"], words["sea_blocked"]
        g.fed = {words["relief"]: words["relief_until"]} if words["relief"] else {}
        g.raids = {zone for zone, said in words["zones"].items() if "raided" in said}
        for border in g.content.borders:
            there = words["bridges"].get(f"{border.zones[0]}-{border.zones[1]}")
            if there == "built":
                g.built.add(border.id)
            if there and border.bridge:
                g.broken.add(border.id)

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
            **(self.advanced_words() if g.advanced else {}),
            "ended": g.ended,
        }

    def advanced_words(self) -> dict[str, Any]:
        """Return what only the Advanced game has."""
        g = self.g
        camps = [camp + " moved" * g.camp_moved[side] for side, camp in enumerate(g.camps)]
        rivers = {f"{border.zones[0]}-{border.zones[1]}": border for border in g.content.borders if border.river}
        built = {word: "built" for word, border in rivers.items() if border.id in g.built}
        broken = {word: "none" for word, border in rivers.items() if border.bridge and border.id in g.broken}
        return {
            "morale": list(g.morale),
            "camps": [camp or f"lost-{g.camp_lost[side]}" for side, camp in enumerate(camps)],
            "sea": g.sea_zone,
            "sea_blocked": g.sea_blocked,
            "bridges": broken | built,
            "flood": sorted(g.flood),
            "groups": sorted([word, box] for box, word in g.groups),
            "ford": g.ford,
        }

    def unit_words(self, word: str) -> str:
        """Return where a unit is, and what can be said of it."""
        unit = self.g.units[word]
        said = [unit.place]
        said += ["back"] if unit.flipped and unit.on_map else []
        said += ["acted"] if unit.acted and unit.on_map else []
        said += ["out"] if unit.unsupplied and unit.on_map else []
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
            said |= {"raided": True} if zone in g.raids else {}
            said |= {"struck": True} if zone in g.struck else {}
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
