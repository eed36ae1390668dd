"""What is open just now: a row, an attack, a window, cards shown, the auction."""

from __future__ import annotations

from wartable.titles.letswar.checks import attack_in, defence_in, misses_in, money_help, row_value
from wartable.titles.letswar.codes import stack, verbs
from wartable.titles.letswar.codes.constants import (
    ATTACK_ACT,
    AUCTION_CARDS,
    EVENT_ACT,
    LAID_BOOM,
    NATION_PRICE,
    NO_MISS,
)
from wartable.titles.letswar.codes.frames import TARGET
from wartable.titles.letswar.codes.verbs import SHIFT, TASK_IDS, WIDTH
from wartable.titles.letswar.effects.frames import effect_of, part
from wartable.titles.letswar.position.order import seats_of
from wartable.titles.letswar.position.pledges import sees_pledges
from wartable.titles.letswar.position.state import LetsWarState
from wartable.titles.letswar.steps import SPY_COST
from wartable.titles.letswar.steps.cards import answer
from wartable.titles.letswar.steps.italy.auction import eligible, pledged_by
from wartable.titles.letswar.view import Addend, Attack, Auction, Offer, Pick, Row, Shown, Window, fight_parts, unwarded
from wartable.titles.letswar.view_parts import units_of
from wartable.titles.letswar.vocabulary import FACTIONS, GAUGE, LOSS_ON_SELF, NEUTRAL, RECOVER, UNITS

ZONES = ("hand", "board")
WINDOWS = ("", "attack", "spy", "card", "event")


def picks_of(s: LetsWarState, seat: int) -> tuple[Pick, ...]:
    """Return the cards of a seat's row; an offer's are pledged cards, and a row of units has none."""
    step, kit = s.step(), s.kit
    if step == stack.CHOOSE_REVIVED:
        return ()
    if step == stack.OFFERING:
        return tuple(
            Pick(kit.card_words[kit.offer_card[arg]], ZONES[kit.offer_zone[arg]], int(kit.offer_seat[arg]))
            for arg in s.picks(seat)
        )
    return tuple(Pick(s.kit.words[arg // 2], ZONES[arg % 2], seat) for arg in s.picks(seat))


def row_view(s: LetsWarState, viewer: int) -> Row | None:
    """Return the viewer's open row."""
    if viewer < 0 or not s.asks(viewer):
        return None
    if s.begun >= 0 and s.active == viewer:
        return begun_row(s, viewer)
    picks = picks_of(s, viewer)
    step = s.step()
    if step == stack.PLEDGING:
        return Row("pledge", picks=picks, wanted=min(AUCTION_CARDS, len(eligible(s, viewer))))
    if step == stack.OFFERING:
        return Row("offer", picks=picks, wanted=min(AUCTION_CARDS, len(pledged_by(s, s.allegiance[viewer]))))
    if not picks:
        return None
    if s.doing().window:
        price = int(answer.demand(s))
        if price:
            paid = int(row_value(s, viewer))
            return Row(
                "pay", picks=picks, price=price, paid=paid + int(money_help(s, viewer)), help=int(money_help(s, viewer))
            )
        return Row("answer", picks=picks, wanted=int(answer.misses(s)))
    return Row("choose", picks=picks)


def begun_row(s: LetsWarState, seat: int) -> Row:
    """Return a choice of step 2 that is begun."""
    verb, arg, kit = s.begun >> SHIFT, s.begun % WIDTH, s.kit
    help_ = int(money_help(s, seat))
    if verb == verbs.ATTACK:
        return Row("attack", unit=UNITS[arg])
    if verb == verbs.BUY:
        paid = int(row_value(s, seat)) + help_
        return Row("buy", picks=picks_of(s, seat), price=NATION_PRICE, paid=paid, help=help_)
    if verb == verbs.SPY:
        task, target = arg // kit.n, arg % kit.n
        if task == verbs.INSPECT:
            return Row("spy", task=TASK_IDS[task], target=target, wanted=1)
        paid, price = int(row_value(s, seat)) + help_, int(SPY_COST.price(s, seat))
        return Row("spy", "", TASK_IDS[task], "", target, picks_of(s, seat), price, paid, help_)
    return Row("play", card=kit.words[arg // 2], unit=UNITS[s.begun_with] if s.begun_with >= 0 else "")


def attack_view(s: LetsWarState) -> Attack | None:
    """Return an attack that is declared and not settled."""
    if s.act_sort != ATTACK_ACT or not s.stack:
        return None
    seat, unit, target, other = s.act_actor, s.act_unit, s.act_target, s.act_target_unit
    mine, theirs = units_of(s, seat)[unit], units_of(s, target)[other]
    card = s.kit.card_words[s.act_card] if s.act_card >= 0 else ""
    bonus = (Addend(s.act_bonus, "card", card, seat),) if s.act_bonus else ()
    return Attack(
        attacker=seat,
        unit=UNITS[unit],
        target=target,
        target_unit=UNITS[other],
        attack=int(attack_in(s, seat, unit, target, other) + s.act_bonus),
        defence=int(defence_in(s, seat, unit, target, other)),
        attack_parts=unwarded(fight_parts(mine, theirs, True), theirs) + bonus,
        defence_parts=fight_parts(theirs, mine, False),
        misses=int(misses_in(s, seat, unit, target, other)),
        card=card,
        boom=s.act_flags & LAID_BOOM != 0,
        missable=s.act_flags & NO_MISS == 0 or s.kit.miss_stops_automatic,
    )


def window_view(s: LetsWarState) -> Window | None:
    """Return the window that is open."""
    number = s.doing().window
    if not number:
        return None
    loss = answer.stake(s) & LOSS_ON_SELF
    return Window(
        window=WINDOWS[number],
        by=s.act_actor if s.act_sort != EVENT_ACT else -1,
        targets=tuple(seats_of(s.asking)),
        card=s.kit.card_words[s.act_card] if s.act_card >= 0 and s.act_sort != EVENT_ACT else "",
        task=TASK_IDS[s.act_task] if s.act_task >= 0 else "",
        misses=int(answer.misses(s)),
        price=int(answer.demand(s)),
        loss=1 if loss else 0,
    )


def shown_view(s: LetsWarState, viewer: int) -> Shown | None:
    """Return cards that lie open for the viewer's choice."""
    step = s.step()
    if viewer < 0 or not s.asks(viewer):
        return None
    if step == stack.CHOOSE_STOCK and s.kit.effects.op[effect_of(s)] == RECOVER:
        lying = [word for word, copies in zip(s.kit.card_words, s.discards, strict=False) for _ in range(copies)]
        return Shown("recover", -1, tuple(word for word in lying if s.kit.printed_cards[word].equipment))
    if step == stack.CHOOSE_TAKEN and s.kit.effects.sort[effect_of(s)] != GAUGE:
        seen = part(s, TARGET)
        return Shown("peek", seen, tuple(s.kit.card_words[card] for card in s.cards_of(s.hands, seen)))
    if step != stack.SPY_INSPECT:
        return None
    target, found = s.act_target, []
    for zone, area in enumerate((s.hands, s.boards)):
        cards = [card for card in s.cards_of(area, target) if card >= s.kit.conflicts]
        found += [(s.kit.card_words[card], ZONES[zone]) for card in cards]
    return Shown("inspect", target, tuple(card for card, _ in found), tuple(zone for _, zone in found))


def auction_view(s: LetsWarState, viewer: int) -> Auction | None:
    """Return the auction for Italy, as far as the viewer may see it."""
    stages = {stack.PLEDGING: "pledge", stack.OFFERING: "offer", stack.TIE: "tie"}
    stage = stages.get(s.step(), "revealed" if s.offers_made else "")
    if not stage:
        return None
    pledges: tuple[Pick, ...] = ()
    if s.step() in (stack.PLEDGING, stack.OFFERING):
        own = [entry for entry in s.pledges if may_see(s, viewer, entry // WIDTH)]
        pledges = tuple(pledge(s, entry) for entry in own)
    offers = tuple(offer_of(s, side) for side in range(NEUTRAL)) if s.offers_made else ()
    italy = s.kit.italy
    won = FACTIONS[s.allegiance[italy]] if stage == "revealed" and s.allegiance[italy] != NEUTRAL else ""
    return Auction(stage, pledges, offers, won)


def may_see(s: LetsWarState, viewer: int, seat: int) -> bool:
    """Return whether a viewer sees a seat's pledges now: the own ones, the side's once all are in."""
    return viewer == seat or (s.step() == stack.OFFERING and sees_pledges(s, viewer, seat))


def pledge(s: LetsWarState, entry: int) -> Pick:
    """Return a pledged card."""
    seat, arg = divmod(entry, WIDTH)
    return Pick(s.kit.words[arg // 2], ZONES[arg % 2], seat)


def offer_of(s: LetsWarState, side: int) -> Offer:
    """Return what a side has offered, in the open."""
    own = [entry for entry in s.offers_made if s.kit.sides[entry // WIDTH] == side]
    cards = tuple(pledge(s, entry) for entry in own)
    dollars = sum(s.kit.cards.value[s.kit.card_of(entry // WIDTH, entry % WIDTH // 2)] for entry in own)
    return Offer(FACTIONS[side], cards, dollars)
