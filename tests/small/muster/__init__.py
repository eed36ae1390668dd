"""Muster: rows of hundreds of picks, battles fought on a real table. It holds core to what a campaign needs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from wartable.core.content import List, Named, Pack, Table, Whole, Word, digest
from wartable.core.forms import Filled, FormError
from wartable.core.options import Option, options_of
from wartable.core.rules.chance import Chance
from wartable.core.rules.notation import examples
from wartable.core.rules.state import State
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.titles import messages, read_content, texts

from . import codes as c
from .kit import MusterKit, content_of
from .state import FIELDS, MusterState
from .view import MusterDesk, MusterView, view

RULEBOOK = Rulebook(texts(__name__, "rulebook", "md"))
SHEET = FactSheet(
    name="muster",
    modes=(Mode("duel", 2, 2),),
    options=options_of(RULEBOOK),
    rules_version="1",
    space=c.SPACE,
    encoding_version=1,
    turn_cap=2000,
    game_cap=6000,
    secrets=("lists until both are locked", "results in the making"),
    endings=("MU-END-01", "MU-END-02"),
    notation=examples(c.VERBS),
    roles=c.SEATS,
)
FILE = "muster.toml"
UNIT = Table({"cost": Whole(1, 99), "most": Whole(1, 99)})
SCHEMA = {
    FILE: Table(
        {
            "seasons": List(Word("spring", "summer", "autumn", "winter"), 1, 4),
            "units": Named("unit", UNIT, most=c.UNITS),
        }
    )
}


class Muster(Title[MusterKit, MusterState, MusterView]):
    """Muster's doors."""

    def __init__(self) -> None:
        self.sheet = SHEET
        self.messages = messages(__name__, "ftl")
        self.rulebook = RULEBOOK
        self.clauses = c.CLAUSES
        self.entries = c.ENTRIES
        self.fields = FIELDS
        self.state = MusterState
        self.desk = MusterDesk

    def content(self, pack: str | None = None) -> Content:
        return read_content(__name__, pack, SCHEMA, self.make)

    def make(self, pack: Pack) -> Content:
        """What the kit is made of."""
        found = content_of(pack[FILE], pack.messages(self.messages, unit=("unit",)))
        return Content(found, digest(json.dumps(pack[FILE])), pack.source)

    def options(self, content: Content) -> tuple[Option, ...]:
        """The seasons are the pack's."""
        seasons = content.data["seasons"]
        return tuple(
            replace(option, values=seasons, default=seasons[0]) if option.name == "season" else option
            for option in self.sheet.options
        )

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> MusterKit:
        return MusterKit(dict(options), content.data["units"], content.data["messages"])

    def messages_of(self, kit: MusterKit) -> Messages:
        return kit.messages

    def view(self, state: MusterState, viewer: int) -> MusterView:
        return view(state, viewer)

    def names(self, kit: MusterKit) -> Mapping[str, Sequence[str]]:
        return {"seat": c.SEATS}

    # -- names and forms --

    def may_name(self, kit: MusterKit, view: MusterView, thing: str) -> bool:
        kind, seat, _ = ([*thing.split("."), "", ""])[:3]
        return kind == "company" and view.viewer >= 0 and seat == c.SEATS[view.viewer]

    def knows_thing(self, kit: MusterKit, view: MusterView, thing: str) -> bool:
        return view.step != "lists"

    def read_form(self, kit: MusterKit, view: MusterView, form: str, fields: Mapping[str, object]) -> Filled:
        """A list from a file; with `replace` what the row holds and the file does not is taken back."""
        if form != "import" or view.step != "lists":
            return super().read_form(kit, view, form, fields)
        wanted: Counter[int] = Counter()
        for number, line in enumerate(str(fields["file"]).splitlines(), 1):
            words = line.split()
            if len(words) != 3 or words[2] not in kit.units or not (words[0].isdigit() and words[1].isdigit()):
                raise FormError("file", Phrase("form-line", line=number, text=repr(line)))
            wanted.update(kit.words.parse(f"add {line}"))
        held = Counter(c.ADD * c.WIDTH + arg for arg in view.row)
        back = sorted((held - wanted).elements(), reverse=True) if fields.get("replace") else []
        picks = sorted((wanted - held).elements())
        told = [Phrase("form-adds", count=len(picks)), Phrase("form-takes", count=len(back))]
        return Filled([*(-code for code in back), *picks], told)

    def bot(self, level: str) -> Any:
        return muster_all if level == "sensible" else None


def muster_all(state: State, seat: int, chance: Chance) -> list[int]:
    """A whole list at once: captains with pikes as long as points last. Else the first answer."""
    assert isinstance(state, MusterState)
    if state.step() != c.LISTS:
        return [state.legal(seat)[0]] if state.step() != c.BATTLE else [c.WON * c.WIDTH + chance.below(2)]
    trial, out = state.copy(), []
    for slot in range(c.SLOTS):
        for unit in (0, 1, 1):
            code = c.ADD * c.WIDTH + slot * c.UNITS + unit
            if trial.why(seat, code) == 0:
                trial.apply(seat, code, chance)
                out.append(code)
    return [*out, c.LOCK * c.WIDTH]


TITLE: Title = Muster()
