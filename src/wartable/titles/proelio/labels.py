"""What Proelio's prompts and choices are called, as phrases for any language, from what the seat may know."""

from __future__ import annotations

from wartable.core.text.messages import Phrase
from wartable.core.view import Told
from wartable.titles.proelio import checks, codes
from wartable.titles.proelio.cards import (
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
from wartable.titles.proelio.codes import NONE, WIDTH
from wartable.titles.proelio.position import ACTION, DEPLOY, EXCESS, LOOT, PENALTY, SACRIFICE
from wartable.titles.proelio.state import ProelioState


def card(kind: int) -> Phrase:
    """A card's name.

    >>> card(7)
    Phrase('card-knights')
    """
    return Phrase(f"card-{CARD_IDS[kind]}")


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
        return Phrase("prompt-target", card=card(s.strategy))
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
        return ending(s)
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


def ending(s: ProelioState) -> Phrase:
    """How the game ended, in a sentence."""
    winners = [house(seat) for seat in range(s.kit.seats) if (s.won >> seat) & 1]
    if not winners:
        return Phrase("ending-drawn")
    if s.lost < 0:
        return Phrase("ending-surrender", winners=winners)
    return Phrase("ending-won", winners=winners, loser=house(s.lost), count=len(winners))


def label(s: ProelioState, seat: int, code: int) -> Told:
    """A choice's name, consequence and targets."""
    verb, arg = code // WIDTH, code % WIDTH
    if verb == codes.DRAW:
        return Told(Phrase("label-draw"), after_draw(s, seat, 1, 0), ("pile.base",))
    if verb == codes.EXCHANGE and arg == NONE:
        return Told(Phrase("label-exchange"), Phrase("hint-exchange"), ("pile.imperial",))
    if verb == codes.PASS:
        return Told(Phrase("label-pass"), None, ())
    if verb == codes.TARGET:
        return Told(Phrase("label-target", house=house(arg)), target_hint(s, seat, arg), (f"seat.{arg}",))
    if verb == codes.SACRIFICE:
        left = max(0, s.short - s.levels[seat])
        return Told(Phrase("label-sacrifice"), Phrase("hint-sacrifice", left=left), (f"fortification.{seat}",))
    if verb == codes.KEEP:
        hint = Phrase("hint-overrun") if checks.keeping_eliminates(s, seat) else Phrase("hint-keep", short=s.short)
        return Told(Phrase("label-keep"), hint, ())
    if verb == codes.DEPLOY and arg == NONE:
        hint = Phrase("hint-deploy-done", count=s.picks)
        return Told(Phrase("label-deploy-done", count=s.picks, total=checks.row_total(s, seat)), hint, ("done",))
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
        ally = house(s.ally_of(seat))
        return Told(Phrase("label-support", card=name, house=ally), Phrase("hint-support"), targets)
    if verb == codes.DEPLOY:
        return Told(Phrase("label-deploy", card=name), deploy_hint(s, seat, kind), targets)
    words = {codes.LOOT: "label-loot", codes.PAY: "label-pay", codes.DISCARD: "label-discard"}
    return Told(Phrase(words[verb], card=name), None, targets)


def deploy_hint(s: ProelioState, seat: int, kind: int) -> Phrase:
    """What a card would add to the defence."""
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
        return after_draw(s, seat, 2, 1)
    if kind == IMPERIAL_RESOURCES:
        return after_draw(s, seat, 3, 1)
    keys = {PLAGUE: "hint-plague", TEMPORARY_ALLIANCE: "hint-alliance", INQUISITION: "hint-inquisition"}
    return Phrase(keys[kind]) if kind in keys else None


def after_draw(s: ProelioState, seat: int, count: int, spent: int) -> Phrase:
    """How many cards a draw brings and how many must then go."""
    excess = max(0, s.sizes[seat] - spent + count - s.kit.hand_limit)
    return Phrase("hint-draw", count=count, excess=excess)


def target_hint(s: ProelioState, seat: int, target: int) -> Phrase | None:
    """What naming a player does."""
    if s.strategy == INQUISITION:
        return Phrase("hint-look", count=s.sizes[target])
    return Phrase("hint-let-draw", excess=max(0, s.sizes[target] + 1 - s.kit.hand_limit))
