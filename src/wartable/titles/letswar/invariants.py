"""What holds in every position of Let's War, reached by play or given in words."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.errors import PositionError
from wartable.core.rules.steps import STACKED
from wartable.titles.letswar.checks import hunters
from wartable.titles.letswar.codes import stack
from wartable.titles.letswar.codes.constants import AFTER_LAST, HAPPY, IN_DECK
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.order import hand_limit, members, seats_of
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.vocabulary import AT_ONCE, CENTRAL, ENTENTE, EQUIPS, FIVE, IN_PLAY, NEUTRAL

RECORD = 5  # numbers of a lasting effect


def broken(p: Position) -> list[str]:
    """Return every invariant that does not hold, in words; the table of fields tells of cards lost and of misfits."""
    return [*units(p), *areas(p), *calendar(p), *endings(p)]


# -- what a position in words is held to: play can go on from it --


def misfits(p: Position) -> Iterator[PositionError]:
    """What keeps play from going on, each with the field that it is about."""
    yield from ending(p)
    yield from steps(p)
    for seat in range(p.kit.n):
        yield from nation(p, seat)
        yield from board(p, seat)
    yield from sides(p)
    yield from characters(p)
    yield from territories(p)
    yield from dates(p)
    yield from pledged(p)


def ending(p: Position) -> Iterator[PositionError]:
    """A game is over, or it asks somebody."""
    if p.stack and (p.ended or p.won):
        yield PositionError("letswar-over")
    if not p.stack and not p.ended:
        yield PositionError("letswar-no-steps")
    if p.ended and any(endings(p)):
        yield PositionError("letswar-no-winner")


def steps(p: Position) -> Iterator[PositionError]:
    """Without anything open, a turn stands at its actions or discards, or the Prelude at a seat."""
    found = [divmod(entry, STACKED) for entry in p.stack]
    if any(seat >= p.kit.n for _, seat in found):
        yield PositionError("letswar-steps")
        return
    if p.frames or p.asking or p.act_sort or not found:
        return
    numbers = [step for step, _ in found]
    if any(step not in stack.QUIET for step in numbers):
        return  # in the middle of something: such a position is sealed
    prelude = list(range(p.kit.n - 1, p.kit.n - len(found), -1))
    if numbers[0] == stack.TURN_START:
        right = set(numbers[1:]) <= {stack.QUIET[0]} and [seat for _, seat in found] == [0, *prelude]
        right = right and p.prelude and p.active < 0
    else:
        right = numbers in (stack.TURN, stack.TURN[:2]) and {seat for _, seat in found} == {p.active} and not p.prelude
    if not right or not all(p.lives(seat) for step, seat in found):
        yield PositionError("letswar-steps")


def nation(p: Position, seat: int) -> Iterator[PositionError]:
    """The living have a unit and a Homefront, the dead have nothing."""
    place = f"nations[{seat}]"
    if p.lives(seat):
        if p.stack and (p.units[seat] == 0 or p.homefront[seat] == 0):
            yield PositionError("letswar-fallen", place=place)
    elif p.units[seat] or p.homefront[seat] or p.cards_of(p.hands, seat) or p.cards_of(p.boards, seat):
        yield PositionError("letswar-out", place=place)


def board(p: Position, seat: int) -> Iterator[PositionError]:
    """On a board lie equipment, one copy of a card, no sooner than its date, and Spies."""
    cards = p.kit.cards
    for card in p.kinds_of(p.boards, seat):
        place, name = f"nations[{seat}].board", p.kit.card_words[card]
        if cards.type[card] != EQUIPS and not (cards.spy[card] and p.kit.spies_on_board):
            yield PositionError("letswar-not-laid", place=place, card=name)
        elif cards.type[card] == EQUIPS and p.laid(seat, card) > 1:
            yield PositionError("letswar-two-copies", place=place, card=name)
        elif cards.entry[card] > p.latest:
            yield PositionError("letswar-too-early", place=place, card=name)


def sides(p: Position) -> Iterator[PositionError]:
    """Only Italy changes sides, and both factions are in the game."""
    for seat in range(p.kit.n):
        if seat != p.kit.italy and p.allegiance[seat] != p.kit.sides[seat]:
            yield PositionError("letswar-side", place=f"nations[{seat}].side")
        if p.kit.historical and p.stack and not p.both_fell and not p.lives(seat) and p.allegiance[seat] != NEUTRAL:
            yield PositionError("letswar-historical", place="out")
    if p.stack and not p.both_fell and not (members(p, ENTENTE) and members(p, CENTRAL)):
        yield PositionError("letswar-no-faction", place="out")


def characters(p: Position) -> Iterator[PositionError]:
    """Each Character is in one place, and in its own Nation's deck."""
    start = p.kit.leaders.start
    for seat in range(p.kit.n):
        if p.leader[seat] >= 0 and not start[seat] <= p.leader[seat] < start[seat + 1]:
            yield PositionError("letswar-other-nation", place=f"nations[{seat}].character")
    unmet = [leader for leader, one in enumerate(p.unmet) if one]
    found = [leader for leader in [*p.leader, *p.leaders, *unmet] if leader >= 0]
    if len(set(found)) < len(found):
        yield PositionError("letswar-character-twice")


def territories(p: Position) -> Iterator[PositionError]:
    """A Territory card lies out while Italy is neutral, and comes up within the draws that are left."""
    laid = [place for place in p.territory if place >= 0]
    waiting = p.territory.count(IN_DECK)
    entering = any(entry // STACKED in (stack.ENTRY, stack.PLEDGING, stack.OFFERING, stack.TIE) for entry in p.stack)
    if laid and p.stack and (not p.neutral_italy() or (len(laid) == len(p.territory) and not entering)):
        yield PositionError("letswar-territory")
    if waiting and not waiting <= p.depth_left <= p.pile_size():
        yield PositionError("letswar-depth", least=waiting, most=p.pile_size())


def dates(p: Position) -> Iterator[PositionError]:
    """The calendar stands at the latest date, or has gone back to the last spring; effects in force do last."""
    if p.latest != p.date and not (p.latest > AFTER_LAST and p.date == AFTER_LAST):
        yield PositionError("letswar-date")
    for at in range(0, len(p.lasting), RECORD):
        if p.kit.effects.until[p.lasting[at]] in (AT_ONCE, IN_PLAY):
            yield PositionError("letswar-lasting", place=f"lasting[{at // RECORD}]")


def pledged(p: Position) -> Iterator[PositionError]:
    """What is pledged is Conflict equipment of its owner, and no more than there is."""
    for entry in p.pledges:
        seat, arg = divmod(entry, WIDTH)
        card = p.card_in(seat, arg) if 0 <= seat < p.kit.n else -1
        copies = 0 if card < 0 else p.laid(seat, card) if arg % 2 else p.held(seat, card)
        if not 0 <= card < p.kit.ordinary or p.kit.cards.type[card] != EQUIPS or p.pledges.count(entry) > copies:
            yield PositionError("letswar-pledge")


# -- what follows from play beside --


def units(p: Position) -> Iterator[str]:
    """Levels, counts of hands, attacks made."""
    for seat in range(p.kit.n):
        if not 0 <= p.homefront[seat] <= HAPPY:
            yield f"seat {seat} has Homefront {p.homefront[seat]} (LW-INV-06)"
        cards = p.cards_of(p.hands, seat)
        conflict = sum(card < p.kit.conflicts for card in cards)
        if [conflict, len(cards) - conflict] != [p.conflict_in_hand[seat], p.nation_in_hand[seat]]:
            yield f"the hand of seat {seat} is counted wrongly"
        if p.active == seat and p.allegiance[seat] == NEUTRAL and any(p.used[seat * FIVE : seat * FIVE + FIVE]):
            yield "a neutral Italy has attacked (LW-INV-11)"
    if (
        p.kit.italy >= 0
        and p.allegiance[p.kit.italy] == NEUTRAL
        and p.lives(p.kit.italy)
        and p.units[p.kit.italy] != 31
    ):
        yield "a neutral Italy has lost a unit (LW-INV-11)"


def areas(p: Position) -> Iterator[str]:
    """Nation cards stay with their Nation, Territory cards out of hands; values are as they would be reckoned."""
    for card in p.kit.territories:
        if p.discards[card] or any(p.held(seat, card) for seat in range(p.kit.n)):
            yield "a Territory card is in a hand or among the discards (LW-INV-09)"
    again = p.copy()
    assert isinstance(again, Position)
    again.renew_all()
    for seat in range(p.kit.n):
        if vars_of(p, seat) != vars_of(again, seat):
            yield f"the values of seat {seat} are not those that its cards make"
    if p.hunter >= 0 and hunters(p, p.hunter) != hunters(again, p.hunter):
        yield f"the units of seat {p.hunter} that have a target are others"
    for seat in seats_of(p.looked):
        again.look(seat)
        kept = (p.hand_now[seat], p.board_now[seat], p.purse_now[seat])
        if kept != (again.hand_now[seat], again.board_now[seat], again.purse_now[seat]):
            yield f"what is kept of the cards of seat {seat} is not what lies there"
    if p.pile_size() != again.pile_size():
        yield "the count that is kept of the Conflict cards to be drawn is not what lies there"
    if p.step() == stack.TURN_START and p.active >= 0 and p.hand_size(p.active) > hand_limit(p, p.active):
        yield f"seat {p.active} passed its turn with {p.hand_size(p.active)} cards (LW-INV-05)"


def vars_of(p: Position, seat: int) -> list[object]:
    """Return what the values of a seat say."""
    values = p.reckoned(seat)
    return [values.attack, values.defence, values.attacks, values.reach, values.limit, values.draws, values.money]


def calendar(p: Position) -> Iterator[str]:
    """The latest date never lies before the marker."""
    if p.latest < p.date:
        yield f"the calendar stands at {p.date}, and the latest date is {p.latest} (LW-INV-12)"


def endings(p: Position) -> Iterator[str]:
    """One faction has won, and a neutral Italy never."""
    winners = {p.allegiance[seat] for seat in range(p.kit.n) if p.won >> seat & 1}
    if p.ended and (not winners or NEUTRAL in winners or (len(winners) > 1 and not p.kit.shared_victory)):
        yield f"the sides {sorted(winners)} have won (LW-INV-18)"
