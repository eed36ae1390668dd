"""Effects on cards: draws, discards, thefts, gifts, looks."""

from mypy_extensions import i64

from wartable.core.rules.log import ALL, BIT
from wartable.core.rules.prelude import Chance, Log
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.codes import entries, stack
from wartable.titles.letswar.codes.constants import LAID, OUT_OF_GAME, SIZE
from wartable.titles.letswar.codes.frames import ACTOR, PHASE, TARGET, UNIT
from wartable.titles.letswar.effects.changes import exposed, fits, reachable, salvage
from wartable.titles.letswar.effects.frames import part, set_part
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.effects.whom import affected
from wartable.titles.letswar.position.order import left_of, seats_of
from wartable.titles.letswar.position.position import Position


def concerned(p: Position, e: i64) -> i64:
    """Return the living Nations that an effect of the top frame concerns; the attacker is the target of an answer."""
    target = part(p, TARGET)
    return affected(p, p.kit.effects.who[e], part(p, ACTOR), target, target)


def ask(p: Position, step: i64, seats: i64) -> bool:
    """Ask some seats at once, sealed; the effect goes on when all have answered. False if there is nobody to ask."""
    if seats == 0:
        return False
    p.asking = seats
    p.rows = []
    p.unseal()
    p.push(step, 0)
    set_part(p, PHASE, 1)
    return True


def end_asking(p: Position) -> None:
    """Forget the answers, once they have taken effect."""
    p.rows = []
    p.asking = 0
    p.unseal()


def draw(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`draw`: draw n cards; a Territory card is one of them; an empty Nation deck gives nothing."""
    fx = p.kit.effects
    seats = concerned(p, e)
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) != 0:
            if fx.sort[e] == v.NATION_DECK:
                p.draw_nation(seat, fx.n[e], chance, log)
            else:
                p.draw_conflict(seat, fx.n[e], chance, log)
    return True


# -- discards --


def discard(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`discard`: discard n cards, or all if there are fewer.

    by says who picks: owner (several owners at once, sealed), actor (who sees the hand first), random (each
    card equally likely). Only an owner may pick Nation cards.
    """
    by = p.kit.effects.by[e]
    if by == v.OWNER:
        return discard_by_owner(p, e, log)
    if by == v.ACTOR:
        return discard_by_actor(p, e, log)
    seats = concerned(p, e)
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) == 0:
            continue
        for _ in range(p.kit.effects.n[e]):
            if p.conflict_in_hand[seat] > 0:
                card = p.random_conflict(seat, chance, ALL)
                p.discard_hand(seat, card)
                log.note(entries.DISCARDED, seat, card)
    return True


def discard_by_owner(p: Position, e: i64, log: Log) -> bool:
    """Each Nation concerned picks its own; those whose cards all go, as everybody sees, are not asked."""
    fx = p.kit.effects
    seats = concerned(p, e)
    if part(p, PHASE) == 0:
        asked: i64 = 0
        for seat in range(p.kit.n):
            if (seats & BIT[seat]) != 0 and reachable(p, e, seat) > fx.n[e]:
                asked |= BIT[seat]
        if ask(p, stack.CHOOSE_CARDS, asked):
            return False
    zone = 1 if fx.sort[e] == v.GAUGE else 0
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) == 0:
            continue
        for card in given_up(p, e, seat):
            p.discard_from(seat, card, zone)
            log.note(entries.DISCARDED, seat, card + LAID * zone)
    end_asking(p)
    return True


def given_up(p: Position, e: i64, seat: i64) -> list[i64]:
    """Return the cards that a Nation has picked, or all that the effect can reach if it was not asked."""
    if (p.asking & BIT[seat]) != 0 and part(p, PHASE) == 1:
        return [p.kit.card_of(seat, arg // 2) for arg in p.picks(seat)]
    return own_cards(p, e, seat)


def own_cards(p: Position, e: i64, seat: i64) -> list[i64]:
    """Return the cards that a Nation may give up for an effect, one entry a card."""
    fx = p.kit.effects
    if fx.op[e] == v.DISCARD and fx.sort[e] == v.GAUGE:
        return exposed(p, e, seat)
    out: list[i64] = []
    for card in p.cards_of(p.hands, seat):
        if fits(p, card, fx.kind[e]):
            out.append(card)
    return out


def discard_by_actor(p: Position, e: i64, log: Log) -> bool:
    """The player picks among another's Conflict cards: of the board, or of the hand, which is looked at first."""
    fx = p.kit.effects
    actor, target = part(p, ACTOR), part(p, TARGET)
    if target < 0 or not p.lives(target) or not p.lives(actor):
        return True
    zone = 1 if fx.sort[e] == v.GAUGE else 0
    if part(p, PHASE) == 0 and reachable(p, e, target) > fx.n[e]:
        if zone == 0 and not looked_before(p, e):
            look(p, actor, target, log)
        ask(p, stack.CHOOSE_TAKEN, BIT[actor])
        return False
    taken: list[i64] = []
    if part(p, PHASE) == 1:
        taken = [p.kit.card_of(target, arg // 2) for arg in p.picks(actor)]
    elif zone == 1:
        taken = exposed(p, e, target)
    else:
        taken = conflict_cards(p, target)
    for card in taken:
        p.discard_from(target, card, zone)
        log.note(entries.DISCARDED, target, card + LAID * zone)
    end_asking(p)
    return True


def conflict_cards(p: Position, seat: i64) -> list[i64]:
    """Return the Conflict cards of a hand, one entry a card."""
    return [card for card in p.cards_of(p.hands, seat) if card < p.kit.ordinary]


def looked_before(p: Position, e: i64) -> bool:
    """Return whether the same card has just shown the hand."""
    fx = p.kit.effects
    return e > 0 and fx.op[e - 1] == v.PEEK and fx.origin[e - 1] == fx.origin[e] and fx.source[e - 1] == fx.source[e]


# -- from hand to hand --


def steal(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`steal`: move n Conflict cards to the player's hand; only the two players see which."""
    actor, target = part(p, ACTOR), part(p, TARGET)
    if target < 0 or not p.lives(target) or not p.lives(actor):
        return True
    both = BIT[actor] | BIT[target]
    for _ in range(p.kit.effects.n[e]):
        if p.conflict_in_hand[target] > 0:
            card = p.random_conflict(target, chance, both)
            p.hand_over(target, actor, card)
            if log.on:
                log.hide(entries.STOLE, [actor, target], [card], both)
    return True


def give(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`give`: each affected nation hands over n cards of its choice from hand.

    All choose at once, sealed, then all cards move together; only giver and receiver see them. Who has none gives none.
    """
    fx = p.kit.effects
    seats = concerned(p, e)
    if part(p, PHASE) == 0:
        asked: i64 = 0
        for seat in range(p.kit.n):
            if (seats & BIT[seat]) != 0 and p.conflict_in_hand[seat] > fx.n[e]:
                asked |= BIT[seat]
        if ask(p, stack.CHOOSE_CARDS, asked):
            return False
    gifts: list[i64] = []  # pairs of a giver and a card: all are settled before the first one moves
    for seat in range(p.kit.n):
        if (seats & BIT[seat]) != 0:
            for card in given_up(p, e, seat):
                gifts.append(seat)
                gifts.append(card)
    for i in range(0, len(gifts), 2):
        giver, card = gifts[i], gifts[i + 1]
        taker = left_of(p, giver)
        if taker != giver:
            p.hand_over(giver, taker, card)
            if log.on:
                log.hide(entries.GAVE, [giver, taker], [card], BIT[giver] | BIT[taker])
    end_asking(p)
    return True


# -- looks --


def peek(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`peek`: look at the whole hand, Nation cards too, alone.

    With left_of_each every nation looks at its left neighbour's.
    """
    if p.kit.effects.who[e] != v.LEFT_OF_EACH:
        target = part(p, TARGET)
        if target >= 0 and p.lives(target) and p.lives(part(p, ACTOR)):
            look(p, part(p, ACTOR), target, log)
        return True
    for seat in range(p.kit.n):
        if p.lives(seat) and left_of(p, seat) != seat:
            look(p, seat, left_of(p, seat), log)
    return True


def look(p: Position, viewer: i64, seat: i64, log: Log) -> None:
    """Show a whole hand to one viewer."""
    p.show_hand(viewer, seat)
    if log.on:
        hand = p.cards_of(p.hands, seat)
        log.hide(entries.LOOKED, [viewer, seat, len(hand)], hand, BIT[viewer])


# -- from a common stock, one after the other (LW-RULING-88) --


def recover(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`recover`: take n cards of the kind from the Conflict discard pile into hand, in the open.

    Several nations in turn order from the first player; who finds none takes none.
    """
    seats = concerned(p, e)
    order: list[i64] = [seat for seat in range(p.kit.n) if (seats & BIT[seat]) != 0]
    return take_in_turn(p, e, order, p.kit.effects.n[e], log)


def take_in_turn(p: Position, e: i64, order: list[i64], each: i64, log: Log) -> bool:
    """Have seats take cards of the common stock one after the other; `UNIT` of the frame counts those who have."""
    if part(p, PHASE) == 1:
        seat = order[part(p, UNIT) // each] if part(p, UNIT) // each < len(order) else -1
        picks = p.picks(seat) if seat >= 0 else []
        if len(picks) > 0:
            take_one(p, e, seat, p.kit.card_of(seat, picks[0] // 2), log)
        end_asking(p)
        set_part(p, PHASE, 0)
        set_part(p, UNIT, part(p, UNIT) + 1)
    if part(p, UNIT) < 0:
        set_part(p, UNIT, 0)
    while part(p, UNIT) < each * len(order):
        seat = order[part(p, UNIT) // each]
        stock = in_stock(p, e)
        if len(stock) == 0:
            break
        if len(stock) > 1:
            ask(p, stack.CHOOSE_STOCK, BIT[seat])
            return False
        take_one(p, e, seat, stock[0], log)
        set_part(p, UNIT, part(p, UNIT) + 1)
    return True


def in_stock(p: Position, e: i64) -> list[i64]:
    """Return the kinds that lie in the common stock: the cards turned up, or the equipment in the discard pile."""
    if p.kit.effects.op[e] == v.RECOVER:
        return salvage(p)
    out: list[i64] = []
    for card in p.stock:
        if card not in out:
            out.append(card)
    out.sort()
    return out


def take_one(p: Position, e: i64, seat: i64, card: i64, log: Log) -> None:
    """Take a card of the common stock; a Territory card is laid before its taker."""
    if p.kit.effects.op[e] == v.RECOVER:
        p.take_openly(seat, card)
        log.note(entries.RECOVERED, seat, card)
        return
    stock = p.stock[:]
    stock.remove(card)
    p.stock = stock
    log.note(entries.DRAFTED, seat, card)
    if card >= p.kit.ordinary:
        p.lay_territory(seat, p.kit.territories.index(card), log)
    else:
        p.come_openly(seat, card)


def draft(p: Position, e: i64, chance: Chance, log: Log) -> bool:
    """`draft`: turn up per_nation Conflict cards for each living nation, or as many as there are.

    Each nation in the given order (ties in turn order) takes one into hand. A Territory card may be taken and is laid
    before the taker; Italy enters when the draft is over (LW-RULING-49).
    """
    each = p.kit.effects.n[e]
    if part(p, PHASE) == 0:
        turn_up(p, each, chance, log)
    if not take_in_turn(p, e, draft_order(p), each, log):
        return False
    for card in p.stock:
        if card < p.kit.ordinary:
            p.put_away(card)
    p.stock = []
    p.call_italy()
    return True


def turn_up(p: Position, each: i64, chance: Chance, log: Log) -> None:
    """Turn up the cards of a draft. A Territory card of no more use leaves the game and is replaced (LW-RULING-50)."""
    wanted = each * len(seats_of(p.alive))
    while len(p.stock) < wanted:
        card = p.turn_up_conflict(0, chance, log)
        if card < 0:
            break
        if card < p.kit.ordinary:
            p.stock = [*p.stock, card]
        elif p.neutral_italy():
            # Out of the deck, so that it does not come up again, until it is laid before its taker.
            p.territory = changed(p.territory, p.kit.territories.index(card), OUT_OF_GAME)
            p.stock = [*p.stock, card]
        else:
            p.lay_territory(0, p.kit.territories.index(card), log)
        if p.pile_size() == 0:
            p.renew_pile(log)
    if log.on:
        log.tell(entries.TURNED_UP, [len(p.stock), *p.stock])


def draft_order(p: Position) -> list[i64]:
    """Living Nations, those with the fewest active units first, ties in turn order."""
    out: list[i64] = []
    for count in range(v.FIVE + 1):
        for seat in range(p.kit.n):
            if p.lives(seat) and SIZE[p.units[seat]] == count:
                out.append(seat)
    return out
