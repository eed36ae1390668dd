"""A title of a few rules that has something of everything that conformance looks at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.errors import NotAnAction, PositionError
from wartable.core.options import Option
from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, PUBLIC, Log
from wartable.core.rules.memory import Memory
from wartable.core.rules.notation import pick_text
from wartable.core.rules.state import Kit, State
from wartable.core.scene import Prompt, Scene
from wartable.core.step_view import ending
from wartable.core.text.messages import Messages, Phrase
from wartable.core.text.rulebook import Rulebook
from wartable.core.title import Content, FactSheet, Mode, Title
from wartable.core.view import Choice, NearMiss, View
from wartable.titles import texts as files_of

from .state import (
    ACT,
    CARDS,
    CLAUSES,
    COPIES,
    END,
    ENTRIES,
    GUARD,
    HAND,
    KINDS,
    LAY,
    LOSE,
    LOSS,
    NO_CARD,
    PEEK,
    STEPS,
    VERBS,
    WIDTH,
    WINDOW,
    TinyKit,
    TinyState,
    counted,
    named,
)
from .texts import ENGLISH, ITALIAN, REGOLE, RULES

SHEET = FactSheet(
    name="tiny",
    modes=(Mode("plain", 2, 4),),
    options=(Option("long", False, clause="TI-END-01"),),
    rules_version="1",
    space=len(VERBS) * WIDTH,
    encoding_version=1,
    turn_cap=4,
    game_cap=400,
    secrets=("hands", "the trap", "answers to the trap until all are in"),
    endings=("TI-END-01",),
    notation=("draw", "lay fox", "peek 1", "guard bear done", "pass", "lose hare"),
    windows=("trap",),
)


def label(code: int) -> Phrase:
    """What a choice is called."""
    return Phrase("choice", verb=VERBS[code // WIDTH], what=code % WIDTH)


class TinyView(View, frozen=True):
    """What a viewer knows of the table."""

    turn: int
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    open: tuple[str, ...]
    trap: str
    guard: str
    known: tuple[tuple[str, ...], ...]


class Tiny(Title):
    """The title's doors."""

    state_class: type[TinyState] = TinyState

    def __init__(self) -> None:
        self.sheet = SHEET
        self.messages = Messages(files_of("wartable", "messages", "ftl"), {"en": ENGLISH, "it": ITALIAN})
        self.rulebook = Rulebook({"en": RULES, "it": REGOLE})
        self.clauses = CLAUSES
        self.entries = ENTRIES

    def content(self, pack: str | None = None) -> Content:
        return Content(None, "0")

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> TinyKit:
        return TinyKit(seats, dict(options))

    def start(self, kit: Kit, chance: Chance, log: Log, memory: bool) -> TinyState:
        state = self.blank(kit, memory)
        state.pile = [COPIES] * KINDS
        state.hands = [[0] * KINDS for _ in range(kit.seats)]
        for seat in range(kit.seats):
            for _ in range(HAND):
                state.draw(seat, chance, log)
        return state

    def blank(self, kit: Kit, memory: bool) -> TinyState:
        assert isinstance(kit, TinyKit)
        state = self.state_class()
        state.kit = kit
        state.open = [0] * KINDS
        if memory:
            state.memory = Memory()
            state.memory.begin([0, KINDS], [0, *(BIT[seat] for seat in range(kit.seats))])
        return state

    def from_dict(self, kit: Kit, data: Mapping[str, Any]) -> TinyState:
        state = self.blank(kit, data.get("memory") is not None)
        try:
            state.hands = [counted(hand) for hand in data["hands"]]
            state.pile, state.open = counted(data["pile"]), counted(data["open"])
            state.trap = -1 if data["trap"] is None else CARDS.index(data["trap"])
            state.step = STEPS.index(data["step"])
            state.turn, state.asked, state.ended = data["turn"], data["asked"], data["ended"]
            state.draft, state.sealed = list(data["draft"]), list(data["sealed"])
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"no position of tiny: {error!r}") from error
        if state.memory is not None:
            state.memory.from_rows(data["memory"], CARDS)
        self.check_position(state)
        return state

    def check_position(self, state: TinyState) -> None:
        """Refuses what cannot be: this title has no need for positions written by hand."""
        numbers = [state.turn, state.asked, state.ended, *state.draft, *state.sealed]
        rows = (state.draft, state.sealed) if state.step == WINDOW else ()
        if any(isinstance(number, bool) or not isinstance(number, int) for number in numbers):
            raise PositionError("turn, asked, ended, draft, sealed: whole numbers are needed")
        if len(state.hands) != state.kit.seats or any(len(row) != state.kit.seats for row in rows):
            raise PositionError(f"hands, draft, sealed: {state.kit.seats} of each are needed")
        if state.step == LOSS and len(state.sealed) != state.kit.seats:
            raise PositionError("sealed: one for each seat is needed")
        if (state.step == WINDOW) != (state.trap >= 0) or not 0 <= state.asked < BIT[state.kit.seats]:
            raise PositionError("step, trap, asked: they do not fit")
        kinds = range(-1, KINDS + 1)
        if any(kind not in kinds for kind in (*state.draft, *state.sealed)) or self.invariants(state):
            raise PositionError("cards: they do not make the set")
        if state.ended not in (0, END) or state.turn < 0 or not self.rows_held(state):
            raise PositionError("ended, turn, draft: they cannot be so")
        if not state.ended and not state.deciders():
            raise PositionError("asked: nobody decides")

    def rows_held(self, state: TinyState) -> bool:
        """Whether all that is picked or sealed lies in the hand that it came from."""
        rows = [(seat, kind) for row in (state.draft, state.sealed) for seat, kind in enumerate(row)]
        return all(kind in (-1, NO_CARD) or state.hands[seat][kind] for seat, kind in rows)

    def line(self, kit: Kit, clicks: Sequence[int]) -> str:
        words: list[str] = []
        for code in clicks:
            verb, argument = divmod(code, WIDTH)
            words.append(VERBS[verb])
            if verb in (LAY, GUARD, LOSE):
                words.append(CARDS[argument])
            elif verb == PEEK:
                words.append(str(argument))
        return " ".join(words)

    def parse(self, kit: Kit, text: str) -> list[int]:
        clicks: list[int] = []
        words = text.split()
        while words:
            word = words.pop(0)
            if word not in VERBS[1:]:
                raise NotAnAction(f"{word!r} is no action")
            verb = VERBS.index(word)
            known = [str(seat) for seat in range(4)] if verb == PEEK else CARDS
            if verb not in (LAY, GUARD, LOSE, PEEK):
                clicks.append(verb * WIDTH)
            elif words and words[0] in known:
                clicks.append(verb * WIDTH + known.index(words.pop(0)))
            else:
                raise NotAnAction(f"{word!r} needs one of {', '.join(known)}")
        if not clicks:
            raise NotAnAction("an action must have a word")
        return clicks

    def view(self, state: State, viewer: int) -> TinyView:
        assert isinstance(state, TinyState)
        s, seats = state, range(state.kit.seats)
        draft = [GUARD * WIDTH + s.draft[viewer]] if viewer != PUBLIC and not s.ended and s.drafting(viewer) else []
        choices = [self.choice(s, viewer, code, draft) for code in s.legal(viewer)]
        refused = [code for code in s.offers(viewer) if s.why(viewer, code)]
        near_misses = [self.near_miss(s, viewer, code, draft) for code in refused]
        known = [s.memory.known(viewer, seat) if s.memory and seat != viewer else [0] * KINDS for seat in seats]
        return TinyView(
            title="tiny",
            viewer=viewer,
            seats=s.kit.seats,
            asked=self.asked(s, viewer),
            prompt=Phrase("asked" if choices else "wait"),
            detail=None,
            choices=tuple(choices),
            near_misses=tuple(near_misses),
            ending=ending(s, CLAUSES),
            turn=s.turn,
            hand=tuple(named(s.hands[viewer])) if viewer != PUBLIC else (),
            sizes=tuple(s.size(seat) for seat in seats),
            open=tuple(named(s.open)),
            trap="" if s.trap < 0 else CARDS[s.trap] if viewer == s.active else "?",
            guard=CARDS[s.draft[viewer]] if draft else "",
            known=tuple(tuple(named(bag)) for bag in known),
        )

    def asked(self, state: TinyState, viewer: int) -> tuple[int, ...]:
        """Who is asked, as the viewer knows it: of sealed answers only the viewer's own."""
        if state.step == ACT or state.ended:
            return state.deciders()
        seats = [seat for seat in range(state.kit.seats) if state.asked & BIT[seat]]
        return tuple(seat for seat in seats if seat != viewer or seat in state.deciders())

    def text(self, s: TinyState, seat: int, code: int, draft: list[int]) -> str:
        """A click in words: the whole choice that it completes, or a pick's own words."""
        return self.line(s.kit, [*draft, code]) if s.completes(seat, code) else pick_text(self.line(s.kit, [code]))

    def choice(self, s: TinyState, seat: int, code: int, draft: list[int]) -> Choice:
        """What may be played, under its name."""
        caution = CLAUSES[s.caution(seat, code)]
        return Choice(code, self.text(s, seat, code, draft), label(code), caution=caution, final=s.final(seat, code))

    def near_miss(self, s: TinyState, seat: int, code: int, draft: list[int]) -> NearMiss:
        """What a clause forbids, under its name."""
        return NearMiss(code, self.text(s, seat, code, draft), label(code), CLAUSES[s.why(seat, code)])

    def scene(self, kit: Kit, view: View, lang: str, names: Mapping[str, str] | None = None) -> Scene:
        return Scene("Tiny", lang=lang, viewer=view.viewer, prompt=Prompt(view.prompt.say(self.messages, lang)))

    def vocabularies(self, kit: Kit) -> Sequence[Sequence[str]]:
        return (CARDS,)

    def tell(self, kit: Kit, kind: str, value: int) -> object:
        if kind == "card":
            return Phrase("none" if value == NO_CARD else CARDS[value])
        return Phrase("seat", n=value)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, TinyState)
        found = []
        for kind in range(KINDS):
            lie = state.pile[kind] + state.open[kind] + sum(hand[kind] for hand in state.hands) + (state.trap == kind)
            if lie != COPIES:
                found.append(f"{lie} of {COPIES} {CARDS[kind]}")
        return found
