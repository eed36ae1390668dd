"""Whether play can go on from a position in words: a turn has its end, and each step has what it asks about."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.titles.proelio.cards import (
    ATTACK,
    CARD_IDS,
    DECK_IDS,
    INQUISITION,
    KINDS,
    TEMPORARY_ALLIANCE,
    TYPE,
    deck_of,
)
from wartable.titles.proelio.invariants import row as loose_cards
from wartable.titles.proelio.position import (
    ACTION,
    CLEAN_UP,
    DEFEAT,
    DEPLOY,
    DEPLOYED,
    DISCARD,
    EXCESS,
    GATE,
    LOOT,
    PENALTY,
    SACRIFICE,
    STEP_IDS,
    TURN_END,
    TURN_START,
    Position,
)

# Steps lie upon each other in this order alone, each once at most: so deep does a turn grow and no deeper.
ORDER = (TURN_START, TURN_END, ACTION, GATE, DEFEAT, CLEAN_UP, EXCESS, DEPLOY, SACRIFICE, LOOT, PENALTY)


def misfits(p: Position) -> Iterator[str]:
    """What keeps play from going on, each with the field that it is about."""
    yield from ending(p)
    yield from turn(p)
    if p.stack:
        yield from asked(p, p.step(), p.asked())
    yield from row(p)
    yield from attack(p)
    yield from tops(p)


def ending(p: Position) -> Iterator[str]:
    """A game is over, or it asks somebody."""
    if p.stack and p.ended:
        yield "ended: the game is over, and yet there are steps to play"
    if not p.stack and not p.ended:
        yield "ended: there are no steps to play, so the clause that ended the game is needed"
    if p.stack and (p.won or p.lost >= 0):
        yield "won, lost: the game goes on, so nobody has won or lost"


def turn(p: Position) -> Iterator[str]:
    """The stack is the rest of one turn: its end below all other steps, what asks at once on top."""
    steps = p.steps()
    for i, entry in enumerate(steps):
        step, seat = entry >> 3, entry & 7
        name = STEP_IDS[step]
        if (step == TURN_END or step == TURN_START) != (i == 0):
            yield f"stack[{i}]: the first step is turn_end or turn_start and no other is, not {name}"
        if step in (DEPLOY, SACRIFICE, LOOT, PENALTY) and i < len(steps) - 1:
            yield f"stack[{i}]: {name} asks at once, so it can only be the last step"
        if i > 1 and ORDER.index(step) <= ORDER.index(steps[i - 1] >> 3):
            yield f"stack[{i}]: {name} never stands upon {STEP_IDS[steps[i - 1] >> 3]}"
        if step == PENALTY and seat != p.right_of(p.active):
            yield f"stack[{i}]: the attacker, seat {p.right_of(p.active)}, pays a penalty, not seat {seat}"
        if step not in (EXCESS, PENALTY) and seat != p.active:
            yield f"stack[{i}]: {name} belongs to the active seat {p.active}, not to seat {seat}"


def asked(p: Position, step: int, seat: int) -> Iterator[str]:
    """A step that asks needs something to ask about."""
    if step == DEPLOY and p.oldest(seat) < 0:
        yield f"step: no attack waits before seat {seat}, so there is nothing to deploy against"
    if step == SACRIFICE and (p.attack < 0 or p.levels[seat] == 0 or p.short == 0):
        yield f"step: seat {seat} has nothing to sacrifice, or no shortfall in the face of an attack"
    if step == LOOT and not 0 < p.short <= p.sizes[seat]:
        yield f"short: seat {seat} cannot give {p.short} of {p.sizes[seat]} cards as loot"
    if step == PENALTY and p.sizes[seat] == 0:
        yield f"step: seat {seat} has no card to pay"


def row(p: Position) -> Iterator[str]:
    """Picks lie in the hand of who decides, and there are fewer than complete the row."""
    if not p.picks and p.strategy < 0 and not p.paying:
        return
    for problem in loose_cards(p):
        yield f"row: {problem}"
        return
    step, seat = p.step(), p.asked()
    room = {ACTION: 2, LOOT: p.short, EXCESS: p.sizes[seat] - p.kit.hand_limit, DEPLOY: p.sizes[seat] + 1}.get(step, 0)
    if p.picks and p.picks >= room:
        yield f"row: {p.picks} cards are picked, and the row would be complete with {room}"
    if p.paying and (step != ACTION or p.strategy >= 0):
        yield "paying: an exchange is paid as the action, and with nothing else begun"
    if p.paying and p.sizes[seat] < 2:
        yield f"paying: seat {seat} has fewer than two cards (PR-ACT-09)"
    if step == ACTION and p.picks and not p.paying and p.strategy < 0:
        yield "row: nothing is paid with these cards"
    if p.strategy >= 0 and (step != ACTION or p.picks):
        yield "strategy: a Strategy card is played as the action and with no other card"
    if p.strategy >= 0 and p.strategy != TEMPORARY_ALLIANCE and p.strategy != INQUISITION:
        yield f"strategy: {CARD_IDS[p.strategy]} names no player, so it is not waiting for one"


def attack(p: Position) -> Iterator[str]:
    """What is being resolved is an attack, and will be discarded."""
    if p.attack >= 0 and TYPE[p.attack] != ATTACK:
        yield f"attack: {CARD_IDS[p.attack]} is no Attack card (PR-ATK-03)"
    lying = p.attack >= 0 or any(p.cards[DEPLOYED : DEPLOYED + KINDS])
    if lying and p.stack and all(entry >> 3 != CLEAN_UP for entry in p.steps()):
        yield "attack, deployed: no step of the stack would discard them (PR-RES-12)"


def tops(p: Position) -> Iterator[str]:
    """The top of each discard pile lies in it."""
    for deck in range(2):
        top = (p.tops >> (5 * deck)) & 31
        if top and (deck_of(top - 1) != deck or p.cards[DISCARD + top - 1] == 0):
            yield f"tops[{deck}]: {CARD_IDS[top - 1]} does not lie in the {DECK_IDS[deck]} discards"
