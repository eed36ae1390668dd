"""The steps of cards, Events and Italy by number."""

from typing import Any

from wartable.core.rules.steps import Step
from wartable.titles.letswar.codes import stack
from wartable.titles.letswar.steps.cards.answer import WINDOWS, Window
from wartable.titles.letswar.steps.cards.armistice import Comparison, Duel
from wartable.titles.letswar.steps.cards.choices import (
    ChooseCards,
    ChooseCounter,
    ChooseRevived,
    ChooseStock,
    ChooseTaken,
    ChooseUnit,
)
from wartable.titles.letswar.steps.cards.events import Event, Exits, Rotate
from wartable.titles.letswar.steps.cards.resolve import Resolve
from wartable.titles.letswar.steps.italy.auction import Offering, Pledging, Tie
from wartable.titles.letswar.steps.italy.entry import DropHand, Entry

STEPS: list[tuple[int, Step[Any]]] = [
    (stack.EVENT_DRAW, Event()),
    (stack.ROTATE, Rotate()),
    (stack.EXITS, Exits()),
    (stack.RESOLVE, Resolve()),
    (stack.CHOOSE_UNIT, ChooseUnit()),
    (stack.CHOOSE_CARDS, ChooseCards()),
    (stack.CHOOSE_TAKEN, ChooseTaken()),
    (stack.CHOOSE_STOCK, ChooseStock()),
    (stack.CHOOSE_REVIVED, ChooseRevived()),
    (stack.CHOOSE_COUNTER, ChooseCounter()),
    (stack.ENTRY, Entry()),
    (stack.PLEDGING, Pledging()),
    (stack.OFFERING, Offering()),
    (stack.TIE, Tie()),
    (stack.DROP_HAND, DropHand()),
    (stack.DUEL, Duel()),
    (stack.COMPARISON, Comparison()),
    *[(step, Window(number + 1)) for number, step in enumerate(WINDOWS)],
]
