"""What holds in every position of the campaign, reached by play or given in words; and what follows from its fields."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.errors import PositionError
from wartable.core.rules.log import BIT
from wartable.titles.campaign import checks
from wartable.titles.campaign.codes import stack
from wartable.titles.campaign.codes.things import (
    ACTIVE,
    BOTH,
    DRAW,
    FORFEITED,
    GONE,
    MARGINAL,
    MOST_FEATURES,
    ON_TABLE,
    PLACE_WORDS,
    is_hq,
)
from wartable.titles.campaign.position.needs import final_points, formation_due, formation_need
from wartable.titles.campaign.position.position import LEDGER, WHOLE, Position
from wartable.titles.campaign.position.reckoning import force_cost
from wartable.titles.campaign.position.squads import count, entries_of, size, with_all
from wartable.titles.campaign.vocabulary import (
    ADVANCE,
    ASSAULT,
    ENTRIES,
    HQ_UNIT,
    LEAST_SQUADS,
    MOST_HQ,
    MOST_SQUADS,
    PLACES,
    SLOTS,
    UNITS,
)

Found = Iterator[tuple[str, str]]
DRAFTS = (stack.LISTS, stack.DISBAND, stack.PREPARE)
FOUGHT = (
    stack.MEANS, stack.OBJECTIVE, stack.ANSWER, stack.BATTLE, stack.DICE, stack.CHECK_DICE, stack.RESULT,
    stack.CONFIRM, stack.RESOLVE, stack.AFTERMATH,
)  # fmt: skip
ON_THE_TABLE = FOUGHT[1:8]


def misfits(p: Position) -> Iterator[PositionError]:
    """What keeps play from going on, each with the field that it is about."""
    for place, problem in (*question(p), *armies(p), *points(p), *war(p), *battle(p), *drafts(p)):
        yield PositionError("campaign-position", place=place, problem=problem)


def broken(p: Position) -> list[str]:
    """Return what is kept beside the fields and does not agree with them."""
    found = [p.stock[:], p.list_cost[:], p.spent[:], p.reserved[:], p.force_cost[:], p.asking]
    again = p.copy()
    assert isinstance(again, Position)
    recount(again)
    counted = [again.stock, again.list_cost, again.spent, again.reserved, again.force_cost, again.asking]
    names = ("stock", "list_cost", "spent", "reserved", "force_cost", "asking")
    return [f"{name}: {a}, counted {b}" for name, a, b in zip(names, found, counted, strict=True) if a != b]


def recount(p: Position) -> None:
    """Count what a position keeps beside its fields, and lay out the lists of drafts that its step needs."""
    step = p.step()
    p.bought = (p.bought or [0] * BOTH) if step in DRAFTS else []
    p.picked = (p.picked or [0] * BOTH) if step in (stack.DISBAND, stack.PREPARE) else []
    if step == stack.RESULT:
        p.lost = p.lost or [0] * (2 * BOTH)
        p.holds = p.holds or [0] * (2 * MOST_FEATURES)
    else:
        p.lost, p.holds = [], []
    if step in (stack.CONFIRM, stack.AFTERMATH):
        p.losses = p.losses or [0] * BOTH
        p.held = p.held or [0] * MOST_FEATURES
    if step in FOUGHT:
        p.force = p.force or [0] * BOTH
    p.stock = [0] * (2 * ENTRIES)
    p.spent, p.reserved, p.force_cost, p.list_cost = [0, 0], [0, 0], [0, 0], [0, 0]
    for seat in range(2):
        if p.nation[seat] >= 0:
            recount_side(p, seat, int(step))
    p.asking = 3 if step in (stack.LISTS, stack.PREPARE, stack.MEANS) else 0
    if step == stack.DISBAND:
        p.asking = sum(BIT[seat] for seat in range(2) if p.nation[seat] >= 0 and checks.may_disband(p, seat))
    if p.ended:
        p.victory_points = [int(final_points(p, seat)) if p.nation[seat] >= 0 else 0 for seat in range(2)]


def recount_side(p: Position, seat: int, step: int) -> None:
    """Count one side's squads, costs and what is reserved."""
    for place in range(PLACES):
        at = seat * PLACES + place
        p.list_cost[seat] += int(p.cost_of(seat, p.start[at], 0))
        p.count_in(seat, p.now[at], 1)
        if step in DRAFTS:
            p.count_in(seat, p.bought[at], 1)
            p.spent[seat] += int(p.cost_of(seat, p.bought[at], p.level[at]))
        if step == stack.PREPARE and p.picked[at]:
            squads = p.standing(seat, place) if p.picked[at] == WHOLE else p.picked[at]
            p.force_cost[seat] += int(p.cost_of(seat, squads, 0))
    for slot in range(SLOTS):
        if step == stack.LISTS:
            p.reserved[seat] += int(formation_need(p, seat, slot))
        elif step == stack.PREPARE:
            p.reserved[seat] += int(formation_due(p, seat, slot))


def question(p: Position) -> Found:
    """The campaign is over, or it asks somebody."""
    step = p.step()
    if p.stack and p.ended:
        yield "ended", "a campaign that is over has no step left"
    if not p.stack and not p.ended:
        yield "stack", "there is no step to be played, and the campaign is not over"
    if step > stack.NATION and min(p.nation) < 0:
        yield "sides", "lists come after the nations"
    if step == stack.NATION and (p.nation[p.asked()] >= 0 or (p.asked() == 1 and p.nation[0] < 0)):
        yield "stack", "the first side without a nation chooses one"
    if step == stack.DISBAND and p.asking == 0:
        yield "stack", "no side may disband anything"
    if step in (stack.DISBAND, stack.LISTS, stack.PREPARE, stack.MEANS) and not p.deciders():
        yield "sides", "all have answered"
    if step in (stack.OBJECTIVE, stack.ANSWER) and p.attacker < 0:
        yield "stack", "a Counterattack has no features to name"
    if step == stack.ANSWER and p.kind != ADVANCE:
        yield "stack", "only the feature of an Advance is agreed on"
    if step == stack.OBJECTIVE and p.namer != p.asked():
        yield "namer", "the side that is asked names the features"
    if step == stack.DICE and (p.roller != p.asked() or not p.kit.entered_dice):
        yield "roller", "the side that is asked enters the dice"
    if step == stack.CHECK_DICE and (p.entered < 0 or p.roller != 1 - p.asked()):
        yield "entered", "dice were entered by the other side"
    if step == stack.CONFIRM and (p.entrant != 1 - p.asked() or p.outcome_entered < 0):
        yield "entrant", "a result was entered by the other side"


def armies(p: Position) -> Found:
    """CA-LIST, CA-FIX, 5.7 (2, 3, 4, 13): what a list may hold, and what may have become of it."""
    for seat in range(2):
        if p.nation[seat] < 0:
            continue
        for slot in range(SLOTS):
            yield from formation(p, seat, slot)
        if p.list_cost[seat] > p.kit.budget:
            yield f"sides[{seat}].list", f"{p.list_cost[seat]} points, and the budget is {p.kit.budget} (CA-LIST-03)"
        for entry in range(p.kit.entries[p.nation[seat]]):
            row = p.row(seat, entry)
            most, stands = p.kit.per_army[row], p.stock[seat * ENTRIES + entry]
            if most > 0 and stands > most:
                yield f"sides[{seat}].now", f"{stands} {p.kit.words[row]}, at most {most} may stand (CA-LIST-11)"
        if p.step() > stack.LISTS and not any(p.start[seat * PLACES : (seat + 1) * PLACES]):
            yield f"sides[{seat}].list", "an empty list cannot be locked (CA-LIST-01)"
        if p.step() in (stack.NATION, stack.LISTS) and any(p.start[seat * PLACES : (seat + 1) * PLACES]):
            yield f"sides[{seat}].list", "lists are not open yet"


def formation(p: Position, seat: int, slot: int) -> Found:
    """One formation of a locked list."""
    base = seat * PLACES + slot * UNITS
    kit, platoons, kinds = p.kit, 0, set()
    for unit in range(UNITS):
        at, place = base + unit, f"sides[{seat}].list.{PLACE_WORDS[slot * UNITS + unit]}"
        rows = [p.row(seat, entry) for entry in entries_of(p.start[at])]
        most = MOST_HQ if unit == HQ_UNIT else MOST_SQUADS
        if any(kit.open[row] == 0 for row in rows) or len({kit.group[row] for row in rows}) > 1:
            yield place, "squads that are not to be had, or of two kinds (CA-RULING-38)"
        if len(rows) > most or size(p.now[at]) > most:
            yield place, f"at most {most} squads"
        if rows and unit < HQ_UNIT:
            platoons += 1
            kinds.add((int(kit.arm[rows[0]]), int(kit.formation[rows[0]])))
            if len(rows) < LEAST_SQUADS:
                yield place, "a platoon has at least 3 squads (CA-LIST-06)"
            if kit.formation[rows[0]] == 1 and unit > 1:
                yield place, "a battery has at most 2 platoons (CA-LIST-09)"
        if rows and (kit.leads[rows[0]] >= 0) != (unit == HQ_UNIT):
            yield place, "HQ squads stand in the HQ, and no others (CA-RULING-57)"
        if any(
            kit.group[p.row(seat, entry)] != (kit.group[rows[0]] if rows else -1) for entry in entries_of(p.now[at])
        ):
            yield place.replace(".list.", ".now."), "squads of another kind than the list's (CA-FIX-02)"
        if p.status[at] == GONE and (p.now[at] or not rows or unit == HQ_UNIT):
            yield place.replace(".list.", ".disbanded."), "a disbanded platoon has no squads; HQs stay (CA-SUP-07)"
        if p.level[at] and not rows:
            yield place.replace(".list.", ".level."), "there is no such unit"
    hq = p.start[base + HQ_UNIT]
    where = f"sides[{seat}].list.{PLACE_WORDS[slot * UNITS + HQ_UNIT]}"
    if len(kinds) > 1:
        yield where, "platoons of two arms in one formation (CA-RULING-10)"
    if platoons and not hq and not (kit.independent_platoons and platoons == 1):
        yield where, "a formation has an HQ (CA-RULING-09)"
    if hq and not platoons:
        yield where, "an HQ leads a formation (CA-RULING-09)"


def points(p: Position) -> Found:
    """5.7 (1): a pool is the sum of its ledger, and never below zero."""
    for seat in range(2):
        lines = [p.ledger[at : at + LEDGER] for at in range(0, len(p.ledger), LEDGER)]
        total = sum(amount for _, side, _, amount in lines if side == seat)
        if p.pool[seat] != total:
            yield f"sides[{seat}].pool", f"{p.pool[seat]} points, and the ledger adds up to {total} (CA-RULING-01)"
        if p.pool[seat] < 0 or p.spent[seat] > (p.kit.budget if p.step() == stack.LISTS else p.pool[seat]):
            yield f"sides[{seat}].pool", "more is spent than there is (CA-SPD-08)"


def war(p: Position) -> Found:
    """5.7 (7): battles, wins, momentum and the type of the next one agree."""
    results = [(int(one.outcome), int(one.winner)) for one in p.battles]
    for seat in range(2):
        won = [level for level, winner in results if winner == seat]
        if p.wins[seat] != len(won) or p.marginals[seat] != won.count(MARGINAL):
            yield f"sides[{seat}].wins", "not as many as the battles say"
    if p.draws != sum(winner < 0 for _, winner in results):
        yield "draws", "not as many as the battles say"
    if any((level == DRAW) != (winner < 0) for level, winner in results):
        yield "battles", "a draw names no winner, a victory one (CA-RULING-68)"
    if len(results) > p.kit.battles or (p.stack and p.step() != stack.SETTLEMENT and len(results) == p.kit.battles):
        yield "battles", f"{p.kit.battles} battles are planned"
    if (p.holder < 0) != (p.momentum == 0):
        yield "momentum", "a side holds it exactly while there is some"
    follows = p.kind == min(int(p.momentum), ASSAULT) and p.attacker == p.holder
    if p.step() >= stack.DISBAND and p.step() != stack.SETTLEMENT and not follows:
        yield "kind", "type and attacker follow from the momentum (CA-RULING-20)"


def battle(p: Position) -> Found:
    """5.7 (5, 6): forces are legal, and the battle in hand stands where its step is."""
    step = p.step()
    if step not in FOUGHT and any(p.force) and not p.kit.open_preparation:
        yield "sides", "there is no battle to fight"
    if step in ON_THE_TABLE and p.means != ON_TABLE:
        yield "means", "the battle is fought on the table"
    if step in (stack.BATTLE, stack.DICE, stack.CHECK_DICE, stack.RESULT, stack.CONFIRM) and p.turn < 1:
        yield "turn", "the first turn is turn 1"
    if step in (stack.DICE, stack.CHECK_DICE) and p.turn < 8:
        yield "turn", "dice are rolled from the end of turn 8 on (CA-LEN-05)"
    if p.force and min(p.nation) >= 0:
        for seat in range(2):
            yield from force(p, seat)
    if p.losses and p.force:
        for at in range(BOTH):
            if any(count(p.losses[at], entry) > count(p.force[at], entry) for entry in entries_of(p.losses[at])):
                yield f"sides[{at // PLACES}].lost.{PLACE_WORDS[at % PLACES]}", "more lost than fielded (CA-RULING-33)"


def force(p: Position, seat: int) -> Found:
    """One side's force."""
    fielded = 0
    for place in range(PLACES):
        at = seat * PLACES + place
        squads = p.force[at]
        where = f"sides[{seat}].force.{PLACE_WORDS[place]}"
        if squads == 0:
            continue
        if any(count(squads, entry) > count(p.now[at], entry) for entry in entries_of(squads)):
            yield where, "more than stand there"
        elif squads != p.now[at] and (is_hq(place) or not p.kit.split_platoons):
            yield where, "a unit brings all its squads (CA-RULING-17)"
        if not is_hq(place):
            fielded += 1
            if size(squads) < LEAST_SQUADS:
                yield where, "a platoon fights with at least 3 squads (CA-FLD-01)"
        elif not half_in_force(p, seat, place // UNITS):
            yield where, "an HQ takes the field with half of its platoons (CA-HQ-01)"
    if force_cost(p, seat) > p.cap(seat):
        yield f"sides[{seat}].force", f"more than the {p.cap(seat)} points of the battle (CA-FLD-04)"
    if not fielded and p.step() in FOUGHT and p.means != FORFEITED:
        yield f"sides[{seat}].force", "a battle needs a force on both sides (CA-RULING-19)"


def half_in_force(p: Position, seat: int, slot: int) -> bool:
    """Return whether half of a formation's platoons are in the force."""
    base = seat * PLACES + slot * UNITS
    present = sum(p.force[at] != 0 for at in range(base, base + HQ_UNIT))
    return present > 0 and present * 2 >= p.platoons(seat, slot)


def drafts(p: Position) -> Found:
    """5.7 (11): what is being made can be completed."""
    for seat in range(2):
        if p.nation[seat] < 0:
            continue
        if p.step() == stack.LISTS and p.spent[seat] + p.reserved[seat] > p.kit.budget:
            yield f"sides[{seat}].bought", "the budget cannot complete this list (CA-RULING-60)"
        if p.step() == stack.PREPARE and p.force_cost[seat] + p.reserved[seat] > p.cap(seat):
            yield f"sides[{seat}].picked", "more than the cap (CA-FLD-04)"
        if p.step() in (stack.DISBAND, stack.PREPARE):
            for place in range(PLACES):
                at = seat * PLACES + place
                if p.picked[at] and (p.start[at] == 0 or p.status[at] != ACTIVE):
                    yield f"sides[{seat}].picked.{PLACE_WORDS[place]}", "there is no such unit (CA-FIX-06)"
        if p.step() == stack.PREPARE:
            for place in range(PLACES):
                at = seat * PLACES + place
                most = MOST_HQ if is_hq(place) else MOST_SQUADS
                if p.bought[at] and (p.start[at] == 0 or size(with_all(p.now[at], p.bought[at])) > most):
                    yield f"sides[{seat}].bought.{PLACE_WORDS[place]}", f"at most {most} squads (CA-SPD-03)"
