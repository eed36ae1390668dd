"""The campaign's desk: which papers lie on it at each step of the war."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Final

from wartable.core import view as views
from wartable.core.desk import Desk
from wartable.core.scene import (
    Caution,
    Choice,
    Document,
    Download,
    Form,
    NearMiss,
    Paper,
    Scene,
    Seat,
    Sheet,
    TableLayout,
    TurnStep,
)
from wartable.core.scene.ids import DONE
from wartable.core.text.messages import Phrase
from wartable.titles.campaign.codes.verbs import BRING, BUY, FIELD, LOCK, PICKS, READY, WIDTH
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.scene import suggestions, transfer
from wartable.titles.campaign.scene.army import Army
from wartable.titles.campaign.scene.battle import Battle
from wartable.titles.campaign.scene.battles import Battles
from wartable.titles.campaign.scene.catalogue import Catalogue, best_of, nations, year
from wartable.titles.campaign.scene.clerk import Clerk, by_nation, nation_names
from wartable.titles.campaign.scene.dashboard import Dashboard
from wartable.titles.campaign.scene.printing import Printing
from wartable.titles.campaign.scene.rail import Rail
from wartable.titles.campaign.view import CampaignView, FormationView

BEFORE: Final = ("nation", "lists")
"""The steps before the first battle."""
ROUND: Final = {
    "disband": 0, "prepare": 0, "means": 1, "objective": 1, "answer": 1, "battle": 2, "dice": 2, "check_dice": 2,
    "result": 3, "confirm": 3, "over": 4,
}  # fmt: skip
"""Where each step of a battle stands in the bar."""
ENOUGH: Final = 90
"""Per cent of a budget or cap: below it a list or a force is handed in with a word of caution."""
FORCES: Final = ("means", "objective", "answer", "battle", "dice", "check_dice", "result", "confirm")
"""The steps at which both forces lie open."""


class CampaignTable(Desk[CampaignKit, CampaignView]):
    """Papers for every step: catalogue and list, preparation, battle day, result, the war so far."""

    layout: TableLayout = "desk"

    def say(self, phrase: Phrase | None) -> str:
        """Return a phrase in the reader's language, in which the sides are called by their nations."""
        return by_nation(super().say(phrase), self.nations_of_sides)

    @cached_property
    def nations_of_sides(self) -> dict[str, str]:
        """What the sides are called by their numbers, and by their nations where they differ."""
        names = [side.nation for side in self.view.sides]
        return nation_names(self.messages, self.lang, names)

    @cached_property
    def clerk(self) -> Clerk:
        """What names things."""
        return Clerk(self)

    @cached_property
    def rail(self) -> Rail:
        """What makes the papers of the sidebar."""
        return Rail(self)

    def nation_of(self, seat: int) -> int:
        """Return the number of a side's nation; -1 while it has none."""
        name = self.view.sides[seat].nation
        return self.kit.nations.index(name) if name else -1

    @cached_property
    def own(self) -> tuple[FormationView, ...]:
        """The army of the side that the viewer sits behind, as the viewer may know it."""
        view = self.view
        if view.list_draft is not None:
            return view.list_draft.formations
        if view.preparation is not None:
            return view.preparation.formations
        return view.sides[self.foot].formations

    @cached_property
    def printed(self) -> tuple[Document, ...]:
        """The documents of this viewer."""
        return Printing(self).documents(self.own)

    @property
    def lists(self) -> bool:
        """Whether the viewer is making a list."""
        return self.view.list_draft is not None and not self.view.list_draft.locked

    @cached_property
    def files(self) -> tuple[Download, ...]:
        """The viewer's own list as files."""
        return transfer.downloads(self, self.own) if self.view.viewer >= 0 and self.own else ()

    @property
    def uses(self) -> tuple[str, ...]:
        """What is opened from the order of battle: a list is taken in, taken along, printed."""
        taken = (suggestions.SAMPLE, transfer.IMPORT) if self.lists else ()
        return (*taken, *(file.name for file in self.files), *(one.id for one in self.printed))

    def scene(self) -> Scene:
        return replace(
            super().scene(),
            subtitle=self.subtitle(),
            steps=self.steps(),
            seats=self.around([self.mat(seat) for seat in range(2)]),
            papers=self.papers,
            documents=self.printed,
            downloads=self.files,
            forms=self.forms(),
        )

    def forms(self) -> tuple[Form, ...]:
        """What a list in the making is given by the program, or takes in."""
        draft = self.view.list_draft
        if draft is None or draft.locked:
            return ()
        return suggestions.sample_form(self, draft), transfer.form(self)

    def subtitle(self) -> str:
        """Year, sides and where the war stands."""
        view = self.view
        sides = [self.clerk.side(seat) for seat in (0, 1)]
        if view.step in BEFORE:
            return self("scene-subtitle-before", year=str(view.year), battles=view.planned)
        number = view.battle.number if view.battle is not None else view.played
        return self(
            "scene-subtitle", year=str(view.year), first=sides[0], second=sides[1], number=number, planned=view.planned
        )

    def steps(self) -> tuple[TurnStep, ...]:
        """Nations and lists before the war; preparation, battle, result and aftermath in each round of it."""
        step = self.view.step
        if step in BEFORE:
            return self.turn_bar(("nation", "lists", "prepare", "battle", "result"), BEFORE.index(step))
        return self.turn_bar(("prepare", "means", "battle", "result", "aftermath"), ROUND.get(step, 0))

    def mat(self, seat: int) -> Seat:
        """Return a side's plate: only its name, for the desk has no seats to draw."""
        return replace(super().mat(seat), id="", name=self.clerk.side(seat))

    # -- papers --

    @cached_property
    def papers(self) -> tuple[Paper, ...]:
        """What lies on the desk now."""
        view = self.view
        if view.step == "nation":
            return nations(self), year(self)
        return (*self.news(), *self.laid())

    def news(self) -> tuple[Paper, ...]:
        """The report of the last battle, which the program has fought, until the next one is prepared."""
        view = self.view
        told = view.step in ("disband", "prepare", "over") and view.battles and view.battles[-1].means == "auto"
        return (Battles(self).report(),) if told else ()

    def laid(self) -> tuple[Paper, ...]:
        """The papers of the step itself."""
        view = self.view
        if view.list_draft is not None:
            return self.building()
        if view.preparation is not None and not view.preparation.ready:
            return self.preparing()
        if view.step in FORCES and view.battle is not None:
            return self.battle_day()
        rail = (self.rail.score(),) if view.sides[0].formations else ()
        return (*self.dashboard(), *rail)

    def building(self) -> tuple[Paper, ...]:
        """Catalogue, order of battle, checks; a locked list is only read."""
        draft = self.view.list_draft
        assert draft is not None
        checks = self.rail.building(draft)
        if draft.locked:
            return Army(self, self.foot).open(draft.formations), checks
        return Catalogue(self).paper(draft.formations), Army(self, self.foot).building(), checks

    def preparing(self) -> tuple[Paper, ...]:
        """Return what may be bought, the army with boxes to field it, the rail, and the enemy as last seen."""
        draft = self.view.preparation
        assert draft is not None
        buys = any(one.code // WIDTH == BUY for one in self.view.choices)
        shop = (Catalogue(self).paper(draft.formations, True),) if buys else ()
        first, *others = self.war()
        war = replace(first, body=(*first.body, *self.rail.score().body))
        return (*shop, Army(self, self.foot).preparing(), self.rail.preparing(draft), self.enemy(), war, *others)

    def enemy(self) -> Paper:
        """Return the enemy's order of battle as it was last seen: what it has bought meanwhile is secret."""
        other = 1 - self.foot
        return Army(self, other).open(self.view.sides[other].formations, "paper.enemy", self("scene-enemy-tab"))

    def battle_day(self) -> tuple[Paper, ...]:
        """Return the battle's paper, both forces, and where a result is entered its reckoning."""
        assert self.view.battle is not None
        battle = Battle(self, self.view.battle)
        rail = battle.reckoning() if self.view.result is not None else self.rail.score()
        return (battle.sheet(), *battle.forces(), rail)

    def dashboard(self) -> tuple[Paper, ...]:
        """Return the war so far, with what can be printed of it; before the lists are open only who is waited for."""
        papers = self.war()
        return (replace(papers[0], uses=self.uses), *papers[1:]) if papers else ()

    def war(self) -> tuple[Paper, ...]:
        """Return the papers of the war so far."""
        return Dashboard(self).papers() if self.view.sides[0].formations else ()

    # -- what is asked --

    def near_misses(self) -> tuple[NearMiss, ...]:
        """What ends the row is the great button, pale until it may be pressed."""
        locks = {self.say(miss.label) for miss in self.view.near_misses if DONE in miss.targets}
        return tuple(replace(miss, done=miss.label in locks) for miss in super().near_misses())

    def caution(self, one: views.Choice) -> Caution | None:
        """What is given away by locking a list or by being ready, in words: it may be meant so."""
        view, figure = self.view, self.clerk.figure
        draft, force = view.list_draft, view.preparation
        if one.code == LOCK * WIDTH and draft is not None:
            left = draft.budget - draft.spent
            kept = bool(self.kit.carry_unspent)
            key = "scene-caution-carried" if kept else "scene-caution-unspent"
            scarce = draft.spent * 100 < draft.budget * ENOUGH
            return Caution(self(key, left=figure(left)), "CA-LIST-03") if scarce else None
        more = any(other.code // WIDTH in (FIELD, BRING) for other in view.choices)
        if one.code == READY * WIDTH and force is not None and more and force.cost * 100 < force.cap * ENOUGH:
            return Caution(self("scene-caution-force", cost=figure(force.cost), cap=figure(force.cap)), "CA-FLD-04")
        return super().caution(one)

    def choices(self) -> tuple[Choice, ...]:
        """Picks live on the papers; the question lists the rest."""
        found = super().choices()
        if self.view.step == "nation":
            return tuple(replace(one, note=best_of(self, one.code % WIDTH, 2)) for one in found)
        return tuple(one if one.quiet or one.code // WIDTH not in PICKS else replace(one, quiet=True) for one in found)

    def things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """Return what a choice is clicked on, as far as it lies on the desk."""
        return tuple(target for target in super().things(code, targets) if target in self.drawn)

    @cached_property
    def drawn(self) -> frozenset[str]:
        """The things that lie on the desk."""
        found: set[str] = set()
        for paper in self.papers:
            for piece in paper.body:
                ident = getattr(piece, "id", "")
                found.add(ident)
                if isinstance(piece, Sheet):
                    found.update(row.id for row in piece.rows)
        return frozenset(found)

    def ended(self, winners: tuple[int, ...]) -> str:
        if len(winners) != 1:
            return self("scene-drawn")
        viewer = self.view.viewer
        key = "scene-won" if viewer < 0 else "scene-you-win" if viewer in winners else "scene-you-lose"
        return self(key, side=self.clerk.side(winners[0]), level=self.view.level or "none")
