"""After a battle: points, levels, wins, momentum, in the order of CA-RULING-03; and battles that the program fights."""

from typing import Final

from wartable.core.rules.prelude import Chance, Log, i64
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import (
    BOTH,
    DECISIVE,
    FORFEITED,
    KILLS,
    MARGINAL,
    MOST_FEATURES,
    OBJECTIVE,
    is_hq,
)
from wartable.titles.campaign.position.battle import Battle
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.reckoning import Reckoning, note_momentum
from wartable.titles.campaign.position.squads import count, entries_of, size, with_squad, without_all
from wartable.titles.campaign.resolver import ROW, resolve
from wartable.titles.campaign.steps.prepare import told_squads
from wartable.titles.campaign.steps.result import outcome_level, outcome_winner, proposed
from wartable.titles.campaign.steps.round import begin_round
from wartable.titles.campaign.steps.settlement import finish
from wartable.titles.campaign.steps.step import CampaignStep
from wartable.titles.campaign.vocabulary import PLACES, REASONS

# The two results of chance that settle a battle are the halves of its seed.
SPAWN_BITS: Final = 30
SPAWN_MASK: Final = 1073741823


class Resolve(CampaignStep):
    """CA-RULING-63: the program fights the battle, from two results of chance."""

    def __init__(self) -> None:
        super().__init__(stack.RESOLVE)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        luck = chance.spawn()
        p.numbers = [luck.seed >> SPAWN_BITS, luck.seed & SPAWN_MASK]
        fought = resolve(p.kit.model, p.kind, p.attacker, forces(p), luck)
        p.losses = [0] * BOTH
        for side in range(2):
            strike(p, side, fought.lost[side])
        holder = 0 if p.attacker < 0 else p.attacker if fought.taken else 1 - p.attacker
        p.held = [int(holder) + 1 if feature < p.features() else 0 for feature in range(MOST_FEATURES)]
        p.turn = fought.turns
        p.end_reason = fought.reason
        for at in range(len(fought.dice) // 2):
            p.rolls += [8 + at, int(fought.dice[2 * at]), int(fought.dice[2 * at + 1])]
        log.note(entries.RESOLVED, p.end_reason, p.turn)
        p.outcome_entered = proposed(Reckoning(p, p.losses, 0, p.held, 0))
        p.go(stack.AFTERMATH, 0)
        return True


def forces(p: Position) -> list[list[i64]]:
    """Return both forces as the resolver takes them: rows of place, entry, level and elements."""
    out: list[list[i64]] = []
    for side in range(2):
        rows: list[i64] = []
        for place in range(PLACES):
            squads: i64 = p.force[side * PLACES + place]
            last: i64 = -1
            for entry in entries_of(squads):
                if entry != last:
                    level: i64 = p.level[side * PLACES + place]
                    rows += [place, p.row(side, entry), level, count(squads, entry)]
                last = entry
        out.append(rows)
    return out


def strike(p: Position, side: i64, lost: list[i64]) -> None:
    """Note the resolver's losses, which follow the rows of a force."""
    rows = forces(p)[side]
    for at in range(len(lost)):
        place = rows[at * ROW]
        entry = rows[at * ROW + 1] % 64
        for _ in range(lost[at]):
            p.losses[side * PLACES + place] = int(with_squad(p.losses[side * PLACES + place], entry))


class Aftermath(CampaignStep):
    """CA-RULING-03: battle points, outcome, pools, levels, wins and early end, next type."""

    def __init__(self) -> None:
        super().__init__(stack.AFTERMATH)

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        if len(p.losses) == 0:
            p.losses = [0] * BOTH
            p.held = [0] * MOST_FEATURES
        found = Reckoning(p, p.losses, 0, p.held, 0)
        battle = record(p, found)
        outcome, winner = outcome_level(p.outcome_entered), outcome_winner(p.outcome_entered)
        battle.outcome = outcome
        battle.winner = winner
        if p.means != FORFEITED:
            credit(p, found, log)
        tell_outcome(outcome, winner, log)
        if p.means != FORFEITED:
            train(p, battle, log)
        if winner >= 0:
            p.wins[winner] += 1
            if outcome == MARGINAL:
                p.marginals[winner] += 1
        else:
            p.draws += 1
        note_momentum(p, outcome, winner)
        battle.after = p.pool[:]
        battle.momentum = p.momentum
        battle.holder = p.holder
        p.battles = [*p.battles, battle]
        p.clear_battle()
        go_on(p, log)
        return True


def record(p: Position, found: Reckoning) -> Battle:
    """Return the battle in hand as it is kept."""
    battle = Battle(p.kind, p.attacker)
    battle.means = p.means
    battle.caps = [int(p.cap(0)), int(p.cap(1))]
    battle.disbanded = p.disbanded
    battle.bought = p.purchases
    for at in range(BOTH):
        if p.force[at] != 0:
            battle.force += [int(at), p.force[at], p.losses[at], p.level[at], p.level[at]]
    battle.turns = p.turn
    battle.rolls = p.rolls
    battle.reason = p.end_reason if p.means != FORFEITED else len(REASONS) - 1
    battle.held = p.held[: p.features()] if p.means != FORFEITED else []
    battle.namer = p.namer
    if p.means != FORFEITED:
        battle.kills = found.kills
        battle.objective = found.objective
        battle.proposal = found.proposal
        battle.proposed = found.proposed
    else:
        battle.proposal = outcome_level(p.outcome_entered)
        battle.proposed = outcome_winner(p.outcome_entered)
    battle.before = p.before
    battle.numbers = p.numbers
    return battle


def credit(p: Position, found: Reckoning, log: Log) -> None:
    """CA-PTS-01: both sides earn what they destroyed, priced at the levels that it fought at."""
    for seat in range(2):
        if log.on:
            told: list[int] = []
            for place in range(PLACES):
                told += told_squads(p, seat, place, p.losses[seat * PLACES + place])
            if len(told) == 0:
                log.tell(entries.LOST_NONE, [seat])
            else:
                log.tell(entries.LOST, [seat, found.kills[1 - seat], *told])
    for seat in range(2):
        p.earn(seat, KILLS, found.kills[seat])
        if p.kit.objective_to_pool:
            p.earn(seat, OBJECTIVE, found.objective[seat])
        log.note(entries.SCORED, seat, found.kills[seat], found.objective[seat], p.pool[seat])


def tell_outcome(outcome: i64, winner: i64, log: Log) -> None:
    """Tell who won the battle."""
    if winner >= 0:
        log.note(entries.BATTLE_WON, winner, outcome)
    else:
        log.note(entries.BATTLE_DRAWN)


def train(p: Position, battle: Battle, log: Log) -> None:
    """CA-TRN, CA-HQ-04, CA-HQ-05: take losses off, and change the levels of the units that fought."""
    changes: list[list[int]] = [[], []]
    p.now = p.now[:]
    p.level = p.level[:]
    for row in range(0, len(battle.force), 5):
        at = battle.force[row]
        lost: i64 = p.losses[at]
        before: i64 = p.level[at]
        p.count_in(at // PLACES, lost, -1)
        p.now[at] = int(without_all(p.now[at], lost))
        after = trained(p, before, size(p.force[at]) - size(lost), is_hq(at % PLACES))
        p.level[at] = int(after)
        battle.force[row + 4] = int(after)
        if after != before:
            changes[at // PLACES].append(int((at % PLACES * 8 + before) * 8 + after))
    if log.on:
        for seat in range(2):
            if len(changes[seat]) > 0:
                log.tell(entries.TRAINED, [seat, *changes[seat]])


def trained(p: Position, level: i64, survivors: i64, hq: bool) -> i64:
    """Return the level of a unit that fought, by its survivors."""
    if survivors == 0:
        return 0
    if hq or survivors >= 3:
        return min(level + 1, p.kit.levels - 1)
    return level if survivors == 2 else max(level - 1, 0)


def go_on(p: Position, log: Log) -> None:
    """CA-WIN-01, CA-END-01: the campaign ends early, is settled after its last battle, or goes on."""
    for seat in range(2):
        if p.wins[seat] * 2 > p.kit.battles and p.battles_over() < p.kit.battles:
            finish(p, c.WIN_01, seat, DECISIVE, log)
            return
    if p.battles_over() >= p.kit.battles:
        p.go(stack.SETTLEMENT, 0)
    else:
        begin_round(p, log)
