"""Sums: what squads cost, what is missing, limits, points of a battle and of the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from tests.titles.campaign.model.content import Entry
from tests.titles.campaign.model.state import Game, Squads, Unit, formation_of, is_hq, order

LEAST = 3
MOST = 5
MOST_HQ = 2


def cost(game: Game, seat: int, squads: Mapping[str, int], level: int = 0) -> int:
    """Return what squads cost at a level; Recruits where none is named (CA-COST-01 to CA-COST-03)."""
    return sum(game.entry(seat, word).cost[level] * count for word, count in squads.items())


def total(game: Game, seat: int, standing: Mapping[str, Squads]) -> int:
    """Return what squads at places cost as Recruits."""
    return sum(cost(game, seat, squads) for squads in standing.values())


# -- limits --


def limit(game: Game, entry: Entry, kind: str) -> int | None:
    """Return a limit of the catalogue; one of the year replaces the army's (CA-RULING-56)."""
    if kind == "per_army":
        of_year = entry.limits.get("by_year", {}).get(str(game.rules["year"]))
        if of_year is not None:
            return int(of_year)
    found = entry.limits.get(kind)
    return None if found is None else int(found)


def has_limits(game: Game, entry: Entry) -> bool:
    """Tell whether the catalogue limits an entry in the year."""
    return any(limit(game, entry, kind) is not None for kind in ("per_army", "per_company", "per_platoon"))


def count_of(game: Game, seat: int, standing: Mapping[str, Squads], entry: Entry, places: Iterable[str]) -> int:
    """Count what stands of an entry; a command tank counts as the tank that it is made from (CA-RULING-57)."""
    root = entry.made_from or entry.word
    words = [word for word in (root, f"hq_{root}") if (game.entry(seat, root).arm == "tank" or word == root)]
    return sum(standing[place][word] for place in places if place in standing for word in words)


def within_limits(game: Game, seat: int, standing: Mapping[str, Squads], place: str, entry: Entry) -> bool:
    """Tell whether one more of an entry may stand at a place (CA-LIST-11)."""
    if not has_limits(game, entry):
        return True
    near = [other for other in standing if formation_of(other) == formation_of(place)]
    for kind, places in (("per_army", list(standing)), ("per_company", near), ("per_platoon", [place])):
        most = limit(game, entry, kind)
        if most is not None and count_of(game, seat, standing, entry, places) + 1 > most:
            return False
    return True


# -- what is missing --


def group(game: Game, seat: int, unit: Unit) -> list[Entry]:
    """Return what a unit may be filled up with, limits apart (CA-RULING-38)."""
    kind = game.entry(seat, next(iter(unit.start))).group
    return [entry for entry in game.available(seat) if entry.group == kind]


def least_cost(game: Game, seat: int, wanted: Mapping[str, int]) -> int | None:
    """Return the least that brings units to so many squads at their levels; None where that cannot be bought.

    Entries without limits are alike for all; those with limits are shared out as cheaply as can be.
    """
    side = game.sides[seat]
    missing = [
        place for place in sorted(wanted, key=order) for _ in range(max(0, wanted[place] - side.units[place].size))
    ]
    offers = {place: group(game, seat, side.units[place]) for place in set(missing)}

    def free(place: str) -> int | None:
        level = side.units[place].level
        prices = [entry.cost[level] for entry in offers[place] if not has_limits(game, entry)]
        return min(prices, default=None)

    rare = {
        place: [
            entry
            for entry in offers[place]
            if has_limits(game, entry)
            and ((least := free(place)) is None or entry.cost[side.units[place].level] < least)
        ]
        for place in offers
    }

    @cache
    def best(at: int, taken: tuple[tuple[str, str], ...]) -> int | None:
        if at == len(missing):
            return 0
        place = missing[at]
        level = side.units[place].level
        found: list[int] = []
        least = free(place)
        if least is not None and (rest := best(at + 1, taken)) is not None:
            found.append(least + rest)
        standing = {here: Counter(squads) for here, squads in side.standing().items()}
        for where, word in taken:
            standing[where][word] += 1
        for entry in rare[place]:
            if within_limits(game, seat, standing, place, entry):
                rest = best(at + 1, tuple(sorted([*taken, (place, entry.word)])))
                if rest is not None:
                    found.append(entry.cost[level] + rest)
        return min(found, default=None)

    return best(0, ())


def can_afford_all(game: Game, seat: int) -> bool:
    """Tell whether the pool brings every platoon below 3 back to 3 (CA-RULING-40)."""
    side = game.sides[seat]
    short = {
        place: LEAST
        for place, unit in side.units.items()
        if not is_hq(place) and not unit.disbanded and unit.size < LEAST
    }
    least = least_cost(game, seat, short)
    return least is not None and side.pool >= least


def restoration(game: Game, seat: int) -> int:
    """Return what the settlement takes: all units back to their starting number (CA-RULING-46 to CA-RULING-48)."""
    side = game.sides[seat]
    short = {
        place: unit.start_size
        for place, unit in side.units.items()
        if not unit.disbanded and unit.size < unit.start_size
    }
    if game.rules["restoration_price"] == "cheapest_legal":
        least = least_cost(game, seat, short)
        assert least is not None
        return least
    spent = 0
    for place in short:
        unit = side.units[place]
        left = (unit.start - unit.now).elements()
        prices = sorted((game.entry(seat, word).cost[unit.level] for word in left), reverse=True)
        spent += sum(prices[: unit.start_size - unit.size])
    return spent


def final_points(game: Game, seat: int) -> int:
    """Return a side's final victory points as they stand (CA-RULING-46)."""
    return max(0, game.sides[seat].pool - restoration(game, seat))


# -- a battle's points --


def kills(game: Game, seat: int) -> int:
    """Return the price of what a side destroyed, at the levels that it fought at (CA-VP-04)."""
    enemy = game.sides[1 - seat]
    return sum(cost(game, 1 - seat, squads, enemy.units[place].level) for place, squads in enemy.lost.items())


def controls(game: Game, seat: int) -> bool:
    """Tell whether a side controls the objective (CA-RULING-28)."""
    held = sum(holder == seat for holder in game.battle.held)
    return held == game.features if game.rules["objective_control"] == "all" else held * 2 > game.features


def objective(game: Game, seat: int) -> int:
    """Return a side's points for the objective (CA-RULING-27)."""
    battle = game.battle
    if battle.kind == "counterattack":
        return game.objective_points if meets_destruction(game, seat) else 0
    if seat != battle.attacker and game.rules["objective_points_to"] == "attacker_only":
        return 0
    if battle.means == "auto":
        return game.objective_points if battle.took == (seat == battle.attacker) else 0
    return game.objective_points if controls(game, seat) else 0


def meets_destruction(game: Game, seat: int) -> bool:
    """Tell whether a side met the objective of a Counterattack, where that counts."""
    if game.rules["destruction_points"] == "none":
        return False
    lost, enemy_lost = (total(game, who, game.sides[who].lost) for who in (seat, 1 - seat))
    brought, enemy_brought = (total(game, who, game.sides[who].force) for who in (seat, 1 - seat))
    return enemy_lost * 2 >= enemy_brought and lost * 2 < brought


def proposal(game: Game) -> tuple[str, int | None]:
    """Return the outcome that the points give (CA-RULING-26)."""
    points = [kills(game, seat) + objective(game, seat) for seat in (0, 1)]
    lead = abs(points[0] - points[1])
    against = game.even_cap if game.rules["outcome_measure"] == "share_of_cap" else max(points)
    if lead == 0 or lead * 1000 < game.rules["draw_below"] * against:
        return "draw", None
    level = "marginal" if lead * 1000 < game.rules["decisive_from"] * against else "decisive"
    return level, 0 if points[0] > points[1] else 1
