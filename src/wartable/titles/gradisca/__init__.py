"""La Guerra di Gradisca 1615-1617: a siege wargame for Venice and Austria."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from wartable.core.options import Option, options_of
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Entry, Log
from wartable.core.rules.notation import examples
from wartable.core.rules.state import State
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.titles import messages, read_content, texts
from wartable.titles.gradisca import invariants, measures, view_builder
from wartable.titles.gradisca.bot.player import choose
from wartable.titles.gradisca.codes.clauses import CLAUSES
from wartable.titles.gradisca.codes.effects import WINDOWS
from wartable.titles.gradisca.codes.entries import ENTRIES
from wartable.titles.gradisca.codes.things import ARMIES, BANDS, LOOT_FACES, wall_id, zone_id
from wartable.titles.gradisca.codes.verbs import SPACE, VERB_IDS, VERBS
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.openings import OPENINGS
from wartable.titles.gradisca.pack import SCHEMA, make
from wartable.titles.gradisca.position.state import GradiscaState, start
from wartable.titles.gradisca.position_words import ENDINGS, FIELDS
from wartable.titles.gradisca.questions import QUESTIONS
from wartable.titles.gradisca.scene import GradiscaTable
from wartable.titles.gradisca.view import GradiscaView

RULEBOOK = Rulebook(texts(__name__, "rulebook", "md"))
MESSAGES = messages(__name__, "ftl", "why.ftl", "reasons.ftl", "names.ftl", "scene.ftl", "advanced.ftl")
MODES = (Mode("basic", 2, 2), Mode("advanced", 2, 2))
MODE = Option("mode", "basic", tuple(mode.name for mode in MODES), clause="GR-RULING-27")
# Rulings on rules that the Basic game does not have.
ADVANCED = (
    "river_cross", "radius_from", "calls_at_low_morale", "rounds_threshold", "difficult_affects_commander",
    "sea_supply_serves_camp", "raid_exit", "incursion_dislodges", "late_r_card",
)  # fmt: skip
SECTIONS = {
    "cards": ("discards", "cards_between_zones", "blocked_mandatory", "reshuffle"),
    "marches": ("stack_mp", "captured_commander_replaced", "exit_map", "occupation", "loot"),
    "battles": (
        "garrison_guns_fire", "gun_burst_in_field", "stand_loss", "retreat_to_attacker_origin",
        "no_back_disorganise",
    ),
    "siege": ("bombard_empty_fortress", "partial_retreat", "mine_pairs"),
    "advanced": ADVANCED,
}  # fmt: skip

SHEET = FactSheet(
    name="gradisca",
    modes=MODES,
    options=(MODE, *options_of(RULEBOOK, dict.fromkeys(ADVANCED, ("advanced",)), groups=SECTIONS)),
    rules_version="0.1.0",
    space=SPACE,
    encoding_version=1,
    turn_cap=400,
    game_cap=20_000,
    secrets=("hands", "order of the deck", "order of the chits", "values of loot markers"),
    endings=tuple(ENDINGS),
    notation=examples(VERBS),
    questions=tuple(QUESTIONS),
    windows=WINDOWS,
    roles=("venice", "austria"),
    rank=3,
)


class Gradisca(Title[GradiscaKit, GradiscaState, GradiscaView]):
    """Gradisca's doors."""

    def __init__(self) -> None:
        self.sheet, self.rulebook, self.messages = SHEET, RULEBOOK, MESSAGES
        self.clauses, self.entries = CLAUSES, ENTRIES
        self.state, self.fields = GradiscaState, FIELDS
        self.questions, self.desk = QUESTIONS, GradiscaTable
        self.openings = OPENINGS

    def content(self, pack: str | None = None) -> Content:
        return read_content(__name__, pack, SCHEMA, partial(make, own=MESSAGES))

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> GradiscaKit:
        return GradiscaKit(dict(options), content.data.data, content.data.messages)

    def start(self, kit: GradiscaKit, chance: Chance, log: Log, memory: bool) -> GradiscaState:
        return start(kit, chance, log, memory)

    def view(self, state: GradiscaState, viewer: int) -> GradiscaView:
        return view_builder.view(state, viewer)

    def messages_of(self, kit: GradiscaKit) -> Messages:
        return kit.messages

    def names(self, kit: GradiscaKit) -> Mapping[str, Sequence[str]]:
        things = {"zone": kit.zones, "unit": kit.units, "wall": kit.walls, "card": kit.card_ids, "corps": kit.corps}
        return {"seat": ARMIES, "side": ARMIES, **things}

    def vocabularies(self, kit: GradiscaKit) -> Sequence[Sequence[str]]:
        return (kit.cards, LOOT_FACES, kit.corps)

    def tell(self, kit: GradiscaKit, kind: str, value: int) -> object:
        if kind == "seat":
            return Phrase(f"side-{ARMIES[value]}")
        if kind == "unit":
            return Phrase(f"counter-{kit.units[value]}")
        if kind == "roll":
            unit = Phrase(f"counter-{kit.units[value & 127]}")
            return Phrase(
                "roll", unit=unit, die=value >> 7 & 7, value=value >> 10 & 7, hit="yes" if value >> 19 else "no"
            )
        if kind == "face":
            return Phrase("face-unknown") if value == 0 else value - 1
        if kind == "work":
            return Phrase(f"work-{VERB_IDS[value - 1]}")
        if kind == "band":
            return Phrase(f"band-{BANDS[value]}")
        if kind == "stretch":
            ends = [Phrase(f"zone-{kit.zones[end]}") for end in kit.stretch_ends[value]]
            return Phrase("stretch", one=ends[0], other=ends[1])
        if kind == "turn":
            return Phrase(f"turn-{value}")
        return super().tell(kit, kind, value)

    def stamp_thing(self, kit: GradiscaKit, entries: Sequence[Entry], at: int, value: int) -> str:
        row = ENTRIES[entries[at].key]
        on = row.stamp.on if row.stamp is not None else ""
        if on == "wall":
            return wall_id(kit.wall_borders[value])
        zone = value if on == "zone" else entries[at].args[1]
        return zone_id(kit.zones[zone])

    def seat_sign(self, kit: GradiscaKit, seat: int) -> str:
        return ("arms/venice", "arms/austria")[seat]

    def seat_thing(self, kit: GradiscaKit, seat: int) -> str:
        return thing("seat", seat)

    def invariants(self, state: GradiscaState) -> list[str]:
        return super().invariants(state) + invariants.broken(state)

    def bot(self, level: str) -> Callable[[State, int, Chance], int] | None:
        return choose if level == "sensible" else None

    def measures(self, state: GradiscaState) -> Mapping[str, float]:
        return measures.measures(state)

    def gauge(self) -> Log:
        return measures.Gauge()

    def counts(self, kit: GradiscaKit, log: Log) -> Mapping[str, float]:
        assert isinstance(log, measures.Gauge)
        return measures.counts(kit, log)


TITLE: Title = Gradisca()
