"""Combat: a unit attacks another's, by a Boom!, for free or by a card (rulebook: Combat)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.letswar.checks import bars_any_target, bars_target, bars_unit, boom_of, free_attack, hunters
from wartable.titles.letswar.codes import clauses as c, verbs
from wartable.titles.letswar.codes.constants import UNITS_OF
from wartable.titles.letswar.codes.stack import SETTLE_ATTACK
from wartable.titles.letswar.codes.things import unit as unit_name, unit_id
from wartable.titles.letswar.codes.verbs import WIDTH
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.battle import (
    declare,
    fight_phrase,
    offer_targets,
    resolve,
    target_wording,
    war_caution,
)
from wartable.titles.letswar.steps.cards.answer import open_attack
from wartable.titles.letswar.steps.step import ACTIONS, LetsWarStep
from wartable.titles.letswar.vocabulary import FIVE


class Attack(LetsWarStep):
    """LW-CBT-04: the unit that attacks. This click begins it."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.ATTACK)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for unit in range(FIVE):
            if p.has_unit(seat, unit):
                out.append(verbs.ATTACK * WIDTH + unit)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg >= FIVE:
            return c.UNIT_06
        clause = bars_unit(p, seat, arg)
        if clause == 0:
            clause = bars_any_target(p, seat, arg, 0, True)
        if clause == 0 and free_attack(p, seat, arg) < 0 and boom_of(p, seat) < 0:
            clause = c.CBT_14
        return clause

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        # The same as `why` says, in another order: most hands lack a Boom!
        boom = boom_of(p, seat) >= 0
        if not boom and len(p.reckoned(seat).free) == 0:
            return
        for unit in UNITS_OF[hunters(p, seat)]:
            if bars_unit(p, seat, unit) == 0 and (boom or free_attack(p, seat, unit) >= 0):
                out.append(verbs.ATTACK * WIDTH + unit)

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return False

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.begun = verbs.ATTACK * WIDTH + arg

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        hint = Phrase("hint-free-attack") if free_attack(p, seat, arg) >= 0 else None
        return Wording(Phrase("label-attack", unit=unit_name(arg)), hint, (unit_id(seat, arg),))


class AttackTarget(LetsWarStep):
    """LW-CBT-01: the unit that is attacked; it completes the attack, and its owner may answer."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, verbs.ATTACK_AT, reveals=True)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        offer_targets(p, seat, p.begun % WIDTH, verbs.ATTACK_AT, out)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return bars_target(p, seat, p.begun % WIDTH, arg // FIVE, arg % FIVE, 0, True)

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause != c.CBT_01:
            return None
        return fight_phrase(p, "reason-too-weak", seat, p.begun % WIDTH, arg // FIVE, arg % FIVE, 0)

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return war_caution(p, arg // FIVE)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        unit = p.begun % WIDTH
        p.begun = -1
        declare(p, seat, unit, arg // FIVE, arg % FIVE, True, log)
        p.push(SETTLE_ATTACK, seat)
        open_attack(p)

    def row(self, p: Position, seat: i64) -> list[int]:
        return [p.begun]

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-attack-target", unit=unit_name(p.begun % WIDTH))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return target_wording(p, "label-attack-target", seat, p.begun % WIDTH, arg, 0)


class SettleAttack(LetsWarStep):
    """LW-CBT-17: once it is answered, the attack is settled."""

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        p.pop()
        resolve(p, chance, log)
        p.clear_act()
        return True
