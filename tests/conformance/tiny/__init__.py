"""A title of a few rules that has something of everything, and that can be broken on purpose by naming a flaw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wartable.core.chance import Chance
from wartable.core.clause import NotAnAction, PositionError
from wartable.core.kit import Kit
from wartable.core.log import BIT, PUBLIC, Log
from wartable.core.memory import Memory
from wartable.core.messages import Messages, Phrase
from wartable.core.options import Option
from wartable.core.rulebook import Rulebook
from wartable.core.scene import Prompt, Scene
from wartable.core.state import State
from wartable.core.title import Content, Mode, Sheet, Title
from wartable.core.view import Told, View, answers, ending

from .state import (
    CARDS,
    CLAUSES,
    COPIES,
    ENTRIES,
    GUARD,
    HAND,
    KINDS,
    LAY,
    LOSE,
    NO_CARD,
    PEEK,
    STEPS,
    VERBS,
    WIDTH,
    TinyKit,
    TinyState,
    counted,
    named,
)
from .texts import ENGLISH, ITALIAN, REGOLE, RULES


@dataclass(frozen=True, slots=True)
class TinyView(View):
    """What a viewer knows of the table."""

    turn: int
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    open: tuple[str, ...]
    trap: str
    guard: str
    spied: tuple[str, ...]


class Tiny(Title):
    """The title, with a flaw or without."""

    def __init__(self, flaw: str = "") -> None:
        self.flaw = flaw
        self.sheet = Sheet(
            name="tiny",
            modes=(Mode("plain", 2, 4),),
            options=(Option("long", False, clause="TI-END-01"),),
            rules_version="1",
            space=len(VERBS) * WIDTH,
            encoding_version=1,
            turn_cap=4,
            game_cap=400,
            secrets=("hands", "the trap"),
            endings=("TI-END-01",),
            notation=("draw", "lay fox", "peek 1", "guard bear done", "pass", "lose hare"),
            windows=("trap",),
        )
        self.messages = Messages({"en": ENGLISH, "it": ITALIAN})
        self.rulebook = Rulebook({"en": RULES, "it": REGOLE})
        self.clauses = CLAUSES
        self.entries = ENTRIES
        self.vocabularies = (CARDS,)

    def content(self, pack: str | None = None) -> Content:
        return Content(None, "0")

    def make_kit(self, seats: int, options: Mapping[str, object], content: Content) -> TinyKit:
        return TinyKit(seats, dict(options), self.flaw)

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
        state = TinyState()
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
            state.turn, state.asked, state.ended = int(data["turn"]), int(data["asked"]), int(data["ended"])
            state.draft, state.sealed = list(data["draft"]), list(data["sealed"])
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"no position: {error!r}") from error
        if state.memory is not None:
            state.memory.from_rows(data["memory"], CARDS)
        return state

    def line(self, clicks: Sequence[int]) -> str:
        words: list[str] = []
        for code in clicks:
            verb, arg = divmod(code, WIDTH)
            words.append(VERBS[verb])
            if verb in (LAY, GUARD, LOSE):
                words.append(CARDS[arg])
            elif verb == PEEK:
                words.append(str(arg))
        return " ".join(words)

    def parse(self, text: str) -> list[int]:
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
        draft = [GUARD * WIDTH + s.draft[viewer]] if viewer != PUBLIC and s.drafting(viewer) else []
        choices, near_misses = answers(s, viewer, CLAUSES, lambda code: self.line([*draft, code]), self.told)
        asked = s.deciders()
        if s.step != 0 and not s.ended:
            asked = tuple(seat for seat in seats if s.asked & BIT[seat] and (seat != viewer or seat in s.deciders()))
        known = [s.memory.known(viewer, seat) if s.memory and seat != viewer else [0] * KINDS for seat in seats]
        return TinyView(
            title="tiny",
            viewer=viewer,
            seats=s.kit.seats,
            asked=s.deciders() if self.flaw == "answered" else asked,
            prompt=Phrase("asked" if choices else "wait"),
            detail=None,
            choices=choices,
            near_misses=near_misses,
            ending=ending(s, CLAUSES),
            turn=s.turn,
            hand=tuple(named(s.hands[viewer])) if viewer != PUBLIC else (),
            sizes=tuple(sum(hand) for hand in s.hands),
            open=tuple(named(s.open)),
            trap="" if s.trap < 0 else CARDS[s.trap] if viewer == s.active or self.flaw == "view" else "?",
            guard=CARDS[s.draft[viewer]] if draft else "",
            spied=tuple(" ".join(named(bag)) for bag in known) if self.flaw != "blind" else (),
        )

    def told(self, code: int) -> Told:
        return Told(Phrase("choice", verb=VERBS[code // WIDTH], what=code % WIDTH))

    def scene(self, view: View, lang: str) -> Scene:
        return Scene("Tiny", lang=lang, viewer=view.viewer, prompt=Prompt(view.prompt.say(self.messages, lang)))

    def tell(self, kind: str, value: int) -> object:
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
