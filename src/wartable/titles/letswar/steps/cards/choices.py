"""Choices that cards and Events ask, of one Nation or of several at once, sealed (LW-RULING-88)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import Together
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.checks import argument, not_mine
from wartable.titles.letswar.codes import clauses as c, stack, verbs
from wartable.titles.letswar.codes.frames import TARGET
from wartable.titles.letswar.codes.things import (
    card as card_name,
    nation,
    shown_id,
    slip_id,
    unit as unit_name,
    unit_id,
)
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.effects import frames
from wartable.titles.letswar.effects.army import fallen, fallen_of
from wartable.titles.letswar.effects.cards import in_stock
from wartable.titles.letswar.effects.changes import exposed, fits
from wartable.titles.letswar.effects.frames import part
from wartable.titles.letswar.effects.seat_values import among
from wartable.titles.letswar.position.order import left_of, seats_of
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.cards.resolve import counter_units
from wartable.titles.letswar.steps.step import card_wording, cheapest, waits, worth


class Choice(Together[Position]):
    """A choice of so many things for the effect that is being resolved; the last pick seals it."""

    def __init__(self, step: int, *chosen: int) -> None:
        super().__init__(stack.STEP_IDS[step], WIDTH, *chosen, reveals=chosen, not_now=c.RULING_88)

    def seats(self, p: Position) -> tuple[int, ...]:
        return tuple(seats_of(p.asking & p.alive))

    def answered(self, p: Position, seat: i64) -> bool:
        return p.answers[seat] != 0

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """With all answers in, the effect goes on; a Nation that leaves the game owes none."""
        if len(self.deciders(p)) > 0:
            return False
        p.pop()
        return True

    def wanted(self, p: Position, seat: i64) -> i64:
        """Return how many things are to be picked in all."""
        return 1

    def needed(self, p: Position, seat: i64) -> i64:
        return self.wanted(p, seat) - len(p.picks(seat))

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return self.needed(p, seat) <= 1

    def too_many(self, p: Position, seat: i64, picks: i64) -> i64:
        return c.RULING_88 if picks > self.needed(p, seat) else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        done = self.completes(p, seat, verb, arg)
        p.pick(seat, arg)
        if done:
            p.seal(seat, 1)

    def verb(self, p: Position) -> i64:
        """Return the verb of the picks."""
        return verbs.CHOOSE_CARD

    def row(self, p: Position, seat: i64) -> list[int]:
        return [self.verb(p) * WIDTH + arg for arg in p.picks(seat)]

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return waits(p, self.known_asked(p, viewer))

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-" + self.name, count=self.needed(p, seat))


class ChooseCards(Choice):
    """Own cards to be discarded or passed on: of the hand, or of the board."""

    def __init__(self) -> None:
        super().__init__(stack.CHOOSE_CARDS, verbs.CHOOSE_CARD)

    def zone(self, p: Position) -> i64:
        """Return where the cards lie: 0 in the hand, 1 on the board."""
        e = frames.effect_of(p)
        return 1 if p.kit.effects.op[e] == v.DISCARD and p.kit.effects.sort[e] == v.GAUGE else 0

    def wanted(self, p: Position, seat: i64) -> i64:
        return p.kit.effects.n[frames.effect_of(p)]

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        zone = self.zone(p)
        for card in p.kinds_of(p.boards if zone == 1 else p.hands, seat):
            arg = argument(p, card, zone)
            copies = p.laid(seat, card) if zone == 1 else p.held(seat, card)
            if copies > p.picked(seat, arg) and fits(p, card, p.kit.effects.kind[frames.effect_of(p)]):
                out.append(verbs.CHOOSE_CARD * WIDTH + arg)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = p.unpicked(seat, arg)
        if card < 0 or arg % 2 != self.zone(p):
            return not_mine(p, seat, arg)
        return 0 if fits(p, card, p.kit.effects.kind[frames.effect_of(p)]) else c.RULING_88

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return cheapest(p, seat, p.legal(seat))

    def prompt(self, p: Position, seat: i64) -> Phrase:
        gives = p.kit.effects.op[frames.effect_of(p)] == v.GIVE
        key = "prompt-give" if gives else "prompt-give-up"
        return Phrase(key, count=self.needed(p, seat), nation=nation(p.kit.nations[left_of(p, seat)]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        gives = p.kit.effects.op[frames.effect_of(p)] == v.GIVE
        return card_wording(p, "label-give" if gives else "label-give-up", seat, arg)


class ChooseTaken(Choice):
    """Another's Conflict cards that the player of a card has discarded: of the board, or of the hand that was shown."""

    def __init__(self) -> None:
        super().__init__(stack.CHOOSE_TAKEN, verbs.CHOOSE_CARD)

    def wanted(self, p: Position, seat: i64) -> i64:
        return p.kit.effects.n[frames.effect_of(p)]

    def cards(self, p: Position) -> list[i64]:
        """Return the kinds that may be taken."""
        e, target = frames.effect_of(p), part(p, TARGET)
        if p.kit.effects.sort[e] == v.GAUGE:
            return exposed(p, e, target)
        return [card for card in p.kinds_of(p.hands, target) if card < p.kit.ordinary]

    def copies(self, p: Position, card: i64) -> i64:
        """Return how many copies of a card lie there."""
        e, target = frames.effect_of(p), part(p, TARGET)
        return p.laid(target, card) if p.kit.effects.sort[e] == v.GAUGE else p.held(target, card)

    def zone(self, p: Position) -> i64:
        """Return where they lie: 0 in the hand, 1 on the board."""
        return 1 if p.kit.effects.sort[frames.effect_of(p)] == v.GAUGE else 0

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for card in self.cards(p):
            arg = argument(p, card, self.zone(p))
            if self.copies(p, card) > p.picked(seat, arg):
                out.append(verbs.CHOOSE_CARD * WIDTH + arg)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = p.kit.card_of(part(p, TARGET), arg // 2)
        if arg == NONE or card not in self.cards(p) or arg % 2 != self.zone(p):
            return c.RULING_88
        return 0 if self.copies(p, card) > p.picked(seat, arg) else c.RULING_88

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """LW-RULING-89: the dearest of an opponent's."""
        codes = p.legal(seat)
        best: i64 = codes[0]
        for code in codes:
            if worth(p, part(p, TARGET), code) > worth(p, part(p, TARGET), best):
                best = code
        return best

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-choose_taken", nation=nation(p.kit.nations[part(p, TARGET)]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        word = p.kit.words[arg // 2]
        place = slip_id(part(p, TARGET), word) if arg % 2 == 1 else shown_id(word)
        return Wording(Phrase("label-have-discarded", card=card_name(word)), Phrase(f"effect-{word}"), (place,))


class ChooseStock(Choice):
    """A card of a common stock: those turned up for a draft, or the equipment in the discard pile."""

    def __init__(self) -> None:
        super().__init__(stack.CHOOSE_STOCK, verbs.CHOOSE_CARD)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out += [verbs.CHOOSE_CARD * WIDTH + argument(p, card, 0) for card in in_stock(p, frames.effect_of(p))]

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        # The same as `why` says, but what the stock holds is found once.
        for card in in_stock(p, frames.effect_of(p)):
            arg = argument(p, card, 0)
            if p.kit.card_of(seat, arg // 2) == card:
                out.append(verbs.CHOOSE_CARD * WIDTH + arg)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        card = p.kit.card_of(seat, arg // 2) if arg != NONE and arg % 2 == 0 else -1
        return 0 if card >= 0 and card in in_stock(p, frames.effect_of(p)) else c.RULING_88

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """Return the dearest."""
        codes = p.legal(seat)
        best: i64 = codes[0]
        for code in codes:
            if worth(p, seat, code) > worth(p, seat, best):
                best = code
        return best

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return True

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        word = p.kit.words[arg // 2]
        return Wording(Phrase("label-take", card=card_name(word)), Phrase(f"effect-{word}"), (shown_id(word),))


class ChooseRevived(Choice):
    """Destroyed units to be reactivated: the own, or with a faction those of its Nations."""

    def __init__(self) -> None:
        super().__init__(stack.CHOOSE_REVIVED, verbs.CHOOSE_UNIT, verbs.CHOOSE_AT)

    def for_faction(self, p: Position) -> bool:
        """Return whether a speaker picks for the whole faction."""
        return p.kit.effects.who[frames.effect_of(p)] == v.EACH_FACTION

    def verb(self, p: Position) -> i64:
        return verbs.CHOOSE_AT if self.for_faction(p) else verbs.CHOOSE_UNIT

    def wanted(self, p: Position, seat: i64) -> i64:
        return 1 if self.for_faction(p) else p.kit.effects.n[frames.effect_of(p)]

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        e = frames.effect_of(p)
        if self.for_faction(p):
            out += [verbs.CHOOSE_AT * WIDTH + at for at in fallen_of(p, e, p.allegiance[seat])]
            return
        for unit in range(v.FIVE):
            if among(unit, fallen(p, e, seat)) and p.picked(seat, unit) == 0:
                out.append(verbs.CHOOSE_UNIT * WIDTH + unit)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        e = frames.effect_of(p)
        if verb != self.verb(p):
            return c.RULING_88
        if self.for_faction(p):
            return 0 if arg in fallen_of(p, e, p.allegiance[seat]) else c.RULING_88
        return 0 if arg < v.FIVE and among(arg, fallen(p, e, seat)) and p.picked(seat, arg) == 0 else c.RULING_88

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        whose = arg // v.FIVE if verb == verbs.CHOOSE_AT else seat
        unit = arg % v.FIVE if verb == verbs.CHOOSE_AT else arg
        label = Phrase("label-revive", unit=unit_name(unit), nation=nation(p.kit.nations[whose]))
        return Wording(label, None, (unit_id(whose, unit),))


class ChooseUnit(Choice):
    """A unit of the right-hand neighbour that may not attack."""

    def __init__(self) -> None:
        super().__init__(stack.CHOOSE_UNIT, verbs.CHOOSE_AT)

    def verb(self, p: Position) -> i64:
        return verbs.CHOOSE_AT

    def whose(self, p: Position, seat: i64) -> i64:
        """Return the Nation on whose left a seat sits."""
        for other in range(p.kit.n):
            if other != seat and p.lives(other) and left_of(p, other) == seat:
                return other
        return seat

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        other = self.whose(p, seat)
        for unit in range(v.FIVE):
            if p.has_unit(other, unit):
                out.append(verbs.CHOOSE_AT * WIDTH + other * v.FIVE + unit)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        other = self.whose(p, seat)
        return 0 if arg // v.FIVE == other and p.has_unit(other, arg % v.FIVE) else c.RULING_88

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-choose_unit", nation=nation(p.kit.nations[self.whose(p, seat)]))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        whose, unit = arg // v.FIVE, arg % v.FIVE
        label = Phrase("label-ban", unit=unit_name(unit), nation=nation(p.kit.nations[whose]))
        return Wording(label, None, (unit_id(whose, unit),))


class ChooseCounter(Choice):
    """The unit that makes a counter-attack."""

    def __init__(self) -> None:
        super().__init__(stack.CHOOSE_COUNTER, verbs.CHOOSE_UNIT)

    def verb(self, p: Position) -> i64:
        return verbs.CHOOSE_UNIT

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out += [verbs.CHOOSE_UNIT * WIDTH + unit for unit in counter_units(p, frames.effect_of(p))]

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg in counter_units(p, frames.effect_of(p)) else c.RULING_98

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-counter-attack", unit=unit_name(arg)), None, (unit_id(seat, arg),))
