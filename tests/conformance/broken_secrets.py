"""The tiny title with a leak, or with redeals that are not honest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from msgspec import structs

from tests.conformance.tiny import Tiny, TinyView
from tests.conformance.tiny.state import ACT, CARDS, DREW, GUARD, KINDS, LAID, LOOKED, LOSS, TURN, WIDTH, TinyState
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, Entry, Log
from wartable.core.rules.state import Kit, State
from wartable.core.scene import Scene
from wartable.core.text.messages import Phrase
from wartable.core.view import View

# -- secrets --


class ShowsTheTrap(Tiny):
    def view(self, state: State, viewer: int) -> TinyView:
        assert isinstance(state, TinyState)
        view = super().view(state, viewer)
        return structs.replace(view, trap=CARDS[state.trap]) if state.trap >= 0 else view


class RefusesByAHand(TinyState):
    """What it may never play anyway is refused by another clause if the next hand holds a bear."""

    def why(self, seat: int, code: int) -> int:
        clause = super().why(seat, code)
        bear = bool(self.hands[(seat + 1) % self.kit.seats][2])
        return TURN + 1 if clause == TURN and code // WIDTH == GUARD and bear else clause


class ExplainsByAHand(TinyState):
    """What is refused is refused by the same clause, but in words that name the bears of the next hand."""

    def reason(self, seat: int, code: int, clause: int) -> Phrase | None:
        return Phrase("bear", count=self.hands[(seat + 1) % self.kit.seats][2])


class ExplainsInNoLanguage(TinyState):
    """A refusal whose words nobody wrote."""

    def reason(self, seat: int, code: int, clause: int) -> Phrase | None:
        return Phrase("reason-that-nobody-wrote")


class SidesByTheHand(TinyState):
    """Those who hold a bear are of one side: nobody sees who belongs to it."""

    def side(self, seat: int) -> int:
        return 0 if self.hands[seat][2] else 1 + seat


class OutByTheHand(TinyState):
    """Those who hold no bear are out of the game, and nobody sees who holds one."""

    def eliminated(self) -> int:
        return sum(BIT[seat] for seat in range(self.kit.seats) if not self.hands[seat][2])


class Rewriting(Log):
    """Hands a log's lines on, changed."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self.on = log.on
        self.log = log


class Widened(Rewriting):
    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        self.log.write(key, args, [-1] * len(args) if key == LAID else veils, audience)


class Telling(Rewriting):
    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        self.log.write(key, [args[1], args[1]] if key == DREW else args, veils, audience)


class WideAudience(TinyState):
    """Everybody reads which card is laid face down."""

    def lay(self, seat: int, kind: int, log: Log) -> None:
        super().lay(seat, kind, Widened(log))


class TellingArgument(TinyState):
    """The number of a seat in a line that all can read is that of the card drawn."""

    def draw(self, seat: int, chance: Chance, log: Log) -> None:
        super().draw(seat, chance, Telling(log))


class OpenDraws(Chance):
    """Makes every draw one that all may read in the record."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source

    def draw(self, bag: list[int], start: int, stop: int, audience: int = -1, of: int = 0, copies: int = 0) -> int:
        kind = self.source.draw(bag, start, stop, -1, of, copies)
        self.raw = self.source.raw
        return kind


class WideChance(TinyState):
    def draw(self, seat: int, chance: Chance, log: Log) -> None:
        super().draw(seat, OpenDraws(chance), log)


class WindowByTheHand(TinyState):
    def may_guard(self, seat: int) -> bool:
        return self.hands[seat][self.trap] > 0


class ForcedByTheHand(TinyState):
    def one_card(self, seat: int) -> bool:
        return sum(1 for count in self.hands[seat] if count) == 1


class PlaysAKindUnasked(TinyState):
    """A loss of the only kind in the hand: all see the cards, but not their kinds."""

    def forced(self, seat: int) -> int:
        legal = self.legal(seat)
        return legal[0] if self.step == LOSS and len(legal) == 1 else 0


class LookForgotten(TinyState):
    def peek(self, seat: int, target: int, log: Log) -> None:
        memory, self.memory = self.memory, None
        super().peek(seat, target, log)
        self.memory = memory


class LookOfTheWrongSeat(LookForgotten):
    def peek(self, seat: int, target: int, log: Log) -> None:
        super().peek(seat, target, log)
        if self.memory is not None:
            self.memory.look((seat + 1) % self.kit.seats, target, self.hands[target], 0)


class ShowsWhoAnswered(Tiny):
    def asked(self, state: TinyState, viewer: int) -> tuple[int, ...]:
        return state.deciders()


class SaysWhatIsVeiled(Tiny):
    def entry(self, kit: Kit, entry: Entry, viewer: int, lang: str) -> str | None:
        bare = Entry(entry.key, entry.args, [-1] * len(entry.args), entry.audience)
        return super().entry(kit, bare if entry.key != LOOKED else entry, viewer, lang)


class RandomScenes(Tiny):
    painted = 0

    def scene(self, kit: Kit, view: View, lang: str, names: Mapping[str, str] | None = None) -> Scene:
        self.painted += 1
        return replace(super().scene(kit, view, lang), subtitle=str(self.painted))


# -- redeals --


class Identity(TinyState):
    def redeal(self, viewer: int, chance: Chance) -> TinyState:
        return self.copy()


class TrapStays(TinyState):
    """Hands are dealt anew, the trap is not."""

    def deal(self, true: TinyState, viewer: int, chance: Chance) -> None:
        super().deal(true, viewer, chance)
        if true.trap >= 0 and self.pile[true.trap]:
            self.pile[self.trap] += 1
            self.pile[true.trap] -= 1
            self.trap = true.trap


class SealedAnswersStay(TinyState):
    def forget(self, viewer: int) -> None:
        sealed = self.sealed
        super().forget(viewer)
        self.sealed = sealed


class DealsOwnHand(TinyState):
    def deal(self, true: TinyState, viewer: int, chance: Chance) -> None:
        super().deal(true, -1 if self.step == ACT else viewer, chance)


class AlwaysTheSameTrap(TinyState):
    """A trap that the viewer knows nothing of is always the first card that it can be."""

    def deal(self, true: TinyState, viewer: int, chance: Chance) -> None:
        super().deal(true, viewer, chance)
        hidden = true.trap >= 0 and true.active != viewer
        if hidden and (self.memory is None or not self.memory.of(viewer)):
            self.pile[self.trap] += 1
            self.trap = next(kind for kind in range(KINDS) if self.pile[kind])
            self.pile[self.trap] -= 1


class DealsTooFew(TinyState):
    def redeal(self, viewer: int, chance: Chance) -> TinyState:
        new = super().redeal(viewer, chance)
        new.pile = [0] * KINDS
        return new


def cheat(state: State, seat: int, chance: Chance) -> int:
    """A bot that chooses by the hand of its neighbour."""
    assert isinstance(state, TinyState)
    legal = state.legal(seat)
    return legal[state.hands[(seat + 1) % state.kit.seats][0] % len(legal)]
