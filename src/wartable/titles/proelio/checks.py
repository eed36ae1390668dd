"""Legality, written once: each check returns 0 or the number of the clause that forbids the choice."""

from mypy_extensions import i64

from wartable.titles.proelio import clauses as c
from wartable.titles.proelio import codes
from wartable.titles.proelio.cards import (
    ATTACKS,
    BASE,
    DEFENCES,
    GUNPOWDER,
    IMPERIAL,
    IMPERIAL_EDICT,
    INFILTRATION,
    INQUISITION,
    KINDS,
    LADDER,
    PATROL,
    PLAGUE,
    STRATEGIES,
    TEMPORARY_ALLIANCE,
    VALUE,
    among,
)
from wartable.titles.proelio.position import ACTION, DEPLOYED, ENTRY, EXCESS, LOOT, ROW, SACRIFICE, Position


def may_draw(p: Position) -> i64:
    """PR-ACT-02: there must be a card to draw."""
    if not p.can_draw(BASE):
        return c.RULING_47
    return 0


def may_attack(p: Position, seat: i64, kind: i64) -> i64:
    """PR-ATK: an Attack card of the hand, within the limit, no Plague, nothing waiting before the target."""
    if not p.holds(seat, kind):
        return c.ATK_02
    return bars_attack(p, seat, kind)


def bars_attack(p: Position, seat: i64, kind: i64) -> i64:
    """What forbids an attack with a card of the kind, whoever holds it."""
    if not among(kind, ATTACKS):
        return c.ATK_03
    if p.plague_in_force():
        return c.PLG_03
    if p.kit.one_waiting and p.oldest(p.left_of(seat)) >= 0:
        return c.RULING_32
    if not p.kit.penalise and not p.within_limit(kind, p.levels[seat]):
        return c.RULING_28 if kind == GUNPOWDER else c.ATK_09
    return 0


def may_fortify(p: Position, seat: i64, kind: i64) -> i64:
    """PR-FORT: only the card of the next level, out of the hand."""
    if not p.holds(seat, kind):
        return c.FORT_14
    return bars_fortify(p, seat, kind)


def bars_fortify(p: Position, seat: i64, kind: i64) -> i64:
    """What forbids a card of the kind as the next Fortification, whoever holds it."""
    if not among(kind, DEFENCES):
        return c.FORT_01
    if kind == PATROL:
        return c.FORT_19
    if kind == IMPERIAL_EDICT:
        return c.FORT_20
    level: i64 = p.levels[seat]
    if level == 4:
        return c.FORT_18
    if LADDER[level + 1] != kind:
        return c.FORT_04 if level == 0 else c.FORT_12
    return 0


def may_play(p: Position, seat: i64, kind: i64) -> i64:
    """PR-STR: a Strategy card of the hand."""
    if kind == TEMPORARY_ALLIANCE and p.kit.allied:
        return c.ALY_04
    if not p.holds(seat, kind) or not among(kind, STRATEGIES):
        return c.ACT_06
    return 0


def is_idle(p: Position, seat: i64, kind: i64) -> bool:
    """Whether the seat could do nothing but exchange or give away a card of the kind, by public facts."""
    if among(kind, STRATEGIES):
        return kind == TEMPORARY_ALLIANCE and p.kit.allied
    return bars_attack(p, seat, kind) != 0 and bars_fortify(p, seat, kind) != 0


def may_target(p: Position, seat: i64, target: i64) -> i64:
    """PR-STR-03, PR-STR-07: whom a Temporary Alliance or an Inquisition may name."""
    if p.strategy == INQUISITION:
        return 0 if target == p.left_of(seat) or target == p.right_of(seat) else c.STR_07
    if target >= p.kit.n:
        return c.STR_03
    if target == seat and not p.kit.alliance_on_self:
        return c.RULING_38
    return 0


def may_exchange(p: Position, seat: i64) -> i64:
    """PR-ACT-07: two cards of the hand for one Imperial card, if there is one."""
    if p.sizes[seat] < 2:
        return c.ACT_09
    if not p.can_draw(IMPERIAL):
        return c.RULING_47
    return 0


def may_support(p: Position, seat: i64, kind: i64) -> i64:
    """PR-ALY-06: a card of the hand to the ally."""
    if not p.kit.allied:
        return c.ACT_11
    if p.sizes[seat] == 0:
        return c.RULING_53
    if not p.holds(seat, kind):
        return c.ALY_07
    return 0


def may_deploy(p: Position, seat: i64, kind: i64) -> i64:
    """PR-DEF: Defence cards of the hand; above the limit they count 0 or are forbidden (PR-RULING-05)."""
    if not p.holds(seat, kind):
        return c.DEF_04
    if not among(kind, DEFENCES):
        return c.DEF_05
    if p.kit.forbid_over_limit and VALUE[kind] > p.limit(seat):
        return c.RULING_05
    return 0


def may_give(p: Position, seat: i64, kind: i64, clause: i64) -> i64:
    """Loot, penalties and discards take any card that is still in the hand."""
    if not p.holds(seat, kind):
        return clause
    return 0


def not_asked(p: Position, seat: i64, verb: i64, arg: i64) -> i64:
    """Why a seat that is asked something else may not do this now: the clause that puts it elsewhere in the turn."""
    step = p.step()
    if verb == codes.DEPLOY:
        if step == ACTION:
            return c.TURN_08 if p.oldest(seat) < 0 else c.RULING_33
        return c.DEF_13 if step == SACRIFICE or step == LOOT else c.TURN_05
    if verb == codes.SACRIFICE or verb == codes.KEEP:
        return walls_decided(p, seat) if step == LOOT else c.TURN_05
    if verb == codes.LOOT or verb == codes.PAY or verb == codes.DISCARD or verb == codes.TARGET:
        return c.TURN_05
    # What is left are actions.
    if verb == codes.SUPPORT and not p.kit.allied:
        return c.ACT_11
    if verb == codes.PLAY and arg == TEMPORARY_ALLIANCE and p.kit.allied:
        return c.ALY_04
    if seat != p.active:
        return c.TURN_01
    if step == LOOT:
        return c.TURN_10
    if step == EXCESS:
        return c.TURN_05 if acts_later(p) else c.TURN_09
    return c.PLG_11 if verb == codes.PLAY and arg == PLAGUE else c.TURN_07


def acts_later(p: Position) -> bool:
    """Whether the action of this turn is still to come."""
    rest = p.stack >> ENTRY
    while rest != 0:
        if ((rest >> 3) & 15) == ACTION:
            return True
        rest >>= ENTRY
    return False


def walls_decided(p: Position, seat: i64) -> i64:
    """Why walls are neither given up nor kept once loot is paid: it is decided, or there was nothing to decide."""
    if p.attack < 0:
        return c.IMP_12
    bare: i64 = 0
    for kind in range(KINDS):
        bare += p.cards[DEPLOYED + kind] * counted(p, kind, 0)
    # Walls that were given up have raised the total above all that cards count at level 0.
    return c.RES_16 if p.levels[seat] == 0 and p.total == bare else c.RES_06


def counted(p: Position, kind: i64, level: i64) -> i64:
    """What a deployed card counts: its value up to level + 1, else nothing (PR-DEF-10, PR-DEF-11)."""
    value: i64 = VALUE[kind]
    return value if 0 < value <= level + 1 else 0


def verdict(p: Position, seat: i64, kind: i64, level: i64) -> tuple[str, int]:
    """What becomes of an attack of that kind, laid at that level, against the picked cards, and the shortfall."""
    if p.kit.penalise and not p.within_limit(kind, level):
        return ("void", 0)
    if p.cards[ROW + IMPERIAL_EDICT] > 0:
        return ("cancelled", 0)
    if kind == GUNPOWDER:
        return ("sweeps", 0)
    if kind == INFILTRATION:
        return ("turned", 0) if p.cards[ROW + PATROL] > 0 else ("steals", 0)
    short: i64 = VALUE[kind] - row_total(p, seat)
    return ("short", short) if short > 0 else ("repelled", 0)


def row_total(p: Position, seat: i64) -> i64:
    """What the cards picked so far count in defence."""
    total: i64 = 0
    for kind in range(KINDS):
        total += p.cards[ROW + kind] * counted(p, kind, p.levels[seat])
    return total


def deploy_caution(p: Position, seat: i64, kind: i64) -> i64:
    """The last card of a House without walls, or a card that counts nothing; an Edict never kills (PR-RULING-11)."""
    if kind == IMPERIAL_EDICT:
        return 0
    last = p.levels[seat] == 0 and p.sizes[seat] - p.picks == 1
    if last and p.kit.check_repelled and p.cards[ROW + IMPERIAL_EDICT] == 0:
        return c.ELIM_02
    return c.DEF_11 if counted(p, kind, p.levels[seat]) == 0 else 0


def sacrifice_eliminates(p: Position, seat: i64) -> bool:
    """Whether giving up the Fortification now leaves the House with nothing."""
    left: i64 = p.short - p.levels[seat]
    if left <= 0:
        return p.sizes[seat] == 0 and p.kit.check_repelled
    return p.sizes[seat] <= left


def keeping_eliminates(p: Position, seat: i64) -> bool:
    """Whether the loot cannot be paid, so that the Fortification falls as well (PR-ELIM-05)."""
    return p.sizes[seat] < p.short
