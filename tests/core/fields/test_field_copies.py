"""What a field table does besides words: copies of a state, and parts that lie in another field."""

from __future__ import annotations

from wartable.core.fields import Counts, Fields, Number, Stack
from wartable.core.rules.log import BIT
from wartable.core.rules.memory import Memory
from wartable.core.rules.state import Kit
from wartable.core.rules.steps import StackState

SIDES = ("red", "blue")


class Hoard(StackState):
    """A state that is made from its kit alone; its stack belongs to a base that may be compiled."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit = kit
        self.hands, self.rows, self.turn = [0] * 4, [0] * 4, 0
        self.memory: Memory | None = None


HOARD: Fields[Hoard] = Fields(
    "hoard",
    1,
    Stack("stack", ("over", "march"), SIDES),
    Counts("hands", SIDES, ("foot", "gun")),
    Counts("rows", SIDES, ("foot", "gun"), part_of="hands"),
    Number("turn"),
)


def test_a_copy_shares_only_the_kit() -> None:
    words = {"stack": [["march", "blue"]], "hands": {"red": {"gun": 2}}, "rows": {"red": {"gun": 1}}, "turn": 3}
    state = HOARD.read(Hoard(Kit(2, {})), words)
    state.memory = Memory()
    state.memory.begin([0, 2], [0, BIT[0], BIT[1]])
    new = HOARD.copied(state)
    assert HOARD.same(state, new)
    assert new.kit is state.kit
    assert new.memory is not None
    assert new.memory is not state.memory
    new.push(1, 0)
    new.hands[1] = 0
    new.turn = 9
    assert HOARD.to_dict(state)["hands"] == {"red": {"gun": 2}}
    assert (len(state.stack), len(new.stack), state.turn) == (1, 2, 3)


def test_what_is_part_of_another_field_lies_there() -> None:
    state = HOARD.read(Hoard(Kit(2, {})), {"hands": {"red": {"gun": 2}}, "rows": {"red": {"gun": 2}}})
    assert HOARD.broken(state) == []
    state.rows[0] = 1
    assert HOARD.broken(state) == ["rows: not all of it lies in hands"]
