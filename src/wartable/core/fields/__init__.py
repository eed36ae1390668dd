"""The field table: a title's position in words, declared once.

A title lists the fields of its positions. From the list follow `to_dict`, reading with the place of every error,
natural values for what is left out, and the conservation of sets of cards:

>>> from types import SimpleNamespace
>>> from typing import Any
>>> from wartable.core.rules.state import Kit
>>> CARDS = ("pike", "bow")
>>> fields: Fields[Any] = Fields(
...     "raid", 1,
...     Number("turn", 1, low=1),
...     Each("camps", Cards("hand", CARDS, attr="hands"), Flag("fed")),
...     Counts("field", CARDS),
...     Rest(Counts("pile", CARDS), of=lambda kit: (4, 2), clause="RA-SET-01"),
... )
>>> state = SimpleNamespace(kit=Kit(2, {}))
>>> state = fields.read(state, {"camps": [{}, {"hand": ["bow", "pike", "bow"]}], "field": {"pike": 1}})
>>> state.hands, state.pile
([0, 0, 1, 2], [2, 0])
>>> words = fields.to_dict(state)
>>> words["camps"]
[{'hand': [], 'fed': False}, {'hand': ['pike', 'bow', 'bow'], 'fed': False}]
>>> words["pile"]
{'pike': 2}
>>> fields.read(state, {"camps": [{"hand": ["bow", "sword"]}]})
Traceback (most recent call last):
wartable...PositionError: camps[0].hand[1]: 'sword' is no card
>>> fields.read(state, {"camps": [{"hand": ["bow"]}], "field": {"bow": 2}})
Traceback (most recent call last):
wartable...PositionError: camps, field: bow: 2 in the set, 1 more on the table
"""

from wartable.core.fields.compound import Lots, OneOfEach, Stack
from wartable.core.fields.counts import Area, Cards, Counts, Rest, kinds
from wartable.core.fields.field import ABSENT, NOTHING, TOP, Each, Field, Ignored, Names
from wartable.core.fields.field_table import Fields
from wartable.core.fields.single import Bit, Card, Clause, Flag, Number, OneOf, Seat, Seats, Single
from wartable.core.fields.values import card, index, items, mapping, truth, whole

__all__ = [
    "ABSENT",
    "NOTHING",
    "TOP",
    "Area",
    "Bit",
    "Card",
    "Cards",
    "Clause",
    "Counts",
    "Each",
    "Field",
    "Fields",
    "Flag",
    "Ignored",
    "Lots",
    "Names",
    "Number",
    "OneOf",
    "OneOfEach",
    "Rest",
    "Seat",
    "Seats",
    "Single",
    "Stack",
    "card",
    "index",
    "items",
    "kinds",
    "mapping",
    "truth",
    "whole",
]
