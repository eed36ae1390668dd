"""A sensible Proelio player, by rules of thumb: what attacks do, what cards are worth, how near a House is to its end.

It reads its own hand and attacks, and what lies open to all: sizes and backs of hands, levels, discards, the backs of
waiting attacks. All hidden cards are one heap to it, the unseen, so a redeal for its seat never changes its mind.

Worth is counted in tenths of an ordinary card.
"""

from typing import Final

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.state import State
from wartable.titles.proelio.checks import counted
from wartable.titles.proelio.codes import cards, stack, verbs
from wartable.titles.proelio.codes.cards import ATTACK, DEFENCE, FIRST_GOLD, KINDS, LADDER, TYPE, VALUE, deck_of
from wartable.titles.proelio.codes.verbs import NONE, WIDTH
from wartable.titles.proelio.position.places import kind_of, level_of, target_of
from wartable.titles.proelio.position.position import DEPLOYED, DISCARD, HANDS, ROW, Position
from wartable.titles.proelio.steps.step import acting

# What a card is worth in hand at Fortification level 0 to 4; further copies are worth less.
WORTH: Final[list[list[i64]]] = [
    [16, 9, 9, 9, 9],  # Shields
    [6, 16, 10, 10, 10],  # Palisades
    [4, 7, 16, 12, 12],  # Towers
    [8, 8, 8, 8, 8],  # Patrol
    [2, 2, 2, 2, 2],  # Manure
    [8, 8, 8, 8, 8],  # Infiltration
    [6, 6, 6, 6, 6],  # Soldiers
    [7, 11, 11, 11, 11],  # Knights
    [6, 9, 15, 15, 15],  # Trebuchets
    [10, 10, 10, 10, 10],  # Resources
    [4, 4, 4, 4, 4],  # Temporary Alliance
    [5, 5, 5, 5, 5],  # The Plague
    [5, 6, 8, 18, 14],  # Fortress
    [20, 20, 20, 20, 20],  # Imperial Edict
    [3, 3, 3, 3, 3],  # Imperial Manure
    [6, 7, 12, 20, 20],  # Hero
    [10, 10, 10, 10, 10],  # Gunpowder
    [14, 14, 14, 14, 14],  # Imperial Resources
    [2, 2, 2, 2, 2],  # Inquisition
]
COPY_LESS: Final = 2  # each further copy of a kind in hand is worth so much less
NEW_BASE: Final = 8  # a card drawn unseen
NEW_IMPERIAL: Final = 9  # less than such a card is worth in hand: an exchange takes the turn
SWAP: Final = 1  # a card drawn into a full hand, which only swaps the worst one
WALLS: Final[list[i64]] = [0, 30, 52, 74, 92]  # a Fortification of each level
LOOTED: Final = 13  # a card that goes from one House to its enemy
BURNT: Final = 6  # what any attack brings: the target burns cards against it
PARRY: Final = 40  # the share of their means that a defender throws against an attack, in hundredths
DANGER: Final = 300  # being open to an attack that would end the House, should it come
END: Final = 1000  # the end of a House
FAR: Final = 1_000_000  # beyond every sum of worths


def choose(state: State, seat: int, chance: Chance) -> int:
    """Return the code that this player plays at a decision of its seat."""
    assert isinstance(state, Position)
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    mind = Mind(state, seat)
    step = state.step()
    if step == stack.DEPLOY:
        return mind.deploy()
    if step == stack.SACRIFICE:
        return mind.sacrifice()
    best: i64 = legal[0]
    most: i64 = -FAR
    for code in legal:
        value = mind.gain(step, code // WIDTH, code % WIDTH)
        if value > most:
            most = value
            best = code
    return best


class Mind:
    """What one seat makes of a position."""

    def __init__(self, p: Position, seat: i64) -> None:
        self.p: Position = p
        self.seat: i64 = seat
        self.hand: list[i64] = p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]
        self.size: i64 = p.sizes[seat]
        self.level: i64 = p.levels[seat]
        self.left: i64 = p.left_of(seat)
        self.right: i64 = p.right_of(seat)
        self.unseen: list[i64] = unseen(p, seat)
        self.black: i64 = 0  # unseen Base cards
        for kind in range(FIRST_GOLD):
            self.black += self.unseen[kind]

    def worth(self, kind: i64, copies: i64) -> i64:
        """Return what the n-th copy of a kind is worth in this hand."""
        value: i64 = WORTH[kind][self.level] - COPY_LESS * (copies - 1)
        return value if value > 0 else 0

    def gain(self, step: i64, verb: i64, arg: i64) -> i64:
        """Return what a choice brings: an action, a House that a card names, a card that is given away."""
        if not acting(self.p) or self.p.paying:
            return -self.spent(arg)
        return self.acts(verb, arg) if self.p.strategy < 0 else self.names(arg)

    def spent(self, kind: i64) -> i64:
        """Return what the hand loses with a card."""
        return self.worth(kind, self.p.held(self.seat, kind))

    def cheapest(self, hand: list[i64], count: i64) -> i64:
        """Return what the cards of least worth in a hand (counts by kind) come to."""
        left = hand[:]
        total: i64 = 0
        for _ in range(count):
            best: i64 = -1
            least: i64 = FAR
            for kind in range(KINDS):
                if left[kind] > 0:
                    value = self.worth(kind, left[kind])
                    if value < least:
                        least = value
                        best = kind
            if best < 0:
                break
            left[best] -= 1
            total += least
        return total

    # -- the defence --

    def deploy(self) -> i64:
        """Return the next pick of the row that loses least, over all that the attack may be; done when complete."""
        p, hand = self.p, self.hand
        spare: list[i64] = []
        for kind in range(KINDS):
            if TYPE[kind] == DEFENCE and (kind == cards.IMPERIAL_EDICT or counted(p, kind, self.level) > 0):
                for _ in range(hand[kind] - p.cards[ROW + kind]):
                    spare.append(kind)
        kinds, weights = self.outlook()
        best_mask = 0
        least: i64 = FAR * FAR
        for mask in range(1 << len(spare)):
            if not canonical(spare, mask):
                continue
            row = p.cards[ROW : ROW + KINDS]
            for i in range(len(spare)):
                if (mask >> i) & 1:
                    row[spare[i]] += 1
            loss: i64 = 0
            for i in range(len(kinds)):
                loss += weights[i] * self.loss(hand, row, kinds[i])
            if loss < least:
                least = loss
                best_mask = mask
        for i in range(len(spare)):
            if (best_mask >> i) & 1:
                return verbs.DEPLOY * WIDTH + spare[i]
        return verbs.DEPLOY * WIDTH + NONE

    def outlook(self) -> tuple[list[i64], list[i64]]:
        """Return what the attack before this seat may be, each kind with the number of its unseen copies."""
        p = self.p
        attack: i64 = p.waiting[p.oldest(self.seat)]
        level = level_of(attack)
        kinds: list[i64] = []
        weights: list[i64] = []
        for kind in p.may_be(deck_of(kind_of(attack)), level):
            if p.within_limit(kind, level) and self.unseen[kind] > 0:
                kinds.append(kind)
                weights.append(self.unseen[kind])
        return kinds, weights

    def loss(self, hand: list[i64], row: list[i64], attack: i64) -> i64:
        """Return what an attack costs a hand that deploys a row."""
        p = self.p
        rest: list[i64] = []
        lost: i64 = 0
        total: i64 = 0
        size: i64 = 0
        for kind in range(KINDS):
            copies: i64 = hand[kind] - row[kind]
            rest.append(copies)
            size += copies
            for i in range(row[kind]):
                lost += self.worth(kind, hand[kind] - i)
                total += counted(p, kind, self.level)
        if row[cards.IMPERIAL_EDICT] > 0:
            return lost
        if attack == cards.GUNPOWDER:
            return lost + self.swept(rest, size)
        if attack == cards.INFILTRATION:
            if row[cards.PATROL] > 0:
                return lost - LOOTED
            return lost + (END if size <= 1 and self.level == 0 else LOOTED if size > 0 else 0)
        short: i64 = VALUE[attack] - total
        if short <= 0:
            dead = size == 0 and self.level == 0 and p.kit.check_repelled
            return lost + (END if dead else 0)
        kept = self.pays(rest, size, short, self.level)
        if self.level == 0:
            return lost + kept
        given = self.gives_up(rest, size, short)
        return lost + (given if given < kept else kept)

    def swept(self, rest: list[i64], size: i64) -> i64:
        """Return what Gunpowder costs beside the deployed cards."""
        loot: i64 = self.p.kit.gunpowder_loot
        if size <= loot:
            return END
        return WALLS[self.level] + self.ransom(rest, loot)

    def pays(self, rest: list[i64], size: i64, short: i64, level: i64) -> i64:
        """Return what it costs to pay loot with a hand and these walls standing."""
        if size < short or (size == short and level == 0):
            return END
        return self.ransom(rest, short)

    def ransom(self, rest: list[i64], count: i64) -> i64:
        """Return what it costs to hand over the cheapest cards: their worth here, and some of it there."""
        return self.cheapest(rest, count) + (LOOTED - NEW_BASE) * count

    def gives_up(self, rest: list[i64], size: i64, short: i64) -> i64:
        """Return what it costs to sacrifice the walls against a shortfall."""
        left = short - self.level
        if left > 0:
            return WALLS[self.level] + self.pays(rest, size, left, 0)
        return END if size == 0 and self.p.kit.check_repelled else WALLS[self.level]

    def sacrifice(self) -> i64:
        """Sacrifice or keep the Fortification, whichever costs less."""
        given = self.gives_up(self.hand, self.size, self.p.short)
        kept = self.pays(self.hand, self.size, self.p.short, self.level)
        return (verbs.SACRIFICE if given < kept else verbs.KEEP) * WIDTH + NONE

    # -- the action --

    def acts(self, verb: i64, kind: i64) -> i64:
        """Return what an action brings, less the danger that it leaves this House in."""
        if verb == verbs.DRAW:
            return self.drawn(1, self.size)
        if verb == verbs.PASS:
            return -self.danger(self.size, self.level)
        if verb == verbs.EXCHANGE:
            return NEW_IMPERIAL - self.cheapest(self.hand, 2) - self.danger(self.size - 1, self.level)
        spent = self.spent(kind)
        if verb == verbs.ATTACK:
            if not self.p.within_limit(kind, self.level):
                return -END  # it would be punished when it is turned over
            return self.strikes(kind) - spent - self.danger(self.size - 1, self.level)
        if verb == verbs.FORTIFY:
            raised = WALLS[self.level + 1] - WALLS[self.level]
            return raised - spent - self.danger(self.size - 1, self.level + 1)
        if verb == verbs.SUPPORT:
            return self.helps(kind) - spent - self.danger(self.size - 1, self.level)
        return self.plays(kind) - spent

    def drawn(self, count: i64, size: i64) -> i64:
        """Return what Base cards bring to a hand of that size, less its danger then; a full hand swaps its worst."""
        room = self.p.kit.hand_limit - size
        kept = count if count < room else room
        return NEW_BASE * kept + SWAP * (count - kept) - self.danger(size + kept, self.level)

    def plays(self, kind: i64) -> i64:
        """Return what a Strategy card brings."""
        if kind == cards.RESOURCES:
            return self.drawn(2, self.size - 1)
        if kind == cards.IMPERIAL_RESOURCES:
            return self.drawn(3, self.size - 1)
        if kind == cards.PLAGUE:
            return NEW_BASE
        if kind == cards.INQUISITION:
            return -self.danger(self.size - 1, self.level)
        return NEW_BASE - self.danger(self.size, self.level)

    def names(self, seat: i64) -> i64:
        """A look goes to the House that is to fall, a card to oneself, or else to the poorest that is not to fall."""
        if seat == self.left:
            return 0 if self.p.strategy == cards.INQUISITION else 1 - FAR
        return 0 if seat == self.seat else -1 - self.p.sizes[seat]

    def helps(self, kind: i64) -> i64:
        """Return what a card brings the ally."""
        p = self.p
        ally = p.ally_of(self.seat)
        size: i64 = p.sizes[ally]
        level: i64 = p.levels[ally]
        if size >= p.kit.hand_limit:
            return 0
        relief = self.threat(self.left, size, level) - self.threat(self.left, size + 1, level)
        build = WALLS[level + 1] - WALLS[level] if level < 4 and LADDER[level + 1] == kind else 0
        return relief + NEW_BASE + build // 4

    # -- what an attack does to the House on the left --

    def strikes(self, kind: i64) -> i64:
        """Return what an Attack card can be expected to bring."""
        p = self.p
        size: i64 = p.sizes[self.left]
        level: i64 = p.levels[self.left]
        if kind == cards.GUNPOWDER:
            loot: i64 = p.kit.gunpowder_loot
            return END if size <= loot else WALLS[level] + LOOTED * loot
        if ends(kind, size, level):
            return END
        if kind == cards.INFILTRATION:
            return LOOTED
        short = 100 * VALUE[kind] - self.parry(level) * size * PARRY // 100
        if short <= 0:
            return BURNT
        paid = LOOTED * short // 100
        # A defender may give up walls instead.
        walls = WALLS[level] + (LOOTED * (short - 100 * level) // 100 if short > 100 * level else 0)
        return BURNT + (walls if level > 0 and walls < paid else paid)

    def parry(self, level: i64) -> i64:
        """Return what an unseen Base card counts in defence at a level, in hundredths."""
        if self.black == 0:
            return 0
        points: i64 = 0
        for kind in range(FIRST_GOLD):
            if TYPE[kind] == DEFENCE:
                points += self.unseen[kind] * counted(self.p, kind, level)
        return 100 * points // self.black

    # -- danger --

    def danger(self, size: i64, level: i64) -> i64:
        """Return how much a hand of that size behind that level has to fear from the House on the right."""
        return self.threat(self.right, size, level)

    def threat(self, foe: i64, size: i64, level: i64) -> i64:
        """Return how much a hand behind a level has to fear from a foe's next attack."""
        p = self.p
        if p.sizes[foe] == 0:
            return 0
        fatal: i64 = 0
        for kind in range(FIRST_GOLD):
            if TYPE[kind] == ATTACK and p.within_limit(kind, p.levels[foe]) and ends(kind, size, level):
                fatal += self.unseen[kind]
        return DANGER * fatal // self.black if self.black > 0 else 0


def canonical(kinds: list[i64], mask: int) -> bool:
    """Return whether a choice of cards takes equal ones from the front, so that no choice is tried twice."""
    for i in range(1, len(kinds)):
        skipped = ((mask >> i) & 1) == 1 and ((mask >> (i - 1)) & 1) == 0
        if skipped and kinds[i] == kinds[i - 1]:
            return False
    return True


def ends(attack: i64, size: i64, level: i64) -> bool:
    """Return whether an attack ends a House that has this hand and deploys nothing, no matter what it then chooses."""
    if attack == cards.INFILTRATION:
        return size <= 1 and level == 0
    value: i64 = VALUE[attack]
    if level == 0:
        return size <= value
    if size >= value:
        return False
    return size <= value - level if value > level else size == 0


def unseen(p: Position, seat: i64) -> list[i64]:
    """Return how many cards of each kind a seat does not see: in piles, other hands and others' waiting attacks."""
    out: list[i64] = []
    for kind in range(KINDS):
        seen = p.cards[DISCARD + kind] + p.cards[DEPLOYED + kind] + p.cards[HANDS + seat * KINDS + kind]
        out.append(p.kit.copies[kind] - seen)
    for level in p.levels:
        if level > 0:
            out[LADDER[level]] -= 1
    for house in range(p.kit.n):
        if p.has_plague(house):
            out[cards.PLAGUE] -= 1
    if p.attack >= 0:
        out[p.attack] -= 1
    target = p.left_of(seat)
    for attack in p.waiting:
        if target_of(attack) == target:
            out[kind_of(attack)] -= 1
    return out
