"""All steps by number, as the stack of a position names them."""

from typing import Final

from wartable.core.rules.steps import Step
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio import codes
from wartable.titles.proelio.codes import WIDTH
from wartable.titles.proelio.position import Position
from wartable.titles.proelio.steps.action import Action
from wartable.titles.proelio.steps.defence import Deploy, Gate
from wartable.titles.proelio.steps.exchange import Payment
from wartable.titles.proelio.steps.hand import Excess
from wartable.titles.proelio.steps.loot import Loot, Penalty
from wartable.titles.proelio.steps.sacrifice import Sacrifice
from wartable.titles.proelio.steps.strategy import Target
from wartable.titles.proelio.steps.turn import CleanUp, Defeat, GameOver, TurnEnd, TurnStart

EXCESS: Final = Excess("excess", codes.DISCARD, c.HAND_09, "label-discard")
DEPLOY: Final = Deploy("deploy", codes.DEPLOY)
ACTION: Final = Action()
TURN_END: Final = TurnEnd("turn_end")

STEPS: Final[list[Step[Position]]] = [
    GameOver("game_over", WIDTH),
    TurnStart("turn_start"),
    EXCESS,
    Gate("defence_gate"),
    DEPLOY,
    Sacrifice("sacrifice", codes.SACRIFICE, codes.KEEP),
    Loot("loot", codes.LOOT, c.LOOT_03, "label-loot"),
    CleanUp("clean_up"),
    Defeat("defeat_check"),
    Penalty("pay_penalty", codes.PAY, c.RULING_25, "label-pay", key="penalty"),
    ACTION,
    TURN_END,
]

# An action that is begun asks on: for the House that a card names, for the cards that an exchange costs.
TARGET: Final = Target("action", codes.TARGET)
PAYMENT: Final = Payment("action", codes.EXCHANGE, c.ACT_08, "label-pay-exchange")
