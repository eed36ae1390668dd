"""The steps of a turn, each under its heading in the rulebook, by number as the stack of a position names them."""

from typing import Final

from wartable.core.rules.steps import Step
from wartable.titles.proelio.codes import clauses as c, stack, verbs
from wartable.titles.proelio.codes.verbs import WIDTH
from wartable.titles.proelio.position.position import Position
from wartable.titles.proelio.steps.action import Action
from wartable.titles.proelio.steps.defence import Deploy, Gate
from wartable.titles.proelio.steps.discards_and_loot import Excess, Loot, Penalty
from wartable.titles.proelio.steps.exchange import Payment
from wartable.titles.proelio.steps.resolution import Sacrifice
from wartable.titles.proelio.steps.strategy import Target
from wartable.titles.proelio.steps.turn import CleanUp, Defeat, GameOver, TurnEnd, TurnStart

STEPS: Final[list[Step[Position]]] = [
    GameOver(stack.STEP_IDS[stack.GAME_OVER], WIDTH),
    TurnStart(stack.TURN_START),
    Excess(stack.EXCESS, verbs.DISCARD, c.HAND_09, "label-discard"),
    Gate(stack.DEFENCE_GATE),
    Deploy(),
    Sacrifice(stack.SACRIFICE, verbs.SACRIFICE, verbs.KEEP),
    Loot(stack.LOOT, verbs.LOOT, c.LOOT_03, "label-loot", reveals=True),
    CleanUp(stack.CLEAN_UP),
    Defeat(stack.DEFEAT_CHECK),
    Penalty(stack.PAY_PENALTY, verbs.PAY, c.RULING_25, "label-pay", "penalty", reveals=True),
    Action(),
    TurnEnd(stack.TURN_END),
]
assert [step.name for step in STEPS] == stack.STEP_IDS, "a step stands at another's number"

# An action that is begun asks on: for the House that a card names, for the cards that an exchange costs.
TARGET: Final = Target(stack.ACTION, verbs.TARGET, reveals=True)
PAYMENT: Final = Payment(stack.ACTION, verbs.EXCHANGE, c.ACT_08, "label-pay-exchange", reveals=True)
