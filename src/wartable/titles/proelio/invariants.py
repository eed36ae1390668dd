"""What holds in every position of Proelio, whatever was played: conformance asks for it after every action."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.titles.proelio.attacks import kind_of, level_of
from wartable.titles.proelio.cards import ATTACK, CARD_IDS, DECK_IDS, FIRST_GOLD, KINDS, TYPE
from wartable.titles.proelio.position import (
    DEEPEST,
    DEFEAT,
    DEPLOY,
    DISCARD,
    EXCESS,
    HANDS,
    LOOT,
    PENALTY,
    ROW,
    SACRIFICE,
    Position,
)

# Steps of a Defence phase: none of them may stand while a Plague is in force.
DEFENCE_STEPS = (DEPLOY, SACRIFICE, LOOT, DEFEAT, PENALTY)


def broken(p: Position) -> list[str]:
    """Every invariant that does not hold, in words; that no card is lost follows from the table of fields."""
    return [*hands(p), *houses(p), *ending(p)]


def hands(p: Position) -> Iterator[str]:
    """Sizes agree with the cards, no hand is too large outside a discard decision, and a row is part of a hand."""
    for seat in range(p.kit.seats):
        at = HANDS + seat * KINDS
        count = sum(p.cards[at : at + KINDS])
        if p.sizes[seat] != count:
            yield f"hand {seat} counts as {p.sizes[seat]} cards and holds {count}"
        kinds = sum(1 << kind for kind in range(KINDS) if p.cards[at + kind])
        if p.kinds_in_hand(seat) != kinds:
            yield f"hand {seat} counts as {p.kinds_in_hand(seat):b} and holds {kinds:b}"
        # A game that is over asks for nothing more, not even of a hand full of loot.
        if p.kit.immediate and p.stack and count > p.kit.hand_limit and EXCESS * 8 + seat not in p.steps():
            yield f"hand {seat} holds {count} cards and nobody is to discard (PR-HAND-01)"
    if p.picks != sum(p.cards[ROW : ROW + KINDS]):
        yield f"the row counts as {p.picks} cards and holds {sum(p.cards[ROW : ROW + KINDS])}"
    if p.picks or p.strategy >= 0:
        yield from row(p)


def row(p: Position) -> Iterator[str]:
    """Whatever is picked lies in the hand of the seat that decides."""
    if not p.stack:
        yield "a row is open and nobody decides"
        return
    at = HANDS + p.asked() * KINDS
    if any(p.cards[ROW + kind] > p.cards[at + kind] for kind in range(KINDS)):
        yield "the row holds a card that is not in the hand"
    if p.strategy >= 0 and p.cards[at + p.strategy] == 0:
        yield "the Strategy card being played is not in the hand"


def houses(p: Position) -> Iterator[str]:
    """One Fortification, Plague and waiting attack a House; no defence under a Plague; tops lie in the discards."""
    for seat in range(p.kit.seats):
        if not 0 <= p.levels[seat] <= 4:
            yield f"House {seat} has level {p.levels[seat]}"
        if p.kit.one_waiting and p.attacks_before(seat) > 1:
            yield f"{p.attacks_before(seat)} attacks wait before House {seat} (PR-RULING-32)"
    for attack in p.waiting:
        kind, level = kind_of(attack), level_of(attack)
        if TYPE[kind] != ATTACK or (not p.kit.penalise and not p.within_limit(kind, level)):
            yield f"{CARD_IDS[kind]} waits as an attack laid at level {level} (PR-ATK-09)"
    if p.plague_in_force() and (p.attack >= 0 or any(entry >> 3 in DEFENCE_STEPS for entry in p.steps())):
        yield "an attack is resolved while a Plague is in force (PR-PLG-03)"
    for deck, start, stop in ((0, 0, FIRST_GOLD), (1, FIRST_GOLD, KINDS)):
        top = (p.tops >> (5 * deck)) & 31
        discards = p.cards[DISCARD + start : DISCARD + stop]
        if bool(top) != any(discards) or (top and p.cards[DISCARD + top - 1] == 0):
            yield f"the top of the {DECK_IDS[deck]} discards is not among them"


def ending(p: Position) -> Iterator[str]:
    """A game that is over asks nobody; whoever eliminates is the right-hand neighbour and wins, with his ally."""
    if len(p.steps()) > DEEPEST:
        yield f"the stack is {p.steps()}, more than {DEEPEST} steps"
    if bool(p.stack) == bool(p.ended):
        yield f"the stack is {p.steps()} and the clause of the ending {p.ended}"
    winners = [seat for seat in range(p.kit.seats) if (p.won >> seat) & 1]
    if not p.kit.allied and len(winners) > 1:
        yield f"seats {winners} have won together in Open War (PR-WIN-01)"
    if p.lost >= 0:
        attacker = p.right_of(p.lost)
        expected = sorted({attacker, p.ally_of(attacker)}) if p.kit.allied else [attacker]
        if winners != expected:
            yield f"seats {winners} have won by the fall of seat {p.lost}, not {expected} (PR-WIN-01, PR-ALY-11)"
