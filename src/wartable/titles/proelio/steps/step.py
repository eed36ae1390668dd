"""What all of Proelio's steps share: how codes are split, and how those who wait are told whom they wait for."""

from wartable.core.rules.prelude import Phrase, i64
from wartable.core.rules.steps import Step
from wartable.titles.proelio.codes.cards import BASE, DECK_IDS, KINDS, LADDER, deck_of
from wartable.titles.proelio.codes.clauses import ACT_01, RULING_47
from wartable.titles.proelio.codes.stack import ACTION, STEP_IDS
from wartable.titles.proelio.codes.things import house
from wartable.titles.proelio.codes.verbs import NONE, WIDTH
from wartable.titles.proelio.position.position import HANDS, Position


class ProelioStep(Step[Position]):
    """A step of Proelio, by its number. `key` is its word in messages where that is not its name.

    `reveals` says that chance or a reveal follows when the choice is complete, which therefore cannot be undone.
    """

    def __init__(self, step: int, *verbs: int, key: str = "", reveals: bool = False) -> None:
        super().__init__(STEP_IDS[step], WIDTH, *verbs, reveals=verbs if reveals else ())
        self.key: str = key if key else self.name

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-" + self.key, count=self.needed(p, seat))

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-" + self.key, house=house(p.asked()))

    def detail(self, p: Position, viewer: i64) -> Phrase | None:
        return self.stake(p, viewer) if viewer == p.asked() else None

    def stake(self, p: Position, seat: i64) -> Phrase | None:
        """Return what is at stake, for the seat that is asked."""
        return None

    def owner(self, p: Position) -> i64:
        """Return the seat that the step can belong to, or -1 if to any: by default the one whose turn it is."""
        return p.active


class ClickStep(ProelioStep):
    """An action that is one click, on nothing in particular or on a `deck`."""

    def __init__(self, verb: int, deck: int = 0, reveals: bool = False) -> None:
        super().__init__(ACTION, verb, reveals=reveals)
        self.code: i64 = verb * WIDTH + NONE
        self.deck: int = deck

    def offered(self, p: Position, seat: i64) -> bool:
        """Return whether a seat could think of it."""
        return True

    def bars(self, p: Position, seat: i64) -> i64:
        """Return 0, or the clause that forbids it."""
        raise NotImplementedError

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        if self.offered(p, seat):
            out.append(self.code)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        if self.offered(p, seat) and self.bars(p, seat) == 0:
            out.append(self.code)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return self.bars(p, seat) if arg == NONE else ACT_01

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        if clause == RULING_47:
            return Phrase("reason-exhausted", deck=DECK_IDS[self.deck])
        return Phrase("reason-no-action") if clause == ACT_01 else None


def acting(p: Position) -> bool:
    """Return whether the action is played now, perhaps begun with a card or an exchange."""
    return p.step() == ACTION


class CardStep(ProelioStep):
    """A step, or by default an action, that is answered with a card of the hand; `clause` says that it is one of it.

    A row that takes any number of cards has a click for `done`.
    """

    def __init__(
        self, verb: int, clause: int, step: int = ACTION, key: str = "", reveals: bool = False, done: bool = False
    ) -> None:
        super().__init__(step, verb, key=key, reveals=reveals)
        self.verb: i64 = verb
        self.clause: i64 = clause
        self.done: bool = done

    def kinds(self, p: Position, seat: i64) -> i64:
        """Return the kinds that could be pointed at, a bit each: by default what the open row has left in the hand."""
        return p.left_in_hand(seat)

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        code = self.verb * WIDTH
        kinds = self.kinds(p, seat)
        while kinds != 0:
            if (kinds & 1) == 1:
                out.append(code)
            code += 1
            kinds >>= 1
        if self.done:
            out.append(self.verb * WIDTH + NONE)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        # As in `offer`, but a card is judged before its code goes into a list, which costs as much as judging it.
        code = self.verb * WIDTH
        kinds = self.kinds(p, seat)
        while kinds != 0:
            if (kinds & 1) == 1 and self.why(p, seat, self.verb, code & NONE) == 0:
                out.append(code)
            code += 1
            kinds >>= 1
        if self.done:
            out.append(self.verb * WIDTH + NONE)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if p.holds(seat, arg) else self.clause

    def reason(self, p: Position, seat: i64, verb: i64, arg: i64, clause: i64) -> Phrase | None:
        return not_held(p, seat, arg) if clause == self.clause else None


def not_held(p: Position, seat: i64, kind: i64) -> Phrase:
    """The card is not a card, lies on the table, is not in the hand, or all of its copies are picked already."""
    if kind >= KINDS:
        return Phrase("reason-no-action")
    count: i64 = p.cards[HANDS + seat * KINDS + kind]
    if count == 0 and kind == LADDER[p.levels[seat]]:
        return Phrase("reason-walls")
    return Phrase("reason-not-held", count=count)


def excess(p: Position, seat: i64, more: i64) -> i64:
    """Return how many cards a hand that grows by some holds beyond the limit."""
    over: i64 = p.sizes[seat] + more - p.kit.hand_limit
    return over if over > 0 else 0


def draw_hint(p: Position, seat: i64, count: i64, played: i64 = NONE) -> Phrase:
    """Return how many cards a draw brings, as far as there are any, and how many must then go.

    The card that is played for it lies on the discards of its own deck before the draw (PR-RULING-45).
    """
    spent: i64 = 0 if played == NONE else 1
    left = p.left_to_draw()
    if spent == 1 and deck_of(played) == BASE:
        left += 1
    drawn = count if count < left else left
    return Phrase("hint-draw", count=drawn, excess=excess(p, seat, drawn - spent))
