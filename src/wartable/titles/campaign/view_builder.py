"""Who sees what: the view of one viewer, built up from nothing (rulebook: what is hidden)."""

from __future__ import annotations

from wartable.core.step_view import step_facts
from wartable.titles.campaign.checks import may_disband
from wartable.titles.campaign.codes import stack
from wartable.titles.campaign.codes.clauses import CLAUSES
from wartable.titles.campaign.codes.stack import STEP_IDS
from wartable.titles.campaign.codes.things import LEDGER_KINDS, OUTCOMES
from wartable.titles.campaign.position.needs import final_points, restoration
from wartable.titles.campaign.position.position import LEDGER
from wartable.titles.campaign.position.reckoning import force_cost
from wartable.titles.campaign.position.state import CampaignState
from wartable.titles.campaign.view import CampaignView, LedgerLine, SideView
from wartable.titles.campaign.view_parts.battles import battle_in_hand, battle_view
from wartable.titles.campaign.view_parts.drafts import list_draft, preparation, result_view
from wartable.titles.campaign.view_parts.units import formations
from wartable.titles.campaign.vocabulary import PLACES


def view(s: CampaignState, viewer: int) -> CampaignView:
    """Return all that `viewer` may know of a position."""
    step = int(s.step())
    notation = s.kit.notation
    assert notation is not None
    entered = (int(s.entered) // 6 + 1, int(s.entered) % 6 + 1) if s.entered >= 0 else (0, 0)
    return CampaignView(
        title="campaign",
        seats=2,
        **step_facts(s, viewer, CLAUSES, notation),
        step=STEP_IDS[step],
        year=int(s.kit.year),
        planned=int(s.kit.battles),
        played=int(s.battles_over()),
        draws=int(s.draws),
        sides=(side(s, 0), side(s, 1)),
        battles=tuple([battle_view(s, battle, number + 1) for number, battle in enumerate(s.battles)]),
        battle=battle_in_hand(s) if step >= stack.DISBAND else None,
        momentum=int(s.momentum),
        holder=int(s.holder),
        turn=int(s.turn),
        entered=entered,
        list_draft=list_draft(s, viewer) if viewer >= 0 and step == stack.LISTS else None,
        preparation=preparation(s, viewer) if viewer >= 0 and step in (stack.DISBAND, stack.PREPARE) else None,
        result=result_view(s, viewer),
        level=OUTCOMES[s.victory] if s.ended else "",
    )


def side(s: CampaignState, seat: int) -> SideView:
    """Return what all see of a side: nothing of a draft, and no list before both are open."""
    nation = s.nation[seat]
    opened = nation >= 0 and s.list_cost[seat] > 0
    prepares = int(s.step()) >= stack.DISBAND
    return SideView(
        seat=seat,
        nation=s.kit.nations[nation] if nation >= 0 else "",
        formations=formations(s, seat) if opened else (),
        list_cost=s.list_cost[seat],
        pool=s.pool[seat],
        ledger=side_ledger(s, seat),
        wins=s.wins[seat],
        marginal_wins=s.marginals[seat],
        cap=int(s.cap(seat)) if prepares else 0,
        force_cost=int(force_cost(s, seat)) if s.force else 0,
        worth=worth(s, seat) if opened else 0,
        restoration=int(restoration(s, seat)) if opened else 0,
        final_points=int(final_points(s, seat)) if opened else 0,
        may_disband=opened and prepares and bool(may_disband(s, seat)),
    )


def side_ledger(s: CampaignState, seat: int) -> tuple[LedgerLine, ...]:
    """Return the lines of a side's ledger."""
    out = []
    for at in range(0, len(s.ledger), LEDGER):
        battle, owner, kind, amount = s.ledger[at : at + LEDGER]
        if owner == seat:
            out.append(LedgerLine(battle, LEDGER_KINDS[kind], amount))
    return tuple(out)


def worth(s: CampaignState, seat: int) -> int:
    """Return what all squads of a side are worth at their levels."""
    places = range(seat * PLACES, (seat + 1) * PLACES)
    return sum(int(s.cost_of(seat, s.now[at], s.level[at])) for at in places if s.now[at] != 0)
