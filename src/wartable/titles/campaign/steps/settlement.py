"""The end of the campaign: the settlement, and the level of victory (CA-END, CA-WIN)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, i64
from wartable.core.rules.steps import Over
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import DECISIVE, DRAW, MARGINAL, NO_RESULT, NOBODY
from wartable.titles.campaign.position.needs import final_points, restoration
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.steps.step import CampaignStep


class CampaignOver(Over[Position]):
    """The campaign is over: nobody is asked."""

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-over")


class Settlement(CampaignStep):
    """CA-END-03: saved points restore the units to their starting number; what is left counts as victory points."""

    def __init__(self) -> None:
        super().__init__(stack.SETTLEMENT)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        first, second = final_points(p, 0), final_points(p, 1)
        leader = first_of(p.wins[0], p.wins[1])
        if leader >= 0:
            points = first if leader == 0 else second
            if points >= p.kit.final_threshold:
                finish(p, c.WIN_02, leader, DECISIVE, log)
            else:
                finish(p, c.WIN_03, leader, MARGINAL, log)
            return True
        ahead = first_of(first, second)
        if ahead >= 0 and max(first, second) - min(first, second) >= p.kit.final_threshold:
            finish(p, c.WIN_04, ahead, MARGINAL, log)
        else:
            finish(p, c.WIN_05, NOBODY, DRAW, log)
        return True


def first_of(first: i64, second: i64) -> i64:
    """Return the side with the larger number; nobody where they are equal."""
    if first == second:
        return NOBODY
    return 0 if first > second else 1


def finish(p: Position, clause: i64, winner: i64, victory: i64, log: Log) -> None:
    """End the campaign and tell the figures of the settlement, which are shown at any end (CA-RULING-50)."""
    for seat in range(2):
        p.victory_points[seat] = int(final_points(p, seat)) if p.nation[seat] >= 0 else 0
        if p.nation[seat] >= 0:
            log.note(entries.SETTLED, seat, p.pool[seat], restoration(p, seat), p.victory_points[seat])
    p.over(clause, winner, victory)
    if winner >= 0:
        log.note(entries.CAMPAIGN_WON, winner, victory)
    else:
        log.note(entries.NO_RESULT if victory == NO_RESULT else entries.CAMPAIGN_DRAWN)


def concede(p: Position, seat: i64, log: Log) -> None:
    """CA-RULING-53: a side gives the campaign up."""
    log.note(entries.CONCEDED, seat)
    if p.kit.concede_without_result:
        finish(p, c.RULING_53, NOBODY, NO_RESULT, log)
    else:
        finish(p, c.RULING_53, 1 - seat, DECISIVE, log)
