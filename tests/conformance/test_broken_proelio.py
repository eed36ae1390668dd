"""Proelio, broken in the same ways, is caught too: in a full game what leaks is one card among many."""

from __future__ import annotations

import pytest
from msgspec import structs

from tests import budget
from wartable.conformance import check
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import SILENT, Log
from wartable.core.rules.memory import Memory
from wartable.titles.proelio import Proelio
from wartable.titles.proelio.codes import clauses as c, entries, stack, verbs
from wartable.titles.proelio.codes.cards import FIRST_GOLD, HERO, KINDS
from wartable.titles.proelio.codes.verbs import WIDTH
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.position.places import kind_of
from wartable.titles.proelio.position.position import HANDS, Position
from wartable.titles.proelio.position.state import ProelioState
from wartable.titles.proelio.steps import discards_and_loot
from wartable.titles.proelio.view import ProelioView

# Classes and functions are exchanged while the game runs, which compiled ones do not take.
pytestmark = pytest.mark.plain


class Wide(Log):
    """A log that veils no card of an attack."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self.on = log.on
        self.log = log

    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        self.log.write(key, args, [-1] * len(args) if key == entries.ATTACK_LAID else veils, audience)


class Broken(ProelioState):
    """A state that stays what it is when it is copied."""

    def copy(self) -> ProelioState:
        new = super().copy()
        new.__class__ = type(self)
        return new


class WideAttacks(Broken):
    def apply(self, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        super().apply(seat, code, chance, Wide(log))


class RefusesByHeroes(Broken):
    """Who is not asked is refused by another clause if the next hand holds a Hero."""

    def why(self, seat: int, code: int) -> int:
        clause = super().why(seat, code)
        hero = self.cards[HANDS + self.left_of(seat) * KINDS + HERO] > 0
        return c.TURN_05 if clause == c.TURN_01 and hero else clause


class Identity(Broken):
    def redeal(self, viewer: int, chance: Chance) -> ProelioState:
        return self.copy()


class AttacksStay(Broken):
    """A redeal that puts the true attacks back, if the new piles have them."""

    def redeal(self, viewer: int, chance: Chance) -> ProelioState:
        new = super().redeal(viewer, chance)
        for i, packed in enumerate(self.waiting):
            if new.cards[kind_of(packed)] > 0:
                new.cards[kind_of(packed)] -= 1
                new.cards[kind_of(new.waiting[i])] += 1
                new.waiting[i] = packed
        return new


class ListsTheRefused(Broken):
    def legal(self, seat: int) -> list[int]:
        return self.offers(seat)


class LosesDiscards(Broken):
    def discard(self, kind: int) -> None:
        if kind < FIRST_GOLD:
            super().discard(kind)


class ShowsForNothing(Broken):
    """A card is given to one player, taken back, and another given."""

    def final(self, seat: int, code: int) -> bool:
        return code // WIDTH not in (verbs.SUPPORT, verbs.PAY, verbs.LOOT) and super().final(seat, code)


class OfState(Proelio):
    """Proelio with another state."""

    def __init__(self, state_class: type[ProelioState] = Broken) -> None:
        super().__init__()
        self.state_class = state_class

    def start(self, kit: ProelioKit, chance: Chance, log: Log, memory: bool) -> ProelioState:
        state = super().start(kit, chance, log, memory)
        state.__class__ = self.state_class
        return state


class ShowsAHand(Proelio):
    """A view in which one gold card of the next hand lies open."""

    def view(self, state: ProelioState, viewer: int) -> ProelioView:
        view = super().view(state, viewer)
        seat = state.left_of(viewer) if viewer >= 0 else 0
        gold = [kind for kind in range(FIRST_GOLD, KINDS) if state.cards[HANDS + seat * KINDS + kind]]
        return structs.replace(view, total=gold[0]) if gold else view


def caught(title: Proelio, session: str, name: str, seats: int = 4, seed: int = 3) -> None:
    report = check(title, steps=budget.CAUGHT, seed=seed, seats=seats, sessions=[session], stop=name)
    assert report.failed[name], f"not caught; {report}"


@pytest.mark.parametrize(
    ("state_class", "session", "name"),
    [
        (WideAttacks, "redeal", "leak-log"),
        (RefusesByHeroes, "twins", "leak-refusal"),
        (Identity, "redeal", "redeal-honest"),
        (AttacksStay, "redeal", "redeal-honest"),
        (ListsTheRefused, "rules", "legal"),
        (LosesDiscards, "rules", "conserved"),
        (ShowsForNothing, "rules", "final"),
    ],
)
def test_a_broken_state_is_caught(state_class: type[ProelioState], session: str, name: str) -> None:
    caught(OfState(state_class), session, name)


def test_a_card_in_a_view_is_caught() -> None:
    caught(ShowsAHand(), "twins", "leak-view")


def test_a_look_that_is_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Memory, "look", lambda *_: None)
    caught(OfState(), "twins", "leak-log")


def test_a_look_that_the_wrong_seat_remembers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Memory.look

    def by_another(memory: Memory, viewer: int, place: int, bag: list[int], at: int) -> None:
        look(memory, (viewer + 1) % 4, place, bag, at)

    monkeypatch.setattr(Memory, "look", by_another)
    caught(OfState(), "twins", "leak-view")


def test_a_step_skipped_because_of_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_the_hand(p: Position, seat: int, log: Log) -> None:
        """Loot is given without asking if all cards of the hand are alike."""
        hand = p.cards[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS]
        if sum(1 for count in hand if count) == 1:
            discards_and_loot.hand_loot(p, seat, [hand.index(max(hand))] * p.short, log)
        else:
            p.push_excess(p.right_of(seat), True)
            p.push(stack.LOOT, seat)

    monkeypatch.setattr(discards_and_loot, "ask_loot", by_the_hand)
    # A hand of equal cards that owes loot is rare: of six seeds this one comes to it neither soon nor late.
    caught(OfState(), "twins", "leak-log", seats=3, seed=7)


@pytest.mark.parametrize(("session", "clicks"), budget.CONFORMANCE.items())
def test_the_exchanged_class_alone_breaks_nothing(session: str, clicks: int) -> None:
    report = check(OfState(), steps=clicks // 10, seed=3, seats=4, sessions=[session])
    assert report.ok, report
