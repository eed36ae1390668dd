"""Italy's entry into the war: by Territory cards, by auction, or because it is attacked (rulebook: Italy)."""

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.letswar.codes import entries, stack
from wartable.titles.letswar.codes.constants import IN_DECK, OUT_OF_GAME
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import LetsWarStep
from wartable.titles.letswar.vocabulary import NEUTRAL


def declare_war(p: Position, attacker: i64, log: Log) -> None:
    """An open act of war: Italy joins the other side at once, and gives up its Conflict cards (LW-ITALY-09).

    It does so when the act is resolved, or by an option at once (LW-RULING-52); call this before the act's own steps
    are laid upon the stack.
    """
    side: i64 = 1 - p.allegiance[attacker]
    log.note(entries.WAR_ON_ITALY, attacker, side)
    take_side(p, side, log)
    if p.kit.drop_before:
        drop_hand(p, log)
    else:
        p.push(stack.DROP_HAND, p.kit.italy)


def join(p: Position, side: i64, log: Log) -> None:
    """Italy joins a faction and discards its Conflict cards (LW-ITALY-13, LW-ITALY-17)."""
    take_side(p, side, log)
    drop_hand(p, log)


def take_side(p: Position, side: i64, log: Log) -> None:
    """Italy belongs to a faction from now on; Territory cards that lie out leave the game (LW-RULING-49)."""
    italy = p.kit.italy
    p.allegiance = changed(p.allegiance, italy, side)
    for i in range(len(p.territory)):
        if p.territory[i] >= 0:
            p.territory = changed(p.territory, i, OUT_OF_GAME)
    log.note(entries.ITALY_JOINS, italy, side)
    p.renew_all()


def drop_hand(p: Position, log: Log) -> None:
    """Discard all Conflict cards in Italy's hand; its Nation cards and its board stay (LW-RULING-60)."""
    italy = p.kit.italy
    dropped: list[i64] = [card for card in p.cards_of(p.hands, italy) if card < p.kit.conflicts]
    for card in dropped:
        p.discard_hand(italy, card)
    if log.on:
        log.tell(entries.ITALY_DROPS, [italy, len(dropped), *dropped])


class DropHand(LetsWarStep):
    """LW-RULING-52: the Conflict cards that are left after the act of war was resolved."""

    def __init__(self) -> None:
        super().__init__(stack.DROP_HAND)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        if p.lives(p.kit.italy):
            drop_hand(p, log)
        return True


class Entry(LetsWarStep):
    """LW-ITALY-12: both Territory cards lie out; who holds them says whom Italy joins, or an auction does."""

    def __init__(self) -> None:
        super().__init__(stack.ENTRY)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        if not p.neutral_italy() or min(p.territory) <= IN_DECK:
            return True
        side = by_territory(p)
        if side >= 0:
            join(p, side, log)
        else:
            log.note(entries.AUCTION_OPENS, p.kit.italy)
            p.pledges = []
            p.offers_made = []
            p.rebids = 0
            p.push(stack.PLEDGING, 0)
            begin_round(p, p.alive)
        return True


def by_territory(p: Position) -> i64:
    """Return the faction that the Territory cards bring Italy to, or -1 for an auction (LW-ITALY-13 to 16)."""
    one: i64 = p.allegiance[p.territory[0]]
    two: i64 = p.allegiance[p.territory[1]]
    if one == two:
        return one if one != NEUTRAL else -1
    if one == NEUTRAL:
        return two
    return one if two == NEUTRAL else -1


def begin_round(p: Position, seats: i64) -> None:
    """Ask some seats at once, sealed."""
    p.asking = seats
    p.rows = []
    p.unseal()
