"""Turning the attack over and settling it (rulebook: Resolution, Infiltration, Patrol, the Imperial cards)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio.checks import counted, counted_at
from wartable.titles.proelio.codes import cards, clauses as c, entries, stack, verbs
from wartable.titles.proelio.codes.cards import FIRST_GOLD, KINDS, VALUE
from wartable.titles.proelio.codes.things import card, walls_id
from wartable.titles.proelio.codes.verbs import NONE, WIDTH
from wartable.titles.proelio.position.places import kind_of, level_of
from wartable.titles.proelio.position.position import DEPLOYED, HANDS, Position
from wartable.titles.proelio.steps import discards_and_loot, turn
from wartable.titles.proelio.steps.step import ProelioStep


def reveal(p: Position, seat: i64, chance: Chance, log: Log) -> None:
    """PR-RES-01; legality is judged first (PR-RULING-27), then the Edict, then what the card does."""
    turned = p.turn_over(seat)
    kind = kind_of(turned)
    level = level_of(turned)
    attacker = p.right_of(seat)
    p.attack = kind
    log.note(entries.REVEALED, seat, attacker, kind)
    if p.kit.penalise and not p.within_limit(kind, level):
        void(p, seat, attacker, level, log)
    elif p.cards[DEPLOYED + cards.IMPERIAL_EDICT] > 0:
        log.note(entries.CANCELLED, seat, attacker, kind)
        turn.clean_up(p)
    elif kind == cards.GUNPOWDER:
        sweep(p, seat, attacker, log)
    elif kind == cards.INFILTRATION:
        infiltrate(p, seat, attacker, chance, log)
    else:
        compare(p, seat, attacker, log)


def void(p: Position, seat: i64, attacker: i64, level: i64, log: Log) -> None:
    """PR-ATK-12 to 14: an illegal attack is lost, the defence returns, the attacker pays a card."""
    log.note(entries.VOID, attacker, seat, p.attack, level)
    back = p.listed(DEPLOYED)
    for kind in back:
        p.change(DEPLOYED + kind, -1)
        p.take_openly(seat, kind)
    if log.on:
        log.tell(entries.RETURNED, [seat, len(back), *back])
    turn.clean_up(p)
    p.push_excess(seat, False)
    discards_and_loot.ask_penalty(p, attacker, log)


def sweep(p: Position, seat: i64, attacker: i64, log: Log) -> None:
    """PR-IMP-11, PR-IMP-12: Gunpowder takes every deployed card and the walls; loot by option (PR-RULING-29)."""
    log.note(entries.SWEPT, seat, attacker, p.levels[seat])
    p.drop_fortification(seat)
    turn.clean_up(p)
    p.push(stack.DEFEAT_CHECK, seat)
    if p.kit.gunpowder_loot > 0 and p.sizes[seat] > 0:
        size: i64 = p.sizes[seat]
        p.short = p.kit.gunpowder_loot if p.kit.gunpowder_loot < size else size
        p.push(stack.CLEAN_UP, seat)
        discards_and_loot.ask_loot(p, seat, log)


def infiltrate(p: Position, seat: i64, attacker: i64, chance: Chance, log: Log) -> None:
    """PR-INF-04, PR-PAT-05: a random Base card changes hands; a deployed Patrol turns the theft round."""
    turned = p.cards[DEPLOYED + cards.PATROL] > 0
    turn.clean_up(p)
    if turned:
        log.note(entries.TURNED_ROUND, seat, attacker)
        p.push_excess(seat, False)
        steal(p, seat, attacker, chance, log)
    else:
        p.push(stack.DEFEAT_CHECK, seat)
        p.push_excess(attacker, False)
        steal(p, attacker, seat, chance, log)


def steal(p: Position, taker: i64, giver: i64, chance: Chance, log: Log) -> None:
    """Take a random card; Imperial cards are safe (PR-INF-05, PR-RULING-20)."""
    at = HANDS + giver * KINDS
    if p.sizes[giver] == p.gold_in_hand(giver):
        log.note(entries.NOTHING_STOLEN, taker, giver)
        return
    both = p.both_bits(taker, giver)
    kind = chance.draw(p.cards, at, at + FIRST_GOLD, both, 1)
    p.hand_over(giver, taker, kind)
    if log.on:
        log.hide(entries.STOLEN, [taker, giver], [kind], both)


def compare(p: Position, seat: i64, attacker: i64, log: Log) -> None:
    """PR-RES-02: the value against the sum of what each deployed card counts at the present level."""
    level: i64 = p.levels[seat]
    value: i64 = VALUE[p.attack]
    total = counted_at(p, DEPLOYED, level)
    short: i64 = value - total if total < value else 0
    if log.on:
        counts = [kind + 32 * counted(p, kind, level) for kind in p.listed(DEPLOYED)]
        log.tell(entries.COMPARED, [seat, attacker, p.attack, value, total, short, len(counts), *counts])
    if short == 0:
        turn.clean_up(p)
        if p.kit.check_repelled:
            p.push(stack.DEFEAT_CHECK, seat)
        return
    p.total = total
    p.short = short
    p.push(stack.DEFEAT_CHECK, seat)
    p.push(stack.CLEAN_UP, seat)
    if level > 0:
        p.push(stack.SACRIFICE, seat)
    else:
        discards_and_loot.ask_loot(p, seat, log)


class Sacrifice(ProelioStep):
    """PR-RES-06 to 09: a Fortification that is counted is lost and adds its value."""

    def baseless(self, p: Position, seat: i64) -> bool:
        return p.attack < 0 or p.levels[seat] == 0 or p.short == 0

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(verbs.SACRIFICE * WIDTH + NONE)
        out.append(verbs.KEEP * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == NONE else c.TURN_05

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        return Phrase("reason-eliminates", sure="yes") if clause == c.ELIM_02 else None

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == verbs.SACRIFICE:
            # Keeping would eliminate all the more: it adds nothing to the defence.
            return c.ELIM_02 if self.eliminates(p, seat) else 0
        if not self.keeping_eliminates(p, seat):
            return 0
        return c.ELIM_02 if self.eliminates(p, seat) else c.RULING_14

    def eliminates(self, p: Position, seat: i64) -> bool:
        """Return whether giving up the Fortification now leaves the House with nothing."""
        left: i64 = p.short - p.levels[seat]
        if left <= 0:
            return p.sizes[seat] == 0 and p.kit.check_repelled
        return p.sizes[seat] <= left

    def keeping_eliminates(self, p: Position, seat: i64) -> bool:
        """Return whether the loot cannot be paid, so that the Fortification falls as well (PR-ELIM-05)."""
        return p.sizes[seat] < p.short

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        """A shortfall that takes the whole hand shows it to the attacker at once (PR-RULING-13)."""
        size: i64 = p.sizes[seat]
        short = p.short - p.levels[seat] if verb == verbs.SACRIFICE else p.short
        return size > 0 and size <= short

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        level: i64 = p.levels[seat]
        if verb == verbs.SACRIFICE:
            p.total += level
            p.short = p.short - level if p.short > level else 0
            p.drop_fortification(seat)
            log.note(entries.SACRIFICED, seat, level)
            if p.short == 0:
                if not p.kit.check_repelled:
                    # A sacrifice that covers the attack repels it, so that nobody is judged (PR-RULING-10).
                    turn.clean_up(p)
                    p.pop()
                return
        else:
            log.note(entries.KEPT, seat, level)
        discards_and_loot.ask_loot(p, seat, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """A clock keeps the walls, unless only their fall saves the House."""
        saves = self.keeping_eliminates(p, seat) and not self.eliminates(p, seat)
        return (verbs.SACRIFICE if saves else verbs.KEEP) * WIDTH + NONE

    def stake(self, p: Position, seat: i64) -> Phrase | None:
        return Phrase("detail-sacrifice", card=card(p.attack), total=p.total, short=p.short)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        size: i64 = p.sizes[seat]
        if verb == verbs.SACRIFICE:
            left = max(0, p.short - p.levels[seat])
            out = "yes" if self.eliminates(p, seat) else "no"
            hint = Phrase("hint-sacrifice", cards=min(left, size), out=out)
            return Wording(Phrase("label-sacrifice"), hint, (walls_id(seat),))
        overrun = self.keeping_eliminates(p, seat)
        hint = Phrase("hint-overrun", cards=size) if overrun else Phrase("hint-keep", cards=p.short)
        return Wording(Phrase("label-keep"), hint)
