"""Gradisca's steps by their numbers."""

from wartable.core.rules.steps import Step
from wartable.titles.gradisca.codes import effects as e, stack
from wartable.titles.gradisca.codes.verbs import WIDTH
from wartable.titles.gradisca.position.position import Position
from wartable.titles.gradisca.steps.activation import ActivationEnd, Choosing, Discarding, Window
from wartable.titles.gradisca.steps.advanced.calls import Calling
from wartable.titles.gradisca.steps.advanced.incursion import Incursion
from wartable.titles.gradisca.steps.advanced.raiders import Entry, Raiding
from wartable.titles.gradisca.steps.advanced.rounds import Conversion, GoingOn
from wartable.titles.gradisca.steps.advanced.supplies import SeaSupply
from wartable.titles.gradisca.steps.advanced.upkeep import Cup, GroupDice
from wartable.titles.gradisca.steps.cards import (
    Arrival,
    Bridging,
    CardLine,
    Marksman,
    Naming,
    Reforming,
    Shipping,
    Spying,
    Unrest,
    WallSide,
)
from wartable.titles.gradisca.steps.combat import Checks, Losses, Replacement, Volley
from wartable.titles.gradisca.steps.effects import Card
from wartable.titles.gradisca.steps.orders import Orders
from wartable.titles.gradisca.steps.siege import Gunfire, SiegeWork, UnderFire
from wartable.titles.gradisca.steps.turn import Advance, Excess, GameOver, Stacking, Turn
from wartable.titles.gradisca.steps.verdict import Aftermath, Beaten, Garrison, Verdict
from wartable.titles.gradisca.steps.zone import ZoneOpen

STEPS: list[Step[Position]] = [
    GameOver("over", WIDTH),
    Turn(stack.NEXT_CHIT),
    Stacking(stack.STACKING),
    Excess(),
    Advance(stack.ADVANCE),
    Choosing(),
    Discarding(),
    Orders(),
    ZoneOpen(),
    ActivationEnd(stack.ACTIVATION_END),
    Window(stack.OPTION_WINDOW, e.OPTION_CHOSEN),
    Window(stack.BOMBARD_WINDOW, e.BOMBARD_DECLARED),
    Window(stack.MINE_WINDOW, e.MINE_DECLARED),
    Window(stack.END_WINDOW, e.ACTIVATION_END),
    Volley(stack.VOLLEY),
    Losses(),
    Checks(stack.CHECKS),
    Replacement(),
    Verdict(stack.VERDICT),
    Garrison(),
    Beaten(),
    Aftermath(stack.AFTERMATH),
    Gunfire(stack.GUNFIRE),
    SiegeWork(stack.SIEGE_WORK),
    UnderFire(),
    Card(stack.CARD_IN_PLAY),
    Arrival(),
    Reforming(),
    WallSide(),
    Naming(),
    Unrest(),
    CardLine(),
    Shipping(),
    Spying(),
    Marksman(),
    Bridging(),
    Calling(),
    GoingOn(),
    Raiding(),
    Entry(stack.ENTRY),
    Incursion(),
    Conversion(),
    GroupDice(stack.GROUP_DICE),
    SeaSupply(),
    Cup(stack.CUP),
]
