"""The Prelude: after the first Event everybody may equip (rulebook: Prelude)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import OneOf, Step
from wartable.core.scene.ids import DONE as BUTTON
from wartable.titles.letswar.codes import clauses as c, entries as e, verbs
from wartable.titles.letswar.codes.stack import PRELUDE_EQUIP, STEP_IDS
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.equipment import Equip
from wartable.titles.letswar.steps.step import ClickStep, waits


class Done(ClickStep):
    """LW-RULING-71: a player who is done is not asked again."""

    def __init__(self) -> None:
        super().__init__(PRELUDE_EQUIP, verbs.DONE, c.PREL_09)

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        # After the last one the first turn begins with a draw.
        return seat + 1 == p.kit.n

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        log.note(e.PASSED_ON, seat)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-done"), None, (BUTTON,))


class Prelude(OneOf[Position]):
    """LW-PREL-05: any or all equipment of the hand, in turn order."""

    def __init__(self) -> None:
        parts: list[Step[Position]] = [Equip(PRELUDE_EQUIP), Done()]
        super().__init__(STEP_IDS[PRELUDE_EQUIP], WIDTH, parts)
        self.not_now = c.PREL_09

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return verbs.DONE * WIDTH + NONE

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-prelude")

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return waits(p, self.known_asked(p, viewer))
