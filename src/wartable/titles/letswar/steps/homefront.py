"""The Homefront in play: the voluntary tax (rulebook: Homefront)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar.codes import clauses as c, entries as e, verbs
from wartable.titles.letswar.codes.constants import TAX_CARDS, UNREST
from wartable.titles.letswar.codes.things import homefront_id, level
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.position import defeat
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.step import ACTIONS, ClickStep


class Tax(ClickStep):
    """LW-HF-05: a Homefront point for three Conflict cards, by default once a turn (LW-RULING-38)."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.TAX, c.RULING_38, reveals=True)

    def bars(self, p: Position, seat: i64) -> i64:
        if p.kit.one_tax and p.taxed:
            return c.RULING_38
        return c.RULING_38 if p.homefront[seat] == UNREST and not p.kit.deadly_tax else 0

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        return Phrase("reason-taxed") if clause == c.RULING_38 and p.taxed else None

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return c.HF_10 if p.homefront[seat] == UNREST else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        """The defeat check comes before the three cards (LW-HF-10)."""
        p.taxed = True
        p.homefront = changed(p.homefront, seat, p.homefront[seat] - 1)
        log.note(e.TAXED, seat, p.homefront[seat])
        if not defeat.check(p, log):
            p.draw_conflict(seat, TAX_CARDS, chance, log)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        hint = Phrase("hint-tax", level=level(p.homefront[seat] - 1), count=TAX_CARDS)
        return Wording(Phrase("label-tax"), hint, (homefront_id(seat),))
