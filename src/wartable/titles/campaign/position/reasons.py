"""Why an answer, a squad of a list, a purchase or a unit in the field is refused, in words of the position."""

from mypy_extensions import i64

from wartable.core.text.messages import Phrase
from wartable.titles.campaign.checks import force_with_squad, force_with_unit, list_fault, whole_list
from wartable.titles.campaign.codes import clauses as c, stack
from wartable.titles.campaign.codes.things import ON_TABLE, PLACE_WORDS, is_hq, side_name
from wartable.titles.campaign.codes.verbs import AUTO, CONFIRM, DISBAND, DISPUTE, NAMED, NATION
from wartable.titles.campaign.position.needs import OF_ARMY, OF_COMPANY, OF_PLATOON, least_price, limit_reached
from wartable.titles.campaign.position.position import WHOLE, Position
from wartable.titles.campaign.position.squads import size, with_squad
from wartable.titles.campaign.vocabulary import LEAST_SQUADS, PLACES, UNITS


def unasked_reason(p: Position, verb: i64) -> Phrase | None:
    """Return the rule that says who is asked instead, or when; None where there is no more to say."""
    step = p.step()
    if step == stack.NATION and verb == NATION:
        return Phrase("reason-nation-order")
    if step == stack.PREPARE and verb == DISBAND:
        return Phrase("reason-too-late")
    if step == stack.OBJECTIVE and verb == NAMED:
        return Phrase("reason-namer", side=side_name(p.namer))
    if step == stack.CONFIRM and (verb == CONFIRM or verb == DISPUTE):
        return Phrase("reason-own-result")
    if p.means == ON_TABLE and verb == AUTO:
        return Phrase("reason-on-table")
    return None


def lock_reason(p: Position, seat: i64) -> Phrase | None:
    """Return what a list lacks first; None where nothing is picked."""
    found = list_fault(p, seat)
    if found < 64:
        return None
    place = found // 64 - 1
    if found % 64 == c.RULING_09:
        return Phrase("reason-no-hq", slot=int(place // UNITS + 1))
    return Phrase(
        "reason-lacks", place=PLACE_WORDS[place], count=int(LEAST_SQUADS - size(p.bought[seat * PLACES + place]))
    )


def list_reason(p: Position, seat: i64, place: i64, entry: i64, clause: i64) -> Phrase | None:
    """Return why a squad may not join a list."""
    if clause == c.LIST_03:
        return budget_reason(p, seat, place, entry)
    if clause == c.RULING_57:
        hq = p.kit.leads[p.row(seat, entry)] >= 0
        if is_hq(place) != hq:
            return Phrase("reason-hq-in-platoon" if hq else "reason-not-an-hq")
        return None
    return entry_reason(p, seat, place, entry, clause)


def entry_reason(p: Position, seat: i64, place: i64, entry: i64, clause: i64) -> Phrase | None:
    """Return why an entry is not to be had at a place: its nation, its year, its limit, its kind."""
    if clause == c.LIST_11:
        return limit_reason(p, seat, place, entry)
    if clause != c.RULING_38:
        return None
    if entry < 0:
        return Phrase("reason-other-nation")
    if p.kit.open[p.row(seat, entry)] == 0:
        return Phrase("reason-not-in-year", year=str(p.kit.year))
    return Phrase("reason-one-kind-hq" if is_hq(place) else "reason-one-kind")


def limit_reason(p: Position, seat: i64, place: i64, entry: i64) -> Phrase | None:
    """CA-LIST-11: how many an army, a formation or a platoon may have, whichever is full."""
    kit, row, full = p.kit, p.row(seat, entry), limit_reached(p, seat, place, entry)
    if full == OF_ARMY:
        return Phrase("reason-limit", count=int(kit.per_army[row]))
    if full == OF_COMPANY:
        return Phrase("reason-limit-formation", count=int(kit.per_company[row]))
    if full == OF_PLATOON:
        return Phrase("reason-limit-platoon", count=int(kit.per_platoon[row]))
    return None


def budget_reason(p: Position, seat: i64, place: i64, entry: i64) -> Phrase:
    """CA-LIST-03, CA-RULING-60: what a squad costs; the first of a platoon with all that the platoon then lacks."""
    price = p.kit.cost(p.nation[seat], entry, 0)
    left = p.kit.budget - p.spent[seat]
    reserved = p.reserved[seat]
    if is_hq(place) or p.bought[seat * PLACES + place] != 0:
        return Phrase("reason-budget", price=int(price), left=int(left), reserved=reserved)
    points = whole_list(p, seat, place, entry) - p.spent[seat] - reserved
    platoon = price + (LEAST_SQUADS - 1) * least_price(p, seat, entry)
    hq = "yes" if points > platoon else "no"
    return Phrase("reason-begun", points=int(points), hq=hq, left=int(left - reserved), reserved=reserved)


def cap_reason(p: Position, seat: i64, cost: i64) -> Phrase:
    """CA-FLD-04: what the force would cost, and what may fight."""
    return Phrase("reason-cap", cost=int(cost), cap=int(p.cap(seat)))


def buy_reason(p: Position, seat: i64, place: i64, entry: i64, clause: i64) -> Phrase | None:
    """Return why a squad may not be bought for a unit."""
    if clause == c.SPD_08:
        price = p.kit.cost(p.nation[seat], entry, p.level[seat * PLACES + place])
        return Phrase("reason-points", price=int(price), left=p.pool[seat] - p.spent[seat])
    if clause == c.FLD_04:
        return cap_reason(p, seat, force_with_squad(p, seat, place, entry))
    if clause == c.FIX_02:
        return Phrase("reason-hq-kind") if is_hq(place) else None
    return entry_reason(p, seat, place, entry, clause)


def field_reason(p: Position, seat: i64, place: i64, clause: i64) -> Phrase | None:
    """Return why a unit may not take the field."""
    if clause == c.ORG_01:
        return Phrase("reason-fielded")
    if clause != c.FLD_04:
        return None
    more = p.cost_of(seat, p.standing(seat, place), 0)
    return cap_reason(p, seat, force_with_unit(p, seat, place, WHOLE, more))


def bring_reason(p: Position, seat: i64, place: i64, entry: i64, clause: i64) -> Phrase | None:
    """Return why a platoon that is split may not bring one squad more."""
    if clause == c.RULING_17:
        return Phrase("reason-hq-whole") if is_hq(place) else None
    picked: i64 = p.picked[seat * PLACES + place]
    if clause == c.ORG_01:
        return Phrase("reason-fielded" if picked == WHOLE else "reason-no-more")
    if clause != c.FLD_04:
        return None
    more = p.kit.cost(p.nation[seat], entry, 0)
    return cap_reason(p, seat, force_with_unit(p, seat, place, with_squad(picked, entry), more))
