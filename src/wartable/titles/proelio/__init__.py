"""Proelio: a medieval bluffing card game for three to six Houses, or four in pairs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wartable.core.errors import OptionError
from wartable.core.options import Option, options_of
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import VEILED, Entry, Log
from wartable.core.rules.state import State
from wartable.core.scene import Sign
from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.titles import messages, read_content, texts
from wartable.titles.proelio import invariants, view_builder
from wartable.titles.proelio.bot import choose
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_CARDS, DECK_IDS, FIRST_GOLD, GUNPOWDER, INFILTRATION
from wartable.titles.proelio.codes.clauses import CLAUSES
from wartable.titles.proelio.codes.entries import ALLIANCE_SURRENDERS, ENTRIES, LEFT, PLAYED_ON
from wartable.titles.proelio.codes.things import blazon, card, house, printed, seat_id, walls_id
from wartable.titles.proelio.codes.verbs import NOTATION, SPACE
from wartable.titles.proelio.kit import ProelioKit
from wartable.titles.proelio.pack import SCHEMA, make
from wartable.titles.proelio.position.state import ProelioState, start
from wartable.titles.proelio.position_words import FIELDS
from wartable.titles.proelio.questions import QUESTIONS
from wartable.titles.proelio.scene import ProelioTable
from wartable.titles.proelio.scene.faces import FACTS
from wartable.titles.proelio.view import ProelioView

RULEBOOK = Rulebook(texts(__name__, "rulebook", "md"))
MODES = (Mode("open_war", 3, 6), Mode("allied_houses", 4, 4))
ONE_MODE = {"temporary_alliance_self": ["open_war"], "ally_hand_visible": ["allied_houses"]}
MODE = Option("mode", "open_war", tuple(mode.name for mode in MODES), clause="PR-GEN-02")

SHEET = FactSheet(
    name="proelio",
    modes=MODES,
    options=(MODE, *options_of(RULEBOOK, ONE_MODE)),
    rules_version="0.8.2",
    space=SPACE,
    encoding_version=1,
    turn_cap=40,
    game_cap=20_000,
    secrets=("hands", "waiting attacks", "order of the decks"),
    endings=("PR-WIN-01", "PR-ALY-09", "PR-RULING-51", "PR-RULING-56"),
    notation=NOTATION.examples(),
    questions=tuple(QUESTIONS),
    rank=1,
)
NAMES = {"card": CARD_IDS, "deck": DECK_IDS, "back": DECK_IDS}


class Proelio(Title[ProelioKit, ProelioState, ProelioView]):
    """Proelio's doors."""

    def __init__(self) -> None:
        self.sheet, self.rulebook = SHEET, RULEBOOK
        self.messages = messages(__name__, "ftl", "scene.ftl")
        self.clauses, self.entries = CLAUSES, ENTRIES
        self.state, self.fields = ProelioState, FIELDS
        self.questions, self.desk = QUESTIONS, ProelioTable

    def content(self, pack: str | None = None) -> Content:
        return read_content(__name__, pack, SCHEMA, make)

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> ProelioKit:
        cards = content.data
        return ProelioKit(seats, dict(options), list(cards.copies), cards.hand_limit, cards.opening_hand)

    def start(self, kit: ProelioKit, chance: Chance, log: Log, memory: bool) -> ProelioState:
        base = sum(kit.copies[:FIRST_GOLD])
        if base < kit.seats * kit.opening_hand:
            raise OptionError("proelio-too-few-cards", cards=base, each=kit.opening_hand, players=kit.seats)
        return start(kit, chance, log, memory)

    def view(self, state: ProelioState, viewer: int) -> ProelioView:
        return view_builder.view(state, viewer)

    def seat_sign(self, kit: ProelioKit, seat: int) -> str:
        return blazon(seat)

    def seat_thing(self, kit: ProelioKit, seat: int) -> str:
        return seat_id(seat)

    def entry_clause(self, entries: Sequence[Entry], at: int) -> str:
        """An alliance surrenders because a House fell, or because its players left."""
        if at and (entries[at - 1].key, entries[at].key) == (LEFT, ALLIANCE_SURRENDERS):
            return "PR-RULING-51"
        return super().entry_clause(entries, at)

    def stamp_args(self, kit: ProelioKit, key: int, seen: Sequence[int], viewer: int) -> Mapping[str, object]:
        """A stamp has the card's name as it is printed."""
        shown = ENTRIES[key].facts(list(seen)).get("card", VEILED)
        args = super().stamp_args(kit, key, seen, viewer)
        return args if shown == VEILED else {**args, "card": printed(CARD_IDS[shown])}

    def stamp_thing(self, kit: ProelioKit, entries: Sequence[Entry], at: int, value: int) -> str:
        return walls_id(value)

    def stamp_sign(self, kit: ProelioKit, name: str, facts: Mapping[str, int]) -> Sign | None:
        card = facts.get("card", {"swept": GUNPOWDER, "turned-round": INFILTRATION}.get(name, VEILED))
        return None if card == VEILED else FACTS[CARD_IDS[card]].sign

    def names(self, kit: ProelioKit) -> Mapping[str, Sequence[str]]:
        return NAMES

    def vocabularies(self, kit: ProelioKit) -> Sequence[Sequence[str]]:
        return CARD_IDS, *DECK_CARDS

    def phrase(self, kit: ProelioKit, key: int, seen: Sequence[int], viewer: int) -> Phrase:
        told = super().phrase(kit, key, seen, viewer)
        if key == PLAYED_ON:
            # A player who names their own House reads "yourself", not its name.
            told.args["self"] = "yes" if seen[0] == seen[2] else "no"
        return told

    def tell(self, kit: ProelioKit, kind: str, value: int) -> object:
        if kind == "seat":
            return house(value)
        if kind == "card":
            return card(value)
        if kind == "counted":
            return Phrase("counted-card", card=card(value % 32), counts=value // 32)
        return super().tell(kit, kind, value)

    def invariants(self, state: ProelioState) -> list[str]:
        return super().invariants(state) + invariants.broken(state)

    def bot(self, level: str) -> Callable[[State, int, Chance], int] | None:
        return choose if level == "sensible" else None


TITLE: Title = Proelio()
