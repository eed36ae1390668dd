"""The steps of the game, each under its heading in the rulebook, by number as the stack of a position names them."""

from typing import Final

from wartable.core.rules.steps import Step
from wartable.titles.letswar.codes import stack
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.cards.table import STEPS as CARD_STEPS
from wartable.titles.letswar.steps.combat import AttackTarget, SettleAttack
from wartable.titles.letswar.steps.discards import Excess
from wartable.titles.letswar.steps.money import Purchase
from wartable.titles.letswar.steps.offensive import OffensiveBegins, OffensiveClose
from wartable.titles.letswar.steps.prelude import Prelude
from wartable.titles.letswar.steps.spies import Inspect, SettleSpy, SpyCost
from wartable.titles.letswar.steps.turn import Actions, GameOver, TurnEnd, TurnStart

BY_NUMBER: Final[dict[int, Step[Position]]] = {
    stack.GAME_OVER: GameOver(stack.STEP_IDS[stack.GAME_OVER], WIDTH),
    stack.PRELUDE_EQUIP: Prelude(),
    stack.TURN_START: TurnStart(stack.TURN_START),
    stack.TURN_MAIN: Actions(),
    stack.TURN_DISCARD: Excess(),
    stack.TURN_END: TurnEnd(stack.TURN_END),
    stack.OFFENSIVE_CLOSE: OffensiveClose(stack.OFFENSIVE_CLOSE),
    stack.OFFENSIVE_BEGINS: OffensiveBegins(stack.OFFENSIVE_BEGINS),
    stack.SETTLE_ATTACK: SettleAttack(stack.SETTLE_ATTACK),
    stack.SETTLE_SPY: SettleSpy(stack.SETTLE_SPY),
    stack.SPY_INSPECT: Inspect(),
    **dict(CARD_STEPS),
}
STEPS: Final[list[Step[Position]]] = [BY_NUMBER[number] for number in range(len(stack.STEP_IDS))]
assert [step.name for step in STEPS] == stack.STEP_IDS, "a step stands at another's number"

# A choice that is begun in step 2 asks on: for a target, or for the cards that it costs.
ATTACK_TARGET: Final = AttackTarget()
PURCHASE: Final = Purchase()
SPY_COST: Final = SpyCost()
