"""Why a clause forbids a choice here, or warns of it: what is at stake in this position, from what the seat may know.

A clause's own short reason is the message `why-<clause>`; here are those that name something, or that differ by what
was asked.
"""

from __future__ import annotations

from wartable.core.text.messages import Phrase
from wartable.titles.proelio import checks, codes
from wartable.titles.proelio import clauses as c
from wartable.titles.proelio.cards import (
    INFILTRATION,
    INQUISITION,
    KINDS,
    LADDER,
    PATROL,
    STRATEGIES,
    among,
    deck_of,
)
from wartable.titles.proelio.clauses import CLAUSES
from wartable.titles.proelio.codes import NONE, WIDTH
from wartable.titles.proelio.labels import STEP_KEYS, card, house, needed
from wartable.titles.proelio.position import DEPLOY, EXCESS, HANDS, ROW, SACRIFICE
from wartable.titles.proelio.state import ProelioState

NUMBERS = {name: number for number, name in enumerate(CLAUSES)}

# Clauses that say where a card must come from, and those that put a choice elsewhere in the turn.
NOT_HELD = (c.ATK_02, c.FORT_14, c.ACT_06, c.ALY_07, c.ACT_08, c.DEF_04, c.LOOT_03, c.RULING_25, c.HAND_09)
NOT_NOW = (c.TURN_05, c.TURN_07, c.TURN_10)
DUE = (c.HAND_01, c.RES_08, c.RULING_29)
ACTIONS = (codes.DRAW, codes.ATTACK, codes.FORTIFY, codes.PLAY, codes.EXCHANGE, codes.SUPPORT, codes.PASS)
ENDINGS = (c.WIN_01, c.ALY_09, c.RULING_51, c.RULING_56)


def reason(s: ProelioState, seat: int, code: int, clause: str) -> Phrase | None:
    """What a clause has to do with a code of a seat in this position; None where its short reason says it all."""
    number, verb, arg = NUMBERS[clause], code // WIDTH, code % WIDTH
    if not s.stack and number in ENDINGS:
        return over(s, seat)
    if number == c.TURN_01:
        return not_you(s, seat)
    if number in NOT_NOW:
        first = number != c.TURN_05 or comes_later(s, seat, verb)
        step = STEP_KEYS[s.step()]
        return Phrase("reason-not-now", first="yes" if first else "no", step=step, count=needed(s, seat))
    if number == c.TURN_09 or number in DUE:
        return Phrase("reason-acted" if number == c.TURN_09 else "reason-due", count=needed(s, seat))
    if number == c.ACT_01 or (number in NOT_HELD and arg >= KINDS):
        begun = (s.paying or s.strategy >= 0) and WIDTH <= code < codes.SPACE
        return Phrase("reason-begun" if begun else "reason-no-action")
    if number in NOT_HELD:
        return not_held(s, seat, verb, arg)
    if number == c.ELIM_02:
        spared = s.step() == DEPLOY and may_be_spared(s, seat, arg)
        return Phrase("reason-eliminates", sure="no" if spared else "yes")
    return limits(s, seat, verb, number)


def comes_later(s: ProelioState, seat: int, verb: int) -> bool:
    """Whether what a seat asks for may follow in this turn, once it has answered what it is asked."""
    step = s.step()
    if step == EXCESS and seat == s.active and checks.acts_later(s):
        attacked = s.oldest(seat) >= 0 and not s.plague_in_force()
        return verb in ACTIONS or (verb == codes.DEPLOY and attacked)
    if step == DEPLOY:
        return verb in (codes.SACRIFICE, codes.KEEP, codes.LOOT)
    return step == SACRIFICE and verb == codes.LOOT


def over(s: ProelioState, seat: int) -> Phrase:
    """The game is over, and by what."""
    if s.ended == c.RULING_56:
        return Phrase("reason-over-rounds")
    if s.lost >= 0:
        return Phrase("reason-over-fallen", me="loser" if seat == s.lost else "none", loser=house(s.lost))
    return Phrase("reason-over-left", alliance="yes" if s.won else "no")


def not_you(s: ProelioState, seat: int) -> Phrase:
    """Somebody else decides; or this seat does, but out of turn and about one thing alone."""
    if s.asked() == seat:
        return Phrase("reason-out-of-turn", step=STEP_KEYS[s.step()])
    return Phrase("reason-not-you", house=house(s.asked()))


def not_held(s: ProelioState, seat: int, verb: int, kind: int) -> Phrase:
    """The card is not of the sort, lies on the table, is not in the hand, or all of its copies are picked already."""
    if verb == codes.PLAY and not among(kind, STRATEGIES):
        return Phrase("reason-no-strategy")
    if verb == codes.EXCHANGE and kind == NONE:
        return Phrase("reason-begun")
    count = s.cards[HANDS + seat * KINDS + kind]
    if count == 0 and kind == LADDER[s.levels[seat]]:
        return Phrase("reason-walls")
    return Phrase("reason-not-held", count=count)


def may_be_spared(s: ProelioState, seat: int, kind: int) -> bool:
    """Whether the attack may be one that eliminates nobody: void, or turned back by a Patrol (PR-RULING-11)."""
    packed = s.waiting[s.oldest(seat)]
    level = (packed >> 8) & 7
    patrol = kind == PATROL or s.cards[ROW + PATROL] > 0
    return any(
        (patrol and other == INFILTRATION) or not s.within_limit(other, level)
        for other in s.may_be(deck_of(packed & 31), level)
    )


def limits(s: ProelioState, seat: int, verb: int, number: int) -> Phrase | None:
    """What is too strong, too few, exhausted, or not next."""
    level = s.levels[seat]
    if number == c.ATK_09 or number == c.RULING_05:
        return Phrase("reason-too-strong", verb=codes.VERB_IDS[verb], level=level, limit=level + 1)
    if number == c.RULING_28:
        return Phrase("reason-gunpowder", level=level, needs=s.kit.gunpowder_min_level)
    if number == c.RULING_47:
        return Phrase("reason-exhausted", deck="base" if verb == codes.DRAW else "imperial")
    if number == c.ACT_09:
        return Phrase("reason-two-cards", count=s.sizes[seat])
    if number == c.FORT_12:
        return Phrase("reason-next-level", card=card(LADDER[level + 1]))
    if number == c.STR_07 and s.strategy == INQUISITION:
        return Phrase("reason-neighbours", left=house(s.left_of(seat)), right=house(s.right_of(seat)))
    return None
