"""Nations: side 1 chooses openly, then side 2 (rulebook: Lists, CA-RULING-59)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import thing
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import NOBODY
from wartable.titles.campaign.codes.verbs import NATION, WIDTH
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.steps.lists import begin_lists
from wartable.titles.campaign.steps.step import CampaignStep


class ChooseNation(CampaignStep):
    """CA-RULING-59: one of the nations that exist in the year; both sides may take the same."""

    def __init__(self) -> None:
        super().__init__(stack.NATION, NATION)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for nation in range(len(p.kit.nations)):
            out.append(NATION * WIDTH + nation)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg < len(p.kit.nations) and p.kit.nation_open[arg] == 1 else c.RULING_59

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.nation[seat] = int(arg)
        log.note(entries.CHOSE_NATION, seat, arg)
        ask_nation(p, log)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if arg >= len(p.kit.nations):
            return None
        return Phrase("reason-nation", nation=Phrase("nation-" + p.kit.nations[arg]), year=str(p.kit.year))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        name = p.kit.nations[arg]
        return Wording(Phrase("label-nation", nation=Phrase("nation-" + name)), None, (thing("nation", name),))


def ask_nation(p: Position, log: Log) -> None:
    """Ask the next side that has no nation yet; an option may have named it. Then the lists are made."""
    for seat in range(2):
        if p.nation[seat] == NOBODY:
            named = p.kit.named_nation[seat]
            if named < 0:
                p.go(stack.NATION, seat)
                return
            p.nation[seat] = int(named)
            log.note(entries.CHOSE_NATION, seat, named)
    begin_lists(p)
