"""What a viewer must hold possible, found by brute force on a tiny pack.

`Belief` follows a game from the opening and keeps every position to which a history leads that looks to the viewer like
the true one: all results of hidden chance, all hidden actions. `agreeing` lists every position that agrees with a view,
the hard facts and the lots. Nothing here shares code with the redeal.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from tests.core.branching import Branching, outcomes
from wartable.core.options import with_defaults
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import Entry, Journal
from wartable.core.rules.lot import Lot
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes import verbs
from wartable.titles.proelio.codes.cards import ATTACK, CARD_IDS, FIRST_GOLD, GUNPOWDER, INQUISITION, KINDS, TYPE, VALUE
from wartable.titles.proelio.codes.verbs import WIDTH
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.position.places import kind_of, level_of, target_of
from wartable.titles.proelio.position.position import HANDS, PILE, ROW
from wartable.titles.proelio.position.redeal import redeal
from wartable.titles.proelio.position.state import ProelioState

Key = tuple[int, ...]
# A place of memory, a hand (or -1 - the attack's index), the number of cards, the kinds that fit.
Group = tuple[int, int, int, list[int]]

# Few cards, so that piles are often renewed; all that hides, shows or moves them.
TINY = "shields*3 infiltration*2 soldiers*2 knights*2 imperial_manure inquisition*2"


def tiny_kit(pack: str = TINY, seats: int = 3, opening: int = 2, limit: int = 3, **options: object) -> ProelioKit:
    """A kit of the named cards alone."""
    copies = [0] * KINDS
    for word in pack.split():
        name, _, count = word.partition("*")
        copies[CARD_IDS.index(name)] = int(count or 1)
    return ProelioKit(seats, with_defaults(TITLE.sheet.options, options), copies, limit, opening)


# -- histories --


def key(p: ProelioState) -> Key:
    """Where every card lies. All else of a position is public, but for another's draft, which is no part of it."""
    return (*p.cards[:ROW], *p.cards[HANDS:], *p.waiting)


def lots_of(p: ProelioState, viewer: int) -> list[list[int]]:
    assert p.memory is not None
    return [lot.row() for lot in p.memory.of(viewer)]


def perceived(p: ProelioState, entries: Iterable[Entry], viewer: int) -> list[object]:
    """What a viewer reads, and the hands in sight then: the own one, and the ally's by PR-RULING-52."""
    seats = [viewer] if viewer >= 0 else []
    if viewer >= 0 and p.kit.ally_sees:
        seats.append((viewer + 2) % 4)
    seen: list[object] = [p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS] for seat in seats]
    for entry in entries:
        args = entry.seen(viewer)
        if args is not None:
            seen.append((entry.key, args))
    return seen


def applied(p: ProelioState, clicks: list[int], chance: Chance) -> tuple[ProelioState, list[Entry]]:
    journal = Journal()
    new = p.copy()
    for code in clicks:
        new.apply(new.deciders()[0], code, chance, journal)
    return new, journal.take()


def completed(p: ProelioState, verb: int) -> Iterator[tuple[ProelioState, list[Entry]]]:
    """Every way to complete the choice that is asked with this verb, and every way that chance turns out."""
    seat = p.deciders()[0]
    drafts = [p]
    met: set[Key] = set()
    while drafts:
        draft = drafts.pop()
        for code in draft.legal(seat):
            if code // WIDTH not in (verb, verbs.TARGET):
                continue
            for new, entries in outcomes(partial(applied, draft, [code])):
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
            state.cards[PILE : PILE + KINDS] = found[:KINDS]
            state.cards[HANDS:] = found[ROW:]
            state.recount()
            self.states[found] = state

    def follow(self, p: ProelioState, seat: int, clicks: list[int], entries: list[Entry]) -> None:
        """After a completed choice that led to p. Everybody can read from its entries which verb it was."""
        wanted = perceived(p, entries, self.viewer)
        before = list(self.states.values())
        self.states = {}
        for old in before:
            known = seat == self.viewer
            found = outcomes(partial(applied, old, clicks)) if known else completed(old, clicks[0] // WIDTH)
            for state, told in found:
                if perceived(state, told, self.viewer) == wanted:
                    self.states[key(state)] = state


def choose(p: ProelioState, rng: Seeded) -> list[int]:
    """The clicks of one completed choice, at random, with a liking for what hides and shows cards."""
    seat = p.deciders()[0]
    clicks: list[int] = []
    probe = p.copy()
    liked_verbs = (verbs.ATTACK, verbs.EXCHANGE, verbs.SUPPORT)
    while True:
        legal = probe.legal(seat)
        liked = [c for c in legal if c // WIDTH in liked_verbs or c == verbs.PLAY * WIDTH + INQUISITION]
        pool = liked if liked and rng.below(3) > 0 else legal
        clicks.append(pool[rng.below(len(pool))])
        journal = Journal()
        probe.apply(seat, clicks[-1], Branching([]), journal)
        if journal.entries:
            return clicks


# -- positions that agree --


def may_be(kit: ProelioKit, gold: bool, level: int) -> list[int]:
    """PR-ATK-09, PR-RULING-28: what a waiting attack can be."""
    out = []
    for kind in range(FIRST_GOLD, KINDS) if gold else range(FIRST_GOLD):
        lawful = level >= kit.gunpowder_min_level if kind == GUNPOWDER else VALUE[kind] <= level + 1
        if TYPE[kind] == ATTACK and (lawful or kit.penalise):
            out.append(kind)
    return out


def hidden(p: ProelioState, viewer: int) -> list[Group]:
    """What the viewer does not see: hands by their backs, and attacks."""
    out = []
    for seat in range(p.kit.n):
        if seat == viewer or (p.kit.ally_sees and viewer >= 0 and (seat - viewer) % 4 == 2):
            continue
        cards = p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]
        out.append((seat, seat, sum(cards[:FIRST_GOLD]), list(range(FIRST_GOLD))))
        out.append((seat, seat, sum(cards[FIRST_GOLD:]), list(range(FIRST_GOLD, KINDS))))
    seen: list[int] = []
    for i, packed in enumerate(p.waiting):
        target = target_of(packed)
        place = 6 + target + 6 * seen.count(target)
        seen.append(target)
        if (target - 1) % p.kit.n != viewer:
            out.append((place, -1 - i, 1, may_be(p.kit, kind_of(packed) >= FIRST_GOLD, level_of(packed))))
    return out


def fillings(bag: list[int], size: int, kinds: list[int]) -> Iterator[list[int]]:
    """Every choice of so many cards out of a bag, as counts by kind."""
    if size == 0:
        yield [0] * KINDS
    elif kinds:
        for count in range(min(size, bag[kinds[0]]) + 1):
            for filling in fillings(bag, size - count, kinds[1:]):
                filling[kinds[0]] = count
                yield filling


def agreeing(p: ProelioState, viewer: int, lots: list[Lot]) -> set[Key]:
    """Every position that agrees with the view, the hard facts and these lots."""
    groups = hidden(p, viewer)
    bare = p.copy()
    pool = bare.cards[PILE : PILE + KINDS]
    for _, owner, size, kinds in groups:
        if owner < 0:
            pool[kind_of(bare.waiting[-1 - owner])] += 1
        elif size:
            for kind in kinds:
                pool[kind] += bare.cards[HANDS + owner * KINDS + kind]
                bare.cards[HANDS + owner * KINDS + kind] = 0
    deals: list[tuple[list[int], list[list[int]]]] = [(pool, [])]
    for _, _, size, kinds in groups:
        deals = [
            ([a - b for a, b in zip(left, bag, strict=True)], [*dealt, bag])
            for left, dealt in deals
            for bag in fillings(left, size, kinds)
        ]
    return {built(bare, groups, dealt, left) for left, dealt in deals if all(holds(lot, groups, dealt) for lot in lots)}


def holds(lot: Lot, groups: list[Group], dealt: list[list[int]]) -> bool:
    """What a lot says, word for word."""
    there = [0] * KINDS
    for (place, _, _, _), bag in zip(groups, dealt, strict=True):
        if lot.places >> place & 1:
            there = [a + b for a, b in zip(there, bag, strict=True)]
    back = there[FIRST_GOLD:] if lot.back else there[:FIRST_GOLD]
    return sum(min(a, b) for a, b in zip(back, lot.bag, strict=True)) >= lot.least


def built(bare: ProelioState, groups: list[Group], dealt: list[list[int]], left: list[int]) -> Key:
    p = bare.copy()
    p.cards[PILE : PILE + KINDS] = left
    for (_, owner, _, _), bag in zip(groups, dealt, strict=True):
        if owner < 0:
            p.waiting[-1 - owner] = (p.waiting[-1 - owner] & ~31) | bag.index(1)
        else:
            for kind in range(KINDS):
                p.cards[HANDS + owner * KINDS + kind] += bag[kind]
    return key(p)


# -- redeals --


def dealt_anew(p: ProelioState, viewer: int, tries: int, chance: Chance) -> ProelioState:
    new = p.copy()
    redeal(new, viewer, chance, tries)
    return new


def support(run: Callable[[Chance], ProelioState], most: int) -> set[Key] | None:
    """Every position that comes out for some chance; None if there are more than so many ways."""
    found: set[Key] = set()
    for ways, state in enumerate(outcomes(run)):
        if ways == most:
            return None
        found.add(key(state))
    return found
