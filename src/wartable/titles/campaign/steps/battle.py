"""A battle on the table: its turns, and the dice that end it from the eighth on (CA-LEN, CA-RULING-66)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import DICE_FROM, ENDS_ABOVE, NOBODY, TOLD_REASONS, side_name
from wartable.titles.campaign.codes.verbs import CONFIRM, DICE, DISPUTE, MOST_DICE, OVER, THIS_TURN, TURN, WIDTH
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.steps.result import ask_result
from wartable.titles.campaign.steps.step import AtTheTable, CampaignStep
from wartable.titles.campaign.vocabulary import DESTROYED, DICE as BY_DICE


class Turns(AtTheTable):
    """CA-LEN-04: either side says that a turn is over, or that the battle is, with its reason."""

    def __init__(self) -> None:
        super().__init__(stack.BATTLE, TURN, OVER, DICE)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(TURN * WIDTH + THIS_TURN)
        if p.turn < DICE_FROM:
            out.append(TURN * WIDTH + DICE_FROM)
        for reason in range(len(TOLD_REASONS)):
            out.append(OVER * WIDTH + reason)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == DICE:
            return c.LEN_05
        if verb == OVER:
            return 0 if arg < len(TOLD_REASONS) else c.RULING_66
        if arg == THIS_TURN or (arg == DICE_FROM and p.turn < DICE_FROM):
            return 0
        return c.RULING_66

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        return Phrase("reason-this-turn", turn=int(p.turn)) if verb == TURN and p.turn >= DICE_FROM else None

    def final(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        """Dice follow the end of the eighth turn and of each later one."""
        return verb == TURN and not p.kit.entered_dice and (arg == DICE_FROM or p.turn >= DICE_FROM)

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == OVER:
            end_battle(p, DESTROYED + arg, p.turn, log)
            return
        if arg == DICE_FROM:
            p.turn = DICE_FROM
        if p.turn < DICE_FROM:
            log.note(entries.TURN_OVER, p.turn)
            p.turn += 1
        elif p.kit.entered_dice:
            p.roller = seat
            p.go(stack.DICE, seat)
        else:
            first = chance.die(6)
            roll(p, first, chance.die(6), log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return TURN * WIDTH + (DICE_FROM if p.turn < DICE_FROM else THIS_TURN)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-battle", turn=int(p.turn))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == OVER:
            return Wording(Phrase("label-over-" + TOLD_REASONS[arg]))
        turn = p.turn if arg == THIS_TURN else DICE_FROM
        return Wording(Phrase("label-turn" if turn < DICE_FROM else "label-turn-dice", turn=int(turn)))


class EnterDice(CampaignStep):
    """CA-RULING-55: the side that ended the turn enters both dice."""

    def __init__(self) -> None:
        super().__init__(stack.DICE, DICE, outside=True)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for faces in range(MOST_DICE):
            out.append(DICE * WIDTH + faces)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg < MOST_DICE else c.RULING_55

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.entered = arg
        log.note(entries.DICE_ENTERED, seat, p.turn, arg // 6 + 1, arg % 6 + 1)
        p.go(stack.CHECK_DICE, 1 - seat)

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-dice", turn=int(p.turn))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-dice", first=int(arg // 6 + 1), second=int(arg % 6 + 1)))


class CheckDice(CampaignStep):
    """CA-RULING-55: the other side confirms the dice, or disputes them; then they are entered again."""

    def __init__(self) -> None:
        super().__init__(stack.CHECK_DICE, DISPUTE, CONFIRM, outside=True)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(DISPUTE * WIDTH)
        out.append(CONFIRM * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == 0 else c.GEN_04

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        first, second = p.entered // 6 + 1, p.entered % 6 + 1
        p.entered = -1
        if verb == DISPUTE:
            log.note(entries.DICE_DISPUTED, seat)
            p.go(stack.DICE, p.roller)
        else:
            p.roller = NOBODY
            p.go(stack.BATTLE, 0)
            roll(p, first, second, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return CONFIRM * WIDTH

    def prompt(self, p: Position, seat: i64) -> Phrase:
        said = p.entered if p.entered >= 0 else 0
        return Phrase("prompt-check_dice", first=int(said // 6 + 1), second=int(said % 6 + 1), side=side_name(p.roller))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-confirm-dice" if verb == CONFIRM else "label-dispute-dice"))


def begin_turns(p: Position) -> None:
    """The first turn of a battle on the table."""
    p.turn = 1
    p.go(stack.BATTLE, 0)


def roll(p: Position, first: i64, second: i64, log: Log) -> None:
    """CA-LEN-07, CA-LEN-08: a total above 6 ends the battle, else one more turn is played."""
    ends = first + second > ENDS_ABOVE
    p.rolls += [int(p.turn), int(first), int(second)]
    if log.on:
        log.tell(entries.ROLLED, [int(p.turn), int(first), int(second), int(first + second), int(ends)])
    if ends:
        end_battle(p, BY_DICE, p.turn, log)
    else:
        p.turn += 1


def end_battle(p: Position, reason: i64, turns: i64, log: Log) -> None:
    """The battle is over: its result is asked for."""
    p.end_reason = reason
    p.turn = turns
    log.note(entries.BATTLE_OVER, reason, turns, p.battles_over() + 1)
    ask_result(p)
