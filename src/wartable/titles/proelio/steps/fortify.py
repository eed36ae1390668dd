"""Building the Fortification, level by level (rulebook: The Fortification)."""

from typing import Final

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio.checks import bars_fortify
from wartable.titles.proelio.codes import clauses as c, entries, verbs
from wartable.titles.proelio.codes.cards import DEFENCES, LADDER
from wartable.titles.proelio.codes.things import card, held, walls_id
from wartable.titles.proelio.position.position import Position
from wartable.titles.proelio.steps.step import CardStep

HIGHEST: Final = 4


class Fortify(CardStep):
    """PR-FORT: the card of the next level, out of the hand."""

    def __init__(self) -> None:
        super().__init__(verbs.FORTIFY, c.FORT_14)

    def kinds(self, p: Position, seat: i64) -> i64:
        return p.kinds_in_hand(seat) & DEFENCES

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return bars_fortify(p, seat, arg) if p.holds(seat, arg) else c.FORT_14

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause == c.FORT_12:
            return Phrase("reason-next-level", card=card(LADDER[p.levels[seat] + 1]))
        return super().reason(p, seat, verb, arg, clause)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        """PR-FORT-12, PR-FORT-16: the card replaces the present one, which is discarded."""
        p.pop()
        level: i64 = p.levels[seat]
        p.show_from_hand(seat, arg)
        if level > 0:
            p.discard(LADDER[level])
        p.levels[seat] = level + 1
        log.note(entries.FORTIFIED, seat, arg, level + 1)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        level: i64 = p.levels[seat] + 1
        label = Phrase("label-build", card=card(arg))
        hint = Phrase("hint-fortify", level=level, limit=min(level + 1, HIGHEST))
        return Wording(label, hint, (held(arg), walls_id(seat)))
