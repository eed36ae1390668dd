"""Giving the Fortification up for the defence, or keeping it (rulebook: Resolution)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio import codes, entries
from wartable.titles.proelio.codes import NONE, WIDTH
from wartable.titles.proelio.position import Position
from wartable.titles.proelio.steps import loot, turn
from wartable.titles.proelio.steps.step import ProelioStep
from wartable.titles.proelio.things import card, walls_id


class Sacrifice(ProelioStep):
    """PR-RES-06 to 09: a Fortification that is counted is lost and adds its value."""

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(codes.SACRIFICE * WIDTH + NONE)
        out.append(codes.KEEP * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == NONE else c.TURN_05

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        return Phrase("reason-eliminates", sure="yes") if clause == c.ELIM_02 else None

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == codes.SACRIFICE:
            # Keeping would eliminate all the more: it adds nothing to the defence.
            return c.ELIM_02 if self.eliminates(p, seat) else 0
        if not self.keeping_eliminates(p, seat):
            return 0
        return c.ELIM_02 if self.eliminates(p, seat) else c.RULING_14

    def eliminates(self, p: Position, seat: i64) -> bool:
        """Whether giving up the Fortification now leaves the House with nothing."""
        left: i64 = p.short - p.levels[seat]
        if left <= 0:
            return p.sizes[seat] == 0 and p.kit.check_repelled
        return p.sizes[seat] <= left

    def keeping_eliminates(self, p: Position, seat: i64) -> bool:
        """Whether the loot cannot be paid, so that the Fortification falls as well (PR-ELIM-05)."""
        return p.sizes[seat] < p.short

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        """A shortfall that takes the whole hand shows it to the attacker at once (PR-RULING-13)."""
        size: i64 = p.sizes[seat]
        short = p.short - p.levels[seat] if verb == codes.SACRIFICE else p.short
        return size > 0 and size <= short

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        level: i64 = p.levels[seat]
        if verb == codes.SACRIFICE:
            p.total += level
            p.short = p.short - level if p.short > level else 0
            p.drop_fortification(seat)
            if log.on:
                log.tell(entries.SACRIFICED, [seat, level])
            if p.short == 0:
                if not p.kit.check_repelled:
                    # A sacrifice that covers the attack repels it, so that nobody is judged (PR-RULING-10).
                    turn.clean_up(p)
                    p.pop()
                return
        elif log.on:
            log.tell(entries.KEPT, [seat, level])
        loot.begin(p, seat, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """A clock keeps the walls, unless only their fall saves the House."""
        saves = self.keeping_eliminates(p, seat) and not self.eliminates(p, seat)
        return (codes.SACRIFICE if saves else codes.KEEP) * WIDTH + NONE

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        if viewer != p.asked():
            return None
        return Phrase("detail-sacrifice", card=card(p.attack), total=p.total, short=p.short)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        size: i64 = p.sizes[seat]
        if verb == codes.SACRIFICE:
            left = max(0, p.short - p.levels[seat])
            out = "yes" if self.eliminates(p, seat) else "no"
            hint = Phrase("hint-sacrifice", cards=min(left, size), out=out)
            return Wording(Phrase("label-sacrifice"), hint, (walls_id(seat),))
        overrun = self.keeping_eliminates(p, seat)
        hint = Phrase("hint-overrun", cards=size) if overrun else Phrase("hint-keep", cards=p.short)
        return Wording(Phrase("label-keep"), hint)
