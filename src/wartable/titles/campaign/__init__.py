"""A campaign of the Second World War that links miniature battles: lists, losses, training, points, victory."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wartable.core.errors import NotAnAction
from wartable.core.forms import Filled
from wartable.core.options import Option
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import Log
from wartable.core.rules.notation import examples
from wartable.core.rules.state import State
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Messages, Phrase
from wartable.core.title import Content, FactSheet, Mode, Repricing, Title
from wartable.titles import messages, read_content, read_pack
from wartable.titles.campaign import invariants, view_builder
from wartable.titles.campaign.bot.player import choose
from wartable.titles.campaign.codes.clauses import CLAUSES
from wartable.titles.campaign.codes.entries import ENTRIES
from wartable.titles.campaign.codes.things import MEANS, OUTCOMES, PLACE_WORDS, side_name
from wartable.titles.campaign.codes.verbs import PICKS, SPACE, VERBS, WIDTH
from wartable.titles.campaign.facts import OPTIONS, PRESETS, RULEBOOK, check_options, options_with
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.openings import OPENINGS
from wartable.titles.campaign.pack import SCHEMA, make, schema_of
from wartable.titles.campaign.pack.repricing import reprice
from wartable.titles.campaign.position.state import CampaignState, start
from wartable.titles.campaign.position_words.fields import ENDINGS, FIELDS
from wartable.titles.campaign.questions import QUESTIONS
from wartable.titles.campaign.scene import CampaignTable, transfer
from wartable.titles.campaign.view import CampaignView
from wartable.titles.campaign.vocabulary import REASONS, TYPES

MESSAGES = messages(__name__, "ftl", "names.ftl", "why.ftl", "options.ftl", "scene.ftl")

SHEET = FactSheet(
    name="campaign",
    modes=(Mode("campaign", 2, 2),),
    options=OPTIONS,
    rules_version="0.1.0",
    space=SPACE,
    encoding_version=1,
    turn_cap=2_000,
    game_cap=20_000,
    secrets=(
        "lists until both are locked",
        "disbandings, purchases and forces until both are ready",
        "how to fight until both have answered",
        "a result until it is handed in",
    ),
    endings=tuple(ENDINGS),
    notation=examples(VERBS),
    questions=tuple(QUESTIONS),
    roles=("first", "second"),
    presets=PRESETS,
)


class Campaign(Title[CampaignKit, CampaignState, CampaignView]):
    """The campaign's doors."""

    def __init__(self) -> None:
        self.sheet, self.rulebook, self.messages = SHEET, RULEBOOK, MESSAGES
        self.clauses, self.entries = CLAUSES, ENTRIES
        self.state, self.fields = CampaignState, FIELDS
        self.questions, self.desk = QUESTIONS, CampaignTable
        self.openings = OPENINGS

    def content(self, pack: str | None = None) -> Content:
        schema = SCHEMA if pack is None else schema_of(pack)
        return read_content(__name__, pack, schema, lambda found: make(found, self.messages))

    def options(self, content: Content) -> tuple[Option, ...]:
        return options_with(content.data.nations)

    def reprice(self, pack: str) -> Repricing:
        return reprice(read_pack(__name__, pack, schema_of(pack)))

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> CampaignKit:
        check_options(options, content.data.nations)
        return CampaignKit(dict(options), content.data)

    def start(self, kit: CampaignKit, chance: Chance, log: Log, memory: bool) -> CampaignState:
        return start(kit, chance, log)

    def view(self, state: CampaignState, viewer: int) -> CampaignView:
        return view_builder.view(state, viewer)

    def messages_of(self, kit: CampaignKit) -> Messages:
        return kit.messages

    def pick(self, kit: CampaignKit, text: str) -> int:
        """The click that a pick's own words name: the words of a row with this one pick."""
        clicks = [code for code in self.parse(kit, text) if code // WIDTH in PICKS]
        if len(clicks) != 1:
            raise NotAnAction("not-a-pick", text=repr(text))
        return clicks[0]

    def may_name(self, kit: CampaignKit, view: CampaignView, thing: str) -> bool:
        """Own formations, and features that the viewer's side names (CA-RULING-64)."""
        namer = view.battle.namer if view.battle is not None else -1
        own = thing.startswith(f"formation.{view.viewer}.")
        return own or (thing.startswith("feature.") and namer == view.viewer)

    def knows_thing(self, kit: CampaignKit, view: CampaignView, thing: str) -> bool:
        """Formations once the lists are open; features as soon as they are named."""
        return bool(view.sides[0].formations)

    def read_form(self, kit: CampaignKit, view: CampaignView, form: str, fields: Mapping[str, object]) -> Filled:
        """A list from a file or from pasted text."""
        if form != transfer.IMPORT or view.list_draft is None or view.list_draft.locked:
            return super().read_form(kit, view, form, fields)
        return transfer.read(kit, view, fields)

    def names(self, kit: CampaignKit) -> Mapping[str, Sequence[str]]:
        return {"nation": kit.nations, "type": TYPES, "reason": REASONS, "means": MEANS, "outcome": OUTCOMES}

    def vocabularies(self, kit: CampaignKit) -> Sequence[Sequence[str]]:
        return ()

    def tell(self, kit: CampaignKit, kind: str, value: int) -> object:
        if kind == "seat":
            return side_name(value)
        if kind == "place":
            return PLACE_WORDS[value]
        if kind == "squads":
            unit, place = Phrase(kit.keys[value % 1024]), value // 1024
            return Phrase("squads-at", place=PLACE_WORDS[place // 8], count=place % 8, unit=unit)
        if kind == "change":
            place, before, after = value // 64, value // 8 % 8, value % 8
            levels = [Phrase("level-" + kit.level_words[level]) for level in (before, after)]
            key = "change-up" if after > before else "change-down"
            return Phrase(key, place=PLACE_WORDS[place], before=levels[0], after=levels[1])
        return super().tell(kit, kind, value)

    def seat_thing(self, kit: CampaignKit, seat: int) -> str:
        return thing("seat", seat)

    def invariants(self, state: CampaignState) -> list[str]:
        return super().invariants(state) + invariants.broken(state)

    def bot(self, level: str) -> Callable[[State, int, Chance], list[int]] | None:
        return choose if level == "sensible" else None

    def measures(self, state: CampaignState) -> Mapping[str, float]:
        return {
            "battles": int(state.played()),
            "draws": int(state.draws),
            "first": state.victory_points[0],
            "second": state.victory_points[1],
        }


TITLE: Title = Campaign()
