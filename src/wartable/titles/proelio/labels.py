"""What Proelio's prompts and choices are called, as phrases for any language, from what the seat may know."""

from __future__ import annotations

from wartable.core.text.messages import Phrase
from wartable.core.view import Told
from wartable.titles.proelio import checks, codes
from wartable.titles.proelio.cards import (
    BASE,
    CARD_IDS,
    DECK_IDS,
    IMPERIAL_EDICT,
    IMPERIAL_RESOURCES,
    INQUISITION,
    PATROL,
    PLAGUE,
    RESOURCES,
    TEMPORARY_ALLIANCE,
    deck_of,
)
from wartable.titles.proelio.clauses import RULING_56
from wartable.titles.proelio.codes import NONE, WIDTH
from wartable.titles.proelio.position import (
    ACTION,
    DEPLOY,
    DISCARD,
    EXCESS,
    LOOT,
    PENALTY,
    PILE,
    ROW,
    SACRIFICE,
)
from wartable.titles.proelio.state import ProelioState


def card(kind: int) -> Phrase:
    """A card's name in a sentence: without the cry that is printed on the Plague.

    >>> card(7), card(11)
    (Phrase('card-knights'), Phrase('told-plague'))
    """
    return Phrase("told-plague") if kind == PLAGUE else Phrase(f"card-{CARD_IDS[kind]}")


def house(seat: int) -> Phrase:
    """A House's name.

    >>> house(0)
    Phrase('house-0')
    """
    return Phrase(f"house-{seat}")


STEP_KEYS = {
    ACTION: "action",
    DEPLOY: "deploy",
    EXCESS: "excess",
    LOOT: "loot",
    PENALTY: "penalty",
    SACRIFICE: "sacrifice",
}


def prompt(s: ProelioState, viewer: int) -> Phrase:
    """The question, to who is asked, or who is asked what, to the others."""
    if not s.stack:
        return Phrase("prompt-over")
    seat, step = s.asked(), STEP_KEYS[s.step()]
    if seat != viewer:
        return Phrase(f"wait-{step}", house=house(seat))
    if s.strategy >= 0:
        return Phrase("prompt-target", card=card(s.strategy), looks="yes" if s.strategy == INQUISITION else "no")
    if s.paying:
        return Phrase("prompt-exchange", left=2 - s.picks)
    return Phrase(f"prompt-{step}", count=needed(s, seat))


def needed(s: ProelioState, seat: int) -> int:
    """How many cards the open row still asks for."""
    step = s.step()
    if step == EXCESS:
        return s.sizes[seat] - s.kit.hand_limit - s.picks
    if step == LOOT:
        return s.short - s.picks
    return 1


def detail(s: ProelioState, viewer: int) -> Phrase | None:
    """One line under the prompt: what is at stake."""
    if not s.stack:
        return ending(s, viewer)
    seat, step = s.asked(), s.step()
    if seat != viewer:
        return None
    attacker = house(s.right_of(seat))
    if step == DEPLOY:
        packed = s.waiting[s.oldest(seat)]
        back = Phrase(f"back-{DECK_IDS[deck_of(packed & 31)]}")
        return Phrase("detail-deploy", house=attacker, back=back, level=(packed >> 8) & 7)
    if step == SACRIFICE:
        return Phrase("detail-sacrifice", card=card(s.attack), total=s.total, short=s.short)
    if step == LOOT:
        return Phrase("detail-loot", house=attacker)
    if step == PENALTY:
        return Phrase("detail-penalty", house=house(s.left_of(seat)))
    if step == EXCESS:
        return Phrase("detail-excess", limit=s.kit.hand_limit)
    if s.strategy >= 0 or s.paying:
        return None
    return Phrase("detail-action")


def ending(s: ProelioState, viewer: int) -> Phrase:
    """How the game ended, in a sentence for one viewer: who won, lost or left, or somebody who looks on."""
    if s.ended == RULING_56:
        return Phrase("ending-drawn")
    seats = range(s.kit.seats)
    winners = [seat for seat in seats if (s.won >> seat) & 1]
    if not winners:
        gone = [seat for seat in seats if (s.away >> seat) & 1]
        me = "left" if viewer in gone else "none"
        return Phrase("ending-aborted", me=me, houses=[house(seat) for seat in gone], count=len(gone))
    names: dict[str, object] = {"winners": [house(seat) for seat in winners], "count": len(winners)}
    names["me"] = part_in_victory(s, viewer)
    names["ally"] = house(s.ally_of(viewer) if s.kit.allied and viewer >= 0 else winners[-1])
    if s.lost < 0:
        return Phrase("ending-surrender", **names)
    return Phrase("ending-won", loser=house(s.lost), **names)


def part_in_victory(s: ProelioState, viewer: int) -> str:
    """Whether a viewer has won, has fallen, or has lost with the fallen or with those who left."""
    if viewer < 0:
        return "none"
    if (s.won >> viewer) & 1:
        return "winner"
    if viewer == s.lost:
        return "loser"
    return "ally" if s.kit.allied else "none"


def label(s: ProelioState, seat: int, code: int) -> Told:
    """A choice's name, consequence and targets."""
    verb, arg = code // WIDTH, code % WIDTH
    if verb == codes.DRAW:
        return Told(Phrase("label-draw"), after_draw(s, seat, 1), ("pile.base",))
    if verb == codes.EXCHANGE and arg == NONE:
        return Told(Phrase("label-exchange"), Phrase("hint-exchange"), ("pile.imperial",))
    if verb == codes.PASS:
        return Told(Phrase("label-pass"), None, ())
    if verb == codes.TARGET:
        return Told(Phrase("label-target", house=house(arg)), target_hint(s, seat, arg), (f"seat.{arg}",))
    if verb == codes.SACRIFICE:
        return Told(Phrase("label-sacrifice"), sacrifice_hint(s, seat), (f"fortification.{seat}",))
    if verb == codes.KEEP:
        return Told(Phrase("label-keep"), keep_hint(s, seat), ())
    if verb == codes.DEPLOY and arg == NONE:
        told = Phrase("label-deploy-done", count=s.picks, total=checks.row_total(s, seat))
        return Told(told, done_hint(s), ("done",))
    return card_label(s, seat, verb, arg)


def card_label(s: ProelioState, seat: int, verb: int, kind: int) -> Told:
    """The choices that point at a card of the hand."""
    name = card(kind)
    targets: tuple[str, ...] = (f"hand.{CARD_IDS[kind]}",)
    if verb == codes.ATTACK:
        target = house(s.left_of(seat))
        back = Phrase(f"back-{DECK_IDS[deck_of(kind)]}")
        return Told(Phrase("label-attack", card=name, house=target), Phrase("hint-attack", back=back), targets)
    if verb == codes.FORTIFY:
        level = s.levels[seat] + 1
        key = "label-build" if level == 1 else "label-upgrade"
        hint = Phrase("hint-fortify", level=level, limit=min(level + 1, 4))
        return Told(Phrase(key, card=name), hint, (*targets, f"fortification.{seat}"))
    if verb == codes.PLAY:
        return Told(Phrase("label-play", card=name), play_hint(s, seat, kind), targets)
    if verb == codes.EXCHANGE:
        return Told(Phrase("label-pay-exchange", card=name), Phrase("hint-pay-exchange", left=1 - s.picks), targets)
    if verb == codes.SUPPORT:
        ally = s.ally_of(seat)
        hint = Phrase("hint-support", excess=excess(s, ally, 1))
        return Told(Phrase("label-support", card=name, house=house(ally)), hint, targets)
    if verb == codes.DEPLOY:
        return Told(Phrase("label-deploy", card=name), deploy_hint(s, seat, kind), targets)
    words = {codes.LOOT: "label-loot", codes.PAY: "label-pay", codes.DISCARD: "label-discard"}
    return Told(Phrase(words[verb], card=name), None, targets)


def sacrifice_hint(s: ProelioState, seat: int) -> Phrase:
    """What the walls' fall costs besides: as many cards as are still missing, as far as the hand goes."""
    left = max(0, s.short - s.levels[seat])
    out = "yes" if checks.sacrifice_eliminates(s, seat) else "no"
    return Phrase("hint-sacrifice", cards=min(left, s.sizes[seat]), out=out)


def keep_hint(s: ProelioState, seat: int) -> Phrase:
    """What keeping the walls costs; who cannot pay it loses everything."""
    if checks.keeping_eliminates(s, seat):
        return Phrase("hint-overrun", cards=s.sizes[seat])
    return Phrase("hint-keep", cards=s.short)


def done_hint(s: ProelioState) -> Phrase:
    """What becomes of the cards picked for the defence; an attack beyond its limit gives them back (PR-DEF-08)."""
    if s.cards[ROW + IMPERIAL_EDICT] > 0:
        return Phrase("hint-deploy-done-edict")
    return Phrase("hint-deploy-done", count=s.picks, back="yes" if s.kit.penalise else "no")


def deploy_hint(s: ProelioState, seat: int, kind: int) -> Phrase:
    """What a card would add to the defence; beside an Edict it adds nothing."""
    if s.cards[ROW + IMPERIAL_EDICT] > 0:
        return Phrase("hint-deploy-spare")
    if kind == IMPERIAL_EDICT:
        return Phrase("hint-deploy-edict")
    counts = checks.counted(s, kind, s.levels[seat])
    total = checks.row_total(s, seat) + counts
    if kind == PATROL:
        return Phrase("hint-deploy-patrol", counts=counts, total=total)
    return Phrase("hint-deploy", counts=counts, total=total)


def play_hint(s: ProelioState, seat: int, kind: int) -> Phrase | None:
    """What a Strategy card does."""
    if kind == RESOURCES:
        return after_draw(s, seat, 2, kind)
    if kind == IMPERIAL_RESOURCES:
        return after_draw(s, seat, 3, kind)
    if kind == PLAGUE:
        return Phrase("hint-plague", count=min(1, left_to_draw(s)))
    keys = {TEMPORARY_ALLIANCE: "hint-alliance", INQUISITION: "hint-inquisition"}
    return Phrase(keys[kind]) if kind in keys else None


def left_to_draw(s: ProelioState) -> int:
    """How many Base cards can be drawn: the pile, and the discards that would renew it (PR-DECK-01)."""
    return s.count_deck(PILE, BASE) + s.count_deck(DISCARD, BASE)


def excess(s: ProelioState, seat: int, more: int) -> int:
    """How many cards a hand that grows by some holds beyond the limit."""
    return max(0, s.sizes[seat] + more - s.kit.hand_limit)


def after_draw(s: ProelioState, seat: int, count: int, played: int = NONE) -> Phrase:
    """How many cards a draw brings, as far as there are any, and how many must then go.

    The card that is played for it lies on the discards of its own deck before the draw (PR-RULING-45).
    """
    spent = 0 if played == NONE else 1
    back = 1 if spent and deck_of(played) == BASE else 0
    drawn = min(count, left_to_draw(s) + back)
    return Phrase("hint-draw", count=drawn, excess=excess(s, seat, drawn - spent))


def target_hint(s: ProelioState, seat: int, target: int) -> Phrase | None:
    """What naming a player does; a hand that grows too large is cut at once, or in its owner's next turn."""
    if s.strategy == INQUISITION:
        return Phrase("hint-look", count=s.sizes[target])
    if target == seat:
        return Phrase("hint-draw-self")  # the card is spent before the draw, so that the hand does not grow
    return Phrase("hint-let-draw", excess=excess(s, target, 1) if s.kit.immediate else 0)
