"""Strategic features: who names them before the battle (CA-OBJ, CA-RULING-28 to CA-RULING-30)."""

from typing import Final

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import side_name
from wartable.titles.campaign.codes.verbs import AGREE, DISPUTE, NAMED, WIDTH
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.steps.battle import begin_turns
from wartable.titles.campaign.steps.step import CampaignStep
from wartable.titles.campaign.vocabulary import ADVANCE, ASSAULT, COUNTERATTACK

NAMES_UP_TO: Final = 3  # CA-RULING-30: with this die or less the advancing side names the feature


class NameFeatures(CampaignStep):
    """CA-OBJ-01: the entrenched side of an Assault, or the advancing side, says that it has named the features."""

    def __init__(self) -> None:
        super().__init__(stack.OBJECTIVE, NAMED)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(NAMED * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == 0 else c.GEN_04

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        log.note(entries.FEATURES_NAMED, seat, p.features())
        if p.kind == ADVANCE and not p.named_for_good:
            p.go(stack.ANSWER, 1 - seat)
        else:
            begin_turns(p)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-objective", count=int(p.features()))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-named", count=int(p.features())))


class AnswerNaming(CampaignStep):
    """CA-RULING-30: the other side of an Advance agrees with the feature, or a die says who names it for good."""

    def __init__(self) -> None:
        super().__init__(stack.ANSWER, AGREE, DISPUTE, reveals=(DISPUTE,))

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(AGREE * WIDTH)
        out.append(DISPUTE * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == 0 else c.GEN_04

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == AGREE:
            log.note(entries.NAMING_AGREED, seat)
            begin_turns(p)
            return
        log.note(entries.NAMING_DISPUTED, seat)
        die = chance.die(6)
        p.namer = p.attacker if die <= NAMES_UP_TO else 1 - p.attacker
        p.named_for_good = True
        log.note(entries.NAMER_DRAWN, p.namer, die)
        p.go(stack.OBJECTIVE, p.namer)

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        key = "label-agree" if verb == AGREE else "label-dispute-naming"
        return Wording(Phrase(key, side=side_name(p.namer)))


def ask_objective(p: Position) -> None:
    """CA-OBJ-03: ask who names the features; a Counterattack has none."""
    if p.kind == COUNTERATTACK:
        begin_turns(p)
        return
    p.namer = 1 - p.attacker if p.kind == ASSAULT else p.attacker
    p.go(stack.OBJECTIVE, p.namer)
