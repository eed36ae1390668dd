"""The rules session: what must hold at every position, for every viewer."""

from __future__ import annotations

import json
from collections.abc import Sequence

from wartable.conformance.alike import words_for
from wartable.conformance.seats import check_eliminated, check_sides, check_stays_out, eliminated
from wartable.conformance.sessions.base import Abandon, Session, Step, difference
from wartable.conformance.texts import Words
from wartable.core.errors import WartableError
from wartable.core.rules.chance import Recorded, Seeded
from wartable.core.rules.log import SILENT, Journal
from wartable.core.rules.state import State

# Ints that no space holds; `why` may be asked about any int.
JUNK = (0, -1, -7, 1 << 31, 1 << 40, -(1 << 40))
SAMPLED = 24
PLAY_ON = 15


class Rules(Session):
    """Plays random games and tries everything that a position promises."""

    name = "rules"

    def begin(self) -> None:
        self.texts = Words(self)
        self.texts.entries(self.opening.entries, self.viewers())
        self.stubborn = self.one_in(3)
        self.turn: list[str] = []
        self.turn_of = -1
        self.starts: list[State] = [self.state.copy() for _ in range(self.case.seats)]
        self.mixed = False
        # A game without memory must be the same game.
        self.shadow: State | None = None
        if "memory" in self.state.to_dict() and self.late:
            self.shadow = self.title.from_dict(self.kit, {**self.late, "memory": None})
        elif "memory" in self.state.to_dict():
            chance = Recorded([draw.n for draw in self.opening.draws], [draw.raw for draw in self.opening.draws])
            self.shadow = self.title.start(self.kit, chance, SILENT, False)

    def choose(self, seat: int, legal: Sequence[int]) -> int:
        if self.stubborn:
            # A turn that can go on for ever is found by a hand that will not let go.
            for _ in range(4):
                code = super().choose(seat, legal)
                after = self.state.copy()
                after.apply(seat, code, Seeded(self.seed_of_chance()))
                if seat in after.deciders():
                    return code
        return super().choose(seat, legal)

    # -- a position --

    def inspect(self) -> None:
        words = self.state.to_dict()
        self.frame(self.state)
        check_eliminated(self, self.state)
        full = self.one_in(8)
        for seat in range(self.case.seats):
            self.lists(seat)
            self.refusals(seat, full)
        self.same_as(words, "asking what is legal")
        self.looks()
        self.same_as(words, "looking")
        for problem in self.title.invariants(self.state):
            self.find("conserved", problem)
        if self.one_in(4):
            self.defaults(words)
        if self.one_in(12):
            self.forfeits(words)

    def same_as(self, words: dict[str, object], what: str) -> None:
        """Nothing that only reads may change the position."""
        now = self.state.to_dict()
        if now != words:
            self.find("unchanged", f"{what} changed the position: {difference(words, now)}")
            raise Abandon

    def frame(self, state: State) -> None:
        """Who decides, and whether the game is over."""
        asked = state.deciders()
        if list(asked) != sorted(set(asked)) or any(not 0 <= seat < self.case.seats for seat in asked):
            self.find("stuck", f"deciders {asked} are not ascending seats")
        outcome = state.outcome()
        if bool(asked) == (outcome is not None):
            self.find("stuck", f"deciders {asked} with outcome {outcome}")
        if outcome is None:
            return
        clause = self.title.clauses[outcome.clause] if 0 < outcome.clause < len(self.title.clauses) else ""
        if clause not in self.title.sheet.endings:
            self.find("stuck", f"the game ended by {clause or outcome.clause!r}, which the fact sheet does not name")
        if len(outcome.ranks) != self.case.seats or len(outcome.scores) != self.case.seats:
            self.find("stuck", f"the outcome does not rank {self.case.seats} seats: {outcome}")
            return
        check_sides(self, state, outcome)

    def lists(self, seat: int) -> None:
        """Offers and legal actions."""
        offers, legal = self.state.offers(seat), self.state.legal(seat)
        for name, codes in (("offers", offers), ("legal actions", legal)):
            if list(codes) != sorted(set(codes)):
                self.find("offers", f"the {name} of seat {seat} are not ascending and unique: {codes}")
            if codes and not 1 <= min(codes) <= max(codes) < self.title.sheet.space:
                self.find("offers", f"the {name} of seat {seat} leave the action space: {codes}")
        if not set(legal) <= set(offers):
            self.find("legal", f"seat {seat} may play what it is not offered: {sorted(set(legal) - set(offers))}")
        if seat not in self.state.deciders() and legal:
            self.find("legal", f"seat {seat} decides nothing and has legal actions {legal}")
        forced = self.state.forced(seat)
        if forced and list(legal) != [forced]:
            self.find("forced", f"code {forced} of seat {seat} is played unasked, beside {legal}")

    def refusals(self, seat: int, full: bool) -> None:
        """What is not legal is refused with a clause; the listed is not."""
        space = self.title.sheet.space
        legal = set(self.state.legal(seat))
        codes = self.codes(self.state.offers(seat), SAMPLED, full)
        for code in (*legal, *JUNK, space, space + 3, *codes):
            clause = self.state.why(seat, code)
            if clause == 0 and code not in legal:
                if not self.state.unlisted(seat, code):
                    self.find("legal", f"code {code} of seat {seat} is not listed, and not refused")
                else:
                    self.unlisted(seat, code)
            elif clause and code in legal:
                self.find("legal", f"{self.words(seat, code)} is listed, and refused by {self.clause(clause)}")
            elif clause:
                self.texts.reason(self.clause(clause))
                told = self.state.reason(seat, code, clause)
                if told is not None:
                    self.texts.check_phrase(told, f"refusal of code {code}")
        self.report.counts["refusals"] += len(codes)

    def unlisted(self, seat: int, code: int) -> None:
        """What is accepted without being listed is played like anything else."""
        state = self.state.copy()
        state.apply(seat, code, Seeded(self.seed_of_chance()))
        for problem in self.title.invariants(state):
            self.find("conserved", f"after {self.words(seat, code)}, which is not listed: {problem}")
        self.report.counts["unlisted clicks"] += 1

    def clause(self, number: int) -> str:
        """Return the id of a clause by its number."""
        if 0 < number < len(self.title.clauses):
            return self.title.clauses[number]
        return f"number {number}"

    def looks(self) -> None:
        """Views, choices, texts, scenes, questions."""
        asked = self.state.deciders()
        for viewer in {*asked, self.pick(self.viewers())}:
            view = self.title.view(self.state, viewer)
            self.texts.view(view)
            json.dumps(view.to_json())
            self.choices(viewer)
            if self.one_in(6):
                for lang in ("en", "it"):
                    if self.title.scene(self.kit, view, lang) != self.title.scene(self.kit, view, lang):
                        self.find("leak-scene", f"two scenes of one view of {viewer} differ")
            for question in self.title.sheet.questions:
                for args in ((), (str(self.rng.below(self.case.seats)),), ("junk",), words_for(self, question)):
                    self.question(viewer, question, args)

    def question(self, viewer: int, question: str, args: tuple[str, ...]) -> None:
        """A question is answered in words, or refused as bad input."""
        try:
            for phrase in self.title.ask(self.kit, self.title.view(self.state, viewer), question, args):
                self.texts.check_phrase(phrase, f"question {question!r}")
        except WartableError:
            self.report.counts["refused questions"] += 1

    def choices(self, viewer: int) -> None:
        """A view's choices are the legal list, its near misses the other offers."""
        view = self.title.view(self.state, viewer)
        mine = viewer in self.state.deciders()
        legal = self.state.legal(viewer) if mine else []
        if [choice.code for choice in view.choices] != legal:
            codes = [choice.code for choice in view.choices]
            self.find("legal", f"the view of seat {viewer} shows the choices {codes}, legal are {legal}")
        for choice in view.choices:
            self.texts.clicked(self.state, choice, viewer, self.drafts[viewer])
            if choice.final != self.state.final(viewer, choice.code):
                self.find("final", f"{self.words(viewer, choice.code)} is final in the view alone, or outside it")
        for miss in view.near_misses:
            if self.clause(self.state.why(viewer, miss.code)) != miss.clause:
                self.find("refusal", f"the near miss {miss.text!r} of seat {viewer} names {miss.clause}")

    def defaults(self, words: dict[str, object]) -> None:
        """What a clock plays is legal, and completes the choice."""
        for seat in self.state.deciders():
            state = self.state.copy()
            chance = Seeded(self.seed_of_chance())
            codes: list[int] = []
            for count in range(self.title.sheet.turn_cap + 1):
                codes = codes or list(state.defaults(seat, chance))
                code = codes.pop(0)
                if not self.may(state, seat, code):
                    self.find("default", f"seat {seat}: the default {code} is not legal")
                    break
                completes = state.completes(seat, code)
                state.apply(seat, code, chance)
                if completes and codes:
                    self.find("default", f"seat {seat}: the defaults go on after the choice is complete: {codes}")
                if completes or not state.drafting(seat):
                    break
                if count == self.title.sheet.turn_cap:
                    self.find("default", f"seat {seat}: defaults do not complete the choice")
        self.same_as(words, "asking for a default")

    def forfeits(self, words: dict[str, object]) -> None:
        """Any seat may resign; what follows is a position like any other."""
        for seat in range(self.case.seats):
            state, chance, journal = self.state.copy(), Seeded(self.seed_of_chance()), Journal()
            state.forfeit(seat, chance, journal)
            self.texts.entries(journal.take(), self.viewers())
            self.report.counts["resignations"] += 1
            for _ in range(PLAY_ON):
                self.frame(state)
                for problem in self.title.invariants(state):
                    self.find("forfeit", f"after seat {seat} resigned: {problem}")
                asked = state.deciders()
                if not asked:
                    break
                one = self.pick(asked)
                state.apply(one, self.pick(self.legal(state, one)), chance)
        self.same_as(words, "a resignation in a copy")

    # -- a click --

    def step(self, seat: int, code: int) -> None:
        words = self.state.to_dict()
        alone = len(self.state.deciders()) == 1
        final, completes = self.state.final(seat, code), self.state.completes(seat, code)
        copy, kept = self.state.copy(), self.state.copy()
        if not self.drafts[seat]:
            self.starts[seat] = self.state.copy()
            self.mixed = not alone
        self.mixed = self.mixed or not alone
        clicks, name = [*self.drafts[seat], code], self.words(seat, code)
        out = eliminated(self.state, self.case.seats)
        done = self.play(seat, code)
        check_stays_out(self, out, done.entries)
        self.texts.entries(done.entries, self.viewers())
        after = self.state.to_dict()
        self.replays(done, words, after, copy, kept)
        if done.draws and not final and alone:
            self.find("final", f"{name} brought chance into play and did not say that it is final")
        if completes == self.state.drafting(seat):
            what = "completes its choice, and it leaves a" if completes else "is a pick, and it leaves no"
            self.find("completes", f"the title says that {name} {what} row open")
        if not completes and (final or done.draws):
            self.find("completes", f"{name} is a pick, which only selects, and brings chance or a reveal")
        if not self.state.drafting(seat):
            if not final and self.confides(done, kept):
                self.find("final", f"{name} tells some seats what not all are told, and did not say that it is final")
            ranges, raws = [draw.n for draw in done.draws], [draw.raw for draw in done.draws]
            self.texts.choice(self.starts[seat], seat, clicks, not self.mixed, ranges, raws)
        self.long_turn(done)

    def confides(self, done: Step, before: State) -> bool:
        """Return whether a completed choice told another seat something alone, as its own seat could foresee."""
        if not any(entry.confides(done.seat) for entry in done.entries):
            return False
        # The last of several secret answers may open them to some: its seat cannot know that it is the last.
        last = len(before.deciders()) == 1 and set(self.title.view(before, done.seat).asked) != {done.seat}
        return not last

    def replays(self, done: Step, words: dict[str, object], after: dict[str, object], copy: State, kept: State) -> None:
        """The same click on copies of all sorts gives the same position."""
        seat, code = done.seat, done.code
        ranges, raws = [draw.n for draw in done.draws], [draw.raw for draw in done.draws]
        if kept.to_dict() != words:
            self.find("copy", f"a copy felt {self.words(seat, code)}: {difference(words, kept.to_dict())}")
        copy.apply(seat, code, Recorded(ranges, raws))
        if copy.to_dict() != after:
            self.find("apply", f"without a log {self.words(seat, code)} differs: {difference(after, copy.to_dict())}")
        if self.state.to_dict() != after:
            self.find("copy", f"the original felt {self.words(seat, code)} in its copy")
        read = self.title.from_dict(self.kit, json.loads(json.dumps(words)))
        if read.to_dict() != words:
            self.find("round-trip", f"read back from words it is another position: {difference(words, read.to_dict())}")
        read.apply(seat, code, Recorded(ranges, raws))
        if read.to_dict() != after:
            self.find(
                "round-trip", f"read back from words it plays on differently: {difference(after, read.to_dict())}"
            )
        if self.shadow is not None:
            self.shadow.apply(seat, code, Recorded(ranges, raws))
            bare = {**after, "memory": None}
            if {**self.shadow.to_dict(), "memory": None} != bare:
                self.find("apply", f"without memory {self.words(seat, code)} differs")
                self.shadow = None

    def long_turn(self, done: Step) -> None:
        """A seat that is asked again and again, with no chance and no other seat in between, must come to an end."""
        asked = self.state.deciders()
        if done.draws or done.seat not in asked or done.seat != self.turn_of:
            self.turn = []
            self.turn_of = done.seat
        mark = repr(self.state.to_dict())
        if mark in self.turn:
            self.find("turn", f"seat {done.seat} can come back to the same position within one turn")
            raise Abandon
        self.turn.append(mark)
        if len(self.turn) > self.title.sheet.turn_cap:
            cap = self.title.sheet.turn_cap
            self.find("turn", f"seat {done.seat} made {len(self.turn)} clicks in a turn; the fact sheet says {cap}")
            raise Abandon

    def end(self) -> None:
        self.frame(self.state)
        check_eliminated(self, self.state)
        over = self.state.outcome() is not None
        if over:
            for viewer in self.viewers():
                self.texts.view(self.title.view(self.state, viewer))
            for seat in range(self.case.seats):
                self.lists(seat)
                self.refusals(seat, True)
        else:
            over = self.play_out()
        self.report.counts["ended" if over else "capped"] += 1

    def play_out(self) -> bool:
        """Play a game that the budget cut to its end, without looking; return False at the cap."""
        chance, state = Seeded(self.seed_of_chance()), self.state.copy()
        for _ in range(len(self.steps), self.title.sheet.game_cap):
            asked = state.deciders()
            if not asked:
                return True
            seat = self.pick(asked)
            state.apply(seat, self.pick(self.legal(state, seat)), chance)
        return False


def too_long(capped: int, ended: int) -> str:
    """Return what is wrong with how random games end, or nothing: most of them must reach an outcome.

    >>> too_long(0, 9), too_long(9, 1)
    ('', '9 of 10 random games reached the cap')
    """
    total = capped + ended
    if total < 4 or capped * 2 <= total:
        return ""
    return f"{capped} of {total} random games reached the cap"
