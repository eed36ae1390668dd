"""The desk: what every title's scene is made with.

It says messages, and draws prompt, choices and near misses.

A title's scene extends it with what looks like its own game: signs, cards, boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from wartable.core import view as views
from wartable.core.rules.state import Kit
from wartable.core.scene import (
    Caution,
    Choice,
    ChoiceTone,
    Group,
    NearMiss,
    Outcome,
    Prompt,
    Scene,
    Seat,
    SeatState,
    Sign,
    TableLayout,
    TurnStep,
)
from wartable.core.scene.ids import DONE, hand_id, hand_ids, thing
from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import plain
from wartable.core.title import Title

K = TypeVar("K", bound=Kit)
V = TypeVar("V", bound=views.View)
T = TypeVar("T")


class Desk(Generic[K, V]):
    """One view, in one language. `layout` is how the title's table is laid; empty, the painter sees it by the board."""

    layout: TableLayout = ""

    def __init__(self, title: Title, kit: K, view: V, lang: str) -> None:
        self.title = title
        self.kit = kit
        self.view = view
        self.lang = lang
        self.names: Mapping[str, str] = {}  # what players called things, as far as this viewer may know
        self.messages = title.messages_of(kit)
        # A spectator sits behind the first seat.
        self.foot = max(view.viewer, 0)

    def __call__(self, key: str, **args: object) -> str:
        return self.say(Phrase(key, **args))

    def say(self, phrase: Phrase | None) -> str:
        """Return a phrase in the reader's language; nothing for none."""
        return "" if phrase is None else phrase.say(self.messages, self.lang)

    def reason(self, clause: str, phrase: Phrase | None = None) -> str:
        """Return why a clause refuses or warns: in words of this position where there are any, else shortly."""
        return self.title.reason(clause, self.lang) if phrase is None else self.say(phrase)

    def rule(self, clause: str) -> str:
        """Return the sentence of the rulebook."""
        return plain(self.title.rulebook.clause(clause, self.lang).text)

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked."""
        return self.view.viewer in self.view.asked

    def around(self, seats: Sequence[T]) -> tuple[T, ...]:
        """Return what belongs to the seats, in their order, from the foot of the table on."""
        return (*seats[self.foot :], *seats[: self.foot])

    # -- what every table has: a title's scene replaces what is its own --

    def scene(self) -> Scene:
        """Return the table with title, prompt, choices, near misses and outcome.

        `replace` adds seats, boards, trays.
        """
        return Scene(
            title=self("title-name"),
            art=self.title.art,
            lang=self.lang,
            viewer=self.view.viewer,
            prompt=self.prompt(),
            choices=self.choices(),
            groups=self.groups(),
            near_misses=self.near_misses(),
            outcome=self.outcome(),
            layout=self.layout,
        )

    def mat(self, seat: int) -> Seat:
        """Return a player's place with name, sign and number, lit while the seat is asked."""
        return Seat(
            self.title.seat_thing(self.kit, seat) or thing("seat", seat),
            self.title.seat_name(self.kit, seat, self.lang),
            self.title.seat_sign(self.kit, seat),
            state=self.seat_state(seat),
            number=seat,
        )

    def seat_state(self, seat: int) -> SeatState:
        """Return what a player's plate shows without words: by default only whether the seat is asked."""
        return "here" if seat in self.view.asked else ""

    def turn_bar(self, names: Iterable[str], here: int) -> tuple[TurnStep, ...]:
        """Return the parts of a turn, called by the messages `step-<name>`, and at which of them it stands."""
        labels = [self(f"step-{name}") for name in names]
        return tuple(
            TurnStep(label, "past" if i < here else "here" if i == here else "next") for i, label in enumerate(labels)
        )

    def outcome(self) -> Outcome | None:
        """Return how it ended, for this viewer: who won, how, and the winners' signs."""
        ending = self.view.ending
        if ending is None:
            return None
        lines, signs = [self.say(self.view.detail)], [self.title.seat_sign(self.kit, seat) for seat in ending.winners]
        return Outcome(
            self.ended(ending.winners),
            tuple(filter(None, lines)),
            tuple(filter(None, signs)),
            ending.clause,
            self.view.viewer in ending.winners,
        )

    def ended(self, winners: tuple[int, ...]) -> str:
        """Return who won, in words; by default what the prompt says."""
        return self.say(self.view.prompt)

    # -- what is asked --

    def prompt(self) -> Prompt:
        """Return the question, what is at stake, and the sign of the seat that is asked."""
        sign = self.title.seat_sign(self.kit, next(iter(self.view.asked), self.foot))
        return Prompt(self.say(self.view.prompt), self.say(self.view.detail), sign)

    def choices(self) -> tuple[Choice, ...]:
        """Return all that the viewer may play now; a title adds paths, several codes for one click."""
        return tuple(
            Choice(
                one.code,
                self.say(one.label),
                self.say(one.hint),
                self.sign(one.code, one.targets),
                self.things(one.code, one.targets),
                self.caution(one),
                one.final,
                DONE in one.targets or self.done(one.code),
                self.group(one.code),
                seal=self.seal(one.code, one.targets),
                tone=self.tone(one.code, one.targets),
                quiet=one.quiet,
            )
            for one in self.view.choices
        )

    def near_misses(self) -> tuple[NearMiss, ...]:
        """Return what the viewer might have wanted, likeliest first.

        What is folded into a group once for each reason.
        """
        out = []
        told: set[tuple[str, str]] = set()
        for miss in sorted(self.view.near_misses, key=self.rank):
            folded = self.group(miss.code), miss.clause
            if folded[0] and folded in told:
                continue
            told.add(folded)
            out.append(
                NearMiss(
                    self.say(miss.label),
                    self.reason(miss.clause, miss.reason),
                    miss.clause,
                    self.sign(miss.code, miss.targets),
                    self.refused_things(miss.code, miss.targets),
                    self.rule(miss.clause),
                )
            )
        return tuple(out)

    def caution(self, one: views.Choice) -> Caution | None:
        """Return the warning on a choice."""
        if not one.caution:
            return None
        return Caution(self.reason(one.caution, one.warning), one.caution, self.deadly(one.caution))

    def groups(self) -> tuple[Group, ...]:
        """Return the rows that open to the choices which `group` folds into them."""
        return ()

    # -- what a title says of its own choices --

    def sign(self, code: int, targets: tuple[str, ...]) -> Sign | None:
        """Return what stands before a choice."""
        return None

    def things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """Return the drawn things that a choice can be clicked on: those that the view names.

        Of equal cards in hand all.
        """
        return tuple(one for target in targets if target != DONE for one in self._copies.get(target, (target,)))

    def hand(self) -> Sequence[str]:
        """Return the names of the cards that lie open in the viewer's hand, where equal ones are clicked on alike."""
        return ()

    @cached_property
    def _copies(self) -> dict[str, list[str]]:
        """The ids of equal cards in the viewer's hand, by the id that choices point at."""
        held = hand_ids(self.hand())
        return {hand_id(name): [ident for ident, other in held if other == name] for _, name in held}

    def refused_things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """Return the drawn things that say why a near miss is refused; by default those that it would be clicked on."""
        return self.things(code, targets)

    def done(self, code: int) -> bool:
        """Return whether a choice is drawn as the great button: it ends a row or a turn, or points at `DONE`."""
        return False

    def group(self, code: int) -> str:
        """Return the key of the group that a choice is folded into."""
        return ""

    def seal(self, code: int, targets: tuple[str, ...]) -> str:
        """Return what a choice costs, in a few letters: drawn on its row and on its zones."""
        return ""

    def tone(self, code: int, targets: tuple[str, ...]) -> ChoiceTone:
        """Return what a choice leads to, in colour: a battle."""
        return ""

    def deadly(self, clause: str) -> bool:
        """Return whether what a clause warns of ends the chooser."""
        return False

    def rank(self, miss: views.NearMiss) -> int:
        """Return how likely a player wanted this: the smallest first."""
        return 0
