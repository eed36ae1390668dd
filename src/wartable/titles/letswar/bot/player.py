"""The bot's choice: every answer that it may give gets a worth, and the best one is played.

It reads its own hand and what lies open to all, so a redeal for its seat never changes its mind.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State
from wartable.titles.letswar import vocabulary as v
from wartable.titles.letswar.bot import worth as w
from wartable.titles.letswar.bot.fights import NONE, attack_worth, best_attack, boom_price, card_attack, with_card
from wartable.titles.letswar.checks import subvert_price
from wartable.titles.letswar.codes import stack, verbs
from wartable.titles.letswar.codes.constants import ATTACK_ACT, CARD_ACT, NATION_PRICE, SIZE, SPY_ACT, TAX_CARDS, UNREST
from wartable.titles.letswar.codes.frames import TARGET
from wartable.titles.letswar.codes.verbs import SHIFT, WIDTH
from wartable.titles.letswar.effects.frames import part
from wartable.titles.letswar.position.order import members, seats_of
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.cards.answer import demand, misses

# Done at once: equipment on a board serves, and is still money.
FIRST: Final[i64] = 100_000
# A card taken back, or thrown away for nothing in the middle of a turn.
NEVER: Final[i64] = -50_000
NOISE: Final[i64] = 8  # so that equals are not always answered alike

# What a point of Homefront costs the one who taxes, by level, with two enemies; nobody taxes into Revolution.
TAXED: Final[list[i64]] = [0, 50_000, 400, 110, 60]


def choose(state: State, seat: int, chance: Chance) -> int:
    """Return the code that this player plays at a decision of its seat."""
    assert isinstance(state, Position)
    legal = state.legal(seat)
    worths = appraise(state, seat, legal)
    best: i64 = legal[0]
    most = 4 * NEVER
    for i in range(len(legal)):
        found = worths[i] + chance.below(NOISE)
        if found > most:
            most = found
            best = legal[i]
    return best


def appraise(p: Position, seat: i64, legal: list[i64]) -> list[i64]:
    """Return what each of some answers is worth to a seat that is asked; to end a turn or to pass is worth 0."""
    step = p.step()
    out: list[i64] = []
    for code in legal:
        if step == stack.TURN_MAIN or step == stack.PRELUDE_EQUIP:
            out.append(action(p, seat, code >> SHIFT, code % WIDTH))
        elif step == stack.TURN_DISCARD:
            out.append(-card_worth(p, seat, code % WIDTH))
        elif p.doing().window > 0:
            out.append(answer(p, seat, code >> SHIFT, code % WIDTH))
        else:
            out.append(choice(p, seat, step, code >> SHIFT, code % WIDTH))
    return out


def card_worth(p: Position, seat: i64, arg: i64) -> i64:
    """Return what a card that an argument names is worth to its owner."""
    card = p.kit.card_of(seat, arg // 2)
    if card < 0:
        return 0
    if arg % 2 == 1:
        return w.board_worth(p, seat, card)
    return w.keep(p, seat, card, p.held(seat, card) - 1)


# -- the own turn --


def action(p: Position, seat: i64, verb: i64, arg: i64) -> i64:
    """Return what an action of step 2, or a further click of one, is worth."""
    if verb == verbs.EQUIP or verb == verbs.DEPLOY:
        return FIRST
    if verb == verbs.PLAY:
        return play_worth(p, seat, p.kit.card_of(seat, arg // 2))
    if verb == verbs.ATTACK:
        worth = best_attack(p, seat, arg, 0, True, True)
        return worth - boom_price(p, seat, arg) if worth > NONE else NONE
    if verb == verbs.SPY:
        return espionage(p, seat, arg // p.kit.n, arg % p.kit.n)
    if verb == verbs.BUY and p.begun < 0:
        return w.NATION_CARD - w.payment(p, seat, NATION_PRICE)
    if verb == verbs.TAX:
        return TAX_CARDS * w.CARD - tax_price(p, seat)
    if verb == verbs.BUY or verb == verbs.SPY_COST:
        return spent(p, seat, arg)
    if verb == verbs.ATTACK_AT:
        return attack_worth(p, seat, p.begun % WIDTH, arg // v.FIVE, arg % v.FIVE, True)
    if verb == verbs.PLAY_WITH:
        return with_card(p, seat, p.kit.card_of(seat, (p.begun % WIDTH) // 2), arg)
    if verb == verbs.PLAY_AT:
        return attack_worth(p, seat, p.begun_with, arg // v.FIVE, arg % v.FIVE, True)
    if verb == verbs.PLAY_ON:
        return w.card_gain(p, seat, p.kit.card_of(seat, (p.begun % WIDTH) // 2), seat, arg)
    return NEVER if verb == verbs.TAKE_BACK or verb == verbs.DISCARD else 0


def tax_price(p: Position, seat: i64) -> i64:
    """Return what a point of Homefront costs: the more enemies may send Spies, the more."""
    foes = w.foes(p, seat)
    return TAXED[p.homefront[seat]] * foes * foes // 4 if foes > 1 else TAXED[p.homefront[seat]]


def play_worth(p: Position, seat: i64, card: i64) -> i64:
    """Return what a standard card brings beyond what it costs to part with it, on its best target."""
    cards = p.kit.cards
    price: i64 = w.HELD_BACK + (cards.value[card] * w.HUNDRED if card < p.kit.conflicts else w.RESERVE)
    if w.surplus(p, seat) > 0:
        price = price // 4
    if cards.attacks[card] >= 0:
        return card_attack(p, seat, card) - price
    if cards.aims[card] == 0:
        return w.card_gain(p, seat, card, seat, -1) - price
    best = NEVER
    for target in range(p.kit.n):
        aimed = w.sign(p, seat, target) < 0 if cards.aims[card] == v.OPPONENT else w.sign(p, seat, target) > 0
        if aimed and p.lives(target):
            found = w.card_gain(p, seat, card, seat, target) - price
            if found > best:
                best = found
    return best


def espionage(p: Position, seat: i64, task: i64, target: i64) -> i64:
    """Return what a Spy's task is worth. A neutral Italy loses with peace, so it brings no Nation near a fall."""
    if p.allegiance[target] == v.NEUTRAL:
        return NEVER
    if task == verbs.SUBVERT:
        if p.allegiance[seat] == v.NEUTRAL and p.homefront[target] <= UNREST + 1:
            return NEVER
        price = w.payment(p, seat, subvert_price(p, seat, target))
        return w.level_worth(p, target, p.homefront[target]) * 9 // 10 - price
    if task == verbs.COUNTER:
        return 60 if p.homefront[seat] <= 2 and p.spies(p.boards, seat) > 1 else NEVER
    if p.nation_in_hand[target] == 0 and best_laid(p, target) == 0:
        return NEVER
    return 90 + best_laid(p, target) // 2 - cheapest(p, seat)


def best_laid(p: Position, target: i64) -> i64:
    """Return the best Nation card on a board."""
    best: i64 = 0
    for card in range(p.kit.starts[target + 1], p.kit.starts[target + 2]):
        if p.laid(target, card) > 0 and w.board_worth(p, target, card) > best:
            best = w.board_worth(p, target, card)
    return best


def cheapest(p: Position, seat: i64) -> i64:
    """Return the card in hand that is missed least."""
    least: i64 = 1000
    for card in p.kinds_of(p.hands, seat):
        worth = w.keep(p, seat, card, p.held(seat, card) - 1)
        if worth < least:
            least = worth
    return least // 4 if w.surplus(p, seat) > 0 else least


def spent(p: Position, seat: i64, arg: i64) -> i64:
    """Return how gladly a card is given in a payment: by what is lost with each hundred."""
    card = p.kit.card_of(seat, arg // 2)
    value: i64 = p.kit.cards.value[card] if 0 <= card < p.kit.ordinary else 0
    return -card_worth(p, seat, arg) * 8 // (value if value > 0 else 1)


# -- answers --


def answer(p: Position, seat: i64, verb: i64, arg: i64) -> i64:
    """Return what an answer in a window saves, less what it costs."""
    if verb == verbs.PASS:
        return 0
    if verb == verbs.PAY:
        picked = len(p.picks(seat)) > 0
        return at_stake(p, seat) - w.payment(p, seat, demand(p)) if not picked else spent(p, seat, arg) + FIRST
    card = p.kit.card_of(seat, arg // 2)
    price = w.keep(p, seat, card, 0)
    if p.kit.cards.miss[card] == 1 and p.act_sort == ATTACK_ACT:
        price = price * misses(p)
    return at_stake(p, seat) - price


def at_stake(p: Position, seat: i64) -> i64:
    """Return what a seat loses if it does not answer."""
    if p.act_sort == ATTACK_ACT:
        return w.unit_worth(p, seat) + w.NATION_CARD
    if p.act_sort == SPY_ACT:
        return w.level_worth(p, seat, p.homefront[seat]) if p.act_task == verbs.SUBVERT else 120
    if p.act_sort == CARD_ACT:
        return -w.card_gain(p, seat, p.act_card, p.act_actor, p.act_target)
    return w.level_worth(p, seat, p.homefront[seat])


# -- choices that cards, Spies and Italy ask --


def choice(p: Position, seat: i64, step: i64, verb: i64, arg: i64) -> i64:
    """Return what one of the things to choose from is worth."""
    if step == stack.CHOOSE_CARDS:
        return -card_worth(p, seat, arg)
    if step == stack.CHOOSE_TAKEN:
        return card_worth(p, part(p, TARGET), arg)
    if step == stack.SPY_INSPECT:
        return card_worth(p, p.act_target, arg) if verb == verbs.CHOOSE_CARD else 0
    if step == stack.CHOOSE_STOCK:
        card = p.kit.card_of(seat, arg // 2)
        return w.keep(p, seat, card, p.held(seat, card))
    if verb == verbs.CHOOSE_AT or verb == verbs.CHOOSE_UNIT:
        return unit_choice(p, seat, step, arg // v.FIVE if verb == verbs.CHOOSE_AT else seat, arg % v.FIVE)
    if verb == verbs.JOIN:
        return strength(p, arg)
    if verb == verbs.PLEDGE and arg != verbs.NONE:
        return p.kit.cards.value[p.kit.card_of(seat, arg // 2)]
    if verb == verbs.OFFER and arg != verbs.NONE:
        return p.kit.cards.value[p.kit.offer_card[arg]]
    return FIRST if verb == verbs.REPORT and arg == p.allegiance[seat] else 0


def unit_choice(p: Position, seat: i64, step: i64, whose: i64, unit: i64) -> i64:
    """Return the unit to bring back, to attack with, or to keep from attacking."""
    values = p.reckoned(whose)
    force = values.plain_attack[unit] + values.plain_defence[unit]
    if step == stack.CHOOSE_REVIVED:
        return 10 * force + (40 if unit == v.NAVY else 0) + w.unit_worth(p, whose)
    return values.plain_attack[unit] * (-10 * w.sign(p, seat, whose) if step == stack.CHOOSE_UNIT else 10)


def strength(p: Position, side: i64) -> i64:
    """Return how a faction stands: active units, and Homefronts."""
    total: i64 = 0
    for seat in seats_of(members(p, side)):
        total += 10 * SIZE[p.units[seat]] + 10 * p.homefront[seat]
    return total
