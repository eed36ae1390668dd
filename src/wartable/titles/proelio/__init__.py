"""Proelio: a medieval bluffing card game for three to six Houses, or four in pairs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wartable.core.errors import NotAnAction, OptionError
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import SILENT, Entry, Log
from wartable.core.rules.state import Kit, State
from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, Mode, Sheet, Title
from wartable.core.view import View
from wartable.titles import messages, texts
from wartable.titles.proelio import invariants, notation, sight, words
from wartable.titles.proelio import pack as packs
from wartable.titles.proelio.cards import CARD_IDS, DECK_IDS, FIRST_GOLD
from wartable.titles.proelio.clauses import CLAUSES
from wartable.titles.proelio.codes import SPACE
from wartable.titles.proelio.entries import ENTRIES
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.labels import card, house
from wartable.titles.proelio.options import OPTIONS
from wartable.titles.proelio.state import ProelioState, start
from wartable.titles.proelio.steps import turn
from wartable.titles.proelio.view import ProelioView

if TYPE_CHECKING:
    from wartable.core.scene import LogLine, Scene

SHEET = Sheet(
    name="proelio",
    modes=(Mode("open_war", 3, 6), Mode("allied_houses", 4, 4)),
    options=OPTIONS,
    rules_version="0.8.2",
    space=SPACE,
    encoding_version=1,
    turn_cap=40,
    game_cap=20_000,
    secrets=("hands", "waiting attacks", "order of the decks"),
    endings=("PR-WIN-01", "PR-ALY-09", "PR-RULING-51", "PR-RULING-56"),
    notation=(
        "draw",
        "attack knights",
        "fortify shields",
        "play resources",
        "play inquisition 1",
        "exchange trebuchets resources",
        "support towers",
        "deploy shields patrol",
        "deploy",
        "sacrifice",
        "keep",
        "loot manure",
        "pay soldiers",
        "discard manure knights",
        "pass",
    ),
    questions=("attack", "hand", "piles", "neighbours"),
)
VOCABULARIES = (CARD_IDS, CARD_IDS[:FIRST_GOLD], CARD_IDS[FIRST_GOLD:])


class Proelio(Title):
    """Proelio's doors."""

    def __init__(self) -> None:
        self.sheet = SHEET
        self.messages = messages(__name__, "ftl", "scene.ftl")
        self.rulebook = Rulebook(texts(__name__, "rulebook", "md"))
        self.clauses = CLAUSES
        self.entries = ENTRIES

    def content(self, pack: str | None = None) -> Content:
        return packs.read(pack)

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> ProelioKit:
        cards = content.data
        return ProelioKit(seats, dict(options), list(cards.copies), cards.hand_limit, cards.opening_hand)

    def start(self, kit: Kit, chance: Chance, log: Log, memory: bool) -> ProelioState:
        assert isinstance(kit, ProelioKit)
        base = sum(kit.copies[:FIRST_GOLD])
        if base < kit.seats * kit.opening_hand:
            each = f"{kit.opening_hand} to each of {kit.seats} players"
            raise OptionError(f"the Base deck has {base} cards, too few to deal {each} (PR-SET-03)")
        return start(kit, chance, log, memory)

    def from_dict(self, kit: Kit, data: Mapping[str, Any]) -> ProelioState:
        assert isinstance(kit, ProelioKit)
        state = ProelioState()
        words.Reader(state, kit, data).read()
        turn.run(state, SILENT)
        return state

    def line(self, kit: Kit, clicks: Sequence[int]) -> str:
        return notation.line(clicks)

    def parse(self, kit: Kit, text: str) -> list[int]:
        try:
            return notation.parse(text)
        except notation.NotationError as error:
            raise NotAnAction(str(error)) from error

    def view(self, state: State, viewer: int) -> ProelioView:
        assert isinstance(state, ProelioState)
        return sight.view(state, viewer)

    def scene(self, kit: Kit, view: View, lang: str) -> Scene:
        from wartable.titles.proelio.scene import scene

        assert isinstance(view, ProelioView)
        return scene(view, self, lang)

    def log_lines(self, kit: Kit, entries: Sequence[Entry], viewer: int, lang: str, most: int) -> tuple[LogLine, ...]:
        from wartable.titles.proelio.scene.journal import log_lines

        return log_lines(entries, self, kit, viewer, lang, most)

    def vocabularies(self, kit: Kit) -> Sequence[Sequence[str]]:
        return VOCABULARIES

    def tell(self, kit: Kit, kind: str, value: int) -> object:
        if kind == "seat":
            return house(value)
        if kind == "card":
            return card(value)
        if kind == "deck":
            return Phrase(f"deck-{DECK_IDS[value]}")
        if kind == "back":
            return Phrase(f"back-{DECK_IDS[value]}")
        if kind == "counted":
            return Phrase("counted-card", card=card(value % 32), counts=value // 32)
        return value

    def ask(self, kit: Kit, view: View, question: str, args: Sequence[str]) -> list[Phrase]:
        from wartable.titles.proelio.questions import ask

        assert isinstance(view, ProelioView)
        return ask(view, question, args)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, ProelioState)
        return invariants.broken(state)

    def bot(self, level: str) -> Callable[[State, int, Chance], int] | None:
        from wartable.titles.proelio.bot import choose

        return choose if level == "sensible" else None


TITLE = Proelio()
