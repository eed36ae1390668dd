"""Campaigns played by both implementations at once: the title's table leads, the second reading follows.

At every click the two must offer the same, after every line stand the same, show the same to each viewer, and take the
same results of chance.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.titles.campaign.model.content import OWN, Content
from tests.titles.campaign.model.game import Model
from tests.titles.campaign.model.questions import Pick, Picks, Question, click, picks_of
from tests.titles.campaign.model.rules.lists import overdrawn
from tests.titles.campaign.model.sight import sight
from tests.titles.campaign.model.state import CHOICES
from wartable import PUBLIC
from wartable.core.record.record import Result
from wartable.titles.campaign import TITLE

# What makes a war last: forces are chosen, some squads are lost, few platoons disbanded.
WEIGHTS = {"add": 1.0, "buy": 1.0, "field": 6.0, "bring": 1.5, "lost": 3.0, "held": 3.0, "outcome": 1.0}
# How often a row ends where it may.
ENDS = {"lists": 0.04, "disband": 0.5, "prepare": 0.12, "result": 0.15}
# How often the others look at a row in the making.
LOOKS = 0.1
# How often a side's time runs out, and how often one gives up.
CLOCK = 0.05
CONCEDES = 0.002
ATHAND = ("force", "lost", "before")
BATTLE = ("kind", "attacker", "means", "namer", "turn", "rolls")


def random_options(rng: Random, content: Content, share: float = 0.3) -> dict[str, Any]:
    """Give each option now and then another value than its default; nations must be there in the year."""
    found = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < share}
    if found.get("draw_below", 75) > found.get("decisive_from", 350):
        del found["draw_below"]
        found["decisive_from"] = 350
    there = [nation for nation, years in content.nations.items() if found.get("year", 1943) in years]
    for name in ("nation_1", "nation_2"):
        found[name] = rng.choice(["choose", *there])
    return found


class Fed:
    """Chance of the second reading: the results of the title's table, each held against what was asked."""

    def __init__(self) -> None:
        """Start with no result."""
        self.results: list[Result] = []

    def __call__(self, kind: str, n: int) -> int:
        """Give the next result."""
        assert self.results, f"the second reading asks for a {kind}, and the table drew nothing more"
        result = self.results.pop(0)
        assert result.n == n, f"{kind} of {n}: {result}"
        assert result.raw is not None
        return result.raw + (kind == "die")


# -- the title's position in the words of the second reading --


def position_words(state: Any) -> dict[str, Any]:
    """Return what the two positions are compared by, from the words of the title's own position."""
    words = state.to_dict()
    listed = words["stack"][0][0] not in ("nation", "lists") if words["stack"] else True
    battle = {key: words.get(key) for key in BATTLE}
    return {
        "sides": [side_words(side, listed) for side in words["sides"]],
        "ledger": words.get("ledger", []),
        "battles": [past_words(battle) for battle in words.get("battles", [])],
        **{key: words[key] for key in ("draws", "momentum", "holder", "ended", "won")},
        "battle": {**battle, "rolls": words.get("rolls", [])},
    }


def side_words(side: dict[str, Any], listed: bool) -> dict[str, Any]:
    """Return a side in the words of the second reading."""
    start = side.get("list", {}) if listed else {}
    return {
        "nation": side["nation"],
        "list": start,
        "now": side.get("now", start) if listed else {},
        "level": side.get("level", {}),
        "disbanded": side.get("disbanded", []),
        **{key: side[key] for key in ("pool", "before", "wins", "marginals")},
        "force": side.get("force", {}),
        "lost": side.get("lost", {}),
    }


def past_words(battle: dict[str, Any]) -> dict[str, Any]:
    """Return a battle that is over in the words of the second reading."""
    return {**battle, "held": [None if number == 0 else number - 1 for number in battle["held"]]}


def apart(mine: Any, theirs: Any) -> Any:
    """Return what differs between two positions, and nothing else of them."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = [*mine, *(key for key in theirs if key not in mine)]
        return {key: apart(mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)}
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return {i: apart(one, other) for i, (one, other) in enumerate(zip(mine, theirs, strict=True)) if one != other}
    return (mine, theirs)


def seen(view: Any) -> dict[str, Any]:
    """Return what a view shows, as the second reading says it."""
    return {
        "asked": sorted(view.asked),
        "sides": [side_seen(side) for side in view.sides],
        "battle": battle_seen(view) if view.battle else None,
        "draft": draft_seen(view),
    }


def counts(squads: Any) -> dict[str, int]:
    """Return squads by their words."""
    return {one.word: one.count for one in squads}


def side_seen(side: Any) -> dict[str, Any]:
    """Return what a view shows of a side."""
    units = [unit for formation in side.formations for unit in formation.units]
    return {
        "nation": side.nation,
        "units": {unit.word: unit_seen(unit) for unit in units},
        "list_cost": side.list_cost,
        "pool": side.pool,
        "ledger": [(line.battle, line.kind, line.amount) for line in side.ledger],
        "wins": (side.wins, side.marginal_wins),
        "worth": side.worth,
        "end": (side.restoration, side.final_points),
        "may_disband": side.may_disband,
    }


def unit_seen(unit: Any) -> tuple[Any, ...]:
    """Return what a view shows of a unit."""
    squads = counts(unit.start), counts(unit.now)
    return *squads, unit.level, unit.status, unit.cost, unit.lacks, unit.lacks_price


def battle_seen(view: Any) -> dict[str, Any]:
    """Return what a view shows of the battle at hand."""
    battle = view.battle
    nobody = {-1: None, 0: 0, 1: 1}
    lost = [{unit.word: counts(unit.lost) for unit in side.force if unit.lost} for side in battle.sides]
    return {
        "type": (battle.number, battle.type, nobody[battle.attacker], battle.means),
        "caps": [side.cap for side in battle.sides],
        "disbanded": [list(side.disbanded) for side in battle.sides],
        "bought": [{place: counts(squads) for place, squads in side.bought} for side in battle.sides],
        "force": [{unit.word: counts(unit.squads) for unit in side.force} for side in battle.sides],
        "cost": [side.force_cost for side in battle.sides],
        "lost": lost,
        "points": [(side.kills, side.objective) if any(lost) else None for side in battle.sides],
        "rolls": [(roll.turn, *roll.dice) for roll in battle.rolls],
        "entered": view.entered,
        "held": [nobody[holder] for holder in battle.features],
        "namer": nobody[battle.namer],
    }


def draft_seen(view: Any) -> dict[str, Any] | None:
    """Return what a view shows of a list or a preparation in the making."""
    if view.list_draft is not None:
        draft = view.list_draft
        return {"spent": draft.spent, "reserved": draft.reserved, "picks": len(draft.picks)}
    if view.preparation is not None:
        draft = view.preparation
        if view.step == "prepare":
            return {"spent": draft.spent, "cost": draft.cost, "picks": len(draft.picks)}
        return {"picks": len(draft.picks)}
    return None


class Pair:
    """A table of the title and the second reading of it."""

    def __init__(self, options: dict[str, Any], seed: int, pack: str | None = None, short: bool = False) -> None:
        """Open both; the second takes the draws of the first. Lists may be short, where catalogues are large."""
        self.ends = ENDS | ({"lists": 0.3} if short else {})
        self.fate = Fed()
        self.rng = Random(seed)
        self.table: Any = TITLE.open(2, options, seed=seed, memory=False, pack=pack)
        self.model = Model(options, self.fate, Content.read(Path(pack) if pack else OWN))
        self.taken = 0
        self.lines: list[str] = []
        self.clicks = 0
        self.feed()
        self.compare()

    def where(self) -> str:
        """Say what was played last."""
        return f"after {self.lines[-6:]}"

    def feed(self) -> None:
        """Hand the results of the table's new lines on."""
        for line in self.table.record.lines[self.taken :]:
            self.fate.results += line.draws
        self.taken = len(self.table.record.lines)

    def compare(self) -> None:
        """Hold the two positions against each other."""
        model, outcome = self.model, self.table.outcome
        assert self.fate.results == [], f"{self.where()} the table drew more: {self.fate.results}"
        asked = {seat: question.about for seat, question in model.asked.items()}
        assert set(self.table.deciders) == set(asked), f"{self.where()}: {self.table.deciders} and {asked}"
        mine, theirs = position_words(self.table.state), model.words()
        del theirs["battle"]["held"]
        if model.over:
            # No battle is at hand any more, however the last one is put away.
            for words in (mine, theirs):
                del words["battle"]
                words["sides"] = [{key: side[key] for key in side if key not in ATHAND} for side in words["sides"]]
        assert mine == theirs, f"{self.where()}: {apart(mine, theirs)}"
        assert (outcome is not None) == model.over, self.where()
        if outcome is not None:
            assert list(outcome.winners) == model.game.winners
            assert list(outcome.scores) == model.game.scores
            assert TITLE.clauses[outcome.clause] == model.game.ended
            won = model.game.winners
            assert list(outcome.ranks) == [1 if not won or seat in won else 2 for seat in (0, 1)]

    def look(self, viewer: int, picks: Picks) -> Any:
        """Hold what a viewer sees against what the second reading shows; return the view."""
        view = self.table.view(viewer)
        sealed = self.model.sealed_answer(viewer)
        mine, theirs = seen(view), sight(self.model, viewer, sealed if isinstance(sealed, list) else picks)
        if sealed is not None and mine["draft"] and theirs["draft"]:
            # What is sealed has no clicks to be taken back one by one.
            mine["draft"]["picks"] = theirs["draft"]["picks"]
        for words in (mine, theirs):
            # Nothing picked yet is as good as nothing shown; one's own open answer may stay on show.
            shown = viewer in self.model.together and any((words["draft"] or {}).values())
            words["draft"] = words["draft"] if shown or viewer == PUBLIC else None
        assert mine == theirs, f"{viewer} sees {self.where()}: {apart(mine, theirs)}"
        return view

    # -- playing on --

    def choose(self) -> None:
        """Play a choice of one of the sides, click by click, and let the second reading follow."""
        seat = self.rng.choice(sorted(self.model.asked))
        question = self.model.asked[seat]
        self.look(1 - seat, [])
        self.look(PUBLIC, [])
        if question.usual and self.rng.random() < CLOCK:
            answer = self.wait(seat, question)
        elif question.next:
            answer = self.row(seat, question)
        else:
            answer = self.line(seat, question)
        self.lines.append(f"{seat} {answer if isinstance(answer, str) else self.table.record.lines[-1].text}")
        self.feed()
        self.model.answer(seat, answer)
        self.compare()

    def wait(self, seat: int, question: Question) -> str | Picks:
        """Let a side's time run out: the usual answer is played for it (CA-RULING-61)."""
        assert question.usual is not None
        answer, line = question.usual(), self.table.play_default(seat)
        if isinstance(answer, str):
            assert line == answer, f"{question.about} {self.where()}: {line} and {answer}"
        else:
            assert picks_of(line) == Counter(answer), f"{question.about} {self.where()}: {line} and {answer}"
        return answer

    def concede(self) -> None:
        """Let a side give the campaign up."""
        seat = self.rng.randrange(2)
        self.lines.append(f"{seat} concedes")
        self.table.forfeit(seat)
        self.model.concede(seat)
        self.compare()

    def line(self, seat: int, question: Question) -> str:
        """Play a small choice."""
        offered = {choice.text: choice.code for choice in self.look(seat, []).choices}
        assert set(offered) == question.lines, f"{question.about} {self.where()}: {set(offered) ^ question.lines}"
        text: str = self.rng.choice(sorted(offered))
        if text.startswith("over") and self.rng.random() < 0.7:
            text = "turn 8" if "turn 8" in offered else "turn"
        self.table.act(seat, offered[text])
        return text

    def row(self, seat: int, question: Question) -> Picks:
        """Play a row of picks to its end."""
        assert question.next is not None
        assert question.fault is not None
        picks: Picks = []
        allowed = question.next(picks)
        while True:
            found = {click(pick): pick for pick in allowed}
            fault = question.fault(picks)
            offered = {choice.text: choice.code for choice in self.look(seat, picks).choices}
            whole = [text for text in offered if not text.endswith("…")]
            mine, theirs = set(offered) - set(whole), set(found)
            where = f"{question.about} of {seat}, {picks} {self.where()}"
            assert mine == theirs, f"{where}: +{sorted(mine - theirs)} -{sorted(theirs - mine)}"
            assert len(whole) == (not fault), f"{where}: {whole} and {fault}"
            if whole:
                assert picks_of(whole[0]) == Counter(picks), f"{where}: {whole}"
            self.clicks += 1
            self.refuse(seat, question, picks, allowed)
            if self.rng.random() < LOOKS:
                self.look(self.rng.choice([1 - seat, PUBLIC]), [])
            if picks and (self.rng.random() < 0.04 or not offered):
                picks = self.take_back(seat, question, picks)
                allowed = question.next(picks)
            elif whole and (not found or self.rng.random() < self.ends[question.about]):
                self.table.act(seat, offered[whole[0]])
                return picks
            else:
                pick = self.pick(sorted(found.values()))
                # Several alike at once: a list is long.
                for _ in range(self.rng.randint(1, 5) if question.about == "lists" else 1):
                    if pick in allowed:
                        self.table.act(seat, offered[click(pick)])
                        picks = [*picks, pick]
                        allowed = question.next(picks)

    def refuse(self, seat: int, question: Question, picks: Picks, allowed: set[Pick]) -> None:
        """Hold the clause that forbids any pick, and the end of the row, against that of the second reading."""
        assert question.why is not None
        assert question.fault is not None
        pick = self.any_pick(seat, question.about)
        *_, code, end = [0, *TITLE.parse(self.table.kit, click(pick).removesuffix(" …"))]
        where = f"{question.about} of {seat}, {picks} {self.where()}"
        for what, clause in (
            (code, question.why(picks, pick) if question.about == "lists" or pick not in allowed else ""),
            (end, question.fault(picks)),
        ):
            refusal = self.table.why_not(seat, what)
            found = refusal.clause if refusal else ""
            assert found == clause, f"{pick if what == code else 'end'}, {where}: {found} and {clause}"

    def any_pick(self, seat: int, about: str) -> Pick:
        """Return any pick that has a name, good or bad."""
        rng, game = self.rng, self.model.game
        verb = {"lists": "add", "disband": "disband", "prepare": rng.choice(["buy", "field", "bring"])}.get(about, "")
        if not verb:
            verb = rng.choice(["lost", "held", "outcome"])
        if verb == "held":
            return verb, str(rng.randint(1, 5)), rng.choice(["1", "2"])
        if verb == "outcome":
            return verb, "marginal", rng.choice(["1", "2"])
        side = rng.randrange(2) if verb == "lost" else seat
        place = f"{rng.randint(1, 4)}.{rng.choice(['1', '2', '3', '4', 'hq'])}"
        word = rng.choice(sorted(game.content.entries[game.sides[side].nation]))
        if verb == "lost":
            return verb, str(side + 1), place, word
        return (verb, place) if verb in ("disband", "field") else (verb, place, word)

    def pick(self, picks: Picks) -> Pick:
        """Choose a pick: its verb first."""
        verbs = sorted({pick[0] for pick in picks})
        verb = self.rng.choices(verbs, [WEIGHTS.get(verb, 1.0) for verb in verbs])[0]
        return self.rng.choice([pick for pick in picks if pick[0] == verb])

    def take_back(self, seat: int, question: Question, picks: Picks) -> Picks:
        """Take any pick back; what does not fit any more goes with it."""
        gone = self.rng.randrange(len(picks))
        last = len(picks) - 1 - picks[::-1].index(picks[gone])
        left = question.remaining(picks[:last] + picks[last + 1 :])
        grown = [left[: i + 1] for i in range(len(left))] if question.about == "lists" else []
        if any(overdrawn(self.model.game, seat, part) for part in grown):
            # Where a rare squad is the cheapest, the table picks the rest anew one by one and may lose another.
            return picks
        self.table.undo(seat, click(picks[gone]))
        return left


def play(options: dict[str, Any], seed: int, pack: str | None = None, short: bool = False) -> Pair:
    """Play a random campaign to its end by both."""
    pair = Pair(options, seed, pack, short)
    for _ in range(3000):
        if pair.model.over:
            break
        if pair.rng.random() < CONCEDES:
            pair.concede()
        else:
            pair.choose()
    return pair


def make_rare(folder: Path, small: str) -> str:
    """Copy the small pack with limits of every kind, the cheapest tank and squad among the rare ones, and low caps."""
    for file in Path(small).iterdir():
        data = json.loads(file.read_text("utf-8"))
        if file.name == "germany.json":
            rare = {
                "germany_hmg": {"per_army": 5, "per_company": 3, "per_platoon": 2},
                "germany_pz4d": {"per_army": 4, "by_year": {"1942": 2, "1944": 7}},
            }
            for unit in data["units"]:
                unit |= {"limits": rare[unit["id"]]} if unit["id"] in rare else {}
                if unit["id"] == "germany_hmg":
                    unit["cost"] = {"recruits": 50, "experts": 65, "veterans": 80, "elite": 95}
        if file.name == "points.json":
            for caps in data["battle_points"].values():
                caps |= {"counterattack": 600, "advance": [700, 500], "assault": [800, 400]}
        (folder / file.name).write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    return str(folder)
