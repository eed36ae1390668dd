"""Battles as views show them: those that are over, and the one in hand."""

from __future__ import annotations

from wartable.titles.campaign.codes.things import ENDS_ABOVE, MEANS, OUTCOMES, PLACE_WORDS, PURCHASES
from wartable.titles.campaign.position.battle import FORCE, Battle
from wartable.titles.campaign.position.position import LEDGER, Position
from wartable.titles.campaign.position.reckoning import Reckoning
from wartable.titles.campaign.steps.result import outcome_level, outcome_winner
from wartable.titles.campaign.view import BattleSide, BattleView, ForceUnit, Roll, Squads
from wartable.titles.campaign.view_parts.units import squads_view
from wartable.titles.campaign.vocabulary import PLACES, REASONS, TYPES


def battle_view(s: Position, battle: Battle, number: int) -> BattleView:
    """Return a battle that is over."""
    return BattleView(
        number=number,
        type=TYPES[battle.kind],
        attacker=int(battle.attacker),
        means=MEANS[battle.means],
        sides=(battle_side(s, battle, number, 0), battle_side(s, battle, number, 1)),
        turns=int(battle.turns),
        rolls=rolls(battle.rolls),
        reason=REASONS[battle.reason],
        features=tuple([holder - 1 for holder in battle.held]),
        namer=int(battle.namer),
        proposal=OUTCOMES[battle.proposal],
        proposed=int(battle.proposed),
        outcome=OUTCOMES[battle.outcome],
        winner=int(battle.winner),
        momentum=int(battle.momentum),
        holder=int(battle.holder),
        numbers=(battle.numbers[0], battle.numbers[1]),
    )


def battle_side(s: Position, battle: Battle, number: int, seat: int) -> BattleSide:
    """Return a side's part of a battle that is over."""
    rows = [battle.force[at : at + FORCE] for at in range(0, len(battle.force), FORCE)]
    mine = [row for row in rows if row[0] // PLACES == seat]
    kills, objective = battle.kills[seat], battle.objective[seat]
    return BattleSide(
        cap=battle.caps[seat],
        disbanded=tuple([PLACE_WORDS[at % PLACES] for at in battle.disbanded if at // PLACES == seat]),
        bought=bought(s, battle.bought, seat),
        spent=spent(s, number, seat),
        force=tuple([force_unit(s, seat, row) for row in mine]),
        force_cost=sum([int(s.cost_of(seat, row[1], 0)) for row in mine]),
        kills=kills,
        objective=objective,
        points=kills + objective,
        pool_before=battle.before[seat],
        pool_after=battle.after[seat],
    )


def force_unit(s: Position, seat: int, row: list[int]) -> ForceUnit:
    """Return a unit of a force: its place, squads, losses, level before and after."""
    at, squads, lost, level, after = row
    place = at % PLACES
    mine, gone = squads_view(s, seat, squads), squads_view(s, seat, lost)
    return ForceUnit(place, PLACE_WORDS[place], level, mine, gone, after)


def bought(s: Position, pairs: list[int], seat: int) -> tuple[tuple[str, tuple[Squads, ...]], ...]:
    """Return what a side bought before a battle, by place."""
    out = []
    for i in range(0, len(pairs), 2):
        if pairs[i] // PLACES == seat:
            out.append((PLACE_WORDS[pairs[i] % PLACES], squads_view(s, seat, pairs[i + 1])))
    return tuple(out)


def spent(s: Position, number: int, seat: int) -> int:
    """Return what a side spent before a battle, by the ledger."""
    lines = [s.ledger[at : at + LEDGER] for at in range(0, len(s.ledger), LEDGER)]
    return -sum([line[3] for line in lines if line[:3] == [number, seat, PURCHASES]])


def rolls(triples: list[int]) -> tuple[Roll, ...]:
    """Return the dice at the ends of turns."""
    found = [triples[at : at + 3] for at in range(0, len(triples), 3)]
    return tuple([Roll(turn, (first, second), first + second > ENDS_ABOVE) for turn, first, second in found])


def battle_in_hand(s: Position) -> BattleView:
    """Return the battle that is prepared or fought now: forces once they are open, and a result that was entered."""
    entered = s.outcome_entered if s.entrant >= 0 else -1
    found = Reckoning(s, s.losses, 0, s.held, 0) if s.entrant >= 0 else None
    return BattleView(
        number=int(s.battles_over()) + 1,
        type=TYPES[s.kind],
        attacker=int(s.attacker),
        means=MEANS[s.means],
        sides=(side_in_hand(s, 0, found), side_in_hand(s, 1, found)),
        turns=int(s.turn) if s.entrant >= 0 or s.lost else max(int(s.turn) - 1, 0),
        rolls=rolls(s.rolls),
        reason=REASONS[s.end_reason] if s.lost or s.entrant >= 0 else "",
        features=tuple([s.held[i] - 1 if s.held else -1 for i in range(int(s.features()))]),
        namer=int(s.namer),
        proposal="" if found is None else OUTCOMES[found.proposal],
        proposed=-1 if found is None else int(found.proposed),
        outcome=OUTCOMES[outcome_level(entered)] if entered >= 0 else "",
        winner=int(outcome_winner(entered)) if entered >= 0 else -1,
        momentum=int(s.momentum),
        holder=int(s.holder),
        numbers=(-1, -1),
    )


def side_in_hand(s: Position, seat: int, found: Reckoning | None) -> BattleSide:
    """Return a side's part of the battle in hand, as far as it is open."""
    rows = []
    for at in range(seat * PLACES, (seat + 1) * PLACES) if s.force else ():
        if s.force[at] != 0:
            rows.append([at, s.force[at], s.losses[at] if s.losses else 0, s.level[at], -1])
    kills = 0 if found is None else found.kills[seat]
    objective = 0 if found is None else found.objective[seat]
    return BattleSide(
        cap=int(s.cap(seat)),
        disbanded=tuple([PLACE_WORDS[at % PLACES] for at in s.disbanded if at // PLACES == seat]),
        bought=bought(s, s.purchases, seat),
        spent=spent(s, int(s.battles_over()) + 1, seat),
        force=tuple([force_unit(s, seat, row) for row in rows]),
        force_cost=sum([int(s.cost_of(seat, row[1], 0)) for row in rows]),
        kills=kills,
        objective=objective,
        points=kills + objective,
        pool_before=s.before[seat],
        pool_after=s.pool[seat],
    )
