"""The turn: its start, what is put away, the defeat check, its end (rulebook: The turn, Victory)."""

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, i64
from wartable.core.rules.steps import Over
from wartable.titles.proelio.codes import clauses as c, entries, stack
from wartable.titles.proelio.codes.cards import KINDS
from wartable.titles.proelio.codes.things import house
from wartable.titles.proelio.position.position import DEPLOYED, Position
from wartable.titles.proelio.steps.step import ProelioStep


class GameOver(Over[Position]):
    """Nobody is asked any more; each viewer, a spectator too, reads who won, lost or left."""

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        if p.ended == c.RULING_56:
            return Phrase("ending-drawn")
        seats = range(p.kit.seats)
        winners = [seat for seat in seats if (p.won >> seat) & 1]
        if not winners:
            gone = [seat for seat in seats if (p.away >> seat) & 1]
            me = "left" if viewer in gone else "none"
            return Phrase("ending-aborted", me=me, houses=[house(seat) for seat in gone], count=len(gone))
        names: dict[str, object] = {"winners": [house(seat) for seat in winners], "count": len(winners)}
        names["me"] = part_in_victory(p, viewer)
        names["ally"] = house(p.ally_of(viewer) if p.kit.allied and viewer >= 0 else winners[-1])
        if p.lost < 0:
            return Phrase("ending-surrender", **names)
        return Phrase("ending-won", loser=house(p.lost), **names)


def part_in_victory(p: Position, viewer: i64) -> str:
    """Return whether a viewer has won, has fallen, or has lost with the fallen or with those who left."""
    if viewer < 0:
        return "none"
    if (p.won >> viewer) & 1:
        return "winner"
    if viewer == p.lost:
        return "loser"
    return "ally" if p.kit.allied else "none"


class TurnStart(ProelioStep):
    """PR-TURN-05, PR-TURN-11: own Plague away, then hand, defence, action, in this order."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        begin(p, log)
        return True


def begin(p: Position, log: Log) -> None:
    """Put the steps of the active House's turn on the stack."""
    seat = p.active
    log.note(entries.TURN_BEGINS, seat, p.turn)
    if p.has_plague(seat):
        p.end_plague(seat)
        log.note(entries.PLAGUE_ENDS, seat)
    p.push(stack.TURN_END, seat)
    p.push(stack.ACTION, seat)
    if p.oldest(seat) >= 0:
        p.push(stack.DEFENCE_GATE, seat)
    if p.sizes[seat] > p.kit.hand_limit:
        p.push(stack.EXCESS, seat)


class CleanUp(ProelioStep):
    """PR-RES-12, PR-RES-13: the attack and all deployed cards are discarded."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        clean_up(p)
        return True


def clean_up(p: Position) -> None:
    """Discard what was fought with, at its step or before it."""
    if p.step() == stack.CLEAN_UP:
        p.pop()
    if p.attack >= 0:
        p.discard(p.attack)
        p.attack = -1
    cards = p.cards
    for kind in range(KINDS):
        if cards[DEPLOYED + kind] > 0:
            for _ in range(cards[DEPLOYED + kind]):
                p.discard(kind)
            cards[DEPLOYED + kind] = 0
    p.total = 0
    p.short = 0


class Defeat(ProelioStep):
    """PR-ELIM-02: empty hand and no Fortification after an attack; the attacker has won (PR-WIN-01, PR-ALY-11)."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        seat = p.active
        if p.sizes[seat] > 0 or p.levels[seat] > 0:
            return True
        attacker = p.right_of(seat)
        p.lost = seat
        p.won = BIT[attacker]
        log.note(entries.ELIMINATED, seat, attacker)
        if p.kit.allied:
            p.won |= BIT[p.ally_of(attacker)]
            log.note(entries.ALLIANCE_SURRENDERS, seat, p.ally_of(seat))
            p.over(c.ALY_09)
        else:
            p.over(c.WIN_01)
        return True


class TurnEnd(ProelioStep):
    """PR-TURN-12: the right-hand neighbour is next; a cap on rounds ends in a draw (PR-RULING-56)."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        if p.kit.round_cap > 0 and p.turn >= p.kit.round_cap * p.kit.n:
            log.note(entries.GAME_DRAWN, p.turn)
            p.over(c.RULING_56)
            return True
        p.active = p.right_of(p.active)
        p.turn += 1
        begin(p, log)
        return True
