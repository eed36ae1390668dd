"""Nations and lists (ledger 2.4, CA-RULING-59, CA-RULING-60)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable

from tests.titles.campaign.model.content import Entry
from tests.titles.campaign.model.questions import Pick, Picks, Question, Story, ask, of
from tests.titles.campaign.model.reckoning import LEAST, MOST, MOST_HQ, has_limits, total, within_limits
from tests.titles.campaign.model.state import Game, Squads, Unit, formation_of, is_hq, order

SLOTS = 64
MOST_PLATOONS = {"company": 4, "battery": 2}
Standing = dict[str, Squads]


def nations(game: Game) -> Story:
    """Let both sides choose their nations, openly."""
    year = game.rules["year"]
    for seat in (0, 1):
        named = game.rules[f"nation_{seat + 1}"]
        if named == "choose":
            found = [nation for nation, years in game.content.nations.items() if year in years]
            named = (yield from ask(seat, "nation", [f"nation {nation}" for nation in found])).split()[1]
        game.sides[seat].nation = named


def lists(game: Game) -> Story:
    """Let both sides build their lists unseen, then open them."""
    answers = yield (
        "all",
        {
            seat: Question(
                "lists",
                next=nexts(game, seat),
                fault=faults(game, seat),
                keep=keeps(game, seat),
                why=whys(game, seat),
                usual=lambda seat=seat: plain_army(game, seat),  # type: ignore[misc]
            )
            for seat in (0, 1)
        },
    )
    for seat in (0, 1):
        standing = stand(of(answers[seat]))
        for place in sorted(standing, key=order):
            game.sides[seat].units[place] = Unit(Counter(standing[place]), Counter(standing[place]))
    game.listed = True
    for seat in (0, 1):
        if game.rules["carry_unspent_budget"]:
            game.pay(seat, "carried", game.budget - total(game, seat, game.sides[seat].standing()))


def stand(picks: Picks) -> Standing:
    """Return what picks put where."""
    found: Standing = defaultdict(Counter)
    for _, place, word in picks:
        found[place][word] += 1
    return found


class Draft:
    """A list in the making."""

    def __init__(self, game: Game, seat: int, standing: Standing) -> None:
        """Sort what stands by formation."""
        self.game, self.seat, self.standing = game, seat, standing
        self.formations: dict[int, list[str]] = defaultdict(list)
        for place in sorted(standing, key=order):
            if standing[place]:
                self.formations[formation_of(place)].append(place)

    def one(self, place: str) -> Entry:
        """Return an entry that stands at a place."""
        return self.game.entry(self.seat, next(iter(self.standing[place])))

    def platoons(self, formation: int) -> list[str]:
        """Return the platoons of a formation."""
        return [place for place in self.formations[formation] if not is_hq(place)]

    def size(self, place: str) -> int:
        """Count the squads at a place."""
        return sum(self.standing[place].values()) if place in self.standing else 0

    def leaders(self, formation: int) -> set[str]:
        """Return what an HQ of a formation may be made to lead (CA-RULING-57)."""
        found = set()
        for place in self.platoons(formation):
            platoon = self.one(place)
            vehicles = "vehicles" if platoon.element == "vehicle" else "foot"
            found.add("batteries" if platoon.formation == "battery" else vehicles)
        return found

    def needs_hq(self, formation: int) -> bool:
        """Tell whether a formation still lacks its HQ (CA-RULING-09, CA-RULING-10)."""
        if self.size(f"{formation}.hq"):
            return False
        alone = len(self.platoons(formation)) == 1
        return not (alone and self.game.rules["independent_platoons"])

    def cheapest(self, entries: list[Entry]) -> int:
        """Return the price of the cheapest entry without limits."""
        return min(entry.cost[0] for entry in entries if not has_limits(self.game, entry))

    def lacks(self, formation: int) -> int:
        """Return what a formation still lacks, in points."""
        available, found = self.game.available(self.seat), 0
        for place in self.platoons(formation):
            lacks = LEAST - self.size(place)
            if lacks > 0:
                group = self.one(place).group
                found += lacks * self.cheapest([entry for entry in available if entry.group == group])
        if self.formations[formation] and self.needs_hq(formation):
            leaders = self.leaders(formation)
            found += self.cheapest([entry for entry in available if entry.leads in leaders])
        return found

    def reserved(self) -> int:
        """Return what the list still lacks, in points (CA-RULING-60)."""
        return sum(self.lacks(formation) for formation in list(self.formations))


def could_add(draft: Draft) -> set[Pick]:
    """Return every squad that some place has room for, limits and points apart."""
    available = draft.game.available(draft.seat)
    units = [entry for entry in available if entry.formation != "hq"]
    found: set[Pick] = set()
    for formation in draft.formations:
        platoons = draft.platoons(formation)
        kind = draft.one(platoons[0])
        for place in platoons:
            if draft.size(place) < MOST:
                group = draft.one(place).group
                found |= {("add", place, entry.word) for entry in units if entry.group == group}
        free = [f"{formation}.{k}" for k in range(1, MOST_PLATOONS[kind.formation] + 1)]
        free = [place for place in free if not draft.size(place)][:1]
        alike = [entry for entry in units if (entry.arm, entry.formation) == (kind.arm, kind.formation)]
        found |= {("add", place, entry.word) for place in free for entry in alike}
        hq = f"{formation}.hq"
        if draft.size(hq) < MOST_HQ:
            leaders = {draft.one(hq).leads} if draft.size(hq) else draft.leaders(formation)
            found |= {("add", hq, entry.word) for entry in available if entry.leads in leaders}
    slots = [slot for slot in range(1, SLOTS + 1) if slot not in draft.formations][:1]
    return found | {("add", f"{slot}.1", entry.word) for slot in slots for entry in units}


def nexts(game: Game, seat: int) -> Callable[[Picks], set[Pick]]:
    """Return what may be added to a list: within limits, and so that the points can still complete it."""

    def found(picks: Picks) -> set[Pick]:
        standing = stand(picks)
        draft = Draft(game, seat, standing)
        left = game.budget - total(game, seat, standing) - draft.reserved()
        lacked = {formation: draft.lacks(formation) for formation in list(draft.formations)}
        beside: dict[int, Picks] = defaultdict(list)
        for pick in picks:
            beside[formation_of(pick[1])].append(pick)
        allowed = set()
        for pick in could_add(draft):
            _, place, word = pick
            entry, formation = game.entry(seat, word), formation_of(place)
            if not within_limits(game, seat, standing, place, entry):
                continue
            # Only the formation that it joins lacks more or less than before.
            after = Draft(game, seat, stand([*beside[formation], pick])).lacks(formation)
            if entry.cost[0] + after - lacked.get(formation, 0) <= left:
                allowed.add(pick)
        return allowed

    return found


def faults(game: Game, seat: int) -> Callable[[Picks], str]:
    """Return what stands between a list and its lock: the first such thing, in the list's own order."""

    def found(picks: Picks) -> str:
        draft = Draft(game, seat, stand(picks))
        if not draft.formations:
            return "CA-LIST-01"
        for formation in draft.formations:
            if any(draft.size(place) < LEAST for place in draft.platoons(formation)):
                return "CA-LIST-06"
            if draft.needs_hq(formation):
                return "CA-RULING-09"
        return ""

    return found


def keeps(game: Game, seat: int) -> Callable[[Picks], Picks]:
    """Return what stays of a list: all, except an HQ that nothing calls for any more (CA-RULING-60)."""

    def found(picks: Picks) -> Picks:
        draft = Draft(game, seat, stand([pick for pick in picks if not is_hq(pick[1])]))
        return [
            pick
            for pick in picks
            if not is_hq(pick[1]) or game.entry(seat, pick[2]).leads in draft.leaders(formation_of(pick[1]))
        ]

    return found


def plain_army(game: Game, seat: int) -> Picks:
    """Return the list of a side that picks nothing: the cheapest infantry, five squads a platoon, four a company."""
    free = [entry for entry in game.available(seat) if not has_limits(game, entry)]
    squad = min((entry for entry in free if entry.arm == "infantry"), key=lambda entry: entry.cost[0])
    hq = min((entry for entry in free if entry.leads == "foot"), key=lambda entry: entry.cost[0])
    picks: Picks = []
    left = game.budget
    for slot in range(1, SLOTS + 1):
        for number in range(1, MOST_PLATOONS["company"] + 1):
            price = MOST * squad.cost[0] + (hq.cost[0] if number == 1 else 0)
            if price > left:
                return picks
            left -= price
            picks += [("add", f"{slot}.{number}", squad.word)] * MOST
            picks += [("add", f"{slot}.hq", hq.word)] if number == 1 else []
    return picks


def whys(game: Game, seat: int) -> Callable[[Picks, Pick], str]:
    """Return the clause that forbids a squad of a list; gaps are allowed, though only the first place is offered."""

    def found(picks: Picks, pick: Pick) -> str:
        _, place, word = pick
        draft = Draft(game, seat, stand(picks))
        entries = {entry.word: entry for entry in game.available(seat)}
        if word not in entries:
            return "CA-RULING-38"
        entry = entries[word]
        if not within_limits(game, seat, draft.standing, place, entry):
            return "CA-LIST-11"
        bars = hq_bars(draft, place, entry) if is_hq(place) else platoon_bars(draft, place, entry)
        after = Draft(game, seat, stand([*picks, pick]))
        return bars or ("CA-LIST-03" if total(game, seat, after.standing) + after.reserved() > game.budget else "")

    return found


def platoon_bars(draft: Draft, place: str, entry: Entry) -> str:
    """Return what keeps an entry out of a platoon, points apart."""
    formation = formation_of(place)
    platoons = draft.platoons(formation)
    if entry.formation == "hq":
        return "CA-RULING-57"
    mates = [draft.one(other) for other in platoons]
    if any((mate.arm, mate.formation) != (entry.arm, entry.formation) for mate in mates):
        return "CA-RULING-10"
    if place in platoons and draft.one(place).group != entry.group:
        return "CA-RULING-38"
    if draft.size(place) >= MOST:
        return "CA-LIST-07"
    third = entry.formation == "battery" and int(place.split(".")[1]) > MOST_PLATOONS["battery"]
    return "CA-LIST-09" if third else ""


def hq_bars(draft: Draft, place: str, entry: Entry) -> str:
    """Return what keeps an entry out of an HQ, points apart."""
    formation = formation_of(place)
    if entry.formation == "hq" and draft.size(place) and draft.one(place).element != entry.element:
        return "CA-RULING-38"
    if entry.formation == "hq" and not draft.platoons(formation):
        return "CA-RULING-09"
    if entry.leads not in draft.leaders(formation):
        return "CA-RULING-57"
    return "CA-HQ-09" if draft.size(place) >= MOST_HQ else ""


def overdrawn(game: Game, seat: int, picks: Picks) -> bool:
    """Tell whether the budget could not complete a list: one squad less may lack more, where a rare one is cheaper."""
    draft = Draft(game, seat, stand(picks))
    return total(game, seat, draft.standing) + draft.reserved() > game.budget
