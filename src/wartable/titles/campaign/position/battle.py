"""A battle that is over, as the campaign keeps it: written once, shared by all copies of a position."""

from typing import Final

from mypy_extensions import i64


class Battle:
    """One battle. Lists by side have two items; a force is rows of FORCE ints."""

    def __init__(self, kind: i64, attacker: i64) -> None:
        self.kind: i64 = kind
        self.attacker: i64 = attacker
        self.means: i64 = 0
        self.caps: list[int] = [0, 0]
        self.disbanded: list[int] = []  # seat * PLACES + place
        self.bought: list[int] = []  # pairs: seat * PLACES + place, squads
        self.force: list[int] = []  # rows: seat * PLACES + place, squads, lost, level, level after
        self.turns: i64 = 0
        self.rolls: list[int] = []  # triples: turn, die of the first side, of the second
        self.reason: i64 = 0
        self.held: list[int] = []  # by feature: seat + 1, 0 for contested
        self.namer: i64 = -1
        self.kills: list[int] = [0, 0]
        self.objective: list[int] = [0, 0]
        self.proposal: i64 = 0
        self.proposed: i64 = -1
        self.outcome: i64 = 0
        self.winner: i64 = -1
        self.before: list[int] = [0, 0]  # pools when its preparation began, and when it was over
        self.after: list[int] = [0, 0]
        self.momentum: i64 = 0
        self.holder: i64 = -1
        self.numbers: list[int] = [-1, -1]  # results of chance that settled a battle of the resolver


FORCE: Final = 5
