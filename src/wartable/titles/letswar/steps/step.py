"""What all steps of Let's War share: how codes are split, and what those who wait are told."""

from typing import Final

from wartable.core.rules.prelude import Phrase, Wording, i64
from wartable.core.rules.steps import Step
from wartable.titles.letswar.codes.stack import STEP_IDS, TURN_MAIN
from wartable.titles.letswar.codes.things import card as card_phrase, held, nation, slip_id, spies_id
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.position.position import Position

ACTIONS: Final = TURN_MAIN  # the step that all actions of a turn are parts of


class LetsWarStep(Step[Position]):
    """A step of Let's War, by its number.

    `reveals` says that chance or a reveal follows when the choice is complete, which therefore cannot be undone.
    """

    def __init__(self, step: int, *verbs: int, reveals: bool = False, window: int = 0, declines: int = 0) -> None:
        shown = verbs if reveals else ()
        super().__init__(STEP_IDS[step], WIDTH, *verbs, reveals=shown, window=window, declines=declines)

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return waits(p, self.known_asked(p, viewer))


def waits(p: Position, seats: tuple[int, ...]) -> Phrase:
    """Return what others read while some are asked."""
    return Phrase("prompt-wait", nations=[nation(p.kit.nations[seat]) for seat in seats], count=len(seats))


class ClickStep(LetsWarStep):
    """An answer that is one click on nothing in particular."""

    def __init__(self, step: int, verb: int, wrong: int, reveals: bool = False) -> None:
        super().__init__(step, verb, reveals=reveals)
        self.code: i64 = verb * WIDTH + NONE
        self.wrong: i64 = wrong  # the clause for an argument that it does not take

    def bars(self, p: Position, seat: i64) -> i64:
        """Return 0, or the clause that forbids it."""
        return 0

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out.append(self.code)

    def add_legal(self, p: Position, seat: i64, out: list[i64]) -> None:
        if self.bars(p, seat) == 0:
            out.append(self.code)

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return self.bars(p, seat) if arg == NONE else self.wrong


def card_wording(p: Position, label: str, seat: i64, arg: i64, hint: Phrase | None = None) -> Wording:
    """Return an answer that names a card is clicked in the hand, or on the board where it lies."""
    word = p.kit.words[arg // 2]
    card = p.kit.card_of(seat, arg // 2)
    target = held(word)
    if arg % 2 == 1:
        target = spies_id(seat) if card >= 0 and p.kit.cards.spy[card] == 1 else slip_id(seat, word)
    return Wording(Phrase(label, card=card_phrase(word), zone="board" if arg % 2 else "hand"), hint, (target,))


def cheapest(p: Position, seat: i64, codes: list[i64]) -> i64:
    """Return the code, among those that name cards, of the one that is worth least: Conflict before Nation cards."""
    best: i64 = codes[0]
    for code in codes:
        if worth(p, seat, code) < worth(p, seat, best):
            best = code
    return best


def worth(p: Position, seat: i64, code: i64) -> i64:
    """Return how dear a card is to its owner when one must go (LW-RULING-89)."""
    arg = code % WIDTH
    card = p.kit.card_of(seat, arg // 2)
    return 99 if card < 0 or card >= p.kit.conflicts else p.kit.cards.value[card]
