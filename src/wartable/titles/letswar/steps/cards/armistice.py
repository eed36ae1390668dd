"""The Armistice: scores, money, and a duel where nothing else decides (rulebook: The Armistice)."""

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import Together
from wartable.titles.letswar.checks import purse
from wartable.titles.letswar.codes import clauses as c, entries, stack, verbs
from wartable.titles.letswar.codes.constants import SIDES, SIZE
from wartable.titles.letswar.codes.things import side as side_name, side_id
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.order import seats_of, speaker
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import LetsWarStep, waits
from wartable.titles.letswar.vocabulary import CENTRAL, ENTENTE, NEUTRAL


def score(p: Position, side: i64) -> i64:
    """Active units and Homefront of a faction's living Nations, added up (LW-ARM-06); a Navy counts 1."""
    total: i64 = 0
    for seat in range(p.kit.n):
        if p.lives(seat) and p.allegiance[seat] == side:
            total += SIZE[p.units[seat]] + p.homefront[seat]
    return total


def nations_of(p: Position, side: i64) -> i64:
    """Return the Nations that a faction has had, the fallen among them."""
    count: i64 = 0
    for seat in range(p.kit.n):
        if p.allegiance[seat] == side:
            count += 1
    return count


def money(p: Position, side: i64) -> i64:
    """Return what the Conflict cards in hand and in play of a faction's living members are worth (LW-RULING-67)."""
    total: i64 = 0
    for seat in range(p.kit.n):
        if p.lives(seat) and p.allegiance[seat] == side:
            total += purse(p, seat)
    return total


class Comparison(LetsWarStep):
    """LW-ARM-07: the higher score wins, then the more money (LW-ARM-09), then a duel (LW-ARM-10)."""

    def __init__(self) -> None:
        super().__init__(stack.COMPARISON)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        one, two = score(p, ENTENTE), score(p, CENTRAL)
        log.note(entries.SCORES, one, two)
        if p.kit.score_by_average:
            # LW-RULING-66, without fractions.
            one, two = one * nations_of(p, CENTRAL), two * nations_of(p, ENTENTE)
        if one != two:
            finish(p, ENTENTE if one > two else CENTRAL, c.ARM_07, log)
            return True
        one, two = money(p, ENTENTE), money(p, CENTRAL)
        log.note(entries.MONEY_COUNTED, 100 * one, 100 * two)
        if one != two:
            finish(p, ENTENTE if one > two else CENTRAL, c.ARM_09, log)
        elif p.kit.shared_victory:
            share(p, log)
        elif p.kit.duel_reported and speaker(p, ENTENTE) >= 0 and speaker(p, CENTRAL) >= 0:
            p.asking = BIT[speaker(p, ENTENTE)] | BIT[speaker(p, CENTRAL)]
            p.rows = []
            p.unseal()
            p.push(stack.DUEL, 0)
        else:
            fight(p, chance, log)
        return True


def finish(p: Position, side: i64, clause: i64, log: Log) -> None:
    """A faction has won; where both fell at once, that is what ended the game (LW-RULING-37)."""
    p.win(side, c.RULING_37 if p.both_fell else clause, log)


def share(p: Position, log: Log) -> None:
    """Both factions win (LW-RULING-68); a neutral Italy does not."""
    won: i64 = 0
    for seat in range(p.kit.n):
        if p.allegiance[seat] != NEUTRAL:
            won |= BIT[seat]
    log.note(entries.VICTORY_SHARED)
    p.over(c.RULING_68, won)


def champion(p: Position, side: i64) -> i64:
    """Return who fights for a faction: its speaker, or the first of the fallen where nobody lives."""
    living = speaker(p, side)
    if living >= 0:
        return living
    for seat in range(p.kit.n):
        if p.allegiance[seat] == side:
            return seat
    return 0


def fight(p: Position, chance: Chance, log: Log) -> None:
    """Draw the winner of the duel, both sides equally likely."""
    win_duel(p, chance.draw([1, 1], 0, 2, of=SIDES), log)


def win_duel(p: Position, side: i64, log: Log) -> None:
    """The winner of the duel wins for the whole faction (LW-ARM-11)."""
    log.note(entries.DUEL_FOUGHT, champion(p, ENTENTE), champion(p, CENTRAL), side)
    finish(p, side, c.ARM_11, log)


class Duel(Together[Position]):
    """LW-RULING-68: both champions report who won at the table; where they differ, it is drawn."""

    def __init__(self) -> None:
        super().__init__(stack.STEP_IDS[stack.DUEL], WIDTH, verbs.REPORT, reveals=(verbs.REPORT,), not_now=c.RULING_68)

    def seats(self, p: Position) -> tuple[int, ...]:
        return tuple(seats_of(p.asking & p.alive))

    def answered(self, p: Position, seat: i64) -> bool:
        return p.answers[seat] != 0

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out += [verbs.REPORT * WIDTH + ENTENTE, verbs.REPORT * WIDTH + CENTRAL]

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg < NEUTRAL else c.RULING_68

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.seal(seat, 1 + arg)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        if len(self.deciders(p)) > 0:
            return False
        p.pop()
        reports = [p.answers[seat] for seat in self.seats(p)]
        if len(reports) > 0 and min(reports) == max(reports):
            win_duel(p, reports[0] - 1, log)
        else:
            fight(p, chance, log)
        return True

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """An absent champion claims the victory; if the other does too, it is drawn."""
        return verbs.REPORT * WIDTH + p.allegiance[seat]

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return waits(p, self.known_asked(p, viewer))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-report", side=side_name(arg)), None, (side_id(arg),))
