"""Setup: decks, gauges, opening hands, Territory cards, and the steps of the Prelude (rulebook: Setup)."""

from wartable.core.rules.prelude import BIT, Chance, Log, i64
from wartable.titles.letswar.codes import entries as e, stack
from wartable.titles.letswar.codes.constants import CONFLICT_DEALT, HAPPY, IN_DECK, NATION_DEALT, OUT_OF_GAME
from wartable.titles.letswar.effects.seat_values import Values
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.vocabulary import ALL_UNITS, FIVE


def set_up(p: Position, chance: Chance, log: Log) -> None:
    """Set the table up and deal; the first Event comes next (LW-STATE-02)."""
    lay_out(p)
    log.note(e.GAME_BEGINS, 0)
    for seat in range(p.kit.n):
        p.turn_up_leader(seat, chance)
    p.renew_all()
    if p.kit.territory_first:
        insert_territories(p)
    deal(p, chance, log)
    if not p.kit.territory_first:
        insert_territories(p)
    p.prelude = True
    p.push(stack.TURN_START, 0)
    for seat in range(p.kit.n):
        p.push(stack.PRELUDE_EQUIP, p.kit.n - 1 - seat)
    p.push(stack.EVENT_DRAW, 0)
    p.call_italy()
    p.run(chance, log)


def lay_out(p: Position) -> None:
    """Everything at its beginning, nothing dealt."""
    kit = p.kit
    n = kit.n
    p.hands = [0] * (n * kit.width)
    p.boards = [0] * (n * kit.width)
    p.pile = list(kit.card_set)
    p.discards = [0] * kit.conflicts
    p.bottoms = []
    p.conflict_in_hand = [0] * n
    p.nation_in_hand = [0] * n
    p.units = [ALL_UNITS] * n
    p.homefront = [HAPPY] * n
    p.allegiance = list(kit.sides)
    p.used = [0] * (n * FIVE)
    p.by_card = [0] * n
    p.leader = [-1] * n
    leaders = len(kit.leader_ids)
    p.leaders = [] if kit.shuffle_leaders else list(range(leaders))
    p.unmet = [1 if kit.shuffle_leaders else 0] * leaders
    p.event_pile = list(kit.event_set)
    p.event_discards = [0] * len(kit.event_ids)
    p.answers = p.stopped = kit.noughts
    p.territory = [OUT_OF_GAME] * len(kit.territories)
    p.lasting, p.frames, p.rows, p.taken = [], [], [], []
    p.free_used, p.stock, p.pledges, p.offers_made = [], [], [], []
    p.values = [Values(kit.attack, kit.defence, kit.attack_pairs, kit.defence_pairs, 0)] * n  # until they are read
    p.alive = BIT[n] - 1
    p.look_away()


def insert_territories(p: Position) -> None:
    """Put both Territory cards into the deck, or its first part, if Italy takes part (LW-RULING-47)."""
    if p.kit.italy >= 0:
        p.territory = [IN_DECK] * len(p.kit.territories)
        part = p.kit.territory_part
        p.depth_left = (p.pile_size() + part - 1) // part


def deal(p: Position, chance: Chance, log: Log) -> None:
    """Five Conflict cards each, more for the last three of six or seven, two Nation cards each (LW-SETUP-23 to 26)."""
    for seat in range(p.kit.n):
        p.draw_conflict(seat, CONFLICT_DEALT, chance, log, True)
    if p.kit.n >= 6:
        last: list[i64] = [seat for seat in range(p.kit.n) if seat != p.kit.italy][-3:]
        for more in range(3):
            p.draw_conflict(last[more], more + 1, chance, log, True)
    for seat in range(p.kit.n):
        p.draw_nation(seat, NATION_DEALT, chance, log)
