"""What every attack does, by a Boom!, for free, by a card or in answer (rulebook: Combat)."""

from wartable.core.rules.prelude import BIT, Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar.checks import attack_in, boom_of, defence_in, free_attack, misses_in
from wartable.titles.letswar.codes import clauses as c, entries as e
from wartable.titles.letswar.codes.constants import ATTACK_ACT, BY_CARD, COUNTER, LAID_BOOM, NO_COMPARISON
from wartable.titles.letswar.codes.things import nation, unit as unit_name, unit_id
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.effects.seat_values import among, changed
from wartable.titles.letswar.position import defeat
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.italy.entry import declare_war
from wartable.titles.letswar.vocabulary import ATTACK_ON_SELF, FIVE, NEUTRAL


def offer_targets(p: Position, seat: i64, unit: i64, verb: i64, out: list[int]) -> None:
    """Add the active units of enemies and of a neutral Italy that a unit may reach."""
    reach: i64 = p.reckoned(seat).reach[unit]
    for target in range(p.kit.n):
        if p.lives(target) and target != seat and p.allegiance[target] != p.allegiance[seat]:
            for other in range(FIVE):
                if p.has_unit(target, other) and among(other, reach):
                    out.append(verb * WIDTH + target * FIVE + other)


def war_caution(p: Position, target: i64) -> i64:
    """Return what warns of an act of war against a neutral Italy."""
    return c.ITALY_09 if p.allegiance[target] == NEUTRAL else 0


def fight_phrase(p: Position, key: str, seat: i64, unit: i64, target: i64, other: i64, bonus: i64) -> Phrase:
    """Return both sums of a fight, in words."""
    return Phrase(
        key,
        attack=attack_in(p, seat, unit, target, other) + bonus,
        defence=defence_in(p, seat, unit, target, other),
        misses=misses_in(p, seat, unit, target, other),
    )


def target_wording(p: Position, label: str, seat: i64, unit: i64, arg: i64, bonus: i64) -> Wording:
    """Return an answer that names another's unit is clicked on its tile, and tells both sums."""
    target, other = arg // FIVE, arg % FIVE
    label_phrase = Phrase(label, nation=nation(p.kit.nations[target]), unit=unit_name(other))
    hint = fight_phrase(p, "hint-fight", seat, unit, target, other, bonus)
    return Wording(label_phrase, hint, (unit_id(target, other),))


def declare(p: Position, seat: i64, unit: i64, target: i64, other: i64, boom: bool, log: Log) -> None:
    """Declare an attack: its Boom! or free attack is used, the unit is spent, Italy goes to war (LW-RULING-29).

    `boom` says that one or the other is needed. What a card adds stands in the act's flags and bonus already.
    """
    p.act_sort = ATTACK_ACT
    p.act_actor = seat
    p.act_unit = unit
    p.act_target = target
    p.act_target_unit = other
    laid = False
    if boom:
        free = free_attack(p, seat, unit)
        if free >= 0:
            p.free_used = [*p.free_used, free]
        else:
            p.discard_hand(seat, boom_of(p, seat))
            laid = True
            p.act_flags |= LAID_BOOM
    if (p.act_flags & COUNTER) == 0:
        at = seat * FIVE + unit
        p.used = changed(p.used, at, p.used[at] + 1)
        if (p.act_flags & BY_CARD) != 0:
            p.by_card = changed(p.by_card, seat, p.by_card[seat] | BIT[unit])
    log.note(e.ATTACKED if laid else e.ATTACKED_FREE, seat, unit, target, other)
    if p.allegiance[target] == NEUTRAL:
        declare_war(p, seat, log)


def resolve(p: Position, chance: Chance, log: Log) -> None:
    """Destroy the attacked unit unless the attack was stopped; the attacker draws a Nation card (LW-CBT-19)."""
    seat, unit, target, other = p.act_actor, p.act_unit, p.act_target, p.act_target_unit
    if not p.lives(seat) or not p.lives(target) or not p.has_unit(target, other):
        return
    if (p.stopped[target] & ATTACK_ON_SELF) != 0:
        log.note(e.BLOCKED, target, other, seat)
        return
    attack = attack_in(p, seat, unit, target, other) + p.act_bonus
    if (p.act_flags & NO_COMPARISON) == 0 and attack <= defence_in(p, seat, unit, target, other):
        log.note(e.HELD, target, other, seat)
        return
    p.destroy(target, other)
    log.note(e.DESTROYED, target, other, seat)
    p.draw_nation(seat, 1, chance, log)
    defeat.check(p, log)
