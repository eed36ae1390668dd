"""How a battle is fought: on the table, or by the program if both say so (CA-RULING-63)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import ON_TABLE, RESOLVED
from wartable.titles.campaign.codes.verbs import AUTO, TABLE, WIDTH
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.steps.objective import ask_objective
from wartable.titles.campaign.steps.step import Secret


class ChooseMeans(Secret):
    """Both say `table` or `auto` in secret; neither learns before both have answered."""

    def __init__(self) -> None:
        super().__init__(stack.MEANS, TABLE, AUTO, reveals=(TABLE, AUTO))

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(TABLE * WIDTH)
        out.append(AUTO * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == 0 else c.GEN_04

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.sealed[seat] = ON_TABLE if verb == TABLE else RESOLVED

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        first, second = p.sealed[0], p.sealed[1]
        if first == 0 or second == 0:
            return False
        log.note(entries.MEANS_CHOSEN, first, second)
        p.close_drafts()
        fight(p, first == RESOLVED and second == RESOLVED)
        return True

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return TABLE * WIDTH

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-table" if verb == TABLE else "label-auto"))


def begin_battle(p: Position, log: Log) -> None:
    """Both forces are open: ask how they fight, unless an option says so."""
    if p.kit.always_auto or p.kit.always_table:
        fight(p, p.kit.always_auto)
        return
    p.asking = 3
    p.go(stack.MEANS, 0)


def fight(p: Position, resolved: bool) -> None:
    """Let the program fight, or go to the table."""
    if resolved:
        p.means = RESOLVED
        p.go(stack.RESOLVE, 0)
    else:
        p.means = ON_TABLE
        ask_objective(p)
