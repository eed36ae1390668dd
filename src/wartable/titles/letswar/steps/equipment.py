"""Equipment: cards laid on the board and taken back (rulebook: Playing cards, Equipment)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar.checks import argument, not_mine
from wartable.titles.letswar.codes import clauses as c, entries as e, verbs
from wartable.titles.letswar.codes.things import date
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import ACTIONS, LetsWarStep, card_wording
from wartable.titles.letswar.vocabulary import EQUIPS


def bars_equipment(p: Position, seat: i64, card: i64) -> i64:
    """Return what forbids to lay out a card of the hand."""
    cards = p.kit.cards
    if cards.type[card] != EQUIPS:
        return c.EQUIP_01
    if p.laid(seat, card) > 0:
        return c.EQUIP_03
    if not p.reached(cards.entry[card]):
        return c.EQUIP_08
    units: i64 = cards.equips[card]
    if not p.kit.equip_destroyed and units != 0 and (units & p.units[seat]) == 0:
        return c.RULING_09
    return 0


class Equip(LetsWarStep):
    """LW-EQUIP-01: equipment of the hand goes to the units that it names."""

    def __init__(self, step: int = ACTIONS) -> None:
        super().__init__(step, verbs.EQUIP)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        p.look(seat)
        cards = p.kit.cards
        for card in p.hand_now[seat]:
            if cards.type[card] == EQUIPS:
                out.append(verbs.EQUIP * WIDTH + argument(p, card, 0))

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        p.look(seat)
        cards = p.kit.cards
        for card in p.hand_now[seat]:
            if cards.type[card] == EQUIPS and bars_equipment(p, seat, card) == 0:
                out.append(verbs.EQUIP * WIDTH + argument(p, card, 0))

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = p.card_in(seat, arg)
        if card < 0 or arg % 2 == 1:
            return not_mine(p, seat, arg)
        return bars_equipment(p, seat, card)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause != c.EQUIP_08:
            return None
        card = p.kit.card_of(seat, arg // 2)
        return Phrase("reason-too-early", date=date(p.kit.cards.entry[card]), now=date(p.date))

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        card = p.kit.card_of(seat, arg // 2)
        log.note(e.EQUIPPED, seat, card)
        p.lay(seat, card)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return card_wording(p, "label-equip", seat, arg)


class TakeBack(LetsWarStep):
    """LW-EQUIP-10: own Conflict equipment comes back into the hand, each card once a turn (LW-RULING-76)."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.TAKE_BACK)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        p.look(seat)
        for card in p.board_now[seat]:
            if card < p.kit.ordinary:
                out.append(verbs.TAKE_BACK * WIDTH + argument(p, card, 0))

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        p.look(seat)
        for card in p.board_now[seat]:
            if card < p.kit.ordinary and card not in p.taken:
                out.append(verbs.TAKE_BACK * WIDTH + argument(p, card, 0))

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = p.kit.card_of(seat, arg // 2)
        if card < 0 or arg % 2 == 1 or p.laid(seat, card) == 0:
            return not_mine(p, seat, arg)
        if card >= p.kit.conflicts:
            return c.EQUIP_11
        return c.RULING_76 if card in p.taken else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        card = p.kit.card_of(seat, arg // 2)
        log.note(e.TOOK_BACK, seat, card)
        p.take_back(seat, card)
        p.taken = [*p.taken, card]

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return card_wording(p, "label-take-back", seat, arg + 1)
