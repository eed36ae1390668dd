"""A campaign of the Second World War that links miniature battles: lists, losses, training, points, victory."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from wartable.core.errors import NotAnAction
from wartable.core.forms import Filled, FormError
from wartable.core.options import Option
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import SILENT, Entry, Log
from wartable.core.rules.notation import examples
from wartable.core.rules.state import State
from wartable.core.scene import LogLine
from wartable.core.scene.ids import thing
from wartable.core.text.messages import Messages, Phrase
from wartable.core.title import Content, FactSheet, Mode, Repricing, Title
from wartable.core.view import NearMiss
from wartable.titles import messages, read_content, read_pack
from wartable.titles.campaign import invariants, view_builder
from wartable.titles.campaign.bot.player import choose
from wartable.titles.campaign.codes.clauses import CLAUSES
from wartable.titles.campaign.codes.entries import CHOSE_NATION, ENTRIES
from wartable.titles.campaign.codes.stack import NATION as NATION_STEP
from wartable.titles.campaign.codes.things import MEANS, OUTCOMES, PLACE_WORDS, feature_id, nameable, side_name
from wartable.titles.campaign.codes.verbs import NATION, PICKS, SPACE, VERBS, WIDTH
from wartable.titles.campaign.facts import OPTIONS, PRESETS, RULEBOOK, check_options, options_with
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.openings import OPENINGS
from wartable.titles.campaign.pack import SCHEMA, make, schema_of
from wartable.titles.campaign.pack.repricing import reprice
from wartable.titles.campaign.position.state import CampaignState, start
from wartable.titles.campaign.position_words.fields import ENDINGS, FIELDS
from wartable.titles.campaign.questions import QUESTIONS
from wartable.titles.campaign.scene import CampaignTable, moving, suggestions, transfer
from wartable.titles.campaign.scene.clerk import by_nation, nation_names
from wartable.titles.campaign.view import CampaignView, ListDraft
from wartable.titles.campaign.view_parts.drafts import pointed_at
from wartable.titles.campaign.vocabulary import REASONS, TYPES, WORDS

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
    rank=4,
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
        """Return the click that a pick's own words name: the words of a row with this one pick."""
        clicks = [code for code in self.parse(kit, text) if code // WIDTH in PICKS]
        if len(clicks) != 1:
            raise NotAnAction("not-a-pick", text=repr(text))
        return clicks[0]

    def misses(self, state: CampaignState, seat: int, things: Sequence[str]) -> list[NearMiss]:
        """Return what is refused there, and what the place does not even offer: an entry of another arm or year."""
        found = super().misses(state, seat, things)
        code = pointed_at(state, seat, things) if not found and state.asks(seat) else 0
        clause = int(state.why(seat, code)) if code else 0
        if clause == 0:
            return found
        verb, arg = code // WIDTH, code % WIDTH
        called = state.doing().part(verb).wording(state, seat, verb, arg)
        return [NearMiss(code, "", called.label, CLAUSES[clause], tuple(things), state.reason(seat, code, clause))]

    def may_name(self, kit: CampaignKit, view: CampaignView, thing: str) -> bool:
        """Own formations and units, and features that the viewer's side names (CA-RULING-64)."""
        battle = view.battle
        if battle is not None and battle.namer == view.viewer and thing in map(feature_id, range(len(battle.features))):
            return True
        return view.viewer >= 0 and thing in nameable(view.viewer)

    def knows_thing(self, kit: CampaignKit, view: CampaignView, thing: str) -> bool:
        """Formations and units once the lists are open; features as soon as they are named."""
        return bool(view.sides[0].formations)

    def read_form(self, kit: CampaignKit, view: CampaignView, form: str, fields: Mapping[str, object]) -> Filled:
        """A list from a file or from pasted text; a platoon that moves."""
        draft = view.list_draft
        if form not in (transfer.IMPORT, moving.MOVE, suggestions.SAMPLE) or draft is None or draft.locked:
            return super().read_form(kit, view, form, fields)
        if form == suggestions.SAMPLE:
            picks = suggestions.sample(kit, kit.nations.index(view.sides[view.viewer].nation), draft)
            return finished(kit, view, draft, picks)
        if form == moving.MOVE:
            return moving.platoon(view, draft, fields)
        filled = transfer.read(kit, view, fields)
        faults = refused(kit, view, [int(code) for code in filled.actions if int(code) > 0])
        if faults:
            field = "file" if fields.get("file") else "text"
            raise FormError(field, *faults)
        return filled

    def log_lines(
        self, kit: CampaignKit, entries: Sequence[Entry], viewer: int, lang: str, most: int
    ) -> tuple[LogLine, ...]:
        """Return the log as a page shows it: the sides are called by the nations that they have chosen."""
        chosen = [entry.args for entry in entries if entry.key == CHOSE_NATION]
        named = (kit.nations[nation] if nation >= 0 else "" for nation in kit.named_nation)
        nations = [
            next((kit.nations[nation] for at, nation in chosen if at == seat), option)
            for seat, option in enumerate(named)
        ]
        names = nation_names(kit.messages, lang, nations)
        return tuple(
            line if entries[line.entry].key == CHOSE_NATION else replace(line, text=by_nation(line.text, names))
            for line in super().log_lines(kit, entries, viewer, lang, most)
        )

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
            "battles": int(state.battles_over()),
            "draws": int(state.draws),
            "first": state.victory_points[0],
            "second": state.victory_points[1],
        }


def rehearsal(kit: CampaignKit, view: CampaignView) -> CampaignState:
    """A campaign that nobody plays, with the nations of this one, at its empty lists."""
    trial, chance = start(kit, Seeded(0), SILENT), Seeded(0)
    while trial.step() == NATION_STEP:
        chooser = trial.deciders()[0]
        trial.apply(chooser, NATION * WIDTH + kit.nations.index(view.sides[chooser].nation), chance)
    return trial


def finished(kit: CampaignKit, view: CampaignView, draft: ListDraft, picks: list[int]) -> Filled:
    """What of the picks that finish a list its rules take, and what they come to."""
    trial, chance, seat = rehearsal(kit, view), Seeded(0), view.viewer
    taken: list[int | str] = []
    for code in (*(pick.code for pick in draft.picks), *picks):
        if trial.why(seat, code) == 0:
            trial.apply(seat, code, chance)
            taken.append(code)
    added = taken[len(draft.picks) :]
    points = int(trial.spent[seat]) - draft.spent
    found = Phrase("form-sample", count=len(added), points=points)
    return Filled(added, [found if added else Phrase("form-nothing-to-add")])


def refused(kit: CampaignKit, view: CampaignView, picks: list[int]) -> list[Phrase]:
    """What the rules refuse of a whole list, place by place: it is tried on a campaign that nobody plays."""
    trial, chance, seat = rehearsal(kit, view), Seeded(0), view.viewer
    found: dict[tuple[str, str], Phrase] = {}
    for code in picks:
        clause = int(trial.why(seat, code))
        if clause == 0:
            trial.apply(seat, code, chance)
            continue
        place, name = PLACE_WORDS[code % WIDTH // WORDS], CLAUSES[clause]
        why = trial.reason(seat, code, clause) or Phrase(f"why-{name}")
        found.setdefault((place, name), Phrase("form-refused", where=place, why=why, clause=name))
    return list(found.values())


TITLE: Title = Campaign()
