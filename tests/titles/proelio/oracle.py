"""What a viewer must hold possible, found by brute force on a tiny pack.

`Belief` follows a game from the start and keeps every position that some history leads to which looks to the viewer like
the true one: all results of hidden chance, all hidden actions. `agreeing` lists every position that agrees with a view,
the hard facts and the lots. Nothing here shares code with the redeal.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from mypy_extensions import i64

from wartable.core.chance import Chance, Seeded
from wartable.core.log import ALL, Entry, Journal
from wartable.core.lots import Lot
from wartable.titles.proelio import codes
from wartable.titles.proelio.cards import ATTACK, FIRST_GOLD, GUNPOWDER, KINDS, TYPE, VALUE
from wartable.titles.proelio.codes import NONE, WIDTH
from wartable.titles.proelio.kit import DEFAULTS, ProelioKit
from wartable.titles.proelio.position import HANDS, PILE, ROW
from wartable.titles.proelio.state import ProelioState, start

T = TypeVar("T")
Key = tuple[int, ...]

# Kind to copies. Few cards, so that piles are often renewed, and all that hides or shows cards.
TINY = {0: 3, 5: 2, 6: 2, 7: 2, 14: 1, 18: 2}


def tiny_kit(seats: int = 3, opening: int = 2, limit: int = 3, copies: dict[int,int] = TINY, **options: object) -> ProelioKit:
    counts = [copies.get(kind, 0) for kind in range(KINDS)]
    return ProelioKit(seats, {**DEFAULTS, **options}, counts, limit, opening)


class Branching(Chance):
    """Takes the path that it is told, then always the first branch, and notes how many branches there were."""

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self.path = path
        self.taken: list[int] = []
        self.widths: list[int] = []

    def branch(self, width: int) -> int:
        at = len(self.taken)
        choice = self.path[at] if at < len(self.path) else 0
        self.taken.append(choice)
        self.widths.append(width)
        return choice

    def below(self, n: i64, audience: i64 = ALL) -> i64:
        return self.branch(n)

    def draw(self, bag: list[int], start: i64, stop: i64, audience: i64 = ALL, of: i64 = 0) -> i64:
        kinds = [i - start for i in range(start, stop) if bag[i] > 0]
        return kinds[self.branch(len(kinds))]


def outcomes(run: Callable[[Chance], T]) -> Iterator[T]:
    """The result of every way that chance can turn out; copies of a kind count once."""
    path: list[int] = []
    while True:
        chance = Branching(path)
        yield run(chance)
        path = chance.taken
        while path and path[-1] + 1 == chance.widths[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


def key(p: ProelioState) -> Key:
    """Where every card lies. All else of a position is public, but for another's draft, which is no part of it."""
    return (*p.cards[:ROW], *p.cards[HANDS:], *p.waiting)


def perceived(entries: Iterable[Entry], viewer: int) -> list[tuple[int, list[int]]]:
    seen = [(entry.key, entry.seen(viewer)) for entry in entries]
    return [(number, args) for number, args in seen if args is not None]


def faces(p: ProelioState, viewer: int) -> list[list[int]]:
    """The hands that a viewer sees: his own, and the ally's by PR-RULING-52."""
    if viewer < 0:
        return []
    seats = [viewer, (viewer + 2) % 4] if p.kit.ally_sees else [viewer]
    return [p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS] for seat in seats]


def applied(p: ProelioState, clicks: list[int], chance: Chance) -> tuple[ProelioState, list[Entry]]:
    journal = Journal()
    new = p.copy()
    for code in clicks:
        new.apply(new.deciders()[0], code, chance, journal)
    return new, journal.take()


def completed(p: ProelioState, verb: int) -> Iterator[tuple[ProelioState, list[Entry]]]:
    """Every way to complete the choice that is asked with this verb, once for each way that chance turns out."""
    seat = p.deciders()[0]
    drafts = [p]
    met: set[Key] = set()
    while drafts:
        draft = drafts.pop()
        for code in draft.legal(seat):
            if code // WIDTH not in (verb, codes.TARGET):
                continue
            for new, entries in outcomes(lambda chance, d=draft, c=code: applied(d, [c], chance)):  # type: ignore[misc]
                if entries:
                    yield new, entries
                elif (*new.cards, new.strategy) not in met:
                    met.add((*new.cards, new.strategy))
                    drafts.append(new)


class Belief:
    """All positions that a viewer must hold possible."""

    def __init__(self, p: ProelioState, viewer: int) -> None:
        """From the opening on, when every deal with the viewer's own hand is possible."""
        self.viewer = viewer
        self.states: dict[Key, ProelioState] = {}
        for found in agreeing(p, viewer, []):
            state = p.copy()
            state.memory = None
            state.cards[PILE : PILE + KINDS] = found[:KINDS]
            state.cards[HANDS:] = found[ROW:]
            self.states[found] = state

    def keep(self, found: Iterable[tuple[ProelioState, list[Entry]]], p: ProelioState, entries: list[Entry]) -> None:
        wanted = perceived(entries, self.viewer)
        for state, told in found:
            if perceived(told, self.viewer) == wanted and faces(state, self.viewer) == faces(p, self.viewer):
                self.states[key(state)] = state

    def follow(self, p: ProelioState, seat: int, clicks: list[int], entries: list[Entry]) -> None:
        """After a completed choice of the true game. Which verb it was can be read from its entries by everybody."""
        before = list(self.states.values())
        self.states = {}
        for old in before:
            if seat == self.viewer:
                self.keep(outcomes(lambda chance, q=old: applied(q, clicks, chance)), p, entries)  # type: ignore[misc]
            else:
                self.keep(completed(old, clicks[0] // WIDTH), p, entries)


def may_be(kit: ProelioKit, gold: bool, level: int) -> list[int]:
    """PR-ATK-09, PR-RULING-28: what a waiting attack can be."""
    out = []
    for kind in range(FIRST_GOLD, KINDS) if gold else range(FIRST_GOLD):
        lawful = level >= kit.gunpowder_min_level if kind == GUNPOWDER else VALUE[kind] <= level + 1
        if TYPE[kind] == ATTACK and (lawful or kit.penalise):
            out.append(kind)
    return out


def fillings(bag: list[int], size: int, kinds: list[int]) -> Iterator[list[int]]:
    """Every choice of so many cards out of a bag, as counts by kind."""
    if size == 0:
        yield [0] * KINDS
        return
    if not kinds:
        return
    first, rest = kinds[0], kinds[1:]
    for count in range(min(size, bag[first]) + 1):
        for filling in fillings(bag, size - count, rest):
            filling[first] = count
            yield filling


def hidden_groups(p: ProelioState, viewer: int) -> list[tuple[int, int, int, list[int]]]:
    """What the viewer does not see: place of memory, hand (or -1 - attack), number of cards, kinds that fit."""
    out = []
    for seat in range(p.kit.n):
        if seat == viewer or (p.kit.ally_sees and viewer >= 0 and (seat - viewer) % 4 == 2):
            continue
        hand = p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]
        out.append((seat, seat, sum(hand[:FIRST_GOLD]), list(range(FIRST_GOLD))))
        out.append((seat, seat, sum(hand[FIRST_GOLD:]), list(range(FIRST_GOLD, KINDS))))
    seen: list[int] = []
    for i, packed in enumerate(p.waiting):
        target = (packed >> 5) & 7
        place = 6 + target + 6 * seen.count(target)
        seen.append(target)
        if (target - 1) % p.kit.n != viewer:
            out.append((place, -1 - i, 1, may_be(p.kit, packed & 31 >= FIRST_GOLD, (packed >> 8) & 7)))
    return out


def agreeing(p: ProelioState, viewer: int, lots: list[Lot]) -> set[Key]:
    """Every position that agrees with the view, the hard facts and these lots."""
    groups = hidden_groups(p, viewer)
    pool = p.cards[PILE : PILE + KINDS]
    for _, owner, size, kinds in groups:
        if owner < 0:
            pool[p.waiting[-1 - owner] & 31] += 1
        elif size:
            for kind in kinds:
                pool[kind] += p.cards[HANDS + owner * KINDS + kind]
    found: set[Key] = set()

    def extend(at: int, left: list[int], chosen: list[list[int]]) -> None:
        if at == len(groups):
            places: dict[int, list[int]] = {}
            for (place, _, _, _), bag in zip(groups, chosen, strict=True):
                places[place] = [a + b for a, b in zip(places.get(place, [0] * KINDS), bag, strict=True)]
            if all(holds(lot, places) for lot in lots):
                found.add(built(p, groups, chosen, left))
            return
        for bag in fillings(left, groups[at][2], groups[at][3]):
            extend(at + 1, [a - b for a, b in zip(left, bag, strict=True)], [*chosen, bag])

    extend(0, pool, [])
    return found


def holds(lot: Lot, places: dict[int, list[int]]) -> bool:
    """What a lot says, word for word."""
    there = [sum(bag[kind] for place, bag in places.items() if lot.places >> place & 1) for kind in range(KINDS)]
    return sum(min(a, b) for a, b in zip(there, lot.bag, strict=True)) >= lot.least


def built(p: ProelioState, groups: list[tuple[int, int, int, list[int]]], chosen: list[list[int]], left: list[int]) -> Key:
    cards, waiting = p.cards[:], p.waiting[:]
    cards[PILE : PILE + KINDS] = left
    for _, owner, size, kinds in groups:
        if owner >= 0 and size:
            for kind in kinds:
                cards[HANDS + owner * KINDS + kind] = 0
    for (_, owner, _, _), bag in zip(groups, chosen, strict=True):
        if owner < 0:
            waiting[-1 - owner] = (waiting[-1 - owner] & ~31) | bag.index(1)
        else:
            for kind in range(KINDS):
                cards[HANDS + owner * KINDS + kind] += bag[kind]
    return (*cards[:ROW], *cards[HANDS:], *waiting)


def choose(p: ProelioState, rng: Seeded) -> list[int]:
    """The clicks of one completed choice, at random, with a liking for what hides and shows cards."""
    seat = p.deciders()[0]
    clicks: list[int] = []
    probe = p.copy()
    while True:
        legal = probe.legal(seat)
        liked = [c for c in legal if c // WIDTH in (codes.ATTACK, codes.EXCHANGE) or c == codes.PLAY * WIDTH + 18]
        pool = liked if liked and rng.below(3) > 0 else legal
        clicks.append(pool[rng.below(len(pool))])
        journal = Journal()
        probe.apply(seat, clicks[-1], Branching([]), journal)
        if journal.entries:
            return clicks


DONE = codes.DEPLOY * WIDTH + NONE
