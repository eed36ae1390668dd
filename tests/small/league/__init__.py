"""League: captains of two sides, one of them free at first, who fall one by one. Sides change, seats are eliminated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from wartable.core import scene as sc
from wartable.core.desk import Desk
from wartable.core.options import Preset, options_of
from wartable.core.rules.log import Entry
from wartable.core.rules.notation import examples
from wartable.core.text.messages import Messages
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title

from . import rules as r
from .rules import FIELDS, LeagueKit, LeagueState, LeagueView, view
from .texts import ENGLISH, ITALIAN, REGOLE, RULES

RULEBOOK = Rulebook({"en": RULES, "it": REGOLE})
SHEET = FactSheet(
    name="league",
    modes=(Mode("league", 3, 7),),
    options=options_of(RULEBOOK, seats={"free_captain": [3, 5, 7]}, groups={"fight": ["lives", "hit_from"]}),
    rules_version="1",
    space=r.SPACE,
    encoding_version=1,
    turn_cap=2,
    game_cap=200,
    secrets=("badges",),
    endings=("LG-END-01", "LG-END-02", "LG-END-03"),
    notation=examples(r.VERBS),
    roles=r.SIDES,
    presets=(Preset("bloody", {"lives": 1, "hit_from": 2}), Preset("gentle", {"lives": 3, "free_captain": False})),
)


class LeagueDesk(Desk[LeagueKit, LeagueView]):
    """Captains round a table; prompt and choices are drawn by core."""

    def scene(self) -> sc.Scene:
        return replace(super().scene(), seats=tuple(map(self.mat, self.around(range(self.view.seats)))))

    def mat(self, seat: int) -> sc.Seat:
        side = self(f"side-{r.SIDES[self.view.sides[seat]]}")
        return replace(super().mat(seat), hand_note=self("mat-note", side=side, lives=self.view.lives[seat]))


class League(Title[LeagueKit, LeagueState, LeagueView]):
    """League's doors."""

    def __init__(self) -> None:
        self.sheet = SHEET
        self.messages = Messages({"en": ENGLISH, "it": ITALIAN})
        self.rulebook = RULEBOOK
        self.clauses = r.CLAUSES
        self.entries = r.ENTRIES
        self.fields = FIELDS
        self.state = LeagueState
        self.desk = LeagueDesk

    def content(self, pack: str | None = None) -> Content:
        return Content(None, "0" * 16)

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> LeagueKit:
        return LeagueKit(seats, dict(options))

    def view(self, state: LeagueState, viewer: int) -> LeagueView:
        return view(state, viewer, self.clauses)

    def names(self, kit: LeagueKit) -> Mapping[str, Sequence[str]]:
        return {"seat": r.SEATS[: kit.seats], "badge": r.BADGES, "side": r.SIDES}

    def vocabularies(self, kit: LeagueKit) -> Sequence[Sequence[str]]:
        return (r.BADGES,)

    def measures(self, state: LeagueState) -> Mapping[str, float]:
        return {"turns": state.turn, "fallen": state.lives.count(0)}

    def side_at(self, kit: LeagueKit, entries: Sequence[Entry], at: int, seat: int) -> int:
        joined = [entry.args[1] for entry in entries[:at] if entry.key == r.JOINED and entry.args[0] == seat]
        return joined[-1] if joined else kit.faction(seat)


TITLE: Title = League()
