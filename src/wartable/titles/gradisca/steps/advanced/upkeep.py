"""The start of a turn: groups of reinforcements on the time track, and the chits (rulebook: 26, advanced sequence)."""

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.gradisca import checks
from wartable.titles.gradisca.codes import effects as e, entries, stack
from wartable.titles.gradisca.codes.things import GROUP, IN_CUP, KINDS, NEW_YEAR_TURN, NO_CHIT, POOL
from wartable.titles.gradisca.position.packing import RAIDED, replaced
from wartable.titles.gradisca.position.position import ASIDE, NEW_YEAR, Position
from wartable.titles.gradisca.steps.step import GradiscaStep

BOX = 64  # a group is box * BOX + card


def reinforcement(p: Position, kind: i64) -> i64:
    """Return where the effect of a card stands that brings reinforcements; 0 if it has none."""
    at: i64 = p.kit.programs[kind * 4]
    while at > 0 and p.kit.code[at] != e.REINFORCE:
        at = at + e.ROW if p.kit.code[at] != e.DONE else 0
    return at


def side_of(p: Position, kind: i64) -> i64:
    """Return the army that a card's reinforcements belong to."""
    return p.kit.code[reinforcement(p, kind) + 1]


def members(p: Position, kind: i64) -> list[i64]:
    """Return the units of a card's group on the time track."""
    units: list[i64] = p.kit.lists[p.kit.code[reinforcement(p, kind) + 2]]
    return [unit for unit in units if p.place_of(unit) == GROUP]


def form_group(p: Position, kind: i64, log: Log) -> None:
    """GR-26-04, GR-RULING-98: the listed units go to the box of the card's date, or of this turn if that has passed."""
    at = reinforcement(p, kind)
    box = p.kit.after[kind] if p.turn <= p.kit.after[kind] else p.turn
    units = [unit for unit in p.kit.lists[p.kit.code[at + 2]] if p.place_of(unit) == POOL]
    if not units:
        return
    for unit in units:
        p.put(unit, GROUP)
    p.groups = [*p.groups, box * BOX + kind]
    if log.on:
        log.tell(entries.GROUPED, [p.kit.code[at + 1], box, *units])


def next_group(p: Position, after: i64) -> i64:
    """Return the next group to roll for: the oldest box first, Venice before Austria (GR-RULING-99); -1 for none."""
    best: i64 = -1
    least: i64 = 0
    for group in p.groups:
        rank = group // BOX * 128 + side_of(p, group % BOX) * BOX + group % BOX
        if rank >= after and group // BOX < p.turn and (best < 0 or rank < least):
            best = group
            least = rank
    return best


class GroupDice(GradiscaStep):
    """GR-26-05 to 08: a die for each group on an earlier box; those that enter do so as their card says."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        group = next_group(p, p.rolled)
        if group < 0:
            p.rolled = 0
            p.pop()
            new_year(p, log)
            return True
        kind, box = group % BOX, group // BOX
        seat = side_of(p, kind)
        p.rolled = box * 128 + seat * BOX + kind + 1
        die = chance.die(6)
        log.note(entries.GROUP_ROLLED, seat, kind, die, p.turn - box)
        if die > p.turn - box:
            return True
        at = reinforcement(p, kind)
        if not checks.entry_zones(p, seat, p.kit.lists[p.kit.code[at + 3]]):
            log.note(entries.GROUP_WAITS, seat, kind)
            return True
        for unit in members(p, kind):
            p.put(unit, POOL)
        p.groups = [other for other in p.groups if other != group]
        p.clear_card()
        p.card = kind
        p.card_seat = seat
        p.pc = p.kit.programs[kind * 4 + seat * 2]
        p.push(stack.CARD_IN_PLAY, seat)
        return True


def new_year(p: Position, log: Log) -> None:
    """GR-12-15: in the first turn of 1617 its cards are put on the deck."""
    if p.turn != NEW_YEAR_TURN:
        return
    count: i64 = 0
    for kind in range(KINDS):
        if p.cards[ASIDE + kind] > 0:
            p.cards[ASIDE + kind] = 0
            p.cards[NEW_YEAR + kind] = 1
            count += 1
    log.note(entries.NEW_YEAR, count)


def fill_cup(p: Position) -> None:
    """GR-4.1-09: the chits of all corps on the map go back into the cup."""
    for corps in range(len(p.chits)):
        p.chits = replaced(p.chits, corps, IN_CUP if p.alive[corps] > 0 else NO_CHIT)


class Cup(GradiscaStep):
    """GR-ASEQ-09: the chits go back, also those of corps that have just entered."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        fill_cup(p)
        return True


def refresh(p: Position, log: Log) -> None:
    """GR-ASEQ-03, 05, 06, GR-RULING-13: raid markers, camps, what the box says of morale, camps that are out."""
    if p.kit.new_year_turn[p.turn]:
        log.note(entries.NEW_RAIDS)
        for zone in range(p.kit.n):
            p.zones[zone] = p.zones[zone] & ~RAIDED
    p.sea_blocked = False
    p.flood = 0
    for seat in range(2):
        p.camp_moved = replaced(p.camp_moved, seat, 0)
    for seat in range(2):
        p.change_morale(seat, p.kit.turn_morale[p.turn], log)
    for seat in range(2):
        if p.camps[seat] < 0:
            p.change_morale(seat, -1, log)
