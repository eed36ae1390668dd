"""Let's War: a card game of the First World War for two to seven players in two factions, with a neutral Italy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wartable.core.options import Option, Preset, options_of
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Entry, Log
from wartable.core.rules.state import State
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.titles import messages, read_content, texts
from wartable.titles.letswar import invariants, measures, view_builder
from wartable.titles.letswar.bot.player import choose
from wartable.titles.letswar.codes.clauses import CLAUSES
from wartable.titles.letswar.codes.constants import LAID, LEVEL_IDS
from wartable.titles.letswar.codes.entries import ENTRIES, ITALY_JOINS
from wartable.titles.letswar.codes.things import card, date, nation, seat_id
from wartable.titles.letswar.codes.verbs import SPACE, TASK_IDS, VERBS
from wartable.titles.letswar.kit import LetsWarKit
from wartable.titles.letswar.pack import SCHEMA, make
from wartable.titles.letswar.position.state import LetsWarState
from wartable.titles.letswar.position_words import ENDING_IDS, FIELDS, check_seal
from wartable.titles.letswar.questions import QUESTIONS
from wartable.titles.letswar.scene import LetsWarTable
from wartable.titles.letswar.view import LetsWarView
from wartable.titles.letswar.vocabulary import FACTIONS, NEUTRAL, UNITS

from wartable.core.rules.notation import examples  # isort: skip

RULEBOOK = Rulebook(texts(__name__, "rulebook", "md"))
MODES = (Mode("historical", 2, 7), Mode("attrition", 2, 7))
MODE = Option("mode", "historical", tuple(mode.name for mode in MODES), clause="LW-WIN-01")

ITALIAN = (
    "italy_seat", "territory_timing", "territory_depth", "territory_replacement", "neutral_italy_attack",
    "italy_discard_timing", "neutral_italy_defeat", "auction_source", "auction_tie",
)  # fmt: skip
SEATS = {**dict.fromkeys(ITALIAN, (3, 5, 7)), "three_player_fallback": (3,)}
GROUPS = {
    "sides": ("entente", "central_empires"),
    "italy": (*ITALIAN, "three_player_fallback"),
    "armistice": ("armistice_in_prelude", "armistice_score", "final_tiebreak"),
    "events": ("event_order", "date_after_loop", "character_rotation_scope", "shuffle_characters"),
    "spies": ("spy_lifecycle", "spy_limit", "spy_task2_zone", "task1_may_take_spies"),
    "play": (
        "equip_destroyed_units", "nation_purchases_per_turn", "miss_stops_automatic", "tax_per_turn",
        "tax_into_revolution", "absent_player",
    ),
}  # fmt: skip
PRESETS = (
    Preset(
        "strict_text",
        {
            "territory_timing": "before_deal",
            "territory_depth": "whole",
            "territory_replacement": "never",
            "tax_per_turn": "unlimited",
            "italy_discard_timing": "before_resolution",
            "date_after_loop": "marker",
            "final_tiebreak": "reported_result",
        },
    ),
    Preset(
        "gentle",
        {"tax_into_revolution": False, "armistice_in_prelude": "reshuffle", "task1_may_take_spies": "hand_only"},
    ),
)

SHEET = FactSheet(
    name="letswar",
    modes=MODES,
    options=(MODE, *options_of(RULEBOOK, seats=SEATS, groups=GROUPS)),
    rules_version="1",
    space=SPACE,
    encoding_version=1,
    turn_cap=400,
    game_cap=20_000,
    secrets=("hands", "order of the decks", "sealed answers", "pledges of the other side"),
    endings=tuple(ENDING_IDS),
    notation=examples(VERBS),
    questions=tuple(QUESTIONS),
    windows=("attack", "spy", "card", "event"),
    presets=PRESETS,
    rank=2,
)
WORDS = ("ftl", "names.ftl", "why.ftl", "cards.ftl", "options.ftl", "scene.ftl")
KITS = 64  # tables that are unlike each other, of which a kit is kept for the next one
GATES = (("trento", "colonies", "other"), ("armistice", "other"))


class LetsWar(Title[LetsWarKit, LetsWarState, LetsWarView]):
    """The doors of Let's War."""

    def __init__(self) -> None:
        self.sheet, self.rulebook = SHEET, RULEBOOK
        self.messages = messages(__name__, *WORDS)
        self.clauses, self.entries = CLAUSES, ENTRIES
        self.state, self.fields = LetsWarState, FIELDS
        self.questions, self.desk = QUESTIONS, LetsWarTable
        self.kits: dict[tuple[object, ...], LetsWarKit] = {}

    def content(self, pack: str | None = None) -> Content:
        return read_content(__name__, pack, SCHEMA, lambda read: make(read, self.messages))

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> LetsWarKit:
        """Tables alike share a kit: it is as large as all else of a table, and nothing changes it."""
        if content is not self.content():
            return LetsWarKit(seats, dict(options), content.data)
        key = (seats, *options.values())
        if key not in self.kits:
            if len(self.kits) == KITS:
                del self.kits[next(iter(self.kits))]
            self.kits[key] = LetsWarKit(seats, dict(options), content.data)
        return self.kits[key]

    def messages_of(self, kit: LetsWarKit) -> Messages:
        return kit.messages

    def start(self, kit: LetsWarKit, chance: Chance, log: Log, memory: bool) -> LetsWarState:
        begun = LetsWarState(kit)
        if memory:
            begun.remember()
        begun.set_up(chance, log)
        return begun

    def from_dict(self, kit: LetsWarKit, data: Mapping[str, Any]) -> LetsWarState:
        check_seal(data)
        return super().from_dict(kit, data)

    def view(self, state: LetsWarState, viewer: int) -> LetsWarView:
        return view_builder.view(state, viewer)

    def names(self, kit: LetsWarKit) -> Mapping[str, Sequence[str]]:
        return {
            "card": kit.card_words,
            "nation": kit.nations,
            "unit": UNITS,
            "side": FACTIONS,
            "level": LEVEL_IDS,
            "task": TASK_IDS,
            "event": kit.event_ids,
            "character": kit.leader_ids,
        }

    def vocabularies(self, kit: LetsWarKit) -> Sequence[Sequence[str]]:
        decks = [kit.card_words[kit.starts[seat + 1] : kit.starts[seat + 2]] for seat in range(kit.seats)]
        conflict = kit.card_words[: kit.conflicts]
        return [conflict, GATES[0], kit.event_ids, kit.leader_ids, GATES[1], FACTIONS[:NEUTRAL], *decks]

    def tell(self, kit: LetsWarKit, kind: str, value: int) -> object:
        if kind == "seat":
            return nation(kit.nations[value])
        if kind == "card":
            return card(kit.card_words[value % LAID])
        if kind == "date":
            return date(value)
        return super().tell(kit, kind, value)

    def seat_sign(self, kit: LetsWarKit, seat: int) -> str:
        return f"emblems/flag-{kit.nations[seat]}"

    def seat_thing(self, kit: LetsWarKit, seat: int) -> str:
        return seat_id(seat)

    def stamp_thing(self, kit: LetsWarKit, entries: Sequence[Entry], at: int, value: int) -> str:
        return seat_id(value)

    def side_name(self, kit: LetsWarKit, side: int, lang: str) -> str:
        return Phrase(f"side-{FACTIONS[side]}").say(self.messages, lang)

    def side_at(self, kit: LetsWarKit, entries: Sequence[Entry], at: int, seat: int) -> int:
        """Italy is neutral until a line tells that it has joined."""
        if seat == kit.italy:
            for entry in entries[: at + 1]:
                if entry.key == ITALY_JOINS:
                    return entry.args[1]
        return int(kit.sides[seat])

    def measures(self, state: LetsWarState) -> Mapping[str, float]:
        return measures.measures(state)

    def gauge(self) -> Log:
        return measures.Gauge()

    def counts(self, kit: LetsWarKit, log: Log) -> Mapping[str, float]:
        assert isinstance(log, measures.Gauge)
        return log.counts()

    def invariants(self, state: LetsWarState) -> list[str]:
        return super().invariants(state) + invariants.broken(state)

    def bot(self, level: str) -> Callable[[State, int, Chance], int] | None:
        return choose if level == "sensible" else None


TITLE: Title = LetsWar()
