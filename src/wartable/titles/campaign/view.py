"""The campaign's view: all that one viewer may know of the war. What never changes (catalogues, prices) is in the kit.

Units stand at places: number `slot * 5 + unit`, unit 0 to 3 a platoon and 4 the HQ; in words `3.2` and `3.hq`.
"""

from __future__ import annotations

from msgspec import Struct

from wartable.core.view import View


class Squads(Struct, frozen=True):
    """Squads of one entry: `row` is the entry's place in the kit's lists (nation * 64 + entry), `word` its notation."""

    row: int
    word: str
    count: int


class UnitView(Struct, frozen=True):
    """A platoon or an HQ as all know it. Costs are at Recruits prices, prices at the unit's level."""

    place: int
    word: str  # `3.2`, `3.hq`
    start: tuple[Squads, ...]
    now: tuple[Squads, ...]
    size: int
    start_size: int
    level: int
    status: str  # active, unfit, empty, disbanded
    fielded: bool  # in the battle that is prepared or fought, once forces are open
    cost: int  # of all its squads, against the cap
    lacks: int  # squads up to 3, of an active platoon
    lacks_price: int  # the least that these cost
    prices: tuple[tuple[str, int], ...]  # of one more squad at its level, by word: what it may be filled up with


class FormationView(Struct, frozen=True):
    """A company, a battery or a platoon that stands alone, in its slot (0 to 63)."""

    slot: int
    kind: str  # company, battery, independent
    arm: str
    units: tuple[UnitView, ...]
    cost: int
    full_strength: bool


class LedgerLine(Struct, frozen=True):
    """A change of a pool: carried, kills, objective, disbanded, bonus or purchases; in which battle's round, from 1."""

    battle: int
    kind: str
    amount: int


class SideView(Struct, frozen=True):
    """What all see of a side. `nation` and `formations` are empty until they are chosen and opened."""

    seat: int
    nation: str
    formations: tuple[FormationView, ...]
    list_cost: int
    pool: int
    ledger: tuple[LedgerLine, ...]
    wins: int
    marginal_wins: int
    cap: int  # of the battle that comes or is fought; 0 before the lists are open
    force_cost: int  # of the force, once it is open
    worth: int  # of all that stands, at its level
    restoration: int  # what the settlement would take now
    final_points: int  # victory points after the settlement, as it stands now
    may_disband: bool


class ForceUnit(Struct, frozen=True):
    """A unit in a battle: what it brought at which level, what it lost, and its level afterwards (-1 not yet)."""

    place: int
    word: str
    level: int
    squads: tuple[Squads, ...]
    lost: tuple[Squads, ...]
    after: int


class Roll(Struct, frozen=True):
    """The two dice at the end of a turn."""

    turn: int
    dice: tuple[int, int]
    ends: bool


class BattleSide(Struct, frozen=True):
    """A side's part of a battle."""

    cap: int
    disbanded: tuple[str, ...]  # places
    bought: tuple[tuple[str, tuple[Squads, ...]], ...]  # by place
    spent: int
    force: tuple[ForceUnit, ...]
    force_cost: int
    kills: int  # points of enemy squads destroyed
    objective: int  # points for the objective
    points: int  # victory points of this battle
    pool_before: int
    pool_after: int


class BattleView(Struct, frozen=True):
    """A battle that was fought, is being fought or is being prepared. `winner` and `attacker` are -1 for nobody."""

    number: int  # from 1
    type: str  # counterattack, advance, assault
    attacker: int
    means: str  # table, auto, forfeit; empty while it is not known
    sides: tuple[BattleSide, BattleSide]
    turns: int  # that are over
    rolls: tuple[Roll, ...]
    reason: str  # dice, destroyed, conceded, other, forfeit; empty while it goes on
    features: tuple[int, ...]  # who holds each at the end: a seat, -1 contested or not yet known
    namer: int  # the side that names the features; -1 in a Counterattack
    proposal: str  # draw, marginal, decisive: computed from the points; empty while no result is entered
    proposed: int  # the winner by the computed proposal
    outcome: str  # draw, marginal, decisive as it stands; empty while it is not
    winner: int
    momentum: int  # of the side that holds it afterwards
    holder: int
    numbers: tuple[int, int]  # the two results of chance that settled a battle of the resolver; (-1, -1) for others


class Pick(Struct, frozen=True):
    """A click of the viewer's open row: its code, what it put where; `row` is the kit's, -1 where it is not a squad."""

    code: int
    place: int
    row: int
    word: str


class ListDraft(Struct, frozen=True):
    """The viewer's own list in the making: formations as they would be locked, and the clicks that made them."""

    formations: tuple[FormationView, ...]
    picks: tuple[Pick, ...]
    spent: int
    reserved: int
    budget: int
    faults: tuple[tuple[str, str], ...]  # place (or empty) and clause: what stands between the list and its lock
    locked: bool


class PreparationDraft(Struct, frozen=True):
    """The viewer's own preparation in the making, or disbandings before it."""

    picks: tuple[Pick, ...]
    formations: tuple[FormationView, ...]  # with the purchases, and the units of the force marked as fielded
    bought: tuple[tuple[int, tuple[Squads, ...]], ...]
    fielded: tuple[tuple[int, tuple[Squads, ...]], ...]  # with what they bring
    disbanded: tuple[int, ...]
    spent: int
    pool: int  # what is left
    cost: int  # of the force, at Recruits prices
    cap: int
    ready: bool


class ResultDraft(Struct, frozen=True):
    """The result that the viewer is entering, or that was entered and waits for an answer (`by` says whose it is)."""

    by: int
    picks: tuple[Pick, ...]
    lost: tuple[tuple[tuple[int, tuple[Squads, ...]], ...], tuple[tuple[int, tuple[Squads, ...]], ...]]  # by side
    held: tuple[int, ...]  # by feature: a seat, -1 contested or not said
    outcome: str
    winner: int
    kills: tuple[int, int]
    points: tuple[int, int]
    proposal: str
    proposed: int


class CampaignView(View, frozen=True):
    """The whole war for one viewer."""

    step: str  # nation, lists, disband, prepare, means, objective, answer, battle, dice, result, confirm, over
    year: int
    planned: int
    played: int
    draws: int
    sides: tuple[SideView, SideView]
    battles: tuple[BattleView, ...]  # those that are over
    battle: BattleView | None  # that is prepared or fought now
    momentum: int
    holder: int  # the side that has the momentum, -1 nobody
    turn: int  # of the battle on the table: the one that is being played
    entered: tuple[int, int]  # dice that were entered and wait for the other's word; (0, 0) for none
    list_draft: ListDraft | None
    preparation: PreparationDraft | None
    result: ResultDraft | None
    level: str  # of victory at the end: decisive, marginal, draw, none; empty while it goes on
