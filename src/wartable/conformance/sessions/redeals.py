"""The redeal session: redeals, and forks that a viewer cannot tell apart.

From one position a seat plays this or that, or chance gives this or that. Where the viewer is told the same,
view and redeals must be the same. Where the viewer is told different things, the view or the redeals must keep them
apart: a line that tells what no redeal keeps told too much, or a look was forgotten.
"""

from __future__ import annotations

import json

from wartable.conformance import alike
from wartable.conformance.sessions.base import Session, difference, drawn, perceived, views_differ
from wartable.core.rules.chance import Seeded, Traced
from wartable.core.rules.log import Journal
from wartable.core.rules.state import State

MOST_FORKS = 6
PLAY_ON = 12


class Branch:
    """One way on: a click, what the viewer was told of it, and where it led."""

    __slots__ = ("code", "draws", "lines", "state", "told")

    def __init__(
        self, code: int, state: State, lines: list[tuple[int, ...]], draws: list[tuple[int, int]], own: bool
    ) -> None:
        self.code = code
        self.state = state
        self.lines = lines
        self.draws = draws
        # A viewer knows their own click.
        self.told: tuple[object, ...] = (*([code] if own else []), *lines, *draws)


class Redeals(Session):
    """Plays one game and, at each of its positions, redeals it for somebody and tries other ways on."""

    name = "redeal"

    def begin(self) -> None:
        self.inspect()

    def inspect(self) -> None:
        viewer = self.pick(self.viewers())
        # A game may be over before its first click, and then there is no way on.
        if self.redeal(viewer) and self.state.deciders():
            self.forks(viewer)

    # -- a redeal --

    def redeal(self, viewer: int) -> bool:
        """Check that a redeal of a position is a position, and the viewer's own."""
        words, seed = self.state.to_dict(), self.seed_of_chance()
        dealt = self.state.redeal(viewer, Seeded(seed))
        self.report.counts["redeals"] += 1
        if self.state.to_dict() != words:
            self.find("unchanged", f"a redeal changed the true position: {difference(words, self.state.to_dict())}")
            return False
        where = views_differ(self.title.view(self.state, viewer), self.title.view(dealt, viewer))
        if where:
            self.find("redeal-view", f"a redeal shows viewer {viewer} another view: {where}")
            return False
        if not self.asked(dealt, viewer) or not alike.compare(self, self.state, dealt, viewer):
            return False
        self.valid(dealt, viewer)
        return alike.same_redeal(self, self.state, dealt, viewer)

    def asked(self, dealt: State, viewer: int) -> bool:
        """Check that a redeal asks those whom the view calls asked; a faction may know its own sealed answers."""
        view = self.title.view(self.state, viewer)
        found, named = set(dealt.deciders()), set(view.asked)
        side = self.state.side
        own = {seat for seat in range(self.case.seats) if viewer >= 0 and side(seat) == side(viewer)}
        wrong = (found ^ named) - own
        if wrong or found - named or (viewer >= 0 and (viewer in found) != (viewer in self.state.deciders())):
            message = f"viewer {viewer}: the view calls {sorted(named)} asked, a redeal asks {sorted(found)}"
            self.find("redeal-asked", message)
            return False
        for seat in found & set(self.state.deciders()):
            if bool(dealt.forced(seat)) != bool(self.state.forced(seat)):
                self.find("forced", f"viewer {viewer} cannot see whether seat {seat} has one answer alone")
                return False
        return True

    def valid(self, dealt: State, viewer: int) -> None:
        """A redeal keeps the invariants, can be written down and can be played on."""
        words = dealt.to_dict()
        for problem in self.title.invariants(dealt):
            self.find("redeal-valid", f"a redeal for viewer {viewer}: {problem}")
        if self.one_in(4):
            read = self.title.from_dict(self.kit, json.loads(json.dumps(words)))
            if read.to_dict() != words:
                self.find("redeal-valid", f"a redeal read back from words differs: {difference(words, read.to_dict())}")
            self.play_on(dealt.copy(), viewer)

    def play_on(self, state: State, viewer: int) -> None:
        """A redeal is a game that goes on."""
        chance = Seeded(self.seed_of_chance())
        for _ in range(PLAY_ON):
            asked = state.deciders()
            if not asked:
                return
            seat = self.pick(asked)
            state.apply(seat, self.pick(self.legal(state, seat)), chance)
            for problem in self.title.invariants(state):
                self.find("redeal-valid", f"played on from a redeal for viewer {viewer}: {problem}")
                return

    # -- forks --

    def forks(self, viewer: int) -> None:
        """Try several ways on from here and compare them as the viewer knows them."""
        seat = self.pick(self.state.deciders())
        groups: dict[tuple[object, ...], list[Branch]] = {}
        for branch in self.branches(seat, viewer):
            groups.setdefault(branch.told, []).append(branch)
        self.report.counts["forks"] += sum(len(group) for group in groups.values())
        for group in groups.values():
            for other in group[1:]:
                if not self.alike(group[0], other, seat, viewer):
                    return
        firsts = [group[0] for group in groups.values()]
        for other in firsts[1:]:
            one = firsts[0]
            if self.apart(one.state, other.state, seat == viewer):
                alike.remembers(self, one.state, other.state, viewer, self.difference(one, other, seat))

    def difference(self, one: Branch, other: Branch, seat: int) -> str:
        """Return after which clicks, and what the viewer is told differently."""
        clicks = [self.words(seat, branch.code) for branch in (one, other)]
        after = f"after {clicks[0]}" if one.code == other.code else f"after {clicks[0]} / {clicks[1]}"
        told = alike.told_apart(self.title.entries, one.lines, other.lines)
        if not told and one.draws != other.draws:
            shown = [", ".join(str(kind) for _, kind in branch.draws) or "nothing" for branch in (one, other)]
            told = f"chance shows {' / '.join(shown)}"
        return f"{after} {told or 'their own click alone'}"

    def apart(self, one: State, other: State, own: bool) -> bool:
        """Return whether two positions differ by more than what others remember, which is nothing to the viewer."""
        mine, its = one.to_dict(), other.to_dict()
        if not own:
            mine, its = {**mine, alike.MEMORY: None}, {**its, alike.MEMORY: None}
        return mine != its

    def branches(self, seat: int, viewer: int) -> list[Branch]:
        """Return several clicks of one seat, and one of them under two chances."""
        legal = self.legal(self.state, seat)
        codes = [self.pick(legal) for _ in range(MOST_FORKS)] if len(legal) > MOST_FORKS else list(legal)
        seed = self.seed_of_chance()
        tries = [(code, seed) for code in sorted(set(codes))]
        tries.append((self.pick(codes), self.seed_of_chance()))
        out = []
        for code, given in tries:
            chance, journal, state = Traced(Seeded(given)), Journal(), self.state.copy()
            state.apply(seat, code, chance, journal)
            entries, draws = journal.take(), chance.take()
            out.append(Branch(code, state, perceived(entries, viewer), drawn(draws, viewer), seat == viewer))
        return out

    def alike(self, one: Branch, other: Branch, seat: int, viewer: int) -> bool:
        """Two ways on of which the viewer was told the same."""
        if one.state.to_dict() == other.state.to_dict():
            return True
        if not alike.compare(self, one.state, other.state, viewer):
            return False
        if not alike.same_redeal(self, one.state, other.state, viewer):
            return False
        # A row or a sealed answer that a redeal drops is not a place that it deals.
        busy = any(one.state.drafting(s) or other.state.drafting(s) for s in range(self.case.seats))
        asked = set(self.title.view(one.state, viewer).asked)
        if busy or asked != set(one.state.deciders()) or not self.one_in(6):
            return True
        return alike.varies(self, one.state, other.state, viewer)
