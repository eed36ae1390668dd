"""Titles that are broken on purpose: the tiny title with one thing wrong, and the check that must catch it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.conformance.broken_secrets import (
    AlwaysTheSameTrap,
    DealsOwnHand,
    DealsTooFew,
    ExplainsByAHand,
    ExplainsInNoLanguage,
    ForcedByTheHand,
    Identity,
    LookForgotten,
    LookOfTheWrongSeat,
    OutByTheHand,
    PlaysAKindUnasked,
    RandomScenes,
    RefusesByAHand,
    Rewriting,
    SaysWhatIsVeiled,
    SealedAnswersStay,
    ShowsTheTrap,
    ShowsWhoAnswered,
    SidesByTheHand,
    TellingArgument,
    TrapStays,
    WideAudience,
    WideChance,
    WindowByTheHand,
)
from tests.conformance.tiny import Tiny, TinyView
from tests.conformance.tiny.state import (
    ACT,
    DRAW,
    LOSS,
    PASS,
    PEEK,
    VERBS,
    WIDTH,
    WINDOW,
    TinyKit,
    TinyState,
)
from tests.conformance.tiny.texts import ENGLISH, ITALIAN
from wartable.core.errors import OptionError, UndoRefused
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, SILENT, Log
from wartable.core.rules.state import Kit, State
from wartable.core.table.table import Action, Table
from wartable.core.text.messages import Messages
from wartable.core.title import Content, Title

# -- rules --


class Crashes(TinyState):
    def peek(self, seat: int, target: int, log: Log) -> None:
        raise KeyError(target)


class OffersBackwards(TinyState):
    def offers(self, seat: int) -> list[int]:
        return super().offers(seat)[::-1]


class PlaysOneOfManyUnasked(TinyState):
    def forced(self, seat: int) -> int:
        return self.legal(seat)[0] if seat in self.deciders() else 0


class ListsTheRefused(TinyState):
    def legal(self, seat: int) -> list[int]:
        return self.offers(seat)


class NoSuchClause(TinyState):
    def why(self, seat: int, code: int) -> int:
        return super().why(seat, code) and 99


class LookingChanges(Tiny):
    def view(self, state: State, viewer: int) -> TinyView:
        assert isinstance(state, TinyState)
        if state.step == ACT:
            state.draft = [-1] * state.kit.seats
        return super().view(state, viewer)


class AllOnOneSide(TinyState):
    """All seats are of one side, and yet one of them wins alone."""

    def side(self, seat: int) -> int:
        return 0


class OutAndAsked(TinyState):
    """A seat without cards is out of the game, and plays on."""

    def eliminated(self) -> int:
        return sum(BIT[seat] for seat in range(self.kit.seats) if not self.size(seat))


class OutAndLooking(TinyState):
    """The last seat is out of the game in the turns of others, and still sees its hand."""

    def eliminated(self) -> int:
        last = self.kit.seats - 1
        return BIT[last] if self.step == ACT and self.active != last else 0


class BearsAreNeverLost(TinyState):
    def offers(self, seat: int) -> list[int]:
        offers = super().offers(seat)
        return [code for code in offers if code % WIDTH != 2] if self.step == LOSS else offers


class PicksForEver(TinyState):
    """A pick can be taken back by an action, and made again, and taken back."""

    def offers(self, seat: int) -> list[int]:
        offers = super().offers(seat)
        return [*offers, PASS * WIDTH] if self.step == WINDOW and offers and PASS * WIDTH not in offers else offers

    def apply(self, seat: int, code: int, chance: Chance, log: Log = SILENT) -> None:
        if self.step == WINDOW and self.draft[seat] >= 0 and code == PASS * WIDTH:
            self.draft[seat] = -1
        else:
            super().apply(seat, code, chance, log)


class NeverEnds(TinyState):
    def over(self, log: Log) -> None:
        return


class CopiesShareDiscards(TinyState):
    def copy(self) -> TinyState:
        new = super().copy()
        new.open = self.open
        return new


class LooksOnlyWithALog(TinyState):
    def peek(self, seat: int, target: int, log: Log) -> None:
        memory = self.memory
        if not log.on:
            self.memory = None
        super().peek(seat, target, log)
        self.memory = memory


class LosesCards(TinyState):
    def discard(self, seat: int, kind: int) -> None:
        super().discard(seat, kind)
        self.open[kind] -= 1


class NothingIsFinal(TinyState):
    def final(self, seat: int, code: int) -> bool:
        return False


class LooksAreTakenBack(TinyState):
    """Two seats read what is in a hand, and the look can be undone, and another taken."""

    def final(self, seat: int, code: int) -> bool:
        return code // WIDTH != PEEK and super().final(seat, code)


class Alone(Rewriting):
    def write(self, key: int, args: list[int], veils: list[int], audience: int) -> None:
        self.log.write(key, args, [veil if veil == -1 else BIT[args[0]] for veil in veils], audience)


class OwnLooksAreTakenBack(LooksAreTakenBack):
    """The same, but only the seat that looks is told of the cards."""

    def peek(self, seat: int, target: int, log: Log) -> None:
        super().peek(seat, target, Alone(log))


class PicksAreWhole(TinyState):
    def completes(self, seat: int, code: int) -> bool:
        return True


class AlwaysDraws(TinyState):
    def default(self, seat: int, chance: Chance) -> int:
        return DRAW * WIDTH


class ResignsWithTheTrap(TinyState):
    def forfeit(self, seat: int, chance: Chance, log: Log = SILENT) -> None:
        self.trap = -1
        super().forfeit(seat, chance, log)


class LongForTwoAlone(Tiny):
    """An option that is refused where it does not matter."""

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> TinyKit:
        if options["long"] and seats > 2:
            raise OptionError("seats-of-mode", title="tiny", mode="long", span="2", seats=repr(seats))
        return super().make_kit(seats, options, content)


class ForgetsDrafts(Tiny):
    def from_dict(self, kit: Kit, data: Mapping[str, Any]) -> TinyState:
        state = super().from_dict(kit, data)
        state.draft = [-1] * len(state.draft)
        return state


# -- words and table --


class NoItalianFox(Tiny):
    def __init__(self) -> None:
        super().__init__()
        self.messages = Messages({"en": ENGLISH, "it": ITALIAN.replace("fox", "foxes")})


class PeeksAtNobody(Tiny):
    def line(self, kit: Kit, clicks: Sequence[int]) -> str:
        line = super().line
        return " ".join("peek" if code // WIDTH == PEEK else line(kit, [code]) for code in clicks)


class ReadsHares(Tiny):
    def parse(self, kit: Kit, text: str) -> list[int]:
        return [code - code % WIDTH if code // WIDTH in (2, 4) else code for code in super().parse(kit, text)]


class StartsElsewhere(Tiny):
    started = 0

    def start(self, kit: Kit, chance: Chance, log: Log, memory: bool) -> TinyState:
        state = super().start(kit, chance, log, memory)
        state.turn = self.started % 2
        self.started += 1
        return state


class ChokesOnWords(Tiny):
    def parse(self, kit: Kit, text: str) -> list[int]:
        return [VERBS.index(word) * WIDTH for word in text.split()]


class Tabled(Tiny):
    """A title that opens a broken table."""

    table_class: type[Table] = Table

    def open(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        pack: str | None = None,
        memory: bool = True,
        preset: str = "",
    ) -> Table:
        chosen = self.preset(preset, options)
        return self.table_class.open(self, seats, chosen, self.source(seed, chance), pack, memory)


class DraftsBlock(Table):
    def undo(self, seat: int, pick: Action | Sequence[Action] | None = None, *, act: bool = False) -> None:
        if any(draft for other, draft in enumerate(self.history.drafts) if other != seat):
            raise UndoRefused("somebody else is choosing")
        super().undo(seat, pick)


class AnswersBlock(Table):
    def can_undo(self, seat: int) -> bool:
        return super().can_undo(seat) and all(click.seat == seat for click in self.history.tail if click.line)


class UndoesTwice(Table):
    def undo(self, seat: int, pick: Action | Sequence[Action] | None = None, *, act: bool = False) -> None:
        super().undo(seat, pick)
        self.state.turn += 1  # type: ignore[attr-defined]


class HalfPlays(Table):
    """Makes the clicks of a text one by one, and finds out on the way that there are too many."""

    def act(self, seat: int, *actions: Action, number: int | None = None) -> tuple[Action, ...]:
        codes = [self.title.parse(self.kit, one) if isinstance(one, str) else [one] for one in actions]
        return super().act(seat, *(code for some in codes for code in some), number=number)


class OneNumberForAll(Table):
    def number(self, seat: int) -> int:
        return max(super(OneNumberForAll, self).number(one) for one in range(self.seats))


class Unveiled(Table):
    def wtr(self, viewer: int | None = None) -> str:
        return super().wtr()


class TeachesAnotherGame(Tiny):
    """Its script is that of another title: none of its positions makes sense here."""

    @property
    def package(self) -> str:
        return "tests.small.skirmish"


STATES: dict[type[TinyState], tuple[str, str]] = {
    Crashes: ("rules", "crash"),
    OffersBackwards: ("rules", "offers"),
    PlaysOneOfManyUnasked: ("rules", "forced"),
    PlaysAKindUnasked: ("redeal", "forced"),
    ListsTheRefused: ("rules", "legal"),
    NoSuchClause: ("rules", "refusal"),
    BearsAreNeverLost: ("rules", "stuck"),
    AllOnOneSide: ("rules", "sides"),
    SidesByTheHand: ("redeal", "sides"),
    OutAndAsked: ("rules", "eliminated"),
    OutAndLooking: ("rules", "eliminated"),
    OutByTheHand: ("redeal", "eliminated"),
    PicksForEver: ("rules", "turn"),
    NeverEnds: ("rules", "length"),
    CopiesShareDiscards: ("rules", "copy"),
    LooksOnlyWithALog: ("rules", "apply"),
    LosesCards: ("rules", "conserved"),
    NothingIsFinal: ("rules", "final"),
    LooksAreTakenBack: ("rules", "final"),
    OwnLooksAreTakenBack: ("twins", "final"),
    PicksAreWhole: ("rules", "completes"),
    AlwaysDraws: ("rules", "default"),
    ResignsWithTheTrap: ("rules", "forfeit"),
    WindowByTheHand: ("twins", "leak-view"),
    LookOfTheWrongSeat: ("twins", "leak-view"),
    RefusesByAHand: ("twins", "leak-refusal"),
    ExplainsByAHand: ("twins", "leak-refusal"),
    ExplainsInNoLanguage: ("rules", "messages"),
    ForcedByTheHand: ("twins", "leak-log"),
    LookForgotten: ("twins", "leak-log"),
    TellingArgument: ("redeal", "leak-log"),
    WideAudience: ("redeal", "leak-log"),
    WideChance: ("redeal", "leak-log"),
    DealsOwnHand: ("redeal", "redeal-view"),
    SealedAnswersStay: ("redeal", "redeal-asked"),
    Identity: ("redeal", "redeal-honest"),
    TrapStays: ("redeal", "redeal-honest"),
    AlwaysTheSameTrap: ("redeal", "redeal-varies"),
    DealsTooFew: ("redeal", "redeal-valid"),
}
TITLES: dict[type[Tiny], tuple[str, str]] = {
    LookingChanges: ("rules", "unchanged"),
    LongForTwoAlone: ("rules", "options"),
    ForgetsDrafts: ("rules", "round-trip"),
    NoItalianFox: ("rules", "messages"),
    PeeksAtNobody: ("rules", "text"),
    ReadsHares: ("rules", "notation"),
    TeachesAnotherGame: ("rules", "coach"),
    SaysWhatIsVeiled: ("rules", "leak-veil"),
    StartsElsewhere: ("table", "replay"),
    ChokesOnWords: ("table", "junk"),
    ShowsTheTrap: ("twins", "leak-view"),
    ShowsWhoAnswered: ("twins", "leak-draft"),
    RandomScenes: ("twins", "leak-scene"),
}
TABLES: dict[type[Table], tuple[str, str]] = {
    DraftsBlock: ("table", "undo"),
    AnswersBlock: ("table", "leak-undo"),
    UndoesTwice: ("table", "undo"),
    HalfPlays: ("table", "junk"),
    OneNumberForAll: ("table", "number"),
    Unveiled: ("twins", "leak-record"),
}


def broken_titles() -> Iterator[tuple[str, Title, str, str]]:
    """Each flaw by name: a title that has it, the inspection that sees it, and the check that it breaks."""
    for state_class, (session, check) in STATES.items():
        with_state = Tiny()
        with_state.state_class = state_class
        yield state_class.__name__, with_state, session, check
    for title_class, (session, check) in TITLES.items():
        yield title_class.__name__, title_class(), session, check
    for table_class, (session, check) in TABLES.items():
        with_table = Tabled()
        with_table.table_class = table_class
        yield table_class.__name__, with_table, session, check
