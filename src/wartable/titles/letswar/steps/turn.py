"""A turn: draw, actions, discard and pass (rulebook: How to play)."""

from typing import Final

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import OneOf, Over, Step
from wartable.core.scene.ids import DONE as BUTTON
from wartable.titles.letswar.codes import clauses as c, entries as e, stack, verbs
from wartable.titles.letswar.codes.stack import STEP_IDS, TURN_MAIN
from wartable.titles.letswar.codes.things import side
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.effects import values
from wartable.titles.letswar.effects.seat_values import changed
from wartable.titles.letswar.position.order import hand_limit, lone, next_living
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.cards.play import PLAY
from wartable.titles.letswar.steps.combat import Attack
from wartable.titles.letswar.steps.discards import Discard
from wartable.titles.letswar.steps.equipment import Equip, TakeBack
from wartable.titles.letswar.steps.homefront import Tax
from wartable.titles.letswar.steps.money import Buy
from wartable.titles.letswar.steps.spies import Deploy, Spy
from wartable.titles.letswar.steps.step import ClickStep, LetsWarStep, waits
from wartable.titles.letswar.vocabulary import NEUTRAL, NEXT_TURN, TURN_END

DRAWS: Final = 2


class GameOver(Over[Position]):
    """Nobody is asked any more; each viewer reads who has won and by what."""

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        sides = [number for number in range(NEUTRAL) if won_by(p, number)]
        return Phrase(f"ending-{ENDINGS.get(p.ended, 'left')}", sides=[side(number) for number in sides])


def won_by(p: Position, number: i64) -> bool:
    """Return whether a side has won."""
    for seat in range(p.kit.n):
        if p.allegiance[seat] == number and ((p.won >> seat) & 1) == 1:
            return True
    return False


ENDINGS: dict[int, str] = {
    c.WIN_03: "units",
    c.WIN_04: "revolution",
    c.WIN_10: "faction",
    c.ARM_07: "score",
    c.ARM_09: "money",
    c.ARM_11: "duel",
    c.RULING_37: "both",
    c.RULING_68: "shared",
    c.RULING_89: "left",
}


class TurnStart(LetsWarStep):
    """LW-TURN-04: what was used in the last turn is fresh; then the draw."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        p.pop()
        p.prelude = False
        p.active = seat
        p.turn += 1
        log.note(e.TURN_BEGINS, seat, p.turn)
        values.end(p, NEXT_TURN, seat)
        p.rest(seat)
        if p.by_card[seat] != 0:
            p.by_card = changed(p.by_card, seat, 0)
        p.taken = []
        p.free_used = []
        p.spied = 0
        p.spies_spent = 0
        p.purchases = 0
        p.taxed = False
        p.push(stack.TURN_END, seat)
        p.push(stack.TURN_DISCARD, seat)
        p.push(stack.TURN_MAIN, seat)
        p.draw_conflict(seat, draw_rate(p, seat), chance, log)
        return True


def draw_rate(p: Position, seat: i64) -> i64:
    """Return how many cards a seat draws in step 1 (LW-TURN-04, LW-P3-01)."""
    rate = DRAWS + p.reckoned(seat).draws + (1 if lone(p) == seat else 0)
    return rate if rate > 0 else 0


class End(ClickStep):
    """LW-PLAY-01: the end of the actions."""

    def __init__(self) -> None:
        super().__init__(TURN_MAIN, verbs.END, c.TURN_03)

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        # A hand within its limit passes the turn on, and the next begins with a draw.
        return p.hand_size(seat) <= hand_limit(p, seat)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        over = p.hand_size(seat) - hand_limit(p, seat)
        if over > 0:
            log.note(e.OVER_LIMIT, seat, over)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        over = p.hand_size(seat) - hand_limit(p, seat)
        hint = Phrase("hint-end-over", count=over) if over > 0 else None
        return Wording(Phrase("label-end"), hint, (BUTTON,))


class Actions(OneOf[Position]):
    """LW-TURN-06: any actions in any order, until the player ends them."""

    def __init__(self) -> None:
        parts: list[Step[Position]] = [
            Equip(),
            Deploy(),
            TakeBack(),
            PLAY,
            Discard(),
            Buy(),
            Spy(),
            Attack(),
            Tax(),
            End(),
        ]
        super().__init__(STEP_IDS[TURN_MAIN], WIDTH, parts)
        self.not_now = c.TURN_03

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """LW-RULING-89: a clock ends the actions."""
        return verbs.END * WIDTH + NONE

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return waits(p, self.known_asked(p, viewer))


class TurnEnd(LetsWarStep):
    """LW-SEAT-04: the next living Nation on the left has its turn; after the last one the offensive closes."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        seat = p.asked()
        p.pop()
        values.end(p, TURN_END, seat)
        p.active = -1
        p.offers_made = []
        following = next_living(p, seat + 1)
        if following >= 0:
            p.push(stack.TURN_START, following)
        else:
            p.push(stack.OFFENSIVE_CLOSE, 0)
        return True
