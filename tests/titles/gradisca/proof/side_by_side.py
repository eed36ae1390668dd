"""Games played by both implementations at once: the title's table leads, the second reading follows.

At every click the two must offer and show the same, after every choice stand the same, and take the same results of
chance.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.titles.gradisca.model.content import Content
from tests.titles.gradisca.model.game import Model
from tests.titles.gradisca.model.sieges import random_siege
from tests.titles.gradisca.model.sight import card_ids, sight
from wartable import PUBLIC
from wartable.core.record.record import Result
from wartable.titles.gradisca import TITLE
from wartable.titles.gradisca.codes.verbs import VERB_IDS, WIDTH

CONTENT = Content.read()
CARDS = list(CONTENT.cards)
# The options of the table, mode by mode.
CHOICES = {
    mode.name: {
        option.name: list(option.values) for option in TITLE.sheet.options if mode.name in (option.modes or [mode.name])
    }
    for mode in TITLE.sheet.modes
}
for _named in CHOICES.values():
    del _named["mode"]
IDS = {counter.id: counter for counter in CONTENT.counters.values()}
COMMANDERS = {counter.id for counter in CONTENT.counters.values() if counter.type == "commander"}
LOOK_EVERY = 20
# What makes a war last, and walls fall.
WEIGHTS = {"pick": 4.0, "move": 6.0, "on": 3.0, "exit": 0.02, "rest": 0.2, "close": 0.6, "end": 0.4, "leave": 0.3}
WEIGHTS |= {"open": 4.0, "recover": 1.0}
SIEGE = ("bombard", "fire", "mine", "explode", "countermine", "rebuild", "fort", "incursion", "call")
GOALS = (("gradisca", "goritia", "trieste", "gradisca"), ("palma", "udine", "monfalcone", "palma"))


def by_verb(codes: list[int]) -> dict[str, list[int]]:
    """Return clicks by their verbs."""
    found: dict[str, list[int]] = {}
    for code in codes:
        found.setdefault(VERB_IDS[code // WIDTH - 1], []).append(code)
    return found


class Fed:
    """Chance of the second reading: the results of the title's table, each held against what it was drawn from."""

    def __init__(self) -> None:
        """Start with no result."""
        self.results: list[Result] = []

    def __call__(self, source: str, bag: list[str]) -> str:
        """Give the next result."""
        assert self.results, f"the second reading asks for {source}, and the table drew nothing more"
        result = self.results.pop(0)
        word = result.word.removeprefix("die ")
        assert result.n == len(bag), f"{source}: {result} of {bag}"
        assert word in bag, f"{source}: {result} of {bag}"
        return word


def distances(goal: str) -> dict[str, int]:
    """Return how far every zone is from a goal."""
    found, edge = {goal: 0}, [goal]
    for zone in edge:
        for border in CONTENT.around[zone]:
            other = border.other(zone)
            if other not in found and not border.impassable:
                found[other] = found[zone] + 1
                edge.append(other)
    return found


def position_words(state: Any) -> dict[str, Any]:
    """Return what the two positions are compared by, from the words of the title's own position."""
    words = state.to_dict()
    armies = words["armies"]
    return {
        **{key: words[key] for key in ("turn", "end", "truce", "walls")},
        **{key: sorted(words[key]) for key in ("deck", "new_year", "aside", "discards", "removed")},
        "units": {word: unit_words(said) for word, said in words["units"].items()},
        "zones": {zone: rest for zone, said in words["zones"].items() if (rest := without(said, "opened"))},
        "hands": [sorted(army["hand"]) for army in armies],
        "points": [army["points"] for army in armies],
        "forts": [army["forts"] for army in armies],
        "chits": {corps: chit for corps, chit in sorted(words["chits"].items()) if chit != "none"},
        "loot": [sorted(face for face, count in bag.items() for _ in range(count)) for bag in words["loot"].values()],
        "ended": words["ended"] or "",
        **(advanced_words(words) if words["options"]["mode"] == "advanced" else {}),
    }


def advanced_words(words: dict[str, Any]) -> dict[str, Any]:
    """Return what only the Advanced game has."""
    return {
        "morale": [army["morale"] for army in words["armies"]],
        "camps": [army["camp"] for army in words["armies"]],
        **{key: words[key] for key in ("sea", "sea_blocked", "ford", "bridges")},
        "flood": sorted(words["flood"]),
        "groups": sorted([group["card"], group["turn"]] for group in words["groups"]),
    }


def seen(view: Any) -> dict[str, Any]:
    """Return what a view shows, as the second reading says it."""
    return {
        "turn": (view.turn, view.end, view.truce),
        "zones": {zone.zone: zone_seen(zone) for zone in view.zones},
        "walls": {wall.wall: (wall.level, wall.breach, wall.mines, wall.fresh, wall.miner) for wall in view.walls},
        "chits": {corps.corps: corps.chit for corps in view.corps},
        "armies": [army_seen(army, view) for army in view.armies],
        "hand": sorted(view.hand),
        "piles": (view.deck, view.new_year, view.discard),
        "aside": sorted(view.aside),
        "discards": sorted(view.discards),
        "removed": sorted(view.removed),
    }


def zone_seen(zone: Any) -> dict[str, Any]:
    """Return what a view shows of a zone."""
    units = {}
    for unit in zone.units:
        values = (0, 0) if unit.unit in COMMANDERS else (unit.attack, unit.defend)
        units[unit.unit] = (unit.side, unit.back, *values, unit.acted, unit.picked, unit.out)
    return {
        "units": units,
        "forts": (zone.forts, zone.fort_owner),
        "marks": (zone.ruined, zone.loot, zone.raided, zone.struck),
        "line": zone.line,
    }


def army_seen(army: Any, view: Any) -> dict[str, Any]:
    """Return what a view shows of a side; units of groups wait on the track."""
    return {
        "side": ("VEN", "AUS")[army.side],
        "points": (army.points, army.end_points, army.forts_left, army.hand_size),
        "waiting": sorted([*army.pool, *(unit for group in view.groups for unit in group_units(group, army.side))]),
        "eliminated": sorted(army.eliminated),
        "morale": army.morale,
    }


def group_units(group: Any, side: int) -> list[str]:
    """Return the units of a group that belong to a side."""
    return [unit for unit in group.units if IDS[unit].side == side]


def without(words: dict[str, Any], key: str) -> dict[str, Any]:
    """Return a table's words without one of them."""
    return {name: value for name, value in words.items() if name != key}


def unit_words(said: str) -> str:
    """Return a unit's place and whether it is turned over and has acted."""
    place, *flags = said.split()
    return " ".join([place, *(flag for flag in flags if flag in ("back", "acted", "out") and place != "gone")])


def apart(mine: Any, theirs: Any) -> Any:
    """Return what differs between two positions, and nothing else of them."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = [*mine, *(key for key in theirs if key not in mine)]
        return {key: apart(mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)}
    return (mine, theirs)


class Pair:
    """A table of the title and the second reading of it."""

    def __init__(self, options: dict[str, str], seed: int, siege: bool = False) -> None:
        """Open both, at the set-up or somewhere in a siege; the second takes the draws of the first."""
        self.fate = Fed()
        self.rng = Random(seed)
        self.model = Model(options, self.fate, CONTENT)
        if siege:
            fortress = self.rng.choice(["gradisca", "palma"])
            advanced = options.get("mode") == "advanced"
            position = {"seats": 2, "options": options, **random_siege(self.rng, CONTENT, fortress, advanced)}
            self.ways = [distances(fortress)] * 2
            self.table = TITLE.position(position, seed=seed)
            self.model.load(self.table.state.to_dict())
        else:
            self.ways = [distances(self.rng.choice(goals)) for goals in GOALS]
            self.table = TITLE.open(2, options=options, seed=seed, memory=False)
        self.taken = 0
        self.clicks: list[str] = []
        self.feed()
        self.model.begin()
        self.compare()

    def feed(self) -> None:
        """Hand the results of the table's new lines on."""
        for line in self.table.record.lines[self.taken :]:
            self.fate.results += line.draws
        self.taken = len(self.table.record.lines)

    def compare(self) -> None:
        """Hold the two positions against each other."""
        where = f"after {self.clicks[-6:]}"
        assert self.fate.results == [], f"{where} the table drew more: {self.fate.results}"
        asked = self.model.asked
        assert self.table.deciders == ((asked.seat,) if asked else ()), f"{where}: {self.table.deciders} and {asked}"
        mine, theirs = position_words(self.table.state), self.model.words()
        assert mine == theirs, f"{where}: {apart(mine, theirs)}"
        outcome = self.table.outcome
        assert (outcome is not None) == self.model.over, where
        if outcome is not None:
            assert list(outcome.winners) == self.model.g.winners
            assert list(outcome.scores) == self.model.g.scores
            assert TITLE.clauses[outcome.clause] == self.model.g.ended

    def look(self, viewer: int) -> Any:
        """Hold what a viewer sees against what the second reading shows; return the view."""
        view: Any = self.table.view(viewer)
        mine, theirs = seen(view), sight(self.model.g, viewer)
        assert mine == theirs, f"{viewer} sees after {self.clicks[-6:]}: {apart(mine, theirs)}"
        for army, hand in zip(view.armies, self.model.g.hands, strict=True):
            assert set(army.known) <= set(card_ids(self.model.g, hand)), f"{viewer} knows what is not so"
        return view

    def click(self) -> None:
        """Play one click of whoever is asked, and let the second reading follow."""
        asked = self.model.asked
        assert asked is not None
        view = self.look(asked.seat)
        if len(self.clicks) % LOOK_EVERY == 0:
            self.look(1 - asked.seat)
            self.look(PUBLIC)
        offered = {choice.text: choice.code for choice in view.choices}
        mine, theirs = set(offered), set(asked.answers)
        where = f"{asked.about} of {asked.seat} after {self.clicks[-6:]}"
        assert mine == theirs, f"{where}: +{sorted(mine - theirs)} -{sorted(theirs - mine)}"
        text = self.pick(asked.seat, sorted(offered))
        self.table.act(asked.seat, offered[text])
        self.clicks.append(f"{asked.seat} {text}")
        whole = self.taken < len(self.table.record.lines)
        self.feed()
        self.model.answer(text)
        if whole:
            self.compare()

    def pick(self, seat: int, texts: list[str]) -> str:
        """Pick a click: its verb first, by what makes a war last and walls fall."""
        verbs = sorted({text.split()[0] for text in texts})
        works = [verb for verb in verbs if verb in SIEGE]
        if works and self.rng.random() < 0.85:
            verbs = works
        verb = self.rng.choices(verbs, [WEIGHTS.get(word, 1.5) for word in verbs])[0]
        texts = [text for text in texts if text.split()[0] == verb]
        if verb == "option":
            return self.rng.choices(texts, [0.4 if text == "option 2" else 1.0 for text in texts])[0]
        if verb == "pick":
            return self.rng.choices(texts, [self.worth(text.split()[1]) for text in texts])[0]
        return self.aim(seat, texts) if verb in ("move", "on", "open") else self.rng.choice(texts)

    def worth(self, word: str) -> float:
        """Say how much a unit is wanted: guns and sappers at walls, others too where there is a breach."""
        g = self.model.g
        sides = [border.wall for border in CONTENT.around[g.open_zone] if border.wall] if g.open_zone else []
        if not sides or word == "all":
            return 4.0 if word == "all" else 1.0
        breach = any(g.walls[wall].level == 0 for wall in sides)
        return 12.0 if CONTENT.counters[word].type in ("artillery", "sappers") else 3.0 if breach else 1.0

    def aim(self, seat: int, texts: list[str]) -> str:
        """Pick a zone: with enemies, or to be opened with most friends; the one nearest to the goal, or any."""
        chance = self.rng.random()
        if texts[0].startswith("open") and chance < 0.4:
            return max(texts, key=lambda text: len(self.model.g.idle(text.split()[1])))
        held = [text for text in texts if self.model.g.in_zone(text.split()[1], 1 - seat)]
        if held and chance < 0.5:
            return self.rng.choice(held)
        way = self.ways[seat]
        return min(texts, key=lambda text: (way[text.split()[1]], text)) if chance < 0.8 else self.rng.choice(texts)


def play(options: dict[str, str], seed: int, cap: int = 20_000) -> Pair:
    """Play a random game to its end by both."""
    pair = Pair(options, seed)
    for _ in range(cap):
        if pair.model.over:
            break
        pair.click()
    return pair
