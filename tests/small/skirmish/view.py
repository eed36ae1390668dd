"""What one viewer may know, built up from nothing."""

from __future__ import annotations

from functools import partial

from wartable.core.answers import answers, ending
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording
from wartable.core.view import View

from . import codes as c
from .kit import SIDES
from .notation import line
from .state import SkirmishState

Counts = tuple[int, ...]


class SkirmishView(View, frozen=True):
    """The whole table. A row, a march in the making and the faces of cards are their owner's alone."""

    step: str
    round: int
    left: int
    active: int
    zones: tuple[tuple[Counts, Counts], ...]  # for each zone the units of red and of blue
    field: int
    owed: tuple[int, int]
    hand_sizes: tuple[int, int]
    played: Counts
    hand: Counts
    row: Counts
    origin: int
    points: int


def view(s: SkirmishState, viewer: int) -> SkirmishView:
    """All that `viewer` may know of a position."""
    mine = viewer >= 0 and viewer in s.deciders()
    choices, near_misses = answers(
        s, viewer, c.CLAUSES, draft(s, viewer), partial(line, s.kit), partial(tell, s, viewer)
    )
    battling = len(s.stack) > 1
    return SkirmishView(
        title="skirmish",
        viewer=viewer,
        seats=2,
        asked=s.asked(viewer),
        prompt=prompt(s, viewer),
        detail=None,
        choices=choices,
        near_misses=near_misses,
        ending=ending(s, c.CLAUSES),
        step=c.STEPS[s.step()],
        round=max(1, (s.turn + 1) // 2),
        left=s.left,
        active=s.stack[0] % 2 if s.turn and s.stack else -1,
        zones=tuple((tuple(s.group(0, zone)), tuple(s.group(1, zone))) for zone in range(len(s.kit.zones))),
        field=s.field if battling else -1,
        owed=(s.owed[0], s.owed[1]) if battling and s.step() != c.REACT else (0, 0),
        hand_sizes=(sum(s.hand(0)), sum(s.hand(1))),
        played=tuple(s.kit.copies[k] - s.pile[k] - s.hand(0)[k] - s.hand(1)[k] for k in range(len(s.pile))),
        hand=tuple(s.hand(viewer)) if viewer >= 0 else (),
        row=tuple(s.row(viewer)) if viewer >= 0 else (),
        origin=s.origin if mine else -1,
        points=s.kit.points - s.spent(viewer) if viewer >= 0 and s.step() == c.LISTS else 0,
    )


def prompt(s: SkirmishState, viewer: int) -> Phrase:
    """The question, to who is asked; to the others, who is asked what."""
    asked = s.asked(viewer)
    if viewer in asked:
        key = "prompt-pick" if s.origin >= 0 else f"prompt-{c.STEPS[s.step()]}"
        return Phrase(key, hits=s.owed[viewer], left=s.left)
    return Phrase("prompt-wait", sides=[side(seat) for seat in asked]) if asked else Phrase("prompt-over")


def side(seat: int) -> Phrase:
    return Phrase(f"side-{SIDES[seat]}")


def draft(s: SkirmishState, seat: int) -> list[int]:
    """The clicks of the open row."""
    verb = {c.LISTS: c.BUY, c.HITS: c.LOSE}.get(s.step(), c.PICK)
    picks = [verb * c.WIDTH + unit for unit, count in enumerate(s.row(seat)) for _ in range(count)]
    return [c.FROM * c.WIDTH + s.origin, *picks] if s.origin >= 0 else picks


def tell(s: SkirmishState, seat: int, code: int) -> Wording:
    """A choice's name and the things of the board that it can be clicked on."""
    verb, argument = divmod(code, c.WIDTH)
    word, kind, name = c.VERBS[verb], c.ARGUMENTS[verb], s.kit.names(verb)[argument]
    if kind == "zone":
        return Wording(Phrase(f"label-{word}", thing=Phrase(f"zone-{name}")), None, (f"zone.{name}",))
    if kind == "card":
        return Wording(Phrase(f"label-{word}", thing=Phrase(f"card-{name}")), None, (f"hand.{name}",))
    if kind == "unit":
        zone = {c.PICK: s.origin, c.LOSE: s.field}.get(verb, -1)
        targets = (f"zone.{s.kit.zones[zone]}.{SIDES[seat]}.{name}",) if zone >= 0 else (f"shop.{name}",)
        return Wording(Phrase(f"label-{word}", thing=Phrase(f"unit-{name}", count=1)), None, targets)
    return Wording(Phrase(f"label-{word}"))
