"""Before a battle: disbanding, purchases and the force (ledger 2.6, 2.7, 2.14, 2.17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.titles.campaign.model.questions import Answers, Pick, Picks, Question, Story, of
from tests.titles.campaign.model.reckoning import (
    LEAST,
    MOST,
    MOST_HQ,
    can_afford_all,
    cost,
    group,
    total,
    within_limits,
)
from tests.titles.campaign.model.state import Game, Squads, formation_of, is_hq, order


def turns(game: Game, seats: list[int]) -> list[list[int]]:
    """Return who decides together: both unseen, or one after the other in the open (CA-RULING-05)."""
    if game.rules["hidden_preparation"]:
        return [seats]
    first = (game.number + 1) % 2 if game.cap(0) == game.cap(1) else min((0, 1), key=game.cap)
    return [[seat] for seat in (first, 1 - first) if seat in seats]


# -- disbanding --


def may_disband(game: Game, seat: int) -> set[str]:
    """Return the platoons that a side may disband (CA-RULING-40, CA-RULING-41)."""
    if game.rules["disband_condition"] == "cannot_afford_all" and can_afford_all(game, seat):
        return set()
    units = game.sides[seat].units.items()
    return {place for place, unit in units if not is_hq(place) and not unit.disbanded and 0 < unit.size < LEAST}


def disbanding(game: Game) -> Story:
    """Let the sides that may disband do so; the points are paid once all are ready."""
    may = {seat: may_disband(game, seat) for seat in (0, 1)}
    chosen: Answers = {}
    for seats in turns(game, [seat for seat in (0, 1) if may[seat]]):
        if seats:
            chosen |= yield "all", {seat: disband_question(may[seat], disband_bars(game, seat)) for seat in seats}
    for seat in sorted(chosen):
        disband(game, seat, sorted((place for _, place in of(chosen[seat])), key=order))


def disband_bars(game: Game, seat: int) -> Callable[[Picks, Pick], str]:
    """Return the clause that forbids a disbanding."""

    def found(picks: Picks, pick: Pick) -> str:
        unit = game.sides[seat].units.get(pick[1])
        if unit is None:
            return "CA-FIX-06"
        if is_hq(pick[1]):
            return "CA-HQ-06"
        if unit.disbanded or pick in picks:
            return "CA-SUP-07"
        return "CA-RULING-41" if unit.size == 0 else "CA-SUP-01" if unit.size >= LEAST else "CA-RULING-40"

    return found


def disband_question(places: set[str], why: Callable[[Picks, Pick], str]) -> Question:
    """Ask which of these platoons are disbanded."""
    return Question(
        "disband",
        why=why,
        next=lambda picks: {("disband", place) for place in places if ("disband", place) not in picks},
        fault=lambda picks: "",
        usual=list,
    )


def disband(game: Game, seat: int, places: list[str]) -> None:
    """Disband platoons: their value to the owner, half of it to the enemy (CA-SUP-04 to CA-SUP-06)."""
    side, value = game.sides[seat], 0
    for place in places:
        unit = side.units[place]
        value += cost(game, seat, unit.now, unit.level)
        unit.now, unit.disbanded = Counter(), True
    side.disbanded = places
    game.pay(seat, "disbanded", value)
    game.pay(1 - seat, "bonus", value // 2)


# -- purchases and the force --


class Plan:
    """A preparation in the making."""

    def __init__(self, game: Game, seat: int, picks: Picks) -> None:
        """Add the purchases to what stands."""
        self.game, self.seat = game, seat
        self.side = game.sides[seat]
        self.now = {place: Counter(unit.now) for place, unit in self.side.units.items()}
        self.bought: dict[str, Squads] = {}
        self.spent = 0
        self.whole: set[str] = set()
        self.part: dict[str, Squads] = {}
        for verb, place, *words in picks:
            if verb == "buy":
                self.now[place][words[0]] += 1
                self.bought.setdefault(place, Counter())[words[0]] += 1
                self.spent += game.entry(seat, words[0]).cost[self.side.units[place].level]
            elif verb == "field":
                self.whole.add(place)
            else:
                self.part.setdefault(place, Counter())[words[0]] += 1

    def size(self, place: str) -> int:
        """Count the squads that stand, purchases included."""
        return sum(self.now[place].values())

    def fit(self, place: str) -> bool:
        """Tell whether a platoon may take the field (CA-FLD-01)."""
        return not is_hq(place) and not self.side.units[place].disbanded and self.size(place) >= LEAST

    @property
    def force(self) -> dict[str, Squads]:
        """What takes the field."""
        return {place: self.now[place] for place in self.whole} | self.part

    def full_strength(self, formation: int) -> bool:
        """Tell whether a formation is at full strength (CA-RULING-58)."""
        units = self.side.formation(formation).items()
        return all(not unit.disbanded and self.size(place) >= unit.start_size for place, unit in units)

    def dues(self) -> set[str]:
        """Return the platoons that must follow, where a weakened formation fields all or none (CA-RULING-12)."""
        if self.game.rules["partial_company"] == "always":
            return set()
        begun = {formation_of(place) for place in self.force if not is_hq(place)}
        weak = {formation for formation in begun if not self.full_strength(formation)}
        return {place for place in self.now if formation_of(place) in weak and self.fit(place)} - set(self.force)

    def least(self, place: str, begun: Squads) -> int:
        """Return the least that a platoon costs of which these squads are brought."""
        if not self.game.rules["split_platoons"]:
            return cost(self.game, self.seat, self.now[place])
        left = sorted(self.game.entry(self.seat, word).cost[0] for word in (self.now[place] - begun).elements())
        return cost(self.game, self.seat, begun) + sum(left[: max(0, LEAST - sum(begun.values()))])

    def cost_with_dues(self) -> int:
        """Return what the force costs, with what it cannot do without."""
        found = sum(cost(self.game, self.seat, self.now[place]) for place in self.whole)
        found += sum(self.least(place, squads) for place, squads in self.part.items())
        return found + sum(self.least(place, Counter()) for place in self.dues())

    def possible(self) -> bool:
        """Tell whether all this can stand together: the points, the cap, the HQs."""
        return (
            self.spent <= self.side.pool
            and self.cost_with_dues() <= self.game.cap(self.seat)
            and all(self.hq_present(place) for place in self.whole if is_hq(place))
        )

    def hq_present(self, place: str) -> bool:
        """Tell whether an HQ has squads and at least half of its platoons beside it (CA-HQ-01, CA-RULING-14)."""
        return self.size(place) > 0 and self.half_present(place)

    def half_present(self, place: str) -> bool:
        """Tell whether at least half of an HQ's platoons take the field."""
        units = self.side.formation(formation_of(place))
        platoons = [other for other, unit in units.items() if not is_hq(other) and not unit.disbanded]
        present = sum(other in self.force for other in platoons)
        return present > 0 and present * 2 >= len(platoons)

    def can_fight(self) -> bool:
        """Tell whether any force would be legal (CA-RULING-19): if one is, a smallest one is."""
        for place in self.now:
            if self.fit(place):
                alone = Plan(self.game, self.seat, [])
                alone.now = self.now
                alone.part = {place: Counter()} if self.game.rules["split_platoons"] else {}
                alone.whole = set() if alone.part else {place}
                if alone.cost_with_dues() <= self.game.cap(self.seat):
                    return True
        return False

    def fault(self) -> str:
        """Return the clause that forbids to be ready."""
        if any(sum(squads.values()) < LEAST for squads in self.part.values()):
            return "CA-FLD-01"
        if self.dues():
            return "CA-RULING-12"
        return "CA-RULING-19" if not self.force and self.can_fight() else ""


def purchases(plan: Plan) -> set[Pick]:
    """Return what there is room for, points apart (CA-SPD-01 to CA-SPD-04)."""
    game, seat = plan.game, plan.seat
    found: set[Pick] = set()
    for place, unit in plan.side.units.items():
        if unit.disbanded or plan.size(place) >= (MOST_HQ if is_hq(place) else MOST):
            continue
        for entry in group(game, seat, unit):
            if within_limits(game, seat, plan.now, place, entry):
                found.add(("buy", place, entry.word))
    return found


def fieldings(plan: Plan) -> set[Pick]:
    """Return what might be fielded, cap apart: whole units, or squads of a platoon where it may be split."""
    found: set[Pick] = set()
    for place in plan.now:
        if place in plan.whole:
            continue
        if is_hq(place) and plan.hq_present(place):
            found.add(("field", place))
        elif plan.fit(place):
            if place not in plan.part:
                found.add(("field", place))
            if plan.game.rules["split_platoons"]:
                left = plan.now[place] - plan.part.get(place, Counter())
                found |= {("bring", place, word) for word in left}
    return found


def nexts(game: Game, seat: int) -> Callable[[Picks], set[Pick]]:
    """Return what may be picked in a preparation."""

    def found(picks: Picks) -> set[Pick]:
        plan = Plan(game, seat, picks)
        return {pick for pick in purchases(plan) | fieldings(plan) if Plan(game, seat, [*picks, pick]).possible()}

    return found


def preparing(game: Game) -> Story:
    """Let both sides buy and choose their force, unseen or one after the other."""
    for seats in turns(game, [0, 1]):
        answers = yield (
            "all",
            {
                seat: Question(
                    "prepare",
                    next=nexts(game, seat),
                    fault=lambda picks, seat=seat: Plan(game, seat, picks).fault(),  # type: ignore[misc]
                    usual=lambda seat=seat: usual(game, seat),  # type: ignore[misc]
                    why=whys(game, seat),
                )
                for seat in seats
            },
        )
        for seat in sorted(answers):
            prepare(game, seat, of(answers[seat]))


def whys(game: Game, seat: int) -> Callable[[Picks, Pick], str]:
    """Return the clause that forbids a purchase or a unit in the field."""

    def found(picks: Picks, pick: Pick) -> str:
        plan, place = Plan(game, seat, picks), pick[1]
        if pick[0] == "buy":
            bars = buy_bars(plan, place, pick[2])
        elif pick[0] == "field":
            bars = field_bars(plan, place)
        else:
            bars = bring_bars(plan, place, pick[2])
        if bars:
            return bars
        after = Plan(game, seat, [*picks, pick])
        cost_alone = total(game, seat, after.force)
        # Only what a weakened formation still owes is above the cap (CA-RULING-12).
        owes = pick[0] != "buy" and game.rules["partial_company"] != "always" and cost_alone <= game.cap(seat)
        return "CA-RULING-12" if owes else "CA-FLD-04"

    return found


def buy_bars(plan: Plan, place: str, word: str) -> str:
    """Return what keeps a squad from being bought, the cap apart."""
    game, seat, unit = plan.game, plan.seat, plan.side.units.get(place)
    entries = {entry.word: entry for entry in game.available(seat)}
    if word not in entries:
        return "CA-RULING-38"
    if not within_limits(game, seat, plan.now, place, entries[word]):
        return "CA-LIST-11"
    if unit is None:
        return "CA-FIX-06"
    if unit.disbanded:
        return "CA-SUP-07"
    if entries[word] not in group(game, seat, unit):
        return "CA-FIX-02"
    if plan.size(place) >= (MOST_HQ if is_hq(place) else MOST):
        return "CA-HQ-08" if is_hq(place) else "CA-SPD-03"
    return "CA-SPD-08" if plan.spent + entries[word].cost[unit.level] > plan.side.pool else ""


def field_bars(plan: Plan, place: str) -> str:
    """Return what keeps a unit from the field, the cap apart."""
    unit = plan.side.units.get(place)
    if unit is None:
        return "CA-FIX-06"
    if unit.disbanded:
        return "CA-SUP-07"
    if is_hq(place) and not plan.hq_present(place):
        return "CA-HQ-01" if not plan.half_present(place) else "CA-RULING-16"
    if not is_hq(place) and not plan.fit(place):
        return "CA-FLD-01"
    return "CA-ORG-01" if place in plan.force else ""


def bring_bars(plan: Plan, place: str, word: str) -> str:
    """Return what keeps a squad of a platoon from the field, the cap apart."""
    if not plan.game.rules["split_platoons"] or is_hq(place):
        return "CA-RULING-17"
    bars = field_bars(plan, place)
    left = plan.now[place] - plan.part.get(place, Counter()) if place in plan.now else Counter()
    if bars == "CA-ORG-01":
        return "" if place in plan.part and left[word] else bars
    return bars or ("" if left[word] else "CA-ORG-01")


def usual(game: Game, seat: int) -> Picks:
    """Return the preparation of a side that picks nothing: platoons in list order that fit, then HQs."""
    picks: Picks = []
    places = sorted(game.sides[seat].units, key=lambda place: (is_hq(place), order(place)))
    for place in places:
        if ("field", place) in nexts(game, seat)(picks):
            picks.append(("field", place))
    return picks


def prepare(game: Game, seat: int, picks: Picks) -> None:
    """Pay for the purchases and set the force up."""
    plan, side = Plan(game, seat, picks), game.sides[seat]
    for place, unit in side.units.items():
        unit.now = +plan.now[place]
    side.bought = plan.bought
    side.force = {place: Counter(squads) for place, squads in plan.force.items()}
    game.pay(seat, "purchases", -plan.spent)
