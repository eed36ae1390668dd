"""What holds in every position of Proelio, reached by play or given in words."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.errors import PositionError
from wartable.titles.proelio.codes import stack
from wartable.titles.proelio.codes.cards import ATTACK, CARD_IDS, DECK_IDS, KINDS, TARGETED, TYPE, deck_of
from wartable.titles.proelio.codes.stack import seat_of, step_of
from wartable.titles.proelio.position.places import kind_of, level_of
from wartable.titles.proelio.position.position import DEPLOYED, DISCARD, HANDS, ROW, Position
from wartable.titles.proelio.steps import STEPS
from wartable.titles.proelio.steps.step import ProelioStep, acting


def broken(p: Position) -> list[str]:
    """Return every invariant that does not hold, in words; the table of fields tells of cards lost and of misfits."""
    return [*counts(p), *hands(p), *houses(p), *victory(p)]


# -- what a position in words is held to: play can go on from it --


def misfits(p: Position) -> Iterator[PositionError]:
    """What keeps play from going on, each with the field that it is about."""
    yield from ending(p)
    yield from turn(p)
    yield from row(p)
    yield from attack(p)
    yield from tops(p)


def ending(p: Position) -> Iterator[PositionError]:
    """A game is over, or it asks somebody."""
    if p.stack and p.ended:
        yield PositionError("proelio-over")
    if not p.stack and not p.ended:
        yield PositionError("proelio-no-steps")
    if p.stack and (p.won or p.lost >= 0):
        yield PositionError("proelio-goes-on")


def turn(p: Position) -> Iterator[PositionError]:
    """The steps are their own seats', and the one that asks has something to ask about."""
    for i, entry in enumerate(p.steps()):
        step, seat = STEPS[step_of(entry)], seat_of(entry)
        owner = step.owner(p) if isinstance(step, ProelioStep) else p.active
        if owner not in (-1, seat):
            yield PositionError("proelio-owner", place=f"stack[{i}]", step=step.name, owner=owner, seat=seat)
    seat = p.asked()
    if p.stack and p.doing().baseless(p, seat):
        yield PositionError("proelio-baseless", step=p.doing().name, seat=seat, short=p.short, cards=p.sizes[seat])


def row(p: Position) -> Iterator[PositionError]:
    """Picks lie in the hand of the seat that decides, and there are fewer than complete the row."""
    if not p.picks and p.strategy < 0 and not p.paying:
        return
    if not p.stack:
        yield PositionError("proelio-row-of-nobody")
        return
    seat, begun = p.asked(), p.doing()
    hand = p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]
    if any(p.cards[ROW + kind] > hand[kind] for kind in range(KINDS)):
        yield PositionError("proelio-row-not-held")
    if p.strategy >= 0 and not hand[p.strategy]:
        yield PositionError("proelio-strategy-not-held")
    if p.picks and not begun.row(p, seat):
        yield PositionError("proelio-row-for-nothing")
    if p.picks and begun.needed(p, seat) <= 0:
        yield PositionError("proelio-row-complete", picks=p.picks, room=p.picks + begun.needed(p, seat))
    if p.paying and (not acting(p) or p.strategy >= 0):
        yield PositionError("proelio-paying")
    if p.paying and sum(hand) < 2:
        yield PositionError("proelio-paying-too-few", seat=seat)
    if p.strategy >= 0 and (not acting(p) or p.picks):
        yield PositionError("proelio-strategy")
    if p.strategy >= 0 and p.strategy not in TARGETED:
        yield PositionError("proelio-strategy-names-nobody", card=CARD_IDS[p.strategy])


def attack(p: Position) -> Iterator[PositionError]:
    """What is being resolved is an attack, and will be discarded."""
    if p.attack >= 0 and TYPE[p.attack] != ATTACK:
        yield PositionError("proelio-resolves-no-attack", card=CARD_IDS[p.attack])
    lying = p.attack >= 0 or any(p.cards[DEPLOYED : DEPLOYED + KINDS])
    if lying and p.stack and all(step_of(entry) != stack.CLEAN_UP for entry in p.steps()):
        yield PositionError("proelio-never-discarded")


def tops(p: Position) -> Iterator[PositionError]:
    """The top of each discard pile lies in it."""
    for deck, name in enumerate(DECK_IDS):
        top = p.top(deck)
        if top >= 0 and (deck_of(top) != deck or p.cards[DISCARD + top] == 0):
            yield PositionError("proelio-top", place=f"tops[{deck}]", card=CARD_IDS[top], deck=name)


# -- what follows from play beside --


def counts(p: Position) -> Iterator[str]:
    """Yield what is counted beside the cards agrees with them: sizes, kinds in hand, picks, tops."""
    again = p.copy()
    assert isinstance(again, Position)
    again.recount()
    for name in ("sizes", "kinds_low", "kinds_high", "picks"):
        if getattr(p, name) != getattr(again, name):
            yield f"{name}: {getattr(p, name)} is kept, and the cards make {getattr(again, name)}"
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
    """Yield one Fortification and waiting attack a House; nothing of a Defence phase while a Plague is in force."""
    for seat in range(p.kit.seats):
        if not 0 <= p.levels[seat] <= 4:
            yield f"House {seat} has level {p.levels[seat]}"
        if p.kit.one_waiting and p.attacks_before(seat) > 1:
            yield f"{p.attacks_before(seat)} attacks wait before House {seat} (PR-RULING-32)"
    for waiting in p.waiting:
        kind, level = kind_of(waiting), level_of(waiting)
        if TYPE[kind] != ATTACK or (not p.kit.penalise and not p.within_limit(kind, level)):
            yield f"{CARD_IDS[kind]} waits as an attack laid at level {level} (PR-ATK-09)"
    defending = any(step_of(entry) in (*stack.AT_ONCE, stack.DEFEAT_CHECK) for entry in p.steps())
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
