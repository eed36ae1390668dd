"""The result of a battle on the table: one side enters it, the other confirms or disputes it (CA-RULING-62)."""

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.scene.ids import DONE as BUTTON
from wartable.titles.campaign.checks import entry_of
from wartable.titles.campaign.codes import clauses as c, entries, stack
from wartable.titles.campaign.codes.things import (
    BOTH,
    DRAW,
    MOST_FEATURES,
    NOBODY,
    OUTCOMES,
    feature_id,
    loss_id,
    side_name,
)
from wartable.titles.campaign.codes.verbs import (
    CONFIRM,
    DISPUTE,
    DONE,
    HELD,
    LOST_1,
    LOST_2,
    MOST_OUTCOMES,
    OUTCOME,
    WIDTH,
)
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.reckoning import Reckoning
from wartable.titles.campaign.position.squads import count, entries_of, with_squad
from wartable.titles.campaign.steps.step import AtTheTable, CampaignStep, place_word, squad_codes, unit_name
from wartable.titles.campaign.vocabulary import COUNTERATTACK, PLACES, WORDS


class EnterResult(AtTheTable):
    """CA-RULING-62: losses squad by squad, features held, the outcome; who completes it puts it to the other."""

    def __init__(self) -> None:
        picks = [LOST_1, LOST_2, HELD]
        super().__init__(stack.RESULT, LOST_1, LOST_2, HELD, OUTCOME, DONE, selects=[*picks, OUTCOME], quiets=picks)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for side in range(2):
            offer_losses(p, seat, side, out)
        for feature in range(p.features()):
            if p.holds[seat * MOST_FEATURES + feature] == 0:
                out.append(int(HELD * WIDTH + feature * 2))
                out.append(int(HELD * WIDTH + feature * 2 + 1))
        if not p.kit.computed_outcome and p.declared[seat] == 0:
            for outcome in range(MOST_OUTCOMES):
                out.append(OUTCOME * WIDTH + outcome)
        out.append(DONE * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == LOST_1 or verb == LOST_2:
            return bars_loss(p, seat, verb - LOST_1, arg)
        if verb == HELD:
            if p.kind == COUNTERATTACK:
                return c.TYP_08
            if arg // 2 >= p.features():
                return c.RULING_28
            return 0 if p.holds[seat * MOST_FEATURES + arg // 2] == 0 else c.OBJ_02
        if verb == OUTCOME:
            if p.kit.computed_outcome:
                return c.RULING_26
            return 0 if arg < MOST_OUTCOMES and p.declared[seat] == 0 else c.RULING_68
        if arg != 0:
            return c.GEN_04
        return 0 if p.kit.computed_outcome or p.declared[seat] != 0 else c.VP_05

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        """CA-RULING-68: the outcome that is declared is not the one that follows from the points."""
        if verb == OUTCOME:
            return c.RULING_68 if differs(draft_reckoning(p, seat), arg) else 0
        if verb == DONE and p.declared[seat] != 0:
            return c.RULING_68 if differs(draft_reckoning(p, seat), p.declared[seat] - 1) else 0
        return 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == LOST_1 or verb == LOST_2:
            side = verb - LOST_1
            at = seat * BOTH + side * PLACES + arg // WORDS
            p.lost[at] = int(with_squad(p.lost[at], entry_of(p, side, arg)))
        elif verb == HELD:
            p.holds[seat * MOST_FEATURES + arg // 2] = int(arg % 2 + 1)
        elif verb == OUTCOME:
            p.declared[seat] = int(arg + 1)
        else:
            hand_in(p, seat, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """A result waits for the people; a program that must answer declares what follows from the points."""
        if p.kit.computed_outcome or p.declared[seat] != 0:
            return DONE * WIDTH
        return OUTCOME * WIDTH + proposed(draft_reckoning(p, seat))

    def row(self, p: Position, seat: i64) -> list[int]:
        picks: list[int] = []
        for side in range(2):
            squad_codes(p, side, LOST_1 + side, p.lost, seat * BOTH + side * PLACES, picks)
        for feature in range(MOST_FEATURES):
            holder = p.holds[seat * MOST_FEATURES + feature]
            if holder > 0:
                picks.append(HELD * WIDTH + feature * 2 + holder - 1)
        if p.declared[seat] > 0:
            picks.append(OUTCOME * WIDTH + p.declared[seat] - 1)
        return picks

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if verb == LOST_1 or verb == LOST_2:
            side, place = verb - LOST_1, arg // WORDS
            said = Phrase("label-lost", side=side_name(side), unit=unit_name(p, side, arg), place=place_word(place))
            return Wording(said, None, (loss_id(side, place, p.kit.vocabulary[arg % WORDS]),))
        if verb == HELD:
            said = Phrase("label-held", feature=int(arg // 2 + 1), side=side_name(arg % 2))
            return Wording(said, None, (feature_id(arg // 2),))
        if verb == OUTCOME:
            return Wording(outcome_phrase("label-outcome", arg))
        return Wording(Phrase("label-done"), None, (BUTTON,))


class ConfirmResult(CampaignStep):
    """CA-RULING-62: the other side confirms the result, or disputes it; then both are asked again."""

    def __init__(self) -> None:
        super().__init__(stack.CONFIRM, DISPUTE, CONFIRM)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(DISPUTE * WIDTH)
        out.append(CONFIRM * WIDTH)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg == 0 else c.GEN_04

    def caution(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != CONFIRM or p.kit.computed_outcome:
            return 0
        return c.RULING_68 if differs(Reckoning(p, p.losses, 0, p.held, 0), p.outcome_entered) else 0

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == CONFIRM:
            log.note(entries.RESULT_CONFIRMED, seat, p.battles_over() + 1)
            p.go(stack.AFTERMATH, 0)
            return
        log.note(entries.RESULT_DISPUTED, seat)
        p.clear_result()
        ask_result(p)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return CONFIRM * WIDTH

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-confirm", side=side_name(p.entrant))

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-confirm" if verb == CONFIRM else "label-dispute"))


def ask_result(p: Position) -> None:
    """Ask both sides for the result."""
    p.open_entry()
    p.go(stack.RESULT, 0)


def offer_losses(p: Position, seat: i64, side: i64, out: list[int]) -> None:
    """Add the squads of a side's force that are not struck off yet, one click a kind."""
    found: list[int] = []
    for place in range(PLACES):
        squads: i64 = p.force[side * PLACES + place]
        if squads == 0:
            continue
        lost: i64 = p.lost[seat * BOTH + side * PLACES + place]
        last: i64 = -1
        for entry in entries_of(squads):
            if entry != last and count(lost, entry) < count(squads, entry):
                found.append(int((LOST_1 + side) * WIDTH + place * WORDS + p.kit.word_of[p.row(side, entry)]))
            last = entry
    found.sort()
    out += found


def bars_loss(p: Position, seat: i64, side: i64, arg: i64) -> i64:
    """Return what forbids striking off a squad: its unit was not fielded, or no more of its kind were."""
    place = arg // WORDS
    if place >= PLACES or p.force[side * PLACES + place] == 0:
        return c.ORG_01
    entry = entry_of(p, side, arg)
    lost: i64 = p.lost[seat * BOTH + side * PLACES + place]
    return 0 if count(lost, entry) < count(p.force[side * PLACES + place], entry) else c.RULING_33


def draft_reckoning(p: Position, seat: i64) -> Reckoning:
    """Return what the points would be with the result that a seat is entering."""
    return Reckoning(p, p.lost, seat * BOTH, p.holds, seat * MOST_FEATURES)


def proposed(found: Reckoning) -> i64:
    """Return the outcome that follows from the points, as an argument of OUTCOME."""
    return outcome_code(found.proposal, found.proposed)


def outcome_code(level: i64, winner: i64) -> i64:
    """Return an outcome as an argument of OUTCOME.

    >>> outcome_code(DRAW, NOBODY), outcome_code(1, 0), outcome_code(2, 1)
    (0, 1, 4)
    """
    return 0 if level == DRAW else level * 2 - 1 + winner


def outcome_level(code: i64) -> i64:
    """Return the level of an outcome."""
    return (code + 1) // 2


def outcome_winner(code: i64) -> i64:
    """Return the winner of an outcome; nobody in a draw."""
    return NOBODY if code <= 0 else (code - 1) % 2


def differs(found: Reckoning, code: i64) -> bool:
    """Return whether an outcome is not the one that follows from the points."""
    return proposed(found) != code


def outcome_phrase(key: str, code: i64) -> Phrase:
    """Return what an outcome is called."""
    if code == 0:
        return Phrase(key + "-draw")
    return Phrase(key + "-" + OUTCOMES[outcome_level(code)], side=side_name(outcome_winner(code)))


def hand_in(p: Position, seat: i64, log: Log) -> None:
    """Put an entry to the other side."""
    p.losses = p.lost[seat * BOTH : (seat + 1) * BOTH]
    p.held = p.holds[seat * MOST_FEATURES : (seat + 1) * MOST_FEATURES]
    found = Reckoning(p, p.losses, 0, p.held, 0)
    p.outcome_entered = proposed(found) if p.kit.computed_outcome else p.declared[seat] - 1
    p.entrant = seat
    p.close_entry()
    winner = outcome_winner(p.outcome_entered)
    if winner < 0:
        log.note(entries.DRAW_ENTERED, seat)
    else:
        log.note(entries.RESULT_ENTERED, seat, outcome_level(p.outcome_entered), winner)
    p.go(stack.CONFIRM, 1 - seat)
