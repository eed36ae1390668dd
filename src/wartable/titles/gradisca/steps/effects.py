"""What cards do: one function an effect, run one after the other; some ask first (rulebook: 12, The cards)."""

from typing import Final

from wartable.core.rules.prelude import BIT, Chance, Log, i64
from wartable.core.rules.steps import STACKED
from wartable.titles.gradisca import checks
from wartable.titles.gradisca.codes import clauses as c, effects as e, entries, stack
from wartable.titles.gradisca.codes.things import ACTIVE, IN_CUP, KINDS, LAST_TURN, NO_CHIT, PLAYED, POOL, VENICE
from wartable.titles.gradisca.position.packing import ACTED, BACK, COMBAT, FIRING, mines_of, replaced
from wartable.titles.gradisca.position.position import HANDS, Position
from wartable.titles.gradisca.position.supply import camp_supplied
from wartable.titles.gradisca.steps.advanced.upkeep import form_group
from wartable.titles.gradisca.steps.march import enter
from wartable.titles.gradisca.steps.siege import clear_mine
from wartable.titles.gradisca.steps.step import GradiscaStep
from wartable.titles.gradisca.steps.turn import finish

GROUPS_RUN: Final = stack.GROUP_DICE * STACKED + VENICE  # as it lies on the stack


def play_card(p: Position, seat: i64, kind: i64, answer: bool, log: Log) -> None:
    """Show a card and lay it upon the question it was played in; its effects run from there."""
    p.spend(seat, kind)
    p.played = replaced(p.played, seat, p.played[seat] + 1)
    log.note(entries.CARD_PLAYED, seat, kind)
    p.clear_card()
    if checks.on_track(p, kind):
        form_group(p, kind, log)
        return
    p.card = kind
    p.card_seat = seat
    p.answer_card = answer
    p.pc = p.kit.programs[kind * 4 + seat * 2 + (1 if answer else 0)]
    if p.pc == 0:
        log.note(entries.NO_EFFECT, kind)
    p.push(stack.CARD_IN_PLAY, seat)


class Card(GradiscaStep):
    """The effects of the card that is played, in their order, until one asks or none is left."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        at = p.pc
        code = p.kit.code
        op = code[at]
        if at == 0 or op == e.DONE:
            p.pop()
            p.clear_card()
            if p.end < p.turn:
                finish(p, c.R13_01, log)
            return True
        p.pc = at + e.ROW
        for seat in whose(p, code[at + 1]):
            apply_effect(p, op, seat, code[at + 2], code[at + 3], code[at + 4], chance, log)
        return True


def whose(p: Position, who: i64) -> list[i64]:
    """Return the side that an effect is for; one that is for both is carried out once."""
    if who == e.OPPONENT:
        return [1 - p.card_seat]
    return [who] if who < e.PLAYER else [p.card_seat]


def apply_effect(p: Position, op: i64, seat: i64, a: i64, b: i64, d: i64, chance: Chance, log: Log) -> None:
    """Carry out one effect."""
    if op == e.REINFORCE:
        reinforce(p, seat, a, b, chance, log)
    elif op == e.REMOVE_COMMANDER:
        remove_commander(p, a, log)
    elif op == e.RECOVER:
        recover(p, seat, a, b)
    elif op == e.POINTS:
        award(p, seat, a, log)
    elif op == e.RENOWN:
        renown(p, seat, a, b, log)
    elif op == e.END_MARKER:
        move_end(p, a - e.OFFSET, log)
    elif op == e.TRUCE:
        truce(p, log)
    elif op == e.DISORGANISE:
        unrest(p, seat, a)
    elif op == e.HIT:
        sortie(p, seat, a, chance, log)
    elif op == e.LEADERSHIP_CAP:
        p.cap = a
        log.note(entries.CAPPED, p.active, a)
    elif op == e.CHOOSE:
        p.push(stack.CARD_LINE, p.card_seat)
    elif op == e.SKIP:
        p.pc += a * e.ROW
    elif op == e.IF_PLACED:
        if p.placed != a:
            p.pc += b * e.ROW
    elif op == e.WALL:
        p.push(stack.WALL_SIDE, 1 if p.force_at(1, a) != 0 else 0)
    else:
        stratagem(p, op, seat, a, b, log)


def stratagem(p: Position, op: i64, seat: i64, a: i64, b: i64, log: Log) -> None:
    """Effects that hold for a while, and those that look into a hand."""
    if op == e.HAND_LOOK:
        look(p, p.card_seat, log)
    elif op == e.HAND_DISCARD:
        p.push(stack.SPYING, p.card_seat)
    elif op == e.SEA_MOVE:
        p.push(stack.SHIPPING, p.card_seat)
    elif op == e.FIRST_FIRE:
        p.surprise = a
    elif op == e.MINE_REMOVE:
        if p.work_wall >= 0 and mines_of(p.walls[p.work_wall]) > 0:
            clear_mine(p, p.work_wall, log)
    elif op == e.COMMANDER_CHECK:
        p.push(stack.MARKSMAN, p.card_seat)
    elif op == e.BOMBARD_BONUS:
        p.battery = 1
    else:
        campaign(p, op, seat, a, b, log)


def campaign(p: Position, op: i64, seat: i64, a: i64, b: i64, log: Log) -> None:
    """Effects of the Advanced game: supply, morale, rivers."""
    if op == e.SUPPLY:
        p.change_morale(seat, a if camp_supplied(p, seat) else -a, log)  # GR-21-19, GR-21-20
    elif op == e.MORALE:
        p.change_morale(seat, a - e.OFFSET, log)
    elif op == e.MARK_SUPPLIED:
        p.relief = a
        p.relief_until = p.turn + b - 1
        log.note(entries.RELIEVED, a, p.relief_until if p.relief_until < LAST_TURN else LAST_TURN)
    elif op == e.SEA_SUPPLY_MOVE:
        p.push(stack.SEA_SUPPLY, VENICE)
    elif op == e.SEA_SUPPLY_BLOCK:
        p.sea_blocked = True
        log.note(entries.SEA_BLOCKED)
    elif op == e.FORD:
        p.ford = a
        log.note(entries.FORD, p.card_seat)
    elif op == e.FLOOD:
        p.flood = p.flood | a
        log.note(entries.FLOOD)
    elif op == e.BRIDGE_ADD or op == e.BRIDGE_REMOVE:
        p.push(stack.BRIDGING, p.card_seat)


# -- reinforcements --


def reinforce(p: Position, seat: i64, units: i64, zones: i64, chance: Chance, log: Log) -> None:
    """Units of the flag come to one zone of the list; the army's own player says which."""
    if checks.in_pool(p, p.kit.lists[units]):
        p.push(stack.ARRIVAL, seat)


def arrive(p: Position, seat: i64, zone: i64, chance: Chance, log: Log) -> None:
    """GR-12-16 to 21, GR-RULING-29: units enter; a new corps' chit goes to the played box; enemies are fought."""
    kit = p.kit
    group = [unit for unit in kit.lists[kit.code[p.pc - e.ROW + 2]] if p.place_of(unit) == POOL]
    p.placed = zone
    if log.on:
        log.tell(entries.ARRIVED, [seat, zone, *group])
    for unit in group:
        corps: i64 = kit.corps_of[unit]
        p.put(unit, zone)
        if p.chits[corps] == NO_CHIT and corps != p.active:
            p.chits = replaced(p.chits, corps, PLAYED)
            log.note(entries.CHIT_JOINS, corps)
        # A group of the time track comes before the chits go back (GR-RULING-99).
        if p.chits[corps] != IN_CUP and p.chits[corps] != ACTIVE and GROUPS_RUN not in p.stack:
            p.set_bits(unit, ACTED)
        if unit == p.leader:
            p.base = zone  # GR-RULING-110
    enter(p, seat, group, zone, -1, chance, log)


def remove_commander(p: Position, corps: i64, log: Log) -> None:
    """The corps' commander leaves play, without a check; if he led option 3, whom the card brings leads it on."""
    for unit in p.kit.members[corps]:
        if p.kit.is_leader(unit) and p.on_map(unit):
            log.note(entries.DISMISSED, unit)
            p.eliminate(unit, log)
            if unit == p.leader:
                p.leader = successor(p, unit)
    p.sweep_mines(log)


def successor(p: Position, unit: i64) -> i64:
    """Return whom the rest of the card brings in a commander's place, or himself if nobody (GR-RULING-110)."""
    kit = p.kit
    at = p.pc
    while kit.code[at] != e.DONE:
        if kit.code[at] == e.REINFORCE:
            for other in kit.lists[kit.code[at + 2]]:
                if kit.is_leader(other) and kit.corps_of[other] == kit.corps_of[unit]:
                    return other
        at += e.ROW
    return unit


def recover(p: Position, seat: i64, leader: i64, count: i64) -> None:
    """Units in the commander's zone are put in good order, so many at most."""
    if p.on_map(leader):
        p.field = p.place_of(leader)
        p.left = count
        p.push(stack.REFORMING, seat)


# -- points and the end of the war --


def award(p: Position, seat: i64, points: i64, log: Log) -> None:
    """GR-12-23: the named side gains points, no matter who played the card."""
    p.gain(seat, points)
    log.note(entries.POINTS, seat, points)


def renown(p: Position, seat: i64, each: i64, most: i64, log: Log) -> None:
    """Points for named zones that were the enemy's and hold own combat units now."""
    kit = p.kit
    total: i64 = 0
    for zone in range(kit.n):
        if kit.named[zone] and kit.held[zone] != seat and (p.force_at(seat, zone) & COMBAT) != 0:
            total += each
    award(p, seat, total if total < most else most, log)


def move_end(p: Position, boxes: i64, log: Log) -> None:
    """GR-4-07, GR-RULING-10: the end marker moves, never past the last box nor before the first."""
    end = p.end + boxes
    p.end = 1 if end < 1 else LAST_TURN if end > LAST_TURN else end
    log.note(entries.END_MOVED, p.end)


def truce(p: Position, log: Log) -> None:
    """Until the end of the turn nobody enters among enemies, bombards or mines."""
    p.truce = True
    log.note(entries.TRUCE)


# -- adversity --


def unrest(p: Position, seat: i64, where: i64) -> None:
    """Units of an army are disorganised: in a zone that the opponent names, or in its most crowded one."""
    p.push(stack.UNREST, seat)
    p.push(stack.NAMING, 1 - seat if where == e.NAMED_ZONE else seat)


def sortie(p: Position, seat: i64, faces: i64, chance: Chance, log: Log) -> None:
    """A die; on one of some faces a combat unit of the besiegers takes a hit, of its owner's choice."""
    die = chance.die(6)
    hit = ((faces >> die) & 1) == 1
    log.note(entries.SORTIE, seat, die, 1 if hit else 0)
    firing = p.units_with(FIRING)
    if hit and firing:
        p.field = p.place_of(firing[0])
        p.owed = replaced(p.owed, seat, 1)
        p.push(stack.LOSSES, seat)


def look(p: Position, seat: i64, log: Log) -> None:
    """The other hand is shown to the player of the card alone."""
    other = 1 - seat
    at = HANDS + other * KINDS
    hand = p.listed(at)
    free = 0
    for kind in hand:
        free = 1 if p.discardable(kind) else free
    if p.memory is not None and hand:
        p.memory.look(seat, other, p.cards, at)
        # All learn whether a card can be taken: at least one may be discarded, or none.
        least = 1 if free == 1 else p.sizes[other]
        p.memory.announce(other, 0, least, [1 if p.discardable(kind) == (free == 1) else 0 for kind in range(KINDS)])
    if log.on:
        log.hide(entries.LOOKED, [seat, other, len(hand), free], hand, BIT[seat] | BIT[other])


def good_order(p: Position, unit: i64) -> None:
    """A unit shows its front again."""
    p.clear_bits(unit, BACK)
