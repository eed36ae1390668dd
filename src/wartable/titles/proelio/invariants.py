"""What holds in every position of Proelio, reached by play or given in words."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.titles.proelio import stack
from wartable.titles.proelio.attacks import kind_of, level_of
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
from wartable.titles.proelio.position import DEPLOYED, DISCARD, HANDS, ROW, Position
from wartable.titles.proelio.stack import STEP_IDS, seat_of, step_of

# Steps lie upon each other in this order alone, each once at most: so deep does a turn grow and no deeper.
ORDER = (
    *(stack.TURN_START, stack.TURN_END, stack.ACTION, stack.DEFENCE_GATE, stack.DEFEAT_CHECK, stack.CLEAN_UP),
    *(stack.EXCESS, stack.DEPLOY, stack.SACRIFICE, stack.LOOT, stack.PAY_PENALTY),
)
AT_ONCE = (stack.DEPLOY, stack.SACRIFICE, stack.LOOT, stack.PAY_PENALTY)  # nothing is played before them
BEGIN = (stack.TURN_START, stack.TURN_END)  # the lowest step of a turn


def broken(p: Position) -> list[str]:
    """Every invariant that does not hold, in words; that no card is lost follows from the table of fields."""
    return [*misfits(p), *counts(p), *hands(p), *houses(p), *victory(p)]


# -- what a position in words is held to: play can go on from it --


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
        step, seat, below = step_of(entry), seat_of(entry), step_of(steps[i - 1])
        name = STEP_IDS[step]
        if (step in BEGIN) != (i == 0):
            yield f"stack[{i}]: the first step is turn_end or turn_start and no other is, not {name}"
        if step in AT_ONCE and i < len(steps) - 1:
            yield f"stack[{i}]: {name} asks at once, so it can only be the last step"
        if i > 1 and ORDER.index(step) <= ORDER.index(below):
            yield f"stack[{i}]: {name} never stands upon {STEP_IDS[below]}"
        if step == stack.PAY_PENALTY and seat != p.right_of(p.active):
            yield f"stack[{i}]: the attacker, seat {p.right_of(p.active)}, pays a penalty, not seat {seat}"
        if step not in (stack.EXCESS, stack.PAY_PENALTY) and seat != p.active:
            yield f"stack[{i}]: {name} belongs to the active seat {p.active}, not to seat {seat}"


def asked(p: Position, step: int, seat: int) -> Iterator[str]:
    """A step that asks needs something to ask about."""
    if step == stack.DEPLOY and p.oldest(seat) < 0:
        yield f"step: no attack waits before seat {seat}, so there is nothing to deploy against"
    if step == stack.SACRIFICE and (p.attack < 0 or p.levels[seat] == 0 or p.short == 0):
        yield f"step: seat {seat} has nothing to sacrifice, or no shortfall in the face of an attack"
    if step == stack.LOOT and not 0 < p.short <= p.sizes[seat]:
        yield f"short: seat {seat} cannot give {p.short} of {p.sizes[seat]} cards as loot"
    if step == stack.PAY_PENALTY and p.sizes[seat] == 0:
        yield f"step: seat {seat} has no card to pay"


def row(p: Position) -> Iterator[str]:
    """Picks lie in the hand of the seat that decides, and there are fewer than complete the row."""
    if not p.picks and p.strategy < 0 and not p.paying:
        return
    if not p.stack:
        yield "row: a row is open and nobody decides"
        return
    step, seat = p.step(), p.asked()
    at, size, limit = HANDS + seat * KINDS, p.sizes[seat], p.kit.hand_limit
    if any(p.cards[ROW + kind] > p.cards[at + kind] for kind in range(KINDS)):
        yield "row: the row holds a card that is not in the hand"
    if p.strategy >= 0 and p.cards[at + p.strategy] == 0:
        yield "row: the Strategy card being played is not in the hand"
    room = {stack.ACTION: 2, stack.LOOT: p.short, stack.EXCESS: size - limit, stack.DEPLOY: size + 1}.get(step, 0)
    if p.picks and p.picks >= room:
        yield f"row: {p.picks} cards are picked, and the row would be complete with {room}"
    if p.paying and (step != stack.ACTION or p.strategy >= 0):
        yield "paying: an exchange is paid as the action, and with nothing else begun"
    if p.paying and size < 2:
        yield f"paying: seat {seat} has fewer than two cards (PR-ACT-09)"
    if step == stack.ACTION and p.picks and not p.paying and p.strategy < 0:
        yield "row: nothing is paid with these cards"
    if p.strategy >= 0 and (step != stack.ACTION or p.picks):
        yield "strategy: a Strategy card is played as the action and with no other card"
    if p.strategy >= 0 and p.strategy != TEMPORARY_ALLIANCE and p.strategy != INQUISITION:
        yield f"strategy: {CARD_IDS[p.strategy]} names no player, so it is not waiting for one"


def attack(p: Position) -> Iterator[str]:
    """What is being resolved is an attack, and will be discarded."""
    if p.attack >= 0 and TYPE[p.attack] != ATTACK:
        yield f"attack: {CARD_IDS[p.attack]} is no Attack card (PR-ATK-03)"
    lying = p.attack >= 0 or any(p.cards[DEPLOYED : DEPLOYED + KINDS])
    if lying and p.stack and all(step_of(entry) != stack.CLEAN_UP for entry in p.steps()):
        yield "attack, deployed: no step of the stack would discard them (PR-RES-12)"


def tops(p: Position) -> Iterator[str]:
    """The top of each discard pile lies in it."""
    for deck, name in enumerate(DECK_IDS):
        top = p.top(deck)
        if top >= 0 and (deck_of(top) != deck or p.cards[DISCARD + top] == 0):
            yield f"tops[{deck}]: {CARD_IDS[top]} does not lie in the {name} discards"


# -- what follows from play beside --


def counts(p: Position) -> Iterator[str]:
    """What is counted beside the cards agrees with them: sizes, kinds in hand, picks, tops."""
    for seat in range(p.kit.seats):
        hand = p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]
        if p.sizes[seat] != sum(hand):
            yield f"hand {seat} counts as {p.sizes[seat]} cards and holds {sum(hand)}"
        kinds = sum(1 << kind for kind in range(KINDS) if hand[kind])
        if p.kinds_in_hand(seat) != kinds:
            yield f"hand {seat} counts as {p.kinds_in_hand(seat):b} and holds {kinds:b}"
    if p.picks != sum(p.cards[ROW : ROW + KINDS]):
        yield f"the row counts as {p.picks} cards and holds {sum(p.cards[ROW : ROW + KINDS])}"
    for deck, name in enumerate(DECK_IDS):
        if p.top(deck) < 0 < p.count_deck(DISCARD, deck):
            yield f"the {name} discards have no top"
    if len(p.steps()) > stack.DEEPEST:
        yield f"the stack is {p.steps()}, more than {stack.DEEPEST} steps"


def hands(p: Position) -> Iterator[str]:
    """No hand is too large outside a discard decision; a game that is over asks for nothing more."""
    for seat in range(p.kit.seats):
        over = p.sizes[seat] > p.kit.hand_limit and p.kit.immediate and p.stack
        if over and stack.entry(stack.EXCESS, seat) not in p.steps():
            yield f"hand {seat} holds {p.sizes[seat]} cards and nobody is to discard (PR-HAND-01)"


def houses(p: Position) -> Iterator[str]:
    """One Fortification and waiting attack a House; nothing of a Defence phase while a Plague is in force."""
    for seat in range(p.kit.seats):
        if not 0 <= p.levels[seat] <= 4:
            yield f"House {seat} has level {p.levels[seat]}"
        if p.kit.one_waiting and p.attacks_before(seat) > 1:
            yield f"{p.attacks_before(seat)} attacks wait before House {seat} (PR-RULING-32)"
    for waiting in p.waiting:
        kind, level = kind_of(waiting), level_of(waiting)
        if TYPE[kind] != ATTACK or (not p.kit.penalise and not p.within_limit(kind, level)):
            yield f"{CARD_IDS[kind]} waits as an attack laid at level {level} (PR-ATK-09)"
    defending = any(step_of(entry) in (*AT_ONCE, stack.DEFEAT_CHECK) for entry in p.steps())
    if p.plague_in_force() and (p.attack >= 0 or defending):
        yield "an attack is resolved while a Plague is in force (PR-PLG-03)"


def victory(p: Position) -> Iterator[str]:
    """A House falls to its right-hand neighbour, who wins, with the ally in Allied Houses."""
    winners = [seat for seat in range(p.kit.seats) if (p.won >> seat) & 1]
    if not p.kit.allied and len(winners) > 1:
        yield f"seats {winners} have won together in Open War (PR-WIN-01)"
    if p.lost >= 0:
        attacker = p.right_of(p.lost)
        expected = sorted({attacker, p.ally_of(attacker)}) if p.kit.allied else [attacker]
        if winners != expected:
            yield f"seats {winners} have won by the fall of seat {p.lost}, not {expected} (PR-WIN-01, PR-ALY-11)"
